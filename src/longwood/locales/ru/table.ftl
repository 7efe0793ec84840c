# Russian texts: the table, its dialogs and settings, and the start page. The notes for all texts of a language are in cards.ftl.

## Toolbar and status

app-name = Longwood
nav = Разделы
nav-play = Игры
nav-daily = Сегодня
title = { $name } · Longwood
title-start = Пасьянсы
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
give-up = Сдаться
rules-button = Правила
rules-button-short = Правила
help = Справка
more = Ещё
more-after-move = После первого хода
pause = Пауза
paused = Пауза
paused-body = Карты скрыты, время остановлено.
resume = Продолжить
full-screen = Во весь экран
full-screen-leave = Выйти из полного экрана
print-deal = Распечатать расклад
menu = Игры
close = Закрыть
tools = Управление игрой
moves = Ходы
time = Время
practice = с отменой
practice-explained = Вы отменили ход: игра считается игрой с отменой ходов.
score-in-hole = В лунке
score-home = На базах
score-strokes = Удары
score-points = Очки
streak = Серия

## Dialogs and notices

practice-title = Отменить этот ход?
practice-body = Отменять ходы можно сколько угодно, но игра будет считаться игрой с отменой ходов.
undo-anyway = Отменить
keep-playing = Играть дальше
end-title = Закончить эту лунку?
end-body = За эту лунку вам запишут { $strokes }.
end-now = Закончить лунку
restart-title = Начать этот расклад сначала?
leave-title = Начать новый расклад?
leave-body = Эта игра останется на начальной странице в разделе «Продолжить». Если к ней не вернуться и не выиграть, она считается проигранной.
back-to-game = Вернуться к игре
bookmarks = Закладки
bookmarks-short = Закладки
bookmarks-do = Добавьте закладку, чтобы потом вернуться к этой позиции.
bookmarks-practice = Если вернуться к закладке, игра будет считаться игрой с отменой ходов.
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
deal-of-round = Расклады в раунде случайные: выбрать их нельзя.
deal-as-single = Сыграть этот расклад как отдельную лунку
deal-number-wrong = Введите целое число от 0 до 9223372036854775807.
impossible-stock = Этот расклад не сходится ни при каком порядке карт в колоде.
impossible = Этот расклад не сходится.
reshuffle = Перетасовать
play-anyway = Всё равно играть
connection-slow = Ждём ответа сервера…
connection-lost = Связь потеряна. Подключаемся снова…
connection-waits = Нет связи. Игра продолжится, когда связь восстановится.
connection-move-waits = Нет связи. Ваш ход будет сделан, когда связь восстановится.
play-another = Другая игра
refused-no-connection = Нет связи. Игра продолжится, когда связь восстановится.
refused-move-waits = Один ход уже ждёт связи. Продолжить можно, когда она восстановится.
connecting = Сдаём карты…
stuck-title = Ходов больше нет
stuck-body = Отмените ход, начните заново или возьмите новый расклад.
stuck-body-new = Возьмите новый расклад.
won-title = Пасьянс сошёлся!
solved-title = Решено
solved-for-you = Программа сделала за вас много ходов, поэтому победа не засчитывается.
moves-made = { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
won-practice = С отменой ходов.
hole-over = Лунка { $number }: { $strokes }
hole-cleared = Поле разобрано!
hole-cleared-spare = Поле разобрано, в колоде { $count ->
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[many] осталось { $count } карт
    }.
hole-ended = Лунка окончена: { $strokes }
gave-up = Вы сдались
game-ended = Игра окончена
next-hole = Следующая лунка
round-over = Раунд окончен: { $total } ({ $topar })
round-perfect = Идеальный раунд: { $total } ({ $topar })
new-round = Новый раунд
dismiss = Скрыть
finish-offer = Все карты можно отправить на базы
finish-game = Завершить

## Solver and hints

hint = Подсказка
hint-short = Подсказка
search-help = Подсказки
search-sees = Учитывает закрытые карты. Игра будет считаться сыгранной с подсказками.
hint-counts = Теперь это игра с подсказками.
searching = Ищем…
showing = Показываем выигрыш…
back-to-win = К последней выигрышной позиции
back-to-win-short = Последняя выигрышная
back-to-win-note = Считается подсказкой и отменой
back-to-win-asks = Ищем последнюю выигрышную позицию…
back-at = Вы снова в последней выигрышной позиции.
back-at-undecided = Из этой позиции пасьянс сходится. О следующих ничего не известно.
back-unknown = В этой игре не нашлось позиции, из которой пасьянс точно сходится.
back-here = Из этой позиции пасьянс ещё сходится.
show-me = Показать
show-stop = Стоп
show-pace = Скорость
show-skip = Сразу в конец
hint-play = Сделать ход
tap-nowhere = Сейчас некуда положить: { $cards }.
ask-verdict = Ещё сойдётся?
hint-which = Какой ход?
hint-then = А дальше?
gain-frees = Ход освобождает { CARD($card, form: "accusative") }.
gain-turns = Ход открывает карту.
gain-empties = Ход освобождает колонку.
gain-follows = Следом на базу можно положить { CARD($card, form: "accusative") }.
gain-only = Других ходов нет.
gain-builds = Ход пополняет базу.
gain-run = Складывается ряд: { cards }.
gain-home = Через { moves-made } на базу уйдёт { CARD($card) }.
gain-home-other = Через { moves-made } на базу уйдёт ещё одна карта.
gain-turns-in = Через { moves-made } откроется карта.
gain-empties-in = Через { moves-made } освободится колонка.
gain-hosts = Ход готовит место, куда ляжет { CARD($card) }.
gain-hosts-other = Ход готовит место для карты, которой вы ещё не видели.
gain-reaches = Ход открывает путь, которым пойдёт { CARD($card) }.
gain-waste = Ход забирает карту из сброса.
gain-draws = { $to ->
        [foundation] { $draws ->
            [1] Следующая карта уйдёт на базу.
           *[other] Карта для базы выйдет { $draws }-й по счёту.
        }
       *[column] { $draws ->
            [1] Следующая карта ляжет в колонку.
           *[other] Карта для колонки выйдет { $draws }-й по счёту.
        }
    }
gain-chain = Подряд можно сыграть { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
gain-draws-chain = { $draws ->
        [1] После следующей карты можно сыграть { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }.
       *[other] После { $draws }-й карты из колоды можно сыграть { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }.
    }
gain-takes = Ход убирает ещё одну карту перед следующей из колоды.
hint-look = Попробуйте: { $pile }
hint-look-card = Попробуйте: { CARD($card) }
hint-move = { $cards }: { $pile }
hint-draw = Откройте карту из колоды
hint-none = Ходов больше нет
hint-wins = Найден выигрыш: { moves-made }.
hint-best = { $exact ->
        [yes] Лучший возможный результат отсюда: { $best }.
       *[no] Лучший найденный результат отсюда: { $best }.
    }
showing-best = Показываем лучшее продолжение…
hint-lost = Отсюда пасьянс уже не сойдётся.
hint-unknown = Выигрыш не найден, но, возможно, он есть.
details = Подробности
search-progress = { $nodes ->
        [one] { $nodes } позиция
        [few] { $nodes } позиции
       *[many] { $nodes } позиций
    }
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
       *[peaks] У вас наибольший возможный счёт: { $best }.
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
       *[peaks] Лучший найденный счёт: { $best }. Возможно, можно набрать и больше.
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
hint-fair = Честная подсказка
hint-fair-why = Только пока есть закрытые карты
hint-fair-sees = Учитывает только карты, которые вы видели.
hint-fair-wins = Лучший ход по видимым картам: { $share } (выигрыш в { $wins } из { $samples } возможных раскладов)
hint-fair-none = Лучший ход по видимым картам. Проверено возможных раскладов: { $samples }, выигрыш не найден.
fair-hints = { $count ->
        [one] { $count } честная подсказка
        [few] { $count } честные подсказки
       *[many] { $count } честных подсказок
    }
fair-explained = Честная подсказка учитывает только карты, которые вы видели. Игра по-прежнему идёт в зачёт.
unsolved = не решён
unsolved-explained = Ни один поиск пока не выяснил, сходится ли этот расклад.
unsolved-won = Вы решили расклад, с которым не справился ни один поиск!
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

## Card menu

card-menu-best = Лучше всего: { $place }
card-menu-foundation = На базу
card-menu-onto = На { CARD($card, form: "accusative") }, { pile }
card-menu-cards = Карты этой колонки
card-menu-draw = Открыть карту
card-menu-none = Ходов нет

## Help

help-title = Управление
help-pointer = Мышь, сенсорный экран, стилус
help-tap = Коснитесь карты
help-tap-does = Она ляжет туда, куда подходит лучше всего. В настройках можно сделать так, чтобы первое касание выбирало карту, а второе — место
help-drag = Перетащите карту
help-drag-does = В нужное место; допустимые места подсвечиваются
help-stock = Коснитесь колоды
help-draw-does = Открыть карту или перевернуть сброс
help-menu = Удерживайте карту или щёлкните правой кнопкой
help-menu-does = Появятся все места, куда её можно положить
help-waste = Удерживайте сброс
help-waste-does = Появятся все его карты
help-keyboard = Клавиатура
help-keys-off = Буквенные и цифровые клавиши и ? выключены в настройках.
help-arrows = Стрелки
help-arrows-does = Перейти к другой стопке; вверх и вниз — сколько карт взять
help-piles-does = Перейти к колонке 1–10, с Shift — к колонке 11–20; S — к колоде, T — к сбросу
help-home-does = Отправить выбранную карту на базу
help-enter-does = Положить выбранную карту туда, куда она подходит лучше всего
help-pick-up-does = Взять карту: стрелки — выбрать место, Enter — положить, Esc — отменить
help-look-does = Посмотреть все карты сброса
help-undo-does = Отменить ход
help-redo-does = Вернуть ход
help-new-deal-does = Новый расклад
help-hint-does = Подсказка; ещё раз — подробнее
help-fair-does = Честная подсказка: только по картам, которые вы видели
help-bookmarks-does = Закладки: сохранить эту позицию или вернуться к другой
help-pause-does = Пауза или продолжение игры
help-plays-does = Прочитать вслух, какие есть ходы
help-changed-does = Прочитать вслух, что изменилось
help-table-does = Прочитать вслух всё поле
help-page-does = Открыть эту справку

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
settings-cards = Карты и сукно
setting-face = Лицо карт
face-classic = Классика
face-modern = Крупное
face-minimal = Простое
setting-back = Рубашка
back-classic = Ромбы
back-crimson = Багряная
back-waves = Волны
back-stars = Звёзды
back-leaves = Листья
back-weave = Плетение
setting-felt = Сукно
felt-green = Зелёное
felt-blue = Синее
felt-plum = Сливовое
felt-slate = Серое
felt-night = Ночное
setting-accent = Цвет акцента
accent-green = Зелёный
accent-blue = Синий
accent-violet = Фиолетовый
accent-rose = Розовый
accent-orange = Оранжевый
setting-time = Показывать время
setting-time-about = Время всё равно измеряется и видно в итогах игры.
setting-score = Показывать счёт
setting-card-size = Размер карт
card-size-small = Мелкие
card-size-normal = Обычные
card-size-large = Крупные
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
sound-off = Выключен
sound-quiet = Тихий
sound-normal = Обычный
sound-loud = Громкий
setting-foundations = Базы и колода
setting-foundations-about = На телефоне в вертикальном положении колода обычно внизу в любом случае.
foundations-above = Над колонками
foundations-below = Под колонками
setting-hand = Ведущая рука
setting-hand-about = Колода и кнопки будут ближе к этой руке.
hand-right = Правая
hand-left = Левая
setting-mirror = Колонки справа налево
setting-mirror-about = Колонка 1 справа. Сами карты не меняются.
setting-tap = При нажатии на карту
tap-play = Сразу делать ход
tap-choose = Выбирать карту
setting-auto-play = Автоперенос на базы
auto-play-off = Никогда
auto-play-free = Когда безопасно
auto-play-all = Когда можно
setting-supermoves = Перенос нескольких карт
setting-supermoves-about = Позволяет переносить несколько карт сразу через пустые колонки. Каждая карта считается отдельным ходом.
setting-verdict = Ещё сойдётся?
setting-verdict-about = После каждого хода показывает, сойдётся ли ещё пасьянс. Учитывает закрытые карты, поэтому игра будет считаться сыгранной с подсказками.
setting-strict = Строгий счёт
setting-strict-about = Спрашивает перед отменой хода. Игры с отменой ходов всегда считаются отдельно.
setting-letter-keys = Буквенные и цифровые клавиши
setting-letter-keys-about = Выключите, если они срабатывают от голосового ввода или случайных нажатий. Стрелки, Enter и Esc работают всегда.

## Start page

search-games = Поиск игр
search-hint = Поиск
no-game = Нет игры с названием «{ $query }».
search-missing = Игры «{ $game }» здесь пока нет. Больше всего на неё похожи:
search-similar = Возможно, вы искали одну из этих игр:
search-generic = пасьянс, пасьянсы, терпение, карты, карточная, игра, игры, бесплатно
# Words that a search understands as a filter, in any form that players type.
search-easy = легкий, легкие, легкая, простой, простые, легко, easy
search-hard = сложный, сложные, трудный, трудные, сложно, hard
search-short = короткий, короткие, быстрый, быстрые, short
search-long = долгий, долгие, длинный, длинные, long
search-unplayed = новый, новые, новая, новое, new
search-multiplayer = сетевая, друзья, онлайн, компьютер, комната
games-found = { $count ->
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    }
continue = Продолжить
continue-aside = Убрать из списка: { $game }
continue-back = Вернуть в список: { $game }
continue-off = Убрано из списка: { $game }.
continue-all = Все незаконченные игры: { $count }
played = { moves-made } · { $time }
save-record = Скачать запись игры
deal-named = Расклад № { $deal }
also = также { $alias }
play = Играть
play-game = Играть: { $game }
play-usual = Играть по обычным правилам: { $game }
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
        [new] один и тот же для всех
        [open] начат
        [won] сошёлся
       *[over] окончен
    }
new-game = Что-то новое
new-game-does = Лёгкая игра, в которую вы ещё не играли
random-game = Случайная игра
random-game-does = Любая из { $count ->
        [one] { $count } игры
       *[other] { $count } игр
    }
welcome = Пасьянсы бесплатно и без рекламы: { $count ->
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    }, подсказки, расклады дня и честные шансы.
welcome-learn = Впервые здесь? Начните с урока
yes = да
no = нет

## Play without a server

offline-title = Игра без сети
offline-files = { $state ->
        [impossible] Здесь этот браузер не может играть без сети. Нужны HTTPS и обычное окно.
        [downloading] Загрузка: { $percent } % из { $size } МБ
        [ready] Готово. Все пасьянсы можно раскладывать без подключения.
        [failed] Не удалось загрузить. Проверьте подключение и попробуйте ещё раз.
       *[missing] Ещё не загружено. После первого хода загрузка ({ $size } МБ) начнётся сама, если трафик не тарифицируется по объёму.
    }
offline-download = Загрузить сейчас ({ $size } МБ)
offline-update = { $state ->
        [downloading] Обновление загружается…
        [ready] Обновление готово. Перезагрузите страницу, чтобы им воспользоваться.
        [failed] Не удалось установить обновление. Проверьте подключение и попробуйте ещё раз.
       *[waiting] Есть обновление. Трафик тарифицируется по объёму, поэтому оно ждёт вашей команды. До тех пор работает прежняя версия.
    }
offline-update-now = Обновить сейчас ({ $size } МБ)
offline-only-here = { $count ->
        [one] { $count } игра пока есть только в этом браузере. Она будет отправлена на сервер, когда он снова станет доступен.
        [few] { $count } игры пока есть только в этом браузере. Они будут отправлены на сервер, когда он снова станет доступен.
       *[many] { $count } игр пока есть только в этом браузере. Они будут отправлены на сервер, когда он снова станет доступен.
    }
offline-refused = { $count ->
        [one] Сервер отклонил { $count } игру, поэтому она есть только в этом браузере. Причина указана в настройках. Игру можно экспортировать на странице статистики.
        [few] Сервер отклонил { $count } игры, поэтому они есть только в этом браузере. Причина указана в настройках. Игры можно экспортировать на странице статистики.
       *[many] Сервер отклонил { $count } игр, поэтому они есть только в этом браузере. Причина указана в настройках. Игры можно экспортировать на странице статистики.
    }
offline-stopped = Столы в этом браузере перестали работать. Все ходы сохранены. Закройте другие вкладки и перезагрузите страницу, чтобы продолжить.
offline-outdated = Игры в этом браузере сохранены более новой версией Longwood, а эта страница — прежней версии. Все ходы сохранены. Подключитесь к сети и перезагрузите страницу, чтобы получить новую версию.
offline-deleted = Эта игра удалена на сервере — например, с другого устройства или из другой вкладки. Её копия в этом браузере тоже удалена.
offline-may-be-deleted = Если не хватит места, браузер может удалить игры, которые хранятся только здесь. Чтобы этого не случилось, установите Longwood как приложение или экспортируйте игры на странице статистики.
offline-almost-full = В этом браузере почти не осталось места для игр. Освободите место или экспортируйте игры на странице статистики.
site-limits = У этой копии Longwood нет сервера. Доступны все пасьянсы с подсказками, повторами и статистикой, но нет игры с другими. Ваши игры хранятся только в этом браузере.
