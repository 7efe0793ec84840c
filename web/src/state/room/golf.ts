/** Compares two views of golf in a room, and works out the result of a hole. */
import type { GolfView, Golfer } from '../../protocol/messages';

/** A change to announce to screen readers. The individual moves of other players are left out. */
export type Change =
  | { what: 'finished' | 'away' | 'back' | 'left' | 'removed'; seat: number }
  | { what: 'hole' }
  /** The hole is finished. Each pair is a seat and its score. */
  | { what: 'turned'; scores: [number, number][] }
  /** The state of a match changed. */
  | { what: 'match' }
  | { what: 'leads'; seats: number[] }
  | { what: 'over' };

/** Returns the changes from one view to the next. Leaves out the actions of the player's own seat, `own`. */
export function changesOf(before: GolfView, now: GolfView, own: number | null): Change[] {
  const changes = before.hole === now.hole ? playerChanges(before, now, own) : [];
  const isFinished = before.phase === 'hole' && now.phase !== 'hole' && before.hole === now.hole;
  if (isFinished) {
    const scores = now.players.flatMap((golfer, seat): [number, number][] => {
      const score = golfer.scores[now.hole - 1];
      return golfer.plays && score != null ? [[seat, score]] : [];
    });
    changes.push({ what: 'turned', scores });
    const leading = leaders(now);
    if (now.format === 'match') changes.push({ what: 'match' });
    else if (now.phase !== 'over' && leading.join() !== leaders(before).join())
      changes.push({ what: 'leads', seats: leading });
  }
  if (before.hole !== now.hole && now.phase === 'hole') changes.push({ what: 'hole' });
  if (before.phase !== 'over' && now.phase === 'over') changes.push({ what: 'over' });
  return changes;
}

function playerChanges(before: GolfView, now: GolfView, own: number | null): Change[] {
  const changes: Change[] = [];
  // When the last player finishes, the result of the hole is announced instead.
  const isPlaying = now.phase === 'hole';
  now.players.forEach((golfer, seat) => {
    const previous = before.players[seat];
    if (!previous || seat === own) return;
    if (golfer.withdrawn && !previous.withdrawn) changes.push({ what: golfer.removed ? 'removed' : 'left', seat });
    else if (golfer.withdrawn) return;
    else if (golfer.here !== previous.here) changes.push({ what: golfer.here ? 'back' : 'away', seat });
    if (isPlaying && golfer.plays && golfer.done && !previous.done && !golfer.withdrawn)
      changes.push({ what: 'finished', seat });
  });
  return changes;
}

/** Returns the leading seats in stroke play, or none before the first hole is finished. */
export function leaders(golf: Pick<GolfView, 'players'>): number[] {
  const hasScore = ({ scores }: Golfer): boolean => scores.some((score) => score !== null);
  return golf.players.flatMap((golfer, seat) =>
    golfer.place === 1 && !golfer.withdrawn && hasScore(golfer) ? [seat] : [],
  );
}

export interface HoleResult {
  /** The lowest score. */
  best: number;
  /** The seats with the lowest score. */
  winners: number[];
  /** Whether both sides of a match have the lowest score. */
  halved: boolean;
}

/** Returns the result of a finished hole, or null if nobody has a score. */
export function holeResult({ players }: Pick<GolfView, 'players'>, hole: number): HoleResult | null {
  const scored = players.flatMap((golfer, seat) => {
    const score = golfer.scores[hole - 1];
    return score == null ? [] : [{ seat, score, side: golfer.side }];
  });
  if (scored.length === 0) return null;
  const best = Math.min(...scored.map(({ score }) => score));
  const lowest = scored.filter(({ score }) => score === best);
  return { best, winners: lowest.map(({ seat }) => seat), halved: new Set(lowest.map(({ side }) => side)).size > 1 };
}

/** Returns the seats that have yet to finish the hole or to confirm its results. */
export function awaitedSeats(golf: Pick<GolfView, 'phase' | 'players'>): number[] {
  return golf.players.flatMap((golfer, seat) => {
    const isAwaited =
      golf.phase === 'hole' ? golfer.plays && !golfer.done : golf.phase === 'turned' && golfer.here && !golfer.seen;
    return isAwaited && !golfer.withdrawn ? [seat] : [];
  });
}
