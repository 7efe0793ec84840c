/** The messages of the family tree, with a function for each. */
import { language, t } from '../language/i18n.svelte';
import type { TreeGame } from '../protocol/messages';
import { digitsOf } from './odds';
import { leftToRight } from './text';

export const tree = (): string => t('tree');
export const treeDoes = (): string => t('tree-does');
export const treeAbout = (): string => t('tree-about');
export const showAll = (): string => t('tree-all');
export const showMore = (count: number, game: string): string => t('tree-open', { count, game });

/** Returns what changes from the parent to a game, in one line for each field. */
export const changes = (game: TreeGame): string[] =>
  game.changes.length === 0
    ? [t('tree-same')]
    : game.changes.map(({ label, before, after }) => t('tree-change', { label, before, after }));

/** Returns how the odds change from the parent to a game, that no change is certain as the bounds overlap, or that it is unknown. */
export function oddsChange(game: TreeGame, parent: TreeGame | null): string {
  const after = bounds(game);
  if (parent === null) return after ? t('tree-odds', { odds: after }) : '';
  const before = bounds(parent);
  if (!before || !after) return t('tree-odds-unknown');
  return overlap(game, parent) ? t('tree-odds-same', { odds: after }) : t('tree-odds-change', { before, after });
}

const overlap = ({ odds: a }: TreeGame, { odds: b }: TreeGame): boolean =>
  a !== null && b !== null && a.least <= b.most && b.least <= a.most;

function bounds({ odds }: TreeGame): string {
  if (odds === null) return '';
  const [least, most] = [percent(odds.least), percent(odds.most)];
  return leftToRight(least === most ? `${least}%` : `${least}–${most}%`);
}

function percent(value: number): string {
  const digits = digitsOf(value / 100);
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language(), form).format(value);
}
