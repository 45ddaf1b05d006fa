## Faults of a deck file

problem-deck-toml = Ce n’est pas du TOML : { $reason }.
problem-deck-missing = Il manque « { $key } ».
problem-deck-format = Le format est { $found } ; cette version lit "{ $expected }".
problem-deck-key = Il n’y a pas de clé { $key } ici. Les clés connues sont : { $known }.
problem-deck-type =
    { $expected ->
        [text] « { $key } » doit être un texte entre guillemets, pas { $found }.
        [number] « { $key } » doit être un nombre entier, pas { $found }.
        [flag] « { $key } » doit être true ou false, pas { $found }.
        [cards] « { $key } » doit être une liste de cartes, chacune sous son propre titre [[card]], pas { $found }.
       *[table] « { $key } » doit être une table de clés et de valeurs, pas { $found }.
    }
problem-deck-name = Le nom { $found } doit se composer de minuscules et de chiffres, en mots reliés par des traits d’union.
problem-deck-long = « { $key } » compte { $found } caractères ; { $most } au plus sont permis.
problem-deck-colour = La couleur { $found } n’existe pas. Les couleurs sont : { $known }.
problem-deck-value = Une valeur de { $found } est impossible ; elle va de { $least } à { $most }.
problem-deck-count = Un nombre de { $found } est impossible ; il va de { $least } à { $most }.
problem-deck-bonus-number = Symboles bonus sur cette carte : { $found } ; une carte en a au plus un (SF-1.2). Écrivez : bonus = true.
problem-deck-square-colour = Un jardin public sur une carte { $colour } ; seules les couleurs { $known } en ont (SF-1.2).
problem-deck-square-workers = Un jardin public de valeur { $value } ; un jardin public n’a pas de symbole ouvrier (SF-1.2).
problem-deck-total = Nombre de cartes : { $found } ; il en faut { $expected } (SF-1.2).
problem-deck-twice = La même face ({ $code }) figure déjà ici : { $first } ; les deux sont comptées ensemble.
problem-deck-coast-colour = Un bord de mer sur une carte { $colour } est inhabituel : on les suppose bleus (blue).
problem-deck-split = Nombre de cartes { $colour } : { $found } ; d’habitude { $expected }.
problem-deck-foundations =
    Seulement { $found } { $found ->
        [one] fondation
       *[other] fondations
    } ; à moins de { $expected }, la pioche peut s’épuiser avant les jetons Fondation (SF-3.6).
problem-deck-without =
    { $mark ->
        [value] Aucune carte n’a de valeur.
        [tracks] Aucune carte ne montre de lignes de tramways.
        [depot] Aucune carte ne montre de dépôt.
        [square] Aucune carte n’est un jardin public.
        [coast] Aucune carte ne montre de bord de mer.
       *[bonus] Aucune carte ne montre de symbole bonus.
    }
problem-deck-top-depot = Aucun dépôt n’est bleu ou noir, aucun ne peut donc se trouver dans la rangée du haut ; les livrets de règles en montrent un.
problem-deck-variant = Ce paquet se dit une variante, non un paquet des règles : { $found } cartes au lieu de { $expected }.

## Cards, districts and spaces

# Colours agree with “carte”, and follow it: la carte bleue 3, la carte valeur 4. A row agrees with “quartier”.
sf-colour-blue = bleue
sf-colour-grey = grise
sf-colour-orange = orange
sf-colour-yellow = jaune
sf-colour-green = verte
sf-colour-black = noire
sf-row-b = bleu
sf-row-g = gris
sf-row-o = orange
sf-row-y = jaune
sf-row-n = vert
sf-space = case { $column } du quartier { $row }
sf-mark-tracks = lignes de tramways
sf-mark-depot = dépôt
sf-mark-square = jardin public
sf-mark-foundation = fondation
sf-mark-coast = bord de mer
sf-mark-bonus = symbole bonus
sf-card = { $colour } { $value } ({ $marks })
sf-card-plain = { $colour } { $value }
sf-card-value4 = valeur 4
sf-card-depot = dépôt
sf-bonus-plus = jeton +2
sf-bonus-value = carte valeur 4
sf-bonus-depot = carte dépôt
sf-bonus-vp = jeton 1½ point
sf-bonus-return = jeton Défausse de contrats
sf-bonus-tracks = jeton Lignes de tramways

## Actions

sf-action-draw = Piocher une carte
sf-action-place = Placer la carte dans la colonne { $column }
sf-action-take = Prendre la colonne { $column }
sf-action-build = Construire la carte { $card } dans le quartier { $row }
sf-action-discard = Défausser la carte { $card }
sf-action-return =
    Utiliser le jeton et défausser { $contracts } { $contracts ->
        [one] contrat
       *[other] contrats
    }
sf-action-end = Finir le tour
sf-action-bonus-plus = Poser le jeton +2 sur la { $target }
sf-action-bonus-value = Construire la carte valeur 4 dans le quartier { $target }
sf-action-bonus-depot = Construire la carte dépôt dans le quartier { $target }
sf-action-bonus-vp = Prendre le jeton 1½ point
sf-action-bonus-return = Prendre le jeton Défausse de contrats
sf-action-bonus-tracks = Poser le jeton Lignes de tramways sur la { $target }
sf-outcome-first = { $seat } commence
sf-outcome-card = C’est la carte { $card }

## Events

sf-event-first-player = { $seat } commence.
    .you = Vous commencez.
sf-event-card-drawn = { $seat } pioche la carte { $card }.
    .you = Vous piochez la carte { $card }.
sf-event-card-placed = { $seat } place la carte { $card } dans la colonne { $column }.
    .you = Vous placez la carte { $card } dans la colonne { $column }.
sf-event-foundation-token =
    La fondation de la colonne { $column } reçoit { $left ->
        [0] le dernier jeton.
        [1] un jeton ; il en reste 1.
       *[other] un jeton ; il en reste { $left }.
    }
sf-event-column-taken =
    { $seat } prend la colonne { $column } : { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } ; contrats : { $contracts }.
    .you =
        Vous prenez la colonne { $column } : { $cards } { $cards ->
            [one] carte
           *[other] cartes
        } ; contrats : { $contracts }.
sf-event-contracts-returned = Tout le monde a un contrat, donc chacun en défausse 1.
sf-event-card-built = { $seat } construit la carte { $card } sur la { $space }.
    .you = Vous construisez la carte { $card } sur la { $space }.
sf-event-card-discarded = { $seat } défausse la carte { $card }.
    .you = Vous défaussez la carte { $card }.
sf-event-trams-running =
    { $count ->
        [one] Un tramway circule maintenant sur la { $spaces }.
       *[other] { $count } tramways circulent maintenant : { $spaces }.
    }
sf-event-squares-served =
    { $count ->
        [one] Le jardin public de la { $spaces } vaut maintenant 4.
       *[other] Ces jardins publics valent maintenant 4 : { $spaces }.
    }
sf-event-skyscrapers-built =
    { $count ->
        [one] Un gratte-ciel s’élève sur la { $spaces }.
       *[other] { $count } gratte-ciel s’élèvent : { $spaces }.
    }
sf-event-medal-first = { $seat } reçoit la médaille maître d’œuvre.
    .you = Vous recevez la médaille maître d’œuvre.
sf-event-medal-taken = { $seat } prend la médaille maître d’œuvre à { $former }.
    .you = Vous prenez la médaille maître d’œuvre à { $former }.
sf-event-district-completed = { $seat } termine en premier le quartier { $row } : 1 point.
    .you = Vous terminez en premier le quartier { $row } : 1 point.
sf-event-bonus-earned = { $seat } gagne le bonus du quartier { $row }.
    .you = Vous gagnez le bonus du quartier { $row }.
sf-event-bonus-lost = { $seat } perd le bonus du quartier { $row } : il n’y a rien à prendre.
    .you = Vous perdez le bonus du quartier { $row } : il n’y a rien à prendre.
sf-event-bonus-taken = { $seat } prend un bonus : { $bonus }.
    .you = Vous prenez un bonus : { $bonus }.
sf-event-bonus-put = { $seat } pose un bonus sur la { $space } : { $bonus }.
    .you = Vous posez un bonus sur la { $space } : { $bonus }.
sf-event-token-used =
    { $seat } utilise le jeton Défausse de contrats et défausse { $contracts } { $contracts ->
        [one] contrat.
       *[other] contrats.
    }
    .you =
        Vous utilisez le jeton Défausse de contrats et défaussez { $contracts } { $contracts ->
            [one] contrat.
           *[other] contrats.
        }
sf-event-turn-began = C’est à { $seat } de jouer.
sf-event-ended-foundations = Le dernier jeton Fondation est posé : { $seat } met fin à la partie.
    .you = Le dernier jeton Fondation est posé : vous mettez fin à la partie.
sf-event-ended-city =
    { $seat } a rempli sa ville : la partie est terminée.{ $unbuilt ->
        [0] { "" }
        [one] { " " }{ $unbuilt } carte prise retourne dans la boîte.
       *[other] { " " }{ $unbuilt } cartes prises retournent dans la boîte.
    }
    .you =
        Vous avez rempli votre ville : la partie est terminée.{ $unbuilt ->
            [0] { "" }
            [one] { " " }{ $unbuilt } carte prise retourne dans la boîte.
           *[other] { " " }{ $unbuilt } cartes prises retournent dans la boîte.
        }
sf-event-ended-standstill = La pioche est vide et { $seat } ne peut prendre aucune colonne : la partie est terminée.
    .you = La pioche est vide et vous ne pouvez prendre aucune colonne : la partie est terminée.

## Refusals

refusal-deck-empty = La pioche est vide.
refusal-column-empty = La colonne { $column } est vide.
refusal-too-many-contracts =
    La colonne { $column } compte { $cards } { $cards ->
        [one] carte
       *[other] cartes
    }, et vous avez { $contracts } { $contracts ->
        [one] contrat.
       *[other] contrats.
    } Il faut moins de contrats que de cartes.
refusal-lay-first = Placez d’abord la carte piochée.
refusal-build-first = Construisez ou défaussez d’abord les cartes prises.
refusal-bonus-first = Prenez d’abord votre bonus.
refusal-action-done = Votre action est faite : utilisez votre jeton ou finissez le tour.
refusal-act-first = Piochez d’abord une carte ou prenez une colonne.
refusal-nothing-drawn = Vous n’avez pas de carte à placer : piochez d’abord.
refusal-nothing-taken = Vous n’avez pas de cartes à construire : prenez d’abord une colonne.
refusal-card-not-taken = La carte { $card } n’est pas parmi celles que vous avez prises.
refusal-unknown-card = La carte { $card } n’existe pas dans cette pioche.
refusal-wrong-district = La carte { $card } ne se construit pas dans le quartier { $row }, seulement dans celui de sa couleur.
refusal-row-full = Le quartier { $row } est plein.
refusal-token-not-now = Le jeton Défausse de contrats ne peut pas servir à cet instant.
refusal-no-token = Vous n’avez pas de jeton Défausse de contrats.
refusal-no-contracts = Vous n’avez aucun contrat à défausser.
refusal-fewer-contracts =
    Vous n’avez que { $held } { $held ->
        [one] contrat.
       *[other] contrats.
    }
refusal-return-enough =
    C’est trop peu : défaussez { $contracts } { $contracts ->
        [one] contrat
       *[other] contrats
    } pour pouvoir prendre une colonne.
refusal-no-bonus-earned = Vous n’avez aucun bonus à prendre.
refusal-other-bonus = Au choix : { $own } ou jeton Lignes de tramways, mais pas : { $bonus }.
refusal-bonus-gone = Ce bonus est épuisé : { $bonus }.
refusal-bonus-row-full = Le quartier { $row } est plein.
refusal-space-empty = Il n’y a pas de carte sur la { $space }.
refusal-has-tracks = La carte de la { $space } a déjà des lignes de tramways.

## Refusals: position texts

refusal-position-tag = Une position commence par « { $expected } », pas par « { $found } ».
refusal-position-fields =
    Une position de { $count } { $count ->
        [one] champ
       *[other] champs
    } est illisible : il y en a 7, plus un pour chacune des 2 à 4 villes.
refusal-position-number = « { $found } » dans le champ « { $field } » devrait être un nombre.
refusal-position-seat = Dans cette phase, « { $found } » ne peut pas désigner la personne dont c’est le tour.
refusal-position-phase = La phase « { $found } » n’existe pas. Les phases sont : { $known }.
refusal-position-card = La carte « { $card } » n’existe pas dans cette pioche (champ « { $field } »).
refusal-position-too-many = Trop de cartes { $card } : il n’en existe que { $exist } (champ « { $field } »).
refusal-position-columns = « { $found } » devrait être trois colonnes séparées par |.
refusal-position-hand = Les cartes en main ne peuvent pas être « { $found } » dans la phase « { $phase } ».
refusal-position-city = « { $found } » n’est pas une ville (place numéro { $seat }, en comptant à partir de 0).
refusal-position-row = « { $found } » a plus de cinq cartes (champ « { $field } »).
refusal-position-tracks = « { $card } » ne peut pas porter de jeton Lignes de tramways : elle a déjà des lignes de tramways (champ « { $field } »).
refusal-position-district = La carte { $card } se trouve dans un quartier d’une autre couleur (champ « { $field } »).
refusal-position-bonus =
    Il y a plus de trois { $bonus ->
        [0] jetons +2.
        [1] cartes valeur 4.
        [2] cartes dépôt.
        [3] jetons 1½ point.
        [4] jetons Défausse de contrats.
       *[5] jetons Lignes de tramways.
    }
refusal-position-contracts = Tout le monde a un contrat ; quelqu’un ne doit pas en avoir.
refusal-position-completions = Les jetons Quartier terminé ne correspondent pas aux quartiers terminés.
refusal-position-medal = La médaille ne correspond pas aux gratte-ciel.
refusal-position-foundations = Il ne peut pas rester { $found } jetons Fondation : { $most } au plus, et aucun seulement si cela a mis fin à la partie.
refusal-position-full = Une ville a 25 cartes si et seulement si cela a mis fin à la partie.
refusal-position-standstill = On ne peut rien faire dans cette position, la partie devrait donc être terminée.
refusal-position-deck = Une carte est en train d’être piochée, mais la pioche est vide.
refusal-position-no-bonus = Aucun bonus ne peut être pris pour le quartier « { $row } ».
refusal-position-first = Il s’est déjà passé quelque chose, mais la première personne n’est pas encore tirée au sort.
refusal-position-laid = Fondations posées : { $laid }, jetons restants : { $left }. Ensemble, il en faut { $most }, ceux de la mise en place.
refusal-position-earned = La ville de la place numéro { $seat }, en comptant à partir de 0, a des bonus qu’elle n’a pas pu gagner.
refusal-position-taken = Il y a plus de contrats que les colonnes prises n’ont pu en donner.
refusal-position-end = Le tour se serait terminé de lui-même : il faut un jeton Défausse de contrats et un contrat.

## Prompts

sf-prompt-first = On tire au sort qui commence.
sf-prompt-turn =
    À vous : piochez une carte, ou prenez { $columns-count ->
        [one] la colonne { $columns }.
       *[other] une de ces colonnes : { $columns }.
    }
sf-prompt-turn-draw = À vous : piochez une carte. Vous ne pouvez prendre aucune colonne.
sf-prompt-turn-take =
    À vous : la pioche est vide, prenez donc { $columns-count ->
        [one] la colonne { $columns }.
       *[other] une de ces colonnes : { $columns }.
    }
sf-prompt-turn-return = À vous : la pioche est vide, utilisez donc votre jeton Défausse de contrats pour pouvoir prendre une colonne.
sf-prompt-turn-other = { $seat } pioche une carte ou prend une colonne.
sf-prompt-token = { $prompt } Vous pouvez aussi utiliser votre jeton Défausse de contrats.
sf-prompt-draw = Vous piochez une carte.
sf-prompt-draw-other = { $seat } pioche une carte.
sf-prompt-lay = Placez la carte { $cards } dans la colonne A, B ou C.
sf-prompt-lay-other = { $seat } choisit une colonne pour la carte { $cards }.
sf-prompt-build =
    Construisez ou défaussez { $cards-count ->
        [one] la dernière carte prise : { $cards }.
       *[other] une à une les { $cards-count } cartes prises : { $cards }.
    }
sf-prompt-build-other =
    { $seat } a { $cards-count } { $cards-count ->
        [one] carte
       *[other] cartes
    } à construire : { $cards }.
sf-prompt-bonus =
    Vous avez gagné le bonus du quartier { $row }. { $bonuses-count ->
        [one] Prenez-le : { $bonuses }.
       *[other] Prenez l’un des deux : { $bonuses-or }.
    }
sf-prompt-bonus-other = { $seat } prend un bonus.
sf-prompt-end =
    Utilisez votre jeton Défausse de contrats pour défausser { $contracts ->
        [one] votre contrat,
       *[other] 1 ou 2 de vos { $contracts } contrats,
    } ou finissez votre tour.
sf-prompt-end-other = { $seat } peut encore utiliser le jeton Défausse de contrats avant la fin du tour.

## The table in sentences

sf-describe-players = San Francisco avec { $seats }.
sf-describe-hand =
    { $cards-count ->
        [one] La carte : { $cards }.
       *[other] Les cartes : { $cards }.
    }
sf-describe-coded = { $card } [{ $code }]
sf-describe-column =
    La colonne { $column } compte { $cards-count } { $cards-count ->
        [one] carte
       *[other] cartes
    } : { $cards }. Qui peut la prendre : { $seats }.
sf-describe-column-empty = La colonne { $column } est vide.
sf-describe-foundation-tokens = Jetons Fondation restants : { $left } sur { $all } ; le dernier met aussitôt fin à la partie.
sf-describe-deck =
    { $cards ->
        [0] La pioche est vide
        [1] Il reste 1 carte dans la pioche, { $foundations ->
            [0] qui n’est pas une fondation
           *[other] une fondation
        }
       *[other] Il reste { $cards } cartes dans la pioche, dont { $foundations ->
            [0] aucune fondation
            [one] { $foundations } fondation
           *[other] { $foundations } fondations
        }
    } ; dans la boîte : { $box ->
        [0] rien.
        [one] { $box } carte.
       *[other] { $box } cartes.
    }
sf-describe-supply = Bonus restants : { $bonuses }.
sf-describe-bonus = { $left } × { $bonus }
sf-describe-completions = Jetons Quartier terminé restants : { $rows }.
sf-describe-no-medal = Personne n’a encore la médaille maître d’œuvre.
sf-describe-city =
    La ville ({ $seat }) : { $contracts } { $contracts ->
        [one] contrat
       *[other] contrats
    }, { $trams } { $trams ->
        [one] tramway
       *[other] tramways
    }, { $skyscrapers } gratte-ciel, score actuel : { $points } { $points-count ->
        [one] point.
       *[other] points.
    }
sf-describe-city-own =
    Votre ville : { $contracts } { $contracts ->
        [one] contrat
       *[other] contrats
    }, { $trams } { $trams ->
        [one] tramway
       *[other] tramways
    }, { $skyscrapers } gratte-ciel, score actuel : { $points } { $points-count ->
        [one] point.
       *[other] points.
    }
sf-describe-tokens = À côté : { $tokens }.
sf-describe-medal = médaille maître d’œuvre
sf-describe-completion = jeton du quartier { $row } terminé
sf-describe-row =
    { $district }, valeur { $value } – { $cards } ; { $free ->
        [0] plein.
        [one] { $free } case libre.
       *[other] { $free } cases libres.
    }
sf-describe-row-empty = { $district } : vide.
sf-describe-card = { $column } : { $card } [{ $notes }]
sf-describe-card-plain = { $column } : { $card }
sf-describe-ranking = { $ranking } : { $seats }.
sf-describe-ranked = { $seat } ({ $total })
sf-describe-sheet =
    { $seat } : { $points } { $points-count ->
        [one] point.
       *[other] points.
    }
sf-note-worth = vaut maintenant { $value }
sf-note-plus =
    { $count ->
        [one] jeton +2
       *[other] { $count } jetons +2
    }
sf-note-tracks = jeton Lignes de tramways
sf-note-tram = tramway
sf-note-skyscraper = gratte-ciel
sf-note-waiting = { $around } sur { $requirement } pour son gratte-ciel

## Previews

sf-preview-placed = Dans la colonne { $column } : { $card }.
sf-preview-built = Sur la { $space } : { $card }.
sf-preview-discarded =
    { $cards-count ->
        [one] Dans la boîte : { $cards }.
       *[other] { $cards-count } cartes vont dans la boîte : { $cards }.
    }
sf-preview-hand =
    { $cards-count ->
        [one] Encore à construire : { $cards }.
       *[other] Encore { $cards-count } cartes à construire : { $cards }.
    }
sf-preview-trams =
    { $spaces-count ->
        [one] Un nouveau tramway : { $spaces }.
       *[other] { $spaces-count } nouveaux tramways : { $spaces }.
    }
sf-preview-squares =
    { $spaces-count ->
        [one] Le jardin public de la { $spaces } vaudra 4.
       *[other] Ces jardins publics vaudront 4 : { $spaces }.
    }
sf-preview-skyscraper =
    La fondation de la { $space } a { $around } sur { $requirement }{ $coasts ->
        [0] { "" }
        [one] { " " }(7, −{ $coasts } bord de mer)
       *[other] { " " }(7, −{ $coasts } bords de mer)
    } : gratte-ciel.
sf-preview-foundation =
    La fondation de la { $space } passe de { $around-before } sur { $requirement-before } à { $around } sur { $requirement }.
sf-preview-foundation-new = La fondation de la { $space } a { $around } sur { $requirement }.
sf-preview-ranking = { $ranking } : { $before } → { $after }, { $place-before } → { $place }.
sf-preview-ranking-tie = { $ranking }, égalité à { $after } : { $place-before } → { $place }.
sf-preview-ranking-token = { $ranking } : une de vos cartes s’y trouve désormais, un jeton peut donc vous revenir.
sf-preview-ranking-stays = { $ranking } : { $before } → { $after }, toujours { $place }.
sf-preview-ranking-others = { $line } { $others }.
sf-preview-passed = { $seat } : { $place-before } → { $place }
sf-preview-medal-first = Vous recevez la médaille maître d’œuvre.
sf-preview-medal = Vous prenez la médaille maître d’œuvre à { $former }.
sf-preview-completion = Vous terminez en premier le quartier { $row } : 1 point.
sf-preview-bonus-earned = Vous gagnez le bonus du quartier { $row }.
sf-preview-bonus-taken = Vous prenez un bonus : { $bonus }.
sf-preview-bonus-lost = Le bonus du quartier { $row } est perdu : il n’y a rien à prendre.
sf-preview-bonus-choices =
    { $bonuses-count ->
        [one] Vous pouvez prendre ce bonus : { $bonuses }.
       *[other] Vous choisissez l’un de ces bonus : { $bonuses-or }.
    }
sf-preview-foundation-tokens =
    { $left ->
        [0] C’est le dernier jeton Fondation.
        [one] Il reste { $left } jeton Fondation.
       *[other] Il reste { $left } jetons Fondation.
    }
sf-preview-contracts = Contrats : { $before } → { $contracts }.
sf-preview-everyone-returns =
    Chacun défausse un contrat ; il vous en reste { $contracts ->
        [0] zéro.
       *[other] { $contracts }.
    }
sf-preview-reach =
    Qui pourra alors prendre la colonne { $column } ({ $cards } { $cards ->
        [one] carte
       *[other] cartes
    }) : { $seats }.
sf-preview-points = Votre score actuel : { $before } → { $points }.
sf-preview-points-other = Score ({ $seat }) : { $before } → { $points }.
sf-preview-end = Cela met fin à la partie. { $ending }

## The end

sf-termination-foundations =
    { $seat } a posé le dernier jeton Fondation. Victoire avec { $points } { $points-count ->
        [one] point
       *[other] points
    } : { $winners }.
sf-termination-city =
    { $seat } a rempli sa ville. Victoire avec { $points } { $points-count ->
        [one] point
       *[other] points
    } : { $winners }.
sf-termination-standstill =
    La pioche est vide et { $seat } ne peut prendre aucune colonne. Victoire avec { $points } { $points-count ->
        [one] point
       *[other] points
    } : { $winners }.
sf-sheet-skyscrapers = Gratte-ciel
sf-sheet-medal = Médaille maître d’œuvre
sf-sheet-vp-tokens = Jetons 1½ point
sf-sheet-completions = Quartiers terminés
sf-sheet-blue = Quartier bleu
sf-sheet-grey = Quartier gris
sf-sheet-orange = Quartier orange
sf-sheet-yellow = Quartier jaune
sf-sheet-green = Quartier vert
sf-sheet-trams = Tramways
sf-tie-9-2 = les cartes les plus fortes depuis la gauche, rangée par rangée
sf-tie-9-3 = plus de tramways dans les colonnes depuis la gauche
sf-tie-9-4 = plus près de qui a mis fin à la partie
sf-tie-9-5 = qui y a une carte passe avant qui n’en a pas
sf-tie-9-7 = autant de points, les tramways départagent

## Measurements of a deck

sf-measure-winning-score = Points du vainqueur
sf-measure-cards-placed = Cartes placées par personne
sf-measure-cards-built = Cartes construites par personne
sf-measure-column = Cartes dans une colonne prise
sf-measure-full-city = Parties finies par une ville pleine
sf-measure-source = Part de tous les points gagnés : { $detail }
sf-measure-skyscrapers = Fondations construites qui reçoivent leur gratte-ciel
sf-measure-medal-moves = Parties où la médaille change de main
sf-measure-order = Victoires de la place { $detail } dans l’ordre du tour
sf-measure-discarded = Défaussées quand on les prend : { $detail }
sf-measure-built = Construites parmi celles placées : { $detail }
sf-measure-score = Points de chaque personne

## Le jeu pour qui ne le connaît pas encore

game-title = San Francisco
sf-blurb = Placez des projets ou prenez toute une colonne, développez cinq quartiers, faites rouler les tramways et élevez des gratte-ciel. Gare à vos contrats.
sf-credit = un jeu de Reiner Knizia, publié par Rebel Studio, 2022

## Tutoriel

sf-tutorial-draw = À votre tour, vous piochez une carte ou vous prenez une colonne. Piochez une carte.
sf-tutorial-draw-else = Ce serait permis aussi. Mais piochez d’abord une carte : les colonnes viennent tout de suite après.
sf-tutorial-lay = Placez-la dans la colonne de votre choix. Elle sera construite par qui prendra cette colonne.
sf-tutorial-take = Prenez maintenant la colonne de votre choix et construisez toutes ses cartes : chacune va dans la rangée de sa couleur.
sf-tutorial-take-else = Cette fois, prenez une colonne et construisez-en toutes les cartes.
sf-tutorial-contract = Avec une colonne, on reçoit un contrat. Les contrats rendent la prochaine plus difficile à prendre, comme vous allez le voir.
sf-tutorial-locks = Une colonne doit compter plus de cartes que vous n’avez de contrats. Vous en avez 1, donc seule la colonne B est ouverte : prenez-la et construisez les deux cartes.
sf-tutorial-locks-else = La colonne B vous est ouverte : prenez-la et construisez les deux cartes.
sf-tutorial-return = Mia aussi a pris une colonne. Dès que tout le monde a un contrat, chacun en défausse un.
sf-tutorial-tracks = Prenez la colonne B et construisez les deux cartes : des lignes de tramways dans la rangée du bas reçoivent un tramway du dépôt situé dessous.
sf-tutorial-tracks-else = La colonne B a les lignes de tramways qu’il faut à votre jardin public : prenez-la et construisez les deux cartes.
sf-tutorial-square = Un jardin public à côté d’un tramway vaut 4. Les tramways rapportent aussi leurs propres points.
sf-tutorial-foundation = Une fondation devient un gratte-ciel quand les cartes autour valent 7 en tout. La vôtre en a 3 : prenez le 4 orange de la colonne B.
sf-tutorial-foundation-else = Le 4 orange de la colonne B a sa place à côté de votre fondation : prenez-le et construisez-le.
sf-tutorial-skyscraper = Votre gratte-ciel est debout ! Il vaut 1 point, et le premier apporte aussi la médaille maître d’œuvre.
sf-tutorial-bonus = Le deuxième symbole bonus d’une rangée donne un bonus. Prenez la colonne B, construisez sa carte et choisissez-en un.
sf-tutorial-bonus-else = Prenez la colonne B, construisez sa carte et choisissez un bonus.
sf-tutorial-bonuses = Chaque rangée a son propre bonus, et vous pouvez le gagner une fois.
sf-tutorial-leads = Ici, vous voyez qui mène. À la fin, le total le plus élevé de chaque rangée rapporte 2 points, et avoir le plus de tramways, 2½.
sf-tutorial-last-token = Chaque fondation placée prend un jeton de cette horloge, et le dernier met fin à la partie. Il n’en reste qu’un : piochez une carte.
sf-tutorial-last-token-else = Piochez une carte : c’est peut-être la dernière fondation.
sf-tutorial-last-lay = Une fondation ! Placez-la dans la colonne de votre choix : elle prend le dernier jeton et la partie s’arrête aussitôt.
sf-tutorial-end = On compte les rangées, les tramways, les gratte-ciel et la médaille : la victoire est à vous. Vous connaissez le jeu !
