### English texts of everything but the games. Each game has its own file in its own folder.
### Beside each list and each number of points $x a text finds $x-count, a number to choose a plural form by.

## Words that others are made of

seat = Seat { $number }
list-empty = none
list-more = { $list }, { $item }
list-last = { $list } and { $item }
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

preview-reveals = What comes next is luck: this can't be taken back.
preview-refused = “{ $action }” is not possible: { $reason }

## Refusals: at the table

refusal-game-over = The game is over.
refusal-not-your-turn = It isn't your turn.
refusal-which-seat = Several players decide now: say for which seat this is.
refusal-chance-decides = Luck decides now, no player does.
refusal-players-decide = A player decides now, luck doesn't.
refusal-luck-decides = “{ $outcome }” is for luck to bring, not for a player to choose.
refusal-impossible-outcome = Luck can't bring “{ $outcome }” now.
refusal-script-over = The script of luck is at its end.
refusal-nothing-to-undo = Entry { $entry } can't be taken back: it changed nothing, or it is taken back already.

## Refusals: what was typed

refusal-unknown-action = “{ $text }” is no action. Actions begin with: { $known }.
refusal-bad-action = “{ $text }” can't be read. The form is: { $form }.
refusal-unknown-game = There is no game “{ $game }”. The games are: { $known }.
refusal-unknown-language = There is no language “{ $language }”. The languages are: { $known }.
refusal-unknown-option = There is no option “{ $option }”. The options are: { $known }.
refusal-bad-option = The option “{ $option }” can't be { $value }.
refusal-unknown-rule = There is no rule “{ $rule }”.
refusal-wrong-data-option = This game takes a file of the kind “{ $expected }”, not “{ $given }”.
refusal-player-count =
    { $players ->
        [one] One player can't play this.
       *[other] { $players } players can't play this.
    }

## Refusals: records

refusal-bad-json = This is not JSON: { $detail }.
refusal-bad-format = This is not a record of the format { $expected }.
refusal-bad-header = This record can't be read: { $detail }.
refusal-not-canonical = “{ $text }” must be written “{ $expected }”.
refusal-unknown-control = The table can't do “{ $text }”.
refusal-unknown-seat = There is no seat number { $seat }, counted from 0.

## What is untrue about a record; entries are counted from 0, as in the file

record-rules-version = The record was played by version { $found } of the rules; this is version { $expected }.
record-data-differs = The record was played with another deck or map: { $found }, not { $expected }.
record-bad-seats = A seat names a player who isn't listed.
record-bad-start = The start can't be set up: { $reason }
record-entry-refused = Entry { $entry } can't be executed: { $reason }
record-position-differs = All entries can be executed, but they lead to another position than the final one written.
record-outcome-differs = All entries can be executed, but they lead to another outcome than the one written.
record-hash-differs = All entries can be executed, but the hash written is { $found }, and it should be { $expected }.

## Bots

refusal-bad-bot = “{ $text }” names no bot. The form is: { $form }.
refusal-unknown-bot = There is no bot “{ $bot }”. The bots are: { $known }.
refusal-bot-setting = The bot “{ $bot }” has no setting “{ $setting }”. Its settings are: { $known }.
refusal-bot-setting-twice = The bot “{ $bot }” is given the setting “{ $setting }” twice.
