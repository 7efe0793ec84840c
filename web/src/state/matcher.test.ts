import { describe, expect, it } from 'vitest';
import type { Pile } from '../protocol/messages';
import { matchCards, movements, type Matched } from './matcher';

const pile = (id: string, kind: Pile['kind'], cards: string, hidden = 0): Pile => ({
  id,
  kind,
  hidden,
  cards: cards === '' ? [] : cards.split(' '),
});

class Table {
  #next = 0;
  now: Matched = { piles: [], loose: [] };

  show(...piles: Pile[]): Matched {
    this.now = matchCards(this.now, piles, () => this.#next++);
    return this.now;
  }

  keys(id: string): number[] {
    return this.now.piles.find((candidate) => candidate.id === id)?.keys ?? [];
  }
}

describe('matchCards', () => {
  it('gives every card of the first view a different key', () => {
    const table = new Table();
    table.show(pile('stock', 'stock', '', 3), pile('c1', 'column', 'TH 9H'));
    expect(new Set([...table.keys('stock'), ...table.keys('c1')]).size).toBe(5);
  });

  it('keeps the keys of an unchanged table', () => {
    const table = new Table();
    const piles = [pile('stock', 'stock', '', 3), pile('c1', 'column', 'TH 9H', 2)];
    const first = table.show(...piles);
    expect(table.show(...piles)).toEqual(first);
  });

  it('moves a run in order and leaves the other cards', () => {
    const table = new Table();
    table.show(pile('c1', 'column', 'KS 9H 8H'), pile('c2', 'column', 'TH'));
    const [king, nine, eight] = table.keys('c1');
    const [ten] = table.keys('c2');
    table.show(pile('c1', 'column', 'KS'), pile('c2', 'column', 'TH 9H 8H'));
    expect(table.keys('c1')).toEqual([king]);
    expect(table.keys('c2')).toEqual([ten, nine, eight]);
  });

  it('keeps the key of a hidden card that turns face up', () => {
    const table = new Table();
    table.show(pile('c1', 'column', '9H', 2), pile('c2', 'column', 'TH'));
    const [first, second, nine] = table.keys('c1');
    table.show(pile('c1', 'column', '4C', 1), pile('c2', 'column', 'TH 9H'));
    expect(table.keys('c1')).toEqual([first, second]);
    expect(table.keys('c2').at(-1)).toBe(nine);
  });

  it('draws from the top of the stock, with the first card deepest in the waste', () => {
    const table = new Table();
    table.show(pile('stock', 'stock', '', 4), pile('waste', 'waste', ''));
    const stock = table.keys('stock');
    table.show(pile('stock', 'stock', '', 1), pile('waste', 'waste', '2C 3C 4C'));
    expect(table.keys('waste')).toEqual([stock[3], stock[2], stock[1]]);
    expect(table.keys('stock')).toEqual([stock[0]]);
  });

  it('matches a drawn card whose face arrives after the stock has shrunk', () => {
    const table = new Table();
    table.show(pile('stock', 'stock', '', 4), pile('waste', 'waste', ''));
    const top = table.keys('stock').at(-1);
    const shrunk = table.show(pile('stock', 'stock', '', 3), pile('waste', 'waste', ''));
    expect(shrunk.loose).toEqual([{ key: top, pile: 'stock', face: null }]);
    table.show(pile('stock', 'stock', '', 3), pile('waste', 'waste', '5D'));
    expect(table.keys('waste')).toEqual([top]);
    expect(movements(shrunk, table.now)).toEqual([{ from: 'stock', to: 'waste', faces: ['5D'] }]);
  });

  it('returns an undone draw to the top of the stock', () => {
    const table = new Table();
    table.show(pile('stock', 'stock', '', 4), pile('waste', 'waste', ''));
    const before = table.keys('stock');
    table.show(pile('stock', 'stock', '', 3), pile('waste', 'waste', '5D'));
    table.show(pile('stock', 'stock', '', 4), pile('waste', 'waste', ''));
    expect(table.keys('stock')).toEqual(before);
  });

  it('moves the whole waste to the stock in a redeal', () => {
    const table = new Table();
    table.show(pile('stock', 'stock', ''), pile('waste', 'waste', '2C 3C 4C'));
    const waste = table.keys('waste');
    const before = table.now;
    table.show(pile('stock', 'stock', '', 3), pile('waste', 'waste', ''));
    expect([...table.keys('stock')].sort()).toEqual([...waste].sort());
    expect(movements(before, table.now).map(({ from, to, faces }) => [from, to, faces.length])).toEqual([
      ['waste', 'stock', 3],
    ]);
  });

  it('moves one copy of a card and leaves the other', () => {
    const table = new Table();
    table.show(pile('c1', 'column', 'KS TH'), pile('c2', 'column', 'JH'), pile('c3', 'column', 'QS TH'));
    const moved = table.keys('c1')[1];
    const twin = table.keys('c3')[1];
    table.show(pile('c1', 'column', 'KS'), pile('c2', 'column', 'JH TH'), pile('c3', 'column', 'QS TH'));
    expect(table.keys('c2')[1]).toBe(moved);
    expect(table.keys('c3')[1]).toBe(twin);
  });

  it('keeps every key on a restart, and matches the cards that are face up before and after', () => {
    const table = new Table();
    table.show(
      pile('stock', 'stock', '', 2),
      pile('waste', 'waste', '7C'),
      pile('f1', 'foundation', 'AS 2S'),
      pile('c1', 'column', 'KH'),
      pile('c2', 'column', ''),
    );
    const keys = table.now.piles.flatMap((candidate) => candidate.keys);
    const two = table.keys('f1')[1];
    const king = table.keys('c1')[0];
    table.show(
      pile('stock', 'stock', '', 3),
      pile('waste', 'waste', ''),
      pile('f1', 'foundation', ''),
      pile('c1', 'column', 'AS'),
      pile('c2', 'column', '2S KH'),
    );
    expect(table.now.piles.flatMap((candidate) => candidate.keys).sort()).toEqual(keys.sort());
    expect(table.keys('c2')).toEqual([two, king]);
  });

  it('gives a new key to a card that was not there before', () => {
    const table = new Table();
    table.show(pile('c1', 'column', 'KH'));
    table.show(pile('c1', 'column', 'KH QH'));
    expect(new Set(table.keys('c1')).size).toBe(2);
  });
});
