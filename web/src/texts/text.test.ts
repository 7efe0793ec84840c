import { describe, expect, it } from 'vitest';
import { setLanguage } from '../language/i18n.svelte';
import type { GameSummary, Table, Tally } from '../protocol/messages';
import type { Overview } from '../state/overview';
import { advice } from '../state/session/fixtures';
import { gameFacts, tallyLines } from './after';
import { overviewApart, overviewFigures, overviewTime } from './goals';
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
  const none: Overview = {
    ...{
      played: 0,
      won: 0,
      rate: null,
      helped: 0,
      streak: 0,
      bestStreak: 0,
      days: [],
      rounds: { count: 0, best: null },
    },
    ...{ daily: null, elapsed: 61_000 },
  };
  const values = (found: Partial<Overview>): string[] =>
    overviewFigures({ ...none, ...found }).map(({ value, detail }) => [value, detail].filter(Boolean).join(', '));

  it('have rounds of Golf apart from the games', () => {
    const games = { played: 12, won: 10, rate: 10 / 12, streak: 2, bestStreak: 5 };
    expect(values(games)).toEqual(['12', '83%', '2, best 5']);
    expect(values({ ...games, rounds: { count: 3, best: 4 } })).toEqual(['12', '83%', '2, best 5', '3, best +4']);
    expect(values({ rounds: { count: 1, best: 0 } })).toEqual(['1, best E']);
    expect(values({})).toEqual(['0', '\u2013', '0, best 0']);
  });

  it('have the daily deals once one is finished, and are six at most', () => {
    const daily = { streak: 0, best_streak: 3, won: 4, unaided: 1 };
    const deals = ['0, best 3', '4, 1 without help'];
    expect(values({ daily })).toEqual(['0', '\u2013', '0, best 0', ...deals]);
    expect(values({ daily, rounds: { count: 1, best: 2 } })).toEqual([...deals, '1, best +2']);
    expect(values({ played: 1, daily, rounds: { count: 1, best: 2 } })).toHaveLength(6);
    expect(values({ daily: { streak: 0, best_streak: 0, won: 0, unaided: 0 } })).toHaveLength(3);
  });

  it('say how long the player has played', () => {
    expect(overviewTime({ ...none, elapsed: 0 })).toBe('');
    expect(overviewTime({ ...none, elapsed: 9_000 })).toBe('Played for 1 min in all.');
    expect(overviewTime({ ...none, elapsed: 7_380_000 })).toBe('Played for 2 hr 3 min in all.');
    expect(overviewTime({ ...none, elapsed: 7_200_000 })).toBe('Played for 2 hr in all.');
  });

  it('end with one full stop in a language that abbreviates minutes with one', async () => {
    try {
      await setLanguage('fil');
      expect(overviewTime({ ...none, elapsed: 9_000 })).toBe('Kabuuang oras ng paglalaro: 1 min.');
    } finally {
      await setLanguage('en');
    }
  });

  it('say apart how many games had help', () => {
    expect(overviewApart(none)).toBe('');
    expect(overviewApart({ ...none, helped: 6 })).toContain('not counted here: 6');
  });
});

describe('a hole of a round', () => {
  const tally = { best_score: 3, best_ms: 9, streak: 1, best_streak: 1, won: 1, lost: 5 } as Tally;
  const results = { played: 9, won: 4, helped: 0 };
  const summary = { won: true, played: 9, elapsed_ms: 9, score: 3, tally, earlier: tally, results } as GameSummary;
  const table = { game: { scoring: 'hole' }, helped: { by_solver: false } } as Table;

  it('has no wins and no streak of its own', () => {
    const ids = (kind: Tally['kind']): string[] => summaryFigures({ ...summary, kind }, table).map(({ id }) => id);
    expect(ids('scored')).toEqual([...ids('round'), 'summary-streak', 'summary-won']);
    expect(ids('round')).toContain('score');
  });

  it('leaves the games with help apart from those that are counted', () => {
    const found = summaryFigures({ ...summary, kind: 'helped', results: { played: 16, won: 4, helped: 6 } }, table);
    expect(found.slice(-2).map(({ name, value }) => [name, value])).toEqual([
      ['Won', '4 of 16'],
      ['With help', '6'],
    ]);
  });

  it('is a part of the facts of its game only by its round', () => {
    const none = { played: 0, won: 0, rate: null, helped: 0 };
    expect(gameFacts(none, { count: 2, best: -3 })).toBe('2 rounds · best \u22123');
    const many = { played: 1200, won: 7, rate: 0.5, helped: 0 };
    expect(gameFacts(many, { count: 0, best: null })).toBe('1,200 played · 7 won');
    const helped = gameFacts({ ...many, helped: 6 }, { count: 0, best: null });
    expect(helped).toBe('1,200 played · 7 won · and 6 with help');
    expect(gameFacts(none, { count: 0, best: null })).toBe('No finished game yet');
  });
});

describe("the table of a game's figures", () => {
  const tally = { kind: 'scored', played: 5, won: 2, lost: 2, fewest_moves: 51, mean_moves: 51 } as Tally;
  const none = { best_ms: null, mean_ms: null, best_score: null, mean_score: null, streak: 0, best_streak: 0 };
  const lines = (...some: Partial<Tally>[]): Record<string, string[]> => {
    const tallies = some.map((one) => ({ ...tally, ...none, ...one }));
    return Object.fromEntries(tallyLines({ scoring: 'cards', tallies }).map(({ name, values }) => [name, values]));
  };

  it('counts finished games, and leaves out categories without them', () => {
    expect(lines({}, { kind: 'practice', played: 1, won: 0, lost: 0 })).toMatchObject({
      ...{ Played: ['4'], 'Win rate, %': ['50'] },
    });
  });

  it('has no moves if all wins took the same number', () => {
    expect(lines({})).not.toHaveProperty('Fewest moves');
    expect(lines({ mean_moves: 52.5 })).toMatchObject({ 'Fewest moves': ['51'], 'Average moves': ['52.5'] });
    expect(lines({ won: 1 })).toHaveProperty('Fewest moves');
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
