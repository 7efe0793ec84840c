/**
 * One player's game of Spit: what lies on the table with what they did a moment ago, the card in hand, taps that wait for an answer.
 *
 * A card played is shown at once. It goes back when the server refuses it, or as soon as the server tells of a table on which it
 * cannot be played any more. No rules: what goes where is the server's list of moves; while an answer is on its way that list is old,
 * and a card put somewhere by hand is sent on trust.
 */
import type { Happening, SpitView } from '../protocol/messages';
import type { Refusal } from '../protocol/refusal';
import { matchCards, type Matched } from '../state/matcher';
import { nearerSide, sideOf, type SpitSeat } from './layout';
import {
  afterAction,
  formatAction,
  idOf,
  parseAction,
  pilesOf,
  placeOf,
  sceneOf,
  sparesId,
  targetOf,
  topOf,
  type GameAction,
  type Scene,
} from './scene';

/** Do something in the game; `answered` is told once: null when it was done, else why not. */
export type Send = (what: string, answered: (refusal: Refusal | null) => void) => void;

export interface Doing {
  send: Send;
  /** A card flew: onto a spit pile or within the row. */
  moved(): void;
  /** The server did not take it: the card flies back. */
  refused(card: string, refusal: Refusal): void;
  /** It has no place to go to, or not the one it was aimed at. */
  stays(card: string, aimed: boolean): void;
  told(news: Happening[], view: SpitView): void;
}

interface Pending {
  action: GameAction;
  /** The server did it; the table it tells of next shows it. */
  done: boolean;
}

const NOTHING: Matched = { piles: [], loose: [] };

export class SpitGame {
  view = $state.raw<SpitView | null>(null);
  scene = $state.raw<Scene>({ rows: [], spits: [], spares: [] });
  keyed = $state.raw<Matched>(NOTHING);
  /** The top card of one's row that was chosen, or is being dragged. */
  hand = $state.raw<string | null>(null);
  /** One's slap is on its way. */
  slapping = $state(false);

  #pending: Pending[] = [];
  /** Those of them that can still be as they were meant; these are shown. */
  #shown: Pending[] = [];
  /** Tapped while an answer was on its way: played when that has come, where it then goes. */
  #tapped: string | null = null;
  #lastNews = -1;
  #lastKey = 0;

  constructor(
    readonly seat: number | null,
    private readonly seating: () => SpitSeat,
    private readonly does: Doing,
  ) {}

  /** The table as the server has it now. */
  show(view: SpitView): void {
    const isFirst = this.view === null;
    const news = isFirst ? [] : view.news.filter(({ n }) => n > this.#lastNews);
    this.#lastNews = view.news.at(-1)?.n ?? this.#lastNews;
    this.view = view;
    this.#pending = this.#pending.filter(({ done }) => !done);
    if (view.phase !== 'slapping') this.slapping = false;
    this.#lay(news);
    if (news.some(({ kind }) => kind === 'dealt')) this.keyed = { ...this.keyed, loose: [] };
    if (this.hand !== null && this.#placeOf(this.hand) === null) this.hand = null;
    if (news.length > 0) this.does.told(news, view);
    this.#playTapped();
  }

  /** What can be done with cards now, as far as this page knows it: not where a card of one's own is on its way. */
  get open(): GameAction[] {
    const isTaken = (action: GameAction): boolean =>
      this.#shown.some(({ action: { spit, place } }) =>
        spit === null ? place === action.place : spit === action.spit,
      );
    return this.#moves().filter((action) => this.#placeOf(action.card) !== null && !isTaken(action));
  }

  /** The piles that the card in hand may go to. */
  get targets(): ReadonlySet<string> {
    const { hand, seat } = this;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced as a whole, never changed
    return new Set(
      hand === null || seat === null
        ? []
        : this.open.filter(({ card }) => card === hand).map((action) => idOf(action, seat)),
    );
  }

  /** The top card of a pile of one's own row. */
  topAt(id: string): string | null {
    const place = this.seat === null ? null : placeOf(id, this.seat);
    return place === null ? null : topOf(this.#row[place]);
  }

  /** Play the top card of that pile where it goes best. */
  playFrom(id: string): void {
    const card = this.topAt(id);
    if (card === null || this.view?.phase !== 'playing') return;
    this.hand = null;
    const best = this.#best(card);
    if (best) this.#send(best);
    else if (this.#pending.length > 0) this.#tapped = card;
    else this.does.stays(card, false);
  }

  /** Put the card in hand, or this one, onto that pile. */
  playTo(id: string, card: string | null = this.hand): void {
    this.hand = null;
    const target = this.seat === null ? null : targetOf(id, this.seat);
    if (card === null || target === null || this.view?.phase !== 'playing') return;
    const action = { card, ...target };
    const may = this.open.some((one) => formatAction(one) === formatAction(action));
    if (may || (this.#pending.length > 0 && this.#placeOf(card) !== null)) this.#send(action);
    else this.does.stays(card, true);
  }

  /** Slap a spit pile; too early a slap locks for a moment, and the server says so. */
  slap(spit: number): void {
    if (this.seat === null || !this.view?.slaps || this.slapping || !['playing', 'slapping'].includes(this.view.phase))
      return;
    this.slapping = true;
    this.does.send(`slap-s${spit + 1}`, () => (this.slapping = false));
  }

  ready(): void {
    if (this.view?.moves.includes('ready')) this.does.send('ready', () => undefined);
  }

  get #row(): Scene['rows'][number] {
    return this.seat === null ? [] : (this.scene.rows[this.seat] ?? []);
  }

  #placeOf(card: string): number | null {
    const place = this.#row.findIndex((pile) => topOf(pile) === card);
    return place < 0 ? null : place;
  }

  #moves(): GameAction[] {
    return (this.view?.moves ?? []).flatMap((what) => parseAction(what) ?? []);
  }

  /** A spit pile rather than a place of the row; of two the nearer one, or the left. A lone card is not pushed about. */
  #best(card: string): GameAction | undefined {
    const mine = this.open.filter((action) => action.card === card);
    const from = this.#placeOf(card) ?? 0;
    const onto = mine.filter(({ spit }) => spit !== null);
    if (onto.length > 1) {
      const seating = this.seating();
      return onto.find(({ spit }) => sideOf(spit ?? 0, seating) === nearerSide(from, seating));
    }
    const isOnHidden = (this.#row[from]?.hidden ?? 0) > 0;
    return onto[0] ?? (isOnHidden ? mine[0] : undefined);
  }

  #send(action: GameAction): void {
    const pending: Pending = { action, done: false };
    this.#pending.push(pending);
    this.#lay([]);
    this.does.moved();
    this.does.send(formatAction(action), (refusal) => {
      // What was done is told in the same breath, with the table it made.
      if (refusal === null) pending.done = true;
      else this.#takeBack(pending, refusal);
    });
  }

  #takeBack(pending: Pending, refusal: Refusal): void {
    this.#pending = this.#pending.filter((other) => other !== pending);
    this.#lay([]);
    this.does.refused(pending.action.card, refusal);
    this.#playTapped();
  }

  #playTapped(): void {
    const card = this.#tapped;
    const place = card === null ? null : this.#placeOf(card);
    if (card === null) return;
    const best = place === null ? undefined : this.#best(card);
    if (!best && place !== null && this.#pending.length > 0) return;
    this.#tapped = null;
    if (best) this.#send(best);
    else if (place !== null) this.does.stays(card, false);
  }

  /** Lay the table anew: what the server told, then what may still come of what was done since. */
  #lay(news: readonly Happening[]): void {
    const { view, seat } = this;
    if (!view) return;
    let scene = sceneOf(view);
    this.#shown = [];
    for (const pending of seat === null ? [] : this.#pending) {
      // Behind another of one's own nobody can say yet; the first must be what the server would take.
      const may = this.#shown.length > 0 || view.moves.includes(formatAction(pending.action));
      const after = may ? afterAction(scene, seat ?? 0, pending.action) : null;
      if (!after) continue;
      this.#shown.push(pending);
      scene = after;
    }
    this.scene = scene;
    this.keyed = matchCards(this.#withSpares(news), pilesOf(scene), () => ++this.#lastKey);
  }

  /** A spit card that was turned comes from its player's: the one that flies lay on another, which is new to us. */
  #withSpares(news: readonly Happening[]): Matched {
    const turned = news.flatMap(({ kind, cards }) =>
      kind === 'spat' ? (cards ?? []).flatMap((card, seat) => (card === null ? [] : [sparesId(seat)])) : [],
    );
    const piles = this.keyed.piles.map((pile) => {
      const count = turned.filter((id) => id === pile.id).length;
      const keys = Array.from({ length: count }, () => ++this.#lastKey);
      return { ...pile, keys: [...keys, ...pile.keys], faces: [...keys.map(() => null), ...pile.faces] };
    });
    return { ...this.keyed, piles };
  }
}
