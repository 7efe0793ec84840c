/**
 * One player's game of Spit: the table with the player's pending actions, and the selected card.
 *
 * A played card moves at once. It returns if the server refuses it, or as soon as the server sends a table on which it can no longer be
 * played. The server's list of moves decides what is legal. While an action is pending that list is out of date, so a card that the
 * player puts on a pile is sent without a check.
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
  rowIndex,
  sceneOf,
  sparesId,
  targetOf,
  topOf,
  type GameAction,
  type Scene,
} from './scene';

/** Sends a game action. `onAnswer` is called once, with null if the action was applied and with the refusal otherwise. */
export type Send = (what: string, onAnswer: (refusal: Refusal | null) => void) => void;

export interface GameCallbacks {
  send: Send;
  /** Called when the player's card moves to a spit pile or within the row. */
  onMove(): void;
  /** Called when the server refuses an action and the card returns. */
  onRefused(card: string, refusal: Refusal): void;
  /** Called when a card cannot be played, or if `aimed`, when it cannot be played on the chosen pile. */
  onNoMove(card: string, aimed: boolean): void;
  /** Called with the happenings that are new in a view. */
  onHappenings(happenings: Happening[], view: SpitView): void;
}

interface Pending {
  action: GameAction;
  /** Whether the server has applied it. The next view from the server then includes it. */
  done: boolean;
}

const NOTHING: Matched = { piles: [], loose: [] };

export class SpitGame {
  view = $state.raw<SpitView | null>(null);
  scene = $state.raw<Scene>({ rows: [], spits: [], spares: [] });
  keyed = $state.raw<Matched>(NOTHING);
  /** The top card of the player's row that is selected or being dragged. */
  selected = $state.raw<string | null>(null);
  /** Whether a slap is waiting for the server's answer. */
  slapping = $state(false);

  #pending: Pending[] = [];
  /** The pending actions that are still possible. The scene includes them. */
  #applied: Pending[] = [];
  /** A card tapped while an action was pending. It is played after the answer, on the best target at that time. */
  #tapped: string | null = null;
  #lastHappening = -1;
  #lastKey = 0;

  constructor(
    readonly seat: number | null,
    private readonly seating: () => SpitSeat,
    private readonly callbacks: GameCallbacks,
  ) {}

  /** Updates the table with a view from the server. */
  show(view: SpitView): void {
    const isFirst = this.view === null;
    const happenings = isFirst ? [] : view.news.filter(({ n }) => n > this.#lastHappening);
    this.#lastHappening = view.news.at(-1)?.n ?? this.#lastHappening;
    this.view = view;
    this.#pending = this.#pending.filter(({ done }) => !done);
    if (view.phase !== 'slapping') this.slapping = false;
    this.#rebuild(happenings);
    if (happenings.some(({ kind }) => kind === 'dealt')) this.keyed = { ...this.keyed, loose: [] };
    if (this.selected !== null && this.#rowIndex(this.selected) === null) this.selected = null;
    if (happenings.length > 0) this.callbacks.onHappenings(happenings, view);
    this.#playTapped();
  }

  /** The card actions that are legal as far as this page knows. Targets of pending actions are left out. */
  get availableActions(): GameAction[] {
    const isTaken = (action: GameAction): boolean =>
      this.#applied.some(({ action: { spit, place } }) =>
        spit === null ? place === action.place : spit === action.spit,
      );
    return this.#moves().filter((action) => this.#rowIndex(action.card) !== null && !isTaken(action));
  }

  /** The ids of the piles that the selected card can be played on. */
  get targets(): ReadonlySet<string> {
    const { selected, seat } = this;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced as a whole, never changed
    return new Set(
      selected === null || seat === null
        ? []
        : this.availableActions.filter(({ card }) => card === selected).map((action) => idOf(action, seat)),
    );
  }

  /** Returns the top card of a pile in the player's row. */
  topAt(id: string): string | null {
    const place = this.seat === null ? null : rowIndex(id, this.seat);
    return place === null ? null : topOf(this.#row[place]);
  }

  /** Plays the top card of a pile on its best target. */
  playFrom(id: string): void {
    const card = this.topAt(id);
    if (card === null || this.view?.phase !== 'playing') return;
    this.selected = null;
    const best = this.#best(card);
    if (best) this.#send(best);
    else if (this.#pending.length > 0) this.#tapped = card;
    else this.callbacks.onNoMove(card, false);
  }

  /** Plays a card on a chosen pile. The default is the selected card. */
  playTo(id: string, card: string | null = this.selected): void {
    this.selected = null;
    const target = this.seat === null ? null : targetOf(id, this.seat);
    if (card === null || target === null || this.view?.phase !== 'playing') return;
    const action = { card, ...target };
    const isLegal = this.availableActions.some((one) => formatAction(one) === formatAction(action));
    if (isLegal || (this.#pending.length > 0 && this.#rowIndex(card) !== null)) this.#send(action);
    else this.callbacks.onNoMove(card, true);
  }

  /** Slaps a spit pile. After a slap that is too early, the server blocks slaps for a moment. */
  slap(spit: number): void {
    if (this.seat === null || !this.view?.slaps || this.slapping || !['playing', 'slapping'].includes(this.view.phase))
      return;
    this.slapping = true;
    this.callbacks.send(`slap-s${spit + 1}`, () => (this.slapping = false));
  }

  ready(): void {
    if (this.view?.moves.includes('ready')) this.callbacks.send('ready', () => undefined);
  }

  get #row(): Scene['rows'][number] {
    return this.seat === null ? [] : (this.scene.rows[this.seat] ?? []);
  }

  #rowIndex(card: string): number | null {
    const place = this.#row.findIndex((pile) => topOf(pile) === card);
    return place < 0 ? null : place;
  }

  #moves(): GameAction[] {
    return (this.view?.moves ?? []).flatMap((what) => parseAction(what) ?? []);
  }

  /** Prefers spit piles to row piles, and the nearer spit pile to the other. Within the row, only a card that uncovers another is moved. */
  #best(card: string): GameAction | undefined {
    const mine = this.availableActions.filter((action) => action.card === card);
    const from = this.#rowIndex(card) ?? 0;
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
    this.#rebuild([]);
    this.callbacks.onMove();
    this.callbacks.send(formatAction(action), (refusal) => {
      // The view that includes the action arrives in the same message.
      if (refusal === null) pending.done = true;
      else this.#revert(pending, refusal);
    });
  }

  #revert(pending: Pending, refusal: Refusal): void {
    this.#pending = this.#pending.filter((other) => other !== pending);
    this.#rebuild([]);
    this.callbacks.onRefused(pending.action.card, refusal);
    this.#playTapped();
  }

  #playTapped(): void {
    const card = this.#tapped;
    const place = card === null ? null : this.#rowIndex(card);
    if (card === null) return;
    const best = place === null ? undefined : this.#best(card);
    if (!best && place !== null && this.#pending.length > 0) return;
    this.#tapped = null;
    if (best) this.#send(best);
    else if (place !== null) this.callbacks.onNoMove(card, false);
  }

  /** Rebuilds the scene: the server's view with the pending actions that are still possible. */
  #rebuild(happenings: readonly Happening[]): void {
    const { view, seat } = this;
    if (!view) return;
    let scene = sceneOf(view);
    this.#applied = [];
    for (const pending of seat === null ? [] : this.#pending) {
      // The first pending action must be legal in the server's view. Later ones can't be checked yet.
      const isPossible = this.#applied.length > 0 || view.moves.includes(formatAction(pending.action));
      const after = isPossible ? afterAction(scene, seat ?? 0, pending.action) : null;
      if (!after) continue;
      this.#applied.push(pending);
      scene = after;
    }
    this.scene = scene;
    this.keyed = matchCards(this.#withSpares(happenings), pilesOf(scene), () => ++this.#lastKey);
  }

  /** Adds a card under the spares of each player who just turned one up, because the number of backs shown stays the same. */
  #withSpares(happenings: readonly Happening[]): Matched {
    const turned = happenings.flatMap(({ kind, cards }) =>
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
