/** Computes where each pile and card of a table goes. All functions are pure. */
import { layOutColumns } from './columns';
import { layOutCovering } from './covering';
import { layOutFans } from './fans';
import { isNarrow } from './narrow';
import { DEFAULT_PREFERENCES, isLow, shift, type Layout, type PileLayout, type Scene, type Size } from './geometry';

/** Returns the layout of a table in a viewport of this size. */
export function layOut(scene: Scene, view: Size): Layout {
  const { left, large, mirrored } = scene.preferences ?? DEFAULT_PREFERENCES;
  const layout = layOutGame(scene, view);
  const piles = left ? swapSides(layout.piles, view) : layout.piles;
  return {
    ...layout,
    compact: layout.compact || large,
    piles: mirrored ? piles.map((pile) => mirrorImage(pile, view)) : piles,
  };
}

function layOutGame(scene: Scene, view: Size): Layout {
  if (scene.game.arrangement === 'fans' && !isNarrow(view)) {
    const ring = layOutFans(scene, view);
    if (!isLow(view)) return ring;
    const rows = layOutCovering(scene, view);
    return ring.card.width >= rows.card.width ? ring : rows;
  }
  return scene.game.family === 'covering' ? layOutCovering(scene, view) : layOutColumns(scene, view);
}

/** Groups of piles that change sides together, so that their piles keep their order. */
const BLOCKS: Partial<Record<PileLayout['kind'], string>> = {
  column: 'tableau',
  slot: 'tableau',
  foundation: 'foundations',
  hole: 'holes',
  cell: 'cells',
};

/** Moves everything to the opposite side. Cards overlap in the same direction as before, so that their indices stay visible. */
function swapSides(piles: readonly PileLayout[], view: Size): PileLayout[] {
  const blocks = new Map<string, PileLayout[]>();
  for (const pile of piles) {
    const block = BLOCKS[pile.kind] ?? pile.id;
    blocks.set(block, [...(blocks.get(block) ?? []), pile]);
  }
  const moves = new Map(
    [...blocks].map(([block, members]) => {
      const rects = members.map((pile) => (peeksLeft(pile) ? pile.frame : pile.box));
      const left = Math.min(...rects.map(({ x }) => x));
      const right = Math.max(...rects.map(({ x, width }) => x + width));
      return [block, view.width - left - right];
    }),
  );
  return piles.map((pile) => shift(pile, moves.get(BLOCKS[pile.kind] ?? pile.id) ?? 0));
}

/** Moves a pile to its mirrored position. Its cards overlap in the same direction as before, so that their indices stay visible. */
function mirrorImage(pile: PileLayout, view: Size): PileLayout {
  const { x, width } = peeksLeft(pile) ? pile.frame : pile.box;
  return shift(pile, view.width - width - 2 * x);
}

/** Whether the older cards of a pile are to the left of its place. The gap there is on both sides of it, so the place alone is mirrored. */
const peeksLeft = ({ box, frame }: PileLayout): boolean => box.x < frame.x;

/** The dock takes at most this share of the board's height. On a lower board it can overlap the lowest cards of long columns. */
const MOST_DOCK_SHARE = 0.4;

/**
 * Like `layOut`, but keeps room for the dock at the bottom of the board, or above its tray, whether anything is shown there or not. So
 * nothing moves when a notice or a hint appears. Only columns that are too long get that room, too. `dockHeight` is in pixels.
 */
export function layOutAboveDock(scene: Scene, view: Size, dockHeight: number): Layout {
  const dock = Math.min(dockHeight, view.height * MOST_DOCK_SHARE);
  const layout = layOut({ ...scene, spare: dock }, { width: view.width, height: view.height - dock });
  if (!layout.tray) return layout;
  const height = Math.max(view.height, layout.board.height);
  const trayTop = layout.board.height - layout.tray;
  const piles = layout.piles.map((pile) =>
    pile.frame.y >= trayTop ? shift(pile, 0, height - layout.board.height) : pile,
  );
  return { ...layout, board: { width: view.width, height }, piles };
}
