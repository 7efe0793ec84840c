/** Figures and foreign names within text that runs to the left. */

/** The text, run from the left to the right whatever is round it. */
export const toTheRight = (text: string): string => `\u2066${text}\u2069`;

/**
 * Without the isolates round what runs to the left anyway. Isolated, a value's direction is that of its first letter beside other
 * isolates: one put together of such ("10" and "hearts") would turn round.
 */
export function settled(text: string): string {
  if (!text.includes('\u2068')) return text;
  let outer = '';
  const open: string[] = [];
  const add = (more: string): void => {
    if (open.length > 0) open.push(`${open.pop() ?? ''}${more}`);
    else outer += more;
  };
  for (const sign of text) {
    const isolate = sign === '\u2069' ? open.pop() : undefined;
    if (isolate !== undefined)
      add(isolate.startsWith('\u2068') && /[\u05d0-\u05ea]/.test(isolate) ? isolate.slice(1) : isolate + sign);
    else if (sign === '\u2068' || sign === '\u2066') open.push(sign);
    else add(sign);
  }
  return outer + open.join('');
}
