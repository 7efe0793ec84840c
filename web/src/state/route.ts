/** The addresses of the app's pages. */
import type { CatalogueOption } from '../protocol/messages';

export type OptionValue = CatalogueOption['default'];
export type Options = Record<string, OptionValue>;

/** Used instead of a deal number to ask for a deal that the solver can win. */
export const WINNABLE = 'winnable';

/** Used instead of a deal number to ask for a deal that is this hard. */
export const GRADES = ['easy', 'medium', 'hard', 'fiendish'] as const;
export type Grade = (typeof GRADES)[number];
export const isGrade = (deal: string | null): deal is Grade => GRADES.some((grade) => grade === deal);

/** Used instead of a deal number to ask for the deal of the day. */
export const TODAY = 'today';

/** The highest deal number. */
const MAX_DEAL = 2n ** 63n - 1n;
/** Whether this is a deal number, or a word that is used instead of one. */
export const isDeal = (deal: string): boolean =>
  deal === WINNABLE || deal === TODAY || isGrade(deal) || (/^\d{1,19}$/.test(deal) && BigInt(deal) <= MAX_DEAL);

export type Route =
  /** The start page. `query`: what to search for; an empty one begins a search. */
  | { page: 'menu'; query?: string }
  | { page: 'play'; game: string; deal: string | null; round: boolean; options: [string, string][] }
  | { page: 'table'; table: string }
  /** The replay of a table, or of the game in the address's fragment if `table` is null. */
  | { page: 'replay'; table: string | null }
  | { page: 'statistics' }
  | { page: 'daily' }
  | { page: 'odds' }
  | { page: 'unsolved' }
  | { page: 'tree' }
  /** A board of another program, to paste and play or solve. */
  | { page: 'board' }
  /** The form for a custom game. It starts from the game with this id, which can be a custom game itself. */
  | { page: 'make'; game: string }
  | { page: 'room'; room: string }
  | { page: 'rules'; game: string; options: [string, string][] }
  | { page: 'learn'; game: string }
  | { page: 'unknown'; path: string };

/** What people type from memory instead of a path. */
const OTHER_PATHS: Readonly<Record<string, string>> = {
  game: 'play',
  games: 'play',
  join: 'room',
  rooms: 'room',
  table: 't',
  tables: 't',
};
/** The paths that need the id of a game, a table or a room. Without it, they lead to the start page. */
const NEED_ID = ['learn', 'play', 'room', 'rules', 't'];

/** Returns the page at an address. `search` is the query string with its question mark. */
export function parseRoute(path: string, search: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const query = new URLSearchParams(search);
  const [typed, id, ...rest] = parts.map(decode);
  const first = OTHER_PATHS[typed ?? ''] ?? typed;
  if (first === undefined) {
    const asked = query.get('q');
    return asked === null ? { page: 'menu' } : { page: 'menu', query: asked };
  }
  if (id === undefined && NEED_ID.includes(first)) return { page: 'menu' };
  if (id === undefined && first === 'replay') return { page: 'replay', table: null };
  if (id === undefined && first === 'statistics') return { page: 'statistics' };
  if (id === undefined && first === 'daily') return { page: 'daily' };
  if (id === undefined && first === 'odds') return { page: 'odds' };
  if (id === undefined && first === 'unsolved') return { page: 'unsolved' };
  if (id === undefined && first === 'board') return { page: 'board' };
  if (id === undefined && first === 'tree') return { page: 'tree' };
  if (id === undefined && first === 'make') return { page: 'make', game: '' };
  if (first === 't' && id !== undefined && rest.join() === 'replay') return { page: 'replay', table: id };
  if (id === undefined || rest.length > (first === 'play' ? 1 : 0)) return { page: 'unknown', path };
  if (first === 't') return { page: 'table', table: id };
  if (first === 'make') return { page: 'make', game: id };
  if (first === 'room') return { page: 'room', room: id };
  if (first === 'learn') return { page: 'learn', game: id };
  if (first === 'rules') return { page: 'rules', game: id, options: optionPairs(query) };
  if (first !== 'play') return { page: 'unknown', path };
  return {
    page: 'play',
    game: id,
    deal: rest[0] ?? query.get('deal'), // people type the deal number as a part of the path
    round: query.get('round') === '1',
    options: optionPairs(query),
  };
}

export function formatRoute(route: Route): string {
  if (route.page === 'menu')
    return route.query === undefined ? '/' : `/?${new URLSearchParams({ q: route.query }).toString()}`;
  if (route.page === 'unknown') return route.path;
  if (route.page === 'table') return `/t/${encodeURIComponent(route.table)}`;
  if (route.page === 'room') return `/room/${encodeURIComponent(route.room)}`;
  if (route.page === 'replay') return route.table === null ? '/replay' : `/t/${encodeURIComponent(route.table)}/replay`;
  if (route.page === 'statistics') return '/statistics';
  if (route.page === 'daily') return '/daily';
  if (route.page === 'odds') return '/odds';
  if (route.page === 'unsolved') return '/unsolved';
  if (route.page === 'board') return '/board';
  if (route.page === 'tree') return '/tree';
  if (route.page === 'make') return route.game ? `/make/${encodeURIComponent(route.game)}` : '/make';
  if (route.page === 'learn') return `/learn/${encodeURIComponent(route.game)}`;
  const query = new URLSearchParams();
  if (route.page === 'play' && route.deal !== null) query.set('deal', route.deal);
  if (route.page === 'play' && route.round) query.set('round', '1');
  for (const [key, value] of route.options) query.append('option', `${key}=${value}`);
  const text = query.toString();
  return `/${route.page}/${encodeURIComponent(route.game)}${text ? `?${text}` : ''}`;
}

/** Returns the options as pairs of strings for an address. */
export function formatOptions(options: Options): [string, string][] {
  return Object.entries(options).map(([key, value]) => [key, String(value)]);
}

/** Converts options from an address to the types that the game declares. Unknown options are passed on, and the server refuses them. */
export function parseOptions(pairs: readonly [string, string][], declared: readonly CatalogueOption[]): Options {
  return Object.fromEntries(
    pairs.map(([key, text]) => [
      key,
      typed(
        text,
        declared.find((option) => option.name === key),
      ),
    ]),
  );
}

function typed(text: string, option: CatalogueOption | undefined): OptionValue {
  if (option?.type === 'int' && /^-?\d+$/.test(text)) return Number(text);
  if ((option?.type === 'bool' || !option) && (text === 'true' || text === '')) return true;
  if ((option?.type === 'bool' || !option) && text === 'false') return false;
  return text;
}

function optionPairs(query: URLSearchParams): [string, string][] {
  return query.getAll('option').map((text) => {
    const cut = text.indexOf('=');
    return cut < 0 ? [text, ''] : [text.slice(0, cut), text.slice(cut + 1)];
  });
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
