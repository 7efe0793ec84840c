/**
 * Every English word the table shows, as functions, so that another module with the same names can take its place.
 * Texts of the referee (refusals, rules pages, names and summaries of games) come from the server.
 */
import { cardName } from './cards/names';
import type { CatalogueGame, Game, Pile, Round, Score } from './protocol/messages';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const appName = (): string => 'Longwood';
export const tagline = (): string => 'Patience games at an open table';
export const pageTitle = (name: string): string => `${name} · Longwood`;

// Piles and cards

export function pileName(id: string, kind: Pile['kind']): string {
  const number = id.slice(1);
  switch (kind) {
    case 'column':
      return `Column ${number}`;
    case 'foundation':
      return `Foundation ${number}`;
    case 'slot':
      return `Place ${number}`;
    case 'stock':
      return 'Stock';
    case 'waste':
      return 'Waste';
    case 'hole':
      return 'Hole';
  }
}

export const cards = (n: number): string => plural(n, 'card', 'cards');

export function pileLabel(pile: Pile, redeals: number | null = 0): string {
  const label = pileContents(pile);
  return pile.kind === 'stock' && redeals !== 0 ? `${label}, ${redealsLeft(redeals)}` : label;
}

function pileContents(pile: Pile): string {
  const name = pileName(pile.id, pile.kind);
  const count = pile.hidden + pile.cards.length;
  const top = pile.cards.at(-1);
  if (count === 0) return `${name}, empty`;
  if (pile.kind === 'stock') return `${name}, ${cards(count)} face down`;
  if (pile.kind === 'slot') return top ? `${name}, ${cardName(top)}` : `${name}, face down`;
  if (!top) return `${name}, ${cards(count)}, face down`;
  return `${name}, ${cards(count)}, top ${cardName(top)}`;
}

export const chosen = (cardTexts: readonly string[]): string =>
  cardTexts.length === 1
    ? cardName(cardTexts[0] as string)
    : `${cards(cardTexts.length)} from ${cardName(cardTexts[0] as string)} to ${cardName(cardTexts.at(-1) as string)}`;

export const boardLabel = (game: string): string => `${game}: the table`;
/** Under the stock: its cards, and how often the waste may still be turned over (null: without limit, 0: not at all). */
export function stockCaption(n: number, redeals: number | null): string {
  if (redeals === 0) return String(n);
  return `${n} \u21bb${redeals ?? '\u221e'}`;
}
export const redealHere = (): string => 'Turn the waste over';
export const redealsLeft = (n: number | null): string => (n === null ? 'redeals without limit' : plural(n, 'redeal left', 'redeals left'));
export const lookThroughWaste = (n: number): string => `Look through the waste, ${cards(n)}`;
export const wasteTitle = (n: number): string => `The waste: ${cards(n)}`;
export const wasteOrder = (): string => 'The card that plays comes first, the one drawn longest ago last.';

// What a screen reader is told

export function saidMove(faces: readonly (string | null)[], to: string): string {
  const known = faces.filter((face): face is string => face !== null);
  const what = known.length === faces.length && known.length > 0 ? chosen(known) : cards(faces.length);
  return `${what} to ${to}.`;
}
export const saidDraw = (faces: readonly string[]): string => `Drew ${faces.map(cardName).join(', ')}.`;
export const saidRedeal = (): string => 'The waste is turned over.';
export const saidNewTable = (game: string): string => `${game} is dealt.`;
export const saidManyMoved = (): string => 'The table has changed.';
export const saidTurned = (faces: readonly string[]): string => `${faces.map(cardName).join(', ')} turned up.`;
export const saidNoMove = (what: string): string => `${what} cannot move now.`;
export const saidCarrying = (what: string, places: number): string =>
  `Carrying ${what}. ${plural(places, 'place', 'places')}: arrows choose, Enter puts down, Escape takes back.`;
export const saidPutBack = (): string => 'Put back.';

// The bar

export const undo = (): string => 'Undo';
export const redo = (): string => 'Redo';
export const restart = (): string => 'Restart';
export const newDeal = (): string => 'New deal';
export const dealNumberButton = (): string => 'Deal no.';
export const rules = (): string => 'Rules';
export const help = (): string => 'Help';
export const menu = (): string => 'Games';
export const endHole = (): string => 'End hole';
/** The same on buttons as narrow as a thumb. */
export const shortLabels = (): Record<string, string> => ({ 'new-deal': 'New', 'deal-number': 'Number', 'end-hole': 'End' });
export const close = (): string => 'Close';
export const tools = (): string => 'Table tools';
export const movesLabel = (): string => 'Moves';
export const timeLabel = (): string => 'Time';
export const practice = (): string => 'practice';
export const practiceExplained = (): string => 'A move was taken back: this game counts as practice.';

export function scoreLabel({ scoring, family }: Pick<Game, 'scoring' | 'family'>): string {
  if (scoring === 'cards') return family === 'covering' ? 'In the hole' : 'Home';
  return scoring === 'hole' ? 'Strokes' : 'Points';
}
export const scoreValue = (score: Score): string => (score.of ? `${score.value}/${score.of}` : signedValue(score.value));
export const streakLabel = (): string => 'Streak';

/** Numbers below zero with a true minus sign. */
export const signedValue = (n: number): string => (n < 0 ? `\u2212${-n}` : String(n));

export function time(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

// Questions and notices

export const practiceTitle = (): string => 'Undoing makes this a practice game.';
export const practiceBody = (): string => 'You can go on playing and undo as much as you like; only the result is not scored.';
export const undoAnyway = (): string => 'Undo anyway';
export const keepPlaying = (): string => 'Keep playing';
export const endTitle = (): string => 'End this hole?';
export const endBody = (strokes: number): string => `It is then scored as it stands: ${signedValue(strokes)}.`;
export const endNow = (): string => 'End the hole';
export const dealTitle = (): string => 'Deal by number';
export const dealBody = (): string => 'The same number gives the same deal, on every machine.';
export const dealField = (): string => 'Deal number';
export const dealFieldSingle = (): string => 'Deal number of a single hole';
export const dealNow = (): string => 'Deal';
export const thisDeal = (deal: string): string => `This is deal ${deal}.`;
export const thisDealUnnumbered = (): string => 'This deal has no number.';
export const dealNumberWrong = (): string => 'A deal number is a whole number from 0 to 9223372036854775807.';
export const impossible = (stock: boolean): string =>
  stock ? 'No order of the stock can clear this layout.' : 'This layout cannot be cleared.';
export const reshuffle = (): string => 'Reshuffle';
export const playAnyway = (): string => 'Play anyway';
export const lost = (): string => 'The connection is lost. Calling again\u2026';
export const connecting = (): string => 'Laying the table\u2026';

export const stuckTitle = (): string => 'No move is left.';
export const stuckBody = (undo: boolean): string =>
  undo ? 'Take moves back, start this deal again, or try another.' : 'Try another deal.';
export const wonTitle = (): string => 'It came out!';
export const wonBody = (moves: number, elapsed: string): string => `${plural(moves, 'move', 'moves')}, ${elapsed}.`;
export const wonPractice = (): string => 'A practice game.';
export const holeOver = (n: number, strokes: number): string => `Hole ${n}: ${signedValue(strokes)}.`;
export const holeCleared = (strokes: number): string => (strokes < 0 ? `Cleared, ${cards(-strokes)} to spare.` : 'Cleared.');
export const holeEnded = (strokes: number): string => `The hole is over: ${signedValue(strokes)}.`;
export const gameEnded = (): string => 'This game is over.';
export const pointsScored = (n: number): string => `${signedValue(n)} points.`;
export const nextHole = (): string => 'Next hole';
export const roundOver = (round: Round): string => {
  const perfect = round.verdict === 'perfect' ? 'a perfect round, ' : '';
  return `Round over: ${perfect}${signedValue(round.total)} (${toParSpoken(round.to_par)}).`;
};
export const newRound = (): string => 'New round';
export const dismiss = (): string => 'Dismiss';

// Golf

export const scoreCard = (): string => 'Score card';
export const holeNumber = (n: number): string => `Hole ${n}`;
export const total = (): string => 'Total';
export const toPar = (word: string): string => word.replace('-', '\u2212');
export function toParSpoken(word: string): string {
  if (word === 'E') return 'level with par';
  return word.startsWith('-') ? `${word.slice(1)} under par` : `${word.slice(1)} over par`;
}
export const parOfRound = (round: Round): string => `Par ${round.par}`;
export const roundSummary = (round: Round): string =>
  `Hole ${round.current} of ${round.holes.length}, total ${signedValue(round.total)}, ${toParSpoken(round.to_par)}`;

// The menu

export const searchGames = (): string => 'Search games';
export const searchHint = (): string => 'Any name, e.g. Le Cadran';
export const noGame = (query: string): string => `No game is called \u201c${query}\u201d.`;
export const gamesFound = (n: number): string => plural(n, 'game', 'games');
export const continueTitle = (): string => 'Continue';
export const continueGame = (name: string): string => `Continue ${name}`;
export const played = (n: number, elapsed: string): string => `${plural(n, 'move', 'moves')} · ${elapsed}`;
export const saveRecord = (): string => 'Save this game as a record';
export const dealNamed = (deal: string): string => `Deal ${deal}`;
export const also = (alias: string): string => `also ${alias}`;
export const play = (): string => 'Play';
export const playGame = (game: CatalogueGame): string => `Play ${game.name}`;
export const nineHoles = (): string => 'Nine holes';
export const singleHole = (): string => 'Single hole';
export const optionsAndDeal = (): string => 'Options';
export const optionsOf = (game: CatalogueGame): string => `Options of ${game.name}`;
export const otherNames = (names: readonly string[]): string => `Also called ${names.join(', ')}`;
export const rulesOf = (name: string): string => `Rules of ${name}`;
export const randomDeal = (): string => 'any';
export const optionValue = (value: string | number | boolean): string =>
  value === true ? 'yes' : value === false ? 'no' : String(value);

// The rules page

export const source = (): string => 'Source';
export const note = (): string => 'Note';
export const loading = (): string => 'One moment\u2026';
export const backToGames = (): string => 'All games';

// What can go wrong

export const errorTitle = (): string => 'That did not work.';
/** The referee's words, which begin small as in a log, as a sentence of their own. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const unreachable = (): string => 'The server does not answer. Is it still running?';
export const pageUnknown = (path: string): string => `There is no page ${path} here.`;
export const tableGone = (): string => 'This table is not here any more.';

// Help

export const helpTitle = (): string => 'Playing';
export const helpSections = (): { heading: string; lines: [string, string][] }[] => [
  {
    heading: 'Mouse, touch and pen',
    lines: [
      ['Tap a card', 'plays it where it fits best'],
      ['Drag a card', 'to where you want it; legal places light up'],
      ['Tap the stock', 'draws, or turns the waste over'],
      ['Hold the waste', 'looks through its cards'],
    ],
  },
  {
    heading: 'Keyboard',
    lines: [
      ['Arrows', 'go from pile to pile; up and down choose how many cards where that matters'],
      ['Enter', 'plays the chosen card where it fits best'],
      ['M', 'picks it up: arrows go through the legal places, Enter puts it down, Escape takes it back'],
      ['D', 'draws, or turns the waste over'],
      ['W', 'looks through the waste'],
      ['U, Ctrl+Z', 'undo'],
      ['R, Ctrl+Y', 'redo'],
      ['N', 'new deal'],
      ['?', 'this page'],
    ],
  },
];
