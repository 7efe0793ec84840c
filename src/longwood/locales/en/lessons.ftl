# English texts: the first lessons. The notes for all texts of a language are in cards.ftl.

## Steps (only on the server)

lesson-build = In the columns, a card goes on a card that is one rank higher and { page-of-build }.
lesson-direction = You can change direction as often as you like, up and down.
lesson-go-on = Go on
lesson-do-onto = Tap the { CARD($card, form: "long") }, or drag it onto the { CARD($onto, form: "long") }.
lesson-do-run = Tap the { CARD($card, form: "long") }, or drag it onto the { CARD($onto, form: "long") }. The cards on top of it move with it.
lesson-do-foundation = Tap the { CARD($card, form: "long") }, or drag it to a foundation.
lesson-do-empty = Tap the { CARD($card, form: "long") }, or drag it to the empty column.
lesson-do-cell = Tap the { CARD($card, form: "long") }, or drag it to a cell.
lesson-do-first = Tap the { CARD($card, form: "long") } to start the hole with it.
lesson-do-draw = Tap the stock to draw.
lesson-do-redeal = Tap the empty stock to turn the waste over.
lesson-end = You know how to play!
lesson-end-help = If a card can't move, tap it: the table says why. Hint shows a good move.

## The page of a lesson

learn = Learn
learn-game = Learn { $game }
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-show = Show me the move
learn-skip = Skip lesson
learn-play = Play { $game }
learn-once-more = Start over
learn-offer = New to { $game }? Try a short lesson.
learn-no-thanks = No, thanks
error-no-lesson = lesson not found
refused-lesson = you can make this move, but the lesson shows another one
