# Filipino, which keeps many English words of cards. It wants a native eye: no published translation of a patience was found.

## Cards and piles

card =
    { $rank ->
        [A] alas
        [T] 10
        [J] jack
        [Q] reyna
        [K] hari
       *[other] { $rank }
    } ng { $suit ->
        [C] trebol
        [D] diyamante
        [H] puso
       *[S] espada
    }
card-joker = joker
rank =
    { $rank ->
        [1] alas
        [11] jack
        [12] reyna
        [13] hari
       *[other] { $rank }
    }
word =
    { $number ->
        [0] wala
        [1] isa
        [2] dalawa
        [3] tatlo
        [4] apat
        [5] lima
        [6] anim
        [7] pito
        [8] walo
        [9] siyam
       *[other] { $number }
    }
list = { $first }, { $last }
either = { $first } o { $last }
card-face-down = barahang nakataob
cards = { $count ->
        [one] { $count } baraha
       *[other] { $count } na baraha
    }
cards-from-to = { cards } mula { CARD($first) } hanggang { CARD($last) }
cards-top = { $name }, { cards }, nasa ibabaw ang { CARD($card) }
cards-face-down = { $name }, { cards }, nakataob
pile = { $kind ->
        [column] Hanay { $number }
        [foundation] Foundation { $number }
        [slot] Puwesto { $number }
        [stock] Stock
        [waste] Discard pile
       *[hole] Hole
    }
pile-empty = { $name }, walang laman
pile-empty-card = { $name }, walang laman, naghihintay ng { CARD($card) }
pile-empty-rank = { $name }, walang laman, naghihintay ng { RANK($rank) }
pile-stock = { $name }, { cards } na nakataob
pile-slot = { $name }, { CARD($card) }
pile-slot-face-down = { $name }, nakataob
pile-with-redeals = { $pile }, { $redeals }
pile-may-redeal = { $pile }. { redeal-here }
board = { $game }: ang mesa
redeal-here = Baligtarin muli ang discard pile
redeals-left = { $count ->
        [one] { $count } muling pagbaligtad pa
       *[other] { $count } na muling pagbaligtad pa
    }
redeals-unlimited = walang limit ang muling pagbaligtad
waste-look = Tingnan ang discard pile, { cards }
waste-title = Discard pile: { cards }
waste-order = Una ang barahang puwedeng ilaro, huli ang pinakaunang binunot.

## What a screen reader is told

said-move = { $what } papunta sa { pile }.
said-draw = Nabunot: { $cards }.
said-redeal = Binaligtad muli ang discard pile.
said-new-table = Ipinamahagi ang { $game }.
said-many-moved = Nagbago ang mesa.
said-turned = Nabuksan: { $cards }.
said-no-move = Hindi maigagalaw ngayon ang { $what }.
said-carrying = Hawak: { $what }. { $places ->
        [one] { $places } puwesto
       *[other] { $places } na puwesto
    }: pumili gamit ang mga arrow, Enter para ilapag, Escape para ibalik.
said-put-back = Naibalik.

listen = Basahin
read = { $what ->
        [plays] Ano ang puwedeng ilaro?
        [changed] Ano ang nagbago?
       *[table] Basahin ang mesa
    }
said-plays = { $count ->
        [0] Wala nang galaw.
        [one] { $count } galaw: { $moves }.
       *[other] { $count } na galaw: { $moves }.
    }
said-nothing-yet = Wala pang nagbabago.
said-pile = { $name }: { $cards }.
said-pile-hidden = { $name }: { cards } na nakataob, saka { $cards }.
play-draw = bumunot
play-to = { $cards } mula { $from } papuntang { $to }
play-to-empty = { $cards } mula { $from } papuntang hanay na walang laman

## The bar

app-name = Longwood
tagline = Mga solitaire sa bukas na mesa
title = { $name } · Longwood
undo = I-undo
undo-short = I-undo
redo = I-redo
redo-short = I-redo
restart = Ulitin
restart-short = Ulitin
new-deal = Bagong pamamahagi
new-deal-short = Bago
deal-number = Ayon sa numero
deal-number-short = Numero
end-hole = Tapusin ang hole
end-hole-short = Tapusin
rules-button = Patakaran
rules-button-short = Rules
help = Tulong
more = Iba pa
menu = Mga laro
close = Isara
tools = Mga button ng mesa
moves = Galaw
time = Oras
practice = ensayo
practice-explained = May binawing galaw: ensayo na ang larong ito.
score-in-hole = Nasa hole
score-home = Naiakyat
score-strokes = Palo
score-points = Puntos
streak = Sunod-sunod

## Questions and notices

practice-title = Magiging ensayo ang laro kapag nag-undo.
practice-body = Puwede pang maglaro at mag-undo hangga’t gusto mo; hindi lang bibilangin ang resulta.
undo-anyway = I-undo pa rin
keep-playing = Ituloy ang laro
end-title = Tapusin ang hole na ito?
end-body = Mananatili ang iskor ngayon: { $strokes }.
end-now = Tapusin
bookmarks = Mga bookmark
bookmarks-short = Marka
bookmarks-do = Itinatabi ng bookmark ang isang posisyon para mabalikan mo ito.
bookmarks-practice = Binabawi ng pagbalik sa bookmark ang mga galaw: magiging ensayo ang larong ito.
bookmark-now = I-bookmark ang posisyong ito
bookmark-at = Galaw { $move }
bookmark-here = nasa mesa ngayon
bookmark-remove = Alisin ang bookmark: { $at }
bookmarked = Na-bookmark: { $at }
deal-title = Pamamahagi ayon sa numero
deal-body = Pareho ang pamamahagi ng parehong numero, sa anumang kompyuter.
deal-field = Numero ng pamamahagi
deal-field-single = Numero ng pamamahagi para sa isang hole
deal-now = Ipamahagi
this-deal = Ito ang pamamahagi { $deal }.
this-deal-unnumbered = Walang numero ang pamamahaging ito.
deal-of-round = Binubunot ang mga pamamahagi ng isang round: walang ibang mapipili.
deal-as-single = Laruin muli ang pamamahaging ito bilang isang hole
deal-number-wrong = Ang numero ng pamamahagi ay buong bilang mula 0 hanggang 9223372036854775807.
impossible-stock = Walang ayos ng stock na makakaubos sa latag na ito.
impossible = Hindi mauubos ang latag na ito.
reshuffle = Balasahin muli
play-anyway = Laruin pa rin
connection-lost = Naputol ang koneksiyon. Kumokonekta muli…
connecting = Inilalatag ang mesa…
stuck-title = Wala nang galaw.
stuck-body = Bawiin ang mga galaw, ulitin ang pamamahaging ito, o sumubok ng iba.
stuck-body-new = Sumubok ng ibang pamamahagi.
won-title = Panalo!
won-body = { moves-made }, { $time }.
moves-made = { $moves ->
        [one] { $moves } galaw
       *[other] { $moves } na galaw
    }
won-practice = Larong ensayo.
hole-over = Hole { $number }: { $strokes }.
hole-cleared = Ubos na.
hole-cleared-spare = Ubos na, at may natirang { cards }.
hole-ended = Tapos na ang hole: { $strokes }.
game-ended = Tapos na ang larong ito.
points-scored = { $points } puntos.
next-hole = Susunod na hole
round-over = Tapos na ang round: { $total } ({ $topar }).
round-perfect = Tapos na ang round: perpektong round, { $total } ({ $topar }).
new-round = Bagong round
dismiss = Itago

## Help from the search

hint = Hint
hint-short = Hint
search-help = Mga hint
search-sees = Nakikita ng hint ang mga nakatagong baraha; mamarkahan ang laro.
searching = Naghahanap…
showing = Nilalaro ang daan sa panalo…
show-me = Ipakita
show-stop = Ihinto
ask-verdict = Panalo pa ba?
hint-which = Aling galaw?
hint-then = At pagkatapos?
hint-look = Tingnan dito: { $pile }
hint-move = { $cards } papunta sa { $pile }
hint-draw = Bumunot ng baraha.
hint-none = Wala nang galaw.
hint-wins = Mananalo mula rito sa { moves-made }.
hint-lost = Hindi na mapapanalo ang larong ito.
hint-unknown = Hindi alam: walang nakitang panalo.
search-effort = { $nodes ->
        [one] { $nodes } posisyon, { $seconds } s.
       *[other] { $nodes } na posisyon, { $seconds } s.
    }
verdict = { $verdict ->
        [won] Mapapanalo pa
        [lost] Talo
       *[unknown] Hindi alam
    }
verdict-pending = Sinusuri…
ask-par = Ano ang pinakamahusay na iskor ng pamamahaging ito?
par-reached = { $kind ->
        [hole] Ito ang pinakamahusay na puwede: { $best }.
       *[peaks] Ito ang pinakamahusay na puwede: { $best } puntos.
    }
par-missed = { $kind ->
        [hole] { $best } ang pinakamahusay sa pamamahaging ito: sobra nang { $off ->
            [one] { $off } palo
           *[other] { $off } na palo
        }.
       *[peaks] { $best } puntos ang pinakamahusay sa pamamahaging ito: kulang nang { $off ->
            [one] { $off } puntos
           *[other] { $off } na puntos
        }.
    }
par-unproved = { $kind ->
        [hole] Umabot sa { $best } ang search, at hindi masabi kung may mas mahusay.
       *[peaks] Umabot sa { $best } puntos ang search, at hindi masabi kung may mas mahusay.
    }
helped = may hint
helped-explained = { $hints ->
        [one] { $hints } hint
       *[other] { $hints } na hint
    }, { $shown ->
        [one] { $shown } galaw
       *[other] { $shown } na galaw
    } na ipinakita. Nakikita ng hint ang mga nakatagong baraha.
winnable = mapapanalo
winnable-explained = Natiyak bago ipamahagi na mapapanalo ito.
deal-winnable = Iyong mapapanalo
only-winnable = Pamamahaging mapapanalo lamang
looking-for-winnable = Naghahanap ng pamamahaging mapapanalo…

## Golf

score-card = Score card
score-card-short = Card
hole-number = Hole { $number }
total = Kabuuan
par-of-holes = Laban sa par
par-level = pantay sa par
par-under = { $strokes } na mas mababa sa par
par-over = { $strokes } na mas mataas sa par
par-of-round = Par { $par }
round-summary = Hole { $current } ng { $holes }, kabuuan { $total }, { $topar }

## In company

match-square = tabla
match-status = { $how ->
        [up] { $holes } up
       *[down] { $holes } down
    }
match-dormie = { $status }, dormie
match-over = { $how ->
        [won] panalo, { $by }
       *[lost] talo, { $by }
    }
match-left = { $how ->
        [won] panalo: umalis ang iba
       *[lost] talo dahil sa pag-alis
    }
match-halved = tabla ang laban
refused-no-seat = walang naglalaro roon
refused-match-over = tapos na ang laban
refused-hole-over = tapos na ang hole na ito para sa iyo
refused-draw-stands = hindi nababawi ang pagbunot kapag may kasama sa laro
error-no-company = hindi palo ang iskor ng { $game }, kaya hindi ito Golf na pangmaramihan
error-holes = 9 o 18 hole ang round na may kasama, hindi { $holes }
error-limit = hindi bababa sa isang segundo ang isang hole
error-players = { $format ->
        [spit] dalawa ang naglalaro ng Spit; { $players } ang narito
        [match] ang match play ay para sa dalawang manlalaro, o dalawang panig na may tigdalawa, tigtatlo o tig-apat; { $players } ang narito
       *[stroke] ang stroke play ay para sa dalawa hanggang walong manlalaro; { $players } ang narito
    }
error-name-empty = kailangan ng pangalan ang kahit isang titik
error-name-long = hanggang { $most } titik lamang ang pangalan
error-code = hindi kodigo ng silid ang { $code }: anim na titik ito
error-no-room = walang ganoong silid, o sarado na ito
refused-room-closed = sarado na ang silid na ito
refused-no-game = walang nilalarong laro rito ngayon
refused-playing = hindi habang may nilalaro
refused-full = { $most } lamang ang upuan
refused-seated = may upuan ka na
refused-not-seated = umupo ka muna
refused-not-host = ang may-ari ng silid lamang ang makagagawa niyan
refused-no-level = walang kompyuter na ganoon ang antas
refused-no-computer = walang nakaupo roon na mapaaalis mo ngayon
refused-no-code = walang mahanap na kodigo para sa silid; subukan muli
refused-no-record = wala pang larong natapos dito
refused-not-here = sa mga programang nasa server mismo lamang ito sinasabi
refused-worn-out = gasgas na ang silid na ito; magbukas ng iba
refused-too-often = masyadong madalas; subukan muli pagkaraan ng isang minuto
refused-too-fast = dahan-dahan lang: sabay-sabay ang dating
refused-too-many = napakaraming koneksiyon mula sa iyong address
refused-many-seats = napakaraming upuang kinuha mula sa iyong address
refused-crowded = puno na ng mga silid ang server; subukan ulit mamaya

## Rooms

company = Maglaro kasama ang iba
company-game = { $game ->
        [golf] Golf
       *[spit] Spit
    }
company-about = { $game ->
        [golf] Dalawa hanggang walo, sabay-sabay sa iisang hole.
       *[spit] Dalawang manlalaro, sabay ang laro, walang salitan.
    }
company-open = Magbukas ng silid
company-open-for = Magbukas ng silid para sa { company-game }
company-code = May kodigo ako
company-code-hint = anim na titik
company-join = Pumasok
room-title = { $game ->
        [golf] Golf na may kasama
       *[spit] Spit na may kasama
    }
room-gone = Wala na rito ang silid na ito.
room-entering = Pumapasok…
room-invite = Mag-imbita
room-invite-about = Makapapasok ang sinumang may link o kodigo.
room-code = Kodigo
room-link = Link
room-copy-link = Kopyahin ang link
room-share = Ipadala ang link
room-invitation = Maglaro tayo ng { company-game }
room-copied = Nakopya na
room-not-copied = Ayaw itong kopyahin ng browser: markahan at kopyahin nang mano-mano.
room-players = Mga manlalaro
room-taken = { $taken } sa { $most }
room-you = ikaw
room-host = may-ari ng silid
room-ready = handa
room-unready = hindi pa handa
room-away = wala
room-level = { $level ->
        [beginner] Baguhan
        [casual] Kaswal
        [steady] Bihasa
        [sharp] Matalas
        [expert] Dalubhasa
        [stroll] Namamasyal
        [walk] Naglalakad
        [trot] Tumatrot
        [canter] Kumakanter
        [gallop] Kumakaripas
       *[other] { $level }
    }
room-computer = kompyuter
room-add = Magdagdag ng kompyuter
room-send-away = Paalisin si { $name }
room-name = Pangalan mo
room-sit = Umupo
room-rename = Palitan ang pangalan
room-watching = Nanonood ka.
room-watchers = { $count ->
        [one] { $count } ang nanonood
       *[other] { $count } ang nanonood
    }
room-rules = Ang lalaruin
room-rules-host = Si { $name } ang nagpapasya; mababasa mo rito.
room-which = Laro
room-rule-set = Patakaran
room-format = Pag-iskor
room-format-is = { $format ->
        [match] Match play
       *[stroke] Stroke play
    }
room-format-about = { $format ->
        [match] Ang mas mababang iskor ang panalo sa hole; ang panig na mas maraming hole ang panalo. Para sa dalawang manlalaro o dalawang panig.
       *[stroke] Ang pinakamababang kabuuan ang panalo.
    }
room-holes = Mga hole
room-own-deals = Kani-kaniyang pamamahagi ang bawat isa
room-play-off = Magpatuloy kapag tabla sa dulo
room-limit = Oras sa bawat hole
room-minutes = { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuto
    }
room-no-limit = kahit gaano katagal
room-equal-rank = Puwede rin ang baraha sa kaparehong ranggo
room-stack-equals = Naipapatong ang magkaparehong ranggo sa sariling hanay
room-no-slap = Walang tapikan: sa naunang naubusan ang mas maliit na patong
room-start = Handa na ako
room-not-yet = Hindi pa handa
room-wait-players = Kailangan pa ng isang manlalaro: mag-imbita, o magdagdag ng kompyuter.
room-wait-ready = Hinihintay si { $names }.
room-wait-you = Hinihintay ka ng iba.
room-begins = Magsisimula sa loob ng { $seconds }…
room-leave = Umalis
room-leave-title = Aalis sa laro?
room-leave-body = Magpapatuloy ang iba nang wala ka, at hindi ka na makababalik sa larong ito.
room-leave-now = Umalis sa laro
room-stay = Manatili
room-again = Maglaro muli
room-to-lobby = Sa silid

## Golf in company

golf-hole-of = Hole { $hole } sa { $holes }
golf-extra-hole = Dagdag na hole { $hole }
golf-time-left = Natitirang oras
golf-next-in = Susunod na hole sa
golf-cards-left = { $count ->
        [0] ubos na
        [one] { $count } barahang natitira
       *[other] { $count } barahang natitira
    }
golf-finished = tapos na
golf-resting = hindi naglalaro sa hole na ito
golf-withdrawn = umalis
golf-stuck = Wala nang malalaro: tapusin ang hole, o bawiin ang mababawi pa.
golf-done = Tapos na ang hole mo: { $strokes }.
golf-waiting = Hinihintay si { $names }.
golf-watched = Nilalaro pa ang hole. Ipakikita ang mga baraha kapag tapos na ang lahat.
golf-impossible = Hindi mauubos ang pamamahaging ito.
golf-turned = Hole { $hole }: nakabukas na ang mga baraha
golf-turned-extra = Dagdag na hole { $hole }: nakabukas na ang mga baraha
golf-hole-best = pinakamababa
golf-board-of = Ang naiwan ni { $name } sa hole
golf-hole-to = Pinakamababa ang iskor ni { $names }: { $strokes }.
golf-hole-halved = Tabla ang hole sa { $strokes }.
golf-hole-won = Nakuha ni { $names } ang hole sa { $strokes }.
golf-seen-by = Handa na si { $name } sa susunod na hole
golf-seen = handa
golf-winner = { $count ->
        [one] Panalo si { $names }
       *[other] Panalo sina { $names }
    }
golf-you-win = Panalo ka!
golf-match-over = { $result ->
        [halved] Tabla ang laban
        [conceded] Tapos na ang laban: umalis ang isang panig
       *[other] Natapos ang laban sa { $result }
    }
golf-place = Puwesto
golf-said-finished = Tapos na si { $name } sa hole.
golf-said-away = Wala si { $name }.
golf-said-back = Nagbalik si { $name }.
golf-said-left = Umalis si { $name }.
golf-said-leads = Nangunguna si { $names }.
golf-said-minute = Isang minuto na lang.
golf-said-seconds = { $seconds } segundo na lang.

## Spit

spit-title = Spit, round { $round }
spit-pile = { $name }, pile { $number }
spit-own-pile = Pile { $number } mo
spit-centre = { $side ->
        [left] Kaliwang spit pile
       *[right] Kanang spit pile
    }
spit-onto = { $side ->
        [left] sa kaliwang pile
       *[right] sa kanang pile
    }
spit-open = { $name }, { $top }
spit-open-on = { $name }, { $top }, nakapatong sa { cards } na nakataob
spit-spares = { $has ->
        [yes] May natitirang spit card si { $name }
       *[no] Wala nang spit card si { $name }
    }
spit-state = { $state ->
        [away] wala rito
        [ready] handa na
        [unready] hindi pa handa
        [able] may malalaro
       *[stuck] walang malalaro
    }
spit-holds = { $name }: { cards }
spit-counting = Lalabas ang mga unang baraha sa loob ng { $seconds }
spit-stuck = Walang makalaro. May bagong baraha sa loob ng { $seconds }
spit-blocked = Walang makalaro, at wala nang spit card
spit-idle = Ikaw lamang ang makalalaro. Sa loob ng { $seconds }, kusang lalaro ang isang baraha
spit-idle-theirs = Si { $name } lamang ang makalalaro
spit-away = Wala rito si { $name }, at matatalo sa laban sa loob ng { $seconds }
spit-slap = Tapikin!
spit-slap-pile = Tapikin ang { $side ->
        [left] kaliwang pile
       *[right] kanang pile
    }
spit-slap-wait = Masyadong maaga. Sandali lang
spit-too-late = Huli na: iba nang baraha ang nasa ibabaw
spit-round = Round { $round }
spit-took = Nakuha ni { $name } ang pile na may { cards }.
spit-ready = Handa na
spit-waiting = Hinihintay si { $name }
spit-you-won = Nanalo ka
spit-won = Nanalo si { $name }
spit-nobody-won = Walang nanalo
spit-ending = { $how ->
        [out] Ubos na ang lahat ng baraha.
        [left] Umalis ang kalaban.
        [absent] Hindi na bumalik ang kalaban.
       *[abandoned] Hindi na bumalik ang dalawa.
    }
spit-latency = Papunta sa server at pabalik: { $ms } ms
spit-said-played = { $name }: { CARD($card) } { spit-onto }.
spit-said-forced = Natagalan si { $name }: inilaro ang { CARD($card) }.
spit-said-shifted = { $name }: { CARD($card) } sa lugar { $number }.
spit-said-new = May bagong baraha.
spit-said-tops = Sa kaliwa { $left }, sa kanan { $right }.
spit-said-top-none = wala
spit-said-out = Ubos na ang helera ni { $name }: tapos na ang round.
spit-said-blocked = Walang makalaro: tapos na ang round.
spit-said-slapped = Naunang tumapik si { $name }.
spit-said-row = { $name }: { $piles }.
spit-said-pile = { $number }: { $top }
spit-said-no-fit = Hindi bagay roon ang { $what }.
spit-said-chosen = Hawak ang { $what }.
spit-play-onto = { $number }: { CARD($card) } { spit-onto }
spit-play-to = { $number }: { CARD($card) } sa lugar { $target }
spit-help-tap-does = inilalaro kung saan bagay; kung dalawang spit pile, sa mas malapit
spit-help-drag-does = inilalaro kung saan mo gusto; umiilaw ang mga lugar nito
spit-help-slap = Tapikin ang spit pile
spit-help-slap-does = tinatapik ito; kapag tapos na ang round, saanman sa panig nito
spit-help-piles-does = inilalaro ang nasa ibabaw ng pile 1 hanggang 5 mo kung saan bagay
spit-help-hold-does = hinahawakan ito para ikaw ang pumili: Q o arrow para sa spit pile, numero para sa bakanteng lugar; ibinabalik ito ng Escape
spit-help-sides-does = ang kaliwa at kanang spit pile: inilalagay roon ang hawak na baraha, kung wala ay tinatapik
spit-help-space-does = sinasabing handa ka na; tinatapik ang spit pile na sinimulan mo

## The menu of a card

card-menu-best = Pinakabagay: { $place }
card-menu-foundation = Sa foundation
card-menu-onto = Sa ibabaw ng { CARD($card) }, { pile }
card-menu-draw = Bumunot
card-menu-none = Hindi ito maigagalaw ngayon.

## Settings

settings = Mga setting
language = Wika
settings-looks = Hitsura at tunog
settings-table = Ang mesa
settings-play = Paglalaro
setting-theme = Tema
theme-system = Gaya ng system
theme-light = Maliwanag
theme-dark = Madilim
theme-contrast = Mataas na contrast
setting-suits = Kulay ng mga suit
suits-two = Dalawa
suits-four = Apat
setting-index = Mga marka sa baraha
index-normal = Karaniwan
index-large = Malaki
setting-speed = Paggalaw
speed-off = Wala
speed-fast = Mabilis
speed-normal = Karaniwan
speed-slow = Mabagal
setting-sound = Tunog
setting-foundations = Mga foundation at stock
foundations-above = Sa itaas ng mga hanay
foundations-below = Sa ibaba ng mga hanay
setting-hand = Kamay sa paglalaro
setting-hand-about = Nagpapalit ng panig ang stock at mga button.
hand-right = Kanan
hand-left = Kaliwa
setting-mirror = I-mirror ang tableau
setting-mirror-about = Nasa kanan ang unang hanay. Hindi nagbabago ang mga baraha at marka.
setting-tap = Pag-tap o pag-click sa baraha
tap-play = Ilalaro agad
tap-choose = Pipiliin muna
setting-auto-play = Kusang umaakyat ang baraha sa foundation
auto-play-off = Hindi kailanman
auto-play-free = Kapag ligtas
auto-play-all = Tuwing puwede
setting-supermoves = Pinaikling galaw
setting-supermoves-about = Ilang baraha nang sabay gamit ang mga hanay na walang laman, bilang isa-isang galaw.
setting-verdict = Panalo pa ba?
setting-verdict-about = Sinasabi pagkatapos ng bawat galaw kung mapapanalo pa ang laro. Nakikita nito ang mga nakatagong baraha: mamarkahan ang laro na may hint.
setting-letter-keys = Mga key na titik at numero
setting-letter-keys-about = Patayin kung napipindot ng pagdidikta o ng nakapatong na kamay. Laging gumagana ang mga arrow, Enter at Esc.

## The menu

search-games = Maghanap ng laro
search-hint = Hanapin ang laro
no-game = Walang larong tinatawag na “{ $query }”.
games-found = { $count ->
        [one] { $count } laro
       *[other] { $count } na laro
    }
continue = Ituloy
played = { moves-made } · { $time }
save-record = I-save ang tala ng larong ito
deal-named = Pamamahagi { $deal }
also = tinatawag ding { $alias }
play = Maglaro
play-game = Laruin ang { $game }
play-single-hole = Laruin ang { $game }: { single-hole }
nine-holes = Siyam na hole
single-hole = Isang hole
options = Mga opsiyon
options-title = Mga opsiyon ng { $game }
other-names = Tinatawag ding { $names }
rules-title = Patakaran ng { $game }
random-deal = kahit alin
quick-start = Mabilisang simula
deal-of-the-day = Pamamahagi ngayong araw
today-state = { $state ->
        [new] pareho para sa lahat
        [open] nasimulan na
        [won] panalo
       *[over] tapos na
    }
random-game = Anumang laro
random-game-does = Isa sa lahat ng { $count } laro
yes = oo
no = hindi

## The rules page

source = Pinagmulan
note = Tala
loading = Sandali lang…
back-to-games = Lahat ng laro

## After the game

replay = Panoorin muli
replay-so-far = Panoorin muli ang larong ito, isa-isang galaw
replay-of = Panoorin muli: { $game }
replay-deal = Pamamahagi { $deal }
replay-result = { $outcome ->
        [won] Panalo
        [stuck] Wala nang galaw
        [ended] Tinapos nang ganito
       *[open] Hindi pa tapos
    }
replay-to-table = Sa mesa
replay-controls = Sa takbo ng laro
replay-at = Galaw
replay-dealt = Gaya ng ipinamahagi
replay-point = Galaw { $move } ng { $moves }: { $what }
replay-first = Sa simula
replay-back = Isang galaw pabalik
replay-forward = Isang galaw pasulong
replay-last = Sa dulo
replay-play = Patakbuhin
replay-pause = I-pause
replay-moves = Mga galaw
replay-keys = Mga key: kaliwa at kanan para sa isang galaw, Home at End para sa simula at dulo, Space para patakbuhin.
verdicts = Panalo o talo
verdicts-does = Tinitingnan ng search ang bawat punto ng larong ito, kasama ang mga nakatagong baraha, hanggang dalawang minuto.
verdicts-open = Hindi pa tapos ang larong ito. Kapag nagtanong ngayon, mamarkahan itong may hint.
verdicts-shared-open = Sinasabi ito kapag tapos na ang laro; ibinahagi ito bago matapos.
verdicts-ask = Saan panalo, saan natalo?
verdicts-ask-anyway = Itanong, at markahan
verdicts-stop = Ihinto
verdicts-progress = { $decided } ng { $of } punto ang nasuri
verdicts-stopped = Inihinto.
verdicts-strip = Panalo o talo sa takbo ng laro
verdicts-won-all = Mapapanalo ito hanggang sa dulo.
verdicts-lost-all = Hindi mapapanalo ang pamamahaging ito mula sa simula.
verdicts-lost-by = Ang galaw { $move } ang nagpatalo: { $what }
verdicts-between = Mapapanalo ito hanggang galaw { $won }, at hindi na mula galaw { $lost }. Hindi masabi ng search ang nasa pagitan.
verdicts-won-until = Mapapanalo ito hanggang galaw { $won }. Hindi masabi ng search ang kasunod.
verdicts-lost-from = Hindi na mapapanalo mula galaw { $lost }. Hindi masabi ng search ang nauna.
verdicts-unknown = Wala ni isang punto ang masabi ng search.
verdicts-show = Ipakita ang puntong iyon
verdicts-won-by = Panalo pa rin doon:
verdicts-undecided = At { $count ->
        [one] { $count } galaw
       *[other] { $count } na galaw
    } na hindi natiyak ng search.
verdicts-effort = { $nodes } posisyon ang nasuri sa { $seconds } segundo ng pagkalkula.
verdicts-cut = Natapos ang dalawang minuto bago nasuri ang lahat ng punto.
verdict-won = mapapanalo
verdict-lost = talo
verdict-unknown = hindi alam
verdict-here = { $said } { $verdict ->
        [won] Mapapanalo.
        [lost] Talo.
       *[unknown] Panalo o talo: hindi alam.
    }
verdict-draw = Bumunot ng baraha.
statistics = Estadistika
statistics-none = Wala pang nalarong laro.
statistics-kind = Uri
statistics-kinds = { $kind ->
        [scored] Binibilang
        [winnable] Mapapanalong pamamahagi
        [practice] Ensayo
       *[helped] May hint
    }
statistics-kinds-explained = Ang mga larong binibilang ay nilaro nang walang binawing galaw at sa sariling mata. Hiwalay ang bilang ng mga mapapanalong pamamahagi, mga ensayo, at mga larong may hint na nakakita ng nakatagong baraha.
statistics-counts = Binibilang ang laro mula sa unang galaw. Talo ito kapag tinapos, wala nang galaw, o iniwan para sa kasunod na pamamahagi ng parehong laro; kapag napanalo pa rin, panalo ang bilang.
statistics-played = Nilaro
statistics-won = Panalo
statistics-share = Panalo, %
statistics-streak = Sunod-sunod na panalo
statistics-best-streak = Pinakamahabang sunod-sunod
statistics-best-time = Pinakamabilis
statistics-mean-time = Average na oras
statistics-fewest-moves = Pinakakaunting galaw
statistics-mean-moves = Average na galaw
statistics-best-strokes = Pinakamababang palo
statistics-mean-strokes = Average na palo
statistics-best-points = Pinakamataas na puntos
statistics-mean-points = Average na puntos
statistics-rounds = Mga round na siyam na hole
statistics-round = Round
statistics-round-date = Petsa
statistics-round-total = Mga palo
statistics-round-par = Kumpara sa par
statistics-round-practice = ensayo
statistics-chart = { $count ->
        [one] { $count } round
       *[other] { $count } round
    } kumpara sa par: pinakamahusay { $best }, pinakahuli { $latest }
statistics-handicap = Handicap { $handicap }
statistics-handicap-none = Tatlong round ang kailangan para sa handicap.
statistics-handicap-explained = Ang average ng pinakamahusay na 8 sa huling 20 round kumpara sa par; kapag kulang sa 20, ng pinakamahusay na 40 %, paitaas ang pag-round. Hindi kasama ang mga ensayo at ang mga round na may hint.
statistics-recent = Mga larong tapos na
best-games = Pinakamahuhusay na laro
best-cards = Baraha
statistics-recent-game = { $won ->
        [yes] Panalo
       *[no] Talo
    } · { moves-made } · { $time }
data = Ang mga laro mo bilang file
data-does = Lahat ng laro mo at ang mga tala nila, isa bawat linya: para itago, para tingnan sa ibang program, o para dalhin sa ibang browser o ibang Longwood.
data-export = I-save ang file
data-import = Magpasok ng file
data-importing = Sinusuri ng referee ang mga ito…
data-imported = { $added ->
        [0] Walang naidagdag na laro.
        [one] { $added } laro ang naidagdag.
       *[other] { $added } na laro ang naidagdag.
    } { $continued ->
        [0] { "" }
        [one] { $continued } ang nagpatuloy.
       *[other] { $continued } ang nagpatuloy.
    } { $known ->
        [0] { "" }
        [one] { $known } ang narito na dati.
       *[other] { $known } ang narito na dati.
    }
data-bad-line = Linya { $line }: { $why }
data-remove = Burahin lahat ng laro ko
data-remove-title = Burahin lahat ng laro mo?
data-remove-body = Buburahin sa server na ito ang lahat ng laro ng browser na ito, pati ang mga nilalaro pa, kasama ang estadistika. Iiwan ang mga silid, at aalisin doon ang pangalan mo. Walang makapagbabalik sa mga iyon; ang dati nang na-save na file lang.
data-remove-now = Burahin lahat
data-removed = { $count ->
        [0] Walang nabura.
        [one] { $count } mesa ang nabura.
       *[other] { $count } na mesa ang nabura.
    }
link-broken = Hindi buo ang link na ito: walang laro rito. Kopyahin itong muli mula sa pinagmulan.
share = Ibahagi
share-link = Kopyahin ang link ng larong ito
share-link-does = Makikita ng magbubukas nito ang larong ito sa sarili nilang Longwood, kapag nasuri na ito ng referee roon.
share-open = Hindi pa tapos ang larong ito; nasa link ang pamamahagi at ang mga galaw hanggang ngayon.
share-record = Kopyahin ang tala
share-picture = I-save ang larawan
share-copied = Nakopya.
share-by-hand = Hindi pinapayagan ng browser na ito na mangopya ang pahina. Napili na ang teksto: kopyahin ito mismo.
share-text = Ano ang kokopyahin
picture-failed = Hindi nagawa ang larawan.

## What can go wrong

error-title = Hindi ito nagawa.
unreachable = Hindi sumasagot ang server. Tumatakbo pa ba ito?
no-page = Walang pahinang { $path } dito.
table-gone = Wala na rito ang mesang ito.
error-other = Hindi ito puwede.
with-detail = { $what } ({ $detail })

error-no-table = walang ganoong mesa rito; baka sa ibang browser iyon
error-no-round = walang ganoong round dito
error-other-rules = sinimulan ang larong ito ng { $game } sa mga patakarang nagbago na; hindi na ito maitutuloy
error-none-winnable = sa { $count ->
        [one] { $count } pamamahagi
       *[other] { $count } na pamamahagi
    }, walang napatunayang mapapanalo sa oras; subukan muli, o laruin ang kahit alin
error-replay-long = hanggang { $most } galaw lamang ang ibinahaging laro; { $moves } ang sa isang ito
error-replay-unread = galaw { $number }: { $why }
error-replay-move = galaw { $number }, { $move }: { $why }
error-archive-line = hindi laro mula sa file ng mga laro ang linyang ito: { $why }
error-archive-record = hindi tama ang tala nito: { $why }
error-archive-deal = walang numero ng pamamahagi ang tala nito, at kailangan iyon ng mesa
error-archive-long = hanggang { $most } hakbang lang ang isang laro
error-archive-times = hindi maaari ang mga oras o ang round nito
error-archive-moves = ibang mga galaw ang kinahahantungan ng mga pangyayari nito kaysa sa tala nito
error-conflict = nagbago ito sa ibang lugar; ganito na ito ngayon
error-store = hindi mabasa o maitago ng server ang mga laro ngayon; subukan ulit mamaya
error-no-pile = walang { $pile } sa mesang ito
error-deal-number = hindi numero ng pamamahagi ang { $text }: magbigay ng buong bilang mula 0 hanggang { $most }
error-no-game = walang larong tinatawag na { $game }
error-no-game-near = { $no }; ang ibig mo bang sabihin ay { $nearest }?
error-no-patience = larong may kasama ang { $game }, hindi solitaire
error-no-option = walang opsiyong { $option }; ang mga opsiyon ay { $options }
error-no-option-here = walang opsiyong { $option }; ang sa { $game } ay { $options }
error-option-unfit = walang opsiyong { $option } ang { $game }; ang mayroon ay { $options }
error-no-options = walang opsiyon
error-option-value = hindi puwedeng { $value } ang opsiyong { $option }: puwede ang { $values }
error-option-twice = dalawang beses ibinigay ang opsiyong { $option }, { $first } at { $second }
error-options-clash = { $game }: magkasalungat ang mga opsiyong { $first } at { $second }: { $why ->
        [names] dalawang pangalan sila ng iisang bagay
       *[opposites] kabaligtaran ng isa ang isa pa
    }

## Why a move is refused

reason-won = panalo na ang laro: nasa foundation na ang lahat ng baraha
reason-own-column = hindi maililipat ang baraha sa sarili nitong hanay
reason-empty = hindi puwede roon ang { CARD($card) }: sa { $game }, { $empty ->
        [king] hari lamang ang inilalagay sa hanay na walang laman
        [queen] reyna lamang ang inilalagay sa hanay na walang laman
        [none] nananatiling walang laman ang hanay na naubos
       *[any] anumang baraha ang puwede sa hanay na walang laman
    }
reason-fit = hindi bagay ang { CARD($card) } sa { CARD($onto) }: sa { $game }, nagpapatong { reason-build }
reason-fit-down = hindi bagay ang { CARD($card) } sa { CARD($onto) }: sa { $game }, nagpapatong nang pababa { reason-build }
reason-fit-ace = hindi bagay ang { CARD($card) } sa { CARD($onto) }: walang ipinapatong sa alas
reason-build = { $build ->
        [same_suit] sa parehong suit
        [different_suit] sa magkaibang suit
        [alternate_colour] sa salitang kulay
       *[any] sa anumang suit
    }
reason-draw-target = sa discard pile lamang napupunta ang binubunot sa stock
reason-draw-count = { cards } ang binubunot dito
reason-stock-empty = ubos na ang stock
reason-no-stock = walang stock ang { $game }
reason-redeal-source = ang discard pile lamang, na binaligtad muli, ang bumabalik sa stock
reason-no-redeal = walang muling pagbaligtad ng discard pile sa { $game }
reason-redeals-used = { $redeals ->
        [1] nagamit na ang nag-iisang muling pagbaligtad
       *[other] nagamit na ang lahat ng { $redeals } muling pagbaligtad
    }
reason-redeal-early = binabaligtad lamang ang discard pile kapag ubos na ang stock; may { cards } pa ang stock
reason-waste-empty = walang laman ang discard pile
reason-no-cards = may kahit isang baraha ang bawat galaw
reason-waste-single = ang nasa ibabaw lamang ng discard pile ang nailalaro
reason-no-column = walang hanay { $number }
reason-column-empty = walang laman ang hanay { $number }
reason-column-short = { cards } lamang ang nasa hanay { $number }
reason-single = isa-isang baraha ang inililipat sa { $game }
reason-face-down = hindi naigagalaw ang mga barahang nakataob
reason-no-run = ang { cards } sa ibabaw ng hanay { $number } ay hindi { $run ->
        [same_suit] sunod-sunod na iisang suit
       *[by_build] sunod-sunod
    }
reason-no-return = sa { $game }, hindi bumabalik ang baraha mula sa foundation
reason-return-single = isa-isa lamang bumabalik ang baraha mula sa foundation
reason-return-unnamed = dapat sabihin kung aling baraha ang babalik mula sa foundation
reason-return-not-top = wala sa ibabaw ng foundation ang { CARD($card) }
reason-return-starter = doon nagsimula ang { CARD($card) }, at mananatili roon
reason-on-foundation = nasa foundation na ito
reason-foundation-single = isa-isa lamang inilalagay ang baraha sa foundation
reason-nothing-there = walang inilalagay roon
reason-foundation = walang foundation na naghihintay sa { CARD($card) }: paakyat ang mga ito { $up ->
        [suit] sa iisang suit
       *[alternate_colour] sa salitang kulay
    } mula sa { RANK($base) }
reason-cleared = ubos na ang tableau: tapos na ang laro
reason-must-play = may barahang puwedeng ilaro, at sa must_play ay naghihintay ang stock
reason-hole-only = sa { $game }, isa-isang baraha ang napupunta sa hole, at doon lamang
reason-place = { $layout ->
        [columns] hanay
        [fans] pamaypay
       *[slots] puwesto
    } { $number }
reason-place-empty = walang laman ang { reason-place }
reason-no-place = walang { reason-place }
reason-place-covered = natatakpan ng ibang baraha ang { reason-place }
reason-hole-king = hindi bagay ang { CARD($card) } sa { CARD($onto) }: sa { $game }, { $only ->
        [queen] reyna lamang ang ipinapatong
        [queen-joker] reyna o joker lamang ang ipinapatong
        [joker] joker lamang ang ipinapatong
       *[nothing] walang ipinapatong
    } sa hari
reason-hole-one = hindi bagay ang { CARD($card) } sa { CARD($onto) }: { RANK($first) } lamang ang puwede roon
reason-hole-two = hindi bagay ang { CARD($card) } sa { CARD($onto) }: { RANK($first) } o { RANK($second) } lamang ang puwede roon
reason-foundation-empty = walang laman ang foundation { $number }
reason-no-foundation = walang foundation { $number }

refused-closed = ipinamahagi na ang susunod na hole: ganito na ang isang ito
refused-ended = tapos na ang larong ito
refused-too-long = masyado nang mahaba ang larong ito para ituloy: i-save ang tala kung gusto mo, at mamahagi ng bago
refused-redo = walang galaw na maibabalik
refused-bookmarked = naka-bookmark na ang posisyong ito
refused-bookmarks-full = hanggang { $most } bookmark lang; mag-alis muna ng isa
refused-no-bookmark = walang bookmark { $number }
refused-here = ito na ang posisyon sa mesa
refused-over = tapos na ang larong ito
refused-undo = walang galaw na mababawi
refused-no-par = walang palo o puntos na binibilang sa larong ito
refused-heard = narinig na ito noong una
refused-moved-on = nagpatuloy ang laro sa ibang tab bago ito narinig
refused-cards-gone = huli na: nasa ibang lugar na ang gusto mong igalaw
refused-given-up = nagpatuloy ang laro sa ibang tab: itinigil ang paghahanap
refused-not-over = sinasabi ang pinakamahusay na iskor kapag tapos na ang hole
refused-marks-helped = sinasabi ito kapag tapos na ang laro; kung ngayon, mamarkahan itong may hint
refused-replay-open = sinasabi kapag tapos na ang laro kung ano ang mapapanalo, at hindi pa tapos ang isang ito
refused-not-joined = ang barahang umaakyat lamang pagkatapos ng isang galaw ang puwedeng sumabay rito
refused-which-deal = pumili ayon sa numero, ng mapapanalo, o ng pamamahagi ng araw: isa lang sa mga ito
refused-won = panalo na ang larong ito: hindi na magbabago ang resulta
refused-practice = magiging ensayo ang laro kapag binawi ito, at hindi bibilangin ang resulta
refused-no-round = hindi nilalaro ang { $game } nang siyam na hole
refused-hole-open = hindi pa tapos ang hole { $number }
refused-round-over = tapos na ang round
refused-no-reshuffle = ang latag lamang na hindi mauubos sa anumang ayos ng stock ang ipinamamahagi muli, bago ang unang galaw
refused-clock = nauna ito sa mga nangyari na
refused-paused = hinihintay ng laban ang manlalarong nawalan ng koneksiyon
refused-ready = hindi hinihingi ngayon kung handa na
refused-not-playing = nakapaglalaro at nakatatapik lamang habang may round
refused-not-on-top = wala sa ibabaw ng iyong helera ang barahang ito
refused-no-place = walang ganitong pile
refused-no-fit = hindi bagay ang { CARD($card) } sa { CARD($onto) }
refused-not-empty = inililipat lamang ang baraha sa bakanteng lugar ng sariling helera, o kung pinili, sa kapareho nitong ranggo
refused-no-slap = walang tinatapik dito
refused-slap-locked = sandaling hindi makatatapik ang nauna sa oras
refused-away = wala na ang manlalarong ito
refused-not-away = narito ang manlalarong ito

## Help

help-title = Paano maglaro
help-pointer = Mouse, daliri at panulat
help-tap = I-tap ang baraha
help-tap-does = pupunta ito kung saan ito pinakabagay; sa Mga setting, puwedeng piliin muna ang baraha at sa susunod na tap ang paglalagyan
help-drag = I-drag ang baraha
help-drag-does = kung saan mo gusto; umiilaw ang mga puwedeng paglagyan
help-stock = I-tap ang stock
help-draw-does = bubunot, o babaligtarin muli ang discard pile
help-menu = Diinan ang baraha, o i-right-click
help-menu-does = ipapakita ang lahat ng puwede nitong puntahan
help-waste = Diinan ang discard pile
help-waste-does = titingnan ang mga baraha nito
help-keyboard = Keyboard
help-keys-off = Patay ang mga key na titik, numero at ?; tingnan ang mga setting.
help-arrows = Mga arrow
help-arrows-does = lumipat sa ibang bunton; pataas at pababa ang pagpili kung ilang baraha, kung mahalaga iyon
help-piles-does = pumunta sa hanay 1 hanggang 10, kasama ang Shift 11 hanggang 20; S sa stock, T sa discard pile
help-home-does = dalhin ang napiling baraha sa foundation
help-enter-does = ilaro ang napiling baraha kung saan ito pinakabagay
help-pick-up-does = damputin ito: dadaan ang mga arrow sa mga puwedeng paglagyan, Enter para ilapag, Escape para ibalik
help-look-does = tingnan ang discard pile
help-undo-does = i-undo
help-redo-does = i-redo
help-new-deal-does = bagong pamamahagi
help-hint-does = hint; ulitin para sa higit pa
help-bookmarks-does = mga bookmark: itabi ang posisyong ito, o bumalik sa iba
help-plays-does = basahin ang puwedeng ilaro
help-changed-does = basahin ang huling nagbago
help-table-does = basahin ang buong mesa
help-page-does = ang pahinang ito

## The rules in one line

brief-columns = { $columns } hanay na tig-{ $cards }
brief-columns-face-down = { $columns } hanay na tig-{ $cards } ({ $down } ang nakataob)
brief-decks = { $decks ->
        [one] { $decks } deck
       *[other] { $decks } na deck
    }
brief-preset = nakalabas na ang mga { RANK($rank) }
brief-base-first = ang unang baraha ang batayan
brief-base = batayan ang { RANK($rank) }
brief-foundations-alternate = salitang kulay ang mga foundation
brief-build = pababa { $build ->
        [same_suit] sa parehong suit
        [different_suit] sa magkaibang suit
        [alternate_colour] sa salitang kulay
       *[any] sa anumang suit
    }
brief-kings-on-aces = hari sa alas
brief-run = { $run ->
        [by_build] naililipat ang sunod-sunod
        [same_suit] naililipat ang sunod-sunod na iisang suit
       *[single] isa-isang baraha
    }
brief-empty = { $empty ->
        [king] hari lamang sa hanay na walang laman
        [queen] reyna lamang sa hanay na walang laman
        [auto_fill] kusang napupuno ang hanay na walang laman
       *[none] nananatiling walang laman ang hanay na naubos
    }
brief-no-stock = walang stock
brief-draw = tig-{ $draw } ang bunot
brief-redeals = { $redeals ->
        [one] { $redeals } muling pagbaligtad
       *[other] { $redeals } na muling pagbaligtad
    }
brief-redeals-unlimited = walang limit ang muling pagbaligtad
brief-return = nakababalik ang baraha mula sa foundation
brief-peaks = tatlong tuktok na may { $cards } baraha
brief-pyramid = piramide ng { cards }
brief-piles = { $piles ->
        [one] { $piles } hanay
       *[other] { $piles } na hanay
    } na tig-{ $cards }
brief-fans = { $piles ->
        [one] { $piles } pamaypay
       *[other] { $piles } na pamaypay
    } na tig-{ $cards }
brief-round-the = { $layout } sa palibot ng { CARD($card) }
brief-covered = { $layout }, nakataob ang mga natatakpan
brief-rank-wrap = isang ranggo pataas o pababa, paikot
brief-rank-queen = isang ranggo pataas o pababa, reyna lamang sa hari
brief-rank-nothing = isang ranggo pataas o pababa, walang ipinapatong sa hari
brief-jokers = { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } na joker
    }
brief-any-first = anumang unang baraha
brief-must-play = bumunot lamang kapag walang mailalaro
brief-race = { $piles } stock pile bawat manlalaro, walang salitan
brief-rank-equal = isang ranggo pataas o pababa o kapareho, paikot
brief-stack = nagpapatong ang magkakapareho
brief-no-slap = walang tapikan

## The rules page: headings

page-aim = Layunin
page-deal = Pamamahagi
page-foundations = Mga foundation
page-building = Pagpapatong
page-runs = Paglilipat ng sunod-sunod
page-empty-columns = Mga hanay na walang laman
page-stock-and-waste = Stock (bunutan) at discard pile (tapunan)
page-scoring = Iskor
page-end = Panalo at wala nang galaw
page-play = Paglalaro
page-stock = Stock (bunutan)
page-the-end = Katapusan
page-impossible = Mga latag na hindi mauubos

## The rules page of a game of columns

page-aim-columns = Dalhin ang lahat ng { $cards } baraha sa mga foundation, bawat isa ay paakyat { page-order }.
page-order =
    { $up ->
        [suit] sa iisang suit
       *[alternate_colour] sa salitang kulay
    } { $order ->
        [ace] mula alas hanggang hari
        [first] mula sa batayang ranggo, na ang alas ay kasunod ng hari, hanggang sa ranggong nasa ilalim nito
        [to-ace] mula { RANK($base) } hanggang hari at saka { RANK($last) }
       *[round] mula { RANK($base) }, na ang alas ay kasunod ng hari, hanggang { RANK($last) }
    }
page-shuffled = Binabalasa ang { $decks ->
        [1] isang deck ng baraha
        [2] dalawang deck ng baraha
       *[other] { $decks } deck ng baraha
    } ({ $cards } baraha).
page-preset-out = Bago iyon, inilalabas ang mga { RANK($rank) }, { $count } lahat; sila ang simula ng mga foundation.
page-dealt-columns = { $columns ->
        [one] { $columns } hanay
       *[other] { $columns } na hanay
    } na may tig-{ cards }, ipinamamahagi nang isa-isang helera mula kaliwa pakanan{ $faces ->
        [up] , nakabukas lahat
        [top] : ang nasa ibabaw lamang ng bawat isa ang nakabukas
       *[some] : sa bawat isa, nakataob ang { $down } sa ilalim at nakabukas ang { $up } sa ibabaw
    }.
page-turns-up-column = Kusang bumubukas ang barahang nakataob kapag wala nang nakapatong dito.
page-base-card = Ang susunod na baraha ang simula ng unang foundation; ang ranggo nito ang batayan ng pamamahaging ito.
page-stock-left = { $count ->
        [one] Ang { $count } natitirang baraha ay ang stock (bunutan), nakataob.
       *[other] Ang { $count } na natitirang baraha ay ang stock (bunutan), nakataob.
    }
page-waste-empty = { page-stock-left } Walang laman sa simula ang discard pile (tapunan).
page-all-dealt = Naipamahagi ang lahat ng baraha: walang stock.
page-foundations-suit = May { $foundations } foundation, isa sa bawat suit.
page-foundations-suits = May { $foundations } foundation, { WORD($decks) } sa bawat suit.
page-foundations-base = May { $foundations } foundation, bawat isa ay nagsisimula sa { $base ->
        [0] barahang may batayang ranggo
       *[other] { RANK($base) }
    }.
page-foundation-preset = Nagsisimula ang bawat isa sa { $base ->
        [0] baraha nitong may batayang ranggo
       *[other] { RANK($base) } nito
    }, na nakalagay na.
page-foundation-start = Nagsisimula ang isa kapag inilagay roon ang { $base ->
        [0] barahang may batayang ranggo
       *[other] { RANK($base) }
    }.
page-foundations-built = Paakyat ang mga ito { page-order }, isa-isang baraha.
page-copies = Magkatumbas ang magkaparehong baraha: puwede ang alinmang mauna.
page-no-return = Hindi bumabalik ang baraha mula sa foundation.
page-return = Ang nasa ibabaw ng foundation ay puwedeng bumalik sa hanay na babagay rito.
page-return-but = Ang nasa ibabaw ng foundation ay puwedeng bumalik sa hanay na babagay rito, pero { $count ->
        [1] mananatili ang barahang ipinamahagi roon
       *[other] mananatili ang mga barahang doon nagsimula
    }.
page-not-compulsory = Hindi kailanman sapilitan ang paglalagay ng baraha sa foundation.
page-building-how = Ang nasa ibabaw ng hanay{ $from ->
        [waste] , o ng discard pile,
       *[columns] { "" }
    } ay puwedeng ilagay sa foundation na naghihintay rito, o sa ibabaw ng hanay na ang huling baraha ay mas mataas ng isang ranggo at { page-of-build }.
page-of-build = { $build ->
        [same_suit] pareho ang suit
        [different_suit] iba ang suit
        [alternate_colour] iba ang kulay
       *[any] anuman ang suit
    }
page-example = { $build ->
        [same_suit] Ipinapatong ang 9 ng puso sa 10 ng puso.
        [different_suit] Ipinapatong ang 9 ng puso sa 10 ng trebol, diyamante o espada.
        [alternate_colour] Ipinapatong ang 9 ng puso sa 10 ng trebol o espada.
       *[any] Ipinapatong ang 9 ng puso sa anumang 10.
    }
page-kings-on-aces = Paikot ang mga ranggo: ipinapatong ang hari sa alas, { page-of-build }.
page-nothing-on-ace = Walang ipinapatong sa alas.
page-run-single = Isa-isang inililipat ang mga baraha.
page-run = Ang mga baraha sa ibabaw ng iisang hanay na { $down ->
        [yes] nakabukas lahat at magkakasunod
       *[no] magkakasunod
    }, bawat isa ay mas mababa ng isang ranggo sa nasa ilalim nito { $run ->
        [same_suit] at iisa ang suit ng lahat
       *[by_build] at { page-of-build }
    }, ay isang sunod-sunod.
page-run-parts = Naililipat ito nang buo o bahagi lamang.
page-run-fits = Dapat bagay sa paglilipatan ang pinakailalim na barahang inililipat.
page-run-foundation = Isa-isa ang paglalagay ng baraha sa foundation.
page-any-card = { $runs ->
        [yes] anumang baraha o sunod-sunod
       *[no] anumang baraha
    } na puwedeng igalaw
page-from = { $from ->
        [waste] mula sa hanay o sa discard pile
       *[columns] mula sa hanay
    }
page-empty-any = Puwede sa hanay na walang laman ang { page-any-card }, { page-from }.
page-empty-not-filled = Hindi ito kailanman kusang napupuno.
page-empty-none = Walang inilalagay sa hanay na naubos: nananatili itong walang laman.
page-empty-auto = Kapag naubos ang isang hanay, kusa nitong kinukuha ang nasa ibabaw ng discard pile, o kung wala, ang susunod na baraha ng stock. Bahagi iyon ng galaw na umubos dito.
page-empty-auto-after = Kapag ubos na ang discard pile at ang stock, nananatili itong walang laman, at puwede rito ang { page-any-card }.
page-empty-rank = Ang { RANK($rank) } lamang{ $runs ->
        [yes] , o sunod-sunod na { RANK($rank) } ang pinakailalim,
       *[no] { "" }
    } ang puwede sa hanay na walang laman, { page-from }.
page-no-stock-no-waste = Walang stock at walang discard pile.
page-draw = { $draw ->
        [1] Sa bawat bunot, binubuksan ang susunod na baraha ng stock at inilalagay sa discard pile.
       *[other] Sa bawat bunot, isa-isang binubuksan ang susunod na { $draw } baraha ng stock (o kung ilan ang natitira) at inilalagay sa discard pile; nasa ibabaw ang huli.
    } Puwede ito hangga’t may baraha ang stock, kahit may mailalaro pa.
page-waste-plays = Ang nasa ibabaw lamang ng discard pile ang nailalaro, anumang oras. Mga binunot na baraha lamang ang inilalagay roon.
page-waste-look = Puwedeng tingnan ang lahat ng baraha ng discard pile.
page-redeal-none = Isang beses lamang dinadaanan ang stock: walang muling pagbaligtad ng discard pile.
page-redeal-how = Kapag ubos na ang stock, puwedeng baligtarin muli ang discard pile, nang hindi binabalasa, para maging stock ulit, kaya una muli ang unang nabunot
page-redeal-unlimited = { page-redeal-how }, hangga’t gusto mo.
page-redeals = { page-redeal-how }. Puwede ito nang { $redeals ->
        [1] isang beses
        [2] dalawang beses
       *[other] { $redeals } beses
    }, kaya { $passes } ang lahat ng pagdaan.
page-score-columns = Ang iskor ay ang bilang ng baraha sa mga foundation, mula sa { $cards }. Ipinapakita rin ang mga galaw at oras.
page-won-columns = Panalo ang laro kapag nasa mga foundation na ang lahat ng { $cards } baraha.
page-stuck = Wala nang magagawa kapag walang natitirang galaw na may nababago{ page-whole-column }.
page-stuck-drawing = Wala nang magagawa kapag pagbunot na lamang ang galaw{ page-whole-column }, at walang babagay saanman sa mga barahang madadala ng pagbunot sa ibabaw ng discard pile.
page-whole-column = { $null ->
        [yes] { " " }(walang nababago ang paglilipat ng buong hanay sa hanay na walang laman)
       *[no] { "" }
    }
page-stuck-after = Hindi pa sapilitang tapos ang laro: bawiin ang mga galaw, ulitin, o magpamahagi ng bago.

## The rules page of a game of covered cards

page-aim-covering = Ubusin ang tableau: ilaro ang lahat ng { cards } nito sa iisang foundation, na tinatawag ding hole.
page-shuffled-jokers = Sabay na binabalasa ang { $decks ->
        [1] isang deck ng baraha
        [2] dalawang deck ng baraha
       *[other] { $decks } deck ng baraha
    } at { $jokers ->
        [1] isang joker
        [2] dalawang joker
       *[other] { $jokers } joker
    } ({ $cards } baraha).
page-hole-card-out = Bago iyon, inilalabas ang { CARD($card) }; ito ang simula ng foundation.
page-hole-dealt = Ipinamamahagi nang nakabukas ang susunod na baraha, at ito ang simula ng foundation.
page-hole-empty = Walang laman sa simula ang foundation.
page-covered-columns = { $columns ->
        [one] { $columns } hanay
       *[other] { $columns } na hanay
    } na may tig-{ cards }, ipinamamahagi nang isa-isang helera mula kaliwa pakanan, { page-faces }.
page-covered-fans = { $fans ->
        [one] { $fans } pamaypay
       *[other] { $fans } na pamaypay
    } na may tig-{ cards } sa palibot ng foundation, isa-isang baraha bawat ikot, { page-faces }.
page-covered-peaks = Tatlong tuktok na may { $cards } baraha, sa mga helera ng 3, 6, 9 at 10 mula kaliwa pakanan, { page-faces }.
page-peaks-cover = Ang bawat baraha sa itaas ng pinakaibabang helera ay natatakpan ng dalawang baraha ng helerang nasa ibaba; pinagdurugtong ng pinakaibabang helera ang mga tuktok.
page-covered-pyramid = Piramide ng { cards }, sa mga helera ng 1 hanggang { $rows } mula kaliwa pakanan, { page-faces }.
page-pyramid-cover = Ang bawat baraha sa itaas ng pinakaibabang helera ay natatakpan ng dalawang baraha ng helerang nasa ibaba.
page-faces = { $faces ->
        [covered] nakataob ang mga natatakpan, nakabukas ang iba
       *[up] nakabukas lahat
    }
page-turns-up-slot = Kusang bumubukas ang barahang nakataob kapag wala nang tumatakip dito.
page-playable = { $layout ->
        [columns] Ang nasa ibabaw lamang ng bawat hanay ang nailalaro.
        [fans] Ang nasa ibabaw lamang ng bawat pamaypay ang nailalaro.
       *[slots] Ang barahang hindi natatakpan lamang ang nailalaro.
    }
page-fits = Inilalagay ito sa foundation kapag mas mataas o mas mababa ito ng isang ranggo sa nasa ibabaw roon, anuman ang suit.
page-wrap = Paikot ang mga ranggo: ipinapatong ang alas sa hari, at ang hari sa alas.
page-no-wrap = Hindi magkatabi ang alas at hari: 2 lamang ang ipinapatong sa alas.
page-king-queen = Reyna lamang ang ipinapatong sa hari.
page-king-joker = Joker lamang ang ipinapatong sa hari.
page-king-nothing = Walang ipinapatong sa hari.
page-joker = Ipinapatong ang joker sa anumang baraha, at anumang baraha sa joker.
page-any-first = Habang walang laman ang foundation, puwede roon ang anumang barahang nailalaro.
page-nothing-on-pile = Walang inilalagay sa { $layout ->
        [fans] pamaypay
       *[columns] hanay
    } kailanman.
page-no-stock = Walang stock: ang tableau lamang ang mayroon.
page-draw-covering = Sa bawat bunot, napupunta sa foundation ang susunod na baraha ng stock, anuman ang ranggo; { $when ->
        [stuck] kapag walang mailalaro sa tableau lamang
       *[any] anumang oras, kahit may mailalaro pa sa tableau
    }.
page-no-redeal = Walang muling pagbaligtad ng discard pile.
page-score-hole-cards = Ang iskor ay ang bilang ng baraha sa hole, mula sa { $cards }.
page-score-hole = Ang iskor ng isang pamamahagi (isang hole ng Golf) ay ang bilang ng barahang natira sa tableau, hanggang { $cards }; mas mabuti ang mas kaunti.
page-score-stock = Kapag naubos ang tableau, ito ay negatibo ng bilang ng barahang natira sa stock, hanggang -{ $cards }.
page-score-joker = Isa ang bilang ng natirang joker, gaya ng anumang baraha.
page-score-round = Ang isang round ay { WORD($holes) } na hole at ang par nito ay { $par }: par o mas mahusay ang { $par } o mas kaunti sa kabuuan, perpekto ang 0 o mas kaunti.
page-score-streak = 1 ang puntos ng unang baraha ng sunod-sunod, 2 ang ikalawa, n ang ika-n. { $peaks ->
        [1] May dagdag na { $last } ang pagkuha ng tuktok.
        [2] May dagdag ang pagkuha ng tuktok: { $each } sa una, { $last } sa huli.
       *[other] May dagdag ang pagkuha ng tuktok: { $each } sa bawat isa sa unang { WORD($butlast) }, { $last } sa huli.
    }
page-score-draw = May bawas na { $points } ang pagbunot, at tapos ang sunod-sunod.
page-score-most = { $points } ang pinakamataas na posible.
page-won-covering = Panalo ang laro, at agad na tapos, kapag ubos na ang tableau.
page-stuck-covering = Wala nang magagawa kapag { $stock ->
        [yes] ubos na ang stock at walang mailalaro
       *[no] walang mailalaro
    }.
page-impossible-hidden = Walang sinasabi tungkol sa mga latag na hindi mauubos: mabubunyag kasi ang mga nakataob.
page-impossible-some = May mga latag na hindi mauubos { $stock ->
        [yes] sa anumang ayos ng stock
       *[no] anuman ang ilaro
    }, at nakikita ito.
page-impossible-queens = Ganito kapag ang lahat ng { $queens } reyna ay mas malalim kaysa sa hari { $layout ->
        [fans] ng sarili nilang pamaypay
       *[columns] ng sarili nilang hanay
    }: sa reyna lamang ipinapatong ang hari.
page-impossible-reshuffle = Bago ang unang galaw, puwedeng balasahin at ipamahagi muli ang ganitong latag nang walang parusa, o laruin pa rin.

## The rules page of a race

page-race-stuck = Kapag walang makalaro
page-race-round = Katapusan ng round
page-race-last = Ang mga huling round
page-race-fair = Pagiging patas
page-aim-race = Maunang maubusan ng lahat ng baraha.
page-race-halves = Tig-{ $count } baraha ang dalawang manlalaro.
page-race-rows = Naglalatag ang bawat isa ng { $piles } stock pile, isang helera bawat ikot: ang una sa pile 1 hanggang { $piles }, ang susunod sa pile 2 hanggang { $piles }, at gayon pa, { $cards } baraha lahat. Ang huling baraha lamang ng bawat pile ang nakabukas.
page-race-spares = Ang { $count } natira ay ang spit card ng manlalaro, nakataob, at walang sumisilip.
page-race-spit = Kapag handa na ang dalawa, bibilang ng { $seconds } segundo. Pagkatapos ay sabay silang magbubukas ng tig-isang spit card sa gitna: ito ang dalawang spit pile.
page-race-unready = Ang hindi pa handa pagkalipas ng { $seconds } segundo ay ituturing na handa.
page-race-turns = Walang salitan: pareho silang naglalaro nang mabilis hangga't kaya, isang baraha bawat galaw.
page-race-fits = Ang nakabukas na nasa ibabaw ng stock pile ay inilalagay sa alinmang spit pile kapag mas mataas o mas mababa ito ng isang ranggo sa nasa ibabaw roon{ $equal ->
        [yes] , o kapareho nito ng ranggo
       *[no] {""}
    }, anuman ang suit.
page-race-turns-up = Kusang bumubukas ang barahang nakataob kapag wala nang nakapatong dito.
page-race-empty = Ang nakabukas na nasa ibabaw ay maililipat sa bakanteng lugar ng sariling helera. Hindi lalampas sa { $piles } ang mga pile.
page-race-stack = Maipapatong din ang nasa ibabaw sa kapareho nitong ranggo sa sariling helera.
page-race-kept = Hindi na binabawi ang nailaro.
page-race-nothing = Kapag walang makapaglaro at walang makapagbukas ng iba sa paglilipat, bibilang ng { $seconds } segundo. Pagkatapos ay magbubukas ang bawat isa ng spit card sa pile na sinimulan nito.
page-race-alone = Kung iisa ang may natitirang spit card, siya lamang ang magbubukas.
page-race-must = Dapat maglaro ang nakapaglalaro habang hindi makalaro ang isa. Pagkalipas ng { $seconds } segundo, ilalaro para sa kanya ang pinakakaliwang bagay; kung wala, maglilipat ng baraha para may mabuksan.
page-race-over = Tapos ang round kapag ubos na ang mga stock pile ng isang manlalaro.
page-race-slap = Saka sila tatapik: ang unang tapik ang kukuha sa spit pile na iyon, at sa isa ang kabila.
page-race-unslapped = Kapag walang tumapik sa loob ng { $seconds } segundo, ang mas maliit na pile ay sa naubusan ng stock pile; kung magkasindami, kukunin ng bawat isa ang sinimulan nito.
page-race-early = Walang bisa ang tapik bago matapos ang round, at { $seconds } segundong hindi makatatapik ang gumawa nito.
page-race-smaller = Ang mas maliit na spit pile ay sa naubusan ng stock pile, ang mas malaki sa isa; kung magkasindami, kukunin ng bawat isa ang sinimulan nito. Walang tapikan.
page-race-next = Idinaragdag ng bawat isa ang pile sa natira sa kanya, binabalasa, at inilalatag ang susunod na helera.
page-race-blocked = Kapag walang makalaro at wala nang spit card, { $slap ->
        [yes] tatapik din sila. Kung walang tumapik, ang mas maliit na pile ay sa may mas kaunting baraha sa mga stock pile.
       *[no] ang mas maliit na pile ay sa may mas kaunting baraha sa mga stock pile.
    }
page-race-few = Ang may { $cards } baraha o mas kaunti ay naglalatag hanggang maubos at walang spit card.
page-race-one-pile = Iisa kung gayon ang spit pile, na sinisimulan at dinaragdagan ng isa.
page-race-win = Kung ang walang spit card ang unang maubusan ng stock pile, panalo na siya.
page-race-goes-on = Kung ang isa, kukunin ng walang spit card ang spit pile, at ipamamahagi ang susunod na round. Panalo ang wala nang baraha.
page-race-one-blocked = Kapag walang makalaro at wala nang spit card, kukunin ng may mas maraming baraha sa mga stock pile ang pile; kung magkasindami, ng nagsimulang walang spit card.
page-race-first = Sa dalawang barahang patungo sa iisang pile, ang unang dumating ang nailalaro. Bumabalik nang walang parusa ang isa kung hindi na ito bagay.
page-race-unseen = Hindi ipinakikita kung ilan ang nasa spit pile bago ito makuha.
page-race-away = Kapag nawalan ng koneksiyon ang manlalaro, maghihintay ang laban nang { $seconds } segundo. Talo ang hindi nakabalik.
page-race-absences = Sa buong laban, { $seconds } segundo lamang ang pinakamatagal na paghihintay sa bawat manlalaro; talo ang mawala pa ulit pagkatapos niyon.

## Options

option-queens-on-kings = Puwede ang reyna sa hari
option-around-corner = Magkatabi ang alas at hari
option-jokers = Mga joker
option-empty-foundation = Walang laman sa simula ang foundation
option-must-play = Bumunot lamang kapag walang mailalaro
option-decks = Mga deck
option-open = Nakabukas ang lahat ng baraha
option-face-down = Nakataob ang mga natatakpan
option-any-starter = Anumang baraha ang puwedeng simula ng hole
option-on-king = Ano ang ipinapatong sa hari
option-foundation-return = Nakababalik ang baraha mula sa foundation
option-equal-rank = Puwede rin sa kaparehong ranggo
option-stack-equals = Nagpapatong ang magkakaparehong ranggo sa sariling helera
option-no-slap = Walang tapikan: ang mas maliit na pile ay sa unang naubusan

## The command line

cli-no-game = { $error }; nasa `longwood games` ang lahat
cli-deal = { $game }, pamamahagi { $deal }
cli-position = { $game }, isang posisyon
cli-line = linya { $line }: { $what }
cli-titled = { $title }: { $what }
cli-and = { $first }; { $last }
cli-on = oo
cli-off = hindi
cli-options = Mga opsiyon
cli-also = Iba pang pangalan
cli-elsewhere = Sa ibang lugar
cli-option = { $name }: { $label } ({ $values }; dito ay { $now })
cli-option-switch = { $name }: { $label } (oo o hindi; dito ay { $now })
cli-move-of = galaw { $number } ng { $moves }: { $move }
cli-enter = Enter: susunod na galaw, q: tama na
cli-answer = { $title }: { $answer } ({ $effort })
cli-won = panalo sa { moves-made }
cli-won-already = panalo na
cli-lost = talo
cli-lost-hashes = talo, hangga’t napag-iiba ng 64-bit na hash ang mga posisyon (dalawang beses naghahanap ang --certain)
cli-unknown = hindi alam, { cli-limit }
cli-limit = { $limit ->
        [nodes] naabot ang limit ng mga node
        [memory] naabot ang limit ng memory
        [time] naubos ang oras
       *[cancelled] kinansela ito
    }
cli-effort = { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } na node
    }, { $seconds } s
cli-furthest = ang linyang pinakamalayo ang narating, { moves-made }:
cli-verdict = { $verdict ->
        [won] panalo
        [lost] talo
       *[unknown] hindi alam
    }
cli-best = pinakamahusay na iskor { $score }{ cli-in-moves }
cli-best-bound = iskor na { $score }, walang { $kind ->
        [peaks] mas mataas
       *[hole] mas mababa
    } sa { $bound }{ cli-in-moves }
cli-in-moves = { $kind ->
        [peaks] , sa { moves-made }; { cli-verdict }
       *[hole] , { cli-verdict }, sa { moves-made }
    }
cli-hint = { $move }: { $reason }
cli-hint-seen = { $advice } (tiningnan ang mga nakatagong baraha)
cli-hint-won = panalo na ang laro
cli-hint-win = patungo sa panalo sa { moves-made }
cli-hint-none = wala nang galaw
cli-hint-line = { $why }; ito ang simula ng linyang pinakamalayo ang narating, { $far }
cli-hint-order = { $why }; ito ang { $count ->
        [1] tanging galaw
       *[other] pinakamainam sa { $count } galaw
    }
cli-hint-unknown = walang nakitang panalo sa { $nodes } node
cli-hint-lost = hindi mapapanalo ang posisyong ito
cli-hint-up = { $up } ng { $cards } baraha ang naiakyat
cli-hint-left = { cards } ang natira
cli-played = { $title }: { moves-made }, { $result }
cli-holds = { $played }: tama ang lahat; tugma ang check
cli-holds-unchecked = { $played }: tama ang lahat; wala itong check, kaya maaaring hindi mapansin ang binagong galaw
cli-simulated = laban { $number }: { $result } ({ $players }), { moves-made } sa loob ng { $minutes } min { $seconds } s
cli-simulated-wins = { $player }, upuan { $seat }: panalo ng { $wins } sa { $games }
cli-was-won = napanalunan ito
cli-can-be-won = mapapanalo pa ito
cli-lost-from-start = hindi ito mapapanalo mula sa simula
cli-lost-by = ang galaw { $number }, { $move }, ang nagpatalo
cli-won-at-start = mapapanalo ito sa simula
cli-won-up-to = mapapanalo ito hanggang galaw { $number }
cli-lost-from = talo na ito mula galaw { $number }
cli-rest-unknown = hindi alam ang iba
cli-ways = panalo pa rin doon ang { $moves }
cli-ways-open = panalo pa rin doon ang { $moves }, at hindi alam ang { $open }

## Games, by the ids of the catalogue; their names stay English

group-forty-thieves-and-its-relatives = Forty Thieves at mga kamag-anak
group-golfs-relatives = Mga kamag-anak ng Golf
group-in-company = Kasama ang iba
alias-forty-thieves = Apatnapung Magnanakaw

note-forty-thieves = Sa PySolFC, nakababalik ang isa-isang baraha mula sa foundation (opsiyong foundation_return); sa AisleRiot, hindi. Ibang laro ang Big Forty at Roosevelt ng PySolFC.
note-napoleon-at-st-helena = Sa karamihan ng aklat, isa pang pangalan ito ng Forty Thieves, nang walang muling pagbaligtad ng discard pile.
note-indian = Ibang laro ang Indian Patience ng PySolFC.
note-limited = Sa PySolFC, nakababalik ang isa-isang baraha mula sa foundation (opsiyong foundation_return); sa AisleRiot, hindi.
note-little-forty = Sa PySolFC, nagpapatong sa anumang suit, naililipat ang sunod-sunod na iisang suit, at kusang napupuno ang mga hanay na walang laman: little-forty-pysol.
note-lucas = Sa PySolFC, 13 hanay na tig-4 kasama ang mga alas, at naililipat ang sunod-sunod: lucas-pysol. Ayon sa ulat, may muling pagbaligtad at sunod-sunod ang kay Parlett.
note-maria = Sa PySolFC, nakababalik ang isa-isang baraha mula sa foundation (opsiyong foundation_return); sa AisleRiot, hindi.
note-number-ten = Sa PySolFC, nakababalik ang isa-isang baraha mula sa foundation (opsiyong foundation_return); sa AisleRiot, hindi.
note-rank-and-file = Sa PySolFC, nakababalik ang isa-isang baraha mula sa foundation (opsiyong foundation_return); sa AisleRiot, hindi.
note-streets = Sa PySolFC, nakababalik ang isa-isang baraha mula sa foundation (opsiyong foundation_return); sa AisleRiot, hindi.
note-lucas-pysol = Sa PySolFC, may isang barahang ipinamamahagi sa discard pile sa simula at nakababalik ang baraha mula sa foundation; wala ang mga iyon dito.
note-little-forty-pysol = Sa PySolFC, may mga barahang ipinamamahagi sa discard pile sa simula; wala iyon dito.
note-golf = Sa Golf ng PySolFC, puwede ang reyna sa hari: golf-queens. May mga bumubunot lamang kapag walang mailalaro (opsiyong must_play).
note-golf-queens = Ang tinatawag ng PySolFC na Golf.
note-putt-putt = Relaxed Golf at Putt Putt ang tawag dito ng PySolFC.
note-double-golf = Par din ng Golf, lima bawat hole.
note-double-putt = Double Golf na paikot.
note-thieves-golf = Hindi kamag-anak ng Forty Thieves.
note-tri-peaks = Sa ilang programa, hindi paikot ang mga ranggo (opsiyong wrap=false), o nakabukas ang lahat ng baraha (opsiyong open).
note-black-hole = Sa opsiyong any_starter, anumang baraha ang puwedeng simula ng hole.
note-pyramid-golf = Kapag nakataob ang mga helera 1 hanggang 6, Elevator ito.
note-elevator = Pyramid Golf na nakataob ang mga natatakpan.
note-all-in-a-row = Ito ang pangalan nito sa PySolFC; Quasar ang tawag ng Politaire sa larong may ganitong tsansa.
note-spit = Ang iba ay nagpapatong din sa kaparehong ranggo, o nagsasama ng magkakaparehong ranggo sa sariling helera (equal_rank, stack_equals).
