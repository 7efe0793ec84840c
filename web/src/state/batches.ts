/** Splits a text file into batches of whole lines, each small enough for one request. */

export interface Batch {
  /** The line number in the file of the batch's first line, from 1. */
  firstLine: number;
  text: string;
}

/** Returns batches of at most `mostBytes` bytes of UTF-8. A longer line is a batch by itself. */
export function batchesOf(text: string, mostBytes: number): Batch[] {
  const found: Batch[] = [];
  const encoder = new TextEncoder();
  let size = Infinity;
  text.split('\n').forEach((line, i) => {
    const bytes = encoder.encode(line).length + 1;
    const last = found.at(-1);
    if (last && size + bytes <= mostBytes) {
      last.text += `${line}\n`;
      size += bytes;
    } else {
      found.push({ firstLine: i + 1, text: `${line}\n` });
      size = bytes;
    }
  });
  return found;
}
