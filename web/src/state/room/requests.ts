/** Requests to a room other than game actions, and whether the room has applied them. */
import type { Act, Room, RoomAction } from '../../protocol/messages';

type Without<Key extends string, Action> = Action extends unknown ? Omit<Action, Key> : never;
/** Any request to a room except a game action. */
export type RoomRequest = Without<'ref', Exclude<RoomAction, Act>>;

/**
 * Whether a request made in the state `then` has not been applied in the state `now`. A missing answer proves nothing, because the
 * server may have received the request just before the connection broke. If another visitor could have made the same change, the request
 * counts as applied, so that it is never applied twice.
 */
export function isUnapplied(request: RoomRequest, then: Room, now: Room): boolean {
  const own = (room: Room): Room['seats'][number] | undefined => (room.you === null ? undefined : room.seats[room.you]);
  if (now.phase !== then.phase || now.games !== then.games) return false;
  switch (request.type) {
    case 'sit':
      return now.you === null;
    case 'rise':
      return now.you === then.you && names(now) === names(then);
    case 'remove':
      return request.watcher == null
        ? now.seats.some(({ name }) => name === request.name)
        : now.watchers.includes(request.watcher);
    case 'report':
      return true;
    case 'say':
      return false; // it would come too late
    case 'hush':
      return now.host && now.hushed !== request.hushed;
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
