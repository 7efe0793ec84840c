/** What comes after a finished daily deal. No DOM. */
import type { DailyDeal, DailyMonth } from '../protocol/messages';

/** The rest of a day after one of its daily deals. */
export interface RestOfDay {
  /** The next unfinished deal of the day; null if there is none but the one just played. */
  next: DailyDeal | null;
  /** Whether the player has finished all deals of the day. A deal that the solver has played isn't finished. */
  allDone: boolean;
  /** The player's daily streak, in days. */
  streak: number;
}

/** Returns the rest of a day, YYYY-MM-DD, after its deal of a game; null if the month doesn't have the day. After the last deal comes the first one. */
export function restOfDay({ days, streak }: DailyMonth, date: string, game: string): RestOfDay | null {
  const deals = days.find((day) => day.date === date)?.deals;
  if (!deals) return null;
  const at = deals.findIndex((deal) => deal.game === game);
  const inOrder = [...deals.slice(at + 1), ...deals.slice(0, Math.max(at, 0))];
  const isLeft = ({ mark }: DailyDeal): boolean => mark === 'new' || mark === 'open';
  return { next: inOrder.find(isLeft) ?? null, allDone: !deals.some(isLeft), streak };
}
