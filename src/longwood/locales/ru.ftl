# Russian. Terms: база is a foundation, колонка a column, колода the stock, сброс the waste, лунка the hole of Golf.

## Cards and piles

card =
    { $rank ->
        [A] { $form ->
            [accusative] туза
            [genitive] туза
           *[plain] туз
        }
        [T] 10
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
pile-empty-card = { $name }, пусто, ждёт { CARD($card, form: "accusative") }
pile-empty-rank = { $name }, пусто, ждёт { RANK($rank, form: "accusative") }
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
redeals-unlimited = пересдач сколько угодно
waste-look = Посмотреть сброс, { cards }
waste-title = Сброс: { cards }
waste-order = Первой лежит карта, которой можно ходить, последней — открытая раньше всех.

## What a screen reader is told

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
said-new-table = Игра «{ $game }» сдана.
said-many-moved = Игровое поле изменилось.
said-turned = { $count ->
        [one] Открылась карта
       *[other] Открылись карты
    }: { $cards }.
said-no-move = { $what }: сейчас хода нет.
said-carrying = В руке: { $what }. { $places ->
        [one] { $places } место
        [few] { $places } места
       *[many] { $places } мест
    }: стрелки выбирают, Enter кладёт, Escape возвращает.
said-put-back = Возвращено.

listen = Прочитать
read = { $what ->
        [plays] Чем можно ходить?
        [changed] Что изменилось?
       *[table] Прочитать стол
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
play-draw = карта из колоды
play-to = { $cards }: с места «{ $from }» на место «{ $to }»
play-to-empty = { $cards }: с места «{ $from }» на пустую колонку

## The bar

app-name = Longwood
tagline = Пасьянсы за открытым столом
title = { $name } · Longwood
undo = Отменить
undo-short = Отмена
redo = Вернуть
redo-short = Вернуть
restart = Заново
restart-short = Заново
new-deal = Новая раздача
new-deal-short = Новая
deal-number = По номеру
deal-number-short = Номер
end-hole = Закончить лунку
end-hole-short = Конец
rules-button = Правила
rules-button-short = Правила
help = Справка
more = Ещё
menu = Игры
close = Закрыть
tools = Кнопки стола
moves = Ходы
time = Время
practice = тренировка
practice-explained = Ход был отменён: эта игра считается тренировкой.
score-in-hole = В лунке
score-home = На базах
score-strokes = Удары
score-points = Очки
streak = Серия

## Questions and notices

practice-title = После отмены игра станет тренировкой.
practice-body = Можно играть дальше и отменять сколько угодно, только результат не засчитывается.
undo-anyway = Всё равно отменить
keep-playing = Играть дальше
end-title = Закончить эту лунку?
end-body = Счёт останется таким, как сейчас: { $strokes }.
end-now = Закончить
bookmarks = Закладки
bookmarks-short = Закладки
bookmarks-do = Закладка хранит позицию, чтобы к ней можно было вернуться.
bookmarks-practice = Возврат к закладке отменяет ходы: игра станет тренировкой.
bookmark-now = Добавить закладку
bookmark-at = Ход { $move }
bookmark-here = сейчас на столе
bookmark-remove = Убрать закладку: { $at }
bookmarked = Закладка добавлена: { $at }
deal-title = Раздача по номеру
deal-body = Один и тот же номер даёт одну и ту же раздачу на любом компьютере.
deal-field = Номер раздачи
deal-field-single = Номер раздачи для одной лунки
deal-now = Сдать
this-deal = Это раздача { $deal }.
this-deal-unnumbered = У этой раздачи нет номера.
deal-of-round = Раздачи раунда выбираются случайно: другую назвать нельзя.
deal-as-single = Сыграть эту раздачу ещё раз как отдельную лунку
deal-number-wrong = Номер раздачи — целое число от 0 до 9223372036854775807.
impossible-stock = Эту раскладку нельзя разобрать ни при каком порядке колоды.
impossible = Эту раскладку нельзя разобрать.
reshuffle = Перетасовать
play-anyway = Всё равно играть
connection-lost = Связь потеряна. Соединяемся снова…
connecting = Раскладываем карты…
stuck-title = Ходов больше нет.
stuck-body = Отмените ходы, начните эту раздачу заново или попробуйте другую.
stuck-body-new = Попробуйте другую раздачу.
won-title = Пасьянс сошёлся!
won-body = { moves-made }, { $time }.
moves-made = { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
won-practice = Тренировочная игра.
hole-over = Лунка { $number }: { $strokes }.
hole-cleared = Всё разобрано.
hole-cleared-spare = Всё разобрано, { $count ->
        [one] осталась ещё { $count } карта
        [few] осталось ещё { $count } карты
       *[many] осталось ещё { $count } карт
    }.
hole-ended = Лунка сыграна: { $strokes }.
game-ended = Эта игра окончена.
points-scored = { $count ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
next-hole = Следующая лунка
round-over = Раунд окончен: { $total } ({ $topar }).
round-perfect = Раунд окончен: идеальный раунд, { $total } ({ $topar }).
new-round = Новый раунд
dismiss = Убрать

## Help from the search

hint = Подсказка
hint-short = Совет
search-help = Подсказки
search-sees = Подсказки видят закрытые карты; игра получит пометку.
searching = Ищем…
showing = Играем выигрышную линию…
show-me = Показать
show-stop = Стоп
ask-verdict = Ещё сойдётся?
hint-which = Какой ход?
hint-then = А дальше?
hint-look = Посмотрите сюда: { $pile }
hint-move = { $cards } — на место «{ $pile }»
hint-draw = Откройте карту из колоды.
hint-none = Ходов больше нет.
hint-wins = До выигрыша отсюда { moves-made }.
hint-lost = Эта игра уже не сойдётся.
hint-unknown = Неизвестно: выигрыш не найден.
search-effort = { $nodes ->
        [one] { $nodes } позиция, { $seconds } с.
        [few] { $nodes } позиции, { $seconds } с.
       *[many] { $nodes } позиций, { $seconds } с.
    }
verdict = { $verdict ->
        [won] Ещё сходится
        [lost] Не сойдётся
       *[unknown] Неизвестно
    }
verdict-pending = Считаем…
ask-par = Какой лучший счёт был в этой раздаче?
par-reached = { $kind ->
        [hole] Это и есть лучший счёт: { $best }.
       *[peaks] Это и есть лучший счёт, очков: { $best }.
    }
par-missed = { $kind ->
        [hole] Лучший счёт этой раздачи { $best }: на { $off ->
            [one] { $off } удар
            [few] { $off } удара
           *[many] { $off } ударов
        } лучше.
       *[peaks] Лучший счёт этой раздачи { $best }: на { $off ->
            [one] { $off } очко
            [few] { $off } очка
           *[many] { $off } очков
        } больше.
    }
par-unproved = { $kind ->
        [hole] Поиск нашёл { $best } и не знает, бывает ли лучше.
       *[peaks] Поиск нашёл { $best } по очкам и не знает, бывает ли лучше.
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
    }. Подсказки видят закрытые карты.
winnable = сходится
winnable-explained = Перед раздачей проверено, что она сходится.
deal-winnable = Сдать ту, что сходится
only-winnable = Только раздача, которая сходится
looking-for-winnable = Ищем раздачу, которая сходится…

## Golf

score-card = Карточка счёта
score-card-short = Счёт
hole-number = Лунка { $number }
total = Итого
par-of-holes = К пару
par-level = вровень с паром
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

## In company

match-square = ничья
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
        [won] победа: соперники ушли
       *[lost] поражение: вы ушли
    }
match-halved = матч вничью
refused-no-seat = на этом месте никто не играет
refused-match-over = матч окончен
refused-hole-over = для вас эта лунка окончена
refused-draw-stands = в игре с другими открытую карту колоды назад не берут
error-no-company = в игре { $game } не считают удары, поэтому это не гольф для нескольких игроков
error-holes = в раунде с другими 9 или 18 лунок, а не { $holes }
error-limit = лунка длится не меньше секунды
error-players = { $format ->
        [spit] в спит играют двое; здесь { $players }
        [match] матч играют двое или две стороны по двое, трое или четверо; здесь { $players }
       *[stroke] на счёт ударов играют от двух до восьми игроков; здесь { $players }
    }
error-name-empty = в имени должна быть хотя бы одна буква
error-name-long = в имени не больше { $most } букв
error-code = { $code } — не код комнаты: в нём шесть букв
error-no-room = такой комнаты нет, или она закрыта
refused-room-closed = эта комната закрыта
refused-no-game = сейчас здесь не играют
refused-playing = не во время игры
refused-full = мест только { $most }
refused-seated = у вас уже есть место
refused-not-seated = сначала займите место
refused-not-host = это может только хозяин комнаты
refused-no-level = компьютерного игрока такого уровня нет
refused-no-computer = там нет никого, кого сейчас можно отослать
refused-no-code = не нашлось кода для комнаты; попробуйте ещё раз
refused-no-record = здесь ещё ни одной игры не доиграли
refused-not-here = это сообщается только программам на самом сервере
refused-worn-out = эта комната своё отслужила; откройте другую
refused-too-often = слишком часто; попробуйте через минуту
refused-too-fast = помедленнее: слишком много сразу
refused-too-many = слишком много соединений с вашего адреса
refused-many-seats = с вашего адреса занято слишком много мест
refused-crowded = сервер не вмещает больше комнат; попробуйте позже

## Rooms

company = Игра с другими
company-game = { $game ->
        [golf] Гольф
       *[spit] Спит
    }
company-about = { $game ->
        [golf] От двух до восьми игроков, все на одной лунке сразу.
       *[spit] Двое, в реальном времени, без очерёдности.
    }
company-open = Открыть комнату
company-open-for = Открыть комнату: { company-game }
company-code = У меня есть код
company-code-hint = шесть букв
company-join = Войти
room-title = { $game ->
        [golf] Гольф в компании
       *[spit] Спит в компании
    }
room-gone = Этой комнаты здесь больше нет.
room-entering = Входим…
room-invite = Пригласить других
room-invite-about = Войти может каждый, у кого есть ссылка или код.
room-code = Код
room-link = Ссылка
room-copy-link = Скопировать ссылку
room-share = Отправить ссылку
room-invitation = Сыграем? { company-game }
room-copied = Скопировано
room-not-copied = Браузер не дал скопировать: выделите и скопируйте сами.
room-players = Игроки
room-taken = { $taken } из { $most }
room-you = вы
room-host = хозяин
room-ready = готов
room-unready = ещё не готов
room-away = отсутствует
room-level = { $level ->
        [beginner] Новичок
        [casual] Любитель
        [steady] Уверенный
        [sharp] Сильный
        [expert] Знаток
        [stroll] Прогулка
        [walk] Шаг
        [trot] Рысь
        [canter] Кентер
        [gallop] Галоп
       *[other] { $level }
    }
room-computer = компьютер
room-add = Добавить компьютер
room-send-away = Отослать: { $name }
room-name = Ваше имя
room-sit = Занять место
room-rename = Сменить имя
room-watching = Вы смотрите.
room-watchers = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
room-rules = Во что играем
room-rules-host = Решает { $name }; здесь можно прочитать.
room-which = Игра
room-rule-set = Правила
room-format = Счёт
room-format-is = { $format ->
        [match] Матч по лункам
       *[stroke] Счёт ударов
    }
room-format-about = { $format ->
        [match] Лунку выигрывает меньший счёт, матч — сторона, выигравшая больше лунок. Для двух игроков или двух сторон.
       *[stroke] Выигрывает наименьшая сумма.
    }
room-holes = Лунки
room-own-deals = У каждого своя раздача
room-play-off = При равенстве в конце играть дальше
room-limit = Время на лунку
room-minutes = { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
room-no-limit = сколько понадобится
room-equal-rank = Карта кладётся и на равную по старшинству
room-stack-equals = Равные карты складываются в своём ряду
room-no-slap = Без хлопка: меньшая стопка тому, кто закончил
room-start = Я готов
room-not-yet = Ещё не готов
room-wait-players = Для игры нужен ещё один игрок: пригласите кого-нибудь или добавьте компьютер.
room-wait-ready = Ждём: { $names }.
room-wait-you = Другие ждут вас.
room-begins = Начало через { $seconds }…
room-leave = Уйти
room-leave-title = Уйти из игры?
room-leave-body = Другие продолжат без вас, и вернуться в эту игру будет нельзя.
room-leave-now = Уйти из игры
room-stay = Остаться
room-again = Сыграть ещё
room-to-lobby = В комнату

## Golf in company

golf-hole-of = Лунка { $hole } из { $holes }
golf-extra-hole = Дополнительная лунка { $hole }
golf-time-left = Осталось
golf-next-in = Следующая через
golf-cards-left = { $count ->
        [0] всё разобрано
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[many] осталось { $count } карт
    }
golf-finished = лунка сыграна
golf-resting = эту лунку не играет
golf-withdrawn = ушёл
golf-stuck = Ходов нет: закончите лунку или отмените, что ещё можно.
golf-done = Ваша лунка сыграна: { $strokes }.
golf-waiting = Ждём: { $names }.
golf-watched = Лунку ещё играют. Карты откроются, когда закончат все.
golf-impossible = Эту раздачу разобрать нельзя.
golf-turned = Лунка { $hole }: карты открыты
golf-turned-extra = Дополнительная лунка { $hole }: карты открыты
golf-hole-best = лучший счёт
golf-board-of = Что осталось: { $name }
golf-hole-to = Наименьший счёт: { $names }, { $strokes }.
golf-hole-halved = Лунка вничью: { $strokes }.
golf-hole-won = Лунку берёт { $names }: { $strokes }.
golf-seen-by = Можно дальше: { $name }
golf-seen = можно дальше
golf-winner = { $count ->
        [one] Победа: { $names }
       *[many] Победа: { $names }
    }
golf-you-win = Вы выиграли!
golf-match-over = { $result ->
        [halved] Матч вничью
        [conceded] Матч окончен: одна сторона ушла
       *[other] Матч окончен: { $result }
    }
golf-place = Место
golf-said-finished = Лунка сыграна: { $name }.
golf-said-away = Нет связи: { $name }.
golf-said-back = Снова на связи: { $name }.
golf-said-left = Из игры уходит { $name }.
golf-said-leads = Впереди { $names }.
golf-said-minute = Осталась одна минута.
golf-said-seconds = Осталось секунд: { $seconds }.

## Spit

spit-title = Спит, раунд { $round }
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
        [away] нет на связи
        [ready] всё готово
        [unready] ещё не готово
        [able] есть ход
       *[stuck] нет хода
    }
spit-holds = { $name }: { cards }
spit-counting = Первые карты через { $seconds }
spit-stuck = Ходов нет ни у кого. Новые карты через { $seconds }
spit-blocked = Ходов нет ни у кого, и запаса тоже нет
spit-idle = Ход есть только у вас. Через { $seconds } карта сыграет сама
spit-idle-theirs = Ход есть только здесь: { $name }
spit-away = { $name } не на связи; до поражения { $seconds }
spit-slap = Хлоп!
spit-slap-pile = Хлопнуть по { $side ->
        [left] левой стопке
       *[right] правой стопке
    }
spit-slap-wait = Слишком рано. Мгновение
spit-too-late = Поздно: там уже другая карта
spit-round = Раунд { $round }
spit-took = { $name } забирает стопку: { cards }.
spit-ready = Играю
spit-waiting = Ждём: { $name }
spit-you-won = Вы выиграли
spit-won = Выигрыш: { $name }
spit-nobody-won = Никто не выиграл
spit-ending = { $how ->
        [out] Карт больше не осталось.
        [left] Второй игрок ушёл.
        [absent] Второй игрок не вернулся.
       *[abandoned] Оба игрока не вернулись.
    }
spit-latency = До сервера и обратно: { $ms } мс
spit-said-played = { $name }: { CARD($card) } { spit-onto }.
spit-said-forced = { $name }: слишком долгое ожидание, { CARD($card) } идёт сама.
spit-said-shifted = { $name }: { CARD($card) } на место { $number }.
spit-said-new = Новые карты.
spit-said-tops = Слева { $left }, справа { $right }.
spit-said-top-none = ничего
spit-said-out = { $name }: ряд пуст, раунд окончен.
spit-said-blocked = Ходов нет ни у кого: раунд окончен.
spit-said-slapped = Первый хлопок: { $name }.
spit-said-row = { $name }: { $piles }.
spit-said-pile = { $number }: { $top }
spit-said-no-fit = { $what }: туда не подходит.
spit-said-chosen = В руке { $what }.
spit-play-onto = { $number }: { CARD($card) } { spit-onto }
spit-play-to = { $number }: { CARD($card) } на место { $target }
spit-help-tap-does = кладёт её туда, куда она подходит; из двух центральных стопок — на ближнюю
spit-help-drag-does = кладёт её, куда вы хотите; подходящие места светятся
spit-help-slap = Касание центральной стопки
spit-help-slap-does = хлопок по ней; когда раунд окончен — где угодно на её стороне
spit-help-piles-does = кладёт верхнюю карту вашей стопки 1–5 туда, куда она подходит
spit-help-hold-does = берёт её в руку, чтобы место выбрали вы: Q или стрелка — центральная стопка, цифра — пустое место; Escape возвращает её
spit-help-sides-does = левая и правая центральная стопка: кладёт туда карту из руки, а без неё хлопает
spit-help-space-does = сообщает, что вы готовы; хлопает по центральной стопке, которую вы начали

## The menu of a card

card-menu-best = Лучше всего: { $place }
card-menu-foundation = На базу
card-menu-onto = На { CARD($card, form: "accusative") }, { pile }
card-menu-draw = Открыть карту
card-menu-none = Сейчас этой картой ходить некуда.

## Settings

settings = Настройки
language = Язык
settings-looks = Вид и звук
settings-table = Стол
settings-play = Игра
setting-theme = Тема
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
theme-contrast = Контрастная
setting-suits = Цвета мастей
suits-two = Два
suits-four = Четыре
setting-index = Знаки на картах
index-normal = Обычные
index-large = Крупные
setting-speed = Движение
speed-off = Нет
speed-fast = Быстро
speed-normal = Обычно
speed-slow = Медленно
setting-sound = Звук
setting-foundations = Базы и колода
foundations-above = Над колонками
foundations-below = Под колонками
setting-hand = Рука
setting-hand-about = Колода и кнопки меняют сторону.
hand-right = Правая
hand-left = Левая
setting-mirror = Зеркальное поле
setting-mirror-about = Первая колонка справа. Карты и знаки на них не меняются.
setting-tap = Касание или щелчок по карте
tap-play = Сразу ходит
tap-choose = Сначала выбирает
setting-auto-play = Карты сами уходят на базы
auto-play-off = Никогда
auto-play-free = Когда безопасно
auto-play-all = Всегда, когда можно
setting-supermoves = Короткие ходы
setting-supermoves-about = Несколько карт сразу через пустые колонки, как отдельные ходы.
setting-verdict = Ещё сойдётся?
setting-verdict-about = После каждого хода говорит, сойдётся ли ещё пасьянс. Видит закрытые карты: игра получит пометку «с подсказками».
setting-letter-keys = Клавиши букв и цифр
setting-letter-keys-about = Выключите, если их нажимает голосовой ввод или лежащая рука. Стрелки, Enter и Esc работают всегда.

## The menu

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
save-record = Сохранить запись игры
deal-named = Раздача { $deal }
also = также { $alias }
play = Играть
play-game = Играть: { $game }
play-single-hole = { $game }: { single-hole }
nine-holes = Девять лунок
single-hole = Одна лунка
options = Варианты
options-title = Варианты игры «{ $game }»
other-names = Другие названия: { $names }
rules-title = Правила: { $game }
random-deal = любой
quick-start = Быстрый старт
deal-of-the-day = Раздача дня
today-state = { $state ->
        [new] одна для всех
        [open] начата
        [won] выиграна
       *[over] закончена
    }
random-game = Случайная игра
random-game-does = Любая из { $count ->
        [one] { $count } игры
        [few] { $count } игр
        [many] { $count } игр
       *[other] { $count } игры
    }
yes = да
no = нет

## The rules page

source = Источник
note = Примечание
loading = Минутку…
back-to-games = Все игры

## After the game

replay = Просмотр
replay-so-far = Посмотреть эту игру ход за ходом
replay-of = Просмотр: { $game }
replay-deal = Раздача { $deal }
replay-result = { $outcome ->
        [won] Пасьянс сошёлся
        [stuck] Ходов не осталось
        [ended] Закончено как есть
       *[open] Ещё не окончено
    }
replay-to-table = К столу
replay-controls = По ходу игры
replay-at = Ход
replay-dealt = Как сдано
replay-point = Ход { $move } из { $moves }: { $what }
replay-first = В начало
replay-back = На ход назад
replay-forward = На ход вперёд
replay-last = В конец
replay-play = Проиграть
replay-pause = Пауза
replay-moves = Ходы
replay-keys = Клавиши: влево и вправо — на ход, Home и End — в начало и в конец, пробел — проиграть.
verdicts = Сошлось или нет
verdicts-does = Поиск смотрит каждую позицию этой игры, видя закрытые карты, до двух минут.
verdicts-open = Эта игра не окончена. Если спросить сейчас, она получит пометку «с подсказками».
verdicts-shared-open = Об этом говорится, когда игра окончена; эта передана раньше.
verdicts-ask = Где сходилось, где уже нет?
verdicts-ask-anyway = Спросить и пометить
verdicts-stop = Стоп
verdicts-progress = Решено позиций: { $decided } из { $of }
verdicts-stopped = Остановлено.
verdicts-strip = Сходится или нет по ходу игры
verdicts-won-all = Сходилось до самого конца.
verdicts-lost-all = Эта раздача не сходилась с самого начала.
verdicts-lost-by = Игру проиграл ход { $move }: { $what }
verdicts-between = До хода { $won } сходилось, с хода { $lost } уже нет. Про ходы между ними поиск не знает.
verdicts-won-until = Сходилось до хода { $won }. О дальнейшем поиск не знает.
verdicts-lost-from = С хода { $lost } уже не сходилось. О прежнем поиск не знает.
verdicts-unknown = Ни об одной позиции поиск сказать не смог.
verdicts-show = Показать эту позицию
verdicts-won-by = Там ещё выигрывало:
verdicts-undecided = { $count ->
        [one] И ещё { $count } ход, о котором поиск не знает.
        [few] И ещё { $count } хода, о которых поиск не знает.
       *[many] И ещё { $count } ходов, о которых поиск не знает.
    }
verdicts-effort = Просмотрено позиций: { $nodes }, секунд счёта: { $seconds }.
verdicts-cut = Две минуты прошли раньше, чем были просмотрены все позиции.
verdict-won = сходится
verdict-lost = не сойдётся
verdict-unknown = неизвестно
verdict-here = { $said } { $verdict ->
        [won] Сходится.
        [lost] Не сойдётся.
       *[unknown] Сойдётся ли, неизвестно.
    }
verdict-draw = Открыть карту из колоды.
statistics = Статистика
statistics-none = Ещё ни одной игры не сыграно.
statistics-kind = Вид
statistics-kinds = { $kind ->
        [scored] В зачёт
        [winnable] Заведомо сходящиеся
        [practice] Тренировка
       *[helped] С подсказками
    }
statistics-kinds-explained = Игры в зачёт сыграны без отмены ходов и своими глазами. Заведомо сходящиеся раздачи, тренировки и игры с подсказками, видевшими закрытые карты, считаются отдельно.
statistics-counts = Игра считается с первого хода. Она проиграна, если закончена, если ходов не осталось или если она оставлена ради более поздней раздачи того же пасьянса; если она всё же сойдётся, засчитывается выигрыш.
statistics-played = Сыграно
statistics-won = Выиграно
statistics-share = Выиграно, %
statistics-streak = Побед подряд
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
statistics-round-par = К пару
statistics-round-practice = тренировка
statistics-chart = { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    } относительно пара: лучший { $best }, последний { $latest }
statistics-handicap = Гандикап { $handicap }
statistics-handicap-none = Для гандикапа нужны три раунда.
statistics-handicap-explained = Среднее 8 лучших из последних 20 раундов относительно пара; если их меньше 20 — лучших 40 %, с округлением вверх. Тренировки и раунды с подсказками не считаются.
statistics-recent = Законченные игры
best-games = Лучшие игры
best-cards = Карты
statistics-recent-game = { $won ->
        [yes] Выигрыш
       *[no] Проигрыш
    } · { moves-made } · { $time }
data = Ваши игры в файле
data-does = Все ваши игры с записями, по одной в строке: чтобы сохранить, посмотреть другими программами или перенести в другой браузер или другой Longwood.
data-export = Сохранить файл
data-import = Внести файл
data-importing = Судья проверяет игры…
data-imported = { $added ->
        [0] Ни одной игры не добавлено.
        [one] Добавлена { $added } игра.
        [few] Добавлены { $added } игры.
       *[many] Добавлено { $added } игр.
    } { $continued ->
        [0] { "" }
        [one] { $continued } продолжилась.
        [few] { $continued } продолжились.
       *[many] { $continued } продолжились.
    } { $known ->
        [0] { "" }
        [one] { $known } уже была здесь.
        [few] { $known } уже были здесь.
       *[many] { $known } уже были здесь.
    }
data-bad-line = Строка { $line }: { $why }
data-remove = Удалить все мои игры
data-remove-title = Удалить все ваши игры?
data-remove-body = Все игры этого браузера будут удалены с этого сервера, и те, что ещё идут, а с ними и статистика. Комнаты будут покинуты, а ваше имя в них стёрто. Вернуть игры можно будет только из файла, сохранённого раньше.
data-remove-now = Удалить все
data-removed = { $count ->
        [0] Удалять было нечего.
        [one] Удалён { $count } стол.
        [few] Удалены { $count } стола.
       *[many] Удалено { $count } столов.
    }
link-broken = Эта ссылка неполная: в ней нет игры. Скопируйте её ещё раз там, откуда взяли.
share = Поделиться
share-link = Скопировать ссылку на игру
share-link-does = Кто её откроет, увидит эту игру на своём Longwood, когда тамошний судья её проверит.
share-open = Эта игра не окончена; в ссылке раздача и ходы до сих пор.
share-record = Скопировать запись
share-picture = Сохранить картинку
share-copied = Скопировано.
share-by-hand = Этот браузер не даёт странице копировать. Текст выделен: скопируйте его сами.
share-text = Что скопировать
picture-failed = Картинку сделать не удалось.

## What can go wrong

error-title = Не получилось.
unreachable = Сервер не отвечает. Он ещё работает?
no-page = Страницы { $path } здесь нет.
table-gone = Этого стола здесь больше нет.
error-other = Это было невозможно.
with-detail = { $what } ({ $detail })

error-no-table = здесь нет такого стола; возможно, он открыт в другом браузере
error-no-round = здесь нет такого раунда
error-other-rules = эта игра («{ $game }») начата по правилам, которые с тех пор изменились; продолжить её нельзя
error-none-winnable = { $count ->
        [1] про единственную проверенную раздачу
        [one] ни про одну из { $count } раздачи
       *[other] ни про одну из { $count } раздач
    } не удалось вовремя показать, что она сходится; попробуйте ещё раз или играйте любую
error-replay-long = в общей игре не больше { $most ->
        [one] { $most } хода
       *[other] { $most } ходов
    }; в этой — { $moves }
error-replay-unread = ход { $number }: { $why }
error-replay-move = ход { $number }, { $move }: { $why }
error-archive-line = эта строка — не игра из файла игр: { $why }
error-archive-record = её запись не подтверждается: { $why }
error-archive-deal = в её записи нет номера раздачи, а столу он нужен
error-archive-long = шагов в одной игре — не больше { $most }
error-archive-times = таких времён или такого раунда не бывает
error-archive-moves = её события ведут к другим ходам, чем в записи
error-conflict = это тем временем изменилось в другом месте; вот как это выглядит сейчас
error-store = сервер сейчас не может прочесть или сохранить игры; попробуйте позже
error-no-pile = { $pile }: такой стопки на столе нет
error-deal-number = { $text } — не номер раздачи: нужно целое число от 0 до { $most }
error-no-game = нет игры с названием { $game }
error-no-game-near = { $no }; может быть, { $nearest }?
error-no-patience = в «{ $game }» играют с кем-то: это не пасьянс
error-no-option = нет варианта { $option }; есть { $options }
error-no-option-here = нет варианта { $option }; для игры «{ $game }» есть { $options }
error-option-unfit = игра «{ $game }» не знает варианта { $option }; для неё есть { $options }
error-no-options = ничего
error-option-value = вариант { $option } не может иметь значение { $value }: допустимо { $values }
error-option-twice = вариант { $option } указан дважды: { $first } и { $second }
error-options-clash = { $game }: варианты { $first } и { $second } противоречат друг другу: { $why ->
        [names] это два названия одного и того же
       *[opposites] один противоположен другому
    }

## Why a move is refused

reason-won = игра выиграна: все карты на базах
reason-own-column = карту нельзя положить на её же колонку
reason-empty = { CARD($card) }: сюда нельзя; в игре «{ $game }» { $empty ->
        [king] на пустую колонку кладут только королей
        [queen] на пустую колонку кладут только дам
        [none] пустые колонки остаются пустыми
       *[any] на пустую колонку кладут любую карту
    }
reason-fit = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }: в игре «{ $game }» карты кладут { reason-build }
reason-fit-down = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }: в игре «{ $game }» карты кладут по убыванию { reason-build }
reason-fit-ace = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }: на туза ничего не кладут
reason-build = { $build ->
        [same_suit] в масть
        [different_suit] в разные масти
        [alternate_colour] с чередованием цветов
       *[any] в любые масти
    }
reason-draw-target = карты колоды открывают только в сброс
reason-draw-count = здесь за один раз открывают { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
reason-stock-empty = колода пуста
reason-no-stock = в игре «{ $game }» нет колоды
reason-redeal-source = в колоду возвращается только перевёрнутый сброс
reason-no-redeal = в игре «{ $game }» нет пересдачи
reason-redeals-used = { $redeals ->
        [1] единственная пересдача использована
       *[other] все пересдачи использованы ({ $redeals })
    }
reason-redeal-early = сброс переворачивают, только когда колода пуста; в колоде { cards }
reason-waste-empty = сброс пуст
reason-no-cards = ход — это хотя бы одна карта
reason-waste-single = из сброса можно взять только верхнюю карту
reason-no-column = колонки { $number } нет
reason-column-empty = колонка { $number } пуста
reason-column-short = в колонке { $number } только { cards }
reason-single = в игре «{ $game }» карты переносят по одной
reason-face-down = карты рубашкой вверх не переносят
reason-no-run = { $count ->
        [one] верхняя { $count } карта
        [few] верхние { $count } карты
       *[many] верхние { $count } карт
    } колонки { $number } — не { $run ->
        [same_suit] последовательность одной масти
       *[by_build] последовательность
    }
reason-no-return = в игре «{ $game }» карты с баз не возвращаются
reason-return-single = с базы карты возвращаются по одной
reason-return-unnamed = нужно указать, какая карта возвращается с базы
reason-return-not-top = { CARD($card) } не лежит сверху на базе
reason-return-starter = { CARD($card) } лежит там с самого начала и остаётся
reason-on-foundation = она уже на базе
reason-foundation-single = на базу карты кладут по одной
reason-nothing-there = сюда карты не кладут
reason-foundation = { CARD($card) } не подходит ни одной базе: их собирают { $up ->
        [suit] в масть
       *[alternate_colour] с чередованием цветов
    }, начиная с { RANK($base, form: "genitive") }
reason-cleared = игровое поле разобрано: игра окончена
reason-must-play = есть карта, которой можно сыграть, а с вариантом must_play колода ждёт
reason-hole-only = в игре «{ $game }» карты кладут по одной в лунку и больше никуда
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
reason-no-place = { reason-place }: такого здесь нет
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

refused-closed = сдана следующая лунка: эта остаётся как есть
refused-ended = эта игра закончена
refused-too-long = эта игра стала слишком длинной, чтобы продолжаться: сохраните её запись, если хотите, и раздайте новую
refused-redo = возвращать нечего
refused-bookmarked = эта позиция уже отмечена закладкой
refused-bookmarks-full = закладок может быть не больше { $most }; сначала уберите одну
refused-no-bookmark = закладки { $number } нет
refused-here = эта позиция и так на столе
refused-over = эта игра уже окончена
refused-undo = отменять нечего
refused-no-par = в этой игре нет счёта в ударах или очках
refused-heard = это уже было услышано
refused-moved-on = игра продолжилась в другой вкладке прежде, чем это было услышано
refused-cards-gone = поздно: то, что вы хотели переложить, лежит уже в другом месте
refused-given-up = игра продолжилась в другой вкладке: поиск прекращён
refused-not-over = лучший счёт раздачи сообщают, когда лунка сыграна
refused-marks-helped = об этом говорится, когда игра окончена; если сказать сейчас, она получит пометку «с подсказками»
refused-replay-open = о том, что сходилось, говорится, когда игра окончена, а эта — ещё нет
refused-not-joined = вместе с ходом уходит только карта, поднимающаяся на базу после него
refused-which-deal = раздачу выбирают по номеру, сходящуюся или раздачу дня: что-то одно
refused-won = эта игра выиграна: её результат остаётся
refused-practice = после отмены игра станет тренировкой, и результат не засчитается
refused-no-round = в «{ $game }» не играют раундами из девяти лунок
refused-hole-open = лунка { $number } ещё не доиграна
refused-round-over = раунд окончен
refused-no-reshuffle = пересдают только раскладку, которую не разобрать ни при каком порядке колоды, и только до первого хода
refused-clock = это было раньше того, что уже произошло
refused-paused = матч ждёт игрока, потерявшего связь
refused-ready = сейчас о готовности не спрашивают
refused-not-playing = класть карты и хлопать по стопкам можно, только пока идёт раунд
refused-not-on-top = эта карта не лежит сверху в вашем ряду
refused-no-place = такой стопки нет
refused-no-fit = { CARD($card) } не ложится на { CARD($onto, form: "accusative") }
refused-not-empty = карту перекладывают только на пустое место своего ряда или, если так выбрано, на карту того же достоинства
refused-no-slap = здесь хлопать не по чему
refused-slap-locked = после слишком раннего хлопка какое-то время хлопать нельзя
refused-away = этого игрока уже нет
refused-not-away = этот игрок на месте

## Help

help-title = Как играть
help-pointer = Мышь, палец и перо
help-tap = Коснитесь карты
help-tap-does = она пойдёт туда, где подходит лучше всего; в настройках можно сначала выбирать карту, а следующим касанием — место
help-drag = Перетащите карту
help-drag-does = куда хотите; разрешённые места подсвечены
help-stock = Коснитесь колоды
help-draw-does = открывает карту или переворачивает сброс
help-menu = Подержите карту или щёлкните правой кнопкой
help-menu-does = покажет все места, куда она может пойти
help-waste = Подержите сброс
help-waste-does = покажет все его карты
help-keyboard = Клавиатура
help-keys-off = Клавиши букв, цифр и ? выключены, см. настройки.
help-arrows = Стрелки
help-arrows-does = от стопки к стопке; вверх и вниз выбирают, сколько карт, где это важно
help-piles-does = к колонкам 1–10, с Shift к колонкам 11–20; S — к колоде, T — к сбросу
help-home-does = ход выбранной картой на базу
help-enter-does = ход выбранной картой туда, где подходит лучше всего
help-pick-up-does = взять в руку: стрелки обходят разрешённые места, Enter кладёт, Escape возвращает
help-look-does = посмотреть сброс
help-undo-does = отменить
help-redo-does = вернуть
help-new-deal-does = новая раздача
help-hint-does = подсказка; ещё раз — подробнее
help-bookmarks-does = закладки: сохранить эту позицию или вернуться к другой
help-plays-does = прочитать, чем можно ходить
help-changed-does = прочитать, что изменилось
help-table-does = прочитать весь стол
help-page-does = эта страница

## The rules in one line

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
brief-preset = { RANK($rank, form: "plural") } на базах
brief-base-first = первая карта задаёт базу
brief-base = база — { RANK($rank) }
brief-foundations-alternate = базы с чередованием цветов
brief-build = по убыванию { $build ->
        [same_suit] в масть
        [different_suit] в разные масти
        [alternate_colour] с чередованием цветов
       *[any] в любые масти
    }
brief-kings-on-aces = король на туза
brief-run = { $run ->
        [by_build] переносятся последовательности
        [same_suit] переносятся последовательности одной масти
       *[single] по одной карте
    }
brief-empty = { $empty ->
        [king] на пустые колонки только короли
        [queen] на пустые колонки только дамы
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
brief-redeals-unlimited = пересдач сколько угодно
brief-return = карты возвращаются с баз
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
brief-rank-wrap = на ступень выше или ниже, по кругу
brief-rank-queen = на ступень выше или ниже, на короля только дама
brief-rank-nothing = на ступень выше или ниже, на короля ничего
brief-jokers = { $jokers ->
        [one] { $jokers } джокер
        [few] { $jokers } джокера
       *[many] { $jokers } джокеров
    }
brief-any-first = первая карта любая
brief-must-play = открывать, только когда нет хода
brief-race = стопок у игрока: { $piles }, без очерёдности
brief-rank-equal = на ступень выше или ниже или то же достоинство, по кругу
brief-stack = равные складываются
brief-no-slap = без хлопков

## The rules page: headings

page-aim = Цель
page-deal = Раздача
page-foundations = Базы
page-building = Ходы
page-runs = Перенос последовательностей
page-empty-columns = Пустые колонки
page-stock-and-waste = Колода и сброс
page-scoring = Счёт
page-end = Выигрыш и тупик
page-play = Игра
page-stock = Колода
page-the-end = Конец игры
page-impossible = Неразрешимые раскладки

## The rules page of a game of columns

page-aim-columns = Собрать все карты ({ $cards }) на базах, каждую базу { page-order }.
page-order =
    { $up ->
        [suit] в масть
       *[alternate_colour] с чередованием цветов
    } { $order ->
        [ace] от туза до короля
        [first] от базового достоинства (за королём идёт туз) до достоинства на единицу ниже него
        [to-ace] от { RANK($base, form: "genitive") } до короля и затем до { RANK($last, form: "genitive") }
       *[round] от { RANK($base, form: "genitive") } (за королём идёт туз) до { RANK($last, form: "genitive") }
    }
page-shuffled = { $decks ->
        [one] Тасуется { $decks } колода
        [few] Тасуются { $decks } колоды
       *[many] Тасуются { $decks } колод
    } (карт: { $cards }).
page-preset-out = Перед этим { RANK($rank, form: "plural") } (всего { $count }) вынимают из колоды: с них начинаются базы.
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
        [top] : в открытую только верхняя карта каждой
       *[some] : в каждой нижние { $down } рубашкой вверх, верхние { $up } в открытую
    }.
page-turns-up-column = Карта, лежащая рубашкой вверх, открывается сама, как только на ней ничего не лежит.
page-base-card = Следующая карта начинает первую базу; её достоинство — базовое для этой раздачи.
page-stock-left = { $count ->
        [one] Оставшаяся { $count } карта — колода (талон)
        [few] Оставшиеся { $count } карты — колода (талон)
       *[many] Оставшиеся { $count } карт — колода (талон)
    }, рубашкой вверх.
page-waste-empty = { page-stock-left } Сброс вначале пуст.
page-all-dealt = Сданы все карты: колоды нет.
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
page-foundation-start = { $base ->
        [0] Карта базового достоинства
        [1] Туз
        [11] Валет
        [12] Дама
        [13] Король
       *[other] { RANK($base) }
    } начинает базу, как только положен туда.
page-foundations-built = Базы собирают { page-order }, по одной карте.
page-copies = Одинаковые карты равноценны: подходит та, что пришла первой.
page-no-return = С баз карты не возвращаются.
page-return = Верхнюю карту базы можно вернуть на колонку, если она туда подходит.
page-return-but = Верхнюю карту базы можно вернуть на колонку, если она туда подходит, но { $count ->
        [one] карта, лежавшая там с начала, остаётся
       *[other] карты, лежавшие там с начала, остаются
    }.
page-not-compulsory = Класть карту на базу никогда не обязательно.
page-building-how = Верхнюю карту колонки{ $from ->
        [waste] { " " }или сброса
       *[columns] { "" }
    } можно положить на базу, которая её ждёт, или на верхнюю карту колонки, которая на ступень старше и { page-of-build }.
page-of-build = { $build ->
        [same_suit] той же масти
        [different_suit] другой масти
        [alternate_colour] другого цвета
       *[any] любой масти
    }
page-example = { $build ->
        [same_suit] 9 червей кладут на 10 червей.
        [different_suit] 9 червей кладут на 10 треф, бубен или пик.
        [alternate_colour] 9 червей кладут на 10 треф или пик.
       *[any] 9 червей кладут на любую десятку.
    }
page-kings-on-aces = Достоинства идут по кругу: короля кладут на туза { page-of-build }.
page-nothing-on-ace = На туза ничего не кладут.
page-run-single = Карты переносят по одной.
page-run = Верхние карты одной колонки — последовательность, если { $down ->
        [yes] все они открыты и
       *[no] они
    } идут подряд, каждая на ступень младше той, что под ней, { $run ->
        [same_suit] и все одной масти
       *[by_build] и { page-of-build }
    }.
page-run-parts = Её переносят целиком или частью.
page-run-fits = Нижняя из переносимых карт должна подходить к новому месту.
page-run-foundation = На базу карты кладут по одной.
page-any-card = { $runs ->
        [yes] любую карту или последовательность
       *[no] любую карту
    }, которой можно ходить
page-from = { $from ->
        [waste] из колонки или из сброса
       *[columns] из колонки
    }
page-empty-any = На пустую колонку кладут { page-any-card }, { page-from }.
page-empty-not-filled = Сама она не заполняется.
page-empty-none = На пустую колонку ничего не кладут: она остаётся пустой.
page-empty-auto = Как только колонка пустеет, на неё сама ложится верхняя карта сброса, а если сброс пуст — следующая карта колоды. Это часть того же хода.
page-empty-auto-after = Когда пусты и сброс, и колода, колонка остаётся пустой, и на неё можно положить { page-any-card }.
page-empty-rank = На пустую колонку кладут только { RANK($rank, form: "accusative") }{ $runs ->
        [yes] { " " }или последовательность, в которой нижняя карта — { RANK($rank) }
       *[no] { "" }
    }, { page-from }.
page-no-stock-no-waste = Ни колоды, ни сброса нет.
page-draw = { $draw ->
        [1] Следующую карту колоды открывают и кладут в сброс.
       *[other] Следующие карты колоды, до { $draw } за раз, по одной открывают и кладут в сброс; последняя ложится сверху.
    } Это можно делать всегда, пока в колоде есть карты, даже если есть другие ходы.
page-waste-plays = Ходить можно только верхней картой сброса, в любое время. В сброс кладут только карты из колоды.
page-waste-look = Все карты сброса можно посмотреть.
page-redeal-none = Колоду проходят один раз: пересдачи нет.
page-redeal-how = Когда колода пуста, сброс можно, не тасуя, перевернуть, и он снова станет колодой: первая открытая карта опять будет первой
page-redeal-unlimited = { page-redeal-how }; так можно делать сколько угодно раз.
page-redeals = { page-redeal-how }. Пересдач: { $redeals }, всего проходов: { $passes }.
page-score-columns = Счёт — число карт на базах из { $cards }. Показываются также ходы и время.
page-won-columns = Игра выиграна, когда все карты ({ $cards }) на базах.
page-stuck = Игра в тупике, когда не осталось ходов, которые что-то меняют{ page-whole-column }.
page-stuck-drawing = Игра в тупике, когда ходить можно только из колоды{ page-whole-column } и ни одна карта, которая окажется наверху сброса, никуда не подходит.
page-whole-column = { $null ->
        [yes] { " " }(перенос целой колонки на пустую ничего не меняет)
       *[no] { "" }
    }
page-stuck-after = Тупик ещё не конец: отмените ходы, начните заново или сдайте новую раздачу.

## The rules page of a game of covered cards

page-aim-covering = Разобрать игровое поле: сыграть { $count ->
        [one] всю его { $count } карту
        [few] все его { $count } карты
       *[many] все его { $count } карт
    } на одну базу, которую называют также лункой.
page-shuffled-jokers = { $decks ->
        [one] Тасуется { $decks } колода
        [few] Тасуются { $decks } колоды
       *[many] Тасуются { $decks } колод
    } и { $jokers ->
        [one] { $jokers } джокер
        [few] { $jokers } джокера
       *[many] { $jokers } джокеров
    } вместе (карт: { $cards }).
page-hole-card-out = Перед этим из колоды вынимают карту «{ CARD($card) }»: с неё начинается лунка.
page-hole-dealt = Следующую карту кладут в открытую: с неё начинается лунка.
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
    } вокруг лунки, по одной карте по очереди, { page-faces }.
page-covered-peaks = Три вершины, всего карт: { $cards }, рядами по 3, 6, 9 и 10 слева направо, { page-faces }.
page-peaks-cover = Каждую карту выше нижнего ряда накрывают две карты следующего ряда; нижний ряд соединяет вершины.
page-covered-pyramid = Пирамида из { $count ->
        [one] { $count } карты
       *[other] { $count } карт
    }, рядами от 1 до { $rows } слева направо, { page-faces }.
page-pyramid-cover = Каждую карту выше нижнего ряда накрывают две карты следующего ряда.
page-faces = { $faces ->
        [covered] накрытые карты рубашкой вверх, остальные в открытую
       *[up] все в открытую
    }
page-turns-up-slot = Карта, лежащая рубашкой вверх, открывается сама, как только её ничто не накрывает.
page-playable = { $layout ->
        [columns] Ходить можно только верхней картой каждой колонки.
        [fans] Ходить можно только верхней картой каждого веера.
       *[slots] Ходить можно только картой, которую не накрывает другая.
    }
page-fits = Она ложится в лунку, если на ступень старше или младше верхней карты там; масти не важны.
page-wrap = Достоинства идут по кругу: туза кладут на короля, а короля на туза.
page-no-wrap = Туз и король не соседи: на туза кладут только двойку.
page-king-queen = На короля кладут только даму.
page-king-joker = На короля кладут только джокера.
page-king-nothing = На короля ничего не кладут.
page-joker = Джокера кладут на любую карту, и на джокера кладут любую.
page-any-first = Пока лунка пуста, туда можно положить любую доступную карту.
page-nothing-on-pile = { $layout ->
        [fans] На веера карты не кладут.
       *[columns] На колонки карты не кладут.
    }
page-no-stock = Колоды нет: есть только игровое поле.
page-draw-covering = Следующую карту колоды открывают и кладут в лунку, каким бы ни было её достоинство; { $when ->
        [stuck] только когда ни одной картой поля нельзя ходить
       *[any] в любое время, даже если есть ходы картами поля
    }.
page-no-redeal = Пересдачи нет.
page-score-hole-cards = Счёт — число карт в лунке из { $cards }.
page-score-hole = Счёт раздачи (одной лунки Гольфа) — число карт, оставшихся на поле, не больше { $cards }; чем меньше, тем лучше.
page-score-stock = Если поле разобрано, счёт — минус число карт, оставшихся в колоде, в лучшем случае −{ $cards }.
page-score-joker = Оставшийся джокер считается за 1, как любая карта.
page-score-round = В раунде { $holes ->
        [one] { $holes } лунка
        [few] { $holes } лунки
       *[many] { $holes } лунок
    }, его пар — { $par }: всего { $par } или меньше — пар или лучше, 0 или меньше — идеальный раунд.
page-score-streak = Первая карта серии даёт 1 очко, вторая 2, n-я n. { $peaks ->
        [1] За взятую вершину ещё { $last }.
        [2] За взятые вершины ещё: { $each } за первую, { $last } за последнюю.
       *[other] За взятые вершины ещё: по { $each } за каждую из первых { $butlast }, { $last } за последнюю.
    }
page-score-draw = Карта из колоды стоит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } и прерывает серию.
page-score-most = Наибольший возможный счёт — { $points }.
page-won-covering = Игра выиграна и сразу окончена, когда игровое поле пусто.
page-stuck-covering = Игра в тупике, когда { $stock ->
        [yes] колода пуста и ходов нет
       *[no] ходов нет
    }.
page-impossible-hidden = О раскладках, которые нельзя разобрать, ничего не говорится: это выдало бы закрытые карты.
page-impossible-some = Некоторые раскладки нельзя разобрать { $stock ->
        [yes] ни при каком порядке колоды
       *[no] никакими ходами
    }, и это видно.
page-impossible-queens = Например, если каждая дама (всего { $queens }) лежит глубже короля { $layout ->
        [fans] в своём веере
       *[columns] в своей колонке
    }: короля кладут только на даму.
page-impossible-reshuffle = До первого хода такую раскладку можно без штрафа перетасовать и сдать снова или всё равно играть.

## The rules page of a race

page-race-stuck = Когда ходов нет ни у кого
page-race-round = Конец раунда
page-race-last = Последние раунды
page-race-fair = Честная игра
page-aim-race = Первым избавиться от всех своих карт.
page-race-halves = Двое игроков получают по { $count } карт.
page-race-rows = Каждый выкладывает ряд из { $piles } стопок, круг за кругом: первый — в стопки с 1 по { $piles }, следующий — со 2 по { $piles } и так далее, всего { $cards } карт. Только последняя карта каждой стопки лежит в открытую.
page-race-spares = Остальные карты ({ $count }) — запас игрока; он лежит рубашкой вверх, и его не смотрят.
page-race-spit = Когда оба готовы, идёт обратный отсчёт: { $seconds } с. Затем оба разом открывают в середину по карте запаса: это две центральные стопки.
page-race-unready = Кто не готов через { $seconds } с, считается готовым.
page-race-turns = Очерёдности нет: оба играют как можно быстрее, по одной карте.
page-race-fits = Открытую верхнюю карту стопки кладут на любую центральную стопку, если она на ступень старше или младше верхней карты там{ $equal ->
        [yes] {" "}или того же достоинства
       *[no] {""}
    }; масти не важны.
page-race-turns-up = Карта, лежащая рубашкой вверх, открывается сама, как только на ней ничего не лежит.
page-race-empty = Открытую верхнюю карту можно переложить на пустое место своего ряда. Стопок не бывает больше { $piles }.
page-race-stack = Верхнюю карту можно положить и на верхнюю карту того же достоинства в своём ряду.
page-race-kept = Сыгранное назад не берут.
page-race-nothing = Когда ни один не может ни сыграть, ни открыть новую карту, переложив верхнюю, идёт обратный отсчёт: { $seconds } с. Затем каждый открывает карту запаса на ту стопку, которую начал.
page-race-alone = Если запас остался только у одного, открывает он один.
page-race-must = Кто может сыграть, когда другой не может, обязан это сделать. Через { $seconds } с за него кладут самую левую подходящую карту, а если такой нет — перекладывают карту так, чтобы открылась новая.
page-race-over = Раунд окончен, когда у одного из игроков не осталось стопок в ряду.
page-race-slap = Тогда оба хлопают: первый хлопок забирает эту центральную стопку, другому достаётся вторая.
page-race-unslapped = Если { $seconds } с никто не хлопает, меньшая стопка достаётся тому, кто разобрал свой ряд; из равных каждый берёт ту, которую начал.
page-race-early = Хлопок до конца раунда ничего не даёт, и сделавший его не может хлопать { $seconds } с.
page-race-smaller = Меньшая центральная стопка достаётся тому, кто разобрал свой ряд, большая — другому; из равных каждый берёт ту, которую начал. Никто не хлопает.
page-race-next = Каждый добавляет стопку к оставшимся у него картам, тасует их и выкладывает следующий ряд.
page-race-blocked = Когда ходов нет ни у кого и запаса тоже нет, { $slap ->
        [yes] оба хлопают. Если никто не хлопает, меньшая стопка достаётся тому, у кого в ряду меньше карт.
       *[no] меньшая стопка достаётся тому, у кого в ряду меньше карт.
    }
page-race-few = У кого карт не больше { $cards }, тот выкладывает их, пока не кончатся, и запаса у него нет.
page-race-one-pile = Тогда центральная стопка одна: её начинает и пополняет другой игрок.
page-race-win = Если игрок без запаса первым разберёт свой ряд, он выиграл.
page-race-goes-on = Если первым будет другой, игрок без запаса забирает центральную стопку, и начинается следующий раунд. У кого тогда не осталось ни одной карты, тот выиграл.
page-race-one-blocked = Когда ходов нет ни у кого и запаса тоже нет, стопку забирает тот, у кого в ряду больше карт; если поровну — тот, кто начал без запаса.
page-race-first = Из двух карт, посланных на одну стопку, ложится первая. Вторая, если больше не подходит, возвращается без штрафа.
page-race-unseen = Сколько карт в центральной стопке, не показывают, пока её не забрали.
page-race-away = Если у игрока пропала связь, матч ждёт { $seconds } с. Кто за это время не вернулся, проиграл.
page-race-absences = За весь матч каждого игрока ждут не дольше { $seconds } с; кто после этого пропадёт ещё раз, проиграл.

## Options

option-queens-on-kings = Даму можно класть на короля
option-around-corner = Туз и король — соседи
option-jokers = Джокеры
option-empty-foundation = Лунка вначале пуста
option-must-play = Открывать карты, только когда нет хода
option-decks = Колоды
option-open = Все карты в открытую
option-face-down = Накрытые карты рубашкой вверх
option-any-starter = Лунку может начать любая карта
option-on-king = Что кладут на короля
option-foundation-return = Карты могут возвращаться с баз
option-equal-rank = Карту можно класть и на то же достоинство
option-stack-equals = Равные складываются в своём ряду
option-no-slap = Без хлопков: меньшая стопка тому, кто разобрал ряд

## The command line

cli-no-game = { $error }; все игры перечисляет `longwood games`
cli-deal = { $game }, раздача { $deal }
cli-position = { $game }, позиция
cli-line = строка { $line }: { $what }
cli-titled = { $title }: { $what }
cli-and = { $first }; { $last }
cli-on = да
cli-off = нет
cli-options = Варианты
cli-also = Другие названия
cli-elsewhere = В других программах и книгах
cli-option = { $name }: { $label } ({ $values }; здесь { $now })
cli-option-switch = { $name }: { $label } (да или нет; здесь { $now })
cli-move-of = ход { $number } из { $moves }: { $move }
cli-enter = Enter: следующий ход, q: достаточно
cli-answer = { $title }: { $answer } ({ $effort })
cli-won = сходится за { moves-made }
cli-won-already = уже сошёлся
cli-lost = не сойдётся
cli-lost-hashes = не сойдётся, насколько 64-битные хеши различают позиции (--certain ищет дважды)
cli-unknown = неизвестно, { cli-limit }
cli-limit = { $limit ->
        [nodes] достигнут предел узлов
        [memory] достигнут предел памяти
        [time] время вышло
       *[cancelled] поиск прерван
    }
cli-effort = { $nodes ->
        [one] { $nodes } узел
        [few] { $nodes } узла
       *[many] { $nodes } узлов
    }, { $seconds } с
cli-furthest = дальше всего ведут { moves-made }:
cli-verdict = { $verdict ->
        [won] сходится
        [lost] не сходится
       *[unknown] неизвестно
    }
cli-best = лучший счёт { $score }{ cli-in-moves }
cli-best-bound = счёт { $score }, { $kind ->
        [peaks] выше { $bound } не бывает
       *[hole] ниже { $bound } не бывает
    }{ cli-in-moves }
cli-in-moves = { $kind ->
        [peaks] , { moves-made }; { cli-verdict }
       *[hole] , { cli-verdict }, { moves-made }
    }
cli-hint = { $move }: { $reason }
cli-hint-seen = { $advice } (с учётом закрытых карт)
cli-hint-won = игра выиграна
cli-hint-win = ведёт к выигрышу, всего { moves-made }
cli-hint-none = ходов больше нет
cli-hint-line = { $why }; с этого начинается линия, которая ведёт дальше всего: { $far }
cli-hint-order = { $why }; { $count ->
        [1] это единственный ход
        [one] это самый вероятный из { $count } хода
       *[other] это самый вероятный из { $count } ходов
    }
cli-hint-unknown = выигрыш не найден, просмотрено узлов: { $nodes }
cli-hint-lost = эта позиция не выигрывается
cli-hint-up = на базах { $up } из { $cards }
cli-hint-left = на поле { cards }
cli-played = { $title }: { moves-made }, { $result }
cli-holds = { $played }: всё верно; контрольная сумма сходится
cli-holds-unchecked = { $played }: всё верно; контрольной суммы нет, так что подменённый ход мог остаться незамеченным
cli-simulated = матч { $number }: { $result } ({ $players }), { moves-made } за { $minutes } мин { $seconds } с
cli-simulated-wins = { $player }, место { $seat }: побед { $wins } из { $games }
cli-was-won = игра выиграна
cli-can-be-won = её ещё можно выиграть
cli-lost-from-start = её нельзя было выиграть с самого начала
cli-lost-by = проиграл ход { $number }, { $move }
cli-won-at-start = вначале её можно было выиграть
cli-won-up-to = её можно было выиграть до хода { $number }
cli-lost-from = с хода { $number } её было не выиграть
cli-rest-unknown = остальное неизвестно
cli-ways = там ещё выигрывало: { $moves }
cli-ways-open = там ещё выигрывало: { $moves }, а о { $open } неизвестно

## Games, by the ids of the catalogue; where there is none the English name stands

group-forty-thieves-and-its-relatives = «Сорок разбойников» и родственные пасьянсы
group-golf = Гольф
group-golfs-relatives = Родня Гольфа
group-in-company = В компании

game-forty-thieves = Сорок разбойников
alias-forty-thieves = Большие сорок, Ле Кадран, Рузвельт в Сан-Хуане
game-napoleon-at-st-helena = Наполеон на острове Святой Елены
game-indian = Индеец
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
game-spit = Спит

note-forty-thieves = PySolFC позволяет возвращать по одной карте с базы (вариант foundation_return), AisleRiot — нет. Big Forty и Roosevelt в PySolFC — другие игры.
note-napoleon-at-st-helena = В большинстве книг это другое название «Сорока разбойников», без переворачивания сброса.
note-indian = Indian Patience в PySolFC — другая игра.
note-limited = PySolFC позволяет возвращать по одной карте с базы (вариант foundation_return), AisleRiot — нет.
note-little-forty = PySolFC кладёт карты в любые масти, переносит последовательности одной масти и сам заполняет пустые колонки: little-forty-pysol.
note-lucas = PySolFC сдаёт 13 колонок по 4 вместе с тузами и переносит последовательности: lucas-pysol. У Парлетта, как сообщают, есть пересдача и последовательности.
note-maria = PySolFC позволяет возвращать по одной карте с базы (вариант foundation_return), AisleRiot — нет.
note-number-ten = PySolFC позволяет возвращать по одной карте с базы (вариант foundation_return), AisleRiot — нет.
note-rank-and-file = PySolFC позволяет возвращать по одной карте с базы (вариант foundation_return), AisleRiot — нет.
note-streets = PySolFC позволяет возвращать по одной карте с базы (вариант foundation_return), AisleRiot — нет.
note-lucas-pysol = PySolFC ещё сдаёт вначале одну карту в сброс и позволяет картам возвращаться с баз; здесь этого нет.
note-little-forty-pysol = PySolFC ещё сдаёт вначале карты в сброс; здесь этого нет.
note-golf = В PySolFC даму можно класть на короля: golf-queens. Некоторые открывают карты колоды, только когда нет хода (вариант must_play).
note-golf-queens = То, что PySolFC называет Golf.
note-putt-putt = В PySolFC это Relaxed Golf и Putt Putt.
note-double-golf = Пар тот же, что у Гольфа: пять на лунку.
note-double-putt = Двойной гольф по кругу.
note-thieves-golf = «Сорока разбойникам» не родня.
note-tri-peaks = В некоторых программах достоинства не идут по кругу (вариант wrap=false) или все карты открыты (вариант open).
note-black-hole = С вариантом any_starter лунку может начать любая карта.
note-pyramid-golf = С рядами 1–6 рубашкой вверх это Лифт.
note-elevator = Пирамидальный гольф, в котором накрытые карты лежат рубашкой вверх.
note-all-in-a-row = В PySolFC игра называется так же; в Politaire игра с такими же шансами называется Quasar.
note-spit = Иногда карту кладут и на карту того же достоинства или складывают равные в своём ряду (equal_rank, stack_equals).
