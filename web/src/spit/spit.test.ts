import { describe, expect, it } from 'vitest';
import type { Happening, SpitView } from '../protocol/messages';
import type { Refusal } from '../protocol/refusal';
import { racer, row, viewOf } from './fixtures';
import { describeHappenings, describeTable } from './announce';
import { positionCards, pileAt } from './board';
import { SpitGame } from './game.svelte';
import { keyAction } from './keys';
import { layOutSpit, nearerSide, sideOf, type SpitSeat } from './layout';
import { afterAction, cardsLeft, formatAction, parseAction, pilesOf, sceneOf } from './scene';

const SEAT: SpitSeat = { seat: 0, left: false, mirrored: false, large: false };
const onSide = (spit: number): 'left' | 'right' => sideOf(spit, SEAT);

describe('the scene', () => {
  it.each(['5H-s2', '9D-3'])('reads and writes %s', (what) => {
    const action = parseAction(what);
    expect(action && formatAction(action)).toBe(what);
  });
  it.each(['ready', 'slap-s1', '5H-s3', '', 'XX-1'])('does not parse %j as a card action', (what) =>
    expect(parseAction(what)).toBeNull(),
  );

  it('takes the latest cards of a spit pile from the happenings', () => {
    const played = (n: number, card: string): Happening => ({ n, kind: 'played', seat: 1, card, place: 0, spit: 1 });
    const happenings: Happening[] = [
      { n: 1, kind: 'spat', cards: ['4C', '6S'] },
      played(2, '7D'),
      played(3, '8S'),
      played(4, '9H'),
    ];
    expect(
      sceneOf({ players: [racer('A', { spit: '4C' }), racer('B', { spit: '9H' })], news: happenings }).spits,
    ).toEqual([['4C'], ['7D', '8S', '9H']]);
    // If a happening was missed, only the top card from the server is known.
    expect(
      sceneOf({ players: [racer('A', { spit: '4C' }), racer('B', { spit: 'KH' })], news: happenings }).spits[1],
    ).toEqual(['KH']);
    expect(
      sceneOf({
        players: [racer('A', { spit: null }), racer('B', { spit: null })],
        news: [...happenings, { n: 5, kind: 'dealt' }],
      }).spits,
    ).toEqual([[], []]);
  });

  it('moves a card and leaves the next one hidden until the server reveals it', () => {
    const scene = sceneOf(viewOf());
    const after = afterAction(scene, 0, { card: '3D', spit: 0, place: null });
    expect(after?.rows[0]?.[1]).toEqual({ hidden: 1, cards: [] });
    expect(after?.spits[0]).toEqual(['4C', '3D']);
    expect(after && cardsLeft(after.rows[0] ?? [])).toBe(10);
    expect(afterAction(scene, 0, { card: 'KD', spit: 0, place: null })).toBeNull();
    expect(afterAction(scene, 0, { card: '3D', spit: null, place: 3 })?.rows[0]?.[3]).toEqual({
      hidden: 0,
      cards: ['3D'],
    });
  });
});

describe('the layout', () => {
  const scene = sceneOf(viewOf({ players: [racer('Ada', { spit: '4C' }), racer('Bo', { spit: '6S' })] }));
  const sizes = [
    [360, 500],
    [480, 300],
    [820, 1000],
    [1440, 780],
  ] as const;

  it.each(sizes)('fits a board of %i by %i without overlapping piles', (width, height) => {
    const { places, card, middle, halves } = layOutSpit(scene, { width, height }, SEAT);
    for (const { box } of places) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    for (const [i, { box: a }] of places.entries()) {
      for (const { box: b } of [...places.slice(i + 1), { box: middle }]) {
        const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(isApart).toBe(true);
      }
    }
    expect(Math.min(card.width, halves[0].width, halves[1].height)).toBeGreaterThanOrEqual(44);
  });

  it('is mirrored for the opponent', () => {
    const view = { width: 800, height: 700 };
    const of = (seat: number, id: string) =>
      layOutSpit(scene, view, { ...SEAT, seat }).places.find((place) => place.id === id)?.frame;
    const [mine, theirs] = [of(0, 'r1-1'), of(1, 'r1-1')];
    expect(
      mine && theirs && [mine.x + mine.width / 2, theirs.x + theirs.width / 2].reduce((a, b) => a + b),
    ).toBeCloseTo(800);
    expect(mine && theirs && mine.y > theirs.y).toBe(true);
  });

  it('has the player’s spit pile on the right, or on the left for a left-handed player, and can be mirrored', () => {
    const x = (id: string, seat: Partial<SpitSeat>): number =>
      layOutSpit(scene, { width: 800, height: 700 }, { ...SEAT, ...seat }).places.find((place) => place.id === id)
        ?.frame.x ?? 0;
    expect(x('s1', {})).toBeGreaterThan(x('s2', {}));
    expect(x('s1', { left: true })).toBeLessThan(x('s2', { left: true }));
    expect(x('s1', { mirrored: true })).toBeLessThan(x('s2', { mirrored: true }));
    expect(x('r1-1', { mirrored: true })).toBeGreaterThan(x('r1-5', { mirrored: true }));
    expect(x('r1-1', { left: true })).toBe(x('r1-1', {}));
    expect([
      sideOf(0, SEAT),
      sideOf(0, { ...SEAT, left: true }),
      sideOf(0, { ...SEAT, left: true, mirrored: true }),
    ]).toEqual(['right', 'left', 'right']);
    expect([1, 2, 3].map((place) => nearerSide(place, SEAT))).toEqual(['left', 'left', 'right']);
    expect(nearerSide(1, { ...SEAT, mirrored: true })).toBe('right');
  });

  it('finds the pile at a point, even if the point just misses it, but never one of the opponent’s', () => {
    const layout = layOutSpit(scene, { width: 360, height: 500 }, SEAT);
    const frame = (id: string) =>
      layout.places.find((place) => place.id === id)?.frame ?? { x: 0, y: 0, width: 0, height: 0 };
    const own = frame('r1-2');
    expect(pileAt({ x: own.x + 4, y: own.y + 4 }, layout, 0)).toBe('r1-2');
    expect(pileAt({ x: own.x + 4, y: own.y - 6 }, layout, 0)).toBe('r1-2');
    expect(pileAt({ x: frame('s2').x + 5, y: frame('s2').y + 5 }, layout, 0)).toBe('s2');
    expect(pileAt({ x: frame('r2-2').x + 5, y: frame('r2-2').y + 5 }, layout, 0)).toBeNull();
  });
});

describe('the keys', () => {
  const key = (key: string, more: Partial<KeyboardEvent> = {}) =>
    keyAction({
      key,
      code: '',
      shiftKey: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      repeat: false,
      ...more,
    });
  it.each([
    [key('3', { code: 'Digit3' }), { type: 'pile', place: 2, select: false }],
    [key('#', { code: 'Digit3', shiftKey: true }), { type: 'pile', place: 2, select: true }],
    [key('1', { code: 'Numpad1' }), { type: 'pile', place: 0, select: false }],
    [key('6', { code: 'Digit6' }), null],
    [key('ArrowLeft', { code: 'Numpad4' }), { type: 'side', side: 'left' }],
    [key('ArrowLeft'), { type: 'side', side: 'left' }],
    [key('E'), { type: 'side', side: 'right' }],
    [key('у', { code: 'KeyE' }), { type: 'side', side: 'right' }],
    [key(' '), { type: 'slap' }],
    [key(' ', { repeat: true }), null],
    [key('l', { ctrlKey: true }), null],
    [key('?', { shiftKey: true }), { type: 'help' }],
  ])('%#', (action, wanted) => expect(action).toEqual(wanted));
});

/** Starts a game with the test as its server. */
function startGame(view: SpitView = viewOf(), seat: number | null = 0) {
  const sent: { what: string; answer: (refusal: Refusal | null) => void }[] = [];
  const refused: [string, string | boolean][] = [];
  const reported: Happening[][] = [];
  const game = new SpitGame(seat, () => SEAT, {
    send: (what, answer) => sent.push({ what, answer }),
    onMove: () => undefined,
    onRefused: (card, { code }) => refused.push([card, code]),
    onNoMove: (card, aimed) => refused.push([card, aimed]),
    onHappenings: (happenings) => reported.push(happenings),
  });
  game.show(view);
  const answer = (refusal: string | null = null): void =>
    sent.shift()?.answer(refusal === null ? null : { code: refusal, message: '', phrase: null });
  const top = (id: string): string | null | undefined => game.keyed.piles.find((pile) => pile.id === id)?.faces.at(-1);
  return { game, sent, refused, reported, answer, top, what: () => sent.map(({ what }) => what) };
}

/** The view after Ada played the 5 of hearts on her own spit pile. */
const PLAYED = viewOf({
  players: [racer('Ada', { spit: '5H', row: row('', '1:3D', '2:QS', '', '4:7C') }), racer('Bo', { spit: '6S' })],
  moves: ['7C-s2', '3D-1', 'QS-1', '7C-1'],
  news: [
    { n: 1, kind: 'spat', cards: ['4C', '6S'] },
    { n: 2, kind: 'played', seat: 0, card: '5H', place: 0, spit: 0 },
  ],
});

describe('playing', () => {
  it('shows a card on its target at once, and leaves it there when the server confirms it', () => {
    const { game, what, answer, top } = startGame();
    game.playFrom('r1-2');
    expect(what()).toEqual(['3D-s1']);
    expect(top('s1')).toBe('3D');
    expect(top('r1-2')).toBeNull();
    answer();
    const players = [
      racer('Ada', { spit: '3D', row: row('5H', 'KH', '2:QS', '', '4:7C') }),
      racer('Bo', { spit: '6S' }),
    ];
    game.show(
      viewOf({
        players,
        news: [...viewOf().news, { n: 2, kind: 'played', seat: 0, card: '3D', place: 1, spit: 0, exposed: 'KH' }],
      }),
    );
    expect([top('s1'), top('r1-2')]).toEqual(['3D', 'KH']);
  });

  it('takes a card back when the server refuses it', () => {
    const { game, answer, top, refused } = startGame();
    const key = game.keyed.piles.find(({ id }) => id === 'r1-2')?.keys.at(-1);
    game.playFrom('r1-2');
    answer('no-fit');
    expect([top('s1'), top('r1-2')]).toEqual(['4C', '3D']);
    expect(game.keyed.piles.find(({ id }) => id === 'r1-2')?.keys.at(-1)).toBe(key);
    expect(refused).toEqual([['3D', 'no-fit']]);
  });

  it('takes a card back as soon as the server sends a table on which it cannot be played', () => {
    const { game, top } = startGame();
    game.playFrom('r1-2');
    game.show(
      viewOf({
        players: [viewOf().players[0] ?? racer('Ada'), racer('Bo', { spit: '6S' })].map((player, n) =>
          n === 0 ? { ...player, spit: '5S' } : player,
        ),
        moves: ['7C-s2'],
      }),
    );
    expect([top('s1'), top('r1-2')]).toEqual(['5S', '3D']);
  });

  it('plays on the nearer of two spit piles, or the left one from the middle', () => {
    const both = (...piles: string[]) =>
      viewOf({
        players: [racer('Ada', { spit: '4C', row: row(...piles) }), racer('Bo', { spit: '6S' })],
        moves: ['5H-s1', '5H-s2'],
      });
    for (const [piles, wanted] of [
      [['5H', 'KD', 'KC', 'KS', 'KH'], '5H-s2'],
      [['KH', 'KD', '5H', 'KS', 'KC'], '5H-s2'],
      [['KH', 'KD', 'KC', '5H', 'KS'], '5H-s1'],
    ] as const) {
      const { game, what } = startGame(both(...piles));
      game.playFrom(`r1-${piles.indexOf('5H') + 1}`);
      expect(what()).toEqual([wanted]);
    }
  });

  it('moves a card to an empty pile only if that uncovers another card', () => {
    const { game, what, refused } = startGame();
    game.playFrom('r1-3');
    expect(what()).toEqual(['QS-4']);
    const lone = startGame(viewOf({ moves: ['5H-4'] }));
    lone.game.playFrom('r1-1');
    expect(lone.what()).toEqual([]);
    expect(lone.refused).toEqual([['5H', false]]);
    expect(refused).toEqual([]);
  });

  it('sends a card put on a pile without waiting for the previous answer', () => {
    const { game, what, top, answer } = startGame();
    game.playTo('s1', '5H');
    // Only the server knows whether a 7 can go there.
    game.playTo('s1', '7C');
    expect(what()).toEqual(['5H-s1', '7C-s1']);
    expect(top('s1')).toBe('7C');
    answer();
    game.show(PLAYED);
    expect(top('s1')).toBe('5H');
    expect(top('r1-5')).toBe('7C');
    answer('no-fit');
    game.playTo('s2', '7C');
    game.playFrom('r1-2');
    expect(what()).toEqual(['7C-s2', '3D-1']);
  });

  it('plays a tapped card after the answer if it had no target before', () => {
    const { game, what, answer } = startGame(viewOf({ moves: ['5H-s1'] }));
    game.playFrom('r1-1');
    game.playFrom('r1-5');
    expect(what()).toEqual(['5H-s1']);
    answer();
    game.show({ ...PLAYED, moves: ['7C-s2'] });
    expect(what()).toEqual(['7C-s2']);
  });

  it('refuses a move that is not in the server’s list if no action is pending', () => {
    const { game, what, refused } = startGame();
    game.playTo('s2', '3D');
    expect([what(), refused]).toEqual([[], [['3D', true]]]);
  });

  it('sends one slap at a time, and none if slaps are off or for a spectator', () => {
    const slapping = viewOf({ phase: 'slapping', moves: ['slap-s1', 'slap-s2'] });
    const { game, what, answer } = startGame(slapping);
    game.slap(1);
    game.slap(0);
    expect(what()).toEqual(['slap-s2']);
    answer('slap-locked');
    game.slap(0);
    expect(what()).toEqual(['slap-s1']);
    for (const [view, seat] of [
      [{ ...slapping, slaps: false }, 0],
      [slapping, null],
      [viewOf({ phase: 'waiting' }), 0],
    ] as const) {
      const none = startGame(view, seat);
      none.game.slap(0);
      expect(none.what()).toEqual([]);
    }
  });

  it('turns up spit cards from the players’ spares, and reports each happening once', () => {
    const { game, reported } = startGame(
      viewOf({ news: [{ n: 4, kind: 'counting' }], players: [racer('Ada'), racer('Bo')] }),
    );
    const backs = game.keyed.piles.find(({ id }) => id === 'x1')?.keys.at(-1);
    const happenings: Happening[] = [
      { n: 4, kind: 'counting' },
      { n: 5, kind: 'spat', cards: ['4C', '6S'] },
    ];
    game.show(viewOf({ news: happenings, players: [racer('Ada', { spit: '4C' }), racer('Bo', { spit: '6S' })] }));
    expect(game.keyed.piles.find(({ id }) => id === 's1')?.keys).toEqual([backs]);
    expect(game.keyed.piles.find(({ id }) => id === 'x1')?.keys).toHaveLength(2);
    game.show(viewOf({ news: happenings, players: [racer('Ada', { spit: '4C' }), racer('Bo', { spit: '6S' })] }));
    expect(reported).toEqual([[happenings[1]]]);
  });

  it('does not accumulate cards over many rounds', () => {
    const { game } = startGame();
    const layout = layOutSpit(game.scene, { width: 800, height: 600 }, SEAT);
    for (let n = 2; n < 60; n++) {
      const [phase, kind] = n % 2 ? (['playing', 'spat'] as const) : (['waiting', 'dealt'] as const);
      game.show(viewOf({ phase, news: [{ n, kind, cards: kind === 'spat' ? ['4C', '6S'] : [] }] }));
      const keys = positionCards(game.keyed, layout).map(({ key }) => key);
      expect(new Set(keys).size).toBe(
        pilesOf(game.scene).reduce((sum, pile) => sum + pile.hidden + pile.cards.length, 0),
      );
    }
  });
});

describe('announcements', () => {
  it('name the opponent’s plays, the cards the player uncovered, and the new top cards', () => {
    const happenings: Happening[] = [
      { n: 2, kind: 'played', seat: 1, card: '5D', place: 0, spit: 0 },
      { n: 3, kind: 'played', seat: 0, card: '3D', place: 0, spit: 0, exposed: 'KH' },
    ];
    const view = viewOf({ players: [racer('Ada', { spit: '5D' }), racer('Bo', { spit: '6S' })] });
    expect(describeHappenings(happenings, view, 0, onSide)).toBe(
      'Bo: 5 of diamonds to the right pile. King of hearts turned face up. Left 6 of spades, right 5 of diamonds.',
    );
  });

  it('leave out all but the last plays of a burst', () => {
    const happenings = ['5D', '6D', '7D', '8D', '9H'].map((card, n): Happening => ({
      n,
      kind: 'played',
      seat: 1,
      card,
      place: 0,
      spit: 1,
    }));
    const said = describeHappenings(happenings, viewOf(), 0, onSide);
    expect(said).not.toContain('6 of diamonds to');
    expect(said).toContain('9 of hearts to the left pile');
  });

  it('give the end of a round, the piles taken, and the result', () => {
    const happenings: Happening[] = [
      { n: 2, kind: 'round-over', seat: 1 },
      { n: 3, kind: 'slapped', seat: 0, spit: 1 },
      { n: 4, kind: 'gathered', taken: [9, 14], held: [20, 32] },
      { n: 5, kind: 'dealt' },
    ];
    expect(describeHappenings(happenings, viewOf({ round: 2, phase: 'waiting' }), 0, onSide)).toBe(
      'Bo has cleared their row. The round is over. Ada slapped first. Ada takes a pile of 9 cards. Bo takes a pile of 14 cards. Round 2.',
    );
    const over = viewOf({ phase: 'over', winner: 1, ending: 'left' });
    expect(describeHappenings([{ n: 6, kind: 'ended' }], over, 0, onSide)).toBe('Bo won. The other player left.');
    expect(describeHappenings([{ n: 6, kind: 'ended' }], over, 1, onSide)).toBe('You won! The other player left.');
  });

  it('can read the whole table', () => {
    expect(describeTable(viewOf(), onSide)).toContain(
      'Ada: 1: 5 of hearts; 2: 3 of diamonds; 3: queen of spades; 4: empty; 5: 7 of clubs.',
    );
  });
});
