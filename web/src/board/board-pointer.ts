/** Play by mouse, touch and pen: what a tap does, which cards are picked up, and where they are dropped. */
import { dropTarget } from '../drag/drop-target';
import type { GestureEvents, Grip } from '../drag/gesture';
import type { Rect } from '../layout/geometry';
import { preferences } from '../settings/preferences.svelte';
import type { Action } from '../state/session/optimistic';
import type { BoardKeys } from './board-keys.svelte';
import type { BoardState } from './board-state.svelte';

/** Two taps on a card within this time are a double tap. */
const DOUBLE_MS = 350;

/** What pointer play needs from the board component. */
export interface PointerDoing {
  play(action: Action): void;
  tap(pile: string, count: number): void;
  /** Shows all cards of the waste. */
  look(): void;
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
    private readonly does: PointerDoing,
  ) {}

  tap(grip: Grip): void {
    const pile = this.board.pile(grip.pile);
    const count = this.#countFrom(grip);
    if (preferences().tap === 'choose' && pile?.kind !== 'stock') return this.#choose(grip.pile, count);
    this.keys.pointedAt(grip.pile);
    if (pile && (count > 0 || pile.kind === 'stock')) this.does.tap(grip.pile, Math.max(1, count));
  }

  pick(grip: Grip): boolean {
    if (this.board.hand) this.does.putBack();
    const count = this.#countFrom(grip);
    if (!this.board.topFaces(grip.pile, count)) return false;
    this.keys.pointedAt(grip.pile);
    this.board.hand = { pile: grip.pile, count };
    return true;
  }

  drag(dx: number, dy: number): void {
    this.does.drag(dx, dy);
  }

  drop(dx: number, dy: number): void {
    const { hand, layout, targets } = this.board;
    const [deepest] = this.board.heldKeys();
    const first = this.board.cards.find((card) => card.key === deepest);
    const target =
      hand && layout && first
        ? dropTarget(draggedRect(first, layout.card, dx, dy, hand.count), layout.piles, targets, hand.pile)
        : null;
    this.does.putBack();
    if (hand && target) this.does.play({ source: hand.pile, target, count: hand.count });
  }

  cancel(): void {
    this.does.putBack();
  }

  hold(grip: Grip, point: { x: number; y: number }): void {
    if (this.board.pile(grip.pile)?.kind === 'waste') this.does.look();
    else this.menu(grip, point);
  }

  menu(grip: Grip | null, point: { x: number; y: number }): void {
    if (this.board.hand) this.does.putBack();
    const place = grip ? this.board.place(grip.pile) : this.keys.home;
    if (!place) return;
    this.keys.pointedAt(place.id);
    this.does.menu(place.id, Math.max(1, grip ? this.#countFrom(grip) : this.keys.focus.count), point);
  }

  #countFrom(grip: Grip): number {
    const pile = this.board.pile(grip.pile);
    if (!pile || pile.kind === 'stock') return 1;
    const size = pile.hidden + pile.cards.length;
    return grip.index === null ? Math.min(1, size) : size - grip.index;
  }

  /** The first tap selects cards and the next one their target. A double tap plays them to their best target. */
  #choose(pile: string, count: number): void {
    const { board, does } = this;
    const { hand } = board;
    const target = hand && hand.pile !== pile ? this.#targetOf(pile) : null;
    if (hand) does.putBack();
    if (hand && target) return does.play({ source: hand.pile, target, count: hand.count });
    const now = performance.now();
    if (hand?.pile === pile && hand.count === count) {
      if (now - this.#chosenAt < DOUBLE_MS) does.tap(pile, count);
      return;
    }
    this.keys.pointedAt(pile);
    if (!board.topFaces(pile, count)) return;
    this.#chosenAt = now;
    board.hand = { pile, count };
    does.drag(0, -(board.layout?.card.height ?? 0) * 0.06);
  }

  /** Returns the legal target meant by a pile, or null. Foundations look alike, so each of them means the one that accepts the card. */
  #targetOf(pile: string): string | null {
    const { targets } = this.board;
    if (targets.has(pile)) return pile;
    const isFoundation = (id: string): boolean => this.board.pile(id)?.kind === 'foundation';
    return (isFoundation(pile) && [...targets].find(isFoundation)) || null;
  }
}

/** Returns the part of the dragged cards that must overlap the target: the deepest card, because the others hang below it. */
function draggedRect(
  first: { x: number; y: number },
  card: { width: number; height: number },
  dx: number,
  dy: number,
  count: number,
): Rect {
  return { x: first.x + dx, y: first.y + dy, width: card.width, height: card.height * (count > 1 ? 0.7 : 1) };
}
