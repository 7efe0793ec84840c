/** Which pile an arrow key leads to. */
import type { PilePlace } from '../layout/geometry';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key);

/** Going astray sideways counts so much more than going far. */
const ASTRAY = 2.2;

/** The nearest of `places` in the arrow's direction from the pile `from`; null at the edge. */
export function pileTowards(places: readonly PilePlace[], from: PilePlace, arrow: Arrow): PilePlace | null {
  const start = middle(from);
  const sideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  let best: PilePlace | null = null;
  let least = Infinity;
  for (const place of places) {
    if (place.id === from.id) continue;
    const there = middle(place);
    const ahead = sign * (sideways ? there.x - start.x : there.y - start.y);
    const aside = Math.abs(sideways ? there.y - start.y : there.x - start.x);
    // Half a card ahead at least, or a pile beside would count as above.
    if (ahead < (sideways ? from.frame.width : from.frame.height) * 0.3) continue;
    const cost = ahead + aside * ASTRAY;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}

/** Piles are told apart by where they begin: a long column is beside its short neighbour, not beneath it. */
function middle(place: PilePlace): { x: number; y: number } {
  return { x: place.frame.x + place.frame.width / 2, y: place.frame.y + place.frame.height / 2 };
}
