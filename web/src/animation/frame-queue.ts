/** Spreads work over frames, so that a page in motion doesn't stop on a slow phone. A hidden tab has no frames, and doesn't wait. */
import { flushSync } from 'svelte';

/** How long the work of one frame may take before the rest waits for the next one. The browser needs time to draw, too. */
const BUDGET_MS = 5;

/** In the order of their requests. A fast device does all of them in one frame. */
const waiting = new Set<() => void>();
let isScheduled = false;

/** Runs a function in one of the next frames, after those that already wait. Returns a function that cancels it. */
export function inFrame(run: () => void): () => void {
  waiting.add(run);
  schedule();
  return () => void waiting.delete(run);
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(work);
}

function work(): void {
  isScheduled = false;
  const begun = performance.now();
  try {
    // Also those that are added meanwhile.
    for (const run of waiting) {
      if (performance.now() - begun > BUDGET_MS) return;
      waiting.delete(run);
      run();
      flushSync(); // to know how long it took
    }
  } finally {
    if (waiting.size > 0) schedule();
  }
}

// The frame that was asked for doesn't come while the tab is hidden.
document.addEventListener('visibilitychange', () => {
  if (document.hidden && waiting.size > 0) setTimeout(work);
});
