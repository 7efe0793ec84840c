/** Differences between two views of a golf room, and the result of a finished hole. No DOM, no texts. */
import type { GolfView, Golfer } from '../../protocol/messages';

/** What those are told who do not see it: what others do, but not each of their cards. */
export type Change =
  | { what: 'finished' | 'away' | 'back' | 'left'; seat: number }
  | { what: 'hole' }
  /** Scores of the hole by seat. */
  | { what: 'turned'; scores: [number, number][] }
  /** How a match now stands. */
  | { what: 'match' }
  | { what: 'leads'; seats: number[] }
  | { what: 'over' };

/** What is to be told of the game as it is now, after what was told before. own: one's seat, of which one knows. */
export function changesOf(before: GolfView, now: GolfView, own: number | null): Change[] {
  const changes = before.hole === now.hole ? doings(before, now, own) : [];
  const turns = before.phase === 'hole' && now.phase !== 'hole' && before.hole === now.hole;
  if (turns) {
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

function doings(before: GolfView, now: GolfView, own: number | null): Change[] {
  const changes: Change[] = [];
  // The last to finish turns the hole, which says enough.
  const playing = now.phase === 'hole';
  now.players.forEach((golfer, seat) => {
    const was = before.players[seat];
    if (!was || seat === own) return;
    if (golfer.withdrawn && !was.withdrawn) changes.push({ what: 'left', seat });
    else if (golfer.withdrawn) return;
    else if (golfer.here !== was.here) changes.push({ what: golfer.here ? 'back' : 'away', seat });
    if (playing && golfer.plays && golfer.done && !was.done && !golfer.withdrawn)
      changes.push({ what: 'finished', seat });
  });
  return changes;
}

/** The seats in front in stroke play, once a hole is finished. */
export function leaders(golf: Pick<GolfView, 'players'>): number[] {
  const hasScore = ({ scores }: Golfer): boolean => scores.some((score) => score !== null);
  return golf.players.flatMap((golfer, seat) =>
    golfer.place === 1 && !golfer.withdrawn && hasScore(golfer) ? [seat] : [],
  );
}

export interface HoleResult {
  /** The lowest score. */
  best: number;
  /** Who had it. */
  winners: number[];
  /** Both sides of a match had it. */
  halved: boolean;
}

/** What a finished hole came to; null where nobody has a score. */
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

/** Who the others wait for: to finish the hole, or to have seen it. */
export function awaited(golf: Pick<GolfView, 'phase' | 'players'>): number[] {
  return golf.players.flatMap((golfer, seat) => {
    const waits =
      golf.phase === 'hole' ? golfer.plays && !golfer.done : golf.phase === 'turned' && golfer.here && !golfer.seen;
    return waits && !golfer.withdrawn ? [seat] : [];
  });
}
