/** The messages about the odds, with a function for each. */
import { language, t } from '../language/i18n.svelte';
import type { CatalogueGame } from '../protocol/messages';
import type { Column, Odds } from '../state/odds';
import { optionValue } from './text';

export const odds = (): string => t('odds');
export const oddsOfAll = (): string => t('odds-of-all');
export const oddsAbout = (): string => t('odds-about');
export const columnName = (column: Column): string => t('odds-column', { column });
export const chartTitle = (): string => t('odds-chart');
export const dealsTitle = (): string => t('odds-deals');
export const number = (value: number): string => new Intl.NumberFormat(language()).format(value);

const MOST_DIGITS = 4;

/**
 * Returns how many digits after the point a share in percent needs: no digits if it is none or all, and more than usual if it would look
 * like none or all but isn't.
 */
export function digitsOf(share: number, usual = 1): number {
  if (share === 0 || share === 1) return 0;
  const rounded = Number((100 * share).toFixed(usual));
  const misleads = rounded === 0 || rounded === 100;
  return misleads && usual < MOST_DIGITS ? digitsOf(share, usual + 1) : usual;
}

export function percent(share: number, usual = 1): string {
  const digits = digitsOf(share, usual);
  return new Intl.NumberFormat(language(), {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
}

/** Returns the odds in a sentence, with those of a careful player if they are known, or '' if not a single deal was won. */
export function sentence(found: Odds): string {
  const words = shareInWords(found);
  const { careful } = found;
  if (words === '' || !careful?.won) return words;
  const share = careful.won / careful.deals;
  return t('odds-careful', { odds: words, share: percent(share, share < 0.1 ? 1 : 0) });
}

/** Returns how many strokes a hole needs if it is played as well as possible, or '' if that isn't known. */
export const perfectPlay = ({ strokes }: Odds): string =>
  strokes === null
    ? ''
    : t('odds-strokes', { strokes: new Intl.NumberFormat(language(), { minimumFractionDigits: 1 }).format(strokes) });

/** Returns how many deals can be won. A share that isn't known exactly is rounded down. */
function shareInWords({ deals, won, open, winnable }: Odds): string {
  if (won === 0) return '';
  const count = number(deals);
  if (open > 0)
    return t('odds-at-least', { share: atLeast(winnable[0]), deals: count, open: percent(open / deals, 0) });
  if (won === deals) return t('odds-at-least-decided', { share: atLeast(winnable[0]), deals: count });
  return t('odds-decided', { share: percent(won / deals, 0), deals: count });
}

/** Returns the odds in a few words, or '' if not a single deal was won. */
export function shortly({ deals, won, open, winnable }: Odds): string {
  if (won === 0) return '';
  const isKnown = open === 0 && won < deals;
  return isKnown
    ? t('odds-short', { share: percent(won / deals, 0) })
    : t('odds-short-at-least', { share: atLeast(winnable[0]) });
}

const atLeast = (share: number): string => percent(Math.floor(share * 100) / 100, 0);

export const range = ([lower, upper]: Odds['winnable']): string =>
  t('odds-range', { lower: percent(lower), upper: percent(upper) });

export const playDeal = (deal: string): string => t('odds-play', { deal });
export const tryDeal = (deal: string): string => t('odds-try', { deal });

/** Returns the options in words, as in "Jokers: 1". */
export const optionsInWords = (options: Odds['options'], game: CatalogueGame | undefined): string =>
  Object.entries(options)
    .map(([name, value]) => {
      const label = game?.options.find((option) => option.name === name)?.label ?? name;
      return value === true ? label : t('odds-option', { label, value: optionValue(value) });
    })
    .join(', ');

/** Returns the chart of a row in words. */
export const inWords = ({ deals, won, lost, open }: Odds): string =>
  t('odds-chart-row', { won: percent(won / deals), lost: percent(lost / deals), open: percent(open / deals) });
