## Faults of a deck file

problem-deck-toml = This is not TOML: { $reason }.
problem-deck-missing = “{ $key }” is missing.
problem-deck-format = The format is { $found }; this version reads "{ $expected }".
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
problem-deck-coast-colour = A coast on a { $colour } card is unusual: coasts are thought to be blue.
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
