/** A list of ids of games or tables as text in the browser's storage: a JSON array, because the id of a custom game may contain spaces. */

/** The most ids that a list keeps: more than there are games in the catalogue, or unfinished tables that the server lists. */
const MOST = 500;

/** Matches the id of a game of the catalogue. Earlier versions stored such ids with spaces between them. */
const CATALOGUE_ID = /^[a-z0-9][a-z0-9-]*$/;

/** Returns the stored ids, each once and at most the last MOST. What is no id is left out. */
export function parseIds(text: string | null): string[] {
  const ids = jsonArray(text ?? '') ?? (text ?? '').split(' ').filter((word) => CATALOGUE_ID.test(word));
  return [...new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''))].slice(-MOST);
}

export const formatIds = (ids: readonly string[]): string => JSON.stringify(ids);

function jsonArray(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as unknown[]) : null;
  } catch {
    return null;
  }
}
