/**
 * Animates the card elements. A transform puts each element in its place. An animation starts from wherever the card is
 * on the screen, so that a card never jumps when the next move interrupts the last one.
 */
import { cardHref } from '../cards/sheet';
import type { Point } from '../layout/geometry';

/** Where a card is drawn, and how large relative to others; 1 if nothing is said. */
export interface Spot extends Point {
  scale?: number | undefined;
}

export interface PlacedCard extends Spot {
  key: number;
  face: string | null;
  z: number;
  /** Whether the card has an element. */
  drawn: boolean;
}

export interface SettleOptions {
  /** If false, cards jump to their places, as after a resize or when a game in progress is opened. */
  animate: boolean;
  /** The point that new cards are dealt from, one after another. Without it they appear in their places. */
  dealFrom?: Spot;
}

const MIN_MS = 150;
const MAX_MS = 300;
const MS_PER_PX = 0.16;
const DEAL_MS = 240;
/** The delay between two dealt cards. */
const DEAL_STEP_MS = 10;
const TURN_MS = 210;
const EASING = 'cubic-bezier(0.25, 0.8, 0.35, 1)';
const LIFTED = 1000;
const DRAGGED = 3000;

/** A card on its way. */
interface Flight {
  animation: Animation;
  from: Spot;
  to: Spot;
}

export class Mover {
  /** The place of each card. Includes cards without an element, because a card can get one when it starts to move. */
  #places = new Map<number, PlacedCard>();
  #running = new Map<number, Flight>();
  /** The keys of the elements. An element keeps its key, and reading the attribute of each one for each move would take longer. */
  readonly #keys = new WeakMap<Element, number>();
  /** The cards being dragged. `settle` does not move them. */
  #held = new Set<number>();
  /** The positions of dragged cards, until `settle` moves them after the drop. */
  #dragged = new Map<number, Spot>();
  /** The deal in progress: its start time, and the number of cards dealt so far. */
  #deal = { since: 0, dealt: 0 };

  constructor(
    private readonly layer: HTMLElement,
    private readonly onBusy: (busy: boolean) => void,
    /** The animation time relative to normal; 0 if animation is off. */
    private readonly timeScale: () => number,
  ) {}

  settle(cards: readonly PlacedCard[], options: SettleOptions): void {
    const before = this.#places;
    const elements = this.#elements();
    const animate = options.animate && this.timeScale() > 0;
    // A card whose new place is not known yet keeps its last one, to start from there. A card that is still to be dealt has no place.
    const known = cards.filter((card) => !card.drawn || elements.has(card.key) || before.has(card.key));
    this.#places = new Map([...before, ...known.map((card): [number, PlacedCard] => [card.key, card])]);
    const moved = inDealOrder(known).flatMap(
      (card): [HTMLElement, PlacedCard, PlacedCard | undefined, Spot | undefined][] => {
        const element = elements.get(card.key);
        const last = before.get(card.key);
        if (!element || this.#held.has(card.key)) return [];
        const isPlaced = element.style.transform !== ''; // a new element of a known card has no transform yet
        if (isPlaced && last && !this.#dragged.has(card.key) && isSame(last, card)) return [];
        return [[element, card, last, last ? this.#currentPosition(card.key, last) : options.dealFrom]];
      },
    );
    for (const [element, card, last, from] of moved) {
      this.#stop(card.key);
      this.#put(element, card);
      if (!animate || !from) continue;
      if (last) this.#glide(element, card, from);
      else this.#dealCard(element, card, from);
      if (last && (last.face === null) !== (card.face === null))
        turnOver(element, last.face, TURN_MS * this.timeScale());
    }
    if (this.#held.size === 0) this.#dragged.clear();
    this.#report();
  }

  /** Shows these cards moved by (dx, dy) from their places, above all others. */
  drag(keys: readonly number[], dx: number, dy: number): void {
    const elements = this.#elements();
    this.#held = new Set(keys);
    keys.forEach((key, i) => {
      const place = this.#places.get(key);
      const element = elements.get(key);
      if (!place || !element) return;
      this.#stop(key);
      const spot = { x: place.x + dx, y: place.y + dy, scale: place.scale };
      this.#dragged.set(key, spot);
      element.style.transform = translate(spot);
      element.style.zIndex = String(DRAGGED + i);
    });
  }

  /** Ends a drag. The next `settle` moves the cards to their places from where they were dropped. */
  release(): void {
    this.#held.clear();
  }

  /** Shakes cards that cannot move. */
  shake(keys: readonly number[]): void {
    if (this.timeScale() === 0) return;
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
    for (let child = this.layer.firstElementChild; child; child = child.nextElementSibling) {
      if (!(child instanceof HTMLElement)) continue;
      let key = this.#keys.get(child);
      if (key === undefined) this.#keys.set(child, (key = Number(child.dataset['key'])));
      elements.set(key, child);
    }
    return elements;
  }

  /** Returns where a card is now. A style that the browser computes would say it too, but for that it would lay out the page at once. */
  #currentPosition(key: number, place: Spot): Spot {
    const dragged = this.#dragged.get(key);
    const flight = this.#running.get(key);
    if (dragged || !flight) return dragged ?? place;
    const { from, to, animation } = flight;
    const progress = animation.effect?.getComputedTiming().progress ?? 1; // with the easing
    const between = (a: number, b: number): number => a + (b - a) * progress;
    return { x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale ?? 1, to.scale ?? 1) };
  }

  #put(element: HTMLElement, card: PlacedCard): void {
    element.style.transform = translate(card);
    element.style.zIndex = String(card.z);
  }

  #glide(element: HTMLElement, card: PlacedCard, from: Spot): void {
    const distance = Math.hypot(card.x - from.x, card.y - from.y);
    if (distance < 1) return;
    const duration = Math.min(MAX_MS, MIN_MS + distance * MS_PER_PX) * this.timeScale();
    element.style.zIndex = String(LIFTED + card.z);
    const animation = element.animate({ transform: [translate(from), translate(card)] }, { duration, easing: EASING });
    this.#run(element, card, { animation, from, to: card });
  }

  /** Deals a card, which stays invisible until its turn. */
  #dealCard(element: HTMLElement, card: PlacedCard, from: Spot): void {
    const now = performance.now();
    if (this.#running.size === 0) this.#deal = { since: now, dealt: 0 };
    const delay = Math.max(0, this.#deal.dealt++ * DEAL_STEP_MS * this.timeScale() - (now - this.#deal.since));
    const keyframes = [
      { transform: translate(from), opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { transform: translate(card), opacity: 1 },
    ];
    const timing = { duration: DEAL_MS * this.timeScale(), delay, easing: EASING, fill: 'backwards' } as const;
    this.#run(element, card, { animation: element.animate(keyframes, timing), from, to: card });
  }

  #run(element: HTMLElement, card: PlacedCard, flight: Flight): void {
    this.#running.set(card.key, flight);
    flight.animation.onfinish = () => {
      if (this.#running.get(card.key) !== flight) return;
      this.#running.delete(card.key);
      if (!this.#dragged.has(card.key)) element.style.zIndex = String(this.#places.get(card.key)?.z ?? card.z);
      this.#report();
    };
  }

  #stop(key: number): void {
    this.#running.get(key)?.animation.cancel();
    this.#running.delete(key);
  }

  #report(): void {
    this.onBusy(this.#running.size > 0);
  }
}

/** Returns the cards row by row, the order in which they are dealt. */
export function inDealOrder<Card extends Pick<PlacedCard, 'x' | 'z'>>(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => a.z - b.z || a.x - b.x);
}

const isSame = (a: PlacedCard, b: PlacedCard): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.z === b.z &&
  a.scale === b.scale &&
  a.drawn === b.drawn &&
  (a.face === null) === (b.face === null);

/** Returns a transform that is rounded to device pixels, so that thin lines and small indices stay sharp. */
function translate({ x, y, scale = 1 }: Spot): string {
  const ratio = window.devicePixelRatio || 1;
  const round = (value: number): number => Math.round(value * ratio) / ratio;
  const moved = `translate(${round(x)}px, ${round(y)}px)`;
  return scale === 1 ? moved : `${moved} scale(${scale})`;
}

/** Animates turning a card over: the old side narrows until it disappears, then the new side widens. */
function turnOver(element: HTMLElement, before: string | null, duration: number): void {
  const now = element.querySelector('svg');
  if (!now) return;
  const old = now.cloneNode(true) as SVGSVGElement;
  const use = old.querySelector('use');
  use?.setAttribute('href', cardHref(before, use.getAttribute('href')?.endsWith('-c') ?? false));
  old.style.position = 'absolute';
  old.style.inset = '0';
  now.after(old);
  const half = { duration: duration / 2, easing: 'ease-in' };
  old.animate({ transform: ['none', 'scaleX(0)'] }, { ...half, fill: 'forwards' }).finished.then(
    () => old.remove(),
    () => old.remove(),
  );
  now.animate(
    { transform: ['scaleX(0)', 'none'] },
    { ...half, easing: 'ease-out', delay: half.duration, fill: 'backwards' },
  );
}
