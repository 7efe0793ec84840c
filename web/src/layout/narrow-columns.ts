/** Layout of games with columns and foundations on a narrow board, like a phone held upright. */
import { READABLE_WIDTH } from '../cards/sheet';
import {
  CAPTION_HEIGHT,
  clamp,
  dealtRows,
  DEFAULT_PREFERENCES,
  heightOf,
  placeStack,
  type Layout,
  type PileLayout,
  type Scene,
  type Size,
} from './geometry';
import { FINGER, gridOf, NARROW_MARGIN, pitchOf, shareRoom } from './narrow';
import {
  cellsHeight,
  FANNED,
  finish,
  lanesOf,
  placeCells,
  placeColumns,
  placeWaste,
  stackGap,
  stackHeight,
  USUAL_STRIPS,
  type Parts,
} from './parts';
import { closestStrips, columnHeight, comfortableStrips, tallest, widthForColumns } from './strips';

/** The gap between rows of columns, in pixels. */
const BETWEEN_ROWS = 10;
/** How many cards a column can grow by on a narrow board before its cards are packed closer: in one row, and in two. */
const NARROW_GROWTH = { one: 7, two: 3 } as const;

/** Lays out a narrow board. The columns overlap or are in two rows, so that cards stay wide enough for a finger. */
export function layOutNarrow(scene: Scene, parts: Parts, view: Size): Layout {
  const margin = NARROW_MARGIN;
  const { below, scale } = scene.preferences ?? DEFAULT_PREFERENCES;
  const width = view.width - 2 * margin;
  const grid = gridOf(lanesOf(parts), width, view, scale);
  const rows = chunks(parts.columns, grid.across);
  const dealt = dealtRows(scene, parts.columns) + (rows.length > 1 ? NARROW_GROWTH.two : NARROW_GROWTH.one);
  const betweenRows = (rows.length - 1) * BETWEEN_ROWS;
  const topOf = (w: number): Top => narrowTop(parts, w, width);
  const roomAt = (w: number): number => view.height - topOf(w).height - 2 * margin - betweenRows;
  const least = Math.min(grid.cardWidth, Math.floor(FINGER * Math.min(1, scale)));
  let asDealt = grid.cardWidth;
  const fits = (w: number): boolean => {
    const tall = rows.length * columnHeight(w, closestStrips(w), 0, dealt);
    return topOf(w).fits && Math.max(tall, cellsHeight(parts, w)) <= roomAt(w);
  };
  while (asDealt > least && !fits(asDealt)) asDealt--;
  const cardWidth = widthForColumns(rows, asDealt, roomAt);
  const card: Size = { width: cardWidth, height: heightOf(cardWidth) };
  // The columns stay where they are when their cards are made smaller.
  const pitch = pitchOf(grid, asDealt, width);
  const block = (grid.across - 1) * pitch + card.width;
  const left = (view.width - block) / 2;
  const top = topOf(card.width);
  const room = roomAt(card.width);
  const easy = comfortableStrips(card.width, clamp(room / (card.height * USUAL_STRIPS), 0.3, 0.42));
  const rooms = shareRoom(
    room,
    rows.map((piles) => tallest(piles, card.width, closestStrips(card.width))),
    rows.map((piles) => tallest(piles, card.width, easy)),
  );
  let y = margin + (below ? 0 : top.height);
  const placed: PileLayout[] = [];
  rows.forEach((piles, row) => {
    const height = rooms[row] ?? room;
    placed.push(...placeColumns(piles, card, { x: left, y }, pitch, height, easy));
    y += height + BETWEEN_ROWS;
  });
  const cells = { x: left + (parts.columns.length % grid.across) * pitch, y: margin + (below ? 0 : top.height) };
  placed.push(...placeCells(parts.cells, card, cells));
  const lowest = Math.max(...placed.map(({ box }) => box.y + box.height));
  const topY = below ? Math.max(view.height - margin - top.height + top.gap, lowest + top.gap) : margin;
  return finish([...placeNarrowTop(parts, card, top, view, topY), ...placed], card, view, margin);
}

/** The row above the columns of a narrow board: stock and waste at the left, and the foundations in one or two rows at the right. */
interface Top {
  /** The number of foundations in a row, and the distance from one to the next. */
  across: number;
  pitch: number;
  /** The width of the row, or more if it doesn't fit. */
  fits: boolean;
  /** The offset between the fanned cards in the waste, in pixels; 0 if there is no room. */
  fan: number;
  /** The height of the row with the gap between it and the columns. */
  height: number;
  gap: number;
  width: number;
}

/** Foundations overlap at most so far, in card widths. */
const CLOSEST_FOUNDATIONS = READABLE_WIDTH.compact;

function narrowTop(parts: Parts, w: number, width: number): Top {
  const count = parts.foundations.length;
  const lead = (parts.stock ? 1 : 0) + (parts.waste ? 1 : 0);
  const gap = clamp(w * 0.06, 2, 6);
  const free = width - lead * (w + gap);
  const roomFor = (across: number, pitch: number): boolean => w + (across - 1) * pitch <= free + 0.01;
  const rows = count === 0 || roomFor(count, w + 1) ? 1 : 2;
  const across = Math.max(1, Math.ceil(count / rows));
  const pitch = Math.min(w + gap, (free - w) / Math.max(1, across - 1));
  const fits = pitch >= w * CLOSEST_FOUNDATIONS && lead * (w + gap) + w <= width;
  const spare = free - w - (across - 1) * pitch;
  const wanted = w * READABLE_WIDTH.compact;
  const fan = parts.waste && spare >= (FANNED - 1) * wanted ? wanted : 0;
  const below = parts.stock || parts.waste ? CAPTION_HEIGHT : 0;
  const gapBelow = clamp(w * 0.12, 4, 10);
  const height = Math.max(stackHeight(rows, w), heightOf(w) + below) + gapBelow;
  return { across, pitch: Math.max(pitch, 1), fits, fan, height, gap: gapBelow, width };
}

function placeNarrowTop(parts: Parts, card: Size, top: Top, view: Size, y: number): PileLayout[] {
  const gap = clamp(card.width * 0.06, 2, 6);
  const left = (view.width - top.width) / 2;
  const placed: PileLayout[] = [];
  if (parts.stock) placed.push(placeStack(parts.stock, { x: left, y }, card, true));
  if (parts.waste) {
    const x = left + (parts.stock ? card.width + gap : 0);
    placed.push(placeWaste(parts.waste, { x, y }, card, top.fan));
  }
  const right = left + top.width - card.width - (top.across - 1) * top.pitch;
  parts.foundations.forEach((pile, i) => {
    const down = Math.floor(i / top.across) * (card.height + stackGap(card.width));
    placed.push(placeStack(pile, { x: right + (i % top.across) * top.pitch, y: y + down }, card, false));
  });
  return placed;
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
