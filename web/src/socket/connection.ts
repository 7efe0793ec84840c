/** The connection of a session to its table or room. web-socket.ts implements it. */
import type { ClientMessage, RoomAction, RoomMessage, ServerMessage } from '../protocol/messages';

/** `gone` is final: the table or room is not available, and reconnecting will not help. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'gone';

export interface ConnectionEvents<Received> {
  onMessage(message: Received): void;
  /** `reason` is the server's explanation, if it gave one. */
  onState(state: ConnectionState, reason: string): void;
}

export interface Connection<Sent> {
  /** Returns false while disconnected; the message is then dropped. */
  send(message: Sent): boolean;
  close(): void;
}

export type Connect<Sent, Received> = (id: string, events: ConnectionEvents<Received>) => Connection<Sent>;

export type TableEvents = ConnectionEvents<ServerMessage>;
export type TableConnection = Connection<ClientMessage>;
export type ConnectTable = Connect<ClientMessage, ServerMessage>;

export type RoomEvents = ConnectionEvents<RoomMessage>;
export type RoomConnection = Connection<RoomAction>;
export type ConnectRoom = Connect<RoomAction, RoomMessage>;
