/** Layout of games with columns and foundations on a narrow board, like a phone held upright. */
import { READABLE_WIDTH } from '../cards/sheet';
import {
  CAPTION_HEIGHT,
  clamp,
  dealtRows,
  DEFAULT_PREFERENCES,
  heightOf,
  marginOf,
  placeStack,
  shift,
  sizeOf,
  type Layout,
  type PileLayout,
  type Scene,
  type Size,
} from './geometry';
import { FINGER, gridOf, isNarrow, NARROW_MARGIN, pitchOf, shareRoom, type Grid } from './narrow';
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

/** The widths of common phones, in pixels. A game has the same number of rows of columns on all of them, so its stock is at the same place. */
const NARROWEST_PHONE = 360;
const WIDEST_PHONE = 440;
/** The gap between rows of columns, in pixels. */
const BETWEEN_ROWS = 10;
/** How many cards a column can grow by on a narrow board before its cards are packed closer: in one row, and in two. */
const NARROW_GROWTH = { one: 7, two: 3 } as const;
/** The same in two rows on a tablet, and how much larger cards must be there than in the layout of a desktop. */
const UPRIGHT_GROWTH = 5;
const UPRIGHT_GAIN = 1.1;

/** The largest size of the cards in the tray at the bottom, relative to the tableau, and the steps in which it falls to 1. */
const LARGEST_DRAWN = 1.5;
const DRAWN_STEP = 0.1;
/** The gap above the tray, in pixels. */
const ABOVE_TRAY = 8;

/**
 * Lays out a narrow board. The columns overlap or are in two rows, so that cards stay wide enough for a finger. Stock and waste are in a
 * tray at the bottom, near the thumb, if the columns keep enough room and the foundations aren't there. Otherwise they are above the columns.
 */
export function layOutNarrow(scene: Scene, parts: Parts, view: Size, style: Style = PHONE): Layout {
  const card = trayCard(scene, parts, view, style);
  if (!card) return layOutRows(scene, parts, view, style);
  const tray = trayHeight(card.width);
  const rest = layOutRows(scene, withoutDrawn(parts), { width: view.width, height: view.height - tray }, style);
  const height = rest.board.height + tray;
  const inTray = placeTray(scene, style.isTablet ? parts : { ...parts, cells: [] }, card, {
    width: view.width,
    height,
  });
  return { ...rest, board: { width: view.width, height }, tray, piles: [...inTray, ...rest.piles] };
}

/**
 * Lays out a tablet held upright like a phone, except that the cells are in the tray, too. Returns null if they don't fit there, or if cards
 * that are `usual` pixels wide otherwise wouldn't be much larger then.
 */
export function layOutUpright(scene: Scene, parts: Parts, view: Size, usual: number): Layout | null {
  const inset = Math.round(marginOf(view)) - NARROW_MARGIN;
  const inner = { width: view.width - 2 * inset, height: view.height - 2 * inset };
  const card = trayCard(scene, parts, inner, TABLET);
  if (!card && parts.cells.length > 0) return null;
  const room = { width: inner.width, height: inner.height - (card ? trayHeight(card.width) : 0) };
  const { cardWidth, fits } = planOf(scene, card ? withoutDrawn(parts) : parts, room, TABLET);
  if (!fits || cardWidth < usual * UPRIGHT_GAIN) return null;
  const layout = layOutNarrow(scene, parts, inner, TABLET);
  const piles = layout.piles.map((pile) => shift(pile, inset, inset));
  const board = { width: view.width, height: layout.board.height + 2 * inset };
  return { ...layout, board, piles, ...(layout.tray ? { tray: layout.tray + inset } : {}) };
}

const withoutDrawn = (parts: Parts): Parts => ({ ...parts, stock: undefined, waste: undefined });
const trayHeight = (cardWidth: number): number => Math.ceil(ABOVE_TRAY + heightOf(cardWidth) + CAPTION_HEIGHT);

/** Returns the size of the cards in the tray; null if there is none. It depends on the deal alone, so nothing moves. */
function trayCard(scene: Scene, parts: Parts, view: Size, style: Style): Size | null {
  const { below } = scene.preferences ?? DEFAULT_PREFERENCES;
  if (below || !(isNarrow(view) || style.isTablet) || !(parts.stock && parts.waste)) return null;
  const usual = planOf(scene, parts, view, style).cardWidth;
  for (let scale = style.largestDrawn; scale > 1 - DRAWN_STEP / 2; scale -= DRAWN_STEP) {
    const card = sizeOf(Math.round(usual * scale));
    if (style.isTablet && !cellsFit(parts, card.width, view.width)) continue;
    const left = { width: view.width, height: view.height - trayHeight(card.width) };
    // A place near the thumb is worth packing the longest columns closer.
    const packing = scale < 1 + DRAWN_STEP / 2 ? closestStrips : comfortableStrips;
    const { cardWidth, fits } = planOf(scene, withoutDrawn(parts), left, style, packing);
    if (fits && cardWidth >= usual) return card;
  }
  return null;
}

const trayGap = (cardWidth: number): number => clamp(cardWidth * 0.12, 4, 10);
/** Whether the cells fit in the tray beside stock and waste. */
function cellsFit({ cells }: Parts, cardWidth: number, width: number): boolean {
  const fan = (FANNED - 1) * cardWidth * READABLE_WIDTH.compact;
  return (cells.length + 2) * (cardWidth + trayGap(cardWidth)) + fan <= width - 4 * NARROW_MARGIN;
}

/**
 * Places the stock at the right and the waste beside it: the last card at its place, and the ones before it to the left. The cells are on the
 * other side.
 */
function placeTray(scene: Scene, { stock, waste, cells }: Parts, card: Size, view: Size): PileLayout[] {
  const { left, mirrored } = scene.preferences ?? DEFAULT_PREFERENCES;
  const gap = trayGap(card.width);
  const fan = card.width * READABLE_WIDTH.compact;
  const y = view.height - card.height - CAPTION_HEIGHT;
  const x = view.width - 2 * NARROW_MARGIN - card.width;
  // Cards peek out to the left on a mirrored board, too: there, the stock is on that side.
  const apart = left === mirrored ? gap : gap + (FANNED - 1) * fan;
  return [
    ...(stock ? [placeStack(stock, { x, y }, card, true)] : []),
    ...(waste ? [placeWaste(waste, { x: x - apart - card.width, y }, card, -fan)] : []),
    ...cells.map((pile, i) => placeStack(pile, { x: 2 * NARROW_MARGIN + i * (card.width + gap), y }, card, false)),
  ];
}

/** How the columns of a narrow board are arranged. */
interface Style {
  /** Columns overlap or are in two rows if the cards are narrower than this otherwise, in pixels. */
  wideEnough: number;
  /** How many cards a column can grow by in two rows before they are packed closer. */
  growth: number;
  /** How much larger than the tableau the cards in the tray can be. */
  largestDrawn: number;
  /** How many covered cards fill the height of the board, within bounds. */
  usualStrips: number;
  isTablet: boolean;
}

const PHONE: Style = {
  wideEnough: FINGER,
  growth: NARROW_GROWTH.two,
  largestDrawn: LARGEST_DRAWN,
  usualStrips: USUAL_STRIPS,
  isTablet: false,
};
const TABLET: Style = { wideEnough: 88, growth: UPRIGHT_GROWTH, largestDrawn: 1.2, usualStrips: 11, isTablet: true };

/** What the layout of a narrow board is made of. It depends on the deal alone, so that cards keep their size during play. */
interface Plan {
  grid: Grid;
  /** The width of the cards as dealt. */
  cardWidth: number;
  /** Whether everything fits at this width, with room for the columns to grow. */
  fits: boolean;
}

function planOf(scene: Scene, parts: Parts, view: Size, style: Style, packing = closestStrips): Plan {
  const { scale } = scene.preferences ?? DEFAULT_PREFERENCES;
  const width = view.width - 2 * NARROW_MARGIN;
  // The cells of a tablet are in the tray.
  const lanes = style.isTablet ? parts.columns.length : lanesOf(parts);
  const gridIn = (room: number, rowCounts: number[]): Grid =>
    gridOf(lanes, room, view, scale, rowCounts, true, style.wideEnough);
  const narrowest = Math.min(width, NARROWEST_PHONE - 2 * NARROW_MARGIN);
  const grid = gridIn(width, view.width > WIDEST_PHONE ? [1, 2] : [gridIn(narrowest, [1, 2]).rows]);
  const rows = rowCount(parts, grid);
  const dealt = dealtRows(scene, parts.columns) + (rows > 1 ? style.growth : NARROW_GROWTH.one);
  const least = Math.min(grid.cardWidth, Math.floor(FINGER * Math.min(1, scale)));
  const fits = (w: number): boolean => {
    const tall = rows * columnHeight(w, packing(w), 0, dealt);
    const room = roomFor(parts, w, grid, view);
    if (!narrowTop(parts, w, width).fits || tall > room) return false;
    return style.isTablet ? cellsFit(parts, w, view.width) : cellsHeight(parts, w) <= room;
  };
  let cardWidth = grid.cardWidth;
  while (cardWidth > least && !fits(cardWidth)) cardWidth--;
  return { grid, cardWidth, fits: fits(cardWidth) };
}

const rowCount = ({ columns }: Parts, { across }: Grid): number => Math.max(1, Math.ceil(columns.length / across));

/** Returns the height that is left for the columns. */
function roomFor(parts: Parts, cardWidth: number, grid: Grid, view: Size): number {
  const top = narrowTop(parts, cardWidth, view.width - 2 * NARROW_MARGIN);
  return view.height - top.height - 2 * NARROW_MARGIN - (rowCount(parts, grid) - 1) * BETWEEN_ROWS;
}

/** Lays out the piles in rows: all others above or below the columns. */
function layOutRows(scene: Scene, parts: Parts, view: Size, style: Style): Layout {
  const margin = NARROW_MARGIN;
  const { below } = scene.preferences ?? DEFAULT_PREFERENCES;
  const width = view.width - 2 * margin;
  const { grid, cardWidth: asDealt } = planOf(scene, parts, view, style);
  const rows = chunks(parts.columns, grid.across);
  const cardWidth = widthForColumns(rows, asDealt, (w) => roomFor(parts, w, grid, view), scene.spare);
  const card = sizeOf(cardWidth);
  // The columns stay where they are when their cards are made smaller.
  const pitch = pitchOf(grid, asDealt, width);
  const block = (grid.across - 1) * pitch + card.width;
  const left = (view.width - block) / 2;
  const top = narrowTop(parts, card.width, width);
  const room = roomFor(parts, card.width, grid, view);
  const share = room / (card.height * style.usualStrips);
  const easy = comfortableStrips(card.width, clamp(share, 0.3, style.isTablet ? 0.52 : 0.42));
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
  if (!style.isTablet) placed.push(...placeCells(parts.cells, card, cells));
  const lowest = Math.max(...placed.map(({ box }) => box.y + box.height));
  const topY = below ? Math.max(view.height - margin - top.height + top.gap, lowest + top.gap) : margin;
  return finish([...placeNarrowTop(parts, card, top, view, topY), ...placed], card, view, margin);
}

/** The row above the columns of a narrow board: stock and waste at the left, and the foundations in one or more rows. */
interface Top {
  /** The size of a foundation. */
  foundation: Size;
  /** The number of foundations in a row, and the distance from one to the next. */
  across: number;
  pitch: number;
  /** Whether all of it fits in the width. */
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
/** Foundations that have the row for themselves can be a little smaller than the columns, so that this many are side by side. */
const FOUNDATIONS_ABREAST = 8;
const SMALLEST_FOUNDATION = 0.8;

function narrowTop(parts: Parts, w: number, width: number): Top {
  const count = parts.foundations.length;
  const lead = (parts.stock ? 1 : 0) + (parts.waste ? 1 : 0);
  const gap = clamp(w * 0.06, 2, 6);
  const free = width - lead * (w + gap);
  const abreast = Math.floor((width - (FOUNDATIONS_ABREAST - 1) * gap) / FOUNDATIONS_ABREAST);
  const small =
    lead === 0 && count > FOUNDATIONS_ABREAST / 2 ? Math.min(w, Math.max(abreast, w * SMALLEST_FOUNDATION)) : w;
  const roomFor = (across: number, pitch: number): boolean => small + (across - 1) * pitch <= free + 0.01;
  const rows = count === 0 || roomFor(count, small + 1) ? 1 : 2;
  const across = Math.max(1, Math.ceil(count / rows));
  const pitch = Math.min(small + gap, (free - small) / Math.max(1, across - 1));
  const fits = pitch >= w * CLOSEST_FOUNDATIONS && lead * (w + gap) + w <= width;
  const spare = free - w - (across - 1) * pitch;
  const wanted = w * READABLE_WIDTH.compact;
  const fan = parts.waste && spare >= (FANNED - 1) * wanted ? wanted : 0;
  const below = parts.stock || parts.waste ? CAPTION_HEIGHT : 0;
  const gapBelow = clamp(w * 0.12, 4, 10);
  const drawn = lead > 0 ? heightOf(w) + below : 0;
  const height = Math.max(count > 0 ? stackHeight(rows, small) : 0, drawn) + gapBelow;
  return { foundation: sizeOf(small), across, pitch: Math.max(pitch, 1), fits, fan, height, gap: gapBelow, width };
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
  const { foundation, across, pitch } = top;
  const spare = top.width - foundation.width - (across - 1) * pitch;
  // Alone in their row, the foundations are in the middle of it.
  const first = left + (parts.stock || parts.waste ? spare : spare / 2);
  parts.foundations.forEach((pile, i) => {
    const down = Math.floor(i / across) * (foundation.height + stackGap(foundation.width));
    placed.push(placeStack(pile, { x: first + (i % across) * pitch, y: y + down }, foundation, false));
  });
  return placed;
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
