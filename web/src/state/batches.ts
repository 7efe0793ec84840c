/** Splits a text file into batches of whole lines, each small enough for one request, and imports them. */
import type { ProblemError } from '../protocol/http';
import type { Imported } from '../protocol/messages';
import { waitFor } from '../protocol/when-free';

export interface Batch {
  /** The line number in the file of the batch's first line, from 1. */
  firstLine: number;
  text: string;
}

/** Whether at least one line of a text looks like an exported game, although it may not be a valid one. */
export const isExport = (text: string): boolean => /^[ \t]*\{.*"longwood"\s*:/m.test(text);

/** Returns batches of at most `maxBytes` bytes of UTF-8. A longer line is a batch by itself. */
export function splitIntoBatches(text: string, maxBytes: number): Batch[] {
  const batches: Batch[] = [];
  const encoder = new TextEncoder();
  let size = Infinity;
  text.split('\n').forEach((line, i) => {
    const bytes = encoder.encode(line).length + 1;
    const last = batches.at(-1);
    if (last && size + bytes <= maxBytes) {
      last.text += `${line}\n`;
      size += bytes;
    } else {
      batches.push({ firstLine: i + 1, text: `${line}\n` });
      size = bytes;
    }
  });
  return batches;
}

/** How often a batch is sent again while other imports have all places. */
const MOST_TRIES = 60;
/** How many seconds to wait for a place. */
const PLACE_S = 2;
/** The longest wait in seconds that a player is not asked about. */
const LONGEST_WAIT_S = 300;

export interface Sending {
  send: (lines: string, check: boolean) => Promise<Imported>;
  /** Called with the share of the games that is imported, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Called before a wait. */
  onWait?: () => void;
  wait?: (seconds: number) => Promise<void>;
}

/** An import that stopped after some of its batches. */
export class InterruptedImport extends Error {
  constructor(
    /** What was imported before. */
    readonly imported: Imported,
    override readonly cause: unknown,
  ) {
    super('the import was interrupted');
  }
}

/**
 * Sends the batches of a file one after another, and returns the sum of the results. Line numbers count from the start of the file.
 * A file of several batches is sent twice: the server first checks all of it, so that a file with an invalid line changes nothing.
 * If the server asks it to wait, because a long file needs more than its allowance, this waits and goes on. Throws InterruptedImport if
 * a part of the games was imported, and otherwise the error.
 */
export async function importBatches(batches: Batch[], sending: Sending): Promise<Imported> {
  const passes = batches.length > 1 ? [true, false] : [false];
  let sum: Imported = { added: 0, continued: 0, known: 0, bad: [] };
  for (const check of passes) {
    sum = { added: 0, continued: 0, known: 0, bad: [] };
    for (const batch of batches) {
      try {
        add(sum, await sendInTurn(batch.text, check, sending), batch);
      } catch (error) {
        throw check || sum.added + sum.continued === 0 ? error : new InterruptedImport(sum, error);
      }
      if (!check) sending.onProgress?.((batches.indexOf(batch) + 1) / batches.length);
    }
    if (sum.bad.length > 0) break;
  }
  return sum;
}

function add(sum: Imported, found: Imported, batch: Batch): void {
  sum.added += found.added;
  sum.continued += found.continued;
  sum.known += found.known;
  sum.bad.push(...found.bad.map((line) => ({ ...line, line: line.line + batch.firstLine - 1 })));
}

/** Sends a batch, again and again while the server says that it has no place yet or that this address has to wait. */
async function sendInTurn(text: string, check: boolean, { send, onWait, wait = waitFor }: Sending): Promise<Imported> {
  for (let tries = 1; ; tries++) {
    try {
      return await send(text, check);
    } catch (error) {
      const { code, retryAfterS } = error as Partial<ProblemError>;
      const seconds =
        code === 'too-often' ? (retryAfterS ?? null) : code === 'importing' || code === 'many-imports' ? PLACE_S : null;
      if (seconds === null || seconds > LONGEST_WAIT_S || tries === MOST_TRIES) throw error;
      onWait?.();
      await wait(seconds);
    }
  }
}
