"""Where sounds come from: ours, in a checkout and installed, and the player's own before them."""

from __future__ import annotations

import shutil
import wave
from array import array
from pathlib import Path

import pytest

import a11y_dice
from a11y_dice.audio import sound_files
from a11y_dice.audio.lines import Samples
from a11y_dice.audio.sound_files import SoundLibrary, decoded, our_folder

HERE = Path(__file__).parent
REPOSITORY = HERE.parent.parent
FORMATS = sorted((HERE / "formats").iterdir())


def constant(path: Path, height: int, seconds: float = 0.1, rate: int = 44100) -> Path:
    """A file with one height all the time, by which it is known again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(array("h", [height]).tobytes() * int(seconds * rate))
    return path


def height(samples: Samples | None) -> int:
    """The height of such a file."""
    assert samples
    return samples[len(samples) // 2]


def told(folder: Path) -> list[tuple[str, dict[str, object]]]:
    """What is said when the sounds are loaded with this folder of the player's own."""
    return [(said.id, dict(said.facts)) for said in SoundLibrary.load(str(folder)).problems]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder of the player's own, which is still empty."""
    folder = tmp_path / "own"
    folder.mkdir()
    return folder


def test_in_a_checkout_they_are_beside_the_package() -> None:
    assert our_folder() == REPOSITORY / "sounds"


def test_installed_they_are_in_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "a11y_dice"
    shutil.copytree(REPOSITORY / "sounds" / "common", package / "sounds" / "common")
    monkeypatch.setattr(a11y_dice, "__file__", str(package / "__init__.py"))
    assert our_folder() == package / "sounds"
    assert set(SoundLibrary.load("").ours) == {
        f"common/{path.stem}" for path in (REPOSITORY / "sounds" / "common").iterdir()
    }


def test_the_wheel_takes_them_into_the_package() -> None:
    project = (REPOSITORY / "pyproject.toml").read_text(encoding="utf-8")
    assert 'force-include]\n"sounds" = "a11y_dice/sounds"\n' in project


def test_without_any_that_is_said_and_all_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(a11y_dice, "__file__", str(tmp_path / "a11y_dice" / "__init__.py"))
    library = SoundLibrary.load("")
    assert [said.id for said in library.problems] == ["sounds-missing"]
    assert library.find("edge") is None


def test_all_of_ours_are_found() -> None:
    library = SoundLibrary.load("")
    assert library.problems == []
    assert len(library.ours) == len(list((REPOSITORY / "sounds").glob("*/*.wav")))
    assert all(library.find(name) is samples for name, samples in library.ours.items())


def test_a_game_without_a_sound_has_the_common_one() -> None:
    library = SoundLibrary.load("")
    common = library.ours["common/score"]
    assert library.find("pig/score") is library.find("score") is common
    assert library.find("martian_dice/score") is common
    assert library.find("martian_dice/no-such-sound") is None


def test_one_of_the_players_own_replaces_ours_by_its_name(own: Path) -> None:
    constant(own / "martian_dice" / "die-ray.wav", 1000)
    constant(own / "die-cow.wav", 2000)
    constant(own / "common" / "edge.wav", 3000)
    constant(own / "no-name-of-ours.wav", 4000)
    library = SoundLibrary.load(str(own))
    assert height(library.find("martian_dice/die-ray")) == 1000
    assert height(library.find("martian_dice/die-cow")) == 2000
    assert height(library.find("edge")) == height(library.find("pig/edge")) == 3000
    assert library.find("score") is library.ours["common/score"]
    assert len(library.own) == 3
    assert library.problems == []


def test_a_common_one_of_the_players_own_may_be_for_one_game_alone(own: Path) -> None:
    constant(own / "score.wav", 1000)
    constant(own / "sixty_one" / "score.wav", 2000)
    library = SoundLibrary.load(str(own))
    assert height(library.find("martian_dice/score")) == 1000
    assert height(library.find("sixty_one/score")) == 2000


@pytest.mark.parametrize("path", FORMATS, ids=lambda path: path.suffix)
def test_other_formats_can_be_used(path: Path, own: Path) -> None:
    shutil.copy(path, own / f"edge{path.suffix}")
    library = SoundLibrary.load(str(own))
    assert library.problems == []
    found, ours = library.find("edge"), library.ours["common/edge"]
    assert found is not ours
    assert found
    assert abs(len(found) - len(ours)) < 2500
    assert max(found) == pytest.approx(max(ours), rel=0.25)


def test_other_rates_become_ours(own: Path) -> None:
    path = constant(own / "edge.wav", 5000, seconds=0.5, rate=8000)
    assert len(decoded(path)) == pytest.approx(22050, abs=60)


def test_there_is_a_file_of_each_format() -> None:
    assert {path.suffix for path in FORMATS} | {".wav"} == set(sound_files.ENDINGS)


def test_a_folder_that_is_missing_is_told_once_and_ours_play(own: Path) -> None:
    missing = own / "gone"
    assert told(missing) == [("sounds-folder-missing", {"path": str(missing)})]
    assert SoundLibrary.load(str(missing)).find("edge")


def test_a_file_as_the_folder_is_no_folder(own: Path) -> None:
    path = constant(own / "edge.wav", 1)
    assert told(path) == [("sounds-folder-missing", {"path": str(path)})]


@pytest.mark.parametrize(
    "content", [b"", b"RIFF", b"no sound at all " * 99, b"RIFF\xff\xff\xff\x7fWAVEfmt "]
)
def test_a_broken_file_is_left_out_and_ours_plays(own: Path, content: bytes) -> None:
    (own / "edge.wav").write_bytes(content)
    library = SoundLibrary.load(str(own))
    assert told(own) == [("sounds-broken", {"file": "edge.wav", "count": 1})]
    assert library.find("edge") is library.ours["common/edge"]


def test_a_file_cut_in_the_middle_plays_as_far_as_it_goes_or_is_left_out(own: Path) -> None:
    whole = (REPOSITORY / "sounds" / "common" / "end.wav").read_bytes()
    (own / "end.wav").write_bytes(whole[: len(whole) // 2])
    library = SoundLibrary.load(str(own))
    assert library.find("end")


def test_a_huge_file_and_a_long_one_are_left_out(own: Path) -> None:
    with (own / "edge.wav").open("wb") as file:
        file.truncate(sound_files.LARGEST + 1)
    constant(own / "score.wav", 1, seconds=10.1, rate=8000)
    assert told(own) == [("sounds-huge", {"file": "edge.wav", "count": 2})]


def test_many_broken_files_are_one_sentence(own: Path) -> None:
    for name in ("edge", "score", "win"):
        (own / f"{name}.ogg").write_text("no sound")
    assert told(own) == [("sounds-broken", {"file": "edge.ogg", "count": 3})]


def test_a_folder_in_the_place_of_a_file_is_passed_over(own: Path) -> None:
    (own / "edge.wav").mkdir()
    assert told(own) == []


def test_the_home_folder_may_be_written_short(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(own.parent))
    constant(own / "edge.wav", 1000)
    assert height(SoundLibrary.load("~/own").find("edge")) == 1000


@pytest.mark.parametrize("folder", ["~nobody-of-this-name/sounds", f"/{'x' * 10_000}", "a\0b"])
def test_a_folder_that_cannot_be_looked_at_is_missing(folder: str) -> None:
    library = SoundLibrary.load(folder)
    assert [said.id for said in library.problems] == ["sounds-folder-missing"]
    assert library.find("edge") is library.ours["common/edge"]
