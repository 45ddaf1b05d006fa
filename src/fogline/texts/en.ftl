### English texts of everything but the games. Each game has its own file in its own folder.
### Beside each list and each number of points $x a text finds $x-count, a number to choose a plural form by; beside
### each list also $x-or, its items joined as a choice.

## Words that others are made of

seat = Seat { $number }
list-empty = none
list-more = { $list }, { $item }
list-last = { $list } and { $item }
list-or = { $list } or { $item }
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## The result

sheet-line =
    { $source }: { $count }, { $points } { $points-count ->
        [one] point.
       *[other] points.
    }
sheet-line-ranked =
    { $source }: { $count }, { $place }, { $points } { $points-count ->
        [one] point.
       *[other] points.
    }
sheet-line-tied =
    { $source }: { $count }, { $place } after a tie ({ $tie }), { $points } { $points-count ->
        [one] point.
       *[other] points.
    }
standing =
    { $place }: { $seat }, { $points } { $points-count ->
        [one] point.
       *[other] points.
    }
standing-tied =
    { $place }: { $seat }, { $points } { $points-count ->
        [one] point
       *[other] points
    } ({ $tie }).

## Previews

preview-reveals = What comes next is luck: taking it back means new luck, and other people are asked first.
preview-refused = “{ $action }” is not possible: { $reason }

## Refusals: at the table

refusal-game-over = The game is over.
refusal-not-your-turn = It isn’t your turn.
refusal-which-seat = Several players decide now: say for which seat this is.
refusal-chance-decides = This is up to luck, not to a player.
refusal-players-decide = This is a player’s decision, not luck’s.
refusal-luck-decides = “{ $outcome }” is for luck to bring, not for a player to choose.
refusal-impossible-outcome = Luck can’t bring “{ $outcome }” now.
refusal-script-over = The luck script has run out.
refusal-plan-meets-luck = Luck comes before “{ $action }”, so it can’t be planned.
refusal-undo-nothing = { $seat } has done nothing that could be taken back.
refusal-undo-others-acted = Somebody else has acted since: the others must agree.
refusal-undo-refused = This was refused. Ask again once something has happened.
refusal-undo-absent = { $seat } made a part of what would go back, and isn’t here to agree.
refusal-undo-revealed = Something was revealed since: the others must agree.
refusal-nothing-to-undo = Entry { $entry } can’t be taken back: it changed nothing, or it is taken back already.

## Refusals: at a live table

refusal-already-started = The game has begun.
refusal-not-started = The game has not begun.
refusal-not-over = The game is not over.
refusal-not-host = Only the host may do this.
refusal-not-seated = Only those who play may do this.
refusal-not-your-seat = { $seat } is not yours.
refusal-no-hints = Nobody may ask for hints at this table.
refusal-seat-taken = { $seat } is taken.
refusal-table-full = Every seat is taken.
refusal-seats-open =
    { $seats-count ->
        [one] { $seats } is still open.
       *[other] { $seats } are still open.
    }
refusal-not-ready =
    { $seats-count ->
        [one] { $seats } is not ready.
       *[other] { $seats } are not ready.
    }
refusal-seat-left = { $seat } has left the game: a bot plays it to the end.
refusal-turn-lapsed = The time for this turn is up: a bot finishes it for { $seat }.
refusal-paused = The game is paused.
refusal-not-paused = The game isn’t paused.
refusal-wish-open = There is already an open question to the others.
refusal-nothing-asked = Nobody has asked you that.
refusal-not-a-person = No other person plays { $seat }.
refusal-remove-refused = This was refused. Ask again once something has happened.
refusal-remove-alone = { $seat } is here, and nobody can remove somebody alone: another player must agree.
refusal-was-removed = The others removed you from this game. You may watch.
refusal-stale = This was decided about a position that has changed since: { $at } entries were known, and there are { $entries }.
refusal-plan-length = A plan has at least one action and at most { $most }.
refusal-no-person = Say who you are first.
refusal-chat-off = There is no chat at this table.
refusal-chat-length = A line of chat has at least one character and at most { $most }.
refusal-table-busy = Too many messages wait for this table. Try again.
refusal-table-failed = The table could not store this. Try again.

## Refusals: by the service

refusal-unknown-table = There is no such table, or it is not open to you.
refusal-unknown-link = This link does not work, or no longer.
refusal-wrong-secret = Nobody has this secret.
refusal-hello-first = Say who you are before you watch a table.
refusal-bad-name = A name needs at least one letter, digit or emoji, and nothing invisible.
refusal-long-name = A name has at most { $most } characters.
refusal-wrong-name = That is not your name.
refusal-words-count = These are { $count } words; there must be { $most }.
refusal-words-unknown = “{ $word }” is none of the words. Is it spelled as you wrote it down?
refusal-words-wrong = These words don’t belong together: one of them is wrong, or they are in another order.
refusal-unknown-words = Nobody is here by these words. They work no more once newer ones were made.
refusal-bad-message = This message can’t be read.
refusal-bad-body = This can’t be read: { $detail }.
refusal-bad-data = This file can’t be played with.
refusal-bad-timing = These times can’t be played with.
refusal-short-grace = A bot may play for somebody absent after { $least } s at the earliest.
refusal-too-fast = That was too much at once. Wait a moment.
refusal-too-large = This is too large: at most { $most } bytes.
refusal-data-too-heavy = This file takes too long or too much memory to read. Make it shorter and simpler.
refusal-too-many-sockets = You have { $most } connections open already. Close one first.
refusal-too-many-tables = At most { $most } tables can be watched at once.

## What a live table does

table-undo = { $seat } takes an action back.
    .you = You take an action back.
table-takeover = A bot plays for { $seat }, who is away.
    .you = A bot plays for you while you are away.
table-handback = { $seat } is back.
    .you = You are back.
table-resign = { $seat } gives up; a bot plays on.
    .you = You give up; a bot plays on.
table-timeout = { $seat } has run out of time; a bot plays on.
    .you = You have run out of time; a bot plays on.
table-lapse = { $seat } has run out of time; a bot finishes this turn.
    .you = You have run out of time; a bot finishes this turn.
table-remove = The others have removed { $seat }; a bot plays on.
    .you = The others have removed you; a bot plays on.
table-pause = The game is paused.
table-resume = The game goes on.

## Refusals: what was typed

refusal-unknown-action = “{ $text }” isn’t an action. Actions begin with: { $known }.
refusal-bad-action = “{ $text }” can’t be read. The form is: { $form }.
refusal-unknown-game = There is no game “{ $game }”. The games are: { $known }.
refusal-game-code = The installed game “{ $game }” ({ $place }) can’t be used: { $detail }
refusal-unknown-language = There is no language “{ $language }”. The languages are: { $known }.
refusal-unknown-option = There is no option “{ $option }”. The options are: { $known }.
refusal-bad-option = The option “{ $option }” can’t be { $value }.
refusal-unknown-rules-version = These are rules of { $game }, version { $found }, and this Fogline knows only: { $known }. Install a newer one: pip install --upgrade fogline
refusal-unknown-rule = There is no rule “{ $rule }”.
refusal-wrong-data-option = This game takes a file of the kind “{ $expected }”, not “{ $given }”.
refusal-no-data-file = { $game } has no data file.
refusal-player-count =
    { $players ->
        [one] One player can’t play this.
       *[other] { $players } players can’t play this.
    }

## Refusals: records

refusal-bad-json = This is not JSON: { $detail }.
refusal-bad-format = This is not a record of the format { $expected }.
refusal-bad-header = This record can’t be read: { $detail }.
refusal-bad-receipt = This receipt can’t be read: { $detail }.
refusal-not-canonical = “{ $text }” must be written “{ $expected }”.
refusal-unknown-control = The table can’t do “{ $text }”.
refusal-unknown-entry =
    There is no entry { $entry }: the record has { $entries ->
        [one] 1 entry.
       *[other] { $entries } entries.
    }
refusal-bad-seats = A seat names a player who isn’t listed.
refusal-no-records = There are no records to measure.
refusal-mixed-records = A game with { $found } seats among games with { $expected }: measure them apart.
refusal-unfinished-game = A game that isn’t finished can’t be measured.
refusal-unknown-seat = There is no seat number { $seat }, counted from 0.

## What is untrue about a record; entries are counted from 0, as in the file

record-rules-version = The record was played by version { $found } of the rules; this is version { $expected }.
record-data-differs = The record was played with another deck or map: { $found }, not { $expected }.
record-bad-seats = A seat names a player who isn’t listed.
record-bad-start = The start can’t be set up: { $reason }
record-entry-refused = Entry { $entry } can’t be executed: { $reason }
record-position-differs = All entries can be executed, but they lead to another position than the final one written.
record-outcome-differs = All entries can be executed, but they lead to another outcome than the one written.
record-hash-differs = All entries can be executed, but the hash written is { $found }, and it should be { $expected }.
record-luck-unreadable = What the record says about its luck can’t be read: { $detail }.
record-luck-commitment = The secret of the luck isn’t the one that the table committed to.
record-luck-differs = Entry { $entry } isn’t what luck had to bring: it says “{ $found }”, and secret and contributions give “{ $expected }”.
record-receipt-commitment = The record’s commitment isn’t the one on the receipt.
record-receipt-own = What was contributed for seat { $seat } (counted from 0) according to the receipt isn’t in the record.
record-receipt-list = The record’s contributions aren’t those that the table froze at the start, according to the receipt.

## Bots

refusal-bad-bot = “{ $text }” doesn’t name a bot. The form is: { $form }.
refusal-unknown-bot = There is no bot “{ $bot }”. The bots are: { $known }.
refusal-bot-setting = The bot “{ $bot }” has no setting “{ $setting }”. Its settings are: { $known }.
refusal-arena-bots = A contest needs at least two different bots, not: { $bots }.
refusal-arena-store = “{ $file }” isn’t a file of arena games: { $detail }.
refusal-arena-no-dask = Playing on a cluster needs Dask: install fogline[cluster].
refusal-arena-cluster = The cluster at { $address } can’t be used: { $detail }.
refusal-arena-other-contest = “{ $file }” holds the games of another contest. Name another file, or repeat that contest’s command.
refusal-bot-program = The bot “{ $bot }” runs a program, which is not allowed here.
refusal-bot-limit = The bot “{ $bot }” may have at most { $most } for “{ $setting }” at this table.
refusal-bot-setting-twice = The bot “{ $bot }” is given the setting “{ $setting }” twice.
refusal-bot-setting-value = The bot “{ $bot }” can’t have { $value } for “{ $setting }”: it goes from { $least } to { $most }.
refusal-bot-code = “{ $file }” fails at line { $line }: { $detail }
refusal-bot-none = “{ $file }” defines no bot: a class based on fogline.bots.Bot.
refusal-bot-class = “{ $class }” isn’t a bot: that is a class based on fogline.bots.Bot with a method choose(view, legal, limit).
refusal-bot-name = There is already another bot called “{ $bot }”. Give the class another name.
refusal-bot-no-module = There is no Python module “{ $module }” here.
refusal-bot-no-class = “{ $module }” has no “{ $class }”. Its bots are: { $known }.
refusal-bot-failed = The bot “{ $bot }” can’t be made: { $detail }

## Tutorials

refusal-unknown-chapter = There is no chapter { $chapter }; the tutorial has { $most }.
refusal-tutorial-other = The tutorial waits for something else here.
refusal-tutorial-over = This part of the tutorial is over.
cli-tutorial-none = { $game } has no tutorial.
cli-tutorial-alone = A tutorial has its own players, rules and luck: leave out { $options }.
cli-tutorial-welcome = { $game }, learnt by doing, in two or three minutes. “quit” stops at any time.
cli-tutorial-step = Step { $number } of { $steps }
cli-tutorial-next = Enter goes on >{" "}
cli-tutorial-done = That was the tutorial. A game against bots: fogline play --terminal { $game }
cli-tutorial-stopped = Stopped. The tutorial can be played again at any time.

## Command line

cli-serving = Tables are served at { $url }
cli-serving-elsewhere = Others in your network find them at { $url }
cli-no-page = The page to play at is missing from this installation: it was installed without a connection to npm’s registry, or with FOGLINE_PAGE=skip. Install again to get it. Other clients can play meanwhile, such as fogline play --terminal.
cli-play-opened = Your table is at { $url }. Ctrl-C ends it; the game is kept, and the next fogline play finds it.
cli-play-opened-home = The games are at { $url }. Ctrl-C ends it; what you play is kept, and the next fogline play finds it.
cli-play-no-browser = No browser could be opened here: open the address yourself.
cli-error = Error:
cli-warning = warning:
cli-seat = { $seat }
cli-points = { $points } VP
cli-halves = { $points }
cli-sheet-ranked = ({ $count }, { $place })
cli-total = Total
cli-yes = yes
cli-no = no
cli-place-label = Place
cli-spectator = a spectator
cli-chance = Luck
cli-table = The table
cli-secret = (a secret)
cli-written = Written: { $file }
cli-not-utf8 = { $file }: this is not text in UTF-8.
cli-file-exists = { $file } exists already.
cli-hint-force = Choose another name, or add --force to replace it.
cli-no-folder = There is no folder { $file }.
cli-is-folder = { $file } is a folder.
cli-no-such-game =
    { $games ->
        [0] There is no game number { $number } in { $file }.
        [one] There is no game number { $number } in { $file }, which holds one.
       *[other] There is no game number { $number } in { $file }, which holds { $games }.
    }
cli-bad-line = { $file }, line { $line }: { $reason }
cli-no-such-entry =
    { $entries ->
        [one] There is no entry { $entry }: the record has one.
       *[other] There is no entry { $entry }: the record has { $entries }.
    }
cli-no-such-seat = There is no seat “{ $seat }”. Name a player ({ $names }), a number from 1, or spectator.
cli-no-file-or-position = “{ $text }” is neither a file nor a position. A position stands in quotes.

# arena
cli-arena-title =
    { $games ->
        [one] One game
       *[other] { $games } games, every deal in all rotations
    }
cli-arena-bot = Bot
cli-arena-against = Against
cli-arena-games = Games
cli-arena-share = Share of wins (95%)
cli-arena-lead = Points ahead (95%)
cli-arena-verdict = Result
cli-arena-ahead = ahead
cli-arena-behind = behind
cli-arena-tie = tie
cli-arena-rank = Rank
cli-arena-rating = Rating (95%)
cli-arena-ms = ms per decision
cli-arena-repeat = Bots that can’t be told apart share a rank. Plan { $plan }, { $core } core. Repeat with: { $command }
cli-arena-luck = Taking luck out…
cli-arena-adjusted = Without the part that luck played
cli-arena-narrower = Narrower (share / points)
cli-arena-unpaired = Unpaired

# load
cli-loadtest-prepare = Preparing
cli-loadtest-connect = Connecting
cli-loadtest-play = Playing
cli-loadtest-title = { $tables } tables, { $sockets } sockets, { $seconds } seconds
cli-loadtest-held = Moves per second
cli-loadtest-of = { $held } of { $asked }
cli-loadtest-latency = From sending to the last receiver (50 / 90 / 99 / 99.9 / 100%)
cli-loadtest-answer = From sending to the answer
cli-loadtest-storm = { $sockets } sockets lost at once were back within
cli-loadtest-storm-latency = … latency of the moves made meanwhile
cli-loadtest-returned = Tables that all had left and came back ({ $tables }): time until everybody was there
cli-loadtest-stall = Longest stall of the event loop
cli-loadtest-memory = Memory of the service
cli-loadtest-processor = Processor time of the service, per move
cli-loadtest-service = Load of the service, of one core
cli-loadtest-clients = Load of the clients, of one core
cli-loadtest-others = Load of everything else, other guests of the hardware included, of one core
cli-loadtest-fault = { $fault }: { $count }
cli-loadtest-sockets = { $sockets } sockets can’t watch { $tables } tables: each watches one.
cli-loadtest-failed = The measurement failed: { $detail }
cli-loadtest-html = There is no folder for { $file }.
cli-loadtest-slow = A slow network can’t be put before services that run already (--slow with --address).

# simulate
cli-simulate-progress = Playing
cli-simulate-title =
    { $games ->
        [one] { $game }, one game
       *[other] { $game }, { $games } games
    }
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-share = Share (95%)
cli-simulate-points = Points
cli-simulate-order = Wins by turn order: { $shares }
cli-simulate-ending = Ended by { $ending }: { $games }, { $share }
cli-simulate-length = { $entries } entries per game, { $winner } points per winner, { $rate } games per second
cli-simulate-written =
    { $games ->
        [one] One record written to { $file }
       *[other] { $games } records written to { $file }
    }

# benchmark
cli-benchmark-changed = This isn’t { $name } any more: { $what } changed. Nobody could compare the figures.

# dataset
cli-no-lab = This needs the extra “lab” ({ $detail } is missing): install fogline[lab].
cli-dataset-progress = Files
cli-dataset-written =
    { $decisions ->
        [one] One decision written to { $folder }
       *[other] { $decisions } decisions written to { $folder }
    }
cli-dataset-checked =
    { $decisions ->
        [one] One decision in { $folder }, computed anew: the same
       *[other] { $decisions } decisions in { $folder }, computed anew: the same
    }
cli-dataset-no-games = No finished game is among the records.
cli-dataset-mixed = Finished game { $number } differs from the first in game, rules, options, data or number of players: a data set holds one kind.
cli-dataset-other-plan = { $folder } belongs to another data set: choose a new folder.
cli-dataset-not-empty = { $folder } isn’t empty, and no data set.
cli-dataset-none = { $folder } is no data set.
cli-dataset-differs = { $file }, row { $row }: what is stored isn’t what the record gives.

# fogline analyse
cli-analyse-progress = Looking back
cli-analyse-graph = Chances, with everything open
cli-analyse-none = Nothing worth telling was given away.
cli-analyse-unjudged = No decision was judged.
cli-analyse-points = Turning points
cli-analyse-entry = Entry
cli-analyse-player = Player
cli-analyse-played = Played
cli-analyse-better = Better
cli-analyse-loss = Lost
cli-analyse-why = Why
cli-analyse-accounts = Where the results came from
cli-analyse-start = Start
cli-analyse-luck = Luck
cli-analyse-skill = Own play
cli-analyse-unseen = Unseen
cli-analyse-others = The others
cli-analyse-table = Stand-ins
cli-analyse-result = Result

# verify
cli-verify-progress = Verifying
cli-verify-empty = There is no game in this file.
cli-verify-result =
    { $failures ->
        [0] { $games ->
            [one] One game verified: every entry executes, and position, outcome and hash agree.
           *[other] { $games } games verified: every entry executes, and position, outcome and hash agree.
        }
        [one] { $games } checked, one failed.
       *[other] { $games } checked, { $failures } failed.
    }
cli-verify-luck =
    { $games ->
        [one] The luck of one of them was checked too.
       *[other] The luck of { $games } of them was checked too.
    }
cli-verify-receipt-unused = No record here tells of the luck of this receipt’s table.
cli-record-bad-data = The deck or map that the record carries can’t be played with: { $reason }

# replay
cli-replay-at =  Entry { $entry } of { $entries }, seen by { $viewer }{" "}
cli-replay-keys = n → next · p ← back · number + Enter: jump ({ $number }) · e end · s another seat · q quit

# rules
cli-rules-not-found = No rule mentions “{ $word }”.
cli-rules-hint = Read one with: fogline rules SF-5.4, a section with: fogline rules SF-5, or look for a word with --search.

# deck and map
cli-no-data = { $game } has no data to show.
cli-no-picture = There is no picture of this; { $game } shows its data as text only.
cli-data-good =
    { $warnings ->
        [0] { $file } can be played with.
        [one] { $file } can be played with; one thing about it is unusual.
       *[other] { $file } can be played with; { $warnings } things about it are unusual.
    }
cli-data-bad =
    { $errors ->
        [one] { $file } can’t be played with: one error.
       *[other] { $file } can’t be played with: { $errors } errors.
    }

cli-measure-title = { $game }, { $players } players, { $games } games of { $bot } bots
cli-measure-figure = Figure
cli-measure-value = Value
cli-measure-target = Target
cli-measure-met = Met
cli-calibrate-head = Bot { $bot } of Fogline { $version } on every seat ({ $ms } ms per decision, { $core } core), { $games } games with each number of players, data { $data } ({ $hash }…). 95% intervals in brackets.
cli-calibrate-players = { $players } players
cli-calibrate-worth = Points
cli-calibrate-missed = Missed targets:
cli-calibrate-missed-one = With { $players } players: { $figure }: { $value }, target { $target }
cli-calibrate-none-missed = Every target is met.
cli-calibrate-repeat = Again: { $command }

# play
cli-play-opponents = { $game } against bots: how many opponents? Press a number from 1 to { $most } (Enter: { $usual }).
cli-play-empty-seat = A seat in “{ $seats }” is empty. Name people or bots, with commas: me,greedy,greedy.
cli-play-mistyped-bot = “{ $name }” is no bot here. Did you mean: { $bots }? A person’s name begins with a capital letter: { $person }.
cli-play-resume-alone = A saved game brings its own seats and position: leave out { $options }.
cli-play-input = { $seat } >{" "}
cli-play-curtain = Pass the screen to { $seat }, then press Enter.
cli-play-see-help = Type a number, an action, or help.
cli-play-undone = { $seat } took the last action back.
cli-play-consent = Take it back all the same, if everyone agrees? Luck is then drawn anew. (y/N){" "}
cli-play-legal = “{ $action }” is allowed now.
cli-play-preview-what = Preview what? For example: preview 1
cli-play-secret-position = The position would tell the others’ secrets; save the game instead.
cli-play-not-saved = The game can’t be saved anywhere, not even as { $file }.
refusal-no-such-number = There is no action number { $number }; the list goes to { $most }.
cli-play-saved = Saved: { $file }
cli-play-keep = Keep the record as { $file }? (Enter: yes, n: no, or another name){" "}
cli-play-keep-quit = Keep the game as { $file } to go on later? (Enter: yes, n: no, or another name){" "}
cli-play-kept = The record is in { $file }. See it again with: fogline replay { $file }
cli-play-kept-running = The game is in { $file }. Go on with: fogline play --resume { $file }
cli-play-form-help = help
cli-play-help-help = this list
cli-play-form-preview = preview ACTION[; ACTION…]
cli-play-help-preview = what an action, or a plan of several, would change
cli-play-form-why = why ACTION
cli-play-help-why = why an action isn’t allowed
cli-play-form-undo = undo
cli-play-help-undo = take your last action back
cli-play-form-actions = actions
cli-play-help-actions = the list of what you may do
cli-play-form-board = board
cli-play-help-board = draw the table again
cli-play-form-score = score
cli-play-help-score = the points, were the game scored now
cli-play-form-log = log
cli-play-help-log = what happened lately
cli-play-form-rules = rules NUMBER or WORD
cli-play-help-rules = a rule, e.g. rules SF-5.4, or all that mention a word
cli-play-form-position = position
cli-play-help-position = the position as a line of text
cli-play-form-save = save [FILE]
cli-play-help-save = keep the game in a file and go on
cli-play-form-quit = quit
cli-play-help-quit = stop; the game can be resumed later
cli-play-help-plan = An action is its number in the list or its notation; a plan has semicolons: take a; build b0t
cli-play-form-who = who
cli-play-help-who = who sits where, who is there, and the clocks
cli-play-form-chat = chat WORDS
cli-play-help-chat = say something to everybody at the table
cli-play-form-yes = yes
cli-play-help-yes = agree to what another asks
cli-play-form-no = no
cli-play-help-no = refuse what another asks
cli-play-form-pause = pause
cli-play-help-pause = ask the others to pause the game
cli-play-form-resume = resume
cli-play-help-resume = go on after a pause
cli-play-form-resign = resign
cli-play-help-resign = give up; a bot plays on for you
cli-play-form-back = back
cli-play-help-back = play again, where a bot plays for you
cli-play-form-host = host NAME
cli-play-help-host = let another player be the host, as the host
cli-play-form-remove = remove NAME
cli-play-help-remove = ask the others to remove somebody; a bot plays on
cli-play-form-mute = mute NAME
cli-play-help-mute = hide what somebody says, or show it again
cli-play-form-ready = ready
cli-play-help-ready = say that the game may begin
cli-play-form-start = start
cli-play-help-start = begin the game, as the host
cli-play-form-rematch = rematch
cli-play-help-rematch = another game with the same people, seats rotated

# tables far away
cli-bad-link = “{ $link }” leads to no table. Links look like this: https://example.org/join/… or https://example.org/table/…
cli-unknown-limit = There is no limit called “{ $name }”. There are: { $known }
cli-bad-limit = These limits can’t be used ({ $given }): { $detail }
cli-no-service = There is no answer from { $service }: { $reason }
refusal-no-service = Something answers there, but it isn’t a Fogline service.
cli-play-join-alone = A remote table has its own settings: leave out { $options }.
cli-hint-watch = Watch it with: fogline watch LINK
cli-online-full = Every seat at this table is taken.
cli-online-name = What should the others call you?{" "}
cli-online-no-name = The others must be able to call you something: give --name.
cli-online-refused = The table refuses this: { $code }.
cli-online-lost = The connection is lost; trying again…
cli-online-waiting = No answer yet; still waiting…
cli-online-back = Connected again.
cli-online-somebody = somebody who watches
cli-online-came = { $seat } is here.
cli-online-went = { $seat } is gone for the moment.
cli-online-asked = Asking the others…
cli-online-wish-undo = { $name } asks to take an action back. Type yes or no.
cli-online-wish-pause = { $name } asks for a pause. Type yes or no.
cli-online-wish-remove = { $name } asks to remove { $seat } from the game; a bot would play on. Type yes or no.
cli-online-host = { $seat } is the host now.
cli-online-asleep = A bot plays for you, as your time was up three times in a row. Type back to play again.
cli-online-muted = You no longer see what { $name } says at this table.
cli-online-unmuted = You see again what { $name } says.
refusal-no-such-player = Nobody at this table is called “{ $name }”.
cli-online-after = Type rematch for another game, save for the record, or quit.
cli-online-ready-again = Others sit at the table now: type ready again when you are.
cli-online-luck-missing = Careful: what you added to the luck for { $seat } isn’t in the table’s list. Luck at this table can’t be trusted.
cli-online-receipt = To check the luck, save the record, then: fogline verify --receipt { $file } RECORD
cli-online-left = You have left the table; the game goes on. Come back with: fogline play --join { $link }
cli-online-watched = You have left the table.
cli-online-seat-open = { $seat }: open
cli-online-seat-bot = { $seat }: a bot
cli-online-seat-ready = { $seat }: ready
cli-online-seat-not-ready = { $seat }: not ready yet
cli-online-seat-here = { $seat }: here
cli-online-seat-absent = { $seat }: not here
cli-online-seat-away = { $seat }: away, a bot plays
cli-online-seat-resign = { $seat }: gave up, a bot plays
cli-online-seat-timeout = { $seat }: out of time, a bot plays
cli-online-seat-lapsed = { $seat }: out of time, a bot finishes this turn
cli-online-seat-remove = { $seat }: removed by the others, a bot plays

# the board of San Francisco
cli-sf-column =
    { $cards ->
        [0] { $column }  empty
        [one] { $column }  1 card
       *[other] { $column }  { $cards } cards
    }
cli-sf-clock = Foundations left: { $left } of { $most }
cli-sf-deck = Deck { $cards }, box { $box }
cli-sf-completions = Completion tokens: { $rows }
cli-sf-supply = Bonuses left
cli-sf-supply-plus = +2:
cli-sf-supply-value = value 4:
cli-sf-supply-depot = depot:
cli-sf-supply-vp = 1½ VP:
cli-sf-supply-return = contracts:
cli-sf-supply-tracks = tracks:
cli-sf-drawn = { $seat } drew:
cli-sf-taken =
    { $cards ->
        [one] { $seat } builds one more card:
       *[other] { $seat } builds { $cards } cards:
    }
cli-sf-contracts =
    { $count ->
        [0] no contracts
        [one] 1 contract
       *[other] { $count } contracts
    }
cli-sf-trams =
    { $count ->
        [one] 1 tram
       *[other] { $count } trams
    }
cli-sf-skyscrapers =
    { $count ->
        [one] 1 skyscraper
       *[other] { $count } skyscrapers
    }
cli-sf-foundation = { $space } has { $around } of { $need }
cli-sf-medal = medal
cli-sf-vp-token = 1½ VP
cli-sf-return-token = discard contracts
cli-sf-score-now = If the game ended now
cli-sf-sign-tracks = tracks
cli-sf-sign-tram = tram on tracks
cli-sf-sign-depot = depot
cli-sf-sign-square = square
cli-sf-sign-served = square with tram
cli-sf-sign-foundation = foundation
cli-sf-sign-skyscraper = skyscraper
cli-sf-sign-coast = coast
cli-sf-sign-bonus = bonus
cli-sf-sign-plus = +2 token
cli-sf-sign-complete = completion token

# the board of Ticket to Ride: San Francisco
cli-tt-map-left-out = The map is left out: this window is low. Type board to see it.
cli-tt-face-up = Face up:
cli-tt-stock = Deck { $cards }, discards { $discards }, tickets { $tickets }
cli-tt-piles = Tourists:
cli-tt-pile = { $symbol } { $tokens } ({ $place })
cli-tt-cars =
    { $count ->
        [one] 1 cable car
       *[other] { $count } cable cars
    }
cli-tt-cards =
    { $count ->
        [one] 1 card (seen: { $known })
       *[other] { $count } cards (seen: { $known })
    }
cli-tt-tickets =
    { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }
cli-tt-points = { $lines } for lines, { $tourists } for tourists
cli-tt-tokens = { $symbols }
cli-tt-hand = Your hand:
cli-tt-own-tickets = Your tickets:
cli-tt-offer = Offered:
cli-tt-own-points =
    { $points ->
        [one] Yours with your tickets, if the game ended now: 1 point
       *[other] Yours with your tickets, if the game ended now: { $points } points
    }

# a service’s database and its host
cli-store-no-folder = There is no folder { $file }.
cli-store-no-file = There is no file { $file }.
cli-store-is-folder = { $file } is a folder, not a database.
cli-store-folder-read-only = Nothing can be written in the folder { $file }.
cli-store-read-only = { $file } can only be read, not written.
cli-store-not-a-database = { $file } is not a database.
cli-store-not-ours = { $file } is the database of another program.
cli-store-damaged = { $file } is damaged. SQLite says: { $detail }
cli-store-too-new = { $file } was written by a newer Fogline ({ $detail }).
cli-store-in-use = Another service has { $file } open: process { $detail }.
cli-store-busy = Another program holds { $file }, and doesn’t let go.
cli-store-disk-full = The disk is full: { $file } can’t be written.
cli-store-unreadable = { $file } can’t be opened: { $detail }
cli-store-unreachable = The database { $file } can’t be reached: { $detail }
cli-store-no-driver = For a database on a { $file } server a part of Fogline is missing.
cli-store-exists = { $file } exists already.
cli-hint-damaged = Save what is intact with fogline export, then bring a backup back with fogline restore.
cli-hint-restore-force = With --force the backup takes its place; what is there now is kept beside it.
cli-hint-in-use = End it first, or name another file with --database.
cli-hint-no-driver = Install it with: pip install "fogline[postgres]"
cli-hint-play-runs = Another fogline play runs on this machine: play at its page, or end it with Ctrl-C.
cli-hint-too-new = Use the Fogline that wrote it, or a later one.
cli-hint-port = Choose another port with --port.
cli-bad-host = This machine has no address “{ $host }” to listen at.
cli-port-in-use = Port { $port } is taken: another program listens there.
cli-port-forbidden = The system doesn’t let this user listen at port { $port }.
cli-cant-listen = It’s impossible to listen at { $host }, port { $port }: { $detail }
cli-bad-origin = “{ $origin }” isn’t where a page comes from. An origin is a scheme and a host, such as https://example.org.
cli-bad-proxy = “{ $proxy }” is neither an address nor a network. A proxy is named like 127.0.0.1 or 10.0.0.0/8.
cli-bad-node = “{ $given }” isn’t an address with a port at which other nodes reach this one, such as 10.0.0.2:8100.
cli-node-without-server = Several nodes need a PostgreSQL server as their database; “{ $file }” is a file.
cli-config-toml = { $file } is not TOML: { $detail }
cli-config-bad = { $file }, line { $line }, “{ $setting }”: { $detail }
cli-serve-good = Everything is in order: settings, port, and the database { $file }.
cli-bad-password-file = { $file } doesn’t hold the hash of a password.
cli-hint-password = Make one with: fogline password { $file }
cli-password-first = The host’s password:{" "}
cli-password-again = Once more:{" "}
cli-password-short = A password has at least { $least } characters.
cli-password-differs = These were two different passwords.
cli-keep-folder = --keep deletes old backups of a folder, and { $file } is none.
cli-backup-progress = Copying
cli-backup-made = Backed up and checked: { $file } ({ $size }; tables: { $tables }, people: { $people })
cli-backup-deleted = Old backups deleted: { $files }
cli-restore-progress = Restoring
cli-restored = { $file } is now what { $backup } holds. Start the service again.
cli-restored-earlier = What was there is in { $file }.
cli-check-progress = Playing again
cli-check-differs = Table { $table } ({ $game }): { $reason }
cli-check-result = Stored games played again by this Fogline: { $tables }, of which differ: { $differences }
cli-table-unreadable = It can’t be read. SQLite says: { $detail }
cli-export-progress = Exporting
cli-exported = Written to { $file }: tables { $tables }, people { $people }
cli-export-unreadable = Damaged, and left out: { $name }
cli-store-older = { $file } is of an earlier version of Fogline.
cli-hint-older = Let this Fogline’s service open it once, or export it with the Fogline that wrote it.
cli-no-table = There is no table { $name }.
cli-import-progress = Importing
cli-imported = Added to { $file }: tables { $tables }, people { $people }; there already: { $known }
cli-copy-progress = Copying
cli-copied = Copied to { $file }: tables { $tables }, people { $people }; there already: { $known }
cli-copy-ahead = At { $name } more has happened in { $target } than in { $source }.
cli-hint-copy-ahead = Nothing more was copied. Copy the other way, or begin with an empty database.
cli-not-export = { $file }, line { $line }: this is not a line of an export ({ $reason }).

# the host’s page
refusal-banned = The host keeps you out for now. Try again in { $minutes } min.
refusal-read-only = The host lets nothing be stored for now: you can look, but not play.
admin-title = The host’s page
admin-password = Password
admin-enter = Come in
admin-leave = Sign out
admin-too-many = Too many tries. Wait a minute.
admin-wrong = This isn’t the password.
admin-again = You were signed out. Come in again.
admin-bad-form = That can’t be done: look at what you typed.
admin-state = The service
admin-well = All is well.
admin-fault-disk-fails = The disk fails: nothing can be stored.
admin-fault-disk-full = The disk is full: nothing can be stored until there is room.
admin-fault-disk-read-only = The database can only be read: nothing can be stored.
admin-fault-busy = Another program holds the database.
admin-fault-no-files = No more files can be opened.
admin-fault-silent = The store doesn’t answer.
admin-fault-damaged = The database is damaged: nothing more is stored. Export what is intact, then restore a backup.
admin-fault-host-reads = You have made the service read-only.
admin-damaged = Damaged tables:
admin-uptime = Running for
admin-sockets = Connections
admin-open-tables = Tables in memory
admin-memory = Memory
admin-processor = Processor time
admin-stall = Longest stall
admin-stall-recent = Longest stall lately
admin-storage = Storage
admin-tables = Tables
admin-people = People
admin-size = Size
admin-free = Free on the disk
admin-backup = Last backup
admin-no-backup = none yet
admin-refusals = Answers and refusals
admin-answered = Answered with yes
admin-decide = Word and deed
admin-notice = A word to everybody
admin-tell = Tell
admin-restart-in = Restart in how many minutes; empty: not
admin-restart = Announce
admin-restart-at = The service restarts at { $time }.
admin-read-only = Store nothing for now
admin-write = Store again
admin-bans = Kept out
admin-ban-who = Address or person’s id
admin-ban-hours = Hours
admin-ban = Keep out
admin-until = until { $time }
admin-pardon = Let in again
admin-table = Table
admin-game = Game
admin-phase = Phase
admin-seats = Seats
admin-watchers = Watching
admin-touched = Last change
admin-close = Close
admin-sure = for good
admin-gathering = gathering
admin-playing = playing
admin-over = over
admin-here = People here now
admin-name = Name
admin-id = Person’s id
admin-address = Address
