"""What is wrong with the arguments of a command."""

from __future__ import annotations

from a11y_dice.core.message import Message


class Complaint(Exception):  # noqa: N818 - it is told to the user, nothing has failed
    """One sentence for standard error. `game_id` names the game whose words it may need."""

    def __init__(self, message: Message, game_id: str = "") -> None:
        super().__init__(message.id)
        self.message = message
        self.game_id = game_id
