/** Layout of games played onto one hole: columns or overlapping slots, with stock and hole below them, or at the side on low screens. */
import type { Pile } from '../protocol/messages';
import {
  CAPTION_HEIGHT,
  clamp,
  dealtRows,
  gapOf,
  heightOf,
  indexHeight,
  isCompact,
  isLow,
  marginOf,
  ofKind,
  placePile,
  placeStack,
  widestCard,
  type Layout,
  type PileLayout,
  type Scene,
  type Size,
  type Point,
} from './geometry';
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
/** The strip of a covered card in the loosest packing, in card heights. */
const LOOSE = 0.56;

export function layOutCovering(scene: Scene, view: Size): Layout {
  const tableau = scene.game.arrangement === 'overlap' ? slotTableau(scene) : columnTableau(scene);
  const stacks = [...ofKind(scene.piles, 'stock'), ...ofKind(scene.piles, 'hole')];
  return isLow(view) ? layOutLow(tableau, stacks, view) : layOutNormal(tableau, stacks, view);
}

function layOutNormal(tableau: Tableau, stacks: readonly Pile[], view: Size): Layout {
  const margin = marginOf(view);
  const beneath = (w: number): number => rowGap(w) + heightOf(w) + CAPTION_HEIGHT;
  const fits = (w: number, tightness: Tightness): boolean =>
    tableau.widthOf(w, gapOf(view, w)) <= view.width - 2 * margin &&
    margin + tableau.heightAt(w, tightness) + beneath(w) + margin / 2 <= view.height;
  const card = cardSize(view, fits);
  const gap = gapOf(view, card.width);
  const room = view.height - margin * 1.5 - beneath(card.width);
  const height = Math.min(room, tableau.heightAt(card.width, 'loose'));
  // Free space is spread above, between and below the piles, so that stock and hole stay within a thumb's reach.
  const free = Math.max(0, room - height);
  const top = margin + free * 0.22;
  const left = (view.width - tableau.widthOf(card.width, gap)) / 2;
  const y = top + height + rowGap(card.width) + free * 0.4;
  const piles = [...tableau.place({ x: left, y: top }, card, gap, height), ...placeRow(stacks, card, view, y)];
  return { card, compact: isCompact(card.width), board: boardSize(view, piles), piles };
}

const rowGap = (cardWidth: number): number => clamp(cardWidth * 0.28, 8, 36);

/** Places the stock and the hole, which is to its right, in the middle of the row. */
function placeRow(stacks: readonly Pile[], card: Size, view: Size, y: number): PileLayout[] {
  const pitch = card.width * 1.5;
  return stacks.map((pile, i) => {
    const x = view.width / 2 - card.width / 2 + (i - (stacks.length - 1) / 2) * pitch;
    return placeStack(pile, { x, y }, card, true);
  });
}

function layOutLow(tableau: Tableau, stacks: readonly Pile[], view: Size): Layout {
  const margin = marginOf(view);
  const room = view.height - 2 * margin;
  const fits = (w: number, tightness: Tightness): boolean =>
    tableau.widthOf(w, gapOf(view, w)) + w * 1.5 <= view.width - 2 * margin &&
    tableau.heightAt(w, tightness) <= room &&
    stacks.length * (heightOf(w) + CAPTION_HEIGHT) + 8 <= room;
  const card = cardSize(view, fits);
  const gap = gapOf(view, card.width);
  const height = Math.min(room, tableau.heightAt(card.width, 'loose'));
  const width = tableau.widthOf(card.width, gap);
  const left = (view.width - width - card.width * 1.5) / 2;
  const pitch = Math.min(
    card.height + CAPTION_HEIGHT + 24,
    (room - card.height - CAPTION_HEIGHT) / Math.max(1, stacks.length - 1),
  );
  const first = margin + (room - (stacks.length - 1) * pitch - card.height - CAPTION_HEIGHT) / 2;
  const side = stacks.map((pile, i) =>
    placeStack(pile, { x: left + width + card.width * 0.5, y: first + i * pitch }, card, true),
  );
  const piles = [...tableau.place({ x: left, y: margin + (room - height) / 2 }, card, gap, height), ...side];
  return { card, compact: isCompact(card.width), board: boardSize(view, piles), piles };
}

function cardSize(view: Size, fits: (cardWidth: number, tightness: Tightness) => boolean): Size {
  const comfortable = widestCard(view, (w) => fits(w, 'comfortable'));
  const width =
    comfortable >= SMALL_CARD
      ? comfortable
      : Math.min(
          SMALL_CARD,
          widestCard(view, (w) => fits(w, 'closest')),
        );
  return { width, height: heightOf(width) };
}

function boardSize(view: Size, piles: readonly PileLayout[]): Size {
  const bottom = Math.max(...piles.map((pile) => pile.box.y + pile.box.height + (pile.caption?.height ?? 0)));
  return { width: view.width, height: Math.max(view.height, Math.ceil(bottom - 0.01)) };
}

/** Returns the tableau of games with columns. */
function columnTableau(scene: Scene): Tableau {
  const columns = ofKind(scene.piles, 'column');
  const rows = dealtRows(scene, columns);
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

/** Returns the tableau of games with rows of overlapping slots. A slot's place is its row and its x in half cards. */
function slotTableau(scene: Scene): Tableau {
  const slots = ofKind(scene.piles, 'slot');
  const places = scene.game.places;
  const xs = places.map(([, x]) => x);
  const least = Math.min(...xs);
  const halves = Math.max(...xs) - least;
  const rows = Math.max(...places.map(([row]) => row)) + 1;
  const share = { closest: 0, comfortable: 0.42, loose: 0.6 };
  return {
    widthOf: (w, gap) => (halves / 2) * (w + gap) + w,
    heightAt: (w, tightness) => heightOf(w) + (rows - 1) * Math.max(indexHeight(w), heightOf(w) * share[tightness]),
    place: (at, card, gap, height) => {
      const rowPitch = rows > 1 ? (height - card.height) / (rows - 1) : 0;
      return slots.map((pile, i) => {
        const [row, x] = places[i] ?? [0, least];
        const spot = { x: at.x + ((x - least) / 2) * (card.width + gap), y: at.y + row * rowPitch };
        return placePile(pile, spot, card, () => ({ x: 0, y: 0 }));
      });
    },
  };
}
