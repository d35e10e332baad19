"""A sound server and an open mixer for tests that hear what is played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from helpers.pulse import PulseServer, Recording, pulse_server

from a11y_dice.audio.mixer import Mixer


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[PulseServer]:
    """A sound server that this process uses."""
    with pulse_server() as running:
        for name, value in running.environment.items():
            monkeypatch.setenv(name, value)
        yield running


@pytest.fixture
def sound(server: PulseServer) -> Iterator[Recording]:
    """What the sound card plays."""
    with server.recording() as recording:
        yield recording


@pytest.fixture
def mixer(sound: Recording) -> Iterator[Mixer]:
    """An open mixer."""
    mixer = Mixer()
    mixer.open()
    yield mixer
    mixer.close()
