/**
 * Parses, transforms and prints SVG paths. Supports only the commands that shapes.mjs uses.
 */

const COORDINATES = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Z: 0 };

/** Returns the segments of an absolute path as [command, ...numbers]. H and V become L, and S becomes C. */
export function parsePath(text) {
  const segments = [];
  let [x, y] = [0, 0];
  let start = [0, 0];
  let control = null;
  for (const [, command, rest] of text.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const size = COORDINATES[command];
    if (size === undefined) throw new Error(`path command ${command} is not one of MLHVCSZ in "${text}"`);
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (size === 0 ? numbers.length : !numbers.length || numbers.length % size) {
      throw new Error(`path command ${command} has ${numbers.length} numbers in "${text}"`);
    }
    for (let at = 0; at < numbers.length || size === 0; at += size) {
      const n = numbers.slice(at, at + size);
      let segment;
      if (command === 'Z') segment = ['Z'];
      else if (command === 'H') segment = ['L', n[0], y];
      else if (command === 'V') segment = ['L', x, n[0]];
      else if (command === 'S') {
        const [cx, cy] = control ?? [x, y];
        segment = ['C', 2 * x - cx, 2 * y - cy, ...n];
      } else segment = [command, ...n];
      segments.push(segment);
      control = segment[0] === 'C' ? segment.slice(3, 5) : null;
      if (command === 'Z') {
        [x, y] = start;
        break;
      }
      [x, y] = segment.slice(-2);
      if (command === 'M') start = [x, y];
    }
  }
  return segments;
}

/** Returns the segments scaled about (0, 0), rotated by 180 degrees if `turned`, then moved by (x, y). */
export function place(segments, { scale = 1, turned = false, x = 0, y = 0 }) {
  const factor = turned ? -scale : scale;
  return segments.map(([command, ...numbers]) => [
    command,
    ...numbers.map((number, index) => number * factor + (index % 2 ? y : x)),
  ]);
}

/** Returns the segments rotated by 180 degrees about the centre of the card, for its other end. */
export function otherEnd(segments, width, height) {
  return place(segments, { turned: true, x: width, y: height });
}

const PER_UNIT = 100;

/** Returns the segments as a relative path, rounded to hundredths. Equal shapes give equal text, which compresses well. */
export function printPath(segments) {
  let text = '';
  let before = '';
  let pen = [0, 0];
  let start = [0, 0];
  const join = (command, values) => {
    const numbers = values.map((value) => String(value / PER_UNIT).replace(/^(-?)0\./, '$1.'));
    let out = command === before && command !== 'M' ? '' : command;
    numbers.forEach((number, index) => {
      const tight = number.startsWith('-') || (index === 0 && out !== '');
      out += (tight ? '' : ' ') + number;
    });
    text += out;
    before = command;
  };
  for (const [command, ...numbers] of segments) {
    const points = numbers.map((number) => Math.round(number * PER_UNIT));
    if (command === 'Z') {
      if (before !== 'z') text += 'z';
      before = 'z';
      pen = start;
      continue;
    }
    const end = points.slice(-2);
    const relative = points.map((value, index) => value - pen[index % 2]);
    if (command === 'M') join('M', points);
    else if (command === 'L' && relative[1] === 0) join('h', relative.slice(0, 1));
    else if (command === 'L' && relative[0] === 0) join('v', relative.slice(1));
    else join(command.toLowerCase(), relative);
    pen = end;
    if (command === 'M') start = pen;
  }
  return text;
}
