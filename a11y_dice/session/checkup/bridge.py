"""The screen reader that the way "reader" reaches, looked for in a process of its own.

Libraries of others do it, which may hang with the whole interpreter, or crash.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator

from a11y_dice.core.message import Message
from a11y_dice.session.checkup.found import Found, Part, problem

LOOKING = 6.0
"""Seconds in which a reader must be found."""
LOOK = "from a11y_dice.session.checkup.bridge import tell_reader; tell_reader()"


def tell_reader() -> None:
    """Print the name of the reader that is reached, or null. The other process runs this."""
    from a11y_dice.speech.bridges import find_bridge  # noqa: PLC0415 - the asker needs none of it

    bridge = find_bridge()
    sys.stdout.write(json.dumps(bridge.name if bridge else None))


def look_for_bridge() -> Iterator[Found]:
    """Whether the way "reader" reaches anybody."""
    try:
        done = subprocess.run(
            [sys.executable, "-P", "-c", LOOK],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=LOOKING,
            check=False,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        name = json.loads(done.stdout)
    except subprocess.TimeoutExpired:
        yield problem(Message("doctor-bridge-hangs"))
    except (OSError, ValueError):  # ValueError: it has printed nothing, so it has crashed
        yield problem(Message("doctor-bridge-crashes"))
    else:
        if name:
            yield Found(Message("doctor-bridge", {"reader": name}), gives=Part.READER)
        else:
            yield Found(Message("doctor-bridge-none"))
