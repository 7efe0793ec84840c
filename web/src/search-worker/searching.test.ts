import { describe, expect, it, vi } from 'vitest';
import type { Ask, ClientMessage, Search, ServerMessage, Table } from '../protocol/messages';
import type { ConnectionEvents } from '../socket/connection';
import type { SearchOptions } from './client';
import { searching, type PageSearch } from './searching';

const ask = (help: Ask['help'] = 'verdict'): Ask => ({ type: 'ask', ref: 1, help });
const SEARCH: Search = { type: 'search', ref: 1, id: 5, problem: btoa('\x01\x02'), timeout_s: 10 };

/** The search of a page, which answers when the test says so. */
class FakeSearch implements PageSearch {
  bytes = 2 ** 28;
  readonly prepare = vi.fn();
  readonly giveUp = vi.fn(() => void (this.bytes = 0));
  readonly asked: { problem: number[]; options: SearchOptions }[] = [];
  finish: (words: number[]) => void = () => undefined;
  fail: () => void = () => undefined;

  search: PageSearch['search'] = (problem, options) => {
    this.asked.push({ problem: [...problem], options });
    return new Promise((resolve, reject) => {
      this.finish = (words) => resolve({ words: new Uint8Array(words), ms: 4.2 });
      this.fail = () => reject(new Error('no memory'));
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
    });
  };
}

function setUp() {
  const search = new FakeSearch();
  const sent: ClientMessage[] = [];
  const received: string[] = [];
  let events: ConnectionEvents<ServerMessage> | undefined;
  const connect = searching((_, given) => {
    events = given;
    return { send: (message) => sent.push(message) > 0, close: () => sent.push({ type: 'end', ref: -1 }) };
  }, search);
  const connection = connect('table', {
    onMessage: ({ type }) => received.push(type),
    onState: (state) => received.push(state),
    onProgress: (nodes) => received.push(`${nodes} nodes`),
  });
  const receive = (message: ServerMessage) => events?.onMessage(message);
  return { search, sent, received, connection, receive, lose: () => events?.onState('lost', '') };
}

describe('searching', () => {
  it('says in each question how much memory a search can use, once the search is ready', () => {
    const { search, sent, connection, receive } = setUp();
    search.bytes = 0;
    receive({ type: 'table', seq: 1 } as Table);
    connection.send(ask());
    expect(search.prepare).toHaveBeenCalledTimes(1);
    search.bytes = 1024;
    connection.send({ type: 'undo', ref: 2 });
    connection.send(ask('line'));
    expect(sent).toEqual([ask(), { type: 'undo', ref: 2 }, { ...ask('line'), search_bytes: 1024 }]);
    expect(search.prepare).toHaveBeenCalledTimes(2);
  });

  it('downloads nothing for a question before the first move', () => {
    const { search, connection, receive } = setUp();
    receive({ type: 'table', seq: 0 } as Table);
    connection.send(ask());
    expect(search.prepare).not.toHaveBeenCalled();
    receive({ type: 'table', seq: 1 } as Table);
    connection.send(ask());
    expect(search.prepare).toHaveBeenCalledTimes(1);
  });

  it('searches what the server sends, and answers it', async () => {
    const { search, sent, received, receive } = setUp();
    receive(SEARCH);
    expect(search.asked).toMatchObject([{ problem: [1, 2], options: { timeoutMs: 10_000 } }]);
    search.asked[0]?.options.onProgress?.(9);
    search.finish([3, 4]);
    await vi.waitFor(() => expect(sent).toEqual([{ type: 'found', ref: 1, id: 5, answer: btoa('\x03\x04'), ms: 5 }]));
    expect(received).toEqual(['9 nodes']);
  });

  it('lets the server search if its own search fails', async () => {
    const { search, sent, connection, receive } = setUp();
    receive(SEARCH);
    search.fail();
    await vi.waitFor(() => expect(sent).toEqual([{ type: 'found', ref: 1, id: 5, answer: null }]));
    connection.send(ask());
    expect(sent.at(-1)).toEqual(ask());
  });

  it('stops searching when the player does something else, and when the server has no more use for it', () => {
    const refused = { type: 'refused', ref: 1, code: 'given-up' } as ServerMessage;
    const ways: ((setup: ReturnType<typeof setUp>) => void)[] = [
      ({ connection }) => connection.send({ type: 'undo', ref: 2 }),
      ({ connection }) => connection.send(ask('line')),
      ({ receive }) => receive(refused),
      ({ receive }) => receive({ ...SEARCH, id: 6 }),
      ({ lose }) => lose(),
      ({ connection }) => connection.close(),
    ];
    for (const stop of ways) {
      const setup = setUp();
      setup.receive(SEARCH);
      const signal = setup.search.asked[0]?.options.signal;
      setup.receive({ type: 'table' } as Table);
      expect(signal?.aborted).toBe(false);
      stop(setup);
      expect(signal?.aborted).toBe(true);
      expect(setup.search.giveUp).not.toHaveBeenCalled();
    }
  });

  it('passes everything else on', () => {
    const { received, receive, lose } = setUp();
    receive({ type: 'table' } as Table);
    lose();
    expect(received).toEqual(['table', 'lost']);
  });
});
