# Russian texts: replays, statistics and sharing. The notes for all texts of a language are in cards.ftl.

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
verdicts-open = Эта игра не окончена. Если начать анализ сейчас, она будет считаться сыгранной с подсказками.
verdicts-shared-open = Анализировать можно только оконченные игры, а этой поделились ещё до конца.
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
verdicts-unknown = Ни для одной позиции этой игры исход определить не удалось.
verdicts-show = Показать эту позицию
verdicts-won-by = К выигрышу ещё вели:
verdicts-undecided = { $count ->
        [one] Ещё у { $count } хода исход не определён.
       *[other] Ещё у { $count } ходов исход не определён.
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
statistics-none = Вы ещё не сыграли ни одной игры. Первая цель — доиграть одну до конца.
statistics-play-today = Сыграть расклад дня
statistics-kind = Показатель
statistics-kinds = { $kind ->
        [scored] В зачёт
        [winnable] Решаемые расклады
        [practice] С отменой ходов
        [round] В раундах
       *[helped] С подсказками
    }
statistics-kinds-explained = В зачёт идут игры без помощи и без отмены ходов. Решаемые расклады, игры с отменой ходов и игры с подсказками считаются отдельно. Честная подсказка помощью не считается.
statistics-counts-title = Что учитывается
statistics-counts = Игра считается, когда она выиграна или проиграна. Она проиграна, если вы закончили её досрочно, зашли в тупик или начали другой расклад той же игры. Если вы потом вернётесь и выиграете, засчитывается выигрыш. Игры с подсказками видны в таблице, но не входят в число сыгранных и выигранных игр и в долю побед.
statistics-counts-rounds = Лунки раунда в гольф учитываются только в раунде: они не входят в число сыгранных и выигранных игр, в долю побед и в серии.
statistics-games = Игры
statistics-results = Сыграно: { $played } · Выиграно: { $won }
statistics-round-results = { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    } · лучший { $best }
statistics-none-finished = Пока нет законченных игр
statistics-helped-too = и ещё { $count } с подсказками
statistics-you-win = Вы выигрываете { $share } игр.
statistics-played = Сыграно
statistics-won = Выиграно
statistics-share = Выиграно, %
statistics-streak = Побед подряд
statistics-best-streak = Больше всего побед подряд
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
statistics-round-practice = с отменой ходов
statistics-chart = { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    } относительно пара: лучший { $best }, последний { $latest }
statistics-handicap = Гандикап { $handicap }
statistics-handicap-none = Чтобы получить гандикап, сыграйте три раунда.
statistics-handicap-explained = Ваш средний результат относительно пара в 8 лучших из последних 20 раундов. Если раундов меньше 20, считаются 40 % лучших, с округлением вверх. Раунды с отменой ходов или с подсказками не считаются.
statistics-recent = Завершённые игры
statistics-more = Показать ещё ({ $count })
matches = Матчи
matches-played = Сыграно матчей
matches-won = Победы
matches-lost = Поражения
matches-drawn = Ничьи
matches-outcome = { $outcome ->
        [won] Победа
        [lost] Поражение
       *[drawn] Ничья
    }
matches-against = { $kind ->
        [computers] несколько компьютерных игроков
       *[people] люди
    }
matches-forfeited = из-за выхода игрока
matches-opponents = { $count ->
        [1] соперник: { $names }
       *[other] соперники: { $names }
    }
matches-rounds = Раунды: { $rounds }
best-games = Лучшие игры
best-wins = Самые быстрые победы
best-cards = Карты
statistics-recent-game = { $won ->
        [yes] Выигрыш
       *[no] Проигрыш
    } · { moves-made } · { $time }
statistics-recent-hole = Удары: { $strokes } · { moves-made } · { $time }
statistics-recent-round = Лунки: { $holes } · Удары: { $strokes }
data = Ваши данные
data-does = Экспортируйте все свои игры с записями, чтобы сохранить копию, открыть их в других программах или перенести в другой браузер или на другой сервер Longwood. Каждая игра занимает в файле одну строку.
data-export = Экспорт
data-import = Импорт
data-importing = Проверяем игры…
data-importing-part = Импортируем игры: готово { $percent } %
data-import-refused = Ничего не импортировано. Исправьте или удалите эти строки и импортируйте файл ещё раз.
data-not-export = Это не экспорт Longwood, поэтому ничего не импортировано.
data-empty = Этот файл пуст.
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
data-remove-body = Будут удалены ваша статистика и все игры, сыгранные в этом браузере на этом сервере, включая неоконченные. Вы выйдете из своих комнат, а ваше имя в них будет удалено. Отменить это нельзя, но можно импортировать файл, экспортированный раньше.
data-remove-now = Удалить все
data-maybe-removed = Сервер не ответил вовремя, и неизвестно, удалены ли ваши игры. Попробуйте ещё раз чуть позже.
data-removed = { $count ->
        [0] Ваши данные удалены.
       *[other] Удалено игр: { $count }.
    }

## Sharing

link-fails = Ссылка не работает
link-broken = Ссылка неполная. Попробуйте скопировать её ещё раз.
share = Поделиться
share-link = Скопировать ссылку на игру
share-link-does = Любой, кто откроет ссылку, сможет посмотреть эту игру в Longwood. Сначала все ходы будут проверены.
share-open = Эта игра не окончена; в ссылку войдут расклад и уже сделанные ходы.
share-record = Скопировать запись
share-picture = Сохранить картинку
share-copied = Скопировано
share-by-hand = Браузер не разрешает странице копировать. Текст выделен: скопируйте его сами.
share-text = Текст для копирования
picture-failed = Не удалось создать картинку.
