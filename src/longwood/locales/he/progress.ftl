# Hebrew texts: the summary of a game and the daily deals. The notes for all texts of a language are in cards.ftl.

## Summary of a finished game

summary-best-time = הזמן הטוב ביותר
summary-new-best = שיא חדש!
summary-streak = ניצחונות ברצף
summary-won = ניצחונות
summary-won-of = { $won } מתוך { $played }
summary-best-score = התוצאה הטובה ביותר
summary-first = הניצחון הראשון שלכם כאן
summary-share = שיתוף
summary-copied = הועתק
summary-text-won = ניצחתי! { $game }, חלוקה { $deal }: { moves-made }, { $time }.
summary-text-score = התוצאה שלי: { $score }. { $game }, חלוקה { $deal }.
summary-text-how = תצליחו יותר?

## Daily deals

daily = החלוקות היומיות
daily-all = כל חמשת המשחקים והימים הקודמים
daily-about = חמישה משחקים ביום, אותם משחקים לכולם. הימים הקודמים נשארים פתוחים.
daily-streak = { $days ->
        [one] יום אחד ברצף
        [two] יומיים ברצף
       *[other] { $days } ימים ברצף
    }
daily-best-streak = הרצף הארוך ביותר: { $days }
daily-mark = { $mark ->
        [new] עוד לא שיחקתם
        [open] באמצע
        [done] הסתיים
        [won] ניצחון
       *[unaided] ניצחון ללא עזרה
    }
daily-day = { $date }: הסתיימו { $done } מתוך { $count }
daily-today = היום
daily-earlier = החודש הקודם
daily-later = החודש הבא
daily-best = התוצאה הטובה ביותר: { $score }
daily-at-table = חלוקה יומית, { $date }
daily-play = משחק
daily-continue = המשך
daily-again = משחק חוזר
daily-legend = נקודה מלאה היא משחק שהסתיים. כוכב הוא ניצחון ללא עזרה וללא ביטול מהלכים.
daily-none = עדיין אין חלוקות יומיות בחודש הזה.
