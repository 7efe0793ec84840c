# The Hebrew texts: the first lessons. The notes for all texts of a language are in cards.ftl.

## Steps (only on the server)

lesson-build = בטורים מניחים קלף על קלף שגבוה ממנו בדרגה אחת, { page-of-build }.
lesson-direction = אפשר להחליף כיוון, למעלה ולמטה, כמה פעמים שרוצים.
lesson-go-on = ממשיכים
lesson-do-onto = מקישים על { CARD($card) }, או גוררים על { CARD($onto) }.
lesson-do-run = מקישים על { CARD($card) }, או גוררים על { CARD($onto) }. הקלפים שמעליו עוברים יחד.
lesson-do-foundation = מקישים על { CARD($card) }, או גוררים לערימת יסוד.
lesson-do-empty = מקישים על { CARD($card) }, או גוררים לטור הריק.
lesson-do-cell = מקישים על { CARD($card) }, או גוררים לתא.
lesson-do-first = מקישים על { CARD($card) } כדי לפתוח את הגומה.
lesson-do-draw = מקישים על הקופה כדי לפתוח קלף.
lesson-do-redeal = מקישים על הקופה הריקה כדי להפוך את ערימת ההשלכה.
lesson-end = עכשיו אפשר לשחק!
lesson-end-help = אם אי אפשר להזיז קלף, מקישים עליו ומקבלים הסבר. רמז מראה מהלך טוב.

## The page of a lesson

learn = לימוד
learn-game = לימוד: { $game }
learn-step = שלב { $step } מתוך { $steps }
learn-next = הבא
learn-back = הקודם
learn-show = הצגת המהלך
learn-skip = דילוג על השיעור
learn-play = משחק: { $game }
learn-once-more = התחלה מחדש
learn-offer = משחקים { $game } בפעם הראשונה? יש שיעור קצר.
learn-no-thanks = לא, תודה
error-no-lesson = השיעור לא נמצא
refused-lesson = המהלך הזה מותר, אבל בשיעור משחקים עכשיו מהלך אחר
