# The shell's own English. $who is a player's name, $you is yes when that player is the listener.
# The plain text is the standard verbosity; .brief and .full are the others. Keys are named as
# they are printed on the keyboard: $key-roll is the player's key for the command roll, and so on
# with the names of the commands below ("command-roll").

## The beginning and the end

# The very first line. $way says how the player is spoken to. One line without any other fact.
welcome-default = Accessible Dice: three dice games to hear, to feel and to read. You have { $way }, as nothing else was chosen.
# The very first line. $way says how the player is spoken to. One line without any other fact.
welcome-flag = Accessible Dice: three dice games to hear, to feel and to read. You have { $way }, as the command line says.
# The very first line. $way says how the player is spoken to. One line without any other fact.
welcome-environment = Accessible Dice: three dice games to hear, to feel and to read. You have { $way }, as the environment says.
# The very first line. $way says how the player is spoken to. One line without any other fact.
welcome-file = Accessible Dice: three dice games to hear, to feel and to read. You have { $way }, as your settings say.
# A way to be spoken to: lines that are read in the terminal.
way-text = text in the terminal
# A way to be spoken to: directly through the screen reader, with braille.
way-reader = your screen reader, directly
# A way to be spoken to: the voice of the program itself.
way-voice = the program's own voice
# A way to be spoken to: the voice of the program itself, and nothing on the screen.
way-spoken-only = the program's own voice and an empty screen
# A way to be spoken to: none.
way-none = sounds without words
# A way to be spoken to, for tests: everything is kept and nothing is said.
way-recorder = a recorder
# A way to be spoken to, in a sentence, as the others: the voice and the text together.
way-both = the program's own voice, with the text shown beside it
    .braille = voice, text beside
# The text is shown while a voice speaks.
text-beside = The text is shown beside the voice. A reader that reads this terminal would say everything a second time.
    .braille = Text beside voice.
# The text is wanted beside the way that shows nothing at all.
text-not-beside = Spoken-only shows nothing, so there is no text beside it. The program's own voice can have text beside it.
    .braille = Spoken-only: no text beside.
# A reader that reads this terminal was found. $reader is its name.
two-voices = { $reader } reads this terminal, so you may hear two voices. The line speech, in the main menu, changes that.
    .braille = { $reader }: maybe two voices. Menu, speech.
# The question at the very first start, in text and by the voice of the program at the same time.
first-title = Welcome to Accessible Dice. This welcome comes as text, and at the same time it is spoken by the program's own voice. Which of them reaches you? Press 1 for the text, for a screen reader, braille or eyes. Press 2 for the voice alone. Press 3 for the voice, with the text shown beside it.
# A line of that question.
first-text = Text alone.
# A line of that question.
first-voice = The program's own voice alone.
# A line of that question.
first-both = The program's own voice, with the text beside it.
    .braille = Voice, text beside.
# A question of the first start. It is asked in every language, one after the other.
first-language = Which language? { $key-up } and { $key-down } move, { $key-take } chooses.
    .braille = Language?
# A line of that question: what a language calls itself.
first-language-line = { $name }.
# A question of the first start. $count is the number of lines.
first-keyboard = Which keyboard do you have? { $count } lines. If in doubt, press { $key-take }.
    .braille = Keyboard? { $count } lines.
# What was chosen at the first start. $way is a way to be spoken to.
first-kept = From now on you have { $way }. The line speech, in the main menu, changes it.
    .braille = { $way }. Menu, speech: change.
# The file of the settings cannot be written; $reason comes from the system.
settings-not-kept = It holds until the program ends, but it cannot be kept in { $path }: { $reason }.
    .braille = Not kept: { $reason }.
# A line of the main menu.
menu-speech = Speech, braille and sounds.
# The list of settings opens. $count is the number of its lines.
speech-title = Speech, braille and sounds, { $count } lines. { $key-left } and { $key-right } change a line.
    .brief = Speech, braille and sounds.
    .braille = Speech, { $count } lines.
# The help for a setting. $item is its line, $origin a sentence that says where its value comes from.
setting-help = { $item } { $origin } { $key-left } and { $key-right } change it, { $key-take } takes the next value.
    .brief = { $item } { $origin }
    .braille = { $item } { $origin }
# Where the value of a setting comes from.
origin-default = It is the usual value.
# Where the value of a setting comes from.
origin-file = It comes from your settings file.
    .braille = From your file.
# Where the value of a setting comes from.
origin-environment = It comes from the environment.
    .braille = From the environment.
# Where the value of a setting comes from.
origin-flag = It comes from the command line.
    .braille = From the command line.
# Where the value of a setting comes from.
origin-not-kept = It holds until the program ends.
    .braille = Until the program ends.
# Where the value of a setting comes from: it was changed just now, and something is stronger than the file.
origin-kept-environment = It is in your settings file, and at the next start the environment is stronger.
    .braille = From your file; environment is stronger.
# Where the value of a setting comes from: it was changed just now, and something is stronger than the file.
origin-kept-flag = It is in your settings file, and a value in the command line is stronger.
    .braille = From your file; command line is stronger.
# A setting was changed that the environment names too. $name is its name.
setting-weaker-environment = At the next start the environment, which names { $name }, is stronger than this.
    .braille = Next start: environment wins, { $name }.
# A setting was changed that the command line names too. $name is its name.
setting-weaker-flag = A command line that names { $name } is stronger than this.
    .braille = Command line wins: { $name }.
# What a key does in the list of settings.
command-less = the value before
# What a key does in the list of settings.
command-more = the next value
# A setting. $way is a way to be spoken to.
setting-speak = You have { $way }.
# A setting.
setting-text-beside = { $value ->
    [yes] Text is shown beside the voice.
   *[no] Text is not shown beside the voice.
}
    .braille = { $value ->
    [yes] Text beside: yes.
   *[no] Text beside: no.
}
# A setting: how much is said.
setting-verbosity = { $value ->
    [brief] Announcements are brief.
    [full] Announcements are full.
    [braille] Announcements are for braille.
   *[standard] Announcements are standard.
}
# A setting.
setting-never-interrupt = { $value ->
    [yes] Keys interrupt nothing.
   *[no] Keys interrupt what is being said.
}
# A setting: how fast the player's own reader speaks at most.
setting-reading-speed = { $value ->
    [0] Nobody counts what your reader missed.
    [one] Your reader says { $value } character a second at most.
   *[other] Your reader says { $value } characters a second at most.
}
# A setting.
setting-braille-cells = { $value ->
    [one] Braille display: { $value } cell.
   *[other] Braille display: { $value } cells.
}
# A setting.
setting-voice-rate = { $value ->
    [one] Voice: { $value } word a minute.
   *[other] Voice: { $value } words a minute.
}
# A setting.
setting-voice-pitch = Voice pitch { $value }.
# A setting.
setting-voice-volume = Voice volume { $value }.
# A setting. $value is the code of a language, or auto.
setting-voice-language = { $value ->
    [auto] Voice language: that of the text.
    [en] Voice language: English.
    [pl] Voice language: Polish.
    [ru] Voice language: Russian.
    [fr] Voice language: French.
   *[other] Voice language: { $value }.
}
# A setting. $value is the name of a voice, or auto.
setting-voice-names = { $value ->
    [auto] Voice: the usual one.
   *[other] Voice: { $value }.
}
# A setting.
setting-sounds-volume = { $value ->
    [0] No sounds.
   *[other] Volume of the sounds { $value }.
}
# A setting.
setting-sounds-over-speech = { $value ->
    [yes] Sounds may be heard while the voice speaks.
   *[no] The voice waits until sounds are over.
}
# A setting. $value is the name of a folder.
setting-sounds-folder = { $value ->
    [none] No folder with sounds of your own.
   *[other] Your own sounds: { $value }.
}
# A folder is typed.
setting-sounds-folder-type = Type the folder with sounds of your own, or nothing for none, then Enter.
    .braille = Folder of own sounds, Enter.
# A setting: which choices are asked about before they are played.
setting-confirm = { $value ->
    [always] Each choice is asked about.
    [never] No choice is asked about.
   *[losses] A choice that loses something is asked about.
}
# A setting: whether the hint key gives hints.
setting-hints = { $value ->
    [yes] Hints are on.
   *[no] Hints are off.
}
# A setting: how far undo goes at a new table.
setting-undo = { $value ->
    [free] At a new table undo goes back to the start.
    [before-dice] At a new table undo stops at dice that have fallen.
   *[auto] At a new table undo goes by who plays.
}
# A setting: what is said when the next person at the keyboard is due.
setting-hand-over = { $value ->
    [name] The next person is named.
    [wait] The next person is named, and a key is waited for.
   *[changes] The next person hears what has changed.
}
# A setting, for low vision.
setting-empty-line = { $value ->
    [yes] An empty line stands between two turns.
   *[no] No empty line stands between two turns.
}
# A setting: the language of the words. $name is what a language calls itself.
setting-language = { $value ->
    [auto] Language: that of your system.
   *[other] Language: { $name }.
}
# A setting: the layout of the player's keyboard.
setting-keyboard = { $value ->
    [qwerty] Keyboard: English, QWERTY.
    [azerty] Keyboard: French, AZERTY.
    [qwertz] Keyboard: German, QWERTZ.
    [cyrillic] Keyboard: Russian.
    [polish-programmer] Keyboard: Polish programmer's.
   *[auto] Keyboard: any.
}
# A setting: what becomes of a kind of news. $kind is the kind, $level what becomes of it.
setting-news = { $kind }: { $level }.
# A kind of news.
news-roll = Rolls
# A kind of news.
news-move = Moves of dice
# A kind of news.
news-score = Points
# A kind of news.
news-bust = Turns that end with nothing
# A kind of news.
news-turn = Whose turn it is
# A kind of news.
news-others = What others do
# A kind of news.
news-hand-over = The next person at the keyboard
# A kind of news.
news-missed = Missed messages
# What becomes of a kind of news.
level-say = words and sounds
# What becomes of a kind of news.
level-words = words without sounds
# What becomes of a kind of news.
level-keep = for review only
# What becomes of a kind of news.
level-off = nothing
# A line of the main menu.
menu-settings = Settings.
# The groups of settings open. $count is the number of lines.
settings-title = Settings, { $count } groups.
    .brief = Settings.
# A group of settings.
settings-speech = Speech, braille and sounds.
# A group of settings.
settings-news = What is said.
# A group of settings.
settings-table = At the table.
# A group of settings.
settings-language = Language and keyboard.
# A group of settings.
settings-people = People who want it otherwise.
    .braille = People.
# A group of settings opens. $count is the number of lines.
settings-news-title = What is said of each kind of news, { $count } lines. { $key-left } and { $key-right } change a line.
    .brief = What is said of each kind of news.
    .braille = News, { $count } lines.
# A group of settings opens. $count is the number of lines.
settings-table-title = At the table, { $count } lines. { $key-left } and { $key-right } change a line.
    .brief = At the table.
    .braille = Table, { $count } lines.
# A group of settings opens. $count is the number of lines.
settings-language-title = Language and keyboard, { $count } lines. { $key-left } and { $key-right } change a line.
    .brief = Language and keyboard.
    .braille = Language, keyboard, { $count } lines.
# The people who want language, verbosity or voice otherwise than the others. $count is the number of lines.
settings-people-title = { $count ->
    [one] People who want it otherwise, { $count } line.
   *[other] People who want it otherwise, { $count } lines.
}
    .brief = People who want it otherwise.
    .braille = People, { $count } lines.
# A line of that list. $name is a player's name.
person-line = { $name }.
# A line of that list.
person-add = Somebody else, by name.
    .braille = Somebody else.
# The name of a player is typed.
person-type = Type the name as it is at the table, then Enter.
    .braille = Name, Enter.
# The wishes of one player open. $count is the number of lines.
person-title = What { $name } wants, { $count } lines. { $key-left } and { $key-right } change a line.
    .brief = What { $name } wants.
    .braille = { $name }, { $count } lines.
# A wish of one player. $name is what a language calls itself.
person-language = { $value ->
    [as-others] Language: as for everybody.
   *[other] Language: { $name }.
}
# A wish of one player.
person-verbosity = { $value ->
    [as-others] Announcements: as for everybody.
    [brief] Announcements: brief.
    [full] Announcements: full.
    [braille] Announcements: for braille.
   *[standard] Announcements: standard.
}
# A wish of one player. $value is the name of a voice.
person-voice = { $value ->
    [as-others] Voice: as for everybody.
   *[other] Voice: { $value }.
}
# A setting names a way to be spoken to that does not exist. $ways is a list of names.
no-such-way = There is no way to speak called { $way }. Text is used instead. The ways are: { $ways }.
    .braille = No way to speak called { $way }, text is used. There are: { $ways }.
# The way "reader" cannot reach a screen reader; lines of text are shown instead until it can.
reader-lost = No screen reader answers. Text takes over until one does.
    .braille = No reader. Text now.
# Our own voice cannot be heard for want of a sound device; lines of text are shown until one comes.
voice-lost-device = No sound device answers, so the voice is silent. Text takes over.
    .braille = No sound device. Text now.
# Our own voice cannot be heard: the library that makes speech is not there, or does not start.
voice-lost-library = No speech synthesizer was found, so there is no voice. Text takes over.
    .braille = No synthesizer. Text now.
# Our own voice has stopped several times, one after the other; lines of text are shown until it starts.
voice-lost-child = The voice has stopped working and does not start again. Text takes over.
    .braille = Voice stopped. Text now.
# Our own voice can be heard again. It says this itself.
voice-found = The voice is back and speaks from now on.
    .braille = The voice is back.
# A voice or a language that the settings name is not there. $name is its name, like "xx" or "gmw/xx".
voice-missing = There is no voice { $name }; an English voice or another one of its language speaks.
    .braille = No voice { $name }, another speaks.
# The way "reader" has reached a screen reader again; $name is the reader's. It says this itself.
reader-found = { $name } answers again and speaks from now on.
    .braille = { $name } is back.
# A setting in your settings file is wrong. $allowed says what it can be.
setting-bad-file = The setting { $name } in your settings file cannot be { $value }. It can be { $allowed }. The usual value is used.
    .braille = Your file: { $name } cannot be { $value }, only { $allowed }. The usual is used.
# Several settings in your settings file are wrong, $count of them. $allowed says what the first one can be.
settings-bad-file = { $count ->
    [one] { $count } value in your settings file is wrong.
   *[other] { $count } values in your settings file are wrong.
} The first: { $name } cannot be { $value }. It can be { $allowed }. The usual values are used for them.
    .braille = Your file, wrong: { $count }. First: { $name } cannot be { $value }, only { $allowed }. The usual are used.
# A setting in the environment is wrong. $allowed says what it can be.
setting-bad-environment = The setting { $name } in the environment cannot be { $value }. It can be { $allowed }. The usual value is used.
    .braille = Environment: { $name } cannot be { $value }, only { $allowed }. The usual is used.
# Several settings in the environment are wrong, $count of them. $allowed says what the first one can be.
settings-bad-environment = { $count ->
    [one] { $count } value in the environment is wrong.
   *[other] { $count } values in the environment are wrong.
} The first: { $name } cannot be { $value }. It can be { $allowed }. The usual values are used for them.
    .braille = Environment, wrong: { $count }. First: { $name } cannot be { $value }, only { $allowed }. The usual are used.
# A setting in the command line is wrong. $allowed says what it can be.
setting-bad-flag = The setting { $name } in the command line cannot be { $value }. It can be { $allowed }. The usual value is used.
    .braille = Command line: { $name } cannot be { $value }, only { $allowed }. The usual is used.
# Several settings in the command line are wrong, $count of them. $allowed says what the first one can be.
settings-bad-flag = { $count ->
    [one] { $count } value in the command line is wrong.
   *[other] { $count } values in the command line are wrong.
} The first: { $name } cannot be { $value }. It can be { $allowed }. The usual values are used for them.
    .braille = Command line, wrong: { $count }. First: { $name } cannot be { $value }, only { $allowed }. The usual are used.
# What a setting can be: whole numbers.
allowed-range = { $least } to { $most }
# What a setting can be. $words is a list like "brief, standard or full".
allowed-words = { $words }
# What a setting can be.
allowed-text = any text of one line
# What a setting can be: several names with a value each.
allowed-pairs = names with a value each
# What the setting of events can be. $kinds and $levels are lists like "roll, move or score".
allowed-events = kinds with a value each. A kind is { $kinds }. A value is { $levels }
# What the setting of people can be. $names is a list like "language, verbosity or voice".
allowed-people = people by name, each with { $names }
# The file of the settings has names in it that are no setting, perhaps of a newer version. $names has at most three of them.
setting-unknown = { $count ->
    [one] { $count } setting in { $path } is not known to this version and is left alone: { $names }.
   *[other] { $count } settings in { $path } are not known to this version and are left alone. The first: { $names }.
}
    .braille = Not known, left alone in { $path }: { $count }, { $names }.
# The file of the settings cannot be read; $reason comes from the system.
settings-broken = The settings cannot be read: { $reason }. The usual ones are used, and { $path } stays as it is.
    .braille = Settings not read: { $reason }. The usual are used, { $path } is kept.
# A line of the file of the settings cannot be read; $reason says why, in English where it is not one of ours.
settings-broken-line = Line { $line } of your settings cannot be read: { $reason }. The lines that can be read are used, and { $path } stays as it is.
    .braille = Settings, line { $line }: { $reason }. Other lines are used, { $path } is kept.
# Why a setting cannot be kept: the file cannot be read; $reason comes from the system.
settings-broken-why = the file cannot be read, { $reason }
# Why a setting cannot be kept: a line of the file cannot be read.
settings-broken-line-why = line { $line } of the file must be put right first, { $reason }
# Why a setting cannot be kept in the file, which says what belongs together in several places.
settings-not-changeable = no line can be changed without a loss, as the parts of a table are apart
# Why the settings cannot be read: the file has more bytes than anybody would write.
settings-too-large = it is larger than { $most } kilobytes
# Why a line of the settings cannot be read: it is not in the encoding UTF-8.
settings-no-text = it is not written in UTF-8
# Why a line of the settings cannot be read: nobody writes lines of more than $most bytes.
settings-too-long = it is longer than { $most } bytes
# Why a line of the settings cannot be read: too many brackets in brackets.
settings-too-deep = it has too many brackets
# Lines of the player's own keys in the settings cannot be used. $key is the first of them, $why the reason.
keys-bad = { $count ->
    [one] One of your own keys in the settings cannot be used, { $key }: { $why }. The others are.
   *[other] { $count } of your own keys in the settings cannot be used, { $key } first: { $why }. The others are.
}
    .braille = Bad own keys: { $count }, { $key }: { $why }.
# Why one of the player's own keys cannot be used.
keys-bad-key = no key has this name
# Why one of the player's own keys cannot be used. $meaning was given.
keys-bad-meaning = there is no command { $meaning }
# Why one of the player's own keys cannot be used.
keys-bad-reserved = this key keeps its meaning
# Why one of the player's own keys cannot be used.
keys-bad-twice = it is there twice
# Why one of the player's own keys cannot be used. $meaning is the name of a command.
keys-bad-last = the command { $meaning } would have no key that works everywhere
# After the player has left.
goodbye = Goodbye.
# The keys have come to their end (a pipe was closed, or the terminal went away).
goodbye-end = The keys have ended, so the program ends.
    .braille = Keys ended, the program ends.
# The system asked the program to stop.
goodbye-stopped = The program was asked to stop, and ends.
    .braille = Stopped, the program ends.
# Where the unfinished match is; $path is a file.
match-kept = The match is kept, and the main menu continues it.
    .brief = The match is kept.
    .full = The match is kept, and the main menu continues it. Its record is { $path }.
    .braille = Match kept: { $path }.
# The unfinished match could not be saved; $reason comes from the system.
match-not-kept = The match could not be saved: { $reason }.
    .braille = Match not saved: { $reason }.
# Saving does not work for the moment; $reason comes from the system.
saving-fails = The match cannot be saved now: { $reason }. The game goes on, and saving is tried again.
    .braille = Not saved: { $reason }. Tried again later.
# Saving works again.
saving-works = The match is saved again.
    .braille = Saved again.

## Lists

# A list goes on: $items is what was said of it, $item comes next.
list-next = { $items }, { $item }
# The end of a list.
list-last = { $items } and { $item }
    .braille = { $items }, { $item }
# The last part of a list without a word like "and": something is spelt.
series-last = { $items }, { $item }
# A list of signs goes on in braille: "3t 2r" are 3 tanks and 2 rays.
list-sign = { $items } { $item }
# The end of a list of choices.
either-last = { $items } or { $item }
# A list without anything in it.
list-empty = nothing
    .braille = 0
# The listener among those of a list.
list-you = you
# Text as it is, like a name or a line in notation.
typed = { $text }

## Menus

# The main menu opens. $count is the number of its lines.
main-menu = Main menu, { $count } lines. { $key-up } and { $key-down } move, { $key-take } chooses, { $key-help } tells the keys.
    .brief = Main menu.
    .full = Main menu, { $count } lines. { $key-up } and { $key-down } move, { $key-take } or the number of a line chooses, { $key-help } tells the keys.
    .braille = Menu, { $count } lines. { $key-up }, { $key-down }, { $key-take }. Keys: { $key-help }
# The main menu comes to the front again.
main-menu-again = Main menu, { $count } lines.
    .brief = Main menu.
    .braille = Menu, { $count } lines.
# A line of a menu with its number.
menu-item = { $item } { $n } of { $count }.
    .brief = { $item }
    .braille = { $item } { $n } of { $count }.
# A line of the main menu: play a game.
menu-game = { $title }.
# A line of the main menu: the rules of a game.
menu-rules = Rules of { $title }.
# A line of the main menu.
menu-continue = Continue the last match, { $title }.
    .braille = Continue { $title }.
# A line of the main menu, when the record of the last match does not name a game.
menu-continue-unknown = Continue the last match.
    .braille = Continue.
# A line of a menu.
menu-leave = Leave the program.
    .braille = Leave.
# The help for a line of a menu.
menu-help = { $item } { $key-take } takes it.
    .braille = { $item } { $key-take } takes it.
# The help for a line of the list of sounds. $item is its line.
sound-help = { $item } { $key-take } plays it again.
    .braille = { $item } { $key-take } plays it.
# A number key was pressed for which there is no line.
no-such-number = There is no line { $number }, only { $count }.
    .braille = No line { $number }, only { $count }.
# A typed word begins no line.
no-such-line = No line here begins with { $typed }.
    .braille = No line begins { $typed }.
# A key without a meaning here. $key is its name.
no-such-key = { $key } does nothing here. { $key-help } tells the keys.
    .braille = { $key } does nothing. Keys: { $key-help }
# A record cannot be read. $path is a file, $reason comes from the system.
continue-fails = { $path } cannot be continued: { $reason }. It stays as it is.
    .braille = Not continued: { $path }, { $reason }. It is kept.
# A record cannot be told. $path is a file, $reason a sentence.
continue-fails-at = { $path } cannot be continued, because of line { $line }. { $reason } It stays as it is.
    .braille = Not continued: { $path }, line { $line }. { $reason } It is kept.
# A record was damaged and is in another folder now, where $new is its name. $line is its first bad line, $reason a sentence.
record-aside = The record { $path } is damaged in line { $line }. { $reason } It is set aside as { $new }.
    .braille = { $path } is damaged, line { $line }. { $reason } Now in { $new }.
# A damaged record could not be put into another folder; $reason comes from the system.
record-not-aside = It could not be set aside: { $reason }.
    .braille = Not set aside: { $reason }.
# Nothing of a damaged record can be played.
record-nothing-left = Nothing of it can be played.
# What is wrong with a line of a record.
record-no-text = It is not written in UTF-8.
# A damaged record can be played up to its first bad line. $count is the number of actions and rolls before it.
record-part-left = { $count ->
    [one] { $count } action before that is whole. Go on from there? { $key-take } for yes, { $key-back } for no.
   *[other] { $count } actions before that are whole. Go on from there? { $key-take } for yes, { $key-back } for no.
}
    .braille = Whole: { $count }. Go on from there?
# A match is being played in another window.
match-in-use = This match is open in another window. Watch it from here? { $key-take } for yes, { $key-back } for no.
    .braille = Open in another window. Watch?
# Whoever plays in the other window has taken something back.
watch-undone = Something was taken back.
# A line of the main menu: the lists of kept matches.
menu-matches = All matches.
# The list of unfinished matches opens. $count is the number of lines.
matches-title = { $count ->
    [one] Matches, { $count } line.
   *[other] Matches, { $count } lines.
}
    .brief = Matches.
# A line of that list: the finished matches.
matches-finished = The finished matches.
# The list of finished matches opens. $count is the number of lines.
matches-finished-title = { $count ->
    [one] Finished matches, { $count } line.
   *[other] Finished matches, { $count } lines.
}
    .brief = Finished matches.
# The one line of a list without matches.
matches-none = There are none.
# A line of the list of unfinished matches. $players is a list of names, $next the name of whoever is next, $age a sentence part.
list-match = { $title }, { $players }: turn { $turn }, { $next } is next, { $age }.
    .braille = { $title }, { $players }: turn { $turn }, { $next }, { $age }.
# A line of the list of unfinished matches: its record cannot be read. $path is its name.
list-match-unreadable = { $path }: damaged.
# A line of the list of finished matches. $day is a date like 2026-11-30, $time like 14:05.
list-match-finished = { $title }, { $day }, { $time }.
# How long ago a match was played last.
age-minutes = { $count ->
    [0] just now
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
# How long ago a match was played last.
age-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
# How long ago a match was played last.
age-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
# What can be done with a match.
match-continue = Go on with this match.
# The title of the rules. $count is the number of lines, which are sections and short terms.
rules-title = Rules of { $title }, { $count } lines. { $key-down } reads on, { $key-right } reads a line by its sentences.
    .brief = Rules of { $title }.
    .braille = Rules of { $title }, { $count } lines. { $key-right }: sentences.

## Setting up a table

# The set-up of a game opens.
setup-title = { $title }, set up the table. { $count } lines.
    .brief = { $title }, set up.
    .braille = { $title }, set up, { $count } lines.
# A line of the set-up.
setup-start = Start the match.
    .braille = Start.
# A line of the set-up: a seat with a person.
setup-person = Seat { $seat }: { $name }, a person.
    .braille = Seat { $seat }: { $name }, person.
# A line of the set-up: a seat with a bot.
setup-bot = Seat { $seat }: { $name }, a bot.
    .braille = Seat { $seat }: { $name }, bot.
# A line of the set-up.
setup-add-person = Add a person.
# A line of the set-up. $level is a kind of bot.
setup-add-bot = Add a bot: { $level }.
# A line of the set-up.
setup-seed-drawn = Seed of the dice: drawn by chance.
    .braille = Seed: drawn.
# A line of the set-up: equal seeds and choices make equal matches.
setup-seed = Seed of the dice: { $seed }.
    .braille = Seed: { $seed }.
# What to type for a seed.
setup-type-seed = Type a seed for the dice, or nothing to have one drawn, then Enter.
    .braille = Type a seed, or Enter to draw one.
# Somebody sat down.
setup-added = { $name } sits down.
# Somebody was taken from the table.
setup-removed = { $name } no longer sits at the table.
    .braille = { $name } gone.
# A name that could not be heard, or is too long.
setup-bad-name = A name needs a letter or a digit, and no more than { $most } characters.
    .braille = A name has a letter or digit, to { $most } long.
# What to type for a name.
setup-name = Type the name of this player, then Enter. An empty line keeps { $name }.
    .braille = Type a name, or Enter for { $name }.
# A seat has a name.
setup-named = Seat { $seat } is { $name }.
# There is no person at the table.
setup-no-person = Nobody is at the keyboard: at least one person must sit at the table. Add a person first.
    .braille = No person here. Add one first.
# The number of players is wrong.
setup-seats = { $most ->
    [one] This game is for { $most } player. Remove somebody first.
   *[other] This game is for { $least } to { $most } players. Add or remove somebody first.
}
    .braille = Seats: { $least } to { $most }. Add or remove.
# The choices for one seat.
seat-title = The seat of { $name }, { $count } lines.
    .braille = Seat of { $name }, { $count } lines.
# A line of a seat's menu.
seat-name = Type a name.
    .braille = Type name.
# A line of a seat's menu.
seat-person = Let a person sit here.
    .braille = Let a person sit.
# A line of a seat's menu. $level is a kind of bot.
seat-bot = Let a bot sit here: { $level }.
    .braille = Let a bot sit: { $level }.
# A line of a seat's menu.
seat-remove = Remove this seat.
    .braille = Remove seat.
# The name that a person has until another is typed.
name-person = Player
# A bot that plays sensibly. Also its name.
bot-careful = Careful
# A bot that plays anything. Also its name.
bot-random = Random

## At the table

# A match begins. $players is the list of those at the table, in their order.
match-players = { $count ->
    [one] At the table: { $players }.
   *[other] At the table, in this order: { $players }.
}
    .brief = At the table: { $players }.
    .braille = { $count ->
        [one] Players: { $players }.
       *[other] In order: { $players }.
    }
# Who was drawn to begin.
match-first = { $you ->
    [yes] You are drawn to begin.
   *[no] { $who } is drawn to begin.
}
    .braille = { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
# Another person must take the keyboard for the first time.
hand-over = { $who }, you are next at the keyboard.
    .brief = { $who } is next.
    .braille = { $who } next.
# Another person takes the keyboard; $changes is a list like "Piotr gains 3, total 12".
hand-over-changes = { $who }, since you played: { $changes }.
    .braille = { $who }: since then { $changes }.
# Another person takes the keyboard.
hand-over-no-changes = { $who }, nobody has scored since you played.
    .brief = { $who }, nobody has scored.
    .braille = { $who }: since then no points.
# What has changed, said right after it was told whose turn it is.
hand-over-changes-told = Since the last turn of { $who }: { $changes }.
    .braille = Since then { $changes }.
# Nothing has changed, said right after it was told whose turn it is.
hand-over-no-changes-told = Nobody has scored since.
    .braille = Since then no points.
# Part of a list: what somebody gained.
points-change = { $who } gains { $points }, total { $total }
    .braille = { $points } for { $who } (tot { $total })
# Enter was pressed, and no choice was looked for.
nothing-focused = No choice is in focus. { $key-down } tells them: { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}.
    .braille = No focus. Down: { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }.
# Between two people at one keyboard, where the settings want a key before the next one is told anything.
hand-over-wait = { $who } is next. Any key goes on.
    .braille = { $who } next: any key.
# What a key does while the next person is waited for.
command-go-on = go on
# The hint key was pressed, and the settings want no hints.
hints-off = Hints are off in the settings.
    .braille = Hints are off.
# The question before a choice, where the settings want one always; $choice is a whole sentence.
confirm-choice = { $choice } Yes or no?
    .braille = { $choice } Yes?
# In a game whose dice roll by themselves: the next roll waits for a key, so that the newest choices
# can be heard in peace.
roll-due = { $key-roll } rolls the dice.
    .full = The round is over. { $key-roll } rolls the dice for the next one.
    .braille = { $key-roll }: roll.
# The one choice while a roll is due.
roll-now = Roll the dice.
    .braille = Roll.
# A line of the set-up, also told at the start of a match: how far undo goes.
table-undo = { $value ->
    [usual-free] Undo goes back to the start, as usual for one person alone.
    [usual-before-dice] Undo stops at dice that have fallen, as usual with others at the table.
    [free] Undo goes back to the start of the match.
   *[before-dice] Undo stops at dice that have fallen.
}
    .braille = { $value ->
    [usual-free] Undo: to the start, usual.
    [usual-before-dice] Undo: not past dice, usual.
    [free] Undo: to the start.
   *[before-dice] Undo: not past dice.
}
# Undo: $choice, a whole sentence like "Take 4 rays.", is done no longer.
undone = { $you ->
    [yes] Your choice is taken back: { $choice }
   *[no] The choice of { $who } is taken back: { $choice }
}
    .brief = Undone: { $choice }
    .braille = Undone: { $choice }
# Undo: $choice, a whole sentence, is done no longer, and what others did after it neither.
undone-more = { $you ->
    [yes] Your choice is taken back, with all that followed: { $choice }
   *[no] The choice of { $who } is taken back, with all that followed: { $choice }
}
    .brief = Undone, with all that followed: { $choice }
    .braille = Undone and all after: { $choice }
# Undo: a choice that nobody else may know is done no longer.
undone-secret = { $you ->
    [yes] Your choice is taken back.
   *[no] The choice of { $who } is taken back.
}
    .braille = { $who }: undone.
# Redo: $choice, a whole sentence like "Take 4 rays.", is done after all.
redone = { $you ->
    [yes] Your choice is made again: { $choice }
   *[no] The choice of { $who } is made again: { $choice }
}
    .brief = Redone: { $choice }
    .braille = Redone: { $choice }
# Redo: $choice, a whole sentence, is done after all, and what others did after it too.
redone-more = { $you ->
    [yes] Your choice is made again, with all that followed: { $choice }
   *[no] The choice of { $who } is made again, with all that followed: { $choice }
}
    .brief = Redone, with all that followed: { $choice }
    .braille = Redone and all after: { $choice }
# Redo: a choice that nobody else may know is done after all.
redone-secret = { $you ->
    [yes] Your choice is made again.
   *[no] The choice of { $who } is made again.
}
    .braille = { $who }: redone.
# What a careful player would do; $choice is the text of a choice.
hint = Hint: { $choice }
# The best choice, for the points of this turn. $choice is a whole sentence, $value the points on average, $bust how often in 100 turns there are none.
odds-best-points = Best: { $choice } It gives { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } points on average, and nothing { $bust } times in 100.
    .brief = Best: { $choice }
    .braille = Best: { $choice } { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } pts, nothing { $bust } in 100.
# The best choice, for winning. $choice is a whole sentence, $value how often in 100 matches it wins, $bust how often in 100 turns this turn gives nothing.
odds-best-win = Best: { $choice } It wins { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } times in 100, and this turn gives nothing { $bust } times in 100.
    .brief = Best: { $choice }
    .braille = Best: { $choice } wins { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }, nothing { $bust } in 100.
# What the best choice is worth more than the next best one. $loss is in points.
odds-next-points = { $loss ->
    [0] The next best choice is worth the same.
   *[other] The next best choice gives { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } points less.
}
    .brief = { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } better than the next.
    .braille = Next: { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } less.
# What the best choice is worth more than the next best one. $loss is in matches of 100.
odds-next-win = { $loss ->
    [0] The next best choice is worth the same.
   *[other] The next best choice wins { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } times less in 100.
}
    .brief = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } in 100 better than the next.
    .braille = Next: { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } less in 100.
# One choice with its odds, for the points of this turn; the facts are those of the best choice.
odds-action-points = { $choice } On average { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } points, nothing { $bust } times in 100.
    .braille = { $choice } { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } pts, nothing { $bust } in 100.
# One choice with its odds, for winning; the facts are those of the best choice.
odds-action-win = { $choice } Wins { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } times in 100, nothing this turn { $bust } times in 100.
    .braille = { $choice } wins { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }, nothing { $bust } in 100.
# A choice can be typed.
type-choice = Type a choice, or words to find in what was said, then Enter.
    .braille = Type a choice or words to find, Enter.
# What was typed fits several choices; $first is the list of the first ones.
typed-several = { $count ->
    [one] { $count } choice fits: { $first }.
   *[other] { $count } choices fit. Type more. The first are: { $first }.
}
    .braille = { $count ->
        [one] { $count } fits: { $first }.
       *[other] { $count } fit, type more: { $first }.
    }
# Words that were looked for; $words is the newest message with them.
found = Found: { $words }
# What was typed is neither a choice nor part of a message.
typed-nothing = No choice now, and not said before: { $text }.
    .braille = No choice, never said: { $text }.
# The same key was pressed twice, and the first one rolled dice.
pressed-twice = The dice have rolled already. Press again if you mean it.
    .braille = Rolled already. Press again?
# A match that was left before is continued.
match-goes-on = { $title }: the match goes on where it was left.
    .braille = { $title } goes on.
# A match is continued; the program had stopped while it wrote the last line of the record.
record-torn = The last line of its record was not complete and is cut away.
    .braille = Last line of its record was cut.
# A match is continued: what happened last, as it was said then. $words is a whole sentence.
resume-last = Last: { $words }
# Asked before the table is left.
leave-match = Leave this match? It is kept. { $key-take } for yes, { $key-back } for no.
    .braille = Kept. { $key-take } yes, { $key-back } no: leave match?
# Asked before the program is left.
leave-program = Leave the program? { $key-take } for yes, { $key-back } for no.
    .braille = { $key-take } yes, { $key-back } no: leave?
# Asked before the program is left during a match.
leave-program-match = Leave the program? The match is kept. { $key-take } for yes, { $key-back } for no.
    .braille = Match kept. { $key-take } yes, { $key-back } no: leave?
# A question was answered with no.
not-done = Nothing is done.
    .braille = Not done.
# A key that does not answer a yes or no question.
confirm-help = { $key-take } or Y for yes, { $key-back } or N for no.
    .braille = { $key-take } or Y: yes. { $key-back } or N: no.
# The first letter of yes.
yes-letter = y
# The first letter of no.
no-letter = n
# The whole word for yes, as it may be typed.
yes-word = yes
# The whole word for no, as it may be typed.
no-word = no

## The result

# A match is over; $path is its file.
result-title = The match is over. It is kept as { $path }. { $count } lines.
    .brief = The match is over.
    .braille = Match over. Kept: { $path }. { $count } lines.
# A match is over and could not be saved.
result-title-unsaved = The match is over. It could not be saved: { $reason }. { $count } lines.
    .braille = Match over, not saved: { $reason }. { $count } lines.
# A line after the end.
result-scores = Hear the scores.
    .braille = Hear scores.
# A line after the end.
result-story = Hear the story of the match.
    .braille = Hear story.
# A line after the end, and one of the lines for a match that is kept.
match-replay = Walk through this match, action by action.
    .braille = Walk through.
# A line after the end, and one of the lines for a match that is kept.
match-export = Export this match to a file.
    .braille = Export.
# A line after the end.
result-again = Play again at the same table.
    .braille = Play again.
# A line after the end.
result-menu = Back to the main menu.
    .braille = Back to menu.
# The story opens. $count is the number of its lines.
story-title = The story, { $count } lines. { $key-down } reads on.
    .braille = Story, { $count } lines.

## A match that is kept

# What can be done with a match that is kept. $path is the name of its file, $count the number of lines.
match-title = The match { $path }, { $count } lines.
    .brief = The match { $path }.
    .braille = { $path }, { $count } lines.
# A record cannot be read. $path is a file, $reason comes from the system.
match-unreadable = { $path } cannot be read: { $reason }. It stays as it is.
    .braille = Not read: { $path }, { $reason }. It is kept.
# A record cannot be told. $path is a file, $reason a sentence.
match-unreadable-at = { $path } cannot be read, because of line { $line }. { $reason } It stays as it is.
    .braille = Not read: { $path }, line { $line }. { $reason } It is kept.

## Replay

# A match can be walked from point to point. $title is the game, $count the number of actions.
replay-title = Replay of { $title }, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}. { $key-left } and { $key-right } go by action, { $key-up } and { $key-down } by turn. { $key-help } tells the keys.
    .brief = Replay of { $title }.
    .braille = Replay, { $title }: { $count }. Left, Right. Keys: ?
# Said after the title: some choices were taken back while it was played, and are not walked.
replay-undone = Choices were taken back { $count ->
    [one] { $count } time
   *[other] { $count } times
} in this match. The replay goes without them.
    .braille = Taken back: { $count }, left out.
# Where the replay is: before the first action. $count is how many follow.
replay-beginning = { $count ->
    [0] Beginning. No action follows.
    [one] Beginning. { $count } action follows.
   *[other] Beginning. { $count } actions follow.
}
    .brief = Beginning.
    .braille = Begin, 0 of { $count }.
# Where the replay is.
replay-position = Action { $n } of { $count }.
    .brief = { $n } of { $count }.
    .braille = { $n } of { $count }.
# Where the replay is: at the last action of a match that is over.
replay-end = Action { $n } of { $count }, the end.
    .brief = The end.
    .braille = { $n } of { $count }, end.
# Where the replay is: at the last action of a match that is not over.
replay-stops = Action { $n } of { $count }. The match goes no further yet.
    .brief = No further yet.
    .braille = { $n } of { $count }, no more yet.
# What Up and Down Arrow go by was chosen.
replay-unit = { $unit ->
    [roll] { $key-up } and { $key-down } go by roll.
    [turn] { $key-up } and { $key-down } go by turn.
    [score] { $key-up } and { $key-down } go by points.
   *[round] { $key-up } and { $key-down } go by round.
}
    .braille = { $unit ->
        [roll] Up, Down: roll.
        [turn] Up, Down: turn.
        [score] Up, Down: points.
       *[round] Up, Down: round.
    }
# The help on the Space key: what Up and Down Arrow go by now, and how that is changed.
replay-help = { $unit ->
    [roll] { $key-up } and { $key-down } go by roll.
    [turn] { $key-up } and { $key-down } go by turn.
    [score] { $key-up } and { $key-down } go by points.
   *[round] { $key-up } and { $key-down } go by round.
} Roll is { $key-number-1 }, turn { $key-number-2 }, points { $key-number-3 }, round { $key-number-4 }. { $key-take } plays on from here.
    .braille = { $unit ->
        [roll] Up, Down: roll.
        [turn] Up, Down: turn.
        [score] Up, Down: points.
       *[round] Up, Down: round.
    } Roll 1, turn 2, points 3, round 4.
# What to type in the replay. $count is the number of the last action.
replay-type = Type the number of an action, 0 to { $count }, then Enter.
    .braille = Type a number, 0 to { $count }.
# What was typed is no number of an action.
replay-no-number = There is no action { $typed }, only 0 to { $count }.
    .braille = No action { $typed }, only 0 to { $count }.
# Asked before a new match begins from a point of the replay.
replay-play-on = Play on from here, as a new match with new dice? The old one is kept as it is. { $key-take } for yes, { $key-back } for no.
    .brief = Play on from here, with new dice? { $key-take } for yes, { $key-back } for no.
    .braille = { $key-take } yes, { $key-back } no: play on from here?
# Enter was pressed where the match is over.
replay-over = The match is over here. Go back before its end to play on from there.
    .braille = Over here. Go back to play on.
# A new match begins from a point of another one.
match-branches = { $title }: a new match goes on from here, with new dice.
    .braille = { $title }: new match from here.
# What a key does in the replay.
replay-key-up = go back by roll, turn, points or round
    .braille = back by roll, turn ...
# What a key does in the replay.
replay-key-down = go on by roll, turn, points or round
    .braille = on by roll, turn ...
# What a key does in the replay.
replay-key-left = the action before
    .braille = action before
# What a key does in the replay.
replay-key-right = the next action
    .braille = next action
# What a key does in the replay.
replay-key-home = the beginning of the match
    .braille = beginning
# What a key does in the replay.
replay-key-end = the end of the match
    .braille = end
# What a key does in the replay.
replay-key-take = play on from here, as a new match
    .braille = play on from here
# What number keys do in the replay: choose what Up and Down Arrow go by.
replay-key-number = what Up and Down go by: roll is 1, turn 2, points 3, round 4
    .braille = by roll 1, turn 2, points 3, round 4
# What a key does in the replay.
replay-key-space = what Up and Down go by now
    .braille = what Up and Down do
# What a key does in the replay.
replay-key-type = go to the action of a number
    .braille = go to a number
# What a key does in the replay.
replay-key-last = hear this action again
    .braille = again
# What a key does in the replay.
replay-key-last-roll = back to the roll before
    .braille = back to a roll
# What a key does in the replay.
replay-key-last-score = back to the points before
    .braille = back to points
# What a key does in the replay.
replay-key-my-turn = back to where a turn began
    .braille = back to a turn
# What a key does in the replay.
replay-key-around = a place of the table and what is around it, again for the next place
    .braille = place and around, again next
# What a key does in the replay.
replay-key-hint = what a careful player would do here, again for the reason
    .braille = hint here, again reason

## Export

# The title of a match that is exported. $title is the game, $players is the list of who played.
export-title = { $title }: { $players }
# A heading of an export: who played, who began, and what was agreed.
export-players = Players
# A heading of an export: how the match ended, or where it stands.
export-result = Result
# A heading of an export. $round is its number.
export-round = Round { $round }
# A heading of an export, within a round: the turn of a player.
export-turn = { $who }
# The list of the forms opens in which a match can be exported. $count is the number of its lines.
export-choose = Export this match to a file, { $count } lines. { $key-back } exports nothing.
    .brief = Export this match.
    .braille = Export, { $count } lines.
# A form of export: a file of plain text.
export-as-text = Plain text.
# A form of export: a page to open in a web browser.
export-as-html = Web page, with headings and lists.
    .braille = Web page.
# A form of export: JSON lines.
export-as-jsonl = JSON lines, for programs.
    .braille = JSON lines.
# A long match is being exported, which takes some seconds.
export-begins = This match is long. It takes a moment.
    .braille = Long, a moment.
# A match is exported. $path is the file.
exported = Exported to { $path }.
# A match cannot be exported; $reason comes from the system.
export-fails = Nothing is exported, the file cannot be written: { $reason }.
    .braille = Not exported: { $reason }.

## Typing

# How to type in a field.
field-help = Type the text. Enter takes it, Backspace deletes, Escape goes back.
    .braille = Type. Enter takes, Backspace deletes, Escape back.
# What is in the field, after a key that is no text was answered.
field-so-far = Typed so far: { $typed }
    .braille = Typed: { $typed }
# The last character was deleted. $typed is what is left.
field-deleted = Deleted { $gone }. Left: { $typed }
    .braille = { $gone } gone. Left: { $typed }
# All characters are deleted.
field-deleted-all = Deleted { $gone }. Nothing is left.
    .braille = { $gone } gone. Empty.
# The field takes no more.
field-full = No more than { $most } characters fit here.
    .braille = Full: { $most } characters.
# More was pasted at once than anybody can have typed. $count is the number of its characters.
pasted-too-much = { $count ->
    [one] { $count } character was pasted, the most at once is { $most }. Nothing is done.
   *[other] { $count } characters were pasted, the most at once is { $most }. Nothing is done.
}
    .braille = Pasted { $count }, most { $most }: nothing done.

## Reviewing what was said

# The review is at the oldest message, which is in $words.
review-oldest = Oldest message. { $words }
    .braille = Oldest. { $words }
# The review is at the newest message, which is in $words.
review-newest = Newest message. { $words }
    .braille = Newest. { $words }
# Nothing was said in this buffer.
buffer-empty = No message here.
    .braille = None here.
# A buffer of messages was chosen.
buffer-all = All messages.
# A buffer of messages was chosen.
buffer-table = Messages of the table.
    .braille = Messages: table.
# A buffer of messages was chosen.
buffer-answers = Answers to your keys.
    .braille = Messages: answers.
# A buffer of messages was chosen.
buffer-system = Messages of the program.
    .braille = Messages: program.
# A buffer of messages was chosen that is muted. $buffer is what is said of one that is not.
buffer-muted = { $buffer } Muted.
# All buffers are muted.
muted-all = Muted: what others do and news of the program. They are kept for review. Your turn, your own doing and answers are still said.
    .brief = Others and the program are muted.
    .braille = Muted: others, program.
# A buffer is muted.
muted-table = Muted: what others do. It is kept for review. Your turn, your own doing and the end are still said.
    .brief = Others are muted.
    .braille = Muted: others.
# A buffer is muted.
muted-system = Muted: news of the program. It is kept for review. What stops the speech or the saving is still said.
    .brief = News of the program is muted.
    .braille = Muted: program.
# Nothing is muted any more.
unmuted-all = No longer muted: what others do and news of the program.
    .brief = All is said again.
    .braille = Not muted: all.
# A buffer is no longer muted.
unmuted-table = No longer muted: what others do.
    .brief = Others are said again.
    .braille = Not muted: others.
# A buffer is no longer muted.
unmuted-system = No longer muted: news of the program.
    .brief = News of the program is said again.
    .braille = Not muted: program.
# This buffer cannot be muted.
mute-refused = Answers to your keys are never muted. { $key-next-buffer } chooses other messages, { $key-mute } mutes those.
    .braille = Answers stay. { $key-next-buffer }: others to mute.
# Words can be typed that are looked for in what was said.
find = Type words to find in what was said, then Enter.
    .braille = Type words to find, Enter.
# Words can be typed that are looked for. $text are those that were looked for last.
find-again = Type words to find, then Enter. Enter alone finds an older message with { $text }.
    .braille = Words to find, or Enter: older { $text }.
# Words that were looked for, $text, are in no message, or in none that is older.
not-found-all = No message, or no older one, has { $text }. { $key-find } types other words.
    .braille = No more { $text }. { $key-find }: other words.
# The same in one buffer.
not-found-table = No message of the table, or no older one, has { $text }. { $key-find } types other words, { $key-next-buffer } chooses other messages.
    .braille = Table: no more { $text }. { $key-find }, or { $key-next-buffer }.
# The same in one buffer.
not-found-answers = No answer, or no older one, has { $text }. { $key-find } types other words, { $key-next-buffer } chooses other messages.
    .braille = Answers: no more { $text }. { $key-find }, or { $key-next-buffer }.
# The same in one buffer.
not-found-system = No message of the program, or no older one, has { $text }. { $key-find } types other words, { $key-next-buffer } chooses other messages.
    .braille = Program: no more { $text }. { $key-find }, or { $key-next-buffer }.
# A sentence of a longer text, with its number.
sentence = { $text } { $n } of { $count }.
    .brief = { $text }
    .braille = { $text } { $n } of { $count }.
# Words whose sign at the end ends no sentence, with spaces between them. They are never said.
# Replace those of English; the title of a game stays.
abbreviations = Mr. Mrs. Ms. Dr. Prof. St. Jr. Sr. vs. etc. cf. approx. Out!
# A message is spelt. $characters is the list of its letters and signs.
spelt = { $characters }
# A capital letter in what is spelt. $letter is how the small letter is spelt.
spell-capital = capital { $letter }
# A digit, a sign or a letter that is not of the English alphabet, in what is spelt. $key is its
# number in Unicode, $name its English name there. Add the letters of your language as they are
# pronounced, and where $name remains, say that it is English.
spell-character = { $key ->
    [u0020] space
    [u0021] exclamation mark
    [u0022] quotation mark
    [u0023] number sign
    [u0024] dollar
    [u0025] percent
    [u0026] ampersand
    [u0027] apostrophe
    [u0028] left parenthesis
    [u0029] right parenthesis
    [u002A] asterisk
    [u002B] plus
    [u002C] comma
    [u002D] hyphen
    [u002E] full stop
    [u002F] slash
    [u0030] zero
    [u0031] one
    [u0032] two
    [u0033] three
    [u0034] four
    [u0035] five
    [u0036] six
    [u0037] seven
    [u0038] eight
    [u0039] nine
    [u003A] colon
    [u003B] semicolon
    [u003C] less than
    [u003D] equals
    [u003E] greater than
    [u003F] question mark
    [u0040] at sign
    [u005B] left bracket
    [u005C] backslash
    [u005D] right bracket
    [u005E] caret
    [u005F] underscore
    [u0060] grave accent
    [u007B] left brace
    [u007C] vertical bar
    [u007D] right brace
    [u007E] tilde
    [u00A7] section sign
    [u00AB] left angle quote
    [u00B0] degree
    [u00BB] right angle quote
    [u2013] dash
    [u2014] long dash
    [u2018] left single quote
    [u2019] right single quote
    [u201C] left quote
    [u201D] right quote
    [u2026] ellipsis
    [u20AC] euro
   *[other] { $name }
}
# A letter in what is spelt, with a word that begins with it. $letter is how the letter itself is
# spelt. $key is the letter or, outside the English alphabet, its number in Unicode, like u017C.
spell-phonetic = { $key ->
    [a] { $letter } Alpha
    [b] { $letter } Bravo
    [c] { $letter } Charlie
    [d] { $letter } Delta
    [e] { $letter } Echo
    [f] { $letter } Foxtrot
    [g] { $letter } Golf
    [h] { $letter } Hotel
    [i] { $letter } India
    [j] { $letter } Juliett
    [k] { $letter } Kilo
    [l] { $letter } Lima
    [m] { $letter } Mike
    [n] { $letter } November
    [o] { $letter } Oscar
    [p] { $letter } Papa
    [q] { $letter } Quebec
    [r] { $letter } Romeo
    [s] { $letter } Sierra
    [t] { $letter } Tango
    [u] { $letter } Uniform
    [v] { $letter } Victor
    [w] { $letter } Whiskey
    [x] { $letter } X-ray
    [y] { $letter } Yankee
    [z] { $letter } Zulu
   *[other] { $letter }
}
# What was said can be kept in a file. $count is the number of lines.
keep-title = Keep in a file: { $count } lines. { $key-back } keeps nothing.
    .brief = Keep in a file.
    .braille = Keep in a file: { $count } lines.
# A line of that menu. $words is the message.
keep-message = This message: { $words }
    .braille = Message: { $words }
# A line of that menu.
keep-turn = Your last turn.
# A line of that menu. $count is the number of messages.
keep-all = { $count ->
    [one] Everything that was said, { $count } message.
   *[other] Everything that was said, { $count } messages.
}
    .braille = Everything: { $count }.
# What was said is kept. $path is the file.
kept-in = Kept in { $path }.
# What was said cannot be kept; $reason comes from the system.
keep-fails = Nothing is kept, the file cannot be written: { $reason }.
    .braille = Not kept: { $reason }.
# There is nothing to repeat.
nothing-said = Nothing was said yet.
    .braille = Nothing said.
# No event was told.
no-event-yet = Nothing has happened yet.
    .braille = No event yet.
# No roll was told.
no-roll-yet = Nothing was rolled yet.
    .braille = No roll yet.
# No points were told.
no-score-yet = Nobody has scored yet.
    .braille = No score yet.
# The player had no turn.
no-turn-yet = You had no turn yet.
    .braille = No turn yet.
# Messages were cut off by a key before they began; others have caused them.
missed = { $count ->
    [one] { $count } message missed, { $key-missed } tells it.
   *[other] { $count } messages missed, { $key-missed } tells them.
}
    .brief = { $count } missed.
    .braille = +{ $count } n.
# There is no message that was missed.
missed-none = No missed message.
    .braille = None missed.
# There are more messages that were missed.
missed-more = { $count ->
    [one] { $count } more.
   *[other] { $count } more.
}
# The hush key: speech of our own is stopped.
hushed = Quiet.
# The verbosity was changed.
verbosity-brief = Brief announcements.
    .braille = Brief.
# The verbosity was changed.
verbosity-standard = Standard announcements.
    .braille = Standard.
# The verbosity was changed.
verbosity-full = Full announcements.
    .braille = Full.
# The verbosity was changed.
verbosity-braille = Announcements for braille, with short terms that the help explains.
    .braille = Braille.

## The sounds

# A line of the main menu.
menu-sounds = Learn the sounds.
    .braille = Sounds.
# The list of lists of sounds. $count is the number of its lines.
sounds-title = The sounds, { $count } lists. { $key-take } opens one.
    .braille = Sounds, { $count } lists.
# A line of the list of lists: the sounds that all games share.
sounds-common = Common sounds.
    .braille = Common.
# A line of the list of lists: the sounds of one game.
sounds-of-game = Sounds of { $title }.
    .braille = { $title }.
# The sounds that all games share are listed. $count is their number.
sounds-common-title = Common sounds, { $count } of them. Each line plays its sound, { $key-take } plays it again.
    .braille = Common, { $count }. { $key-take } plays.
# The sounds of one game are listed. $count is their number.
sounds-game-title = Sounds of { $title }, { $count } of them. Each line plays its sound, { $key-take } plays it again.
    .braille = { $title }, { $count }. { $key-take } plays.
# Said in the list of sounds: they are switched off.
sounds-off = The volume of the sounds is 0, so none is heard.
    .braille = Sound volume is 0.
# Said in the list of sounds: there is nothing that could play them.
sounds-no-device = No sound device was found, so none is heard.
    .braille = No sound device.
# The sound device went away while the program ran.
sounds-lost = The sound device is gone. The game goes on without sounds.
    .braille = Sound device gone.
# Our own sound files are not where they should be.
sounds-missing = The sounds of the program are not installed. The game goes on without them.
    .braille = No sound files.
# The folder that the player chose for sounds is not there.
sounds-folder-missing = There is no folder { $path } for your sounds. The sounds of the program are used.
    .braille = No folder { $path }, our sounds are used.
# Sound files that cannot be read. $file is the first of them.
sounds-broken = { $count ->
    [one] The sound file { $file } cannot be read and is left out.
   *[other] { $count } sound files cannot be read and are left out, { $file } first.
}
    .braille = Bad sounds: { $count }, { $file }.
# Sound files that are larger than 5 megabytes or longer than 10 seconds. $file is the first of them.
sounds-huge = { $count ->
    [one] The sound file { $file } is too large for a short sound and is left out.
   *[other] { $count } sound files are too large for short sounds and are left out, { $file } first.
}
    .braille = Too large: { $count }, { $file }.
# A sound in the list of sounds: its name and when it is heard.
sound-dice = Dice in the air: a roll begins.
    .braille = Dice: a roll.
# A sound in the list of sounds: its name and when it is heard.
sound-move = Shuffle: something is moved or ends without points.
    .braille = Shuffle: moved.
# A sound in the list of sounds: its name and when it is heard.
sound-taken = Taken: your choice is taken.
    .braille = Taken: choice.
# A sound in the list of sounds: its name and when it is heard.
sound-score = Score: somebody gets points.
    .braille = Score: points.
# A sound in the list of sounds: its name and when it is heard.
sound-bust = Bust: a turn brings nothing.
    .braille = Bust: nothing.
# A sound in the list of sounds: its name and when it is heard.
sound-turn = Your turn: a person at the keyboard is next.
    .braille = Turn: yours.
# A sound in the list of sounds: its name and when it is heard.
sound-win = Victory: somebody at the keyboard wins.
    .braille = Win.
# A sound in the list of sounds: its name and when it is heard.
sound-end = End: the match is over, and nobody at the keyboard wins.
    .braille = End: not won.
# A sound in the list of sounds: its name and when it is heard.
sound-refuse = Refusal: what you want is not possible now.
    .braille = Refused.
# A sound in the list of sounds: its name and when it is heard.
sound-edge = Edge: a list or a line of places goes no further.
    .braille = Edge of a list.
# A sound in the list of sounds: its name and when it is heard.
sound-review = Review: you read an older message.
    .braille = Review.
# A sound in the list of sounds: its name and when it is heard.
sound-missed = Missed: messages were cut off before you heard them.
    .braille = Missed.

## Help, made from the table of keys

# The help opens. $count is the number of its lines.
help-title = { $count } keys work here. { $key-down } reads on, { $key-back } goes back.
    .braille = Help, { $count } lines.
# The help opens at the table in braille. $count is the number of its lines.
help-title-terms = { $count } keys and short terms. { $key-down } reads on, { $key-back } goes back.
    .braille = Help, { $count } lines.
# The title of the last section of the rules, before a line for each short term.
short-terms = Short terms in braille.
# One line of the help.
help-line = { $keys }: { $what }.
# A line of the help, in lists where letters jump to a line.
help-letters = The first letter of a line: go to that line.
    .braille = First letter of a line: go there.
# What the first letter of the word for yes does where a question is asked.
command-yes = answer yes
# What the first letter of the word for no does where a question is asked.
command-no = answer no
# What a letter does in a list.
command-jump = go to the next line that begins with it
    .braille = go to a line
# What a character does where something is typed.
command-types = types itself
# A line of a menu.
menu-learn = Learn the keys.
# Learning the keys begins: each key that is pressed is only told.
learn-title = Press any key to hear what it does; nothing happens. Escape twice, or Backspace twice, leaves.
    .brief = Press keys to hear what they do. Escape twice leaves.
    .braille = Press keys. Leave: Escape twice.
# Learning the keys ends.
learn-end = The keys work again.
# A key was pressed to learn it. $what is what it does.
learn-key = { $key }: { $what }.
# A key was pressed to learn it that leaves when it is pressed once more.
learn-key-leaves = { $key }: { $what }. Once more leaves.
    .braille = { $key }: { $what }. Again: leave.
# The list of commands with their keys opens. $count is the number of its lines.
keys-title = Keys, { $count } lines. { $key-take } on a line gives it another key.
    .brief = Keys.
    .braille = Keys, { $count } lines.
# A command and its keys.
keys-line = { $what }: { $keys }.
# A line of that list.
keys-all-usual = All keys as they usually are.
    .braille = All keys as usual.
# Before all keys are as they usually are.
keys-all-usual-sure = All your own keys are forgotten. Yes or no?
    .braille = Forget all own keys?
# All keys are as they usually are.
keys-are-usual = All keys are as they usually are.
    .braille = Keys are as usual.
# A line of the menu of one command.
keys-give = Give it another key.
# A line of the menu of one command.
keys-take-away = Take { $key } away from it.
    .braille = Take { $key } away.
# A line of the menu of one command.
keys-usual = Its usual keys.
# The next key that is pressed will do what $what says.
keys-listening = Press the new key for this: { $what }. Escape twice, or Backspace twice, leaves it as it is.
    .brief = Press the new key for this: { $what }.
    .braille = New key: { $what }. Leave: Escape twice.
# What any key does while a new one is listened for.
keys-listening-does = it is given to the command
# What Escape and Backspace do while a new key is listened for.
keys-leave = pressed twice, it leaves everything as it is
# Escape or Backspace was pressed once while a new key is listened for.
keys-leave-again = { $key } once more leaves everything as it is.
    .braille = { $key } again: leave.
# A key was given to a command.
keys-given = { $key } from now on: { $what }.
# A key was taken from a command.
keys-taken = { $key } does this no longer: { $what }.
# A key cannot be given or taken. $why is a part of a sentence.
keys-refused = { $key } cannot be changed: { $why }.
# Why a key cannot be given: the command has it.
keys-bad-same = it does this already
# Before a key is given to a command. $what is what it does now.
keys-has-meaning = { $key } does something now: { $what }. Give it away all the same? Yes or no?
    .braille = { $key } is now: { $what }. Give away?
# Before a key is given to a command. $who is a list of programs that keep this key for themselves.
keys-clash = { $key } may never reach this program, because of these: { $who }. Give it all the same? Yes or no?
    .braille = { $key } may not arrive: { $who }. Give it?
# Among programs that keep a key for themselves.
clash-terminal = the terminal
# The sheet of all keys, printed by the command line.
keys-sheet = The keys of Accessible Dice.
# A heading of the sheet of keys.
keys-group-moving = Moving and choosing
# A heading of the sheet of keys.
keys-group-playing = Playing
# A heading of the sheet of keys.
keys-group-asking = Asking
# A heading of the sheet of keys.
keys-group-reviewing = Reviewing what was said
# A heading of the sheet of keys.
keys-group-program = The program
# A group of settings.
settings-keys = Keys.
# One key.
keys-one = { $first }
# Several keys for the same. $keys is a list with "or".
keys-several = { $keys }
# A row of keys.
keys-range = { $first } to { $last }
# Where the name of a key is due, and the player has taken every key from the command.
key-none = no key
# A key together with Control.
key-control = Control { $key }
# A key together with Shift.
key-shift = Shift { $key }
# A key without a name of its own.
key-other = That key
# The name of a key.
key-up = Up Arrow
# The name of a key.
key-down = Down Arrow
# The name of a key.
key-left = Left Arrow
# The name of a key.
key-right = Right Arrow
# The name of a key.
key-home = Home
# The name of a key.
key-end = End
# The name of a key.
key-enter = Enter
# The name of a key.
key-escape = Escape
# The name of a key.
key-backspace = Backspace
# The name of a key.
key-space = Space
# The name of a key.
key-tab = Tab
# The name of a key.
key-insert = Insert
# The name of a key.
key-delete = Delete
# The name of a key.
key-pageup = Page Up
# The name of a key.
key-pagedown = Page Down
# The name of a key.
key-comma = Comma
# The name of a key.
key-full-stop = Full stop
# The name of a key.
key-slash = Slash
    .braille = /
# The name of a key.
key-question-mark = Question mark
    .braille = ?
# The name of a key.
key-semicolon = Semicolon
# The name of a key.
key-colon = Colon
# The name of a key.
key-exclamation-mark = Exclamation mark
# The name of a key.
key-apostrophe = Apostrophe
# The name of a key.
key-quote = Quotation mark
# The name of a key.
key-hyphen = Hyphen
# The name of a key.
key-underscore = Underscore
# The name of a key.
key-left-bracket = Left bracket
# The name of a key.
key-right-bracket = Right bracket
# The name of a key.
key-left-square = Left square bracket
# The name of a key.
key-right-square = Right square bracket
# The name of a key.
key-left-brace = Left brace
# The name of a key.
key-right-brace = Right brace
# The name of a key.
key-less = Less than
# The name of a key.
key-greater = Greater than
# The name of a key.
key-plus = Plus
# The name of a key.
key-equals = Equals sign
# The name of a key.
key-asterisk = Asterisk
# The name of a key.
key-number-sign = Number sign
# The name of a key.
key-at = At sign
# The name of a key.
key-and = And sign
# The name of a key.
key-percent = Percent sign
# The name of a key.
key-dollar = Dollar sign
# The name of a key.
key-caret = Caret
# The name of a key.
key-tilde = Tilde
# The name of a key.
key-grave = Grave accent
# The name of a key.
key-bar = Vertical bar
# The name of a key.
key-backslash = Backslash
# What a key does.
command-up = the choice before
    .braille = choice before
# What a key does.
command-down = the next choice
    .braille = next choice
# What a key does.
command-left = the place before on the table
    .braille = place before
# What a key does.
command-right = the next place on the table
    .braille = next place
# What a key does.
command-home = the first choice
    .braille = first choice
# What a key does.
command-end = the last choice
    .braille = last choice
# What a key does.
command-take = take the choice in focus
    .braille = take the choice
# What a key does.
command-back = one step back, at the top leave
    .braille = step back, or leave
# What a key does.
command-number = take the choice of that number
    .braille = take that choice
# What a key does that the player has given to one number.
command-number-of = take choice { $number }
# What a key does, where it has no meaning.
key-does-nothing = nothing here
# What a key does.
command-space = roll where you can, else help on the choice in focus
    .braille = roll, else help on the choice
# What a key does.
command-roll = roll, or continue
# What a key does.
command-bank = bank: stop or pass
# What a key does.
command-dice = all dice and zones, again for more
    .braille = dice and zones, again more
# What a key does.
command-zones = the zones, one after the other
    .braille = next zone
# What a key does.
command-sheet = your sheet or what you set aside, again for the next player
    .braille = your sheet, again next player
# What a key does.
command-scores = the scores, again for the reasons
    .braille = scores, again reasons
# What a key does.
command-turn = whose turn it is and what is due
    .braille = whose turn, what is due
# What a key does.
command-choices = what you can do now, and what each would give
    .braille = choices, what each gives
# What a key does.
command-around = what is around the place in focus, and what it needs
    .braille = around the place, its needs
# What a key does.
command-open = what is still open
    .braille = still open
# What a key does.
command-rules = the rules of this step, again for their section
    .braille = rules now, again section
# What a key does.
command-hint = a hint, again for the reason
    .braille = hint, again reason
# What a key does.
command-last = the last event again
    .braille = last event
# What a key does.
command-last-roll = the last roll again
    .braille = last roll
# What a key does.
command-last-score = the last points again
    .braille = last points
# What a key does.
command-my-turn = your last turn again
    .braille = your last turn
# What a key does.
command-older = an older message
    .braille = older message
# What a key does.
command-newer = a newer message
    .braille = newer message
# What a key does.
command-missed = the next message that you missed
    .braille = next missed message
# What a key does.
command-next-buffer = the next kind of messages
    .braille = next kind of messages
# What a key does.
command-previous-buffer = the kind of messages before
    .braille = kind of messages before
# What a key does.
command-mute = mute this kind of messages, or say them again
    .braille = mute this kind of messages
# What a key does.
command-find = find words in what was said, again for an older message
    .braille = find words, again older
# What a key does.
command-spell = spell the message, again with a word for each letter
    .braille = spell, again with words
# What a key does.
command-sentence-back = the sentence before in the message
    .braille = sentence before
# What a key does.
command-sentence-on = the next sentence of the message
    .braille = next sentence
# What a key does.
command-keep = keep what was said in a file
    .braille = keep in a file
# What a key does.
command-type = type a choice, or search what was said
    .braille = type a choice, or search
# What a key does: the newest line is read in parts that a braille display can show.
command-line-back = the part of the line before
    .braille = part of the line before
# What a key does: the newest line is read in parts that a braille display can show.
command-line-on = the next part of the line
    .braille = next part of the line
# What a key does.
command-repeat = repeat the last answer
    .braille = last answer again
# What a key does.
command-hush = hush, stops a voice of our own and does nothing else
    .braille = hush our own voice
# What a key does.
command-undo = undo: take the last choice back
    .braille = undo last choice
# What a key does.
command-redo = redo: make the choice again that was taken back
    .braille = redo what was undone
# What a key does.
command-verbosity = brief, standard or full announcements, or those for braille
    .braille = brief, standard, full, braille
# What a key does.
command-settings = the settings
# What a key does.
command-learn = learn the keys: press any key to hear what it does
    .braille = learn the keys
# What a key does.
command-help = the keys that work now
    .braille = keys that work
# What a key does.
command-leave = leave the program
    .braille = leave

## Refusals that every game shares

# Refused: the match has ended.
refuse-game-over = The game is over.
    .braille = Over already.
# Refused: dice are still rolling (programs only can meet it).
refuse-dice-in-the-air = Dice are in the air.
    .braille = Dice roll.
# Refused: no dice are due.
refuse-no-dice-in-the-air = No dice are in the air.
    .braille = No dice roll.
# Refused: an outcome has the wrong number of dice; $count are in the air.
refuse-wrong-dice = { $count ->
    [one] Exactly { $count } die is in the air, and another number of dice was given.
   *[other] Exactly { $count } dice are in the air, and another number of dice was given.
}
    .braille = { $count } in the air, another number given.
# Refused: another seat must act.
refuse-not-your-turn = It is the turn of another player.
    .braille = Not your turn.

# Refused: no person has chosen anything that undo could take back.
refuse-undo-nothing = There is no choice to take back.
    .braille = Nothing to undo.
# Refused: undo stops at dice that have fallen. $who made the newest choice.
refuse-undo-dice = { $you ->
    [yes] Dice have fallen since your last choice, and at this table undo goes no further back.
   *[no] Dice have fallen since the last choice of { $who }, and at this table undo goes no further back.
}
    .brief = Dice have fallen since, and undo stops there.
    .braille = Dice fell since, no undo past them.
# Refused: undo stops where secret choices were told. $who made the newest choice.
refuse-undo-told = All choices of the round have been told, and at this table undo goes no further back.
    .brief = The choices have been told, and undo stops there.
    .braille = Choices are told, no undo past that.
# Refused: nothing was taken back that redo could give back.
refuse-redo-nothing = Nothing was taken back since the last choice.
    .braille = Nothing to redo.

## Why a bot, or a hint, chooses something

# The bot that plays anything.
reason-any = Any choice is as good as another.
    .braille = Any choice is as good.

## Lines that cannot be read. $place is the number of a word in the line.

# A line stops where something was expected.
notation-ends-early = The line ends where this was expected: { $expected }.
    .braille = Ends early, wanted: { $expected }.
# A word is not the one that was expected.
notation-word = Word { $place } is { $word }, where this was expected: { $expected }.
    .braille = Word { $place }: { $word }, wanted: { $expected }.
# A number was expected.
notation-not-a-number = Word { $place } is { $word }, where a number was expected.
    .braille = Word { $place }: { $word }, wanted: a number.
# A number is outside its bounds.
notation-out-of-range = Word { $place } is { $word }, where a number from { $least } to { $most } was expected.
    .braille = Word { $place }: { $word }, wanted: { $least } to { $most }.
# A face was named twice.
notation-face-twice = Word { $place } is { $word }, which was counted before.
    .braille = Word { $place }: { $word } twice.
# The line goes on after its end.
notation-too-long = Word { $place } is { $word }, where the line should have ended.
    .braille = Word { $place }: { $word }, wanted: the end.
# An option has no such value.
notation-option-value = { $word } is no value of the option { $name }.
    .braille = { $word } is no value of { $name }.
# The dice of all zones do not sum up.
notation-dice-in-all = Dice in all zones together: { $found }, expected: { $expected }.
# The number of seats is wrong.
notation-seats = { $most ->
    [one] This game is for { $most } seat.
   *[other] This game is for { $least } to { $most } seats.
}
# A record has a format that this version does not know. $newest is the newest one that it knows.
notation-format = This record has format { $format }; this version of the program reads formats 1 to { $newest }, and a newer one may read it.
    .braille = Format { $format }, we read 1 to { $newest }, a newer version more.
# A record was played by other rules of its game. $ours is the number of the rules that we play by.
notation-rules-version = It was played by version { $version } of the rules of this game, and this version of the program plays by version { $ours }.
    .braille = Rules version { $version }, we play { $ours }.
# A record names a game that is not there.
notation-no-such-game = There is no game { $word }.
# A record names a bot that is not there.
notation-no-such-bot = There is no bot { $word }.
# A line is well made, but not legal there.
notation-illegal = { $line } is not legal there: { $reason }
    .braille = { $line } is not legal. { $reason }

## The commands that do not play. Errors are one sentence on standard error.

# What the program can do, for a11y-dice help. One line each.
cli-help-play = The command a11y-dice plays, and a11y-dice --verbosity brief says less; standard and full say more.
# A line of the help on the command line.
cli-help-replay = The command a11y-dice replay FILE tells a recorded match.
# A line of the help on the command line. FILE stays as it is.
cli-help-export = The command a11y-dice export FILE writes a recorded match as text, a web page or JSON.
# A line of the help on the command line.
cli-help-format = The option --format is followed by text, html or jsonl.
# A line of the help on the command line.
cli-help-output = The option --output is followed by the name of a new file; without it the export is printed.
# The match was written into a file.
cli-exported = The match is exported to { $path }.
# The file that was named is there already.
cli-file-exists = There is a file { $path } already, which stays as it is.
# The file that was named cannot be written; $reason comes from the system.
cli-not-written = The file { $path } cannot be written: { $reason }.
# A line of the help on the command line.
cli-help-try = The command a11y-dice try GAME POSITION ACTION --dice OUTCOME sets up a position, plays actions, and tells what follows.
# A line of the help on the command line.
cli-help-perft = The command a11y-dice perft GAME DEPTH POSITION counts the positions in which somebody must decide.
# The last line of the help on the command line.
cli-help-more = Add --help to a command for its options, and write a position, an action or an outcome in quotes.
# An option of a command.
cli-help-json = The option --json prints JSON.
# An option of a command.
cli-help-verbosity = The option --verbosity is followed by brief, standard, full or braille.
# An option of a command.
cli-help-dice = The option --dice is followed by how the dice land, one outcome after the other, as long as they last.
# An option of a command.
cli-help-seed = The option --seed is followed by the seed of the dice that are not given.
# The version of the program.
cli-version = Version { $version } of a11y-dice.
# An option of playing has a wrong value. $allowed says what it can be.
cli-setting = The option --{ $name } cannot be { $value }, only: { $allowed }.
# The arguments are wrong; $reason comes from the library that reads them.
cli-arguments = These arguments do not fit: { $reason }; a11y-dice --help tells what does.
# There is no command of this name.
cli-no-such-command = There is no command { $name }; a11y-dice --help tells which there are.
# There is no game of this name. $games is a list of ids.
cli-no-such-game = There is no game { $name }; the games are { $games }.
# The position is of another game.
cli-other-game = The position is of { $name }, and the game is { $game }.
# The position cannot be read. $reason is a sentence.
cli-position = The position cannot be used: { $reason }
# A number was expected.
cli-number = A number from 0 to { $most } was expected, not { $word }.
# An argument is missing; $what is its name, like POSITION.
cli-missing = The { $what } is missing; a11y-dice { $command } --help tells what is needed.
# There is an argument too many.
cli-too-many = There is nothing that { $word } could be; a11y-dice { $command } --help tells what is needed.
# An action cannot be played. $reason is a sentence.
cli-action = Action { $number }, { $action }, cannot be played: { $reason }
# An outcome cannot be read. $reason is a sentence.
cli-outcome = Outcome { $number } cannot be used: { $reason }
# Dice do not fit an action. $reason is a sentence.
cli-dice = The dice after action { $number }, { $action }, cannot be used: { $reason }
# Dice do not fit the position. $reason is a sentence.
cli-dice-first = The dice for the position cannot be used: { $reason }
# More dice were given than were rolled.
cli-dice-left = { $count ->
    [one] { $count } outcome was given for dice that are not rolled.
   *[other] { $count } outcomes were given for dice that are not rolled.
}
# A record cannot be told. $reason is a sentence.
cli-record = The record { $file }, line { $line }, cannot be told: { $reason }
# A file cannot be read. $reason comes from the system.
cli-file = The file { $file } cannot be read: { $reason }.
# A file is not text.
cli-encoding = The file { $file } is not text in UTF-8 at byte { $byte }.
# The last line of a record was never finished.
cli-torn = The last line of the record is not complete and is left out.
# The record stops before the end of the match.
cli-unfinished = The match is not over.
# The count of positions.
cli-perft = { $count ->
    [one] { $count } position
   *[other] { $count } positions
} after { $depth ->
    [one] { $depth } decision.
   *[other] { $depth } decisions.
}
# The name of a seat of a position.
cli-player = Player { $seat }
# A labelled line: the position in notation.
cli-line-position = Position: { $text }
# A labelled line: something that was announced.
cli-line-announced = Announced: { $text }
# A labelled line: a legal action in notation.
cli-line-legal = Legal: { $text }
# A labelled line: the points of all seats.
cli-line-scores = Scores: { $text }
# A labelled line: nobody can act any more.
cli-line-over = To act: nobody, the game is over.

## The command doctor: what was found, in one sentence each. The first word or two say what it is about.

# What a setting is, in the list of the command line and on a page.
about-speak = The way to be spoken to: text, reader, voice, spoken-only or none.
# What a setting is, in the list of the command line and on a page.
about-text-beside = Whether text is shown while a voice or a reader speaks.
# What a setting is, in the list of the command line and on a page.
about-verbosity = How much is said.
# What a setting is, in the list of the command line and on a page.
about-never-interrupt = Whether a key lets what is being said come to its end.
# What a setting is, in the list of the command line and on a page.
about-reading-speed = How many characters a second your reader says at most; 0 when nobody counts what it missed.
# What a setting is, in the list of the command line and on a page.
about-braille-cells = How many cells your braille display has.
# What a setting is, in the list of the command line and on a page.
about-voice-rate = How many words a minute the voice says.
# What a setting is, in the list of the command line and on a page.
about-voice-pitch = How high the voice is.
# What a setting is, in the list of the command line and on a page.
about-voice-volume = How loud the voice is.
# What a setting is, in the list of the command line and on a page.
about-voice-language = The language of the voice; auto is that of the text.
# What a setting is, in the list of the command line and on a page.
about-voice-names = The voice of each language, like en=gmw/en-us.
# What a setting is, in the list of the command line and on a page.
about-sounds-volume = How loud the sounds are; 0 is without sounds.
# What a setting is, in the list of the command line and on a page.
about-sounds-over-speech = Whether sounds may be heard while the voice speaks.
# What a setting is, in the list of the command line and on a page.
about-sounds-folder = A folder with sounds of your own, which replace others by their names.
# What a setting is, in the list of the command line and on a page.
about-language = The language of the words; auto is that of your system.
# What a setting is, in the list of the command line and on a page.
about-keyboard = The layout of your keyboard.
# What a setting is, in the list of the command line and on a page.
about-keys = Keys that do something else than usual, like f8=roll.
# What a setting is, in the list of the command line and on a page.
about-events = What becomes of each kind of news: said, said without sounds, only kept for review, or off.
# What a setting is, in the list of the command line and on a page.
about-people = What differs from person to person: language, verbosity, voice.
# What a setting is, in the list of the command line and on a page.
about-undo = How far undo goes at a new table; auto goes by who plays.
# What a setting is, in the list of the command line and on a page.
about-confirm = Which choices are asked about before they are played.
# What a setting is, in the list of the command line and on a page.
about-hints = Whether the hint key gives hints.
# What a setting is, in the list of the command line and on a page.
about-hand-over = What is said when the next person at the keyboard is due; wait waits for a key first.
# What a setting is, in the list of the command line and on a page.
about-empty-line = Whether an empty line stands between two turns, for low vision.
# A line of the help for the command line.
cli-help-odds = The command a11y-dice odds GAME POSITION tells what each choice is worth, in points or in chances to win.
# An option of the command line.
cli-help-goal = Option --goal points or --goal win: what the odds are about.
# The command line asks for odds that a game does not have. $goal is "points" or "win".
cli-no-odds = There are no odds of { $game } for { $goal } in this version.
# The command line asks for the odds of a position in which no player must decide.
cli-nobody-acts = Nobody has to decide in this position.
# A line of the help for the command line.
cli-help-keys = The command a11y-dice keys prints all keys, as you have them.
# A line of the help for the command line.
cli-help-settings = The command a11y-dice settings NAME VALUE lists the settings, tells about one, or keeps another value of it.
# The command line lists a setting. $name is its name, $value what it is, $origin a sentence.
cli-setting-is = { $name } is { $value }. { $origin }
# The command line tells what a setting can be.
cli-setting-allowed = It can be { $allowed }.
# The command line says where the settings are kept.
cli-settings-file = The settings are kept in { $path }.
# A setting was given another value on the command line.
cli-setting-set = { $name } is { $value } from now on, in { $path }.
# The command line names a setting that does not exist. $names is the list of all names.
cli-no-such-setting = There is no setting { $name }. There are: { $names }.
# A line of the help on the command line.
cli-help-doctor = The command a11y-dice doctor tells what the program finds here: speech, terminal, readers, sound, settings, folders.
# An option of the command doctor.
cli-help-speak = The option --speak also speaks what is found, and may be followed by voice or reader.
# An option of the command doctor.
cli-help-test = The option --test tests everything that can be heard, one after the other, with a question each.
# An option of the command doctor.
cli-help-report = The option --report prints a report without names and home folder, or writes it into the new file whose name follows.
# The first line; what comes after it may take so long.
doctor-begin = { $seconds ->
    [one] Looking at what is here, for { $seconds } second at most.
   *[other] Looking at what is here, for { $seconds } seconds at most.
}
# The first line of the report for the people who make the program.
doctor-report = Report of a11y-dice doctor. Names of people and of the computer, and the home folder, are replaced.
# The report was written into a file.
doctor-report-written = Written: the report is in { $path }.
# The file of the report cannot be written; $reason comes from the system.
doctor-report-not-written = The report cannot be written to { $path }: { $reason }.
# The findings were to be spoken, and no voice and no screen reader can speak them.
doctor-not-spoken = Not spoken: neither a voice nor a screen reader can be used.
# The result. $way is a way to be spoken to, as at the beginning of a game.
doctor-playable = Playable: you would have { $way }.
# The result: what is chosen does not work, another way does. $name is what it is called on the command line.
doctor-playable-with = Playable with { $way }: start a11y-dice --speak { $name }.
# The result.
doctor-not-playable = Not playable: nothing can be said here in any way.
# A heading: the sentences after it are problems.
doctor-problems = { $count ->
    [0] Problems: none.
    [one] Problems, { $count }:
   *[other] Problems, { $count }:
}
# A heading: the sentences after it are about one thing.
doctor-topic = { $topic ->
    [ways] Ways to be spoken to:
    [terminal] Terminal:
    [readers] Screen readers and braille:
    [voice] The program's own voice:
    [sound] Sound:
    [settings] Settings:
    [folders] Folders:
    [records] Matches:
   *[system] System and versions:
}
# Something went wrong within the program while it looked. $reason is for those who make the program.
doctor-failed = { $topic ->
    [ways] Ways to be spoken to could not be told
    [terminal] Terminal could not be looked at
    [readers] Screen readers could not be looked for
    [voice] Own voice could not be looked at
    [sound] Sound could not be looked at
    [settings] Settings could not be looked at
    [folders] Folders could not be looked at
    [records] Matches could not be looked at
   *[system] System could not be looked at
}: { $reason }.
# What is looked at does not answer in time, because a device or another program hangs.
doctor-no-answer = { $topic ->
    [ways] Ways to be spoken to:
    [terminal] Terminal:
    [readers] Screen readers:
    [voice] Own voice:
    [sound] Sound:
    [settings] Settings:
    [folders] Folders:
    [records] Matches:
   *[system] System:
} { $seconds ->
    [one] no answer within { $seconds } second, so something hangs.
   *[other] no answer within { $seconds } seconds, so something hangs.
}
# The way that a game begins with. $way is a way to be spoken to.
doctor-chosen-default = Chosen: { $way }, as nothing else was chosen.
# The way that a game begins with. $way is a way to be spoken to.
doctor-chosen-flag = Chosen: { $way }, as the command line says.
# The way that a game begins with. $way is a way to be spoken to.
doctor-chosen-environment = Chosen: { $way }, as the environment says.
# The way that a game begins with. $way is a way to be spoken to.
doctor-chosen-file = Chosen: { $way }, as your settings say.
# A way to be spoken to can be used. $name is what it is called on the command line.
doctor-way-works = Works: { $way }, with --speak { $name }.
# A way to be spoken to cannot be used. The reason is told elsewhere.
doctor-way-fails = Does not work: { $way }.
# The chosen way to be spoken to cannot be used.
doctor-way-lost = Chosen, and does not work: { $way }.
# The chosen way to be spoken to cannot be used, and a game shows text in its place.
doctor-way-lost-text = Chosen, and does not work: { $way }. Text takes over.
# A reader reads the terminal while another voice speaks.
doctor-two-voices = Two voices: { $reader } reads this terminal, and the chosen way to be spoken to has a voice too.
# Our own voice is chosen, and the player is at another machine.
doctor-voice-remote = Voice elsewhere: this terminal is remote, so the program's own voice is heard at the other computer.
# Standard output.
doctor-text-terminal = Text goes to a terminal.
# Standard output.
doctor-text-pipe = Text goes to a pipe or a file, not to a terminal.
# Standard output.
doctor-text-closed = Text goes nowhere: standard output is closed.
# The size of the terminal.
doctor-size = Size: { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
} and { $rows ->
    [one] { $rows } row.
   *[other] { $rows } rows.
}
# The size of the terminal.
doctor-size-unknown = Size: the terminal does not tell it, so lines are not broken.
# The size of the terminal. $least is how many columns are enough.
doctor-size-narrow = Size: { $columns ->
    [one] only { $columns } column, and a word may need { $least }.
   *[other] only { $columns } columns, and a word may need { $least }.
}
# Standard input.
doctor-keys-terminal = Keys come from a terminal, one by one.
# Standard input.
doctor-keys-pipe = Keys come from a pipe or a file, one name or word in each line.
# Standard input.
doctor-keys-closed = Keys come from nowhere: standard input is closed.
# The encoding of the text.
doctor-encoding = Encoding of the text: { $encoding }.
# The encoding of the text.
doctor-encoding-poor = Encoding of the text: { $encoding }, in which some letters of names are shown as question marks; UTF-8 has them all.
# A variable of the environment.
doctor-term = TERM is { $name }.
# A variable of the environment.
doctor-no-term = TERM is not set, which does no harm.
# A program in which the terminal is, like tmux.
doctor-inside = Inside: { $name }.
# The terminal is at another computer.
doctor-remote = Remote: this terminal is reached over SSH, and sounds and the program's own voice are heard at the other computer.
# A variable of the environment.
doctor-no-color = NO_COLOR is set; no colour is used anyway.
# A variable of the environment. $name is its name.
doctor-accessible = { $name } is set, so text is chosen unless the command line says something else.
# A screen reader.
doctor-reader-here = { $reader } reads this terminal.
# A screen reader.
doctor-reader-runs = { $reader } runs on this computer.
# No screen reader is among the programs that run.
doctor-reader-none = No screen reader was found among the programs that run on this computer.
# Speech Dispatcher is a program that speaks for others.
doctor-dispatcher = Speech Dispatcher answers.
# Speech Dispatcher is a program that speaks for others.
doctor-dispatcher-none = Speech Dispatcher does not run.
# Speech Dispatcher is a program that speaks for others.
doctor-dispatcher-frozen = Speech Dispatcher runs and does not answer; it has to be started again.
# The library by which we speak to Speech Dispatcher cannot be used. $reason is in English.
doctor-dispatcher-library = Speech Dispatcher cannot be asked: { $reason }.
# The way "reader" works. $reader is the name of the reader, or of Speech Dispatcher.
doctor-bridge = Reached directly: { $reader }.
# The way "reader" does not work.
doctor-bridge-none = Reached directly: no screen reader.
# The way "reader" does not work.
doctor-bridge-hangs = Reached directly: no screen reader, for the one that was asked does not answer.
# The way "reader" does not work.
doctor-bridge-crashes = Reached directly: no screen reader, for the library that looks for one fails.
# Our own voice works; whether it can be heard depends on the sound device.
doctor-voice = Own voice makes speech.
# Our own voice does not work. $reason comes from the system.
doctor-voice-no-process = Own voice cannot be started: { $reason }.
# Our own voice does not work. $reason is in English.
doctor-voice-none = Own voice has no speech synthesizer: { $reason }.
# Our own voice does not work.
doctor-voice-hangs = Own voice does not answer.
# Our own voice does not work.
doctor-voice-silent = Own voice makes silence in place of speech.
# The voices that can be chosen.
doctor-voices = { $count ->
    [one] Voices: { $count }
   *[other] Voices: { $count }
} for { $languages ->
    [one] { $languages } language.
   *[other] { $languages } languages.
}
# The voices that can be chosen for a language that the program speaks. $language is its code.
doctor-voices-of = { $language ->
    [en] Voices for English
    [pl] Voices for Polish
    [ru] Voices for Russian
    [fr] Voices for French
   *[other] Voices for { $language }
}: { $count }.
# A setting asks for a language that no voice has. $language is its code.
doctor-voice-language-missing = Voices for { $language }: none, though your settings ask for that language; another voice speaks.
# The sound device.
doctor-device = Sound device plays.
# The sound device. $reason is in English.
doctor-device-none = Sound device: none that can be used ({ $reason }), so there are neither sounds nor the program's own voice.
# All sound devices.
doctor-devices = { $count ->
    [0] Sound devices: none is named.
    [one] Sound devices: { $count }.
   *[other] Sound devices: { $count }.
}
# A sound device by its name.
doctor-device-name = Sound device by name: { $name }.
# The files of the sounds.
doctor-sounds = { $count ->
    [one] Sounds: { $count } of the program.
   *[other] Sounds: { $count } of the program.
}
# The files of the player's own sounds.
doctor-sounds-own = { $count ->
    [one] Sounds: { $count } of your own.
   *[other] Sounds: { $count } of your own.
}
# The sounds are switched off.
doctor-sounds-off = Sounds are switched off by your settings.
# The library of the sound device cannot be used. $reason is in English.
doctor-sounds-library = Sounds cannot be loaded: { $reason }.
# The file of the settings.
doctor-settings-file = Settings file: { $path }.
# The file of the settings.
doctor-settings-no-file = Settings file: none yet, and it would be { $path }.
# A setting that is not the usual one, and where it comes from. $name is its name in the file.
doctor-setting-file = { $name } is { $value }, from your settings file.
# A setting that is not the usual one, and where it comes from. $name is its name in the file.
doctor-setting-environment = { $name } is { $value }, from the environment.
# A setting that is not the usual one, and where it comes from. $name is its name in the file.
doctor-setting-flag = { $name } is { $value }, from the command line.
# The settings that were not told.
doctor-settings-usual = { $count ->
    [one] Usual values: { $count } setting.
   *[other] Usual values: { $count } settings.
}
# The home folder.
doctor-home = Home folder: { $path }.
# The home folder.
doctor-home-none = Home folder: none.
# The home folder.
doctor-home-missing = Home folder: { $path } is not there.
# A folder into which the program writes.
doctor-folder = { $kind ->
    [settings] Settings folder
    [records] Folder of the matches
   *[transcripts] Folder of what was said
}: { $path }, and it can be written.
# A folder into which the program writes. It is made when it is needed.
doctor-folder-later = { $kind ->
    [settings] Settings folder
    [records] Folder of the matches
   *[transcripts] Folder of what was said
}: { $path }, which is not there yet and can be made.
# A folder into which the program cannot write. $reason comes from the system.
doctor-folder-closed = { $kind ->
    [settings] Settings folder
    [records] Folder of the matches
   *[transcripts] Folder of what was said
}: nothing can be written in { $path }: { $reason }.
# Room on the disk where the matches are kept.
doctor-room = { $megabytes ->
    [one] Free space: { $megabytes } megabyte.
   *[other] Free space: { $megabytes } megabytes.
}
# Room on the disk where the matches are kept.
doctor-room-little = { $megabytes ->
    [one] Free space: only { $megabytes } megabyte.
   *[other] Free space: only { $megabytes } megabytes.
}
# The folder of the sounds.
doctor-folder-sounds = Folder of the sounds: { $path }.
# The folder of the player's own sounds.
doctor-folder-own-sounds = Folder of your own sounds: { $path }.
# The folder of the player's own sounds. $reason comes from the system.
doctor-folder-own-sounds-closed = Folder of your own sounds: { $path } cannot be read: { $reason }.
# The kept matches.
doctor-records-unfinished = { $count ->
    [one] Unfinished: { $count } match.
   *[other] Unfinished: { $count } matches.
}
# The kept matches.
doctor-records-finished = { $count ->
    [one] Finished: { $count } match.
   *[other] Finished: { $count } matches.
}
# The kept matches of which the newest ones were read. $damaged of them cannot be.
doctor-records-read = { $read ->
    [one] Read: { $read } match
   *[other] Read: { $read } matches
}, { $damaged } damaged.
# Damaged matches that were put into a folder of their own.
doctor-records-aside = { $count ->
    [one] Set aside: { $count } damaged match in { $path }.
   *[other] Set aside: { $count } damaged matches in { $path }.
}
# A kept match that cannot be continued. $reason is a sentence.
doctor-record-damaged = Damaged: { $file }, line { $line }: { $reason }
# A kept match that cannot be read. $reason comes from the system.
doctor-record-unreadable = Damaged: { $file } cannot be read: { $reason }.
# More damaged matches than were told.
doctor-records-more-damaged = { $count ->
    [one] Damaged: { $count } more match.
   *[other] Damaged: { $count } more matches.
}
# The version of the program.
doctor-program = a11y-dice { $version }.
# The version of Python. $name is the kind of Python.
doctor-python = Python { $version }, { $name }.
# The system.
doctor-system = System: { $name }.
# The language of the system, as it is set.
doctor-language = Language of the system: { $name }.
# The language of the system.
doctor-no-language = Language of the system: not set.
# The encoding of files.
doctor-file-names = Encoding of the system: { $encoding }.
# The program runs from a folder.
doctor-not-installed = Libraries: their versions are not known, for the program runs without being installed.
# A library that the program uses.
doctor-library = { $name } { $version }.
# A library that the program needs and that is not there. $wanted is its name with the versions that would do.
doctor-library-missing = { $name } is missing: install { $wanted }.
# A library that the program can use. $extra is what it is called when the program is installed.
doctor-library-extra = { $name } is not installed; it comes with a11y-dice[{ $extra }].

## The test of what reaches the player: one channel after the other, and a question for each

# A line of the menu of speech: opens the test.
speech-test = Test what is heard.
# The first step of the test. $channel is what is tested; $n and $count are numbers.
hearing-step-first = Test { $n } of { $count }: { $channel }. Press { $key-take } to try it. Then press Y if it reached you, N if it did not, or { $key-take } to try it again.
    .brief = Test { $n } of { $count }: { $channel }. { $key-take }, then Y or N.
    .braille = { $channel }, { $n } of { $count }. { $key-take }, then Y or N.
# A later step of the test. $channel is what is tested; $n and $count are numbers.
hearing-step = Test { $n } of { $count }: { $channel }. { $key-take }, then Y or N.
    .braille = { $channel }, { $n } of { $count }. { $key-take }, then Y or N.
# What can be done in the test.
hearing-help = Press { $key-take } to try it, Y if it reached you, N if it did not, { $key-back } to end the test.
    .braille = { $key-take }: try. Y: yes. N: no. { $key-back }: end.
# Yes was answered before anything was tried.
hearing-first = Nothing was tried yet. Press { $key-take } to try it, N to pass over it.
    .braille = Not tried yet. { $key-take }: try. N: pass.
# A channel is being tried now; this is said in another channel.
hearing-now = Listen, or feel.
# What is tested, also in a list.
channel-text = text in the terminal
# What is tested, also in a list.
channel-voice = the program's own voice
# What is tested, also in a list: the screen reader, to which the program speaks directly.
channel-reader = speech by your screen reader
# What is tested, also in a list: the braille display, which the screen reader passes words to.
channel-braille = braille by your screen reader
# What is tested, also in a list.
channel-left = a sound from the left
# What is tested, also in a list.
channel-right = a sound from the right
# What is written to be tested.
hearing-sample-text = This is the text in the terminal.
# What is spoken to be tested.
hearing-sample-voice = This is the program's own voice.
# What is spoken to be tested.
hearing-sample-reader = This comes directly to your screen reader.
# What is shown on a braille display to be tested. Short.
hearing-sample-braille = This is braille.
# The text cannot be tested.
hearing-text-closed = No text can be shown: standard output is closed.
# The screen reader cannot be tested.
hearing-reader-lost = No screen reader answers.
# The voice cannot be tested.
hearing-voice-lost-device = No sound device answers, so the voice is silent.
# The voice cannot be tested.
hearing-voice-lost-library = No speech synthesizer was found, so there is no voice.
# The voice cannot be tested.
hearing-voice-lost-child = The voice does not start.
# The end of the test. $heard and $missed are lists of what was tested, maybe empty.
hearing-result = Reached you: { $heard }. Did not reach you: { $missed }. What shall be kept? The first line is the best.
    .braille = Yes: { $heard }. No: { $missed }. Keep what? First is best.
# The end of the test where no way to be spoken to reached the player. $missed is a list of what was tested.
hearing-result-none = No words reached you. Did not reach you: { $missed }. The program can only go on as it is.
    .braille = No words. No: { $missed }.
# A line at the end of the test. $way is a way to be spoken to.
hearing-keep = Keep { $way }.
# A line at the end of the test.
hearing-leave = Leave everything as it is.
# The answer to that line.
hearing-left = Nothing was changed.
# The answer to a line that keeps a way. $way is a way to be spoken to.
hearing-kept = From now on you have { $way }.
    .braille = { $way }.
# What a key does in the test.
command-try = try what is tested now
# What a key does in the test.
command-end-test = end the test
