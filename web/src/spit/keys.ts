/** The keyboard shortcuts of Spit. */
import { digitOf, keyName } from '../drag/key-name';
import type { Side } from '../texts/spit';

export type KeyAction =
  | { type: 'pile'; place: number; select: boolean }
  | { type: 'side'; side: Side }
  | { type: 'slap' | 'help' | 'put-back' | 'plays' | 'changed' | 'table' };

const SIDES: Readonly<Record<string, Side>> = { ArrowLeft: 'left', q: 'left', ArrowRight: 'right', e: 'right' };
const LETTERS: Readonly<Record<string, 'slap' | 'help' | 'put-back' | 'plays' | 'changed' | 'table'>> = {
  ' ': 'slap',
  '?': 'help',
  Escape: 'put-back',
  p: 'plays',
  c: 'changed',
  l: 'table',
};

/** Returns the action of a key press, or null. Repeats of a held key are ignored. */
export function keyAction(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>,
): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const digit = digitOf(event);
  if (digit !== null)
    return digit >= 1 && digit <= 5 ? { type: 'pile', place: digit - 1, select: event.shiftKey } : null;
  const key = keyName(event);
  const side = SIDES[key];
  if (side) return { type: 'side', side };
  const type = LETTERS[key];
  return type ? { type } : null;
}
