/** The line between a table or a room and whoever referees it: a server's socket now, an engine in the page later. */
import type { ClientMessage, RoomAction, RoomMessage, ServerMessage } from '../protocol/messages';

/** `gone`: what it led to is not to be had, and trying again will not help. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'gone';

export interface LinkEvents<Heard> {
  onMessage(message: Heard): void;
  /** `reason` is the referee's own words, when it gave any. */
  onState(state: LinkState, reason: string): void;
}

export interface Link<Said> {
  /** False when the line is down; the message is then not kept. */
  send(message: Said): boolean;
  close(): void;
}

export type OpenLink<Said, Heard> = (id: string, events: LinkEvents<Heard>) => Link<Said>;

export type TableEvents = LinkEvents<ServerMessage>;
export type TableLink = Link<ClientMessage>;
export type OpenTable = OpenLink<ClientMessage, ServerMessage>;

export type RoomEvents = LinkEvents<RoomMessage>;
export type RoomLink = Link<RoomAction>;
export type OpenRoom = OpenLink<RoomAction, RoomMessage>;
