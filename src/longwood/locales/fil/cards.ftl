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
cards-below = { $count ->
        [one] { $count } barahang nakataob
       *[other] { $count } na barahang nakataob
    }, tapos { $cards }
pile = { $form ->
        [text] { $kind ->
            [column] hanay { $number }
            [cell] cell { $number }
            [foundation] foundation { $number }
            [slot] puwesto { $number }
            [stock] stock
            [waste] discard pile
            [holes] hole { $number }
           *[hole] hole
        }
       *[label] { $kind ->
            [column] Hanay { $number }
            [cell] Cell { $number }
            [foundation] Foundation { $number }
            [slot] Puwesto { $number }
            [stock] Stock
            [waste] Discard pile
            [holes] Hole { $number }
           *[hole] Hole
        }
    }
pile-empty = { $name }, walang laman
pile-empty-card = { $name }, walang laman, kailangan ang { CARD($card) }
pile-empty-rank = { $name }, walang laman, kailangan ng { RANK($rank) }
pile-stock = { $name }, { $count ->
        [one] { $count } barahang nakataob
       *[other] { $count } na barahang nakataob
    }
pile-slot = { $name }, { CARD($card) }
pile-slot-covered = { $name }, { CARD($card) }, natatakpan
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

## Why a move isn't allowed

reason-won = panalo ka na: nasa foundation na ang lahat ng baraha
reason-own-column = nasa hanay na ito na ang baraha
reason-empty = hindi puwede roon ang { CARD($card) }: sa { $game }, { $empty ->
        [king] hari lang ang puwede sa bakanteng hanay
        [queen] reyna lang ang puwede sa bakanteng hanay
        [waste] galing discard pile lang ang puwede sa bakanteng hanay
        [none] nananatiling bakante ang naubos na hanay
       *[any] kahit anong baraha ang puwede sa bakanteng hanay
    }
reason-fit = hindi puwede ang { CARD($card) } sa { CARD($onto) }: sa { $game }, { reason-build }
reason-fit-down = hindi puwede ang { CARD($card) } sa { CARD($onto) }: sa { $game }, pababa ang patong at { reason-build }
reason-fit-only = hindi puwede ang { CARD($card) } sa { CARD($onto) }: { CARD($fits) } lang ang puwede roon
reason-fit-ace = hindi puwede ang { CARD($card) } sa { CARD($onto) }: walang ipinapatong sa alas
reason-build = { $build ->
        [same_suit] dapat magkapareho ang suit
        [different_suit] dapat magkaiba ang suit
        [alternate_colour] dapat salitan ang kulay
       *[any] kahit ano ang suit
    }
reason-fit-both = hindi puwede ang { CARD($card) } sa { CARD($onto) }: sa { $game }, pababa o pataas ang patong at { reason-build }
reason-cell-single = isang baraha lang ang kasya sa cell
reason-cell-full = may baraha na ang cell na ito
reason-run-to-empty = sa bakanteng hanay lang puwedeng ilipat ang sequence na higit sa isang baraha
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
reason-single = sa { $game }, isa-isa lang ang paglilipat ng baraha
reason-face-down = hindi puwedeng igalaw ang barahang nakataob
reason-no-run = hindi { $run ->
        [same_suit] sequence na iisa ang suit
       *[by_build] sequence
    } ang { cards } sa ibabaw ng hanay { $number }
reason-no-return = sa { $game }, hindi na puwedeng ibalik ang baraha mula sa foundation
reason-return-single = isa-isa lang ang pagbabalik ng baraha mula sa foundation
reason-return-unnamed = sabihin kung aling baraha ang ibabalik mula sa foundation
reason-return-not-top = wala sa ibabaw ng foundation ang { CARD($card) }
reason-return-starter = simula ng foundation ang { CARD($card) }, kaya hindi ito maaalis doon
reason-on-foundation = nasa foundation na ang baraha
reason-foundation-single = isa-isa lang ang paglalagay ng baraha sa foundation
reason-to-waste = mga baraha lang na galing sa stock ang napupunta sa discard pile
reason-nothing-there = hindi puwedeng maglipat ng baraha roon
reason-foundation = wala pang foundation para sa { CARD($card) }: paakyat ang mga ito { $up ->
        [suit] nang iisa ang suit
       *[alternate_colour] nang salitan ang kulay
    } mula { RANK($base) }
reason-cleared = ubos na ang tableau, kaya tapos na ang laro
reason-must-play = sa panuntunang ito, puwede lang bumunot kapag walang mailalaro
reason-hole-only = sa { $game }, isa-isang inilalagay ang baraha, at sa hole lang
reason-from-hole = hindi na maaalis ang mga barahang nasa hole
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

refused-closed = naipamigay na ang susunod na hole, kaya hindi na mababago ang hole na ito
refused-ended = tapos na ang larong ito
refused-not-begun = puwede kang sumuko pagkatapos ng unang galaw
refused-too-long = umabot na sa limit ang haba ng larong ito; puwede mong i-download ang record bago magsimula ng bagong deal
refused-redo = walang puwedeng i-redo
refused-bookmarked = naka-bookmark na ang posisyong ito
refused-bookmarks-full = hanggang { $most } lang ang bookmark; magtanggal muna ng isa
refused-no-bookmark = walang bookmark { $number }
refused-here = nasa posisyong ito ka na
refused-over = tapos na ang larong ito
refused-undo = walang puwedeng i-undo
refused-no-par = hindi palo o puntos ang binibilang sa larong ito
refused-all-seen = nakita mo na ang lahat ng baraha
refused-heard = nagawa na ito
refused-moved-on = nauna nang nabago ang laro sa ibang tab
refused-cards-gone = huli na: nailipat na ang mga barahang iyon
refused-given-up = nabago ang laro sa ibang tab, kaya itinigil ang paghahanap
refused-busy = abala ang solver ({ $waiting } ang nakapila); subukan ulit pagkalipas ng { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } na segundo
    }
refused-no-solver = hindi magamit ang solver ngayon; subukan ulit pagkalipas ng { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } na segundo
    }
refused-not-over = makikita lang ang pinakamahusay na iskor kapag tapos na ang hole
refused-marks-helped = hindi pa tapos ang larong ito; kapag sinuri ngayon, ibibilang ito sa mga larong may tulong
refused-replay-open = mga natapos na laro lang ang puwedeng suriin, at hindi pa tapos ang larong ito
refused-not-joined = galaw lang papunta sa foundation ang puwedeng idugtong sa naunang galaw
refused-which-deal = isa lang ang piliin: deal number, deal na maipapanalo, hirap, o deal ng araw
refused-no-grades = walang mapipiling hirap ang mga deal ng larong ito
refused-won = naipanalo na ang larong ito, at hindi na magbabago ang resulta
refused-practice = kapag nag-undo ka, ibibilang ang laro na may undo
refused-no-round = walang 9-hole round ang { $game }
refused-hole-open = hindi pa tapos ang hole { $number }
refused-round-over = tapos na ang round
refused-no-reshuffle = puwede lang magbalasa ulit bago ang unang galaw, at kung imposibleng maubos ang deal
refused-clock = mas nauna ito kaysa sa huling nangyari
refused-paused = naka-pause ang laban hanggang makabalik ang kalaban
refused-ready = hindi kailangang sabihin ngayon na handa ka na
refused-not-playing = puwede lang maglaro at humampas habang may round
refused-not-on-top = wala sa ibabaw ng alinmang pile mo ang barahang iyon
refused-no-place = walang ganoong pile
refused-no-fit = hindi puwede ang { CARD($card) } sa { CARD($onto) }
refused-not-empty = puwede lang ilipat ang baraha sa bakanteng puwesto ng sarili mong helera, o ipatong sa kapareho nito ng ranggo kung naka-on ang opsyon
refused-no-slap = walang puwedeng hampasin
refused-slap-locked = napaaga ang hampas mo; sandali lang
refused-away = wala na rito ang manlalarong ito
refused-not-away = nandito pa ang manlalarong ito

## Screen reader announcements

said-move = { $what } papunta sa { pile }.
said-draw = Nabunot: { $cards }.
said-redeal = Binaligtad ang discard pile.
said-new-table = Handa na ang { $game }.
said-many-moved = Maraming baraha ang nailipat.
said-turned = Nabuksan: { $cards }.
said-no-move = Hindi puwedeng igalaw ang { $what }.
said-carrying = Hawak: { $what }. { $places } ang puwedeng paglagyan: arrow key para pumili, Enter para ilapag, Esc para kanselahin.
said-put-back = Kinansela ang galaw.

listen = Basahin nang malakas
read = { $what ->
        [plays] Ano ang puwedeng ilaro?
        [changed] Ano ang nagbago?
       *[table] Basahin ang lahat ng baraha
    }
said-plays = { $count ->
        [0] Wala nang galaw.
        [one] { $count } galaw: { $moves }.
       *[other] { $count } na galaw: { $moves }.
    }
said-nothing-yet = Wala pang nagbabago.
said-pile = { $name }: { $cards }.
said-pile-hidden = { $name }: { cards-below }.
play-draw = bumunot
play-to = { $cards } mula sa { $from } papunta sa { $to }
play-to-empty = { $cards } mula sa { $from } papunta sa bakanteng hanay
