/** What a key is called, whatever letters the keyboard writes. */

/**
 * The key's letter, small, or its name. On a keyboard that writes other letters (Hebrew, Russian) it is called by the letter that stands
 * in its place on an English one; a question mark is one wherever it stands.
 */
export function keyName({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length !== 1) return key;
  const inItsPlace = /^[a-z?]$/i.test(key) ? undefined : /^Key([A-Z])$/.exec(code)?.[1];
  return (inItsPlace ?? key).toLowerCase();
}

/**
 * The digit in a key's place: with Shift held, or on a French keyboard, it writes something else. None where the key writes nothing, as on
 * a number pad of arrows, or while something is spelled out in another script.
 */
export const digitOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | null => {
  const digit = [...key].length === 1 ? /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] : undefined;
  return digit === undefined ? null : Number(digit);
};

/** Whether a key writes a character: speech input presses those it hears in words, and they lie under every hand that rests on a keyboard. */
export const writesCharacter = ({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey;
