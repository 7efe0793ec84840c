import { describe, expect, it } from 'vitest';
import type { BookmarkView } from '../../protocol/messages';
import { advice, MOVES, move, NAME, openSession, pile, PILES, tableAt, type Timer } from './fixtures';
import { PLAIN_SETTINGS } from './play-settings';
import type { TableSession } from './table-session';

describe('a move', () => {
  it('is shown at once and stays when the server confirms it', () => {
    const { session, sent, receive, cards } = openSession();
    session.play({ source: 'c1', target: 'c2', count: 1 });
    expect(sent).toEqual([
      { type: 'play', ref: 1, elapsed_ms: 0, after: 1, name: NAME, source: 'c1', target: 'c2', count: 1 },
    ]);
    expect([cards('c1'), cards('c2'), session.snapshot.pending]).toEqual(['KS', 'JH TH', true]);
    receive(
      tableAt(2, {
        ref: 1,
        piles: PILES.map((p) =>
          p.id === 'c1' ? pile('c1', 'column', 'KS') : p.id === 'c2' ? pile('c2', 'column', 'JH TH') : p,
        ),
      }),
    );
    expect([cards('c1'), cards('c2'), session.snapshot.pending]).toEqual(['KS', 'JH TH', false]);
  });

  it('is taken back with a reason when the server refuses it', () => {
    const { session, receive, cards } = openSession();
    session.play({ source: 'c1', target: 'c2', count: 1 });
    receive({ type: 'refused', ref: 1, seq: 1, code: 'illegal_move', message: 'No.', phrase: null });
    expect([cards('c1'), cards('c2')]).toEqual(['KS TH', 'JH']);
    expect(session.snapshot.refusal).toEqual({ code: 'illegal_move', message: 'No.', phrase: null });
    expect(session.snapshot.pending).toBe(false);
  });

  it('is sent even if it is illegal, but is not shown', () => {
    const { session, sent, cards } = openSession();
    session.play({ source: 'c1', target: 'c3', count: 1 });
    expect(sent).toHaveLength(1);
    expect([cards('c1'), cards('c3')]).toEqual(['KS TH', '9H']);
  });

  it('of a hidden card is not shown by half: nothing changes until the server has answered', () => {
    const { session, cards } = openSession();
    session.tap('stock', 1);
    expect([session.snapshot.piles[0]?.hidden, session.snapshot.pending]).toEqual([5, true]);
    expect(cards('waste')).toBe('');
  });
});

describe('a tap', () => {
  it('plays the first move listed for the cards', () => {
    const { session, sent } = openSession();
    session.tap('c3', 1);
    expect(sent).toMatchObject([{ source: 'c3', target: 'c1' }]);
  });

  it('on cards without a move sends nothing', () => {
    const { session, sent } = openSession();
    session.tap('c1', 2);
    expect(sent).toEqual([]);
    expect(session.snapshot.tapWithoutMove).toEqual({ pile: 'c1', count: 2 });
  });

  it('on the empty stock redeals; a tap on the waste never does', () => {
    const { session, sent, receive } = openSession();
    receive(
      tableAt(2, {
        piles: [pile('stock', 'stock', ''), pile('waste', 'waste', '2C 3C')],
        moves: [move('waste', 'stock', 2)],
      }),
    );
    session.tap('waste', 2);
    expect(sent).toEqual([]);
    session.tap('stock', 1);
    expect(sent).toMatchObject([{ source: 'waste', target: 'stock' }]);
    expect(session.snapshot.piles.map((p) => [p.hidden, p.cards.length])).toEqual([
      [2, 0],
      [0, 0],
    ]);
  });
});

describe('fast play', () => {
  it('is queued in order, and checked against the latest moves', () => {
    const { session, sent, receive } = openSession();
    session.play({ source: 'c1', target: 'c2', count: 1 });
    session.tap('c3', 1);
    expect(sent).toHaveLength(1);
    const piles = PILES.map((p) =>
      p.id === 'c1' ? pile('c1', 'column', 'KS') : p.id === 'c2' ? pile('c2', 'column', 'JH TH') : p,
    );
    receive(tableAt(2, { ref: 1, piles, moves: [move('c3', 'c2')] }));
    expect(sent[1]).toMatchObject({ type: 'play', ref: 2, source: 'c3', target: 'c2' });
  });

  it('drops a queued move whose cards are gone, and reports it', () => {
    for (const ask of [
      (session: TableSession) => session.play({ source: 'c3', target: 'c1', count: 1 }),
      (session: TableSession) => session.tap('c3', 1),
    ]) {
      const { session, sent, receive } = openSession();
      session.undo(false);
      ask(session);
      receive(tableAt(2, { ref: 1, piles: PILES.map((p) => (p.id === 'c3' ? pile('c3', 'column', '2D') : p)) }));
      expect(sent).toHaveLength(1);
      expect(session.snapshot).toMatchObject({
        pending: false,
        refusal: { code: 'cards-gone', phrase: { id: 'refused-cards-gone' } },
      });
    }
  });

  it('makes a move once if the player asks for it twice', () => {
    const { session, sent, receive } = openSession();
    session.tap('stock', 1);
    session.tap('c3', 1);
    session.tap('c3', 1); // the first tap had no visible effect yet
    session.play({ source: 'c3', target: 'c1', count: 1 });
    receive(tableAt(2, { ref: 1 }));
    const without = PILES.filter(({ id }) => id !== 'c1' && id !== 'c3');
    receive(tableAt(3, { ref: 2, piles: [...without, pile('c1', 'column', 'KS TH'), pile('c2', 'column', 'JH 9H')] }));
    expect(sent).toMatchObject([{ source: 'stock' }, { source: 'c3' }]);
    expect(session.snapshot).toMatchObject({ pending: false, refusal: null });
  });

  it('drops the queue when a move before it is refused', () => {
    const { session, sent, receive, cards } = openSession();
    session.play({ source: 'c1', target: 'c2', count: 1 });
    session.play({ source: 'c3', target: 'c2', count: 1 });
    expect(cards('c2')).toBe('JH TH 9H');
    receive({ type: 'refused', ref: 1, seq: 1, code: 'illegal_move', message: 'No.', phrase: null });
    expect(sent).toHaveLength(1);
    expect(cards('c2')).toBe('JH');
  });
});

describe('undo', () => {
  it('is sent with the player’s consent to practice, and only if something can be undone', () => {
    const { session, sent, receive } = openSession();
    session.undo(true);
    expect(sent).toMatchObject([{ type: 'undo', practice: true }]);
    receive(tableAt(2, { ref: 1, undo: 'none' }));
    session.undo(false);
    expect(sent).toHaveLength(1);
  });

  it('is not sent without consent if it would turn the game into practice', () => {
    const { session, sent, receive } = openSession();
    session.undo(false);
    session.undo(false);
    receive(tableAt(2, { ref: 1, undo: 'marks' }));
    expect(sent).toHaveLength(1);
    session.undo(true);
    expect(sent).toHaveLength(2);
  });
});

describe('auto-move', () => {
  const up = { ...move('c3', 'f1'), free: true };

  it("follows the player's move as part of the same gesture", () => {
    const { session, sent, receive } = openSession({ ...PLAIN_SETTINGS, autoPlay: 'free' });
    receive(tableAt(2, { moves: [up, ...MOVES] }));
    expect(sent).toHaveLength(0);
    session.play({ source: 'c1', target: 'c2', count: 1 });
    receive(tableAt(3, { ref: sent.at(-1)?.ref ?? 0, moves: [up, ...MOVES] }));
    expect(sent.at(-1)).toMatchObject({ type: 'play', source: 'c3', target: 'f1', joined: true });
    receive(tableAt(4, { ref: sent.at(-1)?.ref ?? 0 }));
    expect(sent).toHaveLength(2);
  });

  it('does not follow an undo', () => {
    const { session, sent, receive } = openSession({ ...PLAIN_SETTINGS, autoPlay: 'all' });
    session.undo(false);
    receive(tableAt(2, { ref: sent.at(-1)?.ref ?? 0, moves: [up, ...MOVES] }));
    expect(sent).toHaveLength(1);
  });
});

describe('a quick finish', () => {
  const ups = [move('c3', 'f1'), move('waste', 'f2')];

  it('plays all cards to the foundations as one gesture, faster and faster', () => {
    const timers: Timer[] = [];
    const { session, sent, receive } = openSession({ ...PLAIN_SETTINGS, stepMs: 170 }, timers);
    receive(tableAt(2, { moves: [...ups, ...MOVES] }));
    session.finish();
    expect(session.snapshot.finishing).toBe(true);
    const pauses: number[] = [];
    for (let seq = 3; seq < 40; seq++) {
      receive(tableAt(seq, { ref: sent.at(-1)?.ref ?? 0, moves: [...ups, ...MOVES] }));
      const timer = timers.pop();
      pauses.push(timer?.ms ?? 0);
      timer?.run();
    }
    expect(sent[0]).toMatchObject({ type: 'play', source: 'c3', target: 'f1' });
    expect(sent[0]).not.toHaveProperty('joined');
    expect(sent.slice(1).every((message) => message.type === 'play' && message.joined === true)).toBe(true);
    expect(pauses).toEqual(pauses.toSorted((a, b) => b - a));
    expect(pauses.at(-1)).toBeLessThan(pauses[0] ?? 0);
    expect(pauses.reduce((a, b) => a + b)).toBeLessThan(3000);
    receive(tableAt(40, { ref: sent.at(-1)?.ref ?? 0, moves: [], outcome: 'won' }));
    expect(session.snapshot.finishing).toBe(false);
  });

  it('stops when the player does something else', () => {
    const timers: Timer[] = [];
    const { session, sent, receive } = openSession({ ...PLAIN_SETTINGS, stepMs: 170 }, timers);
    receive(tableAt(2, { moves: [...ups, ...MOVES] }));
    session.finish();
    receive(tableAt(3, { ref: sent.at(-1)?.ref ?? 0, moves: [...ups, ...MOVES] }));
    session.undo(true);
    receive(tableAt(4, { ref: sent.at(-1)?.ref ?? 0, moves: [...ups, ...MOVES] }));
    for (const timer of timers) timer.run();
    expect(sent.map(({ type }) => type)).toEqual(['play', 'undo']);
    expect(session.snapshot.finishing).toBe(false);
  });
});

describe('bookmarks', () => {
  const bookmark = (number: number, changes: Partial<BookmarkView> = {}): BookmarkView => ({
    number,
    played: number,
    score: { value: 0, of: 52, streak: null },
    here: false,
    practice: false,
    ...changes,
  });

  it('are set, opened and removed by number', () => {
    const { session, sent, receive } = openSession();
    session.bookmark();
    receive(tableAt(2, { ref: 1, bookmarks: [bookmark(1)] }));
    session.returnTo(1, false);
    receive(tableAt(3, { ref: 2, bookmarks: [bookmark(1)] }));
    session.removeBookmark(1);
    expect(sent).toEqual([
      { type: 'bookmark', ref: 1, elapsed_ms: 0, after: 1, name: NAME },
      { type: 'return', ref: 2, elapsed_ms: 0, after: 2, name: NAME, number: 1, practice: false },
      { type: 'remove-bookmark', ref: 3, elapsed_ms: 0, after: 3, name: NAME, number: 1 },
    ]);
  });

  it('are not requested if that makes no sense', () => {
    const { session, sent, receive } = openSession();
    receive(tableAt(2, { bookmarks: [bookmark(1, { here: true }), bookmark(2, { practice: true })] }));
    session.bookmark();
    session.returnTo(2, false);
    session.returnTo(3, true);
    session.removeBookmark(3);
    expect(sent).toEqual([]);
    session.returnTo(2, true);
    expect(sent).toHaveLength(1);
  });

  it("keep the solver's advice about the position", () => {
    const { session, receive } = openSession();
    session.askSolver('verdict');
    receive(tableAt(2, { ref: 1 }));
    receive(advice(1, 2));
    session.bookmark();
    receive(tableAt(3, { ref: 2, bookmarks: [bookmark(1, { here: true })] }));
    expect(session.snapshot.advice).toMatchObject({ verdict: 'won', seq: 3 });
  });
});
