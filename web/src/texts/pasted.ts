/** The messages of the page for boards of other programs, with a function for each. */
import { t } from '../language/i18n.svelte';
import type { BoardSolved, BoardView } from '../protocol/messages';

export const pasteBoard = (): string => t('pasted-title');
export const pasteDoes = (): string => t('pasted-does');
export const about = (): string => t('pasted-about');
export const game = (): string => t('pasted-game');
export const boardText = (): string => t('pasted-text');
export const openBoard = (): string => t('pasted-open');
export const solve = (): string => t('pasted-solve');
export const nextMove = (): string => t('pasted-next');
export const outcome = ({ outcome, played }: BoardView): string => t('pasted-outcome', { outcome, moves: played });
/** Returns the verdict of the solver. */
export const verdict = ({ verdict, line }: BoardSolved): string =>
  verdict === 'won'
    ? t('pasted-won', { moves: line.length })
    : verdict === 'lost'
      ? t('pasted-lost')
      : t('pasted-unknown');
