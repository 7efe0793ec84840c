import { describe, expect, it } from 'vitest';
import type { GameSummary, Table, Tally } from '../protocol/messages';
import { advice } from '../state/session/fixtures';
import { summaryFigures } from './progress';
import * as text from './text';

const golf = (scoring: 'hole' | 'points', value: number): Pick<Table, 'game' | 'score'> =>
  ({ game: { scoring }, score: { value } }) as Pick<Table, 'game' | 'score'>;

describe('the names of piles', () => {
  it('are capitalised alone and not within a sentence', () => {
    const pile = { id: 'c5', kind: 'column' } as const;
    expect(text.pileName(pile)).toBe('Column 5');
    expect(text.describeMove(['9H'], pile)).toBe('9 of hearts to column 5.');
    expect(text.describeMove(['9H'], { id: 'hole', kind: 'hole' })).toBe('9 of hearts to the hole.');
  });
});

describe('numbers', () => {
  it('have the form of the language', () => {
    expect([text.numeral(1094), text.signedValue(1094)]).toEqual(['1,094', '1,094']);
    expect(text.signedValue(-1094)).toBe('\u22121,094');
  });

  it('have it among the figures of a win, too', () => {
    const tally = { best_score: null, best_ms: null, streak: 1, best_streak: 1, won: 1, lost: 0 } as Tally;
    const summary = { won: true, played: 1094, elapsed_ms: 0, score: 52, tally, earlier: { ...tally, won: 0 } };
    const table = { game: { scoring: 'cards' }, helped: { by_solver: false } } as Table;
    const figures = summaryFigures(summary as GameSummary, table);
    expect(figures.find(({ id }) => id === 'moves')?.value).toBe('1,094');
  });
});

describe('the reason of a hint', () => {
  it('speaks of the score in a game with strokes or points, also if the deal can be won', () => {
    const won = advice(1, 1, { advice: 'best', to_win: 40, score: -3 });
    expect(text.aboutPosition(won)).toBe('Best possible here: \u22123.');
    expect(text.aboutPosition({ ...won, help: 'verdict' })).toBe(
      'Found a win in 40 moves. Best possible here: \u22123.',
    );
    expect(text.aboutPosition(advice(1, 1))).toBe('Found a win in 9 moves.');
  });

  it('says what the move achieves', () => {
    const gain = { id: 'gain-home', values: { card: 'AC', moves: 3 } };
    expect(text.adviceGain(advice(1, 1, { gain }))).toBe('It gets the Ace of clubs to a foundation in 3 moves.');
    expect(text.adviceGain(advice(1, 1))).toBe('');
  });
});

describe('the best score of a deal', () => {
  it('is called the best only when it is proved', () => {
    expect(text.parOfDeal({ best: 0, exact: true }, golf('hole', 0))).toBe('You got the best possible score: 0.');
    expect(text.parOfDeal({ best: 0, exact: true }, golf('hole', 3))).toBe('Best possible: 0. You finished 3 over.');
    expect(text.parOfDeal({ best: 2, exact: false }, golf('hole', 2))).toBe(
      'Best found: 2. There may be a better score.',
    );
  });

  it("is the player's own when the solver found none better", () => {
    expect(text.parOfDeal({ best: 5, exact: false }, golf('hole', 2))).toBe(
      'Best found: 2. There may be a better score.',
    );
    expect(text.parOfDeal({ best: 80, exact: false }, golf('points', 90))).toBe(
      'Best found: 90 points. There may be a better score.',
    );
  });
});
