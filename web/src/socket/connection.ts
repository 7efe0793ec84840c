/** The connection of a session to its table or room. web-socket.ts implements it. */
import type { ClientMessage, Found, RoomAction, RoomMessage, Search, ServerMessage } from '../protocol/messages';

/** `gone` is final: the table or room is not available, and reconnecting will not help. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'gone';

export interface ConnectionEvents<Received> {
  onMessage(message: Received): void;
  /** `reason` is the server's explanation, if it gave one. */
  onState(state: ConnectionState, reason: string): void;
  /** Reports that an answer takes longer than usual although the connection is open, and when answers arrive again. */
  onSlow?(isSlow: boolean): void;
}

export interface Connection<Sent> {
  /** Returns false while disconnected; the message is then dropped. */
  send(message: Sent): boolean;
  /** Reconnects at once, if the connection is lost. Call it when the player does something. */
  hurry?(): void;
  close(): void;
}

export type Connect<Sent, Received> = (id: string, events: ConnectionEvents<Received>) => Connection<Sent>;

/** What a session sends to its table and receives from it. search-worker/searching.ts handles the rest. */
export type TableRequest = Exclude<ClientMessage, Found>;
export type TableMessage = Exclude<ServerMessage, Search>;
export interface TableEvents extends ConnectionEvents<TableMessage> {
  /** Reports how many positions this browser has searched for the current question. The server reports nothing while it searches. */
  onProgress?(nodes: number): void;
}
export type TableConnection = Connection<TableRequest>;
export type ConnectTable = (id: string, events: TableEvents) => TableConnection;

export type RoomEvents = ConnectionEvents<RoomMessage>;
export type RoomConnection = Connection<RoomAction>;
export type ConnectRoom = Connect<RoomAction, RoomMessage>;
