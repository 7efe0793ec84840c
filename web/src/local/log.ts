/**
 * The event log of this browser, in IndexedDB. src/longwood/local/log.py describes its methods.
 *
 * Each change is one transaction. It is on disk when `commit` returns.
 */
import { randomId } from '../random-id';
import { due, expired, inOrder, isOnServer, isPlayed, isSame, type Sent } from './marks';
import { OutdatedError } from './outdated';
import type { LogChange, StoredEvent, StoredRound, StoredTable } from '../protocol/messages';

const DATABASE = 'longwood';
/**
 * The version of the database. Every version of the app opens the databases of all earlier ones, and changes them without losing anything, in
 * the transaction of `upgradeneeded`. Raise it only for other stores or indexes. New fields don't need it: code must ignore unknown fields
 * and do without those that it doesn't find.
 *
 * Earlier code can't open a newer database. Its pages then load themselves again once, to get the newer code, and an open game goes on
 * (outdated.ts). If that doesn't help, they say so.
 */
const VERSION = 1;
const STORES = ['tables', 'events', 'rounds', 'sent'] as const;
/** Contains a Removal while the server has not deleted the player's games yet, and the Epoch once they were deleted. */
const REMOVALS = 'removals';

/** The pauses between attempts to open the database again after the browser has closed it. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;

/** What the server has stored as another table. */
export interface Replaced {
  /** The row as it was handed over. */
  row: StoredTable;
  /** The other table. It is the same if only its round is another one. */
  fork: string;
  /** The ids of all tables that were handed over at the same time. */
  handed: ReadonlySet<string>;
}

/** A deletion of all games that the server does not know of yet. */
interface Removal {
  id: 'all';
  /** Tells this deletion from a later one. */
  mark: string;
  /** When it was, in milliseconds since 1970. */
  at: number;
}

/** Changes whenever all games are deleted. */
interface Epoch {
  id: 'epoch';
  mark: string;
}

/** A table with all its events, to be handed over. */
export interface Unsent {
  table: StoredTable;
  change: LogChange;
}

/** The games that only this browser has. */
export interface OnlyHere {
  /** How many are to be handed over. */
  waiting: number;
  /** Those that the server has refused, each with the reason in English. */
  refused: { id: string; reason: string }[];
}

/**
 * Opens the log. `onOutdated` is called when a newer version of the app needs to change the database; the log is then closed. Rejects with an
 * OutdatedError if a newer version has changed it.
 */
export async function openLog(onOutdated: () => void = () => undefined): Promise<EventLog> {
  return new EventLog(await openDatabase(), onOutdated);
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('tables', { keyPath: 'id' }).createIndex('round', 'round');
    request.result.createObjectStore('events', { keyPath: ['table', 'seq'] });
    request.result.createObjectStore('rounds', { keyPath: 'id' });
    request.result.createObjectStore('sent', { keyPath: 'id' });
    request.result.createObjectStore(REMOVALS, { keyPath: 'id' });
  });
  return result(request).catch((error: unknown) => {
    throw nameOf(error) === 'VersionError' ? new OutdatedError() : error;
  });
}

export class EventLog {
  #isClosed = false;

  constructor(
    private database: IDBDatabase,
    private readonly onOutdated: () => void,
  ) {
    this.#use(database);
  }

  #use(database: IDBDatabase): void {
    this.database = database;
    database.addEventListener('versionchange', () => {
      database.close();
      this.onOutdated();
    });
    // Not by `close`: Safari closes databases of a page in the background, for example, and all browsers when the player deletes their data.
    database.addEventListener('close', () => void this.#openAgain());
    if (this.#isClosed) database.close();
  }

  /** Opens the database again. The first attempt fails if the browser is still deleting data. */
  async #openAgain(): Promise<void> {
    for (let pauseMs = FIRST_PAUSE_MS; !this.#isClosed; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        return this.#use(await openDatabase());
      } catch (error) {
        if (error instanceof OutdatedError) return this.onOutdated();
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  close(): void {
    this.#isClosed = true;
    this.database.close();
  }

  async row(id: string): Promise<string> {
    const [tables] = this.#reading('tables');
    return (await result<StoredTable | undefined>(tables.get(id)))?.row ?? '';
  }

  async table(id: string): Promise<string> {
    const [tables, events] = this.#reading('tables', 'events');
    const [table, stored] = await Promise.all([
      result<StoredTable | undefined>(tables.get(id)),
      result<StoredEvent[]>(events.getAll(eventsOf(id))),
    ]);
    return table ? `[${table.row},${JSON.stringify(stored.map(({ event, at }) => [event, at]))}]` : '';
  }

  async tables(round?: string): Promise<string> {
    const [tables] = this.#reading('tables');
    const found = await result<StoredTable[]>(
      round === undefined ? tables.getAll() : tables.index('round').getAll(round),
    );
    return `[${found.map(({ row }) => row).join()}]`;
  }

  async rounds(): Promise<string> {
    const [rounds] = this.#reading('rounds');
    return JSON.stringify(await result<StoredRound[]>(rounds.getAll()));
  }

  /** Returns an empty text if the change is stored, else `conflict`, `full` or another reason. */
  async commit(text: string): Promise<string> {
    const change = JSON.parse(text) as LogChange;
    const transaction = this.database.transaction([...STORES, REMOVALS], 'readwrite', { durability: 'strict' });
    const [tables, events, rounds, sent] = STORES.map((name) => transaction.objectStore(name)) as Stores;
    let isConflict = false;
    const write = (): void => {
      if (change.removes_all) {
        for (const store of [tables, events, rounds, sent]) store.clear();
        const removals = transaction.objectStore(REMOVALS);
        removals.put({ id: 'all', mark: randomId(), at: Date.now() } satisfies Removal);
        beginEpoch(removals);
      }
      for (const table of change.tables ?? []) tables.put(table);
      for (const event of change.events ?? []) events.add(event);
      for (const round of change.rounds ?? []) addMissing(rounds, round);
    };
    const { guard } = change;
    if (!guard) write();
    else {
      const request = tables.get(guard.table) as IDBRequest<StoredTable | undefined>;
      request.addEventListener('success', () => {
        const now = request.result;
        isConflict = now?.seq !== guard.seq || now.closed || (guard.row != null && now.row !== guard.row);
        if (isConflict) transaction.abort();
        else write();
      });
    }
    try {
      await completion(transaction);
      return '';
    } catch (error) {
      if (isConflict || nameOf(error) === 'ConstraintError') return 'conflict';
      return nameOf(error) === 'QuotaExceededError' ? 'full' : String(error);
    }
  }

  /**
   * Returns the tables with events that the server does not have, each as a change with all its events, and the table `open` even if it has
   * no events. Tables that the server has refused, or with which it has failed, are left out for a while, unless they have changed (see due).
   * The first one dealt comes first.
   */
  async unsent(open?: string, now = Date.now()): Promise<Unsent[]> {
    const [tables, events, rounds, sent] = this.#reading(...STORES);
    const [all, marks, begun] = await Promise.all([
      result<StoredTable[]>(tables.getAll()),
      result<Sent[]>(sent.getAll()),
      result<StoredRound[]>(rounds.getAll()),
    ]);
    const known = new Map(marks.map((mark) => [mark.id, mark]));
    return Promise.all(
      inOrder(due(all, known, now, open)).map(async (table) => ({
        table,
        change: {
          tables: [table],
          events: await result<StoredEvent[]>(events.getAll(eventsOf(table.id))),
          rounds: begun.filter(({ id }) => id === table.round),
        },
      })),
    );
  }

  /** Returns which games only this browser has. */
  async onlyHere(): Promise<OnlyHere> {
    const [tables, sent] = this.#reading('tables', 'sent') as unknown as [IDBObjectStore, IDBObjectStore];
    const [all, marks] = await Promise.all([result<StoredTable[]>(tables.getAll()), result<Sent[]>(sent.getAll())]);
    const known = new Map(marks.map((mark) => [mark.id, mark]));
    const found: OnlyHere = { waiting: 0, refused: [] };
    for (const table of all) {
      const mark = known.get(table.id);
      if (!isSame(table, mark) || mark?.failed !== undefined) found.waiting += isPlayed(table) ? 1 : 0;
      else if (mark?.refused) found.refused.push({ id: table.id, reason: mark.refused.reason });
    }
    return found;
  }

  /** Notes that the server has a table as it was when it was sent. */
  noteSent(table: StoredTable): Promise<void> {
    return this.#note(table);
  }

  /** Notes that the server has refused a table as it was when it was sent. */
  noteRefused(table: StoredTable, reason: string, now = Date.now()): Promise<void> {
    return this.#note(table, { refused: { reason, at: now } });
  }

  /** Notes that the server has failed with a table as it was when it was sent. */
  async noteFailed({ id, seq, closed }: StoredTable, now = Date.now()): Promise<void> {
    const transaction = this.database.transaction('sent', 'readwrite');
    const sent = transaction.objectStore('sent');
    const before = await result<Sent | undefined>(sent.get(id));
    sent.put({ id, seq, closed, failed: { times: (before?.failed?.times ?? 0) + 1, at: now } } satisfies Sent);
    await completion(transaction);
  }

  async #note({ id, seq, closed }: StoredTable, more: Partial<Sent> = {}): Promise<void> {
    const transaction = this.database.transaction('sent', 'readwrite');
    transaction.objectStore('sent').put({ id, seq, closed, ...more } satisfies Sent);
    await completion(transaction);
  }

  /** Returns how many of a table's events are the same as the server's; null if the table has changes that the server does not have. */
  async copied(id: string): Promise<number | null> {
    const [tables, sent] = this.#reading('tables', 'sent') as unknown as [IDBObjectStore, IDBObjectStore];
    const [table, mark] = await Promise.all([
      result<StoredTable | undefined>(tables.get(id)),
      result<Sent | undefined>(sent.get(id)),
    ]);
    if (!table) return 0;
    return isOnServer(table, mark) ? table.seq : null;
  }

  /**
   * Stores the server's copy of a table, with the events after those that are the same. It is stored only if the server has everything of the
   * table here, and if not everything was deleted since `epoch`. `replaced`: the server has stored the table's events as another table. The
   * copy then replaces them, unless there are new ones since. Returns null if the copy isn't stored, or else the other tables in it that
   * differ from the ones here.
   */
  async copy(id: string, change: LogChange, epoch: string, replaced?: Replaced): Promise<string[] | null> {
    const transaction = this.database.transaction([...STORES, REMOVALS], 'readwrite', { durability: 'strict' });
    const done = completion(transaction);
    const [[isStored, others]] = await Promise.all([write(transaction, id, change, epoch, replaced), done]);
    return isStored ? others : null;
  }

  /** Returns a text that changes whenever all games are deleted. */
  epoch(): Promise<string> {
    return epochIn(this.database.transaction(REMOVALS, 'readonly'));
  }

  /** Returns the table that has this browser's version of a table, if the server has said so since that time; null if there is none. */
  async forkOf(id: string, since: number): Promise<string | null> {
    const store = this.database.transaction('sent', 'readonly').objectStore('sent');
    const fork = (await result<Sent | undefined>(store.get(id)))?.fork;
    return fork && fork.at >= since ? fork.id : null;
  }

  /** Deletes everything because the server has deleted it, too. Returns the ids of the tables. */
  async clear(): Promise<string[]> {
    const transaction = this.database.transaction([...STORES, REMOVALS], 'readwrite', { durability: 'strict' });
    const done = completion(transaction);
    const removals = transaction.objectStore(REMOVALS);
    removals.delete('all'); // an earlier deletion that the server did not know of
    beginEpoch(removals);
    const [ids] = await Promise.all([
      result(transaction.objectStore('tables').getAllKeys() as IDBRequest<string[]>),
      ...STORES.map((name) => result(transaction.objectStore(name).clear())),
    ]);
    await done;
    return ids;
  }

  /** Deletes a table that the server has deleted, unless it has changes that the server never had. Returns whether it is deleted. */
  async forget(id: string): Promise<boolean> {
    const transaction = this.database.transaction(['tables', 'events', 'sent'], 'readwrite');
    const done = completion(transaction);
    const [tables, events, sent] = ['tables', 'events', 'sent'].map((name) => transaction.objectStore(name)) as Stores;
    const [table, mark] = await Promise.all([
      result<StoredTable | undefined>(tables.get(id)),
      result<Sent | undefined>(sent.get(id)),
    ]);
    const isCopy = table !== undefined && isOnServer(table, mark);
    if (isCopy) remove(id, tables, events, sent);
    await done;
    return isCopy;
  }

  /** Deletes old copies of finished games that the server has (marks.ts). Returns the ids of the tables. */
  async expire(now = Date.now()): Promise<string[]> {
    const transaction = this.database.transaction(STORES, 'readwrite');
    const done = completion(transaction);
    const [tables, events, rounds, sent] = STORES.map((name) => transaction.objectStore(name)) as Stores;
    const [all, marks] = await Promise.all([result<StoredTable[]>(tables.getAll()), result<Sent[]>(sent.getAll())]);
    const old = expired(all, new Map(marks.map((mark) => [mark.id, mark])), now);
    for (const { id, round } of old) {
      remove(id, tables, events, sent);
      if (round !== null) rounds.delete(round);
    }
    await done;
    return old.map(({ id }) => id);
  }

  /** Returns the deletion of all games that the server does not know of yet; null if there is none. */
  async removal(): Promise<Omit<Removal, 'id'> | null> {
    const store = this.database.transaction(REMOVALS, 'readonly').objectStore(REMOVALS);
    return (await result<Removal | undefined>(store.get('all'))) ?? null;
  }

  /** Notes that the server has deleted all games because of the deletion with this mark. */
  async noteRemoved(mark: string): Promise<void> {
    const transaction = this.database.transaction(REMOVALS, 'readwrite');
    const done = completion(transaction);
    const store = transaction.objectStore(REMOVALS);
    if ((await result<Removal | undefined>(store.get('all')))?.mark === mark) store.delete('all');
    await done;
  }

  #reading(...names: (typeof STORES)[number][]): Stores {
    const transaction = this.database.transaction(names, 'readonly');
    return names.map((name) => transaction.objectStore(name)) as Stores;
  }
}

type Stores = [IDBObjectStore, IDBObjectStore, IDBObjectStore, IDBObjectStore];

const eventsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

function remove(id: string, tables: IDBObjectStore, events: IDBObjectStore, sent: IDBObjectStore): void {
  tables.delete(id);
  events.delete(eventsOf(id));
  sent.delete(id);
}

/** Stores the server's copy of a table (EventLog.copy). Returns whether it is stored, and the other tables that differ. */
async function write(
  transaction: IDBTransaction,
  id: string,
  change: LogChange,
  epoch: string,
  replaced?: Replaced,
): Promise<[boolean, string[]]> {
  const [tables, events, rounds, sent] = STORES.map((name) => transaction.objectStore(name)) as Stores;
  const table = change.tables?.find((one) => one.id === id);
  if (!table) return [false, []];
  const [here, mark, epochNow, isComplete] = await Promise.all([
    result<StoredTable | undefined>(tables.get(id)),
    result<Sent | undefined>(sent.get(id)),
    epochIn(transaction),
    replaced ? hasAllOfRound(tables, sent, replaced) : true,
  ]);
  if (epochNow !== epoch || !isComplete) return [false, []];
  const first = change.events?.[0]?.seq ?? table.seq + 1;
  const isNext = !here || (isOnServer(here, mark) && here.seq <= table.seq && first <= here.seq + 1);
  if (replaced ? here && !isSame(here, replaced.row) : !isNext) return [false, []];
  if (replaced) events.delete(eventsOf(id));
  tables.put(table);
  const fork = replaced ? { id: replaced.fork, at: Date.now() } : mark?.fork;
  sent.put({ id, seq: table.seq, closed: table.closed, ...(fork ? { fork } : {}) } satisfies Sent);
  for (const event of change.events ?? []) events.put(event);
  for (const round of change.rounds ?? []) addMissing(rounds, round);
  const others = (change.tables ?? []).filter((other) => other.id !== id);
  const known = await Promise.all(others.map((other) => result<StoredTable | undefined>(tables.get(other.id))));
  return [true, others.filter((other, at) => !isSame(other, known[at])).map((other) => other.id)];
}

/**
 * Whether the server knows all tables of the round of a table that it has stored as another one. If another hole was dealt here meanwhile,
 * the round must be handed over again, so that the server can move that hole, too.
 */
async function hasAllOfRound(
  tables: IDBObjectStore,
  sent: IDBObjectStore,
  { row, handed }: Replaced,
): Promise<boolean> {
  if (row.round === null) return true;
  const others = (await result<StoredTable[]>(tables.index('round').getAll(row.round))).filter(
    ({ id }) => !handed.has(id),
  );
  const marks = await Promise.all(others.map(({ id }) => result<Sent | undefined>(sent.get(id))));
  return others.every((other, at) => isOnServer(other, marks[at]));
}

function beginEpoch(removals: IDBObjectStore): void {
  removals.put({ id: 'epoch', mark: randomId() } satisfies Epoch);
}

async function epochIn(transaction: IDBTransaction): Promise<string> {
  return (await result<Epoch | undefined>(transaction.objectStore(REMOVALS).get('epoch')))?.mark ?? '';
}

/** Adds a round, unless it exists. */
function addMissing(rounds: IDBObjectStore, round: StoredRound): void {
  rounds.add(round).addEventListener('error', (event) => {
    event.preventDefault(); // or it would abort the transaction
    event.stopPropagation();
  });
}

function result<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the request failed')));
  });
}

function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the transaction was aborted')));
  });
}

const nameOf = (error: unknown): string => (error instanceof DOMException ? error.name : '');
