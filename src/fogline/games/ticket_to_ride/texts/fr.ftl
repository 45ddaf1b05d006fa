## Faults of a map file

# $reason: what the TOML reader says, in English
problem-map-toml = Ce n’est pas du TOML : { $reason }.
problem-map-missing = Il manque la clé « { $key } ».
problem-map-key = Il n’y a pas de clé { $key } ici ; les clés sont : { $known }.
problem-map-type =
    « { $key } » doit être { $expected ->
        [text] un texte entre guillemets
        [number] un nombre entier
        [degrees] un nombre de degrés
        [list] une liste
       *[table] une table
    } ; trouvé : { $found }.
problem-map-text = « { $key } » doit être un texte affichable ; trouvé : { $found }.
problem-map-long = « { $key } » compte { $found } caractères ; { $most } au plus sont permis.
problem-map-range = « { $key } » doit être entre { $least } et { $most } ; trouvé : { $found }.
problem-map-many =
    Trop { $key ->
        [location] de lieux
        [line] de routes
       *[ticket] de cartes Destination
    } : { $found } ; { $most } au plus sont possibles.
problem-map-format = Le format du fichier est { $found } ; cette version lit « { $expected } ».
problem-map-name = Le nom du plan est { $found } ; il peut contenir des minuscules, des chiffres et des traits d’union isolés entre eux.
problem-map-cards-few = Nombre de cartes Transport : { $found } ; à { $players }, on en distribue { $least }.
problem-map-id =
    { $key ->
        [symbols] Le symbole
       *[id] L’identifiant
    } { $found } doit se composer de minuscules et de chiffres, une lettre d’abord, { $most } au plus.
problem-map-id-twice = L’identifiant « { $id } » est déjà pris : { $first }.
problem-map-same-place = C’est exactement à cet endroit que se trouve : { $first }.
problem-map-symbol-twice = Le symbole « { $symbol } » est nommé deux fois.
problem-map-symbol-unknown = Le symbole touriste { $found } n’existe pas ; les symboles sont : { $known }.
problem-map-pile-twice = Le symbole « { $symbol } » se trouve déjà ici : { $first }.
problem-map-piles-aside = Symboles sans lieu : { $found } ; il en faut { $expected }, que les joueurs placent.
problem-map-piles-free = Lieux sans pile de touristes : { $found } ; il en faut { $least } pour jouer.
problem-map-between = « between » doit nommer deux lieux.
problem-map-unknown =
    Le lieu { $found } n’existe pas{ $guesses ->
        [0] .
       *[1] {" ;"} vouliez-vous dire « { $near } » ?
    }
problem-map-loop = Les deux bouts sont { $found }.
problem-map-colour = La couleur { $found } n’existe pas ; les couleurs sont : { $known }.
problem-map-line-ferries = { $found } symboles ferry ne tiennent pas sur une route de { $length }.
problem-map-line-third = C’est une troisième route à côté de { $first } ; deux au plus peuvent relier les mêmes lieux.
problem-map-twin-length = Cette route est de longueur { $found } et sa jumelle, { $first }, de longueur { $expected } ; elles doivent être égales.
problem-map-unconnected = Depuis le premier lieu, aucun chemin ne mène à : { $locations }.
problem-map-ticket-twice = C’est la même que { $first }.
problem-map-tickets-few = Nombre de cartes Destination : { $found } ; à { $players }, on en distribue { $least }.
problem-map-cars = Cable cars par personne : { $found } ; d’habitude { $expected }.
problem-map-cards = Nombre de cartes Transport : { $found } ; d’habitude { $expected } : 8 ferries et 6 de chaque couleur.
problem-map-points = Points pour une route de { $length } : { $found } ; d’habitude { $expected }.
problem-map-symbols = Symboles touriste : { $found } ; d’habitude { $expected }.
problem-map-tokens = Jetons Touriste de chaque symbole : { $found } ; les règles en utilisent { $expected }.
problem-map-locations = Nombre de lieux : { $found } ; d’habitude de { $least } à { $most }.
problem-map-pairs = Paires de lieux reliées : { $found } ; d’habitude de { $least } à { $most }.
problem-map-doubles = Routes doubles : { $found } ; d’habitude de { $least } à { $most }.
problem-map-lines = Nombre de routes : { $found } ; d’habitude de { $least } à { $most }.
problem-map-spaces = Cases de toutes les routes : { $found } ; d’habitude de { $least } à { $most }.
problem-map-lengths = Cases de cette route : { $found } ; d’habitude 1, 2 ou 3, et une seule route de 5.
problem-map-fives = Routes de 5 cases : { $found } ; d’habitude une seule.
problem-map-colour-lines = Une couleur a { $least } routes et une autre { $most } ; d’habitude l’écart est d’une au plus.
problem-map-colour-spaces = Une couleur a { $least } cases et une autre { $most } ; d’habitude l’écart est d’une au plus.
problem-map-twin-colours = Cette route et sa jumelle, { $first }, sont d’habitude de deux couleurs différentes ou toutes deux grises.
problem-map-ferry-lines = Routes à symbole ferry : { $found } ; d’habitude { $most }.
problem-map-ferry-symbols = Symboles ferry sur cette route : { $found } ; d’habitude un seul.
problem-map-line-unpayable = Les cartes ne suffisent pas à payer cette route de { $length }.
problem-map-degree = { $location } : lieux reliés : { $found } ; d’habitude de { $least } à { $most }.
problem-map-crossing = Sur le plan, cette route en croise une autre : { $first }.
problem-map-close = Sur le plan, cette route passe sur un lieu : { $location }.
problem-map-tickets = Nombre de cartes Destination : { $found } ; d’habitude { $most }.
problem-map-ticket-points = Cette carte Destination vaut { $found } ; cases du plus court chemin entre ses deux lieux : { $expected }.
problem-map-ticket-most = Cette carte Destination vaut { $found } ; d’habitude { $most } au plus.
problem-map-ticket-mean = Valeur moyenne des cartes Destination : { $found } ; d’habitude de { $least } à { $most }.
problem-map-ticket-ends = { $location } : cartes Destination qui y mènent : { $found } ; d’habitude de { $least } à { $most }.
problem-map-variant = Cette carte se dit une variante à deux joueurs, non une carte des règles.

## Cards, lines and tickets

# Colours agree with “carte” and “route”.
tt-card-blue = bleue
tt-card-green = verte
tt-card-black = noire
tt-card-pink = rose
tt-card-red = rouge
tt-card-orange = orange
tt-card-ferry = ferry
# An owner's map may know other symbols; those are called as the map calls them.
tt-symbol =
    { $symbol ->
        [lighthouse] phare
        [fog] brume
        [clock] horloge
        [wave] vague
        [sun] soleil
        [flower] fleur
        [heart] cœur
       *[other] { $symbol }
    }
tt-cards =
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
    }
tt-line = { $a } – { $b }
tt-line-twin = { $a } – { $b } (route { $twin } sur deux)
tt-ticket = { $a } – { $b }
tt-pay-ferries =
    { $ferries } { $ferries ->
        [one] ferry
       *[other] ferries
    }
tt-pay-colour =
    cartes { $card ->
        [bleue] bleues
        [verte] vertes
        [noire] noires
        [rose] roses
        [rouge] rouges
       *[other] { $card }
    }{ $ferries ->
        [0] { "" }
        [one] {" "}et { $ferries } ferry
       *[other] {" "}et { $ferries } ferries
    }
tt-pay-counted =
    { $count } { $count ->
        [one] carte { $card }
       *[other] cartes { $card ->
            [bleue] bleues
            [verte] vertes
            [noire] noires
            [rose] roses
            [rouge] rouges
           *[other] { $card }
        }
    }{ $ferries ->
        [0] { "" }
        [one] {" "}et { $ferries } ferry
       *[other] {" "}et { $ferries } ferries
    }

## Actions and outcomes

tt-action-take = Prendre la carte { $card }
tt-action-blind = Piocher une carte
tt-action-claim =
    Prendre la route { $a } – { $b }{ $twin ->
        [0] { "" }
       *[other] {" "}(route { $twin } sur deux)
    }, paiement : { $payment }
tt-action-tickets = Piocher des cartes Destination
tt-action-keep =
    Garder { $tickets-count ->
        [one] la carte Destination { $tickets }
       *[other] les cartes Destination { $tickets }
    }
tt-action-pile = Poser la pile « { $symbol } » sur le plan : { $location }
tt-action-tourist = Prendre le jeton Touriste : { $location }
tt-action-pass = Passer
tt-outcome-card = C’est la carte { $card }
tt-outcome-ticket = C’est la carte Destination { $ticket }
tt-outcome-first = { $seat } commence

## Events

tt-event-card-dealt = Vous recevez la carte { $card }.
tt-event-card-turned-up = Nouvelle carte face visible : { $card }.
tt-event-display-renewed = Trois ferries sont face visible, les cinq cartes sont donc défaussées : { $cards }.
tt-event-deck-reshuffled =
    La défausse devient la pioche : { $cards } { $cards ->
        [one] carte.
       *[other] cartes.
    }
tt-event-ticket-drawn = Vous piochez la carte Destination { $ticket }.
tt-event-tickets-chosen =
    Vous gardez { $kept }{ $refused-count ->
        [0] .
       *[other] {" "}et remettez sous la pioche : { $refused }.
    }
tt-event-decided = { $seat } a choisi ses cartes Destination.
    .you = Vous avez choisi vos cartes Destination.
tt-event-tickets-kept =
    { $seat } garde { $kept } { $kept ->
        [one] carte Destination
       *[other] cartes Destination
    }{ $refused ->
        [0] .
       *[other] {" "}et en remet { $refused } sous la pioche.
    }
    .you =
        Vous gardez { $kept } { $kept ->
            [one] carte Destination
           *[other] cartes Destination
        }{ $refused ->
            [0] .
           *[other] {" "}et en remettez { $refused } sous la pioche.
        }
tt-event-first-player = { $seat } commence.
    .you = Vous commencez.
tt-event-pile-placed = { $seat } pose la pile « { $symbol } » sur le plan : { $location }.
    .you = Vous posez la pile « { $symbol } » sur le plan : { $location }.
tt-event-card-taken = { $seat } prend la carte { $card }.
    .you = Vous prenez la carte { $card }.
tt-event-card-drawn = { $seat } pioche une carte.
    .you = Vous piochez une carte.
tt-event-line-claimed =
    { $seat } prend la route { $line }, paiement : { $payment } ; { $points } { $points ->
        [one] point.
       *[other] points.
    }
    .you =
        Vous prenez la route { $line }, paiement : { $payment } ; { $points } { $points ->
            [one] point.
           *[other] points.
        }
tt-event-tourist-taken = { $seat } prend un jeton Touriste, « { $symbol } » : { $location }.
    .you = Vous prenez un jeton Touriste, « { $symbol } » : { $location }.
tt-event-tickets-drawn =
    { $seat } pioche { $tickets } { $tickets ->
        [one] carte Destination.
       *[other] cartes Destination.
    }
    .you =
        Vous piochez { $tickets } { $tickets ->
            [one] carte Destination.
           *[other] cartes Destination.
        }
tt-event-passed = { $seat } ne peut rien faire et passe.
    .you = Vous ne pouvez rien faire et passez.
tt-event-last-round = { $seat } a deux cable cars ou moins : il reste un tour à chacun.
    .you = Vous avez deux cable cars ou moins : il reste un tour à chacun.
tt-event-turn-began = C’est à { $seat } de jouer.
tt-event-ended-cars = Le dernier tour, lancé par { $seat }, est terminé.
    .you = Le dernier tour, lancé par vous, est terminé.
tt-event-ended-passes = Tout le monde a passé : la partie est terminée.
tt-event-tickets-revealed =
    { $seat } { $tickets-count ->
        [0] ne montre aucune carte Destination.
        [one] montre { $tickets-count } carte Destination : { $tickets }.
       *[other] montre { $tickets-count } cartes Destination : { $tickets }.
    }
    .you =
        Vous { $tickets-count ->
            [0] ne montrez aucune carte Destination.
            [one] montrez { $tickets-count } carte Destination : { $tickets }.
           *[other] montrez { $tickets-count } cartes Destination : { $tickets }.
        }

## The result

tt-termination-cars =
    { $winners-count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    } Score : { $points }. Le dernier tour a été lancé par { $seat }.
tt-termination-passes =
    { $winners-count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    } Score : { $points }. Tout le monde avait passé.
tt-sheet-lines = Routes
tt-sheet-completed = Cartes Destination réussies
tt-sheet-failed = Autres cartes Destination
tt-sheet-completed-item = Réussie : { $item }
tt-sheet-failed-item = Non réussie : { $item }
tt-sheet-tourists = Symboles touriste
tt-tie-4-3 = cartes Destination réussies

## Refusals

refusal-deck-empty = La pioche est vide.
refusal-not-face-up = La carte { $card } n’est pas face visible.
refusal-ferry-second = Un ferry face visible ne peut pas être la deuxième carte.
refusal-no-tickets = Il n’y a plus de cartes Destination.
refusal-nothing-offered = Vous n’avez pas pioché de cartes Destination parmi lesquelles choisir.
refusal-ticket-not-offered = La carte Destination { $ticket } n’est pas parmi celles que vous avez piochées.
refusal-piles-placed = Les piles de touristes ont déjà leur place.
refusal-pile-placed = La pile « { $symbol } » est déjà sur le plan : { $location }.
refusal-location-has-pile = { $location } a déjà une pile de touristes.
refusal-no-tourist-choice = Il n’y a pas de jetons Touriste à choisir.
refusal-other-location = Le jeton se prend à un bout de la route ({ $ends }), pas ici : { $location }.
refusal-pass-cards = Vous ne pouvez pas passer : vous pouvez piocher une carte.
refusal-pass-tickets = Vous ne pouvez pas passer : vous pouvez piocher des cartes Destination.
refusal-pass-line = Vous ne pouvez pas passer : vous pouvez prendre la route { $line }.
refusal-keep-first = Choisissez d’abord quelles cartes Destination vous gardez.
refusal-place-first = Posez d’abord une pile de touristes.
refusal-second-card-first = Prenez d’abord votre deuxième carte.
refusal-choose-first = Choisissez d’abord lesquelles de ces cartes Destination vous gardez.
refusal-tourist-first = Choisissez d’abord un jeton Touriste.
refusal-line-own = La route { $line } est déjà à vous.
refusal-line-taken = La route { $line } est déjà à { $owner }.
refusal-twin-own = L’autre route de { $line } est à vous : personne ne peut avoir les deux.
refusal-twin-closed = À deux, la route { $line } est fermée dès que sa jumelle est prise.
refusal-too-few-cars =
    La route { $line } a { $length } { $length ->
        [one] case
       *[other] cases
    }, et vous avez { $cars } { $cars ->
        [one] cable car.
       *[other] cable cars.
    }
refusal-wrong-colour = La route { $line } est { $colour } : la carte { $card } ne permet pas de la payer.
refusal-ferries-needed =
    La route { $line } demande { $needed } { $needed ->
        [one] carte ferry
       *[other] cartes ferry
    }, et ce paiement en compte { $ferries }.
refusal-wrong-number =
    La route { $line } a { $length } { $length ->
        [one] case
       *[other] cases
    } : ce nombre de ferries ne convient pas : { $ferries }.
refusal-too-few-ferries =
    Vous avez { $held ->
        [0] zéro ferry,
        [one] { $held } ferry,
       *[other] { $held } ferries,
    } et la route { $line } en demanderait { $ferries }.
refusal-too-few-cards = Vos cartes de cette couleur ({ $card }) : { $held } ; la route { $line } en demanderait { $needed }.
refusal-unknown-location = Le lieu « { $location } » n’existe pas sur ce plan.
refusal-no-line = Aucune route ne relie « { $a } » et « { $b } ».
refusal-which-twin = Deux routes relient « { $a } » et « { $b } » : ajoutez 1 ou 2.
refusal-unknown-ticket = La carte Destination « { $ticket } » n’existe pas.
refusal-unknown-symbol = Le symbole touriste « { $symbol } » n’existe pas. Les symboles sont : { $known }.

## Refusals: position texts

refusal-position-tag = Une position commence par « { $expected } », pas par « { $found } ».
refusal-position-fields =
    Une position de { $count } { $count ->
        [one] champ
       *[other] champs
    } est illisible : il y en a 7, plus un pour chacune des 2 à 4 places.
refusal-position-seat = La place « { $found } » n’existe pas.
refusal-position-cards = « { $found } » dans le champ « { $field } » ne se lit pas comme des cartes.
refusal-position-line = Il n’y a pas de route « { $found } » possible ici.
refusal-position-ticket = Il n’y a pas de carte Destination « { $found } » possible ici.
refusal-position-ticket-twice = La carte Destination « { $found } » est à deux endroits.
refusal-position-phase = La phase « { $found } » n’existe pas. Les phases sont : { $known }.
refusal-position-round = « { $found } » ne peut pas décrire les tours passés et le dernier tour de cette position.
refusal-position-face-up = Les cartes face visible ne peuvent pas être « { $found } » dans cette phase.
refusal-position-piles = Les piles de touristes ne peuvent pas être placées comme « { $found } ».
refusal-position-player = « { $found } » (place numéro { $seat }, en comptant à partir de 0) n’a pas cinq parties.
refusal-position-line-twice = La route « { $found } » appartient à deux places.
refusal-position-twin = La route « { $found } » est fermée, car sa jumelle est prise.
refusal-position-cars = La place numéro { $seat }, en comptant à partir de 0, a plus de cases de route que de cable cars.
refusal-position-hand = « { $found } » (place numéro { $seat }, en comptant à partir de 0) ne peut pas être une main.
refusal-position-token = La place numéro { $seat }, en comptant à partir de 0, ne peut pas avoir le jeton « { $found } ».
refusal-position-too-many = Il y a plus de cartes du genre « { $found } » qu’il n’en existe.
refusal-position-deck = La pioche est vide, ce qui est impossible ici.
refusal-position-pool = Les cartes de l’ancien lot { $pool } doivent être dans plusieurs mains.
refusal-position-turn = La phase « { $phase } » ne va pas avec la place dont c’est le tour, ou avec les piles mises de côté.
refusal-position-offer = Les cartes Destination proposées ne vont pas avec la phase « { $phase } ».
refusal-position-tourist = Les deux bouts de « { $found } » doivent avoir un jeton que la personne n’a pas encore.
refusal-position-second = Aucune deuxième carte ne pourrait être prise.
refusal-position-set-up = Pendant la mise en place, chacun a deux cartes, distribuées dans l’ordre, et aucune route n’est prise.
refusal-position-tickets = Chacun garde au moins une des deux cartes Destination piochées ; celles gardées et celles remises ne concordent pas.
refusal-position-discards = La défausse ne correspond pas aux routes prises.
refusal-position-ending = La fin ne correspond pas aux tours passés et au dernier tour.
refusal-position-claims = Les jetons Touriste de la place numéro { $seat }, en comptant à partir de 0, ne correspondent pas à ses routes.

## Prompts

tt-prompt-deal = On distribue les cartes.
tt-prompt-display = On retourne des cartes face visible.
tt-prompt-deal-tickets = On distribue les cartes Destination.
tt-prompt-first = On tire au sort qui commence.
tt-prompt-keep = Gardez une de vos cartes Destination ou les deux : { $tickets }.
tt-prompt-keep-other =
    { $seats-count ->
        [one] { $seats } choisit encore ses cartes Destination.
       *[other] { $seats } choisissent encore leurs cartes Destination.
    }
tt-prompt-pile =
    Posez { $symbols-count ->
        [one] la pile de touristes ({ $symbols })
       *[other] une des piles de touristes ({ $symbols })
    } sur un lieu qui n’en a pas.
tt-prompt-pile-other = { $seat } pose une pile de touristes.
tt-prompt-turn =
    À vous. { $lines ->
        [0] { $draw ->
            [0] { $tickets ->
                [0] Il n’y a rien à piocher et aucune route n’est à votre portée : vous passez.
               *[other] Vous pouvez piocher des cartes Destination ; aucune route n’est à votre portée.
            }
           *[other] { $tickets ->
                [0] Vous pouvez piocher des cartes ; aucune route n’est à votre portée.
               *[other] Vous pouvez piocher des cartes ou des cartes Destination ; aucune route n’est à votre portée.
            }
        }
       *[other] Vous pouvez { $draw ->
            [0] {""}
           *[other] { $tickets ->
                [0] piocher des cartes ou{" "}
               *[other] piocher des cartes,{" "}
            }
        }{ $lines ->
            [1] prendre la seule route à votre portée
           *[other] prendre une des { $lines } routes à votre portée
        }{ $tickets ->
            [0] .
           *[other] {" "}ou piocher des cartes Destination.
        }
    }
tt-prompt-turn-other = { $seat } pioche des cartes, prend une route ou pioche des cartes Destination.
tt-prompt-blind = Vous piochez une carte.
tt-prompt-blind-other = { $seat } pioche une carte.
tt-prompt-second = Prenez une deuxième carte : face visible, mais pas un ferry, ou de la pioche.
tt-prompt-second-other = { $seat } prend une deuxième carte.
tt-prompt-draw-tickets = Vous piochez des cartes Destination.
tt-prompt-draw-tickets-other = { $seat } pioche des cartes Destination.
tt-prompt-choose = Gardez une des cartes Destination ou les deux : { $tickets }.
tt-prompt-choose-other = { $seat } choisit ses cartes Destination.
tt-prompt-tourist = Prenez le jeton Touriste à l’un des deux endroits : { $locations }.
tt-prompt-tourist-other = { $seat } choisit un jeton Touriste.

## The table in sentences

tt-describe-players = Les Aventuriers du Rail : San Francisco avec { $seats }.
tt-describe-last-round = C’est le dernier tour ; { $seat } joue en dernier.
tt-describe-hand =
    { $count ->
        [0] Vous n’avez aucune carte en main.
        [one] Vous avez { $count } carte en main : { $cards }.
       *[other] Vous avez { $count } cartes en main : { $cards }.
    }
tt-describe-offer = Au choix : { $ticket }
tt-describe-points = Votre score si la partie s’arrêtait maintenant : { $points }.
tt-describe-face-up = Face visible : { $cards }.
tt-describe-deck =
    { $cards ->
        [0] La pioche est vide
        [one] Il reste { $cards } carte dans la pioche
       *[other] Il reste { $cards } cartes dans la pioche
    } ; { $discards ->
        [0] la défausse est vide.
        [one] { $discards } carte est défaussée.
       *[other] { $discards } cartes sont défaussées.
    }
tt-describe-tickets =
    Il reste { $tickets } { $tickets ->
        [one] carte Destination
       *[other] cartes Destination
    } dans la pioche{ $queued ->
        [0] .
        [one] , et { $queued } remise dessous.
       *[other] , et { $queued } remises dessous.
    }
tt-describe-pile =
    { $location } { $tokens ->
        [0] n’a plus de jeton Touriste « { $symbol } ».
        [one] a { $tokens } jeton Touriste « { $symbol } ».
       *[other] a { $tokens } jetons Touriste « { $symbol } ».
    }
tt-describe-aside =
    La pile « { $symbol } » reste à placer, avec { $tokens } { $tokens ->
        [one] jeton.
       *[other] jetons.
    }
tt-describe-seat =
    { $seat } : { $points } { $points ->
        [one] point
       *[other] points
    } pour routes et touristes, { $cars } { $cars ->
        [one] cable car
       *[other] cable cars
    }, en main { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } et { $tickets } { $tickets ->
        [one] carte Destination.
       *[other] cartes Destination.
    }
tt-describe-known = Cartes connues ({ $seat }) : { $cards }.
tt-describe-known-tickets =
    { $tickets-count ->
        [one] Carte Destination connue ({ $seat }) : { $tickets }.
       *[other] Cartes Destination connues ({ $seat }) : { $tickets }.
    }
tt-describe-tokens = Symboles touriste ({ $seat }) : { $symbols }.
tt-describe-lines = Routes ({ $seat }) : { $lines }.

## Tickets in sight, and previews

tt-distance-completed =
    { $ticket } est réussie : { $points } { $points ->
        [one] point.
       *[other] points.
    }
tt-distance-missing =
    { $ticket } ({ $points }) : il manque { $missing } { $missing ->
        [one] case
       *[other] cases
    }, le chemin le moins cher étant { $lines }.
tt-distance-cars =
    { $ticket } ({ $points }) : il manque { $missing } { $missing ->
        [one] case
       *[other] cases
    }, plus que vos cable cars.
tt-distance-impossible = { $ticket } ({ $points }) ne peut plus être réussie.
tt-preview-taken = Vous prenez la carte { $card }.
tt-preview-blind =
    Vous piochez { $cards } { $cards ->
        [one] carte.
       *[other] cartes.
    }
tt-preview-second = Ensuite, vous prenez une deuxième carte.
tt-preview-tickets = Vous piochez des cartes Destination et devez en garder au moins une.
tt-preview-claim =
    Vous prenez la route { $line }, paiement : { $cards } ; { $points } { $points ->
        [one] point.
       *[other] points.
    }
tt-preview-cars =
    Il reste { $cars } { $cars ->
        [one] cable car.
       *[other] cable cars.
    }
tt-preview-tourist = Vous prenez un jeton Touriste : « { $symbol } ».
tt-preview-tourists =
    { $symbols-count ->
        [one] Ensuite, vous prenez un jeton Touriste : { $symbols }.
       *[other] Ensuite, vous choisissez un jeton Touriste : { $symbols }.
    }
tt-preview-completed =
    { $ticket } est réussie : { $points } { $points ->
        [one] point.
       *[other] points.
    }
tt-preview-advanced =
    { $ticket } ({ $points }) : il manque { $missing } { $missing ->
        [one] case
       *[other] cases
    }, avant { $before }.
tt-preview-points = Votre score : { $before } → { $after }.
tt-preview-last-round =
    Avec { $cars } { $cars ->
        [one] cable car
       *[other] cable cars
    } de reste, vous lancez le dernier tour : chacun, vous aussi, joue encore une fois.
tt-preview-ends = Cela met fin à la partie.

## What a map gives, measured
# $detail: which place, source, line or ticket, where there are several

tt-measure-winning-score = Points du vainqueur
tt-measure-last-score = Points du dernier
tt-measure-turns = Tours par personne
tt-measure-order = Victoires de la place { $detail } dans l’ordre du tour
tt-measure-completed = Cartes Destination réussies par personne
tt-measure-failed = Cartes Destination manquées par personne
tt-measure-draws = Pioches de cartes Destination par personne
tt-measure-tokens = Jetons Touriste par personne
tt-measure-source =
    Part de tous les points gagnés : { $detail ->
        [lines] routes
        [completed] cartes Destination réussies
       *[tourists] touristes
    }
tt-measure-ending =
    Parties finies { $detail ->
        [cars] faute de cable cars
       *[passes] parce que tout le monde passe
    }
tt-measure-reshuffles = Fois où la défausse devient la pioche
tt-measure-renewals = Fois où trois ferries renouvellent les cartes visibles
tt-measure-line = Prise : { $detail }
tt-measure-ticket = En main à la fin : { $detail }
tt-measure-ticket-completed = Réussies parmi celles gardées jusqu’à la fin : { $detail }
tt-measure-score = Points de chaque personne

## Le jeu pour qui ne le connaît pas encore

game-title = Les Aventuriers du Rail : San Francisco
tt-blurb = Rassemblez des cartes, prenez des routes de cable cars et de ferries, réussissez vos cartes Destination et croisez des touristes en chemin.
tt-credit = un jeu d’Alan R. Moon, publié par Days of Wonder, 2022

## Tutoriel

tt-tutorial-tickets = Les cartes Destination sont vos objectifs secrets : reliez les deux lieux pour gagner les points, sinon vous les perdez. Gardez-en une ou les deux.
tt-tutorial-draw = Les cartes paient les routes. Prenez-en une, face visible ou dans la pioche.
tt-tutorial-draw-else = Cela vient un peu plus tard : prenez d’abord une carte.
tt-tutorial-second = On prend deux cartes par tour : prenez-en une autre.
tt-tutorial-ferry = Les ferries remplacent n’importe quelle couleur. Prenez celui qui est face visible : c’est votre seule carte de ce tour.
tt-tutorial-ferry-else = Cette fois, prenez le ferry face visible.
tt-tutorial-colour = Il y a un autre ferry. Cette fois, prenez d’abord une autre carte.
tt-tutorial-colour-else = Pas le ferry cette fois : prenez une couleur ou une carte de la pioche.
tt-tutorial-barred = Le ferry est maintenant bloqué : face visible, il n’est jamais la deuxième carte. Prenez-en une autre.
tt-tutorial-claim = Prenez la route entre Fort Mason et Pier 39 : elle se paie avec deux cartes rouges, et un ferry peut en remplacer une.
tt-tutorial-claim-else = Prenez la route rouge entre Fort Mason et Pier 39.
tt-tutorial-claimed = Elle rapporte aussitôt 2 points et utilise deux de vos 20 cable cars. Les routes plus longues rapportent bien plus.
tt-tutorial-double = Deux routes relient Lombard Street et Pier 39. Prenez l’une des deux.
tt-tutorial-double-else = Prenez l’une des deux routes entre Lombard Street et Pier 39.
tt-tutorial-closed = À deux, l’autre route de la paire est désormais fermée.
tt-tutorial-tourist = Naviguez jusqu’à Alcatraz, où des touristes attendent : le symbole ferry exige un ferry, l’autre case n’importe quelle carte.
tt-tutorial-tourist-else = Prenez la route entre Pier 39 et Alcatraz avec un ferry et une autre carte.
tt-tutorial-token = Un jeton Touriste ! Plus vous réunissez de symboles différents, plus ils rapportent de points à la fin.
tt-tutorial-last-cars = Qui n’a plus que deux cable cars ou moins lance le dernier tour. Vous en avez quatre : prenez la route rose de Pier 39 à The Embarcadero, qui relie les deux lieux de votre destination.
tt-tutorial-last-cars-else = Prenez la route rose entre Pier 39 et The Embarcadero.
tt-tutorial-last-turn = Mia a eu encore un tour, voici votre dernier : prenez une route ou des cartes.
tt-tutorial-last-turn-else = Une nouvelle destination ne pourrait plus être réussie : prenez une route ou des cartes.
tt-tutorial-end = Les routes, les touristes et les destinations réussies comptent, les destinations manquées coûtent des points : la victoire est à vous. Vous connaissez le jeu !
