/** Cards in words, for labels that are read out. English now; the one place to translate. */

const RANK_NAMES: ReadonlyMap<string, string> = new Map([
  ['A', 'ace'],
  ...[...'23456789'].map((figure): [string, string] => [figure, figure]),
  ['T', '10'],
  ['J', 'jack'],
  ['Q', 'queen'],
  ['K', 'king'],
]);
const SUIT_NAMES: ReadonlyMap<string, string> = new Map([
  ['C', 'clubs'],
  ['D', 'diamonds'],
  ['H', 'hearts'],
  ['S', 'spades'],
]);

/**
 * The name of a card given as text: `cardName('TH')` is "10 of hearts", `'XX'` "joker", null "face-down card".
 * Throws a RangeError naming the text when it is not a card.
 */
export function cardName(card: string | null): string {
  if (card === null) return 'face-down card';
  if (card === 'XX') return 'joker';
  const rank = RANK_NAMES.get(card.slice(0, 1));
  const suit = SUIT_NAMES.get(card.slice(1));
  if (rank === undefined || suit === undefined) {
    throw new RangeError(`"${card}" is not a card: write rank A23456789TJQK and suit CDHS, as in "TH", or "XX"`);
  }
  return `${rank} of ${suit}`;
}
