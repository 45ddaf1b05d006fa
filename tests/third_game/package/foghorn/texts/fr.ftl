# Foghorn

fh-blurb = Jouez des cartes dans la brume. Une dizaine juste allume votre feu ; au-delà de trente, vous vous échouez.
fh-credit = un petit jeu de cartes à nous

fh-action-play = Jouer le { $card }.
fh-outcome-card = La carte est un { $card }.

fh-event-drawn = { $seat } pioche une carte. Il en reste : { $left }.
fh-event-seen = { $seat } a pioché le { $card }.
fh-event-played = { $seat } joue le { $card }. La brume est à { $fog }.
fh-event-signalled = Un signal ! Feux de { $seat } : { $lights }.
fh-event-aground = { $seat } s’échoue.

fh-preview-fog = La brume serait à { $fog }.
fh-preview-signal = La brume serait à { $fog } : un signal, et un feu pour vous.
fh-preview-aground = La brume serait à { $fog } : vous vous échoueriez.

fh-prompt-own = À vous, { $seat } : jouez une carte.
fh-prompt-other = { $seat } doit jouer une carte.
fh-prompt-luck = On pioche des cartes ; c’est ensuite à { $seat }.

fh-fog = La brume est à { $fog }. Cartes dans la pioche : { $deck }.
fh-seat = { $seat } : feux { $lights }, épaves { $wrecks }, cartes en main { $cards }.
fh-hand = Votre main : { $cards }.

fh-termination-lights =
    { $winners-count ->
        [one] Victoire de { $winners }
       *[other] Victoire partagée de { $winners }
    } avec un score de { $points } ; le cinquième feu est de { $seat }.
fh-termination-deck =
    { $winners-count ->
        [one] Victoire de { $winners }
       *[other] Victoire partagée de { $winners }
    } avec un score de { $points } ; la dernière carte est de { $seat }.
fh-sheet-lights = Feux
fh-sheet-wrecks = Épaves
fh-tie-4-4 = moins d’épaves
fh-measure-winning-score = Points de qui gagne{ $detail }

refusal-not-in-hand = Il n’y a pas de { $card } dans votre main.
refusal-position-tag = Une position commence par « { $expected } », pas par « { $found } ».
refusal-position-form = « { $text } » n’est pas écrit comme une position.
refusal-position-impossible = Aucune partie ne mène à « { $text } ».
