/** What a visitor asks of a room outside the game, and whether the room has done it. No DOM, no rules. */
import type { Act, Room, RoomAction } from '../../protocol/messages';

type Without<Key extends string, Action> = Action extends unknown ? Omit<Action, Key> : never;
/** Everything a visitor asks of a room except actions in the game. */
export type RoomRequest = Without<'ref', Exclude<RoomAction, Act>>;

/**
 * Whether a request made when the room was `then` is still undone in the room `now`. Only the room can tell, because the server may have
 * received the request over a connection that broke. If another visitor may have caused the change, the request counts as done: it must
 * not happen twice.
 */
export function isUndone(request: RoomRequest, then: Room, now: Room): boolean {
  const own = (room: Room): Room['seats'][number] | undefined => (room.you === null ? undefined : room.seats[room.you]);
  if (now.phase !== then.phase || now.games !== then.games) return false;
  switch (request.type) {
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
      return own(now) !== undefined && own(now)?.ready !== request.ready;
  }
}

const names = ({ seats }: Room): string => seats.map(({ name }) => name).join('\n');
