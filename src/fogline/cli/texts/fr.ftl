# What the command line says of itself: `fogline.cli.help` tells how a text is named after what it explains.
# The examples under a command's words are not here: they are the same in every language, in its function's docstring.

help =
    Deux jeux de société à San Francisco, à une même table : jouer, simuler, vérifier, revoir des parties et lire les
    règles.

    Commencez par **fogline play** ; chaque commande montre des exemples avec **--help**.
help--language = La langue des commandes : { $languages }.
help--version = Afficher la version.
help--install-completion = Installer la complétion pour ce shell.
help--show-completion = Afficher la complétion pour ce shell, à copier ou à adapter.
help--help = Afficher cette aide.

# for many commands
help-GAME = Au choix : { $games }.
help--at = Après ce nombre d’entrées de l’enregistrement.
help--code = Un fichier Python avec vos propres bots, ou une classe, comme `python:module:Bot`, autant de fois qu’il faut.
help--data = Votre propre fichier de données, par exemple des cartes ou un plan.
help--database = Le fichier qui garde les tables et les personnes.
help-serve--database = Le fichier qui garde les tables et les personnes, ou l’adresse d’une base PostgreSQL : `postgresql://HOST/NAME`.
help--deck = Vos propres cartes.
help--first = La place qui commence, à partir de 1, sinon au hasard.
help--force = Remplacer le fichier s’il existe.
help--game = Quelle partie du fichier.
help--host = L’adresse à écouter ; 0.0.0.0 pour tous les réseaux.
help--keep-thoughts = Garde aussi ce que les bots ont pensé, une partie par ligne, dans un fichier à part.
help--json = Le résultat en JSON.
help--map = Votre propre plan.
help--markdown = Écrire le rapport en Markdown.
help--seat = De quelle place regarder, par nom ou par numéro à partir de 1 ; sinon depuis le public.
help--seed = La même graine donne les mêmes parties, quel que soit le nombre de processus.
help--workers = Processus qui se partagent le travail ; 0 pour un par cœur.

# play
help-play =
    Jouer contre des bots ou avec les gens à côté de vous, dans le navigateur, ou ici avec **--terminal** (tapez-y
    help).

    Sans le nom d’un jeu, le navigateur ouvre la première page, avec tous les jeux et les parties en cours ; avec un
    nom, aussitôt sa table.

    Avec **--resume**, **--position**, **--record**, **--save**, **--seed** ou **--join**, on joue dans le terminal.
help-play--seats = `me`, les noms d’autres personnes ou des bots, avec des virgules.
help-play--terminal = Dans ce terminal, pas dans le navigateur.
help-play--tutorial = Apprendre le jeu en jouant, dans ce terminal.
help-play--seed = Reprendre le hasard de la partie qui a cette graine.
help-play--resume = Continuer une partie enregistrée.
help-play--position = Commencer à cette position.
help-play--record = Commencer par une partie de ce fichier d’enregistrements.
help-play--save = Où garder la partie quand vous arrêtez.
help-play--join = Jouer à une table à distance, par son adresse ou une invitation.
help-play--name = Comment les autres vous y appellent.
help-play--browser = Ouvrir le navigateur, ou seulement dire où est la table.
help-play--port = Le port de la page ; sinon un port libre.

# simulate
help-simulate =
    Faire jouer beaucoup de parties à des bots, écrire les enregistrements et dire qui gagne à quelle fréquence.
help-simulate--seats = Un bot par place, avec des virgules, parmi { $bots }.
help-simulate--games = Combien de parties.
help-simulate--out = Où vont les enregistrements ; `-` pour la sortie.

# dataset
help-dataset = Écrire les décisions de nombreuses parties, pour l’apprentissage, en fichiers Parquet ; un travail interrompu reprend où il en était. Demande fogline[lab].
help-dataset--folder = Le dossier où vont les fichiers, ou bien où ils sont.
help-dataset--seats = Un bot par place, avec des virgules : { $bots }.
help-dataset--games = Combien de parties.
help-dataset--read = Lire des parties finies dans ce fichier au lieu d’en jouer de nouvelles ; `-` pour l’entrée.
help-dataset--rich = Observations dans leur forme riche.
help-dataset--shard = Parties par fichier.
help-dataset--check = Tout recalculer à partir des enregistrements gardés, et comparer.
help-dataset--cluster = Jouer sur une grappe Dask, à l’adresse de son ordonnanceur.

# benchmark
help-benchmark = Mesurer un bot contre les adversaires figés de fogline-bench-1, aux deux places des mêmes donnes que tout le monde : une ligne avec tout ce qui permet de la répéter.
help-benchmark-BOT = Le nom d’un bot avec ses réglages, ou une classe à vous comme my_module:MyBot.
help-benchmark--deals = Donnes contre chaque adversaire ; à moins de 200, ce n’est pas une ligne du tableau.
help-benchmark--round = Les donnes voulues, `open` ou le nom d’une manche une fois publié.
help-benchmark--store = Un fichier qui garde les parties, pour reprendre une mesure interrompue.

# verify
help-verify =
    Rejouer chaque partie des fichiers et comparer position, résultat et empreinte.

    Indique le fichier, la ligne et la première entrée impossible à exécuter, ou dit que tout s’exécute mais que le
    reste diffère. Le code de sortie est 1 si une partie échoue.
help-verify-FILES = Des enregistrements, une partie par ligne ; `-` lit l’entrée.
help-verify--receipt = Un reçu qu’un client a gardé du hasard d’une table ; peut être donné plusieurs fois.

# replay
help-replay =
    Revoir une partie pas à pas, avec n ou → pour avancer, p ou ← pour reculer, un nombre et Entrée pour sauter, s pour
    voir d’une autre place, q pour arrêter.

    Sans terminal, chaque entrée s’imprime avec ce qui s’est passé ; avec **--at**, seulement cette position.
help-replay-FILE = Des enregistrements, une partie par ligne ; `-` lit l’entrée.

# analyse
help-analyse =
    Revenir sur une partie : les chances de chacun, les décisions qui ont fait perdre quelque chose et ce que le hasard a apporté.
help-analyse-FILE = Des enregistrements, une partie par ligne ; `-` lit l’entrée.
help-analyse--sims = Simulations par décision ; avec 0, aucune n’est jugée.
help-analyse--quick = Un examen rapide, avec peu de simulations.
help-analyse--html = Écrit l’analyse en une seule page HTML, qui n’a besoin de rien d’ailleurs.
help-analyse--resume = Garde dans ce fichier ce qui a été trouvé, et reprend de là la fois suivante.

# show
help-show = Dessiner une position dans le terminal.
help-show-WHAT = Une position entre guillemets, ou un fichier ; `-` lit l’entrée.

# rules
help-rules =
    Lire les règles, dans nos propres mots : un paragraphe, une section, un jeu entier, ou toutes celles qui parlent
    d’un mot.
help-rules-NUMBERS = Un jeu, une section ou un paragraphe : SF, SF-5, SF-5.4.
help-rules--search = Les paragraphes avec ce mot.

# bench
help-bench =
    Mesurer les actions par seconde en jouant au hasard, sur un cœur, à côté des parties aléatoires en C++ d’OpenSpiel
    pendant la même mesure.

    Des deux côtés, les tirages du hasard comptent comme des actions ; les coups permis sont générés à chaque décision.
help-bench--rounds = Tranches de mesure de chaque côté ; plus il y en a, plus les chiffres sont stables.
help-bench--interpreted = Aussi le cœur interprété, dans un processus à part.
help-bench--peer = Aussi `crazy_eights` d’OpenSpiel, s’il est installé.

# doctor
help-doctor =
    Afficher ce qui est installé : la version, le cœur qui tourne, cartes et plans avec leurs empreintes, les éléments
    facultatifs.

    Le code de sortie est 1 si un jeu ne peut pas être chargé.

# serve
help-serve =
    Héberger des tables : une page où jouer, un salon par HTTP, les parties par WebSocket, le tout dans un seul fichier.

    Ctrl-C ou SIGTERM l’arrête ; ce qui a reçu une réponse est enregistré, et les parties reprennent au prochain départ.

    Les limites valent par adresse. Derrière un proxy, nommez-le avec **--trust-proxy**, sinon tous ses clients comptent
    pour un.
help-serve--port = Le port à écouter.
help-serve--workers = Processus où réfléchissent les bots ; 0 pour un par cœur.
help-serve--code = Un fichier Python avec d’autres bots à proposer, ou une classe, comme `python:module:Bot`, autant de fois qu’il faut.
help-serve--installed-bots = Proposer aussi les bots des paquets installés.
help-serve--origin = Une page d’ailleurs qui peut se connecter.
help-serve--trust-proxy = Un proxy, ou son réseau, qui dit qui sont ses clients.
help-serve--limit = Un autre nombre pour une des limites du service, par exemple sockets_from_one=2000 ; peut être donné plusieurs fois.

# watch
help-watch = Regarder une partie à une table à distance. Tapez help pour savoir quoi demander, ou quit pour partir.
help-watch-LINK = L’adresse d’une table, ou une invitation.

# loadtest
help-loadtest =
    Mesurer le service des tables : coups par seconde, délai jusqu’au dernier destinataire, mémoire, plus long blocage.

    Le service tourne seul dans son processus, avec sa propre base dans un dossier temporaire ; des clients dans
    d’autres processus jouent des parties en cours, selon les règles et à un rythme régulier. Chaque table a de 2 à 4
    places, dont certaines tenues par la même personne ; les autres connexions forment le public.
help-loadtest--tables = Tables avec une partie en cours.
help-loadtest--sockets = Connexions qui les regardent, bien réparties.
help-loadtest--seconds = Combien de temps mesurer.
help-loadtest--moves = Coups par seconde qu’envoient les clients.
help-loadtest--game = Seulement ce jeu ; sinon tous, à tour de rôle.
help-loadtest--clients = Processus qui se partagent les connexions.
help-loadtest--warm-up = Secondes de jeu avant de commencer à compter.
help-loadtest--seed = Pour les parties, et pour ce que décident les clients.
help-loadtest--database = L’adresse d’une base de données PostgreSQL vide à remplir ; sinon un fichier qui disparaît ensuite.
help-loadtest--nodes = Services sur cette base, qui se partagent les tables.
help-loadtest--foreign = La part des connexions, de 0 à 1, qui arrivent à un autre nœud que celui de leur table.
help-loadtest--storm = À mi-parcours, perdre d’un coup neuf connexions sur dix et les laisser toutes revenir.
help-loadtest--ramp = Faire croître le rythme de zéro à ce nombre de coups par seconde.
help-loadtest--coming = Tables par seconde que tous quittent, pour revenir quatre secondes plus tard.
help-loadtest--crowd = Spectateurs qu’une seule table a en plus.
help-loadtest--slow = La part des connexions, de 0 à 1, qui passent par un réseau lent.
help-loadtest--delay = Millisecondes que tout y prend dans un sens.
help-loadtest--loss = La part des paquets, de 0 à 0,5, qui s’y perd.
help-loadtest--address = Un service qui tourne déjà, sous la forme HÔTE:PORT, aux limites relevées ; plusieurs se partagent les connexions. Les tables y sont ouvertes.
help-loadtest--compare = Ne rien mesurer ; montrer deux rapports de --json côte à côte.
help-loadtest--html = Écrit le rapport en une seule page HTML avec des graphiques, qui n’a besoin de rien d’ailleurs.

# arena
help-arena = La force des bots, et ce que donnent entre eux jeux de cartes et plans.
help-arena-contest =
    Opposer des bots dans des parties appariées, chaque donne dans toutes les rotations des places, et dire qui est plus
    fort, et avec quelle certitude.

    Le mot `contest` peut être omis.
help-arena-contest--luck-adjusted = Dit aussi ce qui reste quand on retire la chance des résultats.
help-arena-contest--bots = Les bots, avec des virgules, parmi { $bots }.
help-arena-contest--players = Combien sont assis à une table.
help-arena-contest--kind =
    Tous contre tous (`round-robin`), le premier contre chacun des autres (`gauntlet`), ou chacun contre le suivant
    (`ladder`).
help-arena-contest--deals = Donnes par rencontre, chacune dans toutes les rotations.
help-arena-contest--stop-early = Finir une rencontre dès qu’on sait clairement qui est devant.
help-arena-contest--cluster = Jouer sur une grappe Dask, à l’adresse de son ordonnanceur.
help-arena-contest--store = Où garder les parties finies ; la même commande repart de là.
help-arena-calibrate =
    Faire jouer des bots avec des cartes ou un plan, pour chaque nombre de personnes, et comparer ce que cela donne
    aux objectifs.
help-arena-calibrate--bot = Le bot à chaque place : { $bots }.
help-arena-calibrate--games = Parties pour chaque nombre de personnes.
help-arena-calibrate--plots = Écrire des graphiques (SVG) dans ce dossier.

# data
help-data = Les fichiers de données des jeux, comme les cartes et les plans, les nôtres et les vôtres.
help-data-check =
    Trouver tous les défauts d’un fichier de données, avec fichier, endroit et raison. Le code de sortie est 1 avec des
    erreurs, 0 avec de simples avertissements.
help-data-check-GAME = Le jeu, ou le début de son nom.
help-data-check-FILE = Un fichier de données (TOML) ; `-` lit l’entrée.
help-data-show = Montrer ce que contient un fichier de données.
help-data-show-GAME = Le jeu, ou le début de son nom.
help-data-show-FILE = Un fichier de données (TOML) ; sinon celui que le jeu apporte.
help-data-show--svg = Écrire plutôt une image, si le jeu en dessine une.

# deck
help-deck = Les jeux de cartes de San Francisco, les nôtres et les vôtres.
help-deck-check =
    Trouver chaque défaut d’un jeu de cartes, avec fichier, endroit et raison. Des erreurs donnent le code de sortie 1,
    des avertissements 0.
help-deck-check-FILE = Un jeu de cartes (TOML) ; `-` lit l’entrée.
help-deck-show = Montrer un jeu de cartes, par couleur, et combien de cartes montrent quoi.
help-deck-show-FILE = Un jeu de cartes (TOML) ; sinon le nôtre.

# map
help-map = Les plans des Aventuriers du Rail, les nôtres et les vôtres.
help-map-check =
    Trouver chaque défaut d’un plan, avec fichier, endroit et raison. Des erreurs donnent le code de sortie 1, des
    avertissements 0.
help-map-check-FILE = Un plan (TOML) ; `-` lit l’entrée.
help-map-show = Montrer un plan, par un croquis dans le terminal avec lieux, routes et cartes Destination, ou une image.
help-map-show-FILE = Un plan (TOML) ; sinon le nôtre.
help-map-show--svg = Écrire plutôt le plan comme image.

# what one types after an option, or as an argument
value-GAME = JEU
value-FILE = FICHIER
value-FILES = FICHIER
value-LINK = LIEN
value-NUMBERS = NUMÉRO
value-WHAT = POSITION|FICHIER
value--compare = FICHIER FICHIER
value--code = FICHIER
value--cluster = ADRESSE
value--database = FICHIER
value--folder = DOSSIER
value-BOT = BOT
value--read = FICHIER
value--host = ADRESSE
value--join = LIEN
value--kind = GENRE
value--origin = ADRESSE
value--out = FICHIER
value--plots = DOSSIER
value--trust-proxy = ADRESSE
value-float = NOMBRE
value-int = NOMBRE
value-path = FICHIER
value-str = TEXTE

# around all of these
usage = Utilisation :
usage-arguments = Arguments
usage-command = COMMANDE [ARGUMENTS]...
usage-commands = Commandes
usage-default = [par défaut : { $value }]
usage-environment = [environnement : { $value }]
usage-error = Erreur
usage-hint = Pour de l’aide : « { $command } ».
usage-options = Options
usage-required = [obligatoire]

# what was typed wrongly
error-choice = { $option } accepte une valeur parmi : { $choices }.
error-missing = Il manque { $what }.
error-needs-value = { $option } demande une valeur.
error-no-command =
    { $similar ->
        [none] La commande « { $command } » n’existe pas.
       *[other] La commande « { $command } » n’existe pas. Vouliez-vous dire : { $similar } ?
    }
error-no-option =
    { $similar ->
        [none] L’option { $option } n’existe pas.
       *[other] L’option { $option } n’existe pas. Vouliez-vous dire : { $similar } ?
    }
error-no-value = { $option } ne prend pas de valeur.
error-number =
    { $max ->
        [none] { $min ->
            [none] { $option } accepte { $number }.
           *[other] { $option } accepte { $number } à partir de { $min }.
        }
       *[other] { $option } accepte { $number } de { $min } à { $max }.
    }
error-number-any = un nombre
error-number-whole = un nombre entier
error-too-many = Mots en trop : { $words }

# a command that was renamed
notice-renamed = « fogline { $former } » s’appelle maintenant « fogline { $name } ». L’ancien nom fonctionne encore.

# a service’s database and its host
help-serve--admin = Un fichier avec l’empreinte du mot de passe de l’hôte (voir **fogline password**) ; sans lui, pas de page pour l’hôte.
help-serve--metrics-port = Un port de cette machine, pour Prometheus.
help-serve--node = Où les autres nœuds de la même base PostgreSQL joignent celui-ci, comme 10.0.0.2:8100 ; eux seuls devraient le pouvoir.
help-serve--config = Un fichier TOML avec ces options ; ce qui est tapé l’emporte.
help-serve--check = Dire seulement s’il pourrait démarrer, avec ces réglages, ce port et cette base de données.
help-backup =
    Copier la base de données d’un service en marche, telle qu’elle est à un instant, et vérifier la copie.

    Copier le fichier autrement perd ce qui est encore dans le journal de SQLite, à côté.
help-backup-TARGET = Le nouveau fichier, ou un dossier où l’heure lui donne son nom.
help-backup--keep = Supprimer les sauvegardes du dossier, sauf ces dernières.
help-restore = Faire d’une sauvegarde la base de données d’un service ; arrêtez-le d’abord. Ce qui s’y trouvait est gardé sous un autre nom.
help-restore-BACKUP = Ce que **fogline backup** a fait.
help-check =
    Rejouer chaque partie enregistrée avec ce Fogline, sur une copie, et nommer celles qui changeraient.

    À demander à la nouvelle version avant de mettre à jour. Code de sortie 1 si une partie change.
help-export = Écrire toutes les parties et personnes d’une base en lignes JSON, secrets compris ; ce qui est endommagé est nommé et laissé de côté.
help-export-FILE = Où elles vont ; seul son propriétaire peut le lire.
help-export--table = Seulement cette table, et aucune personne ; peut être donné plusieurs fois.
help-export--records = Seulement les parties finies, en enregistrements pour **fogline verify** et **fogline replay**.
help-copy-store = Copier toutes les parties et personnes d’une base à une autre, SQLite ou PostgreSQL, pendant que le service continue avec la première ; répété, copie ce qui a changé depuis.
help-copy-store-STORE = Où elles sont : un fichier ou `postgresql://HOST/NAME`.
help-copy-store-COPY = Où elles vont : une base qu’aucun service n’a ouverte.
help-import = Ajouter à une base les parties et personnes d’une exportation ; ce qui s’y trouve déjà reste tel quel.
help-import-FILE = Ce que **fogline export** a écrit ; `-` lit l’entrée.
help-password = Demander le mot de passe de l’hôte et écrire son empreinte pour **fogline serve --admin**.
help-password-FILE = Où va l’empreinte ; seul son propriétaire peut la lire.
value-TARGET = FICHIER|DOSSIER
value-STORE = FICHIER|ADRESSE
value-COPY = FICHIER|ADRESSE
value-BACKUP = FICHIER
