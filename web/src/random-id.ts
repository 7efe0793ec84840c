/** A name that nothing else has: of a page, or of what is asked. */
export const someName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
