import { describe, expect, it } from 'vitest';
import type { GameSummary, Round, Table } from '../protocol/messages';
import { tableAt } from '../state/session/fixtures';
import { resultText, roundText } from './progress';

const LOST = { won: false, played: 12, elapsed_ms: 61_000, score: 7 } as GameSummary;

describe('the text to share', () => {
  it('says whether the game was won', () => {
    const table: Table = { ...tableAt(1), deal: '5' };
    expect(resultText({ ...LOST, won: true }, table)).toContain('I won');
    expect(resultText(LOST, table)).toContain('I scored 7');
  });

  it('begins with the day of a daily deal', () => {
    expect(resultText(LOST, { ...tableAt(1), daily: '2026-11-28' })).toMatch(/^Daily deal, .*28.*\. I scored 7/);
  });

  it('has the strokes of each hole of a round, and their sum against par', () => {
    const scores = [3, -2, 0, 7, 5, 4, 6, 1, 9];
    const holes = scores.map((score, at) => ({ number: at + 1, table: 'T', score }));
    const round = { holes, total: 33, par: 45, to_par: '-12' } as unknown as Round;
    const text = roundText(tableAt(1), round).replaceAll(/[\u2066-\u2069\u200e]/g, '');
    expect(text).toContain('33 strokes (\u221212, par 45): 3 \u22122 0 7 5 4 6 1 9.');
  });
});
