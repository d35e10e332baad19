"""Message to words: the only place where text is made."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from a11y_dice.core.message import Either, Fact, Message, Series, Title, Who, Words
from a11y_dice.i18n.audience import Audience, Verbosity
from a11y_dice.i18n.catalog import ENGLISH, SHELL, catalog_path, plain
from a11y_dice.i18n.key_names import first_key
from a11y_dice.i18n.sentences import Sentences
from a11y_dice.settings.keymap import USUAL_KEYMAP, Keymap


class Localizer:
    """One language's words for the shell and for the game that is open; English where it has none.

    A part that is not translated at all is English too. `keymap` is what sentences take the names
    of keys from: the fact `key-roll` is how the player's key for the command "roll" is called.
    """

    def __init__(
        self, language: str = ENGLISH, game_id: str = "", keymap: Keymap = USUAL_KEYMAP
    ) -> None:
        self.language = language
        self.keymap = keymap
        parts = [game_id, SHELL] if game_id else [SHELL]
        self._catalogs = [
            (code, _sentences(code, part))
            for code in dict.fromkeys((language, ENGLISH))
            for part in parts
            if code == ENGLISH or Path(catalog_path(code, part)).exists()
        ]

    def words(
        self, message: Message, audience: Audience, verbosity: Verbosity = Verbosity.STANDARD
    ) -> Words:
        """The sentence of `message` for this listener. Raises KeyError for an unknown id."""
        facts = self._facts(message, audience, verbosity)
        for _, sentences in self._catalogs:
            if sentences.has(message.id):
                pattern = _pattern(sentences.message(message.id), verbosity)
                if pattern is None:
                    raise KeyError(message.id)
                for command in sentences.keys(message.id):
                    key = first_key(command, self.keymap)
                    facts[f"key-{command}"] = self.words(key, audience, verbosity)
                text, errors = sentences.format(pattern, facts)
                if errors:
                    raise ValueError(f"{message.id}: {errors}")
                return Words(_plain(text))
        raise KeyError(message.id)

    def language_of(self, message: Message) -> str:
        """The language in which the words of `message` are found, so that its voice reads them."""
        return next(
            (code for code, sentences in self._catalogs if sentences.has(message.id)), ENGLISH
        )

    def has(self, message_id: str) -> bool:
        """Whether there is a sentence of this name."""
        return any(sentences.has(message_id) for _, sentences in self._catalogs)

    def _facts(self, message: Message, audience: Audience, verbosity: Verbosity) -> dict[str, Any]:
        facts: dict[str, Any] = {}
        for name, fact in message.facts.items():
            facts[name] = self._fact(fact, audience, verbosity)
            if name == "who" and isinstance(fact, Who):
                facts["you"] = "yes" if fact.seat == audience.you else "no"
        return facts

    def _fact(self, fact: Fact, audience: Audience, verbosity: Verbosity) -> int | float | str:
        if isinstance(fact, int | float | str):
            return fact
        if isinstance(fact, Who):
            return audience.names[fact.seat]
        if isinstance(fact, Title):
            return plain(fact.game_id, "title", self.language)
        if isinstance(fact, Message):
            return self.words(fact, audience, verbosity)
        if isinstance(fact, Either):
            return self._list("either", fact.parts, audience, verbosity)
        if isinstance(fact, Series):
            return self._list("series", fact.parts, audience, verbosity)
        return self._list("list", fact, audience, verbosity)

    def _list(
        self,
        kind: str,
        parts: tuple[Who | Message, ...],
        audience: Audience,
        verbosity: Verbosity,
    ) -> str:
        """Join "a, b and c" by the language's own pattern messages."""
        said = [self._part(part, audience, verbosity) for part in parts]
        if not said:
            return self.words(Message("list-empty"), audience, verbosity)
        go_on, end = "list-next", f"{kind}-last"
        if verbosity is Verbosity.BRAILLE and _are_signs(parts, said):
            go_on = end = "list-sign"
        first, rest = said[0], said[1:]
        for at, part in enumerate(rest, 1):
            joint = Message(end if at == len(rest) else go_on, {"items": first, "item": part})
            first = self.words(joint, audience, verbosity)
        return first

    def _part(self, part: Who | Message, audience: Audience, verbosity: Verbosity) -> str:
        """One part of a list; the listener is "you" there too."""
        if isinstance(part, Who) and part.seat == audience.you:
            part = Message("list-you")
        return str(self._fact(part, audience, verbosity))


def _pattern(found: Any, verbosity: Verbosity) -> Any:
    """What is written for this verbosity; braille without words of its own is brief."""
    written = found.attributes.get(verbosity)
    if written is None and verbosity is Verbosity.BRAILLE:
        written = found.attributes.get(Verbosity.BRIEF)
    return written or found.value


def _are_signs(parts: tuple[Who | Message, ...], said: list[str]) -> bool:
    """Whether the parts of a list are signs without a space, like "3t"; no name is one."""
    return all(isinstance(part, Message) for part in parts) and " " not in "".join(said)


def _plain(text: str) -> str:
    """One line of text; what a terminal would obey instead of show becomes a question mark."""
    line = " ".join(text.split())
    if line.isprintable():
        return line
    return "".join(character if character.isprintable() else "?" for character in line)


@lru_cache(maxsize=16)
def _sentences(language: str, part: str) -> Sentences:
    return Sentences(language, Path(catalog_path(language, part)).read_text(encoding="utf-8"))
