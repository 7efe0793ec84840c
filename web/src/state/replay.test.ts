import { describe, expect, it } from 'vitest';
import type { Pile, Step } from '../protocol/messages';
import { positionForKey, positionsOf, describeStep, verdictRanges } from './replay';

const pile = (id: string, kind: Pile['kind'], cards: string[], hidden = 0): Pile => ({ id, kind, hidden, cards });
const dealt = [
  pile('stock', 'stock', [], 2),
  pile('waste', 'waste', []),
  pile('f1', 'foundation', []),
  pile('c1', 'column', ['5C', 'AS']),
  pile('c2', 'column', []),
];
const score = { value: 0 };
const steps: Step[] = [
  {
    text: 'd',
    source: 'stock',
    target: 'waste',
    count: 1,
    score,
    piles: [pile('stock', 'stock', [], 1), pile('waste', 'waste', ['TH'])],
  },
  {
    text: '1-f',
    source: 'c1',
    target: 'f1',
    count: 1,
    score,
    piles: [pile('f1', 'foundation', ['AS']), pile('c1', 'column', ['5C'])],
  },
  {
    text: 'w-2',
    source: 'waste',
    target: 'c2',
    count: 1,
    score,
    piles: [pile('waste', 'waste', []), pile('c2', 'column', ['TH'])],
  },
];

describe('a replay', () => {
  const positions = positionsOf({ piles: dealt, steps });

  it('has the piles as dealt and after each move, in the same order', () => {
    expect(positions).toHaveLength(4);
    expect(positions[0]).toBe(dealt);
    expect(positions[3]?.map((one) => one.id)).toEqual(dealt.map((one) => one.id));
    expect(positions[3]?.map((one) => one.cards.join(' '))).toEqual(['', '', 'AS', '5C', 'TH']);
    expect(positions[1]?.[3]).toBe(dealt[3]);
  });

  it('describes its moves in words', () => {
    expect(steps.map((step, i) => describeStep(step, positions[i] ?? [], positions[i + 1] ?? []))).toEqual([
      'Drew the 10 of hearts.',
      'Ace of spades to foundation 1.',
      '10 of hearts to column 2.',
    ]);
  });

  it('describes a redeal, but not a move between unknown piles', () => {
    const redeal = { source: 'waste', target: 'stock', count: 3 };
    expect(describeStep(redeal, dealt, dealt)).toBe('Turned the waste over.');
    expect(describeStep({ ...redeal, source: 'c9' }, dealt, dealt)).toBe('');
  });
});

describe('the replay keys', () => {
  it('follow the reading direction', () => {
    expect(positionForKey('ArrowRight', 3, 9, 'ltr')).toBe(4);
    expect(positionForKey('ArrowRight', 3, 9, 'rtl')).toBe(2);
    expect(positionForKey('Home', 3, 9, 'ltr')).toBe(0);
    expect(positionForKey('End', 3, 9, 'rtl')).toBe(9);
  });

  it('do nothing past the ends; other keys do nothing', () => {
    expect(positionForKey('ArrowLeft', 0, 9, 'ltr')).toBeNull();
    expect(positionForKey('ArrowRight', 9, 9, 'ltr')).toBeNull();
    expect(positionForKey('End', 9, 9, 'ltr')).toBeNull();
    expect(positionForKey('x', 3, 9, 'ltr')).toBeNull();
  });
});

describe('the verdict strip', () => {
  it('has one range for each run of equal verdicts', () => {
    expect(verdictRanges(['won', 'won', 'unknown', 'lost', 'lost', 'lost'])).toEqual([
      { verdict: 'won', from: 0, to: 1 },
      { verdict: 'unknown', from: 2, to: 2 },
      { verdict: 'lost', from: 3, to: 5 },
    ]);
    expect(verdictRanges([])).toEqual([]);
  });
});
