/** Lines over a WebSocket to the server this page came from; each calls again by itself when it breaks, or dies without a word. */
import type { Ping, Pong } from '../protocol/messages';
import { someName } from '../random-id';
import type { Link, LinkEvents, OpenRoom, OpenTable } from './connection';
import { Watch } from './heartbeat';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;
/** Close codes by which the server says that this is not to be had (unknown, not yours). */
const isFinal = (code: number): boolean => code >= 4400 && code < 4500;
const PING: Ping = { type: 'ping' };

/** Each names what it answers: null where it is news. */
interface Answer {
  type: string;
  ref: number | null;
}

export const openTable: OpenTable = (table, events) => call(`/ws/tables/${encodeURIComponent(table)}`, events);
/** The page names itself, so that the server hears nothing more of a line it has left. */
export const openRoom: OpenRoom = (room, events) =>
  call(`/ws/rooms/${encodeURIComponent(room)}?page=${someName()}`, events);

function call<Said extends { ref: number }, Heard extends Answer>(path: string, events: LinkEvents<Heard>): Link<Said> {
  let socket: WebSocket | null = null;
  let timer: number | undefined;
  let waitMs = FIRST_WAIT_MS;
  const watch = new Watch({
    ask: () => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(PING)),
    died: () => left(''),
    isIdle: () => document.visibilityState === 'hidden',
  });

  function connect(): void {
    timer = undefined;
    const address = new URL(path, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const line = new WebSocket(address);
    socket = line;
    watch.opening();
    line.addEventListener('open', () => {
      if (socket === line) events.onState('open', '');
    });
    line.addEventListener('message', (event) => {
      if (socket === line) hear(JSON.parse(String(event.data)) as Heard | Pong);
    });
    line.addEventListener('close', (event) => {
      if (socket !== line) return;
      if (!isFinal(event.code)) return left(event.reason);
      socket = null;
      watch.stop();
      events.onState('gone', event.reason);
    });
  }

  function hear(message: Heard | Pong): void {
    waitMs = FIRST_WAIT_MS;
    if (!('ref' in message)) return watch.heard(null);
    if (message.type === 'refused' && message.ref === null) watch.heardAll();
    else watch.heard(message.ref);
    events.onMessage(message);
  }

  /** The line is no more: whatever else comes of it is not heard. */
  function left(reason: string): void {
    const line = socket;
    socket = null;
    watch.stop();
    line?.close();
    events.onState('lost', reason);
    // Spread out, so that a restarted server is not met by every page in the same instant.
    timer = window.setTimeout(connect, waitMs * (0.75 + Math.random() / 2));
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }

  /** The network is another, or the page is looked at again: no need to wait out a pause, and reason to see whether anybody is there. */
  function hurry(): void {
    if (document.visibilityState === 'hidden') return;
    if (timer === undefined) return socket ? watch.doubt() : undefined;
    window.clearTimeout(timer);
    waitMs = FIRST_WAIT_MS;
    connect();
  }

  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  connect();
  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) {
        if (socket && socket.readyState > WebSocket.OPEN) left(''); // it is being closed
        return false;
      }
      watch.said(message.ref);
      socket.send(JSON.stringify(message));
      return true;
    },
    close() {
      const line = socket;
      socket = null;
      watch.stop();
      window.clearTimeout(timer);
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      line?.close();
    },
  };
}
