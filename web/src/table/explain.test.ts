import { describe, expect, it } from 'vitest';
import type { Pile } from '../protocol/messages';
import { tellingPile } from './explain';

const pile = (id: string, kind: Pile['kind'], ...cards: string[]): Pile => ({ id, kind, hidden: 0, cards });

describe('the pile whose refusal tells the most', () => {
  const columns = [pile('c1', 'column', '7H'), pile('c2', 'column', 'KS'), pile('c3', 'column', 'AC', '8C')];

  it('is the hole, in games that have one', () => {
    expect(tellingPile([...columns, pile('hole', 'hole', '2C')], 'c1', '7H')?.id).toBe('hole');
  });

  it('is an empty column, because it takes only some cards', () => {
    expect(tellingPile([...columns, pile('c4', 'column')], 'c1', '7H')?.id).toBe('c4');
  });

  it('is the column where only the suit is wrong, or another one', () => {
    expect(tellingPile([...columns, pile('f1', 'foundation')], 'c1', '7H')?.id).toBe('c3');
    expect(tellingPile(columns, 'c3', '8C')?.id).toBe('c1');
    expect(tellingPile(columns.slice(0, 1), 'c1', '7H')).toBeUndefined();
  });
});
