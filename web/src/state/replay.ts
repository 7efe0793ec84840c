/** The positions of a replay, its moves in words, and its keyboard shortcuts. */
import type { Pile, Replay, Step, Verdicts } from '../protocol/messages';
import * as text from '../texts/text';

/** Returns the piles as dealt, followed by the piles after each move. */
export function positionsOf({ piles, steps }: Pick<Replay, 'piles' | 'steps'>): Pile[][] {
  const positions = [piles];
  let now = piles;
  for (const step of steps) {
    const changed = new Map(step.piles.map((pile) => [pile.id, pile]));
    now = now.map((pile) => changed.get(pile.id) ?? pile);
    positions.push(now);
  }
  return positions;
}

/** Describes a move, given the piles before and after it. Returns an empty string if a pile is unknown. */
export function describeStep(
  { source, target, count }: Pick<Step, 'source' | 'target' | 'count'>,
  before: readonly Pile[],
  after: readonly Pile[],
): string {
  const from = before.find((pile) => pile.id === source);
  const to = after.find((pile) => pile.id === target);
  if (!from || !to) return '';
  if (to.kind === 'stock') return text.describeRedeal();
  if (from.kind === 'stock') return text.describeDraw(to.cards.slice(-count));
  return text.describeMove(from.cards.slice(-count), to);
}

/** Returns the position (0 to `last`) that a key goes to from `at`, or null. In right-to-left languages the left arrow goes forward. */
export function positionForKey(key: string, at: number, last: number, direction: 'ltr' | 'rtl'): number | null {
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const to = { [back]: at - 1, [forward]: at + 1, Home: 0, End: last }[key];
  return to === undefined || to === at || to < 0 || to > last ? null : to;
}

/** Consecutive positions with the same verdict, from `from` to `to` inclusive. */
export interface VerdictRange {
  verdict: Verdicts['verdicts'][number];
  from: number;
  to: number;
}

export function verdictRanges(verdicts: Verdicts['verdicts']): VerdictRange[] {
  const ranges: VerdictRange[] = [];
  verdicts.forEach((verdict, position) => {
    const last = ranges.at(-1);
    if (last?.verdict === verdict) last.to = position;
    else ranges.push({ verdict, from: position, to: position });
  });
  return ranges;
}
