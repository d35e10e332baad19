"""One sentence for somebody who has no screen."""

from __future__ import annotations

from a11y_dice.core.message import Words
from a11y_dice.session.ears import Lost, SessionEars
from a11y_dice.settings.sources import chosen
from a11y_dice.speech.outputs import make_output
from a11y_dice.speech.utterance import plain_utterance


def say_once(words: Words) -> bool:
    """Say one sentence with our own voice. Returns whether it could be said."""
    ears = SessionEars()
    voice = make_output("spoken-only", chosen({"speak": "spoken-only"}).settings)
    voice.open(ears)
    voice.speak(plain_utterance(words))
    voice.finish()
    voice.close()
    return not any(isinstance(report, Lost) for report in ears.reports())
