"""Keyboards: which key of ours a typed character is, and what is printed on a key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

DIGITS = tuple("123456789")
AUTO = "auto"

AZERTY_DIGITS = dict(zip("&é\"'(-è_ç", DIGITS, strict=True))
"""The unshifted row of digits of a French keyboard."""
CYRILLIC = dict(
    zip(
        "йцукенгшщзхъфывапролджэячсмитьбюіїєў",
        "qwertyuiop[]asdfghjkl;'zxcvbnm,.s]'o",
        strict=True,
    )
)
"""A Russian layout goes by position: the key that types "к" is R."""
FRENCH_SIGNS = {";": ".", ":": "/", "à": "0", "ù": "[", "*": "]"}
"""What needs Shift or AltGr on a French keyboard; these do not, and have no other use."""
GERMAN_SIGNS = {"#": "/", "ß": "?", "ü": "[", "+": "]"}
"""What needs Shift or AltGr on a German keyboard; these do not."""
RUSSIAN_SIGNS = {".": "/", ",": "?"}
"""Where a Russian layout has its full stop, and its comma with Shift."""


class Layout(NamedTuple):
    """One kind of keyboard.

    `places` tells which key of ours a typed character is. `plain` is every character that is
    typed without Shift and AltGr; it is empty where the keyboard is not known.
    """

    places: Mapping[str, str]
    plain: str = ""

    def key(self, typed: str) -> str:
        """Our name of the key that types a character."""
        return self.places.get(typed, typed)

    def printed(self, key: str) -> str:
        """What the player's keyboard has printed on a key of ours."""
        if key in DIGITS or len(key) != 1 or (key in self.plain and self.key(key) == key):
            return key
        typed = [typed for typed in (*self.places, *self.plain) if self.key(typed) == key]
        return next((typed for typed in typed if typed in self.plain), key)

    def needs_shift(self, key: str) -> bool:
        """Whether a key of ours is typed with Shift or AltGr only."""
        return len(key) == 1 and bool(self.plain) and key not in map(self.key, self.plain)


LATIN = Layout(CYRILLIC, "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./ ")
LAYOUTS: Mapping[str, Layout] = {
    AUTO: Layout(CYRILLIC | AZERTY_DIGITS | FRENCH_SIGNS | GERMAN_SIGNS),
    "qwerty": LATIN,
    "azerty": Layout(
        CYRILLIC | AZERTY_DIGITS | FRENCH_SIGNS,
        "²&é\"'(-è_çà)=azertyuiop^$qsdfghjklmù*<wxcvbn,;:! ",
    ),
    "qwertz": Layout(
        CYRILLIC | {"-": "/"} | GERMAN_SIGNS, "^1234567890ßqwertzuiopü+asdfghjklöä#<yxcvbnm,.- "
    ),
    "cyrillic": Layout(
        CYRILLIC | RUSSIAN_SIGNS, "ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю. "
    ),
    "polish-programmer": LATIN,
}
"""By the value of the setting `keyboard`. "auto" takes what every keyboard types, with the names
of an English one."""
