import { describe, expect, it } from 'vitest';
import { deleteGame, ownName, savedGames, saveGame } from './saved';

const id = (name: string, columns = 9): string =>
  `own:${JSON.stringify({ columns, family: 'columns', name, version: 1 })}`;

function memory(text: string | null = null): Pick<Storage, 'getItem' | 'setItem'> {
  return { getItem: () => text, setItem: (_, value) => void (text = value) };
}

describe('custom games in the browser', () => {
  it('are saved newest first, each once', () => {
    const storage = memory();
    for (const name of ['A', 'B', 'A']) expect(saveGame(id(name), storage)).toBe(name);
    expect(savedGames(storage)).toEqual([
      { id: id('A'), name: 'A' },
      { id: id('B'), name: 'B' },
    ]);
    deleteGame(id('B'), storage);
    expect(savedGames(storage).map(({ name }) => name)).toEqual(['A']);
  });

  it('get a number if another game has their name', () => {
    const storage = memory();
    saveGame(id('My Golf'), storage);
    expect(saveGame(id('My Golf', 8), storage)).toBe('My Golf 2');
    expect(saveGame(id('My Golf', 8), storage)).toBe('My Golf 2');
    expect(saveGame(id('My Golf', 7), storage)).toBe('My Golf 3');
    expect(savedGames(storage).map((game) => game.id)).toEqual([id('My Golf 3', 7), id('My Golf 2', 8), id('My Golf')]);
  });

  it('get a number in place of the end of a long name', () => {
    const storage = memory();
    const long = 'x'.repeat(60);
    saveGame(id(long), storage);
    expect(saveGame(id(long, 8), storage)).toBe(`${'x'.repeat(58)} 2`);
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
    expect(saveGame(id('A'), blocked)).toBeNull();
  });
});
