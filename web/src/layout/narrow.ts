/**
 * The grid of the columns on a narrow board, like a phone held upright. Cards stay wide enough for a finger: where the columns don't fit side
 * by side, each covers a part of the one to its left, or they are in two rows. The index of a covered card stays visible.
 */
import { READABLE_WIDTH } from '../cards/sheet';
import { isLow, largestCard, type Point, type Size } from './geometry';

/** A board narrower than this, in pixels, is a phone held upright. */
const NARROW_WIDTH = 600;
/** The margin of a narrow board, in pixels: each pixel here makes the cards smaller. */
export const NARROW_MARGIN = 4;
/** The width of a card that a finger can hit, in pixels. */
export const FINGER = 44;
/** The distance between columns that overlap, in card widths: at least, and at least for cards wider than FINGER. */
const CLOSEST = 0.7;
const CLOSE = 0.76;
/** The largest cards of columns that overlap, as a share of the board's width. */
const OVERLAPPING_SHARE = 1 / 7.5;
/** The gap between columns that don't overlap, in card widths: at least and at most. */
const GAP = { least: 0.05, most: 0.3 } as const;

/** Where the columns go: `across` in each row, `pitch` pixels from one to the next. */
export interface Grid {
  rows: number;
  across: number;
  /** The width of the widest cards that fit in the width. */
  cardWidth: number;
}

/** A board at least this much higher than it is wide, and at most this wide, is a tablet held upright. */
const UPRIGHT_SHARE = 1.1;
const UPRIGHT_WIDTH = 1100;

/** Whether a viewport is that of a tablet held upright. Where the columns are many, they are in two rows there, so that cards are larger. */
export const isUpright = (view: Size): boolean =>
  view.width >= NARROW_WIDTH && view.width <= UPRIGHT_WIDTH && view.height >= view.width * UPRIGHT_SHARE;

export const isNarrow = (view: Size): boolean => view.width < NARROW_WIDTH && !isLow(view);

/**
 * Returns the grid of `count` columns in `width`: the first of these numbers of rows at which the cards are `wideEnough`, by default for a
 * finger. `overlap` says whether columns may overlap.
 */
export function gridOf(
  count: number,
  width: number,
  view: Size,
  scale: number,
  rowCounts: readonly number[] = [1, 2],
  overlap = true,
  wideEnough = FINGER,
): Grid {
  const least = Math.floor(wideEnough * Math.min(1, scale));
  const closest = scale > 1 ? READABLE_WIDTH.compact : CLOSEST;
  let grid: Grid = { rows: 1, across: count, cardWidth: 0 };
  for (const rows of rowCounts) {
    const across = Math.max(1, Math.ceil(count / rows));
    const widest = (pitch: number): number => Math.floor(width / (1 + (across - 1) * pitch));
    const apart = Math.min(largestCard(view, scale), widest(1 + GAP.least));
    const most = Math.min(view.width * OVERLAPPING_SHARE * scale, widest(scale > 1 ? closest : CLOSE));
    const covering = widest(closest) >= least ? Math.max(least, Math.floor(most)) : widest(closest);
    grid = { rows, across, cardWidth: apart >= least || !overlap ? apart : covering };
    if (grid.cardWidth >= least) return grid;
  }
  return grid;
}

/** Returns the distance from one column of a grid to the next, in pixels, for cards of this width. */
export function pitchOf({ across }: Pick<Grid, 'across'>, cardWidth: number, width: number): number {
  return Math.min((width - cardWidth) / Math.max(1, across - 1), cardWidth * (1 + GAP.most));
}

/** Returns the position of column `index` of a grid, from the left edge of the first, and its row. */
export function cellOf(grid: Grid, index: number, pitch: number): Point & { row: number } {
  const row = Math.floor(index / grid.across);
  return { x: (index % grid.across) * pitch, y: 0, row };
}

/**
 * Shares `room` pixels between rows of columns: evenly if all fit, otherwise each row gets at least what it needs. `least` are the heights
 * of the rows packed closest and `easy` those packed comfortably.
 */
export function shareRoom(room: number, least: readonly number[], easy: readonly number[]): number[] {
  const even = room / least.length;
  if (easy.every((height) => height <= even)) return easy.map(() => even);
  const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0);
  const spare = room - sum(easy);
  if (spare >= 0) return easy.map((height) => height + spare / easy.length);
  const [tight, wide] = [sum(least), sum(easy)];
  const share = wide > tight ? Math.max(0, (room - tight) / (wide - tight)) : 0;
  return least.map((height, i) => height + ((easy[i] ?? height) - height) * share);
}
