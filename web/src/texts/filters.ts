/** The messages of the menu's filters and shelves, with a function for each. */
import { t } from '../language/i18n.svelte';
import type { Layout } from '../state/filters';

export const filter = (): string => t('filter');
export const all = (): string => t('filter-all');
export const group = (): string => t('filter-group');
export const decks = (): string => t('filter-decks');
export const layout = (): string => t('filter-layout');
const LAYOUTS: Record<Layout, () => string> = {
  small: () => t('filter-layout-small'),
  medium: () => t('filter-layout-medium'),
  wide: () => t('filter-layout-wide'),
  fans: () => t('filter-layout-fans'),
  overlap: () => t('filter-layout-overlap'),
};
export const layoutName = (name: Layout): string => LAYOUTS[name]();
export const gamesShown = (count: number, of: number): string => t('filter-shown', { count, of });
export const shelfAll = (count: number): string => t('shelf-all', { count });
export const shelfLess = (): string => t('shelf-less');
export const easier = (game: string): string => t('easier', { game });
