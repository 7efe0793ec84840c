/** Passes on what to do in a room from the start page, which opens it, to the page of the room. */
import type { Arrival } from '../state/room/arrival';

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
