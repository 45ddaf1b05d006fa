### English texts of the drawn board of San Francisco. Words of the rules themselves are in the game's own texts.

## Parts of the board

sfb-tab-market = Market
sfb-tab-city = My city
sfb-tab-rivals = Rivals
sfb-tab-scores = Scores
sfb-market = Market
sfb-rivals = The other cities
sfb-scores = Scoring board
sfb-contracts = Contracts
sfb-deck = Deck
sfb-said = { $text }
sfb-halves = { $points }
sfb-nothing = Nothing is planned

## Market

sfb-reveals = reveals a card
sfb-deck-left =
    { $cards ->
        [0] no card left
        [one] 1 card left
       *[other] { $cards } cards left
    }
sfb-clock-title = Foundation tokens
sfb-clock =
    { $left ->
        [0] No foundation token is left: the game is over
        [one] 1 of { $all } left: it ends the game at once
       *[other] { $left } of { $all } left; the last one ends the game at once
    }
sfb-column-title = Column { $column }
sfb-column =
    Column { $column }, { $cards ->
        [0] empty
        [one] 1 card
       *[other] { $cards } cards
    }
sfb-column-empty = Column { $column } is empty
sfb-card-in-column = { $card }, card { $place } of column { $column }
sfb-lock-open =
    { $contracts ->
        [0] You can take it
        [one] You can take it: it has more cards than your 1 contract
       *[other] You can take it: it has more cards than your { $contracts } contracts
    }
sfb-lock-shut =
    Not yet: with { $contracts ->
        [one] 1 contract
       *[other] { $contracts } contracts
    } you need { $needed ->
        [one] 1 card
       *[other] { $needed } cards
    } here
sfb-lock-cards =
    { $cards ->
        [0] Empty
        [one] 1 card
       *[other] { $cards } cards
    }
sfb-takers = Could take { $column } now: { $seats }
sfb-takers-none = Nobody could take { $column } now
sfb-taken-by = { $seat } has just taken column { $column }
sfb-take = Take { $column }
sfb-lay = Lay in { $column }
sfb-lay-sure = Lay in { $column }: sure?
sfb-lay-where = Where do you lay this card?
sfb-lay-other = { $seat } chooses a column for this card.
sfb-lay-foundation =
    { $left ->
        [0] It gets the last foundation token: laying it ends the game!
        [one] It gets a foundation token; only 1 is left then.
       *[other] It gets a foundation token; { $left } are left then.
    }
sfb-contracts-of =
    { $seat }: { $contracts ->
        [0] no contract
        [one] 1 contract
       *[other] { $contracts } contracts
    }
sfb-not-yet = Not yet

## Cities

sfb-city-own = My city
sfb-city-of = City of { $seat }
sfb-district = The { $row } district
sfb-district-label =
    { $district }: value { $value }, { $symbols ->
        [0] no bonus symbol
        [one] 1 of 2 bonus symbols
       *[other] both bonus symbols
    }
sfb-cell-empty = { $space }, empty
sfb-cell = { $space }: { $card }; worth { $value }; { $notes }
sfb-cell-planned = { $space }, planned: { $card }; worth { $value }; { $notes }
sfb-cell-plain = nothing on it
sfb-points-title = Points if scored now
sfb-points-now =
    { $points } { $points-count ->
        [one] point
       *[other] points
    } if scored now
sfb-pin = Keep { $seat }’s city large
sfb-unpin = Make { $seat }’s city small again

## Scoring board

sfb-ranked =
    { $seat }: { $total }, { $place }, { $points } { $points-count ->
        [one] point
       *[other] points
    }
sfb-completed-by = { $seat } was the first to complete the { $row } district
sfb-completion-left = Nobody has completed the { $row } district yet
sfb-bonus-left =
    { $bonus }: { $left ->
        [0] none left
        [one] 1 left
       *[other] { $left } left
    }
sfb-medal-of = { $seat } holds the master builder medal

## The tray

sfb-tray = Cards to build
sfb-tray-column = Build column { $column }
sfb-tray-rest = Build what you took
sfb-tray-close = Put the cards back
sfb-tray-market = The market while you plan: open another column
sfb-tray-cards = The cards, in the order of arrival
sfb-tray-open = { $card }: not decided. Press to build it.
sfb-tray-built = { $card }: built as number { $order }. Press to skip it.
sfb-tray-skipped = { $card }: skipped. Press to decide again.
sfb-tray-choosing = { $card }: choose a row, 1 to 5. Press again to skip it.
sfb-choose-row = In which row do you build { $card }? 1–5
sfb-choose-which-row = Rows for this card
sfb-choose-this-row = { $number }: the { $row } district
sfb-choose-bonus = Your second symbol in the { $row } district: choose a bonus.
sfb-choose-plus = Tap the card that gets the +2 token.
sfb-choose-tracks = Tap the card that gets the tracks token.
sfb-choose-value = In which row do you build the value-4 card? 1–5
sfb-choose-depot = In which row do you build the depot card? 1–5
sfb-undecided =
    { $cards ->
        [one] 1 card to decide: tap to build it, tap again to skip it.
       *[other] { $cards } cards to decide: tap to build, tap again to skip. The order counts.
    }
sfb-planned = Look at what it brings, then confirm.
sfb-build-all = Build all
sfb-skip-rest = Skip the rest
sfb-step-back = Back
sfb-token-hint = Your discard-contracts token:
sfb-return =
    { $contracts ->
        [one] return 1 contract
       *[other] return { $contracts } contracts
    }
sfb-return-sure =
    { $contracts ->
        [one] return 1: sure?
       *[other] return { $contracts }: sure?
    }
sfb-commit-open =
    Take { $column }: build { $build }, { $open ->
        [one] 1 card to decide
       *[other] { $open } cards to decide
    }
sfb-commit-rest-open =
    Build { $build }, { $open ->
        [one] 1 card to decide
       *[other] { $open } cards to decide
    }
sfb-commit =
    Take { $column }: build { $build }{ $skip ->
        [0] { "" }
       *[other] , skip { $skip }
    }{ $contracts ->
        [-2] { " " }(−2 contracts)
        [-1] { " " }(−1 contract)
        [0] { " " }(contracts unchanged)
       *[other] { " " }(+{ $contracts } contract)
    }
sfb-commit-rest =
    Build { $build }{ $skip ->
        [0] { "" }
       *[other] , skip { $skip }
    }

## Keys

sfb-key-arrows = move in the market, the tray or a city
sfb-key-draw = draw a card
sfb-key-columns = take a column, or lay the drawn card there
sfb-key-rows = choose a row for a card

## Help in place. Each text goes with the number of its rule.

sfb-help-deck = Instead of taking a column you may draw the top card and lay it in one of the three columns. You decide before you see it, and everybody sees it.
sfb-help-box = Cards that nobody builds go to the box and don’t come back.
sfb-help-column = You may take a whole column if you hold fewer contracts than it has cards. It brings you one contract.
sfb-help-contracts = Contracts keep you from short columns. As soon as everybody holds one, everybody returns one.
sfb-help-clock = The game ends at once when the last foundation token is laid, or when a city has 25 cards.
sfb-help-foundation-token = A card with the foundation symbol gets a token when it is laid in a column.
sfb-help-colour =
    { $colour ->
        [orange] An orange
       *[other] A { $colour }
    } card goes to the leftmost free space of the { $colour } district.
sfb-help-black = A black card goes to any district you like, to its leftmost free space.
sfb-help-value = The value counts for its district, and for the skyscrapers beside it.
sfb-help-tracks = Tracks carry a tram where they are joined to a depot: by other tracks, or in the bottom row by the printed ones.
sfb-help-depot = A depot always carries a tram, and trams run from it along tracks beside it.
sfb-help-square = A city square is worth 4 beside a tram, otherwise nothing.
sfb-help-foundation = A foundation gets a skyscraper, 1 point, once the cards beside it are worth 7 together; each coast in the city lowers that by 1.
sfb-help-coast = Each coast in your city lowers by 1 what your foundations need for their skyscrapers.
sfb-help-bonus = Your second bonus symbol in a district earns its bonus, or a tracks token in its place.
sfb-help-district = At the end, the players are ranked by their value in each district: 2 points for the first, 1 for the second with three or four players, −1 for the last of four. Points to gain need a card in the district.
sfb-help-ties = Ties are broken by the leftmost cards, one by one, then by the row below.
sfb-help-trams = At the end, trams are ranked as well: 2½ points for the first, 1 for the second with three or four players, −1 for the last of four. Points to gain need a tram.
sfb-help-network = Every card that is joined to a depot by tracks carries one tram.
sfb-help-skyscraper = Skyscrapers are worth 1 point each.
sfb-help-medal = The first to build a skyscraper gets the medal, 1 point; whoever has more than its holder takes it.
sfb-help-completion = The first in the game to have five cards in a district gets its completion token, 1 point.
sfb-help-bonus-plus = The +2 token goes on any card of your city, at once.
sfb-help-bonus-value = The value-4 card goes to the leftmost free space of any row.
sfb-help-bonus-depot = The depot card goes to the leftmost free space of any row: a depot, worth 0.
sfb-help-bonus-vp = This token is worth 1½ points at the end.
sfb-help-bonus-return = This token returns 1 or 2 of your contracts, once, at any moment of your turn but between drawing and laying a card.
sfb-help-bonus-tracks = The tracks token goes on any card of your city without tracks.
sfb-help-points = Skyscrapers, the medal, 1½ point tokens, completed districts and the tokens of the rankings, as if the game ended now.

## The game in five minutes

sfb-minutes-aim-title = Your city
sfb-minutes-aim = Each player builds a city of five districts, one row for each colour. You score for leading in rows and in trams, and for skyscrapers.
sfb-minutes-turn-title = Your turn: draw or take
sfb-minutes-turn = Draw a card and lay it in one of three columns, or take a whole column and build its cards. Each goes into the row of its colour, from the left; black ones go anywhere.
sfb-minutes-contracts-title = Contracts
sfb-minutes-contracts = Taking a column brings a contract, and a column must have more cards than you have contracts. When everybody has one, everybody returns one.
sfb-minutes-trams-title = Trams and squares
sfb-minutes-trams = Tracks that are connected to a depot carry a tram; the bottom row lies beside depots. A square beside a tram is worth 4.
sfb-minutes-towers-title = Skyscrapers
sfb-minutes-towers = A foundation becomes a skyscraper as soon as the cards beside it are worth 7 together. Each coast in your city makes that one less.
sfb-minutes-bonus-title = Bonuses
sfb-minutes-bonus = Two bonus symbols in a row earn its bonus, once: what is shown here, or tracks for any card.
sfb-minutes-end-title = The end and the points
sfb-minutes-end = The game ends at once with the last foundation token, or when a city is full. The most points win.
sfb-minutes-points-row = Highest total in a row: 2, and 1 for the second
sfb-minutes-points-trams = Most trams: 2½, and 1 for the second
sfb-minutes-points-towers = Each skyscraper: 1, and 1 for whoever has most
sfb-minutes-points-complete = First to fill a row: 1
