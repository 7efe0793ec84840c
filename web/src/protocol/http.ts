/** Requests to the server's HTTP API. */
import type { Language } from '../language/catalogue';
import { OutdatedError } from '../local/outdated';
import { beforeServer, hasPlayedHere, localTables } from '../local/start';
import { APP, IS_SITE } from '../root';
import { whenFree } from './when-free';
import type {
  BoardSolved,
  BoardView,
  CatalogueGame,
  CountResults,
  DailyMonth,
  DayPlayers,
  DealGrade,
  Dealt,
  FinishedGame,
  GameSummary,
  Imported,
  Invitation,
  Lesson,
  LessonMove,
  ListedRoom,
  NewRoom,
  NewRound,
  NewTable,
  OwnDraft,
  OwnGame,
  PastedBoard,
  Phrase,
  Problem,
  Progress,
  QuickOdds,
  Removed,
  Replay,
  Resumable,
  RulesPage,
  SharedGame,
  Statistics,
  Today,
  TreeGame,
  Verdicts,
} from './messages';

/** The timeout of a request, because a dead connection may never report an error. */
const TIMEOUT_MS = 15_000;

/** A failed request: an error from the server, or no response. `message` is in English; `phrase` can be shown in any language. */
export class ProblemError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly phrase: Phrase | null = null,
    /** After how many seconds to try again, if the server is busy. */
    readonly retryAfterS: number | null = null,
    /** The line of the mistake in a text that was sent, from 1. */
    readonly line: number | null = null,
  ) {
    super(message);
  }
}

export const getCatalogue = (language: Language): Promise<CatalogueGame[]> =>
  call('GET', `/api/catalogue?lang=${language}`);
export const getTables = (): Promise<Resumable[]> => call('GET', '/api/tables');
export const getTree = (language: Language): Promise<TreeGame[]> => call('GET', `/api/tree?lang=${language}`);
/** Returns the game of the day, and those of its week. `first`: the first day of the week, from 0 for Sunday. */
export const getToday = (language: Language, first: number): Promise<Today> =>
  call('GET', `/api/today?lang=${language}&first=${first || 7}`);
/** Deals a game. A request for a winnable or graded deal has no timeout, and is repeated while the solver is busy. */
export const dealTable = (body: NewTable): Promise<Dealt> =>
  body.winnable || body.grade
    ? whenFree(() => call('POST', '/api/tables', body, null))
    : call('POST', '/api/tables', body);
export const beginRound = (body: NewRound): Promise<Dealt> => call('POST', '/api/rounds', body);
export const nextHole = (round: string): Promise<Dealt> =>
  call('POST', `/api/rounds/${encodeURIComponent(round)}/next`);
export const reshuffle = (table: string): Promise<Dealt> =>
  call('POST', `/api/tables/${encodeURIComponent(table)}/reshuffle`);

export const openRoom = (body: NewRoom): Promise<Invitation> => call('POST', '/api/rooms', body);
/** Returns the rooms that wait for players and whose hosts have listed them. */
export const getLobby = (): Promise<ListedRoom[]> => call('GET', '/api/rooms');
/** Returns the room with this six-letter code. */
export const roomByCode = (code: string): Promise<Invitation> =>
  call('GET', `/api/rooms/by-code/${encodeURIComponent(code)}`);

export const getReplay = (table: string): Promise<Replay> =>
  call('GET', `/api/tables/${encodeURIComponent(table)}/replay`);
export const replayShared = (game: SharedGame): Promise<Replay> => call('POST', '/api/replays', game);
/** Returns the replay of a record. Only a site without a server has this request, for records in other pages. */
export const replayRecord = (record: string): Promise<Replay> => call('POST', '/api/replays/record', record);

/** Returns the summary of a finished game, or null if it isn't finished. */
export const getSummary = (table: string): Promise<GameSummary | null> =>
  call('GET', `/api/tables/${encodeURIComponent(table)}/summary`);
/** Returns how hard the deal of a finished game is. It is repeated while the solver is busy. */
export const getGrade = (table: string): Promise<DealGrade> =>
  whenFree(() => call('GET', `/api/tables/${encodeURIComponent(table)}/grade`));
/** Returns the daily deals of a month (YYYY-MM), or of the current month if it is empty. */
export const getDaily = (month: string, language: Language): Promise<DailyMonth> =>
  call('GET', `/api/daily?month=${month}&lang=${language}`);
/** Counts the player's results of the daily deals, or removes them. Returns how all players did on the deals of a day. */
export const countResults = (body: CountResults): Promise<DayPlayers> => call('POST', '/api/daily/players', body);
export const getStatistics = (): Promise<Statistics> => call('GET', '/api/statistics');
/** Returns further finished games after the first `skip`, latest first; none if there are no more. */
export const getFinished = (skip: number): Promise<FinishedGame[]> =>
  call('GET', `/api/statistics/finished?skip=${skip}`);
/** Imports lines of an exported file, or none if one of them is invalid. `check`: only looks for invalid lines. */
export const importGames = (lines: string, check = false): Promise<Imported> =>
  call('POST', check ? '/api/games?check=true' : '/api/games', lines, null);
/** Deletes all games, also those in this browser. Without the server, they are deleted there as soon as it is back. */
export async function removeGames(): Promise<Removed> {
  const here = async (): Promise<Removed> => answerOf(await withoutServer(GAMES_FILE, { method: 'DELETE' }));
  if (IS_SITE) return here();
  const { removeEverywhere } = await import('../local/sync');
  return removeEverywhere(removeOnServer, here);
}

/** Returns null if the server can't be reached. */
async function removeOnServer(): Promise<Removed | null> {
  let answer: unknown = null;
  try {
    const response = await fetch(GAMES_FILE, { method: 'DELETE', signal: AbortSignal.timeout(TIMEOUT_MS) });
    answer = await response.json().catch(() => null);
    if (answer !== null && !response.ok) throw problemOf(response, answer);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    if (isUnreached(error)) return null;
  }
  if (answer === null) throw new ProblemError('maybe-removed', '', { id: 'data-maybe-removed', values: {} });
  return answer as Removed;
}
/** The URL that exports all games. */
export const GAMES_FILE = '/api/games';
/** The URL of the record of a table. */
export const recordFile = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;

/** Returns the click handler of a link to a file with that name. Where the server may not have the games, this browser makes the file. */
export const saveFile =
  (name: string) =>
  (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (!IS_SITE && navigator.onLine && !hasPlayedHere()) return;
    event.preventDefault();
    void ask('GET', event.currentTarget.pathname).then(async (response) => {
      if (response.ok) saveBlob(await response.blob(), name);
    });
  };

/** Saves data as a file with that name. */
export function saveBlob(blob: Blob, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(blob);
  anchor.download = name;
  anchor.click();
  window.setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000);
}

/** What to analyse: one of the player's tables, or a shared game. `agreed`: an unfinished game may be marked as played with help. */
export type Analysable = { table: string; agreed: boolean } | { shared: SharedGame };

/** Returns the verdict on each position of a game. Calls `onProgress` during the search. Aborting also stops the search on the server. */
export async function analyse(
  what: Analysable,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Verdicts> {
  const body = await whenFree(() => analysisOf(what, signal), signal);
  for await (const message of messagesOf<Progress | Verdicts>(body)) {
    if (message.type === 'verdicts') return message;
    onProgress(message);
  }
  throw new ProblemError('unreachable', '');
}

/** Yields the messages of an answer with one on each line. Throws the problem if one of them is a Problem. */
async function* messagesOf<Message extends { type: string }>(
  body: ReadableStream<BufferSource>,
): AsyncGenerator<Message> {
  let rest = '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const message = JSON.parse(line) as Message | Problem;
      if (!('type' in message)) throw new ProblemError(message.code, message.message, message.phrase);
      yield message;
    }
  }
}

/** Returns a pasted board after its moves. */
export const placeBoard = (board: PastedBoard, language: Language): Promise<BoardView> =>
  call('POST', `/api/board?lang=${language}`, board);
/** Searches a pasted board. */
export const solveBoard = (board: PastedBoard): Promise<BoardSolved> =>
  whenFree(() => call('POST', '/api/board/solve', board, null));

/** Returns the form for a custom game: its fields, what is wrong with them, and the game that they make. */
export const checkOwn = (draft: OwnDraft, language: Language): Promise<OwnGame> =>
  call('POST', `/api/own?lang=${language}`, draft);

/** Searches the first deals of a game for a few seconds. Calls `onProgress` with each message. Aborting also stops the search. */
export async function searchOdds(
  game: string,
  onProgress: (odds: QuickOdds) => void,
  signal: AbortSignal,
): Promise<void> {
  const body = await whenFree(async () => {
    const response = await oddsFrom(game, signal);
    if (!response.ok || !response.body) throw problemOf(response, await response.json().catch(() => null));
    return response.body;
  }, signal);
  for await (const message of messagesOf<QuickOdds>(body)) onProgress(message);
}

/** Asks this browser's own search if it has played here before, because it is ready then and costs the server nothing. */
async function oddsFrom(game: string, signal: AbortSignal): Promise<Response> {
  const path = '/api/own/odds';
  if (!IS_SITE && hasPlayedHere()) {
    const init: RequestInit = { method: 'POST', body: JSON.stringify({ game }), signal };
    const here = await withoutServer(path, init).catch(() => null);
    if (here?.ok) return here;
  }
  return ask('POST', path, { game }, signal);
}

async function analysisOf(what: Analysable, signal: AbortSignal): Promise<ReadableStream<BufferSource>> {
  const response =
    'table' in what
      ? await ask(
          'POST',
          `/api/tables/${encodeURIComponent(what.table)}/analysis?agreed=${what.agreed}`,
          undefined,
          signal,
        )
      : await ask('POST', '/api/replays/analysis', what.shared, signal);
  if (!response.ok || !response.body) throw problemOf(response, await response.json().catch(() => null));
  return response.body;
}

export function getRules(game: string, options: readonly [string, string][], language: Language): Promise<RulesPage> {
  const query = new URLSearchParams(options.map(([key, value]) => ['option', `${key}=${value}`]));
  query.set('lang', language);
  return call('GET', `/api/rules/${encodeURIComponent(game)}?${query.toString()}`);
}

export const getLesson = (game: string, language: Language): Promise<Lesson> =>
  call('GET', `/api/lessons/${encodeURIComponent(game)}?lang=${language}`);

/** Returns why a move isn't the move of a step of a lesson. */
export const judgeLesson = (game: string, step: number, tried: LessonMove): Promise<Problem> =>
  call('POST', `/api/lessons/${encodeURIComponent(game)}/${step}`, tried);

type Method = 'GET' | 'POST' | 'DELETE';

async function call<Answer>(
  method: Method,
  path: string,
  body?: object | string,
  timeoutMs: number | null = TIMEOUT_MS,
): Promise<Answer> {
  return answerOf(await ask(method, path, body, undefined, timeoutMs));
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  throw problemOf(response, answer);
}

async function ask(
  method: Method,
  path: string,
  body?: object | string,
  signal?: AbortSignal,
  timeoutMs: number | null = null,
): Promise<Response> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' }, signal: signal ?? null };
  if (body) {
    const lines = typeof body === 'string';
    init.headers = { Accept: 'application/json', 'Content-Type': lines ? 'application/jsonl' : 'application/json' };
    init.body = lines ? body : JSON.stringify(body);
  }
  if (IS_SITE) return onSite(path, init);
  const isChange = method !== 'GET' && !/^\/api\/(?:replays|rooms|own|board|lessons)/.test(path);
  if (isChange) await beforeServer();
  try {
    return await fetch(path, timeoutMs === null ? init : { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    // A server that is only slow would deal, too, and the player would have two games.
    if (signal?.aborted || (isChange && !isUnreached(error))) throw new ProblemError('unreachable', '');
  }
  return withoutServer(path, init);
}

/** Whether a request has failed before the server can have seen it. A request that has timed out may have been carried out. */
const isUnreached = (error: unknown): boolean => error instanceof TypeError || !navigator.onLine;

/** The error of a site without a server when it is asked for multiplayer. */
export const noServer = (): ProblemError => new ProblemError('no-server', '', { id: 'refused-no-server', values: {} });

/** Answers a request on a site without a server: from a file if there is one, so that the menu need not wait for Python. */
async function onSite(path: string, init: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(path, APP);
  if (pathname.startsWith('/api/rooms')) throw noServer();
  if (/^\/api\/(?:(?:catalogue|tree)$|rules\/)/.test(pathname) && !searchParams.has('option')) {
    const name = pathname.slice(1).replace('rules/', 'rules-');
    const file = await fetch(`${APP}${name}-${searchParams.get('lang') ?? ''}.json`).catch(() => null);
    if (file?.ok) return file;
  }
  return withoutServer(path, init);
}

/** Answers a request in this browser, unless it is for a room or this browser cannot play without the server. */
async function withoutServer(path: string, init: RequestInit): Promise<Response> {
  try {
    if (path.startsWith('/api/rooms')) throw new Error('rooms need a server');
    return await (await localTables()).request(path, init);
  } catch (error) {
    const isOutdated = error instanceof OutdatedError;
    throw isOutdated
      ? new ProblemError('outdated', error.message, { id: 'offline-outdated', values: {} })
      : new ProblemError('unreachable', '');
  }
}

function problemOf(response: Response, answer: unknown): ProblemError {
  if (isProblem(answer))
    return new ProblemError(answer.code, answer.message, answer.phrase, answer.retry_after_s, answer.line);
  return new ProblemError('unreadable', `${response.status} ${response.statusText}`.trim());
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;
}
