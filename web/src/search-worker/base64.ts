/** Bytes as text, for messages that consist of text. */

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
