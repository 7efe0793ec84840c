# Every message in Hebrew. The files of en/ have the same messages and variables; tests/locales compares them.
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
cards-below = { $count ->
        [one] קלף סגור אחד
        [two] שני קלפים סגורים
       *[other] { $count } קלפים סגורים
    }, ואחר כך { $cards }
pile = { $kind ->
        [column] טור { $number }
        [cell] תא { $number }
        [foundation] ערימת יסוד { $number }
        [slot] מקום { $number }
        [stock] הקופה
        [waste] ערימת ההשלכה
        [holes] גומה { $number }
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
pile-slot-covered = { $name }, { CARD($card) }, מכוסה
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

## Why a move isn't allowed

reason-won = המשחק נגמר בניצחון: כל הקלפים בערימות היסוד
reason-own-column = הקלף כבר בטור הזה
reason-empty = אי אפשר להעביר לשם { CARD($card) }: במשחק { $game } { $empty ->
        [king] מעבירים לטור ריק רק מלכים
        [queen] מעבירים לטור ריק רק מלכות
        [waste] מעבירים לטור ריק רק קלפים מערימת ההשלכה
        [none] טורים ריקים נשארים ריקים
       *[any] אפשר להעביר לטור ריק כל קלף
    }
reason-fit = אי אפשר להניח { CARD($card) } על { CARD($onto) }: במשחק { $game } בונים { reason-build }
reason-fit-down = אי אפשר להניח { CARD($card) } על { CARD($onto) }: במשחק { $game } בונים בסדר יורד { reason-build }
reason-fit-only = אי אפשר להניח { CARD($card) } על { CARD($onto) }: אפשר להניח שם רק { CARD($fits) }
reason-fit-ace = אי אפשר להניח { CARD($card) } על { CARD($onto) }: על אס לא מניחים דבר
reason-build = { $build ->
        [same_suit] באותה צורה
        [different_suit] בצורות שונות
        [alternate_colour] בצבעים מתחלפים
       *[any] בכל צורה
    }
reason-fit-both = אי אפשר להניח { CARD($card) } על { CARD($onto) }: במשחק { $game } בונים בסדר יורד או עולה { reason-build }
reason-cell-single = בתא יש מקום לקלף אחד בלבד
reason-cell-full = בתא הזה כבר יש קלף
reason-run-to-empty = רצף של כמה קלפים עובר רק לטור ריק
reason-draw-target = קלפים מהקופה עוברים רק לערימת ההשלכה
reason-draw-count = כאן פותחים בכל פעם { cards }
reason-stock-empty = הקופה ריקה
reason-no-stock = במשחק { $game } אין קופה
reason-redeal-source = רק את ערימת ההשלכה אפשר להפוך לקופה חדשה
reason-no-redeal = במשחק { $game } אין מעבר נוסף על הקופה
reason-redeals-used = { $redeals ->
        [1] המעבר הנוסף היחיד נוצל
        [2] שני המעברים הנוספים נוצלו
       *[other] כל { $redeals } המעברים הנוספים נוצלו
    }
reason-redeal-early = הופכים את ערימת ההשלכה רק כשהקופה ריקה; עוד יש בה { cards }
reason-waste-empty = ערימת ההשלכה ריקה
reason-no-cards = מהלך צריך לכלול לפחות קלף אחד
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
reason-return-not-top = אין { CARD($card) } בראש אף ערימת יסוד
reason-return-starter = אי אפשר להחזיר { CARD($card) }: הקלף הזה פתח את ערימת היסוד
reason-on-foundation = הקלף כבר בערימת יסוד
reason-foundation-single = לערימת יסוד מעבירים קלף אחד בכל פעם
reason-to-waste = לערימת ההשלכה עוברים רק קלפים מהקופה
reason-nothing-there = אי אפשר להעביר לשם קלפים
reason-foundation = עוד אי אפשר להעביר { CARD($card) } לערימות היסוד: הן נבנות בסדר עולה { $up ->
        [suit] באותה צורה
       *[alternate_colour] בצבעים מתחלפים
    }, החל { RANK($base, form: "from") }
reason-cleared = כל הקלפים פונו, והמשחק הסתיים
reason-must-play = לפי הכללים האלה פותחים קלף רק כשאי אפשר לשחק שום קלף
reason-hole-only = במשחק { $game } מעבירים קלף אחד בכל פעם, ורק לגומה
reason-from-hole = אי אפשר להוציא קלפים מהגומה
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

refused-closed = הגומה הבאה כבר התחילה, ואי אפשר לשנות את הגומה הזאת
refused-ended = המשחק הזה הסתיים
refused-not-begun = אפשר לוותר אחרי המהלך הראשון
refused-too-long = המשחק הגיע לאורך המרבי; אפשר להוריד את הרישום שלו ולהתחיל חלוקה חדשה
refused-redo = אין מה לבצע שוב
refused-bookmarked = כבר יש סימנייה לעמדה הזאת
refused-bookmarks-full = אפשר לשמור עד { $most } סימניות; הסירו קודם אחת מהן
refused-no-bookmark = אין סימנייה { $number }
refused-here = אתם כבר בעמדה הזאת
refused-over = המשחק הזה כבר הסתיים
refused-undo = אין מה לבטל
refused-no-par = במשחק הזה אין ניקוד בחבטות או בנקודות
refused-all-seen = כבר ראיתם את כל הקלפים
refused-heard = הפעולה כבר בוצעה
refused-moved-on = המשחק כבר השתנה בלשונית אחרת
refused-cards-gone = מאוחר מדי: הקלפים האלה כבר עברו למקום אחר
refused-given-up = המשחק השתנה בלשונית אחרת, ולכן החיפוש הופסק
refused-busy = הפותר עסוק (בתור: { $waiting }); נסו שוב בעוד { $seconds ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $seconds } שניות
    }
refused-no-solver = הפותר לא זמין כרגע; נסו שוב בעוד { $seconds ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $seconds } שניות
    }
refused-not-over = התוצאה הטובה ביותר מוצגת רק אחרי סוף הגומה
refused-marks-helped = המשחק עוד לא הסתיים; ניתוח עכשיו יהפוך אותו למשחק עם עזרה
refused-replay-open = אפשר לנתח רק משחקים שהסתיימו, והמשחק הזה עוד לא הסתיים
refused-not-joined = למהלך הקודם אפשר לצרף רק מהלך לערימת יסוד
refused-which-deal = בחרו רק אחת מהאפשרויות: חלוקה לפי מספר, חלוקה שאפשר לנצח בה, רמת קושי או חלוקת היום
refused-no-grades = לחלוקות של המשחק הזה אין רמת קושי לבחירה
refused-won = המשחק הסתיים בניצחון, והתוצאה סופית
refused-practice = אחרי ביטול המהלך המשחק ייספר כמשחק עם ביטול מהלכים
refused-no-round = את { $game } לא משחקים בסיבובים של תשע גומות
refused-hole-open = גומה { $number } עוד לא הסתיימה
refused-round-over = הסיבוב הסתיים
refused-no-reshuffle = אפשר לערבב מחדש רק לפני המהלך הראשון, ורק חלוקה שאי אפשר לפתור
refused-clock = הפעולה קודמת לאירוע האחרון
refused-paused = המשחק מושהה עד שהשחקן השני יחזור
refused-ready = המשחק לא ממתין כרגע לאישור שלכם
refused-not-playing = אפשר לשחק קלפים ולטפוח רק בזמן סיבוב
refused-not-on-top = הקלף הזה אינו בראש אף אחת מהערימות שלכם
refused-no-place = אין ערימה כזאת
refused-no-fit = אי אפשר להניח { CARD($card) } על { CARD($onto) }
refused-not-empty = אפשר להעביר קלף רק למקום ריק בשורה שלכם או, אם האפשרות הזאת פעילה, אל קלף מאותה דרגה
refused-no-slap = אין על מה לטפוח
refused-slap-locked = טפחתם מוקדם מדי; חכו רגע
refused-away = השחקן הזה כבר מנותק
refused-not-away = השחקן הזה אינו מנותק

## Screen reader announcements

said-move = { $what } אל { pile }.
said-draw = { $count ->
        [one] נפתח: { $cards }.
       *[other] נפתחו: { $cards }.
    }
said-redeal = ערימת ההשלכה נהפכה.
said-new-table = משחק חדש: { $game }.
said-many-moved = הרבה קלפים זזו.
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
said-pile-hidden = { $name }: { cards-below }.
play-draw = פתיחת קלף
play-to = { $cards } מתוך { $from } אל { $to }
play-to-empty = { $cards } מתוך { $from } אל טור ריק
