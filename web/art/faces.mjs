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

/** The crowns of the faces without court pictures, in a box of 100 by 70 whose top left corner is (0, 0). */
const CROWNS = {
  J: 'M6 70V54C6 26 24 8 52 4L94 0C82 12 76 24 76 40V54H94V70Z',
  Q: 'M8 70L0 22L24 42L34 6L50 36L66 6L76 42L100 22L92 70Z',
  K: 'M6 70V56H94V70ZM8 50L0 12L26 32L44 16V10H38V2H44V-6H56V2H62V10H56V16L74 32L100 12L92 50Z',
};

const crown = (rank, { x, y, width }) => place(parsePath(CROWNS[rank]), { scale: width / 100, x, y });

/** Returns a face with a large index and one large sign. Courts have a crown above it. */
export function modernFace(rank, suit) {
  if (!'JQK'.includes(rank)) return head(rank, suit, sign(suit, CENTRE.x, 222, 190));
  return (
    `<rect x="14" y="104" width="222" height="232" rx="12" fill="var(--modern-tint,#f3ead2)"/>` +
    head(rank, suit, sign(suit, CENTRE.x, 264, 112)) +
    fill(crown(rank, { x: CENTRE.x - 66, y: 116, width: 132 }), 'var(--modern-crown,#b07a12)')
  );
}

/** Returns a face with a plain index and an outlined sign, or the outlined letter of a court. */
export function minimalFace(rank, suit) {
  const centre = 'AJQK'.includes(rank)
    ? fill(sign(suit, CENTRE.x, 226, rank === 'A' ? 150 : 64)) +
      (rank === 'A' ? '' : line(rectangle({ x: 62, y: 134, width: 126, height: 184 }), 5))
    : line(sign(suit, CENTRE.x, 226, 128), 5);
  return head(rank, suit) + centre;
}

/** Returns a face of a joker without a picture. */
export const plainJoker = () => head('X', '') + cap({ x: CENTRE.x, y: 226, scale: 1.1 });

/** The colours of the other backs: ground and pattern. */
const BACKS = {
  crimson: ['#8c2233', '#f4dfd6'],
  waves: ['#17606b', '#cdeae6'],
  stars: ['#262a52', '#f0cf7a'],
  leaves: ['#2c5b38', '#dcebcf'],
  weave: ['#4d4138', '#e6d6bd'],
};

/** The pattern of each back in a panel, with about `n` repeats across. */
const PATTERNS = {
  crimson(box, n) {
    const dots = grid(box, n, Math.round(n * 1.4), true);
    return dots.flatMap(([x, y]) => sign('D', x, y, (box.width / n) * 0.62));
  },
  waves(box, n) {
    const step = box.width / n;
    const rows = Math.round((box.height / step) * 1.3);
    const segments = [];
    for (let row = 0; row <= rows; row += 1) {
      const y = box.y + step * 0.3 + (row * (box.height - step * 0.6)) / rows;
      segments.push(['M', box.x, y]);
      for (let i = 0; i < n; i += 1) {
        const x = box.x + i * step;
        const up = step * 0.34;
        segments.push(['C', x + step / 4, y - up, x + step / 4, y - up, x + step / 2, y]);
        segments.push(['C', x + (step * 3) / 4, y + up, x + (step * 3) / 4, y + up, x + step, y]);
      }
    }
    return segments;
  },
  stars(box, n) {
    return grid(box, n, Math.round(n * 1.4), true).flatMap(([x, y]) =>
      petals({ x, y, count: 4, inner: 0, outer: (box.width / n) * 0.46, breadth: (box.width / n) * 0.07 }),
    );
  },
  leaves(box, n) {
    return grid(box, n, Math.round(n * 1.4), false).flatMap(([x, y], i) =>
      petals({
        x,
        y: y + (i % 2 ? 0 : box.width / n / 8),
        count: 3,
        inner: 1,
        outer: (box.width / n) * 0.44,
        breadth: (box.width / n) * 0.13,
      }),
    );
  },
  weave(box, n) {
    const step = box.width / n;
    return grid(box, n, Math.round(box.height / step), false).flatMap(([x, y], i) => {
      const flat = (Math.floor(i / n) + i) % 2 === 0;
      const [across, down] = flat ? [step * 0.42, step * 0.13] : [step * 0.13, step * 0.42];
      return [-1, 1].flatMap((side) => {
        const [dx, dy] = flat ? [0, side * step * 0.2] : [side * step * 0.2, 0];
        return rectangle({ x: x + dx - across, y: y + dy - down, width: 2 * across, height: 2 * down });
      });
    });
  },
};

/** Returns the centres of a grid of cells in a panel. Every other row is moved by half a cell if `offset` is set, and has one cell less. */
function grid({ x, y, width, height }, across, down, offset) {
  const points = [];
  for (let row = 0; row < down; row += 1) {
    const moved = offset && row % 2 === 1;
    for (let i = 0; i < across - (moved ? 1 : 0); i += 1)
      points.push([x + ((i + (moved ? 1 : 0.5)) * width) / across, y + ((row + 0.5) * height) / down]);
  }
  return points;
}

/** Returns the other backs by name, full and compact. */
export function otherBacks() {
  return Object.entries(BACKS).map(([name, [ground, ink]]) => {
    const paint = (part, colour) => `var(--back-${name}-${part},${colour})`;
    const draw = (inset, n, width) => {
      const box = { x: inset, y: inset, width: WIDTH - 2 * inset, height: HEIGHT - 2 * inset };
      const pattern = PATTERNS[name](box, n);
      const drawn = name === 'waves' ? line(pattern, width, paint(2, ink)) : fill(pattern, paint(2, ink));
      return panel(12, 8, `fill="${paint(1, ground)}"`) + drawn;
    };
    return [name, draw(26, 7, 3), draw(28, 4, 6)];
  });
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
