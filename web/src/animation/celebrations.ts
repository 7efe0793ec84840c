/** The pictures that cards form after a win, and the ways the cards take there. The number of the deal chooses one. No DOM, no clock. */
import type { Size } from '../layout/geometry';

/** Where a card is: its centre, and its turn in degrees. */
export interface Pose {
  x: number;
  y: number;
  turn: number;
}

/** A card of a picture. */
export interface Flight {
  face: string;
  /** The poses on the way from its pile. It stays in the last one. */
  way: readonly Pose[];
  delayMs: number;
  ms: number;
  /** When it is turned over; null if it comes face up. */
  turnAtMs: number | null;
}

export interface Picture {
  /** The width of the cards. Their height follows from CARD_ASPECT. */
  cardWidth: number;
  flights: readonly Flight[];
}

type Draw = (stage: Size, cardWidth: number, suit: number) => Flight[];

const SUITS = 'SHCD';
const RANKS = 'A23456789TJQK';
const FLY_MS = 900;
/** The delay between two cards. */
const STEP_MS = 34;
/** The number of straight parts of a curved way. */
const PARTS = 8;
/** Height of a card divided by its width. */
const TALL = 1.4;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the pose on a circle. The card's foot points to the centre. An angle of 0 is at the top, and angles grow clockwise. */
function onCircle(centre: { x: number; y: number }, radius: number, angle: number): Pose {
  return {
    x: centre.x + radius * Math.sin(radians(angle)),
    y: centre.y - radius * Math.cos(radians(angle)),
    turn: angle,
  };
}

/** Returns the way along a circle, or along a spiral if the radius changes. */
function along(
  centre: { x: number; y: number },
  radius: readonly [number, number],
  angle: readonly [number, number],
): Pose[] {
  return Array.from({ length: PARTS + 1 }, (_, part) => {
    const share = part / PARTS;
    const at = (range: readonly [number, number]): number => range[0] + (range[1] - range[0]) * share;
    return onCircle(centre, at(radius), at(angle));
  });
}

/** Returns a card for each place, alternating the suits so that colours mix. */
const mixed = (count: number, suit: number): string[] =>
  Array.from({ length: count }, (_, i) => `${RANKS[12 - (i % 13)] ?? ''}${SUITS[(i + suit) % 4] ?? ''}`);

const oneSuit = (suit: number): string[] => [...RANKS].map((rank) => rank + (SUITS[suit] ?? ''));

/** The cards run round a circle and stop in a wreath. */
const wreath: Draw = (stage, width, suit) => {
  const centre = { x: stage.width / 2, y: stage.height / 2 };
  const radius = Math.min(stage.width / 2 - width * 0.8, stage.height / 2 - width * 0.8, width * 4.2);
  return mixed(20, suit).map((face, i, all) => {
    const angle = (i / all.length) * 360;
    return {
      face,
      way: along(centre, [radius, radius], [angle - 120, angle]),
      delayMs: i * STEP_MS,
      ms: FLY_MS,
      turnAtMs: null,
    };
  });
};

/** A suit is gathered into a hand, and the hand opens. */
const fan: Draw = (stage, width, suit) => {
  const radius = Math.min(stage.height * 0.95, stage.width * 0.75, width * 4.5);
  const top = (stage.height - radius * 0.75) / 2;
  const pivot = { x: stage.width / 2, y: top + radius };
  const reach = Math.min(1, Math.max(0.3, (stage.width / 2 - width * 0.85) / radius));
  const half = Math.min(58, (Math.asin(reach) * 180) / Math.PI);
  return oneSuit(suit).map((face, i, all) => ({
    face,
    way: along(pivot, [radius * 0.9, radius * 0.9], [-half, -half + (2 * half * i) / (all.length - 1)]),
    delayMs: i * STEP_MS,
    ms: FLY_MS,
    turnAtMs: null,
  }));
};

/** A suit is spread face down, and a wave turns it over. */
const ribbon: Draw = (stage, width, suit) => {
  const cards = oneSuit(suit);
  const step = Math.min(width * 0.95, (stage.width - width * 1.4) / (cards.length - 1));
  return cards.map((face, i) => {
    const x = stage.width / 2 + (i - (cards.length - 1) / 2) * step;
    const share = (2 * i) / (cards.length - 1) - 1;
    const y = stage.height / 2 + width * 0.35 * share * share;
    return {
      face,
      way: [{ x, y, turn: share * 5 }],
      delayMs: i * STEP_MS,
      ms: FLY_MS * 0.6,
      turnAtMs: FLY_MS * 0.9 + i * STEP_MS * 1.6,
    };
  });
};

/** Four hands open one after another, each with the highest cards of a suit: in a row, or in a square if the stage is narrow. */
const royals: Draw = (stage, width, suit) => {
  const across = stage.width > stage.height * 1.6 ? 4 : 2;
  const down = 4 / across;
  const radius = Math.min(width * 1.75, stage.width / across / 1.65, stage.height / down / 1.45);
  return Array.from({ length: 4 }, (_, hand) => hand).flatMap((hand) => {
    const pivot = {
      x: (stage.width * ((hand % across) + 0.5)) / across,
      y: (stage.height * (Math.floor(hand / across) + 0.5)) / down + radius * 0.8,
    };
    return [...'TJQKA'].map((rank, i): Flight => ({
      face: `${rank}${SUITS[(hand + suit) % 4] ?? ''}`,
      way: along(pivot, [radius, radius], [-36, -36 + 18 * i]),
      delayMs: hand * 150 + i * STEP_MS,
      ms: FLY_MS,
      turnAtMs: null,
    }));
  });
};

/** A rosette opens: a suit turns outwards from the middle, then half of another one, then a single card. */
const rosette: Draw = (stage, width, suit) => {
  const centre = { x: stage.width / 2, y: stage.height / 2 };
  const radius = Math.min(stage.width / 2 - width * 0.8, stage.height / 2 - width * 0.8, width * 3.1);
  const rings = [
    { count: 12, reach: radius, first: 0 },
    { count: 6, reach: radius * 0.48, first: 15 },
    { count: 1, reach: 0, first: 0 },
  ];
  return rings.flatMap(({ count, reach, first }, ring) =>
    Array.from({ length: count }, (_, i): Flight => {
      const angle = first + (i / count) * 360;
      return {
        face: ring === 2 ? `A${SUITS[suit] ?? ''}` : `${RANKS[12 - i] ?? ''}${SUITS[(suit + ring) % 4] ?? ''}`,
        way: along(centre, [0, reach], [angle - 150, angle]),
        delayMs: (ring === 0 ? 0 : ring * 200 + 150) + i * STEP_MS,
        ms: FLY_MS,
        turnAtMs: null,
      };
    }),
  );
};

export const CELEBRATIONS = { wreath, fan, ribbon, royals, rosette } as const;
export type CelebrationName = keyof typeof CELEBRATIONS;

/** Returns a number that depends on a text only. */
function digest(text: string): number {
  let found = 0;
  for (const letter of text) found = (found * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return found;
}

/** Returns the name of the celebration of a deal. The same deal always has the same one. */
export function celebrationOf(deal: string): CelebrationName {
  const names = Object.keys(CELEBRATIONS) as CelebrationName[];
  return names[digest(deal) % names.length] ?? 'wreath';
}

/** Returns the picture of a deal on a stage. `cardWidth` is the width of the cards on the board. */
export function pictureOf(deal: string, stage: Size, cardWidth: number): Picture {
  const width = Math.min(cardWidth, stage.width * 0.14, (stage.height / TALL) * 0.22);
  const draw = CELEBRATIONS[celebrationOf(deal)];
  return { cardWidth: width, flights: draw(stage, width, Math.floor(digest(deal) / 7) % SUITS.length) };
}

/** The time that a card takes to turn over. */
export const TURN_MS = 260;

/** Returns when the last card of a picture has arrived. */
export const arrivalMs = ({ flights }: Picture): number =>
  Math.max(
    ...flights.map(({ delayMs, ms, turnAtMs }) => Math.max(delayMs + ms, turnAtMs === null ? 0 : turnAtMs + TURN_MS)),
  );
