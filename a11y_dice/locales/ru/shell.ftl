# The shell in Russian. $who is a player's name, which stays in the nominative, and $you is yes when
# that player is the listener. The names of keys are in the nominative too, so that a sentence has a
# colon after them. One and two are words where they have a gender: voices read digits in the masculine.

## The beginning and the end

# The very first line. $way says how the player is spoken to. One line without any other fact.
welcome-default = Доступные кубики: три игры на слух, на ощупь и для чтения. Сейчас у вас { $way }, ничего другого не выбрано.
# The very first line. $way says how the player is spoken to. One line without any other fact.
welcome-flag = Доступные кубики: три игры на слух, на ощупь и для чтения. Сейчас у вас { $way }, как велит командная строка.
# The very first line. $way says how the player is spoken to. One line without any other fact.
welcome-environment = Доступные кубики: три игры на слух, на ощупь и для чтения. Сейчас у вас { $way }, как велит переменная среды.
# The very first line. $way says how the player is spoken to. One line without any other fact.
welcome-file = Доступные кубики: три игры на слух, на ощупь и для чтения. Сейчас у вас { $way }, как велят ваши настройки.
# A way to be spoken to: lines that are read in the terminal.
way-text = текст в терминале
# A way to be spoken to: directly through the screen reader, with braille.
way-reader = ваш скринридер напрямую
# A way to be spoken to: the voice of the program itself.
way-voice = голос самой программы
# A way to be spoken to: the voice of the program itself, and nothing on the screen.
way-spoken-only = голос самой программы и пустой экран
# A way to be spoken to: none.
way-none = звуки без слов
# A way to be spoken to, for tests: everything is kept and nothing is said.
way-recorder = запись
# A way to be spoken to, in a sentence, as the others: the voice and the text together.
way-both = голос самой программы и рядом текст
    .braille = голос и рядом текст
# The text is shown while a voice speaks.
text-beside = Рядом с голосом показан текст. Скринридер, который читает этот терминал, скажет всё второй раз.
    .braille = Текст рядом с голосом.
# The text is wanted beside the way that shows nothing at all.
text-not-beside = Режим «только голос» ничего не показывает, поэтому текста рядом нет. Рядом с голосом программы текст возможен.
    .braille = Только голос: текста рядом нет.
# A reader that reads this terminal was found. $reader is its name.
two-voices = { $reader } читает этот терминал, поэтому вы можете слышать два голоса. Изменить это можно в главном меню: речь, брайль и звуки.
    .braille = { $reader }: возможны два голоса. Меню, речь.
# The question at the very first start, in text and by the voice of the program at the same time.
first-title = Добро пожаловать в «Доступные кубики». Это приветствие показано текстом, и в то же время его произносит голос самой программы. Что из этого до вас доходит? Нажмите 1, если нужен текст, для скринридера, брайля или глаз. Нажмите 2, если нужен только голос. Нажмите 3, если нужен голос и рядом текст.
# A line of that question.
first-text = Только текст.
# A line of that question.
first-voice = Только голос самой программы.
# A line of that question.
first-both = Голос самой программы и рядом текст.
    .braille = Голос и рядом текст.
# A question of the first start. It is asked in every language, one after the other.
first-language = Какой язык? { $key-up } и { $key-down }: движение, { $key-take }: выбор.
    .braille = Язык?
# A line of that question: what a language calls itself.
first-language-line = { $name }.
# A question of the first start. $count is the number of lines.
first-keyboard = Какая у вас клавиатура? Строк { $count }. Если сомневаетесь, { $key-take }.
    .braille = Клавиатура? Строк { $count }.
# What was chosen at the first start. $way is a way to be spoken to.
first-kept = Теперь у вас { $way }. Изменить это можно в главном меню: речь, брайль и звуки.
    .braille = { $way }. Менять: меню, речь.
# The file of the settings cannot be written; $reason comes from the system.
settings-not-kept = Это действует до конца работы программы, но сохранить в { $path } не удаётся: { $reason }.
    .braille = Не сохранено: { $reason }.
# A line of the main menu.
menu-speech = Речь, брайль и звуки.
# The list of settings opens. $count is the number of its lines.
speech-title = Речь, брайль и звуки, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}. { $key-left } и { $key-right } меняют строку.
    .brief = Речь, брайль и звуки.
    .braille = Речь, строк { $count }.
# The help for a setting. $item is its line, $origin a sentence that says where its value comes from.
setting-help = { $item } { $origin } { $key-left } и { $key-right }: другое значение, { $key-take }: следующее значение.
    .brief = { $item } { $origin }
    .braille = { $item } { $origin }
# Where the value of a setting comes from.
origin-default = Это обычное значение.
# Where the value of a setting comes from.
origin-file = Значение из вашего файла настроек.
    .braille = Из вашего файла.
# Where the value of a setting comes from.
origin-environment = Значение из переменной среды.
    .braille = Из переменной среды.
# Where the value of a setting comes from.
origin-flag = Значение из командной строки.
    .braille = Из командной строки.
# Where the value of a setting comes from.
origin-not-kept = Значение действует до конца работы программы.
    .braille = До конца работы программы.
# Where the value of a setting comes from: it was changed just now, and something is stronger than the file.
origin-kept-environment = Значение в вашем файле настроек, но при следующем запуске переменная среды сильнее.
    .braille = Из вашего файла; переменная среды сильнее.
# Where the value of a setting comes from: it was changed just now, and something is stronger than the file.
origin-kept-flag = Значение в вашем файле настроек, но командная строка сильнее.
    .braille = Из вашего файла; командная строка сильнее.
# A setting was changed that the environment names too. $name is its name.
setting-weaker-environment = При следующем запуске сильнее переменная среды, где есть { $name }.
    .braille = При следующем запуске сильнее среда: { $name }.
# A setting was changed that the command line names too. $name is its name.
setting-weaker-flag = Сильнее командная строка, если в ней есть { $name }.
    .braille = Сильнее командная строка: { $name }.
# What a key does in the list of settings.
command-less = предыдущее значение
# What a key does in the list of settings.
command-more = следующее значение
# A setting. $way is a way to be spoken to.
setting-speak = У вас { $way }.
# A setting.
setting-text-beside = { $value ->
    [yes] Рядом с голосом показан текст.
   *[no] Рядом с голосом текста нет.
}
    .braille = { $value ->
        [yes] Текст рядом: да.
       *[no] Текст рядом: нет.
    }
# A setting: how much is said.
setting-verbosity = { $value ->
    [brief] Сообщения краткие.
    [full] Сообщения подробные.
    [braille] Сообщения для брайля.
   *[standard] Сообщения обычные.
}
# A setting.
setting-never-interrupt = { $value ->
    [yes] Клавиши ничего не прерывают.
   *[no] Клавиши прерывают речь.
}
# A setting: how fast the player's own reader speaks at most.
setting-reading-speed = { $value ->
    [0] Пропущенное вашим скринридером не считается.
    [one] Ваш скринридер читает максимум { $value } символ в секунду.
    [few] Ваш скринридер читает максимум { $value } символа в секунду.
    [many] Ваш скринридер читает максимум { $value } символов в секунду.
   *[other] Ваш скринридер читает максимум { $value } символа в секунду.
}
# A setting.
setting-braille-cells = Брайлевский дисплей: { $value ->
    [1] одна ячейка
    [2] две ячейки
    [one] { $value } ячейка
    [few] { $value } ячейки
    [many] { $value } ячеек
   *[other] { $value } ячейки
}.
# A setting.
setting-voice-rate = Голос: { $value ->
    [1] одно слово
    [one] { $value } слово
    [few] { $value } слова
    [many] { $value } слов
   *[other] { $value } слова
} в минуту.
# A setting.
setting-voice-pitch = Высота голоса { $value }.
# A setting.
setting-voice-volume = Громкость голоса { $value }.
# A setting. $value is the code of a language, or auto.
setting-voice-language = { $value ->
    [auto] Язык голоса: как у текста.
    [en] Язык голоса: английский.
    [pl] Язык голоса: польский.
    [ru] Язык голоса: русский.
    [fr] Язык голоса: французский.
   *[other] Язык голоса: { $value }.
}
# A setting. $value is the name of a voice, or auto.
setting-voice-names = { $value ->
    [auto] Голос: обычный.
   *[other] Голос: { $value }.
}
# A setting.
setting-sounds-volume = { $value ->
    [0] Звуков нет.
   *[other] Громкость звуков { $value }.
}
# A setting.
setting-sounds-over-speech = { $value ->
    [yes] Звуки слышны и во время речи.
   *[no] Голос ждёт, пока звуки не кончатся.
}
# A setting. $value is the name of a folder.
setting-sounds-folder = { $value ->
    [none] Папки с вашими звуками нет.
   *[other] Ваши звуки: { $value }.
}
# A folder is typed.
setting-sounds-folder-type = Введите папку с вашими звуками или ничего, если её нет, потом Энтер.
    .braille = Папка с вашими звуками, Энтер.
# A setting: which choices are asked about before they are played.
setting-confirm = { $value ->
    [always] О каждом выборе будет вопрос.
    [never] Вопросов о выборе не будет.
   *[losses] Вопрос будет, если выбор что-то теряет.
}
# A setting: whether the hint key gives hints.
setting-hints = { $value ->
    [yes] Подсказки включены.
   *[no] Подсказки выключены.
}
# A setting: how far undo goes at a new table.
setting-undo = { $value ->
    [free] За новым столом отмена доходит до начала.
    [before-dice] За новым столом отмена не идёт дальше брошенных кубиков.
   *[auto] За новым столом отмена зависит от того, кто играет.
}
# A setting: what is said when the next person at the keyboard is due.
setting-hand-over = { $value ->
    [name] Следующий за клавиатурой назван по имени.
    [wait] Следующий за клавиатурой назван по имени, потом нужна клавиша.
   *[changes] Следующий за клавиатурой слышит, что нового.
}
# A setting, for low vision.
setting-empty-line = { $value ->
    [yes] Между ходами есть пустая строка.
   *[no] Между ходами нет пустой строки.
}
# A setting: the language of the words. $name is what a language calls itself.
setting-language = { $value ->
    [auto] Язык: как в вашей системе.
   *[other] Язык: { $name }.
}
# A setting: the layout of the player's keyboard.
setting-keyboard = { $value ->
    [qwerty] Клавиатура: английская.
    [azerty] Клавиатура: французская.
    [qwertz] Клавиатура: немецкая.
    [cyrillic] Клавиатура: русская.
    [polish-programmer] Клавиатура: польская программистская.
   *[auto] Клавиатура: любая.
}
# A setting: what becomes of a kind of news. $kind is the kind, $level what becomes of it.
setting-news = { $kind }: { $level }.
# A kind of news.
news-roll = Броски
# A kind of news.
news-move = Перемещения кубиков
# A kind of news.
news-score = Очки
# A kind of news.
news-bust = Ходы без очков
# A kind of news.
news-turn = Чей ход
# A kind of news.
news-others = Действия других
# A kind of news.
news-hand-over = Следующий за клавиатурой
# A kind of news.
news-missed = Пропущенные сообщения
# What becomes of a kind of news.
level-say = слова и звуки
# What becomes of a kind of news.
level-words = слова без звуков
# What becomes of a kind of news.
level-keep = только для просмотра
# What becomes of a kind of news.
level-off = ничего
# A line of the main menu.
menu-settings = Настройки.
# The groups of settings open. $count is the number of lines.
settings-title = Настройки, { $count ->
    [1] одна группа
    [2] две группы
    [one] { $count } группа
    [few] { $count } группы
    [many] { $count } групп
   *[other] { $count } группы
}.
    .brief = Настройки.
# A group of settings.
settings-speech = Речь, брайль и звуки.
# A group of settings.
settings-news = Что произносится.
# A group of settings.
settings-table = За столом.
# A group of settings.
settings-language = Язык и клавиатура.
# A group of settings.
settings-people = Игроки, которым нужно иначе.
    .braille = Игроки.
# A group of settings opens. $count is the number of lines.
settings-news-title = Что произносится о каждом виде новостей, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}. { $key-left } и { $key-right } меняют строку.
    .brief = Что произносится о каждом виде новостей.
    .braille = Новости, строк { $count }.
# A group of settings opens. $count is the number of lines.
settings-table-title = За столом, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}. { $key-left } и { $key-right } меняют строку.
    .brief = За столом.
    .braille = Стол, строк { $count }.
# A group of settings opens. $count is the number of lines.
settings-language-title = Язык и клавиатура, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}. { $key-left } и { $key-right } меняют строку.
    .brief = Язык и клавиатура.
    .braille = Язык, клавиатура, строк { $count }.
# The people who want language, verbosity or voice otherwise than the others. $count is the number of lines.
settings-people-title = Игроки, которым нужно иначе, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}.
    .brief = Игроки, которым нужно иначе.
    .braille = Игроки, строк { $count }.
# A line of that list. $name is a player's name.
person-line = { $name }.
# A line of that list.
person-add = Другой игрок, по имени.
    .braille = Другой игрок.
# The name of a player is typed.
person-type = Введите имя, как за столом, потом Энтер.
    .braille = Имя, Энтер.
# The wishes of one player open. $count is the number of lines.
person-title = Что нужно игроку { $name }, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}. { $key-left } и { $key-right } меняют строку.
    .brief = Что нужно игроку { $name }.
    .braille = { $name }, строк { $count }.
# A wish of one player. $name is what a language calls itself.
person-language = { $value ->
    [as-others] Язык: как у всех.
   *[other] Язык: { $name }.
}
# A wish of one player.
person-verbosity = { $value ->
    [as-others] Сообщения: как у всех.
    [brief] Сообщения: краткие.
    [full] Сообщения: подробные.
    [braille] Сообщения: для брайля.
   *[standard] Сообщения: обычные.
}
# A wish of one player. $value is the name of a voice.
person-voice = { $value ->
    [as-others] Голос: как у всех.
   *[other] Голос: { $value }.
}
# A setting names a way to be spoken to that does not exist. $ways is a list of names.
no-such-way = Способа вывода { $way } нет. Вместо него текст. Способы вывода: { $ways }.
    .braille = Способа вывода { $way } нет, теперь текст. Есть: { $ways }.
# The way "reader" cannot reach a screen reader; lines of text are shown instead until it can.
reader-lost = Скринридер не отвечает. Пока он молчит, вместо него текст.
    .braille = Скринридер молчит. Теперь текст.
# Our own voice cannot be heard for want of a sound device; lines of text are shown until one comes.
voice-lost-device = Звуковое устройство не отвечает, поэтому голоса нет. Вместо него текст.
    .braille = Звукового устройства нет. Теперь текст.
# Our own voice cannot be heard: the library that makes speech is not there, or does not start.
voice-lost-library = Синтезатор речи не найден, поэтому голоса нет. Вместо него текст.
    .braille = Синтезатора нет. Теперь текст.
# Our own voice has stopped several times, one after the other; lines of text are shown until it starts.
voice-lost-child = Голос больше не работает и не запускается снова. Вместо него текст.
    .braille = Голос не работает. Теперь текст.
# Our own voice can be heard again. It says this itself.
voice-found = Голос снова с вами и говорит дальше.
    .braille = Голос снова есть.
# A voice or a language that the settings name is not there. $name is its name, like "xx" or "gmw/xx".
voice-missing = Голоса { $name } нет; говорит английский голос или другой голос этого языка.
    .braille = Голоса { $name } нет, говорит другой.
# The way "reader" has reached a screen reader again; $name is the reader's. It says this itself.
reader-found = { $name } снова отвечает и говорит дальше.
    .braille = { $name } снова отвечает.
# A setting in your settings file is wrong. $allowed says what it can be.
setting-bad-file = В вашем файле настроек { $name } не может быть { $value }. Возможно: { $allowed }. Взято обычное значение.
    .braille = Ваш файл: { $name } не может быть { $value }, только { $allowed }. Взято обычное.
# Several settings in your settings file are wrong, $count of them. $allowed says what the first one can be.
settings-bad-file = { $count ->
    [one] В вашем файле настроек { $count } неверное значение.
    [few] В вашем файле настроек { $count } неверных значения.
    [many] В вашем файле настроек { $count } неверных значений.
   *[other] В вашем файле настроек { $count } неверного значения.
} Первое: { $name } не может быть { $value }. Возможно: { $allowed }. Взяты обычные значения.
    .braille = Ваш файл, ошибок: { $count }. Первая: { $name } не может быть { $value }, только { $allowed }. Взяты обычные.
# A setting in the environment is wrong. $allowed says what it can be.
setting-bad-environment = В переменных среды { $name } не может быть { $value }. Возможно: { $allowed }. Взято обычное значение.
    .braille = Среда: { $name } не может быть { $value }, только { $allowed }. Взято обычное.
# Several settings in the environment are wrong, $count of them. $allowed says what the first one can be.
settings-bad-environment = { $count ->
    [one] В переменных среды { $count } неверное значение.
    [few] В переменных среды { $count } неверных значения.
    [many] В переменных среды { $count } неверных значений.
   *[other] В переменных среды { $count } неверного значения.
} Первое: { $name } не может быть { $value }. Возможно: { $allowed }. Взяты обычные значения.
    .braille = Среда, ошибок: { $count }. Первая: { $name } не может быть { $value }, только { $allowed }. Взяты обычные.
# A setting in the command line is wrong. $allowed says what it can be.
setting-bad-flag = В командной строке { $name } не может быть { $value }. Возможно: { $allowed }. Взято обычное значение.
    .braille = Командная строка: { $name } не может быть { $value }, только { $allowed }. Взято обычное.
# Several settings in the command line are wrong, $count of them. $allowed says what the first one can be.
settings-bad-flag = { $count ->
    [one] В командной строке { $count } неверное значение.
    [few] В командной строке { $count } неверных значения.
    [many] В командной строке { $count } неверных значений.
   *[other] В командной строке { $count } неверного значения.
} Первое: { $name } не может быть { $value }. Возможно: { $allowed }. Взяты обычные значения.
    .braille = Командная строка, ошибок: { $count }. Первая: { $name } не может быть { $value }, только { $allowed }. Взяты обычные.
# What a setting can be: whole numbers.
allowed-range = число от { $least } до { $most }
# What a setting can be. $words is a list like "brief, standard or full".
allowed-words = { $words }
# What a setting can be.
allowed-text = любой текст в одну строку
# What a setting can be: several names with a value each.
allowed-pairs = имена, у каждого своё значение
# What the setting of events can be. $kinds and $levels are lists like "roll, move or score".
allowed-events = виды, у каждого своё значение. Вид: { $kinds }. Значение: { $levels }
# What the setting of people can be. $names is a list like "language, verbosity or voice".
allowed-people = игроки по имени, у каждого { $names }
# The file of the settings has names in it that are no setting, perhaps of a newer version. $names has at most three of them.
setting-unknown = { $count ->
    [one] { $count } настройка в { $path } этой версии незнакома и остаётся как есть: { $names }.
    [few] { $count } настройки в { $path } этой версии незнакомы и остаются как есть. Первые: { $names }.
    [many] { $count } настроек в { $path } этой версии незнакомы и остаются как есть. Первые: { $names }.
   *[other] { $count } настройки в { $path } этой версии незнакомы и остаются как есть. Первые: { $names }.
}
    .braille = Незнакомы, остаются в { $path }: { $count }, { $names }.
# The file of the settings cannot be read; $reason comes from the system.
settings-broken = Настройки прочесть нельзя: { $reason }. Взяты обычные, а { $path } остаётся как есть.
    .braille = Настройки не прочесть: { $reason }. Взяты обычные, { $path } цел.
# A line of the file of the settings cannot be read; $reason says why, in English where it is not one of ours.
settings-broken-line = Строку { $line } ваших настроек прочесть нельзя: { $reason }. Остальные строки действуют, а { $path } остаётся как есть.
    .braille = Настройки, строка { $line }: { $reason }. Остальные действуют, { $path } цел.
# Why a setting cannot be kept: the file cannot be read; $reason comes from the system.
settings-broken-why = файл прочесть нельзя, { $reason }
# Why a setting cannot be kept: a line of the file cannot be read.
settings-broken-line-why = сначала нужно исправить строку { $line } файла, { $reason }
# Why a setting cannot be kept in the file, which says what belongs together in several places.
settings-not-changeable = ни одну строку нельзя изменить без потерь, потому что части таблицы стоят порознь
# Why the settings cannot be read: the file has more bytes than anybody would write.
settings-too-large = файл больше, чем { $most } килобайт
# Why a line of the settings cannot be read: it is not in the encoding UTF-8.
settings-no-text = это не текст в кодировке UTF-8
# Why a line of the settings cannot be read: nobody writes lines of more than $most bytes.
settings-too-long = строка длиннее, чем { $most } байт
# Why a line of the settings cannot be read: too many brackets in brackets.
settings-too-deep = слишком много скобок
# Lines of the player's own keys in the settings cannot be used. $key is the first of them, $why the reason.
keys-bad = { $count ->
    [one] Одна из ваших клавиш в настройках не действует, { $key }: { $why }. Остальные действуют.
    [few] { $count } ваши клавиши в настройках не действуют, первая { $key }: { $why }. Остальные действуют.
    [many] { $count } ваших клавиш в настройках не действуют, первая { $key }: { $why }. Остальные действуют.
   *[other] { $count } вашей клавиши в настройках не действует, первая { $key }: { $why }. Остальные действуют.
}
    .braille = Клавиши с ошибкой: { $count }, { $key }: { $why }.
# Why one of the player's own keys cannot be used.
keys-bad-key = клавиши с таким именем нет
# Why one of the player's own keys cannot be used. $meaning was given.
keys-bad-meaning = команды { $meaning } нет
# Why one of the player's own keys cannot be used.
keys-bad-reserved = эта клавиша не меняет своего значения
# Why one of the player's own keys cannot be used.
keys-bad-twice = она указана дважды
# Why one of the player's own keys cannot be used. $meaning is the name of a command.
keys-bad-last = у команды { $meaning } не останется клавиши, которая работает везде
# After the player has left.
goodbye = До свидания.
# The keys have come to their end (a pipe was closed, or the terminal went away).
goodbye-end = Клавиш больше нет, программа закрывается.
    .braille = Клавиш нет, конец.
# The system asked the program to stop.
goodbye-stopped = Система просит программу закончить, программа закрывается.
    .braille = Система закрывает программу.
# Where the unfinished match is; $path is a file.
match-kept = Партия сохранена, её продолжит главное меню.
    .brief = Партия сохранена.
    .full = Партия сохранена, её продолжит главное меню. Её запись: { $path }.
    .braille = Партия сохранена: { $path }.
# The unfinished match could not be saved; $reason comes from the system.
match-not-kept = Сохранить партию не удаётся: { $reason }.
    .braille = Партия не сохранена: { $reason }.
# Saving does not work for the moment; $reason comes from the system.
saving-fails = Сейчас сохранить партию не удаётся: { $reason }. Игра идёт дальше, потом будет новая попытка.
    .braille = Не сохранено: { $reason }. Попытка будет позже.
# Saving works again.
saving-works = Партия снова сохраняется.
    .braille = Снова сохраняется.

## Lists

# A list goes on: $items is what was said of it, $item comes next.
list-next = { $items }, { $item }
# The end of a list.
list-last = { $items } и { $item }
    .braille = { $items }, { $item }
# The last part of a list without a word like "and": something is spelt.
series-last = { $items }, { $item }
# A list of signs goes on in braille: "3t 2r" are 3 tanks and 2 rays.
list-sign = { $items } { $item }
# The end of a list of choices.
either-last = { $items } или { $item }
# A list without anything in it.
list-empty = ничего
    .braille = 0
# The listener among those of a list.
list-you = вы
# Text as it is, like a name or a line in notation.
typed = { $text }

## Menus

# The main menu opens. $count is the number of its lines.
main-menu = Главное меню, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}. { $key-up } и { $key-down }: движение, { $key-take }: выбор, { $key-help }: список клавиш.
    .brief = Главное меню.
    .full = Главное меню, { $count ->
        [1] одна строка
        [2] две строки
        [one] { $count } строка
        [few] { $count } строки
        [many] { $count } строк
       *[other] { $count } строки
    }. { $key-up } и { $key-down }: движение, { $key-take } или номер строки: выбор, { $key-help }: список клавиш.
    .braille = Меню, строк { $count }. { $key-up }, { $key-down }, { $key-take }. Клавиши: { $key-help }
# The main menu comes to the front again.
main-menu-again = Главное меню, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}.
    .brief = Главное меню.
    .braille = Меню, строк { $count }.
# A line of a menu with its number.
menu-item = { $item } { $n } из { $count }.
    .brief = { $item }
    .braille = { $item } { $n } из { $count }.
# A line of the main menu: play a game.
menu-game = { $title }.
# A line of the main menu: the rules of a game.
menu-rules = Правила { $title }.
# A line of the main menu.
menu-continue = Продолжить последнюю партию, { $title }.
    .braille = Продолжить { $title }.
# A line of the main menu, when the record of the last match does not name a game.
menu-continue-unknown = Продолжить последнюю партию.
    .braille = Продолжить.
# A line of a menu.
menu-leave = Выйти из программы.
    .braille = Выйти.
# The help for a line of a menu.
menu-help = { $item } { $key-take }: выбрать.
    .braille = { $item } { $key-take }: выбрать.
# The help for a line of the list of sounds. $item is its line.
sound-help = { $item } { $key-take }: ещё раз.
    .braille = { $item } { $key-take }: ещё раз.
# A number key was pressed for which there is no line.
no-such-number = Строки { $number } нет, всего их { $count }.
    .braille = Строки { $number } нет, всего { $count }.
# A typed word begins no line.
no-such-line = Ни одна строка не начинается с { $typed }.
    .braille = Нет строки: { $typed }.
# A key without a meaning here. $key is its name.
no-such-key = { $key } здесь ничего не делает. { $key-help }: список клавиш.
    .braille = { $key }: ничего. Клавиши: { $key-help }
# A record cannot be read. $path is a file, $reason comes from the system.
continue-fails = Продолжить { $path } нельзя: { $reason }. Файл остаётся как есть.
    .braille = Не продолжить: { $path }, { $reason }. Файл цел.
# A record cannot be told. $path is a file, $reason a sentence.
continue-fails-at = Продолжить { $path } нельзя из-за строки { $line }. { $reason } Файл остаётся как есть.
    .braille = Не продолжить: { $path }, строка { $line }. { $reason } Файл цел.
# A record was damaged and is in another folder now, where $new is its name. $line is its first bad line, $reason a sentence.
record-aside = Запись { $path } повреждена в строке { $line }. { $reason } Она отложена, теперь это { $new }.
    .braille = { $path }: повреждена строка { $line }. { $reason } Теперь это { $new }.
# A damaged record could not be put into another folder; $reason comes from the system.
record-not-aside = Отложить её не удаётся: { $reason }.
    .braille = Не отложена: { $reason }.
# Nothing of a damaged record can be played.
record-nothing-left = Сыграть из неё ничего нельзя.
# What is wrong with a line of a record.
record-no-text = Это не текст в кодировке UTF-8.
# A damaged record can be played up to its first bad line. $count is the number of actions and rolls before it.
record-part-left = { $count ->
    [one] До этого места цело { $count } действие.
    [few] До этого места целы { $count } действия.
    [many] До этого места цело { $count } действий.
   *[other] До этого места цело { $count } действия.
} Продолжить оттуда? { $key-take }: да, { $key-back }: нет.
    .braille = Цело: { $count }. Продолжить оттуда?
# A match is being played in another window.
match-in-use = Эта партия открыта в другом окне. Наблюдать за ней отсюда? { $key-take }: да, { $key-back }: нет.
    .braille = Открыта в другом окне. Наблюдать?
# Whoever plays in the other window has taken something back.
watch-undone = Что-то отменено.
# A line of the main menu: the lists of kept matches.
menu-matches = Все партии.
# The list of unfinished matches opens. $count is the number of lines.
matches-title = Партии, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}.
    .brief = Партии.
# A line of that list: the finished matches.
matches-finished = Законченные партии.
# The list of finished matches opens. $count is the number of lines.
matches-finished-title = Законченные партии, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}.
    .brief = Законченные партии.
# The one line of a list without matches.
matches-none = Таких нет.
# A line of the list of unfinished matches. $players is a list of names, $next the name of whoever is next, $age a sentence part.
list-match = { $title }, { $players }: ход { $turn }, дальше { $next }, { $age }.
    .braille = { $title }, { $players }: ход { $turn }, { $next }, { $age }.
# A line of the list of unfinished matches: its record cannot be read. $path is its name.
list-match-unreadable = { $path }: запись повреждена.
# A line of the list of finished matches. $day is a date like 2026-11-30, $time like 14:05.
list-match-finished = { $title }, { $day }, { $time }.
# How long ago a match was played last.
age-minutes = { $count ->
    [0] только что
    [1] минуту назад
    [2] две минуты назад
    [one] { $count } минуту назад
    [few] { $count } минуты назад
    [many] { $count } минут назад
   *[other] { $count } минуты назад
}
# How long ago a match was played last.
age-hours = { $count ->
    [1] час назад
    [one] { $count } час назад
    [few] { $count } часа назад
    [many] { $count } часов назад
   *[other] { $count } часа назад
}
# How long ago a match was played last.
age-days = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
    [many] { $count } дней назад
   *[other] { $count } дня назад
}
# What can be done with a match.
match-continue = Продолжить эту партию.
# The title of the rules. $count is the number of lines, which are sections and short terms.
rules-title = Правила { $title }, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}. { $key-down }: читать дальше, { $key-right }: читать строку по предложениям.
    .brief = Правила { $title }.
    .braille = Правила { $title }, строк { $count }. { $key-right }: предложения.

## Setting up a table

# The set-up of a game opens.
setup-title = { $title }, подготовка стола. Строк { $count }.
    .brief = { $title }, подготовка.
    .braille = { $title }, подготовка, строк { $count }.
# A line of the set-up.
setup-start = Начать партию.
    .braille = Начать.
# A line of the set-up: a seat with a person.
setup-person = Место { $seat }: { $name }, человек.
    .braille = Место { $seat }: { $name }, человек.
# A line of the set-up: a seat with a bot.
setup-bot = Место { $seat }: { $name }, бот.
    .braille = Место { $seat }: { $name }, бот.
# A line of the set-up.
setup-add-person = Добавить человека.
# A line of the set-up. $level is a kind of bot.
setup-add-bot = Добавить бота: { $level }.
# A line of the set-up.
setup-seed-drawn = Зерно кубиков: выбирается случайно.
    .braille = Зерно: случайное.
# A line of the set-up: equal seeds and choices make equal matches.
setup-seed = Зерно кубиков: { $seed }.
    .braille = Зерно: { $seed }.
# What to type for a seed.
setup-type-seed = Введите зерно кубиков или ничего, чтобы оно было случайным, потом Энтер.
    .braille = Зерно или Энтер для случайного.
# Somebody sat down.
setup-added = { $name } садится за стол.
# Somebody was taken from the table.
setup-removed = { $name } больше не за столом.
    .braille = { $name } не за столом.
# A name that could not be heard, or is too long.
setup-bad-name = В имени нужна буква или цифра и максимум { $most ->
    [one] { $most } символ
    [few] { $most } символа
    [many] { $most } символов
   *[other] { $most } символа
}.
    .braille = В имени буква или цифра, до { $most } символов.
# What to type for a name.
setup-name = Введите имя игрока, потом Энтер. Пустая строка оставит { $name }.
    .braille = Имя или Энтер для { $name }.
# A seat has a name.
setup-named = Место { $seat }: теперь это { $name }.
# There is no person at the table.
setup-no-person = За клавиатурой никого нет: за столом нужен хотя бы один человек. Сначала добавьте человека.
    .braille = Нет человека. Сначала добавьте.
# The number of players is wrong.
setup-seats = { $most ->
    [1] Это игра для одного игрока. Сначала уберите лишних.
    [one] Игроков может быть от { $least } до { $most }. Сначала добавьте или уберите кого-нибудь.
    [few] Игроков может быть от { $least } до { $most }. Сначала добавьте или уберите кого-нибудь.
    [many] Игроков может быть от { $least } до { $most }. Сначала добавьте или уберите кого-нибудь.
   *[other] Игроков может быть от { $least } до { $most }. Сначала добавьте или уберите кого-нибудь.
}
    .braille = Мест: от { $least } до { $most }. Добавьте или уберите.
# The choices for one seat.
seat-title = Место игрока { $name }, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}.
    .braille = Место игрока { $name }, строк { $count }.
# A line of a seat's menu.
seat-name = Ввести имя.
    .braille = Имя.
# A line of a seat's menu.
seat-person = Посадить сюда человека.
    .braille = Посадить человека.
# A line of a seat's menu. $level is a kind of bot.
seat-bot = Посадить сюда бота: { $level }.
    .braille = Посадить бота: { $level }.
# A line of a seat's menu.
seat-remove = Убрать это место.
    .braille = Убрать место.
# The name that a person has until another is typed.
name-person = Гость
# A bot that plays sensibly. Also its name.
bot-careful = Осторожный
# A bot that plays anything. Also its name.
bot-random = Случайный

## At the table

# A match begins. $players is the list of those at the table, in their order.
match-players = { $count ->
    [one] За столом: { $players }.
    [few] За столом по порядку: { $players }.
    [many] За столом по порядку: { $players }.
   *[other] За столом по порядку: { $players }.
}
    .brief = За столом: { $players }.
    .braille = { $count ->
        [one] Игроки: { $players }.
        [few] По порядку: { $players }.
        [many] По порядку: { $players }.
       *[other] По порядку: { $players }.
    }
# Who was drawn to begin.
match-first = { $you ->
    [yes] По жребию начинаете вы.
   *[no] По жребию начинает { $who }.
}
    .braille = { $you ->
        [yes] Начинаете вы.
       *[no] Начинает { $who }.
    }
# Another person must take the keyboard for the first time.
hand-over = { $who }, за клавиатурой теперь вы.
    .brief = Дальше { $who }.
    .braille = Дальше { $who }.
# Another person takes the keyboard; $changes is a list like "Piotr gains 3, total 12".
hand-over-changes = { $who }, после вашего хода: { $changes }.
    .braille = { $who }: после этого { $changes }.
# Another person takes the keyboard.
hand-over-no-changes = { $who }, после вашего хода новых очков ни у кого нет.
    .brief = { $who }, новых очков ни у кого нет.
    .braille = { $who }: очков никому.
# What has changed, said right after it was told whose turn it is.
hand-over-changes-told = После прошлого хода игрока { $who }: { $changes }.
    .braille = После этого { $changes }.
# Nothing has changed, said right after it was told whose turn it is.
hand-over-no-changes-told = С тех пор новых очков ни у кого нет.
    .braille = Очков никому.
# Part of a list: what somebody gained.
points-change = { $who } плюс { $points }, всего { $total }
    .braille = { $points } { $who } (итог { $total })
# Enter was pressed, and no choice was looked for.
nothing-focused = В фокусе ничего нет. { $key-down }: { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}.
    .braille = Фокуса нет. Вниз: { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
        [many] { $count } вариантов
       *[other] { $count } варианта
    }.
# Between two people at one keyboard, where the settings want a key before the next one is told anything.
hand-over-wait = Дальше { $who }. Любая клавиша: продолжить.
    .braille = Дальше { $who }: любая клавиша.
# What a key does while the next person is waited for.
command-go-on = продолжить
# The hint key was pressed, and the settings want no hints.
hints-off = Подсказки выключены в настройках.
    .braille = Подсказки выключены.
# The question before a choice, where the settings want one always; $choice is a whole sentence.
confirm-choice = { $choice } Да или нет?
    .braille = { $choice } Да?
# In a game whose dice roll by themselves: the next roll waits for a key, so that the newest choices
# can be heard in peace.
roll-due = { $key-roll }: бросить кубики.
    .full = Раунд окончен. { $key-roll }: бросить кубики для следующего.
    .braille = { $key-roll }: бросить.
# The one choice while a roll is due.
roll-now = Бросить кубики.
    .braille = Бросить.
# A line of the set-up, also told at the start of a match: how far undo goes.
table-undo = { $value ->
    [usual-free] Отмена доходит до начала, как обычно в одиночку.
    [usual-before-dice] Отмена не идёт дальше брошенных кубиков, как обычно, когда за столом есть другие.
    [free] Отмена доходит до начала партии.
   *[before-dice] Отмена не идёт дальше брошенных кубиков.
}
    .braille = { $value ->
        [usual-free] Отмена: до начала, обычно.
        [usual-before-dice] Отмена: до кубиков, обычно.
        [free] Отмена: до начала.
       *[before-dice] Отмена: до кубиков.
    }
# Undo: $choice, a whole sentence like "Take 4 rays.", is done no longer.
undone = { $you ->
    [yes] Ваш выбор отменён: { $choice }
   *[no] Выбор игрока { $who } отменён: { $choice }
}
    .brief = Отменено: { $choice }
    .braille = Отменено: { $choice }
# Undo: $choice, a whole sentence, is done no longer, and what others did after it neither.
undone-more = { $you ->
    [yes] Ваш выбор отменён, и всё после него тоже: { $choice }
   *[no] Выбор игрока { $who } отменён, и всё после него тоже: { $choice }
}
    .brief = Отменено со всем, что после: { $choice }
    .braille = Отменено и всё после: { $choice }
# Undo: a choice that nobody else may know is done no longer.
undone-secret = { $you ->
    [yes] Ваш выбор отменён.
   *[no] Выбор игрока { $who } отменён.
}
    .braille = { $who }: отменено.
# Redo: $choice, a whole sentence like "Take 4 rays.", is done after all.
redone = { $you ->
    [yes] Ваш выбор возвращён: { $choice }
   *[no] Выбор игрока { $who } возвращён: { $choice }
}
    .brief = Возвращено: { $choice }
    .braille = Возвращено: { $choice }
# Redo: $choice, a whole sentence, is done after all, and what others did after it too.
redone-more = { $you ->
    [yes] Ваш выбор возвращён, и всё после него тоже: { $choice }
   *[no] Выбор игрока { $who } возвращён, и всё после него тоже: { $choice }
}
    .brief = Возвращено со всем, что после: { $choice }
    .braille = Возвращено и всё после: { $choice }
# Redo: a choice that nobody else may know is done after all.
redone-secret = { $you ->
    [yes] Ваш выбор возвращён.
   *[no] Выбор игрока { $who } возвращён.
}
    .braille = { $who }: возвращено.
# What a careful player would do; $choice is the text of a choice.
hint = Подсказка. { $choice }
# The best choice, for the points of this turn. $choice is a whole sentence, $value the points on average, $bust how often in 100 turns there are none.
odds-best-points = Лучше всего: { $choice } В среднем это { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } очка, шанс пустого хода { $bust ->
    [one] { $bust } процент
    [few] { $bust } процента
    [many] { $bust } процентов
   *[other] { $bust } процента
}.
    .brief = Лучше всего: { $choice }
    .braille = Лучше: { $choice } { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } оч, ничего { $bust } из 100.
# The best choice, for winning. $choice is a whole sentence, $value how often in 100 matches it wins, $bust how often in 100 turns this turn gives nothing.
odds-best-win = Лучше всего: { $choice } Шанс победы { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } процента, пустого хода { $bust ->
    [one] { $bust } процент
    [few] { $bust } процента
    [many] { $bust } процентов
   *[other] { $bust } процента
}.
    .brief = Лучше всего: { $choice }
    .braille = Лучше: { $choice } победа { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }, ничего { $bust } из 100.
# What the best choice is worth more than the next best one. $loss is in points.
odds-next-points = { $loss ->
    [0] Следующий выбор не хуже.
   *[other] Следующий выбор даёт на { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } очка меньше.
}
    .brief = На { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } лучше следующего.
    .braille = Следующий: на { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } меньше.
# What the best choice is worth more than the next best one. $loss is in matches of 100.
odds-next-win = { $loss ->
    [0] Следующий выбор не хуже.
   *[other] Следующий выбор побеждает на { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } процента реже.
}
    .brief = На { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } процента лучше следующего.
    .braille = Следующий: на { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } из 100 меньше.
# One choice with its odds, for the points of this turn; the facts are those of the best choice.
odds-action-points = { $choice } В среднем { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } очка, шанс пустого хода { $bust ->
    [one] { $bust } процент
    [few] { $bust } процента
    [many] { $bust } процентов
   *[other] { $bust } процента
}.
    .braille = { $choice } { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } оч, ничего { $bust } из 100.
# One choice with its odds, for winning; the facts are those of the best choice.
odds-action-win = { $choice } Шанс победы { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } процента, пустого хода { $bust ->
    [one] { $bust } процент
    [few] { $bust } процента
    [many] { $bust } процентов
   *[other] { $bust } процента
}.
    .braille = { $choice } победа { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }, ничего { $bust } из 100.
# A choice can be typed.
type-choice = Введите выбор или слова для поиска в сказанном, потом Энтер.
    .braille = Выбор или слова для поиска, Энтер.
# What was typed fits several choices; $first is the list of the first ones.
typed-several = { $count ->
    [one] Подходит { $count } вариант: { $first }.
    [few] Подходят { $count } варианта. Введите больше. Первые: { $first }.
    [many] Подходят { $count } вариантов. Введите больше. Первые: { $first }.
   *[other] Подходит { $count } варианта. Введите больше. Первые: { $first }.
}
    .braille = { $count ->
        [one] Подходит { $count }: { $first }.
        [few] Подходят { $count }, введите больше: { $first }.
        [many] Подходят { $count }, введите больше: { $first }.
       *[other] Подходит { $count }, введите больше: { $first }.
    }
# Words that were looked for; $words is the newest message with them.
found = Найдено: { $words }
# What was typed is neither a choice nor part of a message.
typed-nothing = Такого выбора сейчас нет, и в сказанном этого нет: { $text }.
    .braille = Ни выбора, ни сообщения: { $text }.
# The same key was pressed twice, and the first one rolled dice.
pressed-twice = Кубики уже брошены. Если это нарочно, нажмите ещё раз.
    .braille = Уже брошены. Ещё раз?
# A match that was left before is continued.
match-goes-on = { $title }: партия продолжается с того же места.
    .braille = { $title } продолжается.
# A match is continued; the program had stopped while it wrote the last line of the record.
record-torn = Последняя строка записи неполна и отрезана.
    .braille = Последняя строка записи отрезана.
# A match is continued: what happened last, as it was said then. $words is a whole sentence.
resume-last = В последний раз: { $words }
# Asked before the table is left.
leave-match = Выйти из партии? Она сохранена. { $key-take }: да, { $key-back }: нет.
    .braille = Сохранено. { $key-take } да, { $key-back } нет: выйти из партии?
# Asked before the program is left.
leave-program = Выйти из программы? { $key-take }: да, { $key-back }: нет.
    .braille = { $key-take } да, { $key-back } нет: выйти?
# Asked before the program is left during a match.
leave-program-match = Выйти из программы? Партия сохранена. { $key-take }: да, { $key-back }: нет.
    .braille = Партия сохранена. { $key-take } да, { $key-back } нет: выйти?
# A question was answered with no.
not-done = Всё остаётся как есть.
    .braille = Не сделано.
# A key that does not answer a yes or no question.
confirm-help = { $key-take } или Д: да, { $key-back } или Н: нет.
    .braille = { $key-take } или Д: да. { $key-back } или Н: нет.
# The first letter of yes.
yes-letter = д
# The first letter of no.
no-letter = н
# The whole word for yes, as it may be typed.
yes-word = да
# The whole word for no, as it may be typed.
no-word = нет

## The result

# A match is over; $path is its file.
result-title = Партия окончена. Она сохранена как { $path }. Строк { $count }.
    .brief = Партия окончена.
    .braille = Конец партии. Сохранена: { $path }. Строк { $count }.
# A match is over and could not be saved.
result-title-unsaved = Партия окончена. Сохранить её не удаётся: { $reason }. Строк { $count }.
    .braille = Конец партии, не сохранена: { $reason }. Строк { $count }.
# A line after the end.
result-scores = Услышать счёт.
    .braille = Счёт.
# A line after the end.
result-story = Услышать историю партии.
    .braille = История.
# A line after the end, and one of the lines for a match that is kept.
match-replay = Пройти по этой партии, действие за действием.
    .braille = Пройти по партии.
# A line after the end, and one of the lines for a match that is kept.
match-export = Экспорт этой партии в файл.
    .braille = Экспорт.
# A line after the end.
result-again = Сыграть ещё раз за тем же столом.
    .braille = Сыграть ещё.
# A line after the end.
result-menu = Вернуться в главное меню.
    .braille = В меню.
# The story opens. $count is the number of its lines.
story-title = История, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}. { $key-down }: читать дальше.
    .braille = История, строк { $count }.

## A match that is kept

# What can be done with a match that is kept. $path is the name of its file, $count the number of lines.
match-title = Партия { $path }, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}.
    .brief = Партия { $path }.
    .braille = { $path }, строк { $count }.
# A record cannot be read. $path is a file, $reason comes from the system.
match-unreadable = Прочесть { $path } нельзя: { $reason }. Файл остаётся как есть.
    .braille = Не прочесть: { $path }, { $reason }. Файл цел.
# A record cannot be told. $path is a file, $reason a sentence.
match-unreadable-at = Прочесть { $path } нельзя из-за строки { $line }. { $reason } Файл остаётся как есть.
    .braille = Не прочесть: { $path }, строка { $line }. { $reason } Файл цел.

## Replay

# A match can be walked from point to point. $title is the game, $count the number of actions.
replay-title = Просмотр партии { $title }, { $count ->
    [1] одно действие
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}. { $key-left } и { $key-right }: по действиям, { $key-up } и { $key-down }: по ходам. { $key-help }: список клавиш.
    .brief = Просмотр партии { $title }.
    .braille = Просмотр, { $title }: { $count }. Влево, вправо. Клавиши: ?
# Said after the title: some choices were taken back while it was played, and are not walked.
replay-undone = { $count ->
    [one] В этой партии { $count } отмена.
    [few] В этой партии { $count } отмены.
    [many] В этой партии { $count } отмен.
   *[other] В этой партии { $count } отмены.
} Просмотр идёт без отменённого.
    .braille = Отмен: { $count }, они пропущены.
# Where the replay is: before the first action. $count is how many follow.
replay-beginning = { $count ->
    [0] Начало. Действий дальше нет.
    [1] Начало. Дальше одно действие.
    [one] Начало. Дальше { $count } действие.
    [few] Начало. Дальше { $count } действия.
    [many] Начало. Дальше { $count } действий.
   *[other] Начало. Дальше { $count } действия.
}
    .brief = Начало.
    .braille = Начало, 0 из { $count }.
# Where the replay is.
replay-position = Действие { $n } из { $count }.
    .brief = { $n } из { $count }.
    .braille = { $n } из { $count }.
# Where the replay is: at the last action of a match that is over.
replay-end = Действие { $n } из { $count }, конец.
    .brief = Конец.
    .braille = { $n } из { $count }, конец.
# Where the replay is: at the last action of a match that is not over.
replay-stops = Действие { $n } из { $count }. Дальше партия пока не идёт.
    .brief = Дальше пока ничего.
    .braille = { $n } из { $count }, дальше пока нет.
# What Up and Down Arrow go by was chosen.
replay-unit = { $key-up } и { $key-down }: { $unit ->
    [roll] по броскам.
    [turn] по ходам.
    [score] по очкам.
   *[round] по раундам.
}
    .braille = Вверх, вниз: { $unit ->
        [roll] броски.
        [turn] ходы.
        [score] очки.
       *[round] раунды.
    }
# The help on the Space key: what Up and Down Arrow go by now, and how that is changed.
replay-help = { $key-up } и { $key-down }: { $unit ->
    [roll] по броскам.
    [turn] по ходам.
    [score] по очкам.
   *[round] по раундам.
} Броски: { $key-number-1 }, ходы: { $key-number-2 }, очки: { $key-number-3 }, раунды: { $key-number-4 }. { $key-take }: играть отсюда.
    .braille = Вверх, вниз: { $unit ->
        [roll] броски.
        [turn] ходы.
        [score] очки.
       *[round] раунды.
    } Броски 1, ходы 2, очки 3, раунды 4.
# What to type in the replay. $count is the number of the last action.
replay-type = Введите номер действия от 0 до { $count }, потом Энтер.
    .braille = Номер от 0 до { $count }.
# What was typed is no number of an action.
replay-no-number = Действия { $typed } нет, есть номера от 0 до { $count }.
    .braille = Действия { $typed } нет, есть от 0 до { $count }.
# Asked before a new match begins from a point of the replay.
replay-play-on = Играть отсюда новую партию с новыми кубиками? Старая остаётся как есть. { $key-take }: да, { $key-back }: нет.
    .brief = Играть отсюда с новыми кубиками? { $key-take }: да, { $key-back }: нет.
    .braille = { $key-take } да, { $key-back } нет: играть отсюда?
# Enter was pressed where the match is over.
replay-over = Здесь партия окончена. Чтобы играть, вернитесь к месту до её конца.
    .braille = Здесь конец. Вернитесь назад.
# A new match begins from a point of another one.
match-branches = { $title }: отсюда идёт новая партия с новыми кубиками.
    .braille = { $title }: новая партия отсюда.
# What a key does in the replay.
replay-key-up = назад по броскам, ходам, очкам или раундам
    .braille = назад по броскам, ходам ...
# What a key does in the replay.
replay-key-down = вперёд по броскам, ходам, очкам или раундам
    .braille = вперёд по броскам, ходам ...
# What a key does in the replay.
replay-key-left = предыдущее действие
    .braille = действие назад
# What a key does in the replay.
replay-key-right = следующее действие
    .braille = действие вперёд
# What a key does in the replay.
replay-key-home = начало партии
    .braille = начало
# What a key does in the replay.
replay-key-end = конец партии
    .braille = конец
# What a key does in the replay.
replay-key-take = играть отсюда новую партию
    .braille = играть отсюда
# What number keys do in the replay: choose what Up and Down Arrow go by.
replay-key-number = по чему ведут стрелки вверх и вниз: броски 1, ходы 2, очки 3, раунды 4
    .braille = броски 1, ходы 2, очки 3, раунды 4
# What a key does in the replay.
replay-key-space = по чему сейчас ведут стрелки вверх и вниз
    .braille = что делают вверх и вниз
# What a key does in the replay.
replay-key-type = перейти к действию по номеру
    .braille = перейти к номеру
# What a key does in the replay.
replay-key-last = услышать это действие ещё раз
    .braille = ещё раз
# What a key does in the replay.
replay-key-last-roll = назад к прошлому броску
    .braille = назад к броску
# What a key does in the replay.
replay-key-last-score = назад к прошлым очкам
    .braille = назад к очкам
# What a key does in the replay.
replay-key-my-turn = назад к началу хода
    .braille = назад к ходу
# What a key does in the replay.
replay-key-around = место на столе и что вокруг него, ещё раз для следующего места
    .braille = место и вокруг, ещё раз дальше
# What a key does in the replay.
replay-key-hint = что здесь выбирает осторожный игрок, ещё раз для причины
    .braille = подсказка, ещё раз причина

## Export

# The title of a match that is exported. $title is the game, $players is the list of who played.
export-title = { $title }: { $players }
# A heading of an export: who played, who began, and what was agreed.
export-players = Игроки
# A heading of an export: how the match ended, or where it stands.
export-result = Результат
# A heading of an export. $round is its number.
export-round = Раунд { $round }
# A heading of an export, within a round: the turn of a player.
export-turn = { $who }
# The list of the forms opens in which a match can be exported. $count is the number of its lines.
export-choose = Экспорт этой партии в файл, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}. { $key-back }: без экспорта.
    .brief = Экспорт этой партии.
    .braille = Экспорт, строк { $count }.
# A form of export: a file of plain text.
export-as-text = Простой текст.
# A form of export: a page to open in a web browser.
export-as-html = Веб-страница с заголовками и списками.
    .braille = Веб-страница.
# A form of export: JSON lines.
export-as-jsonl = Строки JSON, для программ.
    .braille = Строки JSON.
# A long match is being exported, which takes some seconds.
export-begins = Партия длинная. Нужно немного подождать.
    .braille = Длинная, подождите.
# A match is exported. $path is the file.
exported = Экспорт готов: { $path }.
# A match cannot be exported; $reason comes from the system.
export-fails = Экспорта нет, записать файл не удаётся: { $reason }.
    .braille = Экспорта нет: { $reason }.

## Typing

# How to type in a field.
field-help = Введите текст. Энтер принимает, Бэкспейс стирает, Эскейп возвращает назад.
    .braille = Текст. Энтер принять, Бэкспейс стереть, Эскейп назад.
# What is in the field, after a key that is no text was answered.
field-so-far = Введено: { $typed }
    .braille = Введено: { $typed }
# The last character was deleted. $typed is what is left.
field-deleted = Стёрто { $gone }. Остаётся: { $typed }
    .braille = { $gone } стёрто. Остаётся: { $typed }
# All characters are deleted.
field-deleted-all = Стёрто { $gone }. Ничего не остаётся.
    .braille = { $gone } стёрто. Пусто.
# The field takes no more.
field-full = Больше места нет, предел { $most }.
    .braille = Полно: { $most }.
# More was pasted at once than anybody can have typed. $count is the number of its characters.
pasted-too-much = { $count ->
    [one] Вставлен { $count } символ, а сразу можно максимум { $most }. Ничего не сделано.
    [few] Вставлено { $count } символа, а сразу можно максимум { $most }. Ничего не сделано.
    [many] Вставлено { $count } символов, а сразу можно максимум { $most }. Ничего не сделано.
   *[other] Вставлено { $count } символа, а сразу можно максимум { $most }. Ничего не сделано.
}
    .braille = Вставлено { $count }, можно { $most }: не сделано.

## Reviewing what was said

# The review is at the oldest message, which is in $words.
review-oldest = Самое старое сообщение. { $words }
    .braille = Старое. { $words }
# The review is at the newest message, which is in $words.
review-newest = Самое новое сообщение. { $words }
    .braille = Новое. { $words }
# Nothing was said in this buffer.
buffer-empty = Сообщений здесь нет.
    .braille = Здесь нет.
# A buffer of messages was chosen.
buffer-all = Все сообщения.
# A buffer of messages was chosen.
buffer-table = Сообщения стола.
    .braille = Сообщения: стол.
# A buffer of messages was chosen.
buffer-answers = Ответы на ваши клавиши.
    .braille = Сообщения: ответы.
# A buffer of messages was chosen.
buffer-system = Сообщения программы.
    .braille = Сообщения: программа.
# A buffer of messages was chosen that is muted. $buffer is what is said of one that is not.
buffer-muted = { $buffer } Без звука.
# All buffers are muted.
muted-all = Без звука действия других и новости программы. Их можно просмотреть. Ваш ход, ваши действия и ответы слышны.
    .brief = Другие и программа без звука.
    .braille = Без звука: другие, программа.
# A buffer is muted.
muted-table = Без звука действия других. Их можно просмотреть. Ваш ход, ваши действия и конец партии слышны.
    .brief = Другие без звука.
    .braille = Без звука: другие.
# A buffer is muted.
muted-system = Без звука новости программы. Их можно просмотреть. То, что мешает речи или сохранению, слышно.
    .brief = Новости программы без звука.
    .braille = Без звука: программа.
# Nothing is muted any more.
unmuted-all = Снова слышны действия других и новости программы.
    .brief = Снова слышно всё.
    .braille = Слышно: всё.
# A buffer is no longer muted.
unmuted-table = Снова слышны действия других.
    .brief = Другие снова слышны.
    .braille = Слышно: другие.
# A buffer is no longer muted.
unmuted-system = Снова слышны новости программы.
    .brief = Новости программы снова слышны.
    .braille = Слышно: программа.
# This buffer cannot be muted.
mute-refused = Ответы на ваши клавиши слышны всегда. { $key-next-buffer }: другие сообщения, { $key-mute }: убрать у них звук.
    .braille = Ответы слышны всегда. { $key-next-buffer }: другие.
# Words can be typed that are looked for in what was said.
find = Введите слова для поиска в сказанном, потом Энтер.
    .braille = Слова для поиска, Энтер.
# Words can be typed that are looked for. $text are those that were looked for last.
find-again = Введите слова для поиска, потом Энтер. Один Энтер ищет более старое сообщение, где есть { $text }.
    .braille = Слова или Энтер: старее { $text }.
# Words that were looked for, $text, are in no message, or in none that is older.
not-found-all = Такого сообщения нет или нет более старого: { $text }. { $key-find }: другие слова.
    .braille = Больше нет: { $text }. { $key-find }: другие слова.
# The same in one buffer.
not-found-table = Среди сообщений стола такого нет или нет более старого: { $text }. { $key-find }: другие слова, { $key-next-buffer }: другие сообщения.
    .braille = Стол, больше нет: { $text }. { $key-find } или { $key-next-buffer }.
# The same in one buffer.
not-found-answers = Среди ответов такого нет или нет более старого: { $text }. { $key-find }: другие слова, { $key-next-buffer }: другие сообщения.
    .braille = Ответы, больше нет: { $text }. { $key-find } или { $key-next-buffer }.
# The same in one buffer.
not-found-system = Среди сообщений программы такого нет или нет более старого: { $text }. { $key-find }: другие слова, { $key-next-buffer }: другие сообщения.
    .braille = Программа, больше нет: { $text }. { $key-find } или { $key-next-buffer }.
# A sentence of a longer text, with its number.
sentence = { $text } { $n } из { $count }.
    .brief = { $text }
    .braille = { $text } { $n } из { $count }.
# Words whose sign at the end ends no sentence, with spaces between them. They are never said.
# Replace those of English; the title of a game stays.
abbreviations = др. пр. см. ср. гг. вв. стр. рис. руб. коп. тыс. млн. млрд. напр. Out!
# A message is spelt. $characters is the list of its letters and signs.
spelt = { $characters }
# A capital letter in what is spelt. $letter is how the small letter is spelt.
spell-capital = большая { $letter }
# A digit, a sign or a letter that is not of the English alphabet, in what is spelt. $key is its
# number in Unicode, $name its English name there. Add the letters of your language as they are
# pronounced, and where $name remains, say that it is English.
spell-character = { $key ->
    [u0020] пробел
    [u0021] восклицательный знак
    [u0022] кавычка
    [u0023] решётка
    [u0024] доллар
    [u0025] процент
    [u0026] амперсанд
    [u0027] апостроф
    [u0028] левая скобка
    [u0029] правая скобка
    [u002A] звёздочка
    [u002B] плюс
    [u002C] запятая
    [u002D] дефис
    [u002E] точка
    [u002F] косая черта
    [u0030] ноль
    [u0031] один
    [u0032] два
    [u0033] три
    [u0034] четыре
    [u0035] пять
    [u0036] шесть
    [u0037] семь
    [u0038] восемь
    [u0039] девять
    [u003A] двоеточие
    [u003B] точка с запятой
    [u003C] меньше
    [u003D] равно
    [u003E] больше
    [u003F] вопросительный знак
    [u0040] собака
    [u005B] левая квадратная скобка
    [u005C] обратная косая черта
    [u005D] правая квадратная скобка
    [u005E] крышка
    [u005F] подчёркивание
    [u0060] обратный апостроф
    [u007B] левая фигурная скобка
    [u007C] вертикальная черта
    [u007D] правая фигурная скобка
    [u007E] тильда
    [u00A7] параграф
    [u00AB] левая кавычка ёлочка
    [u00B0] градус
    [u00BB] правая кавычка ёлочка
    [u2013] короткое тире
    [u2014] тире
    [u2018] левая одинарная кавычка
    [u2019] правая одинарная кавычка
    [u201C] левая кавычка
    [u201D] правая кавычка
    [u2026] многоточие
    [u20AC] евро
    [u0430] а
    [u0431] бэ
    [u0432] вэ
    [u0433] гэ
    [u0434] дэ
    [u0435] е
    [u0436] жэ
    [u0437] зэ
    [u0438] и
    [u0439] и краткое
    [u043A] ка
    [u043B] эль
    [u043C] эм
    [u043D] эн
    [u043E] о
    [u043F] пэ
    [u0440] эр
    [u0441] эс
    [u0442] тэ
    [u0443] у
    [u0444] эф
    [u0445] ха
    [u0446] цэ
    [u0447] че
    [u0448] ша
    [u0449] ща
    [u044A] твёрдый знак
    [u044B] ы
    [u044C] мягкий знак
    [u044D] э
    [u044E] ю
    [u044F] я
    [u0451] ё
   *[other] английское название { $name }
}
# A letter in what is spelt, with a word that begins with it. $letter is how the letter itself is
# spelt. $key is the letter or, outside the English alphabet, its number in Unicode, like u017C.
spell-phonetic = { $key ->
    [u0430] { $letter } Анна
    [u0431] { $letter } Борис
    [u0432] { $letter } Василий
    [u0433] { $letter } Григорий
    [u0434] { $letter } Дмитрий
    [u0435] { $letter } Елена
    [u0436] { $letter } Женя
    [u0437] { $letter } Зинаида
    [u0438] { $letter } Иван
    [u0439] { $letter } Иван краткий
    [u043A] { $letter } Константин
    [u043B] { $letter } Леонид
    [u043C] { $letter } Михаил
    [u043D] { $letter } Николай
    [u043E] { $letter } Ольга
    [u043F] { $letter } Павел
    [u0440] { $letter } Роман
    [u0441] { $letter } Семён
    [u0442] { $letter } Татьяна
    [u0443] { $letter } Ульяна
    [u0444] { $letter } Фёдор
    [u0445] { $letter } Харитон
    [u0446] { $letter } Цапля
    [u0447] { $letter } Человек
    [u0448] { $letter } Шура
    [u0449] { $letter } Щука
    [u044A] { $letter }
    [u044B] { $letter } Еры
    [u044C] { $letter }
    [u044D] { $letter } Эхо
    [u044E] { $letter } Юрий
    [u044F] { $letter } Яков
    [u0451] { $letter } Ёлка
    [a] { $letter } Альфа
    [b] { $letter } Браво
    [c] { $letter } Чарли
    [d] { $letter } Дельта
    [e] { $letter } Эхо
    [f] { $letter } Фокстрот
    [g] { $letter } Гольф
    [h] { $letter } Отель
    [i] { $letter } Индия
    [j] { $letter } Джульетта
    [k] { $letter } Кило
    [l] { $letter } Лима
    [m] { $letter } Майк
    [n] { $letter } Новембер
    [o] { $letter } Оскар
    [p] { $letter } Папа
    [q] { $letter } Квебек
    [r] { $letter } Ромео
    [s] { $letter } Сьерра
    [t] { $letter } Танго
    [u] { $letter } Юниформ
    [v] { $letter } Виктор
    [w] { $letter } Виски
    [x] { $letter } Иксрей
    [y] { $letter } Янки
    [z] { $letter } Зулу
   *[other] { $letter }
}
# What was said can be kept in a file. $count is the number of lines.
keep-title = Сохранить в файл: { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}. { $key-back }: не сохранять.
    .brief = Сохранить в файл.
    .braille = Сохранить в файл: строк { $count }.
# A line of that menu. $words is the message.
keep-message = Это сообщение: { $words }
    .braille = Сообщение: { $words }
# A line of that menu.
keep-turn = Ваш последний ход.
# A line of that menu. $count is the number of messages.
keep-all = Всё, что сказано, { $count ->
    [1] одно сообщение
    [one] { $count } сообщение
    [few] { $count } сообщения
    [many] { $count } сообщений
   *[other] { $count } сообщения
}.
    .braille = Всё: { $count }.
# What was said is kept. $path is the file.
kept-in = Сохранено: { $path }.
# What was said cannot be kept; $reason comes from the system.
keep-fails = Ничего не сохранено, записать файл не удаётся: { $reason }.
    .braille = Не сохранено: { $reason }.
# There is nothing to repeat.
nothing-said = Пока ничего не сказано.
    .braille = Не сказано ничего.
# No event was told.
no-event-yet = Пока ничего нового нет.
    .braille = Событий нет.
# No roll was told.
no-roll-yet = Бросков пока нет.
    .braille = Бросков нет.
# No points were told.
no-score-yet = Очков пока ни у кого нет.
    .braille = Очков нет.
# The player had no turn.
no-turn-yet = Вашего хода ещё нет.
    .braille = Хода ещё нет.
# Messages were cut off by a key before they began; others have caused them.
missed = { $count ->
    [1] Пропущено одно сообщение, { $key-missed }: услышать его.
    [one] Пропущено { $count } сообщение, { $key-missed }: услышать.
    [few] Пропущено { $count } сообщения, { $key-missed }: услышать.
    [many] Пропущено { $count } сообщений, { $key-missed }: услышать.
   *[other] Пропущено { $count } сообщения, { $key-missed }: услышать.
}
    .brief = Пропущено { $count }.
    .braille = +{ $count } проп.
# There is no message that was missed.
missed-none = Пропущенных сообщений нет.
    .braille = Пропущенных нет.
# There are more messages that were missed.
missed-more = { $count ->
    [one] Ещё { $count }.
    [few] Ещё { $count }.
    [many] Ещё { $count }.
   *[other] Ещё { $count }.
}
# The hush key: speech of our own is stopped.
hushed = Тихо.
# The verbosity was changed.
verbosity-brief = Краткие сообщения.
    .braille = Кратко.
# The verbosity was changed.
verbosity-standard = Обычные сообщения.
    .braille = Обычно.
# The verbosity was changed.
verbosity-full = Подробные сообщения.
    .braille = Подробно.
# The verbosity was changed.
verbosity-braille = Сообщения для брайля, с сокращениями, их объясняет справка.
    .braille = Брайль.

## The sounds

# A line of the main menu.
menu-sounds = Изучить звуки.
    .braille = Звуки.
# The list of lists of sounds. $count is the number of its lines.
sounds-title = Звуки, { $count ->
    [one] { $count } список
    [few] { $count } списка
    [many] { $count } списков
   *[other] { $count } списка
}. { $key-take }: открыть список.
    .braille = Звуки, списков { $count }.
# A line of the list of lists: the sounds that all games share.
sounds-common = Общие звуки.
    .braille = Общие.
# A line of the list of lists: the sounds of one game.
sounds-of-game = Звуки { $title }.
    .braille = { $title }.
# The sounds that all games share are listed. $count is their number.
sounds-common-title = Общие звуки, их { $count }. Каждая строка звучит, { $key-take }: ещё раз.
    .braille = Общие, { $count }. { $key-take }: ещё раз.
# The sounds of one game are listed. $count is their number.
sounds-game-title = Звуки { $title }, их { $count }. Каждая строка звучит, { $key-take }: ещё раз.
    .braille = { $title }, { $count }. { $key-take }: ещё раз.
# Said in the list of sounds: they are switched off.
sounds-off = Громкость звуков 0, поэтому их не слышно.
    .braille = Громкость звуков 0.
# Said in the list of sounds: there is nothing that could play them.
sounds-no-device = Звуковое устройство не найдено, поэтому звуков не слышно.
    .braille = Звукового устройства нет.
# The sound device went away while the program ran.
sounds-lost = Звукового устройства больше нет. Игра идёт дальше без звуков.
    .braille = Звукового устройства нет.
# Our own sound files are not where they should be.
sounds-missing = Звуки программы не установлены. Игра идёт дальше без них.
    .braille = Файлов звуков нет.
# The folder that the player chose for sounds is not there.
sounds-folder-missing = Папки { $path } для ваших звуков нет. Вместо них звуки программы.
    .braille = Папки { $path } нет, звуки программы.
# Sound files that cannot be read. $file is the first of them.
sounds-broken = { $count ->
    [one] Звуковой файл { $file } прочесть нельзя, он пропущен.
    [few] { $count } звуковых файла прочесть нельзя, они пропущены, первый { $file }.
    [many] { $count } звуковых файлов прочесть нельзя, они пропущены, первый { $file }.
   *[other] { $count } звукового файла прочесть нельзя, они пропущены, первый { $file }.
}
    .braille = Звуки с ошибкой: { $count }, { $file }.
# Sound files that are larger than 5 megabytes or longer than 10 seconds. $file is the first of them.
sounds-huge = { $count ->
    [one] Звуковой файл { $file } слишком велик для короткого звука, он пропущен.
    [few] { $count } звуковых файла слишком велики для коротких звуков, они пропущены, первый { $file }.
    [many] { $count } звуковых файлов слишком велики для коротких звуков, они пропущены, первый { $file }.
   *[other] { $count } звукового файла слишком велики для коротких звуков, они пропущены, первый { $file }.
}
    .braille = Слишком велики: { $count }, { $file }.
# A sound in the list of sounds: its name and when it is heard.
sound-dice = Кубики в воздухе: начинается бросок.
    .braille = Кубики: бросок.
# A sound in the list of sounds: its name and when it is heard.
sound-move = Шорох: что-то перемещено или закончено без очков.
    .braille = Шорох: ход кубиков.
# A sound in the list of sounds: its name and when it is heard.
sound-taken = Принято: ваш выбор принят.
    .braille = Принято: выбор.
# A sound in the list of sounds: its name and when it is heard.
sound-score = Очки: кто-то получает очки.
    .braille = Очки.
# A sound in the list of sounds: its name and when it is heard.
sound-bust = Провал: ход не приносит ничего.
    .braille = Провал: ничего.
# A sound in the list of sounds: its name and when it is heard.
sound-turn = Ваш ход: дальше человек за клавиатурой.
    .braille = Ваш ход.
# A sound in the list of sounds: its name and when it is heard.
sound-win = Победа: побеждает кто-то за клавиатурой.
    .braille = Победа.
# A sound in the list of sounds: its name and when it is heard.
sound-end = Конец: партия окончена, за клавиатурой победителя нет.
    .braille = Конец без победы.
# A sound in the list of sounds: its name and when it is heard.
sound-refuse = Отказ: сейчас это невозможно.
    .braille = Отказ.
# A sound in the list of sounds: its name and when it is heard.
sound-edge = Край: дальше в списке или на столе ничего нет.
    .braille = Край списка.
# A sound in the list of sounds: its name and when it is heard.
sound-review = Просмотр: вы читаете прошлое сообщение.
    .braille = Просмотр.
# A sound in the list of sounds: its name and when it is heard.
sound-missed = Пропуск: сообщения прерваны раньше, чем вы их слышите.
    .braille = Пропуск.

## Help, made from the table of keys

# The help opens. $count is the number of its lines.
help-title = Клавиши, которые здесь работают, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}. { $key-down }: читать дальше, { $key-back }: назад.
    .braille = Справка, строк { $count }.
# The help opens at the table in braille. $count is the number of its lines.
help-title-terms = Клавиши и сокращения, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}. { $key-down }: читать дальше, { $key-back }: назад.
    .braille = Справка, строк { $count }.
# The title of the last section of the rules, before a line for each short term.
short-terms = Сокращения в брайле.
# One line of the help.
help-line = { $keys }: { $what }.
# A line of the help, in lists where letters jump to a line.
help-letters = Первая буква строки: перейти к этой строке.
    .braille = Первая буква строки: туда.
# What the first letter of the word for yes does where a question is asked.
command-yes = ответить «да»
# What the first letter of the word for no does where a question is asked.
command-no = ответить «нет»
# What a letter does in a list.
command-jump = перейти к следующей строке с этой буквы
    .braille = перейти к строке
# What a character does where something is typed.
command-types = вводит сама себя
# A line of a menu.
menu-learn = Изучить клавиши.
# Learning the keys begins: each key that is pressed is only told.
learn-title = Нажимайте любые клавиши и слушайте, что они делают; ничего не произойдёт. Выход: дважды Эскейп или дважды Бэкспейс.
    .brief = Нажимайте клавиши и слушайте, что они делают. Выход: дважды Эскейп.
    .braille = Нажимайте клавиши. Выход: дважды Эскейп.
# Learning the keys ends.
learn-end = Клавиши снова действуют.
# A key was pressed to learn it. $what is what it does.
learn-key = { $key }: { $what }.
# A key was pressed to learn it that leaves when it is pressed once more.
learn-key-leaves = { $key }: { $what }. Ещё раз: выход.
    .braille = { $key }: { $what }. Ещё раз: выход.
# The list of commands with their keys opens. $count is the number of its lines.
keys-title = Клавиши, { $count ->
    [1] одна строка
    [2] две строки
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}. { $key-take } на строке: дать ей другую клавишу.
    .brief = Клавиши.
    .braille = Клавиши, строк { $count }.
# A command and its keys.
keys-line = { $what }: { $keys }.
# A line of that list.
keys-all-usual = Вернуть все обычные клавиши.
    .braille = Все клавиши обычные.
# Before all keys are as they usually are.
keys-all-usual-sure = Все ваши собственные клавиши забудутся. Да или нет?
    .braille = Забыть все свои клавиши?
# All keys are as they usually are.
keys-are-usual = Все клавиши теперь обычные.
    .braille = Клавиши обычные.
# A line of the menu of one command.
keys-give = Дать ей другую клавишу.
# A line of the menu of one command.
keys-take-away = Убрать клавишу { $key }.
    .braille = Убрать { $key }.
# A line of the menu of one command.
keys-usual = Обычные клавиши.
# The next key that is pressed will do what $what says.
keys-listening = Нажмите новую клавишу для этого: { $what }. Дважды Эскейп или дважды Бэкспейс: оставить как есть.
    .brief = Нажмите новую клавишу: { $what }.
    .braille = Новая клавиша: { $what }. Выход: дважды Эскейп.
# What any key does while a new one is listened for.
keys-listening-does = станет клавишей этой команды
# What Escape and Backspace do while a new key is listened for.
keys-leave = если нажать дважды, всё остаётся как есть
# Escape or Backspace was pressed once while a new key is listened for.
keys-leave-again = { $key } ещё раз: всё остаётся как есть.
    .braille = { $key } ещё раз: выход.
# A key was given to a command.
keys-given = { $key } теперь делает вот что: { $what }.
# A key was taken from a command.
keys-taken = { $key } больше этого не делает: { $what }.
# A key cannot be given or taken. $why is a part of a sentence.
keys-refused = Изменить { $key } нельзя: { $why }.
# Why a key cannot be given: the command has it.
keys-bad-same = она это уже делает
# Before a key is given to a command. $what is what it does now.
keys-has-meaning = У этой клавиши уже есть дело, { $key }: { $what }. Всё равно отдать её? Да или нет?
    .braille = { $key } сейчас: { $what }. Отдать?
# Before a key is given to a command. $who is a list of programs that keep this key for themselves.
keys-clash = Возможно, { $key } до программы не дойдёт, её берут себе: { $who }. Всё равно дать её? Да или нет?
    .braille = { $key } может не дойти: { $who }. Дать?
# Among programs that keep a key for themselves.
clash-terminal = терминал
# The sheet of all keys, printed by the command line.
keys-sheet = Клавиши программы «Доступные кубики».
# A heading of the sheet of keys.
keys-group-moving = Движение и выбор
# A heading of the sheet of keys.
keys-group-playing = Игра
# A heading of the sheet of keys.
keys-group-asking = Вопросы
# A heading of the sheet of keys.
keys-group-reviewing = Просмотр сказанного
# A heading of the sheet of keys.
keys-group-program = Программа
# A group of settings.
settings-keys = Клавиши.
# One key.
keys-one = { $first }
# Several keys for the same. $keys is a list with "or".
keys-several = { $keys }
# A row of keys.
keys-range = от { $first } до { $last }
# Where the name of a key is due, and the player has taken every key from the command.
key-none = нет клавиши
# A key together with Control.
key-control = Контрол { $key }
# A key together with Shift.
key-shift = Шифт { $key }
# A key without a name of its own.
key-other = Эта клавиша
# The name of a key.
key-up = Стрелка вверх
# The name of a key.
key-down = Стрелка вниз
# The name of a key.
key-left = Стрелка влево
# The name of a key.
key-right = Стрелка вправо
# The name of a key.
key-home = Хоум
# The name of a key.
key-end = Энд
# The name of a key.
key-enter = Энтер
# The name of a key.
key-escape = Эскейп
# The name of a key.
key-backspace = Бэкспейс
# The name of a key.
key-space = Пробел
# The name of a key.
key-tab = Таб
# The name of a key.
key-insert = Инсерт
# The name of a key.
key-delete = Делит
# The name of a key.
key-pageup = Пейдж ап
# The name of a key.
key-pagedown = Пейдж даун
# The name of a key.
key-comma = Запятая
# The name of a key.
key-full-stop = Точка
# The name of a key.
key-slash = Косая черта
    .braille = /
# The name of a key.
key-question-mark = Вопросительный знак
    .braille = ?
# The name of a key.
key-semicolon = Точка с запятой
# The name of a key.
key-colon = Двоеточие
# The name of a key.
key-exclamation-mark = Восклицательный знак
# The name of a key.
key-apostrophe = Апостроф
# The name of a key.
key-quote = Кавычка
# The name of a key.
key-hyphen = Дефис
# The name of a key.
key-underscore = Подчёркивание
# The name of a key.
key-left-bracket = Левая скобка
# The name of a key.
key-right-bracket = Правая скобка
# The name of a key.
key-left-square = Левая квадратная скобка
# The name of a key.
key-right-square = Правая квадратная скобка
# The name of a key.
key-left-brace = Левая фигурная скобка
# The name of a key.
key-right-brace = Правая фигурная скобка
# The name of a key.
key-less = Знак меньше
# The name of a key.
key-greater = Знак больше
# The name of a key.
key-plus = Плюс
# The name of a key.
key-equals = Знак равно
# The name of a key.
key-asterisk = Звёздочка
# The name of a key.
key-number-sign = Решётка
# The name of a key.
key-at = Собака
# The name of a key.
key-and = Амперсанд
# The name of a key.
key-percent = Знак процента
# The name of a key.
key-dollar = Знак доллара
# The name of a key.
key-caret = Крышка
# The name of a key.
key-tilde = Тильда
# The name of a key.
key-grave = Обратный апостроф
# The name of a key.
key-bar = Вертикальная черта
# The name of a key.
key-backslash = Обратная косая черта
# What a key does.
command-up = предыдущий вариант
    .braille = вариант назад
# What a key does.
command-down = следующий вариант
    .braille = вариант вперёд
# What a key does.
command-left = предыдущее место на столе
    .braille = место назад
# What a key does.
command-right = следующее место на столе
    .braille = место вперёд
# What a key does.
command-home = первый вариант
    .braille = первый вариант
# What a key does.
command-end = последний вариант
    .braille = последний вариант
# What a key does.
command-take = выбрать вариант в фокусе
    .braille = выбрать вариант
# What a key does.
command-back = на шаг назад, с самого верха выход
    .braille = шаг назад или выход
# What a key does.
command-number = выбрать вариант с этим номером
    .braille = выбрать по номеру
# What a key does that the player has given to one number.
command-number-of = выбрать вариант { $number }
# What a key does, where it has no meaning.
key-does-nothing = здесь ничего
# What a key does.
command-space = бросить, если можно, иначе справка о варианте в фокусе
    .braille = бросить, иначе справка
# What a key does.
command-roll = бросить или продолжить
# What a key does.
command-bank = закончить ход или пас
# What a key does.
command-dice = все кубики и зоны, ещё раз подробнее
    .braille = кубики и зоны, ещё раз больше
# What a key does.
command-zones = зоны одна за другой
    .braille = следующая зона
# What a key does.
command-sheet = ваш бланк или что вами отложено, ещё раз для следующего игрока
    .braille = ваш бланк, ещё раз следующий игрок
# What a key does.
command-scores = счёт, ещё раз с причинами
    .braille = счёт, ещё раз причины
# What a key does.
command-turn = чей ход и что нужно сделать
    .braille = чей ход, что делать
# What a key does.
command-choices = что сейчас можно сделать и что это даёт
    .braille = варианты и что дают
# What a key does.
command-around = что вокруг места в фокусе и что для него нужно
    .braille = вокруг места, что нужно
# What a key does.
command-open = что ещё открыто
    .braille = что открыто
# What a key does.
command-rules = правила этого шага, ещё раз весь их раздел
    .braille = правила, ещё раз раздел
# What a key does.
command-hint = подсказка, ещё раз с причиной
    .braille = подсказка, ещё раз причина
# What a key does.
command-last = последнее событие ещё раз
    .braille = последнее событие
# What a key does.
command-last-roll = последний бросок ещё раз
    .braille = последний бросок
# What a key does.
command-last-score = последние очки ещё раз
    .braille = последние очки
# What a key does.
command-my-turn = ваш последний ход ещё раз
    .braille = ваш последний ход
# What a key does.
command-older = более старое сообщение
    .braille = старее
# What a key does.
command-newer = более новое сообщение
    .braille = новее
# What a key does.
command-missed = следующее пропущенное сообщение
    .braille = следующее пропущенное
# What a key does.
command-next-buffer = следующий вид сообщений
    .braille = следующий вид сообщений
# What a key does.
command-previous-buffer = предыдущий вид сообщений
    .braille = предыдущий вид сообщений
# What a key does.
command-mute = убрать или вернуть звук этого вида сообщений
    .braille = звук этого вида сообщений
# What a key does.
command-find = найти слова в сказанном, ещё раз для более старого
    .braille = найти слова, ещё раз старее
# What a key does.
command-spell = сообщение по буквам, ещё раз со словом на каждую букву
    .braille = по буквам, ещё раз словами
# What a key does.
command-sentence-back = предыдущее предложение сообщения
    .braille = предложение назад
# What a key does.
command-sentence-on = следующее предложение сообщения
    .braille = предложение вперёд
# What a key does.
command-keep = сохранить сказанное в файл
    .braille = сохранить в файл
# What a key does.
command-type = ввести выбор или искать в сказанном
    .braille = ввести выбор или искать
# What a key does: the newest line is read in parts that a braille display can show.
command-line-back = предыдущая часть строки
    .braille = часть строки назад
# What a key does: the newest line is read in parts that a braille display can show.
command-line-on = следующая часть строки
    .braille = часть строки вперёд
# What a key does.
command-repeat = последний ответ ещё раз
    .braille = последний ответ
# What a key does.
command-hush = тишина, прерывает голос программы и больше ничего не делает
    .braille = прервать голос программы
# What a key does.
command-undo = отменить последний выбор
    .braille = отменить выбор
# What a key does.
command-redo = вернуть отменённый выбор
    .braille = вернуть отменённое
# What a key does.
command-verbosity = сообщения краткие, обычные, подробные или для брайля
    .braille = кратко, обычно, подробно, брайль
# What a key does.
command-settings = настройки
# What a key does.
command-learn = изучить клавиши, по нажатию услышать, что они делают
    .braille = изучить клавиши
# What a key does.
command-help = клавиши, которые сейчас работают
    .braille = какие клавиши работают
# What a key does.
command-leave = выйти из программы
    .braille = выйти

## Refusals that every game shares

# Refused: the match has ended.
refuse-game-over = Игра окончена.
    .braille = Уже конец.
# Refused: dice are still rolling (programs only can meet it).
refuse-dice-in-the-air = Кубики в воздухе.
    .braille = Катятся.
# Refused: no dice are due.
refuse-no-dice-in-the-air = Кубиков в воздухе нет.
    .braille = Не катятся.
# Refused: an outcome has the wrong number of dice; $count are in the air.
refuse-wrong-dice = В воздухе ровно { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}, а дано другое число кубиков.
    .braille = В воздухе { $count }, дано другое число.
# Refused: another seat must act.
refuse-not-your-turn = Сейчас ход другого игрока.
    .braille = Ход не ваш.
# Refused: no person has chosen anything that undo could take back.
refuse-undo-nothing = Отменять нечего.
    .braille = Отменять нечего.
# Refused: undo stops at dice that have fallen. $who made the newest choice.
refuse-undo-dice = { $you ->
    [yes] После вашего последнего выбора кубики уже брошены, и дальше отмена за этим столом не идёт.
   *[no] После последнего выбора игрока { $who } кубики уже брошены, и дальше отмена за этим столом не идёт.
}
    .brief = Кубики уже брошены, дальше отмены нет.
    .braille = Кубики брошены, дальше отмены нет.
# Refused: undo stops where secret choices were told. $who made the newest choice.
refuse-undo-told = Все решения раунда уже объявлены, и дальше отмена за этим столом не идёт.
    .brief = Решения объявлены, дальше отмены нет.
    .braille = Решения объявлены, дальше отмены нет.
# Refused: nothing was taken back that redo could give back.
refuse-redo-nothing = После последнего выбора ничего не отменено.
    .braille = Возвращать нечего.

## Why a bot, or a hint, chooses something

# The bot that plays anything.
reason-any = Любой выбор не хуже другого.
    .braille = Любой не хуже.

## Lines that cannot be read. $place is the number of a word in the line.

# A line stops where something was expected.
notation-ends-early = Строка кончается там, где нужно: { $expected }.
    .braille = Рано кончается, нужно: { $expected }.
# A word is not the one that was expected.
notation-word = Слово номер { $place } это { $word }, а нужно: { $expected }.
    .braille = Слово { $place }: { $word }, нужно: { $expected }.
# A number was expected.
notation-not-a-number = Слово номер { $place } это { $word }, а нужно число.
    .braille = Слово { $place }: { $word }, нужно число.
# A number is outside its bounds.
notation-out-of-range = Слово номер { $place } это { $word }, а нужно число от { $least } до { $most }.
    .braille = Слово { $place }: { $word }, нужно от { $least } до { $most }.
# A face was named twice.
notation-face-twice = Слово номер { $place } это { $word }, а оно уже сосчитано.
    .braille = Слово { $place }: { $word } дважды.
# The line goes on after its end.
notation-too-long = Слово номер { $place } это { $word }, а строка уже должна кончиться.
    .braille = Слово { $place }: { $word }, нужен конец.
# An option has no such value.
notation-option-value = У параметра { $name } не бывает значения { $word }.
    .braille = У { $name } нет значения { $word }.
# The dice of all zones do not sum up.
notation-dice-in-all = Кубиков во всех зонах вместе { $found }, а нужно { $expected }.
# The number of seats is wrong.
notation-seats = { $most ->
    [1] Это игра для одного игрока.
    [one] Игроков может быть от { $least } до { $most }.
    [few] Игроков может быть от { $least } до { $most }.
    [many] Игроков может быть от { $least } до { $most }.
   *[other] Игроков может быть от { $least } до { $most }.
}
# A record has a format that this version does not know. $newest is the newest one that it knows.
notation-format = У этой записи формат { $format }; эта версия программы читает форматы от 1 до { $newest }, а более новая, возможно, прочтёт и его.
    .braille = Формат { $format }, читаем от 1 до { $newest }, новая версия больше.
# A record was played by other rules of its game. $ours is the number of the rules that we play by.
notation-rules-version = Партия идёт по версии { $version } правил этой игры, а эта версия программы играет по версии { $ours }.
    .braille = Правила версии { $version }, у нас { $ours }.
# A record names a game that is not there.
notation-no-such-game = Игры { $word } нет.
# A record names a bot that is not there.
notation-no-such-bot = Бота { $word } нет.
# A line is well made, but not legal there.
notation-illegal = Здесь { $line } против правил: { $reason }
    .braille = { $line } против правил. { $reason }

## The commands that do not play. Errors are one sentence on standard error.

# What the program can do, for a11y-dice help. One line each.
cli-help-play = Команда a11y-dice запускает игру, a11y-dice --verbosity brief говорит меньше; standard и full говорят больше.
# A line of the help on the command line.
cli-help-replay = Команда a11y-dice replay FILE рассказывает записанную партию.
# A line of the help on the command line. FILE stays as it is.
cli-help-export = Команда a11y-dice export FILE записывает партию как текст, веб-страницу или JSON.
# A line of the help on the command line.
cli-help-format = После параметра --format стоит text, html или jsonl.
# A line of the help on the command line.
cli-help-output = После параметра --output стоит имя нового файла; без него экспорт печатается.
# The match was written into a file.
cli-exported = Экспорт партии готов: { $path }.
# The file that was named is there already.
cli-file-exists = Файл { $path } уже есть, он остаётся как есть.
# The file that was named cannot be written; $reason comes from the system.
cli-not-written = Записать файл { $path } не удаётся: { $reason }.
# A line of the help on the command line.
cli-help-try = Команда a11y-dice try GAME POSITION ACTION --dice OUTCOME ставит позицию, выполняет действия и рассказывает, что из этого выходит.
# A line of the help on the command line.
cli-help-perft = Команда a11y-dice perft GAME DEPTH POSITION считает позиции, в которых кто-то должен решать.
# The last line of the help on the command line.
cli-help-more = Параметры команды называет --help после неё, а позицию, действие или исход пишите в кавычках.
# An option of a command.
cli-help-json = Параметр --json печатает JSON.
# An option of a command.
cli-help-verbosity = После параметра --verbosity стоит brief, standard, full или braille.
# An option of a command.
cli-help-dice = После параметра --dice стоит, как падают кубики, один исход за другим, пока их хватает.
# An option of a command.
cli-help-seed = После параметра --seed стоит зерно для кубиков, которые не заданы.
# The version of the program.
cli-version = Программа a11y-dice, версия { $version }.
# An option of playing has a wrong value. $allowed says what it can be.
cli-setting = Параметр --{ $name } не может быть { $value }, возможно только: { $allowed }.
# The arguments are wrong; $reason comes from the library that reads them.
cli-arguments = Эти аргументы не подходят: { $reason }; какие подходят, скажет a11y-dice --help.
# There is no command of this name.
cli-no-such-command = Команды { $name } нет; какие есть, скажет a11y-dice --help.
# There is no game of this name. $games is a list of ids.
cli-no-such-game = Игры { $name } нет; есть игры { $games }.
# The position is of another game.
cli-other-game = Это позиция игры { $name }, а игра { $game }.
# The position cannot be read. $reason is a sentence.
cli-position = Эта позиция не годится: { $reason }
# A number was expected.
cli-number = Нужно число от 0 до { $most }, а не { $word }.
# An argument is missing; $what is its name, like POSITION.
cli-missing = Не хватает аргумента { $what }; что нужно, скажет a11y-dice { $command } --help.
# There is an argument too many.
cli-too-many = Лишнее слово { $word }; что нужно, скажет a11y-dice { $command } --help.
# An action cannot be played. $reason is a sentence.
cli-action = Действие { $number }, { $action }, невозможно: { $reason }
# An outcome cannot be read. $reason is a sentence.
cli-outcome = Исход { $number } не годится: { $reason }
# Dice do not fit an action. $reason is a sentence.
cli-dice = Кубики после действия { $number }, { $action }, не годятся: { $reason }
# Dice do not fit the position. $reason is a sentence.
cli-dice-first = Кубики для позиции не годятся: { $reason }
# More dice were given than were rolled.
cli-dice-left = { $count ->
    [one] Дан { $count } лишний исход, кубики для него не брошены.
    [few] Дано { $count } лишних исхода, кубики для них не брошены.
    [many] Дано { $count } лишних исходов, кубики для них не брошены.
   *[other] Дано { $count } лишнего исхода, кубики для них не брошены.
}
# A record cannot be told. $reason is a sentence.
cli-record = Рассказать запись { $file } нельзя из-за строки { $line }: { $reason }
# A file cannot be read. $reason comes from the system.
cli-file = Прочесть файл { $file } нельзя: { $reason }.
# A file is not text.
cli-encoding = Файл { $file } не текст в UTF-8, байт { $byte }.
# The last line of a record was never finished.
cli-torn = Последняя строка записи неполна и пропущена.
# The record stops before the end of the match.
cli-unfinished = Партия не окончена.
# The count of positions.
cli-perft = { $count ->
    [1] Одна позиция
    [2] Две позиции
    [one] { $count } позиция
    [few] { $count } позиции
    [many] { $count } позиций
   *[other] { $count } позиции
} на глубине { $depth ->
    [1] одно решение
    [one] { $depth } решение
    [few] { $depth } решения
    [many] { $depth } решений
   *[other] { $depth } решения
}.
# The name of a seat of a position.
cli-player = Игрок { $seat }
# A labelled line: the position in notation.
cli-line-position = Позиция: { $text }
# A labelled line: something that was announced.
cli-line-announced = Объявлено: { $text }
# A labelled line: a legal action in notation.
cli-line-legal = Можно: { $text }
# A labelled line: the points of all seats.
cli-line-scores = Счёт: { $text }
# A labelled line: nobody can act any more.
cli-line-over = Действует: никто, игра окончена.

## The command doctor: what was found, in one sentence each. The first word or two say what it is about.

# What a setting is, in the list of the command line and on a page.
about-speak = Способ вывода: text, reader, voice, spoken-only или none.
# What a setting is, in the list of the command line and on a page.
about-text-beside = Показан ли текст, пока говорит голос или скринридер.
# What a setting is, in the list of the command line and on a page.
about-verbosity = Подробность сообщений.
# What a setting is, in the list of the command line and on a page.
about-never-interrupt = Даёт ли клавиша сказанному дойти до конца.
# What a setting is, in the list of the command line and on a page.
about-reading-speed = Самое большее, сколько символов в секунду читает ваш скринридер; 0, если пропущенное не считать.
# What a setting is, in the list of the command line and on a page.
about-braille-cells = Сколько ячеек у вашего брайлевского дисплея.
# What a setting is, in the list of the command line and on a page.
about-voice-rate = Сколько слов в минуту говорит голос.
# What a setting is, in the list of the command line and on a page.
about-voice-pitch = Высота голоса.
# What a setting is, in the list of the command line and on a page.
about-voice-volume = Громкость голоса.
# What a setting is, in the list of the command line and on a page.
about-voice-language = Язык голоса; auto значит язык текста.
# What a setting is, in the list of the command line and on a page.
about-voice-names = Голос для каждого языка, например en=gmw/en-us.
# What a setting is, in the list of the command line and on a page.
about-sounds-volume = Громкость звуков; 0 значит без звуков.
# What a setting is, in the list of the command line and on a page.
about-sounds-over-speech = Слышны ли звуки, пока говорит голос.
# What a setting is, in the list of the command line and on a page.
about-sounds-folder = Папка с вашими звуками, они заменяют другие с теми же именами.
# What a setting is, in the list of the command line and on a page.
about-language = Язык слов; auto значит язык вашей системы.
# What a setting is, in the list of the command line and on a page.
about-keyboard = Раскладка вашей клавиатуры.
# What a setting is, in the list of the command line and on a page.
about-keys = Клавиши, которые делают не то, что обычно, например f8=roll.
# What a setting is, in the list of the command line and on a page.
about-events = Что делать с каждым видом новостей: произносить, произносить без звуков, хранить для просмотра или пропускать.
# What a setting is, in the list of the command line and on a page.
about-people = Чем различаются игроки: язык, подробность, голос.
# What a setting is, in the list of the command line and on a page.
about-undo = Как далеко идёт отмена за новым столом; auto значит по тому, кто играет.
# What a setting is, in the list of the command line and on a page.
about-confirm = О каком выборе спрашивать, прежде чем его сделать.
# What a setting is, in the list of the command line and on a page.
about-hints = Даёт ли подсказки клавиша подсказки.
# What a setting is, in the list of the command line and on a page.
about-hand-over = Что говорить, когда к клавиатуре идёт следующий; wait сначала ждёт клавишу.
# What a setting is, in the list of the command line and on a page.
about-empty-line = Стоит ли между ходами пустая строка, для слабого зрения.
# A line of the help for the command line.
cli-help-odds = Команда a11y-dice odds GAME POSITION говорит, чего стоит каждый выбор, в очках или в шансах на победу.
# An option of the command line.
cli-help-goal = Параметр --goal points или --goal win: о чём эти шансы.
# The command line asks for odds that a game does not have. $goal is "points" or "win".
cli-no-odds = В этой версии у игры { $game } нет шансов для { $goal }.
# The command line asks for the odds of a position in which no player must decide.
cli-nobody-acts = В этой позиции никто не должен решать.
# A line of the help for the command line.
cli-help-keys = Команда a11y-dice keys печатает все ваши клавиши.
# A line of the help for the command line.
cli-help-settings = Команда a11y-dice settings NAME VALUE перечисляет настройки, рассказывает об одной или сохраняет её новое значение.
# The command line lists a setting. $name is its name, $value what it is, $origin a sentence.
cli-setting-is = { $name } сейчас { $value }. { $origin }
# The command line tells what a setting can be.
cli-setting-allowed = Возможно: { $allowed }.
# The command line says where the settings are kept.
cli-settings-file = Настройки хранятся в { $path }.
# A setting was given another value on the command line.
cli-setting-set = { $name } теперь { $value }, в { $path }.
# The command line names a setting that does not exist. $names is the list of all names.
cli-no-such-setting = Настройки { $name } нет. Есть: { $names }.
# A line of the help on the command line.
cli-help-doctor = Команда a11y-dice doctor рассказывает, что программа здесь находит: речь, терминал, скринридеры, звук, настройки, папки.
# An option of the command doctor.
cli-help-speak = Параметр --speak ещё и произносит найденное, после него можно назвать voice или reader.
# An option of the command doctor.
cli-help-test = Параметр --test проверяет всё, что можно услышать, одно за другим, с вопросом о каждом.
# An option of the command doctor.
cli-help-report = Параметр --report печатает отчёт без имён и домашней папки или записывает его в новый файл, имя которого стоит следом.
# The first line; what comes after it may take so long.
doctor-begin = Проверка того, что здесь есть, займёт максимум { $seconds ->
    [1] одну секунду
    [2] две секунды
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
# The first line of the report for the people who make the program.
doctor-report = Отчёт a11y-dice doctor. Имена людей и компьютера и домашняя папка заменены.
# The report was written into a file.
doctor-report-written = Записано: отчёт в { $path }.
# The file of the report cannot be written; $reason comes from the system.
doctor-report-not-written = Записать отчёт в { $path } не удаётся: { $reason }.
# The findings were to be spoken, and no voice and no screen reader can speak them.
doctor-not-spoken = Не произнесено: нет ни голоса, ни скринридера.
# The result. $way is a way to be spoken to, as at the beginning of a game.
doctor-playable = Играть можно: у вас будет { $way }.
# The result: what is chosen does not work, another way does. $name is what it is called on the command line.
doctor-playable-with = Играть можно так: { $way }. Запуск: a11y-dice --speak { $name }.
# The result.
doctor-not-playable = Играть нельзя: сказать что-либо здесь невозможно.
# A heading: the sentences after it are problems.
doctor-problems = { $count ->
    [0] Проблем нет.
    [1] Одна проблема:
    [2] Две проблемы:
    [one] { $count } проблема:
    [few] { $count } проблемы:
    [many] { $count } проблем:
   *[other] { $count } проблемы:
}
# A heading: the sentences after it are about one thing.
doctor-topic = { $topic ->
    [ways] Способы вывода:
    [terminal] Терминал:
    [readers] Скринридеры и брайль:
    [voice] Голос самой программы:
    [sound] Звук:
    [settings] Настройки:
    [folders] Папки:
    [records] Партии:
   *[system] Система и версии:
}
# Something went wrong within the program while it looked. $reason is for those who make the program.
doctor-failed = { $topic ->
    [ways] Способы вывода не проверены
    [terminal] Терминал не проверен
    [readers] Скринридеры не проверены
    [voice] Голос программы не проверен
    [sound] Звук не проверен
    [settings] Настройки не проверены
    [folders] Папки не проверены
    [records] Партии не проверены
   *[system] Система не проверена
}: { $reason }.
# What is looked at does not answer in time, because a device or another program hangs.
doctor-no-answer = { $topic ->
    [ways] Способы вывода:
    [terminal] Терминал:
    [readers] Скринридеры:
    [voice] Голос программы:
    [sound] Звук:
    [settings] Настройки:
    [folders] Папки:
    [records] Партии:
   *[system] Система:
} ответа нет уже { $seconds ->
    [1] одну секунду
    [2] две секунды
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}, что-то висит.
# The way that a game begins with. $way is a way to be spoken to.
doctor-chosen-default = Выбрано: { $way }, ничего другого не выбрано.
# The way that a game begins with. $way is a way to be spoken to.
doctor-chosen-flag = Выбрано: { $way }, как велит командная строка.
# The way that a game begins with. $way is a way to be spoken to.
doctor-chosen-environment = Выбрано: { $way }, как велит переменная среды.
# The way that a game begins with. $way is a way to be spoken to.
doctor-chosen-file = Выбрано: { $way }, как велят ваши настройки.
# A way to be spoken to can be used. $name is what it is called on the command line.
doctor-way-works = Работает: { $way }, это --speak { $name }.
# A way to be spoken to cannot be used. The reason is told elsewhere.
doctor-way-fails = Не работает: { $way }.
# The chosen way to be spoken to cannot be used.
doctor-way-lost = Выбрано и не работает: { $way }.
# The chosen way to be spoken to cannot be used, and a game shows text in its place.
doctor-way-lost-text = Выбрано и не работает: { $way }. Вместо этого текст.
# A reader reads the terminal while another voice speaks.
doctor-two-voices = Два голоса: { $reader } читает этот терминал, а у выбранного способа вывода тоже есть голос.
# Our own voice is chosen, and the player is at another machine.
doctor-voice-remote = Голос не здесь: этот терминал удалённый, поэтому голос программы слышен у другого компьютера.
# Standard output.
doctor-text-terminal = Текст идёт в терминал.
# Standard output.
doctor-text-pipe = Текст идёт в канал или файл, а не в терминал.
# Standard output.
doctor-text-closed = Текст никуда не идёт: стандартный вывод закрыт.
# The size of the terminal.
doctor-size = Размер: { $columns ->
    [one] { $columns } столбец
    [few] { $columns } столбца
    [many] { $columns } столбцов
   *[other] { $columns } столбца
} и { $rows ->
    [1] одна строка
    [2] две строки
    [one] { $rows } строка
    [few] { $rows } строки
    [many] { $rows } строк
   *[other] { $rows } строки
}.
# The size of the terminal.
doctor-size-unknown = Размер: терминал его не называет, поэтому строки не разбиваются.
# The size of the terminal. $least is how many columns are enough.
doctor-size-narrow = Размер: { $columns ->
    [one] всего { $columns } столбец, а слову может понадобиться { $least }.
    [few] всего { $columns } столбца, а слову может понадобиться { $least }.
    [many] всего { $columns } столбцов, а слову может понадобиться { $least }.
   *[other] всего { $columns } столбца, а слову может понадобиться { $least }.
}
# Standard input.
doctor-keys-terminal = Клавиши приходят из терминала, по одной.
# Standard input.
doctor-keys-pipe = Клавиши приходят из канала или файла, по одному имени или слову в строке.
# Standard input.
doctor-keys-closed = Клавиши ниоткуда не приходят: стандартный ввод закрыт.
# The encoding of the text.
doctor-encoding = Кодировка текста: { $encoding }.
# The encoding of the text.
doctor-encoding-poor = Кодировка текста: { $encoding }, в ней некоторые буквы имён видны как вопросительные знаки; в UTF-8 есть все.
# A variable of the environment.
doctor-term = TERM: { $name }.
# A variable of the environment.
doctor-no-term = TERM не задана, и это не страшно.
# A program in which the terminal is, like tmux.
doctor-inside = Внутри: { $name }.
# The terminal is at another computer.
doctor-remote = Удалённо: этот терминал работает через SSH, звуки и голос программы слышны у другого компьютера.
# A variable of the environment.
doctor-no-color = NO_COLOR задана; цвета и так не бывает.
# A variable of the environment. $name is its name.
doctor-accessible = { $name } задана, поэтому выбран текст, если командная строка не скажет другого.
# A screen reader.
doctor-reader-here = { $reader } читает этот терминал.
# A screen reader.
doctor-reader-runs = { $reader } работает на этом компьютере.
# No screen reader is among the programs that run.
doctor-reader-none = Среди работающих программ скринридера не видно.
# Speech Dispatcher is a program that speaks for others.
doctor-dispatcher = Speech Dispatcher отвечает.
# Speech Dispatcher is a program that speaks for others.
doctor-dispatcher-none = Speech Dispatcher не работает.
# Speech Dispatcher is a program that speaks for others.
doctor-dispatcher-frozen = Speech Dispatcher работает, но не отвечает; его нужно запустить снова.
# The library by which we speak to Speech Dispatcher cannot be used. $reason is in English.
doctor-dispatcher-library = Спросить Speech Dispatcher нельзя: { $reason }.
# The way "reader" works. $reader is the name of the reader, or of Speech Dispatcher.
doctor-bridge = Напрямую доступен { $reader }.
# The way "reader" does not work.
doctor-bridge-none = Напрямую скринридер недоступен.
# The way "reader" does not work.
doctor-bridge-hangs = Напрямую скринридер недоступен: он не отвечает.
# The way "reader" does not work.
doctor-bridge-crashes = Напрямую скринридер недоступен: библиотека, которая его ищет, даёт сбой.
# Our own voice works; whether it can be heard depends on the sound device.
doctor-voice = Голос программы создаёт речь.
# Our own voice does not work. $reason comes from the system.
doctor-voice-no-process = Запустить голос программы не удаётся: { $reason }.
# Our own voice does not work. $reason is in English.
doctor-voice-none = У голоса программы нет синтезатора речи: { $reason }.
# Our own voice does not work.
doctor-voice-hangs = Голос программы не отвечает.
# Our own voice does not work.
doctor-voice-silent = Голос программы создаёт тишину вместо речи.
# The voices that can be chosen.
doctor-voices = { $count ->
    [one] Голоса: { $count }
    [few] Голоса: { $count }
    [many] Голоса: { $count }
   *[other] Голоса: { $count }
}, { $languages ->
    [one] { $languages } язык.
    [few] { $languages } языка.
    [many] { $languages } языков.
   *[other] { $languages } языка.
}
# The voices that can be chosen for a language that the program speaks. $language is its code.
doctor-voices-of = { $language ->
    [en] Английские голоса
    [pl] Польские голоса
    [ru] Русские голоса
    [fr] Французские голоса
   *[other] Голоса для языка { $language }
}: { $count }.
# A setting asks for a language that no voice has. $language is its code.
doctor-voice-language-missing = Голоса для языка { $language }: нет, хотя настройки просят этот язык; говорит другой голос.
# The sound device.
doctor-device = Звуковое устройство играет.
# The sound device. $reason is in English.
doctor-device-none = Звуковое устройство: ни одно не годится ({ $reason }), поэтому нет ни звуков, ни голоса программы.
# All sound devices.
doctor-devices = { $count ->
    [0] Звуковые устройства: ни одно не названо.
    [one] Звуковые устройства: { $count }.
    [few] Звуковые устройства: { $count }.
    [many] Звуковые устройства: { $count }.
   *[other] Звуковые устройства: { $count }.
}
# A sound device by its name.
doctor-device-name = Имя звукового устройства: { $name }.
# The files of the sounds.
doctor-sounds = { $count ->
    [one] Звуки программы: { $count }.
    [few] Звуки программы: { $count }.
    [many] Звуки программы: { $count }.
   *[other] Звуки программы: { $count }.
}
# The files of the player's own sounds.
doctor-sounds-own = { $count ->
    [one] Ваши звуки: { $count }.
    [few] Ваши звуки: { $count }.
    [many] Ваши звуки: { $count }.
   *[other] Ваши звуки: { $count }.
}
# The sounds are switched off.
doctor-sounds-off = Звуки выключены в ваших настройках.
# The library of the sound device cannot be used. $reason is in English.
doctor-sounds-library = Загрузить звуки нельзя: { $reason }.
# The file of the settings.
doctor-settings-file = Файл настроек: { $path }.
# The file of the settings.
doctor-settings-no-file = Файл настроек: пока нет, это будет { $path }.
# A setting that is not the usual one, and where it comes from. $name is its name in the file.
doctor-setting-file = { $name }: { $value }, из вашего файла настроек.
# A setting that is not the usual one, and where it comes from. $name is its name in the file.
doctor-setting-environment = { $name }: { $value }, из переменной среды.
# A setting that is not the usual one, and where it comes from. $name is its name in the file.
doctor-setting-flag = { $name }: { $value }, из командной строки.
# The settings that were not told.
doctor-settings-usual = Обычные значения: { $count ->
    [1] одна настройка
    [2] две настройки
    [one] { $count } настройка
    [few] { $count } настройки
    [many] { $count } настроек
   *[other] { $count } настройки
}.
# The home folder.
doctor-home = Домашняя папка: { $path }.
# The home folder.
doctor-home-none = Домашняя папка: нет.
# The home folder.
doctor-home-missing = Домашняя папка: { $path } отсутствует.
# A folder into which the program writes.
doctor-folder = { $kind ->
    [settings] Папка настроек
    [records] Папка партий
   *[transcripts] Папка сказанного
}: { $path }, запись возможна.
# A folder into which the program writes. It is made when it is needed.
doctor-folder-later = { $kind ->
    [settings] Папка настроек
    [records] Папка партий
   *[transcripts] Папка сказанного
}: { $path }, её пока нет, создать её можно.
# A folder into which the program cannot write. $reason comes from the system.
doctor-folder-closed = { $kind ->
    [settings] Папка настроек
    [records] Папка партий
   *[transcripts] Папка сказанного
}: записать в { $path } нельзя: { $reason }.
# Room on the disk where the matches are kept.
doctor-room = Свободное место: { $megabytes ->
    [one] { $megabytes } мегабайт
    [few] { $megabytes } мегабайта
    [many] { $megabytes } мегабайт
   *[other] { $megabytes } мегабайта
}.
# Room on the disk where the matches are kept.
doctor-room-little = Свободное место: всего { $megabytes ->
    [one] { $megabytes } мегабайт
    [few] { $megabytes } мегабайта
    [many] { $megabytes } мегабайт
   *[other] { $megabytes } мегабайта
}.
# The folder of the sounds.
doctor-folder-sounds = Папка звуков: { $path }.
# The folder of the player's own sounds.
doctor-folder-own-sounds = Папка ваших звуков: { $path }.
# The folder of the player's own sounds. $reason comes from the system.
doctor-folder-own-sounds-closed = Папка ваших звуков: прочесть { $path } нельзя: { $reason }.
# The kept matches.
doctor-records-unfinished = Не закончено: { $count ->
    [1] одна партия
    [2] две партии
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}.
# The kept matches.
doctor-records-finished = Закончено: { $count ->
    [1] одна партия
    [2] две партии
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}.
# The kept matches of which the newest ones were read. $damaged of them cannot be.
doctor-records-read = Прочитано: { $read ->
    [1] одна партия
    [2] две партии
    [one] { $read } партия
    [few] { $read } партии
    [many] { $read } партий
   *[other] { $read } партии
}, из них повреждено { $damaged }.
# Damaged matches that were put into a folder of their own.
doctor-records-aside = Отложено: { $count ->
    [1] одна повреждённая партия
    [2] две повреждённые партии
    [one] { $count } повреждённая партия
    [few] { $count } повреждённые партии
    [many] { $count } повреждённых партий
   *[other] { $count } повреждённой партии
} в { $path }.
# A kept match that cannot be continued. $reason is a sentence.
doctor-record-damaged = Повреждено: { $file }, строка { $line }: { $reason }
# A kept match that cannot be read. $reason comes from the system.
doctor-record-unreadable = Повреждено: прочесть { $file } нельзя: { $reason }.
# More damaged matches than were told.
doctor-records-more-damaged = Повреждено: ещё { $count ->
    [1] одна партия
    [2] две партии
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}.
# The version of the program.
doctor-program = a11y-dice { $version }.
# The version of Python. $name is the kind of Python.
doctor-python = Python { $version }, { $name }.
# The system.
doctor-system = Система: { $name }.
# The language of the system, as it is set.
doctor-language = Язык системы: { $name }.
# The language of the system.
doctor-no-language = Язык системы: не задан.
# The encoding of files.
doctor-file-names = Кодировка системы: { $encoding }.
# The program runs from a folder.
doctor-not-installed = Библиотеки: версии неизвестны, программа работает без установки.
# A library that the program uses.
doctor-library = { $name } { $version }.
# A library that the program needs and that is not there. $wanted is its name with the versions that would do.
doctor-library-missing = Не хватает { $name }: установите { $wanted }.
# A library that the program can use. $extra is what it is called when the program is installed.
doctor-library-extra = { $name } не установлена; она идёт вместе с a11y-dice[{ $extra }].

## The test of what reaches the player: one channel after the other, and a question for each

# A line of the menu of speech: opens the test.
speech-test = Проверить, что слышно.
# The first step of the test. $channel is what is tested; $n and $count are numbers.
hearing-step-first = Проверка { $n } из { $count }: { $channel }. { $key-take }: попробовать. Потом Д, если это до вас доходит, Н, если не доходит, или { $key-take }, чтобы попробовать ещё раз.
    .brief = Проверка { $n } из { $count }: { $channel }. { $key-take }, потом Д или Н.
    .braille = { $channel }, { $n } из { $count }. { $key-take }, потом Д или Н.
# A later step of the test. $channel is what is tested; $n and $count are numbers.
hearing-step = Проверка { $n } из { $count }: { $channel }. { $key-take }, потом Д или Н.
    .braille = { $channel }, { $n } из { $count }. { $key-take }, потом Д или Н.
# What can be done in the test.
hearing-help = { $key-take }: попробовать. Д: это до вас доходит. Н: не доходит. { $key-back }: закончить проверку.
    .braille = { $key-take }: попробовать. Д: да. Н: нет. { $key-back }: конец.
# Yes was answered before anything was tried.
hearing-first = Пока ничего не проверено. { $key-take }: попробовать, Н: пропустить.
    .braille = Не проверено. { $key-take }: попробовать. Н: пропустить.
# A channel is being tried now; this is said in another channel.
hearing-now = Слушайте или читайте пальцами.
# What is tested, also in a list.
channel-text = текст в терминале
# What is tested, also in a list.
channel-voice = голос самой программы
# What is tested, also in a list: the screen reader, to which the program speaks directly.
channel-reader = речь вашего скринридера
# What is tested, also in a list: the braille display, which the screen reader passes words to.
channel-braille = брайль вашего скринридера
# What is tested, also in a list.
channel-left = звук слева
# What is tested, also in a list.
channel-right = звук справа
# What is written to be tested.
hearing-sample-text = Это текст в терминале.
# What is spoken to be tested.
hearing-sample-voice = Это голос самой программы.
# What is spoken to be tested.
hearing-sample-reader = Это идёт прямо в ваш скринридер.
# What is shown on a braille display to be tested. Short.
hearing-sample-braille = Это брайль.
# The text cannot be tested.
hearing-text-closed = Показать текст нельзя: стандартный вывод закрыт.
# The screen reader cannot be tested.
hearing-reader-lost = Скринридер не отвечает.
# The voice cannot be tested.
hearing-voice-lost-device = Звуковое устройство не отвечает, поэтому голоса нет.
# The voice cannot be tested.
hearing-voice-lost-library = Синтезатор речи не найден, поэтому голоса нет.
# The voice cannot be tested.
hearing-voice-lost-child = Голос не запускается.
# The end of the test. $heard and $missed are lists of what was tested, maybe empty.
hearing-result = До вас доходит: { $heard }. Не доходит: { $missed }. Что оставить? Первая строка лучшая.
    .braille = Да: { $heard }. Нет: { $missed }. Что оставить? Первое лучше.
# The end of the test where no way to be spoken to reached the player. $missed is a list of what was tested.
hearing-result-none = Слова до вас не доходят. Не доходит: { $missed }. Программа может работать только как есть.
    .braille = Слов нет. Нет: { $missed }.
# A line at the end of the test. $way is a way to be spoken to.
hearing-keep = Оставить { $way }.
# A line at the end of the test.
hearing-leave = Оставить всё как есть.
# The answer to that line.
hearing-left = Ничего не изменено.
# The answer to a line that keeps a way. $way is a way to be spoken to.
hearing-kept = Теперь у вас { $way }.
    .braille = { $way }.
# What a key does in the test.
command-try = попробовать то, что проверяется
# What a key does in the test.
command-end-test = закончить проверку
