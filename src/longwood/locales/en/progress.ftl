# English texts: the summary of a game and the daily deals. The notes for all texts of a language are in cards.ftl.

## Summary of a finished game

summary-best-time = Best time
summary-new-best = New best!
summary-streak = Wins in a row
summary-won = Won
summary-won-of = { $won } of { $played }
summary-helped = With help
summary-best-score = Best score
summary-first = Your first win here
summary-best-hole = Best hole
summary-best-round = Best round
summary-handicap = Handicap
summary-round-excluded = This round doesn't count towards your best round or handicap, because you used undo or help.
summary-share = Share
summary-share-link = Link
summary-share-text = Text
summary-share-picture = Picture
summary-text-won = I won { $game }, deal { $deal }: { moves-made }, { $time }.
summary-text-score = I scored { $score } in { $game }, deal { $deal }.
summary-text-round = I played nine holes of { $game } in { $total } strokes ({ $topar }, par { $par }): { $holes }.
summary-text-how = Can you do better?

## Daily deals

daily = Daily deals
daily-past = Past days
daily-about = Five games a day, the same for everyone. Past days stay open and count towards your streak.
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
daily-done-today = { $done } of { $count } finished today
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
daily-next = Next daily deal: { $game }
daily-all-done = You've finished all five daily deals of this day!
daily-won-of = { $won } of { $count } won
daily-five-done = All five done
daily-new-at = New deals at { $time }
daily-yesterdays = Play yesterday's { $game }
daily-past-deal = Play { $game }, { $date }
daily-todays = Today's deals
daily-streak-brief = Daily streak: { $days }
daily-streak-kept = { $days ->
        [one] Daily streak: { $days } day. Keep it up!
       *[other] Daily streak: { $days } days. Keep it up!
    }

## How the others did on the daily deals

others-better = You beat { $share }% of the others
others-won = { $count ->
        [one] { $won } of { $count } player won
       *[other] { $won } of { $count } players won
    }
others-moves = Moves of the wins
others-bar = { $range }: { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
others-you = you
others-excluded = Not compared with the others, because of help or undo
others-soon = When 20 people have played, you can see how the others did.
setting-daily-count = Count my daily results
setting-daily-count-about = Compares you with the other players, without your name.

## The week on the start page

week = This week
week-day = { $day }: { $game }, { $mark }
week-later = to come
week-others = { $count ->
        [one] { $count } other daily deal finished
       *[other] { $count } other daily deals finished
    }

## Goals

goals = Goals
goals-done = { $done } of { $all } reached
goal-reached = Reached
goal-so-far = { $have } of { $need }
goals-reached = Goals reached
goals-more = { $count } more
goal-next = Next goal
goals-each = Win each of these games
goals-all = All goals
goal-finish = Finish a game
goal-undo = Take back a move: undo is free
goal-hint = Ask for a hint
goal-win = { $count ->
        [one] Win a game
       *[other] Win { $count } games
    }
goal-winnable = Win a deal that the solver found winnable
goal-options = Finish a game with other options
goal-families = Win a game of each family
goal-games = Finish { $count ->
        [one] { $count } game
       *[other] { $count } different games
    }
goal-win-game = Win { $game }
goal-unaided = Win { $count ->
        [one] a game
       *[other] { $count } games
    } without help or undo
goal-streak = Win one game { $count ->
        [one] once
       *[other] { $count } times in a row
    }
goal-fewer-moves = Win a game in fewer moves than before
goal-cards = Move { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to the foundations in one game
goal-quick = Win within three minutes
goal-return = Win a game that you began on another day
goal-hole-par = Play a hole of Golf in 5 strokes or fewer
goal-hole-below-zero = Clear a hole of Golf with cards left in the stock
goal-round = Finish a round of nine holes
goal-round-par = Finish a round at par or better
goal-points = Score { $count ->
        [one] { $count } point
       *[other] { $count } points
    } in one deal of peaks
goal-days = { $count ->
        [one] Finish a daily deal
       *[other] Finish daily deals of { $count } days
    }
goal-five = Finish all five daily deals of a day
goal-month = Finish daily deals of { $count ->
        [one] { $count } day
       *[other] { $count } days
    } of one month

## Graphs

overview = Overview
overview-played = Games played
overview-rate = Win rate
overview-days = Finished games, last four weeks
overview-games = { $games }, { $won } won
overview-rounds = Golf rounds
overview-best = best { $best }
overview-daily-streak = Daily streak
overview-daily-won = Daily deals won
overview-unaided = { $count } without help
overview-time = Played for { $time } in all.
overview-helped = Games with help, which are not counted here: { $count }.
overview-apart = Holes of Golf rounds are counted in the rounds, not as games.
graph = Progress
graph-wins = Wins
graph-times = Time of wins
graph-games = { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
graph-summary = { $games }, { $won } won. The line shows the share of wins in the last 10 games. Lately: { $share }.
graph-number = Game
graph-result = Result
graph-won = won
graph-lost = not won

## My games

favourites = Favourites
favourite-add = Add { $game } to favourites
favourite-remove = Remove { $game } from favourites
played-lately = Recently played

## Difficulty of deals

grade = Difficulty
grade-any = any
grade-name = { $grade ->
        [easy] easy
        [medium] medium
        [hard] hard
       *[fiendish] fiendish
    }
grade-this = This deal: { grade-name }
grade-deal = Deal by difficulty
# $grade: the grade of the deal that was just played
grade-next = { $grade ->
        [easy] Try a medium one
        [medium] Try a hard one
        [hard] Try a fiendish one
       *[fiendish] Another fiendish one
    }
daily-certified = The solver has checked that all of these deals can be won.
