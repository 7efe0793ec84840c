/** The messages of the form for custom games, with a function for each. */
import { t } from '../language/i18n.svelte';
import type { QuickOdds } from '../protocol/messages';

export const ownTitle = (): string => t('own-title');
export const ownDoes = (): string => t('own-does');
export const ownParent = (): string => t('own-parent');
export const ownName = (): string => t('own-name');
export const firstName = (game: string): string => t('own-first-name', { game });
export const ownRules = (): string => t('own-rules');
export const changed = (): string => t('own-changed');
export const reset = (): string => t('own-reset');
export const sizes = (): string => t('own-sizes');
export const numbersHint = (): string => t('own-numbers-hint');
export const cardHint = (): string => t('own-card-hint');
export const details = (): string => t('own-details');
export const correct = (): string => t('own-correct');
export const odds = (): string => t('own-odds');
export const oddsStart = (): string => t('own-odds-start');
export const oddsRunning = ({ searched, of }: QuickOdds): string => t('own-odds-running', { searched, of });
/** Returns the result of a quick search in one or two sentences. */
export function oddsFound({ searched, won, lost, moves }: QuickOdds): string {
  const found = t('own-odds-found', { searched, won, lost, open: searched - won - lost });
  return moves === null ? found : `${found} ${t('own-odds-moves', { moves })}`;
}
export const stop = (): string => t('own-stop');
export const save = (): string => t('own-save');
export const saved = (game: string): string => t('own-saved', { game });
export const notSaved = (): string => t('own-not-saved');
export const deleteOwn = (game: string): string => t('own-delete', { game });
export const editOwn = (game: string): string => t('own-edit', { game });
export const editThis = (): string => t('own-edit-this');
export const shareOwn = (): string => t('own-share');
export const yourGames = (): string => t('own-your-games');
