import { describe, expect, it } from 'vitest';
import { splitIntoBatches } from './batches';

describe('splitIntoBatches', () => {
  it('splits at line ends and numbers the first line of each batch', () => {
    expect(splitIntoBatches('aa\nbb\ncc', 6)).toEqual([
      { firstLine: 1, text: 'aa\nbb\n' },
      { firstLine: 3, text: 'cc\n' },
    ]);
  });

  it('counts bytes, not characters', () => {
    expect(splitIntoBatches('\u05d0\u05d0\n\u05d0', 7).map((batch) => batch.firstLine)).toEqual([1, 2]);
    expect(splitIntoBatches('\u05d0\u05d0\n\u05d0', 8)).toHaveLength(1);
  });

  it('keeps every line, however long it is', () => {
    const lines = ['x'.repeat(50), '', 'y'.repeat(3), 'z'.repeat(40)];
    const batches = splitIntoBatches(lines.join('\n'), 10);
    expect(batches.map((batch) => batch.firstLine)).toEqual([1, 2, 4]);
    expect(batches.map((batch) => batch.text).join('')).toBe(`${lines.join('\n')}\n`);
  });
});
