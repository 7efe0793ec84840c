/**
 * Takes the twelve court pictures out of the npm package named in PROVENANCE.md and writes them to courts/.
 *
 * Run once, when the pictures were brought in; kept so that anybody can repeat it. It needs svgo, which the
 * build does not, so svgo is named on the command line:
 *
 *     node import-courts.mjs PACKAGE/src/images/2color node_modules/svgo/lib/svgo-node.js
 *
 * What it keeps: the six layers of paint of the half figure, and the suit signs strewn on it. What it drops: the
 * card's border, corner signs, large suit signs and frame, which are drawn by build-sheet.mjs for every card alike.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OUT = join(dirname(fileURLToPath(import.meta.url)), 'courts');
/** The original half figure is 1300 x 2000; whole numbers at twice that are under 0.1 pixel on a 300 pixel card. */
const SCALE = 2;

/** The layers of one picture as plain paths: no symbols, no references, the strewn suit signs spelt out. */
function flatten(svg, rank, suit) {
  const body = (id) => {
    const found = svg.match(new RegExp(`<symbol id="${id}"([^>]*)>(.*?)</symbol>`, 's'));
    if (!found) throw new Error(`${rank}${suit}: no symbol ${id} in the source picture`);
    return { attributes: found[1], content: found[2] };
  };
  // The sign's own symbol is a 1200 unit square round (0, 0); a reference gives only the height it is drawn at.
  const sign = body(`S${suit}${rank}`).content.match(/d="([^"]*)"/)[1];
  let layers = '';
  for (let layer = 1; layer <= 6; layer += 1) layers += body(`${suit}${rank}${layer}`).content;
  layers = layers.replace(
    /<use [^>]*height="(\d+)" transform="([^"]*)"([^>]*)><\/use>/g,
    (_, height, transform, outline) => {
      const unit = Number(height) / 1200;
      // svgo must not merge or reorder these before joinSigns has seen them; the colours are marks, used nowhere else.
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

/** The strewn signs as one path, those with an outline (6 units wide in the original) as a second one. */
function joinSigns(svg) {
  const marks = { '#0f0': '', '#0ff': ` stroke="#44f" stroke-linejoin="round" stroke-width="${6 * SCALE}"` };
  let joined = '';
  for (const [mark, outline] of Object.entries(marks)) {
    const pattern = new RegExp(`<path fill="${mark}" d="([^"]*)"/>`, 'g');
    const signs = [...svg.matchAll(pattern)].map((match) => match[1]);
    // A path may start with a relative `m`, which is absolute there but would not be in the middle of another path,
    // and whose further points are relative lines.
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
