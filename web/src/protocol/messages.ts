// Generated from src/longwood/server/protocol/ by `make protocol`; do not edit.
// schema sha256: 037e5db75488ce20dde735050a6fe3c66d058d7b87574d85afec6a0768a242a0

export type ClientMessage = Play | Undo | Redo | Restart | Bookmark | RemoveBookmark | Return | End | Ask;
export type RoomAction = Sit | Rise | Rename | Settle | Hire | Prepare | Act;
export type RoomMessage = Room | Refused;
export type ServerMessage = Table | Refused | Advice | Par;

/**
 * Do something in the game.
 *
 *     Actions of Golf: the number of a column or slot, d, undo, end, redeal, next. Actions of Spit: ready; 5H-s2, a card onto the spit pile
 *     that the second seat started; 9D-3, a card to another place of the row; slap-s1.
 */
export interface Act {
  type: 'do';
  ref: number;
  what: string;
  nth: number;
}
/**
 * What the search found out about the table after event `seq`. It saw every card; what it tells names none that is hidden.
 */
export interface Advice {
  type: 'advice';
  ref: number;
  seq: number;
  help: 'line' | 'move' | 'nudge' | 'par' | 'show' | 'verdict';
  verdict: 'lost' | 'unknown' | 'won';
  nodes: number;
  cpu_s: number;
  limit: ('memory' | 'nodes' | 'time') | null;
  advice: 'line' | 'none' | 'order' | 'win';
  pile: string | null;
  moves: Move[];
  to_win: number | null;
}
/**
 * One legal move; `text` is the move as records write it. Moves come best first for a tap.
 *
 *     steps: of a supermove, the single moves it stands for, each as (source, target); `text` is then theirs, one after another.
 */
export interface Move {
  source: string;
  target: string;
  count: number;
  text: string;
  free?: boolean;
  steps?: [string, string][];
}
/**
 * Ask the search. Answered at once by Table, which says that the game is now marked as helped, and later by Advice.
 *
 *     Any other action of the same tab, or another question of it, ends the search, and no Advice comes. Where the game goes on in
 *     another tab, the answer is Refused with the code `given-up`. Asked again, the game is marked once.
 */
export interface Ask {
  type: 'ask';
  ref: number;
  help: 'line' | 'move' | 'nudge' | 'par' | 'show' | 'verdict';
  elapsed_ms?: number;
  after?: number | null;
  name?: string | null;
}
/**
 * A line of an imported file that holds no game, and why.
 */
export interface BadLine {
  line: number;
  message: string;
  phrase?: Phrase | null;
}
/**
 * A text that the browser can say in its own language: a message of src/longwood/locales/ with what it takes.
 */
export interface Phrase {
  id: string;
  values: {
    [k: string]: number | string | Phrase;
  };
}
/**
 * One of the best games of its kind, to be looked at again.
 */
export interface BestGame {
  table: string;
  deal: string;
  score: number;
  won: boolean;
  played: number;
  elapsed_ms: number;
  played_at: number;
}
/**
 * Keep this position, to come back to it.
 */
export interface Bookmark {
  type: 'bookmark';
  ref: number;
  elapsed_ms?: number;
  after?: number | null;
  name?: string | null;
}
/**
 * One game of the menu (GET /api/catalogue gives a list of them in menu order, in the language of ?lang=).
 */
export interface CatalogueGame {
  id: string;
  name: string;
  aliases: string[];
  family: 'columns' | 'covering';
  group: string;
  summary: string;
  options: CatalogueOption[];
  round: boolean;
  arrangement: 'columns' | 'fans' | 'overlap';
  columns: number;
  rows: number;
  places: [number, number][];
}
/**
 * One option a game takes: a bool, an int with its range, or one of `choices`.
 */
export interface CatalogueOption {
  name: string;
  type: 'bool' | 'choice' | 'int';
  label: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
}
/**
 * Ask to move the top `count` cards of `source` onto `target`; a draw is stock to waste (or hole), a redeal waste to stock.
 */
export interface Play {
  type: 'play';
  ref: number;
  source: string;
  target: string;
  count?: number;
  elapsed_ms?: number;
  joined?: boolean;
  after?: number | null;
  name?: string | null;
}
/**
 * Take the last move back. Where that makes the game practice, it is refused unless `practice` agrees to it.
 */
export interface Undo {
  type: 'undo';
  ref: number;
  practice?: boolean;
  elapsed_ms?: number;
  after?: number | null;
  name?: string | null;
}
/**
 * Play the move last taken back again.
 */
export interface Redo {
  type: 'redo';
  ref: number;
  elapsed_ms?: number;
  after?: number | null;
  name?: string | null;
}
/**
 * Take every move back; `practice` as in Undo.
 */
export interface Restart {
  type: 'restart';
  ref: number;
  practice?: boolean;
  elapsed_ms?: number;
  after?: number | null;
  name?: string | null;
}
/**
 * Take the bookmark of that number out.
 */
export interface RemoveBookmark {
  type: 'remove-bookmark';
  ref: number;
  number: number;
  elapsed_ms?: number;
  after?: number | null;
  name?: string | null;
}
/**
 * Go to the bookmark of that number; `practice` as in Undo.
 */
export interface Return {
  type: 'return';
  ref: number;
  number: number;
  practice?: boolean;
  elapsed_ms?: number;
  after?: number | null;
  name?: string | null;
}
/**
 * End this game as it stands (a Golf hole is then scored).
 */
export interface End {
  type: 'end';
  ref: number;
  elapsed_ms?: number;
  after?: number | null;
  name?: string | null;
}
/**
 * The table now to open. Also answers POST /api/rounds/ID/next and POST /api/tables/ID/reshuffle.
 */
export interface Dealt {
  table: string;
}
/**
 * A game that was won or lost, to be looked at again.
 */
export interface FinishedGame {
  table: string;
  game: string;
  name: string;
  deal: string;
  hole: number | null;
  won: boolean;
  kind: 'helped' | 'practice' | 'scored' | 'winnable';
  played: number;
  elapsed_ms: number;
  played_at: number;
}
/**
 * Which game is on the table and how it is laid out.
 */
export interface Game {
  id: string;
  name: string;
  family: 'columns' | 'covering';
  options: {
    [k: string]: boolean | number | string;
  };
  arrangement: 'columns' | 'fans' | 'overlap';
  columns: number;
  rows: number;
  places: [number, number][];
  scoring: 'cards' | 'hole' | 'peaks';
}
/**
 * One game with its options: a tally for each kind that was played, and its rounds, the latest last.
 *
 *     best: of the scored games that are over the ten best, by what counts, then by time.
 */
export interface GameStatistics {
  game: string;
  name: string;
  options: {
    [k: string]: boolean | number | string;
  };
  scoring: 'cards' | 'hole' | 'peaks';
  tallies: Tally[];
  rounds: RoundScore[];
  handicap: number | null;
  best: BestGame[];
}
/**
 * What came of the games of one kind. Those that go on count as played alone. Times and moves are of games that were won.
 */
export interface Tally {
  kind: 'helped' | 'practice' | 'scored' | 'winnable';
  played: number;
  won: number;
  lost: number;
  streak: number;
  best_streak: number;
  best_ms: number | null;
  mean_ms: number | null;
  fewest_moves: number | null;
  mean_moves: number | null;
  best_score: number | null;
  mean_score: number | null;
}
/**
 * A round of Golf that was played to its end.
 */
export interface RoundScore {
  played_at: number;
  total: number;
  to_par: number;
  counts: boolean;
}
/**
 * Golf in company: which game, how it is scored, how many seconds a hole may take (null: as long as it takes).
 */
export interface GolfSettings {
  type: 'golf';
  game?: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  format?: 'match' | 'stroke';
  holes?: 9 | 18;
  own_deals?: boolean;
  play_off?: boolean;
  limit_s?: number | null;
}
/**
 * Golf in company as one seat sees it. board: one's own hole. due_ms: when time ends the hole for all, or deals the next.
 */
export interface GolfView {
  type: 'golf';
  format: 'match' | 'stroke';
  hole: number;
  holes: number;
  phase: 'hole' | 'over' | 'turned';
  board: Table | null;
  may_redeal: boolean;
  players: Golfer[];
  due_ms: number | null;
  result: string;
  winners: number[];
}
/**
 * The whole table after event `seq`; sent on connecting, after each accepted action, and to the other tabs.
 */
export interface Table {
  type: 'table';
  table: string;
  seq: number;
  ref: number | null;
  game: Game;
  deal: string | null;
  piles: Pile[];
  moves: Move[];
  outcome: 'open' | 'stuck' | 'won';
  ended: boolean;
  undo: 'free' | 'marks' | 'none';
  redo: boolean;
  practice: boolean;
  helped: Helped;
  played: number;
  elapsed_ms: number;
  score: Score;
  redeals_left: number | null;
  winnable: boolean;
  impossible: boolean;
  round: Round | null;
  bookmarks?: Kept[];
}
/**
 * One pile as the player may see it: `hidden` face-down cards lie beneath `cards`, which run from the deepest to the top.
 *
 *     begins: of an empty pile, the card that may begin it, or the rank ("K") where any suit may; null where any card may, or none.
 */
export interface Pile {
  id: string;
  kind: 'column' | 'foundation' | 'hole' | 'slot' | 'stock' | 'waste';
  hidden: number;
  cards: string[];
  begins?: string | null;
}
/**
 * Which help, computed with sight of hidden cards, this game was played with.
 */
export interface Helped {
  hints: number;
  verdict: boolean;
  shown: number;
}
/**
 * What counts now. cards: `value` of `of` cards home. hole: `value` strokes as it stands. peaks: `value` points, `streak` running.
 */
export interface Score {
  value: number;
  of?: number | null;
  streak?: number | null;
}
/**
 * A round of Golf: its holes in order, the total of those finished, and that total against their par ("E", "+3", "-2").
 */
export interface Round {
  id: string;
  holes: Hole[];
  current: number;
  total: number;
  par: number;
  to_par: string;
  verdict: '' | 'over par' | 'par or better' | 'perfect';
  over: boolean;
  practice: boolean;
}
/**
 * One hole of a round; `table` is null until it is dealt, `score` until it is over.
 */
export interface Hole {
  number: number;
  table: string | null;
  score: number | null;
}
/**
 * A position that the player bookmarked: how many moves had been made there, and what counted.
 */
export interface Kept {
  number: number;
  played: number;
  score: Score;
  here: boolean;
  practice: boolean;
}
/**
 * One player's card and hole. cards_left: in the tableau now. scores: of the holes finished, null where they did not play.
 *
 *     status: how a match stands as they say it. place: in stroke play, from 1. board: how they left the hole; told to others, with its
 *     score, once the hole is turned.
 */
export interface Golfer {
  name: string;
  side: number;
  here: boolean;
  withdrawn: boolean;
  plays: boolean;
  done: boolean;
  seen: boolean;
  cards_left: number;
  scores: (number | null)[];
  total: number;
  to_par: string;
  place: number;
  status: Phrase | null;
  board: Table | null;
}
/**
 * One thing that happened in Spit; `n` counts them. seat: who did it. at place and target of a row, onto spit pile `spit`.
 *
 *     spat: cards of both seats at the same instant. exposed: the card turned up there. forced: played for an idle player. taken, held:
 *     cards of the spit piles each seat got, and all they then have.
 */
export interface Happening {
  n: number;
  kind:
    | 'counting'
    | 'dealt'
    | 'ended'
    | 'gathered'
    | 'played'
    | 'round-over'
    | 'shifted'
    | 'slapped'
    | 'slapped-early'
    | 'spat';
  seat?: number | null;
  card?: string | null;
  place?: number | null;
  target?: number | null;
  spit?: number | null;
  exposed?: string | null;
  forced?: boolean;
  cards?: (string | null)[];
  taken?: number[];
  held?: number[];
}
/**
 * The host gives a seat to a computer of that level.
 */
export interface Hire {
  type: 'hire';
  ref: number;
  level: string;
}
/**
 * What came of POST /api/games, whose body is a file that GET /api/games gave, or some lines of it.
 */
export interface Imported {
  added: number;
  continued: number;
  known: number;
  bad: BadLine[];
}
/**
 * Where a room is: its address is /room/ID (POST /api/rooms, GET /api/rooms/by-code/CODE).
 */
export interface Invitation {
  room: string;
  code: string | null;
}
/**
 * Open a room (POST /api/rooms).
 */
export interface NewRoom {
  settings: GolfSettings | SpitSettings;
}
/**
 * Spit.
 *
 *     equal_rank: a card also goes on its own rank. stack_equals: equal ranks stack in one's own row. no_slap: nobody slaps, the smaller
 *     pile goes to who went out.
 */
export interface SpitSettings {
  type: 'spit';
  equal_rank?: boolean;
  stack_equals?: boolean;
  no_slap?: boolean;
}
/**
 * POST /api/rounds: begin a nine-hole round. Answered by Dealt (its first hole).
 */
export interface NewRound {
  game: string;
  options?: {
    [k: string]: boolean | number | string;
  };
}
/**
 * POST /api/tables: deal a game; without `deal` a number is drawn. Answered by Dealt.
 *
 *     winnable: draw a deal that the search can win; there may be none to be found in time.
 *     daily: the game's deal of this day (UTC), the same for everyone.
 */
export interface NewTable {
  game: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  deal?: string | null;
  winnable?: boolean;
  daily?: boolean;
}
/**
 * The best score that this deal allowed, of a game that is over.
 */
export interface Par {
  type: 'par';
  ref: number;
  seq: number;
  best: number;
  exact: boolean;
  nodes: number;
  cpu_s: number;
}
/**
 * Answer me: nothing was heard here for a while, and a line may die without a word.
 */
export interface Ping {
  type: 'ping';
}
/**
 * The answer, in its turn with all others.
 */
export interface Pong {
  type: 'pong';
}
/**
 * Be ready for the next game, or not any more. When all are, it begins.
 */
export interface Prepare {
  type: 'prepare';
  ref: number;
  ready: boolean;
}
/**
 * The body of every HTTP answer of 400 and above; `message` and `phrase` as in Refused.
 */
export interface Problem {
  code: string;
  message: string;
  phrase?: Phrase | null;
}
/**
 * How many points of the game are decided, of how many.
 */
export interface Progress {
  type: 'progress';
  decided: number;
  of: number;
}
/**
 * One player of Spit. spares: whether they have spit cards left. dealt: cards held at the deal. able: has something to do now.
 *
 *     spit: the top of the spit pile they started, null while there is none. absent_ms: when they forfeit unless they come back.
 */
export interface Racer {
  name: string;
  here: boolean;
  ready: boolean;
  able: boolean;
  row: RowPile[];
  spares: boolean;
  dealt: number;
  spit: string | null;
  absent_ms: number | null;
}
/**
 * A stock pile of a row in Spit: `hidden` face-down cards beneath `cards`.
 */
export interface RowPile {
  hidden: number;
  cards: string[];
}
/**
 * Why an action was not done; nothing has changed. `ref` is null when the message itself could not be read.
 */
export interface Refused {
  type: 'refused';
  ref: number | null;
  seq: number;
  code: string;
  message: string;
  phrase: Phrase | null;
}
/**
 * What came of DELETE /api/games: all that was kept of this player is gone.
 */
export interface Removed {
  tables: number;
}
/**
 * Go by another name.
 */
export interface Rename {
  type: 'rename';
  ref: number;
  name: string;
}
/**
 * A game from its deal to where it stands (GET /api/tables/ID/replay): at each point, what its player saw there.
 */
export interface Replay {
  game: Game;
  deal: string;
  piles: Pile[];
  score: Score;
  steps: Step[];
  outcome: 'open' | 'stuck' | 'won';
  over: boolean;
  ended: boolean;
  practice: boolean;
  helped: boolean;
  winnable: boolean;
  elapsed_ms: number | null;
  hole: number | null;
  record: string;
  rules?: string;
}
/**
 * One move of a game looked at again: `text` as records write it, and how the piles lie after it that lay otherwise before.
 */
export interface Step {
  text: string;
  source: string;
  target: string;
  count: number;
  piles: Pile[];
  score: Score;
}
/**
 * One unfinished game of this player (GET /api/tables, latest first).
 */
export interface Resumable {
  table: string;
  game: string;
  name: string;
  deal: string | null;
  played: number;
  elapsed_ms: number;
  hole: number | null;
}
/**
 * Leave one's seat, and the game in play for good. seat: the host may send a computer away, and between games anyone.
 */
export interface Rise {
  type: 'rise';
  ref: number;
  seat?: number | null;
}
/**
 * The whole room after event `seq`, as one guest may see it; sent on connecting, after each accepted action, and at every change.
 *
 *     seq does not count what others do in secret, so that nothing is learned from it. you: one's seat. player: one's seat in the game
 *     shown. computers: of what level each player of that game is, empty for a guest. did: how many actions of one's own it has taken. Times
 *     are ms of the room's clock; now_ms is when this was sent. due_ms: when the countdown ends.
 */
export interface Room {
  type: 'room';
  room: string;
  code: string | null;
  seq: number;
  ref: number | null;
  now_ms: number;
  settings: GolfSettings | SpitSettings;
  levels: string[];
  phase: 'closed' | 'countdown' | 'gathering' | 'playing';
  due_ms: number | null;
  seats: Seat[];
  most: number;
  you: number | null;
  host: boolean;
  games: number;
  player: number | null;
  computers: string[];
  did: number;
  watching: number;
  contest: (GolfView | SpitView) | null;
}
/**
 * Who sits there. level: of a computer, else empty.
 */
export interface Seat {
  name: string;
  level: string;
  ready: boolean;
  here: boolean;
}
/**
 * Spit as one seat sees it.
 *
 *     slaps: whether this round ends with a race for the spit piles. moves: what gets one on now, as Act writes it (an early slap is none
 *     of it). due_ms: when something happens by itself: the countdown's end, the next spit where nobody is able, the card played for the
 *     only one who is, the end of slapping. slap_ms: from when on one's slap is heard. out: who emptied their row. ending: how the match
 *     ended. news: the latest, oldest first.
 */
export interface SpitView {
  type: 'spit';
  round: number;
  phase: 'countdown' | 'over' | 'playing' | 'slapping' | 'waiting';
  players: Racer[];
  slaps: boolean;
  moves: string[];
  due_ms: number | null;
  slap_ms: number | null;
  out: number | null;
  winner: number | null;
  ending: ('abandoned' | 'absent' | 'left' | 'out') | null;
  news: Happening[];
}
/**
 * Take a seat under a name.
 */
export interface Sit {
  type: 'sit';
  ref: number;
  name: string;
}
/**
 * The host changes the settings; nobody is ready any more.
 */
export interface Settle {
  type: 'settle';
  ref: number;
  settings: GolfSettings | SpitSettings;
}
/**
 * GET /api/rules/ID?option=key=value (repeatable), in the language of ?lang=.
 */
export interface RulesPage {
  id: string;
  name: string;
  aliases: string[];
  sections: RulesSection[];
  source: string;
  note: string;
}
export interface RulesSection {
  heading: string;
  lines: string[];
}
/**
 * A game as a link carries it (POST /api/replays, answered by Replay): any server can deal it and play it through.
 *
 *     moves: as records write them, parted by spaces. ended: the player ended it where it stands. rules: the rules hash; without it
 *     the first version of the game's rules is meant.
 */
export interface SharedGame {
  game: string;
  deal: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  moves?: string;
  ended?: boolean;
  rules?: string;
}
/**
 * GET /api/statistics: every game that was played, the one played last first; and the latest finished ones.
 */
export interface Statistics {
  games: GameStatistics[];
  recent: FinishedGame[];
}
/**
 * GET /api/today: the game of this day (UTC) and its deal, in the language of ?lang=, and how far this player has come with it.
 */
export interface Today {
  date: string;
  game: string;
  name: string;
  deal: string;
  table: string | null;
  state: 'new' | 'open' | 'over' | 'won';
}
/**
 * What could be won at each point of a game.
 */
export interface Verdicts {
  type: 'verdicts';
  verdicts: ('lost' | 'unknown' | 'won')[];
  losing_move: number | null;
  last_won: number | null;
  winning: Move[];
  undecided: Move[];
  complete: boolean;
  best: number | null;
  best_exact: boolean;
  nodes: number;
  cpu_s: number;
}
