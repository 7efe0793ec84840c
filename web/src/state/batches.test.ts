import { describe, expect, it } from 'vitest';
import type { Imported } from '../protocol/messages';
import { ProblemError } from '../protocol/http';
import { importBatches, InterruptedImport, isExport, splitIntoBatches } from './batches';

describe('isExport', () => {
  it.each([
    ['{"longwood":1,"record":"","dealt_at":0,"played_at":0}', true],
    ['notes\n  {"record": "", "longwood" : 2}\n', true],
    ['{"longwood":1,"record":"cut of', true],
    ['a text about {"longwood": 1}', false],
    ['{\n"longwood": 1}', false],
    ['[{}]', false],
    ['\ufffdPNG\r\n'.repeat(300_000), false],
    ['{'.repeat(3_000_000), false],
  ])('%.40s: %s', (lines, expected) => {
    expect(isExport(lines)).toBe(expected);
  });
});

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

describe('importBatches', () => {
  const answer = (line?: number) => ({
    added: 1,
    continued: 0,
    known: 2,
    bad: line === undefined ? [] : [{ line, message: 'bad' }],
  });

  const send = (send: (lines: string, check: boolean) => Promise<Imported>) => ({ send });

  it('sends a file of one batch once', async () => {
    const sent: [string, boolean][] = [];
    const sum = await importBatches(
      [{ firstLine: 1, text: 'a' }],
      send((lines, check) => {
        sent.push([lines, check]);
        return Promise.resolve(answer());
      }),
    );
    expect(sent).toEqual([['a', false]]);
    expect(sum).toEqual(answer());
  });

  const two = [
    { firstLine: 1, text: 'a' },
    { firstLine: 4, text: 'b' },
  ];

  it('checks all batches before it imports the first one, and adds up the results', async () => {
    const sent: [string, boolean][] = [];
    const sum = await importBatches(
      two,
      send((lines, check) => {
        sent.push([lines, check]);
        return Promise.resolve(answer());
      }),
    );
    expect(sent).toEqual([
      ['a', true],
      ['b', true],
      ['a', false],
      ['b', false],
    ]);
    expect([sum.added, sum.known, sum.bad]).toEqual([2, 4, []]);
  });

  it('imports nothing if a batch has an invalid line, and counts lines from the start of the file', async () => {
    const sum = await importBatches(
      two,
      send((lines, check) => {
        expect(check).toBe(true);
        return Promise.resolve(answer(lines === 'b' ? 2 : undefined));
      }),
    );
    expect(sum.bad.map((bad) => bad.line)).toEqual([5]);
  });

  it('waits as long as the server wants, and reports progress', async () => {
    const waits: number[] = [];
    const shares: number[] = [];
    let waiting = 0;
    const refusals = [new ProblemError('too-often', '', null, 30), new ProblemError('many-imports', '')];
    const sum = await importBatches(two, {
      send: (lines) => {
        const refusal = lines === 'b' ? refusals.pop() : undefined;
        return refusal ? Promise.reject(refusal) : Promise.resolve(answer());
      },
      onProgress: (share) => shares.push(share),
      onWait: () => (waiting += 1),
      wait: (seconds) => Promise.resolve(void waits.push(seconds)),
    });
    expect(waits).toEqual([2, 30]);
    expect(shares).toEqual([0.5, 1]);
    expect(waiting).toBe(2);
    expect(sum.added).toBe(2);
  });

  it('does not wait for very long', async () => {
    const late = new ProblemError('too-often', '', null, 3600);
    const wait = () => Promise.reject(new Error('this is a wait'));
    await expect(importBatches(two, { send: () => Promise.reject(late), wait })).rejects.toBe(late);
  });

  it('says what was imported before it was interrupted', async () => {
    const broken = new ProblemError('full', '');
    const interrupted = await importBatches(
      two,
      send((lines, check) => (lines === 'b' && !check ? Promise.reject(broken) : Promise.resolve(answer()))),
    ).catch((error: unknown) => error);
    expect(interrupted).toBeInstanceOf(InterruptedImport);
    expect((interrupted as InterruptedImport).imported.added).toBe(1);
    expect((interrupted as InterruptedImport).cause).toBe(broken);
  });
});
