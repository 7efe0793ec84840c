/**
 * Layout of games played onto holes: columns or overlapping slots, with stock, waste and holes below them, or at the side on low screens.
 * Without a tableau, the holes take its place.
 */
import { READABLE_WIDTH } from '../cards/sheet';
import type { Pile } from '../protocol/messages';
import {
  CAPTION_HEIGHT,
  cardsIn,
  clamp,
  dealtRows,
  DEFAULT_PREFERENCES,
  gapOf,
  heightOf,
  indexHeight,
  isCompact,
  isLow,
  largestCard,
  marginOf,
  ofKind,
  placePile,
  placeStack,
  sizeOf,
  widestCard,
  type Layout,
  type PileLayout,
  type Scene,
  type Size,
  type Point,
} from './geometry';
import { cellOf, FINGER, gridOf, isNarrow, isUpright, NARROW_MARGIN, pitchOf } from './narrow';
import { columnHeight, comfortableStrips, closestStrips, stripOffsets } from './strips';

/** The columns or slots: their size for a given card width, and where each pile goes. */
interface Tableau {
  widthOf(cardWidth: number, gap: number): number;
  heightAt(cardWidth: number, tightness: Tightness): number;
  place(at: Point, card: Size, gap: number, height: number): PileLayout[];
}

/** How closely the cards are packed: as close as readable indices allow, comfortably, or with space to spare. */
type Tightness = 'closest' | 'comfortable' | 'loose';

/** Cards that would be narrower than this, in pixels, are packed closer before they are made any smaller. */
const SMALL_CARD = 46;
/** The distance between neighbouring slots that overlap, in card widths. */
const CLOSEST_SLOTS = READABLE_WIDTH.compact;
/** The same on a tablet held upright. */
const CLOSE_SLOTS = 0.8;
/** The smallest distance between neighbouring stacks, in card widths. */
const CLOSEST_STACKS = 1.06;
/** The strip of a covered card in the loosest packing, in card heights. */
const LOOSE = 0.56;

/** Returns the ids of the slots with cards that are covered by others. Source: docs/rulings.md, R39. */
export function coveredSlots(places: Scene['game']['places'], piles: readonly Pile[]): Set<string> {
  const slots = ofKind(piles, 'slot');
  const keyOf = (row: number, x: number): string => `${row} ${x}`;
  const present = slots.map((pile) => cardsIn(pile) > 0);
  const taken = new Set(places.filter((_, slot) => present[slot]).map(([row, x]) => keyOf(row, x)));
  const isCovered = ([row, x]: readonly [number, number]): boolean =>
    taken.has(keyOf(row + 1, x - 1)) || taken.has(keyOf(row + 1, x + 1));
  return new Set(slots.filter((_, slot) => present[slot] && isCovered(places[slot] ?? [NaN, NaN])).map(({ id }) => id));
}

export function layOutCovering(scene: Scene, view: Size): Layout {
  const { scale } = scene.preferences ?? DEFAULT_PREFERENCES;
  const drawn = [...ofKind(scene.piles, 'stock'), ...ofKind(scene.piles, 'waste')];
  const holes = ofKind(scene.piles, 'hole');
  const isBare = !scene.piles.some(({ kind }) => kind === 'column' || kind === 'slot');
  const tableau = isBare
    ? holesTableau(holes)
    : scene.game.arrangement === 'overlap'
      ? slotTableau(scene, view)
      : columnTableau(scene, view);
  const stacks = isBare ? drawn : [...drawn, ...holes];
  const size = isBare ? scale * BARE_SCALE : scale;
  return isLow(view) ? layOutLow(tableau, stacks, view, size) : layOutNormal(tableau, stacks, view, size);
}

/** How much larger cards can be in a game without a tableau. */
const BARE_SCALE = 1.5;

/** Returns the holes in a row, in the place of a tableau. */
function holesTableau(holes: readonly Pile[]): Tableau {
  return {
    widthOf: (w) => w * (1 + 1.5 * (holes.length - 1)),
    heightAt: (w) => heightOf(w),
    place: (at, card) =>
      holes.map((pile, i) => placeStack(pile, { x: at.x + i * card.width * 1.5, y: at.y }, card, false)),
  };
}

function layOutNormal(tableau: Tableau, stacks: readonly Pile[], view: Size, scale: number): Layout {
  const margin = isNarrow(view) ? NARROW_MARGIN : marginOf(view);
  const rows = rowsOf(stacks.length, view.width - 2 * margin, scale);
  const across = Math.ceil(stacks.length / rows);
  // Holes have no captions. With two rows of them, the space is needed for larger cards.
  const caption = rows > 1 && stacks.every(({ kind }) => kind === 'hole') ? 6 : CAPTION_HEIGHT;
  const beneath = (w: number): number => rowGap(w) + rows * (heightOf(w) + caption);
  const fitsAbove = (w: number, tightness: Tightness, stack: number): boolean =>
    Math.max(tableau.widthOf(w, gapOf(view, w)), rowWidth(across, stack)) <= view.width - 2 * margin &&
    margin + tableau.heightAt(w, tightness) + beneath(stack) + margin / 2 <= view.height;
  const card = cardSize(view, scale, (w, tightness) => fitsAbove(w, tightness, w));
  const stack = sizeOf(isNarrow(view) ? widestStack(card.width, (w) => fitsAbove(card.width, 'loose', w)) : card.width);
  const gap = gapOf(view, card.width);
  const room = view.height - margin * 1.5 - beneath(stack.width);
  const height = Math.min(room, tableau.heightAt(card.width, 'loose'));
  // Free space is spread above, between and below the piles, so that stock and hole stay within a thumb's reach.
  const free = Math.max(0, room - height);
  const top = margin + free * 0.2;
  const left = (view.width - tableau.widthOf(card.width, gap)) / 2;
  const y = top + height + rowGap(stack.width) + free * 0.38;
  const stacked = Array.from({ length: rows }, (_, row) =>
    placeRow(stacks.slice(row * across, (row + 1) * across), stack, view, y + row * (stack.height + caption)),
  );
  const piles = [...tableau.place({ x: left, y: top }, card, gap, height), ...stacked.flat()];
  return { card, compact: isCompact(card.width), board: boardSize(view, piles), piles };
}

const rowGap = (cardWidth: number): number => clamp(cardWidth * 0.28, 8, 36);

/** How much larger than the tableau stock, waste and hole can be on a narrow board. */
const LARGEST_STACK = 1.5;

/** Returns the largest width of stock, waste and hole that fits; that of the tableau if none does. */
function widestStack(cardWidth: number, fits: (stackWidth: number) => boolean): number {
  let width = Math.floor(cardWidth * LARGEST_STACK);
  while (width > cardWidth && !fits(width)) width--;
  return width;
}

/** Returns in how many rows the stacks go, so that they are wide enough for a finger. */
const rowsOf = (stacks: number, width: number, scale: number): number =>
  rowWidth(stacks, FINGER * Math.min(1, scale)) <= width ? 1 : 2;

/** The width of a row of stacks at its closest. */
const rowWidth = (stacks: number, cardWidth: number): number => cardWidth * (1 + CLOSEST_STACKS * (stacks - 1));

/** Places the stock, and to its right the waste and the holes, in the middle of the row. */
function placeRow(stacks: readonly Pile[], card: Size, view: Size, y: number): PileLayout[] {
  const margin = isNarrow(view) ? NARROW_MARGIN : marginOf(view);
  const pitch = Math.min(card.width * 1.5, (view.width - 2 * margin - card.width) / Math.max(1, stacks.length - 1));
  return stacks.map((pile, i) => {
    const x = view.width / 2 - card.width / 2 + (i - (stacks.length - 1) / 2) * pitch;
    return placeStack(pile, { x, y }, card, true);
  });
}

function layOutLow(tableau: Tableau, stacks: readonly Pile[], view: Size, scale: number): Layout {
  const margin = marginOf(view);
  const room = view.height - 2 * margin;
  const sizeWith = (inColumn: number): Size =>
    cardSize(view, scale, (w, tightness) => {
      const side = w * (0.5 + CLOSEST_STACKS * Math.ceil(stacks.length / inColumn));
      return (
        tableau.widthOf(w, gapOf(view, w)) + Math.max(w * 1.5, side) <= view.width - 2 * margin &&
        tableau.heightAt(w, tightness) <= room &&
        inColumn * (heightOf(w) + CAPTION_HEIGHT) + 8 <= room
      );
    });
  // The stacks are in one column at the side, or in more if the cards are larger then.
  const inColumn = stacks
    .map((_, i) => i + 1)
    .reduce((best, count) => (sizeWith(count).width >= sizeWith(best).width ? count : best), 1);
  const sides = Math.ceil(stacks.length / inColumn);
  const card = sizeWith(inColumn);
  const gap = gapOf(view, card.width);
  const height = Math.min(room, tableau.heightAt(card.width, 'loose'));
  const width = tableau.widthOf(card.width, gap);
  const left = (view.width - width - card.width * Math.max(1.5, 0.5 + CLOSEST_STACKS * sides)) / 2;
  const pitch = Math.min(
    card.height + CAPTION_HEIGHT + 24,
    (room - card.height - CAPTION_HEIGHT) / Math.max(1, inColumn - 1),
  );
  const first = margin + (room - (inColumn - 1) * pitch - card.height - CAPTION_HEIGHT) / 2;
  const side = stacks.map((pile, i) => {
    const x = left + width + card.width * (0.5 + CLOSEST_STACKS * (i % sides));
    return placeStack(pile, { x, y: first + Math.floor(i / sides) * pitch }, card, true);
  });
  const piles = [...tableau.place({ x: left, y: margin + (room - height) / 2 }, card, gap, height), ...side];
  return { card, compact: isCompact(card.width), board: boardSize(view, piles), piles };
}

function cardSize(view: Size, scale: number, fits: (cardWidth: number, tightness: Tightness) => boolean): Size {
  const comfortable = widestCard(view, scale, (w) => fits(w, 'comfortable'));
  const width =
    comfortable >= SMALL_CARD
      ? comfortable
      : Math.min(
          SMALL_CARD,
          widestCard(view, scale, (w) => fits(w, 'closest')),
        );
  return { width, height: heightOf(width) };
}

function boardSize(view: Size, piles: readonly PileLayout[]): Size {
  const bottom = Math.max(...piles.map((pile) => pile.box.y + pile.box.height + (pile.caption?.height ?? 0)));
  return { width: view.width, height: Math.max(view.height, Math.ceil(bottom - 0.01)) };
}

/** Returns the tableau of games with columns. */
function columnTableau(scene: Scene, view: Size): Tableau {
  const columns = ofKind(scene.piles, 'column');
  const rows = dealtRows(scene, columns);
  const isFans = scene.game.arrangement === 'fans';
  const isInRows = isUpright(view) && columns.length >= MANY_COLUMNS;
  if (isNarrow(view) || isInRows || (isLow(view) && isFans)) return narrowTableau(scene, columns, view);
  const strips = (w: number, tightness: Tightness) =>
    tightness === 'closest' ? closestStrips(w) : comfortableStrips(w, tightness === 'comfortable' ? 0.24 : LOOSE);
  return {
    widthOf: (w, gap) => columns.length * w + (columns.length - 1) * gap,
    heightAt: (w, tightness) => columnHeight(w, strips(w, tightness), 0, rows),
    place: (at, card, gap, height) => {
      const faced = rows > 1 ? (height - card.height) / (rows - 1) : card.height;
      return columns.map((pile, i) => {
        const step = stripOffsets(pile, { hidden: Math.min(faced, card.height * 0.2), faced });
        return placePile(pile, { x: at.x + i * (card.width + gap), y: at.y }, card, step);
      });
    },
  };
}

/** On a tablet held upright, at least this many columns are in two rows, because they would be small in one. */
const MANY_COLUMNS = 9;
/** Fans with at least this many cards are placed like columns on a narrow board. */
const DEEP_FAN = 5;
/** The gap between rows of columns, in pixels. */
const BETWEEN_ROWS = 10;

/** Returns the tableau of games with columns on a narrow board: in one row or more, where the columns can overlap. */
function narrowTableau(scene: Scene, columns: readonly Pile[], view: Size): Tableau {
  const { scale } = scene.preferences ?? DEFAULT_PREFERENCES;
  const depth = dealtRows(scene, columns);
  const beside = isLow(view) ? 1.6 * largestCard(view, scale) : 0;
  const width = view.width - 2 * (isUpright(view) ? marginOf(view) : NARROW_MARGIN) - beside;
  const fans = scene.game.arrangement === 'fans';
  // Deep fans are too high for three rows.
  const grid =
    fans && depth < DEEP_FAN && !isLow(view)
      ? gridOf(columns.length, width, view, scale, [3], false)
      : gridOf(columns.length, width, view, scale, isLow(view) ? [1] : fans ? [2, 3] : isUpright(view) ? [2] : [1, 2]);
  const strips = (w: number, tightness: Tightness) =>
    tightness === 'closest' ? closestStrips(w) : comfortableStrips(w, tightness === 'comfortable' ? 0.26 : LOOSE);
  const pitchAt = (w: number): number => pitchOf(grid, w, width);
  return {
    widthOf: (w) => (w > grid.cardWidth ? Infinity : w + (grid.across - 1) * pitchAt(w)),
    heightAt: (w, tightness) =>
      grid.rows * columnHeight(w, strips(w, tightness), 0, depth) + (grid.rows - 1) * BETWEEN_ROWS,
    place: (at, card, _, height) => {
      const rowHeight = (height - (grid.rows - 1) * BETWEEN_ROWS) / grid.rows;
      const faced = depth > 1 ? (rowHeight - card.height) / (depth - 1) : card.height;
      return columns.map((pile, i) => {
        const step = stripOffsets(pile, { hidden: Math.min(faced, card.height * 0.2), faced });
        const { x, row } = cellOf(grid, i, pitchAt(card.width));
        // A last row that isn't full is in the middle.
        const inRow = Math.min(grid.across, columns.length - row * grid.across);
        const indent = fans ? ((grid.across - inRow) * pitchAt(card.width)) / 2 : 0;
        const y = at.y + row * (rowHeight + BETWEEN_ROWS);
        return placePile(pile, { x: at.x + indent + x, y }, card, step);
      });
    },
  };
}

/** Returns the tableau of games with rows of overlapping slots. A slot's place is its row and its x in half cards. */
function slotTableau(scene: Scene, view: Size): Tableau {
  const slots = ofKind(scene.piles, 'slot');
  const places = scene.game.places;
  const xs = places.map(([, x]) => x);
  const least = Math.min(...xs);
  const halves = Math.max(...xs) - least;
  const rows = Math.max(...places.map(([row]) => row)) + 1;
  const share = { closest: 0, comfortable: 0.42, loose: 0.6 };
  /** The distance between neighbours in a row. On a narrow board they overlap if the cards would be too small for a finger otherwise. */
  const pitchAt = (w: number, gap: number): number => {
    const apart = w + gap;
    const widest = (view.width - 2 * NARROW_MARGIN - w) / (halves / 2);
    if (isUpright(view))
      return Math.min(apart, Math.max((view.width - 2 * marginOf(view) - w) / (halves / 2), w * CLOSE_SLOTS));
    return isNarrow(view) && widest < apart ? Math.max(widest, w * CLOSEST_SLOTS) : apart;
  };
  return {
    widthOf: (w, gap) => (halves / 2) * pitchAt(w, gap) + w,
    heightAt: (w, tightness) => heightOf(w) + (rows - 1) * Math.max(indexHeight(w), heightOf(w) * share[tightness]),
    place: (at, card, gap, height) => {
      const rowPitch = rows > 1 ? (height - card.height) / (rows - 1) : 0;
      return slots.map((pile, i) => {
        const [row, x] = places[i] ?? [0, least];
        const spot = { x: at.x + ((x - least) / 2) * pitchAt(card.width, gap), y: at.y + row * rowPitch };
        return placePile(pile, spot, card, () => ({ x: 0, y: 0 }));
      });
    },
  };
}
