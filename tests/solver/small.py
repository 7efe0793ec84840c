"""Creates small positions, and searches them exhaustively in plain Python with the referee."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from random import Random

from longwood.cards import RANK, RANKS, Card, Deal, card
from longwood.play import ColumnPosition, CoveringPosition, HolesPosition, Outcome, Position, score
from longwood.rules import (
    FIRST_CARD,
    Build,
    ColumnRules,
    CoveringRules,
    Empty,
    Hole,
    Layout,
    OnKing,
    Run,
    Scoring,
    Up,
    columns,
    fans,
    game_deck,
    no_tableau,
    peaks,
    preset_cards,
    pyramid,
    trees,
)

_LAYOUTS = (columns(3, 3), columns(4, 2), columns(2, 5), fans(5, 2), fans(3, 4), columns(1, 6), pyramid(3), pyramid(4), columns(5, 1))


class TooLargeError(Exception):
    """The position has more states than allowed."""


def reachable(position: Position, most_states: int = 10**9) -> Iterator[Position]:
    """Yield every reachable position once. It is the same object each time, and the caller must not change it."""
    seen = {_key(position)}
    yield position
    path = [iter(position.legal_moves())]
    while path:
        move = next(path[-1], None)
        if move is None:
            path.pop()
            if path:
                position.pop()
            continue
        position.apply(move)
        key = _key(position)
        if key in seen:
            position.pop()
            continue
        seen.add(key)
        if len(seen) > most_states:
            raise TooLargeError
        yield position
        path.append(iter(position.legal_moves()))


def winnable(position: Position, most_states: int = 10**9) -> bool:
    """Return whether a win can be reached."""
    return any(one.outcome() is Outcome.WON for one in reachable(position.copy(), most_states))


def _key(position: Position) -> Hashable:
    """Return everything that the rest of the game depends on. The order of the hole and the number of unlimited redeals don't matter."""
    if isinstance(position, HolesPosition):
        used = None if position.rules.redeals is None else position.redeals_used
        tops = (RANK[hole[-1]] if hole else None for hole in position.holes)
        return (position.present, *tops, tuple(position.waste), position.stock[position.turned :], used)
    if isinstance(position, CoveringPosition):
        return position.present, position.turned, position.top_rank
    assert isinstance(position, ColumnPosition)
    redeals = None if position.rules.redeals is None else position.redeals_used
    return (
        *map(tuple, position.columns),
        *position.hidden,
        tuple(position.stock),
        tuple(position.waste),
        position.foundations.heights(),
        redeals,
    )


def best_hole_score(position: CoveringPosition) -> int:
    """Return the fewest strokes of any reachable position, because a player may stop anywhere."""
    return min(score(one).value for one in reachable(position.copy()))


def best_peaks_score(position: CoveringPosition) -> int:
    """Return the most points that can be reached, because a player may stop anywhere."""
    twin = position.copy()
    known: dict[tuple[int, int, int | None, int | None], int] = {}

    def gain() -> int:
        now = score(twin)
        key = (twin.present, twin.turned, twin.top_rank, now.streak)
        if key not in known:
            best = 0
            for move in twin.legal_moves():
                twin.push(move)
                best = max(best, score(twin).value - now.value + gain())
                twin.pop()
            known[key] = best
        return known[key]

    return score(twin).value + gain()


def covering_position(random: Random, scoring: Scoring = Scoring.HOLE) -> CoveringPosition:
    """Return a small covering position with random rules. It has few slots, a short stock, and few ranks, so that many cards fit."""
    layout: Layout = random.choice(_LAYOUTS)
    wrap = random.random() < 0.5
    jokers = random.choice((0, 0, 0, 1, 2))
    rules = CoveringRules(
        name="Small",
        layout=layout,
        decks=2,
        jokers=jokers,
        wrap=wrap,
        on_king=OnKing.NOTHING if wrap else random.choice(list(OnKing)),
        must_play=random.random() < 0.3,
        scoring=scoring,
    )
    first, number = random.randrange(RANKS), random.choice((3, 4, 5, 13))
    ranks = [(first + n) % RANKS + 1 for n in range(number)]
    most = random.randrange(7)
    pack = [card(random.choice(ranks), random.randrange(4)) for _ in range(layout.slots + most + 1)]
    for joker in random.sample(range(len(pack)), jokers):
        pack[joker] = Card(52)
    slots: list[Card | None] = list(pack[: layout.slots])
    for _ in range(random.choice((0, 0, 2, 5))):  # remove some exposed cards
        free = [k for k, mask in enumerate(layout.covers) if slots[k] is not None and all(slots[j] is None for j in _bits(mask))]
        if len(free) > 1 or sum(value is not None for value in slots) > 1:
            slots[random.choice(free)] = None
    hole = () if random.random() < 0.15 else (pack[layout.slots],)
    return CoveringPosition.of_piles(rules, tuple(slots), tuple(pack[layout.slots + 1 :]), hole)


def holes_position(random: Random) -> HolesPosition:
    """Return a small position of a game with several holes or a waste, with random rules and few ranks."""
    has_waste = random.random() < 0.7
    holes = random.choice((1, 1, 2, 3)) if has_waste else random.choice((2, 2, 3))
    layout: Layout = random.choice((no_tableau(), *_LAYOUTS)) if has_waste else random.choice(_LAYOUTS)
    wrap = random.random() < 0.6
    rules = CoveringRules(
        name="Small Holes",
        layout=layout,
        decks=2,
        jokers=2,
        wrap=wrap,
        on_king=OnKing.NOTHING if wrap else random.choice(list(OnKing)),
        scoring=Scoring.CARDS,
        holes=holes,
        draw=random.choice((1, 2, 3)) if has_waste else 1,
        redeals=random.choice((0, 1, 2, None)),
    )
    first, number = random.randrange(RANKS), random.choice((3, 4, 5, 13))
    ranks = [(first + n) % RANKS + 1 for n in range(number)]

    def some(count: int) -> tuple[Card, ...]:
        return tuple(Card(52) if random.random() < 0.04 else card(random.choice(ranks), random.randrange(4)) for _ in range(count))

    slots: list[Card | None] = list(some(layout.slots))
    while sum(value is not None for value in slots) > 6:
        free = [k for k, mask in enumerate(layout.covers) if slots[k] is not None and all(slots[j] is None for j in _bits(mask))]
        slots[random.choice(free)] = None
    waste = some(random.randrange(4)) if has_waste else ()
    stock = some(random.randrange(1, 7)) if has_waste else ()
    used = random.randint(0, rules.redeals) if rules.redeals else 0
    starts = tuple(some(1) if random.random() < 0.7 else () for _ in range(holes))
    return HolesPosition.of_holes(rules, tuple(slots), stock, starts, waste, used)


def _bits(mask: int) -> list[int]:
    return [k for k in range(mask.bit_length()) if mask >> k & 1]


def column_position(random: Random) -> ColumnPosition:
    """Return a column game with random rules near its end: all but a few cards are on the foundations."""
    base = random.choice((1, 1, 1, FIRST_CARD, 7))
    up = random.choice((Up.SUIT, Up.SUIT, Up.ALTERNATE_COLOUR))
    number = random.randint(2, 4)
    rules = ColumnRules(
        name="Near the End",
        decks=random.choice((1, 1, 2)),
        columns=number,
        cards=3,
        face_down=random.choice((0, 0, 2)),
        build=random.choice(list(Build)),
        build_wrap=random.random() < 0.3,
        run=random.choice(list(Run)),
        draw=random.choice((1, 1, 2, 3)),
        redeals=random.choice((0, 0, 1, None)),
        empty=random.choice(list(Empty)),
        foundation_base=base,
        foundation_up=up,
        foundation_wrap=base != 1 or random.random() < 0.3,
        preset=base == 7 and random.random() < 0.5,
        foundation_return=up is Up.SUIT and random.random() < 0.2,
    )
    if rules.empty is Empty.AUTO_FILL:
        rules = replace(rules, fill_draws=random.random() < 0.5)
    starters = preset_cards(rules) or ((Card(random.randrange(52)),) if base == FIRST_CARD else ())
    position = ColumnPosition(rules, Deal(((),) * number, foundations=starters))
    left = _raise_foundations(position, random, random.randint(3, 9))
    random.shuffle(left)
    _lay_out(position, left, random)
    return position


def _raise_foundations(position: ColumnPosition, random: Random, keep: int) -> list[Card]:
    """Put random cards on the foundations until `keep` cards are left, and return those."""
    rules, foundations = position.rules, position.foundations
    left = list(game_deck(rules))
    for value in foundations.starters:
        left.remove(value)
    while len(left) > keep:
        value = random.choice([value for value in set(left) if foundations.awaited[value]])
        left.remove(value)
        foundations.put(value)
    return left


def _lay_out(position: ColumnPosition, left: list[Card], random: Random) -> None:
    rules = position.rules
    share = random.choice((0.3, 0.6, 1.0))
    for value in left:
        place = random.random()
        if place < share:
            random.choice(position.columns).append(value)
        elif place < share + (1 - share) / 2:
            position.waste.append(value)
        else:
            position.stock.append(value)
    if rules.empty is Empty.AUTO_FILL:
        for column in position.columns:
            if not column and (position.waste or position.stock):
                column.append((position.waste or position.stock).pop())
    if rules.redeals == 1:
        position.redeals_used = random.randrange(2)
    position.hidden = [min(rules.face_down, max(0, len(column) - 1)) for column in position.columns]


_LARGE_LAYOUTS = (
    trees(3, 11),
    peaks(4, 5),
    columns(9, 7),
    columns(12, 8),
    fans(17, 6),
    fans(51, 2),
    pyramid(8),
    pyramid(13),
    peaks(),
    columns(1, 100),
)


def any_cover_relation(random: Random, slots: int) -> Layout:
    """Return a layout in which any slot can cover earlier ones. No game has such a layout, but the rules allow it."""
    covers = [0] * slots
    for slot in range(slots - 1):
        for above in random.sample(range(slot + 1, slots), min(random.choice((0, 1, 1, 2, 2, 3)), slots - 1 - slot)):
            covers[slot] |= 1 << above
    return Layout("pyramid", (slots,), tuple(covers), (), tuple((0, 2 * slot) for slot in range(slots)))


def late_covering_position(random: Random) -> CoveringPosition:
    """Return the end of a large covering game with random rules: any layout of up to 104 slots, most of them empty."""
    layout = any_cover_relation(random, random.randint(5, 103)) if random.random() < 0.5 else random.choice(_LARGE_LAYOUTS)
    wrap = random.random() < 0.4
    rules = CoveringRules(
        name="Late",
        layout=layout,
        decks=2,
        jokers=2,
        hole=Hole.EMPTY,
        wrap=wrap,
        on_king=OnKing.NOTHING if wrap else random.choice(list(OnKing)),
        must_play=random.random() < 0.3,
    )
    first, number = random.randrange(RANKS), random.choice((3, 4, 6, 13))
    ranks = [(first + n) % RANKS + 1 for n in range(number)]

    def any_card() -> Card:
        return Card(52) if random.random() < 0.06 else card(random.choice(ranks), random.randrange(4))

    slots: list[Card | None] = [any_card() for _ in range(layout.slots)]
    keep = random.randint(1, 9)
    while sum(value is not None for value in slots) > keep:
        free = [k for k, mask in enumerate(layout.covers) if slots[k] is not None and all(slots[j] is None for j in _bits(mask))]
        slots[random.choice(free)] = None
    hole = () if random.random() < 0.15 else (any_card(),)
    return CoveringPosition.of_piles(rules, tuple(slots), tuple(any_card() for _ in range(random.randrange(8))), hole)
