/** Numbers and foreign names in right-to-left text. */

/** Returns the text in a left-to-right isolate. */
export const isolateLeftToRight = (text: string): string => `\u2066${text}\u2069`;

/**
 * Removes the isolates around values that contain Hebrew. The direction of an isolate comes from its first letter outside nested isolates,
 * so a value that consists of isolates, such as "10" and "hearts", would be in the wrong order.
 */
export function unwrapHebrew(text: string): string {
  if (!text.includes('\u2068')) return text;
  let outer = '';
  const open: string[] = [];
  const add = (part: string): void => {
    if (open.length > 0) open.push(`${open.pop() ?? ''}${part}`);
    else outer += part;
  };
  for (const char of text) {
    const isolate = char === '\u2069' ? open.pop() : undefined;
    if (isolate !== undefined)
      add(isolate.startsWith('\u2068') && /[\u05d0-\u05ea]/.test(isolate) ? isolate.slice(1) : isolate + char);
    else if (char === '\u2068' || char === '\u2066') open.push(char);
    else add(char);
  }
  return outer + open.join('');
}
