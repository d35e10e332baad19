"""`a11y-dice settings`: what is set and where it comes from, or another value for the file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from a11y_dice.cli.arguments import parse, parser, words_of
from a11y_dice.cli.complaint import Complaint
from a11y_dice.core.message import Facts, Message
from a11y_dice.session.checkup.setting_list import value_text
from a11y_dice.session.onlooker import Onlooker
from a11y_dice.settings.first import settings_path
from a11y_dice.settings.readers import BadValueError, option_name
from a11y_dice.settings.sources import Chosen, chosen
from a11y_dice.settings.values import READERS

MOST_WORDS = 2


def settings(arguments: Sequence[str]) -> list[str]:
    """All settings, one of them, or that one was set. Raises Complaint."""
    given = parse(parser("settings"), arguments)
    words = words_of("settings", given.words, (), MOST_WORDS)
    onlooker, choice = Onlooker(), chosen({})
    if not words:
        told = [message for name in READERS for message in _told(name, choice)]
        told += [Message("cli-settings-file", {"path": str(settings_path())})]
        return [onlooker.words(message) for message in (*choice.problems, *told)]
    name = words[0].lower().replace("-", "_")
    if name not in READERS:
        names = ", ".join(map(option_name, READERS))
        raise Complaint(Message("cli-no-such-setting", {"name": words[0], "names": names}))
    if words[1:]:
        return [onlooker.words(_set(name, words[1]))]
    about = Message(f"about-{option_name(name)}")
    return [onlooker.words(message) for message in (about, *_told(name, choice), _allowed(name))]


def _told(name: str, choice: Chosen) -> Iterator[Message]:
    """A setting with its value, and where that comes from."""
    value = value_text(getattr(choice.settings, name)) or '""'
    origin = Message(f"origin-{choice.origin(name)}")
    yield Message("cli-setting-is", {"name": option_name(name), "value": value, "origin": origin})


def _allowed(name: str) -> Message:
    return Message("cli-setting-allowed", {"allowed": READERS[name].allowed})


def _set(name: str, text: str) -> Message:
    """Write a value into the file. Raises Complaint."""
    from a11y_dice.settings.store import NotKeptError, store  # noqa: PLC0415 - slow to import

    path = settings_path()
    try:
        value = READERS[name](text)
        store({name: value}, path)
    except BadValueError as error:
        raise Complaint(Message("cli-setting", error.facts(name, text))) from error
    except NotKeptError as error:
        facts: Facts = {"path": str(path), "reason": error.reason}
        raise Complaint(Message("settings-not-kept", facts)) from error
    facts = {"name": option_name(name), "value": value_text(value), "path": str(path)}
    return Message("cli-setting-set", facts)
