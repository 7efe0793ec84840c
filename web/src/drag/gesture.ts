/** Turns mouse, touch and pen events on a board into taps, long presses, drags and menu requests. */

/** What is at the point where a gesture began. */
export interface Hit {
  pile: string;
  /** The index of the card in its pile, 0 for the deepest; null if there is no card at that point. */
  index: number | null;
}

interface Point {
  x: number;
  y: number;
}

export interface GestureEvents {
  /** `at` is where the tap began, relative to the board's top left corner. */
  tap(hit: Hit, at: Point): void;
  /** Called when a drag begins. Returns whether the cards can be picked up; if not, the gesture is ignored. */
  pick(hit: Hit): boolean;
  drag(dx: number, dy: number): void;
  drop(dx: number, dy: number): void;
  cancel(): void;
  hold(hit: Hit, point: Point): void;
  /** Called for a context menu. `point` is in the viewport; `hit` is null if the menu was opened by key. */
  menu(hit: Hit | null, point: Point): void;
}

/** A pointer that moves less than this still counts as tapping. Fingers move more than pens, and pens more than mice. */
const TAP_SLOP_PX: Readonly<Record<string, number>> = { mouse: 5, pen: 9, touch: 12 };
const HOLD_MS = 550;

interface Gesture {
  id: number;
  hit: Hit;
  x: number;
  y: number;
  slop: number;
  fixed: boolean;
  state: 'pressed' | 'dragging' | 'done';
  timer: number;
}

/**
 * Listens for gestures on `board`. Returns a function that stops listening. `hitTest` returns what is at a point, relative to the board's
 * top left corner. Only the first finger counts unless `every` is set, for fast games that are played with two thumbs. The events do not
 * say which finger they come from.
 */
export function listenToGestures(
  board: HTMLElement,
  hitTest: (point: { x: number; y: number }) => Hit | null,
  events: GestureEvents,
  every = false,
): () => void {
  const gestures = new Map<number, Gesture>();

  function hitUnder({ clientX, clientY }: MouseEvent): Hit | null {
    const corner = board.getBoundingClientRect();
    return hitTest({ x: clientX - corner.x, y: clientY - corner.y });
  }

  function down(event: PointerEvent): void {
    if (!(event.isPrimary || every) || event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.target.closest('button, a')) return; // in a message on top of the board
    const hit = hitUnder(event);
    if (!hit) return;
    if (!every) finishAll();
    board.setPointerCapture(event.pointerId);
    const slop = TAP_SLOP_PX[event.pointerType] ?? 12;
    const id = event.pointerId;
    const timer = window.setTimeout(() => onHold(id), HOLD_MS);
    gestures.set(id, {
      id,
      hit,
      x: event.clientX,
      y: event.clientY,
      slop,
      fixed: isFixed(event.target),
      state: 'pressed',
      timer,
    });
  }

  function onHold(id: number): void {
    const gesture = gestures.get(id);
    if (gesture?.state !== 'pressed') return;
    gesture.state = 'done';
    events.hold(gesture.hit, { x: gesture.x, y: gesture.y });
  }

  function move(event: PointerEvent): void {
    const gesture = gestures.get(event.pointerId);
    if (!gesture || gesture.state === 'done') return;
    const dx = event.clientX - gesture.x;
    const dy = event.clientY - gesture.y;
    if (gesture.state === 'pressed') {
      if (Math.hypot(dx, dy) < gesture.slop) return;
      window.clearTimeout(gesture.timer);
      gesture.state = events.pick(gesture.hit) ? 'dragging' : 'done';
    }
    if (gesture.state === 'dragging') events.drag(dx, dy);
  }

  function up(event: PointerEvent): void {
    const gesture = gestures.get(event.pointerId);
    if (!gesture) return;
    const { state, hit, x, y } = gesture;
    finish(gesture);
    if (state === 'pressed') {
      const corner = board.getBoundingClientRect();
      events.tap(hit, { x: x - corner.x, y: y - corner.y });
    }
    if (state === 'dragging') events.drop(event.clientX - x, event.clientY - y);
  }

  function cancel(event: PointerEvent): void {
    const gesture = gestures.get(event.pointerId);
    if (!gesture) return;
    const { state } = gesture;
    finish(gesture);
    if (state === 'dragging') events.cancel();
  }

  function finish({ id, timer }: Gesture): void {
    window.clearTimeout(timer);
    gestures.delete(id);
    if (board.hasPointerCapture(id)) board.releasePointerCapture(id);
  }

  function finishAll(): void {
    for (const gesture of [...gestures.values()]) finish(gesture);
  }

  function menu(event: MouseEvent): void {
    event.preventDefault();
    // A long press fires this event too, but it has already been handled as a hold.
    if (gestures.size > 0 || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
    // A menu opened by key is for the focused pile.
    const isByKey = event.button !== 2;
    events.menu(isByKey ? null : hitUnder(event), { x: event.clientX, y: event.clientY });
  }

  /**
   * Prevents momentum scrolling. Browsers can mistake a fast drag for a scroll, even on cards. The next tap then only stops the scroll.
   */
  function preventMomentum(event: TouchEvent): void {
    if (event.cancelable && [...gestures.values()].some(({ fixed }) => fixed)) event.preventDefault();
  }

  /** Whether touches on an element never scroll, because it or a parent on the board has touch-action: none. */
  function isFixed(from: Element): boolean {
    for (let at: Element | null = from; at; at = at === board ? null : at.parentElement)
      if (getComputedStyle(at).touchAction === 'none') return true;
    return false;
  }

  board.addEventListener('touchmove', preventMomentum, { passive: false });
  board.addEventListener('pointerdown', down);
  board.addEventListener('pointermove', move);
  board.addEventListener('pointerup', up);
  board.addEventListener('pointercancel', cancel);
  board.addEventListener('contextmenu', menu);
  return () => {
    finishAll();
    board.removeEventListener('touchmove', preventMomentum);
    board.removeEventListener('pointerdown', down);
    board.removeEventListener('pointermove', move);
    board.removeEventListener('pointerup', up);
    board.removeEventListener('pointercancel', cancel);
    board.removeEventListener('contextmenu', menu);
  };
}
