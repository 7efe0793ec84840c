/** Layout of games with columns and foundations: the other piles are in a row above the columns, or at the sides on low screens. */
import { READABLE_WIDTH } from '../cards/sheet';
import {
  CAPTION_HEIGHT,
  clamp,
  dealtRows,
  gapOf,
  heightOf,
  isLow,
  marginOf,
  placeStack,
  DEFAULT_PREFERENCES,
  widestCard,
  type Layout,
  type PileLayout,
  type Scene,
  type Size,
} from './geometry';
import { FINGER, isNarrow, isUpright } from './narrow';
import { layOutNarrow, layOutUpright } from './narrow-columns';
import {
  cellsHeight,
  FANNED,
  finish,
  lanesOf,
  partsOf,
  placeCells,
  placeColumns,
  placeWaste,
  stackGap,
  stackHeight,
  type Parts,
} from './parts';
import { widthForColumns } from './strips';

/** Cards are sized so that a column can grow by about this many before it is packed closer. */
const EXPECTED_GROWTH = 7;
/** The offset between the fanned cards in the waste, in card widths: with the usual index and with the large one. */
const FAN_SHARE = 0.3;
const FAN_SHARE_LARGE = 0.42;
/** The waste is fanned if the board is at least this wide, in pixels. */
const FAN_MIN_WIDTH = 680;
/** The strip of a covered card, in card heights, that the size of the cards is computed for. */
const USUAL_STRIP = 0.2;

export function layOutColumns(scene: Scene, view: Size): Layout {
  const parts = partsOf(scene);
  if (isLow(view)) return layOutLow(scene, parts, view);
  const inRows = isUpright(view) ? layOutUpright(scene, parts, view, cardAsDealt(scene, parts, view).width) : null;
  if (inRows) return inRows;
  return isNarrow(view) || isTooWide(parts, view) ? layOutNarrow(scene, parts, view) : layOutNormal(scene, parts, view);
}

/** Whether the columns don't fit side by side with cards wide enough for a finger. */
function isTooWide(parts: Parts, view: Size): boolean {
  const lanes = lanesOf(parts);
  return lanes * FINGER + (lanes - 1) * gapOf(view, FINGER) > view.width - 2 * marginOf(view);
}

/** The size of the cards as dealt on a board of the usual shape, and what it is computed from. */
function cardAsDealt(scene: Scene, parts: Parts, view: Size): { width: number; fan: number } {
  const margin = marginOf(view);
  const rows = dealtRows(scene, parts.columns);
  const { large, scale } = scene.preferences ?? DEFAULT_PREFERENCES;
  const columns = lanesOf(parts);
  const above = foundationsAcross(parts) + (parts.stock ? 1 : 0) + (parts.waste ? 1 : 0);
  const width = view.width - 2 * margin;
  const fan = view.width >= FAN_MIN_WIDTH ? (large ? FAN_SHARE_LARGE : FAN_SHARE) * (FANNED - 1) : 0;
  const asDealt = widestCard(view, scale, (w) => {
    const gap = gapOf(view, w);
    const units = Math.max(
      columns * w + (columns - 1) * gap,
      (above + (above > columns ? fan : 0)) * w + (above - 1) * gap,
    );
    const tall = Math.max(heightOf(w) * (1 + USUAL_STRIP * (rows + EXPECTED_GROWTH)), cellsHeight(parts, w));
    return units <= width && margin + rowHeight(parts, w) + rowGap(w) + tall + margin <= view.height;
  });
  return { width: asDealt, fan };
}

function layOutNormal(scene: Scene, parts: Parts, view: Size): Layout {
  const margin = marginOf(view);
  const { below } = scene.preferences ?? DEFAULT_PREFERENCES;
  const columns = lanesOf(parts);
  const width = view.width - 2 * margin;
  const { width: asDealt, fan } = cardAsDealt(scene, parts, view);
  const topAt = (w: number): number => margin + rowHeight(parts, w) + rowGap(w);
  const cardWidth = widthForColumns([parts.columns], asDealt, (w) => view.height - topAt(w) - margin, scene.spare);
  const card: Size = { width: cardWidth, height: heightOf(cardWidth) };
  const roomy = Math.min(
    (width - columns * asDealt) / Math.max(1, columns - 1),
    Math.max(gapOf(view, asDealt), asDealt * 0.3),
  );
  // The columns stay where they are when their cards are made smaller.
  const usual = asDealt + roomy - card.width;
  const row = rowOf(parts, card, { view, margin, gap: usual, fan: fan / (FANNED - 1) });
  const gap = row.onGrid ? usual : row.gap;
  const pitch = card.width + gap;
  const middle = (view.width - columns * pitch + gap) / 2;
  // If the row is wider than the columns, they are below foundations, as near to the middle as possible.
  const left = row.onGrid ? middle : row.foundations + Math.round((middle - row.foundations) / pitch) * pitch;
  const top = below ? margin : topAt(card.width);
  const room = view.height - topAt(card.width) - margin;
  const placed = [
    ...placeColumns(parts.columns, card, { x: left, y: top }, pitch, room),
    ...placeCells(parts.cells, card, { x: left + parts.columns.length * pitch, y: top }),
  ];
  const lowest = Math.max(...placed.map(({ box }) => box.y + box.height));
  const y = below
    ? Math.max(
        view.height - margin / 2 - CAPTION_HEIGHT - rowHeight(parts, card.width),
        lowest + rowGap(card.width) - CAPTION_HEIGHT,
      )
    : margin;
  return finish([...placeRow(parts, card, row, y), ...placed], card, view, below ? margin / 2 : margin);
}

/** More foundations than this are in two rows, except on narrow boards. */
const MOST_IN_A_ROW = 8;
const foundationRows = (parts: Parts): number => (parts.foundations.length > MOST_IN_A_ROW ? 2 : 1);
const foundationsAcross = (parts: Parts): number => Math.ceil(parts.foundations.length / foundationRows(parts));
const rowHeight = (parts: Parts, cardWidth: number): number => stackHeight(foundationRows(parts), cardWidth);
const rowGap = (cardWidth: number): number => CAPTION_HEIGHT + clamp(cardWidth * 0.08, 2, 10);

/** The row of stock, waste and foundations. */
interface Row {
  /** Whether each pile is above a column. Otherwise there are too few columns. */
  onGrid: boolean;
  left: number;
  gap: number;
  /** The left edge of the first foundation. */
  foundations: number;
  /** The offset between the cards in the waste. */
  step: number;
}

interface Room {
  view: Size;
  margin: number;
  /** The gap between the columns. */
  gap: number;
  /** The offset between the fanned cards in the waste, in card widths. */
  fan: number;
}

/** The offset between the cards of the waste if only the gap to its left is free, in pixels. */
const PEEK = 9;

/** Plans the row: stock and waste at the left edge of the columns and the foundations at the right, or wider than the columns. */
function rowOf(parts: Parts, card: Size, { view, margin, gap: usual, fan }: Room): Row {
  const count = foundationsAcross(parts);
  const lead = (parts.stock ? 1 : 0) + (parts.waste ? 1 : 0);
  const columns = lanesOf(parts);
  const spare = columns - count - lead;
  const onGrid = spare >= 0;
  const wanted = parts.waste ? card.width * fan * (FANNED - 1) : 0;
  // A waste next to a free column fans over it. Otherwise its cards peek out into the gap to the left.
  const fanRoom = onGrid ? 0 : wanted;
  const peek = Math.min(PEEK, Math.max(0, usual - 2) / (FANNED - 1));
  const step = onGrid && spare < 1 ? (wanted > 0 ? -peek : 0) : wanted / (FANNED - 1);
  const piles = count + lead;
  const need = piles * card.width + (piles - 1) * Math.min(usual, gapOf(view, card.width)) + fanRoom;
  const block = Math.max(columns * (card.width + usual) - usual, Math.min(need, view.width - 2 * margin));
  const left = (view.width - block) / 2;
  const gap = Math.min(usual, (block - piles * card.width - fanRoom) / Math.max(1, piles - 1));
  return { onGrid, left, gap, foundations: left + block + gap - count * (card.width + gap), step };
}

function placeRow(parts: Parts, card: Size, row: Row, y: number): PileLayout[] {
  const count = foundationsAcross(parts);
  const pitch = card.width + row.gap;
  const placed: PileLayout[] = [];
  if (parts.stock) placed.push(placeStack(parts.stock, { x: row.left, y }, card, true));
  if (parts.waste) {
    placed.push(placeWaste(parts.waste, { x: row.left + (parts.stock ? pitch : 0), y }, card, row.step));
  }
  parts.foundations.forEach((pile, i) => {
    const down = Math.floor(i / count) * (card.height + stackGap(card.width));
    placed.push(placeStack(pile, { x: row.foundations + (i % count) * pitch, y: y + down }, card, false));
  });
  return placed;
}

/** Lays out a low screen: stock and waste at the left, the foundations stacked in one or two columns at the right. */
function layOutLow(scene: Scene, parts: Parts, view: Size): Layout {
  const { scale } = scene.preferences ?? DEFAULT_PREFERENCES;
  const margin = marginOf(view);
  const upright =
    parts.foundations.length > 4
      ? Math.max(2, Math.ceil(parts.foundations.length / 4))
      : parts.foundations.length > 0
        ? 1
        : 0;
  const high = Math.max(1, Math.ceil(parts.foundations.length / Math.max(1, upright)));
  const lead = parts.stock || parts.waste ? 1 : 0;
  const besides = lead + upright;
  const units = lanesOf(parts) + besides;
  const breaks = (lead + (upright > 0 ? 1 : 0)) * 0.25;
  const asDealt = widestCard(view, scale, (w) => {
    const gap = gapOf(view, w) * 0.6;
    // The columns overlap before the cards become too small for a finger.
    const across =
      w <= FINGER * scale
        ? besides * (w + gap) + w + (lanesOf(parts) - 1) * w * READABLE_WIDTH.compact
        : units * w + (units - 1) * gap;
    const fitsWidth = across + breaks * w <= view.width - 2 * margin;
    const fitsHeight = high * heightOf(w) + (high - 1) * gap <= view.height - 2 * margin;
    if (cellsHeight(parts, w) > view.height - 2 * margin) return false;
    return fitsWidth && fitsHeight && 2 * (heightOf(w) + CAPTION_HEIGHT) + gap <= view.height - 2 * margin;
  });
  const cardWidth = widthForColumns([parts.columns], asDealt, () => view.height - 2 * margin, scene.spare);
  const card: Size = { width: cardWidth, height: heightOf(cardWidth) };
  const free = view.width - 2 * margin - units * cardWidth - breaks * cardWidth;
  const gap = clamp(free / Math.max(1, units - 1), gapOf(view, asDealt) * 0.6, cardWidth * 0.3);
  const pitch = cardWidth + gap;
  const room = view.width - 2 * margin - besides * pitch - breaks * cardWidth;
  const columnPitch = Math.min(pitch, (room - cardWidth) / Math.max(1, lanesOf(parts) - 1));
  const block = besides * pitch + (lanesOf(parts) - 1) * columnPitch + cardWidth + breaks * cardWidth;
  let x = (view.width - block) / 2;
  const placed: PileLayout[] = [];
  const second = margin + card.height + CAPTION_HEIGHT + gap;
  if (parts.stock) placed.push(placeStack(parts.stock, { x, y: margin }, card, true));
  if (parts.waste) placed.push(placeWaste(parts.waste, { x, y: second }, card, 0));
  if (lead) x += pitch + cardWidth * 0.25;
  placed.push(...placeColumns(parts.columns, card, { x, y: margin }, columnPitch, view.height - 2 * margin));
  const cells = { x: x + parts.columns.length * columnPitch, y: margin };
  placed.push(...placeCells(parts.cells, card, cells));
  x += (lanesOf(parts) - 1) * columnPitch + pitch + cardWidth * 0.25;
  const rowPitch = Math.min(
    (view.height - 2 * margin - card.height) / Math.max(1, high - 1),
    card.height + Math.max(gap, 6),
  );
  parts.foundations.forEach((pile, i) => {
    const spot = { x: x + (i % upright) * pitch, y: margin + Math.floor(i / upright) * rowPitch };
    placed.push(placeStack(pile, spot, card, false));
  });
  return finish(placed, card, view, margin);
}
