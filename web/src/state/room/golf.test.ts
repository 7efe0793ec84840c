import { describe, expect, it } from 'vitest';
import type { GolfView } from '../../protocol/messages';
import { golf, PLAYER } from './fixtures';
import { changesOf, holeResult } from './golf';

describe('announcements about other players', () => {
  const players = (...changed: object[]): GolfView['players'] =>
    changed.map((one, side) => ({ ...PLAYER, side, ...one }));

  it('say who finished, left or came back, but leave out single cards and the player’s own actions', () => {
    const before = golf({ players: players({}, { cards_left: 30 }, { here: false }, {}) });
    const now = golf({
      players: players(
        { done: true },
        { cards_left: 29, done: true },
        {},
        { here: false, withdrawn: true, done: true },
      ),
    });
    expect(changesOf(before, now, 0)).toEqual([
      { what: 'finished', seat: 1 },
      { what: 'back', seat: 2 },
      { what: 'left', seat: 3 },
    ]);
    expect(changesOf(now, now, 0)).toEqual([]);
  });

  it('give the scores of a finished hole, and a new leader', () => {
    const before = golf({ players: players({ scores: [], place: 1 }, { scores: [], place: 1 }) });
    const now = golf({
      phase: 'turned',
      players: players({ scores: [7], place: 2, done: true }, { scores: [4], place: 1, done: true }),
    });
    expect(changesOf(before, now, 0)).toEqual([
      {
        what: 'turned',
        scores: [
          [0, 7],
          [1, 4],
        ],
      },
      { what: 'leads', seats: [1] },
    ]);
    const next = golf({ hole: 2, players: now.players });
    expect(changesOf(now, next, 0)).toEqual([{ what: 'hole' }]);
    const second = golf({
      hole: 2,
      phase: 'turned',
      players: players({ scores: [7, 5], place: 2 }, { scores: [4, 5], place: 1 }),
    });
    expect(changesOf(next, second, 0)).toEqual([
      {
        what: 'turned',
        scores: [
          [0, 5],
          [1, 5],
        ],
      },
    ]);
  });

  it('give the state of a match, and its end', () => {
    const before = golf({ format: 'match', players: players({}, {}) });
    const now = golf({
      format: 'match',
      phase: 'over',
      players: players({ scores: [3] }, { scores: [4] }),
      winners: [0],
    });
    expect(changesOf(before, now, null).map(({ what }) => what)).toEqual(['turned', 'match', 'over']);
  });

  it('call a hole halved only if both sides have the lowest score', () => {
    expect(holeResult({ players: players({ scores: [4] }, { scores: [4] }) }, 1)).toEqual({
      best: 4,
      winners: [0, 1],
      halved: true,
    });
    expect(holeResult({ players: players({ scores: [4] }, { scores: [5] }, { scores: [4], side: 0 }) }, 1)).toEqual({
      best: 4,
      winners: [0, 2],
      halved: false,
    });
    expect(holeResult({ players: players({ scores: [null] }, { scores: [] }) }, 1)).toBeNull();
  });
});
