/** The line between one table and whoever referees it: a server's socket now, an engine in the page later. */
import type { ClientMessage, ServerMessage } from '../protocol/messages';

/** `gone`: the table is not to be had, and trying again will not help. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'gone';

export interface LinkEvents {
  onMessage(message: ServerMessage): void;
  /** `reason` is the referee's own words, when it gave any. */
  onState(state: LinkState, reason: string): void;
}

export interface TableLink {
  /** False when the line is down; the message is then not kept. */
  send(message: ClientMessage): boolean;
  close(): void;
}

export type OpenLink = (table: string, events: LinkEvents) => TableLink;
