/** The current page, in step with the browser's history. */
import { writable } from 'svelte/store';
import { formatRoute, parseRoute, type Route } from './state/route';

const routeFromAddress = (): Route => parseRoute(location.pathname, location.search);

const current = writable<Route>(routeFromAddress());
window.addEventListener('popstate', () => current.set(routeFromAddress()));

export const route = { subscribe: current.subscribe };

/** Goes to a page. With `replace`, it replaces the current entry of the browser's history. */
export function go(to: Route, replace = false): void {
  const address = formatRoute(to);
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  current.set(to);
  window.scrollTo(0, 0);
}

/** The click handler of links: a plain click stays in the app, and the browser handles any other (new tab, new window). */
export function link(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, search } = event.currentTarget;
  go(parseRoute(pathname, search));
}
