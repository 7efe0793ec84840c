/** The texts of the pages for after the game, as text.ts has those of the table. */
import { say } from './language/speech.svelte';
import type { Replay } from './protocol/messages';
import { sentence, signedValue, time } from './text';

// The replay

export const replay = (): string => say('replay');
export const replaySoFar = (): string => say('replay-so-far');
export const replayOf = (game: string): string => say('replay-of', { game });
export const replayDeal = (deal: string): string => say('replay-deal', { deal });
/** How the game stands, how long it took and what it scored, in one line. */
export function replayResult(shown: Replay): string {
  const outcome = shown.outcome === 'open' && shown.ended ? 'ended' : shown.outcome;
  const last = shown.steps.at(-1)?.score ?? shown.score;
  const said = [say('replay-result', { outcome }), say('moves-made', { moves: shown.steps.length })];
  if (shown.game.scoring === 'hole') said.push(`${say('score-strokes')}: ${signedValue(last.value)}`);
  if (shown.game.scoring === 'peaks') said.push(`${say('score-points')}: ${signedValue(last.value)}`);
  if (last.of) said.push(`${last.value}/${last.of}`);
  if (shown.elapsed_ms !== null) said.push(time(shown.elapsed_ms));
  if (shown.practice) said.push(sentence(say('practice')));
  return said.join(' · ');
}
export const toTable = (): string => say('replay-to-table');
export const toMenu = (): string => say('back-to-games');
export const replayControls = (): string => say('replay-controls');
export const replayAt = (): string => say('replay-at');
export const asDealt = (): string => say('replay-dealt');
export const replayPoint = (move: number, moves: number, what: string): string => say('replay-point', { move, moves, what });
export const toFirst = (): string => say('replay-first');
export const oneBack = (): string => say('replay-back');
export const oneOn = (): string => say('replay-forward');
export const toLast = (): string => say('replay-last');
export const playThrough = (): string => say('replay-play');
export const pause = (): string => say('replay-pause');
export const theMoves = (): string => say('replay-moves');
export const replayKeys = (): string => say('replay-keys');

// Sharing

export const linkBroken = (): string => say('link-broken');
export const share = (): string => say('share');
export const shareLink = (): string => say('share-link');
export const shareLinkDoes = (): string => say('share-link-does');
export const shareOpen = (): string => say('share-open');
export const shareRecord = (): string => say('share-record');
export const sharePicture = (): string => say('share-picture');
export const copied = (): string => say('share-copied');
export const copyByHand = (): string => say('share-by-hand');
export const whatToCopy = (): string => say('share-text');
export const pictureFailed = (): string => say('picture-failed');
