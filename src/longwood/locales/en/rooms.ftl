# English texts: multiplayer: rooms, Golf with others and Spit. The notes for all texts of a language are in cards.ftl.

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
error-not-multiplayer = { $game } isn't scored in strokes, so it can't be played as multiplayer Golf
error-holes = a multiplayer round has 9 or 18 holes, not { $holes }
error-limit = the time per hole must be at least one second
error-players = { $format ->
        [spit] Spit needs two players, not { $players }
        [match] match play needs two players, or two sides of two, three or four, not { $players }
       *[stroke] stroke play needs two to eight players, not { $players }
    }
error-name-empty = a name needs at least one letter
error-name-long = a name can have at most { $most } letters
error-name-marks = a letter in a name can have at most three accents or other marks
# $code: what was entered
error-code = room codes have six letters
error-no-room = no room has this code; it may have ended, or the code may be mistyped
refused-room-closed = this room has closed
refused-no-game = there is no game in progress
refused-playing = you can't do that during a game
refused-full = all { $most } seats are taken
refused-seated = you already have a seat
refused-not-seated = take a seat first
refused-not-host = only the host can do that
refused-no-level = there is no computer player of that level
refused-no-computer = you can't remove anyone from that seat now
refused-no-watcher = that spectator has already left
refused-hushed = the host has switched quick phrases off
refused-said-enough = wait a moment before you say something else
refused-removed = the host removed you from this room, so you can't rejoin it
refused-removed-network = the host removed you, or someone on your network, from this room
refused-same-network = someone on your network already has a seat; when you play with strangers, each network gets only one
refused-name-blocked = this name isn't allowed on this server
refused-no-code = couldn't find a free room code; try again
refused-no-record = no game has been finished in this room yet
refused-not-here = metrics are not available from this address
refused-worn-out = this room has expired; create a new one
refused-too-often = too many requests; try again in a minute
refused-importing = you already have an import running; wait for it to finish
refused-many-imports = the server is busy with other imports; try again in a minute
refused-many-games = you have too many games; export and delete them before you start new ones
refused-too-fast = too many messages at once; slow down
refused-too-many = too many connections from your address
refused-too-many-connections = the server has too many connections; try again later
refused-many-seats = too many seats taken from your address
refused-crowded = the server has no space for another room; try again later

## Rooms

multiplayer = Play with others
multiplayer-game = { $game ->
        [golf] Golf
       *[spit] Spit
    }
multiplayer-about = { $game ->
        [golf] Two to eight players play the same hole at the same time.
       *[spit] Two players in real time, without turns.
    }
multiplayer-open = Create room
multiplayer-open-for = Create a room for { multiplayer-game }
multiplayer-code = Have a code?
multiplayer-code-hint = six letters
multiplayer-join = Join
multiplayer-computer = Play the computer
multiplayer-computer-at = Play { $game ->
        [golf] Golf
       *[spit] Spit
    } against the computer
multiplayer-opponent = Opponent in { $game ->
        [golf] Golf
       *[spit] Spit
    }
multiplayer-guest = Guest
room-title = { $game ->
        [golf] Golf with others
       *[spit] Spit for two
    }
room-gone = No room has this code. It may have ended, or the code may be mistyped.
room-entering = Joining…
room-invite = Invite others
room-invite-about = Anyone with the link or the code can join.
room-code = Code
room-link = Link
room-copy-link = Copy link
room-share = Share link
room-invitation = Play { multiplayer-game } with me
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
room-computer-name = { $level ->
        [beginner] Mina
        [casual] Leo
        [steady] Nora
        [sharp] Max
        [expert] Vera
        [stroll] Otto
        [walk] Ida
        [trot] Sam
        [canter] Rex
        [gallop] Zoe
       *[other] { $level }
    }
room-computer-at = { $name } · { $level }
room-computer = computer
room-add = Add computer
room-remove-player = Remove { $name }
room-name = Your name
room-sit = Take a seat
room-rename = Change name
# $count: how many have a seat
room-sit-to-play = { $count ->
        [0] Take a seat to play.
        [one] Take a seat to play { $names }.
       *[other] Take a seat to play with { $names }.
    }
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
room-no-slap = No slapping: the player who goes out gets the smaller pile
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
# $count: how many
room-wants-again = { $count ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
room-to-lobby = Back to the room
room-company = Playing with
room-company-is = { $company ->
        [strangers] Strangers
       *[friends] Friends
    }
room-listed = List in the lobby
room-listed-about = While it waits for players, anyone can see and join this room on the start page.
lobby = Open rooms
lobby-room = { $game } with { $host }
lobby-seats = { $seats } of { $most } seats taken
room-worth = { $kind ->
        [same] Everyone gets the same deal. Someone with a second browser could look ahead at the cards, so results rely on trust.
        [own] Everyone gets a separate deal, so nobody can look ahead at the cards. Results depend partly on luck.
        [strangers] Everyone gets a separate deal, and each network gets one seat, so nobody can look ahead at the cards. Help from other programs can't be detected.
        [spit-strangers] Each network gets one seat. Help from other programs can't be detected.
       *[spit] Players can share a network, for example at home.
    }
room-removed = You were removed
room-people = People in this room
room-people-short = People
room-watcher = Spectator { $number }
room-remove = Remove
room-remove-title = Remove { $name }?
room-remove-body = { $playing ->
        [yes] { $name } will forfeit this game and can't rejoin this room.
       *[no] { $name } can't rejoin this room.
    }
room-cancel = Cancel
room-report = Report name
room-report-player = Report the name { $name }
room-reported = Reported
room-phrases = Quick phrases
setting-phrases = Show quick phrases of players
room-phrases-allow = Allow quick phrases in this room
room-phrases-off = The host has switched quick phrases off.
room-said = { $name }: { $phrase }
room-phrase-is = { $phrase ->
        [hello] Hello!
        [good-luck] Good luck!
        [well-played] Well played!
        [nice] Nice!
        [so-close] So close!
        [ouch] Ouch!
        [oops] Oops!
        [thanks] Thanks!
        [good-game] Good game!
        [again] One more?
        [bye] Bye!
       *[other] { $phrase }
    }

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
golf-removed = removed by the host
golf-stuck = No moves left. End the hole, or undo if you can.
golf-done = You finished the hole: { $strokes }.
# $count: how many
golf-waiting = Waiting for { $names }.
golf-watched-why = Everyone plays the same deal. You'll see a player's cards once the others have finished, so that nobody learns which cards come next.
golf-watched-all = You see every card as it is played.
golf-live = Live
golf-live-board = { $name }: cards now
golf-dealt = This hole's deal
golf-impossible = This deal can't be cleared.
golf-results = Hole { $hole }: results
golf-results-extra = Extra hole { $hole }: results
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
golf-said-removed = The host removed { $name }.
# $count: how many
golf-said-leads = { $count ->
        [one] { $names } leads.
       *[other] { $names } lead.
    }
golf-said-minute = One minute left.
golf-said-seconds = { $seconds } seconds left.

## Spit

spit-title = Spit, round { $round }
spit-how = How to play Spit
spit-how-play = Both players play at the same time. Put a card one rank higher or lower{ $equal ->
        [yes] , or of the same rank,
       *[no] { "" }
    } on either spit pile. Suits don't matter.
spit-how-stuck = When neither of you can play, you both turn up a new card.
spit-how-end = { $slap ->
        [yes] When a row is empty, slap the smaller spit pile to take it.
       *[no] The first to clear their row takes the smaller spit pile.
    } Get rid of all your cards to win.
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
spit-score = Cards in the match at the start of this round
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
        [removed] The host removed the other player.
        [absent] The other player was away too long.
       *[abandoned] Both players were away too long.
    }
spit-latency = Ping: { $ms } ms
spit-said-played = { $name }: { CARD($card) } { spit-onto }.
spit-said-forced = { $name } waited too long: { CARD($card) } was auto-played.
spit-said-shifted = { $name }: { CARD($card) } to pile { $number }.
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
spit-play-to = { $number }: { CARD($card) } to pile { $target }
spit-help-tap-does = Plays it where it fits, or on the nearer spit pile if it fits on both
spit-help-drag-does = Plays it where you drop it; piles where it fits light up
spit-help-slap = Tap a spit pile
spit-help-slap-does = Slaps it; after a round you can tap anywhere on its side
spit-help-piles-does = Plays the top card of your pile 1 to 5 where it fits
spit-help-hold-does = Holds that card while you choose: Q, E or an arrow for a spit pile, a number for an empty pile, Esc to put it back
spit-help-sides-does = Left or right spit pile: plays the card you're holding there, or slaps
spit-help-space-does = Says you're ready, or slaps the spit pile you started
