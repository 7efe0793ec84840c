# Hebrew, which runs to the left. Terms: ערימת יסוד is a foundation, קופה the stock, הקלפים הפתוחים the waste, גומה the hole of Golf.

## Cards and piles

card =
    { $rank ->
        [A] אס
        [T] 10
        [J] נסיך
        [Q] מלכה
        [K] מלך
       *[other] { $rank }
    } { $suit ->
        [C] תלתן
        [D] יהלום
        [H] לב
       *[S] עלה
    }
card-joker = ג׳וקר
rank =
    { $rank ->
        [1] { $form ->
            [plural] אסים
           *[plain] אס
        }
        [11] { $form ->
            [plural] נסיכים
           *[plain] נסיך
        }
        [12] { $form ->
            [plural] מלכות
           *[plain] מלכה
        }
        [13] { $form ->
            [plural] מלכים
           *[plain] מלך
        }
       *[other] { $rank }
    }
word =
    { $number ->
        [0] אפס
        [1] אחד
        [2] שניים
        [3] שלושה
        [4] ארבעה
        [5] חמישה
        [6] שישה
        [7] שבעה
        [8] שמונה
        [9] תשעה
       *[other] { $number }
    }
list = { $first }, { $last }
either = { $first } או { $last }
card-face-down = קלף שפניו מטה
cards = { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
cards-from-to = { cards } מ־{ CARD($first) } עד { CARD($last) }
cards-top = { $name }, { cards }, למעלה { CARD($card) }
cards-face-down = { $name }, { cards } שפניהם מטה
pile = { $kind ->
        [column] טור { $number }
        [foundation] ערימת יסוד { $number }
        [slot] מקום { $number }
        [stock] קופה
        [waste] הקלפים הפתוחים
       *[hole] הגומה
    }
pile-empty = { $name }, ריק
pile-empty-card = { $name }, ריק, מחכה ל{ CARD($card) }
pile-empty-rank = { $name }, ריק, מחכה ל{ RANK($rank) }
pile-stock = { $name }, { cards } שפניהם מטה
pile-slot = { $name }, { CARD($card) }
pile-slot-face-down = { $name }, קלף שפניו מטה
pile-with-redeals = { $pile }, { $redeals }
pile-may-redeal = { $pile }. { redeal-here }
board = { $game }: שולחן המשחק
redeal-here = הפיכת הקלפים הפתוחים
redeals-left = { $count ->
        [one] נותרה חלוקה חוזרת אחת
        [two] נותרו שתי חלוקות חוזרות
       *[other] נותרו { $count } חלוקות חוזרות
    }
redeals-unlimited = חלוקות חוזרות ללא הגבלה
waste-look = עיון בקלפים הפתוחים, { cards }
waste-title = הקלפים הפתוחים: { cards }
waste-order = ראשון הקלף שאפשר לשחק, אחרון הקלף שנפתח לפני כולם.

## What a screen reader is told

said-move = { $what } אל { $kind ->
        [column] טור { $number }
        [foundation] ערימת יסוד { $number }
        [slot] מקום { $number }
        [stock] הקופה
        [waste] הקלפים הפתוחים
       *[hole] הגומה
    }.
said-draw = נפתח: { $cards }.
said-redeal = הקלפים הפתוחים נהפכו.
said-new-table = חולק משחק { $game }.
said-many-moved = שולחן המשחק השתנה.
said-turned = { $cards }: פניו מעלה.
said-no-move = { $what }: אין עכשיו מהלך.
said-carrying = ביד: { $what }. { $places ->
        [one] מקום אחד
        [two] שני מקומות
       *[other] { $places } מקומות
    }: החצים בוחרים, Enter מניח, Escape מחזיר.
said-put-back = הוחזר.

listen = הקראה
read = { $what ->
        [plays] מה אפשר לשחק?
        [changed] מה השתנה?
       *[table] הקראת השולחן
    }
said-plays = { $count ->
        [0] לא נותר מהלך.
        [one] מהלך אחד: { $moves }.
        [two] שני מהלכים: { $moves }.
       *[other] { $count } מהלכים: { $moves }.
    }
said-nothing-yet = עוד לא השתנה דבר.
said-pile = { $name }: { $cards }.
said-pile-hidden = { $name }: { cards } שפניהם מטה, ואחריהם { $cards }.
play-draw = קלף מהקופה
play-to = { $cards } מ{ $from } אל { $to }
play-to-empty = { $cards } מ{ $from } אל טור ריק

## The bar

app-name = Longwood
tagline = משחקי סוליטר על שולחן פתוח
title = { $name } · Longwood
undo = ביטול
undo-short = ביטול
redo = ביצוע חוזר
redo-short = שוב
restart = מההתחלה
restart-short = מחדש
new-deal = חלוקה חדשה
new-deal-short = חדשה
deal-number = לפי מספר
deal-number-short = מספר
end-hole = סיום הגומה
end-hole-short = סיום
rules-button = כללים
rules-button-short = כללים
help = עזרה
more = עוד
menu = משחקים
close = סגירה
tools = כפתורי השולחן
moves = מהלכים
time = זמן
practice = אימון
practice-explained = מהלך בוטל: המשחק הזה נחשב לאימון.
score-in-hole = בגומה
score-home = ביסוד
score-strokes = חבטות
score-points = נקודות
streak = רצף

## Questions and notices

practice-title = ביטול מהלך הופך את המשחק לאימון.
practice-body = אפשר להמשיך לשחק ולבטל כרצונכם; רק התוצאה לא תיחשב.
undo-anyway = לבטל בכל זאת
keep-playing = להמשיך לשחק
end-title = לסיים את הגומה?
end-body = התוצאה תישאר כפי שהיא עכשיו: { $strokes }.
end-now = לסיים
bookmarks = סימניות
bookmarks-short = סימניות
bookmarks-do = סימנייה שומרת עמדה, כדי שתוכלו לחזור אליה.
bookmarks-practice = חזרה לסימנייה מבטלת מהלכים והופכת את המשחק לאימון.
bookmark-now = סימנייה לעמדה הזאת
bookmark-at = מהלך { $move }
bookmark-here = על השולחן כעת
bookmark-remove = הסרת הסימנייה: { $at }
bookmarked = נוספה סימנייה: { $at }
deal-title = חלוקה לפי מספר
deal-body = אותו מספר נותן אותה חלוקה, בכל מחשב.
deal-field = מספר החלוקה
deal-field-single = מספר החלוקה לגומה אחת
deal-now = לחלק
this-deal = זו חלוקה { $deal }.
this-deal-unnumbered = לחלוקה הזאת אין מספר.
deal-of-round = החלוקות בסיבוב מוגרלות: אי אפשר לבחור אחרת.
deal-as-single = לשחק שוב את החלוקה הזאת כגומה בודדת
deal-number-wrong = מספר חלוקה הוא מספר שלם מ־0 עד 9223372036854775807.
impossible-stock = שום סדר של הקופה לא יפנה את השולחן הזה.
impossible = אי אפשר לפנות את השולחן הזה.
reshuffle = טריפה מחדש
play-anyway = לשחק בכל זאת
connection-lost = החיבור אבד. מתחברים שוב…
connecting = השולחן נערך…
stuck-title = לא נותר מהלך.
stuck-body = בטלו מהלכים, התחילו את החלוקה מחדש או נסו אחרת.
stuck-body-new = נסו חלוקה אחרת.
won-title = ניצחון!
won-body = { moves-made }, { $time }.
moves-made = { $moves ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $moves } מהלכים
    }
won-practice = משחק אימון.
hole-over = גומה { $number }: { $strokes }.
hole-cleared = השולחן פונה.
hole-cleared-spare = השולחן פונה, ונותרו { cards }.
hole-ended = הגומה הסתיימה: { $strokes }.
game-ended = המשחק הסתיים.
points-scored = { $count ->
        [1] נקודה אחת
        [2] שתי נקודות
       *[other] { $points } נקודות
    }.
next-hole = הגומה הבאה
round-over = הסיבוב הסתיים: { $total } ({ $topar }).
round-perfect = הסיבוב הסתיים: סיבוב מושלם, { $total } ({ $topar }).
new-round = סיבוב חדש
dismiss = הסתרה

## Help from the search

hint = רמז
hint-short = רמז
search-help = רמזים
search-sees = הרמזים רואים קלפים סמויים; המשחק יסומן.
searching = מחפשים…
showing = המהלכים המנצחים…
show-me = להראות
show-stop = עצירה
ask-verdict = עוד אפשר לנצח?
hint-which = איזה מהלך?
hint-then = ומה אחר כך?
hint-look = הביטו כאן: { $pile }
hint-move = { $cards } אל { $pile }
hint-draw = פתחו קלף מהקופה.
hint-none = לא נותר מהלך.
hint-wins = ניצחון מכאן דורש { moves-made }.
hint-lost = כבר אי אפשר לנצח במשחק הזה.
hint-unknown = לא ידוע: לא נמצא ניצחון.
search-effort = { $nodes ->
        [one] עמדה אחת
        [two] שתי עמדות
       *[other] { $nodes } עמדות
    }, { $seconds } שנ׳.
verdict = { $verdict ->
        [won] עוד אפשר לנצח
        [lost] הפסד
       *[unknown] לא ידוע
    }
verdict-pending = בודקים…
ask-par = מה הייתה התוצאה הטובה ביותר בחלוקה הזאת?
par-reached = { $kind ->
        [hole] זו התוצאה הטובה ביותר שהייתה: { $best }.
       *[peaks] זו התוצאה הטובה ביותר שהייתה: { $best } נקודות.
    }
par-missed = { $kind ->
        [hole] התוצאה הטובה ביותר בחלוקה הזאת היא { $best }: { $off ->
            [one] חבטה אחת
            [two] שתי חבטות
           *[other] { $off } חבטות
        } פחות.
       *[peaks] התוצאה הטובה ביותר בחלוקה הזאת היא { $best } נקודות: { $off ->
            [one] נקודה אחת
            [two] שתי נקודות
           *[other] { $off } נקודות
        } יותר.
    }
par-unproved = { $kind ->
        [hole] החיפוש הגיע אל { $best }, ואינו יודע אם יש טוב מזה.
       *[peaks] החיפוש הגיע אל { $best } נקודות, ואינו יודע אם יש טוב מזה.
    }
helped = עם רמזים
helped-explained = { $hints ->
        [one] רמז אחד
        [two] שני רמזים
       *[other] { $hints } רמזים
    }, { $shown ->
        [one] הוצג מהלך אחד
        [two] הוצגו שני מהלכים
       *[other] הוצגו { $shown } מהלכים
    }. הרמזים רואים קלפים סמויים.
winnable = ניתן לניצחון
winnable-explained = נבדק לפני החלוקה שאפשר לנצח בה.
deal-winnable = חלוקה שאפשר לנצח בה
only-winnable = רק חלוקה שאפשר לנצח בה
looking-for-winnable = מחפשים חלוקה שאפשר לנצח בה…

## Golf

score-card = לוח הניקוד
score-card-short = ניקוד
hole-number = גומה { $number }
total = סך הכול
par-of-holes = מול הפאר
par-level = בדיוק בפאר
par-under = { $strokes } מתחת לפאר
par-over = { $strokes } מעל הפאר
par-of-round = פאר { $par }
round-summary = גומה { $current } מתוך { $holes }, סך הכול { $total }, { $topar }

## In company

match-square = שוויון
match-status = { $how ->
        [up] { $holes } יתרון
       *[down] { $holes } פיגור
    }
match-dormie = { $status }, דורמי
match-over = { $how ->
        [won] ניצחון { $by }
       *[lost] הפסד { $by }
    }
match-left = { $how ->
        [won] ניצחון: האחרים עזבו
       *[lost] הפסד בעזיבה
    }
match-halved = תיקו
refused-no-seat = אף אחד לא משחק שם
refused-match-over = המשחק הסתיים
refused-hole-over = הגומה הזאת הסתיימה עבורכם
refused-draw-stands = במשחק עם אחרים אין מבטלים פתיחת קלף
error-no-company = ב{ $game } לא סופרים חבטות, ולכן אינו גולף למשחק עם אחרים
error-holes = בסיבוב עם אחרים יש 9 או 18 גומות, לא { $holes }
error-limit = גומה נמשכת לפחות שנייה
error-players = { $format ->
        [spit] ספיט הוא לשני שחקנים; כאן יש { $players }
        [match] משחק גומות הוא לשני שחקנים, או לשני צדדים של שניים, שלושה או ארבעה; כאן יש { $players }
       *[stroke] משחק חבטות הוא לשניים עד שמונה שחקנים; כאן יש { $players }
    }
error-name-empty = בשם צריכה להיות לפחות אות אחת
error-name-long = בשם יש לכל היותר { $most } אותיות
error-code = { $code } אינו קוד של חדר: יש בו שש אותיות
error-no-room = אין חדר כזה, או שהוא נסגר
refused-room-closed = החדר הזה נסגר
refused-no-game = לא משחקים כאן עכשיו
refused-playing = לא בזמן משחק
refused-full = יש רק { $most } מקומות
refused-seated = כבר יש לכם מקום
refused-not-seated = תפסו קודם מקום
refused-not-host = רק המארח יכול לעשות זאת
refused-no-level = אין שחקן מחשב ברמה הזאת
refused-no-computer = לא יושב שם מי שאפשר לשלוח עכשיו
refused-no-code = לא נמצא קוד לחדר; נסו שוב
refused-no-record = עוד לא שוחק כאן משחק עד סופו
refused-not-here = זה נאמר רק לתוכניות שבשרת עצמו
refused-worn-out = החדר הזה מיצה את עצמו; פתחו אחר
refused-too-often = יותר מדי פעמים; נסו שוב בעוד דקה
refused-too-fast = לאט יותר: יותר מדי הגיע בבת אחת
refused-too-many = יותר מדי חיבורים מהכתובת שלכם
refused-many-seats = נתפסו יותר מדי מקומות מהכתובת שלכם
refused-crowded = השרת מלא בחדרים; נסו שוב מאוחר יותר

## Rooms

company = לשחק עם אחרים
company-game = { $game ->
        [golf] גולף
       *[spit] ספיט
    }
company-about = { $game ->
        [golf] שניים עד שמונה שחקנים, כולם באותה גומה בבת אחת.
       *[spit] שני שחקנים בזמן אמת, בלי תורות.
    }
company-open = לפתוח חדר
company-open-for = לפתוח חדר: { company-game }
company-code = יש לי קוד
company-code-hint = שש אותיות
company-join = להיכנס
room-title = { $game ->
        [golf] גולף עם אחרים
       *[spit] ספיט עם אחרים
    }
room-gone = החדר הזה כבר אינו כאן.
room-entering = נכנסים…
room-invite = להזמין אחרים
room-invite-about = מי שיש לו הקישור או הקוד יכול להיכנס.
room-code = קוד
room-link = קישור
room-copy-link = להעתיק את הקישור
room-share = לשלוח את הקישור
room-invitation = בואו לשחק איתי: { company-game }
room-copied = הועתק
room-not-copied = הדפדפן לא העתיק: סמנו והעתיקו בעצמכם.
room-players = שחקנים
room-taken = { $taken } מתוך { $most }
room-you = את/ה
room-host = מארח/ת
room-ready = מוכן/ה
room-unready = עוד לא מוכן/ה
room-away = לא כאן
room-level = { $level ->
        [beginner] מתחיל
        [casual] מזדמן
        [steady] יציב
        [sharp] חד
        [expert] מומחה
        [stroll] טיול
        [walk] הליכה
        [trot] טרוט
        [canter] דהירה קלה
        [gallop] דהירה
       *[other] { $level }
    }
room-computer = מחשב
room-add = להוסיף מחשב
room-send-away = לשלוח את { $name }
room-name = השם שלכם
room-sit = לתפוס מקום
room-rename = לשנות את השם
room-watching = אתם צופים.
room-watchers = { $count ->
        [one] צופה אחד
        [two] שני צופים
       *[other] { $count } צופים
    }
room-rules = מה משחקים
room-rules-host = הבחירה של { $name }; כאן אפשר לקרוא.
room-which = משחק
room-rule-set = כללים
room-format = ניקוד
room-format-is = { $format ->
        [match] משחק גומות
       *[stroke] משחק חבטות
    }
room-format-about = { $format ->
        [match] התוצאה הנמוכה זוכה בגומה; הצד שזכה ביותר גומות מנצח. לשני שחקנים או לשני צדדים.
       *[stroke] הסך הנמוך ביותר מנצח.
    }
room-holes = גומות
room-own-deals = חלוקה משלו לכל שחקן
room-play-off = ממשיכים אם יש שוויון בסוף
room-limit = זמן לגומה
room-minutes = { $minutes ->
        [one] דקה אחת
        [two] שתי דקות
       *[other] { $minutes } דקות
    }
room-no-limit = כמה שצריך
room-equal-rank = קלף הולך גם על דרגה שווה
room-stack-equals = דרגות שוות נערמות בשורה שלך
room-no-slap = בלי טפיחות: הערימה הקטנה למי שסיים
room-start = מוכנים
room-not-yet = עוד לא מוכנים
room-wait-players = למשחק דרוש עוד שחקן: הזמינו מישהו או הוסיפו מחשב.
room-wait-ready = ממתינים ל: { $names }.
room-wait-you = האחרים ממתינים לכם.
room-begins = מתחילים בעוד { $seconds }…
room-leave = לצאת
room-leave-title = לצאת מהמשחק?
room-leave-body = האחרים ימשיכו בלעדיכם, ואי אפשר לחזור למשחק הזה.
room-leave-now = לצאת מהמשחק
room-stay = להישאר
room-again = לשחק שוב
room-to-lobby = לחדר

## Golf in company

golf-hole-of = גומה { $hole } מתוך { $holes }
golf-extra-hole = גומה נוספת { $hole }
golf-time-left = זמן שנותר
golf-next-in = הגומה הבאה בעוד
golf-cards-left = { $count ->
        [0] הכול פונה
        [one] נותר קלף אחד
        [two] נותרו שני קלפים
       *[other] נותרו { $count } קלפים
    }
golf-finished = סיום
golf-resting = לא משחקים בגומה הזאת
golf-withdrawn = עזיבה
golf-stuck = אין מה לשחק: סיימו את הגומה, או בטלו מה שאפשר.
golf-done = הגומה שלכם הסתיימה: { $strokes }.
golf-waiting = ממתינים ל: { $names }.
golf-watched = הגומה משוחקת עכשיו. הקלפים ייחשפו כשכולם יסיימו.
golf-impossible = את החלוקה הזאת אי אפשר לפנות.
golf-turned = גומה { $hole }: הקלפים נחשפים
golf-turned-extra = גומה נוספת { $hole }: הקלפים נחשפים
golf-hole-best = הטוב ביותר
golf-board-of = הגומה כפי שנותרה אצל { $name }
golf-hole-to = התוצאה הנמוכה: { $names }, { $strokes }.
golf-hole-halved = תיקו בגומה: { $strokes }.
golf-hole-won = הגומה של { $names }: { $strokes }.
golf-seen-by = אפשר להמשיך, מצד { $name }
golf-seen = אפשר להמשיך
golf-winner = { $count ->
        [one] ניצחון: { $names }
       *[other] ניצחון: { $names }
    }
golf-you-win = ניצחתם!
golf-match-over = { $result ->
        [halved] המשחק הסתיים בתיקו
        [conceded] המשחק הסתיים: צד אחד עזב
       *[other] המשחק הסתיים { $result }
    }
golf-place = מקום
golf-said-finished = הגומה של { $name } הסתיימה.
golf-said-away = החיבור של { $name } נותק.
golf-said-back = החיבור של { $name } חזר.
golf-said-left = המשחק ממשיך בלי { $name }.
golf-said-leads = בהובלה: { $names }.
golf-said-minute = נותרה דקה אחת.
golf-said-seconds = נותרו { $seconds } שניות.

## Spit

spit-title = ספיט, סיבוב { $round }
spit-pile = { $name }, ערימה { $number }
spit-own-pile = ערימה { $number } שלך
spit-centre = { $side ->
        [left] ערימת הספיט השמאלית
       *[right] ערימת הספיט הימנית
    }
spit-onto = { $side ->
        [left] על הערימה השמאלית
       *[right] על הערימה הימנית
    }
spit-open = { $name }, { $top }
spit-open-on = { $name }, { $top }, ומתחת { cards } שפניהם מטה
spit-spares = { $has ->
        [yes] { $name }: נותרו קלפי ספיט
       *[no] { $name }: לא נותרו קלפי ספיט
    }
spit-state = { $state ->
        [away] התנתקות
        [ready] הכול מוכן
        [unready] עוד לא מוכן
        [able] יש מהלך
       *[stuck] אין מהלך
    }
spit-holds = { $name }: { cards }
spit-counting = הקלפים הראשונים בעוד { $seconds }
spit-stuck = איש לא יכול לשחק. קלפים חדשים בעוד { $seconds }
spit-blocked = איש לא יכול לשחק, ולא נותרו קלפי ספיט
spit-idle = רק לך יש מהלך. בעוד { $seconds } ישוחק קלף מעצמו
spit-idle-theirs = רק ל־{ $name } יש מהלך
spit-away = { $name } לא כאן; עד להפסד נותרו { $seconds }
spit-slap = טפיחה!
spit-slap-pile = טפיחה על { $side ->
        [left] הערימה השמאלית
       *[right] הערימה הימנית
    }
spit-slap-wait = מוקדם מדי. עוד רגע
spit-too-late = מאוחר מדי: כבר מונח שם קלף אחר
spit-round = סיבוב { $round }
spit-took = { $name }: ערימה של { cards }.
spit-ready = אפשר להתחיל
spit-waiting = ממתינים ל־{ $name }
spit-you-won = ניצחת
spit-won = הניצחון של { $name }
spit-nobody-won = איש לא ניצח
spit-ending = { $how ->
        [out] לא נותרו קלפים.
        [left] השחקן השני עזב.
        [absent] השחקן השני לא חזר.
       *[abandoned] שני השחקנים לא חזרו.
    }
spit-latency = אל השרת ובחזרה: { $ms } אלפיות שנייה
spit-said-played = { $name }: { CARD($card) } { spit-onto }.
spit-said-forced = { $name }: המתנה ארוכה מדי, { CARD($card) } שוחק מעצמו.
spit-said-shifted = { $name }: { CARD($card) } למקום { $number }.
spit-said-new = קלפים חדשים.
spit-said-tops = משמאל { $left }, מימין { $right }.
spit-said-top-none = שום דבר
spit-said-out = { $name }: השורה ריקה, והסיבוב נגמר.
spit-said-blocked = איש לא יכול לשחק: הסיבוב נגמר.
spit-said-slapped = הטפיחה הראשונה: { $name }.
spit-said-row = { $name }: { $piles }.
spit-said-pile = { $number }: { $top }
spit-said-no-fit = { $what } לא מתאים שם.
spit-said-chosen = ביד: { $what }.
spit-play-onto = { $number }: { CARD($card) } { spit-onto }
spit-play-to = { $number }: { CARD($card) } למקום { $target }
spit-help-tap-does = משחקת אותו לאן שהוא מתאים; מבין שתי ערימות ספיט, לקרובה יותר
spit-help-drag-does = למקום שבחרת; המקומות המתאימים מוארים
spit-help-slap = נגיעה בערימת ספיט
spit-help-slap-does = טופחת עליה; כשהסיבוב נגמר, בכל מקום בצד שלה
spit-help-piles-does = משחקים את הקלף העליון של הערימות 1 עד 5 שלך לאן שהוא מתאים
spit-help-hold-does = הקלף ביד, והמקום לבחירתך: Q או חץ לערימת ספיט, מספר למקום ריק; Escape מחזיר אותו
spit-help-sides-does = ערימת הספיט השמאלית והימנית: הקלף שביד עובר לשם, ובלי קלף ביד זו טפיחה
spit-help-space-does = אומר שאפשר להתחיל; טופח על ערימת הספיט שהתחלת

## The menu of a card

card-menu-best = הכי מתאים: { $place }
card-menu-foundation = לערימת יסוד
card-menu-onto = על { CARD($card) }, { pile }
card-menu-draw = פתיחת קלף
card-menu-none = הקלף אינו יכול לזוז כעת.

## Settings

settings = הגדרות
language = שפה
settings-looks = מראה וצליל
settings-table = השולחן
settings-play = המשחק
setting-theme = ערכת נושא
theme-system = כמו במערכת
theme-light = בהירה
theme-dark = כהה
theme-contrast = ניגודיות גבוהה
setting-suits = צבעי הצורות
suits-two = שניים
suits-four = ארבעה
setting-index = הסימנים על הקלפים
index-normal = רגילים
index-large = גדולים
setting-speed = תנועה
speed-off = ללא
speed-fast = מהירה
speed-normal = רגילה
speed-slow = איטית
setting-sound = צליל
setting-foundations = ערימות היסוד והקופה
foundations-above = מעל הטורים
foundations-below = מתחת לטורים
setting-hand = היד המשחקת
setting-hand-about = הקופה והכפתורים מחליפים צד.
hand-right = ימין
hand-left = שמאל
setting-mirror = שולחן בראי
setting-mirror-about = הטור הראשון מימין. הקלפים והסימנים נשארים כפי שהם.
setting-tap = נגיעה או לחיצה על קלף
tap-play = משחקת אותו מיד
tap-choose = בוחרת אותו תחילה
setting-auto-play = קלפים עולים ליסוד מעצמם
auto-play-off = אף פעם
auto-play-free = כשזה בטוח
auto-play-all = תמיד כשאפשר
setting-supermoves = מהלכים מקוצרים
setting-supermoves-about = כמה קלפים יחד דרך טורים ריקים, כמהלכים בודדים.
setting-verdict = עוד אפשר לנצח?
setting-verdict-about = אומר אחרי כל מהלך אם עוד אפשר לנצח. הוא רואה קלפים סמויים: המשחק יסומן כמשחק עם רמזים.
setting-letter-keys = מקשי אותיות ומספרים
setting-letter-keys-about = כדאי לכבות אם הכתבה קולית או יד מונחת לוחצות עליהם. החצים, Enter ו־Esc פועלים תמיד.

## The menu

search-games = חיפוש משחקים
search-hint = חיפוש משחק
no-game = אין משחק בשם ”{ $query }“.
games-found = { $count ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $count } משחקים
    }
continue = להמשיך
played = { moves-made } · { $time }
save-record = שמירת רישום המשחק
deal-named = חלוקה { $deal }
also = נקרא גם { $alias }
play = לשחק
play-game = לשחק { $game }
play-single-hole = לשחק { $game }: { single-hole }
nine-holes = תשע גומות
single-hole = גומה אחת
options = אפשרויות
options-title = אפשרויות של { $game }
other-names = נקרא גם { $names }
rules-title = הכללים של { $game }
random-deal = כלשהי
quick-start = התחלה מהירה
deal-of-the-day = חלוקת היום
today-state = { $state ->
        [new] אותה חלוקה לכולם
        [open] כבר התחילה
        [won] ניצחון
       *[over] הסתיימה
    }
random-game = משחק אקראי
random-game-does = אחד מכל { $count } המשחקים
yes = כן
no = לא

## The rules page

source = מקור
note = הערה
loading = רק רגע…
back-to-games = כל המשחקים

## After the game

replay = צפייה חוזרת
replay-so-far = לראות את המשחק שוב, מהלך אחר מהלך
replay-of = צפייה חוזרת: { $game }
replay-deal = חלוקה { $deal }
replay-result = { $outcome ->
        [won] ניצחון
        [stuck] לא נותר מהלך
        [ended] הסתיים כפי שהוא
       *[open] עוד לא הסתיים
    }
replay-to-table = אל השולחן
replay-controls = לאורך המשחק
replay-at = מהלך
replay-dealt = כפי שחולק
replay-point = מהלך { $move } מתוך { $moves }: { $what }
replay-first = להתחלה
replay-back = מהלך אחד אחורה
replay-forward = מהלך אחד קדימה
replay-last = לסוף
replay-play = להריץ
replay-pause = השהיה
replay-moves = המהלכים
replay-keys = מקשים: שמאל וימין מהלך אחד, Home ו־End לקצוות, רווח מריץ.
verdicts = ניצחון או הפסד
verdicts-does = החיפוש בוחן כל נקודה במשחק הזה, כשהוא רואה את הקלפים הסמויים, עד שתי דקות.
verdicts-open = המשחק הזה עוד לא הסתיים. שאלה עכשיו תסמן אותו כמשחק עם רמזים.
verdicts-shared-open = זה נאמר כשמשחק מסתיים; המשחק הזה שותף לפני סופו.
verdicts-ask = איפה היה ניצחון, איפה אבד?
verdicts-ask-anyway = לשאול, ולסמן את המשחק
verdicts-stop = עצירה
verdicts-progress = { $decided } מתוך { $of } נקודות הוכרעו
verdicts-stopped = נעצר.
verdicts-strip = ניצחון או הפסד לאורך המשחק
verdicts-won-all = אפשר היה לנצח עד הסוף.
verdicts-lost-all = בחלוקה הזאת אי אפשר היה לנצח מההתחלה.
verdicts-lost-by = מהלך { $move } הפסיד את המשחק: { $what }
verdicts-between = אפשר היה לנצח עד מהלך { $won }, וכבר לא ממהלך { $lost }. על מה שביניהם החיפוש לא ידע לומר.
verdicts-won-until = אפשר היה לנצח עד מהלך { $won }. על מה שאחריו החיפוש לא ידע לומר.
verdicts-lost-from = ממהלך { $lost } אי אפשר היה לנצח. על מה שלפניו החיפוש לא ידע לומר.
verdicts-unknown = החיפוש לא ידע לומר על שום נקודה.
verdicts-show = להראות את הנקודה הזאת
verdicts-won-by = עוד ניצחו שם:
verdicts-undecided = { $count ->
        [one] ועוד מהלך אחד שהחיפוש לא הכריע.
        [two] ועוד שני מהלכים שהחיפוש לא הכריע.
       *[other] ועוד { $count } מהלכים שהחיפוש לא הכריע.
    }
verdicts-effort = { $nodes } עמדות נבדקו ב־{ $seconds } שניות חישוב.
verdicts-cut = שתי הדקות תמו לפני שכל הנקודות נבדקו.
verdict-won = אפשר לנצח
verdict-lost = הפסד
verdict-unknown = לא ידוע
verdict-here = { $said } { $verdict ->
        [won] אפשר לנצח.
        [lost] הפסד.
       *[unknown] ניצחון או הפסד: לא ידוע.
    }
verdict-draw = פתיחת קלף מהקופה.
statistics = סטטיסטיקה
statistics-none = עוד לא שוחק שום משחק.
statistics-kind = סוג
statistics-kinds = { $kind ->
        [scored] נחשבים
        [winnable] חלוקות שאפשר לנצח
        [practice] אימון
       *[helped] עם רמזים
    }
statistics-kinds-explained = משחקים נחשבים שוחקו בלי ביטול מהלכים ובמו עיניכם. חלוקות שאפשר לנצח, משחקי אימון ומשחקים עם רמזים שראו קלפים סמויים נספרים בנפרד.
statistics-counts = משחק נספר מן המהלך הראשון. הוא הפסד כשמסיימים אותו, כשלא נותר מהלך, או כשעוזבים אותו לחלוקה מאוחרת יותר של אותו משחק; אם ניצחו בו אחר כך, הוא נספר כניצחון.
statistics-played = שוחקו
statistics-won = ניצחונות
statistics-share = ניצחונות, %
statistics-streak = רצף ניצחונות
statistics-best-streak = הרצף הארוך ביותר
statistics-best-time = הזמן הטוב ביותר
statistics-mean-time = זמן ממוצע
statistics-fewest-moves = מספר המהלכים הקטן ביותר
statistics-mean-moves = מהלכים בממוצע
statistics-best-strokes = מספר החבטות הטוב ביותר
statistics-mean-strokes = חבטות בממוצע
statistics-best-points = הניקוד הטוב ביותר
statistics-mean-points = ניקוד ממוצע
statistics-rounds = סיבובים של תשע גומות
statistics-round = סיבוב
statistics-round-date = תאריך
statistics-round-total = חבטות
statistics-round-par = ביחס לפאר
statistics-round-practice = אימון
statistics-chart = { $count ->
        [one] סיבוב אחד
        [two] שני סיבובים
       *[other] { $count } סיבובים
    } ביחס לפאר: הטוב ביותר { $best }, האחרון { $latest }
statistics-handicap = הנדיקפ { $handicap }
statistics-handicap-none = להנדיקפ דרושים שלושה סיבובים.
statistics-handicap-explained = הממוצע של 8 הסיבובים הטובים ביותר מתוך 20 האחרונים ביחס לפאר; כשיש פחות מ־20, של 40 % הטובים ביותר, מעוגל כלפי מעלה. סיבובי אימון וסיבובים עם רמזים אינם נחשבים.
statistics-recent = משחקים שהסתיימו
best-games = המשחקים הטובים ביותר
best-cards = קלפים
statistics-recent-game = { $won ->
        [yes] ניצחון
       *[no] הפסד
    } · { moves-made } · { $time }
data = המשחקים שלכם כקובץ
data-does = כל המשחקים שלכם והרישומים שלהם, אחד בכל שורה: לשמירה, לעיון בתוכנות אחרות, או להעברה לדפדפן אחר או ל־Longwood אחר.
data-export = שמירת הקובץ
data-import = הכנסת קובץ
data-importing = השופט משחק אותם עד סופם…
data-imported = { $added ->
        [0] לא נוסף שום משחק.
        [one] משחק אחד נוסף.
        [two] שני משחקים נוספו.
       *[other] { $added } משחקים נוספו.
    } { $continued ->
        [0] { "" }
        [one] אחד המשיך.
        [two] שניים המשיכו.
       *[other] { $continued } המשיכו.
    } { $known ->
        [0] { "" }
        [one] אחד כבר היה כאן.
        [two] שניים כבר היו כאן.
       *[other] { $known } כבר היו כאן.
    }
data-bad-line = שורה { $line }: { $why }
data-remove = מחיקת כל המשחקים שלי
data-remove-title = למחוק את כל המשחקים שלכם?
data-remove-body = כל המשחקים של הדפדפן הזה יימחקו מן השרת הזה, גם אלה שעוד משוחקים, ואיתם הסטטיסטיקה. החדרים יינטשו, והשם שלכם יוסר מהם. אפשר יהיה להשיב את המשחקים רק מקובץ שנשמר קודם לכן.
data-remove-now = למחוק את כולם
data-removed = { $count ->
        [0] לא היה מה למחוק.
        [one] שולחן אחד נמחק.
        [two] שני שולחנות נמחקו.
       *[other] { $count } שולחנות נמחקו.
    }
link-broken = הקישור הזה אינו שלם: אין בו משחק. העתיקו אותו שוב ממקורו.
share = שיתוף
share-link = העתקת קישור למשחק
share-link-does = מי שיפתח אותו יראה את המשחק הזה ב־Longwood שלו, אחרי שהשופט שם ישחק אותו עד סופו.
share-open = המשחק הזה עוד לא הסתיים; הקישור מספר את החלוקה ואת המהלכים עד כה.
share-record = העתקת הרישום
share-picture = שמירת תמונה
share-copied = הועתק.
share-by-hand = הדפדפן הזה אינו מרשה לדף להעתיק. הטקסט מסומן: העתיקו אותו בעצמכם.
share-text = מה להעתיק
picture-failed = יצירת התמונה נכשלה.

## What can go wrong

error-title = זה לא הצליח.
unreachable = השרת אינו עונה. האם הוא עדיין פועל?
no-page = אין כאן דף { $path }.
table-gone = השולחן הזה כבר אינו כאן.
error-other = זה לא היה אפשרי.
with-detail = { $what } ({ $detail })

error-no-table = אין כאן שולחן כזה; אולי הוא שייך לדפדפן אחר
error-no-round = אין כאן סיבוב כזה
error-other-rules = המשחק הזה ({ $game }) התחיל לפי כללים שהשתנו מאז; אי אפשר להמשיך אותו
error-none-winnable = על אף אחת מ־{ $count } חלוקות לא הוכח בזמן שאפשר לנצח בה; נסו שוב, או שחקו כל חלוקה
error-replay-long = במשחק משותף יש לכל היותר { $most } מהלכים; בזה יש { $moves }
error-replay-unread = מהלך { $number }: { $why }
error-replay-move = מהלך { $number }, { $move }: { $why }
error-archive-line = השורה הזאת אינה משחק מתוך קובץ משחקים: { $why }
error-archive-record = הרישום שלה אינו עומד במבחן: { $why }
error-archive-deal = ברישום שלה אין מספר חלוקה, ושולחן צריך אחד כזה
error-archive-long = במשחק יש לכל היותר { $most } צעדים
error-archive-times = הזמנים או הסיבוב שלה אינם ייתכנו
error-archive-moves = האירועים שלה מובילים למהלכים אחרים מאלה שברישום
error-conflict = זה השתנה בינתיים במקום אחר; כך זה נראה עכשיו
error-store = השרת לא יכול לקרוא או לשמור משחקים כרגע; נסו שוב מאוחר יותר
error-no-pile = { $pile }: אין ערימה כזאת בשולחן
error-deal-number = { $text } אינו מספר חלוקה: יש לתת מספר שלם מ־0 עד { $most }
error-no-game = אין משחק בשם { $game }
error-no-game-near = { $no }; האם התכוונתם ל־{ $nearest }?
error-no-patience = את { $game } משחקים עם אחרים; זה לא סוליטר
error-no-option = אין אפשרות { $option }; האפשרויות הן { $options }
error-no-option-here = אין אפשרות { $option }; למשחק { $game } יש { $options }
error-option-unfit = למשחק { $game } אין האפשרות { $option }; יש לו { $options }
error-no-options = אין אפשרויות
error-option-value = האפשרות { $option } אינה יכולה להיות { $value }: מותר { $values }
error-option-twice = האפשרות { $option } ניתנה פעמיים, { $first } וגם { $second }
error-options-clash = { $game }: האפשרויות { $first } ו־{ $second } סותרות זו את זו: { $why ->
        [names] אלה שני שמות של אותו דבר
       *[opposites] האחת היא ההפך מהאחרת
    }

## Why a move is refused

reason-won = המשחק נגמר בניצחון: כל הקלפים בערימות היסוד
reason-own-column = אי אפשר להניח קלף על הטור שלו
reason-empty = { CARD($card) } לא יכול לעבור לשם: במשחק { $game } { $empty ->
        [king] רק מלכים ממלאים טור ריק
        [queen] רק מלכות ממלאות טור ריק
        [none] טורים ריקים נשארים ריקים
       *[any] כל קלף ממלא טור ריק
    }
reason-fit = { CARD($card) } לא מתאים על { CARD($onto) }: במשחק { $game } בונים { reason-build }
reason-fit-down = { CARD($card) } לא מתאים על { CARD($onto) }: במשחק { $game } בונים בסדר יורד { reason-build }
reason-fit-ace = { CARD($card) } לא מתאים על { CARD($onto) }: שום דבר לא מונח על אס
reason-build = { $build ->
        [same_suit] באותה צורה
        [different_suit] בצורות שונות
        [alternate_colour] בצבעים מתחלפים
       *[any] בכל צורה
    }
reason-draw-target = קלפי הקופה נפתחים אל הקלפים הפתוחים, ולא לשום מקום אחר
reason-draw-count = כאן פותחים בכל פעם { cards }
reason-stock-empty = הקופה ריקה
reason-no-stock = במשחק { $game } אין קופה
reason-redeal-source = אל הקופה חוזרים רק הקלפים הפתוחים, כשהם נהפכים
reason-no-redeal = במשחק { $game } אין חלוקה חוזרת
reason-redeals-used = { $redeals ->
        [1] החלוקה החוזרת היחידה נוצלה
       *[other] כל { $redeals } החלוקות החוזרות נוצלו
    }
reason-redeal-early = הופכים את הקלפים הפתוחים רק כשהקופה ריקה; בקופה יש { cards }
reason-waste-empty = אין קלפים פתוחים
reason-no-cards = מהלך כולל לפחות קלף אחד
reason-waste-single = מהקלפים הפתוחים משחקים רק את העליון
reason-no-column = אין טור { $number }
reason-column-empty = טור { $number } ריק
reason-column-short = בטור { $number } יש רק { cards }
reason-single = במשחק { $game } מעבירים קלף אחד בכל פעם
reason-face-down = קלפים שפניהם מטה אינם זזים
reason-no-run = { cards } בראש טור { $number } אינם { $run ->
        [same_suit] רצף באותה צורה
       *[by_build] רצף
    }
reason-no-return = במשחק { $game } קלפים אינם חוזרים מערימות היסוד
reason-return-single = מערימת יסוד חוזרים קלף אחד בכל פעם
reason-return-unnamed = יש לומר איזה קלף חוזר מערימת היסוד
reason-return-not-top = { CARD($card) } אינו בראש ערימת יסוד
reason-return-starter = { CARD($card) } היה שם מההתחלה, ונשאר
reason-on-foundation = הוא כבר בערימת יסוד
reason-foundation-single = לערימת יסוד עובר קלף אחד בכל פעם
reason-nothing-there = לשם לא מניחים קלפים
reason-foundation = שום ערימת יסוד אינה מחכה ל{ CARD($card) }: הן נבנות בסדר עולה { $up ->
        [suit] באותה צורה
       *[alternate_colour] בצבעים מתחלפים
    } מ{ RANK($base) }
reason-cleared = השולחן פונה: המשחק הסתיים
reason-must-play = יש קלף שאפשר לשחק, ועם must_play הקופה מחכה
reason-hole-only = במשחק { $game } קלפים בודדים עוברים לגומה, ולא לשום מקום אחר
reason-place = { $layout ->
        [columns] טור { $number }
        [fans] מניפה { $number }
       *[slots] מקום { $number }
    }
reason-place-empty = { $layout ->
        [columns] טור { $number } ריק
        [fans] מניפה { $number } ריקה
       *[slots] מקום { $number } ריק
    }
reason-no-place = אין { reason-place }
reason-place-covered = { reason-place }: קלף אחר מכסה אותו
reason-hole-king = { CARD($card) } לא מתאים על { CARD($onto) }: במשחק { $game } { $only ->
        [queen] רק מלכה מונחת על מלך
        [queen-joker] רק מלכה או ג׳וקר מונחים על מלך
        [joker] רק ג׳וקר מונח על מלך
       *[nothing] שום דבר לא מונח על מלך
    }
reason-hole-one = { CARD($card) } לא מתאים על { CARD($onto) }: רק { RANK($first) } מתאים עליו
reason-hole-two = { CARD($card) } לא מתאים על { CARD($onto) }: רק { RANK($first) } או { RANK($second) } מתאימים עליו
reason-foundation-empty = ערימת יסוד { $number } ריקה
reason-no-foundation = אין ערימת יסוד { $number }

refused-closed = הגומה הבאה כבר חולקה: זו נשארת כפי שהיא
refused-ended = המשחק הזה הסתיים
refused-too-long = המשחק הזה התארך מכדי להימשך: שמרו את הרישום אם תרצו, וחלקו משחק חדש
refused-redo = אין מהלך לבצע שוב
refused-bookmarked = העמדה הזאת כבר מסומנת
refused-bookmarks-full = אפשר לשמור עד { $most } סימניות; הסירו קודם אחת
refused-no-bookmark = אין סימנייה { $number }
refused-here = זו העמדה שעל השולחן
refused-over = המשחק הזה כבר הסתיים
refused-undo = אין מהלך לבטל
refused-no-par = במשחק הזה לא סופרים חבטות או נקודות
refused-heard = זה כבר נשמע בפעם הראשונה
refused-moved-on = המשחק המשיך בלשונית אחרת לפני שזה נשמע
refused-cards-gone = מאוחר מדי: מה שרציתם להעביר כבר מונח במקום אחר
refused-given-up = המשחק המשיך בלשונית אחרת: החיפוש הופסק
refused-not-over = התוצאה הטובה ביותר של חלוקה נאמרת כשהגומה מסתיימת
refused-marks-helped = זה נאמר על משחק שהסתיים; כאן זה יסמן אותו כמשחק עם רמזים
refused-replay-open = מה שאפשר היה לנצח נאמר על משחקים שהסתיימו, והמשחק הזה עוד לא
refused-not-joined = רק קלף שעולה ליסוד אחרי מהלך אחר יכול לעבור יחד איתו
refused-which-deal = בוחרים חלוקה לפי מספר, או כזו שאפשר לנצח בה, או את חלוקת היום: רק אחת מאלה
refused-won = המשחק הסתיים בניצחון: התוצאה נשארת
refused-practice = ביטול המהלך הופך את המשחק לאימון, ותוצאתו לא תיחשב
refused-no-round = את { $game } לא משחקים בסיבובים של תשע גומות
refused-hole-open = גומה { $number } עוד לא הסתיימה
refused-round-over = הסיבוב הסתיים
refused-no-reshuffle = רק שולחן ששום סדר של הקופה לא יפנה אותו מחולק מחדש, לפני המהלך הראשון
refused-clock = זה קדם למה שכבר קרה
refused-paused = המשחק ממתין לשחקן שהתנתק
refused-ready = עכשיו לא שואלים מי מוכן
refused-not-playing = משחקים קלפים וטופחים על ערימות רק בזמן סיבוב
refused-not-on-top = הקלף הזה אינו למעלה בשורה שלך
refused-no-place = אין ערימה כזאת
refused-no-fit = { CARD($card) } לא מתאים על { CARD($onto) }
refused-not-empty = קלף עובר רק למקום ריק בשורה שלו, או לפי בחירה על קלף מאותה דרגה
refused-no-slap = כאן לא טופחים על דבר
refused-slap-locked = אחרי טפיחה מוקדמת מדי אי אפשר לטפוח לרגע
refused-away = השחקן הזה כבר מנותק
refused-not-away = השחקן הזה אינו מנותק

## Help

help-title = איך משחקים
help-pointer = עכבר, מגע ועט
help-tap = נגיעה בקלף
help-tap-does = משחקת אותו במקום המתאים ביותר; בהגדרות אפשר לבחור תחילה את הקלף ובנגיעה הבאה את מקומו
help-drag = גרירת קלף
help-drag-does = לאן שתרצו; מקומות חוקיים מוארים
help-stock = נגיעה בקופה
help-draw-does = פותחת קלף, או הופכת את הקלפים הפתוחים
help-menu = לחיצה ארוכה על קלף, או לחצן ימני
help-menu-does = מראה את כל המקומות שאליהם הוא יכול לעבור
help-waste = לחיצה ארוכה על הקלפים הפתוחים
help-waste-does = מראה את כולם
help-keyboard = מקלדת
help-keys-off = המקשים של אותיות, ספרות ו־? כבויים, ראו בהגדרות.
help-arrows = חצים
help-arrows-does = מערימה לערימה; למעלה ולמטה בוחרים כמה קלפים, במקום שזה משנה
help-piles-does = לטורים 1 עד 10, עם Shift לטורים 11 עד 20; S לקופה, T לקלפים הפתוחים
help-home-does = משחק את הקלף הנבחר לערימת יסוד
help-enter-does = משחק את הקלף הנבחר במקום המתאים ביותר
help-pick-up-does = מרים אותו: החצים עוברים בין המקומות החוקיים, Enter מניח, Escape מחזיר
help-look-does = עיון בקלפים הפתוחים
help-undo-does = ביטול
help-redo-does = ביצוע חוזר
help-new-deal-does = חלוקה חדשה
help-hint-does = רמז; שוב, ועוד
help-bookmarks-does = סימניות: לשמור את העמדה הזאת או לחזור לאחרת
help-plays-does = מקריא מה אפשר לשחק
help-changed-does = מקריא מה השתנה לאחרונה
help-table-does = מקריא את כל השולחן
help-page-does = הדף הזה

## The rules in one line

brief-columns = { $columns } טורים של { $cards }
brief-columns-face-down = { $columns } טורים של { $cards } ({ $down } פניהם מטה)
brief-decks = { $decks ->
        [one] חפיסה אחת
        [two] שתי חפיסות
       *[other] { $decks } חפיסות
    }
brief-preset = { RANK($rank, form: "plural") } כבר ביסוד
brief-base-first = הקלף הראשון קובע את הבסיס
brief-base = הבסיס: { RANK($rank) }
brief-foundations-alternate = ערימות יסוד בצבעים מתחלפים
brief-build = בנייה יורדת { $build ->
        [same_suit] באותה צורה
        [different_suit] בצורות שונות
        [alternate_colour] בצבעים מתחלפים
       *[any] בכל צורה
    }
brief-kings-on-aces = מלך על אס
brief-run = { $run ->
        [by_build] רצפים עוברים
        [same_suit] רצפים באותה צורה עוברים
       *[single] קלף אחד בכל פעם
    }
brief-empty = { $empty ->
        [king] רק מלכים לטורים ריקים
        [queen] רק מלכות לטורים ריקים
        [auto_fill] טורים ריקים מתמלאים מעצמם
       *[none] טורים ריקים נשארים ריקים
    }
brief-no-stock = בלי קופה
brief-draw = פתיחה של { $draw }
brief-redeals = { $redeals ->
        [one] חלוקה חוזרת אחת
        [two] שתי חלוקות חוזרות
       *[other] { $redeals } חלוקות חוזרות
    }
brief-redeals-unlimited = חלוקות חוזרות ללא הגבלה
brief-return = קלפים חוזרים מערימות היסוד
brief-peaks = שלוש פסגות של { $cards } קלפים
brief-pyramid = פירמידה של { cards }
brief-piles = { $piles ->
        [one] טור אחד
        [two] שני טורים
       *[other] { $piles } טורים
    } של { $cards }
brief-fans = { $piles ->
        [one] מניפה אחת
        [two] שתי מניפות
       *[other] { $piles } מניפות
    } של { $cards }
brief-round-the = { $layout } סביב { CARD($card) }
brief-covered = { $layout }, קלפים מכוסים פניהם מטה
brief-rank-wrap = דרגה אחת למעלה או למטה, במעגל
brief-rank-queen = דרגה אחת למעלה או למטה, רק מלכה על מלך
brief-rank-nothing = דרגה אחת למעלה או למטה, שום דבר על מלך
brief-jokers = { $jokers ->
        [one] ג׳וקר אחד
        [two] שני ג׳וקרים
       *[other] { $jokers } ג׳וקרים
    }
brief-any-first = כל קלף ראשון
brief-must-play = פתיחה רק כשאין מה לשחק
brief-race = { $piles } ערימות לכל שחקן, בלי תורות
brief-rank-equal = דרגה אחת למעלה או למטה או דרגה שווה, במעגל
brief-stack = דרגות שוות נערמות
brief-no-slap = בלי טפיחות

## The rules page: headings

page-aim = המטרה
page-deal = החלוקה
page-foundations = ערימות היסוד
page-building = הבנייה
page-runs = העברת רצפים
page-empty-columns = טורים ריקים
page-stock-and-waste = הקופה והקלפים הפתוחים
page-scoring = ניקוד
page-end = ניצחון ומבוי סתום
page-play = המשחק
page-stock = הקופה
page-the-end = הסוף
page-impossible = שולחנות שאי אפשר לפנות

## The rules page of a game of columns

page-aim-columns = להביא את כל { $cards } הקלפים לערימות היסוד, שכל אחת מהן נבנית { page-order }.
page-order =
    { $up ->
        [suit] באותה צורה
       *[alternate_colour] בצבעים מתחלפים
    } { $order ->
        [ace] מהאס עד המלך
        [first] מדרגת הבסיס, כשהאס בא אחרי המלך, עד הדרגה שמתחתיה
        [to-ace] מ־{ RANK($base) } עד המלך ואז עד { RANK($last) }
       *[round] מ־{ RANK($base) }, כשהאס בא אחרי המלך, עד { RANK($last) }
    }
page-shuffled = טורפים { $decks ->
        [one] חפיסה אחת
        [two] שתי חפיסות
       *[other] { $decks } חפיסות
    } ({ $cards } קלפים).
page-preset-out = לפני כן מוציאים את ה{ RANK($rank, form: "plural") }, { $count } בסך הכול; הם פותחים את ערימות היסוד.
page-dealt-columns = { $columns ->
        [one] טור אחד
        [two] שני טורים
       *[other] { $columns } טורים
    } של { cards }, מחולקים שורה אחר שורה משמאל לימין{ $faces ->
        [up] , כולם פניהם מעלה
        [top] : רק הקלף העליון בכל טור פניו מעלה
       *[some] : בכל טור { $down } התחתונים פניהם מטה, { $up } העליונים פניהם מעלה
    }.
page-turns-up-column = קלף שפניו מטה נהפך מעצמו ברגע ששום קלף אינו מונח עליו.
page-base-card = הקלף הבא פותח את ערימת היסוד הראשונה; דרגתו היא דרגת הבסיס של החלוקה.
page-stock-left = { $count ->
        [one] הקלף שנותר הוא הקופה, פניו מטה.
        [two] שני הקלפים שנותרו הם הקופה, פניהם מטה.
       *[other] { $count } הקלפים שנותרו הם הקופה, פניהם מטה.
    }
page-waste-empty = { page-stock-left } בהתחלה אין קלפים פתוחים.
page-all-dealt = כל הקלפים מחולקים: אין קופה.
page-foundations-suit = יש { $foundations } ערימות יסוד, אחת לכל צורה.
page-foundations-suits = יש { $foundations } ערימות יסוד, { $decks ->
        [two] שתיים
       *[other] { $decks }
    } לכל צורה.
page-foundations-base = יש { $foundations } ערימות יסוד, את כל אחת פותח { $base ->
        [0] קלף מדרגת הבסיס
       *[other] { RANK($base) }
    }.
page-foundation-preset = כל אחת מתחילה עם { $base ->
        [0] קלף מדרגת הבסיס
       *[other] { RANK($base) }
    } שכבר במקומו.
page-foundation-start = { $base ->
        [0] קלף מדרגת הבסיס
       *[other] { RANK($base) }
    } פותח ערימה ברגע שהוא עובר לשם.
page-foundations-built = הן נבנות { page-order }, קלף אחד בכל פעם.
page-copies = עותקים של אותו קלף שווים: הראשון שבא יכול לעבור.
page-no-return = קלפים אינם חוזרים מערימות היסוד.
page-return = הקלף העליון של ערימת יסוד יכול לחזור לטור שמתאים לו.
page-return-but = הקלף העליון של ערימת יסוד יכול לחזור לטור שמתאים לו, אבל { $count ->
        [one] הקלף שהיה שם מההתחלה נשאר
       *[other] הקלפים שהיו שם מההתחלה נשארים
    }.
page-not-compulsory = אף פעם אין חובה להעביר קלף לערימת יסוד.
page-building-how = הקלף העליון של טור{ $from ->
        [waste] , או של הקלפים הפתוחים,
       *[columns] { "" }
    } יכול לעבור לערימת יסוד שמחכה לו, או על הקלף העליון של טור, אם הוא בדרגה אחת גבוהה יותר ו{ page-of-build }.
page-of-build = { $build ->
        [same_suit] באותה צורה
        [different_suit] בצורה אחרת
        [alternate_colour] בצבע אחר
       *[any] בכל צורה
    }
page-example = { $build ->
        [same_suit] 9 לב מונח על 10 לב.
        [different_suit] 9 לב מונח על 10 תלתן, יהלום או עלה.
        [alternate_colour] 9 לב מונח על 10 תלתן או עלה.
       *[any] 9 לב מונח על כל 10.
    }
page-kings-on-aces = הדרגות הולכות במעגל: מלך מונח על אס { page-of-build }.
page-nothing-on-ace = שום דבר לא מונח על אס.
page-run-single = קלפים עוברים אחד בכל פעם.
page-run = קלפים עליונים של טור אחד { $down ->
        [yes] שכולם פניהם מעלה והם
       *[no] שהם
    } בסדר רציף, כל אחד בדרגה אחת נמוכה מזה שמתחתיו { $run ->
        [same_suit] וכולם באותה צורה
       *[by_build] ו{ page-of-build }
    }, הם רצף.
page-run-parts = הוא עובר כולו או בחלקו.
page-run-fits = הקלף התחתון שעובר צריך להתאים למקום שאליו הוא עובר.
page-run-foundation = לערימת יסוד עובר קלף אחד בכל פעם.
page-any-card = { $runs ->
        [yes] כל קלף או רצף
       *[no] כל קלף
    } שמותר לו לעבור
page-from = { $from ->
        [waste] מטור או מהקלפים הפתוחים
       *[columns] מטור
    }
page-empty-any = לטור ריק עובר { page-any-card }, { page-from }.
page-empty-not-filled = הוא אף פעם אינו מתמלא מעצמו.
page-empty-none = שום דבר לא עובר לטור ריק: הוא נשאר ריק.
page-empty-auto = ברגע שטור מתרוקן עובר אליו העליון שבקלפים הפתוחים, ואם אין כאלה, הקלף הבא בקופה. זה חלק מהמהלך שרוקן אותו.
page-empty-auto-after = כשאין קלפים פתוחים וגם הקופה ריקה הוא נשאר ריק, ואז עובר אליו { page-any-card }.
page-empty-rank = לטור ריק עובר רק { RANK($rank) }{ $runs ->
        [yes] { " " }או רצף שהקלף התחתון בו הוא { RANK($rank) }
       *[no] { "" }
    }, { page-from }.
page-no-stock-no-waste = אין קופה ואין קלפים פתוחים.
page-draw = { $draw ->
        [1] פתיחה הופכת את הקלף הבא בקופה ומניחה אותו, פניו מעלה, על הקלפים הפתוחים.
       *[other] פתיחה הופכת את { $draw } הקלפים הבאים בקופה (או כמה שנותרו) ומניחה אותם אחד אחד, פניהם מעלה, על הקלפים הפתוחים; האחרון למעלה.
    } אפשר לפתוח תמיד כשיש קלף בקופה, גם כשאפשר לשחק קלפים אחרים.
page-waste-plays = מהקלפים הפתוחים משחקים רק את העליון, בכל עת. מונחים שם רק קלפים מהקופה.
page-waste-look = אפשר לעיין בכל הקלפים הפתוחים.
page-redeal-none = עוברים על הקופה פעם אחת: אין חלוקה חוזרת.
page-redeal-how = כשהקופה ריקה אפשר להפוך את הקלפים הפתוחים, בלי לטרוף, והם שוב הקופה, כך שהקלף שנפתח ראשון ייפתח שוב ראשון
page-redeal-unlimited = { page-redeal-how }, כמה פעמים שתרצו.
page-redeals = { page-redeal-how }. מותר לעשות זאת { $redeals ->
        [1] פעם אחת
        [2] פעמיים
       *[other] { $redeals } פעמים
    }, ובסך הכול { $passes } מעברים.
page-score-columns = הניקוד הוא מספר הקלפים בערימות היסוד, מתוך { $cards }. גם המהלכים והזמן מוצגים.
page-won-columns = המשחק נגמר בניצחון כשכל { $cards } הקלפים בערימות היסוד.
page-stuck = המשחק במבוי סתום כשלא נותר מהלך חוקי שמשנה משהו{ page-whole-column }.
page-stuck-drawing = המשחק במבוי סתום כששום קלף אינו יכול לעבור אלא בפתיחה{ page-whole-column }, ושום קלף שהפתיחה תביא לראש הקלפים הפתוחים אינו מתאים לשום מקום.
page-whole-column = { $null ->
        [yes] { " " }(העברת טור שלם לטור ריק אינה משנה דבר)
       *[no] { "" }
    }
page-stuck-after = מבוי סתום אינו מסיים דבר בכוח: בטלו מהלכים, התחילו מחדש או חלקו שוב.

## The rules page of a game of covered cards

page-aim-covering = לפנות את שולחן המשחק: לשחק את כל { cards } שבו אל ערימת יסוד אחת, שנקראת גם הגומה.
page-shuffled-jokers = טורפים יחד { $decks ->
        [one] חפיסה אחת
        [two] שתי חפיסות
       *[other] { $decks } חפיסות
    } ועוד { $jokers ->
        [one] ג׳וקר אחד
        [two] שני ג׳וקרים
       *[other] { $jokers } ג׳וקרים
    } ({ $cards } קלפים).
page-hole-card-out = לפני כן מוציאים את { CARD($card) }; הוא פותח את הגומה.
page-hole-dealt = הקלף הבא מחולק פניו מעלה ופותח את הגומה.
page-hole-empty = הגומה מתחילה ריקה.
page-covered-columns = { $columns ->
        [one] טור אחד
        [two] שני טורים
       *[other] { $columns } טורים
    } של { cards }, מחולקים שורה אחר שורה משמאל לימין, { page-faces }.
page-covered-fans = { $fans ->
        [one] מניפה אחת
        [two] שתי מניפות
       *[other] { $fans } מניפות
    } של { cards } סביב הגומה, קלף לכל אחת בתורה, { page-faces }.
page-covered-peaks = שלוש פסגות של { $cards } קלפים, מחולקות בשורות של 3, 6, 9 ו־10 משמאל לימין, { page-faces }.
page-peaks-cover = כל קלף מעל השורה התחתונה מכוסה בשני קלפים של השורה שמתחתיו; השורה התחתונה מחברת את הפסגות.
page-covered-pyramid = פירמידה של { cards }, מחולקת בשורות של 1 עד { $rows } משמאל לימין, { page-faces }.
page-pyramid-cover = כל קלף מעל השורה התחתונה מכוסה בשני קלפים של השורה שמתחתיו.
page-faces = { $faces ->
        [covered] הקלפים שאחרים מכסים פניהם מטה, השאר פניהם מעלה
       *[up] כולם פניהם מעלה
    }
page-turns-up-slot = קלף שפניו מטה נהפך מעצמו ברגע ששום דבר אינו מכסה אותו.
page-playable = { $layout ->
        [columns] משחקים רק את הקלף העליון של כל טור.
        [fans] משחקים רק את הקלף העליון של כל מניפה.
       *[slots] משחקים רק קלף ששום קלף אחר אינו מכסה.
    }
page-fits = הוא עובר לגומה כשהוא בדרגה אחת גבוהה או נמוכה מהקלף העליון שם, בכל צורה.
page-wrap = הדרגות הולכות במעגל: אס מונח על מלך, ומלך על אס.
page-no-wrap = אס ומלך אינם שכנים: על אס מונח רק 2.
page-king-queen = על מלך מונחת רק מלכה.
page-king-joker = על מלך מונח רק ג׳וקר.
page-king-nothing = על מלך לא מונח דבר.
page-joker = ג׳וקר מונח על כל קלף, וכל קלף מונח על ג׳וקר.
page-any-first = כל עוד הגומה ריקה, כל קלף שאפשר לשחק יכול לעבור אליה.
page-nothing-on-pile = { $layout ->
        [fans] על מניפה לא מניחים דבר.
       *[columns] על טור לא מניחים דבר.
    }
page-no-stock = אין קופה: שולחן המשחק הוא כל מה שיש.
page-draw-covering = פתיחה מעבירה את הקלף הבא בקופה אל הגומה, בכל דרגה שהיא; { $when ->
        [stuck] רק כשאי אפשר לשחק שום קלף מהשולחן
       *[any] בכל עת, גם כשאפשר לשחק קלפים מהשולחן
    }.
page-no-redeal = אין חלוקה חוזרת.
page-score-hole-cards = הניקוד הוא מספר הקלפים בגומה, מתוך { $cards }.
page-score-hole = תוצאת חלוקה (גומה אחת של גולף) היא מספר הקלפים שנשארו על השולחן, לכל היותר { $cards }; פחות זה טוב יותר.
page-score-stock = אם השולחן פונה, התוצאה היא מינוס מספר הקלפים שנשארו בקופה, במקרה הטוב ביותר ‎−{ $cards }.
page-score-joker = ג׳וקר שנשאר נחשב 1 כמו כל קלף.
page-score-round = בסיבוב { $holes } גומות והפאר שלו { $par }: { $par } או פחות בסך הכול זה פאר או טוב ממנו, 0 או פחות זה מושלם.
page-score-streak = הקלף הראשון ברצף מזכה בנקודה 1, השני ב־2, ה־n ב־n. { $peaks ->
        [1] לקיחת הפסגה מזכה בעוד { $last }.
        [2] לקיחת פסגה מזכה בעוד: { $each } על הראשונה, { $last } על האחרונה.
       *[other] לקיחת פסגה מזכה בעוד: { $each } על כל אחת מ־{ $butlast } הראשונות, { $last } על האחרונה.
    }
page-score-draw = פתיחה עולה { $points } ומסיימת את הרצף.
page-score-most = התוצאה הגבוהה ביותר האפשרית היא { $points }.
page-won-covering = המשחק נגמר בניצחון, מיד, כששולחן המשחק ריק.
page-stuck-covering = המשחק במבוי סתום כש{ $stock ->
        [yes] הקופה ריקה ואי אפשר לשחק שום קלף
       *[no] אי אפשר לשחק שום קלף
    }.
page-impossible-hidden = על שולחנות שאי אפשר לפנות לא נאמר דבר: זה היה מגלה קלפים שפניהם מטה.
page-impossible-some = יש שולחנות שאי אפשר לפנות { $stock ->
        [yes] בשום סדר של הקופה
       *[no] בשום דרך
    }, ורואים זאת.
page-impossible-queens = כזה הוא שולחן שבו כל { $queens } המלכות עמוקות ממלך { $layout ->
        [fans] באותה מניפה
       *[columns] באותו טור
    }: מלך מונח רק על מלכה.
page-impossible-reshuffle = לפני המהלך הראשון אפשר לטרוף שולחן כזה ולחלק שוב בלי קנס, או לשחק בכל זאת.

## The rules page of a race

page-race-stuck = כשאיש לא יכול לשחק
page-race-round = סוף הסיבוב
page-race-last = הסיבובים האחרונים
page-race-fair = הגינות
page-aim-race = להיפטר ראשון מכל הקלפים.
page-race-halves = שני שחקנים מקבלים { $count } קלפים כל אחד.
page-race-rows = כל אחד פורס שורה של { $piles } ערימות, סבב אחר סבב: הראשון לערימות 1 עד { $piles }, הבא לערימות 2 עד { $piles }, וכן הלאה, { $cards } קלפים בסך הכול. רק הקלף האחרון בכל ערימה פניו מעלה.
page-race-spares = { $count } הקלפים שנותרו הם קלפי הספיט של השחקן, פניהם מטה, ואיש לא מסתכל בהם.
page-race-spit = כששניהם מוכנים סופרים { $seconds } שניות לאחור. אז כל אחד הופך באותו רגע קלף ספיט אל האמצע: אלה שתי ערימות הספיט.
page-race-unready = מי שאינו מוכן אחרי { $seconds } שניות נחשב למוכן.
page-race-turns = אין תורות: שניהם משחקים הכי מהר שאפשר, קלף אחד בכל פעם.
page-race-fits = הקלף העליון של ערימה, שפניו מעלה, עובר לאחת מערימות הספיט כשהוא בדרגה אחת גבוהה או נמוכה מהקלף העליון שם{ $equal ->
        [yes] , או באותה דרגה
       *[no] {""}
    }, בכל צורה.
page-race-turns-up = קלף שפניו מטה נהפך מעצמו ברגע ששום קלף אינו מונח עליו.
page-race-empty = קלף עליון שפניו מעלה יכול לעבור למקום ריק בשורה שלו. אף פעם אין יותר מ־{ $piles } ערימות.
page-race-stack = קלף עליון יכול גם לעבור על קלף עליון מאותה דרגה בשורה שלו.
page-race-kept = מה ששוחק לא חוזר.
page-race-nothing = כששני השחקנים לא יכולים לשחק קלף וגם לא להפוך קלף נוסף בהעברה, סופרים { $seconds } שניות לאחור. אז כל אחד הופך קלף ספיט על הערימה שפתח.
page-race-alone = אם רק לאחד נותרו קלפי ספיט, הוא הופך לבדו.
page-race-must = מי שיכול לשחק כשהאחר לא יכול חייב לשחק. אחרי { $seconds } שניות הקלף השמאלי ביותר שמתאים משוחק בשבילו; אם אין כזה, קלף מועבר כדי שאחר ייהפך.
page-race-over = סיבוב נגמר כשהערימות של אחד השחקנים התרוקנו.
page-race-slap = אז שניהם טופחים: הטפיחה הראשונה לוקחת את ערימת הספיט הזאת, והשחקן האחר מקבל את השנייה.
page-race-unslapped = אם איש לא טופח במשך { $seconds } שניות, הערימה הקטנה עוברת למי שרוקן את הערימות שלו; אם הן שוות, כל אחד לוקח את זו שפתח.
page-race-early = טפיחה לפני סוף הסיבוב לא פועלת, ומי שטפח לא יכול לטפוח במשך { $seconds } שניות.
page-race-smaller = ערימת הספיט הקטנה עוברת למי שרוקן את הערימות שלו והגדולה לאחר; אם הן שוות, כל אחד לוקח את זו שפתח. איש לא טופח.
page-race-next = כל אחד מוסיף את הערימה לקלפים שנותרו לו, טורף ופורס את השורה הבאה.
page-race-blocked = כשאיש לא יכול לשחק ולא נותרו קלפי ספיט, { $slap ->
        [yes] שניהם טופחים גם כן. אם איש לא טופח, הערימה הקטנה עוברת למי שנותרו לו פחות קלפים בערימות.
       *[no] הערימה הקטנה עוברת למי שנותרו לו פחות קלפים בערימות.
    }
page-race-few = מי שיש לו { $cards } קלפים או פחות פורס אותם עד שהם נגמרים ואין לו קלפי ספיט.
page-race-one-pile = אז יש רק ערימת ספיט אחת, שהשחקן האחר פותח ומזין.
page-race-win = אם השחקן בלי קלפי הספיט מרוקן ראשון את הערימות שלו, הוא ניצח.
page-race-goes-on = אם האחר מרוקן ראשון, השחקן בלי קלפי הספיט לוקח את ערימת הספיט, ומחלקים את הסיבוב הבא. מי שלא נותר לו אז אף קלף ניצח.
page-race-one-blocked = כשאיש לא יכול לשחק ולא נותרו קלפי ספיט, מי שיש לו יותר קלפים בערימות לוקח את הערימה; אם הם שווים, מי שהתחיל בלי קלפי ספיט.
page-race-first = משני קלפים שנועדו לערימה אחת משוחק הראשון שהגיע. האחר חוזר בלי עונש אם הוא כבר לא מתאים.
page-race-unseen = כמה קלפים יש בערימת ספיט לא מראים לפני שלוקחים אותה.
page-race-away = כששחקן מתנתק, המשחק ממתין { $seconds } שניות. מי שלא חזר עד אז הפסיד.
page-race-absences = במשחק כולו מחכים לכל שחקן { $seconds } שניות לכל היותר; מי שייעדר שוב אחרי כן הפסיד.

## Options

option-queens-on-kings = מלכה יכולה להיות מונחת על מלך
option-around-corner = אסים ומלכים הם שכנים
option-jokers = ג׳וקרים
option-empty-foundation = הגומה מתחילה ריקה
option-must-play = פתיחה רק כשאי אפשר לשחק דבר
option-decks = חפיסות
option-open = כל הקלפים פניהם מעלה
option-face-down = קלפים מכוסים פניהם מטה
option-any-starter = כל קלף יכול לפתוח את הגומה
option-on-king = מה מונח על מלך
option-foundation-return = קלפים יכולים לחזור מערימות היסוד
option-equal-rank = קלף יכול לעבור גם על קלף מאותה דרגה
option-stack-equals = דרגות שוות נערמות בשורה של השחקן
option-no-slap = בלי טפיחות: הערימה הקטנה למי שסיים ראשון

## The command line

cli-no-game = { $error }; הפקודה `longwood games` מונה את כולם
cli-deal = { $game }, חלוקה { $deal }
cli-position = { $game }, עמדה
cli-line = שורה { $line }: { $what }
cli-titled = { $title }: { $what }
cli-and = { $first }; { $last }
cli-on = כן
cli-off = לא
cli-options = אפשרויות
cli-also = שמות אחרים
cli-elsewhere = במקומות אחרים
cli-option = { $name }: { $label } ({ $values }; כאן { $now })
cli-option-switch = { $name }: { $label } (כן או לא; כאן { $now })
cli-move-of = מהלך { $number } מתוך { $moves }: { $move }
cli-enter = Enter: המהלך הבא, q: מספיק
cli-answer = { $title }: { $answer } ({ $effort })
cli-won = ניצחון ב־{ moves-made }
cli-won-already = כבר ניצחון
cli-lost = הפסד
cli-lost-hashes = הפסד, עד כמה שגיבוב של 64 סיביות מבדיל בין עמדות (--certain מחפש פעמיים)
cli-unknown = לא ידוע, { cli-limit }
cli-limit = { $limit ->
        [nodes] הגיע גבול הצמתים
        [memory] הגיע גבול הזיכרון
        [time] תם הזמן
       *[cancelled] החיפוש בוטל
    }
cli-effort = { $nodes ->
        [one] צומת אחד
        [two] שני צמתים
       *[other] { $nodes } צמתים
    }, { $seconds } שנ׳
cli-furthest = הקו שהגיע הכי רחוק, { moves-made }:
cli-verdict = { $verdict ->
        [won] ניצחון
        [lost] הפסד
       *[unknown] לא ידוע
    }
cli-best = התוצאה הטובה ביותר { $score }{ cli-in-moves }
cli-best-bound = תוצאה { $score }, אין { $kind ->
        [peaks] מעל
       *[hole] מתחת
    } { $bound }{ cli-in-moves }
cli-in-moves = { $kind ->
        [peaks] , ב־{ moves-made }; { cli-verdict }
       *[hole] , { cli-verdict }, ב־{ moves-made }
    }
cli-hint = { $move }: { $reason }
cli-hint-seen = { $advice } (הקלפים הסמויים נראו)
cli-hint-won = המשחק נגמר בניצחון
cli-hint-win = מוביל לניצחון ב־{ moves-made }
cli-hint-none = לא נותר מהלך
cli-hint-line = { $why }; זה פותח את הקו שהגיע הכי רחוק, { $far }
cli-hint-order = { $why }; זה { $count ->
        [1] המהלך היחיד
       *[other] הסביר ביותר מבין { $count } מהלכים
    }
cli-hint-unknown = לא נמצא ניצחון ב־{ $nodes } צמתים
cli-hint-lost = אי אפשר לנצח מהעמדה הזאת
cli-hint-up = { $up } מתוך { $cards } קלפים ביסוד
cli-hint-left = נותרו { cards }
cli-played = { $title }: { moves-made }, { $result }
cli-holds = { $played }: הכול נכון; הבדיקה מתאימה
cli-holds-unchecked = { $played }: הכול נכון; אין בו בדיקה, ולכן מהלך ששונה יכול שלא להתגלות
cli-simulated = משחק { $number }: { $result } ({ $players }), { moves-made } ב־{ $minutes } דק׳ ו־{ $seconds } שנ׳
cli-simulated-wins = { $player }, מושב { $seat }: { $wins } ניצחונות מתוך { $games }
cli-was-won = הוא נגמר בניצחון
cli-can-be-won = עוד אפשר לנצח בו
cli-lost-from-start = אי אפשר היה לנצח בו מההתחלה
cli-lost-by = מהלך { $number }, { $move }, הפסיד אותו
cli-won-at-start = אפשר היה לנצח בו בהתחלה
cli-won-up-to = אפשר היה לנצח בו עד מהלך { $number }
cli-lost-from = ממהלך { $number } הוא היה אבוד
cli-rest-unknown = השאר לא ידוע
cli-ways = שם עוד ניצחו { $moves }
cli-ways-open = שם עוד ניצחו { $moves }, ועל { $open } לא ידוע

## Games, by the ids of the catalogue; where there is none the English name stands

group-forty-thieves-and-its-relatives = ארבעים הגנבים וקרוביו
group-golf = גולף
group-golfs-relatives = קרובי הגולף
group-in-company = עם אחרים

game-forty-thieves = ארבעים הגנבים
alias-forty-thieves = ארבעים הגדולים, לה קדרן, רוזוולט בסן חואן
game-napoleon-at-st-helena = נפוליאון בסנט הלנה
game-indian = אינדיאני
game-limited = מוגבל
game-little-forty = ארבעים הקטן
game-lucas = לוקאס
game-maria = מריה
game-number-ten = מספר עשר
game-rank-and-file = שורות וטורים
game-streets = רחובות
game-lucas-pysol = לוקאס (PySolFC)
game-little-forty-pysol = ארבעים הקטן (PySolFC)
game-golf = גולף
game-golf-queens = גולף, מלכות על מלכים
game-putt-putt = פאט־פאט
game-double-golf = גולף כפול
game-tri-peaks = שלוש הפסגות
game-black-hole = חור שחור
game-pyramid-golf = גולף פירמידה
alias-pyramid-golf = מדרגות נעות
game-elevator = מעלית
game-all-in-a-row = הכול בשורה
game-spit = ספיט

note-forty-thieves = PySolFC מתיר לקלף אחד בכל פעם לחזור מערימת יסוד (האפשרות foundation_return); AisleRiot לא. Big Forty ו־Roosevelt של PySolFC הם משחקים אחרים.
note-napoleon-at-st-helena = ברוב הספרים זה שם אחר של ארבעים הגנבים, בלי להפוך את הקלפים הפתוחים.
note-indian = Indian Patience של PySolFC הוא משחק אחר.
note-limited = PySolFC מתיר לקלף אחד בכל פעם לחזור מערימת יסוד (האפשרות foundation_return); AisleRiot לא.
note-little-forty = PySolFC בונה בכל צורה, מעביר רצפים באותה צורה וממלא טורים ריקים מעצמו: little-forty-pysol.
note-lucas = PySolFC מחלק 13 טורים של 4 עם האסים בפנים ומעביר רצפים: lucas-pysol. אצל פרלט, כך מדווח, יש חלוקה חוזרת ורצפים.
note-maria = PySolFC מתיר לקלף אחד בכל פעם לחזור מערימת יסוד (האפשרות foundation_return); AisleRiot לא.
note-number-ten = PySolFC מתיר לקלף אחד בכל פעם לחזור מערימת יסוד (האפשרות foundation_return); AisleRiot לא.
note-rank-and-file = PySolFC מתיר לקלף אחד בכל פעם לחזור מערימת יסוד (האפשרות foundation_return); AisleRiot לא.
note-streets = PySolFC מתיר לקלף אחד בכל פעם לחזור מערימת יסוד (האפשרות foundation_return); AisleRiot לא.
note-lucas-pysol = PySolFC גם מחלק בהתחלה קלף אחד אל הקלפים הפתוחים ומתיר לקלפים לחזור מערימות היסוד; כאן לא.
note-little-forty-pysol = PySolFC גם מחלק בהתחלה קלפים אל הקלפים הפתוחים; כאן לא.
note-golf = הגולף של PySolFC מתיר מלכה על מלך: golf-queens. יש הפותחים קלף מהקופה רק כשאין מה לשחק (האפשרות must_play).
note-golf-queens = מה ש־PySolFC קורא לו Golf.
note-putt-putt = ב־PySolFC הוא נקרא Relaxed Golf וגם Putt Putt.
note-double-golf = הפאר הוא של גולף: חמש לגומה.
note-double-putt = גולף כפול במעגל.
note-thieves-golf = אינו קרוב של ארבעים הגנבים.
note-tri-peaks = יש תוכנות שבהן הדרגות אינן הולכות במעגל (האפשרות wrap=false), או שכל הקלפים פניהם מעלה (האפשרות open).
note-black-hole = עם האפשרות any_starter כל קלף יכול לפתוח את הגומה.
note-pyramid-golf = כששורות 1 עד 6 פניהן מטה, זו המעלית.
note-elevator = גולף פירמידה שקלפיו המכוסים פניהם מטה.
note-all-in-a-row = ב־PySolFC הוא נקרא כך; Politaire קורא Quasar למשחק שסיכוייו כאלה.
note-spit = יש המניחים קלף גם על קלף מאותה דרגה, או עורמים דרגות שוות בשורה שלהם (equal_rank, stack_equals).
