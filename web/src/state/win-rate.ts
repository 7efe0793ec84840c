/** The share of wins over time. */

/** How many games a share covers. */
export const WINDOW = 10;

/** Returns, for each game, the share of wins in the last ten games up to it, or in all of them if there are fewer. */
export function winRates(results: readonly boolean[]): number[] {
  return results.map((_, i) => {
    const last = results.slice(Math.max(0, i + 1 - WINDOW), i + 1);
    return last.filter(Boolean).length / last.length;
  });
}
