/** Play by mouse, touch and pen: what a tap does, which cards are picked up, and where they are dropped. */
import { dropTarget } from '../drag/drop-target';
import type { GestureEvents, Hit } from '../drag/gesture';
import type { Rect } from '../layout/geometry';
import { preferences } from '../settings/preferences.svelte';
import type { Action } from '../state/session/optimistic';
import type { TableCard } from '../state/table-cards';
import type { BoardKeys } from './board-keys.svelte';
import type { BoardState } from './board-state.svelte';

/** Two taps on a card within this time are a double tap. */
const DOUBLE_MS = 350;

/** How far beside a card that can't move a tap still means one that can, in pixels. Columns on a phone overlap, and their strips are low. */
const REACH = 8;

/** What pointer play needs from the board component. */
export interface PointerActions {
  play(action: Action): void;
  tap(pile: string, count: number): void;
  /** Shows all cards in the waste. */
  showWaste(): void;
  /** Opens the menu of these cards at a point of the viewport. */
  menu(pile: string, count: number, point: { x: number; y: number }): void;
  /** Shows the picked-up cards moved by (dx, dy) from their places. */
  drag(dx: number, dy: number): void;
  /** Returns the picked-up cards to their pile. */
  putBack(): void;
}

export class BoardPointer implements GestureEvents {
  #chosenAt = 0;

  constructor(
    private readonly board: BoardState,
    private readonly keys: BoardKeys,
    private readonly actions: PointerActions,
  ) {}

  tap(touched: Hit, at?: { x: number; y: number }): void {
    const hit = this.#meant(touched, at);
    const pile = this.board.pile(hit.pile);
    const count = this.#countFrom(hit);
    if (preferences().tap === 'choose' && pile?.kind !== 'stock') return this.#choose(hit.pile, count);
    this.keys.onPointer(hit.pile);
    if (pile && (count > 0 || pile.kind === 'stock')) this.actions.tap(hit.pile, Math.max(1, count));
  }

  pick(hit: Hit): boolean {
    if (this.board.held) this.actions.putBack();
    const count = this.#countFrom(hit);
    if (!this.board.topFaces(hit.pile, count)) return false;
    this.keys.onPointer(hit.pile);
    this.board.held = { pile: hit.pile, count };
    return true;
  }

  drag(dx: number, dy: number): void {
    this.actions.drag(dx, dy);
  }

  drop(dx: number, dy: number): void {
    const { held, layout, targets } = this.board;
    const [deepest] = this.board.heldKeys();
    const first = this.board.cards.find((card) => card.key === deepest);
    const target =
      held && layout && first
        ? dropTarget(draggedRect(first, layout.card, dx, dy, held.count), layout.piles, targets, held.pile)
        : null;
    this.actions.putBack();
    if (held && target) this.actions.play({ source: held.pile, target, count: held.count });
  }

  cancel(): void {
    this.actions.putBack();
  }

  hold(hit: Hit, point: { x: number; y: number }): void {
    if (this.board.pile(hit.pile)?.kind === 'waste') this.actions.showWaste();
    else this.menu(hit, point);
  }

  menu(hit: Hit | null, point: { x: number; y: number }): void {
    if (this.board.held) this.actions.putBack();
    const place = hit ? this.board.place(hit.pile) : this.keys.current;
    if (!place) return;
    this.keys.onPointer(place.id);
    this.actions.menu(place.id, Math.max(1, hit ? this.#countFrom(hit) : this.keys.focus.count), point);
  }

  /**
   * Returns what a tap meant: if the cards that were hit can't move, those from the next strip of the column that can, or else the nearest top
   * card, within REACH.
   */
  #meant(hit: Hit, at: { x: number; y: number } | undefined): Hit {
    const { board } = this;
    if (!at || board.held || board.pile(hit.pile)?.kind === 'stock') return hit;
    const movable = new Set(board.moves.map((move) => move.source));
    const touched = board.cards.find((card) => card.pile === hit.pile && card.index === hit.index);
    if (touched && !touched.top) return this.#nextStrip(hit, at) ?? hit;
    if (movable.has(hit.pile)) return hit;
    const near = [-REACH, REACH].flatMap((dx) => board.hitTest({ x: at.x + dx, y: at.y }) ?? []);
    const hitKind = board.pile(hit.pile)?.kind;
    const isTop = ({ pile, index }: Hit): boolean =>
      board.cards.some((card) => card.pile === pile && card.index === index && card.top && card.kind === hitKind);
    return near.find((other) => movable.has(other.pile) && isTop(other)) ?? hit;
  }

  /** Returns the strip above or below a covered card from which cards can move; undefined if they can move from the card itself. */
  #nextStrip(hit: Hit, { x, y }: { x: number; y: number }): Hit | undefined {
    const canMove = (from: Hit): boolean =>
      this.board.moves.some((move) => move.source === from.pile && move.count === this.#countFrom(from));
    if (canMove(hit)) return undefined;
    const near = [REACH, -REACH].flatMap((dy) => this.board.hitTest({ x, y: y + dy }) ?? []);
    return near.find((other) => other.pile === hit.pile && canMove(other));
  }

  #countFrom(hit: Hit): number {
    const pile = this.board.pile(hit.pile);
    if (!pile || pile.kind === 'stock') return 1;
    const size = pile.hidden + pile.cards.length;
    return hit.index === null ? Math.min(1, size) : size - hit.index;
  }

  /** The first tap selects cards and the next one their target. A double tap plays them to their best target. */
  #choose(pile: string, count: number): void {
    const { board, actions } = this;
    const { held } = board;
    const target = held && held.pile !== pile ? this.#targetOf(pile) : null;
    if (held) actions.putBack();
    if (held && target) return actions.play({ source: held.pile, target, count: held.count });
    const now = performance.now();
    if (held?.pile === pile && held.count === count) {
      if (now - this.#chosenAt < DOUBLE_MS) actions.tap(pile, count);
      return;
    }
    this.keys.onPointer(pile);
    if (!board.topFaces(pile, count)) return;
    this.#chosenAt = now;
    board.held = { pile, count };
    actions.drag(0, -(board.layout?.card.height ?? 0) * 0.06);
  }

  /** Returns the legal target meant by a pile, or null. Foundations look alike, so any of them means the one that accepts the card. */
  #targetOf(pile: string): string | null {
    const { targets } = this.board;
    if (targets.has(pile)) return pile;
    const isFoundation = (id: string): boolean => this.board.pile(id)?.kind === 'foundation';
    return (isFoundation(pile) && [...targets].find(isFoundation)) || null;
  }
}

/** Returns the part of the dragged cards that must overlap the target: the deepest card, because the others hang below it. */
function draggedRect(
  first: TableCard,
  card: { width: number; height: number },
  dx: number,
  dy: number,
  count: number,
): Rect {
  const { scale } = first;
  const height = card.height * scale * (count > 1 ? 0.7 : 1);
  return { x: first.x + dx, y: first.y + dy, width: card.width * scale, height };
}
