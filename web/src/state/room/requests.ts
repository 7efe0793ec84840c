/** What a guest asks of a room beside the game, and whether the room already is as it was asked to be. No DOM, no rules. */
import type { Act, Room, RoomAction } from '../../protocol/messages';

type Without<Key extends string, Action> = Action extends unknown ? Omit<Action, Key> : never;
/** What a guest does beside the game. */
export type Asked = Without<'ref', Exclude<RoomAction, Act>>;

/**
 * Whether something asked of the room as it was `then` was not done, as it is `now`. Only the room can tell: what the server heard over a
 * line that broke is in it. What somebody else may have brought about counts as done, for it is never to be done twice.
 */
export function isOpen(asked: Asked, then: Room, now: Room): boolean {
  const own = (room: Room): Room['seats'][number] | undefined => (room.you === null ? undefined : room.seats[room.you]);
  if (now.phase !== then.phase || now.games !== then.games) return false;
  switch (asked.type) {
    case 'sit':
      return now.you === null;
    case 'rise':
      return now.you === then.you && names(now) === names(then);
    case 'rename':
      return own(now) !== undefined && own(now)?.name === own(then)?.name;
    case 'settle':
      return now.host && JSON.stringify(now.settings) === JSON.stringify(then.settings);
    case 'hire':
      return now.host && names(now) === names(then);
    case 'prepare':
      return own(now) !== undefined && own(now)?.ready !== asked.ready;
  }
}

const names = ({ seats }: Room): string => seats.map(({ name }) => name).join('\n');
