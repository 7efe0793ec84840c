/** Repeats requests that need the solver while it is busy. */

/** How many times a request is repeated before the player sees that the solver is busy. */
const MOST_RETRIES = 3;

/** Returns the result of `request`. If the solver is busy, retries a few times after the delays that the server gives. Aborting ends the wait. */
export async function whenFree<Answer>(
  request: () => Promise<Answer>,
  signal?: AbortSignal,
  wait: (seconds: number, signal?: AbortSignal) => Promise<void> = waitFor,
): Promise<Answer> {
  for (let retries = 0; ; retries++) {
    try {
      return await request();
    } catch (error) {
      const seconds = busySeconds(error);
      if (seconds === null || retries === MOST_RETRIES || signal?.aborted) throw error;
      await wait(seconds, signal);
      if (signal?.aborted) throw error;
    }
  }
}

/** Returns how many seconds to wait before a retry if the solver is busy; null for any other error. */
function busySeconds(error: unknown): number | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'busy') return null;
  return 'retryAfterS' in error && typeof error.retryAfterS === 'number' ? error.retryAfterS : null;
}

/** Waits some seconds, or until `signal` is aborted. */
export function waitFor(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}
