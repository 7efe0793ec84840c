/** The messages of Spit, with a function for each. */
import { cardName, checked } from '../cards/names';
import { say } from '../language/speech.svelte';
import type { RowPile, SpitView } from '../protocol/messages';
import { cards, figures, saidPlays, saidTurned, sentence } from './text';
import type { GameAction } from '../spit/scene';

export type Side = 'left' | 'right';

export const title = (round: number): string => say('spit-title', { round });
export const round = (number: number): string => say('spit-round', { round: number });

// Piles

/** Returns the name of a pile in a row. `name` is its player, or null for the player's own row. */
export const rowPile = (name: string | null, place: number): string =>
  name === null ? say('spit-own-pile', { number: place + 1 }) : say('spit-pile', { name, number: place + 1 });
export const centrePile = (side: Side): string => say('spit-centre', { side });

export function pileLabel(name: string, { hidden, cards: open }: RowPile): string {
  if (open.length === 0)
    return hidden === 0 ? say('pile-empty', { name }) : say('cards-face-down', { name, count: hidden });
  const top = open.map(cardName).join(', ');
  return hidden === 0 ? say('spit-open', { name, top }) : say('spit-open-on', { name, top, count: hidden });
}
export const spares = (name: string, has: boolean): string => say('spit-spares', { name, has: has ? 'yes' : 'no' });

// Players

export type State = 'away' | 'ready' | 'unready' | 'able' | 'stuck';
export const state = (state: State): string => say('spit-state', { state });
export const cardCount = cards;
/** Returns how many cards a player has, and how many of them came with the spit pile the player took. */
export const holds = (name: string, count: number, taken: number): string =>
  say('spit-holds', { name, count }) + (taken > 0 ? ` ${figures(`(+${taken})`)}` : '');
export const latency = (ms: number): string => say('spit-latency', { ms });

// Waiting

export const begins = (seconds: number): string => say('room-begins', { seconds });
export const counting = (seconds: number): string => say('spit-counting', { seconds });
export const stuck = (seconds: number): string => say('spit-stuck', { seconds });
export const blocked = (): string => say('spit-blocked');
export const idle = (seconds: number): string => say('spit-idle', { seconds });
export const idleTheirs = (name: string): string => say('spit-idle-theirs', { name });
export const away = (name: string, seconds: number): string => say('spit-away', { name, seconds });
export const slap = (): string => say('spit-slap');
export const slapPile = (side: Side): string => say('spit-slap-pile', { side });
export const slapWait = (): string => say('spit-slap-wait');
export const tooLate = (): string => say('spit-too-late');
export const ready = (): string => say('spit-ready');
export const waiting = (name: string): string => say('spit-waiting', { name });
export const took = (name: string, count: number): string => say('spit-took', { name, count });

/** Returns who won, worded for the player in `seat`, or for a spectator if it is null. */
export function result({ winner, players }: Pick<SpitView, 'winner' | 'players'>, seat: number | null): string {
  if (winner === null) return say('spit-nobody-won');
  return winner === seat ? say('spit-you-won') : say('spit-won', { name: players[winner]?.name ?? '' });
}
export const ending = (how: SpitView['ending']): string => (how === null ? '' : say('spit-ending', { how }));

// Announcements

export const saidPlayed = (name: string, card: string, side: Side): string =>
  say('spit-said-played', { name, card: checked(card), side });
export const saidForced = (name: string, card: string): string =>
  say('spit-said-forced', { name, card: checked(card) });
export const saidShifted = (name: string, card: string, place: number): string =>
  say('spit-said-shifted', { name, card: checked(card), number: place + 1 });
export const saidExposed = (card: string): string => saidTurned([card]);
export const saidNew = (): string => say('spit-said-new');
export const saidTops = (left: string | null, right: string | null): string =>
  sentence(say('spit-said-tops', { left: named(left), right: named(right) }));
const named = (top: string | null): string => (top === null ? say('spit-said-top-none') : cardName(top));
export const saidOut = (name: string): string => say('spit-said-out', { name });
export const saidBlocked = (): string => say('spit-said-blocked');
export const saidSlapped = (name: string): string => say('spit-said-slapped', { name });
export const saidNoFit = (card: string): string => sentence(say('spit-said-no-fit', { what: cardName(card) }));
export const saidChosen = (card: string): string => sentence(say('spit-said-chosen', { what: cardName(card) }));

/** Returns a row with the top card of each pile. */
export function saidRow(name: string, row: readonly RowPile[]): string {
  const piles = row.map(({ cards: open }, place) =>
    say('spit-said-pile', { number: place + 1, top: named(open.at(-1) ?? null) }),
  );
  return say('spit-said-row', { name, piles: piles.join('; ') });
}

/** Returns what can be played, starting with the leftmost pile. */
export function saidMoves(
  moves: readonly GameAction[],
  row: readonly RowPile[],
  sideOf: (spit: number) => Side,
): string {
  return saidPlays(
    moves.map(({ card, spit, place }) => {
      const number = row.findIndex(({ cards: open }) => open.at(-1) === card) + 1;
      if (spit !== null) return say('spit-play-onto', { number, card: checked(card), side: sideOf(spit) });
      return say('spit-play-to', { number, card: checked(card), target: (place ?? 0) + 1 });
    }),
  );
}

// Help

export const helpSections = (): { heading: string; lines: [string, string][] }[] => [
  {
    heading: say('help-pointer'),
    lines: [
      [say('help-tap'), say('spit-help-tap-does')],
      [say('help-drag'), say('spit-help-drag-does')],
      [say('spit-help-slap'), say('spit-help-slap-does')],
    ],
  },
  {
    heading: say('help-keyboard'),
    lines: [
      ['1 … 5', say('spit-help-piles-does')],
      ['Shift+1 … 5, Shift+Enter', say('spit-help-hold-does')],
      ['Q E, \u2190 \u2192', say('spit-help-sides-does')],
      ['Space', say('spit-help-space-does')],
      ['P', say('help-plays-does')],
      ['C', say('help-changed-does')],
      ['L', say('help-table-does')],
      ['?', say('help-page-does')],
    ],
  },
];
