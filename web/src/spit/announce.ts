/** Describes Spit for screen readers: what happened, what happens next, and the cards on the table. */
import type { Happening, Racer, SpitView } from '../protocol/messages';
import { rowIndex, type Scene } from './scene';
import * as text from '../texts/spit';

/** The most plays of the opponent in one announcement. It ends with the top cards of the spit piles, so earlier plays matter little. */
const MAX_PLAYS = 3;

/** Describes what happened. The player's own plays are left out, but not the cards they uncovered. */
export function describeHappenings(
  happenings: readonly Happening[],
  view: SpitView,
  seat: number | null,
  sideOf: (spit: number) => text.Side,
): string {
  const said = happenings
    .map((one) => ({ one, words: words(one, view, seat, sideOf) }))
    .filter(({ words }) => words !== '');
  const plays = said.filter(({ one }) => isPlay(one) && one.seat !== seat);
  const dropped = new Set(plays.slice(0, -MAX_PLAYS));
  const sentences = said.filter((each) => !dropped.has(each)).map(({ words }) => words);
  const isChanged =
    view.phase === 'playing' &&
    happenings.some((one) => one.kind === 'spat' || (one.kind === 'played' && one.seat !== seat));
  if (isChanged) sentences.push(describeTopCards(view, sideOf));
  return sentences.join(' ');
}

/** Adds a full stop, unless the text ends with an exclamation mark. */
const fullStop = (words: string): string => (words.endsWith('!') ? words : `${words}.`);

const isPlay = ({ kind }: Happening): boolean => kind === 'played' || kind === 'shifted';

function words(one: Happening, view: SpitView, seat: number | null, sideOf: (spit: number) => text.Side): string {
  const name = view.players[one.seat ?? -1]?.name ?? '';
  switch (one.kind) {
    case 'played':
    case 'shifted':
      return [
        describePlay(one, name, seat, sideOf),
        one.exposed && one.seat === seat ? text.describeExposed(one.exposed) : '',
      ]
        .filter(Boolean)
        .join(' ');
    case 'spat':
      return text.newSpitCards();
    case 'round-over':
      return one.seat == null ? text.describeBlocked() : text.describeOut(name);
    case 'slapped':
      return text.describeSlapped(name);
    case 'slapped-early':
      return one.seat === seat ? text.slapWait() : '';
    case 'gathered':
      return (one.taken ?? [])
        .map((count, n) => (count > 0 ? text.took(view.players[n]?.name ?? '', count) : ''))
        .filter(Boolean)
        .join(' ');
    case 'dealt':
      return `${text.round(view.round)}.`;
    case 'ended':
      return `${fullStop(text.result(view, seat))} ${text.ending(view, seat)}`;
    case 'counting':
      return '';
  }
}

function describePlay(
  { kind, card, spit, target, forced, seat: of }: Happening,
  name: string,
  seat: number | null,
  sideOf: (spit: number) => text.Side,
): string {
  if (!card) return '';
  if (forced) return text.describeForced(name, card);
  if (of === seat) return '';
  return kind === 'played'
    ? text.describePlayed(name, card, sideOf(spit ?? 0))
    : text.describeShifted(name, card, target ?? 0);
}

export function describeTopCards({ players }: SpitView, sideOf: (spit: number) => text.Side): string {
  const at = (side: text.Side): string | null => players.find((_, n) => sideOf(n) === side)?.spit ?? null;
  return text.describeTops(at('left'), at('right'));
}

/** Lists all face-up cards on the table. */
export function describeTable(view: SpitView, sideOf: (spit: number) => text.Side): string {
  return [describeTopCards(view, sideOf), ...view.players.map(({ name, row }) => text.describeRow(name, row))].join(
    ' ',
  );
}

/** Says what happens next, or nothing while both can play. `isIdle`: whether the player's own idle time is counted down. */
export function describeWait(view: SpitView, seat: number | null, seconds: number | null, isIdle: boolean): string {
  const away = view.players.find(({ absent_ms: at }) => at !== null);
  if (away) return text.away(away.name, seconds ?? 0);
  if (view.phase === 'countdown') return text.counting(seconds ?? 0);
  if (view.phase !== 'playing' || seconds === null) return '';
  const able = view.players.find(({ able }) => able);
  if (!able) return view.players.some(({ spares }) => spares) ? text.stuck(seconds) : text.blocked();
  if (able !== view.players[seat ?? -1]) return text.idleTheirs(able.name);
  return isIdle ? text.idle(seconds) : '';
}

/** Returns the accessible label of a pile: its name and its cards. */
export function describePile(
  id: string,
  scene: Scene,
  players: readonly Racer[],
  seat: number | null,
  sideOf: (spit: number) => text.Side,
): string {
  const spit = Number(/^s([12])$/.exec(id)?.[1] ?? 0);
  if (spit > 0)
    return text.pileLabel(text.centrePile(sideOf(spit - 1)), {
      hidden: 0,
      cards: scene.spits[spit - 1]?.slice(-1) ?? [],
    });
  const owner = /^[rx]1/.test(id) ? 0 : 1;
  const name = players[owner]?.name ?? '';
  if (id.startsWith('x')) return text.spares(name, scene.spares[owner] ?? false);
  const place = rowIndex(id, owner) ?? 0;
  return text.pileLabel(
    text.rowPile(owner === seat ? null : name, place),
    scene.rows[owner]?.[place] ?? { hidden: 0, cards: [] },
  );
}
