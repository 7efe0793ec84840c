/** Playing by keys: which pile is in focus, how many of its cards are chosen, and where carried cards are aimed. */
import { isArrow, pileTowards, type Arrow } from '../drag/arrows';
import { digitOf, keyName } from '../drag/key-name';
import type { PilePlace } from '../layout/geometry';
import type { Action } from '../state/session/optimistic';
import * as text from '../texts/text';
import type { BoardState } from './board-state.svelte';

/** What the keys need of the board on the screen. */
export interface KeyDoing {
  play(action: Action): void;
  tap(pile: string, count: number): void;
  shake(pile: string, count: number): void;
  /** Show the cards in hand lifted a little. */
  lift(): void;
  /** Let go of the cards in hand. */
  putBack(): void;
  focusElement(pile: string): void;
}

export class BoardKeys {
  /** The pile arrows start from, how many of its cards are chosen, and whether the ring is to be seen. */
  focus = $state({ pile: '', count: 1, seen: false });
  /** Of the legal places for the cards in hand, the one chosen; null when nothing is carried by keys. */
  aim = $state<string | null>(null);

  /** The piles one can go to: all but slots that are empty. */
  stops: PilePlace[] = $derived.by(() =>
    (this.board.layout?.piles ?? []).filter((place) => place.kind !== 'slot' || place.cards.length > 0),
  );
  /** The pile in focus; before there is one, and when it is gone, the first column. */
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

  /** Go to the pile that a key names, or put what is carried down there; false when it names none. */
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

  /** Play the chosen cards of a pile where they fit best. */
  press(place: PilePlace): void {
    const { count } = this.focus;
    this.focus.count = 1;
    if (place.cards.length > 0 || place.kind === 'stock') this.does.tap(place.id, count);
  }

  /** A pointer was used on this pile: arrows go on from here. */
  pointedAt(pile: string): void {
    this.focus = { pile, count: 1, seen: false };
    this.aim = null;
  }

  /** The browser's focus came to this pile. */
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

  /** Up and down choose among the numbers of cards that can move together, where there is a choice. */
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

/** Digits are columns, with Shift those beyond the tenth; the stock and the waste have letters. */
function pileOfKey(event: KeyboardEvent): string | null {
  const name = keyName(event);
  // On a Russian keyboard it stands on a digit's key.
  if (name === '?') return null;
  const digit = digitOf(event);
  if (digit !== null) return `c${(digit || 10) + (event.shiftKey ? 10 : 0)}`;
  return { s: 'stock', t: 'waste' }[name] ?? null;
}
