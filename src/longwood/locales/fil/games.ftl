# Filipino texts: names, groups and notes of games. The notes for all texts of a language are in cards.ftl.

## Games, by their catalogue ids; names stay in English

group-forty-thieves-and-its-relatives = Forty Thieves at mga kauri nito
group-built-in-suit = Pareho ang suit sa hanay
group-built-in-alternating-colours = Salitan ang kulay sa hanay
group-built-in-different-suits-or-any-suit = Magkaiba o kahit anong suit sa hanay
group-relatives-of-klondike = Mga kauri ng Klondike
group-golfs-relatives = Mga kauri ng Golf
group-multiplayer = Multiplayer
alias-forty-thieves = Apatnapung Magnanakaw
alias-forty-and-eight = Apatnapu at Walo
alias-sixty-thieves = Animnapung Magnanakaw
alias-eighty-thieves = Walumpung Magnanakaw
alias-red-and-black = Pula at Itim
alias-napoleons-exile = Pagkatapon ni Napoleon
alias-little-napoleon = Munting Napoleon
alias-emperor = Emperador
alias-congress = Kongreso
alias-parliament = Parlamento
alias-binary-star = Kambal na Bituin

note-forty-thieves = Sa PySolFC, puwedeng isa-isang ibalik ang baraha mula sa foundation (opsyong “{ option-foundation-return }”). Sa AisleRiot, hindi. Ibang laro ang Big Forty at Roosevelt ng PySolFC.
note-napoleon-at-st-helena = Sa karamihan ng aklat, isa pang pangalan ito ng Forty Thieves, at walang redeal. Hindi sinasabi ng Denexa kung puwedeng ilaro ang nasa ibabaw ng discard pile. Dito, puwede iyon, gaya ng sa lahat ng ibang source.
note-indian = Sa PySolFC, puwedeng isa-isang ibalik ang baraha mula sa foundation (opsyong “{ option-foundation-return }”). Sa AisleRiot, hindi. Ibang laro ang Indian Patience ng PySolFC.
note-limited = Sa PySolFC, puwedeng isa-isang ibalik ang baraha mula sa foundation (opsyong “{ option-foundation-return }”). Sa AisleRiot, hindi.
note-little-forty = Sa PySolFC, kahit anong suit ang puwedeng ipatong, puwedeng ilipat ang sequence na iisa ang suit, at kusang napupuno ang mga bakanteng hanay. Dito, Little Forty (PySolFC) iyon.
note-lucas = Sa PySolFC, 13 hanay na tig-4 na baraha ang ipinamimigay, hindi inaalis ang mga alas, at puwedeng ilipat ang sequence. Dito, Lucas (PySolFC) iyon.
note-maria = Sa PySolFC, puwedeng isa-isang ibalik ang baraha mula sa foundation (opsyong “{ option-foundation-return }”). Sa AisleRiot, hindi.
note-number-ten = Sa PySolFC, puwedeng isa-isang ibalik ang baraha mula sa foundation (opsyong “{ option-foundation-return }”). Sa AisleRiot, hindi.
note-rank-and-file = Sa PySolFC, puwedeng isa-isang ibalik ang baraha mula sa foundation (opsyong “{ option-foundation-return }”). Sa AisleRiot, hindi.
note-streets = Sa PySolFC, puwedeng isa-isang ibalik ang baraha mula sa foundation (opsyong “{ option-foundation-return }”). Sa AisleRiot, hindi.
note-lucas-pysol = Sa PySolFC, may isang barahang inilalagay sa discard pile sa simula, at puwedeng ibalik ang baraha mula sa foundation (opsyong “{ option-foundation-return }”).
note-little-forty-pysol = Sa PySolFC, may tatlong barahang inilalagay sa discard pile sa simula, at puwedeng ibalik ang baraha mula sa foundation (opsyong “{ option-foundation-return }”).
note-golf = Sa Golf ng PySolFC, puwede ang reyna sa hari, gaya rito ng Golf, Queens on Kings. May mga bumubunot lang kapag walang mailalaro (opsyong “{ option-must-play }”).
note-golf-queens = Ito ang Golf ng PySolFC.
note-putt-putt = Relaxed Golf o Putt Putt ang tawag dito ng PySolFC.
note-double-golf = Sa PySolFC, puwede rin ang reyna sa hari (opsyong “{ option-queens-on-kings }”). Lima ang par bawat hole, gaya ng sa Golf.
note-double-putt = Double Golf na magkadugtong ang alas at hari.
note-thieves-golf = Hindi kauri ng Forty Thieves.
note-tri-peaks = Three Peaks ang tawag dito ng PySolFC, at iba ang pag-iskor nito. Sa ilang program, hindi magkadugtong ang alas at hari (kapag naka-off ang opsyong “{ option-around-corner }”), o nakabukas ang lahat ng baraha (opsyong “{ option-open }”).
note-black-hole = Sa opsyong “{ option-any-starter }”, hindi laging alas ng spades ang simula ng hole.
note-pyramid-golf = Kapag nakataob ang helera 1 hanggang 6, Elevator ito. Pyramid Golf din ang tawag doon ng PySolFC.
note-elevator = Pyramid Golf din ang tawag dito ng PySolFC. Sa Longwood, nakabukas ang lahat ng baraha sa Pyramid Golf.
note-three-fir-trees = Hindi iniiskoran ng PySolFC ang larong ito. Dito, iniiskoran ito gaya ng isang hole ng Golf.
note-relaxed-three-fir-trees = Three Fir-trees na magkadugtong ang alas at hari. Hindi ito iniiskoran ng PySolFC. Dito, iniiskoran ito gaya ng isang hole ng Golf.
note-all-in-a-row = Ayon sa PySolFC, maling pagbasa sa orihinal ang bersyong ito. All in a Row II ang tawag nito sa orihinal.
note-spit = May mga manlalarong nagpapatong din sa kaparehong ranggo, o pinagpapatong ang magkaparehong ranggo sa sariling helera (mga opsyong “{ option-equal-rank }” at “{ option-stack-equals }”). Sa panuntunan ni Parlett, isang beses lang pumipili ng pile ang nag-iisang may spit card, at iyon na ang gagamitin niya.
