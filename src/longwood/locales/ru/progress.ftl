# Russian texts: the summary of a game and the daily deals. The notes for all texts of a language are in cards.ftl.

## Summary of a finished game

summary-best-time = Лучшее время
summary-new-best = Новый рекорд!
summary-streak = Побед подряд
summary-won = Выиграно
summary-won-of = { $won } из { $played }
summary-helped = С подсказками
summary-best-score = Лучший результат
summary-first = Первая победа в этой игре
summary-best-hole = Лучшая лунка
summary-best-round = Лучший раунд
summary-handicap = Гандикап
summary-round-excluded = Этот раунд не учитывается в рекордах и гандикапе: в нём были отмена ходов или подсказки.
summary-share = Поделиться
summary-share-link = Ссылка
summary-share-text = Текст
summary-share-picture = Картинка
summary-text-won = Пасьянс сошёлся! { $game }, расклад № { $deal }: { moves-made }, { $time }.
summary-text-score = Мой результат: { $score }. { $game }, расклад № { $deal }.
summary-text-round = Девять лунок, { $game }: всего ударов { $total } ({ $topar }, пар { $par }). { $holes }.
summary-text-how = А у вас получится лучше?

## Daily deals

daily = Расклады дня
daily-past = Прошлые дни
daily-about = Пять игр в день, одинаковых для всех. Прошлые дни остаются открытыми и засчитываются в серию.
daily-streak = { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[many] { $days } дней подряд
    }
daily-best-streak = Самая длинная серия: { $days }
daily-mark = { $mark ->
        [new] не сыграно
        [open] не закончено
        [done] закончено
        [won] выиграно
       *[unaided] выиграно без помощи
    }
daily-day = { $date }: закончено { $done } из { $count }
daily-done-today = Сегодня закончено { $done } из { $count }
daily-today = Сегодня
daily-earlier = Предыдущий месяц
daily-later = Следующий месяц
daily-best = лучший результат: { $score }
daily-at-table = Расклад дня, { $date }
daily-play = Играть
daily-continue = Продолжить
daily-again = Сыграть ещё раз
daily-legend = Закрашенная точка — законченная игра. Звезда — выигрыш без помощи и без отмены ходов.
daily-none = В этом месяце раскладов дня ещё нет.
daily-next = Следующий расклад дня: { $game }
daily-all-done = Все пять раскладов этого дня закончены!
daily-won-of = Выиграно: { $won } из { $count }
daily-five-done = Все пять закончены
daily-new-at = Новые расклады в { $time }
daily-yesterdays = Вчерашний расклад: { $game }
daily-past-deal = { $game }, { $date }
daily-todays = Расклады дня
daily-streak-brief = Серия дней: { $days }
daily-streak-kept = { $days ->
        [one] Серия: { $days } день. Так держать!
        [few] Серия: { $days } дня. Так держать!
       *[many] Серия: { $days } дней. Так держать!
    }

## How the others did on the daily deals

others-better = Лучше, чем у { $share }% остальных
others-won = { $count ->
        [one] Выиграли { $won } из { $count } игрока
        [few] Выиграли { $won } из { $count } игроков
       *[many] Выиграли { $won } из { $count } игроков
    }
others-moves = Ходы в выигранных играх
others-bar = { $range }: { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
others-you = вы
others-excluded = Без сравнения с другими: была помощь или отмена хода
others-soon = Когда наберётся 20 игроков, здесь будут и их результаты.
setting-daily-count = Учитывать мои расклады дня
setting-daily-count-about = Сравнивает вас с другими игроками, без имени.

## The week on the start page

week = Эта неделя
week-day = { $day }: { $game }, { $mark }
week-later = ещё впереди
week-others = из других раскладов дня закончено: { $count }

## Goals

goals = Цели
goals-done = Достигнуто: { $done } из { $all }
goal-reached = Достигнуто
goal-so-far = { $have } из { $need }
goals-reached = Достигнутые цели
goals-more = Ещё { $count }
goal-next = Следующая цель
goals-each = Выиграть в каждую из этих игр
goals-all = Все цели
goal-finish = Доиграть до конца
goal-undo = Отменить ход: отмена бесплатна
goal-hint = Попросить подсказку
goal-win = { $count ->
        [one] Выиграть { $count } раз
        [few] Выиграть { $count } раза
       *[many] Выиграть { $count } раз
    }
goal-winnable = Выиграть решаемый расклад
goal-options = Доиграть до конца с другими правилами
goal-families = Выиграть по одному пасьянсу из каждого семейства
goal-games = Доиграть до конца { $count ->
        [one] { $count } пасьянс
        [few] { $count } разных пасьянса
       *[many] { $count } разных пасьянсов
    }
goal-win-game = Выиграть: «{ $game }»
goal-unaided = Выиграть без помощи и отмены { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }
goal-streak = Выиграть один и тот же пасьянс { $count ->
        [one] { $count } раз
        [few] { $count } раза подряд
       *[many] { $count } раз подряд
    }
goal-fewer-moves = Выиграть пасьянс за меньшее число ходов, чем раньше
goal-cards = Переложить на базы за одну игру { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
goal-quick = Выиграть за три минуты
goal-return = Выиграть игру, начатую в другой день
goal-hole-par = Сыграть лунку гольфа за 5 ударов или меньше
goal-hole-below-zero = Очистить лунку гольфа, не исчерпав колоду
goal-round = Закончить раунд из девяти лунок
goal-round-par = Закончить раунд в пар или лучше
goal-points = Набрать { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    } за один расклад с вершинами
goal-days = Сыграть расклад дня: { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
goal-five = Сыграть все пять раскладов одного дня
goal-month = Сыграть расклады дня за { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    } одного месяца

## Graphs

overview = Обзор
overview-played = Сыграно игр
overview-rate = Доля побед
overview-days = Завершённые игры за четыре недели
overview-games = { $games }, побед: { $won }
overview-rounds = Раунды в гольф
overview-best = рекорд: { $best }
overview-daily-streak = Серия дней
overview-daily-won = Выиграно раскладов дня
overview-unaided = { $count } без подсказок
overview-time = Всего в игре: { $time }.
overview-helped = Игры с подсказками, которые здесь не учтены: { $count }.
overview-apart = Лунки раундов в гольф учитываются в раундах, а не как отдельные игры.
graph = Динамика
graph-wins = Победы
graph-times = Время побед
graph-games = { $count ->
        [one] { $count } законченная игра
        [few] { $count } законченные игры
       *[many] { $count } законченных игр
    }
graph-summary = { $games }, побед: { $won }. Линия показывает долю побед в последних 10 играх. Сейчас: { $share }.
graph-number = Игра
graph-result = Итог
graph-won = победа
graph-lost = без победы

## My games

favourites = Избранное
favourite-add = Добавить в избранное: { $game }
favourite-remove = Убрать из избранного: { $game }
played-lately = Недавние игры

## Difficulty of deals

grade = Сложность
grade-any = любая
grade-name = { $grade ->
        [easy] лёгкий
        [medium] средний
        [hard] трудный
       *[fiendish] очень трудный
    }
grade-this = Этот расклад: { grade-name }
grade-deal = Расклад по сложности
grade-next = { $grade ->
        [easy] Попробовать средний
        [medium] Попробовать трудный
        [hard] Попробовать очень трудный
       *[fiendish] Ещё один очень трудный
    }
daily-certified = Проверено: все эти расклады сходятся.
