import { describe, expect, it } from 'vitest';
import { advice, busy, NAME, openSession, tableAt, type Timer } from './fixtures';
import { PLAIN_SETTINGS } from './play-settings';

describe('a question to the solver', () => {
  it('is resent once after a reconnect, for the position it was asked in', () => {
    const { session, sent, connection, receive } = openSession();
    session.askSolver('move');
    receive(tableAt(2, { ref: 1 }));
    connection.onState('lost', '');
    expect(session.snapshot).toMatchObject({ searching: 'move', pending: false });
    connection.onState('open', '');
    receive(tableAt(2));
    expect(sent[1]).toEqual({ type: 'ask', help: 'move', elapsed_ms: 0, after: 1, name: sent[0]?.name, ref: 2 });
    expect(sent[1]).toMatchObject({ name: NAME });
    receive(tableAt(2, { ref: 2 }));
    receive(advice(2, 2));
    expect(session.snapshot).toMatchObject({ searching: null, advice: { to_win: 9 } });
  });

  it('that plays a move is resent only if the table has no new event, which could be that move', () => {
    const { session, sent, connection, receive } = openSession();
    const reconnectAt = (seq: number): void => {
      connection.onState('lost', '');
      connection.onState('open', '');
      receive(tableAt(seq));
    };
    session.askSolver('show', 20);
    reconnectAt(1);
    expect(sent[1]).toMatchObject({ type: 'ask', help: 'show', moves: 20, after: 1, ref: 2 });
    reconnectAt(2);
    expect(sent).toHaveLength(2);
    expect(session.snapshot).toMatchObject({ searching: null, pending: false });
  });

  it('stays answered if an analysis of the same position marks the game', () => {
    const { session, receive } = openSession();
    session.askSolver('move');
    receive(tableAt(2, { ref: 1 }));
    receive(advice(1, 2, { advice: 'none', verdict: 'lost' }));
    const { helped } = tableAt(2);
    receive(tableAt(3, { played: 2, helped: { ...helped, verdict: true } }));
    expect(session.snapshot.advice).toMatchObject({ seq: 3, verdict: 'lost' });
    receive(tableAt(4, { played: 9, helped: { ...helped, verdict: true } }));
    expect(session.snapshot.advice).toBeNull();
  });

  it('reports its progress until it is answered', () => {
    const { session, connection, receive } = openSession();
    connection.onProgress?.(10);
    expect(session.snapshot.searched).toBe(0);
    session.askSolver('move');
    connection.onProgress?.(10);
    receive(tableAt(2, { ref: 1 }));
    connection.onProgress?.(20);
    expect(session.snapshot.searched).toBe(20);
    receive(advice(1, 2));
    expect(session.snapshot.searched).toBe(0);
  });

  it('is cancelled by a move made while disconnected', () => {
    const { session, sent, connection, receive } = openSession();
    session.askSolver('move');
    connection.onState('lost', '');
    session.tap('stock', 1);
    connection.onState('open', '');
    receive(tableAt(1));
    expect(sent.slice(1)).toMatchObject([{ type: 'play', source: 'stock' }]);
    expect(session.snapshot.searching).toBeNull();
  });

  it('is cancelled if the table has changed, and the queue continues', () => {
    const { session, sent, receive } = openSession();
    session.askSolver('show');
    session.tap('stock', 1);
    receive(tableAt(2));
    receive({ type: 'refused', ref: 1, seq: 2, code: 'given-up', message: 'Given up.', phrase: null });
    expect(session.snapshot.refusal).toMatchObject({ code: 'given-up' });
    expect(sent[1]).toMatchObject({ source: 'stock', after: 2 });
  });

  it('shows its answer only for the position it was asked in', () => {
    const { session, sent, receive } = openSession();
    session.askSolver('move');
    expect(sent.at(-1)).toMatchObject({ type: 'ask', help: 'move' });
    const ref = sent.at(-1)?.ref ?? 0;
    receive(tableAt(2, { ref }));
    expect(session.snapshot.searching).toBe('move');
    receive(advice(ref, 2));
    expect(session.snapshot).toMatchObject({ searching: null, advice: { to_win: 9 } });
    receive(tableAt(3));
    expect(session.snapshot.advice).toBeNull();
  });

  it('is cancelled when the player makes a move', () => {
    const { session, sent, receive } = openSession();
    session.askSolver('verdict');
    const asked = sent.at(-1)?.ref ?? 0;
    receive(tableAt(2, { ref: asked }));
    session.play({ source: 'c1', target: 'c2', count: 1 });
    expect(session.snapshot.searching).toBeNull();
    receive(tableAt(3, { ref: sent.at(-1)?.ref ?? 0 }));
    receive(advice(asked, 2));
    expect(session.snapshot.advice).toBeNull();
  });

  it('is cancelled with a message when the game continues in another tab', () => {
    const { session, sent, receive } = openSession();
    session.askSolver('verdict');
    const asked = sent.at(-1)?.ref ?? 0;
    receive(tableAt(2, { ref: asked }));
    receive(tableAt(3));
    expect(session.snapshot).toMatchObject({ searching: 'verdict', refusal: null });
    const refused = { type: 'refused', seq: 3, code: 'given-up', message: 'Given up.', phrase: null } as const;
    receive({ ...refused, ref: asked - 1 });
    expect(session.snapshot.searching).toBe('verdict');
    receive({ ...refused, ref: asked });
    expect(session.snapshot).toMatchObject({ searching: null, refusal: { code: 'given-up' } });
  });

  it('is repeated with the same name when the solver was busy, and shows one message', () => {
    const timers: Timer[] = [];
    const { session, sent, receive } = openSession(PLAIN_SETTINGS, timers);
    const refuse = (ref: number): void => receive(busy(ref, 7));
    session.askSolver('move');
    refuse(1);
    expect(session.snapshot).toMatchObject({ searching: 'move', pending: false, refusal: { code: 'busy' } });
    expect(timers.map(({ ms }) => ms)).toEqual([7000]);
    const { refusal } = session.snapshot;
    timers.shift()?.run();
    expect(sent[1]).toMatchObject({ type: 'ask', help: 'move', after: 1, name: sent[0]?.name, ref: 2 });
    receive(tableAt(2, { ref: 2 }));
    refuse(2); // after it had waited
    expect(session.snapshot.searching).toBe('move');
    expect(session.snapshot.refusal).toBe(refusal);
    timers.shift()?.run();
    receive(tableAt(2, { ref: 3 }));
    receive(advice(3, 2));
    expect(session.snapshot).toMatchObject({ searching: null, advice: { to_win: 9 } });
  });

  it('is not repeated forever or after the player has done something else', () => {
    const timers: Timer[] = [];
    const { session, sent, receive } = openSession(PLAIN_SETTINGS, timers);
    session.askSolver('move');
    for (let ref = 1; ref <= 6; ref++) {
      receive(busy(ref, 1));
      timers.shift()?.run();
    }
    expect(sent).toHaveLength(6);
    expect(session.snapshot).toMatchObject({ searching: null, refusal: { code: 'busy' } });
    session.askSolver('move');
    receive(busy(7, 1));
    session.tap('stock', 1);
    timers.shift()?.run();
    expect(sent.slice(6)).toMatchObject([{ type: 'ask' }, { type: 'play' }]);
  });

  it('ends with a message if the search failed', () => {
    const { session, receive } = openSession();
    session.askSolver('move');
    receive(tableAt(2, { ref: 1 }));
    receive({ type: 'refused', ref: 1, seq: 2, code: 'search-failed', message: 'Failed.', phrase: null });
    expect(session.snapshot).toMatchObject({ searching: null, refusal: { code: 'search-failed' } });
  });

  it('that was asked automatically is repeated without a message if another tab cancelled it', () => {
    const { session, sent, receive } = openSession({ ...PLAIN_SETTINGS, verdict: true });
    receive(tableAt(2));
    const asked = sent.at(-1)?.ref ?? 0;
    receive(tableAt(3, { ref: asked }));
    receive(tableAt(4));
    receive({ type: 'refused', ref: asked, seq: 4, code: 'given-up', message: 'Given up.', phrase: null });
    expect(sent.at(-1)).toMatchObject({ type: 'ask', help: 'verdict', ref: asked + 1 });
    expect(session.snapshot.refusal).toBeNull();
  });

  it('is asked automatically after an overtaken action, but not after a refused question', () => {
    const { session, sent, receive } = openSession({ ...PLAIN_SETTINGS, verdict: true });
    const refuse = (code: string, seq: number): void =>
      receive({ type: 'refused', ref: sent.at(-1)?.ref ?? 0, seq, code, message: 'x', phrase: null });
    receive(tableAt(2));
    receive(tableAt(2, { ref: sent.at(-1)?.ref ?? 0 }));
    session.undo(false);
    receive(tableAt(3));
    refuse('moved-on', 3);
    expect(sent.at(-1)).toMatchObject({ type: 'ask', help: 'verdict', after: 3 });
    expect(session.snapshot.refusal).toMatchObject({ code: 'moved-on' });
    receive(tableAt(4));
    refuse('moved-on', 4);
    expect(sent.at(-1)).toMatchObject({ type: 'ask', help: 'verdict', after: 4 });
    session.refresh();
    refuse('closed', 4);
    expect(sent.map(({ type }) => type)).toEqual(['ask', 'undo', 'ask', 'ask']);
  });

  it('is asked automatically for every position if the player wants that', () => {
    const { session, sent, receive } = openSession({ ...PLAIN_SETTINGS, verdict: true });
    receive(tableAt(2));
    const first = sent.at(-1);
    expect(first).toMatchObject({ type: 'ask', help: 'verdict' });
    receive(tableAt(3, { ref: first?.ref ?? 0 }));
    receive(advice(first?.ref ?? 0, 3, { help: 'verdict' }));
    expect(sent).toHaveLength(1);
    session.play({ source: 'c1', target: 'c2', count: 1 });
    receive(tableAt(4, { ref: sent.at(-1)?.ref ?? 0 }));
    expect(sent.map((message) => message.type)).toEqual(['ask', 'play', 'ask']);
    receive(tableAt(5, { ref: sent.at(-1)?.ref ?? 0, outcome: 'won' }));
    expect(sent).toHaveLength(3);
  });
});
