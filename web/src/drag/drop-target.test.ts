import { describe, expect, it } from 'vitest';
import type { PileLayout, Rect } from '../layout/geometry';
import { pileTowards } from './arrows';
import { dropTarget, sharedArea } from './drop-target';

const place = (id: string, box: Rect, kind: PileLayout['kind'] = 'column'): PileLayout => ({
  id,
  kind,
  frame: { ...box, width: 50, height: 70 },
  cards: [],
  box,
  caption: null,
});
const PLACES = [
  place('c1', { x: 0, y: 100, width: 50, height: 130 }),
  place('c2', { x: 60, y: 100, width: 50, height: 130 }),
  place('c3', { x: 120, y: 100, width: 50, height: 70 }),
  place('f1', { x: 60, y: 0, width: 50, height: 70 }, 'foundation'),
  place('f2', { x: 300, y: 0, width: 50, height: 70 }, 'foundation'),
];
const at = (x: number, y: number): Rect => ({ x, y, width: 50, height: 70 });

describe('dropTarget', () => {
  it('is the pile with the largest overlap', () => {
    expect(dropTarget(at(70, 150), PLACES, new Set(), 'c1')).toBe('c2');
  });

  it('is a legal pile instead, if its overlap is large enough', () => {
    expect(dropTarget(at(88, 150), PLACES, new Set(['c3']), 'c1')).toBe('c3');
    expect(dropTarget(at(68, 150), PLACES, new Set(['c3']), 'c1')).toBe('c2');
  });

  it('is null on the source pile and on the empty board', () => {
    expect(dropTarget(at(5, 160), PLACES, new Set(), 'c1')).toBeNull();
    expect(dropTarget(at(400, 400), PLACES, new Set(), 'c1')).toBeNull();
  });

  it('is the foundation that accepts the card when it is dropped on any foundation', () => {
    expect(dropTarget(at(60, 0), PLACES, new Set(['c3', 'f2']), 'c1')).toBe('f2');
    expect(dropTarget(at(60, 0), PLACES, new Set(['c3']), 'c1')).toBe('f1');
  });

  it('includes the space below the last card of a column', () => {
    expect(dropTarget(at(120, 175), PLACES, new Set(['c3']), 'c1')).toBe('c3');
  });
});

describe('sharedArea', () => {
  it('is zero for rectangles that only touch', () => {
    expect(sharedArea(at(0, 0), at(50, 0))).toBe(0);
    expect(sharedArea(at(0, 0), at(40, 60))).toBe(100);
  });
});

describe('pileTowards', () => {
  const from = (id: string): PileLayout => PLACES.find((candidate) => candidate.id === id) as PileLayout;
  it.each([
    ['c1', 'ArrowRight', 'c2'],
    ['c3', 'ArrowLeft', 'c2'],
    ['c2', 'ArrowUp', 'f1'],
    ['c1', 'ArrowUp', 'f1'],
    ['f1', 'ArrowDown', 'c2'],
    ['c1', 'ArrowLeft', undefined],
    ['c1', 'ArrowDown', undefined],
  ] as const)('from %s, %s leads to %s', (start, arrow, end) => {
    expect(pileTowards(PLACES, from(start), arrow)?.id).toBe(end);
  });
});
