# Every text of Longwood in English. The other languages have the same messages with the same variables; a test compares them.
# Used by src/longwood/locales (server and command line) and by web/src/language (the table). The browser leaves out messages whose
# names begin with page-, brief-, option-, group-, note-, cli- or lesson-, because only the server and the command line need them.
#
# Functions: CARD($card) is the name of a card, RANK($rank) of a rank (1 to 13), WORD($number) a small number as a word. A language
# can ask for a grammatical form, as in CARD($card, form: "accusative"). The messages card, rank and word get it as $form.
# The message pile gets $form too: "label" for a label such as Column 5, and "text" within a sentence.
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
cards-below = { cards } face down, then { $cards }
pile = { $form ->
        [text] { $kind ->
            [column] column { $number }
            [cell] cell { $number }
            [foundation] foundation { $number }
            [slot] slot { $number }
            [stock] the stock
            [waste] the waste
            [holes] hole { $number }
           *[hole] the hole
        }
       *[label] { $kind ->
            [column] Column { $number }
            [cell] Cell { $number }
            [foundation] Foundation { $number }
            [slot] Slot { $number }
            [stock] Stock
            [waste] Waste
            [holes] Hole { $number }
           *[hole] Hole
        }
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
pile-slot-covered = { $name }, { CARD($card) }, covered
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

## Why a move isn't allowed

reason-won = the game is won: every card is on its foundation
reason-own-column = the card is already in this column
reason-empty = the { CARD($card, form: "long") } can't go there: in { $game } { $empty ->
        [king] only Kings go to empty columns
        [queen] only Queens go to empty columns
        [waste] only cards from the waste go to empty columns
        [none] empty columns stay empty
       *[any] any card can go to an empty column
    }
reason-fit = the { CARD($card, form: "long") } can't go on the { CARD($onto, form: "long") }: { $game } builds { reason-build }
reason-fit-down = the { CARD($card, form: "long") } can't go on the { CARD($onto, form: "long") }: { $game } builds down { reason-build }
reason-fit-only = the { CARD($card, form: "long") } can't go on the { CARD($onto, form: "long") }: only the { CARD($fits, form: "long") } can
reason-fit-ace = the { CARD($card, form: "long") } can't go on the { CARD($onto, form: "long") }: nothing goes on an Ace
reason-build = { $build ->
        [same_suit] in suit
        [different_suit] in different suits
        [alternate_colour] in alternating colours
       *[any] in any suit
    }
reason-fit-both = the { CARD($card, form: "long") } can't go on the { CARD($onto, form: "long") }: { $game } builds down or up { reason-build }
reason-cell-single = a cell takes one card at a time
reason-cell-full = this cell already has a card
reason-run-to-empty = a run of several cards can only move to an empty column
reason-draw-target = cards from the stock can only be drawn to the waste
reason-draw-count = each draw turns { cards }
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
reason-single = in { $game }, cards move one at a time
reason-face-down = face-down cards can't move
reason-no-run = the top { $count } cards of column { $number } aren't a { $run ->
        [same_suit] run of one suit
       *[by_build] run
    }
reason-no-return = in { $game }, cards can't come back from the foundations
reason-return-single = cards come back from a foundation one at a time
reason-return-unnamed = name the card that comes back from the foundation
reason-return-not-top = the { CARD($card, form: "long") } isn't on top of a foundation
reason-return-starter = the { CARD($card, form: "long") } started its foundation and can't leave it
reason-on-foundation = the card is already on a foundation
reason-foundation-single = cards go to a foundation one at a time
reason-to-waste = only cards from the stock go to the waste
reason-nothing-there = cards can't be moved there
reason-foundation = no foundation can take the { CARD($card, form: "long") } yet: they build up { $up ->
        [suit] in suit
       *[alternate_colour] in alternating colours
    } from the { RANK($base) }
reason-cleared = the tableau is cleared, so the game is over
reason-must-play = with these rules, you can draw only when no card can be played
reason-hole-only = in { $game }, cards can only go to the hole, one at a time
reason-from-hole = cards can't leave the hole
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
refused-not-begun = you can give up after the first move
refused-too-long = this game has reached its maximum length; start a new deal (you can download the record first)
refused-redo = nothing to redo
refused-bookmarked = this position is already bookmarked
refused-bookmarks-full = you can have at most { $most } bookmarks; remove one first
refused-no-bookmark = there is no bookmark { $number }
refused-here = you are already at this position
refused-over = this game is already over
refused-undo = nothing to undo
refused-no-par = this game isn't scored in strokes or points
refused-all-seen = you have already seen every card
refused-heard = already done
refused-moved-on = the game changed in another tab first
refused-cards-gone = too late: those cards have already moved
refused-given-up = the game changed in another tab, so the search was stopped
refused-busy = the solver is busy ({ $waiting ->
        [one] { $waiting } search
       *[other] { $waiting } searches
    } waiting); try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
refused-no-solver = the solver is unavailable right now; try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
refused-not-over = the best score is available only after the hole is over
refused-marks-helped = this game isn't over; if you analyse it now, it counts as played with help
refused-replay-open = only finished games can be analysed, and this one isn't over
refused-not-joined = only a move to a foundation can be joined to the move before it
refused-which-deal = ask for a deal number, a winnable deal, a difficulty or the deal of the day, but only one of them
refused-no-grades = the deals of this game have no difficulty to choose
refused-won = this game is won, and the result is final
refused-practice = this undo makes the game count as played with undo
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
refused-not-empty = a card can move only to an empty pile in your row or, if the option is on, onto a card of its own rank
refused-no-slap = there is nothing to slap
refused-slap-locked = you slapped too early; wait a moment
refused-away = this player is already away
refused-not-away = this player isn't away

## Screen reader announcements

said-move = { $what } to { pile }.
# $count: how many
said-draw = { $count ->
        [one] Drew the { $cards }.
       *[other] Drew: { $cards }.
    }
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
said-pile-hidden = { $name }: { cards-below }.
play-draw = draw
play-to = { $cards } from { $from } to { $to }
play-to-empty = { $cards } from { $from } to an empty column
