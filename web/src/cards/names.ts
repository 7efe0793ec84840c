/** The names of cards, for labels and announcements. */
import { rankAndSuit, t } from '../language/i18n.svelte';

/** The ranks in ascending order, written as in docs/deals.md. */
export const RANKS = 'A23456789TJQK';

const CARD = /^(?:[A2-9TJQK][CDHS]|XX)$/;

/** Returns `card` unchanged. Throws a RangeError that names it if it is not a card. */
export function checkCard(card: string): string {
  if (!CARD.test(card)) {
    throw new RangeError(`"${card}" is not a card: write rank A23456789TJQK and suit CDHS, as in "TH", or "XX"`);
  }
  return card;
}

/** Returns the name of a card: `cardName('TH')` is "10 of hearts", `'XX'` "joker", null or an empty text "face-down card". */
export function cardName(card: string | null): string {
  if (!card) return t('card-face-down');
  if (checkCard(card) === 'XX') return t('card-joker');
  return t('card', { form: '', ...rankAndSuit(card) });
}
