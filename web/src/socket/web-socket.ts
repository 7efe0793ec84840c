/** WebSocket connections to the page's server. They reconnect automatically. */
import type { ClientMessage, Ping, Pong, ServerMessage } from '../protocol/messages';
import { randomId } from '../random-id';
import type { Connect, Connection, ConnectionEvents, ConnectRoom } from './connection';
import { Heartbeat } from './heartbeat';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;
/** The close code of a server that stops, or whose room has moved. Another server is ready, so the first attempt is made sooner. */
const RESTART = 1012;
const RESTART_WAIT_MS = 50;
/** Close codes that mean the table or room is not available (unknown, or another player's). */
const isFinal = (code: number): boolean => code >= 4400 && code < 4500;
const PING: Ping = { type: 'ping' };

interface Incoming {
  type: string;
  /** The ref of the message it answers, or null. */
  ref: number | null;
}

export const connectTable: Connect<ClientMessage, ServerMessage> = (table, events) =>
  connect(`/ws/tables/${encodeURIComponent(table)}`, events);
/**
 * The page id lets the server ignore messages from an older connection of the same page.
 * With `updates`, the server usually sends only what has changed in a game.
 */
export const connectRoom: ConnectRoom = (room, events) =>
  connect(`/ws/rooms/${encodeURIComponent(room)}?page=${randomId()}&updates=1`, events);

function connect<Sent extends { ref: number }, Received extends Incoming>(
  path: string,
  events: ConnectionEvents<Received>,
): Connection<Sent> {
  let socket: WebSocket | null = null;
  let timer: number | undefined;
  let waitMs = FIRST_WAIT_MS;
  const heartbeat = new Heartbeat({
    ping: () => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(PING)),
    onDead: () => abandon(''),
    onSlow: (isSlow) => events.onSlow?.(isSlow),
    isIdle: () => document.visibilityState === 'hidden',
  });

  function open(): void {
    timer = undefined;
    const address = new URL(path, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const opened = new WebSocket(address);
    socket = opened;
    heartbeat.opening();
    opened.addEventListener('open', () => {
      if (socket === opened) events.onState('open', '');
    });
    opened.addEventListener('message', (event) => {
      if (socket === opened) receive(JSON.parse(String(event.data)) as Received | Pong);
    });
    opened.addEventListener('close', (event) => {
      if (socket !== opened) return;
      if (!isFinal(event.code)) return abandon(event.reason, event.code === RESTART);
      socket = null;
      heartbeat.stop();
      events.onState('gone', event.reason);
    });
  }

  function receive(message: Received | Pong): void {
    waitMs = FIRST_WAIT_MS;
    if (!('ref' in message)) return heartbeat.received(null);
    if (message.type === 'refused' && message.ref === null) heartbeat.forgetAwaited();
    else heartbeat.received(message.ref);
    events.onMessage(message);
  }

  /** Gives up this socket, ignores whatever still arrives over it, and opens another one after a pause. */
  function abandon(reason: string, isRestart = false): void {
    const abandoned = socket;
    socket = null;
    heartbeat.stop();
    abandoned?.close();
    events.onState('lost', reason);
    // The pause is random, so that all pages do not reconnect to a restarted server at the same time.
    const pauseMs = isRestart && waitMs === FIRST_WAIT_MS ? RESTART_WAIT_MS : waitMs;
    timer = window.setTimeout(open, pauseMs * (0.75 + Math.random() / 2));
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }

  /** The network changed, or the player came back to the page: reconnect now, or check that the server still answers. */
  function hurry(): void {
    if (document.visibilityState === 'hidden') return;
    if (timer === undefined) return socket ? heartbeat.check() : undefined;
    window.clearTimeout(timer);
    waitMs = FIRST_WAIT_MS;
    open();
  }

  /** The browser has no network any more: the connection is lost, although its socket doesn't know that yet. */
  function drop(): void {
    if (socket) abandon('');
  }

  window.addEventListener('online', hurry);
  window.addEventListener('offline', drop);
  document.addEventListener('visibilitychange', hurry);
  open();
  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) {
        if (socket && socket.readyState > WebSocket.OPEN) abandon(''); // it is closing
        return false;
      }
      heartbeat.sent(message.ref);
      socket.send(JSON.stringify(message));
      return true;
    },
    hurry() {
      if (timer !== undefined) hurry();
    },
    close() {
      const closed = socket;
      socket = null;
      heartbeat.stop();
      window.clearTimeout(timer);
      window.removeEventListener('online', hurry);
      window.removeEventListener('offline', drop);
      document.removeEventListener('visibilitychange', hurry);
      closed?.close();
    },
  };
}
