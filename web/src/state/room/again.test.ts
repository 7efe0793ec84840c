import { describe, expect, it } from 'vitest';
import type { Room } from '../../protocol/messages';
import { canPlayAgain, wantAgain } from './again';
import { roomAt } from './fixtures';

const seat = (name: string, changes: Partial<Room['seats'][number]> = {}): Room['seats'][number] => ({
  name,
  level: '',
  ready: false,
  here: true,
  ...changes,
});
const SEATS = [seat('Ada', { ready: true }), seat('Bo'), seat('Steady', { level: 'steady', ready: true })];
const ended = (changes: Partial<Room>): Room => roomAt(1, { phase: 'gathering', you: 1, seats: SEATS, ...changes });

describe('after a game', () => {
  it('the other players who are ready want to play again', () => {
    expect(wantAgain(ended({}))).toEqual(['Ada']);
    expect(wantAgain(ended({ you: null }))).toEqual(['Ada']);
    expect(wantAgain(ended({ you: 0 }))).toEqual([]);
    expect(wantAgain(ended({ seats: [seat('Ada', { ready: true, here: false }), seat('Bo')] }))).toEqual([]);
    expect(wantAgain(ended({ phase: 'playing' }))).toEqual([]);
  });

  it('players can play again, with a new seat if they have lost theirs', () => {
    expect(canPlayAgain(ended({}))).toBe(true);
    expect(canPlayAgain(ended({ you: null, player: 1 }))).toBe(true);
    expect(canPlayAgain(ended({ you: null, player: 1, most: 3 }))).toBe(false);
    expect(canPlayAgain(ended({ you: null, player: 1, phase: 'countdown' }))).toBe(false);
    expect(canPlayAgain(ended({ you: null, player: null }))).toBe(false);
  });
});
