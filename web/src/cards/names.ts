/** The names of cards, for labels and announcements. */
import { rankAndSuit, say } from '../language/speech.svelte';

/** The ranks in ascending order, written as in docs/deals.md. */
export const RANKS = 'A23456789TJQK';

const CARD = /^(?:[A2-9TJQK][CDHS]|XX)$/;

/** Returns `card` unchanged. Throws a RangeError that names it if it is not a card. */
export function checked(card: string): string {
  if (!CARD.test(card)) {
    throw new RangeError(`"${card}" is not a card: write rank A23456789TJQK and suit CDHS, as in "TH", or "XX"`);
  }
  return card;
}

/** Returns the name of a card: `cardName('TH')` is "10 of hearts", `'XX'` "joker", null "face-down card". */
export function cardName(card: string | null): string {
  if (card === null) return say('card-face-down');
  if (checked(card) === 'XX') return say('card-joker');
  return say('card', { form: '', ...rankAndSuit(card) });
}
