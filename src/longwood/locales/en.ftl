# Every text of Longwood in English. The other languages hold the same messages with the same variables; a test compares them.
# Read by src/longwood/locales (server and command line) and by web/src/language (the table; all but the messages whose names
# begin with page-, brief-, option-, group-, note- or cli-, which the browser never says itself).
#
# Functions: CARD($card) is a card's name, RANK($rank) a rank's (1 to 13), WORD($number) a small number as a word. A language may
# ask for a grammatical form, as in CARD($card, form: "accusative"); it comes to the messages card, rank and word as $form.

## Cards and piles

card =
    { $rank ->
        [A] { $form ->
            [long] Ace
            [short] A
           *[plain] ace
        }
        [T] 10
        [J] { $form ->
            [long] Jack
            [short] J
           *[plain] jack
        }
        [Q] { $form ->
            [long] Queen
            [short] Q
           *[plain] queen
        }
        [K] { $form ->
            [long] King
            [short] K
           *[plain] king
        }
       *[other] { $rank }
    } of { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }
card-joker = joker
rank =
    { $rank ->
        [1] { $form ->
            [short] A
           *[long] Ace
        }
        [11] { $form ->
            [short] J
           *[long] Jack
        }
        [12] { $form ->
            [short] Q
           *[long] Queen
        }
        [13] { $form ->
            [short] K
           *[long] King
        }
       *[other] { $rank }
    }
word =
    { $number ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
       *[other] { $number }
    }
list = { $first }, { $last }
either = { $first } or { $last }
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
pile-empty-card = { $name }, empty, waits for the { CARD($card) }
pile-empty-rank = { $name }, empty, waits for a { RANK($rank) }
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
# $count: how many
said-draw = Drew { $cards }.
said-redeal = The waste is turned over.
said-new-table = { $game } is dealt.
said-many-moved = The table has changed.
# $count: how many
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
more = More
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
bookmarks = Bookmarks
bookmarks-short = Marks
bookmarks-do = A bookmark keeps a position, so that you can come back to it.
bookmarks-practice = Going back to a bookmark takes moves back: this becomes a practice game.
bookmark-now = Bookmark this position
bookmark-at = Move { $move }
bookmark-here = on the table now
bookmark-remove = Remove the bookmark: { $at }
bookmarked = Bookmarked: { $at }
deal-title = Deal by number
deal-body = The same number gives the same deal, on every machine.
deal-field = Deal number
deal-field-single = Deal number of a single hole
deal-now = Deal
this-deal = This is deal { $deal }.
this-deal-unnumbered = This deal has no number.
deal-of-round = The deals of a round are drawn: no other can be chosen.
deal-as-single = Play this deal again as a single hole
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
# $count: the number, for its plural
points-scored = { $points } points.
next-hole = Next hole
round-over = Round over: { $total } ({ $topar }).
round-perfect = Round over: a perfect round, { $total } ({ $topar }).
new-round = New round
dismiss = Dismiss

## Help from the search

hint = Hint
hint-short = Hint
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
ask-par = What was the best score of this deal?
par-reached = { $kind ->
        [hole] The best there was: { $best }.
       *[peaks] The best there was: { $best } points.
    }
par-missed = { $kind ->
        [hole] The best of this deal is { $best }: { $off ->
            [one] { $off } stroke
           *[other] { $off } strokes
        } over it.
       *[peaks] The best of this deal is { $best } points: { $off ->
            [one] { $off } point
           *[other] { $off } points
        } short of it.
    }
par-unproved = { $kind ->
        [hole] The search came to { $best }, and cannot say whether there is better.
       *[peaks] The search came to { $best } points, and cannot say whether there is better.
    }
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
score-card-short = Card
hole-number = Hole { $number }
total = Total
par-of-holes = To par
par-level = level with par
par-under = { $strokes } under par
par-over = { $strokes } over par
par-of-round = Par { $par }
round-summary = Hole { $current } of { $holes }, total { $total }, { $topar }

## In company

match-square = all square
match-status = { $how ->
        [up] { $holes } up
       *[down] { $holes } down
    }
match-dormie = { $status }, dormie
match-over = { $how ->
        [won] won { $by }
       *[lost] lost { $by }
    }
match-left = { $how ->
        [won] won: the others left
       *[lost] lost by leaving
    }
match-halved = halved
refused-no-seat = nobody plays there
refused-match-over = the match is over
refused-hole-over = this hole is over for you
refused-draw-stands = in company a draw is not taken back
error-no-company = { $game } is not scored in strokes, so it is no Golf for company
error-holes = a round in company has 9 or 18 holes, not { $holes }
error-limit = a hole takes at least a second
error-players = { $format ->
        [spit] Spit is for two players; here are { $players }
        [match] match play is for two players, or for two sides of two, three or four; here are { $players }
       *[stroke] stroke play is for two to eight players; here are { $players }
    }
error-name-empty = a name needs at least one letter
error-name-long = a name has at most { $most } letters
error-code = { $code } is no code of a room: it has six letters
error-no-room = there is no such room, or it is closed
refused-room-closed = this room is closed
refused-no-game = no game is being played here now
refused-playing = not while a game is being played
refused-full = there are only { $most } seats
refused-seated = you have a seat already
refused-not-seated = take a seat first
refused-not-host = only the host can do that
refused-no-level = there is no computer player of that level
refused-no-computer = nobody sits there whom you can send away now
refused-no-code = no code for a room could be found; try again
refused-no-record = no game has been played here to its end
refused-not-here = this is told to programs on the server itself alone
refused-worn-out = this room is worn out; open another
refused-too-often = too often; try again in a minute
refused-too-fast = slower, please: too much came at once
refused-too-many = too many connections come from your address
refused-many-seats = too many seats are taken from your address
refused-crowded = the server holds as many rooms as it can; try again later

## Rooms

company = Play with others
company-game = { $game ->
        [golf] Golf
       *[spit] Spit
    }
company-about = { $game ->
        [golf] Two to eight players, all on the same hole at once.
       *[spit] Two players in real time, without turns.
    }
company-open = Open a room
company-open-for = Open a room for { company-game }
company-code = I have a code
company-code-hint = six letters
company-join = Go in
room-title = { $game ->
        [golf] Golf in company
       *[spit] Spit in company
    }
room-gone = This room is not here any more.
room-entering = Coming in…
room-invite = Invite others
room-invite-about = Whoever has the link or the code can come in.
room-code = Code
room-link = Link
room-copy-link = Copy the link
room-share = Send the link
room-invitation = Play { company-game } with me
room-copied = Copied
room-not-copied = The browser would not copy it: mark it and copy it by hand.
room-players = Players
room-taken = { $taken } of { $most }
room-you = you
room-host = host
room-ready = ready
room-unready = not ready yet
room-away = away
room-level = { $level ->
        [beginner] Beginner
        [casual] Casual
        [steady] Steady
        [sharp] Sharp
        [expert] Expert
        [stroll] Stroll
        [walk] Walk
        [trot] Trot
        [canter] Canter
        [gallop] Gallop
       *[other] { $level }
    }
room-computer = computer
room-add = Add a computer
room-send-away = Send { $name } away
room-name = Your name
room-sit = Take a seat
room-rename = Change the name
room-watching = You are watching.
room-watchers = { $count ->
        [one] { $count } is watching
       *[other] { $count } are watching
    }
room-rules = What is played
room-rules-host = { $name } decides; you can read along.
room-which = Game
room-rule-set = Rules
room-format = Scoring
room-format-is = { $format ->
        [match] Match play
       *[stroke] Stroke play
    }
room-format-about = { $format ->
        [match] The lower score wins the hole; the side that wins more holes wins the match. For two players or two sides.
       *[stroke] The lowest total wins.
    }
room-holes = Holes
room-own-deals = A deal of one’s own for everybody
room-play-off = Play on when level at the end
room-limit = Time for a hole
room-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
room-no-limit = as long as it takes
room-equal-rank = A card also goes on its own rank
room-stack-equals = Equal ranks stack in one’s own row
room-no-slap = No slapping: the smaller pile goes to who went out
room-start = I am ready
room-not-yet = Not ready yet
room-wait-players = For a game it takes another player: invite somebody, or add a computer.
# $count: how many
room-wait-ready = Waiting for { $names }.
room-wait-you = The others are waiting for you.
room-begins = It begins in { $seconds }…
room-leave = Leave
room-leave-title = Leave the game?
room-leave-body = The others go on without you, and you cannot come back to this game.
room-leave-now = Leave the game
room-stay = Stay
room-again = Play again
room-to-lobby = To the room

## Golf in company

golf-hole-of = Hole { $hole } of { $holes }
golf-extra-hole = Extra hole { $hole }
golf-time-left = Time left
golf-next-in = Next hole in
golf-cards-left = { $count ->
        [0] cleared
        [one] { $count } card left
       *[other] { $count } cards left
    }
golf-finished = finished
golf-resting = does not play this hole
golf-withdrawn = left
golf-stuck = Nothing is left to play: finish the hole, or take back what can be.
golf-done = Your hole is finished: { $strokes }.
# $count: how many
golf-waiting = Waiting for { $names }.
golf-watched = The hole is being played. The cards are shown when all have finished it.
golf-impossible = This deal cannot be cleared.
golf-turned = Hole { $hole }: the cards are turned
golf-turned-extra = Extra hole { $hole }: the cards are turned
golf-hole-best = best
golf-board-of = How { $name } left the hole
# $count: how many
golf-hole-to = { $names } had the lowest score: { $strokes }.
golf-hole-halved = The hole is halved at { $strokes }.
# $count: how many
golf-hole-won = { $names } won the hole with { $strokes }.
golf-seen-by = { $name } is ready for the next hole
golf-seen = ready
golf-winner = { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
golf-you-win = You win!
golf-match-over = { $result ->
        [halved] The match is halved
        [conceded] The match is over: a side has left
       *[other] The match ends { $result }
    }
golf-place = Place
golf-said-finished = { $name } has finished the hole.
golf-said-away = { $name } is away.
golf-said-back = { $name } is back.
golf-said-left = { $name } has left.
# $count: how many
golf-said-leads = { $names } leads.
golf-said-minute = One minute is left.
golf-said-seconds = { $seconds } seconds are left.

## Spit

spit-title = Spit, round { $round }
spit-pile = { $name }, pile { $number }
spit-own-pile = Your pile { $number }
spit-centre = { $side ->
        [left] Left spit pile
       *[right] Right spit pile
    }
spit-onto = { $side ->
        [left] onto the left pile
       *[right] onto the right pile
    }
spit-open = { $name }, { $top }
spit-open-on = { $name }, { $top }, on { cards } face down
spit-spares = { $has ->
        [yes] { $name } has spit cards left
       *[no] { $name } has no spit cards left
    }
spit-state = { $state ->
        [away] away
        [ready] ready
        [unready] not ready yet
        [able] can play
       *[stuck] cannot play
    }
spit-holds = { $name }: { cards }
spit-counting = The first cards come in { $seconds }
spit-stuck = Nobody can play. New cards in { $seconds }
spit-blocked = Nobody can play, and no spit cards are left
spit-idle = Only you can play. In { $seconds } a card plays itself
spit-idle-theirs = Only { $name } can play
spit-away = { $name } is away, and loses the match in { $seconds }
spit-slap = Slap!
spit-slap-pile = Slap the { $side ->
        [left] left pile
       *[right] right pile
    }
spit-slap-wait = Too early. A moment
spit-too-late = Too late: another card lies there now
spit-round = Round { $round }
spit-took = { $name } takes a pile of { cards }.
spit-ready = Ready
spit-waiting = Waiting for { $name }
spit-you-won = You have won
spit-won = { $name } has won
spit-nobody-won = Nobody has won
spit-ending = { $how ->
        [out] All cards are gone.
        [left] The other player left.
        [absent] The other player stayed away.
       *[abandoned] Both players stayed away.
    }
spit-latency = To the server and back: { $ms } ms
spit-said-played = { $name }: { CARD($card) } { spit-onto }.
spit-said-forced = { $name } waited too long: { CARD($card) } was played.
spit-said-shifted = { $name }: { CARD($card) } to place { $number }.
spit-said-new = New cards.
spit-said-tops = On the left { $left }, on the right { $right }.
spit-said-top-none = nothing
spit-said-out = { $name } has no cards left in the row: the round is over.
spit-said-blocked = Nobody can play: the round is over.
spit-said-slapped = { $name } slapped first.
spit-said-row = { $name }: { $piles }.
spit-said-pile = { $number }: { $top }
spit-said-no-fit = { $what } does not go there.
spit-said-chosen = { $what } in hand.
spit-play-onto = { $number }: { CARD($card) } { spit-onto }
spit-play-to = { $number }: { CARD($card) } to place { $target }
spit-help-tap-does = plays it where it goes; of two spit piles on the nearer one
spit-help-drag-does = plays it where you want it; its places light up
spit-help-slap = Tap a spit pile
spit-help-slap-does = slaps it; once a round is over, anywhere on its side
spit-help-piles-does = plays the top card of your pile 1 to 5 where it goes
spit-help-hold-does = takes it in hand for a place of your choice: Q or an arrow for a spit pile, a number for an empty place; Escape puts it back
spit-help-sides-does = the left and the right spit pile: puts the card in hand there, else slaps
spit-help-space-does = says that you are ready; slaps the spit pile that you started

## The menu of a card

card-menu-best = Best: { $place }
card-menu-foundation = To a foundation
card-menu-onto = On { CARD($card) }, { pile }
card-menu-draw = Draw
card-menu-none = It cannot move now.

## Settings

settings = Settings
language = Language
settings-looks = Looks and sound
settings-table = The table
settings-play = Playing
setting-theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
setting-suits = Suit colours
suits-two = Two
suits-four = Four
setting-index = Figures on the cards
index-normal = Normal
index-large = Large
setting-speed = Motion
speed-off = None
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
setting-sound = Sound
setting-foundations = Foundations and stock
foundations-above = Above the columns
foundations-below = Below the columns
setting-hand = Playing hand
setting-hand-about = Stock and buttons change sides.
hand-right = Right
hand-left = Left
setting-mirror = Mirror the tableau
setting-mirror-about = The first column lies at the right. Cards and figures stay as they are.
setting-tap = A tap or click on a card
tap-play = Plays it at once
tap-choose = Chooses it first
setting-auto-play = Cards go to the foundations by themselves
auto-play-off = Never
auto-play-free = When it is safe
auto-play-all = Whenever they can
setting-supermoves = Shortcut moves
setting-supermoves-about = Several cards at once by way of empty columns, played as single moves.
setting-verdict = Still winnable?
setting-verdict-about = Says after every move whether the game can still be won. It sees hidden cards: the game is marked as helped.
setting-letter-keys = Letter and number keys
setting-letter-keys-about = Turn them off if speech input or a resting hand presses them. Arrows, Enter and Esc always work.

## The menu

search-games = Search games
search-hint = Find a game
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
quick-start = Quick start
deal-of-the-day = Deal of the day
today-state = { $state ->
        [new] the same for everyone
        [open] begun
        [won] won
       *[over] over
    }
random-game = Random game
random-game-does = One of all { $count } games
yes = yes
no = no

## The rules page

source = Source
note = Note
loading = One moment…
back-to-games = All games

## After the game

replay = Replay
replay-so-far = See this game again, move by move
replay-of = Replay of { $game }
replay-deal = Deal { $deal }
replay-result = { $outcome ->
        [won] It came out
        [stuck] No move was left
        [ended] Ended as it stood
       *[open] Not over yet
    }
replay-to-table = To the table
replay-controls = Through the game
replay-at = Move
replay-dealt = As dealt
replay-point = Move { $move } of { $moves }: { $what }
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-play = Play it through
replay-pause = Pause
replay-moves = The moves
replay-keys = Keys: left and right one move, Home and End to the ends, Space plays.
verdicts = Won or lost
verdicts-does = The search looks at every point of this game, with sight of the hidden cards, for up to two minutes.
verdicts-open = This game is not over. Asking now makes it a helped game.
verdicts-shared-open = Told once a game is over; this one was shared before its end.
verdicts-ask = Where was it won, where lost?
verdicts-ask-anyway = Ask, and mark it as helped
verdicts-stop = Stop
verdicts-progress = { $decided } of { $of } points decided
verdicts-stopped = Stopped.
verdicts-strip = Won or lost along the game
verdicts-won-all = It could be won to the end.
verdicts-lost-all = This deal could not be won from the beginning.
verdicts-lost-by = Move { $move } lost the game: { $what }
verdicts-between = It could be won until move { $won }, and no more from move { $lost } on. Between them the search could not tell.
verdicts-won-until = It could be won until move { $won }. After that the search could not tell.
verdicts-lost-from = From move { $lost } on it could not be won. Before that the search could not tell.
verdicts-unknown = The search could not tell at any point.
verdicts-show = Show that point
verdicts-won-by = Still won there:
verdicts-undecided = And { $count ->
        [one] { $count } move that
       *[other] { $count } moves that
    } the search could not decide.
verdicts-effort = { $nodes } positions searched in { $seconds } seconds of computing.
verdicts-cut = The two minutes were over before every point was searched.
verdict-won = can be won
verdict-lost = lost
verdict-unknown = unknown
verdict-here = { $said } { $verdict ->
        [won] Can be won.
        [lost] Lost.
       *[unknown] Won or lost: unknown.
    }
verdict-draw = Draw a card.
statistics = Statistics
statistics-none = No game has been played yet.
statistics-kind = Counted
statistics-kinds = { $kind ->
        [scored] Scored
        [winnable] Winnable deals
        [practice] Practice
       *[helped] With help
    }
statistics-kinds-explained = Scored games were played through without taking moves back, by your own eyes. Winnable deals, practice games and games with help that saw hidden cards are counted apart.
statistics-counts = A game counts from its first move. It is lost when it is ended, stuck, or left for a later deal of the same game; won after all, it counts as won.
statistics-played = Played
statistics-won = Won
statistics-share = Won, %
statistics-streak = Streak
statistics-best-streak = Best streak
statistics-best-time = Best time
statistics-mean-time = Mean time
statistics-fewest-moves = Fewest moves
statistics-mean-moves = Mean moves
statistics-best-strokes = Best strokes
statistics-mean-strokes = Mean strokes
statistics-best-points = Best points
statistics-mean-points = Mean points
statistics-rounds = Rounds of nine holes
statistics-round = Round
statistics-round-date = Date
statistics-round-total = Strokes
statistics-round-par = To par
statistics-round-practice = practice
statistics-chart = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    } against par: the best { $best }, the latest { $latest }
statistics-handicap = Handicap { $handicap }
statistics-handicap-none = A handicap takes three rounds.
statistics-handicap-explained = The mean of the best 8 of the last 20 rounds against par; with fewer than 20 the best 40 %, rounded up. Practice rounds and rounds with help do not count.
statistics-recent = Games that are over
best-games = Best games
best-cards = Cards
statistics-recent-game = { $won ->
        [yes] Won
       *[no] Lost
    } · { moves-made } · { $time }
data = Your games as a file
data-does = All your games with their records, one a line: to keep, to look at with other programs, or to bring to another browser or another Longwood.
data-export = Save the file
data-import = Bring in a file
data-importing = The referee plays them through…
data-imported = { $added ->
        [0] No game was added.
        [one] { $added } game was added.
       *[other] { $added } games were added.
    } { $continued ->
        [0] { "" }
        [one] { $continued } went on.
       *[other] { $continued } went on.
    } { $known ->
        [0] { "" }
        [one] { $known } was here already.
       *[other] { $known } were here already.
    }
data-bad-line = Line { $line }: { $why }
data-remove = Remove all my games
data-remove-title = Remove all your games?
data-remove-body = All games of this browser are removed from this server, those in play too, and the statistics with them. Rooms are left, and your name is taken out of them. Nobody can bring this back; a file saved before can.
data-remove-now = Remove them all
data-removed = { $count ->
        [0] There was nothing to remove.
        [one] { $count } table was removed.
       *[other] { $count } tables were removed.
    }
link-broken = This link is not whole: it tells no game. Copy it again from where it came.
share = Share
share-link = Copy a link to this game
share-link-does = Whoever opens it sees this game on their own Longwood, once the referee there has played it through.
share-open = This game is not over; the link tells the deal and the moves so far.
share-record = Copy the record
share-picture = Save a picture
share-copied = Copied.
share-by-hand = This browser does not let the page copy. The text is chosen: copy it yourself.
share-text = What to copy
picture-failed = The picture could not be made.

## What can go wrong

error-title = That did not work.
unreachable = The server does not answer. Is it still running?
no-page = There is no page { $path } here.
table-gone = This table is not here any more.
error-other = That was not possible.
with-detail = { $what } ({ $detail })

error-no-table = there is no such table here; it may belong to another browser
error-no-round = there is no such round here
error-other-rules = this game of { $game } was begun under rules that have changed since; it cannot go on
error-none-winnable = none of { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    } could be shown to be winnable in time; try again, or play any deal
error-replay-long = a shared game has at most { $most } moves; this one has { $moves }
error-replay-unread = move { $number }: { $why }
error-replay-move = move { $number }, { $move }: { $why }
error-archive-line = this line is no game of a file of games: { $why }
error-archive-record = its record does not hold: { $why }
error-archive-deal = its record names no deal number, and a table needs one
error-archive-long = a game has at most { $most } steps
error-archive-times = its times or its round cannot be
error-archive-moves = its events lead to other moves than its record has
error-conflict = this was changed elsewhere meanwhile; here it is as it stands now
error-store = the server cannot read or keep games just now; try again later
error-no-pile = { $pile } is no pile of this table
error-deal-number = { $text } is not a deal number: give a whole number from 0 to { $most }
error-no-game = there is no game called { $game }
error-no-game-near = { $no }; did you mean { $nearest }?
error-no-patience = { $game } is a game for company, not a patience
error-no-option = there is no option { $option }; the options are { $options }
error-no-option-here = there is no option { $option }; { $game } takes { $options }
error-option-unfit = { $game } does not take the option { $option }; it takes { $options }
error-no-options = no options
error-option-value = option { $option } cannot be { $value }: it takes { $values }
error-option-twice = option { $option } is given twice, as { $first } and as { $second }
error-options-clash = { $game }: the options { $first } and { $second } contradict each other: { $why ->
        [names] they are two names of one thing
       *[opposites] one is the opposite of the other
    }

## Why a move is refused

reason-won = the game is won: every card is on its foundation
reason-own-column = a card cannot go on its own column
reason-empty = { CARD($card, form: "short") } cannot go there: in { $game } { $empty ->
        [king] only Kings fill an empty column
        [queen] only Queens fill an empty column
        [none] empty columns stay empty
       *[any] any card fills an empty column
    }
reason-fit = { CARD($card, form: "short") } does not fit on { CARD($onto, form: "short") }: { $game } builds { reason-build }
reason-fit-down = { CARD($card, form: "short") } does not fit on { CARD($onto, form: "short") }: { $game } builds down { reason-build }
reason-fit-ace = { CARD($card, form: "short") } does not fit on { CARD($onto, form: "short") }: nothing goes on an Ace
reason-build = { $build ->
        [same_suit] in suit
        [different_suit] in different suits
        [alternate_colour] in alternate colours
       *[any] in any suit
    }
reason-draw-target = the stock's cards are drawn to the waste, and nowhere else
reason-draw-count = a draw turns { cards } here
reason-stock-empty = the stock is empty
reason-no-stock = { $game } has no stock
reason-redeal-source = nothing goes to the stock but the waste, turned over
reason-no-redeal = { $game } has no redeal
reason-redeals-used = { $redeals ->
        [1] the one redeal is used
       *[other] all { $redeals } redeals are used
    }
reason-redeal-early = the waste is turned over only when the stock is empty; the stock holds { cards }
reason-waste-empty = the waste is empty
reason-no-cards = a move takes at least one card
reason-waste-single = only the top card of the waste plays
reason-no-column = there is no column { $number }
reason-column-empty = column { $number } is empty
reason-column-short = column { $number } has only { cards }
reason-single = { $game } moves one card at a time
reason-face-down = face-down cards do not move
reason-no-run = the top { $count } cards of column { $number } are no { $run ->
        [same_suit] run of one suit
       *[by_build] run
    }
reason-no-return = in { $game } cards do not come back from the foundations
reason-return-single = cards come back from a foundation one at a time
reason-return-unnamed = a card that comes back from a foundation must be named
reason-return-not-top = { CARD($card, form: "short") } is not on top of a foundation
reason-return-starter = { CARD($card, form: "short") } started there, and stays
reason-on-foundation = it is on a foundation already
reason-foundation-single = cards go to a foundation one at a time
reason-nothing-there = nothing is put there by hand
reason-foundation = no foundation waits for { CARD($card, form: "short") }: they build up { $up ->
        [suit] in suit
       *[alternate_colour] in alternate colours
    } from the { $base ->
        [1] Ace
       *[other] { RANK($base, form: "short") }
    }
reason-cleared = the tableau is cleared: the game is over
reason-must-play = a card can be played, and with must_play the stock waits
reason-hole-only = in { $game } single cards go to the hole, and nowhere else
reason-place = { $layout ->
        [columns] column
        [fans] fan
       *[slots] slot
    } { $number }
reason-place-empty = { reason-place } is empty
reason-no-place = there is no { reason-place }
reason-place-covered = { reason-place } is covered by another card
reason-hole-king = { CARD($card, form: "short") } does not fit on { CARD($onto, form: "short") }: in { $game } { $only ->
        [queen] only a Queen
        [queen-joker] only a Queen or a joker
        [joker] nothing but a joker
       *[nothing] nothing
    } goes on a King
reason-hole-one = { CARD($card, form: "short") } does not fit on { CARD($onto, form: "short") }: only { RANK($first, form: "short") } goes on it
reason-hole-two = { CARD($card, form: "short") } does not fit on { CARD($onto, form: "short") }: only { RANK($first, form: "short") } or { RANK($second, form: "short") } goes on it
reason-foundation-empty = foundation { $number } is empty
reason-no-foundation = there is no foundation { $number }

refused-closed = the next hole is dealt: this one stands as it is
refused-ended = this game is ended
refused-too-long = this game has grown too long to go on: save its record if you like, and deal a new one
refused-redo = there is no move to play again
refused-bookmarked = this position is bookmarked already
refused-bookmarks-full = { $most } bookmarks are the most; remove one first
refused-no-bookmark = there is no bookmark { $number }
refused-here = this is the position on the table
refused-over = this game is over already
refused-undo = there is no move to take back
refused-no-par = this game is not scored in strokes or points
refused-heard = this was heard the first time
refused-moved-on = the game went on in another tab before this was heard
refused-cards-gone = too late: what you meant to move lies elsewhere by now
refused-given-up = the game went on in another tab: the search was given up
refused-not-over = the best score of a deal is told when its hole is over
refused-marks-helped = the verdict is told of a game that is over; told of this one, it makes it a helped game
refused-replay-open = what could be won is told of games that are over, and this one is not
refused-not-joined = only a card that goes up after another move can go with it
refused-which-deal = a deal is wanted by its number, as a winnable one or as that of the day: one of these at a time
refused-won = this game is won: its result stands
refused-practice = taking this back makes it a practice game, whose result does not count
refused-no-round = { $game } is not played in rounds of nine holes
refused-hole-open = hole { $number } is not over yet
refused-round-over = the round is over
refused-no-reshuffle = only a layout that no order of the stock clears is dealt again, before its first move
refused-clock = this came before what has already happened
refused-paused = the match waits for a lost player
refused-ready = nobody is asked to be ready now
refused-not-playing = cards are played and piles slapped only while a round goes on
refused-not-on-top = this card does not lie on top of your row
refused-no-place = there is no such pile
refused-no-fit = { CARD($card, form: "short") } does not fit on { CARD($onto, form: "short") }
refused-not-empty = a card moves only to an empty place of its own row, or by option onto its own rank
refused-no-slap = nothing is slapped here
refused-slap-locked = a slap made too early keeps you from slapping for a moment
refused-away = this player is missing already
refused-not-away = this player is not missing

## Help

help-title = Playing
help-pointer = Mouse, touch and pen
help-tap = Tap a card
help-tap-does = plays it where it fits best; in Settings it may choose the card first, and the next tap its place
help-drag = Drag a card
help-drag-does = to where you want it; legal places light up
help-stock = Tap the stock
help-draw-does = draws, or turns the waste over
help-menu = Hold a card, or right-click
help-menu-does = shows all places it can go to
help-waste = Hold the waste
help-waste-does = looks through its cards
help-keyboard = Keyboard
help-keys-off = The keys that write letters, digits and ? are off, see the settings.
help-arrows = Arrows
help-arrows-does = go from pile to pile; up and down choose how many cards where that matters
help-piles-does = go to column 1 to 10, with Shift to 11 to 20; S goes to the stock, T to the waste
help-home-does = plays the chosen card to a foundation
help-enter-does = plays the chosen card where it fits best
help-pick-up-does = picks it up: arrows go through the legal places, Enter puts it down, Escape takes it back
help-look-does = looks through the waste
help-undo-does = undo
help-redo-does = redo
help-new-deal-does = new deal
help-hint-does = a hint; again for more
help-bookmarks-does = bookmarks: keep this position, go back to another
help-plays-does = reads what can be played
help-changed-does = reads what changed last
help-table-does = reads the whole table
help-page-does = this page

## The rules in one line

brief-columns = { $columns } columns of { $cards }
brief-columns-face-down = { $columns } columns of { $cards } ({ $down } face down)
brief-decks = { $decks ->
        [one] { $decks } deck
       *[other] { $decks } decks
    }
brief-preset = { RANK($rank) }s out
brief-base-first = the first card sets the base
brief-base = base { RANK($rank) }
brief-foundations-alternate = foundations in alternate colours
brief-build = built down { $build ->
        [same_suit] in suit
        [different_suit] in different suits
        [alternate_colour] in alternate colours
       *[any] in any suit
    }
brief-kings-on-aces = King on Ace
brief-run = { $run ->
        [by_build] runs move
        [same_suit] runs of one suit move
       *[single] one card at a time
    }
brief-empty = { $empty ->
        [king] only Kings to empty columns
        [queen] only Queens to empty columns
        [auto_fill] empty columns fill by themselves
       *[none] empty columns stay empty
    }
brief-no-stock = no stock
brief-draw = draw { $draw }
brief-redeals = { $redeals ->
        [one] { $redeals } redeal
       *[other] { $redeals } redeals
    }
brief-redeals-unlimited = unlimited redeals
brief-return = cards come back from foundations
brief-peaks = three peaks of { $cards } cards
brief-pyramid = a pyramid of { cards }
brief-piles = { $piles ->
        [one] { $piles } column
       *[other] { $piles } columns
    } of { $cards }
brief-fans = { $piles ->
        [one] { $piles } fan
       *[other] { $piles } fans
    } of { $cards }
brief-round-the = { $layout } round the { CARD($card, form: "long") }
brief-covered = { $layout }, covered cards face down
brief-rank-wrap = one rank up or down, round the corner
brief-rank-queen = one rank up or down, only a Queen on a King
brief-rank-nothing = one rank up or down, nothing on a King
brief-jokers = { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }
brief-any-first = any first card
brief-must-play = draw only when stuck for a play
brief-race = { $piles } stock piles a player, no turns
brief-rank-equal = one rank up or down or equal, round the corner
brief-stack = equal ranks stack
brief-no-slap = no slapping

## The rules page: headings

page-aim = Aim
page-deal = The deal
page-foundations = Foundations
page-building = Building
page-runs = Moving runs
page-empty-columns = Empty columns
page-stock-and-waste = Stock and waste
page-scoring = Scoring
page-end = Won and stuck
page-play = Play
page-stock = The stock
page-the-end = The end
page-impossible = Impossible layouts

## The rules page of a game of columns

page-aim-columns = Bring all { $cards } cards to the foundations, each built up { page-order }.
page-order =
    { $up ->
        [suit] in suit
       *[alternate_colour] in alternate colours
    } { $order ->
        [ace] from the Ace to the King
        [first] from the base rank, the Ace following the King, to the rank below it
        [to-ace] from the { RANK($base) } on to the King and then to the { RANK($last) }
       *[round] from the { RANK($base) }, the Ace following the King, to the { RANK($last) }
    }
page-shuffled = { $decks ->
        [1] One deck
        [2] Two decks
        [3] Three decks
        [4] Four decks
       *[other] { $decks } decks
    } ({ $cards } cards) { $decks ->
        [1] is
       *[other] are
    } shuffled.
page-preset-out = Before that the { RANK($rank) }s, { $count } in all, are taken out; they start the foundations.
page-dealt-columns = { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } of { cards }, dealt row by row from left to right{ $faces ->
        [up] , all face up
        [top] : only the top card of each face up
       *[some] : in each the bottom { WORD($down) } face down, the top { WORD($up) } face up
    }.
page-turns-up-column = A face-down card turns up by itself as soon as no card lies on it.
page-base-card = The next card starts the first foundation; its rank is the base rank of this deal.
page-stock-left = { $count ->
        [one] The card left is
       *[other] The { $count } cards left are
    } the stock, face down.
page-waste-empty = { page-stock-left } The waste starts empty.
page-all-dealt = All cards are dealt: there is no stock.
page-foundations-suit = There are { $foundations } foundations, one for each suit.
page-foundations-suits = There are { $foundations } foundations, { WORD($decks) } for each suit.
page-foundations-base = There are { $foundations } foundations, each started by { $base ->
        [0] a card of the base rank
        [1] an Ace
        [8] an 8
       *[other] a { RANK($base) }
    }.
page-foundation-preset = Each starts with its { $base ->
        [0] card of the base rank
       *[other] { RANK($base) }
    }, already in place.
page-foundation-start = { $base ->
        [0] A card of the base rank
        [1] An Ace
        [8] An 8
       *[other] A { RANK($base) }
    } starts one as soon as it is moved there.
page-foundations-built = They are built up { page-order }, one card at a time.
page-copies = The copies of a card are equal: whichever comes first may go.
page-no-return = Cards do not come back from the foundations.
page-return = A foundation's top card may go back to a column that takes it.
page-return-but = A foundation's top card may go back to a column that takes it, but the { $count ->
        [one] card that was dealt there stays
       *[other] cards that started there stay
    }.
page-not-compulsory = Moving a card to a foundation is never compulsory.
page-building-how = The top card of a column{ $from ->
        [waste] , or of the waste,
       *[columns] { "" }
    } may go to a foundation that waits for it, or onto the top card of a column that is one rank higher and { page-of-build }.
page-of-build = { $build ->
        [same_suit] of the same suit
        [different_suit] of a different suit
        [alternate_colour] of the other colour
       *[any] of any suit
    }
page-example = { $build ->
        [same_suit] The 9 of hearts goes on the 10 of hearts.
        [different_suit] The 9 of hearts goes on the 10 of clubs, of diamonds or of spades.
        [alternate_colour] The 9 of hearts goes on the 10 of clubs or of spades.
       *[any] The 9 of hearts goes on any 10.
    }
page-kings-on-aces = Ranks go round the corner: a King goes on an Ace { page-of-build }.
page-nothing-on-ace = Nothing goes on an Ace.
page-run-single = Cards move one at a time.
page-run = Top cards of one column that { $down ->
        [yes] all lie face up and are
       *[no] are
    } in sequence, each one rank lower than the one beneath it { $run ->
        [same_suit] and all of one suit
       *[by_build] and { page-of-build }
    }, are a run.
page-run-parts = It moves as a whole or in part.
page-run-fits = The deepest card that moves must fit where it goes.
page-run-foundation = To a foundation cards go one at a time.
page-any-card = { $runs ->
        [yes] any card or run
       *[no] any card
    } that may move
page-from = { $from ->
        [waste] from a column or the waste
       *[columns] from a column
    }
page-empty-any = An empty column takes { page-any-card }, { page-from }.
page-empty-not-filled = It is never filled by itself.
page-empty-none = Nothing goes to an empty column: it stays empty.
page-empty-auto = The moment a column becomes empty it takes the top card of the waste, or if the waste is empty the next card of the stock. That is part of the move that emptied it.
page-empty-auto-draws = When a column becomes empty, it takes the top card of the waste at once. If the waste is empty, { $draw } cards (or as many as are left) are drawn first, and the last one drawn fills the column. All of this is part of the move that emptied it.
page-empty-auto-after = When waste and stock are both empty it stays empty, and then takes { page-any-card }.
page-empty-rank = Only a { RANK($rank) }{ $runs ->
        [yes] { " " }or a run whose deepest card is a { RANK($rank) }
       *[no] { "" }
    } may go to an empty column, { page-from }.
page-no-stock-no-waste = There is no stock and no waste.
page-draw = { $draw ->
        [1] A draw turns the next card of the stock face up onto the waste.
       *[other] A draw turns the next { $draw } cards of the stock (or as many as are left) one by one face up onto the waste; the last lies on top.
    } It may be made whenever the stock holds a card, even when cards could be played.
page-waste-plays = Only the top card of the waste may be played, at any time. Nothing but drawn cards is put there.
page-waste-look = All cards of the waste may be looked through.
page-redeal-none = The stock is gone through once: there is no redeal.
page-redeal-how = When the stock is empty the waste may be turned over, unshuffled, to be the stock again, so that the first card drawn comes first again
page-redeal-unlimited = { page-redeal-how }, as often as you like.
page-redeals = { page-redeal-how }. This may be done { $redeals ->
        [1] once
        [2] twice
       *[other] { WORD($redeals) } times
    }, which makes { $passes } passes in all.
page-score-columns = The score is the number of cards on the foundations, out of { $cards }. Moves and time are shown as well.
page-won-columns = The game is won when all { $cards } cards are on the foundations.
page-stuck = It is stuck when no legal move is left that changes anything{ page-whole-column }.
page-stuck-drawing = It is stuck when no card can move but by drawing{ page-whole-column }, and no card that drawing on will bring to the top of the waste fits anywhere.
page-whole-column = { $null ->
        [yes] { " " }(moving a whole column to an empty one changes nothing)
       *[no] { "" }
    }
page-stuck-after = Being stuck ends nothing by force: take moves back, start again, or deal anew.

## The rules page of a game of covered cards

page-aim-covering = Clear the tableau: play all its { cards } onto one foundation, which is also called the hole.
page-shuffled-jokers = { $decks ->
        [1] One deck
        [2] Two decks
        [3] Three decks
        [4] Four decks
       *[other] { $decks } decks
    } and { $jokers ->
        [one] { WORD($jokers) } joker
       *[other] { WORD($jokers) } jokers
    } ({ $cards } cards) are shuffled together.
page-hole-card-out = Before that the { CARD($card, form: "long") } is taken out; it starts the foundation.
page-hole-dealt = The next card is dealt face up and starts the foundation.
page-hole-empty = The foundation starts empty.
page-covered-columns = { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } of { cards }, dealt row by row from left to right, { page-faces }.
page-covered-fans = { $fans ->
        [one] { $fans } fan
       *[other] { $fans } fans
    } of { cards } round the foundation, dealt one card to each in turn, { page-faces }.
page-covered-peaks = Three peaks of { $cards } cards, dealt in rows of 3, 6, 9 and 10 from left to right, { page-faces }.
page-peaks-cover = Each card above the bottom row is covered by two cards of the row below; the bottom row joins the peaks.
page-covered-pyramid = A pyramid of { cards }, dealt in rows of 1 to { $rows } from left to right, { page-faces }.
page-pyramid-cover = Each card above the bottom row is covered by two cards of the row below.
page-faces = { $faces ->
        [covered] the cards that others cover face down, the rest face up
       *[up] all face up
    }
page-turns-up-slot = A face-down card turns up by itself as soon as nothing covers it.
page-playable = { $layout ->
        [columns] Only the top card of each column may be played.
        [fans] Only the top card of each fan may be played.
       *[slots] Only a card that no other card covers may be played.
    }
page-fits = It goes onto the foundation when it is one rank higher or one rank lower than the top card there, whatever the suits.
page-wrap = Ranks go round the corner: an Ace goes on a King, and a King on an Ace.
page-no-wrap = Ace and King are not neighbours: on an Ace goes only a 2.
page-king-queen = On a King goes only a Queen.
page-king-joker = Nothing but a joker goes on a King.
page-king-nothing = Nothing goes on a King.
page-joker = A joker goes on any card, and any card goes on a joker.
page-any-first = While the foundation is empty any playable card may go there.
page-nothing-on-pile = Nothing is ever put on a { $layout ->
        [fans] fan
       *[columns] column
    }.
page-no-stock = There is no stock: the tableau is all there is.
page-draw-covering = A draw turns the next card of the stock onto the foundation, whatever its rank; { $when ->
        [stuck] only when no card of the tableau can be played
       *[any] at any time, even when cards of the tableau could be played
    }.
page-no-redeal = There is no redeal.
page-score-hole-cards = The score is the number of cards in the hole, out of { $cards }.
page-score-hole = The score of a deal (a hole of Golf) is the number of cards left in the tableau, at most { $cards }; fewer is better.
page-score-stock = If the tableau is cleared it is minus the number of cards left in the stock, at best -{ $cards }.
page-score-joker = A joker left over counts 1 like any card.
page-score-round = A round is { WORD($holes) } holes and its par is { $par }: { $par } or less in all is par or better, 0 or less is perfect.
page-score-streak = The first card of a streak scores 1, the second 2, the n-th n. { $peaks ->
        [1] Taking the peak scores { $last } more.
        [2] Taking a peak scores more: { $each } for the first, { $last } for the last.
       *[other] Taking a peak scores more: { $each } for each of the first { WORD($butlast) }, { $last } for the last.
    }
page-score-draw = A draw costs { $points } and ends the streak.
page-score-most = The most there can be is { $points }.
page-won-covering = The game is won, and over at once, when the tableau is empty.
page-stuck-covering = It is stuck when { $stock ->
        [yes] the stock is empty and no card can be played
       *[no] no card can be played
    }.
page-impossible-hidden = Nothing is said about layouts that cannot be cleared: it would tell what lies face down.
page-impossible-some = Some layouts cannot be cleared { $stock ->
        [yes] in any order of the stock
       *[no] whatever is played
    }, and show it.
page-impossible-queens = Such is one whose { $queens } Queens all lie deeper than a King of their own { $layout ->
        [fans] fan
       *[columns] column
    }: a King goes only on a Queen.
page-impossible-reshuffle = Before the first move such a layout may be reshuffled and dealt again without penalty, or played anyway.

## The rules page of a race

page-race-stuck = When nobody can play
page-race-round = The end of a round
page-race-last = The last rounds
page-race-fair = Fairness
page-aim-race = Be the first to be rid of all your cards.
page-race-halves = Two players get { $count } cards each.
page-race-rows = Each lays a row of { $piles } stock piles, row by row: the first row goes to piles 1 to { $piles }, the next to piles 2 to { $piles }, and so on, { $cards } cards in all. Only the last card of each pile lies face up.
page-race-spares = The { $count } cards left are a player's spit cards, face down, and nobody looks at them.
page-race-spit = When both are ready { $seconds } seconds are counted down. Then each turns a spit card to the middle at the same instant: these are the two spit piles.
page-race-unready = Who is not ready after { $seconds } seconds is taken to be.
page-race-turns = There are no turns: both play as fast as they can, one card at a time.
page-race-fits = The face-up card on top of a stock pile goes onto either spit pile when it is one rank higher or lower than the top card there{ $equal ->
        [yes] , or of the same rank
       *[no] {""}
    }, whatever the suits.
page-race-turns-up = A face-down card turns up by itself as soon as no card lies on it.
page-race-empty = A face-up top card may be moved to an empty place of one's own row. There are never more than { $piles } piles.
page-race-stack = A top card may also be put onto a top card of the same rank in one's own row.
page-race-kept = What is played is not taken back.
page-race-nothing = When neither player can play a card or turn up another by moving one, { $seconds } seconds are counted down. Then each turns a spit card onto the pile they started.
page-race-alone = If only one player has spit cards left, that player spits alone, onto the pile they started.
page-race-must = A player who can play while the other cannot must do so. After { $seconds } seconds their leftmost card that goes is played for them; if none goes, a card is moved so that another turns up.
page-race-over = A round is over when one player's stock piles are empty.
page-race-slap = Then both slap: the first slap takes that spit pile, and the other player gets the other one.
page-race-unslapped = When nobody slaps for { $seconds } seconds the smaller pile goes to who emptied their stock piles; of equal piles each takes the one they started.
page-race-early = A slap before the round is over does nothing, but keeps its player from slapping for { $seconds } seconds.
page-race-smaller = The smaller spit pile goes to who emptied their stock piles, the larger to the other; of equal piles each takes the one they started. Nobody slaps.
page-race-next = Each adds the pile to the cards they have left, shuffles, and lays the next row.
page-race-blocked = When nobody can play and no spit cards are left, { $slap ->
        [yes] both slap as well. When nobody does, the smaller pile goes to who has fewer cards in their stock piles.
       *[no] the smaller pile goes to who has fewer cards in their stock piles.
    }
page-race-few = Who has { $cards } cards or fewer lays them out as far as they go and has no spit cards.
page-race-one-pile = Then there is only one spit pile, started and fed by the other player.
page-race-win = If the player without spit cards empties their stock piles first, they have won.
page-race-goes-on = If the other does, the player without spit cards takes the spit pile, and the next round is dealt. Who then has no card at all has won.
page-race-one-blocked = When nobody can play and no spit cards are left, who has more cards in their stock piles takes the pile; if they have equally many, who began without spit cards does.
page-race-first = Of two cards meant for one pile the first to arrive is played. The other goes back where it fits no more, without penalty.
page-race-unseen = How many cards lie in a spit pile is not shown before it is taken.
page-race-away = When a player's connection is lost the match waits for { $seconds } seconds. A player who is not back by then has lost.
page-race-absences = In all of a match it waits { $seconds } seconds for each player at most; who is then missing once more has lost.

## Options

option-queens-on-kings = A Queen may go on a King
option-around-corner = Aces and Kings are neighbours
option-jokers = Jokers
option-empty-foundation = The foundation starts empty
option-must-play = Draw only when nothing can be played
option-decks = Decks
option-open = All cards face up
option-face-down = Covered cards lie face down
option-any-starter = Any card may start the hole
option-on-king = What goes on a King
option-foundation-return = Cards may come back from the foundations
option-equal-rank = A card also goes on its own rank
option-stack-equals = Equal ranks stack in one's own row
option-no-slap = No slapping: the smaller pile goes to who went out

## The command line

cli-no-game = { $error }; `longwood games` lists them all
cli-deal = { $game }, deal { $deal }
cli-position = { $game }, a position
cli-line = line { $line }: { $what }
cli-titled = { $title }: { $what }
cli-and = { $first }; { $last }
cli-on = on
cli-off = off
cli-options = Options
cli-also = Also called
cli-elsewhere = Elsewhere
cli-option = { $name }: { $label } ({ $values }; here { $now })
cli-option-switch = { $name }: { $label } (on or off; here { $now })
cli-move-of = move { $number } of { $moves }: { $move }
cli-enter = Enter: next move, q: enough
cli-answer = { $title }: { $answer } ({ $effort })
cli-won = won in { moves-made }
cli-won-already = won already
cli-lost = lost
cli-lost-hashes = lost, as far as 64-bit hashes tell positions apart (--certain searches twice)
cli-unknown = unknown, { cli-limit }
cli-limit = { $limit ->
        [nodes] the limit of nodes was reached
        [memory] the limit of memory was reached
        [time] the time was up
       *[cancelled] it was cancelled
    }
cli-effort = { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }, { $seconds } s
cli-furthest = the line that got furthest, { moves-made }:
cli-verdict = { $verdict ->
        [won] won
        [lost] lost
       *[unknown] unknown
    }
cli-best = best score { $score }{ cli-in-moves }
cli-best-bound = a score of { $score }, none is { $kind ->
        [peaks] above
       *[hole] below
    } { $bound }{ cli-in-moves }
cli-in-moves = { $kind ->
        [peaks] , in { moves-made }; { cli-verdict }
       *[hole] , { cli-verdict }, in { moves-made }
    }
cli-hint = { $move }: { $reason }
cli-hint-seen = { $advice } (the hidden cards were looked at)
cli-hint-won = the game is won
cli-hint-win = leads to a win in { moves-made }
cli-hint-none = no move is left
cli-hint-line = { $why }; this begins the line that got furthest, { $far }
cli-hint-order = { $why }; this is the { $count ->
        [1] only move
       *[other] likeliest of { $count } moves
    }
cli-hint-unknown = no win was found in { $nodes } nodes
cli-hint-lost = this position cannot be won
cli-hint-up = { $up } of { $cards } cards up
cli-hint-left = { cards } left
cli-played = { $title }: { moves-made }, { $result }
cli-holds = { $played }: all hold; the check fits
cli-holds-unchecked = { $played }: all hold; it carries no check, so a changed move may go unseen
cli-simulated = match { $number }: { $result } ({ $players }), { moves-made } in { $minutes } min { $seconds } s
cli-simulated-wins = { $player }, seat { $seat }: won { $wins } of { $games }
cli-was-won = it was won
cli-can-be-won = it can still be won
cli-lost-from-start = it could not be won from the start
cli-lost-by = move { $number }, { $move }, lost it
cli-won-at-start = it could be won at the start
cli-won-up-to = it could be won up to move { $number }
cli-lost-from = it was lost from move { $number } on
cli-rest-unknown = the rest is unknown
cli-ways = { $moves } would still have won there
cli-ways-open = { $moves } would still have won there, and of { $open } it is not known
