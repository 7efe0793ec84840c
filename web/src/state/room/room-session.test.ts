import { describe, expect, it } from 'vitest';
import type { Room } from '../../protocol/messages';
import { viewOf } from '../../spit/fixtures';
import { openRoom, roomAt } from './fixtures';
import type { RoomRequest } from './requests';

describe('updates', () => {
  const news = (...numbers: number[]) => numbers.map((n) => ({ n, kind: 'dealt' as const }));

  it('change only the game, and add what has happened since the last message', () => {
    const { session, act, receive, update, answers } = openRoom();
    receive(roomAt(2, { contest: { ...viewOf(), round: 1, news: news(1, 2) } }));
    act('5H-s1');
    update({ seq: 3, did: 1, contest: { ...viewOf(), round: 2, news: news(4) } });
    expect(answers).toEqual([null]);
    expect(session.snapshot.room).toMatchObject({ seq: 3, did: 1, code: 'ABCDEF', now_ms: 3000 });
    expect(session.snapshot.room?.contest).toMatchObject({ round: 2, news: news(1, 2, 4) });
    const latest = Array.from({ length: 16 }, (_, n) => n + 30);
    update({ seq: 60, did: 1, contest: { ...viewOf(), news: news(...latest) } });
    expect(session.snapshot.room?.contest).toMatchObject({ news: news(...latest) });
  });

  it('are replaced by a whole room after a reconnect', () => {
    const { session, receive, disconnect, reconnect, update } = openRoom();
    receive(roomAt(2, { contest: { ...viewOf(), news: news(1, 2) } }));
    disconnect();
    reconnect(roomAt(9, { contest: { ...viewOf(), news: news(7) } }));
    update({ seq: 10, contest: { ...viewOf(), news: news(8) } });
    expect(session.snapshot.room?.contest).toMatchObject({ news: news(7, 8) });
  });
});

describe('actions in a game', () => {
  it('are numbered, can overlap, and are done once the server has counted them', () => {
    const { act, actionsSent, receive, answers } = openRoom();
    act('d');
    act('3');
    expect(actionsSent()).toEqual(['1:d', '2:3']);
    receive(roomAt(2, { did: 1 }));
    expect(answers).toEqual([null]);
    receive(roomAt(3, { did: 2 }));
    expect(answers).toEqual([null, null]);
    act('4');
    expect(actionsSent().at(-1)).toBe('3:4');
  });

  it('are renumbered and resent after a refused action', () => {
    const { act, actionsSent, refuse, receive, answers, session } = openRoom();
    act('5');
    act('6');
    act('7');
    refuse(1);
    expect(session.snapshot.refusal).toMatchObject({ code: 'illegal_move' });
    refuse(2, 'heard'); // the server expected a different number
    refuse(3, 'heard');
    expect(actionsSent()).toEqual(['1:5', '2:6', '3:7', '1:6', '2:7']);
    receive(roomAt(2, { did: 2 }));
    expect(answers).toEqual(['illegal_move', null, null]);
    expect(session.snapshot.refusal).toMatchObject({ code: 'illegal_move' });
  });

  it('are resent after a reconnect only if the server has not counted them', () => {
    const { act, actionsSent, disconnect, reconnect, answers, receive } = openRoom();
    act('d');
    act('3');
    disconnect();
    act('4'); // queued
    expect(actionsSent()).toEqual(['1:d', '2:3']);
    reconnect(roomAt(5, { did: 1 }));
    expect(answers).toEqual([null]);
    expect(actionsSent().slice(2)).toEqual(['2:3', '3:4']);
    receive(roomAt(6, { did: 3 }));
    expect(answers).toEqual([null, null, null]);
  });

  it('are dropped without a message if the game is over', () => {
    const { act, disconnect, reconnect, actionsSent, answers, session } = openRoom();
    disconnect();
    act('next');
    reconnect(roomAt(9, { games: 2 }));
    expect(actionsSent()).toEqual([]);
    expect(answers).toEqual(['heard']);
    expect(session.snapshot.refusal).toBeNull();
  });

  it('are resent after a pause if they arrived too fast', () => {
    const { act, actionsSent, refuse, runTimers } = openRoom();
    act('d');
    refuse(null, 'too-fast');
    expect(actionsSent()).toEqual(['1:d']);
    runTimers();
    expect(actionsSent()).toEqual(['1:d', '1:d']);
  });

  it('are never sent for a spectator', () => {
    const { act, actionsSent, receive, answers } = openRoom();
    receive(roomAt(2, { player: null }));
    act('d');
    expect([actionsSent(), answers]).toEqual([[], ['heard']]);
  });
});

describe('a room session', () => {
  it('refuses requests while disconnected', () => {
    const { session, disconnect, sent } = openRoom();
    expect(session.request({ type: 'prepare', ready: true })).toBe(true);
    disconnect();
    expect(session.request({ type: 'prepare', ready: false })).toBe(false);
    expect(sent).toHaveLength(1);
    expect(session.snapshot.connection).toBe('lost');
  });

  it('is open only after the first room message, so that no request is lost', () => {
    const { session, connection, disconnect, reconnect, sent } = openRoom();
    disconnect();
    connection.onState('open', '');
    expect([session.snapshot.connection, session.request({ type: 'prepare', ready: true })]).toEqual(['lost', false]);
    reconnect(roomAt(1));
    expect([session.snapshot.connection, session.request({ type: 'prepare', ready: true }), sent.length]).toEqual([
      'open',
      true,
      1,
    ]);
  });

  it('resends a request once, after a pause, if it arrived too fast', () => {
    const { session, sent, refuse, runTimers, receive, disconnect, reconnect } = openRoom();
    const own = (ready: boolean): Partial<Room> => ({
      phase: 'gathering',
      seats: [{ name: 'Ada', level: '', ready, here: true }],
    });
    receive(roomAt(2, own(false)));
    session.request({ type: 'prepare', ready: true });
    refuse(null, 'too-fast');
    expect(sent).toHaveLength(1);
    runTimers();
    expect(sent).toMatchObject([{ ref: 1 }, { type: 'prepare', ready: true, ref: 2 }]);
    refuse(null, 'too-fast');
    receive(roomAt(3, own(true))); // the server had received it
    runTimers();
    disconnect();
    reconnect(roomAt(4, own(false)));
    expect(sent).toHaveLength(2);
    session.request({ type: 'prepare', ready: true });
    refuse(null, 'too-fast');
    disconnect();
    reconnect(roomAt(5, own(false))); // resent after the reconnect
    runTimers();
    expect(sent.map(({ ref }) => ref)).toEqual([1, 2, 3, 4]);
  });

  it('does not resend a request that the server could not read', () => {
    const { session, sent, refuse, runTimers, disconnect, reconnect } = openRoom();
    const mine = roomAt(2, { phase: 'gathering', seats: [{ name: 'Ada', level: '', ready: false, here: true }] });
    reconnect(mine);
    session.request({ type: 'rename', name: 'x'.repeat(3_000) });
    refuse(null, 'bad-message');
    runTimers();
    disconnect();
    reconnect(mine);
    expect(sent).toHaveLength(1);
    expect(session.snapshot.refusal).toMatchObject({ code: 'bad-message' });
  });

  it('resends an unanswered request after a reconnect if the room shows that it was not applied', () => {
    const { session, disconnect, reconnect, sent, receive, setTime } = openRoom();
    const seat = (name: string): Room['seats'][number] => ({ name, level: '', ready: false, here: true });
    const resent = (request: RoomRequest, changes: Partial<Room>, before: Partial<Room> = {}, afterMs = 0): number => {
      setTime(0);
      reconnect(roomAt(3, { phase: 'gathering', seats: [seat('Ada'), seat('Bo')], ...before }));
      sent.length = 0;
      expect(session.request(request)).toBe(true);
      disconnect();
      setTime(afterMs);
      reconnect(roomAt(3, { phase: 'gathering', seats: [seat('Ada'), seat('Bo')], ...before, ...changes }));
      const [, ...others] = sent;
      expect(others.map(({ type }) => type)).toEqual(others.map(() => request.type));
      for (const { ref } of others) receive(roomAt(3, { ref }));
      disconnect();
      reconnect(roomAt(3, { phase: 'gathering', seats: [seat('Ada'), seat('Bo')], ...before })); // unchanged, but everything has been answered
      expect(sent).toHaveLength(1 + others.length);
      return others.length;
    };
    const more = [seat('Ada'), seat('Bo'), seat('Casual')];
    expect(resent({ type: 'hire', level: 'casual' }, {})).toBe(1);
    expect(resent({ type: 'hire', level: 'casual' }, { seats: more })).toBe(0);
    expect(resent({ type: 'prepare', ready: true }, {})).toBe(1);
    expect(resent({ type: 'prepare', ready: true }, { seats: [{ ...seat('Ada'), ready: true }, seat('Bo')] })).toBe(0);
    expect(resent({ type: 'prepare', ready: true }, { phase: 'countdown' })).toBe(0);
    expect(resent({ type: 'prepare', ready: true }, { games: 2 })).toBe(0); // a game was played, and nobody asked for another
    expect(resent({ type: 'prepare', ready: true }, {}, {}, 59_000)).toBe(1);
    expect(resent({ type: 'prepare', ready: true }, {}, {}, 60_000)).toBe(0); // too old to be sure that the visitor still wants it
    expect(resent({ type: 'sit', name: 'Ada' }, {}, { you: null })).toBe(1);
    expect(resent({ type: 'sit', name: 'Ada' }, { you: 1 }, { you: null })).toBe(0);
    expect(resent({ type: 'rise' }, {})).toBe(1);
    expect(resent({ type: 'rise', seat: 1 }, { seats: [seat('Ada')] })).toBe(0);
    expect(resent({ type: 'rename', name: 'Al' }, {})).toBe(1);
    expect(resent({ type: 'rename', name: 'Al' }, { seats: [seat('Al'), seat('Bo')] })).toBe(0);
    expect(resent({ type: 'settle', settings: { type: 'golf', holes: 18 } }, {})).toBe(1);
    expect(
      resent({ type: 'settle', settings: { type: 'golf', holes: 18 } }, { settings: { type: 'golf', holes: 18 } }),
    ).toBe(0);
  });

  it("estimates the room's clock from the fastest message since the last reconnect", () => {
    const { session, receive, setTime, disconnect, reconnect } = openRoom();
    setTime(500);
    receive(roomAt(2, { now_ms: 1400 })); // took 100 ms longer than the first
    expect(session.roomMs).toBe(1500);
    disconnect();
    setTime(60_000);
    reconnect(roomAt(3, { now_ms: 1600 })); // the room's clock had stopped
    expect(session.roomMs).toBe(1600);
  });

  it('measures the latency', () => {
    const { session, receive, setTime } = openRoom();
    session.request({ type: 'rename', name: 'Bo' });
    setTime(80);
    receive(roomAt(2, { ref: 1 }));
    expect(session.snapshot.latencyMs).toBe(80);
  });

  it('ignores an older state', () => {
    const { session, receive } = openRoom();
    receive(roomAt(7));
    receive(roomAt(6));
    expect(session.snapshot.room?.seq).toBe(7);
  });

  it('accepts an older state over a new connection, and resends the action that was lost', () => {
    const { session, receive, act, actionsSent, disconnect, reconnect } = openRoom();
    receive(roomAt(7, { did: 3 }));
    act('d');
    disconnect();
    reconnect(roomAt(5, { did: 2 }));
    expect([session.snapshot.room?.seq, session.snapshot.connection]).toEqual([5, 'open']);
    expect(actionsSent()).toEqual(['4:d', '3:d']);
  });
});
