import { IDBFactory, forceCloseDatabase } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogChange, StoredEvent, StoredTable } from '../protocol/messages';
import { openLog, type EventLog, type Replaced } from './log';
import { OutdatedError } from './outdated';

const table = (seq: number, more: Partial<StoredTable> = {}): StoredTable => ({
  id: 't',
  seq,
  closed: false,
  round: null,
  row: `{"seq":${seq}}`,
  ...more,
});
const event = (seq: number, text = `e${seq}`, id = 't'): StoredEvent => ({ table: id, seq, event: text, at: seq });
/** The server's copy of a table with these events. */
const copyOf = (...events: string[]): LogChange => ({
  tables: [table(events.length)],
  events: events.map((text, at) => event(at + 1, text)),
});

/** What the server has stored as another table, which was handed over alone. */
const replacedBy = (row: StoredTable): Replaced => ({ row, fork: 'f', handed: new Set(['t']) });

let log: EventLog;

const move = (seq: number): Promise<string> =>
  log.commit(JSON.stringify({ guard: { table: 't', seq: seq - 1 }, tables: [table(seq)], events: [event(seq)] }));
const eventsOf = async (id = 't'): Promise<string[]> => {
  const [, events] = JSON.parse((await log.table(id)) || '[{},[]]') as [object, [string, number][]];
  return events.map(([text]) => text);
};
const unsentIds = async (open?: string, now?: number): Promise<string[]> =>
  (await log.unsent(open, now)).map((one) => one.table.id);

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  log = await openLog();
  await log.commit(JSON.stringify({ tables: [table(0)] }));
});

describe('the log', () => {
  it('stores each event once', async () => {
    expect(await move(1)).toBe('');
    expect(await move(1)).toBe('conflict');
    expect(await move(2)).toBe('');
    expect(await eventsOf()).toEqual(['e1', 'e2']);
    expect(await log.row('t')).toBe('{"seq":2}');
  });

  it('goes on if the browser closes the database, as soon as it can be opened', async () => {
    const opened = vi.spyOn(indexedDB, 'open');
    const lastOpened = () => (opened.mock.results.at(-1)?.value as IDBOpenDBRequest).result;
    log = await openLog();
    expect(await move(1)).toBe('');
    opened.mockImplementationOnce(() => {
      throw new Error('data is being deleted');
    });
    forceCloseDatabase(lastOpened() as never);
    await vi.waitFor(async () => expect(await log.row('t')).toBe('{"seq":1}'));
    expect(await move(2)).toBe('');
    const onOutdated = vi.fn();
    log = await openLog(onOutdated);
    forceCloseDatabase(lastOpened() as never);
    indexedDB.open('longwood', 1_000);
    await vi.waitFor(() => expect(onOutdated).toHaveBeenCalledOnce());
  });

  it('stores nothing if the row is not the expected one', async () => {
    const moveFrom = (row: string): Promise<string> =>
      log.commit(JSON.stringify({ guard: { table: 't', seq: 0, row }, tables: [table(1)], events: [event(1)] }));
    expect(await moveFrom('{"seq":0,"round":"r"}')).toBe('conflict');
    expect(await eventsOf()).toEqual([]);
    expect(await moveFrom('{"seq":0}')).toBe('');
    expect(await eventsOf()).toEqual(['e1']);
  });

  it('stores nothing at a closed table', async () => {
    await log.commit(JSON.stringify({ tables: [table(0, { closed: true })] }));
    expect(await move(1)).toBe('conflict');
    expect(await eventsOf()).toEqual([]);
  });

  it('has a table to hand over until it is noted as sent, and again after the next event', async () => {
    expect(await unsentIds()).toEqual([]);
    await move(1);
    const [first] = await log.unsent();
    expect(first?.change.events).toEqual([event(1)]);
    await log.noteSent(table(1));
    expect(await unsentIds()).toEqual([]);
    await move(2);
    expect(await unsentIds()).toEqual(['t']);
    expect(await log.copied('t')).toBeNull();
  });

  it('hands over the open table even if it has no events', async () => {
    expect(await unsentIds('t')).toEqual(['t']);
    await log.noteSent(table(0));
    expect(await unsentIds('t')).toEqual([]);
    expect(await log.copied('t')).toBe(0);
  });

  it('tells which games are only here, and why the server has refused them', async () => {
    await move(1);
    expect(await log.onlyHere()).toEqual({ waiting: 1, refused: [] });
    await log.noteRefused(table(1), 'illegal move');
    expect(await log.onlyHere()).toEqual({ waiting: 0, refused: [{ id: 't', reason: 'illegal move' }] });
    expect(await log.copied('t'), 'the server does not have it').toBeNull();
    await log.noteSent(table(1));
    expect(await log.onlyHere()).toEqual({ waiting: 0, refused: [] });
  });

  it('hands over a refused table again after a day, or when it has changed', async () => {
    await move(1);
    await log.noteRefused(table(1), 'illegal move', 0);
    const hour = 3_600_000;
    expect(await unsentIds(undefined, 23 * hour)).toEqual([]);
    expect(await unsentIds('t', 23 * hour)).toEqual([]);
    expect(await unsentIds(undefined, 24 * hour)).toEqual(['t']);
    await move(2);
    expect(await unsentIds(undefined, hour)).toEqual(['t']);
  });
});

describe('a newer version', () => {
  const upgrade = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open('longwood', 2);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error()));
    });

  it('can change the database while this one is open, which says that it is outdated', async () => {
    const onOutdated = vi.fn();
    await openLog(onOutdated);
    (await upgrade()).close();
    expect(onOutdated).toHaveBeenCalledOnce();
    await expect(openLog()).rejects.toThrow(OutdatedError);
  });
});

describe("the server's copy of a table", () => {
  it('is extended as long as nothing is played here', async () => {
    expect(await log.copy('t', copyOf('a', 'b'), '')).toBeNull();
    await log.noteSent(table(0));
    expect(await log.copy('t', copyOf('a', 'b'), '')).toEqual([]);
    expect(await eventsOf()).toEqual(['a', 'b']);
    expect(await log.copied('t')).toBe(2);
    await move(3);
    expect(await log.copy('t', copyOf('a', 'b', 'c', 'd'), '')).toBeNull();
    expect(await eventsOf()).toEqual(['a', 'b', 'e3']);
  });

  it('never leaves a gap', async () => {
    await log.noteSent(table(0));
    expect(await log.copy('t', { tables: [table(3)], events: [event(2), event(3)] }, '')).toBeNull();
    expect(await eventsOf()).toEqual([]);
  });

  it('replaces what was sent, but no event that was stored since', async () => {
    await move(1);
    const sent = table(1);
    await move(2);
    expect(await log.copy('t', copyOf('other'), '', replacedBy(sent))).toBeNull();
    expect(await eventsOf()).toEqual(['e1', 'e2']);
    expect(await unsentIds()).toEqual(['t']);
    expect(await log.copy('t', copyOf('other'), '', replacedBy(table(2)))).toEqual([]);
    expect(await eventsOf()).toEqual(['other']);
    expect(await unsentIds()).toEqual([]);
  });

  it('tells which other tables of its round differ from those here', async () => {
    const other = table(4, { id: 'u', round: 'r' });
    const change = { tables: [table(1, { id: 'v', round: 'r' }), other], rounds: [{ id: 'r', created_at: 1 }] };
    expect(await log.copy('v', change, '')).toEqual(['u']);
    await log.commit(JSON.stringify({ tables: [other] }));
    expect(await log.copy('v', change, '')).toEqual([]);
    expect(await log.rounds()).toBe('[{"id":"r","created_at":1}]');
  });
});

describe('deleting everything', () => {
  it('is kept for the server with its time if it was done without it', async () => {
    await move(1);
    expect(await log.removal()).toBeNull();
    const before = Date.now();
    await log.commit('{"removes_all":true}');
    const removal = await log.removal();
    expect([await log.tables(), removal?.at]).toEqual(['[]', expect.toSatisfy((at: number) => at >= before)]);
    await log.commit('{"removes_all":true}');
    await log.noteRemoved(removal?.mark ?? '');
    expect(await log.removal(), 'a later deletion').not.toBeNull();
    await log.noteRemoved((await log.removal())?.mark ?? '');
    expect(await log.removal()).toBeNull();
  });

  it('leaves nothing behind after the server has done it, nor an earlier deletion that it did not know of', async () => {
    await log.commit('{"removes_all":true}');
    await log.commit(JSON.stringify({ tables: [table(0)] }));
    await move(1);
    await log.noteSent(table(1));
    expect(await log.clear()).toEqual(['t']);
    expect([await log.tables(), await eventsOf(), await unsentIds(), await log.removal()]).toEqual([
      '[]',
      [],
      [],
      null,
    ]);
  });

  it.each([
    ['on the server', () => log.clear()],
    ['without it', () => log.commit('{"removes_all":true}')],
  ])('%s is not undone by a copy that was requested before', async (_, remove) => {
    const epoch = await log.epoch();
    await remove();
    expect(await log.copy('t', copyOf('a'), epoch)).toBeNull();
    expect(await log.tables()).toBe('[]');
    expect(await log.copy('t', copyOf('a'), await log.epoch())).toEqual([]);
  });
});

describe('a table that the server has deleted', () => {
  it('is deleted with its events', async () => {
    await move(1);
    await log.noteSent(table(1));
    expect(await log.forget('t')).toBe(true);
    expect([await log.tables(), await eventsOf()]).toEqual(['[]', []]);
    expect(await log.forget('t')).toBe(false);
  });

  it('stays if it has moves that the server never had', async () => {
    await move(1);
    expect(await log.forget('t')).toBe(false);
    await log.noteSent(table(1));
    await move(2);
    expect(await log.forget('t')).toBe(false);
    expect(await eventsOf()).toEqual(['e1', 'e2']);
  });
});

describe('a round', () => {
  const hole = (id: string, created_at: number): StoredTable =>
    table(1, { id, round: 'r', row: JSON.stringify({ created_at }) });
  const replacing = { tables: [table(1, { id: 'c', round: 'r' })], events: [event(1, 'other', 'c')] };

  it('is handed over in the order in which it was dealt', async () => {
    await log.commit(JSON.stringify({ tables: [hole('c', 1), hole('a', 3), hole('b', 2)] }));
    expect(await unsentIds()).toEqual(['c', 'b', 'a']);
  });

  it('stays as it is if a hole was dealt here while the server stored it as another round', async () => {
    await log.commit(JSON.stringify({ tables: [hole('c', 1), hole('b', 2)] }));
    const replaced = { row: hole('c', 1), fork: 'f' };
    expect(await log.copy('c', replacing, '', { ...replaced, handed: new Set(['c']) })).toBeNull();
    expect(await unsentIds()).toEqual(['c', 'b']);
    expect(await log.copy('c', replacing, '', { ...replaced, handed: new Set(['c', 'b']) })).toEqual([]);
    expect(await unsentIds()).toEqual(['b']);
  });
});

describe('a copy of a finished game', () => {
  const DAY = 24 * 3600 * 1000;
  const finished = (id: string, more: Partial<StoredTable> = {}): StoredTable =>
    table(1, { id, row: JSON.stringify({ updated_at: 0, over: true }), ...more });
  const ids = async (): Promise<string[]> =>
    (JSON.parse(await log.tables()) as { id: string }[]).map(({ id }) => id).sort();
  const add = async (...added: StoredTable[]): Promise<void> => {
    const tables = added.map((one) => ({ ...one, row: JSON.stringify({ ...JSON.parse(one.row), id: one.id }) }));
    await log.commit(JSON.stringify({ tables, events: added.map(({ id }) => event(1, 'e', id)) }));
  };

  beforeEach(() => log.clear());

  it('is deleted after 90 days if the server has it', async () => {
    await add(finished('a'), finished('b'));
    await log.noteSent(finished('a'));
    expect(await log.expire(90 * DAY - 1)).toEqual([]);
    expect(await log.expire(90 * DAY)).toEqual(['a']);
    expect([await ids(), await eventsOf('a'), await eventsOf('b')]).toEqual([['b'], [], ['e']]);
    expect(await log.copied('a'), 'it can be copied again').toBe(0);
  });

  it('stays if the server does not have everything of it', async () => {
    await add(finished('failed'), finished('refused'), finished('longer', { seq: 2 }));
    await log.noteFailed(finished('failed'));
    await log.noteRefused(finished('refused'), 'illegal move');
    await log.noteSent(finished('longer'));
    expect([await log.expire(1000 * DAY), await ids()]).toEqual([[], ['failed', 'longer', 'refused']]);
  });

  it('stays if the game goes on', async () => {
    await add(finished('a', { row: JSON.stringify({ updated_at: 0, over: false }) }));
    await log.noteSent(finished('a'));
    expect(await log.expire(1000 * DAY)).toEqual([]);
  });

  it('stays as long as its round can be continued', async () => {
    const hole = finished('a', { round: 'r', closed: true });
    await add(hole);
    await log.noteSent(hole);
    expect(await log.expire(1000 * DAY)).toEqual([]);
  });

  it('stays as long as another hole of its round does', async () => {
    const names = [...'abcdefghi'];
    const holes = names.map((id) => finished(id, { round: 'r', closed: id !== 'i' }));
    await add(...holes);
    for (const hole of holes.slice(1)) await log.noteSent(hole);
    expect(await log.expire(1000 * DAY)).toEqual([]);
    for (const hole of holes) await log.noteSent(hole);
    expect(await log.expire(1000 * DAY)).toEqual(names);
    expect([await ids(), await log.rounds()]).toEqual([[], '[]']);
  });
});
