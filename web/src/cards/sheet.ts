/**
 * The card art sheet, sheet.svg, which web/art/build-sheet.mjs generates.
 *
 * A card is `<use href="#TH">`. The sheet is a separate file, so that it stays in the browser's cache when a script changes, and it is added
 * to the page as a parsed document, because require-trusted-types-for forbids scripts to write markup. The address of the file in `<use>`
 * would be simpler. But in pages with a service worker, Chromium then loads and parses the whole file again for each new card, which takes
 * 18 ms on a computer. Custom properties and `color` apply inside the sheet but style sheets do not, so its paints are attributes.
 */
import backsUrl from './backs.svg?url';
import minimalUrl from './minimal.svg?url';
import modernUrl from './modern.svg?url';
import sheetUrl from './sheet.svg?url';

/** The width of cards and empty piles divided by their height. */
export const CARD_ASPECT = 5 / 7;

/** Cards narrower than this, in CSS pixels, have the compact face, because the corners of the full face are hard to read. */
export const COMPACT_BELOW_PX = 84;

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

/** The faces of the cards, and the backs. `classic` is in the sheet that every page loads. The other faces are loaded once they are chosen. */
export interface CardStyle {
  face: 'classic' | 'modern' | 'minimal';
  back: 'classic' | 'crimson' | 'waves' | 'stars' | 'leaves' | 'weave';
}

export const CLASSIC: CardStyle = { face: 'classic', back: 'classic' };
const FACES: Readonly<Record<CardStyle['face'], string>> = {
  classic: sheetUrl,
  modern: modernUrl,
  minimal: minimalUrl,
};
/** The sheets that are on the page or on their way. */
const added = new Set<string>();

/** Returns the addresses of the sheets that cards of this style are in. The first also has the marks of empty piles. */
const sheetsOf = ({ face, back }: CardStyle): string[] => [
  ...new Set([sheetUrl, FACES[face], ...(back === 'classic' ? [] : [backsUrl])]),
];

/** Adds the sheets of a style to the page unless they are there. Cards can refer to them before that, and appear once they are there. */
export function addSheets(style: CardStyle = CLASSIC): void {
  for (const url of sheetsOf(style)) {
    if (added.has(url)) continue;
    added.add(url);
    load(url, AGAIN_MS);
  }
}

/** Loads a sheet. Tries again until it is there. */
function load(url: string, pauseMs: number): void {
  const request = new XMLHttpRequest(); // unlike fetch, it gives a document
  request.open('GET', url);
  request.responseType = 'document';
  request.overrideMimeType('image/svg+xml'); // many web servers don't know this type
  request.timeout = TIMEOUT_MS;
  request.addEventListener('loadend', () => {
    const sheet = request.status === 200 ? request.responseXML?.documentElement : null;
    if (!(sheet instanceof SVGSVGElement)) {
      setTimeout(load, pauseMs, url, Math.min(2 * pauseMs, LONGEST_MS)); // no connection, or the page of a proxy
      return;
    }
    sheet.setAttribute('display', 'none');
    sheet.dataset.sheet = '';
    document.body.append(document.adoptNode(sheet));
  });
  request.send();
}

/** Returns the sheets that cards of this style are in, as text. */
export const sheetTexts = (style: CardStyle): Promise<string[]> =>
  Promise.all(sheetsOf(style).map(async (url) => (await fetch(url)).text()));

/** Returns the reference to a card's picture for `<use href>`. `card` is written as in docs/deals.md; null is a face-down card. */
export function cardHref(card: string | null, compact: boolean, { face, back }: CardStyle = CLASSIC): string {
  if (card !== null && face !== 'classic') return `#${face}-${card}`;
  return `#${card ?? (back === 'classic' ? 'back' : `back-${back}`)}${compact ? '-c' : ''}`;
}

/** Returns the references, for `<use href>`, to the marks on an empty pile: rank and suit of the card that can start it, or only a rank. */
export function markHrefs(begins: string): string[] {
  return [...begins].map((sign) => `#pile-${sign}`);
}
