# Geek Out! Masters in English. In every message $who is a player's name and $you is yes when that
# player is the listener. The plain text is the standard verbosity; .brief and .full are the others.

# The title of the game, as in the main menu. Not translated.
title = Geek Out! Masters

## Dice and their faces

# Dice of one face with their number, inside a list: "3 meeples".
dice-meeple = { $count ->
    [one] { $count } meeple
   *[other] { $count } meeples
}
    .braille = { $count }m
# Dice of one face with their number, inside a list.
dice-spaceship = { $count ->
    [one] { $count } spaceship
   *[other] { $count } spaceships
}
    .braille = { $count }s
# Dice of one face with their number, inside a list.
dice-superhero = { $count ->
    [one] { $count } superhero
   *[other] { $count } superheroes
}
    .braille = { $count }u
# Dice that show 42 with their number, inside a list. A word keeps the two numbers apart by ear.
dice-fortytwo = { $count ->
    [one] { $count } die of 42
   *[other] { $count } dice of 42
}
    .braille = { $count }y
# Dice of one face with their number, inside a list.
dice-dragon = { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
}
    .braille = { $count }r
# Dice of one face with their number, inside a list.
dice-heart = { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
}
    .braille = { $count }t
# One die as the object of a verb: "You shoot a meeple".
one-meeple = a meeple
    .braille = m
# One die as the object of a verb.
one-spaceship = a spaceship
    .braille = s
# One die as the object of a verb.
one-superhero = a superhero
    .braille = u
# One die as the object of a verb.
one-fortytwo = a 42
    .braille = y
# One die as the object of a verb.
one-dragon = a dragon
    .braille = r
# One die as the object of a verb.
one-heart = a heart
    .braille = t
# The name of a face, without a number and an article.
die-meeple = meeple
    .braille = m
# The name of a face, without a number and an article.
die-spaceship = spaceship
    .braille = s
# The name of a face, without a number and an article.
die-superhero = superhero
    .braille = u
# The name of a face, without a number and an article.
die-fortytwo = 42
    .braille = y
# The name of a face, without a number and an article.
die-dragon = dragon
    .braille = r
# The name of a face, without a number and an article.
die-heart = heart
    .braille = t
# The name of a face as the first word of a choice or a sentence.
label-meeple = Meeple
    .braille = M
# The name of a face as the first word of a choice or a sentence.
label-spaceship = Spaceship
    .braille = S
# The name of a face as the first word of a choice or a sentence.
label-superhero = Superhero
    .braille = U
# The name of a face as the first word of a choice or a sentence.
label-fortytwo = 42
    .braille = Y
# The name of a face as the first word of a choice or a sentence.
label-dragon = Dragon
    .braille = R
# The name of a face as the first word of a choice or a sentence.
label-heart = Heart
    .braille = T

## What happens

# A turn begins with 7 dice in hand and 3 inactive. $when is round-now or round-last.
turn-started = { $you ->
    [yes] Your turn, { $when }.
   *[no] { $who } to play, { $when }.
}
    .full = { $you ->
    [yes] Your turn, { $when }. 7 dice in hand, 3 inactive.
   *[no] { $who } to play, { $when }. 7 dice in hand, 3 inactive.
}
    .braille = { $you ->
    [yes] Turn { $when }: you.
   *[no] Turn { $when }: { $who }.
}
# The round inside a sentence; $round counts from 1 to $rounds. "Your turn, round 2 of 5."
round-now = round { $round } of { $rounds }
    .brief = round { $round }
    .braille = { $round }/{ $rounds }
# The last round inside a sentence: "Your turn, last round, 5 of 5."
round-last = last round, { $round } of { $rounds }
    .brief = last round
    .braille = { $round }/{ $rounds }
# The first roll of a turn: all 7 dice are active, 3 inactive. $dice is a list.
rolled = { $you ->
    [yes] You roll { $dice }.
   *[no] { $who } rolls { $dice }.
}
    .full = { $you ->
    [yes] You roll 7 dice: { $dice }. Inactive: 3.
   *[no] { $who } rolls 7 dice: { $dice }. Inactive: 3.
}
    .braille = { $you ->
    [yes] { $dice }.
   *[no] { $dice }, { $who }.
}
# All used dice were rolled and are active; none is used now. $dice is a list.
rolled-again = { $you ->
    [yes] You roll { $dice }. Inactive { $inactive }, scored { $scored }.
   *[no] { $who } rolls { $dice }. Inactive { $inactive }, scored { $scored }.
}
    .brief = { $you ->
    [yes] You roll { $dice }.
   *[no] { $who } rolls { $dice }.
}
    .full = { $you ->
    [yes] You roll all used dice: { $dice }. Inactive: { $inactive }. Scored: { $scored }.
   *[no] { $who } rolls all used dice: { $dice }. Inactive: { $inactive }. Scored: { $scored }.
}
    .braille = { $you ->
    [yes] { $dice }. Ina { $inactive }, sc { $scored }.
   *[no] { $dice }, { $who }. Ina { $inactive }, sc { $scored }.
}
# A meeple went to used and another active die was rolled anew. $before and $after are like
# "a dragon"; $active is the list of all dice that are active now, $used the number of used ones.
die-rerolled = { $you ->
    [yes] You reroll { $before }: { $after }. Active: { $active }.
   *[no] { $who } rerolls { $before }: { $after }. Active: { $active }.
}
    .full = { $you ->
    [yes] You use a meeple and reroll { $before }, which becomes { $after }. Active: { $active }. Used: { $used }.
   *[no] { $who } uses a meeple and rerolls { $before }, which becomes { $after }. Active: { $active }. Used: { $used }.
}
    .braille = { $you ->
    [yes] Reroll { $before } to { $after }. Act { $active }.
   *[no] Reroll { $before } to { $after }, { $who }. Act { $active }.
}
# A heart went to used and an inactive die was rolled into active. $die is like "a dragon"; $active
# is the list of all dice that are active now, $used and $inactive are numbers of dice.
die-joined = { $you ->
    [yes] You roll { $die } from inactive. Active: { $active }.
   *[no] { $who } rolls { $die } from inactive. Active: { $active }.
}
    .full = { $you ->
    [yes] You use a heart and roll { $die } from inactive. Active: { $active }. Used: { $used }. Inactive: { $inactive }.
   *[no] { $who } uses a heart and rolls { $die } from inactive. Active: { $active }. Used: { $used }. Inactive: { $inactive }.
}
    .braille = { $you ->
    [yes] From ina { $die }. Act { $active }.
   *[no] From ina { $die }, { $who }. Act { $active }.
}
# A spaceship went to used and shot another active die, which went to inactive. $target is like
# "a dragon"; $inactive and $used are the numbers of dice there now.
die-shot = { $you ->
    [yes] You shoot { $target } to inactive, now { $inactive }.
   *[no] { $who } shoots { $target } to inactive, now { $inactive }.
}
    .brief = { $you ->
    [yes] You shoot { $target }.
   *[no] { $who } shoots { $target }.
}
    .full = { $you ->
    [yes] You use a spaceship and shoot { $target } to inactive. Active: { $active }. Used: { $used }. Inactive: { $inactive }.
   *[no] { $who } uses a spaceship and shoots { $target } to inactive. Active: { $active }. Used: { $used }. Inactive: { $inactive }.
}
    .braille = { $you ->
    [yes] Shoot { $target }, ina { $inactive }.
   *[no] Shoot { $target }, ina { $inactive }, { $who }.
}
# A superhero went to used and flipped another active die, from $before to $after, which are
# like "a dragon". It stays active. $used is the number of used dice now.
die-turned = { $you ->
    [yes] You flip { $before } into { $after }.
   *[no] { $who } flips { $before } into { $after }.
}
    .full = { $you ->
    [yes] You use a superhero and flip { $before } into { $after }. Active: { $active }. Used: { $used }.
   *[no] { $who } uses a superhero and flips { $before } into { $after }. Active: { $active }. Used: { $used }.
}
    .braille = { $you ->
    [yes] Flip { $before } to { $after }.
   *[no] Flip { $before } to { $after }, { $who }.
}
# A lone meeple or superhero went to used without effect. $die is like "a meeple".
die-idled = { $you ->
    [yes] You use { $die } without effect. Used: { $used }.
   *[no] { $who } uses { $die } without effect. Used: { $used }.
}
    .brief = { $you ->
    [yes] You use { $die } without effect.
   *[no] { $who } uses { $die } without effect.
}
    .full = { $you ->
    [yes] You use { $die } without effect: no other die is active. It goes to used. Active: { $active }. Used: { $used }.
   *[no] { $who } uses { $die } without effect: no other die is active. It goes to used. Active: { $active }. Used: { $used }.
}
    .braille = { $you ->
    [yes] Idle { $die }, used { $used }.
   *[no] Idle { $die }, used { $used }, { $who }.
}
# A heart went to used without effect, because no die is inactive. $die is "a heart".
heart-idled = { $you ->
    [yes] You use { $die } without effect. Used: { $used }.
   *[no] { $who } uses { $die } without effect. Used: { $used }.
}
    .brief = { $you ->
    [yes] You use { $die } without effect.
   *[no] { $who } uses { $die } without effect.
}
    .full = { $you ->
    [yes] You use { $die } without effect: no die is inactive. It goes to used. Active: { $active }. Used: { $used }.
   *[no] { $who } uses { $die } without effect: no die is inactive. It goes to used. Active: { $active }. Used: { $used }.
}
    .braille = { $you ->
    [yes] Idle { $die }, used { $used }.
   *[no] Idle { $die }, used { $used }, { $who }.
}
# All active dice were 42s and moved to scored. $scored is the number of scored dice of this turn
# now, $points is what they are worth if the turn ends now. It is said of the player in turn.
fortytwos-scored = { $count ->
    [one] { $count } die of 42 moves to scored: { $scored }, worth { $points }.
   *[other] { $count } dice of 42 move to scored: { $scored }, worth { $points }.
}
    .brief = Scored: { $scored }, worth { $points }.
    .full = { $count ->
    [one] Only a 42 is active: { $count } die moves from active to scored. Scored: { $scored }, worth { $points } so far.
   *[other] Only 42s are active: { $count } dice move from active to scored. Scored: { $scored }, worth { $points } so far.
}
    .braille = { $count }y to sc: { $scored }, { $points } pt.
# The table's option: a lone meeple or superhero ends the turn, which keeps its points.
turn-ends-lone = A lone die ends the turn.
    .full = At this table a lone die without a target ends the turn, which keeps its points.
    .braille = Lone die ends turn.
# A turn is scored: $dice scored dice give $points. $total is the player's new total.
turn-scored = { $you ->
    [yes] You score { $points } for { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }. Total { $total }.
   *[no] { $who } scores { $points } for { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }. Total { $total }.
}
    .brief = { $dice ->
    [one] { $dice } die: { $points }, total { $total }.
   *[other] { $dice } dice: { $points }, total { $total }.
}
    .full = { $you ->
    [yes] You end the turn and score { $points } for { $dice ->
        [one] { $dice } scored die
       *[other] { $dice } scored dice
    }. Your total is { $total }.
   *[no] { $who } ends the turn and scores { $points } for { $dice ->
        [one] { $dice } scored die
       *[other] { $dice } scored dice
    }. The total is { $total }.
}
    .braille = { $you ->
    [yes] { $points } pt (sc { $dice }), tot { $total }.
   *[no] { $points } pt (sc { $dice }), tot { $total }, { $who }.
}
# A turn ends without scored dice and gives no points.
turn-empty = { $you ->
    [yes] You score nothing: no scored dice. Total { $total }.
   *[no] { $who } scores nothing: no scored dice. Total { $total }.
}
    .brief = No scored dice: 0, total { $total }.
    .full = { $you ->
    [yes] You end the turn without scored dice and score nothing. Your total is { $total }.
   *[no] { $who } ends the turn without scored dice and scores nothing. The total is { $total }.
}
    .braille = { $you ->
    [yes] 0 pt (sc 0), tot { $total }.
   *[no] 0 pt (sc 0), tot { $total }, { $who }.
}
# A turn is lost. $reason is one of the phrases below, $loss says how many scored dice are lost with
# it; $total is the player's total, which stays.
turn-busted = { $you ->
    [yes] You bust { $reason }: 0 points, { $loss }, total still { $total }.
   *[no] { $who } busts { $reason }: 0 points, { $loss }, total still { $total }.
}
    .brief = Bust { $reason }: 0, { $loss }, total { $total }.
    .full = { $you ->
    [yes] You bust { $reason }: 0 points in this turn, { $loss }. Your total stays { $total }.
   *[no] { $who } busts { $reason }: 0 points in this turn, { $loss }. The total stays { $total }.
}
    .braille = { $you ->
    [yes] Bust { $reason }, { $loss }, tot { $total }.
   *[no] Bust { $reason }, { $loss }, tot { $total }, { $who }.
}
# Why a turn is lost, after "You bust": dragons are active and no die can act. $count of them.
bust-dragons = { $count ->
    [one] on a dragon
   *[other] on { $count } dragons
}
    .full = { $count ->
    [one] on a dragon, which is active while no die can act
   *[other] on { $count } dragons, which are active while no die can act
}
    .braille = { $count }r
# Why a turn is lost, after "You bust": a spaceship is the only active die.
bust-spaceship = on a lone spaceship
    .full = on a lone spaceship, the only active die
    .braille = lone s
# Why a turn is lost, after "You bust", by the table's option: a lone meeple or superhero.
bust-lone = on a lone die
    .full = on a lone die, which has no target and loses the turn at this table
    .braille = lone die
# How many scored dice a bust takes, inside a sentence; they were worth $worth.
lost-dice = { $lost ->
    [0] no dice lost
    [one] { $lost } die lost
   *[other] { $lost } dice lost
}
    .brief = { $lost ->
    [0] none lost
    [one] { $lost } die lost
   *[other] { $lost } dice lost
}
    .full = { $lost ->
    [0] no scored dice lost
    [one] { $lost } scored die lost, worth { $worth }
   *[other] { $lost } scored dice lost, worth { $worth }
}
    .braille = lost { $lost }
# The end of a match of two or more, with one winner.
won = { $you ->
    [yes] Game over: you win with { $points }.
   *[no] Game over: { $who } wins with { $points }.
}
    .full = { $you ->
    [yes] The game is over after round { $rounds }. You win with the best total, { $points }.
   *[no] The game is over after round { $rounds }. { $who } wins with the best total, { $points }.
}
    .braille = { $you ->
    [yes] Win { $points }: you.
   *[no] Win { $points }: { $who }.
}
# The end of a match with a tie for first; $winners is a list of names.
won-together = Game over: { $winners } share the win with { $points }.
    .full = The game is over after round { $rounds }: { $winners } share the win with the best total, { $points }.
    .braille = Win { $points }: { $winners }.
# Everybody's total at the end, in the order of the seats; $totals is a list of the next message.
end-totals = Totals: { $totals }.
    .braille = Tot { $totals }.
# One player's total inside that list. A word stands between number and name: names end in numbers.
end-total-of = { $you ->
    [yes] { $points } for you
   *[no] { $points } for { $who }
}
    .braille = { $you ->
    [yes] { $points } you
   *[no] { $points } { $who }
}
# The end of a solo game without a target.
solo-over = Game over with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .full = The game is over after round { $rounds }. The result is { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .braille = Over: { $points } pt.
# The end of a solo game whose target was reached.
solo-reached = Game over: target { $target } reached with { $points }.
    .full = The game is over after round { $rounds }. You have reached the target of { $target } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .braille = Over: { $points } pt, target { $target } met.
# The end of a solo game whose target was not reached.
solo-missed = Game over: target { $target } missed with { $points }.
    .full = The game is over after round { $rounds }. The target of { $target } is missed: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $missing } short.
    .braille = Over: { $points } pt, target { $target } missed.

## Questions and choices

# What is due before the first roll of a turn. $count is always 7.
question-roll = Roll 7 dice?
    .full = Roll 7 dice? Press { $key-roll } or { $key-space }.
    .braille = Roll 7?
# What is due while dice can act. $dice is a list with or: "a meeple, a spaceship or a heart".
question-act = Use { $dice }?
    .brief = Use which die?
    .full = Choose an active die to use: { $dice }.
    .braille = Use { $dice }?
# Which die a meeple rerolls.
question-meeple = Meeple: reroll which die?
    .brief = Reroll which?
    .full = Choose another active die for the meeple to reroll.
    .braille = Reroll which?
# Which die a spaceship shoots; that die goes to inactive.
question-spaceship = Spaceship: shoot which die?
    .brief = Shoot which?
    .full = Choose another active die for the spaceship to shoot to inactive.
    .braille = Shoot which?
# Which die a superhero flips into its opposite face.
question-superhero = Superhero: flip which die?
    .brief = Flip which?
    .full = Choose another active die for the superhero to flip into its opposite face.
    .braille = Flip which?
# What a heart does; it needs no target.
question-heart = Heart: roll a die from inactive?
    .brief = Roll from inactive?
    .braille = Roll from ina?
# What is due when no die is active. $count is the number of used dice that would be rolled.
question-decide = Continue with { $count ->
    [one] { $count } die
   *[other] { $count } dice
}, or pass with { $points }?
    .brief = Continue or pass?
    .full = Continue with { $count ->
    [one] the used die
   *[other] all { $count } used dice
}, or pass with { $points ->
    [one] { $points } point
   *[other] { $points } points
}? Press { $key-roll } or { $key-bank }.
    .braille = Go on { $count }, pass { $points }?
# What is due when no die is active and none is used: only a pass.
question-pass = Pass with { $points }?
    .full = No die is used, so nothing can be rolled. Pass with { $points ->
    [one] { $points } point
   *[other] { $points } points
}? Press { $key-bank }.
    .braille = Pass { $points }?
# Dice are in the air: nothing is due from a player.
question-rolling = The dice are rolling.
    .braille = Rolling.
# Nothing is due any more.
question-over = The game is over.
    .braille = Over.
# A choice, and a hint: the first roll. $count is always 7.
action-roll = Roll 7 dice.
    .braille = Roll 7.
# A choice, and a hint: roll all used dice. $points is at risk.
action-continue = Continue with { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
    .full = Continue with { $count ->
    [one] { $count } used die
   *[other] { $count } used dice
}. At risk: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .braille = Go on { $count }.
# A choice, and a hint: end the turn and score. $total is the player's total then.
action-pass = Pass and score { $points }, total { $total }.
    .brief = Pass and score { $points }.
    .braille = Pass { $points }, tot { $total }.
# A choice in the list: a meeple, with more than one target. $targets is a list with or.
choice-meeple = Meeple: reroll { $targets }.
    .brief = Meeple.
    .braille = M rerolls { $targets }.
# A choice in the list: a spaceship, with more than one target. $targets is a list with or.
choice-spaceship = Spaceship: shoot { $targets }.
    .brief = Spaceship.
    .braille = S shoots { $targets }.
# A choice in the list: a superhero, with more than one target. $targets is a list with or.
choice-superhero = Superhero: flip { $targets }.
    .brief = Superhero.
    .braille = U flips { $targets }.
# What a die does, as a phrase that begins a sentence: a meeple. $target is like "a dragon".
use-meeple = Meeple: reroll { $target }
    .braille = M rerolls { $target }
# What a die does, as a phrase that begins a sentence: a spaceship.
use-spaceship = Spaceship: shoot { $target } to inactive
    .brief = Spaceship: shoot { $target }
    .braille = S shoots { $target }
# What a die does, as a phrase that begins a sentence: a superhero. $target becomes $after.
use-superhero = Superhero: flip { $target } into { $after }
    .braille = U flips { $target } to { $after }
# What a die does, as a phrase that begins a sentence: a heart. $inactive is the number of inactive
# dice.
use-heart = { $inactive ->
    [0] Heart: no effect, no die is inactive
   *[other] Heart: roll a die from inactive
}
    .brief = { $inactive ->
    [0] Heart: no effect
   *[other] Heart: roll from inactive
}
    .braille = { $inactive ->
    [0] T idle
   *[other] T from ina
}
# What a die does, as a phrase that begins a sentence: a lone meeple or superhero. $name is like
# "Meeple", $lone is the table's option: whether it has no effect.
use-lone = { $lone ->
    [none] { $name }: no effect, no other die is active
   *[other] { $name }: no other die is active
}
    .brief = { $lone ->
    [none] { $name }: no effect
   *[other] { $name }: alone
}
    .braille = { $lone ->
    [none] { $name } idle
   *[other] { $name } lone
}
# A hint that only says what a die does. $use is one of the phrases use-... above.
action-use = { $use }.
# A hint that says what a die does and what follows. $then is one of the phrases then-... below.
action-use-then = { $use }, { $then }.
# A choice in the list: a die and the only thing that it can do, and what follows.
choice-use = { $use }, { $then }.
    .brief = { $use }.
    .braille = { $use }, { $then }.
# A target in the list, for a meeple. $name is like "Dragon", $then is a phrase from below.
target-meeple = { $name }: reroll it, { $then }.
    .brief = Reroll { $target }.
    .braille = { $name }: reroll, { $then }.
# A target in the list, for a spaceship.
target-spaceship = { $name }: shoot it to inactive, { $then }.
    .brief = Shoot { $target }.
    .braille = { $name }: shoot, { $then }.
# A target in the list, for a superhero. $after is what it becomes: "a dragon".
target-superhero = { $name }: flip it into { $after }, { $then }.
    .brief = Flip { $target } into { $after }.
    .braille = { $name }: flip to { $after }, { $then }.
# What follows a use, at the end of a sentence: the turn goes on with this number of active dice.
then-open = { $count ->
    [0] then continue or pass
    [one] then { $count } die is active
   *[other] then { $count } dice are active
}
    .braille = act { $count }
# What follows a use: all active dice are 42s and move to scored.
then-scores = { $scored ->
    [one] then { $scored } die is scored, worth { $points }
   *[other] then { $scored } dice are scored, worth { $points }
}
    .braille = sc { $scored }, { $points } pt
# What follows a use: the turn is lost, with this number of scored dice.
then-bust = { $lost ->
    [0] then the turn is a bust
    [one] then the turn is a bust and { $lost } die is lost
   *[other] then the turn is a bust and { $lost } dice are lost
}
    .braille = bust, lost { $lost }
# What follows a use under the table's option: the turn ends with these points.
then-ends = then the turn ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .braille = end, { $points } pt

## Answers

# The active dice; $dice is a list.
zone-active = Active: { $dice }.
    .braille = Act { $dice }.
# No die is active.
zone-active-empty = Active: nothing.
    .braille = Act 0.
# The dice in hand before the first roll of a turn. $count is always 7.
zone-active-unrolled = In hand: 7 dice to roll.
    .braille = Hand 7.
# The used dice.
zone-used = Used: { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
}.
    .braille = Used { $count }.
# The inactive dice.
zone-inactive = Inactive: { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
}.
    .braille = Ina { $count }.
# The dice scored in this turn, and what they are worth if it ends now.
zone-scored = Scored: { $count ->
    [0] no dice
    [one] { $count } die, worth { $points }
   *[other] { $count } dice, worth { $points }
}.
    .braille = { $count ->
    [0] Sc 0.
   *[other] Sc { $count }, { $points } pt.
}
# The dice in the air.
zone-air = In the air: { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
    .braille = Air { $count }.
# Around the active dice before the first roll of a turn.
around-active-roll = Roll first: 7 dice become active.
    .braille = First roll: act 7.
# Around the active dice while some can act; $dice is a list of those.
around-active-act = Still to act: { $dice }.
    .braille = To act { $dice }.
# Around the active dice when all of them have acted, with used dice to roll.
around-active-decide = No die is active: continue or pass.
    .braille = Act 0: go on or pass.
# Around the active dice when a whole roll was scored: only a pass is possible.
around-active-pass = No die is active and none is used: pass.
    .braille = Act 0, used 0: pass.
# Around the used dice before the first roll of a turn.
around-used-roll = No die is used before the first roll.
    .braille = Used 0 before a roll.
# Around the used dice while active ones can act.
around-used-act = Used dice wait until no die is active.
    .braille = Used wait for act 0.
# Around the used dice when a seat can continue; $count of them.
around-used-decide = A continue rolls { $count ->
    [one] the used die
   *[other] all { $count } used dice
}.
    .braille = Go on rolls used { $count }.
# Around the used dice when there are none.
around-used-pass = No die is used, so nothing can be rolled.
    .braille = Used 0: no roll.
# Around the inactive dice before the first roll of a turn; $count is always 3.
around-inactive-roll = Inactive dice are not rolled; only a heart rolls one from inactive.
    .braille = Ina not rolled; only t rolls one.
# Around the inactive dice while active dice can act.
around-inactive-act = { $count ->
    [0] No die is inactive: a heart has no effect.
   *[other] Inactive dice wait: a heart rolls one from inactive.
}
    .braille = { $count ->
    [0] Ina 0: t idle.
   *[other] Ina wait: t rolls one.
}
# Around the inactive dice when a seat can continue.
around-inactive-decide = { $count ->
    [0] No die is inactive: after a continue a heart has no effect.
   *[other] A continue leaves inactive dice there; a heart rolls one from inactive.
}
    .braille = { $count ->
    [0] Ina 0: after go on t idle.
   *[other] Go on leaves ina; t rolls one.
}
# Around the inactive dice when only a pass is possible.
around-inactive-pass = Inactive dice stay there: the turn ends with a pass.
    .braille = Ina stay: pass ends turn.
# Around the scored dice before the first roll of a turn.
around-scored-roll = Nothing is scored yet: 42s score when only 42s are active.
    .braille = Sc 0: y score when act is only y.
# Around the scored dice while active dice can act. They are worth $points.
around-scored-act = { $count ->
    [0] Nothing is scored yet: 42s score when only 42s are active.
   *[other] A bust loses the scored dice, worth { $points }.
}
    .braille = { $count ->
    [0] Sc 0: y score when act is only y.
   *[other] Bust loses sc, { $points } pt.
}
# Around the scored dice when a seat can pass or continue. They are worth $points.
around-scored-decide = { $count ->
    [0] Nothing is scored: a pass gives 0, and a continue risks nothing.
   *[other] A pass scores { $points }; a bust after a continue scores 0.
}
    .braille = { $count ->
    [0] Sc 0: pass 0, go on risks 0.
   *[other] Pass { $points }; bust after go on 0.
}
# Around the scored dice when only a pass is possible. They are worth $points.
around-scored-pass = A pass scores { $points }.
    .braille = Pass: { $points } pt.
# What a face can do.
can-meeple = A meeple rerolls another active die.
    .braille = M rerolls another act.
# What a face can do.
can-spaceship = A spaceship shoots another active die to inactive. Alone it busts.
    .braille = S shoots another act to ina. Lone s busts.
# What a face can do.
can-superhero = A superhero flips another active die into its opposite face.
    .braille = U flips another act: m s, u r, t y.
# What a face can do.
can-fortytwo = A 42 does nothing; it scores when only 42s are active.
    .braille = Y does nothing; scores when act is only y.
# What a face can do.
can-dragon = A dragon does nothing; it busts when no die can act.
    .braille = R does nothing; busts when none can act.
# What a face can do.
can-heart = A heart rolls a die from inactive.
    .braille = T rolls one from ina.
# All zones at the end of the match.
zone-over = The game is over, no dice are in play.
    .braille = Over, no dice.
# The points of one player.
score = { $you ->
    [yes] You: { $points }.
   *[no] { $who }: { $points }.
}
    .full = { $you ->
    [yes] You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $who } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
    .braille = { $you ->
    [yes] { $points }: you.
   *[no] { $points }: { $who }.
}
# How points come about.
scores-reason = The scored dice of a turn give 1 for one, 3 for two, 6 for three, 10 for four, 15 for five, and so on.
    .braille = Sc 1 to 5: 1, 3, 6, 10, 15 pt, and so on.
# What a win needs.
scores-end = After round { $rounds } the best total wins; a tie is shared.
    .braille = After round { $rounds } best tot wins; tie shared.
# Whose turn it is. $when is round-now or round-last.
turn-now = { $you ->
    [yes] Your turn, { $when }.
   *[no] { $who } to play, { $when }.
}
    .braille = { $you ->
    [yes] Turn { $when }: you.
   *[no] Turn { $when }: { $who }.
}
# The game has ended with one winner, who has $points.
turn-over = { $you ->
    [yes] The game is over, you win with { $points }.
   *[no] The game is over, { $who } wins with { $points }.
}
    .braille = { $you ->
    [yes] Win { $points }: you.
   *[no] Win { $points }: { $who }.
}
# The game has ended with a tie for first; $winners is a list of names, each with $points.
turn-over-shared = The game is over, { $winners } share the win with { $points }.
    .braille = Win { $points }: { $winners }.
# The game of one player has ended.
turn-over-alone = The game is over with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .braille = Over: { $points } pt.
# The scored dice of this turn are worth $points; with one more they are worth $worth.
open-next = { $points ->
    [0] The first scored die makes 1 point.
   *[other] One more scored die: { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } instead of { $points }.
}
    .braille = Next sc: { $worth } pt, now { $points }.
# Nothing is left to do at the end of the match.
open-over = Nothing is open: the game is over.
    .braille = Over, none open.
# How many rounds come after this one.
open-rounds = { $left ->
    [0] This is the last round.
    [one] { $left } round comes after this one.
   *[other] { $left } rounds come after this one.
}
    .braille = { $left ->
    [0] Last round.
   *[other] Rounds after this: { $left }.
}
# The target of a solo game, not reached yet.
target-open = Target { $target }: the best has { $best }, { $missing } to go.
    .braille = Target { $target }: best { $best }, { $missing } to go.
# The target of a solo game, reached.
target-reached = Target { $target }: reached with { $best }.
    .braille = Target { $target } met: { $best }.
# The target of a solo game, not reached when the match is over.
target-missed = Target { $target }: missed with { $best }, { $missing } short.
    .braille = Target { $target } missed: { $best }, { $missing } short.
# The table's option about a meeple or superhero without another active die.
option-lone-none = At this table a lone meeple or superhero has no effect.
    .braille = Lone m u: idle.
# The table's option about a meeple or superhero without another active die.
option-lone-end = At this table a lone meeple or superhero ends the turn, which keeps its points.
    .braille = Lone m u: turn ends, pt kept.
# The table's option about a meeple or superhero without another active die.
option-lone-bust = At this table a lone meeple or superhero is a bust.
    .braille = Lone m u: bust.

## The rules of this step

# Before the first roll of a turn.
step-roll = Roll 7 dice. The other 3 are inactive.
    .braille = Roll 7. Other 3 ina.
# While active dice can act.
step-act = Active dice must act, one by one. Each goes to used and acts on another.
    .braille = Act dice must act, one by one, each on another, and go to used.
# When no die is active and some are used.
step-decide = Pass to score, or continue: roll all used dice. Scored dice can still be lost.
    .braille = Pass to score, or go on: roll all used. Sc can be lost.
# When no die is active and none is used.
step-pass = Nothing is used, so nothing can be rolled. Pass to score.
    .braille = Used 0, no roll. Pass to score.
# While dice are in the air.
step-rolling = The dice are rolling.
    .braille = Rolling.
# At the end.
step-over = The game is over; the best total wins.
    .braille = Over; best tot wins.

## The complete rules

# Section of the rules.
rules-aim = The aim. Collect dice that show 42. Each player has 5 turns; then the highest total wins, and a tie is shared. Alone, your total is the result. The table may set a target; the end says whether you have reached it.
# Section of the rules.
rules-turn = A turn. There are 10 dice with six faces: meeple, spaceship, superhero, 42, dragon and heart. They lie in four zones: active, used, inactive and scored. A turn begins with a roll of 7 dice, which are active; the other 3 are inactive.
# Section of the rules.
rules-actions = Actions. While an active die can act, one must, even if it does harm; you choose which. It goes to used and acts on another active die, a 42 too. A meeple rerolls that die. A spaceship shoots it to inactive. A superhero flips it into its opposite face: meeple and spaceship, superhero and dragon, heart and 42. A heart needs no other die: it rolls a die from inactive into active, even if the heart was the only active die. When no die is inactive, a heart goes to used without effect. Dragons and 42s do not act. A die that comes or changes acts like any other. Passing is not possible before all have acted.
# Section of the rules.
rules-phase-end = When no die can act. A dragon that is still active, or a spaceship that is the only active die, is a bust: the turn is over and the dice scored in it are lost. If only 42s are active, all of them move to scored. A meeple or superhero that is the only active die goes to used; at each table this has no effect, or ends the turn and keeps its points, or is a bust, as agreed before the game.
# Section of the rules.
rules-decide = Pass or continue. When no die is active, pass, or continue: roll all used dice, which become active. Inactive and scored dice stay where they are. If no die is used, you must pass.
# Section of the rules.
rules-score = The score. When you pass, your scored dice give points: 1 for one, 3 for two, 6 for three, 10 for four, 15 for five, 21 for six, 28 for seven, 36 for eight, 45 for nine, 55 for ten. Points from earlier turns are never lost.
# Section of the rules.
rules-end = The end. After the fifth turn of every player the highest total wins. Those who share it share the win.

## The short terms in braille, a line of the help each

# A short term in braille. It is written as in the braille texts above.
short-m = m: meeple, rerolls a die.
# A short term in braille. It is written as in the braille texts above.
short-s = s: spaceship, shoots a die to inactive.
# A short term in braille. It is written as in the braille texts above.
short-u = u: superhero, flips a die.
# A short term in braille. It is written as in the braille texts above.
short-y = y: die of 42.
# A short term in braille. It is written as in the braille texts above.
short-r = r: dragon.
# A short term in braille. It is written as in the braille texts above.
short-t = t: heart, rolls a die from inactive.
# How dice are written in braille.
short-roll = 3m 2y: 3 meeples and 2 dice of 42. Alone they are a roll.
# What the opposite faces are.
short-flip = flip: m to s, u to r, t to y, and back.
# A short term in braille. It is written as in the braille texts above.
short-act = act: active, or active then.
# A short term in braille. It is written as in the braille texts above.
short-ina = ina: inactive.
# A short term in braille. It is written as in the braille texts above.
short-sc = sc: scored dice of this turn.
# A short term in braille. It is written as in the braille texts above.
short-used = used 3: 3 dice are used.
# A short term in braille. It is written as in the braille texts above.
short-idle = idle: without effect, goes to used.
# A short term in braille. It is written as in the braille texts above.
short-lone = lone: the only active die.
# A short term in braille. It is written as in the braille texts above.
short-from = from ina: a heart rolls a die from inactive.
# A short term in braille. It is written as in the braille texts above.
short-go = go on 5: continue, roll 5 used dice.
# A short term in braille. It is written as in the braille texts above.
short-pass = pass 6: a pass scores 6.
# A short term in braille. It is written as in the braille texts above.
short-pt = pt: points of the turn.
# A short term in braille. It is written as in the braille texts above.
short-tot = tot: total.
# A short term in braille. It is written as in the braille texts above.
short-bust = bust 2r: 0 points because of 2 dragons.
# A short term in braille. It is written as in the braille texts above.
short-lost = lost 3: 3 scored dice are lost.
# How the round is written in braille.
short-round = turn 2 of 5: a turn in round 2 of 5.
    .braille = turn 2/5: a turn in round 2 of 5.
# A short term in braille. It is written as in the braille texts above.
short-win = win 27: the game is over, won with 27.
# A short term in braille. It is written as in the braille texts above.
short-over = over: the game is over.
# Whose an announcement is in braille.
short-name = A name at the end: who did it. No name: you, or the one in turn.

## Refusals: why, and what is possible instead is said after it

# Refused: active dice must act before anything else.
refuse-act-first = Use the active dice first.
    .braille = Use act dice first.
# Refused: the first roll of the turn was made.
refuse-rolled-already = You have rolled already. Continue or pass.
    .braille = Rolled before. Go on or pass.
# Refused: nothing was rolled in this turn.
refuse-roll-first = Roll first.
# Refused: a continue without used dice.
refuse-nothing-used = No die is used, so nothing can be rolled. Pass.
    .braille = Used 0, no roll. Pass.
# Refused: dragons and 42s do not act.
refuse-no-action = Dragons and 42s do nothing. Use another die.
    .braille = R y do nothing. Use another.
# Refused: the acting die is not active. $die is like "meeple".
refuse-die-not-active = No { $die } is active.
    .braille = No { $die } in act.
# Refused: no die is active at all.
refuse-nothing-active = No die is active. Continue or pass.
    .braille = Act 0. Go on or pass.
# Refused: a heart with a target.
refuse-heart-has-no-target = A heart needs no target: it rolls a die from inactive.
    .braille = No target for t: it rolls from ina.
# Refused: a lone spaceship cannot act (programs only can meet it).
refuse-lone-spaceship = A lone spaceship has no target.
    .braille = Lone s, no target.
# Refused: a target is missing. $die is like "meeple".
refuse-needs-target = Choose another active die for the { $die }.
    .braille = Choose target for { $die }.
# Refused: a die was to act on itself. $die is like "meeple".
refuse-not-itself = A { $die } cannot act on itself.
    .braille = No { $die } acts on itself.
# Refused: the target is not active. $die is like "dragon".
refuse-target-not-active = No { $die } is active.
    .braille = No { $die } in act.

## The sounds

# A sound in the list of sounds: its name and when it is heard.
sound-die-meeple = Meeple: a meeple has landed.
    .braille = Meeple.
# A sound in the list of sounds: its name and when it is heard.
sound-die-spaceship = Spaceship: a spaceship has landed.
    .braille = Spaceship.
# A sound in the list of sounds: its name and when it is heard.
sound-die-superhero = Superhero: a superhero has landed.
    .braille = Superhero.
# A sound in the list of sounds: its name and when it is heard.
sound-die-fortytwo = Forty-two: a 42 has landed.
    .braille = 42.
# A sound in the list of sounds: its name and when it is heard.
sound-die-dragon = Dragon: a dragon has landed.
    .braille = Dragon.
# A sound in the list of sounds: its name and when it is heard.
sound-die-heart = Heart: a heart has landed.
    .braille = Heart.
# A sound in the list of sounds: its name and when it is heard.
sound-to-active = Rising: an inactive die becomes active.
    .braille = To active.
# A sound in the list of sounds: its name and when it is heard.
sound-to-used = Dropping: the die that acts goes to used.
    .braille = To used.
# A sound in the list of sounds: its name and when it is heard.
sound-to-inactive = Door: a die is sent to inactive.
    .braille = To inactive.
# A sound in the list of sounds: its name and when it is heard.
sound-to-scored = Coin: dice go to scored.
    .braille = To scored.
# A sound in the list of sounds: its name and when it is heard.
sound-flip = Flip: a die is turned to its opposite face.
    .braille = Flip: turned.

## Why a bot, or a hint, chooses something

# The turn has just begun.
reason-first-roll = A turn begins with a roll.
    .braille = First a roll.
# It passes: $points are what a pass scores.
reason-pass = { $points ->
    [one] { $points } point is enough to keep.
   *[other] { $points } points are enough to keep.
}
    .braille = { $points } pt enough to keep.
# It passes, because no die is used.
reason-must-pass = No die is used, so only a pass is possible.
    .braille = Used 0, only pass.
# It continues with $count dice; $points are at risk.
reason-continue = { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} worth the risk of { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
    .braille = Go on { $count }: { $points } pt at risk.
# It continues with nothing to lose.
reason-nothing-to-lose = Nothing is scored, so nothing can be lost.
    .braille = Sc 0, none to lose.
# It uses the only die that can act, in the only way.
reason-only = Nothing else is possible.
    .braille = Only choice.
# It removes a dragon.
reason-dragon = A dragon must not stay active.
    .braille = No r must stay act.
# It flips a heart into a 42.
reason-heart-flipped = A flipped heart is a 42.
    .braille = Flipped t is y.
# A heart rolls one more die.
reason-heart = One more die may show a 42.
    .braille = One more may be y.
# It chooses the target that costs least. $die and $target are like "a meeple".
reason-target = For { $die } the best target is { $target }.
    .braille = Best for { $die }: { $target }.
# It must give up a 42, or make a dragon.
reason-forced = Every way costs something; this costs least.
    .braille = All cost; this costs least.

## Table options, as lines of the set-up

# What happens to a meeple or superhero that is the only active die (ruling G1).
option-lone = { $value ->
    [none] A lone meeple or superhero: no effect.
    [end] A lone meeple or superhero: the turn ends with its points.
   *[bust] A lone meeple or superhero: the turn ends with nothing.
}
    .braille = { $value ->
    [none] Lone m u: idle.
    [end] Lone m u: turn ends, pt kept.
   *[bust] Lone m u: turn ends, 0 pt.
}
# The target of a solo game, in points.
option-target = { $value ->
    [none] Target of a solo game: none.
   *[other] Target of a solo game, in points: { $value }.
}
    .braille = Solo target: { $value }.
