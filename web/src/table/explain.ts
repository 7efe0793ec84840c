/** Explains why a tapped card doesn't move. */
import { RANKS } from '../cards/names';
import type { Move, Pile } from '../protocol/messages';
import type { TableSession } from '../state/session/table-session';
import { tapNowhere } from '../texts/text';

/**
 * Lets the referee say why the tapped cards don't move, by trying to play them where its answer helps most. Returns words to show instead
 * if there is no such pile, and null if there is or if nothing is to be said.
 */
export function explainTap(session: TableSession, tapped: { pile: string; count: number }): string | null {
  const { piles, table, connection } = session.snapshot;
  const pile = piles.find(({ id }) => id === tapped.pile);
  const faces = pile?.cards.slice(-tapped.count) ?? [];
  const isOver = table !== null && (table.outcome === 'won' || table.ended);
  if (!pile || pile.kind === 'hole' || isOver || connection !== 'open') return null;
  const target = helpfulTarget(piles, table?.moves ?? [], tapped, faces[0] ?? '');
  // Of a face-down card, there is only something to say if a hole is where it would go: another card covers it, or it must wait.
  if (faces.length === 0 && (pile.hidden === 0 || target?.kind !== 'hole')) return null;
  if (!target) return tapNowhere(faces);
  session.play({ source: pile.id, target: target.id, count: tapped.count });
  return null;
}

/**
 * Returns the pile for which the referee's refusal explains the rules best: a hole, an empty column that takes only some cards, or the
 * column whose top card is one rank higher, so that only the suit is wrong. Otherwise, it is any column with cards.
 */
export function helpfulTarget(
  piles: readonly Pile[],
  moves: readonly Move[],
  { pile, count }: { pile: string; count: number },
  face: string,
): Pile | undefined {
  // A move of several cards can be legal and not offered, because the player has turned such moves off.
  const legal = new Set(
    moves.filter((move) => move.source === pile && move.count === count).map((move) => move.target),
  );
  const others = piles.filter(
    ({ id, kind }) => id !== pile && !legal.has(id) && (kind === 'hole' || kind === 'column'),
  );
  return others.toSorted((a, b) => helpOf(b, face) - helpOf(a, face))[0];
}

function helpOf({ kind, cards }: Pile, face: string): number {
  const top = cards.at(-1);
  if (kind === 'hole') return 3;
  if (top === undefined) return 2;
  return RANKS.indexOf(top.charAt(0)) - RANKS.indexOf(face.charAt(0)) === 1 ? 1 : 0;
}
