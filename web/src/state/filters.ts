/** The filters of the menu. */
import type { CatalogueGame } from '../protocol/messages';

export const LAYOUTS = ['small', 'medium', 'wide', 'fans', 'overlap'] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface Filters {
  /** A menu heading; empty for all. */
  group: string;
  /** The number of decks; 0 for any. */
  decks: number;
  /** The kind of layout; null for any. */
  layout: Layout | null;
}

export const NO_FILTERS: Filters = { group: '', decks: 0, layout: null };

/** The most columns of a small and a medium layout. */
const SMALL = 7;
const MEDIUM = 10;

/** Returns the kind of a game's layout. */
export function layoutOf({ arrangement, columns }: Pick<CatalogueGame, 'arrangement' | 'columns'>): Layout {
  if (arrangement !== 'columns') return arrangement;
  return columns <= SMALL ? 'small' : columns <= MEDIUM ? 'medium' : 'wide';
}

/** Whether any filter is set. */
export const isFiltering = ({ group, decks, layout }: Filters): boolean =>
  group !== '' || decks !== 0 || layout !== null;

/** Returns the games that pass all filters, in their order. */
export const filterGames = <Game extends Pick<CatalogueGame, 'group' | 'decks' | 'arrangement' | 'columns'>>(
  games: readonly Game[],
  { group, decks, layout }: Filters,
): Game[] =>
  games.filter(
    (game) =>
      (group === '' || game.group === group) &&
      (decks === 0 || game.decks === decks) &&
      (layout === null || layoutOf(game) === layout),
  );
