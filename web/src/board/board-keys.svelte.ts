/** Keyboard play: the focused pile, how many of its cards are selected, and the target chosen for picked-up cards. */
import { isArrow, nearest, pileTowards, type Arrow } from '../drag/arrows';
import { digitOf, keyName } from '../drag/key-name';
import type { PileLayout } from '../layout/geometry';
import type { Action } from '../state/session/optimistic';
import * as text from '../texts/text';
import type { BoardState } from './board-state.svelte';

/** What keyboard play needs from the board component. */
export interface KeyActions {
  play(action: Action): void;
  tap(pile: string, count: number): void;
  shake(pile: string, count: number): void;
  /** Shows the picked-up cards slightly raised. */
  lift(): void;
  /** Returns the picked-up cards to their pile. */
  putBack(): void;
  focusElement(pile: string): void;
}

export class BoardKeys {
  /** The focused pile, how many of its cards are selected, and whether the focus ring is visible. */
  focus = $state({ pile: '', count: 1, visible: false });
  /** The chosen target of the picked-up cards; null unless cards were picked up with the keyboard. */
  aim = $state<string | null>(null);

  /** The piles that can have the focus: all except empty slots. */
  focusable: PileLayout[] = $derived.by(() =>
    (this.board.layout?.piles ?? []).filter((place) => place.kind !== 'slot' || place.cards.length > 0),
  );
  /** The focused pile. If its card has been played, the nearest one that can be played; if there is no such pile, the first column. */
  current: PileLayout | undefined = $derived.by(
    () =>
      this.focusable.find((place) => place.id === this.focus.pile) ??
      this.#nearestSlot() ??
      this.focusable.find((place) => place.kind === 'column') ??
      this.focusable[0],
  );

  constructor(
    private readonly board: BoardState,
    private readonly actions: KeyActions,
  ) {}

  /** Returns the slot nearest to the focused one, which is empty: if possible one whose card no other covers. */
  #nearestSlot(): PileLayout | undefined {
    const from = this.board.place(this.focus.pile);
    if (!from) return undefined;
    const slots = this.focusable.filter(({ kind }) => kind === 'slot');
    const free = slots.filter(({ id }) => !this.board.covered.has(id));
    return nearest(free.length > 0 ? free : slots, from);
  }

  onkeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyName(event);
    if (isArrow(key)) {
      event.preventDefault();
      this.focus.visible = true;
      if (this.board.held) this.#aimNext(key);
      else this.#moveFocus(key);
    } else if (key === 'Enter' || key === ' ') {
      if (event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      // A key that is held down doesn't play on, and one that is pressed where no focus is visible only shows it.
      if (event.repeat || !this.focus.visible) return void (this.focus.visible = true);
      if (this.board.held) this.#drop();
      else if (event.shiftKey) this.#pickUp();
      else if (this.current) this.press(this.current);
    } else if (key === 'm') {
      this.focus.visible = true;
      this.#pickUp();
    } else if (key === 'f') {
      this.#playToFoundation();
    } else if (this.handlePileKey(event)) {
      event.preventDefault();
    } else if (key === 'Escape' && this.board.held) {
      event.stopPropagation();
      this.actions.putBack();
      this.board.announcement = text.describePutBack();
    }
  }

  /** Handles a key that stands for a pile: moves the focus there, or drops the picked-up cards on it, legally or not. Returns false for any other key. */
  handlePileKey(event: KeyboardEvent): boolean {
    const id = pileForKey(event);
    if (
      id === null ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      !this.focusable.some((place) => place.id === id)
    )
      return false;
    if (!this.board.held) this.goTo(id);
    else {
      // Even if the cards can't go there, because the referee then says why.
      this.aim = id;
      this.#drop();
    }
    return true;
  }

  #playToFoundation(): void {
    const { current, board } = this;
    if (!current) return;
    const { count } = this.focus;
    const move = board.moves.find(
      ({ source, target, count: cards }) =>
        source === current.id && cards === count && board.pile(target)?.kind === 'foundation',
    );
    // If there is no such move, the referee says why.
    const target = move?.target ?? board.piles.find(({ kind }) => kind === 'foundation')?.id;
    if (target) this.actions.play({ source: current.id, target, count });
    else this.actions.shake(current.id, count);
  }

  /** Plays the selected cards of a pile to their best target. */
  press(place: PileLayout): void {
    const { count } = this.focus;
    this.focus.count = 1;
    if (place.cards.length > 0 || place.kind === 'stock') this.actions.tap(place.id, count);
  }

  /** Call when a pointer was used on a pile: the arrow keys then start from it. */
  onPointer(pile: string): void {
    this.focus = { pile, count: 1, visible: false };
    this.aim = null;
  }

  /** Call when a pile received the browser's focus. */
  onFocus(pile: string, visible: boolean): void {
    if (this.focus.pile === pile && !visible) return;
    this.focus = { pile, count: this.focus.pile === pile ? this.focus.count : 1, visible };
  }

  goTo(pile: string): void {
    this.focus = { pile, count: 1, visible: true };
    this.actions.focusElement(pile);
  }

  /** Moves the focus to the current pile. The browser decides whether the ring is visible, as it does for other elements. */
  takeFocus(): void {
    if (this.current) this.actions.focusElement(this.current.id);
  }

  #moveFocus(arrow: Arrow): void {
    if (!this.current || this.#changeCount(this.current, arrow)) return;
    const next = pileTowards(this.focusable, this.current, arrow);
    if (next) this.goTo(next.id);
  }

  /** Selects more cards (up) or fewer (down) if that many can move. Returns whether the selection changed. */
  #changeCount(place: PileLayout, arrow: Arrow): boolean {
    if (place.kind !== 'column') return false;
    const movable = this.board.moves.filter((move) => move.source === place.id).map((move) => move.count);
    const ascending = [1, ...movable].sort((a, b) => a - b);
    const counts = ascending.filter((count, i) => count !== ascending[i - 1]);
    const at = counts.indexOf(this.focus.count);
    const next = arrow === 'ArrowUp' ? counts[at + 1] : arrow === 'ArrowDown' ? counts[at - 1] : undefined;
    if (next === undefined) return false;
    this.focus.count = next;
    this.board.announcement = text.chosen(this.board.topFaces(place.id, next) ?? []);
    return true;
  }

  #pickUp(): void {
    const { current, board } = this;
    if (!current) return;
    const { count } = this.focus;
    const faces = board.topFaces(current.id, count);
    board.held = faces ? { pile: current.id, count } : null;
    const [first] = board.targets;
    if (!faces || first === undefined) {
      board.held = null;
      board.announcement = text.describeNoMove(faces ? text.chosen(faces) : text.pileName(current));
      this.actions.shake(current.id, count);
      return;
    }
    this.aim = first;
    this.actions.lift();
    board.announcement = `${text.describePickedUp(text.chosen(faces), board.targets.size)} ${this.#aimName()}`;
  }

  #aimNext(arrow: Arrow): void {
    const order = this.focusable.filter((place) => this.board.targets.has(place.id));
    const at = order.findIndex((place) => place.id === this.aim);
    const step = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1;
    this.aim = order[(at + step + order.length) % order.length]?.id ?? null;
    this.board.announcement = this.#aimName();
  }

  #aimName(): string {
    const pile = this.aim === null ? undefined : this.board.pile(this.aim);
    return pile ? text.pileLabel(pile) : '';
  }

  #drop(): void {
    const { held } = this.board;
    const target = this.aim;
    this.actions.putBack();
    this.focus.count = 1;
    if (held && target) this.actions.play({ source: held.pile, target, count: held.count });
  }
}

/** Returns the id of the pile that a key stands for: digits are columns 1 to 10, with Shift 11 to 20; S is the stock and T the waste. */
function pileForKey(event: KeyboardEvent): string | null {
  const name = keyName(event);
  // On a Russian keyboard the question mark is on a digit key.
  if (name === '?') return null;
  const digit = digitOf(event);
  if (digit !== null) return `c${(digit || 10) + (event.shiftKey ? 10 : 0)}`;
  return { s: 'stock', t: 'waste' }[name] ?? null;
}
