# Filipino texts: errors and the command line. The notes for all texts of a language are in cards.ftl.

## Errors

error-title = May nangyaring mali
unreachable = Walang koneksyon. Subukan ulit kapag online ka na.
unreachable-deal = Walang koneksyon. Makakapag-deal ka ng bagong laro kapag online ka na ulit.
unreachable-page = Hindi maabot ang Longwood. Tingnan ang koneksiyon mo, tapos i-reload ang pahina.
site-unreachable = Hindi ma-load ang mga file ng site na ito. Tingnan ang koneksiyon mo, tapos i-reload ang pahina.
not-found-page = Hindi nahanap ang page
not-found-game = Hindi nahanap ang laro
not-found-room = Hindi nahanap ang room
not-found-deal = Walang ganitong deal
rules-unfit-title = Hindi bagay ang panuntunan
rules-unfit = Hindi puwede ang mga panuntunan sa link na ito sa { $game ->
        [none] larong ito
       *[other] { $game }
    }.
unreachable-title = Walang koneksyon
no-page = Walang page sa { $path }
table-gone = Wala kang laro sa address na ito. Baka na-delete na ito, nasa ibang browser, o mali ang pagkaka-type ng address.
go-back = Bumalik
error-other = Hindi ito gumana.
with-detail = { $what } ({ $detail })

error-no-table = hindi nahanap ang laro; baka nasa ibang browser ito
error-no-round = hindi nahanap ang round
error-other-rules = nagbago na ang panuntunan ng { $game } mula nang simulan ang larong ito, kaya hindi na ito maitutuloy
error-none-winnable = walang nahanap na deal na maipapanalo sa takdang oras ({ $count ->
        [one] { $count } deal
       *[other] { $count } na deal
    } ang sinubukan); subukan ulit, o laruin ang kahit anong deal
error-search-failed = biglang huminto ang solver; subukan ulit
error-replay-long = hanggang { $most } lang ang galaw sa shared na laro; { $moves } ang galaw ng larong ito
error-replay-unread = galaw { $number }: { $why }
error-replay-move = galaw { $number }, { $move }: { $why }
error-archive-line = hindi larong na-export ang linyang ito
error-archive-record = hindi valid ang game record: { $why }
error-archive-deal = walang Longwood deal number ang game record
error-archive-long = hanggang { $most } lang ang hakbang sa isang laro
error-archive-times = hindi valid ang mga oras o ang round ng larong ito
error-archive-hole = masyadong maraming laro sa hole { $hole } ng isang round
error-archive-moves = hindi tugma ang mga event ng larong ito sa mga galaw sa record
error-archive-ended = tinapos na ng event { $number } ang larong ito, pero may mga event pang kasunod
error-archive-lines = hanggang { $most } lang ang linya sa isang import
error-conflict = nabago ang laro sa ibang tab o device; ito na ang pinakabagong kalagayan nito
error-elsewhere = inililipat sa ibang server ang room na ito; subukan ulit maya-maya
error-store = hindi ma-load o ma-save ng server ang mga laro ngayon; subukan ulit mamaya
error-browser-full = wala nang espasyo ang browser na ito para sa mga laro. Wala pang nawawala: magbakante ng espasyo, saka ulitin ang huling ginawa mo
refused-no-server = kailangan ng multiplayer ang server ng Longwood, at wala nito ang site na ito
error-no-pile = walang pile na { $pile } sa larong ito
error-deal-number = hindi deal number ang { $text }; gumamit ng whole number mula 0 hanggang { $most }
error-no-game = walang larong { $game }
error-no-game-near = { $no }; { $nearest } ba ang hinahanap mo?
error-game-missing = wala pa rito ang { $game }; subukan ang { $nearest }
error-no-patience = pabilisan ng dalawang manlalaro ang { $game }, kaya hindi ito puwedeng i-deal o i-solve
error-no-option = walang opsyong { $option }; ang mga opsyon: { $options }
error-no-option-near = walang opsyong { $option }; { $nearest } ba ang hinahanap mo?
error-no-option-here = walang opsyong { $option }; ang mga opsyon sa { $game }: { $options }
error-option-unfit = walang opsyong { $option } ang { $game }; ang mayroon: { $options }
error-no-options = wala
error-option-value = hindi puwedeng { $value } ang opsyong { $option }; ang puwede: { $values }
error-option-twice = dalawang beses na ibinigay ang opsyong { $option }: { $first } at { $second }
error-options-clash = { $game }: magkasalungat ang mga opsyong { $first } at { $second }: { $why ->
        [names] dalawang pangalan ng iisang opsyon ang mga ito
       *[opposites] magkabaligtad ang mga ito
    }

## Command line

cli-no-game = { $error }; makikita ang lahat sa `longwood games`
cli-deal = { $game }, deal number { $deal }
cli-position = { $game }, custom na posisyon
cli-own = { $game } (sariling panuntunan)
cli-line = linya { $line }: { $what }
cli-titled = { $title }: { $what }
cli-and = { $first }; { $last }
cli-on = on
cli-off = off
cli-options = Mga opsyon
cli-also = Iba pang pangalan
cli-other-versions = Iba pang bersyon
cli-option = { $name }: { $label } ({ $values }; ngayon: { $now })
cli-option-switch = { $name }: { $label } (on o off; ngayon: { $now })
cli-move-of = galaw { $number } sa { $moves }: { $move }
cli-enter = Enter: susunod na galaw, q: lumabas
cli-answer = { $title }: { $answer } ({ $effort })
cli-won = panalo sa { moves-made }
cli-won-already = panalo na
cli-lost = hindi maipapanalo
cli-lost-hashes = hindi maipapanalo, maliban kung may dalawang posisyong magkapareho ng 64-bit hash (sinusuri ulit ito ng --certain gamit ang ibang hash)
cli-unknown = hindi tiyak, { cli-limit }
cli-limit = { $limit ->
        [nodes] tumigil sa node limit
        [memory] tumigil sa memory limit
        [time] tumigil sa time limit
        [crashed] nag-crash ang paghahanap
       *[cancelled] kinansela
    }
cli-effort = { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } na node
    }, { $seconds } s
cli-shares = { $title }: { $deals ->
        [one] { $deals } deal
       *[other] { $deals } na deal
    }
cli-share = { $verdict ->
        [won] panalo
        [lost] talo
       *[open] hindi tiyak
    }
cli-interval = 95% interval: { $lower } hanggang { $upper }
cli-winnable = Sa pagitan ng { $lower } at { $upper } ng lahat ng deal ang maipapanalo (95% confidence).
cli-positions = Posisyon
cli-furthest = pinakamalayong narating, { moves-made }:
cli-verdict = { $verdict ->
        [won] kayang ubusin
        [lost] hindi kayang ubusin
       *[unknown] hindi tiyak kung kayang ubusin
    }
cli-best = { $score } ang pinakamahusay na iskor { cli-in-moves }
cli-best-bound = { $score } ang pinakamahusay na nakita { cli-in-moves }; nasa pagitan ng { $kind ->
        [peaks] { $score } at { $bound }
       *[hole] { $bound } at { $score }
    } ang totoong pinakamahusay
cli-in-moves = sa { moves-made } ({ cli-verdict })
cli-hint = { $kind ->
        [draw] bumunot
        [column] ilaro ang baraha mula sa hanay { $move }
        [slot] ilaro ang baraha mula sa puwesto { $move }
       *[move] ilaro ang { $move }
    }: { $reason }
cli-hint-seen = { $advice } (gumagamit ng mga barahang hindi mo nakikita)
cli-hint-won = naipanalo na ang laro
cli-hint-win = panalo ito sa { moves-made }
cli-hint-none = wala nang galaw
cli-hint-fair = pinakamahusay batay sa nakikita mo: { $share } (panalo sa { $wins } sa { $samples } posibleng deal)
cli-hint-line = { $why }; ito ang simula ng mga galaw na pinakamalayo ang narating, { $far }
cli-hint-score = { $why }; ito ang simula ng mga galaw tungo sa { $exact ->
        [yes] pinakamahusay na posibleng iskor: { $score }
       *[no] pinakamahusay na nakitang iskor: { $score }
    }
cli-hint-order = { $why }; ito ang { $count ->
        [1] tanging galaw
        [one] pinakamagandang subukan sa { $count } galaw
       *[other] pinakamagandang subukan sa { $count } na galaw
    }
cli-hint-unknown = walang nakitang panalo sa { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } na node
    }
cli-hint-lost = hindi maipapanalo ang posisyong ito
cli-hint-up = { $up } sa { $cards ->
        [one] { $cards } baraha
       *[other] { $cards } na baraha
    } ang nasa foundation
cli-hint-left = { cards } ang natira
cli-played = { $title }: { moves-made }, { $result }
cli-holds = { $played }: valid, at tugma ang check
cli-holds-unchecked = { $played }: valid, pero walang check ang record, kaya baka may nabagong galaw na hindi mapansin
cli-unsolved = { $what }; hindi pa ito nalutas ng solver noon
cli-proof-written = naisulat ang patunay sa { $file } ({ $size } KB)
cli-proof-holds = { $title }: hindi maipapanalo, at tama ang patunay
cli-simulated = laban { $number }: { $result }; { moves-made } sa { $minutes } min { $seconds } s
cli-seat = upuan { $seat } ({ $player })
cli-match-won = panalo ang { $winners }
cli-match-by = { $won }, { $by }
cli-match-round = { $won }, sa round { $round }
cli-match-strokes = { $won }; palo bawat upuan: { $strokes }
cli-simulated-wins = upuan { $seat } ({ $player }): naipanalo ang { $wins } sa { $games }
cli-simulating = Naglalaro
cli-simulated-so-far = { $done } sa { $of ->
        [one] { $of } laban
       *[other] { $of } na laban
    } ang tapos na
cli-was-won = naipanalo ang laro
cli-can-be-won = maipapanalo pa ito
cli-lost-from-start = sa simula pa lang, hindi na ito maipapanalo
cli-lost-by = natalo ang laro dahil sa galaw { $number } ("{ $move }")
cli-won-at-start = maipapanalo pa sana ito sa simula
cli-won-up-to = maipapanalo pa sana ito hanggang galaw { $number }
cli-lost-from = hindi na ito maipapanalo mula galaw { $number }
cli-rest-unknown = hindi tiyak ang iba
cli-ways = panalo pa sana sa { $moves }
cli-ways-open = panalo pa sana sa { $moves }, at hindi tiyak sa { $open }
