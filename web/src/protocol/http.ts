/** Requests to the server's HTTP API. */
import type { Language } from '../language/catalogue';
import type {
  CatalogueGame,
  Dealt,
  Imported,
  Invitation,
  NewRoom,
  NewRound,
  NewTable,
  Phrase,
  Problem,
  Replay,
  Removed,
  Resumable,
  RulesPage,
  SharedGame,
  Progress,
  Statistics,
  Today,
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
  ) {
    super(message);
  }
}

export const getCatalogue = (language: Language): Promise<CatalogueGame[]> =>
  call('GET', `/api/catalogue?lang=${language}`);
export const getTables = (): Promise<Resumable[]> => call('GET', '/api/tables');
export const getToday = (language: Language): Promise<Today> => call('GET', `/api/today?lang=${language}`);
/** Deals a game. Looking for a winnable deal has no timeout. */
export const dealTable = (body: NewTable): Promise<Dealt> =>
  call('POST', '/api/tables', body, body.winnable ? null : TIMEOUT_MS);
export const beginRound = (body: NewRound): Promise<Dealt> => call('POST', '/api/rounds', body);
export const nextHole = (round: string): Promise<Dealt> =>
  call('POST', `/api/rounds/${encodeURIComponent(round)}/next`);
export const reshuffle = (table: string): Promise<Dealt> =>
  call('POST', `/api/tables/${encodeURIComponent(table)}/reshuffle`);

export const openRoom = (body: NewRoom): Promise<Invitation> => call('POST', '/api/rooms', body);
/** Returns the room with this six-letter code. */
export const roomByCode = (code: string): Promise<Invitation> =>
  call('GET', `/api/rooms/by-code/${encodeURIComponent(code)}`);

export const getReplay = (table: string): Promise<Replay> =>
  call('GET', `/api/tables/${encodeURIComponent(table)}/replay`);
export const replayShared = (game: SharedGame): Promise<Replay> => call('POST', '/api/replays', game);

export const getStatistics = (): Promise<Statistics> => call('GET', '/api/statistics');
/** Imports lines of an exported file of games. */
export const importGames = (lines: string): Promise<Imported> => call('POST', '/api/games', lines, null);
export const removeGames = (): Promise<Removed> => call('DELETE', '/api/games');
/** The URL that exports all games. */
export const GAMES_FILE = '/api/games';

/** What to analyse: one of the player's tables, or a shared game. `agreed`: an unfinished game may be marked as played with help. */
export type Analysable = { table: string; agreed: boolean } | { shared: SharedGame };

/** Returns the verdict on each position of a game. Calls `onProgress` during the search. Aborting also stops the search on the server. */
export async function analyse(
  what: Analysable,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Verdicts> {
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
  let rest = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new ProblemError('unreachable', '');
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const message = JSON.parse(line) as Progress | Verdicts | Problem;
      if (!('type' in message)) throw new ProblemError(message.code, message.message);
      if (message.type === 'verdicts') return message;
      onProgress(message);
    }
  }
}

export function getRules(game: string, options: readonly [string, string][], language: Language): Promise<RulesPage> {
  const query = new URLSearchParams(options.map(([key, value]) => ['option', `${key}=${value}`]));
  query.set('lang', language);
  return call('GET', `/api/rules/${encodeURIComponent(game)}?${query.toString()}`);
}

type Method = 'GET' | 'POST' | 'DELETE';

async function call<Answer>(
  method: Method,
  path: string,
  body?: object | string,
  timeoutMs: number | null = TIMEOUT_MS,
): Promise<Answer> {
  const response = await ask(method, path, body, timeoutMs === null ? undefined : AbortSignal.timeout(timeoutMs));
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  throw problemOf(response, answer);
}

async function ask(method: Method, path: string, body?: object | string, signal?: AbortSignal): Promise<Response> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' }, signal: signal ?? null };
  if (body) {
    const lines = typeof body === 'string';
    init.headers = { Accept: 'application/json', 'Content-Type': lines ? 'application/jsonl' : 'application/json' };
    init.body = lines ? body : JSON.stringify(body);
  }
  try {
    return await fetch(path, init);
  } catch {
    throw new ProblemError('unreachable', '');
  }
}

function problemOf(response: Response, answer: unknown): ProblemError {
  if (isProblem(answer)) return new ProblemError(answer.code, answer.message, answer.phrase);
  return new ProblemError('unreadable', `${response.status} ${response.statusText}`.trim());
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;
}
