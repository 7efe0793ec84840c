/**
 * What lies on the table of Spit: what the server said, and on it what this player did that it has not answered yet.
 * No DOM, no rules: what may be done is the server's list of moves.
 */
import type { RowPile, SpitView } from '../protocol/messages';
import type { PileOfCards } from '../state/matcher';

/** Of a spit pile no more than the latest cards are known, and no more are shown: how many lie there is a secret. */
const SPIT_SHOWN = 3;
/** Spit cards are a secret too: a player who has any has this many backs. */
const SPARES_SHOWN = 2;

export const PILES = 5;

/** Rows, spit piles and whether there are spit cards, each by seat; places of a row from 0. Cards deepest first. */
export interface Scene {
  rows: readonly (readonly RowPile[])[];
  spits: readonly (readonly string[])[];
  spares: readonly boolean[];
}

/** Something done with a card, as the server writes it: `5H-s2` onto a spit pile, `9D-3` to a place of the row. */
export interface GameAction {
  card: string;
  /** The pile it goes to: a spit pile or a place, counted from 0. */
  spit: number | null;
  place: number | null;
}

export function parseAction(what: string): GameAction | null {
  const found = /^([A2-9TJQK][CDHS])-(?:s([12])|([1-9]))$/.exec(what);
  if (!found) return null;
  const [, card = '', spit, place] = found;
  return {
    card,
    spit: spit === undefined ? null : Number(spit) - 1,
    place: place === undefined ? null : Number(place) - 1,
  };
}

export const formatAction = ({ card, spit, place }: GameAction): string =>
  spit === null ? `${card}-${(place ?? 0) + 1}` : `${card}-s${spit + 1}`;

export const topOf = (pile: RowPile | undefined): string | null => pile?.cards.at(-1) ?? null;

export function sceneOf({ players, news }: Pick<SpitView, 'players' | 'news'>): Scene {
  return {
    rows: players.map(({ row }) => row),
    spits: players.map(({ spit }, seat) => spitCards(news, seat, spit)),
    spares: players.map(({ spares }) => spares),
  };
}

/** The latest cards of a spit pile, as the news tell them; `top` is what lies there for sure. */
function spitCards(news: SpitView['news'], seat: number, top: string | null): string[] {
  if (top === null) return [];
  let cards: string[] = [];
  for (const one of news) {
    if (one.kind === 'dealt') cards = [];
    const card = one.kind === 'spat' ? one.cards?.[seat] : one.kind === 'played' && one.spit === seat ? one.card : null;
    if (card) cards.push(card);
  }
  return cards.at(-1) === top ? cards.slice(-SPIT_SHOWN) : [top];
}

/** The scene after a action of that seat; null where its card does not lie on top of the row. */
export function afterAction(scene: Scene, seat: number, { card, spit, place }: GameAction): Scene | null {
  const row = scene.rows[seat] ?? [];
  const from = row.findIndex((pile) => topOf(pile) === card);
  if (from < 0 || from === place) return null;
  const moved = row.map((pile, at) => {
    if (at === from) return { ...pile, cards: pile.cards.slice(0, -1) };
    return at === place ? { ...pile, cards: [...pile.cards, card] } : pile;
  });
  const spits = scene.spits.map((cards, at) => (at === spit ? [...cards, card].slice(-SPIT_SHOWN) : cards));
  return { ...scene, rows: scene.rows.map((old, at) => (at === seat ? moved : old)), spits };
}

// Piles on the screen have names: r1-3 is the third place of the first seat's row, s2 the spit pile that the second seat started,
// x1 the first seat's spit cards.

export const rowId = (seat: number, place: number): string => `r${seat + 1}-${place + 1}`;
export const spitId = (seat: number): string => `s${seat + 1}`;
export const sparesId = (seat: number): string => `x${seat + 1}`;

/** Which spit pile or place of a seat's own row a name means. */
export function targetOf(id: string, seat: number): Pick<GameAction, 'spit' | 'place'> | null {
  const spit = /^s([12])$/.exec(id)?.[1];
  if (spit) return { spit: Number(spit) - 1, place: null };
  const place = placeOf(id, seat);
  return place === null ? null : { spit: null, place };
}

/** The place of that seat's row, from 0; null where the name means something else. */
export function placeOf(id: string, seat: number): number | null {
  const found = /^r([12])-([1-9])$/.exec(id);
  return found && Number(found[1]) === seat + 1 ? Number(found[2]) - 1 : null;
}

export const idOf = ({ spit, place }: Pick<GameAction, 'spit' | 'place'>, seat: number): string =>
  spit === null ? rowId(seat, place ?? 0) : spitId(spit);

/** Every pile of the table. */
export function pilesOf({ rows, spits, spares }: Scene): PileOfCards[] {
  return [
    ...rows.flatMap((row, seat) => row.map(({ hidden, cards }, place) => ({ id: rowId(seat, place), hidden, cards }))),
    ...spits.map((cards, seat) => ({ id: spitId(seat), hidden: 0, cards: [...cards] })),
    ...spares.map((has, seat) => ({ id: sparesId(seat), hidden: has ? SPARES_SHOWN : 0, cards: [] })),
  ];
}

/** How many cards lie in a row. */
export const cardsLeft = (row: readonly RowPile[]): number =>
  row.reduce((sum, { hidden, cards }) => sum + hidden + cards.length, 0);
