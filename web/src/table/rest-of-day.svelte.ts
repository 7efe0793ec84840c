/** Loads what is left of a day, after one of its daily deals is finished. */
import { untrack } from 'svelte';
import { inFrame } from '../animation/frame-queue';
import { language } from '../language/i18n.svelte';
import { getDaily } from '../protocol/http';
import type { Table } from '../protocol/messages';
import { restOfDay, type RestOfDay } from '../state/daily';

const MOST_WAIT_MS = 1_000;

export class LoadedRest {
  /** The rest of the day; null until it is known, and if the game isn't a finished daily deal. */
  found = $state.raw<RestOfDay | null>(null);
  /** Whether the notice waits for it, so that its buttons don't move under the player's finger. */
  isAwaited = $state(false);

  /** `finished` returns the table if its game is finished, and null otherwise. Call this while a component is created. */
  constructor(finished: () => Table | null) {
    const day = $derived(finished()?.daily ?? null);
    $effect(() =>
      day === null
        ? undefined
        : this.#load(
            day,
            untrack(() => finished()?.game.id ?? ''),
          ),
    );
  }

  #load(day: string, game: string): () => void {
    this.isAwaited = true;
    const stopWaiting = (): void => void (this.isAwaited = false);
    const timer = window.setTimeout(stopWaiting, MOST_WAIT_MS);
    let isCurrent = true;
    const cancel = inFrame(() =>
      getDaily(day.slice(0, 7), language()).then(
        (month) => {
          if (!isCurrent) return;
          this.found = restOfDay(month, day, game);
          stopWaiting();
        },
        () => {
          if (isCurrent) stopWaiting(); // a new deal is offered anyway
        },
      ),
    );
    return () => {
      isCurrent = false;
      cancel();
      window.clearTimeout(timer);
      stopWaiting();
      this.found = null;
    };
  }
}
