"""Which buffers are muted: what is said there is kept, and not heard until it is reviewed."""

from __future__ import annotations

from a11y_dice.session.transcript import Buffer

MUTABLE = {
    Buffer.ALL: (Buffer.TABLE, Buffer.SYSTEM),
    Buffer.TABLE: (Buffer.TABLE,),
    Buffer.SYSTEM: (Buffer.SYSTEM,),
    Buffer.ANSWERS: (),
}
"""What is muted together with each buffer. An answer to a key is never silent."""


class Muting:
    """The muted buffers. They hold until the program ends."""

    def __init__(self) -> None:
        self._muted: frozenset[Buffer] = frozenset()

    def is_muted(self, buffer: Buffer) -> bool:
        """Whether news of this buffer is not said; for `ALL`, news of every one."""
        parts = MUTABLE[buffer]
        return bool(parts) and self._muted.issuperset(parts)

    def can_mute(self, buffer: Buffer) -> bool:
        """Whether there is any news in a buffer."""
        return bool(MUTABLE[buffer])

    def turn(self, buffer: Buffer) -> None:
        """Mute a buffer, or let it be heard again."""
        parts = MUTABLE[buffer]
        is_on = self.is_muted(buffer)
        self._muted = self._muted.difference(parts) if is_on else self._muted.union(parts)
