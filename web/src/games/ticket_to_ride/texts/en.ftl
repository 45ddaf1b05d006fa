### English texts of the drawn board of Ticket to Ride: San Francisco. Words of the rules themselves are in the game's own texts.

## Parts of the board

ttb-tab-hand = Hand
ttb-tab-market = Cards
ttb-tab-tickets = Tickets
ttb-tab-lines = Lines
ttb-views = How the table is shown
ttb-view-map = Map
ttb-view-lines = Lines
ttb-view-sentences = Sentences
ttb-said = { $text }
ttb-close = Put away
ttb-not-yet = Not yet
ttb-fold = Fold the sheet
ttb-unfold = Unfold the sheet

## Market

ttb-market = Cards to take
ttb-display = Face-up cards
ttb-deck = Deck of transport cards
ttb-ticket-deck = Deck of tickets
ttb-card =
    { $card ->
        [ferry] Ferry card
        [orange] Orange card
       *[other] { $card } card
    }
ttb-face-up =
    Place { $place }: { $card ->
        [ferry] a ferry
       *[other] { $card }
    }
ttb-face-up-can =
    Place { $place }: take { $card ->
        [ferry] the ferry
       *[other] the { $card } card
    }
ttb-place-empty = Place { $place } is empty
ttb-draw-card = Draw a card
ttb-draw-tickets = Draw tickets
ttb-reveals = This reveals something: taking it back means new luck, and other people are asked first.
ttb-left =
    { $cards ->
        [0] none left
       *[other] { $cards } left
    }
ttb-discards-title = Discards
ttb-discards =
    Discards: { $count ->
        [0] none
       *[other] { $cards }
    }

## Hand

ttb-hand = My cards
ttb-hand-count =
    My cards: { $cards }
ttb-hand-group =
    { $count } { $card ->
        [ferry] { $count ->
            [one] ferry
           *[other] ferries
        }
       *[other] { $card }
    }{ $lines ->
        [0] { "" }
        [one] , pays for 1 line. Press to see it.
       *[other] , pays for { $lines } lines. Press to see them.
    }
ttb-hand-none = No { $card } card
ttb-colour-lines =
    { $card }: { $lines ->
        [0] pays for no line now.
        [one] pays for 1 line now.
       *[other] pays for { $lines } lines now.
    }

## Tickets

ttb-tickets = My tickets
ttb-tickets-count =
    { $tickets ->
        [0] No ticket
        [one] My ticket
       *[other] My { $tickets } tickets
    }
ttb-tickets-none = You hold no ticket yet.
ttb-points =
    { $points ->
        [one] point
       *[other] points
    }
ttb-ticket-done = Completed
ttb-ticket-failed = Not completed
ttb-ticket-blocked = Can’t be completed any more
ttb-ticket-missing =
    { $missing } of { $total } { $total ->
        [one] space
       *[other] spaces
    } missing
ttb-ticket-cars =
    { $missing ->
        [one] 1 space missing
       *[other] { $missing } spaces missing
    }: more than your cable cars
ttb-offer = Which tickets do you keep?
ttb-combinations = What each choice costs
ttb-keep =
    { $tickets-count ->
        [one] { $tickets }
       *[other] Both
    }
ttb-cost =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $missing ->
        [0] nothing is missing
        [one] 1 space
       *[other] { $missing } spaces
    }{ $overlap ->
        [0] { "" }
        [one] , 1 saved where the ways meet
       *[other] , { $overlap } saved where the ways meet
    }{ $enough ->
        [0] , more than your cable cars
       *[other] { "" }
    }
ttb-choose-tickets = Choose one ticket or both

## Lines

ttb-lines = Table of lines
ttb-grey = grey
ttb-line-label =
    { $line }: { $length ->
        [one] 1 space
       *[other] { $length } spaces
    }, { $colour }{ $ferries ->
        [0] { "" }
        [one] , with a ferry
       *[other] , with { $ferries } ferries
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $state }
ttb-line-short = { $line } · { $length } { $colour }
ttb-owned = Belongs to { $seat }.
ttb-possible = You can claim it now.
ttb-free = Nobody has it yet.
ttb-ferries =
    { $ferries ->
        [one] one ferry symbol
       *[other] { $ferries } ferry symbols
    }
ttb-sort = Sort by
ttb-column-from = From
ttb-column-to = To
ttb-column-length = Length
ttb-column-colour = Colour
ttb-column-owner = Owner
ttb-column-cost = Cost for you
ttb-column-possible = Possible now
ttb-cards-missing =
    { $missing ->
        [0] the cards are there ({ $card })
        [one] 1 card missing ({ $card })
       *[other] { $missing } cards missing ({ $card })
    }
ttb-claim-short = Claim
ttb-claim-line = Claim { $line }
ttb-stop-label =
    { $location }{ $tokens ->
        [-1] { "" }
        [0] , no token left of “{ $symbol }”
        [one] , 1 tourist token “{ $symbol }”
       *[other] , { $tokens } tourist tokens “{ $symbol }”
    }{ $placeable ->
        [0] { "" }
       *[other] . You can choose it.
    }
ttb-aside-label =
    Pile “{ $symbol }”, not yet placed: { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }

## Claiming

ttb-payments = How to pay
ttb-payments-of =
    { $line }: { $payments ->
        [one] one way to pay
       *[other] { $payments } ways to pay
    }
ttb-choose-payment = Claim { $line }: choose what you pay with, then confirm.
ttb-choose-token = Both ends have a tourist token. Which one do you take?
ttb-token-at = { $symbol }, on { $location }
ttb-claim =
    Claim with { $payment }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Tourist piles

ttb-piles = Place a tourist pile
ttb-piles-where = Choose a place on the map or here:
ttb-choose-stop = Choose a place for the pile

## Players

ttb-players = What everybody has
ttb-points-of =
    { $points ->
        [one] 1 point for lines
       *[other] { $points } points for lines
    }
ttb-cars-of =
    { $cars ->
        [one] 1 cable car left
       *[other] { $cars } cable cars left
    }
ttb-cards-of =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
ttb-tickets-of =
    { $tickets ->
        [one] 1 ticket
       *[other] { $tickets } tickets
    }
ttb-tokens-of =
    { $symbols-count ->
        [0] No tourist token
       *[other] Tourist tokens: { $symbols }; { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
ttb-seen-of = Everybody saw { $seat } take: { $cards }
ttb-last-turn = The game ends with the turn of { $seat }

## The end

ttb-tally = Tickets, one by one
ttb-tally-skip = All at once
ttb-tally-again = Again
ttb-tally-sum = lines { $lines } · tourists { $tourists } · tickets { $tickets }

## Keys

ttb-key-arrows = move on the map, in the market, among payments
ttb-key-deck = draw a card from the deck
ttb-key-display = take a face-up card
ttb-key-tickets = draw tickets
ttb-key-views = map, table of lines, sentences
ttb-key-escape = put away what is chosen

## Help in place. Each text goes with the number of its rule.

ttb-help-deck = You may draw a card unseen in place of a face-up one. Two cards a turn.
ttb-help-display = On your turn you may take two cards, from these five or from the deck. A card taken is replaced at once.
ttb-help-face-up-ferry = A face-up ferry taken first is your only card this turn, and it can’t be the second one.
ttb-help-renewal = When three of the five are ferries, all five are discarded and new ones turned up.
ttb-help-discards = When the deck is empty, the discards are shuffled and become the deck.
ttb-help-ticket-deck = In place of taking cards or claiming a line you may draw two tickets and keep at least one.
ttb-help-ticket = Connect both places with your own lines and you gain the points at the end; otherwise you lose them.
ttb-help-keep = Tickets stay secret until the end, and one that was kept can’t be given back.
ttb-help-pay = A line is paid with as many cards of its colour as it has spaces; a grey one with any one colour.
ttb-help-ferry = Ferries stand in for any colour.
ttb-help-ferry-space = Each ferry symbol on a line must be paid with a ferry.
ttb-help-double = Nobody may own both lines of a double line. With two players the second is closed once the first is claimed.
ttb-help-points = Lines bring points at once, by their length, as the table on the map says.
ttb-help-tokens = Whoever claims a line takes a tourist token from one of its ends, if it is of a symbol not yet held.
ttb-help-token-points = Different symbols are worth points at the end: 2 → 1, 3 → 2, 4 → 4, 5 → 6, 6 → 9, 7 → 12.
ttb-help-cars = Each space takes one cable car. Who ends a turn with two or fewer begins the last round.
ttb-help-cards = There is no limit to the cards in a hand.
ttb-help-seen = Cards that were taken face up and not spent since. Everybody could know them.
ttb-help-pile = Before the first turn, the piles that were set aside are placed on locations without one.
ttb-help-pass = You pass only where nothing else is possible. When everybody has passed, the game ends.
ttb-help-last-round = After the turn that leaves somebody two cable cars or fewer, everybody has one more turn, that player last.

## The map itself

ttm-map = Map: { $title }
ttm-points = Points
ttm-keys = Arrow keys go from stop to stop and from line to line, Page Up and Page Down through all lines; Enter chooses.
ttm-zoom = Size of the map
ttm-nearer = Nearer
ttm-farther = Farther
ttm-fit = Whole map
ttm-move =
    { $way ->
        [left] Farther left on the map
        [up] Farther up on the map
        [down] Farther down on the map
       *[right] Farther right on the map
    }
ttm-which = Which line do you mean?
ttm-close = Close

## The game in five minutes

ttb-minutes-aim-title = Cable cars across the city
ttb-minutes-aim = Claim lines between the places of the map, connect those on your tickets, and collect tourists. On your turn do one of three things: take cards, claim a line, or draw tickets.
ttb-minutes-tickets-title = Tickets
ttb-minutes-tickets = A ticket names two places. If your lines connect them at the end, you gain its points; if not, you lose them. You begin with one or two, and may draw more: of two, keep at least one.
ttb-minutes-cards-title = Cards
ttb-minutes-cards = Take two cards, face up or from the deck. A ferry stands in for any colour; one that lies face up is the only card of your turn.
ttb-minutes-lines-title = Claiming a line
ttb-minutes-lines = Pay as many cards of the line’s colour as it has spaces, any one colour on grey. It brings points at once, the longer the more.
ttb-minutes-tourists-title = Tourists
ttb-minutes-tourists = A line that ends where tourists wait brings one token of a symbol that you don’t have yet. The number of different symbols brings points at the end.
ttb-minutes-doubles-title = Ferries and double lines
ttb-minutes-doubles = A ferry symbol on a line needs a ferry card. Of a double line you may own one; with two players the other one is closed then.
ttb-minutes-end-title = The end
ttb-minutes-end = When somebody has two cars or fewer left, everybody has one more turn. Then lines, tourists and tickets are counted, and the most points win.
