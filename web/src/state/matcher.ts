/**
 * Matches the cards of one view with the cards of the next, so that each card keeps its element and can be animated.
 *
 * The server sends piles, not movements. Copies of a card look the same, and hidden cards have no face. Cards that
 * stay in their pile keep their key. The others are matched by face first, then hidden cards with face-up ones.
 */
import type { Pile } from '../protocol/messages';

/** The cards of a pile: the number of face-down cards, then the face-up cards on top of them, deepest first. */
export type PileOfCards = Pick<Pile, 'id' | 'hidden' | 'cards'>;

export interface KeyedPile {
  id: string;
  /** One key per card, deepest first, including the hidden cards. */
  keys: number[];
  /** The face of each card in `keys`; null if it is hidden. */
  faces: (string | null)[];
}

/** A position in a pile whose card has no key yet. */
interface Gap {
  keyed: KeyedPile;
  index: number;
  face: string | null;
}

/** A card that has left its pile and is not on another one yet, such as a drawn card until the server sends its face. */
export interface LooseCard {
  key: number;
  pile: string;
  face: string | null;
}

export interface Matched {
  piles: KeyedPile[];
  /** Cards of the previous view that are missing from this one. The next match may place them. */
  loose: LooseCard[];
}

/** Returns keys for every card of `piles`, reusing those of `before` for cards that can be the same. */
export function matchCards(before: Matched, piles: readonly PileOfCards[], freshKey: () => number): Matched {
  const after: KeyedPile[] = piles.map((pile) => ({ id: pile.id, keys: [], faces: facesOf(pile) }));
  const loose: LooseCard[] = [...before.loose];
  const gaps: Gap[] = [];
  const previous = new Map(before.piles.map((pile) => [pile.id, pile]));
  for (const keyed of after) {
    const old = previous.get(keyed.id);
    previous.delete(keyed.id);
    const unchanged = old ? commonDepth(old.faces, keyed.faces) : 0;
    if (old) keyed.keys = old.keys.slice(0, unchanged);
    // Start at the top, because the top card of the stock is drawn first.
    for (let i = (old?.keys.length ?? 0) - 1; old && i >= unchanged; i--) loose.push(toLooseCard(old, i));
    for (let i = unchanged; i < keyed.faces.length; i++) gaps.push({ keyed, index: i, face: keyed.faces[i] ?? null });
  }
  for (const removed of previous.values()) removed.keys.forEach((_, i) => loose.push(toLooseCard(removed, i)));
  fill(gaps, loose, freshKey);
  return { piles: after, loose };
}

export interface Movement {
  from: string;
  to: string;
  faces: (string | null)[];
}

/** Returns the cards that changed piles, grouped by source and target, deepest first. */
export function movements(before: Matched, after: Matched): Movement[] {
  const sources = new Map<number, string>(before.loose.map((card) => [card.key, card.pile]));
  for (const pile of before.piles) for (const key of pile.keys) sources.set(key, pile.id);
  const groups = new Map<string, Movement>();
  for (const pile of after.piles) {
    pile.keys.forEach((key, i) => {
      const from = sources.get(key);
      if (from === undefined || from === pile.id) return;
      const groupKey = `${from} ${pile.id}`;
      const group = groups.get(groupKey) ?? { from, to: pile.id, faces: [] };
      group.faces.push(pile.faces[i] ?? null);
      groups.set(groupKey, group);
    });
  }
  return [...groups.values()];
}

function facesOf(pile: PileOfCards): (string | null)[] {
  return [...Array<null>(pile.hidden).fill(null), ...pile.cards.map((face) => face || null)];
}

/** Returns how many cards match, counted from the deepest. A card that was turned over still matches. */
function commonDepth(old: readonly (string | null)[], now: readonly (string | null)[]): number {
  const depth = Math.min(old.length, now.length);
  for (let i = 0; i < depth; i++) {
    if (old[i] !== now[i] && old[i] !== null && now[i] !== null) return i;
  }
  return depth;
}

function toLooseCard(pile: KeyedPile, i: number): LooseCard {
  return { key: pile.keys[i] as number, pile: pile.id, face: pile.faces[i] ?? null };
}

/** Fills the gaps with loose cards: equal faces first, then pairs with a hidden card. The remaining gaps get new keys. */
function fill(gaps: Gap[], loose: LooseCard[], freshKey: () => number): void {
  const passes: ((gap: Gap, card: LooseCard) => boolean)[] = [
    (gap, card) => gap.face !== null && card.face === gap.face,
    (gap, card) => gap.face !== null && card.face === null,
    (gap, card) => gap.face === null && card.face !== null,
    (gap, card) => gap.face === null && card.face === null,
  ];
  let unfilled = gaps;
  for (const fits of passes) {
    const remaining: Gap[] = [];
    for (const gap of unfilled) {
      const found = loose.findIndex((card) => fits(gap, card));
      const card = loose[found];
      if (!card) {
        remaining.push(gap);
        continue;
      }
      loose.splice(found, 1);
      gap.keyed.keys[gap.index] = card.key;
    }
    unfilled = remaining;
  }
  for (const gap of unfilled) gap.keyed.keys[gap.index] = freshKey();
}
