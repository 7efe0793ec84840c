/** The messages about how the other players did on the daily deals, with a function for each. */
import { t } from '../language/i18n.svelte';
import type { DealPlayers, ResultBar } from '../protocol/messages';
import { signedValue } from './text';

const MEASURES: Readonly<Record<DealPlayers['measure'], string>> = {
  moves: 'others-moves',
  strokes: 'score-strokes',
  points: 'score-points',
  cards: 'best-cards',
};

export const better = (share: number): string => t('others-better', { share });
export const wonOf = ({ won, players }: DealPlayers): string => t('others-won', { won, count: players });
export const measureName = (measure: DealPlayers['measure']): string => t(MEASURES[measure]);
export const excluded = (): string => t('others-excluded');
export const soon = (): string => t('others-soon');

/** Returns the values of a bar. */
const rangeOf = ({ lowest, highest }: ResultBar): string =>
  lowest === highest ? signedValue(lowest) : `${signedValue(lowest)}–${signedValue(highest)}`;

/** Returns what a histogram shows, for screen readers. */
export function pictureOf({ bars, measure, own }: DealPlayers): string {
  const parts = bars.map((bar, i) => {
    const said = t('others-bar', { range: rangeOf(bar), count: bar.players });
    return own?.bar === i ? `${said} (${t('others-you')})` : said;
  });
  return `${measureName(measure)}. ${parts.join(', ')}`;
}
