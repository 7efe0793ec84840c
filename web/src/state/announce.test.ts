import { describe, expect, it } from 'vitest';
import type { Pile, Table } from '../protocol/messages';
import { announceChange } from './announce';
import { matchCards, type Matched } from './matcher';
import { pile } from './session/fixtures';

const GAME = { name: 'Indian' } as Table['game'];

function announced(...views: Pile[][]): string {
  let before: Matched = { piles: [], loose: [] };
  let key = 0;
  let text = '';
  for (const piles of views) {
    const after = matchCards(before, piles, () => key++);
    text = announceChange(before, after, { game: GAME, piles });
    before = after;
  }
  return text;
}

describe('announceChange', () => {
  it('announces a new table', () => {
    expect(announced([pile('c1', 'column', 'KS')])).toBe('Indian is ready.');
  });

  it('names a moved card, its target, and the card it uncovered', () => {
    expect(
      announced(
        [pile('c1', 'column', '9H', 1), pile('c2', 'column', 'TS')],
        [pile('c1', 'column', '4C'), pile('c2', 'column', 'TS 9H')],
      ),
    ).toBe('9 of hearts to column 2. 4 of clubs turned face up.');
  });

  it('names the card that the server turns face up after the move', () => {
    const moved = pile('c2', 'column', 'TS 9H');
    expect(
      announced(
        [pile('c1', 'column', '9H', 1), pile('c2', 'column', 'TS')],
        [pile('c1', 'column', '', 1), moved],
        [pile('c1', 'column', '4C'), moved],
      ),
    ).toBe('4 of clubs turned face up.');
  });

  it('names the column that a card of the stock fills', () => {
    const views = [9, 8].map((left) => [
      pile('stock', 'stock', '', left),
      pile('waste', 'waste', ''),
      pile('c1', 'column', left === 9 ? '' : '5H'),
    ]);
    expect(announced(...views)).toBe('5 of hearts to column 1.');
  });

  it('names a run by its first and last card', () => {
    expect(
      announced(
        [pile('c1', 'column', '9H 8S 7D'), pile('c2', 'column', '')],
        [pile('c1', 'column', ''), pile('c2', 'column', '9H 8S 7D')],
      ),
    ).toBe('3 cards (9 of hearts to 7 of diamonds) to column 2.');
  });

  const stock = (hidden: number, waste: string): Pile[] => [
    pile('stock', 'stock', '', hidden),
    pile('waste', 'waste', waste),
  ];

  it('names a drawn card once its face is known', () => {
    expect(announced(stock(3, ''), stock(2, ''), stock(2, '5H'))).toBe('Drew the 5 of hearts.');
  });

  it('names several drawn cards', () => {
    expect(announced(stock(3, ''), stock(1, ''), stock(1, '5H 6S'))).toBe('Drew: 5 of hearts, 6 of spades.');
  });

  it('distinguishes a redeal from an undone draw', () => {
    expect(announced(stock(0, '2C 3C 4C'), stock(3, ''))).toBe('Turned the waste over.');
    expect(announced(stock(2, '2C 3C 4C'), stock(5, ''))).toBe('3 cards to the stock.');
  });

  it('says nothing if no card moved, and gives no details if many did', () => {
    expect(announced(stock(3, '2C'), stock(3, '2C'))).toBe('');
    const columns = (...cards: string[]): Pile[] => cards.map((card, i) => pile(`c${i}`, 'column', card));
    expect(announced(columns('2C', '3C', '4C', '5C'), columns('5C', '2C', '3C', '4C'))).toBe('Many cards moved.');
  });
});
