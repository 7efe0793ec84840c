/** Lays out Spit in a viewport: the opponent's row at the top, mirrored, the spit piles in the middle, the player's row at the bottom. */
import { clamp, heightOf, isCompact, type Point, type Rect, type Size } from '../layout/geometry';
import { PILES, rowId, sparesId, spitId, type Scene } from './scene';
import type { Side } from '../texts/spit';

export interface PilePosition {
  id: string;
  /** The position of its deepest card. */
  frame: Rect;
  /** The top left corner of every card, deepest first. */
  cards: Point[];
  /** The area that the pile covers, which is also its touch target. */
  box: Rect;
}

export interface SpitLayout {
  card: Size;
  compact: boolean;
  places: PilePosition[];
  /** The left and the right half of the area between the rows, which are the touch targets for slaps. */
  halves: [Rect, Rect];
  /** The area between the spit piles. */
  middle: Rect;
}

/** The player at the bottom of the screen, and their display settings. */
export interface SpitSeat {
  seat: number;
  /** Whether the player's own spit pile is on the left. */
  left: boolean;
  /** Whether the whole layout is mirrored. */
  mirrored: boolean;
  /** Whether the cards have large indices. */
  large: boolean;
}

/** Returns the side of the screen that a spit pile is on. */
export const sideOf = (spit: number, { seat, left, mirrored }: SpitSeat): Side =>
  (spit === seat) !== (left !== mirrored) ? 'right' : 'left';

/** Returns the side of the screen that is nearer to a pile of the player's row. The middle pile counts as left. */
export function nearerSide(place: number, { mirrored }: SpitSeat): Side {
  return (mirrored ? PILES - 1 - place : place) > (PILES - 1) / 2 ? 'right' : 'left';
}

const MAX_CARD_WIDTH = 150;
const MIN_CARD_WIDTH = 34;
const MARGIN = 8;
/** The offset of a card from the face-down or face-up card beneath it, as a fraction of the card height. */
const HIDDEN_STEP = 0.04;
const STACKED_STEP = 0.2;
/** How much lower the player's spit pile is than the opponent's, as a fraction of the card height. */
const STAGGER = 0.22;
/** The extra height of the deepest pile in a new row, as a fraction of the card height. */
const DEEPEST = (PILES - 1) * HIDDEN_STEP;

export function layOutSpit(scene: Scene, view: Size, { seat, left, mirrored, large }: SpitSeat): SpitLayout {
  const card = cardIn(view);
  const gap = Math.min(card.width * 0.35, (view.width - 2 * MARGIN - PILES * card.width) / (PILES - 1));
  const start = (view.width - PILES * card.width - (PILES - 1) * gap) / 2;
  const column = (at: number): number => start + at * (card.width + gap);
  const deepestHeight = card.height * DEEPEST;
  const upper = MARGIN;
  const lower = view.height - MARGIN - card.height - deepestHeight;
  const middleY = view.height / 2 - (card.height * (1 + STAGGER)) / 2;
  const other = 1 - seat;
  const band = { y: upper + card.height + deepestHeight, bottom: lower };

  const rows = scene.rows.flatMap((row, of) =>
    row.map((pile, place): PilePosition => {
      const mine = of === seat;
      const x = column(mine ? place : PILES - 1 - place);
      const steps = [...Array<number>(pile.hidden).fill(HIDDEN_STEP), ...pile.cards.map(() => STACKED_STEP)];
      const squeeze = Math.min(
        1,
        (card.height * 0.8) /
          Math.max(
            1,
            steps.slice(0, -1).reduce((sum, step) => sum + step * card.height, 0),
          ),
      );
      let y = mine ? lower : upper + deepestHeight;
      const cards = steps.map((step) => {
        const spot = { x, y };
        y += (mine ? 1 : -1) * step * card.height * squeeze;
        return spot;
      });
      const base = mine ? lower : upper + deepestHeight;
      const top = cards.at(-1)?.y ?? base;
      return positioned(rowId(of, place), { x, y: base }, cards, card, Math.min(base, top), Math.max(base, top));
    }),
  );

  /** Each player has one side of the middle, with the spares at the edge and the spit pile next to the centre. */
  const centre = [other, seat].flatMap((of) => {
    const right = (of === seat) !== left;
    const y = middleY + (of === seat ? card.height * STAGGER : 0);
    const at = (id: string, col: number): PilePosition => {
      const spot = { x: column(right ? PILES - 1 - col : col), y };
      const size = id === spitId(of) ? (scene.spits[of]?.length ?? 0) : scene.spares[of] ? 2 : 0;
      const step = id === spitId(of) ? 0 : 2;
      return positioned(
        id,
        spot,
        Array.from({ length: size }, (_, i) => ({ x: spot.x, y: spot.y - i * step })),
        card,
        spot.y,
        spot.y,
      );
    };
    return [at(sparesId(of), 0), at(spitId(of), 1)];
  });

  const half = { y: band.y, width: view.width / 2, height: band.bottom - band.y };
  const places = [...rows, ...centre];
  return {
    card,
    compact: large || isCompact(card.width),
    places: mirrored ? places.map((place) => mirrorImage(place, view)) : places,
    halves: [
      { x: 0, ...half },
      { x: view.width / 2, ...half },
    ],
    middle: { x: column(2), y: middleY, width: card.width, height: card.height * (1 + STAGGER) },
  };
}

/** Returns the largest card size that fits five cards across and three down. */
function cardIn(view: Size): Size {
  const byWidth = (view.width - 2 * MARGIN) / (PILES + (PILES - 1) * 0.1);
  const rows = 3 + STAGGER + 2 * DEEPEST + 0.3;
  const byHeight = (view.height - 2 * MARGIN) / rows / heightOf(1);
  const width = Math.floor(clamp(Math.min(byWidth, byHeight), MIN_CARD_WIDTH, MAX_CARD_WIDTH));
  return { width, height: heightOf(width) };
}

function positioned(id: string, at: Point, cards: Point[], card: Size, top: number, bottom: number): PilePosition {
  return {
    id,
    frame: { ...at, ...card },
    cards,
    box: { x: at.x, y: top, width: card.width, height: bottom - top + card.height },
  };
}

function mirrorImage(place: PilePosition, view: Size): PilePosition {
  const x = view.width - place.frame.x - place.frame.width;
  return {
    ...place,
    frame: { ...place.frame, x },
    box: { ...place.box, x },
    cards: place.cards.map((spot) => ({ ...spot, x })),
  };
}
