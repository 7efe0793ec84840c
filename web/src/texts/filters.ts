/** The messages of the menu: its filters and shelves, the unfinished games, and the welcome, with a function for each. */
import { t } from '../language/i18n.svelte';
import type { Chance, FilterWords, Layout, Length } from '../state/filters';
import { wordsIn } from './text';

export const filter = (): string => t('filter');
export const filters = (): string => t('filters');
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
const CHANCES: Record<Chance, () => string> = { often: () => t('filter-often'), rarely: () => t('filter-rarely') };
export const chanceName = (name: Chance): string => CHANCES[name]();
const LENGTHS: Record<Length, () => string> = { short: () => t('filter-short'), long: () => t('filter-long') };
export const lengthName = (name: Length): string => LENGTHS[name]();
export const decksName = (count: number): string => t('filter-decks-of', { count });
export const allGames = (count: number): string => t('filter-all-games', { count });
export const notPlayed = (): string => t('filter-unplayed');
export const noFavourites = (): string => t('filter-no-favourites');
/** Returns the words that a search understands as filters. */
export const filterWords = (): FilterWords => ({
  often: wordsIn(t('search-easy')),
  rarely: wordsIn(t('search-hard')),
  short: wordsIn(t('search-short')),
  long: wordsIn(t('search-long')),
  unplayed: wordsIn(t('search-unplayed')),
});
export const gamesShown = (count: number, of: number): string => t('filter-shown', { count, of });
export const shelfAll = (count: number): string => t('shelf-all', { count });
export const shelfLess = (): string => t('shelf-less');
export const easier = (game: string): string => t('easier', { game });

export const putAside = (game: string, isAside: boolean): string =>
  t(isAside ? 'continue-back' : 'continue-aside', { game });
export const isOff = (game: string): string => t('continue-off', { game });
export const unfinishedAll = (count: number): string => t('continue-all', { count });
export const welcome = (count: number): string => t('welcome', { count });
export const welcomeLearn = (): string => t('welcome-learn');
