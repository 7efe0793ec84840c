/** Finds games by any of their names, ignoring accents and case. */
import type { CatalogueGame } from '../protocol/messages';

export interface Found {
  game: CatalogueGame;
  /** The alias that matched, if the game's own name did not. */
  alias: string | null;
}

/** Returns the games that match every word of `query`, those that start with it first. An empty query matches all games. */
export function searchGames(games: readonly CatalogueGame[], query: string): Found[] {
  const words = folded(query).split(' ').filter(Boolean);
  if (words.length === 0) return games.map((game) => ({ game, alias: null }));
  const found = games.flatMap((game) => {
    const hit = searchGame(game, words);
    return hit ? [hit] : [];
  });
  return found.sort((a, b) => rank(a, words) - rank(b, words));
}

/** Returns text in lower case, without accents and punctuation, and with single spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function searchGame(game: CatalogueGame, words: readonly string[]): Found | null {
  if (holds(game.name, words)) return { game, alias: null };
  const alias = game.aliases.find((name) => holds(name, words));
  if (alias !== undefined) return { game, alias };
  return holds(`${game.name} ${game.id} ${game.group} ${game.aliases.join(' ')}`, words) ? { game, alias: null } : null;
}

function holds(text: string, words: readonly string[]): boolean {
  const haystack = folded(text);
  return words.every((word) => haystack.includes(word));
}

function rank(found: Found, words: readonly string[]): number {
  const start = words.join(' ');
  if (folded(found.game.name).startsWith(start)) return 0;
  if (found.alias !== null && folded(found.alias).startsWith(start)) return 1;
  return holds(found.game.name, words) ? 1 : 2;
}

/** Groups the games that were found. Groups and games keep their order. */
export function groupsOf(found: readonly Found[]): [string, Found[]][] {
  const groups = new Map<string, Found[]>();
  for (const hit of found) groups.set(hit.game.group, [...(groups.get(hit.game.group) ?? []), hit]);
  return [...groups];
}
