### The page's own words. Ids begin with page-. The sentences of rules and table are in the Python package.

## Everywhere

page-skip = Skip to the content
page-home = Home
page-nav = Pages
page-nav-rules = Rules
page-nav-settings = Settings
page-nav-about = About
page-nothing = { "" }
page-loading = Setting up the table…
page-reload = Reload
page-unreachable = The service can’t be reached.
page-load-failed = This page could not be fetched.
page-connection-lost = Connection lost. Everything is kept; trying again…
page-connection-retry = Try now
page-outdated = A newer Fogline is here.
page-restart =
    { $minutes ->
        [0] The service restarts now. Games are kept, and the page comes back by itself.
        [one] The service restarts in a minute. Games are kept, and the page comes back by itself.
       *[other] The service restarts in { $minutes } minutes. Games are kept, and the page comes back by itself.
    }
page-host-says = From the host: { $text }
page-read-only = Nothing is stored for now: games can be looked at, not played.
page-missing-title = Lost in the fog
page-missing = There is no page at this address.
page-table-failed = This table can’t be opened

## Bots

page-bot-easy = Easy bot
page-bot-medium = Medium bot
page-bot-hard = Hard bot
page-bot-expert = Expert bot
page-bot-random = Random bot
page-bot-greedy = Greedy bot
page-bot-search = Searching bot
page-bot-flat = Sampling bot

## Words that the table needs again and again

page-close = Close
page-cancel = Cancel
page-you = you
page-host = host
page-spectator = a spectator
page-name-numbered = { $name } { $number }
page-copy-yourself = The browser didn’t let the page copy: the link is selected, copy it yourself.
page-share-insecure = Handing the link to other apps needs an encrypted page (https); copying works.
page-copied = Copied.
page-copy = Copy
page-share = Share
page-qr = QR code of the link

## Before the game

page-seats = Seats
page-seat-open = free
page-seat-ready = ready
page-seat-not-ready = not ready yet
page-seat-absent = not connected
page-sit = Sit down
page-sit-another = Another player at this screen
page-move-here = Move here
page-leave = Stand up
page-remove = Remove
page-swap = Swap seats { $first } and { $second }
page-bot-add = Add a bot…
page-bot-choose = Bot on seat { $number }
page-begin = Begin
page-start = Start the game
page-fill =
    { $count ->
        [one] Put a bot on the free seat
       *[other] Put bots on the { $count } free seats
    }
page-ready = I’m ready
page-ready-undo = Wait, not ready
page-waiting-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
page-waiting-ready = Not ready yet: { $names }.
page-waiting-host = { $name } starts the game.
page-name-own = What should the others call you?
page-name-other = Who plays here?
page-name-missing = A name is needed.
page-invite = Invite
page-invite-hint = Whoever opens this link within a week may sit down or watch.
page-invite-failed = The link could not be made. Try again.
page-link-local = This address works only on this computer. Start the service with an address that others can reach.
page-device = Play on from another device
page-device-hint = Open this link on your phone: it is you there too. It works once, for ten minutes.
page-timing-none = No clock
page-timing-move =
    { $seconds ->
        [one] 1 second per decision
       *[other] { $seconds } seconds per decision
    }
page-timing-game =
    { $minutes ->
        [one] 1 minute per player
       *[other] { $minutes } minutes per player
    }{ $increment ->
        [0] { "" }
       *[other] , { $increment } s more each turn
    }
page-table-public = anybody may join
page-table-private = by invitation
page-table-own-data = own deck or map

## During the game

page-board = Board
page-sections = Parts of the table
page-players = Players
page-prompt = What to do
page-log = Log
page-log-empty = Nothing has happened yet.
page-side = Log and chat
page-seat-turn = to decide
page-seat-thinks = thinks…
page-seat-away = away: a bot plays
page-seat-resign = gave up: a bot plays on
page-seat-timeout = out of time: a bot plays on
page-seat-lapsed = out of time: a bot finishes this turn
page-seat-remove = removed: a bot plays on
page-clock = Time left for { $seat }
page-title = { $title } – Fogline
page-title-turn = ● Your turn – { $title }
page-your-turn = Your turn.
page-reveals = This reveals something: taking it back means new luck, and other people are asked first.
page-skip-to-now = Skip to now
page-since = Since your last turn
page-since-first = What happened so far
page-since-again = Show it again.
page-since-away = Put this away
page-since-many = A lot at once
page-since-turns =
    { $seat }: { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
page-controls = The table
page-undo = Undo
page-undo-asked = The others are asked whether you may take it back.
page-undo-back = Takes back: { $words }
page-undo-others = What they did since goes back too: { $names }.
page-undo-redrawn = What was revealed since is put back, and luck is then new.
page-undo-asks = They must agree first: { $names }.
page-undo-nothing = There is nothing of yours to take back.
page-undo-yes = Take it back
page-log-undone = (taken back)
page-log-you = You
page-chat-said = { $name } says: { $text }
page-unread =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
page-pause = Pause
page-pause-asked = The others are asked whether the game may pause.
page-paused = The game is paused. Clocks are stopped.
page-resume = Go on
page-resign = Give up
page-resign-sure = { $name } gives up, and a bot plays this seat to the end. There is no way back.
page-resign-yes = Yes, give up
page-more = More
page-spectating = You are watching.
page-wish-undo = Undo
page-wish-pause = Pause
page-wish-remove = Remove somebody
page-wish-undo-own =
    You ask to take your last action back. { $agreed ->
        [0] Nobody has answered yet.
        [one] One has agreed.
       *[other] { $agreed } have agreed.
    }
page-wish-undo-other = { $name } asks to take the last action back. What was revealed since is then drawn anew.
page-wish-pause-own =
    You ask for a pause. { $agreed ->
        [0] Nobody has answered yet.
        [one] One has agreed.
       *[other] { $agreed } have agreed.
    }
page-wish-pause-other = { $name } asks for a pause.
page-wish-remove-own =
    You ask to remove { $seat } from the game. { $agreed ->
        [0] Nobody has answered yet.
        [one] One has agreed.
       *[other] { $agreed } have agreed.
    }
page-wish-remove-other = { $name } asks to remove { $seat } from the game. A bot would play on.
page-wish-remove-you = { $name } asks the others to remove you from the game.
page-wish-withdraw = Withdraw
page-wish-refused = The others did not agree.
page-agree = Yes
page-disagree = No
page-away = A bot plays until they are back: { $seats }.
page-gone = A bot plays your seat to the end. You may watch.
page-lapsed = Your time was up: a bot finishes this turn. The next one is yours again.
page-asleep = Your time was up three times in a row, and a bot plays for you.
page-asleep-back = I am back
page-removed = The others have removed you from this game. You may watch.
page-people-here = People at the table
page-people-alone = Nobody else is at this table.
page-mute = Mute
page-unmute = Unmute
page-muted = muted: you don’t see what they say
page-host-hand = Make host
page-host-now = { $name } is the host now.
page-remove-play = Remove from the game
page-remove-sure = All others who are here must agree to remove { $name }. A bot then plays on, and the result says so.
page-remove-yes = Ask the others
page-remove-asked = The others are asked whether to remove { $name }.
page-curtain = Pass the screen to { $name }
page-curtain-lift = I am { $name }
page-curtain-hint = It is { $name }’s turn. The screen shows nobody’s hand now.
page-curtain-peek = Another player wants to look at their own hand:
page-looker-open = The screen shows what everybody may see. Who wants to look at their own hand?
page-looker-hand = { $name } looks at the screen.
page-looker-hide = Hide my hand
page-phone = My hand on my phone
page-phone-title = { $name }’s hand on a phone
page-phone-hint = { $name } opens this link on a phone and plays on there; this screen is then told nothing of that hand. It works once, for ten minutes.
page-phone-done = { $name } plays on a phone now.
page-phone-menu = A hand on a phone
page-phone-whose = Whose hand goes to a phone?
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-write = Say something
page-chat-send = Send

## The command box

page-command = Command
page-command-example = help
page-command-allowed = “{ $action }” is allowed now.
page-command-rules = The rules:
page-command-act-help = An action by its notation, or by its number in the list.
page-command-plan-help = Several actions with semicolons between them are one plan.
page-command-why-help = why ACTION – why something is not allowed
page-command-preview-help = preview ACTION – what it would change
page-command-score-help = score – the points, were the game scored now
page-command-actions-help = actions – the list of what you may do
page-command-undo-help = undo – take your last action back
page-command-rules-help = rules NUMBER – a paragraph of the rules

## Keys

page-keys = Keyboard
page-keys-command = The command box takes the same words as the terminal: type help there.
page-key-tab = from one part to the next
page-key-enter = do what is in focus
page-key-escape = close, or let go
page-key-command = go to the command box
page-key-help = this list

## The end

page-result = Result
page-sheet = Score sheet
page-sheet-source = Source
page-sheet-total = Total
page-tie = Tie broken: { $tie }
page-rematch = Play again
page-rematch-waiting = Waiting for the others…
page-rematch-asked = Would play again: { $names }.
page-rematch-go = To the next game
page-replay = See it again
page-picture = Save a picture
page-picture-saved = The picture is saved.
page-see-board = Look at the board
page-luck = Check the luck
page-luck-checking = Checking the luck…
page-luck-fair = The luck of this game is as it had to be.
page-luck-unfair = Something is wrong with the luck of this game.
page-luck-commitment = The table’s secret is the one that it committed to before anybody was ready.
page-luck-commitment-wrong = The table’s secret isn’t the one that it committed to.
page-luck-added = Added to it: { $names }.
page-luck-added-none = Nobody added to it: the table’s secret alone decided.
page-luck-receipt-right = The receipt in this browser agrees.
page-luck-receipt-none = This browser has no receipt of this game.
page-luck-receipt-commitment = The receipt in this browser says that the table had committed to another secret.
page-luck-receipt-own = What this browser added isn’t in the list.
page-luck-receipt-list = The list isn’t the one that the table showed at the start.
page-luck-draws =
    { $draws ->
        [one] The one draw brought what follows from it.
       *[other] All { $draws } draws brought what follows from it.
    }
page-luck-wrong = Entry { $entry } brought “{ $brought }”, and it had to be “{ $due }”.
page-luck-list = What could come at each draw, and how likely, is taken here as the service says it. With the record on your own computer, this checks that too: fogline verify
page-luck-save = Save the receipt
page-luck-earlier = This game began before luck could be checked.
page-luck-missing = Careful: what this browser added to the luck isn’t in the table’s list ({ $seats }). Don’t trust the luck of this game.

## The first page

page-home-lead = Two San Francisco board games at one table: alone against honest bots, around one screen, or with friends far away.
page-games = Games
page-home-players = Players
page-home-level = Bots
page-level-easy = easy
page-level-medium = medium
page-level-hard = hard
page-level-expert = expert
page-home-continue = Go on where you were:
page-home-play = Play { $title } now
page-home-create = A table for friends…
page-home-link = Got a link? Paste it here
page-own-running = Your tables
page-own-with = { $names }
page-own-finished = Finished games
page-own-none = The games you finish will be here, to be seen again.
page-own-won = Won by { $names }.
page-open-title = Open tables
page-open-none = Nobody is waiting right now.
page-open-seats =
    { $names } – { $free ->
        [one] one free seat
       *[other] { $free } free seats
    }
page-join-title = You are invited
page-join-go = Join
page-join-failed = This link can’t be followed

## A new table

page-new-title = A table of { $title }
page-new-clock = Clock
page-new-clock-none = no clock
page-new-clock-move = one minute per decision
page-new-clock-short = 10 minutes per player, and 5 s each turn
page-new-clock-long = 30 minutes per player, and 10 s each turn
page-new-public = Show it to everybody in the list of open tables
page-new-chat = With chat
page-new-grace = A bot plays for whoever is away for two minutes
page-new-data = Your own data file (without one, what the game comes with)
page-new-data-deck = Your own deck (a file; ours without one)
page-new-data-map = Your own map (a file; ours without one)
page-new-lay = Open the table

## Any game in sentences

page-generic-seen = What you see
page-generic-choices = What you may do
page-generic-search = Search the choices
page-generic-do = Do it

## Seeing a game again

page-replay-title = Replay
page-replay-of = { $title }, again
page-replay-controls = Replay controls
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-stop = Stop
page-replay-next = One step on
page-replay-last = To the end
page-replay-moment = Moment of the game
page-replay-at = { $at } of { $entries }
page-replay-seat = Seen by
page-replay-spectator = a spectator
page-replay-open = All hands open
page-replay-hands = All hands
page-replay-by = Step by
page-replay-by-move = move
page-replay-by-turn = turn
page-replay-speed = Speed
page-replay-on = Play on from here
page-replay-on-hint = A new game against bots that begins at this moment.
page-replay-link = Copy a link to this moment
page-replay-record = Download the record

## Rules, settings, about

page-rules-lead = Every paragraph has a number; messages of the game name it. “Ruling” marks what the printed rules leave open, or where their editions differ, and how it is played here.
page-rules-search = Search the rules
page-rules-none = Nothing found.
page-settings-language = Language
page-settings-theme = Colours
page-settings-theme-system = as the system
page-settings-theme-light = light
page-settings-theme-dark = dark
page-settings-motion = Movement
page-settings-motion-system = as the system
page-settings-motion-full = all of it
page-settings-motion-reduce = as little as possible
page-settings-pace = Others’ moves
page-settings-pace-calm = one by one, calmly
page-settings-pace-quick = one by one, quickly
page-settings-pace-instant = all at once
page-settings-play = While playing
page-settings-confirm = Ask before each action
page-settings-confirm-hint = On a touch screen you are always asked.
page-settings-curtain = A curtain between players at one screen
page-settings-curtain-hint = Also in games where nothing is hidden.
page-settings-teacher = Teacher
page-settings-teacher-off = never warns
page-settings-teacher-from = warns from { $share }%
page-settings-teacher-hint = Says so before a move that gives away that much of the victory. At tables with hints: against bots, and where all agreed.
page-settings-sound = Sound
page-settings-sound-hint = Small sounds for what is seen: a card, a tram, a tower, your turn.
page-settings-volume = How loud
page-settings-sound-try = Try it
page-settings-notify = Tell me when it is my turn
page-settings-notify-hint = While the page is open behind other windows. Your browser asks you first.
page-settings-notify-insecure = This needs an encrypted address (https).
page-settings-notify-denied = Your browser does not allow it for this page.
page-about-title = About Fogline
page-about-lead = Fogline knows the rules of two board games about San Francisco, explains every refusal, shows what a move will do before you make it, and keeps every game.
page-about-unofficial-title = Unofficial
page-about-unofficial = Fogline is an unofficial, independent implementation. The games belong to their authors and publishers, who have no part in it. If you like a game here, buy the box: it is prettier on a real table.
page-about-components-title = Our own pieces
page-about-components = All drawings and texts are ours. The rulebooks don’t list every card and line, so the deck, the map and the tickets are reconstructions of our own, made to fit what the rulebooks say. If you own a box, you can type in your own deck or map and play with that.
page-about-bots-title = Honest bots
page-about-bots = A bot sees exactly what a person on its seat would see, and nothing more.
page-about-privacy-title = No accounts
page-about-privacy = There is nothing to sign up for. A name, a look, a fingerprint of your secret and the games you played are all that the service knows of you, and the page asks no other host for anything.

## People: who one is, the way back, what one has played, what is kept

page-former = Former player
page-name = Name
page-save = Save
page-saved = Saved.
page-suggested-names = Pelican, Otter, Heron, Puffin, Lantern, Foghorn, Sailor, Dolphin, Cable Car, Seagull, Anchor, Comet
page-person-title = Who are you?
page-person-lead = This is how the others will see you. You can change it at any time.
page-person-go = Let’s go
page-person-colour = Colour
page-person-shape = Shape
page-colour-crimson = crimson
page-colour-teal = teal
page-colour-violet = violet
page-colour-brown = brown
page-colour-magenta = magenta
page-colour-olive = olive
page-shape-circle = circle
page-shape-square = square
page-shape-diamond = diamond
page-shape-hexagon = hexagon
page-shape-star = star
page-shape-drop = drop
page-person-change = Name and colour…
page-person-change-title = Name, colour and shape
page-person-you = You
page-person-none = You have only looked so far.
page-person-beside = This tab alone is { $name }; your other tabs are who you were.
page-person-beside-end = End that
page-join-by = { $host } invites you to { $title }.
page-join-to = You are invited to { $title }.
page-back-title = A way back
page-back-lead = Who you are is kept in this browser. Twelve words on paper, or a second device, bring you back if it forgets.
page-words-title = My twelve words
page-words-lead = Whoever has these words can be you, on any device, for ever. Write them down or print them; they are shown once, and only a fingerprint of them is kept.
page-words-earlier = Words that you got earlier stop working once you have new ones.
page-words-show = Show me twelve words
page-words-of = Fogline: the words of { $name }
page-words-qr = QR code of the words
page-words-use = Scan this, or type the words at { $address }.
page-words-once = They won’t be shown again.
page-words-print = Print
page-words-done = I have them
page-recover-offer = I have been here before
page-recover-title = Come back
page-recover-lead = Your twelve words bring you back, with all your games.
page-recover-words = The twelve words
page-recover-go = Find me
page-recover-device = Another device still knows you? In its settings, choose “Play on from another device” and open that link here.
page-device-who = This is { $name }
page-device-here = Whoever goes on plays as { $name }, with all of that person’s tables and games. In this browser you are { $own }.
page-device-beside = Open { $name } beside, in this tab only
page-device-replace = Be { $name } here instead of { $own }
page-device-stay = Stay { $own }
page-device-lost = If { $own } is replaced, only twelve words or another device bring { $own } back. You can make the words in the settings first.
page-device-same = You are { $name } here already
page-signout = Sign out my other devices
page-signout-lead = Only this device will be you afterwards. Links for other devices that were not opened yet end too.
page-signout-words = Let my twelve words go too
page-signout-words-go = The twelve words will bring nobody back any more.
page-signout-words-stay = The twelve words, if you have some, go on working.
page-signout-yes = Sign them out
page-signout-done =
    { $count ->
        [0] No other device was signed in.
        [one] One other device is signed out.
       *[other] { $count } other devices are signed out.
    }
page-games-all = All my games and statistics
page-games-title = My games
page-loading-games = Looking for your games…
page-games-list = All games
page-games-game = Game
page-games-any = all
page-games-against = Against
page-games-level-people = people
page-games-level-mixed = mixed bots
page-games-result = Result
page-games-won = won
page-games-lost = not won
page-games-shown =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
page-games-with = with { $names }
page-games-length =
    { $minutes } min, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }
page-games-more = Show more
page-games-mark-left = a bot finished it
page-games-mark-removed = the others removed you
page-games-mark-shared = several seats of yours
page-games-mark-redrawn = luck drawn anew
page-games-mark-hints = with hints
page-games-count = Games
page-games-wins = Won
page-games-interval = probably { $low } to { $high }
page-games-best = Best
page-games-mean = Average
page-games-streak = Wins in a row
page-games-longest = longest: { $count }
page-games-sources = Points a game, by source
page-games-course = Your scores, from first to last
page-games-course-said = From { $low } to { $high } points
page-games-parts = { $title } by players and level
page-data-title = My data
page-data-kept = What is kept, and for how long
page-data-person = Your name, colour and shape
page-data-person-long = Until you delete yourself.
page-data-secrets = Secrets and twelve words
page-data-secrets-long = Only their fingerprints, until you sign those devices out or delete yourself.
page-data-tables = Tables, with every move
page-data-tables-long =
    { $days ->
        [one] Until nothing has happened there for a day.
       *[other] Until nothing has happened there for { $days } days.
    }
page-data-games = Results of finished games
page-data-games-long = Place, points and names of those who played: until you delete yourself.
page-data-links = Invitations and links
page-data-links-long = Invitations for a week, links to a device or a seat for ten minutes.
page-data-chat = Chat
page-data-chat-long = Not kept at all: it is gone when the page is closed.
page-data-browser = In this browser
page-data-browser-long = Your secret and your settings, until you clear them. No cookies.
page-data-address = Network addresses
page-data-address-long = Only in memory, to limit how often somebody may ask.
page-data-export = Take it along
page-data-export-lead = One file (JSON) with everything that the service knows about you.
page-data-export-go = Download my data
page-data-delete = Delete me
page-data-delete-lead = Your games go, and those you played with see “Former player” in place of your name. Bots play your seats to the end. There is no way back, not even by your twelve words.
page-data-delete-name = Type your name, { $name }, to say that you mean it
page-data-delete-go = Delete me for good
page-data-deleted = You are deleted. Goodbye!

## Learning a game

page-tutorial = Tutorial
page-tutorial-step = Step { $number } of { $steps }
page-tutorial-next = Next
page-tutorial-back = Back
page-tutorial-show = Show me
page-tutorial-leave = Leave
page-tutorial-read = “Next” goes on from here.
page-tutorial-chapter = Well done! On to the next part.
page-tutorial-done-title = You know { $title }
page-tutorial-done = That is all you need for a first game. Everything else explains itself at the table.
page-tutorial-play = Play against bots
page-tutorial-again = Tutorial once more
page-learn-tutorial = Learn by playing
page-learn-continue = Continue the tutorial
page-learn-five = The game in five minutes
page-offer-title = Your first game of { $title }?
page-offer = Learn it by playing: on the real board, in two or three minutes.
page-offer-tutorial = Play the tutorial
page-offer-play = Start the game right away

## Looking back at a finished game

page-look = Look back
page-look-progress = Every decision of the game is thought over once more…
page-look-failed = Looking back stopped half-way.
page-look-again = Try again
page-look-luck = a stroke of luck
page-look-error = a decision that cost something
page-look-account = Luck brought { $luck }%, own decisions { $skill }%.
page-look-all = How it came to { $result }%
page-look-start = Chances at the start
page-look-part-luck = Luck
page-look-part-skill = Own decisions
page-look-part-unseen = What couldn’t be known
page-look-part-others = The others’ decisions
page-look-part-table = Bots that stood in
page-look-result = In the end
page-look-note = A decision is judged by what its player could see, beside the best that a search finds from there. Nobody is blamed for what was hidden.
page-look-none = No decision gave anything away that counts.
page-look-move = Moment { $at }:
page-look-cost = gave { $loss }% of the victory away.
page-look-try = What would you do?
page-look-answer = Show the better move
page-look-played = Played: { $move }
page-look-better = Better: { $move }
page-try-title = What would you do?
page-try-question = { $name } decides, at moment { $at }. Choose on the board as in the game: nothing comes of it, it is only compared.
page-try-busy = Comparing…
page-try-shown = This would have been better:
page-try-better = You found the better move.
page-try-played = That’s what was played.
page-try-gain = { $gain }% more than what was played.
page-try-loss = { $gain }% less than what was played.
page-try-role-tried = your move
page-try-role-played = as played
page-try-role-better = better
page-try-again = Once more
page-try-close = Back to the game
page-hint = Hint
page-hint-thinking = Thinking about what you see…
page-hint-effects = What it would change
page-hint-do = Do this
page-hint-note = From nothing but what you can see. The number is your share of the victory as far as that tells.
page-hints-on = This table plays with hints.
page-hints-agree = Getting ready is to agree.
page-hints-allow = Play with hints
page-hints-allow-hint = Anyone who must decide may then ask what is best. Everybody gets ready anew, which is to agree.
page-teacher-title = Are you sure?
page-teacher-warning = By what you can see, this gives away about { $loss }% of the victory.
page-teacher-back = Go back
page-teacher-go = Do it all the same
page-think-title = What was considered
page-think-ask = What did { $name } consider next?
page-think-search = What a search finds for { $name } here:
page-think-bot = What { $name } ({ $bot }) considered:
page-think-points = reckons { $points } points:
page-think-tries =
    { $count ->
        [one] tried once
       *[other] tried { $count } times
    }
page-think-then = Then expected –
page-think-nothing = This bot looked at nothing else.
page-branch-luck = Luck
page-branch-luck-new = drawn anew
page-branch-luck-kept = as it came
page-branch-shared = Whoever has the link may watch
page-branch-begin = Play on
page-branch-record = Only this branch’s record
page-branch-origin = The game it goes on from
