/** Finds the pile that a dropped card was meant for. */
import type { PileLayout, Rect } from '../layout/geometry';

/** A legal pile is preferred if its overlap is at least this share of the largest one. */
const MIN_OVERLAP = 0.3;

/**
 * Returns the id of the pile with the largest overlap, or of a legal pile with a large enough one.
 * Returns null if the dragged card overlaps no pile, or its own pile most.
 */
export function dropTarget(
  dragged: Rect,
  places: readonly PileLayout[],
  legal: ReadonlySet<string>,
  source: string,
): string | null {
  const overlapped = places
    .map((place) => ({ id: place.id, area: sharedArea(dragged, dropArea(place)) }))
    .filter(({ area }) => area > 0)
    .sort((a, b) => b.area - a.area);
  const most = overlapped[0];
  if (!most) return null;
  const legalPile = overlapped.find(({ id }) => legal.has(id));
  if (legalPile && legalPile.area >= most.area * MIN_OVERLAP) return legalPile.id;
  if (most.id === source) return null;
  // Foundations look alike and are close together, so a drop on any of them means the one that accepts the card.
  const isFoundation = (id: string): boolean => places.some((place) => place.id === id && place.kind === 'foundation');
  const accepting = isFoundation(most.id) ? [...legal].find(isFoundation) : undefined;
  return accepting ?? most.id;
}

/** Returns the area of the overlap of two rectangles. */
export function sharedArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Returns the area where a drop counts for a pile. A column includes the space below its last card. */
function dropArea(place: PileLayout): Rect {
  if (place.kind !== 'column') return place.box;
  return { ...place.box, height: place.box.height + place.frame.height * 0.6 };
}
