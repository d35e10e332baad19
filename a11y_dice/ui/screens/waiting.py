"""Between two people at one keyboard: the next one presses a key before anything is told."""

from __future__ import annotations

from a11y_dice.core.message import Message, Who
from a11y_dice.session.table import Table
from a11y_dice.settings.keymap import Command
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.screen import Screen

GOES_ON = (Command.TAKE, Command.SPACE, Command.BACK, Command.ROLL)


class WaitingScreen(Screen):
    """Any key that is not for reviewing, help or leaving goes on with the match."""

    def __init__(self, desk: Desk, table: Table) -> None:
        super().__init__(desk)
        self._match = table
        self.table |= dict.fromkeys(GOES_ON, self._go_on)

    def open(self) -> None:
        """Say who is next."""
        self.desk.say(Message("hand-over-wait", {"who": Who(self._match.seat)}))

    def what(self, command: Command) -> Message:
        """What the keys do that go on."""
        return Message("command-go-on") if command in GOES_ON else super().what(command)

    def unknown(self, key: str) -> None:  # noqa: ARG002 - every key does the same
        """Go on with any key."""
        self._go_on()

    def type_line(self, text: str) -> None:  # noqa: ARG002 - every line does the same
        """Go on with any line."""
        self._go_on()

    def _go_on(self) -> None:
        self.desk.drop()
        self._match.take_over()
