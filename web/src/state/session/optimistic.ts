/** What the table looks like if an action is accepted: shown until the server says so. No rules: only cards changing piles. */
import type { Pile } from '../../protocol/messages';

export interface Action {
  source: string;
  target: string;
  count: number;
}

/**
 * The piles after `action`, or null when the source cannot give the cards at all.
 * Hidden cards only leave (their faces are the server's to tell); what lies under a face-up card stays as it was.
 */
export function afterAction(piles: readonly Pile[], action: Action): Pile[] | null {
  const source = piles.find((pile) => pile.id === action.source);
  const target = piles.find((pile) => pile.id === action.target);
  if (!source || !target || source === target || action.count < 1) return null;
  if (source.kind === 'waste' && target.kind === 'stock') return turnedOver(piles, source, target);
  if (source.cards.length >= action.count) return moved(piles, source, target, action.count);
  if (source.cards.length > 0 || source.hidden === 0) return null;
  const taken = Math.min(action.count, source.hidden);
  return replaced(piles, { ...source, hidden: source.hidden - taken });
}

/** The top `count` cards of a pile that are face up, deepest first; null when not so many are. */
export function topCards(piles: readonly Pile[], pile: string, count: number): string[] | null {
  const cards = piles.find((candidate) => candidate.id === pile)?.cards;
  return cards && cards.length >= count ? cards.slice(cards.length - count) : null;
}

function moved(piles: readonly Pile[], source: Pile, target: Pile, count: number): Pile[] {
  const kept = source.cards.length - count;
  return replaced(
    piles,
    { ...source, cards: source.cards.slice(0, kept) },
    { ...target, cards: [...target.cards, ...source.cards.slice(kept)] },
  );
}

function turnedOver(piles: readonly Pile[], waste: Pile, stock: Pile): Pile[] {
  const cards = waste.cards.length;
  return replaced(piles, { ...waste, cards: [] }, { ...stock, hidden: stock.hidden + cards });
}

function replaced(piles: readonly Pile[], ...changed: Pile[]): Pile[] {
  return piles.map((pile) => changed.find((other) => other.id === pile.id) ?? pile);
}
