/** What a page does by itself when the visitor has opened a room: takes a seat, and for a game against the computer also starts it. */
import type { Room } from '../../protocol/messages';
import type { RoomRequest } from './requests';

export interface Arrival {
  /** The name to take a seat with. */
  name: string;
  /** The level of the computer to play against; null to wait for others. */
  level: string | null;
}

const keyOf = (room: string): string => `longwood-arrival-${room}`;

/** Remembers in this tab what to do in a room that has just been opened. */
export function planArrival(room: string, arrival: Arrival, storage: Pick<Storage, 'setItem'> = sessionStorage): void {
  try {
    storage.setItem(keyOf(room), JSON.stringify(arrival));
  } catch {
    // Storage is blocked, so the visitor takes a seat in the lobby.
  }
}

/** Returns what to do in a room, and forgets it. Returns null for a room that was not opened in this tab. */
export function takeArrival(
  room: string,
  storage: Pick<Storage, 'getItem' | 'removeItem'> = sessionStorage,
): Arrival | null {
  try {
    const stored = storage.getItem(keyOf(room));
    storage.removeItem(keyOf(room));
    return stored === null ? null : (JSON.parse(stored) as Arrival);
  } catch {
    return null;
  }
}

/** Returns the next request of an arrival, or null if there is nothing left to do. */
export function nextRequest({ name, level }: Arrival, room: Room): RoomRequest | null {
  if (room.phase !== 'gathering' || room.games > 0) return null;
  if (room.you === null) return room.seats.length < room.most ? { type: 'sit', name } : null;
  if (level === null || !room.host) return null;
  if (room.seats.length === 1) return room.levels.includes(level) ? { type: 'hire', level } : null;
  return room.seats[room.you]?.ready === false ? { type: 'prepare', ready: true } : null;
}
