/** Keyboard play: the focused pile, how many of its cards are selected, and the target chosen for picked-up cards. */
import { isArrow, pileTowards, type Arrow } from '../drag/arrows';
import { digitOf, keyName } from '../drag/key-name';
import type { PilePlace } from '../layout/geometry';
import type { Action } from '../state/session/optimistic';
import * as text from '../texts/text';
import type { BoardState } from './board-state.svelte';

/** What keyboard play needs from the board component. */
export interface KeyDoing {
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
  focus = $state({ pile: '', count: 1, seen: false });
  /** The chosen target of the picked-up cards; null unless cards were picked up with the keyboard. */
  aim = $state<string | null>(null);

  /** The piles that can have the focus: all except empty slots. */
  stops: PilePlace[] = $derived.by(() =>
    (this.board.layout?.piles ?? []).filter((place) => place.kind !== 'slot' || place.cards.length > 0),
  );
  /** The focused pile, or the first column if there is none. */
  home: PilePlace | undefined = $derived.by(
    () =>
      this.stops.find((place) => place.id === this.focus.pile) ??
      this.stops.find((place) => place.kind === 'column') ??
      this.stops[0],
  );

  constructor(
    private readonly board: BoardState,
    private readonly does: KeyDoing,
  ) {}

  onkeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyName(event);
    if (isArrow(key)) {
      event.preventDefault();
      this.focus.seen = true;
      if (this.board.hand) this.#aimNext(key);
      else this.#walk(key);
    } else if (key === 'Enter' || key === ' ') {
      if (event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      this.focus.seen = true;
      if (this.board.hand) this.#putDown();
      else if (event.shiftKey) this.#carry();
      else if (this.home) this.press(this.home);
    } else if (key === 'm') {
      this.focus.seen = true;
      this.#carry();
    } else if (key === 'f') {
      this.#sendHome();
    } else if (this.goByKey(event)) {
      event.preventDefault();
    } else if (key === 'Escape' && this.board.hand) {
      event.stopPropagation();
      this.does.putBack();
      this.board.announcement = text.saidPutBack();
    }
  }

  /** Handles a key that stands for a pile: moves the focus there, or drops the picked-up cards on it. Returns false for any other key. */
  goByKey(event: KeyboardEvent): boolean {
    const id = pileOfKey(event);
    if (id === null || event.ctrlKey || event.metaKey || event.altKey || !this.stops.some((place) => place.id === id))
      return false;
    if (!this.board.hand) this.goTo(id);
    else if (this.board.targets.has(id)) {
      this.aim = id;
      this.#putDown();
    } else this.does.shake(this.board.hand.pile, this.board.hand.count);
    return true;
  }

  #sendHome(): void {
    const { home, board } = this;
    if (!home) return;
    const { count } = this.focus;
    const move = board.moves.find(
      ({ source, target, count: cards }) =>
        source === home.id && cards === count && board.pile(target)?.kind === 'foundation',
    );
    if (move) this.does.play({ source: home.id, target: move.target, count });
    else this.does.shake(home.id, count);
  }

  /** Plays the selected cards of a pile to their best target. */
  press(place: PilePlace): void {
    const { count } = this.focus;
    this.focus.count = 1;
    if (place.cards.length > 0 || place.kind === 'stock') this.does.tap(place.id, count);
  }

  /** Call when a pointer was used on a pile: the arrow keys then start from it. */
  pointedAt(pile: string): void {
    this.focus = { pile, count: 1, seen: false };
    this.aim = null;
  }

  /** Call when a pile received the browser's focus. */
  arrivedAt(pile: string, seen: boolean): void {
    if (this.focus.pile === pile && !seen) return;
    this.focus = { pile, count: this.focus.pile === pile ? this.focus.count : 1, seen };
  }

  goTo(pile: string): void {
    this.focus = { pile, count: 1, seen: true };
    this.does.focusElement(pile);
  }

  #walk(arrow: Arrow): void {
    if (!this.home || this.#chooseDepth(this.home, arrow)) return;
    const next = pileTowards(this.stops, this.home, arrow);
    if (next) this.goTo(next.id);
  }

  /** Changes how many cards are selected if the arrow is up or down and another number can move. Returns whether it did. */
  #chooseDepth(place: PilePlace, arrow: Arrow): boolean {
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

  #carry(): void {
    const { home, board } = this;
    if (!home) return;
    const { count } = this.focus;
    const faces = board.topFaces(home.id, count);
    board.hand = faces ? { pile: home.id, count } : null;
    const [first] = board.targets;
    if (!faces || first === undefined) {
      board.hand = null;
      board.announcement = text.saidNoMove(faces ? text.chosen(faces) : text.pileName(home));
      this.does.shake(home.id, count);
      return;
    }
    this.aim = first;
    this.does.lift();
    board.announcement = `${text.saidCarrying(text.chosen(faces), board.targets.size)} ${this.#aimName()}`;
  }

  #aimNext(arrow: Arrow): void {
    const order = this.stops.filter((place) => this.board.targets.has(place.id));
    const at = order.findIndex((place) => place.id === this.aim);
    const step = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1;
    this.aim = order[(at + step + order.length) % order.length]?.id ?? null;
    this.board.announcement = this.#aimName();
  }

  #aimName(): string {
    const pile = this.aim === null ? undefined : this.board.pile(this.aim);
    return pile ? text.pileLabel(pile) : '';
  }

  #putDown(): void {
    const { hand } = this.board;
    const target = this.aim;
    this.does.putBack();
    this.focus.count = 1;
    if (hand && target) this.does.play({ source: hand.pile, target, count: hand.count });
  }
}

/** Returns the id of the pile that a key stands for: digits are columns 1 to 10, with Shift 11 to 20; S is the stock and T the waste. */
function pileOfKey(event: KeyboardEvent): string | null {
  const name = keyName(event);
  // On a Russian keyboard the question mark is on a digit key.
  if (name === '?') return null;
  const digit = digitOf(event);
  if (digit !== null) return `c${(digit || 10) + (event.shiftKey ? 10 : 0)}`;
  return { s: 'stock', t: 'waste' }[name] ?? null;
}
