import { describe, expect, it } from 'vitest';
import { ProblemError } from './http';
import { whenFree } from './when-free';

const busy = (): ProblemError => new ProblemError('busy', 'Busy.', null, 7);

/** Runs a request that fails with these errors before it succeeds. Returns what happened. */
async function run(
  errors: Error[],
  signal?: AbortSignal,
): Promise<{ outcome: unknown; waits: number[]; left: number }> {
  const waits: number[] = [];
  const request = (): Promise<string> => {
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve('done');
  };
  const wait = (seconds: number): Promise<void> => (waits.push(seconds), Promise.resolve());
  const outcome = await whenFree(request, signal, wait).catch((error: unknown) => error);
  return { outcome, waits, left: errors.length };
}

describe('a request that needs the solver', () => {
  it('is repeated after the delay that the server gives', async () => {
    expect(await run([busy(), busy()])).toEqual({ outcome: 'done', waits: [7, 7], left: 0 });
  });

  it('fails after several attempts if the solver stays busy', async () => {
    const { outcome, waits, left } = await run([busy(), busy(), busy(), busy(), busy()]);
    expect(outcome).toMatchObject({ code: 'busy' });
    expect([waits, left]).toEqual([[7, 7, 7], 1]);
  });

  it('is not repeated after other errors or after the player has stopped it', async () => {
    const other = new ProblemError('none-winnable', 'None.', null, 7);
    expect(await run([other, busy()])).toEqual({ outcome: other, waits: [], left: 1 });
    expect(await run([busy(), busy()], AbortSignal.abort())).toMatchObject({ waits: [], left: 1 });
  });
});
