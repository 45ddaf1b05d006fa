### French texts of the drawn board of San Francisco. Words of the rules themselves are in the game's own texts.

## Parts of the board

sfb-tab-market = Marché
sfb-tab-city = Ma ville
sfb-tab-rivals = Rivaux
sfb-tab-scores = Scores
sfb-market = Marché
sfb-rivals = Les autres villes
sfb-scores = Plateau de score
sfb-contracts = Contrats
sfb-deck = Pioche
sfb-said = { $text }
sfb-halves = { $points }
sfb-nothing = Rien n’est prévu

## Market

sfb-reveals = révèle une carte
sfb-deck-left =
    { $cards ->
        [0] plus de carte
        [one] reste { $cards } carte
       *[other] reste { $cards } cartes
    }
sfb-clock-title = Jetons Fondation
sfb-clock =
    { $left ->
        [0] Plus de jeton Fondation : la partie est terminée
        [one] Reste { $left } sur { $all } : il met aussitôt fin à la partie
       *[other] Reste { $left } sur { $all } ; le dernier met aussitôt fin à la partie
    }
sfb-column-title = Colonne { $column }
sfb-column =
    Colonne { $column }, { $cards ->
        [0] vide
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
sfb-column-empty = La colonne { $column } est vide
sfb-card-in-column = { $card }, carte { $place } de la colonne { $column }
sfb-lock-open =
    { $contracts ->
        [0] Vous pouvez la prendre
        [one] Vous pouvez la prendre : elle a plus de cartes que votre contrat
       *[other] Vous pouvez la prendre : elle a plus de cartes que vos { $contracts } contrats
    }
sfb-lock-shut =
    Pas encore : avec { $contracts } { $contracts ->
        [one] contrat
       *[other] contrats
    }, il faut { $needed } { $needed ->
        [one] carte
       *[other] cartes
    } ici
sfb-lock-cards =
    { $cards ->
        [0] Vide
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
sfb-takers =
    { $seats-count ->
        [one] Peut prendre { $column } maintenant : { $seats }
       *[other] Peuvent prendre { $column } maintenant : { $seats }
    }
sfb-takers-none = Personne ne peut prendre { $column } maintenant
sfb-taken-by = { $seat } vient de prendre la colonne { $column }
sfb-take = Prendre { $column }
sfb-lay = Placer en { $column }
sfb-lay-sure = Placer en { $column }, c’est sûr ?
sfb-lay-where = Où placez-vous cette carte ?
sfb-lay-other = { $seat } choisit une colonne pour cette carte.
sfb-lay-foundation =
    { $left ->
        [0] Elle reçoit le dernier jeton Fondation : la placer met fin à la partie !
        [one] Elle reçoit un jeton Fondation ; il n’en restera que { $left }.
       *[other] Elle reçoit un jeton Fondation ; il en restera { $left }.
    }
sfb-contracts-of =
    { $seat } : { $contracts ->
        [0] aucun contrat
        [one] { $contracts } contrat
       *[other] { $contracts } contrats
    }
sfb-not-yet = Pas encore

## Cities

sfb-city-own = Ma ville
sfb-city-of = Ville : { $seat }
sfb-district = Quartier { $row }
sfb-district-label =
    { $district } : valeur { $value }, { $symbols ->
        [0] aucun symbole bonus
        [1] 1 symbole bonus sur 2
       *[other] les deux symboles bonus
    }
sfb-cell-empty = { $space }, vide
sfb-cell = { $space } : { $card } ; valeur { $value } ; { $notes }
sfb-cell-planned = { $space }, prévu : { $card } ; valeur { $value } ; { $notes }
sfb-cell-plain = rien dessus
sfb-points-title = Score actuel
sfb-points-now =
    { $points } { $points-count ->
        [one] point
       *[other] points
    }, score actuel
sfb-pin = Garder cette ville en grand : { $seat }
sfb-unpin = Réduire à nouveau cette ville : { $seat }

## Scoring board

sfb-ranked =
    { $seat } : { $total }, { $place }, { $points } { $points-count ->
        [one] point
       *[other] points
    }
sfb-completed-by = { $seat } a terminé en premier le quartier { $row }
sfb-completion-left = Personne n’a encore terminé le quartier { $row }
sfb-bonus-left =
    { $bonus } : { $left ->
        [0] épuisé
       *[other] reste { $left }
    }
sfb-medal-of = { $seat } a la médaille maître d’œuvre

## The tray

sfb-tray = Cartes à construire
sfb-tray-column = Construire la colonne { $column }
sfb-tray-rest = Construire les cartes prises
sfb-tray-close = Reposer les cartes
sfb-tray-market = Le marché pendant que vous préparez : ouvrir une autre colonne
sfb-tray-cards = Les cartes, dans l’ordre d’arrivée
sfb-tray-open = { $card } : à décider. Appuyez pour construire.
sfb-tray-built = { $card } : construite en numéro { $order }. Appuyez pour passer.
sfb-tray-skipped = { $card } : passée. Appuyez pour décider à nouveau.
sfb-tray-choosing = { $card } : choisissez une rangée, de 1 à 5. Appuyez encore pour passer.
sfb-choose-row = Dans quelle rangée construisez-vous la carte { $card } ? 1–5
sfb-choose-which-row = Rangées pour cette carte
sfb-choose-this-row = { $number } : le quartier { $row }
sfb-choose-bonus = Votre deuxième symbole dans le quartier { $row } : choisissez un bonus.
sfb-choose-plus = Touchez la carte qui reçoit le jeton +2.
sfb-choose-tracks = Touchez la carte qui reçoit le jeton Lignes de tramways.
sfb-choose-value = Dans quelle rangée construisez-vous la carte valeur 4 ? 1–5
sfb-choose-depot = Dans quelle rangée construisez-vous la carte dépôt ? 1–5
sfb-undecided =
    { $cards ->
        [one] { $cards } carte à décider : touchez pour construire, touchez encore pour passer.
       *[other] { $cards } cartes à décider : touchez pour construire, touchez encore pour passer. L’ordre compte.
    }
sfb-planned = Voyez ce que cela apporte, puis confirmez.
sfb-build-all = Tout construire
sfb-skip-rest = Passer le reste
sfb-step-back = Retour
sfb-token-hint = Votre jeton Défausse de contrats :
sfb-return =
    défausser { $contracts } { $contracts ->
        [one] contrat
       *[other] contrats
    }
sfb-return-sure = en défausser { $contracts }, c’est sûr ?
sfb-commit-open =
    Prendre { $column } : construire { $build }, { $open } { $open ->
        [one] carte à décider
       *[other] cartes à décider
    }
sfb-commit-rest-open =
    Construire { $build }, { $open } { $open ->
        [one] carte à décider
       *[other] cartes à décider
    }
sfb-commit =
    Prendre { $column } : construire { $build }{ $skip ->
        [0] { "" }
       *[other] , passer { $skip }
    }{ $contracts ->
        [-2] { " " }(−2 contrats)
        [-1] { " " }(−1 contrat)
        [0] { " " }(contrats inchangés)
       *[other] { " " }(+{ $contracts } contrat)
    }
sfb-commit-rest =
    Construire { $build }{ $skip ->
        [0] { "" }
       *[other] , passer { $skip }
    }

## Keys

sfb-key-arrows = se déplacer dans le marché, les cartes à construire ou une ville
sfb-key-draw = piocher une carte
sfb-key-columns = prendre une colonne, ou y placer la carte piochée
sfb-key-rows = choisir une rangée pour une carte

## Help in place. Each text goes with the number of its rule.

sfb-help-deck = Au lieu de prendre une colonne, vous pouvez piocher la première carte et la placer dans l’une des trois colonnes. Vous décidez avant de la voir, et tout le monde la voit.
sfb-help-box = Les cartes que personne ne construit vont dans la boîte et ne reviennent pas.
sfb-help-column = Vous pouvez prendre une colonne entière si vous avez moins de contrats qu’elle n’a de cartes. Cela vous donne un contrat.
sfb-help-contracts = Les contrats vous ferment les colonnes courtes. Dès que tout le monde en a, chacun en défausse un.
sfb-help-clock = La partie finit aussitôt que le dernier jeton Fondation est posé, ou qu’une ville compte 25 cartes.
sfb-help-foundation-token = Une carte à symbole fondation reçoit un jeton quand elle est placée dans une colonne.
sfb-help-colour = Une carte { $colour } va sur la case libre la plus à gauche du quartier de sa couleur.
sfb-help-black = Une carte noire va dans le quartier de votre choix, sur la case libre la plus à gauche.
sfb-help-value = La valeur compte pour son quartier et pour les gratte-ciel voisins.
sfb-help-tracks = Des lignes de tramways portent un tramway si elles sont reliées à un dépôt : par d’autres lignes, ou, dans la rangée du bas, par un dépôt imprimé.
sfb-help-depot = Un dépôt porte toujours un tramway, et les tramways en partent par les lignes voisines.
sfb-help-square = Un jardin public vaut 4 à côté d’un tramway, sinon rien.
sfb-help-foundation = Une fondation reçoit un gratte-ciel, 1 point, dès que les cartes voisines valent ensemble 7 ; chaque bord de mer de la ville abaisse ce nombre de 1.
sfb-help-coast = Chaque bord de mer de votre ville abaisse de 1 ce qu’il faut à vos fondations pour leur gratte-ciel.
sfb-help-bonus = Votre deuxième symbole bonus dans un quartier rapporte le bonus de ce quartier, ou à la place un jeton Lignes de tramways.
sfb-help-district = À la fin, on classe les joueurs selon leur valeur dans chaque quartier : 2 points au premier, 1 au deuxième à trois ou quatre joueurs, −1 au dernier sur quatre. Les points positifs demandent au moins une carte dans ce quartier.
sfb-help-ties = Les égalités se tranchent par les cartes les plus à gauche, une à une, puis par la rangée du dessous.
sfb-help-trams = À la fin, on classe aussi les tramways : 2½ points au premier, 1 au deuxième à trois ou quatre joueurs, −1 au dernier sur quatre. Les points positifs demandent au moins un tramway.
sfb-help-network = Chaque carte reliée à un dépôt par des lignes de tramways porte un tramway.
sfb-help-skyscraper = Chaque gratte-ciel vaut 1 point.
sfb-help-medal = Le premier gratte-ciel de la partie donne la médaille, 1 point ; qui en a plus que son détenteur la prend.
sfb-help-completion = Qui a en premier cinq cartes dans un quartier reçoit son jeton Quartier terminé, 1 point.
sfb-help-bonus-plus = Le jeton +2 va aussitôt sur une carte au choix de votre ville.
sfb-help-bonus-value = La carte valeur 4 va sur la case libre la plus à gauche de n’importe quelle rangée.
sfb-help-bonus-depot = La carte dépôt va sur la case libre la plus à gauche de n’importe quelle rangée : un dépôt, de valeur 0.
sfb-help-bonus-vp = Ce jeton vaut 1½ point à la fin.
sfb-help-bonus-return = Ce jeton défausse 1 ou 2 de vos contrats, une fois, à tout moment de votre tour sauf entre la pioche d’une carte et son placement.
sfb-help-bonus-tracks = Le jeton Lignes de tramways va sur une carte au choix de votre ville qui n’a pas de lignes de tramways.
sfb-help-points = Gratte-ciel, médaille, jetons 1½ point, quartiers terminés et jetons d’avantage, comme si la partie finissait maintenant.

## Le jeu en cinq minutes

sfb-minutes-aim-title = Votre ville
sfb-minutes-aim = Chacun construit une ville de cinq quartiers, une rangée par couleur. On marque des points en menant dans les rangées et les tramways, et pour les gratte-ciel.
sfb-minutes-turn-title = À vous : piocher ou prendre
sfb-minutes-turn = Piochez une carte et placez-la dans l’une des trois colonnes, ou prenez une colonne entière et construisez ses cartes. Chacune va dans la rangée de sa couleur, depuis la gauche ; les noires où vous voulez.
sfb-minutes-contracts-title = Contrats
sfb-minutes-contracts = Prendre une colonne apporte un contrat, et une colonne doit compter plus de cartes que vous n’avez de contrats. Quand tout le monde en a un, chacun en défausse un.
sfb-minutes-trams-title = Tramways et jardins publics
sfb-minutes-trams = Les lignes reliées à un dépôt portent un tramway ; la rangée du bas touche les dépôts. Un jardin public à côté d’un tramway vaut 4.
sfb-minutes-towers-title = Gratte-ciel
sfb-minutes-towers = Une fondation devient un gratte-ciel dès que les cartes voisines valent 7 en tout. Chaque bord de mer de votre ville abaisse ce seuil de 1.
sfb-minutes-bonus-title = Les bonus
sfb-minutes-bonus = Deux symboles bonus dans une rangée donnent son bonus, une fois : celui montré ici, ou des lignes de tramways pour une carte au choix.
sfb-minutes-end-title = La fin et les points
sfb-minutes-end = La partie s’arrête aussitôt avec le dernier jeton Fondation, ou quand une ville est pleine. Qui a le plus de points l’emporte.
sfb-minutes-points-row = Total le plus élevé d’une rangée : 2, et 1 au deuxième
sfb-minutes-points-trams = Le plus de tramways : 2½, et 1 au deuxième
sfb-minutes-points-towers = Chaque gratte-ciel : 1, et 1 à qui en a le plus
sfb-minutes-points-complete = Première rangée remplie : 1
