/**
 * Generates src/cards/sheet.svg, the file with all card art, from shapes.mjs, faces.mjs and courts/. The sheet is
 * committed, and src/cards/sheet.test.ts fails when it is stale. After any change in this folder, run in web/:
 *
 *     node art/build-sheet.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backFace, compactBack, compactFace, compactJoker, courtLayers, fullFace, jokerFace } from './faces.mjs';
import { HEIGHT, pileMarks, WIDTH } from './faces.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const SHEET = join(HERE, '..', 'src', 'cards', 'sheet.svg');
const SUITS = 'CDHS';
const RANKS = 'A23456789TJQK';

/** Returns the markup of each picture. Examples of ids: `TH` (full face), `TH-c` (compact face), `back`, `pile-A`, `KH-0` (part of `KH`). */
function pictures() {
  const named = [];
  const parts = [];
  for (const suit of SUITS) {
    for (const rank of RANKS) {
      const id = rank + suit;
      named.push([id, fullFace(rank, suit)], [`${id}-c`, compactFace(rank, suit)]);
      if ('JQK'.includes(rank)) {
        parts.push(...courtLayers(id, readFileSync(join(HERE, 'courts', `${id}.svg`), 'utf8')));
      }
    }
  }
  named.push(['XX', jokerFace()], ['XX-c', compactJoker()], ['back', backFace()], ['back-c', compactBack()]);
  for (const [mark, markup] of Object.entries(pileMarks())) named.push([`pile-${mark}`, markup]);
  return [...parts, ...named.map(([id, markup]) => `<g id="${id}">${markup}</g>`)];
}

/** Returns the text of the sheet. */
export function sheetText() {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>\n` +
    `${pictures().join('\n')}\n</defs></svg>\n`
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SHEET, sheetText());
