# Filipino texts: the table, its dialogs and settings, and the start page. The notes for all texts of a language are in cards.ftl.

## Toolbar and status

app-name = Longwood
nav = Mga page
nav-play = Maglaro
nav-daily = Araw-araw
title = { $name } · Longwood
title-start = Mga larong solitaire
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
give-up = Sumuko
rules-button = Panuntunan
rules-button-short = Panuntunan
help = Tulong
more = Iba pa
more-after-move = Pagkatapos ng unang galaw
pause = I-pause
paused = Naka-pause
paused-body = Nakatago ang mga baraha at hindi tumatakbo ang oras.
resume = Ituloy
full-screen = Full screen
full-screen-leave = Lumabas sa full screen
print-deal = I-print ang deal na ito
menu = Laro
close = Isara
tools = Mga button ng laro
moves = Galaw
time = Oras
practice = may undo
practice-explained = Nag-undo ka, kaya ibibilang ang larong ito na may undo.
score-in-hole = Nasa hole
score-home = Naiakyat
score-strokes = Palo
score-points = Puntos
streak = Streak

## Dialogs and notices

practice-title = I-undo ang galaw na ito?
practice-body = Puwede kang mag-undo hangga’t gusto mo, pero ibibilang ang larong ito na may undo.
undo-anyway = I-undo
keep-playing = Ituloy ang laro
end-title = Tapusin na ang hole na ito?
end-body = { $strokes } ang magiging iskor mo rito.
end-now = Tapusin
restart-title = Ulitin ang deal na ito?
leave-title = Magsimula ng bagong deal?
leave-body = Nasa simulang pahina pa rin ang larong ito, sa ilalim ng Ituloy. Talo ang bilang nito hangga’t hindi mo binabalikan at naipapanalo.
back-to-game = Bumalik sa laro
bookmarks = Mga bookmark
bookmarks-short = Bookmark
bookmarks-do = I-bookmark ang isang posisyon para mabalikan mo ito.
bookmarks-practice = Kapag bumalik ka sa bookmark, ibibilang ang larong ito na may undo.
bookmark-now = I-bookmark ang posisyong ito
bookmark-at = Galaw { $move }
bookmark-here = nandito ka ngayon
bookmark-remove = Alisin ang bookmark: { $at }
bookmarked = Na-bookmark: { $at }
deal-title = Pumili ng deal number
deal-body = Iisang numero, iisang deal, kahit saang device.
deal-field = Deal number
deal-field-single = Deal number para sa isang hole
deal-now = Ipamigay
this-deal = Ito ang deal { $deal }.
this-deal-unnumbered = Walang numero ang deal na ito.
deal-of-round = Random ang mga deal sa isang round, kaya hindi ka makakapili ng iba.
deal-as-single = Laruin ang deal na ito bilang isang hole
deal-number-wrong = Maglagay ng whole number mula 0 hanggang 9223372036854775807.
impossible-stock = Imposibleng maubos ang deal na ito, anuman ang ayos ng stock.
impossible = Imposibleng maubos ang deal na ito.
reshuffle = Balasahin ulit
play-anyway = Laruin pa rin
connection-slow = Hinihintay ang sagot ng server…
connection-lost = Naputol ang koneksyon. Kumokonekta ulit…
connection-waits = Walang koneksyon. Magpapatuloy ang laro mo kapag online ka na ulit.
connection-move-waits = Walang koneksyon. Gagawin ang galaw mo kapag may koneksyon na ulit.
play-another = Maglaro ng iba
refused-no-connection = Walang koneksyon. Magpapatuloy ang laro mo kapag online ka na ulit.
refused-move-waits = May galaw na naghihintay ng koneksyon. Makakapagpatuloy ka kapag bumalik ito.
connecting = Ipinamimigay ang baraha…
stuck-title = Wala nang galaw
stuck-body = Mag-undo, ulitin ang deal, o sumubok ng iba.
stuck-body-new = Sumubok ng ibang deal.
won-title = Panalo ka!
solved-title = Nalutas
solved-for-you = Solver ang naglaro ng malaking bahagi nito, kaya hindi ito binibilang na panalo mo.
moves-made = { $moves ->
        [one] { $moves } galaw
       *[other] { $moves } na galaw
    }
won-practice = May undo.
hole-over = Hole { $number }: { $strokes }
hole-cleared = Ubos na!
hole-cleared-spare = Ubos na, at may { cards } pa sa stock!
hole-ended = Tapos na ang hole: { $strokes }
gave-up = Sumuko ka
game-ended = Tapos na ang laro
next-hole = Susunod na hole
round-over = Tapos na ang round: { $total } ({ $topar })
round-perfect = Perfect round: { $total } ({ $topar })
new-round = Bagong round
dismiss = Itago
finish-offer = Mailalagay na sa foundation ang lahat ng baraha
finish-game = Tapusin

## Solver and hints

hint = Hint
hint-short = Hint
search-help = Solver
search-sees = Gumagamit ng nakatagong baraha. Ibibilang ang laro sa mga may tulong.
hint-counts = May tulong na ang larong ito.
searching = Naghahanap…
showing = Inilalaro ang isang panalo…
back-to-win = Bumalik sa kung saan maipapanalo pa
back-to-win-short = Huling maipapanalo
back-to-win-note = Ibibilang na tulong at undo
back-to-win-asks = Hinahanap ang huling posisyong maipapanalo pa…
back-at = Bumalik ka na sa huling posisyong maipapanalo pa.
back-at-undecided = Maipapanalo ang posisyong ito. Hindi tiyak ang mga kasunod.
back-unknown = Walang nakita ang solver na posisyong tiyak na maipapanalo sa larong ito.
back-here = Maipapanalo pa ang posisyong ito.
show-me = Ipakita
show-stop = Ihinto
show-pace = Bilis
show-skip = Laktawan hanggang dulo
hint-play = Ilaro
tap-nowhere = Walang malilipatan ngayon ang { $cards }.
ask-verdict = Maipapanalo pa ba?
hint-which = Aling galaw?
hint-then = Ano ang kasunod?
gain-frees = Lalaya ang { CARD($card) }.
gain-turns = May nakataob na barahang bubuksan.
gain-empties = Mauubos ang isang hanay.
gain-follows = Puwedeng sumunod dito ang { CARD($card) }.
gain-only = Ito lang ang puwedeng galaw.
gain-builds = Madaragdagan ang isang foundation.
gain-run = Mabubuo ang sunod-sunod na { cards }.
gain-home = Sa { moves-made }, aabot sa foundation ang { CARD($card) }.
gain-home-other = Sa { moves-made }, may isa pang aabot sa foundation.
gain-turns-in = Sa { moves-made }, may mabubuksang baraha.
gain-empties-in = Sa { moves-made }, mauubos ang isang hanay.
gain-hosts = Magkakaroon ng lugar ang { CARD($card) }.
gain-hosts-other = Magkakaroon ng lugar ang isang barahang hindi mo pa nakikita.
gain-reaches = Mabubuksan ang daan para sa { CARD($card) }.
gain-waste = Mababawasan ang discard pile.
gain-draws = { $to ->
        [foundation] { $draws ->
            [1] Mailalagay sa foundation ang susunod na baraha.
           *[other] Sa ika-{ $draws } bunot, may barahang para sa foundation.
        }
       *[column] { $draws ->
            [1] Mailalagay sa isang hanay ang susunod na baraha.
           *[other] Sa ika-{ $draws } bunot, may barahang para sa isang hanay.
        }
    }
gain-chain = Makapaglalaro ka ng { cards } nang sunod-sunod.
gain-draws-chain = { $draws ->
        [1] Sa susunod na baraha, makapaglalaro ka ng { cards }.
       *[other] Sa ika-{ $draws } bunot, makapaglalaro ka ng { cards }.
    }
gain-takes = Isa pang baraha ang maaalis bago bumunot.
hint-look = Subukan: { $pile }
hint-look-card = Subukan ang { CARD($card) }
hint-move = { $cards } papunta sa { $pile }
hint-draw = Bumunot ng baraha
hint-none = Wala nang galaw
hint-wins = May panalo: { moves-made }.
hint-best = { $exact ->
        [yes] Pinakamahusay na puwede rito: { $best }.
       *[no] Pinakamahusay na nakita rito: { $best }.
    }
showing-best = Inilalaro ang pinakamahusay na mga galaw…
hint-lost = Hindi na ito maipapanalo.
hint-unknown = Walang nakitang panalo, pero baka mayroon.
details = Mga detalye
search-progress = { $nodes ->
        [one] { $nodes } posisyon
       *[other] { $nodes } na posisyon
    }
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
ask-par = Ano ang pinakamahusay na posibleng iskor?
par-reached = { $kind ->
        [hole] Nakuha mo ang pinakamahusay na posibleng iskor: { $best }.
       *[peaks] Nakuha mo ang pinakamataas na posibleng puntos: { $best }.
    }
par-missed = { $kind ->
        [hole] Pinakamahusay na posibleng iskor: { $best }. Lampas ka nang { $off ->
            [one] { $off } palo
           *[other] { $off } na palo
        }.
       *[peaks] Pinakamataas na posibleng puntos: { $best }. Kulang ka ng { $off ->
            [one] { $off } puntos
           *[other] { $off } na puntos
        }.
    }
par-unproved = { $kind ->
        [hole] Pinakamahusay na nakita: { $best }. Baka may mas mahusay pa.
       *[peaks] Pinakamataas na nakitang puntos: { $best }. Baka may mas mataas pa.
    }
helped = may tulong
helped-explained = { $hints ->
        [one] { $hints } hint
       *[other] { $hints } na hint
    }, { $shown ->
        [one] { $shown } galaw
       *[other] { $shown } na galaw
    } na ipinakita. Gumagamit ang solver ng mga nakatagong baraha.
hint-fair = Patas na hint
hint-fair-why = Kapag may nakatagong baraha lang
hint-fair-sees = Mga nakita mong baraha lang ang ginagamit.
hint-fair-wins = Pinakamahusay batay sa nakikita mo: { $share } (panalo sa { $wins } sa { $samples ->
        [one] { $samples } posibleng deal
       *[other] { $samples } na posibleng deal
    })
hint-fair-none = Pinakamahusay batay sa nakikita mo. Walang nakitang panalo sa { $samples ->
        [one] { $samples } posibleng deal
       *[other] { $samples } na posibleng deal
    }.
fair-hints = { $count ->
        [one] { $count } patas na hint
       *[other] { $count } na patas na hint
    }
fair-explained = Mga nakita mong baraha lang ang ginagamit ng patas na hint. Ibinibilang pa rin ang laro na walang tulong.
unsolved = hindi pa nalutas
unsolved-explained = Hindi pa natiyak ng solver kung maipapanalo ang deal na ito.
unsolved-won = Nalutas mo ang deal na hindi nalutas ng solver!
winnable = maipapanalo
winnable-explained = Natiyak ng solver na maipapanalo ang deal na ito.
deal-winnable = Deal na maipapanalo
only-winnable = Maipapanalong deal lang
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

## Card menu

card-menu-best = Pinakamaganda: { $place }
card-menu-foundation = Sa foundation
card-menu-onto = Sa { CARD($card) }, { pile }
card-menu-cards = Mga baraha ng hanay na ito
card-menu-draw = Bumunot
card-menu-none = Walang puwedeng galaw

## Help

help-title = Mga kontrol
help-pointer = Mouse, touch at pen
help-tap = I-tap ang baraha
help-tap-does = Ilalaro ito sa pinakamagandang puwesto. Sa Mga setting, mapipili mong i-tap muna ang baraha, saka ang paglalagyan
help-drag = I-drag ang baraha
help-drag-does = Ililipat ito kung saan mo gusto; iilaw ang mga puwedeng paglagyan
help-stock = I-tap ang stock
help-draw-does = Bubunot, o babaligtarin ang discard pile
help-menu = Pindutin nang matagal ang baraha, o i-right-click
help-menu-does = Ipapakita ang lahat ng puwede nitong puntahan
help-waste = Pindutin nang matagal ang discard pile
help-waste-does = Ipapakita ang lahat ng baraha nito
help-keyboard = Keyboard
help-keys-off = Naka-off sa Mga setting ang mga letter, number at ? key.
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
help-fair-does = Patas na hint, batay lang sa mga nakita mong baraha
help-bookmarks-does = Mga bookmark: i-save ang posisyong ito o bumalik sa iba
help-pause-does = I-pause o ituloy ang laro
help-plays-does = Babasahin ang mga puwede mong galaw
help-changed-does = Babasahin ang huling nagbago
help-table-does = Babasahin ang lahat ng baraha
help-page-does = Bubuksan ang tulong na ito

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
settings-cards = Mga baraha at tapete
setting-face = Mukha ng baraha
face-classic = Klasiko
face-modern = Malalaking pigura
face-minimal = Simple
setting-back = Likod ng baraha
back-classic = Diyamante
back-crimson = Pula
back-waves = Alon
back-stars = Bituin
back-leaves = Dahon
back-weave = Habi
setting-felt = Tapete
felt-green = Berde
felt-blue = Asul
felt-plum = Duhat
felt-slate = Abo
felt-night = Gabi
setting-accent = Kulay ng diin
accent-green = Berde
accent-blue = Asul
accent-violet = Lila
accent-rose = Rosas
accent-orange = Kahel
setting-time = Ipakita ang oras
setting-time-about = Sinusukat pa rin ang oras, at nasa buod ito ng natapos na laro.
setting-score = Ipakita ang iskor
setting-card-size = Laki ng baraha
card-size-small = Maliit
card-size-normal = Karaniwan
card-size-large = Malaki
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
sound-off = Naka-off
sound-quiet = Mahina
sound-normal = Karaniwan
sound-loud = Malakas
setting-foundations = Mga foundation at stock
setting-foundations-about = Sa teleponong nakatayo, karaniwang nasa ibaba ang stock alinman ang piliin.
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
setting-supermoves-about = Maglipat ng ilang baraha nang sabay-sabay gamit ang mga bakanteng hanay. Isang galaw ang bilang sa bawat baraha.
setting-verdict = Maipapanalo pa ba?
setting-verdict-about = Ipinapakita pagkatapos ng bawat galaw kung maipapanalo pa ang laro. Gumagamit ito ng nakatagong baraha, kaya ibibilang ang laro sa mga may tulong.
setting-strict = Mahigpit na iskor
setting-strict-about = Nagtatanong bago mag-undo. Laging hiwalay ang bilang ng mga larong may undo.
setting-letter-keys = Mga letter at number key
setting-letter-keys-about = I-off kung aksidenteng napipindot ng voice input o ng nakapatong na kamay. Laging gumagana ang mga arrow key, Enter at Esc.

## Start page

search-games = Maghanap ng laro
search-hint = Maghanap
no-game = Walang larong “{ $query }”.
search-missing = Wala pa rito ang { $game }. Ito ang mga larong pinakakatulad:
search-similar = Isa ba rito ang hinahanap mo?
search-generic = solitaire, baraha, laro, mga, libre
# Words that a search understands as a filter, in any form that players type.
search-easy = madali, madaling, pinakamadali, simple, easy
search-hard = mahirap, pinakamahirap, hard
search-short = maikli, maikling, mabilis, mabilisan, short
search-long = mahaba, mahabang, matagal, long
search-unplayed = bago, bagong, new
search-multiplayer = multiplayer, kaibigan, online, computer, room
games-found = { $count ->
        [one] { $count } laro
       *[other] { $count } na laro
    }
continue = Ituloy
continue-aside = Alisin ang { $game } sa listahan
continue-back = Ibalik ang { $game } sa listahan
continue-off = Inalis sa listahan ang { $game }.
continue-all = { $count ->
        [one] Ipakita ang { $count } hindi tapos na laro
       *[other] Ipakita ang lahat ng { $count } na hindi tapos na laro
    }
played = { moves-made } · { $time }
save-record = I-download ang record
deal-named = Deal { $deal }
also = tinatawag ding { $alias }
play = Maglaro
play-game = Laruin ang { $game }
play-usual = Laruin ang { $game } sa karaniwang panuntunan
play-single-hole = Laruin ang { $game }: { single-hole }
nine-holes = Siyam na hole
single-hole = Isang hole
options = Mga opsyon
options-title = Mga opsyon ng { $game }
other-names = Tinatawag ding { $names }
rules-title = Panuntunan ng { $game }
random-deal = random
quick-start = Maglaro agad
deal-of-the-day = Deal ng araw
today-state = { $state ->
        [new] parehong deal para sa lahat
        [open] hindi pa tapos
        [won] panalo
       *[over] tapos na
    }
new-game = Subukan ang bago
new-game-does = Madaling laro na hindi mo pa nalaro
random-game = Random na laro
random-game-does = { $count ->
        [one] Isa sa { $count } laro
       *[other] Isa sa { $count } na laro
    }
welcome = Solitaire na libre at walang ad: { $count ->
        [one] { $count } laro
       *[other] { $count } na laro
    } na may mga hint, deal ng araw at tapat na tsansa.
welcome-learn = Bago ka rito? Magsimula sa isang aralin
yes = oo
no = hindi

## Play without a server

offline-title = Maglaro nang offline
offline-files = { $state ->
        [impossible] Hindi makakapaglaro nang offline ang browser na ito rito. Kailangan ang HTTPS at karaniwang window.
        [downloading] Nagda-download: { $percent }% ng { $size } MB
        [ready] Handa na. Malalaro mo ang lahat ng solitaire nang walang koneksiyon.
        [failed] Hindi natuloy ang download. Tingnan ang koneksiyon mo at subukan ulit.
       *[missing] Hindi pa nada-download. Pagkatapos ng unang tira mo, kusang magsisimula ang download ({ $size } MB), maliban kung metered ang koneksiyon mo.
    }
offline-download = I-download na ({ $size } MB)
offline-update = { $state ->
        [downloading] Dina-download ang update…
        [ready] Handa na ang update. I-reload ang pahinang ito para magamit.
        [failed] Hindi na-install ang update. Tingnan ang koneksiyon mo at subukan ulit.
       *[waiting] May update. Metered ang koneksiyon mo, kaya hinihintay nitong hilingin mo. Hanggang doon, ang naunang bersiyon ang gagamitin mo.
    }
offline-update-now = Mag-update na ({ $size } MB)
offline-only-here = { $count ->
        [one] { $count } laro ang nasa browser pa lang na ito. Ipapadala ito sa server pagbalik nito.
       *[other] { $count } laro ang nasa browser pa lang na ito. Ipapadala ang mga ito sa server pagbalik nito.
    }
offline-refused = { $count ->
        [one] Tinanggihan ng server ang { $count } laro, kaya nasa browser na ito lang iyon. Nasa mga setting ang dahilan. Mae-export mo iyon sa pahina ng estadistika.
       *[other] Tinanggihan ng server ang { $count } laro, kaya nasa browser na ito lang ang mga iyon. Nasa mga setting ang dahilan. Mae-export mo ang mga iyon sa pahina ng estadistika.
    }
offline-stopped = Huminto ang mga mesa sa browser na ito. Nakaimbak ang lahat ng tira mo. Isara ang ibang tab, tapos i-reload ang pahinang ito para magpatuloy.
offline-outdated = Mas bagong bersiyon ng Longwood ang nag-imbak ng mga laro sa browser na ito, at naunang bersiyon ang pahinang ito. Nakaimbak ang lahat ng tira mo. Kumonekta at i-reload ang pahinang ito para makuha ang mas bagong bersiyon.
offline-deleted = Binura ang larong ito sa server, halimbawa mula sa ibang device o tab. Binura na rin ang kopya nito sa browser na ito.
offline-may-be-deleted = Kapag kulang na ang espasyo, puwedeng burahin ng browser ang mga larong dito lang nakaimbak. Para maiwasan iyon, i-install ang Longwood bilang app, o i-export ang mga laro mo sa pahina ng estadistika.
offline-almost-full = Halos wala nang espasyo para sa mga laro sa browser na ito. Magbakante ng espasyo, o i-export ang mga laro mo sa pahina ng estadistika.
site-limits = Walang server ang kopyang ito ng Longwood. Malalaro mo ang lahat ng solitaire, may mga hint, replay at estadistika, pero walang multiplayer. Sa browser na ito lang nakaimbak ang mga laro mo.
