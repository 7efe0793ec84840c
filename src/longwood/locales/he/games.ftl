# Hebrew texts: names, groups and notes of games. The notes for all texts of a language are in cards.ftl.

## Games, by their ids in the catalogue. A game without a name here has its English name.

group-forty-thieves-and-its-relatives = משפחת ארבעים הגנבים
group-golf = גולף
group-golfs-relatives = משחקים דומים לגולף
group-multiplayer = משחקים עם אחרים

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
note-lucas = ב־PySolFC מחלקים 13 טורים של 4 קלפים, כולל האסים, ומעבירים רצפים: lucas-pysol.
note-maria = ב־PySolFC אפשר להחזיר קלף אחד בכל פעם מערימת יסוד (האפשרות foundation_return); ב־AisleRiot אי אפשר.
note-number-ten = ב־PySolFC אפשר להחזיר קלף אחד בכל פעם מערימת יסוד (האפשרות foundation_return); ב־AisleRiot אי אפשר.
note-rank-and-file = ב־PySolFC אפשר להחזיר קלף אחד בכל פעם מערימת יסוד (האפשרות foundation_return); ב־AisleRiot אי אפשר.
note-streets = ב־PySolFC אפשר להחזיר קלף אחד בכל פעם מערימת יסוד (האפשרות foundation_return); ב־AisleRiot אי אפשר.
note-lucas-pysol = ב־PySolFC מחלקים בהתחלה גם קלף אחד לערימת ההשלכה, ומותר להחזיר קלפים מערימות היסוד (האפשרות foundation_return).
note-little-forty-pysol = ב־PySolFC מחלקים בהתחלה גם שלושה קלפים לערימת ההשלכה, ומותר להחזיר קלפים מערימות היסוד (האפשרות foundation_return).
note-golf = בגולף של PySolFC מותר להניח מלכה על מלך: golf-queens. יש שפותחים קלף מהקופה רק כשאין מה לשחק (האפשרות must_play).
note-golf-queens = המשחק שנקרא Golf ב־PySolFC.
note-putt-putt = ב־PySolFC המשחק הזה נקרא Relaxed Golf וגם Putt Putt.
note-double-golf = ב־PySolFC מותר גם להניח מלכה על מלך (האפשרות queens_on_kings). הפאר הוא של גולף: חמש לגומה.
note-double-putt = גולף כפול, כשאס ומלך סמוכים.
note-thieves-golf = המשחק הזה אינו ממשפחת ארבעים הגנבים.
note-tri-peaks = ב־PySolFC המשחק נקרא Three Peaks, והניקוד בו שונה. יש תוכנות שבהן אס ומלך אינם סמוכים (האפשרות wrap=false), או שכל הקלפים גלויים (האפשרות open).
note-black-hole = עם האפשרות any_starter כל קלף יכול לפתוח את הגומה.
note-pyramid-golf = כשהקלפים בשורות 1 עד 6 סגורים, זה המשחק מעלית, שגם הוא נקרא Pyramid Golf ב־PySolFC.
note-elevator = ב־PySolFC המשחק הזה נקרא גם Pyramid Golf. כאן גולף פירמידה הוא המשחק שכל קלפיו גלויים.
note-all-in-a-row = לפי PySolFC הגרסה הזאת היא קריאה שגויה של המשחק המקורי, שנקרא שם All in a Row II.
note-spit = יש שמניחים קלף גם על קלף מאותה דרגה, או עורמים קלפים מאותה דרגה בשורה שלהם (equal_rank, stack_equals). לפי הכללים של פרלט, שחקן שהופך לבדו קלפי ספיט בוחר ערימה פעם אחת ונשאר איתה.
