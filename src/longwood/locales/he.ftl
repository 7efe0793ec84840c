# Every message in Hebrew. It has the same messages and variables as en.ftl; tests/locales compares them.
#
# Terms: ערימת יסוד is a foundation, קופה the stock, ערימת ההשלכה the waste, גומה a hole of Golf, קלף סגור a face-down card.
#
# - No card or rank is the subject of a verb, because its gender varies: אי אפשר להניח { CARD($card) }.
# - No prefix is attached to a value: words take none and digits need a maqaf. RANK(form: "from") gives מאס and מ־8.
# - Players are addressed in the plural. Buttons are verbal nouns. Lines of help are in the impersonal plural.
# - A minus sign and its number share one left-to-right isolate (U+2066 to U+2069).

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
            [all] כל האסים
            [from] מאס
           *[plain] אס
        }
        [11] { $form ->
            [plural] נסיכים
            [all] כל הנסיכים
            [from] מנסיך
           *[plain] נסיך
        }
        [12] { $form ->
            [plural] מלכות
            [all] כל המלכות
            [from] ממלכה
           *[plain] מלכה
        }
        [13] { $form ->
            [plural] מלכים
            [all] כל המלכים
            [from] ממלך
           *[plain] מלך
        }
       *[other] { $form ->
            [plural] קלפי { $rank }
            [all] כל קלפי ה־{ $rank }
            [from] מ־{ $rank }
           *[plain] { $rank }
        }
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
card-face-down = קלף סגור
cards = { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
cards-from-to = { cards } ({ CARD($first) } עד { CARD($last) })
cards-top = { $name }, { cards }, הקלף העליון: { CARD($card) }
cards-face-down = { $name }, { $count ->
        [one] קלף סגור אחד
        [two] שני קלפים סגורים
       *[other] { $count } קלפים סגורים
    }
pile = { $kind ->
        [column] טור { $number }
        [foundation] ערימת יסוד { $number }
        [slot] מקום { $number }
        [stock] הקופה
        [waste] ערימת ההשלכה
       *[hole] הגומה
    }
pile-empty = { $name }, אין קלפים
pile-empty-card = { $name }, אין קלפים. הקלף הבא: { CARD($card) }
pile-empty-rank = { $name }, אין קלפים. הדרגה הבאה: { RANK($rank) }
pile-stock = { $name }, { $count ->
        [one] קלף סגור אחד
        [two] שני קלפים סגורים
       *[other] { $count } קלפים סגורים
    }
pile-slot = { $name }, { CARD($card) }
pile-slot-face-down = { $name }, קלף סגור
pile-with-redeals = { $pile }, { $redeals }
pile-may-redeal = { $pile }. { redeal-here }
board = { $game }: שולחן המשחק
redeal-here = הפיכת ערימת ההשלכה
redeals-left = { $count ->
        [one] נותר מעבר נוסף אחד
        [two] נותרו שני מעברים נוספים
       *[other] נותרו { $count } מעברים נוספים
    }
redeals-unlimited = מעברים נוספים ללא הגבלה
waste-look = עיון בערימת ההשלכה, { cards }
waste-title = ערימת ההשלכה: { cards }
waste-order = הקלפים מסודרים מהעליון לתחתון. אפשר לשחק רק את העליון.

## Screen reader announcements

said-move = { $what } אל { pile }.
said-draw = { $count ->
        [one] נפתח: { $cards }.
       *[other] נפתחו: { $cards }.
    }
said-redeal = ערימת ההשלכה נהפכה.
said-new-table = משחק חדש: { $game }.
said-many-moved = שולחן המשחק השתנה.
said-turned = { $count ->
        [one] נחשף: { $cards }.
       *[other] נחשפו: { $cards }.
    }
said-no-move = { $what }: אין כרגע מהלך אפשרי.
said-carrying = ביד: { $what }. { $places ->
        [one] מקום אפשרי אחד
        [two] שני מקומות אפשריים
       *[other] { $places } מקומות אפשריים
    }. בוחרים בחצים, מניחים ב־Enter, מבטלים ב־Esc.
said-put-back = ההעברה בוטלה.

listen = הקראה
read = { $what ->
        [plays] מה אפשר לשחק?
        [changed] מה השתנה?
       *[table] הקראת שולחן המשחק
    }
said-plays = { $count ->
        [0] אין מהלכים.
        [one] מהלך אחד: { $moves }.
        [two] שני מהלכים: { $moves }.
       *[other] { $count } מהלכים: { $moves }.
    }
said-nothing-yet = עוד לא השתנה דבר.
said-pile = { $name }: { $cards }.
said-pile-hidden = { $name }: { $count ->
        [one] קלף סגור אחד
        [two] שני קלפים סגורים
       *[other] { $count } קלפים סגורים
    }, ואחר כך { $cards }.
play-draw = פתיחת קלף
play-to = { $cards }, { $from } אל { $to }
play-to-empty = { $cards }, { $from } אל טור ריק

## Toolbar and status

app-name = Longwood
tagline = משחקי סוליטר בחינם
title = { $name } · Longwood
undo = ביטול
undo-short = ביטול
redo = ביצוע שוב
redo-short = שוב
restart = התחלה מחדש
restart-short = מחדש
new-deal = חלוקה חדשה
new-deal-short = חלוקה
deal-number = מספר חלוקה
deal-number-short = מספר
end-hole = סיום הגומה
end-hole-short = סיום
rules-button = כללים
rules-button-short = כללים
help = עזרה
more = עוד
menu = משחקים
close = סגירה
tools = פקדי המשחק
moves = מהלכים
time = זמן
practice = אימון
practice-explained = ביטלתם מהלך, ולכן המשחק הזה נחשב לאימון.
score-in-hole = בגומה
score-home = ביסוד
score-strokes = חבטות
score-points = נקודות
streak = רצף

## Dialogs and notices

practice-title = להפוך את המשחק לאימון?
practice-body = אחרי ביטול מהלך אפשר להמשיך לשחק ולבטל כרצונכם, אבל התוצאה לא תיחשב.
undo-anyway = לבטל בכל זאת
keep-playing = להמשיך לשחק
end-title = לסיים את הגומה?
end-body = התוצאה שלכם בגומה תהיה { $strokes }.
end-now = לסיים
bookmarks = סימניות
bookmarks-short = סימניות
bookmarks-do = סימנייה שומרת עמדה, ואפשר לחזור אליה אחר כך.
bookmarks-practice = חזרה לסימנייה מבטלת מהלכים, ולכן המשחק ייחשב לאימון.
bookmark-now = הוספת סימנייה לעמדה הזאת
bookmark-at = מהלך { $move }
bookmark-here = העמדה הנוכחית
bookmark-remove = הסרת הסימנייה: { $at }
bookmarked = נוספה סימנייה: { $at }
deal-title = בחירת חלוקה
deal-body = אותו מספר נותן תמיד את אותה חלוקה, בכל מכשיר.
deal-field = מספר החלוקה
deal-field-single = מספר חלוקה לגומה בודדת
deal-now = חלוקה
this-deal = מספר החלוקה: { $deal }.
this-deal-unnumbered = לחלוקה הזאת אין מספר.
deal-of-round = החלוקות בסיבוב אקראיות, ואי אפשר לבחור אותן.
deal-as-single = משחק נוסף בחלוקה הזאת, כגומה בודדת
deal-number-wrong = הזינו מספר שלם מ־0 עד 9223372036854775807.
impossible-stock = אי אפשר לפתור את החלוקה הזאת, בשום סדר של הקופה.
impossible = אי אפשר לפתור את החלוקה הזאת.
reshuffle = ערבוב מחדש
play-anyway = המשך בכל זאת
connection-lost = החיבור נותק. מתחברים מחדש…
connecting = מחלקים קלפים…
stuck-title = אין מהלכים
stuck-body = בטלו מהלכים, התחילו מחדש או נסו חלוקה חדשה.
stuck-body-new = נסו חלוקה חדשה.
won-title = ניצחתם!
won-body = { moves-made }, { $time }.
moves-made = { $moves ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $moves } מהלכים
    }
won-practice = משחק אימון.
hole-over = גומה { $number }: { $strokes }
hole-cleared = פיניתם הכול!
hole-cleared-spare = פיניתם הכול, { $count ->
        [one] ונשאר בקופה קלף אחד
        [two] ונשארו בקופה שני קלפים
       *[other] ונשארו בקופה { $count } קלפים
    }.
hole-ended = הגומה הסתיימה: { $strokes }
game-ended = המשחק הסתיים
points-scored = { $count ->
        [1] נקודה אחת
        [2] שתי נקודות
       *[other] { $points } נקודות
    }.
next-hole = הגומה הבאה
round-over = הסיבוב הסתיים: { $total } ({ $topar })
round-perfect = סיבוב מושלם: { $total } ({ $topar })
new-round = סיבוב חדש
dismiss = הסתרה

## Solver and hints

hint = רמז
hint-short = רמז
search-help = הפותר
search-sees = הרמז משתמש בקלפים סגורים. המשחק ייחשב כמשחק עם עזרה.
searching = מחפשים…
showing = מציגים את הפתרון…
show-me = הצגת הפתרון
show-stop = עצירה
ask-verdict = עוד אפשר לנצח?
hint-which = איזה מהלך?
hint-then = ומה אחר כך?
hint-look = נסו: { $pile }
hint-move = { $cards } אל { $pile }
hint-draw = פתחו קלף מהקופה
hint-none = אין מהלכים
hint-wins = נמצא ניצחון { $moves ->
        [one] במהלך אחד
        [two] בשני מהלכים
       *[other] ב־{ $moves } מהלכים
    }.
hint-lost = אי אפשר לנצח מהעמדה הזאת.
hint-unknown = לא נמצא ניצחון, אבל ייתכן שיש.
search-effort = { $nodes ->
        [one] נבדקה עמדה אחת
        [two] נבדקו שתי עמדות
       *[other] נבדקו { $nodes } עמדות
    } ב־{ $seconds } שניות.
verdict = { $verdict ->
        [won] עוד אפשר לנצח
        [lost] אי אפשר לנצח
       *[unknown] לא הוכרע
    }
verdict-pending = בודקים…
ask-par = מה הייתה התוצאה הטובה ביותר האפשרית?
par-reached = { $kind ->
        [hole] השגתם את התוצאה הטובה ביותר האפשרית: { $best }.
       *[peaks] השגתם את התוצאה הטובה ביותר האפשרית: { $best } נקודות.
    }
par-missed = { $kind ->
        [hole] התוצאה הטובה ביותר האפשרית: { $best }. סיימתם { $off ->
            [one] חבטה אחת
            [two] שתי חבטות
           *[other] { $off } חבטות
        } מעליה.
       *[peaks] התוצאה הטובה ביותר האפשרית: { $best } נקודות. { $off ->
            [one] חסרה לכם נקודה אחת
            [two] חסרו לכם שתי נקודות
           *[other] חסרו לכם { $off } נקודות
        }.
    }
par-unproved = { $kind ->
        [hole] נמצאה תוצאה { $best }. ייתכן שיש טובה ממנה.
       *[peaks] נמצאה תוצאה של { $best } נקודות. ייתכן שיש טובה ממנה.
    }
helped = עם עזרה
helped-explained = { $hints ->
        [one] רמז אחד
        [two] שני רמזים
       *[other] { $hints } רמזים
    }, { $shown ->
        [one] הוצג מהלך אחד
        [two] הוצגו שני מהלכים
       *[other] הוצגו { $shown } מהלכים
    }. הפותר משתמש בקלפים סגורים.
winnable = אפשר לנצח
winnable-explained = הפותר וידא שאפשר לנצח בחלוקה הזאת.
deal-winnable = חלוקה שאפשר לנצח בה
only-winnable = רק חלוקות שאפשר לנצח בהן
looking-for-winnable = מחפשים חלוקה שאפשר לנצח בה…

## Golf

score-card = טבלת הניקוד
score-card-short = ניקוד
hole-number = גומה { $number }
total = סך הכול
par-of-holes = מול הפאר
par-level = בדיוק בפאר
par-under = { $strokes } מתחת לפאר
par-over = { $strokes } מעל הפאר
par-of-round = פאר { $par }
round-summary = גומה { $current } מתוך { $holes }, סך הכול { $total }, { $topar }

## Multiplayer: match status and errors

match-square = שוויון
match-status = { $how ->
        [up] יתרון של { $holes }
       *[down] פיגור של { $holes }
    }
match-dormie = { $status }, דורמי
match-over = { $how ->
        [won] ניצחון { $by }
       *[lost] הפסד { $by }
    }
match-left = { $how ->
        [won] ניצחון: הצד השני עזב
       *[lost] הפסד בגלל עזיבה
    }
match-halved = תיקו
refused-no-seat = אין שחקן במקום הזה
refused-match-over = המשחק הסתיים
refused-hole-over = כבר סיימתם את הגומה הזאת
refused-draw-stands = במשחק עם אחרים אי אפשר לבטל פתיחת קלף
error-no-company = את { $game } אי אפשר לשחק עם אחרים: הניקוד במשחק הזה אינו בחבטות
error-holes = בסיבוב עם אחרים יש 9 או 18 גומות, לא { $holes }
error-limit = הזמן לגומה הוא שנייה אחת לפחות
error-players = { $format ->
        [spit] ספיט מיועד לשני שחקנים (כאן: { $players })
        [match] משחק לפי גומות מיועד לשני שחקנים, או לשני צדדים של שניים, שלושה או ארבעה שחקנים (כאן: { $players })
       *[stroke] משחק לפי חבטות מיועד לשניים עד שמונה שחקנים (כאן: { $players })
    }
error-name-empty = בשם צריכה להיות לפחות אות אחת
error-name-long = השם יכול לכלול עד { $most } אותיות
error-code = בקוד של חדר יש שש אותיות
error-no-room = אין חדר כזה, או שהוא כבר נסגר
refused-room-closed = החדר הזה נסגר
refused-no-game = אין כאן משחק פעיל
refused-playing = אי אפשר לעשות זאת באמצע משחק
refused-full = { $most ->
        [2] שני המקומות תפוסים
       *[other] כל { $most } המקומות תפוסים
    }
refused-seated = כבר יש לכם מקום
refused-not-seated = קודם צריך לתפוס מקום
refused-not-host = רק המארח יכול לעשות זאת
refused-no-level = אין שחקן מחשב ברמה הזאת
refused-no-computer = אין שם שחקן שאפשר להוציא עכשיו
refused-no-code = לא נמצא קוד פנוי לחדר; נסו שוב
refused-no-record = עוד לא הסתיים כאן אף משחק
refused-not-here = המדדים זמינים רק בשרת עצמו
refused-worn-out = תוקף החדר פג; צרו חדר חדש
refused-too-often = יותר מדי בקשות; נסו שוב בעוד דקה
refused-too-fast = יותר מדי הודעות בבת אחת; האטו מעט
refused-too-many = יש יותר מדי חיבורים מהכתובת שלכם
refused-many-seats = יותר מדי מקומות תפוסים מהכתובת שלכם
refused-crowded = אין בשרת מקום לחדרים נוספים; נסו שוב מאוחר יותר

## Rooms

company = משחק עם אחרים
company-game = { $game ->
        [golf] גולף
       *[spit] ספיט
    }
company-about = { $game ->
        [golf] שניים עד שמונה שחקנים, כולם באותה גומה בו־זמנית.
       *[spit] שני שחקנים בזמן אמת, בלי תורות.
    }
company-open = יצירת חדר
company-open-for = יצירת חדר: { company-game }
company-code = יש לכם קוד?
company-code-hint = שש אותיות
company-join = הצטרפות
room-title = { $game ->
        [golf] גולף עם אחרים
       *[spit] ספיט לשניים
    }
room-gone = החדר הזה כבר לא קיים.
room-entering = מצטרפים…
room-invite = הזמנת שחקנים
room-invite-about = כל מי שיש לו הקישור או הקוד יכול להצטרף.
room-code = קוד
room-link = קישור
room-copy-link = העתקת הקישור
room-share = שיתוף הקישור
room-invitation = בואו לשחק איתי { company-game }
room-copied = הועתק
room-not-copied = הדפדפן לא הצליח להעתיק את הקישור. סמנו אותו והעתיקו ידנית.
room-players = שחקנים
room-taken = { $taken } מתוך { $most }
room-you = אני
room-host = מארח
room-ready = אפשר להתחיל
room-unready = עוד לא
room-away = לא כאן
room-level = { $level ->
        [beginner] מתחיל
        [casual] חובב
        [steady] בינוני
        [sharp] חזק
        [expert] מומחה
        [stroll] איטי מאוד
        [walk] איטי
        [trot] בינוני
        [canter] מהיר
        [gallop] מהיר מאוד
       *[other] { $level }
    }
room-computer = שחקן מחשב
room-add = הוספת שחקן מחשב
room-send-away = הוצאה מהחדר: { $name }
room-name = השם שלכם
room-sit = תפיסת מקום
room-rename = שינוי השם
room-watching = אתם צופים במשחק.
room-watchers = { $count ->
        [one] צופה אחד
        [two] שני צופים
       *[other] { $count } צופים
    }
room-rules = הגדרות המשחק
room-rules-host = רק המארח ({ $name }) יכול לשנות את ההגדרות.
room-which = משחק
room-rule-set = כללים
room-format = ניקוד
room-format-is = { $format ->
        [match] לפי גומות
       *[stroke] לפי חבטות
    }
room-format-about = { $format ->
        [match] התוצאה הנמוכה זוכה בגומה, ומנצח הצד שזכה ביותר גומות (match play). לשני שחקנים או לשני צדדים.
       *[stroke] מנצח סך החבטות הנמוך ביותר (stroke play).
    }
room-holes = גומות
room-own-deals = חלוקה נפרדת לכל שחקן
room-play-off = בשוויון: גומות נוספות עד להכרעה
room-limit = זמן לגומה
room-minutes = { $minutes ->
        [one] דקה אחת
        [two] שתי דקות
       *[other] { $minutes } דקות
    }
room-no-limit = ללא הגבלה
room-equal-rank = מותר להניח גם על קלף מאותה דרגה
room-stack-equals = מותר לערום קלפים מאותה דרגה בשורה שלכם
room-no-slap = בלי טפיחות: הערימה הקטנה למי שסיים ראשון
room-start = אפשר להתחיל
room-not-yet = עוד לא
room-wait-players = דרוש עוד שחקן. הזמינו מישהו או הוסיפו שחקן מחשב.
room-wait-ready = ממתינים לאישור של { $names }.
room-wait-you = כולם ממתינים לכם.
room-begins = מתחילים בעוד { $seconds }…
room-leave = יציאה
room-leave-title = לצאת מהמשחק?
room-leave-body = תפסידו במשחק הזה, ולא תוכלו לחזור אליו.
room-leave-now = לצאת
room-stay = להישאר
room-again = משחק נוסף
room-to-lobby = חזרה לחדר

## Golf with others

golf-hole-of = גומה { $hole } מתוך { $holes }
golf-extra-hole = גומה נוספת { $hole }
golf-time-left = זמן שנותר
golf-next-in = הגומה הבאה בעוד
golf-cards-left = { $count ->
        [0] כל הקלפים פונו
        [one] נותר קלף אחד
        [two] נותרו שני קלפים
       *[other] נותרו { $count } קלפים
    }
golf-finished = סיום
golf-resting = בהפסקה בגומה הזאת
golf-withdrawn = עזיבה
golf-stuck = אין מהלכים. סיימו את הגומה, או בטלו מהלכים אם אפשר.
golf-done = סיימתם את הגומה: { $strokes }.
golf-waiting = ממתינים לסיום של { $names }.
golf-watched = הגומה עוד נמשכת. הקלפים ייחשפו בסיומה.
golf-impossible = אי אפשר לפתור את החלוקה הזאת.
golf-turned = גומה { $hole }: תוצאות
golf-turned-extra = גומה נוספת { $hole }: תוצאות
golf-hole-best = הטובה ביותר
golf-board-of = { $name }: העמדה הסופית
golf-hole-to = התוצאה הנמוכה ביותר: { $names }, { $strokes }.
golf-hole-halved = הגומה הסתיימה בתיקו: { $strokes }.
golf-hole-won = הזכייה בגומה: { $names }, { $strokes }.
golf-seen-by = { $name }: אפשר להמשיך
golf-seen = אפשר להמשיך
golf-winner = { $count ->
        [one] ניצחון: { $names }
       *[other] ניצחון משותף: { $names }
    }
golf-you-win = ניצחתם!
golf-match-over = { $result ->
        [halved] המשחק הסתיים בתיקו
        [conceded] המשחק הסתיים: צד אחד עזב
       *[other] תוצאה סופית: { $result }
    }
golf-place = מקום
golf-said-finished = הגומה של { $name } הסתיימה.
golf-said-away = החיבור של { $name } נותק.
golf-said-back = החיבור של { $name } חזר.
golf-said-left = המשחק ממשיך בלי { $name }.
golf-said-leads = בהובלה: { $names }.
golf-said-minute = נותרה דקה אחת.
golf-said-seconds = { $seconds ->
        [one] נותרה שנייה אחת.
        [two] נותרו שתי שניות.
       *[other] נותרו { $seconds } שניות.
    }

## Spit

spit-title = ספיט, סיבוב { $round }
spit-pile = { $name }, ערימה { $number }
spit-own-pile = ערימה { $number } שלכם
spit-centre = { $side ->
        [left] ערימת הספיט השמאלית
       *[right] ערימת הספיט הימנית
    }
spit-onto = { $side ->
        [left] על הערימה השמאלית
       *[right] על הערימה הימנית
    }
spit-open = { $name }, { $top }
spit-open-on = { $name }, { $top }, ומתחת { $count ->
        [one] קלף סגור אחד
        [two] שני קלפים סגורים
       *[other] { $count } קלפים סגורים
    }
spit-spares = { $has ->
        [yes] { $name }: נותרו קלפי ספיט
       *[no] { $name }: לא נותרו קלפי ספיט
    }
spit-state = { $state ->
        [away] לא כאן
        [ready] אפשר להתחיל
        [unready] עוד לא
        [able] יש מהלך
       *[stuck] אין מהלך
    }
spit-holds = { $name }: { cards }
spit-counting = הקלפים הראשונים בעוד { $seconds }
spit-stuck = לאיש אין מהלך. קלפים חדשים בעוד { $seconds }
spit-blocked = לאיש אין מהלך, ולא נותרו קלפי ספיט
spit-idle = רק לכם יש מהלך. מהלך אוטומטי בעוד { $seconds }
spit-idle-theirs = רק אצל { $name } יש מהלך
spit-away = החיבור של { $name } נותק. הפסד טכני בעוד { $seconds }
spit-slap = טפיחה!
spit-slap-pile = טפיחה על { $side ->
        [left] הערימה השמאלית
       *[right] הערימה הימנית
    }
spit-slap-wait = מוקדם מדי!
spit-too-late = מאוחר מדי: קלף אחר הגיע לשם קודם
spit-round = סיבוב { $round }
spit-took = { $name }: ערימה של { cards }.
spit-ready = אפשר להתחיל
spit-waiting = ממתינים לאישור של { $name }
spit-you-won = ניצחתם!
spit-won = ניצחון: { $name }
spit-nobody-won = אין מנצח
spit-ending = { $how ->
        [out] למנצח לא נותרו קלפים.
        [left] השחקן השני עזב.
        [absent] השחקן השני נעדר יותר מדי זמן.
       *[abandoned] שני השחקנים נעדרו יותר מדי זמן.
    }
spit-latency = פינג: { $ms } אלפיות שנייה
spit-said-played = { $name }: { CARD($card) } { spit-onto }.
spit-said-forced = { $name }: מהלך אוטומטי, { CARD($card) }.
spit-said-shifted = { $name }: { CARD($card) } למקום { $number }.
spit-said-new = קלפים חדשים.
spit-said-tops = משמאל { $left }, מימין { $right }.
spit-said-top-none = אין קלף
spit-said-out = { $name }: השורה התרוקנה, והסיבוב נגמר.
spit-said-blocked = לאיש אין מהלך. הסיבוב נגמר.
spit-said-slapped = הטפיחה הראשונה: { $name }.
spit-said-row = { $name }: { $piles }.
spit-said-pile = { $number }: { $top }
spit-said-no-fit = אי אפשר להניח שם: { $what }.
spit-said-chosen = ביד: { $what }.
spit-play-onto = { $number }: { CARD($card) } { spit-onto }
spit-play-to = { $number }: { CARD($card) } למקום { $target }
spit-help-tap-does = הקלף עובר למקום המתאים; אם שתי ערימות הספיט מתאימות, לקרובה מביניהן
spit-help-drag-does = מעבירים אותו לאן שתרצו; המקומות המתאימים מודגשים
spit-help-slap = נגיעה בערימת ספיט
spit-help-slap-does = טופחים עליה; בסוף סיבוב אפשר לגעת בכל מקום בצד שלה
spit-help-piles-does = משחקים את הקלף העליון של אחת הערימות שלכם (1 עד 5) במקום המתאים
spit-help-hold-does = מרימים את הקלף ובוחרים לו מקום: Q, E או חץ לערימת ספיט, מספר למקום ריק, Esc לביטול
spit-help-sides-does = ערימת הספיט השמאלית או הימנית: מניחים שם את הקלף שביד, ואם אין קלף ביד טופחים
spit-help-space-does = מודיעים שאפשר להתחיל, או טופחים על ערימת הספיט שפתחתם

## Card menu

card-menu-best = הכי מתאים: { $place }
card-menu-foundation = לערימת יסוד
card-menu-onto = על { CARD($card) }, { pile }
card-menu-draw = פתיחת קלף
card-menu-none = אין מהלכים אפשריים

## Settings

settings = הגדרות
language = שפה
settings-looks = מראה וצלילים
settings-table = פריסה
settings-play = המשחק
setting-theme = ערכת נושא
theme-system = לפי המערכת
theme-light = בהירה
theme-dark = כהה
theme-contrast = ניגודיות גבוהה
setting-suits = צבעי הצורות
suits-two = שניים
suits-four = ארבעה
setting-index = גודל הסימנים על הקלפים
index-normal = רגיל
index-large = גדול
setting-speed = מהירות ההנפשה
speed-off = ללא
speed-fast = מהירה
speed-normal = רגילה
speed-slow = איטית
setting-sound = צלילים
setting-foundations = ערימות היסוד והקופה
foundations-above = מעל הטורים
foundations-below = מתחת לטורים
setting-hand = היד המועדפת
setting-hand-about = הקופה והכפתורים יהיו בהישג היד הזאת.
hand-right = ימין
hand-left = שמאל
setting-mirror = היפוך סדר הטורים
setting-mirror-about = טור 1 יהיה מימין. הקלפים עצמם לא ישתנו.
setting-tap = נגיעה בקלף או לחיצה עליו
tap-play = העברת הקלף
tap-choose = בחירת הקלף
setting-auto-play = העברה אוטומטית לערימות היסוד
auto-play-off = אף פעם
auto-play-free = כשזה בטוח
auto-play-all = תמיד כשאפשר
setting-supermoves = העברת כמה קלפים יחד
setting-supermoves-about = העברה בבת אחת דרך טורים ריקים. כל קלף נספר כמהלך אחד.
setting-verdict = עוד אפשר לנצח?
setting-verdict-about = מוצג אחרי כל מהלך. הבדיקה משתמשת בקלפים סגורים, ולכן המשחק ייחשב כמשחק עם עזרה.
setting-letter-keys = מקשי אותיות ומספרים
setting-letter-keys-about = כדאי לכבות אם הכתבה קולית או יד שמונחת על המקלדת מפעילות אותם בטעות. החצים, Enter ו־Esc פועלים תמיד.

## Start page

search-games = חיפוש משחקים
search-hint = חיפוש משחק
no-game = לא נמצא משחק בשם "{ $query }".
games-found = { $count ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $count } משחקים
    }
continue = המשך
played = { moves-made } · { $time }
save-record = הורדת רישום המשחק
deal-named = חלוקה { $deal }
also = נקרא גם { $alias }
play = למשחק
play-game = למשחק { $game }
play-single-hole = למשחק { $game }: { single-hole }
nine-holes = תשע גומות
single-hole = גומה בודדת
options = אפשרויות
options-title = אפשרויות: { $game }
other-names = נקרא גם { $names }
rules-title = כללי המשחק: { $game }
random-deal = אקראית
quick-start = התחלה מהירה
deal-of-the-day = חלוקת היום
today-state = { $state ->
        [new] אותה חלוקה לכולם
        [open] כבר התחלתם
        [won] ניצחתם
       *[over] הסתיימה
    }
random-game = משחק אקראי
random-game-does = אחד מתוך { $count } משחקים
yes = כן
no = לא

## Rules page: source and note

source = מקור
note = הערה
loading = טוענים…
back-to-games = כל המשחקים

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
replay-keys = החצים ימינה ושמאלה עוברים בין המהלכים, Home ו־End קופצים להתחלה ולסוף, רווח מפעיל.
verdicts = ניתוח
verdicts-does = הפותר בודק כל עמדה במשחק במשך שתי דקות לכל היותר, ומשתמש בקלפים סגורים.
verdicts-open = המשחק עוד לא הסתיים. ניתוח עכשיו יהפוך אותו למשחק עם עזרה.
verdicts-shared-open = הקישור נוצר לפני סוף המשחק, ואפשר לנתח רק משחקים שהסתיימו.
verdicts-ask = ניתוח המשחק
verdicts-ask-anyway = ניתוח בכל זאת
verdicts-stop = עצירה
verdicts-progress = נבדקו { $decided } מתוך { $of } עמדות
verdicts-stopped = הניתוח נעצר.
verdicts-strip = אפשרות הניצחון אחרי כל מהלך
verdicts-won-all = אפשר היה לנצח עד הסוף.
verdicts-lost-all = בחלוקה הזאת אי אפשר היה לנצח מלכתחילה.
verdicts-lost-by = המשחק אבד במהלך { $move }: { $what }
verdicts-between = אפשר היה לנצח עד מהלך { $won }, וממהלך { $lost } כבר לא. המהלכים שביניהם לא הוכרעו.
verdicts-won-until = אפשר היה לנצח עד מהלך { $won }. ההמשך לא הוכרע.
verdicts-lost-from = ממהלך { $lost } כבר אי אפשר היה לנצח. המהלכים שלפניו לא הוכרעו.
verdicts-unknown = הפותר לא הכריע אף עמדה במשחק הזה.
verdicts-show = הצגת העמדה
verdicts-won-by = מהלכים שהיו משאירים סיכוי לנצח:
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
statistics-none = עוד לא שיחקתם.
statistics-kind = נתון
statistics-kinds = { $kind ->
        [scored] רגיל
        [winnable] אפשר לנצח
        [practice] אימון
       *[helped] עם עזרה
    }
statistics-kinds-explained = משחקים רגילים הם משחקים ללא עזרה שלא הפכו לאימון. חלוקות שאפשר לנצח בהן, משחקי אימון ומשחקים עם עזרה נספרים בנפרד.
statistics-counts = משחק נספר מהמהלך הראשון. הוא נחשב להפסד אם סיימתם אותו, אם נתקעתם בו או אם עזבתם אותו והתחלתם חלוקה אחרת של אותו משחק. אם חזרתם אליו וניצחתם, הוא נחשב לניצחון.
statistics-played = משחקים
statistics-won = ניצחונות
statistics-share = אחוז ניצחונות
statistics-streak = רצף נוכחי
statistics-best-streak = הרצף הארוך ביותר
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
statistics-round-practice = אימון
statistics-chart = { $count ->
        [one] סיבוב אחד
        [two] שני סיבובים
       *[other] { $count } סיבובים
    } ביחס לפאר: הטוב ביותר { $best }, האחרון { $latest }
statistics-handicap = הנדיקפ { $handicap }
statistics-handicap-none = שחקו שלושה סיבובים כדי לקבל הנדיקפ.
statistics-handicap-explained = התוצאה הממוצעת שלכם ביחס לפאר ב־8 הסיבובים הטובים ביותר מתוך 20 האחרונים. אם יש פחות מ־20 סיבובים, נחשבים 40% הטובים ביותר, בעיגול כלפי מעלה. סיבובי אימון וסיבובים עם עזרה אינם נחשבים.
statistics-recent = משחקים שהסתיימו
best-games = המשחקים הטובים ביותר
best-cards = קלפים
statistics-recent-game = { $won ->
        [yes] ניצחון
       *[no] הפסד
    } · { moves-made } · { $time }
data = הנתונים שלכם
data-does = ייצוא של כל המשחקים והרישומים שלכם: לגיבוי, לפתיחה בתוכנות אחרות או להעברה לדפדפן אחר או לשרת Longwood אחר. בקובץ יש שורה לכל משחק.
data-export = ייצוא
data-import = ייבוא
data-importing = בודקים את המשחקים…
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
data-remove-body = כל המשחקים של הדפדפן הזה בשרת הזה יימחקו, גם משחקים פעילים, וכך גם הסטטיסטיקה. תצאו מכל החדרים, והשם שלכם יוסר מהם. אי אפשר לבטל את המחיקה, אבל אפשר לייבא קובץ שייצאתם קודם לכן.
data-remove-now = למחוק הכול
data-removed = { $count ->
        [0] לא היה מה למחוק.
        [one] נמחק משחק אחד.
        [two] נמחקו שני משחקים.
       *[other] נמחקו { $count } משחקים.
    }

## Sharing

link-broken = הקישור הזה אינו שלם. נסו להעתיק אותו שוב.
share = שיתוף
share-link = העתקת קישור למשחק
share-link-does = כל מי שיפתח את הקישור יוכל לצפות במשחק ב־Longwood, אחרי שכל המהלכים ייבדקו.
share-open = המשחק עוד לא הסתיים; הקישור כולל את החלוקה ואת המהלכים עד כה.
share-record = העתקת רישום המשחק
share-picture = שמירת תמונה
share-copied = הועתק
share-by-hand = הדפדפן הזה לא מאפשר לדף להעתיק. הטקסט מסומן: העתיקו אותו ידנית.
share-text = טקסט להעתקה
picture-failed = יצירת התמונה נכשלה.

## Errors

error-title = משהו השתבש
unreachable = אין תשובה מהשרת. האם הוא פועל?
no-page = הדף לא נמצא: { $path }
table-gone = המשחק הזה כבר לא זמין.
error-other = הפעולה לא הצליחה.
with-detail = { $what } ({ $detail })

error-no-table = המשחק לא נמצא; ייתכן שהוא שייך לדפדפן אחר
error-no-round = הסיבוב לא נמצא
error-other-rules = המשחק הזה ({ $game }) התחיל לפי כללים שהשתנו מאז, ואי אפשר להמשיך אותו
error-none-winnable = לא נמצאה בזמן המוקצב חלוקה שאפשר לנצח בה ({ $count ->
        [one] נבדקה חלוקה אחת
        [two] נבדקו שתי חלוקות
       *[other] נבדקו { $count } חלוקות
    }); נסו שוב, או שחקו חלוקה כלשהי
error-replay-long = במשחק משותף יש לכל היותר { $most } מהלכים; כאן יש { $moves }
error-replay-unread = מהלך { $number }: { $why }
error-replay-move = מהלך { $number }, { $move }: { $why }
error-archive-line = השורה הזאת אינה משחק מקובץ ייצוא: { $why }
error-archive-record = רישום המשחק אינו תקין: { $why }
error-archive-deal = ברישום המשחק אין מספר חלוקה
error-archive-long = במשחק יש לכל היותר { $most } צעדים
error-archive-times = הזמנים או הסיבוב של המשחק אינם תקינים
error-archive-moves = האירועים של המשחק אינם תואמים את המהלכים שברישום
error-conflict = המשחק השתנה במקום אחר; כאן מוצג המצב הנוכחי
error-store = השרת לא יכול לקרוא או לשמור משחקים כרגע; נסו שוב מאוחר יותר
error-no-pile = אין ערימה { $pile } במשחק הזה
error-deal-number = { $text } אינו מספר חלוקה; הזינו מספר שלם מ־0 עד { $most }
error-no-game = אין משחק בשם { $game }
error-no-game-near = { $no }; האם התכוונתם ל: { $nearest }?
error-no-patience = המשחק { $game } הוא מרוץ לשני שחקנים; אי אפשר לחלק או לפתור אותו
error-no-option = אין אפשרות בשם { $option }; האפשרויות הן { $options }
error-no-option-near = אין אפשרות בשם { $option }; האם התכוונתם ל: { $nearest }?
error-no-option-here = אין אפשרות בשם { $option }; במשחק { $game } יש { $options }
error-option-unfit = במשחק { $game } אין האפשרות { $option }; יש בו { $options }
error-no-options = אין אפשרויות
error-option-value = האפשרות { $option } אינה יכולה להיות { $value }; הערכים המותרים: { $values }
error-option-twice = האפשרות { $option } ניתנה פעמיים: { $first } וגם { $second }
error-options-clash = { $game }: האפשרויות { $first } ו־{ $second } סותרות זו את זו: { $why ->
        [names] אלה שני שמות של אותה אפשרות
       *[opposites] כל אחת היא ההפך מהאחרת
    }

## Why a move isn't allowed

reason-won = המשחק נגמר בניצחון: כל הקלפים בערימות היסוד
reason-own-column = הקלף כבר בטור הזה
reason-empty = אי אפשר להעביר לשם { CARD($card) }: במשחק { $game } { $empty ->
        [king] מעבירים לטור ריק רק מלכים
        [queen] מעבירים לטור ריק רק מלכות
        [none] טורים ריקים נשארים ריקים
       *[any] אפשר להעביר לטור ריק כל קלף
    }
reason-fit = אי אפשר להניח { CARD($card) } על { CARD($onto) }: במשחק { $game } בונים { reason-build }
reason-fit-down = אי אפשר להניח { CARD($card) } על { CARD($onto) }: במשחק { $game } בונים בסדר יורד { reason-build }
reason-fit-ace = אי אפשר להניח { CARD($card) } על { CARD($onto) }: על אס לא מניחים דבר
reason-build = { $build ->
        [same_suit] באותה צורה
        [different_suit] בצורות שונות
        [alternate_colour] בצבעים מתחלפים
       *[any] בכל צורה
    }
reason-draw-target = קלפים מהקופה עוברים רק לערימת ההשלכה
reason-draw-count = כאן פותחים בכל פעם { cards }
reason-stock-empty = הקופה ריקה
reason-no-stock = במשחק { $game } אין קופה
reason-redeal-source = קופה חדשה נוצרת רק מהפיכת ערימת ההשלכה
reason-no-redeal = במשחק { $game } אין מעבר נוסף על הקופה
reason-redeals-used = { $redeals ->
        [1] המעבר הנוסף היחיד נוצל
        [2] שני המעברים הנוספים נוצלו
       *[other] כל { $redeals } המעברים הנוספים נוצלו
    }
reason-redeal-early = הופכים את ערימת ההשלכה רק כשהקופה ריקה; בקופה יש { cards }
reason-waste-empty = ערימת ההשלכה ריקה
reason-no-cards = מהלך כולל לפחות קלף אחד
reason-waste-single = מערימת ההשלכה משחקים רק את הקלף העליון
reason-no-column = אין טור { $number }
reason-column-empty = טור { $number } ריק
reason-column-short = בטור { $number } יש רק { cards }
reason-single = במשחק { $game } מעבירים קלף אחד בכל פעם
reason-face-down = אי אפשר להעביר קלפים סגורים
reason-no-run = { $count ->
        [two] שני הקלפים העליונים
       *[other] { $count } הקלפים העליונים
    } בטור { $number } אינם { $run ->
        [same_suit] רצף באותה צורה
       *[by_build] רצף
    }
reason-no-return = במשחק { $game } אי אפשר להחזיר קלפים מערימות היסוד
reason-return-single = מערימת יסוד מחזירים קלף אחד בכל פעם
reason-return-unnamed = צריך לציין איזה קלף חוזר מערימת היסוד
reason-return-not-top = אין { CARD($card) } בראש ערימת יסוד
reason-return-starter = אי אפשר להחזיר { CARD($card) }: הקלף הזה פתח את ערימת היסוד
reason-on-foundation = הקלף כבר בערימת יסוד
reason-foundation-single = לערימת יסוד מעבירים קלף אחד בכל פעם
reason-nothing-there = אי אפשר להעביר לשם קלפים
reason-foundation = עוד אי אפשר להעביר { CARD($card) } לערימת יסוד: הן נבנות בסדר עולה { $up ->
        [suit] באותה צורה
       *[alternate_colour] בצבעים מתחלפים
    }, החל { RANK($base, form: "from") }
reason-cleared = כל הקלפים פונו, והמשחק הסתיים
reason-must-play = עם must_play פותחים קלף רק כשאי אפשר לשחק שום קלף
reason-hole-only = במשחק { $game } מעבירים קלף אחד בכל פעם, ורק לגומה
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
reason-place-covered = { reason-place }: הקלף מכוסה בקלף אחר
reason-hole-king = אי אפשר להניח { CARD($card) } על { CARD($onto) }: במשחק { $game } { $only ->
        [queen] מניחים על מלך רק מלכה
        [queen-joker] מניחים על מלך רק מלכה או ג׳וקר
        [joker] מניחים על מלך רק ג׳וקר
       *[nothing] לא מניחים דבר על מלך
    }
reason-hole-one = אי אפשר להניח { CARD($card) } על { CARD($onto) }: אפשר להניח שם רק { RANK($first) }
reason-hole-two = אי אפשר להניח { CARD($card) } על { CARD($onto) }: אפשר להניח שם רק { RANK($first) } או { RANK($second) }
reason-foundation-empty = ערימת יסוד { $number } ריקה
reason-no-foundation = אין ערימת יסוד { $number }

refused-closed = הגומה הבאה כבר חולקה, ואי אפשר לשנות את הגומה הזאת
refused-ended = המשחק הזה הסתיים
refused-too-long = המשחק הגיע לאורך המרבי; אפשר להוריד את הרישום שלו ולהתחיל חלוקה חדשה
refused-redo = אין מה לבצע שוב
refused-bookmarked = כבר יש סימנייה לעמדה הזאת
refused-bookmarks-full = אפשר לשמור עד { $most } סימניות; הסירו קודם אחת מהן
refused-no-bookmark = אין סימנייה { $number }
refused-here = אתם כבר בעמדה הזאת
refused-over = המשחק הזה כבר הסתיים
refused-undo = אין מה לבטל
refused-no-par = במשחק הזה אין ניקוד בחבטות או בנקודות
refused-heard = הפעולה כבר בוצעה
refused-moved-on = המשחק כבר השתנה בלשונית אחרת
refused-cards-gone = מאוחר מדי: הקלפים האלה כבר עברו למקום אחר
refused-given-up = המשחק השתנה בלשונית אחרת, ולכן החיפוש הופסק
refused-not-over = התוצאה הטובה ביותר מוצגת רק אחרי סוף הגומה
refused-marks-helped = המשחק עוד לא הסתיים; ניתוח עכשיו יהפוך אותו למשחק עם עזרה
refused-replay-open = אפשר לנתח רק משחקים שהסתיימו, והמשחק הזה עוד לא הסתיים
refused-not-joined = רק מהלך לערימת יסוד יכול להצטרף למהלך שלפניו
refused-which-deal = בחרו רק אחת מהשלוש: חלוקה לפי מספר, חלוקה שאפשר לנצח בה או חלוקת היום
refused-won = המשחק הסתיים בניצחון, והתוצאה סופית
refused-practice = ביטול המהלך יהפוך את המשחק לאימון, והתוצאה לא תיחשב
refused-no-round = את { $game } לא משחקים בסיבובים של תשע גומות
refused-hole-open = גומה { $number } עוד לא הסתיימה
refused-round-over = הסיבוב הסתיים
refused-no-reshuffle = אפשר לערבב מחדש רק לפני המהלך הראשון, ורק חלוקה שאי אפשר לפתור
refused-clock = הפעולה קודמת לאירוע האחרון
refused-paused = המשחק מושהה עד שהשחקן האחר יחזור
refused-ready = המשחק לא ממתין כרגע לאישור שלכם
refused-not-playing = אפשר לשחק קלפים ולטפוח רק בזמן סיבוב
refused-not-on-top = הקלף הזה אינו בראש אחת הערימות שלכם
refused-no-place = אין ערימה כזאת
refused-no-fit = אי אפשר להניח { CARD($card) } על { CARD($onto) }
refused-not-empty = אפשר להעביר קלף רק למקום ריק בשורה שלו, או לקלף מאותה דרגה אם האפשרות הזאת פעילה
refused-no-slap = אין על מה לטפוח
refused-slap-locked = טפחתם מוקדם מדי; חכו רגע
refused-away = השחקן הזה כבר מנותק
refused-not-away = השחקן הזה אינו מנותק

## Help

help-title = פעולות ומקשים
help-pointer = עכבר, מגע ועט
help-tap = נגיעה בקלף
help-tap-does = הקלף עובר למקום המתאים ביותר. בהגדרות אפשר לקבוע שנגיעה ראשונה בוחרת את הקלף ונגיעה שנייה את המקום
help-drag = גרירת קלף
help-drag-does = מעבירים אותו לאן שתרצו; המקומות האפשריים מודגשים
help-stock = נגיעה בקופה
help-draw-does = פותחים קלף או הופכים את ערימת ההשלכה
help-menu = לחיצה ארוכה על קלף או לחיצה ימנית
help-menu-does = רואים את כל המקומות שאפשר להעביר אליהם את הקלף
help-waste = לחיצה ארוכה על ערימת ההשלכה
help-waste-does = רואים את כל הקלפים שבה
help-keyboard = מקלדת
help-keys-off = מקשי האותיות, המספרים ו־? כבויים בהגדרות.
help-arrows = חצים
help-arrows-does = עוברים מערימה לערימה; למעלה ולמטה בוחרים כמה קלפים להעביר
help-piles-does = עוברים לטורים 1 עד 10, ועם Shift לטורים 11 עד 20; S לקופה, T לערימת ההשלכה
help-home-does = מעבירים את הקלף הנבחר לערימת יסוד
help-enter-does = מעבירים את הקלף הנבחר למקום המתאים ביותר
help-pick-up-does = מרימים את הקלף: בוחרים מקום חוקי בחצים, מניחים ב־Enter, מבטלים ב־Esc
help-look-does = רואים את כל הקלפים של ערימת ההשלכה
help-undo-does = מבטלים מהלך
help-redo-does = מבצעים שוב מהלך שבוטל
help-new-deal-does = מחלקים חלוקה חדשה
help-hint-does = מקבלים רמז; לחיצה נוספת מגלה עוד
help-bookmarks-does = סימניות: שומרים את העמדה הזאת או חוזרים לאחרת
help-plays-does = שומעים את המהלכים האפשריים
help-changed-does = שומעים את השינוי האחרון
help-table-does = שומעים את כל שולחן המשחק
help-page-does = פותחים את העזרה הזאת

## Rules in one line

brief-columns = { $columns } טורים של { $cards }
brief-columns-face-down = { $columns } טורים של { $cards } ({ $down ->
        [one] אחד סגור
        [two] שניים סגורים
       *[other] { $down } סגורים
    })
brief-decks = { $decks ->
        [one] חפיסה אחת
        [two] שתי חפיסות
       *[other] { $decks } חפיסות
    }
brief-preset = { RANK($rank, form: "plural") } כבר בערימות היסוד
brief-base-first = הקלף הראשון קובע את דרגת הבסיס
brief-base = דרגת הבסיס: { RANK($rank) }
brief-foundations-alternate = ערימות יסוד בצבעים מתחלפים
brief-build = בנייה יורדת { $build ->
        [same_suit] באותה צורה
        [different_suit] בצורות שונות
        [alternate_colour] בצבעים מתחלפים
       *[any] בכל צורה
    }
brief-kings-on-aces = מלכים על אסים
brief-run = { $run ->
        [by_build] מעבירים רצפים
        [same_suit] מעבירים רצפים באותה צורה
       *[single] קלף אחד בכל פעם
    }
brief-empty = { $empty ->
        [king] רק מלכים לטורים ריקים
        [queen] רק מלכות לטורים ריקים
        [auto_fill] טורים ריקים מתמלאים מעצמם
       *[none] טורים ריקים נשארים ריקים
    }
brief-no-stock = בלי קופה
brief-draw = { $draw ->
        [one] פותחים קלף אחד בכל פעם
        [two] פותחים שני קלפים בכל פעם
       *[other] פותחים { $draw } קלפים בכל פעם
    }
brief-redeals = { $redeals ->
        [one] מעבר נוסף אחד
        [two] שני מעברים נוספים
       *[other] { $redeals } מעברים נוספים
    }
brief-redeals-unlimited = מעברים נוספים ללא הגבלה
brief-return = אפשר להחזיר קלפים מערימות היסוד
brief-peaks = שלוש פסגות, { $cards } קלפים
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
brief-covered = { $layout }, הקלפים המכוסים סגורים
brief-rank-wrap = דרגה אחת למעלה או למטה, אס ומלך סמוכים
brief-rank-queen = דרגה אחת למעלה או למטה, רק מלכות על מלכים
brief-rank-nothing = דרגה אחת למעלה או למטה, שום דבר על מלכים
brief-jokers = { $jokers ->
        [one] ג׳וקר אחד
        [two] שני ג׳וקרים
       *[other] { $jokers } ג׳וקרים
    }
brief-any-first = מתחילים בכל קלף
brief-must-play = פותחים קלף רק כשאין מה לשחק
brief-race = { $piles } ערימות לכל שחקן, בלי תורות
brief-rank-equal = דרגה אחת למעלה או למטה או דרגה שווה, אס ומלך סמוכים
brief-stack = אפשר לערום קלפים מאותה דרגה
brief-no-slap = בלי טפיחות

## Rules page: headings

page-aim = המטרה
page-deal = החלוקה
page-foundations = ערימות היסוד
page-building = הבנייה
page-runs = העברת רצפים
page-empty-columns = טורים ריקים
page-stock-and-waste = הקופה וערימת ההשלכה
page-scoring = ניקוד
page-end = סוף המשחק
page-play = מהלך המשחק
page-stock = הקופה
page-the-end = סוף המשחק
page-impossible = חלוקות שאי אפשר לפתור

## Rules page of the Forty Thieves family

page-aim-columns = להעביר את כל { $cards } הקלפים לערימות היסוד. בונים כל ערימה { page-order }.
page-order =
    { $up ->
        [suit] באותה צורה
       *[alternate_colour] בצבעים מתחלפים
    } { $order ->
        [ace] מהאס עד המלך
        [first] מדרגת הבסיס עד הדרגה שמתחתיה, כשאחרי המלך בא האס
        [to-ace] { RANK($base, form: "from") } עד המלך, ואחריו { RANK($last) }
       *[round] { RANK($base, form: "from") } עד { RANK($last) }, כשאחרי המלך בא האס
    }
page-shuffled = מערבבים { $decks ->
        [one] חפיסה אחת
        [two] שתי חפיסות
       *[other] { $decks } חפיסות
    } ({ $cards } קלפים).
page-preset-out = לפני הערבוב מוציאים את { RANK($rank, form: "all") }, { $count } בסך הכול, ופותחים בהם את ערימות היסוד.
page-dealt-columns = מחלקים { $columns ->
        [one] טור אחד
        [two] שני טורים
       *[other] { $columns } טורים
    } של { cards }, שורה אחר שורה משמאל לימין. { $faces ->
        [up] כל הקלפים פניהם כלפי מעלה
        [top] בכל טור רק הקלף העליון פניו כלפי מעלה
       *[some] בכל טור { $down ->
            [one] הקלף התחתון פניו כלפי מטה
            [two] שני הקלפים התחתונים פניהם כלפי מטה
           *[other] { $down } הקלפים התחתונים פניהם כלפי מטה
        } { $up ->
            [one] והקלף העליון כלפי מעלה
            [two] ושני העליונים כלפי מעלה
           *[other] ו־{ $up } העליונים כלפי מעלה
        }
    }.
page-turns-up-column = קלף שפניו כלפי מטה נהפך מעצמו ברגע שאין עליו קלף אחר.
page-base-card = הקלף הבא פותח את ערימת היסוד הראשונה, ודרגתו היא דרגת הבסיס של החלוקה.
page-stock-left = { $count ->
        [one] הקלף שנותר הוא הקופה, ופניו כלפי מטה.
        [two] שני הקלפים שנותרו הם הקופה, ופניהם כלפי מטה.
       *[other] { $count } הקלפים שנותרו הם הקופה, ופניהם כלפי מטה.
    }
page-waste-empty = { page-stock-left } ערימת ההשלכה ריקה בהתחלה.
page-all-dealt = כל הקלפים מחולקים, ואין קופה.
page-foundations-suit = יש { $foundations } ערימות יסוד, אחת לכל צורה.
page-foundations-suits = יש { $foundations } ערימות יסוד, { $decks ->
        [two] שתיים
       *[other] { $decks }
    } לכל צורה.
page-foundations-base = יש { $foundations } ערימות יסוד, והקלף הראשון בכל אחת: { $base ->
        [0] קלף מדרגת הבסיס
       *[other] { RANK($base) }
    }.
page-foundation-preset = הקלף הראשון בכל ערימה כבר במקומו: { $base ->
        [0] קלף מדרגת הבסיס
       *[other] { RANK($base) }
    }.
page-foundation-start = כדי לפתוח ערימה מניחים בה { $base ->
        [0] קלף מדרגת הבסיס
       *[other] { RANK($base) }
    }.
page-foundations-built = הערימות נבנות { page-order }, קלף אחד בכל פעם.
page-copies = עותקים של אותו קלף שקולים זה לזה.
page-no-return = אי אפשר להחזיר קלפים מערימות היסוד.
page-return = אפשר להחזיר את הקלף העליון של ערימת יסוד לטור שמתאים לו.
page-return-but = אפשר להחזיר את הקלף העליון של ערימת יסוד לטור שמתאים לו, אבל { $count ->
        [one] הקלף שהיה שם מההתחלה נשאר
       *[other] הקלפים שהיו שם מההתחלה נשארים
    }.
page-not-compulsory = אין חובה להעביר קלף לערימת יסוד.
page-building-how = את הקלף העליון של טור{ $from ->
        [waste] { " " }או של ערימת ההשלכה
       *[columns] { "" }
    } אפשר להעביר לערימת יסוד, אם הוא הבא בתור שם. אפשר גם להניח אותו על הקלף העליון של טור אחר, אם הקלף שם גבוה ממנו בדרגה אחת, { page-of-build }.
page-of-build = { $build ->
        [same_suit] באותה צורה
        [different_suit] בצורה אחרת
        [alternate_colour] בצבע אחר
       *[any] בכל צורה
    }
page-example = { $build ->
        [same_suit] למשל, על 10 לב מניחים 9 לב.
        [different_suit] למשל, על 10 תלתן, 10 יהלום או 10 עלה מניחים 9 לב.
        [alternate_colour] למשל, על 10 תלתן או 10 עלה מניחים 9 לב.
       *[any] למשל, על כל 10 מניחים 9 לב.
    }
page-kings-on-aces = אס ומלך סמוכים: על אס מניחים מלך { page-of-build }.
page-nothing-on-ace = על אס לא מניחים דבר.
page-run-single = מעבירים קלף אחד בכל פעם.
page-run = רצף הוא כמה קלפים בראש טור{ $down ->
        [yes] , כולם פניהם כלפי מעלה,
       *[no] { "" }
    } שכל אחד מהם נמוך בדרגה אחת מהקלף שמתחתיו{ $run ->
        [same_suit] { " " }וכולם באותה צורה
       *[by_build] , { page-of-build }
    }.
page-run-parts = אפשר להעביר רצף שלם או חלק ממנו.
page-run-fits = הקלף התחתון שמעבירים צריך להתאים למקום שאליו הוא עובר.
page-run-foundation = לערימת יסוד מעבירים קלף אחד בכל פעם.
page-any-card = { $runs ->
        [yes] כל קלף או רצף
       *[no] כל קלף
    } שמותר להזיז
page-from = { $from ->
        [waste] מטור או מערימת ההשלכה
       *[columns] מטור
    }
page-empty-any = לטור ריק אפשר להעביר { page-any-card }, { page-from }.
page-empty-not-filled = טור ריק אינו מתמלא מעצמו.
page-empty-none = טורים ריקים נשארים ריקים.
page-empty-auto = ברגע שטור מתרוקן עובר אליו הקלף העליון של ערימת ההשלכה, ואם היא ריקה, הקלף הבא בקופה. זה חלק מהמהלך שרוקן את הטור.
page-empty-auto-draws = ברגע שטור מתרוקן עובר אליו הקלף העליון של ערימת ההשלכה. אם היא ריקה, { $draw ->
        [one] נפתח קודם קלף אחד מהקופה
        [two] נפתחים קודם שני קלפים מהקופה (או כמה שנותרו)
       *[other] נפתחים קודם { $draw } קלפים מהקופה (או כמה שנותרו)
    }, והאחרון שנפתח ממלא את הטור. כל זה חלק מהמהלך שרוקן את הטור.
page-empty-auto-after = כשגם ערימת ההשלכה וגם הקופה ריקות הטור נשאר ריק, ואז אפשר להעביר אליו { page-any-card }.
page-empty-rank = לטור ריק מעבירים רק { RANK($rank) }{ $runs ->
        [yes] { " " }או רצף שהקלף התחתון בו הוא { RANK($rank) }
       *[no] { "" }
    }, { page-from }.
page-no-stock-no-waste = אין קופה ואין ערימת השלכה.
page-draw = { $draw ->
        [1] בכל פתיחה הופכים את הקלף הבא בקופה ומניחים אותו, פניו כלפי מעלה, על ערימת ההשלכה.
        [2] בכל פתיחה הופכים את שני הקלפים הבאים בקופה (או את האחרון שנותר) ומניחים אותם אחד אחד, פניהם כלפי מעלה, על ערימת ההשלכה; האחרון למעלה.
       *[other] בכל פתיחה הופכים את { $draw } הקלפים הבאים בקופה (או כמה שנותרו) ומניחים אותם אחד אחד, פניהם כלפי מעלה, על ערימת ההשלכה; האחרון למעלה.
    } אפשר לפתוח כל עוד יש קלפים בקופה, גם כשאפשר לשחק קלפים אחרים.
page-waste-plays = מערימת ההשלכה משחקים רק את הקלף העליון, בכל עת. מגיעים אליה רק קלפים מהקופה.
page-waste-look = מותר לעיין בכל הקלפים של ערימת ההשלכה.
page-redeal-none = עוברים על הקופה פעם אחת. אין מעבר נוסף.
page-redeal-how = כשהקופה ריקה אפשר להפוך את ערימת ההשלכה, והיא משמשת שוב קופה. לא מערבבים אותה, ולכן הקלפים נפתחים שוב באותו סדר.
page-redeal-unlimited = { page-redeal-how } מותר לעשות זאת כמה פעמים שתרצו.
page-redeals = { page-redeal-how } מותר לעשות זאת { $redeals ->
        [1] פעם אחת
        [2] פעמיים
       *[other] { $redeals } פעמים
    }, ובסך הכול יש { $passes ->
        [two] שני מעברים
       *[other] { $passes } מעברים
    } על הקופה.
page-score-columns = הניקוד שלכם הוא מספר הקלפים בערימות היסוד, מתוך { $cards }. גם המהלכים והזמן מוצגים.
page-won-columns = מנצחים כשכל { $cards } הקלפים בערימות היסוד.
page-stuck = המשחק במבוי סתום כשאין מהלך חוקי שמשנה משהו{ page-whole-column }.
page-stuck-drawing = המשחק במבוי סתום כשאפשר רק לפתוח קלפים{ page-whole-column }, ואף קלף שיגיע כך לראש ערימת ההשלכה לא יתאים לשום מקום.
page-whole-column = { $null ->
        [yes] { " " }(העברת טור שלם לטור ריק אינה משנה דבר)
       *[no] { "" }
    }
page-stuck-after = במבוי סתום אפשר עדיין לבטל מהלכים, להתחיל מחדש או להתחיל חלוקה חדשה.

## Rules page of the Golf family

page-aim-covering = לפנות את שולחן המשחק: להעביר את כל { $count } הקלפים לערימת היסוד היחידה, שנקראת גם הגומה.
page-shuffled-jokers = מערבבים יחד { $decks ->
        [one] חפיסה אחת
        [two] שתי חפיסות
       *[other] { $decks } חפיסות
    } ועוד { $jokers ->
        [one] ג׳וקר אחד
        [two] שני ג׳וקרים
       *[other] { $jokers } ג׳וקרים
    } ({ $cards } קלפים).
page-hole-card-out = לפני הערבוב מוציאים מהחפיסה את הקלף { CARD($card) }, והוא פותח את הגומה.
page-hole-dealt = הקלף הבא מחולק, פניו כלפי מעלה, ופותח את הגומה.
page-hole-empty = הגומה ריקה בהתחלה.
page-covered-columns = מחלקים { $columns ->
        [one] טור אחד
        [two] שני טורים
       *[other] { $columns } טורים
    } של { cards }, שורה אחר שורה משמאל לימין. { page-faces }.
page-covered-fans = מחלקים { $fans ->
        [one] מניפה אחת
        [two] שתי מניפות
       *[other] { $fans } מניפות
    } של { cards } סביב הגומה, קלף לכל אחת בתורה. { page-faces }.
page-covered-peaks = מחלקים שלוש פסגות, { $cards } קלפים בסך הכול, בשורות של 3, 6, 9 ו־10 משמאל לימין. { page-faces }.
page-peaks-cover = כל קלף מעל השורה התחתונה מכוסה בשני קלפים מהשורה שמתחתיו; השורה התחתונה מחברת את הפסגות.
page-covered-pyramid = מחלקים פירמידה של { cards }, בשורות של 1 עד { $rows } משמאל לימין. { page-faces }.
page-pyramid-cover = כל קלף מעל השורה התחתונה מכוסה בשני קלפים מהשורה שמתחתיו.
page-faces = { $faces ->
        [covered] הקלפים המכוסים פניהם כלפי מטה, והשאר פניהם כלפי מעלה
       *[up] כל הקלפים פניהם כלפי מעלה
    }
page-turns-up-slot = קלף שפניו כלפי מטה נהפך מעצמו ברגע ששום קלף אינו מכסה אותו.
page-playable = { $layout ->
        [columns] משחקים רק את הקלף העליון של כל טור.
        [fans] משחקים רק את הקלף העליון של כל מניפה.
       *[slots] משחקים רק קלף ששום קלף אחר אינו מכסה.
    }
page-fits = קלף עובר לגומה אם הוא גבוה או נמוך בדרגה אחת מהקלף העליון שם. הצורה לא משנה.
page-wrap = אס ומלך סמוכים: על מלך אפשר להניח אס, ועל אס אפשר להניח מלך.
page-no-wrap = אס ומלך אינם סמוכים: על אס מניחים רק 2.
page-king-queen = על מלך מניחים רק מלכה.
page-king-joker = על מלך מניחים רק ג׳וקר.
page-king-nothing = על מלך לא מניחים דבר.
page-joker = ג׳וקר אפשר להניח על כל קלף, ועל ג׳וקר אפשר להניח כל קלף.
page-any-first = כשהגומה ריקה אפשר להעביר אליה כל קלף שאפשר לשחק.
page-nothing-on-pile = { $layout ->
        [fans] על מניפה לא מניחים קלפים.
       *[columns] על טור לא מניחים קלפים.
    }
page-no-stock = אין קופה: משחקים רק בקלפים שעל שולחן המשחק.
page-draw-covering = בכל פתיחה הקלף הבא בקופה עובר לגומה, בלי קשר לדרגתו. { $when ->
        [stuck] מותר לפתוח רק כשאי אפשר לשחק שום קלף מהשולחן
       *[any] מותר לפתוח בכל עת, גם כשאפשר לשחק קלף מהשולחן
    }.
page-no-redeal = אין מעבר נוסף על הקופה.
page-score-hole-cards = הניקוד שלכם הוא מספר הקלפים בגומה, מתוך { $cards }.
page-score-hole = התוצאה שלכם בחלוקה (גומה אחת של גולף) היא מספר הקלפים שנשארו על השולחן, לכל היותר { $cards }. ככל שהיא נמוכה יותר, כך טוב יותר.
page-score-stock = אם פיניתם את השולחן, התוצאה היא מספר הקלפים שנשארו בקופה בסימן מינוס, ובמקרה הטוב ביותר ⁦−{ $cards }⁩.
page-score-joker = ג׳וקר שנשאר נחשב 1 כמו כל קלף.
page-score-round = בסיבוב { $holes } גומות, והפאר שלו { $par }. תוצאה של { $par } או פחות היא פאר או טובה ממנו, ותוצאה של 0 או פחות היא סיבוב מושלם.
page-score-streak = הקלף הראשון ברצף שווה נקודה אחת, השני שתי נקודות, השלישי שלוש וכן הלאה. { $peaks ->
        [1] פינוי הפסגה מוסיף { $last } נקודות.
        [2] גם פינוי פסגה מוסיף נקודות: { $each } על הראשונה, { $last } על האחרונה.
       *[other] גם פינוי פסגה מוסיף נקודות: { $each } על כל אחת { $butlast ->
            [two] משתי
           *[other] מ־{ $butlast }
        } הראשונות, { $last } על האחרונה.
    }
page-score-draw = פתיחת קלף עולה { $points } נקודות ומסיימת את הרצף.
page-score-most = התוצאה הגבוהה ביותר האפשרית היא { $points }.
page-won-covering = מנצחים ברגע ששולחן המשחק ריק.
page-stuck-covering = המשחק במבוי סתום כש{ $stock ->
        [yes] הקופה ריקה ואי אפשר לשחק שום קלף
       *[no] אי אפשר לשחק שום קלף
    }.
page-impossible-hidden = המשחק לא מודיע אם אפשר לפתור את החלוקה, כדי לא לגלות קלפים סגורים.
page-impossible-some = יש חלוקות שאי אפשר לפתור { $stock ->
        [yes] בשום סדר של הקופה
       *[no] בשום דרך
    }, והמשחק מודיע כשמקבלים אחת כזאת.
page-impossible-queens = למשל, כשכל אחת מ־{ $queens } המלכות מונחת מתחת למלך { $layout ->
        [fans] באותה מניפה
       *[columns] באותו טור
    }: מלך אפשר להניח רק על מלכה.
page-impossible-reshuffle = לפני המהלך הראשון אפשר לערבב מחדש חלוקה כזאת בלי קנס, או לשחק בה בכל זאת.

## Rules page of Spit

page-race-stuck = כשלאיש אין מהלך
page-race-round = סוף הסיבוב
page-race-last = הסיבובים האחרונים
page-race-fair = משחק הוגן
page-aim-race = להיות הראשונים שנפטרים מכל הקלפים.
page-race-halves = כל אחד משני השחקנים מקבל { $count } קלפים.
page-race-rows = כל אחד פורס שורה של { $piles } ערימות, סבב אחר סבב: בסבב הראשון לערימות 1 עד { $piles }, בשני לערימות 2 עד { $piles }, וכן הלאה, { $cards } קלפים בסך הכול. רק הקלף האחרון בכל ערימה פניו כלפי מעלה.
page-race-spares = { $count } הקלפים שנותרו הם קלפי הספיט של השחקן. פניהם נשארים כלפי מטה, ואיש לא מסתכל בהם.
page-race-spit = כששני השחקנים מוכנים סופרים { $seconds } שניות לאחור. אז שניהם הופכים באותו רגע קלף ספיט אל האמצע: אלה שתי ערימות הספיט.
page-race-unready = שחקן שעוד לא מוכן אחרי { $seconds } שניות נחשב מוכן.
page-race-turns = אין תורות: שני השחקנים משחקים מהר ככל האפשר, קלף אחד בכל פעם.
page-race-fits = קלף עליון שפניו כלפי מעלה עובר לאחת מערימות הספיט אם הוא גבוה או נמוך בדרגה אחת מהקלף העליון שם{ $equal ->
        [yes] , או באותה דרגה
       *[no] { "" }
    }. הצורה לא משנה.
page-race-turns-up = קלף שפניו כלפי מטה נהפך מעצמו ברגע שאין עליו קלף אחר.
page-race-empty = קלף עליון שפניו כלפי מעלה אפשר להעביר למקום ריק באותה שורה. בשורה אין אף פעם יותר מ־{ $piles } ערימות.
page-race-stack = אפשר גם להניח קלף עליון על קלף עליון אחר מאותה דרגה, באותה שורה.
page-race-kept = אי אפשר לבטל מהלך.
page-race-nothing = כששני השחקנים לא יכולים לשחק קלף, וגם לא לחשוף קלף בהעברה, סופרים { $seconds } שניות לאחור. אז כל אחד הופך קלף ספיט על הערימה שפתח.
page-race-alone = אם רק לשחקן אחד נותרו קלפי ספיט, רק הוא הופך קלף, על הערימה שפתח.
page-race-must = אם לכם יש מהלך ולשחקן השני אין, אתם חייבים לשחק. אחרי { $seconds } שניות הקלף השמאלי ביותר שמתאים עובר אוטומטית. אם אף קלף לא מתאים, קלף אחד מועבר כדי לחשוף אחר.
page-race-over = סיבוב נגמר כשלאחד השחקנים לא נותרו קלפים בערימות.
page-race-slap = אז שני השחקנים טופחים. מי שטפח ראשון לוקח את ערימת הספיט שטפח עליה, והשחקן השני מקבל את האחרת.
page-race-unslapped = אם איש לא טפח במשך { $seconds } שניות, הערימה הקטנה עוברת למי שרוקן את הערימות שלו; אם הן שוות, כל אחד לוקח את הערימה שפתח.
page-race-early = טפיחה לפני סוף הסיבוב אינה פועלת, ואי אפשר לטפוח שוב במשך { $seconds } שניות.
page-race-smaller = ערימת הספיט הקטנה עוברת למי שרוקן את הערימות שלו, והגדולה לאחר; אם הן שוות, כל אחד לוקח את הערימה שפתח. אין טפיחות.
page-race-next = כל אחד מוסיף את הערימה לקלפים שנותרו לו, מערבב ופורס את השורה הבאה.
page-race-blocked = כשלאיש אין מהלך ולא נותרו קלפי ספיט, { $slap ->
        [yes] שניהם טופחים גם אז. אם איש לא טפח, הערימה הקטנה עוברת למי שנותרו לו פחות קלפים בערימות.
       *[no] הערימה הקטנה עוברת למי שנותרו לו פחות קלפים בערימות.
    }
page-race-few = שחקן שיש לו { $cards } קלפים או פחות מחלק את כולם לערימות שלו, ואין לו קלפי ספיט.
page-race-one-pile = אז יש רק ערימת ספיט אחת, והשחקן השני פותח אותה ומוסיף לה קלפים.
page-race-win = אם השחקן בלי קלפי הספיט מרוקן ראשון את הערימות שלו, הוא מנצח.
page-race-goes-on = אם השחקן השני מרוקן ראשון, השחקן בלי קלפי הספיט לוקח את ערימת הספיט, ומחלקים את הסיבוב הבא. שחקן שלא נותר לו אז אף קלף מנצח.
page-race-one-blocked = כשלאיש אין מהלך ולא נותרו קלפי ספיט, השחקן שיש לו יותר קלפים בערימות לוקח את ערימת הספיט. אם יש לשניהם אותו מספר, לוקח אותה מי שהתחיל את הסיבוב בלי קלפי ספיט.
page-race-first = אם שני השחקנים משחקים לאותה ערימה, קובע הקלף שהגיע ראשון. הקלף השני חוזר למקומו בלי קנס, אם הוא כבר לא מתאים.
page-race-unseen = אי אפשר לראות כמה קלפים יש בערימת ספיט עד שלוקחים אותה.
page-race-away = כששחקן מתנתק, המשחק ממתין { $seconds } שניות. שחקן שלא חזר עד אז מפסיד.
page-race-absences = המשחק ממתין לכל שחקן { $seconds } שניות בסך הכול. שחקן שמתנתק אחרי כן מפסיד.

## Options

option-queens-on-kings = מותר להניח מלכה על מלך
option-around-corner = אס ומלך סמוכים
option-jokers = ג׳וקרים
option-empty-foundation = מתחילים בגומה ריקה
option-must-play = פותחים קלף רק כשאין מה לשחק
option-decks = חפיסות
option-open = כל הקלפים גלויים
option-face-down = הקלפים המכוסים סגורים
option-any-starter = כל קלף יכול לפתוח את הגומה
option-on-king = מה מניחים על מלך
option-foundation-return = מותר להחזיר קלפים מערימות היסוד
option-equal-rank = מותר להניח גם על קלף מאותה דרגה
option-stack-equals = מותר לערום קלפים מאותה דרגה בשורה שלכם
option-no-slap = בלי טפיחות: הערימה הקטנה למי שסיים ראשון

## Command line

cli-no-game = { $error }; הפקודה `longwood games` מציגה את כולם
cli-deal = { $game }, חלוקה { $deal }
cli-position = { $game }, עמדה מותאמת
cli-line = שורה { $line }: { $what }
cli-titled = { $title }: { $what }
cli-and = { $first }; { $last }
cli-on = כן
cli-off = לא
cli-options = אפשרויות
cli-also = שמות אחרים
cli-elsewhere = גרסאות אחרות
cli-option = { $name }: { $label } ({ $values }; כרגע { $now })
cli-option-switch = { $name }: { $label } (כן או לא; כרגע { $now })
cli-move-of = מהלך { $number } מתוך { $moves }: { $move }
cli-enter = Enter: המהלך הבא, q: יציאה
cli-answer = { $title }: { $answer } ({ $effort })
cli-won = ניצחון { $moves ->
        [one] במהלך אחד
        [two] בשני מהלכים
       *[other] ב־{ $moves } מהלכים
    }
cli-won-already = המשחק כבר נגמר בניצחון
cli-lost = אי אפשר לנצח
cli-lost-hashes = אי אפשר לנצח, אלא אם לשתי עמדות אותו גיבוב של 64 סיביות (--certain בודק שוב בגיבוב אחר)
cli-unknown = לא הוכרע, { cli-limit }
cli-limit = { $limit ->
        [nodes] החיפוש נעצר במגבלת הצמתים
        [memory] החיפוש נעצר במגבלת הזיכרון
        [time] החיפוש נעצר במגבלת הזמן
       *[cancelled] החיפוש בוטל
    }
cli-effort = { $nodes ->
        [one] צומת אחד
        [two] שני צמתים
       *[other] { $nodes } צמתים
    }, { $seconds } שנ׳
cli-furthest = הקו שהתקדם הכי הרבה, { moves-made }:
cli-verdict = { $verdict ->
        [won] אפשר לפנות את השולחן
        [lost] אי אפשר לפנות את השולחן
       *[unknown] לא ידוע אם אפשר לפנות את השולחן
    }
cli-best = התוצאה הטובה ביותר { $score } { cli-in-moves }
cli-best-bound = התוצאה הטובה ביותר שנמצאה { $score } { cli-in-moves }; הטובה ביותר האפשרית היא בין { $kind ->
        [peaks] { $score } לבין { $bound }
       *[hole] { $bound } לבין { $score }
    }
cli-in-moves = { $moves ->
        [one] במהלך אחד
        [two] בשני מהלכים
       *[other] ב־{ $moves } מהלכים
    } ({ cli-verdict })
cli-hint = המהלך { $move }: { $reason }
cli-hint-seen = { $advice } (לפי קלפים שאינכם רואים)
cli-hint-won = המשחק כבר נגמר בניצחון
cli-hint-win = מוביל לניצחון { $moves ->
        [one] במהלך אחד
        [two] בשני מהלכים
       *[other] ב־{ $moves } מהלכים
    }
cli-hint-none = אין מהלכים
cli-hint-line = { $why }; המהלך הזה פותח את הקו שהתקדם הכי הרבה, { $far }
cli-hint-order = { $why }; זה { $count ->
        [1] המהלך היחיד
       *[other] המהלך המבטיח ביותר מתוך { $count }
    }
cli-hint-unknown = לא נמצא ניצחון ב־{ $nodes } צמתים
cli-hint-lost = אי אפשר לנצח מהעמדה הזאת
cli-hint-up = { $up } מתוך { $cards } קלפים בערימות היסוד
cli-hint-left = נותרו: { cards }
cli-played = { $title }: { moves-made }, { $result }
cli-holds = { $played }: הרישום תקין, וסיכום הביקורת תואם
cli-holds-unchecked = { $played }: הרישום תקין, אבל אין בו סיכום ביקורת, ולכן מהלך ששונה עלול לא להתגלות
cli-simulated = משחק { $number } ({ $players }): { $result }, { moves-made }, { $minutes } דק׳ { $seconds } שנ׳
cli-simulated-wins = מקום { $seat } ({ $player }): { $wins } ניצחונות מתוך { $games }
cli-was-won = המשחק נגמר בניצחון
cli-can-be-won = עוד אפשר לנצח
cli-lost-from-start = אי אפשר היה לנצח, גם לא מההתחלה
cli-lost-by = המשחק אבד במהלך { $number } ("{ $move }")
cli-won-at-start = בהתחלה אפשר היה לנצח
cli-won-up-to = אפשר היה לנצח עד מהלך { $number }
cli-lost-from = ממהלך { $number } כבר אי אפשר היה לנצח
cli-rest-unknown = השאר לא הוכרע
cli-ways = מהלכים שעוד היו מנצחים: { $moves }
cli-ways-open = מהלכים שעוד היו מנצחים: { $moves }; לא הוכרע: { $open }

## Games, by their ids in the catalogue. A game without a name here has its English name.

group-forty-thieves-and-its-relatives = ארבעים הגנבים וקרוביו
group-golf = גולף
group-golfs-relatives = קרובי הגולף
group-multiplayer = עם אחרים

game-forty-thieves = ארבעים הגנבים
alias-forty-thieves = ארבעים הגדולים, לה קדרן, רוזוולט בסן חואן
game-napoleon-at-st-helena = נפוליאון בסנט הלנה
game-indian = הודי
game-limited = מוגבל
game-little-forty = ארבעים הקטנים
game-lucas = לוקאס
game-maria = מריה
game-number-ten = מספר עשר
game-rank-and-file = שורות וטורים
game-streets = רחובות
game-lucas-pysol = לוקאס (PySolFC)
game-little-forty-pysol = ארבעים הקטנים (PySolFC)
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

note-forty-thieves = ב־PySolFC אפשר להחזיר קלף אחד בכל פעם מערימת יסוד (האפשרות foundation_return); ב־AisleRiot אי אפשר. Big Forty ו־Roosevelt של PySolFC הם משחקים אחרים.
note-napoleon-at-st-helena = ברוב הספרים זה שם אחר של ארבעים הגנבים, בלי מעבר נוסף על הקופה. Denexa לא מציינת אם אפשר לשחק את הקלף העליון של ערימת ההשלכה. כאן אפשר, כמו בכל שאר המקורות.
note-indian = ב־PySolFC אפשר להחזיר קלף אחד בכל פעם מערימת יסוד (האפשרות foundation_return); ב־AisleRiot אי אפשר. Indian Patience של PySolFC הוא משחק אחר.
note-limited = ב־PySolFC אפשר להחזיר קלף אחד בכל פעם מערימת יסוד (האפשרות foundation_return); ב־AisleRiot אי אפשר.
note-little-forty = ב־PySolFC בונים בכל צורה, מעבירים רצפים באותה צורה, וטורים ריקים מתמלאים מעצמם: little-forty-pysol.
note-lucas = ב־PySolFC מחלקים 13 טורים של 4 קלפים, כולל האסים, ומעבירים רצפים: lucas-pysol. אצל פרלט, לפי מקור אחר, יש מעבר נוסף ויש רצפים.
note-maria = ב־PySolFC אפשר להחזיר קלף אחד בכל פעם מערימת יסוד (האפשרות foundation_return); ב־AisleRiot אי אפשר.
note-number-ten = ב־PySolFC אפשר להחזיר קלף אחד בכל פעם מערימת יסוד (האפשרות foundation_return); ב־AisleRiot אי אפשר.
note-rank-and-file = ב־PySolFC אפשר להחזיר קלף אחד בכל פעם מערימת יסוד (האפשרות foundation_return); ב־AisleRiot אי אפשר.
note-streets = ב־PySolFC אפשר להחזיר קלף אחד בכל פעם מערימת יסוד (האפשרות foundation_return); ב־AisleRiot אי אפשר.
note-lucas-pysol = ב־PySolFC גם מחלקים בהתחלה קלף אחד לערימת ההשלכה ומותר להחזיר קלפים מערימות היסוד (האפשרות foundation_return).
note-little-forty-pysol = ב־PySolFC גם מחלקים בהתחלה שלושה קלפים לערימת ההשלכה ומותר להחזיר קלפים מערימות היסוד (האפשרות foundation_return).
note-golf = בגולף של PySolFC מותר להניח מלכה על מלך: golf-queens. יש הפותחים קלף מהקופה רק כשאין מה לשחק (האפשרות must_play).
note-golf-queens = המשחק שנקרא Golf ב־PySolFC.
note-putt-putt = ב־PySolFC הוא נקרא Relaxed Golf וגם Putt Putt.
note-double-golf = ב־PySolFC מותר גם להניח מלכה על מלך (האפשרות queens_on_kings). הפאר הוא של גולף: חמש לגומה.
note-double-putt = גולף כפול, כשאס ומלך סמוכים.
note-thieves-golf = המשחק אינו קרוב של ארבעים הגנבים.
note-tri-peaks = ב־PySolFC, שם המשחק נקרא Three Peaks, הניקוד שונה. יש תוכנות שבהן אס ומלך אינם סמוכים (האפשרות wrap=false), או שכל הקלפים גלויים (האפשרות open).
note-black-hole = עם האפשרות any_starter כל קלף יכול לפתוח את הגומה.
note-pyramid-golf = כשהקלפים בשורות 1 עד 6 סגורים, זה המשחק מעלית, שגם הוא נקרא Pyramid Golf ב־PySolFC.
note-elevator = ב־PySolFC המשחק הזה נקרא גם Pyramid Golf. כאן גולף פירמידה הוא המשחק שכל קלפיו גלויים.
note-all-in-a-row = לפי PySolFC הגרסה הזאת היא קריאה שגויה של המשחק המקורי, שנקרא שם All in a Row II.
note-spit = יש המניחים קלף גם על קלף מאותה דרגה, או עורמים קלפים מאותה דרגה בשורה שלהם (equal_rank, stack_equals). אצל פרלט שחקן שהופך לבדו בוחר ערימה פעם אחת ונשאר איתה.
