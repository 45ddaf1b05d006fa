### The page's own words in French. Ids begin with page-. The sentences of rules and table are in the Python package.

## Everywhere

page-skip = Aller au contenu
page-home = Accueil
page-nav = Pages
page-nav-rules = Règles
page-nav-settings = Réglages
page-nav-about = À propos
page-nothing = { "" }
page-loading = Préparation de la table…
page-reload = Recharger
page-unreachable = Le service est injoignable.
page-load-failed = Cette page n’a pas pu être chargée.
page-connection-lost = Connexion perdue. La partie est gardée ; nouvel essai…
page-connection-retry = Essayer maintenant
page-outdated = Une version plus récente de Fogline est là.
page-missing-title = Perdu dans la brume
page-missing = Il n’y a pas de page à cette adresse.
page-table-failed = Cette table ne peut pas être ouverte

## Bots

page-bot-easy = Bot facile
page-bot-medium = Bot moyen
page-bot-hard = Bot difficile
page-bot-expert = Bot expert
page-bot-random = Bot au hasard
page-bot-greedy = Bot glouton
page-bot-search = Bot chercheur

## Words that the table needs again and again

page-close = Fermer
page-cancel = Annuler
page-you = vous
page-host = hôte
page-spectator = le public
page-name-numbered = { $name } { $number }
page-copied = Copié.
page-copy = Copier
page-share = Partager
page-qr = QR code du lien

## Before the game

page-seats = Places
page-seat-open = libre
page-seat-bot = bot
page-seat-ready = d’accord pour commencer
page-seat-not-ready = pas encore d’accord
page-seat-absent = hors connexion
page-sit = S’asseoir
page-sit-another = Une autre personne à cet écran
page-move-here = Changer pour cette place
page-leave = Se lever
page-remove = Retirer
page-swap = Échanger les places { $first } et { $second }
page-bot-add = Ajouter un bot…
page-bot-choose = Bot à la place { $number }
page-begin = Début
page-start = Lancer la partie
page-fill =
    { $count ->
        [one] Mettre un bot à la place libre
       *[other] Mettre des bots aux { $count } places libres
    }
page-ready = On peut commencer
page-ready-undo = Attendez, pas encore
page-waiting-seats =
    { $count ->
        [one] Il reste { $count } place libre.
       *[other] Il reste { $count } places libres.
    }
page-waiting-ready = Pas encore d’accord pour commencer : { $names }.
page-waiting-host = { $name } lance la partie.
page-name-own = Comment les autres doivent-ils vous appeler ?
page-name-other = Qui joue ici ?
page-name-missing = Il faut un nom.
page-invite = Inviter
page-invite-hint = Qui ouvre ce lien dans la semaine peut s’asseoir ou regarder.
page-invite-failed = Le lien n’a pas pu être créé. Réessayez.
page-link-local = Cette adresse ne marche que sur cet ordinateur. Lancez le service à une adresse que les autres peuvent atteindre.
page-device = Continuer sur un autre appareil
page-device-hint = Ouvrez ce lien sur votre téléphone : là aussi, ce sera vous. Il marche une fois, pendant dix minutes.
page-timing-none = Sans pendule
page-timing-move =
    { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    } par décision
page-timing-game =
    { $minutes ->
        [one] { $minutes } minute par personne
       *[other] { $minutes } minutes par personne
    }{ $increment ->
        [0] { "" }
       *[other] {", "}{ $increment } s de plus à chaque tour
    }
page-table-public = ouverte à tout le monde
page-table-private = sur invitation
page-table-own-data = cartes ou plan personnels

## During the game

page-board = Plateau
page-sections = Parties de la table
page-players = Joueurs
page-prompt = Que faire
page-log = Journal
page-log-empty = Il ne s’est encore rien passé.
page-side = Journal et discussion
page-seat-turn = doit décider
page-seat-thinks = réfléchit…
page-seat-away = en absence : un bot joue
page-seat-resign = abandon : un bot continue
page-seat-timeout = temps écoulé : un bot continue
page-clock = Temps restant : { $seat }
page-title = { $title } – Fogline
page-title-turn = ● À vous – { $title }
page-your-turn = À vous de jouer.
page-reveals = Cela révèle quelque chose : on ne pourra pas simplement l’annuler.
page-controls = La table
page-undo = Annuler l’action
page-undo-asked = On demande aux autres si vous pouvez l’annuler.
page-pause = Pause
page-pause-asked = On demande aux autres si la partie peut être mise en pause.
page-paused = La partie est en pause. Les pendules sont arrêtées.
page-resume = Reprendre
page-resign = Abandonner
page-resign-sure = { $name } abandonne, et un bot joue à cette place jusqu’à la fin. Il n’y a pas de retour possible.
page-resign-yes = Oui, abandonner
page-more = Plus
page-spectating = Vous regardez.
page-wish-undo = Annulation
page-wish-pause = Pause
page-wish-undo-own =
    Vous demandez à annuler votre dernière action. { $agreed ->
        [0] Personne n’a encore répondu.
       *[other] Accords : { $agreed }.
    }
page-wish-undo-other = { $name } demande à annuler sa dernière action. Ce qui a été révélé depuis sera tiré à nouveau.
page-wish-pause-own =
    Vous demandez une pause. { $agreed ->
        [0] Personne n’a encore répondu.
       *[other] Accords : { $agreed }.
    }
page-wish-pause-other = { $name } demande une pause.
page-wish-refused = Les autres n’étaient pas d’accord.
page-agree = Oui
page-disagree = Non
page-away = Un bot joue jusqu’au retour : { $seats }.
page-gone = Un bot joue à votre place jusqu’à la fin. Vous pouvez regarder.
page-curtain = Passez l’écran à { $name }
page-curtain-lift = C’est moi, { $name }
page-curtain-hint = C’est à { $name } de jouer. L’écran ne montre maintenant la main de personne.
page-curtain-peek = Quelqu’un d’autre veut regarder sa propre main :
page-looker-open = L’écran montre ce que tout le monde peut voir. Qui veut regarder sa propre main ?
page-looker-hand = Devant l’écran : { $name }.
page-looker-hide = Cacher ma main
page-phone = Ma main sur mon téléphone
page-phone-title = La main de { $name } sur un téléphone
page-phone-hint = { $name } ouvre ce lien sur un téléphone et continue là-bas ; cet écran n’apprendra plus rien de cette main. Il marche une fois, pendant dix minutes.
page-phone-done = { $name } joue maintenant sur un téléphone.
page-phone-menu = Une main sur un téléphone
page-phone-whose = Quelle main passe sur un téléphone ?
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-write = Dites quelque chose
page-chat-send = Envoyer

## The command box

page-command = Commande
page-command-example = help
page-command-allowed = « { $action } » est permis maintenant.
page-command-rules = Les règles :
page-command-act-help = Une action par sa notation, ou par son numéro dans la liste.
page-command-plan-help = Plusieurs actions séparées par des points-virgules forment un plan.
page-command-why-help = why ACTION – pourquoi quelque chose n’est pas permis
page-command-preview-help = preview ACTION – ce que cela changerait
page-command-score-help = score – les points si la partie s’arrêtait maintenant
page-command-actions-help = actions – la liste de ce que vous pouvez faire
page-command-undo-help = undo – annuler votre dernière action
page-command-rules-help = rules NUMÉRO – un paragraphe des règles

## Keys

page-keys = Clavier
page-keys-command = La boîte de commande prend les mêmes mots que le terminal : tapez-y help.
page-key-tab = d’une partie à la suivante
page-key-enter = exécuter ce qui est sélectionné
page-key-escape = fermer, ou lâcher
page-key-command = aller à la boîte de commande
page-key-help = cette liste

## The end

page-result = Résultat
page-sheet = Feuille de score
page-sheet-source = Source
page-sheet-total = Total
page-tie = Égalité tranchée : { $tie }
page-rematch = Rejouer
page-rematch-waiting = On attend les autres…
page-rematch-asked = Voudraient rejouer : { $names }.
page-rematch-go = À la partie suivante
page-replay = Revoir la partie
page-picture = Enregistrer une image
page-picture-saved = L’image est enregistrée.
page-see-board = Voir le plateau

## The first page

page-home-lead = Deux jeux de société sur San Francisco à la même table : en solo contre des bots honnêtes, autour d’un écran, ou avec des amis au loin.
page-games = Jeux
page-home-players = Joueurs
page-home-level = Bots
page-level-easy = faciles
page-level-medium = moyens
page-level-hard = difficiles
page-level-expert = experts
page-home-play = Jouer maintenant : { $title }
page-home-create = Une table entre amis…
page-home-link = Vous avez un lien ? Collez-le ici
page-guest = Anonyme
page-own-running = Vos tables
page-own-with = { $names }
page-own-finished = Parties terminées
page-own-none = Les parties que vous terminez seront ici, à revoir.
page-own-won = Victoire : { $names }.
page-open-title = Tables ouvertes
page-open-none = Personne n’attend pour l’instant.
page-open-seats =
    { $names } – { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
page-join-title = On vous invite
page-join-go = Rejoindre
page-join-failed = Ce lien ne mène nulle part

## A new table

page-new-title = Une nouvelle table : { $title }
page-new-clock = Pendule
page-new-clock-none = sans pendule
page-new-clock-move = une minute par décision
page-new-clock-short = 10 minutes par personne, et 5 s à chaque tour
page-new-clock-long = 30 minutes par personne, et 10 s à chaque tour
page-new-public = La montrer à tous dans la liste des tables ouvertes
page-new-chat = Avec discussion
page-new-grace = Un bot joue pour qui s’absente deux minutes
page-new-data = Votre propre fichier de données (sinon celui du jeu)
page-new-data-deck = Vos propres cartes (un fichier ; sinon les nôtres)
page-new-data-map = Votre propre plan (un fichier ; sinon le nôtre)
page-new-lay = Ouvrir la table

## Any game in sentences

page-generic-seen = Ce que vous voyez
page-generic-choices = Ce que vous pouvez faire
page-generic-search = Chercher parmi les choix
page-generic-do = Faire

## Seeing a game again

page-replay-title = Rediffusion
page-replay-of = { $title }, à nouveau
page-replay-controls = Commandes de la rediffusion
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-play = Lecture
page-replay-stop = Arrêt
page-replay-next = Un pas en avant
page-replay-last = À la fin
page-replay-moment = Moment de la partie
page-replay-at = { $at } sur { $entries }
page-replay-seat = Vue par
page-replay-spectator = le public
page-replay-open = Toutes les mains ouvertes
page-replay-hands = Toutes les mains
page-replay-link = Copier un lien vers ce moment
page-replay-record = Télécharger l’enregistrement

## Rules, settings, about

page-rules-lead = Chaque paragraphe a un numéro, que citent les messages du jeu. « Décision » signale ce que les règles imprimées laissent ouvert, ou ce sur quoi leurs éditions diffèrent, et comment on le joue ici.
page-rules-search = Chercher dans les règles
page-rules-none = Rien trouvé.
page-settings-language = Langue
page-settings-theme = Couleurs
page-settings-theme-system = comme le système
page-settings-theme-light = claires
page-settings-theme-dark = sombres
page-settings-motion = Mouvement
page-settings-motion-system = comme le système
page-settings-motion-full = complet
page-settings-motion-reduce = le moins possible
page-settings-play = Pendant le jeu
page-settings-confirm = Demander avant chaque action
page-settings-confirm-hint = Sur un écran tactile, la question vous est toujours posée.
page-settings-curtain = Un rideau entre les joueurs d’un même écran
page-settings-curtain-hint = Même dans les jeux où rien n’est caché.
page-settings-sound = Son
page-settings-sound-hint = Une clochette discrète quand c’est votre tour.
page-settings-person = Vous êtes { $name }
page-about-title = À propos de Fogline
page-about-lead = Fogline connaît les règles de deux jeux de société sur San Francisco, explique chaque refus, montre l’effet d’un coup avant qu’il soit joué, et garde chaque partie.
page-about-unofficial-title = Non officiel
page-about-unofficial = Fogline est une réalisation indépendante et non officielle. Les jeux appartiennent à leurs auteurs et éditeurs, qui n’y ont aucune part. Si un jeu vous plaît ici, achetez la boîte : il est plus beau sur une vraie table.
page-about-components-title = Notre propre matériel
page-about-components = Tous les dessins et les textes sont de nous. Les livrets de règles ne détaillent pas chaque carte ni chaque route : les cartes, le plan et les Destinations sont donc des reconstitutions à nous, conformes à ce que disent les livrets. Si vous avez la boîte, vous pouvez saisir vos cartes ou votre plan et jouer avec.
page-about-bots-title = Des bots honnêtes
page-about-bots = Un bot voit exactement ce que verrait une personne à sa place, et rien de plus.
page-about-privacy-title = Pas de compte
page-about-privacy = Aucune inscription. Un nom et un secret dans ce navigateur sont tout ce que le service sait de vous, et la page ne demande rien à aucun autre serveur.
