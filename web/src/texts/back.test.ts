import { describe, expect, it } from 'vitest';
import type { Verdicts } from '../protocol/messages';
import { wayBack } from './back';

/** Returns an analysis with a letter for each position: won, lost or unknown. */
function analysed(letters: string): Verdicts {
  const names = { w: 'won', l: 'lost', u: 'unknown' } as const;
  const verdicts = [...letters].map((letter) => names[letter as keyof typeof names]);
  const last = verdicts.lastIndexOf('won');
  const lost = verdicts.indexOf('lost');
  return {
    type: 'verdicts',
    verdicts,
    losing_move: last >= 0 && lost === last + 1 ? lost : null,
    last_won: last < 0 ? null : last,
    winning: [],
    undecided: [],
    complete: true,
    best: null,
    best_exact: false,
    nodes: 1,
    cpu_s: 1,
  };
}

describe('the way back to a position that could be won', () => {
  it('is the position before the losing move', () => {
    expect(wayBack(analysed('wwwl'), false)).toEqual({ to: 2, words: 'Back at the last position that could be won.' });
  });

  it('says so if later positions are undecided', () => {
    expect(wayBack(analysed('wwul'), false)).toMatchObject({
      to: 1,
      words: expect.stringContaining("couldn't decide"),
    });
  });

  it('does not exist if the deal was lost from the start, or if nothing is known', () => {
    expect(wayBack(analysed('lll'), false)).toEqual({
      to: null,
      words: "This deal couldn't be won, even from the start.",
    });
    expect(wayBack(analysed('uul'), false)).toMatchObject({ to: null, words: expect.stringContaining('found no') });
  });

  it('only continues a game that was given up too early', () => {
    expect(wayBack(analysed('www'), true)).toEqual({ to: 2, words: 'This position can still be won.' });
    expect(wayBack(analysed('www'), false).to).toBeNull();
  });
});
