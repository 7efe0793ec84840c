/** Another game in the same room, after one has ended. */
import type { Room } from '../../protocol/messages';

/** Returns the names of the other players who are ready for another game. Computers always are, so they don't count. */
export function wantAgain(room: Room): string[] {
  if (room.phase === 'playing') return [];
  return room.seats
    .filter(({ level, ready, here }, seat) => level === '' && ready && here && seat !== room.you)
    .map(({ name }) => name);
}

/** Whether the visitor can play again. Players who were disconnected for long have lost their seat, and can take a free one. */
export function canPlayAgain(room: Room): boolean {
  return room.you !== null || (room.phase === 'gathering' && room.player !== null && room.seats.length < room.most);
}
