/** How far apart the cards of one column lie. */
import type { Pile } from '../protocol/messages';
import { clamp, heightOf, indexHeight, type Spot } from './geometry';

export interface Strips {
  hidden: number;
  faced: number;
}

/** Hidden cards show a narrow edge only: there is nothing on them to read. */
const HIDDEN_SHARE = 0.09;
const LEAST_HIDDEN = 3;

/** The closest packing in which every index can still be read. */
export function leastStrips(cardWidth: number): Strips {
  return { hidden: LEAST_HIDDEN, faced: indexHeight(cardWidth) };
}

/** A packing that is easy on the eye. */
export function easyStrips(cardWidth: number, share = 0.3): Strips {
  const height = heightOf(cardWidth);
  return {
    hidden: Math.max(LEAST_HIDDEN, height * HIDDEN_SHARE),
    faced: Math.max(height * share, indexHeight(cardWidth)),
  };
}

/** Height of a column of so many covered cards. */
export function columnHeight(cardWidth: number, strips: Strips, hidden: number, faced: number): number {
  const coveredFaced = Math.max(0, faced - 1);
  const coveredHidden = faced > 0 ? hidden : Math.max(0, hidden - 1);
  return heightOf(cardWidth) + coveredHidden * strips.hidden + coveredFaced * strips.faced;
}

/** Strips that bring one column into `room`: easy if there is room, packed as far as needed and allowed if not. */
export function fittedStrips(pile: Pile, cardWidth: number, room: number, easy: Strips): Strips {
  const least = leastStrips(cardWidth);
  const wide = columnHeight(cardWidth, easy, pile.hidden, pile.cards.length);
  const tight = columnHeight(cardWidth, least, pile.hidden, pile.cards.length);
  if (wide <= room || wide === tight) return easy;
  const share = clamp((room - tight) / (wide - tight), 0, 1);
  return {
    hidden: least.hidden + (easy.hidden - least.hidden) * share,
    faced: least.faced + (easy.faced - least.faced) * share,
  };
}

/** Where card `index` of the column lies under its first. */
export function stepDown(pile: Pile, strips: Strips): (index: number) => Spot {
  return (index) => {
    const hidden = Math.min(index, pile.hidden);
    return { x: 0, y: hidden * strips.hidden + (index - hidden) * strips.faced };
  };
}

/** Cards are made smaller in steps of this factor: not a little with every card a column grows by. */
const STEP = 0.93;
const MOST_STEPS = 10;

/** The width at which every column fits its room packed closest: `cardWidth`, or some steps less; at last it must scroll. */
export function widthForColumns(
  piles: readonly Pile[],
  cardWidth: number,
  roomAt: (cardWidth: number) => number,
): number {
  for (let step = 0; step <= MOST_STEPS; step++) {
    const width = Math.floor(cardWidth * STEP ** step);
    const least = leastStrips(width);
    const tallest = Math.max(...piles.map((pile) => columnHeight(width, least, pile.hidden, pile.cards.length)));
    if (tallest <= roomAt(width)) return width;
  }
  return cardWidth;
}
