/** Which pile a card let go of was meant for. */
import type { PilePlace, Rect } from '../layout/geometry';

/** A legal pile is preferred to the one beneath unless it is hardly touched. */
const ENOUGH = 0.3;

/** The pile most overlapped, a legal one before others if it is overlapped well enough; null over none or over its own. */
export function dropTarget(
  dragged: Rect,
  places: readonly PilePlace[],
  legal: ReadonlySet<string>,
  source: string,
): string | null {
  const touched = places
    .map((place) => ({ id: place.id, area: sharedArea(dragged, reach(place)) }))
    .filter(({ area }) => area > 0)
    .sort((a, b) => b.area - a.area);
  const most = touched[0];
  if (!most) return null;
  const lawful = touched.find(({ id }) => legal.has(id));
  if (lawful && lawful.area >= most.area * ENOUGH) return lawful.id;
  if (most.id === source) return null;
  // Foundations look alike and lie close together: a card let go over any of them means the one that takes it.
  const isFoundation = (id: string): boolean => places.some((place) => place.id === id && place.kind === 'foundation');
  const taking = isFoundation(most.id) ? [...legal].find(isFoundation) : undefined;
  return taking ?? most.id;
}

export function sharedArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** A column is reached beneath its last card too, where one lets go of a card that is to lie there. */
function reach(place: PilePlace): Rect {
  if (place.kind !== 'column') return place.box;
  return { ...place.box, height: place.box.height + place.frame.height * 0.6 };
}
