# Filipino texts: the summary of a game and the daily deals. The notes for all texts of a language are in cards.ftl.

## Summary of a finished game

summary-best-time = Pinakamabilis
summary-new-best = Bagong rekord!
summary-streak = Sunod na panalo
summary-won = Panalo
summary-won-of = { $won } sa { $played }
summary-best-score = Pinakamahusay na iskor
summary-first = Una mong panalo rito
summary-share = Ibahagi
summary-copied = Nakopya
summary-text-won = Naipanalo ko ang { $game }, deal { $deal }: { moves-made }, { $time }.
summary-text-score = { $score } ang iskor ko sa { $game }, deal { $deal }.
summary-text-how = Kaya mo bang higitan?

## Daily deals

daily = Mga deal ngayong araw
daily-all = Lahat ng limang laro at mga nakaraang araw
daily-about = Limang laro bawat araw, pareho para sa lahat. Bukas pa rin ang mga nakaraang araw.
daily-streak = { $days ->
        [one] { $days } araw na sunod-sunod
       *[other] { $days } na araw na sunod-sunod
    }
daily-best-streak = Pinakamahaba: { $days }
daily-mark = { $mark ->
        [new] hindi pa nilalaro
        [open] hindi pa tapos
        [done] tapos
        [won] panalo
       *[unaided] panalo nang walang tulong
    }
daily-day = { $date }: { $done } sa { $count } ang tapos
daily-today = Ngayon
daily-earlier = Naunang buwan
daily-later = Sumunod na buwan
daily-best = pinakamahusay: { $score }
daily-at-table = Deal ng araw, { $date }
daily-play = Maglaro
daily-continue = Ituloy
daily-again = Laruin muli
daily-legend = Tapos na laro ang buong tuldok. Panalo nang walang tulong at walang undo ang bituin.
daily-none = Wala pang deal sa buwang ito.
