import { describe, expect, it } from 'vitest';
import { MOVES, move, NAME, openSession, pile, PILES, tableAt } from './fixtures';
import { PLAIN_SETTINGS } from './play-settings';

describe('a session with another tab or a broken connection', () => {
  it("shows another tab's move together with the pending one", () => {
    const { session, receive, cards } = openSession();
    session.play({ source: 'c1', target: 'c2', count: 1 });
    receive(tableAt(2, { piles: PILES.map((p) => (p.id === 'stock' ? pile('stock', 'stock', '', 4) : p)) }));
    expect(session.snapshot.piles[0]?.hidden).toBe(4);
    expect(cards('c2')).toBe('JH TH');
  });

  it('ignores a table older than the one shown', () => {
    const { session, receive } = openSession();
    receive(tableAt(3, { played: 3 }));
    receive(tableAt(2, { played: 2 }));
    expect(session.snapshot.table?.seq).toBe(3);
  });

  it('resends a pending move after a reconnect, for the position it was made in', () => {
    const { session, sent, connection, receive, cards } = openSession();
    session.play({ source: 'c1', target: 'c2', count: 1 });
    connection.onState('lost', '');
    expect([cards('c1'), session.snapshot.connection]).toEqual(['KS', 'lost']);
    session.tap('c3', 1);
    expect(sent).toHaveLength(1);
    expect(session.snapshot.refusal?.code).toBe('no-connection');
    connection.onState('open', '');
    expect(sent).toHaveLength(1);
    receive(tableAt(1));
    expect(sent[1]).toEqual({ ...sent[0], ref: 2 });
    expect(sent[1]).toMatchObject({ type: 'play', source: 'c1', target: 'c2', after: 1, name: NAME });
    expect(cards('c1')).toBe('KS');
    receive(tableAt(2, { ref: 2 }));
    expect(session.snapshot.pending).toBe(false);
    expect(sent).toHaveLength(2);
  });

  it('does not show a move twice if the server may have applied it', () => {
    const { session, sent, connection, receive } = openSession();
    session.tap('stock', 1);
    connection.onState('lost', '');
    expect(session.snapshot.piles[0]?.hidden).toBe(5);
    connection.onState('open', '');
    receive(tableAt(2, { piles: PILES.map((p) => (p.id === 'stock' ? pile('stock', 'stock', '', 4) : p)) }));
    expect(sent[1]).toMatchObject({ source: 'stock', after: 1 });
    expect(session.snapshot.piles[0]?.hidden).toBe(4);
    receive(tableAt(2, { ref: 2 }));
    expect(session.snapshot).toMatchObject({ pending: false, refusal: null });
    expect(sent).toHaveLength(2);
  });

  it('checks an overtaken move and the queue against the new table', () => {
    const { session, sent, receive } = openSession();
    const movedOn = { type: 'refused', code: 'moved-on', message: 'x', phrase: null } as const;
    session.play({ source: 'c1', target: 'c2', count: 1 });
    session.tap('stock', 1);
    receive(tableAt(2));
    receive({ ...movedOn, ref: 1, seq: 2 });
    expect(sent[1]).toMatchObject({ source: 'c1', target: 'c2', after: 2, ref: 2 });
    receive(tableAt(3, { piles: PILES.map((p) => (p.id === 'c1' ? pile('c1', 'column', '2D') : p)) }));
    receive({ ...movedOn, ref: 2, seq: 3 });
    expect(sent[2]).toMatchObject({ source: 'stock', after: 3 });
    expect(new Set(sent.map(({ name }) => name)).size).toBe(3); // three different requests, none of them resent
    expect(session.snapshot.refusal).toMatchObject({ code: 'moved-on' }); // the player learns that the cards of the first move are gone
  });

  it('makes a move once, without a message, if another tab made it too', () => {
    const { session, sent, receive } = openSession();
    session.play({ source: 'c1', target: 'c2', count: 1 });
    receive(tableAt(2, { piles: [pile('c1', 'column', 'KS'), pile('c2', 'column', 'JH TH')] }));
    receive({ type: 'refused', ref: 1, seq: 2, code: 'moved-on', message: 'x', phrase: null });
    expect(sent).toHaveLength(1);
    expect(session.snapshot).toMatchObject({ pending: false, refusal: null });
  });

  it('repeats an overtaken move without a message, but not an automatic one', () => {
    const up = { ...move('c3', 'f1'), free: true };
    const { session, sent, receive } = openSession({ ...PLAIN_SETTINGS, autoPlay: 'free' });
    const movedOn = (ref: number, seq: number): void =>
      receive({ type: 'refused', ref, seq, code: 'moved-on', message: 'x', phrase: null });
    session.play({ source: 'c1', target: 'c2', count: 1 });
    receive(tableAt(2, { moves: [up, ...MOVES] }));
    movedOn(1, 2);
    receive(tableAt(3, { ref: 2, moves: [up, ...MOVES] }));
    expect(sent[2]).toMatchObject({ source: 'c3', target: 'f1', joined: true });
    receive(tableAt(4));
    movedOn(3, 4);
    expect(sent).toHaveLength(3);
    expect(session.snapshot).toMatchObject({ pending: false, refusal: null });
  });

  it('accepts an older table over a new connection, from a server restored from a backup', () => {
    const { session, sent, connection, receive } = openSession();
    receive(tableAt(10));
    session.play({ source: 'c1', target: 'c2', count: 1 });
    connection.onState('lost', '');
    connection.onState('open', '');
    receive(tableAt(5));
    expect([session.snapshot.table?.seq, sent[1]]).toMatchObject([5, { after: 10, ref: 2, name: sent[0]?.name }]);
    receive(tableAt(5));
    receive({ type: 'refused', ref: 2, seq: 5, code: 'moved-on', message: 'x', phrase: null });
    expect(sent[2]).toMatchObject({ source: 'c1', target: 'c2', after: 5, ref: 3 });
    receive(tableAt(4)); // late, over the same connection
    receive(tableAt(6, { ref: 3 }));
    expect(session.snapshot).toMatchObject({ pending: false, refusal: null, table: { seq: 6 } });
    expect(sent).toHaveLength(3);
  });

  it('does not repeat a move refused for the table it was made on, and reports the refusal', () => {
    const { session, sent, receive } = openSession();
    receive(tableAt(10));
    session.play({ source: 'c1', target: 'c2', count: 1 });
    receive(tableAt(5)); // older than the table shown
    receive({ type: 'refused', ref: 1, seq: 5, code: 'moved-on', message: 'x', phrase: null });
    expect(sent).toHaveLength(1);
    expect(session.snapshot).toMatchObject({ pending: false, refusal: { code: 'moved-on' } });
  });

  it('does not repeat an undo after a move in another tab, and reports the refusal', () => {
    const { session, sent, receive } = openSession();
    session.undo(true);
    receive(tableAt(2));
    receive({ type: 'refused', ref: 1, seq: 2, code: 'moved-on', message: 'x', phrase: null });
    expect(sent).toHaveLength(1);
    expect(session.snapshot).toMatchObject({ pending: false, refusal: { code: 'moved-on' } });
  });

  it('keeps one move made while disconnected, and drops the next', () => {
    const { session, sent, connection, receive, cards } = openSession();
    connection.onState('lost', '');
    session.play({ source: 'c1', target: 'c3', count: 1 });
    expect(cards('c1')).toBe('KS TH');
    expect(session.snapshot).toMatchObject({ waiting: false, refusal: null });
    session.tap('c1', 1);
    expect(session.snapshot).toMatchObject({ waiting: true, refusal: null });
    session.tap('c3', 1);
    expect(session.snapshot.refusal?.phrase?.id).toBe('refused-move-waits');
    expect([cards('c1'), cards('c2'), cards('c3')]).toEqual(['KS', 'JH TH', '9H']);
    connection.onState('open', '');
    receive(tableAt(1));
    expect(sent).toMatchObject([{ type: 'play', source: 'c1', target: 'c2' }]);
    expect(session.snapshot.waiting).toBe(false);
  });
});
