/**
 * Extracts the twelve court pictures from the npm package named in PROVENANCE.md and writes them to courts/.
 *
 * It ran once, and is in the repository so that anyone can repeat the import. It needs svgo, which the build does not,
 * so the path of svgo is an argument:
 *
 *     node import-courts.mjs PACKAGE/src/images/2color node_modules/svgo/lib/svgo-node.js
 *
 * It extracts the six colour layers of the half figure and the suit signs scattered over it. It leaves out the border of
 * the card, the corner signs, the large suit signs and the frame, because build-sheet.mjs draws these for all cards.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OUT = join(dirname(fileURLToPath(import.meta.url)), 'courts');
/**
 * The original half figure is 1300 x 2000 units. Rounding to whole numbers at twice that size moves points by less than
 * 0.1 pixel on a card 300 pixels wide.
 */
const SCALE = 2;

/** Returns the layers of a picture as plain paths, with all symbols and references resolved. */
function flatten(svg, rank, suit) {
  const body = (id) => {
    const found = svg.match(new RegExp(`<symbol id="${id}"([^>]*)>(.*?)</symbol>`, 's'));
    if (!found) throw new Error(`${rank}${suit}: no symbol ${id} in the source picture`);
    return { attributes: found[1], content: found[2] };
  };
  // The symbol of the suit sign is a square of 1200 units around (0, 0). A reference to it gives only the height.
  const sign = body(`S${suit}${rank}`).content.match(/d="([^"]*)"/)[1];
  let layers = '';
  for (let layer = 1; layer <= 6; layer += 1) layers += body(`${suit}${rank}${layer}`).content;
  layers = layers.replace(
    /<use [^>]*height="(\d+)" transform="([^"]*)"([^>]*)><\/use>/g,
    (_, height, transform, outline) => {
      const unit = Number(height) / 1200;
      // joinSigns finds these paths by their colours, which nothing else uses. svgo must not merge or reorder them first.
      return (
        `<path fill="${outline ? 'cyan' : 'lime'}" ` +
        `transform="${transform}scale(${unit})translate(600,600)" d="${sign}"/>`
      );
    },
  );
  if (layers.includes('<use')) throw new Error(`${rank}${suit}: a reference was left unresolved`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${1300 * SCALE} ${2000 * SCALE}">` +
    `<g transform="scale(${SCALE})">${layers}</g></svg>`
  );
}

/** Joins the scattered suit signs into one path, and those with an outline (6 units wide in the original) into another. */
function joinSigns(svg) {
  const marks = { '#0f0': '', '#0ff': ` stroke="#44f" stroke-linejoin="round" stroke-width="${6 * SCALE}"` };
  let joined = '';
  for (const [mark, outline] of Object.entries(marks)) {
    const pattern = new RegExp(`<path fill="${mark}" d="([^"]*)"/>`, 'g');
    const signs = [...svg.matchAll(pattern)].map((match) => match[1]);
    // A relative `m` counts as absolute at the start of a path, but not in the middle of another one, so it becomes an
    // `M`. The points after it are relative lines.
    const absolute = (sign) => sign.replace(/^m(-?\d+) ?(-?\d+) ?(?=[-\d])/, 'M$1 $2l').replace(/^m/, 'M');
    const d = signs.map(absolute).join('');
    if (d) joined += `<path fill="lime"${outline} d="${d}"/>`;
    svg = svg.replace(pattern, '');
  }
  return svg.replace('</svg>', `${joined}</svg>\n`);
}

const [source, svgo] = process.argv.slice(2);
if (!source || !svgo) {
  console.error('usage: node import-courts.mjs PACKAGE/src/images/2color PATH/TO/svgo-node.js');
  process.exit(2);
}
const { optimize } = await import(pathToFileURL(resolve(svgo)).href);
const config = {
  floatPrecision: 0,
  multipass: true,
  plugins: [
    {
      name: 'preset-default',
      params: { overrides: { removeHiddenElems: false, mergePaths: false, convertTransform: { floatPrecision: 5 } } },
    },
  ],
};
for (const suit of 'CDHS') {
  for (const rank of 'JQK') {
    const flat = flatten(readFileSync(join(source, `${rank}${suit}.svg`), 'utf8'), rank, suit);
    writeFileSync(join(OUT, `${rank}${suit}.svg`), joinSigns(optimize(flat, config).data));
  }
}
