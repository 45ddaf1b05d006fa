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
page-restart =
    { $minutes ->
        [0] Le service redémarre maintenant. Les parties sont gardées, et la page revient toute seule.
        [one] Le service redémarre dans une minute. Les parties sont gardées, et la page revient toute seule.
       *[other] Le service redémarre dans { $minutes } minutes. Les parties sont gardées, et la page revient toute seule.
    }
page-host-says = De l’hôte : { $text }
page-read-only = Rien n’est enregistré pour l’instant : on peut regarder les parties, pas jouer.
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
page-bot-flat = Bot par essais

## Words that the table needs again and again

page-close = Fermer
page-cancel = Annuler
page-you = vous
page-host = hôte
page-spectator = le public
page-name-numbered = { $name } { $number }
page-copy-yourself = Le navigateur n’a pas laissé la page copier : le lien est sélectionné, copiez-le vous-même.
page-share-insecure = Pour passer le lien à d’autres applications, il faut une page chiffrée (https) ; la copie marche.
page-copied = Copié.
page-copy = Copier
page-share = Partager
page-qr = Code QR du lien

## Before the game

page-seats = Places
page-seat-open = libre
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
page-seat-lapsed = temps écoulé : un bot termine ce tour
page-seat-remove = exclusion : un bot continue
page-clock = Temps restant : { $seat }
page-title = { $title } – Fogline
page-title-turn = ● À vous – { $title }
page-your-turn = À vous de jouer.
page-reveals = Cela révèle quelque chose : l’annuler, c’est retenter le hasard, et les autres personnes sont d’abord consultées.
page-skip-to-now = Revenir au présent
page-since = Depuis votre dernier tour
page-since-first = Ce qui s’est passé jusqu’ici
page-since-again = Revoir.
page-since-away = Ranger
page-since-many = Beaucoup d’un coup
page-since-turns =
    { $seat } : { $count ->
        [one] 1 tour
       *[other] { $count } tours
    }
page-controls = La table
page-undo = Annuler l’action
page-undo-asked = On demande aux autres si vous pouvez l’annuler.
page-undo-back = Annule : { $words }
page-undo-others = Ce qu’ils ont fait depuis est annulé aussi : { $names }.
page-undo-redrawn = Ce qui a été révélé depuis est remis en place, et le hasard décide à nouveau.
page-undo-asks = Il faut d’abord leur accord : { $names }.
page-undo-nothing = Vous n’avez rien à annuler.
page-undo-yes = Oui, annuler
page-log-undone = (annulé)
page-log-you = Vous
page-chat-said = { $name } dit : { $text }
page-unread =
    { $count ->
        [one] 1 nouveau message
       *[other] { $count } nouveaux messages
    }
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
page-wish-remove = Exclure quelqu’un
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
page-wish-remove-own =
    Vous proposez d’exclure { $seat } de la partie. { $agreed ->
        [0] Personne n’a encore répondu.
        [one] { $agreed } accord.
       *[other] { $agreed } accords.
    }
page-wish-remove-other = { $name } propose d’exclure { $seat } de la partie. Un bot continuerait.
page-wish-remove-you = { $name } demande aux autres de vous exclure de la partie.
page-wish-withdraw = Retirer la demande
page-wish-refused = Les autres n’étaient pas d’accord.
page-agree = Oui
page-disagree = Non
page-away = Un bot joue jusqu’au retour : { $seats }.
page-gone = Un bot joue à votre place jusqu’à la fin. Vous pouvez regarder.
page-lapsed = Votre temps est écoulé : un bot termine ce tour. Le suivant est de nouveau à vous.
page-asleep = Votre temps s’est écoulé trois fois de suite, et un bot joue pour vous.
page-asleep-back = Me revoilà
page-removed = Les autres vous ont exclu de cette partie. Vous pouvez regarder.
page-people-here = Personnes à la table
page-people-alone = Il n’y a personne d’autre à cette table.
page-mute = Masquer ses messages
page-unmute = Afficher ses messages
page-muted = messages masqués pour vous
page-host-hand = Céder le rôle d’hôte
page-host-now = { $name } est maintenant l’hôte.
page-remove-play = Exclure de la partie
page-remove-sure = Pour exclure { $name }, il faut l’accord de toutes les autres personnes présentes. Un bot continue alors, et le résultat le dit.
page-remove-yes = Demander aux autres
page-remove-asked = On demande aux autres s’il faut exclure { $name }.
page-curtain = Passez l’écran à { $name }
page-curtain-lift = C’est moi, { $name }
page-curtain-hint = C’est à { $name } de jouer. L’écran ne montre maintenant la main de personne.
page-curtain-peek = Quelqu’un d’autre veut regarder sa propre main :
page-looker-open = L’écran montre ce que tout le monde peut voir. Qui veut regarder sa propre main ?
page-looker-hand = Devant l’écran : { $name }.
page-looker-hide = Cacher ma main
page-phone = Ma main sur mon téléphone
page-phone-title = La main de { $name } sur un téléphone
page-phone-hint = { $name } ouvre ce lien sur un téléphone et continue là-bas ; cet écran n’apprendra plus rien de cette main. Il marche une fois, pendant dix minutes.
page-phone-done = { $name } joue maintenant sur un téléphone.
page-phone-menu = Une main sur un téléphone
page-phone-whose = Quelle main passe sur un téléphone ?
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
page-luck = Vérifier le hasard
page-luck-checking = Vérification du hasard…
page-luck-fair = Le hasard de cette partie est celui qu’il devait être.
page-luck-unfair = Quelque chose ne va pas dans le hasard de cette partie.
page-luck-commitment = Le secret de la table est celui sur lequel elle s’était engagée avant que quiconque soit d’accord pour commencer.
page-luck-commitment-wrong = Le secret de la table n’est pas celui sur lequel elle s’était engagée.
page-luck-added = Y ont contribué : { $names }.
page-luck-added-none = Personne n’y a contribué : le secret de la table a décidé seul.
page-luck-receipt-right = Le reçu de ce navigateur concorde.
page-luck-receipt-none = Ce navigateur n’a pas de reçu de cette partie.
page-luck-receipt-commitment = D’après le reçu de ce navigateur, la table s’était engagée sur un autre secret.
page-luck-receipt-own = L’apport de ce navigateur n’est pas dans la liste.
page-luck-receipt-list = La liste n’est pas celle que la table a montrée au début.
page-luck-draws =
    { $draws ->
        [one] L’unique tirage a donné ce qui en découle.
       *[other] Les { $draws } tirages ont donné ce qui en découle.
    }
page-luck-wrong = L’entrée { $entry } a donné « { $brought } », et ce devait être « { $due } ».
page-luck-list = Ce qui pouvait sortir à chaque tirage, et avec quelle chance, est pris ici comme le service le dit. Avec l’enregistrement sur votre propre ordinateur, ceci le vérifie aussi : fogline verify
page-luck-save = Enregistrer le reçu
page-luck-earlier = Cette partie a commencé avant qu’on puisse vérifier le hasard.
page-luck-missing = Attention : l’apport de ce navigateur au hasard n’est pas dans la liste de la table ({ $seats }). Ne vous fiez pas au hasard de cette partie.

## The first page

page-home-lead = Deux jeux de société sur San Francisco à la même table : en solo contre des bots honnêtes, autour d’un écran, ou avec des amis au loin.
page-games = Jeux
page-home-players = Joueurs
page-home-level = Bots
page-level-easy = faciles
page-level-medium = moyens
page-level-hard = difficiles
page-level-expert = experts
page-home-continue = Reprendre où vous en étiez :
page-home-play = Jouer maintenant : { $title }
page-home-create = Une table entre amis…
page-home-link = Vous avez un lien ? Collez-le ici
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
page-replay-by = Avancer par
page-replay-by-move = coup
page-replay-by-turn = tour
page-replay-speed = Vitesse
page-replay-on = Reprendre la partie d’ici
page-replay-on-hint = Une nouvelle partie contre des bots, qui commence à ce moment.
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
page-settings-pace = Coups des autres
page-settings-pace-calm = un par un, calmement
page-settings-pace-quick = un par un, vite
page-settings-pace-instant = tous à la fois
page-settings-play = Pendant le jeu
page-settings-confirm = Demander avant chaque action
page-settings-confirm-hint = Sur un écran tactile, la question vous est toujours posée.
page-settings-curtain = Un rideau entre les joueurs d’un même écran
page-settings-curtain-hint = Même dans les jeux où rien n’est caché.
page-settings-teacher = Professeur
page-settings-teacher-off = n’avertit jamais
page-settings-teacher-from = avertit dès { $share } %
page-settings-teacher-hint = Avertit avant un coup qui gâche autant de la victoire. Aux tables avec indices : contre des bots, et là où tous sont d’accord.
page-settings-sound = Son
page-settings-sound-hint = De petits sons pour ce que l’on voit : une carte, un tramway, un gratte-ciel, votre tour.
page-settings-volume = Volume
page-settings-sound-try = Essayer
page-settings-notify = M’avertir quand c’est à moi
page-settings-notify-hint = Tant que la page est ouverte derrière d’autres fenêtres. Le navigateur demande d’abord l’autorisation.
page-settings-notify-insecure = Il faut pour cela une adresse chiffrée (https).
page-settings-notify-denied = Le navigateur ne l’autorise pas pour cette page.
page-about-title = À propos de Fogline
page-about-lead = Fogline connaît les règles de deux jeux de société sur San Francisco, explique chaque refus, montre l’effet d’un coup avant qu’il soit joué, et garde chaque partie.
page-about-unofficial-title = Non officiel
page-about-unofficial = Fogline est une réalisation indépendante et non officielle. Les jeux appartiennent à leurs auteurs et éditeurs, qui n’y ont aucune part. Si un jeu vous plaît ici, achetez la boîte : il est plus beau sur une vraie table.
page-about-components-title = Notre propre matériel
page-about-components = Tous les dessins et les textes sont de nous. Les livrets de règles ne détaillent pas chaque carte ni chaque route : les cartes, le plan et les Destinations sont donc des reconstitutions à nous, conformes à ce que disent les livrets. Si vous avez la boîte, vous pouvez saisir vos cartes ou votre plan et jouer avec.
page-about-bots-title = Des bots honnêtes
page-about-bots = Un bot voit exactement ce que verrait une personne à sa place, et rien de plus.
page-about-privacy-title = Pas de compte
page-about-privacy = Il n’y a rien à quoi s’inscrire. Un nom, une apparence, l’empreinte de votre secret et les parties jouées sont tout ce que le service sait de vous, et la page ne demande rien à aucun autre hôte.

## Les personnes : qui on est, comment revenir, ce qu’on a joué, ce qui est gardé

page-former = Ancien joueur
page-name = Nom
page-save = Enregistrer
page-saved = Enregistré.
page-suggested-names = Pélican, Loutre, Héron, Cormoran, Lanterne, Boussole, Dauphin, Tramway, Albatros, Ancre, Comète, Voile
page-person-title = Qui êtes-vous ?
page-person-lead = C’est ainsi que les autres vous verront. Vous pouvez en changer à tout moment.
page-person-go = C’est parti
page-person-colour = Couleur
page-person-shape = Forme
page-colour-crimson = cramoisi
page-colour-teal = bleu canard
page-colour-violet = violet
page-colour-brown = brun
page-colour-magenta = magenta
page-colour-olive = olive
page-shape-circle = cercle
page-shape-square = carré
page-shape-diamond = losange
page-shape-hexagon = hexagone
page-shape-star = étoile
page-shape-drop = goutte
page-person-change = Nom et couleur…
page-person-change-title = Nom, couleur et forme
page-person-you = Vous
page-person-none = Pour l’instant, vous n’avez fait que regarder.
page-person-beside = Seul cet onglet est { $name } ; dans les autres, vous restez vous-même.
page-person-beside-end = Arrêter
page-join-by = { $host } vous invite à jouer : { $title }.
page-join-to = Vous avez une invitation pour { $title }.
page-back-title = Un chemin de retour
page-back-lead = Ce navigateur retient qui vous êtes. S’il l’oublie, douze mots sur papier ou un deuxième appareil vous ramènent.
page-words-title = Mes douze mots
page-words-lead = Qui possède ces mots peut être vous, sur tout appareil, pour toujours. Notez-les ou imprimez-les : ils ne sont montrés qu’une fois, et seule leur empreinte est gardée.
page-words-earlier = Les mots reçus auparavant ne valent plus dès que vous en avez de nouveaux.
page-words-show = Me montrer douze mots
page-words-of = Fogline : les mots de { $name }
page-words-qr = Code QR des mots
page-words-use = Scannez ce code, ou saisissez les mots sur { $address }.
page-words-once = Ils ne seront plus montrés.
page-words-print = Imprimer
page-words-done = Je les ai
page-recover-offer = Vous me connaissez déjà
page-recover-title = Revenir
page-recover-lead = Vos douze mots vous ramènent, avec toutes vos parties.
page-recover-words = Les douze mots
page-recover-go = Me retrouver
page-recover-device = Un autre appareil vous connaît encore ? Dans ses réglages, choisissez « Continuer sur un autre appareil » et ouvrez ce lien ici.
page-device-who = Voici { $name }
page-device-here = Qui continue joue en tant que { $name }, avec toutes ses tables et parties. Dans ce navigateur, vous êtes { $own }.
page-device-beside = Ouvrir { $name } à côté, dans cet onglet seulement
page-device-replace = Être ici { $name } au lieu de { $own }
page-device-stay = Rester { $own }
page-device-lost = Si vous remplacez { $own }, seuls douze mots ou un autre appareil ramèneront cette personne. Vous pouvez d’abord créer ces mots dans les réglages.
page-device-same = Vous êtes déjà { $name } ici
page-signout = Déconnecter mes autres appareils
page-signout-lead = Ensuite, seul cet appareil sera vous. Les liens pour d’autres appareils qui n’ont pas encore été ouverts prennent fin aussi.
page-signout-words = Mes douze mots aussi
page-signout-words-go = Les douze mots ne ramèneront plus personne.
page-signout-words-stay = Les douze mots, si vous en avez, restent valables.
page-signout-yes = Les déconnecter
page-signout-done =
    { $count ->
        [0] Aucun autre appareil n’était connecté.
        [one] Un autre appareil est déconnecté.
       *[other] { $count } autres appareils sont déconnectés.
    }
page-games-all = Toutes mes parties et statistiques
page-games-title = Mes parties
page-loading-games = Recherche de vos parties…
page-games-list = Toutes les parties
page-games-game = Jeu
page-games-any = tous
page-games-against = Contre
page-games-level-people = des gens
page-games-level-mixed = bots divers
page-games-result = Résultat
page-games-won = gagnées
page-games-lost = non gagnées
page-games-shown =
    { $count ->
        [one] Une partie
       *[other] { $count } parties
    }
page-games-with = avec { $names }
page-games-length =
    { $minutes } min, { $decisions ->
        [one] une décision
       *[other] { $decisions } décisions
    }
page-games-more = Afficher plus
page-games-mark-left = terminée par un bot
page-games-mark-removed = les autres vous ont exclu
page-games-mark-shared = plusieurs places à vous
page-games-mark-redrawn = tirage refait
page-games-mark-hints = avec indices
page-games-count = Parties
page-games-wins = Gagnées
page-games-interval = sans doute { $low } à { $high }
page-games-best = Meilleur
page-games-mean = Moyenne
page-games-streak = Victoires d’affilée
page-games-longest = record : { $count }
page-games-sources = Points par partie, selon leur source
page-games-course = Vos scores, du premier au dernier
page-games-course-said = De { $low } à { $high } points
page-games-parts = { $title } par nombre de joueurs et niveau
page-data-title = Mes données
page-data-kept = Ce qui est gardé, et combien de temps
page-data-person = Votre nom, couleur et forme
page-data-person-long = Jusqu’à ce que vous vous supprimiez.
page-data-secrets = Secrets et douze mots
page-data-secrets-long = Seulement leurs empreintes, jusqu’à la déconnexion de ces appareils ou votre suppression.
page-data-tables = Tables, avec chaque coup
page-data-tables-long =
    { $days ->
        [one] Jusqu’à un jour sans activité.
       *[other] Jusqu’à { $days } jours sans activité.
    }
page-data-games = Résultats des parties terminées
page-data-games-long = Place, points et noms des joueurs : jusqu’à ce que vous vous supprimiez.
page-data-links = Invitations et liens
page-data-links-long = Les invitations une semaine, les liens vers un appareil ou une place dix minutes.
page-data-chat = Chat
page-data-chat-long = Pas gardé : il disparaît quand la page se ferme.
page-data-browser = Dans ce navigateur
page-data-browser-long = Votre secret et vos réglages, jusqu’à ce que vous les effaciez. Pas de cookies.
page-data-address = Adresses réseau
page-data-address-long = Seulement en mémoire, pour limiter le nombre de demandes.
page-data-export = Les emporter
page-data-export-lead = Un fichier (JSON) avec tout ce que le service sait de vous.
page-data-export-go = Télécharger mes données
page-data-delete = Me supprimer
page-data-delete-lead = Vos parties disparaissent, et ceux qui ont joué avec vous voient « Ancien joueur » à la place de votre nom. Des bots finissent vos places. Aucun retour possible, pas même par vos douze mots.
page-data-delete-name = Écrivez votre nom, { $name }, pour confirmer
page-data-delete-go = Me supprimer pour de bon
page-data-deleted = Vos données sont supprimées. Au revoir !

## Apprendre un jeu

page-tutorial = Tutoriel
page-tutorial-step = Étape { $number } sur { $steps }
page-tutorial-next = Suivant
page-tutorial-back = Retour
page-tutorial-show = Montrez-moi
page-tutorial-leave = Quitter
page-tutorial-read = « Suivant » mène plus loin.
page-tutorial-chapter = Bien joué ! Passons à la suite.
page-tutorial-done-title = Vous connaissez { $title }
page-tutorial-done = Cela suffit pour une première partie. Tout le reste s’explique à la table.
page-tutorial-play = Jouer contre des bots
page-tutorial-again = Refaire le tutoriel
page-learn-tutorial = Apprendre en jouant
page-learn-continue = Continuer le tutoriel
page-learn-five = Le jeu en cinq minutes
page-offer-title = { $title } : votre première partie ?
page-offer = Apprenez-le en jouant : sur le vrai plateau, en deux ou trois minutes.
page-offer-tutorial = Jouer le tutoriel
page-offer-play = Commencer tout de suite

## Revenir sur une partie terminée

page-look = Analyser
page-look-progress = Chaque décision de la partie est repensée…
page-look-failed = L’analyse s’est arrêtée en chemin.
page-look-again = Réessayer
page-look-luck = un coup de chance
page-look-error = une décision qui a coûté
page-look-account = La chance a apporté { $luck } %, ses propres décisions { $skill } %.
page-look-all = Comment on arrive à { $result } %
page-look-start = Chances au début
page-look-part-luck = Chance
page-look-part-skill = Ses propres décisions
page-look-part-unseen = Ce qu’on ne pouvait pas savoir
page-look-part-others = Décisions des autres
page-look-part-table = Bots remplaçants
page-look-result = À la fin
page-look-note = Une décision est jugée d’après ce que son joueur pouvait voir, à côté du meilleur coup qu’une recherche trouve de là. Personne n’est blâmé pour ce qui était caché.
page-look-none = Aucune décision n’a rien gâché qui compte.
page-look-move = Moment { $at } :
page-look-cost = a coûté { $loss } % de la victoire.
page-look-try = Que feriez-vous ?
page-look-answer = Montrer le meilleur coup
page-look-played = Joué : { $move }
page-look-better = Mieux : { $move }
page-try-title = Que feriez-vous ?
page-try-question = C’est à { $name } de décider, au moment { $at }. Choisissez sur le plateau comme en partie : rien ne change, on compare seulement.
page-try-busy = Comparaison…
page-try-shown = Ceci aurait été mieux :
page-try-better = Vous avez trouvé le meilleur coup.
page-try-played = C’est ce qui a été joué.
page-try-gain = { $gain } % de plus que ce qui a été joué.
page-try-loss = { $gain } % de moins que ce qui a été joué.
page-try-role-tried = votre coup
page-try-role-played = joué
page-try-role-better = meilleur
page-try-again = Encore une fois
page-try-close = Retour à la partie
page-hint = Indice
page-hint-thinking = Réflexion sur ce que vous voyez…
page-hint-effects = Ce que cela changerait
page-hint-do = Faire cela
page-hint-note = D’après ce que vous pouvez voir, rien d’autre. Le nombre est votre part de la victoire, autant qu’on puisse le dire.
page-hints-on = À cette table, on joue avec des indices.
page-hints-agree = Se dire prêt, c’est accepter.
page-hints-allow = Jouer avec des indices
page-hints-allow-hint = Qui doit décider pourra alors demander ce qui est le mieux. Tous se disent prêts à nouveau : c’est accepter.
page-teacher-title = Vraiment ?
page-teacher-warning = D’après ce que vous pouvez voir, cela gâche environ { $loss } % de la victoire.
page-teacher-back = Revenir
page-teacher-go = Le faire quand même
page-think-title = Ce qui a été envisagé
page-think-ask = Qu’a envisagé ensuite { $name } ?
page-think-search = Ce qu’une recherche trouve ici pour { $name } :
page-think-bot = Ce qu’a envisagé { $name } ({ $bot }) :
page-think-points = estime { $points } points :
page-think-tries =
    { $count ->
        [one] essayé une fois
       *[other] essayé { $count } fois
    }
page-think-then = Ensuite attendu –
page-think-nothing = Ce bot n’a rien regardé d’autre.
page-branch-luck = Chance
page-branch-luck-new = tirée de nouveau
page-branch-luck-kept = comme elle est venue
page-branch-shared = Qui a le lien peut regarder
page-branch-begin = Continuer
page-branch-record = Enregistrement de cette branche
page-branch-origin = La partie qu’elle continue
