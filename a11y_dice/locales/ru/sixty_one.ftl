# Sixty-One in Russian. In every message $who is a player's name, which stays in the nominative, and
# $you is yes when that player is the listener. A place inside a sentence has its preposition and
# the accusative, "в кувшинку 3"; an area is a plural, which is the same as subject and as object.

# The title of the game, as in the main menu. Not translated.
title = Sixty-One

## Areas, places and contents

# An area inside a sentence.
area-1 = тыквы
    .brief = тыквы
    .braille = тык
# The same area at the beginning of a sentence.
area-1-first = Тыквы
    .braille = Тык
# An area inside a sentence.
area-2 = кувшинки
    .brief = кувшинки
    .full = кувшинки
    .braille = кув
# The same area at the beginning of a sentence.
area-2-first = Кувшинки
    .full = Кувшинки
    .braille = Кув
# An area inside a sentence.
area-3 = шпажки
    .brief = шпажки
    .full = шпажки с зефиром
    .braille = шпа
# The same area at the beginning of a sentence.
area-3-first = Шпажки
    .full = Шпажки с зефиром
    .braille = Шпа
# An area inside a sentence.
area-4 = кружки
    .brief = кружки
    .full = кружки какао
    .braille = кру
# The same area at the beginning of a sentence.
area-4-first = Кружки
    .full = Кружки какао
    .braille = Кру
# An area inside a sentence.
area-5 = норы
    .brief = норы
    .full = лисьи норы
    .braille = нор
# The same area at the beginning of a sentence.
area-5-first = Норы
    .full = Лисьи норы
    .braille = Нор
# An area inside a sentence.
area-6 = грибы
    .brief = грибы
    .braille = гри
# The same area at the beginning of a sentence.
area-6-first = Грибы
    .braille = Гри
# A place inside a sentence; $place counts from 1.
place-1 = { $place ->
    [1] в первую половину тыквы 1
    [2] во вторую половину тыквы 1
    [3] в первую половину тыквы 2
   *[other] во вторую половину тыквы 2
}
    .brief = { $place ->
        [1] в тыкву 1
        [2] в тыкву 1
        [3] в тыкву 2
       *[other] в тыкву 2
    }
    .braille = тык { $place ->
        [1] 1-1
        [2] 1-2
        [3] 2-1
       *[other] 2-2
    }
# The same place as the head of a line.
place-1-first = { $place ->
    [1] Первая половина тыквы 1
    [2] Вторая половина тыквы 1
    [3] Первая половина тыквы 2
   *[other] Вторая половина тыквы 2
}
    .braille = Тык { $place ->
        [1] 1-1
        [2] 1-2
        [3] 2-1
       *[other] 2-2
    }
# A place inside a sentence; $place counts from 1.
place-2 = в кувшинку { $place }
    .full = в кувшинку { $place }
    .braille = кув { $place }
# The same place as the head of a line.
place-2-first = Кувшинка { $place }
    .full = Кувшинка { $place }
    .braille = Кув { $place }
# A place inside a sentence; $place counts from 1.
place-3 = { $place ->
    [1] на место 1 левой шпажки
    [2] на место 2 левой шпажки
    [3] на место 1 правой шпажки
    [4] на место 2 правой шпажки
   *[other] на место 3 правой шпажки
}
    .brief = { $place ->
        [1] на левую шпажку
        [2] на левую шпажку
        [3] на правую шпажку
        [4] на правую шпажку
       *[other] на правую шпажку
    }
    .full = { $place ->
        [1] на место 1 левой шпажки с зефиром
        [2] на место 2 левой шпажки с зефиром
        [3] на место 1 правой шпажки с зефиром
        [4] на место 2 правой шпажки с зефиром
       *[other] на место 3 правой шпажки с зефиром
    }
    .braille = шпа { $place ->
        [1] 1-1
        [2] 1-2
        [3] 2-1
        [4] 2-2
       *[other] 2-3
    }
# The same place as the head of a line.
place-3-first = { $place ->
    [1] Левая шпажка, место 1
    [2] Левая шпажка, место 2
    [3] Правая шпажка, место 1
    [4] Правая шпажка, место 2
   *[other] Правая шпажка, место 3
}
    .full = { $place ->
        [1] Левая шпажка с зефиром, место 1
        [2] Левая шпажка с зефиром, место 2
        [3] Правая шпажка с зефиром, место 1
        [4] Правая шпажка с зефиром, место 2
       *[other] Правая шпажка с зефиром, место 3
    }
    .braille = Шпа { $place ->
        [1] 1-1
        [2] 1-2
        [3] 2-1
        [4] 2-2
       *[other] 2-3
    }
# A place inside a sentence; $place counts from 1.
place-4 = в кружку { $place }
    .full = в кружку какао { $place }
    .braille = кру { $place }
# The same place as the head of a line.
place-4-first = Кружка { $place }
    .full = Кружка какао { $place }
    .braille = Кру { $place }
# A place inside a sentence; $place counts from 1.
place-5 = { $place ->
    [1] в левую нору внизу
    [2] в среднюю нору внизу
    [3] в правую нору внизу
    [4] в левую нору посередине
    [5] в правую нору посередине
   *[other] в верхнюю нору
}
    .brief = { $place ->
        [1] в левую нору внизу
        [2] в среднюю нору внизу
        [3] в правую нору внизу
        [4] в левую нору посередине
        [5] в правую нору посередине
       *[other] в верхнюю нору
    }
    .full = { $place ->
        [1] в левую лисью нору внизу
        [2] в среднюю лисью нору внизу
        [3] в правую лисью нору внизу
        [4] в левую лисью нору посередине
        [5] в правую лисью нору посередине
       *[other] в верхнюю лисью нору
    }
    .braille = нор { $place ->
        [1] н1
        [2] н2
        [3] н3
        [4] п1
        [5] п2
       *[other] в1
    }
# The same place as the head of a line.
place-5-first = { $place ->
    [1] Левая нора внизу
    [2] Средняя нора внизу
    [3] Правая нора внизу
    [4] Левая нора посередине
    [5] Правая нора посередине
   *[other] Верхняя нора
}
    .full = { $place ->
        [1] Левая лисья нора внизу
        [2] Средняя лисья нора внизу
        [3] Правая лисья нора внизу
        [4] Левая лисья нора посередине
        [5] Правая лисья нора посередине
       *[other] Верхняя лисья нора
    }
    .braille = Нор { $place ->
        [1] н1
        [2] н2
        [3] н3
        [4] п1
        [5] п2
       *[other] в1
    }
# A place inside a sentence; $place counts from 1.
place-6 = в гриб { $place }
    .braille = гри { $place }
# The same place as the head of a line.
place-6-first = Гриб { $place }
    .braille = Гри { $place }
# What is in a place: 0 is nothing, 7 is the wild X. Also a die.
content = { $value ->
    [0] пусто
    [7] крестик
   *[other] { $value }
}
    .braille = { $value ->
        [7] кр
       *[other] { $value }
    }
# In a list of what is in places that lie in a row: two or more empty ones side by side.
empties = { $count ->
    [1] одно пустое место
    [one] { $count } пустое место
    [few] { $count } пустых места
    [many] { $count } пустых мест
   *[other] { $count } пустого места
}
    .braille = { $count ->
        [2] 00
        [3] 000
        [4] 0000
       *[other] 00000
    }
# A mug that was filled by an X; $value is the number of the mug.
mug-wild = { $value } с крестиком
    .braille = { $value }кр
# A leaf total, in a list.
total = { $total }

## Parts of sentences in braille

# The player of a sentence, before what happens.
person = { $you ->
    [yes] Вы
   *[no] { $who }
}
# A leaf, the row after it, and what a milestone gives: "L2 row 11, X". $milestone is wild or acorns
# at a milestone, which gives $bonus.
leaf-step = Л{ $leaf } ряд { $row }{ $milestone ->
    [wild] , кр
    [acorns] , { $bonus } жел
   *[none] {""}
}
# Whether an area is full then: first when nobody filled it before, late when somebody did.
fill-note = { $filled ->
    [first] , перв
    [late] , полно
   *[no] {""}
}
# The round of all rounds; $last is yes in the last one.
round-now = Р{ $round }{ $last ->
    [yes] {" "}последний
   *[no] {" "}из 20
}

## What happens

# A round begins. $dice is the list of the three dice that all share.
rolled = Раунд { $round }. На кубиках { $dice }.
    .full = Раунд { $round } из двадцати. На кубиках { $dice }.
    .braille = Р{ $round }: { $dice }.
# The last round begins; after it the game is over.
rolled-last = Раунд { $round }, последний. На кубиках { $dice }.
    .full = Раунд { $round } из двадцати, последний. На кубиках { $dice }.
    .braille = Р{ $round } последний: { $dice }.
# A player has finished the choice of the round; what it is, is told later.
decided = { $you ->
    [yes] Ваш выбор сделан.
   *[no] { $who }: выбор сделан.
}
    .full = { $you ->
        [yes] Ваш выбор в этом раунде сделан.
       *[no] { $who }: выбор в этом раунде сделан.
    }
    .braille = { person }: готово.
# For the player alone: the leaf row came to a milestone that gives an X.
wild-owed = { $you ->
    [yes] У вас в ряду { $total }: поставьте крестик.
   *[no] У игрока { $who } в ряду { $total }: нужен крестик.
}
    .brief = { $you ->
        [yes] Поставьте крестик.
       *[no] { $who } ставит крестик.
    }
    .full = { $you ->
        [yes] В вашем ряду листьев { $total }. Поставьте крестик на свой бланк.
       *[no] В ряду листьев игрока { $who } { $total }. Нужен крестик на бланке.
    }
    .braille = { person }: ряд { $total }, нужен кр.
# For the player alone: the X is placed, while others still choose.
wild-placed = { $you ->
    [yes] Ваш крестик идёт { $place }.
   *[no] Крестик игрока { $who } идёт { $place }.
}
    .braille = { $you ->
        [yes] Ваш кр: { $place }.
       *[no] Кр, { $who }: { $place }.
    }
# A die was written, no acorns yet.
wrote-plain = { $you ->
    [yes] Вы пишете { $value } { $place }.
   *[no] { $who } пишет { $value } { $place }.
}
    .brief = { $you ->
        [yes] Вы пишете { $place }.
       *[no] { $who } пишет { $place }.
    }
    .full = { $you ->
        [yes] Вы пишете { $value } { $place }. Желудей за это пока нет.
       *[no] { $who } пишет { $value } { $place }. Желудей за это пока нет.
    }
    .braille = { person }: { $value } { $place }.
# A die was written and gives acorns. $total is all the player has then.
wrote-scored = { $you ->
    [yes] Вы пишете
   *[no] { $who } пишет
} { $value } { $place }: { $acorns ->
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
    [many] { $acorns } желудей
   *[other] { $acorns } жёлудя
}, всего { $total }.
    .brief = { $you ->
        [yes] Вы пишете
       *[no] { $who } пишет
    } { $place }: плюс { $acorns }, всего { $total }.
    .full = { $you ->
        [yes] Вы пишете
       *[no] { $who } пишет
    } { $value } { $place }. Это { $acorns ->
        [one] { $acorns } жёлудь
        [few] { $acorns } жёлудя
        [many] { $acorns } желудей
       *[other] { $acorns } жёлудя
    }. { $you ->
        [yes] Всего у вас
       *[no] Всего
    } { $total }.
    .braille = { person }: { $value } { $place }, { $acorns } жел, итог { $total }.
# No die could be written in this round.
skipped = { $you ->
    [yes] Вы ничего не можете вписать.
   *[no] { $who } ничего не может вписать.
}
    .braille = { person }: не подходит.
# A die went to the leaf row, which is at $row now.
leaf = { $you ->
    [yes] Вы добавляете
   *[no] { $who } добавляет
} лист { $leaf }: в ряду { $row }.
    .brief = { $you ->
        [yes] Вы: ряд листьев { $row }.
       *[no] { $who }: ряд листьев { $row }.
    }
    .full = { $you ->
        [yes] Вы добавляете
       *[no] { $who } добавляет
    } { $leaf } в ряд листьев. Теперь там { $row }.
    .braille = { person }: Л{ $leaf } ряд { $row }.
# A die went to the leaf row, which comes to a milestone that gives an X.
leaf-wild = { $you ->
    [yes] Вы добавляете
   *[no] { $who } добавляет
} лист { $leaf }: в ряду { $row }, это крестик.
    .brief = { $you ->
        [yes] Вы: ряд листьев { $row }, крестик.
       *[no] { $who }: ряд листьев { $row }, крестик.
    }
    .full = { $you ->
        [yes] Вы добавляете
       *[no] { $who } добавляет
    } { $leaf } в ряд листьев. Теперь там { $row }, это даёт крестик.
    .braille = { person }: Л{ $leaf } ряд { $row }, кр.
# A die went to the leaf row, which comes to a milestone that gives acorns.
leaf-scored = { $you ->
    [yes] Вы добавляете
   *[no] { $who } добавляет
} лист { $leaf }: в ряду { $row }, { $acorns ->
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
    [many] { $acorns } желудей
   *[other] { $acorns } жёлудя
}, всего { $total }.
    .brief = { $you ->
        [yes] Вы: ряд листьев { $row }
       *[no] { $who }: ряд листьев { $row }
    }, плюс { $acorns }, всего { $total }.
    .full = { $you ->
        [yes] Вы добавляете
       *[no] { $who } добавляет
    } { $leaf } в ряд листьев. Теперь там { $row }, это даёт { $acorns ->
        [one] { $acorns } жёлудь
        [few] { $acorns } жёлудя
        [many] { $acorns } желудей
       *[other] { $acorns } жёлудя
    }. { $you ->
        [yes] Всего у вас
       *[no] Всего
    } { $total }.
    .braille = { person }: Л{ $leaf } ряд { $row }, { $acorns } жел, итог { $total }.
# An X was placed, no acorns yet.
wild-plain = { $you ->
    [yes] Вы ставите крестик { $place }.
   *[no] { $who } ставит крестик { $place }.
}
    .full = { $you ->
        [yes] Вы ставите крестик { $place }. Желудей за это пока нет.
       *[no] { $who } ставит крестик { $place }. Желудей за это пока нет.
    }
    .braille = { person }: кр { $place }.
# An X was placed and gives acorns.
wild-scored = { $you ->
    [yes] Вы ставите
   *[no] { $who } ставит
} крестик { $place }: { $acorns ->
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
    [many] { $acorns } желудей
   *[other] { $acorns } жёлудя
}, всего { $total }.
    .brief = { $you ->
        [yes] Вы ставите
       *[no] { $who } ставит
    } крестик { $place }: плюс { $acorns }, всего { $total }.
    .full = { $you ->
        [yes] Вы ставите
       *[no] { $who } ставит
    } крестик { $place }. Это { $acorns ->
        [one] { $acorns } жёлудь
        [few] { $acorns } жёлудя
        [many] { $acorns } желудей
       *[other] { $acorns } жёлудя
    }. { $you ->
        [yes] Всего у вас
       *[no] Всего
    } { $total }.
    .braille = { person }: кр { $place }, { $acorns } жел, итог { $total }.
# An area is full that somebody filled in an earlier round.
filled-late = { $you ->
    [yes] Вы заполняете { $area }, но без бонуса.
   *[no] { $who } заполняет { $area }, но без бонуса.
}
    .full = { $you ->
        [yes] Вы заполняете
       *[no] { $who } заполняет
    } { $area }. Бонуса нет: эта область раньше заполнена у других.
    .braille = { person }: { $area } полно, без бонуса.
# The match ends because a leaf row came to 61 or more; $seats are the players whose it is.
over-leaves = Игра окончена, в ряду листьев 61 или больше: { $seats }.
    .brief = Игра окончена, 61 или больше: { $seats }.
    .braille = Конец, ряд 61: { $seats }.
# The match ends because the last round is over.
over-rounds = Игра окончена: раунд { $round } последний.
    .brief = Игра окончена, раунд { $round } последний.
    .braille = Конец: Р{ $round } последний.
# The match ends because a leaf row has no place left (only in a position that was set up).
over-full-row = Игра окончена: ряд листьев полон.
    .brief = Игра окончена: ряд полон.
    .braille = Конец: ряд полон.
# An area was filled for the first time, in this round, by one player alone.
first-filled = { $you ->
    [yes] Вы раньше всех заполняете { $area }
   *[no] { $who } раньше всех заполняет { $area }
}: { $acorns ->
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
    [many] { $acorns } желудей
   *[other] { $acorns } жёлудя
}, всего { $total }.
    .brief = { $you ->
        [yes] Вы раньше всех заполняете { $area }
       *[no] { $who } раньше всех заполняет { $area }
    }: плюс { $acorns }, всего { $total }.
    .full = { $you ->
        [yes] Вы раньше всех заполняете { $area }
       *[no] { $who } раньше всех заполняет { $area }
    }. Это даёт { $acorns ->
        [one] { $acorns } жёлудь
        [few] { $acorns } жёлудя
        [many] { $acorns } желудей
       *[other] { $acorns } жёлудя
    }. { $you ->
        [yes] Всего у вас
       *[no] Всего
    } { $total }.
    .braille = { person }: { $area } перв, { $acorns } жел, итог { $total }.
# An area was filled for the first time by several players in the same round; all of them get the
# bonus. $seats is a list like "14 for Ola and 12 for Bob", of their new totals. $head begins a sentence.
first-filled-shared = Общее первенство, { $area }: каждому { $acorns ->
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
    [many] { $acorns } желудей
   *[other] { $acorns } жёлудя
}. Итог: { $seats }.
    .brief = { $head } заполнены сразу у нескольких, каждому { $acorns }: { $seats }.
    .full = Сразу несколько игроков в одном раунде первыми заполняют { $area }, и каждый получает { $acorns ->
        [one] { $acorns } жёлудь
        [few] { $acorns } жёлудя
        [many] { $acorns } желудей
       *[other] { $acorns } жёлудя
    }. Их итог: { $seats }.
    .braille = { $head } перв, по { $acorns } жел: итог { $seats }.
# A player and a total, in a list; a name never runs into a number.
seat-total = { $you ->
    [yes] { $total } у вас
   *[no] { $total } у игрока { $who }
}
    .braille = { $total } { $you ->
        [yes] вы
       *[no] { $who }
    }
# The end of a match of two or more.
wins = { $you ->
    [yes] Вы побеждаете со счётом { $acorns }.
   *[no] { $who } побеждает со счётом { $acorns }.
}
    .full = { $you ->
        [yes] Вы побеждаете и собираете
       *[no] { $who } побеждает и собирает
    } { $acorns ->
        [one] { $acorns } жёлудь
        [few] { $acorns } жёлудя
        [many] { $acorns } желудей
       *[other] { $acorns } жёлудя
    }.
    .braille = { $you ->
        [yes] Вы: победа
       *[no] { $who }: победа
    }, { $acorns } жел.
# The end of a match that several players win together; $seats is their list.
win-shared = Общая победа со счётом { $acorns }: { $seats }.
    .full = Общая победа, у каждого { $acorns ->
        [one] { $acorns } жёлудь
        [few] { $acorns } жёлудя
        [many] { $acorns } желудей
       *[other] { $acorns } жёлудя
    }: { $seats }.
    .braille = Общая победа, { $acorns } жел: { $seats }.
# The end of a solo game.
solo-over = Результат: { $acorns ->
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
    [many] { $acorns } желудей
   *[other] { $acorns } жёлудя
} за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}.
    .braille = Результат: { $acorns } жел, Р{ $rounds }.
# The total of everybody at the end, in the order of the seats; a list like "42 for Ola and 39 for Bob".
all-totals = Итог: { $seats }.
    .braille = Итог: { $seats }.

## Questions and choices

# What is due: pick an area.
question-area = Какая область?
    .full = Какую область выбирает один из кубиков?
    .braille = Область?
# What is due after an area is picked, when two different dice could be written there.
question-die = Какой кубик вписать в { $area }?
    .braille = Кубик в { $area }?
# What is due after an area and a die are picked.
question-place = Куда именно в { $area } вписать { $value }?
    .braille = { $value } куда в { $area }?
# What is due after an area is picked, when only one die could be written there: its place. The leaf
# brings the row to $row; $milestone is wild or acorns at a milestone, which gives $bonus.
question-write = Куда именно в { $area } вписать { $value }? Лист { $leaf }: в ряду будет { $row }{ $milestone ->
    [wild] {", это крестик."}
    [acorns] , { $bonus ->
        [one] { $bonus } жёлудь
        [few] { $bonus } жёлудя
        [many] { $bonus } желудей
       *[other] { $bonus } жёлудя
    }.
   *[none] .
}
    .brief = Куда вписать { $value }, лист { $leaf }?
    .braille = { leaf-step }. { $value } куда в { $area }?
# What is due when no dice fit anywhere.
question-skip = Ничего не подходит. Какой кубик добавить в ряд листьев?
    .brief = Какой лист?
    .full = Никакие два кубика не подходят к бланку. Какой кубик добавить в ряд листьев?
    .braille = Не подходит. Какой Л?
# What is due when the leaf row gave an X.
question-wild = В какую область поставить крестик?
    .braille = Кр: область?
# What is due after an area is picked for the X.
question-wild-place = Куда именно в { $area } поставить крестик?
    .braille = Кр куда в { $area }?
# The listener has chosen; $seats still have to.
question-wait = Ещё выбирают: { $seats }.
    .braille = Ещё выбирают: { $seats }.
# The dice are due.
question-rolling = Кубики в воздухе.
    .braille = Катятся.
# Nothing is due any more.
question-over = Игра окончена.
    .braille = Конец.
# A choice in the list: an area where several things can be done. $best is the most acorns.
choice-area = { $area }: { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}, { $best ->
    [0] пока без желудей
    [one] лучший даёт { $best } жёлудь
    [few] лучший даёт { $best } жёлудя
    [many] лучший даёт { $best } желудей
   *[other] лучший даёт { $best } жёлудя
}.
    .brief = { $area }: { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
        [many] { $count } вариантов
       *[other] { $count } варианта
    }.
    .braille = { $area }: вар { $count }, до { $best } жел.
# A choice in the list: a die for an area that has several places for it. $best is the most acorns;
# $milestone is wild or acorns when the leaf row comes to a milestone, which gives $bonus.
choice-die = Вписать { $value }: { $count ->
    [1] одно место
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}, { $best ->
    [0] пока без желудей
    [one] лучшее даёт { $best } жёлудь
    [few] лучшее даёт { $best } жёлудя
    [many] лучшее даёт { $best } желудей
   *[other] лучшее даёт { $best } жёлудя
}. Лист { $leaf }: в ряду будет { $row }{ $milestone ->
    [wild] {", это крестик."}
    [acorns] , { $bonus ->
        [one] { $bonus } жёлудь
        [few] { $bonus } жёлудя
        [many] { $bonus } желудей
       *[other] { $bonus } жёлудя
    }.
   *[none] .
}
    .brief = Вписать { $value }, лист { $leaf }.
    .braille = { $value }: вар { $count }, до { $best } жел, { leaf-step }.
# A choice in the list, when all but the place is settled. $filled is first when the area is full
# then and nobody filled it before, late when somebody did.
choice-place = { $head }: { $acorns ->
    [0] пока без желудей
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
    [many] { $acorns } желудей
   *[other] { $acorns } жёлудя
}{ $filled ->
    [first] , { $area } заполнены раньше всех
    [late] , { $area } заполнены
   *[no] {""}
}.
    .brief = { $head }: { $acorns }.
    .braille = { $head }: { $acorns } жел{ fill-note }.
# A choice in the list: an area where one thing can be done; $choice tells it, as a sentence.
choice-only = { $area }: { $choice }
    .braille = { $choice }
# A choice in the list: write a die, put another in the leaf row. $filled is first when the area is
# full then and nobody filled it before, late when somebody did; $milestone is wild or acorns when
# the leaf row comes to a milestone, which gives $bonus.
choice-write = { $value } { $place }, { $acorns ->
    [0] пока без желудей
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
    [many] { $acorns } желудей
   *[other] { $acorns } жёлудя
}{ $filled ->
    [first] , { $area } заполнены раньше всех
    [late] , { $area } заполнены
   *[no] {""}
}. Лист { $leaf }: в ряду будет { $row }{ $milestone ->
    [wild] {", это крестик."}
    [acorns] , { $bonus ->
        [one] { $bonus } жёлудь
        [few] { $bonus } жёлудя
        [many] { $bonus } желудей
       *[other] { $bonus } жёлудя
    }.
   *[none] .
}
    .brief = { $value } { $place }, плюс { $acorns }, лист { $leaf }.
    .full = Вписать { $value } { $place }, { $acorns ->
        [0] пока без желудей
        [one] это даёт { $acorns } жёлудь
        [few] это даёт { $acorns } жёлудя
        [many] это даёт { $acorns } желудей
       *[other] это даёт { $acorns } жёлудя
    }{ $filled ->
        [first] , { $area } заполнены раньше всех
        [late] , { $area } заполнены, но без бонуса
       *[no] {""}
    }. С листом { $leaf } в ряду будет { $row }{ $milestone ->
        [wild] {", это даёт крестик."}
        [acorns] , это даёт { $bonus ->
            [one] { $bonus } жёлудь
            [few] { $bonus } жёлудя
            [many] { $bonus } желудей
           *[other] { $bonus } жёлудя
        }.
       *[none] .
    }
    .braille = { $value } { $place }, { $acorns } жел{ fill-note }, { leaf-step }.
# A choice in the list: only a leaf. $milestone and $bonus are as above.
choice-skip = Лист { $leaf }: в ряду будет { $row }{ $milestone ->
    [wild] {", это крестик."}
    [acorns] , { $bonus ->
        [one] { $bonus } жёлудь
        [few] { $bonus } жёлудя
        [many] { $bonus } желудей
       *[other] { $bonus } жёлудя
    }.
   *[none] .
}
    .braille = { leaf-step }.
# A choice in the list: a place for the X. $filled is as above.
choice-wild = Крестик { $place }, { $acorns ->
    [0] пока без желудей
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
    [many] { $acorns } желудей
   *[other] { $acorns } жёлудя
}{ $filled ->
    [first] , { $area } заполнены раньше всех
    [late] , { $area } заполнены
   *[no] {""}
}.
    .brief = Крестик { $place }, плюс { $acorns }.
    .braille = Кр { $place }, { $acorns } жел{ fill-note }.
# A hint: what to do, in one sentence. The facts are those of the choices.
action-write = Выбрать { $area }, вписать { $value } { $place }, { $acorns ->
    [0] пока без желудей
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
    [many] { $acorns } желудей
   *[other] { $acorns } жёлудя
}{ $filled ->
    [first] , { $area } заполнены раньше всех
    [late] , { $area } заполнены
   *[no] {""}
}. Лист { $leaf }: в ряду будет { $row }{ $milestone ->
    [wild] {", это крестик."}
    [acorns] , { $bonus ->
        [one] { $bonus } жёлудь
        [few] { $bonus } жёлудя
        [many] { $bonus } желудей
       *[other] { $bonus } жёлудя
    }.
   *[none] .
}
    .brief = Выбрать { $area }, вписать { $value } { $place }, плюс { $acorns }, лист { $leaf }.
    .braille = { $value } { $place }, { $acorns } жел{ fill-note }, { leaf-step }.
# A hint when no two dice fit: which leaf.
action-skip = Добавить { $leaf } в ряд листьев, там будет { $row }{ $milestone ->
    [wild] {", это крестик."}
    [acorns] , { $bonus ->
        [one] { $bonus } жёлудь
        [few] { $bonus } жёлудя
        [many] { $bonus } желудей
       *[other] { $bonus } жёлудя
    }.
   *[none] .
}
    .brief = Лист { $leaf }, в ряду будет { $row }.
    .braille = { leaf-step }.
# A hint: where the X goes.
action-wild = Выбрать { $area } и поставить крестик { $place }, { $acorns ->
    [0] пока без желудей
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
    [many] { $acorns } желудей
   *[other] { $acorns } жёлудя
}{ $filled ->
    [first] , { $area } заполнены раньше всех
    [late] , { $area } заполнены
   *[no] {""}
}.
    .brief = Поставить крестик { $place }, плюс { $acorns }.
    .braille = Кр { $place }, { $acorns } жел{ fill-note }.

## Answers

# Whose sheet is read next.
sheet-of = { $you ->
    [yes] Ваш бланк.
   *[no] Бланк игрока { $who }.
}
# An area in which nothing is written; $count is the number of its places.
area-empty = { $area }: { $count ->
    [one] пусто { $count } место
    [few] пусты все { $count } места
    [many] пусты все { $count } мест
   *[other] пусто { $count } места
}, { $points ->
    [0] желудей нет
    [one] { $points } жёлудь
    [few] { $points } жёлудя
    [many] { $points } желудей
   *[other] { $points } жёлудя
}.
    .braille = { $area } { $points } жел: пусто { $count }.
# Lilies or mushrooms in order; $cells is the list of what is in them.
area-content = { $area }, { $points ->
    [0] без желудей
    [one] { $points } жёлудь
    [few] { $points } жёлудя
    [many] { $points } желудей
   *[other] { $points } жёлудя
}: { $cells }.
    .braille = { $area } { $points } жел: { $cells }.
# The pumpkins; $first and $second are lists of what is in their halves.
area-content-1 = { $area }, { $points ->
    [0] без желудей
    [one] { $points } жёлудь
    [few] { $points } жёлудя
    [many] { $points } желудей
   *[other] { $points } жёлудя
}: первая { $first }, вторая { $second }.
    .braille = { $area } { $points } жел: { $first }; { $second }.
# The skewers; $first and $second are lists of what is on the left and the right one.
area-content-3 = { $area }, { $points ->
    [0] без желудей
    [one] { $points } жёлудь
    [few] { $points } жёлудя
    [many] { $points } желудей
   *[other] { $points } жёлудя
}: левая { $first }, правая { $second }.
    .braille = { $area } { $points } жел: { $first }; { $second }.
# The mugs; $filled and $empty are lists of their numbers.
area-content-4 = { $area }, { $points ->
    [0] без желудей
    [one] { $points } жёлудь
    [few] { $points } жёлудя
    [many] { $points } желудей
   *[other] { $points } жёлудя
}: полны { $filled }, пусты { $empty }.
    .braille = { $area } { $points } жел: { $filled }; пусто { $empty }.
# The mugs when all are filled; $filled is the list of their numbers.
area-mugs-full = { $area }, { $points ->
    [0] без желудей
    [one] { $points } жёлудь
    [few] { $points } жёлудя
    [many] { $points } желудей
   *[other] { $points } жёлудя
}: полны { $filled }.
    .braille = { $area } { $points } жел: { $filled }; полно.
# The burrows; $bottom and $middle are lists.
area-content-5 = { $area }, { $points ->
    [0] без желудей
    [one] { $points } жёлудь
    [few] { $points } жёлудя
    [many] { $points } желудей
   *[other] { $points } жёлудя
}: внизу { $bottom }, посередине { $middle }, наверху { $top }.
    .braille = { $area } { $points } жел: н { $bottom }; п { $middle }; в { $top }.
# The burrows while only bottom ones are filled; $bottom is a list.
area-burrows-low = { $area }, { $points ->
    [0] без желудей
    [one] { $points } жёлудь
    [few] { $points } жёлудя
    [many] { $points } желудей
   *[other] { $points } жёлудя
}: внизу { $bottom }, выше пусто.
    .braille = { $area } { $points } жел: н { $bottom }; п, в пусто.
# The leaf row; $leaves is the list of its totals before the last one, $count their number.
leaves = В ряду листьев { $row }, раньше { $leaves }.
    .full = В ряду листьев { $row }. До этого там { $leaves }.
    .braille = Ряд { $row }, раньше { $leaves }.
# The leaf row with its first leaf alone.
leaves-one = В ряду листьев { $row }, это первый лист.
    .braille = Ряд { $row }, 1 лист.
# The leaf row before its first leaf.
leaves-none = Ряд листьев пуст.
    .braille = Ряд 0, листьев нет.
# The dice of the round.
dice-now = Раунд { $round }. На кубиках { $dice }.
    .full = Раунд { $round } из двадцати. На кубиках { $dice }.
    .braille = Р{ $round }: { $dice }.
# The dice of the last round.
dice-now-last = Раунд { $round }, последний. На кубиках { $dice }.
    .full = Раунд { $round } из двадцати, последний. На кубиках { $dice }.
    .braille = Р{ $round } последний: { $dice }.
# The dice of the round have not landed.
dice-in-hand = Раунд { $round }. Кубики в воздухе.
    .braille = Р{ $round }: катятся.
# The match has ended.
dice-over = Кубиков больше нет: игра окончена, раунд { $round } последний.
    .braille = Кубиков нет, конец, Р{ $round }.
# The question about the dice is asked again, and all has been said.
dice-no-more = О кубиках больше сказать нечего.
    .braille = О кубиках это всё.
# A die may pick its area, because others fit there; $others is a list like "5 or 3".
die-picks = { $value } выбирает { $area }, вписать можно { $others }.
    .braille = { $value } выбирает { $area } для { $others }.
# A die cannot pick its area, because no other die fits there.
die-picks-nothing = { $value } выбирает { $area }, но других кубиков туда не вписать.
    .braille = { $value } выбирает { $area }: не подходит.
# All the places of the sheet where a die could be written; $places is a list.
die-fits = { $value } подходит { $places }.
    .braille = { $value } подходит: { $places }.
# No place of the sheet takes a die.
die-fits-nowhere = { $value } никуда на бланке не подходит.
    .braille = { $value } никуда.
# The acorns of one player.
acorns = { $you ->
    [yes] Вы: { $acorns }.
   *[no] { $who }: { $acorns }.
}
    .full = { $you ->
        [yes] У вас { $acorns ->
            [one] { $acorns } жёлудь
            [few] { $acorns } жёлудя
            [many] { $acorns } желудей
           *[other] { $acorns } жёлудя
        }.
       *[no] { $who }: { $acorns ->
            [one] { $acorns } жёлудь
            [few] { $acorns } жёлудя
            [many] { $acorns } желудей
           *[other] { $acorns } жёлудя
        }.
    }
# Where the acorns of a player come from.
score-reasons = { $you ->
    [yes] Вы: за области { $areas }, за первенство { $first }, за ряд листьев { $leaves }.
   *[no] { $who }: за области { $areas }, за первенство { $first }, за ряд листьев { $leaves }.
}
    .braille = { person }: области { $areas }, перв { $first }, ряд { $leaves }.
# The acorns of each area of a player, those with none left out; $areas is a list.
score-areas = { $you ->
    [yes] Ваши области: { $areas }.
   *[no] Области игрока { $who }: { $areas }.
}
    .braille = { person }, области: { $areas }.
# The round, and that this player has still to choose; $last is yes in the last round.
turn-choosing = Раунд { $round }{ $last ->
    [yes] , последний
   *[no] {" "}из двадцати
}. { $you ->
    [yes] Вы выбираете.
   *[no] { $who } выбирает.
}
    .braille = { $you ->
        [yes] Вы выбираете
       *[no] { $who } выбирает
    }, { round-now }.
# The round, and that this player has written and has an X to place. For this player alone.
turn-owes = Раунд { $round }{ $last ->
    [yes] , последний
   *[no] {" "}из двадцати
}. { $you ->
    [yes] Число вписано, теперь ваш крестик.
   *[no] { $who }: число вписано, теперь крестик.
}
    .braille = { person }: вписано, нужен кр, { round-now }.
# The round, and that this player has chosen.
turn-decided = Раунд { $round }{ $last ->
    [yes] , последний
   *[no] {" "}из двадцати
}. { $you ->
    [yes] Ваш выбор сделан.
   *[no] { $who }: выбор сделан.
}
    .braille = { person }: готово, { round-now }.
# Who else has not chosen yet.
turn-others = Ещё выбирают: { $seats }.
    .braille = Выбирают: { $seats }.
# An area and its acorns, in that list.
area-points = { $area } { $points }
# Who has chosen.
turn-ready = Выбор сделан: { $seats }.
    .braille = Готово: { $seats }.
# The match has ended after this round; $seats have won.
turn-over = Игра окончена, раунд { $round } последний. Победа со счётом { $acorns }: { $seats }.
    .braille = Конец, Р{ $round }, { $acorns } жел, победа: { $seats }.
# A match of one has ended after this round.
turn-over-alone = Игра окончена, раунд { $round } последний. У вас { $acorns ->
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
    [many] { $acorns } желудей
   *[other] { $acorns } жёлудя
}.
    .braille = Конец, Р{ $round }, { $acorns } жел.
# The areas that nobody has filled.
first-open = Ещё никем не заполнены, за каждую область { $acorns ->
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
    [many] { $acorns } желудей
   *[other] { $acorns } жёлудя
}: { $areas }.
    .brief = Ещё никем не заполнены: { $areas }.
    .braille = Перв открыто, по { $acorns } жел: { $areas }.
# Every area is closed.
first-none = Все области уже кем-то заполнены.
    .braille = Перв больше нет.
# Who got the bonus of some areas.
first-paid = Раньше всех заполнены { $areas }: { $seats }.
    .braille = Перв { $areas }: { $seats }.
# Areas that are closed and paid nobody (in a position that was set up).
first-unpaid = Закрыты без бонуса: { $areas }.
    .braille = Закрыты без перв: { $areas }.
# The next milestone of the leaf row, which gives an X.
milestone-wild = В ряду листьев { $row }. Отметка { $target } даёт крестик, не хватает { $missing }.
    .braille = Ряд { $row }, ещё { $missing }: { $target }, кр.
# The next milestone of the leaf row, which gives acorns.
milestone-acorns = В ряду листьев { $row }. Отметка { $target } даёт { $acorns ->
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
    [many] { $acorns } желудей
   *[other] { $acorns } жёлудя
}, не хватает { $missing }.
    .braille = Ряд { $row }, ещё { $missing }: { $target }, { $acorns } жел.
# The leaf row is past the last milestone.
milestone-none = В ряду листьев { $row }, отметок больше нет.
    .braille = Ряд { $row }, впереди ничего.
# The leaf row at the end of the match.
milestone-end = В ряду листьев в конце { $row }.
    .braille = Ряд в конце { $row }.
# The places that are left, counted by area; a list like "3 in the lilies and 2 in the mugs".
places-left = Пустые места: { $areas }.
    .braille = Пусто: { $areas }.
# Nothing is empty on the sheet.
places-none = Пустых мест нет.
    .braille = Пустых нет.
# An area and how many places of it are empty, in that list.
area-left = { $area } { $count }
    .brief = { $area } { $count }
    .braille = { $area } { $count }
# How many Xs are on the sheet.
wilds = Крестиков на бланке: { $count }.
    .braille = Кр на бланке: { $count }.
# What an area still needs; $places is a list like "lily 3 for 1, 4 or 5".
needs = { $area }: { $places }.
    .full = { $area }, сейчас открыто: { $places }.
    .braille = { $area }: { $places }.
# An open place and what it takes, in that list.
need-at = { $place } подходит { $fits }
    .braille = { $place } для { $fits }
# Rounds after this one.
rounds-left = После этого раундов { $count } или меньше, если в чьём-то ряду листьев будет 61.
    .braille = Ещё Р: { $count }, меньше, если ряд 61.
# A filled place.
slot-filled = { $head }: { $value }. Даёт { $worth }.
    .braille = { $head }: { $value }, { $worth }.
# An empty place that is not open; $need is what it needs first.
slot-closed = { $head }: пусто, ещё закрыто. { $need }. Даёт { $worth }.
    .braille = { $head }: 0, закрыто. { $need }. { $worth }.
# An empty place; $fits are the numbers it takes, $now the dice that can be written there now.
slot-open = { $head }: пусто. Подходит { $fits }, сейчас { $now }. Даёт { $worth }.
    .braille = { $head }: 0, подходит { $fits }, сейчас { $now }, { $worth }.
# An empty place after the end.
slot-end = { $head }: пусто до конца. Даёт { $worth }.
    .braille = { $head }: пусто, { $worth }.
# What a place is worth.
worth = { $acorns ->
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
    [many] { $acorns } желудей
   *[other] { $acorns } жёлудя
}
    .braille = { $acorns } жел
# What a pumpkin or a skewer is worth.
worth-full = { $acorns ->
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
    [many] { $acorns } желудей
   *[other] { $acorns } жёлудя
}, когда вся полна
    .braille = { $acorns } жел за полную
# All six numbers fit.
any-number = любое число
    .braille = любое
# No die of the round can be written there.
no-die = ни один кубик
    .braille = нет
# The X that is to be placed.
the-wild = крестик
    .braille = кр
# A place, what is beside it, and what it needs.
around = { $head }: { $near }. { $need }.
    .braille = { $head }: { $near }. { $need }.
# A place and what is beside it, after the end.
around-end = { $head }: { $near }.
    .braille = { $head }: { $near }.
# The place has filled neighbours only; a list like "lily 1 with 4".
near-filled = рядом { $filled }
    .braille = рядом { $filled }
# The place has empty neighbours only.
near-empty = { $count ->
    [one] место рядом пусто
    [few] места рядом пусты
    [many] места рядом пусты
   *[other] места рядом пусты
}, ничего не вписано { $empty }
    .braille = рядом пусто { $empty }
# The place has filled and empty neighbours.
near-both = рядом { $filled }, { $count ->
    [one] другое место пусто
    [few] другие места пусты
    [many] другие места пусты
   *[other] другие места пусты
}, ничего не вписано { $empty }
    .braille = рядом { $filled }; пусто { $empty }
# The place has no neighbours.
near-nothing = соседей нет
    .braille = соседей нет
# A filled neighbour.
beside = { $place } вписано { $value }
    .braille = { $place }: { $value }
# A filled place needs nothing.
need-nothing = Больше ничего не нужно
    .braille = Не нужно ничего
# A place needs the one before it.
need-before = Сначала нужно место перед этим
    .braille = Нужно место перед этим
# A burrow needs those below.
need-below = Сначала нужны обе норы под этой
    .braille = Нужны обе под этой
# An open place needs one of these numbers.
need-number = Подходит { $fits }, а также крестик
    .braille = Подходит { $fits } или кр

## The rules of this step

# Three dice lie there.
step-area = Один кубик выбирает область, другой вписывают туда, третий идёт в ряд листьев.
    .braille = 1 кубик выбирает область, 1 вписывают, 1 это Л.
# No die fits.
step-skip = Кубики не подходят, и ничего не вписывают: один любой кубик идёт в ряд листьев.
    .braille = Не подходит: 1 кубик это Л.
# An X is due.
step-wild = Поставьте крестик на любое открытое место. Он подходит к любому числу.
    .braille = Кр на любое открытое место.
# The listener has chosen.
step-wait = Все решения объявляют, когда выбор сделан у всех.
    .braille = Скажут, когда готовы все.
# The dice have not landed.
step-rolling = Три кубика раунда бросают сразу для всех.
    .braille = 3 кубика катятся, для всех.
# At the end.
step-over = Игра окончена. Побеждает тот, у кого больше желудей.
    .braille = Конец. Больше жел победа.

## The complete rules

# Section of the rules.
rules-aim = Цель игры. Заполняйте шесть областей своего бланка и собирайте жёлуди: у кого их больше, тот и побеждает. Кубики у всех одни и те же. В одиночку ваши жёлуди и есть результат.
# Section of the rules.
rules-round = Раунд. Три кубика бросают для всех. Каждый кубик вы используете один раз: один своим числом выбирает область, второй вы вписываете туда, третий идёт в ряд листьев. Два одинаковых кубика считаются как два. Все выбирают одновременно, и никто не знает чужого выбора, пока не выберут все. Только если ни для каких двух кубиков нет места, вы ничего не вписываете; тогда один любой кубик идёт в ряд листьев.
# Section of the rules.
rules-pumpkins = Область 1, тыквы. Их две, в каждой две половины. Числа в обеих половинах тыквы равны. Полная тыква даёт 3 жёлудя, половина не даёт ничего. Начать можно обе тыквы сразу, каждую заполняют с первой половины.
# Section of the rules.
rules-lilies = Область 2, кувшинки. Их пять, заполняют их по порядку, и каждое число не похоже на все прежние. Они дают 1, 1, 2, 2 и 3 жёлудя.
# Section of the rules.
rules-skewers = Область 3, шпажки с зефиром. На левой два места, на правой три. Все числа на одной шпажке равны. Полная левая шпажка даёт 3 жёлудя, полная правая 5, неполная не даёт ничего. Каждую заполняют с первого места.
# Section of the rules.
rules-mugs = Область 4, кружки какао. Шесть кружек, от первой до шестой, в любом порядке. Число на кубике равно номеру кружки. Каждая даёт 1 жёлудь, кружка 4 даёт 2.
# Section of the rules.
rules-burrows = Область 5, лисьи норы. Три внизу, две посередине, одна наверху. Нижние заполняют в любом порядке; верхняя открывается, когда заполнены обе под ней. Соседние числа различны: соседи это норы слева и справа в ряду и две прямо под норой. Нижние дают по 1 жёлудю, средние по 2, верхняя 4.
# Section of the rules.
rules-mushrooms = Область 6, грибы. Их пять, заполняют их по порядку. Первое число любое, каждое следующее на один больше или меньше, причём 1 и 6 соседи. Они дают 1, 2, 2, 2 и 3 жёлудя.
# Section of the rules.
rules-leaves = Ряд листьев. В нём складывают числа третьих кубиков. Сумма ровно 11, 31 или 51 даёт крестик, ровно 21 даёт 2 жёлудя, ровно 41 даёт 3, ровно 61 даёт 5. Если сумма перескакивает отметку, за неё ничего нет, и больше 61 тоже. Отметки считаются и в раунде, когда ничего не вписано.
# Section of the rules.
rules-wild = Крестик. Его ставят в том же раунде на любое открытое место. Числа у него нет: в тыквах и на шпажках он равен тому, что нужно, в кувшинках и норах не похож ни на что, подходит к любой кружке, а после него возможен любой гриб. Остальные числа по-прежнему должны подходить друг к другу. Он заполняет области, как кубик.
# Section of the rules.
rules-first = Первенство. В конце раунда каждая область, заполненная впервые, даёт 3 жёлудя всем, у кого она заполнена в этом раунде; порядок выбора не важен. Потом она закрыта и бонуса больше не даёт. Кубик и крестик могут заполнить две области за один раунд.
# Section of the rules.
rules-end = Конец игры. Игра заканчивается после раунда, в котором у кого-то в ряду листьев 61 или больше, или после раунда 20. Этот раунд доигрывают все. Жёлуди дают области, первенство и ряд листьев. При ничьей победа общая.

## The short terms in braille, a line of the help each

# A short term in braille, a colon, what it stands for.
short-pumpkins = Тык: тыквы.
# A short term in braille, a colon, what it stands for.
short-half = Тык 2-1, 2-2: две половины тыквы 2.
# A short term in braille, a colon, what it stands for.
short-lilies = Кув: кувшинки.
# A short term in braille, a colon, what it stands for.
short-place = Кув 3: третья кувшинка; так же считают кружки и грибы.
# A short term in braille, a colon, what it stands for.
short-skewers = Шпа: шпажки.
# A short term in braille, a colon, what it stands for.
short-skewer = Шпа 1-1, 2-3: место 1 левой шпажки и место 3 правой.
# A short term in braille, a colon, what it stands for.
short-mugs = Кру: кружки.
# A short term in braille, a colon, what it stands for.
short-burrows = Нор: норы.
# A short term in braille, a colon, what it stands for.
short-burrow = Нор н1, п2, в1: первая нора внизу, вторая посередине и та, что наверху.
# A short term in braille, a colon, what it stands for.
short-mushrooms = Гри: грибы.
# A short term in braille, a colon, what it stands for.
short-write = 4 кру 4: число 4 в кружку 4.
# A short term in braille, a colon, what it stands for.
short-leaf = Л2: лист 2, то есть 2 в ряд листьев.
# A short term in braille, a colon, what it stands for.
short-row = Ряд 13: в ряду листьев 13.
# A short term in braille, a colon, what it stands for.
short-round = Р5: раунд 5.
# A short term in braille, a colon, what it stands for.
short-acorns = Жел: жёлуди.
# A short term in braille, a colon, what it stands for.
short-total = Итог: всего желудей.
# A short term in braille, a colon, what it stands for.
short-wild = Кр: крестик, он подходит на любое открытое место.
# A short term in braille, a colon, what it stands for.
short-due = Нужен кр: надо поставить крестик.
# A short term in braille, a colon, what it stands for.
short-mug = 3кр: кружка 3, в ней крестик.
# A short term in braille, a colon, what it stands for.
short-empty = 0, 000: одно пустое место и три пустых места; 0 за целый ряд значит, что он весь пуст.
# A short term in braille, a colon, what it stands for.
short-parts = Точка с запятой: между двумя тыквами или шпажками и между рядами нор н, п и в.
# A short term in braille, a colon, what it stands for.
short-first = Перв: область заполнена раньше всех.
# A short term in braille, a colon, what it stands for.
short-full = Полно: область заполнена, но без этого бонуса.
# A short term in braille, a colon, what it stands for.
short-fit = Не подходит: вписать ничего нельзя.
# A short term in braille, a colon, what it stands for.
short-ways = Вар 3, до 2 жел: вариантов 3, лучший даёт 2 жёлудя.
# A short term in braille, a colon, what it stands for.
short-over = Конец: игра окончена.
# A short term in braille, a colon, what it stands for.
short-win = Победа: кто победитель.

## Refusals: why, and what is possible instead is said after it

# Refused: the player has chosen already.
refuse-already-decided = Ваш выбор в этом раунде уже сделан.
    .braille = Р: выбор уже сделан.
# Refused: the leaf row gave no X.
refuse-no-wild = Крестика, чтобы его поставить, у вас нет.
    .braille = Кр не нужен.
# Refused: an X must be placed.
refuse-wild-first = Сначала поставьте крестик.
    .braille = Сначала кр.
# Refused: no die shows that number; $dice is the list of the dice.
refuse-not-rolled = Кубика { $value } нет. На кубиках { $dice }.
    .braille = Кубика { $value } нет, есть { $dice }.
# Refused: a die was used for two things.
refuse-used-twice = Каждый кубик используют один раз, а { $value } использован дважды.
    .braille = { $value } дважды, а можно раз.
# Refused: skipping, while something fits.
refuse-must-write = Кубик подходит, поэтому вписать нужно.
    .braille = Кубик подходит, впишите.
# Refused: the area has no such place.
refuse-no-such-place = Такого места нет.
    .braille = Места нет.
# Refused: something is written there.
refuse-place-filled = Больше нельзя вписать { $place }, там занято.
    .braille = Занято: { $place }.
# Refused: a pumpkin or skewer is filled from its first place.
refuse-first-place-first = Пока рано писать { $place }: сначала заполните место перед ним.
    .braille = Сначала место перед этим: { $place }.
# Refused: lilies and mushrooms are filled in order.
refuse-in-order = Пока рано писать { $place }: сначала заполните предыдущее место.
    .braille = Сначала предыдущее: { $place }.
# Refused: all numbers of a pumpkin or skewer are equal.
refuse-must-equal = Только { $needed } подходит { $place }.
    .braille = Только { $needed }: { $place }.
# Refused: a lily repeats a number.
refuse-lily-repeats = { $value } среди кувшинок уже есть и не подходит { $place }.
    .braille = { $value } уже есть, не подходит: { $place }.
# Refused: a mug takes its own number only.
refuse-mug-number = Только её собственный номер подходит { $place }.
    .braille = Только её номер: { $place }.
# Refused: a burrow above an empty one.
refuse-burrow-closed = Пока рано писать { $place }: сначала заполните обе норы под ней.
    .braille = Сначала обе под этой: { $place }.
# Refused: a neighbour has the same number.
refuse-burrow-neighbour = { $value } не подходит { $place }: такое число уже рядом.
    .braille = { $value } уже рядом: { $place }.
# Refused: a mushroom is not one up or down.
refuse-mushroom-step = Только { $down } или { $up } подходит { $place }.
    .braille = Только { $down } или { $up }: { $place }.
# The key for rolling does nothing in this game.
refuse-no-roll-key = Следующий бросок будет, когда закончится раунд. Выберите область.
    .braille = Бросок после раунда. Выберите область.
# The key for banking does nothing in this game.
refuse-no-bank-key = Жёлуди никогда не пропадают, сохранять их не нужно.
    .braille = Жел не пропадают.

## What is wrong in a line

# A sheet has too many leaves.
notation-leaves = У игрока { $seat } в ряду листьев { $found ->
    [one] { $found } лист
    [few] { $found } листа
    [many] { $found } листьев
   *[other] { $found } листа
}, а может быть максимум { $most }.
# A place of a sheet cannot hold what is written there; $reason is a sentence that names it.
notation-sheet = Игрок { $seat }: { $reason }
# An area is closed twice.
notation-area-twice = Область { $area } закрыта дважды.

## The sounds

# A sound in the list of sounds: its name and when it is heard.
sound-die-1 = Один стук: на кубике выпадает 1.
    .braille = 1: кубик.
# A sound in the list of sounds: its name and when it is heard.
sound-die-2 = Два стука: на кубике выпадает 2.
    .braille = 2: кубик.
# A sound in the list of sounds: its name and when it is heard.
sound-die-3 = Три стука: на кубике выпадает 3.
    .braille = 3: кубик.
# A sound in the list of sounds: its name and when it is heard.
sound-die-4 = Четыре стука: на кубике выпадает 4.
    .braille = 4: кубик.
# A sound in the list of sounds: its name and when it is heard.
sound-die-5 = Пять стуков: на кубике выпадает 5.
    .braille = 5: кубик.
# A sound in the list of sounds: its name and when it is heard.
sound-die-6 = Шесть стуков: на кубике выпадает 6.
    .braille = 6: кубик.
# A sound in the list of sounds: its name and when it is heard.
sound-pumpkin = Тыква: что-то вписано в тыквы.
    .braille = Тыква.
# A sound in the list of sounds: its name and when it is heard.
sound-lily = Кувшинка: что-то вписано в кувшинки.
    .braille = Кувшинка.
# A sound in the list of sounds: its name and when it is heard.
sound-skewer = Шпажка: что-то вписано на шпажки.
    .braille = Шпажка.
# A sound in the list of sounds: its name and when it is heard.
sound-mug = Кружка: что-то вписано в кружки.
    .braille = Кружка.
# A sound in the list of sounds: its name and when it is heard.
sound-burrow = Нора: что-то вписано в норы.
    .braille = Нора.
# A sound in the list of sounds: its name and when it is heard.
sound-mushroom = Гриб: что-то вписано в грибы.
    .braille = Гриб.
# A sound in the list of sounds: its name and when it is heard.
sound-leaf = Лист: число добавлено в ряд листьев.
    .braille = Лист.
# A sound in the list of sounds: its name and when it is heard.
sound-milestone = Отметка: сумма в ряду листьев даёт жёлуди.
    .braille = Отметка.
# A sound in the list of sounds: its name and when it is heard.
sound-wild = Росчерк: нужен или поставлен крестик.
    .braille = Крестик.
# A sound in the list of sounds: its name and when it is heard.
sound-first-fill = Фанфары: область впервые заполнена.
    .braille = Перв.

## Why a bot, or a hint, chooses something

# The area is full then, which gives no bonus any more.
reason-fills = Так { $area } будут заполнены.
    .braille = Полно: { $area }.
# The area is full then, and nobody filled it before.
reason-fills-first = Так { $area } будут заполнены раньше всех, это ещё 3 жёлудя.
    .braille = Перв { $area }, ещё 3 жел.
# The leaf row comes to a milestone, which gives an X or $bonus acorns.
reason-milestone = В ряду листьев будет ровно { $row }, это { $milestone ->
    [wild] крестик
   *[acorns] { $bonus ->
        [one] { $bonus } жёлудь
        [few] { $bonus } жёлудя
        [many] { $bonus } желудей
       *[other] { $bonus } жёлудя
    }
}.
    .braille = Ряд ровно { $row }: { $milestone ->
        [wild] кр
       *[acorns] { $bonus } жел
    }.
# It gives acorns at once, and the leaf is not too high.
reason-acorns = Жёлуди сразу, и лист { $leaf }: чем меньше листья, тем дольше игра.
    .braille = Жел сразу, Л{ $leaf }: меньше листья, дольше игра.
# It begins or goes on with an area.
reason-begin = Так готовятся { $area }, и лист { $leaf }: чем меньше листья, тем дольше игра.
    .braille = Готовит { $area }, Л{ $leaf }: меньше листья, дольше игра.
# Nothing can be written.
reason-skip = Вписать ничего нельзя, важен только ряд листьев.
    .braille = Не подходит, важен только ряд.
# Where the X goes.
reason-wild = Полезнее всего поставить крестик { $place }: это жёлуди сразу и задел на будущее.
    .braille = Кр полезнее всего: { $place }.
# The reason for the best choice of several, as a sentence, and the next best one, as a sentence.
reason-compared = { $why } Всего { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}, второй по пользе: { $next }
    .brief = { $why } Второй по пользе: { $next }
    .braille = { $why } Второй из { $count }: { $next }
# The reason for the only choice.
reason-alone = { $why } Другого варианта нет.
    .braille = { $why } Другого нет.
