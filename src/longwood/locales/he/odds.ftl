# Hebrew texts: the odds of the games. The notes for all texts of a language are in cards.ftl.

odds = סיכויים
odds-of-all = הסיכויים בכל המשחקים
odds-about = בכמה חלוקות יכול לנצח שחקן שרואה את כל הקלפים? הפותר שיחק כל אחת מהחלוקות האלה. כל ניצחון שוחזר, וכל הפסד הוכח. חלוקות שהפותר לא הצליח להכריע נשארו פתוחות. נסו אחת מהן: אולי אתם תצליחו.
odds-decided = אפשר לנצח ב־{ $share } מהחלוקות (נבדקו { $deals } חלוקות, מאומת)
odds-at-least = אפשר לנצח לפחות ב־{ $share } מהחלוקות (נבדקו { $deals } חלוקות, מאומת; { $open } לא הוכרעו)
odds-at-least-decided = אפשר לנצח לפחות ב־{ $share } מהחלוקות (נבדקו { $deals } חלוקות, מאומת)
odds-short = אפשר לנצח ב־{ $share }
odds-short-at-least = אפשר לנצח ב־{ $share } לפחות
odds-careful = { $odds }; שחקן זהיר מנצח בערך ב־{ $share } מהן
odds-strokes = משחק מושלם, כשכל הקלפים גלויים, דורש { $strokes } חבטות לגומה בממוצע.
odds-column = { $column ->
        [game] משחק
        [deals] חלוקות
        [won] ניצחונות
        [lost] הפסדים
        [open] לא הוכרעו
        [careful] שחקן זהיר
       *[winnable] אפשר לנצח
    }
odds-range = { $lower } עד { $upper }
odds-chart = ניצחון, לא הוכרע, הפסד
odds-chart-row = { $won } ניצחונות, { $open } לא הוכרעו, { $lost } הפסדים
odds-deals = למשחק
odds-play = לחלוקה { $deal }
odds-try = לנסות את חלוקה { $deal } (לא הוכרעה)
odds-option = { $label }: { $value }
unsolved-title = חלוקות שטרם נפתרו
unsolved-about = בחלוקות האלה אף חיפוש לא מצא ניצחון, וגם לא הוכיח שאי אפשר לנצח. נצחו באחת מהן, ופתרתם את מה שהפותר לא הצליח לפתור.
unsolved-play = שחקו חלוקה שאיש עוד לא פתר
unsolved-count = { $count ->
        [one] חלוקה אחת
        [two] שתי חלוקות
       *[other] { $count } חלוקות
    }
