import { describe, expect, it } from 'vitest';
import { PHRASE_MS, QUICK_PHRASES, shownPhrase } from './phrases';
import { isUnapplied } from './requests';
import { roomAt } from './fixtures';

const said = (n: number, at_ms: number) => ({ n, name: 'Ada', phrase: 'hello' as const, at_ms });

describe('quick phrases', () => {
  it('are listed once each', () => {
    expect(new Set(QUICK_PHRASES).size).toBe(QUICK_PHRASES.length);
  });

  it('are shown for a while, the latest one first', () => {
    const room = { said: [said(1, 1000), said(2, 2000)] };
    expect(shownPhrase(room, 2500)).toEqual({ said: said(2, 2000), leftMs: PHRASE_MS - 500 });
    expect(shownPhrase(room, 2000 + PHRASE_MS)).toBeNull();
    expect(shownPhrase({ said: [] }, 0)).toBeNull();
  });

  it('are not shown for longer because the estimate of the room clock is late', () => {
    expect(shownPhrase({ said: [said(1, 9000)] }, 1000)?.leftMs).toBe(PHRASE_MS);
  });

  it('are not resent after a reconnect, but the switch of the host is', () => {
    const then = roomAt(1);
    expect(isUnapplied({ type: 'say', phrase: 'hello' }, then, then)).toBe(false);
    expect(isUnapplied({ type: 'hush', hushed: true }, then, then)).toBe(true);
    expect(isUnapplied({ type: 'hush', hushed: true }, then, roomAt(2, { hushed: true }))).toBe(false);
  });
});
