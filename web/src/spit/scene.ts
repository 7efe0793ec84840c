/**
 * The cards on a Spit table: the server's view with the player's pending actions applied.
 * Does not check the rules: the server's list of moves decides what is legal.
 */
import type { RowPile, SpitView } from '../protocol/messages';
import type { PileOfCards } from '../state/matcher';

/** How many of the latest cards on a spit pile are shown. The size of the pile is secret. */
const VISIBLE_SPIT_CARDS = 3;
/** How many card backs stand for a player's spares. Their number is secret too. */
const VISIBLE_SPARES = 2;

export const PILES = 5;

export interface Scene {
  /** The row of each seat. */
  rows: readonly (readonly RowPile[])[];
  /** The latest cards on the spit pile of each seat, deepest first. */
  spits: readonly (readonly string[])[];
  /** Whether each seat has cards left to turn onto a spit pile. */
  spares: readonly boolean[];
}

/** A move of a card. In the server's notation, `5H-s2` moves it to a spit pile and `9D-3` to a pile of the row. */
export interface GameAction {
  card: string;
  /** The target spit pile, from 0; null if the target is in the row. */
  spit: number | null;
  /** The target pile in the row, from 0; null if the target is a spit pile. */
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

export function sceneOf({ players, news: happenings }: Pick<SpitView, 'players' | 'news'>): Scene {
  return {
    rows: players.map(({ row }) => row),
    spits: players.map(({ spit }, seat) => spitCards(happenings, seat, spit)),
    spares: players.map(({ spares }) => spares),
  };
}

/** Returns the latest cards of a spit pile, taken from the happenings. If some are missing, returns only the top card. */
function spitCards(happenings: SpitView['news'], seat: number, top: string | null): string[] {
  if (top === null) return [];
  let cards: string[] = [];
  for (const one of happenings) {
    if (one.kind === 'dealt') cards = [];
    const card = one.kind === 'spat' ? one.cards?.[seat] : one.kind === 'played' && one.spit === seat ? one.card : null;
    if (card) cards.push(card);
  }
  return cards.at(-1) === top ? cards.slice(-VISIBLE_SPIT_CARDS) : [top];
}

/** Returns the scene after an action by a seat, or null if the card is not on top of a pile in that seat's row. */
export function afterAction(scene: Scene, seat: number, { card, spit, place }: GameAction): Scene | null {
  const row = scene.rows[seat] ?? [];
  const from = row.findIndex((pile) => topOf(pile) === card);
  if (from < 0 || from === place) return null;
  const moved = row.map((pile, at) => {
    if (at === from) return { ...pile, cards: pile.cards.slice(0, -1) };
    return at === place ? { ...pile, cards: [...pile.cards, card] } : pile;
  });
  const spits = scene.spits.map((cards, at) => (at === spit ? [...cards, card].slice(-VISIBLE_SPIT_CARDS) : cards));
  return { ...scene, rows: scene.rows.map((old, at) => (at === seat ? moved : old)), spits };
}

// Pile ids: r1-3 is the third pile in the first seat's row, s2 is the second seat's spit pile, and x1 is the first seat's spares.

export const rowId = (seat: number, place: number): string => `r${seat + 1}-${place + 1}`;
export const spitId = (seat: number): string => `s${seat + 1}`;
export const sparesId = (seat: number): string => `x${seat + 1}`;

/** Returns the target with a pile id, or null if it is neither a spit pile nor in the seat's row. */
export function targetOf(id: string, seat: number): Pick<GameAction, 'spit' | 'place'> | null {
  const spit = /^s([12])$/.exec(id)?.[1];
  if (spit) return { spit: Number(spit) - 1, place: null };
  const place = rowIndex(id, seat);
  return place === null ? null : { spit: null, place };
}

/** Returns the index in the seat's row of the pile with an id, or null if the pile is not in that row. */
export function rowIndex(id: string, seat: number): number | null {
  const found = /^r([12])-([1-9])$/.exec(id);
  return found && Number(found[1]) === seat + 1 ? Number(found[2]) - 1 : null;
}

export const idOf = ({ spit, place }: Pick<GameAction, 'spit' | 'place'>, seat: number): string =>
  spit === null ? rowId(seat, place ?? 0) : spitId(spit);

/** Returns every pile of the table. */
export function pilesOf({ rows, spits, spares }: Scene): PileOfCards[] {
  return [
    ...rows.flatMap((row, seat) => row.map(({ hidden, cards }, place) => ({ id: rowId(seat, place), hidden, cards }))),
    ...spits.map((cards, seat) => ({ id: spitId(seat), hidden: 0, cards: [...cards] })),
    ...spares.map((has, seat) => ({ id: sparesId(seat), hidden: has ? VISIBLE_SPARES : 0, cards: [] })),
  ];
}

/** Returns the number of cards in a row. */
export const cardsLeft = (row: readonly RowPile[]): number =>
  row.reduce((sum, { hidden, cards }) => sum + hidden + cards.length, 0);
