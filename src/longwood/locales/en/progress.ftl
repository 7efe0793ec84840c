# English texts: the summary of a game and the daily deals. The notes for all texts of a language are in cards.ftl.

## Summary of a finished game

summary-best-time = Best time
summary-new-best = New best!
summary-streak = Wins in a row
summary-won = Won
summary-won-of = { $won } of { $played }
summary-best-score = Best score
summary-first = Your first win here
summary-share = Share
summary-copied = Copied
summary-text-won = I won { $game }, deal { $deal }: { moves-made }, { $time }.
summary-text-score = I scored { $score } in { $game }, deal { $deal }.
summary-text-how = Can you do better?

## Daily deals

daily = Daily deals
daily-all = All five games and past days
daily-about = Five games a day, the same for everyone. Past days stay open.
daily-streak = { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
daily-best-streak = Longest: { $days }
daily-mark = { $mark ->
        [new] not played
        [open] in progress
        [done] finished
        [won] won
       *[unaided] won without help
    }
daily-day = { $date }: { $done } of { $count } finished
daily-today = Today
daily-earlier = Earlier month
daily-later = Later month
daily-best = best: { $score }
daily-at-table = Daily deal, { $date }
daily-play = Play
daily-continue = Continue
daily-again = Play again
daily-legend = A filled dot is a finished game. A star is a win without help and without undo.
daily-none = No daily deals yet in this month.
