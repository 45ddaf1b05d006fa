### French texts of everything but the games. Each game has its own file in its own folder.
### Beside each list and each number of points $x a text finds $x-count, a number to choose a plural form by.
### In French 0 and 1½ take the singular: a form [one] writes the number that came, never “1”.

## Words that others are made of

seat = Place { $number }
list-empty = rien
list-more = { $list }, { $item }
list-last = { $list } et { $item }
list-or = { $list } ou { $item }
place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }

## The result

sheet-line =
    { $source } : { $count }, { $points } { $points-count ->
        [one] point.
       *[other] points.
    }
sheet-line-ranked =
    { $source } : { $count }, { $place }, { $points } { $points-count ->
        [one] point.
       *[other] points.
    }
sheet-line-tied =
    { $source } : { $count }, { $place } après égalité ({ $tie }), { $points } { $points-count ->
        [one] point.
       *[other] points.
    }
standing =
    { $place } : { $seat }, { $points } { $points-count ->
        [one] point.
       *[other] points.
    }
standing-tied =
    { $place } : { $seat }, { $points } { $points-count ->
        [one] point
       *[other] points
    } ({ $tie }).

## Previews

preview-reveals = La suite dépend du hasard : l’annuler, c’est retenter le hasard, et les autres personnes sont d’abord consultées.
preview-refused = « { $action } » est impossible : { $reason }

## Refusals: at the table

refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-which-seat = Plusieurs personnes décident en ce moment : précisez pour quelle place.
refusal-chance-decides = C’est le hasard qui décide maintenant, personne d’autre.
refusal-players-decide = C’est à quelqu’un de jouer, pas au hasard de décider.
refusal-luck-decides = « { $outcome } » relève du hasard, cela ne se choisit pas.
refusal-impossible-outcome = Le hasard ne peut pas donner « { $outcome } » maintenant.
refusal-script-over = Le scénario du hasard est épuisé.
refusal-plan-meets-luck = Le hasard intervient avant « { $action } », on ne peut donc pas le prévoir.
refusal-undo-nothing = { $seat } n’a aucune action à annuler.
refusal-undo-others-acted = Quelqu’un d’autre a joué depuis : les autres doivent être d’accord.
refusal-undo-refused = Cela a été refusé. Redemandez quand il se sera passé quelque chose.
refusal-undo-absent = { $seat } a joué une partie de ce qui serait annulé et n’est pas là pour donner son accord.
refusal-undo-revealed = Quelque chose a été révélé depuis : les autres doivent être d’accord.
refusal-nothing-to-undo = L’entrée { $entry } ne peut pas être annulée : elle n’a rien changé, ou elle l’est déjà.

## Refusals: at a live table

refusal-already-started = La partie a déjà commencé.
refusal-not-started = La partie n’a pas commencé.
refusal-not-over = La partie n’est pas terminée.
refusal-not-host = Seul l’hôte de la table peut faire cela.
refusal-not-seated = Seules les personnes qui jouent peuvent faire cela.
refusal-not-your-seat = { $seat } : ce n’est pas votre place.
refusal-no-hints = On ne demande pas d’indices à cette table.
refusal-seat-taken = { $seat } : cette place est déjà prise.
refusal-table-full = Toutes les places sont prises.
refusal-seats-open =
    { $seats-count ->
        [one] Il reste une place libre : { $seats }.
       *[other] Il reste des places libres : { $seats }.
    }
refusal-not-ready =
    { $seats-count ->
        [one] { $seats } n’est pas encore d’accord pour commencer.
       *[other] { $seats } ne sont pas encore d’accord pour commencer.
    }
refusal-seat-left = { $seat } a quitté la partie : un bot joue à cette place jusqu’à la fin.
refusal-turn-lapsed = Le temps de ce tour est écoulé : un bot le termine pour { $seat }.
refusal-paused = La partie est en pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-wish-open = Une question est déjà posée aux autres.
refusal-nothing-asked = Personne ne vous demande cela.
refusal-not-a-person = Aucune autre personne ne joue à la place de { $seat }.
refusal-remove-refused = Cela a été refusé. Redemandez quand il se sera passé quelque chose.
refusal-remove-alone = { $seat } est à la table, et personne n’exclut quelqu’un sans l’accord d’une autre personne qui joue.
refusal-was-removed = Les autres vous ont exclu de cette partie. Vous pouvez regarder.
refusal-stale = Cette décision portait sur une position qui a changé depuis : { $at } entrées étaient connues, il y en a { $entries }.
refusal-plan-length = Un plan compte au moins une action et au plus { $most }.
refusal-no-person = Dites d’abord qui vous êtes.
refusal-chat-off = Il n’y a pas de discussion à cette table.
refusal-chat-length = Un message compte au moins un caractère et au plus { $most }.
refusal-table-busy = Trop de messages attendent à cette table. Réessayez.
refusal-table-failed = La table n’a pas pu enregistrer cela. Réessayez.

## Refusals: by the service

refusal-unknown-table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
refusal-unknown-link = Ce lien ne fonctionne pas, ou plus.
refusal-wrong-secret = Ce code secret n’est à personne.
refusal-hello-first = Dites qui vous êtes avant de regarder une table.
refusal-bad-name = Un nom demande au moins une lettre, un chiffre ou un emoji, et rien d’invisible.
refusal-long-name = Un nom compte au plus { $most } caractères.
refusal-wrong-name = Ce n’est pas votre nom.
refusal-words-count = Nombre de mots : { $count } ; il en faut { $most }.
refusal-words-unknown = « { $word } » n’est pas un des mots. Est-il écrit comme vous l’avez noté ?
refusal-words-wrong = Ces mots ne vont pas ensemble : l’un d’eux est faux, ou l’ordre est différent.
refusal-unknown-words = Personne n’est ici par ces mots. Ils ne valent plus dès que de nouveaux ont été créés.
refusal-bad-message = Ce message est illisible.
refusal-bad-body = C’est illisible : { $detail }.
refusal-bad-data = On ne peut pas jouer avec ce fichier.
refusal-bad-timing = On ne peut pas jouer avec ces temps.
refusal-short-grace = Un bot peut jouer pour une personne absente au plus tôt après { $least } s.
refusal-too-fast = C’est trop à la fois. Patientez un instant.
refusal-too-large = C’est trop gros : au plus { $most } octets.
refusal-data-too-heavy = La lecture de ce fichier prend trop de temps ou de mémoire. Raccourcissez-le et simplifiez-le.
refusal-too-many-sockets = Vous avez déjà { $most } connexions ouvertes. Fermez-en une d’abord.
refusal-too-many-tables = On peut regarder au plus { $most } tables à la fois.

## What a live table does

table-undo = { $seat } annule une action.
    .you = Vous annulez une action.
table-takeover = { $seat } n’est plus là : un bot joue à cette place.
    .you = Vous n’êtes plus là : un bot joue à votre place.
table-handback = { $seat } est de retour.
    .you = Vous êtes de retour.
table-resign = { $seat } abandonne ; un bot continue.
    .you = Vous abandonnez ; un bot continue.
table-timeout = { $seat } n’a plus de temps ; un bot continue.
    .you = Vous n’avez plus de temps ; un bot continue.
table-lapse = { $seat } n’a plus de temps ; un bot termine ce tour.
    .you = Vous n’avez plus de temps ; un bot termine ce tour.
table-remove = Les autres ont exclu { $seat } ; un bot continue.
    .you = Les autres vous ont exclu ; un bot continue.
table-pause = La partie est mise en pause.
table-resume = La partie reprend.

## Refusals: what was typed

refusal-unknown-action = « { $text } » n’est pas une action. Les actions commencent par : { $known }.
refusal-bad-action = « { $text } » est illisible. La forme est : { $form }.
refusal-unknown-game = Le jeu « { $game } » n’existe pas. Les jeux sont : { $known }.
refusal-game-code = Le jeu installé « { $game } » ({ $place }) est inutilisable : { $detail }
refusal-unknown-language = La langue « { $language } » n’existe pas ici. Les langues sont : { $known }.
refusal-unknown-option = L’option « { $option } » n’existe pas. Les options sont : { $known }.
refusal-bad-option = L’option « { $option } » ne peut pas valoir { $value }.
refusal-unknown-rules-version = Ce sont des règles de { $game }, version { $found }, et ce Fogline ne connaît que : { $known }. Installez-en un plus récent : pip install --upgrade fogline
refusal-unknown-rule = La règle « { $rule } » n’existe pas.
refusal-wrong-data-option = Ce jeu prend un fichier du genre « { $expected } », pas « { $given } ».
refusal-no-data-file = { $game } n’a pas de fichier de données.
refusal-player-count =
    On ne peut pas jouer à { $players } { $players ->
        [one] personne.
       *[other] personnes.
    }

## Refusals: records

refusal-bad-json = Ce n’est pas du JSON : { $detail }.
refusal-bad-format = Ce n’est pas un enregistrement au format { $expected }.
refusal-bad-header = Cet enregistrement est illisible : { $detail }.
refusal-bad-receipt = Ce reçu est illisible : { $detail }.
refusal-not-canonical = « { $text } » doit s’écrire « { $expected } ».
refusal-unknown-control = La table ne connaît pas « { $text } ».
refusal-unknown-entry =
    L’entrée { $entry } n’existe pas : l’enregistrement compte { $entries } { $entries ->
        [one] entrée.
       *[other] entrées.
    }
refusal-bad-seats = Une place désigne quelqu’un qui n’est pas sur la liste.
refusal-no-records = Il n’y a aucun enregistrement à mesurer.
refusal-mixed-records = Une partie à { $found } places parmi des parties à { $expected } : mesurez-les à part.
refusal-unfinished-game = Une partie inachevée ne peut pas être mesurée.
refusal-unknown-seat = Il n’y a pas de place numéro { $seat }, en comptant à partir de 0.

## What is untrue about a record; entries are counted from 0, as in the file

record-rules-version = La partie a été jouée avec la version { $found } des règles ; celle-ci est la version { $expected }.
record-data-differs = La partie a été jouée avec d’autres cartes ou un autre plan : { $found }, pas { $expected }.
record-bad-seats = Une place désigne quelqu’un qui n’est pas sur la liste.
record-bad-start = La mise en place est impossible : { $reason }
record-entry-refused = L’entrée { $entry } ne peut pas être exécutée : { $reason }
record-position-differs = Toutes les entrées s’exécutent, mais elles mènent à une autre position finale que celle qui est écrite.
record-outcome-differs = Toutes les entrées s’exécutent, mais elles mènent à un autre résultat que celui qui est écrit.
record-hash-differs = Toutes les entrées s’exécutent, mais l’empreinte écrite est { $found } au lieu de { $expected }.
record-luck-unreadable = Ce que l’enregistrement dit de son hasard est illisible : { $detail }.
record-luck-commitment = Le secret du hasard n’est pas celui sur lequel la table s’était engagée.
record-luck-differs = L’entrée { $entry } n’est pas ce que le hasard devait apporter : elle dit « { $found } », alors que le secret et les apports donnent « { $expected } ».
record-receipt-commitment = L’engagement de l’enregistrement n’est pas celui du reçu.
record-receipt-own = L’apport de la place { $seat } (en comptant à partir de 0) qui figure sur le reçu n’est pas dans l’enregistrement.
record-receipt-list = Les apports de l’enregistrement ne sont pas ceux que la table a figés au début, d’après le reçu.

## Bots

refusal-bad-bot = « { $text } » ne désigne aucun bot. La forme est : { $form }.
refusal-unknown-bot = Le bot « { $bot } » n’existe pas. Les bots sont : { $known }.
refusal-bot-setting = Le bot « { $bot } » n’a pas de réglage « { $setting } ». Ses réglages sont : { $known }.
refusal-arena-bots = Un tournoi demande au moins deux bots différents, pas : { $bots }.
refusal-arena-store = « { $file } » n’est pas un fichier de parties d’arène : { $detail }.
refusal-arena-no-dask = Jouer sur une grappe demande Dask : installez fogline[cluster].
refusal-arena-cluster = La grappe à l’adresse { $address } est inutilisable : { $detail }.
refusal-arena-other-contest = « { $file } » contient les parties d’un autre tournoi. Indiquez un autre fichier, ou répétez la commande de ce tournoi.
refusal-bot-program = Le bot « { $bot } » lance un programme, ce qui n’est pas permis ici.
refusal-bot-limit = À cette table, le bot « { $bot } » peut avoir au plus { $most } pour « { $setting } ».
refusal-bot-setting-twice = Le bot « { $bot } » reçoit deux fois le réglage « { $setting } ».
refusal-bot-setting-value = Le bot « { $bot } » ne peut pas avoir { $value } pour « { $setting } » : de { $least } à { $most }.
refusal-bot-code = « { $file } » échoue à la ligne { $line } : { $detail }
refusal-bot-none = « { $file } » ne définit aucun bot, c’est-à-dire une classe fondée sur fogline.bots.Bot.
refusal-bot-class = « { $class } » n’est pas un bot : un bot est une classe fondée sur fogline.bots.Bot avec une méthode choose(view, legal, limit).
refusal-bot-name = Un autre bot s’appelle déjà « { $bot } ». Donnez un autre nom à la classe.
refusal-bot-no-module = Il n’y a pas ici de module Python « { $module } ».
refusal-bot-no-class = « { $module } » n’a pas de « { $class } ». Ses bots sont : { $known }.
refusal-bot-failed = Le bot « { $bot } » ne peut pas être créé : { $detail }

## Tutoriels

refusal-unknown-chapter = Il n’y a pas de chapitre { $chapter } ; le tutoriel en a { $most }.
refusal-tutorial-other = Le tutoriel attend autre chose ici.
refusal-tutorial-over = Cette partie du tutoriel est terminée.
cli-tutorial-none = { $game } n’a pas de tutoriel.
cli-tutorial-alone = Un tutoriel a ses propres joueurs, règles et hasard : laissez de côté { $options }.
cli-tutorial-welcome = { $game }, appris en jouant, en deux ou trois minutes. « quit » arrête à tout moment.
cli-tutorial-step = Étape { $number } sur { $steps }
cli-tutorial-next = Entrée pour continuer >{" "}
cli-tutorial-done = C’était le tutoriel. Une partie contre des bots : fogline play --terminal { $game }
cli-tutorial-stopped = Arrêté. Le tutoriel peut être rejoué à tout moment.

## Command line

cli-serving = Les tables sont servies à l’adresse { $url }
cli-serving-elsewhere = Les autres sur votre réseau les trouvent à l’adresse { $url }
cli-no-page = La page de jeu manque dans cette installation : elle a été faite sans connexion au registre npm, ou avec FOGLINE_PAGE=skip. Réinstallez pour l’obtenir. En attendant, on peut jouer autrement, par exemple avec fogline play --terminal.
cli-play-opened = Votre table est à l’adresse { $url }. Ctrl-C la ferme ; la partie est gardée, et le prochain fogline play la retrouvera.
cli-play-opened-home = Les jeux sont à l’adresse { $url }. Ctrl-C arrête tout ; les parties sont gardées, et le prochain fogline play les retrouvera.
cli-play-no-browser = Aucun navigateur n’a pu être ouvert ici : ouvrez l’adresse vous-même.
cli-error = Erreur :
cli-warning = avertissement :
cli-seat = { $seat }
cli-points = { $points } PV
cli-halves = { $points }
cli-sheet-ranked = ({ $count }, { $place })
cli-total = Total
cli-yes = oui
cli-no = non
cli-place-label = Rang
cli-spectator = le public
cli-chance = Le hasard
cli-table = La table
cli-secret = (secret)
cli-written = Écrit : { $file }
cli-not-utf8 = { $file } : ce n’est pas du texte en UTF-8.
cli-file-exists = { $file } existe déjà.
cli-hint-force = Choisissez un autre nom, ou ajoutez --force pour le remplacer.
cli-no-folder = Le dossier { $file } n’existe pas.
cli-is-folder = { $file } est un dossier.
cli-no-such-game =
    { $games ->
        [0] Il n’y a pas de partie numéro { $number } dans { $file }.
        [1] Il n’y a pas de partie numéro { $number } dans { $file }, qui en contient une seule.
       *[other] Il n’y a pas de partie numéro { $number } dans { $file }, qui en contient { $games }.
    }
cli-bad-line = { $file }, ligne { $line } : { $reason }
cli-no-such-entry =
    L’entrée { $entry } n’existe pas : l’enregistrement compte { $entries } { $entries ->
        [one] entrée.
       *[other] entrées.
    }
cli-no-such-seat = La place « { $seat } » n’existe pas. Donnez un nom ({ $names }), un numéro à partir de 1, ou spectator (le public).
cli-no-file-or-position = « { $text } » n’est ni un fichier ni une position. Une position s’écrit entre guillemets.

# arena
cli-arena-title =
    { $games ->
        [1] Une partie
       *[other] { $games } parties, chaque donne dans toutes les rotations
    }
cli-arena-bot = Bot
cli-arena-against = Contre
cli-arena-games = Parties
cli-arena-share = Part de victoires (95 %)
cli-arena-lead = Points d’avance (95 %)
cli-arena-verdict = Résultat
cli-arena-ahead = devant
cli-arena-behind = derrière
cli-arena-tie = égalité
cli-arena-rank = Rang
cli-arena-rating = Classement (95 %)
cli-arena-ms = ms par décision
cli-arena-repeat = Les rangs qu’on ne peut distinguer sont partagés. Plan { $plan }, cœur { $core }. Pour répéter : { $command }
cli-arena-luck = On retire la chance…
cli-arena-adjusted = Sans la part de la chance
cli-arena-narrower = Plus étroit (part / points)
cli-arena-unpaired = Non appariés

# load
cli-loadtest-prepare = Préparation
cli-loadtest-connect = Connexion
cli-loadtest-play = Parties en cours
cli-loadtest-title = { $tables } tables, { $sockets } connexions, { $seconds } secondes
cli-loadtest-held = Coups par seconde
cli-loadtest-of = { $held } sur { $asked }
cli-loadtest-latency = De l’envoi au dernier destinataire (50 / 90 / 99 / 99,9 / 100 %)
cli-loadtest-answer = De l’envoi à la réponse
cli-loadtest-storm = { $sockets } connexions perdues d’un coup, revenues en
cli-loadtest-storm-latency = … latence des coups joués entre-temps
cli-loadtest-returned = Tables que tous avaient quittées et retrouvées ({ $tables }) : temps jusqu’à ce que tous y soient
cli-loadtest-stall = Plus long blocage de la boucle d’événements
cli-loadtest-memory = Mémoire du service
cli-loadtest-processor = Temps processeur du service, par coup
cli-loadtest-service = Charge du service, rapportée à un cœur
cli-loadtest-clients = Charge des clients, rapportée à un cœur
cli-loadtest-others = Charge de tout le reste, y compris d’autres machines virtuelles sur le même matériel, rapportée à un cœur
cli-loadtest-fault = { $fault } : { $count }
cli-loadtest-sockets = { $sockets } connexions ne peuvent pas regarder { $tables } tables : chacune en regarde une.
cli-loadtest-failed = La mesure a échoué : { $detail }
cli-loadtest-html = Il n’y a pas de dossier pour { $file }.
cli-loadtest-slow = On ne peut pas placer un réseau lent devant des services déjà lancés (--slow avec --address).

# simulate
cli-simulate-progress = Parties en cours
cli-simulate-title =
    { $game }, { $games } { $games ->
        [one] partie
       *[other] parties
    }
cli-simulate-seat = Place
cli-simulate-bot = Bot
cli-simulate-wins = Victoires
cli-simulate-share = Part (95 %)
cli-simulate-points = Points
cli-simulate-order = Victoires selon l’ordre du tour : { $shares }
cli-simulate-ending = Fin par { $ending } : { $games }, { $share }
cli-simulate-length = { $entries } entrées par partie, { $winner } points au vainqueur, { $rate } parties par seconde
cli-simulate-written =
    { $games } { $games ->
        [one] enregistrement écrit
       *[other] enregistrements écrits
    } dans { $file }

# benchmark
cli-benchmark-changed = Ce n’est plus { $name } : { $what } a changé. Personne ne pourrait comparer les chiffres.

# dataset
cli-no-lab = Il faut le supplément « lab » ({ $detail } manque) : installez fogline[lab].
cli-dataset-progress = Fichiers
cli-dataset-written =
    { $decisions ->
        [one] Une décision écrite dans { $folder }
       *[other] { $decisions } décisions écrites dans { $folder }
    }
cli-dataset-checked =
    { $decisions ->
        [one] Une décision de { $folder }, recalculée : identique
       *[other] { $decisions } décisions de { $folder }, recalculées : identiques
    }
cli-dataset-no-games = Aucune partie finie parmi les enregistrements.
cli-dataset-mixed = La partie finie numéro { $number } diffère de la première par le jeu, les règles, les options, les données ou le nombre de joueurs : un jeu de données n’en contient que d’une sorte.
cli-dataset-other-plan = { $folder } appartient à un autre jeu de données : choisissez un nouveau dossier.
cli-dataset-not-empty = { $folder } n’est pas vide, et n’est pas un jeu de données.
cli-dataset-none = { $folder } n’est pas un jeu de données.
cli-dataset-differs = { $file }, ligne { $row } : ce qui est écrit n’est pas ce que donne l’enregistrement.

# fogline analyse
cli-analyse-progress = Examen de la partie
cli-analyse-graph = Chances, tout étant découvert
cli-analyse-none = Rien qui mérite d’être dit n’a été perdu.
cli-analyse-unjudged = Aucune décision n’a été jugée.
cli-analyse-points = Tournants
cli-analyse-entry = Entrée
cli-analyse-player = Joueur
cli-analyse-played = Joué
cli-analyse-better = Mieux
cli-analyse-loss = Perdu
cli-analyse-why = Pourquoi
cli-analyse-accounts = D’où viennent les résultats
cli-analyse-start = Début
cli-analyse-luck = Hasard
cli-analyse-skill = Son propre jeu
cli-analyse-unseen = Invisible
cli-analyse-others = Les autres
cli-analyse-table = Remplaçants
cli-analyse-result = Résultat

# verify
cli-verify-progress = Vérification
cli-verify-empty = Il n’y a aucune partie dans ce fichier.
cli-verify-result =
    { $failures ->
        [0] { $games ->
            [one] { $games } partie vérifiée : chaque entrée s’exécute ; position, résultat et empreinte concordent.
           *[other] { $games } parties vérifiées : chaque entrée s’exécute ; position, résultat et empreinte concordent.
        }
       *[other] Parties vérifiées : { $games }, dont en échec : { $failures }.
    }
cli-verify-luck =
    { $games ->
        [one] Le hasard de l’une d’elles a été vérifié aussi.
       *[other] Le hasard de { $games } d’entre elles a été vérifié aussi.
    }
cli-verify-receipt-unused = Aucun enregistrement ici ne parle du hasard de la table de ce reçu.
cli-record-bad-data = On ne peut pas jouer avec les cartes ou le plan que contient l’enregistrement : { $reason }

# replay
cli-replay-at =  Entrée { $entry } sur { $entries }, vue par : { $viewer }{" "}
cli-replay-keys = n → suivante · p ← précédente · nombre + Entrée : aller à ({ $number }) · e fin · s autre place · q quitter

# rules
cli-rules-not-found = Aucune règle ne parle de « { $word } ».
cli-rules-hint = Lire une règle : fogline rules SF-5.4, une section : fogline rules SF-5, chercher un mot : --search.

# deck and map
cli-no-data = { $game } n’a pas de données à montrer.
cli-no-picture = Il n’y en a pas d’image : { $game } ne montre ses données que comme texte.
cli-data-good =
    { $warnings ->
        [0] On peut jouer avec { $file }.
        [one] On peut jouer avec { $file } ; { $warnings } point est inhabituel.
       *[other] On peut jouer avec { $file } ; { $warnings } points sont inhabituels.
    }
cli-data-bad =
    On ne peut pas jouer avec { $file } : { $errors } { $errors ->
        [one] erreur.
       *[other] erreurs.
    }

cli-measure-title = { $game } à { $players }, { $games } parties de bots { $bot }
cli-measure-figure = Mesure
cli-measure-value = Valeur
cli-measure-target = Objectif
cli-measure-met = Atteint
cli-calibrate-head = Bot { $bot } de Fogline { $version } à chaque place ({ $ms } ms par décision, cœur { $core }), { $games } parties pour chaque nombre de personnes, données { $data } ({ $hash }…). Entre parenthèses, les intervalles à 95 %.
cli-calibrate-players = À { $players }
cli-calibrate-worth = Points
cli-calibrate-missed = Objectifs manqués :
cli-calibrate-missed-one = À { $players } : { $figure } : { $value }, objectif { $target }
cli-calibrate-none-missed = Tous les objectifs sont atteints.
cli-calibrate-repeat = À refaire : { $command }

# play
cli-play-opponents = { $game } contre des bots : combien d’adversaires ? Tapez un chiffre de 1 à { $most } (Entrée : { $usual }).
cli-play-empty-seat = Une place est vide dans « { $seats } ». Nommez des personnes ou des bots, avec des virgules : me,greedy,greedy.
cli-play-mistyped-bot = « { $name } » n’est pas un bot. Vouliez-vous dire : { $bots } ? Le nom d’une personne commence par une majuscule : { $person }.
cli-play-resume-alone = Une partie enregistrée apporte ses places et sa position : laissez de côté { $options }.
cli-play-input = { $seat } >{" "}
cli-play-curtain = Passez l’écran à { $seat }, puis appuyez sur Entrée.
cli-play-see-help = Tapez un numéro, une action, ou help.
cli-play-undone = { $seat } annule sa dernière action.
cli-play-consent = Annuler quand même, si tout le monde est d’accord ? Le hasard sera tiré à nouveau. (y/N){" "}
cli-play-legal = « { $action } » est permis maintenant.
cli-play-preview-what = Un aperçu de quoi ? Par exemple : preview 1
cli-play-secret-position = La position trahirait les secrets des autres ; enregistrez plutôt la partie.
cli-play-not-saved = La partie ne peut être enregistrée nulle part, pas même dans { $file }.
refusal-no-such-number = Il n’y a pas d’action numéro { $number } ; la liste va jusqu’à { $most }.
cli-play-saved = Enregistré : { $file }
cli-play-keep = Garder l’enregistrement dans { $file } ? (Entrée : oui, n : non, ou un autre nom){" "}
cli-play-keep-quit = Garder la partie dans { $file } pour la reprendre plus tard ? (Entrée : oui, n : non, ou un autre nom){" "}
cli-play-kept = L’enregistrement est dans { $file }. Pour le revoir : fogline replay { $file }
cli-play-kept-running = La partie est dans { $file }. Pour continuer : fogline play --resume { $file }
cli-play-form-help = help
cli-play-help-help = cette liste
cli-play-form-preview = preview ACTION[; ACTION…]
cli-play-help-preview = ce que changerait une action, ou un plan de plusieurs
cli-play-form-why = why ACTION
cli-play-help-why = pourquoi une action n’est pas permise
cli-play-form-undo = undo
cli-play-help-undo = annuler votre dernière action
cli-play-form-actions = actions
cli-play-help-actions = la liste de ce que vous pouvez faire
cli-play-form-board = board
cli-play-help-board = dessiner la table à nouveau
cli-play-form-score = score
cli-play-help-score = les points si la partie s’arrêtait maintenant
cli-play-form-log = log
cli-play-help-log = ce qui vient de se passer
cli-play-form-rules = rules NUMÉRO ou MOT
cli-play-help-rules = une règle, p. ex. rules SF-5.4, ou toutes celles qui parlent d’un mot
cli-play-form-position = position
cli-play-help-position = la position en une ligne de texte
cli-play-form-save = save [FICHIER]
cli-play-help-save = garder la partie dans un fichier et continuer
cli-play-form-quit = quit
cli-play-help-quit = arrêter ; la partie pourra être reprise
cli-play-help-plan = Une action est son numéro dans la liste ou sa notation ; un plan a des points-virgules : take a; build b0t
cli-play-form-who = who
cli-play-help-who = qui est assis où, qui est là, et les pendules
cli-play-form-chat = chat MOTS
cli-play-help-chat = dire quelque chose à toute la table
cli-play-form-yes = yes
cli-play-help-yes = accepter ce que quelqu’un demande
cli-play-form-no = no
cli-play-help-no = refuser ce que quelqu’un demande
cli-play-form-pause = pause
cli-play-help-pause = demander une pause aux autres
cli-play-form-resume = resume
cli-play-help-resume = reprendre après une pause
cli-play-form-resign = resign
cli-play-help-resign = abandonner ; un bot continue pour vous
cli-play-form-back = back
cli-play-help-back = rejouer, quand un bot joue pour vous
cli-play-form-host = host NOM
cli-play-help-host = céder le rôle d’hôte à une autre personne
cli-play-form-remove = remove NOM
cli-play-help-remove = demander aux autres d’exclure quelqu’un ; un bot continue
cli-play-form-mute = mute NOM
cli-play-help-mute = masquer ce que dit quelqu’un, ou l’afficher de nouveau
cli-play-form-ready = ready
cli-play-help-ready = dire que la partie peut commencer
cli-play-form-start = start
cli-play-help-start = lancer la partie, pour l’hôte
cli-play-form-rematch = rematch
cli-play-help-rematch = une autre partie avec les mêmes personnes, en décalant les places

# tables far away
cli-bad-link = « { $link } » ne mène à aucune table. Les liens ressemblent à ceci : https://example.org/join/… ou https://example.org/table/…
cli-unknown-limit = Il n’y a pas de limite appelée « { $name } ». Il y a : { $known }
cli-bad-limit = Ces limites ne peuvent pas servir ({ $given }) : { $detail }
cli-no-service = Pas de réponse, adresse { $service } : { $reason }
refusal-no-service = Quelque chose répond, mais ce n’est pas un service Fogline.
cli-play-join-alone = La table à distance a ses propres conditions : laissez de côté { $options }.
cli-hint-watch = Pour la regarder : fogline watch LINK
cli-online-full = Toutes les places de cette table sont prises.
cli-online-name = Comment les autres doivent-ils vous appeler ?{" "}
cli-online-no-name = Les autres doivent pouvoir vous appeler : indiquez --name.
cli-online-refused = La table refuse : { $code }.
cli-online-lost = Connexion perdue ; nouvel essai…
cli-online-waiting = Pas encore de réponse ; on attend…
cli-online-back = Connexion rétablie.
cli-online-somebody = quelqu’un du public
cli-online-came = { $seat } est là.
cli-online-went = { $seat } s’absente un moment.
cli-online-asked = La question est posée aux autres.
cli-online-wish-undo = { $name } demande à annuler une action. Tapez yes (oui) ou no (non).
cli-online-wish-pause = { $name } demande une pause. Tapez yes (oui) ou no (non).
cli-online-wish-remove = { $name } demande d’exclure { $seat } de la partie ; un bot continuerait. Tapez yes (oui) ou no (non).
cli-online-host = { $seat } est maintenant l’hôte.
cli-online-asleep = Un bot joue pour vous : votre temps s’est écoulé trois fois de suite. Tapez back pour rejouer.
cli-online-muted = À cette table, vous ne voyez plus ce que dit { $name }.
cli-online-unmuted = Vous voyez de nouveau ce que dit { $name }.
refusal-no-such-player = Personne à cette table ne s’appelle « { $name } ».
cli-online-after = Tapez rematch pour une autre partie, save pour l’enregistrement, ou quit pour partir.
cli-online-ready-again = D’autres personnes sont à la table maintenant : tapez de nouveau ready quand vous voulez commencer.
cli-online-luck-missing = Attention : ce que vous avez ajouté au hasard pour { $seat } n’est pas dans la liste de la table. Le hasard de cette table n’est pas fiable.
cli-online-receipt = Pour vérifier le hasard, enregistrez la partie, puis : fogline verify --receipt { $file } ENREGISTREMENT
cli-online-left = Vous avez quitté la table ; la partie continue. Pour revenir : fogline play --join { $link }
cli-online-watched = Vous avez quitté la table.
cli-online-seat-open = { $seat } : libre
cli-online-seat-bot = { $seat } : un bot
cli-online-seat-ready = { $seat } : d’accord pour commencer
cli-online-seat-not-ready = { $seat } : pas encore d’accord
cli-online-seat-here = { $seat } : à la table
cli-online-seat-absent = { $seat } : pas là
cli-online-seat-away = { $seat } : en absence, un bot joue
cli-online-seat-resign = { $seat } : abandon, un bot joue
cli-online-seat-timeout = { $seat } : temps écoulé, un bot joue
cli-online-seat-lapsed = { $seat } : temps écoulé, un bot termine ce tour
cli-online-seat-remove = { $seat } : exclusion par les autres, un bot joue

# the board of San Francisco
cli-sf-column =
    { $cards ->
        [0] { $column }  vide
        [one] { $column }  { $cards } carte
       *[other] { $column }  { $cards } cartes
    }
cli-sf-clock = Fondations restantes : { $left } sur { $most }
cli-sf-deck = Pioche { $cards }, boîte { $box }
cli-sf-completions = Jetons Quartier terminé : { $rows }
cli-sf-supply = Bonus restants
cli-sf-supply-plus = +2 :
cli-sf-supply-value = valeur 4 :
cli-sf-supply-depot = dépôt :
cli-sf-supply-vp = 1½ PV :
cli-sf-supply-return = contrats :
cli-sf-supply-tracks = lignes :
cli-sf-drawn = { $seat } a pioché :
cli-sf-taken =
    { $cards ->
        [1] { $seat } a encore une carte à construire :
       *[other] { $seat } a { $cards } cartes à construire :
    }
cli-sf-contracts =
    { $count ->
        [0] aucun contrat
        [one] { $count } contrat
       *[other] { $count } contrats
    }
cli-sf-trams =
    { $count } { $count ->
        [one] tramway
       *[other] tramways
    }
cli-sf-skyscrapers =
    { $count } { $count ->
        [one] gratte-ciel
       *[other] gratte-ciel
    }
cli-sf-foundation = { $space } : { $around } sur { $need }
cli-sf-medal = médaille
cli-sf-vp-token = 1½ PV
cli-sf-return-token = défausse de contrats
cli-sf-score-now = Si la partie s’arrêtait maintenant
cli-sf-sign-tracks = lignes de tramways
cli-sf-sign-tram = tramway sur sa ligne
cli-sf-sign-depot = dépôt
cli-sf-sign-square = jardin public
cli-sf-sign-served = jardin public desservi
cli-sf-sign-foundation = fondation
cli-sf-sign-skyscraper = gratte-ciel
cli-sf-sign-coast = bord de mer
cli-sf-sign-bonus = bonus
cli-sf-sign-plus = jeton +2
cli-sf-sign-complete = jeton Quartier terminé

# the board of Ticket to Ride: San Francisco
cli-tt-map-left-out = Le plan est omis : cette fenêtre est basse. Tapez board pour le voir.
cli-tt-face-up = Face visible :
cli-tt-stock = Pioche { $cards }, défausse { $discards }, Destinations { $tickets }
cli-tt-piles = Touristes :
cli-tt-pile = { $symbol } { $tokens } ({ $place })
cli-tt-cars =
    { $count } { $count ->
        [one] cable car
       *[other] cable cars
    }
cli-tt-cards =
    { $count } { $count ->
        [one] carte
       *[other] cartes
    } (vues : { $known })
cli-tt-tickets =
    { $count } { $count ->
        [one] carte Destination
       *[other] cartes Destination
    }
cli-tt-points = { $lines } pour les routes, { $tourists } pour les touristes
cli-tt-tokens = { $symbols }
cli-tt-hand = Votre main :
cli-tt-own-tickets = Vos cartes Destination :
cli-tt-offer = Au choix :
cli-tt-own-points =
    Votre score avec vos cartes Destination, si la partie s’arrêtait maintenant : { $points } { $points ->
        [one] point
       *[other] points
    }

# a service’s database and its host
cli-store-no-folder = Le dossier { $file } n’existe pas.
cli-store-no-file = Le fichier { $file } n’existe pas.
cli-store-is-folder = { $file } est un dossier, pas une base de données.
cli-store-folder-read-only = On ne peut rien écrire dans le dossier { $file }.
cli-store-read-only = { $file } ne peut être que lu, pas écrit.
cli-store-not-a-database = { $file } n’est pas une base de données.
cli-store-not-ours = { $file } est la base de données d’un autre programme.
cli-store-damaged = { $file } est endommagé. SQLite dit : { $detail }
cli-store-too-new = { $file } vient d’un Fogline plus récent ({ $detail }).
cli-store-in-use = Un autre service utilise déjà { $file } : processus { $detail }.
cli-store-busy = Un autre programme occupe { $file }.
cli-store-disk-full = Le disque est plein : impossible d’écrire { $file }.
cli-store-unreadable = Impossible d’ouvrir { $file } : { $detail }
cli-store-unreachable = La base { $file } est injoignable : { $detail }
cli-store-no-driver = Pour une base sur un serveur { $file }, il manque une partie de Fogline.
cli-store-exists = { $file } existe déjà.
cli-hint-damaged = Sauvez ce qui est intact avec fogline export, puis remettez une sauvegarde avec fogline restore.
cli-hint-restore-force = Avec --force, la sauvegarde prend sa place ; ce qui s’y trouve est gardé à côté.
cli-hint-in-use = Arrêtez-le d’abord, ou indiquez un autre fichier avec --database.
cli-hint-no-driver = Installez-la avec : pip install "fogline[postgres]"
cli-hint-play-runs = Un autre fogline play tourne sur cette machine : jouez à sa page, ou arrêtez-le avec Ctrl-C.
cli-hint-too-new = Utilisez le Fogline qui l’a écrit, ou un plus récent.
cli-hint-port = Choisissez un autre port avec --port.
cli-bad-host = Cette machine n’a pas l’adresse « { $host } » où écouter.
cli-port-in-use = Le port { $port } est pris : un autre programme y écoute.
cli-port-forbidden = Le système ne permet pas à cet utilisateur d’écouter sur le port { $port }.
cli-cant-listen = Impossible d’écouter sur { $host }, port { $port } : { $detail }
cli-bad-origin = « { $origin } » n’est pas l’origine d’une page. Une origine est un schéma et un hôte, comme https://example.org.
cli-bad-proxy = « { $proxy } » n’est ni une adresse ni un réseau. Un proxy s’indique comme 127.0.0.1 ou 10.0.0.0/8.
cli-bad-node = « { $given } » n’est pas une adresse avec un port où les autres nœuds joignent celui-ci, comme 10.0.0.2:8100.
cli-node-without-server = Plusieurs nœuds ont besoin d’un serveur PostgreSQL comme base de données ; « { $file } » est un fichier.
cli-config-toml = { $file } n’est pas du TOML : { $detail }
cli-config-bad = { $file }, ligne { $line }, « { $setting } » : { $detail }
cli-serve-good = Tout est en ordre : réglages, port et base de données { $file }.
cli-bad-password-file = { $file } ne contient pas l’empreinte d’un mot de passe.
cli-hint-password = Créez-la avec : fogline password { $file }
cli-password-first = Le mot de passe de l’hôte :{" "}
cli-password-again = Encore une fois :{" "}
cli-password-short = Un mot de passe a au moins { $least } caractères.
cli-password-differs = C’étaient deux mots de passe différents.
cli-keep-folder = --keep supprime les anciennes sauvegardes d’un dossier, et { $file } n’en est pas un.
cli-backup-progress = Copie
cli-backup-made = Sauvegardé et vérifié : { $file } ({ $size } ; tables : { $tables }, personnes : { $people })
cli-backup-deleted = Anciennes sauvegardes supprimées : { $files }
cli-restore-progress = Restauration
cli-restored = { $file } est maintenant celui de { $backup }. Relancez le service.
cli-restored-earlier = Ce qui s’y trouvait est dans { $file }.
cli-check-progress = On rejoue
cli-check-differs = Table { $table } ({ $game }) : { $reason }
cli-check-result = Parties enregistrées rejouées par ce Fogline : { $tables }, dont différentes : { $differences }
cli-table-unreadable = Elle est illisible. SQLite dit : { $detail }
cli-export-progress = Exportation
cli-exported = Écrit dans { $file } : tables { $tables }, personnes { $people }
cli-export-unreadable = Endommagé, laissé de côté : { $name }
cli-store-older = { $file } vient d’une version antérieure de Fogline.
cli-hint-older = Ouvrez-le une fois avec le service de ce Fogline, ou exportez-le avec celui qui l’a écrit.
cli-no-table = Il n’y a pas de table { $name }.
cli-import-progress = Importation
cli-imported = Ajouté à { $file } : tables { $tables }, personnes { $people } ; déjà là : { $known }
cli-copy-progress = Copie
cli-copied = Copié dans { $file } : tables { $tables }, personnes { $people } ; déjà là : { $known }
cli-copy-ahead = À la table { $name }, il s’est passé plus de choses dans { $target } que dans { $source }.
cli-hint-copy-ahead = Rien d’autre n’a été copié. Copiez dans l’autre sens, ou partez d’une base vide.
cli-not-export = { $file }, ligne { $line } : ce n’est pas la ligne d’une exportation ({ $reason }).

# the host’s page
refusal-banned = Pour l’instant, l’hôte ne vous laisse pas entrer. Réessayez dans { $minutes } min.
refusal-read-only = Pour l’instant, l’hôte ne laisse rien enregistrer : on peut regarder, pas jouer.
admin-title = La page de l’hôte
admin-password = Mot de passe
admin-enter = Entrer
admin-leave = Sortir
admin-too-many = Trop d’essais. Attendez une minute.
admin-wrong = Ce n’est pas le mot de passe.
admin-again = La session est finie. Entrez à nouveau.
admin-bad-form = Impossible : vérifiez ce que vous avez tapé.
admin-state = Le service
admin-well = Tout va bien.
admin-fault-disk-fails = Le disque est en panne : rien ne peut être enregistré.
admin-fault-disk-full = Le disque est plein : rien ne peut être enregistré sans place.
admin-fault-disk-read-only = La base de données ne peut être que lue : rien ne peut être enregistré.
admin-fault-busy = Un autre programme occupe la base de données.
admin-fault-no-files = Plus aucun fichier ne peut être ouvert.
admin-fault-silent = Le stockage ne répond pas.
admin-fault-damaged = La base de données est endommagée : plus rien n’est enregistré. Exportez ce qui est intact, puis restaurez une sauvegarde.
admin-fault-host-reads = Vous avez mis le service en lecture seule.
admin-damaged = Tables endommagées :
admin-uptime = En marche depuis
admin-sockets = Connexions
admin-open-tables = Tables en mémoire
admin-memory = Mémoire
admin-processor = Temps de processeur
admin-stall = Plus long blocage
admin-stall-recent = Plus long blocage récent
admin-storage = Stockage
admin-tables = Les tables
admin-people = Personnes
admin-size = Taille
admin-free = Libre sur le disque
admin-backup = Dernière sauvegarde
admin-no-backup = aucune pour l’instant
admin-refusals = Réponses et refus
admin-answered = Acceptées
admin-decide = Annonces et actions
admin-notice = Un mot à tout le monde
admin-tell = Annoncer
admin-restart-in = Redémarrage dans combien de minutes ; vide : non
admin-restart = Annoncer
admin-restart-at = Le service redémarre à { $time }.
admin-read-only = Ne rien enregistrer pour l’instant
admin-write = Enregistrer à nouveau
admin-bans = Exclus
admin-ban-who = Adresse ou id de la personne
admin-ban-hours = Heures
admin-ban = Exclure
admin-until = jusqu’au { $time }
admin-pardon = Réadmettre
admin-table = La table
admin-game = Jeu
admin-phase = Stade
admin-seats = Places
admin-watchers = Présents
admin-touched = Dernier changement
admin-close = Fermer
admin-sure = pour de bon
admin-gathering = en attente
admin-playing = en cours
admin-over = finie
admin-here = Personnes présentes
admin-name = Nom
admin-id = Id de la personne
admin-address = Adresse
