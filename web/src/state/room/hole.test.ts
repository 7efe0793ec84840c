import { describe, expect, it } from 'vitest';
import { PlayClock } from '../session/clock';
import { TableSession } from '../session/table-session';
import { boardAt, golf, openRoom, roomAt } from './fixtures';
import { connectHole } from './hole';

describe('a golf hole', () => {
  /** Opens hole 1 as a table over the room's connection. */
  async function openHole() {
    const room = openRoom();
    room.receive(roomAt(2, { contest: golf() }));
    const table = new TableSession('', connectHole(room.session, 1), new PlayClock(() => 0));
    await Promise.resolve();
    const pile = (id: string): string => table.snapshot.piles.find((one) => one.id === id)?.cards.join(' ') ?? '?';
    return { ...room, table, pile };
  }

  it('sends a tap as an action and shows it at once', async () => {
    const { table, actionsSent, pile, receive } = await openHole();
    table.tap('c1', 1);
    expect(actionsSent()).toEqual(['1:1']);
    expect([pile('c1'), pile('hole'), table.snapshot.pending]).toEqual(['', '6S 5H', true]);
    const after = boardAt(3, {
      piles: boardAt(1).piles.map((one) =>
        one.id === 'c1' ? { ...one, cards: [] } : one.id === 'hole' ? { ...one, cards: ['6S', '5H'] } : one,
      ),
      moves: [],
      undo: 'free',
    });
    receive(roomAt(3, { ref: 1, did: 1, contest: golf({ board: after }) }));
    expect([pile('hole'), table.snapshot.pending]).toEqual(['6S 5H', false]);
    table.undo(false);
    table.end();
    expect(actionsSent()).toEqual(['1:1', '2:undo']);
  });

  it('takes back a move that the room refuses', async () => {
    const { table, pile, refuse } = await openHole();
    table.tap('c1', 1);
    refuse(1, 'hole-over');
    expect([pile('c1'), pile('hole'), table.snapshot.pending]).toEqual(['5H', '6S', false]);
  });

  it('keeps a pending move while disconnected, and plays it once', async () => {
    const { table, pile, disconnect, reconnect, actionsSent } = await openHole();
    table.tap('c1', 1);
    disconnect();
    expect([pile('hole'), table.snapshot.connection]).toEqual(['6S 5H', 'open']);
    reconnect(roomAt(3, { contest: golf() }));
    expect(actionsSent()).toEqual(['1:1', '1:1']);
    reconnect(roomAt(4, { did: 1, contest: golf({ board: boardAt(4, { moves: [] }) }) }));
    expect(actionsSent()).toHaveLength(2);
    expect(table.snapshot.pending).toBe(false);
  });

  it('keeps a pending move while others play', async () => {
    const { table, receive, pile } = await openHole();
    table.tap('c1', 1);
    receive(roomAt(3, { contest: golf({ board: boardAt(3) }) }));
    expect([pile('hole'), table.snapshot.pending]).toEqual(['6S 5H', true]);
  });

  it('ignores the next hole', async () => {
    const { table, receive } = await openHole();
    receive(roomAt(3, { contest: golf({ hole: 2, board: boardAt(3, { deal: '2' }) }) }));
    expect(table.snapshot.table?.seq).toBe(1);
  });
});
