/** Layout of games with columns and foundations: the other piles are in a row above the columns, or at the sides on low screens. */
import type { Pile } from '../protocol/messages';
import {
  CAPTION_HEIGHT,
  cardsIn,
  clamp,
  dealtRows,
  gapOf,
  heightOf,
  isCompact,
  isLow,
  marginOf,
  ofKind,
  placePile,
  placeStack,
  DEFAULT_PREFERENCES,
  widestCard,
  type Layout,
  type PileLayout,
  type Scene,
  type Size,
  type Point,
} from './geometry';
import { comfortableStrips, fitStrips, stripOffsets, widthForColumns, type Strips } from './strips';

interface Parts {
  columns: Pile[];
  /** Cells are in one more column, beside the last. */
  cells: Pile[];
  foundations: Pile[];
  stock: Pile | undefined;
  waste: Pile | undefined;
}

/** Cards are sized so that a column can grow by about this many before it is packed closer. */
const EXPECTED_GROWTH = 7;
/** Cards are spaced so that about this many covered cards fill the height of the board, within bounds. */
const USUAL_STRIPS = 19;
/** The offset between the fanned cards in the waste, in card widths: with the usual index and with the large one. */
const FAN_SHARE = 0.3;
const FAN_SHARE_LARGE = 0.42;
/** How many cards in the waste are fanned. */
const FANNED = 3;
/** The waste is fanned if the board is at least this wide, in pixels. */
const FAN_MIN_WIDTH = 680;
/** A board narrower than this, in pixels, gets cards as wide as possible. */
const NARROW_WIDTH = 600;
/** The strip of a covered card, in card heights, for sizing the cards of a narrow board. It is small to allow wider cards. */
const NARROW_STRIP = 0.1;

export function layOutColumns(scene: Scene, view: Size): Layout {
  const parts: Parts = {
    columns: ofKind(scene.piles, 'column'),
    cells: ofKind(scene.piles, 'cell'),
    foundations: ofKind(scene.piles, 'foundation'),
    stock: ofKind(scene.piles, 'stock')[0],
    waste: ofKind(scene.piles, 'waste')[0],
  };
  return isLow(view) ? layOutLow(parts, view) : layOutNormal(scene, parts, view);
}

function layOutNormal(scene: Scene, parts: Parts, view: Size): Layout {
  const margin = marginOf(view);
  const rows = dealtRows(scene, parts.columns);
  const { below, large } = scene.preferences ?? DEFAULT_PREFERENCES;
  const columns = lanesOf(parts);
  const above = foundationsAcross(parts) + (parts.stock ? 1 : 0) + (parts.waste ? 1 : 0);
  const width = view.width - 2 * margin;
  const fan = view.width >= FAN_MIN_WIDTH ? (large ? FAN_SHARE_LARGE : FAN_SHARE) * (FANNED - 1) : 0;
  const topAt = (w: number): number => margin + rowHeight(parts, w) + rowGap(w);
  const asDealt = widestCard(view, (w) => {
    const gap = gapOf(view, w);
    const units = Math.max(columns * w + (columns - 1) * gap, (above + fan) * w + (above - 1) * gap);
    const strip = view.width < NARROW_WIDTH ? NARROW_STRIP : 0.2;
    const tall = Math.max(heightOf(w) * (1 + strip * (rows + EXPECTED_GROWTH)), cellsHeight(parts, w));
    return units <= width && topAt(w) + tall + margin <= view.height;
  });
  const cardWidth = widthForColumns(parts.columns, asDealt, (w) => view.height - topAt(w) - margin);
  const card: Size = { width: cardWidth, height: heightOf(cardWidth) };
  const roomy = Math.min(
    (width - columns * asDealt) / Math.max(1, columns - 1),
    Math.max(gapOf(view, asDealt), asDealt * 0.3),
  );
  // The columns stay where they are when their cards are made smaller.
  const gap = asDealt + roomy - card.width;
  const block = columns * card.width + (columns - 1) * gap;
  const left = (view.width - block) / 2;
  const top = below ? margin : topAt(card.width);
  const room = view.height - topAt(card.width) - margin;
  const placed = [
    ...placeColumns(parts.columns, card, { x: left, y: top }, card.width + gap, room),
    ...placeCells(parts.cells, card, { x: left + parts.columns.length * (card.width + gap), y: top }),
  ];
  const lowest = Math.max(...placed.map(({ box }) => box.y + box.height));
  const y = below
    ? Math.max(
        view.height - margin / 2 - CAPTION_HEIGHT - rowHeight(parts, card.width),
        lowest + rowGap(card.width) - CAPTION_HEIGHT,
      )
    : margin;
  const row = placeRow(parts, card, { left, block, view, margin, gap, fan: fan / (FANNED - 1), y });
  return finish([...row, ...placed], card, view, below ? margin / 2 : margin);
}

/** The number of columns, with one more for the cells. */
const lanesOf = (parts: Parts): number => parts.columns.length + (parts.cells.length > 0 ? 1 : 0);

/** More foundations than this are in two rows. */
const MOST_IN_A_ROW = 8;
const foundationRows = (parts: Parts): number => (parts.foundations.length > MOST_IN_A_ROW ? 2 : 1);
const foundationsAcross = (parts: Parts): number => Math.ceil(parts.foundations.length / foundationRows(parts));
const stackGap = (cardWidth: number): number => clamp(cardWidth * 0.08, 2, 8);
const stackHeight = (count: number, cardWidth: number): number =>
  count * heightOf(cardWidth) + Math.max(0, count - 1) * stackGap(cardWidth);
const rowHeight = (parts: Parts, cardWidth: number): number => stackHeight(foundationRows(parts), cardWidth);
const cellsHeight = (parts: Parts, cardWidth: number): number => stackHeight(parts.cells.length, cardWidth);

function placeCells(cells: readonly Pile[], card: Size, at: Point): PileLayout[] {
  const pitch = card.height + stackGap(card.width);
  return cells.map((pile, i) => placeStack(pile, { x: at.x, y: at.y + i * pitch }, card, false));
}

const rowGap = (cardWidth: number): number => CAPTION_HEIGHT + clamp(cardWidth * 0.08, 2, 10);

interface Row {
  left: number;
  block: number;
  view: Size;
  margin: number;
  gap: number;
  /** The offset between the fanned cards in the waste, in card widths. */
  fan: number;
  y: number;
}

/** Places stock and waste at the left edge of the columns and the foundations at the right. The row can be wider than the columns. */
function placeRow(parts: Parts, card: Size, row: Row): PileLayout[] {
  const count = foundationsAcross(parts);
  const small = Math.min(row.gap, gapOf(row.view, card.width));
  const lead = (parts.stock ? 1 : 0) + (parts.waste ? 1 : 0);
  const fanRoom = parts.waste ? card.width * row.fan * (FANNED - 1) : 0;
  const need = (count + lead) * card.width + (count + lead - 1) * small + fanRoom;
  const block = Math.max(row.block, Math.min(need, row.view.width - 2 * row.margin));
  const left = (row.view.width - block) / 2;
  const pitchRoom = (block - lead * card.width - fanRoom - count * card.width) / Math.max(1, count + lead - 1);
  const gap = Math.min(row.gap, pitchRoom);
  const { y } = row;
  const placed: PileLayout[] = [];
  if (parts.stock) placed.push(placeStack(parts.stock, { x: left, y }, card, true));
  if (parts.waste) {
    const x = left + (parts.stock ? card.width + gap : 0);
    placed.push(placeWaste(parts.waste, { x, y }, card, { x: card.width * row.fan, y: 0 }));
  }
  parts.foundations.forEach((pile, i) => {
    const place = i % count;
    const x = left + block - (count - place) * card.width - (count - 1 - place) * gap;
    const down = Math.floor(i / count) * (card.height + stackGap(card.width));
    placed.push(placeStack(pile, { x, y: y + down }, card, false));
  });
  return placed;
}

/** Places the last three cards of the waste `step` apart, and the older ones under the first of the three. */
function placeWaste(pile: Pile, at: Point, card: Size, step: Point): PileLayout {
  const shown = Math.min(FANNED, cardsIn(pile));
  const first = cardsIn(pile) - shown;
  const caption = { x: at.x, y: at.y + card.height, width: card.width, height: CAPTION_HEIGHT };
  return placePile(
    pile,
    at,
    card,
    (index) => {
      const place = Math.max(0, index - first);
      return { x: step.x * place, y: step.y * place };
    },
    caption,
  );
}

/** Lays out a low screen: stock and waste at the left, the foundations stacked in one or two columns at the right. */
function layOutLow(parts: Parts, view: Size): Layout {
  const margin = marginOf(view);
  const upright =
    parts.foundations.length > 4
      ? Math.max(2, Math.ceil(parts.foundations.length / 4))
      : parts.foundations.length > 0
        ? 1
        : 0;
  const high = Math.max(1, Math.ceil(parts.foundations.length / Math.max(1, upright)));
  const lead = parts.stock || parts.waste ? 1 : 0;
  const units = lanesOf(parts) + lead + upright;
  const breaks = (lead + (upright > 0 ? 1 : 0)) * 0.25;
  const asDealt = widestCard(view, (w) => {
    const gap = gapOf(view, w) * 0.6;
    const fitsWidth = units * w + (units - 1) * gap + breaks * w <= view.width - 2 * margin;
    const fitsHeight = high * heightOf(w) + (high - 1) * gap <= view.height - 2 * margin;
    if (cellsHeight(parts, w) > view.height - 2 * margin) return false;
    return fitsWidth && fitsHeight && 2 * (heightOf(w) + CAPTION_HEIGHT) + gap <= view.height - 2 * margin;
  });
  const cardWidth = widthForColumns(parts.columns, asDealt, () => view.height - 2 * margin);
  const card: Size = { width: cardWidth, height: heightOf(cardWidth) };
  const free = view.width - 2 * margin - units * cardWidth - breaks * cardWidth;
  const gap = Math.min(free / Math.max(1, units - 1), cardWidth * 0.3);
  const pitch = cardWidth + gap;
  const block = units * cardWidth + (units - 1) * gap + breaks * cardWidth;
  let x = (view.width - block) / 2;
  const placed: PileLayout[] = [];
  const second = margin + card.height + CAPTION_HEIGHT + gap;
  if (parts.stock) placed.push(placeStack(parts.stock, { x, y: margin }, card, true));
  if (parts.waste) placed.push(placeWaste(parts.waste, { x, y: second }, card, { x: 0, y: 0 }));
  if (lead) x += pitch + cardWidth * 0.25;
  placed.push(...placeColumns(parts.columns, card, { x, y: margin }, pitch, view.height - 2 * margin));
  x += parts.columns.length * pitch;
  placed.push(...placeCells(parts.cells, card, { x, y: margin }));
  x += (lanesOf(parts) - parts.columns.length) * pitch + cardWidth * 0.25;
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

function placeColumns(piles: readonly Pile[], card: Size, at: Point, pitch: number, room: number): PileLayout[] {
  const easy: Strips = comfortableStrips(card.width, clamp(room / (card.height * USUAL_STRIPS), 0.3, 0.52));
  return piles.map((pile, i) => {
    const strips = fitStrips(pile, card.width, room, easy);
    return placePile(pile, { x: at.x + i * pitch, y: at.y }, card, stripOffsets(pile, strips));
  });
}

function finish(piles: PileLayout[], card: Size, view: Size, margin: number): Layout {
  const bottom = Math.max(...piles.map((pile) => pile.box.y + pile.box.height)) + margin;
  const board = { width: view.width, height: Math.max(view.height, Math.ceil(bottom - 0.01)) };
  return { card, compact: isCompact(card.width), board, piles };
}
