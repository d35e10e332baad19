"""Our own voice where the child speaks by itself, as on Windows and macOS (not tried there).

To interrupt it, it is killed; a spare that is ready takes over.
"""

from __future__ import annotations

from functools import partial

from a11y_dice.settings.values import Settings
from a11y_dice.speech.child import ChildDiedError, VoiceChild
from a11y_dice.speech.mouth import ChildMouth
from a11y_dice.speech.pieces import pieces
from a11y_dice.speech.saying import Saying

STARTING = 20.0
SLOWEST = 3
"""Characters a second, at the least; a child that needs longer does not answer any more."""


class DirectMouth(ChildMouth):
    """Lets the child speak."""

    def __init__(self) -> None:
        super().__init__()
        self._spare: VoiceChild | None = None
        self._speaking: VoiceChild | None = None

    def change(self, settings: Settings) -> None:
        """All is part of how a piece is asked for."""

    def open(self) -> None:
        """Start the child and its spare, and wait for the first."""
        if self.child is None:
            self.child = self.next_child()
        self.persist(lambda _: None)

    def say(self, saying: Saying) -> None:
        """Let the child say one piece after the other."""
        for piece in pieces(saying.words):
            self.persist(partial(self._say, piece, saying))
            if saying.is_cut:
                return
            saying.piece_heard()

    def hush(self) -> None:
        """Stop the child in the middle of a word."""
        if speaking := self._speaking:
            speaking.stop()

    def close(self) -> None:
        """End the child and its spare."""
        super().close()
        if self._spare:
            self._spare.kill()

    def next_child(self) -> VoiceChild:
        """The spare, or the very first child; a new spare is started."""
        child = self._spare or VoiceChild()
        self._spare = VoiceChild()
        return child

    def _say(self, piece: str, saying: Saying, child: VoiceChild) -> None:
        """Say one piece; raises ChildDiedError unless it was cut off."""

        def begin() -> None:
            self._speaking = child

        if not saying.unless_cut(begin):
            return
        try:
            missing = child.ask(piece, saying.manner, "", STARTING + len(piece) / SLOWEST)
            if missing:
                self.on_missing(missing)
        except ChildDiedError:
            if not saying.is_cut:
                raise
            child.kill()
            self.child = self.next_child()
        finally:
            self._speaking = None
