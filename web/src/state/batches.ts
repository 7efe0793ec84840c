/** A file of lines, cut where lines end into parts that one request may hold. No DOM. */

export interface Batch {
  /** The number of its first line in the file, from 1. */
  firstLine: number;
  text: string;
}

/** Parts of at most `mostBytes`; a line that is longer alone is a part of its own. */
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
