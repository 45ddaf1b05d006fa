## Faults of a deck file

problem-deck-toml = This is not TOML: { $reason }.
problem-deck-missing = “{ $key }” is missing.
problem-deck-format = The format is { $found }; this version reads “{ $expected }”.
problem-deck-key = There is no key { $key } here. Known are: { $known }.
problem-deck-type =
    { $expected ->
        [text] “{ $key }” must be a text in quotes, not { $found }.
        [number] “{ $key }” must be a whole number, not { $found }.
        [flag] “{ $key }” must be true or false, not { $found }.
        [cards] “{ $key }” must be a list of cards, each under its own header [[card]], not { $found }.
       *[table] “{ $key }” must be a table of keys and values, not { $found }.
    }
problem-deck-name = The name { $found } must be lower-case letters and numbers, in words joined by hyphens.
problem-deck-long = “{ $key }” has { $found } characters; at most { $most } are allowed.
problem-deck-colour = There is no colour { $found }. The colours are: { $known }.
problem-deck-value = A value of { $found } is not possible; it goes from { $least } to { $most }.
problem-deck-count = A count of { $found } is not possible; it goes from { $least } to { $most }.
problem-deck-bonus-number = This card shows { $found } bonus symbols; a card has at most one (SF-1.2). Write: bonus = true.
problem-deck-square-colour = A city square on a { $colour } card; only { $known } have squares (SF-1.2).
problem-deck-square-workers = A city square with value { $value }; a square has no worker symbols (SF-1.2).
problem-deck-total =
    { $found ->
        [one] There is one card;
       *[other] There are { $found } cards;
    } a deck has { $expected } (SF-1.2).
problem-deck-twice = The same face ({ $code }) stands at { $first } already; the two are counted together.
problem-deck-coast-colour =
    A coast on { $colour ->
        [orange] an orange
       *[other] a { $colour }
    } card is unusual: coasts are thought to be blue.
problem-deck-split =
    { $found ->
        [one] There is one { $colour } card;
       *[other] There are { $found } { $colour } cards;
    } { $expected } are usual.
problem-deck-foundations =
    { $found ->
        [one] There is only one foundation;
       *[other] There are only { $found } foundations;
    } with fewer than { $expected } the deck may run out before the foundation tokens do (SF-3.6).
problem-deck-without =
    { $mark ->
        [value] No card has a value.
        [tracks] No card shows tracks.
        [depot] No card shows a depot.
        [square] No card is a city square.
        [coast] No card shows a coast.
       *[bonus] No card shows a bonus symbol.
    }
problem-deck-top-depot = No depot is blue or black, so none can lie in the top row; the rulebooks show one there.
problem-deck-variant = This deck says that it is a variant, not a deck of the rules: { $found } cards instead of { $expected }.

## Cards, districts and spaces

sf-colour-blue = blue
sf-colour-grey = grey
sf-colour-orange = orange
sf-colour-yellow = yellow
sf-colour-green = green
sf-colour-black = black
sf-row-b = { sf-colour-blue }
sf-row-g = { sf-colour-grey }
sf-row-o = { sf-colour-orange }
sf-row-y = { sf-colour-yellow }
sf-row-n = { sf-colour-green }
sf-space = { $row } space { $column }
sf-mark-tracks = tracks
sf-mark-depot = depot
sf-mark-square = square
sf-mark-foundation = foundation
sf-mark-coast = coast
sf-mark-bonus = bonus symbol
sf-card =
    { $colour ->
        [orange] an orange
       *[other] a { $colour }
    } { $value } ({ $marks })
sf-card-plain =
    { $colour ->
        [orange] an orange
       *[other] a { $colour }
    } { $value }
sf-card-value4 = a value-4 card
sf-card-depot = a depot card
sf-bonus-plus = +2 token
sf-bonus-value = value-4 card
sf-bonus-depot = depot card
sf-bonus-vp = 1½ point token
sf-bonus-return = discard-contracts token
sf-bonus-tracks = tracks token

## Actions

sf-action-draw = Draw a card
sf-action-place = Lay the card in column { $column }
sf-action-take = Take column { $column }
sf-action-build = Build { $card } in the { $row } district
sf-action-discard = Discard { $card }
sf-action-return =
    { $contracts ->
        [one] Return 1 contract
       *[other] Return { $contracts } contracts
    } with the token
sf-action-end = End the turn
sf-action-bonus-plus = Put the +2 token on { $target }
sf-action-bonus-value = Build the value-4 card in the { $target } district
sf-action-bonus-depot = Build the depot card in the { $target } district
sf-action-bonus-vp = Take the 1½ point token
sf-action-bonus-return = Take the discard-contracts token
sf-action-bonus-tracks = Put the tracks token on { $target }
sf-outcome-first = { $seat } starts
sf-outcome-card = The card is { $card }

## Events

sf-event-first-player = { $seat } starts.
    .you = You start.
sf-event-card-drawn = { $seat } draws { $card }.
    .you = You draw { $card }.
sf-event-card-placed = { $seat } lays { $card } in column { $column }.
    .you = You lay { $card } in column { $column }.
sf-event-foundation-token =
    The foundation in column { $column } gets { $left ->
        [0] the last token.
        [one] a token; 1 is left.
       *[other] a token; { $left } are left.
    }
sf-event-column-taken =
    { $seat } takes column { $column }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, now { $contracts ->
        [one] 1 contract.
       *[other] { $contracts } contracts.
    }
    .you =
        You take column { $column }: { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }, now { $contracts ->
            [one] 1 contract.
           *[other] { $contracts } contracts.
        }
sf-event-contracts-returned = Everyone has a contract, so everyone returns 1.
sf-event-card-built = { $seat } builds { $card } on { $space }.
    .you = You build { $card } on { $space }.
sf-event-card-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
sf-event-trams-running =
    { $count ->
        [one] A tram now runs
       *[other] { $count } trams now run
    } on { $spaces }.
sf-event-squares-served =
    { $count ->
        [one] The square on { $spaces } is
       *[other] The squares on { $spaces } are
    } now worth 4.
sf-event-skyscrapers-built =
    { $count ->
        [one] A skyscraper rises
       *[other] { $count } skyscrapers rise
    } on { $spaces }.
sf-event-medal-first = { $seat } receives the master builder medal.
    .you = You receive the master builder medal.
sf-event-medal-taken = { $seat } takes the master builder medal from { $former }.
    .you = You take the master builder medal from { $former }.
sf-event-district-completed = { $seat } is the first to complete the { $row } district: 1 point.
    .you = You are the first to complete the { $row } district: 1 point.
sf-event-bonus-earned = { $seat } earns the bonus of the { $row } district.
    .you = You earn the bonus of the { $row } district.
sf-event-bonus-lost = The bonus of the { $row } district is lost for { $seat }: nothing can be taken for it.
    .you = The bonus of the { $row } district is lost for you: nothing can be taken for it.
sf-event-bonus-taken = { $seat } takes a { $bonus }.
    .you = You take a { $bonus }.
sf-event-bonus-put = { $seat } puts a { $bonus } on { $space }.
    .you = You put a { $bonus } on { $space }.
sf-event-token-used =
    { $seat } uses the discard-contracts token and returns { $contracts ->
        [one] 1 contract.
       *[other] { $contracts } contracts.
    }
    .you =
        You use the discard-contracts token and return { $contracts ->
            [one] 1 contract.
           *[other] { $contracts } contracts.
        }
sf-event-turn-began = { $seat } is next.
sf-event-ended-foundations = The last foundation token is laid: { $seat } has ended the game.
    .you = The last foundation token is laid: you have ended the game.
sf-event-ended-city =
    The city of { $seat } is full: the game is over.{ $unbuilt ->
        [0] { "" }
        [one] { " " }1 taken card goes to the box.
       *[other] { " " }{ $unbuilt } taken cards go to the box.
    }
    .you =
        Your city is full: the game is over.{ $unbuilt ->
            [0] { "" }
            [one] { " " }1 taken card goes to the box.
           *[other] { " " }{ $unbuilt } taken cards go to the box.
        }
sf-event-ended-standstill = The deck is empty and { $seat } can take no column: the game is over.
    .you = The deck is empty and you can take no column: the game is over.

## Refusals

refusal-deck-empty = The deck is empty.
refusal-column-empty = Column { $column } is empty.
refusal-too-many-contracts =
    Column { $column } has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, and you hold { $contracts ->
        [one] 1 contract.
       *[other] { $contracts } contracts.
    } You need fewer contracts than cards.
refusal-lay-first = Lay the card you have drawn first.
refusal-build-first = Build or discard the cards you have taken first.
refusal-bonus-first = Take your bonus first.
refusal-action-done = You have had your action: use your token or end the turn.
refusal-act-first = Draw a card or take a column first.
refusal-nothing-drawn = You have no card to lay: draw one first.
refusal-nothing-taken = You have no cards to build: take a column first.
refusal-card-not-taken = None of the cards you have taken is { $card }.
refusal-unknown-card = There is no card { $card } in this deck.
refusal-wrong-district = You can’t build { $card } in the { $row } district, only in that of its own colour.
refusal-row-full = The { $row } district is full.
refusal-token-not-now = The discard-contracts token can’t be used just now.
refusal-no-token = You have no discard-contracts token.
refusal-no-contracts = You have no contract to return.
refusal-fewer-contracts = You hold only { $held ->
        [one] 1 contract.
       *[other] { $held } contracts.
    }
refusal-return-enough = That is too few: return { $contracts ->
        [one] 1 contract,
       *[other] { $contracts } contracts,
    } so that you can take a column.
refusal-no-bonus-earned = You have no bonus to take.
refusal-other-bonus = You may take the { $own } or the tracks token, not the { $bonus }.
refusal-bonus-gone = There is no { $bonus } left.
refusal-bonus-row-full = The { $row } district is full.
refusal-space-empty = There is no card on { $space }.
refusal-has-tracks = The card on { $space } has tracks already.

## Refusals: position texts

refusal-position-tag = A position begins with “{ $expected }”, not with “{ $found }”.
refusal-position-fields =
    { $count ->
        [one] A position of 1 field
       *[other] A position of { $count } fields
    } can’t be read: there are 7, and one for each of 2 to 4 cities.
refusal-position-number = “{ $found }” in the field “{ $field }” should be a number.
refusal-position-seat = “{ $found }” can’t be whose turn it is in this phase.
refusal-position-phase = There is no phase “{ $found }”. The phases are: { $known }.
refusal-position-card = There is no card “{ $card }” in this deck (field “{ $field }”).
refusal-position-too-many = There are more { $card } than the { $exist } in the deck (field “{ $field }”).
refusal-position-columns = “{ $found }” should be three columns with | between them.
refusal-position-hand = The hand can’t be “{ $found }” in the phase “{ $phase }”.
refusal-position-city = “{ $found }” isn’t a city (seat number { $seat }, counted from 0).
refusal-position-row = “{ $found }” has more than five cards (field “{ $field }”).
refusal-position-tracks = “{ $card }” can’t carry a tracks token: it has tracks (field “{ $field }”).
refusal-position-district = { $card } lies in a district of another colour (field “{ $field }”).
refusal-position-bonus =
    There are more than three { $bonus ->
        [0] +2 tokens.
        [1] value-4 cards.
        [2] depot cards.
        [3] 1½ point tokens.
        [4] discard-contracts tokens.
       *[5] tracks tokens.
    }
refusal-position-contracts = Everyone has a contract; somebody must have none.
refusal-position-completions = The completion tokens don’t fit the completed districts.
refusal-position-medal = The medal doesn’t fit the skyscrapers.
refusal-position-foundations = { $found } foundation tokens left can’t be: at most { $most }, and none only when that ended the game.
refusal-position-full = A city has 25 cards if and only if that ended the game.
refusal-position-standstill = Nothing can be done in this position, so it should be over.
refusal-position-deck = A card is being drawn, but the deck is empty.
refusal-position-no-bonus = No bonus can be taken for the district “{ $row }”.
refusal-position-first = Something has happened already, but the first player is still to be drawn.
refusal-position-laid = Foundations laid: { $laid }, tokens left: { $left }. Together that must be the { $most } set out.
refusal-position-earned = The city of seat number { $seat }, counted from 0, has bonuses that it can’t have earned.
refusal-position-taken = There are more contracts than columns can have been taken for.
refusal-position-end = The turn would have ended by itself: that needs a discard-contracts token and a contract.

## Prompts

sf-prompt-first = The first player is being drawn.
sf-prompt-turn =
    Your turn: draw a card, or take { $columns-count ->
        [one] column { $columns }.
       *[other] one of the columns { $columns }.
    }
sf-prompt-turn-draw = Your turn: draw a card. There is no column that you could take.
sf-prompt-turn-take =
    Your turn: the deck is empty, so take { $columns-count ->
        [one] column { $columns }.
       *[other] one of the columns { $columns }.
    }
sf-prompt-turn-return = Your turn: the deck is empty, so use your discard-contracts token to be able to take a column.
sf-prompt-turn-other = { $seat } draws a card or takes a column.
sf-prompt-token = { $prompt } You may also use your discard-contracts token.
sf-prompt-draw = You draw a card.
sf-prompt-draw-other = { $seat } draws a card.
sf-prompt-lay = Lay { $cards } in column A, B or C.
sf-prompt-lay-other = { $seat } chooses a column for { $cards }.
sf-prompt-build =
    Build or discard { $cards-count ->
        [one] the last card you took: { $cards }.
       *[other] the { $cards-count } cards you took, one by one: { $cards }.
    }
sf-prompt-build-other =
    { $seat } has { $cards-count ->
        [one] 1 card
       *[other] { $cards-count } cards
    } to build: { $cards }.
sf-prompt-bonus =
    You have earned the bonus of the { $row } district. Take { $bonuses-count ->
        [one] it: { $bonuses }.
       *[other] one of two: { $bonuses-or }.
    }
sf-prompt-bonus-other = { $seat } takes a bonus.
sf-prompt-end =
    Use your discard-contracts token to return { $contracts ->
        [one] your contract,
       *[other] 1 or 2 of your { $contracts } contracts,
    } or end your turn.
sf-prompt-end-other = { $seat } may use the discard-contracts token before the turn ends.

## The table in sentences

sf-describe-players = San Francisco with { $seats }.
sf-describe-hand =
    { $cards-count ->
        [one] The card: { $cards }.
       *[other] The cards: { $cards }.
    }
sf-describe-coded = { $card } [{ $code }]
sf-describe-column =
    Column { $column } has { $cards-count ->
        [one] 1 card
       *[other] { $cards-count } cards
    }: { $cards }. It could be taken by { $seats }.
sf-describe-column-empty = Column { $column } is empty.
sf-describe-foundation-tokens =
    { $left ->
        [one] 1 of { $all } foundation tokens is left, and it
       *[other] { $left } of { $all } foundation tokens are left; the last one
    } ends the game at once.
sf-describe-deck =
    { $cards ->
        [0] The deck is empty
        [one] 1 card is left in the deck, { $foundations ->
            [0] not a foundation
           *[other] a foundation
        }
       *[other] { $cards } cards are left in the deck, { $foundations ->
            [0] no foundation
            [one] 1 foundation
           *[other] { $foundations } foundations
        } among them
    }; { $box ->
        [0] nothing is in the box.
        [one] 1 card is in the box.
       *[other] { $box } cards are in the box.
    }
sf-describe-supply = Bonuses left: { $bonuses }.
sf-describe-bonus = { $left } × { $bonus }
sf-describe-completions = Completion tokens left: { $rows }.
sf-describe-no-medal = Nobody has the master builder medal yet.
sf-describe-city =
    The city of { $seat }: { $contracts ->
        [one] 1 contract,
       *[other] { $contracts } contracts,
    } { $trams ->
        [one] 1 tram,
       *[other] { $trams } trams,
    } { $skyscrapers ->
        [one] 1 skyscraper,
       *[other] { $skyscrapers } skyscrapers,
    } { $points } { $points-count ->
        [one] point
       *[other] points
    } if scored now.
sf-describe-city-own =
    Your city: { $contracts ->
        [one] 1 contract,
       *[other] { $contracts } contracts,
    } { $trams ->
        [one] 1 tram,
       *[other] { $trams } trams,
    } { $skyscrapers ->
        [one] 1 skyscraper,
       *[other] { $skyscrapers } skyscrapers,
    } { $points } { $points-count ->
        [one] point
       *[other] points
    } if scored now.
sf-describe-tokens = Beside it: { $tokens }.
sf-describe-medal = master builder medal
sf-describe-completion = completion token of the { $row } district
sf-describe-row =
    { $district }, value { $value } – { $cards }; { $free ->
        [0] full.
        [one] 1 space free.
       *[other] { $free } spaces free.
    }
sf-describe-row-empty = { $district }: empty.
sf-describe-card = { $column }: { $card } [{ $notes }]
sf-describe-card-plain = { $column }: { $card }
sf-describe-ranking = { $ranking }: { $seats }.
sf-describe-ranked = { $seat } { $total }
sf-describe-sheet =
    { $seat }: { $points } { $points-count ->
        [one] point.
       *[other] points.
    }
sf-note-worth = now worth { $value }
sf-note-plus =
    { $count ->
        [one] +2 token
       *[other] { $count } +2 tokens
    }
sf-note-tracks = tracks token
sf-note-tram = tram
sf-note-skyscraper = skyscraper
sf-note-waiting = { $around } of { $requirement } for its skyscraper

## Previews

sf-preview-placed = In column { $column }: { $card }.
sf-preview-built = On { $space }: { $card }.
sf-preview-discarded =
    { $cards-count ->
        [one] To the box: { $cards }.
       *[other] { $cards-count } cards go to the box: { $cards }.
    }
sf-preview-hand =
    { $cards-count ->
        [one] Still to build: { $cards }.
       *[other] { $cards-count } cards still to build: { $cards }.
    }
sf-preview-trams =
    { $spaces-count ->
        [one] A new tram
       *[other] { $spaces-count } new trams
    } on { $spaces }.
sf-preview-squares =
    { $spaces-count ->
        [one] The square on { $spaces } is
       *[other] The squares on { $spaces } are
    } then worth 4.
sf-preview-skyscraper =
    The foundation on { $space } has { $around } of { $requirement }{ $coasts ->
        [0] { "" }
        [one] { " " }(7, −1 coast)
       *[other] { " " }(7, −{ $coasts } coasts)
    }: skyscraper.
sf-preview-foundation =
    The foundation on { $space } goes from { $around-before } of { $requirement-before } to { $around } of { $requirement }.
sf-preview-foundation-new = The foundation on { $space } has { $around } of { $requirement }.
sf-preview-ranking = { $ranking }: { $before } → { $after }, { $place-before } → { $place }.
sf-preview-ranking-tie = { $ranking }, tied at { $after }: { $place-before } → { $place }.
sf-preview-ranking-token = { $ranking }: a card of yours lies there now, so a token can come to you.
sf-preview-ranking-stays = { $ranking }: { $before } → { $after }, still { $place }.
sf-preview-ranking-others = { $line } { $others }.
sf-preview-passed = { $seat } { $place-before } → { $place }
sf-preview-medal-first = You receive the master builder medal.
sf-preview-medal = You take the master builder medal from { $former }.
sf-preview-completion = You are the first to complete the { $row } district: 1 point.
sf-preview-bonus-earned = You earn the bonus of the { $row } district.
sf-preview-bonus-taken = You take a { $bonus }.
sf-preview-bonus-lost = The bonus of the { $row } district is lost: nothing can be taken for it.
sf-preview-bonus-choices =
    { $bonuses-count ->
        [one] You can take this bonus: { $bonuses }.
       *[other] You choose one of these bonuses: { $bonuses-or }.
    }
sf-preview-foundation-tokens =
    { $left ->
        [0] This is the last foundation token.
        [one] 1 foundation token is left.
       *[other] { $left } foundation tokens are left.
    }
sf-preview-contracts = Contracts: { $before } → { $contracts }.
sf-preview-everyone-returns =
    Everyone returns a contract; you are left with { $contracts ->
        [0] none.
       *[other] { $contracts }.
    }
sf-preview-reach =
    Column { $column } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }) could then be taken by { $seats }.
sf-preview-points = Your points if scored now: { $before } → { $points }.
sf-preview-points-other = Points of { $seat }: { $before } → { $points }.
sf-preview-end = This ends the game. { $ending }

## The end

sf-termination-foundations =
    { $seat } has laid the last foundation token. Victory with { $points } { $points-count ->
        [one] point
       *[other] points
    }: { $winners }.
sf-termination-city =
    { $seat } has filled the city. Victory with { $points } { $points-count ->
        [one] point
       *[other] points
    }: { $winners }.
sf-termination-standstill =
    The deck is empty and { $seat } can take no column. Victory with { $points } { $points-count ->
        [one] point
       *[other] points
    }: { $winners }.
sf-sheet-skyscrapers = Skyscrapers
sf-sheet-medal = Master builder medal
sf-sheet-vp-tokens = 1½ point tokens
sf-sheet-completions = Completed districts
sf-sheet-blue = Blue district
sf-sheet-grey = Grey district
sf-sheet-orange = Orange district
sf-sheet-yellow = Yellow district
sf-sheet-green = Green district
sf-sheet-trams = Trams
sf-tie-9-2 = the higher cards from the left, row by row
sf-tie-9-3 = more trams in the columns from the left
sf-tie-9-4 = nearer to the player who ended the game
sf-tie-9-5 = a card there counts before none
sf-tie-9-7 = as many points, so trams count

## Measurements of a deck

sf-measure-winning-score = The winner’s points
sf-measure-cards-placed = Cards placed per player
sf-measure-cards-built = Cards built per player
sf-measure-column = Cards in a column that is taken
sf-measure-full-city = Games that a full city ends
sf-measure-source = Share of all points gained: { $detail }
sf-measure-skyscrapers = Foundations built that get their skyscraper
sf-measure-medal-moves = Games in which the medal changes hands
sf-measure-order = Victories of player { $detail } in turn order
sf-measure-discarded = Discarded when taken: { $detail }
sf-measure-built = Built of those laid: { $detail }
sf-measure-score = Points of every player

## The game to somebody who doesn’t know it yet

game-title = San Francisco
sf-blurb = Draw projects or take a whole column, grow five districts, run trams and raise skyscrapers. Mind your contracts.
sf-credit = a game by Reiner Knizia, published by Rebel Studio, 2022

## Tutorial

sf-tutorial-draw = On your turn you either draw a card or take a column. Draw a card.
sf-tutorial-draw-else = You could do that, too. But draw a card first: columns come in a moment.
sf-tutorial-lay = Lay it in any column. It is built by whoever takes that column.
sf-tutorial-take = Now take a column, whichever you like, and build all its cards: each goes into the row of its colour.
sf-tutorial-take-else = Take a column this time, and build every card of it.
sf-tutorial-contract = A column comes with a contract. Contracts make it harder to take the next one, as you will see.
sf-tutorial-locks = You need more cards in a column than you have contracts. You have 1, so only column B is open: take it and build both cards.
sf-tutorial-locks-else = Column B is open to you: take it, and build both cards.
sf-tutorial-return = Mia has taken a column, too. As soon as everybody has a contract, everybody returns one.
sf-tutorial-tracks = Take column B and build both cards: tracks in the bottom row get a tram from the depot below.
sf-tutorial-tracks-else = Column B has the tracks that your square needs: take it, and build both cards.
sf-tutorial-square = A square beside a tram is worth 4. Trams also bring points of their own.
sf-tutorial-foundation = A foundation becomes a skyscraper when the cards around it are worth 7 together. Yours has 3: take the orange 4 from column B.
sf-tutorial-foundation-else = The orange 4 in column B belongs beside your foundation: take it and build it.
sf-tutorial-skyscraper = Your skyscraper stands! It is worth 1 point, and the first one also brings the master builder medal.
sf-tutorial-bonus = The second bonus symbol in a row brings a bonus. Take column B, build its card and choose one.
sf-tutorial-bonus-else = Take column B, build its card, and choose a bonus.
sf-tutorial-bonuses = Each row has its own kind of bonus, and you can earn it once.
sf-tutorial-leads = Here you see who leads. At the end, the highest total in each row brings 2 points, and the most trams 2½.
sf-tutorial-last-token = Each foundation that is laid takes a token from this clock, and the last token ends the game. Only one is left: draw a card.
sf-tutorial-last-token-else = Draw a card: perhaps it is the last foundation.
sf-tutorial-last-lay = A foundation! Lay it in any column: it takes the last token, and the game ends at once.
sf-tutorial-end = Rows, trams, skyscrapers and the medal are counted: you have won. Now you know the game!
