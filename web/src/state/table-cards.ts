/** Combines the keys, faces and positions of all cards on a table. */
import type { Pile } from '../protocol/messages';
import type { Layout, PileLayout } from '../layout/geometry';
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
  /** The size of the card relative to those in the tableau. */
  scale: number;
  /** Whether the card needs an element: it is visible, or becomes visible when the cards above it move away. */
  drawn: boolean;
  /** Whether it is the top card of its pile. */
  top: boolean;
}

/** How many of the top cards of a squared pile have an element. */
const DRAWN: Partial<Record<Pile['kind'], number>> = { stock: 3, waste: 5, foundation: 3, hole: 3 };

/** Returns every card of the table with its position, sorted by key so that elements keep their order in the document. */
export function tableCards(keyed: readonly KeyedPile[], layout: Layout): TableCard[] {
  const places = new Map(layout.piles.map((place) => [place.id, place]));
  const cards: TableCard[] = [];
  const layers = layersOf(keyed, layout);
  keyed.forEach((pile) => {
    const place = places.get(pile.id);
    if (!place) return;
    const scale = place.frame.width / layout.card.width;
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
        scale,
        z: (layers.get(pile.id) ?? 0) + index + 1,
        drawn: index >= deepest,
        top: index === pile.keys.length - 1,
      });
    });
  });
  return cards.sort((a, b) => a.key - b.key);
}

/** Piles that can cover a part of their neighbours. */
const COVERING: ReadonlySet<Pile['kind']> = new Set(['column', 'cell', 'slot', 'foundation']);

/**
 * Returns the lowest depth of the cards of each pile that can cover another. Piles cover those above them and, in a row, those to their left,
 * so that the index at the upper left of every card stays visible.
 */
function layersOf(keyed: readonly KeyedPile[], layout: Layout): Map<string, number> {
  const sizes = new Map(keyed.map(({ id, keys }) => [id, keys.length]));
  const cellY = Math.min(...layout.piles.filter(({ kind }) => kind === 'cell').map(({ frame }) => frame.y));
  // Cells are a column of single cards.
  const rowOf = ({ kind, frame }: PileLayout): number => (kind === 'cell' ? cellY : frame.y);
  const places = layout.piles
    .filter(({ kind }) => COVERING.has(kind))
    .sort((a, b) => rowOf(a) - rowOf(b) || a.frame.x - b.frame.x);
  let depth = 0;
  return new Map(
    places.map(({ id }) => {
      const layer = depth;
      depth += sizes.get(id) ?? 0;
      return [id, layer];
    }),
  );
}
