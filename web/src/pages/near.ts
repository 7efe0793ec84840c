/** Finds out which elements are near the visible part of the page, so that pictures far from it need not be drawn. */

/** How far from the visible part an element still counts as near: half a screen, also in a row that is swiped. */
const MARGIN = '50%';

const watched = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Returns an attachment that calls `onchange` when its element comes near the visible part of the page, or leaves it. */
export function near(onchange: (isNear: boolean) => void) {
  return (element: Element): (() => void) => {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          // An element without a size is on a page that was left, and is removed soon. That page has enough to do.
          if (isIntersecting || boundingClientRect.width > 0) watched.get(target)?.(isIntersecting);
        }
      },
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    const mine = observer;
    watched.set(element, onchange);
    mine.observe(element);
    return () => mine.unobserve(element);
  };
}
