"""Learning the sounds: each line of a list is heard together with what it means."""

from __future__ import annotations

from collections.abc import Callable

from a11y_dice.core.earcons import COMMON
from a11y_dice.core.game import Game
from a11y_dice.core.message import Earcon, Message, Title
from a11y_dice.games import all_games
from a11y_dice.session.transcript import Buffer
from a11y_dice.ui.desk import Desk
from a11y_dice.ui.screens.menu import Item, Menu


class SoundsScreen(Menu):
    """The lists of sounds: those that all games share, then those of each game that has some."""

    def title(self) -> Message:
        """Where we are."""
        return Message("sounds-title")

    def items(self) -> list[Item]:
        """A line for each list."""
        lists = [Item(Message("sounds-common"), self._opener(None))]
        for game in all_games():
            if game.sounds:
                label = Message("sounds-of-game", {"title": Title(game.id)})
                lists.append(Item(label, self._opener(game)))
        return lists

    def _opener(self, game: Game | None) -> Callable[[], None]:
        return lambda: self.desk.push(SoundList(self.desk, game))


class SoundList(Menu):
    """The sounds of a game, or the common ones. Whatever is read is heard, and Enter repeats it."""

    def __init__(self, desk: Desk, game: Game | None) -> None:
        super().__init__(desk)
        self._game = game
        own = game.sounds if game else None
        self._names = own.NAMES if own else COMMON

    def title(self) -> Message:
        """Whose sounds these are."""
        if self._game is None:
            return Message("sounds-common-title")
        return Message("sounds-game-title", {"title": Title(self._game.id)})

    def items(self) -> list[Item]:
        """A line for each sound."""
        return [Item(Message(f"sound-{name}"), self._read) for name in self._names]

    def open(self) -> None:
        """Speak with the words of this game; where no sound can be heard, say so."""
        self.announcer.open(self._game.id if self._game else "", self.announcer.audience)
        player = self.announcer.ears.player
        silence = player.silence if player else Message("sounds-no-device")
        if silence:
            self.desk.say(silence, Buffer.SYSTEM)
        super().open()

    def help_on(self, item: Item) -> None:
        """Say how a sound is heard again."""
        self.say("sound-help", item=item.label)

    def back(self) -> None:
        """Back to the lists."""
        self.announcer.open("", self.announcer.audience)
        super().back()

    def _read(self, *heard: Earcon) -> None:
        name = self._names[self.at]
        sound = Earcon(f"{self._game.id}/{name}" if self._game else name)
        super()._read(sound, *heard)
