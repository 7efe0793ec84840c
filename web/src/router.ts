/** The page now shown, by the history of the browser. */
import { writable } from 'svelte/store';
import { formatRoute, parseRoute, type Route } from './state/route';

const here = (): Route => parseRoute(location.pathname, location.search);

const current = writable<Route>(here());
window.addEventListener('popstate', () => current.set(here()));

export const route = { subscribe: current.subscribe };

/** Go to a page; `replace` puts it in the place of the present one, which one then cannot go back to. */
export function go(to: Route, replace = false): void {
  const address = formatRoute(to);
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  current.set(to);
  window.scrollTo(0, 0);
}

/** For links: a plain click stays in the app, any other (new tab, new window) is the browser's. */
export function link(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, search } = event.currentTarget;
  go(parseRoute(pathname, search));
}
