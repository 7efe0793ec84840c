/** Explains why a tapped card doesn't move. */
import type { TableSession } from '../state/session/table-session';
import { tapNowhere } from '../texts/text';

/**
 * Returns why the tapped cards don't move, or null if the referee says it instead: where there is only one place to play to, for cards
 * that are covered by others, and for face-down cards.
 */
export function explainTap(session: TableSession, tapped: { pile: string; count: number }): string | null {
  const { piles, table, connection } = session.snapshot;
  const pile = piles.find(({ id }) => id === tapped.pile);
  const faces = pile?.cards.slice(-tapped.count) ?? [];
  const isOver = table !== null && (table.outcome === 'won' || table.ended);
  if (!pile || faces.length === 0 || pile.kind === 'hole' || isOver || connection !== 'open') return null;
  const isForReferee = tapped.count > 1 || faces.includes('');
  const [hole, ...others] = piles.filter(({ kind }) => kind === 'hole');
  const only = hole && others.length === 0 ? hole : isForReferee ? otherPile(session, pile.id) : undefined;
  if (!only) return tapNowhere(faces);
  session.play({ source: pile.id, target: only.id, count: tapped.count });
  return null;
}

/** Returns a pile to try, so that the referee says why the cards can't move: a hole, or another column with cards. */
const otherPile = ({ snapshot }: TableSession, source: string) =>
  snapshot.piles.find(({ kind }) => kind === 'hole') ??
  snapshot.piles.find(({ id, kind, cards }) => kind === 'column' && id !== source && cards.length > 0);
