# English texts: errors and the command line. The notes for all texts of a language are in cards.ftl.

## Errors

error-title = Something went wrong
unreachable = No connection. Try again when you're back online.
unreachable-deal = No connection. You can deal a new game when you're back online.
unreachable-page = Longwood can't be reached. Check your connection, then reload the page.
site-unreachable = This site's files can't be loaded. Check your connection, then reload the page.
not-found-page = Page not found
not-found-game = Game not found
not-found-room = Room not found
not-found-deal = No such deal
rules-unfit-title = Rules that don't fit
rules-unfit = The rules in this link don't fit { $game ->
        [none] this game
       *[other] { $game }
    }.
unreachable-title = No connection
no-page = There is no page at { $path }
table-gone = No game of yours is at this address. It may have been deleted, it may belong to another browser, or the address may be mistyped.
go-back = Go back
error-other = That didn't work.
with-detail = { $what } ({ $detail })

error-no-table = game not found; it may belong to another browser
error-no-round = round not found
error-other-rules = the rules of { $game } have changed since this game was started, so it can't continue
error-none-winnable = couldn't find a winnable deal in time ({ $count ->
        [one] { $count } deal
       *[other] { $count } deals
    } tried); try again or play any deal
error-search-failed = the solver stopped unexpectedly; try again
error-replay-long = a shared game can have at most { $most } moves; this one has { $moves }
error-replay-unread = move { $number }: { $why }
error-replay-move = move { $number }, { $move }: { $why }
error-archive-line = this line isn't an exported game
error-archive-record = the game record isn't valid: { $why }
error-archive-deal = the game record has no Longwood deal number
error-archive-long = a game can have at most { $most } steps
error-archive-times = this game has invalid times or an invalid round
error-archive-hole = hole { $hole } of a round has too many games
error-archive-moves = the events of this game don't match the moves in its record
error-archive-ended = event { $number } ends this game, but there are more events after it
error-archive-lines = an import can have at most { $most } lines
error-conflict = the game was changed somewhere else; you now see its latest state
error-elsewhere = this room is moving to another server; try again in a moment
error-store = the server can't load or save games at the moment; try again later
error-browser-full = this browser has no space left to store games. Nothing is lost so far: free some space, then repeat the last action
refused-no-server = multiplayer needs a Longwood server, and this site has none
error-no-pile = there is no pile { $pile } in this game
error-deal-number = { $text } is not a deal number; use a whole number from 0 to { $most }
error-no-game = there is no game called { $game }
error-no-game-near = { $no }; did you mean { $nearest }?
error-game-missing = { $game } isn't here yet; try { $nearest }
error-no-patience = { $game } is a two-player race; it can't be dealt or solved
error-no-option = there is no option { $option }; the options are { $options }
error-no-option-near = there is no option { $option }; did you mean { $nearest }?
error-no-option-here = there is no option { $option }; { $game } has { $options }
error-option-unfit = { $game } doesn't have the option { $option }; it has { $options }
error-no-options = no options
error-option-value = option { $option } can't be { $value }; choose { $values }
error-option-twice = option { $option } is given twice: { $first } and { $second }
error-options-clash = { $game }: the options { $first } and { $second } conflict: { $why ->
        [names] they are two names for the same option
       *[opposites] each is the opposite of the other
    }

## Command line

cli-no-game = { $error }; `longwood games` lists them all
cli-deal = { $game }, deal { $deal }
cli-position = { $game }, custom position
cli-own = { $game } (custom rules)
cli-line = line { $line }: { $what }
cli-titled = { $title }: { $what }
cli-and = { $first }; { $last }
cli-on = on
cli-off = off
cli-options = Options
cli-also = Also called
cli-other-versions = Other versions
cli-option = { $name }: { $label } ({ $values }; now { $now })
cli-option-switch = { $name }: { $label } (on or off; now { $now })
cli-move-of = move { $number } of { $moves }: { $move }
cli-enter = Enter: next move, q: quit
cli-answer = { $title }: { $answer } ({ $effort })
cli-won = won in { moves-made }
cli-won-already = already won
cli-lost = cannot be won
cli-lost-hashes = cannot be won, unless two positions share a 64-bit hash (--certain checks again with other hashes)
cli-unknown = undecided, { cli-limit }
cli-limit = { $limit ->
        [nodes] stopped at the node limit
        [memory] stopped at the memory limit
        [time] stopped at the time limit
        [crashed] the search crashed
       *[cancelled] cancelled
    }
cli-effort = { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }, { $seconds } s
cli-shares = { $title }: { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
cli-share = { $verdict ->
        [won] won
        [lost] lost
       *[open] undecided
    }
cli-interval = 95% interval: { $lower } to { $upper }
cli-winnable = Between { $lower } and { $upper } of all deals can be won (95% confidence).
cli-positions = Position
cli-furthest = the line that got furthest, { moves-made }:
cli-verdict = { $verdict ->
        [won] can be cleared
        [lost] cannot be cleared
       *[unknown] not known whether it can be cleared
    }
cli-best = best score { $score } { cli-in-moves }
cli-best-bound = best found { $score } { cli-in-moves }; the true best is between { $kind ->
        [peaks] { $score } and { $bound }
       *[hole] { $bound } and { $score }
    }
cli-in-moves = in { moves-made } ({ cli-verdict })
cli-hint = { $kind ->
        [draw] draw
        [column] play column { $move }
        [slot] play slot { $move }
       *[move] play { $move }
    }: { $reason }
cli-hint-seen = { $advice } (uses cards you cannot see)
cli-hint-won = the game is already won
cli-hint-win = it wins in { moves-made }
cli-hint-none = no moves left
cli-hint-fair = best from what you can see: { $share } ({ $wins } of { $samples } possible deals won)
cli-hint-line = { $why }; this move starts the line that got furthest, { $far }
cli-hint-score = { $why }; this move starts the line to the { $exact ->
        [yes] best possible score: { $score }
       *[no] best score found: { $score }
    }
cli-hint-order = { $why }; this is the { $count ->
        [1] only move
       *[other] most promising of { $count } moves
    }
cli-hint-unknown = no win found in { $nodes } nodes
cli-hint-lost = this position cannot be won
cli-hint-up = { $up } of { $cards } cards on the foundations
cli-hint-left = { cards } left
cli-played = { $title }: { moves-made }, { $result }
cli-holds = { $played }: valid, and the check matches
cli-holds-unchecked = { $played }: valid, but the record has no check, so a changed move may go unnoticed
cli-unsolved = { $what }; no search had decided this deal
cli-proof-written = proof written to { $file } ({ $size } KB)
cli-proof-holds = { $title }: cannot be won, and the proof holds
cli-simulated = match { $number }: { $result }; { moves-made } in { $minutes } min { $seconds } s
cli-seat = seat { $seat } ({ $player })
# $count: how many
cli-match-won = { $winners } won
cli-match-by = { $won } { $by }
cli-match-round = { $won } in round { $round }
cli-match-strokes = { $won }; strokes by seat: { $strokes }
cli-simulated-wins = seat { $seat } ({ $player }): won { $wins } of { $games }
cli-simulating = Playing
cli-simulated-so-far = { $done } of { $of ->
        [one] { $of } match
       *[other] { $of } matches
    } played
cli-was-won = the game was won
cli-can-be-won = it can still be won
cli-lost-from-start = it could not be won, even from the start
cli-lost-by = move { $number } ("{ $move }") lost the game
cli-won-at-start = it could be won at the start
cli-won-up-to = it could be won up to move { $number }
cli-lost-from = it could not be won from move { $number } on
cli-rest-unknown = the rest is undecided
cli-ways = { $moves } would still have won
cli-ways-open = { $moves } would still have won, and { $open } is undecided
