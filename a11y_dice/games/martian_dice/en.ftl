# Martian Dice in English. In every message $who is a player's name and $you is yes when that
# player is the listener. The plain text is the standard verbosity; .brief and .full are the others.

# The title of the game, as in the main menu. Not translated.
title = Martian Dice

## Dice and their kinds

# Dice of one kind with their number, inside a list: "3 tanks".
dice-tank = { $count ->
    [one] { $count } tank
   *[other] { $count } tanks
}
    .braille = { $count }t
# Dice of one kind with their number, inside a list.
dice-ray = { $count ->
    [one] { $count } ray
   *[other] { $count } rays
}
    .braille = { $count }r
# Dice of one kind with their number, inside a list.
dice-human = { $count ->
    [one] { $count } human
   *[other] { $count } humans
}
    .braille = { $count }u
# Dice of one kind with their number, inside a list.
dice-cow = { $count ->
    [one] { $count } cow
   *[other] { $count } cows
}
    .braille = { $count }w
# Dice of one kind with their number, inside a list.
dice-chicken = { $count ->
    [one] { $count } chicken
   *[other] { $count } chickens
}
    .braille = { $count }k
# Dice of one kind with their number, after a verb: "You take 3 cows", "Take 3 cows or 1 human?"
taken-ray = { $count ->
    [one] { $count } ray
   *[other] { $count } rays
}
    .braille = { $count }r
# Dice of one kind with their number, after a verb.
taken-human = { $count ->
    [one] { $count } human
   *[other] { $count } humans
}
    .braille = { $count }u
# Dice of one kind with their number, after a verb.
taken-cow = { $count ->
    [one] { $count } cow
   *[other] { $count } cows
}
    .braille = { $count }w
# Dice of one kind with their number, after a verb.
taken-chicken = { $count ->
    [one] { $count } chicken
   *[other] { $count } chickens
}
    .braille = { $count }k
# A kind of dice without a number.
face-tank = tanks
    .braille = t
# A kind of dice without a number.
face-ray = rays
    .braille = r
# A kind of dice without a number.
face-human = humans
    .braille = u
# A kind of dice without a number.
face-cow = cows
    .braille = w
# A kind of dice without a number.
face-chicken = chickens
    .braille = k

## What happens

# A turn begins with all 13 dice in hand. $turn counts the turns of a solo game, else it is 0.
turn-started = { $turn ->
    [0] { $you ->
        [yes] Your turn.
       *[no] { $who } to play.
    }
   *[other] Turn { $turn }.
}
    .brief = { $turn ->
    [0] { $you ->
        [yes] Your turn.
       *[no] { $who } to play.
    }
   *[other] Turn { $turn }.
}
    .full = { $turn ->
    [0] { $you ->
        [yes] Your turn, with 13 dice.
       *[no] { $who } to play, with 13 dice.
    }
   *[other] Turn { $turn }, with 13 dice.
}
    .braille = { $turn ->
    [0] { $you ->
        [yes] Turn: you.
       *[no] Turn: { $who }.
    }
   *[other] Turn { $turn }.
}
# The first roll of a turn; nothing was aside before. $dice is a list.
rolled = { $you ->
    [yes] You roll { $dice }.
   *[no] { $who } rolls { $dice }.
}
    .braille = { $you ->
    [yes] { $dice }.
   *[no] { $dice }, { $who }.
}
# A later roll of a turn. $aside is the list of what was kept before, tanks of this roll not included.
rolled-again = { $you ->
    [yes] You roll { $dice }. Aside: { $aside }.
   *[no] { $who } rolls { $dice }. Aside: { $aside }.
}
    .full = { $you ->
    [yes] You roll { $dice }. Set aside before: { $aside }.
   *[no] { $who } rolls { $dice }. Set aside before: { $aside }.
}
    .braille = { $you ->
    [yes] { $dice }. As { $aside }.
   *[no] { $dice }, { $who }. As { $aside }.
}
# Tanks of a roll go aside by themselves. $tanks and $rays are all that are aside now.
tanks-moved = { $count ->
    [one] { $count } tank goes aside: { $tanks } against { $rays ->
        [one] { $rays } ray
       *[other] { $rays } rays
    }.
   *[other] { $count } tanks go aside: { $tanks } against { $rays ->
        [one] { $rays } ray
       *[other] { $rays } rays
    }.
}
    .brief = { $count ->
    [one] { $count } tank aside, { $tanks } in all.
   *[other] { $count } tanks aside, { $tanks } in all.
}
    .full = { $count ->
    [one] { $count } tank goes from the roll to the dice set aside. Aside: { $aside }.
   *[other] { $count } tanks go from the roll to the dice set aside. Aside: { $aside }.
}
    .braille = { $count }t as: { $tanks }t { $rays }r.
# Death rays were chosen. $taken is taken-ray, like "4 rays"; $left is the number of dice that are still to roll.
rays-taken = { $you ->
    [yes] You take { $taken }: { $tanks ->
        [one] { $tanks } tank
       *[other] { $tanks } tanks
    } against { $rays ->
        [one] { $rays } ray
       *[other] { $rays } rays
    }.
   *[no] { $who } takes { $taken }: { $tanks ->
        [one] { $tanks } tank
       *[other] { $tanks } tanks
    } against { $rays ->
        [one] { $rays } ray
       *[other] { $rays } rays
    }.
}
    .brief = { $you ->
    [yes] You take { $taken }.
   *[no] { $who } takes { $taken }.
}
    .full = { $you ->
    [yes] You take { $taken } from the roll. Aside: { $aside }. Dice left to roll: { $left }.
   *[no] { $who } takes { $taken } from the roll. Aside: { $aside }. Dice left to roll: { $left }.
}
    .braille = { $you ->
    [yes] { $taken } as: { $tanks }t { $rays }r.
   *[no] { $taken } as: { $tanks }t { $rays }r, { $who }.
}
# Earthlings were chosen. $taken is taken-cow or the like, "3 cows".
dice-taken = { $you ->
    [yes] You take { $taken }. Dice left: { $left }.
   *[no] { $who } takes { $taken }. Dice left: { $left }.
}
    .brief = { $you ->
    [yes] You take { $taken }.
   *[no] { $who } takes { $taken }.
}
    .full = { $you ->
    [yes] You take { $taken } from the roll. Aside: { $aside }. Dice left to roll: { $left }.
   *[no] { $who } takes { $taken } from the roll. Aside: { $aside }. Dice left to roll: { $left }.
}
    .braille = { $you ->
    [yes] { $taken } as, { $left } left.
   *[no] { $taken } as, { $left } left, { $who }.
}
# No roll can bring enough rays any more: at most $reach more can come.
turn-lost = This turn is lost: no roll can bring enough rays.
    .brief = This turn is lost.
    .full = This turn is lost: with tanks { $tanks }, rays { $rays } and at most { $reach ->
    [one] { $reach } more ray
   *[other] { $reach } more rays
}, it scores nothing.
    .braille = Lost.
# The first to reach the target did so before the end of a round; $seats are those who still play.
last-round = { $target } is reached: this round is the last.
    .brief = { $target } reached, last round.
    .full = { $you ->
    [yes] You have
   *[no] { $who } has
} reached the target of { $target }, so this round is the last. Still to play: { $seats }.
    .braille = Last round, { $target } reached.
# A turn ends by itself because no kind of the roll can be taken.
turn-ends-no-choice = Nothing can be taken.
    .full = Nothing of this roll can be taken, so the turn ends.
    .braille = None to take.
# A turn ends by itself because all 13 dice are aside.
turn-ends-all-aside = All dice are aside.
    .full = All 13 dice are aside, so the turn ends.
    .braille = All as.
# A turn is scored, fewer than three kinds are aside. $total is the player's new total.
turn-scored = { $you ->
    [yes] You score
   *[no] { $who } scores
} { $points } for { $earthlings ->
    [one] { $earthlings } earthling
   *[other] { $earthlings } earthlings
}. Total { $total }.
    .brief = { $you ->
    [yes] You score
   *[no] { $who } scores
} { $points ->
    [one] { $points } earthling
   *[other] { $points } earthlings
}, total { $total }.
    .full = { $you ->
    [yes] You score
   *[no] { $who } scores
} { $points }, one for each earthling. { $you ->
    [yes] Your
   *[no] The
} total is { $total }.
    .braille = { $you ->
    [yes] { $points } pt, tot { $total }.
   *[no] { $points } pt, tot { $total }, { $who }.
}
# A turn is scored, with the bonus for all three kinds. $earthlings and $bonus make $points.
turn-scored-bonus = { $you ->
    [yes] You score
   *[no] { $who } scores
} { $points }: earthlings { $earthlings }, bonus { $bonus }. Total { $total }.
    .brief = { $you ->
    [yes] You score
   *[no] { $who } scores
} { $points } with bonus, total { $total }.
    .full = { $you ->
    [yes] You score
   *[no] { $who } scores
} { $points }: earthlings { $earthlings }, and { $bonus } for all three kinds. { $you ->
    [yes] Your
   *[no] The
} total is { $total }.
    .braille = { $you ->
    [yes] { $points } pt ({ $earthlings }+{ $bonus }), tot { $total }.
   *[no] { $points } pt ({ $earthlings }+{ $bonus }), tot { $total }, { $who }.
}
# A turn is scored: nothing, because the tanks outnumber the rays.
turn-outgunned = { $you ->
    [yes] You score
   *[no] { $who } scores
} nothing: tanks { $tanks }, rays { $rays }. Total { $total }.
    .brief = { $you ->
    [yes] You score
   *[no] { $who } scores
} 0, outgunned, total { $total }.
    .full = { $you ->
    [yes] You score
   *[no] { $who } scores
} nothing, because the tanks outnumber the rays, { $tanks } to { $rays }. { $you ->
    [yes] Your
   *[no] The
} total is { $total }.
    .braille = { $you ->
    [yes] 0 pt: { $tanks }t { $rays }r, tot { $total }.
   *[no] 0 pt: { $tanks }t { $rays }r, tot { $total }, { $who }.
}
# A turn is scored: nothing, because no earthling was taken.
turn-empty = { $you ->
    [yes] You score
   *[no] { $who } scores
} nothing: no earthlings. Total { $total }.
    .brief = { $you ->
    [yes] You score
   *[no] { $who } scores
} 0, no earthlings, total { $total }.
    .braille = { $you ->
    [yes] 0 pt: no u w k, tot { $total }.
   *[no] 0 pt: no u w k, tot { $total }, { $who }.
}
# The best score is shared; $seats is the list of those who roll six dice each, most rays win.
tie-break-started = Tie for first: { $seats } roll 6 dice each, most rays win.
    .brief = Tie: { $seats } roll for rays.
    .braille = Tie: { $seats } roll 6, most r wins.
# The tie-break was tied again.
tie-break-again = Tied again: { $seats } roll 6 dice each.
    .brief = Tied again: { $seats } roll.
    .braille = Tie again: { $seats } roll 6.
# One of those tied rolled six dice.
tie-break-rolled = { $you ->
    [yes] You roll { $dice }.
   *[no] { $who } rolls { $dice }.
}
    .full = { $you ->
    [yes] You roll { $dice }. Rays: { $rays }.
   *[no] { $who } rolls { $dice }. Rays: { $rays }.
}
    .braille = { $you ->
    [yes] { $dice }.
   *[no] { $dice }, { $who }.
}
# The end of a match of two or more.
won = Game over. { $you ->
    [yes] You win with { $points }.
   *[no] { $who } wins with { $points }.
}
    .full = The game is over. { $you ->
    [yes] You win
   *[no] { $who } wins
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .braille = { $you ->
    [yes] Win { $points }: you.
   *[no] Win { $points }: { $who }.
}
# The end of a match that a tie-break decided. $rays are the winner's in its last roll.
won-tie-break = Game over. { $you ->
    [yes] You win
   *[no] { $who } wins
} the tie-break with { $rays ->
    [one] { $rays } ray
   *[other] { $rays } rays
}.
    .full = The game is over. The best score of { $points } is shared, and { $you ->
    [yes] you win
   *[no] { $who } wins
} the tie-break with { $rays ->
    [one] { $rays } ray
   *[other] { $rays } rays
}.
    .braille = { $you ->
    [yes] Win tie { $rays }r: you.
   *[no] Win tie { $rays }r: { $who }.
}
# The same where the rays are not known, because the position was set up.
won-tie = Game over. { $you ->
    [yes] You win
   *[no] { $who } wins
} the tie-break.
    .full = The game is over. The best score of { $points } is shared, and { $you ->
    [yes] you win
   *[no] { $who } wins
} the tie-break.
    .braille = { $you ->
    [yes] Win tie: you.
   *[no] Win tie: { $who }.
}
# Everybody's points at the end; $totals is the list of them.
final-totals = Totals: { $totals }.
    .braille = Tot { $totals }.
# One player's points in that list: "27 for Ann", so that no name runs into a number.
final-total = { $you ->
    [yes] { $points } for you
   *[no] { $points } for { $who }
}
    .braille = { $you ->
    [yes] { $points } you
   *[no] { $points } { $who }
}
# The end of a solo game.
solo-over = Game over: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
    .braille = Over: { $points } pt, turns { $turns }.
# The end of a solo game that was not played from its start.
solo-over-uncounted = Game over: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .braille = Over: { $points } pt.

## Questions and choices

# What is due before the first roll of a turn.
question-roll = Roll all 13 dice?
    .full = Roll all 13 dice? Press { $key-roll } or { $key-space }.
    .braille = Roll 13?
# What is due after a roll. $kinds is a list of taken-ray and the like with or: "4 rays, 2 humans or 1 cow".
question-choose = Take { $kinds }?
    .brief = Take which?
    .full = Choose one kind to set aside, all of it: { $kinds }.
    .braille = Take { $kinds }?
# What is due after a choice. $left is the number of dice that would be rolled.
question-decide = Roll { $left }, or stop with { $points }?
    .brief = Roll or stop?
    .full = Roll { $left ->
        [one] the last die
       *[other] the { $left } dice that are left
    }, or stop with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }? Press { $key-roll } or { $key-bank }.
    .braille = Roll { $left }, stop { $points }?
# What is due after a choice when no roll can bring enough rays any more.
question-decide-lost = The turn is lost. Roll { $left }, or stop with nothing?
    .brief = Roll or stop?
    .full = The turn is lost. Roll { $left ->
        [one] the last die
       *[other] the { $left } dice that are left
    }, or stop with nothing? Press { $key-roll } or { $key-bank }.
    .braille = Lost. Roll { $left }, stop 0?
# Nothing is due any more.
question-over = The game is over.
    .braille = Over.
# Nobody can choose while dice are in the air.
question-rolling = The dice are rolling.
    .braille = Rolling.
# A choice in the list: roll. Nothing is at risk.
choice-roll = Roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
    .braille = Roll { $count }.
# A choice in the list: roll. $points would be scored by a stop and may be lost.
choice-roll-risk = Roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
}, with { $points } at risk.
    .brief = Roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
    .braille = Roll { $count }, risk { $points }.
# A choice in the list: roll. $needed more rays are needed, or nothing is scored.
choice-roll-behind = Roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
}: { $needed ->
    [one] { $needed } more ray
   *[other] { $needed } more rays
} needed.
    .brief = Roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
    .braille = Roll { $count }, need { $needed }r.
# A choice in the list: roll, although no roll can bring enough rays any more.
choice-roll-lost = Roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
}, but the turn stays lost.
    .brief = Roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
}, still lost.
    .braille = Roll { $count }, lost.
# A choice in the list: stop and score.
choice-stop = Stop, score { $points }, total { $total }.
    .brief = Stop, score { $points }.
    .braille = Stop { $points }, tot { $total }.
# A choice in the list: take a kind. $dice is taken-cow or the like, as after "take". $tanks, $rays
# and $left are what would be aside and left then, $points what a stop would be worth.
choice-take = { $dice }: { $tanks ->
        [0] { $rays ->
            [0] no tanks or rays
            [one] no tanks against { $rays } ray
           *[other] no tanks against { $rays } rays
        }
        [one] { $tanks } tank against { $rays ->
            [0] no rays
            [one] { $rays } ray
           *[other] { $rays } rays
        }
       *[other] { $tanks } tanks against { $rays ->
            [0] no rays
            [one] { $rays } ray
           *[other] { $rays } rays
        }
    }, worth { $points }, { $left ->
        [0] no dice left
        [one] { $left } die left
       *[other] { $left } dice left
    }.
    .brief = { $dice }.
    .braille = { $dice }: { $tanks }t { $rays }r, { $points } pt, { $left } left.
# The same where the turn would be lost after it.
choice-take-lost = { $dice }: { $tanks ->
        [0] { $rays ->
            [0] no tanks or rays
            [one] no tanks against { $rays } ray
           *[other] no tanks against { $rays } rays
        }
        [one] { $tanks } tank against { $rays ->
            [0] no rays
            [one] { $rays } ray
           *[other] { $rays } rays
        }
       *[other] { $tanks } tanks against { $rays ->
            [0] no rays
            [one] { $rays } ray
           *[other] { $rays } rays
        }
    }, lost, { $left ->
        [0] no dice left
        [one] { $left } die left
       *[other] { $left } dice left
    }.
    .brief = { $dice }, lost.
    .braille = { $dice }: { $tanks }t { $rays }r, lost, { $left } left.
# A hint: take a kind. $choice is the line of the choice, which begins like "4 rays".
action-take = Take { $choice }
# Asked before a stop that throws earthlings away.
confirm-stop = Stop with nothing? Tanks { $tanks }, rays { $rays }: you lose { $earthlings ->
    [one] { $earthlings } earthling
   *[other] { $earthlings } earthlings
}. { $key-take } for yes, { $key-back } for no.
    .braille = Lose { $earthlings } ({ $tanks }t { $rays }r). { $key-take } yes, { $key-back } no: stop 0?

## Answers

# The dice that are aside; $dice is a list.
zone-aside = Aside: { $dice }.
    .braille = As { $dice }.
# No dice are aside.
zone-aside-empty = Aside: nothing.
    .braille = As 0.
# What the kinds of dice are for.
dice-use = Tanks go aside by themselves, and as many rays must hold them. Humans, cows and chickens score 1 each, all three kinds 3 more.
    .braille = T go as alone, as many r hold them. U w k 1 pt each, all kinds +3.
# The dice of the roll that wait for a choice.
zone-table = On the table: { $dice }.
    .braille = Table { $dice }.
# No roll waits for a choice.
zone-table-empty = On the table: nothing.
    .braille = Table 0.
# The dice in hand.
zone-hand = In hand: { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
}.
    .braille = Hand { $count }.
# What the dice on the table are for.
around-1 = A kind from the table goes aside with all its dice. The rest is rolled again.
    .braille = One kind goes as, all its dice. The rest is rolled again.
# What the dice in hand are for.
around-2 = The dice in hand are rolled next, if you go on.
    .braille = Hand is rolled next.
# More tanks than rays are aside: $needed more rays are needed.
balance-behind = Tanks { $tanks }, rays { $rays }: rays needed { $needed }, a stop is worth nothing.
    .braille = { $tanks }t { $rays }r: need { $needed }r, stop 0.
# At least as many rays as tanks are aside. $points is what a stop is worth.
balance-safe = Tanks { $tanks }, rays { $rays }: no more rays needed, a stop is worth { $points }.
    .braille = { $tanks }t { $rays }r: need 0r, stop { $points }.
# Nothing was rolled in this turn.
balance-none = Nothing is aside yet: no rays needed, nothing to score.
    .braille = As 0: need 0r, stop 0.
# Which kinds of earthlings may still be taken in this turn; $kinds is a list.
kinds-open = Still open: { $kinds }.
    .braille = Open { $kinds }.
# All three kinds are aside.
kinds-all = All three kinds are aside, bonus 3.
    .braille = All kinds as, bonus 3.
# The points of one player.
score = { $you ->
    [yes] You: { $points }.
   *[no] { $who }: { $points }.
}
    .full = { $you ->
    [yes] You have
   *[no] { $who } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .braille = { $you ->
    [yes] { $points }: you.
   *[no] { $points }: { $who }.
}
# How points come about.
scores-reason = Each turn gives 1 for every human, cow and chicken, and 3 for all three kinds, if the rays hold the tanks.
    .braille = Turn: u w k 1 pt each, all kinds +3, if r hold t.
# Nobody has reached the target.
target-open = The game ends at { $target }; the best has { $best }, { $missing } to go.
    .braille = End { $target }, best { $best }, { $missing } to go.
# Somebody has reached the target.
target-reached = { $target } is reached: this round is the last.
    .braille = Last round, { $target } reached.
# The best score is shared, and dice decide.
target-tied = { $target } is reached. Only the tie-break is open: most rays win.
    .braille = Tie at { $target }: most r wins.
# The game has ended.
target-over = The game is over. Its target was { $target }.
    .braille = Over, end was { $target }.
# Whose turn it is.
turn-now = { $you ->
    [yes] Your turn.
   *[no] { $who } to play.
}
    .braille = { $you ->
    [yes] Turn: you.
   *[no] Turn: { $who }.
}
# Whose turn it is in a solo game that is counted: the number of the turn.
turn-solo = Turn { $turn }.
    .braille = Turn { $turn }.
# The best score is shared, and dice decide. $seats is the list of those who roll.
turn-tied = Tied for first: { $seats } roll for rays.
    .braille = Tie: { $seats } roll for r.
# What one of those tied has rolled so far.
turn-thrown = { $who } has { $rays ->
    [one] { $rays } ray
   *[other] { $rays } rays
}.
    .braille = { $rays }r: { $who }.

## The rules of this step

# Before the first roll.
step-roll = Roll all 13 dice. Tanks go aside by themselves.
    .braille = Roll 13. T go as alone.
# After a roll.
step-choose = Take one kind, all of its dice. Rays always; humans, cows and chickens once a turn each.
    .braille = Take one kind, all its dice: r always, u w k once a turn each.
# After a choice.
step-decide = Stop to score, or roll the dice that are left. More tanks than rays score nothing.
    .braille = Stop to score, or roll the rest. More t than r: 0 pt.
# At the end.
step-over = The game is over.
    .braille = Over.
# Dice are in the air.
step-rolling = Wait for the dice.
    .braille = Wait.

## The complete rules

# Section of the rules.
rules-aim = The aim. You are Martians and take humans, cows and chickens from Earth. The game ends after the round in which somebody reaches 25 points; the highest total wins. A tie is settled by rolling 6 dice, most rays win; those still tied roll again. Alone, count the turns you need.
# Section of the rules.
rules-turn = A turn. Roll all dice that are not aside, 13 at first. Each die has 1 tank, 2 death rays, 1 human, 1 cow and 1 chicken. All tanks of the roll go aside.
# Section of the rules.
rules-choice = The choice. Take one kind of the roll, with all its dice: rays always, humans, cows and chickens only if that kind is not aside yet. If nothing can be taken, the turn ends and is scored.
# Section of the rules.
rules-score = The score. After each choice, stop or roll on. With more tanks than rays the turn is worth nothing. Otherwise each human, cow and chicken gives 1 point, and all three kinds give 3 more. Rays give no points. With all 13 dice aside the turn is scored at once.
# Section of the rules.
rules-end = The end. When somebody has 25 or more, the round is played to its end, so that all have had the same number of turns.

## The short terms in braille, a line of the help each

# A short term in braille. It is written as in the braille texts above.
short-t = t: tank.
# A short term in braille. It is written as in the braille texts above.
short-r = r: death ray.
# A short term in braille. It is written as in the braille texts above.
short-u = u: human.
# A short term in braille. It is written as in the braille texts above.
short-w = w: cow.
# A short term in braille. It is written as in the braille texts above.
short-k = k: chicken.
# How dice are written in braille.
short-roll = 3t 2w: 3 tanks and 2 cows. Alone they are a roll.
# How tanks and rays that are aside are written in braille.
short-balance = 4t 2r after a colon: 4 tanks aside against 2 rays.
# A short term in braille. It is written as in the braille texts above.
short-as = as: aside, or goes aside.
# A short term in braille. It is written as in the braille texts above.
short-left = left: dice left to roll.
# A short term in braille. It is written as in the braille texts above.
short-pt = pt: points of the turn.
# How a bonus is written in braille.
short-bonus = 7 plus 3 in brackets: 7 earthlings, 3 for all kinds.
    .braille = (7+3): 7 earthlings, 3 for all kinds.
# A short term in braille. It is written as in the braille texts above.
short-tot = tot: total.
# A short term in braille. It is written as in the braille texts above.
short-stop = stop 7: a stop scores 7.
# A short term in braille. It is written as in the braille texts above.
short-need = need 2r: 2 more rays, or a stop scores 0.
# A short term in braille. It is written as in the braille texts above.
short-lost = lost: no roll can bring enough rays.
# A short term in braille. It is written as in the braille texts above.
short-win = win 27: the game is over, won with 27.
# A short term in braille. It is written as in the braille texts above.
short-over = over: the game is over.
# A short term in braille. It is written as in the braille texts above.
short-end = end 25: with 25 or more the game ends.
# Whose an announcement is in braille.
short-name = A name at the end: who did it. No name: you, or the one in turn.

## Refusals: why, and what is possible instead is said after it

# Refused: tanks cannot be chosen.
refuse-tanks-move-alone = Tanks go aside by themselves, they cannot be taken.
    .braille = No, t go as alone.
# Refused: there is no roll to choose from.
refuse-nothing-rolled = Nothing is on the table to take.
    .braille = No, table 0.
# Refused: that kind is not in the roll. $kind is like "cows".
refuse-none-rolled = No { $kind } on the table.
    .braille = No { $kind } on table.
# Refused: that earthling kind was taken earlier in this turn.
refuse-already-taken = You have taken { $kind } in this turn already.
    .braille = No, took { $kind } before.
# Refused: a kind must be taken before anything else.
refuse-choose-first = Take a kind first.
    .braille = Take first.
# Refused: nothing was rolled in this turn.
refuse-roll-first = Roll first.
    .braille = Roll first.

## The sounds

# A sound in the list of sounds: its name and when it is heard.
sound-die-tank = Tank: a tank has landed.
    .braille = Tank.
# A sound in the list of sounds: its name and when it is heard.
sound-die-ray = Ray: a death ray has landed.
    .braille = Ray.
# A sound in the list of sounds: its name and when it is heard.
sound-die-human = Human: a human has landed or is set aside.
    .braille = Human.
# A sound in the list of sounds: its name and when it is heard.
sound-die-cow = Cow: a cow has landed or is set aside.
    .braille = Cow.
# A sound in the list of sounds: its name and when it is heard.
sound-die-chicken = Chicken: a chicken has landed or is set aside.
    .braille = Chicken.
# A sound in the list of sounds: its name and when it is heard.
sound-to-tanks = Engines: the tanks of a roll go aside.
    .braille = Tanks aside.
# A sound in the list of sounds: its name and when it is heard.
sound-to-rays = Charging: all rays of a roll are set aside.
    .braille = Rays aside.
# A sound in the list of sounds: its name and when it is heard.
sound-to-earthlings = Beam: a kind of earthlings is set aside.
    .braille = Beam: set aside.
# A sound in the list of sounds: its name and when it is heard.
sound-bonus = Bonus: all three kinds of earthlings bring extra points.
    .braille = Bonus.
# A sound in the list of sounds: its name and when it is heard.
sound-lost = Siren: a turn can bring nothing any more.
    .braille = Siren: turn lost.
# A sound in the list of sounds: its name and when it is heard.
sound-last-round = Bell: the last round begins.
    .braille = Bell: last round.
# A sound in the list of sounds: its name and when it is heard.
sound-tie-break = Drum: those who are tied roll for the most rays.
    .braille = Drum: a tie.

## Why a bot, or a hint, chooses something

# The turn has just begun.
reason-first-roll = A turn begins with a roll.
    .braille = First a roll.
# The turn is lost, whatever is done.
reason-lost = The turn is lost, so it makes no difference.
    .braille = Lost, all the same.
# It stops.
reason-stop = Stop: { $points } is enough, dice left only { $left }.
    .braille = Stop: { $points } pt enough, only { $left } left.
# It rolls on.
reason-roll = Roll: { $points } so far, dice left { $left }.
    .braille = Roll: { $points } pt so far, { $left } left.
# It takes rays.
reason-rays = Rays: tanks aside { $tanks }, rays only { $rays }.
    .braille = Rays: { $tanks }t, only { $rays }r.
# Nothing but rays can be taken.
reason-only-rays = Only rays can be taken.
    .braille = Only r to take.
# It takes the most frequent kind. $kind is like "4 cows".
reason-most = { $kind } is the most that can be taken.
    .braille = { $kind } is most.

## Table options, as lines of the set-up

# The points at which the game ends.
option-target = The game ends when somebody has { $value } or more.
    .braille = End { $value }.
