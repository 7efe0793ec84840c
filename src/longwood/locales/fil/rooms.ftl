# Filipino texts: multiplayer: rooms, Golf with others and Spit. The notes for all texts of a language are in cards.ftl.

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
error-not-multiplayer = hindi palo ang binibilang sa { $game }, kaya hindi ito puwede sa multiplayer na Golf
error-holes = 9 o 18 hole ang round sa multiplayer, hindi { $holes }
error-limit = dapat hindi bababa sa isang segundo ang oras bawat hole
error-players = { $format ->
        [spit] dalawang manlalaro ang kailangan sa Spit, hindi { $players }
        [match] dalawang manlalaro ang kailangan sa match play, o dalawang panig na may tigdalawa, tigtatlo o tig-apat, hindi { $players }
       *[stroke] dalawa hanggang walong manlalaro ang kailangan sa stroke play, hindi { $players }
    }
error-name-empty = lagyan ng kahit isang titik ang pangalan
error-name-long = hanggang { $most } lang ang titik ng pangalan
error-name-marks = hanggang tatlong tuldik lang sa bawat titik ng pangalan
error-code = anim na titik dapat ang room code, hindi { $code }
error-no-room = walang room na may ganitong code; baka tapos na ito, o mali ang pagkaka-type ng code
refused-room-closed = sarado na ang room na ito
refused-no-game = walang nilalaro ngayon
refused-playing = hindi iyan puwede habang may laro
refused-full = { $most ->
        [one] may nakaupo na sa lahat ng { $most } upuan
       *[other] may nakaupo na sa lahat ng { $most } na upuan
    }
refused-seated = may upuan ka na
refused-not-seated = umupo ka muna
refused-not-host = host lang ang puwedeng gumawa niyan
refused-no-level = walang computer na ganoon ang level
refused-no-computer = walang puwedeng alisin sa upuang iyon ngayon
refused-no-watcher = umalis na ang manonood na iyon
refused-hushed = in-off ng host ang mga mabilisang pagbati
refused-said-enough = maghintay muna bago magsabi ng iba pa
refused-removed = inalis ka ng host sa room na ito, kaya hindi ka na makakabalik
refused-removed-network = ikaw, o isang gumagamit ng network mo, ay inalis ng host sa room na ito
refused-same-network = may nakaupo nang gumagamit ng network mo; kapag hindi magkakakilala ang mga kalaro, isang upuan lang bawat network
refused-name-blocked = hindi puwede ang pangalang ito sa server na ito
refused-no-code = walang makuhang room code ngayon; subukan ulit
refused-no-record = wala pang natapos na laro sa room na ito
refused-not-here = hindi makikita ang metrics mula sa address na ito
refused-worn-out = expired na ang room; gumawa ng bago
refused-too-often = masyadong maraming request; subukan ulit pagkalipas ng isang minuto
refused-importing = may iba ka pang import na tumatakbo; hintayin itong matapos
refused-many-imports = abala ang server sa ibang mga import; subukan ulit pagkalipas ng isang minuto
refused-many-games = masyado nang marami ang mga laro mo; i-export at burahin muna ang mga ito bago magsimula ng bago
refused-too-fast = masyadong maraming mensahe nang sabay; dahan-dahan lang
refused-too-many = masyadong maraming koneksyon mula sa address mo
refused-too-many-connections = masyadong maraming koneksyon sa server; subukan ulit mamaya
refused-many-seats = masyadong maraming upuan ang kinuha mula sa address mo
refused-crowded = wala nang lugar sa server para sa isa pang room; subukan ulit mamaya

## Rooms

multiplayer = Maglaro kasama ang iba
multiplayer-game = { $game ->
        [golf] Golf
       *[spit] Spit
    }
multiplayer-about = { $game ->
        [golf] Dalawa hanggang walong manlalaro, sabay-sabay sa iisang hole.
       *[spit] Dalawang manlalaro, sabay ang laro, walang hintayan ng turn.
    }
multiplayer-open = Gumawa ng room
multiplayer-open-for = Gumawa ng room para sa { multiplayer-game }
multiplayer-code = May code ka?
multiplayer-code-hint = anim na titik
multiplayer-join = Sumali
multiplayer-computer = Kalabanin ang computer
multiplayer-computer-at = Maglaro ng { $game ->
        [golf] Golf
       *[spit] Spit
    } laban sa computer
multiplayer-opponent = Kalaban sa { $game ->
        [golf] Golf
       *[spit] Spit
    }
multiplayer-guest = Bisita
room-title = { $game ->
        [golf] Golf kasama ang iba
       *[spit] Spit para sa dalawa
    }
room-gone = Walang room na may ganitong code. Baka tapos na ito, o mali ang pagkaka-type ng code.
room-entering = Sumasali…
room-invite = Mag-imbita
room-invite-about = Makakasali ang sinumang may link o code.
room-code = Code
room-link = Link
room-copy-link = Kopyahin ang link
room-share = I-share ang link
room-invitation = Laro tayo ng { multiplayer-game }!
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
room-computer-name = { $level ->
        [beginner] Mina
        [casual] Leo
        [steady] Nora
        [sharp] Max
        [expert] Vera
        [stroll] Otto
        [walk] Ida
        [trot] Sam
        [canter] Rex
        [gallop] Zoe
       *[other] { $level }
    }
room-computer-at = { $name } · { $level }
room-computer = computer
room-add = Magdagdag ng computer
room-remove-player = Alisin si { $name }
room-name = Pangalan mo
room-sit = Umupo
room-rename = Palitan ang pangalan
room-sit-to-play = { $count ->
        [0] Umupo para maglaro.
        [1] Umupo para makalaro si { $names }.
       *[other] Umupo para makalaro sina { $names }.
    }
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
        [match] Panalo sa hole ang pinakamababang iskor, at panalo sa laban ang panig na may pinakamaraming nakuhang hole. Para sa dalawang manlalaro o dalawang panig.
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
room-stack-equals = Puwedeng pagpatungin ang magkaparehong ranggo sa sariling helera
room-no-slap = Walang hampasan: sa unang makaubos ang mas maliit na pile
room-start = Handa na ako
room-not-yet = Hindi pa ako handa
room-wait-players = Kailangan pa ng isang manlalaro. Mag-imbita o magdagdag ng computer.
room-wait-ready = { $count ->
        [1] Hinihintay si { $names }.
       *[other] Hinihintay sina { $names }.
    }
room-wait-you = Ikaw na lang ang hinihintay.
room-begins = Magsisimula sa loob ng { $seconds ->
        [one] { $seconds } segundo…
       *[other] { $seconds } na segundo…
    }
room-leave = Umalis
room-leave-title = Umalis sa laro?
room-leave-body = Talo ka sa larong ito kapag umalis ka, at hindi ka na makakabalik.
room-leave-now = Umalis sa laro
room-stay = Manatili
room-again = Maglaro ulit
room-wants-again = { $count ->
        [1] Gustong maglaro ulit ni { $names }.
       *[other] Gustong maglaro ulit nina { $names }.
    }
room-to-lobby = Bumalik sa room
room-company = Kalaro
room-company-is = { $company ->
        [strangers] Hindi magkakakilala
       *[friends] Magkakaibigan
    }
room-listed = Ilista sa lobby
room-listed-about = Habang naghihintay ng manlalaro, makikita at masasalihan ng kahit sino ang room na ito sa unang page.
lobby = Mga bukas na room
lobby-room = { $game } kasama si { $host }
lobby-seats = { $seats } sa { $most } upuan ang may tao
room-worth = { $kind ->
        [same] Pare-pareho ang deal ng lahat. Masisilip ng may pangalawang browser ang mga susunod na baraha, kaya nakasalalay sa tiwala ang resulta.
        [own] Kani-kaniyang deal, kaya walang makakasilip sa mga susunod na baraha. May halong suwerte ang resulta.
        [strangers] Kani-kaniyang deal at isang upuan lang bawat network, kaya walang makakasilip sa mga susunod na baraha. Hindi matutukoy kung may nagpapatulong sa ibang program.
        [spit-strangers] Isang upuan lang bawat network. Hindi matutukoy kung may nagpapatulong sa ibang program.
       *[spit] Puwedeng nasa iisang network ang mga manlalaro, halimbawa sa bahay.
    }
room-removed = Inalis ka sa room
room-people = Mga tao sa room
room-people-short = Mga tao
room-watcher = Manonood { $number }
room-remove = Alisin
room-remove-title = Alisin si { $name }?
room-remove-body = { $playing ->
        [yes] Matatalo si { $name } sa larong ito at hindi na makakabalik sa room.
       *[no] Hindi na makakabalik si { $name } sa room.
    }
room-cancel = Kanselahin
room-report = I-report ang pangalan
room-report-player = I-report ang pangalang { $name }
room-reported = Na-report
room-phrases = Mabilisang pagbati
setting-phrases = Ipakita ang mga pagbati ng mga manlalaro
room-phrases-allow = Payagan ang mga pagbati sa room na ito
room-phrases-off = In-off ng host ang mga mabilisang pagbati.
room-said = { $name }: { $phrase }
room-phrase-is = { $phrase ->
        [hello] Kumusta!
        [good-luck] Suwertehin ka!
        [well-played] Galing ng laro mo!
        [nice] Ayos!
        [so-close] Muntik na!
        [ouch] Aray!
        [oops] Ay!
        [thanks] Salamat!
        [good-game] Ang gandang laro!
        [again] Isa pa?
        [bye] Paalam!
       *[other] { $phrase }
    }

## Golf with others

golf-hole-of = Hole { $hole } sa { $holes }
golf-extra-hole = Extra hole { $hole }
golf-time-left = Natitirang oras
golf-next-in = Bago ang susunod na hole
golf-cards-left = { $count ->
        [0] ubos na
        [one] { $count } baraha na lang
       *[other] { $count } na baraha na lang
    }
golf-finished = tapos na
golf-resting = pahinga sa hole na ito
golf-withdrawn = umalis
golf-removed = inalis ng host
golf-stuck = Wala nang galaw. Tapusin ang hole, o mag-undo kung puwede pa.
golf-done = Tapos ka na sa hole: { $strokes }.
golf-waiting = { $count ->
        [1] Hinihintay si { $names }.
       *[other] Hinihintay sina { $names }.
    }
golf-watched-why = Pare-pareho ang deal ng lahat. Makikita mo ang baraha ng isang manlalaro kapag tapos na ang iba, para walang makaalam kung anong baraha ang susunod.
golf-watched-all = Nakikita mo ang bawat baraha habang nilalaro ito.
golf-live = Live
golf-live-board = { $name }: mga baraha ngayon
golf-dealt = Ang deal ng hole na ito
golf-impossible = Imposibleng maubos ang deal na ito.
golf-results = Hole { $hole }: mga resulta
golf-results-extra = Extra hole { $hole }: mga resulta
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
       *[other] Final na resulta: { $result }
    }
golf-place = Puwesto
golf-said-finished = Tapos na si { $name } sa hole.
golf-said-away = Nawalan ng koneksyon si { $name }.
golf-said-back = Nakabalik na si { $name }.
golf-said-left = Umalis si { $name }.
golf-said-removed = Inalis ng host si { $name }.
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
spit-how = Paano maglaro ng Spit
spit-how-play = Sabay na naglalaro ang dalawa. Ilagay sa alinmang spit pile ang barahang mas mataas o mas mababa nang isang ranggo{ $equal ->
        [yes] , o kapareho ng ranggo
       *[no] {""}
    }. Hindi mahalaga ang suit.
spit-how-stuck = Kapag walang may galaw, tig-isang bagong baraha ang bubuksan ng dalawa.
spit-how-end = { $slap ->
        [yes] Kapag naubos ang isang helera, hampasin ang mas maliit na spit pile para makuha ito.
       *[no] Mapupunta ang mas maliit na spit pile sa unang makaubos ng helera.
    } Panalo ang unang maubusan ng lahat ng baraha.
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
spit-counting = Unang baraha sa loob ng { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } na segundo
    }
spit-stuck = Walang may galaw. Bagong baraha sa loob ng { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } na segundo
    }
spit-blocked = Walang may galaw, at ubos na ang mga spit card
spit-idle = Ikaw lang ang may galaw. Auto-play sa loob ng { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } na segundo
    }
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
spit-score = Mga baraha sa laban sa simula ng round na ito
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
        [removed] Inalis ng host ang kalaban.
        [absent] Masyadong matagal nawala ang kalaban.
       *[abandoned] Masyadong matagal nawala ang dalawang manlalaro.
    }
spit-latency = Ping: { $ms } ms
spit-said-played = { $name }: { CARD($card) } { spit-onto }.
spit-said-forced = Masyadong natagalan si { $name }: na-auto-play ang { CARD($card) }.
spit-said-shifted = { $name }: { CARD($card) } sa pile { $number }.
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
spit-play-to = { $number }: { CARD($card) } sa pile { $target }
spit-help-tap-does = Ilalaro ito kung saan puwede; kung puwede sa dalawang spit pile, sa mas malapit
spit-help-drag-does = Ilalaro ito kung saan mo bitawan; iilaw ang mga puwedeng paglagyan
spit-help-slap = I-tap ang spit pile
spit-help-slap-does = Hahampasin ito; pagkatapos ng round, puwede kahit saan sa panig nito
spit-help-piles-does = Ilalaro ang nasa ibabaw ng pile 1 hanggang 5 mo kung saan puwede
spit-help-hold-does = Hahawakan ang barahang iyon para makapili ka: Q, E o arrow para sa spit pile, numero para sa bakanteng puwesto, Esc para ibalik
spit-help-sides-does = Kaliwa o kanang spit pile: ilalagay roon ang hawak mo, o hahampasin ito kung wala kang hawak
spit-help-space-does = Sasabihing handa ka na, o hahampasin ang spit pile na sinimulan mo
