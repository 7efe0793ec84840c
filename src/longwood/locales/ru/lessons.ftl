# The Russian texts: the first lessons. The notes for all texts of a language are in cards.ftl.

## Steps (only on the server)

lesson-build = В колонках карту кладут на карту, которая на ступень старше и { page-of-build }.
lesson-direction = Направление можно менять сколько угодно раз: вверх и вниз.
lesson-go-on = Дальше
lesson-do-onto = Нажмите на { CARD($card, form: "accusative") } или перетащите на { CARD($onto, form: "accusative") }.
lesson-do-run = Нажмите на { CARD($card, form: "accusative") } или перетащите на { CARD($onto, form: "accusative") }. Карты, лежащие сверху, переносятся вместе.
lesson-do-foundation = Нажмите на { CARD($card, form: "accusative") } или перетащите на базу.
lesson-do-empty = Нажмите на { CARD($card, form: "accusative") } или перетащите в пустую колонку.
lesson-do-cell = Нажмите на { CARD($card, form: "accusative") } или перетащите в ячейку.
lesson-do-first = Нажмите на { CARD($card, form: "accusative") }, чтобы начать лунку с этой карты.
lesson-do-draw = Нажмите на колоду, чтобы открыть карту.
lesson-do-redeal = Нажмите на пустую колоду, чтобы перевернуть сброс.
lesson-end = Теперь можно играть!
lesson-end-help = Если карта не ходит, нажмите на неё: появится объяснение. Подсказка покажет хороший ход.

## The page of a lesson

learn = Обучение
learn-game = Обучение: { $game }
learn-step = Шаг { $step } из { $steps }
learn-next = Далее
learn-back = Назад
learn-show = Показать ход
learn-skip = Пропустить урок
learn-play = Играть: { $game }
learn-once-more = Начать сначала
learn-offer = Впервые играете в «{ $game }»? Пройдите короткий урок.
learn-no-thanks = Нет, спасибо
error-no-lesson = урок не найден
refused-lesson = так ходить можно, но в уроке сейчас другой ход
