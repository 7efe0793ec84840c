/** The messages of the replay, the verdicts, sharing and statistics, with a function for each. */
import { language, t } from '../language/i18n.svelte';
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
import type { Results, Rounds } from '../state/overview';
import { capitalise, leftToRight, parOfDeal, signedValue, time } from './text';

type Kind = Tally['kind'];
export type Verdict = Verdicts['verdicts'][number];

// The replay

export const replay = (): string => t('replay');
export const replaySoFar = (): string => t('replay-so-far');
export const replayOf = (game: string): string => t('replay-of', { game });
export const replayDeal = (deal: string): string => t('replay-deal', { deal });
/** Returns the result, score and time of a game in one line. */
export function replayResult(replayed: Replay): string {
  const outcome = replayed.outcome === 'open' && replayed.ended ? 'ended' : replayed.outcome;
  const last = replayed.steps.at(-1)?.score ?? replayed.score;
  const parts = [t('replay-result', { outcome }), t('moves-made', { moves: replayed.steps.length })];
  if (replayed.game.scoring === 'hole') parts.push(`${t('score-strokes')}: ${signedValue(last.value)}`);
  if (replayed.game.scoring === 'peaks') parts.push(`${t('score-points')}: ${signedValue(last.value)}`);
  if (last.of) parts.push(leftToRight(`${last.value}/${last.of}`));
  if (replayed.elapsed_ms !== null) parts.push(time(replayed.elapsed_ms));
  if (replayed.practice) parts.push(capitalise(t('practice')));
  return parts.join(' · ');
}
export const toTable = (): string => t('replay-to-table');
export const toMenu = (): string => t('back-to-games');
export const replayControls = (): string => t('replay-controls');
export const replayAt = (): string => t('replay-at');
export const asDealt = (): string => t('replay-dealt');
export const replayPoint = (move: number, moves: number, what: string): string =>
  t('replay-point', { move, moves, what });
export const toFirst = (): string => t('replay-first');
export const stepBack = (): string => t('replay-back');
export const stepForward = (): string => t('replay-forward');
export const toLast = (): string => t('replay-last');
export const playThrough = (): string => t('replay-play');
export const pause = (): string => t('replay-pause');
export const theMoves = (): string => t('replay-moves');
export const replayKeys = (): string => t('replay-keys');

// The verdicts on each position

export const verdictsTitle = (): string => t('verdicts');
export const verdictsDoes = (): string => t('verdicts-does');
export const verdictsOpen = (): string => t('verdicts-open');
export const verdictsSharedOpen = (): string => t('verdicts-shared-open');
export const askVerdicts = (): string => t('verdicts-ask');
export const askVerdictsAnyway = (): string => t('verdicts-ask-anyway');
export const stopSearch = (): string => t('verdicts-stop');
export const verdictsProgress = (decided: number, of: number): string => t('verdicts-progress', { decided, of });
export const verdictsStopped = (): string => t('verdicts-stopped');
export const verdictsStrip = (): string => t('verdicts-strip');
export const verdictName = (verdict: Verdict): string => t(`verdict-${verdict}`);
export const verdictHere = (said: string, verdict: Verdict): string => t('verdict-here', { said, verdict });
/** Returns a summary of the verdicts. `what` is the losing move in words. */
export function verdictsSummary({ verdicts, losing_move, last_won }: Verdicts, what: string): string {
  const lost = verdicts.indexOf('lost');
  if (losing_move !== null) return t('verdicts-lost-by', { move: losing_move, what });
  if (lost === 0) return t('verdicts-lost-all');
  if (last_won === verdicts.length - 1) return t('verdicts-won-all');
  if (last_won === null) return lost < 0 ? t('verdicts-unknown') : t('verdicts-lost-from', { lost });
  return lost < 0 ? t('verdicts-won-until', { won: last_won }) : t('verdicts-between', { won: last_won, lost });
}
/** Returns the best possible result of the deal, or '' if the game is not scored by strokes or points. */
export const bestOfDeal = ({ best, best_exact }: Verdicts, game: Game, score: Score): string =>
  best === null ? '' : parOfDeal({ best, exact: best_exact }, { game, score });
export const showPoint = (): string => t('verdicts-show');
export const wonBy = (): string => t('verdicts-won-by');
export const undecidedMoves = (count: number): string => t('verdicts-undecided', { count });
export const verdictsEffort = ({ nodes, cpu_s }: Verdicts): string =>
  t('verdicts-effort', { nodes, seconds: Math.max(0.01, Math.ceil(cpu_s * 100) / 100) });
export const verdictsCut = (): string => t('verdicts-cut');
export const drawACard = (): string => t('verdict-draw');

// Sharing

export const linkBroken = (): string => t('link-broken');
/** Returns the title of the page that says so. */
export const linkFails = (): string => t('link-fails');
export const share = (): string => t('share');
export const shareLink = (): string => t('share-link');
export const shareLinkDoes = (): string => t('share-link-does');
export const shareOpen = (): string => t('share-open');
export const shareRecord = (): string => t('share-record');
export const sharePicture = (): string => t('share-picture');
export const copied = (): string => t('share-copied');
export const copyByHand = (): string => t('share-by-hand');
export const whatToCopy = (): string => t('share-text');
export const pictureFailed = (): string => t('picture-failed');

// Statistics

export const statistics = (): string => t('statistics');
export const statisticsNone = (): string => t('statistics-none');
export const playToday = (): string => t('statistics-play-today');
export const showMore = (count: number): string => t('statistics-more', { count });
export const kindTitle = (): string => t('statistics-kind');
export const kindName = (kind: Kind): string => t('statistics-kinds', { kind });
export const kindsExplained = (): string => t('statistics-kinds-explained');
export const whatCountsTitle = (): string => t('statistics-counts-title');
export const whatCounts = (): string => t('statistics-counts');
export const whatRoundsCount = (): string => t('statistics-counts-rounds');
export const gamesTitle = (): string => t('statistics-games');
/** Returns the most important figures of a game in one line. */
export function gameFacts(results: Results, rounds: Rounds): string {
  const parts: string[] = [];
  if (rounds.best !== null)
    parts.push(t('statistics-round-results', { count: rounds.count, best: leftToRight(toParShort(rounds.best)) }));
  if (results.played > 0)
    parts.push(t('statistics-results', { played: numeral(results.played), won: numeral(results.won) }));
  if (results.helped > 0) parts.push(helpedToo(results.helped));
  return parts.join(' · ') || t('statistics-none-finished');
}
/** Returns how many games with help there are besides those that are counted. */
export const helpedToo = (count: number): string => t('statistics-helped-too', { count });
export const youWin = (share: string): string => t('statistics-you-win', { share });
export const roundsTitle = (): string => t('statistics-rounds');
export const roundNumber = (): string => t('statistics-round');
export const roundDate = (): string => t('statistics-round-date');
export const roundTotal = (): string => t('statistics-round-total');
export const roundToPar = (): string => t('statistics-round-par');
export const roundPractice = (): string => t('statistics-round-practice');
export const chart = (count: number, best: string, latest: string): string =>
  t('statistics-chart', { count, best: leftToRight(best), latest: leftToRight(latest) });
export const handicapIs = (handicap: number | null): string =>
  handicap === null
    ? t('statistics-handicap-none')
    : t('statistics-handicap', { handicap: leftToRight(signed(handicap, 1)) });
export const handicapExplained = (): string => t('statistics-handicap-explained');
export const bestGames = (scoring: GameStatistics['scoring']): string =>
  t(scoring === 'cards' ? 'best-wins' : 'best-games');
export const countedBy = (scoring: 'hole' | 'peaks'): string =>
  t(scoring === 'hole' ? 'score-strokes' : 'score-points');
export const recent = (): string => t('statistics-recent');
/** Returns the result of a game. A hole of a round has strokes, because it isn't won or lost on its own. */
export const recentGame = ({ won, kind, score, played, elapsed_ms }: FinishedGame): string =>
  kind === 'round'
    ? t('statistics-recent-hole', { strokes: signedValue(score), moves: played, time: time(elapsed_ms) })
    : `${t('statistics-recent-game', { won: won ? 'yes' : 'no', moves: played, time: time(elapsed_ms) })} · ${kindName(kind)}`;

/** Returns the number of holes of a round, and its strokes. */
export const recentRound = (holes: readonly FinishedGame[]): string =>
  t('statistics-recent-round', {
    holes: holes.length,
    strokes: signedValue(holes.reduce((sum, { score }) => sum + score, 0)),
  });

const numeral = (value: number, digits = 0): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
export const signed = (value: number, digits = 0): string =>
  value < 0 ? `\u2212${numeral(-value, digits)}` : numeral(value, digits);
export const date = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(seconds * 1000);

/** Returns a score relative to par as golfers write it: E, +2 or −1. */
export const toParShort = (strokes: number): string =>
  strokes === 0 ? 'E' : strokes > 0 ? `+${strokes}` : `\u2212${-strokes}`;

/** Returns the categories with finished games. */
export const finishedTallies = ({ tallies }: Pick<GameStatistics, 'tallies'>): Tally[] =>
  tallies.filter(({ won, lost }) => won + lost > 0);

/**
 * Returns the rows of a game's table: a name, and the value from each category with finished games. Rows without any value are left out,
 * and so are moves if all wins, of which there are some, took the same number, as in games that play every card once.
 */
export function tallyLines(game: Pick<GameStatistics, 'scoring' | 'tallies'>): { name: string; values: string[] }[] {
  const tallies = finishedTallies(game);
  const wins = tallies.reduce((total, { won }) => total + won, 0);
  const moves = new Set(tallies.flatMap(({ fewest_moves, mean_moves }) => [fewest_moves, mean_moves]));
  moves.delete(null);
  const isFixed = wins > 1 && moves.size === 1;
  const best = game.scoring === 'hole' ? 'statistics-best-strokes' : 'statistics-best-points';
  const mean = game.scoring === 'hole' ? 'statistics-mean-strokes' : 'statistics-mean-points';
  const lines: [string, (tally: Tally) => string | null][] = [
    ['statistics-played', ({ won, lost }) => numeral(won + lost)],
    ['statistics-won', ({ won }) => numeral(won)],
    [
      'statistics-share',
      ({ kind, won, lost }) => (won + lost && kind !== 'round' ? numeral((100 * won) / (won + lost)) : null),
    ],
    ['statistics-streak', ({ kind, streak }) => (kind === 'round' ? null : numeral(streak))],
    ['statistics-best-streak', ({ kind, best_streak }) => (kind === 'round' ? null : numeral(best_streak))],
    ['statistics-best-time', ({ best_ms }) => (best_ms === null ? null : time(best_ms))],
    ['statistics-mean-time', ({ mean_ms }) => (mean_ms === null ? null : time(mean_ms))],
    [
      'statistics-fewest-moves',
      ({ fewest_moves }) => (isFixed || fewest_moves === null ? null : numeral(fewest_moves)),
    ],
    ['statistics-mean-moves', ({ mean_moves }) => (isFixed || mean_moves === null ? null : numeral(mean_moves, 1))],
    [best, ({ best_score }) => (best_score === null ? null : signed(best_score))],
    [mean, ({ mean_score }) => (mean_score === null ? null : signed(mean_score, 1))],
  ];
  return lines
    .map(([id, value]) => ({ id, values: tallies.map(value) }))
    .filter(({ values }) => values.some((value) => value !== null))
    .map(({ id, values }) => ({ name: t(id), values: values.map((value) => value ?? '\u2013') }));
}

// Export and import

export const dataTitle = (): string => t('data');
export const dataDoes = (): string => t('data-does');
export const exportFile = (): string => t('data-export');
export const importFile = (): string => t('data-import');
export const importing = (): string => t('data-importing');
export const importingPart = (share: number): string => t('data-importing-part', { percent: Math.floor(share * 100) });
export const importRefused = (): string => t('data-import-refused');
export const notExport = (): string => t('data-not-export');
export const emptyFile = (): string => t('data-empty');
export const importedGames = ({ added, continued, known }: Omit<Imported, 'bad'>): string =>
  t('data-imported', { added, continued, known }).replace(/ +/g, ' ').trim();
export const badLine = (line: number, why: string): string => t('data-bad-line', { line, why });
export const removeAll = (): string => t('data-remove');
export const removeTitle = (): string => t('data-remove-title');
export const removeBody = (): string => t('data-remove-body');
export const removeNow = (): string => t('data-remove-now');
export const removed = (count: number): string => t('data-removed', { count });
