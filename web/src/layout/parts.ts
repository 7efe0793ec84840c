/** The parts of a game with columns and foundations, and where the cards of each go. Shared by the layouts for wide, low and narrow boards. */
import type { Pile } from '../protocol/messages';
import {
  CAPTION_HEIGHT,
  cardsIn,
  clamp,
  heightOf,
  isCompact,
  ofKind,
  placePile,
  placeStack,
  type Layout,
  type PileLayout,
  type Point,
  type Scene,
  type Size,
} from './geometry';
import { comfortableStrips, fitStrips, stripOffsets, type Strips } from './strips';

export interface Parts {
  columns: Pile[];
  /** Cells are in one more column, beside the last. */
  cells: Pile[];
  foundations: Pile[];
  stock: Pile | undefined;
  waste: Pile | undefined;
}

export function partsOf(scene: Scene): Parts {
  return {
    columns: ofKind(scene.piles, 'column'),
    cells: ofKind(scene.piles, 'cell'),
    foundations: ofKind(scene.piles, 'foundation'),
    stock: ofKind(scene.piles, 'stock')[0],
    waste: ofKind(scene.piles, 'waste')[0],
  };
}

/** Cards are spaced so that about this many covered cards fill the height of the board, within bounds. */
export const USUAL_STRIPS = 19;
/** How many cards in the waste are fanned. */
export const FANNED = 3;

/** The number of columns, with one more for the cells. */
export const lanesOf = (parts: Parts): number => parts.columns.length + (parts.cells.length > 0 ? 1 : 0);

export const stackGap = (cardWidth: number): number => clamp(cardWidth * 0.08, 2, 8);
export const stackHeight = (count: number, cardWidth: number): number =>
  count * heightOf(cardWidth) + Math.max(0, count - 1) * stackGap(cardWidth);
export const cellsHeight = (parts: Parts, cardWidth: number): number => stackHeight(parts.cells.length, cardWidth);

export function placeCells(cells: readonly Pile[], card: Size, at: Point): PileLayout[] {
  const pitch = card.height + stackGap(card.width);
  return cells.map((pile, i) => placeStack(pile, { x: at.x, y: at.y + i * pitch }, card, false));
}

/**
 * Places the last three cards of the waste `step` apart, and the older ones under the first of the three. With a negative `step`, the last
 * card is at the pile's place and the others peek out to its left.
 */
export function placeWaste(pile: Pile, at: Point, card: Size, step: number): PileLayout {
  const shown = Math.min(FANNED, cardsIn(pile));
  const first = cardsIn(pile) - shown;
  const caption = { x: at.x, y: at.y + card.height, width: card.width, height: CAPTION_HEIGHT };
  const offset = (index: number): number => {
    const place = Math.max(0, index - first);
    return step < 0 ? -step * (place - shown + 1) : step * place;
  };
  return placePile(pile, at, card, (index) => ({ x: offset(index), y: 0 }), caption);
}

export function placeColumns(
  piles: readonly Pile[],
  card: Size,
  at: Point,
  pitch: number,
  room: number,
  easy: Strips = comfortableStrips(card.width, clamp(room / (card.height * USUAL_STRIPS), 0.3, 0.52)),
): PileLayout[] {
  return piles.map((pile, i) => {
    const strips = fitStrips(pile, card.width, room, easy);
    return placePile(pile, { x: at.x + i * pitch, y: at.y }, card, stripOffsets(pile, strips));
  });
}

export function finish(piles: PileLayout[], card: Size, view: Size, margin: number): Layout {
  const bottom = Math.max(...piles.map((pile) => pile.box.y + pile.box.height)) + margin;
  const board = { width: view.width, height: Math.max(view.height, Math.ceil(bottom - 0.01)) };
  return { card, compact: isCompact(card.width), board, piles };
}
