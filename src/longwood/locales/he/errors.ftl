# Hebrew texts: errors and the command line. The notes for all texts of a language are in cards.ftl.

## Errors

error-title = משהו השתבש
unreachable = אין חיבור. נסו שוב כשהחיבור יחזור.
unreachable-deal = אין חיבור. אפשר יהיה להתחיל משחק חדש כשהחיבור יחזור.
unreachable-page = אי אפשר להתחבר ל־Longwood. בדקו את החיבור וטענו את הדף מחדש.
site-unreachable = אי אפשר לטעון את הקבצים של האתר. בדקו את החיבור וטענו את הדף מחדש.
not-found-page = הדף לא נמצא
not-found-game = המשחק לא נמצא
not-found-room = החדר לא נמצא
not-found-deal = אין חלוקה כזאת
rules-unfit-title = כללים לא אפשריים
rules-unfit = הכללים שבקישור הזה לא אפשריים { $game ->
        [none] במשחק הזה
       *[other] במשחק { $game }
    }.
unreachable-title = אין חיבור
no-page = אין דף בכתובת { $path }
table-gone = אין לכם משחק בכתובת הזאת. ייתכן שהוא נמחק, שהוא שייך לדפדפן אחר, או שנפלה טעות בכתובת.
go-back = חזרה
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
error-search-failed = הפותר נעצר באופן לא צפוי; נסו שוב
error-replay-long = במשחק שמשתפים יכולים להיות לכל היותר { $most } מהלכים; כאן יש { $moves }
error-replay-unread = מהלך { $number }: { $why }
error-replay-move = מהלך { $number }, { $move }: { $why }
error-archive-line = השורה הזאת אינה משחק מקובץ ייצוא
error-archive-record = רישום המשחק אינו תקין: { $why }
error-archive-deal = ברישום המשחק אין מספר חלוקה של Longwood
error-archive-long = במשחק יכולים להיות לכל היותר { $most } צעדים
error-archive-times = הזמנים או הסיבוב של המשחק אינם תקינים
error-archive-hole = יש יותר מדי משחקים בגומה { $hole } של סיבוב
error-archive-moves = האירועים של המשחק אינם תואמים את המהלכים שברישום
error-archive-ended = אירוע { $number } מסיים את המשחק, אבל יש אחריו עוד אירועים
error-archive-lines = בייבוא אחד יכולות להיות לכל היותר { $most } שורות
error-conflict = המשחק השתנה במקום אחר; כאן מוצג המצב הנוכחי
error-elsewhere = החדר עובר לשרת אחר; נסו שוב בעוד רגע
error-store = השרת לא יכול לטעון או לשמור משחקים כרגע; נסו שוב מאוחר יותר
error-browser-full = לא נשאר בדפדפן הזה מקום לשמירת משחקים. בינתיים שום דבר לא אבד: פנו מקום וחזרו על הפעולה האחרונה
refused-no-server = למשחק עם אחרים נדרש שרת Longwood, ולאתר הזה אין
error-no-pile = אין ערימה { $pile } במשחק הזה
error-deal-number = { $text } אינו מספר חלוקה; הזינו מספר שלם מ־0 עד { $most }
error-no-game = אין משחק בשם { $game }
error-no-game-near = { $no }; האם התכוונתם ל: { $nearest }?
error-game-missing = המשחק { $game } עדיין לא כאן; נסו { $nearest }
error-no-patience = המשחק { $game } הוא מרוץ לשני שחקנים; אין בו חלוקות, ואי אפשר לפתור אותו
error-no-option = אין אפשרות בשם { $option }; האפשרויות הן { $options }
error-no-option-near = אין אפשרות בשם { $option }; האם התכוונתם ל: { $nearest }?
error-no-option-here = אין אפשרות בשם { $option }; האפשרויות במשחק { $game }: { $options }
error-option-unfit = האפשרות { $option } לא קיימת במשחק { $game }; האפשרויות בו: { $options }
error-no-options = אין
error-option-value = האפשרות { $option } אינה יכולה להיות { $value }; הערכים המותרים: { $values }
error-option-twice = האפשרות { $option } צוינה פעמיים: { $first } וגם { $second }
error-options-clash = { $game }: האפשרויות { $first } ו־{ $second } סותרות זו את זו: { $why ->
        [names] אלה שני שמות של אותה אפשרות
       *[opposites] הן הפוכות זו לזו
    }

## Command line

cli-no-game = { $error }; הפקודה `longwood games` מציגה את כולם
cli-deal = { $game }, חלוקה { $deal }
cli-position = { $game }, עמדה שהוזנה
cli-own = { $game } (כללים מותאמים אישית)
cli-line = שורה { $line }: { $what }
cli-titled = { $title }: { $what }
cli-and = { $first }; { $last }
cli-on = כן
cli-off = לא
cli-options = אפשרויות
cli-also = שמות אחרים
cli-other-versions = גרסאות אחרות
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
cli-lost-hashes = אי אפשר לנצח, אלא אם כן לשתי עמדות יש אותו גיבוב של 64 סיביות (--certain בודק שוב בגיבוב אחר)
cli-unknown = לא הוכרע; { cli-limit }
cli-limit = { $limit ->
        [nodes] החיפוש נעצר במגבלת הצמתים
        [memory] החיפוש נעצר במגבלת הזיכרון
        [time] החיפוש נעצר במגבלת הזמן
        [crashed] החיפוש קרס
       *[cancelled] החיפוש בוטל
    }
cli-effort = { $nodes ->
        [one] צומת אחד
        [two] שני צמתים
       *[other] { $nodes } צמתים
    }, { $seconds } שנ׳
cli-shares = { $title }: { $deals ->
        [one] חלוקה אחת
        [two] שתי חלוקות
       *[other] { $deals } חלוקות
    }
cli-share = { $verdict ->
        [won] ניצחון
        [lost] הפסד
       *[open] לא הוכרע
    }
cli-interval = רווח סמך 95%: { $lower } עד { $upper }
cli-winnable = אפשר לנצח בין { $lower } ל־{ $upper } מכל החלוקות (ברמת סמך של 95%).
cli-positions = עמדה
cli-furthest = סדרת המהלכים שהתקדמה ביותר, { moves-made }:
cli-verdict = { $verdict ->
        [won] אפשר לפנות את השולחן
        [lost] אי אפשר לפנות את השולחן
       *[unknown] לא ידוע אם אפשר לפנות את השולחן
    }
cli-best = התוצאה הטובה ביותר היא { $score }, { cli-in-moves }
cli-best-bound = התוצאה הטובה ביותר שנמצאה היא { $score }, { cli-in-moves }; הטובה ביותר שאפשר להשיג היא בין { $kind ->
        [peaks] { $score } לבין { $bound }
       *[hole] { $bound } לבין { $score }
    }
cli-in-moves = { $moves ->
        [one] במהלך אחד
        [two] בשני מהלכים
       *[other] ב־{ $moves } מהלכים
    } ({ cli-verdict })
cli-hint = { $kind ->
        [draw] המהלך מהקופה
        [column] המהלך מטור { $move }
        [slot] המהלך ממקום { $move }
       *[move] המהלך { $move }
    }: { $reason }
cli-hint-seen = { $advice } (לפי קלפים שאינכם רואים)
cli-hint-won = המשחק כבר נגמר בניצחון
cli-hint-win = מוביל לניצחון { $moves ->
        [one] במהלך אחד
        [two] בשני מהלכים
       *[other] ב־{ $moves } מהלכים
    }
cli-hint-none = אין מהלכים
cli-hint-fair = הטוב ביותר לפי מה שרואים: { $share } (ניצחון ב־{ $wins } מתוך { $samples } חלוקות אפשריות)
cli-hint-line = { $why }; המהלך הזה פותח את סדרת המהלכים שהתקדמה ביותר, { $far }
cli-hint-score = { $why }; המהלך הזה פותח את סדרת המהלכים אל { $exact ->
        [yes] התוצאה הטובה ביותר האפשרית: { $score }
       *[no] התוצאה הטובה ביותר שנמצאה: { $score }
    }
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
cli-holds-unchecked = { $played }: הרישום תקין, אבל אין בו סיכום ביקורת, ולכן ייתכן שמהלך ששונה לא יתגלה
cli-unsolved = { $what }; אף חיפוש לא הכריע קודם את החלוקה הזאת
cli-proof-written = ההוכחה נכתבה אל { $file } ({ $size } KB)
cli-proof-holds = { $title }: אי אפשר לנצח, וההוכחה נכונה
cli-simulated = משחק { $number }: { $result }; { moves-made }, { $minutes } דק׳ { $seconds } שנ׳
cli-seat = שחקן { $seat } ({ $player })
cli-match-won = { $count ->
        [one] ניצחון: { $winners }
       *[other] מנצחים: { $winners }
    }
cli-match-by = { $won }, { $by }
cli-match-round = { $won }, בסיבוב { $round }
cli-match-strokes = { $won }; חבטות לפי שחקן: { $strokes }
cli-simulated-wins = שחקן { $seat } ({ $player }), ניצחונות: { $wins } מתוך { $games }
cli-simulating = משחקים
cli-simulated-so-far = { $done ->
        [one] הסתיים משחק אחד
        [two] הסתיימו שני משחקים
       *[other] הסתיימו { $done } משחקים
    } מתוך { $of }
cli-was-won = המשחק נגמר בניצחון
cli-can-be-won = עוד אפשר לנצח
cli-lost-from-start = אי אפשר היה לנצח, גם לא מההתחלה
cli-lost-by = מהלך { $number } ("{ $move }") הביא להפסד
cli-won-at-start = בהתחלה אפשר היה לנצח
cli-won-up-to = אפשר היה לנצח עד מהלך { $number }
cli-lost-from = החל ממהלך { $number } כבר אי אפשר היה לנצח
cli-rest-unknown = השאר לא הוכרע
cli-ways = מהלכים שאחריהם עוד אפשר היה לנצח: { $moves }
cli-ways-open = מהלכים שאחריהם עוד אפשר היה לנצח: { $moves }; לא הוכרע: { $open }
