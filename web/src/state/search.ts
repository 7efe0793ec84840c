/**
 * Finds games by any of their names, in any language. Accents, case, spaces and hyphens don't matter, and a few letters may be wrong.
 * Words that all games have in common, such as "solitaire", are ignored.
 */
import type { CatalogueGame } from '../protocol/messages';

export interface SearchResult {
  game: CatalogueGame;
  /** The alias that matched, if the game's own name did not. */
  alias: string | null;
}

export interface Found {
  results: SearchResult[];
  /**
   * What the results are: games with that name, games with a similar name, games like one that isn't in the catalogue, or the few games
   * with the nearest names, if no name is similar. There may be none of those.
   */
  kind: 'named' | 'similar' | 'missing' | 'nearest';
  /** The name of the game that isn't in the catalogue; empty for other kinds. */
  missing: string;
}

/** The fewest letters that are compared without spaces, or as the beginning of a missing game's name. */
const LEAST_JOINED = 3;

/** The fewest letters of an unfinished word in which one may be wrong. */
const LEAST_BEGUN = 5;

/** Returns the games that match a query. An empty query matches all games. `generic`: the words to ignore. */
export function searchGames(games: readonly CatalogueGame[], query: string, generic: readonly string[] = []): Found {
  const ignored = new Set(generic.map(normalize));
  const typed = normalize(query).split(' ').filter(Boolean);
  // A query that isn't finished may still become an ignored word.
  const words = typed.filter((word) => !ignored.has(word));
  if (words.length === 0) return named(games.map((game) => ({ game, alias: null })));
  const exact = games.flatMap((game) => searchGame(game, words) ?? searchGame(game, typed) ?? []);
  const missing = findMissing(games, words);
  if (exact.length > 0) {
    exact.sort((a, b) => rank(a, words) - rank(b, words));
    // A common mistake, as in "Little Napolean", is in the names that aren't shown. The player may mean another game with that word.
    if (exact.every(({ game, alias }) => alias === null && !isShown(game, words))) {
      const both = [...exact, ...findSimilar(games, words)];
      return named(games.flatMap((game) => both.find((one) => one.game === game) ?? []));
    }
    // If only the name of a group has the words, as in "Relatives of Klondike", the game itself is still missing. The games that are most
    // like it come first, because the name of the group has the words in some languages only.
    return missing && exact.every(({ game, alias }) => alias === null && !matches(game.name, words))
      ? {
          ...missing,
          results: [
            ...missing.results,
            ...exact.filter(({ game }) => !missing.results.some((one) => one.game === game)),
          ],
        }
      : named(exact);
  }
  if (missing) return missing;
  const similar = findSimilar(games, words);
  return similar.length > 0
    ? { results: similar, kind: 'similar', missing: '' }
    : { results: findNearest(games, words), kind: 'nearest', missing: '' };
}

const named = (results: SearchResult[]): Found => ({ results, kind: 'named', missing: '' });

/** Returns text in lower case, without accents and punctuation, and with single spaces. */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const join = (text: string): string => normalize(text).replaceAll(' ', '');

function searchGame(game: CatalogueGame, words: readonly string[]): SearchResult | null {
  if (matches(game.name, words)) return { game, alias: null };
  const alias = game.aliases.find((name) => matches(name, words));
  if (alias !== undefined) return { game, alias };
  return isShown(game, words) || game.spellings.some((name) => matches(name, words)) ? { game, alias: null } : null;
}

/** Whether the words are in what the page shows of a game. */
const isShown = (game: CatalogueGame, words: readonly string[]): boolean =>
  matches(`${game.name} ${game.id} ${game.group} ${game.aliases.join(' ')}`, words);

/** Whether a name has every word, or contains all of them without spaces. */
function matches(name: string, words: readonly string[]): boolean {
  const haystack = normalize(name);
  const joined = words.join('');
  return (
    words.every((word) => haystack.includes(word)) || (joined.length >= LEAST_JOINED && join(name).includes(joined))
  );
}

function rank(result: SearchResult, words: readonly string[]): number {
  const start = words.join(' ');
  if (normalize(result.game.name).startsWith(start)) return 0;
  if (result.alias !== null && normalize(result.alias).startsWith(start)) return 1;
  return matches(result.game.name, words) ? 1 : 2;
}

/** Returns the games that are most like the missing game with this name, or null if no missing game has it. */
function findMissing(games: readonly CatalogueGame[], words: readonly string[]): Found | null {
  const typed = words.join('');
  if (typed.length < LEAST_JOINED) return null;
  const isMeant = (name: string): boolean =>
    join(name).startsWith(typed) || typed.startsWith(join(name)) || isSimilar(join(name), typed);
  const names = new Set(
    games.flatMap(({ near }) => near).flatMap(({ name, spellings }) => (spellings.some(isMeant) ? [name] : [])),
  );
  const [missing] = names;
  if (missing === undefined) return null;
  const nearest = games.filter(({ near }) => near.some(({ name }) => name === missing));
  return { results: nearest.map((game) => ({ game, alias: null })), kind: 'missing', missing };
}

/** Returns the games with a name that differs from the query by a few letters, or whose words do. The last word may be unfinished. */
function findSimilar(games: readonly CatalogueGame[], words: readonly string[]): SearchResult[] {
  const whole = findMeant(games, words, isSimilar);
  return whole.length > 0 ? whole : findMeant(games, words, isBegun);
}

/** Whether a word is like the beginning of another one. */
const isBegun = (part: string, word: string): boolean =>
  isSimilar(part, word) || (word.length >= LEAST_BEGUN && isSimilar(part.slice(0, word.length), word));

/** Returns the games with a name whose words, or which as a whole, compare with those of the query. */
function findMeant(
  games: readonly CatalogueGame[],
  words: readonly string[],
  compare: (part: string, word: string) => boolean,
): SearchResult[] {
  const typed = words.join('');
  const isMeant = (name: string): boolean => {
    const parts = normalize(name).split(' ');
    return compare(parts.join(''), typed) || words.every((word) => parts.some((part) => compare(part, word)));
  };
  return games.flatMap((game): SearchResult[] => {
    if (isMeant(game.name)) return [{ game, alias: null }];
    const alias = game.aliases.find(isMeant);
    if (alias !== undefined) return [{ game, alias }];
    return game.spellings.some(isMeant) ? [{ game, alias: null }] : [];
  });
}

/** How many games with the nearest names are offered, and the largest share of letters in which the names may differ. */
const MOST_NEAREST = 3;
const LARGEST_SHARE = 0.5;

/** Returns a few games with the names that have most in common with the query: as a whole, or word by word. */
function findNearest(games: readonly CatalogueGame[], words: readonly string[]): SearchResult[] {
  const typed = words.join('');
  const telling = words.filter((word) => word.length >= LEAST_JOINED);
  const share = (a: string, b: string): number => distance(a, b) / Math.max(a.length, b.length);
  const shareOf = (name: string): number => {
    const parts = normalize(name).split(' ');
    const ofWords = telling.map((word) => Math.min(...parts.map((part) => share(part, word))));
    // A word in common with a long name says less than the name as a whole.
    return Math.min(
      share(parts.join(''), typed),
      telling.length > 0 ? ofWords.reduce((sum, one) => sum + one, 0) / telling.length + 0.1 : 1,
    );
  };
  const found = games.map((game) => {
    const own = Math.min(...[game.name, ...game.spellings].map(shareOf));
    const [alias, best] = game.aliases
      .map((name): [string, number] => [name, shareOf(name)])
      .reduce((a, b) => (b[1] < a[1] ? b : a), ['', Infinity]);
    return best < own ? { game, alias, share: best } : { game, alias: null, share: own };
  });
  return found
    .filter(({ share }) => share <= LARGEST_SHARE)
    .sort((a, b) => a.share - b.share)
    .slice(0, MOST_NEAREST)
    .map(({ game, alias }) => ({ game, alias }));
}

/** Whether two words differ by at most one letter, or two if they are long. Swapped neighbours count as one. Numbers must be equal. */
function isSimilar(a: string, b: string): boolean {
  if (/\p{N}/u.test(a + b)) return a === b;
  const longest = Math.max(a.length, b.length);
  const most = longest < LEAST_JOINED + 1 ? 0 : longest < 7 ? 1 : 2;
  return Math.abs(a.length - b.length) <= most && distance(a, b) <= most;
}

/** Returns the number of letters to insert, delete, replace or swap. Source: the optimal string alignment distance. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Whether a name is meant by a query, for what isn't in the catalogue. `generic`: the words to ignore. `loosely`: a letter may be wrong. */
export function isNamed(
  names: readonly string[],
  query: string,
  generic: readonly string[] = [],
  loosely = false,
): boolean {
  const ignored = new Set(generic.map(normalize));
  const words = normalize(query)
    .split(' ')
    .filter((word) => word && !ignored.has(word));
  if (words.length === 0) return false;
  return names.some((name) => matches(name, words) || (loosely && isSimilar(join(name), words.join(''))));
}

/** Groups the games that were found. Groups and games keep their order. */
export function groupResults(results: readonly SearchResult[]): [string, SearchResult[]][] {
  const groups = new Map<string, SearchResult[]>();
  for (const result of results) groups.set(result.game.group, [...(groups.get(result.game.group) ?? []), result]);
  return [...groups];
}
