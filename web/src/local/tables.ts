/** The tables of this browser, which need no server. They run in a worker (worker.ts). */
import type { FromLocal, ToLocal } from '../protocol/messages';
import type { TableConnection, TableEvents, TableMessage } from '../socket/connection';
import { trustedScript } from '../worker/trusted';
import { OutdatedError } from './outdated';
import type { WorkerState } from './worker';
import workerUrl from './worker?worker&url';

type Listener = (message: FromLocal) => void;

/** Close codes that mean that the table is not available, as in web-socket.ts. */
const isFinal = (code: number): boolean => code >= 4400 && code < 4500;

/** The part of a Worker that is used here. */
export interface TablesWorker {
  postMessage(message: string): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<string | WorkerState>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** What waits for messages of the worker. */
interface Waiting {
  receive: Listener;
  /** Called instead if the worker has failed. */
  fail: (reason: Error) => void;
  onProgress?: ((nodes: number) => void) | undefined;
}

const startWorker = (): TablesWorker => new Worker(trustedScript(workerUrl), { type: 'module' });

export class LocalTables {
  readonly #worker: TablesWorker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #failure: Error | null = null;
  /** Resolves when the tables can be used. Rejects if they cannot be started, for example because they were never downloaded. */
  readonly ready: Promise<void>;

  /** `onFailure` is called if the worker ends later, for example because memory ran out. Nothing answers then any more. */
  constructor(onFailure: () => void, start = startWorker) {
    this.#worker = start();
    this.ready = new Promise((resolve, reject) => {
      const fail = (reason: Error): void => {
        if (this.#failure) return;
        this.#failure = reason;
        this.#worker.terminate();
        reject(reason);
        onFailure();
        const waiting = [...this.#waiting.values()];
        this.#waiting.clear();
        for (const one of waiting) one.fail(reason);
      };
      this.#worker.onmessage = ({ data }) => {
        if (typeof data === 'string') this.#receive(JSON.parse(data) as FromLocal);
        else if (data.state === 'ready') resolve();
        else if (data.state === 'searching')
          for (const { onProgress } of this.#waiting.values()) onProgress?.(data.nodes);
        else fail(data.isOutdated ? new OutdatedError() : new Error(data.reason));
      };
      this.#worker.onerror = ({ message }) => fail(new Error(message || 'the worker failed'));
    });
    this.ready.catch(() => undefined);
  }

  /** Answers a request as a server does. Rejects if the tables cannot be started. */
  async request(url: string, init: RequestInit): Promise<Response> {
    await this.ready;
    if (this.#failure) throw this.#failure;
    const { signal, method = 'GET', body } = init;
    signal?.throwIfAborted();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      let chunks: ReadableStreamDefaultController<Uint8Array>;
      const encoder = new TextEncoder();
      const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (chunks = controller) });
      const receive: Listener = (message) => {
        if (message.type === 'begin') {
          resolve(new Response(stream, { status: message.status, headers: { 'Content-Type': message.media_type } }));
        } else if (message.type === 'data') chunks.enqueue(encoder.encode(message.text));
        else {
          this.#waiting.delete(id);
          chunks.close();
        }
      };
      const fail = (reason: Error): void => {
        chunks.error(reason);
        reject(reason);
      };
      this.#waiting.set(id, { receive, fail });
      signal?.addEventListener('abort', () => {
        if (!this.#waiting.delete(id)) return;
        this.#send({ type: 'abort', id });
        fail(signal.reason as Error);
      });
      this.#send({ type: 'request', id, method, url, body: typeof body === 'string' ? body : '' });
    });
  }

  /** Opens a connection to a table. */
  connect(table: string, events: TableEvents): TableConnection {
    const id = ++this.#lastId;
    let isOpen = false;
    const end = (): void => {
      isOpen = false;
      this.#waiting.delete(id);
    };
    const fail = ({ message }: Error): void => {
      end();
      events.onState('lost', message);
    };
    const receive: Listener = (message) => {
      if (message.type === 'data') events.onMessage(JSON.parse(message.text) as TableMessage);
      if (message.type !== 'closed') return;
      end();
      events.onState(isFinal(message.code) ? 'gone' : 'lost', message.reason);
    };
    this.#waiting.set(id, { receive, fail, onProgress: (nodes) => events.onProgress?.(nodes) });
    this.ready.then(
      () => {
        if (!this.#waiting.has(id)) return;
        if (this.#failure) return fail(this.#failure);
        isOpen = true;
        events.onState('open', '');
        this.#send({ type: 'open', id, table });
      },
      () => undefined, // `fail` has said so
    );
    return {
      send: (message) => {
        if (isOpen) this.#send({ type: 'message', id, text: JSON.stringify(message) });
        return isOpen;
      },
      close: () => {
        if (isOpen) this.#send({ type: 'close', id });
        end();
      },
    };
  }

  #send(message: ToLocal): void {
    this.#worker.postMessage(JSON.stringify(message));
  }

  #receive(message: FromLocal): void {
    this.#waiting.get(message.id)?.receive(message);
  }
}
