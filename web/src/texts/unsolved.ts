/** The messages about unsolved deals, with a function for each. */
import { t } from '../language/i18n.svelte';

export const unsolved = (): string => t('unsolved');
export const unsolvedExplained = (): string => t('unsolved-explained');
export const unsolvedWon = (): string => t('unsolved-won');
export const unsolvedTitle = (): string => t('unsolved-title');
export const unsolvedAbout = (): string => t('unsolved-about');
export const playUnsolved = (): string => t('unsolved-play');
export const unsolvedCount = (count: number): string => t('unsolved-count', { count });
