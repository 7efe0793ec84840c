/** Where every pile and card of a table lies in a viewport: a pure function, the whole of it. */
import { layOutColumns } from './columns';
import { layOutCovering } from './covering';
import { layOutFans } from './fans';
import type { Layout, Scene, Size } from './geometry';

export function layOut(scene: Scene, view: Size): Layout {
  if (scene.game.arrangement === 'fans') return layOutFans(scene, view);
  return scene.game.family === 'covering' ? layOutCovering(scene, view) : layOutColumns(scene, view);
}
