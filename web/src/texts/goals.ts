/** The messages of the goals, the graphs, and the player's favourites, with a function for each. */
import { language, t } from '../language/i18n.svelte';
import type { GamePoint, Goal, Phrase } from '../protocol/messages';
import { gameName, phrase } from './text';

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

export const favourites = (): string => t('favourites');
export const favouriteToggle = (game: Named, isFavourite: boolean): string =>
  t(isFavourite ? 'favourite-remove' : 'favourite-add', { game: gameName(game) });
export const playedLately = (): string => t('played-lately');
