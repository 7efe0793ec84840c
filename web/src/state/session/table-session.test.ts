import { describe, expect, it } from 'vitest';
import type { Advice, ClientMessage, Kept, Move, Pile, ServerMessage, Table } from '../../protocol/messages';
import type { TableEvents } from '../../socket/connection';
import { PlayClock } from './clock';
import { NO_HABITS, type Habits } from './play-settings';
import { TableSession } from './table-session';

const pile = (id: string, kind: Pile['kind'], cards: string, hidden = 0): Pile => ({
  id,
  kind,
  hidden,
  cards: cards ? cards.split(' ') : [],
});
const move = (source: string, target: string, count = 1): Move => ({
  source,
  target,
  count,
  text: `${source}-${target}`,
});

const PILES = [
  pile('stock', 'stock', '', 5),
  pile('waste', 'waste', ''),
  pile('c1', 'column', 'KS TH'),
  pile('c2', 'column', 'JH'),
  pile('c3', 'column', '9H'),
  pile('f1', 'foundation', ''),
];
const MOVES = [move('c1', 'c2'), move('c3', 'c1'), move('stock', 'waste')];

function tableAt(seq: number, changes: Partial<Table> = {}): Table {
  return {
    type: 'table',
    table: 'T',
    seq,
    ref: null,
    game: {
      id: 'x',
      name: 'X',
      family: 'columns',
      options: {},
      arrangement: 'columns',
      columns: 3,
      rows: 2,
      places: [],
      scoring: 'cards',
    },
    deal: '1',
    piles: PILES,
    moves: MOVES,
    outcome: 'open',
    ended: false,
    undo: 'free',
    redo: false,
    practice: false,
    helped: { hints: 0, verdict: false, shown: 0 },
    winnable: false,
    played: seq,
    elapsed_ms: 0,
    score: { value: 0, of: 52, streak: null },
    redeals_left: 0,
    impossible: false,
    round: null,
    ...changes,
  };
}

/** What the server takes for a name. */
const NAME: unknown = expect.stringMatching(/^[0-9a-z]{1,40}$/);

/** A session on a line whose other end is the test. */
function opened(habits: Habits = NO_HABITS) {
  const sent: ClientMessage[] = [];
  let events: TableEvents | undefined;
  const session = new TableSession(
    'T',
    (_, listeners) => {
      events = listeners;
      return { send: (message) => sent.push(message) > 0, close: () => undefined };
    },
    new PlayClock(() => 0),
    () => habits,
    (run) => run(),
  );
  const line = events as unknown as TableEvents;
  const hear = (message: ServerMessage): void => line.onMessage(message);
  line.onState('open', '');
  hear(tableAt(1));
  const cards = (id: string): string => session.shown.piles.find((p) => p.id === id)?.cards.join(' ') ?? '?';
  return { session, sent, hear, line, cards };
}

const advice = (ref: number, seq: number, more: Partial<Advice> = {}): Advice => ({
  type: 'advice',
  ref,
  seq,
  help: 'move',
  verdict: 'won',
  nodes: 5,
  cpu_s: 0,
  limit: null,
  advice: 'win',
  pile: null,
  moves: [MOVES[0] as Move],
  to_win: 9,
  ...more,
});

describe('a move', () => {
  it('is shown at once and kept when the server agrees', () => {
    const { session, sent, hear, cards } = opened();
    session.play({ source: 'c1', target: 'c2', count: 1 });
    expect(sent).toEqual([
      { type: 'play', ref: 1, elapsed_ms: 0, after: 1, name: NAME, source: 'c1', target: 'c2', count: 1 },
    ]);
    expect([cards('c1'), cards('c2'), session.shown.pending]).toEqual(['KS', 'JH TH', true]);
    hear(
      tableAt(2, {
        ref: 1,
        piles: PILES.map((p) =>
          p.id === 'c1' ? pile('c1', 'column', 'KS') : p.id === 'c2' ? pile('c2', 'column', 'JH TH') : p,
        ),
      }),
    );
    expect([cards('c1'), cards('c2'), session.shown.pending]).toEqual(['KS', 'JH TH', false]);
  });

  it('is taken back when the server refuses, with the reason', () => {
    const { session, hear, cards } = opened();
    session.play({ source: 'c1', target: 'c2', count: 1 });
    hear({ type: 'refused', ref: 1, seq: 1, code: 'illegal_move', message: 'No.', phrase: null });
    expect([cards('c1'), cards('c2')]).toEqual(['KS TH', 'JH']);
    expect(session.shown.refusal).toEqual({ code: 'illegal_move', message: 'No.', phrase: null });
    expect(session.shown.pending).toBe(false);
  });

  it('that is not legal is asked all the same, but never shown as done', () => {
    const { session, sent, cards } = opened();
    session.play({ source: 'c1', target: 'c3', count: 1 });
    expect(sent).toHaveLength(1);
    expect([cards('c1'), cards('c3')]).toEqual(['KS TH', '9H']);
  });

  it('of a hidden card only shrinks the stock', () => {
    const { session, cards } = opened();
    session.tap('stock', 1);
    expect(session.shown.piles[0]?.hidden).toBe(4);
    expect(cards('waste')).toBe('');
  });
});

describe('a tap', () => {
  it('plays the first move listed for these cards', () => {
    const { session, sent } = opened();
    session.tap('c3', 1);
    expect(sent).toMatchObject([{ source: 'c3', target: 'c1' }]);
  });

  it('on what cannot move asks the server nothing', () => {
    const { session, sent } = opened();
    session.tap('c1', 2);
    expect(sent).toEqual([]);
    expect(session.shown.nothingToDo).toEqual({ pile: 'c1', count: 2 });
  });

  it('on an empty stock turns the waste over, and never by tapping the waste', () => {
    const { session, sent, hear } = opened();
    hear(
      tableAt(2, {
        piles: [pile('stock', 'stock', ''), pile('waste', 'waste', '2C 3C')],
        moves: [move('waste', 'stock', 2)],
      }),
    );
    session.tap('waste', 2);
    expect(sent).toEqual([]);
    session.tap('stock', 1);
    expect(sent).toMatchObject([{ source: 'waste', target: 'stock' }]);
    expect(session.shown.piles.map((p) => [p.hidden, p.cards.length])).toEqual([
      [2, 0],
      [0, 0],
    ]);
  });
});

describe('fast play', () => {
  it('waits its turn, in order, and is judged by the newest moves', () => {
    const { session, sent, hear } = opened();
    session.play({ source: 'c1', target: 'c2', count: 1 });
    session.tap('c3', 1);
    expect(sent).toHaveLength(1);
    const piles = PILES.map((p) =>
      p.id === 'c1' ? pile('c1', 'column', 'KS') : p.id === 'c2' ? pile('c2', 'column', 'JH TH') : p,
    );
    hear(tableAt(2, { ref: 1, piles, moves: [move('c3', 'c2')] }));
    expect(sent[1]).toMatchObject({ type: 'play', ref: 2, source: 'c3', target: 'c2' });
  });

  it('drops a waiting move whose cards are no longer there, and says so', () => {
    for (const ask of [
      (session: TableSession) => session.play({ source: 'c3', target: 'c1', count: 1 }),
      (session: TableSession) => session.tap('c3', 1),
    ]) {
      const { session, sent, hear } = opened();
      session.undo(false);
      ask(session);
      hear(tableAt(2, { ref: 1, piles: PILES.map((p) => (p.id === 'c3' ? pile('c3', 'column', '2D') : p)) }));
      expect(sent).toHaveLength(1);
      expect(session.shown).toMatchObject({
        pending: false,
        refusal: { code: 'cards-gone', phrase: { id: 'refused-cards-gone' } },
      });
    }
  });

  it('makes a move once though it is asked for twice, and says nothing', () => {
    const { session, sent, hear } = opened();
    session.tap('stock', 1);
    session.tap('c3', 1);
    session.tap('c3', 1); // nothing was to be seen of it yet
    session.play({ source: 'c3', target: 'c1', count: 1 });
    hear(tableAt(2, { ref: 1 }));
    const without = PILES.filter(({ id }) => id !== 'c1' && id !== 'c3');
    hear(tableAt(3, { ref: 2, piles: [...without, pile('c1', 'column', 'KS TH'), pile('c2', 'column', 'JH 9H')] }));
    expect(sent).toMatchObject([{ source: 'stock' }, { source: 'c3' }]);
    expect(session.shown).toMatchObject({ pending: false, refusal: null });
  });

  it('forgets what was asked of a position that never came about', () => {
    const { session, sent, hear, cards } = opened();
    session.play({ source: 'c1', target: 'c2', count: 1 });
    session.play({ source: 'c3', target: 'c2', count: 1 });
    expect(cards('c2')).toBe('JH TH 9H');
    hear({ type: 'refused', ref: 1, seq: 1, code: 'illegal_move', message: 'No.', phrase: null });
    expect(sent).toHaveLength(1);
    expect(cards('c2')).toBe('JH');
  });
});

describe('the other tab and the line', () => {
  it("shows another tab's move under one's own that is on its way", () => {
    const { session, hear, cards } = opened();
    session.play({ source: 'c1', target: 'c2', count: 1 });
    hear(tableAt(2, { piles: PILES.map((p) => (p.id === 'stock' ? pile('stock', 'stock', '', 4) : p)) }));
    expect(session.shown.piles[0]?.hidden).toBe(4);
    expect(cards('c2')).toBe('JH TH');
  });

  it('ignores a view older than the one shown', () => {
    const { session, hear } = opened();
    hear(tableAt(3, { played: 3 }));
    hear(tableAt(2, { played: 2 }));
    expect(session.shown.table?.seq).toBe(3);
  });

  it('is kept when the line breaks over it, and sent again as of where it was made', () => {
    const { session, sent, line, hear, cards } = opened();
    session.play({ source: 'c1', target: 'c2', count: 1 });
    line.onState('lost', '');
    expect([cards('c1'), session.shown.link]).toEqual(['KS', 'lost']);
    session.tap('c3', 1);
    expect(sent).toHaveLength(1);
    line.onState('open', '');
    expect(sent).toHaveLength(1);
    hear(tableAt(1));
    expect(sent[1]).toEqual({ ...sent[0], ref: 2 });
    expect(sent[1]).toMatchObject({ type: 'play', source: 'c1', target: 'c2', after: 1, name: NAME });
    expect(cards('c1')).toBe('KS');
    hear(tableAt(2, { ref: 2 }));
    expect(session.shown.pending).toBe(false);
    expect(sent).toHaveLength(2);
  });

  it('that may have been heard is not shown done twice', () => {
    const { session, sent, line, hear } = opened();
    session.tap('stock', 1);
    expect(session.shown.piles[0]?.hidden).toBe(4);
    line.onState('lost', '');
    line.onState('open', '');
    hear(tableAt(2, { piles: PILES.map((p) => (p.id === 'stock' ? pile('stock', 'stock', '', 4) : p)) }));
    expect(sent[1]).toMatchObject({ source: 'stock', after: 1 });
    expect(session.shown.piles[0]?.hidden).toBe(4);
    hear(tableAt(2, { ref: 2 }));
    expect(session.shown).toMatchObject({ pending: false, refusal: null });
    expect(sent).toHaveLength(2);
  });

  it('that another tab was quicker than is looked at again, and what waits behind it', () => {
    const { session, sent, hear } = opened();
    const movedOn = { type: 'refused', code: 'moved-on', message: 'x', phrase: null } as const;
    session.play({ source: 'c1', target: 'c2', count: 1 });
    session.tap('stock', 1);
    hear(tableAt(2));
    hear({ ...movedOn, ref: 1, seq: 2 });
    expect(sent[1]).toMatchObject({ source: 'c1', target: 'c2', after: 2, ref: 2 });
    hear(tableAt(3, { piles: PILES.map((p) => (p.id === 'c1' ? pile('c1', 'column', '2D') : p)) }));
    hear({ ...movedOn, ref: 2, seq: 3 });
    expect(sent[2]).toMatchObject({ source: 'stock', after: 3 });
    expect(new Set(sent.map(({ name }) => name)).size).toBe(3); // each of another table, none of them sent before
    expect(session.shown.refusal).toMatchObject({ code: 'moved-on' }); // the cards of the first are gone, and that is said
  });

  it('that another tab made too is made once, without a word', () => {
    const { session, sent, hear } = opened();
    session.play({ source: 'c1', target: 'c2', count: 1 });
    hear(tableAt(2, { piles: [pile('c1', 'column', 'KS'), pile('c2', 'column', 'JH TH')] }));
    hear({ type: 'refused', ref: 1, seq: 2, code: 'moved-on', message: 'x', phrase: null });
    expect(sent).toHaveLength(1);
    expect(session.shown).toMatchObject({ pending: false, refusal: null });
  });

  it('that another tab was quicker than is made again without a word, and what went up by itself is not', () => {
    const up = { ...move('c3', 'f1'), free: true };
    const { session, sent, hear } = opened({ ...NO_HABITS, autoPlay: 'free' });
    const movedOn = (ref: number, seq: number): void =>
      hear({ type: 'refused', ref, seq, code: 'moved-on', message: 'x', phrase: null });
    session.play({ source: 'c1', target: 'c2', count: 1 });
    hear(tableAt(2, { moves: [up, ...MOVES] }));
    movedOn(1, 2);
    hear(tableAt(3, { ref: 2, moves: [up, ...MOVES] }));
    expect(sent[2]).toMatchObject({ source: 'c3', target: 'f1', joined: true });
    hear(tableAt(4));
    movedOn(3, 4);
    expect(sent).toHaveLength(3);
    expect(session.shown).toMatchObject({ pending: false, refusal: null });
  });

  it('is made of the table that a new line tells first, be it an older one: the server may have been put back', () => {
    const { session, sent, line, hear } = opened();
    hear(tableAt(10));
    session.play({ source: 'c1', target: 'c2', count: 1 });
    line.onState('lost', '');
    line.onState('open', '');
    hear(tableAt(5));
    expect([session.shown.table?.seq, sent[1]]).toMatchObject([5, { after: 10, ref: 2, name: sent[0]?.name }]);
    hear(tableAt(5));
    hear({ type: 'refused', ref: 2, seq: 5, code: 'moved-on', message: 'x', phrase: null });
    expect(sent[2]).toMatchObject({ source: 'c1', target: 'c2', after: 5, ref: 3 });
    hear(tableAt(4)); // late, over the same line
    hear(tableAt(6, { ref: 3 }));
    expect(session.shown).toMatchObject({ pending: false, refusal: null, table: { seq: 6 } });
    expect(sent).toHaveLength(3);
  });

  it('refused of the very table it was made of is not made again, and that is said', () => {
    const { session, sent, hear } = opened();
    hear(tableAt(10));
    session.play({ source: 'c1', target: 'c2', count: 1 });
    hear(tableAt(5)); // older than what is shown
    hear({ type: 'refused', ref: 1, seq: 5, code: 'moved-on', message: 'x', phrase: null });
    expect(sent).toHaveLength(1);
    expect(session.shown).toMatchObject({ pending: false, refusal: { code: 'moved-on' } });
  });

  it('that takes back, of a table that another tab played on, is not done, and that is said', () => {
    const { session, sent, hear } = opened();
    session.undo(true);
    hear(tableAt(2));
    hear({ type: 'refused', ref: 1, seq: 2, code: 'moved-on', message: 'x', phrase: null });
    expect(sent).toHaveLength(1);
    expect(session.shown).toMatchObject({ pending: false, refusal: { code: 'moved-on' } });
  });

  it('made while the line is broken waits for the server; a second one does not', () => {
    const { session, sent, line, hear, cards } = opened();
    line.onState('lost', '');
    session.play({ source: 'c1', target: 'c3', count: 1 });
    expect(cards('c1')).toBe('KS TH');
    session.tap('c1', 1);
    session.tap('c3', 1);
    expect([cards('c1'), cards('c2'), cards('c3')]).toEqual(['KS', 'JH TH', '9H']);
    line.onState('open', '');
    hear(tableAt(1));
    expect(sent).toMatchObject([{ type: 'play', source: 'c1', target: 'c2' }]);
  });
});

describe('undo', () => {
  it('is asked only where there is something to take back, and says that practice is agreed to', () => {
    const { session, sent, hear } = opened();
    session.undo(true);
    expect(sent).toMatchObject([{ type: 'undo', practice: true }]);
    hear(tableAt(2, { ref: 1, undo: 'none' }));
    session.undo(false);
    expect(sent).toHaveLength(1);
  });

  it('that has come to mark the game meanwhile is not sent unasked', () => {
    const { session, sent, hear } = opened();
    session.undo(false);
    session.undo(false);
    hear(tableAt(2, { ref: 1, undo: 'marks' }));
    expect(sent).toHaveLength(1);
    session.undo(true);
    expect(sent).toHaveLength(2);
  });
});

describe('help from the search', () => {
  it('that the line broke over is asked for again, once, as of where it was asked', () => {
    const { session, sent, line, hear } = opened();
    session.help('move');
    hear(tableAt(2, { ref: 1 }));
    line.onState('lost', '');
    expect(session.shown).toMatchObject({ searching: 'move', pending: false });
    line.onState('open', '');
    hear(tableAt(2));
    expect(sent[1]).toEqual({ type: 'ask', help: 'move', elapsed_ms: 0, after: 1, name: sent[0]?.name, ref: 2 });
    expect(sent[1]).toMatchObject({ name: NAME });
    hear(tableAt(2, { ref: 2 }));
    hear(advice(2, 2));
    expect(session.shown).toMatchObject({ searching: null, advice: { to_win: 9 } });
  });

  it('that would show a move is asked for again only of the same table: another event may be that move', () => {
    const { session, sent, line, hear } = opened();
    const back = (seq: number): void => {
      line.onState('lost', '');
      line.onState('open', '');
      hear(tableAt(seq));
    };
    session.help('show');
    back(1);
    expect(sent[1]).toMatchObject({ type: 'ask', help: 'show', after: 1, ref: 2 });
    back(2);
    expect(sent).toHaveLength(2);
    expect(session.shown).toMatchObject({ searching: null, pending: false });
  });

  it('is given up with a move made while the line is broken', () => {
    const { session, sent, line, hear } = opened();
    session.help('move');
    line.onState('lost', '');
    session.tap('stock', 1);
    line.onState('open', '');
    hear(tableAt(1));
    expect(sent.slice(1)).toMatchObject([{ type: 'play', source: 'stock' }]);
    expect(session.shown.searching).toBeNull();
  });

  it('of a table that is another by now is given up, and what waits goes on', () => {
    const { session, sent, hear } = opened();
    session.help('show');
    session.tap('stock', 1);
    hear(tableAt(2));
    hear({ type: 'refused', ref: 1, seq: 2, code: 'given-up', message: 'Given up.', phrase: null });
    expect(session.shown.refusal).toMatchObject({ code: 'given-up' });
    expect(sent[1]).toMatchObject({ source: 'stock', after: 2 });
  });

  it('is asked for, awaited and shown for the position it is about', () => {
    const { session, sent, hear } = opened();
    session.help('move');
    expect(sent.at(-1)).toMatchObject({ type: 'ask', help: 'move' });
    const ref = sent.at(-1)?.ref ?? 0;
    hear(tableAt(2, { ref }));
    expect(session.shown.searching).toBe('move');
    hear(advice(ref, 2));
    expect(session.shown).toMatchObject({ searching: null, advice: { to_win: 9 } });
    hear(tableAt(3));
    expect(session.shown.advice).toBeNull();
  });

  it('is given up when the player plays on', () => {
    const { session, sent, hear } = opened();
    session.help('verdict');
    const asked = sent.at(-1)?.ref ?? 0;
    hear(tableAt(2, { ref: asked }));
    session.play({ source: 'c1', target: 'c2', count: 1 });
    expect(session.shown.searching).toBeNull();
    hear(tableAt(3, { ref: sent.at(-1)?.ref ?? 0 }));
    hear(advice(asked, 2));
    expect(session.shown.advice).toBeNull();
  });

  it('is given up when the game goes on in another tab, and that is said', () => {
    const { session, sent, hear } = opened();
    session.help('verdict');
    const asked = sent.at(-1)?.ref ?? 0;
    hear(tableAt(2, { ref: asked }));
    hear(tableAt(3));
    expect(session.shown).toMatchObject({ searching: 'verdict', refusal: null });
    const refused = { type: 'refused', seq: 3, code: 'given-up', message: 'Given up.', phrase: null } as const;
    hear({ ...refused, ref: asked - 1 });
    expect(session.shown.searching).toBe('verdict');
    hear({ ...refused, ref: asked });
    expect(session.shown).toMatchObject({ searching: null, refusal: { code: 'given-up' } });
  });

  it('with the habit of it is asked for anew where another tab ended it, and nobody is troubled', () => {
    const { session, sent, hear } = opened({ ...NO_HABITS, verdict: true });
    hear(tableAt(2));
    const asked = sent.at(-1)?.ref ?? 0;
    hear(tableAt(3, { ref: asked }));
    hear(tableAt(4));
    hear({ type: 'refused', ref: asked, seq: 4, code: 'given-up', message: 'Given up.', phrase: null });
    expect(sent.at(-1)).toMatchObject({ type: 'ask', help: 'verdict', ref: asked + 1 });
    expect(session.shown.refusal).toBeNull();
  });

  it('with the habit of it is asked of the table that an overtaken action found, and not of one that refused the question', () => {
    const { session, sent, hear } = opened({ ...NO_HABITS, verdict: true });
    const refuse = (code: string, seq: number): void =>
      hear({ type: 'refused', ref: sent.at(-1)?.ref ?? 0, seq, code, message: 'x', phrase: null });
    hear(tableAt(2));
    hear(tableAt(2, { ref: sent.at(-1)?.ref ?? 0 }));
    session.undo(false);
    hear(tableAt(3));
    refuse('moved-on', 3);
    expect(sent.at(-1)).toMatchObject({ type: 'ask', help: 'verdict', after: 3 });
    expect(session.shown.refusal).toMatchObject({ code: 'moved-on' });
    hear(tableAt(4));
    refuse('moved-on', 4);
    expect(sent.at(-1)).toMatchObject({ type: 'ask', help: 'verdict', after: 4 });
    session.refresh();
    refuse('closed', 4);
    expect(sent.map(({ type }) => type)).toEqual(['ask', 'undo', 'ask', 'ask']);
  });

  it('follows every position with the habit of it', () => {
    const { session, sent, hear } = opened({ ...NO_HABITS, verdict: true });
    hear(tableAt(2));
    const first = sent.at(-1);
    expect(first).toMatchObject({ type: 'ask', help: 'verdict' });
    hear(tableAt(3, { ref: first?.ref ?? 0 }));
    hear(advice(first?.ref ?? 0, 3, { help: 'verdict' }));
    expect(sent).toHaveLength(1);
    session.play({ source: 'c1', target: 'c2', count: 1 });
    hear(tableAt(4, { ref: sent.at(-1)?.ref ?? 0 }));
    expect(sent.map((message) => message.type)).toEqual(['ask', 'play', 'ask']);
    hear(tableAt(5, { ref: sent.at(-1)?.ref ?? 0, outcome: 'won' }));
    expect(sent).toHaveLength(3);
  });
});

describe('what goes up by itself', () => {
  const up = { ...move('c3', 'f1'), free: true };

  it('follows the player, move by move, as one gesture', () => {
    const { session, sent, hear } = opened({ ...NO_HABITS, autoPlay: 'free' });
    hear(tableAt(2, { moves: [up, ...MOVES] }));
    expect(sent).toHaveLength(0);
    session.play({ source: 'c1', target: 'c2', count: 1 });
    hear(tableAt(3, { ref: sent.at(-1)?.ref ?? 0, moves: [up, ...MOVES] }));
    expect(sent.at(-1)).toMatchObject({ type: 'play', source: 'c3', target: 'f1', joined: true });
    hear(tableAt(4, { ref: sent.at(-1)?.ref ?? 0 }));
    expect(sent).toHaveLength(2);
  });

  it('does not follow an undo', () => {
    const { session, sent, hear } = opened({ ...NO_HABITS, autoPlay: 'all' });
    session.undo(false);
    hear(tableAt(2, { ref: sent.at(-1)?.ref ?? 0, moves: [up, ...MOVES] }));
    expect(sent).toHaveLength(1);
  });
});

describe('bookmarks', () => {
  const kept = (number: number, changes: Partial<Kept> = {}): Kept => ({
    number,
    played: number,
    score: { value: 0, of: 52, streak: null },
    here: false,
    practice: false,
    ...changes,
  });

  it('are kept, gone to and taken out by their numbers', () => {
    const { session, sent, hear } = opened();
    session.bookmark();
    hear(tableAt(2, { ref: 1, bookmarks: [kept(1)] }));
    session.returnTo(1, false);
    hear(tableAt(3, { ref: 2, bookmarks: [kept(1)] }));
    session.removeBookmark(1);
    expect(sent).toEqual([
      { type: 'bookmark', ref: 1, elapsed_ms: 0, after: 1, name: NAME },
      { type: 'return', ref: 2, elapsed_ms: 0, after: 2, name: NAME, number: 1, practice: false },
      { type: 'remove-bookmark', ref: 3, elapsed_ms: 0, after: 3, name: NAME, number: 1 },
    ]);
  });

  it('are not asked for where they mean nothing any more', () => {
    const { session, sent, hear } = opened();
    hear(tableAt(2, { bookmarks: [kept(1, { here: true }), kept(2, { practice: true })] }));
    session.bookmark();
    session.returnTo(2, false);
    session.returnTo(3, true);
    session.removeBookmark(3);
    expect(sent).toEqual([]);
    session.returnTo(2, true);
    expect(sent).toHaveLength(1);
  });

  it('leave what the search said of the position', () => {
    const { session, hear } = opened();
    session.help('verdict');
    hear(tableAt(2, { ref: 1 }));
    hear(advice(1, 2));
    session.bookmark();
    hear(tableAt(3, { ref: 2, bookmarks: [kept(1, { here: true })] }));
    expect(session.shown.advice).toMatchObject({ verdict: 'won', seq: 3 });
  });
});
