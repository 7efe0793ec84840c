import { describe, expect, it } from 'vitest';
import type { GolfView, Room, RoomAction, Table } from '../../protocol/messages';
import type { RoomEvents } from '../../socket/connection';
import { PlayClock } from '../session/clock';
import type { Asked } from './requests';
import { changesOf, holeResult } from './golf';
import { openHole } from './hole';
import { RoomSession, type Refusal } from './room-session';
import { TableSession } from '../session/table-session';

function roomAt(seq: number, changes: Partial<Room> = {}): Room {
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
    player: 0,
    computers: ['', ''],
    did: 0,
    watching: 0,
    contest: null,
    ...changes,
  };
}

/** A session on a line whose other end is the test; `pass` lets what waits for time happen. */
function opened() {
  const sent: RoomAction[] = [];
  const waiting: (() => void)[] = [];
  const told: (string | null)[] = [];
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
    (run) => waiting.push(run),
  );
  const line = events as unknown as RoomEvents;
  line.onState('open', '');
  line.onMessage(roomAt(1));
  const hear = (room: Room): void => line.onMessage(room);
  const refuse = (ref: number | null, code = 'illegal_move'): void =>
    line.onMessage({ type: 'refused', ref, seq: 1, code, message: 'No.', phrase: null });
  const action = (what: string): void =>
    session.do(what, (refusal: Refusal | null) => told.push(refusal?.code ?? null));
  const lose = (): void => {
    isUp = false;
    line.onState('lost', '');
  };
  const back = (room: Room): void => {
    isUp = true;
    line.onState('open', '');
    hear(room);
  };
  const actions = (): string[] =>
    sent.flatMap((action) => (action.type === 'do' ? [`${action.nth}:${action.what}`] : []));
  return {
    session,
    line,
    sent,
    hear,
    refuse,
    action,
    lose,
    back,
    actions,
    told,
    pass: () => waiting.splice(0).forEach((run) => run()),
    at: (ms: number) => (now = ms),
  };
}

describe('actions', () => {
  it('are numbered, may follow each other at once, and are done when the server counts them', () => {
    const { action, actions, hear, told } = opened();
    action('d');
    action('3');
    expect(actions()).toEqual(['1:d', '2:3']);
    hear(roomAt(2, { did: 1 }));
    expect(told).toEqual([null]);
    hear(roomAt(3, { did: 2 }));
    expect(told).toEqual([null, null]);
    action('4');
    expect(actions().at(-1)).toBe('3:4');
  });

  it('behind a refused one are sent again under the number that was not used', () => {
    const { action, actions, refuse, hear, told, session } = opened();
    action('5');
    action('6');
    action('7');
    refuse(1);
    expect(session.shown.refusal).toMatchObject({ code: 'illegal_move' });
    refuse(2, 'heard'); // the server had waited for another number
    refuse(3, 'heard');
    expect(actions()).toEqual(['1:5', '2:6', '3:7', '1:6', '2:7']);
    hear(roomAt(2, { did: 2 }));
    expect(told).toEqual(['illegal_move', null, null]);
    expect(session.shown.refusal).toMatchObject({ code: 'illegal_move' });
  });

  it('that the line broke over are done once: sent again only if the server did not count them', () => {
    const { action, actions, lose, back, told, hear } = opened();
    action('d');
    action('3');
    lose();
    action('4'); // kept
    expect(actions()).toEqual(['1:d', '2:3']);
    back(roomAt(5, { did: 1 }));
    expect(told).toEqual([null]);
    expect(actions().slice(2)).toEqual(['2:3', '3:4']);
    hear(roomAt(6, { did: 3 }));
    expect(told).toEqual([null, null, null]);
  });

  it('of a game that is over are told to nobody', () => {
    const { action, lose, back, actions, told, session } = opened();
    lose();
    action('next');
    back(roomAt(9, { games: 2 }));
    expect(actions()).toEqual([]);
    expect(told).toEqual(['heard']);
    expect(session.shown.refusal).toBeNull();
  });

  it('that came too fast are sent again after a breath', () => {
    const { action, actions, refuse, pass } = opened();
    action('d');
    refuse(null, 'too-fast');
    expect(actions()).toEqual(['1:d']);
    pass();
    expect(actions()).toEqual(['1:d', '1:d']);
  });

  it('of a watcher are none', () => {
    const { action, actions, hear, told } = opened();
    hear(roomAt(2, { player: null }));
    action('d');
    expect([actions(), told]).toEqual([[], ['heard']]);
  });
});

describe('a room', () => {
  it('takes nothing else while the line is down, and says so', () => {
    const { session, lose, sent } = opened();
    expect(session.ask({ type: 'prepare', ready: true })).toBe(true);
    lose();
    expect(session.ask({ type: 'prepare', ready: false })).toBe(false);
    expect(sent).toHaveLength(1);
    expect(session.shown.link).toBe('lost');
  });

  it('is there from its first word over a line, so that nothing is asked before and lost', () => {
    const { session, line, lose, back, sent } = opened();
    lose();
    line.onState('open', '');
    expect([session.shown.link, session.ask({ type: 'prepare', ready: true })]).toEqual(['lost', false]);
    back(roomAt(1));
    expect([session.shown.link, session.ask({ type: 'prepare', ready: true }), sent.length]).toEqual(['open', true, 1]);
  });

  it('that took something too fast is asked again after a breath, once, where it shows that it was not done', () => {
    const { session, sent, refuse, pass, hear, lose, back } = opened();
    const own = (ready: boolean): Partial<Room> => ({
      phase: 'gathering',
      seats: [{ name: 'Ada', level: '', ready, here: true }],
    });
    hear(roomAt(2, own(false)));
    session.ask({ type: 'prepare', ready: true });
    refuse(null, 'too-fast');
    expect(sent).toHaveLength(1);
    pass();
    expect(sent).toMatchObject([{ ref: 1 }, { type: 'prepare', ready: true, ref: 2 }]);
    refuse(null, 'too-fast');
    hear(roomAt(3, own(true))); // it had been heard
    pass();
    lose();
    back(roomAt(4, own(false)));
    expect(sent).toHaveLength(2);
    session.ask({ type: 'prepare', ready: true });
    refuse(null, 'too-fast');
    lose();
    back(roomAt(5, own(false))); // asked again with the line
    pass();
    expect(sent.map(({ ref }) => ref)).toEqual([1, 2, 3, 4]);
  });

  it('that could not read something is not asked for it again', () => {
    const { session, sent, refuse, pass, lose, back } = opened();
    const mine = roomAt(2, { phase: 'gathering', seats: [{ name: 'Ada', level: '', ready: false, here: true }] });
    back(mine);
    session.ask({ type: 'rename', name: 'x'.repeat(3_000) });
    refuse(null, 'bad-message');
    pass();
    lose();
    back(mine);
    expect(sent).toHaveLength(1);
    expect(session.shown.refusal).toMatchObject({ code: 'bad-message' });
  });

  it('is asked again for what had no answer when the line broke, where it shows that it was not done', () => {
    const { session, lose, back, sent, hear, at } = opened();
    const seat = (name: string): Room['seats'][number] => ({ name, level: '', ready: false, here: true });
    const again = (asked: Asked, changes: Partial<Room>, before: Partial<Room> = {}, afterMs = 0): number => {
      at(0);
      back(roomAt(3, { phase: 'gathering', seats: [seat('Ada'), seat('Bo')], ...before }));
      sent.length = 0;
      expect(session.ask(asked)).toBe(true);
      lose();
      at(afterMs);
      back(roomAt(3, { phase: 'gathering', seats: [seat('Ada'), seat('Bo')], ...before, ...changes }));
      const [, ...others] = sent;
      expect(others.map(({ type }) => type)).toEqual(others.map(() => asked.type));
      for (const { ref } of others) hear(roomAt(3, { ref }));
      lose();
      back(roomAt(3, { phase: 'gathering', seats: [seat('Ada'), seat('Bo')], ...before })); // as it was: but now all is answered
      expect(sent).toHaveLength(1 + others.length);
      return others.length;
    };
    const more = [seat('Ada'), seat('Bo'), seat('Casual')];
    expect(again({ type: 'hire', level: 'casual' }, {})).toBe(1);
    expect(again({ type: 'hire', level: 'casual' }, { seats: more })).toBe(0);
    expect(again({ type: 'prepare', ready: true }, {})).toBe(1);
    expect(again({ type: 'prepare', ready: true }, { seats: [{ ...seat('Ada'), ready: true }, seat('Bo')] })).toBe(0);
    expect(again({ type: 'prepare', ready: true }, { phase: 'countdown' })).toBe(0);
    expect(again({ type: 'prepare', ready: true }, { games: 2 })).toBe(0); // the game was played, and nobody asked for another
    expect(again({ type: 'prepare', ready: true }, {}, {}, 59_000)).toBe(1);
    expect(again({ type: 'prepare', ready: true }, {}, {}, 60_000)).toBe(0); // it may not be meant any more
    expect(again({ type: 'sit', name: 'Ada' }, {}, { you: null })).toBe(1);
    expect(again({ type: 'sit', name: 'Ada' }, { you: 1 }, { you: null })).toBe(0);
    expect(again({ type: 'rise' }, {})).toBe(1);
    expect(again({ type: 'rise', seat: 1 }, { seats: [seat('Ada')] })).toBe(0);
    expect(again({ type: 'rename', name: 'Al' }, {})).toBe(1);
    expect(again({ type: 'rename', name: 'Al' }, { seats: [seat('Al'), seat('Bo')] })).toBe(0);
    expect(again({ type: 'settle', settings: { type: 'golf', holes: 18 } }, {})).toBe(1);
    expect(
      again({ type: 'settle', settings: { type: 'golf', holes: 18 } }, { settings: { type: 'golf', holes: 18 } }),
    ).toBe(0);
  });

  it('knows its own time by the quickest message, and anew after a break', () => {
    const { session, hear, at, lose, back } = opened();
    at(500);
    hear(roomAt(2, { now_ms: 1400 })); // 100 ms under way longer than the first
    expect(session.roomMs).toBe(1500);
    lose();
    at(60_000);
    back(roomAt(3, { now_ms: 1600 })); // the room had stood still
    expect(session.roomMs).toBe(1600);
  });

  it('measures how long an answer takes', () => {
    const { session, hear, at } = opened();
    session.ask({ type: 'rename', name: 'Bo' });
    at(80);
    hear(roomAt(2, { ref: 1 }));
    expect(session.shown.latencyMs).toBe(80);
  });

  it('never goes back to an older state', () => {
    const { session, hear } = opened();
    hear(roomAt(7));
    hear(roomAt(6));
    expect(session.shown.room?.seq).toBe(7);
  });

  it('of a server that was put back is the one a new line tells first, and what was done there is done again', () => {
    const { session, hear, action, actions, lose, back } = opened();
    hear(roomAt(7, { did: 3 }));
    action('d');
    lose();
    back(roomAt(5, { did: 2 }));
    expect([session.shown.room?.seq, session.shown.link]).toEqual([5, 'open']);
    expect(actions()).toEqual(['4:d', '3:d']);
  });
});

const PLAYER = {
  name: '',
  side: 0,
  here: true,
  withdrawn: false,
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

function boardAt(seq: number, changes: Partial<Table> = {}): Table {
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

function golf(changes: Partial<GolfView> = {}): GolfView {
  return {
    type: 'golf',
    format: 'stroke',
    hole: 1,
    holes: 9,
    phase: 'hole',
    board: boardAt(1),
    may_redeal: false,
    players: [PLAYER, { ...PLAYER, side: 1 }],
    due_ms: null,
    result: '',
    winners: [],
    ...changes,
  };
}

describe('a hole', () => {
  /** The table of hole 1 over the room's line. */
  async function laid() {
    const room = opened();
    room.hear(roomAt(2, { contest: golf() }));
    const table = new TableSession('', openHole(room.session, 1), new PlayClock(() => 0));
    await Promise.resolve();
    const pile = (id: string): string => table.shown.piles.find((one) => one.id === id)?.cards.join(' ') ?? '?';
    return { ...room, table, pile };
  }

  it('is a table: a tap is a action, shown at once and kept when it is done', async () => {
    const { table, actions, pile, hear } = await laid();
    table.tap('c1', 1);
    expect(actions()).toEqual(['1:1']);
    expect([pile('c1'), pile('hole'), table.shown.pending]).toEqual(['', '6S 5H', true]);
    const after = boardAt(3, {
      piles: boardAt(1).piles.map((one) =>
        one.id === 'c1' ? { ...one, cards: [] } : one.id === 'hole' ? { ...one, cards: ['6S', '5H'] } : one,
      ),
      moves: [],
      undo: 'free',
    });
    hear(roomAt(3, { ref: 1, did: 1, contest: golf({ board: after }) }));
    expect([pile('hole'), table.shown.pending]).toEqual(['6S 5H', false]);
    table.undo(false);
    table.end();
    expect(actions()).toEqual(['1:1', '2:undo']);
  });

  it('takes back what the room refuses', async () => {
    const { table, pile, refuse } = await laid();
    table.tap('c1', 1);
    refuse(1, 'hole-over');
    expect([pile('c1'), pile('hole'), table.shown.pending]).toEqual(['5H', '6S', false]);
  });

  it('keeps a card on its way while the line is down, and it is done once', async () => {
    const { table, pile, lose, back, actions } = await laid();
    table.tap('c1', 1);
    lose();
    expect([pile('hole'), table.shown.link]).toEqual(['6S 5H', 'open']);
    back(roomAt(3, { contest: golf() }));
    expect(actions()).toEqual(['1:1', '1:1']);
    back(roomAt(4, { did: 1, contest: golf({ board: boardAt(4, { moves: [] }) }) }));
    expect(actions()).toHaveLength(2);
    expect(table.shown.pending).toBe(false);
  });

  it('goes on when others do something meanwhile', async () => {
    const { table, hear, pile } = await laid();
    table.tap('c1', 1);
    hear(roomAt(3, { contest: golf({ board: boardAt(3) }) }));
    expect([pile('hole'), table.shown.pending]).toEqual(['6S 5H', true]);
  });

  it('hears nothing of the next one', async () => {
    const { table, hear } = await laid();
    hear(roomAt(3, { contest: golf({ hole: 2, board: boardAt(3, { deal: '2' }) }) }));
    expect(table.shown.table?.seq).toBe(1);
  });
});

describe('what is told of others', () => {
  const players = (...changed: object[]): GolfView['players'] =>
    changed.map((one, side) => ({ ...PLAYER, side, ...one }));

  it('is who finished, left, went and came back, but not each card, nor oneself', () => {
    const before = golf({ players: players({}, { cards_left: 30 }, { here: false }, {}) });
    const now = golf({
      players: players(
        { done: true },
        { cards_left: 29, done: true },
        {},
        { here: false, withdrawn: true, done: true },
      ),
    });
    expect(changesOf(before, now, 0)).toEqual([
      { what: 'finished', seat: 1 },
      { what: 'back', seat: 2 },
      { what: 'left', seat: 3 },
    ]);
    expect(changesOf(now, now, 0)).toEqual([]);
  });

  it('is each score once the hole is turned, and who leads if that is another', () => {
    const before = golf({ players: players({ scores: [], place: 1 }, { scores: [], place: 1 }) });
    const now = golf({
      phase: 'turned',
      players: players({ scores: [7], place: 2, done: true }, { scores: [4], place: 1, done: true }),
    });
    expect(changesOf(before, now, 0)).toEqual([
      {
        what: 'turned',
        scores: [
          [0, 7],
          [1, 4],
        ],
      },
      { what: 'leads', seats: [1] },
    ]);
    const next = golf({ hole: 2, players: now.players });
    expect(changesOf(now, next, 0)).toEqual([{ what: 'hole' }]);
    const again = golf({
      hole: 2,
      phase: 'turned',
      players: players({ scores: [7, 5], place: 2 }, { scores: [4, 5], place: 1 }),
    });
    expect(changesOf(next, again, 0)).toEqual([
      {
        what: 'turned',
        scores: [
          [0, 5],
          [1, 5],
        ],
      },
    ]);
  });

  it('is how a match stands, and that it is over', () => {
    const before = golf({ format: 'match', players: players({}, {}) });
    const now = golf({
      format: 'match',
      phase: 'over',
      players: players({ scores: [3] }, { scores: [4] }),
      winners: [0],
    });
    expect(changesOf(before, now, null).map(({ what }) => what)).toEqual(['turned', 'match', 'over']);
  });

  it('a hole is halved only between sides', () => {
    expect(holeResult({ players: players({ scores: [4] }, { scores: [4] }) }, 1)).toEqual({
      best: 4,
      winners: [0, 1],
      halved: true,
    });
    expect(holeResult({ players: players({ scores: [4] }, { scores: [5] }, { scores: [4], side: 0 }) }, 1)).toEqual({
      best: 4,
      winners: [0, 2],
      halved: false,
    });
    expect(holeResult({ players: players({ scores: [null] }, { scores: [] }) }, 1)).toBeNull();
  });
});
