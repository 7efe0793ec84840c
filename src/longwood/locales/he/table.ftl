# Hebrew texts: the table, its dialogs and settings, and the start page. The notes for all texts of a language are in cards.ftl.

## Toolbar and status

app-name = Longwood
nav = דפים
nav-play = משחקים
nav-daily = היום
title = { $name } · Longwood
title-start = משחקי סוליטר
undo = ביטול
undo-short = ביטול
redo = ביצוע שוב
redo-short = שוב
restart = התחלה מחדש
restart-short = מחדש
new-deal = חלוקה חדשה
new-deal-short = חלוקה
deal-number = מספר חלוקה
deal-number-short = מס׳ חלוקה
end-hole = סיום הגומה
end-hole-short = סיום
give-up = ויתור
rules-button = כללים
rules-button-short = כללים
help = עזרה
more = עוד
more-after-move = אחרי המהלך הראשון
pause = השהיה
paused = המשחק מושהה
paused-body = הקלפים מוסתרים והשעון עצור.
resume = להמשיך
full-screen = מסך מלא
full-screen-leave = יציאה ממסך מלא
print-deal = הדפסת החלוקה
menu = משחקים
close = סגירה
tools = פקדי המשחק
moves = מהלכים
time = זמן
practice = עם ביטול
practice-explained = ביטלתם מהלך, ולכן המשחק הזה נספר כמשחק עם ביטול מהלכים.
score-in-hole = בגומה
score-home = ביסודות
score-strokes = חבטות
score-points = נקודות
streak = רצף

## Dialogs and notices

practice-title = לבטל את המהלך?
practice-body = אפשר לבטל מהלכים כרצונכם, אבל המשחק ייספר כמשחק עם ביטול מהלכים.
undo-anyway = ביטול המהלך
keep-playing = להמשיך לשחק
end-title = לסיים את הגומה?
end-body = התוצאה שלכם בגומה תהיה { $strokes }.
end-now = לסיים
restart-title = להתחיל את החלוקה מההתחלה?
leave-title = להתחיל חלוקה חדשה?
leave-body = המשחק הזה נשאר בדף הפתיחה, תחת המשך. הוא נחשב להפסד, אלא אם תחזרו אליו ותנצחו.
back-to-game = חזרה למשחק
bookmarks = סימניות
bookmarks-short = סימניות
bookmarks-do = סימנייה שומרת עמדה, ואפשר לחזור אליה אחר כך.
bookmarks-practice = אם תחזרו לסימנייה, המשחק ייספר כמשחק עם ביטול מהלכים.
bookmark-now = הוספת סימנייה לעמדה הזאת
bookmark-at = מהלך { $move }
bookmark-here = העמדה הנוכחית
bookmark-remove = הסרת הסימנייה: { $at }
bookmarked = נוספה סימנייה: { $at }
deal-title = בחירת חלוקה
deal-body = אותו מספר ייתן את אותה חלוקה בכל מכשיר.
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
connection-slow = ממתינים לתשובת השרת…
connection-lost = החיבור נותק. מתחברים מחדש…
connection-waits = אין חיבור. המשחק יימשך כשהחיבור יחזור.
connection-move-waits = אין חיבור. המהלך שלכם יבוצע כשהחיבור יחזור.
play-another = משחק אחר
refused-no-connection = אין חיבור. המשחק יימשך כשהחיבור יחזור.
refused-move-waits = מהלך אחד ממתין לחיבור. אפשר להמשיך כשהחיבור יחזור.
connecting = מחלקים קלפים…
stuck-title = אין מהלכים
stuck-body = בטלו מהלכים, התחילו מחדש או נסו חלוקה חדשה.
stuck-body-new = נסו חלוקה חדשה.
won-title = ניצחתם!
solved-title = נפתר
solved-for-you = הפותר שיחק חלק גדול מהמשחק, ולכן זה לא נחשב ניצחון שלכם.
moves-made = { $moves ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $moves } מהלכים
    }
won-practice = עם ביטול מהלכים.
hole-over = גומה { $number }: { $strokes }
hole-cleared = פיניתם הכול!
hole-cleared-spare = פיניתם הכול, { $count ->
        [one] ונשאר בקופה קלף אחד
        [two] ונשארו בקופה שני קלפים
       *[other] ונשארו בקופה { $count } קלפים
    }.
hole-ended = הגומה הסתיימה: { $strokes }
gave-up = ויתרתם
game-ended = המשחק הסתיים
next-hole = הגומה הבאה
round-over = הסיבוב הסתיים: { $total } ({ $topar })
round-perfect = סיבוב מושלם: { $total } ({ $topar })
new-round = סיבוב חדש
dismiss = הסתרה
finish-offer = אפשר להעביר את כל הקלפים לערימות היסוד
finish-game = סיום המשחק

## Solver and hints

hint = רמז
hint-short = רמז
search-help = הפותר
search-sees = הרמז משתמש בקלפים סגורים. המשחק ייחשב כמשחק עם עזרה.
hint-counts = מעכשיו המשחק נספר כמשחק עם עזרה.
searching = מחפשים…
showing = מציגים ניצחון…
back-to-win = חזרה לעמדה שעוד אפשר לנצח ממנה
back-to-win-short = לעמדה המנצחת
back-to-win-note = נחשב לעזרה ולביטול
back-to-win-asks = מחפשים את העמדה האחרונה שאפשר לנצח ממנה…
back-at = חזרתם לעמדה האחרונה שאפשר לנצח ממנה.
back-at-undecided = מהעמדה הזאת אפשר לנצח. לגבי העמדות שאחריה לא נמצאה הכרעה.
back-unknown = הפותר לא מצא במשחק הזה עמדה שבוודאות אפשר לנצח ממנה.
back-here = מהעמדה הזאת עוד אפשר לנצח.
show-me = הצגת הפתרון
show-stop = עצירה
show-pace = מהירות
show-skip = דילוג לסוף
hint-play = ביצוע המהלך
tap-nowhere = אין כרגע לאן להעביר: { $cards }.
ask-verdict = עוד אפשר לנצח?
hint-which = איזה מהלך?
hint-then = ומה אחר כך?
gain-frees = המהלך מפנה { CARD($card) }.
gain-turns = המהלך חושף קלף סגור.
gain-empties = המהלך מפנה טור.
gain-follows = אחריו אפשר להעביר ליסוד: { CARD($card) }.
gain-only = זה המהלך היחיד.
gain-builds = המהלך מוסיף קלף לערימת יסוד.
gain-run = המהלך יוצר רצף של { cards }.
gain-home = תוך { moves-made } עובר ליסוד: { CARD($card) }.
gain-home-other = תוך { moves-made } עובר ליסוד קלף נוסף.
gain-turns-in = תוך { moves-made } נחשף קלף סגור.
gain-empties-in = תוך { moves-made } מתפנה טור.
gain-hosts = המהלך מכין מקום עבור { CARD($card) }.
gain-hosts-other = המהלך מכין מקום עבור קלף שעוד לא ראיתם.
gain-reaches = המהלך מפנה את הדרך עבור { CARD($card) }.
gain-waste = המהלך מוציא קלף מערימת ההשלכה.
gain-draws = { $to ->
        [foundation] { $draws ->
            [1] הקלף הבא עובר ליסוד.
            [two] בעוד שתי פתיחות מגיע קלף ליסוד.
           *[other] בעוד { $draws } פתיחות מגיע קלף ליסוד.
        }
       *[column] { $draws ->
            [1] לקלף הבא יש מקום בטור.
            [two] בעוד שתי פתיחות מגיע קלף שיש לו מקום בטור.
           *[other] בעוד { $draws } פתיחות מגיע קלף שיש לו מקום בטור.
        }
    }
gain-chain = אפשר לשחק { cards } ברצף.
gain-draws-chain = { $draws ->
        [1] הקלף הבא מאפשר לשחק { cards }.
        [two] בעוד שתי פתיחות אפשר לשחק { cards }.
       *[other] בעוד { $draws } פתיחות אפשר לשחק { cards }.
    }
gain-takes = המהלך מוריד עוד קלף לפני הפתיחה הבאה.
hint-look = נסו: { $pile }
hint-look-card = נסו: { CARD($card) }
hint-move = { $cards } אל { $pile }
hint-draw = פתחו קלף מהקופה
hint-none = אין מהלכים
hint-wins = נמצא ניצחון { $moves ->
        [one] במהלך אחד
        [two] בשני מהלכים
       *[other] ב־{ $moves } מהלכים
    }.
hint-best = { $exact ->
        [yes] התוצאה הטובה ביותר מכאן: { $best }.
       *[no] התוצאה הטובה ביותר שנמצאה מכאן: { $best }.
    }
showing-best = מוצגים המהלכים הטובים ביותר…
hint-lost = אי אפשר לנצח מהעמדה הזאת.
hint-unknown = לא נמצא ניצחון, אבל ייתכן שאפשר לנצח.
details = פרטים
search-progress = { $nodes ->
        [one] עמדה אחת
        [two] שתי עמדות
       *[other] { $nodes } עמדות
    }
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
ask-par = מה התוצאה הטובה ביותר שאפשר היה להשיג?
par-reached = { $kind ->
        [hole] הגעתם לתוצאה הטובה ביותר שאפשר להשיג: { $best }.
       *[peaks] הגעתם לתוצאה הטובה ביותר שאפשר להשיג: { $best } נקודות.
    }
par-missed = { $kind ->
        [hole] התוצאה הטובה ביותר שאפשר להשיג: { $best }. סיימתם { $off ->
            [one] חבטה אחת
            [two] שתי חבטות
           *[other] { $off } חבטות
        } מעליה.
       *[peaks] התוצאה הטובה ביותר שאפשר להשיג: { $best } נקודות. { $off ->
            [one] חסרה לכם נקודה אחת
            [two] חסרו לכם שתי נקודות
           *[other] חסרו לכם { $off } נקודות
        }.
    }
par-unproved = { $kind ->
        [hole] התוצאה הטובה ביותר שנמצאה: { $best }. ייתכן שיש טובה ממנה.
       *[peaks] התוצאה הטובה ביותר שנמצאה: { $best } נקודות. ייתכן שיש טובה ממנה.
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
hint-fair = רמז הוגן
hint-fair-why = רק כשיש קלפים סגורים
hint-fair-sees = הרמז משתמש רק בקלפים שראיתם.
hint-fair-wins = המהלך הטוב ביותר לפי מה שרואים: { $share } (ניצחון ב־{ $wins } מתוך { $samples } חלוקות אפשריות)
hint-fair-none = המהלך הטוב ביותר לפי מה שרואים. לא נמצא ניצחון ב־{ $samples } חלוקות אפשריות.
fair-hints = { $count ->
        [one] רמז הוגן אחד
        [two] שני רמזים הוגנים
       *[other] { $count } רמזים הוגנים
    }
fair-explained = רמז הוגן משתמש רק בקלפים שראיתם, והמשחק עדיין נחשב כמשחק ללא עזרה.
unsolved = טרם נפתרה
unsolved-explained = אף חיפוש עוד לא גילה אם אפשר לנצח בחלוקה הזאת.
unsolved-won = פתרתם חלוקה שאף חיפוש לא הצליח להכריע!
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

## Card menu

card-menu-best = הכי מתאים: { $place }
card-menu-foundation = לערימת יסוד
card-menu-onto = על { CARD($card) }, { pile }
card-menu-cards = הקלפים בטור הזה
card-menu-draw = פתיחת קלף
card-menu-none = אין מהלכים אפשריים

## Help

help-title = פעולות ומקשים
help-pointer = עכבר, מגע ועט
help-tap = נגיעה בקלף
help-tap-does = הקלף עובר למקום המתאים ביותר. בהגדרות אפשר לקבוע שנגיעה ראשונה בוחרת את הקלף ונגיעה שנייה את המקום
help-drag = גרירת קלף
help-drag-does = מעבירים אותו לאן שרוצים; המקומות האפשריים מודגשים
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
help-fair-does = רמז הוגן, רק לפי הקלפים שראיתם
help-bookmarks-does = סימניות: שומרים את העמדה הזאת או חוזרים לאחרת
help-pause-does = השהיית המשחק או המשך שלו
help-plays-does = שומעים הקראה של המהלכים האפשריים
help-changed-does = שומעים הקראה של השינוי האחרון
help-table-does = שומעים הקראה של כל שולחן המשחק
help-page-does = פותחים את העזרה הזאת

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
settings-cards = קלפים ולבד
setting-face = חזית הקלפים
face-classic = קלאסית
face-modern = ספרות גדולות
face-minimal = פשוטה
setting-back = גב הקלפים
back-classic = מעוינים
back-crimson = ארגמן
back-waves = גלים
back-stars = כוכבים
back-leaves = עלים
back-weave = אריגה
setting-felt = לבד
felt-green = ירוק
felt-blue = כחול
felt-plum = שזיף
felt-slate = צפחה
felt-night = לילה
setting-accent = צבע הדגשה
accent-green = ירוק
accent-blue = כחול
accent-violet = סגול
accent-rose = ורוד
accent-orange = כתום
setting-time = הצגת הזמן
setting-time-about = הזמן עדיין נמדד ומופיע בסיכום המשחק.
setting-score = הצגת התוצאה
setting-card-size = גודל הקלפים
card-size-small = קטן
card-size-normal = רגיל
card-size-large = גדול
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
sound-off = ללא
sound-quiet = חלש
sound-normal = רגיל
sound-loud = חזק
setting-foundations = ערימות היסוד והקופה
setting-foundations-about = בטלפון שמוחזק לאורך, הקופה בדרך כלל למטה בכל מקרה.
foundations-above = מעל הטורים
foundations-below = מתחת לטורים
setting-hand = היד המועדפת
setting-hand-about = הקופה והכפתורים יהיו בצד הנוח ליד הזאת.
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
auto-play-all = בכל פעם שאפשר
setting-supermoves = העברת כמה קלפים יחד
setting-supermoves-about = העברה בבת אחת דרך טורים ריקים. כל קלף נספר כמהלך אחד.
setting-verdict = עוד אפשר לנצח?
setting-verdict-about = אחרי כל מהלך יצוין אם עוד אפשר לנצח. הבדיקה משתמשת בקלפים סגורים, ולכן המשחק ייחשב כמשחק עם עזרה.
setting-strict = ניקוד מחמיר
setting-strict-about = שואל לפני ביטול מהלך. משחקים עם ביטול מהלכים נספרים תמיד בנפרד.
setting-letter-keys = מקשי אותיות ומספרים
setting-letter-keys-about = כדאי לכבות אותם אם הכתבה קולית או יד שמונחת על המקלדת מפעילה אותם בטעות. החצים, Enter ו־Esc פועלים תמיד.

## Start page

search-games = חיפוש משחקים
search-hint = חיפוש משחק
no-game = לא נמצא משחק בשם "{ $query }".
search-missing = המשחק { $game } עדיין לא כאן. אלה המשחקים הדומים לו ביותר:
search-similar = אולי התכוונתם לאחד מאלה?
search-generic = סוליטר, פסיאנס, קלפים, קלף, משחק, משחקי, משחקים, חינם
# Words that a search understands as a filter, in any form that players type.
search-easy = קל, קלה, קלים, פשוט, פשוטים, easy
search-hard = קשה, קשים, מאתגר, hard
search-short = קצר, קצרים, מהיר, מהירים, short
search-long = ארוך, ארוכים, long
search-unplayed = חדש, חדשה, חדשים, new
search-multiplayer = רב משתתפים, חברים, מקוון, מחשב, חדר
games-found = { $count ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $count } משחקים
    }
continue = המשך
continue-aside = הסרת { $game } מהרשימה
continue-back = החזרת { $game } לרשימה
continue-off = { $game } הוסר מהרשימה.
continue-all = { $count ->
        [one] הצגת המשחק שלא הסתיים
       *[other] הצגת כל { $count } המשחקים שלא הסתיימו
    }
played = { moves-made } · { $time }
save-record = הורדת רישום המשחק
deal-named = חלוקה { $deal }
also = נקרא גם { $alias }
play = למשחק
play-game = למשחק { $game }
play-usual = למשחק { $game } בכללים הרגילים
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
new-game = משהו חדש
new-game-does = משחק קל שעוד לא שיחקתם
random-game = משחק אקראי
random-game-does = אחד מתוך { $count } משחקים
welcome = סוליטר בחינם וללא פרסומות: { $count } משחקים, עם רמזים, חלוקות יומיות וסיכויים אמיתיים.
welcome-learn = חדשים כאן? מתחילים בשיעור
yes = כן
no = לא

## Play without a server

offline-title = משחק ללא חיבור
offline-files = { $state ->
        [impossible] הדפדפן הזה לא יכול לשחק כאן ללא חיבור. נדרשים HTTPS וחלון רגיל.
        [downloading] בהורדה: { $percent }% מתוך { $size } מ״ב
        [ready] מוכן. אפשר לשחק בכל משחקי הסוליטר ללא חיבור.
        [failed] ההורדה נכשלה. בדקו את החיבור ונסו שוב.
       *[missing] עדיין לא הורד. אחרי המהלך הראשון ההורדה ({ $size } מ״ב) מתחילה מעצמה, אלא אם החיבור מחויב לפי נפח.
    }
offline-download = להוריד עכשיו ({ $size } מ״ב)
offline-update = { $state ->
        [downloading] העדכון בהורדה…
        [ready] העדכון מוכן. טענו את הדף מחדש כדי להשתמש בו.
        [failed] התקנת העדכון נכשלה. בדקו את החיבור ונסו שוב.
       *[waiting] יש עדכון. החיבור מחויב לפי נפח, ולכן העדכון ממתין עד שתבקשו אותו. עד אז משחקים בגרסה הקודמת.
    }
offline-update-now = לעדכן עכשיו ({ $size } מ״ב)
offline-only-here = { $count ->
        [one] משחק אחד נמצא בינתיים רק בדפדפן הזה. הוא יישלח לשרת כשהשרת יחזור.
        [two] שני משחקים נמצאים בינתיים רק בדפדפן הזה. הם יישלחו לשרת כשהשרת יחזור.
       *[other] { $count } משחקים נמצאים בינתיים רק בדפדפן הזה. הם יישלחו לשרת כשהשרת יחזור.
    }
offline-refused = { $count ->
        [one] השרת דחה משחק אחד, ולכן הוא נמצא רק בדפדפן הזה. הסיבה מופיעה בהגדרות. אפשר לייצא אותו בדף הסטטיסטיקה.
        [two] השרת דחה שני משחקים, ולכן הם נמצאים רק בדפדפן הזה. הסיבה מופיעה בהגדרות. אפשר לייצא אותם בדף הסטטיסטיקה.
       *[other] השרת דחה { $count } משחקים, ולכן הם נמצאים רק בדפדפן הזה. הסיבה מופיעה בהגדרות. אפשר לייצא אותם בדף הסטטיסטיקה.
    }
offline-stopped = השולחנות בדפדפן הזה הפסיקו לפעול. כל המהלכים שמורים. סגרו לשוניות אחרות וטענו את הדף מחדש כדי להמשיך.
offline-outdated = גרסה חדשה יותר של Longwood שמרה את המשחקים בדפדפן הזה, והדף הזה הוא גרסה קודמת. כל המהלכים שמורים. התחברו לרשת וטענו את הדף מחדש כדי לקבל את הגרסה החדשה.
offline-deleted = המשחק הזה נמחק בשרת, למשל ממכשיר אחר או מלשונית אחרת. גם העותק שלו בדפדפן הזה נמחק.
offline-may-be-deleted = כשחסר מקום, הדפדפן עלול למחוק משחקים ששמורים רק כאן. כדי למנוע זאת, התקינו את Longwood כאפליקציה או ייצאו את המשחקים בדף הסטטיסטיקה.
offline-almost-full = כמעט לא נשאר בדפדפן הזה מקום לשמירת משחקים. פנו מקום או ייצאו את המשחקים בדף הסטטיסטיקה.
site-limits = לעותק הזה של Longwood אין שרת. אפשר לשחק בכל משחקי הסוליטר, עם רמזים, צפייה חוזרת וסטטיסטיקה, אבל אין משחק עם אחרים. המשחקים שלכם שמורים רק בדפדפן הזה.
