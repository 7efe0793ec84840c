# Russian texts: names, groups and notes of games. The notes for all texts of a language are in cards.ftl.

## Games: names, groups and notes by the ids of the catalogue. A game without a message here keeps its English text.

group-forty-thieves-and-its-relatives = «Сорок разбойников» и родственные пасьянсы
group-golf = Гольф
group-golfs-relatives = Пасьянсы, родственные «Гольфу»
group-multiplayer = Сетевые игры

game-forty-thieves = Сорок разбойников
alias-forty-thieves = Большие сорок, Ле Кадран, Рузвельт в Сан-Хуане
game-napoleon-at-st-helena = Наполеон на острове Святой Елены
game-indian = Индийский
game-limited = Ограниченный
game-little-forty = Малые сорок
game-lucas = Лукас
game-maria = Мария
game-number-ten = Номер десять
game-rank-and-file = Ряд и шеренга
game-streets = Улицы
game-lucas-pysol = Лукас (PySolFC)
game-little-forty-pysol = Малые сорок (PySolFC)
game-golf = Гольф
game-golf-queens = Гольф, дамы на королей
game-putt-putt = Смягчённый гольф
game-double-golf = Двойной гольф
game-tri-peaks = Три вершины
game-black-hole = Чёрная дыра
game-pyramid-golf = Пирамидальный гольф
alias-pyramid-golf = Эскалатор
game-elevator = Лифт
game-all-in-a-row = Всё в ряд
game-spit = Spit
alias-spit = Спит

note-forty-thieves = PySolFC позволяет возвращать карты с базы по одной (параметр foundation_return), AisleRiot — нет. Big Forty и Roosevelt в PySolFC — другие игры.
note-napoleon-at-st-helena = В большинстве книг это другое название «Сорока разбойников», без переворачивания сброса. У Denexa не сказано, можно ли ходить верхней картой сброса. Здесь можно, как и во всех других источниках.
note-indian = PySolFC позволяет возвращать карты с базы по одной (параметр foundation_return), AisleRiot — нет. Indian Patience в PySolFC — другая игра.
note-limited = PySolFC позволяет возвращать карты с базы по одной (параметр foundation_return), AisleRiot — нет.
note-little-forty = В PySolFC карты кладут независимо от масти, переносят последовательности одной масти, а пустые колонки заполняются сами: little-forty-pysol.
note-lucas = PySolFC сдаёт 13 колонок по 4 карты, не вынимая тузов, и переносит последовательности: lucas-pysol.
note-maria = PySolFC позволяет возвращать карты с базы по одной (параметр foundation_return), AisleRiot — нет.
note-number-ten = PySolFC позволяет возвращать карты с базы по одной (параметр foundation_return), AisleRiot — нет.
note-rank-and-file = PySolFC позволяет возвращать карты с базы по одной (параметр foundation_return), AisleRiot — нет.
note-streets = PySolFC позволяет возвращать карты с базы по одной (параметр foundation_return), AisleRiot — нет.
note-lucas-pysol = В PySolFC одну карту сразу сдают в сброс, а карты с баз можно возвращать (параметр foundation_return).
note-little-forty-pysol = В PySolFC три карты сразу сдают в сброс, а карты с баз можно возвращать (параметр foundation_return).
note-golf = В PySolFC даму можно класть на короля: golf-queens. Иногда карту из колоды открывают, только когда других ходов нет (параметр must_play).
note-golf-queens = В PySolFC эта игра называется Golf.
note-putt-putt = В PySolFC это Relaxed Golf и Putt Putt.
note-double-golf = PySolFC позволяет класть на короля даму (параметр queens_on_kings). Пар тот же, что у «Гольфа»: пять на лунку.
note-double-putt = «Двойной гольф», в котором туз и король — соседи.
note-thieves-golf = С «Сорока разбойниками» эта игра не связана.
note-tri-peaks = В PySolFC, где игра называется Three Peaks, очки считают иначе. В некоторых программах достоинства не идут по кругу (параметр wrap=false) или все карты открыты (параметр open).
note-black-hole = С параметром any_starter лунку может начать любая карта.
note-pyramid-golf = Если ряды 1–6 лежат рубашкой вверх, это «Лифт», который PySolFC тоже называет Pyramid Golf.
note-elevator = В PySolFC эта игра тоже называется Pyramid Golf. Здесь «Пирамидальный гольф» — игра, в которой все карты открыты.
note-all-in-a-row = Как указано в PySolFC, этот вариант возник из-за неверно понятых правил; исходная игра там называется All in a Row II.
note-spit = Иногда карту кладут и на карту того же достоинства или складывают карты одного достоинства в своём ряду (параметры equal_rank, stack_equals). По правилам Парлетта тот, кто открывает карты в одиночку, выбирает стопку один раз и больше её не меняет.
