# English texts: replays, statistics and sharing. The notes for all texts of a language are in cards.ftl.

## Replay and analysis

replay = Replay
replay-so-far = Watch replay
replay-of = { $game } replay
replay-deal = Deal { $deal }
replay-result = { $outcome ->
        [won] Won
        [stuck] No moves left
        [ended] Ended
       *[open] In progress
    }
replay-to-table = Back to the game
replay-controls = Replay controls
replay-at = Move
replay-dealt = Start
replay-point = Move { $move } of { $moves }: { $what }
replay-first = Go to the start
replay-back = Previous move
replay-forward = Next move
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
replay-moves = Moves
replay-keys = Left and right arrow keys step through the moves, Home and End go to the start and the end, and Space plays.
verdicts = Analysis
verdicts-does = The solver checks every position in this game for up to two minutes, using hidden cards.
verdicts-open = This game isn't over. If you analyse it now, it counts as played with help.
verdicts-shared-open = Only finished games can be analysed, and this one was shared before it was over.
verdicts-ask = Analyse game
verdicts-ask-anyway = Analyse anyway
verdicts-stop = Stop
verdicts-progress = { $decided } of { $of } positions checked
verdicts-stopped = Stopped.
verdicts-strip = Verdict after each move
verdicts-won-all = The game was still winnable after every move.
verdicts-lost-all = This deal couldn't be won, even from the start.
verdicts-lost-by = Move { $move } lost the game: { $what }
verdicts-between = The game could be won up to move { $won } and was lost from move { $lost } on. The moves in between are undecided.
verdicts-won-until = The game could be won up to move { $won }. The later moves are undecided.
verdicts-lost-from = The game couldn't be won from move { $lost } on. The earlier moves are undecided.
verdicts-unknown = The solver couldn't decide any position in this game.
verdicts-show = Show that position
verdicts-won-by = These moves would have kept the game winnable:
verdicts-undecided = The solver couldn't decide { $count ->
        [one] { $count } other move.
       *[other] { $count } other moves.
    }
verdicts-effort = Searched { $nodes } positions in { $seconds } s of processor time.
verdicts-cut = Time ran out before every position was checked.
verdict-won = can be won
verdict-lost = can't be won
verdict-unknown = undecided
verdict-here = { $said } { $verdict ->
        [won] Can be won.
        [lost] Can't be won.
       *[unknown] Undecided.
    }
verdict-draw = Draw a card.

## Statistics

statistics = Statistics
statistics-none = You haven't played any games yet. Your first goal is to finish one.
statistics-play-today = Play the deal of the day
statistics-kind = Statistic
statistics-kinds = { $kind ->
        [scored] Scored
        [winnable] Winnable deals
        [practice] With undo
        [round] In rounds
       *[helped] With help
    }
statistics-kinds-explained = A game is scored if you get no help and don't use undo. Winnable deals, games with undo and games with help are counted separately. A fair hint isn't help.
statistics-counts-title = What counts
statistics-counts = A game counts once it's won or lost. It's lost if you end it, get stuck, or leave it and start another deal of the same game. If you come back and win it, it counts as won. Games with help are listed, but they aren't among the games played and won, and don't affect the win rate.
statistics-counts-rounds = Holes of a Golf round count only in their round. They aren't among the games played and won, and don't affect the win rate or streaks.
statistics-games = Games
statistics-results = { $played } played · { $won } won
statistics-round-results = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    } · best { $best }
statistics-none-finished = No finished game yet
statistics-helped-too = and { $count } with help
statistics-you-win = You win { $share } of your games.
statistics-played = Played
statistics-won = Won
statistics-share = Win rate, %
statistics-streak = Wins in a row
statistics-best-streak = Most wins in a row
statistics-best-time = Best time
statistics-mean-time = Average time
statistics-fewest-moves = Fewest moves
statistics-mean-moves = Average moves
statistics-best-strokes = Fewest strokes
statistics-mean-strokes = Average strokes
statistics-best-points = Most points
statistics-mean-points = Average points
statistics-rounds = Nine-hole rounds
statistics-round = Round
statistics-round-date = Date
statistics-round-total = Strokes
statistics-round-par = To par
statistics-round-practice = with undo
statistics-chart = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    } to par: best { $best }, latest { $latest }
statistics-handicap = Handicap { $handicap }
statistics-handicap-none = Play three rounds to get a handicap.
statistics-handicap-explained = Your average to par in the best 8 of your last 20 rounds. With fewer than 20 rounds, the best 40% count, rounded up. Rounds with undo or help don't count.
statistics-recent = Finished games
statistics-more = Show more ({ $count })
matches = Matches
matches-played = Matches played
matches-won = Won
matches-lost = Lost
matches-drawn = Drawn
matches-outcome = { $outcome ->
        [won] Won
        [lost] Lost
       *[drawn] Drawn
    }
matches-against = { $kind ->
        [computers] several computers
       *[people] people
    }
matches-forfeited = by forfeit
# $count: the number of opponents
matches-opponents = against { $names }
matches-rounds = Rounds: { $rounds }
best-games = Best games
best-wins = Fastest wins
best-cards = Cards
statistics-recent-game = { $won ->
        [yes] Won
       *[no] Lost
    } · { moves-made } · { $time }
statistics-recent-hole = Strokes: { $strokes } · { moves-made } · { $time }
statistics-recent-round = Holes: { $holes } · Strokes: { $strokes }
data = Your data
data-does = Export all your games and their records to back them up, to open them in other programs, or to move them to another browser or another Longwood server. The file has one game per line.
data-export = Export
data-import = Import
data-importing = Checking the games…
data-importing-part = Importing the games: { $percent }% done
data-import-refused = Nothing was imported. Correct or remove these lines and import the file again.
data-not-export = This isn't an export of Longwood, so nothing was imported.
data-empty = This file is empty.
data-imported = { $added ->
        [0] No games added.
        [one] { $added } game added.
       *[other] { $added } games added.
    } { $continued ->
        [0] { "" }
        [one] { $continued } updated.
       *[other] { $continued } updated.
    } { $known ->
        [0] { "" }
        [one] { $known } already here.
       *[other] { $known } already here.
    }
data-bad-line = Line { $line }: { $why }
data-remove = Delete all my games
data-remove-title = Delete all your games?
data-remove-body = This deletes your statistics and all games you played in this browser on this server, including games in progress. You leave your rooms, and your name is removed from them. You can't undo this, but you can import a file you exported earlier.
data-remove-now = Delete all
data-maybe-removed = The server didn't answer in time, so your games may or may not have been deleted. Try again in a moment.
data-removed = { $count ->
        [0] Your data is deleted.
        [one] { $count } game deleted.
       *[other] { $count } games deleted.
    }

## Sharing

link-fails = This link doesn't work
link-broken = This link is incomplete. Try copying it again.
share = Share
share-link = Copy link to this game
share-link-does = Anyone who opens the link can watch this game in Longwood, which checks every move first.
share-open = This game isn't over; the link includes the deal and the moves so far.
share-record = Copy record
share-picture = Save picture
share-copied = Copied
share-by-hand = Your browser doesn't let this page copy. The text is selected, so you can copy it yourself.
share-text = Text to copy
picture-failed = Couldn't create the picture.
