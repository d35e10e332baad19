# Martian Dice in Russian. In every message $who is a player's name, which stays in the nominative,
# and $you is yes when that player is the listener. One and two are words where they have a gender,
# because voices read the digits in the masculine.

# The title of the game, as in the main menu. Not translated.
title = Martian Dice

## Dice and their kinds

# Dice of one kind with their number, inside a list: "3 tanks".
dice-tank = { $count ->
    [one] { $count } танк
    [few] { $count } танка
    [many] { $count } танков
   *[other] { $count } танка
}
    .braille = { $count }т
# Dice of one kind with their number, inside a list.
dice-ray = { $count ->
    [one] { $count } луч
    [few] { $count } луча
    [many] { $count } лучей
   *[other] { $count } луча
}
    .braille = { $count }л
# Dice of one kind with their number, inside a list.
dice-human = { $count ->
    [one] { $count } человек
    [few] { $count } человека
    [many] { $count } человек
   *[other] { $count } человека
}
    .braille = { $count }ч
# Dice of one kind with their number, inside a list.
dice-cow = { $count ->
    [1] одна корова
    [2] две коровы
    [one] { $count } корова
    [few] { $count } коровы
    [many] { $count } коров
   *[other] { $count } коровы
}
    .braille = { $count }м
# Dice of one kind with their number, inside a list.
dice-chicken = { $count ->
    [1] одна курица
    [2] две курицы
    [one] { $count } курица
    [few] { $count } курицы
    [many] { $count } куриц
   *[other] { $count } курицы
}
    .braille = { $count }я
# Dice of one kind with their number, after a verb: "You take 3 cows", "Take 3 cows or 1 human?"
taken-ray = { $count ->
    [one] { $count } луч
    [few] { $count } луча
    [many] { $count } лучей
   *[other] { $count } луча
}
    .braille = { $count }л
# Dice of one kind with their number, after a verb.
taken-human = { $count ->
    [1] одного человека
    [one] { $count } человека
    [few] { $count } человека
    [many] { $count } человек
   *[other] { $count } человека
}
    .braille = { $count }ч
# Dice of one kind with their number, after a verb.
taken-cow = { $count ->
    [1] одну корову
    [2] две коровы
    [one] { $count } корову
    [few] { $count } коровы
    [many] { $count } коров
   *[other] { $count } коровы
}
    .braille = { $count }м
# Dice of one kind with their number, after a verb.
taken-chicken = { $count ->
    [1] одну курицу
    [2] две курицы
    [one] { $count } курицу
    [few] { $count } курицы
    [many] { $count } куриц
   *[other] { $count } курицы
}
    .braille = { $count }я
# A kind of dice without a number.
face-tank = танки
    .braille = т
# A kind of dice without a number.
face-ray = лучи
    .braille = л
# A kind of dice without a number.
face-human = люди
    .braille = ч
# A kind of dice without a number.
face-cow = коровы
    .braille = м
# A kind of dice without a number.
face-chicken = курицы
    .braille = я

## What happens

# A turn begins with all 13 dice in hand. $turn counts the turns of a solo game, else it is 0.
turn-started = { $turn ->
    [0] { $you ->
        [yes] Ваш ход.
       *[no] Ходит { $who }.
    }
   *[other] Ход { $turn }.
}
    .brief = { $turn ->
        [0] { $you ->
            [yes] Ваш ход.
           *[no] Ходит { $who }.
        }
       *[other] Ход { $turn }.
    }
    .full = { $turn ->
        [0] { $you ->
            [yes] Ваш ход, в руке 13 кубиков.
           *[no] Ходит { $who }, в руке 13 кубиков.
        }
       *[other] Ход { $turn }, в руке 13 кубиков.
    }
    .braille = { $turn ->
        [0] { $you ->
            [yes] Ход: вы.
           *[no] Ход: { $who }.
        }
       *[other] Ход { $turn }.
    }
# The first roll of a turn; nothing was aside before. $dice is a list.
rolled = { $you ->
    [yes] Ваш бросок: { $dice }.
   *[no] { $who } бросает: { $dice }.
}
    .braille = { $you ->
        [yes] { $dice }.
       *[no] { $dice }, { $who }.
    }
# A later roll of a turn. $aside is the list of what was kept before, tanks of this roll not included.
rolled-again = { $you ->
    [yes] Ваш бросок: { $dice }. Отложено: { $aside }.
   *[no] { $who } бросает: { $dice }. Отложено: { $aside }.
}
    .full = { $you ->
        [yes] Ваш бросок: { $dice }. Отложено раньше: { $aside }.
       *[no] { $who } бросает: { $dice }. Отложено раньше: { $aside }.
    }
    .braille = { $you ->
        [yes] { $dice }. Отл { $aside }.
       *[no] { $dice }, { $who }. Отл { $aside }.
    }
# Tanks of a roll go aside by themselves. $tanks and $rays are all that are aside now.
tanks-moved = { $count ->
    [one] { $count } танк откладывается
    [few] { $count } танка откладываются
    [many] { $count } танков откладываются
   *[other] { $count } танка откладываются
}: танков { $tanks }, лучей { $rays }.
    .brief = { $count ->
        [one] { $count } танк откладывается
        [few] { $count } танка откладываются
        [many] { $count } танков откладываются
       *[other] { $count } танка откладываются
    }, всего { $tanks }.
    .full = { $count ->
        [one] { $count } танк уходит из броска к отложенным
        [few] { $count } танка уходят из броска к отложенным
        [many] { $count } танков уходят из броска к отложенным
       *[other] { $count } танка уходят из броска к отложенным
    }. Отложено: { $aside }.
    .braille = { $count }т отл: { $tanks }т { $rays }л.
# Death rays were chosen. $taken is taken-ray, like "4 rays"; $left is the number of dice that are still to roll.
rays-taken = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { $taken }: танков { $tanks }, лучей { $rays }.
    .brief = { $you ->
        [yes] Вы берёте
       *[no] { $who } берёт
    } { $taken }.
    .full = { $you ->
        [yes] Вы берёте
       *[no] { $who } берёт
    } { $taken } из броска. Отложено: { $aside }. { $left ->
        [0] Кубиков больше нет.
       *[other] Кубиков остаётся { $left }.
    }
    .braille = { $you ->
        [yes] { $taken } отл: { $tanks }т { $rays }л.
       *[no] { $taken } отл: { $tanks }т { $rays }л, { $who }.
    }
# Earthlings were chosen. $taken is taken-cow or the like, "3 cows".
dice-taken = { $you ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { $taken }. { $left ->
    [0] Кубиков больше нет.
   *[other] Кубиков остаётся { $left }.
}
    .brief = { $you ->
        [yes] Вы берёте
       *[no] { $who } берёт
    } { $taken }.
    .full = { $you ->
        [yes] Вы берёте
       *[no] { $who } берёт
    } { $taken } из броска. Отложено: { $aside }. { $left ->
        [0] Кубиков больше нет.
       *[other] Кубиков остаётся { $left }.
    }
    .braille = { $you ->
        [yes] { $taken } отл, ост { $left }.
       *[no] { $taken } отл, ост { $left }, { $who }.
    }
# No roll can bring enough rays any more: at most $reach more can come.
turn-lost = Этот ход уже не спасти: лучей не хватит.
    .brief = Ход уже не спасти.
    .full = Этот ход уже не спасти: танков { $tanks }, лучей { $rays }, прибавиться может максимум { $reach ->
        [one] { $reach } луч
        [few] { $reach } луча
        [many] { $reach } лучей
       *[other] { $reach } луча
    }, и очков не будет.
    .braille = Не спасти.
# The first to reach the target did so before the end of a round; $seats are those who still play.
last-round = Набрано { $target }: этот раунд последний.
    .brief = Набрано { $target }, последний раунд.
    .full = { $you ->
        [yes] Вы достигаете цели
       *[no] { $who } достигает цели
    }, { $target ->
        [1] одно очко
        [one] { $target } очко
        [few] { $target } очка
        [many] { $target } очков
       *[other] { $target } очка
    }, поэтому этот раунд последний. Ещё ходят: { $seats }.
    .braille = Последний раунд, набрано { $target }.
# A turn ends by itself because no kind of the roll can be taken.
turn-ends-no-choice = Взять нечего.
    .full = Из этого броска взять нечего, поэтому ход заканчивается.
    .braille = Взять нечего.
# A turn ends by itself because all 13 dice are aside.
turn-ends-all-aside = Отложены все кубики.
    .full = Отложены все 13 кубиков, поэтому ход заканчивается.
    .braille = Все отл.
# A turn is scored, fewer than three kinds are aside. $total is the player's new total.
turn-scored = { $you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { $points ->
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: землян { $earthlings }. Всего { $total }.
    .brief = { $you ->
        [yes] Вы получаете
       *[no] { $who } получает
    } { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, всего { $total }.
    .full = { $you ->
        [yes] Вы получаете
       *[no] { $who } получает
    } { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, по одному за каждого землянина. { $you ->
        [yes] Теперь у вас
       *[no] Теперь всего
    } { $total }.
    .braille = { $you ->
        [yes] { $points } оч, итог { $total }.
       *[no] { $points } оч, итог { $total }, { $who }.
    }
# A turn is scored, with the bonus for all three kinds. $earthlings and $bonus make $points.
turn-scored-bonus = { $you ->
    [yes] Вы получаете
   *[no] { $who } получает
} { $points ->
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: за землян { $earthlings }, бонус { $bonus }. Всего { $total }.
    .brief = { $you ->
        [yes] Вы получаете
       *[no] { $who } получает
    } { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } с бонусом, всего { $total }.
    .full = { $you ->
        [yes] Вы получаете
       *[no] { $who } получает
    } { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: за землян { $earthlings } и ещё { $bonus } за все три вида. { $you ->
        [yes] Теперь у вас
       *[no] Теперь всего
    } { $total }.
    .braille = { $you ->
        [yes] { $points } оч ({ $earthlings }+{ $bonus }), итог { $total }.
       *[no] { $points } оч ({ $earthlings }+{ $bonus }), итог { $total }, { $who }.
    }
# A turn is scored: nothing, because the tanks outnumber the rays.
turn-outgunned = { $you ->
    [yes] Вы не получаете
   *[no] { $who } не получает
} ничего: танков { $tanks }, лучей { $rays }. Всего { $total }.
    .brief = { $you ->
        [yes] Вы не получаете
       *[no] { $who } не получает
    } ничего, танков больше, всего { $total }.
    .full = { $you ->
        [yes] Вы не получаете
       *[no] { $who } не получает
    } ничего, потому что танков { $tanks }, а лучей только { $rays }. { $you ->
        [yes] У вас по-прежнему
       *[no] Всего по-прежнему
    } { $total }.
    .braille = { $you ->
        [yes] 0 оч: { $tanks }т { $rays }л, итог { $total }.
       *[no] 0 оч: { $tanks }т { $rays }л, итог { $total }, { $who }.
    }
# A turn is scored: nothing, because no earthling was taken.
turn-empty = { $you ->
    [yes] Вы не получаете
   *[no] { $who } не получает
} ничего: землян нет. Всего { $total }.
    .brief = { $you ->
        [yes] Вы не получаете
       *[no] { $who } не получает
    } ничего, землян нет, всего { $total }.
    .braille = { $you ->
        [yes] 0 оч: нет ч м я, итог { $total }.
       *[no] 0 оч: нет ч м я, итог { $total }, { $who }.
    }
# The best score is shared; $seats is the list of those who roll six dice each, most rays win.
tie-break-started = Ничья за первое место. По 6 кубиков бросают: { $seats }. Побеждает тот, у кого больше лучей.
    .brief = Ничья. На лучи бросают: { $seats }.
    .braille = Ничья, по 6 кубиков: { $seats }. Больше л победа.
# The tie-break was tied again.
tie-break-again = Снова ничья. По 6 кубиков бросают: { $seats }.
    .brief = Снова ничья. Бросают: { $seats }.
    .braille = Снова ничья, по 6 кубиков: { $seats }.
# One of those tied rolled six dice.
tie-break-rolled = { $you ->
    [yes] Ваш бросок: { $dice }.
   *[no] { $who } бросает: { $dice }.
}
    .full = { $you ->
        [yes] Ваш бросок: { $dice }. Лучей { $rays }.
       *[no] { $who } бросает: { $dice }. Лучей { $rays }.
    }
    .braille = { $you ->
        [yes] { $dice }.
       *[no] { $dice }, { $who }.
    }
# The end of a match of two or more.
won = Игра окончена. { $you ->
    [yes] Вы побеждаете
   *[no] { $who } побеждает
} со счётом { $points }.
    .full = Игра окончена. { $you ->
        [yes] Вы побеждаете и набираете
       *[no] { $who } побеждает и набирает
    } { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
    .braille = { $you ->
        [yes] Победа { $points }: вы.
       *[no] Победа { $points }: { $who }.
    }
# The end of a match that a tie-break decided. $rays are the winner's in its last roll.
won-tie-break = Игра окончена. { $you ->
    [yes] Вы выигрываете
   *[no] { $who } выигрывает
} решающий бросок: { $rays ->
    [one] { $rays } луч
    [few] { $rays } луча
    [many] { $rays } лучей
   *[other] { $rays } луча
}.
    .full = Игра окончена. Лучший счёт общий, { $points }, и решающий бросок { $you ->
        [yes] выигрываете вы
       *[no] выигрывает { $who }
    }: { $rays ->
        [one] { $rays } луч
        [few] { $rays } луча
        [many] { $rays } лучей
       *[other] { $rays } луча
    }.
    .braille = { $you ->
        [yes] Победа, ничья { $rays }л: вы.
       *[no] Победа, ничья { $rays }л: { $who }.
    }
# The same where the rays are not known, because the position was set up.
won-tie = Игра окончена. { $you ->
    [yes] Вы выигрываете
   *[no] { $who } выигрывает
} решающий бросок.
    .full = Игра окончена. Лучший счёт общий, { $points }, и решающий бросок { $you ->
        [yes] выигрываете вы
       *[no] выигрывает { $who }
    }.
    .braille = { $you ->
        [yes] Победа, ничья: вы.
       *[no] Победа, ничья: { $who }.
    }
# Everybody's points at the end; $totals is the list of them.
final-totals = Итог: { $totals }.
    .braille = Итог { $totals }.
# One player's points in that list: "27 for Ann", so that no name runs into a number.
final-total = { $you ->
    [yes] { $points } у вас
   *[no] { $points } у игрока { $who }
}
    .braille = { $you ->
        [yes] { $points } вы
       *[no] { $points } { $who }
    }
# The end of a solo game.
solo-over = Игра окончена: { $points ->
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}.
    .braille = Конец: { $points } оч, ходов { $turns }.
# The end of a solo game that was not played from its start.
solo-over-uncounted = Игра окончена: { $points ->
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .braille = Конец: { $points } оч.

## Questions and choices

# What is due before the first roll of a turn.
question-roll = Бросить все 13 кубиков?
    .full = Бросить все 13 кубиков? Нажмите { $key-roll } или { $key-space }.
    .braille = Бросить 13?
# What is due after a roll. $kinds is a list of taken-ray and the like with or: "4 rays, 2 humans or 1 cow".
question-choose = Взять { $kinds }?
    .brief = Что взять?
    .full = Выберите один вид, откладываются все его кубики. Взять { $kinds }?
    .braille = Взять { $kinds }?
# What is due after a choice. $left is the number of dice that would be rolled.
question-decide = { $points ->
    [0] Бросить ещё { $left } или закончить ход без очков?
   *[other] Бросить ещё { $left } или закончить ход и забрать { $points }?
}
    .brief = Бросить или закончить?
    .full = Бросить { $left ->
        [1] последний кубик
        [one] оставшийся { $left } кубик
        [few] оставшиеся { $left } кубика
        [many] оставшиеся { $left } кубиков
       *[other] оставшиеся { $left } кубика
    } или закончить ход { $points ->
        [0] без очков
       *[other] и забрать { $points ->
            [1] одно очко
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
    }? Нажмите { $key-roll } или { $key-bank }.
    .braille = Бросок { $left }, стоп { $points }?
# What is due after a choice when no roll can bring enough rays any more.
question-decide-lost = Ход не спасти. Бросить ещё { $left } или закончить ход без очков?
    .brief = Бросить или закончить?
    .full = Ход не спасти. Бросить { $left ->
        [1] последний кубик
        [one] оставшийся { $left } кубик
        [few] оставшиеся { $left } кубика
        [many] оставшиеся { $left } кубиков
       *[other] оставшиеся { $left } кубика
    } или закончить ход без очков? Нажмите { $key-roll } или { $key-bank }.
    .braille = Не спасти. Бросок { $left }, стоп 0?
# Nothing is due any more.
question-over = Игра окончена.
    .braille = Конец.
# Nobody can choose while dice are in the air.
question-rolling = Кубики катятся.
    .braille = Катятся.
# A choice in the list: roll. Nothing is at risk.
choice-roll = Бросить { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}.
    .braille = Бросок { $count }.
# A choice in the list: roll. $points would be scored by a stop and may be lost.
choice-roll-risk = Бросить { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}, на кону { $points ->
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .brief = Бросить { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    }.
    .braille = Бросок { $count }, на кону { $points }.
# A choice in the list: roll. $needed more rays are needed, or nothing is scored.
choice-roll-behind = Бросить { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}: { $needed ->
    [one] нужен ещё { $needed } луч
    [few] нужно ещё { $needed } луча
    [many] нужно ещё { $needed } лучей
   *[other] нужно ещё { $needed } луча
}.
    .brief = Бросить { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    }.
    .braille = Бросок { $count }, надо { $needed }л.
# A choice in the list: roll, although no roll can bring enough rays any more.
choice-roll-lost = Бросить { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}, но ход уже не спасти.
    .brief = Бросить { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
        [many] { $count } кубиков
       *[other] { $count } кубика
    }, ход не спасти.
    .braille = Бросок { $count }, не спасти.
# A choice in the list: stop and score.
choice-stop = Закончить ход, { $points ->
    [0] без очков
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, всего { $total }.
    .brief = Закончить ход, { $points ->
        [0] без очков
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
    .braille = Стоп { $points }, итог { $total }.
# A choice in the list: take a kind. $dice is taken-cow or the like, as after "take". $tanks, $rays
# and $left are what would be aside and left then, $points what a stop would be worth.
choice-take = { $dice }: { $tanks ->
    [0] { $rays ->
        [0] танков и лучей нет
       *[other] танков нет, лучей { $rays }
    }
   *[other] танков { $tanks }, лучей { $rays }
}, очков { $points }, { $left ->
    [0] кубиков не остаётся
    [one] остаётся { $left } кубик
    [few] остаётся { $left } кубика
    [many] остаётся { $left } кубиков
   *[other] остаётся { $left } кубика
}.
    .brief = { $dice }.
    .braille = { $dice }: { $tanks }т { $rays }л, { $points } оч, ост { $left }.
# The same where the turn would be lost after it.
choice-take-lost = { $dice }: { $tanks ->
    [0] { $rays ->
        [0] танков и лучей нет
       *[other] танков нет, лучей { $rays }
    }
   *[other] танков { $tanks }, лучей { $rays }
}, ход не спасти, { $left ->
    [0] кубиков не остаётся
    [one] остаётся { $left } кубик
    [few] остаётся { $left } кубика
    [many] остаётся { $left } кубиков
   *[other] остаётся { $left } кубика
}.
    .brief = { $dice }, ход не спасти.
    .braille = { $dice }: { $tanks }т { $rays }л, не спасти, ост { $left }.
# A hint: take a kind. $choice is the line of the choice, which begins like "4 rays".
action-take = Взять { $choice }
# Asked before a stop that throws earthlings away.
confirm-stop = Закончить ход без очков? Танков { $tanks }, лучей { $rays }: { $earthlings ->
    [one] пропадает { $earthlings } землянин
    [few] пропадают { $earthlings } землянина
    [many] пропадают { $earthlings } землян
   *[other] пропадают { $earthlings } землянина
}. { $key-take }: да, { $key-back }: нет.
    .braille = Пропадут { $earthlings } ({ $tanks }т { $rays }л). { $key-take } да, { $key-back } нет: стоп 0?

## Answers

# The dice that are aside; $dice is a list.
zone-aside = Отложено: { $dice }.
    .braille = Отл { $dice }.
# No dice are aside.
zone-aside-empty = Ничего не отложено.
    .braille = Отл 0.
# What the kinds of dice are for.
dice-use = Танки откладываются сами, и лучей нужно не меньше. Человек, корова и курица дают по одному очку, все три вида вместе ещё 3.
    .braille = Т отл сами, л надо не меньше. Ч м я по 1 оч, все виды +3.
# The dice of the roll that wait for a choice.
zone-table = На столе: { $dice }.
    .braille = Стол { $dice }.
# No roll waits for a choice.
zone-table-empty = На столе пусто.
    .braille = Стол 0.
# The dice in hand.
zone-hand = В руке { $count ->
    [0] кубиков нет
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}.
    .braille = Рука { $count }.
# What the dice on the table are for.
around-1 = Один вид со стола откладывается целиком, остальные кубики бросаются снова.
    .braille = Один вид отл весь, остальные бросают снова.
# What the dice in hand are for.
around-2 = Кубики из руки бросают следующими, если ход продолжается.
    .braille = Рука: следующий бросок.
# More tanks than rays are aside: $needed more rays are needed.
balance-behind = Танков { $tanks }, лучей { $rays }: { $needed ->
    [one] нужен ещё { $needed } луч
    [few] нужно ещё { $needed } луча
    [many] нужно ещё { $needed } лучей
   *[other] нужно ещё { $needed } луча
}, пока ход не даёт ничего.
    .braille = { $tanks }т { $rays }л: надо { $needed }л, стоп 0.
# At least as many rays as tanks are aside. $points is what a stop is worth.
balance-safe = Танков { $tanks }, лучей { $rays }: лучей хватает, ход даёт { $points ->
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .braille = { $tanks }т { $rays }л: надо 0л, стоп { $points }.
# Nothing was rolled in this turn.
balance-none = Пока ничего не отложено: лучи не нужны, очков нет.
    .braille = Отл 0: надо 0л, стоп 0.
# Which kinds of earthlings may still be taken in this turn; $kinds is a list.
kinds-open = Ещё открыты: { $kinds }.
    .braille = Открыты { $kinds }.
# All three kinds are aside.
kinds-all = Отложены все три вида, бонус 3.
    .braille = Все виды отл, бонус 3.
# The points of one player.
score = { $you ->
    [yes] Вы: { $points }.
   *[no] { $who }: { $points }.
}
    .full = { $you ->
        [yes] У вас
       *[no] { $who }:
    } { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
    .braille = { $you ->
        [yes] { $points }: вы.
       *[no] { $points }: { $who }.
    }
# How points come about.
scores-reason = За ход дают по одному очку за человека, корову и курицу и ещё 3 за все три вида, если лучей не меньше, чем танков.
    .braille = Ход: ч м я по 1 оч, все виды +3, если л не меньше, чем т.
# Nobody has reached the target.
target-open = Цель { $target }. У лидера { $best }, до цели ещё { $missing }.
    .braille = Цель { $target }, у лидера { $best }, ещё { $missing }.
# Somebody has reached the target.
target-reached = Набрано { $target }: этот раунд последний.
    .braille = Последний раунд, набрано { $target }.
# The best score is shared, and dice decide.
target-tied = Набрано { $target }. Впереди решающий бросок: побеждает тот, у кого больше лучей.
    .braille = Ничья, набрано { $target }: больше л победа.
# The game has ended.
target-over = Игра окончена. Её цель { $target }.
    .braille = Конец, цель { $target }.
# Whose turn it is.
turn-now = { $you ->
    [yes] Ваш ход.
   *[no] Ходит { $who }.
}
    .braille = { $you ->
        [yes] Ход: вы.
       *[no] Ход: { $who }.
    }
# Whose turn it is in a solo game that is counted: the number of the turn.
turn-solo = Ход { $turn }.
    .braille = Ход { $turn }.
# The best score is shared, and dice decide. $seats is the list of those who roll.
turn-tied = Ничья за первое место. На лучи бросают: { $seats }.
    .braille = Ничья, бросок на л: { $seats }.
# What one of those tied has rolled so far.
turn-thrown = { $who }: { $rays ->
    [one] { $rays } луч
    [few] { $rays } луча
    [many] { $rays } лучей
   *[other] { $rays } луча
}.
    .braille = { $rays }л: { $who }.

## The rules of this step

# Before the first roll.
step-roll = Бросьте все 13 кубиков. Танки откладываются сами.
    .braille = Бросьте 13. Т отл сами.
# After a roll.
step-choose = Возьмите один вид, все его кубики. Лучи можно брать всегда, людей, коров и куриц раз за ход.
    .braille = Один вид, все его кубики: л всегда, ч м я раз за ход.
# After a choice.
step-decide = Закончите ход и получите очки или бросьте оставшиеся кубики. Если танков больше, чем лучей, очков нет.
    .braille = Стоп с оч или бросок остальных. Т больше, чем л: 0 оч.
# At the end.
step-over = Игра окончена.
    .braille = Конец.
# Dice are in the air.
step-rolling = Подождите, кубики катятся.
    .braille = Подождите.

## The complete rules

# Section of the rules.
rules-aim = Цель игры. Вы марсиане и похищаете с Земли людей, коров и куриц. Игра заканчивается после раунда, в котором кто-то набирает 25 очков. Побеждает самый большой счёт. При ничьей бросают по 6 кубиков, и побеждает тот, у кого больше лучей; если снова ничья, бросают ещё раз. Играя в одиночку, считайте, сколько ходов вам нужно.
# Section of the rules.
rules-turn = Ход. Бросьте все кубики, которые не отложены, сначала их 13. На каждом кубике один танк, два луча смерти, один человек, одна корова и одна курица. Все выпавшие танки откладываются.
# Section of the rules.
rules-choice = Выбор. Возьмите из броска один вид, все его кубики: лучи можно всегда, людей, коров и куриц только тогда, когда этот вид ещё не отложен. Если взять нечего, ход заканчивается и считаются очки.
# Section of the rules.
rules-score = Подсчёт очков. После каждого выбора закончите ход или бросайте дальше. Если танков больше, чем лучей, ход не даёт ничего. Иначе каждый человек, корова и курица дают одно очко, а все три вида вместе ещё 3. За лучи очков нет. Когда отложены все 13 кубиков, очки считаются сразу.
# Section of the rules.
rules-end = Конец игры. Когда у кого-то 25 или больше, раунд доигрывается, чтобы ходов у всех было поровну.

## The short terms in braille, a line of the help each

# A short term in braille. It is written as in the braille texts above.
short-t = т: танк.
# A short term in braille. It is written as in the braille texts above.
short-r = л: луч смерти.
# A short term in braille. It is written as in the braille texts above.
short-u = ч: человек.
# A short term in braille. It is written as in the braille texts above.
short-w = м: корова, она мычит.
# A short term in braille. It is written as in the braille texts above.
short-k = я: курица, она несёт яйца.
# How dice are written in braille.
short-roll = 3т 2м: 3 танка и две коровы. Отдельно это бросок.
# How tanks and rays that are aside are written in braille.
short-balance = 4т 2л после двоеточия: отложено 4 танка и 2 луча.
# A short term in braille. It is written as in the braille texts above.
short-as = отл: отложено или откладывается.
# A short term in braille. It is written as in the braille texts above.
short-left = ост: столько кубиков остаётся бросить.
# A short term in braille. It is written as in the braille texts above.
short-pt = оч: очки за ход.
# How a bonus is written in braille.
short-bonus = 7 плюс 3 в скобках: 7 за землян, 3 за все три вида.
    .braille = (7+3): 7 за землян, 3 за все три вида.
# A short term in braille. It is written as in the braille texts above.
short-tot = итог: всего очков.
# A short term in braille. It is written as in the braille texts above.
short-stop = стоп 7: закончить ход и получить 7.
# A short term in braille. It is written as in the braille texts above.
short-need = надо 2л: нужно ещё 2 луча, иначе ход не даёт ничего.
# A short term in braille. It is written as in the braille texts above.
short-lost = не спасти: лучей не хватит при любом броске.
# A short term in braille. It is written as in the braille texts above.
short-win = победа 27: игра окончена, победный счёт 27.
# A short term in braille. It is written as in the braille texts above.
short-over = конец: игра окончена.
# A short term in braille. It is written as in the braille texts above.
short-end = цель 25: когда у кого-то 25 или больше, игра заканчивается.
# Whose an announcement is in braille.
short-name = Имя в конце: чьё это действие. Без имени: ваше или того, чей ход.

## Refusals: why, and what is possible instead is said after it

# Refused: tanks cannot be chosen.
refuse-tanks-move-alone = Танки откладываются сами, взять их нельзя.
    .braille = Нет, т отл сами.
# Refused: there is no roll to choose from.
refuse-nothing-rolled = На столе нечего брать.
    .braille = Нет, стол 0.
# Refused: that kind is not in the roll. $kind is like "cows".
refuse-none-rolled = На столе этого нет: { $kind }.
    .braille = На столе нет: { $kind }.
# Refused: that earthling kind was taken earlier in this turn.
refuse-already-taken = В этом ходу уже взяты { $kind }.
    .braille = Нет, уже отл { $kind }.
# Refused: a kind must be taken before anything else.
refuse-choose-first = Сначала возьмите один вид.
    .braille = Сначала взять.
# Refused: nothing was rolled in this turn.
refuse-roll-first = Сначала бросьте кубики.
    .braille = Сначала бросок.

## The sounds

# A sound in the list of sounds: its name and when it is heard.
sound-die-tank = Танк: выпадает танк.
    .braille = Танк.
# A sound in the list of sounds: its name and when it is heard.
sound-die-ray = Луч: выпадает луч смерти.
    .braille = Луч.
# A sound in the list of sounds: its name and when it is heard.
sound-die-human = Человек: человек выпадает или откладывается.
    .braille = Человек.
# A sound in the list of sounds: its name and when it is heard.
sound-die-cow = Корова: корова выпадает или откладывается.
    .braille = Корова.
# A sound in the list of sounds: its name and when it is heard.
sound-die-chicken = Курица: курица выпадает или откладывается.
    .braille = Курица.
# A sound in the list of sounds: its name and when it is heard.
sound-to-tanks = Моторы: танки из броска откладываются.
    .braille = Танки отл.
# A sound in the list of sounds: its name and when it is heard.
sound-to-rays = Зарядка: все лучи из броска откладываются.
    .braille = Лучи отл.
# A sound in the list of sounds: its name and when it is heard.
sound-to-earthlings = Похищение: откладывается один вид землян.
    .braille = Похищение: отл.
# A sound in the list of sounds: its name and when it is heard.
sound-bonus = Бонус: все три вида землян приносят дополнительные очки.
    .braille = Бонус.
# A sound in the list of sounds: its name and when it is heard.
sound-lost = Сирена: ход уже ничего не даст.
    .braille = Сирена: не спасти.
# A sound in the list of sounds: its name and when it is heard.
sound-last-round = Колокол: начинается последний раунд.
    .braille = Колокол: последний раунд.
# A sound in the list of sounds: its name and when it is heard.
sound-tie-break = Барабан: при ничьей бросают на лучи.
    .braille = Барабан: ничья.

## Why a bot, or a hint, chooses something

# The turn has just begun.
reason-first-roll = Ход начинается с броска.
    .braille = Сначала бросок.
# The turn is lost, whatever is done.
reason-lost = Ход не спасти, поэтому выбор ничего не меняет.
    .braille = Не спасти, всё равно.
# It stops.
reason-stop = Закончить: { $points } достаточно, а кубиков всего { $left }.
    .braille = Стоп: { $points } оч хватит, ост только { $left }.
# It rolls on.
reason-roll = Бросать: пока { $points ->
    [0] очков нет
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, кубиков ещё { $left }.
    .braille = Бросок: пока { $points } оч, ост { $left }.
# It takes rays.
reason-rays = Лучи: отложено танков { $tanks }, { $rays ->
    [0] а лучей нет
   *[other] а лучей только { $rays }
}.
    .braille = Лучи: { $tanks }т, только { $rays }л.
# Nothing but rays can be taken.
reason-only-rays = Взять можно только лучи.
    .braille = Можно только л.
# It takes the most frequent kind. $kind is like "4 cows".
reason-most = Самое большее, что можно взять: { $kind }.
    .braille = { $kind } максимум.

## Table options, as lines of the set-up

# The points at which the game ends.
option-target = Цель игры в очках: { $value }.
    .braille = Цель { $value }.
