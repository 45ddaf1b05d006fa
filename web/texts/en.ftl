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

## Words that the table needs again and again

page-close = Close
page-cancel = Cancel
page-you = you
page-host = host
page-spectator = a spectator
page-name-numbered = { $name } { $number }
page-copied = Copied.
page-copy = Copy
page-share = Share
page-qr = QR code of the link

## Before the game

page-seats = Seats
page-seat-open = free
page-seat-bot = bot
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
page-clock = Time left for { $seat }
page-title = { $title } – Fogline
page-title-turn = ● Your turn – { $title }
page-your-turn = Your turn.
page-reveals = This reveals something: it can’t simply be taken back.
page-controls = The table
page-undo = Undo
page-undo-asked = The others are asked whether you may take it back.
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
page-wish-refused = The others did not agree.
page-agree = Yes
page-disagree = No
page-away = A bot plays until they are back: { $seats }.
page-gone = A bot plays your seat to the end. You may watch.
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

## The first page

page-home-lead = Two San Francisco board games at one table: alone against honest bots, around one screen, or with friends far away.
page-games = Games
page-home-players = Players
page-home-level = Bots
page-level-easy = easy
page-level-medium = medium
page-level-hard = hard
page-level-expert = expert
page-home-play = Play { $title } now
page-home-create = A table for friends…
page-home-link = Got a link? Paste it here
page-guest = Guest
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
page-settings-play = While playing
page-settings-confirm = Ask before each action
page-settings-confirm-hint = On a touch screen you are always asked.
page-settings-curtain = A curtain between players at one screen
page-settings-curtain-hint = Also in games where nothing is hidden.
page-settings-sound = Sound
page-settings-sound-hint = A quiet bell when it is your turn.
page-settings-person = You are { $name }
page-about-title = About Fogline
page-about-lead = Fogline knows the rules of two board games about San Francisco, explains every refusal, shows what a move will do before you make it, and keeps every game.
page-about-unofficial-title = Unofficial
page-about-unofficial = Fogline is an unofficial, independent implementation. The games belong to their authors and publishers, who have no part in it. If you like a game here, buy the box: it is prettier on a real table.
page-about-components-title = Our own pieces
page-about-components = All drawings and texts are ours. The rulebooks don’t list every card and line, so the deck, the map and the tickets are reconstructions of our own, made to fit what the rulebooks say. If you own a box, you can type in your own deck or map and play with that.
page-about-bots-title = Honest bots
page-about-bots = A bot sees exactly what a person on its seat would see, and nothing more.
page-about-privacy-title = No accounts
page-about-privacy = There is nothing to sign up for. A name and a secret in this browser are all that the service knows of you, and the page asks no other host for anything.
