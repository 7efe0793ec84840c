# Russian texts: the odds of the games. The notes for all texts of a language are in cards.ftl.

odds = Шансы
odds-of-all = Шансы во всех играх
odds-about = Сколько раскладов может выиграть игрок, который видит все карты? Программа сыграла каждый из этих раскладов. Каждый выигрыш проверен по ходам, каждый проигрыш доказан. Остальные расклады программа решить не смогла. Попробуйте один из них: вдруг получится.
odds-decided = Сходится { $share } раскладов (проверено: { $deals })
odds-at-least = Сходится не меньше { $share } раскладов (проверено: { $deals }; не решено: { $open })
odds-at-least-decided = Сходится не меньше { $share } раскладов (проверено: { $deals })
odds-short = Сходится { $share }
odds-short-at-least = Сходится от { $share }
odds-careful = { $odds }; осторожный игрок выигрывает примерно { $share }
odds-strokes = Если видеть все карты и играть идеально, на лунку уходит в среднем { $strokes } удара.
odds-column = { $column ->
        [game] Игра
        [deals] Раскладов
        [won] Сходится
        [lost] Не сходится
        [open] Не решено
        [careful] Осторожный игрок
       *[winnable] Можно выиграть
    }
odds-range = от { $lower } до { $upper }
odds-chart = Сходится, не решено, не сходится
odds-chart-row = сходится { $won }, не решено { $open }, не сходится { $lost }
odds-deals = Играть
odds-play = Сыграть расклад { $deal }
odds-try = Попробовать расклад { $deal } (не решён)
odds-option = { $label }: { $value }
unsolved-title = Нерешённые расклады
unsolved-about = В этих раскладах ни один поиск не нашёл выигрыша и не доказал, что его нет. Выиграйте — и вы решите то, что не удалось компьютеру.
unsolved-play = Сыграть в нерешённый расклад
unsolved-count = { $count ->
        [one] { $count } расклад
        [few] { $count } расклада
       *[many] { $count } раскладов
    }
