/** Splits a text file into batches of whole lines, each small enough for one request, and imports them. */
import type { Imported } from '../protocol/messages';

export interface Batch {
  /** The line number in the file of the batch's first line, from 1. */
  firstLine: number;
  text: string;
}

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

/**
 * Sends the batches of a file one after another, and returns the sum of the results. Line numbers count from the start of the file.
 * A file of several batches is sent twice: the server first checks all of it, so that a file with an invalid line changes nothing.
 */
export async function importBatches(
  batches: Batch[],
  send: (lines: string, check: boolean) => Promise<Imported>,
): Promise<Imported> {
  if (batches.length > 1) {
    const checked = await sendAll(batches, (lines) => send(lines, true));
    if (checked.bad.length > 0) return checked;
  }
  return sendAll(batches, (lines) => send(lines, false));
}

async function sendAll(batches: Batch[], send: (lines: string) => Promise<Imported>): Promise<Imported> {
  const sum: Imported = { added: 0, continued: 0, known: 0, bad: [] };
  for (const batch of batches) {
    const found = await send(batch.text);
    sum.added += found.added;
    sum.continued += found.continued;
    sum.known += found.known;
    sum.bad.push(...found.bad.map((line) => ({ ...line, line: line.line + batch.firstLine - 1 })));
  }
  return sum;
}
