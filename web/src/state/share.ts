/**
 * Packs a game into the fragment of a link: a version, then the JSON body of POST /api/replays, deflated and base64url-encoded.
 * Browsers don't send the fragment to the server, so shared games never appear in a server log.
 */
import type { Replay, SharedGame } from '../protocol/messages';

const VERSION = '1.';
/** The maximum length of the unpacked JSON. The longest game that the server accepts is shorter. */
const MAX_LENGTH = 60_000;

/** Thrown for a fragment that contains no game. */
export class LinkError extends Error {}

export function sharedGame({
  game,
  deal,
  steps,
  ended,
  rules,
}: Pick<Replay, 'game' | 'deal' | 'steps' | 'ended' | 'rules'>): SharedGame {
  const shared: SharedGame = { game: game.id, deal };
  if (Object.keys(game.options).length > 0) shared.options = game.options;
  if (steps.length > 0) shared.moves = steps.map((step) => step.text).join(' ');
  if (ended) shared.ended = true;
  if (rules) shared.rules = rules;
  return shared;
}

/** Returns the fragment for a game, without the number sign. */
export async function packGame(game: SharedGame): Promise<string> {
  const packed = new Blob([JSON.stringify(game)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return VERSION + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Returns the game in a fragment, and leaves its validation to the server. Throws LinkError if there is none. */
export async function unpackGame(fragment: string): Promise<SharedGame> {
  if (!fragment.startsWith(VERSION)) throw new LinkError(fragment);
  try {
    const binary = atob(fragment.slice(VERSION.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const game: unknown = JSON.parse(await inflate(bytes));
    if (typeof game === 'object' && game !== null && 'game' in game && 'deal' in game) return game as SharedGame;
  } catch (error) {
    throw new LinkError(fragment, { cause: error });
  }
  throw new LinkError(fragment);
}

/** Decompresses text, but no more than the longest game needs, because a short link can expand to a huge string. Throws LinkError. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MAX_LENGTH) {
      await reader.cancel();
      throw new LinkError('too long');
    }
  }
}
