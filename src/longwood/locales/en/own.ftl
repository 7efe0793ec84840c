# English texts: games of your own, the family tree, pictures of the rules. The notes for all texts of a language are in cards.ftl.

## Fields of column games

option-columns-decks = Decks
option-columns-columns = Columns
option-columns-cards = Cards in each column
option-columns-face-down = Face-down cards in each column
option-columns-face-down-rows = Rows dealt face down
option-columns-build = Build columns down
option-columns-build-same-suit = In suit
option-columns-build-different-suit = In different suits
option-columns-build-alternate-colour = In alternating colours
option-columns-build-any = In any suit
option-columns-build-wrap = A King can go on an Ace in a column
option-columns-build-up = Build columns up, too
option-columns-run = Move runs
option-columns-run-single = Single cards only
option-columns-run-by-build = Runs that follow the build rule
option-columns-run-same-suit = Runs in suit
option-columns-run-to-empty = Runs, but only to empty columns
option-columns-draw = Cards per draw
option-columns-redeals = Redeals
option-columns-empty = Fill empty columns with
option-columns-empty-any = Any card
option-columns-empty-king = Only a King
option-columns-empty-queen = Only a Queen
option-columns-empty-none = Nothing
option-columns-empty-auto-fill = The next card, at once
option-columns-empty-waste = Only the waste
option-columns-foundation-base = First rank on the foundations
option-columns-foundation-up = Build foundations up
option-columns-foundation-up-suit = In suit
option-columns-foundation-up-alternate-colour = In alternating colours
option-columns-foundation-wrap = An Ace can go on a King on the foundations
option-columns-preset = Foundations are started
option-columns-foundation-return = Cards can come back from the foundations
option-columns-preset-return = The first cards can come back, too
option-columns-fill-draws = Filling from the stock draws
option-columns-waste-refills = An empty waste draws at once
option-columns-cells = Cells
option-columns-cells-dealt = Cells start with a card
option-columns-deal-up = Foundations during the deal
option-columns-deal-up-nothing = Take no cards
option-columns-deal-up-cards = Take each card that fits
option-columns-deal-up-rows = Take top cards after each row

## Fields of covering games

option-covering-layout = Layout
option-covering-decks = Decks
option-covering-jokers = Jokers
option-covering-wrap = Aces and Kings connect
option-covering-on-king = What goes on a King
option-covering-on-king-nothing = Nothing
option-covering-on-king-queen = A Queen
option-covering-hole = The hole starts
option-covering-hole-dealt = With a dealt card
option-covering-hole-empty = Empty
option-covering-hole-preset = With a chosen card
option-covering-preset = Chosen first card
option-covering-must-play = Draw only when no card can be played
option-covering-face-down = Covered cards face down
option-covering-scoring = Scoring
option-covering-scoring-hole = Strokes, as in Golf
option-covering-scoring-peaks = Points, as in Tri Peaks
option-covering-scoring-cards = Cards played
option-covering-holes = Holes
option-covering-more-presets = First cards of the other holes
option-covering-draw = Cards per draw to the waste
option-covering-redeals = Redeals
option-layout-columns = columns: { $sizes }
option-layout-fans = fans: { $sizes }
option-layout-three-peaks = three peaks
option-layout-peaks = peaks: { $sizes }
option-layout-pyramid = pyramid: { $sizes }
option-layout-trees = trees: { $sizes }
option-layout-none = none
option-layout-columns-name = Columns
option-layout-fans-name = Fans
option-layout-peaks-name = Peaks
option-layout-pyramid-name = Pyramid
option-layout-trees-name = Trees
option-layout-none-name = No tableau

## Values and faults

option-yes = Yes
option-no = No
option-none = None
option-unlimited = No limit
option-rank = { RANK($rank) }
option-first-card = That of the first card
option-wrong-value = This value isn’t possible. Choose another one.
option-wrong-name = Give your game a name of 1 to 60 characters.
option-contradiction = This doesn’t work with { $causes }.
option-contradiction-alone = This doesn’t work with the other rules.
option-contradiction-fix = It would work with { $fixes }.
option-too-many-cards = { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } of { $cards }{ $cells ->
        [0] { "" }
        [one] { " " }and { $cells } cell
       *[other] { " " }and { $cells } cells
    } need { $needed } cards; { $decks ->
        [one] one deck has
        [2] two decks have
       *[other] { $decks } decks have
    } { $size }{ $preset ->
        [0] { "" }
        [one] , and one of them starts on the foundations
       *[other] , and { $preset } of them start on the foundations
    }
option-too-many-slots = the tableau and the hole need { $needed } cards; there are { $size }

## The form

own-title = Make your own game
own-does = Change the rules of any game
own-parent = Start from
own-name = Name
own-first-name = My { $game }
own-rules = Rules you can change
own-changed = changed
own-reset = Undo all changes
own-sizes = Sizes
own-numbers-hint = Numbers with commas, such as 1, 3
own-card-hint = A card such as AS, KH or TC
own-details = Details
own-correct = Correct the marked rules to play this game.
own-odds = How hard is it?
own-odds-start = Search 100 deals
own-odds-running = Searched { $searched } of { $of } deals…
own-odds-found = Of the first { $searched } deals, { $won } can be won and { $lost } can’t. { $open } are undecided after a quick search.
own-odds-moves = A win takes about { $moves } moves.
own-stop = Stop
own-save = Save
own-saved = Saved in this browser as { $game }
own-not-saved = Not saved: this browser’s storage is full or blocked. Delete a saved game, or copy the link to keep this one.
own-delete = Delete { $game }
own-edit = Edit { $game }
own-edit-this = Change these rules
own-share = Copy link
own-your-games = Your own games

## Pictures of the rules

page-picture = The layout. Allowed: { $allowed }. Not allowed: { $refused }.
page-picture-pair = { CARD($card) } on { CARD($on) }

## The family tree

tree = Family tree
tree-does = How the games descend from each other
tree-about = Each game is below the one that it differs from the least. The line under its name says what changes.
tree-change = { $label }: { $before } → { $after }
tree-odds = Deals that can be won: { $odds }
tree-odds-change = Deals that can be won: { $before } → { $after }
tree-odds-same = Deals that can be won: { $odds } (no certain change)
tree-odds-unknown = Effect on the odds: unknown
tree-same = The same rules under another name
tree-open = Show { $count } more from { $game }
tree-all = Show all

## Filters of the menu

filters = Filters
filter = More filters
filter-all = All
filter-group = Family
filter-decks = Decks
filter-layout = Layout
filter-layout-small = Up to 7 columns
filter-layout-medium = 8 to 10 columns
filter-layout-wide = 11 columns or more
filter-layout-fans = Fans
filter-layout-overlap = Peaks and pyramids
filter-shown = { $count } of { $of } games
filter-all-games = All { $count } games
filter-unplayed = Not played yet
filter-often = Often winnable
filter-rarely = Rarely winnable
filter-short = Short
filter-long = Long
filter-decks-of = { $count ->
        [one] One deck
        [2] Two decks
       *[other] { $count } decks
    }
filter-no-favourites = Tap the heart on a game to add it to your favourites.
shelf-all = Show all { $count } games
shelf-less = Show fewer
easier = Like this but easier: { $game }

## Boards of other programs

pasted-title = Paste a board
pasted-does = From another program
pasted-about = Paste a board of PySolFC, black-hole-solver or Solvitaire, and play it or have it solved. It isn’t stored and doesn’t count in your statistics.
pasted-game = Game
pasted-text = Board
pasted-open = Show board
pasted-solve = Solve
pasted-next = Play next move of the solution
pasted-won = Can be won. The solution has { $moves } moves.
pasted-lost = Can’t be won.
pasted-unknown = Undecided: the search reached its limit.
pasted-outcome = { $outcome ->
        [won] You won!
        [stuck] No moves left
       *[open] { moves-made }
    }

## Mistakes in boards of other programs. Only the server and the command line use them.

board-card = line { $line }: { $text } is not a card; write a rank and a suit, as in TH or 10H, or <TH> if it is face down
board-copies = line { $line }: too many { $card }; { $game } has { $copies }
board-columns-many = line { $line }: this is column { $column }, but { $game } has { $columns }
board-columns-few = line { $line }: the board ends after { $found ->
        [one] { $found } column
       *[other] { $found } columns
    }, but { $game } has { $columns }; an empty line stands for an empty column
board-header-twice = line { $line }: there is another { $name } line, line { $other }
board-no-cells = line { $line }: { $game } has no cells; remove this line
board-no-waste = line { $line }: { $game } has no waste; the top card of the hole is on the Foundations line
board-face-down = line { $line }: a face-down card is on a face-up one; write the face-down cards first
board-foundation = line { $line }: { $text } is not a foundation; write its suit and its top card, as in H-5, or H-0
board-one-foundation = line { $line }: { $game } has one foundation, the hole; give only its top card
board-no-hole = there is no Foundations line; write "Foundations: " and the top card of the hole of { $game }, or -
board-missing = missing: { $cards }
board-more = { $cards } and { $count } more
