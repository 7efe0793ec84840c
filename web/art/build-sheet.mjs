/**
 * Generates src/cards/sheet.svg, the file with the classic cards, and smaller ones with the other backs and faces, from shapes.mjs, faces.mjs and courts/. The sheets are
 * committed, and src/cards/sheet.test.ts fails when one is stale. After any change in this folder, run in web/:
 *
 *     node art/build-sheet.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backFace, compactBack, compactFace, compactJoker, courtLayers, fullFace, jokerFace } from './faces.mjs';
import { HEIGHT, minimalFace, modernFace, otherBacks, pileMarks, plainJoker, WIDTH } from './faces.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const CARDS = join(HERE, '..', 'src', 'cards');
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

const inDefs = (markup) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>\n${markup.join('\n')}\n</defs></svg>\n`;

/** Returns the text of the sheet. */
export const sheetText = () => inDefs(pictures());

const FACES = { modern: modernFace, minimal: minimalFace };
/** The names of the sheets that are loaded only when they are chosen. */
export const OTHERS = ['backs', ...Object.keys(FACES)];

/** Returns the text of the sheet of the other backs, or of another face. Examples of ids: `back-waves`, `back-waves-c`, `modern-TH`. */
export function otherText(name) {
  if (name === 'backs') {
    const backs = otherBacks().flatMap(([back, full, compact]) => [
      `<g id="back-${back}">${full}</g>`,
      `<g id="back-${back}-c">${compact}</g>`,
    ]);
    return inDefs(backs);
  }
  const cards = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => [rank + suit, FACES[name](rank, suit)]));
  return inDefs([...cards, ['XX', plainJoker()]].map(([card, markup]) => `<g id="${name}-${card}">${markup}</g>`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(CARDS, 'sheet.svg'), sheetText());
  for (const name of OTHERS) writeFileSync(join(CARDS, `${name}.svg`), otherText(name));
}
