/** Registers the service worker. It exists only in a production build, and browsers allow it only on a secure origin. */
import { language } from '../language/i18n.svelte';
import { APP } from '../root';
import { trustedScript } from './trusted';

const SCRIPT = `${APP}service-worker.js`;

/** The longest wait for the page to become idle. */
const IDLE_TIMEOUT_MS = 3_000;

export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The worker downloads files for later visits, so the files of the current page come first.
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(() => void register(), { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(() => void register(), IDLE_TIMEOUT_MS);
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustedScript(SCRIPT));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(language());
  } catch {
    // Registration fails in private windows and on full disks. The app works without the worker.
  }
}
