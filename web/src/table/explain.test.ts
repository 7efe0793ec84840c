import { describe, expect, it } from 'vitest';
import type { Move, Pile } from '../protocol/messages';
import { helpfulTarget } from './explain';

const pile = (id: string, kind: Pile['kind'], ...cards: string[]): Pile => ({ id, kind, hidden: 0, cards });

const target = (piles: readonly Pile[], pile: string, face: string, moves: readonly Move[] = []): string | undefined =>
  helpfulTarget(piles, moves, { pile, count: 1 }, face)?.id;

describe('the pile whose refusal helps most', () => {
  const columns = [pile('c1', 'column', '7H'), pile('c2', 'column', 'KS'), pile('c3', 'column', 'AC', '8C')];

  it('is the hole, in games that have one', () => {
    expect(target([...columns, pile('hole', 'hole', '2C')], 'c1', '7H')).toBe('hole');
  });

  it('is an empty column, because it takes only some cards', () => {
    expect(target([...columns, pile('c4', 'column')], 'c1', '7H')).toBe('c4');
  });

  it('is never one to which the cards can go, as where runs of cards are turned off', () => {
    const move: Move = { source: 'c1', target: 'c4', count: 1, text: '1-4' };
    expect(target([...columns, pile('c4', 'column')], 'c1', '7H', [move])).toBe('c3');
  });

  it('is the column where only the suit is wrong, or another one', () => {
    expect(target([...columns, pile('f1', 'foundation')], 'c1', '7H')).toBe('c3');
    expect(target(columns, 'c3', '8C')).toBe('c1');
    expect(target(columns.slice(0, 1), 'c1', '7H')).toBeUndefined();
  });
});
