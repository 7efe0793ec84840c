/** What stands at the foot of the board may stand for long: the cards make way for it. */

/** Between it and the lowest card, in pixels. */
const GAP = 18;

/** An attachment that tells how much of the board's foot the element takes, in pixels, and 0 once it is gone. */
export function standsHere(onheight: (height: number) => void) {
  return (element: HTMLElement): (() => void) => {
    const watch = new ResizeObserver(() => onheight(element.offsetHeight + GAP));
    watch.observe(element);
    return () => {
      watch.disconnect();
      onheight(0);
    };
  };
}
