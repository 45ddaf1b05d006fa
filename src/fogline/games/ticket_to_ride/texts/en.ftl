## Faults of a map file

# $reason: what the TOML reader says, in English
problem-map-toml = This isn’t TOML: { $reason }.
problem-map-missing = The key “{ $key }” is missing.
problem-map-key = There is no key { $key } here; the keys are: { $known }.
problem-map-type =
    “{ $key }” must be { $expected ->
        [text] a text in quotes
        [number] a whole number
        [degrees] a number of degrees
        [list] a list
       *[table] a table
    }; found: { $found }.
problem-map-text = “{ $key }” must be a printable text; found: { $found }.
problem-map-long = “{ $key }” has { $found } characters; at most { $most } are allowed.
problem-map-range = “{ $key }” must be between { $least } and { $most }; found: { $found }.
problem-map-many =
    There are { $found } { $key ->
        [location] locations
        [line] lines
       *[ticket] tickets
    }; at most { $most } are possible.
problem-map-format = The file’s format is { $found }; this version reads “{ $expected }”.
problem-map-name = The map’s name is { $found }; it may hold small letters, digits and single hyphens between them.
problem-map-cards-few = { $found ->
        [one] There is one transport card
       *[other] There are { $found } transport cards
    }; { $players } players are dealt { $least }.
problem-map-id =
    { $key ->
        [symbols] The symbol
       *[id] The id
    } { $found } must be small letters and digits, a letter first, at most { $most }.
problem-map-id-twice = The id “{ $id }” already belongs to { $first }.
problem-map-same-place = This is exactly where { $first } lies.
problem-map-symbol-twice = The symbol “{ $symbol }” is named twice.
problem-map-symbol-unknown = There is no tourist symbol { $found }; the symbols are: { $known }.
problem-map-pile-twice = The symbol “{ $symbol }” already lies on { $first }.
problem-map-piles-aside =
    { $found ->
        [one] One symbol has
       *[other] { $found } symbols have
    } no location; it must be { $expected }, which players place.
problem-map-piles-free = Only { $found } of the locations are without a tourist pile; players need { $least }.
problem-map-between = “between” must name two locations.
problem-map-unknown =
    There is no location { $found }{ $guesses ->
        [0] .
       *[1] ; did you mean “{ $near }”?
    }
problem-map-loop = Both ends are { $found }.
problem-map-colour = There is no colour { $found }; the colours are: { $known }.
problem-map-line-ferries = { $found } ferry symbols don’t fit on a line of { $length }.
problem-map-line-third = This is a third line beside { $first }; at most two may join the same locations.
problem-map-twin-length = This line has { $found } spaces and its twin, { $first }, has { $expected }; they must be equal.
problem-map-unconnected = No way leads from the first location to: { $locations }.
problem-map-ticket-twice = This is the same as { $first }.
problem-map-tickets-few = There are { $found } tickets; { $players } players are dealt { $least }.
problem-map-cars = A player has { $found } cable cars; { $expected } is usual.
problem-map-cards = There are { $found } transport cards; { $expected } is usual: 8 ferries and 6 of each colour.
problem-map-points = A line of { $length } gives { $found } points; { $expected } is usual.
problem-map-symbols = There are { $found } tourist symbols; { $expected } is usual.
problem-map-tokens = There are { $found } tourist tokens of each symbol; the rules use { $expected }.
problem-map-locations = There are { $found } locations; { $least } to { $most } is usual.
problem-map-pairs = { $found } pairs of locations are joined; { $least } to { $most } is usual.
problem-map-doubles =
    { $found ->
        [one] There is 1 double line
       *[other] There are { $found } double lines
    }; { $least } to { $most } is usual.
problem-map-lines = There are { $found } lines; { $least } to { $most } is usual.
problem-map-spaces = The lines have { $found } spaces in all; { $least } to { $most } is usual.
problem-map-lengths = This line has { $found } spaces; 1, 2 and 3 are usual, and a single line of 5.
problem-map-fives = There are { $found } lines of 5 spaces; one is usual.
problem-map-colour-lines = One colour has { $least } lines and another { $most }; a difference of at most one is usual.
problem-map-colour-spaces = One colour has { $least } spaces and another { $most }; a difference of at most one is usual.
problem-map-twin-colours = This line and its twin, { $first }, are usually of two different colours or both grey.
problem-map-ferry-lines = There are { $found } lines with ferry symbols; { $most } is usual.
problem-map-ferry-symbols = This line has { $found } ferry symbols; one is usual.
problem-map-line-unpayable = The cards can’t pay for this line of { $length }.
problem-map-degree =
    { $location } is joined to { $found ->
        [one] 1 other
       *[other] { $found } others
    }; { $least } to { $most } is usual.
problem-map-crossing = On the map, this line crosses { $first }.
problem-map-close = On the map, this line passes over { $location }.
problem-map-tickets = There are { $found } tickets; { $most } is usual.
problem-map-ticket-points = This ticket is worth { $found }; the shortest way between its ends has { $expected } spaces.
problem-map-ticket-most = This ticket is worth { $found }; at most { $most } is usual.
problem-map-ticket-mean = The tickets are worth { $found } points on average; { $least } to { $most } is usual.
problem-map-ticket-ends = { $location } is the end of { $found } tickets; { $least } to { $most } is usual.
problem-map-variant = This map says that it is a variant for two players, not a map of the rules.

## Cards, lines and tickets

tt-card-blue = blue
tt-card-green = green
tt-card-black = black
tt-card-pink = pink
tt-card-red = red
tt-card-orange = orange
tt-card-ferry = ferry
# An owner’s map may know other symbols; those are called as the map calls them.
tt-symbol = { $symbol }
tt-cards =
    { $count } { $card ->
        [ferry] { $count ->
            [one] ferry
           *[other] ferries
        }
       *[other] { $card }
    }
tt-line = { $a } – { $b }
tt-line-twin = { $a } – { $b } (line { $twin } of two)
tt-ticket = { $a } – { $b }
tt-pay-ferries =
    { $ferries ->
        [one] 1 ferry
       *[other] { $ferries } ferries
    }
tt-pay-colour =
    { $card }{ $ferries ->
        [0] { "" }
        [one] {" "}and 1 ferry
       *[other] {" "}and { $ferries } ferries
    }
tt-pay-counted =
    { $count } { $card }{ $ferries ->
        [0] { "" }
        [one] {" "}and 1 ferry
       *[other] {" "}and { $ferries } ferries
    }

## Actions and outcomes

tt-action-take =
    Take { $card ->
        [ferry] a ferry
        [orange] an orange card
       *[other] a { $card } card
    }
tt-action-blind = Draw a card from the deck
tt-action-claim =
    Claim { $a } – { $b }{ $twin ->
        [0] { "" }
       *[other] {" "}(line { $twin } of two)
    } with { $payment }
tt-action-tickets = Draw tickets
tt-action-keep =
    Keep { $tickets-count ->
        [one] the ticket { $tickets }
       *[other] the tickets { $tickets }
    }
tt-action-pile = Put the pile “{ $symbol }” on { $location }
tt-action-tourist = Take the tourist token on { $location }
tt-action-pass = Pass
tt-outcome-card =
    The card is { $card ->
        [ferry] a ferry
       *[other] { $card }
    }
tt-outcome-ticket = The ticket is { $ticket }
tt-outcome-first = { $seat } starts

## Events

tt-event-card-dealt =
    You get { $card ->
        [ferry] a ferry.
        [orange] an orange card.
       *[other] a { $card } card.
    }
tt-event-card-turned-up =
    Face up now: { $card ->
        [ferry] a ferry.
        [orange] an orange card.
       *[other] a { $card } card.
    }
tt-event-display-renewed = Three ferries lie face up, so all five cards are discarded: { $cards }.
tt-event-deck-reshuffled =
    The discards become the deck: { $cards ->
        [one] 1 card.
       *[other] { $cards } cards.
    }
tt-event-ticket-drawn = You draw the ticket { $ticket }.
tt-event-tickets-chosen =
    You keep { $kept }{ $refused-count ->
        [0] .
       *[other] {" "}and put { $refused } under the deck.
    }
tt-event-decided = { $seat } has chosen tickets.
    .you = You have chosen tickets.
tt-event-tickets-kept =
    { $seat } keeps { $kept ->
        [one] 1 ticket
       *[other] { $kept } tickets
    }{ $refused ->
        [0] .
       *[other] {" "}and puts { $refused } under the deck.
    }
    .you =
        You keep { $kept ->
            [one] 1 ticket
           *[other] { $kept } tickets
        }{ $refused ->
            [0] .
           *[other] {" "}and put { $refused } under the deck.
        }
tt-event-first-player = { $seat } starts.
    .you = You start.
tt-event-pile-placed = { $seat } puts the pile “{ $symbol }” on { $location }.
    .you = You put the pile “{ $symbol }” on { $location }.
tt-event-card-taken =
    { $seat } takes { $card ->
        [ferry] a ferry.
        [orange] an orange card.
       *[other] a { $card } card.
    }
    .you =
        You take { $card ->
            [ferry] a ferry.
            [orange] an orange card.
           *[other] a { $card } card.
        }
tt-event-card-drawn = { $seat } draws a card from the deck.
    .you = You draw a card from the deck.
tt-event-line-claimed =
    { $seat } claims { $line } with { $payment }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
    .you =
        You claim { $line } with { $payment }: { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
tt-event-tourist-taken = { $seat } takes a tourist token on { $location }: “{ $symbol }”.
    .you = You take a tourist token on { $location }: “{ $symbol }”.
tt-event-tickets-drawn =
    { $seat } draws { $tickets ->
        [one] 1 ticket.
       *[other] { $tickets } tickets.
    }
    .you =
        You draw { $tickets ->
            [one] 1 ticket.
           *[other] { $tickets } tickets.
        }
tt-event-passed = { $seat } can do nothing and passes.
    .you = You can do nothing and pass.
tt-event-last-round = { $seat } has two cable cars or fewer: everyone has one more turn.
    .you = You have two cable cars or fewer: everyone has one more turn.
tt-event-turn-began = { $seat } is next.
tt-event-ended-cars = The last round, begun by { $seat }, is over.
    .you = The last round, begun by you, is over.
tt-event-ended-passes = Everyone has passed: the game is over.
tt-event-tickets-revealed =
    { $seat } shows { $tickets-count ->
        [0] no ticket.
        [one] 1 ticket: { $tickets }.
       *[other] { $tickets-count } tickets: { $tickets }.
    }
    .you =
        You show { $tickets-count ->
            [0] no ticket.
            [one] 1 ticket: { $tickets }.
           *[other] { $tickets-count } tickets: { $tickets }.
        }

## The result

tt-termination-cars =
    { $winners-count ->
        [one] { $winners } wins
       *[other] { $winners } win together
    } with { $points } { $points-count ->
        [one] point
       *[other] points
    }; { $seat } began the last round.
tt-termination-passes =
    { $winners-count ->
        [one] { $winners } wins
       *[other] { $winners } win together
    } with { $points } { $points-count ->
        [one] point
       *[other] points
    }; everyone had passed.
tt-sheet-lines = Lines
tt-sheet-completed = Completed tickets
tt-sheet-failed = Other tickets
tt-sheet-completed-item = Completed: { $item }
tt-sheet-failed-item = Not completed: { $item }
tt-sheet-tourists = Tourist symbols
tt-tie-4-3 = completed tickets

## Refusals

refusal-deck-empty = The deck is empty.
refusal-not-face-up = No { $card } card lies face up.
refusal-ferry-second = A face-up ferry can’t be the second card.
refusal-no-tickets = No tickets are left.
refusal-nothing-offered = You have drawn no tickets to choose from.
refusal-ticket-not-offered = The ticket { $ticket } isn’t one of those you have drawn.
refusal-piles-placed = The tourist piles have their places already.
refusal-pile-placed = The pile “{ $symbol }” lies on { $location } already.
refusal-location-has-pile = { $location } has a tourist pile already.
refusal-no-tourist-choice = There are no tourist tokens to choose between.
refusal-other-location = The token is taken at one end of the line, { $ends }, not on { $location }.
refusal-pass-cards = You can’t pass: you can draw a card.
refusal-pass-tickets = You can’t pass: you can draw tickets.
refusal-pass-line = You can’t pass: you can claim { $line }.
refusal-keep-first = Choose which of your tickets you keep first.
refusal-place-first = Place a tourist pile first.
refusal-second-card-first = Take your second card first.
refusal-choose-first = Choose which of the tickets you keep first.
refusal-tourist-first = Choose a tourist token first.
refusal-line-own = { $line } is yours already.
refusal-line-taken = { $line } belongs to { $owner }.
refusal-twin-own = You own the other line of { $line }: nobody may have both.
refusal-twin-closed = With two players, { $line } is closed once its other line is claimed.
refusal-too-few-cars =
    { $line } has { $length ->
        [one] 1 space
       *[other] { $length } spaces
    }, and you have { $cars ->
        [one] 1 cable car.
       *[other] { $cars } cable cars.
    }
refusal-wrong-colour = { $line } is { $colour }: { $card } cards don’t pay for it.
refusal-ferries-needed =
    { $line } needs { $needed ->
        [one] a ferry card,
       *[other] { $needed } ferry cards,
    } and this pays with { $ferries }.
refusal-wrong-number =
    { $line } has { $length ->
        [one] 1 space
       *[other] { $length } spaces
    }: { $ferries ->
        [one] 1 ferry
       *[other] { $ferries } ferries
    } can’t be right.
refusal-too-few-ferries =
    You have { $held ->
        [0] no ferry,
        [one] 1 ferry,
       *[other] { $held } ferries,
    } and { $line } would take { $ferries }.
refusal-too-few-cards =
    You have { $held ->
        [0] no { $card } card,
        [one] 1 { $card } card,
       *[other] { $held } { $card } cards,
    } and { $line } would take { $needed }.
refusal-unknown-location = There is no location “{ $location }” on this map.
refusal-no-line = No line joins “{ $a }” and “{ $b }”.
refusal-which-twin = Two lines join “{ $a }” and “{ $b }”: say 1 or 2 after them.
refusal-unknown-ticket = There is no ticket “{ $ticket }”.
refusal-unknown-symbol = There is no tourist symbol “{ $symbol }”. The symbols are: { $known }.

## Refusals: position texts

refusal-position-tag = A position begins with “{ $expected }”, not with “{ $found }”.
refusal-position-fields =
    { $count ->
        [one] A position of 1 field
       *[other] A position of { $count } fields
    } can’t be read: there are 7, and one for each of 2 to 4 seats.
refusal-position-seat = There is no seat “{ $found }”.
refusal-position-cards = “{ $found }” in the field “{ $field }” can’t be read as cards.
refusal-position-line = There is no line “{ $found }” that could stand here.
refusal-position-ticket = There is no ticket “{ $found }” that could stand here.
refusal-position-ticket-twice = The ticket “{ $found }” is in two places.
refusal-position-phase = There is no phase “{ $found }”. The phases are: { $known }.
refusal-position-round = “{ $found }” can’t be the passes and the last round of this position.
refusal-position-face-up = The face-up cards can’t be “{ $found }” in this phase.
refusal-position-piles = The tourist piles can’t lie as “{ $found }” says.
refusal-position-player = “{ $found }” (seat number { $seat }, counted from 0) doesn’t have five parts.
refusal-position-line-twice = The line “{ $found }” has two owners.
refusal-position-twin = The line “{ $found }” is closed, since its twin is claimed.
refusal-position-cars = Seat number { $seat }, counted from 0, has more lines than cable cars.
refusal-position-hand = “{ $found }” (seat number { $seat }, counted from 0) can’t be a hand.
refusal-position-token = Seat number { $seat }, counted from 0, can’t have the token “{ $found }”.
refusal-position-too-many = There are more cards of the kind “{ $found }” than exist.
refusal-position-deck = The deck is empty, which can’t be here.
refusal-position-pool = The cards of the older pool { $pool } must be in several hands.
refusal-position-turn = The phase “{ $phase }” doesn’t fit whose turn it is, or the piles set aside.
refusal-position-offer = The tickets offered don’t fit the phase “{ $phase }”.
refusal-position-tourist = Both ends of “{ $found }” must have a token that is new to the player.
refusal-position-second = No second card could be taken.
refusal-position-set-up = In the set-up each player has two cards, dealt in order, and nothing is claimed.
refusal-position-tickets = Each player keeps at least one of two tickets drawn; those held and those put back don’t fit.
refusal-position-discards = The discards don’t fit the lines claimed.
refusal-position-ending = The end doesn’t fit the passes and the last round.
refusal-position-claims = The tourist tokens of seat number { $seat }, counted from 0, don’t fit the lines claimed.

## Prompts

tt-prompt-deal = The cards are being dealt.
tt-prompt-display = Cards are being turned face up.
tt-prompt-deal-tickets = The tickets are being dealt.
tt-prompt-first = The first player is being drawn.
tt-prompt-keep = Keep one of your tickets or both: { $tickets }.
tt-prompt-keep-other =
    { $seats-count ->
        [one] { $seats } is still choosing tickets.
       *[other] { $seats } are still choosing tickets.
    }
tt-prompt-pile =
    Put { $symbols-count ->
        [one] the tourist pile { $symbols }
       *[other] one of the tourist piles { $symbols }
    } on a location without one.
tt-prompt-pile-other = { $seat } places a tourist pile.
tt-prompt-turn =
    Your turn. { $lines ->
        [0] { $draw ->
            [0] { $tickets ->
                [0] There is nothing to draw and no line that you can claim: you pass.
               *[other] You can draw tickets; there is no line that you can claim.
            }
           *[other] { $tickets ->
                [0] You can draw cards; there is no line that you can claim.
               *[other] You can draw cards or draw tickets; there is no line that you can claim.
            }
        }
       *[other] You can { $draw ->
            [0] {""}
           *[other] { $tickets ->
                [0] draw cards or{" "}
               *[other] draw cards,{" "}
            }
        }{ $lines ->
            [one] claim one line
           *[other] claim one of { $lines } lines
        }{ $tickets ->
            [0] .
           *[other] {" "}or draw tickets.
        }
    }
tt-prompt-turn-other = { $seat } draws cards, claims a line or draws tickets.
tt-prompt-blind = You draw a card.
tt-prompt-blind-other = { $seat } draws a card.
tt-prompt-second = Take a second card: face up, but no ferry, or from the deck.
tt-prompt-second-other = { $seat } takes a second card.
tt-prompt-draw-tickets = You draw tickets.
tt-prompt-draw-tickets-other = { $seat } draws tickets.
tt-prompt-choose = Keep one of the tickets or both: { $tickets }.
tt-prompt-choose-other = { $seat } chooses tickets.
tt-prompt-tourist = Take the tourist token on one of the two: { $locations }.
tt-prompt-tourist-other = { $seat } chooses a tourist token.

## The table in sentences

tt-describe-players = Ticket to Ride: San Francisco with { $seats }.
tt-describe-last-round = This is the last round; it ends with the turn of { $seat }.
tt-describe-hand =
    You hold { $count ->
        [0] no cards.
        [one] 1 card: { $cards }.
       *[other] { $count } cards: { $cards }.
    }
tt-describe-offer = To choose from: { $ticket }
tt-describe-points =
    You would have { $points ->
        [one] 1 point
       *[other] { $points } points
    } if scored now.
tt-describe-face-up = Face up: { $cards }.
tt-describe-deck =
    { $cards ->
        [0] The deck is empty
        [one] 1 card is left in the deck
       *[other] { $cards } cards are left in the deck
    }; { $discards ->
        [0] nothing is discarded.
        [one] 1 card is discarded.
       *[other] { $discards } cards are discarded.
    }
tt-describe-tickets =
    { $tickets ->
        [one] 1 ticket is left in the deck
       *[other] { $tickets } tickets are left in the deck
    }{ $queued ->
        [0] .
       *[other] , and { $queued } put back under it.
    }
tt-describe-pile =
    { $location } has { $tokens ->
        [0] no tourist token left of the symbol “{ $symbol }”.
        [one] 1 tourist token of the symbol “{ $symbol }”.
       *[other] { $tokens } tourist tokens of the symbol “{ $symbol }”.
    }
tt-describe-aside =
    The pile “{ $symbol }” is still to be placed, with { $tokens ->
        [one] 1 token.
       *[other] { $tokens } tokens.
    }
tt-describe-seat =
    { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for lines and tourists, { $cars ->
        [one] 1 cable car,
       *[other] { $cars } cable cars,
    } { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and { $tickets ->
        [one] 1 ticket
       *[other] { $tickets } tickets
    } in hand.
tt-describe-known = { $seat } is known to hold { $cards }.
tt-describe-known-tickets =
    { $seat } is known to hold { $tickets-count ->
        [one] the ticket { $tickets }.
       *[other] the tickets { $tickets }.
    }
tt-describe-tokens = Tourist symbols of { $seat }: { $symbols }.
tt-describe-lines = Lines of { $seat }: { $lines }.

## Tickets in sight, and previews

tt-distance-completed =
    { $ticket } is completed: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
tt-distance-missing =
    { $ticket } ({ $points }) needs { $missing ->
        [one] 1 more space
       *[other] { $missing } more spaces
    }; cheapest way: { $lines }.
tt-distance-cars =
    { $ticket } ({ $points }) needs { $missing ->
        [one] 1 more space
       *[other] { $missing } more spaces
    }, more than you have cable cars.
tt-distance-impossible = { $ticket } ({ $points }) can’t be completed any more.
tt-preview-taken =
    You take { $card ->
        [ferry] a ferry.
        [orange] an orange card.
       *[other] a { $card } card.
    }
tt-preview-blind =
    You draw { $cards ->
        [one] a card
       *[other] { $cards } cards
    } from the deck.
tt-preview-second = Then you take a second card.
tt-preview-tickets = You draw tickets and must keep at least one.
tt-preview-claim =
    You claim { $line } with { $cards }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
tt-preview-cars =
    { $cars ->
        [one] 1 cable car is
       *[other] { $cars } cable cars are
    } left.
tt-preview-tourist = You take a tourist token: “{ $symbol }”.
tt-preview-tourists =
    { $symbols-count ->
        [one] Then you take a tourist token: { $symbols }.
       *[other] Then you choose a tourist token: { $symbols }.
    }
tt-preview-completed =
    { $ticket } is completed: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
tt-preview-advanced =
    { $ticket } ({ $points }): { $missing ->
        [one] 1 space is
       *[other] { $missing } spaces are
    } missing, { $before } before.
tt-preview-points = Your points: { $before } → { $after }.
tt-preview-last-round =
    With { $cars ->
        [one] 1 cable car
       *[other] { $cars } cable cars
    } left you begin the last round: everyone, you too, has one more turn.
tt-preview-ends = This ends the game.

## What a map gives, measured
# $detail: which place, source, line or ticket, where there are several

tt-measure-winning-score = The winner’s points
tt-measure-last-score = The last player’s points
tt-measure-turns = Turns per player
tt-measure-order = Victories of player { $detail } in turn order
tt-measure-completed = Tickets completed per player
tt-measure-failed = Tickets failed per player
tt-measure-draws = Times that a player draws tickets
tt-measure-tokens = Tourist tokens per player
tt-measure-source = Share of all points gained: { $detail ->
        [lines] lines
        [completed] completed tickets
       *[tourists] tourists
    }
tt-measure-ending = Games that end { $detail ->
        [cars] by cable cars
       *[passes] by passes
    }
tt-measure-reshuffles = Times that the discards become the deck
tt-measure-renewals = Times that three ferries renew the face-up cards
tt-measure-line = Claimed: { $detail }
tt-measure-ticket = In a hand at the end: { $detail }
tt-measure-ticket-completed = Completed of those kept to the end: { $detail }
tt-measure-score = Points of every player

## The game to somebody who doesn’t know it yet

game-title = Ticket to Ride: San Francisco
tt-blurb = Collect cards, claim cable car lines and ferries, complete your tickets and meet the tourists on the way.
tt-credit = a game by Alan R. Moon, published by Days of Wonder, 2022

## Tutorial

tt-tutorial-tickets = Tickets are your secret goals: connect the two places to gain the points, or lose them. Keep one or both.
tt-tutorial-draw = Cards pay for lines. Take one, face up or from the deck.
tt-tutorial-draw-else = That comes a little later: take a card first.
tt-tutorial-second = You may have two cards a turn: take another.
tt-tutorial-ferry = Ferries stand in for any colour. Take the one that lies face up: it is your only card this turn.
tt-tutorial-ferry-else = Take the face-up ferry this time.
tt-tutorial-colour = Another ferry lies there. This time, take a different card first.
tt-tutorial-colour-else = Not the ferry this time: take a colour, or a card from the deck.
tt-tutorial-barred = Now the ferry is barred: face up, it is never the second card. Take another one.
tt-tutorial-claim = Claim the line between Fort Mason and Pier 39: two red cards pay for it, and a ferry may stand in.
tt-tutorial-claim-else = Claim the red line between Fort Mason and Pier 39.
tt-tutorial-claimed = It brings 2 points at once and takes two of your 20 cars. Longer lines bring much more.
tt-tutorial-double = Two lines join Lombard Street and Pier 39. Claim either of them.
tt-tutorial-double-else = Claim one of the two lines between Lombard Street and Pier 39.
tt-tutorial-closed = With two players, the other line of the pair is closed from now on.
tt-tutorial-tourist = Sail to Alcatraz, where tourists wait: the ferry symbol needs a ferry, the other space any card.
tt-tutorial-tourist-else = Claim the line between Pier 39 and Alcatraz with a ferry and one more card.
tt-tutorial-token = A tourist token! The more different symbols you collect, the more points they bring at the end.
tt-tutorial-last-cars = Whoever has two cars or fewer starts the last round. You have four: claim the pink line from Pier 39 to The Embarcadero, which completes your ticket.
tt-tutorial-last-cars-else = Claim the pink line between Pier 39 and The Embarcadero.
tt-tutorial-last-turn = Mia has had one more turn, and so have you: claim a line or take cards.
tt-tutorial-last-turn-else = A new ticket could no longer be completed: claim a line or take cards.
tt-tutorial-end = Lines, tourists and completed tickets count, and failed tickets cost points: you have won. Now you know the game!
