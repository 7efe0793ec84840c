/** Starts a game that is picked at random. */
import { go } from '../router';

/** Goes to a new deal of any of these games, but not of the one with this id. */
export function playRandom(games: readonly { id: string }[], last?: string): void {
  const others = games.filter(({ id }) => id !== last);
  const picked = others[Math.floor(Math.random() * others.length)];
  if (picked) go({ page: 'play', game: picked.id, deal: null, round: false, options: [] });
}
