import { describe, expect, it } from 'vitest';
import type { Move, Pile } from '../../protocol/messages';
import { move as aMove, pile as aPile } from './fixtures';
import { autoMove, PLAIN_SETTINGS, offeredMoves } from './play-settings';
import { Playback } from './playback';

const move = (source: string, target: string, more: Partial<Move> = {}): Move => ({
  ...aMove(source, target),
  ...more,
});
const pile = (id: string, cards = ''): Pile => aPile(id, 'column', cards);

describe('the moves offered', () => {
  const moves = [move('c1', 'c2'), move('c1', 'c3', { count: 2, steps: [['c1', 'c4']] })];
  it('include supermoves only if the player wants them', () => {
    expect(offeredMoves(moves, PLAIN_SETTINGS)).toEqual([moves[0]]);
    expect(offeredMoves(moves, { ...PLAIN_SETTINGS, supermoves: true })).toEqual(moves);
  });
});

describe('the automatic move', () => {
  const moves = [move('f1', 'c1'), move('c3', 'c4'), move('c2', 'f2'), move('waste', 'f1', { free: true })];
  it('is none, a free move to a foundation, or any move to one', () => {
    expect(autoMove(moves, 'off')).toBeUndefined();
    expect(autoMove(moves, 'free')).toBe(moves[3]);
    expect(autoMove(moves, 'all')).toBe(moves[2]);
    expect(autoMove(moves.slice(0, 2), 'all')).toBeUndefined();
  });
});

describe('the playback of a supermove', () => {
  const piles = [pile('c1', 'KS 3H 2H'), pile('c2', '4H'), pile('c3')];
  const steps: [string, string][] = [
    ['c1', 'c3'],
    ['c1', 'c2'],
    ['c3', 'c2'],
  ];
  function startPlayback() {
    const timers: (() => void)[] = [];
    const seen: (string | null)[] = [];
    const playback: Playback = new Playback(
      (run) => timers.push(run),
      () => seen.push(playback.piles && playback.piles.map((one) => one.cards.join(' ')).join('/')),
    );
    playback.play(piles, steps, 100);
    return { playback, seen, next: () => timers.shift()?.() };
  }

  it('shows one move after another, then the real piles', () => {
    const { playback, seen, next } = startPlayback();
    for (let i = 0; i < 3; i++) next();
    expect(seen).toEqual(['KS 3H/4H/2H', 'KS/4H 3H/2H', 'KS/4H 3H 2H/', null]);
    expect(playback.piles).toBeNull();
  });

  it('can be stopped', () => {
    const { playback, seen, next } = startPlayback();
    playback.stop();
    next();
    expect(playback.piles).toBeNull();
    expect(seen).toHaveLength(1);
  });
});
