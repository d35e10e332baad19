"""Keys that screen readers and terminals keep for themselves.

Where each is known from:

- NVDA: its user guide, "The NVDA Modifier Key" (Insert, Caps Lock) and "Navigating with the System
  Focus".
- JAWS: "JAWS Keystrokes" of its help, laptop and desktop layouts (Insert).
- Narrator: "Narrator keyboard commands" of Microsoft Support (Insert, Caps Lock).
- Orca: its help, "Orca Modifier" (Insert of the keypad, Caps Lock).
- VoiceOver: its user guide; macOS itself takes Control with the arrow keys (Mission Control).
- speakup: the Speakup User's Guide (Insert of the keypad, Caps Lock).
- Fenrir: its layout files `desktop.conf` (Insert of the keypad) and `pty.conf`, for a terminal
  (Escape and most function keys).
- TDSR: its README; its own keys all have Alt, which no command of ours can have.
- Terminals: flow control and end of file of POSIX terminals (`termios`); the key tables of the
  help of GNOME Terminal, Konsole and Windows Terminal.

What else was found about keys by blind players is in the requirements R32 to R35.
"""

from __future__ import annotations

from typing import NamedTuple

TERMINAL = "terminal"
"""Instead of a name: the terminal itself."""


class Clash(NamedTuple):
    """A key, and who takes it before we get it."""

    key: str
    who: str


def _all(who: str, *keys: str) -> tuple[Clash, ...]:
    return tuple(Clash(key, who) for key in keys)


CLASHES = (
    *_all("NVDA", "insert", "s-insert", "c-insert"),
    *_all("JAWS", "insert", "s-insert", "c-insert"),
    *_all("Narrator", "insert", "s-insert"),
    *_all("Orca", "insert", "s-insert"),
    *_all("VoiceOver", "c-up", "c-down", "c-left", "c-right"),
    *_all("speakup", "insert"),
    *_all("Fenrir", "escape", "insert", "f1", "f2", "f3", "f5", "f6", "f7", "f8"),
    *_all(TERMINAL, "c-c", "c-z", "c-\\", "c-s", "c-q", "c-d", "c-l", "c-v", "f10", "f11"),
    *_all(TERMINAL, "s-pageup", "s-pagedown", "c-pageup", "c-pagedown", "s-insert", "c-insert"),
    *_all(TERMINAL, "c-h", "c-i", "c-j", "c-m", "c-["),
)


def keepers(key: str) -> list[str]:
    """Who keeps a key, by name; `TERMINAL` is the last."""
    return [clash.who for clash in CLASHES if clash.key == key]
