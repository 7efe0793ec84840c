/** Describes the legal moves and the piles of a table for screen readers. */
import type { Move, Pile } from '../protocol/messages';
import * as text from '../texts/text';
import { topCards } from './session/optimistic';

/** Lists the legal moves, best first. Moves of the same cards to different empty columns count as one. */
export function describeMoves(moves: readonly Move[], piles: readonly Pile[]): string {
  const byId = new Map(piles.map((pile) => [pile.id, pile]));
  const descriptions = new Set<string>();
  for (const move of moves) {
    const source = byId.get(move.source);
    const target = byId.get(move.target);
    if (source && target) descriptions.add(describeMove(move, source, target));
  }
  return text.describePlays([...descriptions]);
}

function describeMove(move: Move, source: Pile, target: Pile): string {
  if (source.kind === 'stock') return text.playDraw();
  if (target.kind === 'stock') return text.playRedeal();
  const cards = topCards([source], source.id, move.count) ?? [];
  if (target.kind === 'column' && target.hidden + target.cards.length === 0) return text.playToEmpty(cards, source);
  return text.playTo(cards, source, target);
}

/**
 * Lists every pile with its face-up cards, deepest first. `redeals` is the number of redeals left (null: no limit), and `covered` has the
 * slots whose cards are covered by others.
 */
export function describeTable(piles: readonly Pile[], redeals: number | null, covered: ReadonlySet<string>): string {
  return piles
    .filter((pile) => pile.kind !== 'slot' || pile.hidden + pile.cards.length > 0)
    .map((pile) => text.describePile(pile, redeals, covered.has(pile.id)))
    .join(' ');
}
