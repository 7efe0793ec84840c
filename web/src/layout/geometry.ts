/** Sizes and positions in CSS pixels, and functions that all layouts share. */
import { CARD_ASPECT, COMPACT_BELOW_PX, READABLE_STRIP, READABLE_WIDTH } from '../cards/sheet';
import type { Game, Pile } from '../protocol/messages';

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point, Size {}

export interface PileLayout {
  id: string;
  kind: Pile['kind'];
  /** The rectangle of the deepest card, or of the outline if the pile is empty. All cards of the pile have its size. */
  frame: Rect;
  /** The top left corner of each card, deepest first. Includes face-down cards. */
  cards: Point[];
  /** The bounding box of the frame and all cards. */
  box: Rect;
  /** The space for a line of text under the pile; null if there is none. */
  caption: Rect | null;
}

export interface Layout {
  /** The size of the cards in the tableau. Other piles of a narrow board can have larger or smaller ones. */
  card: Size;
  /** Whether cards show their compact face, because they are small or the player prefers it. */
  compact: boolean;
  /** The size of the board. It is higher than the viewport only if the cards cannot be packed closer. */
  board: Size;
  /** The height of the tray with stock and waste at the bottom of a narrow board, if there is one. The dock is above it. */
  tray?: number;
  piles: PileLayout[];
}

/** The player's layout preferences. */
export interface LayoutPreferences {
  /** Whether stock, waste and foundations are below the columns instead of above them. */
  below: boolean;
  /** Whether stock and waste are on the right and the foundations on the left, for left-handed players. */
  left: boolean;
  /** Whether cards show their large index at any size. */
  large: boolean;
  /** Whether piles run from right to left. The cards are not mirrored. */
  mirrored: boolean;
  /** The size of the cards relative to normal. They become larger only if they still fit. */
  scale: number;
}

export const DEFAULT_PREFERENCES: LayoutPreferences = {
  below: false,
  left: false,
  large: false,
  mirrored: false,
  scale: 1,
};

/** The part of a table's state that its layout depends on. */
export interface Scene {
  preferences?: LayoutPreferences;
  /** The height below the viewport that columns can use before their cards become too narrow for a finger, in pixels; 0 if missing. */
  spare?: number;
  game: Pick<Game, 'family' | 'arrangement' | 'places' | 'rows'>;
  piles: readonly Pile[];
}

/** The height of a card divided by its width. */
export const ASPECT = 1 / CARD_ASPECT;
/** The width of the largest card, in pixels. */
const LARGEST_CARD = 184;
/** The width of the largest card as a share of the board's shorter side. */
const LARGEST_SHARE = 0.155;
export const CAPTION_HEIGHT = 24;
/** The height of the smallest index that can be read at arm's length. */
const MIN_INDEX_PX = 11;

export const heightOf = (cardWidth: number): number => cardWidth * ASPECT;
export const sizeOf = (cardWidth: number): Size => ({ width: cardWidth, height: heightOf(cardWidth) });
export const isCompact = (cardWidth: number): boolean => cardWidth < COMPACT_BELOW_PX;

/** Returns the visible height that a covered card needs to show its index. */
export function indexHeight(cardWidth: number): number {
  return Math.max(MIN_INDEX_PX, heightOf(cardWidth) * READABLE_STRIP[isCompact(cardWidth) ? 'compact' : 'full']);
}

/** Returns the visible width that a card covered from the side needs to show its index. */
export function indexWidth(cardWidth: number): number {
  return cardWidth * READABLE_WIDTH[isCompact(cardWidth) ? 'compact' : 'full'];
}

export const marginOf = (view: Size): number => clamp(Math.min(view.width, view.height) * 0.02, 4, 28);
export const gapOf = (view: Size, cardWidth: number): number => cardWidth * (view.width < 600 ? 0.05 : 0.13);

/** Whether a viewport is low and wide, like a phone in landscape. Piles above or below the columns then move to the sides. */
export const isLow = (view: Size): boolean => view.height < 460 && view.width > view.height * 1.25;

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Returns the width of the largest card that looks right on a board of this size, in whole pixels. */
export function largestCard(view: Size, scale: number): number {
  const shorter = Math.min(view.width, view.height);
  return Math.floor(Math.min(LARGEST_CARD, Math.max(shorter * LARGEST_SHARE, 56)) * scale);
}

/** Returns the widest card that fits, in whole pixels, or `least` if none does. A card narrower than one that fits must fit too. */
export function widestCard(view: Size, scale: number, fits: (cardWidth: number) => boolean, least = 16): number {
  let width = largestCard(view, scale);
  while (width > least && !fits(width)) width--;
  return width;
}

export function ofKind(piles: readonly Pile[], kind: Pile['kind']): Pile[] {
  return piles.filter((pile) => pile.kind === kind);
}

export const cardsIn = (pile: Pile): number => pile.hidden + pile.cards.length;

/** Returns the bounding box of cards at these positions. */
export function boxOf(spots: readonly Point[], card: Size): Rect {
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x + card.width, height: Math.max(...ys) - y + card.height };
}

/** Places a pile with card i at an offset of `step(i)` from its frame. */
export function placePile(
  pile: Pile,
  at: Point,
  card: Size,
  step: (index: number) => Point,
  caption: Rect | null = null,
): PileLayout {
  const cards = Array.from({ length: cardsIn(pile) }, (_, i) => {
    const offset = step(i);
    return { x: at.x + offset.x, y: at.y + offset.y };
  });
  const frame = { ...at, ...card };
  return { id: pile.id, kind: pile.kind, frame, cards, box: boxOf([at, ...cards], card), caption };
}

/** Places a pile with all its cards on top of each other. */
export function placeStack(pile: Pile, at: Point, card: Size, captioned: boolean): PileLayout {
  const caption = captioned ? { x: at.x, y: at.y + card.height, width: card.width, height: CAPTION_HEIGHT } : null;
  return placePile(pile, at, card, () => ({ x: 0, y: 0 }), caption);
}

/** Returns a pile moved by (dx, dy). */
export function shift(pile: PileLayout, dx: number, dy = 0): PileLayout {
  const moved = <Place extends Point>(place: Place): Place => ({ ...place, x: place.x + dx, y: place.y + dy });
  const caption: Rect | null = pile.caption && moved(pile.caption);
  return { ...pile, frame: moved(pile.frame), cards: pile.cards.map(moved), box: moved(pile.box), caption };
}

/** Returns the number of rows that the card size is computed for: as dealt, so that cards keep their size during play. */
export function dealtRows(scene: Scene, columns: readonly Pile[]): number {
  return scene.game.rows > 0 ? scene.game.rows : Math.max(1, ...columns.map(cardsIn));
}
