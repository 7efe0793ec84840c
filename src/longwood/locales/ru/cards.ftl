# The Russian messages.
#
# Terms: база is a foundation, базовая карта the card that sets the base rank, колонка a column, колода the stock, сброс the waste,
# лунка the hole of Golf, достоинство a rank. Расклад is a deal as a thing ("deal 7"), раздача and сдать are the act of dealing.
# Сходится means "can be won"; решаемый расклад is a winnable deal.
#
# Rules: cards move в пустую колонку, but на колонку 4, на базу, на карту. Use no past tense and no short adjective about a player:
# both would show the player's gender. Put the name of a game in «» inside a sentence, and leave it bare in titles. Write Spit in
# Latin letters, because спит means "sleeps". Put a no-break space before % and units, and after №.

## Cards and piles

card =
    { $rank ->
        [A] { $form ->
            [accusative] туза
            [genitive] туза
           *[plain] туз
        }
        [2] { $form ->
            [accusative] двойку
            [genitive] двойки
           *[plain] двойка
        }
        [3] { $form ->
            [accusative] тройку
            [genitive] тройки
           *[plain] тройка
        }
        [4] { $form ->
            [accusative] четвёрку
            [genitive] четвёрки
           *[plain] четвёрка
        }
        [5] { $form ->
            [accusative] пятёрку
            [genitive] пятёрки
           *[plain] пятёрка
        }
        [6] { $form ->
            [accusative] шестёрку
            [genitive] шестёрки
           *[plain] шестёрка
        }
        [7] { $form ->
            [accusative] семёрку
            [genitive] семёрки
           *[plain] семёрка
        }
        [8] { $form ->
            [accusative] восьмёрку
            [genitive] восьмёрки
           *[plain] восьмёрка
        }
        [9] { $form ->
            [accusative] девятку
            [genitive] девятки
           *[plain] девятка
        }
        [T] { $form ->
            [accusative] десятку
            [genitive] десятки
           *[plain] десятка
        }
        [J] { $form ->
            [accusative] валета
            [genitive] валета
           *[plain] валет
        }
        [Q] { $form ->
            [accusative] даму
            [genitive] дамы
           *[plain] дама
        }
        [K] { $form ->
            [accusative] короля
            [genitive] короля
           *[plain] король
        }
       *[other] { $rank }
    } { $suit ->
        [C] треф
        [D] бубен
        [H] червей
       *[S] пик
    }
card-joker = джокер
rank =
    { $rank ->
        [1] { $form ->
            [accusative] туза
            [genitive] туза
            [plural] тузы
           *[plain] туз
        }
        [2] { $form ->
            [accusative] двойку
            [genitive] двойки
            [plural] двойки
           *[plain] двойка
        }
        [3] { $form ->
            [accusative] тройку
            [genitive] тройки
            [plural] тройки
           *[plain] тройка
        }
        [4] { $form ->
            [accusative] четвёрку
            [genitive] четвёрки
            [plural] четвёрки
           *[plain] четвёрка
        }
        [5] { $form ->
            [accusative] пятёрку
            [genitive] пятёрки
            [plural] пятёрки
           *[plain] пятёрка
        }
        [6] { $form ->
            [accusative] шестёрку
            [genitive] шестёрки
            [plural] шестёрки
           *[plain] шестёрка
        }
        [7] { $form ->
            [accusative] семёрку
            [genitive] семёрки
            [plural] семёрки
           *[plain] семёрка
        }
        [8] { $form ->
            [accusative] восьмёрку
            [genitive] восьмёрки
            [plural] восьмёрки
           *[plain] восьмёрка
        }
        [9] { $form ->
            [accusative] девятку
            [genitive] девятки
            [plural] девятки
           *[plain] девятка
        }
        [10] { $form ->
            [accusative] десятку
            [genitive] десятки
            [plural] десятки
           *[plain] десятка
        }
        [11] { $form ->
            [accusative] валета
            [genitive] валета
            [plural] валеты
           *[plain] валет
        }
        [12] { $form ->
            [accusative] даму
            [genitive] дамы
            [plural] дамы
           *[plain] дама
        }
        [13] { $form ->
            [accusative] короля
            [genitive] короля
            [plural] короли
           *[plain] король
        }
       *[other] { $rank }
    }
word =
    { $number ->
        [0] ноль
        [1] один
        [2] два
        [3] три
        [4] четыре
        [5] пять
        [6] шесть
        [7] семь
        [8] восемь
        [9] девять
       *[other] { $number }
    }
list = { $first }, { $last }
either = { $first } или { $last }
card-face-down = карта рубашкой вверх
cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
cards-from-to = { cards } от { CARD($first, form: "genitive") } до { CARD($last, form: "genitive") }
cards-top = { $name }, { cards }, сверху { CARD($card) }
cards-face-down = { $name }, { cards } рубашкой вверх
cards-below = { cards } рубашкой вверх, затем { $cards }
pile = { $form ->
        [text] { $kind ->
            [column] колонка { $number }
            [cell] ячейка { $number }
            [foundation] база { $number }
            [slot] место { $number }
            [stock] колода
            [waste] сброс
            [holes] лунка { $number }
           *[hole] лунка
        }
       *[label] { $kind ->
            [column] Колонка { $number }
            [cell] Ячейка { $number }
            [foundation] База { $number }
            [slot] Место { $number }
            [stock] Колода
            [waste] Сброс
            [holes] Лунка { $number }
           *[hole] Лунка
        }
    }
pile-empty = { $name }, пусто
pile-empty-card = { $name }, пусто, сюда кладут { CARD($card, form: "accusative") }
pile-empty-rank = { $name }, пусто, сюда кладут { RANK($rank, form: "accusative") }
pile-stock = { $name }, { cards } рубашкой вверх
pile-slot = { $name }, { CARD($card) }
pile-slot-covered = { $name }, { CARD($card) }, под другой картой
pile-slot-face-down = { $name }, карта рубашкой вверх
pile-with-redeals = { $pile }, { $redeals }
pile-may-redeal = { $pile }. { redeal-here }
board = { $game }: игровое поле
redeal-here = Перевернуть сброс
redeals-left = { $count ->
        [one] осталась { $count } пересдача
        [few] осталось { $count } пересдачи
       *[many] осталось { $count } пересдач
    }
redeals-unlimited = пересдачи без ограничений
waste-look = Посмотреть сброс, { cards }
waste-title = Сброс: { cards }
waste-order = Первой идёт карта, которой можно ходить, последней — та, что открыли раньше всех.

## Why a move isn't allowed

reason-won = игра выиграна: все карты на базах
reason-own-column = карта и так в этой колонке
reason-empty = сюда нельзя положить { CARD($card, form: "accusative") }: в игре «{ $game }» { $empty ->
        [king] в пустую колонку кладут только королей
        [queen] в пустую колонку кладут только дам
        [waste] в пустую колонку кладут только карты из сброса
        [none] пустые колонки остаются пустыми
       *[any] в пустую колонку кладут любую карту
    }
reason-fit = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }: в игре «{ $game }» карты кладут { reason-build }
reason-fit-down = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }: в игре «{ $game }» карты кладут по убыванию { reason-build }
reason-fit-only = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }: сюда подходит только { CARD($fits) }
reason-fit-ace = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }: на туза ничего не кладут
reason-build = { $build ->
        [same_suit] в масть
        [different_suit] не в масть
        [alternate_colour] с чередованием цветов
       *[any] независимо от масти
    }
reason-fit-both = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }: в игре «{ $game }» карты кладут по убыванию или возрастанию { reason-build }
reason-cell-single = в ячейке помещается одна карта
reason-cell-full = в этой ячейке уже есть карта
reason-run-to-empty = последовательность из нескольких карт можно перенести только в пустую колонку
reason-draw-target = карты из колоды кладут только в сброс
reason-draw-count = здесь за один раз открывают { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
reason-stock-empty = колода пуста
reason-no-stock = в игре «{ $game }» нет колоды
reason-redeal-source = новой колодой может стать только перевёрнутый сброс
reason-no-redeal = в игре «{ $game }» нет пересдачи
reason-redeals-used = { $redeals ->
        [1] единственная пересдача использована
       *[other] все пересдачи ({ $redeals }) использованы
    }
reason-redeal-early = сброс переворачивают, только когда колода пуста; в ней ещё { cards }
reason-waste-empty = сброс пуст
reason-no-cards = для хода нужна хотя бы одна карта
reason-waste-single = из сброса можно ходить только верхней картой
reason-no-column = колонки { $number } нет
reason-column-empty = колонка { $number } пуста
reason-column-short = в колонке { $number } только { cards }
reason-single = в игре «{ $game }» карты переносят по одной
reason-face-down = закрытые карты не переносят
reason-no-run = { $count ->
        [one] верхняя { $count } карта колонки { $number } не образует
        [few] верхние { $count } карты колонки { $number } не образуют
       *[many] верхние { $count } карт колонки { $number } не образуют
    } { $run ->
        [same_suit] последовательности одной масти
       *[by_build] последовательности
    }
reason-no-return = в игре «{ $game }» карты с баз не возвращают
reason-return-single = с базы карты возвращают по одной
reason-return-unnamed = укажите, какую карту вернуть с базы
reason-return-not-top = { CARD($card) } не лежит сверху ни на одной базе
reason-return-starter = { CARD($card, form: "accusative") } нельзя вернуть: с этой карты начата база
reason-on-foundation = эта карта уже на базе
reason-foundation-single = на базу карты кладут по одной
reason-to-waste = в сброс кладут только карты из колоды
reason-nothing-there = сюда карты не кладут
reason-foundation = { CARD($card) } пока не подходит ни к одной базе: базы собирают { $up ->
        [suit] в масть
       *[alternate_colour] с чередованием цветов
    }, начиная с { RANK($base, form: "genitive") }
reason-cleared = поле разобрано, игра окончена
reason-must-play = по этим правилам карту из колоды открывают, только когда других ходов нет
reason-hole-only = в игре «{ $game }» карты кладут по одной и только в лунку
reason-from-hole = из лунки карты не берут
reason-place = { $layout ->
        [columns] колонка
        [fans] веер
       *[slots] место
    } { $number }
reason-place-empty = { $layout ->
        [columns] колонка { $number } пуста
        [fans] веер { $number } пуст
       *[slots] место { $number } пусто
    }
reason-no-place = { $layout ->
        [columns] колонки { $number } нет
        [fans] веера { $number } нет
       *[slots] места { $number } нет
    }
reason-place-covered = { reason-place }: карта накрыта другой
reason-hole-king = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }: в игре «{ $game }» на короля { $only ->
        [queen] кладут только даму
        [queen-joker] кладут только даму или джокера
        [joker] кладут только джокера
       *[nothing] ничего не кладут
    }
reason-hole-one = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }: подходит только { RANK($first) }
reason-hole-two = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }: подходит только { RANK($first) } или { RANK($second) }
reason-foundation-empty = база { $number } пуста
reason-no-foundation = базы { $number } нет

refused-closed = уже сдана следующая лунка: эту изменить нельзя
refused-ended = эта игра закончена
refused-not-begun = сдаться можно после первого хода
refused-too-long = эта игра достигла предельной длины; скачайте её запись, если хотите, и начните новый расклад
refused-redo = возвращать нечего
refused-bookmarked = у этой позиции уже есть закладка
refused-bookmarks-full = закладок может быть не больше { $most }; сначала удалите одну
refused-no-bookmark = закладки { $number } нет
refused-here = эта позиция уже открыта
refused-over = эта игра уже окончена
refused-undo = отменять нечего
refused-no-par = в этой игре не считают ни удары, ни очки
refused-all-seen = вы уже видели все карты
refused-heard = уже выполнено
refused-moved-on = игра успела измениться в другой вкладке
refused-cards-gone = поздно: этих карт там уже нет
refused-given-up = игра изменилась в другой вкладке, поиск остановлен
refused-busy = программа занята (запросов в очереди: { $waiting }); попробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }
refused-no-solver = поиск решений сейчас недоступен; попробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }
refused-not-over = лучший возможный счёт можно узнать только после окончания лунки
refused-marks-helped = эта игра не окончена; если начать анализ сейчас, она будет считаться сыгранной с подсказками
refused-replay-open = анализировать можно только оконченные игры, а эта ещё идёт
refused-not-joined = к предыдущему ходу можно присоединить только ход на базу
refused-which-deal = выберите что-то одно: номер расклада, решаемый расклад, сложность или расклад дня
refused-no-grades = для этой игры сложность расклада не выбирается
refused-won = эта игра выиграна, результат окончательный
refused-practice = после отмены игра будет считаться игрой с отменой ходов
refused-no-round = в игре «{ $game }» нет раундов из девяти лунок
refused-hole-open = лунка { $number } ещё не доиграна
refused-round-over = раунд окончен
refused-no-reshuffle = перетасовать можно только до первого хода и только расклад, который не сходится
refused-clock = это раньше последнего события
refused-paused = матч приостановлен, пока второй игрок не вернётся
refused-ready = сейчас подтверждать готовность не нужно
refused-not-playing = ходить и хлопать можно только во время раунда
refused-not-on-top = эта карта не лежит сверху ни в одной из ваших стопок
refused-no-place = такой стопки нет
refused-no-fit = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }
refused-not-empty = карту можно переложить только на пустое место своего ряда или, если включён такой параметр, на карту того же достоинства
refused-no-slap = хлопать не по чему
refused-slap-locked = вы хлопнули слишком рано; подождите немного
refused-away = этот игрок уже не на связи
refused-not-away = этот игрок на связи

## Screen reader announcements

said-move = { $what }: { $kind ->
        [column] на колонку { $number }
        [foundation] на базу { $number }
        [slot] на место { $number }
        [stock] в колоду
        [waste] в сброс
       *[hole] в лунку
    }.
said-draw = { $count ->
        [one] Открыта карта
       *[other] Открыты карты
    }: { $cards }.
said-redeal = Сброс перевёрнут.
said-new-table = Карты сданы: { $game }.
said-many-moved = Переместилось много карт.
said-turned = { $count ->
        [one] Открылась карта
       *[other] Открылись карты
    }: { $cards }.
said-no-move = { $what }: ходов нет.
said-carrying = В руке: { $what }. { $places ->
        [one] Подходит { $places } место
        [few] Подходят { $places } места
       *[many] Подходят { $places } мест
    }: выберите стрелками, Enter — положить, Esc — отменить.
said-put-back = Перенос отменён.

listen = Прочитать вслух
read = { $what ->
        [plays] Какие есть ходы?
        [changed] Что изменилось?
       *[table] Прочитать всё поле
    }
said-plays = { $count ->
        [0] Ходов больше нет.
        [one] { $count } ход: { $moves }.
        [few] { $count } хода: { $moves }.
       *[many] { $count } ходов: { $moves }.
    }
said-nothing-yet = Пока ничего не изменилось.
said-pile = { $name }: { $cards }.
said-pile-hidden = { $name }: { cards-below }.
play-draw = открыть карту из колоды
play-to = { $cards }: откуда — { $from }, куда — { $to }
play-to-empty = { $cards }: откуда — { $from }, куда — пустая колонка
