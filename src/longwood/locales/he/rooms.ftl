# Hebrew texts: multiplayer: rooms, Golf with others and Spit. The notes for all texts of a language are in cards.ftl.

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
error-not-multiplayer = את { $game } אי אפשר לשחק עם אחרים: הניקוד במשחק הזה אינו בחבטות
error-holes = בסיבוב עם אחרים יש 9 או 18 גומות, לא { $holes }
error-limit = הזמן לגומה צריך להיות לפחות שנייה אחת
error-players = { $format ->
        [spit] ספיט מיועד לשני שחקנים (כאן: { $players })
        [match] משחק לפי גומות מיועד לשני שחקנים, או לשתי קבוצות של שניים, שלושה או ארבעה שחקנים (כאן: { $players })
       *[stroke] משחק לפי חבטות מיועד לשניים עד שמונה שחקנים (כאן: { $players })
    }
error-name-empty = בשם צריכה להיות לפחות אות אחת
error-name-long = השם יכול לכלול עד { $most } אותיות
error-name-marks = לכל אות בשם אפשר להוסיף עד שלושה סימנים, למשל ניקוד
error-code = בקוד של חדר יש שש אותיות
error-no-room = אין חדר עם הקוד הזה; ייתכן שהוא נסגר, או שנפלה טעות בקוד
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
refused-no-watcher = הצופה כבר לא בחדר
refused-hushed = המארח כיבה את המשפטים המהירים
refused-said-enough = צריך לחכות רגע לפני המשפט הבא
refused-removed = המארח הוציא אתכם מהחדר הזה, ולכן אי אפשר לחזור אליו
refused-removed-network = המארח הוציא מהחדר הזה אתכם או מישהו מהרשת שלכם
refused-same-network = מישהו מהרשת שלכם כבר תפס מקום; במשחק עם זרים יש מקום אחד לכל רשת
refused-name-blocked = השם הזה אסור בשרת הזה
refused-no-code = לא נמצא קוד פנוי לחדר; נסו שוב
refused-no-record = עוד לא הסתיים כאן אף משחק
refused-not-here = המדדים אינם זמינים מהכתובת הזאת
refused-worn-out = תוקף החדר פג; צרו חדר חדש
refused-too-often = יותר מדי בקשות; נסו שוב בעוד דקה
refused-importing = ייבוא אחר שלכם עוד לא הסתיים; המתינו לסיומו
refused-many-imports = השרת עסוק בייבוא קבצים אחרים; נסו שוב בעוד דקה
refused-many-games = יש לכם יותר מדי משחקים; ייצאו ומחקו אותם לפני שתתחילו משחקים חדשים
refused-too-fast = יותר מדי הודעות בבת אחת; האטו מעט
refused-too-many = יש יותר מדי חיבורים מהכתובת שלכם
refused-too-many-connections = יש יותר מדי חיבורים לשרת; נסו שוב מאוחר יותר
refused-many-seats = נתפסו יותר מדי מקומות מהכתובת שלכם
refused-crowded = אין בשרת מקום לחדרים נוספים; נסו שוב מאוחר יותר

## Rooms

multiplayer = משחק עם אחרים
multiplayer-game = { $game ->
        [golf] גולף
       *[spit] ספיט
    }
multiplayer-about = { $game ->
        [golf] שניים עד שמונה שחקנים, כולם באותה גומה בו־זמנית.
       *[spit] שני שחקנים בזמן אמת, בלי תורות.
    }
multiplayer-open = יצירת חדר
multiplayer-open-for = יצירת חדר: { multiplayer-game }
multiplayer-code = יש לכם קוד?
multiplayer-code-hint = שש אותיות
multiplayer-join = הצטרפות
multiplayer-computer = משחק נגד המחשב
multiplayer-computer-at = { $game ->
        [golf] גולף
       *[spit] ספיט
    } נגד המחשב
multiplayer-opponent = היריב ב{ $game ->
        [golf] גולף
       *[spit] ספיט
    }
multiplayer-guest = אורח
room-title = { $game ->
        [golf] גולף עם אחרים
       *[spit] ספיט לשניים
    }
room-gone = אין חדר עם הקוד הזה. ייתכן שהוא נסגר, או שנפלה טעות בקוד.
room-entering = מצטרפים…
room-invite = הזמנת שחקנים
room-invite-about = כל מי שיש לו הקישור או הקוד יכול להצטרף.
room-code = קוד
room-link = קישור
room-copy-link = העתקת הקישור
room-share = שיתוף הקישור
room-invitation = בואו לשחק איתי { multiplayer-game }
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
room-computer-name = { $level ->
        [beginner] מינה
        [casual] ליאו
        [steady] נורה
        [sharp] מקס
        [expert] ורה
        [stroll] אוטו
        [walk] אידה
        [trot] סם
        [canter] רקס
        [gallop] זואי
       *[other] { $level }
    }
room-computer-at = { $name } · { $level }
room-computer = שחקן מחשב
room-add = הוספת שחקן מחשב
room-remove-player = הוצאה מהחדר: { $name }
room-name = השם שלכם
room-sit = תפיסת מקום
room-rename = שינוי השם
room-sit-to-play = { $count ->
        [0] תפסו מקום כדי לשחק.
        [1] תפסו מקום כדי לשחק נגד { $names }.
       *[other] תפסו מקום כדי לשחק עם { $names }.
    }
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
        [match] מי שהשיג את התוצאה הנמוכה ביותר זוכה בגומה, ומנצח הצד שזכה ביותר גומות (match play). לשני שחקנים או לשתי קבוצות.
       *[stroke] מנצח מי שסך החבטות שלו הוא הנמוך ביותר (stroke play).
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
room-wants-again = { $count ->
        [1] { $names } רוצה לשחק שוב.
       *[other] { $names } רוצים לשחק שוב.
    }
room-to-lobby = חזרה לחדר
room-company = משחקים עם
room-company-is = { $company ->
        [strangers] זרים
       *[friends] חברים
    }
room-listed = הצגה בלובי
room-listed-about = כל עוד החדר ממתין לשחקנים, כולם רואים אותו בעמוד הראשי ויכולים להצטרף.
lobby = חדרים פתוחים
lobby-room = { $game } עם { $host }
lobby-seats = תפוסים { $seats } מתוך { $most } מקומות
room-worth = { $kind ->
        [same] כולם מקבלים את אותה החלוקה. מי שמצטרף גם מדפדפן שני יכול להציץ בקלפים הבאים, ולכן התוצאות מבוססות על אמון.
        [own] לכל שחקן חלוקה נפרדת, ולכן אי אפשר להציץ בקלפים הבאים. התוצאות תלויות גם במזל.
        [strangers] לכל שחקן חלוקה נפרדת ולכל רשת מקום אחד, ולכן אי אפשר להציץ בקלפים הבאים. אי אפשר לזהות עזרה מתוכנות אחרות.
        [spit-strangers] מקום אחד לכל רשת. אי אפשר לזהות עזרה מתוכנות אחרות.
       *[spit] אפשר לשחק גם מאותה רשת, למשל בבית.
    }
room-removed = הוציאו אתכם מהחדר
room-people = האנשים בחדר
room-people-short = אנשים
room-watcher = צופה { $number }
room-remove = הוצאה מהחדר
room-remove-title = להוציא מהחדר את { $name }?
room-remove-body = { $playing ->
        [yes] המשחק הזה ייחשב להפסד טכני של { $name }, ולא תהיה אפשרות לחזור לחדר.
       *[no] אי אפשר יהיה להחזיר את { $name } לחדר.
    }
room-cancel = ביטול
room-report = דיווח על השם
room-report-player = דיווח על השם { $name }
room-reported = הדיווח נשלח
room-phrases = משפטים מהירים
setting-phrases = הצגת משפטים מהירים של שחקנים
room-phrases-allow = לאפשר משפטים מהירים בחדר הזה
room-phrases-off = המארח כיבה את המשפטים המהירים.
room-said = { $name }: { $phrase }
room-phrase-is = { $phrase ->
        [hello] שלום!
        [good-luck] בהצלחה!
        [well-played] שיחקת מצוין!
        [nice] יפה!
        [so-close] כמעט!
        [ouch] אאוץ'!
        [oops] אופס!
        [thanks] תודה!
        [good-game] משחק יפה!
        [again] עוד משחק?
        [bye] להתראות!
       *[other] { $phrase }
    }

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
golf-finished = הגומה הושלמה
golf-resting = מחוץ לגומה הזאת
golf-withdrawn = מחוץ למשחק
golf-removed = הוצאה מהחדר בידי המארח
golf-stuck = אין מהלכים. סיימו את הגומה, או בטלו מהלכים אם אפשר.
golf-done = סיימתם את הגומה: { $strokes }.
golf-waiting = ממתינים לסיום של { $names }.
golf-watched-why = כולם משחקים באותה חלוקה. הקלפים של שחקן ייחשפו כשכל האחרים יסיימו, כדי שאיש לא ידע אילו קלפים באים אחר כך.
golf-watched-all = רואים כל קלף ברגע שמשחקים אותו.
golf-live = שידור חי
golf-live-board = { $name }: הקלפים עכשיו
golf-dealt = החלוקה של הגומה
golf-impossible = אי אפשר לפתור את החלוקה הזאת.
golf-results = גומה { $hole }: תוצאות
golf-results-extra = גומה נוספת { $hole }: תוצאות
golf-hole-best = מקום ראשון
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
golf-said-removed = המארח הוציא את { $name } מהחדר.
golf-said-leads = בהובלה: { $names }.
golf-said-minute = נותרה דקה אחת.
golf-said-seconds = { $seconds ->
        [one] נותרה שנייה אחת.
        [two] נותרו שתי שניות.
       *[other] נותרו { $seconds } שניות.
    }

## Spit

spit-title = ספיט, סיבוב { $round }
spit-how = איך משחקים ספיט
spit-how-play = שני השחקנים משחקים בו־זמנית. הניחו קלף שגבוה או נמוך בדרגה אחת{ $equal ->
        [yes] , או באותה דרגה,
       *[no] { "" }
    } על אחת מערימות הספיט. הצורה לא משנה.
spit-how-stuck = כשלאיש אין מהלך, כל אחד הופך קלף חדש.
spit-how-end = { $slap ->
        [yes] כששורה מתרוקנת, טפחו על ערימת הספיט הקטנה כדי לקחת אותה.
       *[no] מי שמרוקן ראשון את השורה שלו לוקח את ערימת הספיט הקטנה.
    } כדי לנצח צריך להיפטר מכל הקלפים.
spit-pile = { $name }, ערימה { $number }
spit-own-pile = אצלכם, ערימה { $number }
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
spit-score = הקלפים במשחק בתחילת הסיבוב הזה
spit-round = סיבוב { $round }
spit-took = הערימה של { $name }: { cards }.
spit-ready = אפשר להתחיל
spit-waiting = ממתינים לאישור של { $name }
spit-you-won = ניצחתם!
spit-won = ניצחון: { $name }
spit-nobody-won = אין מנצח
spit-ending = { $how ->
        [out] למנצח לא נותרו קלפים.
        [left] השחקן השני עזב.
        [removed] המארח הוציא את השחקן השני מהחדר.
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
spit-help-drag-does = מעבירים אותו לאן שרוצים; המקומות המתאימים מודגשים
spit-help-slap = נגיעה בערימת ספיט
spit-help-slap-does = טופחים עליה; בסוף סיבוב אפשר לגעת בכל מקום בצד שלה
spit-help-piles-does = מעבירים את הקלף העליון של אחת הערימות שלכם (1 עד 5) למקום המתאים
spit-help-hold-does = מרימים את הקלף ובוחרים לו מקום: Q, E או חץ לערימת ספיט, מספר למקום ריק, Esc לביטול
spit-help-sides-does = ערימת הספיט השמאלית או הימנית: מניחים שם את הקלף שביד, ואם אין קלף ביד טופחים
spit-help-space-does = מודיעים שאפשר להתחיל, או טופחים על ערימת הספיט שפתחתם
