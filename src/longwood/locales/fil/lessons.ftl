# The Filipino texts: the first lessons. The notes for all texts of a language are in cards.ftl.

## Steps (only on the server)

lesson-build = Sa mga hanay, ipinapatong ang baraha sa barahang mas mataas nang isang ranggo at { page-of-build }.
lesson-direction = Puwedeng magpalit ng direksiyon, pataas o pababa, kahit ilang beses.
lesson-go-on = Ituloy
lesson-do-onto = I-tap ang { CARD($card) }, o i-drag ito sa { CARD($onto) }.
lesson-do-run = I-tap ang { CARD($card) }, o i-drag ito sa { CARD($onto) }. Kasama nitong lilipat ang mga barahang nasa ibabaw nito.
lesson-do-foundation = I-tap ang { CARD($card) }, o i-drag ito sa foundation.
lesson-do-empty = I-tap ang { CARD($card) }, o i-drag ito sa hanay na walang laman.
lesson-do-cell = I-tap ang { CARD($card) }, o i-drag ito sa cell.
lesson-do-first = I-tap ang { CARD($card) } para simulan ang hole.
lesson-do-draw = I-tap ang stock para bumunot.
lesson-do-redeal = I-tap ang ubos nang stock para baligtarin ang discard pile.
lesson-end = Marunong ka na!
lesson-end-help = Kung ayaw gumalaw ng baraha, i-tap ito para malaman kung bakit. Magandang galaw ang ipinapakita ng Hint.

## The page of a lesson

learn = Matuto
learn-game = Matuto ng { $game }
learn-step = Hakbang { $step } ng { $steps }
learn-next = Susunod
learn-back = Bumalik
learn-show = Ipakita ang galaw
learn-skip = Laktawan ang aralin
learn-play = Maglaro ng { $game }
learn-once-more = Ulitin mula sa simula
learn-offer = Bago sa { $game }? Subukan ang maikling aralin.
learn-no-thanks = Huwag na, salamat
error-no-lesson = hindi nakita ang aralin
refused-lesson = puwede ang galaw na ito, pero iba ang ipinapakita ng aralin
