/** Names keys independently of the keyboard layout. */

/**
 * Returns the lower-case letter of a key, or its name. On a layout with other letters (Hebrew, Russian) it is the letter at the same
 * position of an English keyboard. A question mark is a question mark at any position.
 */
export function keyName({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length !== 1) return key;
  const atPosition = /^[a-z?]$/i.test(key) ? undefined : /^Key([A-Z])$/.exec(code)?.[1];
  return (atPosition ?? key).toLowerCase();
}

/**
 * Returns the digit of a key by its position, because it types something else with Shift or on a French keyboard. Returns null if the key
 * types no character, like a number pad key without Num Lock or a key that is part of a composition.
 */
export const digitOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | null => {
  const digit = [...key].length === 1 ? /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] : undefined;
  return digit === undefined ? null : Number(digit);
};

/** Whether a key types a character. Speech input and a hand resting on the keyboard can press such keys by accident. */
export const typesCharacter = ({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey;
