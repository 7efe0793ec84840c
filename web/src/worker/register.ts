/** Starts the service worker, where there is one to be had: a build, at an address the browser trusts. */
import { language } from '../language/speech.svelte';

const SCRIPT = '/service-worker.js';

/** How long after the page a worker may at most wait for it to be idle. */
const PATIENCE_MS = 3_000;

export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // What it fetches is for another time: what the player waits for now comes first.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void register(), { timeout: PATIENCE_MS });
  else setTimeout(() => void register(), PATIENCE_MS);
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trusted(SCRIPT));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(language());
  } catch {
    // Private windows and full disks refuse it; everything works without.
  }
}

/** The page's policy takes script addresses from this one place only. */
function trusted(url: string): string {
  const policy = window.trustedTypes?.createPolicy('longwood-worker', {
    createScriptURL(asked) {
      if (asked === SCRIPT) return asked;
      throw new TypeError(`not our worker: ${asked}`);
    },
  });
  return (policy?.createScriptURL(url) ?? url) as string;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}
