/** Where every pile and card of a table lies in a viewport: a pure function, the whole of it. */
import { layOutColumns } from './columns';
import { layOutCovering } from './covering';
import { layOutFans } from './fans';
import type { Layout, Scene, Size } from './geometry';

export function layOut(scene: Scene, view: Size): Layout {
  if (scene.game.arrangement === 'fans') return layOutFans(scene, view);
  return scene.game.family === 'covering' ? layOutCovering(scene, view) : layOutColumns(scene, view);
}

/** The same with the foot of the board kept clear for a notice, if anything would lie under it. */
export function layOutAbove(scene: Scene, view: Size, noticeHeight: number): Layout {
  const layout = layOut(scene, view);
  const lowest = Math.max(...layout.piles.map((place) => place.box.y + place.box.height));
  if (lowest <= view.height - noticeHeight) return layout;
  return layOut(scene, { width: view.width, height: view.height - noticeHeight });
}
