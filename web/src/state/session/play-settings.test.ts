import { describe, expect, it } from 'vitest';
import type { Move, Pile } from '../../protocol/messages';
import { followUp, NO_HABITS, offered } from './play-settings';
import { Stage } from './playback';

const move = (source: string, target: string, more: Partial<Move> = {}): Move => ({
  source,
  target,
  count: 1,
  text: '',
  ...more,
});
const pile = (id: string, ...cards: string[]): Pile => ({ id, kind: 'column', hidden: 0, cards });

describe('what a player is offered', () => {
  const moves = [move('c1', 'c2'), move('c1', 'c3', { count: 2, steps: [['c1', 'c4']] })];
  it('leaves supermoves out unless they are wanted', () => {
    expect(offered(moves, NO_HABITS)).toEqual([moves[0]]);
    expect(offered(moves, { ...NO_HABITS, supermoves: true })).toEqual(moves);
  });
});

describe('what goes up by itself', () => {
  const moves = [move('f1', 'c1'), move('c3', 'c4'), move('c2', 'f2'), move('waste', 'f1', { free: true })];
  it('is nothing, what costs nothing, or whatever can', () => {
    expect(followUp(moves, 'off')).toBeUndefined();
    expect(followUp(moves, 'free')).toBe(moves[3]);
    expect(followUp(moves, 'all')).toBe(moves[2]);
    expect(followUp(moves.slice(0, 2), 'all')).toBeUndefined();
  });
});

describe('a gesture of several moves', () => {
  const piles = [pile('c1', 'KS', '3H', '2H'), pile('c2', '4H'), pile('c3')];
  const steps: [string, string][] = [
    ['c1', 'c3'],
    ['c1', 'c2'],
    ['c3', 'c2'],
  ];
  function played() {
    const waiting: (() => void)[] = [];
    const seen: (string | null)[] = [];
    const stage: Stage = new Stage(
      (run) => waiting.push(run),
      () => seen.push(stage.piles && stage.piles.map((one) => one.cards.join(' ')).join('/')),
    );
    stage.play(piles, steps, 100);
    return { stage, seen, next: () => waiting.shift()?.() };
  }

  it('is shown move by move, and then as it truly is', () => {
    const { stage, seen, next } = played();
    for (let i = 0; i < 3; i++) next();
    expect(seen).toEqual(['KS 3H/4H/2H', 'KS/4H 3H/2H', 'KS/4H 3H 2H/', null]);
    expect(stage.piles).toBeNull();
  });

  it('can be broken off', () => {
    const { stage, seen, next } = played();
    stage.stop();
    next();
    expect(stage.piles).toBeNull();
    expect(seen).toHaveLength(1);
  });
});
