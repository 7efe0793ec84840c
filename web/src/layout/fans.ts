/**
 * Layout of fans around the hole: rows of fans that form an ellipse with the hole in the middle. On a low screen there are two rows, and the
 * hole is in the middle of the upper one.
 */
import type { Pile } from '../protocol/messages';
import {
  dealtRows,
  gapOf,
  heightOf,
  indexHeight,
  isCompact,
  isLow,
  marginOf,
  ofKind,
  placePile,
  placeStack,
  CAPTION_HEIGHT,
  DEFAULT_PREFERENCES,
  type Layout,
  type PileLayout,
  type Scene,
  type Size,
  type Point,
  widestCard,
} from './geometry';

interface Ring {
  /** The number of fans in each row. */
  rows: number[];
  /** The index of the row with the hole, which has half of its fans on each side of it. */
  middle: number;
}

/** Fans open sideways if the corner of a card has its rank above its suit, and downwards if they are side by side. */
type Opening = 'side' | 'down';

interface Measures {
  card: Size;
  fan: Size;
  step: Point;
  gap: number;
}

/**
 * Fans that open sideways need the corners of the full face, so they have it from this width in pixels. Fans with compact faces are preferred
 * below the usual width of full faces, if their cards are at least this wide, as a share of the others.
 */
const LEAST_FULL = 60;
const COMPACT_SHARE = 0.95;
/** A rounder ring is preferred if its cards are at least this wide, as a share of the widest possible. */
const MIN_WIDTH_SHARE = 0.84;

export function layOutFans(scene: Scene, view: Size): Layout {
  const fans = ofKind(scene.piles, 'column');
  const stacks = [...ofKind(scene.piles, 'stock'), ...ofKind(scene.piles, 'waste'), ...ofKind(scene.piles, 'hole')];
  const { large, scale } = scene.preferences ?? DEFAULT_PREFERENCES;
  const depth = dealtRows(scene, fans);
  const margin = marginOf(view);
  const inner: Size = { width: view.width - 2 * margin, height: view.height - 2 * margin };
  const rings = isLow(view) ? [twoRows(fans.length)] : ringsOf(fans.length);
  const choices = rings.flatMap((ring) =>
    (['side', 'down'] as const).map((opening) => {
      const measure = (w: number): Measures => measuresOf(w, depth, view, opening);
      const fits = (w: number): boolean =>
        (opening === 'down' ? isCompact(w) || large : w >= LEAST_FULL && !large) &&
        fitsRing(ring, measure(w), stacks.length, inner);
      const width = widestCard(view, scale, fits);
      return { ring, opening, width, measures: measure(width), fits: fits(width) };
    }),
  );
  const best = bestRing(choices.filter((choice) => choice.fits)) ?? choices[0];
  if (!best) return { card: { width: 0, height: 0 }, compact: true, board: view, piles: [] };
  const piles = placeRing(best.ring, fans, stacks, best.measures, view, inner);
  return { card: best.measures.card, compact: best.opening === 'down', board: view, piles };
}

/** Returns the roundest ring among those whose cards are nearly as wide as possible. */
function bestRing<Choice extends { ring: Ring; opening: Opening; width: number }>(
  choices: readonly Choice[],
): Choice | undefined {
  const widestOf = (opening: Opening): number =>
    Math.max(0, ...choices.filter((choice) => choice.opening === opening).map(({ width }) => width));
  const [side, down] = [widestOf('side'), widestOf('down')];
  const opening = isCompact(side) && down >= side * COMPACT_SHARE ? 'down' : side > down ? 'side' : 'down';
  const widest = Math.max(side, down);
  const large = choices.filter((choice) => choice.opening === opening && choice.width >= widest * MIN_WIDTH_SHARE);
  return large.sort((a, b) => unevenness(a.ring) - unevenness(b.ring) || b.width - a.width)[0];
}

/** Returns how far a ring is from the ideal: five rows of equal length, where the hole counts as two fans. */
function unevenness(ring: Ring): number {
  const lengths = ring.rows.map((fans, i) => (i === ring.middle ? fans + 2 : fans));
  return 10 * Math.abs(ring.rows.length - 5) + Math.max(...lengths) - Math.min(...lengths);
}

function measuresOf(cardWidth: number, depth: number, view: Size, opening: Opening): Measures {
  const card = { width: cardWidth, height: heightOf(cardWidth) };
  const step = opening === 'side' ? { x: cardWidth * 0.3, y: 0 } : { x: 0, y: indexHeight(cardWidth) };
  return {
    card,
    step,
    fan: { width: card.width + (depth - 1) * step.x, height: card.height + (depth - 1) * step.y },
    gap: Math.max(4, gapOf(view, cardWidth)),
  };
}

/** Returns all rings of `count` fans in 3, 5 or 7 rows. Apart from the middle row, inner rows are the fullest. */
export function ringsOf(count: number): Ring[] {
  const rings: Ring[] = [];
  for (const half of [1, 2, 3]) {
    for (let side = 1; side <= 3 && 2 * side < count; side++) {
      const outer = distribute(count - 2 * side, half);
      if (outer) rings.push({ rows: [...outer.above, 2 * side, ...outer.below], middle: half });
    }
  }
  return rings;
}

/** Returns `count` fans in two rows of about the same length, with the hole in the upper one. */
function twoRows(count: number): Ring {
  const upper = 2 * Math.floor(count / 4);
  return { rows: [upper, count - upper], middle: 0 };
}

/**
 * Spreads `count` fans evenly over `half` rows above the middle and `half` below; null if there are too few.
 * Extra fans go to the inner rows first, and to the row below before the one above.
 */
function distribute(count: number, half: number): { above: number[]; below: number[] } | null {
  const base = Math.floor(count / (2 * half));
  if (base < 1) return null;
  const above = Array<number>(half).fill(base);
  const below = Array<number>(half).fill(base);
  let over = count - base * 2 * half;
  for (let i = 0; i < half && over > 0; i++) {
    below[i] = base + 1;
    if (--over > 0) {
      above[half - 1 - i] = base + 1;
      over--;
    }
  }
  return { above, below };
}

function fitsRing(ring: Ring, m: Measures, stacks: number, inner: Size): boolean {
  const rowsHigh = ring.rows.length * (m.fan.height + m.gap) - m.gap;
  const caption = stacks > 1 ? CAPTION_HEIGHT : 0;
  const widest = Math.max(
    ...ring.rows.map((fans, i) => (i === ring.middle ? middleWidth(fans, m, stacks) : rowWidth(fans, m))),
  );
  return rowsHigh + caption <= inner.height && widest <= inner.width;
}

const rowWidth = (fans: number, m: Measures): number => fans * (m.fan.width + m.gap) - m.gap;
const middleWidth = (fans: number, m: Measures, stacks: number): number =>
  rowWidth(fans, m) + m.gap * 3 + stacks * (m.card.width + m.gap);

function placeRing(
  ring: Ring,
  fans: readonly Pile[],
  stacks: readonly Pile[],
  m: Measures,
  view: Size,
  inner: Size,
): PileLayout[] {
  const free = inner.height - ring.rows.length * m.fan.height;
  const rowGap = Math.min(free / Math.max(1, ring.rows.length - 1), m.card.height * 0.45);
  const pitch = m.fan.height + rowGap;
  const top = (view.height - (ring.rows.length - 1) * pitch - m.fan.height) / 2;
  const placed: PileLayout[] = [];
  let next = 0;
  const pitchX = pitchOf(ring, m, inner.width);
  const rows = ring.rows.map((count) => spread(count, m, pitchX));
  const reach = Math.max(...rows.flatMap((lefts, row) => (row === ring.middle ? [] : [-(lefts[0] ?? 0)])));
  const inMiddle = ring.rows[ring.middle] ?? 0;
  rows[ring.middle] =
    ring.rows.length === 2
      ? upperRow(inMiddle, m, stacks.length, pitchX, inner.width / 2)
      : middleRow(inMiddle, m, stacks.length, Math.min(inner.width / 2, reach + m.fan.width * 0.35));
  rows.forEach((lefts, row) => {
    const y = top + row * pitch;
    for (const x of lefts) {
      const pile = fans[next++];
      if (pile)
        placed.push(
          placePile(pile, { x: view.width / 2 + x, y }, m.card, (i) => ({ x: i * m.step.x, y: i * m.step.y })),
        );
    }
  });
  const middleY = top + ring.middle * pitch + (m.fan.height - m.card.height) / 2;
  stacks.forEach((pile, i) => {
    const x = view.width / 2 + (i - stacks.length / 2) * (m.card.width + m.gap) + m.gap / 2;
    placed.push(placeStack(pile, { x, y: middleY }, m.card, stacks.length > 1));
  });
  return placed;
}

/** Returns the distance from one fan of a row to the next. All rows except the middle one share it, so that the ring looks regular. */
function pitchOf(ring: Ring, m: Measures, width: number): number {
  const least = m.fan.width + m.gap;
  const longest = Math.max(...ring.rows.filter((_, row) => row !== ring.middle));
  const most = longest > 1 ? (width - m.fan.width) / (longest - 1) : least;
  return Math.max(least, Math.min(least * 1.3, most));
}

/** Returns the left edges of a row's fans, relative to the centre line. */
function spread(count: number, m: Measures, pitch: number): number[] {
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch - m.fan.width / 2);
}

/** Returns the space between the centre line and the nearest fans of the row with the hole, at least. */
const clearOf = (m: Measures, stacks: number): number => (stacks * (m.card.width + m.gap)) / 2 + m.gap * 1.5;

/** Returns the left edges of the fans in the upper of two rows: above those of the lower row, if the hole leaves room for that. */
function upperRow(count: number, m: Measures, stacks: number, pitch: number, halfWidth: number): number[] {
  const side = count / 2;
  const start = Math.max(clearOf(m, stacks), pitch - m.fan.width / 2);
  const step = Math.min(pitch, (halfWidth - m.fan.width - start) / Math.max(1, side - 1));
  return bothSides(
    Array.from({ length: side }, (_, i) => start + i * step),
    m,
  );
}

/** Returns the left edges of the middle row's fans: clear of the hole, and out to `halfWidth` if there is room. */
function middleRow(count: number, m: Measures, stacks: number, halfWidth: number): number[] {
  const side = count / 2;
  const start = Math.max(clearOf(m, stacks), halfWidth - rowWidth(side, m));
  return bothSides(
    Array.from({ length: side }, (_, i) => start + i * (m.fan.width + m.gap)),
    m,
  );
}

/** Returns the left edges of fans on both sides of the centre line; `right` are those to the right of it. */
const bothSides = (right: readonly number[], m: Measures): number[] => [
  ...right.map((x) => -x - m.fan.width).reverse(),
  ...right,
];
