# Every text of Longwood in English. The other languages have the same messages with the same variables; a test compares them.
# Used by src/longwood/locales (server and command line) and by web/src/language (the table). The browser leaves out messages whose
# names begin with page-, brief-, option-, group-, note- or cli-, because only the server and the command line need them.
#
# Functions: CARD($card) is the name of a card, RANK($rank) of a rank (1 to 13), WORD($number) a small number as a word. A language
# can ask for a grammatical form, as in CARD($card, form: "accusative"). The messages card, rank and word get it as $form.
# A comment "# $name: ..." above a message documents a value that the code passes and that only some languages use.

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
cards-from-to = { cards } ({ CARD($first) } to { CARD($last) })
cards-top = { $name }, { cards }, top card { CARD($card) }
cards-face-down = { $name }, { cards }, face down
pile = { $kind ->
        [column] Column { $number }
        [foundation] Foundation { $number }
        [slot] Slot { $number }
        [stock] Stock
        [waste] Waste
       *[hole] Hole
    }
pile-empty = { $name }, empty
pile-empty-card = { $name }, empty, needs the { CARD($card) }
pile-empty-rank = { $name }, empty, needs { $rank ->
        [1] an Ace
        [8] an 8
       *[other] a { RANK($rank) }
    }
pile-stock = { $name }, { cards } face down
pile-slot = { $name }, { CARD($card) }
pile-slot-face-down = { $name }, face down
pile-with-redeals = { $pile }, { $redeals }
pile-may-redeal = { $pile }. { redeal-here }
board = { $game } table
redeal-here = Turn the waste over
redeals-left = { $count ->
        [one] { $count } redeal left
       *[other] { $count } redeals left
    }
redeals-unlimited = unlimited redeals
waste-look = Look through the waste, { cards }
waste-title = Waste: { cards }
waste-order = The card you can play comes first, and the first one you drew comes last.

## Screen reader announcements

said-move = { $what } to { pile }.
# $count: how many
said-draw = Drew { $cards }.
said-redeal = Turned the waste over.
said-new-table = { $game } is ready.
said-many-moved = Many cards moved.
# $count: how many
said-turned = { $cards } turned face up.
said-no-move = { $what } can't move.
said-carrying = Picked up { $what }. { $places ->
        [one] { $places } place
       *[other] { $places } places
    } to drop it: arrow keys choose, Enter drops, Esc cancels.
said-put-back = Move cancelled.

listen = Read aloud
read = { $what ->
        [plays] What can I play?
        [changed] What changed?
       *[table] Read the table
    }
said-plays = { $count ->
        [0] No moves left.
        [one] One move: { $moves }.
       *[other] { $count } moves: { $moves }.
    }
said-nothing-yet = Nothing has changed yet.
said-pile = { $name }: { $cards }.
said-pile-hidden = { $name }: { cards } face down, then { $cards }.
play-draw = draw
play-to = { $cards } from { $from } to { $to }
play-to-empty = { $cards } from { $from } to an empty column

## Toolbar and status

app-name = Longwood
tagline = Free solitaire card games
title = { $name } · Longwood
undo = Undo
undo-short = Undo
redo = Redo
redo-short = Redo
restart = Restart
restart-short = Restart
new-deal = New deal
new-deal-short = New
deal-number = Deal number
deal-number-short = Deal #
end-hole = End hole
end-hole-short = End
rules-button = Rules
rules-button-short = Rules
help = Help
more = More
menu = Games
close = Close
tools = Game controls
moves = Moves
time = Time
practice = practice
practice-explained = You undid a move, so this is a practice game.
score-in-hole = In the hole
score-home = Home
score-strokes = Strokes
score-points = Points
streak = Streak

## Dialogs and notices

practice-title = Undoing makes this a practice game
practice-body = You can keep playing and undo as much as you like, but the result won't count.
undo-anyway = Undo anyway
keep-playing = Keep playing
end-title = End this hole?
end-body = You'll score { $strokes } for this hole.
end-now = End hole
bookmarks = Bookmarks
bookmarks-short = Bookmarks
bookmarks-do = Bookmark a position to come back to it later.
bookmarks-practice = If you go back to a bookmark, this becomes a practice game.
bookmark-now = Bookmark this position
bookmark-at = Move { $move }
bookmark-here = current position
bookmark-remove = Remove bookmark: { $at }
bookmarked = Bookmarked: { $at }
deal-title = Choose a deal
deal-body = The same number gives the same deal on every device.
deal-field = Deal number
deal-field-single = Deal number for a single hole
deal-now = Deal
this-deal = This is deal { $deal }.
this-deal-unnumbered = This deal has no number.
deal-of-round = The deals of a round are random, so you can't choose another.
deal-as-single = Play this deal as a single hole
deal-number-wrong = Enter a whole number from 0 to 9223372036854775807.
impossible-stock = This layout can't be cleared, whatever the order of the stock.
impossible = This layout can't be cleared.
reshuffle = Reshuffle
play-anyway = Play anyway
connection-lost = Connection lost. Reconnecting…
connecting = Dealing…
stuck-title = No moves left
stuck-body = Undo, restart this deal or try a new one.
stuck-body-new = Try a new deal.
won-title = You won!
won-body = { moves-made }, { $time }.
moves-made = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
won-practice = Practice game.
hole-over = Hole { $number }: { $strokes }
hole-cleared = Cleared!
hole-cleared-spare = Cleared with { cards } left in the stock.
hole-ended = Hole over: { $strokes }
game-ended = Game over
# $count: the number, for its plural
points-scored = { $count ->
        [one] { $points } point.
       *[other] { $points } points.
    }
next-hole = Next hole
round-over = Round over: { $total } ({ $topar })
round-perfect = Perfect round: { $total } ({ $topar })
new-round = New round
dismiss = Dismiss

## Solver and hints

hint = Hint
hint-short = Hint
search-help = Solver
search-sees = Uses hidden cards. This game won't count as unaided.
searching = Searching…
showing = Playing the winning line…
show-me = Show me
show-stop = Stop
ask-verdict = Still winnable?
hint-which = Which move?
hint-then = And then?
hint-look = Try { $pile }
hint-move = { $cards } to { $pile }
hint-draw = Draw a card
hint-none = No moves left
hint-wins = Found a win in { moves-made }.
hint-lost = This position can't be won.
hint-unknown = No win found, but there may be one.
search-effort = { $nodes ->
        [one] Searched { $nodes } position in { $seconds } s.
       *[other] Searched { $nodes } positions in { $seconds } s.
    }
verdict = { $verdict ->
        [won] Still winnable
        [lost] Can't be won
       *[unknown] Undecided
    }
verdict-pending = Checking…
ask-par = What was the best possible score?
par-reached = { $kind ->
        [hole] You got the best possible score: { $best }.
       *[peaks] You got the best possible score: { $best } points.
    }
par-missed = { $kind ->
        [hole] Best possible: { $best }. You finished { $off } over.
       *[peaks] Best possible: { $best } points. You finished { $off } short.
    }
par-unproved = { $kind ->
        [hole] Best found: { $best }. There may be a better score.
       *[peaks] Best found: { $best } points. There may be a better score.
    }
helped = with help
helped-explained = { $hints ->
        [one] { $hints } hint
       *[other] { $hints } hints
    }, { $shown ->
        [one] { $shown } move
       *[other] { $shown } moves
    } shown. The solver uses hidden cards.
winnable = winnable
winnable-explained = The solver checked that this deal can be won.
deal-winnable = New winnable deal
only-winnable = Winnable deals only
looking-for-winnable = Looking for a winnable deal…

## Golf

score-card = Scorecard
score-card-short = Card
hole-number = Hole { $number }
total = Total
par-of-holes = To par
par-level = level par
par-under = { $strokes } under par
par-over = { $strokes } over par
par-of-round = Par { $par }
round-summary = Hole { $current } of { $holes }, total { $total }, { $topar }

## Multiplayer: match status and errors

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
        [won] won: the other side left
       *[lost] lost by leaving
    }
match-halved = halved
refused-no-seat = nobody is playing in that seat
refused-match-over = the match is over
refused-hole-over = you have already finished this hole
refused-draw-stands = you can't undo a draw when playing with others
error-no-company = { $game } isn't scored in strokes, so it can't be played as multiplayer Golf
error-holes = a multiplayer round has 9 or 18 holes, not { $holes }
error-limit = the time per hole must be at least one second
error-players = { $format ->
        [spit] Spit needs two players, not { $players }
        [match] match play needs two players, or two sides of two, three or four, not { $players }
       *[stroke] stroke play needs two to eight players, not { $players }
    }
error-name-empty = a name needs at least one letter
error-name-long = a name can have at most { $most } letters
# $code: what was entered
error-code = room codes have six letters
error-no-room = this room doesn't exist or has closed
refused-room-closed = this room has closed
refused-no-game = there is no game in progress
refused-playing = you can't do that during a game
refused-full = all { $most } seats are taken
refused-seated = you already have a seat
refused-not-seated = take a seat first
refused-not-host = only the host can do that
refused-no-level = there is no computer player of that level
refused-no-computer = there is nobody in that seat you can remove now
refused-no-code = couldn't find a free room code; try again
refused-no-record = no game has been finished in this room yet
refused-not-here = metrics are available only on the server itself
refused-worn-out = this room has expired; create a new one
refused-too-often = too many requests; try again in a minute
refused-too-fast = too many messages at once; slow down
refused-too-many = too many connections from your address
refused-many-seats = too many seats taken from your address
refused-crowded = the server has no space for another room; try again later

## Rooms

company = Play with others
company-game = { $game ->
        [golf] Golf
       *[spit] Spit
    }
company-about = { $game ->
        [golf] Two to eight players play the same hole at the same time.
       *[spit] Two players in real time, without turns.
    }
company-open = Create room
company-open-for = Create a room for { company-game }
company-code = Have a code?
company-code-hint = six letters
company-join = Join
room-title = { $game ->
        [golf] Golf with others
       *[spit] Spit for two
    }
room-gone = This room no longer exists.
room-entering = Joining…
room-invite = Invite others
room-invite-about = Anyone with the link or the code can join.
room-code = Code
room-link = Link
room-copy-link = Copy link
room-share = Share link
room-invitation = Play { company-game } with me
room-copied = Copied
room-not-copied = Your browser couldn't copy the link. Select it and copy it yourself.
room-players = Players
room-taken = { $taken } of { $most }
room-you = you
room-host = host
room-ready = ready
room-unready = not ready
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
room-add = Add computer
room-send-away = Remove { $name }
room-name = Your name
room-sit = Take a seat
room-rename = Change name
room-watching = You're watching.
room-watchers = { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
room-rules = Game settings
room-rules-host = Only the host, { $name }, can change these.
room-which = Game
room-rule-set = Rules
room-format = Scoring
room-format-is = { $format ->
        [match] Match play
       *[stroke] Stroke play
    }
room-format-about = { $format ->
        [match] The lowest score wins the hole. The side that wins the most holes wins the match. For two players or two sides.
       *[stroke] The lowest total wins.
    }
room-holes = Holes
room-own-deals = Separate deal for each player
room-play-off = Sudden death if tied
room-limit = Time per hole
room-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
room-no-limit = No limit
room-equal-rank = Cards can also go on the same rank
room-stack-equals = Equal ranks can be stacked in your own row
room-no-slap = No slapping: whoever goes out gets the smaller pile
room-start = I'm ready
room-not-yet = I'm not ready
room-wait-players = You need another player. Invite someone or add a computer.
# $count: how many
room-wait-ready = Waiting for { $names }.
room-wait-you = Everyone else is ready.
room-begins = Starting in { $seconds }…
room-leave = Leave
room-leave-title = Leave the game?
room-leave-body = You'll forfeit this game, and you can't rejoin it.
room-leave-now = Leave game
room-stay = Stay
room-again = Play again
room-to-lobby = Back to the room

## Golf with others

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
golf-resting = not playing this hole
golf-withdrawn = left
golf-stuck = No moves left. End the hole, or undo if you can.
golf-done = You finished the hole: { $strokes }.
# $count: how many
golf-waiting = Waiting for { $names }.
golf-watched = This hole is in progress. You'll see the cards when everyone has finished.
golf-impossible = This deal can't be cleared.
golf-turned = Hole { $hole }: results
golf-turned-extra = Extra hole { $hole }: results
golf-hole-best = best
golf-board-of = { $name }: final position
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
golf-you-win = You won!
golf-match-over = { $result ->
        [halved] The match is halved
        [conceded] Match over: one side left
       *[other] Final result: { $result }
    }
golf-place = Place
golf-said-finished = { $name } finished the hole.
golf-said-away = { $name } is away.
golf-said-back = { $name } is back.
golf-said-left = { $name } left.
# $count: how many
golf-said-leads = { $count ->
        [one] { $names } leads.
       *[other] { $names } lead.
    }
golf-said-minute = One minute left.
golf-said-seconds = { $seconds } seconds left.

## Spit

spit-title = Spit, round { $round }
spit-pile = { $name }, pile { $number }
spit-own-pile = Your pile { $number }
spit-centre = { $side ->
        [left] Left spit pile
       *[right] Right spit pile
    }
spit-onto = { $side ->
        [left] to the left pile
       *[right] to the right pile
    }
spit-open = { $name }, { $top }
spit-open-on = { $name }, { $top }, { cards } face down under it
spit-spares = { $has ->
        [yes] { $name } has spit cards left
       *[no] { $name } has no spit cards left
    }
spit-state = { $state ->
        [away] away
        [ready] ready
        [unready] not ready
        [able] can play
       *[stuck] can't play
    }
spit-holds = { $name }: { cards }
spit-counting = First cards in { $seconds }
spit-stuck = Nobody can play. New cards in { $seconds }
spit-blocked = Nobody can play, and no spit cards are left
spit-idle = Only you can play. Auto-play in { $seconds }
spit-idle-theirs = Only { $name } can play
spit-away = { $name } is away and forfeits in { $seconds }
spit-slap = Slap!
spit-slap-pile = Slap the { $side ->
        [left] left pile
       *[right] right pile
    }
spit-slap-wait = Too early!
spit-too-late = Too late: another card got there first
spit-round = Round { $round }
spit-took = { $name } takes a pile of { cards }.
spit-ready = Ready
spit-waiting = Waiting for { $name }
spit-you-won = You won!
spit-won = { $name } won
spit-nobody-won = Nobody won
spit-ending = { $how ->
        [out] The winner played all their cards.
        [left] The other player left.
        [absent] The other player was away too long.
       *[abandoned] Both players were away too long.
    }
spit-latency = Ping: { $ms } ms
spit-said-played = { $name }: { CARD($card) } { spit-onto }.
spit-said-forced = { $name } waited too long: { CARD($card) } was auto-played.
spit-said-shifted = { $name }: { CARD($card) } to place { $number }.
spit-said-new = New cards.
spit-said-tops = Left { $left }, right { $right }.
spit-said-top-none = empty
spit-said-out = { $name } has cleared their row. The round is over.
spit-said-blocked = Nobody can play. The round is over.
spit-said-slapped = { $name } slapped first.
spit-said-row = { $name }: { $piles }.
spit-said-pile = { $number }: { $top }
spit-said-no-fit = { $what } doesn't fit there.
spit-said-chosen = Holding { $what }.
spit-play-onto = { $number }: { CARD($card) } { spit-onto }
spit-play-to = { $number }: { CARD($card) } to place { $target }
spit-help-tap-does = Plays it where it fits, or on the nearer spit pile if it fits on both
spit-help-drag-does = Plays it where you drop it; places where it fits light up
spit-help-slap = Tap a spit pile
spit-help-slap-does = Slaps it; after a round you can tap anywhere on its side
spit-help-piles-does = Plays the top card of your pile 1 to 5 where it fits
spit-help-hold-does = Holds that card while you choose: Q, E or an arrow for a spit pile, a number for an empty place, Esc to put it back
spit-help-sides-does = Left or right spit pile: plays the card you're holding there, or slaps
spit-help-space-does = Says you're ready, or slaps the spit pile you started

## Card menu

card-menu-best = Best: { $place }
card-menu-foundation = To a foundation
card-menu-onto = On { CARD($card) }, { pile }
card-menu-draw = Draw
card-menu-none = No legal moves

## Settings

settings = Settings
language = Language
settings-looks = Appearance and sound
settings-table = Layout
settings-play = Gameplay
setting-theme = Theme
theme-system = Match system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
setting-suits = Suit colours
suits-two = Two
suits-four = Four
setting-index = Card index size
index-normal = Normal
index-large = Large
setting-speed = Animation speed
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
setting-sound = Sound
setting-foundations = Foundations and stock
foundations-above = Above the columns
foundations-below = Below the columns
setting-hand = Handedness
setting-hand-about = Puts the stock and the buttons within easy reach of that hand.
hand-right = Right
hand-left = Left
setting-mirror = Mirror the columns
setting-mirror-about = Column 1 is on the right. The cards themselves don't change.
setting-tap = When you tap or click a card
tap-play = Play it
tap-choose = Select it
setting-auto-play = Auto-move to foundations
auto-play-off = Never
auto-play-free = When it's safe
auto-play-all = Whenever possible
setting-supermoves = Multi-card moves
setting-supermoves-about = Move several cards at once by way of empty columns. Each card counts as one move.
setting-verdict = Still winnable?
setting-verdict-about = Shows after every move whether the game can still be won. This uses hidden cards, so the game counts as played with help.
setting-letter-keys = Letter and number keys
setting-letter-keys-about = Turn these off if speech input or a resting hand triggers them by accident. Arrow keys, Enter and Esc always work.

## Start page

search-games = Search games
search-hint = Find a game
no-game = No game is called “{ $query }”.
games-found = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
continue = Continue
played = { moves-made } · { $time }
save-record = Download game record
deal-named = Deal { $deal }
also = also called { $alias }
play = Play
play-game = Play { $game }
play-single-hole = Play { $game }: { single-hole }
nine-holes = Nine holes
single-hole = Single hole
options = Options
options-title = { $game } options
other-names = Also called { $names }
rules-title = { $game } rules
random-deal = random
quick-start = Quick start
deal-of-the-day = Deal of the day
today-state = { $state ->
        [new] the same for everyone
        [open] in progress
        [won] won
       *[over] over
    }
random-game = Random game
random-game-does = Any of { $count } games
yes = yes
no = no

## Rules page: source and note

source = Source
note = Note
loading = Loading…
back-to-games = All games

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
replay-keys = Left and right arrow keys step through the moves, Home and End go to the start and the end, Space plays.
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
verdicts-won-all = The game could be won all the way to the end.
verdicts-lost-all = This deal couldn't be won, even from the start.
verdicts-lost-by = Move { $move } lost the game: { $what }
verdicts-between = The game could be won up to move { $won }, and couldn't from move { $lost } on. The moves in between are undecided.
verdicts-won-until = The game could be won up to move { $won }. After that it's undecided.
verdicts-lost-from = The game couldn't be won from move { $lost } on. Before that it's undecided.
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
statistics-none = You haven't played any games yet.
statistics-kind = Statistic
statistics-kinds = { $kind ->
        [scored] Scored
        [winnable] Winnable deals
        [practice] Practice
       *[helped] With help
    }
statistics-kinds-explained = Scored games are played without help and without becoming practice games. Winnable deals, practice games and games with help are counted separately.
statistics-counts = A game counts from its first move. It's lost if you end it, get stuck, or leave it and start another deal of the same game. If you come back and win it, it counts as won.
statistics-played = Played
statistics-won = Won
statistics-share = Won, %
statistics-streak = Current streak
statistics-best-streak = Best streak
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
statistics-round-practice = practice
statistics-chart = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    } to par: best { $best }, latest { $latest }
statistics-handicap = Handicap { $handicap }
statistics-handicap-none = Play three rounds to get a handicap.
statistics-handicap-explained = Your average to par in the best 8 of your last 20 rounds. With fewer than 20 rounds, the best 40% count, rounded up. Practice rounds and rounds with help don't count.
statistics-recent = Finished games
best-games = Best games
best-cards = Cards
statistics-recent-game = { $won ->
        [yes] Won
       *[no] Lost
    } · { moves-made } · { $time }
data = Your data
data-does = Export all your games and their records to back them up, to open them in other programs, or to move them to another browser or another Longwood server. The file has one game per line.
data-export = Export
data-import = Import
data-importing = Checking the games…
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
data-remove-body = This deletes all games from this browser on this server, including games in progress, and your statistics. You leave your rooms, and your name is removed from them. You can't undo this, but you can import a file you exported earlier.
data-remove-now = Delete all
data-removed = { $count ->
        [0] There was nothing to delete.
        [one] { $count } game deleted.
       *[other] { $count } games deleted.
    }

## Sharing

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

## Errors

error-title = Something went wrong
unreachable = The server isn't responding. Is it running?
no-page = Page not found: { $path }
table-gone = This game is no longer available.
error-other = That didn't work.
with-detail = { $what } ({ $detail })

error-no-table = game not found; it may belong to another browser
error-no-round = round not found
error-other-rules = the rules of { $game } have changed since this game was started, so it can't continue
error-none-winnable = couldn't find a winnable deal in time ({ $count ->
        [one] { $count } deal
       *[other] { $count } deals
    } tried); try again or play any deal
error-replay-long = a shared game can have at most { $most } moves; this one has { $moves }
error-replay-unread = move { $number }: { $why }
error-replay-move = move { $number }, { $move }: { $why }
error-archive-line = this line isn't an exported game: { $why }
error-archive-record = the game record isn't valid: { $why }
error-archive-deal = the game record has no deal number
error-archive-long = a game can have at most { $most } steps
error-archive-times = the times or the round of this game aren't valid
error-archive-moves = the events of this game don't match the moves in its record
error-conflict = the game was changed somewhere else; you now see its latest state
error-store = the server can't load or save games at the moment; try again later
error-no-pile = there is no pile { $pile } in this game
error-deal-number = { $text } is not a deal number; use a whole number from 0 to { $most }
error-no-game = there is no game called { $game }
error-no-game-near = { $no }; did you mean { $nearest }?
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

## Why a move isn't allowed

reason-won = the game is won: every card is on its foundation
reason-own-column = the card is already in this column
reason-empty = the { CARD($card, form: "long") } can't go there: in { $game } { $empty ->
        [king] only Kings go to empty columns
        [queen] only Queens go to empty columns
        [none] empty columns stay empty
       *[any] any card can go to an empty column
    }
reason-fit = the { CARD($card, form: "long") } can't go on the { CARD($onto, form: "long") }: { $game } builds { reason-build }
reason-fit-down = the { CARD($card, form: "long") } can't go on the { CARD($onto, form: "long") }: { $game } builds down { reason-build }
reason-fit-ace = the { CARD($card, form: "long") } can't go on the { CARD($onto, form: "long") }: nothing goes on an Ace
reason-build = { $build ->
        [same_suit] in suit
        [different_suit] in different suits
        [alternate_colour] in alternating colours
       *[any] in any suit
    }
reason-draw-target = cards from the stock can only be drawn to the waste
reason-draw-count = a draw turns { cards } here
reason-stock-empty = the stock is empty
reason-no-stock = { $game } has no stock
reason-redeal-source = only the waste can be turned over to form a new stock
reason-no-redeal = { $game } has no redeal
reason-redeals-used = { $redeals ->
        [1] the only redeal has been used
       *[other] all { $redeals } redeals have been used
    }
reason-redeal-early = the waste can be turned over only when the stock is empty; it still has { cards }
reason-waste-empty = the waste is empty
reason-no-cards = a move needs at least one card
reason-waste-single = only the top card of the waste can be played
reason-no-column = there is no column { $number }
reason-column-empty = column { $number } is empty
reason-column-short = column { $number } has only { cards }
reason-single = in { $game } cards move one at a time
reason-face-down = face-down cards can't move
reason-no-run = the top { $count } cards of column { $number } aren't a { $run ->
        [same_suit] run of one suit
       *[by_build] run
    }
reason-no-return = in { $game } cards can't come back from the foundations
reason-return-single = cards come back from a foundation one at a time
reason-return-unnamed = name the card that comes back from the foundation
reason-return-not-top = the { CARD($card, form: "long") } isn't on top of a foundation
reason-return-starter = the { CARD($card, form: "long") } started its foundation and can't leave it
reason-on-foundation = the card is already on a foundation
reason-foundation-single = cards go to a foundation one at a time
reason-nothing-there = cards can't be moved there
reason-foundation = no foundation can take the { CARD($card, form: "long") } yet: they build up { $up ->
        [suit] in suit
       *[alternate_colour] in alternating colours
    } from the { RANK($base) }
reason-cleared = the tableau is cleared, so the game is over
reason-must-play = with must_play you can draw only when no card can be played
reason-hole-only = in { $game } cards go to the hole one at a time, and nowhere else
reason-place = { $layout ->
        [columns] column
        [fans] fan
       *[slots] slot
    } { $number }
reason-place-empty = { reason-place } is empty
reason-no-place = there is no { reason-place }
reason-place-covered = { reason-place } is covered by another card
reason-hole-king = the { CARD($card, form: "long") } can't go on the { CARD($onto, form: "long") }: in { $game } { $only ->
        [queen] only a Queen
        [queen-joker] only a Queen or a joker
        [joker] only a joker
       *[nothing] nothing
    } goes on a King
reason-hole-one = the { CARD($card, form: "long") } can't go on the { CARD($onto, form: "long") }: it takes only { $first ->
        [1] an Ace
        [8] an 8
       *[other] a { RANK($first) }
    }
reason-hole-two = the { CARD($card, form: "long") } can't go on the { CARD($onto, form: "long") }: it takes only { $first ->
        [1] an Ace
        [8] an 8
       *[other] a { RANK($first) }
    } or { $second ->
        [1] an Ace
        [8] an 8
       *[other] a { RANK($second) }
    }
reason-foundation-empty = foundation { $number } is empty
reason-no-foundation = there is no foundation { $number }

refused-closed = the next hole has been dealt, so this one can't be changed
refused-ended = this game has ended
refused-too-long = this game has reached the longest length allowed; download its record if you like, and start a new deal
refused-redo = nothing to redo
refused-bookmarked = this position is already bookmarked
refused-bookmarks-full = you can have { $most } bookmarks; remove one first
refused-no-bookmark = there is no bookmark { $number }
refused-here = you are already at this position
refused-over = this game is already over
refused-undo = nothing to undo
refused-no-par = this game isn't scored in strokes or points
refused-heard = already done
refused-moved-on = the game changed in another tab first
refused-cards-gone = too late: those cards have already moved
refused-given-up = the game changed in another tab, so the search was stopped
refused-not-over = the best score is available only after the hole is over
refused-marks-helped = this game isn't over; if you analyse it now, it counts as played with help
refused-replay-open = only finished games can be analysed, and this one isn't over
refused-not-joined = only a move to a foundation can be joined to the move before it
refused-which-deal = ask for a deal number, a winnable deal or the deal of the day, but only one of them
refused-won = this game is won, and the result is final
refused-practice = undoing this makes it a practice game, and the result won't count
refused-no-round = { $game } isn't played in rounds of nine holes
refused-hole-open = hole { $number } isn't over yet
refused-round-over = the round is over
refused-no-reshuffle = you can reshuffle only before the first move, and only if the layout can't be cleared
refused-clock = this is earlier than the last event
refused-paused = the match is paused until the other player is back
refused-ready = the match isn't waiting for you to be ready
refused-not-playing = you can play cards and slap only during a round
refused-not-on-top = that card isn't on top of one of your piles
refused-no-place = there is no such pile
refused-no-fit = the { CARD($card, form: "long") } doesn't fit on the { CARD($onto, form: "long") }
refused-not-empty = a card can move only to an empty place in its row or, if the option is on, onto its own rank
refused-no-slap = there is nothing to slap
refused-slap-locked = you slapped too early; wait a moment
refused-away = this player is already away
refused-not-away = this player isn't away

## Help

help-title = Controls
help-pointer = Mouse, touch and pen
help-tap = Tap a card
help-tap-does = Plays it where it fits best. In Settings you can make the first tap select the card and the second choose its place
help-drag = Drag a card
help-drag-does = Moves it where you want; legal places light up
help-stock = Tap the stock
help-draw-does = Draws, or turns the waste over
help-menu = Hold a card, or right-click it
help-menu-does = Shows every place it can go
help-waste = Hold the waste
help-waste-does = Shows all its cards
help-keyboard = Keyboard
help-keys-off = Letter, number and ? keys are turned off in Settings.
help-arrows = Arrow keys
help-arrows-does = Move between piles; up and down choose how many cards to move
help-piles-does = Go to columns 1 to 10, with Shift to 11 to 20; S goes to the stock, T to the waste
help-home-does = Plays the selected card to a foundation
help-enter-does = Plays the selected card where it fits best
help-pick-up-does = Picks the card up: arrow keys choose a legal place, Enter drops it, Esc cancels
help-look-does = Shows all cards of the waste
help-undo-does = Undo
help-redo-does = Redo
help-new-deal-does = New deal
help-hint-does = Hint; press again for more
help-bookmarks-does = Bookmarks: save this position or go back to another
help-plays-does = Reads your possible moves aloud
help-changed-does = Reads the last change aloud
help-table-does = Reads the whole table aloud
help-page-does = Opens this help

## Rules in one line

brief-columns = { $columns } columns of { $cards }
brief-columns-face-down = { $columns } columns of { $cards } ({ $down } face down)
brief-decks = { $decks ->
        [one] { $decks } deck
       *[other] { $decks } decks
    }
brief-preset = { RANK($rank) }s start on the foundations
brief-base-first = the first card sets the base rank
brief-base = foundations start with { RANK($rank) }s
brief-foundations-alternate = foundations in alternating colours
brief-build = built down { $build ->
        [same_suit] in suit
        [different_suit] in different suits
        [alternate_colour] in alternating colours
       *[any] in any suit
    }
brief-kings-on-aces = Kings go on Aces
brief-run = { $run ->
        [by_build] runs move together
        [same_suit] runs of one suit move together
       *[single] one card at a time
    }
brief-empty = { $empty ->
        [king] only Kings go to empty columns
        [queen] only Queens go to empty columns
        [auto_fill] empty columns fill automatically
       *[none] empty columns stay empty
    }
brief-no-stock = no stock
brief-draw = draw { $draw }
brief-redeals = { $redeals ->
        [one] { $redeals } redeal
       *[other] { $redeals } redeals
    }
brief-redeals-unlimited = unlimited redeals
brief-return = cards can come back from the foundations
brief-peaks = three peaks, { $cards } cards in all
brief-pyramid = a pyramid of { cards }
brief-piles = { $piles ->
        [one] { $piles } column
       *[other] { $piles } columns
    } of { $cards }
brief-fans = { $piles ->
        [one] { $piles } fan
       *[other] { $piles } fans
    } of { $cards }
brief-round-the = { $layout } around the { CARD($card, form: "long") }
brief-covered = { $layout }, covered cards face down
brief-rank-wrap = one rank up or down, Aces and Kings connect
brief-rank-queen = one rank up or down, only Queens on Kings
brief-rank-nothing = one rank up or down, nothing on Kings
brief-jokers = { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }
brief-any-first = start with any card
brief-must-play = draw only when you can't play
brief-race = { $piles } stock piles each, no turns
brief-rank-equal = one rank up or down or the same rank, Aces and Kings connect
brief-stack = equal ranks stack
brief-no-slap = no slapping

## Rules page: headings

page-aim = Goal
page-deal = Deal
page-foundations = Foundations
page-building = Building
page-runs = Moving runs
page-empty-columns = Empty columns
page-stock-and-waste = Stock and waste
page-scoring = Scoring
page-end = End of the game
page-play = Playing
page-stock = Stock
page-the-end = End of the game
page-impossible = Impossible layouts

## Rules page of the Forty Thieves family

page-aim-columns = Move all { $cards } cards to the foundations. Build each foundation up { page-order }.
page-order =
    { $up ->
        [suit] in suit
       *[alternate_colour] in alternating colours
    } { $order ->
        [ace] from the Ace to the King
        [first] from the base rank to the rank below it, with the Ace following the King
        [to-ace] from the { RANK($base) } to the King, and then the { RANK($last) }
       *[round] from the { RANK($base) } to the { RANK($last) }, with the Ace following the King
    }
page-shuffled = { $decks ->
        [1] One deck
        [2] Two decks
        [3] Three decks
        [4] Four decks
       *[other] { $decks } decks
    } ({ $cards } cards) { $decks ->
        [1] is shuffled.
       *[other] are shuffled together.
    }
page-preset-out = Before the shuffle, the { $count } { RANK($rank) }s are taken out to start the foundations.
page-dealt-columns = { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } of { cards }, dealt row by row from left to right{ $faces ->
        [up] , all face up
        [top] , with only the top card of each face up
       *[some] , with the bottom { WORD($down) } of each face down and the top { WORD($up) } face up
    }.
page-turns-up-column = A face-down card turns face up as soon as no card covers it.
page-base-card = The next card starts the first foundation. Its rank is the base rank of this deal.
page-stock-left = { $count ->
        [one] The remaining card forms
       *[other] The remaining { $count } cards form
    } the stock, face down.
page-waste-empty = { page-stock-left } The waste starts empty.
page-all-dealt = All cards are dealt, so there is no stock.
page-foundations-suit = There are { $foundations } foundations, one for each suit.
page-foundations-suits = There are { $foundations } foundations, { WORD($decks) } for each suit.
page-foundations-base = There are { $foundations } foundations, each starting with { $base ->
        [0] a card of the base rank
        [1] an Ace
        [8] an 8
       *[other] a { RANK($base) }
    }.
page-foundation-preset = Each starts with its { $base ->
        [0] card of the base rank
       *[other] { RANK($base) }
    } already in place.
page-foundation-start = Move { $base ->
        [0] a card of the base rank
        [1] an Ace
        [8] an 8
       *[other] a { RANK($base) }
    } to an empty foundation to start it.
page-foundations-built = Foundations are built up { page-order }, one card at a time.
page-copies = Copies of the same card are interchangeable.
page-no-return = Cards can't come back from the foundations.
page-return = You can move the top card of a foundation back to a column where it fits.
page-return-but = You can move the top card of a foundation back to a column where it fits, except { $count ->
        [one] the card that was dealt there
       *[other] the cards that started there
    }.
page-not-compulsory = You never have to move a card to a foundation.
page-building-how = You can move the top card of a column{ $from ->
        [waste] {" "}or of the waste
       *[columns] { "" }
    } to a foundation if it comes next there. You can also move it onto the top card of another column that is one rank higher and { page-of-build }.
page-of-build = { $build ->
        [same_suit] of the same suit
        [different_suit] of a different suit
        [alternate_colour] of the other colour
       *[any] of any suit
    }
page-example = { $build ->
        [same_suit] For example, the 9 of hearts goes on the 10 of hearts.
        [different_suit] For example, the 9 of hearts goes on the 10 of clubs, diamonds or spades.
        [alternate_colour] For example, the 9 of hearts goes on the 10 of clubs or spades.
       *[any] For example, the 9 of hearts goes on any 10.
    }
page-kings-on-aces = Aces and Kings connect: a King goes on an Ace { page-of-build }.
page-nothing-on-ace = Nothing goes on an Ace.
page-run-single = Cards move one at a time.
page-run = A run is a sequence of cards on top of a column{ $down ->
        [yes] , all face up
       *[no] { "" }
    }. Each card is one rank lower than the one beneath it and { $run ->
        [same_suit] of the same suit
       *[by_build] { page-of-build }
    }.
page-run-parts = You can move a whole run or part of it.
page-run-fits = The deepest card you move must fit where the run goes.
page-run-foundation = Cards go to a foundation one at a time.
page-any-card = any { $runs ->
        [yes] movable card or run
       *[no] movable card
    }
page-from = { $from ->
        [waste] from a column or the waste
       *[columns] from a column
    }
page-empty-any = You can fill an empty column with { page-any-card } { page-from }.
page-empty-not-filled = Empty columns don't fill automatically.
page-empty-none = Empty columns stay empty.
page-empty-auto = When a column becomes empty, the top card of the waste fills it at once. If the waste is empty, the next card of the stock does. This is part of the move that emptied the column.
page-empty-auto-draws = When a column becomes empty, the top card of the waste fills it at once. If the waste is empty, { $draw } cards (or as many as are left) are drawn first, and the last one drawn fills the column. All of this is part of the move that emptied it.
page-empty-auto-after = When both the waste and the stock are empty, the column stays empty. You can then fill it with { page-any-card }.
page-empty-rank = Only a { RANK($rank) }{ $runs ->
        [yes] { " " }or a run whose deepest card is a { RANK($rank) }
       *[no] { "" }
    } can fill an empty column, { page-from }.
page-no-stock-no-waste = There is no stock and no waste.
page-draw = { $draw ->
        [1] A draw turns the next card of the stock face up onto the waste.
       *[other] A draw turns the next { $draw } cards of the stock (or as many as are left) face up onto the waste one by one, so the last one is on top.
    } You can draw whenever there are cards in the stock, even if you could play a card.
page-waste-plays = You can play the top card of the waste at any time. Only drawn cards go to the waste.
page-waste-look = You can look through all cards of the waste.
page-redeal-none = You go through the stock once. There is no redeal.
page-redeal-how = When the stock is empty, you can turn the waste over to form a new stock. It isn't shuffled, so the cards come in the same order again.
page-redeal-unlimited = { page-redeal-how } You can do this as often as you like.
page-redeals = { page-redeal-how } You can do this { $redeals ->
        [1] once
        [2] twice
       *[other] { WORD($redeals) } times
    }, for { $passes } passes in all.
page-score-columns = Your score is the number of cards on the foundations, out of { $cards }. Your moves and time are shown too.
page-won-columns = You win when all { $cards } cards are on the foundations.
page-stuck = You are stuck when no legal move makes a difference{ page-whole-column }.
page-stuck-drawing = You are stuck when no card can move except by drawing{ page-whole-column }, and no card you can still draw to the top of the waste fits anywhere.
page-whole-column = { $null ->
        [yes] { " " }(moving a whole column to an empty one doesn't count)
       *[no] { "" }
    }
page-stuck-after = When you are stuck you can still undo, restart or start a new deal.

## Rules page of the Golf family

page-aim-covering = Clear the tableau: play all { cards } onto the single foundation, also called the hole.
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
page-hole-card-out = Before the shuffle, the { CARD($card, form: "long") } is taken out to start the foundation.
page-hole-dealt = The next card is dealt face up to start the foundation.
page-hole-empty = The foundation starts empty.
page-covered-columns = { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } of { cards }, dealt row by row from left to right, { page-faces }.
page-covered-fans = { $fans ->
        [one] { $fans } fan
       *[other] { $fans } fans
    } of { cards } around the foundation, dealt one card to each in turn, { page-faces }.
page-covered-peaks = Three peaks with { $cards } cards in all, dealt in rows of 3, 6, 9 and 10 from left to right, { page-faces }.
page-peaks-cover = Each card above the bottom row is covered by two cards of the row below. The bottom row connects the peaks.
page-covered-pyramid = A pyramid of { cards }, dealt in rows of 1 to { $rows } from left to right, { page-faces }.
page-pyramid-cover = Each card above the bottom row is covered by two cards of the row below.
page-faces = { $faces ->
        [covered] with covered cards face down and the rest face up
       *[up] all face up
    }
page-turns-up-slot = A face-down card turns face up as soon as nothing covers it.
page-playable = { $layout ->
        [columns] You can play only the top card of each column.
        [fans] You can play only the top card of each fan.
       *[slots] You can play only cards that no other card covers.
    }
page-fits = A card goes onto the foundation if it is one rank higher or one rank lower than the top card there. Suits don't matter.
page-wrap = Aces and Kings connect: an Ace goes on a King, and a King on an Ace.
page-no-wrap = Aces and Kings don't connect: only a 2 goes on an Ace.
page-king-queen = Only a Queen goes on a King.
page-king-joker = Only a joker goes on a King.
page-king-nothing = Nothing goes on a King.
page-joker = A joker goes on any card, and any card goes on a joker.
page-any-first = While the foundation is empty, you can start it with any playable card.
page-nothing-on-pile = You can't put cards on a { $layout ->
        [fans] fan
       *[columns] column
    }.
page-no-stock = There is no stock: you play with the tableau alone.
page-draw-covering = A draw turns the next card of the stock onto the foundation, whatever its rank. You can draw { $when ->
        [stuck] only when no card of the tableau can be played
       *[any] at any time, even if a card of the tableau can be played
    }.
page-no-redeal = There is no redeal.
page-score-hole-cards = Your score is the number of cards in the hole, out of { $cards }.
page-score-hole = Your score for a deal (a hole of Golf) is the number of cards left in the tableau, at most { $cards }. Lower is better.
page-score-stock = If you clear the tableau, your score is minus the number of cards left in the stock, at best -{ $cards }.
page-score-joker = A joker left over counts 1, like any other card.
page-score-round = A round has { WORD($holes) } holes and a par of { $par }. A total of { $par } or less is par or better, and 0 or less is a perfect round.
page-score-streak = The first card of a streak scores 1 point, the second 2 points, and so on. { $peaks ->
        [1] Clearing the peak scores { $last } more.
        [2] Clearing a peak scores more: { $each } for the first and { $last } for the last.
       *[other] Clearing a peak scores more: { $each } for each of the first { WORD($butlast) } and { $last } for the last.
    }
page-score-draw = A draw costs { $points } points and ends the streak.
page-score-most = The highest possible score is { $points }.
page-won-covering = You win as soon as the tableau is empty.
page-stuck-covering = You are stuck when { $stock ->
        [yes] the stock is empty and no card can be played
       *[no] no card can be played
    }.
page-impossible-hidden = Longwood doesn't say whether a layout can be cleared, because that would give away face-down cards.
page-impossible-some = Some layouts can't be cleared { $stock ->
        [yes] in any order of the stock
       *[no] whatever you play
    }, and Longwood tells you when you get one.
page-impossible-queens = One example is a layout where all { $queens } Queens are under a King in the same { $layout ->
        [fans] fan
       *[columns] column
    }, because a King goes only on a Queen.
page-impossible-reshuffle = Before your first move, you can reshuffle such a layout without penalty or play it anyway.

## Rules page of Spit

page-race-stuck = When nobody can play
page-race-round = End of a round
page-race-last = Last rounds
page-race-fair = Fair play
page-aim-race = Be the first to get rid of all your cards.
page-race-halves = Each of the two players gets { $count } cards.
page-race-rows = Each player deals { $piles } stock piles in a row. The first row of cards goes to piles 1 to { $piles }, the next to piles 2 to { $piles }, and so on, { $cards } cards in all. Only the last card of each pile is face up.
page-race-spares = The remaining { $count } cards are the player's spit cards. They stay face down, and nobody looks at them.
page-race-spit = When both players are ready, there is a countdown of { $seconds } seconds. Then both turn a spit card to the middle at the same moment to start the two spit piles.
page-race-unready = A player who isn't ready after { $seconds } seconds counts as ready.
page-race-turns = There are no turns. Both players play as fast as they can, one card at a time.
page-race-fits = The face-up card on top of a stock pile goes onto either spit pile if it is one rank higher or lower than the top card there{ $equal ->
        [yes] , or of the same rank
       *[no] {""}
    }. Suits don't matter.
page-race-turns-up = A face-down card turns face up as soon as no card covers it.
page-race-empty = You can move a face-up top card to an empty place in your own row. A row never has more than { $piles } piles.
page-race-stack = You can also put a top card onto another top card of the same rank in your own row.
page-race-kept = You can't undo a move.
page-race-nothing = When neither player can play a card, or uncover one by moving another, there is a countdown of { $seconds } seconds. Then each player turns a spit card onto the pile they started.
page-race-alone = If only one player has spit cards left, only that player turns one, onto the pile they started.
page-race-must = If you can play and the other player can't, you must play. After { $seconds } seconds, your leftmost playable card is played for you. If no card fits, one is moved to uncover another.
page-race-over = A round is over when a player has no cards left in their stock piles.
page-race-slap = Then both players slap. The first to slap takes that spit pile, and the other player gets the other one.
page-race-unslapped = If nobody slaps within { $seconds } seconds, the player who emptied their stock piles gets the smaller pile. If the piles are equal, each player takes the one they started.
page-race-early = Slapping before the round is over does nothing, but you can't slap again for { $seconds } seconds.
page-race-smaller = The player who emptied their stock piles gets the smaller spit pile, and the other player the larger one. If the piles are equal, each player takes the one they started. Nobody slaps.
page-race-next = Each player adds the pile to their remaining cards, shuffles them and deals the next row.
page-race-blocked = When nobody can play and no spit cards are left, { $slap ->
        [yes] both players slap as well. If nobody slaps, the player with fewer cards in their stock piles gets the smaller pile.
       *[no] the player with fewer cards in their stock piles gets the smaller pile.
    }
page-race-few = A player with { $cards } cards or fewer deals all of them to their stock piles and has no spit cards.
page-race-one-pile = Then there is only one spit pile, which the other player starts and adds to.
page-race-win = If the player without spit cards is the first to empty their stock piles, they win.
page-race-goes-on = If the other player is first, the player without spit cards takes the spit pile, and the next round is dealt. A player who then has no cards at all wins.
page-race-one-blocked = When nobody can play and no spit cards are left, the player with more cards in their stock piles takes the pile. If both have the same number, the player who began the round without spit cards takes it.
page-race-first = If both players play to the same pile, the card that arrives first counts. The other card goes back without penalty if it no longer fits.
page-race-unseen = You can't see how many cards are in a spit pile until someone takes it.
page-race-away = If a player loses the connection, the match waits for { $seconds } seconds. A player who isn't back by then loses.
page-race-absences = The match waits for each player for { $seconds } seconds in all. A player who disconnects after that loses.

## Options

option-queens-on-kings = Queens can go on Kings
option-around-corner = Aces and Kings connect
option-jokers = Jokers
option-empty-foundation = Start with an empty foundation
option-must-play = Draw only when no card can be played
option-decks = Decks
option-open = All cards face up
option-face-down = Covered cards face down
option-any-starter = Any card can start the hole
option-on-king = What goes on a King
option-foundation-return = Cards can come back from the foundations
option-equal-rank = Cards can also go on the same rank
option-stack-equals = Equal ranks can be stacked in your own row
option-no-slap = No slapping: whoever goes out gets the smaller pile

## Command line

cli-no-game = { $error }; `longwood games` lists them all
cli-deal = { $game }, deal { $deal }
cli-position = { $game }, custom position
cli-line = line { $line }: { $what }
cli-titled = { $title }: { $what }
cli-and = { $first }; { $last }
cli-on = on
cli-off = off
cli-options = Options
cli-also = Also called
cli-elsewhere = Other versions
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
       *[cancelled] cancelled
    }
cli-effort = { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }, { $seconds } s
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
cli-hint = play { $move }: { $reason }
cli-hint-seen = { $advice } (uses cards you cannot see)
cli-hint-won = the game is already won
cli-hint-win = it wins in { moves-made }
cli-hint-none = no moves left
cli-hint-line = { $why }; this move starts the line that got furthest, { $far }
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
cli-simulated = match { $number } ({ $players }): { $result }, { moves-made } in { $minutes } min { $seconds } s
cli-simulated-wins = seat { $seat } ({ $player }): won { $wins } of { $games }
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
