import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogChange, Removed, StoredTable } from '../protocol/messages';
import { onHandedOver } from './handed-over';
import { openLog, type EventLog } from './log';
import { copyTable, forget, forkOf, handOver, isOnServer, removeEverywhere, sendRemoval } from './sync';

/** What the server answers to a request. */
type Answer = (body: LogChange, path: string) => unknown;

const rowOf = (id: string, seq: number, row = 'here'): StoredTable => ({ id, seq, closed: false, round: null, row });
/** Fails where the server can be reached, so that nothing is deleted without it. */
const notHere = (): never => expect.fail('deleted without the server');
const eventsOf = (id: string, texts: string[]) =>
  texts.map((event, at) => ({ table: id, seq: at + 1, event, at: at + 1 }));
const copyOf = (id: string, texts: string[]): LogChange => ({
  tables: [rowOf(id, texts.length, 'server')],
  events: eventsOf(id, texts),
});

let log: EventLog;
/** The requests, each with the tables in its body. */
let requests: string[];
let answers: Record<string, Answer>;
/** How old the deletions were that the server was told of. */
let ages: number[];

/** Stores a table with a number of events. */
const play = (id: string, seq: number): Promise<string> => {
  const events = eventsOf(
    id,
    Array.from({ length: seq }, (_, at) => `e${at + 1}`),
  );
  return log.commit(JSON.stringify({ tables: [rowOf(id, seq)], events: events.slice(-1) }));
};

const refuse = (status: number, problem: object = {}): Response => Response.json(problem, { status });
const accept: Answer = ({ tables }) => ({ tables: tables?.map(({ id }) => ({ id, state: 'stored' })) });

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  log = await openLog();
  requests = [];
  ages = [];
  answers = { 'POST /api/log': accept };
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as LogChange;
    const [place, age] = path.split('?unused_for_s=');
    if (age !== undefined) ages.push(Number(age));
    const name = `${init.method ?? 'GET'} ${place}`;
    requests.push([name, ...(body.tables ?? []).map(({ id }) => id)].join(' '));
    const found = answers[name];
    if (!found) throw new TypeError('no network');
    const answer = await found(body, path);
    return answer instanceof Response ? answer : Response.json(answer);
  });
});

afterEach(() => {
  log.close();
  vi.unstubAllGlobals();
});

describe('a hand-over', () => {
  it('sends everything once', async () => {
    await play('a', 1);
    await play('b', 1);
    expect(await handOver()).toBeNull();
    await handOver();
    expect(requests).toEqual(['POST /api/log a b']);
    expect([await isOnServer('a'), await isOnServer('b')]).toEqual([true, true]);
  });

  it('tells pages that the server has something new', async () => {
    const told = new Promise<void>((resolve) => {
      const stop = onHandedOver(() => (stop(), resolve()));
    });
    await handOver();
    await play('a', 1);
    await handOver();
    await told;
  });

  it('leaves everything for the next time if the server cannot be reached', async () => {
    await play('a', 1);
    answers = {};
    expect(await handOver()).toBeInstanceOf(TypeError);
    expect(await isOnServer('a')).toBe(false);
    answers = { 'POST /api/log': accept };
    await handOver();
    expect(await isOnServer('a')).toBe(true);
  });

  it('keeps the reason why a game is refused, and does not send it again', async () => {
    await play('a', 1);
    await play('b', 1);
    answers['POST /api/log'] = ({ tables }) => ({
      tables: tables?.map(({ id }) =>
        id === 'a' ? { id, state: 'refused', reason: 'illegal move' } : { id, state: 'stored' },
      ),
    });
    await handOver();
    await handOver();
    expect(requests).toEqual(['POST /api/log a b']);
    expect(await log.onlyHere()).toEqual({ waiting: 0, refused: [{ id: 'a', reason: 'illegal move' }] });
    expect(await isOnServer('a')).toBe(false);
  });

  it('does not send again what the server had already', async () => {
    await play('a', 1);
    answers['POST /api/log'] = () => ({ tables: [{ id: 'a', state: 'known' }] });
    await handOver();
    await handOver();
    expect([requests.length, await isOnServer('a')]).toEqual([1, true]);
  });

  it('finds the table because of which the server refuses a whole request', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await play(id, 1);
    answers['POST /api/log'] = (change, path) =>
      change.tables?.some(({ id }) => id === 'd') ? refuse(400, { message: 'cannot be read' }) : accept(change, path);
    expect(await handOver()).toBeNull();
    expect(await log.onlyHere()).toEqual({ waiting: 0, refused: [{ id: 'd', reason: 'cannot be read' }] });
    const before = requests.length;
    await handOver();
    expect(requests).toHaveLength(before);
  });

  it('goes on with the other parts if one fails for now', async () => {
    const long = 'x'.repeat(400_000);
    for (const id of ['a', 'b', 'c'])
      await log.commit(JSON.stringify({ tables: [rowOf(id, 1)], events: [{ table: id, seq: 1, event: long, at: 1 }] }));
    answers['POST /api/log'] = (change, path) => (change.tables?.[0]?.id === 'a' ? refuse(503) : accept(change, path));
    const error = await handOver();
    expect(String(error)).toContain('503');
    expect(requests).toEqual(['POST /api/log a', 'POST /api/log b', 'POST /api/log c']);
    expect(await log.onlyHere()).toEqual({ waiting: 1, refused: [] });
  });

  it('hands over the other games if the server fails with one, and tries that one again after a minute', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await play(id, 1);
    answers['POST /api/log'] = (change, path) =>
      change.tables?.some(({ id }) => id === 'd') ? refuse(500) : accept(change, path);
    expect(await handOver()).toBeNull();
    expect(requests.map((request) => request.slice('POST /api/log '.length))).toEqual([
      'a b c d e',
      'a b c',
      'd e',
      'd',
      'e',
    ]);
    expect(await log.onlyHere(), 'it is only here').toEqual({ waiting: 1, refused: [] });
    expect(await isOnServer('d')).toBe(false);
    await handOver();
    expect(requests).toHaveLength(5);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    answers['POST /api/log'] = accept;
    await handOver();
    vi.restoreAllMocks();
    expect([requests.slice(5), await isOnServer('d')]).toEqual([['POST /api/log d'], true]);
  });

  it('finds a game with which the server fails even if it comes first', async () => {
    for (const id of ['a', 'b', 'c']) await play(id, 1);
    answers['POST /api/log'] = (change, path) =>
      change.tables?.some(({ id }) => id === 'a') ? refuse(500) : accept(change, path);
    expect(String(await handOver()), 'it may fail with every request').toContain('500');
    expect(requests).toEqual(['POST /api/log a b c', 'POST /api/log a b', 'POST /api/log a']);
    expect(await handOver()).toBeNull();
    expect(requests.slice(3)).toEqual(['POST /api/log b c']);
    expect(await log.onlyHere()).toEqual({ waiting: 1, refused: [] });
  });

  it('sends few requests to a server that fails with every one, and only games that change or are open before a pause has passed', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await play(id, 1);
    answers['POST /api/log'] = () => refuse(500);
    for (let attempt = 0; attempt < 10; attempt++) await handOver();
    expect(requests).toHaveLength(3 + 3 + 2 + 1);
    expect(await log.onlyHere()).toEqual({ waiting: 4, refused: [] });
    await play('c', 2);
    await handOver();
    await handOver('d');
    expect(requests.slice(9)).toEqual(['POST /api/log c', 'POST /api/log d']);
  });

  it('waits longer after each failure with the same game, at most a day', async () => {
    await play('a', 1);
    answers['POST /api/log'] = () => refuse(500);
    const now = Date.now();
    const sentAt: number[] = [];
    for (let minute = 0; minute < 4 * 1440; minute++) {
      vi.spyOn(Date, 'now').mockReturnValue(now + minute * 60_000);
      if ((await log.unsent()).length > 0) {
        sentAt.push(minute);
        await handOver();
      }
    }
    vi.restoreAllMocks();
    expect(sentAt).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047, 3487, 4927]);
  });

  it.each([
    [429, {}],
    [409, { code: 'importing' }],
    [403, {}],
  ])('refuses no game because of the status %i', async (status, problem) => {
    await play('a', 1);
    answers['POST /api/log'] = () => refuse(status, problem);
    expect(await handOver()).not.toBeNull();
    expect(await log.onlyHere()).toEqual({ waiting: 1, refused: [] });
  });

  it('includes what was played while an earlier one was going on', async () => {
    await play('a', 1);
    let second: Promise<unknown> | undefined;
    answers['POST /api/log'] = async (change, path) => {
      if (!second) {
        second = handOver();
        await play('b', 1);
      }
      return accept(change, path);
    };
    await handOver();
    await second;
    expect(requests).toEqual(['POST /api/log a', 'POST /api/log b']);
    expect(await isOnServer('b')).toBe(true);
  });

  it('includes the open table if it has no events', async () => {
    await log.commit(JSON.stringify({ tables: [rowOf('a', 0)] }));
    await handOver();
    expect(requests).toEqual([]);
    await handOver('a');
    expect([requests, await isOnServer('a')]).toEqual([['POST /api/log a'], true]);
  });

  it('keeps both versions of a table that was continued elsewhere', async () => {
    await play('a', 1);
    answers = {
      'POST /api/log': () => ({ tables: [{ id: 'a', state: 'forked', fork: 'f' }] }),
      'GET /api/tables/f/log?after=0': () => copyOf('f', ['e1']),
      'GET /api/tables/a/log?after=0': () => copyOf('a', ['other', 'more']),
    };
    await handOver();
    expect([await forkOf('a', 0), await forkOf('a', Date.now() + 1_000)]).toEqual(['f', null]);
    expect(JSON.parse(`[${(await log.table('a')).split('[').slice(2).join('[')}`.slice(0, -1))).toEqual([
      ['other', 1],
      ['more', 2],
    ]);
    expect([await isOnServer('a'), await isOnServer('f')]).toEqual([true, true]);
  });

  it('takes over the new round of a table whose round was continued elsewhere', async () => {
    await play('a', 1);
    const { events } = copyOf('a', ['e1']);
    answers = {
      'POST /api/log': () => ({ tables: [{ id: 'a', state: 'forked', fork: 'a' }] }),
      'GET /api/tables/a/log?after=0': () => ({
        tables: [{ ...rowOf('a', 1, 'server'), round: 'r' }],
        events,
        rounds: [{ id: 'r', created_at: 1 }],
      }),
    };
    await handOver();
    expect([await log.tables('r'), await log.rounds()]).toEqual(['[server]', '[{"id":"r","created_at":1}]']);
    expect(await isOnServer('a')).toBe(true);
  });

  it('deletes no event that was stored while the server forked the table', async () => {
    await play('a', 1);
    answers = {
      'POST /api/log': async () => {
        await play('a', 2);
        return { tables: [{ id: 'a', state: 'forked', fork: 'f' }] };
      },
      'GET /api/tables/f/log?after=0': () => copyOf('f', ['e1']),
      'GET /api/tables/a/log?after=0': () => copyOf('a', ['other']),
    };
    await handOver();
    expect(await forkOf('a', 0)).toBeNull();
    expect(await log.table('a')).toContain('["e1",1],["e2",2]');
    expect((await log.unsent()).map(({ table }) => table.id)).toEqual(['a']);
  });
});

/** Stores a hole of a round. */
const playHole = (id: string, created_at: number, round = 'r', event = 'e1'): Promise<string> =>
  log.commit(
    JSON.stringify({
      tables: [{ ...rowOf(id, 1, JSON.stringify({ created_at })), round }],
      events: [{ table: id, seq: 1, event, at: 1 }],
      rounds: [{ id: round, created_at: 1 }],
    }),
  );

describe('a round', () => {
  const long = 'x'.repeat(300_000);

  it('is handed over as a whole and in the order in which it was dealt', async () => {
    await playHole('c', 1, 'r', long);
    await playHole('z', 2, 's', long);
    await playHole('a', 3, 'r', long);
    await playHole('b', 4, 'r', long);
    await handOver();
    expect(requests).toEqual(['POST /api/log c a b', 'POST /api/log z']);
  });

  it('is not split if the server refuses a request', async () => {
    for (const [at, id] of ['d', 'c', 'b', 'a'].entries()) await playHole(id, at, id < 'c' ? 'r' : 's');
    answers['POST /api/log'] = (change, path) =>
      change.tables?.some(({ id }) => id === 'a') ? refuse(400, { message: 'cannot be read' }) : accept(change, path);
    await handOver();
    expect(requests).toEqual(['POST /api/log d c b a', 'POST /api/log d c', 'POST /api/log b a']);
    expect((await log.onlyHere()).refused.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('is split only if the server does not accept that many tables', async () => {
    for (let at = 0; at < 95; at++) await playHole(`t${String(at).padStart(2, '0')}`, at);
    await handOver();
    expect(requests.map((request) => request.split(' ').length - 2)).toEqual([90, 5]);
  });

  it('is handed over as a whole after the server has failed with it', async () => {
    await playHole('a', 1);
    await playHole('b', 2);
    answers['POST /api/log'] = () => refuse(500);
    await handOver();
    answers['POST /api/log'] = accept;
    await playHole('c', 3);
    await handOver();
    expect(requests).toEqual(['POST /api/log a b', 'POST /api/log a b c']);
  });

  it('is handed over again with the hole that was dealt while the server moved it to another round', async () => {
    await playHole('a', 1);
    const moved = (id: string): LogChange => ({
      tables: [{ ...rowOf(id, 1, 'server'), round: 's' }],
      events: eventsOf(id, ['e1']),
      rounds: [{ id: 's', created_at: 1 }],
    });
    let runs = 0;
    answers = {
      'POST /api/log': async ({ tables }) => {
        if (runs++ === 0) await playHole('b', 2);
        return { tables: tables?.map(({ id }) => ({ id, state: 'forked', fork: id })) };
      },
      'GET /api/tables/a/log?after=0': () => moved('a'),
      'GET /api/tables/b/log?after=0': () => moved('b'),
    };
    expect(await handOver()).toBeNull();
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /api/log a', 'POST /api/log a b']);
    expect([await log.tables('r'), await log.tables('s')]).toEqual(['[]', '[server,server]']);
    expect(await log.unsent()).toEqual([]);
  });
});

describe('a table that the server does not have', () => {
  const path = 'GET /api/tables/a/log?after=0';
  const missing = (): Response => refuse(404, { code: 'not-found' });

  beforeEach(async () => {
    answers[path] = () => copyOf('a', ['x']);
    await copyTable('a');
  });

  it('is deleted here if the server had it', async () => {
    answers['GET /api/tables/a/log?after=1'] = missing;
    expect([await forget('a'), await log.tables()]).toEqual([true, '[]']);
  });

  it.each([
    ['it still has it', () => ({ tables: [rowOf('a', 1, 'server')] })],
    ['something else answers', () => refuse(404)],
    ['it is busy', () => refuse(503)],
  ])('stays if %s', async (_, answer) => {
    answers['GET /api/tables/a/log?after=1'] = answer;
    expect([await forget('a'), await log.row('a')]).toEqual([false, 'server']);
  });

  it('stays if it has moves that the server never had', async () => {
    await play('a', 2);
    requests = [];
    expect([await forget('a'), await log.row('a'), requests]).toEqual([false, 'here', []]);
  });
});

describe('deleting all games', () => {
  it('is done here and kept for the server if it cannot be reached', async () => {
    await play('a', 1);
    const here = async (): Promise<Removed> => (await log.commit('{"removes_all":true}'), { tables: 1 });
    expect(await removeEverywhere(() => Promise.resolve(null), here)).toEqual({ tables: 1 });
    expect(await log.removal()).not.toBeNull();
    await removeEverywhere(() => Promise.resolve({ tables: 0 }), notHere);
    expect(await log.removal(), 'the server knows').toBeNull();
  });

  it('tells the server later how long ago it was, before anything else', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    await log.commit('{"removes_all":true}');
    vi.spyOn(Date, 'now').mockReturnValue(1_090_500);
    answers = { 'GET /api/tables/b/log?after=0': () => copyOf('b', ['x']) };
    await expect(copyTable('b')).rejects.toThrow('no network');
    answers['DELETE /api/games'] = () => ({ tables: 1 });
    await copyTable('b');
    await sendRemoval();
    expect(requests).toEqual(['DELETE /api/games', 'DELETE /api/games', 'GET /api/tables/b/log?after=0']);
    expect(ages).toEqual([90.5, 90.5]);
    vi.restoreAllMocks();
  });

  it('is never said to be in the future', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    await log.commit('{"removes_all":true}');
    vi.spyOn(Date, 'now').mockReturnValue(5_000);
    answers = { 'DELETE /api/games': () => ({ tables: 1 }) };
    await sendRemoval();
    expect([ages, await log.removal()]).toEqual([[0], null]);
    vi.restoreAllMocks();
  });

  it('also deletes them in this browser', async () => {
    await play('a', 1);
    expect(await removeEverywhere(() => Promise.resolve({ tables: 2 }), notHere)).toEqual({ tables: 2 });
    expect(await log.tables()).toBe('[]');
  });

  it('deletes nothing here if the server does not', async () => {
    await play('a', 1);
    await expect(removeEverywhere(() => Promise.reject(new Error('busy')), notHere)).rejects.toThrow('busy');
    expect(await log.row('a')).not.toBe('');
  });

  it('is done on the server before anything that was played since is handed over', async () => {
    await play('a', 1);
    await log.commit('{"removes_all":true}');
    await play('b', 1);
    answers = { 'POST /api/log': accept };
    expect(await handOver()).not.toBeNull();
    expect(requests).toEqual(['DELETE /api/games']);
    answers = { 'DELETE /api/games': () => ({ tables: 1 }), 'POST /api/log': accept };
    await handOver();
    await handOver();
    expect(requests.slice(1)).toEqual(['DELETE /api/games', 'POST /api/log b']);
  });

  it('waits for a hand-over, which would store them again', async () => {
    await play('a', 1);
    const order: string[] = [];
    answers['POST /api/log'] = (change, path) => (order.push('handed over'), accept(change, path));
    const handing = handOver();
    await removeEverywhere(() => (order.push('deleted'), Promise.resolve({ tables: 1 })), notHere);
    await handing;
    expect(order).toEqual(['handed over', 'deleted']);
  });
});

describe('a copy', () => {
  it('does not bring a table back that was deleted while it was requested', async () => {
    answers['GET /api/tables/a/log?after=0'] = async () => {
      await removeEverywhere(() => Promise.resolve({ tables: 1 }), notHere);
      return copyOf('a', ['x']);
    };
    expect(await copyTable('a')).toBe(0);
    expect(await log.tables()).toBe('[]');
  });

  it('has the events that are missing', async () => {
    answers['GET /api/tables/a/log?after=0'] = () => copyOf('a', ['x', 'y']);
    expect(await copyTable('a')).toBe(2);
    answers['GET /api/tables/a/log?after=2'] = () => ({ tables: [rowOf('a', 2, 'server')] });
    expect(await copyTable('a')).toBe(2);
    expect(await isOnServer('a')).toBe(true);
  });

  it('is not made of a table that was played on here', async () => {
    await play('a', 1);
    expect(await copyTable('a')).toBe(0);
    expect(requests).toEqual([]);
  });
});
