"""`a11y-dice try`: set up any position, play actions, and see what follows."""

from __future__ import annotations

import json
from collections.abc import Sequence

from a11y_dice.cli.arguments import (
    TRY_SEED,
    add_verbosity,
    game_of,
    parse,
    parser,
    position_of,
    words_of,
)
from a11y_dice.cli.complaint import Complaint
from a11y_dice.core.engine import advance, settle
from a11y_dice.core.game import Event, Game, Outcome
from a11y_dice.core.match import Entry, Match, Player, Setup
from a11y_dice.core.message import Facts, Message
from a11y_dice.core.notation import NotationError, read_outcome
from a11y_dice.core.record import read_entry
from a11y_dice.core.refusal import IllegalAction
from a11y_dice.session.export_lines import summary
from a11y_dice.session.onlooker import Onlooker

MOST_ARGUMENTS = 100_000


class Trial:
    """A position that is played on, with the dice that were given while they last."""

    def __init__(self, game: Game, position: object, dice: list[Outcome], seed: str) -> None:
        self.game = game
        self.dice = dice
        state, self.events = game.rules.settle(position)
        players = (Player(""),) * len(state.scores)
        self.match = Match(Setup(game, seed, players), state)
        self._landed(*self._settled())

    def play(self, number: int, text: str) -> None:
        """Play one action, which may have its seat in front. Raises Complaint."""
        facts: Facts = {"number": number, "action": text}
        try:
            seat, action = self._entry(text)
        except NotationError as error:
            raise self._complaint("cli-action", facts, error.message) from error
        refusal = self.game.rules.why_not(self.match.state, seat, action)
        if refusal:
            raise self._complaint("cli-action", facts, refusal.message())
        try:
            played = advance(self.match, seat, action, self.dice)
        except IllegalAction as error:
            raise self._complaint("cli-dice", facts, error.refusal.message()) from error
        self._landed(*played)

    def legal(self) -> list[str]:
        """Every legal action; with a seat in front where more than one may act."""
        state, lines = self.match.state, []
        seats = [seat for seat in state.to_act if seat >= 0]
        for seat in seats:
            front = f"seat {seat + 1} " if len(seats) > 1 else ""
            actions = self.game.rules.legal_actions(state, seat)
            lines += [front + self.game.notation.action_text(action) for action in actions]
        return lines

    def _entry(self, text: str) -> Entry:
        if text.lower().split()[:1] == ["seat"]:
            return read_entry(text, self.game, len(self.match.setup.players))
        waiting = self.match.state.to_act or (0,)
        return waiting[0], self.game.notation.read_action(text)

    def _settled(self) -> tuple[Match, tuple[Event, ...]]:
        try:
            return settle(self.match, self.dice)
        except IllegalAction as error:
            raise self._complaint("cli-dice-first", {}, error.refusal.message()) from error

    def _landed(self, match: Match, events: tuple[Event, ...]) -> None:
        del self.dice[: match.rolls - self.match.rolls]
        self.match = match
        self.events += events

    def _complaint(self, message_id: str, facts: Facts, reason: Message) -> Complaint:
        return Complaint(Message(message_id, {**facts, "reason": reason}), self.game.id)


def try_position(arguments: Sequence[str]) -> list[str]:
    """The lines of the command. Raises Complaint."""
    made = parser("try")
    made.add_argument("--dice", nargs="+", action="extend", default=[], metavar="OUTCOME")
    made.add_argument("--seed", default=TRY_SEED)
    add_verbosity(made)
    given = parse(made, arguments)
    name, line, *actions = words_of("try", given.words, ("game", "position"), MOST_ARGUMENTS)
    game = game_of(name)
    position = position_of(line, game)
    trial = Trial(game, position, _outcomes(given.dice, game), given.seed)
    for number, text in enumerate(actions, 1):
        trial.play(number, text)
    if trial.dice:
        raise Complaint(Message("cli-dice-left", {"count": len(trial.dice)}))
    return _report(trial, given.verbosity, as_json=given.json)


def _outcomes(texts: Sequence[str], game: Game) -> list[Outcome]:
    found = []
    for number, text in enumerate(texts, 1):
        try:
            found.append(read_outcome(text, game.faces))
        except NotationError as error:
            facts: Facts = {"number": number, "reason": error.message}
            raise Complaint(Message("cli-outcome", facts)) from error
    return found


def _report(trial: Trial, verbosity: str, *, as_json: bool) -> list[str]:
    shell = Onlooker()
    names = [
        str(shell.line("player", seat=seat + 1)) for seat in range(len(trial.match.setup.players))
    ]
    onlooker = Onlooker(trial.game.id, names, verbosity)
    announced = [
        str(onlooker.words(message))
        for event in trial.events
        for message in trial.game.narrate.narrate(event)
    ]
    found = summary(trial.match)
    if as_json:
        found |= {"announced": announced, "legal": trial.legal()}
        return [json.dumps(found, ensure_ascii=False)]
    scores = " ".join(str(score) for score in trial.match.state.scores)
    return [
        shell.line("line-position", text=str(found["position"])),
        *(shell.line("line-announced", text=words) for words in announced),
        *(shell.line("line-legal", text=line) for line in trial.legal()),
        shell.line("line-scores", text=scores),
        *([shell.line("line-over")] if trial.match.is_over else []),
    ]
