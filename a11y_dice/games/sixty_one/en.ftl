# Sixty-One in English. In every message $who is a player's name and $you is yes when that
# player is the listener. The plain text is the standard verbosity; .brief and .full are the others.

# The title of the game, as in the main menu. Not translated.
title = Sixty-One

## Areas, places and contents

# An area inside a sentence.
area-1 = the pumpkins
    .brief = pumpkins
    .braille = pum
# The same area at the beginning of a sentence.
area-1-first = Pumpkins
    .braille = Pum
# An area inside a sentence.
area-2 = the lilies
    .brief = lilies
    .full = the water lilies
    .braille = lil
# The same area at the beginning of a sentence.
area-2-first = Lilies
    .full = Water lilies
    .braille = Lil
# An area inside a sentence.
area-3 = the skewers
    .brief = skewers
    .full = the marshmallow skewers
    .braille = ske
# The same area at the beginning of a sentence.
area-3-first = Skewers
    .full = Marshmallow skewers
    .braille = Ske
# An area inside a sentence.
area-4 = the mugs
    .brief = mugs
    .full = the hot chocolate mugs
    .braille = mug
# The same area at the beginning of a sentence.
area-4-first = Mugs
    .full = Hot chocolate mugs
    .braille = Mug
# An area inside a sentence.
area-5 = the burrows
    .brief = burrows
    .full = the fox burrows
    .braille = bur
# The same area at the beginning of a sentence.
area-5-first = Burrows
    .full = Fox burrows
    .braille = Bur
# An area inside a sentence.
area-6 = the mushrooms
    .brief = mushrooms
    .braille = mus
# The same area at the beginning of a sentence.
area-6-first = Mushrooms
    .braille = Mus
# A place inside a sentence; $place counts from 1.
place-1 = { $place ->
    [1] the first half of pumpkin 1
    [2] the second half of pumpkin 1
    [3] the first half of pumpkin 2
   *[other] the second half of pumpkin 2
}
    .brief = { $place ->
         [1] pumpkin 1
         [2] pumpkin 1
         [3] pumpkin 2
        *[other] pumpkin 2
    }
    .braille = pum { $place ->
        [1] 1a
        [2] 1b
        [3] 2a
       *[other] 2b
    }
# The same place as the head of a line.
place-1-first = { $place ->
    [1] First half of pumpkin 1
    [2] Second half of pumpkin 1
    [3] First half of pumpkin 2
   *[other] Second half of pumpkin 2
}
    .braille = Pum { $place ->
        [1] 1a
        [2] 1b
        [3] 2a
       *[other] 2b
    }
# A place inside a sentence; $place counts from 1.
place-2 = lily { $place }
    .full = water lily { $place }
    .braille = lil { $place }
# The same place as the head of a line.
place-2-first = Lily { $place }
    .full = Water lily { $place }
    .braille = Lil { $place }
# A place inside a sentence; $place counts from 1.
place-3 = { $place ->
    [1] place 1 of the left skewer
    [2] place 2 of the left skewer
    [3] place 1 of the right skewer
    [4] place 2 of the right skewer
   *[other] place 3 of the right skewer
}
    .brief = { $place ->
         [1] left skewer
         [2] left skewer
         [3] right skewer
         [4] right skewer
        *[other] right skewer
    }
    .full = { $place ->
         [1] place 1 of the left marshmallow skewer
         [2] place 2 of the left marshmallow skewer
         [3] place 1 of the right marshmallow skewer
         [4] place 2 of the right marshmallow skewer
        *[other] place 3 of the right marshmallow skewer
    }
    .braille = ske { $place ->
        [1] 1a
        [2] 1b
        [3] 2a
        [4] 2b
       *[other] 2c
    }
# The same place as the head of a line.
place-3-first = { $place ->
    [1] Left skewer, place 1
    [2] Left skewer, place 2
    [3] Right skewer, place 1
    [4] Right skewer, place 2
   *[other] Right skewer, place 3
}
    .full = { $place ->
         [1] Left marshmallow skewer, place 1
         [2] Left marshmallow skewer, place 2
         [3] Right marshmallow skewer, place 1
         [4] Right marshmallow skewer, place 2
        *[other] Right marshmallow skewer, place 3
    }
    .braille = Ske { $place ->
        [1] 1a
        [2] 1b
        [3] 2a
        [4] 2b
       *[other] 2c
    }
# A place inside a sentence; $place counts from 1.
place-4 = mug { $place }
    .full = hot chocolate mug { $place }
    .braille = mug { $place }
# The same place as the head of a line.
place-4-first = Mug { $place }
    .full = Hot chocolate mug { $place }
    .braille = Mug { $place }
# A place inside a sentence; $place counts from 1.
place-5 = { $place ->
    [1] the bottom left burrow
    [2] the bottom middle burrow
    [3] the bottom right burrow
    [4] the middle left burrow
    [5] the middle right burrow
   *[other] the top burrow
}
    .brief = { $place ->
         [1] bottom left burrow
         [2] bottom middle burrow
         [3] bottom right burrow
         [4] middle left burrow
         [5] middle right burrow
        *[other] top burrow
    }
    .full = { $place ->
         [1] the bottom left fox burrow
         [2] the bottom middle fox burrow
         [3] the bottom right fox burrow
         [4] the middle left fox burrow
         [5] the middle right fox burrow
        *[other] the top fox burrow
    }
    .braille = bur { $place ->
        [1] b1
        [2] b2
        [3] b3
        [4] m1
        [5] m2
       *[other] t1
    }
# The same place as the head of a line.
place-5-first = { $place ->
    [1] Bottom left burrow
    [2] Bottom middle burrow
    [3] Bottom right burrow
    [4] Middle left burrow
    [5] Middle right burrow
   *[other] Top burrow
}
    .full = { $place ->
         [1] Bottom left fox burrow
         [2] Bottom middle fox burrow
         [3] Bottom right fox burrow
         [4] Middle left fox burrow
         [5] Middle right fox burrow
        *[other] Top fox burrow
    }
    .braille = Bur { $place ->
        [1] b1
        [2] b2
        [3] b3
        [4] m1
        [5] m2
       *[other] t1
    }
# A place inside a sentence; $place counts from 1.
place-6 = mushroom { $place }
    .braille = mus { $place }
# The same place as the head of a line.
place-6-first = Mushroom { $place }
    .braille = Mus { $place }
# What is in a place: 0 is nothing, 7 is the wild X. Also a die.
content = { $value ->
    [0] empty
    [7] X
   *[other] { $value }
}
    .braille = { $value ->
        [7] X
       *[other] { $value }
    }
# In a list of what is in places that lie in a row: two or more empty ones side by side.
empties = { $count } empty { $count ->
    [one] place
   *[other] places
}
    .braille = { $count ->
        [2] 00
        [3] 000
        [4] 0000
       *[other] 00000
    }
# A mug that was filled by an X; $value is the number of the mug.
mug-wild = { $value } by an X
    .braille = { $value }X
# A leaf total, in a list.
total = { $total }

## Parts of sentences in braille

# The player of a sentence, before what happens.
person = { $you ->
    [yes] You
   *[no] { $who }
}
# A leaf, the row after it, and what a milestone gives: "L2 row 11, X". $milestone is wild or acorns
# at a milestone, which gives $bonus.
leaf-step = L{ $leaf } row { $row }{ $milestone ->
    [wild] , X
    [acorns] , { $bonus } ac
   *[none] {""}
}
# Whether an area is full then: first when nobody filled it before, late when somebody did.
fill-note = { $filled ->
    [first] , first
    [late] , full
   *[no] {""}
}
# The round of all rounds; $last is yes in the last one.
round-now = R{ $round }{ $last ->
    [yes] {" "}last
   *[no] {" "}of 20
}

## What happens

# A round begins. $dice is the list of the three dice that all share.
rolled = Round { $round }. Dice { $dice }.
    .full = Round { $round } of 20. The dice are { $dice }.
    .braille = R{ $round }: { $dice }.
# The last round begins; after it the game is over.
rolled-last = Round { $round }, the last. Dice { $dice }.
    .full = Round { $round } of 20, the last one. The dice are { $dice }.
    .braille = R{ $round } last: { $dice }.
# A player has finished the choice of the round; what it is, is told later.
decided = { $you ->
    [yes] You are ready.
   *[no] { $who } is ready.
}
    .full = { $you ->
        [yes] You are ready with this round.
       *[no] { $who } is ready with this round.
    }
    .braille = { person } ready.
# For the player alone: the leaf row came to a milestone that gives an X.
wild-owed = { $you ->
    [yes] You come to { $total }: place an X.
   *[no] { $who } comes to { $total }: place an X.
}
    .brief = { $you ->
        [yes] You have an X to place.
       *[no] { $who } has an X to place.
    }
    .full = { $you ->
        [yes] Your leaf row comes to { $total }. Place an X on your sheet.
       *[no] The leaf row of { $who } comes to { $total }. Place an X on the sheet.
    }
    .braille = { person }: row { $total }, X due.
# For the player alone: the X is placed, while others still choose.
wild-placed = { $you ->
    [yes] Your X goes in { $place }.
   *[no] The X of { $who } goes in { $place }.
}
    .braille = { $you ->
        [yes] Your X: { $place }.
       *[no] X of { $who }: { $place }.
    }
# A die was written, no acorns yet.
wrote-plain = { $you ->
    [yes] You write { $value } in { $place }.
   *[no] { $who } writes { $value } in { $place }.
}
    .brief = { $you ->
        [yes] You write in { $place }.
       *[no] { $who } writes in { $place }.
    }
    .full = { $you ->
        [yes] You write { $value } in { $place }. That gives no acorns yet.
       *[no] { $who } writes { $value } in { $place }. That gives no acorns yet.
    }
    .braille = { person }: { $value } { $place }.
# A die was written and gives acorns. $total is all the player has then.
wrote-scored = { $you ->
    [yes] You write { $value } in { $place }: { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }, total { $total }.
   *[no] { $who } writes { $value } in { $place }: { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }, total { $total }.
}
    .brief = { $you ->
        [yes] You gain { $acorns }, { $place }, total { $total }.
       *[no] { $who } gains { $acorns }, { $place }, total { $total }.
    }
    .full = { $you ->
        [yes] You write { $value } in { $place }. That gives { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }. Your total is { $total }.
       *[no] { $who } writes { $value } in { $place }. That gives { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }. The total is { $total }.
    }
    .braille = { person }: { $value } { $place }, { $acorns } ac, tot { $total }.
# No die could be written in this round.
skipped = { $you ->
    [yes] You can write nothing.
   *[no] { $who } can write nothing.
}
    .braille = { person }: no fit.
# A die went to the leaf row, which is at $row now.
leaf = { $you ->
    [yes] You add leaf { $leaf }: row at { $row }.
   *[no] { $who } adds leaf { $leaf }: row at { $row }.
}
    .brief = { $you ->
        [yes] You: leaf row { $row }.
       *[no] { $who }: leaf row { $row }.
    }
    .full = { $you ->
        [yes] You add { $leaf } to the leaf row. It is at { $row }.
       *[no] { $who } adds { $leaf } to the leaf row. It is at { $row }.
    }
    .braille = { person }: L{ $leaf } row { $row }.
# A die went to the leaf row, which comes to a milestone that gives an X.
leaf-wild = { $you ->
    [yes] You add leaf { $leaf }: row at { $row }, an X.
   *[no] { $who } adds leaf { $leaf }: row at { $row }, an X.
}
    .brief = { $you ->
        [yes] You: leaf row { $row }, an X.
       *[no] { $who }: leaf row { $row }, an X.
    }
    .full = { $you ->
        [yes] You add { $leaf } to the leaf row. It is at { $row }, which gives an X.
       *[no] { $who } adds { $leaf } to the leaf row. It is at { $row }, which gives an X.
    }
    .braille = { person }: L{ $leaf } row { $row }, X.
# A die went to the leaf row, which comes to a milestone that gives acorns.
leaf-scored = { $you ->
    [yes] You add leaf { $leaf }: row at { $row }, { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }, total { $total }.
   *[no] { $who } adds leaf { $leaf }: row at { $row }, { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }, total { $total }.
}
    .brief = { $you ->
        [yes] You gain { $acorns }, leaf row { $row }, total { $total }.
       *[no] { $who } gains { $acorns }, leaf row { $row }, total { $total }.
    }
    .full = { $you ->
        [yes] You add { $leaf } to the leaf row. It is at { $row }, which gives { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }. Your total is { $total }.
       *[no] { $who } adds { $leaf } to the leaf row. It is at { $row }, which gives { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }. The total is { $total }.
    }
    .braille = { person }: L{ $leaf } row { $row }, { $acorns } ac, tot { $total }.
# An X was placed, no acorns yet.
wild-plain = { $you ->
    [yes] You put an X in { $place }.
   *[no] { $who } puts an X in { $place }.
}
    .full = { $you ->
        [yes] You put an X in { $place }. That gives no acorns yet.
       *[no] { $who } puts an X in { $place }. That gives no acorns yet.
    }
    .braille = { person }: X { $place }.
# An X was placed and gives acorns.
wild-scored = { $you ->
    [yes] You put an X in { $place }: { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }, total { $total }.
   *[no] { $who } puts an X in { $place }: { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }, total { $total }.
}
    .brief = { $you ->
        [yes] You gain { $acorns }, X in { $place }, total { $total }.
       *[no] { $who } gains { $acorns }, X in { $place }, total { $total }.
    }
    .full = { $you ->
        [yes] You put an X in { $place }. That gives { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }. Your total is { $total }.
       *[no] { $who } puts an X in { $place }. That gives { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }. The total is { $total }.
    }
    .braille = { person }: X { $place }, { $acorns } ac, tot { $total }.
# An area is full that somebody filled in an earlier round.
filled-late = { $you ->
    [yes] You fill { $area }, no bonus.
   *[no] { $who } fills { $area }, no bonus.
}
    .full = { $you ->
        [yes] You fill { $area }. Others were first, so there is no bonus.
       *[no] { $who } fills { $area }. Others were first, so there is no bonus.
    }
    .braille = { person }: { $area } full, not first.
# The match ends because a leaf row came to 61 or more; $seats are the players whose it is.
over-leaves = The game is over: leaf row 61 reached by { $seats }.
    .brief = Game over: 61 reached by { $seats }.
    .braille = Over: row 61 by { $seats }.
# The match ends because the last round is over.
over-rounds = The game is over: round { $round } was the last.
    .brief = Game over after round { $round }.
    .braille = Over: R{ $round } was last.
# The match ends because a leaf row has no place left (only in a position that was set up).
over-full-row = The game is over: a leaf row is full.
    .brief = Game over: leaf row full.
    .braille = Over: a row is full.
# An area was filled for the first time, in this round, by one player alone.
first-filled = { $you ->
    [yes] You fill { $area } first: { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }, total { $total }.
   *[no] { $who } fills { $area } first: { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }, total { $total }.
}
    .brief = { $you ->
        [yes] You gain { $acorns }, { $area } first, total { $total }.
       *[no] { $who } gains { $acorns }, { $area } first, total { $total }.
    }
    .full = { $you ->
        [yes] You are the first to fill { $area }. That gives { $acorns ->
            [one] { $acorns } acorn
           *[other] { $acorns } acorns
        }. Your total is { $total }.
       *[no] { $who } is the first to fill { $area }. That gives { $acorns ->
            [one] { $acorns } acorn
           *[other] { $acorns } acorns
        }. The total is { $total }.
    }
    .braille = { person }: { $area } first, { $acorns } ac, tot { $total }.
# An area was filled for the first time by several players in the same round; all of them get the
# bonus. $seats is a list like "14 for Ola and 12 for Bob", of their new totals. $head begins a sentence.
first-filled-shared = First together in { $area }, { $acorns } each. Totals: { $seats }.
    .brief = { $head } first, { $acorns } each: { $seats }.
    .full = Several fill { $area } first, in the same round, and each gets { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    }. Their totals: { $seats }.
    .braille = { $head } first, { $acorns } ac each: tot { $seats }.
# A player and a total, in a list; a name never runs into a number.
seat-total = { $you ->
    [yes] { $total } for you
   *[no] { $total } for { $who }
}
    .braille = { $total } { $you ->
        [yes] you
       *[no] { $who }
    }
# The end of a match of two or more.
wins = { $you ->
    [yes] You win with { $acorns }.
   *[no] { $who } wins with { $acorns }.
}
    .full = { $you ->
        [yes] You win with { $acorns ->
            [one] { $acorns } acorn
           *[other] { $acorns } acorns
        }.
       *[no] { $who } wins with { $acorns ->
            [one] { $acorns } acorn
           *[other] { $acorns } acorns
        }.
    }
    .braille = { $you ->
        [yes] You win
       *[no] { $who } wins
    }, { $acorns } ac.
# The end of a match that several players win together; $seats is their list.
win-shared = Shared win with { $acorns }: { $seats }.
    .full = The win is shared, with { $acorns ->
        [one] { $acorns } acorn
       *[other] { $acorns } acorns
    } each, by { $seats }.
    .braille = Shared win, { $acorns } ac: { $seats }.
# The end of a solo game.
solo-over = Result: { $acorns ->
    [one] { $acorns } acorn
   *[other] { $acorns } acorns
} in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
    .braille = Result: { $acorns } ac, R{ $rounds }.
# The total of everybody at the end, in the order of the seats; a list like "42 for Ola and 39 for Bob".
all-totals = Totals: { $seats }.
    .braille = Tot: { $seats }.

## Questions and choices

# What is due: pick an area.
question-area = Which area?
    .full = Which area does one of the dice pick?
    .braille = Area?
# What is due after an area is picked, when two different dice could be written there.
question-die = Which die goes into { $area }?
    .braille = Die for { $area }?
# What is due after an area and a die are picked.
question-place = Where in { $area } goes the { $value }?
    .braille = { $value } where in { $area }?
# What is due after an area is picked, when only one die could be written there: its place. The leaf
# brings the row to $row; $milestone is wild or acorns at a milestone, which gives $bonus.
question-write = Where in { $area } goes the { $value }? Leaf { $leaf } makes { $row }{ $milestone ->
    [wild] {": an X."}
    [acorns] : { $bonus ->
        [one] { $bonus } acorn
       *[other] { $bonus } acorns
    }.
   *[none] .
}
    .brief = Where goes the { $value }, leaf { $leaf }?
    .braille = { leaf-step }. { $value } where in { $area }?
# What is due when no dice fit anywhere.
question-skip = Nothing fits. Which die for the leaf row?
    .brief = Which leaf?
    .full = No two dice fit on the sheet. Which die goes to the leaf row?
    .braille = No fit. Which L?
# What is due when the leaf row gave an X.
question-wild = Which area gets the X?
    .braille = X: area?
# What is due after an area is picked for the X.
question-wild-place = Where in { $area } goes the X?
    .braille = X where in { $area }?
# The listener has chosen; $seats still have to.
question-wait = Waiting for { $seats }.
    .braille = Wait for { $seats }.
# The dice are due.
question-rolling = The dice are in the air.
    .braille = Dice roll.
# Nothing is due any more.
question-over = The game is over.
    .braille = Over.
# A choice in the list: an area where several things can be done. $best is the most acorns.
choice-area = { $area }: { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}, { $best ->
    [0] no acorns yet
    [one] up to { $best } acorn
   *[other] up to { $best } acorns
}.
    .brief = { $area }: { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }.
    .braille = { $area }: { $count } ways, to { $best } ac.
# A choice in the list: a die for an area that has several places for it. $best is the most acorns;
# $milestone is wild or acorns when the leaf row comes to a milestone, which gives $bonus.
choice-die = Write { $value }: { $count ->
    [one] { $count } place
   *[other] { $count } places
}, { $best ->
    [0] no acorns yet
    [one] up to { $best } acorn
   *[other] up to { $best } acorns
}. Leaf { $leaf } makes { $row }{ $milestone ->
    [wild] {": an X."}
    [acorns] : { $bonus ->
        [one] { $bonus } acorn
       *[other] { $bonus } acorns
    }.
   *[none] .
}
    .brief = Write { $value }, leaf { $leaf }.
    .braille = { $value }: { $count } ways, to { $best } ac, { leaf-step }.
# A choice in the list, when all but the place is settled. $filled is first when the area is full
# then and nobody filled it before, late when somebody did.
choice-place = { $head }: { $acorns ->
    [0] no acorns yet
    [one] { $acorns } acorn
   *[other] { $acorns } acorns
}{ $filled ->
    [first] , filling { $area } first
    [late] , filling { $area }
   *[no] {""}
}.
    .brief = { $head }: { $acorns }.
    .braille = { $head }: { $acorns } ac{ fill-note }.
# A choice in the list: an area where one thing can be done; $choice tells it, as a sentence.
choice-only = { $area }: { $choice }
    .braille = { $choice }
# A choice in the list: write a die, put another in the leaf row. $filled is first when the area is
# full then and nobody filled it before, late when somebody did; $milestone is wild or acorns when
# the leaf row comes to a milestone, which gives $bonus.
choice-write = { $value } in { $place }{ $acorns ->
    [0] , no acorns yet
    [one] {" "}for { $acorns } acorn
   *[other] {" "}for { $acorns } acorns
}{ $filled ->
    [first] , filling { $area } first
    [late] , filling { $area }
   *[no] {""}
}. Leaf { $leaf } makes { $row }{ $milestone ->
    [wild] {": an X."}
    [acorns] : { $bonus ->
        [one] { $bonus } acorn
       *[other] { $bonus } acorns
    }.
   *[none] .
}
    .brief = { $value } in { $place } for { $acorns }, leaf { $leaf }.
    .full = Write { $value } in { $place }{ $acorns ->
        [0] , which gives no acorns yet
        [one] {" "}for { $acorns } acorn
       *[other] {" "}for { $acorns } acorns
    }{ $filled ->
        [first] , filling { $area } first
        [late] , filling { $area } too late for the bonus
       *[no] {""}
    }. Then leaf { $leaf } brings the row to { $row }{ $milestone ->
        [wild] {", which gives an X."}
        [acorns] , which gives { $bonus ->
            [one] { $bonus } acorn
           *[other] { $bonus } acorns
        }.
       *[none] .
    }
    .braille = { $value } { $place }, { $acorns } ac{ fill-note }, { leaf-step }.
# A choice in the list: only a leaf. $milestone and $bonus are as above.
choice-skip = Leaf { $leaf } makes { $row }{ $milestone ->
    [wild] {": an X."}
    [acorns] : { $bonus ->
        [one] { $bonus } acorn
       *[other] { $bonus } acorns
    }.
   *[none] .
}
    .braille = { leaf-step }.
# A choice in the list: a place for the X. $filled is as above.
choice-wild = X in { $place }{ $acorns ->
    [0] , no acorns yet
    [one] {" "}for { $acorns } acorn
   *[other] {" "}for { $acorns } acorns
}{ $filled ->
    [first] , filling { $area } first
    [late] , filling { $area }
   *[no] {""}
}.
    .brief = X in { $place } for { $acorns }.
    .braille = X { $place }, { $acorns } ac{ fill-note }.
# A hint: what to do, in one sentence. The facts are those of the choices.
action-write = Pick { $area }, write { $value } in { $place } { $acorns ->
    [0] for no acorns yet
    [one] for { $acorns } acorn
   *[other] for { $acorns } acorns
}{ $filled ->
    [first] , which fills { $area } first
    [late] , which fills { $area }
   *[no] {""}
}, and leaf { $leaf } makes { $row }{ $milestone ->
    [wild] {", which gives an X."}
    [acorns] , which gives { $bonus ->
        [one] { $bonus } acorn
       *[other] { $bonus } acorns
    }.
   *[none] .
}
    .brief = Pick { $area }, write { $value } in { $place } for { $acorns }, leaf { $leaf }.
    .braille = { $value } { $place }, { $acorns } ac{ fill-note }, { leaf-step }.
# A hint when no two dice fit: which leaf.
action-skip = Put { $leaf } in the leaf row, which makes { $row }{ $milestone ->
    [wild] {" and gives an X."}
    [acorns] {" "}and gives { $bonus ->
        [one] { $bonus } acorn
       *[other] { $bonus } acorns
    }.
   *[none] .
}
    .brief = Leaf { $leaf }, which makes { $row }.
    .braille = { leaf-step }.
# A hint: where the X goes.
action-wild = Pick { $area } and put the X in { $place } { $acorns ->
    [0] for no acorns yet
    [one] for { $acorns } acorn
   *[other] for { $acorns } acorns
}{ $filled ->
    [first] , which fills { $area } first
    [late] , which fills { $area }
   *[no] {""}
}.
    .brief = Put the X in { $place } for { $acorns }.
    .braille = X { $place }, { $acorns } ac{ fill-note }.

## Answers

# Whose sheet is read next.
sheet-of = { $you ->
    [yes] Your sheet.
   *[no] Sheet of { $who }.
}
# An area in which nothing is written; $count is the number of its places.
area-empty = { $area }: all { $count } empty, { $points ->
    [one] { $points } acorn
   *[other] { $points } acorns
}.
    .braille = { $area } { $points } ac: { $count } empty.
# Lilies or mushrooms in order; $cells is the list of what is in them.
area-content = { $area }, { $points ->
    [one] { $points } acorn
   *[other] { $points } acorns
}: { $cells }.
    .braille = { $area } { $points } ac: { $cells }.
# The pumpkins; $first and $second are lists of what is in their halves.
area-content-1 = { $area }, { $points ->
    [one] { $points } acorn
   *[other] { $points } acorns
}: first { $first }, second { $second }.
    .braille = { $area } { $points } ac: { $first }; { $second }.
# The skewers; $first and $second are lists of what is on the left and the right one.
area-content-3 = { $area }, { $points ->
    [one] { $points } acorn
   *[other] { $points } acorns
}: left { $first }, right { $second }.
    .braille = { $area } { $points } ac: { $first }; { $second }.
# The mugs; $filled and $empty are lists of their numbers.
area-content-4 = { $area }, { $points ->
    [one] { $points } acorn
   *[other] { $points } acorns
}: filled { $filled }, empty { $empty }.
    .braille = { $area } { $points } ac: { $filled }; empty { $empty }.
# The mugs when all are filled; $filled is the list of their numbers.
area-mugs-full = { $area }, { $points ->
    [one] { $points } acorn
   *[other] { $points } acorns
}: filled { $filled }.
    .braille = { $area } { $points } ac: { $filled }; full.
# The burrows; $bottom and $middle are lists.
area-content-5 = { $area }, { $points ->
    [one] { $points } acorn
   *[other] { $points } acorns
}: bottom { $bottom }, middle { $middle }, top { $top }.
    .braille = { $area } { $points } ac: b { $bottom }; m { $middle }; t { $top }.
# The burrows while only bottom ones are filled; $bottom is a list.
area-burrows-low = { $area }, { $points ->
    [one] { $points } acorn
   *[other] { $points } acorns
}: bottom { $bottom }, all above empty.
    .braille = { $area } { $points } ac: b { $bottom }; m, t empty.
# The leaf row; $leaves is the list of its totals before the last one, $count their number.
leaves = Leaf row at { $row } after { $leaves }.
    .full = The leaf row is at { $row }. Before that it was at { $leaves }.
    .braille = Row { $row } after { $leaves }.
# The leaf row with its first leaf alone.
leaves-one = Leaf row at { $row } with its first leaf.
    .braille = Row { $row }, 1 leaf.
# The leaf row before its first leaf.
leaves-none = Leaf row: empty.
    .braille = Row 0, no leaf.
# The dice of the round.
dice-now = Round { $round }. Dice { $dice }.
    .full = Round { $round } of 20. The dice are { $dice }.
    .braille = R{ $round }: { $dice }.
# The dice of the last round.
dice-now-last = Round { $round }, the last. Dice { $dice }.
    .full = Round { $round } of 20, the last one. The dice are { $dice }.
    .braille = R{ $round } last: { $dice }.
# The dice of the round have not landed.
dice-in-hand = Round { $round }. The dice are in the air.
    .braille = R{ $round }: dice roll.
# The match has ended.
dice-over = No more dice: the game ended with round { $round }.
    .braille = No dice, over after R{ $round }.
# The question about the dice is asked again, and all has been said.
dice-no-more = There is no more to say about the dice.
    .braille = No more on dice.
# A die may pick its area, because others fit there; $others is a list like "5 or 3".
die-picks = { $value } picks { $area }, where { $others } can be written.
    .braille = { $value } picks { $area } for { $others }.
# A die cannot pick its area, because no other die fits there.
die-picks-nothing = { $value } picks { $area }, where no other die fits.
    .braille = { $value } picks { $area }: no fit.
# All the places of the sheet where a die could be written; $places is a list.
die-fits = { $value } fits in { $places }.
    .braille = { $value } fits { $places }.
# No place of the sheet takes a die.
die-fits-nowhere = { $value } fits nowhere on the sheet.
    .braille = { $value } fits nowhere.
# The acorns of one player.
acorns = { $you ->
    [yes] You: { $acorns }.
   *[no] { $who }: { $acorns }.
}
    .full = { $you ->
        [yes] You have { $acorns ->
            [one] { $acorns } acorn
           *[other] { $acorns } acorns
        }.
       *[no] { $who } has { $acorns ->
            [one] { $acorns } acorn
           *[other] { $acorns } acorns
        }.
    }
# Where the acorns of a player come from.
score-reasons = { $you ->
    [yes] You: areas { $areas }, first fills { $first }, leaf row { $leaves }.
   *[no] { $who }: areas { $areas }, first fills { $first }, leaf row { $leaves }.
}
    .braille = { person }: areas { $areas }, first { $first }, row { $leaves }.
# The acorns of each area of a player, those with none left out; $areas is a list.
score-areas = { $you ->
    [yes] Your areas: { $areas }.
   *[no] Areas of { $who }: { $areas }.
}
    .braille = { person } by area: { $areas }.
# The round, and that this player has still to choose; $last is yes in the last round.
turn-choosing = Round { $round }{ $last ->
    [yes] , the last
   *[no] {" "}of 20
}. { $you ->
    [yes] You are choosing.
   *[no] { $who } is choosing.
}
    .braille = { $you ->
        [yes] You choose
       *[no] { $who } chooses
    }, { round-now }.
# The round, and that this player has written and has an X to place. For this player alone.
turn-owes = Round { $round }{ $last ->
    [yes] , the last
   *[no] {" "}of 20
}. { $you ->
    [yes] You have written and must place an X.
   *[no] { $who } has written and must place an X.
}
    .braille = { person }: written, X due, { round-now }.
# The round, and that this player has chosen.
turn-decided = Round { $round }{ $last ->
    [yes] , the last
   *[no] {" "}of 20
}. { $you ->
    [yes] You have chosen.
   *[no] { $who } has chosen.
}
    .braille = { person } ready, { round-now }.
# Who else has not chosen yet.
turn-others = Still to choose: { $seats }.
    .braille = To choose: { $seats }.
# An area and its acorns, in that list.
area-points = { $area } { $points }
# Who has chosen.
turn-ready = Ready: { $seats }.
    .braille = Ready: { $seats }.
# The match has ended after this round; $seats have won.
turn-over = The game is over after round { $round }, won with { $acorns } by { $seats }.
    .braille = Over after R{ $round }, { $acorns } ac, win: { $seats }.
# A match of one has ended after this round.
turn-over-alone = The game is over after round { $round }, with { $acorns ->
    [one] { $acorns } acorn
   *[other] { $acorns } acorns
}.
    .braille = Over after R{ $round }, { $acorns } ac.
# The areas that nobody has filled.
first-open = First fill open, { $acorns ->
    [one] { $acorns } acorn
   *[other] { $acorns } acorns
} each: { $areas }.
    .brief = First fill open: { $areas }.
    .braille = First open, { $acorns } ac each: { $areas }.
# Every area is closed.
first-none = No first fill is open.
    .braille = No first open.
# Who got the bonus of some areas.
first-paid = Filled first by { $seats }: { $areas }.
    .braille = First by { $seats }: { $areas }.
# Areas that are closed and paid nobody (in a position that was set up).
first-unpaid = Closed without a bonus: { $areas }.
    .braille = Closed, none first: { $areas }.
# The next milestone of the leaf row, which gives an X.
milestone-wild = Leaf row at { $row }: { $missing } more to { $target }, for an X.
    .braille = Row { $row }, { $missing } more to { $target }: X.
# The next milestone of the leaf row, which gives acorns.
milestone-acorns = Leaf row at { $row }: { $missing } more to { $target }, for { $acorns ->
    [one] { $acorns } acorn
   *[other] { $acorns } acorns
}.
    .braille = Row { $row }, { $missing } more to { $target }: { $acorns } ac.
# The leaf row is past the last milestone.
milestone-none = Leaf row at { $row }: no milestone is left.
    .braille = Row { $row }, nothing ahead.
# The leaf row at the end of the match.
milestone-end = The leaf row ended at { $row }.
    .braille = Row ended at { $row }.
# The places that are left, counted by area; a list like "3 in the lilies and 2 in the mugs".
places-left = Empty places: { $areas }.
    .braille = Empty: { $areas }.
# Nothing is empty on the sheet.
places-none = No place is empty.
    .braille = None empty.
# An area and how many places of it are empty, in that list.
area-left = { $count } in { $area }
    .brief = { $area } { $count }
    .braille = { $area } { $count }
# How many Xs are on the sheet.
wilds = Wild X on the sheet: { $count }.
    .braille = X on sheet: { $count }.
# What an area still needs; $places is a list like "lily 3 for 1, 4 or 5".
needs = { $area }: open { $places }.
    .full = { $area }: open now { $places }.
    .braille = { $area }: { $places }.
# An open place and what it takes, in that list.
need-at = { $place } for { $fits }
    .braille = { $place } for { $fits }
# Rounds after this one.
rounds-left = Rounds after this one: { $count }, fewer when a leaf row comes to 61.
    .braille = { $count } R left, fewer at row 61.
# A filled place.
slot-filled = { $head }: { $value }. Worth { $worth }.
    .braille = { $head }: { $value }, { $worth }.
# An empty place that is not open; $need is what it needs first.
slot-closed = { $head }: empty, not open. Needs { $need }. Worth { $worth }.
    .braille = { $head }: 0, closed, needs { $need }, { $worth }.
# An empty place; $fits are the numbers it takes, $now the dice that can be written there now.
slot-open = { $head }: empty. Takes { $fits }, now { $now }. Worth { $worth }.
    .braille = { $head }: 0, takes { $fits }, now { $now }, { $worth }.
# An empty place after the end.
slot-end = { $head }: left empty. Worth { $worth }.
    .braille = { $head }: left 0, { $worth }.
# What a place is worth.
worth = { $acorns ->
    [one] { $acorns } acorn
   *[other] { $acorns } acorns
}
    .braille = { $acorns } ac
# What a pumpkin or a skewer is worth.
worth-full = { $acorns ->
    [one] { $acorns } acorn
   *[other] { $acorns } acorns
} when full
    .braille = { $acorns } ac when full
# All six numbers fit.
any-number = any number
    .braille = any
# No die of the round can be written there.
no-die = no die
    .braille = none
# The X that is to be placed.
the-wild = the X
    .braille = X
# A place, what is beside it, and what it needs.
around = { $head }: { $near }. It needs { $need }.
    .braille = { $head }: { $near }. Needs { $need }.
# A place and what is beside it, after the end.
around-end = { $head }: { $near }.
    .braille = { $head }: { $near }.
# The place has filled neighbours only; a list like "lily 1 with 4".
near-filled = beside { $filled }
    .braille = by { $filled }
# The place has empty neighbours only.
near-empty = beside { $empty }, which { $count ->
    [one] is empty
   *[other] are empty
}
    .braille = by { $empty } empty
# The place has filled and empty neighbours.
near-both = beside { $filled }, and beside { $empty }, which { $count ->
    [one] is empty
   *[other] are empty
}
    .braille = by { $filled }; { $empty } empty
# The place has no neighbours.
near-nothing = without neighbours
    .braille = by nothing
# A filled neighbour.
beside = { $place } with { $value }
    .braille = { $place } with { $value }
# A filled place needs nothing.
need-nothing = nothing more
    .braille = nothing
# A place needs the one before it.
need-before = the place before it to be filled
    .braille = place before
# A burrow needs those below.
need-below = both burrows below it to be filled
    .braille = both below
# An open place needs one of these numbers.
need-number = { $fits }, or an X
    .braille = { $fits } or X

## The rules of this step

# Three dice lie there.
step-area = One die picks the area, another is written there, the third goes to the leaf row.
    .braille = 1 die picks the area, 1 is written, 1 is L.
# No die fits.
step-skip = No dice fit, so nothing is written: one of the dice goes to the leaf row.
    .braille = No fit: 1 die is L.
# An X is due.
step-wild = Place the X in any open place. It fits every number.
    .braille = X fits any open place.
# The listener has chosen.
step-wait = All choices are told when everybody has chosen.
    .braille = Told when all are ready.
# The dice have not landed.
step-rolling = The three dice of the round are rolled, for everybody.
    .braille = 3 dice roll, for all.
# At the end.
step-over = The game is over. The most acorns win.
    .braille = Over. Most ac win.

## The complete rules

# Section of the rules.
rules-aim = The aim. Fill the six areas of your sheet and get the most acorns. Everybody uses the same dice. Alone, your acorns are the result.
# Section of the rules.
rules-round = A round. Three dice are rolled, for everybody. You use each of them once: one picks the area with its number, a second is written there, the third goes to the leaf row. Two equal dice are two dice. All choose at the same time, and nobody knows the choice of another before all have chosen. Only if no two dice have a place may you write nothing; then any one die goes to the leaf row.
# Section of the rules.
rules-pumpkins = Area 1, pumpkins. There are two, with two halves each. Both halves must be equal. A full pumpkin gives 3 acorns, half a pumpkin none. Both may be open at once, and each is filled from its first half.
# Section of the rules.
rules-lilies = Area 2, water lilies. Five in order, each different from all before it. They give 1, 1, 2, 2 and 3 acorns.
# Section of the rules.
rules-skewers = Area 3, marshmallow skewers. The left one has two places, the right one three. All numbers on a skewer must be equal. Full, the left one gives 3 acorns and the right one 5, before that none. Each is filled from its first place.
# Section of the rules.
rules-mugs = Area 4, hot chocolate mugs. Six mugs, 1 to 6, in any order. The die must equal the mug. Each gives 1 acorn, mug 4 gives 2.
# Section of the rules.
rules-burrows = Area 5, fox burrows. Three at the bottom, two in the middle, one on top. The bottom ones go in any order; an upper one opens when both below it are filled. Neighbours must differ: left and right in a row, and the two directly below. They give 1 acorn at the bottom, 2 in the middle, 4 on top.
# Section of the rules.
rules-mushrooms = Area 6, mushrooms. Five in order. The first is free, each next is one up or one down, and 1 is next to 6. They give 1, 2, 2, 2 and 3 acorns.
# Section of the rules.
rules-leaves = The leaf row. It adds up the leaf dice. A total of exactly 11, 31 or 51 gives an X, exactly 21 gives 2 acorns, 41 gives 3 and 61 gives 5. A total that jumps over a milestone gets nothing, and one above 61 gets nothing either. Milestones count in a round without writing too.
# Section of the rules.
rules-wild = The X. It must be placed in the same round, in any open place. It has no value: it equals what is needed in pumpkins and skewers, differs from all in lilies and burrows, fits any mug, and after it any mushroom may follow. Other numbers must still agree with each other. It fills areas like a die.
# Section of the rules.
rules-first = First to fill. When a round ends, each area that somebody filled in it and nobody filled before gives 3 acorns to all who filled it in this round, whoever chose first. Then it is closed; later it gives no bonus. A die and an X may fill two areas in one round.
# Section of the rules.
rules-end = The end. The game is over after the round in which anybody reaches 61 or more, or after round 20. Everybody finishes that round. Acorns come from areas, first fills and the leaf row. A tie is a shared win.

## The short terms in braille, a line of the help each

# A short term in braille, a colon, what it stands for.
short-pumpkins = Pum: pumpkins.
# A short term in braille, a colon, what it stands for.
short-half = Pum 2a, 2b: the two halves of pumpkin 2.
# A short term in braille, a colon, what it stands for.
short-lilies = Lil: lilies.
# A short term in braille, a colon, what it stands for.
short-place = Lil 3: the third lily; mugs and mushrooms are counted too.
# A short term in braille, a colon, what it stands for.
short-skewers = Ske: skewers.
# A short term in braille, a colon, what it stands for.
short-skewer = Ske 1a, 2c: place 1 of the left skewer, and place 3 of the right one.
# A short term in braille, a colon, what it stands for.
short-mugs = Mug: mugs.
# A short term in braille, a colon, what it stands for.
short-burrows = Bur: burrows.
# A short term in braille, a colon, what it stands for.
short-burrow = Bur b1, m2, t1: the first burrow at the bottom, the second in the middle, the one on top.
# A short term in braille, a colon, what it stands for.
short-mushrooms = Mus: mushrooms.
# A short term in braille, a colon, what it stands for.
short-write = 4 mug 4: a 4 in mug 4.
# A short term in braille, a colon, what it stands for.
short-leaf = L2: leaf 2, or 2 for the leaf row.
# A short term in braille, a colon, what it stands for.
short-row = Row 13: the leaf row is at 13.
# A short term in braille, a colon, what it stands for.
short-round = R5: round 5.
# A short term in braille, a colon, what it stands for.
short-acorns = Ac: acorns.
# A short term in braille, a colon, what it stands for.
short-total = Tot: the total of acorns.
# A short term in braille, a colon, what it stands for.
short-wild = X: an X, which fits any open place.
# A short term in braille, a colon, what it stands for.
short-due = X due: an X must be placed.
# A short term in braille, a colon, what it stands for.
short-mug = 3X: mug 3, filled by an X.
# A short term in braille, a colon, what it stands for.
short-empty = 0, 000: an empty place, and three of them; 0 for a whole row means that all are empty.
# A short term in braille, a colon, what it stands for.
short-parts = A semicolon: between two pumpkins or skewers, and between the rows b, m and t of burrows.
# A short term in braille, a colon, what it stands for.
short-first = First: the first to fill an area.
# A short term in braille, a colon, what it stands for.
short-full = Full: an area is full then, without that bonus.
# A short term in braille, a colon, what it stands for.
short-fit = No fit: nothing can be written.
# A short term in braille, a colon, what it stands for.
short-ways = To 2 ac: up to 2 acorns.
# A short term in braille, a colon, what it stands for.
short-over = Over: the game is over.
# A short term in braille, a colon, what it stands for.
short-win = Win: those who have won.

## Refusals: why, and what is possible instead is said after it

# Refused: the player has chosen already.
refuse-already-decided = You have chosen in this round.
    .braille = You are ready in this R.
# Refused: the leaf row gave no X.
refuse-no-wild = You have no X to place.
    .braille = No X due.
# Refused: an X must be placed.
refuse-wild-first = Place your X first.
    .braille = X first.
# Refused: no die shows that number; $dice is the list of the dice.
refuse-not-rolled = No die shows { $value }. The dice are { $dice }.
    .braille = No die { $value }, only { $dice }.
# Refused: a die was used for two things.
refuse-used-twice = Each die is used once, { $value } is used twice.
    .braille = { $value } used twice, each die is used once.
# Refused: skipping, while something fits.
refuse-must-write = A die fits, so you must write.
    .braille = A die fits, so write.
# Refused: the area has no such place.
refuse-no-such-place = There is no such place.
    .braille = No such place.
# Refused: something is written there.
refuse-place-filled = Something is written in { $place } already.
    .braille = Filled: { $place }.
# Refused: a pumpkin or skewer is filled from its first place.
refuse-first-place-first = The place before { $place } comes first.
    .braille = First the place before { $place }.
# Refused: lilies and mushrooms are filled in order.
refuse-in-order = The one before { $place } comes first.
    .braille = First the one before { $place }.
# Refused: all numbers of a pumpkin or skewer are equal.
refuse-must-equal = Only { $needed } fits in { $place }.
    .braille = Only { $needed } fits { $place }.
# Refused: a lily repeats a number.
refuse-lily-repeats = { $value } is in the lilies already, so it does not fit in { $place }.
    .braille = { $value } is in lil, no fit in { $place }.
# Refused: a mug takes its own number only.
refuse-mug-number = Only its own number fits in { $place }.
    .braille = Only its own number fits { $place }.
# Refused: a burrow above an empty one.
refuse-burrow-closed = Both burrows below { $place } must be filled first.
    .braille = First both below { $place }.
# Refused: a neighbour has the same number.
refuse-burrow-neighbour = A neighbour of { $place } has { $value } already.
    .braille = { $value } is beside { $place }.
# Refused: a mushroom is not one up or down.
refuse-mushroom-step = Only { $down } or { $up } fits in { $place }.
    .braille = Only { $down } or { $up } fits { $place }.
# The key for rolling does nothing in this game.
refuse-no-roll-key = The next roll comes when the round is over. Choose an area.
    .braille = Next roll: after the round. Choose an area.
# The key for banking does nothing in this game.
refuse-no-bank-key = Acorns are never lost, so there is nothing to bank.
    .braille = Ac are never lost, nothing to bank.

## What is wrong in a line

# A sheet has too many leaves.
notation-leaves = The leaf row of seat { $seat } has { $found ->
    [one] { $found } leaf
   *[other] { $found } leaves
}, where { $most } can be at most.
# A place of a sheet cannot hold what is written there; $reason is a sentence that names it.
notation-sheet = Seat { $seat }: { $reason }
# An area is closed twice.
notation-area-twice = Area { $area } is closed twice.

## The sounds

# A sound in the list of sounds: its name and when it is heard.
sound-die-1 = One tap: a die has landed with a 1.
    .braille = 1: a die.
# A sound in the list of sounds: its name and when it is heard.
sound-die-2 = Two taps: a die has landed with a 2.
    .braille = 2: a die.
# A sound in the list of sounds: its name and when it is heard.
sound-die-3 = Three taps: a die has landed with a 3.
    .braille = 3: a die.
# A sound in the list of sounds: its name and when it is heard.
sound-die-4 = Four taps: a die has landed with a 4.
    .braille = 4: a die.
# A sound in the list of sounds: its name and when it is heard.
sound-die-5 = Five taps: a die has landed with a 5.
    .braille = 5: a die.
# A sound in the list of sounds: its name and when it is heard.
sound-die-6 = Six taps: a die has landed with a 6.
    .braille = 6: a die.
# A sound in the list of sounds: its name and when it is heard.
sound-pumpkin = Pumpkin: something is written in the pumpkins.
    .braille = Pumpkin.
# A sound in the list of sounds: its name and when it is heard.
sound-lily = Water lily: something is written in the water lilies.
    .braille = Lily.
# A sound in the list of sounds: its name and when it is heard.
sound-skewer = Skewer: something is written in the skewers.
    .braille = Skewer.
# A sound in the list of sounds: its name and when it is heard.
sound-mug = Mug: something is written in the mugs.
    .braille = Mug.
# A sound in the list of sounds: its name and when it is heard.
sound-burrow = Burrow: something is written in the burrows.
    .braille = Burrow.
# A sound in the list of sounds: its name and when it is heard.
sound-mushroom = Mushroom: something is written in the mushrooms.
    .braille = Mushroom.
# A sound in the list of sounds: its name and when it is heard.
sound-leaf = Leaf: a number is added to the leaf row.
    .braille = Leaf.
# A sound in the list of sounds: its name and when it is heard.
sound-milestone = Milestone: a total of the leaf row pays acorns.
    .braille = Milestone.
# A sound in the list of sounds: its name and when it is heard.
sound-wild = Crossing: an X is due or is written.
    .braille = X.
# A sound in the list of sounds: its name and when it is heard.
sound-first-fill = Fanfare: an area is full for the first time.
    .braille = First full.

## Why a bot, or a hint, chooses something

# The area is full then, which gives no bonus any more.
reason-fills = That fills { $area }.
    .braille = Fills { $area }.
# The area is full then, and nobody filled it before.
reason-fills-first = That fills { $area } first, for 3 acorns more.
    .braille = Fills { $area } first, 3 ac more.
# The leaf row comes to a milestone, which gives an X or $bonus acorns.
reason-milestone = The leaf row comes to { $row } exactly, for { $milestone ->
    [wild] an X
   *[acorns] { $bonus ->
        [one] { $bonus } acorn
       *[other] { $bonus } acorns
    }
}.
    .braille = Row { $row } exactly: { $milestone ->
        [wild] X
       *[acorns] { $bonus } ac
    }.
# It gives acorns at once, and the leaf is not too high.
reason-acorns = Acorns now, for leaf { $leaf }: low leaves make a long game.
    .braille = Ac now, L{ $leaf }: low leaves, long game.
# It begins or goes on with an area.
reason-begin = It prepares acorns in { $area }, for leaf { $leaf }: low leaves make a long game.
    .braille = Prepares { $area }, L{ $leaf }: low leaves, long game.
# Nothing can be written.
reason-skip = Nothing can be written, so the leaf row alone counts.
    .braille = No fit, so only row counts.
# Where the X goes.
reason-wild = The X does most in { $place }: acorns now, and what it prepares.
    .braille = X does most in { $place }, now and later.
# The reason for the best choice of several, as a sentence, and the next best one, as a sentence.
reason-compared = { $why } The next best of { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}: { $next }
    .brief = { $why } Next best: { $next }
    .braille = { $why } Next of { $count }: { $next }
# The reason for the only choice.
reason-alone = { $why } There is no other choice.
    .braille = { $why } No other choice.
