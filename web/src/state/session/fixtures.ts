/** Piles, tables and a table session for the unit tests. */
import { expect } from 'vitest';
import type { Advice, Move, Pile, Table } from '../../protocol/messages';
import type { TableEvents, TableMessage, TableRequest } from '../../socket/connection';
import { PlayClock } from './clock';
import { PLAIN_SETTINGS, type PlaySettings } from './play-settings';
import { TableSession } from './table-session';

export const pile = (id: string, kind: Pile['kind'], cards: string, hidden = 0): Pile => ({
  id,
  kind,
  hidden,
  cards: cards ? cards.split(' ') : [],
});
export const move = (source: string, target: string, count = 1): Move => ({
  source,
  target,
  count,
  text: `${source}-${target}`,
});

export const PILES = [
  pile('stock', 'stock', '', 5),
  pile('waste', 'waste', ''),
  pile('c1', 'column', 'KS TH'),
  pile('c2', 'column', 'JH'),
  pile('c3', 'column', '9H'),
  pile('f1', 'foundation', ''),
];
export const MOVES = [move('c1', 'c2'), move('c3', 'c1'), move('stock', 'waste')];

export function tableAt(seq: number, changes: Partial<Table> = {}): Table {
  return {
    type: 'table',
    table: 'T',
    seq,
    ref: null,
    game: {
      id: 'x',
      name: 'X',
      family: 'columns',
      options: {},
      arrangement: 'columns',
      columns: 3,
      rows: 2,
      places: [],
      scoring: 'cards',
    },
    deal: '1',
    piles: PILES,
    moves: MOVES,
    outcome: 'open',
    ended: false,
    undo: 'free',
    redo: false,
    practice: false,
    helped: { hints: 0, verdict: false, shown: 0 },
    winnable: false,
    played: seq,
    elapsed_ms: 0,
    score: { value: 0, of: 52, streak: null },
    redeals_left: 0,
    impossible: false,
    round: null,
    ...changes,
  };
}

/** Matches any valid request name. */
export const NAME: unknown = expect.stringMatching(/^[0-9a-z]{1,40}$/);

/** A function that the session will run after a time. */
export interface Timer {
  run: () => void;
  ms: number;
}

/** Opens a table session with the test as its server. Scheduled functions are added to `timers`, or run at once if there is no such list. */
export function openSession(settings: PlaySettings = PLAIN_SETTINGS, timers: Timer[] | null = null) {
  const sent: TableRequest[] = [];
  let events: TableEvents | undefined;
  const session = new TableSession(
    'T',
    (_, listeners) => {
      events = listeners;
      return { send: (message) => sent.push(message) > 0, close: () => undefined };
    },
    new PlayClock(() => 0),
    () => settings,
    (run, ms) => (timers ? void timers.push({ run, ms }) : run()),
  );
  const connection = events as unknown as TableEvents;
  const receive = (message: TableMessage): void => connection.onMessage(message);
  connection.onState('open', '');
  receive(tableAt(1));
  const cards = (id: string): string => session.snapshot.piles.find((p) => p.id === id)?.cards.join(' ') ?? '?';
  return { session, sent, receive, connection, cards };
}

export const busy = (ref: number, seconds: number): TableMessage => ({
  type: 'refused',
  ref,
  seq: 1,
  code: 'busy',
  message: 'Busy.',
  phrase: null,
  retry_after_s: seconds,
});

export const advice = (ref: number, seq: number, more: Partial<Advice> = {}): Advice => ({
  type: 'advice',
  ref,
  seq,
  help: 'move',
  verdict: 'won',
  nodes: 5,
  cpu_s: 0,
  limit: null,
  advice: 'win',
  pile: null,
  moves: [MOVES[0] as Move],
  to_win: 9,
  score: null,
  ...more,
});
