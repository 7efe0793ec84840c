/** The quick phrases, in the order in which players see them. */
import type { Room, Said } from '../../protocol/messages';

export type QuickPhrase = Said['phrase'];

export const QUICK_PHRASES: readonly QuickPhrase[] = [
  'hello',
  'good-luck',
  'nice',
  'well-played',
  'so-close',
  'ouch',
  'oops',
  'thanks',
  'good-game',
  'again',
  'bye',
];

/** How long a phrase is visible, in milliseconds. */
export const PHRASE_MS = 6_000;

/** Returns the latest phrase of a room and how long to show it from now, or null. now: on the room's clock, in milliseconds. */
export function shownPhrase({ said }: Pick<Room, 'said'>, now: number): { said: Said; leftMs: number } | null {
  const last = said.at(-1);
  const leftMs = last ? last.at_ms + PHRASE_MS - now : 0;
  return last && leftMs > 0 ? { said: last, leftMs: Math.min(leftMs, PHRASE_MS) } : null;
}
