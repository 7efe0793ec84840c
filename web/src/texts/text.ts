/**
 * The messages of the table in the current language, with a function for each. They are in src/longwood/locales/<language>/.
 * Rules pages and the summaries of games come from the server, and so do refusals without a message in the browser.
 */
import { cardName, checkCard, RANKS } from '../cards/names';
import { directionOf } from '../language/catalogue';
import { isolateLeftToRight } from '../language/direction';
import { hasMessage, language, t } from '../language/i18n.svelte';
import { ProblemError } from '../protocol/http';
import type {
  Advice,
  CatalogueGame,
  Game,
  Move,
  Par,
  Phrase,
  Pile,
  Round,
  Score,
  Table,
  Today,
} from '../protocol/messages';
import type { Refusal } from '../protocol/refusal';
import { IS_SITE } from '../root';
import { afterAction } from '../state/session/optimistic';
import type { Help } from '../state/session/requests';

/** Marks text such as a score or a move to run left to right in every language, and returns it. */
export const leftToRight = (text: string): string =>
  directionOf(language()) === 'rtl' ? isolateLeftToRight(text) : text;

export const appName = (): string => t('app-name');
/** Returns what the start page is, for its title. */
export const startTitle = (): string => t('title-start');
export const pageTitle = (name: string): string => t('title', { name });

// Piles and cards

type NamedPile = Pick<Pile, 'id' | 'kind'>;

/** Returns the arguments of the message `pile`, for a name used as a label or in a sentence. */
const pileArguments = ({ id, kind }: NamedPile, form: 'label' | 'text') => ({
  kind: kind === 'hole' && id !== 'hole' ? 'holes' : kind,
  number: id.slice(1),
  form,
});

/** Returns the name of a pile as a label: "Column 5". */
export const pileName = (pile: NamedPile): string => t('pile', pileArguments(pile, 'label'));
/** Returns the name of a pile in a sentence: "column 5". */
const pileInText = (pile: NamedPile): string => t('pile', pileArguments(pile, 'text'));

export const cards = (count: number): string => t('cards', { count });

/** Returns the name of a pile with what can be seen of it. `covered`: whether other cards lie on its card. */
export function pileLabel(pile: Pile, redeals: number | null = 0, covered = false): string {
  const label = pileContents(pile, covered);
  return pile.kind === 'stock' && redeals !== 0
    ? t('pile-with-redeals', { pile: label, redeals: redealsLeft(redeals) })
    : label;
}

function pileContents(pile: Pile, covered: boolean): string {
  const name = pileName(pile);
  const count = pile.hidden + pile.cards.length;
  const top = pile.cards.at(-1);
  if (count === 0) return emptyPile(name, pile.begins ?? '');
  if (pile.kind === 'stock') return t('pile-stock', { name, count });
  if (pile.kind === 'slot')
    return top
      ? t(covered ? 'pile-slot-covered' : 'pile-slot', { name, card: checkCard(top) })
      : t('pile-slot-face-down', { name });
  return top ? t('cards-top', { name, count, card: checkCard(top) }) : t('cards-face-down', { name, count });
}

/** Returns the name of an empty pile, with the card or rank that can start it. */
function emptyPile(name: string, begins: string): string {
  if (begins === '') return t('pile-empty', { name });
  if (begins.length === 1) return t('pile-empty-rank', { name, rank: RANKS.indexOf(begins) + 1 });
  return t('pile-empty-card', { name, card: checkCard(begins) });
}

/** Returns the name of cards that are chosen together, deepest first. A face-down card is an empty text. */
export function chosen(cardTexts: readonly string[]): string {
  const [first, last] = [cardTexts.at(0), cardTexts.at(-1)];
  if (first === undefined || last === undefined) return cards(0);
  if (cardTexts.length === 1) return cardName(first);
  if (first === '' || last === '') return cards(cardTexts.length);
  return t('cards-from-to', { count: cardTexts.length, first: checkCard(first), last: checkCard(last) });
}

/** Returns the game's name in the current language, or the server's name if there is no translation. */
export const gameName = ({ id, name }: Pick<Game, 'id' | 'name'>): string =>
  hasMessage(`game-${id}`) ? t(`game-${id}`) : name;

export const boardLabel = (game: string): string => t('board', { game });
/** Returns the caption of the stock: its number of cards, and the redeals left if there are any (null: no limit). */
export function stockCaption(n: number, redeals: number | null): string {
  if (redeals === 0) return String(n);
  return leftToRight(`${n} \u21bb${redeals ?? '\u221e'}`);
}
export const mayRedeal = (pile: string): string => t('pile-may-redeal', { pile });
export const redealsLeft = (count: number | null): string =>
  count === null ? t('redeals-unlimited') : t('redeals-left', { count });
export const lookThroughWaste = (count: number): string => t('waste-look', { count });
export const wasteTitle = (count: number): string => t('waste-title', { count });
export const wasteOrder = (): string => t('waste-order');

// Announcements

export function describeMove(faces: readonly (string | null)[], to: NamedPile): string {
  const known = faces.filter((face): face is string => face !== null);
  const what = known.length === faces.length && known.length > 0 ? chosen(known) : cards(faces.length);
  return capitalise(t('said-move', { what, ...pileArguments(to, 'text') }));
}
const cardNames = (faces: readonly string[]): string => faces.map(cardName).join(', ');
export const describeDraw = (faces: readonly string[]): string =>
  t('said-draw', { cards: cardNames(faces), count: faces.length });
export const describeRedeal = (): string => t('said-redeal');
export const describeNewTable = (game: string): string => t('said-new-table', { game });
export const manyCardsMoved = (): string => t('said-many-moved');
export const describeTurned = (faces: readonly string[]): string =>
  capitalise(t('said-turned', { cards: cardNames(faces), count: faces.length }));
export const describeNoMove = (what: string): string => capitalise(t('said-no-move', { what }));
export const describePickedUp = (what: string, places: number): string => t('said-carrying', { what, places });
export const describePutBack = (): string => t('said-put-back');

export const readAloud = (): string => t('listen');
export const reading = (what: 'plays' | 'changed' | 'table'): string => t('read', { what });
export const describePlays = (moves: readonly string[]): string =>
  t('said-plays', { count: moves.length, moves: moves.join('; ') });
export const nothingYet = (): string => t('said-nothing-yet');
export const playDraw = (): string => t('play-draw');
export const playRedeal = (): string => t('redeal-here');
export const playTo = (faces: readonly string[], from: NamedPile, to: NamedPile): string =>
  t('play-to', { cards: chosen(faces), from: pileInText(from), to: pileInText(to) });
export const playToEmpty = (faces: readonly string[], from: NamedPile): string =>
  t('play-to-empty', { cards: chosen(faces), from: pileInText(from) });
/** Returns a pile with all its visible cards. */
export function describePile(pile: Pile, redeals: number | null = 0, covered = false): string {
  const seen = pile.kind === 'foundation' ? pile.cards.slice(-1) : pile.cards;
  if (seen.length === 0 || pile.kind === 'stock' || pile.kind === 'slot')
    return `${pileLabel(pile, redeals, covered)}.`;
  const [name, cards] = [pileName(pile), cardNames(seen)];
  return pile.hidden > 0 ? t('said-pile-hidden', { name, count: pile.hidden, cards }) : t('said-pile', { name, cards });
}

/** Returns the cards of a column, deepest first. Returns an empty string if the name of the pile already says what can be seen of it. */
export function columnCards({ kind, hidden, cards }: Pile): string {
  if (kind !== 'column' || cards.length === 0 || hidden + cards.length < 2) return '';
  return hidden > 0 ? t('cards-below', { count: hidden, cards: cardNames(cards) }) : cardNames(cards);
}

// The toolbar

export const undo = (): string => t('undo');
export const redo = (): string => t('redo');
export const restart = (): string => t('restart');
export const newDeal = (): string => t('new-deal');
export const dealNumberButton = (): string => t('deal-number');
export const rules = (): string => t('rules-button');
export const help = (): string => t('help');
export const menu = (): string => t('menu');
export const endHole = (): string => t('end-hole');
export const giveUp = (): string => t('give-up');
/** Returns the labels of narrow buttons. */
export const shortLabels = (): Record<string, string> => ({
  undo: t('undo-short'),
  redo: t('redo-short'),
  restart: t('restart-short'),
  'new-deal': t('new-deal-short'),
  'deal-number': t('deal-number-short'),
  bookmarks: t('bookmarks-short'),
  'end-hole': t('end-hole-short'),
  card: t('score-card-short'),
  people: t('room-people-short'),
  hint: t('hint-short'),
  rules: t('rules-button-short'),
});
export const cardMenuBest = (place: string): string => t('card-menu-best', { place });
export const cardMenuFoundation = (): string => t('card-menu-foundation');
export const cardMenuCards = (): string => t('card-menu-cards');
export const cardMenuDraw = (): string => t('card-menu-draw');
export const cardMenuNone = (): string => t('card-menu-none');
/** Returns a pile as the target of a move: its top card, or its name if it is empty. */
export function cardMenuOnto(pile: Pile): string {
  const top = pile.cards.at(-1);
  return top
    ? t('card-menu-onto', { card: checkCard(top), ...pileArguments(pile, 'text') })
    : t('pile-empty', { name: pileName(pile) });
}
export const more = (): string => t('more');
export const moreAfterMove = (): string => t('more-after-move');
export const pause = (): string => t('pause');
export const paused = (): string => t('paused');
export const pausedBody = (): string => t('paused-body');
export const resume = (): string => t('resume');
export const fullScreen = (): string => t('full-screen');
export const fullScreenLeave = (): string => t('full-screen-leave');
export const printDeal = (): string => t('print-deal');
export const settings = (): string => t('settings');
/** Returns a message whose id is in the list of settings. */
export const settingText = (id: string): string => t(id);
export const languageLabel = (): string => t('language');
export const close = (): string => t('close');
export const tools = (): string => t('tools');
export const movesLabel = (): string => t('moves');
export const timeLabel = (): string => t('time');
export const practice = (): string => t('practice');
export const practiceExplained = (): string => t('practice-explained');

export function scoreLabel({ scoring, family }: Pick<Game, 'scoring' | 'family'>): string {
  if (scoring === 'cards') return family === 'covering' ? t('score-in-hole') : t('score-home');
  return scoring === 'hole' ? t('score-strokes') : t('score-points');
}
export const scoreValue = (score: Score): string =>
  score.of ? leftToRight(`${score.value}/${score.of}`) : signedValue(score.value);
export const streakLabel = (): string => t('streak');

/** Returns a number in the form of the language. */
export const numeral = (n: number): string => new Intl.NumberFormat(language()).format(n);
/** Returns a number, with a typographic minus sign if it is negative. */
export const signedValue = (n: number): string => (n < 0 ? leftToRight(`\u2212${numeral(-n)}`) : numeral(n));

export function time(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

// Questions and notices

export const practiceTitle = (): string => t('practice-title');
export const practiceBody = (): string => t('practice-body');
export const undoAnyway = (): string => t('undo-anyway');
export const keepPlaying = (): string => t('keep-playing');
export const restartTitle = (): string => t('restart-title');
export const leaveTitle = (): string => t('leave-title');
export const leaveBody = (): string => t('leave-body');
export const backToGame = (): string => t('back-to-game');
export const endTitle = (): string => t('end-title');
export const endBody = (strokes: number): string => t('end-body', { strokes: signedValue(strokes) });
export const endNow = (): string => t('end-now');
export const bookmarks = (): string => t('bookmarks');
export const bookmarksDo = (): string => t('bookmarks-do');
export const bookmarksPractice = (): string => t('bookmarks-practice');
export const bookmarkNow = (): string => t('bookmark-now');
export const bookmarkAt = (move: number): string => (move === 0 ? t('replay-dealt') : t('bookmark-at', { move }));
export const bookmarkHere = (): string => t('bookmark-here');
export const bookmarkRemove = (move: number): string => t('bookmark-remove', { at: bookmarkAt(move) });
export const bookmarked = (move: number): string => t('bookmarked', { at: bookmarkAt(move) });
export const dealTitle = (): string => t('deal-title');
export const dealBody = (): string => t('deal-body');
export const dealField = (): string => t('deal-field');
export const dealFieldSingle = (): string => t('deal-field-single');
export const dealNow = (): string => t('deal-now');
export const thisDeal = (deal: string): string => t('this-deal', { deal });
export const dealOfRound = (): string => t('deal-of-round');
export const dealAsSingle = (): string => t('deal-as-single');
export const thisDealUnnumbered = (): string => t('this-deal-unnumbered');
export const dealNumberWrong = (): string => t('deal-number-wrong');
export const impossible = (stock: boolean): string => (stock ? t('impossible-stock') : t('impossible'));
export const reshuffle = (): string => t('reshuffle');
export const playAnyway = (): string => t('play-anyway');
/** Returns that the connection is lost. `stranded`: whether the player has to wait until it is back. `waiting`: whether a move waits for it. */
export const lost = (stranded = false, waiting = false): string =>
  t(waiting ? 'connection-move-waits' : stranded ? 'connection-waits' : 'connection-lost');
/** Returns that the server takes long to answer. */
export const slow = (): string => t('connection-slow');
export const playAnother = (): string => t('play-another');
export const connecting = (): string => t('connecting');

export const stuckTitle = (): string => t('stuck-title');
export const stuckBody = (undo: boolean): string => (undo ? t('stuck-body') : t('stuck-body-new'));
export const wonTitle = (): string => t('won-title');
export const solvedTitle = (): string => t('solved-title');
export const solvedForYou = (): string => t('solved-for-you');
export const wonPractice = (): string => t('won-practice');
export const holeOver = (n: number, strokes: number): string =>
  t('hole-over', { number: n, strokes: signedValue(strokes) });
export const holeCleared = (strokes: number): string =>
  strokes < 0 ? t('hole-cleared-spare', { count: -strokes }) : t('hole-cleared');
export const holeEnded = (strokes: number): string => t('hole-ended', { strokes: signedValue(strokes) });
export const gaveUp = (): string => t('gave-up');
export const gameEnded = (): string => t('game-ended');
export const nextHole = (): string => t('next-hole');
export function roundOver(round: Round): string {
  const values = { total: signedValue(round.total), topar: toParSpoken(round.to_par) };
  return round.verdict === 'perfect' ? t('round-perfect', values) : t('round-over', values);
}
export const newRound = (): string => t('new-round');
export const dismiss = (): string => t('dismiss');

// The solver

export const hint = (): string => t('hint');
export const searchHelp = (): string => t('search-help');
/** Returns that the first hint of a game has changed how it counts. */
export const hintCounts = (): string => t('hint-counts');
export const searchSees = (): string => t('search-sees');
export const searching = (): string => t('searching');
export const showing = (wins: boolean): string => t(wins ? 'showing' : 'showing-best');
export const showMe = (): string => t('show-me');
/** Returns the name of the button for a demonstration's speed; 0 skips to the end. */
export const showPace = (pace: number): string => `${t('show-pace')}: ${times(pace)}`;
export const showSkip = (): string => t('show-skip');
/** Returns a speed as a multiple of the usual one. */
export const times = (pace: number): string => leftToRight(`×${pace}`);
/** Returns that the rest of the game is only work. */
export const finishOffer = (): string => t('finish-offer');
export const finishGame = (): string => t('finish-game');
export const playHint = (): string => t('hint-play');
/** Returns that these cards have no legal move. */
export const tapNowhere = (faces: readonly string[]): string => t('tap-nowhere', { cards: chosen(faces) });
export const stopShowing = (): string => t('show-stop');
export const askVerdict = (): string => t('ask-verdict');
export const hintStep = (help: Help): string =>
  help === 'nudge' ? t('hint') : help === 'move' ? t('hint-which') : t('hint-then');
export const verdict = (word: Advice['verdict']): string => t('verdict', { verdict: word });
export const verdictPending = (): string => t('verdict-pending');
/** Returns how many positions the running search has looked at. */
export const searchProgress = (nodes: number): string => t('search-progress', { nodes });

export const verdictEffort = (advice: Advice): string =>
  t('search-effort', { nodes: advice.nodes, seconds: Math.max(0.01, Math.ceil(advice.cpu_s * 100) / 100) });

const pileById = (piles: readonly Pile[], id: string): string =>
  pileInText(piles.find((one) => one.id === id) ?? { id, kind: 'column' });

/** Returns a hint or a verdict in one line. */
export function adviceTitle(advice: Advice, piles: readonly Pile[]): string {
  if (advice.help === 'verdict' || advice.help === 'show') return verdict(advice.verdict);
  if (advice.advice === 'none') return t('hint-none');
  const [move] = advice.moves;
  if (move) return moveInWords(move, piles);
  // Players don't see the numbers of slots, as in Tri Peaks, so the hint names the card.
  const card = piles.find(({ id, kind }) => id === advice.pile && kind === 'slot')?.cards.at(-1);
  return card
    ? t('hint-look-card', { card: checkCard(card) })
    : capitalise(t('hint-look', { pile: pileById(piles, advice.pile ?? '') }));
}

/** How many moves of a line are put into words. */
const WORDED_MOVES = 4;

/** Returns the next moves of a line in words. It ends where a card is turned up that isn't known yet. */
export function lineInWords(moves: readonly Move[], piles: readonly Pile[]): string[] {
  const words: string[] = [];
  let now: Pile[] | null = [...piles];
  for (const move of moves.slice(0, WORDED_MOVES)) {
    const source: Pile | undefined = now?.find(({ id }) => id === move.source);
    if (!now || (source?.kind !== 'stock' && (source?.cards.length ?? 0) < move.count)) break;
    words.push(moveInWords(move, now));
    now = source?.kind === 'stock' ? null : afterAction(now, move);
  }
  return words;
}

function moveInWords(move: Move, piles: readonly Pile[]): string {
  if (move.source === 'stock') return t('hint-draw');
  if (move.target === 'stock') return t('redeal-here');
  const faces = piles.find((one) => one.id === move.source)?.cards.slice(-move.count) ?? [];
  return capitalise(t('hint-move', { cards: chosen(faces), pile: pileById(piles, move.target) }));
}

/** Returns what the hint's move achieves, or an empty string if nothing is known. */
export const adviceGain = ({ gain }: Advice): string => (gain ? phrase(gain) : '');

/** Returns what is known about the position. */
export function aboutPosition(advice: Advice): string {
  if (advice.help === 'fair') return aboutFair(advice);
  const verdict =
    advice.to_win !== null
      ? t('hint-wins', { moves: advice.to_win })
      : t(advice.verdict === 'lost' ? 'hint-lost' : 'hint-unknown');
  if (advice.score === null) return verdict;
  const best = t('hint-best', { best: signedValue(advice.score), exact: advice.advice === 'best' ? 'yes' : 'no' });
  return advice.help === 'verdict' ? `${verdict} ${best}` : best;
}

/** Returns how good the best move by what the player sees is. */
function aboutFair({ wins, samples }: Advice): string {
  if (!samples) return '';
  if (!wins) return t('hint-fair-none', { samples });
  const share = new Intl.NumberFormat(language(), { style: 'percent' }).format(wins / samples);
  return t('hint-fair-wins', { share, wins, samples });
}

export const fairHint = (): string => t('hint-fair');
/** Returns when a fair hint can be asked for. */
export const fairWhen = (): string => t('hint-fair-why');
export const fairSees = (): string => t('hint-fair-sees');
export const fairHints = (count: number): string => t('fair-hints', { count });
export const fairExplained = (): string => t('fair-explained');
export const details = (): string => t('details');

export const askPar = (): string => t('ask-par');
/** Returns the best possible score of a deal, or the best one known, and how close the player came. */
export function parOfDeal(par: Pick<Par, 'best' | 'exact'>, { game, score }: Pick<Table, 'game' | 'score'>): string {
  const kind = game.scoring === 'hole' ? 'hole' : 'peaks';
  const off = kind === 'hole' ? score.value - par.best : par.best - score.value;
  const best = signedValue(off < 0 ? score.value : par.best);
  if (!par.exact) return t('par-unproved', { best, kind });
  return off <= 0 ? t('par-reached', { best, kind }) : t('par-missed', { best, off, kind });
}

export const helped = (): string => t('helped');
export const helpedExplained = ({ hints, shown }: Table['helped']): string => t('helped-explained', { hints, shown });
export const winnable = (): string => t('winnable');
export const winnableExplained = (): string => t('winnable-explained');
export const dealWinnable = (): string => t('deal-winnable');
export const onlyWinnable = (): string => t('only-winnable');
export const lookingForWinnable = (): string => t('looking-for-winnable');

// Golf

export const scoreCard = (): string => t('score-card');
export const holeNumber = (n: number): string => t('hole-number', { number: n });
export const total = (): string => t('total');
export const parOfHoles = (): string => t('par-of-holes');
export const toPar = (word: string): string => leftToRight(word.replace('-', '\u2212'));
export function toParSpoken(word: string): string {
  if (word === 'E') return t('par-level');
  const strokes = Number(word.slice(1));
  return word.startsWith('-') ? t('par-under', { strokes }) : t('par-over', { strokes });
}
export const parOfRound = (round: Round): string => t('par-of-round', { par: round.par });
export const roundSummary = (round: Round): string =>
  t('round-summary', {
    current: round.current,
    holes: round.holes.length,
    total: signedValue(round.total),
    topar: toParSpoken(round.to_par),
  });

// The menu

export const searchGames = (): string => t('search-games');
export const searchHint = (): string => t('search-hint');
export const noGame = (query: string): string => t('no-game', { query });
export const searchMissing = (game: string): string => t('search-missing', { game });
export const searchSimilar = (): string => t('search-similar');
/** Returns the words of a message that is a list of them. */
export const wordsIn = (list: string): string[] => list.split(/[,،]\s*/);
/** Returns words that a search ignores, because they say nothing about a game. */
export const genericWords = (): string[] => wordsIn(t('search-generic'));
/** Returns the names that find Spit in a search. */
export const spitNames = (): string[] => [gameName({ id: 'spit', name: 'Spit' }), 'Spit', 'Speed'];
/** Returns the words that find all multiplayer games in a search. */
export const multiplayerWords = (): string[] => [t('multiplayer'), ...wordsIn(t('search-multiplayer'))];
export const gamesFound = (count: number): string => t('games-found', { count });
export const continueTitle = (): string => t('continue');
export const played = (moves: number, elapsed: string): string => t('played', { moves, time: elapsed });
export const saveRecord = (): string => t('save-record');
export const dealNamed = (deal: string): string => t('deal-named', { deal });
export const also = (alias: string): string => t('also', { alias });
export const play = (): string => t('play');
/** Returns how to go on from a link with a wrong deal or rule. `game`: its name; empty if it isn't known. */
export const playWithout = (wrong: 'deal' | 'rule', game: string): string =>
  game ? t(wrong === 'deal' ? 'play-game' : 'play-usual', { game }) : t('play');
export const playGame = (game: CatalogueGame): string => t('play-game', { game: gameName(game) });
export const playSingleHole = (game: CatalogueGame): string => t('play-single-hole', { game: gameName(game) });
export const nineHoles = (): string => t('nine-holes');
export const singleHole = (): string => t('single-hole');
export const optionsAndDeal = (): string => t('options');
export const optionsOf = (game: CatalogueGame): string => t('options-title', { game: gameName(game) });
export const otherNames = (names: readonly string[]): string => t('other-names', { names: names.join(', ') });
export const rulesOf = (game: string): string => t('rules-title', { game });
export const quickStart = (): string => t('quick-start');
export const dealOfTheDay = (): string => t('deal-of-the-day');
export const todayState = ({ state }: Pick<Today, 'state'>): string => t('today-state', { state });
export const newGame = (): string => t('new-game');
export const newGameDoes = (): string => t('new-game-does');
export const randomGame = (): string => t('random-game');
export const randomGameDoes = (count: number): string => t('random-game-does', { count });
export const randomDeal = (): string => t('random-deal');
export const optionValue = (value: string | number | boolean): string =>
  value === true ? t('yes') : value === false ? t('no') : String(value);

// The rules page

export const source = (): string => t('source');
export const note = (): string => t('note');
export const loading = (): string => t('loading');
export const backToGames = (): string => t('back-to-games');

// Errors

/** What the title of an error says, by the message of the error. */
const ERROR_TITLES: readonly [RegExp, string][] = [
  [/^error-(?:no-game|game-missing|no-table|no-lesson)/, 'not-found-game'],
  [/^error-no-room$/, 'not-found-room'],
  [/^error-deal-number$/, 'not-found-deal'],
  [/^error-(?:no-)?option/, 'rules-unfit-title'],
];
/** Returns what is wrong, in a few words. */
export function errorTitle(problem?: unknown): string {
  if (problem instanceof ProblemError && problem.code === 'unreachable') return t('unreachable-title');
  const id = problem instanceof ProblemError ? (problem.phrase?.id ?? '') : '';
  return t(ERROR_TITLES.find(([pattern]) => pattern.test(id))?.[1] ?? 'error-title');
}
export const pageNotFound = (): string => t('not-found-page');
export const gameNotFound = (): string => t('not-found-game');
export const roomNotFound = (): string => t('not-found-room');
/** Returns that the rules in a link don't fit its game. `game`: its name; empty if it isn't known. */
export const rulesUnfit = (game: string): string => t('rules-unfit', { game: game || 'none' });
export const goBack = (): string => t('go-back');
/** Returns text with its first letter in upper case. The referee's messages begin in lower case. */
export const capitalise = (words: string): string => words.replace(/^\u2068?./u, (start) => start.toUpperCase());

/** The code of errors whose message is in the player's language already. */
const TRANSLATED = 'board';

/** Returns the message of an error or refusal: in the current language if there is a translation, else the server's English. */
export function errorMessage(problem: unknown, game?: Pick<Game, 'id' | 'name'>): string {
  if (!(problem instanceof ProblemError) && !isRefusal(problem))
    return capitalise(problem instanceof Error ? problem.message : String(problem));
  if (problem.code === 'unreachable') return unreachable();
  if (problem.phrase?.id === 'error-no-table') return t('table-gone');
  if (problem.code === TRANSLATED) return capitalise(problem.message);
  if (problem.phrase && hasMessage(problem.phrase.id)) return capitalise(phrase(problem.phrase, game));
  return withDetail(t('error-other'), problem.message);
}

/** Returns that the server, or the files of a site without a server, can't be reached. `page`: whether nothing else is shown. */
export const unreachable = (page = false): string =>
  t(IS_SITE ? 'site-unreachable' : page ? 'unreachable-page' : 'unreachable');

/** How the server's reason begins if it doesn't have the table. The title of the page says the same. */
const UNKNOWN_TABLE = 'game not found';

/** Returns why a table is not available. The server gives the reason only in English. */
export const tableGone = (reason: string): string =>
  reason && language() === 'en' && !reason.startsWith(UNKNOWN_TABLE) ? capitalise(reason) : t('table-gone');

/** Returns a message with the server's English explanation in parentheses; in English the explanation alone. */
const withDetail = (what: string, detail: string): string =>
  language() === 'en' ? capitalise(detail) : t('with-detail', { what, detail });

const isRefusal = (problem: unknown): problem is Refusal =>
  typeof problem === 'object' && problem !== null && 'phrase' in problem;

/** Returns a message that the server sent. The English name of `game` among its values is translated. */
export function phrase({ id, values }: Phrase, game?: Pick<Game, 'id' | 'name'>): string {
  const translated = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (typeof value === 'object') return [name, phrase(value, game)];
    return [name, name === 'game' && value === game?.name ? gameName(game) : value];
  });
  return t(id, Object.fromEntries(translated));
}
export const pageUnknown = (path: string): string => t('no-page', { path });

// Help

export const helpTitle = (): string => t('help-title');
export const keysOff = (): string => t('help-keys-off');
/** Returns the help. Multiplayer games have no new deal, redo, hints or bookmarks. */
export const helpSections = (multiplayer = false): { heading: string; lines: [string, string][] }[] => [
  {
    heading: t('help-pointer'),
    lines: [
      [t('help-tap'), t('help-tap-does')],
      [t('help-drag'), t('help-drag-does')],
      [t('help-menu'), t('help-menu-does')],
      [t('help-stock'), t('help-draw-does')],
      [t('help-waste'), t('help-waste-does')],
    ],
  },
  {
    heading: t('help-keyboard'),
    lines: [
      [t('help-arrows'), t('help-arrows-does')],
      ['1 … 9, 0', t('help-piles-does')],
      ['Enter', t('help-enter-does')],
      ['F', t('help-home-does')],
      ['M, Shift+Enter', t('help-pick-up-does')],
      ['D', t('help-draw-does')],
      ['W', t('help-look-does')],
      ['U, Ctrl+Z', t('help-undo-does')],
      ...(multiplayer ? [] : singlePlayerKeys()),
      ['P', t('help-plays-does')],
      ['C', t('help-changed-does')],
      ['L', t('help-table-does')],
      ['?', t('help-page-does')],
    ],
  },
];

const singlePlayerKeys = (): [string, string][] => [
  ['R, Ctrl+Y', t('help-redo-does')],
  ['N', t('help-new-deal-does')],
  ['H', t('help-hint-does')],
  ['G', t('help-fair-does')],
  ['B', t('help-bookmarks-does')],
  ['K', t('help-pause-does')],
];
