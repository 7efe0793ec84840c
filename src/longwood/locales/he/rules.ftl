# Hebrew texts: rules pages: what all share, and the Forty Thieves family. The notes for all texts of a language are in cards.ftl.

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
brief-preset = { RANK($rank, form: "all") } כבר בערימות היסוד
brief-base-first = הקלף הראשון קובע את דרגת הבסיס
brief-base = דרגת הבסיס: { RANK($rank) }
brief-foundations-alternate = ערימות יסוד בצבעים מתחלפים
brief-build = בנייה יורדת { $build ->
        [same_suit] באותה צורה
        [different_suit] בצורות שונות
        [alternate_colour] בצבעים מתחלפים
       *[any] בכל צורה
    }
brief-columns-empty = { $columns ->
        [one] טור ריק אחד
        [two] שני טורים ריקים
       *[other] { $columns } טורים ריקים
    }
brief-build-both = בנייה יורדת או עולה { $build ->
        [same_suit] באותה צורה
        [different_suit] בצורות שונות
        [alternate_colour] בצבעים מתחלפים
       *[any] בכל צורה
    }
brief-waste-refills = ערימת השלכה שהתרוקנה מתמלאת מעצמה
brief-cells = { $cells ->
        [one] תא אחד
        [two] שני תאים
       *[other] { $cells } תאים
    }
brief-deal-up = { $way ->
        [rows] קלפים עליונים עולים ליסוד אחרי כל שורה בחלוקה
       *[cards] קלפים עולים ליסוד בזמן החלוקה
    }
brief-kings-on-aces = מלכים על אסים
brief-run = { $run ->
        [by_build] מעבירים רצפים
        [same_suit] מעבירים רצפים באותה צורה
        [to_empty] מעבירים רצפים רק לטורים ריקים
       *[single] קלף אחד בכל פעם
    }
brief-empty = { $empty ->
        [king] רק מלכים לטורים ריקים
        [queen] רק מלכות לטורים ריקים
        [waste] לטורים ריקים רק קלפים מערימת ההשלכה
        [auto_fill] טורים ריקים מתמלאים מעצמם
       *[none] טורים ריקים נשארים ריקים
    }
brief-no-stock = בלי קופה
brief-no-tableau = בלי שולחן משחק
brief-holes = { $holes ->
        [one] גומה אחת
        [two] שתי גומות
       *[other] { $holes } גומות
    }
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
brief-more-peaks = { $peaks ->
        [two] שתי פסגות
       *[other] { $peaks } פסגות
    }, { $cards } קלפים
brief-pyramid = פירמידה של { cards }
brief-trees = { $trees ->
        [one] עץ אחד
        [two] שני עצים
       *[other] { $trees } עצים
    } של { cards }
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
brief-rank-equal = אותה דרגה או דרגה אחת למעלה או למטה, אס ומלך סמוכים
brief-stack = אפשר לערום קלפים מאותה דרגה
brief-no-slap = בלי טפיחות

## A game in a sentence or two, for players who don't know the words

brief-pitch-build = { $build ->
        [same_suit] על 6 מניחים 5 מאותה צורה.
        [different_suit] על 6 מניחים 5 מצורה אחרת.
        [alternate_colour] על 6 שחור מניחים 5 אדום.
       *[any] על כל 6 מניחים כל 5.
    }
brief-pitch-both = { $build ->
        [same_suit] על 6 מניחים 5 או 7 מאותה צורה.
        [different_suit] על 6 מניחים 5 או 7 מצורה אחרת.
        [alternate_colour] על 6 שחור מניחים 5 או 7 אדום.
       *[any] על כל 6 מניחים כל 5 או 7.
    }
brief-pitch-run = { $run ->
        [by_build] רצפים עוברים יחד.
        [same_suit] רצפים באותה צורה עוברים יחד.
        [to_empty] רצפים עוברים רק לטורים ריקים.
       *[single] מזיזים קלף אחד בכל פעם.
    }
brief-pitch-hidden = חלק מהקלפים סגורים בהתחלה.
brief-pitch-clear = { $layout ->
        [peaks] פנו את הפסגות
        [pyramid] פנו את הפירמידה
        [trees] פנו את העצים
        [fans] פנו את המניפות
        [none] שחקו את כל החפיסה
       *[columns] פנו את הטורים
    }: כל קלף גבוה או נמוך מהקודם בדרגה אחת.
brief-pitch-king = { $king ->
        [wrap] אס ומלך סמוכים.
        [queen] על מלך מניחים רק מלכה.
       *[nothing] על מלך לא מניחים דבר.
    }
brief-pitch = { $first } { $second }

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

## Rules page: source and note

source = מקור
page-own-source = כללים מותאמים אישית
note = הערה
loading = טוענים…
back-to-games = כל המשחקים

## Notes that several games share

note-pysol-waste = ב־PySolFC מחלקים בהתחלה גם קלף אחד לערימת ההשלכה.
note-pysol-return = ב־PySolFC מחלקים בהתחלה גם קלף אחד לערימת ההשלכה, ומותר להחזיר קלפים מערימות היסוד (האפשרות "{ option-foundation-return }").
note-pysol-preset = ב־PySolFC מחלקים בהתחלה גם קלף אחד לערימת ההשלכה, ומותר להחזיר קלפים מערימות היסוד, גם את אלה שהיו שם מההתחלה (האפשרות "{ option-foundation-return }").
note-pysol-stays-here = ב־PySolFC מחלקים בהתחלה גם קלף אחד לערימת ההשלכה, ומותר להחזיר קלפים מערימות היסוד. כאן הם נשארים שם.

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
page-waste-empty-rest = שאר הקלפים הם הקופה. ערימת ההשלכה ריקה בהתחלה.
page-all-dealt = מחלקים את כל הקלפים, ולכן אין קופה.
page-foundations-suit = יש { $foundations } ערימות יסוד, אחת לכל צורה.
page-foundations-suits = יש { $foundations } ערימות יסוד, { $decks ->
        [two] שתיים
       *[other] { $decks }
    } לכל צורה.
page-foundations-base = יש { $foundations } ערימות יסוד, והקלף הראשון בכל אחת הוא { $base ->
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
page-copies = אין הבדל בין עותקים של אותו קלף.
page-no-return = אי אפשר להחזיר קלפים מערימות היסוד.
page-return = אפשר להחזיר את הקלף העליון של ערימת יסוד לטור שמתאים לו.
page-return-but = אפשר להחזיר את הקלף העליון של ערימת יסוד לטור שמתאים לו, אבל { $count ->
        [one] הקלף שהיה שם מההתחלה נשאר
       *[other] הקלפים שהיו שם מההתחלה נשארים
    }.
page-return-all = אפשר להחזיר את הקלף העליון של ערימת יסוד לטור שמתאים לו, גם אם הוא היה שם מההתחלה.
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
page-cells = התאים
page-dealt-rows = מחלקים { $columns ->
        [one] טור אחד
        [two] שני טורים
       *[other] { $columns } טורים
    } של { cards }, שורה אחר שורה משמאל לימין.
page-face-down-rows = { $count ->
        [one] הקלפים בשורה { $rows }
       *[other] הקלפים בשורות { $rows }
    }, בספירה מהשורה התחתונה, פניהם כלפי מטה, והשאר פניהם כלפי מעלה.
page-columns-empty = יש { $columns ->
        [one] טור אחד, ריק בהתחלה
        [two] שני טורים, ריקים בהתחלה
       *[other] { $columns } טורים, ריקים בהתחלה
    }.
page-cells-dealt = { $cells ->
        [one] הקלף הבא מונח בתא.
        [two] שני הקלפים הבאים מונחים בתאים, אחד בכל תא.
       *[other] { $cells } הקלפים הבאים מונחים בתאים, אחד בכל תא.
    }
page-deal-up = { $way ->
        [rows] אחרי כל שורה, הקלפים העליונים בטורים עולים לערימות היסוד כל עוד אפשר. לכן יש טורים שמתחילים עם פחות קלפים.
       *[cards] בזמן חלוקת הטורים, קלף שאפשר להניח על ערימת יסוד עולה אליה מיד, והטור מקבל את הקלף הבא.
    }
page-building-both = אפשר גם לבנות בסדר עולה: מניחים קלף על קלף שנמוך ממנו בדרגה אחת, לפי אותו כלל של צורות.
page-run-to-empty = רצף של כמה קלפים עובר רק לטור ריק. קלף בודד אפשר להניח גם על קלף שמתאים לו.
page-empty-waste = רק הקלף העליון של ערימת ההשלכה יכול למלא טור ריק.
page-cells-are = { $cells ->
        [one] יש תא אחד, ויש בו מקום לקלף אחד כלשהו.
        [two] יש שני תאים. בכל אחד יש מקום לקלף אחד כלשהו.
       *[other] יש { $cells } תאים. בכל אחד יש מקום לקלף אחד כלשהו.
    }
page-cells-use = אפשר להעביר קלף בודד, { page-from }, לתא ריק, ומתא לערימת יסוד או לטור שמתאים לו.
page-waste-refills = כשמשחקים את הקלף האחרון של ערימת ההשלכה { $draw ->
        [1] נפתח מיד הקלף הבא בקופה
        [2] נפתחים מיד שני הקלפים הבאים בקופה (או האחרון שנותר)
       *[other] נפתחים מיד { $draw } הקלפים הבאים בקופה (או אלה שנותרו)
    }. זה חלק מאותו מהלך.
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
        [one] נפתח קודם קלף אחד מהקופה, והוא
        [two] נפתחים קודם שני קלפים מהקופה (או האחרון שנותר), והאחרון שנפתח
       *[other] נפתחים קודם { $draw } קלפים מהקופה (או אלה שנותרו), והאחרון שנפתח
    } ממלא את הטור. כל זה חלק מהמהלך שרוקן את הטור.
page-empty-auto-after = כשגם ערימת ההשלכה וגם הקופה ריקות הטור נשאר ריק, ואז אפשר להעביר אליו { page-any-card }.
page-empty-rank = לטור ריק מעבירים רק { RANK($rank) }{ $runs ->
        [yes] { " " }או רצף שהקלף התחתון בו הוא { RANK($rank) }
       *[no] { "" }
    }, { page-from }.
page-no-stock-no-waste = אין קופה ואין ערימת השלכה.
page-draw = { $draw ->
        [1] בכל פתיחה הופכים את הקלף הבא בקופה ומניחים אותו, פניו כלפי מעלה, על ערימת ההשלכה.
        [2] בכל פתיחה הופכים את שני הקלפים הבאים בקופה (או את האחרון שנותר) ומניחים אותם אחד אחד, פניהם כלפי מעלה, על ערימת ההשלכה; האחרון למעלה.
       *[other] בכל פתיחה הופכים את { $draw } הקלפים הבאים בקופה (או את אלה שנותרו) ומניחים אותם אחד אחד, פניהם כלפי מעלה, על ערימת ההשלכה; האחרון למעלה.
    } אפשר לפתוח כל עוד יש קלפים בקופה, גם כשאפשר לשחק קלפים אחרים.
page-waste-plays = אפשר לשחק בכל עת את הקלף העליון של ערימת ההשלכה. מגיעים אליה רק קלפים מהקופה.
page-waste-look = מותר לעיין בכל הקלפים של ערימת ההשלכה.
page-redeal-none = עוברים על הקופה פעם אחת. אין מעבר נוסף.
page-redeal-how = כשהקופה ריקה אפשר להפוך את ערימת ההשלכה, והיא משמשת שוב קופה. לא מערבבים אותה, ולכן הקלפים נפתחים שוב באותו סדר.
page-redeal-unlimited = { page-redeal-how } מותר לעשות זאת כמה פעמים שרוצים.
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
        [yes] { " " }(העברת טור שלם לטור ריק אינה נחשבת)
       *[no] { "" }
    }
page-stuck-after = במבוי סתום אפשר עדיין לבטל מהלכים, להתחיל מחדש או להתחיל חלוקה חדשה.

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
