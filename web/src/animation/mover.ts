/**
 * Moves the card elements to their places. Every element stands at its place by a transform; a change of place is
 * shown from wherever the card is seen now, so that a move cut short by the next one never jumps.
 */
import type { Spot } from '../layout/geometry';

export interface Placed extends Spot {
  key: number;
  face: string | null;
  z: number;
  /** Has an element. */
  drawn: boolean;
}

export interface Settling {
  /** Without: everything is at once where it belongs (a resized window, the first sight of a game going on). */
  animate: boolean;
  /** Cards not seen before come from here, one after another; without, they are simply there. */
  dealFrom?: Spot;
}

const LEAST_MS = 130;
const MOST_MS = 220;
const DEAL_STEP_MS = 7;
const EASING = 'cubic-bezier(0.25, 0.8, 0.35, 1)';
const LIFTED = 1000;
const DRAGGED = 3000;

export class Mover {
  /** Where every card belongs, those without an element too: a card may get one when it begins to move. */
  #places = new Map<number, Placed>();
  #running = new Map<number, Animation>();
  /** In the player's hand: settling leaves them alone. */
  #held = new Set<number>();
  /** Where dragged cards are seen; kept after letting go until they are settled. */
  #dragged = new Map<number, Spot>();

  constructor(
    private readonly layer: HTMLElement,
    private readonly onBusy: (busy: boolean) => void,
    /** Over the usual time; 0 when nothing is to move. */
    private readonly pace: () => number,
  ) {}

  settle(cards: readonly Placed[], how: Settling): void {
    const before = this.#places;
    const elements = this.#elements();
    const animate = how.animate && this.pace() > 0;
    // A card on its way to a place not told yet keeps its last one, to start from there.
    this.#places = new Map([...before, ...cards.map((card): [number, Placed] => [card.key, card])]);
    const turns = dealOrder(cards, before);
    for (const card of cards) {
      const element = elements.get(card.key);
      if (!element) continue;
      const known = before.get(card.key);
      if (this.#held.has(card.key)) continue;
      const from = known ? this.#seenAt(element, card.key, known) : how.dealFrom;
      this.#stop(card.key);
      this.#put(element, card);
      if (!animate || !from) continue;
      const delayMs = known ? 0 : (turns.get(card.key) ?? 0) * DEAL_STEP_MS * this.pace();
      this.#glide(element, card, from, delayMs);
      if (known && (known.face === null) !== (card.face === null)) turnOver(element, this.pace());
    }
    if (this.#held.size === 0) this.#dragged.clear();
    this.#report();
  }

  /** Show these cards moved by (dx, dy) from their places, above all others. */
  drag(keys: readonly number[], dx: number, dy: number): void {
    const elements = this.#elements();
    this.#held = new Set(keys);
    keys.forEach((key, i) => {
      const place = this.#places.get(key);
      const element = elements.get(key);
      if (!place || !element) return;
      this.#stop(key);
      const spot = { x: place.x + dx, y: place.y + dy };
      this.#dragged.set(key, spot);
      element.style.transform = translate(spot);
      element.style.zIndex = String(DRAGGED + i);
    });
  }

  /** Let go: the next settling takes the cards home, or wherever they now belong, from where they were let go. */
  release(): void {
    this.#held.clear();
  }

  /** A small shake of cards that cannot move. */
  shake(keys: readonly number[]): void {
    if (this.pace() === 0) return;
    const elements = this.#elements();
    for (const key of keys) {
      const inner = elements.get(key)?.firstElementChild;
      inner?.animate(
        { transform: [0, -4, 4, -3, 2, 0].map((x) => `translateX(${x}px)`) },
        { duration: 260, easing: 'ease-out' },
      );
    }
  }

  stop(): void {
    for (const key of [...this.#running.keys()]) this.#stop(key);
  }

  #elements(): Map<number, HTMLElement> {
    const elements = new Map<number, HTMLElement>();
    for (const child of this.layer.children) {
      if (child instanceof HTMLElement && child.dataset['key']) elements.set(Number(child.dataset['key']), child);
    }
    return elements;
  }

  #seenAt(element: HTMLElement, key: number, place: Spot): Spot {
    const dragged = this.#dragged.get(key);
    if (dragged) return dragged;
    if (!this.#running.has(key)) return place;
    const { m41, m42 } = new DOMMatrixReadOnly(getComputedStyle(element).transform);
    return { x: m41, y: m42 };
  }

  #put(element: HTMLElement, card: Placed): void {
    element.style.transform = translate(card);
    element.style.zIndex = String(card.z);
  }

  #glide(element: HTMLElement, card: Placed, from: Spot, delayMs: number): void {
    const distance = Math.hypot(card.x - from.x, card.y - from.y);
    if (distance < 1) return;
    const duration = Math.min(MOST_MS, LEAST_MS + distance * 0.15) * this.pace();
    element.style.zIndex = String(LIFTED + card.z);
    const animation = element.animate(
      { transform: [translate(from), translate(card)] },
      { duration, delay: delayMs, easing: EASING, fill: 'backwards' },
    );
    this.#running.set(card.key, animation);
    animation.onfinish = () => {
      if (this.#running.get(card.key) !== animation) return;
      this.#running.delete(card.key);
      if (!this.#dragged.has(card.key)) element.style.zIndex = String(this.#places.get(card.key)?.z ?? card.z);
      this.#report();
    };
  }

  #stop(key: number): void {
    this.#running.get(key)?.cancel();
    this.#running.delete(key);
  }

  #report(): void {
    this.onBusy(this.#running.size > 0);
  }
}

/** The turn of every card not seen before: row by row, as one deals. */
function dealOrder(cards: readonly Placed[], before: ReadonlyMap<number, Placed>): Map<number, number> {
  const fresh = cards.filter((card) => card.drawn && !before.has(card.key)).sort((a, b) => a.z - b.z || a.x - b.x);
  return new Map(fresh.map((card, turn) => [card.key, turn]));
}

/** On whole device pixels, or thin lines and small indices blur. */
function translate({ x, y }: Spot): string {
  const ratio = window.devicePixelRatio || 1;
  const whole = (value: number): number => Math.round(value * ratio) / ratio;
  return `translate(${whole(x)}px, ${whole(y)}px)`;
}

function turnOver(element: HTMLElement, pace: number): void {
  element.firstElementChild?.animate({ transform: ['scaleX(0.05)', 'scaleX(1)'] }, { duration: 170 * pace, easing: 'ease-out' });
}
