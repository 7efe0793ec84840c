# English texts: the table, its dialogs and settings, and the start page. The notes for all texts of a language are in cards.ftl.

## Toolbar and status

app-name = Longwood
nav = Pages
nav-play = Play
nav-daily = Daily
title = { $name } · Longwood
title-start = Solitaire games
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
give-up = Give up
rules-button = Rules
rules-button-short = Rules
help = Help
more = More
more-after-move = After your first move
pause = Pause
paused = Paused
paused-body = The board is hidden and the clock is stopped.
resume = Resume
full-screen = Full screen
full-screen-leave = Exit full screen
print-deal = Print this deal
menu = Games
close = Close
tools = Game controls
moves = Moves
time = Time
practice = with undo
practice-explained = You undid a move, so this game counts as played with undo.
score-in-hole = In the hole
score-home = Home
score-strokes = Strokes
score-points = Points
streak = Streak

## Dialogs and notices

practice-title = Undo this move?
practice-body = You can undo as much as you like, but this game will count as played with undo.
undo-anyway = Undo
keep-playing = Keep playing
end-title = End this hole?
end-body = You'll score { $strokes } for this hole.
end-now = End hole
restart-title = Restart this deal?
leave-title = Start a new deal?
leave-body = This game stays on the start page under Continue. It counts as lost unless you come back and win it.
back-to-game = Back to your game
bookmarks = Bookmarks
bookmarks-short = Bookmarks
bookmarks-do = Bookmark a position to come back to it later.
bookmarks-practice = If you go back to a bookmark, this game counts as played with undo.
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
deal-of-round = The deals in a round are random, so you can't choose one.
deal-as-single = Play this deal as a single hole
deal-number-wrong = Enter a whole number from 0 to 9223372036854775807.
impossible-stock = This layout can't be cleared, whatever the order of the stock.
impossible = This layout can't be cleared.
reshuffle = Reshuffle
play-anyway = Play anyway
connection-slow = Waiting for the server…
connection-lost = Connection lost. Reconnecting…
connection-waits = No connection. Your game continues when you're back online.
connection-move-waits = No connection. Your move will be made when you're back online.
play-another = Play another game
refused-no-connection = No connection. Your game continues when you're back online.
refused-move-waits = One move is waiting for the connection. You can go on when it's back.
connecting = Dealing…
stuck-title = No moves left
stuck-body = Undo, restart this deal or try a new one.
stuck-body-new = Try a new deal.
won-title = You won!
solved-title = Solved
solved-for-you = The solver played much of this game, so it doesn't count as your win.
moves-made = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
won-practice = Played with undo.
hole-over = Hole { $number }: { $strokes }
hole-cleared = Cleared!
hole-cleared-spare = Cleared with { cards } left in the stock.
hole-ended = Hole over: { $strokes }
gave-up = You gave up
game-ended = Game over
next-hole = Next hole
round-over = Round over: { $total } ({ $topar })
round-perfect = Perfect round: { $total } ({ $topar })
new-round = New round
dismiss = Dismiss
finish-offer = All cards can go to the foundations
finish-game = Finish

## Solver and hints

hint = Hint
hint-short = Hint
search-help = Solver
search-sees = Uses hidden cards. This game won't count as unaided.
hint-counts = This game now counts as played with help.
searching = Searching…
showing = Playing a win…
back-to-win = Back to where it could be won
back-to-win-short = Last winnable position
back-to-win-note = Counts as help and undo
back-to-win-asks = Looking for the last position that could be won…
back-at = Back at the last position that could be won.
back-at-undecided = This position can be won. The solver couldn't decide the later ones.
back-unknown = The solver found no position in this game that it knows can be won.
back-here = This position can still be won.
show-me = Show me
show-stop = Stop
show-pace = Speed
show-skip = Skip to the end
hint-play = Play it
tap-nowhere = There's no place for { $cards } now.
ask-verdict = Still winnable?
hint-which = Which move?
hint-then = And then?
gain-frees = It frees the { CARD($card, form: "long") }.
gain-turns = It turns over a face-down card.
gain-empties = It empties a column.
gain-follows = The { CARD($card, form: "long") } can follow it.
gain-only = It's the only move.
gain-builds = It builds up a foundation.
gain-run = It makes a run of { cards }.
gain-home = It gets the { CARD($card, form: "long") } to a foundation in { moves-made }.
gain-home-other = It gets one more card to a foundation in { moves-made }.
gain-turns-in = It turns over a face-down card in { moves-made }.
gain-empties-in = It empties a column in { moves-made }.
gain-hosts = It makes a place for the { CARD($card, form: "long") }.
gain-hosts-other = It makes a place for a card you haven't seen.
gain-reaches = It clears the way for the { CARD($card, form: "long") }.
gain-waste = It gets a card out of the waste.
gain-draws = { $to ->
        [foundation] { $draws ->
            [1] The next card goes to a foundation.
           *[other] A card for a foundation comes in { $draws } draws.
        }
       *[column] { $draws ->
            [1] The next card has a place in a column.
           *[other] A card for a column comes in { $draws } draws.
        }
    }
gain-chain = You can play { cards } in a row.
gain-draws-chain = { $draws ->
        [1] The next card lets you play { cards }.
       *[other] In { $draws } draws, you can play { cards }.
    }
gain-takes = It takes one more card before the next draw.
hint-look = Try { $pile }
hint-look-card = Try the { CARD($card, form: "long") }
hint-move = { $cards } to { $pile }
hint-draw = Draw a card
hint-none = No moves left
hint-wins = Found a win in { moves-made }.
hint-best = { $exact ->
        [yes] Best possible here: { $best }.
       *[no] Best found here: { $best }.
    }
showing-best = Playing the best line…
hint-lost = This position can't be won.
hint-unknown = No win found, but there may be one.
details = Details
search-progress = { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    }
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
hint-fair = Fair hint
hint-fair-why = Only while cards are hidden
hint-fair-sees = Uses only the cards you have seen.
hint-fair-wins = Best from what you can see: { $share } ({ $wins } of { $samples } possible deals won)
hint-fair-none = Best from what you can see. No win found in { $samples } possible deals.
fair-hints = { $count ->
        [one] { $count } fair hint
       *[other] { $count } fair hints
    }
fair-explained = A fair hint uses only the cards you have seen. The game still counts as unaided.
unsolved = unsolved
unsolved-explained = No search has found out yet whether this deal can be won.
unsolved-won = You solved a deal that no search could decide!
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

## Card menu

card-menu-best = Best: { $place }
card-menu-foundation = To a foundation
card-menu-onto = On { CARD($card) }, { pile }
card-menu-cards = Cards of this column
card-menu-draw = Draw
card-menu-none = No legal moves

## Help

help-title = Controls
help-pointer = Mouse, touch and pen
help-tap = Tap a card
help-tap-does = Plays it where it fits best; in Settings you can choose to tap the card first and then its destination
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
help-piles-does = Go to columns 1 to 10 (with Shift: 11 to 20); S goes to the stock, T to the waste
help-home-does = Plays the selected card to a foundation
help-enter-does = Plays the selected card where it fits best
help-pick-up-does = Picks the card up: arrow keys choose a legal place, Enter drops it, Esc cancels
help-look-does = Shows every card in the waste
help-undo-does = Undo
help-redo-does = Redo
help-new-deal-does = New deal
help-hint-does = Hint; press again for more
help-fair-does = Fair hint, from the cards you have seen
help-bookmarks-does = Bookmarks: save this position or go back to another
help-pause-does = Pause or resume the game
help-plays-does = Reads your possible moves aloud
help-changed-does = Reads the last change aloud
help-table-does = Reads the whole table aloud
help-page-does = Opens this help

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
settings-cards = Cards and felt
setting-face = Card faces
face-classic = Classic
face-modern = Large figures
face-minimal = Minimal
setting-back = Card backs
back-classic = Diamonds
back-crimson = Crimson
back-waves = Waves
back-stars = Stars
back-leaves = Leaves
back-weave = Weave
setting-felt = Felt
felt-green = Green
felt-blue = Blue
felt-plum = Plum
felt-slate = Slate
felt-night = Night
setting-accent = Accent colour
accent-green = Green
accent-blue = Blue
accent-violet = Violet
accent-rose = Rose
accent-orange = Orange
setting-time = Show the time
setting-time-about = The time is still measured, and the summary of a finished game shows it.
setting-score = Show the score
setting-card-size = Card size
card-size-small = Small
card-size-normal = Normal
card-size-large = Large
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
sound-off = Off
sound-quiet = Quiet
sound-normal = Normal
sound-loud = Loud
setting-foundations = Foundations and stock
setting-foundations-about = On a phone held upright, the stock is usually at the bottom either way.
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
setting-strict = Strict scoring
setting-strict-about = Asks before an undo. A game with undo is always counted separately.
setting-letter-keys = Letter and number keys
setting-letter-keys-about = Turn these off if speech input or a resting hand triggers them by accident. Arrow keys, Enter and Esc always work.

## Start page

search-games = Search games
search-hint = Find a solitaire game
no-game = No game is called “{ $query }”.
search-missing = { $game } isn't here yet. These games are the most like it:
search-similar = Did you mean one of these?
search-generic = solitaire, patience, card, cards, game, games, play, free
# Words that a search understands as a filter, in any form that players type.
search-easy = easy, simple, easiest, beginner, winnable
search-hard = hard, difficult, hardest, tough
search-short = short, quick, fast, shortest
search-long = long, longest
search-unplayed = new, unplayed, untried
search-multiplayer = multiplayer, friends, online, computer, room
games-found = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
continue = Continue
continue-aside = Take { $game } off the list
continue-back = Put { $game } back on the list
continue-off = { $game } is off the list.
continue-all = { $count ->
        [one] Show one unfinished game
       *[other] Show all { $count } unfinished games
    }
played = { moves-made } · { $time }
save-record = Download game record
deal-named = Deal { $deal }
also = also called { $alias }
play = Play
play-game = Play { $game }
play-usual = Play { $game } with its usual rules
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
        [new] the same deal for everyone
        [open] in progress
        [won] won
       *[over] over
    }
new-game = Something new
new-game-does = An easy game you haven't played
random-game = Random game
random-game-does = Any of { $count } games
welcome = Solitaire, free and without ads: { $count } games with hints, daily deals and honest odds.
welcome-learn = New here? Start with a lesson
yes = yes
no = no

## Play without a server

offline-title = Play offline
offline-files = { $state ->
        [impossible] This browser can't play offline here. It needs HTTPS and a normal window.
        [downloading] Downloading: { $percent }% of { $size } MB
        [ready] Ready. You can play every solitaire game without a connection.
        [failed] The download failed. Check your connection and try again.
       *[missing] Not downloaded yet. After your first move, the download ({ $size } MB) starts by itself, unless your connection is metered.
    }
offline-download = Download now ({ $size } MB)
offline-update = { $state ->
        [downloading] Downloading the update…
        [ready] The update is ready. Reload this page to use it.
        [failed] The update couldn't be installed. Check your connection and try again.
       *[waiting] An update is available. Your connection is metered, so it waits until you ask for it. Until then, you play the earlier version.
    }
offline-update-now = Update now ({ $size } MB)
offline-only-here = { $count ->
        [one] { $count } game is only in this browser so far. It's sent to the server when the server is back.
       *[other] { $count } games are only in this browser so far. They're sent to the server when it's back.
    }
offline-refused = { $count ->
        [one] The server has refused { $count } game, so it's only in this browser. The settings say why. You can export it on the statistics page.
       *[other] The server has refused { $count } games, so they're only in this browser. The settings say why. You can export them on the statistics page.
    }
offline-stopped = The tables in this browser have stopped working. All your moves are stored. Close other tabs, then reload this page to go on.
offline-outdated = A newer version of Longwood has stored the games in this browser, and this page is an earlier version. All your moves are stored. Reload this page with a connection to get the newer version.
offline-deleted = This game was deleted on the server, for example from another device or tab. Its copy in this browser is deleted, too.
offline-may-be-deleted = This browser may delete games that are only stored here when it runs out of space. Install Longwood as an app to prevent that, or export your games on the statistics page.
offline-almost-full = There is hardly any storage left for games in this browser. Free some space, or export your games on the statistics page.
site-limits = This copy of Longwood has no server. You can play all solitaire games, with hints, replays and statistics, but there is no multiplayer. Your games are stored only in this browser.
