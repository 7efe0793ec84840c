/** Applies an action to the piles before the server confirms it. Does not check the rules. */
import type { Pile } from '../../protocol/messages';

export interface Action {
  source: string;
  target: string;
  count: number;
}

/**
 * Returns the piles after `action`, or null if the source does not have the cards or their faces aren't known. A move is shown whole or not
 * at all: only the server knows the faces of hidden cards, so a draw waits for its answer.
 */
export function afterAction(piles: readonly Pile[], action: Action): Pile[] | null {
  const source = piles.find((pile) => pile.id === action.source);
  const target = piles.find((pile) => pile.id === action.target);
  if (!source || !target || source === target || action.count < 1) return null;
  if (source.kind === 'waste' && target.kind === 'stock') return turnedOver(piles, source, target);
  return source.cards.length >= action.count ? moved(piles, source, target, action.count) : null;
}

/** Returns the top `count` face-up cards of a pile, deepest first, or null if it has fewer. */
export function topCards(piles: readonly Pile[], pile: string, count: number): string[] | null {
  const cards = piles.find((candidate) => candidate.id === pile)?.cards;
  return cards && cards.length >= count ? cards.slice(cards.length - count) : null;
}

function moved(piles: readonly Pile[], source: Pile, target: Pile, count: number): Pile[] {
  const left = source.cards.length - count;
  return replaced(
    piles,
    { ...source, cards: source.cards.slice(0, left) },
    { ...target, cards: [...target.cards, ...source.cards.slice(left)] },
  );
}

function turnedOver(piles: readonly Pile[], waste: Pile, stock: Pile): Pile[] {
  const cards = waste.cards.length;
  return replaced(piles, { ...waste, cards: [] }, { ...stock, hidden: stock.hidden + cards });
}

function replaced(piles: readonly Pile[], ...changed: Pile[]): Pile[] {
  return piles.map((pile) => changed.find((other) => other.id === pile.id) ?? pile);
}
