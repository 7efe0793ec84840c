# Hebrew texts: replays, statistics and sharing. The notes for all texts of a language are in cards.ftl.

## Replay and analysis

replay = צפייה חוזרת
replay-so-far = צפייה חוזרת במשחק
replay-of = צפייה חוזרת: { $game }
replay-deal = חלוקה { $deal }
replay-result = { $outcome ->
        [won] ניצחון
        [stuck] אין מהלכים
        [ended] הסתיים
       *[open] עוד לא הסתיים
    }
replay-to-table = חזרה למשחק
replay-controls = פקדי הצפייה
replay-at = מהלך
replay-dealt = התחלה
replay-point = מהלך { $move } מתוך { $moves }: { $what }
replay-first = להתחלה
replay-back = המהלך הקודם
replay-forward = המהלך הבא
replay-last = לסוף
replay-play = הפעלה
replay-pause = השהיה
replay-moves = מהלכים
replay-keys = החצים ימינה ושמאלה עוברים בין המהלכים, Home ו־End קופצים להתחלה ולסוף, ומקש הרווח מפעיל את הצפייה.
verdicts = ניתוח
verdicts-does = הפותר בודק את עמדות המשחק במשך שתי דקות לכל היותר, ומשתמש בקלפים סגורים.
verdicts-open = המשחק עוד לא הסתיים. ניתוח עכשיו יהפוך אותו למשחק עם עזרה.
verdicts-shared-open = הקישור נוצר לפני סוף המשחק, ואפשר לנתח רק משחקים שהסתיימו.
verdicts-ask = ניתוח המשחק
verdicts-ask-anyway = ניתוח בכל זאת
verdicts-stop = עצירה
verdicts-progress = נבדקו { $decided } מתוך { $of } עמדות
verdicts-stopped = הניתוח נעצר.
verdicts-strip = תוצאת הניתוח אחרי כל מהלך
verdicts-won-all = אחרי כל מהלך עדיין אפשר היה לנצח.
verdicts-lost-all = בחלוקה הזאת אי אפשר היה לנצח מלכתחילה.
verdicts-lost-by = מהלך { $move } הביא להפסד: { $what }
verdicts-between = אפשר היה לנצח עד מהלך { $won }, והחל ממהלך { $lost } כבר לא. המהלכים שביניהם לא הוכרעו.
verdicts-won-until = אפשר היה לנצח עד מהלך { $won }. ההמשך לא הוכרע.
verdicts-lost-from = החל ממהלך { $lost } כבר אי אפשר היה לנצח. המהלכים שלפניו לא הוכרעו.
verdicts-unknown = הפותר לא הצליח לקבוע באף עמדה במשחק הזה אם אפשר לנצח.
verdicts-show = הצגת העמדה
verdicts-won-by = מהלכים שאחריהם עוד אפשר היה לנצח:
verdicts-undecided = { $count ->
        [one] מהלך אחד נוסף לא הוכרע.
        [two] שני מהלכים נוספים לא הוכרעו.
       *[other] { $count } מהלכים נוספים לא הוכרעו.
    }
verdicts-effort = נבדקו { $nodes } עמדות ב־{ $seconds } שניות של זמן מעבד.
verdicts-cut = הזמן נגמר לפני שנבדקו כל העמדות.
verdict-won = אפשר לנצח
verdict-lost = אי אפשר לנצח
verdict-unknown = לא הוכרע
verdict-here = { $said } { $verdict ->
        [won] אפשר לנצח.
        [lost] אי אפשר לנצח.
       *[unknown] לא הוכרע.
    }
verdict-draw = פתיחת קלף מהקופה.

## Statistics

statistics = סטטיסטיקה
statistics-none = עוד לא שיחקתם. היעד הראשון: לסיים משחק.
statistics-play-today = לשחק את חלוקת היום
statistics-kind = נתון
statistics-kinds = { $kind ->
        [scored] רגיל
        [winnable] חלוקות שאפשר לנצח בהן
        [practice] עם ביטול מהלכים
        [round] בסיבובים
       *[helped] עם עזרה
    }
statistics-kinds-explained = משחקים רגילים הם משחקים ללא עזרה וללא ביטול מהלכים. חלוקות שאפשר לנצח בהן, משחקים עם ביטול מהלכים ומשחקים עם עזרה נספרים בנפרד. רמז הוגן אינו נחשב לעזרה.
statistics-counts-title = מה נספר
statistics-counts = משחק נספר כשהוא מסתיים בניצחון או בהפסד. הוא נחשב להפסד אם סיימתם אותו בלי לנצח, אם נתקעתם בו או אם עזבתם אותו והתחלתם חלוקה אחרת של אותו משחק. אם חזרתם אליו וניצחתם, הוא נחשב לניצחון. משחקים עם עזרה מופיעים ברשימה, אך אינם נכללים במספר המשחקים והניצחונות ובאחוז הניצחונות.
statistics-counts-rounds = גומות של סיבוב גולף נספרות רק בסיבוב שלהן. הן אינן נכללות במספר המשחקים והניצחונות, באחוז הניצחונות וברצפים.
statistics-games = המשחקים
statistics-results = משחקים: { $played } · ניצחונות: { $won }
statistics-round-results = { $count ->
        [one] סיבוב אחד
        [two] שני סיבובים
       *[other] { $count } סיבובים
    } · הטוב ביותר: { $best }
statistics-none-finished = עוד לא הסתיים אף משחק
statistics-helped-too = ועוד { $count } עם עזרה
statistics-you-win = אתם מנצחים ב־{ $share } מהמשחקים.
statistics-played = משחקים
statistics-won = ניצחונות
statistics-share = אחוז ניצחונות
statistics-streak = ניצחונות ברצף
statistics-best-streak = הכי הרבה ניצחונות ברצף
statistics-best-time = הזמן הטוב ביותר
statistics-mean-time = זמן ממוצע
statistics-fewest-moves = מספר המהלכים הנמוך ביותר
statistics-mean-moves = מהלכים בממוצע
statistics-best-strokes = מספר החבטות הנמוך ביותר
statistics-mean-strokes = חבטות בממוצע
statistics-best-points = הניקוד הגבוה ביותר
statistics-mean-points = נקודות בממוצע
statistics-rounds = סיבובים של תשע גומות
statistics-round = סיבוב
statistics-round-date = תאריך
statistics-round-total = חבטות
statistics-round-par = מול הפאר
statistics-round-practice = עם ביטול מהלכים
statistics-chart = { $count ->
        [one] סיבוב אחד
        [two] שני סיבובים
       *[other] { $count } סיבובים
    } ביחס לפאר: הטוב ביותר { $best }, האחרון { $latest }
statistics-handicap = הנדיקפ { $handicap }
statistics-handicap-none = שחקו שלושה סיבובים כדי לקבל הנדיקפ.
statistics-handicap-explained = התוצאה הממוצעת שלכם ביחס לפאר ב־8 הסיבובים הטובים ביותר מתוך 20 האחרונים. אם יש פחות מ־20 סיבובים, נחשבים 40% הטובים ביותר, בעיגול כלפי מעלה. סיבובים עם ביטול מהלכים או עם עזרה אינם נחשבים.
statistics-recent = משחקים שהסתיימו
statistics-more = הצגת עוד ({ $count })
matches = משחקים נגד אחרים
matches-played = משחקים
matches-won = ניצחונות
matches-lost = הפסדים
matches-drawn = תיקו
matches-outcome = { $outcome ->
        [won] ניצחון
        [lost] הפסד
       *[drawn] תיקו
    }
matches-against = { $kind ->
        [computers] כמה שחקני מחשב
       *[people] אנשים
    }
matches-forfeited = עקב פרישה
matches-opponents = נגד: { $names }
matches-rounds = סיבובים: { $rounds }
best-games = המשחקים הטובים ביותר
best-wins = הניצחונות המהירים ביותר
best-cards = קלפים
statistics-recent-game = { $won ->
        [yes] ניצחון
       *[no] הפסד
    } · { moves-made } · { $time }
statistics-recent-hole = חבטות: { $strokes } · { moves-made } · { $time }
statistics-recent-round = גומות: { $holes } · חבטות: { $strokes }
data = הנתונים שלכם
data-does = ייצוא של כל המשחקים והרישומים שלכם: לגיבוי, לפתיחה בתוכנות אחרות או להעברה לדפדפן אחר או לשרת Longwood אחר. בקובץ יש שורה לכל משחק.
data-export = ייצוא
data-import = ייבוא
data-importing = בודקים את המשחקים…
data-importing-part = מייבאים את המשחקים: { $percent }% הושלמו
data-import-refused = הייבוא לא בוצע. תקנו או הסירו את השורות האלה וייבאו את הקובץ שוב.
data-not-export = הקובץ הזה אינו ייצוא של Longwood, ולכן לא יובא דבר.
data-empty = הקובץ הזה ריק.
data-imported = { $added ->
        [0] לא נוסף שום משחק.
        [one] נוסף משחק אחד.
        [two] נוספו שני משחקים.
       *[other] נוספו { $added } משחקים.
    } { $continued ->
        [0] { "" }
        [one] עודכן משחק אחד.
        [two] עודכנו שני משחקים.
       *[other] עודכנו { $continued } משחקים.
    } { $known ->
        [0] { "" }
        [one] משחק אחד כבר היה כאן.
        [two] שני משחקים כבר היו כאן.
       *[other] { $known } משחקים כבר היו כאן.
    }
data-bad-line = שורה { $line }: { $why }
data-remove = מחיקת כל המשחקים שלי
data-remove-title = למחוק את כל המשחקים שלכם?
data-remove-body = הסטטיסטיקה וכל המשחקים ששיחקתם בדפדפן הזה בשרת הזה יימחקו, גם משחקים שעוד לא הסתיימו. תצאו מכל החדרים, והשם שלכם יוסר מהם. אי אפשר לבטל את המחיקה, אבל אפשר לייבא קובץ שייצאתם קודם לכן.
data-remove-now = למחוק הכול
data-maybe-removed = השרת לא השיב בזמן, ולכן לא ידוע אם המשחקים נמחקו. נסו שוב בעוד רגע.
data-removed = { $count ->
        [0] הנתונים שלכם נמחקו.
        [one] נמחק משחק אחד.
        [two] נמחקו שני משחקים.
       *[other] נמחקו { $count } משחקים.
    }

## Sharing

link-fails = הקישור לא עובד
link-broken = הקישור הזה אינו שלם. נסו להעתיק אותו שוב.
share = שיתוף
share-link = העתקת קישור למשחק
share-link-does = כל מי שיפתח את הקישור יוכל לצפות במשחק ב־Longwood, אחרי שכל המהלכים ייבדקו.
share-open = המשחק עוד לא הסתיים; הקישור כולל את החלוקה ואת המהלכים עד כה.
share-record = העתקת רישום המשחק
share-picture = שמירת תמונה
share-copied = הועתק
share-by-hand = הדפדפן לא מאפשר העתקה אוטומטית. הטקסט כבר מסומן: העתיקו אותו ידנית.
share-text = טקסט להעתקה
picture-failed = יצירת התמונה נכשלה.
