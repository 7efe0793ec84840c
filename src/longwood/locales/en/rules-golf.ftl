# English texts: rules pages of the Golf family and of Spit. The notes for all texts of a language are in cards.ftl.

## Rules page of the Golf family

page-aim-covering = Clear the tableau: play all { cards } onto the single foundation, also called the hole.
page-aim-holes = Play all { cards } onto { $holes ->
        [1] the single foundation, also called the hole
       *[other] the { $holes } foundations, also called holes
    }.
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
page-more-hole-card-out = The { CARD($card, form: "long") } is taken out, too, to start hole { $number }.
page-holes = There are { brief-holes }.{ $which ->
        [none] { "" }
        [all] { " " }All of them start empty.
       *[some] { " " }{ $empty ->
            [one] One of them starts empty.
           *[other] { $empty } of them start empty.
        }
    }
page-no-tableau = There is no tableau: all cards are played from the stock.
page-covered-columns = { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } of { cards }, dealt row by row from left to right, { page-faces }.
page-covered-fans = { $fans ->
        [one] { $fans } fan
       *[other] { $fans } fans
    } of { cards } around the foundation, dealt one card to each in turn, { page-faces }.
page-covered-peaks = Three peaks with { $cards } cards in all, dealt in rows of 3, 6, 9 and 10 from left to right, { page-faces }.
page-covered-more-peaks = { $peaks } peaks of { $rows } rows with { $cards } cards in all, dealt row by row from left to right, { page-faces }.
page-peaks-cover = Each card above the bottom row is covered by two cards in the row below. The bottom row connects the peaks.
page-covered-pyramid = A pyramid of { cards }, dealt in rows of 1 to { $rows } from left to right, { page-faces }.
page-pyramid-cover = Each card above the bottom row is covered by two cards in the row below.
page-covered-trees = { $trees ->
        [one] { $trees } tree
       *[other] { $trees } trees
    } of { cards }, dealt one after the other from the top down, { page-faces }. { $rows ->
        [one] A tree has { $rows } row.
       *[other] The { $rows } rows of a tree have one card and two cards in turn.
    }
page-trees-cover = Each card above the bottom row of its tree is covered by the cards in the row below.
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
page-any-hole = A card can go onto any hole where it fits.
page-empty-holes = You can start an empty hole with any playable card.
page-nothing-on-pile = You can't put cards on a { $layout ->
        [fans] fan
       *[columns] column
    }.
page-no-stock = There is no stock: you play with the tableau alone.
page-draw-covering = A draw turns the next card of the stock onto the foundation, whatever its rank. You can draw { $when ->
        [stuck] only when no card in the tableau can be played
       *[any] at any time, even if a card in the tableau can be played
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
page-won-holes = You win when all cards are played.
page-stuck-covering = You are stuck when { $stock ->
        [yes] the stock is empty and no card can be played
       *[no] no card can be played
    }.
page-impossible-hidden = Longwood doesn't say whether a layout can be cleared, because that would give away face-down cards.
page-impossible-some = Some layouts can't be cleared{ $stock ->
        [yes] , whatever the order of the stock
       *[no] , whatever you play
    }. Longwood tells you when you get one.
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
page-race-empty = You can move a face-up top card to an empty pile in your own row. A row never has more than { $piles } piles.
page-race-stack = You can also put a top card onto another top card of the same rank in your own row.
page-race-no-undo = You can't undo a move.
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
page-race-one-pile = There is then only one spit pile. Only the other player turns spit cards onto it.
page-race-win = If the player without spit cards is the first to empty their stock piles, they win.
page-race-goes-on = If the other player empties their stock piles first, the player without spit cards takes the spit pile. If the other player now has no cards left, they win. Otherwise the next round is dealt.
page-race-one-blocked = When nobody can play and no spit cards are left, the player with more cards in their stock piles takes the pile. If both have the same number, the player who began the round without spit cards takes it.
page-race-first = If both players play to the same pile, the card that arrives first counts. The other card goes back without penalty if it no longer fits.
page-race-unseen = You can't see how many cards are in a spit pile until someone takes it.
page-race-away = If a player's connection drops, the match waits for { $seconds } seconds. A player who isn't back by then loses.
page-race-absences = In total, the match waits up to { $seconds } seconds for each player. A player who disconnects after that loses.
