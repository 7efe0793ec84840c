import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConnectTable, TableEvents, TableMessage, TableRequest } from '../socket/connection';
import { OutdatedError } from './outdated';
import { DELETED, NOT_HERE, NOT_STARTED, OUTDATED, STOPPED, Switch, type Parts } from './switch';

const TABLE = { type: 'table', ref: null, seq: 0 } as TableMessage;
const DRAW = { type: 'undo', ref: 1 } as TableRequest;

let server: TableEvents[];
let local: TableEvents[];
let states: string[];
let shown: TableMessage[];

const connecting =
  (opened: TableEvents[]): ConnectTable =>
  (_, events) => {
    opened.push(events);
    return { send: () => true, close: () => undefined };
  };

function setUp(more: Partial<Parts> = {}) {
  const copyTable = vi.fn(() => Promise.resolve(0));
  const handOver = vi.fn(() => Promise.resolve());
  const forkOf = vi.fn(() => Promise.resolve<string | null>(null));
  const isOnServer = vi.fn(() => Promise.resolve(true));
  const forget = vi.fn(() => Promise.resolve(false));
  const handOverSoon = vi.fn();
  const go = vi.fn();
  const parts: Parts = {
    isSite: false,
    connectToServer: connecting(server),
    isServerThere: () => Promise.resolve(true),
    beforeServer: () => Promise.resolve(),
    mayBeAhead: () => false,
    whenOfflineReady: () => new Promise(() => undefined),
    hasLocalTable: () => Promise.resolve(true),
    localTables: () => Promise.resolve({ connect: connecting(local) }),
    sync: () => Promise.resolve({ copyTable, handOver, forkOf, isOnServer, forget }),
    handOverSoon,
    go,
    ...more,
  };
  const connection = new Switch(
    't',
    { onMessage: (message) => shown.push(message), onState: (state, reason) => states.push(reason || state) },
    parts,
  );
  return { connection, copyTable, handOver, forkOf, isOnServer, forget, handOverSoon, go };
}

/** Loses the server until the table goes on in this browser. */
async function loseServer(): Promise<void> {
  server.at(-1)?.onState('lost', '');
  await vi.advanceTimersByTimeAsync(5_000);
  local.at(-1)?.onMessage(TABLE);
}

beforeEach(() => {
  server = [];
  local = [];
  states = [];
  shown = [];
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
      clearTimeout: (timer: number) => clearTimeout(timer),
    }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table', () => {
  it('stays on a server that is back soon', async () => {
    setUp();
    server[0]?.onState('open', '');
    server[0]?.onState('lost', '');
    await vi.advanceTimersByTimeAsync(2_900);
    server[0]?.onState('open', '');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(local).toHaveLength(0);
  });

  it('is copied after a pause, also if the files for play without the server are downloaded later', async () => {
    let noteReady: () => void = () => undefined;
    const ready = new Promise<void>((resolve) => (noteReady = resolve));
    const { copyTable } = setUp({ whenOfflineReady: () => ready });
    server[0]?.onMessage(TABLE);
    server[0]?.onMessage({ ...TABLE, seq: 1 } as TableMessage);
    await vi.advanceTimersByTimeAsync(10_000);
    noteReady();
    await vi.advanceTimersByTimeAsync(2_000);
    server[0]?.onMessage({ ...TABLE, seq: 2 } as TableMessage);
    server[0]?.onMessage({ ...TABLE, seq: 3 } as TableMessage);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(copyTable).toHaveBeenCalledTimes(2);
    server[0]?.onMessage({ ...TABLE, seq: 4, ended: true } as TableMessage);
    await vi.advanceTimersByTimeAsync(0);
    expect(copyTable).toHaveBeenCalledTimes(3);
  });

  it('stays on a server that is back while the tables of this browser start', async () => {
    let started: () => void = () => undefined;
    const starting = new Promise<{ connect: ConnectTable }>((resolve) => {
      started = () => resolve({ connect: connecting(local) });
    });
    setUp({ localTables: () => starting });
    server[0]?.onState('lost', '');
    await vi.advanceTimersByTimeAsync(5_000);
    server[0]?.onState('open', '');
    started();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(local).toHaveLength(0);
  });

  it('goes on at once if there is no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    setUp();
    await vi.advanceTimersByTimeAsync(0);
    expect([server.length, local.length]).toEqual([0, 1]);
  });

  it('returns to the server with everything, and only then', async () => {
    const { handOver, isOnServer } = setUp();
    await loseServer();
    expect(states).toEqual(['lost', 'open']);
    isOnServer.mockResolvedValue(false);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(handOver).toHaveBeenCalledWith('t');
    expect([states, server.length]).toEqual([['lost', 'open'], 1]);
    isOnServer.mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([states, server.length]).toEqual([['lost', 'open', 'lost'], 2]);
  });

  it('asks a server that refuses it less and less often', async () => {
    const { handOver, isOnServer } = setUp();
    isOnServer.mockResolvedValue(false);
    await loseServer();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(handOver.mock.calls.length).toBeLessThan(20);
  });

  it('does not return while an action is made', async () => {
    const { connection, handOver } = setUp();
    await loseServer();
    handOver.mockImplementationOnce(() => {
      connection.send(DRAW);
      local[0]?.onMessage({ ...TABLE, ref: 1 });
      return Promise.resolve();
    });
    await vi.advanceTimersByTimeAsync(15_100);
    expect([handOver.mock.calls.length, server.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(15_100);
    expect(server).toHaveLength(2);
  });

  it('shows the table that has its version if it was continued elsewhere', async () => {
    const { forkOf, go } = setUp();
    forkOf.mockResolvedValue('f');
    await loseServer();
    const now = Date.now();
    await vi.advanceTimersByTimeAsync(15_100);
    expect(go).toHaveBeenCalledWith('f');
    expect(forkOf.mock.calls).toEqual([['t', expect.toSatisfy((since: number) => since <= now)]]);
  });

  it('begins on the server once it has the moves that are only here', async () => {
    let noteDeleted: () => void = () => undefined;
    const beforeServer = (): Promise<void> => new Promise((resolve) => (noteDeleted = resolve));
    const { handOver, isOnServer } = setUp({ mayBeAhead: () => true, beforeServer });
    isOnServer.mockResolvedValueOnce(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([server.length, handOver.mock.calls]).toEqual([0, []]);
    noteDeleted();
    await vi.advanceTimersByTimeAsync(0);
    expect([server.length, local.length, handOver.mock.calls]).toEqual([1, 0, [['t']]]);
  });

  it('begins on the server at once if it has everything', async () => {
    const { handOver } = setUp({ mayBeAhead: () => true });
    await vi.advanceTimersByTimeAsync(0);
    expect([server.length, handOver.mock.calls]).toEqual([1, []]);
  });

  it('begins in this browser if the server does not take the moves in time', async () => {
    const { handOver, isOnServer } = setUp({ mayBeAhead: () => true });
    isOnServer.mockResolvedValue(false);
    handOver.mockReturnValueOnce(new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(2_900);
    expect([server.length, local.length]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(2_100);
    expect([server.length, local.length]).toEqual([0, 1]);
  });

  it('begins as the table that has its version if it was continued elsewhere', async () => {
    const { forkOf, isOnServer, go } = setUp({ mayBeAhead: () => true });
    isOnServer.mockResolvedValue(false);
    forkOf.mockResolvedValue('f');
    await vi.advanceTimersByTimeAsync(0);
    expect(go).toHaveBeenCalledWith('f');
  });

  it('begins on the server if this browser cannot go on with it', async () => {
    const { isOnServer } = setUp({ mayBeAhead: () => true, hasLocalTable: () => Promise.resolve(false) });
    isOnServer.mockResolvedValue(false);
    setUp({ mayBeAhead: () => true, sync: () => Promise.reject(new Error('no database')) });
    await vi.advanceTimersByTimeAsync(0);
    expect(server).toHaveLength(2);
  });

  it('is handed over when it is closed', async () => {
    const { connection, handOverSoon } = setUp();
    const other = setUp();
    await loseServer();
    other.connection.close();
    connection.close();
    expect([handOverSoon.mock.calls.length, other.handOverSoon.mock.calls.length]).toEqual([0, 1]);
  });

  it('is deleted here if it was deleted on the server', async () => {
    const { forget } = setUp();
    forget.mockResolvedValue(true);
    server[0]?.onState('gone', 'no such table');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([states, server.length, local.length]).toEqual([[DELETED], 1, 0]);
  });

  it('goes on here if the server never had it', async () => {
    setUp();
    server[0]?.onState('gone', 'no such table');
    await vi.advanceTimersByTimeAsync(0);
    local[0]?.onMessage(TABLE);
    expect([states, local.length]).toEqual([['open'], 1]);
  });

  it('shows its own state if what the server has done cannot be repeated here', async () => {
    const { connection } = setUp();
    server[0]?.onMessage({ ...TABLE, seq: 1 } as TableMessage);
    connection.send({ ...DRAW, ref: 7 } as TableRequest);
    server[0]?.onMessage({ ...TABLE, ref: 7, seq: 2 } as TableMessage);
    server[0]?.onState('lost', '');
    await vi.advanceTimersByTimeAsync(5_000);
    local[0]?.onMessage({ ...TABLE, seq: 1 } as TableMessage);
    local[0]?.onMessage({ type: 'refused', ref: 7 } as TableMessage);
    expect(shown.at(-1)).toEqual({ ...TABLE, seq: 1 });
  });

  it('starts again if the worker fails, and says so if it fails again and again', async () => {
    setUp({ isSite: true });
    await vi.advanceTimersByTimeAsync(0);
    for (const count of [1, 2, 3]) {
      expect(local).toHaveLength(count);
      local.at(-1)?.onState('lost', 'out of memory');
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(local).toHaveLength(3);
    expect(states).toEqual(['lost', 'lost', STOPPED]);
  });

  it('says if a newer version has stored the games and there is no server', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const localTables = (): Promise<never> => Promise.reject(new OutdatedError());
    setUp({ localTables });
    setUp({ localTables, isSite: true });
    await vi.advanceTimersByTimeAsync(0);
    expect([states, server.length]).toEqual([[OUTDATED, OUTDATED], 0]);
  });

  it('waits for the server if a newer version has stored the games', async () => {
    setUp({ localTables: () => Promise.reject(new OutdatedError()) });
    await loseServer();
    server[0]?.onState('open', '');
    expect(states).toEqual(['lost', NOT_HERE, 'open']);
  });

  it('says if it has to wait for the server, and goes on as soon as this browser can', async () => {
    let noteReady: () => void = () => undefined;
    const ready = new Promise<void>((resolve) => (noteReady = resolve));
    let isHere = false;
    setUp({ whenOfflineReady: () => ready, hasLocalTable: () => Promise.resolve(isHere) });
    await loseServer();
    server[0]?.onState('lost', ''); // the next attempt to connect fails, too
    await vi.advanceTimersByTimeAsync(5_000);
    expect([states, local.length]).toEqual([['lost', NOT_HERE, NOT_HERE], 0]);
    isHere = true;
    noteReady();
    await vi.advanceTimersByTimeAsync(5_000);
    local[0]?.onMessage(TABLE);
    expect([states.at(-1), local.length]).toEqual(['open', 1]);
  });

  it('is copied at once when this browser can first play without the server', async () => {
    let noteReady: () => void = () => undefined;
    const ready = new Promise<void>((resolve) => (noteReady = resolve));
    const { copyTable } = setUp({ whenOfflineReady: () => ready });
    server[0]?.onMessage({ ...TABLE, seq: 1 } as TableMessage);
    noteReady();
    await vi.advanceTimersByTimeAsync(0);
    expect(copyTable).toHaveBeenCalledTimes(1);
  });

  it('says on a site whether the game or the files are missing', async () => {
    setUp({ isSite: true, hasLocalTable: () => Promise.resolve(false) });
    setUp({ isSite: true, localTables: () => Promise.reject(new Error('404')) });
    await vi.advanceTimersByTimeAsync(0);
    expect(states).toEqual(['gone', NOT_STARTED]);
  });
});
