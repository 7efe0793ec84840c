/** Numbers and foreign names in right-to-left text. */

/** Returns the text in a left-to-right isolate. */
export const toTheRight = (text: string): string => `\u2066${text}\u2069`;

/**
 * Removes the isolates around values that contain Hebrew. The direction of an isolate comes from its first letter outside nested isolates,
 * so a value that consists of isolates, such as "10" and "hearts", would be in the wrong order.
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
