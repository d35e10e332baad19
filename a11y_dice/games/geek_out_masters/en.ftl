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
# Dice of one face with their number, inside a list.
dice-spaceship = { $count ->
    [one] { $count } spaceship
   *[other] { $count } spaceships
}
# Dice of one face with their number, inside a list.
dice-superhero = { $count ->
    [one] { $count } superhero
   *[other] { $count } superheroes
}
# Dice that show 42 with their number, inside a list. A word keeps the two numbers apart by ear.
dice-fortytwo = { $count ->
    [one] { $count } die of 42
   *[other] { $count } dice of 42
}
# Dice of one face with their number, inside a list.
dice-dragon = { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
}
# Dice of one face with their number, inside a list.
dice-heart = { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
}
# One die as the object of a verb: "You shoot a meeple".
one-meeple = a meeple
# One die as the object of a verb.
one-spaceship = a spaceship
# One die as the object of a verb.
one-superhero = a superhero
# One die as the object of a verb.
one-fortytwo = a 42
# One die as the object of a verb.
one-dragon = a dragon
# One die as the object of a verb.
one-heart = a heart
# The name of a face, without a number and an article.
die-meeple = meeple
# The name of a face, without a number and an article.
die-spaceship = spaceship
# The name of a face, without a number and an article.
die-superhero = superhero
# The name of a face, without a number and an article.
die-fortytwo = 42
# The name of a face, without a number and an article.
die-dragon = dragon
# The name of a face, without a number and an article.
die-heart = heart
# The name of a face as the first word of a choice or a sentence.
label-meeple = Meeple
# The name of a face as the first word of a choice or a sentence.
label-spaceship = Spaceship
# The name of a face as the first word of a choice or a sentence.
label-superhero = Superhero
# The name of a face as the first word of a choice or a sentence.
label-fortytwo = 42
# The name of a face as the first word of a choice or a sentence.
label-dragon = Dragon
# The name of a face as the first word of a choice or a sentence.
label-heart = Heart

## What happens

# A turn begins with 7 dice in hand and 3 inactive. $round counts from 1 to $rounds.
turn-started = { $you ->
    [yes] Your turn, round { $round } of { $rounds }.
   *[no] { $who } to play, round { $round } of { $rounds }.
}
    .brief = { $you ->
    [yes] Your turn, round { $round }.
   *[no] { $who } to play, round { $round }.
}
    .full = { $you ->
    [yes] Your turn, round { $round } of { $rounds }. 7 dice in hand, 3 inactive.
   *[no] { $who } to play, round { $round } of { $rounds }. 7 dice in hand, 3 inactive.
}
# The first roll of a turn: all 7 dice are active, 3 inactive. $dice is a list.
rolled = { $you ->
    [yes] You roll { $dice }.
   *[no] { $who } rolls { $dice }.
}
    .full = { $you ->
    [yes] You roll 7 dice: { $dice }. Inactive: 3.
   *[no] { $who } rolls 7 dice: { $dice }. Inactive: 3.
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
# A heart went to used and an inactive die was rolled into active. $die is like "a dragon"; $active
# is the list of all dice that are active now, $used and $inactive are numbers of dice.
die-joined = { $you ->
    [yes] You roll { $die } from inactive. Active: { $active }.
   *[no] { $who } rolls { $die } from inactive. Active: { $active }.
}
    .full = { $you ->
    [yes] You use a heart and roll an inactive die: { $die }. Active: { $active }. Used: { $used }. Inactive: { $inactive }.
   *[no] { $who } uses a heart and rolls an inactive die: { $die }. Active: { $active }. Used: { $used }. Inactive: { $inactive }.
}
# A spaceship went to used and sent another active die to inactive. $target is like "a dragon";
# $inactive and $used are the numbers of dice there now.
die-shot = { $you ->
    [yes] You shoot { $target }: active to inactive, now { $inactive }.
   *[no] { $who } shoots { $target }: active to inactive, now { $inactive }.
}
    .brief = { $you ->
    [yes] You shoot { $target }.
   *[no] { $who } shoots { $target }.
}
    .full = { $you ->
    [yes] You use a spaceship and send { $target } from active to inactive. Active: { $active }. Used: { $used }. Inactive: { $inactive }.
   *[no] { $who } uses a spaceship and sends { $target } from active to inactive. Active: { $active }. Used: { $used }. Inactive: { $inactive }.
}
# A superhero went to used and flipped another active die, from $before to $after, which are
# like "a dragon"; $name is $before as the first word of a sentence. It stays active. $used is the
# number of used dice now.
die-turned = { $you ->
    [yes] You flip { $before } into { $after }.
   *[no] { $who } flips { $before } into { $after }.
}
    .brief = { $name } becomes { $after }.
    .full = { $you ->
    [yes] You use a superhero and flip { $before } into { $after }, which stays active. Active: { $active }. Used: { $used }.
   *[no] { $who } uses a superhero and flips { $before } into { $after }, which stays active. Active: { $active }. Used: { $used }.
}
# A lone meeple or superhero went to used without effect. $die is like "a meeple".
die-idled = { $you ->
    [yes] You use { $die } without effect. Used: { $used }.
   *[no] { $who } uses { $die } without effect. Used: { $used }.
}
    .brief = { $you ->
    [yes] You use { $die }, no effect.
   *[no] { $who } uses { $die }, no effect.
}
    .full = { $you ->
    [yes] You use { $die } without effect: no other die is active. It goes to used. Active: { $active }. Used: { $used }.
   *[no] { $who } uses { $die } without effect: no other die is active. It goes to used. Active: { $active }. Used: { $used }.
}
# A heart went to used without effect, because no die is inactive. $die is "a heart".
heart-idled = { $you ->
    [yes] You use { $die } without effect. Used: { $used }.
   *[no] { $who } uses { $die } without effect. Used: { $used }.
}
    .brief = { $you ->
    [yes] You use { $die }, no effect.
   *[no] { $who } uses { $die }, no effect.
}
    .full = { $you ->
    [yes] You use { $die } without effect: no die is inactive. It goes to used. Active: { $active }. Used: { $used }.
   *[no] { $who } uses { $die } without effect: no die is inactive. It goes to used. Active: { $active }. Used: { $used }.
}
# All active dice were 42s and moved to scored. $scored is the number of scored dice of this turn
# now, $points is what they are worth if the turn ends now. It is said of the player in turn.
fortytwos-scored = { $count ->
    [one] { $count } die of 42 moves to scored: { $scored }, worth { $points }.
   *[other] { $count } dice of 42 move to scored: { $scored }, worth { $points }.
}
    .brief = { $count ->
    [one] 42 scored: { $count }, now { $scored }, worth { $points }.
   *[other] 42s scored: { $count }, now { $scored }, worth { $points }.
}
    .full = { $count ->
    [one] Only a 42 is active: { $count } die moves from active to scored. Scored: { $scored }, worth { $points } so far.
   *[other] Only 42s are active: { $count } dice move from active to scored. Scored: { $scored }, worth { $points } so far.
}
# The table's option: a lone meeple or superhero ends the turn, which keeps its points.
turn-ends-lone = A lone die ends the turn.
    .full = At this table a lone die without a target ends the turn, which keeps its points.
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
# A turn is lost: a dragon is active and no die can act. $lost is the number of scored dice that
# are lost, $worth what they were worth; $total is the player's total, which stays.
bust-dragons = { $you ->
    [yes] { $lost ->
        [0] You bust on dragons, total still { $total }.
        [one] You bust on dragons: { $lost } die lost, total still { $total }.
       *[other] You bust on dragons: { $lost } dice lost, total still { $total }.
    }
   *[no] { $lost ->
        [0] { $who } busts on dragons, total still { $total }.
        [one] { $who } busts on dragons: { $lost } die lost, total still { $total }.
       *[other] { $who } busts on dragons: { $lost } dice lost, total still { $total }.
    }
}
    .brief = Dragons, bust: 0, total { $total }.
    .full = { $you ->
    [yes] { $lost ->
        [0] You bust: a dragon is active and no die can act. Nothing was scored. Your total stays { $total }.
        [one] You bust: a dragon is active and no die can act. You lose { $lost } scored die, worth { $worth }. Your total stays { $total }.
       *[other] You bust: a dragon is active and no die can act. You lose { $lost } scored dice, worth { $worth }. Your total stays { $total }.
    }
   *[no] { $lost ->
        [0] { $who } busts: a dragon is active and no die can act. Nothing was scored. The total stays { $total }.
        [one] { $who } busts: a dragon is active and no die can act. This loses { $lost } scored die, worth { $worth }. The total stays { $total }.
       *[other] { $who } busts: a dragon is active and no die can act. This loses { $lost } scored dice, worth { $worth }. The total stays { $total }.
    }
}
# A turn is lost: a spaceship is the only active die. The facts are those of bust-dragons.
bust-spaceship = { $you ->
    [yes] { $lost ->
        [0] You bust on a lone spaceship, total still { $total }.
        [one] You bust on a lone spaceship: { $lost } die lost, total still { $total }.
       *[other] You bust on a lone spaceship: { $lost } dice lost, total still { $total }.
    }
   *[no] { $lost ->
        [0] { $who } busts on a lone spaceship, total still { $total }.
        [one] { $who } busts on a lone spaceship: { $lost } die lost, total still { $total }.
       *[other] { $who } busts on a lone spaceship: { $lost } dice lost, total still { $total }.
    }
}
    .brief = Lone spaceship, bust: 0, total { $total }.
    .full = { $you ->
    [yes] { $lost ->
        [0] You bust: a spaceship is the only active die. Nothing was scored. Your total stays { $total }.
        [one] You bust: a spaceship is the only active die. You lose { $lost } scored die, worth { $worth }. Your total stays { $total }.
       *[other] You bust: a spaceship is the only active die. You lose { $lost } scored dice, worth { $worth }. Your total stays { $total }.
    }
   *[no] { $lost ->
        [0] { $who } busts: a spaceship is the only active die. Nothing was scored. The total stays { $total }.
        [one] { $who } busts: a spaceship is the only active die. This loses { $lost } scored die, worth { $worth }. The total stays { $total }.
       *[other] { $who } busts: a spaceship is the only active die. This loses { $lost } scored dice, worth { $worth }. The total stays { $total }.
    }
}
# A turn is lost by the table's option: a lone meeple or superhero. The facts are those of
# bust-dragons.
bust-lone = { $you ->
    [yes] { $lost ->
        [0] You bust on a lone die, total still { $total }.
        [one] You bust on a lone die: { $lost } die lost, total still { $total }.
       *[other] You bust on a lone die: { $lost } dice lost, total still { $total }.
    }
   *[no] { $lost ->
        [0] { $who } busts on a lone die, total still { $total }.
        [one] { $who } busts on a lone die: { $lost } die lost, total still { $total }.
       *[other] { $who } busts on a lone die: { $lost } dice lost, total still { $total }.
    }
}
    .brief = Lone die, bust: 0, total { $total }.
    .full = { $you ->
    [yes] { $lost ->
        [0] You bust: at this table a lone die without a target loses the turn. Nothing was scored. Your total stays { $total }.
        [one] You bust: at this table a lone die without a target loses the turn. You lose { $lost } scored die, worth { $worth }. Your total stays { $total }.
       *[other] You bust: at this table a lone die without a target loses the turn. You lose { $lost } scored dice, worth { $worth }. Your total stays { $total }.
    }
   *[no] { $lost ->
        [0] { $who } busts: at this table a lone die without a target loses the turn. Nothing was scored. The total stays { $total }.
        [one] { $who } busts: at this table a lone die without a target loses the turn. This loses { $lost } scored die, worth { $worth }. The total stays { $total }.
       *[other] { $who } busts: at this table a lone die without a target loses the turn. This loses { $lost } scored dice, worth { $worth }. The total stays { $total }.
    }
}
# The end of a match of two or more, with one winner.
won = { $you ->
    [yes] You win with { $points }.
   *[no] { $who } wins with { $points }.
}
    .full = { $you ->
    [yes] The game is over after round { $rounds }. You win with the best total, { $points }.
   *[no] The game is over after round { $rounds }. { $who } wins with the best total, { $points }.
}
# The end of a match with a tie for first; $winners is a list of names.
won-together = Shared win with { $points }: { $winners }.
    .full = The game is over after round { $rounds }. Shared win with the best total, { $points }: { $winners }.
# The end of a solo game without a target.
solo-over = Game over with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .full = The game is over after round { $rounds }. The result is { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# The end of a solo game whose target was reached.
solo-reached = Game over: target { $target } reached with { $points }.
    .full = The game is over after round { $rounds }. You have reached the target of { $target } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# The end of a solo game whose target was not reached.
solo-missed = Game over: target { $target } missed with { $points }.
    .full = The game is over after round { $rounds }. The target of { $target } is missed: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $missing } short.

## Questions and choices

# What is due before the first roll of a turn. $count is always 7.
question-roll = Roll 7 dice?
    .full = Roll 7 dice? Press R or Space.
# What is due while dice can act. $dice is a list with or: "a meeple, a spaceship or a heart".
question-act = Use { $dice }?
    .brief = Use which die?
    .full = Choose an active die to use: { $dice }.
# Which die a meeple rerolls.
question-meeple = Meeple: reroll which die?
    .brief = Reroll which?
    .full = Choose another active die for the meeple to reroll.
# Which die a spaceship sends to inactive.
question-spaceship = Spaceship: shoot which die?
    .brief = Shoot which?
    .full = Choose another active die for the spaceship to send to inactive.
# Which die a superhero flips to its opposite face.
question-superhero = Superhero: flip which die?
    .brief = Flip which?
    .full = Choose another active die for the superhero to flip to its opposite face.
# What a heart does; it needs no target.
question-heart = Heart: roll an inactive die?
    .brief = Use the heart?
# What is due when no die is active. $count is the number of used dice that would be rolled.
question-decide = Continue with { $count ->
    [one] { $count } die
   *[other] { $count } dice
}, or pass with { $points }?
    .brief = Continue or pass?
    .full = Roll { $count ->
    [one] the used die
   *[other] all { $count } used dice
}, or pass with { $points ->
    [one] { $points } point
   *[other] { $points } points
}? Press R or B.
# What is due when no die is active and none is used: only a pass.
question-pass = Pass with { $points }?
    .full = No die is used, so nothing can be rolled. Pass with { $points ->
    [one] { $points } point
   *[other] { $points } points
}? Press B.
# Dice are in the air: nothing is due from a player.
question-rolling = The dice are rolling.
# Nothing is due any more.
question-over = The game is over.
# A choice in the list: the first roll. $count is always 7.
choice-roll = Roll 7 dice.
# A choice in the list: roll all used dice. $points is at risk.
choice-continue = Continue: roll { $count ->
    [one] { $count } used die
   *[other] { $count } used dice
}.
    .brief = Continue.
    .full = Continue: roll { $count ->
    [one] { $count } used die
   *[other] { $count } used dice
}. At risk: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# A choice in the list: end the turn and score.
choice-pass = Pass: score { $points }, total { $total }.
    .brief = Pass, score { $points }.
# A choice in the list: a meeple, with more than one target. $targets is a list with or.
choice-meeple = Meeple: reroll { $targets }.
    .brief = Meeple.
# A choice in the list: a spaceship, with more than one target. $targets is a list with or.
choice-spaceship = Spaceship: shoot { $targets }.
    .brief = Spaceship.
# A choice in the list: a superhero, with more than one target. $targets is a list with or.
choice-superhero = Superhero: flip { $targets }.
    .brief = Superhero.
# A choice in the list: a meeple with one target. $then is one of the sentences then-... below.
only-meeple = Meeple: reroll { $target }. { $then }
    .brief = Meeple: reroll { $target }.
# A choice in the list: a spaceship with one target. $then is one of the sentences then-... below.
only-spaceship = Spaceship: send { $target } to inactive. { $then }
    .brief = Spaceship: shoot { $target }.
# A choice in the list: a superhero with one target, which becomes $after. $then is a sentence.
only-superhero = Superhero: flip { $target } into { $after }. { $then }
    .brief = Superhero: flip { $target } into { $after }.
# A choice in the list: a heart. $inactive is the number of inactive dice, $then is a sentence.
choice-heart = { $inactive ->
    [0] Heart: no effect, no die is inactive. { $then }
   *[other] Heart: roll an inactive die. { $then }
}
    .brief = { $inactive ->
    [0] Heart, no effect.
   *[other] Heart.
}
    .full = { $inactive ->
    [0] Heart: it goes to used without effect, because no die is inactive. { $then }
    [one] Heart: roll the inactive die into active. { $then }
   *[other] Heart: roll one of { $inactive } inactive dice into active. { $then }
}
# A choice in the list: a lone meeple or superhero. $name is like "Meeple", $then is a sentence.
choice-lone = { $name }: no other die is active. { $then }
    .brief = { $name }, no effect.
# A target in the list, for a meeple. $name is like "Dragon", $then is a sentence.
target-meeple = { $name }: reroll it. { $then }
    .brief = Reroll { $target }.
# A target in the list, for a spaceship. $inactive is the number of inactive dice before it.
target-spaceship = { $name }: send it to inactive. { $then }
    .brief = Shoot { $target }.
# A target in the list, for a superhero. $after is what it becomes: "a dragon".
target-superhero = { $name }: it becomes { $after }. { $then }
    .brief = Flip { $target } into { $after }.
# What follows a choice: the turn goes on with this number of active dice.
then-open = { $count ->
    [0] Then none is active.
    [one] Then { $count } die is active.
   *[other] Then { $count } dice are active.
}
# What follows a choice: all active dice are 42s and move to scored.
then-scores = { $scored ->
    [one] Then { $scored } die is scored, worth { $points }.
   *[other] Then { $scored } dice are scored, worth { $points }.
}
# What follows a choice: the turn is lost, with this number of scored dice.
then-bust = { $lost ->
    [0] Then you bust.
    [one] Then you bust and lose { $lost } die.
   *[other] Then you bust and lose { $lost } dice.
}
# What follows a choice under the table's option: the turn ends with these points.
then-ends = Then the turn ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Answers

# The active dice; $dice is a list.
zone-active = Active: { $dice }.
# No die is active.
zone-active-empty = Active: nothing.
# The dice in hand before the first roll of a turn. $count is always 7.
zone-active-unrolled = In hand: 7 dice to roll.
# The used dice.
zone-used = Used: { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
}.
# The inactive dice.
zone-inactive = Inactive: { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
}.
# The dice scored in this turn, and what they are worth if it ends now.
zone-scored = Scored: { $count ->
    [0] no dice
    [one] { $count } die, worth { $points }
   *[other] { $count } dice, worth { $points }
}.
# The dice in the air.
zone-air = In the air: { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
# What used dice are for.
around-used = Used dice are rolled again if you continue.
# What inactive dice are for.
around-inactive = Inactive dice wait: a heart rolls one into active.
# What scored dice are for.
around-scored = Scored dice give their points when the turn ends, and nothing on a bust.
# What a face can do.
can-meeple = A meeple rerolls another active die.
# What a face can do.
can-spaceship = A spaceship sends another active die to inactive. Alone it busts.
# What a face can do.
can-superhero = A superhero flips another active die to its opposite face.
# What a face can do.
can-fortytwo = A 42 does nothing; it scores when only 42s are active.
# What a face can do.
can-dragon = A dragon does nothing; it busts when no die can act.
# What a face can do.
can-heart = A heart rolls an inactive die into active.
# The active dice that can act; $dice is a list.
acting = Still to act: { $dice }.
# No active die can act.
acting-none = No die can act.
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
# How points come about.
scores-reason = The scored dice of a turn give 1 for one, 3 for two, 6 for three, 10 for four, 15 for five, and so on.
# What a win needs.
scores-end = After round { $rounds } the best total wins; a tie is shared.
# Whose turn it is, and the round.
turn-now = { $you ->
    [yes] Your turn, round { $round } of { $rounds }.
   *[no] { $who } to play, round { $round } of { $rounds }.
}
# The game has ended with one winner.
turn-over = { $you ->
    [yes] The game is over, you have won.
   *[no] The game is over, { $who } has won.
}
# The game has ended with a tie for first; $winners is a list of names.
turn-over-shared = The game is over, a shared win: { $winners }.
# What the next scored die of this turn would add, and what all of them would be worth then.
open-next = The next scored die adds { $points }, then { $worth } in all.
# How many rounds come after this one.
open-rounds = { $left ->
    [0] This is the last round.
    [one] { $left } round comes after this one.
   *[other] { $left } rounds come after this one.
}
# The target of a solo game, not reached yet.
target-open = Target { $target }: the best has { $best }, { $missing } to go.
# The target of a solo game, reached.
target-reached = Target { $target }: reached with { $best }.
# The table's option about a meeple or superhero without another active die.
option-lone-none = A lone meeple or superhero has no effect.
# The table's option about a meeple or superhero without another active die.
option-lone-end = A lone meeple or superhero ends the turn, which keeps its points.
# The table's option about a meeple or superhero without another active die.
option-lone-bust = A lone meeple or superhero is a bust.

## The rules of this step

# Before the first roll of a turn.
step-roll = Roll 7 dice. The other 3 are inactive.
# While active dice can act.
step-act = Active dice must act, one by one. Each goes to used and acts on another.
# When no die is active and some are used.
step-decide = Pass to score, or continue: roll all used dice. Scored dice can still be lost.
# When no die is active and none is used.
step-pass = Nothing is used, so nothing can be rolled. Pass to score.
# While dice are in the air.
step-rolling = The dice are rolling.
# At the end.
step-over = The game is over. Press Enter for what you can do now.

## The complete rules

# Section of the rules.
rules-aim = The aim. Collect dice that show 42. Each player has 5 turns; then the highest total wins, and a tie is shared. Alone, your total is the result. The table may set a target; the end says whether you have reached it.
# Section of the rules.
rules-turn = A turn. There are 10 dice with six faces: meeple, spaceship, superhero, 42, dragon and heart. They lie in four zones: active, used, inactive and scored. A turn begins with a roll of 7 dice, which are active; the other 3 are inactive.
# Section of the rules.
rules-actions = Actions. While an active die can act, one must, even if it does harm; you choose which. It goes to used and acts on another active die, a 42 too. A meeple rerolls that die. A spaceship sends it to inactive. A superhero flips it to its opposite face: meeple and spaceship, superhero and dragon, heart and 42. A heart needs no other die: it rolls an inactive die into active, even if the heart was the only active die. When no die is inactive, a heart goes to used without effect. Dragons and 42s do not act. A die that comes or changes acts like any other. Passing is not possible before all have acted.
# Section of the rules.
rules-phase-end = When no die can act. A dragon that is still active, or a spaceship that is the only active die, is a bust: the turn is over and the dice scored in it are lost. If only 42s are active, all of them move to scored. A meeple or superhero that is the only active die goes to used; at each table this has no effect, or ends the turn and keeps its points, or is a bust, as agreed before the game.
# Section of the rules.
rules-decide = Pass or continue. When no die is active, pass, or continue: roll all used dice, which become active. Inactive and scored dice stay where they are. If no die is used, you must pass.
# Section of the rules.
rules-score = The score. When you pass, your scored dice give points: 1 for one, 3 for two, 6 for three, 10 for four, 15 for five, 21 for six, 28 for seven, 36 for eight, 45 for nine, 55 for ten. Points from earlier turns are never lost.
# Section of the rules.
rules-end = The end. After the fifth turn of every player the highest total wins. Those who share it share the win.

## Refusals: why, and what is possible instead is said after it

# Refused: active dice must act before anything else.
refuse-act-first = Use the active dice first.
# Refused: the first roll of the turn was made.
refuse-rolled-already = You have rolled already. Continue or pass.
# Refused: nothing was rolled in this turn.
refuse-roll-first = Roll first.
# Refused: a continue without used dice.
refuse-nothing-used = No die is used, so nothing can be rolled. Pass.
# Refused: dragons and 42s do not act.
refuse-no-action = Dragons and 42s do nothing. Use another die.
# Refused: the acting die is not active. $die is like "meeple".
refuse-die-not-active = No { $die } is active.
# Refused: no die is active at all.
refuse-nothing-active = No die is active. Continue or pass.
# Refused: a heart with a target.
refuse-heart-has-no-target = A heart needs no target: it rolls an inactive die.
# Refused: a lone spaceship cannot act (programs only can meet it).
refuse-lone-spaceship = A lone spaceship has no target.
# Refused: a target is missing. $die is like "meeple".
refuse-needs-target = Choose another active die for the { $die }.
# Refused: a die was to act on itself. $die is like "meeple".
refuse-not-itself = A { $die } cannot act on itself.
# Refused: the target is not active. $die is like "dragon".
refuse-target-not-active = No { $die } is active.

## Why a bot, or a hint, chooses something

# The turn has just begun.
reason-first-roll = A turn begins with a roll.
# It passes.
reason-pass = Pass: { $points } is enough to keep.
# Nothing can be rolled.
reason-must-pass = Pass: nothing can be rolled.
# It continues.
reason-continue = Continue: { $points } is worth the risk of { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
# It continues with nothing to lose.
reason-nothing-to-lose = Continue: nothing is scored, so nothing can be lost.
# It uses the only die that can act, in the only way.
reason-only = Nothing else is possible.
# It removes a dragon.
reason-dragon = A dragon must not stay active.
# It flips a heart into a 42.
reason-heart-flipped = A flipped heart is a 42.
# A heart brings another die.
reason-heart = A heart brings another die.
# It chooses the target that costs least. $target is like "a meeple".
reason-target = The best target is { $target }.
# It must give up a 42, or make a dragon.
reason-forced = Every way costs something; this costs least.

## Table options, as lines of the set-up

# What happens to a meeple or superhero that is the only active die (ruling G1).
option-lone = { $value ->
    [none] A lone meeple or superhero: no effect.
    [end] A lone meeple or superhero: the turn ends with its points.
   *[bust] A lone meeple or superhero: the turn ends with nothing.
}
# The target of a solo game, in points.
option-target = { $value ->
    [none] Target of a solo game: none.
   *[other] Target of a solo game, in points: { $value }.
}
