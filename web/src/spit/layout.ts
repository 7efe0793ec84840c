/** Where everything of Spit lies in a viewport: the opponent's row above as in a mirror, the spit piles between, one's own row below. */
import { clamp, heightOf, isCompact, type Rect, type Size, type Spot } from '../layout/geometry';
import { PILES, rowId, sparesId, spitId, type Scene } from './scene';
import type { Side } from '../texts/spit';

export interface SpitPlace {
  id: string;
  /** Where its deepest card lies. */
  frame: Rect;
  /** The top left corner of every card, deepest first. */
  cards: Spot[];
  /** All that the pile covers, or what a finger may touch for it. */
  box: Rect;
}

export interface SpitLayout {
  card: Size;
  compact: boolean;
  places: SpitPlace[];
  /** Between the rows: half of it each is the target of a slap, the left one first. */
  halves: [Rect, Rect];
  /** Between the spit piles. */
  middle: Rect;
}

/** Who sits below, and how they like the table. */
export interface SpitSeat {
  seat: number;
  /** One's own spit pile lies to the left. */
  left: boolean;
  /** All runs from the right to the left. */
  mirrored: boolean;
  large: boolean;
}

/** On which side a spit pile lies, as it is seen. */
export const sideOf = (spit: number, { seat, left, mirrored }: SpitSeat): Side =>
  (spit === seat) !== (left !== mirrored) ? 'right' : 'left';

/** Which side of the table a place of one's own row is nearer to; the one in the midst counts as left. */
export function nearerSide(place: number, { mirrored }: SpitSeat): Side {
  return (mirrored ? PILES - 1 - place : place) > (PILES - 1) / 2 ? 'right' : 'left';
}

const LARGEST_CARD = 150;
const LEAST_CARD = 34;
const MARGIN = 8;
/** From one face-down card to the next, and from one face-up card of equal rank to the next, as parts of a card's height. */
const HIDDEN_STEP = 0.04;
const STACKED_STEP = 0.2;
/** How much lower one's own spit pile lies than the opponent's, as a part of a card's height. */
const STAGGER = 0.22;
/** Room for the deepest pile of a new row. */
const DEEPEST = (PILES - 1) * HIDDEN_STEP;

export function layOutSpit(scene: Scene, view: Size, { seat, left, mirrored, large }: SpitSeat): SpitLayout {
  const card = cardIn(view);
  const gap = Math.min(card.width * 0.35, (view.width - 2 * MARGIN - PILES * card.width) / (PILES - 1));
  const start = (view.width - PILES * card.width - (PILES - 1) * gap) / 2;
  const column = (at: number): number => start + at * (card.width + gap);
  const deep = card.height * DEEPEST;
  const upper = MARGIN;
  const lower = view.height - MARGIN - card.height - deep;
  const midst = view.height / 2 - (card.height * (1 + STAGGER)) / 2;
  const other = 1 - seat;
  const band = { y: upper + card.height + deep, bottom: lower };

  const rows = scene.rows.flatMap((row, of) =>
    row.map((pile, place): SpitPlace => {
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
      let y = mine ? lower : upper + deep;
      const cards = steps.map((step) => {
        const spot = { x, y };
        y += (mine ? 1 : -1) * step * card.height * squeeze;
        return spot;
      });
      const base = mine ? lower : upper + deep;
      const top = cards.at(-1)?.y ?? base;
      return placed(rowId(of, place), { x, y: base }, cards, card, Math.min(base, top), Math.max(base, top));
    }),
  );

  /** In the middle each has their side: their spit cards at its end, their spit pile by the centre. */
  const centre = [other, seat].flatMap((of) => {
    const right = (of === seat) !== left;
    const y = midst + (of === seat ? card.height * STAGGER : 0);
    const at = (id: string, col: number): SpitPlace => {
      const spot = { x: column(right ? PILES - 1 - col : col), y };
      const size = id === spitId(of) ? (scene.spits[of]?.length ?? 0) : scene.spares[of] ? 2 : 0;
      const step = id === spitId(of) ? 0 : 2;
      return placed(
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
    middle: { x: column(2), y: midst, width: card.width, height: card.height * (1 + STAGGER) },
  };
}

/** The widest card of which five go beside each other and three above each other. */
function cardIn(view: Size): Size {
  const byWidth = (view.width - 2 * MARGIN) / (PILES + (PILES - 1) * 0.1);
  const rows = 3 + STAGGER + 2 * DEEPEST + 0.3;
  const byHeight = (view.height - 2 * MARGIN) / rows / heightOf(1);
  const width = Math.floor(clamp(Math.min(byWidth, byHeight), LEAST_CARD, LARGEST_CARD));
  return { width, height: heightOf(width) };
}

function placed(id: string, at: Spot, cards: Spot[], card: Size, top: number, bottom: number): SpitPlace {
  return {
    id,
    frame: { ...at, ...card },
    cards,
    box: { x: at.x, y: top, width: card.width, height: bottom - top + card.height },
  };
}

function mirrorImage(place: SpitPlace, view: Size): SpitPlace {
  const x = view.width - place.frame.x - place.frame.width;
  return {
    ...place,
    frame: { ...place.frame, x },
    box: { ...place.box, x },
    cards: place.cards.map((spot) => ({ ...spot, x })),
  };
}
