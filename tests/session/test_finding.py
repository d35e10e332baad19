"""Words are found whatever their capitals and accents, from the newest message back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from a11y_dice.core.message import Seat, Words
from a11y_dice.session.finding import Finder, folded
from a11y_dice.session.transcript import Buffer, Said, Transcript
from a11y_dice.speech.utterance import Utterance


def said(words: str, buffer: Buffer = Buffer.TABLE, only_for: Seat | None = None) -> Said:
    return Said(Utterance(Words(words), Words(words)), buffer, only_for=only_for)


def kept(*messages: Said) -> tuple[Transcript, Finder]:
    transcript = Transcript()
    for message in messages:
        transcript.add(message)
    return transcript, Finder(transcript)


@pytest.mark.parametrize(
    ("typed", "text"),
    [("zolc", "ŻÓŁĆ"), ("ŻÓŁĆ", "zolc"), ("strasse", "Straße"), ("ЕЖ", "ёж"), ("oeuf", "Œuf")],
)
def test_capitals_and_accents_do_not_count(typed: str, text: str) -> None:
    assert folded(typed) == folded(text)


@given(st.text(max_size=20))
def test_folded_twice_is_folded_once(text: str) -> None:
    assert folded(folded(text)) == folded(text)


def test_the_newest_first_then_older_ones() -> None:
    transcript, finder = kept(said("One ray."), said("Two rays."), said("A cow."))
    found = [finder.look("ray"), finder.further(), finder.further()]
    assert [message and message.words for message in found] == ["Two rays.", "One ray.", None]
    assert transcript.place == 0


def test_the_search_goes_on_from_the_review() -> None:
    transcript, finder = kept(said("1 ray."), said("2 rays."), said("A cow."), said("3 rays."))
    finder.look("ray")
    transcript.step(-1)
    found = [finder.further(), finder.further()]
    assert [message and message.words for message in found] == ["2 rays.", "1 ray."]


def test_the_buffer_and_the_listener_bound_the_search() -> None:
    transcript, finder = kept(
        said("Public ray."), said("An answer ray.", Buffer.ANSWERS), said("Secret ray.", only_for=1)
    )
    transcript.listener = 0
    transcript.buffer = Buffer.TABLE
    found = finder.look("ray")
    assert found
    assert found.words == "Public ray."
    transcript.buffer = Buffer.SYSTEM
    assert finder.look("ray") is None


def test_in_short_terms_the_whole_words_are_found_too() -> None:
    transcript, finder = kept(Said(Utterance(Words("You roll 5 rays."), Words("5r")), Buffer.TABLE))
    assert finder.look("RAYS") is transcript.here()
    assert finder.look("5r") is transcript.here()
