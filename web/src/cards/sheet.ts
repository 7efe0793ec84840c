/**
 * Names in the sheet of card art, sheet.svg, which web/art/build-sheet.mjs draws. Knows no rules and no DOM.
 *
 * A card is `<use href="/assets/sheet.svg#TH">`: the browser fetches the sheet once, as a file of its own. The other
 * way, the sheet put into the page, was measured beside it (Chromium, 104 cards, processor slowed four times). First
 * cards on screen: 243-248 ms against 206-362 ms with the putting in; once loaded, 166-207 ms against 99-194 ms;
 * moving them costs the same in both, hardly more than moving empty buttons. So the file wins on what is left: nothing
 * has to write markup into the page (which require-trusted-types-for forbids), and it stays in the browser's cache when
 * a script changes. Custom properties and `color` reach into it; style sheets do not, so paints are attributes there.
 */
import sheetUrl from './sheet.svg?url';

/** Width over height of every card and empty pile. */
export const CARD_ASPECT = 5 / 7;

/** Below this width, in CSS pixels, the full face's corners are too small to read: use the compact face. */
export const COMPACT_BELOW_PX = 60;

/**
 * The part of a card's height that shows figure and sign, in either face: a column may be compressed to this, from the
 * top edge of one card to the next, and every card in it still be told.
 */
export const READABLE_STRIP = 0.28;

/** Have the sheet on its way before the first card asks for it. */
export function fetchSheet(): void {
  fetch(sheetUrl, { priority: 'low' }).catch(() => undefined); // the cards will ask again
}

/** The address of a card's picture for `<use href>`; card as in docs/deals.md, null for a card lying face down. */
export function cardHref(card: string | null, compact: boolean): string {
  return `${sheetUrl}#${card ?? 'back'}${compact ? '-c' : ''}`;
}

/** The addresses, for `<use href>`, of what is drawn on an empty pile: rank above suit of the card that may begin it, or its rank alone. */
export function markHrefs(begins: string): string[] {
  return [...begins].map((sign) => `${sheetUrl}#pile-${sign}`);
}
