/** Cards in words, for labels that are read out. */
import { rankAndSuit, say } from '../language/speech.svelte';

/** Ranks as in docs/deals.md, in their order. */
export const RANKS = 'A23456789TJQK';

const CARD = /^(?:[A2-9TJQK][CDHS]|XX)$/;

/** The text of a card, as it was given. Throws a RangeError naming it when it is not a card. */
export function checked(card: string): string {
  if (!CARD.test(card)) {
    throw new RangeError(`"${card}" is not a card: write rank A23456789TJQK and suit CDHS, as in "TH", or "XX"`);
  }
  return card;
}

/** The name of a card given as text: `cardName('TH')` is "10 of hearts", `'XX'` "joker", null "face-down card". */
export function cardName(card: string | null): string {
  if (card === null) return say('card-face-down');
  if (checked(card) === 'XX') return say('card-joker');
  return say('card', { form: '', ...rankAndSuit(card) });
}
