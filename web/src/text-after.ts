/** The texts of the pages for after the game, as text.ts has those of the table. */
import { say } from './language/speech.svelte';
import type { Replay, Verdicts } from './protocol/messages';
import { sentence, signedValue, time } from './text';

export type Verdict = Verdicts['verdicts'][number];

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

// The verdict along the game

export const verdictsTitle = (): string => say('verdicts');
export const verdictsDoes = (): string => say('verdicts-does');
export const verdictsOpen = (): string => say('verdicts-open');
export const verdictsSharedOpen = (): string => say('verdicts-shared-open');
export const askVerdicts = (): string => say('verdicts-ask');
export const askVerdictsAnyway = (): string => say('verdicts-ask-anyway');
export const stopSearch = (): string => say('verdicts-stop');
export const verdictsProgress = (decided: number, of: number): string => say('verdicts-progress', { decided, of });
export const verdictsStopped = (): string => say('verdicts-stopped');
export const verdictsStrip = (): string => say('verdicts-strip');
export const verdictName = (verdict: Verdict): string => say(`verdict-${verdict}`);
export const verdictHere = (said: string, verdict: Verdict): string => say('verdict-here', { said, verdict });
/** What the verdicts come to; `what` is the move that lost, in words. */
export function verdictsSummary({ verdicts, losing_move, last_won }: Verdicts, what: string): string {
  const lost = verdicts.indexOf('lost');
  if (losing_move !== null) return say('verdicts-lost-by', { move: losing_move, what });
  if (lost === 0) return say('verdicts-lost-all');
  if (last_won === verdicts.length - 1) return say('verdicts-won-all');
  if (last_won === null) return lost < 0 ? say('verdicts-unknown') : say('verdicts-lost-from', { lost });
  return lost < 0 ? say('verdicts-won-until', { won: last_won }) : say('verdicts-between', { won: last_won, lost });
}
export const showPoint = (): string => say('verdicts-show');
export const wonBy = (): string => say('verdicts-won-by');
export const undecidedMoves = (count: number): string => say('verdicts-undecided', { count });
export const verdictsEffort = ({ nodes, cpu_s }: Verdicts): string => say('verdicts-effort', { nodes, seconds: Math.ceil(cpu_s * 100) / 100 });
export const verdictsCut = (): string => say('verdicts-cut');
export const drawACard = (): string => say('verdict-draw');

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
