# Martian Dice in French. In every message $who is a player's name and $you is yes when that player is
# the listener. No preposition that could be elided stands before a name or a list of kinds. "Une" is
# written out, because voices read 1 in the masculine. The no-break space before : ; ? and ! is right in
# print and is spoken as nothing; in braille there is none.

# The title of the game, as in the main menu. Not translated.
title = Martian Dice

## Dice and their kinds

# Dice of one kind with their number, inside a list: "3 tanks".
dice-tank =
    { $count ->
        [one] { $count } tank
        [many] { $count } de tanks
       *[other] { $count } tanks
    }
    .braille = { $count }t
# Dice of one kind with their number, inside a list.
dice-ray =
    { $count ->
        [one] { $count } rayon
        [many] { $count } de rayons
       *[other] { $count } rayons
    }
    .braille = { $count }r
# Dice of one kind with their number, inside a list.
dice-human =
    { $count ->
        [one] { $count } humain
        [many] { $count } d'humains
       *[other] { $count } humains
    }
    .braille = { $count }u
# Dice of one kind with their number, inside a list.
dice-cow =
    { $count ->
        [1] une vache
        [one] { $count } vache
        [many] { $count } de vaches
       *[other] { $count } vaches
    }
    .braille = { $count }v
# Dice of one kind with their number, inside a list.
dice-chicken =
    { $count ->
        [one] { $count } poulet
        [many] { $count } de poulets
       *[other] { $count } poulets
    }
    .braille = { $count }p
# Dice of one kind with their number, after a verb: "You take 3 cows", "Take 3 cows or 1 human?"
taken-ray =
    { $count ->
        [one] { $count } rayon
        [many] { $count } de rayons
       *[other] { $count } rayons
    }
    .braille = { $count }r
# Dice of one kind with their number, after a verb.
taken-human =
    { $count ->
        [one] { $count } humain
        [many] { $count } d'humains
       *[other] { $count } humains
    }
    .braille = { $count }u
# Dice of one kind with their number, after a verb.
taken-cow =
    { $count ->
        [1] une vache
        [one] { $count } vache
        [many] { $count } de vaches
       *[other] { $count } vaches
    }
    .braille = { $count }v
# Dice of one kind with their number, after a verb.
taken-chicken =
    { $count ->
        [one] { $count } poulet
        [many] { $count } de poulets
       *[other] { $count } poulets
    }
    .braille = { $count }p
# A kind of dice without a number.
face-tank = les tanks
    .braille = t
# A kind of dice without a number.
face-ray = les rayons
    .braille = r
# A kind of dice without a number.
face-human = les humains
    .braille = u
# A kind of dice without a number.
face-cow = les vaches
    .braille = v
# A kind of dice without a number.
face-chicken = les poulets
    .braille = p

## What happens

# A turn begins with all 13 dice in hand. $turn counts the turns of a solo game, else it is 0.
turn-started =
    { $turn ->
        [0]
            { $you ->
                [yes] À vous de jouer.
               *[no] À { $who } de jouer.
            }
       *[other] Tour { $turn }.
    }
    .brief =
        { $turn ->
            [0]
                { $you ->
                    [yes] À vous.
                   *[no] À { $who }.
                }
           *[other] Tour { $turn }.
        }
    .full =
        { $turn ->
            [0]
                { $you ->
                    [yes] À vous de jouer, avec 13 dés en main.
                   *[no] À { $who } de jouer, avec 13 dés en main.
                }
           *[other] Tour { $turn }, avec 13 dés en main.
        }
    .braille =
        { $turn ->
            [0]
                { $you ->
                    [yes] Tour: vous.
                   *[no] Tour: { $who }.
                }
           *[other] Tour { $turn }.
        }
# The first roll of a turn; nothing was aside before. $dice is a list.
rolled =
    { $you ->
        [yes] Vous obtenez { $dice }.
       *[no] { $who } obtient { $dice }.
    }
    .braille =
        { $you ->
            [yes] { $dice }.
           *[no] { $dice }, { $who }.
        }
# A later roll of a turn. $aside is the list of what was kept before, tanks of this roll not included.
rolled-again =
    { $you ->
        [yes] Vous obtenez { $dice }. De côté : { $aside }.
       *[no] { $who } obtient { $dice }. De côté : { $aside }.
    }
    .full =
        { $you ->
            [yes] Vous obtenez { $dice }. Déjà mis de côté : { $aside }.
           *[no] { $who } obtient { $dice }. Déjà mis de côté : { $aside }.
        }
    .braille =
        { $you ->
            [yes] { $dice }. Cô { $aside }.
           *[no] { $dice }, { $who }. Cô { $aside }.
        }
# Tanks of a roll go aside by themselves. $tanks and $rays are all that are aside now.
tanks-moved =
    { $count ->
        [one] { $count } tank est mis de côté
        [many] { $count } de tanks sont mis de côté
       *[other] { $count } tanks sont mis de côté
    } : { $tanks ->
        [one] { $tanks } tank
        [many] { $tanks } de tanks
       *[other] { $tanks } tanks
    } contre { $rays ->
        [0] aucun rayon
        [one] { $rays } rayon
        [many] { $rays } de rayons
       *[other] { $rays } rayons
    }.
    .brief =
        { $count ->
            [one] { $count } tank de côté
            [many] { $count } de tanks de côté
           *[other] { $count } tanks de côté
        }, { $tanks } en tout.
    .full =
        { $count ->
            [one] { $count } tank quitte le jet et rejoint
            [many] { $count } de tanks quittent le jet et rejoignent
           *[other] { $count } tanks quittent le jet et rejoignent
        } les dés mis de côté. De côté : { $aside }.
    .braille = { $count }t cô: { $tanks }t { $rays }r.
# Death rays were chosen. $taken is taken-ray, like "4 rays"; $left is the number of dice that are still to roll.
rays-taken =
    { $you ->
        [yes] Vous prenez { $taken }
       *[no] { $who } prend { $taken }
    } : { $tanks ->
        [0] aucun tank
        [one] { $tanks } tank
        [many] { $tanks } de tanks
       *[other] { $tanks } tanks
    } contre { $rays ->
        [one] { $rays } rayon
        [many] { $rays } de rayons
       *[other] { $rays } rayons
    }.
    .brief =
        { $you ->
            [yes] Vous prenez { $taken }.
           *[no] { $who } prend { $taken }.
        }
    .full =
        { $you ->
            [yes] Vous prenez { $taken } dans ce jet.
           *[no] { $who } prend { $taken } dans ce jet.
        } De côté : { $aside }. { $left ->
            [0] Il ne reste aucun dé.
            [one] Il reste { $left } dé à lancer.
            [many] Il reste { $left } de dés à lancer.
           *[other] Il reste { $left } dés à lancer.
        }
    .braille =
        { $you ->
            [yes] { $taken } cô: { $tanks }t { $rays }r.
           *[no] { $taken } cô: { $tanks }t { $rays }r, { $who }.
        }
# Earthlings were chosen. $taken is taken-cow or the like, "3 cows".
dice-taken =
    { $you ->
        [yes] Vous prenez { $taken }.
       *[no] { $who } prend { $taken }.
    } { $left ->
        [0] Il ne reste aucun dé.
        [one] Il reste { $left } dé.
        [many] Il reste { $left } de dés.
       *[other] Il reste { $left } dés.
    }
    .brief =
        { $you ->
            [yes] Vous prenez { $taken }.
           *[no] { $who } prend { $taken }.
        }
    .full =
        { $you ->
            [yes] Vous prenez { $taken } dans ce jet.
           *[no] { $who } prend { $taken } dans ce jet.
        } De côté : { $aside }. { $left ->
            [0] Il ne reste aucun dé.
            [one] Il reste { $left } dé à lancer.
            [many] Il reste { $left } de dés à lancer.
           *[other] Il reste { $left } dés à lancer.
        }
    .braille =
        { $you ->
            [yes] { $taken } cô, reste { $left }.
           *[no] { $taken } cô, reste { $left }, { $who }.
        }
# No roll can bring enough rays any more: at most $reach more can come.
turn-lost = Ce tour est perdu : aucun jet ne peut apporter assez de rayons.
    .brief = Ce tour est perdu.
    .full =
        Ce tour est perdu : avec { $tanks ->
            [one] { $tanks } tank
            [many] { $tanks } de tanks
           *[other] { $tanks } tanks
        }, { $rays ->
            [one] { $rays } rayon
            [many] { $rays } de rayons
           *[other] { $rays } rayons
        } et au mieux { $reach ->
            [one] { $reach } rayon
            [many] { $reach } de rayons
           *[other] { $reach } rayons
        } de plus, il ne rapporte rien.
    .braille = Perdu.
# The first to reach the target did so before the end of a round; $seats are those who still play.
last-round = L'objectif de { $target } est atteint : cette manche est la dernière.
    .brief = Objectif { $target } atteint, dernière manche.
    .full =
        { $you ->
            [yes] Vous atteignez
           *[no] { $who } atteint
        } l'objectif de { $target ->
            [one] { $target } point
            [many] { $target } de points
           *[other] { $target } points
        } : cette manche est la dernière. Doivent encore jouer : { $seats }.
    .braille = Dernière manche, { $target } atteint.
# A turn ends by itself because no kind of the roll can be taken.
turn-ends-no-choice = Il n'y a rien à prendre.
    .full = Rien dans ce jet ne peut être pris : le tour se termine.
    .braille = Rien à prendre.
# A turn ends by itself because all 13 dice are aside.
turn-ends-all-aside = Tous les dés sont de côté.
    .full = Les 13 dés sont de côté : le tour se termine.
    .braille = Tous cô.
# A turn is scored, fewer than three kinds are aside. $total is the player's new total.
turn-scored =
    { $you ->
        [yes] Vous marquez
       *[no] { $who } marque
    } { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } pour { $earthlings ->
        [one] { $earthlings } terrien
        [many] { $earthlings } de terriens
       *[other] { $earthlings } terriens
    }. Total : { $total }.
    .brief =
        { $you ->
            [yes] Vous marquez
           *[no] { $who } marque
        } { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        }, total { $total }.
    .full =
        { $you ->
            [yes] Vous marquez
           *[no] { $who } marque
        } { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        }, un par terrien. { $you ->
            [yes] Votre total
           *[no] Son total
        } est de { $total }.
    .braille =
        { $you ->
            [yes] { $points } pt, tot { $total }.
           *[no] { $points } pt, tot { $total }, { $who }.
        }
# A turn is scored, with the bonus for all three kinds. $earthlings and $bonus make $points.
turn-scored-bonus =
    { $you ->
        [yes] Vous marquez
       *[no] { $who } marque
    } { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } : { $earthlings } pour les terriens, { $bonus } de bonus. Total : { $total }.
    .brief =
        { $you ->
            [yes] Vous marquez
           *[no] { $who } marque
        } { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        } avec le bonus, total { $total }.
    .full =
        { $you ->
            [yes] Vous marquez
           *[no] { $who } marque
        } { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        } : { $earthlings } pour les terriens et { $bonus } pour les trois sortes. { $you ->
            [yes] Votre total
           *[no] Son total
        } est de { $total }.
    .braille =
        { $you ->
            [yes] { $points } pt ({ $earthlings }+{ $bonus }), tot { $total }.
           *[no] { $points } pt ({ $earthlings }+{ $bonus }), tot { $total }, { $who }.
        }
# A turn is scored: nothing, because the tanks outnumber the rays.
turn-outgunned =
    { $you ->
        [yes] Vous ne marquez rien
       *[no] { $who } ne marque rien
    } : { $tanks ->
        [one] { $tanks } tank
        [many] { $tanks } de tanks
       *[other] { $tanks } tanks
    } contre { $rays ->
        [0] aucun rayon
        [one] { $rays } rayon
        [many] { $rays } de rayons
       *[other] { $rays } rayons
    }. Total : { $total }.
    .brief =
        { $you ->
            [yes] Vous marquez
           *[no] { $who } marque
        } 0 point, trop de tanks, total { $total }.
    .full =
        { $you ->
            [yes] Vous ne marquez rien
           *[no] { $who } ne marque rien
        }, car il y a plus de tanks que de rayons, { $tanks } contre { $rays }. { $you ->
            [yes] Votre total
           *[no] Son total
        } reste à { $total }.
    .braille =
        { $you ->
            [yes] 0 pt: { $tanks }t { $rays }r, tot { $total }.
           *[no] 0 pt: { $tanks }t { $rays }r, tot { $total }, { $who }.
        }
# A turn is scored: nothing, because no earthling was taken.
turn-empty =
    { $you ->
        [yes] Vous ne marquez rien
       *[no] { $who } ne marque rien
    } : aucun terrien. Total : { $total }.
    .brief =
        { $you ->
            [yes] Vous marquez
           *[no] { $who } marque
        } 0 point, aucun terrien, total { $total }.
    .braille =
        { $you ->
            [yes] 0 pt: ni u ni v ni p, tot { $total }.
           *[no] 0 pt: ni u ni v ni p, tot { $total }, { $who }.
        }
# The best score is shared; $seats is the list of those who roll six dice each, most rays win.
tie-break-started = Égalité en tête entre { $seats } : 6 dés par personne, le plus de rayons gagne.
    .brief = Égalité entre { $seats } : départage aux rayons.
    .braille = Égalité: { $seats }, 6 dés, le plus de r gagne.
# The tie-break was tied again.
tie-break-again = Encore une égalité entre { $seats } : 6 dés par personne.
    .brief = Encore une égalité entre { $seats }.
    .braille = Encore égalité: { $seats }, 6 dés.
# One of those tied rolled six dice.
tie-break-rolled =
    { $you ->
        [yes] Vous obtenez { $dice }.
       *[no] { $who } obtient { $dice }.
    }
    .full =
        { $you ->
            [yes] Vous obtenez { $dice }. Rayons : { $rays }.
           *[no] { $who } obtient { $dice }. Rayons : { $rays }.
        }
    .braille =
        { $you ->
            [yes] { $dice }.
           *[no] { $dice }, { $who }.
        }
# The end of a match of two or more.
won =
    Partie terminée. { $you ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } avec { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
    .full =
        La partie est terminée. { $you ->
            [yes] Vous gagnez
           *[no] { $who } gagne
        } avec un total de { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        }.
    .braille =
        { $you ->
            [yes] Gagné { $points }: vous.
           *[no] Gagné { $points }: { $who }.
        }
# The end of a match that a tie-break decided. $rays are the winner's in its last roll.
won-tie-break =
    Partie terminée. { $you ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } le départage avec { $rays ->
        [one] { $rays } rayon
        [many] { $rays } de rayons
       *[other] { $rays } rayons
    }.
    .full =
        La partie est terminée. Le meilleur score, { $points }, est partagé, et { $you ->
            [yes] vous gagnez
           *[no] { $who } gagne
        } le départage avec { $rays ->
            [one] { $rays } rayon
            [many] { $rays } de rayons
           *[other] { $rays } rayons
        }.
    .braille =
        { $you ->
            [yes] Gagné à { $rays }r: vous.
           *[no] Gagné à { $rays }r: { $who }.
        }
# The same where the rays are not known, because the position was set up.
won-tie =
    Partie terminée. { $you ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } le départage.
    .full =
        La partie est terminée. Le meilleur score, { $points }, est partagé, et { $you ->
            [yes] vous gagnez
           *[no] { $who } gagne
        } le départage.
    .braille =
        { $you ->
            [yes] Gagné au départage: vous.
           *[no] Gagné au départage: { $who }.
        }
# Everybody's points at the end; $totals is the list of them.
final-totals = Totaux : { $totals }.
    .braille = Tot { $totals }.
# One player's points in that list: "27 for Ann", so that no name runs into a number.
final-total =
    { $you ->
        [yes] { $points } pour vous
       *[no] { $points } pour { $who }
    }
    .braille =
        { $you ->
            [yes] { $points } vous
           *[no] { $points } { $who }
        }
# The end of a solo game.
solo-over =
    Partie terminée : { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } en { $turns ->
        [one] { $turns } tour
        [many] { $turns } de tours
       *[other] { $turns } tours
    }.
    .braille = Fin: { $points } pt, tours { $turns }.
# The end of a solo game that was not played from its start.
solo-over-uncounted =
    Partie terminée : { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
    .braille = Fin: { $points } pt.

## Questions and choices

# What is due before the first roll of a turn.
question-roll = Lancer les 13 dés ?
    .full = Lancer les 13 dés ? Appuyez sur { $key-roll } ou { $key-space }.
    .braille = Lancer 13?
# What is due after a roll. $kinds is a list of taken-ray and the like with or: "4 rays, 2 humans or 1 cow".
question-choose = Prendre { $kinds } ?
    .brief = Que prendre ?
    .full = Choisissez une sorte à mettre de côté en entier : { $kinds }.
    .braille = Prendre { $kinds }?
# What is due after a choice. $left is the number of dice that would be rolled.
question-decide =
    Lancer { $left ->
        [one] { $left } dé
        [many] { $left } de dés
       *[other] { $left } dés
    }, ou s'arrêter avec { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } ?
    .brief = Lancer ou s'arrêter ?
    .full =
        Lancer { $left ->
            [one] le dernier dé
            [many] les { $left } de dés qui restent
           *[other] les { $left } dés qui restent
        }, ou s'arrêter avec { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        } ? Appuyez sur { $key-roll } ou { $key-bank }.
    .braille = Lancer { $left }, arrêt { $points }?
# What is due after a choice when no roll can bring enough rays any more.
question-decide-lost =
    Le tour est perdu. Lancer { $left ->
        [one] { $left } dé
        [many] { $left } de dés
       *[other] { $left } dés
    }, ou s'arrêter sans rien marquer ?
    .brief = Lancer ou s'arrêter ?
    .full =
        Le tour est perdu. Lancer { $left ->
            [one] le dernier dé
            [many] les { $left } de dés qui restent
           *[other] les { $left } dés qui restent
        }, ou s'arrêter sans rien marquer ? Appuyez sur { $key-roll } ou { $key-bank }.
    .braille = Perdu. Lancer { $left }, arrêt 0?
# Nothing is due any more.
question-over = La partie est terminée.
    .braille = Fin.
# Nobody can choose while dice are in the air.
question-rolling = Les dés roulent.
    .braille = Dés lancés.
# A choice in the list: roll. Nothing is at risk.
choice-roll =
    Lancer { $count ->
        [one] { $count } dé
        [many] { $count } de dés
       *[other] { $count } dés
    }.
    .braille = Lancer { $count }.
# A choice in the list: roll. $points would be scored by a stop and may be lost.
choice-roll-risk =
    Lancer { $count ->
        [one] { $count } dé
        [many] { $count } de dés
       *[other] { $count } dés
    }, au risque de perdre { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
    .brief =
        Lancer { $count ->
            [one] { $count } dé
            [many] { $count } de dés
           *[other] { $count } dés
        }.
    .braille = Lancer { $count }, risque { $points }.
# A choice in the list: roll. $needed more rays are needed, or nothing is scored.
choice-roll-behind =
    Lancer { $count ->
        [one] { $count } dé
        [many] { $count } de dés
       *[other] { $count } dés
    } : il manque { $needed ->
        [one] { $needed } rayon
        [many] { $needed } de rayons
       *[other] { $needed } rayons
    }.
    .brief =
        Lancer { $count ->
            [one] { $count } dé
            [many] { $count } de dés
           *[other] { $count } dés
        }.
    .braille = Lancer { $count }, manque { $needed }r.
# A choice in the list: roll, although no roll can bring enough rays any more.
choice-roll-lost =
    Lancer { $count ->
        [one] { $count } dé
        [many] { $count } de dés
       *[other] { $count } dés
    }, mais le tour reste perdu.
    .brief =
        Lancer { $count ->
            [one] { $count } dé
            [many] { $count } de dés
           *[other] { $count } dés
        }, tour perdu.
    .braille = Lancer { $count }, perdu.
# A choice in the list: stop and score.
choice-stop =
    S'arrêter et marquer { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }, total { $total }.
    .brief =
        S'arrêter et marquer { $points ->
            [one] { $points } point
            [many] { $points } de points
           *[other] { $points } points
        }.
    .braille = Arrêt { $points }, tot { $total }.
# A choice in the list: take a kind. $dice is taken-cow or the like, as after "take". $tanks, $rays
# and $left are what would be aside and left then, $points what a stop would be worth.
choice-take =
    { $dice } : { $tanks ->
        [0]
            { $rays ->
                [0] ni tank ni rayon
                [one] aucun tank contre { $rays } rayon
                [many] aucun tank contre { $rays } de rayons
               *[other] aucun tank contre { $rays } rayons
            }
        [one]
            { $tanks } tank contre { $rays ->
                [0] aucun rayon
                [one] { $rays } rayon
                [many] { $rays } de rayons
               *[other] { $rays } rayons
            }
        [many]
            { $tanks } de tanks contre { $rays ->
                [0] aucun rayon
                [one] { $rays } rayon
                [many] { $rays } de rayons
               *[other] { $rays } rayons
            }
       *[other]
            { $tanks } tanks contre { $rays ->
                [0] aucun rayon
                [one] { $rays } rayon
                [many] { $rays } de rayons
               *[other] { $rays } rayons
            }
    }, pour { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }, { $left ->
        [0] aucun dé restant
        [one] { $left } dé restant
        [many] { $left } de dés restants
       *[other] { $left } dés restants
    }.
    .brief = { $dice }.
    .braille = { $dice }: { $tanks }t { $rays }r, { $points } pt, reste { $left }.
# The same where the turn would be lost after it.
choice-take-lost =
    { $dice } : { $tanks ->
        [0]
            { $rays ->
                [0] ni tank ni rayon
                [one] aucun tank contre { $rays } rayon
                [many] aucun tank contre { $rays } de rayons
               *[other] aucun tank contre { $rays } rayons
            }
        [one]
            { $tanks } tank contre { $rays ->
                [0] aucun rayon
                [one] { $rays } rayon
                [many] { $rays } de rayons
               *[other] { $rays } rayons
            }
        [many]
            { $tanks } de tanks contre { $rays ->
                [0] aucun rayon
                [one] { $rays } rayon
                [many] { $rays } de rayons
               *[other] { $rays } rayons
            }
       *[other]
            { $tanks } tanks contre { $rays ->
                [0] aucun rayon
                [one] { $rays } rayon
                [many] { $rays } de rayons
               *[other] { $rays } rayons
            }
    }, tour perdu, { $left ->
        [0] aucun dé restant
        [one] { $left } dé restant
        [many] { $left } de dés restants
       *[other] { $left } dés restants
    }.
    .brief = { $dice }, tour perdu.
    .braille = { $dice }: { $tanks }t { $rays }r, perdu, reste { $left }.
# A hint: take a kind. $choice is the line of the choice, which begins like "4 rays".
action-take = Prendre { $choice }
# Asked before a stop that throws earthlings away.
confirm-stop =
    S'arrêter sans rien marquer ? { $tanks ->
        [one] { $tanks } tank
        [many] { $tanks } de tanks
       *[other] { $tanks } tanks
    } contre { $rays ->
        [0] aucun rayon
        [one] { $rays } rayon
        [many] { $rays } de rayons
       *[other] { $rays } rayons
    } : vous perdez { $earthlings ->
        [one] { $earthlings } terrien
        [many] { $earthlings } de terriens
       *[other] { $earthlings } terriens
    }. { $key-take } pour oui, { $key-back } pour non.
    .braille = Perdre { $earthlings } ({ $tanks }t { $rays }r). { $key-take } oui, { $key-back } non: arrêt 0?

## Answers

# The dice that are aside; $dice is a list.
zone-aside = De côté : { $dice }.
    .braille = Cô { $dice }.
# No dice are aside.
zone-aside-empty = De côté : rien.
    .braille = Cô 0.
# What the kinds of dice are for.
dice-use = Les tanks sont mis de côté d'office, et il faut autant de rayons pour les contrer. Un humain, une vache ou un poulet rapporte 1 point, les trois sortes 3 de plus.
    .braille = T cô d'office, autant de r pour les contrer. U v p 1 pt chacun, trois sortes +3.
# The dice of the roll that wait for a choice.
zone-table = Sur la table : { $dice }.
    .braille = Table { $dice }.
# No roll waits for a choice.
zone-table-empty = Sur la table : rien.
    .braille = Table 0.
# The dice in hand.
zone-hand =
    En main : { $count ->
        [0] aucun dé
        [one] { $count } dé
        [many] { $count } de dés
       *[other] { $count } dés
    }.
    .braille = Main { $count }.
# What the dice on the table are for.
around-1 = Une sorte de la table est mise de côté avec tous ses dés. Le reste est relancé.
    .braille = Une sorte cô, tous ses dés. Le reste est relancé.
# What the dice in hand are for.
around-2 = Les dés en main sont lancés ensuite, si vous continuez.
    .braille = Main lancée ensuite.
# More tanks than rays are aside: $needed more rays are needed.
balance-behind =
    { $tanks ->
        [one] { $tanks } tank
        [many] { $tanks } de tanks
       *[other] { $tanks } tanks
    } contre { $rays ->
        [0] aucun rayon
        [one] { $rays } rayon
        [many] { $rays } de rayons
       *[other] { $rays } rayons
    } : il manque { $needed ->
        [one] { $needed } rayon
        [many] { $needed } de rayons
       *[other] { $needed } rayons
    }, s'arrêter ne rapporte rien.
    .braille = { $tanks }t { $rays }r: manque { $needed }r, arrêt 0.
# At least as many rays as tanks are aside. $points is what a stop is worth.
balance-safe =
    { $tanks ->
        [0] Aucun tank
        [one] { $tanks } tank
        [many] { $tanks } de tanks
       *[other] { $tanks } tanks
    } contre { $rays ->
        [0] aucun rayon
        [one] { $rays } rayon
        [many] { $rays } de rayons
       *[other] { $rays } rayons
    } : il ne manque aucun rayon, s'arrêter rapporte { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
    .braille = { $tanks }t { $rays }r: manque 0r, arrêt { $points }.
# Nothing was rolled in this turn.
balance-none = Rien n'est encore de côté : il ne manque aucun rayon, il n'y a rien à marquer.
    .braille = Cô 0: manque 0r, arrêt 0.
# Which kinds of earthlings may still be taken in this turn; $kinds is a list.
kinds-open = Encore à prendre : { $kinds }.
    .braille = À prendre { $kinds }.
# All three kinds are aside.
kinds-all = Les trois sortes sont de côté, bonus de 3 points.
    .braille = Trois sortes cô, bonus 3.
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
scores-reason = Chaque tour rapporte 1 point par humain, vache ou poulet, et 3 pour les trois sortes, s'il n'y a pas plus de tanks que de rayons.
    .braille = Tour: u v p 1 pt chacun, trois sortes +3, si t pas plus que r.
# Nobody has reached the target.
target-open =
    La partie se termine à { $target ->
        [one] { $target } point
        [many] { $target } de points
       *[other] { $target } points
    }. Le meilleur score est { $best }, il manque encore { $missing }.
    .braille = Fin à { $target }, meilleur { $best }, manque { $missing }.
# Somebody has reached the target.
target-reached = L'objectif de { $target } est atteint : cette manche est la dernière.
    .braille = Dernière manche, { $target } atteint.
# The best score is shared, and dice decide.
target-tied = L'objectif de { $target } est atteint. Il ne reste que le départage : le plus de rayons gagne.
    .braille = Égalité à { $target }: le plus de r gagne.
# The game has ended.
target-over =
    La partie est terminée. Son objectif était de { $target ->
        [one] { $target } point
        [many] { $target } de points
       *[other] { $target } points
    }.
    .braille = Fin, c'était à { $target }.
# Whose turn it is.
turn-now =
    { $you ->
        [yes] À vous de jouer.
       *[no] À { $who } de jouer.
    }
    .braille =
        { $you ->
            [yes] Tour: vous.
           *[no] Tour: { $who }.
        }
# Whose turn it is in a solo game that is counted: the number of the turn.
turn-solo = Tour { $turn }.
    .braille = Tour { $turn }.
# The best score is shared, and dice decide. $seats is the list of those who roll.
turn-tied = Égalité en tête : départage aux rayons entre { $seats }.
    .braille = Égalité: { $seats }, r pour départager.
# What one of those tied has rolled so far.
turn-thrown =
    { $who } a { $rays ->
        [one] { $rays } rayon
        [many] { $rays } de rayons
       *[other] { $rays } rayons
    }.
    .braille = { $rays }r: { $who }.

## The rules of this step

# Before the first roll.
step-roll = Lancez les 13 dés. Les tanks sont mis de côté d'office.
    .braille = Lancez 13. T cô d'office.
# After a roll.
step-choose = Prenez une sorte, tous ses dés. Les rayons toujours ; les humains, les vaches et les poulets une fois par tour.
    .braille = Prenez une sorte, tous ses dés: r toujours, u v p une fois par tour.
# After a choice.
step-decide = Arrêtez-vous pour marquer, ou lancez les dés qui restent. Avec plus de tanks que de rayons, rien n'est marqué.
    .braille = Arrêtez-vous pour marquer, ou lancez le reste. Plus de t que de r: 0 pt.
# At the end.
step-over = La partie est terminée.
    .braille = Fin.
# Dice are in the air.
step-rolling = Attendez les dés.
    .braille = Attendez.

## The complete rules

# Section of the rules.
rules-aim = Le but. Vous êtes des Martiens et vous enlevez de la Terre des humains, des vaches et des poulets. La partie se termine après la manche où quelqu'un atteint 25 points ; le plus grand total gagne. En cas d'égalité, on lance 6 dés et le plus de rayons gagne ; s'il y a encore égalité, on relance entre ceux qui restent. En solo, comptez les tours qu'il vous faut.
# Section of the rules.
rules-turn = Un tour. Lancez tous les dés qui ne sont pas de côté, 13 au début. Chaque dé porte 1 tank, 2 rayons de la mort, 1 humain, une vache et 1 poulet. Tous les tanks du jet sont mis de côté.
# Section of the rules.
rules-choice = Le choix. Prenez une sorte du jet, avec tous ses dés : les rayons toujours, les humains, les vaches et les poulets seulement si cette sorte n'est pas encore de côté. S'il n'y a rien à prendre, le tour se termine et se compte.
# Section of the rules.
rules-score = Le score. Après chaque choix, arrêtez-vous ou relancez. Avec plus de tanks que de rayons, le tour ne rapporte rien. Sinon, chaque humain, vache ou poulet rapporte 1 point, et les trois sortes rapportent 3 points de plus. Les rayons ne rapportent pas de points. Quand les 13 dés sont de côté, le tour se compte aussitôt.
# Section of the rules.
rules-end = La fin. Quand quelqu'un a 25 points ou plus, la manche se joue jusqu'au bout, pour que tout le monde ait joué le même nombre de tours.

## The short terms in braille, a line of the help each

# A short term in braille. It is written as in the braille texts above.
short-t = t: tank.
# A short term in braille. It is written as in the braille texts above.
short-r = r: rayon de la mort.
# A short term in braille. It is written as in the braille texts above.
short-u = u: humain.
# A short term in braille. It is written as in the braille texts above.
short-w = v: vache.
# A short term in braille. It is written as in the braille texts above.
short-k = p: poulet.
# How dice are written in braille.
short-roll = 3t 2v: 3 tanks et 2 vaches. Seuls, c'est un jet.
# How tanks and rays that are aside are written in braille.
short-balance = 4t 2r après deux-points: 4 tanks de côté contre 2 rayons.
# A short term in braille. It is written as in the braille texts above.
short-as = cô: de côté, ou mis de côté.
# A short term in braille. It is written as in the braille texts above.
short-left = reste: dés qui restent à lancer.
# A short term in braille. It is written as in the braille texts above.
short-pt = pt: points du tour.
# How a bonus is written in braille.
short-bonus = 7 plus 3 entre parenthèses: 7 terriens, 3 pour les trois sortes.
    .braille = (7+3): 7 terriens, 3 pour les trois sortes.
# A short term in braille. It is written as in the braille texts above.
short-tot = tot: total.
# A short term in braille. It is written as in the braille texts above.
short-stop = arrêt 7: un arrêt rapporte 7.
# A short term in braille. It is written as in the braille texts above.
short-need = manque 2r: encore 2 rayons, sinon un arrêt rapporte 0.
# A short term in braille. It is written as in the braille texts above.
short-lost = perdu: aucun jet ne peut apporter assez de rayons.
# A short term in braille. It is written as in the braille texts above.
short-win = gagné 27: la partie est terminée, gagnée avec 27.
# A short term in braille. It is written as in the braille texts above.
short-over = fin: la partie est terminée.
# A short term in braille. It is written as in the braille texts above.
short-end = fin à 25: avec 25 ou plus la partie se termine.
# Whose an announcement is in braille.
short-name = Un nom à la fin: qui l'a fait. Sans nom: vous, ou qui a le tour.

## Refusals: why, and what is possible instead is said after it

# Refused: tanks cannot be chosen.
refuse-tanks-move-alone = Les tanks sont mis de côté d'office, on ne peut pas les prendre.
    .braille = Non, t cô d'office.
# Refused: there is no roll to choose from.
refuse-nothing-rolled = Il n'y a rien à prendre sur la table.
    .braille = Non, table 0.
# Refused: that kind is not in the roll. $kind is like "cows".
refuse-none-rolled = Impossible de prendre { $kind } : il n'y en a pas sur la table.
    .braille = Pas de { $kind } sur table.
# Refused: that earthling kind was taken earlier in this turn.
refuse-already-taken = Vous avez déjà pris { $kind } dans ce tour.
    .braille = Non, { $kind } déjà pris.
# Refused: a kind must be taken before anything else.
refuse-choose-first = Prenez d'abord une sorte de dés.
    .braille = D'abord prendre.
# Refused: nothing was rolled in this turn.
refuse-roll-first = Lancez d'abord les dés.
    .braille = D'abord lancer.

## The sounds

# A sound in the list of sounds: its name and when it is heard.
sound-die-tank = Tank : un tank sort.
    .braille = Tank.
# A sound in the list of sounds: its name and when it is heard.
sound-die-ray = Rayon : un rayon de la mort sort.
    .braille = Rayon.
# A sound in the list of sounds: its name and when it is heard.
sound-die-human = Humain : un humain sort ou est mis de côté.
    .braille = Humain.
# A sound in the list of sounds: its name and when it is heard.
sound-die-cow = Vache : une vache sort ou est mise de côté.
    .braille = Vache.
# A sound in the list of sounds: its name and when it is heard.
sound-die-chicken = Poulet : un poulet sort ou est mis de côté.
    .braille = Poulet.
# A sound in the list of sounds: its name and when it is heard.
sound-to-tanks = Moteurs : les tanks d'un jet sont mis de côté.
    .braille = Tanks de côté.
# A sound in the list of sounds: its name and when it is heard.
sound-to-rays = Charge : tous les rayons d'un jet sont mis de côté.
    .braille = Rayons de côté.
# A sound in the list of sounds: its name and when it is heard.
sound-to-earthlings = Faisceau : une sorte de terriens est mise de côté.
    .braille = Faisceau: de côté.
# A sound in the list of sounds: its name and when it is heard.
sound-bonus = Bonus : les trois sortes de terriens rapportent des points en plus.
    .braille = Bonus.
# A sound in the list of sounds: its name and when it is heard.
sound-lost = Sirène : un tour ne peut plus rien rapporter.
    .braille = Sirène: tour perdu.
# A sound in the list of sounds: its name and when it is heard.
sound-last-round = Cloche : la dernière manche commence.
    .braille = Cloche: dernière manche.
# A sound in the list of sounds: its name and when it is heard.
sound-tie-break = Tambour : une égalité se départage aux rayons.
    .braille = Tambour: égalité.

## Why a bot, or a hint, chooses something

# The turn has just begun.
reason-first-roll = Un tour commence par un jet.
    .braille = D'abord un jet.
# The turn is lost, whatever is done.
reason-lost = Le tour est perdu, le choix n'y change rien.
    .braille = Perdu, tout se vaut.
# It stops.
reason-stop =
    Arrêt : { $points ->
        [one] { $points } point suffit
        [many] { $points } de points suffisent
       *[other] { $points } points suffisent
    }, il ne reste que { $left ->
        [one] { $left } dé
        [many] { $left } de dés
       *[other] { $left } dés
    }.
    .braille = Arrêt: { $points } pt suffit, reste { $left }.
# It rolls on.
reason-roll =
    Jet : { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } pour l'instant, il reste { $left ->
        [one] { $left } dé
        [many] { $left } de dés
       *[other] { $left } dés
    }.
    .braille = Jet: { $points } pt, reste { $left }.
# It takes rays.
reason-rays =
    Rayons : { $tanks ->
        [one] { $tanks } tank
        [many] { $tanks } de tanks
       *[other] { $tanks } tanks
    } de côté, et seulement { $rays ->
        [one] { $rays } rayon
        [many] { $rays } de rayons
       *[other] { $rays } rayons
    }.
    .braille = Rayons: { $tanks }t, seulement { $rays }r.
# Nothing but rays can be taken.
reason-only-rays = Seuls des rayons peuvent être pris.
    .braille = Que r à prendre.
# It takes the most frequent kind. $kind is like "4 cows".
reason-most = Le plus grand groupe à prendre : { $kind }.
    .braille = Le plus grand: { $kind }.

## Table options, as lines of the set-up

# The points at which the game ends.
option-target =
    La partie se termine dès que quelqu'un atteint { $value ->
        [one] { $value } point
        [many] { $value } de points
       *[other] { $value } points
    }.
    .braille = Fin à { $value }.
