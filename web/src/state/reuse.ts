/** Keeps the identity of data that has not changed, so that Svelte shows only what has. */

/**
 * Returns `after`, but with the parts of `before` that are equal and in the same place; `before` itself if everything is equal. Both must be
 * plain data, and are not changed.
 */
export function reuse<Data>(before: Data, after: Data): Data {
  if (Object.is(before, after) || !isParts(before) || !isParts(after)) return Object.is(before, after) ? before : after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  let isEqual = names.length === Object.keys(before).length;
  const parts: Record<string, unknown> = Array.isArray(after) ? ([] as never) : {};
  for (const name of names) {
    const part = reuse(before[name], after[name]);
    parts[name] = part;
    isEqual &&= Object.is(part, before[name]) && name in before;
  }
  return isEqual ? before : (parts as Data);
}

const isParts = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null;
