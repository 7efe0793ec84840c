/** Fingers, pen or mouse button on the board: taps, holds, drags. Knows no cards, only where things began. */

export interface Grip {
  pile: string;
  /** Index of the card in its pile, deepest 0; null on the pile's own ground. */
  index: number | null;
}

interface Point {
  x: number;
  y: number;
}

export interface GestureEvents {
  tap(grip: Grip): void;
  /** The grip has left its place: true takes the cards up, false lets the gesture go. */
  pick(grip: Grip): boolean;
  drag(dx: number, dy: number): void;
  drop(dx: number, dy: number): void;
  cancel(): void;
  hold(grip: Grip, point: Point): void;
  /** Asked for by the right button or by a key: where on the page. */
  menu(grip: Grip | null, point: Point): void;
}

/** A slip of less than this is still a tap; fingers slip more than pens, and pens more than mice. */
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
 * ReadAloud on `board`; `gripAt` says what lies at a point, measured from its corner. Returns how to stop. Only the first finger counts,
 * unless `every` one does, as with two quick thumbs; of several at once the events say nothing of which.
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
    // A long touch asks for the menu too, and has had it.
    if (going.size > 0 || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
    // A key asks for it where the focus is.
    const byKey = event.button !== 2;
    events.menu(byKey ? null : gripUnder(event), { x: event.clientX, y: event.clientY });
  }

  /** A browser takes a finger that is lifted in its swing for one that scrolls, even here, and the next tap, on any button, for what stops it. */
  function noSwing(event: TouchEvent): void {
    if (event.cancelable && [...going.values()].some(({ fixed }) => fixed)) event.preventDefault();
  }

  /** Whether a finger that comes down there scrolls nothing. */
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
