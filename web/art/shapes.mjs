/**
 * The outlines drawn for Longwood: suit signs, letters and digits, and the joker's cap.
 *
 * Suit signs are centred on (0, 0) and about 100 high. Letters are in a box that starts at (0, 0) and is 100 high: `fill`
 * is an outline, `stroke` is the centre line of a stroke STROKE wide, and `width` is the width of the box.
 */

/** The width of the letters' strokes, in units of that box. */
export const STROKE = 17;

export const SIGNS = {
  H:
    'M0 47C-5 31-47 8-47-20C-47-37-36-47-23.5-47C-12-47-3.5-39 0-27' +
    'C3.5-39 12-47 23.5-47C36-47 47-37 47-20C47 8 5 31 0 47Z',
  D: 'M0-51C9-33 23-15 39 0C23 15 9 33 0 51C-9 33-23 15-39 0C-23-15-9-33 0-51Z',
  S:
    'M0-50C6-33 46-14 46 13C46 28 36 37 24.5 37C15.5 37 8 31.5 4.5 24C5.5 36 9.5 45 17 50' +
    'H-17C-9.5 45-5.5 36-4.5 24C-8 31.5-15.5 37-24.5 37C-36 37-46 28-46 13C-46-14-6-33 0-50Z',
  /** A line just inside the spade, without its stalk, for the ace. */
  S_INLAY:
    'M0-41C7-26 40-11 40 12.5C40 24 33 31 24.5 31C15 31 8 24 4 14.5' +
    'H-4C-8 24-15 31-24.5 31C-33 31-40 24-40 12.5C-40-11-7-26 0-41Z',
  C:
    'M0-50C13-50 23-40.5 23-28C23-20.5 19.5-14 14-9C17.5-10.8 21.5-12 25.5-12C38-12 48-2 48 11' +
    'C48 24 38 34 25.5 34C16.5 34 8.5 29 4.5 21.5C5.5 35 9.5 45 17 50' +
    'H-17C-9.5 45-5.5 35-4.5 21.5C-8.5 29-16.5 34-25.5 34C-38 34-48 24-48 11' +
    'C-48-2-38-12-25.5-12C-21.5-12-17.5-10.8-14-9C-19.5-14-23-20.5-23-28C-23-40.5-13-50 0-50Z',
};

const SIX =
  'M50.5 27C48 14 42 8.5 32 8.5C16 8.5 8.5 22 8.5 47V65C8.5 82.5 16.5 91.5 31 91.5' +
  'S53.5 82.5 53.5 65.5S45.5 39.5 31 39.5S8.5 48.5 8.5 65';

export const LETTERS = {
  A: { width: 66, fill: 'M23.5 0H42.5L66 100H48L43.8 80H22.2L18 100H0ZM25.5 64.5H40.5L33 28.5Z' },
  2: { width: 60, stroke: 'M8.5 31C8.5 16 17 8.5 30 8.5S51.5 16 51.5 29C51.5 39 46 46 37.5 54.5L18 75V91.5H57' },
  3: {
    width: 60,
    stroke:
      'M8.5 27C10 14.5 17.5 8.5 29 8.5C42.5 8.5 50.5 15.5 50.5 27.5C50.5 39.5 42.5 47 30 47H20' +
      'M30 47C44 47 51.5 55.5 51.5 68.5C51.5 83 43.5 91.5 29.5 91.5C17 91.5 9 85 7.8 72',
  },
  4: { width: 66, fill: 'M33.5 0H54V62.5H66V79H54V100H37V79H0V63.5ZM37 62.5V25.5L17.5 62.5Z' },
  5: {
    width: 60,
    stroke:
      'M54 8.5H15.5V53M11.5 49C16.5 41.5 23 38.2 31 38.2C44 38.2 51.5 48 51.5 64' +
      'C51.5 81.5 43.5 91.5 29.5 91.5C17 91.5 9.5 85.5 8 73.5',
  },
  6: { width: 62, stroke: SIX },
  7: { width: 60, fill: 'M0 0H60V16L32.5 100H13.5L40.5 17H0Z' },
  8: {
    width: 62,
    stroke:
      'M31 8.5C43 8.5 50 15.5 50 27.5S43 47 31 47S12 39.5 12 27.5S19 8.5 31 8.5Z' +
      'M31 47C44.5 47 53.5 55.5 53.5 69S44.5 91.5 31 91.5S8.5 82.5 8.5 69S17.5 47 31 47Z',
  },
  9: { width: 62, stroke: SIX, turned: true },
  T: {
    width: 80,
    fill: 'M27 0V100H10.5V22L0 28V11.5L14.5 0Z',
    stroke: 'M43.5 28C43.5 15 48.5 8.5 57.5 8.5S71.5 15 71.5 28V72C71.5 85 66.5 91.5 57.5 91.5S43.5 85 43.5 72Z',
  },
  J: { width: 46, stroke: 'M37.5 0V66C37.5 83.5 31.5 91.5 21 91.5C11 91.5 6 85.5 5 72' },
  Q: {
    width: 66,
    stroke:
      'M8.5 31C8.5 16 17.5 8.5 31.5 8.5S54.5 16 54.5 31V69C54.5 84 45.5 91.5 31.5 91.5S8.5 84 8.5 69Z' +
      'M33 67L59.5 99',
  },
  K: { width: 66, fill: 'M0 0H17V100H0ZM43 0H63.5L17 63.5V35.5ZM36.5 29L66 100H47L24.5 47Z' },
  /** The joker's star. */
  X: { width: 84, fill: 'M42 4L52.2 36.5H86L58.5 56.5L69 89L42 69L15 89L25.5 56.5L-2 36.5H31.8Z' },
};

/** Returns `count` petals around (x, y), from the radius `inner` to `outer` and about `breadth` wide on each side. */
export function petals({ x, y, count, inner, outer, breadth }) {
  const segments = [];
  for (let index = 0; index < count; index += 1) {
    const angle = (index * 2 * Math.PI) / count - Math.PI / 2;
    const point = (along, across) => [
      x + along * Math.cos(angle) - across * Math.sin(angle),
      y + along * Math.sin(angle) + across * Math.cos(angle),
    ];
    const belly = inner + (outer - inner) * 0.55;
    segments.push(
      ['M', ...point(inner, 0)],
      ['C', ...point(inner + (belly - inner) / 2, breadth), ...point(belly, breadth * 1.2), ...point(outer, 0)],
      ['C', ...point(belly, -breadth * 1.2), ...point(inner + (belly - inner) / 2, -breadth), ...point(inner, 0)],
      ['Z'],
    );
  }
  return segments;
}

/** The joker's cap, centred on (0, 0) and 186 wide: three points with a bell on each, and a collar at the bottom. */
export const CAP = {
  left: 'M-44 58C-50 24-56-8-84-2C-78-40-40-56-16-26C-4-10 0 20 0 58Z',
  right: 'M44 58C50 24 56-8 84-2C78-40 40-56 16-26C4-10 0 20 0 58Z',
  middle: 'M-26 58C-34 18-26-38 0-70C26-38 34 18 26 58Z',
  collar: 'M-49 48C-20 57 20 57 49 48V69C20 79-20 79-49 69Z',
  bells: [
    [-84, 5],
    [84, 5],
    [0, -76],
  ],
};

/** Returns the outline of a bell of the cap. */
export const bell = (x, y) => {
  const [r, k] = [9.5, 9.5 * 0.5523];
  return (
    `M${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}` +
    `C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}` +
    `C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}Z`
  );
};
