/** Describes changes on the table for screen readers. */
import * as text from '../texts/text';
import type { Pile, Table } from '../protocol/messages';
import { movements, type Matched } from './matcher';

/** With more movements than this, the announcement only says that many cards moved. */
const MAX_MOVEMENTS = 3;

/** Describes the change between two views of a table. Returns an empty string if no card moved or turned face up. */
export function announceChange(before: Matched, after: Matched, table: Pick<Table, 'piles' | 'game'>): string {
  if (before.piles.length === 0) return text.describeNewTable(text.gameName(table.game));
  const kinds = new Map(table.piles.map((pile) => [pile.id, pile.kind]));
  const moved = movements(before, after);
  if (moved.length > MAX_MOVEMENTS) return text.manyCardsMoved();
  if (isRedeal(before, after, kinds)) return text.describeRedeal();
  const sentences = moved.map(({ from, to, faces }) => sentence(kinds, from, to, faces));
  const turned = turnedUp(before, after, new Set(moved.map(({ to }) => to)));
  return [...sentences, ...(turned.length > 0 ? [text.describeTurned(turned)] : [])].join(' ');
}

function sentence(kinds: Map<string, Pile['kind']>, from: string, to: string, faces: (string | null)[]): string {
  const known = faces.filter((face): face is string => face !== null);
  const target = kinds.get(to);
  if (!target) return '';
  const isDraw = kinds.get(from) === 'stock' && (target === 'waste' || target === 'hole');
  if (isDraw && known.length === faces.length) return text.describeDraw(known);
  return text.describeMove(faces, { id: to, kind: target });
}

/** Whether the whole waste moved to an empty stock. Undoing a draw leaves cards in the waste or adds to cards in the stock. */
function isRedeal(before: Matched, after: Matched, kinds: Map<string, Pile['kind']>): boolean {
  const sizeOf = ({ piles }: Matched, kind: Pile['kind']): number =>
    piles.find((pile) => kinds.get(pile.id) === kind)?.keys.length ?? 0;
  const waste = sizeOf(before, 'waste');
  return waste > 1 && sizeOf(after, 'waste') === 0 && sizeOf(before, 'stock') === 0 && sizeOf(after, 'stock') === waste;
}

/** Returns the cards that turned face up on piles that received no card. */
function turnedUp(before: Matched, after: Matched, targets: ReadonlySet<string>): string[] {
  const hidden = new Set<number>();
  for (const pile of before.piles) pile.keys.forEach((key, i) => pile.faces[i] === null && hidden.add(key));
  return after.piles
    .filter((pile) => !targets.has(pile.id))
    .flatMap((pile) => pile.keys.flatMap((key, i) => (hidden.has(key) && pile.faces[i] ? [pile.faces[i]] : [])));
}
