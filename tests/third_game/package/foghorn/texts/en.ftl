# Foghorn

fh-blurb = Play cards into the fog. Make it a full ten and your light shines; go beyond thirty and you run aground.
fh-credit = a small card game of our own

fh-action-play = Play the { $card }.
fh-outcome-card = The card is a { $card }.

fh-event-drawn = { $seat } draws a card. Left in the deck: { $left }.
fh-event-seen = { $seat } has drawn the { $card }.
fh-event-played = { $seat } plays the { $card }. The fog is at { $fog }.
fh-event-signalled = A signal! { $seat } now has this many lights: { $lights }.
fh-event-aground = { $seat } runs aground.

fh-preview-fog = The fog would be at { $fog }.
fh-preview-signal = The fog would be at { $fog }: a signal, and a light for you.
fh-preview-aground = The fog would be at { $fog }: you would run aground.

fh-prompt-own = Your turn, { $seat }: play a card.
fh-prompt-other = { $seat } must play a card.
fh-prompt-luck = Cards are being drawn; then it is the turn of { $seat }.

fh-fog = The fog is at { $fog }. Cards in the deck: { $deck }.
fh-seat = { $seat }: lights { $lights }, wrecks { $wrecks }, cards in hand { $cards }.
fh-hand = Your hand: { $cards }.

fh-termination-lights =
    { $winners-count ->
        [one] { $winners } wins
       *[other] { $winners } win together
    } with { $points } { $points-count ->
        [one] point
       *[other] points
    }; { $seat } lit the fifth light.
fh-termination-deck =
    { $winners-count ->
        [one] { $winners } wins
       *[other] { $winners } win together
    } with { $points } { $points-count ->
        [one] point
       *[other] points
    }; { $seat } played the last card.
fh-sheet-lights = Lights
fh-sheet-wrecks = Wrecks
fh-tie-4-4 = fewer wrecks
fh-measure-winning-score = Points of the winner{ $detail }

refusal-not-in-hand = There is no { $card } in your hand.
refusal-position-tag = A position begins with “{ $expected }”, not with “{ $found }”.
refusal-position-form = “{ $text }” is not written like a position.
refusal-position-impossible = No game comes to “{ $text }”.
