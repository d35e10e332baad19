# The shell's own English. $who is a player's name, $you is yes when that player is the listener.
# The plain text is the standard verbosity; .brief and .full are the others.

## Lists

# A list goes on: $items is what was said of it, $item comes next.
list-next = { $items }, { $item }
# The end of a list.
list-last = { $items } and { $item }
# The end of a list of choices.
either-last = { $items } or { $item }
# A list without anything in it.
list-empty = nothing

## Refusals that every game shares

# Refused: the match has ended.
refuse-game-over = The game is over.
# Refused: dice are still rolling (programs only can meet it).
refuse-dice-in-the-air = Dice are in the air.
# Refused: no dice are due.
refuse-no-dice-in-the-air = No dice are in the air.
# Refused: an outcome has the wrong number of dice; $count are in the air.
refuse-wrong-dice = That is not the number of dice in the air, which is { $count }.
# Refused: another seat must act.
refuse-not-your-turn = It is not that player's turn.
