/** The messages of the summary of a finished game and of the daily deals, with a function for each. */
import { language, t } from '../language/i18n.svelte';
import { firstDayOfWeek } from '../language/week';
import type {
  DailyDay,
  DailyDeal,
  GameSummary,
  PastDeal,
  Round,
  RoundSummary,
  Table,
  WeekDay,
} from '../protocol/messages';
import { GRADES, type Grade, type Route } from '../state/route';
import { signed } from './after';
import { gameName, leftToRight, numeral, parOfHoles, scoreLabel, signedValue, time, toPar, total } from './text';

// The summary of a finished game

export interface Figure {
  /** The message id of its name, which is also its key. */
  id: string;
  name: string;
  value: string;
  /** Whether this game improved the player's best. */
  isBest: boolean;
}

/**
 * Returns the figures of a finished game: how it compares with the player's other games of its category. If the game ended a round, they
 * are those of the round.
 */
export function summaryFigures(summary: GameSummary, table: Pick<Table, 'game' | 'helped' | 'round'>): Figure[] {
  if (summary.round && table.round) return roundFigures(summary.round, table.round);
  const { won, tally, earlier, results } = summary;
  const figures: Figure[] = [];
  const add = (id: string, value: string, isBest = false): void => {
    figures.push({ id, name: id === 'score' ? scoreLabel(table.game) : t(id), value, isBest });
  };
  if (table.game.scoring !== 'cards') add('score', signedValue(summary.score));
  if (table.helped.by_solver) {
    add('moves', numeral(summary.played));
    return figures; // it isn't the player's game, so nothing is compared
  }
  if (table.game.scoring !== 'cards') {
    const sign = table.game.scoring === 'hole' ? -1 : 1;
    const isBest = earlier.best_score !== null && sign * summary.score > sign * earlier.best_score;
    if (earlier.best_score !== null && tally.best_score !== null)
      add('summary-best-score', signedValue(tally.best_score), isBest);
  }
  add('time', time(summary.elapsed_ms));
  if (earlier.best_ms !== null && tally.best_ms !== null) {
    const isBest = won && earlier.best_ms !== null && summary.elapsed_ms < earlier.best_ms;
    add('summary-best-time', time(tally.best_ms), isBest);
  }
  add('moves', numeral(summary.played));
  if (summary.kind === 'round') return figures; // holes of a round aren't won or lost on their own
  if (won) add('summary-streak', numeral(tally.streak), tally.streak > 1 && tally.streak > earlier.best_streak);
  if (results && results.played > 0)
    add('summary-won', t('summary-won-of', { won: results.won, played: results.played }));
  if (results && results.helped > 0) add('summary-helped', numeral(results.helped));
  return figures;
}

/** Returns the figures of a finished round: how it compares with the player's other rounds. */
function roundFigures(
  { score, best, earlier_best: earlier, handicap }: RoundSummary,
  { holes, to_par }: Round,
): Figure[] {
  const figures: Figure[] = [];
  const add = (id: string, name: string, value: string, isBest = false): void => {
    figures.push({ id, name, value, isBest });
  };
  add('total', total(), signedValue(score.total));
  add('par-of-holes', parOfHoles(), toPar(to_par));
  add(
    'summary-best-hole',
    t('summary-best-hole'),
    signedValue(Math.min(...holes.map((hole) => hole.score ?? Infinity))),
  );
  if (earlier !== null && best !== null)
    add('summary-best-round', t('summary-best-round'), signedValue(best), score.counts && score.total < earlier);
  if (handicap !== null) add('summary-handicap', t('summary-handicap'), leftToRight(signed(handicap, 1)));
  return figures;
}

export const roundExcluded = (): string => t('summary-round-excluded');
export const newBest = (): string => t('summary-new-best');
export const firstWin = (): string => t('summary-first');
export const shareResult = (): string => t('summary-share');
export const shareAsLink = (): string => t('summary-share-link');
export const shareAsText = (): string => t('summary-share-text');
export const shareAsPicture = (): string => t('summary-share-picture');

/** Returns the text to share for a finished game. For a daily deal it begins with the day. */
export function resultText(summary: GameSummary, table: Pick<Table, 'game' | 'deal' | 'daily'>): string {
  const values = { game: gameName(table.game), deal: table.deal ?? '' };
  const what =
    summary.won && table.game.scoring !== 'peaks'
      ? t('summary-text-won', { ...values, moves: summary.played, time: time(summary.elapsed_ms) })
      : t('summary-text-score', { ...values, score: signedValue(summary.score) });
  const day = table.daily ? `${dailyAtTable(table.daily)}. ` : '';
  return `${day}${what} ${t('summary-text-how')}`;
}

/** Returns the text to share for a finished round of Golf: its total, and the strokes of each hole. */
export function roundText({ game }: Pick<Table, 'game'>, { holes, total: strokes, to_par, par }: Round): string {
  const values = { game: gameName(game), total: signedValue(strokes), topar: toPar(to_par), par };
  const scores = holes.map(({ score }) => (score === null ? '\u00b7' : signedValue(score))).join(' ');
  return `${t('summary-text-round', { ...values, holes: leftToRight(scores) })} ${t('summary-text-how')}`;
}

// The daily deals

const DAY_MS = 86_400_000;

export const daily = (): string => t('daily');
export const pastDays = (): string => t('daily-past');
export const dailyAbout = (): string => t('daily-about');
export const dailyStreak = (days: number): string => t('daily-streak', { days });
export const dailyBestStreak = (days: number): string => t('daily-best-streak', { days });
export const doneToday = (done: number, count: number): string => t('daily-done-today', { done, count });
export const dailyMark = (mark: DailyDeal['mark']): string => t('daily-mark', { mark });
export const today = (): string => t('daily-today');
export const earlierMonth = (): string => t('daily-earlier');
export const laterMonth = (): string => t('daily-later');
export const bestScore = (score: number): string => t('daily-best', { score: signedValue(score) });
export const legend = (): string => t('daily-legend');
export const noneYet = (): string => t('daily-none');
export const playDeal = (mark: DailyDeal['mark']): string =>
  t(mark === 'new' ? 'daily-play' : mark === 'open' ? 'daily-continue' : 'daily-again');
/** Returns the address to play a daily deal: its table if it is in progress, or a new one. */
export const routeOf = ({ game, deal, table, mark }: DailyDeal): Route =>
  table !== null && mark === 'open'
    ? { page: 'table', table }
    : { page: 'play', game, deal, round: false, options: [] };
export const nextDaily = (game: Pick<DailyDeal, 'game' | 'name'>): string =>
  t('daily-next', { game: gameName({ id: game.game, name: game.name }) });
export const fiveDone = (): string => t('daily-five-done');
export const todaysDeals = (): string => t('daily-todays');
/** Returns when the deals after those of a day come, in the player's time zone: at midnight UTC. */
export function newDealsAt(day: string): string {
  const time = new Intl.DateTimeFormat(language(), { hour: 'numeric', minute: '2-digit' });
  return t('daily-new-at', { time: time.format(new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS)) });
}
/** Returns what the button for an unfinished deal of a past day says. */
export function playPast({ date, deal }: PastDeal, today: string): string {
  const isYesterday = Date.parse(today) - Date.parse(date) === DAY_MS;
  const game = gameName({ id: deal.game, name: deal.name });
  return isYesterday ? t('daily-yesterdays', { game }) : t('daily-past-deal', { game, date: dayName(date) });
}
export const allDailyDone = (): string => t('daily-all-done');
export const streakKept = (days: number): string => t('daily-streak-kept', { days });
export const streakBrief = (days: number): string => t('daily-streak-brief', { days });
export const dailyAtTable = (day: string): string => t('daily-at-table', { date: dayName(day) });

/** Whether a daily deal is won. */
export const isWon = ({ mark }: Pick<DailyDeal, 'mark'>): boolean => mark === 'won' || mark === 'unaided';
/** Returns how many of some daily deals are won. */
export const wonOf = (deals: readonly DailyDeal[]): string =>
  t('daily-won-of', { won: deals.filter(isWon).length, count: deals.length });
/** Whether a daily deal is finished. */
export const isDone = ({ mark }: Pick<DailyDeal, 'mark'>): boolean => mark !== 'new' && mark !== 'open';

export const dayLabel = ({ date, deals }: DailyDay): string =>
  t('daily-day', { date: dayName(date), done: deals.filter(isDone).length, count: deals.length });

const inUtc = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language(), { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Returns a day in words, from YYYY-MM-DD. */
export const dayName = (day: string): string => inUtc(day, { day: 'numeric', month: 'long' });
/** Returns a month in words, from YYYY-MM. */
export const monthName = (month: string): string => inUtc(`${month}-01`, { month: 'long', year: 'numeric' });

/** Returns the short names of the days of the week, from the first day of the week in this language. */
export const weekdays = (): string[] =>
  Array.from({ length: 7 }, (_, i) => inUtc(`2026-02-0${1 + ((i + firstWeekday()) % 7)}`, { weekday: 'short' }));

/** Returns the first day of the week, from 0 for Sunday. */
export const firstWeekday = (): number => firstDayOfWeek(language(), navigator.languages);

// The week on the start page

export const week = (): string => t('week');
/** Returns the first letter of the weekday of a day, YYYY-MM-DD. */
export const weekdayLetter = (day: string): string => inUtc(day, { weekday: 'narrow' });
/** Returns the mark of a day of the week: that of its game, or a lighter one if its game isn't begun and other daily deals are finished. */
export const weekMark = (deal: DailyDeal, others: number): DailyDeal['mark'] | 'others' =>
  others > 0 && deal.mark === 'new' ? 'others' : deal.mark;
/** Returns a day of the week in words: its game, how hard its deal is, and what the player has done with it and the other deals. */
export function weekDay({ date, name, game, deal, grade, others_done }: WeekDay): string {
  const own = deal ? dailyMark(deal.mark) : t('week-later');
  const mark = others_done ? `${own}; ${t('week-others', { count: others_done })}` : own;
  const values = { day: inUtc(date, { weekday: 'long' }), game: gameName({ id: game, name }) };
  return t('week-day', { ...values, mark: grade ? `${gradeName(grade)}, ${mark}` : mark });
}

// The difficulty of deals

export const difficulty = (): string => t('grade');
export const anyGrade = (): string => t('grade-any');
export const gradeName = (grade: Grade): string => t('grade-name', { grade });
export const gradeOfThisDeal = (grade: Grade): string => t('grade-this', { grade });
export const dealByGrade = (): string => t('grade-deal');
export const nextGradeDeal = (grade: Grade): string => t('grade-next', { grade });
export const dailyCertified = (): string => t('daily-certified');

/** Returns the grade to try after a deal of another one. */
export const gradeAfter = (grade: Grade): Grade => GRADES[GRADES.indexOf(grade) + 1] ?? 'fiendish';
