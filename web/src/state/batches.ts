/** Splits a text file into batches of whole lines, each small enough for one request. */

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
