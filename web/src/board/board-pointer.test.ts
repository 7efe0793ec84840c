import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_PREFERENCES } from '../layout/geometry';
import type { Game, Move, Pile } from '../protocol/messages';
import type { BoardKeys } from './board-keys.svelte';
import { BoardPointer, type PointerActions } from './board-pointer';
import { BoardState } from './board-state.svelte';

vi.mock('../settings/preferences.svelte', () => ({ preferences: () => ({ tap: 'play' }) }));

const game = { id: 'lucas', name: 'Lucas', family: 'columns', arrangement: 'columns', places: [], rows: 3 };
const cards = ['9C', 'KH', 'QH', 'JH', 'TH'];
const piles: Pile[] = [
  { id: 'c1', kind: 'column', hidden: 0, cards },
  { id: 'c2', kind: 'column', hidden: 0, cards: ['KS'] },
];
const run: Move = { source: 'c1', target: 'c2', count: 3, text: '1-2x3' };

/** Returns how many cards a tap plays: on card `index` of the first column, so many pixels below its top edge, or above that of the next. */
function tapAt(index: number, { below, above = 0 }: { below?: number; above?: number }): number | undefined {
  const board = new BoardState(() => DEFAULT_PREFERENCES);
  board.size = { width: 360, height: 536 };
  board.show(game as unknown as Game, piles, [run]);
  let played: number | undefined;
  const actions = { tap: (_, count) => (played = count) } as Partial<PointerActions> as PointerActions;
  const pointer = new BoardPointer(board, { onPointer: () => undefined } as Partial<BoardKeys> as BoardKeys, actions);
  const topOf = (at: number): number => board.place('c1')?.cards[at]?.y ?? NaN;
  const y = below === undefined ? topOf(index + 1) - above : topOf(index) + below;
  const at = { x: (board.place('c1')?.frame.x ?? 0) + 20, y };
  pointer.tap(board.hitTest(at) ?? { pile: '', index: null }, at);
  return played;
}

describe('a tap on the strip of a covered card', () => {
  it('means the strip itself if cards can move from it', () => {
    expect(tapAt(2, { below: 1 })).toBe(3);
  });

  it('means the next strip near by, if cards can move only from that', () => {
    expect(tapAt(1, { above: 1 })).toBe(3);
    expect(tapAt(3, { below: 1 })).toBe(3);
  });

  it('means the strip itself if no cards can move from those near by', () => {
    expect(tapAt(0, { below: 1 })).toBe(5);
  });
});
