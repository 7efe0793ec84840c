/** Lines over a WebSocket to the server this page came from; each calls again by itself when it breaks. */
import type { Link, LinkEvents, OpenRoom, OpenTable } from './link';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;
/** Close codes by which the server says that this is not to be had (unknown, not yours). */
const isFinal = (code: number): boolean => code >= 4400 && code < 4500;

export const openTable: OpenTable = (table, events) => call(`/ws/tables/${encodeURIComponent(table)}`, events);
export const openRoom: OpenRoom = (room, events) => call(`/ws/rooms/${encodeURIComponent(room)}`, events);

function call<Said, Heard>(path: string, events: LinkEvents<Heard>): Link<Said> {
  let socket: WebSocket | null = null;
  let timer: number | undefined;
  let waitMs = FIRST_WAIT_MS;
  let closed = false;

  function connect(): void {
    timer = undefined;
    const address = new URL(path, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const line = new WebSocket(address);
    socket = line;
    line.addEventListener('open', () => {
      waitMs = FIRST_WAIT_MS;
      events.onState('open', '');
    });
    line.addEventListener('message', (event) => {
      if (!closed) events.onMessage(JSON.parse(String(event.data)) as Heard);
    });
    line.addEventListener('close', (event) => {
      socket = null;
      if (closed) return;
      if (isFinal(event.code)) {
        events.onState('gone', event.reason);
        return;
      }
      events.onState('lost', event.reason);
      callAgain();
    });
  }

  function callAgain(): void {
    // Spread out, so that a restarted server is not met by every page in the same instant.
    timer = window.setTimeout(connect, waitMs * (0.75 + Math.random() / 2));
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }

  /** The network is back, or the page is looked at again: no need to wait out the pause. */
  function hurry(): void {
    if (timer === undefined || document.visibilityState === 'hidden') return;
    window.clearTimeout(timer);
    waitMs = FIRST_WAIT_MS;
    connect();
  }

  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  connect();
  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close() {
      closed = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      socket?.close();
    },
  };
}
