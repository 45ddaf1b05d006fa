### Textes français du plateau dessiné de Ticket to Ride: San Francisco. Les mots des règles sont dans les textes du jeu.

## Parties du plateau

ttb-tab-hand = Main
ttb-tab-market = Cartes
ttb-tab-tickets = Destinations
ttb-tab-lines = Routes
ttb-views = Comment la table est montrée
ttb-view-map = Plan
ttb-view-lines = Routes
ttb-view-sentences = Phrases
ttb-said = { $text }
ttb-close = Ranger
ttb-not-yet = Pas encore
ttb-fold = Replier la feuille
ttb-unfold = Déplier la feuille

## Le marché

ttb-market = Cartes à prendre
ttb-display = Cartes face visible
ttb-deck = Pioche des cartes Transport
ttb-ticket-deck = Pioche des cartes Destination
ttb-card = Carte { $card }
ttb-face-up = Place { $place } : carte { $card }
ttb-face-up-can = Place { $place } : prendre la carte { $card }
ttb-place-empty = La place { $place } est vide
ttb-draw-card = Piocher une carte
ttb-draw-tickets = Piocher des destinations
ttb-reveals = Ceci révèle quelque chose : l’annuler, c’est retenter le hasard, et les autres personnes sont d’abord consultées.
ttb-left =
    { $cards ->
        [0] il n’en reste plus
        [one] il en reste { $cards }
       *[other] il en reste { $cards }
    }
ttb-discards-title = Défausse
ttb-discards =
    Défausse : { $count ->
        [0] vide
       *[other] { $cards }
    }

## La main

ttb-hand = Mes cartes
ttb-hand-count = Mes cartes : { $cards }
ttb-hand-group =
    { $count } { $count ->
        [one] { $card }
       *[other] { $card ->
            [bleue] bleues
            [verte] vertes
            [noire] noires
            [rose] roses
            [rouge] rouges
            [ferry] ferries
           *[other] { $card }
        }
    }{ $lines ->
        [0] { "" }
        [one] , de quoi payer { $lines } route. Appuyez pour la voir.
       *[other] , de quoi payer { $lines } routes. Appuyez pour les voir.
    }
ttb-hand-none = Aucune carte { $card }
ttb-colour-lines =
    Carte { $card } : { $lines ->
        [0] ne paie aucune route maintenant.
        [one] de quoi payer { $lines } route maintenant.
       *[other] de quoi payer { $lines } routes maintenant.
    }

## Cartes Destination

ttb-tickets = Mes cartes Destination
ttb-tickets-count =
    { $tickets ->
        [0] Aucune carte Destination
        [one] Ma carte Destination
       *[other] Mes { $tickets } cartes Destination
    }
ttb-tickets-none = Vous n’avez pas encore de carte Destination.
ttb-points =
    { $points ->
        [one] point en jeu
       *[other] points en jeu
    }
ttb-ticket-done = Réussie
ttb-ticket-failed = Non réussie
ttb-ticket-blocked = Ne peut plus être réussie
ttb-ticket-missing =
    Il manque { $missing } { $missing ->
        [one] case
       *[other] cases
    } sur { $total }
ttb-ticket-cars =
    Il manque { $missing } { $missing ->
        [one] case
       *[other] cases
    } : plus que vos cable cars
ttb-offer = Quelles cartes Destination gardez-vous ?
ttb-combinations = Ce que coûte chaque choix
ttb-keep =
    { $tickets-count ->
        [one] { $tickets }
       *[other] Les deux
    }
ttb-cost =
    { $points } { $points ->
        [one] point
       *[other] points
    } ; { $missing ->
        [0] il ne manque rien
        [one] { $missing } case
       *[other] { $missing } cases
    }{ $overlap ->
        [0] { "" }
        [one] , { $overlap } économisée où les chemins se rejoignent
       *[other] , { $overlap } économisées où les chemins se rejoignent
    }{ $enough ->
        [0] , plus que vos cable cars
       *[other] { "" }
    }
ttb-choose-tickets = Choisissez une carte Destination ou les deux

## Routes

ttb-lines = Tableau des routes
ttb-grey = grise
ttb-line-label =
    { $line } : { $length } { $length ->
        [one] case
       *[other] cases
    }, { $colour }{ $ferries ->
        [0] { "" }
        [one] , avec un ferry
       *[other] , avec { $ferries } ferries
    } ; { $points } { $points ->
        [one] point
       *[other] points
    }. { $state }
ttb-line-short = { $line } · { $length } · { $colour }
ttb-owned = Elle est à { $seat }.
ttb-possible = Vous pouvez la prendre maintenant.
ttb-free = Elle n’est encore à personne.
ttb-ferries =
    { $ferries ->
        [one] un symbole Ferry
       *[other] { $ferries } symboles Ferry
    }
ttb-sort = Trier par
ttb-column-from = De
ttb-column-to = À
ttb-column-length = Longueur
ttb-column-colour = Couleur
ttb-column-owner = À qui
ttb-column-cost = Coût pour vous
ttb-column-possible = Possible maintenant
ttb-cards-missing =
    { $missing ->
        [0] les cartes y sont ({ $card })
        [one] il manque { $missing } carte ({ $card })
       *[other] il manque { $missing } cartes ({ $card })
    }
ttb-claim-short = Prendre
ttb-claim-line = Prendre { $line }
ttb-stop-label =
    { $location }{ $tokens ->
        [-1] { "" }
        [0] , plus de jeton « { $symbol } »
        [one] , { $tokens } jeton Touriste « { $symbol } »
       *[other] , { $tokens } jetons Touriste « { $symbol } »
    }{ $placeable ->
        [0] { "" }
       *[other] . Vous pouvez choisir ce lieu.
    }
ttb-aside-label =
    Pile « { $symbol } », pas encore posée : { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    }

## Prendre une route

ttb-payments = Comment payer
ttb-payments-of =
    { $line } : { $payments ->
        [one] une façon de payer
       *[other] { $payments } façons de payer
    }
ttb-choose-payment = { $line } : choisissez de quoi payer, puis confirmez.
ttb-choose-token = Il y a un jeton Touriste aux deux bouts. Lequel prenez-vous ?
ttb-token-at = { $symbol } : { $location }
ttb-claim =
    Prendre la route avec { $payment } : { $points } { $points ->
        [one] point
       *[other] points
    }

## Piles de touristes

ttb-piles = Posez une pile de touristes
ttb-piles-where = Choisissez un lieu sur le plan ou ici :
ttb-choose-stop = Choisissez un lieu pour la pile

## Joueurs

ttb-players = Ce que chacun possède
ttb-points-of =
    { $points } { $points ->
        [one] point pour les routes
       *[other] points pour les routes
    }
ttb-cars-of =
    { $cars ->
        [one] il reste { $cars } cable car
       *[other] il reste { $cars } cable cars
    }
ttb-cards-of =
    { $cards } { $cards ->
        [one] carte en main
       *[other] cartes en main
    }
ttb-tickets-of =
    { $tickets } { $tickets ->
        [one] carte Destination
       *[other] cartes Destination
    }
ttb-tokens-of =
    { $symbols-count ->
        [0] Aucun jeton Touriste
       *[other] Jetons Touriste : { $symbols } ; { $points } { $points ->
            [one] point
           *[other] points
        }
    }
ttb-seen-of = Tout le monde a vu { $seat } prendre : { $cards }
ttb-last-turn = La partie se termine avec le tour de { $seat }

## La fin

ttb-tally = Les destinations, une à une
ttb-tally-skip = Toutes à la fois
ttb-tally-again = Encore
ttb-tally-sum = routes { $lines } · touristes { $tourists } · destinations { $tickets }

## Touches

ttb-key-arrows = se déplacer sur le plan, parmi les cartes, parmi les paiements
ttb-key-deck = piocher une carte
ttb-key-display = prendre une carte face visible
ttb-key-tickets = piocher des cartes Destination
ttb-key-views = plan, tableau des routes, phrases
ttb-key-escape = ranger ce qui est choisi

## L’aide sur place. Chaque texte va avec le numéro de sa règle.

ttb-help-deck = Au lieu d’une carte face visible, vous pouvez en piocher une sans la voir. Deux cartes par tour.
ttb-help-display = À votre tour, vous pouvez prendre deux cartes, parmi ces cinq ou dans la pioche. Une carte prise est remplacée aussitôt.
ttb-help-face-up-ferry = Un ferry face visible pris en premier est votre seule carte du tour, et il ne peut pas être la deuxième.
ttb-help-renewal = Quand trois des cinq sont des ferries, les cinq sont défaussées et remplacées.
ttb-help-discards = Quand la pioche est vide, la défausse est mélangée et devient la pioche.
ttb-help-ticket-deck = Au lieu de prendre des cartes ou une route, vous pouvez piocher deux cartes Destination et en garder au moins une.
ttb-help-ticket = Reliez les deux lieux par vos routes et vous gagnez les points à la fin ; sinon vous les perdez.
ttb-help-keep = Les cartes Destination restent secrètes jusqu’à la fin, et une carte gardée ne se rend pas.
ttb-help-pay = Une route se paie avec autant de cartes de sa couleur qu’elle a de cases ; une grise, avec une seule couleur au choix.
ttb-help-ferry = Les ferries remplacent n’importe quelle couleur.
ttb-help-ferry-space = Chaque symbole Ferry d’une route se paie avec un ferry.
ttb-help-double = Personne ne peut avoir les deux routes d’une route double. À deux joueurs, la seconde est fermée dès que la première est prise.
ttb-help-points = Les routes rapportent aussitôt des points selon leur longueur, comme le dit le tableau du plan.
ttb-help-tokens = Qui prend une route prend un jeton Touriste à l’un de ses bouts, si c’est un symbole qu’il n’a pas encore.
ttb-help-token-points = Les symboles différents rapportent des points à la fin : 2 → 1, 3 → 2, 4 → 4, 5 → 6, 6 → 9, 7 → 12.
ttb-help-cars = Chaque case reçoit un cable car. Qui finit son tour avec deux ou moins lance le dernier tour.
ttb-help-cards = Le nombre de cartes en main n’est pas limité.
ttb-help-seen = Cartes prises face visible et pas encore dépensées. Tout le monde peut le savoir.
ttb-help-pile = Avant le premier tour, les piles mises de côté sont posées sur des lieux qui n’en ont pas.
ttb-help-pass = On ne passe que si rien d’autre n’est possible. Quand tout le monde a passé, la partie se termine.
ttb-help-last-round = Après le tour qui laisse à quelqu’un deux cable cars ou moins, chacun joue encore un tour, ce joueur en dernier.

## Le plan lui-même

ttm-map = Plan : { $title }
ttm-points = Points
ttm-keys = Les flèches vont d’arrêt en arrêt et de route en route, Page précédente et Page suivante parcourent toutes les routes ; Entrée choisit.
ttm-zoom = Taille du plan
ttm-nearer = Plus près
ttm-farther = Plus loin
ttm-fit = Tout le plan
ttm-move =
    { $way ->
        [left] Plus à gauche sur la carte
        [up] Plus haut sur la carte
        [down] Plus bas sur la carte
       *[right] Plus à droite sur la carte
    }
ttm-which = De quelle route s’agit-il ?
ttm-close = Fermer

## Le jeu en cinq minutes

ttb-minutes-aim-title = La ville en cable car
ttb-minutes-aim = Prenez des routes entre les lieux du plan, reliez ceux de vos cartes Destination et réunissez des touristes. À votre tour, faites une chose sur trois : prendre des cartes, prendre une route ou piocher des destinations.
ttb-minutes-tickets-title = Destinations
ttb-minutes-tickets = Une carte Destination nomme deux lieux. Si vos routes les relient à la fin, vous gagnez ses points, sinon vous les perdez. Vous commencez avec une ou deux et pouvez en piocher : sur deux, gardez-en au moins une.
ttb-minutes-cards-title = Cartes
ttb-minutes-cards = Prenez deux cartes, face visible ou dans la pioche. Un ferry remplace n’importe quelle couleur ; face visible, c’est la seule carte du tour.
ttb-minutes-lines-title = Prendre une route
ttb-minutes-lines = Payez autant de cartes de la couleur de la route qu’elle a de cases, d’une même couleur au choix sur les grises. Elle rapporte aussitôt des points, d’autant plus qu’elle est longue.
ttb-minutes-tourists-title = Touristes
ttb-minutes-tourists = Une route qui mène là où des touristes attendent donne un jeton d’un symbole que vous n’avez pas encore. Le nombre de symboles différents rapporte des points à la fin.
ttb-minutes-doubles-title = Ferries et routes doubles
ttb-minutes-doubles = Un symbole ferry sur une route exige une carte ferry. D’une route double, vous pouvez en avoir une ; à deux, l’autre est alors fermée.
ttb-minutes-end-title = La fin
ttb-minutes-end = Quand quelqu’un n’a plus que deux cable cars ou moins, chacun joue encore un tour. Puis on compte les routes, les touristes et les destinations ; qui a le plus de points l’emporte.
