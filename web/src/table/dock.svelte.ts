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

/** Returns the height that the board always keeps free for the dock, in pixels. */
export const dockHeight = (): number => (low.current ? 0 : narrow.current ? NARROW_HEIGHT : WIDE_HEIGHT);
