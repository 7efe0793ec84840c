/** The messages of the search for the last position of a game that could be won, with a function for each. */
import { t } from '../language/i18n.svelte';
import type { Verdicts } from '../protocol/messages';

export const backToWin = (): string => t('back-to-win');
export const backToWinShort = (): string => t('back-to-win-short');
/** Returns that the search marks the game. */
export const backToWinNote = (): string => t('back-to-win-note');
export const backToWinAsks = (): string => t('back-to-win-asks');

/** Where the game can go back to, or null, and what to say about it. */
export interface WayBack {
  /** How many moves are left at the last position that is known to be won. */
  to: number | null;
  words: string;
}

/** Returns the way back to the last position that could be won. `isGivenUp`: the last position is one to go back to as well. */
export function wayBack({ verdicts, last_won, losing_move }: Verdicts, isGivenUp: boolean): WayBack {
  if (last_won === null) return { to: null, words: t(verdicts[0] === 'lost' ? 'verdicts-lost-all' : 'back-unknown') };
  if (last_won === verdicts.length - 1) return { to: isGivenUp ? last_won : null, words: t('back-here') };
  return { to: last_won, words: t(losing_move === null ? 'back-at-undecided' : 'back-at') };
}
