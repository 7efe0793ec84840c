/** How the other players of the server did on the daily deals. */
import { countResults } from '../protocol/http';
import type { DayPlayers } from '../protocol/messages';
import { IS_SITE } from '../root';
import { preferences } from './preferences.svelte';

/**
 * Returns how the players did on the deals of a day, YYYY-MM-DD. The server first counts the player's results, or deletes them if the player
 * doesn't want them to count. Without a server there are no other players.
 */
export async function dayPlayers(day = ''): Promise<DayPlayers> {
  if (IS_SITE) return { deals: [], excluded: [] };
  return countResults({ day, count: preferences().dailyCount === 'on' });
}
