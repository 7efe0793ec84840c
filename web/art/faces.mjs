/**
 * Draws the cards and the marks of empty piles as markup for the sheet. A card is 250 units wide and 350 high, the
 * proportions of printed cards. Reads no files: the court pictures are arguments.
 */
import { otherEnd, parsePath, place, printPath } from './paths.mjs';
import { bell, CAP, LETTERS, petals, SIGNS, STROKE } from './shapes.mjs';

export const WIDTH = 250;
export const HEIGHT = 350;
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 };

/** Colours that a theme can set, with fallbacks for pages without our style sheet. Suits use currentColor. */
const PAINT = {
  face: 'var(--card-face,#fefefc)',
  gold: 'var(--court-gold,#f2bc47)',
  red: 'var(--court-red,#c8202f)',
  blue: 'var(--court-blue,#27408b)',
  ink: 'var(--court-ink,#17171c)',
  /** The background of a court picture, including its faces and hands. A theme with dark cards should make it light. */
  paper: 'var(--court-paper,none)',
  back: 'var(--back-1,#2b4f86)',
  pattern: 'var(--back-2,#dfe7f3)',
};

/** The corner of a full face: rank above suit, in the top 28% of the card, so that a tightly packed column shows both. */
const CORNER = { x: 28, top: 13, height: 46, signY: 79, sign: 31 };
/**
 * The index of a compact face: rank and suit side by side. It ends at 62.4% of the width and 25.4% of the height, so that both stay visible
 * when another card covers this one from below or from the right.
 */
const HEAD = { left: 13, top: 15, height: 74, signX: 122, sign: 68 };
/** The 10 is drawn at this share of the height of the other ranks, to keep its two figures clear of the edge and of the suit. */
const TEN = 0.94;
/** The frame of a court picture on a full face. */
const FRAME = { x: 46.5, y: 50.5, width: 157, height: 249 };
/** The frame on a compact face, which shows the upper part of the picture, enlarged. */
const BUST = { x: 14, y: 104, width: 222, height: 232 };
/** The size of a court picture. It is stretched to FRAME, as on the original cards. */
const PICTURE = { width: 2600, height: 4000 };

function fill(segments, paint = '') {
  if (!segments.length) return '';
  return `<path${paint && ` fill="${paint}"`} d="${printPath(segments)}"/>`;
}

function line(segments, width, paint = 'currentColor') {
  if (!segments.length) return '';
  return `<path fill="none" stroke="${paint}" stroke-width="${Number(width.toFixed(2))}" d="${printPath(segments)}"/>`;
}

const rectangle = ({ x, y, width, height }) => parsePath(`M${x} ${y}H${x + width}V${y + height}H${x}Z`);

const sign = (suit, x, y, size, turned = false) => place(parsePath(SIGNS[suit]), { scale: size / 100, x, y, turned });

/** Returns a letter or digit with its top at `top`, either centred on `x` or starting at `left`. */
function letter(rank, { x, left, top, height }) {
  const shape = LETTERS[rank];
  const scale = (height * (rank === 'T' ? TEN : 1)) / 100;
  const start = left ?? x - (shape.width * scale) / 2;
  const put = (text = '') => {
    const upright = parsePath(text);
    const turned = shape.turned ? otherEnd(upright, shape.width, 100) : upright;
    return place(turned, { scale, x: start, y: top + (height - scale * 100) / 2 });
  };
  return { solid: put(shape.fill), strokes: put(shape.stroke), width: STROKE * scale };
}

/** Returns both corners of a full face, and `solid` in the suit's colour. Uses at most two paths, so that 104 cards are fast to draw. */
function withCorners(rank, suit, solid = []) {
  const figure = letter(rank, CORNER);
  const corner = [...figure.solid, ...(suit ? sign(suit, CORNER.x, CORNER.signY, CORNER.sign) : [])];
  return (
    fill([...corner, ...otherEnd(corner, WIDTH, HEIGHT), ...solid]) +
    line([...figure.strokes, ...otherEnd(figure.strokes, WIDTH, HEIGHT)], figure.width)
  );
}

function head(rank, suit, solid = []) {
  const figure = letter(rank, HEAD);
  const top = suit ? sign(suit, HEAD.signX, HEAD.top + HEAD.height / 2, HEAD.sign) : [];
  return fill([...figure.solid, ...top, ...solid]) + line(figure.strokes, figure.width);
}

const [LEFT, MIDDLE, RIGHT] = [79, 125, 171];
const [TOP, BOTTOM] = [60, HEIGHT - 60];
const at = (part) => TOP + (BOTTOM - TOP) * part;
const pairs = (...parts) => parts.flatMap((part) => [LEFT, RIGHT].map((x) => [x, at(part)]));
const single = (...parts) => parts.map((part) => [MIDDLE, at(part)]);

/** The positions of the suit signs on number cards, as on English pattern cards. */
const LAYOUT = {
  2: single(0, 1),
  3: single(0, 1 / 2, 1),
  4: pairs(0, 1),
  5: [...pairs(0, 1), ...single(1 / 2)],
  6: pairs(0, 1 / 2, 1),
  7: [...pairs(0, 1 / 2, 1), ...single(1 / 4)],
  8: [...pairs(0, 1 / 2, 1), ...single(1 / 4, 3 / 4)],
  9: [...pairs(0, 1 / 3, 2 / 3, 1), ...single(1 / 2)],
  T: [...pairs(0, 1 / 3, 2 / 3, 1), ...single(1 / 6, 5 / 6)],
};

/** The size of the suit signs of a number card. The more there are, the smaller they are, so that they keep their distance. */
const PIP = { 7: 48, 8: 46, 9: 44, T: 44 };

function numberFace(rank, suit) {
  const signs = LAYOUT[rank].flatMap(([x, y]) => sign(suit, x, y, PIP[rank] ?? 52, y > CENTRE.y));
  return withCorners(rank, suit, signs);
}

function aceFace(suit) {
  if (suit !== 'S') return withCorners('A', suit, sign(suit, CENTRE.x, CENTRE.y, 112));
  const size = 158;
  const { x, y } = CENTRE;
  const inlay = place(parsePath(SIGNS.S_INLAY), { scale: size / 100, x, y });
  return (
    withCorners('A', suit, sign(suit, x, y, size)) +
    line(inlay, 2.2, PAINT.face) +
    fill(petals({ x, y: y + 12, count: 8, inner: 5, outer: 24, breadth: 5 }), PAINT.face)
  );
}

/** Returns the layers of a court picture in our colours, as the three groups that courtPicture uses. */
export function courtLayers(id, svg) {
  const paints = { '#fc4': PAINT.gold, red: PAINT.red, '#44f': PAINT.blue, lime: 'currentColor' };
  const layers = [...svg.matchAll(/<path ([^>]*)\/>/g)].map(([, attributes]) => {
    const painted = attributes.replace(/(fill|stroke)="([^"]*)"/g, (all, key, colour) =>
      paints[colour] ? `${key}="${paints[colour]}"` : all,
    );
    return `<path ${painted.includes('fill=') ? '' : `fill="${PAINT.ink}" `}${painted}/>`;
  });
  if (layers.length < 7)
    throw new Error(`courts/${id}.svg: ${layers.length} layers of paint found, 7 or more expected`);
  return [layers.slice(0, 1), layers.slice(1, 4), layers.slice(4)].map(
    (group, index) => `<g id="${id}-${index}">${group.join('')}</g>`,
  );
}

/**
 * Returns both halves of a court picture: each group upright, then rotated by 180 degrees. In the original each layer is
 * drawn in both halves before the next one. Three groups (gold, other colours, lines) give the same pixels with fewer copies.
 */
function courtPicture(id) {
  const turned = `transform="rotate(180 ${PICTURE.width / 2} ${PICTURE.height / 2})"`;
  return [0, 1, 2].map((group) => `<use href="#${id}-${group}"/><use href="#${id}-${group}" ${turned}/>`).join('');
}

function courtFace(rank, suit) {
  const scale = `${FRAME.width / PICTURE.width} ${FRAME.height / PICTURE.height}`;
  const fit = `translate(${FRAME.x} ${FRAME.y})scale(${scale})`;
  return (
    fill(rectangle(FRAME), PAINT.paper) +
    `<g transform="${fit}">${courtPicture(rank + suit)}</g>` +
    line(rectangle(FRAME), 1.2, PAINT.blue) +
    withCorners(rank, suit)
  );
}

function compactCourt(rank, suit) {
  // The proportions are those of the full face. The inner svg clips the picture below the bust.
  const shown = (BUST.height / BUST.width) * (FRAME.width / FRAME.height) * PICTURE.height;
  const { x, y, width, height } = BUST;
  return (
    fill(rectangle(BUST), PAINT.paper) +
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" ` +
    `viewBox="0 0 ${PICTURE.width} ${Math.round(shown)}">${courtPicture(rank + suit)}</svg>` +
    line(rectangle(BUST), 2, PAINT.blue) +
    head(rank, suit)
  );
}

export function fullFace(rank, suit) {
  if (rank === 'A') return aceFace(suit);
  return 'JQK'.includes(rank) ? courtFace(rank, suit) : numberFace(rank, suit);
}

export function compactFace(rank, suit) {
  if ('JQK'.includes(rank)) return compactCourt(rank, suit);
  return head(rank, suit, sign(suit, CENTRE.x, 224, 172));
}

/** Returns a jester's cap centred on (x, y). */
function cap({ x, y, scale }) {
  const part = (text, paint) => {
    const segments = place(parsePath(text), { scale, x, y });
    return fill(segments, paint) + line(segments, 2.2 * scale, PAINT.blue);
  };
  return (
    part(CAP.left, PAINT.red) +
    part(CAP.right, PAINT.blue) +
    part(CAP.middle, PAINT.gold) +
    part(CAP.collar, PAINT.ink) +
    part(CAP.bells.map(([left, top]) => bell(left, top)).join(''), PAINT.gold)
  );
}

export const jokerFace = () => cap({ ...CENTRE, scale: 1.12 }) + withCorners('X', '');

export const compactJoker = () =>
  cap({ x: HEAD.signX + 4, y: HEAD.top + HEAD.height / 2, scale: 0.38 }) +
  cap({ x: CENTRE.x, y: 226, scale: 1.1 }) +
  head('X', '');

/** Returns diagonal lines that divide a panel into `across` by `down` diamonds. */
function lattice({ x, y, width, height }, across, down) {
  const segments = [];
  const point = (u, v) => [x + (u * width) / across, y + (v * height) / down];
  for (let k = 1; k < across + down; k += 1) {
    const from = Math.max(0, k - down);
    const to = Math.min(across, k);
    segments.push(['M', ...point(from, k - from)], ['L', ...point(to, k - to)]);
    segments.push(['M', ...point(across - from, k - from)], ['L', ...point(across - to, k - to)]);
  }
  return segments;
}

function panel(inset, radius, attributes) {
  const [width, height] = [WIDTH - 2 * inset, HEIGHT - 2 * inset];
  return `<rect x="${inset}" y="${inset}" width="${width}" height="${height}" rx="${radius}" ${attributes}/>`;
}

const disc = (radius, attributes) => `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${radius}" ${attributes}/>`;

export function backFace() {
  const inner = { x: 23, y: 23, width: WIDTH - 46, height: HEIGHT - 46 };
  const rose = [
    ...petals({ ...CENTRE, count: 12, inner: 13, outer: 38, breadth: 6 }),
    ...petals({ ...CENTRE, count: 6, inner: 0, outer: 11, breadth: 3.5 }),
  ];
  return (
    panel(12, 7, `fill="${PAINT.back}"`) +
    line(lattice(inner, 8, 12), 1.6, PAINT.pattern) +
    line(rectangle(inner), 1.6, PAINT.pattern) +
    disc(50, `fill="${PAINT.back}" stroke="${PAINT.pattern}" stroke-width="2.5"`) +
    fill(rose, PAINT.pattern)
  );
}

export function compactBack() {
  const inner = { x: 30, y: 30, width: WIDTH - 60, height: HEIGHT - 60 };
  return panel(14, 8, `fill="${PAINT.back}"`) + line([...lattice(inner, 4, 6), ...rectangle(inner)], 5, PAINT.pattern);
}

/** Returns the marks of empty piles: the rank that starts one, and the suit below it. */
export function pileMarks() {
  const marks = {};
  for (const suit of 'CDHS') marks[suit] = fill(sign(suit, CENTRE.x, 220, 88));
  for (const rank of 'A23456789TJQK') {
    const figure = letter(rank, { x: CENTRE.x, top: 78, height: 78 });
    marks[rank] = fill(figure.solid) + line(figure.strokes, figure.width);
  }
  return marks;
}
