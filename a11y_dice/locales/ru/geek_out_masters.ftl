# Geek Out! Masters in Russian. In every message $who is a player's name, which stays in the
# nominative, and $you is yes when that player is the listener. One is a word where it has a gender,
# because voices read the digit in the masculine.

# The title of the game, as in the main menu. Not translated.
title = Geek Out! Masters

## Dice and their faces

# Dice of one face with their number, inside a list: "3 meeples".
dice-meeple = { $count ->
    [one] { $count } мипл
    [few] { $count } мипла
    [many] { $count } миплов
   *[other] { $count } мипла
}
    .braille = { $count }м
# Dice of one face with their number, inside a list.
dice-spaceship = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
    [many] { $count } кораблей
   *[other] { $count } корабля
}
    .braille = { $count }л
# Dice of one face with their number, inside a list.
dice-superhero = { $count ->
    [one] { $count } супергерой
    [few] { $count } супергероя
    [many] { $count } супергероев
   *[other] { $count } супергероя
}
    .braille = { $count }п
# Dice that show 42 with their number, inside a list. A word keeps the two numbers apart by ear.
dice-fortytwo = { $count ->
    [one] { $count } кубик 42
    [few] { $count } кубика 42
    [many] { $count } кубиков 42
   *[other] { $count } кубика 42
}
    .braille = { $count }ч
# Dice of one face with their number, inside a list.
dice-dragon = { $count ->
    [one] { $count } дракон
    [few] { $count } дракона
    [many] { $count } драконов
   *[other] { $count } дракона
}
    .braille = { $count }н
# Dice of one face with their number, inside a list.
dice-heart = { $count ->
    [1] одно сердце
    [one] { $count } сердце
    [few] { $count } сердца
    [many] { $count } сердец
   *[other] { $count } сердца
}
    .braille = { $count }р
# One die as the object of a verb: "You shoot a meeple".
one-meeple = мипла
    .braille = м
# One die as the object of a verb.
one-spaceship = корабль
    .braille = л
# One die as the object of a verb.
one-superhero = супергероя
    .braille = п
# One die as the object of a verb.
one-fortytwo = 42
    .braille = ч
# One die as the object of a verb.
one-dragon = дракона
    .braille = н
# One die as the object of a verb.
one-heart = сердце
    .braille = р
# The name of a face, without a number and an article.
die-meeple = мипл
    .braille = м
# The name of a face, without a number and an article.
die-spaceship = корабль
    .braille = л
# The name of a face, without a number and an article.
die-superhero = супергерой
    .braille = п
# The name of a face, without a number and an article.
die-fortytwo = 42
    .braille = ч
# The name of a face, without a number and an article.
die-dragon = дракон
    .braille = н
# The name of a face, without a number and an article.
die-heart = сердце
    .braille = р
# The name of a face as the first word of a choice or a sentence.
label-meeple = Мипл
    .braille = М
# The name of a face as the first word of a choice or a sentence.
label-spaceship = Корабль
    .braille = Л
# The name of a face as the first word of a choice or a sentence.
label-superhero = Супергерой
    .braille = П
# The name of a face as the first word of a choice or a sentence.
label-fortytwo = 42
    .braille = Ч
# The name of a face as the first word of a choice or a sentence.
label-dragon = Дракон
    .braille = Н
# The name of a face as the first word of a choice or a sentence.
label-heart = Сердце
    .braille = Р

## What happens

# A turn begins with 7 dice in hand and 3 inactive. $when is round-now or round-last.
turn-started = { $you ->
    [yes] Ваш ход, { $when }.
   *[no] Ходит { $who }, { $when }.
}
    .full = { $you ->
        [yes] Ваш ход, { $when }. В руке 7 кубиков, неактивных 3.
       *[no] Ходит { $who }, { $when }. В руке 7 кубиков, неактивных 3.
    }
    .braille = { $you ->
        [yes] Ход { $when }: вы.
       *[no] Ход { $when }: { $who }.
    }
# The round inside a sentence; $round counts from 1 to $rounds. "Your turn, round 2 of 5."
round-now = раунд { $round } из { $rounds ->
    [5] пяти
   *[other] { $rounds }
}
    .brief = раунд { $round }
    .braille = { $round }/{ $rounds }
# The last round inside a sentence: "Your turn, last round, 5 of 5."
round-last = последний раунд, { $round } из { $rounds ->
    [5] пяти
   *[other] { $rounds }
}
    .brief = последний раунд
    .braille = { $round }/{ $rounds }
# The first roll of a turn: all 7 dice are active, 3 inactive. $dice is a list.
rolled = { $you ->
    [yes] Ваш бросок: { $dice }.
   *[no] { $who } бросает: { $dice }.
}
    .full = { $you ->
        [yes] Вы бросаете 7 кубиков: { $dice }. Неактивных 3.
       *[no] { $who } бросает 7 кубиков: { $dice }. Неактивных 3.
    }
    .braille = { $you ->
        [yes] { $dice }.
       *[no] { $dice }, { $who }.
    }
# All used dice were rolled and are active; none is used now. $dice is a list.
rolled-again = { $you ->
    [yes] Ваш бросок: { $dice }. Неактивных { $inactive }, зачтённых { $scored }.
   *[no] { $who } бросает: { $dice }. Неактивных { $inactive }, зачтённых { $scored }.
}
    .brief = { $you ->
        [yes] Ваш бросок: { $dice }.
       *[no] { $who } бросает: { $dice }.
    }
    .full = { $you ->
        [yes] Вы бросаете все использованные кубики: { $dice }. Неактивных { $inactive }. Зачтённых { $scored }.
       *[no] { $who } бросает все использованные кубики: { $dice }. Неактивных { $inactive }. Зачтённых { $scored }.
    }
    .braille = { $you ->
        [yes] { $dice }. Неа { $inactive }, зач { $scored }.
       *[no] { $dice }, { $who }. Неа { $inactive }, зач { $scored }.
    }
# A meeple went to used and another active die was rolled anew. $before and $after are like
# "a dragon"; $active is the list of all dice that are active now, $used the number of used ones.
die-rerolled = { $you ->
    [yes] Вы перебрасываете { $before } и получаете { $after }. Активные: { $active }.
   *[no] { $who } перебрасывает { $before } и получает { $after }. Активные: { $active }.
}
    .full = { $you ->
        [yes] Вы используете мипла, перебрасываете { $before } и получаете { $after }. Активные: { $active }. Использованных { $used }.
       *[no] { $who } использует мипла, перебрасывает { $before } и получает { $after }. Активные: { $active }. Использованных { $used }.
    }
    .braille = { $you ->
        [yes] Переброс { $before }, теперь { $after }. Акт { $active }.
       *[no] Переброс { $before }, теперь { $after }, { $who }. Акт { $active }.
    }
# A heart went to used and an inactive die was rolled into active. $die is like "a dragon"; $active
# is the list of all dice that are active now, $used and $inactive are numbers of dice.
die-joined = { $you ->
    [yes] Вы бросаете неактивный кубик и получаете { $die }. Активные: { $active }.
   *[no] { $who } бросает неактивный кубик и получает { $die }. Активные: { $active }.
}
    .full = { $you ->
        [yes] Вы используете сердце, бросаете неактивный кубик и получаете { $die }. Активные: { $active }. Использованных { $used }. Неактивных { $inactive }.
       *[no] { $who } использует сердце, бросает неактивный кубик и получает { $die }. Активные: { $active }. Использованных { $used }. Неактивных { $inactive }.
    }
    .braille = { $you ->
        [yes] Из неа { $die }. Акт { $active }.
       *[no] Из неа { $die }, { $who }. Акт { $active }.
    }
# A spaceship went to used and shot another active die, which went to inactive. $target is like
# "a dragon"; $inactive and $used are the numbers of dice there now.
die-shot = { $you ->
    [yes] Вы сбиваете { $target }: неактивных теперь { $inactive }.
   *[no] { $who } сбивает { $target }: неактивных теперь { $inactive }.
}
    .brief = { $you ->
        [yes] Вы сбиваете { $target }.
       *[no] { $who } сбивает { $target }.
    }
    .full = { $you ->
        [yes] Вы используете корабль и сбиваете { $target } в неактивные. Активные: { $active }. Использованных { $used }. Неактивных { $inactive }.
       *[no] { $who } использует корабль и сбивает { $target } в неактивные. Активные: { $active }. Использованных { $used }. Неактивных { $inactive }.
    }
    .braille = { $you ->
        [yes] Сбит { $target }, неа { $inactive }.
       *[no] Сбит { $target }, неа { $inactive }, { $who }.
    }
# A superhero went to used and flipped another active die, from $before to $after, which are
# like "a dragon". It stays active. $used is the number of used dice now.
die-turned = { $you ->
    [yes] Вы переворачиваете { $before } и получаете { $after }.
   *[no] { $who } переворачивает { $before } и получает { $after }.
}
    .full = { $you ->
        [yes] Вы используете супергероя, переворачиваете { $before } и получаете { $after }. Активные: { $active }. Использованных { $used }.
       *[no] { $who } использует супергероя, переворачивает { $before } и получает { $after }. Активные: { $active }. Использованных { $used }.
    }
    .braille = { $you ->
        [yes] Переворот { $before }, теперь { $after }.
       *[no] Переворот { $before }, теперь { $after }, { $who }.
    }
# A lone meeple or superhero went to used without effect. $die is like "a meeple".
die-idled = { $you ->
    [yes] Вы тратите { $die } впустую. Использованных { $used }.
   *[no] { $who } тратит { $die } впустую. Использованных { $used }.
}
    .brief = { $you ->
        [yes] Вы тратите { $die } впустую.
       *[no] { $who } тратит { $die } впустую.
    }
    .full = { $you ->
        [yes] Вы тратите { $die } впустую: другого активного кубика нет. Этот кубик уходит к использованным. Активные: { $active }. Использованных { $used }.
       *[no] { $who } тратит { $die } впустую: другого активного кубика нет. Этот кубик уходит к использованным. Активные: { $active }. Использованных { $used }.
    }
    .braille = { $you ->
        [yes] Впустую { $die }, исп { $used }.
       *[no] Впустую { $die }, исп { $used }, { $who }.
    }
# A heart went to used without effect, because no die is inactive. $die is "a heart".
heart-idled = { $you ->
    [yes] Вы тратите { $die } впустую. Использованных { $used }.
   *[no] { $who } тратит { $die } впустую. Использованных { $used }.
}
    .brief = { $you ->
        [yes] Вы тратите { $die } впустую.
       *[no] { $who } тратит { $die } впустую.
    }
    .full = { $you ->
        [yes] Вы тратите { $die } впустую: неактивных кубиков нет. Этот кубик уходит к использованным. Активные: { $active }. Использованных { $used }.
       *[no] { $who } тратит { $die } впустую: неактивных кубиков нет. Этот кубик уходит к использованным. Активные: { $active }. Использованных { $used }.
    }
    .braille = { $you ->
        [yes] Впустую { $die }, исп { $used }.
       *[no] Впустую { $die }, исп { $used }, { $who }.
    }
# All active dice were 42s and moved to scored. $scored is the number of scored dice of this turn
# now, $points is what they are worth if the turn ends now. It is said of the player in turn.
fortytwos-scored = { $count ->
    [one] { $count } кубик 42 засчитан
    [few] { $count } кубика 42 засчитаны
    [many] { $count } кубиков 42 засчитаны
   *[other] { $count } кубика 42 засчитано
}: зачтённых { $scored }, это { $points ->
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .brief = Зачтённых { $scored }, это { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
    .full = Активны только 42: { $count ->
        [one] { $count } кубик уходит к зачтённым
        [few] { $count } кубика уходят к зачтённым
        [many] { $count } кубиков уходят к зачтённым
       *[other] { $count } кубика уходят к зачтённым
    }. Зачтённых { $scored }, пока это { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
    .braille = { $count }ч в зач: { $scored }, { $points } оч.
# The table's option: a lone meeple or superhero ends the turn, which keeps its points.
turn-ends-lone = Одинокий кубик заканчивает ход.
    .full = За этим столом одинокий кубик без цели заканчивает ход, очки сохраняются.
    .braille = Одинокий: ход кончен.
# A turn is scored: $dice scored dice give $points. $total is the player's new total.
turn-scored = { $you ->
    [yes] Вы получаете { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
    }. Всего { $total }.
   *[no] { $who } получает { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
    }. Всего { $total }.
}
    .brief = { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
    }: { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, всего { $total }.
    .full = { $you ->
        [yes] Вы заканчиваете ход и получаете
       *[no] { $who } заканчивает ход и получает
    } { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за { $dice ->
        [one] { $dice } зачтённый кубик
        [few] { $dice } зачтённых кубика
        [many] { $dice } зачтённых кубиков
       *[other] { $dice } зачтённого кубика
    }. { $you ->
        [yes] Теперь у вас
       *[no] Теперь всего
    } { $total }.
    .braille = { $you ->
        [yes] { $points } оч (зач { $dice }), итог { $total }.
       *[no] { $points } оч (зач { $dice }), итог { $total }, { $who }.
    }
# A turn ends without scored dice and gives no points.
turn-empty = { $you ->
    [yes] Вы не получаете ничего: зачтённых кубиков нет. Всего { $total }.
   *[no] { $who } не получает ничего: зачтённых кубиков нет. Всего { $total }.
}
    .brief = Зачтённых нет: 0 очков, всего { $total }.
    .full = { $you ->
        [yes] Вы заканчиваете ход без зачтённых кубиков и не получаете ничего. У вас по-прежнему { $total }.
       *[no] { $who } заканчивает ход без зачтённых кубиков и не получает ничего. Всего по-прежнему { $total }.
    }
    .braille = { $you ->
        [yes] 0 оч (зач 0), итог { $total }.
       *[no] 0 оч (зач 0), итог { $total }, { $who }.
    }
# A turn is lost. $reason is one of the phrases below, $loss says how many scored dice are lost with
# it; $total is the player's total, which stays.
turn-busted = { $you ->
    [yes] Ваш ход сгорает { $reason }: 0 очков, { $loss }, всего по-прежнему { $total }.
   *[no] Ход игрока { $who } сгорает { $reason }: 0 очков, { $loss }, всего по-прежнему { $total }.
}
    .brief = Ход сгорает { $reason }: 0 очков, { $loss }, всего { $total }.
    .full = { $you ->
        [yes] Ваш ход сгорает { $reason }. За этот ход 0 очков, { $loss }. У вас по-прежнему { $total }.
       *[no] Ход игрока { $who } сгорает { $reason }. За этот ход 0 очков, { $loss }. Всего по-прежнему { $total }.
    }
    .braille = { $you ->
        [yes] Сгорает { $reason }, { $loss }, итог { $total }.
       *[no] Сгорает { $reason }, { $loss }, итог { $total }, { $who }.
    }
# Why a turn is lost, after "You bust": dragons are active and no die can act. $count of them.
bust-dragons = { $count ->
    [1] из-за дракона
    [2] из-за двух драконов
    [3] из-за трёх драконов
    [4] из-за четырёх драконов
    [5] из-за пяти драконов
    [6] из-за шести драконов
    [7] из-за семи драконов
    [one] из-за { $count } дракона
    [few] из-за { $count } драконов
    [many] из-за { $count } драконов
   *[other] из-за { $count } дракона
}
    .full = { $count ->
        [1] из-за дракона, который активен, а действовать больше нечем
        [2] из-за двух драконов, которые активны, а действовать больше нечем
        [3] из-за трёх драконов, которые активны, а действовать больше нечем
        [4] из-за четырёх драконов, которые активны, а действовать больше нечем
        [one] из-за { $count } дракона, а действовать больше нечем
        [few] из-за { $count } драконов, которые активны, а действовать больше нечем
        [many] из-за { $count } драконов, которые активны, а действовать больше нечем
       *[other] из-за { $count } дракона, а действовать больше нечем
    }
    .braille = { $count }н
# Why a turn is lost, after "You bust": a spaceship is the only active die.
bust-spaceship = из-за одинокого корабля
    .full = из-за одинокого корабля, единственного активного кубика
    .braille = одинокий л
# Why a turn is lost, after "You bust", by the table's option: a lone meeple or superhero.
bust-lone = из-за одинокого кубика
    .full = из-за одинокого кубика: цели у него нет, и за этим столом это провал
    .braille = одинокий
# How many scored dice a bust takes, inside a sentence; they were worth $worth.
lost-dice = { $lost ->
    [0] ничего не пропадает
    [one] пропадает { $lost } кубик
    [few] пропадают { $lost } кубика
    [many] пропадают { $lost } кубиков
   *[other] пропадает { $lost } кубика
}
    .brief = { $lost ->
        [0] ничего не пропадает
        [one] пропадает { $lost } кубик
        [few] пропадают { $lost } кубика
        [many] пропадают { $lost } кубиков
       *[other] пропадает { $lost } кубика
    }
    .full = { $lost ->
        [0] зачтённые кубики не пропадают
        [one] пропадает { $lost } зачтённый кубик и с ним { $worth ->
            [1] одно очко
            [one] { $worth } очко
            [few] { $worth } очка
            [many] { $worth } очков
           *[other] { $worth } очка
        }
        [few] пропадают { $lost } зачтённых кубика и с ними { $worth ->
            [1] одно очко
            [one] { $worth } очко
            [few] { $worth } очка
            [many] { $worth } очков
           *[other] { $worth } очка
        }
        [many] пропадают { $lost } зачтённых кубиков и с ними { $worth ->
            [1] одно очко
            [one] { $worth } очко
            [few] { $worth } очка
            [many] { $worth } очков
           *[other] { $worth } очка
        }
       *[other] пропадает { $lost } зачтённого кубика и с ним { $worth ->
            [1] одно очко
            [one] { $worth } очко
            [few] { $worth } очка
            [many] { $worth } очков
           *[other] { $worth } очка
        }
    }
    .braille = минус { $lost }
# The end of a match of two or more, with one winner.
won = { $you ->
    [yes] Игра окончена: вы побеждаете со счётом { $points }.
   *[no] Игра окончена: { $who } побеждает со счётом { $points }.
}
    .full = { $you ->
        [yes] Игра окончена после раунда { $rounds }. Вы побеждаете с лучшим счётом, { $points }.
       *[no] Игра окончена после раунда { $rounds }. { $who } побеждает с лучшим счётом, { $points }.
    }
    .braille = { $you ->
        [yes] Победа { $points }: вы.
       *[no] Победа { $points }: { $who }.
    }
# The end of a match with a tie for first; $winners is a list of names.
won-together = Игра окончена, общая победа со счётом { $points }: { $winners }.
    .full = Игра окончена после раунда { $rounds }. Общая победа с лучшим счётом { $points }: { $winners }.
    .braille = Победа { $points }: { $winners }.
# Everybody's total at the end, in the order of the seats; $totals is a list of the next message.
end-totals = Итог: { $totals }.
    .braille = Итог { $totals }.
# One player's total inside that list. A word stands between number and name: names end in numbers.
end-total-of = { $you ->
    [yes] { $points } у вас
   *[no] { $points } у игрока { $who }
}
    .braille = { $you ->
        [yes] { $points } вы
       *[no] { $points } { $who }
    }
# The end of a solo game without a target.
solo-over = Игра окончена: { $points ->
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .full = Игра окончена после раунда { $rounds }. Результат: { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
    .braille = Конец: { $points } оч.
# The end of a solo game whose target was reached.
solo-reached = Игра окончена: цель { $target } достигнута, у вас { $points }.
    .full = Игра окончена после раунда { $rounds }. Цель { $target } достигнута, у вас { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
    .braille = Конец: { $points } оч, цель { $target } есть.
# The end of a solo game whose target was not reached.
solo-missed = Игра окончена: цель { $target } не достигнута, у вас { $points }.
    .full = Игра окончена после раунда { $rounds }. Цель { $target } не достигнута: у вас { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, не хватает { $missing }.
    .braille = Конец: { $points } оч, цели { $target } нет.

## Questions and choices

# What is due before the first roll of a turn. $count is always 7.
question-roll = Бросить 7 кубиков?
    .full = Бросить 7 кубиков? Нажмите { $key-roll } или { $key-space }.
    .braille = Бросить 7?
# What is due while dice can act. $dice is a list with or: "a meeple, a spaceship or a heart".
question-act = Использовать { $dice }?
    .brief = Какой кубик использовать?
    .full = Выберите активный кубик. Использовать { $dice }?
    .braille = Использовать { $dice }?
# Which die a meeple rerolls.
question-meeple = Мипл: какой кубик перебросить?
    .brief = Какой перебросить?
    .full = Выберите другой активный кубик, мипл его перебросит.
    .braille = Какой перебросить?
# Which die a spaceship shoots; that die goes to inactive.
question-spaceship = Корабль: какой кубик сбить?
    .brief = Какой сбить?
    .full = Выберите другой активный кубик, корабль собьёт его в неактивные.
    .braille = Какой сбить?
# Which die a superhero flips into its opposite face.
question-superhero = Супергерой: какой кубик перевернуть?
    .brief = Какой перевернуть?
    .full = Выберите другой активный кубик, супергерой перевернёт его на обратную грань.
    .braille = Какой перевернуть?
# What a heart does; it needs no target.
question-heart = Сердце: бросить неактивный кубик?
    .brief = Бросить неактивный?
    .braille = Бросить из неа?
# What is due when no die is active. $count is the number of used dice that would be rolled.
question-decide = Бросить ещё { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
} или пас { $points ->
    [0] без очков
   *[other] и { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
}?
    .brief = Продолжить или пас?
    .full = Продолжить и бросить { $count ->
        [1] использованный кубик
        [one] весь { $count } использованный кубик
        [few] все { $count } использованных кубика
        [many] все { $count } использованных кубиков
       *[other] все { $count } использованного кубика
    } или пас { $points ->
        [0] без очков
       *[other] и { $points ->
            [1] одно очко
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
    }? Нажмите { $key-roll } или { $key-bank }.
    .braille = Дальше { $count }, пас { $points }?
# What is due when no die is active and none is used: only a pass.
question-pass = Пас { $points ->
    [0] без очков
   *[other] и { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
}?
    .full = Использованных кубиков нет, бросать нечего. Пас { $points ->
        [0] без очков
       *[other] и { $points ->
            [1] одно очко
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
    }? Нажмите { $key-bank }.
    .braille = Пас { $points }?
# Dice are in the air: nothing is due from a player.
question-rolling = Кубики катятся.
    .braille = Катятся.
# Nothing is due any more.
question-over = Игра окончена.
    .braille = Конец.
# A choice, and a hint: the first roll. $count is always 7.
action-roll = Бросить 7 кубиков.
    .braille = Бросить 7.
# A choice, and a hint: roll all used dice. $points is at risk.
action-continue = Продолжить и бросить { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}.
    .full = Продолжить и бросить { $count ->
        [one] { $count } использованный кубик
        [few] { $count } использованных кубика
        [many] { $count } использованных кубиков
       *[other] { $count } использованного кубика
    }. На кону { $points ->
        [0] ничего
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
    .braille = Дальше { $count }.
# A choice, and a hint: end the turn and score. $total is the player's total then.
action-pass = Пас { $points ->
    [0] без очков
   *[other] и { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
}, всего { $total }.
    .brief = Пас { $points ->
        [0] без очков
       *[other] и { $points ->
            [1] одно очко
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
    }.
    .braille = Пас { $points }, итог { $total }.
# A choice in the list: a meeple, with more than one target. $targets is a list with or.
choice-meeple = Мипл: перебросить { $targets }.
    .brief = Мипл.
    .braille = М перебросит { $targets }.
# A choice in the list: a spaceship, with more than one target. $targets is a list with or.
choice-spaceship = Корабль: сбить { $targets }.
    .brief = Корабль.
    .braille = Л собьёт { $targets }.
# A choice in the list: a superhero, with more than one target. $targets is a list with or.
choice-superhero = Супергерой: перевернуть { $targets }.
    .brief = Супергерой.
    .braille = П перевернёт { $targets }.
# What a die does, as a phrase that begins a sentence: a meeple. $target is like "a dragon".
use-meeple = Мипл: перебросить { $target }
    .braille = М перебросит { $target }
# What a die does, as a phrase that begins a sentence: a spaceship.
use-spaceship = Корабль: сбить { $target } в неактивные
    .brief = Корабль: сбить { $target }
    .braille = Л собьёт { $target }
# What a die does, as a phrase that begins a sentence: a superhero. $target becomes $after.
use-superhero = Супергерой: перевернуть { $target } и получить { $after }
    .braille = П перевернёт { $target }, будет { $after }
# What a die does, as a phrase that begins a sentence: a heart. $inactive is the number of inactive
# dice.
use-heart = { $inactive ->
    [0] Сердце: без эффекта, неактивных кубиков нет
   *[other] Сердце: бросить неактивный кубик
}
    .brief = { $inactive ->
        [0] Сердце: без эффекта
       *[other] Сердце: бросить неактивный
    }
    .braille = { $inactive ->
        [0] Р впустую
       *[other] Р из неа
    }
# What a die does, as a phrase that begins a sentence: a lone meeple or superhero. $name is like
# "Meeple", $lone is the table's option: whether it has no effect.
use-lone = { $lone ->
    [none] { $name }: без эффекта, другого активного кубика нет
   *[other] { $name }: другого активного кубика нет
}
    .brief = { $lone ->
        [none] { $name }: без эффекта
       *[other] { $name }: в одиночку
    }
    .braille = { $lone ->
        [none] { $name } впустую
       *[other] { $name } одинокий
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
target-meeple = { $name }: перебросить, { $then }.
    .brief = Перебросить { $target }.
    .braille = { $name }: переброс, { $then }.
# A target in the list, for a spaceship.
target-spaceship = { $name }: сбить в неактивные, { $then }.
    .brief = Сбить { $target }.
    .braille = { $name }: сбить, { $then }.
# A target in the list, for a superhero. $after is what it becomes: "a dragon".
target-superhero = { $name }: перевернуть и получить { $after }, { $then }.
    .brief = Перевернуть { $target } и получить { $after }.
    .braille = { $name }: переворот, будет { $after }, { $then }.
# What follows a use, at the end of a sentence: the turn goes on with this number of active dice.
then-open = { $count ->
    [0] потом продолжить или пас
    [one] потом активен { $count } кубик
    [few] потом активны { $count } кубика
    [many] потом активны { $count } кубиков
   *[other] потом активно { $count } кубика
}
    .braille = акт { $count }
# What follows a use: all active dice are 42s and move to scored.
then-scores = { $scored ->
    [one] потом зачтён { $scored } кубик
    [few] потом зачтены { $scored } кубика
    [many] потом зачтены { $scored } кубиков
   *[other] потом зачтено { $scored } кубика
}, это { $points ->
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
    .braille = зач { $scored }, { $points } оч
# What follows a use: the turn is lost, with this number of scored dice.
then-bust = { $lost ->
    [0] потом ход сгорает
    [one] потом ход сгорает и пропадает { $lost } кубик
    [few] потом ход сгорает и пропадают { $lost } кубика
    [many] потом ход сгорает и пропадают { $lost } кубиков
   *[other] потом ход сгорает и пропадает { $lost } кубика
}
    .braille = сгорает, минус { $lost }
# What follows a use under the table's option: the turn ends with these points.
then-ends = потом ход заканчивается, { $points ->
    [0] очков нет
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
    .braille = ход кончен, { $points } оч

## Answers

# The active dice; $dice is a list.
zone-active = Активные: { $dice }.
    .braille = Акт { $dice }.
# No die is active.
zone-active-empty = Активных кубиков нет.
    .braille = Акт 0.
# The dice in hand before the first roll of a turn. $count is always 7.
zone-active-unrolled = В руке 7 кубиков для броска.
    .braille = Рука 7.
# The used dice.
zone-used = Использованные: { $count ->
    [0] нет
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}.
    .braille = Исп { $count }.
# The inactive dice.
zone-inactive = Неактивные: { $count ->
    [0] нет
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}.
    .braille = Неа { $count }.
# The dice scored in this turn, and what they are worth if it ends now.
zone-scored = { $count ->
    [0] Зачтённые: нет.
    [one] Зачтённые: { $count } кубик, это { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
    [few] Зачтённые: { $count } кубика, это { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
    [many] Зачтённые: { $count } кубиков, это { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
   *[other] Зачтённые: { $count } кубика, это { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
}
    .braille = { $count ->
        [0] Зач 0.
       *[other] Зач { $count }, { $points } оч.
    }
# The dice in the air.
zone-air = В воздухе { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}.
    .braille = Воздух { $count }.
# Around the active dice before the first roll of a turn.
around-active-roll = Сначала бросок: активными станут 7 кубиков.
    .braille = Сначала бросок: акт 7.
# Around the active dice while some can act; $dice is a list of those.
around-active-act = Ещё должны действовать: { $dice }.
    .braille = Действовать: { $dice }.
# Around the active dice when all of them have acted, with used dice to roll.
around-active-decide = Активных кубиков нет: продолжить или пас.
    .braille = Акт 0: дальше или пас.
# Around the active dice when a whole roll was scored: only a pass is possible.
around-active-pass = Нет ни активных, ни использованных кубиков: только пас.
    .braille = Акт 0, исп 0: пас.
# Around the used dice before the first roll of a turn.
around-used-roll = До первого броска использованных кубиков нет.
    .braille = До броска исп 0.
# Around the used dice while active ones can act.
around-used-act = Использованные кубики ждут, пока не кончатся активные.
    .braille = Исп ждут: акт 0.
# Around the used dice when a seat can continue; $count of them.
around-used-decide = Продолжая, бросают { $count ->
    [1] использованный кубик
    [one] весь { $count } использованный кубик
    [few] все { $count } использованных кубика
    [many] все { $count } использованных кубиков
   *[other] все { $count } использованного кубика
}.
    .braille = Дальше: бросок исп { $count }.
# Around the used dice when there are none.
around-used-pass = Использованных кубиков нет, бросать нечего.
    .braille = Исп 0: броска нет.
# Around the inactive dice before the first roll of a turn; $count is always 3.
around-inactive-roll = Неактивные кубики не бросают, только сердце бросает один из них.
    .braille = Неа не бросают, только р бросит один.
# Around the inactive dice while active dice can act.
around-inactive-act = { $count ->
    [0] Неактивных кубиков нет: сердце не даёт ничего.
   *[other] Неактивные кубики ждут: сердце бросает один из них.
}
    .braille = { $count ->
        [0] Неа 0: р впустую.
       *[other] Неа ждут: р бросит один.
    }
# Around the inactive dice when a seat can continue.
around-inactive-decide = { $count ->
    [0] Неактивных кубиков нет: если продолжить, сердце не даст ничего.
   *[other] Если продолжить, неактивные кубики останутся, а сердце бросит один из них.
}
    .braille = { $count ->
        [0] Неа 0: дальше р впустую.
       *[other] Дальше неа те же, р бросит один.
    }
# Around the inactive dice when only a pass is possible.
around-inactive-pass = Неактивные кубики остаются: пас заканчивает ход.
    .braille = Неа те же: пас, ход кончен.
# Around the scored dice before the first roll of a turn.
around-scored-roll = Пока ничего не зачтено: 42 идут в зачёт, когда других активных нет.
    .braille = Зач 0: ч в зач, когда в акт только ч.
# Around the scored dice while active dice can act. They are worth $points.
around-scored-act = { $count ->
    [0] Пока ничего не зачтено: 42 идут в зачёт, когда других активных нет.
   *[other] Если ход сгорит, пропадут зачтённые кубики, это { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
}
    .braille = { $count ->
        [0] Зач 0: ч в зач, когда в акт только ч.
       *[other] Сгорит: минус зач, { $points } оч.
    }
# Around the scored dice when a seat can pass or continue. They are worth $points.
around-scored-decide = { $count ->
    [0] Ничего не зачтено: пас без очков, а продолжать можно без риска.
   *[other] Пас даёт { $points ->
        [1] одно очко
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }; если продолжить и ход сгорит, очков не будет.
}
    .braille = { $count ->
        [0] Зач 0: пас 0, дальше без риска.
       *[other] Пас { $points }; дальше и сгорит: 0.
    }
# Around the scored dice when only a pass is possible. They are worth $points.
around-scored-pass = Пас даёт { $points ->
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .braille = Пас: { $points } оч.
# What a face can do.
can-meeple = Мипл перебрасывает другой активный кубик.
    .braille = М перебросит другой акт.
# What a face can do.
can-spaceship = Корабль сбивает другой активный кубик в неактивные. От одинокого корабля ход сгорает.
    .braille = Л собьёт другой акт в неа. Одинокий л: сгорает.
# What a face can do.
can-superhero = Супергерой переворачивает другой активный кубик на обратную грань.
    .braille = П перевернёт другой акт: м л, п н, р ч.
# What a face can do.
can-fortytwo = Кубик 42 ничего не делает и идёт в зачёт, когда других активных нет.
    .braille = Ч ничего; в зач, когда в акт только ч.
# What a face can do.
can-dragon = Дракон ничего не делает. Когда действовать больше нечем, ход от него сгорает.
    .braille = Н ничего; сгорает, когда действовать нечем.
# What a face can do.
can-heart = Сердце бросает неактивный кубик.
    .braille = Р бросит один из неа.
# All zones at the end of the match.
zone-over = Игра окончена, кубиков в игре нет.
    .braille = Конец, кубиков нет.
# The points of one player.
score = { $you ->
    [yes] Вы: { $points }.
   *[no] { $who }: { $points }.
}
    .full = { $you ->
        [yes] У вас { $points ->
            [1] одно очко
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }.
       *[no] { $who }: { $points ->
            [1] одно очко
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }.
    }
    .braille = { $you ->
        [yes] { $points }: вы.
       *[no] { $points }: { $who }.
    }
# How points come about.
scores-reason = За зачтённые кубики хода дают очки: 1 за один, 3 за два, 6 за три, 10 за четыре, 15 за пять и так далее.
    .braille = Зач от 1 до 5: 1, 3, 6, 10, 15 оч и так далее.
# What a win needs.
scores-end = После раунда { $rounds } побеждает лучший счёт, при ничьей победа общая.
    .braille = После раунда { $rounds } победа за лучшим; ничья на всех.
# Whose turn it is. $when is round-now or round-last.
turn-now = { $you ->
    [yes] Ваш ход, { $when }.
   *[no] Ходит { $who }, { $when }.
}
    .braille = { $you ->
        [yes] Ход { $when }: вы.
       *[no] Ход { $when }: { $who }.
    }
# The game has ended with one winner, who has $points.
turn-over = { $you ->
    [yes] Игра окончена, вы побеждаете со счётом { $points }.
   *[no] Игра окончена, { $who } побеждает со счётом { $points }.
}
    .braille = { $you ->
        [yes] Победа { $points }: вы.
       *[no] Победа { $points }: { $who }.
    }
# The game has ended with a tie for first; $winners is a list of names, each with $points.
turn-over-shared = Игра окончена, общая победа со счётом { $points }: { $winners }.
    .braille = Победа { $points }: { $winners }.
# The game of one player has ended.
turn-over-alone = Игра окончена, у вас { $points ->
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .braille = Конец: { $points } оч.
# The scored dice of this turn are worth $points; with one more they are worth $worth.
open-next = { $points ->
    [0] Первый зачтённый кубик даст одно очко.
   *[other] С ещё одним зачтённым кубиком будет { $worth ->
        [1] одно очко
        [one] { $worth } очко
        [few] { $worth } очка
        [many] { $worth } очков
       *[other] { $worth } очка
    }, сейчас { $points }.
}
    .braille = Ещё зач: { $worth } оч, сейчас { $points }.
# Nothing is left to do at the end of the match.
open-over = Ничего больше нет: игра окончена.
    .braille = Конец, больше ничего.
# How many rounds come after this one.
open-rounds = { $left ->
    [0] Это последний раунд.
    [one] Потом ещё { $left } раунд.
    [few] Потом ещё { $left } раунда.
    [many] Потом ещё { $left } раундов.
   *[other] Потом ещё { $left } раунда.
}
    .braille = { $left ->
        [0] Последний раунд.
       *[other] Раундов после этого: { $left }.
    }
# The target of a solo game, not reached yet.
target-open = Цель { $target }: у вас { $best }, до цели ещё { $missing }.
    .braille = Цель { $target }: у вас { $best }, ещё { $missing }.
# The target of a solo game, reached.
target-reached = Цель { $target } достигнута: у вас { $best }.
    .braille = Цель { $target } есть: { $best }.
# The target of a solo game, not reached when the match is over.
target-missed = Цель { $target } не достигнута: у вас { $best }, не хватает { $missing }.
    .braille = Цели { $target } нет: { $best }, мало на { $missing }.
# The table's option about a meeple or superhero without another active die.
option-lone-none = За этим столом одинокий мипл или супергерой не даёт ничего.
    .braille = Одинокий м п: впустую.
# The table's option about a meeple or superhero without another active die.
option-lone-end = За этим столом одинокий мипл или супергерой заканчивает ход, очки сохраняются.
    .braille = Одинокий м п: ход кончен, оч есть.
# The table's option about a meeple or superhero without another active die.
option-lone-bust = За этим столом от одинокого мипла или супергероя ход сгорает.
    .braille = Одинокий м п: сгорает.

## The rules of this step

# Before the first roll of a turn.
step-roll = Бросьте 7 кубиков. Ещё 3 кубика неактивны.
    .braille = Бросьте 7. Ещё 3 неа.
# While active dice can act.
step-act = Активные кубики действуют по одному. Каждый уходит к использованным и действует на другой.
    .braille = Акт действуют по одному на другие и идут в исп.
# When no die is active and some are used.
step-decide = Пас даёт очки. Или продолжайте: бросьте все использованные кубики. Зачтённые ещё могут пропасть.
    .braille = Пас: оч. Дальше: бросок всех исп. Зач могут пропасть.
# When no die is active and none is used.
step-pass = Использованных кубиков нет, бросать нечего. Пас даёт очки.
    .braille = Исп 0, броска нет. Пас: оч.
# While dice are in the air.
step-rolling = Кубики катятся.
    .braille = Катятся.
# At the end.
step-over = Игра окончена, побеждает лучший счёт.
    .braille = Конец, победа за лучшим.

## The complete rules

# Section of the rules.
rules-aim = Цель игры. Собирайте кубики, на которых выпадает 42. У каждого игрока 5 ходов, потом побеждает лучший счёт, а при ничьей победа общая. В одиночку ваш счёт и есть результат. За столом можно назначить цель, и в конце вы услышите, достигнута ли она.
# Section of the rules.
rules-turn = Ход. В игре 10 кубиков с шестью гранями: мипл, корабль, супергерой, 42, дракон и сердце. Кубики бывают активными, использованными, неактивными и зачтёнными. Ход начинается с броска: 7 кубиков становятся активными, остальные 3 неактивны.
# Section of the rules.
rules-actions = Действия. Пока хоть один активный кубик может действовать, один должен действовать, даже себе во вред; какой, выбираете вы. Он уходит к использованным и действует на другой активный кубик, в том числе на 42. Мипл перебрасывает этот кубик. Корабль сбивает его в неактивные. Супергерой переворачивает его на обратную грань: обратны друг другу мипл и корабль, супергерой и дракон, сердце и 42. Сердцу другой кубик не нужен: оно бросает один неактивный кубик, и он становится активным, даже если активным было только это сердце. Когда неактивных кубиков нет, сердце просто уходит к использованным. Драконы и 42 не действуют. Появившийся или изменённый кубик действует как любой другой. Пас невозможен, пока не подействуют все.
# Section of the rules.
rules-phase-end = Когда действовать нечем. Если среди активных остаётся дракон или единственный активный кубик это корабль, ход сгорает: он окончен, и зачтённые за него кубики пропадают. Если активны только 42, все они идут в зачёт. Мипл или супергерой, единственный активный кубик, уходит к использованным; как договорились за столом до игры, это не даёт ничего, или заканчивает ход с его очками, или ход сгорает.
# Section of the rules.
rules-decide = Пас или продолжение. Когда активных кубиков нет, выбирайте: пас или продолжение. Продолжая, бросьте все использованные кубики, они становятся активными. Неактивные и зачтённые остаются на месте. Если использованных кубиков нет, возможен только пас.
# Section of the rules.
rules-score = Подсчёт очков. Пас даёт очки за зачтённые кубики: 1 за один, 3 за два, 6 за три, 10 за четыре, 15 за пять, 21 за шесть, 28 за семь, 36 за восемь, 45 за девять, 55 за десять. Очки за прошлые ходы никогда не пропадают.
# Section of the rules.
rules-end = Конец игры. Когда каждый игрок сделает пять ходов, побеждает лучший счёт. Если он у нескольких игроков, победа общая.

## The short terms in braille, a line of the help each

# A short term in braille. It is written as in the braille texts above.
short-m = м: мипл, перебрасывает кубик.
# A short term in braille. It is written as in the braille texts above.
short-s = л: корабль, сбивает кубик в неактивные.
# A short term in braille. It is written as in the braille texts above.
short-u = п: супергерой, переворачивает кубик.
# A short term in braille. It is written as in the braille texts above.
short-y = ч: кубик 42.
# A short term in braille. It is written as in the braille texts above.
short-r = н: дракон.
# A short term in braille. It is written as in the braille texts above.
short-t = р: сердце, бросает неактивный кубик.
# How dice are written in braille.
short-roll = 3м 2ч: 3 мипла и 2 кубика 42. Отдельно это бросок.
# What the opposite faces are.
short-flip = переворот: м становится л, п становится н, р становится ч, и наоборот.
# A short term in braille. It is written as in the braille texts above.
short-act = акт: активные кубики, сейчас или потом.
# A short term in braille. It is written as in the braille texts above.
short-ina = неа: неактивные кубики.
# A short term in braille. It is written as in the braille texts above.
short-sc = зач: зачтённые кубики этого хода.
# A short term in braille. It is written as in the braille texts above.
short-used = исп 3: использовано 3 кубика.
# A short term in braille. It is written as in the braille texts above.
short-idle = впустую: без эффекта, кубик уходит к использованным.
# A short term in braille. It is written as in the braille texts above.
short-lone = одинокий: единственный активный кубик.
# A short term in braille. It is written as in the braille texts above.
short-from = из неа: сердце бросает неактивный кубик.
# A short term in braille. It is written as in the braille texts above.
short-go = дальше 5: продолжить и бросить 5 использованных кубиков.
# A short term in braille. It is written as in the braille texts above.
short-pass = пас 6: пас даёт 6 очков.
# A short term in braille. It is written as in the braille texts above.
short-pt = оч: очки за ход.
# A short term in braille. It is written as in the braille texts above.
short-tot = итог: всего очков.
# A short term in braille. It is written as in the braille texts above.
short-bust = сгорает 2н: 0 очков за ход, виноваты 2 дракона.
# A short term in braille. It is written as in the braille texts above.
short-lost = минус 3: пропадают 3 зачтённых кубика.
# How the round is written in braille.
short-round = ход 2 из 5: ход в раунде 2 из 5.
    .braille = ход 2/5: ход в раунде 2 из 5.
# A short term in braille. It is written as in the braille texts above.
short-win = победа 27: игра окончена, победный счёт 27.
# A short term in braille. It is written as in the braille texts above.
short-over = конец: игра окончена.
# Whose an announcement is in braille.
short-name = Имя в конце: чьё это действие. Без имени: ваше или того, чей ход.

## Refusals: why, and what is possible instead is said after it

# Refused: active dice must act before anything else.
refuse-act-first = Сначала используйте активные кубики.
    .braille = Сначала акт кубики.
# Refused: the first roll of the turn was made.
refuse-rolled-already = Бросок уже сделан. Продолжайте или пасуйте.
    .braille = Уже брошено. Дальше или пас.
# Refused: nothing was rolled in this turn.
refuse-roll-first = Сначала бросьте кубики.
# Refused: a continue without used dice.
refuse-nothing-used = Использованных кубиков нет, бросать нечего. Остаётся пас.
    .braille = Исп 0, броска нет. Пас.
# Refused: dragons and 42s do not act.
refuse-no-action = Драконы и 42 ничего не делают. Используйте другой кубик.
    .braille = Н ч ничего. Нужен другой.
# Refused: the acting die is not active. $die is like "meeple".
refuse-die-not-active = Среди активных этого нет: { $die }.
    .braille = В акт нет: { $die }.
# Refused: no die is active at all.
refuse-nothing-active = Активных кубиков нет. Продолжайте или пасуйте.
    .braille = Акт 0. Дальше или пас.
# Refused: a heart with a target.
refuse-heart-has-no-target = Сердцу цель не нужна: оно бросает неактивный кубик.
    .braille = Для р нет цели: бросок из неа.
# Refused: a lone spaceship cannot act (programs only can meet it).
refuse-lone-spaceship = У одинокого корабля нет цели.
    .braille = Одинокий л, нет цели.
# Refused: a target is missing. $die is like "meeple".
refuse-needs-target = Выберите другой активный кубик, на него подействует { $die }.
    .braille = Нужна цель для { $die }.
# Refused: a die was to act on itself. $die is like "meeple".
refuse-not-itself = Сам на себя этот кубик не действует: { $die }.
    .braille = На себя нельзя: { $die }.
# Refused: the target is not active. $die is like "dragon".
refuse-target-not-active = Среди активных этого нет: { $die }.
    .braille = В акт нет: { $die }.

## The sounds

# A sound in the list of sounds: its name and when it is heard.
sound-die-meeple = Мипл: выпадает мипл.
    .braille = Мипл.
# A sound in the list of sounds: its name and when it is heard.
sound-die-spaceship = Корабль: выпадает корабль.
    .braille = Корабль.
# A sound in the list of sounds: its name and when it is heard.
sound-die-superhero = Супергерой: выпадает супергерой.
    .braille = Супергерой.
# A sound in the list of sounds: its name and when it is heard.
sound-die-fortytwo = Сорок два: выпадает 42.
    .braille = 42.
# A sound in the list of sounds: its name and when it is heard.
sound-die-dragon = Дракон: выпадает дракон.
    .braille = Дракон.
# A sound in the list of sounds: its name and when it is heard.
sound-die-heart = Сердце: выпадает сердце.
    .braille = Сердце.
# A sound in the list of sounds: its name and when it is heard.
sound-to-active = Взлёт: неактивный кубик становится активным.
    .braille = В акт.
# A sound in the list of sounds: its name and when it is heard.
sound-to-used = Спуск: кубик действует и уходит к использованным.
    .braille = В исп.
# A sound in the list of sounds: its name and when it is heard.
sound-to-inactive = Дверь: кубик уходит в неактивные.
    .braille = В неа.
# A sound in the list of sounds: its name and when it is heard.
sound-to-scored = Монета: кубики идут в зачёт.
    .braille = В зач.
# A sound in the list of sounds: its name and when it is heard.
sound-flip = Щелчок: кубик переворачивается на обратную грань.
    .braille = Щелчок: переворот.

## Why a bot, or a hint, chooses something

# The turn has just begun.
reason-first-roll = Ход начинается с броска.
    .braille = Сначала бросок.
# It passes: $points are what a pass scores.
reason-pass = Пора сохранить { $points ->
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .braille = { $points } оч стоит сохранить.
# It passes, because no die is used.
reason-must-pass = Использованных кубиков нет, возможен только пас.
    .braille = Исп 0, только пас.
# It continues with $count dice; $points are at risk.
reason-continue = Ради броска стоит рискнуть: на кону { $points ->
    [1] одно очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, бросать { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}.
    .braille = Дальше { $count }: на кону { $points } оч.
# It continues with nothing to lose.
reason-nothing-to-lose = Ничего не зачтено, и терять нечего.
    .braille = Зач 0, терять нечего.
# It uses the only die that can act, in the only way.
reason-only = Ничего другого нельзя.
    .braille = Другого нет.
# It removes a dragon.
reason-dragon = Дракон не должен остаться активным.
    .braille = Н не должен быть акт.
# It flips a heart into a 42.
reason-heart-flipped = Перевёрнутое сердце становится 42.
    .braille = Переворот р: ч.
# A heart rolls one more die.
reason-heart = На ещё одном кубике может выпасть 42.
    .braille = Ещё один может быть ч.
# It chooses the target that costs least. $die and $target are like "a meeple".
reason-target = Потратить { $die } лучше всего на { $target }.
    .braille = Для { $die } лучше { $target }.
# It must give up a 42, or make a dragon.
reason-forced = Потерь не избежать, здесь они меньше всего.
    .braille = Потерь не избежать, тут меньше.

## Table options, as lines of the set-up

# What happens to a meeple or superhero that is the only active die (ruling G1).
option-lone = { $value ->
    [none] Одинокий мипл или супергерой: без эффекта.
    [end] Одинокий мипл или супергерой: ход заканчивается с его очками.
   *[bust] Одинокий мипл или супергерой: ход сгорает.
}
    .braille = { $value ->
        [none] Одинокий м п: впустую.
        [end] Одинокий м п: ход кончен, оч есть.
       *[bust] Одинокий м п: сгорает, 0 оч.
    }
# The target of a solo game, in points.
option-target = { $value ->
    [none] Цель для игры в одиночку: нет.
   *[other] Цель для игры в одиночку, в очках: { $value }.
}
    .braille = Цель в одиночку: { $value }.
