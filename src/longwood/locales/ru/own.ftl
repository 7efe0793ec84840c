# Russian texts: games of your own, the family tree, pictures of the rules. The notes for all texts of a language are in cards.ftl.

## Fields of column games

option-columns-decks = Колоды
option-columns-columns = Колонки
option-columns-cards = Карт в колонке
option-columns-face-down = Закрытых карт в колонке
option-columns-face-down-rows = Ряды рубашкой вверх
option-columns-build = Как строить колонки
option-columns-build-same-suit = В масть
option-columns-build-different-suit = В другую масть
option-columns-build-alternate-colour = С чередованием цветов
option-columns-build-any = В любую масть
option-columns-build-wrap = В колонке короля можно класть на туза
option-columns-build-up = Колонки строят и по возрастанию
option-columns-run = Перенос последовательностей
option-columns-run-single = Только по одной карте
option-columns-run-by-build = По правилу построения
option-columns-run-same-suit = Только в масть
option-columns-run-to-empty = Только в пустую колонку
option-columns-draw = Карт за один раз
option-columns-redeals = Пересдачи
option-columns-empty = Что кладут в пустую колонку
option-columns-empty-any = Любую карту
option-columns-empty-king = Только короля
option-columns-empty-queen = Только даму
option-columns-empty-none = Ничего
option-columns-empty-auto-fill = Заполняется сама
option-columns-empty-waste = Только из сброса
option-columns-foundation-base = Базовое достоинство
option-columns-foundation-up = Как строить базы
option-columns-foundation-up-suit = В масть
option-columns-foundation-up-alternate-colour = С чередованием цветов
option-columns-foundation-wrap = На базе туза можно класть на короля
option-columns-preset = Базы уже начаты
option-columns-foundation-return = Карты можно возвращать с баз
option-columns-preset-return = Первые карты баз тоже возвращаются
option-columns-fill-draws = Заполнение из колоды — через сброс
option-columns-waste-refills = Пустой сброс сразу пополняется
option-columns-cells = Ячейки
option-columns-cells-dealt = В ячейках сначала есть карты
option-columns-deal-up = Базы при раздаче
option-columns-deal-up-nothing = Не берут карт
option-columns-deal-up-cards = Берут каждую подходящую карту
option-columns-deal-up-rows = Берут верхние карты после каждого ряда

## Fields of covering games

option-covering-layout = Расположение
option-covering-decks = Колоды
option-covering-jokers = Джокеры
option-covering-wrap = Туз и король — соседи
option-covering-on-king = Что кладут на короля
option-covering-on-king-nothing = Ничего
option-covering-on-king-queen = Даму
option-covering-hole = Лунка вначале
option-covering-hole-dealt = Со сданной картой
option-covering-hole-empty = Пуста
option-covering-hole-preset = С выбранной картой
option-covering-preset = Выбранная карта
option-covering-must-play = Карты из колоды — только когда нет хода
option-covering-face-down = Накрытые карты рубашкой вверх
option-covering-scoring = Счёт
option-covering-scoring-hole = Удары, как в гольфе
option-covering-scoring-peaks = Очки, как в «Трёх пиках»
option-covering-scoring-cards = Сыгранные карты
option-covering-holes = Лунки
option-covering-more-presets = Первые карты других лунок
option-covering-draw = Карт за один раз в сброс
option-covering-redeals = Пересдачи
option-layout-columns = колонки: { $sizes }
option-layout-fans = веера: { $sizes }
option-layout-three-peaks = три пика
option-layout-peaks = пики: { $sizes }
option-layout-pyramid = пирамида: { $sizes }
option-layout-trees = ёлки: { $sizes }
option-layout-none = нет
option-layout-columns-name = Колонки
option-layout-fans-name = Веера
option-layout-peaks-name = Пики
option-layout-pyramid-name = Пирамида
option-layout-trees-name = Ёлки
option-layout-none-name = Без игрового поля

## Values and faults

option-yes = Да
option-no = Нет
option-none = Нет
option-unlimited = Без ограничений
option-rank = { RANK($rank) }
option-first-card = По первой карте
option-wrong-value = Такое значение невозможно. Выберите другое.
option-wrong-name = Дайте игре название длиной от 1 до 60 знаков.
option-contradiction = Это не сочетается с другим выбором: { $causes }.
option-contradiction-alone = Это не сочетается с другими правилами.
option-contradiction-fix = Получится, если { $fixes }.
option-too-many-cards = нужно карт: { $needed } ({ $columns ->
        [one] { $columns } колонка
        [few] { $columns } колонки
       *[many] { $columns } колонок
    } по { $cards }{ $cells ->
        [0] { "" }
        [one] { " " }и { $cells } ячейка
        [few] { " " }и { $cells } ячейки
       *[many] { " " }и { $cells } ячеек
    }), а { $decks ->
        [one] в одной колоде
        [2] в двух колодах
       *[other] в { $decks } колодах
    } их { $size }{ $preset ->
        [0] { "" }
       *[other] , и { $preset } из них в начале на базах
    }
option-too-many-slots = для стола и лунки нужно карт: { $needed }, а их { $size }

## The form

own-title = Своя игра
own-does = Измените правила любой игры
own-parent = За основу
own-name = Название
own-first-name = Моя игра: { $game }
own-rules = Правила, которые можно изменить
own-changed = изменено
own-reset = Отменить все изменения
own-sizes = Размеры
own-numbers-hint = Числа через запятую, например 1, 3
own-card-hint = Карта, например AS, KH или TC
own-details = Подробности на английском
own-correct = Чтобы играть, исправьте отмеченные правила.
own-odds = Насколько это сложно?
own-odds-start = Проверить 100 раскладов
own-odds-running = Проверено { $searched } из { $of }…
own-odds-found = Из первых { $searched } раскладов сходятся { $won }, не сходятся { $lost }. Быстрая проверка не решила { $open }.
own-odds-moves = Для победы нужно примерно { $moves } ходов.
own-stop = Остановить
own-save = Сохранить
own-saved = Сохранено в этом браузере под названием «{ $game }»
own-not-saved = Не сохранено: хранилище этого браузера заполнено или недоступно. Удалите одну из сохранённых игр или скопируйте ссылку, чтобы не потерять эту.
own-delete = Удалить: { $game }
own-edit = Изменить: { $game }
own-edit-this = Изменить эти правила
own-share = Скопировать ссылку
own-your-games = Ваши игры

## Pictures of the rules

page-picture = Расположение карт. Можно: { $allowed }. Нельзя: { $refused }.
page-picture-pair = { CARD($card, form: "accusative") } на { CARD($on, form: "accusative") }

## The family tree

tree = Семейное древо
tree-does = Как игры связаны между собой
tree-about = Каждая игра стоит под той, от которой меньше всего отличается. Под названием написано, что изменено.
tree-change = { $label }: { $before } → { $after }
tree-odds = Сходится раскладов: { $odds }
tree-odds-change = Сходится раскладов: { $before } → { $after }
tree-odds-same = Сходится раскладов: { $odds } (разница не доказана)
tree-odds-unknown = Влияние на шансы: неизвестно
tree-same = Те же правила под другим названием
tree-open = Показать ещё { $count }: { $game }
tree-all = Показать всё

## Filters of the menu

filters = Фильтры
filter = Ещё фильтры
filter-all = Все
filter-group = Семейство
filter-decks = Колоды
filter-layout = Расположение
filter-layout-small = До 7 колонок
filter-layout-medium = 8–10 колонок
filter-layout-wide = 11 колонок и больше
filter-layout-fans = Веера
filter-layout-overlap = Пики и пирамиды
filter-shown = { $count } из { $of }
filter-all-games = Все игры ({ $count })
filter-unplayed = Новые для меня
filter-often = Чаще сходятся
filter-rarely = Редко сходятся
filter-short = Короткие
filter-long = Долгие
filter-decks-of = { $count ->
        [1] Одна колода
        [2] Две колоды
        [few] { $count } колоды
       *[other] { $count } колод
    }
filter-no-favourites = Нажмите на сердечко у игры, чтобы добавить её в избранное.
shelf-all = Показать все игры: { $count }
shelf-less = Свернуть
easier = Похожая, но легче: { $game }

## Boards of other programs

pasted-title = Вставить расклад
pasted-does = Из другой программы
pasted-about = Вставьте расклад из PySolFC, black-hole-solver или Solvitaire, чтобы сыграть или решить его. Он не сохраняется и не входит в статистику.
pasted-game = Игра
pasted-text = Расклад
pasted-open = Показать расклад
pasted-solve = Решить
pasted-next = Следующий ход решения
pasted-won = Сходится. Ходов в решении: { $moves }.
pasted-lost = Не сходится.
pasted-unknown = Не решено: поиск достиг предела.
pasted-outcome = { $outcome ->
        [won] Победа!
        [stuck] Ходов больше нет
       *[open] { moves-made }
    }

## Mistakes in boards of other programs. Only the server and the command line use them.

board-card = строка { $line }: { $text } — не карта; напишите достоинство и масть, например TH или 10H, а карту рубашкой вверх как <TH>
board-copies = строка { $line }: слишком много { $card }; в игре «{ $game }» их { $copies }
board-columns-many = строка { $line }: это колонка { $column }, а в игре «{ $game }» их { $columns }
board-columns-few = строка { $line }: в раскладе колонок { $found }, а в игре «{ $game }» их { $columns }; пустую колонку обозначает пустая строка
board-header-twice = строка { $line }: строка { $name } уже есть, это строка { $other }
board-no-cells = строка { $line }: в игре «{ $game }» нет ячеек; удалите эту строку
board-no-waste = строка { $line }: в игре «{ $game }» нет сброса; верхнюю карту лунки пишут в строке Foundations
board-face-down = строка { $line }: карта рубашкой вверх лежит на открытой; сначала пишите карты рубашкой вверх
board-foundation = строка { $line }: { $text } — не база; напишите масть и верхнюю карту, например H-5 или H-0
board-one-foundation = строка { $line }: в игре «{ $game }» одна база — лунка; напишите только её верхнюю карту
board-no-hole = нет строки Foundations; напишите «Foundations: » и верхнюю карту лунки игры «{ $game }» или -
board-missing = не хватает: { $cards }
board-more = { $cards } и ещё { $count }
