# The shell in French. $who is a player's name, $you is yes when that player is the listener. Players are
# "vous", and no word agrees with their gender. "Une" is written out, because voices read 1 in the
# masculine. The no-break space before : ; ? and ! is right in print and is spoken as nothing; in braille
# there is none. The names of keys are those of French keyboards.


## The beginning and the end

# The very first line. $way says how the player is spoken to. One line without any other fact.
welcome-default = Dés accessibles, trois jeux de dés à entendre, à toucher et à lire. Vous avez { $way }, puisque rien d'autre n'est choisi.
# The very first line. $way says how the player is spoken to. One line without any other fact.
welcome-flag = Dés accessibles, trois jeux de dés à entendre, à toucher et à lire. Vous avez { $way }, comme le veut la ligne de commande.
# The very first line. $way says how the player is spoken to. One line without any other fact.
welcome-environment = Dés accessibles, trois jeux de dés à entendre, à toucher et à lire. Vous avez { $way }, comme le veut l'environnement.
# The very first line. $way says how the player is spoken to. One line without any other fact.
welcome-file = Dés accessibles, trois jeux de dés à entendre, à toucher et à lire. Vous avez { $way }, comme le veulent vos réglages.
# A way to be spoken to: lines that are read in the terminal.
way-text = le texte dans le terminal
# A way to be spoken to: directly through the screen reader, with braille.
way-reader = votre lecteur d'écran, directement
# A way to be spoken to: the voice of the program itself.
way-voice = la voix du programme
# A way to be spoken to: the voice of the program itself, and nothing on the screen.
way-spoken-only = la voix du programme et un écran vide
# A way to be spoken to: none.
way-none = des sons sans paroles
# A way to be spoken to, for tests: everything is kept and nothing is said.
way-recorder = un enregistreur
# A way to be spoken to, in a sentence, as the others: the voice and the text together.
way-both = la voix du programme, avec le texte à côté
    .braille = voix, texte à côté
# The text is shown while a voice speaks.
text-beside = Le texte s'affiche à côté de la voix. Un lecteur d'écran qui lit ce terminal dirait tout une seconde fois.
    .braille = Texte à côté de la voix.
# The text is wanted beside the way that shows nothing at all.
text-not-beside = Sans écran, rien ne s'affiche, il n'y a donc pas de texte à côté. La voix du programme, elle, peut avoir du texte à côté.
    .braille = Écran vide: pas de texte à côté.
# A reader that reads this terminal was found. $reader is its name.
two-voices = { $reader } lit ce terminal, vous entendez donc peut-être deux voix. La ligne Parole du menu principal change cela.
    .braille = { $reader }: peut-être deux voix. Menu, Parole.
# The question at the very first start, in text and by the voice of the program at the same time.
first-title = Bienvenue dans Dés accessibles. Ces mots arrivent en texte et sont dits en même temps par la voix du programme. Qu'est-ce qui vous parvient ? Appuyez sur 1 pour le texte, avec un lecteur d'écran, le braille ou les yeux. Appuyez sur 2 pour la voix seule. Appuyez sur 3 pour la voix, avec le texte à côté.
# A line of that question.
first-text = Le texte seul.
# A line of that question.
first-voice = La voix du programme seule.
# A line of that question.
first-both = La voix du programme, avec le texte à côté.
    .braille = Voix, texte à côté.
# A question of the first start. It is asked in every language, one after the other.
first-language = Quelle langue ? { $key-up } et { $key-down } pour se déplacer, { $key-take } pour choisir.
    .braille = Langue?
# A line of that question: what a language calls itself.
first-language-line = { $name }.
# A question of the first start. $count is the number of lines.
first-keyboard =
    Quel clavier avez-vous ? { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }. Dans le doute, appuyez sur { $key-take }.
    .braille =
        Clavier? { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# What was chosen at the first start. $way is a way to be spoken to.
first-kept = Désormais vous avez { $way }. La ligne Parole du menu principal change cela.
    .braille = { $way }. Menu, Parole: changer.
# The file of the settings cannot be written; $reason comes from the system.
settings-not-kept = Cela vaut jusqu'à la fin du programme, mais ne peut pas être gardé dans { $path } : { $reason }.
    .braille = Pas gardé: { $reason }.
# A line of the main menu.
menu-speech = Parole, braille et sons.
# The list of settings opens. $count is the number of its lines.
speech-title =
    Parole, braille et sons, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }. { $key-left } et { $key-right } changent une ligne.
    .brief = Parole, braille et sons.
    .braille =
        Parole, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# The help for a setting. $item is its line, $origin a sentence that says where its value comes from.
setting-help = { $item } { $origin } { $key-left } et { $key-right } changent ce réglage, { $key-take } prend la valeur suivante.
    .brief = { $item } { $origin }
    .braille = { $item } { $origin }
# Where the value of a setting comes from.
origin-default = C'est la valeur habituelle.
# Where the value of a setting comes from.
origin-file = Cela vient de votre fichier de réglages.
    .braille = De votre fichier.
# Where the value of a setting comes from.
origin-environment = Cela vient de l'environnement.
    .braille = De l'environnement.
# Where the value of a setting comes from.
origin-flag = Cela vient de la ligne de commande.
    .braille = De la ligne de commande.
# Where the value of a setting comes from.
origin-not-kept = Cela vaut jusqu'à la fin du programme.
    .braille = Jusqu'à la fin du programme.
# Where the value of a setting comes from: it was changed just now, and something is stronger than the file.
origin-kept-environment = C'est dans votre fichier de réglages, mais au prochain démarrage l'environnement l'emporte.
    .braille = De votre fichier; l'environnement l'emporte.
# Where the value of a setting comes from: it was changed just now, and something is stronger than the file.
origin-kept-flag = C'est dans votre fichier de réglages, mais une valeur de la ligne de commande l'emporte.
    .braille = De votre fichier; la ligne de commande l'emporte.
# A setting was changed that the environment names too. $name is its name.
setting-weaker-environment = Au prochain démarrage, l'environnement, qui contient { $name }, l'emporte sur ce choix.
    .braille = Au démarrage l'environnement l'emporte: { $name }.
# A setting was changed that the command line names too. $name is its name.
setting-weaker-flag = Une ligne de commande qui contient { $name } l'emporte sur ce choix.
    .braille = La ligne de commande l'emporte: { $name }.
# What a key does in the list of settings.
command-less = la valeur précédente
# What a key does in the list of settings.
command-more = la valeur suivante
# A setting. $way is a way to be spoken to.
setting-speak = Vous avez { $way }.
# A setting.
setting-text-beside =
    { $value ->
        [yes] Le texte s'affiche à côté de la voix.
       *[no] Le texte ne s'affiche pas à côté de la voix.
    }
    .braille =
        { $value ->
            [yes] Texte à côté: oui.
           *[no] Texte à côté: non.
        }
# A setting: how much is said.
setting-verbosity =
    { $value ->
        [brief] Les annonces sont brèves.
        [full] Les annonces sont complètes.
        [braille] Les annonces sont faites pour le braille.
       *[standard] Les annonces sont normales.
    }
# A setting.
setting-never-interrupt =
    { $value ->
        [yes] Les touches n'interrompent rien.
       *[no] Les touches interrompent ce qui se dit.
    }
# A setting: how fast the player's own reader speaks at most.
setting-reading-speed =
    { $value ->
        [0] Personne ne compte ce que votre lecteur d'écran a manqué.
        [one] Votre lecteur d'écran dit au plus { $value } caractère par seconde.
        [many] Votre lecteur d'écran dit au plus { $value } de caractères par seconde.
       *[other] Votre lecteur d'écran dit au plus { $value } caractères par seconde.
    }
# A setting.
setting-braille-cells =
    { $value ->
        [one] Afficheur braille : { $value } caractère.
        [many] Afficheur braille : { $value } de caractères.
       *[other] Afficheur braille : { $value } caractères.
    }
# A setting.
setting-voice-rate =
    { $value ->
        [one] Voix : { $value } mot par minute.
        [many] Voix : { $value } de mots par minute.
       *[other] Voix : { $value } mots par minute.
    }
# A setting.
setting-voice-pitch = Hauteur de la voix : { $value }.
# A setting.
setting-voice-volume = Volume de la voix : { $value }.
# A setting. $value is the code of a language, or auto.
setting-voice-language =
    { $value ->
        [auto] Langue de la voix : celle du texte.
        [en] Langue de la voix : anglais.
        [pl] Langue de la voix : polonais.
        [ru] Langue de la voix : russe.
        [fr] Langue de la voix : français.
       *[other] Langue de la voix : { $value }.
    }
# A setting. $value is the name of a voice, or auto.
setting-voice-names =
    { $value ->
        [auto] Voix : celle d'habitude.
       *[other] Voix : { $value }.
    }
# A setting.
setting-sounds-volume =
    { $value ->
        [0] Pas de sons.
       *[other] Volume des sons : { $value }.
    }
# A setting.
setting-sounds-over-speech =
    { $value ->
        [yes] Les sons peuvent s'entendre pendant que la voix parle.
       *[no] La voix attend la fin des sons.
    }
# A setting. $value is the name of a folder.
setting-sounds-folder =
    { $value ->
        [none] Pas de dossier avec vos propres sons.
       *[other] Vos propres sons : { $value }.
    }
# A folder is typed.
setting-sounds-folder-type = Tapez le dossier de vos propres sons, ou rien pour aucun, puis Entrée.
    .braille = Dossier de vos sons, Entrée.
# A setting: which choices are asked about before they are played.
setting-confirm =
    { $value ->
        [always] Chaque choix demande une confirmation.
        [never] Aucun choix ne demande de confirmation.
       *[losses] Un choix qui fait perdre quelque chose demande une confirmation.
    }
# A setting: whether the hint key gives hints.
setting-hints =
    { $value ->
        [yes] Les conseils sont permis.
       *[no] Il n'y a pas de conseils.
    }
# A setting: how far undo goes at a new table.
setting-undo =
    { $value ->
        [free] À une nouvelle table, l'annulation remonte jusqu'au début.
        [before-dice] À une nouvelle table, l'annulation s'arrête aux dés tombés.
       *[auto] À une nouvelle table, l'annulation dépend de qui joue.
    }
# A setting: what is said when the next person at the keyboard is due.
setting-hand-over =
    { $value ->
        [name] La personne suivante est nommée.
        [wait] La personne suivante est nommée, puis une touche est attendue.
       *[changes] La personne suivante entend ce qui a changé.
    }
# A setting, for low vision.
setting-empty-line =
    { $value ->
        [yes] Une ligne vide sépare deux tours.
       *[no] Aucune ligne vide ne sépare deux tours.
    }
# A setting: the language of the words. $name is what a language calls itself.
setting-language =
    { $value ->
        [auto] Langue : celle de votre système.
       *[other] Langue : { $name }.
    }
# A setting: the layout of the player's keyboard.
setting-keyboard =
    { $value ->
        [qwerty] Clavier : anglais, QWERTY.
        [azerty] Clavier : français, AZERTY.
        [qwertz] Clavier : allemand, QWERTZ.
        [cyrillic] Clavier : russe.
        [polish-programmer] Clavier : polonais de programmeur.
       *[auto] Clavier : n'importe lequel.
    }
# A setting: what becomes of a kind of news. $kind is the kind, $level what becomes of it.
setting-news = { $kind } : { $level }.
# A kind of news.
news-roll = Jets
# A kind of news.
news-move = Déplacements de dés
# A kind of news.
news-score = Points
# A kind of news.
news-bust = Tours qui ne rapportent rien
# A kind of news.
news-turn = À qui de jouer
# A kind of news.
news-others = Ce que font les autres
# A kind of news.
news-hand-over = La personne suivante au clavier
# A kind of news.
news-missed = Messages manqués
# What becomes of a kind of news.
level-say = paroles et sons
# What becomes of a kind of news.
level-words = paroles sans sons
# What becomes of a kind of news.
level-keep = seulement dans l'historique
# What becomes of a kind of news.
level-off = rien
# A line of the main menu.
menu-settings = Réglages.
# The groups of settings open. $count is the number of lines.
settings-title =
    Réglages, { $count ->
        [one] { $count } groupe
        [many] { $count } de groupes
       *[other] { $count } groupes
    }.
    .brief = Réglages.
# A group of settings.
settings-speech = Parole, braille et sons.
# A group of settings.
settings-news = Ce qui est dit.
# A group of settings.
settings-table = À la table.
# A group of settings.
settings-language = Langue et clavier.
# A group of settings.
settings-people = Personnes qui ont d'autres souhaits.
    .braille = Personnes.
# A group of settings opens. $count is the number of lines.
settings-news-title =
    Ce qui est dit pour chaque sorte d'événements, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }. { $key-left } et { $key-right } changent une ligne.
    .brief = Ce qui est dit pour chaque sorte d'événements.
    .braille =
        Événements, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# A group of settings opens. $count is the number of lines.
settings-table-title =
    À la table, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }. { $key-left } et { $key-right } changent une ligne.
    .brief = À la table.
    .braille =
        Table, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# A group of settings opens. $count is the number of lines.
settings-language-title =
    Langue et clavier, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }. { $key-left } et { $key-right } changent une ligne.
    .brief = Langue et clavier.
    .braille =
        Langue, clavier, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# The people who want language, verbosity or voice otherwise than the others. $count is the number of lines.
settings-people-title =
    Personnes qui ont d'autres souhaits, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }.
    .brief = Personnes qui ont d'autres souhaits.
    .braille =
        Personnes, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# A line of that list. $name is a player's name.
person-line = { $name }.
# A line of that list.
person-add = Quelqu'un d'autre, par son nom.
    .braille = Quelqu'un d'autre.
# The name of a player is typed.
person-type = Tapez le nom comme à la table, puis Entrée.
    .braille = Nom, Entrée.
# The wishes of one player open. $count is the number of lines.
person-title =
    Souhaits pour { $name }, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }. { $key-left } et { $key-right } changent une ligne.
    .brief = Souhaits pour { $name }.
    .braille =
        { $name }, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# A wish of one player. $name is what a language calls itself.
person-language =
    { $value ->
        [as-others] Langue : comme pour tout le monde.
       *[other] Langue : { $name }.
    }
# A wish of one player.
person-verbosity =
    { $value ->
        [as-others] Annonces : comme pour tout le monde.
        [brief] Annonces : brèves.
        [full] Annonces : complètes.
        [braille] Annonces : pour le braille.
       *[standard] Annonces : normales.
    }
# A wish of one player. $value is the name of a voice.
person-voice =
    { $value ->
        [as-others] Voix : comme pour tout le monde.
       *[other] Voix : { $value }.
    }
# A setting names a way to be spoken to that does not exist. $ways is a list of names.
no-such-way = Il n'y a pas de moyen de parler nommé { $way }. Le texte le remplace. Les moyens sont : { $ways }.
    .braille = Pas de moyen { $way }, texte à la place. Il y a: { $ways }.
# The way "reader" cannot reach a screen reader; lines of text are shown instead until it can.
reader-lost = Aucun lecteur d'écran ne répond. Le texte prend le relais en attendant.
    .braille = Pas de lecteur. Texte.
# Our own voice cannot be heard for want of a sound device; lines of text are shown until one comes.
voice-lost-device = Aucun appareil audio ne répond, la voix est donc muette. Le texte prend le relais.
    .braille = Pas d'appareil audio. Texte.
# Our own voice cannot be heard: the library that makes speech is not there, or does not start.
voice-lost-library = Aucune synthèse vocale n'a été trouvée, il n'y a donc pas de voix. Le texte prend le relais.
    .braille = Pas de synthèse vocale. Texte.
# Our own voice has stopped several times, one after the other; lines of text are shown until it starts.
voice-lost-child = La voix a cessé de fonctionner et ne redémarre pas. Le texte prend le relais.
    .braille = Voix arrêtée. Texte.
# Our own voice can be heard again. It says this itself.
voice-found = La voix est de retour et parle désormais.
    .braille = La voix est de retour.
# A voice or a language that the settings name is not there. $name is its name, like "xx" or "gmw/xx".
voice-missing = Il n'y a pas de voix { $name } ; une voix anglaise ou une autre de sa langue parle à sa place.
    .braille = Pas de voix { $name }, une autre parle.
# The way "reader" has reached a screen reader again; $name is the reader's. It says this itself.
reader-found = { $name } répond de nouveau et parle désormais.
    .braille = { $name } est de retour.
# A setting in your settings file is wrong. $allowed says what it can be.
setting-bad-file = Le réglage { $name } de votre fichier de réglages ne peut pas être { $value }. Valeurs possibles : { $allowed }. La valeur habituelle est utilisée.
    .braille = Votre fichier: { $name } ne peut pas être { $value }, mais { $allowed }. Valeur habituelle.
# Several settings in your settings file are wrong, $count of them. $allowed says what the first one can be.
settings-bad-file =
    { $count ->
        [1] Une valeur de votre fichier de réglages est fausse.
        [one] { $count } valeur de votre fichier de réglages est fausse.
        [many] { $count } de valeurs de votre fichier de réglages sont fausses.
       *[other] { $count } valeurs de votre fichier de réglages sont fausses.
    } La première : { $name } ne peut pas être { $value }. Valeurs possibles : { $allowed }. Les valeurs habituelles les remplacent.
    .braille = Votre fichier, fausses: { $count }. La première: { $name } ne peut pas être { $value }, mais { $allowed }. Valeurs habituelles.
# A setting in the environment is wrong. $allowed says what it can be.
setting-bad-environment = Le réglage { $name } de l'environnement ne peut pas être { $value }. Valeurs possibles : { $allowed }. La valeur habituelle est utilisée.
    .braille = Environnement: { $name } ne peut pas être { $value }, mais { $allowed }. Valeur habituelle.
# Several settings in the environment are wrong, $count of them. $allowed says what the first one can be.
settings-bad-environment =
    { $count ->
        [1] Une valeur de l'environnement est fausse.
        [one] { $count } valeur de l'environnement est fausse.
        [many] { $count } de valeurs de l'environnement sont fausses.
       *[other] { $count } valeurs de l'environnement sont fausses.
    } La première : { $name } ne peut pas être { $value }. Valeurs possibles : { $allowed }. Les valeurs habituelles les remplacent.
    .braille = Environnement, fausses: { $count }. La première: { $name } ne peut pas être { $value }, mais { $allowed }. Valeurs habituelles.
# A setting in the command line is wrong. $allowed says what it can be.
setting-bad-flag = Le réglage { $name } de la ligne de commande ne peut pas être { $value }. Valeurs possibles : { $allowed }. La valeur habituelle est utilisée.
    .braille = Ligne de commande: { $name } ne peut pas être { $value }, mais { $allowed }. Valeur habituelle.
# Several settings in the command line are wrong, $count of them. $allowed says what the first one can be.
settings-bad-flag =
    { $count ->
        [1] Une valeur de la ligne de commande est fausse.
        [one] { $count } valeur de la ligne de commande est fausse.
        [many] { $count } de valeurs de la ligne de commande sont fausses.
       *[other] { $count } valeurs de la ligne de commande sont fausses.
    } La première : { $name } ne peut pas être { $value }. Valeurs possibles : { $allowed }. Les valeurs habituelles les remplacent.
    .braille = Ligne de commande, fausses: { $count }. La première: { $name } ne peut pas être { $value }, mais { $allowed }. Valeurs habituelles.
# What a setting can be: whole numbers.
allowed-range = de { $least } à { $most }
# What a setting can be. $words is a list like "brief, standard or full".
allowed-words = { $words }
# What a setting can be.
allowed-text = tout texte d'une ligne
# What a setting can be: several names with a value each.
allowed-pairs = des noms qui ont chacun une valeur
# What the setting of events can be. $kinds and $levels are lists like "roll, move or score".
allowed-events = des sortes qui ont chacune une valeur. Une sorte est { $kinds }. Une valeur est { $levels }
# What the setting of people can be. $names is a list like "language, verbosity or voice".
allowed-people = des personnes par leur nom, chacune avec { $names }
# The file of the settings has names in it that are no setting, perhaps of a newer version. $names has at most three of them.
setting-unknown =
    { $count ->
        [1] Un réglage dans { $path } est inconnu de cette version et reste tel quel : { $names }.
        [one] { $count } réglage dans { $path } est inconnu de cette version et reste tel quel : { $names }.
        [many] { $count } de réglages dans { $path } sont inconnus de cette version et restent tels quels. Les premiers : { $names }.
       *[other] { $count } réglages dans { $path } sont inconnus de cette version et restent tels quels. Les premiers : { $names }.
    }
    .braille = Inconnus, laissés dans { $path }: { $count }, { $names }.
# The file of the settings cannot be read; $reason comes from the system.
settings-broken = Les réglages ne peuvent pas être lus : { $reason }. Les réglages habituels les remplacent, et { $path } reste tel quel.
    .braille = Réglages illisibles: { $reason }. Réglages habituels, { $path } est gardé.
# A line of the file of the settings cannot be read; $reason says why, in English where it is not one of ours.
settings-broken-line = La ligne { $line } de vos réglages ne peut pas être lue : { $reason }. Les lignes lisibles sont utilisées, et { $path } reste tel quel.
    .braille = Réglages, ligne { $line }: { $reason }. Les autres lignes valent, { $path } est gardé.
# Why a setting cannot be kept: the file cannot be read; $reason comes from the system.
settings-broken-why = le fichier ne peut pas être lu, { $reason }
# Why a setting cannot be kept: a line of the file cannot be read.
settings-broken-line-why = la ligne { $line } du fichier doit d'abord être corrigée, { $reason }
# Why a setting cannot be kept in the file, which says what belongs together in several places.
settings-not-changeable = aucune ligne ne peut changer sans perte, car les parties d'une table sont séparées
# Why the settings cannot be read: the file has more bytes than anybody would write.
settings-too-large =
    il dépasse { $most ->
        [one] { $most } kilooctet
        [many] { $most } de kilooctets
       *[other] { $most } kilooctets
    }
# Why a line of the settings cannot be read: it is not in the encoding UTF-8.
settings-no-text = elle n'est pas écrite en UTF-8
# Why a line of the settings cannot be read: nobody writes lines of more than $most bytes.
settings-too-long =
    elle dépasse { $most ->
        [one] { $most } octet
        [many] { $most } d'octets
       *[other] { $most } octets
    }
# Why a line of the settings cannot be read: too many brackets in brackets.
settings-too-deep = elle a trop de crochets
# Lines of the player's own keys in the settings cannot be used. $key is the first of them, $why the reason.
keys-bad =
    { $count ->
        [1] Une de vos propres touches ne peut pas servir, { $key } : { $why }. Les autres servent.
        [one] { $count } de vos propres touches ne peut pas servir, { $key } : { $why }. Les autres servent.
        [many] { $count } de vos propres touches ne peuvent pas servir, d'abord { $key } : { $why }. Les autres servent.
       *[other] { $count } de vos propres touches ne peuvent pas servir, d'abord { $key } : { $why }. Les autres servent.
    }
    .braille = Touches fausses: { $count }, { $key }: { $why }.
# Why one of the player's own keys cannot be used.
keys-bad-key = aucune touche ne porte ce nom
# Why one of the player's own keys cannot be used. $meaning was given.
keys-bad-meaning = il n'y a pas de commande { $meaning }
# Why one of the player's own keys cannot be used.
keys-bad-reserved = cette touche garde son sens
# Why one of the player's own keys cannot be used.
keys-bad-twice = elle y est deux fois
# Why one of the player's own keys cannot be used. $meaning is the name of a command.
keys-bad-last = la commande { $meaning } n'aurait plus de touche qui marche partout
# After the player has left.
goodbye = Au revoir.
# The keys have come to their end (a pipe was closed, or the terminal went away).
goodbye-end = Il n'arrive plus de touches, le programme se termine donc.
    .braille = Plus de touches, fin du programme.
# The system asked the program to stop.
goodbye-stopped = On a demandé au programme de s'arrêter, il se termine.
    .braille = Arrêt demandé, fin du programme.
# Where the unfinished match is; $path is a file.
match-kept = La partie est gardée, et le menu principal permet de la continuer.
    .brief = La partie est gardée.
    .full = La partie est gardée, et le menu principal permet de la continuer. Elle est enregistrée dans { $path }.
    .braille = Partie gardée: { $path }.
# The unfinished match could not be saved; $reason comes from the system.
match-not-kept = La partie n'a pas pu être enregistrée : { $reason }.
    .braille = Partie non enregistrée: { $reason }.
# Saving does not work for the moment; $reason comes from the system.
saving-fails = La partie ne peut pas être enregistrée en ce moment : { $reason }. Le jeu continue, et l'enregistrement sera retenté.
    .braille = Non enregistré: { $reason }. Nouvel essai plus tard.
# Saving works again.
saving-works = La partie est de nouveau enregistrée.
    .braille = De nouveau enregistré.

## Lists

# A list goes on: $items is what was said of it, $item comes next.
list-next = { $items }, { $item }
# The end of a list.
list-last = { $items } et { $item }
    .braille = { $items }, { $item }
# The last part of a list without a word like "and": something is spelt.
series-last = { $items }, { $item }
# A list of signs goes on in braille: "3t 2r" are 3 tanks and 2 rays.
list-sign = { $items } { $item }
# The end of a list of choices.
either-last = { $items } ou { $item }
# A list without anything in it.
list-empty = rien
    .braille = 0
# The listener among those of a list.
list-you = vous
# Text as it is, like a name or a line in notation.
typed = { $text }

## Menus

# The main menu opens. $count is the number of its lines.
main-menu =
    Menu principal, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }. { $key-up } et { $key-down } pour se déplacer, { $key-take } pour choisir, { $key-help } pour connaître les touches.
    .brief = Menu principal.
    .full =
        Menu principal, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }. { $key-up } et { $key-down } pour se déplacer, { $key-take } ou le numéro d'une ligne pour choisir, { $key-help } pour connaître les touches.
    .braille =
        Menu, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }. { $key-up }, { $key-down }, { $key-take }. Touches: { $key-help }
# The main menu comes to the front again.
main-menu-again =
    Menu principal, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }.
    .brief = Menu principal.
    .braille =
        Menu, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# A line of a menu with its number.
menu-item = { $item } { $n } sur { $count }.
    .brief = { $item }
    .braille = { $item } { $n } sur { $count }.
# A line of the main menu: play a game.
menu-game = { $title }.
# A line of the main menu: the rules of a game.
menu-rules = Règles : { $title }.
# A line of the main menu.
menu-continue = Continuer la dernière partie, { $title }.
    .braille = Continuer { $title }.
# A line of the main menu, when the record of the last match does not name a game.
menu-continue-unknown = Continuer la dernière partie.
    .braille = Continuer.
# A line of a menu.
menu-leave = Quitter le programme.
    .braille = Quitter.
# The help for a line of a menu.
menu-help = { $item } { $key-take } pour choisir cette ligne.
    .braille = { $item } { $key-take } choisit.
# The help for a line of the list of sounds. $item is its line.
sound-help = { $item } { $key-take } pour entendre ce son de nouveau.
    .braille = { $item } { $key-take }: jouer.
# A number key was pressed for which there is no line.
no-such-number = Il n'y a pas de ligne { $number }, seulement { $count }.
    .braille = Pas de ligne { $number }, seulement { $count }.
# A typed word begins no line.
no-such-line = Aucune ligne ici ne commence par { $typed }.
    .braille = Aucune ligne { $typed }.
# A key without a meaning here. $key is its name.
no-such-key = { $key } ne fait rien ici. { $key-help } pour connaître les touches.
    .braille = { $key } ne fait rien. Touches: { $key-help }
# A record cannot be read. $path is a file, $reason comes from the system.
continue-fails = { $path } ne peut pas être continué : { $reason }. Le fichier reste tel quel.
    .braille = Pas continué: { $path }, { $reason }. Fichier gardé.
# A record cannot be told. $path is a file, $reason a sentence.
continue-fails-at = { $path } ne peut pas être continué, à cause de la ligne { $line }. { $reason } Le fichier reste tel quel.
    .braille = Pas continué: { $path }, ligne { $line }. { $reason } Fichier gardé.
# A record was damaged and is in another folder now, where $new is its name. $line is its first bad line, $reason a sentence.
record-aside = L'enregistrement { $path } est abîmé à la ligne { $line }. { $reason } Il est mis à part sous le nom { $new }.
    .braille = { $path } est abîmé, ligne { $line }. { $reason } Mis dans { $new }.
# A damaged record could not be put into another folder; $reason comes from the system.
record-not-aside = Il n'a pas pu être mis à part : { $reason }.
    .braille = Pas mis à part: { $reason }.
# Nothing of a damaged record can be played.
record-nothing-left = Rien ne peut en être joué.
# What is wrong with a line of a record.
record-no-text = Elle n'est pas écrite en UTF-8.
# A damaged record can be played up to its first bad line. $count is the number of actions and rolls before it.
record-part-left =
    { $count ->
        [1] L'action qui précède est intacte. Continuer à partir de là ?
        [one] { $count } action qui précède est intacte. Continuer à partir de là ?
        [many] { $count } d'actions qui précèdent sont intactes. Continuer à partir de là ?
       *[other] { $count } actions qui précèdent sont intactes. Continuer à partir de là ?
    } { $key-take } pour oui, { $key-back } pour non.
    .braille = Intactes: { $count }. Continuer de là?
# A match is being played in another window.
match-in-use = Cette partie est ouverte dans une autre fenêtre. La suivre d'ici ? { $key-take } pour oui, { $key-back } pour non.
    .braille = Ouverte dans une autre fenêtre. Suivre?
# Whoever plays in the other window has taken something back.
watch-undone = Quelque chose a été annulé.
# A line of the main menu: the lists of kept matches.
menu-matches = Toutes les parties.
# The list of unfinished matches opens. $count is the number of lines.
matches-title =
    Parties, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }.
    .brief = Parties.
# A line of that list: the finished matches.
matches-finished = Les parties terminées.
# The list of finished matches opens. $count is the number of lines.
matches-finished-title =
    Parties terminées, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }.
    .brief = Parties terminées.
# The one line of a list without matches.
matches-none = Il n'y en a aucune.
# A line of the list of unfinished matches. $players is a list of names, $next the name of whoever is next, $age a sentence part.
list-match = { $title }, { $players } : tour { $turn }, à { $next } de jouer, { $age }.
    .braille = { $title }, { $players }: tour { $turn }, { $next }, { $age }.
# A line of the list of unfinished matches: its record cannot be read. $path is its name.
list-match-unreadable = { $path } : abîmé.
# A line of the list of finished matches. $day is a date like 2026-11-30, $time like 14:05.
list-match-finished = { $title }, { $day }, { $time }.
# How long ago a match was played last.
age-minutes =
    { $count ->
        [0] à l'instant
        [1] il y a une minute
        [one] il y a { $count } minute
        [many] il y a { $count } de minutes
       *[other] il y a { $count } minutes
    }
# How long ago a match was played last.
age-hours =
    { $count ->
        [1] il y a une heure
        [one] il y a { $count } heure
        [many] il y a { $count } d'heures
       *[other] il y a { $count } heures
    }
# How long ago a match was played last.
age-days =
    { $count ->
        [one] il y a { $count } jour
        [many] il y a { $count } de jours
       *[other] il y a { $count } jours
    }
# What can be done with a match.
match-continue = Continuer cette partie.
# The title of the rules. $count is the number of lines, which are sections and short terms.
rules-title =
    Règles : { $title }, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }. { $key-down } pour lire la suite, { $key-right } pour lire une ligne phrase par phrase.
    .brief = Règles : { $title }.
    .braille =
        Règles: { $title }, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }. { $key-right }: phrases.

## Setting up a table

# The set-up of a game opens.
setup-title =
    { $title }, préparer la table. { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }.
    .brief = { $title }, préparer.
    .braille =
        { $title }, préparer, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# A line of the set-up.
setup-start = Commencer la partie.
    .braille = Commencer.
# A line of the set-up: a seat with a person.
setup-person = Place { $seat } : { $name }, une personne.
    .braille = Place { $seat }: { $name }, personne.
# A line of the set-up: a seat with a bot.
setup-bot = Place { $seat } : { $name }, un robot.
    .braille = Place { $seat }: { $name }, robot.
# A line of the set-up.
setup-add-person = Ajouter une personne.
# A line of the set-up. $level is a kind of bot.
setup-add-bot = Ajouter un robot : { $level }.
# A line of the set-up.
setup-seed-drawn = Graine des dés : tirée au hasard.
    .braille = Graine: au hasard.
# A line of the set-up: equal seeds and choices make equal matches.
setup-seed = Graine des dés : { $seed }.
    .braille = Graine: { $seed }.
# What to type for a seed.
setup-type-seed = Tapez une graine pour les dés, ou rien pour la tirer au hasard, puis Entrée.
    .braille = Tapez une graine, ou Entrée: au hasard.
# Somebody sat down.
setup-added = { $name } s'assoit à la table.
# Somebody was taken from the table.
setup-removed = { $name } quitte la table.
    .braille = { $name } quitte.
# A name that could not be heard, or is too long.
setup-bad-name =
    Il faut au nom une lettre ou un chiffre, et pas plus de { $most ->
        [one] { $most } caractère
        [many] { $most } de caractères
       *[other] { $most } caractères
    }.
    .braille = Nom: une lettre ou un chiffre, { $most } au plus.
# What to type for a name.
setup-name = Tapez un nom pour cette place, puis Entrée. Une ligne vide garde { $name }.
    .braille = Tapez un nom, ou Entrée: { $name }.
# A seat has a name.
setup-named = La place { $seat } a pour nom { $name }.
# There is no person at the table.
setup-no-person = Personne n'est au clavier, et il faut au moins une personne à la table. Ajoutez d'abord une personne.
    .braille = Personne ici. Ajoutez d'abord quelqu'un.
# The number of players is wrong.
setup-seats =
    { $most ->
        [one] Ce jeu se joue en solo. Retirez d'abord quelqu'un.
        [many] Ce jeu se joue de { $least } à { $most }. Ajoutez ou retirez d'abord quelqu'un.
       *[other] Ce jeu se joue de { $least } à { $most }. Ajoutez ou retirez d'abord quelqu'un.
    }
    .braille = Places: { $least } à { $most }. Ajoutez ou retirez.
# The choices for one seat.
seat-title =
    La place occupée par { $name }, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }.
    .braille =
        Place, { $name }, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# A line of a seat's menu.
seat-name = Taper un nom.
    .braille = Nom.
# A line of a seat's menu.
seat-person = Installer ici une personne.
    .braille = Mettre une personne.
# A line of a seat's menu. $level is a kind of bot.
seat-bot = Installer ici un robot : { $level }.
    .braille = Mettre un robot: { $level }.
# A line of a seat's menu.
seat-remove = Retirer cette place.
    .braille = Retirer.
# The name that a person has until another is typed.
name-person = Joueur
# A bot that plays sensibly. Also its name.
bot-careful = Prudent
# A bot that plays anything. Also its name.
bot-random = Hasard

## At the table

# A match begins. $players is the list of those at the table, in their order.
match-players =
    { $count ->
        [one] À la table : { $players }.
        [many] À la table, dans cet ordre : { $players }.
       *[other] À la table, dans cet ordre : { $players }.
    }
    .brief = À la table : { $players }.
    .braille =
        { $count ->
            [one] Table: { $players }.
            [many] Ordre: { $players }.
           *[other] Ordre: { $players }.
        }
# Who was drawn to begin.
match-first =
    { $you ->
        [yes] Le sort vous désigne pour commencer.
       *[no] Le sort désigne { $who } pour commencer.
    }
    .braille =
        { $you ->
            [yes] Vous commencez.
           *[no] { $who } commence.
        }
# Another person must take the keyboard for the first time.
hand-over = { $who }, à vous le clavier.
    .brief = À { $who } le clavier.
    .braille = À { $who }.
# Another person takes the keyboard; $changes is a list like "Piotr gains 3, total 12".
hand-over-changes = { $who }, depuis votre tour : { $changes }.
    .braille = { $who }: depuis { $changes }.
# Another person takes the keyboard.
hand-over-no-changes = { $who }, personne n'a marqué depuis votre tour.
    .brief = { $who }, personne n'a marqué.
    .braille = { $who }: depuis, aucun point.
# What has changed, said right after it was told whose turn it is.
hand-over-changes-told = { $who }, depuis votre dernier tour : { $changes }.
    .braille = Depuis: { $changes }.
# Nothing has changed, said right after it was told whose turn it is.
hand-over-no-changes-told = Personne n'a marqué depuis.
    .braille = Depuis, aucun point.
# Part of a list: what somebody gained.
points-change = { $who } gagne { $points }, total { $total }
    .braille = { $points } pour { $who } (tot { $total })
# Enter was pressed, and no choice was looked for.
nothing-focused =
    Aucun choix n'est sélectionné. { $key-down } pour les entendre : { $count ->
        [one] { $count } choix
        [many] { $count } de choix
       *[other] { $count } choix
    }.
    .braille =
        Aucune sélection. Bas: { $count ->
            [one] { $count } choix
            [many] { $count } de choix
           *[other] { $count } choix
        }.
# Between two people at one keyboard, where the settings want a key before the next one is told anything.
hand-over-wait = À { $who } le clavier. N'importe quelle touche pour continuer.
    .braille = À { $who }: toute touche.
# What a key does while the next person is waited for.
command-go-on = continuer
# The hint key was pressed, and the settings want no hints.
hints-off = Les réglages ne permettent pas de conseils.
    .braille = Pas de conseils.
# The question before a choice, where the settings want one always; $choice is a whole sentence.
confirm-choice = { $choice } Oui ou non ?
    .braille = { $choice } Oui?
# In a game whose dice roll by themselves: the next roll waits for a key, so that the newest choices
# can be heard in peace.
roll-due = { $key-roll } lance les dés.
    .full = La manche est finie. { $key-roll } lance les dés de la suivante.
    .braille = { $key-roll }: lancer.
# The one choice while a roll is due.
roll-now = Lancer les dés.
    .braille = Lancer.
# A line of the set-up, also told at the start of a match: how far undo goes.
table-undo =
    { $value ->
        [usual-free] L'annulation remonte jusqu'au début, comme d'habitude en solo.
        [usual-before-dice] L'annulation s'arrête aux dés tombés, comme d'habitude à plusieurs.
        [free] L'annulation remonte jusqu'au début de la partie.
       *[before-dice] L'annulation s'arrête aux dés tombés.
    }
    .braille =
        { $value ->
            [usual-free] Annuler: jusqu'au début, d'habitude.
            [usual-before-dice] Annuler: sauf dés tombés, d'habitude.
            [free] Annuler: jusqu'au début.
           *[before-dice] Annuler: sauf dés tombés.
        }
# Undo: $choice, a whole sentence like "Take 4 rays.", is done no longer.
undone =
    { $you ->
        [yes] Votre choix est annulé : { $choice }
       *[no] Choix annulé pour { $who } : { $choice }
    }
    .brief = Annulé : { $choice }
    .braille = Annulé: { $choice }
# Undo: $choice, a whole sentence, is done no longer, and what others did after it neither.
undone-more =
    { $you ->
        [yes] Votre choix est annulé, avec tout ce qui suivait : { $choice }
       *[no] Choix annulé pour { $who }, avec tout ce qui suivait : { $choice }
    }
    .brief = Annulé, avec tout ce qui suivait : { $choice }
    .braille = Annulé avec la suite: { $choice }
# Undo: a choice that nobody else may know is done no longer.
undone-secret =
    { $you ->
        [yes] Votre choix est annulé.
       *[no] Choix annulé pour { $who }.
    }
    .braille = { $who }: annulé.
# Redo: $choice, a whole sentence like "Take 4 rays.", is done after all.
redone =
    { $you ->
        [yes] Votre choix est rétabli : { $choice }
       *[no] Choix rétabli pour { $who } : { $choice }
    }
    .brief = Rétabli : { $choice }
    .braille = Rétabli: { $choice }
# Redo: $choice, a whole sentence, is done after all, and what others did after it too.
redone-more =
    { $you ->
        [yes] Votre choix est rétabli, avec tout ce qui suivait : { $choice }
       *[no] Choix rétabli pour { $who }, avec tout ce qui suivait : { $choice }
    }
    .brief = Rétabli, avec tout ce qui suivait : { $choice }
    .braille = Rétabli avec la suite: { $choice }
# Redo: a choice that nobody else may know is done after all.
redone-secret =
    { $you ->
        [yes] Votre choix est rétabli.
       *[no] Choix rétabli pour { $who }.
    }
    .braille = { $who }: rétabli.
# What a careful player would do; $choice is the text of a choice.
hint = Conseil. { $choice }
# The best choice, for the points of this turn. $choice is a whole sentence, $value the points on average, $bust how often in 100 turns there are none.
odds-best-points =
    Meilleur choix. { $choice } Ce choix rapporte { $value ->
        [one] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } point
        [many] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } points
       *[other] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } points
    } en moyenne, et rien { $bust } fois sur 100.
    .brief = Meilleur choix. { $choice }
    .braille = Mieux: { $choice } { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } pt, rien { $bust } fois sur 100.
# The best choice, for winning. $choice is a whole sentence, $value how often in 100 matches it wins, $bust how often in 100 turns this turn gives nothing.
odds-best-win = Meilleur choix. { $choice } Ce choix gagne { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } fois sur 100, et ce tour ne rapporte rien { $bust } fois sur 100.
    .brief = Meilleur choix. { $choice }
    .braille = Mieux: { $choice } gagne { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }, rien { $bust } fois sur 100.
# What the best choice is worth more than the next best one. $loss is in points.
odds-next-points =
    { $loss ->
        [0] Le deuxième meilleur choix vaut autant.
        [one] Le deuxième meilleur choix rapporte { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } point de moins.
        [many] Le deuxième meilleur choix rapporte { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } points de moins.
       *[other] Le deuxième meilleur choix rapporte { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } points de moins.
    }
    .brief = { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } de mieux que le deuxième.
    .braille = Deuxième: { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } de moins.
# What the best choice is worth more than the next best one. $loss is in matches of 100.
odds-next-win =
    { $loss ->
        [0] Le deuxième meilleur choix vaut autant.
       *[other] Le deuxième meilleur choix gagne { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } fois de moins sur 100.
    }
    .brief = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur 100 de mieux que le deuxième.
    .braille = Deuxième: { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } de moins sur 100.
# One choice with its odds, for the points of this turn; the facts are those of the best choice.
odds-action-points =
    { $choice } En moyenne { $value ->
        [one] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } point
        [many] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } points
       *[other] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } points
    }, rien { $bust } fois sur 100.
    .braille = { $choice } { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } pt, rien { $bust } fois sur 100.
# One choice with its odds, for winning; the facts are those of the best choice.
odds-action-win = { $choice } Ce choix gagne { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } fois sur 100, et ce tour ne rapporte rien { $bust } fois sur 100.
    .braille = { $choice } gagne { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }, rien { $bust } fois sur 100.
# A choice can be typed.
type-choice = Tapez un choix, ou des mots à chercher dans ce qui a été dit, puis Entrée.
    .braille = Tapez un choix ou des mots à chercher, Entrée.
# What was typed fits several choices; $first is the list of the first ones.
typed-several =
    { $count ->
        [one] { $count } choix convient : { $first }.
        [many] { $count } de choix conviennent. Tapez-en plus. Les premiers sont : { $first }.
       *[other] { $count } choix conviennent. Tapez-en plus. Les premiers sont : { $first }.
    }
    .braille =
        { $count ->
            [one] { $count } convient: { $first }.
            [many] { $count } de conviennent, tapez plus: { $first }.
           *[other] { $count } conviennent, tapez plus: { $first }.
        }
# Words that were looked for; $words is the newest message with them.
found = Trouvé : { $words }
# What was typed is neither a choice nor part of a message.
typed-nothing = Ni un choix possible, ni des mots déjà dits : { $text }.
    .braille = Pas un choix, jamais dit: { $text }.
# The same key was pressed twice, and the first one rolled dice.
pressed-twice = Les dés sont déjà lancés. Appuyez encore si c'est voulu.
    .braille = Déjà lancés. Encore?
# A match that was left before is continued.
match-goes-on = { $title } : la partie reprend là où elle en était.
    .braille = { $title } reprend.
# A match is continued; the program had stopped while it wrote the last line of the record.
record-torn = La dernière ligne de son enregistrement était incomplète et a été coupée.
    .braille = Dernière ligne coupée.
# A match is continued: what happened last, as it was said then. $words is a whole sentence.
resume-last = Dernière annonce : { $words }
# Asked before the table is left.
leave-match = Quitter cette partie ? Elle est gardée. { $key-take } pour oui, { $key-back } pour non.
    .braille = Gardée. { $key-take } oui, { $key-back } non: quitter la partie?
# Asked before the program is left.
leave-program = Quitter le programme ? { $key-take } pour oui, { $key-back } pour non.
    .braille = { $key-take } oui, { $key-back } non: quitter?
# Asked before the program is left during a match.
leave-program-match = Quitter le programme ? La partie est gardée. { $key-take } pour oui, { $key-back } pour non.
    .braille = Partie gardée. { $key-take } oui, { $key-back } non: quitter?
# A question was answered with no.
not-done = Rien n'est fait.
    .braille = Pas fait.
# A key that does not answer a yes or no question.
confirm-help = { $key-take } ou O pour oui, { $key-back } ou N pour non.
    .braille = { $key-take } ou O: oui. { $key-back } ou N: non.
# The first letter of yes.
yes-letter = o
# The first letter of no.
no-letter = n
# The whole word for yes, as it may be typed.
yes-word = oui
# The whole word for no, as it may be typed.
no-word = non

## The result

# A match is over; $path is its file.
result-title =
    La partie est terminée. Elle est gardée sous le nom { $path }. { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }.
    .brief = La partie est terminée.
    .braille =
        Partie terminée. Gardée: { $path }. { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# A match is over and could not be saved.
result-title-unsaved =
    La partie est terminée. Elle n'a pas pu être enregistrée : { $reason }. { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }.
    .braille =
        Partie terminée, non enregistrée: { $reason }. { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# A line after the end.
result-scores = Entendre les scores.
    .braille = Scores.
# A line after the end.
result-story = Entendre le récit de la partie.
    .braille = Récit.
# A line after the end, and one of the lines for a match that is kept.
match-replay = Parcourir cette partie, action par action.
    .braille = Parcourir.
# A line after the end, and one of the lines for a match that is kept.
match-export = Exporter cette partie dans un fichier.
    .braille = Exporter.
# A line after the end.
result-again = Rejouer à la même table.
    .braille = Rejouer.
# A line after the end.
result-menu = Retour au menu principal.
    .braille = Menu.
# The story opens. $count is the number of its lines.
story-title =
    Le récit, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }. { $key-down } pour lire la suite.
    .braille =
        Récit, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.

## A match that is kept

# What can be done with a match that is kept. $path is the name of its file, $count the number of lines.
match-title =
    La partie { $path }, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }.
    .brief = La partie { $path }.
    .braille =
        { $path }, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# A record cannot be read. $path is a file, $reason comes from the system.
match-unreadable = { $path } ne peut pas être lu : { $reason }. Le fichier reste tel quel.
    .braille = Illisible: { $path }, { $reason }. Fichier gardé.
# A record cannot be told. $path is a file, $reason a sentence.
match-unreadable-at = { $path } ne peut pas être lu, à cause de la ligne { $line }. { $reason } Le fichier reste tel quel.
    .braille = Illisible: { $path }, ligne { $line }. { $reason } Fichier gardé.

## Replay

# A match can be walked from point to point. $title is the game, $count the number of actions.
replay-title =
    Relecture : { $title }, { $count ->
        [1] une action
        [one] { $count } action
        [many] { $count } d'actions
       *[other] { $count } actions
    }. { $key-left } et { $key-right } pour aller d'action en action, { $key-up } et { $key-down } de tour en tour. { $key-help } pour connaître les touches.
    .brief = Relecture : { $title }.
    .braille = Relecture, { $title }: { $count }. Gauche, Droite. Touches:?
# Said after the title: some choices were taken back while it was played, and are not walked.
replay-undone =
    Des choix ont été annulés { $count ->
        [1] une fois
        [one] { $count } fois
        [many] { $count } de fois
       *[other] { $count } fois
    } dans cette partie. La relecture les passe.
    .braille = Annulés: { $count }, passés.
# Where the replay is: before the first action. $count is how many follow.
replay-beginning =
    { $count ->
        [0] Début. Aucune action ne suit.
        [1] Début. Une action suit.
        [one] Début. { $count } action suit.
        [many] Début. { $count } d'actions suivent.
       *[other] Début. { $count } actions suivent.
    }
    .brief = Début.
    .braille = Début, 0 sur { $count }.
# Where the replay is.
replay-position = Action { $n } sur { $count }.
    .brief = { $n } sur { $count }.
    .braille = { $n } sur { $count }.
# Where the replay is: at the last action of a match that is over.
replay-end = Action { $n } sur { $count }, la fin.
    .brief = La fin.
    .braille = { $n } sur { $count }, fin.
# Where the replay is: at the last action of a match that is not over.
replay-stops = Action { $n } sur { $count }. La partie ne va pas encore plus loin.
    .brief = Pas encore plus loin.
    .braille = { $n } sur { $count }, pas plus loin.
# What Up and Down Arrow go by was chosen.
replay-unit =
    { $unit ->
        [roll] { $key-up } et { $key-down } vont de jet en jet.
        [turn] { $key-up } et { $key-down } vont de tour en tour.
        [score] { $key-up } et { $key-down } vont de points en points.
       *[round] { $key-up } et { $key-down } vont de manche en manche.
    }
    .braille =
        { $unit ->
            [roll] Haut, Bas: jet.
            [turn] Haut, Bas: tour.
            [score] Haut, Bas: points.
           *[round] Haut, Bas: manche.
        }
# The help on the Space key: what Up and Down Arrow go by now, and how that is changed.
replay-help =
    { $unit ->
        [roll] { $key-up } et { $key-down } vont de jet en jet.
        [turn] { $key-up } et { $key-down } vont de tour en tour.
        [score] { $key-up } et { $key-down } vont de points en points.
       *[round] { $key-up } et { $key-down } vont de manche en manche.
    } { $key-number-1 } pour les jets, { $key-number-2 } pour les tours, { $key-number-3 } pour les points, { $key-number-4 } pour les manches. { $key-take } pour jouer à partir d'ici.
    .braille =
        { $unit ->
            [roll] Haut, Bas: jet.
            [turn] Haut, Bas: tour.
            [score] Haut, Bas: points.
           *[round] Haut, Bas: manche.
        } Jet 1, tour 2, points 3, manche 4.
# What to type in the replay. $count is the number of the last action.
replay-type = Tapez le numéro d'une action, de 0 à { $count }, puis Entrée.
    .braille = Tapez un numéro, 0 à { $count }.
# What was typed is no number of an action.
replay-no-number = Il n'y a pas d'action { $typed }, seulement de 0 à { $count }.
    .braille = Pas d'action { $typed }, seulement 0 à { $count }.
# Asked before a new match begins from a point of the replay.
replay-play-on = Jouer à partir d'ici, une nouvelle partie avec de nouveaux dés ? L'ancienne est gardée telle quelle. { $key-take } pour oui, { $key-back } pour non.
    .brief = Jouer à partir d'ici, avec de nouveaux dés ? { $key-take } pour oui, { $key-back } pour non.
    .braille = { $key-take } oui, { $key-back } non: jouer d'ici?
# Enter was pressed where the match is over.
replay-over = La partie est terminée ici. Revenez avant sa fin pour jouer à partir de là.
    .braille = Terminée ici. Revenez en arrière pour jouer.
# A new match begins from a point of another one.
match-branches = { $title } : une nouvelle partie continue d'ici, avec de nouveaux dés.
    .braille = { $title }: nouvelle partie d'ici.
# What a key does in the replay.
replay-key-up = reculer d'un jet, d'un tour, de points ou d'une manche
    .braille = reculer d'un jet, tour ...
# What a key does in the replay.
replay-key-down = avancer d'un jet, d'un tour, de points ou d'une manche
    .braille = avancer d'un jet, tour ...
# What a key does in the replay.
replay-key-left = l'action précédente
    .braille = action précédente
# What a key does in the replay.
replay-key-right = l'action suivante
    .braille = action suivante
# What a key does in the replay.
replay-key-home = le début de la partie
    .braille = début
# What a key does in the replay.
replay-key-end = la fin de la partie
    .braille = fin
# What a key does in the replay.
replay-key-take = jouer à partir d'ici, comme nouvelle partie
    .braille = jouer d'ici
# What number keys do in the replay: choose what Up and Down Arrow go by.
replay-key-number = choisir le pas de Haut et Bas : 1 pour les jets, 2 pour les tours, 3 pour les points, 4 pour les manches
    .braille = pas: jet 1, tour 2, points 3, manche 4
# What a key does in the replay.
replay-key-space = le pas de Haut et Bas en ce moment
    .braille = pas de Haut et Bas
# What a key does in the replay.
replay-key-type = aller à une action par son numéro
    .braille = aller à un numéro
# What a key does in the replay.
replay-key-last = réentendre cette action
    .braille = encore
# What a key does in the replay.
replay-key-last-roll = revenir au jet précédent
    .braille = jet précédent
# What a key does in the replay.
replay-key-last-score = revenir aux points précédents
    .braille = points précédents
# What a key does in the replay.
replay-key-my-turn = revenir au début d'un tour
    .braille = début d'un tour
# What a key does in the replay.
replay-key-around = un endroit de la table et ce qui l'entoure, de nouveau pour le suivant
    .braille = endroit et alentour, encore: suivant
# What a key does in the replay.
replay-key-hint = ce que ferait ici un robot prudent, de nouveau pour la raison
    .braille = conseil, encore: raison

## Export

# The title of a match that is exported. $title is the game, $players is the list of who played.
export-title = { $title } : { $players }
# A heading of an export: who played, who began, and what was agreed.
export-players = À la table
# A heading of an export: how the match ended, or where it stands.
export-result = Résultat
# A heading of an export. $round is its number.
export-round = Manche { $round }
# A heading of an export, within a round: the turn of a player.
export-turn = { $who }
# The list of the forms opens in which a match can be exported. $count is the number of its lines.
export-choose =
    Exporter cette partie dans un fichier, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }. { $key-back } n'exporte rien.
    .brief = Exporter cette partie.
    .braille =
        Exporter, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# A form of export: a file of plain text.
export-as-text = Texte brut.
# A form of export: a page to open in a web browser.
export-as-html = Page web, avec titres et listes.
    .braille = Page web.
# A form of export: JSON lines.
export-as-jsonl = Lignes JSON, pour des programmes.
    .braille = Lignes JSON.
# A long match is being exported, which takes some seconds.
export-begins = Cette partie est longue, un instant.
    .braille = Longue, un instant.
# A match is exported. $path is the file.
exported = Exporté dans { $path }.
# A match cannot be exported; $reason comes from the system.
export-fails = Rien n'est exporté, le fichier ne peut pas être écrit : { $reason }.
    .braille = Pas exporté: { $reason }.

## Typing

# How to type in a field.
field-help = Tapez le texte. Entrée le valide, Retour arrière efface, Échap revient.
    .braille = Tapez. Entrée valide, Retour arrière efface, Échap revient.
# What is in the field, after a key that is no text was answered.
field-so-far = Déjà tapé : { $typed }
    .braille = Tapé: { $typed }
# The last character was deleted. $typed is what is left.
field-deleted = { $gone } est effacé. Reste : { $typed }
    .braille = { $gone } effacé. Reste: { $typed }
# All characters are deleted.
field-deleted-all = { $gone } est effacé. Il ne reste rien.
    .braille = { $gone } effacé. Vide.
# The field takes no more.
field-full =
    Il n'y a pas de place ici pour plus de { $most ->
        [one] { $most } caractère
        [many] { $most } de caractères
       *[other] { $most } caractères
    }.
    .braille =
        Plein: { $most ->
            [one] { $most } caractère
            [many] { $most } de caractères
           *[other] { $most } caractères
        }.
# More was pasted at once than anybody can have typed. $count is the number of its characters.
pasted-too-much =
    { $count ->
        [one] { $count } caractère collé, le maximum à la fois est { $most }. Rien n'est fait.
        [many] { $count } de caractères collés, le maximum à la fois est { $most }. Rien n'est fait.
       *[other] { $count } caractères collés, le maximum à la fois est { $most }. Rien n'est fait.
    }
    .braille = Collés { $count }, maximum { $most }: rien fait.

## Reviewing what was said

# The review is at the oldest message, which is in $words.
review-oldest = Message le plus ancien. { $words }
    .braille = Premier. { $words }
# The review is at the newest message, which is in $words.
review-newest = Message le plus récent. { $words }
    .braille = Dernier. { $words }
# Nothing was said in this buffer.
buffer-empty = Aucun message ici.
    .braille = Rien ici.
# A buffer of messages was chosen.
buffer-all = Tous les messages.
# A buffer of messages was chosen.
buffer-table = Messages de la table.
    .braille = Messages: table.
# A buffer of messages was chosen.
buffer-answers = Réponses à vos touches.
    .braille = Messages: réponses.
# A buffer of messages was chosen.
buffer-system = Messages du programme.
    .braille = Messages: programme.
# A buffer of messages was chosen that is muted. $buffer is what is said of one that is not.
buffer-muted = { $buffer } En sourdine.
# All buffers are muted.
muted-all = En sourdine : ce que font les autres et les messages du programme. Tout reste dans l'historique. Votre tour, vos propres actions et les réponses restent annoncés.
    .brief = Les autres et le programme sont en sourdine.
    .braille = En sourdine: autres, programme.
# A buffer is muted.
muted-table = En sourdine : ce que font les autres. Tout reste dans l'historique. Votre tour, vos propres actions et la fin restent annoncés.
    .brief = Les autres sont en sourdine.
    .braille = En sourdine: autres.
# A buffer is muted.
muted-system = En sourdine : les messages du programme. Tout reste dans l'historique. Ce qui arrête la parole ou l'enregistrement reste annoncé.
    .brief = Les messages du programme sont en sourdine.
    .braille = En sourdine: programme.
# Nothing is muted any more.
unmuted-all = De nouveau annoncés : ce que font les autres et les messages du programme.
    .brief = Tout est de nouveau annoncé.
    .braille = Annoncé: tout.
# A buffer is no longer muted.
unmuted-table = De nouveau annoncé : ce que font les autres.
    .brief = Les autres sont de nouveau annoncés.
    .braille = Annoncé: autres.
# A buffer is no longer muted.
unmuted-system = De nouveau annoncés : les messages du programme.
    .brief = Les messages du programme sont de nouveau annoncés.
    .braille = Annoncé: programme.
# This buffer cannot be muted.
mute-refused = Les réponses à vos touches ne se mettent jamais en sourdine. { $key-next-buffer } choisit d'autres messages, { $key-mute } les met en sourdine.
    .braille = Les réponses restent. { $key-next-buffer }: autres messages.
# Words can be typed that are looked for in what was said.
find = Tapez des mots à chercher dans ce qui a été dit, puis Entrée.
    .braille = Mots à chercher, Entrée.
# Words can be typed that are looked for. $text are those that were looked for last.
find-again = Tapez des mots à chercher, puis Entrée. Entrée seule trouve un message plus ancien avec { $text }.
    .braille = Mots à chercher, ou Entrée: plus ancien, { $text }.
# Words that were looked for, $text, are in no message, or in none that is older.
not-found-all = Aucun message, ou aucun plus ancien, ne contient { $text }. { $key-find } pour taper d'autres mots.
    .braille = Plus de { $text }. { $key-find }: autres mots.
# The same in one buffer.
not-found-table = Aucun message de la table, ou aucun plus ancien, ne contient { $text }. { $key-find } pour taper d'autres mots, { $key-next-buffer } pour choisir d'autres messages.
    .braille = Table: plus de { $text }. { $key-find }, ou { $key-next-buffer }.
# The same in one buffer.
not-found-answers = Aucune réponse, ou aucune plus ancienne, ne contient { $text }. { $key-find } pour taper d'autres mots, { $key-next-buffer } pour choisir d'autres messages.
    .braille = Réponses: plus de { $text }. { $key-find }, ou { $key-next-buffer }.
# The same in one buffer.
not-found-system = Aucun message du programme, ou aucun plus ancien, ne contient { $text }. { $key-find } pour taper d'autres mots, { $key-next-buffer } pour choisir d'autres messages.
    .braille = Programme: plus de { $text }. { $key-find }, ou { $key-next-buffer }.
# A sentence of a longer text, with its number.
sentence = { $text } { $n } sur { $count }.
    .brief = { $text }
    .braille = { $text } { $n } sur { $count }.
# Words whose sign at the end ends no sentence, with spaces between them. They are never said.
# Replace those of English; the title of a game stays.
abbreviations = M. MM. Mgr. Dr. Pr. Me. St. Ste. etc. cf. env. ex. p. vol. art. av. apr. Out!
# A message is spelt. $characters is the list of its letters and signs.
spelt = { $characters }
# A capital letter in what is spelt. $letter is how the small letter is spelt.
spell-capital = { $letter } majuscule
# A digit, a sign or a letter that is not of the English alphabet, in what is spelt. $key is its
# number in Unicode, $name its English name there. Add the letters of your language as they are
# pronounced, and where $name remains, say that it is English.
spell-character =
    { $key ->
        [u0020] espace
        [u0021] point d'exclamation
        [u0022] guillemet droit
        [u0023] dièse
        [u0024] dollar
        [u0025] pour cent
        [u0026] esperluette
        [u0027] apostrophe
        [u0028] parenthèse ouvrante
        [u0029] parenthèse fermante
        [u002A] astérisque
        [u002B] plus
        [u002C] virgule
        [u002D] trait d'union
        [u002E] point
        [u002F] barre oblique
        [u0030] zéro
        [u0031] un
        [u0032] deux
        [u0033] trois
        [u0034] quatre
        [u0035] cinq
        [u0036] six
        [u0037] sept
        [u0038] huit
        [u0039] neuf
        [u003A] deux-points
        [u003B] point-virgule
        [u003C] inférieur
        [u003D] égal
        [u003E] supérieur
        [u003F] point d'interrogation
        [u0040] arobase
        [u005B] crochet ouvrant
        [u005C] barre oblique inverse
        [u005D] crochet fermant
        [u005E] accent circonflexe
        [u005F] tiret bas
        [u0060] accent grave
        [u007B] accolade ouvrante
        [u007C] barre verticale
        [u007D] accolade fermante
        [u007E] tilde
        [u00A7] paragraphe
        [u00AB] guillemet ouvrant
        [u00B0] degré
        [u00BB] guillemet fermant
        [u00E0] a accent grave
        [u00E2] a accent circonflexe
        [u00E4] a tréma
        [u00E6] e dans l'a
        [u00E7] c cédille
        [u00E8] e accent grave
        [u00E9] e accent aigu
        [u00EA] e accent circonflexe
        [u00EB] e tréma
        [u00EE] i accent circonflexe
        [u00EF] i tréma
        [u00F1] n tilde
        [u00F4] o accent circonflexe
        [u00F6] o tréma
        [u00F9] u accent grave
        [u00FB] u accent circonflexe
        [u00FC] u tréma
        [u00FF] y tréma
        [u0153] e dans l'o
        [u2013] tiret
        [u2014] tiret long
        [u2018] apostrophe ouvrante
        [u2019] apostrophe courbe
        [u201C] guillemet anglais ouvrant
        [u201D] guillemet anglais fermant
        [u2026] points de suspension
        [u20AC] euro
       *[other] { $name }, en anglais
    }
# A letter in what is spelt, with a word that begins with it. $letter is how the letter itself is
# spelt. $key is the letter or, outside the English alphabet, its number in Unicode, like u017C.
spell-phonetic =
    { $key ->
        [a] { $letter } Anatole
        [b] { $letter } Béatrice
        [c] { $letter } Célestin
        [d] { $letter } Désiré
        [e] { $letter } Eugène
        [f] { $letter } François
        [g] { $letter } Gaston
        [h] { $letter } Henri
        [i] { $letter } Irma
        [j] { $letter } Joseph
        [k] { $letter } Kléber
        [l] { $letter } Louis
        [m] { $letter } Marcel
        [n] { $letter } Nicolas
        [o] { $letter } Oscar
        [p] { $letter } Pierre
        [q] { $letter } Quintal
        [r] { $letter } Raoul
        [s] { $letter } Suzanne
        [t] { $letter } Thérèse
        [u] { $letter } Ursule
        [v] { $letter } Victor
        [w] { $letter } Wagon
        [x] { $letter } Xavier
        [y] { $letter } Yvonne
        [z] { $letter } Zoé
        [u00E9] { $letter } Édouard
        [u00E8] { $letter } Thérèse
        [u00EA] { $letter } forêt
        [u00E0] { $letter } déjà
        [u00E2] { $letter } château
        [u00E7] { $letter } François
        [u00EB] { $letter } Noël
        [u00EE] { $letter } Benoît
        [u00EF] { $letter } Loïc
        [u00F4] { $letter } Jérôme
        [u00F9] { $letter } où
        [u00FB] { $letter } août
        [u0153] { $letter } cœur
       *[other] { $letter }
    }
# What was said can be kept in a file. $count is the number of lines.
keep-title =
    Garder dans un fichier : { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }. { $key-back } ne garde rien.
    .brief = Garder dans un fichier.
    .braille =
        Garder dans un fichier: { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# A line of that menu. $words is the message.
keep-message = Ce message : { $words }
    .braille = Message: { $words }
# A line of that menu.
keep-turn = Votre dernier tour.
# A line of that menu. $count is the number of messages.
keep-all =
    Tout ce qui a été dit, { $count ->
        [one] { $count } message
        [many] { $count } de messages
       *[other] { $count } messages
    }.
    .braille = Tout: { $count }.
# What was said is kept. $path is the file.
kept-in = Gardé dans { $path }.
# What was said cannot be kept; $reason comes from the system.
keep-fails = Rien n'est gardé, le fichier ne peut pas être écrit : { $reason }.
    .braille = Pas gardé: { $reason }.
# There is nothing to repeat.
nothing-said = Rien n'a encore été dit.
    .braille = Rien dit.
# No event was told.
no-event-yet = Il ne s'est encore rien passé.
    .braille = Rien encore.
# No roll was told.
no-roll-yet = Il n'y a pas encore eu de jet.
    .braille = Pas de jet.
# No points were told.
no-score-yet = Personne n'a encore marqué.
    .braille = Pas de points.
# The player had no turn.
no-turn-yet = Vous n'avez pas encore eu de tour.
    .braille = Pas de tour.
# Messages were cut off by a key before they began; others have caused them.
missed =
    { $count ->
        [one] { $count } message manqué, { $key-missed } pour l'entendre.
        [many] { $count } de messages manqués, { $key-missed } pour les entendre.
       *[other] { $count } messages manqués, { $key-missed } pour les entendre.
    }
    .brief =
        { $count ->
            [one] { $count } manqué.
            [many] { $count } de manqués.
           *[other] { $count } manqués.
        }
    .braille = +{ $count } n.
# There is no message that was missed.
missed-none = Aucun message manqué.
    .braille = Aucun manqué.
# There are more messages that were missed.
missed-more =
    { $count ->
        [one] Encore { $count }.
        [many] Encore { $count }.
       *[other] Encore { $count }.
    }
# The hush key: speech of our own is stopped.
hushed = Silence.
# The verbosity was changed.
verbosity-brief = Annonces brèves.
    .braille = Bref.
# The verbosity was changed.
verbosity-standard = Annonces normales.
    .braille = Normal.
# The verbosity was changed.
verbosity-full = Annonces complètes.
    .braille = Complet.
# The verbosity was changed.
verbosity-braille = Annonces pour le braille, avec des abréviations que l'aide explique.
    .braille = Braille.

## The sounds

# A line of the main menu.
menu-sounds = Apprendre les sons.
    .braille = Sons.
# The list of lists of sounds. $count is the number of its lines.
sounds-title =
    Les sons, { $count ->
        [1] une liste
        [one] { $count } liste
        [many] { $count } de listes
       *[other] { $count } listes
    }. { $key-take } pour en ouvrir une.
    .braille =
        Sons, { $count ->
            [one] { $count } liste
            [many] { $count } de listes
           *[other] { $count } listes
        }.
# A line of the list of lists: the sounds that all games share.
sounds-common = Sons communs.
    .braille = Communs.
# A line of the list of lists: the sounds of one game.
sounds-of-game = Sons : { $title }.
    .braille = { $title }.
# The sounds that all games share are listed. $count is their number.
sounds-common-title = Sons communs, { $count } en tout. Chaque ligne joue son propre son, { $key-take } le rejoue.
    .braille = Communs, { $count }. { $key-take }: jouer.
# The sounds of one game are listed. $count is their number.
sounds-game-title = Sons : { $title }, { $count } en tout. Chaque ligne joue son propre son, { $key-take } le rejoue.
    .braille = { $title }, { $count }. { $key-take }: jouer.
# Said in the list of sounds: they are switched off.
sounds-off = Le volume des sons est à 0, il n'y a donc rien à entendre.
    .braille = Volume des sons 0.
# Said in the list of sounds: there is nothing that could play them.
sounds-no-device = Aucun appareil audio n'a été trouvé, il n'y a donc rien à entendre.
    .braille = Pas d'appareil audio.
# The sound device went away while the program ran.
sounds-lost = L'appareil audio n'est plus là. Le jeu continue sans sons.
    .braille = Appareil audio parti.
# Our own sound files are not where they should be.
sounds-missing = Les sons du programme ne sont pas installés. Le jeu continue sans eux.
    .braille = Pas de fichiers de sons.
# The folder that the player chose for sounds is not there.
sounds-folder-missing = Il n'y a pas de dossier { $path } pour vos sons. Les sons du programme servent à leur place.
    .braille = Pas de dossier { $path }, nos sons servent.
# Sound files that cannot be read. $file is the first of them.
sounds-broken =
    { $count ->
        [1] Le fichier de son { $file } ne peut pas être lu et est laissé de côté.
        [one] { $count } fichier de son, { $file }, ne peut pas être lu et est laissé de côté.
        [many] { $count } de fichiers de sons ne peuvent pas être lus et sont laissés de côté, d'abord { $file }.
       *[other] { $count } fichiers de sons ne peuvent pas être lus et sont laissés de côté, d'abord { $file }.
    }
    .braille = Sons illisibles: { $count }, { $file }.
# Sound files that are larger than 5 megabytes or longer than 10 seconds. $file is the first of them.
sounds-huge =
    { $count ->
        [1] Le fichier de son { $file } est trop grand pour un son bref et est laissé de côté.
        [one] { $count } fichier de son, { $file }, est trop grand pour un son bref et est laissé de côté.
        [many] { $count } de fichiers de sons sont trop grands pour des sons brefs et sont laissés de côté, d'abord { $file }.
       *[other] { $count } fichiers de sons sont trop grands pour des sons brefs et sont laissés de côté, d'abord { $file }.
    }
    .braille = Trop grands: { $count }, { $file }.
# A sound in the list of sounds: its name and when it is heard.
sound-dice = Dés en l'air : un jet commence.
    .braille = Dés: un jet.
# A sound in the list of sounds: its name and when it is heard.
sound-move = Glissement : quelque chose se déplace ou se termine sans points.
    .braille = Glissement: déplacé.
# A sound in the list of sounds: its name and when it is heard.
sound-taken = Pris : votre choix est pris.
    .braille = Pris: choix.
# A sound in the list of sounds: its name and when it is heard.
sound-score = Score : quelqu'un reçoit des points.
    .braille = Score: des points.
# A sound in the list of sounds: its name and when it is heard.
sound-bust = Échec : un tour ne rapporte rien.
    .braille = Échec: rien.
# A sound in the list of sounds: its name and when it is heard.
sound-turn = À vous : c'est à une personne au clavier de jouer.
    .braille = À vous.
# A sound in the list of sounds: its name and when it is heard.
sound-win = Victoire : une personne au clavier gagne.
    .braille = Victoire.
# A sound in the list of sounds: its name and when it is heard.
sound-end = Fin : la partie est terminée, et personne au clavier ne gagne.
    .braille = Fin: pas gagné.
# A sound in the list of sounds: its name and when it is heard.
sound-refuse = Refus : ce que vous voulez n'est pas possible maintenant.
    .braille = Refus.
# A sound in the list of sounds: its name and when it is heard.
sound-edge = Bord : une liste ou une suite de cases ne va pas plus loin.
    .braille = Bord d'une liste.
# A sound in the list of sounds: its name and when it is heard.
sound-review = Historique : vous lisez un message plus ancien.
    .braille = Historique.
# A sound in the list of sounds: its name and when it is heard.
sound-missed = Manqué : des messages ont été coupés avant que vous les entendiez.
    .braille = Manqué.

## Help, made from the table of keys

# The help opens. $count is the number of its lines.
help-title =
    { $count ->
        [1] Une touche marche ici.
        [one] { $count } touche marche ici.
        [many] { $count } de touches marchent ici.
       *[other] { $count } touches marchent ici.
    } { $key-down } pour lire la suite, { $key-back } pour revenir.
    .braille =
        Aide, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# The help opens at the table in braille. $count is the number of its lines.
help-title-terms =
    Touches et abréviations, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }. { $key-down } pour lire la suite, { $key-back } pour revenir.
    .braille =
        Aide, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# The title of the last section of the rules, before a line for each short term.
short-terms = Abréviations en braille.
# One line of the help.
help-line = { $keys } : { $what }.
# A line of the help, in lists where letters jump to a line.
help-letters = La première lettre d'une ligne : aller à cette ligne.
    .braille = Première lettre d'une ligne: y aller.
# What the first letter of the word for yes does where a question is asked.
command-yes = répondre oui
# What the first letter of the word for no does where a question is asked.
command-no = répondre non
# What a letter does in a list.
command-jump = aller à la ligne suivante qui commence ainsi
    .braille = aller à une ligne
# What a character does where something is typed.
command-types = s'écrit
# A line of a menu.
menu-learn = Apprendre les touches.
# Learning the keys begins: each key that is pressed is only told.
learn-title = Appuyez sur n'importe quelle touche pour entendre ce qu'elle fait ; rien d'autre ne se passe. Échap deux fois, ou Retour arrière deux fois, pour revenir.
    .brief = Appuyez sur des touches pour entendre ce qu'elles font. Échap deux fois pour revenir.
    .braille = Appuyez sur des touches. Revenir: Échap deux fois.
# Learning the keys ends.
learn-end = Les touches marchent de nouveau.
# A key was pressed to learn it. $what is what it does.
learn-key = { $key } : { $what }.
# A key was pressed to learn it that leaves when it is pressed once more.
learn-key-leaves = { $key } : { $what }. Encore une fois pour revenir.
    .braille = { $key }: { $what }. Encore: revenir.
# The list of commands with their keys opens. $count is the number of its lines.
keys-title =
    Touches, { $count ->
        [1] une ligne
        [one] { $count } ligne
        [many] { $count } de lignes
       *[other] { $count } lignes
    }. { $key-take } sur une ligne lui donne une autre touche.
    .brief = Touches.
    .braille =
        Touches, { $count ->
            [1] une ligne
            [one] { $count } ligne
            [many] { $count } de lignes
           *[other] { $count } lignes
        }.
# A command and its keys.
keys-line = { $what } : { $keys }.
# A line of that list.
keys-all-usual = Toutes les touches comme d'habitude.
    .braille = Touches d'habitude.
# Before all keys are as they usually are.
keys-all-usual-sure = Toutes vos propres touches seront oubliées. Oui ou non ?
    .braille = Oublier vos touches?
# All keys are as they usually are.
keys-are-usual = Toutes les touches sont comme d'habitude.
    .braille = Touches comme d'habitude.
# A line of the menu of one command.
keys-give = Lui donner une autre touche.
# A line of the menu of one command.
keys-take-away = Lui enlever { $key }.
    .braille = Enlever { $key }.
# A line of the menu of one command.
keys-usual = Ses touches habituelles.
# The next key that is pressed will do what $what says.
keys-listening = Appuyez sur la nouvelle touche pour cette commande : { $what }. Échap deux fois, ou Retour arrière deux fois, pour ne rien changer.
    .brief = Appuyez sur la nouvelle touche pour cette commande : { $what }.
    .braille = Nouvelle touche: { $what }. Revenir: Échap deux fois.
# What any key does while a new one is listened for.
keys-listening-does = elle est donnée à la commande
# What Escape and Backspace do while a new key is listened for.
keys-leave = deux fois de suite, ne rien changer
# Escape or Backspace was pressed once while a new key is listened for.
keys-leave-again = { $key } encore une fois pour ne rien changer.
    .braille = { $key } encore: revenir.
# A key was given to a command.
keys-given = { $key } sert désormais à ceci : { $what }.
# A key was taken from a command.
keys-taken = { $key } ne sert plus à ceci : { $what }.
# A key cannot be given or taken. $why is a part of a sentence.
keys-refused = { $key } ne peut pas changer : { $why }.
# Why a key cannot be given: the command has it.
keys-bad-same = elle fait déjà cela
# Before a key is given to a command. $what is what it does now.
keys-has-meaning = { $key } sert déjà à ceci : { $what }. La donner quand même ? Oui ou non ?
    .braille = { $key } sert à: { $what }. La donner?
# Before a key is given to a command. $who is a list of programs that keep this key for themselves.
keys-clash = { $key } pourrait ne jamais arriver à ce programme, à cause de ceci : { $who }. La donner quand même ? Oui ou non ?
    .braille = { $key } peut ne pas arriver: { $who }. La donner?
# Among programs that keep a key for themselves.
clash-terminal = le terminal
# The sheet of all keys, printed by the command line.
keys-sheet = Les touches de Dés accessibles.
# A heading of the sheet of keys.
keys-group-moving = Se déplacer et choisir
# A heading of the sheet of keys.
keys-group-playing = Jouer
# A heading of the sheet of keys.
keys-group-asking = Demander
# A heading of the sheet of keys.
keys-group-reviewing = Revoir ce qui a été dit
# A heading of the sheet of keys.
keys-group-program = Le programme
# A group of settings.
settings-keys = Touches.
# One key.
keys-one = { $first }
# Several keys for the same. $keys is a list with "or".
keys-several = { $keys }
# A row of keys.
keys-range = { $first } à { $last }
# Where the name of a key is due, and the player has taken every key from the command.
key-none = aucune touche
# A key together with Control.
key-control = Contrôle { $key }
# A key together with Shift.
key-shift = Majuscule { $key }
# A key without a name of its own.
key-other = Cette touche
# The name of a key.
key-up = Flèche haut
# The name of a key.
key-down = Flèche bas
# The name of a key.
key-left = Flèche gauche
# The name of a key.
key-right = Flèche droite
# The name of a key.
key-home = Origine
# The name of a key.
key-end = Fin
# The name of a key.
key-enter = Entrée
# The name of a key.
key-escape = Échap
# The name of a key.
key-backspace = Retour arrière
# The name of a key.
key-space = Espace
# The name of a key.
key-tab = Tabulation
# The name of a key.
key-insert = Insertion
# The name of a key.
key-delete = Suppr
# The name of a key.
key-pageup = Page précédente
# The name of a key.
key-pagedown = Page suivante
# The name of a key.
key-comma = Virgule
# The name of a key.
key-full-stop = Point
# The name of a key.
key-slash = Barre oblique
    .braille = /
# The name of a key.
key-question-mark = Point d'interrogation
    .braille = ?
# The name of a key.
key-semicolon = Point-virgule
# The name of a key.
key-colon = Deux-points
# The name of a key.
key-exclamation-mark = Point d'exclamation
# The name of a key.
key-apostrophe = Apostrophe
# The name of a key.
key-quote = Guillemet
# The name of a key.
key-hyphen = Trait d'union
# The name of a key.
key-underscore = Tiret bas
# The name of a key.
key-left-bracket = Parenthèse ouvrante
# The name of a key.
key-right-bracket = Parenthèse fermante
# The name of a key.
key-left-square = Crochet ouvrant
# The name of a key.
key-right-square = Crochet fermant
# The name of a key.
key-left-brace = Accolade ouvrante
# The name of a key.
key-right-brace = Accolade fermante
# The name of a key.
key-less = Inférieur
# The name of a key.
key-greater = Supérieur
# The name of a key.
key-plus = Plus
# The name of a key.
key-equals = Égal
# The name of a key.
key-asterisk = Astérisque
# The name of a key.
key-number-sign = Dièse
# The name of a key.
key-at = Arobase
# The name of a key.
key-and = Esperluette
# The name of a key.
key-percent = Pour cent
# The name of a key.
key-dollar = Dollar
# The name of a key.
key-caret = Accent circonflexe
# The name of a key.
key-tilde = Tilde
# The name of a key.
key-grave = Accent grave
# The name of a key.
key-bar = Barre verticale
# The name of a key.
key-backslash = Barre oblique inverse
# What a key does.
command-up = le choix précédent
    .braille = choix précédent
# What a key does.
command-down = le choix suivant
    .braille = choix suivant
# What a key does.
command-left = l'endroit précédent de la table
    .braille = endroit précédent
# What a key does.
command-right = l'endroit suivant de la table
    .braille = endroit suivant
# What a key does.
command-home = le premier choix
    .braille = premier choix
# What a key does.
command-end = le dernier choix
    .braille = dernier choix
# What a key does.
command-take = prendre le choix sélectionné
    .braille = prendre le choix
# What a key does.
command-back = revenir d'un pas, ou quitter le menu principal
    .braille = revenir, ou quitter
# What a key does.
command-number = prendre le choix de ce numéro
    .braille = prendre ce choix
# What a key does that the player has given to one number.
command-number-of = prendre le choix { $number }
# What a key does, where it has no meaning.
key-does-nothing = rien ici
# What a key does.
command-space = lancer si c'est possible, sinon une aide sur le choix sélectionné
    .braille = lancer, sinon aide sur le choix
# What a key does.
command-roll = lancer, ou continuer
# What a key does.
command-bank = s'arrêter ou passer, pour marquer
# What a key does.
command-dice = tous les dés et toutes les zones, de nouveau pour plus
    .braille = dés et zones, encore: plus
# What a key does.
command-zones = les zones, l'une après l'autre
    .braille = zone suivante
# What a key does.
command-sheet = votre fiche ou ce que vous avez mis de côté, de nouveau pour les autres
    .braille = votre fiche, encore: les autres
# What a key does.
command-scores = les scores, de nouveau pour les raisons
    .braille = scores, encore: raisons
# What a key does.
command-turn = à qui de jouer, et quoi faire
    .braille = à qui, quoi faire
# What a key does.
command-choices = ce que vous pouvez faire maintenant, et ce que chaque choix rapporterait
    .braille = choix, ce qu'ils rapportent
# What a key does.
command-around = ce qui entoure l'endroit sélectionné, et ce qu'il lui faut
    .braille = autour de l'endroit, ses besoins
# What a key does.
command-open = ce qui est encore possible
    .braille = encore possible
# What a key does.
command-rules = les règles de cette étape, de nouveau pour leur section
    .braille = règles, encore: section
# What a key does.
command-hint = un conseil, de nouveau pour la raison
    .braille = conseil, encore: raison
# What a key does.
command-last = réentendre le dernier événement
    .braille = dernier événement
# What a key does.
command-last-roll = réentendre le dernier jet
    .braille = dernier jet
# What a key does.
command-last-score = réentendre les derniers points
    .braille = derniers points
# What a key does.
command-my-turn = réentendre votre dernier tour
    .braille = votre dernier tour
# What a key does.
command-older = un message plus ancien
    .braille = message plus ancien
# What a key does.
command-newer = un message plus récent
    .braille = message plus récent
# What a key does.
command-missed = le prochain message manqué
    .braille = message manqué suivant
# What a key does.
command-next-buffer = la sorte de messages suivante
    .braille = sorte de messages suivante
# What a key does.
command-previous-buffer = la sorte de messages précédente
    .braille = sorte de messages précédente
# What a key does.
command-mute = mettre cette sorte de messages en sourdine, ou l'annoncer de nouveau
    .braille = cette sorte en sourdine ou non
# What a key does.
command-find = chercher des mots dans ce qui a été dit, de nouveau pour un message plus ancien
    .braille = chercher, encore: plus ancien
# What a key does.
command-spell = épeler le message, de nouveau avec un mot pour chaque lettre
    .braille = épeler, encore: avec mots
# What a key does.
command-sentence-back = la phrase précédente du message
    .braille = phrase précédente
# What a key does.
command-sentence-on = la phrase suivante du message
    .braille = phrase suivante
# What a key does.
command-keep = garder dans un fichier ce qui a été dit
    .braille = garder dans un fichier
# What a key does.
command-type = taper un choix, ou chercher dans ce qui a été dit
    .braille = taper un choix, ou chercher
# What a key does: the newest line is read in parts that a braille display can show.
command-line-back = la partie précédente de la ligne
    .braille = partie précédente de la ligne
# What a key does: the newest line is read in parts that a braille display can show.
command-line-on = la partie suivante de la ligne
    .braille = partie suivante de la ligne
# What a key does.
command-repeat = répéter la dernière réponse
    .braille = dernière réponse
# What a key does.
command-hush = faire taire la voix du programme, et rien d'autre
    .braille = faire taire la voix
# What a key does.
command-undo = annuler le dernier choix
    .braille = annuler un choix
# What a key does.
command-redo = rétablir le choix annulé
    .braille = rétablir un choix
# What a key does.
command-verbosity = annonces brèves, normales, complètes ou pour le braille
    .braille = bref, normal, complet, braille
# What a key does.
command-settings = les réglages
# What a key does.
command-learn = apprendre les touches, chacune dit ce qu'elle fait
    .braille = apprendre les touches
# What a key does.
command-help = les touches qui marchent maintenant
    .braille = touches qui marchent
# What a key does.
command-leave = quitter le programme
    .braille = quitter

## Refusals that every game shares

# Refused: the match has ended.
refuse-game-over = La partie est terminée.
    .braille = Déjà fini.
# Refused: dice are still rolling (programs only can meet it).
refuse-dice-in-the-air = Les dés sont en l'air.
    .braille = Dés en l'air.
# Refused: no dice are due.
refuse-no-dice-in-the-air = Aucun dé n'est en l'air.
    .braille = Aucun dé en l'air.
# Refused: an outcome has the wrong number of dice; $count are in the air.
refuse-wrong-dice =
    { $count ->
        [one] Il y a exactement { $count } dé en l'air, et un autre nombre de dés est donné.
        [many] Il y a exactement { $count } de dés en l'air, et un autre nombre de dés est donné.
       *[other] Il y a exactement { $count } dés en l'air, et un autre nombre de dés est donné.
    }
    .braille = { $count } en l'air, un autre nombre donné.
# Refused: another seat must act.
refuse-not-your-turn = Ce n'est pas à vous de jouer.
    .braille = Pas à vous.
# Refused: no person has chosen anything that undo could take back.
refuse-undo-nothing = Il n'y a aucun choix à annuler.
    .braille = Rien à annuler.
# Refused: undo stops at dice that have fallen. $who made the newest choice.
refuse-undo-dice =
    { $you ->
        [yes] Des dés sont tombés depuis votre dernier choix, et l'annulation à cette table ne remonte pas plus loin.
       *[no] { $who } a choisi, puis des dés sont tombés, et l'annulation à cette table ne remonte pas plus loin.
    }
    .brief = Des dés sont tombés depuis, l'annulation s'arrête là.
    .braille = Dés tombés, rien à annuler avant.
# Refused: undo stops where secret choices were told. $who made the newest choice.
refuse-undo-told = Tous les choix de la manche ont été annoncés, et l'annulation à cette table ne remonte pas plus loin.
    .brief = Les choix ont été annoncés, l'annulation s'arrête là.
    .braille = Choix annoncés, rien à annuler avant.
# Refused: nothing was taken back that redo could give back.
refuse-redo-nothing = Rien n'a été annulé depuis le dernier choix.
    .braille = Rien à rétablir.

## Why a bot, or a hint, chooses something

# The bot that plays anything.
reason-any = Tous les choix se valent.
    .braille = Tout se vaut.

## Lines that cannot be read. $place is the number of a word in the line.

# A line stops where something was expected.
notation-ends-early = La ligne s'arrête là où il fallait ceci : { $expected }.
    .braille = Trop court, attendu: { $expected }.
# A word is not the one that was expected.
notation-word = Le mot { $place } est { $word }, là où il fallait ceci : { $expected }.
    .braille = Mot { $place }: { $word }, attendu: { $expected }.
# A number was expected.
notation-not-a-number = Le mot { $place } est { $word }, là où il fallait un nombre.
    .braille = Mot { $place }: { $word }, attendu: un nombre.
# A number is outside its bounds.
notation-out-of-range = Le mot { $place } est { $word }, là où il fallait un nombre de { $least } à { $most }.
    .braille = Mot { $place }: { $word }, attendu: { $least } à { $most }.
# A face was named twice.
notation-face-twice = Le mot { $place } est { $word }, déjà compté avant.
    .braille = Mot { $place }: { $word } deux fois.
# The line goes on after its end.
notation-too-long = Le mot { $place } est { $word }, là où la ligne devait finir.
    .braille = Mot { $place }: { $word }, attendu: la fin.
# An option has no such value.
notation-option-value = { $word } n'est pas une valeur de l'option { $name }.
    .braille = { $word } pas une valeur de { $name }.
# The dice of all zones do not sum up.
notation-dice-in-all = Nombre de dés dans toutes les zones : { $found }, attendu : { $expected }.
# The number of seats is wrong.
notation-seats =
    { $most ->
        [one] Ce jeu se joue en solo.
        [many] Ce jeu se joue de { $least } à { $most }.
       *[other] Ce jeu se joue de { $least } à { $most }.
    }
# A record has a format that this version does not know. $newest is the newest one that it knows.
notation-format = Cet enregistrement a le format { $format } ; cette version du programme lit les formats de 1 à { $newest }, une version plus récente peut peut-être le lire.
    .braille = Format { $format }, lus: 1 à { $newest }, plus dans une version récente.
# A record was played by other rules of its game. $ours is the number of the rules that we play by.
notation-rules-version = Cette partie suit la version { $version } des règles du jeu, et cette version du programme suit la version { $ours }.
    .braille = Règles, version { $version }, ici { $ours }.
# A record names a game that is not there.
notation-no-such-game = Il n'y a pas de jeu { $word }.
# A record names a bot that is not there.
notation-no-such-bot = Il n'y a pas de robot { $word }.
# A line is well made, but not legal there.
notation-illegal = { $line } n'est pas permis à cet endroit : { $reason }
    .braille = { $line } pas permis. { $reason }

## The commands that do not play. Errors are one sentence on standard error.

# What the program can do, for a11y-dice help. One line each.
cli-help-play = La commande a11y-dice lance le jeu, et a11y-dice --verbosity brief en dit moins ; standard et full en disent plus.
# A line of the help on the command line.
cli-help-replay = La commande a11y-dice replay FILE raconte une partie enregistrée.
# A line of the help on the command line. FILE stays as it is.
cli-help-export = La commande a11y-dice export FILE écrit une partie enregistrée en texte, en page web ou en JSON.
# A line of the help on the command line.
cli-help-format = L'option --format est suivie de text, html ou jsonl.
# A line of the help on the command line.
cli-help-output = L'option --output est suivie du nom d'un nouveau fichier ; sans elle, l'export s'affiche.
# The match was written into a file.
cli-exported = La partie est exportée dans { $path }.
# The file that was named is there already.
cli-file-exists = Il y a déjà un fichier { $path }, qui reste tel quel.
# The file that was named cannot be written; $reason comes from the system.
cli-not-written = Le fichier { $path } ne peut pas être écrit : { $reason }.
# A line of the help on the command line.
cli-help-try = La commande a11y-dice try GAME POSITION ACTION --dice OUTCOME installe une position, joue des actions et dit ce qui suit.
# A line of the help on the command line.
cli-help-perft = La commande a11y-dice perft GAME DEPTH POSITION compte les positions où quelqu'un doit décider.
# The last line of the help on the command line.
cli-help-more = Ajoutez --help à une commande pour connaître ses options, et mettez une position, une action ou un résultat entre guillemets.
# An option of a command.
cli-help-json = L'option --json affiche du JSON.
# An option of a command.
cli-help-verbosity = L'option --verbosity est suivie de brief, standard, full ou braille.
# An option of a command.
cli-help-dice = L'option --dice est suivie de ce que donnent les dés, un résultat après l'autre, tant qu'il y en a.
# An option of a command.
cli-help-seed = L'option --seed est suivie de la graine des dés qui ne sont pas donnés.
# The version of the program.
cli-version = Version { $version } de a11y-dice.
# An option of playing has a wrong value. $allowed says what it can be.
cli-setting = L'option --{ $name } ne peut pas être { $value }, seulement : { $allowed }.
# The arguments are wrong; $reason comes from the library that reads them.
cli-arguments = Ces arguments ne conviennent pas : { $reason } ; a11y-dice --help dit ce qui convient.
# There is no command of this name.
cli-no-such-command = Il n'y a pas de commande { $name } ; a11y-dice --help dit lesquelles existent.
# There is no game of this name. $games is a list of ids.
cli-no-such-game = Il n'y a pas de jeu { $name } ; les jeux sont { $games }.
# The position is of another game.
cli-other-game = La position est celle du jeu { $name }, et le jeu est { $game }.
# The position cannot be read. $reason is a sentence.
cli-position = La position ne peut pas servir : { $reason }
# A number was expected.
cli-number = Il fallait un nombre de 0 à { $most }, pas { $word }.
# An argument is missing; $what is its name, like POSITION.
cli-missing = Il manque { $what } ; a11y-dice { $command } --help dit ce qu'il faut.
# There is an argument too many.
cli-too-many = { $word } est de trop ; a11y-dice { $command } --help dit ce qu'il faut.
# An action cannot be played. $reason is a sentence.
cli-action = L'action { $number }, { $action }, ne peut pas être jouée : { $reason }
# An outcome cannot be read. $reason is a sentence.
cli-outcome = Le résultat { $number } ne peut pas servir : { $reason }
# Dice do not fit an action. $reason is a sentence.
cli-dice = Les dés après l'action { $number }, { $action }, ne peuvent pas servir : { $reason }
# Dice do not fit the position. $reason is a sentence.
cli-dice-first = Les dés de la position ne peuvent pas servir : { $reason }
# More dice were given than were rolled.
cli-dice-left =
    { $count ->
        [one] { $count } résultat est donné pour des dés qui ne sont pas lancés.
        [many] { $count } de résultats sont donnés pour des dés qui ne sont pas lancés.
       *[other] { $count } résultats sont donnés pour des dés qui ne sont pas lancés.
    }
# A record cannot be told. $reason is a sentence.
cli-record = L'enregistrement { $file }, ligne { $line }, ne peut pas être raconté : { $reason }
# A file cannot be read. $reason comes from the system.
cli-file = Le fichier { $file } ne peut pas être lu : { $reason }.
# A file is not text.
cli-encoding = Le fichier { $file } n'est pas du texte en UTF-8 à l'octet { $byte }.
# The last line of a record was never finished.
cli-torn = La dernière ligne de l'enregistrement est incomplète et laissée de côté.
# The record stops before the end of the match.
cli-unfinished = La partie n'est pas terminée.
# The count of positions.
cli-perft =
    { $count ->
        [1] une position
        [one] { $count } position
        [many] { $count } de positions
       *[other] { $count } positions
    } après { $depth ->
        [1] une décision
        [one] { $depth } décision
        [many] { $depth } de décisions
       *[other] { $depth } décisions
    }.
# The name of a seat of a position.
cli-player = Joueur { $seat }
# A labelled line: the position in notation.
cli-line-position = Position : { $text }
# A labelled line: something that was announced.
cli-line-announced = Annonce : { $text }
# A labelled line: a legal action in notation.
cli-line-legal = Permis : { $text }
# A labelled line: the points of all seats.
cli-line-scores = Scores : { $text }
# A labelled line: nobody can act any more.
cli-line-over = À qui d'agir : personne, la partie est terminée.

## The command doctor: what was found, in one sentence each. The first word or two say what it is about.

# What a setting is, in the list of the command line and on a page.
about-speak = Le moyen de vous parler : text, reader, voice, spoken-only ou none.
# What a setting is, in the list of the command line and on a page.
about-text-beside = Si le texte s'affiche pendant qu'une voix ou un lecteur d'écran parle.
# What a setting is, in the list of the command line and on a page.
about-verbosity = Combien est dit.
# What a setting is, in the list of the command line and on a page.
about-never-interrupt = Si une touche laisse finir ce qui se dit.
# What a setting is, in the list of the command line and on a page.
about-reading-speed = Combien de caractères par seconde votre lecteur d'écran dit au plus ; 0 si personne ne compte ce qu'il a manqué.
# What a setting is, in the list of the command line and on a page.
about-braille-cells = Combien de caractères a votre afficheur braille.
# What a setting is, in the list of the command line and on a page.
about-voice-rate = Combien de mots par minute dit la voix.
# What a setting is, in the list of the command line and on a page.
about-voice-pitch = La hauteur de la voix.
# What a setting is, in the list of the command line and on a page.
about-voice-volume = Le volume de la voix.
# What a setting is, in the list of the command line and on a page.
about-voice-language = La langue de la voix ; auto est celle du texte.
# What a setting is, in the list of the command line and on a page.
about-voice-names = La voix de chaque langue, comme en=gmw/en-us.
# What a setting is, in the list of the command line and on a page.
about-sounds-volume = Le volume des sons ; 0 est sans sons.
# What a setting is, in the list of the command line and on a page.
about-sounds-over-speech = Si les sons peuvent s'entendre pendant que la voix parle.
# What a setting is, in the list of the command line and on a page.
about-sounds-folder = Un dossier de vos propres sons, qui en remplacent d'autres par leur nom.
# What a setting is, in the list of the command line and on a page.
about-language = La langue des mots ; auto est celle de votre système.
# What a setting is, in the list of the command line and on a page.
about-keyboard = La disposition de votre clavier.
# What a setting is, in the list of the command line and on a page.
about-keys = Des touches qui font autre chose que d'habitude, comme f8=roll.
# What a setting is, in the list of the command line and on a page.
about-events = Ce que devient chaque sorte d'événements : dite, dite sans sons, seulement dans l'historique, ou rien.
# What a setting is, in the list of the command line and on a page.
about-people = Ce qui change d'une personne à l'autre : langue, annonces, voix.
# What a setting is, in the list of the command line and on a page.
about-undo = Jusqu'où l'annulation remonte à une nouvelle table ; auto dépend de qui joue.
# What a setting is, in the list of the command line and on a page.
about-confirm = Quels choix demandent une confirmation avant d'être joués.
# What a setting is, in the list of the command line and on a page.
about-hints = Si la touche des conseils en donne.
# What a setting is, in the list of the command line and on a page.
about-hand-over = Ce qui est dit quand vient la personne suivante au clavier ; wait attend d'abord une touche.
# What a setting is, in the list of the command line and on a page.
about-empty-line = Si une ligne vide sépare deux tours, pour la basse vision.
# A line of the help for the command line.
cli-help-odds = La commande a11y-dice odds GAME POSITION dit ce que vaut chaque choix, en points ou en chances de gagner.
# An option of the command line.
cli-help-goal = L'option --goal points ou --goal win dit sur quoi portent les chances.
# The command line asks for odds that a game does not have. $goal is "points" or "win".
cli-no-odds = Cette version ne calcule pas { $goal } pour le jeu { $game }.
# The command line asks for the odds of a position in which no player must decide.
cli-nobody-acts = Personne n'a à décider dans cette position.
# A line of the help for the command line.
cli-help-keys = La commande a11y-dice keys affiche toutes les touches, telles que vous les avez.
# A line of the help for the command line.
cli-help-settings = La commande a11y-dice settings NAME VALUE donne la liste des réglages, en décrit un, ou en garde une autre valeur.
# The command line lists a setting. $name is its name, $value what it is, $origin a sentence.
cli-setting-is = { $name } est { $value }. { $origin }
# The command line tells what a setting can be.
cli-setting-allowed = Valeurs possibles : { $allowed }.
# The command line says where the settings are kept.
cli-settings-file = Les réglages sont gardés dans { $path }.
# A setting was given another value on the command line.
cli-setting-set = { $name } est désormais { $value }, dans { $path }.
# The command line names a setting that does not exist. $names is the list of all names.
cli-no-such-setting = Il n'y a pas de réglage { $name }. Il y a : { $names }.
# A line of the help on the command line.
cli-help-doctor = La commande a11y-dice doctor dit ce que le programme trouve ici : parole, terminal, lecteurs d'écran, son, réglages, dossiers.
# An option of the command doctor.
cli-help-speak = L'option --speak dit aussi ce qui est trouvé, et peut être suivie de voice ou reader.
# An option of the command doctor.
cli-help-test = L'option --test essaie tout ce qui peut s'entendre, l'un après l'autre, avec une question chaque fois.
# An option of the command doctor.
cli-help-report = L'option --report affiche un rapport sans noms ni dossier personnel, ou l'écrit dans le nouveau fichier dont le nom suit.
# The first line; what comes after it may take so long.
doctor-begin =
    Examen de ce qui est là, pendant { $seconds ->
        [1] une seconde
        [one] { $seconds } seconde
        [many] { $seconds } de secondes
       *[other] { $seconds } secondes
    } au plus.
# The first line of the report for the people who make the program.
doctor-report = Rapport de a11y-dice doctor. Les noms des personnes et de l'ordinateur, et le dossier personnel, sont remplacés.
# The report was written into a file.
doctor-report-written = Écrit : le rapport est dans { $path }.
# The file of the report cannot be written; $reason comes from the system.
doctor-report-not-written = Le rapport ne peut pas être écrit dans { $path } : { $reason }.
# The findings were to be spoken, and no voice and no screen reader can speak them.
doctor-not-spoken = Pas dit : ni une voix ni un lecteur d'écran ne peut servir.
# The result. $way is a way to be spoken to, as at the beginning of a game.
doctor-playable = Jeu possible : vous auriez { $way }.
# The result: what is chosen does not work, another way does. $name is what it is called on the command line.
doctor-playable-with = Jeu possible avec { $way } : lancez a11y-dice --speak { $name }.
# The result.
doctor-not-playable = Jeu impossible : rien ne peut être dit ici d'aucune façon.
# A heading: the sentences after it are problems.
doctor-problems =
    { $count ->
        [0] Problèmes : aucun.
        [one] Problèmes, { $count } :
        [many] Problèmes, { $count } :
       *[other] Problèmes, { $count } :
    }
# A heading: the sentences after it are about one thing.
doctor-topic =
    { $topic ->
        [ways] Moyens de vous parler :
        [terminal] Terminal :
        [readers] Lecteurs d'écran et braille :
        [voice] Voix du programme :
        [sound] Son :
        [settings] Réglages :
        [folders] Dossiers :
        [records] Parties :
       *[system] Système et versions :
    }
# Something went wrong within the program while it looked. $reason is for those who make the program.
doctor-failed =
    { $topic ->
        [ways] Les moyens de vous parler ne peuvent pas être donnés
        [terminal] Le terminal ne peut pas être examiné
        [readers] Les lecteurs d'écran ne peuvent pas être cherchés
        [voice] La voix du programme ne peut pas être examinée
        [sound] Le son ne peut pas être examiné
        [settings] Les réglages ne peuvent pas être examinés
        [folders] Les dossiers ne peuvent pas être examinés
        [records] Les parties ne peuvent pas être examinées
       *[system] Le système ne peut pas être examiné
    } : { $reason }.
# What is looked at does not answer in time, because a device or another program hangs.
doctor-no-answer =
    { $topic ->
        [ways] Moyens de vous parler :
        [terminal] Terminal :
        [readers] Lecteurs d'écran :
        [voice] Voix du programme :
        [sound] Son :
        [settings] Réglages :
        [folders] Dossiers :
        [records] Parties :
       *[system] Système :
    } pas de réponse en { $seconds ->
        [1] une seconde
        [one] { $seconds } seconde
        [many] { $seconds } de secondes
       *[other] { $seconds } secondes
    }, quelque chose est donc bloqué.
# The way that a game begins with. $way is a way to be spoken to.
doctor-chosen-default = Choisi : { $way }, puisque rien d'autre n'est choisi.
# The way that a game begins with. $way is a way to be spoken to.
doctor-chosen-flag = Choisi : { $way }, comme le veut la ligne de commande.
# The way that a game begins with. $way is a way to be spoken to.
doctor-chosen-environment = Choisi : { $way }, comme le veut l'environnement.
# The way that a game begins with. $way is a way to be spoken to.
doctor-chosen-file = Choisi : { $way }, comme le veulent vos réglages.
# A way to be spoken to can be used. $name is what it is called on the command line.
doctor-way-works = Fonctionne : { $way }, avec --speak { $name }.
# A way to be spoken to cannot be used. The reason is told elsewhere.
doctor-way-fails = Ne fonctionne pas : { $way }.
# The chosen way to be spoken to cannot be used.
doctor-way-lost = Choisi, mais ne fonctionne pas : { $way }.
# The chosen way to be spoken to cannot be used, and a game shows text in its place.
doctor-way-lost-text = Choisi, mais ne fonctionne pas : { $way }. Le texte prend le relais.
# A reader reads the terminal while another voice speaks.
doctor-two-voices = Deux voix : { $reader } lit ce terminal, et le moyen choisi a aussi une voix.
# Our own voice is chosen, and the player is at another machine.
doctor-voice-remote = Voix ailleurs : ce terminal est distant, la voix du programme s'entend donc à l'autre ordinateur.
# Standard output.
doctor-text-terminal = Le texte va dans un terminal.
# Standard output.
doctor-text-pipe = Le texte va dans un tube ou un fichier, pas dans un terminal.
# Standard output.
doctor-text-closed = Le texte ne va nulle part : la sortie standard est fermée.
# The size of the terminal.
doctor-size =
    Taille : { $columns ->
        [1] une colonne
        [one] { $columns } colonne
        [many] { $columns } de colonnes
       *[other] { $columns } colonnes
    } et { $rows ->
        [1] une ligne
        [one] { $rows } ligne
        [many] { $rows } de lignes
       *[other] { $rows } lignes
    }.
# The size of the terminal.
doctor-size-unknown = Taille : le terminal ne la dit pas, les lignes ne sont donc pas coupées.
# The size of the terminal. $least is how many columns are enough.
doctor-size-narrow =
    Taille : seulement { $columns ->
        [1] une colonne
        [one] { $columns } colonne
        [many] { $columns } de colonnes
       *[other] { $columns } colonnes
    }, et un mot peut en demander { $least }.
# Standard input.
doctor-keys-terminal = Les touches viennent d'un terminal, une par une.
# Standard input.
doctor-keys-pipe = Les touches viennent d'un tube ou d'un fichier, un nom ou un mot par ligne.
# Standard input.
doctor-keys-closed = Les touches ne viennent de nulle part : l'entrée standard est fermée.
# The encoding of the text.
doctor-encoding = Codage du texte : { $encoding }.
# The encoding of the text.
doctor-encoding-poor = Codage du texte : { $encoding }, où certaines lettres des noms deviennent des points d'interrogation ; UTF-8 les a toutes.
# A variable of the environment.
doctor-term = TERM est { $name }.
# A variable of the environment.
doctor-no-term = TERM n'est pas défini, ce qui ne gêne pas.
# A program in which the terminal is, like tmux.
doctor-inside = À l'intérieur : { $name }.
# The terminal is at another computer.
doctor-remote = À distance : ce terminal passe par SSH, les sons et la voix du programme s'entendent à l'autre ordinateur.
# A variable of the environment.
doctor-no-color = NO_COLOR est défini ; il n'y a pas de couleurs de toute façon.
# A variable of the environment. $name is its name.
doctor-accessible = { $name } est défini, le texte est donc choisi sauf si la ligne de commande dit autre chose.
# A screen reader.
doctor-reader-here = { $reader } lit ce terminal.
# A screen reader.
doctor-reader-runs = { $reader } tourne sur cet ordinateur.
# No screen reader is among the programs that run.
doctor-reader-none = Aucun lecteur d'écran n'a été trouvé parmi les programmes qui tournent sur cet ordinateur.
# Speech Dispatcher is a program that speaks for others.
doctor-dispatcher = Speech Dispatcher répond.
# Speech Dispatcher is a program that speaks for others.
doctor-dispatcher-none = Speech Dispatcher ne tourne pas.
# Speech Dispatcher is a program that speaks for others.
doctor-dispatcher-frozen = Speech Dispatcher tourne et ne répond pas ; il faut le redémarrer.
# The library by which we speak to Speech Dispatcher cannot be used. $reason is in English.
doctor-dispatcher-library = Speech Dispatcher ne peut pas être interrogé : { $reason }.
# The way "reader" works. $reader is the name of the reader, or of Speech Dispatcher.
doctor-bridge = Joint directement : { $reader }.
# The way "reader" does not work.
doctor-bridge-none = Joint directement : aucun lecteur d'écran.
# The way "reader" does not work.
doctor-bridge-hangs = Joint directement : aucun lecteur d'écran, car celui qui est appelé ne répond pas.
# The way "reader" does not work.
doctor-bridge-crashes = Joint directement : aucun lecteur d'écran, car la bibliothèque qui en cherche un échoue.
# Our own voice works; whether it can be heard depends on the sound device.
doctor-voice = La voix du programme produit de la parole.
# Our own voice does not work. $reason comes from the system.
doctor-voice-no-process = La voix du programme ne peut pas démarrer : { $reason }.
# Our own voice does not work. $reason is in English.
doctor-voice-none = La voix du programme n'a pas de synthèse vocale : { $reason }.
# Our own voice does not work.
doctor-voice-hangs = La voix du programme ne répond pas.
# Our own voice does not work.
doctor-voice-silent = La voix du programme produit du silence au lieu de la parole.
# The voices that can be chosen.
doctor-voices =
    { $count ->
        [one] Voix : { $count }
        [many] Voix : { $count }
       *[other] Voix : { $count }
    } pour { $languages ->
        [1] une langue.
        [one] { $languages } langue.
        [many] { $languages } de langues.
       *[other] { $languages } langues.
    }
# The voices that can be chosen for a language that the program speaks. $language is its code.
doctor-voices-of =
    { $language ->
        [en] Voix pour l'anglais
        [pl] Voix pour le polonais
        [ru] Voix pour le russe
        [fr] Voix pour le français
       *[other] Voix pour { $language }
    } : { $count }.
# A setting asks for a language that no voice has. $language is its code.
doctor-voice-language-missing = Voix pour { $language } : aucune, alors que vos réglages demandent cette langue ; une autre voix parle.
# The sound device.
doctor-device = L'appareil audio joue.
# The sound device. $reason is in English.
doctor-device-none = Appareil audio : aucun qui puisse servir, { $reason }, il n'y a donc ni sons ni voix du programme.
# All sound devices.
doctor-devices =
    { $count ->
        [0] Appareils audio : aucun n'a de nom.
        [one] Appareils audio : { $count }.
        [many] Appareils audio : { $count }.
       *[other] Appareils audio : { $count }.
    }
# A sound device by its name.
doctor-device-name = Appareil audio par son nom : { $name }.
# The files of the sounds.
doctor-sounds =
    { $count ->
        [one] Sons : { $count } du programme.
        [many] Sons : { $count } de du programme.
       *[other] Sons : { $count } du programme.
    }
# The files of the player's own sounds.
doctor-sounds-own =
    { $count ->
        [one] Sons : { $count } à vous.
        [many] Sons : { $count } à vous.
       *[other] Sons : { $count } à vous.
    }
# The sounds are switched off.
doctor-sounds-off = Les sons sont coupés par vos réglages.
# The library of the sound device cannot be used. $reason is in English.
doctor-sounds-library = Les sons ne peuvent pas être chargés : { $reason }.
# The file of the settings.
doctor-settings-file = Fichier des réglages : { $path }.
# The file of the settings.
doctor-settings-no-file = Fichier des réglages : aucun encore, ce serait { $path }.
# A setting that is not the usual one, and where it comes from. $name is its name in the file.
doctor-setting-file = { $name } est { $value }, d'après votre fichier de réglages.
# A setting that is not the usual one, and where it comes from. $name is its name in the file.
doctor-setting-environment = { $name } est { $value }, d'après l'environnement.
# A setting that is not the usual one, and where it comes from. $name is its name in the file.
doctor-setting-flag = { $name } est { $value }, d'après la ligne de commande.
# The settings that were not told.
doctor-settings-usual =
    Valeurs habituelles : { $count ->
        [one] { $count } réglage.
        [many] { $count } de réglages.
       *[other] { $count } réglages.
    }
# The home folder.
doctor-home = Dossier personnel : { $path }.
# The home folder.
doctor-home-none = Dossier personnel : aucun.
# The home folder.
doctor-home-missing = Dossier personnel : { $path } n'existe pas.
# A folder into which the program writes.
doctor-folder =
    { $kind ->
        [settings] Dossier des réglages
        [records] Dossier des parties
       *[transcripts] Dossier de ce qui a été dit
    } : { $path }, où l'on peut écrire.
# A folder into which the program writes. It is made when it is needed.
doctor-folder-later =
    { $kind ->
        [settings] Dossier des réglages
        [records] Dossier des parties
       *[transcripts] Dossier de ce qui a été dit
    } : { $path }, qui n'existe pas encore et peut être créé.
# A folder into which the program cannot write. $reason comes from the system.
doctor-folder-closed =
    { $kind ->
        [settings] Dossier des réglages
        [records] Dossier des parties
       *[transcripts] Dossier de ce qui a été dit
    } : rien ne peut être écrit dans { $path } : { $reason }.
# Room on the disk where the matches are kept.
doctor-room =
    Espace libre : { $megabytes ->
        [one] { $megabytes } mégaoctet.
        [many] { $megabytes } de mégaoctets.
       *[other] { $megabytes } mégaoctets.
    }
# Room on the disk where the matches are kept.
doctor-room-little =
    Espace libre : seulement { $megabytes ->
        [one] { $megabytes } mégaoctet.
        [many] { $megabytes } de mégaoctets.
       *[other] { $megabytes } mégaoctets.
    }
# The folder of the sounds.
doctor-folder-sounds = Dossier des sons : { $path }.
# The folder of the player's own sounds.
doctor-folder-own-sounds = Dossier de vos propres sons : { $path }.
# The folder of the player's own sounds. $reason comes from the system.
doctor-folder-own-sounds-closed = Dossier de vos propres sons : { $path } ne peut pas être lu : { $reason }.
# The kept matches.
doctor-records-unfinished =
    En cours : { $count ->
        [1] une partie.
        [one] { $count } partie.
        [many] { $count } de parties.
       *[other] { $count } parties.
    }
# The kept matches.
doctor-records-finished =
    Terminées : { $count ->
        [1] une partie.
        [one] { $count } partie.
        [many] { $count } de parties.
       *[other] { $count } parties.
    }
# The kept matches of which the newest ones were read. $damaged of them cannot be.
doctor-records-read =
    Lues : { $read ->
        [1] une partie
        [one] { $read } partie
        [many] { $read } de parties
       *[other] { $read } parties
    }, abîmées : { $damaged }.
# Damaged matches that were put into a folder of their own.
doctor-records-aside =
    { $count ->
        [1] Mises à part : une partie abîmée dans { $path }.
        [one] Mises à part : { $count } partie abîmée dans { $path }.
        [many] Mises à part : { $count } de parties abîmées dans { $path }.
       *[other] Mises à part : { $count } parties abîmées dans { $path }.
    }
# A kept match that cannot be continued. $reason is a sentence.
doctor-record-damaged = Abîmé : { $file }, ligne { $line } : { $reason }
# A kept match that cannot be read. $reason comes from the system.
doctor-record-unreadable = Abîmé : { $file } ne peut pas être lu : { $reason }.
# More damaged matches than were told.
doctor-records-more-damaged =
    Abîmées : encore { $count ->
        [1] une partie.
        [one] { $count } partie.
        [many] { $count } de parties.
       *[other] { $count } parties.
    }
# The version of the program.
doctor-program = a11y-dice { $version }.
# The version of Python. $name is the kind of Python.
doctor-python = Python { $version }, { $name }.
# The system.
doctor-system = Système : { $name }.
# The language of the system, as it is set.
doctor-language = Langue du système : { $name }.
# The language of the system.
doctor-no-language = Langue du système : non définie.
# The encoding of files.
doctor-file-names = Codage du système : { $encoding }.
# The program runs from a folder.
doctor-not-installed = Bibliothèques : leurs versions sont inconnues, car le programme tourne sans être installé.
# A library that the program uses.
doctor-library = { $name } { $version }.
# A library that the program needs and that is not there. $wanted is its name with the versions that would do.
doctor-library-missing = { $name } manque : installez { $wanted }.
# A library that the program can use. $extra is what it is called when the program is installed.
doctor-library-extra = { $name } n'est pas installé ; cela vient avec a11y-dice[{ $extra }].

## The test of what reaches the player: one channel after the other, and a question for each

# A line of the menu of speech: opens the test.
speech-test = Essayer ce qui s'entend.
# The first step of the test. $channel is what is tested; $n and $count are numbers.
hearing-step-first = Essai { $n } sur { $count } : { $channel }. Appuyez sur { $key-take } pour l'essayer. Ensuite, appuyez sur O si cela vous parvient, sur N sinon, ou sur { $key-take } pour l'essayer de nouveau.
    .brief = Essai { $n } sur { $count } : { $channel }. { $key-take }, puis O ou N.
    .braille = { $channel }, { $n } sur { $count }. { $key-take }, puis O ou N.
# A later step of the test. $channel is what is tested; $n and $count are numbers.
hearing-step = Essai { $n } sur { $count } : { $channel }. { $key-take }, puis O ou N.
    .braille = { $channel }, { $n } sur { $count }. { $key-take }, puis O ou N.
# What can be done in the test.
hearing-help = Appuyez sur { $key-take } pour essayer, sur O si cela vous parvient, sur N sinon, sur { $key-back } pour finir les essais.
    .braille = { $key-take }: essai. O: oui. N: non. { $key-back }: fin.
# Yes was answered before anything was tried.
hearing-first = Rien n'est encore essayé. Appuyez sur { $key-take } pour l'essayer, sur N pour passer.
    .braille = Pas essayé. { $key-take }: essai. N: passer.
# A channel is being tried now; this is said in another channel.
hearing-now = Écoutez, ou touchez.
# What is tested, also in a list.
channel-text = le texte dans le terminal
# What is tested, also in a list.
channel-voice = la voix du programme
# What is tested, also in a list: the screen reader, to which the program speaks directly.
channel-reader = la parole de votre lecteur d'écran
# What is tested, also in a list: the braille display, which the screen reader passes words to.
channel-braille = le braille de votre lecteur d'écran
# What is tested, also in a list.
channel-left = un son à gauche
# What is tested, also in a list.
channel-right = un son à droite
# What is written to be tested.
hearing-sample-text = Voici le texte dans le terminal.
# What is spoken to be tested.
hearing-sample-voice = Voici la voix du programme.
# What is spoken to be tested.
hearing-sample-reader = Ceci va directement à votre lecteur d'écran.
# What is shown on a braille display to be tested. Short.
hearing-sample-braille = Voici le braille.
# The text cannot be tested.
hearing-text-closed = Aucun texte ne peut s'afficher : la sortie standard est fermée.
# The screen reader cannot be tested.
hearing-reader-lost = Aucun lecteur d'écran ne répond.
# The voice cannot be tested.
hearing-voice-lost-device = Aucun appareil audio ne répond, la voix est donc muette.
# The voice cannot be tested.
hearing-voice-lost-library = Aucune synthèse vocale n'a été trouvée, il n'y a donc pas de voix.
# The voice cannot be tested.
hearing-voice-lost-child = La voix ne démarre pas.
# The end of the test. $heard and $missed are lists of what was tested, maybe empty.
hearing-result = Vous parvient : { $heard }. Ne vous parvient pas : { $missed }. Que faut-il garder ? La première ligne est la meilleure.
    .braille = Oui: { $heard }. Non: { $missed }. Garder quoi? D'abord le mieux.
# The end of the test where no way to be spoken to reached the player. $missed is a list of what was tested.
hearing-result-none = Aucune parole ne vous parvient. Ne vous parvient pas : { $missed }. Le programme ne peut que continuer ainsi.
    .braille = Pas de paroles. Non: { $missed }.
# A line at the end of the test. $way is a way to be spoken to.
hearing-keep = Garder { $way }.
# A line at the end of the test.
hearing-leave = Tout laisser comme c'est.
# The answer to that line.
hearing-left = Rien n'est changé.
# The answer to a line that keeps a way. $way is a way to be spoken to.
hearing-kept = Désormais vous avez { $way }.
    .braille = { $way }.
# What a key does in the test.
command-try = essayer maintenant
# What a key does in the test.
command-end-test = finir les essais
