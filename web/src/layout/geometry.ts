/** Sizes and places in CSS pixels, and what every layout has in common. */
import { CARD_ASPECT, COMPACT_BELOW_PX, READABLE_STRIP } from '../cards/sheet';
import type { Game, Pile } from '../protocol/messages';

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Rect extends Spot, Size {}

export interface PilePlace {
  id: string;
  kind: Pile['kind'];
  /** Where the deepest card lies, and where the empty pile is drawn. */
  frame: Rect;
  /** The top left corner of every card, deepest first, the hidden ones among them. */
  cards: Spot[];
  /** All that the pile covers. */
  box: Rect;
  /** A line of text under the pile has room here; null where it has none. */
  caption: Rect | null;
}

export interface Layout {
  card: Size;
  /** Cards are so small that they need their large index. */
  compact: boolean;
  /** What the board needs; higher than the viewport only when the cards cannot be packed closer. */
  board: Size;
  piles: PilePlace[];
}

/** How a player sits at the table. */
export interface Seat {
  /** Stock, waste and foundations lie below the columns, not above them. */
  below: boolean;
  /** Stock and waste lie on the other side, where a left hand comes from. */
  left: boolean;
  /** Cards show their large index at any size. */
  large: boolean;
  /** Piles run from the right to the left; cards stay as they are. */
  mirrored: boolean;
}

export const USUAL_SEAT: Seat = { below: false, left: false, large: false, mirrored: false };

/** What a layout must know of a table. */
export interface Scene {
  seat?: Seat;
  game: Pick<Game, 'family' | 'arrangement' | 'places' | 'rows'>;
  piles: readonly Pile[];
}

/** Height of a card over its width. */
export const ASPECT = 1 / CARD_ASPECT;
const LARGEST_CARD = 184;
/** Cards wider than this part of the screen's shorter side look like posters. */
const LARGEST_SHARE = 0.155;
export const CAPTION_HEIGHT = 24;
/** Figures lower than this cannot be read at arm's length. */
const LEAST_INDEX_PX = 11;

export const heightOf = (cardWidth: number): number => cardWidth * ASPECT;
export const isCompact = (cardWidth: number): boolean => cardWidth < COMPACT_BELOW_PX;

/** The least height of a covered card that still shows its index. */
export function indexHeight(cardWidth: number): number {
  return Math.max(LEAST_INDEX_PX, heightOf(cardWidth) * READABLE_STRIP);
}

/** The least width of a card covered from the side that still shows its index: in the large one at least its rank. */
export function indexWidth(cardWidth: number): number {
  return cardWidth * (isCompact(cardWidth) ? 0.4 : 0.22);
}

export const marginOf = (view: Size): number => clamp(Math.min(view.width, view.height) * 0.02, 4, 28);
export const gapOf = (view: Size, cardWidth: number): number => cardWidth * (view.width < 600 ? 0.05 : 0.13);

/** Low and wide, as a phone on its side: what else would lie above or below the columns goes beside them. */
export const isLow = (view: Size): boolean => view.height < 460 && view.width > view.height * 1.25;

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The widest card for which `fits` holds, in whole pixels; `fits` must hold for every smaller one too. */
export function widestCard(view: Size, fits: (cardWidth: number) => boolean, least = 16): number {
  const shorter = Math.min(view.width, view.height);
  let width = Math.floor(Math.min(LARGEST_CARD, Math.max(shorter * LARGEST_SHARE, 56)));
  while (width > least && !fits(width)) width--;
  return width;
}

export function ofKind(piles: readonly Pile[], kind: Pile['kind']): Pile[] {
  return piles.filter((pile) => pile.kind === kind);
}

export const cardsIn = (pile: Pile): number => pile.hidden + pile.cards.length;

export function boxOf(spots: readonly Spot[], card: Size): Rect {
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x + card.width, height: Math.max(...ys) - y + card.height };
}

/** A pile whose card number i lies `step(i)` from its frame. */
export function placePile(
  pile: Pile,
  at: Spot,
  card: Size,
  step: (index: number) => Spot,
  caption: Rect | null = null,
): PilePlace {
  const cards = Array.from({ length: cardsIn(pile) }, (_, i) => {
    const offset = step(i);
    return { x: at.x + offset.x, y: at.y + offset.y };
  });
  const frame = { ...at, ...card };
  return { id: pile.id, kind: pile.kind, frame, cards, box: boxOf([at, ...cards], card), caption };
}

/** All cards on one spot. */
export function placeStack(pile: Pile, at: Spot, card: Size, captioned: boolean): PilePlace {
  const caption = captioned ? { x: at.x, y: at.y + card.height, width: card.width, height: CAPTION_HEIGHT } : null;
  return placePile(pile, at, card, () => ({ x: 0, y: 0 }), caption);
}

/** How many cards deep the columns are taken to be when the cards are sized: as dealt, so that playing changes no size. */
export function dealtRows(scene: Scene, columns: readonly Pile[]): number {
  return scene.game.rows > 0 ? scene.game.rows : Math.max(1, ...columns.map(cardsIn));
}
