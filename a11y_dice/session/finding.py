"""Words that are looked for in what was said, whatever their capitals and accents."""

from __future__ import annotations

import re
import unicodedata

from a11y_dice.session.transcript import Said, Transcript

PLAIN = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ŧ": "t", "\N{LATIN SMALL LETTER DOTLESS I}": "i"}
    | {"æ": "ae", "œ": "oe"}
)
"""Small letters that Unicode does not take apart, and how they are typed without them."""
ACCENTS = re.compile("[\u0300-\u036f\u0591-\u05bd\u064b-\u065f]")
"""Marks over and under letters: European, Hebrew and Arabic ones."""


def folded(text: str) -> str:
    """The text in small letters without accents: what two texts have in common that look alike."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text).casefold()
    return ACCENTS.sub("", apart).translate(PLAIN)


def holds(said: Said, words: str) -> bool:
    """Whether a message has these words in it, as it was spoken or as it was written."""
    wanted = folded(words)
    return any(wanted in folded(form) for form in {said.words, said.utterance.words})


class Finder:
    """A search through the buffer that is chosen. `words` are those that were looked for last."""

    def __init__(self, transcript: Transcript) -> None:
        self.words = ""
        self._transcript = transcript

    def look(self, typed: str) -> Said | None:
        """Go to the newest message with these words."""
        self.words = typed
        return self._seek(len(self._transcript))

    def further(self) -> Said | None:
        """Go to the next older message with the same words."""
        return self._seek(self._transcript.place or 0)

    def _seek(self, end: int) -> Said | None:
        return self._transcript.seek(lambda said: holds(said, self.words), end)
