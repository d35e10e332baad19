"""The program with the screen switched off: speech where it should be, silence where it should."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from helpers.pulse import NO_DEVICE, pulse_server
from helpers.running import PATIENCE, Running
from helpers.system import needs

from a11y_dice.settings.first import settings_path
from a11y_dice.settings.store import store

SILENT = {"A11Y_DICE_SOUNDS_VOLUME": "0", "A11Y_DICE_VOICE_RATE": "400"}
COMPLAINT = ("--speak", "spoken-only", "--verbosity", "loud")


@pytest.mark.parametrize("way", ["voice", "spoken-only"])
def test_every_key_is_heard_and_nothing_is_shown(way: str, tmp_path: Path) -> None:
    needs("pulseaudio", "parec")
    with pulse_server() as server, server.recording() as sound:
        program = Running(
            tmp_path, "--speak", way, columns=80, rows=24, **(server.environment | SILENT)
        )
        try:
            sound.await_loud(time.monotonic())
            program.send_keys("f9")
            quiet = sound.await_silence(time.monotonic())
            for key in ("down", "2", "enter", "d", "s", "t", "?", "escape", "z"):
                assert not any(window.is_loud for window in sound.windows(quiet + 0.001))
                pressed = time.monotonic()
                program.send_keys(key)
                sound.await_loud(pressed)
                stopped = time.monotonic()
                program.send_keys("f9")
                quiet = sound.await_silence(stopped)
            program.send_keys("c-c", "y")
            assert program.await_end() == 0
            assert program.output.strip() == ""
            assert not program.errors.read_text(encoding="utf-8")
        finally:
            program.stop()


def test_text_beside_a_voice_shows_each_line_once(tmp_path: Path) -> None:
    needs("pulseaudio", "parec")
    with pulse_server() as server, server.recording() as sound:
        began, beside = time.monotonic(), server.environment | SILENT
        program = Running(
            tmp_path, "--speak", "voice", "--text-beside", columns=80, rows=24, **beside
        )
        try:
            program.await_part("1 of 12")
            sound.await_loud(began)
            program.send_keys("c-c", "y")
            assert program.await_end() == 0
            for once in ("Accessible Dice:", "shown beside", "1 of 12.", "Goodbye."):
                assert program.output.count(once) == 1
        finally:
            program.stop()


def test_text_takes_over_where_nothing_can_sound(tmp_path: Path) -> None:
    program = Running(tmp_path, "--speak", "spoken-only", columns=80, rows=24, **NO_DEVICE)
    try:
        program.await_part("No sound device answers, so the voice is silent. Text takes over.")
        program.await_part("Main menu, 12 lines.")
        program.send_keys("down")
        program.await_part("2 of 12")
        program.send_keys("c-c", "y")
        program.await_part("Goodbye.")
        assert program.await_end() == 0
    finally:
        program.stop()


def test_text_takes_over_where_the_sound_server_hangs(tmp_path: Path) -> None:
    needs("pulseaudio", "parec")
    with pulse_server() as server:
        server.freeze()
        program = Running(
            tmp_path, "--speak", "spoken-only", columns=80, rows=24, **server.environment
        )
        try:
            program.await_part("No sound device answers, so the voice is silent. Text takes over.")
            program.await_part("Main menu, 12 lines.")
            program.send_keys("down")
            program.await_part("2 of 12")
            program.send_keys("c-c", "y")
            assert program.await_end() == 0
            assert not program.errors.read_text(encoding="utf-8")
        finally:
            program.stop()


def test_a_voice_that_comes_back_leaves_the_text_on_lines_of_its_own(tmp_path: Path) -> None:
    needs("pulseaudio", "parec")
    with pulse_server() as server:
        program = Running(
            tmp_path,
            "--speak",
            "spoken-only",
            columns=80,
            rows=24,
            **(server.environment | SILENT),
        )
        try:
            for _ in range(2):
                with server.recording() as sound:
                    sound.await_loud(time.monotonic())
                server.kill()
                program.await_part("Text takes over.")
                program.send_keys("down")
                program.await_part(" of 12.")
                program.skip()
                server.start()
            program.send_keys("c-c", "y")
            assert program.await_end() == 0
            taken_over = program.output.split("No sound device answers")
            assert len(taken_over) == 3
            assert taken_over[1].endswith("\n")
            assert program.output.endswith("\n")
        finally:
            program.stop()


@pytest.mark.parametrize("keys", ["", "down\n"])
def test_a_pipe_is_shown_where_nothing_can_sound(keys: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "a11y_dice", "--speak", "spoken-only"],
        input=keys,
        env=dict(os.environ) | NO_DEVICE,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("No sound device answers")
    assert ended.stdout.endswith("The keys have ended, so the program ends.\n")


@pytest.mark.parametrize(
    ("arguments", "way"),
    [
        (COMPLAINT, "text"),
        (("--speak=Spoken-Only", "--verbosity", "loud"), "text"),
        (("--verbosity", "loud"), "spoken-only"),
    ],
)
def test_a_complaint_is_said_too(arguments: tuple[str, ...], way: str) -> None:
    needs("pulseaudio", "parec")
    with pulse_server() as server, server.recording() as sound:
        began = time.monotonic()
        ended = complained(arguments, server.environment | {"A11Y_DICE_SPEAK": way})
        assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", "")
        assert sound.seconds_loud(began) > 1


def test_a_complaint_is_said_to_whoever_has_chosen_so_in_the_file() -> None:
    needs("pulseaudio", "parec")
    store({"speak": "spoken-only", "voice_rate": 400}, settings_path())
    with pulse_server() as server, server.recording() as sound:
        began = time.monotonic()
        ended = complained(COMPLAINT[2:], server.environment | {"A11Y_DICE_SPEAK": ""})
        assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", "")
        assert sound.seconds_loud(began) > 1


@pytest.mark.parametrize("arguments", [COMPLAINT, ("--speak", "text", *COMPLAINT[2:])])
def test_a_complaint_is_written_where_it_is_not_said(arguments: tuple[str, ...]) -> None:
    environment = dict(os.environ) | NO_DEVICE | {"A11Y_DICE_SPEAK": "spoken-only"}
    assert "cannot be loud" in complained(arguments, environment).stderr


def complained(
    arguments: tuple[str, ...], environment: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    """The program with arguments that make no sense."""
    return subprocess.run(
        [sys.executable, "-m", "a11y_dice", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_a_pipe_is_said_to_its_end() -> None:
    needs("pulseaudio", "parec")
    with pulse_server() as server, server.recording() as sound:
        began = time.monotonic()
        ended = subprocess.run(
            [sys.executable, "-m", "a11y_dice", "--speak", "voice", "--sounds-volume", "0"],
            input="down\ndown\ndown\n",
            env=server.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
        assert sound.seconds_loud(began) > 8


@pytest.mark.parametrize("arguments", ["", "--speak spoken-only"])
def test_keys_are_not_shown_while_the_program_loads(arguments: str) -> None:
    """The echo is switched off before what takes long is loaded.

    While the sound opens, standard error is silent, and now and then this hides a line.
    """
    for _ in range(5):
        loaded = names_of_modules(arguments)
        if "a11y_dice.session.announcer" in loaded:
            break
    for later in ("argparse", "a11y_dice.i18n.catalog", "a11y_dice.session.announcer"):
        if later in loaded:
            assert loaded.index("a11y_dice.ui.echo") < loaded.index(later)
    assert "a11y_dice.session.announcer" in loaded


def names_of_modules(arguments: str) -> list[str]:
    """What the program loads, in its order."""
    told = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "a11y_dice", *arguments.split()],
        input="",
        env=dict(os.environ) | NO_DEVICE,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    ).stderr
    return [line.rpartition("|")[2].strip() for line in told.splitlines()]
