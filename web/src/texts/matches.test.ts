import '../language/english';
import { describe, expect, it } from 'vitest';
import type { MatchRecord, MatchResult } from '../protocol/messages';
import { matchResult, opponent, record, recordInWords, totals } from './matches';

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069\u200e]/g, '');
const WON: MatchResult = {
  room: null,
  game: 'golf',
  name: 'Golf',
  format: 'stroke',
  opponents: [{ name: 'Casual', level: 'casual', score: 37 }],
  outcome: 'won',
  score: -2,
  margin: '',
  parts: 9,
  forfeited: false,
  finished_at: 0,
};

describe('a match in one line', () => {
  it.each([
    [{}, 'against Leo · Won · \u22122 : 37'],
    [{ format: 'match', margin: '3 & 2' }, 'against Leo · Won · 3 & 2'],
    [{ format: 'match', margin: 'halved', outcome: 'drawn' }, 'against Leo · Drawn · The match is halved'],
    [{ format: 'spit', outcome: 'lost', parts: 4 }, 'against Leo · Lost · Rounds: 4'],
    [{ forfeited: true }, 'against Leo · Won · by forfeit'],
    [{ opponents: [{ name: 'Ada', level: '', score: 40 }] }, 'against Ada · Won · \u22122 : 40'],
    [{ opponents: [{ name: 'Ada', level: '', score: null }] }, 'against Ada · Won · \u22122 : \u2013'],
  ] as [Partial<MatchResult>, string][])('says how it ended: %o', (changes, expected) => {
    expect(plain(matchResult({ ...WON, ...changes }))).toBe(expected);
  });
});

describe('the record', () => {
  const leo: MatchRecord = { against: 'casual', won: 3, lost: 1, drawn: 0 };
  const people: MatchRecord = { against: 'people', won: 0, lost: 2, drawn: 1 };

  it('names the opponent, and has draws only if there are any', () => {
    expect([leo, people].map((one) => [opponent(one), plain(record(one))])).toEqual([
      ['Leo · Casual', '3\u20131'],
      ['People', '0\u20132\u20131'],
    ]);
    expect(recordInWords(people)).toBe('Won: 0, Lost: 2, Drawn: 1');
  });

  it('adds up all matches', () => {
    expect(totals([leo, people]).map(({ value }) => value)).toEqual(['7', '3', '3', '1']);
  });
});
