import { describe, expect, it } from 'vitest';
import type { GameSummary, Table, Tally } from '../protocol/messages';
import type { Overview } from '../state/overview';
import { advice } from '../state/session/fixtures';
import { gameFacts } from './after';
import { overviewFigures } from './goals';
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

describe('the headline figures', () => {
  const none = { played: 0, won: 0, rate: null, streak: 0, bestStreak: 0, days: [], rounds: { count: 0, best: null } };
  const values = (found: Partial<Overview>): string[] =>
    overviewFigures({ ...none, ...found }).map(({ value, detail }) => [value, detail].filter(Boolean).join(', '));

  it('have rounds of Golf apart from the games', () => {
    const games = { played: 12, won: 10, rate: 10 / 12, streak: 2, bestStreak: 5 };
    expect(values(games)).toEqual(['12', '83%', '2', '5']);
    expect(values({ ...games, rounds: { count: 3, best: 4 } })).toEqual(['12', '83%', '2', '5', '3, best +4']);
    expect(values({ rounds: { count: 1, best: 0 } })).toEqual(['1, best E']);
    expect(values({})).toEqual(['0', '\u2013', '0', '0']);
  });
});

describe('a hole of a round', () => {
  const tally = { best_score: 3, best_ms: 9, streak: 1, best_streak: 1, won: 1, lost: 5 } as Tally;
  const summary = { won: true, played: 9, elapsed_ms: 9, score: 3, tally, earlier: tally } as GameSummary;
  const table = { game: { scoring: 'hole' }, helped: { by_solver: false } } as Table;

  it('has no wins and no streak of its own', () => {
    const ids = (kind: Tally['kind']): string[] => summaryFigures({ ...summary, kind }, table).map(({ id }) => id);
    expect(ids('scored')).toEqual([...ids('round'), 'summary-streak', 'summary-won']);
    expect(ids('round')).toContain('score');
  });

  it('is a part of the facts of its game only by its round', () => {
    const none = { played: 0, won: 0, rate: null };
    expect(gameFacts(none, { count: 2, best: -3 })).toBe('2 rounds · best \u22123');
    expect(gameFacts({ played: 1200, won: 7, rate: 0.5 }, { count: 0, best: null })).toBe('1,200 played · 7 won');
    expect(gameFacts(none, { count: 0, best: null })).toBe('No finished round yet');
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
