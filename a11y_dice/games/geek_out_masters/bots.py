"""Players for Geek Out! Masters."""

from a11y_dice.core.bots import any_action
from a11y_dice.games.geek_out_masters.legal import legal_actions

BOTS = {"random": any_action(legal_actions), "careful": any_action(legal_actions)}
