/** The messages of the replay, the verdicts, sharing and statistics, with a function for each. */
import { language, say } from '../language/speech.svelte';
import type {
  FinishedGame,
  Game,
  GameStatistics,
  Imported,
  Replay,
  Score,
  Tally,
  Verdicts,
} from '../protocol/messages';
import { figures, parOfDeal, sentence, signedValue, time } from './text';

type Kind = Tally['kind'];
export type Verdict = Verdicts['verdicts'][number];

// The replay

export const replay = (): string => say('replay');
export const replaySoFar = (): string => say('replay-so-far');
export const replayOf = (game: string): string => say('replay-of', { game });
export const replayDeal = (deal: string): string => say('replay-deal', { deal });
/** Returns the result, score and time of a game in one line. */
export function replayResult(shown: Replay): string {
  const outcome = shown.outcome === 'open' && shown.ended ? 'ended' : shown.outcome;
  const last = shown.steps.at(-1)?.score ?? shown.score;
  const said = [say('replay-result', { outcome }), say('moves-made', { moves: shown.steps.length })];
  if (shown.game.scoring === 'hole') said.push(`${say('score-strokes')}: ${signedValue(last.value)}`);
  if (shown.game.scoring === 'peaks') said.push(`${say('score-points')}: ${signedValue(last.value)}`);
  if (last.of) said.push(figures(`${last.value}/${last.of}`));
  if (shown.elapsed_ms !== null) said.push(time(shown.elapsed_ms));
  if (shown.practice) said.push(sentence(say('practice')));
  return said.join(' · ');
}
export const toTable = (): string => say('replay-to-table');
export const toMenu = (): string => say('back-to-games');
export const replayControls = (): string => say('replay-controls');
export const replayAt = (): string => say('replay-at');
export const asDealt = (): string => say('replay-dealt');
export const replayPoint = (move: number, moves: number, what: string): string =>
  say('replay-point', { move, moves, what });
export const toFirst = (): string => say('replay-first');
export const oneBack = (): string => say('replay-back');
export const oneOn = (): string => say('replay-forward');
export const toLast = (): string => say('replay-last');
export const playThrough = (): string => say('replay-play');
export const pause = (): string => say('replay-pause');
export const theMoves = (): string => say('replay-moves');
export const replayKeys = (): string => say('replay-keys');

// The verdicts on each position

export const verdictsTitle = (): string => say('verdicts');
export const verdictsDoes = (): string => say('verdicts-does');
export const verdictsOpen = (): string => say('verdicts-open');
export const verdictsSharedOpen = (): string => say('verdicts-shared-open');
export const askVerdicts = (): string => say('verdicts-ask');
export const askVerdictsAnyway = (): string => say('verdicts-ask-anyway');
export const stopSearch = (): string => say('verdicts-stop');
export const verdictsProgress = (decided: number, of: number): string => say('verdicts-progress', { decided, of });
export const verdictsStopped = (): string => say('verdicts-stopped');
export const verdictsStrip = (): string => say('verdicts-strip');
export const verdictName = (verdict: Verdict): string => say(`verdict-${verdict}`);
export const verdictHere = (said: string, verdict: Verdict): string => say('verdict-here', { said, verdict });
/** Returns a summary of the verdicts. `what` is the losing move in words. */
export function verdictsSummary({ verdicts, losing_move, last_won }: Verdicts, what: string): string {
  const lost = verdicts.indexOf('lost');
  if (losing_move !== null) return say('verdicts-lost-by', { move: losing_move, what });
  if (lost === 0) return say('verdicts-lost-all');
  if (last_won === verdicts.length - 1) return say('verdicts-won-all');
  if (last_won === null) return lost < 0 ? say('verdicts-unknown') : say('verdicts-lost-from', { lost });
  return lost < 0 ? say('verdicts-won-until', { won: last_won }) : say('verdicts-between', { won: last_won, lost });
}
/** Returns the best possible result of the deal, or '' if the game is not scored by strokes or points. */
export const bestOfDeal = ({ best, best_exact }: Verdicts, game: Game, score: Score): string =>
  best === null ? '' : parOfDeal({ best, exact: best_exact }, { game, score });
export const showPoint = (): string => say('verdicts-show');
export const wonBy = (): string => say('verdicts-won-by');
export const undecidedMoves = (count: number): string => say('verdicts-undecided', { count });
export const verdictsEffort = ({ nodes, cpu_s }: Verdicts): string =>
  say('verdicts-effort', { nodes, seconds: Math.max(0.01, Math.ceil(cpu_s * 100) / 100) });
export const verdictsCut = (): string => say('verdicts-cut');
export const drawACard = (): string => say('verdict-draw');

// Sharing

export const linkBroken = (): string => say('link-broken');
export const share = (): string => say('share');
export const shareLink = (): string => say('share-link');
export const shareLinkDoes = (): string => say('share-link-does');
export const shareOpen = (): string => say('share-open');
export const shareRecord = (): string => say('share-record');
export const sharePicture = (): string => say('share-picture');
export const copied = (): string => say('share-copied');
export const copyByHand = (): string => say('share-by-hand');
export const whatToCopy = (): string => say('share-text');
export const pictureFailed = (): string => say('picture-failed');

// Statistics

export const statistics = (): string => say('statistics');
export const statisticsNone = (): string => say('statistics-none');
export const kindTitle = (): string => say('statistics-kind');
export const kindName = (kind: Kind): string => say('statistics-kinds', { kind });
export const kindsExplained = (): string => say('statistics-kinds-explained');
export const whatCounts = (): string => say('statistics-counts');
export const roundsTitle = (): string => say('statistics-rounds');
export const roundNumber = (): string => say('statistics-round');
export const roundDate = (): string => say('statistics-round-date');
export const roundTotal = (): string => say('statistics-round-total');
export const roundToPar = (): string => say('statistics-round-par');
export const roundPractice = (): string => say('statistics-round-practice');
export const chart = (count: number, best: string, latest: string): string =>
  say('statistics-chart', { count, best: figures(best), latest: figures(latest) });
export const handicapIs = (handicap: number | null): string =>
  handicap === null
    ? say('statistics-handicap-none')
    : say('statistics-handicap', { handicap: figures(signed(handicap, 1)) });
export const handicapExplained = (): string => say('statistics-handicap-explained');
export const bestGames = (): string => say('best-games');
export const countedBy = (scoring: GameStatistics['scoring']): string =>
  scoring === 'hole' ? say('score-strokes') : scoring === 'peaks' ? say('score-points') : say('best-cards');
export const recent = (): string => say('statistics-recent');
export const recentGame = ({ won, played, elapsed_ms }: FinishedGame): string =>
  say('statistics-recent-game', { won: won ? 'yes' : 'no', moves: played, time: time(elapsed_ms) });

const numeral = (value: number, digits = 0): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
export const signed = (value: number, digits = 0): string =>
  value < 0 ? `\u2212${numeral(-value, digits)}` : numeral(value, digits);
export const date = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(seconds * 1000);

/** Returns a score relative to par as golfers write it: E, +2 or −1. */
export const toParShort = (strokes: number): string =>
  strokes === 0 ? 'E' : strokes > 0 ? `+${strokes}` : `\u2212${-strokes}`;

/** Returns the rows of a game's table: a name, and the value from each tally. Rows without any value are left out. */
export function tallyLines(game: Pick<GameStatistics, 'scoring' | 'tallies'>): { name: string; values: string[] }[] {
  const best = game.scoring === 'hole' ? 'statistics-best-strokes' : 'statistics-best-points';
  const mean = game.scoring === 'hole' ? 'statistics-mean-strokes' : 'statistics-mean-points';
  const lines: [string, (tally: Tally) => string | null][] = [
    ['statistics-played', ({ played }) => numeral(played)],
    ['statistics-won', ({ won }) => numeral(won)],
    ['statistics-share', ({ won, lost }) => (won + lost ? numeral((100 * won) / (won + lost)) : null)],
    ['statistics-streak', ({ streak }) => numeral(streak)],
    ['statistics-best-streak', ({ best_streak }) => numeral(best_streak)],
    ['statistics-best-time', ({ best_ms }) => (best_ms === null ? null : time(best_ms))],
    ['statistics-mean-time', ({ mean_ms }) => (mean_ms === null ? null : time(mean_ms))],
    ['statistics-fewest-moves', ({ fewest_moves }) => (fewest_moves === null ? null : numeral(fewest_moves))],
    ['statistics-mean-moves', ({ mean_moves }) => (mean_moves === null ? null : numeral(mean_moves, 1))],
    [best, ({ best_score }) => (best_score === null ? null : signed(best_score))],
    [mean, ({ mean_score }) => (mean_score === null ? null : signed(mean_score, 1))],
  ];
  return lines
    .map(([id, value]) => ({ id, values: game.tallies.map(value) }))
    .filter(({ values }) => values.some((value) => value !== null))
    .map(({ id, values }) => ({ name: say(id), values: values.map((value) => value ?? '\u2013') }));
}

// Export and import

export const dataTitle = (): string => say('data');
export const dataDoes = (): string => say('data-does');
export const exportFile = (): string => say('data-export');
export const importFile = (): string => say('data-import');
export const importing = (): string => say('data-importing');
export const importedGames = ({ added, continued, known }: Omit<Imported, 'bad'>): string =>
  say('data-imported', { added, continued, known }).replace(/ +/g, ' ').trim();
export const badLine = (line: number, why: string): string => say('data-bad-line', { line, why });
export const removeAll = (): string => say('data-remove');
export const removeTitle = (): string => say('data-remove-title');
export const removeBody = (): string => say('data-remove-body');
export const removeNow = (): string => say('data-remove-now');
export const removed = (count: number): string => say('data-removed', { count });
