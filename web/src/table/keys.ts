/** The table's keys outside the board; the board's own are arrows, Enter, M and Escape. */
import { keyName } from '../drag/key-name';
import type { Reading } from '../components/ReadAloud.svelte';
import type { Tool } from './Tools.svelte';

export type KeyTool = Tool | 'draw' | 'look' | Reading;

const PLAIN: Readonly<Record<string, KeyTool>> = {
  u: 'undo',
  r: 'redo',
  d: 'draw',
  w: 'look',
  n: 'new-deal',
  h: 'hint',
  b: 'bookmarks',
  p: 'plays',
  c: 'changed',
  l: 'table',
  '?': 'help',
};

export function toolForKey(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>,
): KeyTool | null {
  if (event.altKey) return null;
  const key = keyName(event);
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
    return key === 'y' ? 'redo' : null;
  }
  const tool = PLAIN[key] ?? null;
  // A key held down may undo on and on, but not deal on and on.
  return event.repeat && tool === 'new-deal' ? null : tool;
}
