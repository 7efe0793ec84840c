import { describe, expect, it } from 'vitest';
import { deleteGame, ownName, savedGames, saveGame } from './saved';

const id = (name: string, columns = 9): string =>
  `own:${JSON.stringify({ columns, family: 'columns', name, version: 1 })}`;

function memory(text: string | null = null): Pick<Storage, 'getItem' | 'setItem'> {
  return { getItem: () => text, setItem: (_, value) => void (text = value) };
}

describe('custom games in the browser', () => {
  it('are saved newest first, and a game with the same name is replaced', () => {
    const storage = memory();
    saveGame(id('A'), storage);
    saveGame(id('B'), storage);
    saveGame(id('A', 8), storage);
    expect(savedGames(storage)).toEqual([
      { id: id('A', 8), name: 'A' },
      { id: id('B'), name: 'B' },
    ]);
    deleteGame(id('B'), storage);
    expect(savedGames(storage).map(({ name }) => name)).toEqual(['A']);
  });

  it('ignore what is no custom game', () => {
    expect(savedGames(memory(JSON.stringify(['golf', 7, 'own:{', id('A')])))).toEqual([{ id: id('A'), name: 'A' }]);
    expect(savedGames(memory('nonsense'))).toEqual([]);
    expect(ownName('own:{}')).toBe('');
  });

  it('reports that the browser stores nothing', () => {
    const blocked = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(saveGame(id('A'), blocked)).toBe(false);
  });
});
