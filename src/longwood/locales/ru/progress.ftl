# Russian texts: the summary of a game and the daily deals. The notes for all texts of a language are in cards.ftl.

## Summary of a finished game

summary-best-time = Лучшее время
summary-new-best = Новый рекорд!
summary-streak = Побед подряд
summary-won = Выиграно
summary-won-of = { $won } из { $played }
summary-best-score = Лучший результат
summary-first = Первая победа в этой игре
summary-share = Поделиться
summary-copied = Скопировано
summary-text-won = Пасьянс сошёлся! { $game }, расклад № { $deal }: { moves-made }, { $time }.
summary-text-score = Мой результат: { $score }. { $game }, расклад № { $deal }.
summary-text-how = А у вас получится лучше?

## Daily deals

daily = Расклады дня
daily-all = Все пять игр и прошлые дни
daily-about = Пять игр в день, одинаковых для всех. Прошлые дни остаются открытыми.
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
