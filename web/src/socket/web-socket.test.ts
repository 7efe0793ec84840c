import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableLink } from './link';
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
    this.said.push(text);
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
  return openTable('T', { onMessage: (message) => heard.push(String(message.seq)), onState: (state) => heard.push(state) });
}

const TABLE = { type: 'table', seq: 7 };
const UNDO = { type: 'undo', ref: 1, elapsed_ms: 0, practice: false } as const;
/** Longer than any pause before the next call. */
const LONG_MS = 20_000;

beforeEach(() => {
  lines = [];
  heard = [];
  page = new EventTarget();
  vi.useFakeTimers();
  const timers = { setTimeout: (run: () => void, ms: number) => setTimeout(run, ms), clearTimeout: (timer: number) => clearTimeout(timer) };
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
    vi.advanceTimersByTime(LONG_MS);
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
});
