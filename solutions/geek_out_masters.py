"""Makes a11y_dice/games/geek_out_masters/turns.bin: what continuing is worth from every place.

python solutions/geek_out_masters.py

Value iteration, one number of scored dice after the other, from 10 down to 0: continuing can only
lead to as many scored dice or to more. With fewer than 10 it is repeated until nothing changes by
more than LEAST. Nothing is drawn at random.
"""

from __future__ import annotations

import sys
from pathlib import Path
from struct import pack

from a11y_dice.games.geek_out_masters import turns
from a11y_dice.games.geek_out_masters.state import DICE, Lone
from a11y_dice.games.geek_out_masters.turns import LOST, PLACES, Place, Turn, Worth

LEAST = 1e-13


def main() -> None:
    """Write the table."""
    data = b""
    for lone in Lone:
        going_on = solved(lone)
        data += b"".join(pack(f"<{turns.NUMBERS}d", *going_on[place]) for place in PLACES)
    Path(turns.__file__).with_name("turns.bin").write_bytes(data)


def solved(lone: str, least_scored: int = 0) -> dict[Place, Worth]:
    """What continuing is worth, by place, for places with so many scored dice or more."""
    going_on: dict[Place, Worth] = dict.fromkeys(PLACES, LOST)
    turn = Turn(going_on, lone)
    for scored in range(DICE, least_scored - 1, -1):
        change, passes = 1.0, 0
        while change > LEAST:
            found = {}
            for inactive in range(DICE - scored):
                found[scored, inactive] = turn.rolling(DICE - scored - inactive, inactive, scored)
            change = max((_change(found[at], going_on[at]) for at in found), default=0.0)
            going_on.update(found)
            turn.forget(scored)
            passes += 1
        sys.stderr.write(f"{lone}: {scored} scored, {passes} passes\n")
    return going_on


def _change(new: Worth, old: Worth) -> float:
    return max(abs(number - before) for number, before in zip(new, old, strict=True))


if __name__ == "__main__":
    main()
