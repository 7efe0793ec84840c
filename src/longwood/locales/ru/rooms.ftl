# Russian texts: multiplayer: rooms, Golf with others and Spit. The notes for all texts of a language are in cards.ftl.

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
error-not-multiplayer = «{ $game }» не годится для сетевого гольфа: здесь не считают удары
error-holes = в сетевом раунде 9 или 18 лунок, а не { $holes }
error-limit = время на лунку — не меньше секунды
error-players = { $format ->
        [spit] для Spit нужны два игрока, а не { $players }
        [match] для матчевой игры нужны два игрока или две стороны по два, три или четыре игрока, а не { $players }
       *[stroke] для игры на счёт ударов нужно от двух до восьми игроков, а не { $players }
    }
error-name-empty = в имени нужна хотя бы одна буква
error-name-long = в имени может быть не больше { $most } букв
error-name-marks = у одной буквы имени может быть не больше трёх диакритических знаков
error-code = в коде комнаты шесть букв
error-no-room = комнаты с таким кодом нет; возможно, она закрыта или в коде опечатка
refused-room-closed = эта комната закрыта
refused-no-game = сейчас игра не идёт
refused-playing = во время игры этого делать нельзя
refused-full = все места заняты ({ $most })
refused-seated = у вас уже есть место
refused-not-seated = сначала займите место
refused-not-host = это может сделать только хозяин комнаты
refused-no-level = нет компьютерного игрока такого уровня
refused-no-computer = с этого места сейчас некого удалить
refused-no-watcher = этого зрителя уже нет в комнате
refused-hushed = хозяин комнаты отключил быстрые фразы
refused-said-enough = подождите немного перед следующей фразой
refused-removed = вас удалили из этой комнаты, вернуться в неё нельзя
refused-removed-network = из этой комнаты удалили вас или кого-то из вашей сети
refused-same-network = кто-то из вашей сети уже занимает место; в игре с незнакомыми на каждую сеть — одно место
refused-name-blocked = это имя запрещено на этом сервере
refused-no-code = не нашлось свободного кода для комнаты; попробуйте ещё раз
refused-no-record = в этой комнате ещё не доиграли ни одной игры
refused-not-here = с этого адреса метрики недоступны
refused-worn-out = срок комнаты истёк; создайте новую
refused-too-often = слишком много запросов; попробуйте через минуту
refused-importing = другой ваш импорт ещё выполняется; дождитесь его окончания
refused-many-imports = сервер занят импортом других файлов; попробуйте через минуту
refused-many-games = у вас слишком много игр; экспортируйте и удалите их, прежде чем начинать новые
refused-too-fast = слишком много сообщений сразу; помедленнее
refused-too-many = слишком много подключений с вашего адреса
refused-too-many-connections = на сервере слишком много подключений; попробуйте позже
refused-many-seats = с вашего адреса занято слишком много мест
refused-crowded = на сервере нет места для новой комнаты; попробуйте позже

## Rooms

multiplayer = Сетевая игра
multiplayer-game = { $game ->
        [golf] Гольф
       *[spit] Spit
    }
multiplayer-about = { $game ->
        [golf] От двух до восьми игроков одновременно играют одну и ту же лунку.
       *[spit] Два игрока играют в реальном времени, не по очереди.
    }
multiplayer-open = Создать комнату
multiplayer-open-for = Создать комнату: { multiplayer-game }
multiplayer-code = Есть код?
multiplayer-code-hint = шесть букв
multiplayer-join = Войти
multiplayer-computer = Игра с компьютером
multiplayer-computer-at = { $game ->
        [golf] Гольф
       *[spit] Spit
    }: игра с компьютером
multiplayer-opponent = Соперник: { $game ->
        [golf] Гольф
       *[spit] Spit
    }
multiplayer-guest = Гость
room-title = { $game ->
        [golf] Гольф по сети
       *[spit] Spit по сети
    }
room-gone = Комнаты с таким кодом нет. Возможно, она закрыта или в коде опечатка.
room-entering = Входим…
room-invite = Пригласить игроков
room-invite-about = Войти может любой, у кого есть ссылка или код.
room-code = Код
room-link = Ссылка
room-copy-link = Скопировать ссылку
room-share = Поделиться ссылкой
room-invitation = { $game ->
        [golf] Сыграем в «Гольф»?
       *[spit] Сыграем в Spit?
    }
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
room-computer-name = { $level ->
        [beginner] Мина
        [casual] Лео
        [steady] Нора
        [sharp] Макс
        [expert] Вера
        [stroll] Отто
        [walk] Ида
        [trot] Сэм
        [canter] Рекс
        [gallop] Зоя
       *[other] { $level }
    }
room-computer-at = { $name } · { $level }
room-computer = компьютерный игрок
room-add = Добавить компьютерного игрока
room-remove-player = Удалить из комнаты: { $name }
room-name = Ваше имя
room-sit = Занять место
room-rename = Сменить имя
room-sit-to-play = { $count ->
        [0] Займите место, чтобы играть.
        [1] Займите место, чтобы играть. Соперник: { $names }.
       *[other] Займите место, чтобы играть. Игроки: { $names }.
    }
room-watching = Вы зритель.
room-watchers = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
room-rules = Параметры игры
room-rules-host = Менять их может только хозяин комнаты ({ $name }).
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
room-no-limit = Без ограничений
room-equal-rank = Карту можно класть и на карту того же достоинства
room-stack-equals = Карты одного достоинства можно складывать в своём ряду
room-no-slap = Без хлопков: меньшая стопка достаётся тому, кто разобрал ряд
room-start = Готово
room-not-yet = Отменить готовность
room-wait-players = Нужен ещё один игрок. Пригласите кого-нибудь или добавьте компьютерного игрока.
room-wait-ready = Ждём: { $names }.
room-wait-you = Ждём только вас.
room-begins = Начало через { $seconds } с…
room-leave = Выйти
room-leave-title = Выйти из игры?
room-leave-body = Вам засчитают поражение, и вернуться в эту игру будет нельзя.
room-leave-now = Выйти из игры
room-stay = Остаться
room-again = Сыграть ещё
room-wants-again = { $count ->
        [1] { $names } хочет сыграть ещё.
       *[other] { $names } хотят сыграть ещё.
    }
room-to-lobby = Вернуться в комнату
room-company = С кем играем
room-company-is = { $company ->
        [strangers] С незнакомыми
       *[friends] С друзьями
    }
room-listed = Показывать в лобби
room-listed-about = Пока комната ждёт игроков, её видят на главной странице и могут войти все.
lobby = Открытые комнаты
lobby-room = { $game }, хозяин — { $host }
lobby-seats = Занято мест: { $seats } из { $most }
room-worth = { $kind ->
        [same] У всех один и тот же расклад. Открыв второй браузер, можно подсмотреть следующие карты, поэтому результатам остаётся верить на слово.
        [own] У каждого свой расклад, поэтому подсмотреть следующие карты нельзя. Результаты отчасти зависят от удачи.
        [strangers] У каждого свой расклад, а на каждую сеть — одно место, поэтому подсмотреть следующие карты нельзя. Помощь других программ обнаружить невозможно.
        [spit-strangers] На каждую сеть — одно место. Помощь других программ обнаружить невозможно.
       *[spit] Можно играть из одной сети, например дома.
    }
room-removed = Вас удалили из комнаты
room-people = Кто в комнате
room-people-short = Участники
room-watcher = Зритель { $number }
room-remove = Удалить
room-remove-title = Удалить из комнаты: { $name }?
room-remove-body = { $playing ->
        [yes] Игроку { $name } засчитают поражение, и вернуться в комнату будет нельзя.
       *[no] { $name } не сможет вернуться в эту комнату.
    }
room-cancel = Отмена
room-report = Пожаловаться на имя
room-report-player = Пожаловаться на имя { $name }
room-reported = Жалоба отправлена
room-phrases = Быстрые фразы
setting-phrases = Показывать быстрые фразы игроков
room-phrases-allow = Разрешить быстрые фразы в этой комнате
room-phrases-off = Хозяин комнаты отключил быстрые фразы.
room-said = { $name }: { $phrase }
room-phrase-is = { $phrase ->
        [hello] Привет!
        [good-luck] Удачи!
        [well-played] Отлично сыграно!
        [nice] Здорово!
        [so-close] Почти получилось!
        [ouch] Ай!
        [oops] Ой!
        [thanks] Спасибо!
        [good-game] Хорошая игра!
        [again] Ещё партию?
        [bye] Пока!
       *[other] { $phrase }
    }

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
golf-removed = удалили из комнаты
golf-stuck = Ходов больше нет. Закончите лунку или отмените ход, если можно.
golf-done = Вы закончили лунку: { $strokes }.
golf-waiting = Ждём: { $names }.
golf-watched-why = Расклад у всех один. Карты игрока появятся, когда закончат остальные, чтобы никто не узнал, какие карты будут дальше.
golf-watched-all = Вы видите каждую карту, как только её сыграли.
golf-live = Сейчас
golf-live-board = { $name }: карты сейчас
golf-dealt = Расклад этой лунки
golf-impossible = Этот расклад не сходится.
golf-results = Лунка { $hole }: результаты
golf-results-extra = Дополнительная лунка { $hole }: результаты
golf-hole-best = лучший счёт
golf-board-of = { $name }: поле в конце лунки
golf-hole-to = Наименьший счёт ({ $strokes }): { $names }.
golf-hole-halved = Лунка вничью: { $strokes }.
golf-hole-won = { $count ->
        [one] Лунку выигрывает { $names }
       *[many] Лунку выигрывают { $names }
    }: { $strokes }.
golf-seen-by = { $name } ждёт следующую лунку
golf-seen = ждёт следующую лунку
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
golf-said-removed = Из комнаты удалили игрока { $name }.
golf-said-leads = Впереди { $names }.
golf-said-minute = Осталась одна минута.
golf-said-seconds = Осталось секунд: { $seconds }.

## Spit

spit-title = Spit: раунд { $round }
spit-how = Как играть в Spit
spit-how-play = Ходят не по очереди, а одновременно. Кладите карту на ступень старше или младше{ $equal ->
        [yes] {" "}или того же достоинства
       *[no] {""}
    } на любую центральную стопку. Масти не важны.
spit-how-stuck = Когда ходов нет ни у кого, оба открывают по новой карте.
spit-how-end = { $slap ->
        [yes] Когда чей-то ряд разобран, хлопните по меньшей центральной стопке, чтобы её забрать.
       *[no] Кто первым разберёт свой ряд, забирает меньшую центральную стопку.
    } Чтобы выиграть, избавьтесь от всех своих карт.
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
spit-open-on = { $name }, { $top }, ниже { cards } рубашкой вверх
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
spit-score = Карты игроков в начале этого раунда
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
        [removed] Второго игрока удалили из комнаты.
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
spit-said-no-fit = { $what } туда не подходит.
spit-said-chosen = В руке { $what }.
spit-play-onto = { $number }: { CARD($card) } { spit-onto }
spit-play-to = { $number }: { CARD($card) } на место { $target }
spit-help-tap-does = Она ляжет туда, куда подходит, а если подходит к обеим центральным стопкам — на ближнюю
spit-help-drag-does = Она ляжет туда, где вы её отпустите; подходящие места подсвечиваются
spit-help-slap = Коснитесь центральной стопки
spit-help-slap-does = Хлопнуть по ней; после раунда можно коснуться любого места на её стороне
spit-help-piles-does = Положить верхнюю карту вашей стопки 1–5 туда, куда она подходит
spit-help-hold-does = Взять карту и выбрать место: Q, E или стрелка — центральная стопка, цифра — пустое место, Esc — вернуть
spit-help-sides-does = Левая или правая центральная стопка: положить взятую карту или хлопнуть
spit-help-space-does = Подтвердить готовность или хлопнуть по центральной стопке, которую вы начали
