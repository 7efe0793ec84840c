/**
 * Switches a page's table between the server and this browser, which goes on if the server cannot be reached.
 *
 * A table that is played on the server is copied to this browser after each pause. Without the server, it goes on from there: the actions
 * since the last copy are repeated first. When the server is back, it gets what was played in the meantime, and then the table again.
 */
import type { ConnectTable, TableConnection, TableEvents, TableMessage, TableRequest } from '../socket/connection';
import { OutdatedError } from './outdated';
import { spread } from './repeater';

/** How long after an action the table is copied. */
const COPY_MS = 1_500;
/** How long a page waits for the server before it goes on without it. A server that restarts is back sooner. */
const PATIENCE_MS = 3_000;
/** How often a page that plays without the server looks whether it is back. */
const PROBE_MS = 10_000;
/** The longest wait, after the server was there but could not take the table. */
const LONGEST_PROBE_MS = 300_000;
/** How often the tables of this browser are started again after they have failed. */
const MOST_FAILURES = 2;

/** The reason for `gone` if the tables of this browser fail again and again. */
export const STOPPED = 'the tables of this browser have stopped';
/** The reason for `gone` if the tables of a site cannot be started, for example because its files cannot be loaded. */
export const NOT_STARTED = 'the tables of this browser cannot be started';
/** The reason for `gone` if a newer version has stored the games in this browser. */
export const OUTDATED = new OutdatedError().message;
/** The reason for `lost` if the table can't go on in this browser either, so that the player has to wait for the server. */
export const NOT_HERE = 'this browser has no copy of the table';
/** The reason for `gone` if the table was deleted on the server, and therefore in this browser, too. */
export const DELETED = 'the table was deleted';

/** What a table is switched between. */
export interface Parts {
  /** Whether this is a site without a server. */
  isSite: boolean;
  connectToServer: ConnectTable;
  /** Whether the server answers. */
  isServerThere(): Promise<boolean>;
  /** Sends the server what it must know first. Ends soon even if the server doesn't answer. */
  beforeServer(): Promise<void>;
  /** Whether this browser may have moves that the server does not have. */
  mayBeAhead(): boolean;
  /** Resolves when this browser can play without the server. */
  whenOfflineReady(): Promise<void>;
  hasLocalTable(table: string): Promise<boolean>;
  localTables(): Promise<{ connect: ConnectTable }>;
  sync(): Promise<{
    copyTable(table: string): Promise<number>;
    handOver(open: string): Promise<unknown>;
    forkOf(table: string, since: number): Promise<string | null>;
    isOnServer(table: string): Promise<boolean>;
    forget(table: string): Promise<boolean>;
  }>;
  /** Hands over everything in the background. */
  handOverSoon(): void;
  /** Shows another table instead. */
  go(table: string): void;
}

export class Switch implements TableConnection {
  #connection: TableConnection | null = null;
  #isLocal = false;
  #localSince = 0;
  #isServerOpen = false;
  #isClosed = false;
  /** Whether this browser can go on with a copy of the table. */
  #isReady = false;
  #isPlayed = false;
  /** Whether the server is lost, and this browser can't go on without it. */
  #isStranded = false;
  #isSwitching = false;
  #failures = 0;
  #sent = 0;
  #probeMs = PROBE_MS;
  #copyTimer: number | undefined;
  #probeTimer: number | undefined;
  #patienceTimer: number | undefined;
  /** The messages that were sent and not answered yet, by ref. */
  readonly #unanswered = new Map<number, TableRequest>();
  /** The messages that the server has answered since the last copy, oldest first. */
  #uncopied: TableRequest[] = [];

  constructor(
    private readonly table: string,
    private readonly events: TableEvents,
    private readonly parts: Parts,
  ) {
    window.addEventListener('online', this.#onOnline);
    void parts.whenOfflineReady().then(() => {
      this.#isReady = true;
      // Without a copy, the table could not go on here, so the first one is made at once.
      this.#copySoon(0);
      if (this.#isStranded) this.#useLocalSoon();
    });
    if (parts.isSite) void this.#useLocal().then((found) => found || this.events.onState('gone', ''));
    else if (navigator.onLine && !parts.mayBeAhead()) this.#useServer();
    else if (navigator.onLine) void this.#begin();
    else void this.#useLocal().then((found) => found || this.#isClosed || this.#useServer());
  }

  send(message: TableRequest): boolean {
    const isSent = this.#connection?.send(message) ?? false;
    if (isSent) {
      this.#sent += 1;
      this.#unanswered.set(message.ref, message);
    }
    return isSent;
  }

  hurry(): void {
    this.#connection?.hurry?.();
  }

  close(): void {
    this.#isClosed = true;
    window.removeEventListener('online', this.#onOnline);
    window.clearTimeout(this.#copyTimer);
    window.clearTimeout(this.#probeTimer);
    window.clearTimeout(this.#patienceTimer);
    this.#connection?.close();
    if (this.#isLocal && !this.parts.isSite) this.parts.handOverSoon();
  }

  /** Begins on the server once it has everything of the table. If that takes too long, the table begins in this browser. */
  async #begin(): Promise<void> {
    await this.parts.beforeServer();
    const since = Date.now();
    const tooLate = new Promise<false>((resolve) => window.setTimeout(() => resolve(false), spread(PATIENCE_MS)));
    const found = await Promise.race([this.#catchUp(since).catch(() => null), tooLate]);
    if (this.#isClosed || (found === false && (await this.#useLocal(since))) || this.#isClosed) return;
    this.#useServer(); // also if there is no database in this window
    if (found && found.fork !== null) this.parts.go(found.fork);
  }

  async #catchUp(since: number): Promise<{ fork: string | null } | false> {
    const { isOnServer } = await this.parts.sync();
    return (await isOnServer(this.table)) ? { fork: null } : this.#handOver(since);
  }

  /** Returns false if the server still doesn't have everything of the table, or else the table that has this browser's version if it is another. */
  async #handOver(since: number): Promise<{ fork: string | null } | false> {
    const { handOver, forkOf, isOnServer } = await this.parts.sync();
    await handOver(this.table);
    // Another page, or this one in the background, may have handed it over before.
    const found = await forkOf(this.table, since);
    const fork = found === this.table ? null : found;
    return fork !== null || (await isOnServer(this.table)) ? { fork } : false;
  }

  /** The server doesn't have the table. It was deleted there, or it was dealt without the server. */
  async #noteGone(reason: string): Promise<void> {
    if (await this.#isDeleted()) return this.#isClosed ? undefined : this.events.onState('gone', DELETED);
    if (!(await this.#useLocal()) && !this.#isClosed) this.events.onState('gone', reason);
  }

  async #isDeleted(): Promise<boolean> {
    try {
      return (await this.parts.hasLocalTable(this.table)) && (await (await this.parts.sync()).forget(this.table));
    } catch {
      return false;
    }
  }

  #useServer(): void {
    this.#isLocal = false;
    window.clearTimeout(this.#probeTimer);
    this.#connection = this.parts.connectToServer(this.table, {
      onMessage: (message) => {
        this.#noteAnswer(message);
        if (message.type === 'table' && message.seq > 0) {
          this.#isPlayed = true;
          // The next hole needs the end of this one, so that is copied at once.
          this.#copySoon(message.ended ? 0 : COPY_MS);
        }
        this.events.onMessage(message);
      },
      onProgress: (nodes) => this.events.onProgress?.(nodes),
      onSlow: (isSlow) => this.events.onSlow?.(isSlow),
      onState: (state, reason) => {
        this.#isServerOpen = state === 'open';
        if (state !== 'open') this.#unanswered.clear();
        if (state === 'gone') void this.#noteGone(reason);
        else {
          if (state === 'open') this.#isStranded = false;
          this.events.onState(state, state === 'lost' && this.#isStranded ? NOT_HERE : reason);
          if (state === 'lost') this.#useLocalSoon();
        }
      },
    });
  }

  #noteAnswer(message: TableMessage): void {
    if (message.ref === null) return;
    const answered = this.#unanswered.get(message.ref);
    this.#unanswered.delete(message.ref);
    if (answered && message.type === 'table' && !this.#isLocal) this.#uncopied.push(answered);
  }

  #copySoon(afterMs: number): void {
    if (!this.#isReady || !this.#isPlayed || this.#isLocal || this.#isClosed) return;
    window.clearTimeout(this.#copyTimer);
    this.#copyTimer = window.setTimeout(() => void this.#copy().catch(() => undefined), afterMs);
  }

  async #copy(): Promise<void> {
    const { copyTable } = await this.parts.sync();
    const seq = await copyTable(this.table);
    this.#uncopied = this.#uncopied.filter(({ after }) => after == null || after >= seq);
  }

  /** Continues without the server if it isn't back in time. Without a network, there is nothing to wait for. */
  #useLocalSoon(): void {
    if (this.#patienceTimer !== undefined) return;
    this.#patienceTimer = window.setTimeout(
      () => {
        this.#patienceTimer = undefined;
        if (!this.#isServerOpen) void this.#useLocal().then((found) => found || this.#noteStranded());
      },
      navigator.onLine ? spread(PATIENCE_MS) : 0,
    );
  }

  #noteStranded(): void {
    if (this.#isServerOpen || this.#isClosed || this.#isStranded) return;
    this.#isStranded = true;
    this.events.onState('lost', NOT_HERE);
  }

  /** Continues without the server, if this browser has the table and the server isn't back. Returns whether the table goes on. */
  async #useLocal(since = Date.now()): Promise<boolean> {
    if (this.#isSwitching || this.#isLocal) return true;
    this.#isSwitching = true;
    try {
      if (!(await this.parts.hasLocalTable(this.table))) return false;
      const tables = await this.parts.localTables();
      if (this.#isClosed || this.#isServerOpen) return true;
      this.#connection?.close();
      window.clearTimeout(this.#copyTimer);
      this.#isLocal = true;
      this.#isStranded = false;
      this.#localSince = since;
      this.#openLocal(tables);
      if (!this.parts.isSite) this.#probeSoon();
      return true;
    } catch (error) {
      const isOutdated = error instanceof OutdatedError;
      if (this.#connection || !(isOutdated || this.parts.isSite)) return false; // the server may come back
      if (!this.#isClosed) this.events.onState('gone', isOutdated ? OUTDATED : NOT_STARTED);
      return true;
    } finally {
      this.#isSwitching = false;
    }
  }

  #openLocal(tables: { connect: ConnectTable }): void {
    let repeated: TableRequest | undefined;
    let last: Extract<TableMessage, { type: 'table' }> | undefined;
    let isOpen = false;
    const connection = tables.connect(this.table, {
      onMessage: (message) => {
        if (isOpen) {
          this.#noteAnswer(message);
          return this.events.onMessage(message);
        }
        if (message.type === 'table') last = message;
        // Repeat what the server has done since the last copy. Each message applies to exactly one state, so none is done twice.
        if (message.type === 'refused') this.#uncopied = [];
        else if (message.ref !== (repeated?.ref ?? null)) return;
        repeated = this.#uncopied.shift();
        if (repeated) return void connection.send(repeated);
        isOpen = true;
        this.events.onState('open', '');
        if (last) this.events.onMessage({ ...last, ref: null });
      },
      onProgress: (nodes) => this.events.onProgress?.(nodes),
      onState: (state, reason) => {
        if (state === 'open') return;
        this.#unanswered.clear();
        if (state === 'lost') this.#startAgain();
        else this.events.onState(state, reason);
      },
    });
    this.#connection = connection;
  }

  /** The tables of this browser have failed, for example because memory ran out. Everything that was answered is stored. */
  #startAgain(): void {
    window.clearTimeout(this.#probeTimer);
    this.#isLocal = false;
    this.#connection = null;
    this.#failures += 1;
    if (this.#failures > MOST_FAILURES) return this.events.onState('gone', STOPPED);
    this.events.onState('lost', '');
    void this.#useLocal().then((found) => found || this.#isClosed || this.events.onState('gone', STOPPED));
  }

  readonly #onOnline = (): void => {
    this.#probeMs = PROBE_MS;
    this.#probe();
  };

  /** Goes back to the server if it answers again, once it has everything that was played here. */
  #probe(): void {
    if (!this.#isLocal || this.parts.isSite) return;
    window.clearTimeout(this.#probeTimer);
    const returning = navigator.onLine ? this.#returnToServer() : Promise.resolve();
    void returning.catch(() => undefined).then(() => this.#isLocal && this.#probeSoon());
  }

  #probeSoon(): void {
    window.clearTimeout(this.#probeTimer);
    if (!this.#isClosed) this.#probeTimer = window.setTimeout(() => this.#probe(), spread(this.#probeMs));
  }

  async #returnToServer(): Promise<void> {
    if (this.#isSwitching || this.#unanswered.size > 0) return;
    this.#isSwitching = true;
    const sent = this.#sent;
    try {
      if (!(await this.parts.isServerThere()) || this.#isClosed) return;
      const found = await this.#handOver(this.#localSince);
      const fork = found ? found.fork : null;
      // Meanwhile the table went on here. What was played last is handed over the next time.
      if (this.#isClosed || !this.#isLocal || (fork === null && this.#sent !== sent)) return;
      if (!found) {
        this.#probeMs = Math.min(this.#probeMs * 2, LONGEST_PROBE_MS);
        return;
      }
      this.#probeMs = PROBE_MS;
      this.#connection?.close();
      this.#unanswered.clear();
      this.events.onState('lost', '');
      this.#useServer();
      if (fork !== null) this.parts.go(fork);
    } finally {
      this.#isSwitching = false;
    }
  }
}
