/** Positions of the games for their pictures, written by tools/thumbnails.py. They are downloaded after the first page. */
import type { Pile } from '../protocol/messages';

/** The kinds of piles by the letters that their names begin with. */
const KINDS: Readonly<Record<string, Pile['kind']>> = {
  c: 'column',
  f: 'foundation',
  h: 'hole',
  hole: 'hole',
  s: 'slot',
  stock: 'stock',
  waste: 'waste',
};

const PILE = /^(?<name>(?<letters>[a-z]+)\d*)(?<cell>cell)?:(?<hidden>\**)(?<cards>.*)$/;

let positions: Promise<Readonly<Record<string, string>>> | null = null;

/** Returns the piles of a game's picture, or null if it has none, as for one's own games, or if it can't be downloaded. */
export async function loadThumbnail(game: string): Promise<Pile[] | null> {
  positions ??= import('./thumbnails.json').then(
    ({ default: found }) => found,
    () => ({}),
  );
  const position = (await positions)[game];
  return position === undefined ? null : position.split(' ').map(parsePile);
}

/** Returns the pile written as in `c1:**KH`. Throws a RangeError if it is written differently. */
export function parsePile(written: string): Pile {
  const { name, letters = '', cell, hidden = '', cards = '' } = PILE.exec(written)?.groups ?? {};
  const kind = cell ? 'cell' : KINDS[letters];
  if (name === undefined || !kind) throw new RangeError(`"${written}" is not a pile of a picture`);
  return {
    id: name,
    kind,
    hidden: hidden.length,
    cards: cards.match(/\*|../g)?.map((card) => (card === '*' ? '' : card)) ?? [],
  };
}
