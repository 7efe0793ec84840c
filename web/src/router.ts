/** The current page, in step with the browser's history. On a site without a server, the address of a page is in the fragment. */
import { writable } from 'svelte/store';
import { IS_SITE } from './root';
import { formatRoute, parseRoute, type Route } from './state/route';

/** Returns the page of an address. */
function routeOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Route {
  if (!IS_SITE) return parseRoute(pathname, search);
  const [address = ''] = hash.slice(1).split('#');
  const [path = '', query = ''] = address.split('?');
  return parseRoute(path, query);
}

const current = writable<Route>(routeOf(location));
let moved = false;
window.addEventListener('popstate', () => {
  moved = true;
  current.set(routeOf(location));
});

/** Whether the player has gone from one page of the app to another. */
export const hasNavigated = (): boolean => moved;

export const route = { subscribe: current.subscribe };

/** Returns the address of a page, for links. */
export const hrefOf = (to: Route): string => (IS_SITE ? `#${formatRoute(to)}` : formatRoute(to));

/** Returns the fragment of the current page, without the number sign. */
export const fragment = (): string => (IS_SITE ? location.hash.split('#').slice(2).join('#') : location.hash.slice(1));

/** Goes to a page. With `replace`, it replaces the current entry of the browser's history. */
export function go(to: Route, replace = false): void {
  const address = hrefOf(to);
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  moved ||= !replace;
  current.set(to);
  window.scrollTo(0, 0);
}

/** The click handler of links: a plain click stays in the app, and the browser handles any other (new tab, new window). */
export function link(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(routeOf(event.currentTarget));
}
