# Hebrew texts: the summary of a game and the daily deals. The notes for all texts of a language are in cards.ftl.

## Summary of a finished game

summary-best-time = הזמן הטוב ביותר
summary-new-best = שיא חדש!
summary-streak = ניצחונות ברצף
summary-won = ניצחונות
summary-won-of = { $won } מתוך { $played }
summary-helped = עם עזרה
summary-best-score = התוצאה הטובה ביותר
summary-first = הניצחון הראשון שלכם כאן
summary-best-hole = הגומה הטובה ביותר
summary-best-round = הסיבוב הטוב ביותר
summary-handicap = הנדיקפ
summary-round-excluded = הסיבוב הזה לא נחשב לשיא ולהנדיקפ, כי היה בו ביטול מהלכים או עזרה.
summary-share = שיתוף
summary-share-link = קישור
summary-share-text = טקסט
summary-share-picture = תמונה
summary-text-won = ניצחתי! { $game }, חלוקה { $deal }: { moves-made }, { $time }.
summary-text-score = התוצאה שלי: { $score }. { $game }, חלוקה { $deal }.
summary-text-round = שיחקתי תשע גומות של { $game }: { $total } חבטות ({ $topar }, פאר { $par }). { $holes }.
summary-text-how = תצליחו יותר?

## Daily deals

daily = החלוקות היומיות
daily-past = ימים קודמים
daily-about = חמישה משחקים ביום, אותם משחקים לכולם. הימים הקודמים נשארים פתוחים, ונכללים ברצף.
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
daily-done-today = הסתיימו היום { $done } מתוך { $count }
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
daily-next = החלוקה היומית הבאה: { $game }
daily-all-done = סיימתם את כל חמש החלוקות של היום הזה!
daily-won-of = ניצחתם ב־{ $won } מתוך { $count }
daily-five-done = סיימתם את כל החמש
daily-new-at = חלוקות חדשות בשעה { $time }
daily-yesterdays = משחק מאתמול: { $game }
daily-past-deal = { $game }, { $date }
daily-todays = החלוקות של היום
daily-streak-brief = רצף יומי: { $days }
daily-streak-kept = { $days ->
        [one] רצף יומי: יום אחד. המשיכו כך!
        [two] רצף יומי: יומיים. המשיכו כך!
       *[other] רצף יומי: { $days } ימים. המשיכו כך!
    }

## How the others did on the daily deals

others-better = הצלחתם יותר מ־{ $share }% מהאחרים
others-won = { $count ->
        [one] ניצחונות: { $won } מתוך שחקן אחד
        [two] ניצחונות: { $won } מתוך שני שחקנים
       *[other] ניצחונות: { $won } מתוך { $count } שחקנים
    }
others-moves = מהלכים בניצחונות
others-bar = { $range }: { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
others-you = אתם
others-excluded = ללא השוואה לאחרים, בגלל עזרה או ביטול מהלכים
others-soon = החל מ־20 שחקנים אפשר לראות כאן איך האחרים הצליחו.
setting-daily-count = לספור את התוצאות היומיות שלי
setting-daily-count-about = משווה אתכם לשחקנים האחרים, בלי השם שלכם.

## The week on the start page

week = השבוע
week-day = { $day }: { $game }, { $mark }
week-later = עוד לא נפתח
week-others = { $count ->
        [one] הסתיימה חלוקה יומית אחרת אחת
        [two] הסתיימו שתי חלוקות יומיות אחרות
       *[other] הסתיימו { $count } חלוקות יומיות אחרות
    }

## Goals

goals = יעדים
goals-done = הושגו { $done } מתוך { $all }
goal-reached = הושג
goal-so-far = { $have } מתוך { $need }
goals-reached = יעדים שהושגו
goals-more = ועוד { $count }
goal-next = היעד הבא
goals-each = לנצח בכל אחד מהמשחקים האלה
goals-all = כל היעדים
goal-finish = לסיים משחק
goal-undo = לבטל מהלך: הביטול חופשי
goal-hint = לבקש רמז
goal-win = { $count ->
        [one] לנצח במשחק
        [two] לנצח בשני משחקים
       *[other] לנצח ב־{ $count } משחקים
    }
goal-winnable = לנצח בחלוקה שהפותר מצא שאפשר לנצח בה
goal-options = לסיים משחק עם אפשרויות אחרות
goal-families = לנצח במשחק אחד מכל משפחה
goal-games = לסיים { $count ->
        [one] משחק אחד
        [two] שני משחקים שונים
       *[other] { $count } משחקים שונים
    }
goal-win-game = לנצח: { $game }
goal-unaided = לנצח בלי עזרה ובלי ביטול { $count ->
        [one] במשחק אחד
        [two] בשני משחקים
       *[other] ב־{ $count } משחקים
    }
goal-streak = לנצח באותו משחק { $count ->
        [one] פעם אחת
        [two] פעמיים ברצף
       *[other] { $count } פעמים ברצף
    }
goal-fewer-moves = לנצח במשחק בפחות מהלכים מבעבר
goal-cards = להעביר לערימות היסוד במשחק אחד { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
goal-quick = לנצח תוך שלוש דקות
goal-return = לנצח במשחק שהתחיל ביום אחר
goal-hole-par = לשחק גומה של גולף ב־5 חבטות או פחות
goal-hole-below-zero = לפנות גומה של גולף כשנשארו קלפים בקופה
goal-round = לסיים סיבוב של תשע גומות
goal-round-par = לסיים סיבוב בפאר או טוב מזה
goal-points = לצבור בחלוקה אחת של פסגות { $count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }
goal-days = לסיים חלוקה יומית { $count ->
        [one] של יום אחד
        [two] של יומיים
       *[other] של { $count } ימים
    }
goal-five = לסיים את כל חמש החלוקות של יום אחד
goal-month = לסיים חלוקות יומיות { $count ->
        [one] של יום אחד
        [two] של יומיים
       *[other] של { $count } ימים
    } באותו חודש

## Graphs

overview = סקירה
overview-played = משחקים
overview-rate = אחוז ניצחונות
overview-days = משחקים שהסתיימו בארבעת השבועות האחרונים
overview-games = { $games }, מתוכם { $won } ניצחונות
overview-rounds = סיבובי גולף
overview-best = שיא: { $best }
overview-daily-streak = רצף יומי
overview-daily-won = ניצחונות בחלוקות היומיות
overview-unaided = { $count } ללא עזרה
overview-time = זמן משחק כולל: { $time }.
overview-helped = משחקים עם עזרה, שאינם נספרים כאן: { $count }.
overview-apart = גומות של סיבוב גולף נספרות בסיבוב, ולא כמשחקים.
graph = התקדמות
graph-wins = ניצחונות
graph-times = זמני ניצחון
graph-games = { $count ->
        [one] משחק אחד שהסתיים
        [two] שני משחקים שהסתיימו
       *[other] { $count } משחקים שהסתיימו
    }
graph-summary = { $games }, ניצחונות: { $won }. הקו מראה את שיעור הניצחונות ב־10 המשחקים האחרונים. כעת: { $share }.
graph-number = משחק
graph-result = תוצאה
graph-won = ניצחון
graph-lost = בלי ניצחון

## My games

favourites = מועדפים
favourite-add = הוספה למועדפים: { $game }
favourite-remove = הסרה מהמועדפים: { $game }
played-lately = משחקים אחרונים

## Difficulty of deals

grade = רמת קושי
grade-any = כל רמה
grade-name = { $grade ->
        [easy] קלה
        [medium] בינונית
        [hard] קשה
       *[fiendish] קשה מאוד
    }
grade-this = החלוקה הזאת: { grade-name }
grade-deal = חלוקה לפי רמת קושי
grade-next = { $grade ->
        [easy] נסו חלוקה בינונית
        [medium] נסו חלוקה קשה
        [hard] נסו חלוקה קשה מאוד
       *[fiendish] עוד חלוקה קשה מאוד
    }
daily-certified = הפותר וידא שאפשר לנצח בכל החלוקות האלה.
