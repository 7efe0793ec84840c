/** The first day of the week where the player lives. */
import type { Language } from './catalogue';

/** What browsers know about weeks. Some have a method, some a property, and some neither. */
interface WithWeek {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/**
 * Returns the first day of the week, from 0 for Sunday to 6 for Saturday.
 *
 * `preferred`: the browser's languages. The first one in the language of the page says the country, as in en-GB. A browser that knows
 * nothing about weeks gets the usual day of the language: Monday in Russian, Sunday in the others.
 */
export function firstDayOfWeek(
  language: Language,
  preferred: readonly string[],
  weekOf: (tag: string) => WithWeek = (tag) => new Intl.Locale(tag) as WithWeek,
): number {
  const tag = preferred.find((one) => one.toLowerCase().split('-')[0] === language) ?? language;
  try {
    const found = weekOf(tag);
    const first = (found.getWeekInfo?.() ?? found.weekInfo)?.firstDay;
    if (first !== undefined) return first % 7;
  } catch {
    // the browser's language is not a valid tag
  }
  return language === 'ru' ? 1 : 0;
}
