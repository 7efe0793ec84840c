// Generated from src/longwood/protocol/ by `make protocol`; do not edit.
// schema sha256: c48cd456e1257d8aae9d11dae1cb7daab3ab68e6583b92e0f3fcde94c3b1deed

export type ClientMessage = Play | Undo | Redo | Restart | Bookmark | RemoveBookmark | Return | End | Ask | Found;
export type FromLocal = LocalBegin | LocalData | LocalEnd | LocalClosed;
export type RoomAction = Sit | Rise | Remove | Rename | Settle | Hire | Prepare | Say | Hush | Act | Report;
export type RoomMessage = Room | RoomUpdate | Refused;
export type ServerMessage = Table | Refused | Advice | Par | Search;
export type ToLocal = LocalRequest | LocalAbort | LocalOpen | LocalMessage | LocalClose | LocalChanged;

/**
 * Perform an action in the game.
 */
export interface Act {
  type: 'do';
  ref: number;
  /**
   * The action as the game's logs write it.
   *
   * Golf: the number of a column or slot, or d (draw), undo, end, redeal, next.
   * Spit: ready; 5H-s2 (a card to the spit pile that the second seat started); 9D-3 (a card to another place in the row); slap-s1.
   */
  what: string;
  /**
   * The number of this action among the player's actions in this game, from 1. A copy that arrives later is refused because of it.
   */
  nth: number;
}
/**
 * The solver's answer for the table after event `seq`. The solver sees all cards, but the answer never names a hidden one.
 *
 * If the question was `fair`, the solver has seen only what the player sees.
 */
export interface Advice {
  type: 'advice';
  ref: number;
  seq: number;
  help: 'fair' | 'line' | 'move' | 'nudge' | 'par' | 'show' | 'verdict';
  /**
   * Whether the position can be won.
   */
  verdict: 'lost' | 'unknown' | 'won';
  /**
   * The number of nodes searched.
   */
  nodes: number;
  /**
   * The CPU time of the search, in seconds.
   */
  cpu_s: number;
  /**
   * The limit that stopped the search; null unless the verdict is unknown, and for a fair hint.
   */
  limit: ('memory' | 'nodes' | 'time') | null;
  /**
   * Where the best move comes from.
   *
   * win: it begins a winning line.
   * best: it begins a line to the best score that is still possible.
   * score: it begins a line to the best score that was found.
   * line: it begins the line that got furthest.
   * order: it is the first legal move.
   * none: there is no move.
   */
  advice: 'best' | 'line' | 'none' | 'order' | 'score' | 'win';
  /**
   * The source pile of the best move, for a nudge. Null for other questions, or if there is no move.
   */
  pile: string | null;
  /**
   * The best move, or the best line up to the first move that could name a hidden card. Empty for other questions.
   */
  moves: Move[];
  /**
   * The number of moves in the winning line; null if none was found.
   */
  to_win: number | null;
  /**
   * The score at the end of the line, in strokes or points; null unless `advice` is `best` or `score`.
   */
  score: number | null;
  /**
   * In how many of the `samples` the best move was seen to win; null unless the question was `fair`.
   */
  wins?: number | null;
  /**
   * How many times the unseen cards were imagined; null unless the question was `fair`.
   */
  samples?: number | null;
  /**
   * Why the best move is good: what it achieves at once, or with the next moves of the line. Null for a nudge or a verdict, or if
   * unknown.
   *
   * It never names a hidden card. For a fair hint, it says only what the player can see.
   */
  gain?: Phrase | null;
}
/**
 * A legal move.
 */
export interface Move {
  source: string;
  target: string;
  count: number;
  /**
   * The move in the notation of docs/records.md; for a supermove, its individual moves, separated by spaces.
   */
  text: string;
  /**
   * Whether the move plays a card to a foundation, and no win can need that card in a column.
   */
  free?: boolean;
  /**
   * The individual moves of a supermove, each as (source, target).
   */
  steps?: [string, string][];
}
/**
 * A message that the browser shows in its own language.
 */
export interface Phrase {
  /**
   * The id of a message in src/longwood/locales/.
   */
  id: string;
  /**
   * The values of the message's variables.
   */
  values: {
    [k: string]: number | string | Phrase;
  };
}
/**
 * Ask the solver.
 *
 * The server replies at once with a Table that already counts the help, and later with Advice, or with Par if that was the question.
 * Another action or question from the same tab cancels the search, and its answer isn't sent. If the game changes in another tab, the
 * answer is Refused with the code `given-up`. If the solver is busy, it is Refused with the code `busy` and `retry_after_s`; the browser
 * then resends the question. A resent question counts only once.
 */
export interface Ask {
  type: 'ask';
  /**
   * A number chosen by the browser. The answers contain it.
   */
  ref: number;
  /**
   * What the player asks for.
   *
   * nudge: the source pile of the best move.
   * move: the best move.
   * line: the best move and the moves that follow it.
   * verdict: whether the game can still be won.
   * show: that the solver plays the next moves of a winning line, or of the line to the best score.
   * par: the best possible score of the deal, once the game is over.
   * fair: the best move by what the player sees. It uses no hidden cards.
   */
  help: 'fair' | 'line' | 'move' | 'nudge' | 'par' | 'show' | 'verdict';
  /**
   * How many moves the solver plays, if the question is `show`. It plays fewer if the line is shorter.
   */
  moves?: number;
  /**
   * The time played so far, by the browser's clock.
   */
  elapsed_ms?: number;
  /**
   * The memory that the browser's own search can use, in bytes; 0 if the browser can't search.
   *
   * If it can, the server sends Search instead of searching, unless the question is `show`.
   */
  search_bytes?: number;
  /**
   * The number of the last event that the sender knew; null if the message applies to any state.
   */
  after?: number | null;
  /**
   * A random name, the same in every copy of a resent message.
   */
  name?: string | null;
}
/**
 * A line in an imported file that isn't a valid game.
 */
export interface BadLine {
  /**
   * The line's number, from 1.
   */
  line: number;
  /**
   * What is wrong with it, in English.
   */
  message: string;
  /**
   * The same for the browser to translate; null if it exists in English only.
   */
  phrase?: Phrase | null;
}
/**
 * One of the best games. It can be replayed.
 */
export interface BestGame {
  table: string;
  deal: string;
  /**
   * Strokes, points, or cards on the foundations.
   */
  score: number;
  won: boolean;
  /**
   * The number of moves made.
   */
  played: number;
  elapsed_ms: number;
  /**
   * When it was last played, in seconds since 1970, UTC.
   */
  played_at: number;
}
/**
 * What the solver found for a pasted board. Answers POST /api/board/solve.
 */
export interface BoardSolved {
  verdict: 'lost' | 'unknown' | 'won';
  /**
   * The moves that win, in notation; otherwise the best line that was found.
   */
  line: string[];
}
/**
 * A pasted board after its moves. Answers POST /api/board.
 */
export interface BoardView {
  game: Game;
  piles: Pile[];
  /**
   * All legal moves.
   */
  moves: Move[];
  score: Score;
  played: number;
  outcome: 'open' | 'stuck' | 'won';
  /**
   * The number of redeals left; null for no limit.
   */
  redeals_left: number | null;
  /**
   * The record of the game so far, which starts from the board.
   */
  record: string;
}
/**
 * A game and its layout.
 */
export interface Game {
  id: string;
  name: string;
  family: 'columns' | 'covering';
  options: {
    [k: string]: boolean | number | string;
  };
  arrangement: 'columns' | 'fans' | 'overlap';
  /**
   * The number of columns or fans; 0 for an overlapping layout.
   */
  columns: number;
  /**
   * The number of cards dealt to each column or fan; 0 for an overlapping layout.
   */
  rows: number;
  /**
   * The (row, x) of each slot of an overlapping layout, with x in half card widths.
   */
  places: [number, number][];
  /**
   * How the game is scored: by cards on the foundations or the hole, by strokes of a Golf hole, or by points.
   */
  scoring: 'cards' | 'hole' | 'peaks';
  /**
   * Whether the game has a lesson, which teaches it with its usual options.
   */
  lesson?: boolean;
  /**
   * Whether the deals of the game have grades, with these options.
   */
  graded?: boolean;
}
/**
 * A pile as its player may see it.
 */
export interface Pile {
  id: string;
  kind: 'cell' | 'column' | 'foundation' | 'hole' | 'slot' | 'stock' | 'waste';
  /**
   * The number of face-down cards beneath the deepest face-up one.
   */
  hidden: number;
  /**
   * The other cards, top card last. A face-down card among them is "".
   */
  cards: string[];
  /**
   * The card that can be played on this pile while it is empty, or a rank ("K") if its suit doesn't matter.
   *
   * Null if any card can be played, or none, or if the pile isn't empty.
   */
  begins?: string | null;
}
/**
 * The current score.
 */
export interface Score {
  /**
   * Cards on the foundations or the hole, strokes, or points, depending on Game.scoring.
   */
  value: number;
  /**
   * The number of cards in the game; null unless cards are counted.
   */
  of?: number | null;
  /**
   * The number of cards played since the last draw; null unless points are counted.
   */
  streak?: number | null;
}
/**
 * Bookmark the current position.
 */
export interface Bookmark {
  type: 'bookmark';
  ref: number;
  elapsed_ms?: number;
  /**
   * The number of the last event that the sender knew; null if the message applies to any state.
   */
  after?: number | null;
  /**
   * A random name, the same in every copy of a resent message.
   */
  name?: string | null;
}
/**
 * A bookmarked position.
 */
export interface BookmarkView {
  /**
   * 1 to 9.
   */
  number: number;
  /**
   * The number of moves made at the position.
   */
  played: number;
  /**
   * The score at the position.
   */
  score: Score;
  /**
   * Whether the game is at this position now.
   */
  here: boolean;
  /**
   * Whether returning to it would make the game practice.
   */
  practice: boolean;
}
/**
 * A game in the menu. GET /api/catalogue?lang=LANGUAGE returns all of them, in menu order.
 */
export interface CatalogueGame {
  id: string;
  name: string;
  /**
   * Other names of the game.
   */
  aliases: string[];
  family: 'columns' | 'covering';
  /**
   * The heading above the game in the menu.
   */
  group: string;
  /**
   * How it is played, in a sentence or two.
   */
  summary: string;
  options: CatalogueOption[];
  /**
   * Whether the game can be played as a round of nine holes.
   */
  round: boolean;
  /**
   * This field and the next three describe the layout, as in Game.
   */
  arrangement: 'columns' | 'fans' | 'overlap';
  columns: number;
  rows: number;
  places: [number, number][];
  /**
   * What else finds the game in a search: its names in other languages and common spellings. They aren't shown.
   */
  spellings: string[];
  /**
   * The missing games that this game is among the nearest to.
   */
  near: MissingGame[];
  decks: number;
  /**
   * A game that is like this one but easier, if the odds of both are known.
   */
  easier: EasierGame | null;
  /**
   * Whether the game has a lesson.
   */
  lesson?: boolean;
  /**
   * Whether the deals of the game have grades, with its usual options.
   */
  graded?: boolean;
}
/**
 * An option of a game.
 */
export interface CatalogueOption {
  name: string;
  type: 'bool' | 'choice' | 'int';
  /**
   * The option's text in the menu.
   */
  label: string;
  default: boolean | number | string;
  /**
   * All valid values.
   */
  choices: (boolean | number | string)[];
}
/**
 * A well-known game that isn't in the menu.
 */
export interface MissingGame {
  name: string;
  /**
   * What people type to find it, in all languages.
   */
  spellings: string[];
}
/**
 * A game that is like another one, and easier.
 */
export interface EasierGame {
  id: string;
  name: string;
}
/**
 * Move the top `count` cards of `source` to `target`.
 *
 * A draw moves from the stock to the waste or the hole. A redeal moves from the waste to the stock.
 */
export interface Play {
  type: 'play';
  /**
   * A number chosen by the browser. The answer contains it.
   */
  ref: number;
  source: string;
  target: string;
  count?: number;
  /**
   * The time played so far, by the browser's clock. All actions have this field.
   */
  elapsed_ms?: number;
  /**
   * Whether auto-play made this move. It is undone together with the move before it.
   */
  joined?: boolean;
  /**
   * The number of the last event that the sender knew; null if the message applies to any state.
   */
  after?: number | null;
  /**
   * A random name, the same in every copy of a resent message.
   */
  name?: string | null;
}
/**
 * Undo the last move. If the player has given up the game, it goes on, and no move is undone.
 */
export interface Undo {
  type: 'undo';
  ref: number;
  /**
   * Go back to the position after this many moves, which an analysis has found. That counts as help. Null undoes one move.
   */
  to?: number | null;
  /**
   * Whether the player agrees that the game becomes practice. Otherwise an action that would make it practice is refused.
   */
  practice?: boolean;
  elapsed_ms?: number;
  /**
   * The number of the last event that the sender knew; null if the message applies to any state.
   */
  after?: number | null;
  /**
   * A random name, the same in every copy of a resent message.
   */
  name?: string | null;
}
/**
 * Redo the last undone move.
 */
export interface Redo {
  type: 'redo';
  ref: number;
  elapsed_ms?: number;
  /**
   * The number of the last event that the sender knew; null if the message applies to any state.
   */
  after?: number | null;
  /**
   * A random name, the same in every copy of a resent message.
   */
  name?: string | null;
}
/**
 * Undo all moves.
 */
export interface Restart {
  type: 'restart';
  ref: number;
  /**
   * Whether the player agrees that the game becomes practice; see Undo.
   */
  practice?: boolean;
  elapsed_ms?: number;
  /**
   * The number of the last event that the sender knew; null if the message applies to any state.
   */
  after?: number | null;
  /**
   * A random name, the same in every copy of a resent message.
   */
  name?: string | null;
}
/**
 * Remove the bookmark with this number.
 */
export interface RemoveBookmark {
  type: 'remove-bookmark';
  ref: number;
  number: number;
  elapsed_ms?: number;
  /**
   * The number of the last event that the sender knew; null if the message applies to any state.
   */
  after?: number | null;
  /**
   * A random name, the same in every copy of a resent message.
   */
  name?: string | null;
}
/**
 * Return to the bookmark with this number.
 */
export interface Return {
  type: 'return';
  ref: number;
  number: number;
  /**
   * Whether the player agrees that the game becomes practice; see Undo.
   */
  practice?: boolean;
  elapsed_ms?: number;
  /**
   * The number of the last event that the sender knew; null if the message applies to any state.
   */
  after?: number | null;
  /**
   * A random name, the same in every copy of a resent message.
   */
  name?: string | null;
}
/**
 * End the game in its current position. A hole of Golf then counts with its current score. Another game is given up; see Undo.
 */
export interface End {
  type: 'end';
  ref: number;
  elapsed_ms?: number;
  /**
   * The number of the last event that the sender knew; null if the message applies to any state.
   */
  after?: number | null;
  /**
   * A random name, the same in every copy of a resent message.
   */
  name?: string | null;
}
/**
 * The browser's answer to Search.
 */
export interface Found {
  type: 'found';
  /**
   * The `ref` of the question.
   */
  ref: number;
  /**
   * The id of the Search.
   */
  id: number;
  /**
   * The answer as numbers, in base64; null if the browser's search failed. The server then searches itself.
   */
  answer: string | null;
  /**
   * How long the search took, in milliseconds.
   */
  ms?: number;
}
/**
 * Ask how the players did on the deals of a day. The body of POST /api/daily/players.
 */
export interface CountResults {
  /**
   * Whether the player's own results count. If not, all that were counted before are deleted.
   */
  count: boolean;
  /**
   * The day, as YYYY-MM-DD; today if empty.
   */
  day?: string;
}
/**
 * A day of the calendar.
 */
export interface DailyDay {
  /**
   * The day, as YYYY-MM-DD.
   */
  date: string;
  /**
   * The five deals of the day. The first is that of the start page.
   */
  deals: DailyDeal[];
}
/**
 * A daily deal and the player's best result.
 */
export interface DailyDeal {
  game: string;
  name: string;
  deal: string;
  /**
   * The player's latest table of this deal with at least one action, or null.
   */
  table: string | null;
  /**
   * `done`: finished without a win. `unaided`: won without undo, and without help, also in any earlier game of the deal.
   */
  mark: 'done' | 'new' | 'open' | 'unaided' | 'won';
  /**
   * The best score of the player's finished games of this deal, in strokes or points; null for games without them.
   */
  best: number | null;
  /**
   * Whether the solver has checked that the deal can be won.
   */
  winnable?: boolean;
  /**
   * How hard the deal is; null if it has no grade.
   */
  grade?: ('easy' | 'fiendish' | 'hard' | 'medium') | null;
}
/**
 * The daily deals of a month up to today. Answers GET /api/daily?month=YYYY-MM&lang=LANGUAGE; without `month`, the current month.
 */
export interface DailyMonth {
  /**
   * The month, as YYYY-MM.
   */
  month: string;
  /**
   * The current day (UTC), as YYYY-MM-DD.
   */
  today: string;
  /**
   * The first day with daily deals.
   */
  first: string;
  days: DailyDay[];
  /**
   * The number of days in a row, up to today, with at least one finished deal. It doesn't matter when they were played.
   */
  streak: number;
  /**
   * The most days in a row.
   */
  best_streak: number;
}
/**
 * What the player has done with the daily deals up to today.
 */
export interface DailyResults {
  /**
   * As in DailyMonth.
   */
  streak: number;
  best_streak: number;
  /**
   * The number of daily deals won.
   */
  won: number;
  /**
   * The number of daily deals won without help and without undo.
   */
  unaided: number;
}
/**
 * How the players did on the deals of a day. Answers POST /api/daily/players.
 */
export interface DayPlayers {
  /**
   * The deals of the day that at least 20 players have finished.
   */
  deals: DealPlayers[];
  /**
   * The games that the player has finished, but that don't count, because of help or an undo in a game with a score.
   */
  excluded: string[];
}
/**
 * How the players did on one daily deal. There are at least 20 of them.
 */
export interface DealPlayers {
  game: string;
  /**
   * How many players have a result: the first game that they finished, or the best one if it has a score.
   */
  players: number;
  /**
   * How many of them won.
   */
  won: number;
  /**
   * How many of them won without undo.
   */
  unaided: number;
  /**
   * What the bars count: the moves of the wins, or the scores of all players.
   */
  measure: 'cards' | 'moves' | 'points' | 'strokes';
  /**
   * All bars in order, also empty ones.
   */
  bars: ResultBar[];
  /**
   * The player's own result; null if there is none.
   */
  own: OwnResult | null;
}
/**
 * A bar of a histogram.
 */
export interface ResultBar {
  lowest: number;
  highest: number;
  /**
   * How many players have a value from `lowest` to `highest`.
   */
  players: number;
}
/**
 * The player's own result of a daily deal.
 */
export interface OwnResult {
  won: boolean;
  /**
   * The percentage of the other players who did worse, rounded down.
   */
  better: number;
  /**
   * The number of its bar, from 0; null if it has none, because the game wasn't won.
   */
  bar: number | null;
}
/**
 * How hard the deal of a finished game is. Answers GET /api/tables/ID/grade.
 */
export interface DealGrade {
  /**
   * Null if the game isn't finished, if its deals have no grades, or if the solver found no win.
   */
  grade: ('easy' | 'fiendish' | 'hard' | 'medium') | null;
}
/**
 * The table to open next. Also answers POST /api/rounds/ID/next and POST /api/tables/ID/reshuffle.
 */
export interface Dealt {
  table: string;
}
/**
 * A game that was won or lost. It can be replayed.
 */
export interface FinishedGame {
  table: string;
  game: string;
  name: string;
  deal: string;
  /**
   * The hole of its round; null outside a round.
   */
  hole: number | null;
  won: boolean;
  /**
   * The category, as in Tally.
   */
  kind: 'helped' | 'practice' | 'round' | 'scored' | 'winnable';
  /**
   * The number of moves made.
   */
  played: number;
  elapsed_ms: number;
  /**
   * When it was last played, in seconds since 1970, UTC.
   */
  played_at: number;
  /**
   * Strokes, points, or cards on the foundations.
   */
  score: number;
  /**
   * The id of its round; null outside a round.
   */
  round?: string | null;
}
/**
 * The answer to a request begins.
 */
export interface LocalBegin {
  type: 'begin';
  id: number;
  status: number;
  media_type: string;
}
/**
 * A part of an answer, or a message over a connection.
 */
export interface LocalData {
  type: 'data';
  id: number;
  text: string;
}
/**
 * An answer is complete.
 */
export interface LocalEnd {
  type: 'end';
  id: number;
}
/**
 * A connection is closed. The code is that of a WebSocket.
 */
export interface LocalClosed {
  type: 'closed';
  id: number;
  code: number;
  reason: string;
}
/**
 * A finished game in a graph.
 */
export interface GamePoint {
  /**
   * When it was last played, in seconds since 1970, UTC.
   */
  played_at: number;
  won: boolean;
  elapsed_ms: number;
  /**
   * Strokes, points, or cards on the foundations.
   */
  score: number;
}
/**
 * The statistics of one game with its options.
 */
export interface GameStatistics {
  game: string;
  name: string;
  options: {
    [k: string]: boolean | number | string;
  };
  scoring: 'cards' | 'hole' | 'peaks';
  /**
   * One tally for each category with at least one game.
   */
  tallies: Tally[];
  /**
   * The finished rounds, latest last.
   */
  rounds: RoundScore[];
  /**
   * The player's handicap; null for fewer than three rounds that count.
   */
  handicap: number | null;
  /**
   * The ten best of the finished games without help or undo, ordered by score and then by time. Winnable deals are left out.
   */
  best: BestGame[];
  /**
   * The latest finished games, latest last, without the holes of rounds and the games with help. At most 100.
   */
  points?: GamePoint[];
}
/**
 * The results of the games of one category. Games in progress count only in `played`.
 */
export interface Tally {
  /**
   * The category. A game belongs to the first one that fits:
   *
   * round: the game is a hole of a round of Golf. It counts in the round, and not among the games that are won or lost.
   * helped: the player used help that sees hidden cards.
   * practice: the player took back a move that ends scored play.
   * winnable: the deal was chosen because the solver could win it.
   * scored: all other games.
   */
  kind: 'helped' | 'practice' | 'round' | 'scored' | 'winnable';
  played: number;
  won: number;
  lost: number;
  /**
   * The number of games won in a row up to now.
   */
  streak: number;
  best_streak: number;
  /**
   * The shortest time of a won game.
   */
  best_ms: number | null;
  /**
   * The mean time of the won games.
   */
  mean_ms: number | null;
  /**
   * The fewest moves of a won game.
   */
  fewest_moves: number | null;
  /**
   * The mean number of moves of the won games.
   */
  mean_moves: number | null;
  /**
   * The best score of the finished games, in strokes or points; null for games without them.
   */
  best_score: number | null;
  /**
   * The mean score of the finished games; null as for best_score.
   */
  mean_score: number | null;
}
/**
 * The score of a finished round of Golf.
 */
export interface RoundScore {
  /**
   * When the round was finished, in seconds since 1970, UTC.
   */
  played_at: number;
  total: number;
  /**
   * The total minus par.
   */
  to_par: number;
  /**
   * Whether the round counts for the handicap: no hole was practice or helped.
   */
  counts: boolean;
}
/**
 * The summary of a finished game. Answers GET /api/tables/ID/summary; null if the game isn't finished.
 */
export interface GameSummary {
  won: boolean;
  /**
   * The category in which the game counts, as in Tally.
   */
  kind: 'helped' | 'practice' | 'round' | 'scored' | 'winnable';
  /**
   * Whether an undo was used that makes the game count separately.
   */
  undone: boolean;
  /**
   * Whether help was used that sees hidden cards.
   */
  helped: boolean;
  /**
   * The number of moves made.
   */
  played: number;
  elapsed_ms: number;
  /**
   * Strokes, points, or cards on the foundations.
   */
  score: number;
  /**
   * The player's games of this category, with this one.
   */
  tally: Tally;
  /**
   * The same without this one. A figure that this game improves is a personal best.
   */
  earlier: Tally;
  /**
   * The achievements that the player reached with this game.
   */
  goals?: Phrase[];
  /**
   * The round that the game is part of; null unless all nine holes are finished.
   */
  round?: RoundSummary | null;
  /**
   * The player's games of all categories, with this one. Older servers don't send it.
   */
  results?: Results | null;
  /**
   * The nearest of the goals that the game brought nearer, but didn't reach; null if there is none. Older servers don't send it.
   */
  next?: Goal | null;
}
/**
 * A finished round of Golf, and the player's rounds of the same game and options.
 */
export interface RoundSummary {
  score: RoundScore;
  /**
   * The lowest total of the rounds that count, with this one; null if none counts.
   */
  best: number | null;
  /**
   * The same without this one.
   */
  earlier_best: number | null;
  /**
   * As in GameStatistics.
   */
  handicap: number | null;
}
/**
 * The finished games of one game with its options. Holes of rounds of Golf aren't among them.
 */
export interface Results {
  /**
   * The number of games won or lost without help.
   */
  played: number;
  /**
   * How many of them were won.
   */
  won: number;
  /**
   * The number of games with help that sees hidden cards. They aren't in `played`.
   */
  helped: number;
}
/**
 * An achievement, and how far the player is.
 */
export interface Goal {
  id: string;
  /**
   * What to do.
   */
  text: Phrase;
  /**
   * How much the player has, at most `need`.
   */
  have: number;
  need: number;
  /**
   * What it is about. The page suggests goals of different kinds.
   */
  kind: 'daily' | 'games' | 'golf' | 'skill' | 'start' | 'wins';
}
/**
 * The settings of a Golf match.
 */
export interface GolfSettings {
  type: 'golf';
  game?: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  format?: 'match' | 'stroke';
  holes?: 9 | 18;
  /**
   * Whether every player gets a separate deal for each hole.
   */
  own_deals?: boolean;
  /**
   * Whether a tie is broken: by extra holes in match play, by sudden death between the leaders in stroke play.
   */
  play_off?: boolean;
  /**
   * The time limit for each hole, in seconds; null for no limit.
   */
  limit_s?: number | null;
  /**
   * Whether the players may be strangers. Then every player gets a separate deal, and one address can take only one seat.
   */
  strangers?: boolean;
  /**
   * Whether the room is in the lobby while it waits for players. Only rooms for strangers are.
   *
   * Left out if it isn't set, so that servers of an earlier version can read the events of other rooms.
   */
  listed?: boolean;
}
/**
 * A Golf match as one seat sees it.
 */
export interface GolfView {
  type: 'golf';
  format: 'match' | 'stroke';
  hole: number;
  holes: number;
  /**
   * Whether every player gets a separate deal for each hole.
   */
  own_deals: boolean;
  /**
   * `turned` means that everyone has finished the hole and sees the results.
   */
  phase: 'hole' | 'over' | 'turned';
  /**
   * The cards of this seat; null for spectators, and for players who don't take part in this hole.
   */
  board: Table | null;
  /**
   * The deal of this hole before the first move, for those who don't play it and can't see all boards yet. Null with separate deals.
   */
  dealt: Table | null;
  /**
   * Whether this seat can ask for another deal, because its own can't be cleared.
   */
  may_redeal: boolean;
  players: Golfer[];
  /**
   * When time runs out for the hole, or when the next hole is dealt; null if there is no such time.
   */
  due_ms: number | null;
  /**
   * The result of a finished match, such as "3 & 2", "1 up" or "halved"; empty in stroke play.
   */
  result: string;
  /**
   * The seats that won; empty until the match is over, and for a halved match.
   */
  winners: number[];
}
/**
 * The whole table after event `seq`. It is sent on connecting, after each accepted action, and to the player's other tabs.
 */
export interface Table {
  type: 'table';
  /**
   * The table's id.
   */
  table: string;
  seq: number;
  /**
   * The `ref` of the action that this answers; null for other connections.
   */
  ref: number | null;
  game: Game;
  /**
   * The deal number. A string, because it may exceed 2**53.
   */
  deal: string | null;
  piles: Pile[];
  /**
   * The legal moves, best first for a tap, then the supermoves.
   */
  moves: Move[];
  outcome: 'open' | 'stuck' | 'won';
  /**
   * Whether the player ended the game, gave it up, or left it for the next deal. After giving it up, it can be continued with an undo.
   */
  ended: boolean;
  /**
   * Whether the last move can be undone; `marks` means that this would make the game practice.
   */
  undo: 'free' | 'marks' | 'none';
  /**
   * Whether a move can be redone.
   */
  redo: boolean;
  /**
   * Whether the game is practice: its result doesn't count.
   */
  practice: boolean;
  helped: Helped;
  /**
   * The number of moves made, including draws and redeals.
   */
  played: number;
  /**
   * The time played.
   */
  elapsed_ms: number;
  score: Score;
  /**
   * The number of redeals left; null for no limit.
   */
  redeals_left: number | null;
  /**
   * Whether it was dealt as a winnable deal.
   */
  winnable: boolean;
  /**
   * Whether no order of the stock can clear this layout. True only before the first action.
   */
  impossible: boolean;
  round: Round | null;
  /**
   * The bookmarks, ordered by number.
   */
  bookmarks?: BookmarkView[];
  /**
   * The day whose daily deal this is, as YYYY-MM-DD; null if it is none.
   */
  daily?: string | null;
  /**
   * Whether the published studies couldn't decide if this deal can be won.
   */
  unsolved?: boolean;
  /**
   * Whether there are cards that the player hasn't seen yet, so that a hint from what the player sees differs from the others.
   */
  unseen?: boolean;
  /**
   * Whether playing the first of the moves to a foundation again and again wins the game.
   */
  finish?: boolean;
}
/**
 * The help that the player used in this game. Except for `fair`, the solver sees hidden cards.
 */
export interface Helped {
  hints: number;
  /**
   * Whether the player asked if the game can still be won.
   */
  verdict: boolean;
  /**
   * The number of moves that the solver played.
   */
  shown: number;
  /**
   * The number of hints from what the player sees. They use no hidden cards.
   */
  fair?: number;
  /**
   * Whether the solver played so many moves that a win wouldn't count as the player's.
   */
  by_solver?: boolean;
}
/**
 * A round of Golf.
 */
export interface Round {
  id: string;
  /**
   * All holes, in order.
   */
  holes: Hole[];
  /**
   * The number of the hole on this table.
   */
  current: number;
  /**
   * The strokes of the finished holes.
   */
  total: number;
  /**
   * The par of the whole round.
   */
  par: number;
  /**
   * The total relative to the par of the finished holes: "E", "+3" or "-2".
   */
  to_par: string;
  /**
   * The result of the round; empty until it is over.
   */
  verdict: '' | 'over par' | 'par or better' | 'perfect';
  over: boolean;
  /**
   * Whether any hole was practice.
   */
  practice: boolean;
}
/**
 * A hole of a round.
 */
export interface Hole {
  number: number;
  /**
   * Null until the hole is dealt.
   */
  table: string | null;
  /**
   * Null until the hole is over.
   */
  score: number | null;
}
/**
 * A player in a Golf match, with their scorecard and the current hole.
 */
export interface Golfer {
  name: string;
  /**
   * The player's side in match play; in stroke play the player's seat.
   */
  side: number;
  /**
   * Whether the player is connected.
   */
  here: boolean;
  /**
   * Whether the player left the match.
   */
  withdrawn: boolean;
  /**
   * Whether the host removed them.
   */
  removed: boolean;
  /**
   * Whether the player takes part in this hole.
   */
  plays: boolean;
  /**
   * Whether the player has finished this hole.
   */
  done: boolean;
  /**
   * Whether the player is ready for the next hole, after seeing the results of this one.
   */
  seen: boolean;
  /**
   * The number of cards left in the tableau.
   */
  cards_left: number;
  /**
   * The score of each finished hole; null for a hole that the player did not play.
   */
  scores: (number | null)[];
  total: number;
  /**
   * The total relative to par: "E", "+3" or "-2".
   */
  to_par: string;
  /**
   * The player's place in stroke play, from 1.
   */
  place: number;
  /**
   * The state of the match for the player's side, such as "2 up"; null in stroke play.
   */
  status: Phrase | null;
  /**
   * The player's cards after the hole; null until everyone has finished it.
   *
   * Those who don't play the hole see it earlier: at once with separate deals, else as soon as all other guests have finished.
   */
  board: Table | null;
}
/**
 * What became of all tables. Answers POST /api/log, whose body is a LogChange with whole tables.
 */
export interface HandedOver {
  tables: HandedTable[];
}
/**
 * What became of a table that a browser handed over.
 */
export interface HandedTable {
  id: string;
  /**
   * The result:
   *
   * stored: the server has stored the table or its new events.
   * known: the server had all its events already.
   * forked: the table or its round was continued elsewhere in another way. The server has stored this version as the table `fork`.
   * refused: the referee doesn't accept it, or it belongs to another player.
   */
  state: 'forked' | 'known' | 'refused' | 'stored';
  /**
   * The id of the table with this version, if it was forked. It can be the same id, if only its round is another.
   */
  fork?: string | null;
  /**
   * Why it was refused, in English.
   */
  reason?: string;
}
/**
 * Something that happened in Spit. Each kind uses some of the fields.
 */
export interface Happening {
  /**
   * The number of this happening, counted from the start of the match.
   */
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
  /**
   * The player; for `round-over` the one who went out, for `ended` the winner.
   */
  seat?: number | null;
  card?: string | null;
  /**
   * The place in the row that the card came from.
   */
  place?: number | null;
  /**
   * The place in the row that the card went to.
   */
  target?: number | null;
  /**
   * The spit pile that was played on or slapped.
   */
  spit?: number | null;
  /**
   * The card in the row that turned face up.
   */
  exposed?: string | null;
  /**
   * Whether the server made the move for an idle player.
   */
  forced?: boolean;
  /**
   * For `spat`, the card that each seat turned; null for a seat without spit cards.
   */
  cards?: (string | null)[];
  /**
   * For `gathered`, the number of cards that each seat took.
   */
  taken?: number[];
  /**
   * For `gathered`, the number of cards that each seat then has.
   */
  held?: number[];
}
/**
 * Add a computer player with the given level (host only).
 */
export interface Hire {
  type: 'hire';
  ref: number;
  level: string;
}
/**
 * Switch quick phrases off or on for the whole room (host only).
 */
export interface Hush {
  type: 'hush';
  ref: number;
  hushed: boolean;
}
/**
 * The result of an import. Answers POST /api/games, whose body is a file from GET /api/games, or some lines of it.
 */
export interface Imported {
  /**
   * The number of new games.
   */
  added: number;
  /**
   * The number of existing games that the file continued.
   */
  continued: number;
  /**
   * The number of games that the player already had.
   */
  known: number;
  /**
   * The invalid lines. If there are any, nothing was imported.
   */
  bad: BadLine[];
}
/**
 * A room, whose page is /room/ID. Also answers GET /api/rooms/by-code/CODE.
 */
export interface Invitation {
  /**
   * The room's id.
   */
  room: string;
  /**
   * The code for joining; null if the request contained it.
   */
  code: string | null;
}
/**
 * The first lesson of a game. Answers GET /api/lessons/ID?lang=LANGUAGE.
 */
export interface Lesson {
  game: string;
  /**
   * The name of the game.
   */
  name: string;
  /**
   * The deal number.
   */
  deal: string;
  steps: LessonStep[];
}
/**
 * A step of a lesson: a rule, and usually the move that shows it.
 */
export interface LessonStep {
  title: string;
  /**
   * The rules, in the language of the request.
   */
  lines: string[];
  /**
   * What to do now; empty if the step only has something to read.
   */
  task: string;
  /**
   * The move of the step; null if the step only has something to read.
   */
  move: LessonMove | null;
  /**
   * The table before the move. The first of its legal moves is the move of the step.
   */
  table: Table;
}
/**
 * A move of the top `count` cards of a pile to another. POST /api/lessons/ID/STEP asks why it isn't the move of that step.
 */
export interface LessonMove {
  source: string;
  target: string;
  count: number;
}
/**
 * A room that waits for players, in the lobby. GET /api/rooms answers with a list of them.
 */
export interface ListedRoom {
  /**
   * The room's id.
   */
  room: string;
  /**
   * The settings of the next game.
   */
  settings: GolfSettings | SpitSettings;
  /**
   * The name of the host.
   */
  host: string;
  /**
   * The number of occupied seats, those of computers included.
   */
  seats: number;
  /**
   * The largest number of players.
   */
  most: number;
}
/**
 * The settings of a Spit match.
 */
export interface SpitSettings {
  type: 'spit';
  /**
   * Whether a card can also be played on a card of the same rank.
   */
  equal_rank?: boolean;
  /**
   * Whether cards of the same rank can be stacked in a player's row.
   */
  stack_equals?: boolean;
  /**
   * Whether rounds end without slapping. The player who goes out then gets the smaller spit pile.
   */
  no_slap?: boolean;
  /**
   * Whether the players may be strangers. Then one address can take only one seat.
   */
  strangers?: boolean;
  /**
   * Whether the room is in the lobby while it waits for players. Only rooms for strangers are.
   *
   * Left out if it isn't set, so that servers of an earlier version can read the events of other rooms.
   */
  listed?: boolean;
}
/**
 * Stop answering a request.
 */
export interface LocalAbort {
  type: 'abort';
  id: number;
}
/**
 * Another page of the browser has changed a table.
 */
export interface LocalChanged {
  type: 'changed';
  table: string;
  seq: number | null;
}
/**
 * Close a connection.
 */
export interface LocalClose {
  type: 'close';
  id: number;
}
/**
 * A message over an open connection.
 */
export interface LocalMessage {
  type: 'message';
  id: number;
  text: string;
}
/**
 * Open a connection to a table, as a server would do over a WebSocket. LocalData and one LocalClosed with the same id follow.
 */
export interface LocalOpen {
  type: 'open';
  id: number;
  table: string;
}
/**
 * A request, as a server would get it over HTTP. The answer is one LocalBegin, any number of LocalData, and one LocalEnd.
 */
export interface LocalRequest {
  type: 'request';
  id: number;
  method: string;
  url: string;
  body?: string;
}
/**
 * A change of the log. It is stored as a whole or not at all.
 */
export interface LogChange {
  guard?: LogGuard | null;
  /**
   * Tables that are new, or that replace the ones with their ids.
   */
  tables?: StoredTable[];
  /**
   * New events.
   */
  events?: StoredEvent[];
  /**
   * New rounds. Those that exist already are left as they are.
   */
  rounds?: StoredRound[];
  /**
   * Whether everything that is stored is deleted first.
   */
  removes_all?: boolean;
}
/**
 * What must be true of a table, so that a change can be stored: its last event has this number, and it isn't closed.
 */
export interface LogGuard {
  table: string;
  seq: number;
  /**
   * If given, the table's `row` must be this text, too.
   */
  row?: string | null;
}
/**
 * A table as it is stored. The fields other than `row` are what the log needs to know of it.
 */
export interface StoredTable {
  id: string;
  /**
   * The number of its last event.
   */
  seq: number;
  closed: boolean;
  round: string | null;
  /**
   * The summary of the table, as JSON (longwood.tables.store.TableRow).
   */
  row: string;
}
/**
 * An event as it is stored.
 */
export interface StoredEvent {
  table: string;
  seq: number;
  event: string;
  at: number;
}
/**
 * A round as it is stored.
 */
export interface StoredRound {
  id: string;
  created_at: number;
}
/**
 * An opponent in a finished match.
 */
export interface MatchOpponent {
  name: string;
  /**
   * The level of a computer; empty for a person.
   */
  level: string;
  /**
   * As in MatchResult.
   */
  score: number | null;
}
/**
 * The number of matches against one kind of opponent.
 */
export interface MatchRecord {
  /**
   * The level of a computer that was the only opponent; "computers" for several of them; "people" if an opponent was a person.
   */
  against: string;
  won: number;
  lost: number;
  drawn: number;
}
/**
 * A finished match against others.
 */
export interface MatchResult {
  /**
   * The id of its room; null if the room is deleted.
   */
  room: string | null;
  game: string;
  name: string;
  format: 'match' | 'spit' | 'stroke';
  /**
   * In match play, the players of the other side.
   */
  opponents: MatchOpponent[];
  outcome: 'drawn' | 'lost' | 'won';
  /**
   * The player's total in stroke play; null in other games.
   */
  score: number | null;
  /**
   * The result of match play, such as "3 & 2", "1 up", "halved" or "conceded"; otherwise empty.
   */
  margin: string;
  /**
   * The number of holes or rounds begun.
   */
  parts: number;
  /**
   * Whether the match ended because players left.
   */
  forfeited: boolean;
  /**
   * In seconds since 1970, UTC.
   */
  finished_at: number;
}
/**
 * Open a room (POST /api/rooms). The answer is Invitation.
 */
export interface NewRoom {
  settings: GolfSettings | SpitSettings;
}
/**
 * Begin a round of nine holes (POST /api/rounds). The answer is Dealt, with the table of the first hole.
 */
export interface NewRound {
  game: string;
  options?: {
    [k: string]: boolean | number | string;
  };
}
/**
 * Deal a game (POST /api/tables). The answer is Dealt. At most one of `deal`, `winnable`, `grade` and `daily` can be given.
 */
export interface NewTable {
  game: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  /**
   * The deal number; null for a random deal.
   */
  deal?: string | null;
  /**
   * Whether to choose a deal that the solver can win. The request fails if none is found in time.
   */
  winnable?: boolean;
  /**
   * Whether to choose a winnable deal that is this hard. The game must have grades.
   */
  grade?: ('easy' | 'fiendish' | 'hard' | 'medium') | null;
  /**
   * Whether to use the deal of the day (UTC), which is the same for everyone.
   */
  daily?: boolean;
  /**
   * A table whose solution the player wants to see on the new one. If that game goes on later, it counts as played with help.
   */
  solution_of?: string | null;
}
/**
 * How many deals of a game can be won, in percent, as measured by a study. The bounds have a confidence of 95%.
 */
export interface Odds {
  /**
   * The lower bound, which counts no undecided deal as won.
   */
  least: number;
  /**
   * The upper bound, which counts all of them.
   */
  most: number;
}
/**
 * Search the first deals of a game for a few seconds (POST /api/own/odds). The answer is a stream of QuickOdds, one on each line.
 */
export interface OddsRequest {
  game: string;
}
/**
 * A value that a field can have.
 */
export interface OwnChoice {
  value: string;
  label: string;
}
/**
 * A game that is being made (POST /api/own?lang=LANGUAGE). The answer is OwnGame.
 */
export interface OwnDraft {
  /**
   * The id of the game that it starts from. It can be a custom game.
   */
  parent: string;
  name: string;
  /**
   * The fields that the player has changed.
   */
  fields?: {
    [k: string]:
      | boolean
      | number
      | string
      | (number | string)[]
      | {
          [k: string]: number[];
        }
      | null;
  };
}
/**
 * A reason why the game can't be made yet.
 */
export interface OwnFault {
  /**
   * The fields that cause it. The message is for the first of them. Empty if it is the name.
   */
  fields: string[];
  /**
   * The reason in the language of the page.
   */
  message: string;
  /**
   * More about it, in English; can be empty.
   */
  detail: string;
}
/**
 * A field of the rules in the form.
 */
export interface OwnField {
  name: string;
  label: string;
  kind: 'bool' | 'card' | 'cards' | 'choice' | 'layout' | 'number' | 'numbers';
  value:
    | boolean
    | number
    | string
    | (number | string)[]
    | {
        [k: string]: number[];
      }
    | null;
  /**
   * Its value in the parent.
   */
  inherited:
    | boolean
    | number
    | string
    | (number | string)[]
    | {
        [k: string]: number[];
      }
    | null;
  /**
   * Whether it can be null.
   */
  nullable: boolean;
  /**
   * What null means; empty if it can't be null.
   */
  null_label: string;
  /**
   * All values of a choice, or all kinds of a layout.
   */
  choices: OwnChoice[];
}
/**
 * The state of the form for a draft. `id`, `game` and `rules` are null as long as there are faults.
 */
export interface OwnGame {
  /**
   * The id of the game. It contains the rules, so links to it work everywhere.
   */
  id: string | null;
  fields: OwnField[];
  faults: OwnFault[];
  /**
   * The game as in the menu, for a picture of its layout.
   */
  game: CatalogueGame | null;
  rules: RulesPage | null;
}
/**
 * The rules of a game. Answers GET /api/rules/ID?option=KEY=VALUE&lang=LANGUAGE; `option` can be repeated.
 */
export interface RulesPage {
  id: string;
  name: string;
  /**
   * Other names of the game.
   */
  aliases: string[];
  sections: RulesSection[];
  /**
   * Where the rules come from.
   */
  source: string;
  /**
   * A remark on the rules; can be empty.
   */
  note: string;
  /**
   * The game with its options; null for a race, which has no picture.
   */
  game: Game | null;
  /**
   * An opening of the game, for its picture. Hidden cards are only counted.
   */
  piles: Pile[];
  /**
   * Examples of cards that can and can't go on others, the legal ones first.
   */
  examples: RulesExample[];
  /**
   * What the opening and the examples show, for people who can't see them.
   */
  picture_text: string;
  /**
   * Whether the game has a lesson.
   */
  lesson?: boolean;
}
/**
 * A section of a rules page.
 */
export interface RulesSection {
  heading: string;
  lines: string[];
}
/**
 * A card, the card that it should go on, and whether it may.
 */
export interface RulesExample {
  card: string;
  on: string;
  is_legal: boolean;
}
/**
 * The best possible score of the deal of a finished game.
 */
export interface Par {
  type: 'par';
  ref: number;
  seq: number;
  /**
   * The score, in strokes or points.
   */
  best: number;
  /**
   * Whether the score is proven to be the best. Otherwise it is the best one found.
   */
  exact: boolean;
  /**
   * The number of nodes searched.
   */
  nodes: number;
  /**
   * The CPU time of the search, in seconds.
   */
  cpu_s: number;
}
/**
 * An unfinished daily deal of a past day.
 */
export interface PastDeal {
  /**
   * The day, as YYYY-MM-DD.
   */
  date: string;
  deal: DailyDeal;
  /**
   * The deal as it is before the first move. Hidden cards are only counted.
   */
  piles: Pile[];
}
/**
 * A board of another program, and the moves made since (POST /api/board and /api/board/solve). Nothing is stored.
 */
export interface PastedBoard {
  game: string;
  /**
   * The board, in a format of docs/boards.md.
   */
  text: string;
  /**
   * The moves in the notation of docs/records.md, separated by spaces.
   */
  moves?: string;
}
/**
 * Ask for a Pong. The browser sends this when nothing has arrived for a while, because a dead connection may not report an error.
 */
export interface Ping {
  type: 'ping';
}
/**
 * The answer to a Ping, sent in order with the other answers.
 */
export interface Pong {
  type: 'pong';
}
/**
 * Say whether the sender is ready for the next game. It begins when everyone is ready.
 */
export interface Prepare {
  type: 'prepare';
  ref: number;
  ready: boolean;
}
/**
 * The body of every HTTP response with a status of 400 or higher. The fields are as in Refused.
 */
export interface Problem {
  code: string;
  message: string;
  phrase?: Phrase | null;
  retry_after_s?: number | null;
  /**
   * The line of the mistake in a text that was sent, from 1.
   */
  line?: number | null;
}
/**
 * The progress of an analysis.
 */
export interface Progress {
  type: 'progress';
  /**
   * The number of points of the game searched so far.
   */
  decided: number;
  /**
   * The number of all points.
   */
  of: number;
}
/**
 * What a quick search has found out so far about the odds of a game.
 */
export interface QuickOdds {
  type: 'odds';
  /**
   * How many deals were searched, from number 1 on.
   */
  searched: number;
  /**
   * How many deals are to be searched.
   */
  of: number;
  won: number;
  /**
   * How many deals are proved lost. The others that were searched are undecided.
   */
  lost: number;
  /**
   * The median number of moves of the winning lines; null if no deal was won.
   */
  moves: number | null;
  /**
   * Whether this is the last message. If `searched` is less than `of` then, the time was up.
   */
  done: boolean;
}
/**
 * A player in a Spit match.
 */
export interface Racer {
  name: string;
  /**
   * Whether the player is connected.
   */
  here: boolean;
  ready: boolean;
  /**
   * Whether the player has a legal move now.
   */
  able: boolean;
  row: RowPile[];
  /**
   * Whether the player has spit cards left.
   */
  spares: boolean;
  /**
   * The number of cards that the player had at the start of the round.
   */
  dealt: number;
  /**
   * The top card of the spit pile that this player started; null if there is none.
   */
  spit: string | null;
  /**
   * When the player forfeits unless they reconnect; null while they are connected.
   */
  absent_ms: number | null;
  /**
   * Whether the host removed the player.
   */
  removed: boolean;
}
/**
 * A stock pile in a row of Spit.
 */
export interface RowPile {
  /**
   * The number of face-down cards. They are beneath the face-up ones.
   */
  hidden: number;
  /**
   * The face-up cards, top card last.
   */
  cards: string[];
}
/**
 * The reason why an action was refused. A refused action changes nothing.
 */
export interface Refused {
  type: 'refused';
  /**
   * The action's `ref`; null if the message couldn't be read.
   */
  ref: number | null;
  /**
   * The number of the last event.
   */
  seq: number;
  /**
   * A stable code for the reason.
   */
  code: string;
  /**
   * The reason in English.
   */
  message: string;
  /**
   * The reason for the browser to translate; null if it exists in English only.
   */
  phrase: Phrase | null;
  /**
   * How many seconds to wait before trying again, if the server is busy. Null for other reasons.
   */
  retry_after_s?: number | null;
}
/**
 * Remove someone from the room (host only). A player forfeits the game. A removed guest can't come back to the room.
 *
 * Either a player or a spectator. A player is identified by name, because seat numbers change when someone leaves.
 */
export interface Remove {
  type: 'remove';
  ref: number;
  /**
   * The name of the player to remove.
   */
  name?: string | null;
  /**
   * The number of the spectator to remove, as in Room.watchers.
   */
  watcher?: number | null;
}
/**
 * The result of deleting all data of the player. Answers DELETE /api/games.
 */
export interface Removed {
  /**
   * The number of deleted tables.
   */
  tables: number;
}
/**
 * Change the sender's name.
 */
export interface Rename {
  type: 'rename';
  ref: number;
  name: string;
}
/**
 * A game from its deal to its last position, as its player saw it at each point. Answers GET /api/tables/ID/replay.
 */
export interface Replay {
  game: Game;
  deal: string;
  /**
   * All piles as they were dealt.
   */
  piles: Pile[];
  /**
   * The score before the first move.
   */
  score: Score;
  steps: Step[];
  outcome: 'open' | 'stuck' | 'won';
  /**
   * Whether the game is over. Its hidden cards may then be revealed.
   */
  over: boolean;
  /**
   * Whether the player ended the game, or left it for the next deal, before it was finished.
   */
  ended: boolean;
  practice: boolean;
  helped: boolean;
  /**
   * Whether it was dealt as a winnable deal.
   */
  winnable: boolean;
  /**
   * The time played; null for a shared game.
   */
  elapsed_ms: number | null;
  /**
   * The hole of its round; null outside a round.
   */
  hole: number | null;
  /**
   * The game as a record, which `longwood verify` reads.
   */
  record: string;
  /**
   * The value of SharedGame.rules for a share link to this game.
   */
  rules?: string;
}
/**
 * One move of a replay.
 */
export interface Step {
  /**
   * The move in the notation of docs/records.md.
   */
  text: string;
  source: string;
  target: string;
  count: number;
  /**
   * The piles that the move changed, as they are after it.
   */
  piles: Pile[];
  /**
   * The score after the move.
   */
  score: Score;
}
/**
 * Report a player's name to the operator of the server.
 */
export interface Report {
  type: 'report';
  ref: number;
  name: string;
}
/**
 * An unfinished game of the player. GET /api/tables returns the latest ones, latest first.
 *
 * Games without a move, and daily deals that the player has finished at another table, aren't among them. A round is, between its holes.
 */
export interface Resumable {
  table: string;
  game: string;
  name: string;
  deal: string | null;
  /**
   * The number of moves made.
   */
  played: number;
  elapsed_ms: number;
  /**
   * The hole of its round; null outside a round.
   */
  hole: number | null;
  /**
   * The day whose daily deal it is, as YYYY-MM-DD; null if it is none.
   */
  day?: string | null;
}
/**
 * Leave a seat. A player who leaves during a game can't return to that game.
 */
export interface Rise {
  type: 'rise';
  ref: number;
  /**
   * The seat to free; null for the sender's own. The host can remove computers at any time, and guests between games.
   */
  seat?: number | null;
}
/**
 * The whole room as one guest may see it. It is sent on connecting, after each accepted action, and at every change.
 *
 * Times are in ms of the room's clock.
 */
export interface Room {
  type: 'room';
  /**
   * The room's id.
   */
  room: string;
  /**
   * The code for joining; null once the room is closed.
   */
  code: string | null;
  /**
   * The number of the last event. Secret actions of other players aren't counted, so that the number reveals nothing about them.
   */
  seq: number;
  /**
   * The `ref` of the action that this answers; null if it isn't an answer.
   */
  ref: number | null;
  /**
   * When this was sent.
   */
  now_ms: number;
  /**
   * The settings of the next game.
   */
  settings: GolfSettings | SpitSettings;
  /**
   * The levels of computer players, weakest first.
   */
  levels: string[];
  phase: 'closed' | 'countdown' | 'gathering' | 'playing';
  /**
   * When the countdown ends; null outside the countdown.
   */
  due_ms: number | null;
  /**
   * The occupied seats.
   */
  seats: Seat[];
  /**
   * The largest number of players.
   */
  most: number;
  /**
   * The guest's seat; null for a spectator.
   */
  you: number | null;
  /**
   * Whether the guest is the host.
   */
  host: boolean;
  /**
   * The number of games begun.
   */
  games: number;
  /**
   * The latest quick phrases, oldest first.
   */
  said: Said[];
  /**
   * Whether the host has switched quick phrases off.
   */
  hushed: boolean;
  /**
   * The guest's seat in the game in `contest`; null if they don't play in it.
   */
  player: number | null;
  /**
   * The level of each player in that game; empty for a guest.
   */
  computers: string[];
  /**
   * The number of the guest's actions in that game.
   */
  did: number;
  /**
   * The number of connected guests without a seat.
   */
  watching: number;
  /**
   * The numbers of the spectators, in the order in which they connected. Empty for everyone but the host.
   */
  watchers: number[];
  /**
   * The current game, or else the last one; null before the first.
   */
  contest: (GolfView | SpitView) | null;
}
/**
 * An occupied seat of the room.
 */
export interface Seat {
  name: string;
  /**
   * The level of a computer; empty for a guest.
   */
  level: string;
  ready: boolean;
  /**
   * Whether the player is connected.
   */
  here: boolean;
}
/**
 * A quick phrase that a player said.
 */
export interface Said {
  /**
   * Its number in this room, from 1.
   */
  n: number;
  /**
   * The player's name at the time.
   */
  name: string;
  phrase:
    | 'again'
    | 'bye'
    | 'good-game'
    | 'good-luck'
    | 'hello'
    | 'nice'
    | 'oops'
    | 'ouch'
    | 'so-close'
    | 'thanks'
    | 'well-played';
  at_ms: number;
}
/**
 * A Spit match as one seat sees it.
 */
export interface SpitView {
  type: 'spit';
  round: number;
  phase: 'countdown' | 'over' | 'playing' | 'slapping' | 'waiting';
  players: Racer[];
  /**
   * Whether this round ends with a race to slap a spit pile.
   */
  slaps: boolean;
  /**
   * The actions that advance the match now, as in Act. An early slap isn't one of them.
   */
  moves: string[];
  /**
   * When the match next changes automatically; null if it doesn't.
   *
   * This is the end of the countdown or of the slapping, the next spit if neither player can move, or the forced move if only one can.
   */
  due_ms: number | null;
  /**
   * The time from which this seat can slap; null for a spectator.
   */
  slap_ms: number | null;
  /**
   * The seat that emptied its row; null if there is none.
   */
  out: number | null;
  winner: number | null;
  /**
   * How the match ended; null until it is over.
   */
  ending: ('abandoned' | 'absent' | 'left' | 'out') | null;
  /**
   * The latest happenings, at most MOST_NEWS, oldest first.
   */
  news: Happening[];
}
/**
 * Take a seat under a name.
 */
export interface Sit {
  type: 'sit';
  /**
   * A number chosen by the browser. The answer contains it.
   */
  ref: number;
  name: string;
}
/**
 * Change the settings (host only). All guests must then say again that they are ready.
 */
export interface Settle {
  type: 'settle';
  ref: number;
  settings: GolfSettings | SpitSettings;
}
/**
 * Say a quick phrase to everyone in the room (players only). Each page shows it in its own language.
 */
export interface Say {
  type: 'say';
  ref: number;
  phrase:
    | 'again'
    | 'bye'
    | 'good-game'
    | 'good-luck'
    | 'hello'
    | 'nice'
    | 'oops'
    | 'ouch'
    | 'so-close'
    | 'thanks'
    | 'well-played';
}
/**
 * The parts of Room that change during a game. It is sent instead if no other parts have changed since the last message.
 *
 * Only pages that connect with `updates=1` get these messages. After each connection, the first message is a whole Room.
 */
export interface RoomUpdate {
  type: 'update';
  seq: number;
  ref: number | null;
  now_ms: number;
  did: number;
  /**
   * As in Room, but the `news` of Spit are only those since the last message. If there are MOST_NEWS, they replace all earlier ones.
   */
  contest: (GolfView | SpitView) | null;
}
/**
 * A position that the browser should search. It answers with Found, and the server's referee checks the answer.
 *
 * The numbers include hidden cards. They are sent only to the player who asked the solver for help, after the game was marked for that,
 * and only at a table whose deal number is public anyway.
 */
export interface Search {
  type: 'search';
  /**
   * The `ref` of the question.
   */
  ref: number;
  id: number;
  /**
   * The position as numbers (longwood.solver.words), in base64.
   */
  problem: string;
  /**
   * The time limit of the search, in seconds.
   */
  timeout_s: number;
}
/**
 * A game from a share link (POST /api/replays, answered by Replay). Any server can deal and replay it.
 */
export interface SharedGame {
  game: string;
  deal: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  /**
   * The moves in the notation of docs/records.md, separated by spaces.
   */
  moves?: string;
  /**
   * Whether the player ended the game after these moves.
   */
  ended?: boolean;
  /**
   * The rules hash; empty for the first version of the game's rules.
   */
  rules?: string;
}
/**
 * The statistics of a player. Answers GET /api/statistics.
 */
export interface Statistics {
  /**
   * Every game the player has played, latest first.
   */
  games: GameStatistics[];
  /**
   * The latest finished games, latest first. GET /api/statistics/finished?skip=COUNT answers with the next ones.
   */
  recent: FinishedGame[];
  /**
   * All achievements, in the order in which they are shown.
   */
  goals?: Goal[];
  /**
   * The number of all finished games.
   */
  finished?: number;
  /**
   * Older servers don't send it.
   */
  daily?: DailyResults | null;
  /**
   * The time played in all games.
   */
  elapsed_ms?: number;
  /**
   * The latest finished matches, latest first, at most 50. Matches don't count in the rest of the statistics.
   */
  matches?: MatchResult[];
  /**
   * The record in all matches, for each kind of opponent, those with the most matches first.
   */
  records?: MatchRecord[];
}
/**
 * The daily deal to play next, and the player's progress in it and its day (UTC). Answers GET /api/today?lang=LANGUAGE&first=DAY.
 *
 * It is the first unfinished deal of the day, or the first one if all are finished.
 */
export interface Today {
  /**
   * The day, as YYYY-MM-DD.
   */
  date: string;
  game: string;
  name: string;
  deal: string;
  /**
   * The player's latest table of this deal with at least one action, or null.
   */
  table: string | null;
  state: 'new' | 'open' | 'over' | 'won';
  /**
   * The deal as it is before the first move, for the picture on the start page. Hidden cards are only counted.
   */
  piles: Pile[];
  /**
   * The seven days of its week, which begins on DAY, from 1 for Monday to 7 for Sunday.
   */
  week?: WeekDay[];
  /**
   * The ids of the games in which the player has made a move, for suggestions of other games.
   */
  played?: string[];
  /**
   * All deals of the day, with the player's results.
   */
  deals?: DailyDeal[];
  /**
   * How many days in a row, up to this one, have a finished daily deal.
   */
  streak?: number;
  /**
   * Once all deals of the day are finished, the first unfinished deal of the latest past day that has one; null if none has.
   */
  past?: PastDeal | null;
}
/**
 * A day of the week, with its first daily deal.
 */
export interface WeekDay {
  /**
   * The day, as YYYY-MM-DD.
   */
  date: string;
  game: string;
  /**
   * The name of the game.
   */
  name: string;
  /**
   * The deal and the player's best result; null for a day to come.
   */
  deal: DailyDeal | null;
  /**
   * How hard the deal is; null if it has no grade.
   */
  grade: ('easy' | 'fiendish' | 'hard' | 'medium') | null;
  /**
   * How many of the other four deals of the day the player has finished.
   */
  others_done?: number;
}
/**
 * A field in which a game differs from its parent.
 */
export interface TreeChange {
  label: string;
  before: string;
  after: string;
}
/**
 * A game in the family tree. GET /api/tree?lang=LANGUAGE returns all of them, in menu order.
 */
export interface TreeGame {
  id: string;
  name: string;
  /**
   * The game that it differs from the least; null for the first game of a family.
   */
  parent: string | null;
  /**
   * What changes from its parent to the game.
   */
  changes: TreeChange[];
  /**
   * Null if they aren't measured.
   */
  odds: Odds | null;
}
/**
 * The result of an analysis: at which points the game could be won.
 */
export interface Verdicts {
  type: 'verdicts';
  /**
   * The verdict on the deal, then the verdict after each move.
   */
  verdicts: ('lost' | 'unknown' | 'won')[];
  /**
   * The number, from 1, of the move that lost the game; null if there is none or it is unknown.
   */
  losing_move: number | null;
  /**
   * The number of moves made at the last point that is known to be winnable; null if there is no such point.
   */
  last_won: number | null;
  /**
   * The moves that still won at that point, if the game went wrong after it.
   */
  winning: Move[];
  /**
   * The moves at that point that the search couldn't decide.
   */
  undecided: Move[];
  /**
   * Whether there was enough time to search every point.
   */
  complete: boolean;
  /**
   * The best possible score of the deal; null for games without strokes or points.
   */
  best: number | null;
  /**
   * Whether that score is proven to be the best.
   */
  best_exact: boolean;
  /**
   * The number of nodes searched.
   */
  nodes: number;
  /**
   * The CPU time of the search, in seconds.
   */
  cpu_s: number;
}
