/** The state of the board: cards with their keys and positions, picked-up cards, the hint, and screen reader announcements. */
import type { Advice, Game, Move, Pile } from '../protocol/messages';
import type { Hit } from '../drag/gesture';
import { coveredSlots } from '../layout/covering';
import { layOutAboveDock } from '../layout/layout';
import type { Layout, LayoutPreferences, PileLayout, Point, Rect, Size } from '../layout/geometry';
import { announceChange } from '../state/announce';
import { tableCards, type TableCard } from '../state/table-cards';
import { matchCards, movements, type Matched } from '../state/matcher';
import { reuse } from '../state/reuse';

/** The top `count` cards of a pile, picked up by pointer or keyboard. */
export interface HeldCards {
  pile: string;
  count: number;
}

/** The cards that a hint points at, and their target; null if the hint names only the pile. */
export interface Hint {
  pile: string;
  count: number;
  target: string | null;
}

/** How many changes are announced together. Keys that are held down can make many before the server has confirmed them. */
const MOST_SAID = 3;

export class BoardState {
  size = $state<Size | null>(null);
  /** The height kept free at the bottom of the board for notices and hints, in pixels. */
  dockHeight = $state(0);
  game = $state.raw<Game | null>(null);
  piles = $state.raw<Pile[]>([]);
  moves = $state.raw<Move[]>([]);
  keyed = $state.raw<Matched>({ piles: [], loose: [] });
  held = $state.raw<HeldCards | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Whether all cards but those of the hint are dimmed. */
  spotlight = $state(false);
  announcement = $state('');
  /** The latest announcement of a change. */
  lastChange = '';
  /** Changes that are announced together once the server has confirmed the move. */
  #unsaid: string[] = [];

  #lastKey = 0;
  /** The piles as they were given last. `piles` can contain parts of earlier ones. */
  #given: Pile[] = this.piles;
  #lastLayout: Layout | null = null;
  #lastCards: TableCard[] = [];

  layout: Layout | null = $derived.by(() => {
    if (!this.size || !this.game || this.size.width < 1) return null;
    const scene = { game: this.game, piles: this.piles, preferences: this.preferences() };
    return (this.#lastLayout = reuse(this.#lastLayout, layOutAboveDock(scene, this.size, this.dockHeight)));
  });
  cards: TableCard[] = $derived.by(() => {
    const cards = this.layout ? tableCards(this.keyed.piles, this.layout) : [];
    // By key, because a drawn card is on no pile until the server sends its face.
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- only used here
    const before = new Map(this.#lastCards.map((card) => [card.key, card]));
    return (this.#lastCards = cards.map((card) => reuse(before.get(card.key) ?? card, card)));
  });
  /** The legal targets of the picked-up cards. */
  targets: ReadonlySet<string> = $derived.by(() => {
    const { held, moves } = this;
    const legal = moves.filter((move) => held && move.source === held.pile && move.count === held.count);
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced, never mutated
    return new Set(legal.map((move) => move.target));
  });

  /** The slots whose cards are covered by others. */
  covered: ReadonlySet<string> = $derived.by(() => coveredSlots(this.game?.places ?? [], this.piles));

  /** The keys of the cards that the spotlight leaves bright; null without a spotlight. */
  lit: ReadonlySet<number> | null = $derived.by(() => {
    const { hint } = this;
    if (!hint || !this.spotlight) return null;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced, never mutated
    return new Set([
      ...this.topKeys(hint.pile, hint.count),
      ...(hint.target === null ? [] : this.topKeys(hint.target, 1)),
    ]);
  });

  constructor(private readonly preferences: () => LayoutPreferences) {}

  /**
   * Shows these piles and announces what changed. Returns the ids of the piles that received cards.
   *
   * While a move is `pending`, the page doesn't know yet which cards it turns up or which card fills the column. The announcement waits for
   * them, because a second one would interrupt the first.
   */
  show(game: Game, piles: Pile[], moves: Move[], pending = false): string[] {
    this.game = game;
    this.moves = reuse(this.moves, moves);
    const moved = piles === this.#given ? [] : this.#replace(game, piles);
    if (!pending && this.#unsaid.length > 0) {
      this.lastChange = this.#unsaid.slice(-MOST_SAID).join(' ');
      this.announce(this.lastChange);
      this.#unsaid = [];
    }
    return moved;
  }

  #replace(game: Game, piles: Pile[]): string[] {
    this.#given = piles;
    const same = reuse(this.piles, piles);
    // The server's answer to a move that is already on the screen.
    if (same === this.piles && this.keyed.piles.length > 0) return [];
    const before = this.keyed;
    const after = matchCards(before, piles, () => ++this.#lastKey);
    const change = announceChange(before, after, { game, piles });
    if (change) this.#unsaid.push(change);
    if (this.held && !areSameCards(before, after, this.held)) this.held = null;
    this.piles = same;
    this.keyed = after;
    return movements(before, after).map(({ to }) => to);
  }

  /** Announces a message to screen readers. A zero-width space is added to a repeated message, so that it is announced too. */
  announce(words: string): void {
    this.announcement = words === this.announcement ? `${words}\u200b` : words;
  }

  pile(id: string): Pile | undefined {
    return this.piles.find((pile) => pile.id === id);
  }

  place(id: string): PileLayout | undefined {
    return this.layout?.piles.find((place) => place.id === id);
  }

  /** Returns the keys of the top `count` cards of a pile, deepest first. */
  topKeys(id: string, count: number): number[] {
    const keys = this.keyed.piles.find((pile) => pile.id === id)?.keys ?? [];
    return count > 0 ? keys.slice(-count) : [];
  }

  /** Returns the keys of the picked-up cards, deepest first. */
  heldKeys(): number[] {
    return this.held ? this.topKeys(this.held.pile, this.held.count) : [];
  }

  /** Returns the pile and card at a point of the board, or null. Cards that are still moving count as at their final place. */
  hitTest(point: Point): Hit | null {
    const { layout } = this;
    if (!layout) return null;
    const { width, height } = layout.card;
    const card = this.cards
      .filter(({ x, y, scale }) => inside(point, { x, y, width: width * scale, height: height * scale }))
      .reduce<TableCard | null>((best, card) => (best && best.z > card.z ? best : card), null);
    if (card) return { pile: card.pile, index: card.index };
    const pile = layout.piles.find((place) => place.kind !== 'slot' && inside(point, place.box));
    return pile ? { pile: pile.id, index: null } : null;
  }

  /** Returns the faces of the top `count` cards, deepest first; null if any is face down. */
  topFaces(id: string, count: number): string[] | null {
    const pile = this.pile(id);
    return pile && count > 0 && pile.cards.length >= count ? pile.cards.slice(-count) : null;
  }
}

/** Returns the cards that the board should mark for the solver's advice; null if it names neither a move nor a pile. */
export function hintFrom(advice: Advice | null): Hint | null {
  if (!advice || advice.help === 'verdict' || advice.help === 'show') return null;
  const [move] = advice.moves;
  if (move)
    return {
      pile: move.source,
      count: move.source === 'stock' || move.target === 'stock' ? 1 : move.count,
      target: move.target,
    };
  return advice.pile === null ? null : { pile: advice.pile, count: 1, target: null };
}

function areSameCards(before: Matched, after: Matched, held: HeldCards): boolean {
  const keys = ({ piles }: Matched): string =>
    (piles.find((pile) => pile.id === held.pile)?.keys.slice(-held.count) ?? []).join();
  return keys(before) === keys(after);
}

function inside(point: Point, rect: Rect): boolean {
  return point.x >= rect.x && point.y >= rect.y && point.x < rect.x + rect.width && point.y < rect.y + rect.height;
}
