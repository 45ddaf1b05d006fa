# What the command line says of itself: `fogline.cli.help` tells how a text is named after what it explains.
# The examples under a command's words are not here: they are the same in every language, in its function's docstring.

help =
    Two San Francisco board games at one table: play, simulate, verify, replay, and read the rules.

    Start with **fogline play**; each command shows examples with **--help**.
help--language = What the commands speak: { $languages }.
help--version = Print the version.
help--install-completion = Install completion for this shell.
help--show-completion = Print completion for this shell, to copy or adapt it.
help--help = Show this help.

# for many commands
help-GAME = One of: { $games }.
help--at = After this many entries of the record.
help--code = A Python file with bots of your own, or a class, as `python:module:Bot`; may be given several times.
help--data = Your own data file, such as a deck or a map.
help--database = The file in which tables and people are kept.
help-serve--database = The file in which tables and people are kept, or the address of a PostgreSQL database: `postgresql://HOST/NAME`.
help--deck = Your own deck.
help--first = The seat that starts, from 1; otherwise luck decides.
help--force = Replace the file if it exists.
help--game = Which game of the file.
help--host = The address to listen at; 0.0.0.0 for every network.
help--keep-thoughts = Also keep what the bots thought, one game a line, in a file of its own.
help--json = The result as JSON.
help--map = Your own map.
help--markdown = Write the report as Markdown.
help--seat = Whose view: a name, or a number from 1; otherwise a spectator’s.
help--seed = The same seed gives the same games, with any number of processes.
help--workers = Processes that share the work; 0 for one per core.

# play
help-play =
    Play against bots or with people beside you: in the browser, or here with **--terminal** (type help there).

    Without the name of a game the browser opens the first page, with all games and those you have begun; with one,
    its table at once.

    With **--resume**, **--position**, **--record**, **--save**, **--seed** or **--join** one plays at the terminal.
help-play--seats = `me`, names of other people or bots, with commas.
help-play--terminal = At this terminal, not in the browser.
help-play--tutorial = Learn the game by doing, at this terminal.
help-play--seed = Repeat the luck of the game with this seed.
help-play--resume = Go on with a saved game.
help-play--position = Start from this position.
help-play--record = Start from a game in this file of records.
help-play--save = Where the game is kept when you stop.
help-play--join = Play at a remote table: its address or invitation.
help-play--name = What the others call you there.
help-play--browser = Open the browser, or only say where the table is.
help-play--port = The port of the page; otherwise one that is free.

# simulate
help-simulate = Let bots play many games, write the records, and say who won how often.
help-simulate--seats = A bot for each seat, with commas: { $bots }.
help-simulate--games = How many games.
help-simulate--out = Where the records go; `-` for the output.

# dataset
help-dataset = Write the decisions of many games for learning, as Parquet files; a run that was stopped goes on where it was. Needs fogline[lab].
help-dataset--folder = Where the files go, or are.
help-dataset--seats = A bot for each seat, with commas: { $bots }.
help-dataset--games = How many games.
help-dataset--read = Read finished games from this file of records in place of playing new ones; `-` for the input.
help-dataset--rich = Observations in their rich form.
help-dataset--shard = Games per file.
help-dataset--check = Compute everything anew from the records that are kept, and compare.
help-dataset--cluster = Play on a Dask cluster: the address of its scheduler.

# benchmark
help-benchmark = Measure a bot against the frozen opponents of fogline-bench-1, from both seats of the same deals as everybody: a row with all that repeats it.
help-benchmark-BOT = A bot’s name with its settings, or a class of your own as my_module:MyBot.
help-benchmark--deals = Deals against each opponent; with fewer than 200 it is no row of the table.
help-benchmark--round = Which deals: `open`, or the name of a round once it is published.
help-benchmark--store = A file that keeps the games, so that a stopped run can go on.

# verify
help-verify =
    Execute every game of the files again and compare position, outcome and hash.

    Names file, line and the first entry that can’t be executed, or says that all can be but the rest differs.
    Exit code 1 if any game fails.
help-verify-FILES = Records, one game per line; `-` reads the input.
help-verify--receipt = A receipt that a client kept of a table’s luck; may be given several times.

# replay
help-replay =
    Step through a game: n or → forward, p or ← back, a number and Enter to jump, s for another seat’s view, q to stop.

    Without a terminal, every entry is printed with what happened; with **--at**, only that position.
help-replay-FILE = Records, one game per line; `-` reads the input.

# analyse
help-analyse =
    Look back at a game: everybody’s chances, the decisions that gave something away, and what luck brought.
help-analyse-FILE = Records, one game per line; `-` reads the input.
help-analyse--sims = Simulations for each decision; 0 judges none.
help-analyse--quick = A quick pass, with few simulations.
help-analyse--html = Write the analysis as one page of HTML, which needs nothing from anywhere.
help-analyse--resume = Keep what was found in this file, and go on from there the next time.

# show
help-show = Draw a position in the terminal.
help-show-WHAT = A position in quotes, or a file; `-` reads the input.

# rules
help-rules = Read the rules, in our own words: a paragraph, a section, a whole game, or all that mention a word.
help-rules-NUMBERS = A game, a section or a paragraph: SF, SF-5, SF-5.4.
help-rules--search = Paragraphs with this word.

# bench
help-bench =
    Measure actions per second in random play, on one core, beside OpenSpiel’s C++ rollouts in the same run.

    Chance outcomes count as actions on both sides; legal moves are generated at each decision.
help-bench--rounds = Time slices for each side; more of them give steadier figures.
help-bench--interpreted = Also the interpreted core, in a process of its own.
help-bench--peer = Also `crazy_eights` of OpenSpiel, where it is installed.

# doctor
help-doctor =
    Say what is installed: version, which core runs, decks and maps with their hashes, optional parts.

    Exit code 1 if a game can’t be loaded.

# serve
help-serve =
    Host tables: a page to play at, a lobby over HTTP, games over a WebSocket, everything kept in one file.

    Ctrl-C or SIGTERM ends it; whatever was answered is stored, and games go on when it is started again.

    Limits are by address. Behind a proxy, name it with **--trust-proxy**: otherwise all its clients count as one.
help-serve--port = The port to listen at.
help-serve--workers = Processes in which bots think; 0 for one per core.
help-serve--code = A Python file with bots that people may choose, too, or a class, as `python:module:Bot`; may be given several times.
help-serve--installed-bots = Offer the bots of installed packages, too.
help-serve--origin = A page elsewhere that may connect.
help-serve--trust-proxy = A proxy, or its network, that says who its clients are.
help-serve--limit = Another number for one of the service’s limits, e.g. sockets_from_one=2000; may be given several times.

# watch
help-watch = Watch a game at a remote table. Type help for what you can ask, or quit.
help-watch-LINK = The address of a table, or an invitation.

# loadtest
help-loadtest =
    Measure the table service: moves per second, latency to the last receiver, memory, longest stall.

    The service runs alone in its process, with a store of its own in a temporary folder; clients in other processes
    play games under way, by the rules, at a steady pace. Each table has 2 to 4 seats, some held by one person; the
    other sockets are spectators.
help-loadtest--tables = Tables with a game under way.
help-loadtest--sockets = Sockets that watch them, evenly spread.
help-loadtest--seconds = How long to measure.
help-loadtest--moves = Moves per second that the clients send.
help-loadtest--game = Only this game; otherwise all of them by turns.
help-loadtest--clients = Processes that share the sockets.
help-loadtest--warm-up = Seconds of play before anything is counted.
help-loadtest--seed = For the games, and for what the clients decide.
help-loadtest--database = The address of an empty PostgreSQL database to fill; otherwise a file that is gone afterwards.
help-loadtest--nodes = Services on that database, which share the tables.
help-loadtest--foreign = The part of the sockets, 0 to 1, that reach another node than their table’s.
help-loadtest--storm = Half-way through, lose nine sockets of ten at once and let them all come back.
help-loadtest--ramp = Let the pace grow from nothing to that many moves per second.
help-loadtest--coming = Tables per second that all their people leave, to come back four seconds later.
help-loadtest--crowd = Spectators that one table has besides.
help-loadtest--slow = The part of the sockets, 0 to 1, that come over a slow network.
help-loadtest--delay = Milliseconds that anything takes there in one direction.
help-loadtest--loss = The part of the packets, 0 to 0.5, that is lost there.
help-loadtest--address = A service that runs already, as HOST:PORT, with raised limits; several share the sockets. Tables are opened there.
help-loadtest--compare = Measure nothing; show two reports of --json beside each other.
help-loadtest--html = Write the report as one page of HTML with graphs, which needs nothing from anywhere.

# arena
help-arena = How strong bots are, and what decks and maps give between them.
help-arena-contest =
    Let bots meet in paired games, every deal in all seat rotations, and say who is stronger, and how surely.

    The word `contest` may be left out.
help-arena-contest--luck-adjusted = Also say what is left where luck is taken out of the results.
help-arena-contest--bots = The bots, with commas: { $bots }.
help-arena-contest--players = How many sit at a table.
help-arena-contest--kind =
    Everyone against everyone (`round-robin`), the first against each of the others (`gauntlet`), or each against the
    next (`ladder`).
help-arena-contest--deals = Deals per pairing, each in all rotations.
help-arena-contest--stop-early = End a pairing as soon as it is clear who is ahead.
help-arena-contest--cluster = Play on a Dask cluster: the address of its scheduler.
help-arena-contest--store = Where finished games are kept; the same command goes on from there.
help-arena-calibrate =
    Let bots play with a deck or map, with each number of players, and compare what it gives with its targets.
help-arena-calibrate--bot = The bot on every seat: { $bots }.
help-arena-calibrate--games = Games with each number of players.
help-arena-calibrate--plots = Write plots (SVG) into this folder.

# data
help-data = The data files of games, such as decks and maps: ours, and your own.
help-data-check = Find every fault of a data file: file, place, reason. Errors give exit code 1, warnings 0.
help-data-check-GAME = The game, or the beginning of its name.
help-data-check-FILE = A data file (TOML); `-` reads the input.
help-data-show = Show what a data file holds.
help-data-show-GAME = The game, or the beginning of its name.
help-data-show-FILE = A data file (TOML); without one, what the game comes with.
help-data-show--svg = Write a picture instead, where the game draws one.

# deck
help-deck = San Francisco’s decks: ours, and your own.
help-deck-check = Find every fault of a deck file: file, place, reason. Errors give exit code 1, warnings 0.
help-deck-check-FILE = A deck (TOML); `-` reads the input.
help-deck-show = Show a deck: its cards by colour, and how many show what.
help-deck-show-FILE = A deck (TOML); without one, ours.

# map
help-map = Ticket to Ride’s maps: ours, and your own.
help-map-check = Find every fault of a map file: file, place, reason. Errors give exit code 1, warnings 0.
help-map-check-FILE = A map (TOML); `-` reads the input.
help-map-show = Show a map: a sketch in the terminal with locations, lines and tickets, or a picture.
help-map-show-FILE = A map (TOML); without one, ours.
help-map-show--svg = Write the map as a picture instead.

# what one types after an option, or as an argument
value-GAME = GAME
value-FILE = FILE
value-FILES = FILE
value-LINK = LINK
value-NUMBERS = NUMBER
value-WHAT = POSITION|FILE
value--compare = FILE FILE
value--code = FILE
value--cluster = ADDRESS
value--database = FILE
value--folder = FOLDER
value-BOT = BOT
value--read = FILE
value--host = ADDRESS
value--join = LINK
value--kind = KIND
value--origin = ADDRESS
value--out = FILE
value--plots = FOLDER
value--trust-proxy = ADDRESS
value-float = NUMBER
value-int = NUMBER
value-path = FILE
value-str = TEXT

# around all of these
usage = Usage:
usage-arguments = Arguments
usage-command = COMMAND [ARGUMENTS]...
usage-commands = Commands
usage-default = [default: { $value }]
usage-environment = [environment: { $value }]
usage-error = Error
usage-hint = Try “{ $command }” for help.
usage-options = Options
usage-required = [required]

# what was typed wrongly
error-choice = { $option } takes one of these: { $choices }.
error-missing = { $what } is missing.
error-needs-value = { $option } needs a value.
error-no-command =
    { $similar ->
        [none] There is no command “{ $command }”.
       *[other] There is no command “{ $command }”. Did you mean: { $similar }?
    }
error-no-option =
    { $similar ->
        [none] There is no option { $option }.
       *[other] There is no option { $option }. Did you mean: { $similar }?
    }
error-no-value = { $option } takes no value.
error-number =
    { $max ->
        [none] { $min ->
            [none] { $option } takes { $number }.
           *[other] { $option } takes { $number }, { $min } or more.
        }
       *[other] { $option } takes { $number } from { $min } to { $max }.
    }
error-number-any = a number
error-number-whole = a whole number
error-too-many = Too many words: { $words }

# a command that was renamed
notice-renamed = “fogline { $former }” is now called “fogline { $name }”. The old name still works.

# a service’s database and its host
help-serve--admin = A file with the hash of the host’s password (see **fogline password**); without it there is no page for the host.
help-serve--metrics-port = A port of this machine, for Prometheus.
help-serve--node = Where other nodes on the same PostgreSQL database reach this one, such as 10.0.0.2:8100; only they should.
help-serve--config = A TOML file with any of these options; what is typed goes before it.
help-serve--check = Only say whether it could start: settings, port, database.
help-backup =
    Copy a service’s database while it runs, as it is at one moment, and check the copy.

    Copying the file by other means loses what is still in SQLite’s log beside it.
help-backup-TARGET = The new file, or a folder in which it is named by its time.
help-backup--keep = Delete all but this many of the folder’s backups.
help-restore = Make a service’s database of a backup; end the service first. What was there is kept under another name.
help-restore-BACKUP = What **fogline backup** made.
help-check =
    Play every stored game again with this Fogline, on a copy, and name those that would differ.

    Ask it with the new version before an upgrade. Exit code 1 if any game differs.
help-export = Write all games and people of a database as lines of JSON, secrets included; damaged ones are named and left out.
help-export-FILE = Where they go; only its owner can read it.
help-export--table = Only this table, and no people; may be given several times.
help-export--records = Only finished games, as records for **fogline verify** and **fogline replay**.
help-copy-store = Copy all games and people from one database to another, SQLite or PostgreSQL, while the service goes on with the first; run again, it copies what has changed since.
help-copy-store-STORE = Where they are: a file or `postgresql://HOST/NAME`.
help-copy-store-COPY = Where they go, a database that no service has open.
help-import = Add the games and people of an export to a database; what is there already stays as it is.
help-import-FILE = What **fogline export** wrote; `-` reads the input.
help-password = Ask for the host’s password, and write its hash for **fogline serve --admin**.
help-password-FILE = Where the hash goes; only its owner can read it.
value-TARGET = FILE|FOLDER
value-STORE = FILE|ADDRESS
value-COPY = FILE|ADDRESS
value-BACKUP = FILE
