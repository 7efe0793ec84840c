/**
 * The dock: the one place at the table for notices, hints and refusals. It is at the bottom of the board, which keeps that room free.
 * Notices.svelte has the same conditions in its style sheet.
 */
import { MediaQuery } from 'svelte/reactivity';

const low = new MediaQuery('(max-height: 479px) and (orientation: landscape)');
const narrow = new MediaQuery('(max-width: 719px)');

/** Heights in pixels. A phone held upright stacks the words of a hint and its buttons. On a low screen all is in one row. */
const LOW_HEIGHT = 50;
const NARROW_HEIGHT = 112;
const WIDE_HEIGHT = 92;

/** Returns the height that the board always keeps free for the dock, in pixels. */
export const dockHeight = (): number => (low.current ? LOW_HEIGHT : narrow.current ? NARROW_HEIGHT : WIDE_HEIGHT);
