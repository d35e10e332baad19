# Geek Out! Masters in French. In every message $who is a player's name and $you is yes when that player
# is the listener. All faces and zones are masculine, so that adjectives agree with any of them. The
# no-break space before : ; ? and ! is right in print and is spoken as nothing; in braille there is none.

# The title of the game, as in the main menu. Not translated.
title = Geek Out! Masters

## Dice and their faces

# Dice of one face with their number, inside a list: "3 meeples".
dice-meeple =
    { $count ->
        [one] { $count } meeple
        [many] { $count } de meeples
       *[other] { $count } meeples
    }
    .braille = { $count }m
# Dice of one face with their number, inside a list.
dice-spaceship =
    { $count ->
        [one] { $count } vaisseau
        [many] { $count } de vaisseaux
       *[other] { $count } vaisseaux
    }
    .braille = { $count }v
# Dice of one face with their number, inside a list.
dice-superhero =
    { $count ->
        [one] { $count } super-héros
        [many] { $count } de super-héros
       *[other] { $count } super-héros
    }
    .braille = { $count }s
# Dice that show 42 with their number, inside a list. A word keeps the two numbers apart by ear.
dice-fortytwo =
    { $count ->
        [one] { $count } dé 42
        [many] { $count } de dés 42
       *[other] { $count } dés 42
    }
    .braille = { $count }q
# Dice of one face with their number, inside a list.
dice-dragon =
    { $count ->
        [one] { $count } dragon
        [many] { $count } de dragons
       *[other] { $count } dragons
    }
    .braille = { $count }r
# Dice of one face with their number, inside a list.
dice-heart =
    { $count ->
        [one] { $count } cœur
        [many] { $count } de cœurs
       *[other] { $count } cœurs
    }
    .braille = { $count }u
# One die as the object of a verb: "You shoot a meeple".
one-meeple = un meeple
    .braille = m
# One die as the object of a verb.
one-spaceship = un vaisseau
    .braille = v
# One die as the object of a verb.
one-superhero = un super-héros
    .braille = s
# One die as the object of a verb.
one-fortytwo = un 42
    .braille = q
# One die as the object of a verb.
one-dragon = un dragon
    .braille = r
# One die as the object of a verb.
one-heart = un cœur
    .braille = u
# The name of a face, without a number and an article.
die-meeple = meeple
    .braille = m
# The name of a face, without a number and an article.
die-spaceship = vaisseau
    .braille = v
# The name of a face, without a number and an article.
die-superhero = super-héros
    .braille = s
# The name of a face, without a number and an article.
die-fortytwo = 42
    .braille = q
# The name of a face, without a number and an article.
die-dragon = dragon
    .braille = r
# The name of a face, without a number and an article.
die-heart = cœur
    .braille = u
# The name of a face as the first word of a choice or a sentence.
label-meeple = Meeple
    .braille = M
# The name of a face as the first word of a choice or a sentence.
label-spaceship = Vaisseau
    .braille = V
# The name of a face as the first word of a choice or a sentence.
label-superhero = Super-héros
    .braille = S
# The name of a face as the first word of a choice or a sentence.
label-fortytwo = 42
    .braille = Q
# The name of a face as the first word of a choice or a sentence.
label-dragon = Dragon
    .braille = R
# The name of a face as the first word of a choice or a sentence.
label-heart = Cœur
    .braille = U

## What happens

# A turn begins with 7 dice in hand and 3 inactive. $when is round-now or round-last.
turn-started =
    { $you ->
        [yes] À vous de jouer, { $when }.
       *[no] À { $who } de jouer, { $when }.
    }
    .full =
        { $you ->
            [yes] À vous de jouer, { $when }. 7 dés en main, 3 inactifs.
           *[no] À { $who } de jouer, { $when }. 7 dés en main, 3 inactifs.
        }
    .braille =
        { $you ->
            [yes] Tour { $when }: vous.
           *[no] Tour { $when }: { $who }.
        }
# The round inside a sentence; $round counts from 1 to $rounds. "Your turn, round 2 of 5."
round-now = manche { $round } sur { $rounds }
    .brief = manche { $round }
    .braille = { $round }/{ $rounds }
# The last round inside a sentence: "Your turn, last round, 5 of 5."
round-last = dernière manche, { $round } sur { $rounds }
    .brief = dernière manche
    .braille = { $round }/{ $rounds }
# The first roll of a turn: all 7 dice are active, 3 inactive. $dice is a list.
rolled =
    { $you ->
        [yes] Vous obtenez { $dice }.
       *[no] { $who } obtient { $dice }.
    }
    .full =
        { $you ->
            [yes] Vous lancez 7 dés et obtenez { $dice }. Inactifs : 3.
           *[no] { $who } lance 7 dés et obtient { $dice }. Inactifs : 3.
        }
    .braille =
        { $you ->
            [yes] { $dice }.
           *[no] { $dice }, { $who }.
        }
# All used dice were rolled and are active; none is used now. $dice is a list.
rolled-again =
    { $you ->
        [yes] Vous obtenez { $dice }. Inactifs : { $inactive }, marqués : { $scored }.
       *[no] { $who } obtient { $dice }. Inactifs : { $inactive }, marqués : { $scored }.
    }
    .brief =
        { $you ->
            [yes] Vous obtenez { $dice }.
           *[no] { $who } obtient { $dice }.
        }
    .full =
        { $you ->
            [yes] Vous lancez tous les dés utilisés et obtenez { $dice }. Inactifs : { $inactive }. Marqués : { $scored }.
           *[no] { $who } lance tous les dés utilisés et obtient { $dice }. Inactifs : { $inactive }. Marqués : { $scored }.
        }
    .braille =
        { $you ->
            [yes] { $dice }. Ina { $inactive }, mq { $scored }.
           *[no] { $dice }, { $who }. Ina { $inactive }, mq { $scored }.
        }
# A meeple went to used and another active die was rolled anew. $before and $after are like
# "a dragon"; $active is the list of all dice that are active now, $used the number of used ones.
die-rerolled =
    { $you ->
        [yes] Vous relancez { $before } : { $after }. Actifs : { $active }.
       *[no] { $who } relance { $before } : { $after }. Actifs : { $active }.
    }
    .full =
        { $you ->
            [yes] Vous utilisez un meeple et relancez { $before }, qui devient { $after }. Actifs : { $active }. Utilisés : { $used }.
           *[no] { $who } utilise un meeple et relance { $before }, qui devient { $after }. Actifs : { $active }. Utilisés : { $used }.
        }
    .braille =
        { $you ->
            [yes] Relance { $before }: { $after }. Act { $active }.
           *[no] Relance { $before }: { $after }, { $who }. Act { $active }.
        }
# A heart went to used and an inactive die was rolled into active. $die is like "a dragon"; $active
# is the list of all dice that are active now, $used and $inactive are numbers of dice.
die-joined =
    { $you ->
        [yes] Vous lancez un dé inactif : { $die }. Actifs : { $active }.
       *[no] { $who } lance un dé inactif : { $die }. Actifs : { $active }.
    }
    .full =
        { $you ->
            [yes] Vous utilisez un cœur et lancez un dé inactif, qui devient { $die }. Actifs : { $active }. Utilisés : { $used }. Inactifs : { $inactive }.
           *[no] { $who } utilise un cœur et lance un dé inactif, qui devient { $die }. Actifs : { $active }. Utilisés : { $used }. Inactifs : { $inactive }.
        }
    .braille =
        { $you ->
            [yes] Ina lancé: { $die }. Act { $active }.
           *[no] Ina lancé: { $die }, { $who }. Act { $active }.
        }
# A spaceship went to used and shot another active die, which went to inactive. $target is like
# "a dragon"; $inactive and $used are the numbers of dice there now.
die-shot =
    { $you ->
        [yes] Vous abattez { $target }. Inactifs : { $inactive }.
       *[no] { $who } abat { $target }. Inactifs : { $inactive }.
    }
    .brief =
        { $you ->
            [yes] Vous abattez { $target }.
           *[no] { $who } abat { $target }.
        }
    .full =
        { $you ->
            [yes] Vous utilisez un vaisseau et abattez { $target }, qui devient inactif. Actifs : { $active }. Utilisés : { $used }. Inactifs : { $inactive }.
           *[no] { $who } utilise un vaisseau et abat { $target }, qui devient inactif. Actifs : { $active }. Utilisés : { $used }. Inactifs : { $inactive }.
        }
    .braille =
        { $you ->
            [yes] Abat { $target }, ina { $inactive }.
           *[no] Abat { $target }, ina { $inactive }, { $who }.
        }
# A superhero went to used and flipped another active die, from $before to $after, which are
# like "a dragon". It stays active. $used is the number of used dice now.
die-turned =
    { $you ->
        [yes] Vous retournez { $before }, qui devient { $after }.
       *[no] { $who } retourne { $before }, qui devient { $after }.
    }
    .full =
        { $you ->
            [yes] Vous utilisez un super-héros et retournez { $before }, qui devient { $after }. Actifs : { $active }. Utilisés : { $used }.
           *[no] { $who } utilise un super-héros et retourne { $before }, qui devient { $after }. Actifs : { $active }. Utilisés : { $used }.
        }
    .braille =
        { $you ->
            [yes] Retourne { $before }: { $after }.
           *[no] Retourne { $before }: { $after }, { $who }.
        }
# A lone meeple or superhero went to used without effect. $die is like "a meeple".
die-idled =
    { $you ->
        [yes] Vous utilisez { $die } sans effet. Utilisés : { $used }.
       *[no] { $who } utilise { $die } sans effet. Utilisés : { $used }.
    }
    .brief =
        { $you ->
            [yes] Vous utilisez { $die } sans effet.
           *[no] { $who } utilise { $die } sans effet.
        }
    .full =
        { $you ->
            [yes] Vous utilisez { $die } sans effet : aucun autre dé n'est actif. Il rejoint les utilisés. Actifs : { $active }. Utilisés : { $used }.
           *[no] { $who } utilise { $die } sans effet : aucun autre dé n'est actif. Il rejoint les utilisés. Actifs : { $active }. Utilisés : { $used }.
        }
    .braille =
        { $you ->
            [yes] Nul { $die }, util { $used }.
           *[no] Nul { $die }, util { $used }, { $who }.
        }
# A heart went to used without effect, because no die is inactive. $die is "a heart".
heart-idled =
    { $you ->
        [yes] Vous utilisez { $die } sans effet. Utilisés : { $used }.
       *[no] { $who } utilise { $die } sans effet. Utilisés : { $used }.
    }
    .brief =
        { $you ->
            [yes] Vous utilisez { $die } sans effet.
           *[no] { $who } utilise { $die } sans effet.
        }
    .full =
        { $you ->
            [yes] Vous utilisez { $die } sans effet : aucun dé n'est inactif. Il rejoint les utilisés. Actifs : { $active }. Utilisés : { $used }.
           *[no] { $who } utilise { $die } sans effet : aucun dé n'est inactif. Il rejoint les utilisés. Actifs : { $active }. Utilisés : { $used }.
        }
    .braille =
        { $you ->
            [yes] Nul { $die }, util { $used }.
           *[no] Nul { $die }, util { $used }, { $who }.
        }
# All active dice were 42s and moved to scored. $scored is the number of scored dice of this turn
# now, $points is what they are worth if the turn ends now. It is said of the player in turn.
fortytwos-scored =
    { $count ->
        [one] { $count } dé 42 est marqué
        [many] { $count } de dés 42 sont marqués
       *[other] { $count } dés 42 sont marqués
    } : { $scored } en tout, pour { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
    .brief =
        Marqués : { $scored }, pour { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        }.
    .full =
        Il n'y a plus que des 42 actifs : { $count ->
            [one] { $count } dé passe des actifs aux marqués
            [many] { $count } de dés passent des actifs aux marqués
           *[other] { $count } dés passent des actifs aux marqués
        }. Marqués : { $scored }, pour { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        } jusqu'ici.
    .braille = { $count }q mq: { $scored }, { $points } pt.
# The table's option: a lone meeple or superhero ends the turn, which keeps its points.
turn-ends-lone = Un dé seul met fin au tour.
    .full = À cette table, un dé seul et sans cible met fin au tour, qui garde ses points.
    .braille = Dé seul: fin du tour.
# A turn is scored: $dice scored dice give $points. $total is the player's new total.
turn-scored =
    { $you ->
        [yes] Vous marquez
       *[no] { $who } marque
    } { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } pour { $dice ->
        [one] { $dice } dé
        [many] { $dice } de dés
       *[other] { $dice } dés
    }. Total : { $total }.
    .brief =
        { $dice ->
            [one] { $dice } dé
            [many] { $dice } de dés
           *[other] { $dice } dés
        } : { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        }, total { $total }.
    .full =
        { $you ->
            [yes] Vous finissez le tour et marquez
           *[no] { $who } finit le tour et marque
        } { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        } pour { $dice ->
            [one] { $dice } dé marqué
            [many] { $dice } de dés marqués
           *[other] { $dice } dés marqués
        }. { $you ->
            [yes] Votre total
           *[no] Son total
        } est de { $total }.
    .braille =
        { $you ->
            [yes] { $points } pt (mq { $dice }), tot { $total }.
           *[no] { $points } pt (mq { $dice }), tot { $total }, { $who }.
        }
# A turn ends without scored dice and gives no points.
turn-empty =
    { $you ->
        [yes] Vous ne marquez rien
       *[no] { $who } ne marque rien
    } : aucun dé marqué. Total : { $total }.
    .brief = Aucun dé marqué : 0 point, total { $total }.
    .full =
        { $you ->
            [yes] Vous finissez le tour sans dé marqué et sans point. Votre total
           *[no] { $who } finit le tour sans dé marqué et sans point. Son total
        } est de { $total }.
    .braille =
        { $you ->
            [yes] 0 pt (mq 0), tot { $total }.
           *[no] 0 pt (mq 0), tot { $total }, { $who }.
        }
# A turn is lost. $reason is one of the phrases below, $loss says how many scored dice are lost with
# it; $total is the player's total, which stays.
turn-busted =
    { $you ->
        [yes] Vous perdez le tour
       *[no] { $who } perd le tour
    } { $reason } : 0 point, { $loss }, le total reste à { $total }.
    .brief = Tour perdu { $reason } : 0 point, { $loss }, total { $total }.
    .full =
        { $you ->
            [yes] Vous perdez le tour
           *[no] { $who } perd le tour
        } { $reason } : 0 point dans ce tour, { $loss }. { $you ->
            [yes] Votre total
           *[no] Son total
        } reste à { $total }.
    .braille =
        { $you ->
            [yes] Perdu { $reason }, { $loss }, tot { $total }.
           *[no] Perdu { $reason }, { $loss }, tot { $total }, { $who }.
        }
# Why a turn is lost, after "You bust": dragons are active and no die can act. $count of them.
bust-dragons =
    { $count ->
        [one] à cause d'un dragon
        [many] à cause de { $count } de dragons
       *[other] à cause de { $count } dragons
    }
    .full =
        { $count ->
            [one] à cause d'un dragon, resté actif quand aucun dé ne peut agir
            [many] à cause de { $count } de dragons, restés actifs quand aucun dé ne peut agir
           *[other] à cause de { $count } dragons, restés actifs quand aucun dé ne peut agir
        }
    .braille = { $count }r
# Why a turn is lost, after "You bust": a spaceship is the only active die.
bust-spaceship = à cause d'un vaisseau seul
    .full = à cause d'un vaisseau, qui est le seul dé actif
    .braille = v seul
# Why a turn is lost, after "You bust", by the table's option: a lone meeple or superhero.
bust-lone = à cause d'un dé seul
    .full = à cause d'un dé seul et sans cible, ce qui perd le tour à cette table
    .braille = dé seul
# How many scored dice a bust takes, inside a sentence; they were worth $worth.
lost-dice =
    { $lost ->
        [0] aucun dé perdu
        [one] { $lost } dé perdu
        [many] { $lost } de dés perdus
       *[other] { $lost } dés perdus
    }
    .brief =
        { $lost ->
            [0] rien de perdu
            [one] { $lost } dé perdu
            [many] { $lost } de dés perdus
           *[other] { $lost } dés perdus
        }
    .full =
        { $lost ->
            [0] aucun dé marqué n'est perdu
            [one]
                { $lost } dé marqué est perdu, avec { $worth ->
                    [one] { $worth } point
                    [many] { $worth } de points
                   *[other] { $worth } points
                }
            [many]
                { $lost } de dés marqués sont perdus, avec { $worth ->
                    [one] { $worth } point
                    [many] { $worth } de points
                   *[other] { $worth } points
                }
           *[other]
                { $lost } dés marqués sont perdus, avec { $worth ->
                    [one] { $worth } point
                    [many] { $worth } de points
                   *[other] { $worth } points
                }
        }
    .braille = perte { $lost }
# The end of a match of two or more, with one winner.
won =
    Partie terminée : { $you ->
        [yes] vous gagnez
       *[no] { $who } gagne
    } avec { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
    .full =
        La partie est terminée après la manche { $rounds }. { $you ->
            [yes] Vous gagnez
           *[no] { $who } gagne
        } avec le meilleur total, { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        }.
    .braille =
        { $you ->
            [yes] Gagné { $points }: vous.
           *[no] Gagné { $points }: { $who }.
        }
# The end of a match with a tie for first; $winners is a list of names.
won-together =
    Partie terminée : victoire partagée entre { $winners }, avec { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
    .full =
        La partie est terminée après la manche { $rounds }. Victoire partagée entre { $winners }, avec le meilleur total, { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        }.
    .braille = Gagné { $points }: { $winners }.
# Everybody's total at the end, in the order of the seats; $totals is a list of the next message.
end-totals = Totaux : { $totals }.
    .braille = Tot { $totals }.
# One player's total inside that list. A word stands between number and name: names end in numbers.
end-total-of =
    { $you ->
        [yes] { $points } pour vous
       *[no] { $points } pour { $who }
    }
    .braille =
        { $you ->
            [yes] { $points } vous
           *[no] { $points } { $who }
        }
# The end of a solo game without a target.
solo-over =
    Partie terminée avec { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
    .full =
        La partie est terminée après la manche { $rounds }. Le résultat est de { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        }.
    .braille = Fin: { $points } pt.
# The end of a solo game whose target was reached.
solo-reached =
    Partie terminée : objectif de { $target } atteint, avec { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
    .full =
        La partie est terminée après la manche { $rounds }. Vous atteignez l'objectif de { $target }, avec { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        }.
    .braille = Fin: { $points } pt, objectif { $target } atteint.
# The end of a solo game whose target was not reached.
solo-missed =
    Partie terminée : objectif de { $target } manqué, avec { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
    .full =
        La partie est terminée après la manche { $rounds }. L'objectif de { $target } est manqué : { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        }, il en manque { $missing }.
    .braille = Fin: { $points } pt, objectif { $target } manqué.

## Questions and choices

# What is due before the first roll of a turn. $count is always 7.
question-roll = Lancer 7 dés ?
    .full = Lancer 7 dés ? Appuyez sur { $key-roll } ou { $key-space }.
    .braille = Lancer 7?
# What is due while dice can act. $dice is a list with or: "a meeple, a spaceship or a heart".
question-act = Utiliser { $dice } ?
    .brief = Quel dé utiliser ?
    .full = Choisissez un dé actif à utiliser : { $dice }.
    .braille = Utiliser { $dice }?
# Which die a meeple rerolls.
question-meeple = Meeple : quel dé relancer ?
    .brief = Lequel relancer ?
    .full = Choisissez un autre dé actif à relancer avec le meeple.
    .braille = Relance lequel?
# Which die a spaceship shoots; that die goes to inactive.
question-spaceship = Vaisseau : quel dé abattre ?
    .brief = Lequel abattre ?
    .full = Choisissez un autre dé actif à abattre avec le vaisseau : il devient inactif.
    .braille = Abat lequel?
# Which die a superhero flips into its opposite face.
question-superhero = Super-héros : quel dé retourner ?
    .brief = Lequel retourner ?
    .full = Choisissez un autre dé actif à retourner sur sa face opposée avec le super-héros.
    .braille = Retourne lequel?
# What a heart does; it needs no target.
question-heart = Cœur : lancer un dé inactif ?
    .brief = Lancer un dé inactif ?
    .braille = Lancer ina?
# What is due when no die is active. $count is the number of used dice that would be rolled.
question-decide =
    Continuer avec { $count ->
        [one] { $count } dé
        [many] { $count } de dés
       *[other] { $count } dés
    }, ou passer avec { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } ?
    .brief = Continuer ou passer ?
    .full =
        Continuer avec { $count ->
            [one] le dé utilisé
            [many] les { $count } de dés utilisés
           *[other] les { $count } dés utilisés
        }, ou passer avec { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        } ? Appuyez sur { $key-roll } ou { $key-bank }.
    .braille = Cont { $count }, passe { $points }?
# What is due when no die is active and none is used: only a pass.
question-pass =
    Passer avec { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } ?
    .full =
        Aucun dé n'est utilisé, il n'y a donc rien à lancer. Passer avec { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        } ? Appuyez sur { $key-bank }.
    .braille = Passe { $points }?
# Dice are in the air: nothing is due from a player.
question-rolling = Les dés roulent.
    .braille = Dés lancés.
# Nothing is due any more.
question-over = La partie est terminée.
    .braille = Fin.
# A choice, and a hint: the first roll. $count is always 7.
action-roll = Lancer 7 dés.
    .braille = Lancer 7.
# A choice, and a hint: roll all used dice. $points is at risk.
action-continue =
    Continuer avec { $count ->
        [one] { $count } dé
        [many] { $count } de dés
       *[other] { $count } dés
    }.
    .full =
        Continuer avec { $count ->
            [one] { $count } dé utilisé
            [many] { $count } de dés utilisés
           *[other] { $count } dés utilisés
        }, au risque de perdre { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        }.
    .braille = Cont { $count }.
# A choice, and a hint: end the turn and score. $total is the player's total then.
action-pass =
    Passer et marquer { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }, total { $total }.
    .brief =
        Passer et marquer { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        }.
    .braille = Passe { $points }, tot { $total }.
# A choice in the list: a meeple, with more than one target. $targets is a list with or.
choice-meeple = Meeple : relancer { $targets }.
    .brief = Meeple.
    .braille = M relance { $targets }.
# A choice in the list: a spaceship, with more than one target. $targets is a list with or.
choice-spaceship = Vaisseau : abattre { $targets }.
    .brief = Vaisseau.
    .braille = V abat { $targets }.
# A choice in the list: a superhero, with more than one target. $targets is a list with or.
choice-superhero = Super-héros : retourner { $targets }.
    .brief = Super-héros.
    .braille = S retourne { $targets }.
# What a die does, as a phrase that begins a sentence: a meeple. $target is like "a dragon".
use-meeple = Meeple : relancer { $target }
    .braille = M relance { $target }
# What a die does, as a phrase that begins a sentence: a spaceship.
use-spaceship = Vaisseau : abattre { $target }, qui devient inactif
    .brief = Vaisseau : abattre { $target }
    .braille = V abat { $target }
# What a die does, as a phrase that begins a sentence: a superhero. $target becomes $after.
use-superhero = Super-héros : retourner { $target }, qui devient { $after }
    .braille = S retourne { $target }: { $after }
# What a die does, as a phrase that begins a sentence: a heart. $inactive is the number of inactive
# dice.
use-heart =
    { $inactive ->
        [0] Cœur : sans effet, aucun dé n'est inactif
       *[other] Cœur : lancer un dé inactif
    }
    .brief =
        { $inactive ->
            [0] Cœur : sans effet
           *[other] Cœur : lancer un dé inactif
        }
    .braille =
        { $inactive ->
            [0] U nul
           *[other] U lance ina
        }
# What a die does, as a phrase that begins a sentence: a lone meeple or superhero. $name is like
# "Meeple", $lone is the table's option: whether it has no effect.
use-lone =
    { $lone ->
        [none] { $name } : sans effet, aucun autre dé n'est actif
       *[other] { $name } : aucun autre dé n'est actif
    }
    .brief =
        { $lone ->
            [none] { $name } : sans effet
           *[other] { $name } : dé seul
        }
    .braille =
        { $lone ->
            [none] { $name } nul
           *[other] { $name } seul
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
target-meeple = { $name } : le relancer, { $then }.
    .brief = Relancer { $target }.
    .braille = { $name }: relance, { $then }.
# A target in the list, for a spaceship.
target-spaceship = { $name } : l'abattre, { $then }.
    .brief = Abattre { $target }.
    .braille = { $name }: abat, { $then }.
# A target in the list, for a superhero. $after is what it becomes: "a dragon".
target-superhero = { $name } : le retourner, il devient { $after }, { $then }.
    .brief = Retourner { $target }, qui devient { $after }.
    .braille = { $name }: retourne, { $after }, { $then }.
# What follows a use, at the end of a sentence: the turn goes on with this number of active dice.
then-open =
    { $count ->
        [0] puis continuer ou passer
        [one] puis { $count } dé est actif
        [many] puis { $count } de dés sont actifs
       *[other] puis { $count } dés sont actifs
    }
    .braille = act { $count }
# What follows a use: all active dice are 42s and move to scored.
then-scores =
    { $scored ->
        [one]
            puis { $scored } dé est marqué, pour { $points ->
                [one] { $points } point
                [many] { $points } de points
               *[other] { $points } points
            }
        [many]
            puis { $scored } de dés sont marqués, pour { $points ->
                [one] { $points } point
                [many] { $points } de points
               *[other] { $points } points
            }
       *[other]
            puis { $scored } dés sont marqués, pour { $points ->
                [one] { $points } point
                [many] { $points } de points
               *[other] { $points } points
            }
    }
    .braille = mq { $scored }, { $points } pt
# What follows a use: the turn is lost, with this number of scored dice.
then-bust =
    { $lost ->
        [0] puis le tour est perdu
        [one] puis le tour est perdu, avec { $lost } dé marqué
        [many] puis le tour est perdu, avec { $lost } de dés marqués
       *[other] puis le tour est perdu, avec { $lost } dés marqués
    }
    .braille = perdu, perte { $lost }
# What follows a use under the table's option: the turn ends with these points.
then-ends =
    puis le tour se termine avec { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }
    .braille = fin, { $points } pt

## Answers

# The active dice; $dice is a list.
zone-active = Actifs : { $dice }.
    .braille = Act { $dice }.
# No die is active.
zone-active-empty = Actifs : rien.
    .braille = Act 0.
# The dice in hand before the first roll of a turn. $count is always 7.
zone-active-unrolled = En main : 7 dés à lancer.
    .braille = Main 7.
# The used dice.
zone-used =
    Utilisés : { $count ->
        [0] aucun dé
        [one] { $count } dé
        [many] { $count } de dés
       *[other] { $count } dés
    }.
    .braille = Util { $count }.
# The inactive dice.
zone-inactive =
    Inactifs : { $count ->
        [0] aucun dé
        [one] { $count } dé
        [many] { $count } de dés
       *[other] { $count } dés
    }.
    .braille = Ina { $count }.
# The dice scored in this turn, and what they are worth if it ends now.
zone-scored =
    Marqués : { $count ->
        [0] aucun dé
        [one]
            { $count } dé, pour { $points ->
                [one] { $points } point
                [many] { $points } de points
               *[other] { $points } points
            }
        [many]
            { $count } de dés, pour { $points ->
                [one] { $points } point
                [many] { $points } de points
               *[other] { $points } points
            }
       *[other]
            { $count } dés, pour { $points ->
                [one] { $points } point
                [many] { $points } de points
               *[other] { $points } points
            }
    }.
    .braille =
        { $count ->
            [0] Mq 0.
           *[other] Mq { $count }, { $points } pt.
        }
# The dice in the air.
zone-air =
    En l'air : { $count ->
        [one] { $count } dé
        [many] { $count } de dés
       *[other] { $count } dés
    }.
    .braille = Air { $count }.
# Around the active dice before the first roll of a turn.
around-active-roll = Lancez d'abord : 7 dés deviennent actifs.
    .braille = D'abord lancer: act 7.
# Around the active dice while some can act; $dice is a list of those.
around-active-act = Doivent encore agir : { $dice }.
    .braille = À agir { $dice }.
# Around the active dice when all of them have acted, with used dice to roll.
around-active-decide = Aucun dé n'est actif : continuez ou passez.
    .braille = Act 0: cont ou passe.
# Around the active dice when a whole roll was scored: only a pass is possible.
around-active-pass = Aucun dé n'est actif ni utilisé : passez.
    .braille = Act 0, util 0: passe.
# Around the used dice before the first roll of a turn.
around-used-roll = Aucun dé n'est utilisé avant le premier jet.
    .braille = Util 0 avant le jet.
# Around the used dice while active ones can act.
around-used-act = Les dés utilisés attendent qu'aucun dé ne soit actif.
    .braille = Util attend act 0.
# Around the used dice when a seat can continue; $count of them.
around-used-decide =
    Si vous continuez, { $count ->
        [one] le dé utilisé est relancé
        [many] les { $count } de dés utilisés sont relancés
       *[other] les { $count } dés utilisés sont relancés
    }.
    .braille = Cont relance util { $count }.
# Around the used dice when there are none.
around-used-pass = Aucun dé n'est utilisé, il n'y a donc rien à lancer.
    .braille = Util 0: pas de jet.
# Around the inactive dice before the first roll of a turn; $count is always 3.
around-inactive-roll = Les dés inactifs ne sont pas lancés ; seul un cœur en lance un.
    .braille = Ina pas lancés; seul u en lance un.
# Around the inactive dice while active dice can act.
around-inactive-act =
    { $count ->
        [0] Aucun dé n'est inactif : un cœur est sans effet.
       *[other] Les dés inactifs attendent : un cœur en lance un.
    }
    .braille =
        { $count ->
            [0] Ina 0: u nul.
           *[other] Ina attend: u en lance un.
        }
# Around the inactive dice when a seat can continue.
around-inactive-decide =
    { $count ->
        [0] Aucun dé n'est inactif : si vous continuez, un cœur est sans effet.
       *[other] Si vous continuez, les dés inactifs restent là ; un cœur en lance un.
    }
    .braille =
        { $count ->
            [0] Ina 0: si cont, u nul.
           *[other] Si cont, ina reste; u en lance un.
        }
# Around the inactive dice when only a pass is possible.
around-inactive-pass = Les dés inactifs restent là : le tour se termine quand vous passez.
    .braille = Ina reste: passe finit le tour.
# Around the scored dice before the first roll of a turn.
around-scored-roll = Aucun dé n'est encore marqué : les 42 se marquent quand eux seuls sont actifs.
    .braille = Mq 0: q se marque quand act n'est que q.
# Around the scored dice while active dice can act. They are worth $points.
around-scored-act =
    { $count ->
        [0] Aucun dé n'est encore marqué : les 42 se marquent quand eux seuls sont actifs.
       *[other]
            Un tour perdu emporte les dés marqués et leurs { $points ->
                [one] { $points } point
                [many] { $points } de points
               *[other] { $points } points
            }.
    }
    .braille =
        { $count ->
            [0] Mq 0: q se marque quand act n'est que q.
           *[other] Tour perdu: mq perdus, { $points } pt.
        }
# Around the scored dice when a seat can pass or continue. They are worth $points.
around-scored-decide =
    { $count ->
        [0] Aucun dé n'est marqué : passer rapporte 0 point, continuer ne risque rien.
       *[other]
            Passer rapporte { $points ->
                [one] { $points } point
                [many] { $points } de points
               *[other] { $points } points
            } ; continuer et perdre le tour rapporte 0.
    }
    .braille =
        { $count ->
            [0] Mq 0: passe 0, cont risque 0.
           *[other] Passe { $points }; cont et perdu 0.
        }
# Around the scored dice when only a pass is possible. They are worth $points.
around-scored-pass =
    Passer rapporte { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
    .braille = Passe: { $points } pt.
# What a face can do.
can-meeple = Un meeple relance un autre dé actif.
    .braille = M relance un autre act.
# What a face can do.
can-spaceship = Un vaisseau abat un autre dé actif, qui devient inactif. Seul, il perd le tour.
    .braille = V abat un autre act, qui devient ina. V seul: perdu.
# What a face can do.
can-superhero = Un super-héros retourne un autre dé actif sur sa face opposée.
    .braille = S retourne un autre act: m v, s r, u q.
# What a face can do.
can-fortytwo = Un 42 ne fait rien ; il se marque quand seuls des 42 sont actifs.
    .braille = Q ne fait rien; se marque quand act n'est que q.
# What a face can do.
can-dragon = Un dragon ne fait rien ; il perd le tour quand aucun dé ne peut agir.
    .braille = R ne fait rien; perdu quand rien ne peut agir.
# What a face can do.
can-heart = Un cœur lance un dé inactif.
    .braille = U lance un ina.
# All zones at the end of the match.
zone-over = La partie est terminée, aucun dé n'est en jeu.
    .braille = Fin, aucun dé.
# The points of one player.
score =
    { $you ->
        [yes] Vous : { $points }.
       *[no] { $who } : { $points }.
    }
    .full =
        { $you ->
            [yes] Vous avez
           *[no] { $who } a
        } { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        }.
    .braille =
        { $you ->
            [yes] { $points }: vous.
           *[no] { $points }: { $who }.
        }
# How points come about.
scores-reason = Les dés marqués d'un tour rapportent 1 point pour un, 3 pour deux, 6 pour trois, 10 pour quatre, 15 pour cinq, et ainsi de suite.
    .braille = Mq 1 à 5: 1, 3, 6, 10, 15 pt, et ainsi de suite.
# What a win needs.
scores-end = Après la manche { $rounds }, le meilleur total gagne ; une égalité se partage.
    .braille = Après manche { $rounds }, meilleur tot gagne; égalité partagée.
# Whose turn it is. $when is round-now or round-last.
turn-now =
    { $you ->
        [yes] À vous de jouer, { $when }.
       *[no] À { $who } de jouer, { $when }.
    }
    .braille =
        { $you ->
            [yes] Tour { $when }: vous.
           *[no] Tour { $when }: { $who }.
        }
# The game has ended with one winner, who has $points.
turn-over =
    La partie est terminée, { $you ->
        [yes] vous gagnez
       *[no] { $who } gagne
    } avec { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
    .braille =
        { $you ->
            [yes] Gagné { $points }: vous.
           *[no] Gagné { $points }: { $who }.
        }
# The game has ended with a tie for first; $winners is a list of names, each with $points.
turn-over-shared =
    La partie est terminée, victoire partagée entre { $winners }, avec { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
    .braille = Gagné { $points }: { $winners }.
# The game of one player has ended.
turn-over-alone =
    La partie est terminée avec { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
    .braille = Fin: { $points } pt.
# The scored dice of this turn are worth $points; with one more they are worth $worth.
open-next =
    { $points ->
        [0] Le premier dé marqué rapporte 1 point.
       *[other]
            Un dé marqué de plus : { $worth ->
                [one] { $worth } point
                [many] { $worth } de points
               *[other] { $worth } points
            } au lieu de { $points }.
    }
    .braille = Mq suivant: { $worth } pt, ici { $points }.
# Nothing is left to do at the end of the match.
open-over = Plus rien à faire : la partie est terminée.
    .braille = Fin, rien à faire.
# How many rounds come after this one.
open-rounds =
    { $left ->
        [0] C'est la dernière manche.
        [1] Il reste une manche après celle-ci.
        [one] Il reste { $left } manche après celle-ci.
        [many] Il reste { $left } de manches après celle-ci.
       *[other] Il reste { $left } manches après celle-ci.
    }
    .braille =
        { $left ->
            [0] Dernière manche.
           *[other] Manches après: { $left }.
        }
# The target of a solo game, not reached yet.
target-open =
    Objectif de { $target } : le meilleur a { $best ->
        [one] { $best } point
        [many] { $best } de points
       *[other] { $best } points
    }, il en manque { $missing }.
    .braille = Objectif { $target }: meilleur { $best }, manque { $missing }.
# The target of a solo game, reached.
target-reached =
    Objectif de { $target } : atteint, avec { $best ->
        [one] { $best } point
        [many] { $best } de points
       *[other] { $best } points
    }.
    .braille = Objectif { $target } atteint: { $best }.
# The target of a solo game, not reached when the match is over.
target-missed =
    Objectif de { $target } : manqué, avec { $best ->
        [one] { $best } point
        [many] { $best } de points
       *[other] { $best } points
    }, il en manque { $missing }.
    .braille = Objectif { $target } manqué: { $best }, manque { $missing }.
# The table's option about a meeple or superhero without another active die.
option-lone-none = À cette table, un meeple ou un super-héros seul est sans effet.
    .braille = M s seul: nul.
# The table's option about a meeple or superhero without another active die.
option-lone-end = À cette table, un meeple ou un super-héros seul met fin au tour, qui garde ses points.
    .braille = M s seul: fin du tour, pt gardés.
# The table's option about a meeple or superhero without another active die.
option-lone-bust = À cette table, un meeple ou un super-héros seul perd le tour.
    .braille = M s seul: perdu.

## The rules of this step

# Before the first roll of a turn.
step-roll = Lancez 7 dés. Les 3 autres sont inactifs.
    .braille = Lancez 7. Les 3 autres ina.
# While active dice can act.
step-act = Les dés actifs doivent agir, un par un. Chacun agit sur un autre et rejoint les utilisés.
    .braille = Les act doivent agir, un par un, sur un autre, et deviennent util.
# When no die is active and some are used.
step-decide = Passez pour marquer, ou continuez : tous les dés utilisés sont relancés. Les dés marqués peuvent encore être perdus.
    .braille = Passe pour marquer, ou cont: tous util relancés. Mq peut être perdu.
# When no die is active and none is used.
step-pass = Aucun dé n'est utilisé, il n'y a donc rien à lancer. Passez pour marquer.
    .braille = Util 0, pas de jet. Passe pour marquer.
# While dice are in the air.
step-rolling = Les dés roulent.
    .braille = Dés lancés.
# At the end.
step-over = La partie est terminée ; le meilleur total gagne.
    .braille = Fin; meilleur tot gagne.

## The complete rules

# Section of the rules.
rules-aim = Le but. Collectionnez les dés qui montrent 42. Tout le monde joue 5 tours ; ensuite le plus grand total gagne, et une égalité se partage. En solo, votre total est le résultat. La table peut fixer un objectif ; la fin dit si vous l'atteignez.
# Section of the rules.
rules-turn = Un tour. Il y a 10 dés à six faces : meeple, vaisseau, super-héros, 42, dragon et cœur. Ils se trouvent dans quatre zones : actifs, utilisés, inactifs et marqués. Un tour commence par un jet de 7 dés, qui sont actifs ; les 3 autres sont inactifs.
# Section of the rules.
rules-actions = Les actions. Tant qu'un dé actif peut agir, il faut agir, même si cela nuit ; vous choisissez le dé. Il rejoint les utilisés et agit sur un autre dé actif, même un 42. Un meeple relance ce dé. Un vaisseau l'abat : il devient inactif. Un super-héros le retourne sur sa face opposée : meeple et vaisseau, super-héros et dragon, cœur et 42. Un cœur n'a pas besoin d'un autre dé : il lance un dé inactif, qui devient actif, même si le cœur était le seul dé actif. Quand aucun dé n'est inactif, le cœur rejoint les utilisés sans effet. Les dragons et les 42 n'agissent pas. Un dé qui arrive ou qui change agit comme les autres. On ne peut pas passer avant que tous aient agi.
# Section of the rules.
rules-phase-end = Quand aucun dé ne peut plus agir. Si un dragon est encore actif, ou si un vaisseau est le seul dé actif, le tour est perdu, avec les dés qui y ont été marqués. Si seuls des 42 sont actifs, tous rejoignent les marqués. Un meeple ou un super-héros qui est le seul dé actif rejoint les utilisés ; selon ce que la table a choisi avant la partie, c'est sans effet, ou le tour se termine et garde ses points, ou le tour est perdu.
# Section of the rules.
rules-decide = Passer ou continuer. Quand aucun dé n'est actif, passez ou continuez : tous les dés utilisés sont relancés et deviennent actifs. Les dés inactifs et marqués restent où ils sont. Si aucun dé n'est utilisé, vous devez passer.
# Section of the rules.
rules-score = Le score. Quand vous passez, vos dés marqués rapportent des points : 1 pour un, 3 pour deux, 6 pour trois, 10 pour quatre, 15 pour cinq, 21 pour six, 28 pour sept, 36 pour huit, 45 pour neuf, 55 pour dix. Les points des tours précédents ne se perdent jamais.
# Section of the rules.
rules-end = La fin. Quand tout le monde a joué cinq tours, le plus grand total gagne. Ceux qui l'ont à égalité partagent la victoire.

## The short terms in braille, a line of the help each

# A short term in braille. It is written as in the braille texts above.
short-m = m: meeple, relance un dé.
# A short term in braille. It is written as in the braille texts above.
short-s = v: vaisseau, abat un dé, qui devient inactif.
# A short term in braille. It is written as in the braille texts above.
short-u = s: super-héros, retourne un dé.
# A short term in braille. It is written as in the braille texts above.
short-y = q: dé 42.
# A short term in braille. It is written as in the braille texts above.
short-r = r: dragon.
# A short term in braille. It is written as in the braille texts above.
short-t = u: cœur, lance un dé inactif.
# How dice are written in braille.
short-roll = 3m 2q: 3 meeples et 2 dés 42. Seuls, c'est un jet.
# What the opposite faces are.
short-flip = retourne: m devient v, s devient r, u devient q, et l'inverse.
# A short term in braille. It is written as in the braille texts above.
short-act = act: actifs, ou actifs ensuite.
# A short term in braille. It is written as in the braille texts above.
short-ina = ina: inactifs.
# A short term in braille. It is written as in the braille texts above.
short-sc = mq: dés marqués de ce tour.
# A short term in braille. It is written as in the braille texts above.
short-used = util 3: 3 dés sont utilisés.
# A short term in braille. It is written as in the braille texts above.
short-idle = nul: sans effet, rejoint les utilisés.
# A short term in braille. It is written as in the braille texts above.
short-lone = seul: le seul dé actif.
# A short term in braille. It is written as in the braille texts above.
short-from = ina lancé: un cœur lance un dé inactif.
# A short term in braille. It is written as in the braille texts above.
short-go = cont 5: continuer, lancer 5 dés utilisés.
# A short term in braille. It is written as in the braille texts above.
short-pass = passe 6: passer rapporte 6.
# A short term in braille. It is written as in the braille texts above.
short-pt = pt: points du tour.
# A short term in braille. It is written as in the braille texts above.
short-tot = tot: total.
# A short term in braille. It is written as in the braille texts above.
short-bust = perdu 2r: 0 point à cause de 2 dragons.
# A short term in braille. It is written as in the braille texts above.
short-lost = perte 3: 3 dés marqués sont perdus.
# How the round is written in braille.
short-round = tour 2 sur 5: un tour de la manche 2 sur 5.
    .braille = tour 2/5: un tour de la manche 2 sur 5.
# A short term in braille. It is written as in the braille texts above.
short-win = gagné 27: la partie est terminée, gagnée avec 27.
# A short term in braille. It is written as in the braille texts above.
short-over = fin: la partie est terminée.
# Whose an announcement is in braille.
short-name = Un nom à la fin: qui l'a fait. Sans nom: vous, ou qui a le tour.

## Refusals: why, and what is possible instead is said after it

# Refused: active dice must act before anything else.
refuse-act-first = Utilisez d'abord les dés actifs.
    .braille = D'abord les act.
# Refused: the first roll of the turn was made.
refuse-rolled-already = Vous avez déjà lancé. Continuez ou passez.
    .braille = Déjà lancé. Cont ou passe.
# Refused: nothing was rolled in this turn.
refuse-roll-first = Lancez d'abord.
# Refused: a continue without used dice.
refuse-nothing-used = Aucun dé n'est utilisé, il n'y a donc rien à lancer. Passez.
    .braille = Util 0, pas de jet. Passe.
# Refused: dragons and 42s do not act.
refuse-no-action = Les dragons et les 42 ne font rien. Utilisez un autre dé.
    .braille = R q ne font rien. Un autre.
# Refused: the acting die is not active. $die is like "meeple".
refuse-die-not-active = Aucun { $die } n'est actif.
    .braille = Aucun { $die } act.
# Refused: no die is active at all.
refuse-nothing-active = Aucun dé n'est actif. Continuez ou passez.
    .braille = Act 0. Cont ou passe.
# Refused: a heart with a target.
refuse-heart-has-no-target = Un cœur n'a pas besoin de cible : il lance un dé inactif.
    .braille = Pas de cible pour u: il lance ina.
# Refused: a lone spaceship cannot act (programs only can meet it).
refuse-lone-spaceship = Un vaisseau seul n'a pas de cible.
    .braille = V seul, pas de cible.
# Refused: a target is missing. $die is like "meeple".
refuse-needs-target = Choisissez un autre dé actif pour le { $die }.
    .braille = Cible pour { $die }?
# Refused: a die was to act on itself. $die is like "meeple".
refuse-not-itself = Un { $die } ne peut pas agir sur lui-même.
    .braille = { $die } n'agit pas sur soi.
# Refused: the target is not active. $die is like "dragon".
refuse-target-not-active = Aucun { $die } n'est actif.
    .braille = Aucun { $die } act.

## The sounds

# A sound in the list of sounds: its name and when it is heard.
sound-die-meeple = Meeple : un meeple sort.
    .braille = Meeple.
# A sound in the list of sounds: its name and when it is heard.
sound-die-spaceship = Vaisseau : un vaisseau sort.
    .braille = Vaisseau.
# A sound in the list of sounds: its name and when it is heard.
sound-die-superhero = Super-héros : un super-héros sort.
    .braille = Super-héros.
# A sound in the list of sounds: its name and when it is heard.
sound-die-fortytwo = Quarante-deux : un 42 sort.
    .braille = 42.
# A sound in the list of sounds: its name and when it is heard.
sound-die-dragon = Dragon : un dragon sort.
    .braille = Dragon.
# A sound in the list of sounds: its name and when it is heard.
sound-die-heart = Cœur : un cœur sort.
    .braille = Cœur.
# A sound in the list of sounds: its name and when it is heard.
sound-to-active = Montée : un dé inactif devient actif.
    .braille = Vers les actifs.
# A sound in the list of sounds: its name and when it is heard.
sound-to-used = Chute : le dé qui agit rejoint les utilisés.
    .braille = Vers les utilisés.
# A sound in the list of sounds: its name and when it is heard.
sound-to-inactive = Porte : un dé devient inactif.
    .braille = Vers les inactifs.
# A sound in the list of sounds: its name and when it is heard.
sound-to-scored = Pièce : des dés sont marqués.
    .braille = Vers les marqués.
# A sound in the list of sounds: its name and when it is heard.
sound-flip = Pirouette : un dé est retourné sur sa face opposée.
    .braille = Pirouette: retourné.

## Why a bot, or a hint, chooses something

# The turn has just begun.
reason-first-roll = Un tour commence par un jet.
    .braille = D'abord un jet.
# It passes: $points are what a pass scores.
reason-pass =
    Mieux vaut garder { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
    .braille = { $points } pt à garder.
# It passes, because no die is used.
reason-must-pass = Aucun dé n'est utilisé, on ne peut que passer.
    .braille = Util 0, que passe.
# It continues with $count dice; $points are at risk.
reason-continue =
    Avec { $count ->
        [one] { $count } dé
        [many] { $count } de dés
       *[other] { $count } dés
    }, le risque en vaut la peine pour { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
    .braille = Cont { $count }: { $points } pt risqués.
# It continues with nothing to lose.
reason-nothing-to-lose = Aucun dé n'est marqué, il n'y a donc rien à perdre.
    .braille = Mq 0, rien à perdre.
# It uses the only die that can act, in the only way.
reason-only = Rien d'autre n'est possible.
    .braille = Seul choix.
# It removes a dragon.
reason-dragon = Un dragon ne doit pas rester actif.
    .braille = Aucun r ne doit rester act.
# It flips a heart into a 42.
reason-heart-flipped = Un cœur retourné devient un 42.
    .braille = U retourné est q.
# A heart rolls one more die.
reason-heart = Un dé de plus peut montrer 42.
    .braille = Un de plus peut être q.
# It chooses the target that costs least. $die and $target are like "a meeple".
reason-target = Pour { $die }, la meilleure cible est { $target }.
    .braille = Le mieux pour { $die }: { $target }.
# It must give up a 42, or make a dragon.
reason-forced = Tous les choix coûtent ; celui-ci coûte le moins.
    .braille = Tout coûte; ceci le moins.

## Table options, as lines of the set-up

# What happens to a meeple or superhero that is the only active die (ruling G1).
option-lone =
    { $value ->
        [none] Un meeple ou un super-héros seul : sans effet.
        [end] Un meeple ou un super-héros seul : le tour se termine avec ses points.
       *[bust] Un meeple ou un super-héros seul : le tour se termine sans points.
    }
    .braille =
        { $value ->
            [none] M s seul: nul.
            [end] M s seul: fin du tour, pt gardés.
           *[bust] M s seul: fin du tour, 0 pt.
        }
# The target of a solo game, in points.
option-target =
    { $value ->
        [none] Objectif en solo : aucun.
       *[other] Objectif en solo, en points : { $value }.
    }
    .braille = Objectif solo: { $value }.
