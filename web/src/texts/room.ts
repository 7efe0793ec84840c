/** The messages of rooms and of golf in a room, with a function for each. */
import { language, t } from '../language/i18n.svelte';
import type { GolfView, GolfSettings, ListedRoom, Said, SpitSettings } from '../protocol/messages';
import type { Change, HoleResult } from '../state/room/golf';
import { capitalise, leftToRight, phrase, signedValue, toPar } from './text';

export type RoomGame = GolfSettings['type'] | SpitSettings['type'];

// The start page

export const multiplayer = (): string => t('multiplayer');
export const gameWithOthers = (game: RoomGame): string => t('multiplayer-game', { game });
export const aboutGame = (game: RoomGame): string => t('multiplayer-about', { game });
export const openRoom = (): string => t('multiplayer-open');
export const openRoomFor = (game: RoomGame): string => t('multiplayer-open-for', { game });
export const haveCode = (): string => t('multiplayer-code');
export const codeHint = (): string => t('multiplayer-code-hint');
export const join = (): string => t('multiplayer-join');
export const playComputer = (): string => t('multiplayer-computer');
export const playComputerAt = (game: RoomGame): string => t('multiplayer-computer-at', { game });
export const opponent = (game: RoomGame): string => t('multiplayer-opponent', { game });
export const guest = (): string => t('multiplayer-guest');

// The lobby

export const roomTitle = (game: RoomGame): string => t('room-title', { game });
export const roomGone = (): string => t('room-gone');
export const entering = (): string => t('room-entering');
export const invite = (): string => t('room-invite');
export const inviteAbout = (): string => t('room-invite-about');
export const code = (): string => t('room-code');
export const roomLink = (): string => t('room-link');
export const copyLink = (): string => t('room-copy-link');
export const shareLink = (): string => t('room-share');
export const invitation = (game: RoomGame): string => t('room-invitation', { game });
export const copied = (): string => t('room-copied');
export const notCopied = (): string => t('room-not-copied');
export const players = (): string => t('room-players');
export const taken = (count: number, most: number): string => t('room-taken', { taken: count, most });
export const you = (): string => t('room-you');
export const host = (): string => t('room-host');
export const readiness = (ready: boolean): string => (ready ? t('room-ready') : t('room-unready'));
export const away = (): string => t('room-away');
export const computer = (): string => t('room-computer');
export const level = (id: string): string => t('room-level', { level: id });
export const addComputer = (): string => t('room-add');
export const sendAway = (name: string): string => t('room-remove-player', { name });
export const yourName = (): string => t('room-name');
export const takeSeat = (): string => t('room-sit');
export const changeName = (): string => t('room-rename');
export const watching = (): string => t('room-watching');
export const watchers = (count: number): string => t('room-watchers', { count });
export const whatIsPlayed = (): string => t('room-rules');
export const hostDecides = (name: string): string => t('room-rules-host', { name });
export const whichGame = (): string => t('room-which');
export const ruleSet = (): string => t('room-rule-set');
export const format = (): string => t('room-format');
export const formatIs = (word: GolfView['format']): string => t('room-format-is', { format: word });
export const formatAbout = (word: GolfView['format']): string => t('room-format-about', { format: word });
export const holes = (): string => t('room-holes');
export const ownDeals = (): string => t('room-own-deals');
export const playOff = (): string => t('room-play-off');
export const limit = (): string => t('room-limit');
export const limitIs = (seconds: number | null): string =>
  seconds === null ? t('room-no-limit') : t('room-minutes', { minutes: seconds / 60 });
export const spitOption = (name: 'equal_rank' | 'stack_equals' | 'no_slap'): string =>
  name === 'equal_rank' ? t('room-equal-rank') : name === 'stack_equals' ? t('room-stack-equals') : t('room-no-slap');
export const howSpitGoes = (): string => t('spit-how');
/** Returns how Spit goes, in three short texts. */
export const howSpitGoesIn = ({ equal_rank: equal, no_slap: slapless }: SpitSettings): string[] => [
  t('spit-how-play', { equal: equal ? 'yes' : 'no' }),
  t('spit-how-stuck'),
  t('spit-how-end', { slap: slapless ? 'no' : 'yes' }),
];
export const ready = (): string => t('room-start');
export const notYet = (): string => t('room-not-yet');
export const waitPlayers = (): string => t('room-wait-players');
/** Returns advice for a visitor without a seat. names: the players who have one. */
export const sitToPlay = (names: readonly string[]): string => t('room-sit-to-play', namesAndCount(names));
export const waitReady = (names: readonly string[]): string => t('room-wait-ready', namesAndCount(names));
export const waitYou = (): string => t('room-wait-you');
export const begins = (seconds: number): string => t('room-begins', { seconds });
export const leave = (): string => t('room-leave');
export const leaveTitle = (): string => t('room-leave-title');
export const leaveBody = (): string => t('room-leave-body');
export const leaveNow = (): string => t('room-leave-now');
export const stay = (): string => t('room-stay');
export const again = (): string => t('room-again');
export const wantsAgain = (names: readonly string[]): string => t('room-wants-again', namesAndCount(names));
export const toLobby = (): string => t('room-to-lobby');
export const company = (): string => t('room-company');
export const companyIs = (strangers: boolean): string =>
  t('room-company-is', { company: strangers ? 'strangers' : 'friends' });
export const listed = (): string => t('room-listed');
export const listedAbout = (): string => t('room-listed-about');
export const lobby = (): string => t('lobby');
export const listedRoom = ({ host, settings }: ListedRoom): string =>
  t('lobby-room', { host, game: gameWithOthers(settings.type) });
export const seatsTaken = ({ seats, most }: ListedRoom): string => t('lobby-seats', { seats, most });
export const removedTitle = (): string => t('room-removed');
export const people = (): string => t('room-people');
export const watcher = (number: number): string => t('room-watcher', { number });
export const remove = (): string => t('room-remove');
export const removeTitle = (name: string): string => t('room-remove-title', { name });
export const removeBody = (name: string, playing: boolean): string =>
  t('room-remove-body', { name, playing: playing ? 'yes' : 'no' });
export const cancel = (): string => t('room-cancel');
export const report = (): string => t('room-report');
export const reportPlayer = (name: string): string => t('room-report-player', { name });
export const reported = (): string => t('room-reported');
export const phrases = (): string => t('room-phrases');
export const allowPhrases = (): string => t('room-phrases-allow');
export const phrasesOff = (): string => t('room-phrases-off');
export const showPhrases = (): string => t('setting-phrases');
export const quickPhrase = (id: Said['phrase']): string => t('room-phrase-is', { phrase: id });
/** Returns what a player said, with the player's name. */
export const said = ({ name, phrase: id }: Said): string => t('room-said', { name, phrase: quickPhrase(id) });

/** Returns a text about how far results in a room with these settings can be trusted. */
export function worth(settings: GolfSettings | SpitSettings): string {
  const kind = settings.strangers ? 'strangers' : settings.type === 'golf' && settings.own_deals ? 'own' : 'same';
  return t('room-worth', { kind: settings.type === 'spit' ? (settings.strangers ? 'spit-strangers' : 'spit') : kind });
}
/** Returns a text about how far a Golf result can be trusted, for the end of the game. */
export const worthOf = ({ own_deals: ownDeals }: Pick<GolfView, 'own_deals'>): string =>
  t('room-worth', { kind: ownDeals ? 'own' : 'same' });

/** Returns a player's name. Each level of computers has a name, with a number if there are several. */
export function playerName(name: string, computerLevel: string): string {
  if (!computerLevel || !name.toLowerCase().startsWith(computerLevel)) return name;
  return computerName(computerLevel) + name.slice(computerLevel.length);
}
const computerName = (id: string): string => t('room-computer-name', { level: id });
/** Returns the name and level of a computer player. */
export const computerAt = (id: string): string => t('room-computer-at', { name: computerName(id), level: level(id) });

/** Returns the names as a list: "Ana, Ben and Cy". */
export const listNames = (names: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);

/** Returns the names and how many there are, because Filipino uses different words before one name and before several. */
const namesAndCount = (names: readonly string[]): { count: number; names: string } => ({
  count: names.length,
  names: listNames(names),
});

// Golf in a room

export const holeOf = ({ hole, holes: agreed }: Pick<GolfView, 'hole' | 'holes'>): string =>
  hole > agreed ? t('golf-extra-hole', { hole: hole - agreed }) : t('golf-hole-of', { hole, holes: agreed });
export const holeTurned = ({ hole, holes: agreed }: Pick<GolfView, 'hole' | 'holes'>): string =>
  hole > agreed ? t('golf-results-extra', { hole: hole - agreed }) : t('golf-results', { hole });
export const timeLeft = (): string => t('golf-time-left');
export const nextIn = (): string => t('golf-next-in');
export const cardsLeft = (count: number): string => t('golf-cards-left', { count });
export const finished = (): string => t('golf-finished');
export const resting = (): string => t('golf-resting');
export const withdrawn = (removed: boolean): string => (removed ? t('golf-removed') : t('golf-withdrawn'));
export const removed = (name: string): string => t('golf-said-removed', { name });
export const stuck = (): string => t('golf-stuck');
export const holeDone = (strokes: number): string => t('golf-done', { strokes: signedValue(strokes) });
export const waitingFor = (names: readonly string[]): string => t('golf-waiting', namesAndCount(names));
export const place = (): string => t('golf-place');
/** Returns why a spectator sees these boards. isAll: whether they see all of them. */
export const watched = (isAll: boolean): string => (isAll ? t('golf-watched-all') : t('golf-watched-why'));
export const live = (): string => t('golf-live');
export const liveBoardOf = (name: string): string => t('golf-live-board', { name });
export const dealt = (): string => t('golf-dealt');
export const impossible = (): string => t('golf-impossible');
export const holeBest = (): string => t('golf-hole-best');
export const boardOf = (name: string): string => t('golf-board-of', { name });
export const seen = (): string => t('golf-seen');
export const seenBy = (name: string): string => t('golf-seen-by', { name });
export const youWin = (): string => t('golf-you-win');
export const winners = (names: readonly string[]): string => t('golf-winner', namesAndCount(names));
export const matchOver = (result: string): string =>
  t('golf-match-over', { result: result === 'halved' || result === 'conceded' ? result : leftToRight(result) });
export const minuteLeft = (): string => t('golf-said-minute');
export const secondsLeft = (seconds: number): string => t('golf-said-seconds', { seconds });

export const score = (strokes: number | null): string => (strokes === null ? '\u00b7' : signedValue(strokes));
export { toPar };

/** Returns who won the hole, as a sentence. */
export function holeResult(result: HoleResult, isMatch: boolean, names: readonly string[]): string {
  const values = {
    ...namesAndCount(result.winners.map((seat) => names[seat] ?? '')),
    strokes: signedValue(result.best),
  };
  if (!isMatch) return t('golf-hole-to', values);
  return result.halved ? t('golf-hole-halved', { strokes: values.strokes }) : t('golf-hole-won', values);
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
      return t('golf-said-finished', { name });
    case 'away':
      return t('golf-said-away', { name });
    case 'back':
      return t('golf-said-back', { name });
    case 'left':
      return t('golf-said-left', { name });
    case 'removed':
      return removed(name);
    case 'hole':
      return `${holeOf(golf)}.`;
    case 'turned':
      return [
        `${holeTurned(golf)}.`,
        ...change.scores.map(([seat, strokes]) => `${names[seat] ?? ''}: ${signedValue(strokes)}.`),
      ].join(' ');
    case 'match': {
      const status = golf.players[own ?? 0]?.status;
      return status ? `${names[own ?? 0] ?? ''}: ${phrase(status)}.` : '';
    }
    case 'leads':
      return t('golf-said-leads', namesAndCount(change.seats.map((seat) => names[seat] ?? '')));
    case 'over':
      return capitalise(outcome(golf, names, own));
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
