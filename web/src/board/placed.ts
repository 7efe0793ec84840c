/** Positions elements by script, because the Content-Security-Policy allows no style attributes. */
import type { Rect } from '../layout/geometry';

/** Returns an attachment that gives an element this position and size on the board. */
export function placed({ x, y, width, height }: Rect) {
  return (element: HTMLElement): void => {
    element.style.transform = `translate(${x}px, ${y}px)`;
    element.style.width = `${width}px`;
    element.style.height = `${height}px`;
  };
}
