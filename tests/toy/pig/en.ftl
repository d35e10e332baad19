# The title in the menu.
title = Pig, with one die
# The die has landed; $pot is at stake now.
rolled = { $you ->
    [yes] You roll { $side }: at stake { $pot }.
   *[no] { $who } rolls { $side }: at stake { $pot }.
}
# A turn has ended.
scored = { $you ->
    [yes] You score { $points } from the die, total { $total }.
   *[no] { $who } scores { $points } from the die, total { $total }.
}
# The end.
won = { $you ->
    [yes] You have won.
   *[no] { $who } has won.
}
# The points of a player.
score = { $who }: { $points }.
# Whose turn it is.
due = { $you ->
    [yes] Your turn: roll or hold?
   *[no] { $who } to play: roll or hold?
}
# Points at stake.
pot = At stake: { $pot }.
    .braille = Pot { $pot }.
# A short term in braille.
short-pot = Pot: the points at stake.
# The points to win.
target = The game ends at { $target }.
# A choice.
choice-roll = Roll.
# A choice.
choice-hold = Hold.
# The value of an option.
option-target = The game ends at { $value }.
# Why the steady bot does it.
reason-steady = At stake: { $pot }.
# Refused.
refuse-nothing-to-hold = There is nothing to hold.
# A section of the rules.
rules-roll = Roll the die and add it to what is at stake. A 1 loses it and ends the turn.
# A section of the rules.
rules-hold = Hold to keep what is at stake and end the turn.
