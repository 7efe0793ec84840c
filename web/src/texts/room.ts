/** The messages of rooms and of golf in a room, with a function for each. */
import { language, say } from '../language/speech.svelte';
import type { GolfView, GolfSettings, SpitSettings } from '../protocol/messages';
import type { Change, HoleResult } from '../state/room/golf';
import { figures, phrase, sentence, signedValue, toPar } from './text';

export type RoomGame = GolfSettings['type'] | SpitSettings['type'];

// The start page

export const multiplayer = (): string => say('company');
export const gameWithOthers = (game: RoomGame): string => say('company-game', { game });
export const aboutGame = (game: RoomGame): string => say('company-about', { game });
export const openRoom = (): string => say('company-open');
export const openRoomFor = (game: RoomGame): string => say('company-open-for', { game });
export const haveCode = (): string => say('company-code');
export const codeHint = (): string => say('company-code-hint');
export const join = (): string => say('company-join');

// The lobby

export const roomTitle = (game: RoomGame): string => say('room-title', { game });
export const roomGone = (): string => say('room-gone');
export const entering = (): string => say('room-entering');
export const invite = (): string => say('room-invite');
export const inviteAbout = (): string => say('room-invite-about');
export const code = (): string => say('room-code');
export const roomLink = (): string => say('room-link');
export const copyLink = (): string => say('room-copy-link');
export const shareLink = (): string => say('room-share');
export const invitation = (game: RoomGame): string => say('room-invitation', { game });
export const copied = (): string => say('room-copied');
export const notCopied = (): string => say('room-not-copied');
export const players = (): string => say('room-players');
export const taken = (count: number, most: number): string => say('room-taken', { taken: count, most });
export const you = (): string => say('room-you');
export const host = (): string => say('room-host');
export const readiness = (ready: boolean): string => (ready ? say('room-ready') : say('room-unready'));
export const away = (): string => say('room-away');
export const computer = (): string => say('room-computer');
export const level = (id: string): string => say('room-level', { level: id });
export const addComputer = (): string => say('room-add');
export const sendAway = (name: string): string => say('room-send-away', { name });
export const yourName = (): string => say('room-name');
export const takeSeat = (): string => say('room-sit');
export const changeName = (): string => say('room-rename');
export const watching = (): string => say('room-watching');
export const watchers = (count: number): string => say('room-watchers', { count });
export const whatIsPlayed = (): string => say('room-rules');
export const hostDecides = (name: string): string => say('room-rules-host', { name });
export const whichGame = (): string => say('room-which');
export const ruleSet = (): string => say('room-rule-set');
export const format = (): string => say('room-format');
export const formatIs = (word: GolfView['format']): string => say('room-format-is', { format: word });
export const formatAbout = (word: GolfView['format']): string => say('room-format-about', { format: word });
export const holes = (): string => say('room-holes');
export const ownDeals = (): string => say('room-own-deals');
export const playOff = (): string => say('room-play-off');
export const limit = (): string => say('room-limit');
export const limitIs = (seconds: number | null): string =>
  seconds === null ? say('room-no-limit') : say('room-minutes', { minutes: seconds / 60 });
export const spitOption = (name: 'equal_rank' | 'stack_equals' | 'no_slap'): string =>
  name === 'equal_rank'
    ? say('room-equal-rank')
    : name === 'stack_equals'
      ? say('room-stack-equals')
      : say('room-no-slap');
export const ready = (): string => say('room-start');
export const notYet = (): string => say('room-not-yet');
export const waitPlayers = (): string => say('room-wait-players');
export const waitReady = (names: readonly string[]): string => say('room-wait-ready', counted(names));
export const waitYou = (): string => say('room-wait-you');
export const begins = (seconds: number): string => say('room-begins', { seconds });
export const leave = (): string => say('room-leave');
export const leaveTitle = (): string => say('room-leave-title');
export const leaveBody = (): string => say('room-leave-body');
export const leaveNow = (): string => say('room-leave-now');
export const stay = (): string => say('room-stay');
export const again = (): string => say('room-again');
export const toLobby = (): string => say('room-to-lobby');

/** Returns a player's name. A computer has the name of its level, with a number if there are several. */
export function playerName(name: string, computerLevel: string): string {
  if (!computerLevel || !name.toLowerCase().startsWith(computerLevel)) return name;
  return level(computerLevel) + name.slice(computerLevel.length);
}

/** Returns the names as a list: "Ana, Ben and Cy". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);

/** Returns the names and how many there are, because Filipino uses different words before one name and before several. */
const counted = (names: readonly string[]): { count: number; names: string } => ({
  count: names.length,
  names: listed(names),
});

// Golf in a room

export const holeOf = ({ hole, holes: agreed }: Pick<GolfView, 'hole' | 'holes'>): string =>
  hole > agreed ? say('golf-extra-hole', { hole: hole - agreed }) : say('golf-hole-of', { hole, holes: agreed });
export const holeTurned = ({ hole, holes: agreed }: Pick<GolfView, 'hole' | 'holes'>): string =>
  hole > agreed ? say('golf-turned-extra', { hole: hole - agreed }) : say('golf-turned', { hole });
export const timeLeft = (): string => say('golf-time-left');
export const nextIn = (): string => say('golf-next-in');
export const cardsLeft = (count: number): string => say('golf-cards-left', { count });
export const finished = (): string => say('golf-finished');
export const resting = (): string => say('golf-resting');
export const withdrawn = (): string => say('golf-withdrawn');
export const stuck = (): string => say('golf-stuck');
export const holeDone = (strokes: number): string => say('golf-done', { strokes: signedValue(strokes) });
export const waitingFor = (names: readonly string[]): string => say('golf-waiting', counted(names));
export const place = (): string => say('golf-place');
export const watched = (): string => say('golf-watched');
export const impossible = (): string => say('golf-impossible');
export const holeBest = (): string => say('golf-hole-best');
export const boardOf = (name: string): string => say('golf-board-of', { name });
export const seen = (): string => say('golf-seen');
export const seenBy = (name: string): string => say('golf-seen-by', { name });
export const youWin = (): string => say('golf-you-win');
export const winners = (names: readonly string[]): string => say('golf-winner', counted(names));
export const matchOver = (result: string): string =>
  say('golf-match-over', { result: result === 'halved' || result === 'conceded' ? result : figures(result) });
export const minuteLeft = (): string => say('golf-said-minute');
export const secondsLeft = (seconds: number): string => say('golf-said-seconds', { seconds });

export const score = (strokesOf: number | null): string => (strokesOf === null ? '\u00b7' : signedValue(strokesOf));
export { toPar };

/** Returns who won the hole, as a sentence. */
export function holeResult(result: HoleResult, isMatch: boolean, names: readonly string[]): string {
  const values = { ...counted(result.winners.map((seat) => names[seat] ?? '')), strokes: signedValue(result.best) };
  if (!isMatch) return say('golf-hole-to', values);
  return result.halved ? say('golf-hole-halved', { strokes: values.strokes }) : say('golf-hole-won', values);
}

/** Returns an announcement of what happened. */
export function changes(
  happened: readonly Change[],
  golf: GolfView,
  names: readonly string[],
  own: number | null,
): string {
  return happened.map((change) => changeInWords(change, golf, names, own)).join(' ');
}

function changeInWords(change: Change, golf: GolfView, names: readonly string[], own: number | null): string {
  const name = 'seat' in change ? (names[change.seat] ?? '') : '';
  switch (change.what) {
    case 'finished':
      return say('golf-said-finished', { name });
    case 'away':
      return say('golf-said-away', { name });
    case 'back':
      return say('golf-said-back', { name });
    case 'left':
      return say('golf-said-left', { name });
    case 'hole':
      return `${holeOf(golf)}.`;
    case 'turned':
      return [
        `${holeTurned(golf)}.`,
        ...change.scores.map(([seat, strokesOf]) => `${names[seat] ?? ''}: ${signedValue(strokesOf)}.`),
      ].join(' ');
    case 'match': {
      const status = golf.players[own ?? 0]?.status;
      return status ? `${names[own ?? 0] ?? ''}: ${phrase(status)}.` : '';
    }
    case 'leads':
      return say('golf-said-leads', counted(change.seats.map((seat) => names[seat] ?? '')));
    case 'over':
      return sentence(outcome(golf, names, own));
  }
}

/** Returns how the game ended. */
export function outcome(
  golf: Pick<GolfView, 'winners' | 'result' | 'format'>,
  names: readonly string[],
  own: number | null,
): string {
  if (golf.winners.length === 0) return matchOver(golf.result);
  if (own !== null && golf.winners.includes(own)) return youWin();
  return winners(golf.winners.map((seat) => names[seat] ?? ''));
}
