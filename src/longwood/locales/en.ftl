# Every text of Longwood in English. The other languages hold the same messages with the same variables; a test compares them.
# Read by src/longwood/locales (server and command line) and by web/src/language (the table, all but the groups of the
# server's own pages, whose names begin with page-, brief-, option-, cli- or group-).

## Cards and piles

card =
    { $rank ->
        [A] ace
        [T] 10
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    } of { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }
card-joker = joker
card-face-down = face-down card
cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cards-from-to = { cards } from { CARD($first) } to { CARD($last) }
cards-top = { $name }, { cards }, top { CARD($card) }
cards-face-down = { $name }, { cards }, face down
pile = { $kind ->
        [column] Column { $number }
        [foundation] Foundation { $number }
        [slot] Place { $number }
        [stock] Stock
        [waste] Waste
       *[hole] Hole
    }
pile-empty = { $name }, empty
pile-stock = { $name }, { cards } face down
pile-slot = { $name }, { CARD($card) }
pile-slot-face-down = { $name }, face down
pile-with-redeals = { $pile }, { $redeals }
pile-may-redeal = { $pile }. { redeal-here }
board = { $game }: the table
redeal-here = Turn the waste over
redeals-left = { $count ->
        [one] { $count } redeal left
       *[other] { $count } redeals left
    }
redeals-unlimited = redeals without limit
waste-look = Look through the waste, { cards }
waste-title = The waste: { cards }
waste-order = The card that plays comes first, the one drawn longest ago last.

## What a screen reader is told

said-move = { $what } to { pile }.
said-draw = Drew { $cards }.
said-redeal = The waste is turned over.
said-new-table = { $game } is dealt.
said-many-moved = The table has changed.
said-turned = { $cards } turned up.
said-no-move = { $what } cannot move now.
said-carrying = Carrying { $what }. { $places ->
        [one] { $places } place
       *[other] { $places } places
    }: arrows choose, Enter puts down, Escape takes back.
said-put-back = Put back.

listen = Read out
read = { $what ->
        [plays] What can I play?
        [changed] What changed?
       *[table] Read the table
    }
said-plays = { $count ->
        [0] No move is left.
        [one] One move: { $moves }.
       *[other] { $count } moves: { $moves }.
    }
said-nothing-yet = Nothing has changed yet.
said-pile = { $name }: { $cards }.
said-pile-hidden = { $name }: { cards } face down, then { $cards }.
play-draw = draw
play-to = { $cards } from { $from } to { $to }
play-to-empty = { $cards } from { $from } to an empty column

## The bar

app-name = Longwood
tagline = Patience games at an open table
title = { $name } · Longwood
undo = Undo
undo-short = Undo
redo = Redo
redo-short = Redo
restart = Restart
restart-short = Restart
new-deal = New deal
new-deal-short = New
deal-number = Deal no.
deal-number-short = Number
end-hole = End hole
end-hole-short = End
rules-button = Rules
rules-button-short = Rules
help = Help
menu = Games
close = Close
tools = Table tools
moves = Moves
time = Time
practice = practice
practice-explained = A move was taken back: this game counts as practice.
score-in-hole = In the hole
score-home = Home
score-strokes = Strokes
score-points = Points
streak = Streak

## Questions and notices

practice-title = Undoing makes this a practice game.
practice-body = You can go on playing and undo as much as you like; only the result is not scored.
undo-anyway = Undo anyway
keep-playing = Keep playing
end-title = End this hole?
end-body = It is then scored as it stands: { $strokes }.
end-now = End the hole
deal-title = Deal by number
deal-body = The same number gives the same deal, on every machine.
deal-field = Deal number
deal-field-single = Deal number of a single hole
deal-now = Deal
this-deal = This is deal { $deal }.
this-deal-unnumbered = This deal has no number.
deal-number-wrong = A deal number is a whole number from 0 to 9223372036854775807.
impossible-stock = No order of the stock can clear this layout.
impossible = This layout cannot be cleared.
reshuffle = Reshuffle
play-anyway = Play anyway
connection-lost = The connection is lost. Calling again…
connecting = Laying the table…
stuck-title = No move is left.
stuck-body = Take moves back, start this deal again, or try another.
stuck-body-new = Try another deal.
won-title = It came out!
won-body = { moves-made }, { $time }.
moves-made = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
won-practice = A practice game.
hole-over = Hole { $number }: { $strokes }.
hole-cleared = Cleared.
hole-cleared-spare = Cleared, { cards } to spare.
hole-ended = The hole is over: { $strokes }.
game-ended = This game is over.
points-scored = { $points } points.
next-hole = Next hole
round-over = Round over: { $total } ({ $topar }).
round-perfect = Round over: a perfect round, { $total } ({ $topar }).
new-round = New round
dismiss = Dismiss

## Help from the search

hint = Hint
search-help = Help from the search
search-sees = It knows the hidden cards; the game is marked.
searching = Looking…
showing = Playing the winning line…
show-me = Show me
show-stop = Stop
ask-verdict = Still winnable?
hint-which = Which move?
hint-then = And then?
hint-look = Look here: { $pile }
hint-move = { $cards } to { $pile }
hint-draw = Draw a card.
hint-none = There is no move left.
hint-wins = A win takes { moves-made } from here.
hint-lost = This game cannot be won any more.
hint-unknown = Unknown: no win was found.
search-effort = { $nodes ->
        [one] { $nodes } position, { $seconds } s.
       *[other] { $nodes } positions, { $seconds } s.
    }
verdict = { $verdict ->
        [won] Still winnable
        [lost] Lost
       *[unknown] Unknown
    }
verdict-pending = Judging…
helped = with help
helped-explained = { $hints ->
        [one] { $hints } hint
       *[other] { $hints } hints
    }, { $shown ->
        [one] { $shown } move
       *[other] { $shown } moves
    } shown. The search knows the hidden cards.
winnable = winnable
winnable-explained = The search won this deal before it was dealt.
deal-winnable = Deal a winnable one
only-winnable = Only a deal that can be won
looking-for-winnable = Looking for a deal that can be won…

## Golf

score-card = Score card
hole-number = Hole { $number }
total = Total
par-level = level with par
par-under = { $strokes } under par
par-over = { $strokes } over par
par-of-round = Par { $par }
round-summary = Hole { $current } of { $holes }, total { $total }, { $topar }

## The menu

search-games = Search games
search-hint = Any name, e.g. Le Cadran
no-game = No game is called “{ $query }”.
games-found = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
continue = Continue
played = { moves-made } · { $time }
save-record = Save this game as a record
deal-named = Deal { $deal }
also = also { $alias }
play = Play
play-game = Play { $game }
play-single-hole = Play { $game }: { single-hole }
nine-holes = Nine holes
single-hole = Single hole
options = Options
options-title = Options of { $game }
other-names = Also called { $names }
rules-title = Rules of { $game }
random-deal = any
yes = yes
no = no

## The rules page

source = Source
note = Note
loading = One moment…
back-to-games = All games

## What can go wrong

error-title = That did not work.
unreachable = The server does not answer. Is it still running?
no-page = There is no page { $path } here.
table-gone = This table is not here any more.

## Help

help-title = Playing
help-pointer = Mouse, touch and pen
help-tap = Tap a card
help-tap-does = plays it where it fits best
help-drag = Drag a card
help-drag-does = to where you want it; legal places light up
help-stock = Tap the stock
help-draw-does = draws, or turns the waste over
help-waste = Hold the waste
help-waste-does = looks through its cards
help-keyboard = Keyboard
help-arrows = Arrows
help-arrows-does = go from pile to pile; up and down choose how many cards where that matters
help-enter-does = plays the chosen card where it fits best
help-pick-up-does = picks it up: arrows go through the legal places, Enter puts it down, Escape takes it back
help-look-does = looks through the waste
help-undo-does = undo
help-redo-does = redo
help-new-deal-does = new deal
help-hint-does = a hint; again for more
help-plays-does = reads what can be played
help-changed-does = reads what changed last
help-table-does = reads the whole table
help-page-does = this page
