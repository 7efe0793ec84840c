/** Rooms, golf views and a room session for the unit tests. */
import type { GolfView, Room, RoomAction, RoomUpdate, Table } from '../../protocol/messages';
import type { Refusal } from '../../protocol/refusal';
import type { RoomEvents } from '../../socket/connection';
import { RoomSession } from './room-session';

export function roomAt(seq: number, changes: Partial<Room> = {}): Room {
  return {
    type: 'room',
    room: 'R',
    code: 'ABCDEF',
    seq,
    ref: null,
    now_ms: 1000 * seq,
    settings: { type: 'golf' },
    levels: [],
    phase: 'playing',
    due_ms: null,
    seats: [],
    most: 8,
    you: 0,
    host: true,
    games: 1,
    said: [],
    hushed: false,
    player: 0,
    computers: ['', ''],
    did: 0,
    watching: 0,
    watchers: [],
    contest: null,
    ...changes,
  };
}

/** Opens a room session with the test as its server. `runTimers` runs the callbacks that wait for a timer. */
export function openRoom() {
  const sent: RoomAction[] = [];
  const timers: (() => void)[] = [];
  const answers: (string | null)[] = [];
  let isUp = true;
  let now = 0;
  let events: RoomEvents | undefined;
  const session = new RoomSession(
    'R',
    (_, listeners) => {
      events = listeners;
      return { send: (message) => isUp && sent.push(message) > 0, close: () => undefined };
    },
    () => now,
    (run) => timers.push(run),
  );
  const connection = events as unknown as RoomEvents;
  connection.onState('open', '');
  connection.onMessage(roomAt(1));
  const receive = (room: Room): void => connection.onMessage(room);
  const update = (changes: Partial<RoomUpdate>): void =>
    connection.onMessage({
      type: 'update',
      seq: 1,
      ref: null,
      now_ms: 1000 * (changes.seq ?? 1),
      did: 0,
      contest: null,
      ...changes,
    });
  const refuse = (ref: number | null, code = 'illegal_move'): void =>
    connection.onMessage({ type: 'refused', ref, seq: 1, code, message: 'No.', phrase: null });
  const act = (what: string): void =>
    session.do(what, (refusal: Refusal | null) => answers.push(refusal?.code ?? null));
  const disconnect = (): void => {
    isUp = false;
    connection.onState('lost', '');
  };
  const reconnect = (room: Room): void => {
    isUp = true;
    connection.onState('open', '');
    receive(room);
  };
  const actionsSent = (): string[] =>
    sent.flatMap((action) => (action.type === 'do' ? [`${action.nth}:${action.what}`] : []));
  return {
    session,
    connection,
    sent,
    receive,
    update,
    refuse,
    act,
    disconnect,
    reconnect,
    actionsSent,
    answers,
    runTimers: () => timers.splice(0).forEach((run) => run()),
    setTime: (ms: number) => (now = ms),
  };
}

export const PLAYER = {
  name: '',
  side: 0,
  here: true,
  withdrawn: false,
  removed: false,
  plays: true,
  done: false,
  seen: false,
  cards_left: 35,
  scores: [],
  total: 0,
  to_par: 'E',
  place: 1,
  status: null,
  board: null,
};

export function boardAt(seq: number, changes: Partial<Table> = {}): Table {
  return {
    type: 'table',
    table: '',
    seq,
    ref: null,
    game: {
      id: 'golf',
      name: 'Golf',
      family: 'covering',
      options: {},
      arrangement: 'columns',
      columns: 2,
      rows: 1,
      places: [],
      scoring: 'hole',
    },
    deal: null,
    piles: [
      { id: 'stock', kind: 'stock', hidden: 2, cards: [] },
      { id: 'c1', kind: 'column', hidden: 0, cards: ['5H'] },
      { id: 'c2', kind: 'column', hidden: 0, cards: ['6H'] },
      { id: 'hole', kind: 'hole', hidden: 0, cards: ['6S'] },
    ],
    moves: [
      { source: 'c1', target: 'hole', count: 1, text: '1' },
      { source: 'stock', target: 'hole', count: 1, text: 'd' },
    ],
    outcome: 'open',
    ended: false,
    undo: 'none',
    redo: false,
    practice: false,
    helped: { hints: 0, verdict: false, shown: 0 },
    winnable: false,
    played: 0,
    elapsed_ms: 0,
    score: { value: 2, of: null, streak: null },
    redeals_left: 0,
    impossible: false,
    round: null,
    ...changes,
  };
}

export function golf(changes: Partial<GolfView> = {}): GolfView {
  return {
    type: 'golf',
    format: 'stroke',
    hole: 1,
    holes: 9,
    own_deals: false,
    phase: 'hole',
    board: boardAt(1),
    dealt: null,
    may_redeal: false,
    players: [PLAYER, { ...PLAYER, side: 1 }],
    due_ms: null,
    result: '',
    winners: [],
    ...changes,
  };
}
