/** A match of Spit in progress, as the server sends it, for the unit tests. */
import type { Happening, Racer, RowPile, SpitView } from '../protocol/messages';

/** Returns a row of piles: `2:5H` is the 5 of hearts on two face-down cards, and an empty string is an empty pile. */
export const row = (...piles: string[]): RowPile[] =>
  piles.map((pile) => {
    const [hidden, cards] = pile.includes(':') ? (pile.split(':') as [string, string]) : ['0', pile];
    return { hidden: Number(hidden), cards: cards === '' ? [] : cards.split(' ') };
  });

export function racer(name: string, changes: Partial<Racer> = {}): Racer {
  const usual = row('KD', '1:8C', '2:3S', '3:JH', '4:9D');
  return {
    name,
    here: true,
    ready: true,
    able: true,
    row: usual,
    spares: true,
    dealt: 26,
    spit: null,
    absent_ms: null,
    removed: false,
    ...changes,
  };
}

export function viewOf(changes: Partial<SpitView> = {}): SpitView {
  const players = [
    racer('Ada', { spit: '4C', row: row('5H', '1:3D', '2:QS', '', '4:7C') }),
    racer('Bo', { spit: '6S' }),
  ];
  const spat: Happening = { n: 1, kind: 'spat', cards: ['4C', '6S'] };
  return {
    type: 'spit',
    round: 1,
    phase: 'playing',
    players,
    slaps: true,
    moves: ['5H-s1', '5H-s2', '3D-s1', '7C-s2', '5H-4', '3D-4', 'QS-4', '7C-4'],
    due_ms: null,
    slap_ms: 0,
    out: null,
    winner: null,
    ending: null,
    news: [spat],
    ...changes,
  };
}
