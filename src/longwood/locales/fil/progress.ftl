# Filipino texts: the summary of a game and the daily deals. The notes for all texts of a language are in cards.ftl.

## Summary of a finished game

summary-best-time = Pinakamabilis
summary-new-best = Bagong rekord!
summary-streak = Sunod na panalo
summary-won = Panalo
summary-won-of = { $won } sa { $played }
summary-helped = May tulong
summary-best-score = Rekord sa iskor
summary-first = Una mong panalo rito
summary-best-hole = Rekord sa hole
summary-best-round = Rekord sa round
summary-handicap = Handicap
summary-round-excluded = Hindi kasama ang round na ito sa pinakamahusay mong round at handicap dahil gumamit ka ng undo o tulong.
summary-share = Ibahagi
summary-share-link = Link
summary-share-text = Teksto
summary-share-picture = Larawan
summary-text-won = Naipanalo ko ang { $game }, deal { $deal }: { moves-made }, { $time }.
summary-text-score = { $score } ang iskor ko sa { $game }, deal { $deal }.
summary-text-round = Siyam na hole ng { $game }: { $total } palo ({ $topar }, par { $par }). { $holes }.
summary-text-how = Kaya mo bang higitan?

## Daily deals

daily = Mga deal ng araw
daily-past = Nakaraan
daily-about = Limang laro bawat araw, pareho para sa lahat. Bukas pa rin ang mga nakaraang araw at kasama sa sunod-sunod mong araw.
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
daily-done-today = { $done } sa { $count } ang tapos ngayong araw
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
daily-next = Susunod na deal ng araw: { $game }
daily-all-done = Tapos mo na ang limang deal ng araw na ito!
daily-won-of = { $won } sa { $count } ang panalo
daily-five-done = Tapos na ang lima
daily-new-at = Mga bagong deal: { $time }
daily-yesterdays = Laruin ang deal kahapon: { $game }
daily-past-deal = Laruin ang { $game }, { $date }
daily-todays = Mga deal ngayon
daily-streak-brief = Sunod-sunod na araw: { $days }
daily-streak-kept = { $days ->
        [one] { $days } araw na sunod-sunod. Ituloy mo lang!
       *[other] { $days } na araw na sunod-sunod. Ituloy mo lang!
    }

## How the others did on the daily deals

others-better = Nahigitan mo ang { $share }% ng iba
others-won = Panalo ang { $won } sa { $count } manlalaro
others-moves = Mga galaw ng mga panalo
others-bar = { $range }: { $count } manlalaro
others-you = ikaw
others-excluded = Hindi inihahambing sa iba dahil sa tulong o undo
others-soon = Kapag may 20 manlalaro na, makikita mo rito ang resulta ng iba.
setting-daily-count = Ibilang ang mga resulta ko sa araw-araw
setting-daily-count-about = Inihahambing ka sa ibang manlalaro nang walang pangalan.

## The week on the start page

week = Ngayong linggo
week-day = { $day }: { $game }, { $mark }
week-later = darating pa
week-others = { $count } sa ibang deal ng araw na iyon ang tapos na

## Goals

goals = Mga layunin
goals-done = { $done } sa { $all } ang naabot
goal-reached = Naabot
goal-so-far = { $have } sa { $need }
goals-reached = Mga naabot na layunin
goals-more = { $count } pa
goal-next = Susunod na layunin
goals-each = Ipanalo ang bawat isa sa mga larong ito
goals-all = Lahat ng layunin
goal-finish = Tapusin ang isang laro
goal-undo = Mag-undo ng galaw: libre ito
goal-hint = Humingi ng hint
goal-win = { $count ->
        [1] Manalo sa isang laro
       *[other] Manalo nang { $count } beses
    }
goal-winnable = Manalo sa deal na nakita ng solver na maipapanalo
goal-options = Tapusin ang isang laro na may ibang opsiyon
goal-families = Manalo sa isang laro ng bawat pamilya
goal-games = { $count ->
        [1] Tapusin ang isang laro
       *[other] Tapusin ang { $count } magkakaibang laro
    }
goal-win-game = Manalo sa { $game }
goal-unaided = { $count ->
        [1] Manalo nang walang tulong o undo
       *[other] Manalo nang { $count } beses nang walang tulong o undo
    }
goal-streak = { $count ->
        [1] Manalo nang isang beses
       *[other] Manalo sa iisang laro nang { $count } beses na sunod-sunod
    }
goal-fewer-moves = Ipanalo ang isang laro sa mas kaunting galaw kaysa dati
goal-cards = { $count ->
        [1] Maglipat ng isang baraha sa foundation sa isang laro
       *[other] Maglipat ng { $count } baraha sa mga foundation sa isang laro
    }
goal-quick = Manalo sa loob ng tatlong minuto
goal-return = Manalo sa larong sinimulan noong ibang araw
goal-hole-par = Maglaro ng hole ng Golf sa 5 palo o mas kaunti
goal-hole-below-zero = Ubusin ang hole ng Golf habang may natitira pa sa stock
goal-round = Tapusin ang round na may siyam na hole
goal-round-par = Tapusin ang round nang par o mas maganda
goal-points = { $count ->
        [1] Makakuha ng isang puntos sa isang deal ng peaks
       *[other] Makakuha ng { $count } puntos sa isang deal ng peaks
    }
goal-days = { $count ->
        [1] Tapusin ang isang deal ng araw
       *[other] Tapusin ang deal ng araw sa { $count } araw
    }
goal-five = Tapusin ang lahat ng limang deal ng isang araw
goal-month = { $count ->
        [1] Tapusin ang deal ng araw sa isang araw
       *[other] Tapusin ang deal ng araw sa { $count } araw ng iisang buwan
    }

## Graphs

overview = Buod
overview-played = Mga nilaro
overview-rate = Porsiyento ng panalo
overview-days = Mga natapos na laro, huling apat na linggo
overview-games = { $games }, { $won } panalo
overview-rounds = Mga round ng Golf
overview-best = pinakamahusay { $best }
overview-daily-streak = Sunod-sunod na araw
overview-daily-won = Naipanalong deal ng araw
overview-unaided = { $count } ang walang tulong
overview-time = Kabuuang oras ng paglalaro: { $time }.
overview-helped = Mga larong may tulong, na hindi kasama rito: { $count }.
overview-apart = Sa mga round binibilang ang mga hole ng round ng Golf, hindi bilang mga laro.
graph = Pag-unlad
graph-wins = Mga panalo
graph-times = Oras ng mga panalo
graph-games = { $count ->
        [one] { $count } natapos na laro
       *[other] { $count } na natapos na laro
    }
graph-summary = { $games }, { $won } ang panalo. Bahagi ng panalo sa huling 10 laro ang ipinapakita ng linya. Ngayon: { $share }.
graph-number = Laro
graph-result = Resulta
graph-won = panalo
graph-lost = hindi panalo

## My games

favourites = Mga paborito
favourite-add = Idagdag ang { $game } sa mga paborito
favourite-remove = Alisin ang { $game } sa mga paborito
played-lately = Mga huling nilaro

## Difficulty of deals

grade = Hirap
grade-any = kahit ano
grade-name = { $grade ->
        [easy] madali
        [medium] katamtaman
        [hard] mahirap
       *[fiendish] napakahirap
    }
grade-this = Ang deal na ito: { grade-name }
grade-deal = Deal ayon sa hirap
grade-next = { $grade ->
        [easy] Subukan ang katamtaman
        [medium] Subukan ang mahirap
        [hard] Subukan ang napakahirap
       *[fiendish] Isa pang napakahirap
    }
daily-certified = Natiyak ng solver na maipapanalo ang lahat ng deal na ito.
