import { describe, expect, it } from 'vitest';
import type { Game, Step } from '../protocol/messages';
import { LinkError, packGame, sharedGame, unpackGame } from './share';

const game = { id: 'golf', options: {} } as Game;
const steps = ['7', 'd', '3'].map((text) => ({ text }) as Step);

describe('a game in a link', () => {
  it('contains no more than it needs', () => {
    expect(sharedGame({ game, deal: '8', steps: [], ended: false })).toEqual({ game: 'golf', deal: '8' });
    expect(sharedGame({ game: { ...game, options: { jokers: 1 } }, deal: '8', steps, ended: true })).toEqual({
      game: 'golf',
      deal: '8',
      options: { jokers: 1 },
      moves: '7 d 3',
      ended: true,
    });
  });

  it('includes the rules if the replay names them', () => {
    const rules = '901d1c4668c68801';
    expect(sharedGame({ game, deal: '8', steps: [], ended: false, rules })).toEqual({ game: 'golf', deal: '8', rules });
    expect(sharedGame({ game, deal: '8', steps: [], ended: false, rules: '' })).toEqual({ game: 'golf', deal: '8' });
  });

  it('is unchanged after packing and unpacking', async () => {
    const moves = Array.from({ length: 400 }, (_, i) => `${(i % 10) + 1}-${((i * 7) % 10) + 1}`).join(' ');
    const shared = { game: 'forty-thieves', deal: '9223372036854775807', moves };
    const fragment = await packGame(shared);
    expect(fragment).toMatch(/^1\.[\w-]+$/);
    expect(fragment.length).toBeLessThan(moves.length / 2);
    expect(await unpackGame(fragment)).toEqual(shared);
  });

  it.each(['', '1.', '2.abc', '1.!!!', '1.abcdef'])('is rejected if the fragment is %j', async (fragment) => {
    await expect(unpackGame(fragment)).rejects.toThrow(LinkError);
  });

  it('is rejected if the link is cut short', async () => {
    const fragment = await packGame({ game: 'golf', deal: '8', moves: '7 4 d d d 1 d 7 4 2' });
    await expect(unpackGame(fragment.slice(0, -6))).rejects.toThrow(LinkError);
  });

  it('is rejected if the data is not a game', async () => {
    await expect(unpackGame(await packGame({} as never))).rejects.toThrow(LinkError);
    await expect(unpackGame(await packGame('x' as never))).rejects.toThrow(LinkError);
  });

  it('is rejected if it expands to a huge string', async () => {
    const bomb = await packGame({ game: 'golf', deal: '8', moves: 'd '.repeat(5_000_000) });
    expect(bomb.length).toBeLessThan(20_000);
    await expect(unpackGame(bomb)).rejects.toThrow(LinkError);
  });
});
