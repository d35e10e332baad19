# Sixty-One in French. In every message $who is a player's name and $you is yes when that player is the
# listener. No preposition that could be elided stands before a name. A place or an area inside a
# sentence has its article, so that it may follow "dans". "Une" is written out, because voices read 1 in
# the masculine. The bonus is that for the first to fill an area. The no-break space before : ; ? and ! is
# right in print and is spoken as nothing; in braille there is none.

# The title of the game, as in the main menu. Not translated.
title = Sixty-One

## Areas, places and contents

# An area inside a sentence.
area-1 = les citrouilles
    .brief = les citrouilles
    .braille = cit
# The same area at the beginning of a sentence.
area-1-first = Citrouilles
    .braille = Cit
# An area inside a sentence.
area-2 = les nénuphars
    .brief = les nénuphars
    .full = les nénuphars
    .braille = nén
# The same area at the beginning of a sentence.
area-2-first = Nénuphars
    .full = Nénuphars
    .braille = Nén
# An area inside a sentence.
area-3 = les brochettes
    .brief = les brochettes
    .full = les brochettes de chamallows
    .braille = bro
# The same area at the beginning of a sentence.
area-3-first = Brochettes
    .full = Brochettes de chamallows
    .braille = Bro
# An area inside a sentence.
area-4 = les tasses
    .brief = les tasses
    .full = les tasses de chocolat chaud
    .braille = tas
# The same area at the beginning of a sentence.
area-4-first = Tasses
    .full = Tasses de chocolat chaud
    .braille = Tas
# An area inside a sentence.
area-5 = les terriers
    .brief = les terriers
    .full = les terriers de renard
    .braille = ter
# The same area at the beginning of a sentence.
area-5-first = Terriers
    .full = Terriers de renard
    .braille = Ter
# An area inside a sentence.
area-6 = les champignons
    .brief = les champignons
    .braille = cha
# The same area at the beginning of a sentence.
area-6-first = Champignons
    .braille = Cha
# A place inside a sentence; $place counts from 1.
place-1 =
    { $place ->
        [1] la première moitié de la citrouille 1
        [2] la deuxième moitié de la citrouille 1
        [3] la première moitié de la citrouille 2
       *[other] la deuxième moitié de la citrouille 2
    }
    .brief =
        { $place ->
            [1] la citrouille 1
            [2] la citrouille 1
            [3] la citrouille 2
           *[other] la citrouille 2
        }
    .braille =
        cit { $place ->
            [1] 1a
            [2] 1b
            [3] 2a
           *[other] 2b
        }
# The same place as the head of a line.
place-1-first =
    { $place ->
        [1] Première moitié de la citrouille 1
        [2] Deuxième moitié de la citrouille 1
        [3] Première moitié de la citrouille 2
       *[other] Deuxième moitié de la citrouille 2
    }
    .braille =
        Cit { $place ->
            [1] 1a
            [2] 1b
            [3] 2a
           *[other] 2b
        }
# A place inside a sentence; $place counts from 1.
place-2 = le nénuphar { $place }
    .full = le nénuphar { $place }
    .braille = nén { $place }
# The same place as the head of a line.
place-2-first = Nénuphar { $place }
    .full = Nénuphar { $place }
    .braille = Nén { $place }
# A place inside a sentence; $place counts from 1.
place-3 =
    { $place ->
        [1] la case 1 de la brochette de gauche
        [2] la case 2 de la brochette de gauche
        [3] la case 1 de la brochette de droite
        [4] la case 2 de la brochette de droite
       *[other] la case 3 de la brochette de droite
    }
    .brief =
        { $place ->
            [1] la brochette de gauche
            [2] la brochette de gauche
            [3] la brochette de droite
            [4] la brochette de droite
           *[other] la brochette de droite
        }
    .full =
        { $place ->
            [1] la case 1 de la brochette de chamallows de gauche
            [2] la case 2 de la brochette de chamallows de gauche
            [3] la case 1 de la brochette de chamallows de droite
            [4] la case 2 de la brochette de chamallows de droite
           *[other] la case 3 de la brochette de chamallows de droite
        }
    .braille =
        bro { $place ->
            [1] 1a
            [2] 1b
            [3] 2a
            [4] 2b
           *[other] 2c
        }
# The same place as the head of a line.
place-3-first =
    { $place ->
        [1] Brochette de gauche, case 1
        [2] Brochette de gauche, case 2
        [3] Brochette de droite, case 1
        [4] Brochette de droite, case 2
       *[other] Brochette de droite, case 3
    }
    .full =
        { $place ->
            [1] Brochette de chamallows de gauche, case 1
            [2] Brochette de chamallows de gauche, case 2
            [3] Brochette de chamallows de droite, case 1
            [4] Brochette de chamallows de droite, case 2
           *[other] Brochette de chamallows de droite, case 3
        }
    .braille =
        Bro { $place ->
            [1] 1a
            [2] 1b
            [3] 2a
            [4] 2b
           *[other] 2c
        }
# A place inside a sentence; $place counts from 1.
place-4 = la tasse { $place }
    .full = la tasse de chocolat chaud { $place }
    .braille = tas { $place }
# The same place as the head of a line.
place-4-first = Tasse { $place }
    .full = Tasse de chocolat chaud { $place }
    .braille = Tas { $place }
# A place inside a sentence; $place counts from 1.
place-5 =
    { $place ->
        [1] le terrier du bas à gauche
        [2] le terrier du bas au milieu
        [3] le terrier du bas à droite
        [4] le terrier du milieu à gauche
        [5] le terrier du milieu à droite
       *[other] le terrier du haut
    }
    .brief =
        { $place ->
            [1] le terrier du bas à gauche
            [2] le terrier du bas au milieu
            [3] le terrier du bas à droite
            [4] le terrier du milieu à gauche
            [5] le terrier du milieu à droite
           *[other] le terrier du haut
        }
    .full =
        { $place ->
            [1] le terrier de renard du bas à gauche
            [2] le terrier de renard du bas au milieu
            [3] le terrier de renard du bas à droite
            [4] le terrier de renard du milieu à gauche
            [5] le terrier de renard du milieu à droite
           *[other] le terrier de renard du haut
        }
    .braille =
        ter { $place ->
            [1] b1
            [2] b2
            [3] b3
            [4] m1
            [5] m2
           *[other] h1
        }
# The same place as the head of a line.
place-5-first =
    { $place ->
        [1] Terrier du bas à gauche
        [2] Terrier du bas au milieu
        [3] Terrier du bas à droite
        [4] Terrier du milieu à gauche
        [5] Terrier du milieu à droite
       *[other] Terrier du haut
    }
    .full =
        { $place ->
            [1] Terrier de renard du bas à gauche
            [2] Terrier de renard du bas au milieu
            [3] Terrier de renard du bas à droite
            [4] Terrier de renard du milieu à gauche
            [5] Terrier de renard du milieu à droite
           *[other] Terrier de renard du haut
        }
    .braille =
        Ter { $place ->
            [1] b1
            [2] b2
            [3] b3
            [4] m1
            [5] m2
           *[other] h1
        }
# A place inside a sentence; $place counts from 1.
place-6 = le champignon { $place }
    .braille = cha { $place }
# The same place as the head of a line.
place-6-first = Champignon { $place }
    .braille = Cha { $place }
# What is in a place: 0 is nothing, 7 is the wild X. Also a die.
content =
    { $value ->
        [0] vide
        [7] X
       *[other] { $value }
    }
    .braille =
        { $value ->
            [7] X
           *[other] { $value }
        }
# In a list of what is in places that lie in a row: two or more empty ones side by side.
empties =
    { $count ->
        [1] une case vide
        [one] { $count } case vide
        [many] { $count } de cases vides
       *[other] { $count } cases vides
    }
    .braille =
        { $count ->
            [2] 00
            [3] 000
            [4] 0000
           *[other] 00000
        }
# A mug that was filled by an X; $value is the number of the mug.
mug-wild = { $value } par un X
    .braille = { $value }X
# A leaf total, in a list.
total = { $total }

## Parts of sentences in braille

# The player of a sentence, before what happens.
person =
    { $you ->
        [yes] Vous
       *[no] { $who }
    }
# A leaf, the row after it, and what a milestone gives: "L2 row 11, X". $milestone is wild or acorns
# at a milestone, which gives $bonus.
leaf-step =
    F{ $leaf } rang { $row }{ $milestone ->
        [wild] , X
        [acorns] , { $bonus } gl
       *[none] { "" }
    }
# Whether an area is full then: first when nobody filled it before, late when somebody did.
fill-note =
    { $filled ->
        [first] , bonus
        [late] , plein
       *[no] { "" }
    }
# The round of all rounds; $last is yes in the last one.
round-now =
    M{ $round }{ $last ->
        [yes] { " " }dernière
       *[no] { " " }sur 20
    }

## What happens

# A round begins. $dice is the list of the three dice that all share.
rolled = Manche { $round }. Dés : { $dice }.
    .full = Manche { $round } sur 20. Les dés sont { $dice }.
    .braille = M{ $round }: { $dice }.
# The last round begins; after it the game is over.
rolled-last = Manche { $round }, la dernière. Dés : { $dice }.
    .full = Manche { $round } sur 20, la dernière. Les dés sont { $dice }.
    .braille = M{ $round } dernière: { $dice }.
# A player has finished the choice of the round; what it is, is told later.
decided =
    { $you ->
        [yes] Vous avez choisi.
       *[no] { $who } a choisi.
    }
    .full =
        { $you ->
            [yes] Vous avez fait votre choix pour cette manche.
           *[no] { $who } a fait son choix pour cette manche.
        }
    .braille = { person }: choix fait.
# For the player alone: the leaf row came to a milestone that gives an X.
wild-owed =
    { $you ->
        [yes] Vous arrivez à { $total } : placez un X.
       *[no] { $who } arrive à { $total } : un X est à placer.
    }
    .brief =
        { $you ->
            [yes] Vous avez un X à placer.
           *[no] { $who } a un X à placer.
        }
    .full =
        { $you ->
            [yes] Votre rangée de feuilles arrive à { $total }. Placez un X sur votre fiche.
           *[no] { $who } arrive à { $total } dans la rangée de feuilles. Un X est à placer sur sa fiche.
        }
    .braille = { person }: rang { $total }, X à placer.
# For the player alone: the X is placed, while others still choose.
wild-placed =
    { $you ->
        [yes] Votre X va dans { $place }.
       *[no] { $who } place son X dans { $place }.
    }
    .braille =
        { $you ->
            [yes] Votre X: { $place }.
           *[no] X { $who }: { $place }.
        }
# A die was written, no acorns yet.
wrote-plain =
    { $you ->
        [yes] Vous écrivez
       *[no] { $who } écrit
    } { $value } dans { $place }.
    .brief =
        { $you ->
            [yes] Vous écrivez
           *[no] { $who } écrit
        } dans { $place }.
    .full =
        { $you ->
            [yes] Vous écrivez
           *[no] { $who } écrit
        } { $value } dans { $place }. Cela ne rapporte pas encore de gland.
    .braille = { person }: { $value } { $place }.
# A die was written and gives acorns. $total is all the player has then.
wrote-scored =
    { $you ->
        [yes] Vous écrivez
       *[no] { $who } écrit
    } { $value } dans { $place } : { $acorns ->
        [one] { $acorns } gland
        [many] { $acorns } de glands
       *[other] { $acorns } glands
    }, total { $total }.
    .brief =
        { $you ->
            [yes] Vous gagnez
           *[no] { $who } gagne
        } { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        }, { $place }, total { $total }.
    .full =
        { $you ->
            [yes] Vous écrivez
           *[no] { $who } écrit
        } { $value } dans { $place }. Cela rapporte { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        }. { $you ->
            [yes] Votre total
           *[no] Son total
        } est de { $total }.
    .braille = { person }: { $value } { $place }, { $acorns } gl, tot { $total }.
# No die could be written in this round.
skipped =
    { $you ->
        [yes] Vous ne pouvez rien écrire.
       *[no] { $who } ne peut rien écrire.
    }
    .braille = { person }: rien ne va.
# A die went to the leaf row, which is at $row now.
leaf =
    { $you ->
        [yes] Vous ajoutez
       *[no] { $who } ajoute
    } la feuille { $leaf } : rangée à { $row }.
    .brief =
        { $you ->
            [yes] Vous : rangée à { $row }.
           *[no] { $who } : rangée à { $row }.
        }
    .full =
        { $you ->
            [yes] Vous ajoutez
           *[no] { $who } ajoute
        } { $leaf } à la rangée de feuilles, qui arrive à { $row }.
    .braille = { person }: F{ $leaf } rang { $row }.
# A die went to the leaf row, which comes to a milestone that gives an X.
leaf-wild =
    { $you ->
        [yes] Vous ajoutez
       *[no] { $who } ajoute
    } la feuille { $leaf } : rangée à { $row }, un X.
    .brief =
        { $you ->
            [yes] Vous : rangée à { $row }, un X.
           *[no] { $who } : rangée à { $row }, un X.
        }
    .full =
        { $you ->
            [yes] Vous ajoutez
           *[no] { $who } ajoute
        } { $leaf } à la rangée de feuilles, qui arrive à { $row } et donne un X.
    .braille = { person }: F{ $leaf } rang { $row }, X.
# A die went to the leaf row, which comes to a milestone that gives acorns.
leaf-scored =
    { $you ->
        [yes] Vous ajoutez
       *[no] { $who } ajoute
    } la feuille { $leaf } : rangée à { $row }, { $acorns ->
        [one] { $acorns } gland
        [many] { $acorns } de glands
       *[other] { $acorns } glands
    }, total { $total }.
    .brief =
        { $you ->
            [yes] Vous gagnez
           *[no] { $who } gagne
        } { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        }, rangée à { $row }, total { $total }.
    .full =
        { $you ->
            [yes] Vous ajoutez
           *[no] { $who } ajoute
        } { $leaf } à la rangée de feuilles, qui arrive à { $row } et rapporte { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        }. { $you ->
            [yes] Votre total
           *[no] Son total
        } est de { $total }.
    .braille = { person }: F{ $leaf } rang { $row }, { $acorns } gl, tot { $total }.
# An X was placed, no acorns yet.
wild-plain =
    { $you ->
        [yes] Vous placez
       *[no] { $who } place
    } un X dans { $place }.
    .full =
        { $you ->
            [yes] Vous placez
           *[no] { $who } place
        } un X dans { $place }. Cela ne rapporte pas encore de gland.
    .braille = { person }: X { $place }.
# An X was placed and gives acorns.
wild-scored =
    { $you ->
        [yes] Vous placez
       *[no] { $who } place
    } un X dans { $place } : { $acorns ->
        [one] { $acorns } gland
        [many] { $acorns } de glands
       *[other] { $acorns } glands
    }, total { $total }.
    .brief =
        { $you ->
            [yes] Vous gagnez
           *[no] { $who } gagne
        } { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        }, X dans { $place }, total { $total }.
    .full =
        { $you ->
            [yes] Vous placez
           *[no] { $who } place
        } un X dans { $place }. Cela rapporte { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        }. { $you ->
            [yes] Votre total
           *[no] Son total
        } est de { $total }.
    .braille = { person }: X { $place }, { $acorns } gl, tot { $total }.
# An area is full that somebody filled in an earlier round.
filled-late =
    { $you ->
        [yes] Vous remplissez
       *[no] { $who } remplit
    } { $area }, sans bonus.
    .full =
        { $you ->
            [yes] Vous remplissez
           *[no] { $who } remplit
        } { $area }. Quelqu'un l'a fait avant, il n'y a donc pas de bonus.
    .braille = { person }: { $area } plein, sans bonus.
# The match ends because a leaf row came to 61 or more; $seats are the players whose it is.
over-leaves = La partie est terminée : rangée de feuilles à 61 ou plus pour { $seats }.
    .brief = Partie terminée : 61 atteint par { $seats }.
    .braille = Fin: rang 61, { $seats }.
# The match ends because the last round is over.
over-rounds = La partie est terminée : la manche { $round } était la dernière.
    .brief = Partie terminée après la manche { $round }.
    .braille = Fin: M{ $round } était la dernière.
# The match ends because a leaf row has no place left (only in a position that was set up).
over-full-row = La partie est terminée : une rangée de feuilles est pleine.
    .brief = Partie terminée : rangée de feuilles pleine.
    .braille = Fin: un rang est plein.
# An area was filled for the first time, in this round, by one player alone.
first-filled =
    { $you ->
        [yes] Vous remplissez
       *[no] { $who } remplit
    } { $area } en premier : { $acorns ->
        [one] { $acorns } gland
        [many] { $acorns } de glands
       *[other] { $acorns } glands
    }, total { $total }.
    .brief =
        { $you ->
            [yes] Vous gagnez
           *[no] { $who } gagne
        } { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        }, { $area } en premier, total { $total }.
    .full =
        { $you ->
            [yes] Vous remplissez
           *[no] { $who } remplit
        } { $area } avant tout le monde. Cela rapporte { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        } de bonus. { $you ->
            [yes] Votre total
           *[no] Son total
        } est de { $total }.
    .braille = { person }: { $area } bonus, { $acorns } gl, tot { $total }.
# An area was filled for the first time by several players in the same round; all of them get the
# bonus. $seats is a list like "14 for Ola and 12 for Bob", of their new totals. $head begins a sentence.
first-filled-shared =
    Ensemble en premier dans { $area }, { $acorns ->
        [one] { $acorns } gland
        [many] { $acorns } de glands
       *[other] { $acorns } glands
    } par personne. Totaux : { $seats }.
    .brief =
        { $head } en premier, { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        } par personne : { $seats }.
    .full =
        Plusieurs personnes remplissent { $area } en premier, dans la même manche, et chacune reçoit { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        }. Leurs totaux : { $seats }.
    .braille = { $head } bonus, { $acorns } gl chacun: tot { $seats }.
# A player and a total, in a list; a name never runs into a number.
seat-total =
    { $you ->
        [yes] { $total } pour vous
       *[no] { $total } pour { $who }
    }
    .braille =
        { $total } { $you ->
            [yes] vous
           *[no] { $who }
        }
# The end of a match of two or more.
wins =
    { $you ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } avec { $acorns ->
        [one] { $acorns } gland
        [many] { $acorns } de glands
       *[other] { $acorns } glands
    }.
    .full =
        { $you ->
            [yes] Vous gagnez la partie
           *[no] { $who } gagne la partie
        } avec { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        }.
    .braille =
        { $you ->
            [yes] Vous gagnez
           *[no] { $who } gagne
        }, { $acorns } gl.
# The end of a match that several players win together; $seats is their list.
win-shared =
    Victoire partagée avec { $acorns ->
        [one] { $acorns } gland
        [many] { $acorns } de glands
       *[other] { $acorns } glands
    } : { $seats }.
    .full =
        La victoire est partagée, avec { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        } par personne, entre { $seats }.
    .braille = Victoire partagée, { $acorns } gl: { $seats }.
# The end of a solo game.
solo-over =
    Résultat : { $acorns ->
        [one] { $acorns } gland
        [many] { $acorns } de glands
       *[other] { $acorns } glands
    } en { $rounds ->
        [1] une manche
        [one] { $rounds } manche
        [many] { $rounds } de manches
       *[other] { $rounds } manches
    }.
    .braille = Résultat: { $acorns } gl, M{ $rounds }.
# The total of everybody at the end, in the order of the seats; a list like "42 for Ola and 39 for Bob".
all-totals = Totaux : { $seats }.
    .braille = Tot: { $seats }.

## Questions and choices

# What is due: pick an area.
question-area = Quelle zone ?
    .full = Quelle zone choisissez-vous avec un des dés ?
    .braille = Zone?
# What is due after an area is picked, when two different dice could be written there.
question-die = Quel dé écrire dans { $area } ?
    .braille = Dé pour { $area }?
# What is due after an area and a die are picked.
question-place = Où écrire le { $value } dans { $area } ?
    .braille = { $value } où dans { $area }?
# What is due after an area is picked, when only one die could be written there: its place. The leaf
# brings the row to $row; $milestone is wild or acorns at a milestone, which gives $bonus.
question-write =
    Où écrire le { $value } dans { $area } ? Feuille { $leaf }, rangée à { $row }{ $milestone ->
        [wild] { " : un X." }
        [acorns]
            { " : " }{ $bonus ->
                [one] { $bonus } gland
                [many] { $bonus } de glands
               *[other] { $bonus } glands
            }.
       *[none] .
    }
    .brief = Où écrire le { $value }, feuille { $leaf } ?
    .braille = { leaf-step }. { $value } où dans { $area }?
# What is due when no dice fit anywhere.
question-skip = Rien ne peut s'écrire. Quel dé va dans la rangée de feuilles ?
    .brief = Quelle feuille ?
    .full = Aucune paire de dés ne va sur la fiche. Quel dé va dans la rangée de feuilles ?
    .braille = Rien ne va. Quelle F?
# What is due when the leaf row gave an X.
question-wild = Dans quelle zone placer le X ?
    .braille = X: zone?
# What is due after an area is picked for the X.
question-wild-place = Où placer le X dans { $area } ?
    .braille = X où dans { $area }?
# The listener has chosen; $seats still have to.
question-wait = On attend { $seats }.
    .braille = Attente: { $seats }.
# The dice are due.
question-rolling = Les dés sont en l'air.
    .braille = Dés lancés.
# Nothing is due any more.
question-over = La partie est terminée.
    .braille = Fin.
# A choice in the list: an area where several things can be done. $best is the most acorns.
choice-area =
    { $area } : { $count ->
        [one] { $count } choix
        [many] { $count } de choix
       *[other] { $count } choix
    }, { $best ->
        [0] pas encore de gland
        [one] jusqu'à { $best } gland
        [many] jusqu'à { $best } de glands
       *[other] jusqu'à { $best } glands
    }.
    .brief =
        { $area } : { $count ->
            [one] { $count } choix
            [many] { $count } de choix
           *[other] { $count } choix
        }.
    .braille = { $area }: { $count } choix, max { $best } gl.
# A choice in the list: a die for an area that has several places for it. $best is the most acorns;
# $milestone is wild or acorns when the leaf row comes to a milestone, which gives $bonus.
choice-die =
    Écrire { $value } : { $count ->
        [1] une case
        [one] { $count } case
        [many] { $count } de cases
       *[other] { $count } cases
    }, { $best ->
        [0] pas encore de gland
        [one] jusqu'à { $best } gland
        [many] jusqu'à { $best } de glands
       *[other] jusqu'à { $best } glands
    }. Feuille { $leaf }, rangée à { $row }{ $milestone ->
        [wild] { " : un X." }
        [acorns]
            { " : " }{ $bonus ->
                [one] { $bonus } gland
                [many] { $bonus } de glands
               *[other] { $bonus } glands
            }.
       *[none] .
    }
    .brief = Écrire { $value }, feuille { $leaf }.
    .braille = { $value }: { $count } choix, max { $best } gl, { leaf-step }.
# A choice in the list, when all but the place is settled. $filled is first when the area is full
# then and nobody filled it before, late when somebody did.
choice-place =
    { $head } : { $acorns ->
        [0] pas encore de gland
        [one] { $acorns } gland
        [many] { $acorns } de glands
       *[other] { $acorns } glands
    }{ $filled ->
        [first] , ce qui remplit { $area } en premier
        [late] , ce qui remplit { $area } sans bonus
       *[no] { "" }
    }.
    .brief =
        { $head } : { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        }.
    .braille = { $head }: { $acorns } gl{ fill-note }.
# A choice in the list: an area where one thing can be done; $choice tells it, as a sentence.
choice-only = { $area } : { $choice }
    .braille = { $choice }
# A choice in the list: write a die, put another in the leaf row. $filled is first when the area is
# full then and nobody filled it before, late when somebody did; $milestone is wild or acorns when
# the leaf row comes to a milestone, which gives $bonus.
choice-write =
    { $value } dans { $place }{ $acorns ->
        [0] , pas encore de gland
        [one] { " " }pour { $acorns } gland
        [many] { " " }pour { $acorns } de glands
       *[other] { " " }pour { $acorns } glands
    }{ $filled ->
        [first] , ce qui remplit { $area } en premier
        [late] , ce qui remplit { $area } sans bonus
       *[no] { "" }
    }. Feuille { $leaf }, rangée à { $row }{ $milestone ->
        [wild] { " : un X." }
        [acorns]
            { " : " }{ $bonus ->
                [one] { $bonus } gland
                [many] { $bonus } de glands
               *[other] { $bonus } glands
            }.
       *[none] .
    }
    .brief =
        { $value } dans { $place } pour { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        }, feuille { $leaf }.
    .full =
        Écrire { $value } dans { $place }{ $acorns ->
            [0] , ce qui ne rapporte pas encore de gland
            [one] { " " }pour { $acorns } gland
            [many] { " " }pour { $acorns } de glands
           *[other] { " " }pour { $acorns } glands
        }{ $filled ->
            [first] , et remplir ainsi { $area } en premier
            [late] , et remplir ainsi { $area }, trop tard pour le bonus
           *[no] { "" }
        }. La feuille { $leaf } amène ensuite la rangée à { $row }{ $milestone ->
            [wild] { ", ce qui donne un X." }
            [acorns]
                , ce qui rapporte { $bonus ->
                    [one] { $bonus } gland
                    [many] { $bonus } de glands
                   *[other] { $bonus } glands
                }.
           *[none] .
        }
    .braille = { $value } { $place }, { $acorns } gl{ fill-note }, { leaf-step }.
# A choice in the list: only a leaf. $milestone and $bonus are as above.
choice-skip =
    Feuille { $leaf }, rangée à { $row }{ $milestone ->
        [wild] { " : un X." }
        [acorns]
            { " : " }{ $bonus ->
                [one] { $bonus } gland
                [many] { $bonus } de glands
               *[other] { $bonus } glands
            }.
       *[none] .
    }
    .braille = { leaf-step }.
# A choice in the list: a place for the X. $filled is as above.
choice-wild =
    X dans { $place }{ $acorns ->
        [0] , pas encore de gland
        [one] { " " }pour { $acorns } gland
        [many] { " " }pour { $acorns } de glands
       *[other] { " " }pour { $acorns } glands
    }{ $filled ->
        [first] , ce qui remplit { $area } en premier
        [late] , ce qui remplit { $area } sans bonus
       *[no] { "" }
    }.
    .brief =
        X dans { $place } pour { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        }.
    .braille = X { $place }, { $acorns } gl{ fill-note }.
# A hint: what to do, in one sentence. The facts are those of the choices.
action-write =
    Choisir { $area }, écrire { $value } dans { $place } { $acorns ->
        [0] sans gland pour l'instant
        [one] pour { $acorns } gland
        [many] pour { $acorns } de glands
       *[other] pour { $acorns } glands
    }{ $filled ->
        [first] , ce qui remplit { $area } en premier
        [late] , ce qui remplit { $area } sans bonus
       *[no] { "" }
    }, et la feuille { $leaf } amène la rangée à { $row }{ $milestone ->
        [wild] { ", ce qui donne un X." }
        [acorns]
            , ce qui rapporte { $bonus ->
                [one] { $bonus } gland
                [many] { $bonus } de glands
               *[other] { $bonus } glands
            }.
       *[none] .
    }
    .brief =
        Choisir { $area }, écrire { $value } dans { $place } pour { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        }, feuille { $leaf }.
    .braille = { $value } { $place }, { $acorns } gl{ fill-note }, { leaf-step }.
# A hint when no two dice fit: which leaf.
action-skip =
    Mettre { $leaf } dans la rangée de feuilles, qui arrive à { $row }{ $milestone ->
        [wild] { " et donne un X." }
        [acorns]
            { " " }et rapporte { $bonus ->
                [one] { $bonus } gland
                [many] { $bonus } de glands
               *[other] { $bonus } glands
            }.
       *[none] .
    }
    .brief = Feuille { $leaf }, rangée à { $row }.
    .braille = { leaf-step }.
# A hint: where the X goes.
action-wild =
    Choisir { $area } et placer le X dans { $place } { $acorns ->
        [0] sans gland pour l'instant
        [one] pour { $acorns } gland
        [many] pour { $acorns } de glands
       *[other] pour { $acorns } glands
    }{ $filled ->
        [first] , ce qui remplit { $area } en premier
        [late] , ce qui remplit { $area } sans bonus
       *[no] { "" }
    }.
    .brief =
        Placer le X dans { $place } pour { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        }.
    .braille = X { $place }, { $acorns } gl{ fill-note }.

## Answers

# Whose sheet is read next.
sheet-of =
    { $you ->
        [yes] Votre fiche.
       *[no] Fiche : { $who }.
    }
# An area in which nothing is written; $count is the number of its places.
area-empty =
    { $area } : { $count } cases vides, { $points ->
        [one] { $points } gland
        [many] { $points } de glands
       *[other] { $points } glands
    }.
    .braille = { $area } { $points } gl: { $count } vides.
# Lilies or mushrooms in order; $cells is the list of what is in them.
area-content =
    { $area }, { $points ->
        [one] { $points } gland
        [many] { $points } de glands
       *[other] { $points } glands
    } : { $cells }.
    .braille = { $area } { $points } gl: { $cells }.
# The pumpkins; $first and $second are lists of what is in their halves.
area-content-1 =
    { $area }, { $points ->
        [one] { $points } gland
        [many] { $points } de glands
       *[other] { $points } glands
    } : première { $first }, deuxième { $second }.
    .braille = { $area } { $points } gl: { $first }; { $second }.
# The skewers; $first and $second are lists of what is on the left and the right one.
area-content-3 =
    { $area }, { $points ->
        [one] { $points } gland
        [many] { $points } de glands
       *[other] { $points } glands
    } : à gauche { $first }, à droite { $second }.
    .braille = { $area } { $points } gl: { $first }; { $second }.
# The mugs; $filled and $empty are lists of their numbers.
area-content-4 =
    { $area }, { $points ->
        [one] { $points } gland
        [many] { $points } de glands
       *[other] { $points } glands
    } : numéros remplis { $filled }, numéros vides { $empty }.
    .braille = { $area } { $points } gl: { $filled }; vides { $empty }.
# The mugs when all are filled; $filled is the list of their numbers.
area-mugs-full =
    { $area }, { $points ->
        [one] { $points } gland
        [many] { $points } de glands
       *[other] { $points } glands
    } : numéros remplis { $filled }.
    .braille = { $area } { $points } gl: { $filled }; plein.
# The burrows; $bottom and $middle are lists.
area-content-5 =
    { $area }, { $points ->
        [one] { $points } gland
        [many] { $points } de glands
       *[other] { $points } glands
    } : en bas { $bottom }, au milieu { $middle }, en haut { $top }.
    .braille = { $area } { $points } gl: b { $bottom }; m { $middle }; h { $top }.
# The burrows while only bottom ones are filled; $bottom is a list.
area-burrows-low =
    { $area }, { $points ->
        [one] { $points } gland
        [many] { $points } de glands
       *[other] { $points } glands
    } : en bas { $bottom }, rien au-dessus.
    .braille = { $area } { $points } gl: b { $bottom }; m, h vides.
# The leaf row; $leaves is the list of its totals before the last one, $count their number.
leaves = Rangée de feuilles à { $row }, après { $leaves }.
    .full = La rangée de feuilles est à { $row }. Avant, elle était à { $leaves }.
    .braille = Rang { $row } après { $leaves }.
# The leaf row with its first leaf alone.
leaves-one = Rangée de feuilles à { $row }, avec sa première feuille.
    .braille = Rang { $row }, 1 feuille.
# The leaf row before its first leaf.
leaves-none = Rangée de feuilles : vide.
    .braille = Rang 0, sans feuille.
# The dice of the round.
dice-now = Manche { $round }. Dés : { $dice }.
    .full = Manche { $round } sur 20. Les dés sont { $dice }.
    .braille = M{ $round }: { $dice }.
# The dice of the last round.
dice-now-last = Manche { $round }, la dernière. Dés : { $dice }.
    .full = Manche { $round } sur 20, la dernière. Les dés sont { $dice }.
    .braille = M{ $round } dernière: { $dice }.
# The dice of the round have not landed.
dice-in-hand = Manche { $round }. Les dés sont en l'air.
    .braille = M{ $round }: dés lancés.
# The match has ended.
dice-over = Il n'y a plus de dés : la partie est terminée, après la manche { $round }.
    .braille = Pas de dés, fin après M{ $round }.
# The question about the dice is asked again, and all has been said.
dice-no-more = Il n'y a rien d'autre à dire sur les dés.
    .braille = Rien d'autre sur les dés.
# A die may pick its area, because others fit there; $others is a list like "5 or 3".
die-picks = { $value } désigne { $area }, où l'on peut écrire { $others }.
    .braille = { $value } désigne { $area } pour { $others }.
# A die cannot pick its area, because no other die fits there.
die-picks-nothing = { $value } désigne { $area }, où aucun autre dé ne va.
    .braille = { $value } désigne { $area }: rien ne va.
# All the places of the sheet where a die could be written; $places is a list.
die-fits = { $value } va dans { $places }.
    .braille = { $value } va: { $places }.
# No place of the sheet takes a die.
die-fits-nowhere = { $value } ne va nulle part sur la fiche.
    .braille = { $value } ne va nulle part.
# The acorns of one player.
acorns =
    { $you ->
        [yes] Vous : { $acorns }.
       *[no] { $who } : { $acorns }.
    }
    .full =
        { $you ->
            [yes] Vous avez
           *[no] { $who } a
        } { $acorns ->
            [one] { $acorns } gland
            [many] { $acorns } de glands
           *[other] { $acorns } glands
        }.
# Where the acorns of a player come from.
score-reasons =
    { $you ->
        [yes] Vous : zones { $areas }, bonus { $first }, rangée de feuilles { $leaves }.
       *[no] { $who } : zones { $areas }, bonus { $first }, rangée de feuilles { $leaves }.
    }
    .braille = { person }: zones { $areas }, bonus { $first }, rang { $leaves }.
# The acorns of each area of a player, those with none left out; $areas is a list.
score-areas =
    { $you ->
        [yes] Vous, par zone : { $areas }.
       *[no] { $who }, par zone : { $areas }.
    }
    .braille = { person } par zone: { $areas }.
# The round, and that this player has still to choose; $last is yes in the last round.
turn-choosing =
    Manche { $round }{ $last ->
        [yes] , la dernière
       *[no] { " " }sur 20
    }. { $you ->
        [yes] C'est à vous de choisir.
       *[no] { $who } choisit.
    }
    .braille =
        { $you ->
            [yes] À vous de choisir
           *[no] { $who } choisit
        }, { round-now }.
# The round, and that this player has written and has an X to place. For this player alone.
turn-owes =
    Manche { $round }{ $last ->
        [yes] , la dernière
       *[no] { " " }sur 20
    }. { $you ->
        [yes] Vous avez écrit et devez placer un X.
       *[no] { $who } a écrit et doit placer un X.
    }
    .braille = { person }: écrit, X à placer, { round-now }.
# The round, and that this player has chosen.
turn-decided =
    Manche { $round }{ $last ->
        [yes] , la dernière
       *[no] { " " }sur 20
    }. { $you ->
        [yes] Vous avez choisi.
       *[no] { $who } a choisi.
    }
    .braille = { person }: choix fait, { round-now }.
# Who else has not chosen yet.
turn-others = On attend encore { $seats }.
    .braille = Attente: { $seats }.
# An area and its acorns, in that list.
area-points = { $area } { $points }
# Who has chosen.
turn-ready = Choix déjà fait : { $seats }.
    .braille = Choix fait: { $seats }.
# The match has ended after this round; $seats have won.
turn-over =
    La partie est terminée après la manche { $round }, gagnée avec { $acorns ->
        [one] { $acorns } gland
        [many] { $acorns } de glands
       *[other] { $acorns } glands
    } par { $seats }.
    .braille = Fin après M{ $round }, { $acorns } gl, victoire: { $seats }.
# A match of one has ended after this round.
turn-over-alone =
    La partie est terminée après la manche { $round }, avec { $acorns ->
        [one] { $acorns } gland
        [many] { $acorns } de glands
       *[other] { $acorns } glands
    }.
    .braille = Fin après M{ $round }, { $acorns } gl.
# The areas that nobody has filled.
first-open =
    Bonus encore à prendre, { $acorns ->
        [one] { $acorns } gland
        [many] { $acorns } de glands
       *[other] { $acorns } glands
    } par zone : { $areas }.
    .brief = Bonus encore à prendre : { $areas }.
    .braille = Bonus libres, { $acorns } gl par zone: { $areas }.
# Every area is closed.
first-none = Il n'y a plus de bonus à prendre.
    .braille = Aucun bonus libre.
# Who got the bonus of some areas.
first-paid = Bonus pris par { $seats } : { $areas }.
    .braille = Bonus { $seats }: { $areas }.
# Areas that are closed and paid nobody (in a position that was set up).
first-unpaid = Zones fermées sans bonus : { $areas }.
    .braille = Fermées sans bonus: { $areas }.
# The next milestone of the leaf row, which gives an X.
milestone-wild = Rangée de feuilles à { $row } : encore { $missing } jusqu'à { $target }, pour un X.
    .braille = Rang { $row }, encore { $missing } jusqu'à { $target }: X.
# The next milestone of the leaf row, which gives acorns.
milestone-acorns =
    Rangée de feuilles à { $row } : encore { $missing } jusqu'à { $target }, pour { $acorns ->
        [one] { $acorns } gland
        [many] { $acorns } de glands
       *[other] { $acorns } glands
    }.
    .braille = Rang { $row }, encore { $missing } jusqu'à { $target }: { $acorns } gl.
# The leaf row is past the last milestone.
milestone-none = Rangée de feuilles à { $row } : il ne reste aucun palier.
    .braille = Rang { $row }, aucun palier.
# The leaf row at the end of the match.
milestone-end = La rangée de feuilles finit à { $row }.
    .braille = Rang fini à { $row }.
# The places that are left, counted by area; a list like "3 in the lilies and 2 in the mugs".
places-left = Cases vides : { $areas }.
    .braille = Vides: { $areas }.
# Nothing is empty on the sheet.
places-none = Aucune case n'est vide.
    .braille = 0 vide.
# An area and how many places of it are empty, in that list.
area-left =
    { $count ->
        [1] une dans { $area }
        [one] { $count } dans { $area }
        [many] { $count } dans { $area }
       *[other] { $count } dans { $area }
    }
    .brief = { $area } { $count }
    .braille = { $area } { $count }
# How many Xs are on the sheet.
wilds = X sur la fiche : { $count }.
    .braille = X sur fiche: { $count }.
# What an area still needs; $places is a list like "lily 3 for 1, 4 or 5".
needs = { $area } : on peut remplir { $places }.
    .full = { $area } : on peut remplir maintenant { $places }.
    .braille = { $area }: { $places }.
# An open place and what it takes, in that list.
need-at = { $place } avec { $fits }
    .braille = { $place } avec { $fits }
# Rounds after this one.
rounds-left = Manches après celle-ci : { $count }, moins si une rangée de feuilles arrive à 61.
    .braille = Encore { $count } M, moins si rang 61.
# A filled place.
slot-filled = { $head } : { $value }. Valeur : { $worth }.
    .braille = { $head }: { $value }, { $worth }.
# An empty place that is not open; $need is what it needs first.
slot-closed = { $head } : vide, { $need }. Valeur : { $worth }.
    .braille = { $head }: 0, fermé, il faut { $need }, { $worth }.
# An empty place; $fits are the numbers it takes, $now the dice that can be written there now.
slot-open = { $head } : vide. Accepte { $fits }, maintenant { $now }. Valeur : { $worth }.
    .braille = { $head }: 0, accepte { $fits }, ici { $now }, { $worth }.
# An empty place after the end.
slot-end = { $head } : vide à la fin. Valeur : { $worth }.
    .braille = { $head }: fin à 0, { $worth }.
# What a place is worth.
worth =
    { $acorns ->
        [one] { $acorns } gland
        [many] { $acorns } de glands
       *[other] { $acorns } glands
    }
    .braille = { $acorns } gl
# What a pumpkin or a skewer is worth.
worth-full =
    { $acorns ->
        [one] { $acorns } gland
        [many] { $acorns } de glands
       *[other] { $acorns } glands
    } une fois pleine
    .braille = { $acorns } gl si plein
# All six numbers fit.
any-number = n'importe quel nombre
    .braille = au choix
# No die of the round can be written there.
no-die = aucun dé
    .braille = rien
# The X that is to be placed.
the-wild = le X
    .braille = X
# A place, what is beside it, and what it needs.
around = { $head } : { $near }. Ici, { $need }.
    .braille = { $head }: { $near }. Il faut { $need }.
# A place and what is beside it, after the end.
around-end = { $head } : { $near }.
    .braille = { $head }: { $near }.
# The place has filled neighbours only; a list like "lily 1 with 4".
near-filled = à côté, { $filled }
    .braille = près { $filled }
# The place has empty neighbours only.
near-empty =
    à côté, { $empty }, { $count ->
        [one] qui est vide
        [many] qui sont vides
       *[other] qui sont vides
    }
    .braille = près { $empty } vide
# The place has filled and empty neighbours.
near-both =
    à côté, { $filled }, puis { $empty }, { $count ->
        [one] qui est vide
        [many] qui sont vides
       *[other] qui sont vides
    }
    .braille = près { $filled }; { $empty } vide
# The place has no neighbours.
near-nothing = rien à côté
    .braille = près rien
# A filled neighbour.
beside = { $place } avec { $value }
    .braille = { $place } avec { $value }
# A filled place needs nothing.
need-nothing = il ne faut rien de plus
    .braille = rien
# A place needs the one before it.
need-before = il faut d'abord remplir la case d'avant
    .braille = case d'avant
# A burrow needs those below.
need-below = il faut d'abord remplir les deux terriers du dessous
    .braille = les deux dessous
# An open place needs one of these numbers.
need-number = il faut { $fits }, ou un X
    .braille = { $fits } ou X

## The rules of this step

# Three dice lie there.
step-area = Un dé désigne la zone, un autre s'y écrit, le troisième va dans la rangée de feuilles.
    .braille = 1 dé désigne la zone, 1 s'écrit, 1 est F.
# No die fits.
step-skip = Aucun dé ne va, donc rien ne s'écrit : un des dés va dans la rangée de feuilles.
    .braille = Rien ne va: 1 dé est F.
# An X is due.
step-wild = Placez le X dans n'importe quelle case ouverte. Il va avec tous les nombres.
    .braille = X va dans toute case ouverte.
# The listener has chosen.
step-wait = Les choix sont annoncés quand tout le monde a choisi.
    .braille = Annonce quand tous ont choisi.
# The dice have not landed.
step-rolling = Les trois dés de la manche sont lancés, pour tout le monde.
    .braille = 3 dés lancés, pour tous.
# At the end.
step-over = La partie est terminée. Le plus de glands gagne.
    .braille = Fin. Le plus de gl gagne.

## The complete rules

# Section of the rules.
rules-aim = Le but. Remplissez les six zones de votre fiche et gagnez le plus de glands. Tout le monde utilise les mêmes dés. En solo, vos glands sont le résultat.
# Section of the rules.
rules-round = Une manche. Trois dés sont lancés, pour tout le monde. Chacun des trois vous sert une fois : l'un désigne la zone qui a son numéro, un deuxième s'y écrit, le troisième va dans la rangée de feuilles. Deux dés égaux sont deux dés. Tout le monde choisit en même temps, et personne ne connaît le choix d'un autre avant que tous aient choisi. Si aucune paire de dés n'a de case, et alors seulement, vous n'écrivez rien ; un dé au choix va alors dans la rangée de feuilles.
# Section of the rules.
rules-pumpkins = Zone 1, les citrouilles. Il y en a deux, avec deux moitiés chacune. Les deux moitiés doivent être égales. Une citrouille pleine rapporte 3 glands, une moitié n'en rapporte pas. Les deux citrouilles peuvent être commencées à la fois, et chacune se remplit à partir de sa première moitié.
# Section of the rules.
rules-lilies = Zone 2, les nénuphars. Il y en a cinq, dans l'ordre, chacun différent de tous ceux d'avant. Ils rapportent 1, 1, 2, 2 et 3 glands.
# Section of the rules.
rules-skewers = Zone 3, les brochettes de chamallows. Celle de gauche a deux cases, celle de droite trois. Tous les nombres d'une brochette doivent être égaux. Pleine, celle de gauche rapporte 3 glands et celle de droite 5 ; avant, rien. Chacune se remplit à partir de sa première case.
# Section of the rules.
rules-mugs = Zone 4, les tasses de chocolat chaud. Il y a six tasses, de 1 à 6, dans n'importe quel ordre. Le dé doit être égal au numéro de la tasse. Chacune rapporte 1 gland, la tasse 4 en rapporte 2.
# Section of the rules.
rules-burrows = Zone 5, les terriers de renard. Il y en a trois en bas, deux au milieu, un en haut. Ceux du bas se remplissent dans n'importe quel ordre ; un terrier plus haut s'ouvre quand les deux du dessous sont remplis. Les voisins doivent être différents : à gauche et à droite dans une rangée, et les deux juste en dessous. Ils rapportent 1 gland en bas, 2 au milieu, 4 en haut.
# Section of the rules.
rules-mushrooms = Zone 6, les champignons. Il y en a cinq, dans l'ordre. Le premier est libre, chaque suivant a un de plus ou un de moins, et 1 est voisin de 6. Ils rapportent 1, 2, 2, 2 et 3 glands.
# Section of the rules.
rules-leaves = La rangée de feuilles. Elle additionne les dés des feuilles. Un total de 11, 31 ou 51, exactement, donne un X ; 21 rapporte 2 glands, 41 en rapporte 3 et 61 en rapporte 5. Un total qui saute par-dessus un palier ne rapporte rien, un total au-dessus de 61 non plus. Les paliers comptent aussi dans une manche où rien ne s'écrit.
# Section of the rules.
rules-wild = Le X. Il se place dans la même manche, dans n'importe quelle case ouverte. Il n'a pas de valeur : il est égal à ce qu'il faut dans les citrouilles et les brochettes, différent de tout dans les nénuphars et les terriers, il va dans toutes les tasses, et après lui n'importe quel champignon est possible. Les autres nombres doivent toujours s'accorder entre eux. Il remplit les zones comme un dé.
# Section of the rules.
rules-first = Remplir en premier. À la fin d'une manche, chaque zone que quelqu'un vient de remplir et que personne n'avait remplie avant rapporte 3 glands de bonus à tous ceux qui l'ont remplie dans cette manche, quel que soit l'ordre des choix. Ensuite elle est fermée et ne donne plus de bonus. Un dé et un X peuvent remplir deux zones dans une manche.
# Section of the rules.
rules-end = La fin. La partie est terminée après la manche où quelqu'un atteint 61 ou plus, ou après la manche 20. Tout le monde finit cette manche. Les glands viennent des zones, des bonus et de la rangée de feuilles. En cas d'égalité, la victoire est partagée.

## The short terms in braille, a line of the help each

# A short term in braille, a colon, what it stands for.
short-pumpkins = Cit: citrouilles.
# A short term in braille, a colon, what it stands for.
short-half = Cit 2a, 2b: les deux moitiés de la citrouille 2.
# A short term in braille, a colon, what it stands for.
short-lilies = Nén: nénuphars.
# A short term in braille, a colon, what it stands for.
short-place = Nén 3: le troisième nénuphar; les tasses et les champignons se comptent de même.
# A short term in braille, a colon, what it stands for.
short-skewers = Bro: brochettes.
# A short term in braille, a colon, what it stands for.
short-skewer = Bro 1a, 2c: la case 1 de la brochette de gauche, et la case 3 de celle de droite.
# A short term in braille, a colon, what it stands for.
short-mugs = Tas: tasses.
# A short term in braille, a colon, what it stands for.
short-burrows = Ter: terriers.
# A short term in braille, a colon, what it stands for.
short-burrow = Ter b1, m2, h1: le premier terrier du bas, le deuxième du milieu, celui du haut.
# A short term in braille, a colon, what it stands for.
short-mushrooms = Cha: champignons.
# A short term in braille, a colon, what it stands for.
short-write = 4 tas 4: un 4 dans la tasse 4.
# A short term in braille, a colon, what it stands for.
short-leaf = F2: feuille 2, ou 2 pour la rangée de feuilles.
# A short term in braille, a colon, what it stands for.
short-row = Rang 13: la rangée de feuilles est à 13.
# A short term in braille, a colon, what it stands for.
short-round = M5: manche 5.
# A short term in braille, a colon, what it stands for.
short-acorns = Gl: glands.
# A short term in braille, a colon, what it stands for.
short-total = Tot: le total des glands.
# A short term in braille, a colon, what it stands for.
short-wild = X: un X, qui va dans toute case ouverte.
# A short term in braille, a colon, what it stands for.
short-due = X à placer: un X doit être placé.
# A short term in braille, a colon, what it stands for.
short-mug = 3X: tasse 3, remplie par un X.
# A short term in braille, a colon, what it stands for.
short-empty = 0, 000: une case vide, et trois de suite; 0 pour toute une rangée veut dire que tout est vide.
# A short term in braille, a colon, what it stands for.
short-parts = Un point-virgule: entre deux citrouilles ou deux brochettes, et entre les rangées b, m et h des terriers.
# A short term in braille, a colon, what it stands for.
short-first = Bonus: une zone remplie en premier.
# A short term in braille, a colon, what it stands for.
short-full = Plein: une zone est alors pleine, sans ce bonus.
# A short term in braille, a colon, what it stands for.
short-fit = Rien ne va: rien ne peut s'écrire.
# A short term in braille, a colon, what it stands for.
short-ways = Max 2 gl: jusqu'à 2 glands.
# A short term in braille, a colon, what it stands for.
short-over = Fin: la partie est terminée.
# A short term in braille, a colon, what it stands for.
short-win = Victoire: qui a gagné.

## Refusals: why, and what is possible instead is said after it

# Refused: the player has chosen already.
refuse-already-decided = Vous avez déjà choisi dans cette manche.
    .braille = Choix déjà fait.
# Refused: the leaf row gave no X.
refuse-no-wild = Vous n'avez pas de X à placer.
    .braille = Pas de X à placer.
# Refused: an X must be placed.
refuse-wild-first = Placez d'abord votre X.
    .braille = D'abord X.
# Refused: no die shows that number; $dice is the list of the dice.
refuse-not-rolled = Aucun dé ne montre { $value }. Les dés sont { $dice }.
    .braille = Pas de dé { $value }, seulement { $dice }.
# Refused: a die was used for two things.
refuse-used-twice = Chaque dé ne sert qu'une fois, et { $value } sert ici deux fois.
    .braille = { $value } sert deux fois, chaque dé une fois.
# Refused: skipping, while something fits.
refuse-must-write = Un dé peut s'écrire, vous devez donc écrire.
    .braille = Un dé va, écrivez.
# Refused: the area has no such place.
refuse-no-such-place = Il n'y a pas de case comme celle-là.
    .braille = Pas de telle case.
# Refused: something is written there.
refuse-place-filled = Il y a déjà quelque chose dans { $place }.
    .braille = Déjà rempli: { $place }.
# Refused: a pumpkin or skewer is filled from its first place.
refuse-first-place-first = La case avant { $place } vient d'abord.
    .braille = D'abord la case avant { $place }.
# Refused: lilies and mushrooms are filled in order.
refuse-in-order = Remplissez d'abord ce qui vient avant { $place }.
    .braille = D'abord avant { $place }.
# Refused: all numbers of a pumpkin or skewer are equal.
refuse-must-equal = Seul { $needed } va dans { $place }.
    .braille = Seul { $needed } va dans { $place }.
# Refused: a lily repeats a number.
refuse-lily-repeats = { $value } est déjà dans les nénuphars et ne va donc pas dans { $place }.
    .braille = { $value } déjà dans nén, ne va pas dans { $place }.
# Refused: a mug takes its own number only.
refuse-mug-number = Seul son propre numéro va dans { $place }.
    .braille = Seul son numéro va dans { $place }.
# Refused: a burrow above an empty one.
refuse-burrow-closed = Pour { $place }, il faut d'abord remplir les deux terriers du dessous.
    .braille = D'abord les deux sous { $place }.
# Refused: a neighbour has the same number.
refuse-burrow-neighbour = { $value } est déjà juste à côté et ne va donc pas dans { $place }.
    .braille = { $value } est à côté, { $place }.
# Refused: a mushroom is not one up or down.
refuse-mushroom-step = Seul { $down } ou { $up } va dans { $place }.
    .braille = Seul { $down } ou { $up } va dans { $place }.
# The key for rolling does nothing in this game.
refuse-no-roll-key = Le prochain jet vient à la fin de la manche. Choisissez une zone.
    .braille = Jet suivant: après la manche. Choisissez une zone.
# The key for banking does nothing in this game.
refuse-no-bank-key = Les glands ne se perdent jamais, il n'y a donc rien à mettre à l'abri.
    .braille = Gl jamais perdus, rien à mettre à l'abri.

## What is wrong in a line

# A sheet has too many leaves.
notation-leaves =
    La rangée de feuilles de la place { $seat } a { $found ->
        [1] une feuille
        [one] { $found } feuille
        [many] { $found } de feuilles
       *[other] { $found } feuilles
    }, alors qu'il peut y en avoir { $most } au plus.
# A place of a sheet cannot hold what is written there; $reason is a sentence that names it.
notation-sheet = Place { $seat } : { $reason }
# An area is closed twice.
notation-area-twice = La zone { $area } est fermée deux fois.

## The sounds

# A sound in the list of sounds: its name and when it is heard.
sound-die-1 = Un coup : un dé tombe sur 1.
    .braille = 1: un dé.
# A sound in the list of sounds: its name and when it is heard.
sound-die-2 = Deux coups : un dé tombe sur 2.
    .braille = 2: un dé.
# A sound in the list of sounds: its name and when it is heard.
sound-die-3 = Trois coups : un dé tombe sur 3.
    .braille = 3: un dé.
# A sound in the list of sounds: its name and when it is heard.
sound-die-4 = Quatre coups : un dé tombe sur 4.
    .braille = 4: un dé.
# A sound in the list of sounds: its name and when it is heard.
sound-die-5 = Cinq coups : un dé tombe sur 5.
    .braille = 5: un dé.
# A sound in the list of sounds: its name and when it is heard.
sound-die-6 = Six coups : un dé tombe sur 6.
    .braille = 6: un dé.
# A sound in the list of sounds: its name and when it is heard.
sound-pumpkin = Citrouille : quelqu'un écrit dans les citrouilles.
    .braille = Citrouille.
# A sound in the list of sounds: its name and when it is heard.
sound-lily = Nénuphar : quelqu'un écrit dans les nénuphars.
    .braille = Nénuphar.
# A sound in the list of sounds: its name and when it is heard.
sound-skewer = Brochette : quelqu'un écrit dans les brochettes.
    .braille = Brochette.
# A sound in the list of sounds: its name and when it is heard.
sound-mug = Tasse : quelqu'un écrit dans les tasses.
    .braille = Tasse.
# A sound in the list of sounds: its name and when it is heard.
sound-burrow = Terrier : quelqu'un écrit dans les terriers.
    .braille = Terrier.
# A sound in the list of sounds: its name and when it is heard.
sound-mushroom = Champignon : quelqu'un écrit dans les champignons.
    .braille = Champignon.
# A sound in the list of sounds: its name and when it is heard.
sound-leaf = Feuille : un nombre s'ajoute à la rangée de feuilles.
    .braille = Feuille.
# A sound in the list of sounds: its name and when it is heard.
sound-milestone = Palier : un total de la rangée de feuilles rapporte des glands.
    .braille = Palier.
# A sound in the list of sounds: its name and when it is heard.
sound-wild = Croisement : un X est à placer ou se place.
    .braille = X.
# A sound in the list of sounds: its name and when it is heard.
sound-first-fill = Fanfare : une zone est pleine pour la première fois.
    .braille = Premier plein.

## Why a bot, or a hint, chooses something

# The area is full then, which gives no bonus any more.
reason-fills = Cela remplit { $area }.
    .braille = Remplit { $area }.
# The area is full then, and nobody filled it before.
reason-fills-first = Cela remplit { $area } en premier, pour 3 glands de plus.
    .braille = Remplit { $area }, bonus 3 gl.
# The leaf row comes to a milestone, which gives an X or $bonus acorns.
reason-milestone =
    La rangée de feuilles tombe juste sur { $row }, pour { $milestone ->
        [wild] un X
       *[acorns]
            { $bonus ->
                [one] { $bonus } gland
                [many] { $bonus } de glands
               *[other] { $bonus } glands
            }
    }.
    .braille =
        Rang juste à { $row }: { $milestone ->
            [wild] X
           *[acorns] { $bonus } gl
        }.
# It gives acorns at once, and the leaf is not too high.
reason-acorns = Des glands tout de suite, pour la feuille { $leaf } : de petites feuilles font une longue partie.
    .braille = Gl tout de suite, F{ $leaf }: petites feuilles, longue partie.
# It begins or goes on with an area.
reason-begin = Cela prépare des glands dans { $area }, pour la feuille { $leaf } : de petites feuilles font une longue partie.
    .braille = Prépare { $area }, F{ $leaf }: petites feuilles, longue partie.
# Nothing can be written.
reason-skip = Rien ne peut s'écrire, seule la rangée de feuilles compte donc.
    .braille = Rien ne va, seul le rang compte.
# Where the X goes.
reason-wild = Le X sert le mieux dans { $place } : des glands tout de suite, et ce qu'il prépare.
    .braille = X sert le mieux dans { $place }, ici et plus tard.
# The reason for the best choice of several, as a sentence, and the next best one, as a sentence.
reason-compared =
    { $why } Le deuxième meilleur, sur { $count ->
        [one] { $count } choix
        [many] { $count } de choix
       *[other] { $count } choix
    } : { $next }
    .brief = { $why } Deuxième meilleur : { $next }
    .braille = { $why } Deuxième sur { $count }: { $next }
# The reason for the only choice.
reason-alone = { $why } Il n'y a pas d'autre choix.
    .braille = { $why } Seul choix.
