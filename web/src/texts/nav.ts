/** The names of the main pages. */
import { t } from '../language/i18n.svelte';

export type MainPage = 'menu' | 'daily' | 'statistics' | 'odds';
const NAMES: Readonly<Record<MainPage, () => string>> = {
  menu: () => t('nav-play'),
  daily: () => t('nav-daily'),
  statistics: () => t('statistics'),
  odds: () => t('odds'),
};
export const pages = (): string => t('nav');
export const pageOf = (page: MainPage): string => NAMES[page]();
