import { describe, expect, it } from 'vitest';
import { cardName } from './names';

describe('cardName', () => {
  it.each([
    ['TH', '10 of hearts'],
    ['AS', 'ace of spades'],
    ['2C', '2 of clubs'],
    ['JD', 'jack of diamonds'],
    ['QH', 'queen of hearts'],
    ['KC', 'king of clubs'],
    ['XX', 'joker'],
    [null, 'face-down card'],
    ['', 'face-down card'],
  ])('%s is "%s"', (card, name) => {
    expect(cardName(card)).toBe(name);
  });

  it('gives each card in the deck a different name', () => {
    const deck = [...'CDHS'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
    expect(new Set(deck.map(cardName)).size).toBe(52);
  });

  it.each(['T', 'HT', 'th', '1H', '10H', 'XH', 'THH', 'Aconstructor'])(
    'rejects "%s" and names it in the error',
    (text) => {
      expect(() => cardName(text)).toThrow(RangeError);
      expect(() => cardName(text)).toThrow(`"${text}" is not a card`);
    },
  );
});
