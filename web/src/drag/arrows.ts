/** Finds the pile that an arrow key moves the focus to. */
import type { PileLayout } from '../layout/geometry';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key);

/** How much more a distance across the arrow's direction counts than one along it. */
const SIDEWAYS_FACTOR = 2.2;

/** Returns the nearest pile in the arrow's direction, or null if there is none. */
export function pileTowards(places: readonly PileLayout[], from: PileLayout, arrow: Arrow): PileLayout | null {
  const start = middle(from);
  const sideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  let best: PileLayout | null = null;
  let least = Infinity;
  for (const place of places) {
    if (place.id === from.id) continue;
    const there = middle(place);
    const ahead = sign * (sideways ? there.x - start.x : there.y - start.y);
    const aside = Math.abs(sideways ? there.y - start.y : there.x - start.x);
    // A pile less than 0.3 cards ahead is at the side, not in the arrow's direction.
    if (ahead < (sideways ? from.frame.width : from.frame.height) * 0.3) continue;
    const cost = ahead + aside * SIDEWAYS_FACTOR;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}

/** Returns the pile nearest to a place, or undefined if there is none. */
export function nearest(places: readonly PileLayout[], from: PileLayout): PileLayout | undefined {
  const { x, y } = middle(from);
  const distance = (place: PileLayout): number => Math.hypot(middle(place).x - x, middle(place).y - y);
  return places.reduce<PileLayout | undefined>(
    (best, place) => (best && distance(best) <= distance(place) ? best : place),
    undefined,
  );
}

/** Returns the centre of a pile's first card. The length of a column doesn't matter, so neighbours are always side by side. */
function middle(place: PileLayout): { x: number; y: number } {
  return { x: place.frame.x + place.frame.width / 2, y: place.frame.y + place.frame.height / 2 };
}
