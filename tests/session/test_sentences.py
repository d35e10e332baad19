"""A text is read by its sentences: what ends one, and what only looks like it."""

from __future__ import annotations

import pytest
from helpers.play import every_game
from hypothesis import given
from hypothesis import strategies as st

from a11y_dice.core.game import Game
from a11y_dice.core.message import Message
from a11y_dice.i18n.audience import Audience
from a11y_dice.i18n.localizer import Localizer
from a11y_dice.session.sentences import Walk, sentences

SHORT = frozenset(Localizer().words(Message("abbreviations"), Audience()).lower().split())


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 0),
        ("No end", 1),
        ("One. Two.", 2),
        ("Really? Yes! Well…  So it is.", 4),
        ("The X. It must be placed.", 2),
        ("It costs 3.5 acorns. Then 4.", 2),
        ("See e.g. Area 2, or i.e. that one.", 1),
        ("Dr. No and Mrs. Hill, St. Ives, win. Done.", 2),
        ("J. R. R. Tolkien rolls 5. You wait.", 2),
        ("12. Take all dice. 13. Stop.", 2),
        ("Wait... what? No!", 2),
        ("Kept as /a/b.c/d.txt. 5 lines.", 2),
        ("Rules of Geek Out! Masters. The aim.", 2),
        ("Both (left and right.) They differ.", 2),
        ("Ola says “Yes.” Bob says no.", 2),
        ("你好。再见。", 2),
        ("Это z.B. Пример. Конец.", 2),
    ],
)
def test_what_ends_a_sentence(text: str, count: int) -> None:
    found = sentences(text, SHORT)
    assert len(found) == count, found
    assert "".join(found).replace(" ", "") == "".join(text.split())


@given(st.text(st.sampled_from("ab. Zß!?…。\t\n3\"')J"), max_size=40))
def test_nothing_is_lost_and_nothing_is_empty(text: str) -> None:
    found = sentences(text, SHORT)
    assert "".join("".join(found).split()) == "".join(text.split())
    assert all(found)


@every_game
def test_each_section_of_the_rules_has_short_sentences(game: Game) -> None:
    localizer = Localizer(game_id=game.id)
    for section in game.describe.rules_sections():
        words = localizer.words(Message(section), Audience())
        found = sentences(words, SHORT)
        assert len(found) > 1
        assert all(sentence[-1] in ".?!" and len(sentence) < 250 for sentence in found)
        assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in found)


def test_a_walk_goes_on_begins_anew_and_has_two_ends() -> None:
    walk = Walk()
    assert [walk.move("text", 3, 1) for _ in range(4)] == [
        *((0, True), (1, True), (2, True), (2, False)),
    ]
    assert walk.move("text", 3, -1) == (1, True)
    assert walk.move("other", 3, -1) == (2, True)
    assert [walk.move("text", 1, by) for by in (-1, -1, 1)] == [(0, True), (0, False), (0, False)]
