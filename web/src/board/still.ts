/** A position as a still picture: which cards are visible, and where. */
import type { Layout, Scene, Size } from '../layout/geometry';
import { layOut } from '../layout/layout';
import { matchCards } from '../state/matcher';
import { tableCards, type TableCard } from '../state/table-cards';

export interface Still {
  layout: Layout;
  /** The cards, those beneath others first. */
  cards: readonly TableCard[];
}

/** Returns the picture of a position that is `view` large. Cards deep in a squared pile are left out. */
export function stillPicture(scene: Scene, view: Size): Still {
  const layout = layOut(scene, view);
  let key = 0;
  const keyed = matchCards({ piles: [], loose: [] }, scene.piles, () => ++key).piles;
  const cards = tableCards(keyed, layout).filter(({ drawn }) => drawn);
  return { layout, cards: cards.sort((a, b) => a.z - b.z) };
}
