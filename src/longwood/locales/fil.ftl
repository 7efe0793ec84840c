# Filipino. It uses the English card and golf terms that Filipino players use. No published Filipino translation of a solitaire
# game was found to compare with, so corrections from native speakers are welcome.
#
# Numbers that end in 4, 6 or 9 are "other" in CLDR and take the linker "na" before a noun: 3 baraha, 4 na baraha.

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
cards-from-to = { cards } ({ CARD($first) } hanggang { CARD($last) })
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
pile-empty-card = { $name }, walang laman, kailangan ang { CARD($card) }
pile-empty-rank = { $name }, walang laman, kailangan ang { RANK($rank) }
pile-stock = { $name }, { $count ->
        [one] { $count } barahang nakataob
       *[other] { $count } na barahang nakataob
    }
pile-slot = { $name }, { CARD($card) }
pile-slot-face-down = { $name }, nakataob
pile-with-redeals = { $pile }, { $redeals }
pile-may-redeal = { $pile }. { redeal-here }
board = Larong { $game }
redeal-here = Baligtarin ang discard pile
redeals-left = { $count ->
        [one] { $count } redeal pa
       *[other] { $count } na redeal pa
    }
redeals-unlimited = walang limit ang redeal
waste-look = Tingnan ang discard pile, { cards }
waste-title = Discard pile: { cards }
waste-order = Una ang barahang puwedeng ilaro; nasa dulo ang pinakaunang nabunot.

## Screen reader announcements

said-move = { $what } papunta sa { pile }.
said-draw = Nabunot: { $cards }.
said-redeal = Binaligtad ang discard pile.
said-new-table = Handa na ang { $game }.
said-many-moved = Maraming baraha ang lumipat.
said-turned = Nabuksan: { $cards }.
said-no-move = Hindi puwedeng igalaw ang { $what }.
said-carrying = Hawak: { $what }. { $places ->
        [one] { $places } puwedeng paglagyan
       *[other] { $places } na puwedeng paglagyan
    }: arrow key para pumili, Enter para ilapag, Esc para kanselahin.
said-put-back = Kinansela ang galaw.

listen = Basahin nang malakas
read = { $what ->
        [plays] Ano ang puwedeng ilaro?
        [changed] Ano ang nagbago?
       *[table] Basahin lahat ng baraha
    }
said-plays = { $count ->
        [0] Wala nang galaw.
        [one] { $count } galaw: { $moves }.
       *[other] { $count } na galaw: { $moves }.
    }
said-nothing-yet = Wala pang nagbabago.
said-pile = { $name }: { $cards }.
said-pile-hidden = { $name }: { $count ->
        [one] { $count } barahang nakataob
       *[other] { $count } na barahang nakataob
    }, tapos { $cards }.
play-draw = bumunot
play-to = { $cards } mula { $from } papuntang { $to }
play-to-empty = { $cards } mula { $from } papunta sa bakanteng hanay

## Toolbar and status

app-name = Longwood
tagline = Libreng solitaire
title = { $name } · Longwood
undo = I-undo
undo-short = I-undo
redo = I-redo
redo-short = I-redo
restart = Ulitin
restart-short = Ulitin
new-deal = Bagong deal
new-deal-short = Bago
deal-number = Deal number
deal-number-short = Deal #
end-hole = Tapusin ang hole
end-hole-short = Tapusin
rules-button = Panuntunan
rules-button-short = Panuntunan
help = Tulong
more = Iba pa
menu = Laro
close = Isara
tools = Mga button ng laro
moves = Galaw
time = Oras
practice = practice
practice-explained = Practice game na ito dahil nag-undo ka.
score-in-hole = Nasa hole
score-home = Naiakyat
score-strokes = Palo
score-points = Puntos
streak = Streak

## Dialogs and notices

practice-title = Magiging practice game ito kapag nag-undo ka
practice-body = Puwede ka pang maglaro at mag-undo hangga’t gusto mo, pero hindi na bibilangin ang resulta.
undo-anyway = I-undo pa rin
keep-playing = Ituloy ang laro
end-title = Tapusin na ang hole na ito?
end-body = { $strokes } ang magiging iskor mo rito.
end-now = Tapusin
bookmarks = Mga bookmark
bookmarks-short = Bookmark
bookmarks-do = I-bookmark ang isang posisyon para mabalikan mo ito.
bookmarks-practice = Magiging practice game ito kapag bumalik ka sa bookmark.
bookmark-now = I-bookmark ang posisyong ito
bookmark-at = Galaw { $move }
bookmark-here = nandito ka ngayon
bookmark-remove = Alisin ang bookmark: { $at }
bookmarked = Na-bookmark: { $at }
deal-title = Pumili ng deal number
deal-body = Parehong numero, parehong deal, kahit saang device.
deal-field = Deal number
deal-field-single = Deal number para sa isang hole
deal-now = Ipamigay
this-deal = Ito ang deal { $deal }.
this-deal-unnumbered = Walang numero ang deal na ito.
deal-of-round = Random ang mga deal sa isang round, kaya hindi ka makakapili ng iba.
deal-as-single = Laruin ang deal na ito bilang isang hole
deal-number-wrong = Maglagay ng buong numero mula 0 hanggang 9223372036854775807.
impossible-stock = Imposibleng maubos ang deal na ito, anuman ang ayos ng stock.
impossible = Imposibleng maubos ang deal na ito.
reshuffle = Balasahin ulit
play-anyway = Laruin pa rin
connection-lost = Naputol ang koneksyon. Kumokonekta ulit…
connecting = Ipinamimigay ang baraha…
stuck-title = Wala nang galaw
stuck-body = Mag-undo, ulitin ang deal, o sumubok ng iba.
stuck-body-new = Sumubok ng ibang deal.
won-title = Panalo ka!
won-body = { moves-made }, { $time }.
moves-made = { $moves ->
        [one] { $moves } galaw
       *[other] { $moves } na galaw
    }
won-practice = Practice game.
hole-over = Hole { $number }: { $strokes }
hole-cleared = Ubos na!
hole-cleared-spare = Ubos na, at may { cards } pa sa stock!
hole-ended = Tapos na ang hole: { $strokes }
game-ended = Tapos na ang laro
points-scored = { $count ->
        [one] { $points } puntos.
       *[other] { $points } na puntos.
    }
next-hole = Susunod na hole
round-over = Tapos na ang round: { $total } ({ $topar })
round-perfect = Perfect round: { $total } ({ $topar })
new-round = Bagong round
dismiss = Itago

## Solver and hints

hint = Hint
hint-short = Hint
search-help = Solver
search-sees = Gumagamit ng nakatagong baraha. Ibibilang itong may tulong.
searching = Naghahanap…
showing = Nilalaro ang mga panalong galaw…
show-me = Ipakita
show-stop = Ihinto
ask-verdict = Maipapanalo pa ba?
hint-which = Aling galaw?
hint-then = Ano ang kasunod?
hint-look = Subukan: { $pile }
hint-move = { $cards } papunta sa { $pile }
hint-draw = Bumunot ng baraha
hint-none = Wala nang galaw
hint-wins = May panalo: { moves-made }.
hint-lost = Hindi na ito maipapanalo.
hint-unknown = Walang nakitang panalo, pero baka mayroon.
search-effort = { $nodes ->
        [one] Nasuri ang { $nodes } posisyon sa { $seconds } s.
       *[other] Nasuri ang { $nodes } na posisyon sa { $seconds } s.
    }
verdict = { $verdict ->
        [won] Maipapanalo pa
        [lost] Hindi na maipapanalo
       *[unknown] Hindi tiyak
    }
verdict-pending = Sinusuri…
ask-par = Ano sana ang pinakamahusay na iskor?
par-reached = { $kind ->
        [hole] Nakuha mo ang pinakamahusay na iskor: { $best }.
       *[peaks] Nakuha mo ang pinakamahusay na iskor: { $best } ang puntos.
    }
par-missed = { $kind ->
        [hole] Pinakamahusay na posible: { $best }. Lampas ka rito nang { $off ->
            [one] { $off } palo
           *[other] { $off } na palo
        }.
       *[peaks] Pinakamahusay na posible: { $best } ang puntos. Kulang ka rito nang { $off ->
            [one] { $off } puntos
           *[other] { $off } na puntos
        }.
    }
par-unproved = { $kind ->
        [hole] Nakita: { $best }. Baka may mas mahusay pa.
       *[peaks] Nakita: { $best } ang puntos. Baka may mas mahusay pa.
    }
helped = may tulong
helped-explained = { $hints ->
        [one] { $hints } hint
       *[other] { $hints } na hint
    }, { $shown ->
        [one] { $shown } galaw
       *[other] { $shown } na galaw
    } na ipinakita. Gumagamit ang solver ng mga nakatagong baraha.
winnable = maipapanalo
winnable-explained = Natiyak ng solver na maipapanalo ang deal na ito.
deal-winnable = Deal na maipapanalo
only-winnable = Deal na maipapanalo lang
looking-for-winnable = Naghahanap ng deal na maipapanalo…

## Golf

score-card = Scorecard
score-card-short = Card
hole-number = Hole { $number }
total = Kabuuan
par-of-holes = Laban sa par
par-level = even par
par-under = { $strokes } under par
par-over = { $strokes } over par
par-of-round = Par { $par }
round-summary = Hole { $current } sa { $holes }, kabuuan { $total }, { $topar }

## Multiplayer: match status and errors

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
        [won] panalo: umalis ang kalaban
       *[lost] talo dahil umalis
    }
match-halved = tabla ang laban
refused-no-seat = walang naglalaro sa upuang iyon
refused-match-over = tapos na ang laban
refused-hole-over = tapos ka na sa hole na ito
refused-draw-stands = hindi puwedeng i-undo ang bunot sa multiplayer
error-no-company = hindi palo ang binibilang sa { $game }, kaya hindi ito puwede sa multiplayer na Golf
error-holes = 9 o 18 hole ang round sa multiplayer, hindi { $holes }
error-limit = hindi bababa sa isang segundo ang oras bawat hole
error-players = { $format ->
        [spit] dalawang manlalaro ang kailangan sa Spit, hindi { $players }
        [match] dalawang manlalaro ang kailangan sa match play, o dalawang panig na may tigdalawa, tigtatlo o tig-apat, hindi { $players }
       *[stroke] dalawa hanggang walong manlalaro ang kailangan sa stroke play, hindi { $players }
    }
error-name-empty = lagyan ng kahit isang titik ang pangalan
error-name-long = hanggang { $most } lang ang titik ng pangalan
error-code = anim na titik dapat ang room code, hindi { $code }
error-no-room = walang ganoong room, o sarado na ito
refused-room-closed = sarado na ang room na ito
refused-no-game = walang nilalaro ngayon
refused-playing = hindi iyan puwede habang may laro
refused-full = { $most ->
        [one] puno na ang { $most } upuan
       *[other] puno na ang { $most } na upuan
    }
refused-seated = may upuan ka na
refused-not-seated = umupo ka muna
refused-not-host = host lang ang puwedeng gumawa niyan
refused-no-level = walang computer na ganoon ang level
refused-no-computer = walang puwedeng alisin sa upuang iyon ngayon
refused-no-code = walang mahanap na bakanteng room code; subukan ulit
refused-no-record = wala pang natapos na laro sa room na ito
refused-not-here = sa mismong server lang makikita ang metrics
refused-worn-out = expired na ang room; gumawa ng bago
refused-too-often = masyadong maraming request; subukan ulit pagkalipas ng isang minuto
refused-too-fast = masyadong maraming mensahe nang sabay; dahan-dahan lang
refused-too-many = masyadong maraming koneksyon mula sa address mo
refused-many-seats = masyadong maraming upuan ang kinuha mula sa address mo
refused-crowded = wala nang lugar sa server para sa isa pang room; subukan ulit mamaya

## Rooms

company = Maglaro kasama ang iba
company-game = { $game ->
        [golf] Golf
       *[spit] Spit
    }
company-about = { $game ->
        [golf] Dalawa hanggang walong manlalaro, sabay-sabay sa iisang hole.
       *[spit] Dalawang manlalaro, sabay ang laro, walang hintayan ng turn.
    }
company-open = Gumawa ng room
company-open-for = Gumawa ng room para sa { company-game }
company-code = May code ka?
company-code-hint = anim na titik
company-join = Sumali
room-title = { $game ->
        [golf] Golf kasama ang iba
       *[spit] Spit para sa dalawa
    }
room-gone = Wala na ang room na ito.
room-entering = Sumasali…
room-invite = Mag-imbita
room-invite-about = Makakasali ang sinumang may link o code.
room-code = Code
room-link = Link
room-copy-link = Kopyahin ang link
room-share = I-share ang link
room-invitation = Laro tayo ng { company-game }!
room-copied = Nakopya
room-not-copied = Hindi nakopya ng browser ang link. Piliin ito at ikaw na ang kumopya.
room-players = Mga manlalaro
room-taken = { $taken } sa { $most }
room-you = ikaw
room-host = host
room-ready = handa na
room-unready = hindi pa handa
room-away = wala rito
room-level = { $level ->
        [beginner] Baguhan
        [casual] Kaswal
        [steady] Katamtaman
        [sharp] Magaling
        [expert] Eksperto
        [stroll] Napakabagal
        [walk] Mabagal
        [trot] Katamtaman
        [canter] Mabilis
        [gallop] Napakabilis
       *[other] { $level }
    }
room-computer = computer
room-add = Magdagdag ng computer
room-send-away = Alisin si { $name }
room-name = Pangalan mo
room-sit = Umupo
room-rename = Palitan ang pangalan
room-watching = Nanonood ka.
room-watchers = { $count ->
        [one] { $count } manonood
       *[other] { $count } na manonood
    }
room-rules = Mga setting ng laro
room-rules-host = Ang host na si { $name } lang ang makakapagbago nito.
room-which = Laro
room-rule-set = Panuntunan
room-format = Pag-iskor
room-format-is = { $format ->
        [match] Match play
       *[stroke] Stroke play
    }
room-format-about = { $format ->
        [match] Panalo sa hole ang mas mababang iskor, at panalo sa laban ang may mas maraming hole. Para sa dalawang manlalaro o dalawang panig.
       *[stroke] Panalo ang pinakamababang kabuuan.
    }
room-holes = Mga hole
room-own-deals = Kani-kaniyang deal
room-play-off = Sudden death kapag tabla
room-limit = Oras bawat hole
room-minutes = { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } na minuto
    }
room-no-limit = Walang limit
room-equal-rank = Puwede ring ipatong sa kaparehong ranggo
room-stack-equals = Puwedeng magpatong ng magkaparehong ranggo sa sariling helera
room-no-slap = Walang hampasan: sa unang makaubos ang mas maliit na pile
room-start = Handa na ako
room-not-yet = Hindi pa ako handa
room-wait-players = Kailangan pa ng isang manlalaro. Mag-imbita o magdagdag ng computer.
room-wait-ready = { $count ->
        [1] Hinihintay si { $names }.
       *[other] Hinihintay sina { $names }.
    }
room-wait-you = Ikaw na lang ang hinihintay.
room-begins = Magsisimula sa { $seconds }…
room-leave = Umalis
room-leave-title = Umalis sa laro?
room-leave-body = Talo ka sa larong ito kapag umalis ka, at hindi ka na makakabalik.
room-leave-now = Umalis sa laro
room-stay = Manatili
room-again = Maglaro ulit
room-to-lobby = Bumalik sa room

## Golf with others

golf-hole-of = Hole { $hole } sa { $holes }
golf-extra-hole = Extra hole { $hole }
golf-time-left = Natitirang oras
golf-next-in = Susunod na hole sa
golf-cards-left = { $count ->
        [0] ubos na
        [one] { $count } baraha na lang
       *[other] { $count } na baraha na lang
    }
golf-finished = tapos na
golf-resting = pahinga sa hole na ito
golf-withdrawn = umalis
golf-stuck = Wala nang galaw. Tapusin ang hole, o mag-undo kung puwede pa.
golf-done = Tapos ka na sa hole: { $strokes }.
golf-waiting = { $count ->
        [1] Hinihintay si { $names }.
       *[other] Hinihintay sina { $names }.
    }
golf-watched = Nilalaro pa ang hole. Makikita ang mga baraha kapag tapos na ang lahat.
golf-impossible = Imposibleng maubos ang deal na ito.
golf-turned = Hole { $hole }: mga resulta
golf-turned-extra = Extra hole { $hole }: mga resulta
golf-hole-best = pinakamababa
golf-board-of = { $name }: huling posisyon
golf-hole-to = { $count ->
        [1] Pinakamababa ang iskor ni { $names }: { $strokes }.
       *[other] Pinakamababa ang iskor nina { $names }: { $strokes }.
    }
golf-hole-halved = Tabla ang hole: { $strokes }.
golf-hole-won = { $count ->
        [1] Nakuha ni { $names } ang hole: { $strokes }.
       *[other] Nakuha nina { $names } ang hole: { $strokes }.
    }
golf-seen-by = Handa na si { $name } sa susunod na hole
golf-seen = handa na
golf-winner = { $count ->
        [1] Panalo si { $names }
       *[other] Panalo sina { $names }
    }
golf-you-win = Panalo ka!
golf-match-over = { $result ->
        [halved] Tabla ang laban
        [conceded] Tapos na ang laban: umalis ang isang panig
       *[other] Resulta: { $result }
    }
golf-place = Puwesto
golf-said-finished = Tapos na si { $name } sa hole.
golf-said-away = Nawala si { $name }.
golf-said-back = Nakabalik na si { $name }.
golf-said-left = Umalis si { $name }.
golf-said-leads = { $count ->
        [1] Lamang si { $names }.
       *[other] Lamang sina { $names }.
    }
golf-said-minute = Isang minuto na lang.
golf-said-seconds = { $seconds ->
        [one] { $seconds } segundo na lang.
       *[other] { $seconds } na segundo na lang.
    }

## Spit

spit-title = Spit: round { $round }
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
spit-open-on = { $name }, { $top }, may { $count ->
        [one] { $count } barahang nakataob
       *[other] { $count } na barahang nakataob
    } sa ilalim
spit-spares = { $has ->
        [yes] May natitirang spit card si { $name }
       *[no] Wala nang spit card si { $name }
    }
spit-state = { $state ->
        [away] wala rito
        [ready] handa na
        [unready] hindi pa handa
        [able] may galaw
       *[stuck] walang galaw
    }
spit-holds = { $name }: { cards }
spit-counting = Unang baraha sa { $seconds }
spit-stuck = Walang may galaw. Bagong baraha sa { $seconds }
spit-blocked = Walang may galaw, at ubos na ang mga spit card
spit-idle = Ikaw lang ang may galaw. Auto-play sa { $seconds }
spit-idle-theirs = Si { $name } lang ang may galaw
spit-away = Wala rito si { $name }. Talo siya pagkalipas ng { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } na segundo
    }
spit-slap = Hampas!
spit-slap-pile = Hampasin ang { $side ->
        [left] kaliwang pile
       *[right] kanang pile
    }
spit-slap-wait = Masyado pang maaga!
spit-too-late = Huli na: naunahan ka
spit-round = Round { $round }
spit-took = Nakuha ni { $name } ang pile na may { cards }.
spit-ready = Handa na
spit-waiting = Hinihintay si { $name }
spit-you-won = Panalo ka!
spit-won = Panalo si { $name }
spit-nobody-won = Walang nanalo
spit-ending = { $how ->
        [out] Naubos ng nanalo ang lahat ng baraha niya.
        [left] Umalis ang kalaban.
        [absent] Masyadong matagal nawala ang kalaban.
       *[abandoned] Masyadong matagal nawala ang dalawang manlalaro.
    }
spit-latency = Ping: { $ms } ms
spit-said-played = { $name }: { CARD($card) } { spit-onto }.
spit-said-forced = Masyadong natagalan si { $name }: na-auto-play ang { CARD($card) }.
spit-said-shifted = { $name }: { CARD($card) } sa puwesto { $number }.
spit-said-new = May mga bagong baraha.
spit-said-tops = Sa kaliwa { $left }, sa kanan { $right }.
spit-said-top-none = walang laman
spit-said-out = Naubos ni { $name } ang helera niya. Tapos na ang round.
spit-said-blocked = Walang may galaw. Tapos na ang round.
spit-said-slapped = Naunang humampas si { $name }.
spit-said-row = { $name }: { $piles }.
spit-said-pile = { $number }: { $top }
spit-said-no-fit = Hindi puwede roon ang { $what }.
spit-said-chosen = Hawak ang { $what }.
spit-play-onto = { $number }: { CARD($card) } { spit-onto }
spit-play-to = { $number }: { CARD($card) } sa puwesto { $target }
spit-help-tap-does = Ilalaro ito kung saan puwede; kung puwede sa dalawang spit pile, sa mas malapit
spit-help-drag-does = Ilalaro ito kung saan mo bitawan; iilaw ang mga puwedeng paglagyan
spit-help-slap = I-tap ang spit pile
spit-help-slap-does = Hahampasin ito; pagkatapos ng round, puwede kahit saan sa panig nito
spit-help-piles-does = Ilalaro ang nasa ibabaw ng pile 1 hanggang 5 mo kung saan puwede
spit-help-hold-does = Hahawakan ang barahang iyon para makapili ka: Q, E o arrow para sa spit pile, numero para sa bakanteng puwesto, Esc para ibalik
spit-help-sides-does = Kaliwa o kanang spit pile: ilalagay roon ang hawak mo, o hahampasin ito kung wala kang hawak
spit-help-space-does = Sasabihing handa ka na, o hahampasin ang spit pile na sinimulan mo

## Card menu

card-menu-best = Pinakamaganda: { $place }
card-menu-foundation = Sa foundation
card-menu-onto = Sa { CARD($card) }, { pile }
card-menu-draw = Bumunot
card-menu-none = Walang puwedeng galaw

## Settings

settings = Mga setting
language = Wika
settings-looks = Hitsura at tunog
settings-table = Layout
settings-play = Paglalaro
setting-theme = Tema
theme-system = Sundin ang system
theme-light = Maliwanag
theme-dark = Madilim
theme-contrast = Mataas na contrast
setting-suits = Kulay ng mga suit
suits-two = Dalawa
suits-four = Apat
setting-index = Laki ng marka sa baraha
index-normal = Karaniwan
index-large = Malaki
setting-speed = Bilis ng animation
speed-off = Naka-off
speed-fast = Mabilis
speed-normal = Karaniwan
speed-slow = Mabagal
setting-sound = Tunog
setting-foundations = Mga foundation at stock
foundations-above = Sa itaas ng mga hanay
foundations-below = Sa ibaba ng mga hanay
setting-hand = Gamit na kamay
setting-hand-about = Inilalapit sa napiling kamay ang stock at mga button.
hand-right = Kanan
hand-left = Kaliwa
setting-mirror = I-mirror ang mga hanay
setting-mirror-about = Nasa kanan ang Hanay 1. Hindi magbabago ang mismong mga baraha.
setting-tap = Kapag na-tap o na-click ang baraha
tap-play = Ilaro ito
tap-choose = Piliin ito
setting-auto-play = Auto-move sa foundation
auto-play-off = Naka-off
auto-play-free = Kapag ligtas
auto-play-all = Tuwing puwede
setting-supermoves = Sabay-sabay na paglipat
setting-supermoves-about = Maglipat ng ilang baraha nang sabay gamit ang mga bakanteng hanay. Isang galaw ang bilang sa bawat baraha.
setting-verdict = Maipapanalo pa ba?
setting-verdict-about = Ipinapakita pagkatapos ng bawat galaw kung maipapanalo pa ang laro. Gumagamit ito ng nakatagong baraha, kaya ibibilang ang laro na may tulong.
setting-letter-keys = Mga letter at number key
setting-letter-keys-about = I-off kung aksidenteng napipindot ng voice input o ng nakapatong na kamay. Laging gumagana ang mga arrow key, Enter at Esc.

## Start page

search-games = Maghanap ng laro
search-hint = Hanapin ang laro
no-game = Walang larong “{ $query }”.
games-found = { $count ->
        [one] { $count } laro
       *[other] { $count } na laro
    }
continue = Ituloy
played = { moves-made } · { $time }
save-record = I-download ang record
deal-named = Deal { $deal }
also = tinatawag ding { $alias }
play = Maglaro
play-game = Laruin ang { $game }
play-single-hole = Laruin ang { $game }: { single-hole }
nine-holes = Siyam na hole
single-hole = Isang hole
options = Mga opsyon
options-title = Mga opsyon ng { $game }
other-names = Tinatawag ding { $names }
rules-title = Panuntunan ng { $game }
random-deal = random
quick-start = Maglaro agad
deal-of-the-day = Deal ngayong araw
today-state = { $state ->
        [new] pareho para sa lahat
        [open] hindi pa tapos
        [won] panalo
       *[over] tapos na
    }
random-game = Random na laro
random-game-does = { $count ->
        [one] Isa sa { $count } laro
       *[other] Isa sa { $count } na laro
    }
yes = oo
no = hindi

## Rules page: source and note

source = Pinagmulan
note = Tala
loading = Naglo-load…
back-to-games = Lahat ng laro

## Replay and analysis

replay = Replay
replay-so-far = Panoorin ang replay
replay-of = Replay: { $game }
replay-deal = Deal { $deal }
replay-result = { $outcome ->
        [won] Panalo
        [stuck] Wala nang galaw
        [ended] Tinapos
       *[open] Hindi pa tapos
    }
replay-to-table = Bumalik sa laro
replay-controls = Mga button ng replay
replay-at = Galaw
replay-dealt = Simula
replay-point = Galaw { $move } sa { $moves }: { $what }
replay-first = Pumunta sa simula
replay-back = Nakaraang galaw
replay-forward = Susunod na galaw
replay-last = Pumunta sa dulo
replay-play = I-play
replay-pause = I-pause
replay-moves = Mga galaw
replay-keys = Kaliwa at kanang arrow key para sa bawat galaw, Home at End para sa simula at dulo, Space para i-play.
verdicts = Pagsusuri
verdicts-does = Susuriin ng solver ang bawat posisyon ng larong ito nang hanggang dalawang minuto, gamit ang mga nakatagong baraha.
verdicts-open = Hindi pa tapos ang larong ito. Kapag sinuri ngayon, ibibilang itong may tulong.
verdicts-shared-open = Tapos na laro lang ang puwedeng suriin, pero na-share ang isang ito bago natapos.
verdicts-ask = Suriin ang laro
verdicts-ask-anyway = Suriin pa rin
verdicts-stop = Ihinto
verdicts-progress = { $decided } sa { $of } posisyon ang nasuri
verdicts-stopped = Inihinto.
verdicts-strip = Panalo o talo pagkatapos ng bawat galaw
verdicts-won-all = Maipapanalo sana ang laro hanggang sa dulo.
verdicts-lost-all = Sa simula pa lang, hindi na maipapanalo ang deal na ito.
verdicts-lost-by = Galaw { $move } ang nagpatalo: { $what }
verdicts-between = Maipapanalo ang laro hanggang galaw { $won }, pero hindi na mula galaw { $lost }. Hindi tiyak ang mga galaw sa pagitan.
verdicts-won-until = Maipapanalo ang laro hanggang galaw { $won }. Hindi tiyak ang mga kasunod.
verdicts-lost-from = Hindi na maipapanalo ang laro mula galaw { $lost }. Hindi tiyak ang mga nauna.
verdicts-unknown = Walang posisyong natiyak ang solver sa larong ito.
verdicts-show = Ipakita ang posisyong iyon
verdicts-won-by = Sa mga galaw na ito, maipapanalo pa sana ang laro:
verdicts-undecided = Hindi natiyak ng solver ang { $count } pang galaw.
verdicts-effort = Nasuring posisyon: { $nodes }. Oras ng processor: { $seconds } s.
verdicts-cut = Naubos ang oras bago nasuri ang lahat ng posisyon.
verdict-won = maipapanalo
verdict-lost = hindi na maipapanalo
verdict-unknown = hindi tiyak
verdict-here = { $said } { $verdict ->
        [won] Maipapanalo.
        [lost] Hindi na maipapanalo.
       *[unknown] Hindi tiyak.
    }
verdict-draw = Bumunot ng baraha.

## Statistics

statistics = Stats
statistics-none = Wala ka pang nalalarong laro.
statistics-kind = Stats
statistics-kinds = { $kind ->
        [scored] Walang tulong
        [winnable] Deal na maipapanalo
        [practice] Practice
       *[helped] May tulong
    }
statistics-kinds-explained = Walang tulong ang mga larong walang hint at hindi naging practice. Hiwalay ang bilang ng mga deal na maipapanalo, mga practice game, at mga larong may tulong.
statistics-counts = Binibilang ang laro mula sa unang galaw. Talo ito kapag tinapos mo, nawalan ka ng galaw, o iniwan mo at nagsimula ka ng ibang deal ng parehong laro. Kung binalikan mo at naipanalo, panalo ang bilang.
statistics-played = Nilaro
statistics-won = Panalo
statistics-share = Panalo (%)
statistics-streak = Kasalukuyang streak
statistics-best-streak = Pinakamahabang streak
statistics-best-time = Pinakamabilis
statistics-mean-time = Average na oras
statistics-fewest-moves = Pinakakaunting galaw
statistics-mean-moves = Average na galaw
statistics-best-strokes = Pinakakaunting palo
statistics-mean-strokes = Average na palo
statistics-best-points = Pinakamataas na puntos
statistics-mean-points = Average na puntos
statistics-rounds = Mga round na siyam na hole
statistics-round = Round
statistics-round-date = Petsa
statistics-round-total = Palo
statistics-round-par = Laban sa par
statistics-round-practice = practice
statistics-chart = { $count ->
        [one] { $count } round
       *[other] { $count } na round
    } laban sa par: pinakamahusay { $best }, pinakahuli { $latest }
statistics-handicap = Handicap { $handicap }
statistics-handicap-none = Maglaro ng tatlong round para magkaroon ng handicap.
statistics-handicap-explained = Average mo laban sa par sa pinakamahusay na 8 sa huling 20 round. Kapag wala pang 20, pinakamahusay na 40% ang kasama, naka-round up. Hindi kasama ang mga practice round at ang mga round na may tulong.
statistics-recent = Mga natapos na laro
best-games = Pinakamahuhusay na laro
best-cards = Baraha
statistics-recent-game = { $won ->
        [yes] Panalo
       *[no] Talo
    } · { moves-made } · { $time }
data = Data mo
data-does = I-export ang lahat ng laro mo at ang record ng mga ito para i-backup, buksan sa ibang program, o ilipat sa ibang browser o ibang Longwood server. May isang linya sa file ang bawat laro.
data-export = I-export
data-import = I-import
data-importing = Sinusuri ang mga laro…
data-imported = { $added ->
        [0] Walang naidagdag na laro.
        [one] { $added } laro ang naidagdag.
       *[other] { $added } na laro ang naidagdag.
    } { $continued ->
        [0] { "" }
        [one] { $continued } ang na-update.
       *[other] { $continued } ang na-update.
    } { $known ->
        [0] { "" }
        [one] { $known } ang nandito na.
       *[other] { $known } ang nandito na.
    }
data-bad-line = Linya { $line }: { $why }
data-remove = Burahin lahat ng laro ko
data-remove-title = Burahin lahat ng laro mo?
data-remove-body = Buburahin nito sa server na ito ang lahat ng laro ng browser na ito, pati ang mga hindi pa tapos, at ang stats mo. Aalis ka sa mga room mo, at aalisin doon ang pangalan mo. Hindi na ito mau-undo, pero puwede kang mag-import ng file na na-export mo na.
data-remove-now = Burahin lahat
data-removed = { $count ->
        [0] Walang buburahin.
        [one] { $count } laro ang nabura.
       *[other] { $count } na laro ang nabura.
    }

## Sharing

link-broken = Kulang ang link na ito. Subukang kopyahin ulit.
share = I-share
share-link = Kopyahin ang link ng laro
share-link-does = Mapapanood ng magbubukas ng link ang larong ito sa Longwood. Susuriin muna roon ang bawat galaw.
share-open = Hindi pa tapos ang larong ito. Nasa link ang deal at ang mga galaw hanggang ngayon.
share-record = Kopyahin ang record
share-picture = I-save ang larawan
share-copied = Nakopya
share-by-hand = Hindi pinapayagan ng browser na mangopya ang page na ito. Napili na ang text, kaya puwede mo itong kopyahin.
share-text = Text na kokopyahin
picture-failed = Hindi nagawa ang larawan.

## Errors

error-title = May nangyaring mali
unreachable = Hindi sumasagot ang server. Tumatakbo ba ito?
no-page = Hindi nahanap ang page: { $path }
table-gone = Hindi na available ang larong ito.
error-other = Hindi ito gumana.
with-detail = { $what } ({ $detail })

error-no-table = hindi nahanap ang laro; baka nasa ibang browser ito
error-no-round = hindi nahanap ang round
error-other-rules = nagbago na ang panuntunan ng { $game } mula nang simulan ang larong ito, kaya hindi na ito maitutuloy
error-none-winnable = walang nahanap na deal na maipapanalo sa takdang oras ({ $count ->
        [one] { $count } deal
       *[other] { $count } na deal
    } ang sinubukan); subukan ulit, o laruin ang kahit anong deal
error-replay-long = hanggang { $most } lang ang galaw sa shared na laro; { $moves } ang sa isang ito
error-replay-unread = galaw { $number }: { $why }
error-replay-move = galaw { $number }, { $move }: { $why }
error-archive-line = hindi na-export na laro ang linyang ito: { $why }
error-archive-record = hindi valid ang game record: { $why }
error-archive-deal = walang deal number ang game record
error-archive-long = hanggang { $most } lang ang hakbang sa isang laro
error-archive-times = hindi valid ang mga oras o ang round ng larong ito
error-archive-moves = hindi tugma ang mga event ng larong ito sa mga galaw sa record
error-conflict = nabago ang laro sa ibang lugar; ganito na ito ngayon
error-store = hindi ma-load o ma-save ng server ang mga laro ngayon; subukan ulit mamaya
error-no-pile = walang pile na { $pile } sa larong ito
error-deal-number = hindi deal number ang { $text }; gumamit ng buong numero mula 0 hanggang { $most }
error-no-game = walang larong { $game }
error-no-game-near = { $no }; { $nearest } ba ang hinahanap mo?
error-no-patience = labanan ng dalawa ang { $game }, kaya hindi ito puwedeng i-deal o i-solve
error-no-option = walang opsyong { $option }; ang mga opsyon: { $options }
error-no-option-near = walang opsyong { $option }; { $nearest } ba ang hinahanap mo?
error-no-option-here = walang opsyong { $option }; ang mga opsyon sa { $game }: { $options }
error-option-unfit = walang opsyong { $option } ang { $game }; ang mayroon: { $options }
error-no-options = wala
error-option-value = hindi puwedeng { $value } ang opsyong { $option }; ang puwede: { $values }
error-option-twice = dalawang beses ibinigay ang opsyong { $option }: { $first } at { $second }
error-options-clash = { $game }: magkasalungat ang mga opsyong { $first } at { $second }: { $why ->
        [names] iisang opsyon lang ang mga ito
       *[opposites] magkabaligtad ang mga ito
    }

## Why a move isn't allowed

reason-won = panalo na ang laro: nasa foundation na ang lahat ng baraha
reason-own-column = nasa hanay na ito na ang baraha
reason-empty = hindi puwede roon ang { CARD($card) }: sa { $game }, { $empty ->
        [king] hari lang ang puwede sa bakanteng hanay
        [queen] reyna lang ang puwede sa bakanteng hanay
        [none] nananatiling bakante ang naubos na hanay
       *[any] kahit anong baraha ang puwede sa bakanteng hanay
    }
reason-fit = hindi puwede ang { CARD($card) } sa { CARD($onto) }: sa { $game }, dapat { reason-build }
reason-fit-down = hindi puwede ang { CARD($card) } sa { CARD($onto) }: sa { $game }, pababa ang patong at { reason-build }
reason-fit-ace = hindi puwede ang { CARD($card) } sa { CARD($onto) }: walang ipinapatong sa alas
reason-build = { $build ->
        [same_suit] magkapareho ang suit
        [different_suit] magkaiba ang suit
        [alternate_colour] salitan ang kulay
       *[any] kahit ano ang suit
    }
reason-draw-target = sa discard pile lang napupunta ang bunot mula sa stock
reason-draw-count = { cards } ang bawat bunot dito
reason-stock-empty = ubos na ang stock
reason-no-stock = walang stock ang { $game }
reason-redeal-source = discard pile lang ang puwedeng baligtarin para maging stock
reason-no-redeal = walang redeal sa { $game }
reason-redeals-used = { $redeals ->
        [1] nagamit na ang nag-iisang redeal
        [one] nagamit na ang lahat ng { $redeals } redeal
       *[other] nagamit na ang lahat ng { $redeals } na redeal
    }
reason-redeal-early = binabaligtad lang ang discard pile kapag ubos na ang stock; may { cards } pa ito
reason-waste-empty = walang laman ang discard pile
reason-no-cards = dapat may kahit isang baraha ang bawat galaw
reason-waste-single = ang nasa ibabaw lang ng discard pile ang puwedeng ilaro
reason-no-column = walang hanay { $number }
reason-column-empty = walang laman ang hanay { $number }
reason-column-short = { cards } lang ang nasa hanay { $number }
reason-single = isa-isang baraha lang ang inililipat sa { $game }
reason-face-down = hindi puwedeng igalaw ang barahang nakataob
reason-no-run = hindi { $run ->
        [same_suit] sequence na iisa ang suit
       *[by_build] sequence
    } ang { cards } sa ibabaw ng hanay { $number }
reason-no-return = hindi bumabalik ang baraha mula sa foundation sa { $game }
reason-return-single = isa-isa lang bumabalik ang baraha mula sa foundation
reason-return-unnamed = sabihin kung aling baraha ang babalik mula sa foundation
reason-return-not-top = wala sa ibabaw ng foundation ang { CARD($card) }
reason-return-starter = simula ng foundation ang { CARD($card) }, kaya hindi ito maaalis doon
reason-on-foundation = nasa foundation na ang baraha
reason-foundation-single = isa-isa lang inilalagay ang baraha sa foundation
reason-nothing-there = hindi puwedeng maglipat ng baraha roon
reason-foundation = wala pang foundation para sa { CARD($card) }: paakyat ang mga ito { $up ->
        [suit] sa iisang suit
       *[alternate_colour] nang salitan ang kulay
    } mula { RANK($base) }
reason-cleared = ubos na ang tableau, kaya tapos na ang laro
reason-must-play = sa must_play, puwede lang bumunot kapag walang mailalaro
reason-hole-only = sa { $game }, isa-isang inilalagay ang baraha, at sa hole lang
reason-place = { $layout ->
        [columns] hanay
        [fans] pamaypay
       *[slots] puwesto
    } { $number }
reason-place-empty = walang laman ang { reason-place }
reason-no-place = walang { reason-place }
reason-place-covered = natatakpan ng ibang baraha ang { reason-place }
reason-hole-king = hindi puwede ang { CARD($card) } sa { CARD($onto) }: sa { $game }, { $only ->
        [queen] reyna lang ang ipinapatong
        [queen-joker] reyna o joker lang ang ipinapatong
        [joker] joker lang ang ipinapatong
       *[nothing] walang ipinapatong
    } sa hari
reason-hole-one = hindi puwede ang { CARD($card) } sa { CARD($onto) }: { RANK($first) } lang ang puwede roon
reason-hole-two = hindi puwede ang { CARD($card) } sa { CARD($onto) }: { RANK($first) } o { RANK($second) } lang ang puwede roon
reason-foundation-empty = walang laman ang foundation { $number }
reason-no-foundation = walang foundation { $number }

refused-closed = naipamigay na ang susunod na hole, kaya hindi na mababago ang isang ito
refused-ended = tapos na ang larong ito
refused-too-long = naabot na ng larong ito ang pinakamahabang puwede; i-download ang record kung gusto mo, at magsimula ng bagong deal
refused-redo = walang puwedeng i-redo
refused-bookmarked = naka-bookmark na ang posisyong ito
refused-bookmarks-full = hanggang { $most } lang ang bookmark; magtanggal muna ng isa
refused-no-bookmark = walang bookmark { $number }
refused-here = nandito ka na sa posisyong ito
refused-over = tapos na ang larong ito
refused-undo = walang puwedeng i-undo
refused-no-par = hindi palo o puntos ang binibilang sa larong ito
refused-heard = nagawa na ito
refused-moved-on = naunang nagbago ang laro sa ibang tab
refused-cards-gone = huli na: nailipat na ang mga barahang iyon
refused-given-up = nagbago ang laro sa ibang tab, kaya itinigil ang paghahanap
refused-not-over = makikita lang ang pinakamahusay na iskor kapag tapos na ang hole
refused-marks-helped = hindi pa tapos ang larong ito; kapag sinuri ngayon, ibibilang itong may tulong
refused-replay-open = tapos na laro lang ang puwedeng suriin, at hindi pa tapos ang isang ito
refused-not-joined = galaw lang papunta sa foundation ang puwedeng isabay sa naunang galaw
refused-which-deal = isa lang ang piliin: deal number, deal na maipapanalo, o deal ngayong araw
refused-won = panalo na ang larong ito, at hindi na magbabago ang resulta
refused-practice = magiging practice game ito kapag nag-undo, at hindi na bibilangin ang resulta
refused-no-round = walang round na siyam na hole ang { $game }
refused-hole-open = hindi pa tapos ang hole { $number }
refused-round-over = tapos na ang round
refused-no-reshuffle = puwede lang magbalasa ulit bago ang unang galaw, at kung imposibleng maubos ang deal
refused-clock = mas nauna ito kaysa sa huling nangyari
refused-paused = naka-pause ang laban hanggang makabalik ang kalaban
refused-ready = hindi hinihintay ng laban na maghanda ka
refused-not-playing = puwede lang maglaro at humampas habang may round
refused-not-on-top = wala sa ibabaw ng alinmang pile mo ang barahang iyon
refused-no-place = walang ganoong pile
refused-no-fit = hindi puwede ang { CARD($card) } sa { CARD($onto) }
refused-not-empty = sa bakanteng puwesto lang ng sariling helera makakalipat ang baraha, o sa kaparehong ranggo kung naka-on ang opsyon
refused-no-slap = walang puwedeng hampasin
refused-slap-locked = napaaga ang hampas mo; sandali lang
refused-away = wala na rito ang manlalarong ito
refused-not-away = nandito pa ang manlalarong ito

## Help

help-title = Mga kontrol
help-pointer = Mouse, touch at pen
help-tap = I-tap ang baraha
help-tap-does = Ilalaro ito sa pinakamagandang puwesto. Sa Mga setting, puwedeng piliin muna ang baraha, at sa susunod na tap ang puwesto
help-drag = I-drag ang baraha
help-drag-does = Lilipat ito kung saan mo gusto; iilaw ang mga puwedeng paglagyan
help-stock = I-tap ang stock
help-draw-does = Bubunot, o babaligtarin ang discard pile
help-menu = Pindutin nang matagal ang baraha, o i-right-click
help-menu-does = Ipapakita ang lahat ng puwede nitong puntahan
help-waste = Pindutin nang matagal ang discard pile
help-waste-does = Ipapakita ang lahat ng baraha nito
help-keyboard = Keyboard
help-keys-off = Naka-off sa Mga setting ang mga letter key, number key at ?.
help-arrows = Mga arrow key
help-arrows-does = Lilipat sa ibang pile; pataas at pababa para piliin kung ilang baraha ang ililipat
help-piles-does = Pupunta sa hanay 1 hanggang 10, at kapag may Shift, sa 11 hanggang 20; S para sa stock, T para sa discard pile
help-home-does = Ilalagay sa foundation ang napiling baraha
help-enter-does = Ilalaro ang napiling baraha sa pinakamagandang puwesto
help-pick-up-does = Hahawakan ang baraha: arrow key para pumili ng paglalagyan, Enter para ilapag, Esc para kanselahin
help-look-does = Ipapakita ang lahat ng baraha ng discard pile
help-undo-does = I-undo
help-redo-does = I-redo
help-new-deal-does = Bagong deal
help-hint-does = Hint; pindutin ulit para sa higit pa
help-bookmarks-does = Mga bookmark: i-save ang posisyong ito o bumalik sa iba
help-plays-does = Babasahin ang mga puwede mong galaw
help-changed-does = Babasahin ang huling nagbago
help-table-does = Babasahin ang lahat ng baraha
help-page-does = Bubuksan ang tulong na ito

## Rules in one line

brief-columns = { $columns ->
        [one] { $columns } hanay
       *[other] { $columns } na hanay
    } na tig-{ $cards }
brief-columns-face-down = { $columns ->
        [one] { $columns } hanay
       *[other] { $columns } na hanay
    } na tig-{ $cards } ({ $down } ang nakataob)
brief-decks = { $decks ->
        [one] { $decks } deck
       *[other] { $decks } na deck
    }
brief-preset = nasa foundation na ang mga { RANK($rank) }
brief-base-first = ang unang baraha ang batayang ranggo
brief-base = { RANK($rank) } ang simula ng mga foundation
brief-foundations-alternate = salitan ang kulay sa foundation
brief-build = pababa, { $build ->
        [same_suit] parehong suit
        [different_suit] magkaibang suit
        [alternate_colour] salitan ang kulay
       *[any] kahit anong suit
    }
brief-kings-on-aces = hari sa alas
brief-run = { $run ->
        [by_build] puwedeng ilipat ang sequence
        [same_suit] puwedeng ilipat ang sequence na iisa ang suit
       *[single] isa-isang baraha
    }
brief-empty = { $empty ->
        [king] hari lang sa bakanteng hanay
        [queen] reyna lang sa bakanteng hanay
        [auto_fill] kusang napupuno ang bakanteng hanay
       *[none] nananatiling bakante ang naubos na hanay
    }
brief-no-stock = walang stock
brief-draw = tig-{ $draw } ang bunot
brief-redeals = { $redeals ->
        [one] { $redeals } redeal
       *[other] { $redeals } na redeal
    }
brief-redeals-unlimited = walang limit ang redeal
brief-return = puwedeng bumalik ang baraha mula sa foundation
brief-peaks = tatlong tuktok, { $cards ->
        [one] { $cards } baraha
       *[other] { $cards } na baraha
    } lahat
brief-pyramid = piramideng may { cards }
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
brief-rank-wrap = isang ranggo pataas o pababa, dugtong ang alas at hari
brief-rank-queen = isang ranggo pataas o pababa, reyna lang sa hari
brief-rank-nothing = isang ranggo pataas o pababa, walang ipinapatong sa hari
brief-jokers = { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } na joker
    }
brief-any-first = kahit anong baraha ang simula
brief-must-play = bumunot lang kapag walang mailalaro
brief-race = tig-{ $piles ->
        [one] { $piles } stock pile
       *[other] { $piles } na stock pile
    }, walang turn
brief-rank-equal = isang ranggo pataas o pababa o kapareho, dugtong ang alas at hari
brief-stack = puwedeng magpatong ng magkaparehong ranggo
brief-no-slap = walang hampasan

## Rules page: headings

page-aim = Layunin
page-deal = Pamimigay ng baraha
page-foundations = Mga foundation
page-building = Pagpapatong
page-runs = Paglilipat ng sequence
page-empty-columns = Mga bakanteng hanay
page-stock-and-waste = Stock (bunutan) at discard pile
page-scoring = Iskor
page-end = Katapusan ng laro
page-play = Paglalaro
page-stock = Stock (bunutan)
page-the-end = Katapusan ng laro
page-impossible = Mga deal na imposibleng maubos

## Rules page of the Forty Thieves family

page-aim-columns = Ilipat ang lahat ng { $cards ->
        [one] { $cards } baraha
       *[other] { $cards } na baraha
    } sa mga foundation. Paakyat ang bawat foundation { page-order }.
page-order =
    { $up ->
        [suit] sa iisang suit
       *[alternate_colour] nang salitan ang kulay
    } { $order ->
        [ace] mula alas hanggang hari
        [first] mula sa batayang ranggo hanggang sa ranggong mas mababa rito ng isa; alas ang kasunod ng hari
        [to-ace] mula { RANK($base) } hanggang hari, tapos { RANK($last) }
       *[round] mula { RANK($base) } hanggang { RANK($last) }; alas ang kasunod ng hari
    }
page-shuffled = Binabalasa ang { $decks ->
        [1] isang deck
        [2] dalawang deck
        [one] { $decks } deck
       *[other] { $decks } na deck
    } ({ $cards ->
        [one] { $cards } baraha
       *[other] { $cards } na baraha
    }).
page-preset-out = Bago magbalasa, inilalabas ang { $count ->
        [one] { $count } { RANK($rank) }
       *[other] { $count } na { RANK($rank) }
    } bilang simula ng mga foundation.
page-dealt-columns = { $columns ->
        [one] { $columns } hanay
       *[other] { $columns } na hanay
    } na tig-{ cards }, ipinamimigay nang pahelera mula kaliwa pakanan{ $faces ->
        [up] , nakabukas lahat
        [top] ; ang nasa ibabaw lang ng bawat isa ang nakabukas
       *[some] ; sa bawat isa, nakataob ang { $down } sa ilalim at nakabukas ang { $up } sa ibabaw
    }.
page-turns-up-column = Kusang bumubukas ang barahang nakataob kapag wala nang nakapatong dito.
page-base-card = Ang susunod na baraha ang simula ng unang foundation. Ang ranggo nito ang batayan ng deal na ito.
page-stock-left = Stock (bunutan) ang natitirang { cards }, nakataob.
page-waste-empty = { page-stock-left } Walang laman sa simula ang discard pile.
page-all-dealt = Ipinamimigay ang lahat ng baraha, kaya walang stock.
page-foundations-suit = May { $foundations ->
        [one] { $foundations } foundation
       *[other] { $foundations } na foundation
    }, isa sa bawat suit.
page-foundations-suits = May { $foundations ->
        [one] { $foundations } foundation
       *[other] { $foundations } na foundation
    }, { WORD($decks) } sa bawat suit.
page-foundations-base = May { $foundations ->
        [one] { $foundations } foundation
       *[other] { $foundations } na foundation
    }, bawat isa ay nagsisimula sa { $base ->
        [0] barahang may batayang ranggo
       *[other] { RANK($base) }
    }.
page-foundation-preset = Sa simula, nakalagay na sa bawat isa ang { $base ->
        [0] baraha nitong may batayang ranggo
       *[other] { RANK($base) } nito
    }.
page-foundation-start = Para simulan ang foundation, lagyan ito ng { $base ->
        [0] barahang may batayang ranggo
       *[other] { RANK($base) }
    }.
page-foundations-built = Paakyat ang mga foundation { page-order }, isa-isang baraha.
page-copies = Walang pinagkaiba ang mga kopya ng iisang baraha.
page-no-return = Hindi bumabalik ang baraha mula sa foundation.
page-return = Puwedeng ibalik ang nasa ibabaw ng foundation sa hanay na mapapatungan nito.
page-return-but = Puwedeng ibalik ang nasa ibabaw ng foundation sa hanay na mapapatungan nito, maliban sa { $count ->
        [1] barahang ipinamigay roon
       *[other] mga barahang nagsimula roon
    }.
page-not-compulsory = Hindi sapilitan ang paglalagay ng baraha sa foundation.
page-building-how = Puwedeng ilipat ang nasa ibabaw ng hanay{ $from ->
        [waste] { " " }o ng discard pile
       *[columns] { "" }
    } sa foundation kung ito na ang kasunod doon. Puwede rin itong ipatong sa nasa ibabaw ng ibang hanay na mas mataas ng isang ranggo at { page-of-build }.
page-of-build = { $build ->
        [same_suit] pareho ang suit
        [different_suit] iba ang suit
        [alternate_colour] iba ang kulay
       *[any] kahit ano ang suit
    }
page-example = { $build ->
        [same_suit] Halimbawa, ipinapatong ang 9 ng puso sa 10 ng puso.
        [different_suit] Halimbawa, ipinapatong ang 9 ng puso sa 10 ng trebol, diyamante o espada.
        [alternate_colour] Halimbawa, ipinapatong ang 9 ng puso sa 10 ng trebol o espada.
       *[any] Halimbawa, ipinapatong ang 9 ng puso sa anumang 10.
    }
page-kings-on-aces = Magkadugtong ang alas at hari: ipinapatong ang hari sa alas, { page-of-build }.
page-nothing-on-ace = Walang ipinapatong sa alas.
page-run-single = Isa-isang inililipat ang mga baraha.
page-run = Sequence ang tawag sa magkakasunod na baraha sa ibabaw ng hanay{ $down ->
        [yes] , nakabukas lahat
       *[no] { "" }
    }. Bawat isa ay mas mababa ng isang ranggo sa nasa ilalim nito at { $run ->
        [same_suit] pareho ang suit
       *[by_build] { page-of-build }
    }.
page-run-parts = Puwedeng ilipat ang buong sequence o bahagi lang nito.
page-run-fits = Dapat puwede sa paglilipatan ang pinakailalim na barahang inililipat.
page-run-foundation = Isa-isa ang paglalagay ng baraha sa foundation.
page-any-card = { $runs ->
        [yes] anumang baraha o sequence na puwedeng igalaw
       *[no] anumang barahang puwedeng igalaw
    }
page-from = { $from ->
        [waste] mula sa hanay o sa discard pile
       *[columns] mula sa hanay
    }
page-empty-any = Puwedeng lagyan ang bakanteng hanay ng { page-any-card } { page-from }.
page-empty-not-filled = Hindi kusang napupuno ang bakanteng hanay.
page-empty-none = Nananatiling bakante ang naubos na hanay.
page-empty-auto = Kapag naubos ang isang hanay, kusa itong napupuno ng nasa ibabaw ng discard pile, o kung ubos na rin iyon, ng susunod na baraha ng stock. Bahagi ito ng galaw na umubos sa hanay.
page-empty-auto-draws = Kapag naubos ang isang hanay, kusa itong napupuno ng nasa ibabaw ng discard pile. Kung ubos na rin iyon, bumubunot muna ng { $draw ->
        [one] { $draw } baraha
       *[other] { $draw } na baraha
    } (o kung ilan ang natitira), at ang huling nabunot ang pupuno sa hanay. Bahagi ang lahat ng ito ng galaw na umubos sa hanay.
page-empty-auto-after = Kapag ubos na pareho ang discard pile at ang stock, nananatiling bakante ang hanay. Puwede na itong lagyan ng { page-any-card }.
page-empty-rank = Sa bakanteng hanay, { RANK($rank) } lang{ $runs ->
        [yes] { " " }o sequence na { RANK($rank) } ang pinakailalim
       *[no] { "" }
    } ang puwede, { page-from }.
page-no-stock-no-waste = Walang stock at walang discard pile.
page-draw = { $draw ->
        [1] Sa bawat bunot, binubuksan ang susunod na baraha ng stock at inilalagay sa discard pile.
        [one] Sa bawat bunot, isa-isang binubuksan ang susunod na { $draw } baraha ng stock (o kung ilan ang natitira) at inilalagay sa discard pile, kaya nasa ibabaw ang huli.
       *[other] Sa bawat bunot, isa-isang binubuksan ang susunod na { $draw } na baraha ng stock (o kung ilan ang natitira) at inilalagay sa discard pile, kaya nasa ibabaw ang huli.
    } Puwedeng bumunot hangga’t may baraha ang stock, kahit may mailalaro pa.
page-waste-plays = Puwedeng ilaro anumang oras ang nasa ibabaw ng discard pile. Mga nabunot na baraha lang ang napupunta roon.
page-waste-look = Puwedeng tingnan ang lahat ng baraha ng discard pile.
page-redeal-none = Isang beses lang dinadaanan ang stock. Walang redeal.
page-redeal-how = Kapag ubos na ang stock, puwedeng baligtarin ang discard pile para maging bagong stock. Hindi ito binabalasa, kaya pareho pa rin ang ayos ng mga baraha.
page-redeal-unlimited = { page-redeal-how } Puwede itong gawin hangga’t gusto mo.
page-redeals = { page-redeal-how } Puwede itong gawin nang { $redeals ->
        [1] isang beses
        [2] dalawang beses
        [one] { $redeals } beses
       *[other] { $redeals } na beses
    }, kaya { $passes ->
        [one] { $passes } beses
       *[other] { $passes } na beses
    } madadaanan ang stock.
page-score-columns = Iskor mo ang bilang ng baraha sa mga foundation, hanggang { $cards }. Makikita rin ang mga galaw at oras mo.
page-won-columns = Panalo ka kapag nasa mga foundation na ang lahat ng { $cards ->
        [one] { $cards } baraha
       *[other] { $cards } na baraha
    }.
page-stuck = Wala ka nang galaw kapag walang mababago ang anumang puwede mong gawin{ page-whole-column }.
page-stuck-drawing = Wala ka nang galaw kapag pagbunot na lang ang puwede{ page-whole-column } at walang mapaglalagyan ang alinmang barahang mabubunot pa.
page-whole-column = { $null ->
        [yes] { " " }(hindi kasama ang paglilipat ng buong hanay sa bakanteng hanay)
       *[no] { "" }
    }
page-stuck-after = Kapag wala ka nang galaw, puwede ka pang mag-undo, ulitin ang deal, o magsimula ng bago.

## Rules page of the Golf family

page-aim-covering = Ubusin ang tableau: ilaro ang lahat ng { cards } sa iisang foundation, na tinatawag ding hole.
page-shuffled-jokers = Sabay na binabalasa ang { $decks ->
        [1] isang deck
        [2] dalawang deck
        [one] { $decks } deck
       *[other] { $decks } na deck
    } at { $jokers ->
        [1] isang joker
        [2] dalawang joker
        [one] { $jokers } joker
       *[other] { $jokers } na joker
    } ({ $cards ->
        [one] { $cards } baraha
       *[other] { $cards } na baraha
    }).
page-hole-card-out = Bago magbalasa, inilalabas ang { CARD($card) } bilang simula ng foundation.
page-hole-dealt = Ipinamimigay nang nakabukas ang susunod na baraha bilang simula ng foundation.
page-hole-empty = Walang laman sa simula ang foundation.
page-covered-columns = { $columns ->
        [one] { $columns } hanay
       *[other] { $columns } na hanay
    } na tig-{ cards }, ipinamimigay nang pahelera mula kaliwa pakanan, { page-faces }.
page-covered-fans = { $fans ->
        [one] { $fans } pamaypay
       *[other] { $fans } na pamaypay
    } na tig-{ cards } sa palibot ng foundation, isa-isang baraha bawat ikot, { page-faces }.
page-covered-peaks = Tatlong tuktok, { $cards ->
        [one] { $cards } baraha
       *[other] { $cards } na baraha
    } lahat, sa mga helerang may 3, 6, 9 at 10 baraha mula kaliwa pakanan, { page-faces }.
page-peaks-cover = Maliban sa pinakaibabang helera, bawat baraha ay natatakpan ng dalawang baraha sa helerang nasa ibaba nito. Pinagdurugtong ng pinakaibabang helera ang mga tuktok.
page-covered-pyramid = Piramideng may { cards }, sa mga helerang may 1 hanggang { $rows ->
        [one] { $rows } baraha
       *[other] { $rows } na baraha
    } mula kaliwa pakanan, { page-faces }.
page-pyramid-cover = Maliban sa pinakaibabang helera, bawat baraha ay natatakpan ng dalawang baraha sa helerang nasa ibaba nito.
page-faces = { $faces ->
        [covered] nakataob ang mga natatakpan at nakabukas ang iba
       *[up] nakabukas lahat
    }
page-turns-up-slot = Kusang bumubukas ang barahang nakataob kapag wala nang tumatakip dito.
page-playable = { $layout ->
        [columns] Ang nasa ibabaw lang ng bawat hanay ang puwedeng ilaro.
        [fans] Ang nasa ibabaw lang ng bawat pamaypay ang puwedeng ilaro.
       *[slots] Ang barahang hindi natatakpan lang ang puwedeng ilaro.
    }
page-fits = Puwede ang baraha sa foundation kung mas mataas o mas mababa ito ng isang ranggo sa nasa ibabaw roon. Hindi mahalaga ang suit.
page-wrap = Magkadugtong ang alas at hari: ipinapatong ang alas sa hari, at ang hari sa alas.
page-no-wrap = Hindi magkadugtong ang alas at hari: 2 lang ang ipinapatong sa alas.
page-king-queen = Reyna lang ang ipinapatong sa hari.
page-king-joker = Joker lang ang ipinapatong sa hari.
page-king-nothing = Walang ipinapatong sa hari.
page-joker = Puwedeng ipatong ang joker sa anumang baraha, at ang anumang baraha sa joker.
page-any-first = Habang walang laman ang foundation, puwede itong simulan sa anumang barahang mailalaro.
page-nothing-on-pile = Walang puwedeng ilagay sa { $layout ->
        [fans] pamaypay
       *[columns] hanay
    }.
page-no-stock = Walang stock: ang tableau lang ang nilalaro.
page-draw-covering = Sa bawat bunot, napupunta sa foundation ang susunod na baraha ng stock, anuman ang ranggo. { $when ->
        [stuck] Puwede lang bumunot kapag walang mailalaro sa tableau
       *[any] Puwedeng bumunot anumang oras, kahit may mailalaro pa sa tableau
    }.
page-no-redeal = Walang redeal.
page-score-hole-cards = Iskor mo ang bilang ng baraha sa hole, hanggang { $cards }.
page-score-hole = Iskor mo sa isang deal (isang hole ng Golf) ang bilang ng barahang natira sa tableau, hanggang { $cards }. Mas mababa, mas maganda.
page-score-stock = Kapag naubos ang tableau, negatibo ang iskor mo: bawas ang bilang ng barahang natira sa stock, hanggang -{ $cards }.
page-score-joker = 1 ang bilang ng natirang joker, gaya ng ibang baraha.
page-score-round = { $holes ->
        [one] { $holes } hole
       *[other] { $holes } na hole
    } ang isang round, at { $par } ang par nito. Par o mas mahusay ang kabuuang { $par } pababa, at perfect round ang 0 pababa.
page-score-streak = 1 puntos ang unang baraha ng streak, 2 ang ikalawa, at tuloy-tuloy. { $peaks ->
        [1] May dagdag na { $last } ang pag-ubos sa tuktok.
        [2] May dagdag ang pag-ubos sa tuktok: { $each } sa una at { $last } sa huli.
       *[other] May dagdag ang pag-ubos sa tuktok: { $each } sa bawat isa sa unang { WORD($butlast) } at { $last } sa huli.
    }
page-score-draw = Bawas na { $points } puntos ang bawat bunot, at tapos ang streak.
page-score-most = { $points } ang pinakamataas na posibleng iskor.
page-won-covering = Panalo ka agad kapag naubos ang tableau.
page-stuck-covering = Wala ka nang galaw kapag { $stock ->
        [yes] ubos na ang stock at walang mailalaro
       *[no] walang mailalaro
    }.
page-impossible-hidden = Hindi sinasabi ng Longwood kung kayang ubusin ang deal, dahil mabubunyag ang mga barahang nakataob.
page-impossible-some = May mga deal na imposibleng maubos { $stock ->
        [yes] anuman ang ayos ng stock
       *[no] anuman ang ilaro
    }, at sasabihin ito ng Longwood kapag ganito ang nakuha mo.
page-impossible-queens = Halimbawa, imposible ito kapag ang lahat ng { $queens ->
        [one] { $queens } reyna
       *[other] { $queens } na reyna
    } ay nasa ilalim ng isang hari sa sarili nilang { $layout ->
        [fans] pamaypay
       *[columns] hanay
    }, dahil reyna lang ang ipinapatong sa hari.
page-impossible-reshuffle = Bago ang unang galaw, puwede mong balasahin ulit ang ganitong deal nang walang penalty, o laruin pa rin.

## Rules page of Spit

page-race-stuck = Kapag walang may galaw
page-race-round = Katapusan ng round
page-race-last = Mga huling round
page-race-fair = Patas na laro
page-aim-race = Maunang maubusan ng lahat ng baraha.
page-race-halves = { $count ->
        [one] Tig-{ $count } baraha ang dalawang manlalaro.
       *[other] Tig-{ $count } na baraha ang dalawang manlalaro.
    }
page-race-rows = Naglalatag ang bawat manlalaro ng { $piles ->
        [one] { $piles } stock pile
       *[other] { $piles } na stock pile
    } na magkakahelera. Ang unang helera ng baraha ay sa pile 1 hanggang { $piles }, ang kasunod sa pile 2 hanggang { $piles }, at tuloy-tuloy, { $cards ->
        [one] { $cards } baraha
       *[other] { $cards } na baraha
    } lahat. Ang huling baraha lang ng bawat pile ang nakabukas.
page-race-spares = { $count ->
        [one] Ang natitirang { $count } baraha
       *[other] Ang natitirang { $count } na baraha
    } ang mga spit card ng manlalaro. Nakataob ang mga ito at bawal silipin.
page-race-spit = Kapag handa na ang dalawang manlalaro, may countdown na { $seconds } segundo. Pagkatapos, sabay silang magbubukas ng tig-isang spit card sa gitna para simulan ang dalawang spit pile.
page-race-unready = Ituturing na handa ang manlalarong hindi pa handa pagkalipas ng { $seconds } segundo.
page-race-turns = Walang turn. Sabay na naglalaro ang dalawa nang mabilis hangga’t kaya, isang baraha bawat galaw.
page-race-fits = Puwede sa alinmang spit pile ang nakabukas na baraha sa ibabaw ng stock pile kung mas mataas o mas mababa ito ng isang ranggo sa nasa ibabaw roon{ $equal ->
        [yes] , o kapareho nito ng ranggo
       *[no] {""}
    }. Hindi mahalaga ang suit.
page-race-turns-up = Kusang bumubukas ang barahang nakataob kapag wala nang nakapatong dito.
page-race-empty = Puwede mong ilipat ang nakabukas na baraha sa bakanteng puwesto ng sarili mong helera. Hanggang { $piles } lang ang pile sa isang helera.
page-race-stack = Puwede mo ring ipatong ang nakabukas na baraha sa kapareho nitong ranggo sa sarili mong helera.
page-race-kept = Hindi puwedeng mag-undo.
page-race-nothing = Kapag walang mailalaro ang dalawa at wala ring mabubuksan sa paglilipat ng baraha, may countdown na { $seconds } segundo. Pagkatapos, magbubukas ang bawat isa ng spit card sa pile na sinimulan niya.
page-race-alone = Kung isang manlalaro lang ang may natitirang spit card, siya lang ang magbubukas, sa pile na sinimulan niya.
page-race-must = Kung ikaw lang ang may galaw, kailangan mong maglaro. Pagkalipas ng { $seconds } segundo, kusang ilalaro ang pinakakaliwa mong barahang puwede. Kung wala, maglilipat ng baraha para may mabuksan.
page-race-over = Tapos ang round kapag wala nang baraha sa mga stock pile ng isang manlalaro.
page-race-slap = Pagkatapos, hahampas ang dalawang manlalaro. Mapupunta sa unang humampas ang spit pile na hinampas niya, at sa isa ang natirang pile.
page-race-unslapped = Kung walang humampas sa loob ng { $seconds } segundo, mapupunta ang mas maliit na pile sa nakaubos ng stock pile. Kung magkasindami ang dalawa, kukunin ng bawat isa ang sinimulan niya.
page-race-early = Walang epekto ang hampas bago matapos ang round, at hindi ka makakahampas ulit sa loob ng { $seconds } segundo.
page-race-smaller = Mapupunta ang mas maliit na spit pile sa nakaubos ng stock pile, at sa isa ang mas malaki. Kung magkasindami ang dalawa, kukunin ng bawat isa ang sinimulan niya. Walang hampasan.
page-race-next = Isasama ng bawat manlalaro ang pile sa mga natira niyang baraha, babalasahin, at ilalatag ang susunod na helera.
page-race-blocked = Kapag walang may galaw at ubos na ang mga spit card, { $slap ->
        [yes] hahampas din ang dalawa. Kung walang humampas, mapupunta ang mas maliit na pile sa may mas kaunting baraha sa mga stock pile.
       *[no] mapupunta ang mas maliit na pile sa may mas kaunting baraha sa mga stock pile.
    }
page-race-few = Kung { $cards ->
        [one] { $cards } baraha
       *[other] { $cards } na baraha
    } o mas kaunti ang natira sa manlalaro, ilalatag niya ang lahat sa mga stock pile at wala siyang spit card.
page-race-one-pile = Kung ganoon, iisa lang ang spit pile, at ang kalaban ang magsisimula at magdaragdag dito.
page-race-win = Kung ang walang spit card ang unang makaubos ng mga stock pile niya, panalo siya.
page-race-goes-on = Kung ang kalaban ang mauna, kukunin ng walang spit card ang spit pile, at ipamimigay ang susunod na round. Panalo ang mawawalan ng lahat ng baraha.
page-race-one-blocked = Kapag walang may galaw at ubos na ang mga spit card, kukunin ang pile ng may mas maraming baraha sa mga stock pile. Kung magkasindami, kukunin ito ng nagsimula ng round na walang spit card.
page-race-first = Kapag parehong naglaro sa iisang pile ang dalawa, ang unang dumating ang bibilangin. Babalik nang walang penalty ang isa kung hindi na ito puwede.
page-race-unseen = Hindi makikita kung ilan ang baraha sa spit pile hangga’t hindi ito nakukuha.
page-race-away = Kapag nawalan ng koneksyon ang isang manlalaro, maghihintay ang laban nang { $seconds } segundo. Talo siya kung hindi siya makabalik.
page-race-absences = { $seconds } segundo lahat ang ipaghihintay ng laban sa bawat manlalaro. Talo ang madi-disconnect pa pagkatapos niyon.

## Options

option-queens-on-kings = Puwede ang reyna sa hari
option-around-corner = Magkadugtong ang alas at hari
option-jokers = Mga joker
option-empty-foundation = Magsimula nang walang laman ang foundation
option-must-play = Bumunot lang kapag walang mailalaro
option-decks = Mga deck
option-open = Nakabukas ang lahat ng baraha
option-face-down = Nakataob ang mga natatakpan
option-any-starter = Kahit anong baraha ang puwedeng simula ng hole
option-on-king = Ipinapatong sa hari
option-foundation-return = Puwedeng bumalik ang baraha mula sa foundation
option-equal-rank = Puwede ring ipatong sa kaparehong ranggo
option-stack-equals = Puwedeng magpatong ng magkaparehong ranggo sa sariling helera
option-no-slap = Walang hampasan: sa unang makaubos ang mas maliit na pile

## Command line

cli-no-game = { $error }; nasa `longwood games` ang lahat
cli-deal = { $game }, deal number { $deal }
cli-position = { $game }, custom na posisyon
cli-line = linya { $line }: { $what }
cli-titled = { $title }: { $what }
cli-and = { $first }; { $last }
cli-on = on
cli-off = off
cli-options = Mga opsyon
cli-also = Iba pang pangalan
cli-elsewhere = Iba pang bersyon
cli-option = { $name }: { $label } ({ $values }; ngayon: { $now })
cli-option-switch = { $name }: { $label } (on o off; ngayon: { $now })
cli-move-of = galaw { $number } sa { $moves }: { $move }
cli-enter = Enter: susunod na galaw, q: lumabas
cli-answer = { $title }: { $answer } ({ $effort })
cli-won = panalo sa { moves-made }
cli-won-already = panalo na
cli-lost = hindi maipapanalo
cli-lost-hashes = hindi maipapanalo, maliban kung may dalawang posisyong magkapareho ng 64-bit hash (tinitiyak ng --certain na wala)
cli-unknown = hindi tiyak, { cli-limit }
cli-limit = { $limit ->
        [nodes] tumigil sa node limit
        [memory] tumigil sa memory limit
        [time] tumigil sa time limit
       *[cancelled] kinansela
    }
cli-effort = { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } na node
    }, { $seconds } s
cli-furthest = linyang pinakamalayo ang narating, { moves-made }:
cli-verdict = { $verdict ->
        [won] kayang ubusin
        [lost] hindi kayang ubusin
       *[unknown] hindi tiyak kung kayang ubusin
    }
cli-best = pinakamahusay na iskor { $score } { cli-in-moves }
cli-best-bound = pinakamahusay na nakita { $score } { cli-in-moves }; nasa pagitan ng { $kind ->
        [peaks] { $score } at { $bound }
       *[hole] { $bound } at { $score }
    } ang totoong pinakamahusay
cli-in-moves = sa { moves-made } ({ cli-verdict })
cli-hint = ilaro ang { $move }: { $reason }
cli-hint-seen = { $advice } (gumagamit ng mga barahang hindi mo nakikita)
cli-hint-won = panalo na ang laro
cli-hint-win = panalo ito sa { moves-made }
cli-hint-none = wala nang galaw
cli-hint-line = { $why }; ito ang simula ng linyang pinakamalayo ang narating, { $far }
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
cli-simulated = laban { $number } ({ $players }): { $result }, { moves-made } sa { $minutes } min { $seconds } s
cli-simulated-wins = upuan { $seat } ({ $player }): panalo nang { $wins } sa { $games }
cli-was-won = naipanalo ang laro
cli-can-be-won = maipapanalo pa ito
cli-lost-from-start = sa simula pa lang, hindi na ito maipapanalo
cli-lost-by = natalo ang laro sa galaw { $number } ("{ $move }")
cli-won-at-start = maipapanalo ito sa simula
cli-won-up-to = maipapanalo pa ito hanggang galaw { $number }
cli-lost-from = hindi na ito maipapanalo mula galaw { $number }
cli-rest-unknown = hindi tiyak ang iba
cli-ways = panalo pa sana sa { $moves }
cli-ways-open = panalo pa sana sa { $moves }, at hindi tiyak sa { $open }

## Games, by their catalogue ids; names stay in English

group-forty-thieves-and-its-relatives = Forty Thieves at mga kauri nito
group-golfs-relatives = Mga kauri ng Golf
group-multiplayer = Multiplayer
alias-forty-thieves = Apatnapung Magnanakaw

note-forty-thieves = Sa PySolFC, puwedeng isa-isang bumalik ang baraha mula sa foundation (opsyong foundation_return). Sa AisleRiot, hindi. Ibang laro ang Big Forty at Roosevelt ng PySolFC.
note-napoleon-at-st-helena = Sa karamihan ng aklat, isa pang pangalan ito ng Forty Thieves, at walang redeal. Hindi sinasabi ng Denexa kung puwedeng ilaro ang nasa ibabaw ng discard pile. Puwede ito rito, gaya ng sa lahat ng ibang source.
note-indian = Sa PySolFC, puwedeng isa-isang bumalik ang baraha mula sa foundation (opsyong foundation_return). Sa AisleRiot, hindi. Ibang laro ang Indian Patience ng PySolFC.
note-limited = Sa PySolFC, puwedeng isa-isang bumalik ang baraha mula sa foundation (opsyong foundation_return). Sa AisleRiot, hindi.
note-little-forty = Sa PySolFC, kahit anong suit ang puwedeng ipatong, puwedeng ilipat ang sequence na iisa ang suit, at kusang napupuno ang mga bakanteng hanay: little-forty-pysol.
note-lucas = Sa PySolFC, 13 hanay na tig-4 na baraha ang ipinamimigay, hindi inaalis ang mga alas, at puwedeng ilipat ang sequence: lucas-pysol. May redeal at sequence daw sa bersyon ni Parlett.
note-maria = Sa PySolFC, puwedeng isa-isang bumalik ang baraha mula sa foundation (opsyong foundation_return). Sa AisleRiot, hindi.
note-number-ten = Sa PySolFC, puwedeng isa-isang bumalik ang baraha mula sa foundation (opsyong foundation_return). Sa AisleRiot, hindi.
note-rank-and-file = Sa PySolFC, puwedeng isa-isang bumalik ang baraha mula sa foundation (opsyong foundation_return). Sa AisleRiot, hindi.
note-streets = Sa PySolFC, puwedeng isa-isang bumalik ang baraha mula sa foundation (opsyong foundation_return). Sa AisleRiot, hindi.
note-lucas-pysol = Sa PySolFC, may isang barahang inilalagay sa discard pile sa simula, at puwedeng bumalik ang baraha mula sa foundation (opsyong foundation_return).
note-little-forty-pysol = Sa PySolFC, may tatlong barahang inilalagay sa discard pile sa simula, at puwedeng bumalik ang baraha mula sa foundation (opsyong foundation_return).
note-golf = Sa Golf ng PySolFC, puwede ang reyna sa hari: golf-queens. May mga bumubunot lang kapag walang mailalaro (opsyong must_play).
note-golf-queens = Ito ang Golf ng PySolFC.
note-putt-putt = Relaxed Golf o Putt Putt ang tawag dito ng PySolFC.
note-double-golf = Sa PySolFC, puwede rin ang reyna sa hari (opsyong queens_on_kings). Lima ang par bawat hole, gaya ng sa Golf.
note-double-putt = Double Golf na magkadugtong ang alas at hari.
note-thieves-golf = Hindi kauri ng Forty Thieves.
note-tri-peaks = Three Peaks ang tawag dito ng PySolFC, at iba ang pag-iskor nito. Sa ilang program, hindi magkadugtong ang alas at hari (opsyong wrap=false), o nakabukas ang lahat ng baraha (opsyong open).
note-black-hole = Sa opsyong any_starter, kahit anong baraha ang puwedeng simula ng hole.
note-pyramid-golf = Kapag nakataob ang mga helera 1 hanggang 6, Elevator ito. Pyramid Golf din ang tawag doon ng PySolFC.
note-elevator = Pyramid Golf din ang tawag dito ng PySolFC. Dito, ang Pyramid Golf ay ang larong nakabukas ang lahat ng baraha.
note-all-in-a-row = Ayon sa PySolFC, maling pagbasa sa orihinal ang bersyong ito. All in a Row II ang tawag nito sa orihinal.
note-spit = May mga manlalarong nagpapatong din sa kaparehong ranggo, o nagpapatong ng magkaparehong ranggo sa sariling helera (mga opsyong equal_rank at stack_equals). Sa panuntunan ni Parlett, isang beses lang pumipili ng pile ang nag-iisang may spit card, at iyon na ang gagamitin niya.
