# Filipino texts: the odds of the games. The notes for all texts of a language are in cards.ftl.

odds = Tsansa
odds-of-all = Ang tsansa sa lahat ng laro
odds-about = Ilang deal ang maipapanalo ng manlalarong nakakakita sa lahat ng baraha? Nilaro ng solver ang bawat isa sa mga deal na ito. Inulit ang bawat panalo, at napatunayan ang bawat talo. Hindi pa tiyak ang mga deal na hindi nito nalutas. Subukan ang isa: baka kaya mo.
odds-decided = { $share } ng mga deal ang maipapanalo ({ $deals } deal, napatunayan)
odds-at-least = Hindi bababa sa { $share } ng mga deal ang maipapanalo ({ $deals } deal, napatunayan; { $open } ang hindi tiyak)
odds-at-least-decided = Hindi bababa sa { $share } ng mga deal ang maipapanalo ({ $deals } deal, napatunayan)
odds-short = { $share } ang maipapanalo
odds-short-at-least = { $share } pataas ang maipapanalo
odds-careful = { $odds }; mga { $share } ang naipapanalo ng maingat na manlalaro
odds-strokes = Kung kita ang lahat ng baraha at perpekto ang laro, { $strokes } palo ang average ng bawat hole.
odds-column = { $column ->
        [game] Laro
        [deals] Mga deal
        [won] Panalo
        [lost] Talo
        [open] Hindi tiyak
        [careful] Maingat na manlalaro
       *[winnable] Maipapanalo
    }
odds-range = { $lower } hanggang { $upper }
odds-chart = Panalo, hindi tiyak, talo
odds-chart-row = { $won } panalo, { $open } hindi tiyak, { $lost } talo
odds-deals = Laruin
odds-play = Laruin ang deal { $deal }
odds-try = Subukan ang deal { $deal } (hindi tiyak)
odds-option = { $label }: { $value }
unsolved-title = Mga deal na hindi pa nalutas
unsolved-about = Sa mga deal na ito, walang nakitang panalo ang solver, at hindi rin nito napatunayang wala. Kapag naipanalo mo ang isa, nalutas mo ang hindi nito nalutas.
unsolved-play = Laruin ang hindi pa nalutas ng iba
unsolved-count = { $count ->
        [one] { $count } deal
       *[other] { $count } na deal
    }
