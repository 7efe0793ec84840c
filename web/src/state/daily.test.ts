import { describe, expect, it } from 'vitest';
import type { DailyDeal, DailyMonth } from '../protocol/messages';
import { restOfDay } from './daily';

const DAY = '2026-11-24';

function month(...marks: DailyDeal['mark'][]): DailyMonth {
  const deals = marks.map((mark, i) => ({
    game: `game-${i}`,
    name: `Game ${i}`,
    deal: '1',
    table: null,
    mark,
    best: null,
    winnable: false,
    grade: null,
  }));
  return { month: '2026-11', today: DAY, first: '2026-01-01', days: [{ date: DAY, deals }], streak: 3, best_streak: 4 };
}

describe('after a daily deal', () => {
  it('the next unfinished deal of the day comes', () => {
    const found = restOfDay(month('new', 'won', 'done', 'open', 'new'), DAY, 'game-1');
    expect(found?.next?.game).toBe('game-3');
    expect(found?.streak).toBe(3);
  });

  it('the first ones come after the last one', () => {
    expect(restOfDay(month('unaided', 'new', 'won', 'won', 'won'), DAY, 'game-4')?.next?.game).toBe('game-1');
  });

  it('nothing comes if all are finished', () => {
    const found = restOfDay(month('won', 'done', 'unaided', 'won', 'done'), DAY, 'game-0');
    expect(found).toEqual({ next: null, allDone: true, streak: 3 });
  });

  it('nothing comes if only the deal itself is not finished, for example because the solver has played it', () => {
    const found = restOfDay(month('won', 'done', 'new', 'won', 'done'), DAY, 'game-2');
    expect(found).toEqual({ next: null, allDone: false, streak: 3 });
  });

  it('nothing is known about a day of another month', () => {
    expect(restOfDay(month('new'), '2026-10-24', 'game-0')).toBeNull();
  });
});
