/** The server's HTTP answers. */
import type { Language } from '../language/catalogue';
import type {
  CatalogueGame,
  Dealt,
  NewRound,
  NewTable,
  Phrase,
  Problem,
  Replay,
  Resumable,
  RulesPage,
  SharedGame,
} from './messages';

/** What the server (or the lack of one) answered instead of what was asked for; `message` is English, `phrase` can be said in any language. */
export class ProblemError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly phrase: Phrase | null = null,
  ) {
    super(message);
  }
}

export const getCatalogue = (language: Language): Promise<CatalogueGame[]> => call('GET', `/api/catalogue?lang=${language}`);
export const getTables = (): Promise<Resumable[]> => call('GET', '/api/tables');
export const dealTable = (body: NewTable): Promise<Dealt> => call('POST', '/api/tables', body);
export const beginRound = (body: NewRound): Promise<Dealt> => call('POST', '/api/rounds', body);
export const nextHole = (round: string): Promise<Dealt> => call('POST', `/api/rounds/${encodeURIComponent(round)}/next`);
export const reshuffle = (table: string): Promise<Dealt> => call('POST', `/api/tables/${encodeURIComponent(table)}/reshuffle`);

export const getReplay = (table: string): Promise<Replay> => call('GET', `/api/tables/${encodeURIComponent(table)}/replay`);
export const replayShared = (game: SharedGame): Promise<Replay> => call('POST', '/api/replays', game);

export function getRules(game: string, options: readonly [string, string][], language: Language): Promise<RulesPage> {
  const query = new URLSearchParams(options.map(([key, value]) => ['option', `${key}=${value}`]));
  query.set('lang', language);
  return call('GET', `/api/rules/${encodeURIComponent(game)}?${query.toString()}`);
}

async function call<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' } };
  if (body) {
    init.headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ProblemError('unreachable', '');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  if (isProblem(answer)) throw new ProblemError(answer.code, answer.message, answer.phrase);
  throw new ProblemError('unreadable', `${response.status} ${response.statusText}`.trim());
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;
}
