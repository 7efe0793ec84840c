/** Finds games by any of their names, ignoring accents and case. */
import type { CatalogueGame } from '../protocol/messages';

export interface SearchResult {
  game: CatalogueGame;
  /** The alias that matched, if the game's own name did not. */
  alias: string | null;
}

/** Returns the games that match every word of `query`, those that start with it first. An empty query matches all games. */
export function searchGames(games: readonly CatalogueGame[], query: string): SearchResult[] {
  const words = normalize(query).split(' ').filter(Boolean);
  if (words.length === 0) return games.map((game) => ({ game, alias: null }));
  const results = games.flatMap((game) => {
    const result = searchGame(game, words);
    return result ? [result] : [];
  });
  return results.sort((a, b) => rank(a, words) - rank(b, words));
}

/** Returns text in lower case, without accents and punctuation, and with single spaces. */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function searchGame(game: CatalogueGame, words: readonly string[]): SearchResult | null {
  if (matches(game.name, words)) return { game, alias: null };
  const alias = game.aliases.find((name) => matches(name, words));
  if (alias !== undefined) return { game, alias };
  return matches(`${game.name} ${game.id} ${game.group} ${game.aliases.join(' ')}`, words)
    ? { game, alias: null }
    : null;
}

function matches(text: string, words: readonly string[]): boolean {
  const haystack = normalize(text);
  return words.every((word) => haystack.includes(word));
}

function rank(result: SearchResult, words: readonly string[]): number {
  const start = words.join(' ');
  if (normalize(result.game.name).startsWith(start)) return 0;
  if (result.alias !== null && normalize(result.alias).startsWith(start)) return 1;
  return matches(result.game.name, words) ? 1 : 2;
}

/** Groups the games that were found. Groups and games keep their order. */
export function groupResults(results: readonly SearchResult[]): [string, SearchResult[]][] {
  const groups = new Map<string, SearchResult[]>();
  for (const result of results) groups.set(result.game.group, [...(groups.get(result.game.group) ?? []), result]);
  return [...groups];
}
