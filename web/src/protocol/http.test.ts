import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLog } from '../local/log';
import * as start from '../local/start';
import { dealTable, getStatistics, nextHole, ProblemError, removeGames } from './http';

vi.mock('../local/start', async (original) => ({ ...(await original<typeof start>()), localTables: vi.fn() }));

const HERE = { table: 'here' };
const TIMED_OUT = new DOMException('timed out', 'TimeoutError');
const UNREACHED = new TypeError('no network');

/** The requests that were sent to the server. */
let sent: string[];
/** The requests that this browser has answered. */
let here: string[];

/** Lets the server answer each request by this. */
function serve(answer: (request: string) => Promise<Response>): void {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const request = `${init.method ?? 'GET'} ${path}`;
    sent.push(request);
    return answer(request);
  });
}

const codeOf = async (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    (found) => found,
    (error) => (error instanceof ProblemError ? error.code : error),
  );

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  sent = [];
  here = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.mocked(start.localTables).mockResolvedValue({
    request: async (path: string, init: RequestInit) => {
      here.push(`${init.method ?? 'GET'} ${path}`);
      if (init.method === 'DELETE') {
        const log = await openLog();
        await log.commit('{"removes_all":true}');
        log.close();
      }
      return Response.json(HERE);
    },
  } as Awaited<ReturnType<typeof start.localTables>>);
});

afterEach(() => vi.unstubAllGlobals());

describe('a request', () => {
  it.each([
    ['a deal', () => dealTable({ game: 'forty-thieves' })],
    ['the next hole', () => nextHole('r')],
  ])('for %s is answered here only if the server cannot have seen it', async (_, ask) => {
    serve(() => Promise.reject(TIMED_OUT));
    expect([await codeOf(ask()), here]).toEqual(['unreachable', []]);
    serve(() => Promise.reject(UNREACHED));
    expect([await codeOf(ask()), here.length]).toEqual([HERE, 1]);
    vi.stubGlobal('navigator', { onLine: false });
    serve(() => Promise.reject(TIMED_OUT));
    expect([await codeOf(ask()), here.length]).toEqual([HERE, 2]);
  });

  it('that changes nothing is also answered here if the server is too slow', async () => {
    serve(() => Promise.reject(TIMED_OUT));
    expect(await codeOf(getStatistics())).toEqual(HERE);
  });

  it('for a deal is sent after a deletion that the server does not know of', async () => {
    vi.stubGlobal('localStorage', { getItem: () => '1' });
    const log = await openLog();
    await log.commit('{"removes_all":true}');
    log.close();
    serve(() => Promise.resolve(Response.json({ table: 't' })));
    await dealTable({ game: 'forty-thieves' });
    expect(sent).toEqual([expect.stringMatching(/^DELETE \/api\/games\?unused_for_s=[\d.]+$/), 'POST /api/tables']);
  });
});

describe('deleting all games', () => {
  it('is done here if the server cannot be reached', async () => {
    serve(() => Promise.reject(UNREACHED));
    expect([await codeOf(removeGames()), here]).toEqual([HERE, ['DELETE /api/games']]);
    const log = await openLog();
    expect(await log.removal()).not.toBeNull();
    log.close();
  });

  it.each([
    ['does not answer in time', () => Promise.reject(TIMED_OUT)],
    ['answers with something else', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ])('deletes nothing here if the server %s, and says that this is not known', async (_, answer) => {
    serve(answer);
    expect([await codeOf(removeGames()), here]).toEqual(['maybe-removed', []]);
  });

  it('says why the server refuses it', async () => {
    serve(() => Promise.resolve(Response.json({ code: 'busy', message: 'Busy.' }, { status: 503 })));
    expect([await codeOf(removeGames()), here]).toEqual(['busy', []]);
  });
});
