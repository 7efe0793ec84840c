/** The URLs of the app's own worker scripts, as the page's Trusted Types policy requires them. */

import { APP } from '../root';

const SCRIPT = /^(?:service-worker|assets\/[\w.-]+)\.js$/;

const policy = globalThis.trustedTypes?.createPolicy('longwood-worker', {
  createScriptURL(url) {
    if (url.startsWith(APP) && SCRIPT.test(url.slice(APP.length))) return url;
    throw new TypeError(`not our worker: ${url}`);
  },
});

/** Returns the URL of a worker's script as a TrustedScriptURL, in browsers that have these. */
export const trustedScript = (url: string): string => (policy?.createScriptURL(url) ?? url) as string;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

declare global {
  /** A property of pages and of workers. */
  var trustedTypes: TrustedTypes | undefined;
}
