/**
 * The messages of the table in the current language, with a function for each. They are in src/longwood/locales/<language>/.
 * Rules pages and the summaries of games come from the server, and so do refusals without a message in the browser.
 */
import { cardName, checked, RANKS } from '../cards/names';
import { directionOf } from '../language/catalogue';
import { toTheRight } from '../language/direction';
import { knows, language, say } from '../language/speech.svelte';
import { ProblemError } from '../protocol/http';
import type { Advice, CatalogueGame, Game, Par, Phrase, Pile, Round, Score, Table, Today } from '../protocol/messages';
import type { Refusal } from '../protocol/refusal';
import type { Help } from '../state/session/requests';

/** Returns a score, notation or the like so that it runs left to right in every language. */
export const figures = (text: string): string => (directionOf(language()) === 'rtl' ? toTheRight(text) : text);

export const appName = (): string => say('app-name');
export const tagline = (): string => say('tagline');
export const pageTitle = (name: string): string => say('title', { name });

// Piles and cards

type NamedPile = Pick<Pile, 'id' | 'kind'>;

/** Returns the arguments of the message `pile`, for a name used as a label or in a sentence. */
const named = ({ id, kind }: NamedPile, form: 'label' | 'text') => ({ kind, number: id.slice(1), form });

/** Returns the name of a pile as a label: "Column 5". */
export const pileName = (pile: NamedPile): string => say('pile', named(pile, 'label'));
/** Returns the name of a pile in a sentence: "column 5". */
const pileInText = (pile: NamedPile): string => say('pile', named(pile, 'text'));

export const cards = (count: number): string => say('cards', { count });

export function pileLabel(pile: Pile, redeals: number | null = 0): string {
  const label = pileContents(pile);
  return pile.kind === 'stock' && redeals !== 0
    ? say('pile-with-redeals', { pile: label, redeals: redealsLeft(redeals) })
    : label;
}

function pileContents(pile: Pile): string {
  const name = pileName(pile);
  const count = pile.hidden + pile.cards.length;
  const top = pile.cards.at(-1);
  if (count === 0) return emptyPile(name, pile.begins ?? '');
  if (pile.kind === 'stock') return say('pile-stock', { name, count });
  if (pile.kind === 'slot')
    return top ? say('pile-slot', { name, card: checked(top) }) : say('pile-slot-face-down', { name });
  return top ? say('cards-top', { name, count, card: checked(top) }) : say('cards-face-down', { name, count });
}

/** Returns the name of an empty pile, with the card or rank that can start it. */
function emptyPile(name: string, begins: string): string {
  if (begins === '') return say('pile-empty', { name });
  if (begins.length === 1) return say('pile-empty-rank', { name, rank: RANKS.indexOf(begins) + 1 });
  return say('pile-empty-card', { name, card: checked(begins) });
}

export function chosen(cardTexts: readonly string[]): string {
  const [first, last] = [cardTexts.at(0), cardTexts.at(-1)];
  if (first === undefined || last === undefined) return cards(0);
  if (cardTexts.length === 1) return cardName(first);
  return say('cards-from-to', { count: cardTexts.length, first: checked(first), last: checked(last) });
}

/** Returns the game's name in the current language, or the server's name if there is no translation. */
export const gameName = ({ id, name }: Pick<Game, 'id' | 'name'>): string =>
  knows(`game-${id}`) ? say(`game-${id}`) : name;

export const boardLabel = (game: string): string => say('board', { game });
/** Returns the caption of the stock: its number of cards, and the redeals left if there are any (null: no limit). */
export function stockCaption(n: number, redeals: number | null): string {
  if (redeals === 0) return String(n);
  return figures(`${n} \u21bb${redeals ?? '\u221e'}`);
}
export const mayRedeal = (pile: string): string => say('pile-may-redeal', { pile });
export const redealsLeft = (count: number | null): string =>
  count === null ? say('redeals-unlimited') : say('redeals-left', { count });
export const lookThroughWaste = (count: number): string => say('waste-look', { count });
export const wasteTitle = (count: number): string => say('waste-title', { count });
export const wasteOrder = (): string => say('waste-order');

// Announcements

export function saidMove(faces: readonly (string | null)[], to: NamedPile): string {
  const known = faces.filter((face): face is string => face !== null);
  const what = known.length === faces.length && known.length > 0 ? chosen(known) : cards(faces.length);
  return sentence(say('said-move', { what, ...named(to, 'text') }));
}
const listed = (faces: readonly string[]): string => faces.map(cardName).join(', ');
export const saidDraw = (faces: readonly string[]): string =>
  say('said-draw', { cards: listed(faces), count: faces.length });
export const saidRedeal = (): string => say('said-redeal');
export const saidNewTable = (game: string): string => say('said-new-table', { game });
export const saidManyMoved = (): string => say('said-many-moved');
export const saidTurned = (faces: readonly string[]): string =>
  sentence(say('said-turned', { cards: listed(faces), count: faces.length }));
export const saidNoMove = (what: string): string => sentence(say('said-no-move', { what }));
export const saidCarrying = (what: string, places: number): string => say('said-carrying', { what, places });
export const saidPutBack = (): string => say('said-put-back');

export const readAloud = (): string => say('listen');
export const reading = (what: 'plays' | 'changed' | 'table'): string => say('read', { what });
export const saidPlays = (moves: readonly string[]): string =>
  say('said-plays', { count: moves.length, moves: moves.join('; ') });
export const saidNothingYet = (): string => say('said-nothing-yet');
export const playDraw = (): string => say('play-draw');
export const playRedeal = (): string => say('redeal-here');
export const playTo = (faces: readonly string[], from: NamedPile, to: NamedPile): string =>
  say('play-to', { cards: chosen(faces), from: pileInText(from), to: pileInText(to) });
export const playToEmpty = (faces: readonly string[], from: NamedPile): string =>
  say('play-to-empty', { cards: chosen(faces), from: pileInText(from) });
/** Returns a pile with all its visible cards. */
export function saidPile(pile: Pile): string {
  const seen = pile.kind === 'foundation' ? pile.cards.slice(-1) : pile.cards;
  if (seen.length === 0 || pile.kind === 'stock') return `${pileLabel(pile)}.`;
  const cards = listed(seen);
  return pile.hidden > 0
    ? say('said-pile-hidden', { name: pileName(pile), count: pile.hidden, cards })
    : say('said-pile', { name: pileName(pile), cards });
}

// The toolbar

export const undo = (): string => say('undo');
export const redo = (): string => say('redo');
export const restart = (): string => say('restart');
export const newDeal = (): string => say('new-deal');
export const dealNumberButton = (): string => say('deal-number');
export const rules = (): string => say('rules-button');
export const help = (): string => say('help');
export const menu = (): string => say('menu');
export const endHole = (): string => say('end-hole');
/** Returns the labels of narrow buttons. */
export const shortLabels = (): Record<string, string> => ({
  undo: say('undo-short'),
  redo: say('redo-short'),
  restart: say('restart-short'),
  'new-deal': say('new-deal-short'),
  'deal-number': say('deal-number-short'),
  bookmarks: say('bookmarks-short'),
  'end-hole': say('end-hole-short'),
  card: say('score-card-short'),
  hint: say('hint-short'),
  rules: say('rules-button-short'),
});
export const cardMenuBest = (place: string): string => say('card-menu-best', { place });
export const cardMenuFoundation = (): string => say('card-menu-foundation');
export const cardMenuDraw = (): string => say('card-menu-draw');
export const cardMenuNone = (): string => say('card-menu-none');
/** Returns a pile as the target of a move: its top card, or its name if it is empty. */
export function cardMenuOnto(pile: Pile): string {
  const top = pile.cards.at(-1);
  return top
    ? say('card-menu-onto', { card: checked(top), ...named(pile, 'text') })
    : say('pile-empty', { name: pileName(pile) });
}
export const more = (): string => say('more');
export const settings = (): string => say('settings');
/** Returns a message whose id is in the list of settings. */
export const settingText = (id: string): string => say(id);
export const languageLabel = (): string => say('language');
export const close = (): string => say('close');
export const tools = (): string => say('tools');
export const movesLabel = (): string => say('moves');
export const timeLabel = (): string => say('time');
export const practice = (): string => say('practice');
export const practiceExplained = (): string => say('practice-explained');

export function scoreLabel({ scoring, family }: Pick<Game, 'scoring' | 'family'>): string {
  if (scoring === 'cards') return family === 'covering' ? say('score-in-hole') : say('score-home');
  return scoring === 'hole' ? say('score-strokes') : say('score-points');
}
export const scoreValue = (score: Score): string =>
  score.of ? figures(`${score.value}/${score.of}`) : signedValue(score.value);
export const streakLabel = (): string => say('streak');

/** Returns a number, with a typographic minus sign if it is negative. */
export const signedValue = (n: number): string => (n < 0 ? figures(`\u2212${-n}`) : String(n));

export function time(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

// Questions and notices

export const practiceTitle = (): string => say('practice-title');
export const practiceBody = (): string => say('practice-body');
export const undoAnyway = (): string => say('undo-anyway');
export const keepPlaying = (): string => say('keep-playing');
export const endTitle = (): string => say('end-title');
export const endBody = (strokes: number): string => say('end-body', { strokes: signedValue(strokes) });
export const endNow = (): string => say('end-now');
export const bookmarks = (): string => say('bookmarks');
export const bookmarksDo = (): string => say('bookmarks-do');
export const bookmarksPractice = (): string => say('bookmarks-practice');
export const bookmarkNow = (): string => say('bookmark-now');
export const bookmarkAt = (move: number): string => (move === 0 ? say('replay-dealt') : say('bookmark-at', { move }));
export const bookmarkHere = (): string => say('bookmark-here');
export const bookmarkRemove = (move: number): string => say('bookmark-remove', { at: bookmarkAt(move) });
export const bookmarked = (move: number): string => say('bookmarked', { at: bookmarkAt(move) });
export const dealTitle = (): string => say('deal-title');
export const dealBody = (): string => say('deal-body');
export const dealField = (): string => say('deal-field');
export const dealFieldSingle = (): string => say('deal-field-single');
export const dealNow = (): string => say('deal-now');
export const thisDeal = (deal: string): string => say('this-deal', { deal });
export const dealOfRound = (): string => say('deal-of-round');
export const dealAsSingle = (): string => say('deal-as-single');
export const thisDealUnnumbered = (): string => say('this-deal-unnumbered');
export const dealNumberWrong = (): string => say('deal-number-wrong');
export const impossible = (stock: boolean): string => (stock ? say('impossible-stock') : say('impossible'));
export const reshuffle = (): string => say('reshuffle');
export const playAnyway = (): string => say('play-anyway');
export const lost = (): string => say('connection-lost');
export const connecting = (): string => say('connecting');

export const stuckTitle = (): string => say('stuck-title');
export const stuckBody = (undo: boolean): string => (undo ? say('stuck-body') : say('stuck-body-new'));
export const wonTitle = (): string => say('won-title');
export const wonBody = (moves: number, elapsed: string): string => say('won-body', { moves, time: elapsed });
export const wonPractice = (): string => say('won-practice');
export const holeOver = (n: number, strokes: number): string =>
  say('hole-over', { number: n, strokes: signedValue(strokes) });
export const holeCleared = (strokes: number): string =>
  strokes < 0 ? say('hole-cleared-spare', { count: -strokes }) : say('hole-cleared');
export const holeEnded = (strokes: number): string => say('hole-ended', { strokes: signedValue(strokes) });
export const gameEnded = (): string => say('game-ended');
export const pointsScored = (n: number): string => say('points-scored', { points: signedValue(n), count: n });
export const nextHole = (): string => say('next-hole');
export function roundOver(round: Round): string {
  const values = { total: signedValue(round.total), topar: toParSpoken(round.to_par) };
  return round.verdict === 'perfect' ? say('round-perfect', values) : say('round-over', values);
}
export const newRound = (): string => say('new-round');
export const dismiss = (): string => say('dismiss');

// The solver

export const hint = (): string => say('hint');
export const searchHelp = (): string => say('search-help');
export const searchSees = (): string => say('search-sees');
export const searching = (): string => say('searching');
export const showing = (): string => say('showing');
export const showMe = (): string => say('show-me');
export const stopShowing = (): string => say('show-stop');
export const askVerdict = (): string => say('ask-verdict');
export const hintStep = (help: Help): string =>
  help === 'nudge' ? say('hint') : help === 'move' ? say('hint-which') : say('hint-then');
export const verdict = (word: Advice['verdict']): string => say('verdict', { verdict: word });
export const verdictPending = (): string => say('verdict-pending');
export const verdictEffort = (advice: Advice): string =>
  say('search-effort', { nodes: advice.nodes, seconds: Math.max(0.01, Math.ceil(advice.cpu_s * 100) / 100) });

/** Returns a hint or a verdict in one line. */
export function adviceTitle(advice: Advice, piles: readonly Pile[]): string {
  if (advice.help === 'verdict' || advice.help === 'show') return verdict(advice.verdict);
  if (advice.advice === 'none') return say('hint-none');
  const [move] = advice.moves;
  const pile = (id: string): string => pileInText(piles.find((one) => one.id === id) ?? { id, kind: 'column' });
  if (!move) return sentence(say('hint-look', { pile: pile(advice.pile ?? '') }));
  if (move.source === 'stock') return say('hint-draw');
  if (move.target === 'stock') return say('redeal-here');
  const faces = piles.find((one) => one.id === move.source)?.cards.slice(-move.count) ?? [];
  return sentence(say('hint-move', { cards: chosen(faces), pile: pile(move.target) }));
}

/** Returns the reason for a hint or a verdict. */
export function adviceReason(advice: Advice): string {
  if (advice.to_win !== null) return say('hint-wins', { moves: advice.to_win });
  return say(advice.verdict === 'lost' ? 'hint-lost' : 'hint-unknown');
}
export const details = (): string => say('details');

export const askPar = (): string => say('ask-par');
/** Returns the best score that is possible or known for a deal, and how close the player came. */
export function parOfDeal(par: Pick<Par, 'best' | 'exact'>, { game, score }: Pick<Table, 'game' | 'score'>): string {
  const kind = game.scoring === 'hole' ? 'hole' : 'peaks';
  const off = kind === 'hole' ? score.value - par.best : par.best - score.value;
  const best = signedValue(off < 0 ? score.value : par.best);
  if (!par.exact) return say('par-unproved', { best, kind });
  return off <= 0 ? say('par-reached', { best, kind }) : say('par-missed', { best, off, kind });
}

export const helped = (): string => say('helped');
export const helpedExplained = ({ hints, shown }: Table['helped']): string => say('helped-explained', { hints, shown });
export const winnable = (): string => say('winnable');
export const winnableExplained = (): string => say('winnable-explained');
export const dealWinnable = (): string => say('deal-winnable');
export const onlyWinnable = (): string => say('only-winnable');
export const lookingForWinnable = (): string => say('looking-for-winnable');

// Golf

export const scoreCard = (): string => say('score-card');
export const holeNumber = (n: number): string => say('hole-number', { number: n });
export const total = (): string => say('total');
export const parOfHoles = (): string => say('par-of-holes');
export const toPar = (word: string): string => figures(word.replace('-', '\u2212'));
export function toParSpoken(word: string): string {
  if (word === 'E') return say('par-level');
  const strokes = Number(word.slice(1));
  return word.startsWith('-') ? say('par-under', { strokes }) : say('par-over', { strokes });
}
export const parOfRound = (round: Round): string => say('par-of-round', { par: round.par });
export const roundSummary = (round: Round): string =>
  say('round-summary', {
    current: round.current,
    holes: round.holes.length,
    total: signedValue(round.total),
    topar: toParSpoken(round.to_par),
  });

// The menu

export const searchGames = (): string => say('search-games');
export const searchHint = (): string => say('search-hint');
export const noGame = (query: string): string => say('no-game', { query });
export const gamesFound = (count: number): string => say('games-found', { count });
export const continueTitle = (): string => say('continue');
export const played = (moves: number, elapsed: string): string => say('played', { moves, time: elapsed });
export const saveRecord = (): string => say('save-record');
export const dealNamed = (deal: string): string => say('deal-named', { deal });
export const also = (alias: string): string => say('also', { alias });
export const play = (): string => say('play');
export const playGame = (game: CatalogueGame): string => say('play-game', { game: gameName(game) });
export const playSingleHole = (game: CatalogueGame): string => say('play-single-hole', { game: gameName(game) });
export const nineHoles = (): string => say('nine-holes');
export const singleHole = (): string => say('single-hole');
export const optionsAndDeal = (): string => say('options');
export const optionsOf = (game: CatalogueGame): string => say('options-title', { game: gameName(game) });
export const otherNames = (names: readonly string[]): string => say('other-names', { names: names.join(', ') });
export const rulesOf = (game: string): string => say('rules-title', { game });
export const quickStart = (): string => say('quick-start');
export const dealOfTheDay = (): string => say('deal-of-the-day');
export const todayState = ({ state }: Pick<Today, 'state'>): string => say('today-state', { state });
export const randomGame = (): string => say('random-game');
export const randomGameDoes = (count: number): string => say('random-game-does', { count });
export const randomDeal = (): string => say('random-deal');
export const optionValue = (value: string | number | boolean): string =>
  value === true ? say('yes') : value === false ? say('no') : String(value);

// The rules page

export const source = (): string => say('source');
export const note = (): string => say('note');
export const loading = (): string => say('loading');
export const backToGames = (): string => say('back-to-games');

// Errors

export const errorTitle = (): string => say('error-title');
/** Returns a text with its first letter in upper case. Messages of the referee begin in lower case. */
export const sentence = (words: string): string => words.replace(/^\u2068?./u, (start) => start.toUpperCase());

/** Returns the message of an error or refusal: in the current language if there is a translation, else the server's English. */
export function told(problem: unknown, game?: Pick<Game, 'id' | 'name'>): string {
  if (!(problem instanceof ProblemError) && !isRefusal(problem))
    return sentence(problem instanceof Error ? problem.message : String(problem));
  if (problem.code === 'unreachable') return say('unreachable');
  if (problem.phrase && knows(problem.phrase.id)) return sentence(phrase(problem.phrase, game));
  return detailed(say('error-other'), problem.message);
}

/** Returns why a table is not available. */
export const tableGone = (reason: string): string => (reason ? detailed(say('table-gone'), reason) : say('table-gone'));

/** Returns a message with the server's English explanation in parentheses; in English the explanation alone. */
const detailed = (what: string, detail: string): string =>
  language() === 'en' ? sentence(detail) : say('with-detail', { what, detail });

const isRefusal = (problem: unknown): problem is Refusal =>
  typeof problem === 'object' && problem !== null && 'phrase' in problem;

/** Returns a message that the server sent. The English name of `game` among its values is translated. */
export function phrase({ id, values }: Phrase, game?: Pick<Game, 'id' | 'name'>): string {
  const said = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (typeof value === 'object') return [name, phrase(value, game)];
    return [name, name === 'game' && value === game?.name ? gameName(game) : value];
  });
  return say(id, Object.fromEntries(said));
}
export const pageUnknown = (path: string): string => say('no-page', { path });

// Help

export const helpTitle = (): string => say('help-title');
export const keysOff = (): string => say('help-keys-off');
/** Returns the help. Multiplayer games have no new deal, redo, hints or bookmarks. */
export const helpSections = (multiplayer = false): { heading: string; lines: [string, string][] }[] => [
  {
    heading: say('help-pointer'),
    lines: [
      [say('help-tap'), say('help-tap-does')],
      [say('help-drag'), say('help-drag-does')],
      [say('help-menu'), say('help-menu-does')],
      [say('help-stock'), say('help-draw-does')],
      [say('help-waste'), say('help-waste-does')],
    ],
  },
  {
    heading: say('help-keyboard'),
    lines: [
      [say('help-arrows'), say('help-arrows-does')],
      ['1 … 9, 0', say('help-piles-does')],
      ['Enter', say('help-enter-does')],
      ['F', say('help-home-does')],
      ['M, Shift+Enter', say('help-pick-up-does')],
      ['D', say('help-draw-does')],
      ['W', say('help-look-does')],
      ['U, Ctrl+Z', say('help-undo-does')],
      ...(multiplayer ? [] : alone()),
      ['P', say('help-plays-does')],
      ['C', say('help-changed-does')],
      ['L', say('help-table-does')],
      ['?', say('help-page-does')],
    ],
  },
];

const alone = (): [string, string][] => [
  ['R, Ctrl+Y', say('help-redo-does')],
  ['N', say('help-new-deal-does')],
  ['H', say('help-hint-does')],
  ['B', say('help-bookmarks-does')],
];
