/**
 * Keeps the tables of this browser and those of the server the same: copies what is played on the server, so that it can be continued
 * without it, and hands over what was played without it.
 *
 * One bad table doesn't stop the others: what the server refuses is noted with the reason, and is not sent again until it changes or a day
 * has passed. A table with which the server fails, for example because its own copy is damaged, is sent again after growing pauses.
 */
import type { HandedOver, LogChange, Problem, Removed } from '../protocol/messages';
import { noteHandedOver } from './handed-over';
import { openLog, type EventLog, type Replaced, type Unsent } from './log';

/** About the most characters in one hand-over. A single table can have more. */
const PART_SIZE = 500_000;
const PART_TABLES = 50;
/** The most tables in one hand-over. The server accepts a few more. */
const MOST_TABLES = 90;
/** How often everything is handed over, because a hole was dealt while its round was handed over. */
const ATTEMPTS = 3;
const TIMEOUT_MS = 30_000;
/** The statuses that refuse what a request contains: repeating it doesn't help. */
const REFUSING = [400, 409, 413, 422];
/** The codes of problems with these statuses that pass. */
const PASSING = ['conflict', 'importing', 'many-imports'];
/** The status if the server has failed with something that a request contains, or with every request. */
const FAILED = 500;

/** Tells the workers of all pages to read a table again. */
const channel = new BroadcastChannel('longwood-tables');
const announce = (table: string): void => channel.postMessage(JSON.stringify({ type: 'changed', table, seq: null }));

/** Ends when the previous work has ended. */
let previous: Promise<unknown> = Promise.resolve();

/** Does one thing after the other, also if other pages of this browser do the same. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  const alone = (): Promise<Result> => (locks ? (locks.request('longwood-sync', work) as Promise<Result>) : work());
  const turn = previous.then(alone, alone);
  previous = turn.catch(() => undefined);
  return turn;
}

/**
 * Hands over to the server everything that it does not have, and the table `open` even if it has no events. While this is going on, another
 * call begins anew afterwards, because there may be new events. Returns why something couldn't be handed over yet; null if everything was
 * stored or refused.
 */
export const handOver = (open?: string): Promise<unknown> => inTurn(() => withLog((log) => handOverAll(log, open)));

/** Whether the server has everything of a table. */
export const isOnServer = (id: string): Promise<boolean> => withLog(async (log) => (await log.copied(id)) !== null);

/** Returns the table that has this browser's version of a table that was continued elsewhere, if it was handed over since that time. */
export const forkOf = (id: string, since: number): Promise<string | null> => withLog((log) => log.forkOf(id, since));

/**
 * Deletes everything on the server with `onServer`, and then in this browser. If `onServer` returns null because the server can't be reached,
 * `here` deletes everything in this browser and marks it to be deleted on the server.
 */
export const removeEverywhere = (
  onServer: () => Promise<Removed | null>,
  here: () => Promise<Removed>,
): Promise<Removed> =>
  inTurn(async () => {
    const removed = await onServer();
    if (removed === null) return here();
    await withLog(async (log) => (await log.clear()).forEach(announce)).catch(() => undefined); // there is no database in this window
    return removed;
  });

/**
 * Deletes on the server what the player deleted while it could not be reached. Otherwise, that would also delete what is played there in the
 * meantime.
 */
export const sendRemoval = (): Promise<void> =>
  withLog(async (log) => {
    // Waits for other work only if there is something to do.
    if ((await log.removal()) !== null) await inTurn(() => sendRemovalOf(log));
  });

async function sendRemovalOf(log: EventLog): Promise<void> {
  const removal = await log.removal();
  if (removal === null) return;
  // The age and not the time, because the clocks can differ. The server keeps what was played there since.
  const age = Math.max(0, Date.now() - removal.at) / 1000;
  await call(`/api/games?unused_for_s=${age}`, { method: 'DELETE' });
  await log.noteRemoved(removal.mark);
}

/** Deletes this browser's copy of a table if the server has deleted the table. Returns whether it is deleted. */
export const forget = (id: string): Promise<boolean> =>
  withLog(async (log) => {
    const after = await log.copied(id);
    if (after === null || (await log.row(id)) === '') return false;
    const isThere = await call(`/api/tables/${encodeURIComponent(id)}/log?after=${after}`).then(
      () => true,
      (error) => !(error instanceof AnswerError && error.code === 'not-found'),
    );
    if (isThere || !(await log.forget(id))) return false;
    announce(id);
    return true;
  });

/** Deletes old copies of finished games that the server has. */
export const expireCopies = (): Promise<void> =>
  inTurn(() => withLog(async (log) => (await log.expire()).forEach(announce)));

async function handOverAll(log: EventLog, open?: string): Promise<unknown> {
  let error: unknown = null;
  try {
    await sendRemovalOf(log);
    for (let attempt = 1, isDone = false; !isDone && attempt <= ATTEMPTS; attempt++) {
      isDone = true;
      const unsent = await log.unsent(open);
      const run: Run = { handed: new Set(unsent.map(({ table }) => table.id)), isAnswered: false };
      for (const part of partsOf(unsent))
        try {
          if (!(await handOverPart(log, part, run))) isDone = false;
        } catch (reason) {
          if (!(reason instanceof AnswerError)) throw reason;
          error ??= reason;
        }
      if (run.isAnswered) noteHandedOver();
    }
  } catch (reason) {
    error ??= reason; // the server can't be reached
  }
  return error;
}

/** One pass over everything that the server does not have. */
interface Run {
  /** The ids of all tables that are handed over. */
  readonly handed: ReadonlySet<string>;
  /** Whether the server has answered a request: then it doesn't fail with every one. */
  isAnswered: boolean;
}

/**
 * Hands over rounds and single tables, and notes what became of them. If the server refuses the request or fails, each half is sent on its
 * own. What fails alone is noted. If the server has answered no request so far, the others then wait for the next hand-over, because it may
 * fail with every request. Returns false if a round has to be handed over again.
 */
async function handOverPart(log: EventLog, part: Unsent[][], run: Run): Promise<boolean> {
  const tables = part.flat();
  const rounds = new Map(tables.flatMap(({ change }) => change.rounds ?? []).map((round) => [round.id, round]));
  const change: LogChange = {
    tables: tables.map(({ table }) => table),
    events: tables.flatMap(({ change: { events } }) => events ?? []),
    rounds: [...rounds.values()],
  };
  let answer: HandedOver;
  try {
    answer = await call<HandedOver>('/api/log', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
    });
  } catch (error) {
    const isRefused = error instanceof RefusedError;
    if (!isRefused && !(error instanceof AnswerError && error.status === FAILED)) throw error;
    run.isAnswered ||= isRefused;
    if (part.length <= 1) {
      for (const { table } of tables) await (isRefused ? log.noteRefused(table, error.message) : log.noteFailed(table));
      if (!run.isAnswered) throw error;
      return true;
    }
    const half = Math.ceil(part.length / 2);
    const isDone = await handOverPart(log, part.slice(0, half), run);
    return (await handOverPart(log, part.slice(half), run)) && isDone;
  }
  run.isAnswered = true;
  let isDone = true;
  for (const one of answer.tables) {
    const row = tables.find(({ table }) => table.id === one.id)?.table;
    if (!row) continue;
    if (one.state === 'refused') await log.noteRefused(row, one.reason ?? '');
    else if (one.state !== 'forked') await log.noteSent(row);
    else if (one.fork != null) {
      if (one.fork !== one.id) await copyFrom(log, one.fork);
      // If there are new events since, the next hand-over takes them to the server, too.
      const isReplaced = (await copyFrom(log, one.id, { row, fork: one.fork, handed: run.handed })) !== null;
      if (!isReplaced && row.round !== null) isDone = false;
    }
  }
  return isDone;
}

/** Splits tables into parts of a reasonable size. The tables of a round stay together, because the server needs all of them to compare it. */
function partsOf(unsent: Unsent[]): Unsent[][][] {
  const parts: { size: number; count: number; groups: Unsent[][] }[] = [];
  for (const group of groupsOf(unsent)) {
    const size = JSON.stringify(group).length;
    const last = parts.at(-1);
    if (last && last.size + size <= PART_SIZE && last.count + group.length <= PART_TABLES) {
      last.groups.push(group);
      last.size += size;
      last.count += group.length;
    } else parts.push({ size, count: group.length, groups: [group] });
  }
  return parts.map(({ groups }) => groups);
}

/** Returns each round and each table without a round as a group of its own. A round with more tables than the server accepts is split. */
function groupsOf(unsent: Unsent[]): Unsent[][] {
  const groups: Unsent[][] = [];
  const ofRound = new Map<string, Unsent[]>();
  for (const one of unsent) {
    const { round } = one.table;
    const begun = round === null ? undefined : ofRound.get(round);
    if (begun && begun.length < MOST_TABLES) begun.push(one);
    else {
      const group = [one];
      groups.push(group);
      if (round !== null) ofRound.set(round, group);
    }
  }
  return groups;
}

/** Copies a table of the server into this browser, and the other tables of its round. Returns the number of its last event that is there. */
export const copyTable = async (id: string): Promise<number> => {
  await sendRemoval();
  return withLog(async (log) => (await copyFrom(log, id)) ?? 0);
};

/** Returns null if the table has changes here that must be handed over first. `replaced`: see EventLog.copy. */
async function copyFrom(log: EventLog, id: string, replaced?: Replaced): Promise<number | null> {
  let copied: number | null = null;
  const epoch = await log.epoch();
  const waiting = [id];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const replacing = next === id ? replaced : undefined;
    const after = replacing ? 0 : await log.copied(next);
    if (after === null) continue;
    const change = await call<LogChange>(`/api/tables/${encodeURIComponent(next)}/log?after=${after}`);
    const others = await log.copy(next, change, epoch, replacing);
    if (others === null) continue;
    if (next === id) {
      copied = change.tables?.find((table) => table.id === id)?.seq ?? 0;
      waiting.push(...others);
    }
    announce(next);
  }
  return copied;
}

async function withLog<Result>(work: (log: EventLog) => Promise<Result>): Promise<Result> {
  const log = await openLog();
  try {
    return await work(log);
  } finally {
    log.close();
  }
}

/** The server has answered, but not what was asked for. It may do so later. */
class AnswerError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly code?: string,
  ) {
    super(message);
  }
}

/** The server refuses a request because of what it contains. */
class RefusedError extends AnswerError {}

/** Sends a request to the server, and never to this browser's own tables. */
async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.ok) return (await response.json()) as Answer;
  const problem = ((await response.json().catch(() => null)) ?? {}) as Partial<Problem>;
  const isFinal = REFUSING.includes(response.status) && problem.retry_after_s == null;
  if (isFinal && !PASSING.includes(problem.code ?? ''))
    throw new RefusedError(problem.message ?? String(response.status), response.status);
  throw new AnswerError(`${path}: ${response.status}`, response.status, problem.code);
}
