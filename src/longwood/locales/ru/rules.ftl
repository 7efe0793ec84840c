# Russian texts: rules pages: what all share, and the Forty Thieves family. The notes for all texts of a language are in cards.ftl.

## Rules in one line

brief-columns = { $columns ->
        [one] { $columns } колонка
        [few] { $columns } колонки
       *[many] { $columns } колонок
    } по { $cards }
brief-columns-face-down = { brief-columns } ({ $down } рубашкой вверх)
brief-decks = { $decks ->
        [one] { $decks } колода
        [few] { $decks } колоды
       *[many] { $decks } колод
    }
brief-preset = { RANK($rank, form: "plural") } уже на базах
brief-base-first = базовое достоинство задаёт первая карта
brief-base = базовая карта — { RANK($rank) }
brief-foundations-alternate = базы с чередованием цветов
brief-build = по убыванию { $build ->
        [same_suit] в масть
        [different_suit] не в масть
        [alternate_colour] с чередованием цветов
       *[any] независимо от масти
    }
brief-columns-empty = { $columns ->
        [one] { $columns } пустая колонка
        [few] { $columns } пустые колонки
       *[many] { $columns } пустых колонок
    }
brief-build-both = по убыванию или возрастанию { $build ->
        [same_suit] в масть
        [different_suit] не в масть
        [alternate_colour] с чередованием цветов
       *[any] независимо от масти
    }
brief-waste-refills = пустой сброс пополняется сам
brief-cells = { $cells ->
        [one] { $cells } ячейка
        [few] { $cells } ячейки
       *[many] { $cells } ячеек
    }
brief-deal-up = { $way ->
        [rows] верхние карты уходят на базы после каждого ряда раздачи
       *[cards] при раздаче карты уходят на базы
    }
brief-kings-on-aces = король на туза
brief-run = { $run ->
        [by_build] переносятся последовательности
        [same_suit] переносятся последовательности одной масти
        [to_empty] последовательности — только в пустые колонки
       *[single] по одной карте
    }
brief-empty = { $empty ->
        [king] в пустые колонки — только короли
        [queen] в пустые колонки — только дамы
        [waste] в пустые колонки — только карты из сброса
        [auto_fill] пустые колонки заполняются сами
       *[none] пустые колонки остаются пустыми
    }
brief-no-stock = без колоды
brief-no-tableau = без игрового поля
brief-holes = { $holes ->
        [one] { $holes } лунка
        [few] { $holes } лунки
       *[many] { $holes } лунок
    }
brief-draw = открывать по { $draw }
brief-redeals = { $redeals ->
        [one] { $redeals } пересдача
        [few] { $redeals } пересдачи
       *[many] { $redeals } пересдач
    }
brief-redeals-unlimited = пересдачи без ограничений
brief-return = карты можно возвращать с баз
brief-peaks = { $cards ->
        [one] три вершины из { $cards } карты
       *[other] три вершины из { $cards } карт
    }
brief-more-peaks = { $peaks ->
        [one] { $peaks } вершина
        [few] { $peaks } вершины
       *[many] { $peaks } вершин
    } из { $cards ->
        [one] { $cards } карты
       *[other] { $cards } карт
    }
brief-pyramid = пирамида из { $count ->
        [one] { $count } карты
       *[other] { $count } карт
    }
brief-trees = { $trees ->
        [one] { $trees } ёлка
        [few] { $trees } ёлки
       *[many] { $trees } ёлок
    } по { $count ->
        [one] { $count } карте
        [few] { $count } карты
       *[many] { $count } карт
    }
brief-piles = { $piles ->
        [one] { $piles } колонка
        [few] { $piles } колонки
       *[many] { $piles } колонок
    } по { $cards }
brief-fans = { $piles ->
        [one] { $piles } веер
        [few] { $piles } веера
       *[many] { $piles } вееров
    } по { $cards }
brief-round-the = { $layout }, в центре { CARD($card) }
brief-covered = { $layout }, накрытые карты рубашкой вверх
brief-rank-wrap = на ступень старше или младше, по кругу
brief-rank-queen = на ступень старше или младше, на короля — только дама
brief-rank-nothing = на ступень старше или младше, на короля — ничего
brief-jokers = { $jokers ->
        [one] { $jokers } джокер
        [few] { $jokers } джокера
       *[many] { $jokers } джокеров
    }
brief-any-first = первая карта любая
brief-must-play = карты из колоды — только когда нет хода
brief-race = по { $piles ->
        [one] { $piles } стопке
        [few] { $piles } стопки
       *[many] { $piles } стопок
    } у каждого, ходят не по очереди
brief-rank-equal = на ступень старше, младше или того же достоинства, по кругу
brief-stack = карты одного достоинства складываются
brief-no-slap = без хлопков

## A game in a sentence or two, for players who don't know the words

brief-pitch-build = { $build ->
        [same_suit] На шестёрку кладут пятёрку той же масти.
        [different_suit] На шестёрку кладут пятёрку другой масти.
        [alternate_colour] На чёрную шестёрку кладут красную пятёрку.
       *[any] На любую шестёрку кладут любую пятёрку.
    }
brief-pitch-both = { $build ->
        [same_suit] На шестёрку кладут пятёрку или семёрку той же масти.
        [different_suit] На шестёрку кладут пятёрку или семёрку другой масти.
        [alternate_colour] На чёрную шестёрку кладут красную пятёрку или семёрку.
       *[any] На любую шестёрку кладут любую пятёрку или семёрку.
    }
brief-pitch-run = { $run ->
        [by_build] Последовательности переносят целиком.
        [same_suit] Последовательности одной масти переносят целиком.
        [to_empty] Последовательности переносят только в пустые колонки.
       *[single] Карты переносят по одной.
    }
brief-pitch-hidden = Часть карт сначала лежит рубашкой вверх.
brief-pitch-clear = { $layout ->
        [peaks] Разберите вершины
        [pyramid] Разберите пирамиду
        [trees] Разберите ёлки
        [fans] Разберите веера
        [none] Разыграйте всю колоду
       *[columns] Разберите колонки
    }: каждая карта на ступень старше или младше предыдущей.
brief-pitch-king = { $king ->
        [wrap] Туз и король — соседи.
        [queen] На короля кладут только даму.
       *[nothing] На короля ничего не кладут.
    }
brief-pitch = { $first } { $second }

## Rules page: headings

page-aim = Цель
page-deal = Раздача
page-foundations = Базы
page-building = Ходы
page-runs = Перенос последовательностей
page-empty-columns = Пустые колонки
page-stock-and-waste = Колода и сброс
page-scoring = Счёт
page-end = Конец игры
page-play = Ход игры
page-stock = Колода
page-the-end = Конец игры
page-impossible = Расклады, которые не сходятся

## Rules page: source and note

source = Источник
page-own-source = Свои правила
note = Примечание
loading = Загрузка…
back-to-games = Все игры

## Notes that several games share

note-pysol-waste = В PySolFC одну карту сразу сдают в сброс.
note-pysol-return = В PySolFC одну карту сразу сдают в сброс, а карты с баз можно возвращать (параметр «{ option-foundation-return }»).
note-pysol-preset = В PySolFC одну карту сразу сдают в сброс, а карты с баз можно возвращать, даже те, что лежали там с самого начала (параметр «{ option-foundation-return }»).
note-pysol-stays-here = В PySolFC одну карту сразу сдают в сброс, а карты с баз можно возвращать. Здесь они остаются на базах.

## Rules page of the Forty Thieves family

page-aim-columns = Собрать { $cards ->
        [one] все { $cards } карту
        [few] все { $cards } карты
       *[many] все { $cards } карт
    } на базах: { page-order }.
page-order =
    { $up ->
        [suit] в масть
       *[alternate_colour] с чередованием цветов
    } { $order ->
        [ace] от туза до короля
        [first] от базового достоинства до предыдущего (за королём идёт туз)
        [to-ace] от { RANK($base, form: "genitive") } до короля и затем до { RANK($last, form: "genitive") }
       *[round] от { RANK($base, form: "genitive") } до { RANK($last, form: "genitive") } (за королём идёт туз)
    }
page-shuffled = Тасуют { $decks ->
        [1] одну колоду
        [2] две колоды
        [3] три колоды
        [4] четыре колоды
       *[other] { $decks } колод
    } ({ $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }).
page-preset-out = Перед тасовкой все { RANK($rank, form: "plural") } ({ $count }) вынимают из колоды: с них начинаются базы.
page-dealt-columns = { $columns ->
        [one] { $columns } колонка
        [few] { $columns } колонки
       *[many] { $columns } колонок
    } по { $count ->
        [one] { $count } карте
        [few] { $count } карты
       *[many] { $count } карт
    }; карты сдают рядами слева направо{ $faces ->
        [up] , все в открытую
        [top] , в каждой колонке открыта только верхняя
       *[some] , в каждой колонке снизу { $down } рубашкой вверх, сверху { $up } в открытую
    }.
page-turns-up-column = Закрытая карта открывается сама, как только на ней ничего не лежит.
page-base-card = Следующая карта начинает первую базу. Её достоинство — базовое для этого расклада.
page-stock-left = { $count ->
        [one] Оставшаяся { $count } карта образует колоду (талон)
        [few] Оставшиеся { $count } карты образуют колоду (талон)
       *[many] Оставшиеся { $count } карт образуют колоду (талон)
    }, рубашкой вверх.
page-waste-empty = { page-stock-left } Сброс вначале пуст.
page-waste-empty-rest = Остальные карты образуют колоду. Сброс вначале пуст.
page-all-dealt = Сданы все карты, колоды нет.
page-foundations-suit = Баз всего { $foundations }, по одной на каждую масть.
page-foundations-suits = Баз всего { $foundations }, по { $decks } на каждую масть.
page-foundations-base = Баз всего { $foundations }, каждую начинает { $base ->
        [0] карта базового достоинства
       *[other] { RANK($base) }
    }.
page-foundation-preset = На каждой с самого начала лежит { $base ->
        [0] карта базового достоинства
       *[other] { RANK($base) }
    }.
page-foundation-start = Базу начинает { $base ->
        [0] карта базового достоинства
       *[other] { RANK($base) }
    }.
page-foundations-built = Базы собирают { page-order }, по одной карте.
page-copies = Одинаковые карты взаимозаменяемы.
page-no-return = Карты с баз не возвращают.
page-return = Верхнюю карту базы можно вернуть на подходящую колонку.
page-return-but = Верхнюю карту базы можно вернуть на подходящую колонку, кроме { $count ->
        [one] карты, которая лежала на базе с самого начала
       *[other] карт, которые лежали на базах с самого начала
    }.
page-return-all = Верхнюю карту базы можно вернуть на подходящую колонку, даже ту, что лежала там с самого начала.
page-not-compulsory = Класть карты на базы не обязательно.
page-building-how = Верхнюю карту колонки{ $from ->
        [waste] { " " }или сброса
       *[columns] { "" }
    } можно положить на подходящую базу. Её можно положить и на верхнюю карту другой колонки, если та на ступень старше и { page-of-build }.
page-of-build = { $build ->
        [same_suit] той же масти
        [different_suit] другой масти
        [alternate_colour] другого цвета
       *[any] любой масти
    }
page-example = { $build ->
        [same_suit] Например, девятку червей кладут на десятку червей.
        [different_suit] Например, девятку червей кладут на десятку треф, бубен или пик.
        [alternate_colour] Например, девятку червей кладут на десятку треф или пик.
       *[any] Например, девятку червей кладут на любую десятку.
    }
page-kings-on-aces = Туз и король — соседи: короля кладут на туза { page-of-build }.
page-nothing-on-ace = На туза ничего не кладут.
page-cells = Ячейки
page-dealt-rows = { $columns ->
        [one] { $columns } колонка
        [few] { $columns } колонки
       *[many] { $columns } колонок
    } по { $count ->
        [one] { $count } карте
        [few] { $count } карты
       *[many] { $count } карт
    }; карты сдают рядами слева направо.
page-face-down-rows = { $count ->
        [one] Ряд { $rows }, считая снизу, сдают
       *[other] Ряды { $rows }, считая снизу, сдают
    } рубашкой вверх, остальные — в открытую.
page-columns-empty = { $columns ->
        [one] { $columns } колонка, вначале пустая
        [few] { $columns } колонки, вначале пустые
       *[many] { $columns } колонок, вначале пустые
    }.
page-cells-dealt = { $cells ->
        [1] Следующую карту кладут в ячейку.
        [one] Следующую { $cells } карту кладут в ячейки, по одной в каждую.
        [few] Следующие { $cells } карты кладут в ячейки, по одной в каждую.
       *[many] Следующие { $cells } карт кладут в ячейки, по одной в каждую.
    }
page-deal-up = { $way ->
        [rows] После каждого ряда верхние карты колонок кладут на базы, пока хоть одна подходит. Поэтому в некоторых колонках вначале меньше карт.
       *[cards] Когда сдают колонки, карту, которая подходит к базе, сразу кладут на базу, а в колонку идёт следующая карта.
    }
page-building-both = Можно строить и по возрастанию: карту кладут на карту, которая на ступень младше, по тому же правилу мастей.
page-run-to-empty = Последовательность из нескольких карт можно перенести только в пустую колонку. Одну карту можно положить и на подходящую карту.
page-empty-waste = Пустую колонку может занять только верхняя карта сброса.
page-cells-are = Есть { $cells ->
        [one] { $cells } ячейка
        [few] { $cells } ячейки
       *[many] { $cells } ячеек
    }, в каждой помещается одна любая карта.
page-cells-use = Одну карту { page-from } можно положить в пустую ячейку, а из ячейки — на базу или на подходящую колонку.
page-waste-refills = Когда вы сыграли последнюю карту сброса, из колоды сразу открывают { $draw ->
        [1] следующую карту
       *[other] до { $draw } карт
    }. Это часть того же хода.
page-run-single = Карты переносят по одной.
page-run = Последовательность — это несколько верхних карт колонки{ $down ->
        [yes] , причём все открыты
       *[no] { "" }
    }. Каждая карта на ступень младше той, что под ней, и { $run ->
        [same_suit] той же масти
       *[by_build] { page-of-build }
    }.
page-run-parts = Переносить можно и всю последовательность, и её часть.
page-run-fits = Самая нижняя из переносимых карт должна подходить к новому месту.
page-run-foundation = На базу карты кладут по одной.
page-any-card = { $runs ->
        [yes] любую доступную карту или последовательность
       *[no] любую доступную карту
    }
page-from = { $from ->
        [waste] из колонки или из сброса
       *[columns] из колонки
    }
page-empty-any = В пустую колонку кладут { page-any-card } { page-from }.
page-empty-not-filled = Пустые колонки сами не заполняются.
page-empty-none = Пустые колонки остаются пустыми.
page-empty-auto = Когда колонка пустеет, в неё сразу ложится верхняя карта сброса, а если сброс пуст — следующая карта колоды. Это часть того же хода.
page-empty-auto-draws = Когда колонка пустеет, в неё сразу ложится верхняя карта сброса. Если сброс пуст, сначала из колоды в него открывают { $draw ->
        [1] карту, и она заполняет колонку
       *[other] до { $draw } карт, и последняя из них заполняет колонку
    }. Всё это часть того же хода.
page-empty-auto-after = Когда пусты и сброс, и колода, колонка остаётся пустой. Тогда в неё можно положить { page-any-card }.
page-empty-rank = В пустую колонку кладут только { RANK($rank, form: "accusative") }{ $runs ->
        [yes] { " " }или последовательность, в которой нижняя карта — { RANK($rank) },
       *[no] { "" }
    } { page-from }.
page-no-stock-no-waste = Ни колоды, ни сброса нет.
page-draw = { $draw ->
        [1] Из колоды открывают по одной карте и кладут в сброс.
       *[other] Из колоды открывают по { $draw } { $draw ->
            [one] карте
            [few] карты
           *[many] карт
        } (или сколько осталось) и кладут в сброс одну на другую, так что последняя оказывается сверху.
    } Это можно делать, пока в колоде есть карты, даже если есть другие ходы.
page-waste-plays = Верхней картой сброса можно ходить в любое время. В сброс попадают только карты из колоды.
page-waste-look = Все карты сброса можно посмотреть.
page-redeal-none = Колоду проходят один раз, пересдачи нет.
page-redeal-how = Когда колода пуста, сброс можно перевернуть, и он снова станет колодой. Его не тасуют, и карты идут в том же порядке.
page-redeal-unlimited = { page-redeal-how } Это можно делать сколько угодно раз.
page-redeals = { page-redeal-how } Это можно сделать { $redeals ->
        [one] { $redeals } раз
        [few] { $redeals } раза
       *[many] { $redeals } раз
    }, всего проходов: { $passes }.
page-score-columns = Счёт — число карт на базах (из { $cards } возможных). Показываются также ходы и время.
page-won-columns = Игра выиграна, когда все карты ({ $cards }) на базах.
page-stuck = Игра в тупике, когда ни один возможный ход ничего не меняет{ page-whole-column }.
page-stuck-drawing = Игра в тупике, когда остаётся только открывать карты из колоды{ page-whole-column }, но ни одна из них, оказавшись наверху сброса, никуда не подойдёт.
page-whole-column = { $null ->
        [yes] { " " }(перенос целой колонки в пустую не считается)
       *[no] { "" }
    }
page-stuck-after = Из тупика можно выйти: отмените ходы, начните заново или возьмите новый расклад.

## Options

option-queens-on-kings = Даму можно класть на короля
option-around-corner = Туз и король — соседи
option-jokers = Джокеры
option-empty-foundation = Лунка вначале пуста
option-must-play = Карты из колоды — только когда нет хода
option-decks = Колоды
option-open = Все карты открыты
option-face-down = Накрытые карты рубашкой вверх
option-any-starter = Лунку может начать любая карта
option-on-king = Что кладут на короля
option-foundation-return = Карты можно возвращать с баз
option-equal-rank = Карту можно класть и на карту того же достоинства
option-stack-equals = Карты одного достоинства можно складывать в своём ряду
option-no-slap = Без хлопков: меньшая стопка достаётся тому, кто разобрал ряд
