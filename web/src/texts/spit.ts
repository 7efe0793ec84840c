/** The messages of Spit, with a function for each. */
import { cardName, checkCard } from '../cards/names';
import { language, t } from '../language/i18n.svelte';
import type { RowPile, SpitView } from '../protocol/messages';
import { capitalise, cards, describePlays, describeTurned, leftToRight } from './text';
import type { GameAction } from '../spit/scene';

export type Side = 'left' | 'right';

export const title = (round: number): string => t('spit-title', { round });
export const matchScore = (): string => t('spit-score');
export const round = (number: number): string => t('spit-round', { round: number });

// Piles

/** Returns the name of a pile in a row. `name` is its player, or null for the player's own row. */
export const rowPile = (name: string | null, place: number): string =>
  name === null ? t('spit-own-pile', { number: place + 1 }) : t('spit-pile', { name, number: place + 1 });
export const centrePile = (side: Side): string => t('spit-centre', { side });

export function pileLabel(name: string, { hidden, cards: open }: RowPile): string {
  if (open.length === 0)
    return hidden === 0 ? t('pile-empty', { name }) : t('cards-face-down', { name, count: hidden });
  const top = open.map(cardName).join(', ');
  return hidden === 0 ? t('spit-open', { name, top }) : t('spit-open-on', { name, top, count: hidden });
}
export const spares = (name: string, has: boolean): string => t('spit-spares', { name, has: has ? 'yes' : 'no' });

// Players

export type State = 'away' | 'ready' | 'unready' | 'able' | 'stuck';
export const state = (state: State): string => t('spit-state', { state });
export const cardCount = cards;
/** Returns how many cards a player has, and how many of them came from the spit pile the player took. */
export const holds = (name: string, count: number, taken: number): string =>
  t('spit-holds', { name, count }) + (taken > 0 ? ` ${leftToRight(`(+${taken})`)}` : '');
export const latency = (ms: number): string => t('spit-latency', { ms });
/** Returns a number of milliseconds with its unit. Hebrew has no usual abbreviation, and browsers would take the English one. */
export const milliseconds = (ms: number): string =>
  new Intl.NumberFormat(language(), {
    style: 'unit',
    unit: 'millisecond',
    unitDisplay: language() === 'he' ? 'long' : 'short',
  }).format(ms);

// Waiting

export const begins = (seconds: number): string => t('room-begins', { seconds });
export const counting = (seconds: number): string => t('spit-counting', { seconds });
export const stuck = (seconds: number): string => t('spit-stuck', { seconds });
export const blocked = (): string => t('spit-blocked');
export const idle = (seconds: number): string => t('spit-idle', { seconds });
export const idleTheirs = (name: string): string => t('spit-idle-theirs', { name });
export const away = (name: string, seconds: number): string => t('spit-away', { name, seconds });
export const slap = (): string => t('spit-slap');
export const slapPile = (side: Side): string => t('spit-slap-pile', { side });
export const slapWait = (): string => t('spit-slap-wait');
export const tooLate = (): string => t('spit-too-late');
export const ready = (): string => t('spit-ready');
export const waiting = (name: string): string => t('spit-waiting', { name });
export const took = (name: string, count: number): string => t('spit-took', { name, count });

/** Returns who won, worded for the player in `seat`, or for a spectator if it is null. */
export function result({ winner, players }: Pick<SpitView, 'winner' | 'players'>, seat: number | null): string {
  if (winner === null) return t('spit-nobody-won');
  return winner === seat ? t('spit-you-won') : t('spit-won', { name: players[winner]?.name ?? '' });
}
/** Returns how a match ended, for the player in a seat or for someone without one, who may be the player who left. */
export function ending({ ending: how, players, winner }: SpitView, seat: number | null): string {
  if (how === null) return '';
  if (players.some(({ removed }) => removed)) return t('spit-ending', { how: 'removed' });
  const left = players.find((_, at) => at !== winner);
  if (how === 'left' && seat === null && left) return `${left.name}: ${t('golf-withdrawn')}`;
  return t('spit-ending', { how });
}

// Announcements

export const describePlayed = (name: string, card: string, side: Side): string =>
  t('spit-said-played', { name, card: checkCard(card), side });
export const describeForced = (name: string, card: string): string =>
  t('spit-said-forced', { name, card: checkCard(card) });
export const describeShifted = (name: string, card: string, place: number): string =>
  t('spit-said-shifted', { name, card: checkCard(card), number: place + 1 });
export const describeExposed = (card: string): string => describeTurned([card]);
export const newSpitCards = (): string => t('spit-said-new');
export const describeTops = (left: string | null, right: string | null): string =>
  capitalise(t('spit-said-tops', { left: cardOrNone(left), right: cardOrNone(right) }));
const cardOrNone = (top: string | null): string => (top === null ? t('spit-said-top-none') : cardName(top));
export const describeOut = (name: string): string => t('spit-said-out', { name });
export const describeBlocked = (): string => t('spit-said-blocked');
export const describeSlapped = (name: string): string => t('spit-said-slapped', { name });
export const describeNoFit = (card: string): string => capitalise(t('spit-said-no-fit', { what: cardName(card) }));
export const describeChosen = (card: string): string => capitalise(t('spit-said-chosen', { what: cardName(card) }));

/** Returns a row with the top card of each pile. */
export function describeRow(name: string, row: readonly RowPile[]): string {
  const piles = row.map(({ cards: open }, place) =>
    t('spit-said-pile', { number: place + 1, top: cardOrNone(open.at(-1) ?? null) }),
  );
  return t('spit-said-row', { name, piles: piles.join('; ') });
}

/** Returns what can be played, starting with the leftmost pile. */
export function describeMoves(
  moves: readonly GameAction[],
  row: readonly RowPile[],
  sideOf: (spit: number) => Side,
): string {
  return describePlays(
    moves.map(({ card, spit, place }) => {
      const number = row.findIndex(({ cards: open }) => open.at(-1) === card) + 1;
      if (spit !== null) return t('spit-play-onto', { number, card: checkCard(card), side: sideOf(spit) });
      return t('spit-play-to', { number, card: checkCard(card), target: (place ?? 0) + 1 });
    }),
  );
}

// Help

export const helpSections = (): { heading: string; lines: [string, string][] }[] => [
  {
    heading: t('help-pointer'),
    lines: [
      [t('help-tap'), t('spit-help-tap-does')],
      [t('help-drag'), t('spit-help-drag-does')],
      [t('spit-help-slap'), t('spit-help-slap-does')],
    ],
  },
  {
    heading: t('help-keyboard'),
    lines: [
      ['1 … 5', t('spit-help-piles-does')],
      ['Shift+1 … 5, Shift+Enter', t('spit-help-hold-does')],
      ['Q E, \u2190 \u2192', t('spit-help-sides-does')],
      ['Space', t('spit-help-space-does')],
      ['P', t('help-plays-does')],
      ['C', t('help-changed-does')],
      ['L', t('help-table-does')],
      ['?', t('help-page-does')],
    ],
  },
];
