import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NativeSearch } from './instance';

const module = new WebAssembly.Module(readFileSync(new URL('../../../.tools/wasm/search.wasm', import.meta.url)));
const never = () => false;

/** Returns a problem of a Golf game with one column, as words.py encodes it: the ranks in it and in the stock, with an empty hole. */
function problem(ranks: number[], stock: number[] = [], maxBytes = 2 ** 24): Uint8Array {
  const slots = ranks.map((_, slot) => slot);
  const covers = slots.flatMap((slot) => (slot + 1 < ranks.length ? [1, slot + 1] : [0]));
  const head = [1, 2 ** 31 - 1, 0, maxBytes, 0, 0];
  const rules = [ranks.length, ...covers, 1, ranks.length, ...slots, 0, 0, 0, 1, 0, 0];
  const words = [...head, ...rules, ranks.length, ...ranks, stock.length, ...stock, 14, 0, 0, 0];
  return new Uint8Array(new Int32Array(words).buffer);
}

const answer = (found: Uint8Array) => [...new Int32Array(found.buffer)];

/** The status of an answer. */
const [WON, LOST, FAULT] = [0, 1, 6];

describe('NativeSearch', () => {
  it('answers several problems', () => {
    const search = new NativeSearch(module);
    const won = answer(search.run(problem([5, 4, 3]), never));
    expect([won[0], won.slice(6)]).toEqual([WON, [2, 1, 0]]);
    const lost = answer(search.run(problem([9, 4, 3], [7]), never));
    expect(lost[0]).toBe(LOST);
  });

  it('says why it rejects a problem', () => {
    const search = new NativeSearch(module);
    const whole = problem([5, 4]);
    for (const wrong of [whole.slice(0, -4), problem([5, 40])]) {
      const [status, ...rest] = answer(search.run(wrong, never));
      expect(status).toBe(FAULT);
      expect(String.fromCharCode(...rest.slice(5))).toMatch(/^(the problem is incomplete|ranks must be)/);
    }
    expect(answer(search.run(whole, never))[0]).toBe(WON);
  });
});
