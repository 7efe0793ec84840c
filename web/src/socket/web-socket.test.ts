import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableLink } from './connection';
import { openTable } from './web-socket';

/** A line whose other end is the test. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly said: string[] = [];

  constructor(readonly address: URL) {
    super();
    lines.push(this);
  }

  send(text: string): void {
    this.said.push((JSON.parse(text) as { type: string }).type);
  }

  close(): void {
    this.readyState = 2;
  }

  opens(): void {
    this.readyState = Line.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  says(message: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }

  breaks(code: number, reason = ''): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  }
}

let lines: Line[] = [];
let page: EventTarget;
let heard: string[] = [];

/** A table called, and what was heard of it. */
function called(): TableLink {
  return openTable('T', {
    onMessage: (message) => heard.push(String(message.seq)),
    onState: (state) => heard.push(state),
  });
}

const TABLE = { type: 'table', seq: 7, ref: null };
const PONG = { type: 'pong' };
const UNDO = { type: 'undo', ref: 1, elapsed_ms: 0, practice: false } as const;
/** Longer than any pause before the next call. */
const LONG_MS = 20_000;
/** After so long in silence somebody asks; so long an answer may take. */
const QUIET_MS = 10_000;
const PATIENCE_MS = 5_000;
const LONGEST_PATIENCE_MS = 20_000;

beforeEach(() => {
  lines = [];
  heard = [];
  page = new EventTarget();
  vi.useFakeTimers();
  const timers = {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
  };
  vi.stubGlobal('window', Object.assign(page, timers));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { href: 'https://cards.example/t/T' });
  vi.stubGlobal('WebSocket', Line);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a line to a table', () => {
  it('is called again when it breaks, and not when there is nothing to be had', () => {
    called();
    expect(lines[0]?.address.href).toBe('wss://cards.example/ws/tables/T');
    lines[0]?.opens();
    lines[0]?.says(TABLE);
    lines[0]?.breaks(1006);
    vi.advanceTimersByTime(1_000);
    expect(lines).toHaveLength(2);
    lines[1]?.breaks(4404, 'no such table');
    vi.advanceTimersByTime(LONG_MS);
    expect(lines).toHaveLength(2);
    expect(heard).toEqual(['open', '7', 'lost', 'gone']);
  });

  it('takes nothing while it is down, and is called at once when the network is back', () => {
    const link = called();
    lines[0]?.opens();
    expect(link.send(UNDO)).toBe(true);
    lines[0]?.breaks(1006);
    expect(link.send(UNDO)).toBe(false);
    page.dispatchEvent(new Event('online'));
    expect(lines).toHaveLength(2);
    lines[1]?.opens();
    lines[1]?.says(TABLE);
    vi.advanceTimersByTime(QUIET_MS - 1);
    expect(lines).toHaveLength(2);
    expect(lines.map(({ said }) => said.length)).toEqual([1, 0]);
  });

  it('is left in silence', () => {
    const link = called();
    lines[0]?.opens();
    link.close();
    lines[0]?.says(TABLE);
    lines[0]?.breaks(1000);
    vi.advanceTimersByTime(LONG_MS);
    expect(heard).toEqual(['open']);
    expect(lines).toHaveLength(1);
  });

  it('that gives no answer is dead: it is left, and another called', () => {
    const link = called();
    lines[0]?.opens();
    lines[0]?.says(TABLE);
    link.send(UNDO);
    vi.advanceTimersByTime(PATIENCE_MS - 1);
    expect(heard).toEqual(['open', '7']);
    vi.advanceTimersByTime(1);
    expect([heard, lines[0]?.readyState, lines.length]).toEqual([['open', '7', 'lost'], 2, 1]);
    vi.advanceTimersByTime(1_000);
    lines[1]?.opens();
    lines[0]?.says({ ...TABLE, seq: 8, ref: 1 }); // it comes late, over a line that was left
    lines[0]?.breaks(1006);
    lines[1]?.says(TABLE);
    expect(heard).toEqual(['open', '7', 'lost', 'open', '7']);
    expect(lines).toHaveLength(2);
  });

  it('is not left while it brings news, the answer may be behind them; but for so long only: news are no answer', () => {
    const link = called();
    lines[0]?.opens();
    lines[0]?.says(TABLE);
    link.send(UNDO);
    for (let second = 1; second < LONGEST_PATIENCE_MS / 1_000; second++) {
      vi.advanceTimersByTime(1_000);
      lines[0]?.says(TABLE);
    }
    vi.advanceTimersByTime(999);
    expect(heard.at(-1)).toBe('7');
    vi.advanceTimersByTime(1);
    expect(heard.at(-1)).toBe('lost');
  });

  it('that goes silent after news is left in time', () => {
    const link = called();
    lines[0]?.opens();
    lines[0]?.says(TABLE);
    link.send(UNDO);
    vi.advanceTimersByTime(1_000);
    lines[0]?.says({ ...TABLE, seq: 8 });
    vi.advanceTimersByTime(PATIENCE_MS - 1);
    expect(heard).toEqual(['open', '7', '8']);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['open', '7', '8', 'lost']);
  });

  it('after one that died is given more time, however quick its first word is, until an answer was quick', () => {
    const link = called();
    lines[0]?.opens();
    lines[0]?.says(TABLE);
    link.send(UNDO);
    vi.advanceTimersByTime(PATIENCE_MS + 1_000);
    lines[1]?.opens();
    lines[1]?.says(TABLE);
    link.send({ ...UNDO, ref: 2 });
    vi.advanceTimersByTime(2 * PATIENCE_MS - 1);
    expect(heard.filter((word) => word === 'lost')).toHaveLength(1);
    lines[1]?.says(TABLE);
    lines[1]?.says({ ...TABLE, ref: 2 });
    link.send({ ...UNDO, ref: 3 });
    lines[1]?.says({ ...TABLE, ref: 3 });
    link.send({ ...UNDO, ref: 4 });
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(heard.filter((word) => word === 'lost')).toHaveLength(2);
  });

  it('that is being closed already is left with the first word for it, and another called', () => {
    const link = called();
    lines[0]?.opens();
    lines[0]?.says(TABLE);
    lines[0]?.close(); // the browser has read the other end's close, and says so only when it has answered it
    expect([link.send(UNDO), heard, lines[0]?.said]).toEqual([false, ['open', '7', 'lost'], []]);
    vi.advanceTimersByTime(1_000);
    lines[0]?.breaks(1006);
    expect([heard, lines.length]).toEqual([['open', '7', 'lost'], 2]);
  });

  it('is asked when nothing was heard for a while, and stays where there is an answer', () => {
    called();
    lines[0]?.opens();
    lines[0]?.says(TABLE);
    for (let turn = 1; turn <= 5; turn++) {
      vi.advanceTimersByTime(QUIET_MS);
      expect(lines[0]?.said).toEqual(Array.from({ length: turn }, () => 'ping'));
      vi.advanceTimersByTime(PATIENCE_MS - 1);
      lines[0]?.says(PONG);
    }
    expect(heard).toEqual(['open', '7']);
    vi.advanceTimersByTime(QUIET_MS + 3 * PATIENCE_MS);
    expect(heard).toEqual(['open', '7', 'lost']);
  });

  it('that never opens is called anew, with more and more patience', () => {
    called();
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(heard).toEqual(['lost']);
    vi.advanceTimersByTime(1_000);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(heard).toEqual(['lost']);
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(heard).toEqual(['lost', 'lost']);
  });

  it('that was slow is given more time', () => {
    const link = called();
    lines[0]?.opens();
    lines[0]?.says(TABLE);
    link.send(UNDO);
    vi.advanceTimersByTime(4_000);
    lines[0]?.says({ ...TABLE, ref: 1 });
    link.send({ ...UNDO, ref: 2 });
    vi.advanceTimersByTime(11_000);
    lines[0]?.says({ ...TABLE, ref: 2 });
    expect(heard).not.toContain('lost');
  });

  it('is seen to at once when the page is looked at again or the network is another', () => {
    called();
    lines[0]?.opens();
    lines[0]?.says(TABLE);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(lines[0]?.said).toEqual(['ping']);
    lines[0]?.says(PONG);
    page.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('online'));
    expect(lines[0]?.said).toEqual(['ping', 'ping']);
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(heard).toEqual(['open', '7', 'lost']);
  });

  it('is left alone while nobody looks', () => {
    called();
    lines[0]?.opens();
    lines[0]?.says(TABLE);
    vi.stubGlobal('document', Object.assign(document, { visibilityState: 'hidden' }));
    vi.advanceTimersByTime(LONG_MS * 10);
    expect([lines[0]?.said, heard]).toEqual([[], ['open', '7']]);
  });

  it('is not blamed for a page that was held up', () => {
    const link = called();
    lines[0]?.opens();
    lines[0]?.says(TABLE);
    link.send(UNDO);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000); // it slept, and its timers with it
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(heard).toEqual(['open', '7']);
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(heard).toEqual(['open', '7', 'lost']);
    vi.restoreAllMocks();
  });

  it('forgives what it could not read', () => {
    const link = called();
    lines[0]?.opens();
    lines[0]?.says(TABLE);
    link.send(UNDO);
    lines[0]?.says({ type: 'refused', ref: null, seq: 7, code: 'too-fast' });
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(heard).toEqual(['open', '7', '7']);
  });
});
