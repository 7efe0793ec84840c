/** The state of the board: cards with their keys and positions, picked-up cards, the hint, and screen reader announcements. */
import type { Advice, Game, Move, Pile } from '../protocol/messages';
import type { Grip } from '../drag/gesture';
import { layOutAbove } from '../layout/layout';
import type { Layout, PilePlace, Rect, Seat, Size, Spot } from '../layout/geometry';
import { announceChange } from '../state/announce';
import { tableCards, type TableCard } from '../state/table-cards';
import { matchCards, movements, type Matched } from '../state/matcher';

/** The top `count` cards of a pile, picked up by pointer or keyboard. */
export interface Hand {
  pile: string;
  count: number;
}

/** The cards that a hint points at, and their target; null if the hint names only the pile. */
export interface Hinted {
  pile: string;
  count: number;
  target: string | null;
}

export class BoardState {
  size = $state<Size | null>(null);
  /** The height of the notice at the bottom of the board, in pixels; 0 if there is none. */
  noticeHeight = $state(0);
  game = $state.raw<Game | null>(null);
  piles = $state.raw<Pile[]>([]);
  moves = $state.raw<Move[]>([]);
  keyed = $state.raw<Matched>({ piles: [], loose: [] });
  hand = $state.raw<Hand | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  announcement = $state('');
  /** The latest announcement of a change. */
  lastChange = '';

  #lastKey = 0;

  layout: Layout | null = $derived.by(() => {
    if (!this.size || !this.game || this.size.width < 1) return null;
    return layOutAbove({ game: this.game, piles: this.piles, seat: this.seat() }, this.size, this.noticeHeight);
  });
  cards: TableCard[] = $derived(this.layout ? tableCards(this.keyed.piles, this.layout) : []);
  /** The legal targets of the picked-up cards. */
  targets: ReadonlySet<string> = $derived.by(() => {
    const { hand, moves } = this;
    const legal = moves.filter((move) => hand && move.source === hand.pile && move.count === hand.count);
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced, never mutated
    return new Set(legal.map((move) => move.target));
  });

  constructor(private readonly seat: () => Seat) {}

  /** Shows these piles and announces what changed. Returns the ids of the piles that received cards. */
  show(game: Game, piles: Pile[], moves: Move[]): string[] {
    this.game = game;
    this.moves = moves;
    if (piles === this.piles) return [];
    const before = this.keyed;
    const after = matchCards(before, piles, () => ++this.#lastKey);
    const said = announceChange(before, after, { game, piles });
    if (said) this.say(said);
    if (said) this.lastChange = said;
    if (this.hand && !sameHand(before, after, this.hand)) this.hand = null;
    this.piles = piles;
    this.keyed = after;
    return movements(before, after).map(({ to }) => to);
  }

  /** Announces a text to screen readers. A zero-width space makes a repeated text different, so that it is announced too. */
  say(words: string): void {
    this.announcement = words === this.announcement ? `${words}\u200b` : words;
  }

  pile(id: string): Pile | undefined {
    return this.piles.find((pile) => pile.id === id);
  }

  place(id: string): PilePlace | undefined {
    return this.layout?.piles.find((place) => place.id === id);
  }

  /** Returns the keys of the top `count` cards of a pile, deepest first. */
  topKeys(id: string, count: number): number[] {
    const keys = this.keyed.piles.find((pile) => pile.id === id)?.keys ?? [];
    return count > 0 ? keys.slice(-count) : [];
  }

  /** Returns the keys of the picked-up cards, deepest first. */
  heldKeys(): number[] {
    return this.hand ? this.topKeys(this.hand.pile, this.hand.count) : [];
  }

  /** Returns the pile and card at a point of the board, or null. Cards that are still moving count as at their final place. */
  gripAt(point: Spot): Grip | null {
    const { layout } = this;
    if (!layout) return null;
    const { width, height } = layout.card;
    const hit = this.cards
      .filter(({ x, y }) => inside(point, { x, y, width, height }))
      .reduce<TableCard | null>((best, card) => (best && best.z > card.z ? best : card), null);
    if (hit) return { pile: hit.pile, index: hit.index };
    const ground = layout.piles.find((place) => place.kind !== 'slot' && inside(point, place.box));
    return ground ? { pile: ground.id, index: null } : null;
  }

  /** Returns the faces of the top `count` cards, deepest first; null if any is face down. */
  topFaces(id: string, count: number): string[] | null {
    const pile = this.pile(id);
    return pile && count > 0 && pile.cards.length >= count ? pile.cards.slice(-count) : null;
  }
}

/** Returns the cards that the board should mark for the solver's advice; null if it names neither a move nor a pile. */
export function hintedBy(said: Advice | null): Hinted | null {
  if (!said || said.help === 'verdict' || said.help === 'show') return null;
  const [move] = said.moves;
  if (move)
    return {
      pile: move.source,
      count: move.source === 'stock' || move.target === 'stock' ? 1 : move.count,
      target: move.target,
    };
  return said.pile === null ? null : { pile: said.pile, count: 1, target: null };
}

function sameHand(before: Matched, after: Matched, hand: Hand): boolean {
  const keys = ({ piles }: Matched): string =>
    (piles.find((pile) => pile.id === hand.pile)?.keys.slice(-hand.count) ?? []).join();
  return keys(before) === keys(after);
}

function inside(point: Spot, rect: Rect): boolean {
  return point.x >= rect.x && point.y >= rect.y && point.x < rect.x + rect.width && point.y < rect.y + rect.height;
}
