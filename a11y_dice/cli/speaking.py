"""Sentences of a command for somebody who has no screen."""

from __future__ import annotations

from collections.abc import Iterable

from a11y_dice.core.message import Message, Words
from a11y_dice.i18n.catalog import language_here
from a11y_dice.session.ears import Lost, SessionEars
from a11y_dice.settings.first import SPOKEN_ONLY
from a11y_dice.settings.sources import chosen
from a11y_dice.settings.values import Settings
from a11y_dice.speech.outputs import make_output
from a11y_dice.speech.utterance import plain_utterance


def say_once(words: Words) -> bool:
    """Say one sentence with our own voice. Returns whether it could be said."""
    settings = chosen({"speak": SPOKEN_ONLY}).settings
    return say_all([words], SPOKEN_ONLY, settings) is None


def say_all(lines: Iterable[Words], way: str, settings: Settings) -> Message | None:
    """Say sentences by one way, to their end. Returns why that failed, if it did."""
    ears, language = SessionEars(), language_here()
    output = make_output(way, settings)
    output.open(ears)
    try:
        for line in lines:
            output.speak(plain_utterance(line, language))
        output.finish()
    finally:  # also when Ctrl+C cuts it off
        output.close()
    lost = (report.reason for report in ears.reports() if isinstance(report, Lost))
    return next(lost, None)
