"""The bridges to Prism and accessible-output2, with stand-ins for readers of other systems."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from helpers.ssip import Ssip

from a11y_dice.speech import bridges, dispatcher
from a11y_dice.speech.bridges import Accessible, Prism, find_bridge


class _Jaws:
    """As accessible-output2 has it: without a silence."""

    name = "jaws"
    priority = 100
    is_running = True

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []

    def is_active(self) -> bool:
        return self.is_running

    def speak(self, text: str, interrupt: int = 0) -> None:
        self.calls.append(("speak", text, interrupt))

    def braille(self, text: str, **options: object) -> None:
        self.calls.append(("braille", text))


class _Nvda(_Jaws):
    """With a silence of its own."""

    name = "NVDA"

    def silence(self) -> None:
        self.calls.append(("silence",))


class _Sapi(_Jaws):
    """A voice without a screen reader, which is always there."""

    name = "sapi5"
    priority = 101


class _Missing(_Jaws):
    """A reader that is not installed."""

    name = "System Access"
    priority = 99

    def __init__(self) -> None:
        raise OSError("no such library")


class _PrismReader:
    """What Prism makes for a reader."""

    def __init__(self, name: str, *can: str) -> None:
        self.name = name
        self.calls: list[tuple[Any, ...]] = []
        self.features = SimpleNamespace(
            is_supported_at_runtime=True,
            supports_braille="braille" in can,
            supports_stop="stop" in can,
        )

    def speak(self, text: str, interrupt: object) -> None:
        self.calls.append(("speak", text, interrupt))

    def braille(self, text: str) -> None:
        self.calls.append(("braille", text))

    def stop(self) -> None:
        self.calls.append(("stop",))


def fake_prism(*running: str) -> SimpleNamespace:
    """The module of Prism, with these readers running."""
    known = {name: name for name in (*bridges.PRISM_READERS, "SPEECH_DISPATCHER", "SAPI")}

    class Context:
        def create(self, name: str) -> _PrismReader:
            if name not in running:
                raise ValueError("Invalid or unsupported backend")
            return _PrismReader(name)

    return SimpleNamespace(Context=Context, BackendId=known)


@pytest.fixture(autouse=True)
def empty_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No Prism and no reader, whatever this machine has."""
    monkeypatch.setitem(sys.modules, "prism", None)
    monkeypatch.delenv("SPEECHD_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "nothing"))


def mac_or_windows(monkeypatch: pytest.MonkeyPatch, *classes: type) -> None:
    """Another system, on which accessible-output2 knows these."""
    module = SimpleNamespace(get_output_classes=lambda: list(classes))
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setitem(sys.modules, "accessible_output2", module)


def test_a_reader_speaks_shows_and_is_silent() -> None:
    nvda = _Nvda()
    bridge = Accessible(nvda)
    bridge.speak("Roll", interrupts=False)
    bridge.speak("Stop", interrupts=True)
    bridge.braille("r/s?")
    bridge.silence()
    bridge.close()
    assert nvda.calls == [
        ("speak", "Roll", False),
        ("speak", "Stop", True),
        ("braille", "r/s?"),
        ("silence",),
    ]


def test_a_reader_without_silence_speaks_nothing_instead() -> None:
    jaws = _Jaws()
    Accessible(jaws).silence()
    assert jaws.calls == [("speak", "", True)]


def test_the_first_reader_that_runs_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    mac_or_windows(monkeypatch, _Missing, _Nvda, _Jaws, _Sapi)
    bridge = find_bridge()
    assert bridge
    assert bridge.name == "NVDA"
    monkeypatch.setattr(_Nvda, "is_running", False)
    assert not bridge.is_there()
    bridge = find_bridge()
    assert bridge
    assert bridge.name == "jaws"


def test_a_voice_is_no_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    mac_or_windows(monkeypatch, _Missing, _Sapi)
    assert find_bridge() is None


def test_prism_is_asked_first(monkeypatch: pytest.MonkeyPatch) -> None:
    mac_or_windows(monkeypatch, _Nvda)
    monkeypatch.setitem(sys.modules, "prism", fake_prism("JAWS", "VOICE_OVER"))
    bridge = find_bridge()
    assert isinstance(bridge, Prism)
    assert bridge.name == "JAWS"


def test_prism_is_not_asked_for_voices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", fake_prism("SAPI", "SPEECH_DISPATCHER"))
    assert find_bridge() is None


def test_prism_speaks_and_does_what_the_reader_can() -> None:
    full, plain = _PrismReader("NVDA", "braille", "stop"), _PrismReader("Orca")
    for reader in (full, plain):
        bridge = Prism(None, reader)
        assert bridge.is_there()
        bridge.speak("Roll", interrupts=False)
        bridge.braille("r/s?")
        bridge.silence()
        bridge.close()
    assert full.calls == [("speak", "Roll", False), ("braille", "r/s?"), ("stop",)]
    assert plain.calls == [("speak", "Roll", False), ("speak", " ", True)]


def test_prism_as_it_is_finds_no_reader_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "prism")
    prism = pytest.importorskip("prism")
    assert set(bridges.PRISM_READERS) <= {each.name for each in prism.BackendId}
    assert find_bridge() is None


def test_speech_dispatcher_knows_us_by_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "ola")
    with Ssip() as server:
        monkeypatch.setenv("SPEECHD_ADDRESS", server.address)
        bridge = find_bridge()
        assert bridge
        assert bridge.name == "Speech Dispatcher"
        bridge.speak("Your turn.", interrupts=False)
        bridge.braille("turn")
        bridge.speak("You rolled.", interrupts=True)
        bridge.silence()
        bridge.close()
        assert server.wait_for(lambda events: events[-1].kind == "gone")
        done = [(event.kind, event.text) for event in server.events if event.kind != "set"]
        assert done == [
            ("quit", ""),
            ("say", "Your turn."),
            ("stop", ""),
            ("say", "You rolled."),
            ("stop", ""),
            ("gone", ""),
        ]
        assert {event.client for event in server.events if event.kind == "say"} == {
            "ola:a11y-dice:game"
        }


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"SPEECHD_ADDRESS": "unix_socket:/tmp/a.sock"}, "/tmp/a.sock"),
        ({"SPEECHD_ADDRESS": "inet_socket:192.0.2.1:6561"}, ("192.0.2.1", 6561)),
        ({"SPEECHD_ADDRESS": "inet_socket"}, ("127.0.0.1", 6560)),
        ({"SPEECHD_ADDRESS": "unix_socket"}, "/run/user/1/speech-dispatcher/speechd.sock"),
        ({}, "/run/user/1/speech-dispatcher/speechd.sock"),
        ({"XDG_RUNTIME_DIR": ""}, "/home/ola/.cache/speech-dispatcher/speechd.sock"),
        ({"XDG_RUNTIME_DIR": "", "XDG_CACHE_HOME": "/c"}, "/c/speech-dispatcher/speechd.sock"),
    ],
)
def test_the_daemon_is_looked_for_where_its_users_say(
    environment: dict[str, str], expected: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/1")
    monkeypatch.setenv("HOME", "/home/ola")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert dispatcher.address()[1] == expected
