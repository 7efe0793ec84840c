# English texts: the odds of the games. The notes for all texts of a language are in cards.ftl.

odds = Odds
odds-of-all = The odds of all games
odds-about = How many deals can be won by a player who sees all cards? The solver has played each of these deals. Every win was replayed, and every loss is proved. Deals that it couldn't decide are undecided. Try one: perhaps you can.
odds-decided = { $share } of deals can be won ({ $deals } deals, certified)
odds-at-least = At least { $share } of deals can be won ({ $deals } deals, certified; { $open } undecided)
odds-at-least-decided = At least { $share } of deals can be won ({ $deals } deals, certified)
odds-short = { $share } winnable
odds-short-at-least = { $share }+ winnable
odds-careful = { $odds }; a careful player wins about { $share }
odds-strokes = Perfect play with all cards in sight takes { $strokes } strokes a hole on average.
odds-column = { $column ->
        [game] Game
        [deals] Deals
        [won] Won
        [lost] Lost
        [open] Undecided
        [careful] Careful player
       *[winnable] Can be won
    }
odds-range = { $lower } to { $upper }
odds-chart = Won, undecided, lost
odds-chart-row = { $won } won, { $open } undecided, { $lost } lost
odds-deals = Play
odds-play = Play deal { $deal }
odds-try = Try deal { $deal } (undecided)
odds-option = { $label }: { $value }
unsolved-title = Unsolved deals
unsolved-about = In these deals, no search has found a win or proved that there is none. Win one, and you have solved what the solver couldn't.
unsolved-play = Play one nobody has solved
unsolved-count = { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
