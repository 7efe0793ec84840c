/**
 * The card art sheet, sheet.svg, which web/art/build-sheet.mjs generates.
 *
 * A card is `<use href="#TH">`. The sheet is a separate file, so that it stays in the browser's cache when a script changes, and it is added
 * to the page as a parsed document, because require-trusted-types-for forbids scripts to write markup. The address of the file in `<use>`
 * would be simpler. But in pages with a service worker, Chromium then loads and parses the whole file again for each new card, which takes
 * 18 ms on a computer. Custom properties and `color` apply inside the sheet but style sheets do not, so its paints are attributes.
 */
import sheetUrl from './sheet.svg?url';

/** The width of cards and empty piles divided by their height. */
export const CARD_ASPECT = 5 / 7;

/** Cards narrower than this, in CSS pixels, need the compact face: the corners of the full face are too small to read. */
export const COMPACT_BELOW_PX = 60;

/**
 * The share of a card's height, from its top edge, that shows rank and suit: on the full and on the compact face. Cards in a column can be
 * this close together and still be readable.
 */
export const READABLE_STRIP = { full: 0.28, compact: 0.26 } as const;

/** The share of a card's width, from its left edge, that shows rank and suit: on the full and on the compact face. */
export const READABLE_WIDTH = { full: 0.22, compact: 0.63 } as const;

/** The pause before the second try to load the sheet. Each later one is twice as long, up to the longest. */
const AGAIN_MS = 1_000;
const LONGEST_MS = 60_000;
/** A request without an answer for this long is given up. */
const TIMEOUT_MS = 30_000;

/** Adds the sheet to the page. Cards can refer to it before that, and appear once it is there. Tries again until it is. */
export function addSheet(pauseMs = AGAIN_MS): void {
  const request = new XMLHttpRequest(); // unlike fetch, it gives a document
  request.open('GET', sheetUrl);
  request.responseType = 'document';
  request.overrideMimeType('image/svg+xml'); // many web servers don't know this type
  request.timeout = TIMEOUT_MS;
  request.addEventListener('loadend', () => {
    const sheet = request.status === 200 ? request.responseXML?.documentElement : null;
    if (!(sheet instanceof SVGSVGElement)) {
      setTimeout(addSheet, pauseMs, Math.min(2 * pauseMs, LONGEST_MS)); // no connection, or the page of a proxy
      return;
    }
    sheet.setAttribute('display', 'none');
    sheet.dataset.sheet = '';
    document.body.append(document.adoptNode(sheet));
  });
  request.send();
}

/** Returns the sheet as text. */
export const sheetText = async (): Promise<string> => (await fetch(sheetUrl)).text();

/** Returns the reference to a card's picture for `<use href>`. `card` is written as in docs/deals.md; null is a face-down card. */
export const cardHref = (card: string | null, compact: boolean): string => `#${card ?? 'back'}${compact ? '-c' : ''}`;

/** Returns the references, for `<use href>`, to the marks on an empty pile: rank and suit of the card that can start it, or only a rank. */
export function markHrefs(begins: string): string[] {
  return [...begins].map((sign) => `#pile-${sign}`);
}
