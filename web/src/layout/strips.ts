/** The spacing of the cards in a column. */
import type { Pile } from '../protocol/messages';
import { clamp, heightOf, indexHeight, type Point } from './geometry';
import { FINGER } from './narrow';

/** The visible heights of covered cards. */
export interface Strips {
  /** Of a face-down card. */
  hidden: number;
  /** Of a face-up card. */
  faced: number;
}

/** The strip of a face-down card in card heights. It is narrow, because there is nothing to read on it. */
const HIDDEN_SHARE = 0.09;
/** The narrowest strip of a face-down card, in pixels. */
const MIN_HIDDEN = 3;

/** Returns the closest packing in which every index is readable. */
export function closestStrips(cardWidth: number): Strips {
  return { hidden: MIN_HIDDEN, faced: indexHeight(cardWidth) };
}

/** Returns a comfortable packing. `share` is the strip of a face-up card in card heights. */
export function comfortableStrips(cardWidth: number, share = 0.3): Strips {
  const height = heightOf(cardWidth);
  return {
    hidden: Math.max(MIN_HIDDEN, height * HIDDEN_SHARE),
    faced: Math.max(height * share, indexHeight(cardWidth)),
  };
}

/** Returns the height of a column with this many face-down and face-up cards. */
export function columnHeight(cardWidth: number, strips: Strips, hidden: number, faced: number): number {
  const coveredFaced = Math.max(0, faced - 1);
  const coveredHidden = faced > 0 ? hidden : Math.max(0, hidden - 1);
  return heightOf(cardWidth) + coveredHidden * strips.hidden + coveredFaced * strips.faced;
}

/** Returns the packing of a column in `room`: `easy` if it fits, else as close as needed, down to the closest. */
export function fitStrips(pile: Pile, cardWidth: number, room: number, easy: Strips): Strips {
  const least = closestStrips(cardWidth);
  const wide = columnHeight(cardWidth, easy, pile.hidden, pile.cards.length);
  const tight = columnHeight(cardWidth, least, pile.hidden, pile.cards.length);
  if (wide <= room || wide === tight) return easy;
  const share = clamp((room - tight) / (wide - tight), 0, 1);
  return {
    hidden: least.hidden + (easy.hidden - least.hidden) * share,
    faced: least.faced + (easy.faced - least.faced) * share,
  };
}

/** Returns a function from a card's index to its offset from the first card of the column. */
export function stripOffsets(pile: Pile, strips: Strips): (index: number) => Point {
  return (index) => {
    const hidden = Math.min(index, pile.hidden);
    return { x: 0, y: hidden * strips.hidden + (index - hidden) * strips.faced };
  };
}

/** Cards shrink in steps of this factor, so that their size does not change with every card added to a column. */
const STEP = 0.93;
const MAX_STEPS = 10;

/** Returns the height of the tallest of these columns. */
export const tallest = (piles: readonly Pile[], cardWidth: number, strips: Strips): number =>
  Math.max(
    heightOf(cardWidth),
    ...piles.map((pile) => columnHeight(cardWidth, strips, pile.hidden, pile.cards.length)),
  );

/**
 * Returns the largest width, from `cardWidth` down in steps, at which all rows of columns fit below each other when packed closest. The columns
 * also get the `spare` room below them before cards become too narrow for a finger. Returns `cardWidth` if no width fits; the board then
 * scrolls.
 */
export function widthForColumns(
  rows: readonly (readonly Pile[])[],
  cardWidth: number,
  roomAt: (cardWidth: number) => number,
  spare = 0,
): number {
  const fits = (width: number): boolean => {
    const least = closestStrips(width);
    const needed = rows.reduce((sum, piles) => sum + tallest(piles, width, least), 0);
    return needed <= roomAt(width) + (width > FINGER ? 0 : spare);
  };
  const widths = Array.from({ length: MAX_STEPS + 1 }, (_, step) => Math.floor(cardWidth * STEP ** step));
  const larger = widths.filter((width) => width > FINGER);
  const smaller = widths.map((width) => Math.min(width, FINGER));
  return [...larger, ...smaller].find(fits) ?? cardWidth;
}
