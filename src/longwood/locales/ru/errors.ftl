# Russian texts: errors and the command line. The notes for all texts of a language are in cards.ftl.

## Errors

error-title = Что-то пошло не так
unreachable = Нет связи. Попробуйте ещё раз, когда она восстановится.
unreachable-deal = Нет связи. Взять новый расклад можно будет, когда она восстановится.
unreachable-page = Longwood недоступен. Проверьте соединение и перезагрузите страницу.
site-unreachable = Не удалось загрузить файлы сайта. Проверьте соединение и перезагрузите страницу.
not-found-page = Страница не найдена
not-found-game = Игра не найдена
not-found-room = Комната не найдена
not-found-deal = Нет такого расклада
rules-unfit-title = Правила не подходят
rules-unfit = Правила из этой ссылки невозможны в { $game ->
        [none] этой игре
       *[other] игре «{ $game }»
    }.
unreachable-title = Нет связи
no-page = Нет страницы по адресу { $path }
table-gone = По этому адресу вашей игры нет. Возможно, её удалили, начали в другом браузере или в адресе опечатка.
go-back = Назад
error-other = Не получилось.
with-detail = { $what } ({ $detail })

error-no-table = игра не найдена; возможно, её начали в другом браузере
error-no-round = раунд не найден
error-other-rules = продолжить нельзя: правила игры «{ $game }» изменились уже после того, как вы её начали
error-none-winnable = за отведённое время не нашлось решаемого расклада ({ $count ->
        [one] проверен { $count } расклад
        [few] проверено { $count } расклада
       *[many] проверено { $count } раскладов
    }); попробуйте ещё раз или возьмите любой
error-search-failed = поиск неожиданно прервался; попробуйте ещё раз
error-replay-long = в игре по ссылке может быть не больше { $most ->
        [one] { $most } хода
       *[other] { $most } ходов
    }, а в этой их { $moves }
error-replay-unread = ход { $number }: { $why }
error-replay-move = ход { $number }, { $move }: { $why }
error-archive-line = в этой строке нет экспортированной игры
error-archive-record = запись игры неверна: { $why }
error-archive-deal = в записи игры нет номера расклада Longwood
error-archive-long = в игре может быть не больше { $most ->
        [one] { $most } шага
       *[other] { $most } шагов
    }
error-archive-times = время или раунд этой игры указаны неверно
error-archive-hole = слишком много игр на лунке { $hole } одного раунда
error-archive-moves = события этой игры не соответствуют ходам в её записи
error-archive-ended = событие { $number } завершает игру, но после него есть другие
error-archive-lines = в импортируемом файле может быть не больше { $most ->
        [one] { $most } строки
       *[other] { $most } строк
    }
error-conflict = игру изменили в другом месте; вы видите её последнее состояние
error-elsewhere = комната переходит на другой сервер; повторите через секунду
error-store = сервер сейчас не может загрузить или сохранить игры; попробуйте позже
error-browser-full = в этом браузере больше нет места для игр. Пока ничего не потеряно: освободите место и повторите последнее действие
refused-no-server = для игры с другими нужен сервер Longwood, а у этого сайта его нет
error-no-pile = в этой игре нет стопки { $pile }
error-deal-number = { $text } — не номер расклада: нужно целое число от 0 до { $most }
error-no-game = нет игры с названием { $game }
error-no-game-near = { $no }; может быть, { $nearest }?
error-game-missing = игры «{ $game }» здесь пока нет; попробуйте { $nearest }
error-no-patience = «{ $game }» — игра на скорость для двоих: разложить или решить её нельзя
error-no-option = нет параметра { $option }; доступные параметры: { $options }
error-no-option-near = нет параметра { $option }; может быть, { $nearest }?
error-no-option-here = нет параметра { $option }; параметры игры «{ $game }»: { $options }
error-option-unfit = у игры «{ $game }» нет параметра { $option }; доступные параметры: { $options }
error-no-options = нет
error-option-value = параметр { $option } не может иметь значение { $value }; допустимо: { $values }
error-option-twice = параметр { $option } указан дважды: { $first } и { $second }
error-options-clash = { $game }: параметры { $first } и { $second } противоречат друг другу: { $why ->
        [names] это два названия одного параметра
       *[opposites] один противоположен другому
    }

## Command line

cli-no-game = { $error }; список всех игр: `longwood games`
cli-deal = { $game }, расклад № { $deal }
cli-position = { $game }, своя позиция
cli-own = { $game } (свои правила)
cli-line = строка { $line }: { $what }
cli-titled = { $title }: { $what }
cli-and = { $first }; { $last }
cli-on = да
cli-off = нет
cli-options = Параметры правил
cli-also = Другие названия
cli-other-versions = Другие версии
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
        [nodes] достигнут лимит узлов
        [memory] достигнут лимит памяти
        [time] вышло время
        [crashed] поиск аварийно завершился
       *[cancelled] поиск прерван
    }
cli-effort = { $nodes ->
        [one] { $nodes } узел
        [few] { $nodes } узла
       *[many] { $nodes } узлов
    }, { $seconds } с
cli-shares = { $title }: { $deals ->
        [one] { $deals } расклад
        [few] { $deals } расклада
       *[many] { $deals } раскладов
    }
cli-share = { $verdict ->
        [won] сходится
        [lost] не сходится
       *[open] не определено
    }
cli-interval = 95%-й интервал: от { $lower } до { $upper }
cli-winnable = Сходится от { $lower } до { $upper } всех раскладов (с вероятностью 95%).
cli-positions = Позиция
cli-furthest = лучшее найденное продолжение, { moves-made }:
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
cli-hint = ход { $kind ->
        [draw] из колоды
        [column] из колонки { $move }
        [slot] с места { $move }
       *[move] { $move }
    } — { $reason }
cli-hint-seen = { $advice } (с учётом закрытых карт)
cli-hint-won = игра уже выиграна
cli-hint-win = ведёт к выигрышу за { moves-made }
cli-hint-none = ходов больше нет
cli-hint-fair = лучший по видимым картам: { $share } (выигрыш в { $wins } из { $samples } возможных раскладов)
cli-hint-line = { $why }; с этого хода начинается лучшее найденное продолжение ({ $far })
cli-hint-score = { $why }; с этого хода начинается путь к { $exact ->
        [yes] лучшему возможному результату: { $score }
       *[no] лучшему найденному результату: { $score }
    }
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
cli-unsolved = { $what }; раньше ни один поиск не решил этот расклад
cli-proof-written = доказательство записано в { $file } ({ $size } КБ)
cli-proof-holds = { $title }: не сходится, и доказательство верно
cli-simulated = матч { $number }: { $result }; { moves-made } за { $minutes } мин { $seconds } с
cli-seat = место { $seat } ({ $player })
cli-match-won = { $count ->
        [one] победитель: { $winners }
       *[other] победители: { $winners }
    }
cli-match-by = { $won }, { $by }
cli-match-round = { $won }, раунд { $round }
cli-match-strokes = { $won }; удары по местам: { $strokes }
cli-simulated-wins = место { $seat } ({ $player }): побед { $wins } из { $games }
cli-simulating = Идёт игра
cli-simulated-so-far = сыграно матчей: { $done } из { $of }
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
