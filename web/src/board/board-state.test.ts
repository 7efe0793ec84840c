import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '../layout/geometry';
import type { Game, Pile } from '../protocol/messages';
import { BoardState } from './board-state.svelte';

const game: Game = {
  id: 'forty-thieves',
  name: 'Forty Thieves',
  family: 'columns',
  options: {},
  arrangement: 'columns',
  columns: 2,
  rows: 2,
  places: [],
  scoring: 'cards',
};
const pile = (id: string, kind: Pile['kind'], cards: string[], hidden = 0): Pile => ({ id, kind, hidden, cards });
const piles = (stock: number, ...waste: string[]): Pile[] => [
  pile('stock', 'stock', [], stock),
  pile('waste', 'waste', waste),
  pile('f1', 'foundation', []),
  pile('c1', 'column', ['4H', '3H']),
  pile('c2', 'column', ['KS']),
];

describe('the board', () => {
  it('announces a move together with what the server adds to it', () => {
    const board = new BoardState(() => DEFAULT_PREFERENCES);
    const column = (id: string, hidden: number, ...cards: string[]): Pile => pile(id, 'column', cards, hidden);
    board.show(game, [column('c1', 1, '3H'), column('c2', 0, '4H')], []);
    board.show(game, [column('c1', 1), column('c2', 0, '4H', '3H')], [], true);
    expect(board.announcement).toBe('Forty Thieves is ready.');
    board.show(game, [column('c1', 0, 'KS'), column('c2', 0, '4H', '3H')], []);
    expect(board.announcement).toBe('3 of hearts to column 2. King of spades turned face up.');
    expect(board.lastChange).toBe(board.announcement);
  });

  it('keeps the cards and places that a move does not change, so that they are not shown again', () => {
    const board = new BoardState(() => DEFAULT_PREFERENCES);
    board.size = { width: 1000, height: 700 };
    board.show(game, piles(3), []);
    const { cards, layout } = board;
    expect(cards).toHaveLength(6);
    board.show(game, piles(2), []); // the drawn card is on no pile until the server sends its face
    expect(board.cards.filter((card) => !cards.includes(card)).map(({ pile: id }) => id)).toEqual(['stock']);
    expect(board.show(game, piles(2, 'KH'), [])).toEqual(['waste']);
    const changed = board.cards.filter((card) => !cards.includes(card));
    expect(changed.map((card) => [card.pile, card.face])).toEqual([
      ['stock', null], // it is the top card now
      ['waste', 'KH'],
    ]);
    const moved = board.layout?.piles.filter((place, at) => place !== layout?.piles[at]);
    expect(moved?.map(({ id }) => id)).toEqual(['stock', 'waste']);
    expect(board.piles.map(({ cards: faces, hidden }) => faces.length + hidden)).toEqual([2, 1, 0, 2, 1]);
  });

  it('shows nothing again when the server confirms a move that is already on the screen', () => {
    const board = new BoardState(() => DEFAULT_PREFERENCES);
    board.size = { width: 1000, height: 700 };
    board.show(game, piles(3), []);
    board.show(game, piles(2, 'KH'), []);
    const { keyed, piles: shown, announcement } = board;
    expect(board.show(game, piles(2, 'KH'), [])).toEqual([]);
    expect(board.keyed).toBe(keyed);
    expect(board.piles).toBe(shown);
    expect(board.announcement).toBe(announcement);
  });
});
