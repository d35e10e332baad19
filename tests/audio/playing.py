"""A program that only plays sounds: each line on its input is done, and answered with a line.

The settings are the arguments, as name=value. "play NAME [PLACE]" plays, "silence" says why nothing
can be heard, "end" ends. What the player is told is written at once, behind "told".
"""

from __future__ import annotations

import sys
import time

from a11y_dice.audio.earcons import make_player
from a11y_dice.core.message import Earcon, Message
from a11y_dice.settings.values import Settings


def main() -> None:
    """Obey until the input ends."""
    settings = Settings()
    for argument in sys.argv[1:]:
        name, _, value = argument.partition("=")
        settings = settings.with_value(name, value)
    player = make_player(settings, lambda message: _say(f"told {message.id}"))
    player.open()
    while settings.sounds_volume and not player.is_ready:
        time.sleep(0.01)
    _say("ready")
    for line in sys.stdin:
        command, *words = line.split()
        if command == "play":
            waits = player.play((Earcon(words[0], float(words[1])),))
            _say(f"played {waits:.2f}")
        elif command == "silence":
            _say(_named(player.silence))
        else:
            break
    player.close()


def _named(message: Message | None) -> str:
    return message.id if message else "can be heard"


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 - this is how it answers


if __name__ == "__main__":
    main()
