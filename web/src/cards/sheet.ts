/**
 * Addresses in the card art sheet, sheet.svg, which web/art/build-sheet.mjs generates.
 *
 * A card is `<use href="/assets/sheet.svg#TH">`, so the browser downloads the sheet once, as a separate file. The
 * alternative is to inline the sheet in the page. Both were measured in Chromium, with 104 cards and a processor slowed
 * down four times. The first cards appear after 243-248 ms from a file and after 206-362 ms inline. Once the sheet is
 * loaded, cards appear after 166-207 ms and 99-194 ms. Moving cards takes the same time in both, hardly more than moving
 * empty buttons. A separate file has two other advantages: no script has to write markup into the page, which
 * require-trusted-types-for forbids, and the sheet stays in the browser's cache when a script changes. Custom properties
 * and `color` apply inside the sheet but style sheets do not, so its paints are attributes.
 */
import sheetUrl from './sheet.svg?url';

/** The width of cards and empty piles divided by their height. */
export const CARD_ASPECT = 5 / 7;

/** Cards narrower than this, in CSS pixels, need the compact face: the corners of the full face are too small to read. */
export const COMPACT_BELOW_PX = 60;

/**
 * The share of a card's height, from its top edge, that shows rank and suit in either face. Cards in a column can be this
 * close together and still be readable.
 */
export const READABLE_STRIP = 0.28;

/** Starts the download of the sheet before the first card needs it. */
export function fetchSheet(): void {
  fetch(sheetUrl, { priority: 'low' }).catch(() => undefined); // the cards will request it too
}

/** Returns the address of a card's picture for `<use href>`. `card` is written as in docs/deals.md; null is a face-down card. */
export function cardHref(card: string | null, compact: boolean): string {
  return `${sheetUrl}#${card ?? 'back'}${compact ? '-c' : ''}`;
}

/** Returns the addresses, for `<use href>`, of the marks on an empty pile: rank and suit of the card that can start it, or only a rank. */
export function markHrefs(begins: string): string[] {
  return [...begins].map((sign) => `${sheetUrl}#pile-${sign}`);
}
