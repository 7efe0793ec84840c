/** The player's favourites and the games played lately, in this browser's storage. */
import { MyGames } from '../state/my-games';

export const myGames = new MyGames(() => localStorage);
