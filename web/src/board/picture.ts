/** Draws a table as a PNG in the browser, with the layout and card art of the page. */
import { cardHref, sheetTexts } from '../cards/sheet';
import { directionOf } from '../language/catalogue';
import { language } from '../language/i18n.svelte';
import { type Rect } from '../layout/geometry';
import type { Game, Pile } from '../protocol/messages';
import { cardStyle } from '../settings/preferences.svelte';
import { stillPicture } from './still';

const WIDTH = 1200;
const HEIGHT = 900;
const FOOT = 72;
/** The corner radius of a card in card widths, as in cards.css. */
const CORNER = 0.056;
const SUITS: Readonly<Record<string, string>> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };

/** Returns a picture of the table with two lines of text below it. */
export async function tablePicture(game: Game, piles: readonly Pile[], title: string, line: string): Promise<Blob> {
  const svg = await toSvg(game, piles, title, line);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png');
  });
}

/** Returns the picture as an SVG without external references. */
async function toSvg(game: Game, piles: readonly Pile[], title: string, line: string): Promise<string> {
  const { layout, cards } = stillPicture({ game, piles }, { width: WIDTH, height: HEIGHT - FOOT });
  const scale = Math.min(1, (HEIGHT - FOOT) / layout.board.height);
  const { compact } = layout;
  const sheet = await sheetMarkup();
  const style = getComputedStyle(document.documentElement);
  const value = (name: string): string => style.getPropertyValue(name).trim();
  const felt = colour('--felt');
  const outlines = layout.piles
    .filter((place) => place.kind !== 'slot')
    .map(({ frame }) =>
      rounded(frame, 'fill="#000" fill-opacity="0.12" stroke="#fff" stroke-opacity="0.25" stroke-width="1.5"'),
    );
  const faces = cards.map((card) => {
    const at = { x: card.x, y: card.y, ...layout.card };
    const suit = colour(`--suit-${SUITS[card.face?.[1] ?? ''] ?? 'spades'}`);
    const box = `x="${at.x}" y="${at.y}" width="${at.width}" height="${at.height}"`;
    const href = escaped(cardHref(card.face, compact, cardStyle()));
    const face = `<svg ${box} viewBox="0 0 250 350" color="${suit}" fill="${suit}"><use href="${href}"/></svg>`;
    return `${rounded(at, `fill="${colour('--card-face')}"`)}${face}${rounded(at, 'fill="none" stroke="#000" stroke-opacity="0.4"')}`;
  });
  // Define the custom properties that the card art uses.
  const names = new Set(sheet.match(/--[\w-]+/g) ?? []);
  const properties = [...names].map((name) => `${name}:${value(name)}`).filter((entry) => !entry.endsWith(':'));
  const shift = ((1 - scale) * WIDTH) / 2;
  const textElement = (text: string, y: number, size: number, ink: string): string =>
    `<text x="${WIDTH / 2}" y="${y}" text-anchor="middle" direction="${directionOf(language())}" font-family="system-ui, sans-serif" font-size="${size}" fill="${ink}">${escaped(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" style="${escaped(properties.join(';'))}">`,
    sheet,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${felt}"/>`,
    `<g transform="translate(${shift} 0) scale(${scale})">`,
    ...outlines,
    ...faces,
    `</g><rect y="${HEIGHT - FOOT}" width="${WIDTH}" height="${FOOT}" fill="#0b1f17"/>`,
    textElement(title, HEIGHT - FOOT + 32, 24, '#f1f5f1'),
    textElement(line, HEIGHT - FOOT + 57, 17, '#b3c6bb'),
    '</svg>',
  ].join('');
}

/** Returns the current value of one of the page's colours. The picture itself has no light or dark theme. */
function colour(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}

/** Returns the markup inside the <svg> elements of the sheets. */
async function sheetMarkup(): Promise<string> {
  const sheets = await sheetTexts(cardStyle());
  return sheets
    .map((sheet) => sheet.slice(sheet.indexOf('>', sheet.indexOf('<svg')) + 1, sheet.lastIndexOf('</svg>')))
    .join('');
}

function rounded({ x, y, width, height }: Rect, paint: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width * CORNER}" ${paint}/>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
