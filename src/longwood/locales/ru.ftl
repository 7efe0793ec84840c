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
pile = { $kind ->
        [column] Колонка { $number }
        [foundation] База { $number }
        [slot] Место { $number }
        [stock] Колода
        [waste] Сброс
       *[hole] Лунка
    }
pile-empty = { $name }, пусто
pile-empty-card = { $name }, пусто, сюда кладут { CARD($card, form: "accusative") }
pile-empty-rank = { $name }, пусто, сюда кладут { RANK($rank, form: "accusative") }
pile-stock = { $name }, { cards } рубашкой вверх
pile-slot = { $name }, { CARD($card) }
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
redeals-unlimited = пересдачи без ограничения
waste-look = Посмотреть сброс, { cards }
waste-title = Сброс: { cards }
waste-order = Первой идёт карта, которой можно ходить, последней — открытая раньше всех.

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
said-pile-hidden = { $name }: { cards } рубашкой вверх, затем { $cards }.
play-draw = открыть карту из колоды
play-to = { $cards }: откуда — { $from }, куда — { $to }
play-to-empty = { $cards }: откуда — { $from }, куда — пустая колонка

## Toolbar and status

app-name = Longwood
tagline = Бесплатные пасьянсы
title = { $name } · Longwood
undo = Отменить
undo-short = Отмена
redo = Вернуть
redo-short = Вернуть
restart = Начать заново
restart-short = Заново
new-deal = Новый расклад
new-deal-short = Новый
deal-number = Номер расклада
deal-number-short = Номер
end-hole = Закончить лунку
end-hole-short = Конец
rules-button = Правила
rules-button-short = Правила
help = Справка
more = Ещё
menu = Игры
close = Закрыть
tools = Управление игрой
moves = Ходы
time = Время
practice = тренировка
practice-explained = Вы отменили ход: игра считается тренировкой.
score-in-hole = В лунке
score-home = На базах
score-strokes = Удары
score-points = Очки
streak = Серия

## Dialogs and notices

practice-title = После отмены игра станет тренировкой
practice-body = Можно играть дальше и отменять ходы сколько угодно, но результат не пойдёт в зачёт.
undo-anyway = Всё равно отменить
keep-playing = Играть дальше
end-title = Закончить эту лунку?
end-body = За эту лунку вам запишут { $strokes }.
end-now = Закончить лунку
bookmarks = Закладки
bookmarks-short = Закладки
bookmarks-do = Добавьте закладку, чтобы потом вернуться к этой позиции.
bookmarks-practice = Если вернуться к закладке, игра станет тренировкой.
bookmark-now = Добавить закладку
bookmark-at = Ход { $move }
bookmark-here = текущая позиция
bookmark-remove = Удалить закладку: { $at }
bookmarked = Закладка добавлена: { $at }
deal-title = Выбор расклада
deal-body = Один и тот же номер даёт один и тот же расклад на любом устройстве.
deal-field = Номер расклада
deal-field-single = Номер расклада для одной лунки
deal-now = Сдать
this-deal = Это расклад № { $deal }.
this-deal-unnumbered = У этого расклада нет номера.
deal-of-round = Расклады раунда случайны: выбрать другой нельзя.
deal-as-single = Сыграть этот расклад как отдельную лунку
deal-number-wrong = Введите целое число от 0 до 9223372036854775807.
impossible-stock = Этот расклад не сходится ни при каком порядке колоды.
impossible = Этот расклад не сходится.
reshuffle = Перетасовать
play-anyway = Всё равно играть
connection-lost = Связь потеряна. Подключаемся снова…
connecting = Сдаём карты…
stuck-title = Ходов больше нет
stuck-body = Отмените ход, начните заново или возьмите новый расклад.
stuck-body-new = Возьмите новый расклад.
won-title = Пасьянс сошёлся!
won-body = { moves-made }, { $time }.
moves-made = { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
won-practice = Тренировочная игра.
hole-over = Лунка { $number }: { $strokes }
hole-cleared = Поле разобрано!
hole-cleared-spare = Поле разобрано, в колоде { $count ->
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[many] осталось { $count } карт
    }.
hole-ended = Лунка окончена: { $strokes }
game-ended = Игра окончена
points-scored = { $count ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
next-hole = Следующая лунка
round-over = Раунд окончен: { $total } ({ $topar })
round-perfect = Идеальный раунд: { $total } ({ $topar })
new-round = Новый раунд
dismiss = Скрыть

## Solver and hints

hint = Подсказка
hint-short = Подсказка
search-help = Подсказки
search-sees = Учитывает закрытые карты. Игра пойдёт в зачёт «с подсказками».
searching = Ищем…
showing = Показываем выигрыш…
show-me = Показать
show-stop = Стоп
ask-verdict = Ещё сойдётся?
hint-which = Какой ход?
hint-then = А дальше?
hint-look = Попробуйте: { $pile }
hint-move = { $cards }: { $pile }
hint-draw = Откройте карту из колоды
hint-none = Ходов больше нет
hint-wins = Найден выигрыш: { moves-made }.
hint-lost = Отсюда пасьянс уже не сойдётся.
hint-unknown = Выигрыш не найден, но, возможно, он есть.
search-effort = { $nodes ->
        [one] Проверена { $nodes } позиция
        [few] Проверено { $nodes } позиции
       *[many] Проверено { $nodes } позиций
    } за { $seconds } с.
verdict = { $verdict ->
        [won] Ещё сходится
        [lost] Уже не сойдётся
       *[unknown] Не определено
    }
verdict-pending = Проверяем…
ask-par = Какой лучший счёт был возможен?
par-reached = { $kind ->
        [hole] У вас лучший возможный счёт: { $best }.
       *[peaks] Больше очков набрать нельзя: { $best }.
    }
par-missed = { $kind ->
        [hole] Лучший возможный счёт: { $best }. У вас на { $off ->
            [one] { $off } удар
            [few] { $off } удара
           *[many] { $off } ударов
        } больше.
       *[peaks] Лучший возможный счёт: { $best }. Вам не хватило { $off ->
            [one] { $off } очка
           *[other] { $off } очков
        }.
    }
par-unproved = { $kind ->
        [hole] Лучший найденный счёт: { $best }. Возможно, есть и лучше.
       *[peaks] Найдено очков: { $best }. Возможно, есть и больше.
    }
helped = с подсказками
helped-explained = { $hints ->
        [one] { $hints } подсказка
        [few] { $hints } подсказки
       *[many] { $hints } подсказок
    }, { $shown ->
        [one] показан { $shown } ход
        [few] показано { $shown } хода
       *[many] показано { $shown } ходов
    }. Подсказки учитывают закрытые карты.
winnable = решаемый
winnable-explained = Проверено: этот расклад сходится.
deal-winnable = Новый решаемый расклад
only-winnable = Только решаемые расклады
looking-for-winnable = Ищем решаемый расклад…

## Golf

score-card = Счётная карточка
score-card-short = Счёт
hole-number = Лунка { $number }
total = Итого
par-of-holes = От пара
par-level = ровно в пар
par-under = { $strokes ->
        [one] на { $strokes } удар ниже пара
        [few] на { $strokes } удара ниже пара
       *[many] на { $strokes } ударов ниже пара
    }
par-over = { $strokes ->
        [one] на { $strokes } удар выше пара
        [few] на { $strokes } удара выше пара
       *[many] на { $strokes } ударов выше пара
    }
par-of-round = Пар { $par }
round-summary = Лунка { $current } из { $holes }, итого { $total }, { $topar }

## Multiplayer: match status and errors

match-square = счёт равный
match-status = { $how ->
        [up] впереди на { $holes } { $holes ->
            [one] лунку
            [few] лунки
           *[many] лунок
        }
       *[down] позади на { $holes } { $holes ->
            [one] лунку
            [few] лунки
           *[many] лунок
        }
    }
match-dormie = { $status }, дорми
match-over = { $how ->
        [won] победа { $by }
       *[lost] поражение { $by }
    }
match-left = { $how ->
        [won] победа: соперники вышли из игры
       *[lost] поражение: вы вышли из игры
    }
match-halved = матч вничью
refused-no-seat = на этом месте никто не играет
refused-match-over = матч окончен
refused-hole-over = эту лунку вы уже закончили
refused-draw-stands = в сетевой игре нельзя отменить открытие карты
error-no-company = «{ $game }» не годится для сетевого гольфа: здесь не считают удары
error-holes = в сетевом раунде 9 или 18 лунок, а не { $holes }
error-limit = время на лунку — не меньше секунды
error-players = { $format ->
        [spit] для Spit нужны два игрока, а не { $players }
        [match] для матчевой игры нужны два игрока или две стороны по двое, трое или четверо, а не { $players }
       *[stroke] для игры на счёт ударов нужны от двух до восьми игроков, а не { $players }
    }
error-name-empty = в имени нужна хотя бы одна буква
error-name-long = в имени не больше { $most } букв
error-code = в коде комнаты шесть букв
error-no-room = такой комнаты нет или она закрыта
refused-room-closed = эта комната закрыта
refused-no-game = сейчас игра не идёт
refused-playing = во время игры это нельзя
refused-full = все места заняты ({ $most })
refused-seated = у вас уже есть место
refused-not-seated = сначала займите место
refused-not-host = это может только хозяин комнаты
refused-no-level = нет игрока-компьютера такого уровня
refused-no-computer = на этом месте сейчас некого удалять
refused-no-code = не удалось подобрать код комнаты; попробуйте ещё раз
refused-no-record = в этой комнате ещё не доиграли ни одной игры
refused-not-here = метрики доступны только на самом сервере
refused-worn-out = срок комнаты истёк; создайте новую
refused-too-often = слишком много запросов; попробуйте через минуту
refused-too-fast = слишком много сообщений сразу; помедленнее
refused-too-many = слишком много подключений с вашего адреса
refused-many-seats = с вашего адреса занято слишком много мест
refused-crowded = на сервере нет места для новой комнаты; попробуйте позже

## Rooms

company = Сетевая игра
company-game = { $game ->
        [golf] Гольф
       *[spit] Spit
    }
company-about = { $game ->
        [golf] От двух до восьми игроков одновременно играют одну и ту же лунку.
       *[spit] Два игрока в реальном времени, без очереди ходов.
    }
company-open = Создать комнату
company-open-for = Создать комнату: { company-game }
company-code = Есть код?
company-code-hint = шесть букв
company-join = Войти
room-title = { $game ->
        [golf] Гольф по сети
       *[spit] Spit по сети
    }
room-gone = Этой комнаты больше нет.
room-entering = Входим…
room-invite = Пригласить игроков
room-invite-about = Войти может любой, у кого есть ссылка или код.
room-code = Код
room-link = Ссылка
room-copy-link = Скопировать ссылку
room-share = Поделиться ссылкой
room-invitation = Сыграем? { company-game }
room-copied = Скопировано
room-not-copied = Браузер не смог скопировать ссылку. Выделите и скопируйте её сами.
room-players = Игроки
room-taken = { $taken } из { $most }
room-you = вы
room-host = хозяин
room-ready = можно начинать
room-unready = готовится
room-away = нет связи
room-level = { $level ->
        [beginner] Новичок
        [casual] Любитель
        [steady] Средний
        [sharp] Сильный
        [expert] Эксперт
        [stroll] Очень медленный
        [walk] Медленный
        [trot] Умеренный
        [canter] Быстрый
        [gallop] Очень быстрый
       *[other] { $level }
    }
room-computer = игрок-компьютер
room-add = Добавить игрока-компьютер
room-send-away = Удалить из комнаты: { $name }
room-name = Ваше имя
room-sit = Занять место
room-rename = Сменить имя
room-watching = Вы зритель.
room-watchers = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
room-rules = Параметры игры
room-rules-host = Менять их может только хозяин комнаты: { $name }.
room-which = Игра
room-rule-set = Правила
room-format = Формат игры
room-format-is = { $format ->
        [match] Матчевая игра
       *[stroke] Игра на счёт ударов
    }
room-format-about = { $format ->
        [match] Лунку выигрывает тот, у кого меньше ударов, матч — сторона, у которой больше выигранных лунок. Для двух игроков или двух сторон.
       *[stroke] Побеждает тот, у кого меньше ударов в сумме.
    }
room-holes = Лунки
room-own-deals = У каждого свой расклад
room-play-off = При ничьей — до первой выигранной лунки
room-limit = Время на лунку
room-minutes = { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
room-no-limit = Без ограничения
room-equal-rank = Карту можно класть на карту того же достоинства
room-stack-equals = Карты одного достоинства можно складывать в своём ряду
room-no-slap = Без хлопков: меньшая стопка достаётся тому, кто разобрал ряд
room-start = Готово
room-not-yet = Отменить готовность
room-wait-players = Нужен ещё один игрок. Пригласите кого-нибудь или добавьте игрока-компьютер.
room-wait-ready = Ждём: { $names }.
room-wait-you = Ждём только вас.
room-begins = Начало через { $seconds } с…
room-leave = Выйти
room-leave-title = Выйти из игры?
room-leave-body = Вам засчитают поражение, и вернуться в эту игру будет нельзя.
room-leave-now = Выйти из игры
room-stay = Остаться
room-again = Сыграть ещё
room-to-lobby = Вернуться в комнату

## Golf with others

golf-hole-of = Лунка { $hole } из { $holes }
golf-extra-hole = Дополнительная лунка { $hole }
golf-time-left = Осталось
golf-next-in = Следующая через
golf-cards-left = { $count ->
        [0] поле разобрано
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[many] осталось { $count } карт
    }
golf-finished = лунка сыграна
golf-resting = пропускает эту лунку
golf-withdrawn = вне игры
golf-stuck = Ходов больше нет. Закончите лунку или отмените ход, если можно.
golf-done = Вы закончили лунку: { $strokes }.
golf-waiting = Ждём: { $names }.
golf-watched = Лунка ещё не окончена. Вы увидите карты, когда её закончат все.
golf-impossible = Этот расклад не сходится.
golf-turned = Лунка { $hole }: результаты
golf-turned-extra = Дополнительная лунка { $hole }: результаты
golf-hole-best = лучший счёт
golf-board-of = { $name }: поле в конце лунки
golf-hole-to = Наименьший счёт: { $names }, { $strokes }.
golf-hole-halved = Лунка вничью: { $strokes }.
golf-hole-won = { $count ->
        [one] Лунку выигрывает { $names }
       *[many] Лунку выигрывают { $names }
    }: { $strokes }.
golf-seen-by = Можно дальше: { $name }
golf-seen = можно дальше
golf-winner = { $count ->
        [one] Побеждает { $names }
       *[many] Побеждают { $names }
    }
golf-you-win = Вы выиграли!
golf-match-over = { $result ->
        [halved] Матч закончился вничью
        [conceded] Матч окончен: одна из сторон вышла из игры
       *[other] Итог матча: { $result }
    }
golf-place = Место
golf-said-finished = Лунка сыграна: { $name }.
golf-said-away = Нет связи: { $name }.
golf-said-back = Снова на связи: { $name }.
golf-said-left = Из игры выходит { $name }.
golf-said-leads = Впереди { $names }.
golf-said-minute = Осталась одна минута.
golf-said-seconds = Осталось секунд: { $seconds }.

## Spit

spit-title = Spit: раунд { $round }
spit-pile = { $name }, стопка { $number }
spit-own-pile = Ваша стопка { $number }
spit-centre = { $side ->
        [left] Левая центральная стопка
       *[right] Правая центральная стопка
    }
spit-onto = { $side ->
        [left] на левую стопку
       *[right] на правую стопку
    }
spit-open = { $name }, { $top }
spit-open-on = { $name }, { $top }, под ней { cards } рубашкой вверх
spit-spares = { $has ->
        [yes] { $name }: запас есть
       *[no] { $name }: запаса нет
    }
spit-state = { $state ->
        [away] нет связи
        [ready] можно начинать
        [unready] готовится
        [able] есть ход
       *[stuck] нет хода
    }
spit-holds = { $name }: { cards }
spit-counting = Первые карты через { $seconds } с
spit-stuck = Ходов нет ни у кого. Новые карты через { $seconds } с
spit-blocked = Ходов нет ни у кого, и запас кончился
spit-idle = Ход только у вас. Автоход через { $seconds } с
spit-idle-theirs = Ходить может только { $name }
spit-away = { $name }: нет связи, поражение через { $seconds } с
spit-slap = Хлоп!
spit-slap-pile = Хлопнуть по { $side ->
        [left] левой стопке
       *[right] правой стопке
    }
spit-slap-wait = Слишком рано!
spit-too-late = Поздно: другая карта успела раньше
spit-round = Раунд { $round }
spit-took = { $name } забирает стопку: { cards }.
spit-ready = Готово
spit-waiting = Ждём: { $name }
spit-you-won = Вы выиграли!
spit-won = Побеждает { $name }
spit-nobody-won = Победителя нет
spit-ending = { $how ->
        [out] У победителя не осталось карт.
        [left] Второго игрока больше нет в игре.
        [absent] Второго игрока слишком долго не было на связи.
       *[abandoned] Обоих игроков слишком долго не было на связи.
    }
spit-latency = Пинг: { $ms } мс
spit-said-played = { $name }: { CARD($card) } { spit-onto }.
spit-said-forced = { $name }: автоход, { CARD($card) }.
spit-said-shifted = { $name }: { CARD($card) } на место { $number }.
spit-said-new = Новые карты.
spit-said-tops = Слева { $left }, справа { $right }.
spit-said-top-none = пусто
spit-said-out = { $name }: ряд разобран, раунд окончен.
spit-said-blocked = Ходов нет ни у кого. Раунд окончен.
spit-said-slapped = Первый хлопок: { $name }.
spit-said-row = { $name }: { $piles }.
spit-said-pile = { $number }: { $top }
spit-said-no-fit = { $what }: туда не подходит.
spit-said-chosen = В руке { $what }.
spit-play-onto = { $number }: { CARD($card) } { spit-onto }
spit-play-to = { $number }: { CARD($card) } на место { $target }
spit-help-tap-does = Она ляжет туда, куда подходит, а если подходит к обеим центральным стопкам — на ближнюю
spit-help-drag-does = Она ляжет туда, где вы её отпустите; подходящие места светятся
spit-help-slap = Коснитесь центральной стопки
spit-help-slap-does = Хлопок по ней; после раунда можно коснуться любого места на её стороне
spit-help-piles-does = Ход верхней картой вашей стопки 1–5 туда, куда она подходит
spit-help-hold-does = Взять карту и выбрать место: Q, E или стрелка — центральная стопка, цифра — пустое место, Esc — вернуть
spit-help-sides-does = Левая или правая центральная стопка: положить взятую карту или хлопнуть
spit-help-space-does = Готово, можно начинать; или хлопок по центральной стопке, которую вы начали

## Card menu

card-menu-best = Лучше всего: { $place }
card-menu-foundation = На базу
card-menu-onto = На { CARD($card, form: "accusative") }, { pile }
card-menu-draw = Открыть карту
card-menu-none = Ходов нет

## Settings

settings = Настройки
language = Язык
settings-looks = Оформление и звук
settings-table = Расположение
settings-play = Игра
setting-theme = Тема
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
theme-contrast = Контрастная
setting-suits = Цвета мастей
suits-two = Два
suits-four = Четыре
setting-index = Размер знаков на картах
index-normal = Обычный
index-large = Крупный
setting-speed = Скорость анимации
speed-off = Без анимации
speed-fast = Быстрая
speed-normal = Обычная
speed-slow = Медленная
setting-sound = Звук
setting-foundations = Базы и колода
foundations-above = Над колонками
foundations-below = Под колонками
setting-hand = Ведущая рука
setting-hand-about = Колода и кнопки будут ближе к этой руке.
hand-right = Правая
hand-left = Левая
setting-mirror = Колонки справа налево
setting-mirror-about = Колонка 1 справа. Сами карты не меняются.
setting-tap = При касании или щелчке по карте
tap-play = Сразу делать ход
tap-choose = Выбирать карту
setting-auto-play = Автоперенос на базы
auto-play-off = Никогда
auto-play-free = Когда безопасно
auto-play-all = Когда можно
setting-supermoves = Перенос нескольких карт
setting-supermoves-about = Несколько карт сразу через пустые колонки. Каждая карта считается отдельным ходом.
setting-verdict = Ещё сойдётся?
setting-verdict-about = После каждого хода показывает, сойдётся ли ещё пасьянс. Учитывает закрытые карты, поэтому игра пойдёт в зачёт «с подсказками».
setting-letter-keys = Буквенные и цифровые клавиши
setting-letter-keys-about = Выключите, если они срабатывают от голосового ввода или случайных нажатий. Стрелки, Enter и Esc работают всегда.

## Start page

search-games = Поиск игр
search-hint = Найти игру
no-game = Нет игры с названием «{ $query }».
games-found = { $count ->
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    }
continue = Продолжить
played = { moves-made } · { $time }
save-record = Скачать запись игры
deal-named = Расклад № { $deal }
also = также { $alias }
play = Играть
play-game = Играть: { $game }
play-single-hole = { $game }: { single-hole }
nine-holes = Девять лунок
single-hole = Одна лунка
options = Параметры правил
options-title = Параметры правил: { $game }
other-names = Другие названия: { $names }
rules-title = Правила: { $game }
random-deal = случайный
quick-start = Быстрый старт
deal-of-the-day = Расклад дня
today-state = { $state ->
        [new] один для всех
        [open] начат
        [won] сошёлся
       *[over] окончен
    }
random-game = Случайная игра
random-game-does = Любая из { $count ->
        [one] { $count } игры
       *[other] { $count } игр
    }
yes = да
no = нет

## Rules page: source and note

source = Источник
note = Примечание
loading = Загрузка…
back-to-games = Все игры

## Replay and analysis

replay = Повтор
replay-so-far = Смотреть повтор
replay-of = Повтор: { $game }
replay-deal = Расклад № { $deal }
replay-result = { $outcome ->
        [won] Пасьянс сошёлся
        [stuck] Ходов не осталось
        [ended] Закончено досрочно
       *[open] Игра идёт
    }
replay-to-table = Вернуться к игре
replay-controls = Управление повтором
replay-at = Ход
replay-dealt = Начало
replay-point = Ход { $move } из { $moves }: { $what }
replay-first = В начало
replay-back = Предыдущий ход
replay-forward = Следующий ход
replay-last = В конец
replay-play = Воспроизвести
replay-pause = Пауза
replay-moves = Ходы
replay-keys = Стрелки влево и вправо — на один ход, Home и End — в начало и в конец, пробел — воспроизвести.
verdicts = Анализ
verdicts-does = Программа проверит все позиции этой игры с учётом закрытых карт. Это займёт до двух минут.
verdicts-open = Эта игра не окончена. Если начать анализ сейчас, она пойдёт в зачёт «с подсказками».
verdicts-shared-open = Анализировать можно только оконченные игры, а этой поделились раньше.
verdicts-ask = Анализ игры
verdicts-ask-anyway = Всё равно анализировать
verdicts-stop = Стоп
verdicts-progress = Проверено позиций: { $decided } из { $of }
verdicts-stopped = Остановлено.
verdicts-strip = Сходится ли пасьянс после каждого хода
verdicts-won-all = Пасьянс сходился до самого конца.
verdicts-lost-all = Этот расклад не сходился с самого начала.
verdicts-lost-by = Игра проиграна на ходу { $move }: { $what }
verdicts-between = После хода { $won } пасьянс ещё сходился, после хода { $lost } — уже нет. Между ними исход не определён.
verdicts-won-until = После хода { $won } пасьянс ещё сходился. Дальше исход не определён.
verdicts-lost-from = После хода { $lost } пасьянс уже не сходился. До этого исход не определён.
verdicts-unknown = Исход ни одной позиции этой игры определить не удалось.
verdicts-show = Показать эту позицию
verdicts-won-by = К выигрышу ещё вели:
verdicts-undecided = { $count ->
        [one] Исход ещё { $count } хода не определён.
       *[other] Исход ещё { $count } ходов не определён.
    }
verdicts-effort = Проверено позиций: { $nodes }, время процессора: { $seconds } с.
verdicts-cut = Время вышло: проверены не все позиции.
verdict-won = сходится
verdict-lost = не сходится
verdict-unknown = не определено
verdict-here = { $said } { $verdict ->
        [won] Сходится.
        [lost] Не сходится.
       *[unknown] Не определено.
    }
verdict-draw = Открыть карту из колоды.

## Statistics

statistics = Статистика
statistics-none = Вы ещё не сыграли ни одной игры.
statistics-kind = Показатель
statistics-kinds = { $kind ->
        [scored] В зачёт
        [winnable] Решаемые расклады
        [practice] Тренировка
       *[helped] С подсказками
    }
statistics-kinds-explained = В зачёт идут игры без помощи, которые не стали тренировкой. Решаемые расклады, тренировки и игры с подсказками считаются отдельно.
statistics-counts = Игра считается с первого хода. Она проиграна, если вы её закончили, зашли в тупик или начали другой расклад той же игры. Если вы потом вернётесь и выиграете, засчитывается выигрыш.
statistics-played = Сыграно
statistics-won = Выиграно
statistics-share = Выиграно, %
statistics-streak = Текущая серия
statistics-best-streak = Лучшая серия
statistics-best-time = Лучшее время
statistics-mean-time = Среднее время
statistics-fewest-moves = Меньше всего ходов
statistics-mean-moves = Ходов в среднем
statistics-best-strokes = Меньше всего ударов
statistics-mean-strokes = Ударов в среднем
statistics-best-points = Больше всего очков
statistics-mean-points = Очков в среднем
statistics-rounds = Раунды из девяти лунок
statistics-round = Раунд
statistics-round-date = Дата
statistics-round-total = Удары
statistics-round-par = От пара
statistics-round-practice = тренировка
statistics-chart = { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    } относительно пара: лучший { $best }, последний { $latest }
statistics-handicap = Гандикап { $handicap }
statistics-handicap-none = Чтобы получить гандикап, сыграйте три раунда.
statistics-handicap-explained = Ваш средний результат относительно пара в 8 лучших из последних 20 раундов. Если раундов меньше 20, считаются 40 % лучших, с округлением вверх. Тренировки и раунды с подсказками не считаются.
statistics-recent = Завершённые игры
best-games = Лучшие игры
best-cards = Карты
statistics-recent-game = { $won ->
        [yes] Выигрыш
       *[no] Проигрыш
    } · { moves-made } · { $time }
data = Ваши данные
data-does = Экспортируйте все свои игры с записями, чтобы сохранить копию, открыть их в других программах или перенести в другой браузер или на другой сервер Longwood. В файле по одной игре в строке.
data-export = Экспорт
data-import = Импорт
data-importing = Проверяем игры…
data-imported = { $added ->
        [0] Ни одной игры не добавлено.
        [one] Добавлена { $added } игра.
        [few] Добавлены { $added } игры.
       *[many] Добавлено { $added } игр.
    } { $continued ->
        [0] { "" }
       *[other] Обновлено: { $continued }.
    } { $known ->
        [0] { "" }
       *[other] Уже были здесь: { $known }.
    }
data-bad-line = Строка { $line }: { $why }
data-remove = Удалить все мои игры
data-remove-title = Удалить все ваши игры?
data-remove-body = Будут удалены все игры этого браузера на этом сервере, включая начатые, и ваша статистика. Вы выйдете из своих комнат, а ваше имя в них будет стёрто. Отменить это нельзя, но можно импортировать файл, экспортированный раньше.
data-remove-now = Удалить все
data-removed = { $count ->
        [0] Удалять было нечего.
       *[other] Удалено игр: { $count }.
    }

## Sharing

link-broken = Ссылка неполная. Попробуйте скопировать её ещё раз.
share = Поделиться
share-link = Скопировать ссылку на игру
share-link-does = Любой, кто откроет ссылку, сможет посмотреть эту игру в Longwood. Сначала все ходы будут проверены.
share-open = Эта игра не окончена; в ссылке расклад и сделанные ходы.
share-record = Скопировать запись
share-picture = Сохранить картинку
share-copied = Скопировано
share-by-hand = Браузер не разрешает странице копировать. Текст выделен: скопируйте его сами.
share-text = Текст для копирования
picture-failed = Не удалось создать картинку.

## Errors

error-title = Что-то пошло не так
unreachable = Сервер не отвечает. Он запущен?
no-page = Страница не найдена: { $path }
table-gone = Игра не найдена.
error-other = Не получилось.
with-detail = { $what } ({ $detail })

error-no-table = игра не найдена; возможно, она из другого браузера
error-no-round = раунд не найден
error-other-rules = с тех пор как начата эта игра, правила игры «{ $game }» изменились; продолжить её нельзя
error-none-winnable = за отведённое время не нашлось решаемого расклада ({ $count ->
        [one] проверен { $count } расклад
        [few] проверено { $count } расклада
       *[many] проверено { $count } раскладов
    }); попробуйте ещё раз или возьмите любой
error-replay-long = в игре по ссылке не больше { $most ->
        [one] { $most } хода
       *[other] { $most } ходов
    }; в этой — { $moves }
error-replay-unread = ход { $number }: { $why }
error-replay-move = ход { $number }, { $move }: { $why }
error-archive-line = в этой строке нет экспортированной игры: { $why }
error-archive-record = запись игры неверна: { $why }
error-archive-deal = в записи игры нет номера расклада
error-archive-long = в игре не больше { $most ->
        [one] { $most } шага
       *[other] { $most } шагов
    }
error-archive-times = время или раунд этой игры указаны неверно
error-archive-moves = события этой игры не совпадают с ходами в её записи
error-conflict = игру изменили в другом месте; вы видите её последнее состояние
error-store = сервер сейчас не может загрузить или сохранить игры; попробуйте позже
error-no-pile = в этой игре нет стопки { $pile }
error-deal-number = { $text } — не номер расклада: нужно целое число от 0 до { $most }
error-no-game = нет игры с названием { $game }
error-no-game-near = { $no }; может быть, { $nearest }?
error-no-patience = «{ $game }» — игра на скорость для двоих: её нельзя сдать или решить
error-no-option = нет параметра { $option }; доступны: { $options }
error-no-option-near = нет параметра { $option }; может быть, { $nearest }?
error-no-option-here = нет параметра { $option }; для игры «{ $game }» доступны: { $options }
error-option-unfit = у игры «{ $game }» нет параметра { $option }; доступны: { $options }
error-no-options = никакие
error-option-value = параметр { $option } не может иметь значение { $value }; допустимо: { $values }
error-option-twice = параметр { $option } указан дважды: { $first } и { $second }
error-options-clash = { $game }: параметры { $first } и { $second } противоречат друг другу: { $why ->
        [names] это два названия одного параметра
       *[opposites] один противоположен другому
    }

## Why a move isn't allowed

reason-won = игра выиграна: все карты на базах
reason-own-column = карта и так в этой колонке
reason-empty = сюда нельзя положить { CARD($card, form: "accusative") }: в игре «{ $game }» { $empty ->
        [king] в пустую колонку кладут только королей
        [queen] в пустую колонку кладут только дам
        [none] пустые колонки остаются пустыми
       *[any] в пустую колонку кладут любую карту
    }
reason-fit = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }: в игре «{ $game }» карты кладут { reason-build }
reason-fit-down = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }: в игре «{ $game }» карты кладут по убыванию { reason-build }
reason-fit-ace = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }: на туза ничего не кладут
reason-build = { $build ->
        [same_suit] в масть
        [different_suit] не в масть
        [alternate_colour] с чередованием цветов
       *[any] независимо от масти
    }
reason-draw-target = карты колоды открывают только в сброс
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
        [one] верхняя { $count } карта
        [few] верхние { $count } карты
       *[many] верхние { $count } карт
    } колонки { $number } — не { $run ->
        [same_suit] последовательность одной масти
       *[by_build] последовательность
    }
reason-no-return = в игре «{ $game }» карты с баз не возвращают
reason-return-single = с базы карты возвращают по одной
reason-return-unnamed = укажите, какая карта возвращается с базы
reason-return-not-top = { CARD($card) } — не верхняя карта базы
reason-return-starter = { CARD($card) }: с этой карты начата база, она остаётся на месте
reason-on-foundation = эта карта уже на базе
reason-foundation-single = на базу карты кладут по одной
reason-nothing-there = сюда карты не кладут
reason-foundation = { CARD($card) } пока не подходит ни к одной базе: базы собирают { $up ->
        [suit] в масть
       *[alternate_colour] с чередованием цветов
    }, начиная с { RANK($base, form: "genitive") }
reason-cleared = поле разобрано, игра окончена
reason-must-play = с параметром must_play колоду открывают, только когда нет ходов картами
reason-hole-only = в игре «{ $game }» карты кладут по одной и только в лунку
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
reason-no-place = { reason-place }: здесь такого места нет
reason-place-covered = { reason-place }: карта накрыта другой картой
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
refused-too-long = эта игра достигла предельной длины; скачайте её запись, если хотите, и начните новый расклад
refused-redo = возвращать нечего
refused-bookmarked = у этой позиции уже есть закладка
refused-bookmarks-full = закладок может быть не больше { $most }; сначала удалите одну
refused-no-bookmark = закладки { $number } нет
refused-here = вы уже в этой позиции
refused-over = эта игра уже окончена
refused-undo = отменять нечего
refused-no-par = в этой игре нет счёта в ударах или очках
refused-heard = уже выполнено
refused-moved-on = игра успела измениться в другой вкладке
refused-cards-gone = поздно: этих карт там уже нет
refused-given-up = игра изменилась в другой вкладке, поиск остановлен
refused-not-over = лучший счёт можно узнать только после конца лунки
refused-marks-helped = эта игра не окончена; если начать анализ сейчас, она пойдёт в зачёт «с подсказками»
refused-replay-open = анализировать можно только оконченные игры, а эта ещё идёт
refused-not-joined = к предыдущему ходу можно присоединить только ход на базу
refused-which-deal = выберите что-то одно: номер расклада, решаемый расклад или расклад дня
refused-won = эта игра выиграна, результат окончательный
refused-practice = после отмены игра станет тренировкой, и результат не пойдёт в зачёт
refused-no-round = в игре «{ $game }» нет раундов из девяти лунок
refused-hole-open = лунка { $number } ещё не доиграна
refused-round-over = раунд окончен
refused-no-reshuffle = перетасовать можно только до первого хода и только расклад, который не сходится
refused-clock = это раньше последнего события
refused-paused = матч приостановлен, пока второй игрок не вернётся
refused-ready = сейчас подтверждать готовность не нужно
refused-not-playing = ходить и хлопать можно только во время раунда
refused-not-on-top = эта карта не верхняя ни в одной из ваших стопок
refused-no-place = такой стопки нет
refused-no-fit = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }
refused-not-empty = карту можно переложить только на пустое место своего ряда или, если включён такой параметр, на карту того же достоинства
refused-no-slap = хлопать не по чему
refused-slap-locked = вы хлопнули слишком рано; подождите немного
refused-away = этот игрок уже не на связи
refused-not-away = этот игрок на связи

## Help

help-title = Управление
help-pointer = Мышь, сенсорный экран, стилус
help-tap = Коснитесь карты
help-tap-does = Она ляжет туда, куда подходит лучше всего. В настройках можно сделать так, чтобы первое касание выбирало карту, а второе — место
help-drag = Перетащите карту
help-drag-does = В нужное место; допустимые места светятся
help-stock = Коснитесь колоды
help-draw-does = Открыть карту или перевернуть сброс
help-menu = Удерживайте карту или щёлкните правой кнопкой
help-menu-does = Появятся все места, куда её можно положить
help-waste = Удерживайте сброс
help-waste-does = Появятся все его карты
help-keyboard = Клавиатура
help-keys-off = Буквенные и цифровые клавиши и ? выключены в настройках.
help-arrows = Стрелки
help-arrows-does = Переход от стопки к стопке; вверх и вниз — сколько карт взять
help-piles-does = К колонкам 1–10, с Shift — к колонкам 11–20; S — к колоде, T — к сбросу
help-home-does = Ход выбранной картой на базу
help-enter-does = Ход выбранной картой туда, куда она подходит лучше всего
help-pick-up-does = Взять карту: стрелки выбирают место, Enter кладёт, Esc отменяет
help-look-does = Посмотреть все карты сброса
help-undo-does = Отменить ход
help-redo-does = Вернуть ход
help-new-deal-does = Новый расклад
help-hint-does = Подсказка; ещё раз — подробнее
help-bookmarks-does = Закладки: сохранить эту позицию или вернуться к другой
help-plays-does = Прочитать вслух, какие есть ходы
help-changed-does = Прочитать вслух, что изменилось
help-table-does = Прочитать вслух всё поле
help-page-does = Открыть эту справку

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
brief-kings-on-aces = король на туза
brief-run = { $run ->
        [by_build] переносятся последовательности
        [same_suit] переносятся последовательности одной масти
       *[single] по одной карте
    }
brief-empty = { $empty ->
        [king] в пустые колонки только короли
        [queen] в пустые колонки только дамы
        [auto_fill] пустые колонки заполняются сами
       *[none] пустые колонки остаются пустыми
    }
brief-no-stock = без колоды
brief-draw = открывать по { $draw }
brief-redeals = { $redeals ->
        [one] { $redeals } пересдача
        [few] { $redeals } пересдачи
       *[many] { $redeals } пересдач
    }
brief-redeals-unlimited = пересдачи без ограничения
brief-return = карты можно возвращать с баз
brief-peaks = { $cards ->
        [one] три вершины из { $cards } карты
       *[other] три вершины из { $cards } карт
    }
brief-pyramid = пирамида из { $count ->
        [one] { $count } карты
       *[other] { $count } карт
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
brief-rank-queen = на ступень старше или младше, на короля только дама
brief-rank-nothing = на ступень старше или младше, на короля ничего
brief-jokers = { $jokers ->
        [one] { $jokers } джокер
        [few] { $jokers } джокера
       *[many] { $jokers } джокеров
    }
brief-any-first = первая карта любая
brief-must-play = колоду открывают, только когда нет хода
brief-race = по { $piles ->
        [one] { $piles } стопке
        [few] { $piles } стопки
       *[many] { $piles } стопок
    } у каждого, без очереди ходов
brief-rank-equal = на ступень старше или младше или то же достоинство, по кругу
brief-stack = равные карты складываются
brief-no-slap = без хлопков

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

## Rules page of the Forty Thieves family

page-aim-columns = Собрать { $cards ->
        [one] всю { $cards } карту
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
page-preset-out = До тасовки все { RANK($rank, form: "plural") } ({ $count }) вынимают из колоды: с них начинаются базы.
page-dealt-columns = { $columns ->
        [one] { $columns } колонка
        [few] { $columns } колонки
       *[many] { $columns } колонок
    } по { $count ->
        [one] { $count } карте
        [few] { $count } карты
       *[many] { $count } карт
    }, рядами слева направо{ $faces ->
        [up] , все в открытую
        [top] : в каждой открыта только верхняя карта
       *[some] : в каждой нижние { $down } рубашкой вверх, верхние { $up } в открытую
    }.
page-turns-up-column = Закрытая карта открывается сама, как только на ней ничего не лежит.
page-base-card = Следующая карта начинает первую базу. Её достоинство — базовое для этого расклада.
page-stock-left = { $count ->
        [one] Оставшаяся { $count } карта образует колоду (талон)
        [few] Оставшиеся { $count } карты образуют колоду (талон)
       *[many] Оставшиеся { $count } карт образуют колоду (талон)
    }, рубашкой вверх.
page-waste-empty = { page-stock-left } Сброс вначале пуст.
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
        [one] карты, которая лежала там с начала
       *[other] карт, которые лежали там с начала
    }.
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
page-run-single = Карты переносят по одной.
page-run = Последовательность — это несколько верхних карт колонки{ $down ->
        [yes] , все открытые
       *[no] { "" }
    }. Каждая карта на ступень младше той, что под ней, и { $run ->
        [same_suit] той же масти
       *[by_build] { page-of-build }
    }.
page-run-parts = Последовательность можно переносить целиком или по частям.
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
page-empty-any = В пустую колонку кладут { page-any-card }, { page-from }.
page-empty-not-filled = Пустые колонки сами не заполняются.
page-empty-none = Пустые колонки остаются пустыми.
page-empty-auto = Когда колонка пустеет, в неё сразу ложится верхняя карта сброса, а если сброс пуст — следующая карта колоды. Это часть того же хода.
page-empty-auto-draws = Когда колонка пустеет, в неё сразу ложится верхняя карта сброса. Если сброс пуст, сначала в него открывают { $draw ->
        [1] карту колоды, и она заполняет колонку
       *[other] карты колоды, до { $draw } за раз, и последняя из них заполняет колонку
    }. Всё это часть того же хода.
page-empty-auto-after = Когда пусты и сброс, и колода, колонка остаётся пустой. Тогда в неё можно положить { page-any-card }.
page-empty-rank = В пустую колонку кладут только { RANK($rank, form: "accusative") }{ $runs ->
        [yes] { " " }или последовательность, в которой нижняя карта — { RANK($rank) }
       *[no] { "" }
    }, { page-from }.
page-no-stock-no-waste = Ни колоды, ни сброса нет.
page-draw = { $draw ->
        [1] Из колоды открывают по одной карте и кладут в сброс.
       *[other] Из колоды открывают по { $draw } (или сколько осталось) и по одной кладут в сброс; последняя оказывается сверху.
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
page-score-columns = Счёт — число карт на базах, из { $cards } возможных. Показываются также ходы и время.
page-won-columns = Игра выиграна, когда все карты ({ $cards }) на базах.
page-stuck = Игра в тупике, когда ни один возможный ход ничего не меняет{ page-whole-column }.
page-stuck-drawing = Игра в тупике, когда остаётся только открывать карты колоды{ page-whole-column }, но ни одна из них, оказавшись наверху сброса, никуда не подойдёт.
page-whole-column = { $null ->
        [yes] { " " }(перенос целой колонки в пустую не считается)
       *[no] { "" }
    }
page-stuck-after = Из тупика можно выйти: отмените ходы, начните заново или возьмите новый расклад.

## Rules page of the Golf family

page-aim-covering = Разобрать игровое поле: сыграть { $count ->
        [one] всю его { $count } карту
        [few] все его { $count } карты
       *[many] все его { $count } карт
    } в лунку — единственную базу этой игры.
page-shuffled-jokers = Вместе тасуют { $decks ->
        [1] одну колоду
        [2] две колоды
        [3] три колоды
        [4] четыре колоды
       *[other] { $decks } колод
    } и { $jokers ->
        [1] одного джокера
        [2] двух джокеров
        [3] трёх джокеров
        [4] четырёх джокеров
       *[other] { $jokers } джокеров
    } ({ $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }).
page-hole-card-out = До тасовки из колоды вынимают { CARD($card, form: "accusative") }: с этой карты начинается лунка.
page-hole-dealt = Следующую карту открывают: с неё начинается лунка.
page-hole-empty = Лунка вначале пуста.
page-covered-columns = { $columns ->
        [one] { $columns } колонка
        [few] { $columns } колонки
       *[many] { $columns } колонок
    } по { $count ->
        [one] { $count } карте
        [few] { $count } карты
       *[many] { $count } карт
    }, рядами слева направо, { page-faces }.
page-covered-fans = { $fans ->
        [one] { $fans } веер
        [few] { $fans } веера
       *[many] { $fans } вееров
    } по { $count ->
        [one] { $count } карте
        [few] { $count } карты
       *[many] { $count } карт
    } вокруг лунки; карты сдают по одной в каждый веер по очереди, { page-faces }.
page-covered-peaks = { $cards ->
        [one] Три вершины из { $cards } карты
       *[other] Три вершины из { $cards } карт
    }, рядами по 3, 6, 9 и 10 карт слева направо, { page-faces }.
page-peaks-cover = Каждую карту выше нижнего ряда накрывают две карты следующего ряда; нижний ряд соединяет вершины.
page-covered-pyramid = Пирамида из { $count ->
        [one] { $count } карты
       *[other] { $count } карт
    }, рядами от 1 до { $rows } карт слева направо, { page-faces }.
page-pyramid-cover = Каждую карту выше нижнего ряда накрывают две карты следующего ряда.
page-faces = { $faces ->
        [covered] накрытые карты рубашкой вверх, остальные в открытую
       *[up] все в открытую
    }
page-turns-up-slot = Закрытая карта открывается сама, как только её ничто не накрывает.
page-playable = { $layout ->
        [columns] Ходить можно только верхней картой каждой колонки.
        [fans] Ходить можно только верхней картой каждого веера.
       *[slots] Ходить можно только картой, которую не накрывает другая.
    }
page-fits = Карта ложится в лунку, если она на ступень старше или младше верхней карты лунки; масти не важны.
page-wrap = Туз и король — соседи: туза кладут на короля, а короля на туза.
page-no-wrap = Туз и король не соседи: на туза кладут только двойку.
page-king-queen = На короля кладут только даму.
page-king-joker = На короля кладут только джокера.
page-king-nothing = На короля ничего не кладут.
page-joker = Джокера кладут на любую карту, и на джокера кладут любую.
page-any-first = Пока лунка пуста, её можно начать любой доступной картой.
page-nothing-on-pile = { $layout ->
        [fans] На веера карты не кладут.
       *[columns] На колонки карты не кладут.
    }
page-no-stock = Колоды нет: все карты уже на поле.
page-draw-covering = Следующую карту колоды открывают и кладут в лунку; её достоинство не важно. Это можно делать{ $when ->
        [stuck] , только когда ни одной картой поля ходить нельзя
       *[any] { " " }в любое время, даже если есть ходы картами поля
    }.
page-no-redeal = Пересдачи нет.
page-score-hole-cards = Счёт — число карт в лунке, из { $cards } возможных.
page-score-hole = Счёт расклада (одной лунки «Гольфа») — число карт, оставшихся на поле, не больше { $cards }; чем меньше, тем лучше.
page-score-stock = Если поле разобрано, счёт отрицательный: минус число карт, оставшихся в колоде, в лучшем случае −{ $cards }.
page-score-joker = Оставшийся джокер считается за 1, как любая карта.
page-score-round = В раунде { $holes ->
        [one] { $holes } лунка
        [few] { $holes } лунки
       *[many] { $holes } лунок
    }, пар раунда — { $par }. Всего { $par } или меньше — это пар или лучше, 0 или меньше — идеальный раунд.
page-score-streak = Первая карта серии даёт 1 очко, вторая — 2 и так далее. { $peaks ->
        [1] За взятую вершину — ещё { $last }.
        [2] За первую вершину — ещё { $each }, за последнюю — ещё { $last }.
       *[other] За каждую из первых { $butlast } вершин — ещё по { $each }, за последнюю — ещё { $last }.
    }
page-score-draw = Карта из колоды стоит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } и прерывает серию.
page-score-most = Наибольший возможный счёт — { $points }.
page-won-covering = Игра выиграна, как только поле опустело.
page-stuck-covering = Игра в тупике, когда { $stock ->
        [yes] колода пуста и ходов нет
       *[no] ходов нет
    }.
page-impossible-hidden = Longwood не сообщает, сходится ли расклад: это выдало бы закрытые карты.
page-impossible-some = Некоторые расклады не сходятся { $stock ->
        [yes] ни при каком порядке колоды
       *[no] ни при каких ходах
    }, и Longwood об этом предупреждает.
page-impossible-queens = Пример: каждая из { $queens } дам лежит под королём { $layout ->
        [fans] в том же веере
       *[columns] в той же колонке
    }, а короля кладут только на даму.
page-impossible-reshuffle = До первого хода такой расклад можно перетасовать без штрафа или всё равно играть.

## Rules page of Spit

page-race-stuck = Когда ходов нет ни у кого
page-race-round = Конец раунда
page-race-last = Последние раунды
page-race-fair = Честная игра
page-aim-race = Избавиться от всех своих карт раньше соперника.
page-race-halves = Два игрока получают по { $count } карт.
page-race-rows = Каждый выкладывает ряд из { $piles } стопок. Первый круг карт идёт в стопки с 1 по { $piles }, следующий — со 2 по { $piles } и так далее, всего { $cards } карт. Открыта только последняя карта каждой стопки.
page-race-spares = Остальные карты ({ $count }) — запас игрока. Он лежит рубашкой вверх, и смотреть в него нельзя.
page-race-spit = Когда оба игрока готовы, идёт обратный отсчёт: { $seconds } с. Затем оба одновременно выкладывают в центр по открытой карте из запаса: это две центральные стопки.
page-race-unready = Через { $seconds } с каждый игрок считается готовым.
page-race-turns = Очереди ходов нет: оба играют как можно быстрее, по одной карте.
page-race-fits = Открытую верхнюю карту стопки кладут на любую центральную стопку, если она на ступень старше или младше лежащей там карты{ $equal ->
        [yes] {" "}или того же достоинства
       *[no] {""}
    }; масти не важны.
page-race-turns-up = Закрытая карта открывается сама, как только на ней ничего не лежит.
page-race-empty = Открытую верхнюю карту можно переложить на пустое место своего ряда. Стопок не бывает больше { $piles }.
page-race-stack = Верхнюю карту можно положить и на верхнюю карту того же достоинства в своём ряду.
page-race-kept = Ходы отменить нельзя.
page-race-nothing = Когда ни один игрок не может ни сыграть карту, ни открыть новую, переложив верхнюю, идёт обратный отсчёт: { $seconds } с. Затем каждый кладёт открытую карту из запаса на стопку, которую начал.
page-race-alone = Если запас остался только у одного игрока, карту открывает он один — на стопку, которую начал.
page-race-must = Если вы можете ходить, а соперник нет, вы обязаны ходить. Через { $seconds } с сыграет ваша самая левая подходящая карта, а если такой нет, одна карта переместится так, чтобы открылась новая.
page-race-over = Раунд окончен, когда у одного из игроков не осталось карт в ряду.
page-race-slap = Тогда оба хлопают: первый хлопок забирает эту центральную стопку, другому игроку достаётся вторая.
page-race-unslapped = Если { $seconds } с никто не хлопает, меньшая стопка достаётся тому, кто разобрал свой ряд; при равных каждый берёт ту, которую начал.
page-race-early = Хлопок до конца раунда ничего не даёт, и после него нельзя хлопать { $seconds } с.
page-race-smaller = Меньшая центральная стопка достаётся тому, кто разобрал свой ряд, большая — другому; при равных каждый берёт ту, которую начал. Никто не хлопает.
page-race-next = Каждый добавляет стопку к оставшимся у него картам, тасует их и выкладывает следующий ряд.
page-race-blocked = Когда ходов нет ни у кого и запас кончился, { $slap ->
        [yes] оба хлопают. Если никто не хлопает, меньшая стопка достаётся тому, у кого в ряду меньше карт.
       *[no] меньшая стопка достаётся тому, у кого в ряду меньше карт.
    }
page-race-few = Игрок, у которого { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    } или меньше, выкладывает их все в ряд и остаётся без запаса.
page-race-one-pile = Тогда центральная стопка одна: её начинает и пополняет другой игрок.
page-race-win = Если игрок без запаса первым разберёт свой ряд, он выигрывает матч.
page-race-goes-on = Если первым будет другой, игрок без запаса забирает центральную стопку, и начинается следующий раунд. Кто при этом остался совсем без карт, тот выигрывает матч.
page-race-one-blocked = Когда ходов нет ни у кого и запас кончился, стопку забирает тот, у кого в ряду больше карт; если поровну — тот, кто начал раунд без запаса.
page-race-first = Если две карты идут на одну стопку, ложится та, что пришла первой. Вторая, если больше не подходит, возвращается без штрафа.
page-race-unseen = Сколько карт в центральной стопке, не видно, пока её не забрали.
page-race-away = Если у игрока пропала связь, матч ждёт { $seconds } с. Кто за это время не вернётся, проигрывает.
page-race-absences = За весь матч каждого игрока ждут не дольше { $seconds } с. Кто потеряет связь после этого, проигрывает.

## Options

option-queens-on-kings = Даму можно класть на короля
option-around-corner = Туз и король — соседи
option-jokers = Джокеры
option-empty-foundation = Лунка вначале пуста
option-must-play = Открывать колоду, только когда нет хода
option-decks = Колоды
option-open = Все карты открыты
option-face-down = Накрытые карты рубашкой вверх
option-any-starter = Лунку может начать любая карта
option-on-king = Что кладут на короля
option-foundation-return = Карты могут возвращаться с баз
option-equal-rank = Карту можно класть на карту того же достоинства
option-stack-equals = Карты одного достоинства можно складывать в своём ряду
option-no-slap = Без хлопков: меньшая стопка достаётся тому, кто разобрал ряд

## Command line

cli-no-game = { $error }; все игры перечисляет `longwood games`
cli-deal = { $game }, расклад № { $deal }
cli-position = { $game }, своя позиция
cli-line = строка { $line }: { $what }
cli-titled = { $title }: { $what }
cli-and = { $first }; { $last }
cli-on = да
cli-off = нет
cli-options = Параметры правил
cli-also = Другие названия
cli-elsewhere = Другие версии
cli-option = { $name }: { $label } ({ $values }; сейчас { $now })
cli-option-switch = { $name }: { $label } (да или нет; сейчас { $now })
cli-move-of = ход { $number } из { $moves }: { $move }
cli-enter = Enter — следующий ход, q — выход
cli-answer = { $title }: { $answer } ({ $effort })
cli-won = сходится за { moves-made }
cli-won-already = пасьянс уже сошёлся
cli-lost = не сходится
cli-lost-hashes = не сходится, если только у двух позиций не совпал 64-битный хеш (--certain проверяет ещё раз с другими хешами)
cli-unknown = не определено, { cli-limit }
cli-limit = { $limit ->
        [nodes] достигнут предел узлов
        [memory] достигнут предел памяти
        [time] вышло время
       *[cancelled] поиск прерван
    }
cli-effort = { $nodes ->
        [one] { $nodes } узел
        [few] { $nodes } узла
       *[many] { $nodes } узлов
    }, { $seconds } с
cli-furthest = лучшая найденная линия, { moves-made }:
cli-verdict = { $verdict ->
        [won] сходится
        [lost] не сходится
       *[unknown] сходится ли, не определено
    }
cli-best = лучший счёт { $score } { cli-in-moves }
cli-best-bound = лучший найденный счёт { $score } { cli-in-moves }; лучший возможный — от { $kind ->
        [peaks] { $score } до { $bound }
       *[hole] { $bound } до { $score }
    }
cli-in-moves = за { moves-made } ({ cli-verdict })
cli-hint = ход { $move } — { $reason }
cli-hint-seen = { $advice } (с учётом закрытых карт)
cli-hint-won = игра уже выиграна
cli-hint-win = ведёт к выигрышу за { moves-made }
cli-hint-none = ходов больше нет
cli-hint-line = { $why }; с этого хода начинается лучшая найденная линия ({ $far })
cli-hint-order = { $why }; { $count ->
        [1] это единственный ход
        [one] это самый перспективный из { $count } хода
       *[other] это самый перспективный из { $count } ходов
    }
cli-hint-unknown = выигрыш не найден, проверено узлов: { $nodes }
cli-hint-lost = отсюда пасьянс не сойдётся
cli-hint-up = карт на базах: { $up } из { $cards }
cli-hint-left = на поле { cards }
cli-played = { $title }: { moves-made }, { $result }
cli-holds = { $played }: запись верна, контрольная сумма совпадает
cli-holds-unchecked = { $played }: запись верна, но контрольной суммы нет, и изменённый ход мог остаться незамеченным
cli-simulated = матч { $number } ({ $players }): { $result }, { moves-made } за { $minutes } мин { $seconds } с
cli-simulated-wins = место { $seat } ({ $player }): побед { $wins } из { $games }
cli-was-won = игра выиграна
cli-can-be-won = игру ещё можно выиграть
cli-lost-from-start = игру нельзя было выиграть с самого начала
cli-lost-by = игра проиграна на ходу { $number } («{ $move }»)
cli-won-at-start = вначале игру можно было выиграть
cli-won-up-to = игру можно было выиграть до хода { $number }
cli-lost-from = с хода { $number } игру было уже не выиграть
cli-rest-unknown = остальное не определено
cli-ways = к выигрышу ещё вели: { $moves }
cli-ways-open = к выигрышу ещё вели: { $moves }; исход не определён: { $open }

## Games: names, groups and notes by the ids of the catalogue. A game without a message here keeps its English text.

group-forty-thieves-and-its-relatives = «Сорок разбойников» и родственные пасьянсы
group-golf = Гольф
group-golfs-relatives = Пасьянсы, родственные «Гольфу»
group-multiplayer = Сетевые игры

game-forty-thieves = Сорок разбойников
alias-forty-thieves = Большие сорок, Ле Кадран, Рузвельт в Сан-Хуане
game-napoleon-at-st-helena = Наполеон на острове Святой Елены
game-indian = Индийский
game-limited = Ограниченный
game-little-forty = Малые сорок
game-lucas = Лукас
game-maria = Мария
game-number-ten = Номер десять
game-rank-and-file = Ряд и шеренга
game-streets = Улицы
game-lucas-pysol = Лукас (PySolFC)
game-little-forty-pysol = Малые сорок (PySolFC)
game-golf = Гольф
game-golf-queens = Гольф, дамы на королей
game-putt-putt = Смягчённый гольф
game-double-golf = Двойной гольф
game-tri-peaks = Три вершины
game-black-hole = Чёрная дыра
game-pyramid-golf = Пирамидальный гольф
alias-pyramid-golf = Эскалатор
game-elevator = Лифт
game-all-in-a-row = Всё в ряд
game-spit = Spit
alias-spit = Спит

note-forty-thieves = PySolFC позволяет возвращать карты с базы по одной (параметр foundation_return), AisleRiot — нет. Big Forty и Roosevelt в PySolFC — другие игры.
note-napoleon-at-st-helena = В большинстве книг это другое название «Сорока разбойников», без переворачивания сброса. Denexa не пишет, можно ли ходить верхней картой сброса. Здесь можно, как и во всех других источниках.
note-indian = PySolFC позволяет возвращать карты с базы по одной (параметр foundation_return), AisleRiot — нет. Indian Patience в PySolFC — другая игра.
note-limited = PySolFC позволяет возвращать карты с базы по одной (параметр foundation_return), AisleRiot — нет.
note-little-forty = В PySolFC карты кладут независимо от масти, переносят последовательности одной масти, а пустые колонки заполняются сами: little-forty-pysol.
note-lucas = PySolFC сдаёт 13 колонок по 4 вместе с тузами и переносит последовательности: lucas-pysol. По некоторым данным, у Парлетта есть пересдача и последовательности.
note-maria = PySolFC позволяет возвращать карты с базы по одной (параметр foundation_return), AisleRiot — нет.
note-number-ten = PySolFC позволяет возвращать карты с базы по одной (параметр foundation_return), AisleRiot — нет.
note-rank-and-file = PySolFC позволяет возвращать карты с базы по одной (параметр foundation_return), AisleRiot — нет.
note-streets = PySolFC позволяет возвращать карты с базы по одной (параметр foundation_return), AisleRiot — нет.
note-lucas-pysol = PySolFC вдобавок сдаёт одну карту в сброс и позволяет картам возвращаться с баз (параметр foundation_return).
note-little-forty-pysol = PySolFC вдобавок сразу сдаёт три карты в сброс и позволяет картам возвращаться с баз (параметр foundation_return).
note-golf = В PySolFC даму можно класть на короля: golf-queens. Иногда колоду открывают, только когда нет хода (параметр must_play).
note-golf-queens = В PySolFC эта игра называется Golf.
note-putt-putt = В PySolFC это Relaxed Golf и Putt Putt.
note-double-golf = PySolFC позволяет класть на короля даму (параметр queens_on_kings). Пар тот же, что у «Гольфа»: пять на лунку.
note-double-putt = «Двойной гольф», в котором туз и король — соседи.
note-thieves-golf = С «Сорока разбойниками» эта игра не связана.
note-tri-peaks = В PySolFC, где игра называется Three Peaks, очки считают иначе. В некоторых программах достоинства не идут по кругу (параметр wrap=false) или все карты открыты (параметр open).
note-black-hole = С параметром any_starter лунку может начать любая карта.
note-pyramid-golf = Если ряды 1–6 лежат рубашкой вверх, это «Лифт», который PySolFC тоже называет Pyramid Golf.
note-elevator = PySolFC называет эту игру также Pyramid Golf. Здесь «Пирамидальный гольф» — игра, в которой все карты открыты.
note-all-in-a-row = Как пишет PySolFC, этот вариант возник из-за неверно понятых правил; исходная игра там называется All in a Row II.
note-spit = Иногда карту кладут и на карту того же достоинства или складывают равные в своём ряду (параметры equal_rank, stack_equals). По правилам Парлетта тот, кто открывает карты один, выбирает стопку один раз и больше её не меняет.
