## Faults of a map file

# $reason: what the TOML reader says, in English
problem-map-toml = This isn't TOML: { $reason }.
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
problem-map-format = The file's format is { $found }; this version reads “{ $expected }”.
problem-map-name = The map's name is { $found }; it may hold small letters, digits and single hyphens between them.
problem-map-cards-few = { $found ->
        [one] There is one transport card
       *[other] There are { $found } transport cards
    }; four players are dealt { $least }.
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
problem-map-line-ferries = { $found } ferry symbols don't fit on a line of { $length }.
problem-map-line-third = This is a third line beside { $first }; at most two may join the same locations.
problem-map-twin-length = This line has { $found } spaces and its twin, { $first }, has { $expected }; they must be equal.
problem-map-unconnected = No way leads from the first location to: { $locations }.
problem-map-ticket-twice = This is the same as { $first }.
problem-map-tickets-few = There are { $found } tickets; four players are dealt { $least }.
problem-map-cars = A player has { $found } cable cars; usual are { $expected }.
problem-map-cards = There are { $found } transport cards; usual are { $expected }: 8 ferries and 6 of each colour.
problem-map-points = A line of { $length } gives { $found } points; usual are { $expected }.
problem-map-symbols = There are { $found } tourist symbols; usual are { $expected }.
problem-map-tokens = There are { $found } tourist tokens of each symbol; the rules use { $expected }.
problem-map-locations = There are { $found } locations; usual are { $least } to { $most }.
problem-map-pairs = { $found } pairs of locations are joined; usual are { $least } to { $most }.
problem-map-doubles = There are { $found } double lines; usual are { $least } to { $most }.
problem-map-lines = There are { $found } lines; usual are { $least } to { $most }.
problem-map-spaces = The lines have { $found } spaces in all; usual are { $least } to { $most }.
problem-map-lengths = This line has { $found } spaces; usual are 1, 2 and 3, and a single line of 5.
problem-map-fives = There are { $found } lines of 5 spaces; usual is one.
problem-map-colour-lines = One colour has { $least } lines and another { $most }; usual is a difference of one at most.
problem-map-colour-spaces = One colour has { $least } spaces and another { $most }; usual is a difference of one at most.
problem-map-twin-colours = This line and its twin, { $first }, are usually of two different colours or both grey.
problem-map-ferry-lines = There are { $found } lines with ferry symbols; usual are { $most }.
problem-map-ferry-symbols = This line has { $found } ferry symbols; usual is one.
problem-map-line-unpayable = The cards can't pay for this line of { $length }.
problem-map-degree = { $location } is joined to { $found } others; usual are { $least } to { $most }.
problem-map-crossing = On the map, this line crosses { $first }.
problem-map-close = On the map, this line passes over { $location }.
problem-map-tickets = There are { $found } tickets; usual are { $most }.
problem-map-ticket-points = This ticket is worth { $found }; the shortest way between its ends has { $expected } spaces.
problem-map-ticket-most = This ticket is worth { $found }; usual are { $most } at most.
problem-map-ticket-mean = The tickets are worth { $found } points on average; usual are { $least } to { $most }.
problem-map-ticket-ends = { $location } is the end of { $found } tickets; usual are { $least } to { $most }.
