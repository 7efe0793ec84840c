/** What a page does by itself when the visitor has opened a room: takes a seat, and for a game against the computer also starts it. */
import type { Room } from '../../protocol/messages';
import type { RoomRequest } from './requests';

export interface Arrival {
  /** The name to take a seat with. */
  name: string;
  /** The level of the computer to play against; null to wait for others. */
  level: string | null;
}

/**
 * Returns the next request of an arrival, or null if there is nothing left to do.
 *
 * starts: whether to start the game against the computer. Otherwise the visitor starts it in the lobby.
 */
export function nextRequest({ name, level }: Arrival, room: Room, starts: boolean): RoomRequest | null {
  if (room.phase !== 'gathering' || room.games > 0) return null;
  if (room.you === null) return room.seats.length < room.most ? { type: 'sit', name } : null;
  if (level === null || !room.host) return null;
  if (room.seats.length === 1) return room.levels.includes(level) ? { type: 'hire', level } : null;
  return starts && room.seats[room.you]?.ready === false ? { type: 'prepare', ready: true } : null;
}
