/** Turns mouse, touch and pen events on a board into taps, long presses, drags and menu requests. */

/** What is at the point where a gesture began. */
export interface Grip {
  pile: string;
  /** The index of the card in its pile, 0 for the deepest; null if there is no card at that point. */
  index: number | null;
}

interface Point {
  x: number;
  y: number;
}

export interface GestureEvents {
  tap(grip: Grip): void;
  /** Called when a drag begins. Returns whether the cards can be picked up; if not, the gesture is ignored. */
  pick(grip: Grip): boolean;
  drag(dx: number, dy: number): void;
  drop(dx: number, dy: number): void;
  cancel(): void;
  hold(grip: Grip, point: Point): void;
  /** Called for a context menu. `point` is in the viewport; `grip` is null if the menu was opened by key. */
  menu(grip: Grip | null, point: Point): void;
}

/** A pointer that moves less than this is still tapping. Fingers move more than pens, and pens more than mice. */
const SLIP_PX: Readonly<Record<string, number>> = { mouse: 5, pen: 9, touch: 12 };
const HOLD_MS = 550;

interface Gesture {
  id: number;
  grip: Grip;
  x: number;
  y: number;
  slip: number;
  fixed: boolean;
  state: 'pressed' | 'dragging' | 'spent';
  timer: number;
}

/**
 * Listens for gestures on `board`. Returns a function that stops listening. `gripAt` returns what is at a point, relative to the board's
 * top left corner. Only the first finger counts unless `every` is set, for fast games that are played with two thumbs. The events do not
 * say which finger they come from.
 */
export function listenToGestures(
  board: HTMLElement,
  gripAt: (point: { x: number; y: number }) => Grip | null,
  events: GestureEvents,
  every = false,
): () => void {
  const going = new Map<number, Gesture>();

  function gripUnder({ clientX, clientY }: MouseEvent): Grip | null {
    const corner = board.getBoundingClientRect();
    return gripAt({ x: clientX - corner.x, y: clientY - corner.y });
  }

  function down(event: PointerEvent): void {
    if (!(event.isPrimary || every) || event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.target.closest('button')) return;
    const grip = gripUnder(event);
    if (!grip) return;
    if (!every) finishAll();
    board.setPointerCapture(event.pointerId);
    const slip = SLIP_PX[event.pointerType] ?? 12;
    const id = event.pointerId;
    const timer = window.setTimeout(() => held(id), HOLD_MS);
    going.set(id, {
      id,
      grip,
      x: event.clientX,
      y: event.clientY,
      slip,
      fixed: isFixed(event.target),
      state: 'pressed',
      timer,
    });
  }

  function held(id: number): void {
    const now = going.get(id);
    if (now?.state !== 'pressed') return;
    now.state = 'spent';
    events.hold(now.grip, { x: now.x, y: now.y });
  }

  function move(event: PointerEvent): void {
    const now = going.get(event.pointerId);
    if (!now || now.state === 'spent') return;
    const dx = event.clientX - now.x;
    const dy = event.clientY - now.y;
    if (now.state === 'pressed') {
      if (Math.hypot(dx, dy) < now.slip) return;
      window.clearTimeout(now.timer);
      now.state = events.pick(now.grip) ? 'dragging' : 'spent';
    }
    if (now.state === 'dragging') events.drag(dx, dy);
  }

  function up(event: PointerEvent): void {
    const now = going.get(event.pointerId);
    if (!now) return;
    const { state, grip, x, y } = now;
    finish(now);
    if (state === 'pressed') events.tap(grip);
    if (state === 'dragging') events.drop(event.clientX - x, event.clientY - y);
  }

  function cancel(event: PointerEvent): void {
    const now = going.get(event.pointerId);
    if (!now) return;
    const { state } = now;
    finish(now);
    if (state === 'dragging') events.cancel();
  }

  function finish({ id, timer }: Gesture): void {
    window.clearTimeout(timer);
    going.delete(id);
    if (board.hasPointerCapture(id)) board.releasePointerCapture(id);
  }

  function finishAll(): void {
    for (const gesture of [...going.values()]) finish(gesture);
  }

  function menu(event: MouseEvent): void {
    event.preventDefault();
    // A long press fires this event too, but it has already been handled as a hold.
    if (going.size > 0 || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
    // A menu opened by key is for the focused pile.
    const byKey = event.button !== 2;
    events.menu(byKey ? null : gripUnder(event), { x: event.clientX, y: event.clientY });
  }

  /**
   * Prevents momentum scrolling. A browser can take a fast drag for a scroll, even on cards. It then ignores the next tap, because that tap
   * only stops the scroll.
   */
  function noSwing(event: TouchEvent): void {
    if (event.cancelable && [...going.values()].some(({ fixed }) => fixed)) event.preventDefault();
  }

  /** Whether touches on an element never scroll, because it or a parent on the board has touch-action: none. */
  function isFixed(from: Element): boolean {
    for (let at: Element | null = from; at; at = at === board ? null : at.parentElement)
      if (getComputedStyle(at).touchAction === 'none') return true;
    return false;
  }

  board.addEventListener('touchmove', noSwing, { passive: false });
  board.addEventListener('pointerdown', down);
  board.addEventListener('pointermove', move);
  board.addEventListener('pointerup', up);
  board.addEventListener('pointercancel', cancel);
  board.addEventListener('contextmenu', menu);
  return () => {
    finishAll();
    board.removeEventListener('touchmove', noSwing);
    board.removeEventListener('pointerdown', down);
    board.removeEventListener('pointermove', move);
    board.removeEventListener('pointerup', up);
    board.removeEventListener('pointercancel', cancel);
    board.removeEventListener('contextmenu', menu);
  };
}
