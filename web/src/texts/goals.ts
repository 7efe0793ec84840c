/** The messages of the goals, the graphs, and the player's favourites, with a function for each. */
import { language, t } from '../language/i18n.svelte';
import type { GamePoint, Goal, Phrase } from '../protocol/messages';
import type { Day, Overview } from '../state/overview';
import { toParShort } from './after';
import { gameName, leftToRight, phrase } from './text';

type Named = Parameters<typeof gameName>[0];

export const goals = (): string => t('goals');
export const goalsDone = (all: readonly Goal[]): string =>
  t('goals-done', { done: all.filter(isReached).length, all: all.length });
export const isReached = ({ have, need }: Goal): boolean => have >= need;

/** Returns what to do. A goal of one game has the game's id at the end of its own. */
export function goalText({ id, text }: Pick<Goal, 'id' | 'text'>): string {
  return namedGoal(text, id.replace(/^win-/, ''));
}

/** Returns what to do for a goal. `id` is the id of the game that it names, if it names one. */
export function namedGoal(text: Phrase, id: string): string {
  const name = text.values['game'];
  return phrase(text, typeof name === 'string' ? { id, name } : undefined);
}

export const goalState = (goal: Goal): string =>
  isReached(goal) ? t('goal-reached') : t('goal-so-far', { have: goal.have, need: goal.need });
export const goalsReached = (): string => t('goals-reached');
export const goalNext = (): string => t('goal-next');
/** Returns how many reached goals are not listed. */
export const goalsMore = (count: number): string => t('goals-more', { count });

export const graph = (): string => t('graph');
export const graphWins = (): string => t('graph-wins');
export const graphTimes = (): string => t('graph-times');
export const graphNumber = (): string => t('graph-number');
export const graphResult = (): string => t('graph-result');
export const won = (point: GamePoint): string => t(point.won ? 'graph-won' : 'graph-lost');
export const percent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
export const graphSummary = (points: readonly GamePoint[], share: number): string =>
  t('graph-summary', {
    games: t('graph-games', { count: points.length }),
    won: points.filter((point) => point.won).length,
    share: percent(share),
  });

export const overview = (): string => t('overview');
export const overviewDays = (): string => t('overview-days');
const count = (value: number): string => new Intl.NumberFormat(language()).format(value);
export const winRate = (): string => t('overview-rate');
/** A number of the overview with its name, and what else there is to say about it. */
export interface Figure {
  name: string;
  value: string;
  detail?: string;
}
/** Returns the figures of the overview, the most important ones first. Those of games are left out if the player has only played rounds. */
export function overviewFigures({ played, rate, streak, bestStreak, rounds, daily }: Overview): Figure[] {
  const best = (value: string): string => t('overview-best', { best: value });
  const ofGames: Figure[] = [
    { name: t('overview-played'), value: count(played) },
    { name: winRate(), value: rate === null ? '\u2013' : percent(rate) },
    { name: t('statistics-streak'), value: count(streak), detail: best(count(bestStreak)) },
  ];
  const ofRounds = {
    name: overviewRounds(),
    value: count(rounds.count),
    detail: best(leftToRight(toParShort(rounds.best ?? 0))),
  };
  const ofDeals = daily && [
    { name: t('overview-daily-streak'), value: count(daily.streak), detail: best(count(daily.best_streak)) },
    {
      name: t('overview-daily-won'),
      value: count(daily.won),
      ...(daily.won > 0 ? { detail: t('overview-unaided', { count: daily.unaided }) } : {}),
    },
  ];
  return [
    ...(played > 0 || rounds.best === null ? ofGames : []),
    ...(ofDeals && daily.best_streak > 0 ? ofDeals : []),
    ...(rounds.best === null ? [] : [ofRounds]),
  ];
}
/** Returns how long the player has played, in hours and minutes, or '' if the server doesn't say it. */
export function overviewTime({ elapsed }: Overview): string {
  if (elapsed === 0) return '';
  const minutes = Math.max(1, Math.round(elapsed / 60_000));
  const parts = [
    ...(minutes < 60 ? [] : [['hour', Math.floor(minutes / 60)] as const]),
    ['minute', minutes % 60] as const,
  ];
  const length = parts
    .filter(([, value]) => value > 0)
    .map(([unit, value]) =>
      new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'short' }).format(value),
    );
  // Some languages abbreviate with a full stop, and the sentence ends with one.
  return t('overview-time', { time: length.join(' ') }).replace(/\.\.$/, '.');
}
export const overviewRounds = (): string => t('overview-rounds');
/** Returns what the figures don't count, or ''. */
export const overviewApart = ({ rounds, helped }: Overview): string =>
  [
    ...(rounds.count > 0 ? [t('overview-apart')] : []),
    ...(helped > 0 ? [t('overview-helped', { count: helped })] : []),
  ].join(' ');
/** Returns what one colour of the bars stands for. */
export const overviewColour = (colour: 'won' | 'other' | 'rounds'): string =>
  colour === 'rounds' ? overviewRounds() : t(colour === 'won' ? 'graph-won' : 'graph-lost');
const finished = (games: number, won: number, rounds: number): string =>
  [
    t('overview-games', { games: t('graph-games', { count: games }), won }),
    ...(rounds > 0 ? [`${overviewRounds()}: ${count(rounds)}`] : []),
  ].join('; ');
/** Returns the bars in words. */
export function overviewInWords({ days }: Overview): string {
  const total = (value: (day: Day) => number): number => days.reduce((sum, day) => sum + value(day), 0);
  return finished(
    total((day) => day.finished),
    total((day) => day.won),
    total((day) => day.rounds),
  );
}
export const shortDay = (start: number): string =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short' }).format(start);
export const overviewDay = (day: Day): string =>
  `${shortDay(day.start)}: ${finished(day.finished, day.won, day.rounds)}`;

/** Returns the game that a goal asks to win, or null if it asks for something else. */
export const gameToWin = ({ text }: Goal): string | null =>
  text.id === 'goal-win-game' && typeof text.values['game'] === 'string' ? text.values['game'] : null;
export const goalsEach = (): string => t('goals-each');
export const goalsAll = (): string => t('goals-all');

export const favourites = (): string => t('favourites');
export const favouriteToggle = (game: Named, isFavourite: boolean): string =>
  t(isFavourite ? 'favourite-remove' : 'favourite-add', { game: gameName(game) });
export const playedLately = (): string => t('played-lately');
