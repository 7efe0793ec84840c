/** The messages about finished matches against others. */
import { language, t } from '../language/i18n.svelte';
import type { MatchRecord, MatchResult } from '../protocol/messages';
import { capitalise, leftToRight, signedValue } from './text';
import { listNames, matchOver, playerName, computerAt } from './room';

export const matches = (): string => t('matches');
const count = (value: number): string => new Intl.NumberFormat(language()).format(value);

/** Returns the number of matches played, won, lost and drawn, each with its name. */
export function totals(records: readonly MatchRecord[]): { id: string; name: string; value: string }[] {
  const sum = (of: (record: MatchRecord) => number): number => records.reduce((total, record) => total + of(record), 0);
  const figures = {
    played: sum(({ won, lost, drawn }) => won + lost + drawn),
    won: sum(({ won }) => won),
    lost: sum(({ lost }) => lost),
    drawn: sum(({ drawn }) => drawn),
  };
  return Object.entries(figures).map(([id, value]) => ({ id, name: t(`matches-${id}`), value: count(value) }));
}
/** Returns the opponent of a record in words. */
export const opponent = ({ against }: MatchRecord): string =>
  against === 'people' || against === 'computers'
    ? capitalise(t('matches-against', { kind: against }))
    : computerAt(against);
/** Returns a record as "3\u20131", with the draws if there are any. */
export const record = ({ won, lost, drawn }: MatchRecord): string =>
  leftToRight([won, lost, ...(drawn > 0 ? [drawn] : [])].map(count).join('\u2013'));
/** Returns a record in full sentences, for screen readers. */
export const recordInWords = ({ won, lost, drawn }: MatchRecord): string =>
  [
    ['won', won],
    ['lost', lost],
    ['drawn', drawn],
  ]
    .map(([id, value]) => `${t(`matches-${id}`)}: ${count(Number(value))}`)
    .join(', ');
export const spit = (): string => t('multiplayer-game', { game: 'spit' });
/** Returns a total, or a dash for a player who left. */
const strokes = (total: number | null): string => (total === null ? '\u2013' : signedValue(total));
/** Returns the opponents, the result and the score of a match in one line. */
export function matchResult({ opponents, outcome, score, margin, parts, forfeited, format }: MatchResult): string {
  const names = listNames(opponents.map(({ name, level }) => playerName(name, level)));
  const shown = [t('matches-opponents', { names, count: opponents.length }), t('matches-outcome', { outcome })];
  if (forfeited) shown.push(t('matches-forfeited'));
  else if (format === 'spit') shown.push(t('matches-rounds', { rounds: parts }));
  else if (format === 'match') shown.push(margin === 'halved' ? matchOver(margin) : leftToRight(margin));
  else shown.push(leftToRight([score, ...opponents.map((one) => one.score)].map(strokes).join(' : ')));
  return shown.join(' · ');
}
