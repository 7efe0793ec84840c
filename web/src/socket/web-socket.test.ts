import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableConnection } from './connection';
import { connectTable } from './web-socket';

/** A fake WebSocket: the test plays the server. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: string[] = [];

  constructor(readonly address: URL) {
    super();
    sockets.push(this);
  }

  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }

  close(): void {
    this.readyState = 2;
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  deliver(message: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }

  drop(code: number, reason = ''): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  }
}

let sockets: FakeSocket[] = [];
let page: EventTarget;
let events: string[] = [];
let slow: boolean[] = [];

/** Connects to a table and records the events. */
function connect(): TableConnection {
  return connectTable('T', {
    onMessage: (message) => events.push('seq' in message ? String(message.seq) : message.type),
    onState: (state) => events.push(state),
    onSlow: (isSlow) => slow.push(isSlow),
  });
}

const TABLE = { type: 'table', seq: 7, ref: null };
const PONG = { type: 'pong' };
const UNDO = { type: 'undo', ref: 1, elapsed_ms: 0, practice: false } as const;
/** Longer than any pause before a reconnect. */
const LONG_MS = 20_000;
/** As in heartbeat.ts. */
const QUIET_MS = 10_000;
const TIMEOUT_MS = 5_000;
const LONGEST_TIMEOUT_MS = 20_000;
const SLOW_MS = 2_000;

beforeEach(() => {
  sockets = [];
  events = [];
  slow = [];
  page = new EventTarget();
  vi.useFakeTimers();
  const timers = {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
  };
  vi.stubGlobal('window', Object.assign(page, timers));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { href: 'https://cards.example/t/T' });
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a connection to a table', () => {
  it('reconnects when it breaks, unless the table is not available', () => {
    connect();
    expect(sockets[0]?.address.href).toBe('wss://cards.example/ws/tables/T');
    sockets[0]?.accept();
    sockets[0]?.deliver(TABLE);
    sockets[0]?.drop(1006);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    sockets[1]?.drop(4404, 'no such table');
    vi.advanceTimersByTime(LONG_MS);
    expect(sockets).toHaveLength(2);
    expect(events).toEqual(['open', '7', 'lost', 'gone']);
  });

  it('reconnects sooner to a server that restarts, but only the first time', () => {
    connect();
    sockets[0]?.accept();
    sockets[0]?.deliver(TABLE);
    sockets[0]?.drop(1012);
    vi.advanceTimersByTime(100);
    expect(sockets).toHaveLength(2);
    sockets[1]?.drop(1012);
    vi.advanceTimersByTime(100);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(3);
  });

  it('sends nothing while disconnected, and reconnects as soon as the network is back', () => {
    const connection = connect();
    sockets[0]?.accept();
    expect(connection.send(UNDO)).toBe(true);
    sockets[0]?.drop(1006);
    expect(connection.send(UNDO)).toBe(false);
    page.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(2);
    sockets[1]?.accept();
    sockets[1]?.deliver(TABLE);
    vi.advanceTimersByTime(QUIET_MS - 1);
    expect(sockets).toHaveLength(2);
    expect(sockets.map(({ sent }) => sent.length)).toEqual([1, 0]);
  });

  it('reconnects at once when the player acts', () => {
    const connection = connect();
    sockets[0]?.accept();
    sockets[0]?.deliver(TABLE);
    connection.hurry?.();
    expect([sockets.length, sockets[0]?.sent]).toEqual([1, []]); // there is nothing to hurry
    for (let attempt = 0; attempt < 8; attempt++) {
      sockets.at(-1)?.drop(1006);
      vi.advanceTimersByTime(LONG_MS);
    }
    sockets.at(-1)?.drop(1006);
    const before = sockets.length;
    connection.hurry?.();
    connection.hurry?.();
    expect(sockets).toHaveLength(before + 1);
  });

  it('closes without an event', () => {
    const connection = connect();
    sockets[0]?.accept();
    connection.close();
    sockets[0]?.deliver(TABLE);
    sockets[0]?.drop(1000);
    vi.advanceTimersByTime(LONG_MS);
    expect(events).toEqual(['open']);
    expect(sockets).toHaveLength(1);
  });

  it('names an answer that takes more than two seconds, until it comes', () => {
    const connection = connect();
    sockets[0]?.accept();
    sockets[0]?.deliver(TABLE);
    connection.send(UNDO);
    vi.advanceTimersByTime(SLOW_MS - 1);
    expect(slow).toEqual([]);
    vi.advanceTimersByTime(1);
    connection.send({ ...UNDO, ref: 2 });
    expect(slow).toEqual([true]);
    sockets[0]?.deliver({ ...TABLE, ref: 1 });
    sockets[0]?.deliver({ ...TABLE, ref: 2 });
    vi.advanceTimersByTime(SLOW_MS);
    expect([slow, events]).toEqual([
      [true, false],
      ['open', '7', '7', '7'],
    ]);
  });

  it('is lost at once when the browser has no network any more', () => {
    connect();
    sockets[0]?.accept();
    sockets[0]?.deliver(TABLE);
    page.dispatchEvent(new Event('offline'));
    expect([events, sockets[0]?.readyState]).toEqual([['open', '7', 'lost'], 2]);
    page.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(2);
  });

  it('reconnects when an answer takes too long', () => {
    const connection = connect();
    sockets[0]?.accept();
    sockets[0]?.deliver(TABLE);
    connection.send(UNDO);
    vi.advanceTimersByTime(TIMEOUT_MS - 1);
    expect(events).toEqual(['open', '7']);
    vi.advanceTimersByTime(1);
    expect([events, sockets[0]?.readyState, sockets.length]).toEqual([['open', '7', 'lost'], 2, 1]);
    vi.advanceTimersByTime(1_000);
    sockets[1]?.accept();
    sockets[0]?.deliver({ ...TABLE, seq: 8, ref: 1 }); // too late, over the old connection
    sockets[0]?.drop(1006);
    sockets[1]?.deliver(TABLE);
    expect(events).toEqual(['open', '7', 'lost', 'open', '7']);
    expect(sockets).toHaveLength(2);
  });

  it('stays open while other messages arrive, until the longest timeout', () => {
    const connection = connect();
    sockets[0]?.accept();
    sockets[0]?.deliver(TABLE);
    connection.send(UNDO);
    for (let second = 1; second < LONGEST_TIMEOUT_MS / 1_000; second++) {
      vi.advanceTimersByTime(1_000);
      sockets[0]?.deliver(TABLE);
    }
    vi.advanceTimersByTime(999);
    expect(events.at(-1)).toBe('7');
    vi.advanceTimersByTime(1);
    expect(events.at(-1)).toBe('lost');
  });

  it('reconnects after the usual timeout when messages stop', () => {
    const connection = connect();
    sockets[0]?.accept();
    sockets[0]?.deliver(TABLE);
    connection.send(UNDO);
    vi.advanceTimersByTime(1_000);
    sockets[0]?.deliver({ ...TABLE, seq: 8 });
    vi.advanceTimersByTime(TIMEOUT_MS - 1);
    expect(events).toEqual(['open', '7', '8']);
    vi.advanceTimersByTime(1);
    expect(events).toEqual(['open', '7', '8', 'lost']);
  });

  it('has a longer timeout after a dead connection, until an answer is fast', () => {
    const connection = connect();
    sockets[0]?.accept();
    sockets[0]?.deliver(TABLE);
    connection.send(UNDO);
    vi.advanceTimersByTime(TIMEOUT_MS + 1_000);
    sockets[1]?.accept();
    sockets[1]?.deliver(TABLE);
    connection.send({ ...UNDO, ref: 2 });
    vi.advanceTimersByTime(2 * TIMEOUT_MS - 1);
    expect(events.filter((word) => word === 'lost')).toHaveLength(1);
    sockets[1]?.deliver(TABLE);
    sockets[1]?.deliver({ ...TABLE, ref: 2 });
    connection.send({ ...UNDO, ref: 3 });
    sockets[1]?.deliver({ ...TABLE, ref: 3 });
    connection.send({ ...UNDO, ref: 4 });
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(events.filter((word) => word === 'lost')).toHaveLength(2);
  });

  it('reconnects at the first message that is sent while it is closing', () => {
    const connection = connect();
    sockets[0]?.accept();
    sockets[0]?.deliver(TABLE);
    sockets[0]?.close(); // the browser has received the close, but fires the event only after the handshake
    expect([connection.send(UNDO), events, sockets[0]?.sent]).toEqual([false, ['open', '7', 'lost'], []]);
    vi.advanceTimersByTime(1_000);
    sockets[0]?.drop(1006);
    expect([events, sockets.length]).toEqual([['open', '7', 'lost'], 2]);
  });

  it('sends a ping when there is no traffic, and stays open if it is answered', () => {
    connect();
    sockets[0]?.accept();
    sockets[0]?.deliver(TABLE);
    for (let turn = 1; turn <= 5; turn++) {
      vi.advanceTimersByTime(QUIET_MS);
      expect(sockets[0]?.sent).toEqual(Array.from({ length: turn }, () => 'ping'));
      vi.advanceTimersByTime(TIMEOUT_MS - 1);
      sockets[0]?.deliver(PONG);
    }
    expect(events).toEqual(['open', '7']);
    vi.advanceTimersByTime(QUIET_MS + 3 * TIMEOUT_MS);
    expect(events).toEqual(['open', '7', 'lost']);
  });

  it('reconnects if it never opens, with a longer timeout each time', () => {
    connect();
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(events).toEqual(['lost']);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(events).toEqual(['lost']);
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(events).toEqual(['lost', 'lost']);
  });

  it('has a longer timeout after a slow answer', () => {
    const connection = connect();
    sockets[0]?.accept();
    sockets[0]?.deliver(TABLE);
    connection.send(UNDO);
    vi.advanceTimersByTime(4_000);
    sockets[0]?.deliver({ ...TABLE, ref: 1 });
    connection.send({ ...UNDO, ref: 2 });
    vi.advanceTimersByTime(11_000);
    sockets[0]?.deliver({ ...TABLE, ref: 2 });
    expect(events).not.toContain('lost');
  });

  it('is checked at once when the page becomes visible or the network changes', () => {
    connect();
    sockets[0]?.accept();
    sockets[0]?.deliver(TABLE);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sockets[0]?.sent).toEqual(['ping']);
    sockets[0]?.deliver(PONG);
    page.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('online'));
    expect(sockets[0]?.sent).toEqual(['ping', 'ping']);
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(events).toEqual(['open', '7', 'lost']);
  });

  it('sends no ping while the page is hidden', () => {
    connect();
    sockets[0]?.accept();
    sockets[0]?.deliver(TABLE);
    vi.stubGlobal('document', Object.assign(document, { visibilityState: 'hidden' }));
    vi.advanceTimersByTime(LONG_MS * 10);
    expect([sockets[0]?.sent, events]).toEqual([[], ['open', '7']]);
  });

  it('stays open if only the page was suspended', () => {
    const connection = connect();
    sockets[0]?.accept();
    sockets[0]?.deliver(TABLE);
    connection.send(UNDO);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000); // the page and its timers were suspended
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(events).toEqual(['open', '7']);
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(events).toEqual(['open', '7', 'lost']);
    vi.restoreAllMocks();
  });

  it('does not wait for an answer to a message the server could not read', () => {
    const connection = connect();
    sockets[0]?.accept();
    sockets[0]?.deliver(TABLE);
    connection.send(UNDO);
    sockets[0]?.deliver({ type: 'refused', ref: null, seq: 7, code: 'too-fast' });
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(events).toEqual(['open', '7', '7']);
  });
});
