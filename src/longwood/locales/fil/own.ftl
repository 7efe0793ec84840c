# Filipino texts: games of your own, the family tree, pictures of the rules. The notes for all texts of a language are in cards.ftl.

## Fields of column games

option-columns-decks = Mga deck
option-columns-columns = Mga hanay
option-columns-cards = Baraha sa bawat hanay
option-columns-face-down = Nakataob sa bawat hanay
option-columns-face-down-rows = Mga hilerang nakataob
option-columns-build = Pagpapatong sa mga hanay
option-columns-build-same-suit = Magkaparehong suit
option-columns-build-different-suit = Magkaibang suit
option-columns-build-alternate-colour = Salitan ang kulay
option-columns-build-any = Kahit anong suit
option-columns-build-wrap = Puwedeng ipatong ang hari sa alas sa hanay
option-columns-build-up = Puwede ring pataas ang mga hanay
option-columns-run = Paglipat ng magkakasunod
option-columns-run-single = Isa-isang baraha lang
option-columns-run-by-build = Ayon sa pagpapatong
option-columns-run-same-suit = Magkaparehong suit
option-columns-run-to-empty = Sa bakanteng hanay lang
option-columns-draw = Baraha sa bawat bunot
option-columns-redeals = Mga redeal
option-columns-empty = Puwede sa bakanteng hanay
option-columns-empty-any = Kahit anong baraha
option-columns-empty-king = Hari lang
option-columns-empty-queen = Reyna lang
option-columns-empty-none = Wala
option-columns-empty-auto-fill = Kusang napupuno
option-columns-empty-waste = Mula sa discard pile lang
option-columns-foundation-base = Unang ranggo sa foundation
option-columns-foundation-up = Pagpapatong sa foundation
option-columns-foundation-up-suit = Magkaparehong suit
option-columns-foundation-up-alternate-colour = Salitan ang kulay
option-columns-foundation-wrap = Puwedeng ipatong ang alas sa hari sa foundation
option-columns-preset = May simula na ang mga foundation
option-columns-foundation-return = Puwedeng ibalik ang baraha mula sa foundation
option-columns-preset-return = Puwede ring ibalik ang mga unang baraha
option-columns-fill-draws = Bumubunot kapag pinupuno mula sa stock
option-columns-waste-refills = Kusang napupuno ang discard pile
option-columns-cells = Mga cell
option-columns-cells-dealt = May baraha na ang mga cell
option-columns-deal-up = Mga foundation habang namimigay
option-columns-deal-up-nothing = Walang kinukuhang baraha
option-columns-deal-up-cards = Kinukuha ang bawat barahang bagay
option-columns-deal-up-rows = Kinukuha ang mga nasa ibabaw pagkatapos ng bawat helera

## Fields of covering games

option-covering-layout = Ayos
option-covering-decks = Mga deck
option-covering-jokers = Mga joker
option-covering-wrap = Magkadugtong ang alas at hari
option-covering-on-king = Ipinapatong sa hari
option-covering-on-king-nothing = Wala
option-covering-on-king-queen = Reyna
option-covering-hole = Simula ng hole
option-covering-hole-dealt = May ipinamigay na baraha
option-covering-hole-empty = Walang laman
option-covering-hole-preset = May piniling baraha
option-covering-preset = Piniling unang baraha
option-covering-must-play = Bumunot lang kapag walang mailalaro
option-covering-face-down = Nakataob ang mga natatakpan
option-covering-scoring = Pagbibilang ng score
option-covering-scoring-hole = Mga palo, gaya ng Golf
option-covering-scoring-peaks = Mga puntos, gaya ng Tri Peaks
option-covering-scoring-cards = Mga nailarong baraha
option-covering-holes = Mga hole
option-covering-more-presets = Unang baraha ng ibang hole
option-covering-draw = Baraha sa bawat bunot papunta sa discard pile
option-covering-redeals = Mga redeal
option-layout-columns = mga hanay: { $sizes }
option-layout-fans = mga pamaypay: { $sizes }
option-layout-three-peaks = tatlong tuktok
option-layout-peaks = mga tuktok: { $sizes }
option-layout-pyramid = piramide: { $sizes }
option-layout-trees = mga puno: { $sizes }
option-layout-none = wala
option-layout-columns-name = Mga hanay
option-layout-fans-name = Mga pamaypay
option-layout-peaks-name = Mga tuktok
option-layout-pyramid-name = Piramide
option-layout-trees-name = Mga puno
option-layout-none-name = Walang tableau

## Values and faults

option-yes = Oo
option-no = Hindi
option-none = Wala
option-unlimited = Walang limitasyon
option-rank = { RANK($rank) }
option-first-card = Sa unang baraha
option-wrong-value = Hindi puwede ang value na ito. Pumili ng iba.
option-wrong-name = Bigyan ang laro mo ng pangalang may 1 hanggang 60 character.
option-contradiction = Hindi ito tugma sa { $causes }.
option-contradiction-alone = Hindi ito tugma sa ibang tuntunin.
option-contradiction-fix = Uubra ito kung { $fixes }.
option-too-many-cards = { $needed ->
        [one] { $needed } baraha
       *[other] { $needed } na baraha
    } ang kailangan ng { $columns ->
        [one] { $columns } hanay
       *[other] { $columns } na hanay
    } na tig-{ $cards }{ $cells ->
        [0] { "" }
        [one] { " " }at { $cells } cell
       *[other] { " " }at { $cells } na cell
    }; { $decks ->
        [one] sa isang deck
        [2] sa dalawang deck
       *[other] sa { $decks } deck
    }, { $size } lang ang baraha{ $preset ->
        [0] { "" }
       *[other] , at { $preset } sa mga ito ang nasa foundation sa simula
    }
option-too-many-slots = { $needed ->
        [one] { $needed } baraha
       *[other] { $needed } na baraha
    } ang kailangan ng tableau at hole; { $size } lang ang baraha

## The form

own-title = Gumawa ng sarili mong laro
own-does = Baguhin ang tuntunin ng kahit anong laro
own-parent = Simulan sa
own-name = Pangalan
own-first-name = Aking { $game }
own-rules = Mga tuntuning puwedeng baguhin
own-changed = binago
own-reset = Ibalik ang lahat
own-sizes = Mga laki
own-numbers-hint = Mga numerong may kuwit, gaya ng 1, 3
own-card-hint = Baraha gaya ng AS, KH o TC
own-details = Mga detalye sa Ingles
own-correct = Para malaro ito, itama ang mga minarkahang tuntunin.
own-odds = Gaano ito kahirap?
own-odds-start = Suriin ang 100 deal
own-odds-running = Nasuri ang { $searched } sa { $of } deal…
own-odds-found = Sa unang { $searched } deal, { $won } ang maipapanalo at { $lost } ang hindi. { $open } ang hindi tiyak matapos ang mabilis na pagsusuri.
own-odds-moves = Mga { $moves } galaw ang isang panalo.
own-stop = Itigil
own-save = I-save
own-saved = Naka-save sa browser na ito bilang { $game }
own-not-saved = Hindi na-save: puno o naka-block ang storage ng browser na ito. Mag-delete ng naka-save na laro, o kopyahin ang link para hindi mawala ang larong ito.
own-delete = Tanggalin ang { $game }
own-edit = I-edit ang { $game }
own-edit-this = Baguhin ang mga tuntuning ito
own-share = Kopyahin ang link
own-your-games = Mga sarili mong laro

## Pictures of the rules

page-picture = Ang ayos. Puwede: { $allowed }. Hindi puwede: { $refused }.
page-picture-pair = { CARD($card) } sa ibabaw ng { CARD($on) }

## The family tree

tree = Puno ng pamilya
tree-does = Kung paano nagmula sa isa’t isa ang mga laro
tree-about = Nasa ilalim ang bawat laro ng larong pinakakatulad nito. Nakasulat sa ilalim ng pangalan kung ano ang naiiba.
tree-change = { $label }: { $before } → { $after }
tree-odds = Mga deal na maipapanalo: { $odds }
tree-odds-change = Mga deal na maipapanalo: { $before } → { $after }
tree-odds-same = Mga deal na maipapanalo: { $odds } (walang tiyak na pagbabago)
tree-odds-unknown = Epekto sa tsansang manalo: hindi alam
tree-same = Parehong tuntunin sa ibang pangalan
tree-open = Ipakita ang { $count } pang mula sa { $game }
tree-all = Ipakita lahat

## Filters of the menu

filters = Mga salain
filter = Iba pang salain
filter-all = Lahat
filter-group = Pamilya
filter-decks = Mga deck
filter-layout = Ayos
filter-layout-small = Hanggang 7 hanay
filter-layout-medium = 8 hanggang 10 hanay
filter-layout-wide = 11 hanay o higit pa
filter-layout-fans = Mga pamaypay
filter-layout-overlap = Mga tuktok at piramide
filter-shown = { $count } sa { $of } laro
filter-all-games = Lahat ng { $count } laro
filter-unplayed = Hindi pa nalaro
filter-often = Madalas maipanalo
filter-rarely = Bihirang maipanalo
filter-short = Maikli
filter-long = Mahaba
filter-decks-of = { $count ->
        [1] Isang deck
        [2] Dalawang deck
       *[other] { $count } deck
    }
filter-no-favourites = I-tap ang puso sa isang laro para idagdag ito sa mga paborito.
shelf-all = Ipakita ang lahat ng { $count } laro
shelf-less = Magpakita ng mas kaunti
easier = Katulad nito pero mas madali: { $game }

## Boards of other programs

pasted-title = Mag-paste ng board
pasted-does = Mula sa ibang program
pasted-about = I-paste ang board ng PySolFC, black-hole-solver o Solvitaire, at laruin o ipalutas ito. Hindi ito ise-save at hindi kasama sa statistics mo.
pasted-game = Laro
pasted-text = Board
pasted-open = Ipakita ang board
pasted-solve = Lutasin
pasted-next = Laruin ang susunod na galaw ng solusyon
pasted-won = Maipapanalo. May { $moves } galaw ang solusyon.
pasted-lost = Hindi na maipapanalo.
pasted-unknown = Hindi tiyak: naabot ng pagsusuri ang limitasyon nito.
pasted-outcome = { $outcome ->
        [won] Panalo ka!
        [stuck] Wala nang galaw
       *[open] { moves-made }
    }

## Mistakes in boards of other programs. Only the server and the command line use them.

board-card = linya { $line }: hindi baraha ang { $text }; isulat ang ranggo at suit, gaya ng TH o 10H, o <TH> kung nakataob
board-copies = linya { $line }: sobra ang { $card }; { $copies } lang ang nasa { $game }
board-columns-many = linya { $line }: hanay { $column } na ito, pero { $columns } lang ang hanay ng { $game }
board-columns-few = linya { $line }: hanggang hanay { $found } lang ang board, pero { $columns } ang hanay ng { $game }; ang blangkong linya ay walang lamang hanay
board-header-twice = linya { $line }: may isa pang linyang { $name }, ang linya { $other }
board-no-cells = linya { $line }: walang cell ang { $game }; alisin ang linyang ito
board-no-waste = linya { $line }: walang discard pile ang { $game }; nasa linyang Foundations ang ibabaw ng hole
board-face-down = linya { $line }: may nakataob na baraha sa ibabaw ng nakabukas; unahing isulat ang mga nakataob
board-foundation = linya { $line }: hindi foundation ang { $text }; isulat ang suit at ang nasa ibabaw, gaya ng H-5, o H-0
board-one-foundation = linya { $line }: isa lang ang foundation ng { $game }, ang hole; isulat lang ang nasa ibabaw nito
board-no-hole = walang linyang Foundations; isulat ang "Foundations: " at ang nasa ibabaw ng hole ng { $game }, o -
board-missing = kulang ang: { $cards }
board-more = { $cards } at { $count } pa
