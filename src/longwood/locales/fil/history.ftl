# Filipino texts: replays, statistics and sharing. The notes for all texts of a language are in cards.ftl.

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
verdicts-does = Susuriin ng solver ang lahat ng posisyon ng larong ito gamit ang mga nakatagong baraha, nang hindi lalampas sa dalawang minuto.
verdicts-open = Hindi pa tapos ang larong ito. Kapag sinuri ngayon, ibibilang ito sa mga larong may tulong.
verdicts-shared-open = Mga natapos na laro lang ang puwedeng suriin, pero na-share ang larong ito bago ito natapos.
verdicts-ask = Suriin ang laro
verdicts-ask-anyway = Suriin pa rin
verdicts-stop = Ihinto
verdicts-progress = { $decided } sa { $of ->
        [one] { $of } posisyon
       *[other] { $of } na posisyon
    } ang nasuri
verdicts-stopped = Inihinto.
verdicts-strip = Panalo o talo pagkatapos ng bawat galaw
verdicts-won-all = Maipapanalo pa ang laro pagkatapos ng bawat galaw.
verdicts-lost-all = Sa simula pa lang, hindi na maipapanalo ang deal na ito.
verdicts-lost-by = Galaw { $move } ang nagpatalo: { $what }
verdicts-between = Maipapanalo pa sana ang laro hanggang galaw { $won }, pero hindi na mula galaw { $lost }. Hindi tiyak ang mga galaw sa pagitan.
verdicts-won-until = Maipapanalo pa sana ang laro hanggang galaw { $won }. Hindi tiyak ang mga kasunod.
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
statistics-none = Wala ka pang nalalarong laro. Unang layunin mo: tapusin ang isang laro.
statistics-play-today = Laruin ang deal ng araw
statistics-kind = Stats
statistics-kinds = { $kind ->
        [scored] Walang tulong
        [winnable] Deal na maipapanalo
        [practice] May undo
        [round] Sa mga round
       *[helped] May tulong
    }
statistics-kinds-explained = Kasama sa “Walang tulong” ang mga larong walang hint at walang undo. Hiwalay ang bilang ng mga deal na maipapanalo, mga larong may undo, at mga larong may tulong. Hindi ibinibilang na tulong ang patas na hint.
statistics-counts-title = Ano ang binibilang
statistics-counts = Binibilang ang laro kapag naipanalo o natalo na ito. Talo ito kapag tinapos mo, nawalan ka ng galaw, o iniwan mo at nagsimula ka ng ibang deal ng laro ring iyon. Kung binalikan mo ito at naipanalo, bibilangin itong panalo. Nasa listahan ang mga larong may tulong, pero hindi kasama ang mga ito sa mga nilaro at panalo at sa porsiyento ng panalo.
statistics-counts-rounds = Sa round lang binibilang ang mga hole ng round ng Golf. Hindi kasama ang mga ito sa mga nilaro at panalo, sa porsiyento ng panalo, at sa mga streak.
statistics-games = Mga laro
statistics-results = Nilaro: { $played } · Panalo: { $won }
statistics-round-results = { $count ->
        [one] { $count } round
       *[other] { $count } na round
    } · pinakamahusay { $best }
statistics-none-finished = Wala pang natatapos na laro
statistics-helped-too = at { $count } pang may tulong
statistics-you-win = Nananalo ka sa { $share } ng mga laro mo.
statistics-played = Nilaro
statistics-won = Panalo
statistics-share = Panalo (%)
statistics-streak = Sunod na panalo
statistics-best-streak = Pinakamaraming sunod na panalo
statistics-best-time = Pinakamabilis
statistics-mean-time = Average na oras
statistics-fewest-moves = Pinakakaunting galaw
statistics-mean-moves = Average na galaw
statistics-best-strokes = Pinakakaunting palo
statistics-mean-strokes = Average na palo
statistics-best-points = Pinakamataas na puntos
statistics-mean-points = Average na puntos
statistics-rounds = Mga 9-hole round
statistics-round = Round
statistics-round-date = Petsa
statistics-round-total = Palo
statistics-round-par = Laban sa par
statistics-round-practice = may undo
statistics-chart = { $count ->
        [one] { $count } round
       *[other] { $count } na round
    } laban sa par: pinakamahusay { $best }, pinakahuli { $latest }
statistics-handicap = Handicap { $handicap }
statistics-handicap-none = Maglaro ng tatlong round para magkaroon ng handicap.
statistics-handicap-explained = Average mo laban sa par sa pinakamahusay na 8 sa huling 20 round. Kapag wala pang 20, pinakamahusay na 40% ang kasama, naka-round up. Hindi kasama ang mga round na may undo o tulong.
statistics-recent = Mga natapos na laro
statistics-more = Magpakita pa ({ $count })
matches = Mga laban
matches-played = Mga nilarong laban
matches-won = Panalo
matches-lost = Talo
matches-drawn = Tabla
matches-outcome = { $outcome ->
        [won] Panalo
        [lost] Talo
       *[drawn] Tabla
    }
matches-against = { $kind ->
        [computers] ilang computer
       *[people] mga tao
    }
matches-forfeited = may umalis
matches-opponents = kalaban: { $names }
matches-rounds = Mga round: { $rounds }
best-games = Pinakamahuhusay na laro
best-wins = Pinakamabibilis na panalo
best-cards = Baraha
statistics-recent-game = { $won ->
        [yes] Panalo
       *[no] Talo
    } · { moves-made } · { $time }
statistics-recent-hole = Palo: { $strokes } · { moves-made } · { $time }
statistics-recent-round = Mga hole: { $holes } · Palo: { $strokes }
data = Data mo
data-does = I-export ang lahat ng laro mo at ang record ng mga ito para i-backup, buksan sa ibang program, o ilipat sa ibang browser o ibang Longwood server. May isang linya sa file ang bawat laro.
data-export = I-export
data-import = I-import
data-importing = Sinusuri ang mga laro…
data-importing-part = Ini-import ang mga laro: { $percent }% na ang tapos
data-import-refused = Walang na-import. Itama o alisin ang mga linyang ito at i-import ulit ang file.
data-not-export = Hindi ito export ng Longwood, kaya walang na-import.
data-empty = Walang laman ang file na ito.
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
data-remove = Burahin ang lahat ng laro ko
data-remove-title = Burahin ang lahat ng laro mo?
data-remove-body = Buburahin sa server na ito ang stats mo at ang lahat ng nilaro mo sa browser na ito, pati ang mga hindi pa tapos. Aalis ka sa mga room mo, at aalisin doon ang pangalan mo. Hindi na ito mababawi, pero puwede kang mag-import ng file na in-export mo noon.
data-remove-now = Burahin lahat
data-maybe-removed = Hindi sumagot ang server sa takdang oras, kaya hindi tiyak kung nabura ang mga laro mo. Subukan ulit maya-maya.
data-removed = { $count ->
        [0] Nabura na ang data mo.
        [one] { $count } laro ang nabura.
       *[other] { $count } na laro ang nabura.
    }

## Sharing

link-fails = Hindi gumagana ang link
link-broken = Kulang ang link na ito. Subukang kopyahin ulit.
share = I-share
share-link = Kopyahin ang link ng laro
share-link-does = Mapapanood ng sinumang magbukas ng link ang larong ito sa Longwood. Susuriin muna roon ang bawat galaw.
share-open = Hindi pa tapos ang larong ito. Nasa link ang deal at ang mga galaw hanggang ngayon.
share-record = Kopyahin ang record
share-picture = I-save ang larawan
share-copied = Nakopya
share-by-hand = Hindi pinapayagan ng browser mo na kumopya ang page na ito. Naka-select na ang text, kaya ikaw na ang kumopya.
share-text = Text na kokopyahin
picture-failed = Hindi nagawa ang larawan.
