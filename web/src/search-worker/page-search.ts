/**
 * The search of this page. It is downloaded when the player first asks the solver after a move, unless the
 * connection is metered. Until then, the server searches.
 */
import { isMetered } from '../local/metered';
import type { SearchClient } from './client';
import type { PageSearch } from './searching';

class LazySearch implements PageSearch {
  bytes = 0;
  #client: SearchClient | null = null;
  #isBegun = false;

  prepare(): void {
    if (this.#isBegun || isMetered()) return;
    this.#isBegun = true;
    this.#start().catch(() => (this.#isBegun = false)); // the next question tries again
  }

  async #start(): Promise<void> {
    const { searchBytes, startSearch } = await import('./start');
    const client = startSearch();
    await client.prepare();
    this.#client = client;
    this.bytes = searchBytes();
  }

  search: PageSearch['search'] = (problem, options) =>
    this.#client ? this.#client.search(problem, options) : Promise.reject(new Error('the search is not ready'));

  giveUp(): void {
    this.bytes = 0;
  }
}

export const pageSearch: PageSearch = new LazySearch();
