/**
 * Moves the card elements to their places. Every element stands at its place by a transform; a change of place is
 * shown from wherever the card is seen now, so that a move cut short by the next one never jumps.
 */
import { cardHref } from '../cards/sheet';
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

const LEAST_MS = 150;
const MOST_MS = 300;
const MS_PER_PX = 0.16;
const DEAL_MS = 240;
/** From one card that is dealt to the next. */
const DEAL_STEP_MS = 10;
const TURN_MS = 210;
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
  /** The deal going on: when it began, and how many cards have been given. */
  #deal = { since: 0, given: 0 };

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
    // A card on its way to a place not told yet keeps its last one, to start from there; one still to be dealt has none.
    const known = cards.filter((card) => !card.drawn || elements.has(card.key) || before.has(card.key));
    this.#places = new Map([...before, ...known.map((card): [number, Placed] => [card.key, card])]);
    const moved = inDealOrder(known).flatMap((card): [HTMLElement, Placed, Placed | undefined, Spot | undefined][] => {
      const element = elements.get(card.key);
      const last = before.get(card.key);
      if (!element || this.#held.has(card.key)) return [];
      const isThere = element.style.transform !== ''; // an element made anew for a card that was here before has no place yet
      if (isThere && last && !this.#dragged.has(card.key) && isSame(last, card)) return [];
      // Where all are seen is asked before any is moved, or the browser works out the whole page anew for each.
      return [[element, card, last, last ? this.#seenAt(element, card.key, last) : how.dealFrom]];
    });
    for (const [element, card, last, from] of moved) {
      this.#stop(card.key);
      this.#put(element, card);
      if (!animate || !from) continue;
      if (last) this.#glide(element, card, from);
      else this.#give(element, card, from);
      if (last && (last.face === null) !== (card.face === null)) turnOver(element, last.face, TURN_MS * this.pace());
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

  #glide(element: HTMLElement, card: Placed, from: Spot): void {
    const distance = Math.hypot(card.x - from.x, card.y - from.y);
    if (distance < 1) return;
    const duration = Math.min(MOST_MS, LEAST_MS + distance * MS_PER_PX) * this.pace();
    element.style.zIndex = String(LIFTED + card.z);
    this.#run(
      element,
      card,
      element.animate({ transform: [translate(from), translate(card)] }, { duration, easing: EASING }),
    );
  }

  /** Deal a card: it leaves when its turn has come, and is not seen before. */
  #give(element: HTMLElement, card: Placed, from: Spot): void {
    const now = performance.now();
    if (this.#running.size === 0) this.#deal = { since: now, given: 0 };
    const delay = Math.max(0, this.#deal.given++ * DEAL_STEP_MS * this.pace() - (now - this.#deal.since));
    const keyframes = [
      { transform: translate(from), opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { transform: translate(card), opacity: 1 },
    ];
    this.#run(
      element,
      card,
      element.animate(keyframes, { duration: DEAL_MS * this.pace(), delay, easing: EASING, fill: 'backwards' }),
    );
  }

  #run(element: HTMLElement, card: Placed, animation: Animation): void {
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

/** Row by row, as one deals. */
export function inDealOrder<Card extends Pick<Placed, 'x' | 'z'>>(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => a.z - b.z || a.x - b.x);
}

const isSame = (a: Placed, b: Placed): boolean =>
  a.x === b.x && a.y === b.y && a.z === b.z && a.drawn === b.drawn && (a.face === null) === (b.face === null);

/** On whole device pixels, or thin lines and small indices blur. */
function translate({ x, y }: Spot): string {
  const ratio = window.devicePixelRatio || 1;
  const whole = (value: number): number => Math.round(value * ratio) / ratio;
  return `translate(${whole(x)}px, ${whole(y)}px)`;
}

/** What was seen of the card before lies on it until it stands on its edge. */
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
