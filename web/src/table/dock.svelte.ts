/**
 * The dock: the one place at the table for notices, hints and refusals. It is at the bottom of the board, which keeps that room free. On
 * low screens, which can't spare it, the dock covers the status bar instead. Notices.svelte has the same conditions in its style sheet.
 */
import { MediaQuery } from 'svelte/reactivity';

const low = new MediaQuery('(max-height: 479px) and (orientation: landscape)');
const narrow = new MediaQuery('(max-width: 719px)');

/** Heights in pixels. A phone stacks the words of a hint and its buttons. */
const NARROW_HEIGHT = 108;
const WIDE_HEIGHT = 92;

/** The space below a notice, in pixels. */
const BELOW = 10;

/**
 * Returns the height that the board keeps free for the dock, in pixels. `noticeHeight`: the height of a notice that no move is left, which
 * may be higher than what is always free. Only then does the board become smaller.
 */
export const dockHeight = (noticeHeight = 0): number =>
  low.current ? 0 : Math.max(narrow.current ? NARROW_HEIGHT : WIDE_HEIGHT, noticeHeight > 0 ? noticeHeight + BELOW : 0);
