"""The line in which words are typed that are looked for in what was said."""

from __future__ import annotations

from collections.abc import Callable

from a11y_dice.core.message import Message, Title
from a11y_dice.settings.keymap import Command
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.field import Field


class FindField(Field):
    """Nothing that it says is kept, for it would be found; the repeat key says the prompt again."""

    def __init__(
        self, desk: Desk, done: Callable[[str], None], left: Callable[[], None] | None
    ) -> None:
        words = desk.finder.words
        prompt = Message("find-again", {"text": words}) if words else Message("find")
        super().__init__(desk, prompt, done, left)
        self.table[Command.REPEAT] = self.open

    def say_prompt(self) -> None:
        """Say what to type."""
        self.announcer.say_aside(self.prompt)

    def say(self, message_id: str, **facts: int | str | Message | Title) -> None:
        """Say something about what was typed."""
        self.announcer.say_aside(Message(message_id, dict(facts)))
