/** Which cards of a table have an element: those that can be seen, and those beneath that a departing card uncovers. */
import type { Pile } from '../protocol/messages';
import type { Layout } from '../layout/geometry';
import type { KeyedPile } from './matcher';

export interface TableCard {
  key: number;
  pile: string;
  kind: Pile['kind'];
  index: number;
  face: string | null;
  x: number;
  y: number;
  z: number;
  drawn: boolean;
  /** No card lies on it. */
  top: boolean;
}

/** How many of the topmost cards of a stack have an element. */
const DRAWN: Partial<Record<Pile['kind'], number>> = { stock: 3, waste: 5, foundation: 3, hole: 3 };

/** Every card of the table with its place, in the order of the keys: so no element ever changes its place in the document. */
export function tableCards(keyed: readonly KeyedPile[], layout: Layout): TableCard[] {
  const places = new Map(layout.piles.map((place) => [place.id, place]));
  const cards: TableCard[] = [];
  keyed.forEach((pile, order) => {
    const place = places.get(pile.id);
    if (!place) return;
    const deepest = pile.keys.length - (DRAWN[place.kind] ?? Infinity);
    pile.keys.forEach((key, index) => {
      const spot = place.cards[index] ?? place.frame;
      cards.push({
        key,
        pile: pile.id,
        kind: place.kind,
        index,
        face: pile.faces[index] ?? null,
        x: spot.x,
        y: spot.y,
        // Slots overlap from one to the next; elsewhere only the cards of one pile do.
        z: (place.kind === 'slot' ? order : index) + 1,
        drawn: index >= deepest,
        top: index === pile.keys.length - 1,
      });
    });
  });
  return cards.sort((a, b) => a.key - b.key);
}
