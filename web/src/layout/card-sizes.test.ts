/**
 * The smallest cards and targets of every game on five screens. The table is docs/card-sizes.md. To write it after a change of the layout,
 * run in web/:
 *
 *     npx vitest run src/layout/card-sizes.test.ts -u
 */
import { describe, expect, it } from 'vitest';
import type { Pile } from '../protocol/messages';
import games from './card-sizes.json';
import { indexHeight, type Layout, type PileLayout, type Scene, type Size } from './geometry';
import { layOutAboveDock } from './layout';
import { FINGER } from './narrow';

/** The board of each screen without bars, and the height of the dock on it. A browser test checks that real boards are no smaller. */
const BOARDS: Record<string, Size & { dock: number }> = {
  '360x640': { width: 360, height: 536, dock: 112 },
  '390x844': { width: 390, height: 740, dock: 112 },
  '844x390': { width: 760, height: 346, dock: 50 },
  '820x1180': { width: 820, height: 1120, dock: 92 },
  '1440x900': { width: 1440, height: 840, dock: 92 },
};

/** The screens of common phones held upright that are not as short as 360x640, and the height of the bars and of the dock. */
const PHONES = [
  [360, 780],
  [360, 800],
  [375, 812],
  [384, 854],
  [390, 844],
  [393, 852],
  [402, 874],
  [412, 915],
  [414, 896],
  [430, 932],
  [440, 956],
] as const;
const BARS = 104;
const DOCK = 112;
/** Games whose stock is near the thumb only on phones that are very high for their width. */
const DIFFERENT = ['limited', 'corona', 'quadrangle', 'triple-line'];

/**
 * The least visible part of a card that another one covers from the side, in pixels. WCAG 2.2 asks for 24. The menu of a long press shows
 * the cards of a column 46 pixels wide, and a tap means the nearest card that can be played (board-pointer.ts).
 */
const MIN_STRIP = 27;
/** The cards of a long column: a whole suit. */
const LONG = 13;

function sceneOf(game: (typeof games)[number]): Scene {
  let count = 0;
  const piles = game.piles.flatMap(([kind, hidden, faced, times]) =>
    Array.from({ length: times as number }, (): Pile => ({
      id: `p${++count}`,
      kind: kind as Pile['kind'],
      hidden: hidden as number,
      cards: Array<string>(faced as number).fill('TH'),
    })),
  );
  const { family, arrangement, rows } = game;
  return { game: { family, arrangement, rows, places: game.places as [number, number][] } as Scene['game'], piles };
}

/** Returns the least width of a card that its neighbours leave visible, in pixels. Rows of slots cover each other from above only. */
function target(layout: Layout): number {
  const { width } = layout.card;
  const parts = layout.piles.flatMap((pile: PileLayout) =>
    layout.piles
      .filter((other) => other.kind === pile.kind && other.frame.y === pile.frame.y && other.frame.x > pile.frame.x)
      .map((other) => other.frame.x - pile.frame.x),
  );
  return Math.min(width, ...parts);
}

const px = (value: number): string => String(Math.round(value * 10) / 10);

describe('the sizes of cards and targets', () => {
  const screens = Object.entries(BOARDS);
  const stockAt = (game: (typeof games)[number], { width, height, dock }: Size & { dock: number }): string =>
    layOutAboveDock(sceneOf(game), { width, height }, dock).tray ? 'bottom' : 'top';
  const sizes = games.map((game) => ({
    id: game.id,
    screens: screens.map(([screen, { width, height, dock }]) => {
      const layout = layOutAboveDock(sceneOf(game), { width, height }, dock);
      return { screen, card: layout.card.width, target: target(layout) };
    }),
  }));

  it('are those of docs/card-sizes.md', async () => {
    const head = ['game', ...screens.map(([screen]) => screen)];
    const rows = sizes.map((game) => [
      `\`${game.id}\``,
      ...game.screens.map(({ card, target: part }) => `${px(card)} / ${px(part)}`),
    ]);
    const table = [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows].map(
      (row) => `| ${row.join(' | ')} |`,
    );
    const [short, usual] = screens.map(([, board]) => board);
    const above = games.filter(
      (game) => short && usual && stockAt(game, short) === 'top' && stockAt(game, usual) === 'bottom',
    );
    const text = `# Card sizes

Each cell has two numbers in CSS pixels: the width of the cards just after the deal, and the width of the narrowest part of a card that its
neighbours leave visible. Where columns overlap, a long press opens a menu with all cards of the column, 46 pixels wide. A tap beside a card
that can't move means the nearest card that can.

A column can grow until it no longer fits. Its cards are then packed closer. After that, all cards become smaller, but stay ${FINGER} pixels
wide until the columns have used the room of the dock, too. On a tablet held upright, many columns overlap or are in two rows, and
cells are beside stock and waste.

On a phone held upright, stock and waste are at the bottom if the columns then have room for cards as large as otherwise. A game has the
same number of rows of columns on all phones, so its stock is at the same place on common screens from 360x780 to 440x956. The exceptions
are ${DIFFERENT.map((id) => `\`${id}\``).join(', ')}. ${above.length} games whose stock is at the bottom on 390x844
have it at the top on 360x640, because their columns would have too little room.

This page is written by \`npx vitest run src/layout/card-sizes.test.ts -u\` in \`web/\`, which fails if the page is stale or a limit below is
not kept: cards at least ${FINGER} pixels wide, and visible parts at least ${MIN_STRIP}.

${table.join('\n')}
`;
    await expect(text).toMatchFileSnapshot('../../../docs/card-sizes.md');
  });

  it('leave the stock at the same place on all but the shortest phones', () => {
    const boards = PHONES.map(([width, height]) => ({ width, height: height - BARS, dock: DOCK }));
    const different = games.filter((game) => new Set(boards.map((board) => stockAt(game, board))).size > 1);
    expect(different.map(({ id }) => id)).toEqual(DIFFERENT);
  });

  it(`stay ${FINGER} pixels wide and readable when a column grows to ${LONG} cards`, () => {
    const small = screens.flatMap(([screen, { width, height, dock }]) =>
      games
        .filter(({ family }) => family === 'columns')
        .flatMap((game) => {
          const scene = sceneOf(game);
          const longest = scene.piles.find(({ kind }) => kind === 'column');
          const faces = Array<string>(LONG - (longest?.hidden ?? 0)).fill('TH');
          const piles = scene.piles.map((one) => (one === longest ? { ...one, cards: faces } : one));
          const layout = layOutAboveDock({ ...scene, piles }, { width, height }, dock);
          const { cards = [] } = layout.piles.find(({ id }) => id === longest?.id) ?? {};
          const strip = (cards.at(-1)?.y ?? 0) - (cards.at(-2)?.y ?? 0);
          const isSmall = layout.card.width < FINGER || strip < indexHeight(layout.card.width) - 0.01;
          return isSmall ? [`${game.id} on ${screen}: ${px(layout.card.width)} / ${px(strip)}`] : [];
        }),
    );
    expect(small).toEqual([]);
  });

  it(`are at least ${FINGER} and ${MIN_STRIP} pixels wide`, () => {
    const small = sizes.flatMap(({ id, screens: found }) =>
      found
        .filter(({ card, target: part }) => card < FINGER || part < MIN_STRIP)
        .map(({ screen, card, target: part }) => `${id} on ${screen}: ${px(card)} / ${px(part)}`),
    );
    expect(small).toEqual([]);
  });
});
