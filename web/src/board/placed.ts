/** Placing by script: the page's policy allows no style attributes. */
import type { Rect } from '../layout/geometry';

/** An attachment that puts an element there on the felt, as large as that. */
export function placed({ x, y, width, height }: Rect) {
  return (element: HTMLElement): void => {
    element.style.transform = `translate(${x}px, ${y}px)`;
    element.style.width = `${width}px`;
    element.style.height = `${height}px`;
  };
}
