/** Measures the panels at the bottom of the board, so that the layout of the cards can leave room for them. */

/** The gap between a panel and the lowest card, in pixels. */
const GAP = 18;

/** Returns an attachment that reports the height an element takes at the bottom of the board, in pixels, and 0 when it is gone. */
export function footprint(onheight: (height: number) => void) {
  return (element: HTMLElement): (() => void) => {
    const observer = new ResizeObserver(() => onheight(element.offsetHeight + GAP));
    observer.observe(element);
    return () => {
      observer.disconnect();
      onheight(0);
    };
  };
}
