/** What this browser forgets when the player deletes all games. */
import { forgetKnown } from '../lesson/known';
import { forgetName } from '../room/player-name';
import { myGames } from './my-games';

/** Removes what comes from playing: the name, the games played lately and the known games. Favourites, saved games and settings stay. */
export function forgetPlayer(): void {
  forgetName();
  forgetKnown();
  myGames.forgetPlayed();
}
