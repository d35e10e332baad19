"""Our own voice, for people who have no screen reader running.

Nothing of the synthesizer and of sound is imported before this is opened.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from a11y_dice.speech.speaker import Speaker

if TYPE_CHECKING:
    from a11y_dice.settings.values import Settings
    from a11y_dice.speech.mouth import Mouth


def make(settings: Settings) -> Speaker:
    """Our own voice. It loads when it is opened."""
    return Speaker(settings, make_mouth)


def make_mouth() -> Mouth:
    """What speaks on this system: through our mixer where pyttsx3 can make files of sound."""
    if sys.platform.startswith("linux"):
        from a11y_dice.audio.mixer import shared_mixer  # noqa: PLC0415 - see above
        from a11y_dice.speech.mixed_mouth import MixedMouth  # noqa: PLC0415

        return MixedMouth(shared_mixer())
    from a11y_dice.speech.direct_mouth import DirectMouth  # noqa: PLC0415

    return DirectMouth()
