import { describe, expect, it } from 'vitest';
import type { Pile } from '../protocol/messages';
import {
  CAPTION_HEIGHT,
  indexHeight,
  indexWidth,
  DEFAULT_PREFERENCES,
  type Layout,
  type PileLayout,
  type Rect,
  type Scene,
  type Size,
} from './geometry';
import { FINGER, isNarrow, isUpright } from './narrow';
import { layOut, layOutAboveDock } from './layout';

/** The size of the board on common screens, without the header and the toolbar. */
const SCREENS: Record<string, Size> = {
  '360x640': { width: 360, height: 540 },
  '390x844': { width: 390, height: 740 },
  '640x360': { width: 584, height: 324 },
  '820x1180': { width: 820, height: 1120 },
  '1440x900': { width: 1440, height: 840 },
  '2560x1440': { width: 2560, height: 1380 },
};

const pile = (id: string, kind: Pile['kind'], faced: number, hidden = 0): Pile => ({
  id,
  kind,
  hidden,
  cards: Array<string>(faced).fill('TH'),
});

function foundationGame(columns: number, faced: number, hidden: number, foundations = 8): Scene {
  return {
    game: { family: 'columns', arrangement: 'columns', places: [], rows: 4 },
    piles: [
      pile('stock', 'stock', 0, 60),
      pile('waste', 'waste', 7),
      ...Array.from({ length: foundations }, (_, i) => pile(`f${i + 1}`, 'foundation', i % 3)),
      ...Array.from({ length: columns }, (_, i) => pile(`c${i + 1}`, 'column', faced, hidden)),
    ],
  };
}

/** Returns a game with empty or full cells. */
function withCells(scene: Scene, cells: number, faced: number): Scene {
  const first = scene.piles.filter(({ kind }) => kind === 'column').length + 1;
  const piles = Array.from({ length: cells }, (_, i) => pile(`c${first + i}`, 'cell', faced));
  return { ...scene, piles: [...scene.piles, ...piles] };
}

function golf(columns: number, rows: number, stock: number): Scene {
  return {
    game: { family: 'covering', arrangement: 'columns', places: [], rows },
    piles: [
      ...Array.from({ length: columns }, (_, i) => pile(`c${i + 1}`, 'column', rows)),
      ...(stock > 0 ? [pile('stock', 'stock', 0, stock)] : []),
      pile('hole', 'hole', 1),
    ],
  };
}

function blackHole(): Scene {
  const fans = Array.from({ length: 17 }, (_, i) => pile(`c${i + 1}`, 'column', 3));
  return {
    game: { family: 'covering', arrangement: 'fans', places: [], rows: 3 },
    piles: [...fans, pile('hole', 'hole', 1)],
  };
}

function overlap(places: [number, number][]): Scene {
  return {
    game: { family: 'covering', arrangement: 'overlap', places, rows: 0 },
    piles: [
      ...places.map((_, i) => pile(`s${i + 1}`, 'slot', 1)),
      pile('stock', 'stock', 0, 23),
      pile('hole', 'hole', 1),
    ],
  };
}

const PEAKS: [number, number][] = [
  ...[3, 9, 15].map((x): [number, number] => [0, x]),
  ...[2, 4, 8, 10, 14, 16].map((x): [number, number] => [1, x]),
  ...Array.from({ length: 9 }, (_, i): [number, number] => [2, 1 + 2 * i]),
  ...Array.from({ length: 10 }, (_, i): [number, number] => [3, 2 * i]),
];
const PYRAMID = Array.from({ length: 7 }, (_, row) => row).flatMap((row) =>
  Array.from({ length: row + 1 }, (_, i): [number, number] => [row, 6 - row + 2 * i]),
);

const SCENES: Record<string, Scene> = {
  '9 columns': foundationGame(9, 4, 0),
  '10 columns': foundationGame(10, 4, 0),
  '10 columns, 3 hidden each': foundationGame(10, 1, 3),
  '12 columns': foundationGame(12, 3, 0),
  '13 columns': foundationGame(13, 4, 0),
  '8 columns, one deck': foundationGame(8, 4, 0, 4),
  '10 columns of 14': foundationGame(10, 14, 0),
  '4 columns': foundationGame(4, 5, 0),
  '9 empty columns': foundationGame(9, 0, 0),
  '12 columns, three decks': foundationGame(12, 5, 0, 12),
  '10 columns, four decks': foundationGame(10, 8, 0, 16),
  '16 columns, four decks': foundationGame(16, 3, 0, 16),
  '10 columns and 3 cells': withCells(foundationGame(10, 4, 0), 3, 1),
  '6 columns and 4 cells': withCells(foundationGame(6, 1, 0), 4, 0),
  'golf 7x5': golf(7, 5, 16),
  'double golf 9x7': golf(9, 7, 40),
  'all in a row 13x4': golf(13, 4, 0),
  'black hole': blackHole(),
  'tri peaks': overlap(PEAKS),
  pyramid: overlap(PYRAMID),
};

const EPSILON = 0.01;
const overlaps = (a: Rect, b: Rect): boolean =>
  a.x + a.width > b.x + EPSILON &&
  b.x + b.width > a.x + EPSILON &&
  a.y + a.height > b.y + EPSILON &&
  b.y + b.height > a.y + EPSILON;

function withCaption(place: PileLayout): Rect[] {
  return place.caption ? [place.box, place.caption] : [place.box];
}

/** Whether two piles are allowed to overlap: slots in different rows, and neighbours in a row whose indices stay visible. */
function mayOverlap(layout: Layout, a: PileLayout, b: PileLayout): boolean {
  const kinds = [a.kind, b.kind].sort().join();
  if (!['slot,slot', 'column,column', 'cell,column', 'foundation,foundation'].includes(kinds)) return false;
  if (a.kind === 'slot' && Math.abs(a.frame.y - b.frame.y) > layout.card.height * 0.2) return true;
  if (kinds !== 'cell,column' && a.frame.y !== b.frame.y) return false;
  return Math.abs(a.frame.x - b.frame.x) >= indexWidth(layout.card.width) - EPSILON;
}

function expectInside(layout: Layout, screen: Size): void {
  for (const rect of layout.piles.flatMap(withCaption)) {
    expect(rect.x).toBeGreaterThanOrEqual(-EPSILON);
    expect(rect.y).toBeGreaterThanOrEqual(-EPSILON);
    expect(rect.x + rect.width).toBeLessThanOrEqual(screen.width + EPSILON);
    expect(rect.y + rect.height).toBeLessThanOrEqual(layout.board.height + EPSILON);
  }
}

function expectApart(layout: Layout): void {
  layout.piles.forEach((a, i) => {
    for (const b of layout.piles.slice(i + 1)) {
      if (mayOverlap(layout, a, b)) continue;
      const clash = withCaption(a).some((rectA) => withCaption(b).some((rectB) => overlaps(rectA, rectB)));
      expect(clash, `${a.id} and ${b.id} overlap`).toBe(false);
    }
  });
}

/** Checks that enough of each covered face-up card is visible to read its index. */
function expectReadable(layout: Layout, scene: Scene): void {
  const { width } = layout.card;
  for (const place of layout.piles.filter((candidate) => candidate.kind === 'column')) {
    const hidden = scene.piles.find((candidate) => candidate.id === place.id)?.hidden ?? 0;
    for (let i = hidden; i + 1 < place.cards.length; i++) {
      const here = place.cards[i];
      const over = place.cards[i + 1];
      if (!here || !over) throw new Error('a card without a place');
      const seen = over.y - here.y >= indexHeight(width) - EPSILON || over.x - here.x >= indexWidth(width) - EPSILON;
      expect(seen, `${place.id} card ${i + 1} is covered`).toBe(true);
    }
  }
  const rows = [...new Set(layout.piles.filter((place) => place.kind === 'slot').map((place) => place.frame.y))].sort(
    (a, b) => a - b,
  );
  rows.slice(1).forEach((y, i) => expect(y - (rows[i] ?? 0)).toBeGreaterThanOrEqual(indexHeight(width) - EPSILON));
}

describe.each(Object.entries(SCREENS))('on %s', (_, screen) => {
  it.each(Object.entries(SCENES))('%s fits, with readable cards and no overlapping piles', (__, scene) => {
    const layout = layOut(scene, screen);
    expect(layout.piles.map((place) => place.id).sort()).toEqual(scene.piles.map((candidate) => candidate.id).sort());
    expectInside(layout, screen);
    expectApart(layout);
    expectReadable(layout, scene);
  });

  it.each([
    '9 columns',
    '10 columns',
    '12 columns',
    '13 columns',
    '12 columns, three decks',
    '10 columns, four decks',
    '16 columns, four decks',
    '10 columns and 3 cells',
    '6 columns and 4 cells',
    'golf 7x5',
    'double golf 9x7',
    'all in a row 13x4',
    'black hole',
    'tri peaks',
    'pyramid',
  ])('%s fits without scrolling after the deal', (name) => {
    const scene = SCENES[name];
    if (!scene) throw new Error(name);
    expect(layOut(scene, screen).board).toEqual(screen);
  });

  it.each([13, 20, 26])(
    'a column of %i cards is packed closer or drawn smaller, and every index stays readable',
    (length) => {
      const scene = foundationGame(10, 4, 0);
      scene.piles = scene.piles.map((p) => (p.id === 'c4' ? pile('c4', 'column', length) : p));
      const layout = layOut(scene, screen);
      expectReadable(layout, scene);
      expectInside(layout, screen);
      expectApart(layout);
      if (screen.height > 460 || length <= 20) expect(layout.board.height).toBe(screen.height);
    },
  );

  it('a column that cannot be packed closer scrolls and stays readable', () => {
    const scene = foundationGame(10, 120, 0);
    const layout = layOut(scene, screen);
    expectReadable(layout, scene);
    expectInside(layout, screen);
    expect(layout.board.height).toBeGreaterThan(screen.height);
  });
});

/** Returns where the lowest card of a pile ends. */
function lowest(layout: Layout, id: string): number {
  const { box } = layout.piles.find((place) => place.id === id) as PileLayout;
  return box.y + box.height;
}

describe('the dock at the bottom of the board', () => {
  const DOCK = 100;

  it.each(Object.entries(SCREENS))('covers no card on %s', (_, screen) => {
    for (const [name, scene] of Object.entries(SCENES)) {
      if (name === '10 columns of 14') continue; // its columns need the dock's room on a phone
      const layout = layOutAboveDock(scene, screen, DOCK);
      const tray = layout.tray ?? 0;
      const room = screen.height - tray - Math.min(DOCK, screen.height * 0.4);
      const piles = layout.piles.flatMap((place) =>
        withCaption(place).map(({ y, height }) => ({ y, end: y + height })),
      );
      if (screen.height > 460) {
        expect(layout.board.height).toBeLessThanOrEqual(tray > 0 ? screen.height : room);
        for (const { y, end } of piles) expect(end < room + EPSILON || y > screen.height - tray - EPSILON).toBe(true);
      }
      expectApart(layout);
    }
  });

  it('gives its room to columns that are too long, and the tray stays where it is', () => {
    const screen = SCREENS['360x640'] as Size;
    const scene = SCENES['10 columns'] as Scene;
    const usual = layOutAboveDock(scene, screen, DOCK);
    const long = { ...scene, piles: scene.piles.map((p) => (p.id === 'c4' ? pile('c4', 'column', 16) : p)) };
    const layout = layOutAboveDock(long, screen, DOCK);
    expect([layout.card.width, layout.board]).toEqual([FINGER, screen]);
    expect(lowest(layout, 'c4')).toBeGreaterThan(screen.height - (layout.tray ?? 0) - DOCK);
    expect(lowest(layout, 'c4')).toBeLessThanOrEqual(screen.height - (layout.tray ?? 0));
    for (const id of ['stock', 'waste'])
      expect(layout.piles.find((place) => place.id === id)?.frame).toEqual(
        usual.piles.find((place) => place.id === id)?.frame,
      );
  });

  it('changes nothing if it has no height', () => {
    const scene = SCENES['10 columns'] as Scene;
    const screen = SCREENS['390x844'] as Size;
    expect(layOutAboveDock(scene, screen, 0)).toEqual(layOut(scene, screen));
  });
});

describe('fans on a low screen', () => {
  it.each(['640x360', '844x390'])('are above the dock and wide enough for a finger on %s', (size) => {
    const [width, height] = size === '640x360' ? [584, 308] : [760, 346];
    const layout = layOutAboveDock(blackHole(), { width, height }, 50);
    expect(layout.card.width).toBeGreaterThanOrEqual(FINGER);
    for (const { box } of layout.piles) expect(box.y + box.height).toBeLessThanOrEqual(height - 50);
    expectApart(layout);
  });

  it('are in two rows, with the hole in the middle of the upper one', () => {
    const { piles, card } = layOut(blackHole(), { width: 760, height: 296 });
    const rows = [...new Set(piles.filter(({ kind }) => kind === 'column').map(({ frame }) => frame.y))];
    const hole = piles.find(({ kind }) => kind === 'hole') as PileLayout;
    expect(rows).toHaveLength(2);
    expect(hole.frame.x).toBeCloseTo((760 - card.width) / 2);
    expect(hole.frame.y + card.height).toBeLessThan(rows[1] ?? 0);
  });
});

describe('the faces of the cards', () => {
  it('are compact below 84 pixels, except in fans that open sideways', () => {
    const phone = SCREENS['390x844'] as Size;
    for (const [name, scene] of Object.entries(SCENES)) expect(layOut(scene, phone).compact, name).toBe(true);
    for (const [name, scene] of Object.entries(SCENES)) {
      const { card, compact } = layOut(scene, SCREENS['1440x900'] as Size);
      expect(compact, name).toBe(card.width < 84);
    }
    const sideways = layOut(blackHole(), { width: 1024, height: 616 });
    expect(sideways.compact).toBe(false);
    expect(sideways.card.width).toBeGreaterThan(70);
  });
});

describe('the size of the cards', () => {
  it('is large enough to read on a phone', () => {
    const phone = SCREENS['360x640'] as Size;
    const widths = Object.fromEntries(
      Object.entries(SCENES).map(([name, scene]) => [name, layOut(scene, phone).card.width]),
    );
    expect(Object.entries(widths).filter(([, width]) => width < FINGER)).toEqual([]);
  });

  it('does not change while cards are played, until a column grows long', () => {
    for (const screen of Object.values(SCREENS)) {
      const sizes = [1, 4, 9].map((faced) => layOut(foundationGame(10, faced, 0), screen).card.width);
      expect(new Set(sizes).size).toBe(1);
      const cleared = golf(7, 5, 16);
      cleared.piles = cleared.piles.map((p) => (p.kind === 'column' ? { ...p, cards: p.cards.slice(0, 1) } : p));
      expect(layOut(cleared, screen).card).toEqual(layOut(golf(7, 5, 16), screen).card);
    }
  });
});

describe('a tablet held upright', () => {
  const tablet = SCREENS['820x1180'] as Size;
  const rowsOf = (layout: Layout): number =>
    new Set(layout.piles.filter(({ kind }) => kind === 'column').map(({ frame }) => Math.round(frame.y))).size;

  it('has columns that overlap, or two rows of them, where cards would be small side by side', () => {
    const rows = ['13 columns', '10 columns', '4 columns'].map((name) => rowsOf(layOut(SCENES[name] as Scene, tablet)));
    expect(rows).toEqual([2, 1, 1]);
    const least = {
      '13 columns': 80,
      '10 columns': 95,
      '16 columns, four decks': 80,
      '10 columns and 3 cells': 95,
      '6 columns and 4 cells': 95,
      'all in a row 13x4': 90,
      'tri peaks': 90,
    };
    for (const [name, width] of Object.entries(least))
      expect(layOut(SCENES[name] as Scene, tablet).card.width).toBeGreaterThan(width);
  });

  it('has the cells beside stock and waste, above its lower edge', () => {
    for (const preferences of [DEFAULT_PREFERENCES, { ...DEFAULT_PREFERENCES, left: true }]) {
      const { piles } = layOutAboveDock({ ...(SCENES['10 columns and 3 cells'] as Scene), preferences }, tablet, 92);
      const yOf = (id: string): number => (piles.find((place) => place.id === id) as PileLayout).frame.y;
      expect(['c11', 'c12', 'c13', 'waste'].map(yOf)).toEqual(Array(4).fill(yOf('stock')));
      expect(yOf('stock')).toBeGreaterThan(tablet.height * 0.8);
    }
  });

  it('keeps its rows while cards are played', () => {
    for (const faced of [1, 4, 9, 14]) expect(rowsOf(layOut(foundationGame(13, faced, 0), tablet))).toBe(2);
  });
});

describe('the waste', () => {
  const waste = (layout: Layout): PileLayout => layout.piles.find((place) => place.kind === 'waste') as PileLayout;

  it('fans its last three cards if there is room', () => {
    const wide = waste(layOut(foundationGame(10, 4, 0), SCREENS['1440x900'] as Size));
    expect(new Set(wide.cards.map((spot) => spot.x)).size).toBe(3);
    expect(wide.cards.at(-1)?.x).toBe(wide.frame.x);
    const spare = waste(layOut(foundationGame(12, 4, 0), SCREENS['1440x900'] as Size));
    expect(spare.cards[0]?.x).toBe(spare.frame.x);
    expect(spare.cards.at(-1)?.x).toBeGreaterThan(spare.frame.x + 20);
  });

  it('has its top card above the second column, and the foundations are above the last ones', () => {
    for (const columns of [10, 12, 13]) {
      const layout = layOut(foundationGame(columns, 4, 0), SCREENS['1440x900'] as Size);
      const x = (id: string): number => layout.piles.find((place) => place.id === id)?.frame.x ?? NaN;
      expect(x('stock')).toBeCloseTo(x('c1'));
      expect(x('waste')).toBeCloseTo(x('c2'));
      for (let i = 1; i <= 8; i++) expect(x(`f${i}`)).toBeCloseTo(x(`c${columns - 8 + i}`));
    }
  });

  it('is a single stack on a phone if the foundations need the room', () => {
    const narrow = waste(layOut(foundationGame(12, 4, 0, 12), SCREENS['360x640'] as Size));
    expect(new Set(narrow.cards.map((spot) => spot.x)).size).toBe(1);
  });

  it('has room for the number of cards below it', () => {
    expect(waste(layOut(foundationGame(10, 4, 0), SCREENS['360x640'] as Size)).caption?.height).toBe(CAPTION_HEIGHT);
  });
});

describe('layout preferences', () => {
  const PREFERENCES = {
    below: { ...DEFAULT_PREFERENCES, below: true },
    left: { ...DEFAULT_PREFERENCES, left: true },
    mirrored: { ...DEFAULT_PREFERENCES, mirrored: true },
    'small cards': { ...DEFAULT_PREFERENCES, scale: 0.82 },
    'large cards': { ...DEFAULT_PREFERENCES, scale: 1.25 },
    all: { below: true, left: true, large: true, mirrored: true, scale: 1 },
  };
  const ten = SCENES['10 columns'] as Scene;
  const place = (layout: Layout, id: string): Rect => (layout.piles.find((pile) => pile.id === id) as PileLayout).frame;

  it.each(Object.entries(PREFERENCES))(
    '%s: everything fits on every screen, readable and without overlaps',
    (_, preferences) => {
      for (const screen of Object.values(SCREENS)) {
        for (const [name, scene] of Object.entries(SCENES)) {
          const layout = layOut({ ...scene, preferences }, screen);
          expectInside(layout, screen);
          expectApart(layout);
          expectReadable(layout, scene);
          if (name !== '10 columns of 14') expect(layout.board).toEqual(screen);
        }
      }
    },
  );

  it('stock and foundations can be below the columns, within thumb reach', () => {
    for (const screen of [SCREENS['360x640'], SCREENS['1440x900']] as Size[]) {
      const layout = layOut({ ...ten, preferences: PREFERENCES.below }, screen);
      for (const id of ['stock', 'waste', 'f1', 'f8'])
        expect(place(layout, id).y).toBeGreaterThan(place(layout, 'c10').y + layout.card.height);
      expect(layout.card).toEqual(layOut(ten, screen).card);
    }
  });

  it('left-handed: the stock is on the right, and the columns keep their order', () => {
    for (const screen of Object.values(SCREENS).filter((one) => !isNarrow(one) && !isUpright(one))) {
      const layout = layOut({ ...ten, preferences: PREFERENCES.left }, screen);
      expect(place(layout, 'stock').x).toBeGreaterThan(screen.width / 2);
      expect(place(layout, 'f1').x).toBeLessThan(screen.width / 2);
      expect(place(layout, 'c1').x).toBeLessThan(place(layout, 'c2').x);
    }
  });

  it('on a phone, stock and waste are at the bottom, larger than the columns, on the side of the hand', () => {
    const phone = SCREENS['390x844'] as Size;
    for (const [preferences, isRight] of [
      [DEFAULT_PREFERENCES, true],
      [PREFERENCES.left, false],
      [PREFERENCES.mirrored, false],
    ] as const) {
      const layout = layOut({ ...ten, preferences }, phone);
      const [stock, waste] = [place(layout, 'stock'), place(layout, 'waste')];
      expect(stock.x > phone.width / 2).toBe(isRight);
      expect(stock.x > waste.x).toBe(isRight);
      expect(stock.y + stock.height).toBeGreaterThan(phone.height - 2 * CAPTION_HEIGHT);
      expect(stock.width).toBeGreaterThan(1.3 * layout.card.width);
      expect(layout.piles.filter(({ kind }) => kind === 'foundation').every(({ frame }) => frame.y < 10)).toBe(true);
    }
  });

  it('mirrored: the first column is on the right, and cards overlap in the same direction as before', () => {
    for (const screen of Object.values(SCREENS)) {
      const [usual, mirrored] = [layOut(ten, screen), layOut({ ...ten, preferences: PREFERENCES.mirrored }, screen)];
      expect(place(mirrored, 'c1').x).toBeGreaterThan(place(mirrored, 'c10').x);
      const sideOf = (layout: Layout): number => Math.sign(place(layout, 'stock').x - place(layout, 'waste').x);
      expect(sideOf(mirrored) + sideOf(usual)).toBe(0);
      expect(place(mirrored, 'c1').x).toBeCloseTo(screen.width - place(usual, 'c1').x - usual.card.width);
      for (const { cards, frame } of mirrored.piles)
        if (cards.length > 0) expect([cards[0]?.x, cards.at(-1)?.x]).toContain(frame.x);
    }
  });

  it('large index: cards of every size show it', () => {
    expect(layOut({ ...ten, preferences: PREFERENCES.all }, SCREENS['2560x1440'] as Size).compact).toBe(true);
  });
});
