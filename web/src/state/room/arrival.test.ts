import { describe, expect, it } from 'vitest';
import type { Room } from '../../protocol/messages';
import { planArrival, takeArrival } from '../../room/planned-arrival';
import { nextRequest } from './arrival';
import { roomAt } from './fixtures';

const seat = (name: string, level = '', ready = level !== ''): Room['seats'][number] => ({
  name,
  level,
  ready,
  here: true,
});
const lobby = (changes: Partial<Room>): Room =>
  roomAt(1, { phase: 'gathering', games: 0, you: null, levels: ['casual', 'steady'], ...changes });

describe('a visitor who has opened a room', () => {
  it('takes a seat, adds a computer and starts', () => {
    const plan = { name: 'Ada', level: 'steady' };
    expect(nextRequest(plan, lobby({}), true)).toEqual({ type: 'sit', name: 'Ada' });
    expect(nextRequest(plan, lobby({ you: 0, seats: [seat('Ada')] }), true)).toEqual({ type: 'hire', level: 'steady' });
    const both = [seat('Ada'), seat('Steady', 'steady')];
    expect(nextRequest(plan, lobby({ you: 0, seats: both }), true)).toEqual({ type: 'prepare', ready: true });
    expect(nextRequest(plan, lobby({ you: 0, seats: both, phase: 'countdown' }), true)).toBeNull();
    expect(nextRequest(plan, lobby({ you: 0, seats: both, games: 1 }), true)).toBeNull();
  });

  it('waits in the lobby for a visitor who is to read how the game goes', () => {
    const plan = { name: 'Ada', level: 'steady' };
    expect(nextRequest(plan, lobby({ you: 0, seats: [seat('Ada')] }), false)).toEqual({
      type: 'hire',
      level: 'steady',
    });
    const both = [seat('Ada'), seat('Steady', 'steady')];
    expect(nextRequest(plan, lobby({ you: 0, seats: both }), false)).toBeNull();
  });

  it('only takes a seat if others are to come', () => {
    const plan = { name: 'Ada', level: null };
    expect(nextRequest(plan, lobby({}), true)).toEqual({ type: 'sit', name: 'Ada' });
    expect(nextRequest(plan, lobby({ you: 0, seats: [seat('Ada')] }), true)).toBeNull();
    expect(nextRequest(plan, lobby({ most: 2, seats: [seat('Bo'), seat('Cy')] }), true)).toBeNull();
  });

  it('does so once, and only in that room', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    planArrival('R', { name: 'Ada', level: null }, storage);
    expect(takeArrival('S', storage)).toBeNull();
    expect(takeArrival('R', storage)).toEqual({ name: 'Ada', level: null });
    expect(takeArrival('R', storage)).toBeNull();
  });
});
