# English texts: rules pages: what all share, and the Forty Thieves family. The notes for all texts of a language are in cards.ftl.

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
brief-columns-empty = { $columns ->
        [one] { $columns } empty column
       *[other] { $columns } empty columns
    }
brief-build-both = built down or up { $build ->
        [same_suit] in suit
        [different_suit] in different suits
        [alternate_colour] in alternating colours
       *[any] in any suit
    }
brief-waste-refills = an empty waste refills
brief-cells = { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
brief-deal-up = { $way ->
        [rows] top cards go up after each dealt row
       *[cards] cards go up as they are dealt
    }
brief-kings-on-aces = Kings go on Aces
brief-run = { $run ->
        [by_build] runs move together
        [same_suit] runs of one suit move together
        [to_empty] runs move only to empty columns
       *[single] one card at a time
    }
brief-empty = { $empty ->
        [king] only Kings go to empty columns
        [queen] only Queens go to empty columns
        [waste] only cards from the waste go to empty columns
        [auto_fill] empty columns fill automatically
       *[none] empty columns stay empty
    }
brief-no-stock = no stock
brief-no-tableau = no tableau
brief-holes = { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }
brief-draw = draw { $draw }
brief-redeals = { $redeals ->
        [one] { $redeals } redeal
       *[other] { $redeals } redeals
    }
brief-redeals-unlimited = unlimited redeals
brief-return = cards can come back from the foundations
brief-peaks = three peaks, { $cards } cards in all
brief-more-peaks = { $peaks } peaks, { $cards } cards in all
brief-pyramid = a pyramid of { cards }
brief-trees = { $trees ->
        [one] { $trees } tree
       *[other] { $trees } trees
    } of { cards }
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

## A game in a sentence or two, for players who don't know the words

brief-pitch-build = { $build ->
        [same_suit] A 5 goes on a 6 of the same suit.
        [different_suit] A 5 goes on a 6 of another suit.
        [alternate_colour] A red 5 goes on a black 6.
       *[any] A 5 goes on any 6.
    }
brief-pitch-both = { $build ->
        [same_suit] A 5 goes on a 4 or 6 of the same suit.
        [different_suit] A 5 goes on a 4 or 6 of another suit.
        [alternate_colour] A red 5 goes on a black 4 or 6.
       *[any] A 5 goes on any 4 or 6.
    }
brief-pitch-run = { $run ->
        [by_build] Sequences move together.
        [same_suit] Sequences of one suit move together.
        [to_empty] Sequences move only to empty columns.
       *[single] Cards move one at a time.
    }
brief-pitch-hidden = Some cards start face down.
brief-pitch-clear = { $layout ->
        [peaks] Clear the peaks
        [pyramid] Clear the pyramid
        [trees] Clear the trees
        [fans] Clear the fans
        [none] Play the whole deck
       *[columns] Clear the columns
    }: each card must be one higher or lower than the last.
brief-pitch-king = { $king ->
        [wrap] Aces and Kings connect.
        [queen] Only a Queen goes on a King.
       *[nothing] Nothing goes on a King.
    }
brief-pitch = { $first } { $second }

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

## Rules page: source and note

source = Source
page-own-source = Custom rules
note = Note
loading = Loading…
back-to-games = All games

## Notes that several games share

note-pysol-waste = PySolFC also deals one card to the waste at the start.
note-pysol-return = PySolFC also deals one card to the waste at the start, and lets cards come back from the foundations (option “{ option-foundation-return }”).
note-pysol-preset = PySolFC also deals one card to the waste at the start, and lets cards come back from the foundations, even those that started there (option “{ option-foundation-return }”).
note-pysol-stays-here = PySolFC also deals one card to the waste at the start, and lets cards come back from the foundations. Here they stay.

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
page-waste-empty-rest = The remaining cards form the stock. The waste starts empty.
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
page-return-all = You can move the top card of a foundation back to a column where it fits, even a card that started there.
page-not-compulsory = You never have to move a card to a foundation.
page-building-how = You can move the top card of a column{ $from ->
        [waste] {" "}or of the waste
       *[columns] { "" }
    } to a foundation if it comes next there. You can also move it onto the top card of another column if that card is one rank higher and { page-of-build }.
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
page-cells = Cells
page-dealt-rows = { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } of { cards }, dealt row by row from left to right.
page-face-down-rows = { $count ->
        [one] Row { $rows }, counted from the deepest, is dealt face down, and the others
       *[other] Rows { $rows }, counted from the deepest, are dealt face down, and the others
    } face up.
page-columns-empty = { $columns ->
        [one] { $columns } column, which starts
       *[other] { $columns } columns, which start
    } empty.
page-cells-dealt = { $cells ->
        [one] The next card goes to the cell.
       *[other] The next { $cells } cards go to the cells, one to each.
    }
page-deal-up = { $way ->
        [rows] After each row, the top cards of the columns go on the foundations as long as one of them can. So some columns start with fewer cards.
       *[cards] While the columns are dealt, a card that can go on a foundation goes there at once, and the column gets the next card.
    }
page-building-both = You can also build up: a card goes on a card that is one rank lower, by the same rule for suits.
page-run-to-empty = A run of several cards can only move to an empty column. A single card can also go on a card that it fits.
page-empty-waste = Only the top card of the waste can fill an empty column.
page-cells-are = { $cells ->
        [one] There is { $cells } cell, which can hold any one card.
       *[other] There are { $cells } cells. Each can hold any one card.
    }
page-cells-use = You can move a single card { page-from } to an empty cell, and from a cell to a foundation or to a column where it fits.
page-waste-refills = When you play the last card of the waste, { $draw ->
        [1] the next card of the stock is
       *[other] the next { $draw } cards of the stock (or as many as are left) are
    } drawn at once. This is part of the same move.
page-run-single = Cards move one at a time.
page-run = A run is a sequence of cards on top of a column{ $down ->
        [yes] , all face up
       *[no] { "" }
    }. Each card is one rank lower than the one beneath it and { $run ->
        [same_suit] of the same suit
       *[by_build] { page-of-build }
    }.
page-run-parts = You can move a whole run or part of it.
page-run-fits = The deepest card you move must fit on the column you move it to.
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
page-waste-look = You can look through all the cards in the waste.
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
page-stuck-drawing = You are stuck when your only moves are draws{ page-whole-column }, and no card that can still reach the top of the waste can be played.
page-whole-column = { $null ->
        [yes] { " " }(moving a whole column to an empty one doesn't count)
       *[no] { "" }
    }
page-stuck-after = When you are stuck you can still undo, restart or start a new deal.

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
option-no-slap = No slapping: the player who goes out gets the smaller pile
