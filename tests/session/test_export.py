"""Exports of a match: every announcement once and in order, in a form that can be read."""

from __future__ import annotations

import json
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise

import pytest
from helpers.onlooking import bots_match, heard_live, kept, onlooker_of
from helpers.play import every_game, rests

from a11y_dice.core.engine import play
from a11y_dice.core.game import Game
from a11y_dice.core.match import Match, Player, begin
from a11y_dice.core.record import read_entry, read_record, record_text
from a11y_dice.games import find_game
from a11y_dice.i18n.audience import Verbosity
from a11y_dice.session.export import text_lines
from a11y_dice.session.export_html import html_lines
from a11y_dice.session.export_lines import json_lines
from a11y_dice.session.kept_match import read_kept

EMPTY = ("meta",)
"""Elements that have no end."""
ALLOWED = {
    *("html", "head", "meta", "title", "body", "main", "h1", "h2", "h3", "ul", "li"),
}
MARTIAN = find_game("martian_dice")
HOSTILE = "<script>alert(\"x\")</script> & 'co'"


class Page(HTMLParser):
    """Reads a page, and fails where an element is not closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: dict[str, dict[str, str | None]] = {}
        self.words: list[str] = []
        self.headings: list[tuple[int, str]] = []
        self.items: dict[str, list[str]] = {}
        self.title = ""
        self.feed(text)
        self.close()
        assert self.open == []

    @property
    def announced(self) -> list[str]:
        """What is listed everywhere but under the result."""
        lists = [items for section, items in self.items.items() if section != "Result"]
        return [words for items in lists for words in items]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element, and where it is."""
        assert tag != "li" or self.open[-1] == "ul"
        self.attributes.setdefault(tag, dict(attrs))
        if tag not in EMPTY:
            self.open.append(tag)
            self.words.append("")

    def handle_endtag(self, tag: str) -> None:
        """The element that was opened last ends, and all its words are known."""
        assert self.open.pop() == tag
        words = self.words.pop()
        if tag == "title":
            self.title = words
        elif tag in ("h1", "h2", "h3"):
            self.headings.append((int(tag[1]), words))
        elif tag == "li":
            section = [text for level, text in self.headings if level == 2][-1]
            self.items.setdefault(section, []).append(words)
        else:
            assert not words.strip()

    def handle_data(self, data: str) -> None:
        """Words of the innermost element."""
        if self.words:
            self.words[-1] += data
        else:
            assert not data.strip()


def page_of(match: Match) -> Page:
    return Page("\n".join(html_lines(kept(match), onlooker_of(match))))


@every_game
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_page_has_every_announcement_once_and_in_order(game: Game, seats: int) -> None:
    players = ("bot careful", "bot random", "bot careful")[:seats]
    match, heard = heard_live(game, *players)
    assert page_of(match).announced == heard


@every_game
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_page_is_built_so_that_a_reader_finds_its_way(game: Game, seats: int) -> None:
    page = page_of(bots_match(game, seats))
    assert set(page.attributes) <= ALLOWED
    assert page.attributes["html"] == {"lang": "en"}
    assert page.attributes["meta"] == {"charset": "utf-8"}
    levels = [level for level, _ in page.headings]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    titles = [text for _, text in page.headings]
    assert page.title == titles[0]
    assert titles[1:4] == ["Players", "Result", "Round 1"]
    rounds = [text for level, text in page.headings if level == 2][2:]
    assert rounds == [f"Round {number}" for number in range(1, len(rounds) + 1)]
    has_turns = seats > 1 and game.id != "sixty_one"
    assert (3 in levels) == has_turns


def test_each_turn_is_under_the_name_of_its_player() -> None:
    match = bots_match(MARTIAN, 3)
    names = [player.name for player in match.setup.players]
    headings = page_of(match).headings
    for at, (level, text) in enumerate(headings):
        if level == 2 and text.startswith("Round"):
            turns = [name for deep, name in headings[at + 1 : at + 4] if deep == 3]
            assert turns == names[: len(turns)]


def renamed(match: Match, name: str) -> Match:
    """The same match with another name at the first seat."""
    first, *others = match.setup.players
    setup = replace(match.setup, players=(Player(name, first.bot), *others))
    return Match(setup, match.state, match.log, match.rolls)


@every_game
def test_names_are_no_part_of_the_page(game: Game) -> None:
    page = page_of(renamed(bots_match(game), HOSTILE))
    assert set(page.attributes) <= ALLOWED
    assert HOSTILE in page.title
    assert any(HOSTILE in words for words in page.announced)


@every_game
def test_the_text_has_every_announcement_once_and_in_order(game: Game) -> None:
    match, heard = heard_live(game, "bot careful", "bot random", seed="text")
    lines = list(text_lines(kept(match), onlooker_of(match)))
    page = page_of(match)
    titles = [text for _, text in page.headings]
    under = [line for before, line in pairwise(["", *lines]) if not before]
    assert under == titles
    result = lines[lines.index("Result") :]
    rest = lines[: lines.index("Result")] + result[result.index("") :]
    told = [line for before, line in pairwise(rest) if before and line]
    assert told == heard


@every_game
def test_each_line_of_json_is_an_entry_with_what_was_announced(game: Game) -> None:
    match, heard = heard_live(game, "bot careful", "bot random", seed="json")
    lines = list(json_lines(kept(match), onlooker_of(match)))
    found = [json.loads(line) for line in lines]
    assert [words for each in found for words in each["announced"]] == heard
    assert [each["number"] for each in found] == list(range(len(match.entries()) + 1))
    assert found[0]["game"] == game.id
    assert found[0]["seed"] == match.setup.seed
    assert found[0]["players"] == [
        {"name": player.name, "bot": player.bot} for player in match.setup.players
    ]
    assert found[0]["entry"] == ""
    assert found[-1]["to_act"] == "over"
    again = begin(match.setup)
    for each in found[1:]:
        again, _ = play(again, *read_entry(each["entry"], game, 2))
        assert each["scores"] == list(again.state.scores)
        if each["position"]:
            text = each["position"].removeprefix(f"{game.id} ")
            assert game.notation.read_position(text) == again.state
        else:
            assert again.state.rolling
    assert again == match


@every_game
def test_a_match_that_is_not_over_says_so_and_who_is_due(game: Game) -> None:
    match = rests(game, "open", 2, at_most=8)[-1]
    lines = list(text_lines(kept(match), onlooker_of(match)))
    result = lines[lines.index("Result") + 1 :]
    assert result[0] == "The match is not over."
    assert result[1] != ""
    assert page_of(match).headings[2] == (2, "Result")


def test_a_match_that_was_only_begun_can_be_exported() -> None:
    match = begin(bots_match(MARTIAN).setup)
    assert [text for _, text in page_of(match).headings][1:] == ["Players", "Result"]
    assert len(list(json_lines(kept(match), onlooker_of(match)))) == 1


@pytest.mark.parametrize("verbosity", Verbosity)
def test_an_export_has_the_words_of_the_verbosity(verbosity: Verbosity) -> None:
    match, heard = heard_live(MARTIAN, "bot careful", "bot random", verbosity=verbosity)
    lines = list(text_lines(kept(match), onlooker_of(match, verbosity)))
    assert set(heard) <= set(lines)


def test_a_record_is_exported_as_the_match_it_tells() -> None:
    match = bots_match(MARTIAN)
    again = read_kept(record_text(match) + "seat 1 ro", is_torn=True)
    assert again.match == match == read_record(record_text(match), find_game)[0]
    lines = list(text_lines(again, onlooker_of(match)))
    assert "The last line of the record is not complete and is left out." in lines
