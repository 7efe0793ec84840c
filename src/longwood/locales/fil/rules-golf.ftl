# Filipino texts: rules pages of the Golf family and of Spit. The notes for all texts of a language are in cards.ftl.

## Rules page of the Golf family

page-aim-covering = Ubusin ang tableau: ilaro ang lahat ng { cards } sa iisang foundation, na tinatawag ding hole.
page-aim-holes = Ilaro ang lahat ng { cards } sa { $holes ->
        [1] iisang foundation, na tinatawag ding hole
        [one] { $holes } foundation, na tinatawag ding hole
       *[other] { $holes } na foundation, na tinatawag ding hole
    }.
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
page-more-hole-card-out = Inilalabas din ang { CARD($card) } bilang simula ng hole { $number }.
page-holes = May { brief-holes }.{ $which ->
        [none] { "" }
        [all] { " " }Walang laman ang lahat sa simula.
       *[some] { " " }{ $empty ->
            [1] Walang laman ang isa sa simula.
            [one] Walang laman ang { $empty } sa simula.
           *[other] Walang laman ang { $empty } sa simula.
        }
    }
page-no-tableau = Walang tableau: galing sa stock ang lahat ng nilalaro.
page-covered-columns = { $columns ->
        [one] { $columns } hanay
       *[other] { $columns } na hanay
    } na tig-{ cards }, ipinamimigay nang pahelera mula kaliwa pakanan, { page-faces }.
page-covered-fans = { $fans ->
        [one] { $fans } pamaypay
       *[other] { $fans } na pamaypay
    } na tig-{ cards } sa palibot ng foundation, tig-isang baraha bawat ikot, { page-faces }.
page-covered-peaks = Tatlong tuktok, { $cards ->
        [one] { $cards } baraha
       *[other] { $cards } na baraha
    } lahat, sa mga helerang may 3, 6, 9 at 10 baraha mula kaliwa pakanan, { page-faces }.
page-covered-more-peaks = { $peaks ->
        [one] { $peaks } tuktok
       *[other] { $peaks } na tuktok
    } na may { $rows ->
        [one] { $rows } helera
       *[other] { $rows } na helera
    }, { $cards ->
        [one] { $cards } baraha
       *[other] { $cards } na baraha
    } lahat, ipinamimigay nang pahelera mula kaliwa pakanan, { page-faces }.
page-peaks-cover = Maliban sa pinakaibabang helera, bawat baraha ay natatakpan ng dalawang baraha sa helerang nasa ibaba nito. Pinagdurugtong ng pinakaibabang helera ang mga tuktok.
page-covered-pyramid = Piramideng may { cards }, sa mga helerang may 1 hanggang { $rows ->
        [one] { $rows } baraha
       *[other] { $rows } na baraha
    } mula kaliwa pakanan, { page-faces }.
page-pyramid-cover = Maliban sa pinakaibabang helera, bawat baraha ay natatakpan ng dalawang baraha sa helerang nasa ibaba nito.
page-covered-trees = { $trees ->
        [one] { $trees } puno
       *[other] { $trees } na puno
    } na tig-{ cards }, isa-isang ipinamimigay mula itaas pababa, { page-faces }. { $rows ->
        [one] May { $rows } helera ang puno.
       *[other] Salitang isa at dalawa ang baraha sa { $rows } helera ng puno.
    }
page-trees-cover = Maliban sa pinakaibabang helera ng puno, bawat baraha ay natatakpan ng mga baraha sa helerang nasa ibaba nito.
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
page-fits = Puwedeng ilagay ang baraha sa foundation kung mas mataas o mas mababa ito nang isang ranggo kaysa sa barahang nasa ibabaw niyon. Hindi mahalaga ang suit.
page-wrap = Magkadugtong ang alas at hari: ipinapatong ang alas sa hari, at ang hari sa alas.
page-no-wrap = Hindi magkadugtong ang alas at hari: 2 lang ang ipinapatong sa alas.
page-king-queen = Reyna lang ang ipinapatong sa hari.
page-king-joker = Joker lang ang ipinapatong sa hari.
page-king-nothing = Walang ipinapatong sa hari.
page-joker = Puwedeng ipatong ang joker sa anumang baraha, at ang anumang baraha sa joker.
page-any-first = Habang walang laman ang foundation, puwede itong simulan sa anumang barahang mailalaro.
page-any-hole = Puwedeng ilagay ang baraha sa alinmang hole kung saan ito puwede.
page-empty-holes = Puwedeng simulan ang holeng walang laman sa anumang barahang mailalaro.
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
page-score-stock = Kapag naubos ang tableau, negatibo ang iskor mo: minus ang bilang ng barahang natira sa stock, hanggang -{ $cards }.
page-score-joker = 1 ang bilang sa bawat natirang joker, gaya ng ibang baraha.
page-score-round = { $holes ->
        [one] { $holes } hole
       *[other] { $holes } na hole
    } ang isang round, at { $par } ang par nito. Par o mas mahusay ang kabuuang { $par } pababa, at perfect round ang 0 pababa.
page-score-streak = 1 puntos ang unang baraha ng streak, 2 ang ikalawa, 3 ang ikatlo, at patuloy itong tumataas. { $peaks ->
        [1] May dagdag na { $last } ang pag-ubos sa tuktok.
        [2] May dagdag ang pag-ubos sa tuktok: { $each } sa una at { $last } sa huli.
       *[other] May dagdag ang pag-ubos sa tuktok: { $each } sa bawat isa sa unang { WORD($butlast) } at { $last } sa huli.
    }
page-score-draw = May bawas na { $points } puntos ang bawat bunot, at napuputol ang streak.
page-score-most = { $points } ang pinakamataas na posibleng iskor.
page-won-covering = Panalo ka agad kapag naubos ang tableau.
page-won-holes = Panalo ka kapag nailaro na ang lahat ng baraha.
page-stuck-covering = Wala ka nang galaw kapag { $stock ->
        [yes] ubos na ang stock at walang mailalaro
       *[no] walang mailalaro
    }.
page-impossible-hidden = Hindi sinasabi ng Longwood kung kayang ubusin ang deal, dahil mabubunyag ang mga barahang nakataob.
page-impossible-some = May mga deal na imposibleng maubos { $stock ->
        [yes] anuman ang ayos ng stock
       *[no] anuman ang ilaro
    }, at sasabihin ito ng Longwood kapag ganito ang nakuha mo.
page-impossible-queens = Halimbawa, imposible ito kapag bawat isa sa { $queens ->
        [one] { $queens } reyna
       *[other] { $queens } na reyna
    } ay natatabunan ng hari sa sarili nitong { $layout ->
        [fans] pamaypay
       *[columns] hanay
    }, dahil puwede lang ipatong ang hari sa reyna.
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
    } na magkakahelera. Ang unang helera ng baraha ay sa pile 1 hanggang { $piles }, ang kasunod sa pile 2 hanggang { $piles }, at ganoon hanggang sa huli, { $cards ->
        [one] { $cards } baraha
       *[other] { $cards } na baraha
    } lahat. Ang huling baraha lang ng bawat pile ang nakabukas.
page-race-spares = { $count ->
        [one] Ang natitirang { $count } baraha
       *[other] Ang natitirang { $count } na baraha
    } ang mga spit card ng manlalaro. Nakataob ang mga ito at bawal silipin.
page-race-spit = Kapag handa na ang dalawang manlalaro, may countdown na { $seconds } segundo. Pagkatapos, sabay silang magbubukas ng tig-isang spit card sa gitna para simulan ang dalawang spit pile.
page-race-unready = Ituturing na handa ang manlalarong hindi pa handa pagkalipas ng { $seconds } segundo.
page-race-turns = Walang turn. Sabay na naglalaro at nagpapabilisan ang dalawa, isang baraha bawat galaw.
page-race-fits = Puwedeng ilagay sa alinmang spit pile ang nakabukas na baraha sa ibabaw ng stock pile kung mas mataas o mas mababa ito nang isang ranggo kaysa sa barahang nasa ibabaw niyon{ $equal ->
        [yes] , o kapareho nito ng ranggo
       *[no] {""}
    }. Hindi mahalaga ang suit.
page-race-turns-up = Kusang bumubukas ang barahang nakataob kapag wala nang nakapatong dito.
page-race-empty = Puwede mong ilipat ang nakabukas na baraha sa bakanteng puwesto ng sarili mong helera. Hanggang { $piles } lang ang pile sa isang helera.
page-race-stack = Puwede mo ring ipatong ang nakabukas na baraha sa kapareho nito ng ranggo sa sarili mong helera.
page-race-no-undo = Hindi puwedeng mag-undo.
page-race-nothing = Kapag walang mailalaro ang dalawa at wala ring mabubuksan sa paglilipat ng baraha, may countdown na { $seconds } segundo. Pagkatapos, magbubukas ang bawat isa ng spit card sa pile na sinimulan niya.
page-race-alone = Kung isang manlalaro lang ang may natitirang spit card, siya lang ang magbubukas, sa pile na sinimulan niya.
page-race-must = Kung ikaw lang ang may galaw, kailangan mong maglaro. Pagkalipas ng { $seconds } segundo, ia-auto-play ang pinakakaliwa mong barahang puwedeng ilaro. Kung wala, maglilipat ng baraha para may mabuksan.
page-race-over = Tapos ang round kapag wala nang baraha sa mga stock pile ng isang manlalaro.
page-race-slap = Pagkatapos, hahampas ang dalawang manlalaro. Mapupunta sa unang humampas ang spit pile na hinampas niya, at sa kalaban ang natirang pile.
page-race-unslapped = Kung walang humampas sa loob ng { $seconds } segundo, mapupunta ang mas maliit na pile sa nakaubos ng stock pile. Kung magkasindami ang dalawa, kukunin ng bawat isa ang sinimulan niya.
page-race-early = Walang epekto ang hampas bago matapos ang round, at hindi ka makakahampas ulit sa loob ng { $seconds } segundo.
page-race-smaller = Mapupunta ang mas maliit na spit pile sa nakaubos ng stock pile, at sa kalaban ang mas malaki. Kung magkasindami ang dalawa, kukunin ng bawat isa ang sinimulan niya. Walang hampasan.
page-race-next = Isasama ng bawat manlalaro ang pile sa mga natira niyang baraha, babalasahin, at ilalatag ang susunod na helera.
page-race-blocked = Kapag walang may galaw at ubos na ang mga spit card, { $slap ->
        [yes] hahampas din ang dalawa. Kung walang humampas, mapupunta ang mas maliit na pile sa may mas kaunting baraha sa mga stock pile.
       *[no] mapupunta ang mas maliit na pile sa may mas kaunting baraha sa mga stock pile.
    }
page-race-few = Kung { $cards ->
        [one] { $cards } baraha
       *[other] { $cards } na baraha
    } o mas kaunti ang natira sa manlalaro, ilalatag niya ang lahat sa mga stock pile at wala siyang spit card.
page-race-one-pile = Kung ganoon, iisa lang ang spit pile, at ang kalaban lang ang magbubukas ng spit card doon.
page-race-win = Kung ang walang spit card ang unang makaubos ng mga stock pile niya, panalo siya.
page-race-goes-on = Kung ang kalaban ang mauna, kukunin ng walang spit card ang spit pile. Panalo ang kalaban kung wala na siyang baraha. Kung mayroon pa, ipamimigay ang susunod na round.
page-race-one-blocked = Kapag walang may galaw at ubos na ang mga spit card, ang may mas maraming baraha sa mga stock pile ang kukuha sa pile. Kung magkasindami, ang nagsimula ng round nang walang spit card ang kukuha.
page-race-first = Kapag parehong naglaro sa iisang pile ang dalawa, ang unang dumating ang bibilangin. Babalik nang walang penalty ang isa kung hindi na ito puwede.
page-race-unseen = Hindi makikita kung ilan ang baraha sa spit pile hangga’t hindi ito nakukuha.
page-race-away = Kapag nawalan ng koneksyon ang isang manlalaro, maghihintay ang laban nang { $seconds } segundo. Talo siya kung hindi siya makabalik.
page-race-absences = Hanggang { $seconds } segundo lang sa kabuuan ang paghihintay sa bawat manlalaro. Talo ang madi-disconnect pa pagkatapos niyon.
