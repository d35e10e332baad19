"""What makes our own voice heard: pyttsx3 in a child process that is started again when it dies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from a11y_dice.core.message import Message
from a11y_dice.settings.values import Settings
from a11y_dice.speech.child import ChildDiedError, NoSynthesizerError, VoiceChild, VoiceName
from a11y_dice.speech.saying import Saying

RESTARTS = 2
"""How often the child is started again for one piece before the voice is given up."""


class CannotSpeakError(Exception):
    """The voice cannot be heard. `comes_back` tells whether to try again later."""

    def __init__(self, reason: str, *, comes_back: bool) -> None:
        super().__init__(reason)
        self.reason = Message(reason)
        self.comes_back = comes_back


class Mouth(Protocol):
    """What makes words heard. One thread opens, says and closes; any thread may hush.

    `on_missing` is called with the name of a voice or language that is not there.
    """

    on_missing: Callable[[str], None]

    @property
    def voices(self) -> tuple[VoiceName, ...]:
        """All voices; none until they are known."""

    def change(self, settings: Settings) -> None:
        """Go by other settings, as far as they are no part of a Manner."""

    def open(self) -> None:
        """Be ready to speak; may be called again. Raises CannotSpeakError."""

    def say(self, saying: Saying) -> None:
        """Say this, and wait until it was heard or cut off. Raises CannotSpeakError."""

    def hush(self) -> None:
        """Be silent at once. What was being said must have been cut off before."""

    def close(self) -> None:
        """End all processes and leave no file."""


class ChildMouth:
    """What the ways to speak by a child have in common."""

    def __init__(self) -> None:
        self.on_missing: Callable[[str], None] = lambda _: None
        self.child: VoiceChild | None = None
        self._voices: tuple[VoiceName, ...] = ()

    @property
    def voices(self) -> tuple[VoiceName, ...]:
        """All voices; none until they are known."""
        if self.child and self.child.voices:
            self._voices = self.child.voices
        return self._voices

    def close(self) -> None:
        """End the child."""
        if self.child:
            self.child.kill()

    def next_child(self) -> VoiceChild:
        """A child for the one that has died."""
        return VoiceChild()

    def persist(self, work: Callable[[VoiceChild], None]) -> None:
        """Do something with the child; again with a new one if it dies. Raises CannotSpeakError."""
        for _ in range(1 + RESTARTS):
            try:
                if self.child is None:
                    self.child = self.next_child()
                self.child.await_ready()
                return work(self.child)
            except ChildDiedError:
                if self.child:
                    self.child.kill()
                self.child = None
            except NoSynthesizerError as error:
                raise CannotSpeakError("voice-lost-library", comes_back=False) from error
            except OSError as error:  # no process or no folder can be made
                raise CannotSpeakError("voice-lost-child", comes_back=True) from error
        raise CannotSpeakError("voice-lost-child", comes_back=True)
