/** Positions the cards of Spit, and finds the pile at a point or under a dragged card. */
import { sharedArea } from '../drag/drop-target';
import type { Point, Rect } from '../layout/geometry';
import type { Matched } from '../state/matcher';
import type { SpitLayout } from './layout';
import { rowIndex } from './scene';

export interface SpitCard {
  key: number;
  pile: string;
  face: string | null;
  x: number;
  y: number;
  z: number;
  drawn: true;
  /** Whether it is the top card of its pile. */
  top: boolean;
  /** The tilt of a card on a spit pile, as a number of a CSS class; 0 is straight. Each card always has the same tilt. */
  tilt: number;
}

const TILTS = 5;

/** Returns every card with its position, sorted by key so that elements keep their order in the document. */
export function positionCards(keyed: Matched, layout: SpitLayout): SpitCard[] {
  const places = new Map(layout.places.map((place) => [place.id, place]));
  const cards = keyed.piles.flatMap(({ id, keys, faces }) => {
    const place = places.get(id);
    return keys.map((key, index): SpitCard => {
      const spot = place?.cards[index] ?? place?.cards.at(-1) ?? place?.frame ?? { x: 0, y: 0 };
      const tilt = id.startsWith('s') ? key % TILTS : 0;
      return {
        key,
        pile: id,
        face: faces[index] ?? null,
        x: spot.x,
        y: spot.y,
        z: index + 1,
        drawn: true,
        top: index === keys.length - 1,
        tilt,
      };
    });
  });
  return cards.sort((a, b) => a.key - b.key);
}

/** Returns the spit pile or the player's row pile at a point, or the nearest one if the point just misses it. */
export function pileAt({ x, y }: Point, { places, card }: SpitLayout, seat: number): string | null {
  const slack = card.width * 0.16;
  const candidates = places.filter(({ id }) => id.startsWith('s') || rowIndex(id, seat) !== null);
  const near = candidates
    .map(({ id, box }) => ({ id, dx: distanceOutside(x, box.x, box.width), dy: distanceOutside(y, box.y, box.height) }))
    .filter(({ dx, dy }) => Math.max(dx, dy) <= slack)
    .sort((a, b) => a.dx + a.dy - b.dx - b.dy);
  return near[0]?.id ?? null;
}

/** How much more the overlap with a legal target counts than the overlap with another pile. */
const TARGET_WEIGHT = 3;

/** Returns the pile to drop a dragged card on: the spit pile or own row pile it overlaps most. Legal `targets` are preferred. */
export function dropTarget(
  dragged: Rect,
  { places }: SpitLayout,
  seat: number,
  from: string,
  targets: ReadonlySet<string>,
): string | null {
  const touched = places
    .filter(({ id }) => id !== from && (id.startsWith('s') || rowIndex(id, seat) !== null))
    .map(({ id, box }) => ({ id, weight: sharedArea(dragged, box) * (targets.has(id) ? TARGET_WEIGHT : 1) }))
    .filter(({ weight }) => weight > 0);
  return touched.sort((a, b) => b.weight - a.weight)[0]?.id ?? null;
}

const distanceOutside = (at: number, start: number, length: number): number =>
  Math.max(0, start - at, at - start - length);
