/** The keyboard shortcuts of the table. The board itself handles arrows, digits, Enter, F, M and Escape. */
import { keyName } from '../drag/key-name';
import type { Reading } from '../components/ReadAloud.svelte';
import type { Tool } from './Tools.svelte';

export type KeyTool = Tool | 'draw' | 'waste' | Reading;

const PLAIN: Readonly<Record<string, KeyTool>> = {
  u: 'undo',
  r: 'redo',
  d: 'draw',
  w: 'waste',
  n: 'new-deal',
  h: 'hint',
  g: 'fair',
  b: 'bookmarks',
  k: 'pause',
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
  // A key held down repeats undo, but does not deal again and again, or pause and resume.
  return event.repeat && (tool === 'new-deal' || tool === 'pause') ? null : tool;
}
