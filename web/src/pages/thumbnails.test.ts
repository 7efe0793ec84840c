import { describe, expect, it } from 'vitest';
import { loadThumbnail, parsePile } from './thumbnails';
import positions from './thumbnails.json';

describe('parsePile', () => {
  it.each([
    ['c1:**KHQC', { id: 'c1', kind: 'column', hidden: 2, cards: ['KH', 'QC'] }],
    ['c12cell:TS', { id: 'c12', kind: 'cell', hidden: 0, cards: ['TS'] }],
    ['stock:*', { id: 'stock', kind: 'stock', hidden: 1, cards: [] }],
    ['f8:', { id: 'f8', kind: 'foundation', hidden: 0, cards: [] }],
    ['c2:KH*QC', { id: 'c2', kind: 'column', hidden: 0, cards: ['KH', '', 'QC'] }],
  ])('reads %s', (written, pile) => {
    expect(parsePile(written)).toEqual(pile);
  });

  it('refuses a pile of an unknown kind', () => {
    expect(() => parsePile('x1:KH')).toThrow('"x1:KH" is not a pile of a picture');
  });
});

describe('loadThumbnail', () => {
  it('returns piles with known cards for every game', async () => {
    for (const game of Object.keys(positions)) {
      const piles = await loadThumbnail(game);
      expect(piles?.length).toBeGreaterThan(1);
      for (const card of piles?.flatMap((pile) => pile.cards) ?? []) expect(card).toMatch(/^([A2-9TJQK][CDHS]|XX|)$/);
    }
  });

  it('returns null for a game without a picture', async () => {
    expect(await loadThumbnail('my-game')).toBeNull();
  });
});
