# Hebrew texts: games of your own, the family tree, pictures of the rules. The notes for all texts of a language are in cards.ftl.

## Fields of column games

option-columns-decks = חפיסות
option-columns-columns = טורים
option-columns-cards = קלפים בכל טור
option-columns-face-down = קלפים סגורים בכל טור
option-columns-face-down-rows = שורות שמחולקות סגורות
option-columns-build = בנייה בטורים
option-columns-build-same-suit = באותה סדרה
option-columns-build-different-suit = בסדרות שונות
option-columns-build-alternate-colour = בצבעים מתחלפים
option-columns-build-any = בכל סדרה
option-columns-build-wrap = בטור אפשר להניח מלך על אס
option-columns-build-up = בונים בטורים גם בסדר עולה
option-columns-run = העברת רצפים
option-columns-run-single = רק קלפים בודדים
option-columns-run-by-build = רצפים לפי כלל הבנייה
option-columns-run-same-suit = רצפים באותה סדרה
option-columns-run-to-empty = רצפים, רק לטור ריק
option-columns-draw = קלפים בכל פתיחה
option-columns-redeals = מעברים נוספים על הקופה
option-columns-empty = מה ממלא טור ריק
option-columns-empty-any = כל קלף
option-columns-empty-king = רק מלך
option-columns-empty-queen = רק מלכה
option-columns-empty-none = שום קלף
option-columns-empty-auto-fill = מתמלא מעצמו
option-columns-empty-waste = רק מערימת ההשלכה
option-columns-foundation-base = דרגת הבסיס בערימות היסוד
option-columns-foundation-up = בנייה בערימות היסוד
option-columns-foundation-up-suit = באותה סדרה
option-columns-foundation-up-alternate-colour = בצבעים מתחלפים
option-columns-foundation-wrap = בערימות היסוד אפשר להניח אס על מלך
option-columns-preset = ערימות היסוד מתחילות עם קלפי הבסיס
option-columns-foundation-return = מותר להחזיר קלפים מערימות היסוד
option-columns-preset-return = מותר להחזיר גם את קלפי הבסיס
option-columns-fill-draws = מילוי מהקופה הוא פתיחה
option-columns-waste-refills = ערימת השלכה ריקה מתמלאת מעצמה
option-columns-cells = תאים
option-columns-cells-dealt = התאים מתחילים עם קלף
option-columns-deal-up = ערימות היסוד בזמן החלוקה
option-columns-deal-up-nothing = לא מקבלות קלפים
option-columns-deal-up-cards = מקבלות כל קלף מתאים
option-columns-deal-up-rows = מקבלות קלפים עליונים אחרי כל שורה

## Fields of covering games

option-covering-layout = סידור
option-covering-decks = חפיסות
option-covering-jokers = ג׳וקרים
option-covering-wrap = אס ומלך סמוכים
option-covering-on-king = מה מניחים על מלך
option-covering-on-king-nothing = שום קלף
option-covering-on-king-queen = מלכה
option-covering-hole = הגומה מתחילה
option-covering-hole-dealt = עם קלף מהחלוקה
option-covering-hole-empty = ריקה
option-covering-hole-preset = עם קלף קבוע
option-covering-preset = הקלף הקבוע
option-covering-must-play = פותחים קלף רק כשאין מה לשחק
option-covering-face-down = הקלפים המכוסים סגורים
option-covering-scoring = ניקוד
option-covering-scoring-hole = חבטות, כמו בגולף
option-covering-scoring-peaks = נקודות, כמו בשלוש פסגות
option-covering-scoring-cards = קלפים ששוחקו
option-covering-holes = גומות
option-covering-more-presets = הקלפים הראשונים בגומות הנוספות
option-covering-draw = קלפים בכל פתיחה לערימת ההשלכה
option-covering-redeals = מעברים נוספים על הקופה
option-layout-columns = טורים: { $sizes }
option-layout-fans = מניפות: { $sizes }
option-layout-three-peaks = שלוש פסגות
option-layout-peaks = פסגות: { $sizes }
option-layout-pyramid = פירמידה: { $sizes }
option-layout-trees = עצים: { $sizes }
option-layout-none = אין
option-layout-columns-name = טורים
option-layout-fans-name = מניפות
option-layout-peaks-name = פסגות
option-layout-pyramid-name = פירמידה
option-layout-trees-name = עצים
option-layout-none-name = בלי שולחן משחק

## Values and faults

option-yes = כן
option-no = לא
option-none = אין
option-unlimited = ללא הגבלה
option-rank = { RANK($rank) }
option-first-card = לפי הקלף הראשון
option-wrong-value = הערך הזה אינו אפשרי. בחרו ערך אחר.
option-wrong-name = תנו למשחק שם באורך 1 עד 60 תווים.
option-contradiction = זה לא מסתדר עם: { $causes }.
option-contradiction-alone = זה לא מסתדר עם שאר הכללים.
option-contradiction-fix = זה יסתדר עם: { $fixes }.
option-too-many-cards = דרושים { $needed } קלפים: { $columns ->
        [one] טור אחד
        [two] שני טורים
       *[other] { $columns } טורים
    } של { $cards }{ $cells ->
        [0] { "" }
        [one] { " " }ותא אחד
        [two] { " " }ושני תאים
       *[other] { " " }ו־{ $cells } תאים
    }; { $decks ->
        [one] בחפיסה אחת
        [two] בשתי חפיסות
       *[other] ב־{ $decks } חפיסות
    } יש { $size }{ $preset ->
        [0] { "" }
        [one] , ואחד מהם מתחיל בערימות היסוד
       *[other] , ו־{ $preset } מהם מתחילים בערימות היסוד
    }
option-too-many-slots = לשולחן ולגומה דרושים { $needed } קלפים; יש רק { $size }

## The form

own-title = משחק משלכם
own-does = שינוי הכללים של כל משחק
own-parent = מתחילים מ־
own-name = שם
own-first-name = { $game } שלי
own-rules = כללים שאפשר לשנות
own-changed = שונה
own-reset = ביטול כל השינויים
own-sizes = גדלים
own-numbers-hint = מספרים עם פסיקים, למשל 1, 3
own-card-hint = קלף, למשל AS,‏ KH או TC
own-details = פרטים באנגלית
own-correct = כדי לשחק, תקנו את הכללים המסומנים.
own-odds = כמה זה קשה?
own-odds-start = בדיקת 100 חלוקות
own-odds-running = נבדקו { $searched } מתוך { $of } חלוקות…
own-odds-found = מתוך { $searched } החלוקות הראשונות אפשר לנצח ב־{ $won }, וב־{ $lost } אי אפשר. { $open } לא הוכרעו בבדיקה המהירה.
own-odds-moves = ניצחון דורש בערך { $moves } מהלכים.
own-stop = עצירה
own-save = שמירה
own-saved = נשמר בדפדפן הזה בשם { $game }
own-not-saved = לא נשמר: האחסון של הדפדפן הזה מלא או חסום. אפשר למחוק משחק שמור, או להעתיק את הקישור כדי לא לאבד את המשחק הזה.
own-delete = מחיקת { $game }
own-edit = עריכת { $game }
own-edit-this = שינוי הכללים האלה
own-share = העתקת קישור
own-your-games = משחקים משלכם

## Pictures of the rules

page-picture = סידור הקלפים. מותר: { $allowed }. אסור: { $refused }.
page-picture-pair = { CARD($card) } על { CARD($on) }

## The family tree

tree = אילן היוחסין
tree-does = איך המשחקים קשורים זה לזה
tree-about = כל משחק מופיע מתחת למשחק שהוא הכי דומה לו. מתחת לשמו כתוב מה משתנה.
tree-change = { $label }: { $before } ← { $after }
tree-odds = חלוקות שאפשר לנצח בהן: { $odds }
tree-odds-change = חלוקות שאפשר לנצח בהן: { $before } ← { $after }
tree-odds-same = חלוקות שאפשר לנצח בהן: { $odds } (אין שינוי ודאי)
tree-odds-unknown = ההשפעה על הסיכויים: לא ידועה
tree-same = אותם כללים בשם אחר
tree-open = עוד { $count } שקשורים אל { $game }
tree-all = הצגת הכול

## Filters of the menu

filters = סינונים
filter = עוד סינונים
filter-all = הכול
filter-group = משפחה
filter-decks = חפיסות
filter-layout = סידור
filter-layout-small = עד 7 טורים
filter-layout-medium = 8 עד 10 טורים
filter-layout-wide = 11 טורים או יותר
filter-layout-fans = מניפות
filter-layout-overlap = פסגות ופירמידות
filter-shown = { $count } מתוך { $of } משחקים
filter-all-games = כל { $count } המשחקים
filter-unplayed = עוד לא שיחקתי
filter-often = לרוב אפשר לנצח
filter-rarely = לעתים רחוקות אפשר לנצח
filter-short = קצר
filter-long = ארוך
filter-decks-of = { $count ->
        [one] חפיסה אחת
        [two] שתי חפיסות
       *[other] { $count } חפיסות
    }
filter-no-favourites = הקישו על הלב של משחק כדי להוסיף אותו למועדפים.
shelf-all = הצגת כל { $count } המשחקים
shelf-less = הצגת פחות
easier = דומה אבל קל יותר: { $game }

## Boards of other programs

pasted-title = הדבקת לוח
pasted-does = מתוכנה אחרת
pasted-about = הדביקו לוח של PySolFC,‏ black-hole-solver או Solvitaire כדי לשחק בו או לפתור אותו. הוא לא נשמר ולא נספר בסטטיסטיקה.
pasted-game = משחק
pasted-text = לוח
pasted-open = הצגת הלוח
pasted-solve = פתרון
pasted-next = המהלך הבא בפתרון
pasted-won = אפשר לנצח. בפתרון { $moves } מהלכים.
pasted-lost = אי אפשר לנצח.
pasted-unknown = לא הוכרע: החיפוש הגיע למגבלה שלו.
pasted-outcome = { $outcome ->
        [won] ניצחתם!
        [stuck] לא נותרו מהלכים
       *[open] { moves-made }
    }

## Mistakes in boards of other programs. Only the server and the command line use them.

board-card = שורה { $line }: { $text } אינו קלף; כתבו דרגה וצורה, כמו TH או 10H, או ⁦<TH>⁩ לקלף סגור
board-copies = שורה { $line }: יותר מדי { $card }; במשחק { $game } יש { $copies }
board-columns-many = שורה { $line }: זה טור { $column }, אבל במשחק { $game } יש רק { $columns }
board-columns-few = שורה { $line }: מספר הטורים בלוח הוא { $found }, אבל במשחק { $game } יש { $columns }; שורה ריקה מציינת טור ריק
board-header-twice = שורה { $line }: כבר יש שורת { $name }, שורה { $other }
board-no-cells = שורה { $line }: אין תאים במשחק { $game }; הסירו את השורה הזאת
board-no-waste = שורה { $line }: אין ערימת השלכה במשחק { $game }; הקלף העליון של הגומה נכתב בשורת Foundations
board-face-down = שורה { $line }: קלף סגור מונח על קלף פתוח; כתבו קודם את הקלפים הסגורים
board-foundation = שורה { $line }: { $text } אינו ערימת יסוד; כתבו את הצורה ואת הקלף העליון, כמו H-5, או H-0
board-one-foundation = שורה { $line }: במשחק { $game } יש ערימת יסוד אחת, הגומה; כתבו רק את הקלף העליון שלה
board-no-hole = אין שורת Foundations; כתבו "Foundations: " ואת הקלף העליון של הגומה במשחק { $game }, או -
board-missing = חסרים: { $cards }
board-more = { $cards } ועוד { $count }
