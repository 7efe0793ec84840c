# Filipino texts: rules pages: what all share, and the Forty Thieves family. The notes for all texts of a language are in cards.ftl.

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
brief-base-first = unang baraha ang batayan ng ranggo
brief-base = { RANK($rank) } ang simula ng mga foundation
brief-foundations-alternate = salitan ang kulay sa foundation
brief-build = pababa, { $build ->
        [same_suit] pareho ang suit
        [different_suit] magkaiba ang suit
        [alternate_colour] salitan ang kulay
       *[any] kahit ano ang suit
    }
brief-columns-empty = { $columns ->
        [one] { $columns } bakanteng hanay
       *[other] { $columns } na bakanteng hanay
    }
brief-build-both = pababa o pataas, { $build ->
        [same_suit] pareho ang suit
        [different_suit] magkaiba ang suit
        [alternate_colour] salitan ang kulay
       *[any] kahit ano ang suit
    }
brief-waste-refills = napupuno uli ang naubos na discard pile
brief-cells = { $cells ->
        [one] { $cells } cell
       *[other] { $cells } na cell
    }
brief-deal-up = { $way ->
        [rows] umaakyat ang mga nasa ibabaw pagkatapos ng bawat helera
       *[cards] umaakyat ang mga baraha habang ipinamimigay
    }
brief-kings-on-aces = puwede ang hari sa alas
brief-run = { $run ->
        [by_build] puwedeng ilipat ang sequence
        [same_suit] puwedeng ilipat ang sequence na iisa ang suit
        [to_empty] sa bakanteng hanay lang puwedeng ilipat ang sequence
       *[single] isa-isang inililipat ang baraha
    }
brief-empty = { $empty ->
        [king] hari lang sa bakanteng hanay
        [queen] reyna lang sa bakanteng hanay
        [waste] galing discard pile lang ang puwede sa bakanteng hanay
        [auto_fill] kusang napupuno ang bakanteng hanay
       *[none] nananatiling bakante ang naubos na hanay
    }
brief-no-stock = walang stock
brief-no-tableau = walang tableau
brief-holes = { $holes ->
        [one] { $holes } hole
       *[other] { $holes } na hole
    }
brief-draw = { $draw ->
        [1] isa-isa ang bunot
       *[other] tig-{ $draw } ang bunot
    }
brief-redeals = { $redeals ->
        [one] { $redeals } redeal
       *[other] { $redeals } na redeal
    }
brief-redeals-unlimited = walang limit ang redeal
brief-return = puwedeng ibalik ang baraha mula sa foundation
brief-peaks = tatlong tuktok, { $cards ->
        [one] { $cards } baraha
       *[other] { $cards } na baraha
    } lahat
brief-more-peaks = { $peaks ->
        [one] { $peaks } tuktok
       *[other] { $peaks } na tuktok
    }, { $cards ->
        [one] { $cards } baraha
       *[other] { $cards } na baraha
    } lahat
brief-pyramid = piramideng may { cards }
brief-trees = { $trees ->
        [one] { $trees } puno
       *[other] { $trees } na puno
    } na tig-{ cards }
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
brief-rank-wrap = isang ranggo pataas o pababa, magkadugtong ang alas at hari
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
brief-rank-equal = kaparehong ranggo, o isang ranggo pataas o pababa, magkadugtong ang alas at hari
brief-stack = puwedeng pagpatungin ang magkaparehong ranggo
brief-no-slap = walang hampasan

## A game in a sentence or two, for players who don't know the words

brief-pitch-build = { $build ->
        [same_suit] Ipinapatong ang 5 sa 6 na kapareho ng suit.
        [different_suit] Ipinapatong ang 5 sa 6 na iba ang suit.
        [alternate_colour] Ipinapatong ang pulang 5 sa itim na 6.
       *[any] Ipinapatong ang 5 sa alinmang 6.
    }
brief-pitch-both = { $build ->
        [same_suit] Ipinapatong ang 5 sa 4 o 6 na kapareho ng suit.
        [different_suit] Ipinapatong ang 5 sa 4 o 6 na iba ang suit.
        [alternate_colour] Ipinapatong ang pulang 5 sa itim na 4 o 6.
       *[any] Ipinapatong ang 5 sa alinmang 4 o 6.
    }
brief-pitch-run = { $run ->
        [by_build] Puwedeng ilipat ang buong sequence.
        [same_suit] Puwedeng ilipat ang sequence na iisa ang suit.
        [to_empty] Sa bakanteng hanay lang puwedeng ilipat ang sequence.
       *[single] Isa-isang inililipat ang baraha.
    }
brief-pitch-hidden = May mga barahang nakataob sa simula.
brief-pitch-clear = { $layout ->
        [peaks] Ubusin ang mga tuktok
        [pyramid] Ubusin ang piramide
        [trees] Ubusin ang mga puno
        [fans] Ubusin ang mga pamaypay
        [none] Laruin ang lahat ng baraha
       *[columns] Ubusin ang mga hanay
    }: dapat mas mataas o mas mababa nang isa ang bawat baraha kaysa sa huli.
brief-pitch-king = { $king ->
        [wrap] Magkadugtong ang alas at hari.
        [queen] Reyna lang ang ipinapatong sa hari.
       *[nothing] Walang ipinapatong sa hari.
    }
brief-pitch = { $first } { $second }

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

## Rules page: source and note

source = Sanggunian
page-own-source = Sariling panuntunan
note = Tala
loading = Naglo-load…
back-to-games = Lahat ng laro

## Notes that several games share

note-pysol-waste = Sa PySolFC, may isang barahang inilalagay sa discard pile sa simula.
note-pysol-return = Sa PySolFC, may isang barahang inilalagay sa discard pile sa simula, at puwedeng ibalik ang baraha mula sa foundation (opsyong “{ option-foundation-return }”).
note-pysol-preset = Sa PySolFC, may isang barahang inilalagay sa discard pile sa simula, at puwedeng ibalik ang baraha mula sa foundation, pati ang mga nagsimula roon (opsyong “{ option-foundation-return }”).
note-pysol-stays-here = Sa PySolFC, may isang barahang inilalagay sa discard pile sa simula, at puwedeng ibalik ang baraha mula sa foundation. Dito, hindi na.

## Rules page of the Forty Thieves family

page-aim-columns = Ilipat ang lahat ng { $cards ->
        [one] { $cards } baraha
       *[other] { $cards } na baraha
    } sa mga foundation. Paakyat ang bawat foundation { page-order }.
page-order =
    { $up ->
        [suit] nang iisa ang suit
       *[alternate_colour] nang salitan ang kulay
    } { $order ->
        [ace] mula alas hanggang hari
        [first] mula sa batayang ranggo hanggang sa ranggong mas mababa rito nang isa; alas ang kasunod ng hari
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
page-base-card = Ang susunod na baraha ang simula ng unang foundation. Ang ranggo nito ang batayang ranggo ng deal na ito.
page-stock-left = Ang natitirang { cards } ang magiging stock (bunutan), nakataob.
page-waste-empty = { page-stock-left } Walang laman sa simula ang discard pile.
page-waste-empty-rest = Stock ang mga natitirang baraha. Walang laman sa simula ang discard pile.
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
page-foundations-built = Isa-isang inilalagay ang baraha sa mga foundation, paakyat { page-order }.
page-copies = Walang pinagkaiba ang mga kopya ng iisang baraha.
page-no-return = Hindi na puwedeng ibalik ang baraha mula sa foundation.
page-return = Puwedeng ibalik ang nasa ibabaw ng foundation sa hanay na mapapatungan nito.
page-return-but = Puwedeng ibalik ang nasa ibabaw ng foundation sa hanay na mapapatungan nito, maliban sa { $count ->
        [1] barahang ipinamigay roon
       *[other] mga barahang nagsimula roon
    }.
page-return-all = Puwedeng ibalik ang nasa ibabaw ng foundation sa hanay na mapapatungan nito, pati ang barahang nagsimula roon.
page-not-compulsory = Hindi sapilitan ang paglalagay ng baraha sa foundation.
page-building-how = Puwedeng ilipat ang nasa ibabaw ng hanay{ $from ->
        [waste] { " " }o ng discard pile
       *[columns] { "" }
    } sa foundation kung ito na ang kasunod doon. Puwede rin itong ipatong sa barahang nasa ibabaw ng ibang hanay kung mas mataas iyon nang isang ranggo at { page-of-build }.
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
page-cells = Mga cell
page-dealt-rows = { $columns ->
        [one] { $columns } hanay
       *[other] { $columns } na hanay
    } na tig-{ cards }, ipinamimigay nang pahelera mula kaliwa pakanan.
page-face-down-rows = { $count ->
        [one] Nakataob ang helera { $rows } (bilang mula sa pinakailalim)
       *[other] Nakataob ang mga helera { $rows } (bilang mula sa pinakailalim)
    } at nakabukas ang iba.
page-columns-empty = { $columns ->
        [one] { $columns } hanay
       *[other] { $columns } na hanay
    } na walang laman sa simula.
page-cells-dealt = { $cells ->
        [one] Inilalagay sa cell ang susunod na baraha.
       *[other] Inilalagay sa mga cell ang susunod na { $cells } na baraha, tig-iisa.
    }
page-deal-up = { $way ->
        [rows] Pagkatapos ng bawat helera, inilalagay sa mga foundation ang mga nasa ibabaw ng hanay hangga’t mayroong puwede. Kaya mas kaunti ang baraha ng ilang hanay sa simula.
       *[cards] Habang ipinamimigay ang mga hanay, inilalagay agad sa foundation ang barahang puwede roon, at ang susunod na baraha ang napupunta sa hanay.
    }
page-building-both = Puwede ring magpatong nang pataas: ipinapatong ang baraha sa mas mababa nang isang ranggo, ayon sa ganoon ding tuntunin sa suit.
page-run-to-empty = Sa bakanteng hanay lang puwedeng ilipat ang sequence na higit sa isang baraha. Puwede pa ring ipatong ang iisang baraha kung saan ito bagay.
page-empty-waste = Ang nasa ibabaw lang ng discard pile ang puwedeng ilagay sa bakanteng hanay.
page-cells-are = May { $cells ->
        [one] { $cells } cell na makapaglalaman
       *[other] { $cells } na cell. Bawat isa ay makapaglalaman
    } ng kahit anong isang baraha.
page-cells-use = Puwedeng ilipat ang isang baraha { page-from } sa bakanteng cell, at mula sa cell papunta sa foundation o sa hanay na mapapatungan nito.
page-waste-refills = Kapag nailaro mo ang huling baraha ng discard pile, kusang binubunot ang susunod na { $draw ->
        [1] baraha ng stock
        [one] { $draw } baraha ng stock (o kung ilan ang natitira)
       *[other] { $draw } na baraha ng stock (o kung ilan ang natitira)
    }. Bahagi ito ng galaw na iyon.
page-run-single = Isa-isang inililipat ang mga baraha.
page-run = Sequence ang tawag sa magkakasunod na baraha sa ibabaw ng hanay{ $down ->
        [yes] , nakabukas lahat
       *[no] { "" }
    }. Bawat isa ay mas mababa nang isang ranggo kaysa sa nasa ilalim nito at { $run ->
        [same_suit] pareho ang suit
       *[by_build] { page-of-build }
    }.
page-run-parts = Puwedeng ilipat ang buong sequence o bahagi lang nito.
page-run-fits = Dapat puwedeng ipatong sa lilipatang hanay ang pinakailalim sa mga barahang inililipat.
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
page-score-columns = Iskor mo ang bilang ng baraha sa mga foundation, hanggang { $cards }. Makikita rin ang oras at bilang ng galaw mo.
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
option-foundation-return = Puwedeng ibalik ang baraha mula sa foundation
option-equal-rank = Puwede ring ipatong sa kaparehong ranggo
option-stack-equals = Puwedeng pagpatungin ang magkaparehong ranggo sa sariling helera
option-no-slap = Walang hampasan: sa unang makaubos ang mas maliit na pile
