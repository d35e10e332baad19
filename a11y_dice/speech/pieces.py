"""Words made fit for a synthesizer: nothing it chokes on, and in pieces that it makes at once."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

LONGEST = 160
"""Characters of a piece: the first one of a long text sounds as soon as a short text."""
PRONOUNCED = frozenset("/@#*+=:!%&$€£<>")
"""Signs that the voice says by itself when they stand alone."""
_SENTENCE = re.compile(r"(?<=[.!?…。！？])\s+")  # noqa: RUF001 - full stops of other scripts
_CLAUSE = re.compile(r"[,;:)–—、，]\s*|\s-\s")  # noqa: RUF001 - dashes and commas of other scripts
_UNSPEAKABLE = frozenset({"Cc", "Cs", "Cn", "Co"})
_LEAST_PIECE = 40


def pieces(words: str) -> tuple[str, ...]:
    """The sentences of a text; those that are too long are parted at commas, spaces or anywhere.

    Control characters and halves of characters are left out. A text without anything to say has
    no pieces.
    """
    plain = "".join(
        " " if unicodedata.category(character) in _UNSPEAKABLE else character for character in words
    )
    sentences = _SENTENCE.split(" ".join(plain.split()))
    return tuple(piece for sentence in sentences for piece in _parted(sentence) if piece)


def is_whole(piece: str) -> bool:
    """Whether a piece ends like a sentence, so that a pause follows."""
    return piece[-1:] in ".!?…。！？"  # noqa: RUF001 - see above


def typed_words(typed: str) -> str:
    """What to say of characters that were typed: signs that a voice is silent about by name."""
    bare = typed.strip() or typed[:1]
    if len(bare) != 1 or bare.isalnum() or bare in PRONOUNCED:
        return bare
    return unicodedata.name(bare, bare).lower()


def _parted(sentence: str) -> Iterator[str]:
    while len(sentence) > LONGEST:
        place = _place(sentence)
        yield sentence[:place].strip()
        sentence = sentence[place:].strip()
    yield sentence


def _place(sentence: str) -> int:
    """Where to part a sentence that is too long."""
    clauses = [match.end() for match in _CLAUSE.finditer(sentence, 0, LONGEST)]
    if clauses and clauses[-1] >= _LEAST_PIECE:
        return clauses[-1]
    space = sentence.rfind(" ", _LEAST_PIECE, LONGEST)
    return space if space > 0 else LONGEST
