/**
 * Which card of one view is which card of the next, so that a card on the screen keeps its element and moves.
 *
 * The server sends piles, not movements; two copies of a card are equal and hidden cards have no face. Cards that
 * stay in their pile keep their key; the rest are paired by face, then a hidden card with one that turned up.
 */
import type { Pile } from '../protocol/messages';

/** A pile as far as its cards go: some face down, then those face up, deepest first. */
export type PileOfCards = Pick<Pile, 'id' | 'hidden' | 'cards'>;

export interface KeyedPile {
  id: string;
  /** One key per card, deepest first, the hidden ones among them. */
  keys: number[];
  /** Parallel to keys; null is a card whose face is not known. */
  faces: (string | null)[];
}

interface Gap {
  keyed: KeyedPile;
  index: number;
  face: string | null;
}

/** A card that has left its pile for a place not told yet: drawn here, its face still with the server. */
export interface Loose {
  key: number;
  pile: string;
  face: string | null;
}

export interface Matched {
  piles: KeyedPile[];
  /** Cards of the view before that are nowhere in this one: hand them on to the next matching. */
  loose: Loose[];
}

/** Keys for every card of `piles`, kept from `before` where a card of it can be the same one. */
export function matchCards(before: Matched, piles: readonly PileOfCards[], freshKey: () => number): Matched {
  const after: KeyedPile[] = piles.map((pile) => ({ id: pile.id, keys: [], faces: facesOf(pile) }));
  const loose: Loose[] = [...before.loose];
  const gaps: Gap[] = [];
  const previous = new Map(before.piles.map((pile) => [pile.id, pile]));
  for (const keyed of after) {
    const old = previous.get(keyed.id);
    previous.delete(keyed.id);
    const kept = old ? commonDepth(old.faces, keyed.faces) : 0;
    if (old) keyed.keys = old.keys.slice(0, kept);
    // From the top down: the top of the stock is the first card drawn.
    for (let i = (old?.keys.length ?? 0) - 1; old && i >= kept; i--) loose.push(looseCard(old, i));
    for (let i = kept; i < keyed.faces.length; i++) gaps.push({ keyed, index: i, face: keyed.faces[i] ?? null });
  }
  for (const gone of previous.values()) gone.keys.forEach((_, i) => loose.push(looseCard(gone, i)));
  fill(gaps, loose, freshKey);
  return { piles: after, loose };
}

export interface Movement {
  from: string;
  to: string;
  faces: (string | null)[];
}

/** The cards that changed piles, grouped by where from and where to, deepest first. */
export function movements(before: Matched, after: Matched): Movement[] {
  const home = new Map<number, string>(before.loose.map((card) => [card.key, card.pile]));
  for (const pile of before.piles) for (const key of pile.keys) home.set(key, pile.id);
  const groups = new Map<string, Movement>();
  for (const pile of after.piles) {
    pile.keys.forEach((key, i) => {
      const from = home.get(key);
      if (from === undefined || from === pile.id) return;
      const name = `${from} ${pile.id}`;
      const group = groups.get(name) ?? { from, to: pile.id, faces: [] };
      group.faces.push(pile.faces[i] ?? null);
      groups.set(name, group);
    });
  }
  return [...groups.values()];
}

function facesOf(pile: PileOfCards): (string | null)[] {
  return [...Array<null>(pile.hidden).fill(null), ...pile.cards];
}

/** How many cards from the deepest up are the same; one that turned over in its place is the same card. */
function commonDepth(old: readonly (string | null)[], now: readonly (string | null)[]): number {
  const depth = Math.min(old.length, now.length);
  for (let i = 0; i < depth; i++) {
    if (old[i] !== now[i] && old[i] !== null && now[i] !== null) return i;
  }
  return depth;
}

function looseCard(pile: KeyedPile, i: number): Loose {
  return { key: pile.keys[i] as number, pile: pile.id, face: pile.faces[i] ?? null };
}

/** Pair gaps with loose cards: known faces first, then a hidden one with any, at last with nothing (a new card). */
function fill(gaps: Gap[], loose: Loose[], freshKey: () => number): void {
  const passes: ((gap: Gap, card: Loose) => boolean)[] = [
    (gap, card) => gap.face !== null && card.face === gap.face,
    (gap, card) => gap.face !== null && card.face === null,
    (gap, card) => gap.face === null && card.face !== null,
    (gap, card) => gap.face === null && card.face === null,
  ];
  let open = gaps;
  for (const fits of passes) {
    const still: Gap[] = [];
    for (const gap of open) {
      const found = loose.findIndex((card) => fits(gap, card));
      const card = loose[found];
      if (!card) {
        still.push(gap);
        continue;
      }
      loose.splice(found, 1);
      gap.keyed.keys[gap.index] = card.key;
    }
    open = still;
  }
  for (const gap of open) gap.keyed.keys[gap.index] = freshKey();
}
