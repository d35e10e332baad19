"""The way "reader" with a real Speech Dispatcher, in games, and with everything that befalls it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from unicodedata import normalize

import pytest
from helpers.dispatcher import Daemon, dispatcher
from helpers.keyboard import new_match
from helpers.readers import PATIENCE, ReaderTable, RecordedEars
from helpers.system import needs

from a11y_dice.core.message import Words
from a11y_dice.games import all_games
from a11y_dice.i18n.catalog import SHELL, plain
from a11y_dice.settings.values import Settings
from a11y_dice.speech import line
from a11y_dice.speech.outputs.reader import ScreenReader
from a11y_dice.speech.utterance import plain_utterance

pytestmark = needs("speech-dispatcher")
EVENTS = 1000
QUICK = 2.0
"""Seconds that a key may take on a busy machine, whatever the daemon does."""
LOST = Words(plain(SHELL, "reader-lost"))
FOUND = Words("Speech Dispatcher answers again and speaks from now on.")


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look often for a reader that was lost."""
    monkeypatch.setattr(line, "AGAIN", 0.05)


@pytest.fixture(params=["started", "not started"])
def daemon(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Daemon]:
    """A daemon that takes its time, and is the one of our environment."""
    with dispatcher(0.3, started=request.param == "started") as running:
        use(running, monkeypatch)
        yield running


started = pytest.mark.parametrize("daemon", ["started"], indirect=True)
not_started = pytest.mark.parametrize("daemon", ["not started"], indirect=True)


def use(daemon: Daemon, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this be the daemon that our way "reader" finds."""
    monkeypatch.setenv("SPEECHD_ADDRESS", daemon.address)


@pytest.fixture
def table() -> Iterator[ReaderTable]:
    """Somebody who plays with the way "reader"."""
    playing = ReaderTable(new_match(all_games()[0], "Ann", "bot careful"))
    yield playing
    playing.reader.close()


def press(table: ReaderTable, key: str) -> None:
    """Press a key; it is answered soon, whatever the daemon does."""
    before = time.monotonic()
    table.press(key)
    assert time.monotonic() - before < QUICK


def await_loss(table: ReaderTable) -> None:
    """Press a key, and wait until one sentence in the text tells that the reader is gone."""
    press(table, "d")
    deadline = time.monotonic() + PATIENCE
    while not table.text.said:
        assert time.monotonic() < deadline
        time.sleep(0.02)
        table.desk.announcer.attend()  # as the program does when it is woken
    assert table.text.said[0] == LOST


def await_text(table: ReaderTable) -> None:
    """See that the loss is told once, and that text answers from then on."""
    await_loss(table)
    press(table, "h")
    press(table, "d")
    assert table.text.said.count(LOST) == 1
    assert table.text.said[-1] == table.last != LOST


def await_reader(table: ReaderTable, daemon: Daemon) -> None:
    """Wait until the reader is back, and see that it says so, and then answers alone."""
    deadline = time.monotonic() + PATIENCE
    while table.desk.announcer.output is table.text:
        assert time.monotonic() < deadline
        time.sleep(0.05)
        table.desk.announcer.attend()
    daemon.await_heard(FOUND)
    shown = len(table.text.said)
    press(table, "h")
    daemon.await_heard(table.last)
    assert daemon.heard().count(FOUND) == 1
    assert len(table.text.said) == shown


@not_started
def test_a_daemon_that_is_started_later(daemon: Daemon, table: ReaderTable) -> None:
    await_text(table)
    assert not daemon.socket.exists()  # nobody has started one in our name
    daemon.start()
    await_reader(table, daemon)


@not_started
def test_no_daemon_is_installed(
    daemon: Daemon, table: ReaderTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    await_text(table)


@started
def test_a_daemon_that_is_killed_in_mid_sentence_and_started_again(
    daemon: Daemon, table: ReaderTable
) -> None:
    daemon.await_heard(table.reader.announced[0])
    daemon.kill()
    await_text(table)
    daemon.start()
    await_reader(table, daemon)


@started
def test_a_daemon_that_is_killed_while_it_is_talked_to(
    daemon: Daemon, table: ReaderTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    daemon.await_heard(table.reader.announced[0])
    for _ in range(20):
        press(table, "d")
    daemon.kill()
    for _ in range(20):
        press(table, "d")
    await_text(table)
    daemon.start()
    await_reader(table, daemon)


@started
def test_a_daemon_that_freezes_and_thaws(daemon: Daemon, table: ReaderTable) -> None:
    daemon.await_heard(table.reader.announced[0])
    daemon.freeze()
    await_text(table)
    shown = set(table.text.said)
    before = len(daemon.heard())
    daemon.thaw()
    await_reader(table, daemon)
    after = daemon.heard()[before:]
    assert after[0] == FOUND or after[0] not in shown  # what text has shown is not said later


@started
def test_a_daemon_that_is_restarted_between_two_keys(daemon: Daemon, table: ReaderTable) -> None:
    daemon.await_heard(table.reader.announced[0])
    daemon.stop()
    daemon.start()
    await_loss(table)
    await_reader(table, daemon)


@pytest.mark.parametrize("cuts", [False, True], ids=["whole", "interrupted"])
def test_a_thousand_events_of_real_games(cuts: bool, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: FBT001
    with dispatcher() as daemon:
        use(daemon, monkeypatch)
        settings = Settings(never_interrupt=not cuts, reading_speed=0)
        table = ReaderTable(new_match(all_games()[0], "Ann", "bot careful"), settings)
        announced = table.reader.announced
        for seed in range(1000):
            game = all_games()[seed % len(all_games())]
            table.sit_down(new_match(game, "Ann", "bot careful", "bot careful", seed=str(seed)))
            while not table.is_over and len(announced) < EVENTS:
                table.play()
            if len(announced) >= EVENTS:
                break
        table.reader.speak(plain_utterance(Words("That was all.")))
        heard = daemon.await_heard("That was all.")
        table.reader.close()
    assert table.text.said == []
    if cuts:
        assert is_part_in_order(heard, announced)
    else:
        assert heard == announced
    assert len(announced) >= EVENTS


def is_part_in_order(part: Sequence[str], whole: Sequence[str]) -> bool:
    """Whether each text of the part is in the whole, in the same order and as often at most."""
    rest = iter(whole)
    return all(text in rest for text in part)


STRANGE = (
    'It\'s "quoted", `run`, $HOME, $(ls), \\n, %s & <b>; ; | * ? ~ # {x}',
    "Zażółć gęślą jaźń, Щука, 漢字, ひらがな, עברית, العربية, हिन्दी",
    "♞ → ⚀⚁⚂ 😀 👩\u200d👩\u200d👧 e\u0301 \u202etfel \u2028 \u00ad \ufeff \U0010ffff",
    ".",
    "..",
    ". at the beginning",
    "word " * 1999 + "end",
)


def test_any_text_is_said_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    with dispatcher() as daemon:
        use(daemon, monkeypatch)
        reader = ScreenReader(Settings(never_interrupt=True))
        ears = RecordedEars()
        reader.open(ears)
        for text in STRANGE:
            reader.speak(plain_utterance(Words(text)))
        reader.speak(plain_utterance(Words("Half \ud83d of it\n.\r\n.\x00\x07 and the end")))
        reader.echo("ü")
        heard = daemon.await_heard("ü")
        reader.close()
    expected = [*STRANGE, "Half ? of it . . and the end", "ü"]
    assert heard == [normalize("NFC", text) for text in expected]  # the daemon composes letters
    assert ears.reports == []


def test_the_last_words_are_said_after_we_have_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    with dispatcher(0.3) as daemon:
        use(daemon, monkeypatch)
        reader = ScreenReader(Settings())
        reader.open(RecordedEars())
        for text in ("The match is kept.", "Its record is in a file.", "Goodbye."):
            reader.speak(plain_utterance(Words(text)))
        reader.finish()
        reader.close()
        assert daemon.await_heard("Goodbye.")[-2] == "Its record is in a file."
