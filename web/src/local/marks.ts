/** What the server has of the tables in this browser, and what follows from that. */
import type { StoredTable } from '../protocol/messages';

/** What the server has refused is sent again after this time, because a newer server may accept it. */
const REFUSED_MS = 24 * 3600 * 1000;
/** With what the server has failed once is sent again after this time, then after twice as long, and so on up to REFUSED_MS. */
const FAILED_MS = 60 * 1000;
/** The holes of a round that is finished. */
const HOLES = 9;
/** A copy of a finished game is deleted here after this time. */
const COPY_MS = 90 * 24 * 3600 * 1000;

/** What the server has of a table, or what of it the server has refused. */
export interface Sent extends Pick<StoredTable, 'id' | 'seq' | 'closed'> {
  /** Why the server has refused this, and when. */
  refused?: { reason: string; at: number };
  /** How often the server has failed with this, and when it did so last. */
  failed?: { times: number; at: number };
  /** The table that has this browser's version if it was continued elsewhere, and when the server said so. */
  fork?: { id: string; at: number };
}

/** The part of the summary of a table that is used here (longwood.tables.store.TableRow). Times are in seconds. */
interface Row {
  created_at?: number;
  updated_at?: number;
  over?: boolean;
}

/** Whether a table has anything that a player would miss. A round counts from its first deal. */
export const isPlayed = (table: StoredTable): boolean => table.seq > 0 || table.round !== null;

export const isOnServer = (table: Sent, mark: Sent | undefined): boolean =>
  isSame(table, mark) && mark?.refused === undefined && mark?.failed === undefined;

/**
 * Returns the tables to hand over: those that the server does not have, and the table `open` even if it has no events. The server compares a
 * whole round, so if one of its tables is due, all that the server does not have are.
 */
export function due(
  tables: StoredTable[],
  marks: ReadonlyMap<string, Sent>,
  now: number,
  open?: string,
): StoredTable[] {
  const isDue = (table: StoredTable): boolean => {
    const mark = marks.get(table.id);
    if (!isSame(table, mark)) return isPlayed(table) || table.id === open;
    if (mark?.failed) return table.id === open || now - mark.failed.at >= pauseAfter(mark.failed.times);
    return mark?.refused !== undefined && now - mark.refused.at >= REFUSED_MS;
  };
  const rounds = new Set(tables.filter(isDue).map(({ round }) => round));
  rounds.delete(null);
  return tables.filter((table) => isDue(table) || (rounds.has(table.round) && !isOnServer(table, marks.get(table.id))));
}

const pauseAfter = (failures: number): number => Math.min(REFUSED_MS, FAILED_MS * 2 ** (failures - 1));

export const isSame = (table: Sent, mark: Sent | undefined): boolean =>
  table.seq === mark?.seq && table.closed === mark.closed;

/** Returns tables in the order in which they were dealt. */
export function inOrder(tables: StoredTable[]): StoredTable[] {
  const dealt = new Map(tables.map((table) => [table.id, Number(rowOf(table).created_at ?? 0)]));
  return [...tables].sort((one, other) => (dealt.get(one.id) ?? 0) - (dealt.get(other.id) ?? 0));
}

/**
 * Returns the tables that need not stay in this browser: those of finished games that the server has and that have not changed for a long time.
 * A round goes as a whole, once it is finished. What the server does not have always stays.
 */
export function expired(tables: StoredTable[], marks: ReadonlyMap<string, Sent>, now: number): StoredTable[] {
  const isOld = (table: StoredTable): boolean => {
    const { over, updated_at } = rowOf(table);
    const isFinished = table.closed || over === true;
    return (
      isFinished && isOnServer(table, marks.get(table.id)) && now - Number(updated_at ?? Infinity) * 1000 >= COPY_MS
    );
  };
  const old = tables.filter(isOld);
  const holes = (round: string): number => old.filter((table) => table.round === round).length;
  const isWhole = new Map(old.map(({ round }) => [round, round === null || holes(round) === HOLES]));
  return old.filter(({ round }) => isWhole.get(round));
}

/** Returns the summary of a table; an empty one if it is damaged. The server will say so. */
function rowOf({ row }: StoredTable): Row {
  try {
    return JSON.parse(row) as Row;
  } catch {
    return {};
  }
}
