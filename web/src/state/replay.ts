/** A replay: the piles after each move, and the moves in words. No DOM. */
import type { Pile, Replay, Step, Verdicts } from '../protocol/messages';
import * as text from '../texts/text';

/** The piles as dealt, and after each move. */
export function pointsOf({ piles, steps }: Pick<Replay, 'piles' | 'steps'>): Pile[][] {
  const points = [piles];
  let now = piles;
  for (const step of steps) {
    const changed = new Map(step.piles.map((pile) => [pile.id, pile]));
    now = now.map((pile) => changed.get(pile.id) ?? pile);
    points.push(now);
  }
  return points;
}

/** A move in words; `before` and `after` are the piles round it. */
export function stepInWords(
  { source, target, count }: Pick<Step, 'source' | 'target' | 'count'>,
  before: readonly Pile[],
  after: readonly Pile[],
): string {
  const from = before.find((pile) => pile.id === source);
  const to = after.find((pile) => pile.id === target);
  if (!from || !to) return '';
  if (to.kind === 'stock') return text.saidRedeal();
  if (from.kind === 'stock') return text.saidDraw(to.cards.slice(-count));
  return text.saidMove(from.cards.slice(-count), to);
}

/** The point a key leads to from `at`, of points 0 to `last`; null where it leads nowhere. Left is back, but where reading goes the other way. */
export function pointForKey(key: string, at: number, last: number, direction: 'ltr' | 'rtl'): number | null {
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  const on = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const to = { [back]: at - 1, [on]: at + 1, Home: 0, End: last }[key];
  return to === undefined || to === at || to < 0 || to > last ? null : to;
}

/** A stretch of points with one verdict, from point `from` to point `to`, both in it. */
export interface Stretch {
  verdict: Verdicts['verdicts'][number];
  from: number;
  to: number;
}

export function stretchesOf(verdicts: Verdicts['verdicts']): Stretch[] {
  const found: Stretch[] = [];
  verdicts.forEach((verdict, point) => {
    const last = found.at(-1);
    if (last?.verdict === verdict) last.to = point;
    else found.push({ verdict, from: point, to: point });
  });
  return found;
}
