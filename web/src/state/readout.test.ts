import { describe, expect, it } from 'vitest';
import type { Pile } from '../protocol/messages';
import { describeMoves, describeTable } from './readout';
import { move, pile } from './session/fixtures';

const withoutIsolates = (words: string): string => words.replace(/[\u2066-\u2069]/gu, '');

const NONE: ReadonlySet<string> = new Set();
const PILES = [
  pile('stock', 'stock', '', 9),
  pile('waste', 'waste', 'KS 4D'),
  pile('f1', 'foundation', 'AH 2H'),
  pile('c1', 'column', 'QC JC', 2),
  pile('c2', 'column', ''),
  pile('c3', 'column', ''),
];

describe('describeMoves', () => {
  it('names a move to an empty column once, however many there are', () => {
    const moves = [
      move('c1', 'c2', 2),
      move('c1', 'c3', 2),
      move('waste', 'c2'),
      move('waste', 'c3'),
      move('stock', 'waste'),
    ];
    expect(withoutIsolates(describeMoves(moves, PILES))).toBe(
      '3 moves: 2 cards (queen of clubs to jack of clubs) from column 1 to an empty column; ' +
        '4 of diamonds from the waste to an empty column; draw.',
    );
  });
  it('says when there are no moves', () => {
    expect(describeMoves([], PILES)).toBe('No moves left.');
  });
});

describe('describeTable', () => {
  it('lists every pile, and gives only the number of hidden cards', () => {
    expect(withoutIsolates(describeTable(PILES, 0, NONE))).toBe(
      'Stock, 9 cards face down. Waste: king of spades, 4 of diamonds. Foundation 1: 2 of hearts. ' +
        'Column 1: 2 cards face down, then queen of clubs, jack of clubs. Column 2, empty. Column 3, empty.',
    );
  });
  it('says how many redeals are left', () => {
    const stock = [pile('stock', 'stock', '', 9)];
    expect(withoutIsolates(describeTable(stock, 2, NONE))).toBe('Stock, 9 cards face down, 2 redeals left.');
    expect(withoutIsolates(describeTable(stock, null, NONE))).toBe('Stock, 9 cards face down, unlimited redeals.');
  });
  it('says which slots are covered, and leaves out the empty ones', () => {
    const slots = [pile('s1', 'slot', '7H'), pile('s2', 'slot', ''), pile('s3', 'slot', 'KC')];
    expect(withoutIsolates(describeTable(slots, 0, new Set(['s1'])))).toBe(
      'Slot 1, 7 of hearts, covered. Slot 3, king of clubs.',
    );
  });
  it('names face-down cards between others in their place', () => {
    const column = { ...pile('c1', 'column', ''), hidden: 1, cards: ['7H', '', 'KC'] };
    expect(withoutIsolates(describeTable([column], 0, NONE))).toBe(
      'Column 1: 1 card face down, then 7 of hearts, face-down card, king of clubs.',
    );
  });
  it('says which card an empty pile needs', () => {
    const empty = (id: string, kind: Pile['kind'], begins: string): Pile => ({
      id,
      kind,
      hidden: 0,
      cards: [],
      begins,
    });
    expect(
      withoutIsolates(
        describeTable(
          [empty('f1', 'foundation', 'AS'), empty('f2', 'foundation', 'TH'), empty('c1', 'column', 'K')],
          0,
          NONE,
        ),
      ),
    ).toBe(
      'Foundation 1, empty, needs the ace of spades. Foundation 2, empty, needs the 10 of hearts. Column 1, empty, needs a King.',
    );
  });
});
