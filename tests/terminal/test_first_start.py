"""The very first start: two welcomes, one question after the other, and answers that are kept."""

from __future__ import annotations

import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from helpers.pulse import NO_DEVICE, pulse_server
from helpers.running import PATIENCE, Running
from helpers.system import needs

from a11y_dice.i18n.catalog import languages
from a11y_dice.settings.first import settings_path

NOBODY_CHOSE = {"A11Y_DICE_SPEAK": "", "A11Y_DICE_SOUNDS_VOLUME": "0"}
KEYBOARD = "Which keyboard do you have?"
QUESTION = "with the text shown beside it. Text alone. 1 of 3."


@contextmanager
def started(folder: Path, *arguments: str, **env: str) -> Iterator[Running]:
    """The program as somebody starts it who has chosen nothing."""
    program = Running(folder, *arguments, columns=80, rows=24, **(env | NOBODY_CHOSE))
    try:
        yield program
    finally:
        program.stop()


def go_through(program: Running, *keys: str) -> None:
    """Answer the questions after the first one: the language, where there are several, and keys."""
    if len(languages()) > 1:
        program.await_part("Which language?")
        program.await_part("English. 1 of")
        program.send_keys(keys[-1])
    program.await_part(KEYBOARD)
    program.skip()
    program.send_keys(*keys)


def test_both_welcomes_come_and_the_voice_is_kept(tmp_path: Path) -> None:
    needs("pulseaudio", "parec")
    with pulse_server() as server, server.recording() as sound:
        began = time.monotonic()
        with started(tmp_path, **server.environment) as program:
            program.await_part("You have text in the terminal, as nothing else was chosen.")
            program.await_part(QUESTION)
            sound.await_loud(began)
            program.send_keys("2")
            pressed = time.monotonic()
            sound.await_silence(pressed, length=0.1)
            sound.await_loud(pressed)
            written = program.output
            program.send_keys("c-c", "y")
            program.await_end()
            assert program.output[len(written) :].strip() == ""
        assert "Main menu" not in written
        kept = tomllib.loads(settings_path().read_text(encoding="utf-8"))
        assert kept == {"speak": "voice", "text-beside": False}
        with started(tmp_path, **server.environment) as program:
            sound.await_loud(time.monotonic())
            program.send_keys("c-c", "y")
            program.await_end()
            assert program.output.strip() == ""


def test_the_text_is_kept_and_nobody_asks_again(tmp_path: Path) -> None:
    needs("pulseaudio", "parec")
    with pulse_server() as server:
        with started(tmp_path, **server.environment) as program:
            program.await_part(QUESTION)
            program.send_keys("1")
            program.await_part("From now on you have text in the terminal.")
            go_through(program, "enter")
            program.await_part("Main menu, 12 lines.")
        kept = tomllib.loads(settings_path().read_text(encoding="utf-8"))
        assert kept["keyboard"] == "auto"
        with started(tmp_path, **server.environment) as program:
            program.await_part("as your settings say. Main menu, 12 lines.")


def test_escape_goes_on_in_text_and_asks_again(tmp_path: Path) -> None:
    needs("pulseaudio", "parec")
    with pulse_server() as server:
        for _ in range(2):
            with started(tmp_path, **server.environment) as program:
                program.await_part(QUESTION)
                program.send_keys("escape")
                go_through(program, "escape")
                program.await_part("Main menu, 12 lines.")
        assert not settings_path().exists()


def test_with_a_choice_nobody_asks(tmp_path: Path) -> None:
    with started(tmp_path, "--speak", "text", **NO_DEVICE) as program:
        program.await_part("Main menu, 12 lines.")
        assert "Welcome" not in program.output
        assert KEYBOARD not in program.output


def test_without_a_device_nobody_asks_what_was_heard(tmp_path: Path) -> None:
    with started(tmp_path, **NO_DEVICE) as program:
        go_through(program, "down", "enter")
        program.await_part("Main menu, 12 lines.")
        assert "Welcome" not in program.output
    kept = tomllib.loads(settings_path().read_text(encoding="utf-8"))
    assert kept["keyboard"] == "qwerty"


def test_a_pipe_is_never_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in NOBODY_CHOSE.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ended = subprocess.run(
        [sys.executable, "-m", "a11y_dice"],
        input="down\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert "Welcome" not in ended.stdout
    assert KEYBOARD not in ended.stdout
    assert "2 of 12" in ended.stdout
