/**
 * Lets a table on the server search in this browser, as soon as the search is ready. The server works out what to search and checks the
 * answers. It searches itself if this browser can't, or not yet.
 */
import type { ClientMessage, Search, ServerMessage } from '../protocol/messages';
import type { Connect, ConnectTable, TableConnection } from '../socket/connection';
import { fromBase64, toBase64 } from './base64';
import type { SearchClient } from './client';

/** The search of a page. */
export interface PageSearch {
  /** The memory that a search can use; 0 until the search is ready, and after it failed. */
  readonly bytes: number;
  /** Makes the search ready in the background. */
  prepare(): void;
  search: SearchClient['search'];
  /** Reports that a search failed, so that no more are tried. */
  giveUp(): void;
}

/** Returns connections like those of `connect`, which search with `search`. */
export function searching(connect: Connect<ClientMessage, ServerMessage>, search: PageSearch): ConnectTable {
  return (table, events) => {
    let canceller: AbortController | null = null;
    /** Whether the game has begun. Nothing is downloaded for a page that only looks at a deal. */
    let isBegun = false;

    const connection = connect(table, {
      onMessage: (message) => {
        if (message.type === 'search') return void answer(message);
        if (message.type === 'table' && message.seq > 0) isBegun = true;
        if (message.type === 'refused') canceller?.abort();
        events.onMessage(message);
      },
      onState: (state, reason) => {
        canceller?.abort();
        events.onState(state, reason);
      },
      onSlow: (isSlow) => events.onSlow?.(isSlow),
    });

    async function answer({ ref, id, problem, timeout_s }: Search): Promise<void> {
      canceller?.abort();
      canceller = new AbortController();
      const { signal } = canceller;
      try {
        const { words, ms } = await search.search(fromBase64(problem), {
          timeoutMs: timeout_s * 1000,
          onProgress: (nodes) => events.onProgress?.(nodes),
          signal,
        });
        connection.send({ type: 'found', ref, id, answer: toBase64(words), ms: Math.ceil(ms) });
      } catch {
        if (signal.aborted) return;
        search.giveUp();
        connection.send({ type: 'found', ref, id, answer: null });
      }
    }

    return {
      send(message) {
        if (message.type === 'ask' && isBegun) search.prepare();
        // The server stops its search, too, whatever the player does next.
        canceller?.abort();
        const canSearch = message.type === 'ask' && search.bytes > 0;
        return connection.send(canSearch ? { ...message, search_bytes: search.bytes } : message);
      },
      hurry: () => connection.hurry?.(),
      close() {
        canceller?.abort();
        connection.close();
      },
    } satisfies TableConnection;
  };
}
