"""The match record: a text file that tells a match from its head to its newest entry."""

from __future__ import annotations

from collections.abc import Callable

from a11y_dice.core.engine import play
from a11y_dice.core.game import CHANCE, Event, Game
from a11y_dice.core.match import Entry, Match, Player, Setup, begin
from a11y_dice.core.message import Facts
from a11y_dice.core.notation import Line, NotationError, outcome_text, read_outcome

FORMAT = "1"
Find = Callable[[str], Game]
"""The game of an id. Raises KeyError for an unknown one."""


class RecordError(Exception):
    """A record that cannot be told: the number of the line, and the reason."""

    def __init__(self, line: int, error: NotationError) -> None:
        super().__init__(f"line {line}: {error}")
        self.line = line
        self.message = error.message


def head_text(setup: Setup) -> str:
    """The lines before the first entry: game, seed, options and seats."""
    game = setup.game
    lines = [f"a11y-dice {FORMAT} {game.id} {game.rules_version} seed {setup.seed}"]
    lines += [f"option {name} {value}" for name, value in sorted(setup.options.items())]
    for seat, player in enumerate(setup.players, 1):
        kind = f"bot {player.bot}" if player.bot else "person"
        lines.append(f"seat {seat} {kind} {player.name}")
    return "".join(f"{line}\n" for line in lines)


def entry_text(game: Game, entry: Entry) -> str:
    """One line: an outcome, or an action with its seat in front."""
    seat, action = entry
    if seat == CHANCE:
        return outcome_text(action, game.faces) + "\n"
    return f"seat {seat + 1} {game.notation.action_text(action)}\n"


def read_record(text: str, find: Find) -> tuple[Match, list[tuple[Event, ...]]]:
    """The match of a record, and what became true at each entry. Raises RecordError.

    A last line without its newline was never committed and is left out.
    """
    committed = [line.strip() for line in text.split("\n")[:-1]]
    lines = [(n, line) for n, line in enumerate(committed, 1) if line and line[0] != "#"]
    head = [pair for pair in lines if not _is_entry(pair[1])]
    log = [pair for pair in lines if _is_entry(pair[1])]
    match = begin(_read_head(head, find))
    told = []
    for number, line in log:
        try:
            match, events = _play(match, line)
        except NotationError as error:
            raise RecordError(number, error) from error
        told.append(events)
    return match, told


def _is_entry(line: str) -> bool:
    """Whether a line is part of the log (the head's seats name a person or a bot)."""
    words = line.lower().split()
    if words[0] == "dice":
        return True
    return words[0] == "seat" and words[2:3] not in (["person"], ["bot"])


def _play(match: Match, line: str) -> tuple[Match, tuple[Event, ...]]:
    game = match.setup.game
    seat, action = read_entry(line, game, len(match.setup.players))
    if refusal := game.rules.why_not(match.state, seat, action):
        message = refusal.message()
        raise NotationError("illegal", {"line": line, "reason": message})
    return play(match, seat, action)


def read_entry(text: str, game: Game, seats: int) -> Entry:
    """An outcome, or an action with its seat in front ("seat 2 take ray")."""
    if text.lower().startswith("dice"):
        return CHANCE, read_outcome(text, game.faces)
    line = Line(text)
    line.word("seat")
    seat = line.number(1, seats) - 1
    try:
        return seat, game.notation.read_action(" ".join(text.split()[2:]))
    except NotationError as error:
        raise error.after(2) from error


def _read_head(lines: list[tuple[int, str]], find: Find) -> Setup:
    number, first = lines[0] if lines else (1, "")
    try:
        game, seed = _read_first(first, find)
        options: dict[str, str] = {}
        players: list[Player] = []
        for number, line in lines[1:]:  # noqa: B007 - names the line in the error below
            _read_head_line(line, game, options, players)
        if len(players) not in game.seats:
            raise NotationError("seats", {"least": game.seats[0], "most": game.seats[-1]})
    except NotationError as error:
        raise RecordError(number, error) from error
    return Setup(game, seed, tuple(players), options)


def _read_first(text: str, find: Find) -> tuple[Game, str]:
    line = Line(text)
    line.word("a11y-dice")
    line.word(FORMAT)
    name = line.word()
    try:
        game = find(name)
    except KeyError:
        raise NotationError("no-such-game", {"word": name}) from None
    line.word(str(game.rules_version))
    line.word("seed")
    line.word()
    line.end()
    return game, text.rsplit(maxsplit=1)[-1]


def _read_head_line(text: str, game: Game, options: dict[str, str], players: list[Player]) -> None:
    line = Line(text)
    if line.word("option", "seat") == "option":
        allowed = {option.name: option for option in game.options}
        name, value = line.word(*allowed), line.word()
        if not allowed[name].allows(value):
            raise NotationError("option-value", {"word": value, "name": name})
        options[name] = value
        return
    line.number(len(players) + 1, len(players) + 1)
    words = text.split(maxsplit=4 if line.word("person", "bot") == "bot" else 3)
    facts: Facts = {"expected": "name"}
    if words[2].lower() == "bot":
        if line.next not in game.bots:
            raise NotationError("no-such-bot", {"word": line.next})
        players.append(Player(" ".join(words[4:]) or line.next, line.next))
    elif len(words) > 3:
        players.append(Player(words[3]))
    else:
        raise NotationError("ends-early", facts)
