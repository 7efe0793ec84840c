/** The title and the sentence of the notice at the end of a game. No DOM. */
import type { Table } from '../protocol/messages';
import * as text from '../texts/text';

/** What the notice is about: a deal that can't be won, or how the game ended. */
export type Notice = 'impossible' | 'won' | 'ended' | 'stuck';

/** Whether the current hole of a round has its score, so that the next one can be dealt. */
export const isHoleDone = ({ round }: Table): boolean =>
  round?.holes.some((hole) => hole.number === round.current && hole.score !== null) ?? false;

/** Whether the player has given up the game, so that an undo continues it. */
export const isGivenUp = ({ ended, undo }: Pick<Table, 'ended' | 'undo'>): boolean => ended && undo !== 'none';

/** Whether a lost game can go back to a position that could be won, if there is one. Few holes of Golf can be cleared, so none is one of them. */
export const canReturn = ({ game, played, undo }: Table): boolean =>
  game.scoring !== 'hole' && played > 0 && undo !== 'none';

export function noticeTitle(notice: Notice, table: Table): string {
  if (notice === 'impossible') return text.impossible(table.piles.some((pile) => pile.kind === 'stock'));
  const { round, game, score } = table;
  if (round?.over) return text.roundOver(round);
  if (round && isHoleDone(table)) return text.holeOver(round.current, score.value);
  if (notice === 'won') return table.helped.by_solver ? text.solvedTitle() : text.wonTitle();
  if (game.scoring === 'hole') return text.holeEnded(score.value);
  if (isGivenUp(table)) return text.gaveUp();
  return notice === 'stuck' ? text.stuckTitle() : text.gameEnded();
}

/** Returns the sentence below the title; empty if there is none. */
export function noticeBody(notice: Notice, { game, score, undo, helped, practice }: Table): string {
  if (notice === 'impossible') return '';
  if (notice === 'stuck') return game.scoring === 'hole' ? text.stuckTitle() : text.stuckBody(undo !== 'none');
  const parts: string[] = [];
  if (notice === 'won' && game.scoring === 'hole') parts.push(text.holeCleared(score.value));
  if (helped.by_solver) parts.push(text.solvedForYou());
  else if (practice) parts.push(text.wonPractice());
  return parts.join(' ');
}

/** Returns the score of the hole at the end of a round, whose title has that of the round, and how the hole ended. */
export const lastHole = (notice: Notice, table: Table, current: number): string =>
  [text.holeOver(current, table.score.value), noticeBody(notice, table)].filter(Boolean).join(' · ');
