"""Helpers to build positions of races by hand and check them. Tests name only the cards that matter. The others are in a spit pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pytest

from longwood.cards import Card, full_deck, parse_cards
from longwood.errors import RefusedError
from longwood.play.matches.race import Event, Happening, Phase, Pile, RacePosition, Tick, apply, parse_event
from longwood.play.matches.race.board import cards_by_seat
from longwood.rules import RaceRules

SPIT = RaceRules(name="Spit")
_SPADES_FIRST = tuple(reversed(full_deck()))


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards in a string such as "TH JH"."""
    return parse_cards(text.replace(" ", ""))


def pile(text: str) -> Pile:
    """Parse a pile: "2C 3D" has only its last card face up, "2C | 3D 3S" all the cards after the bar."""
    hidden, bar, up = text.partition("|")
    if bar:
        return Pile(cards(hidden), cards(up))
    dealt = cards(text)
    return Pile(dealt[:-1], dealt[-1:])


def race(
    first: Sequence[str],
    second: Sequence[str],
    tops: tuple[str | None, str | None],
    *,
    spares: tuple[str, str] = ("", ""),
    sizes: tuple[int, int] | None = None,
    rules: RaceRules = SPIT,
) -> RacePosition:
    """Return a round at 0 ms, just after both players turned these tops.

    A top of None means that the seat started the round without spit cards. `spares` are the spit cards that each seat has left.
    `sizes` are the sizes of the spit piles. By default the first spit pile contains all cards that are not named.
    """
    rows = tuple(tuple(map(pile, [*row, *[""] * (rules.piles - len(row))])) for row in (first, second))
    left = tuple(cards((top or "") + spare) for top, spare in zip(tops, spares, strict=True))
    named = {card for row in rows for piles in row for card in piles.cards} | {card for spare in left for card in spare}
    rest = [card for card in _SPADES_FIRST if card not in named]
    spits: list[tuple[Card, ...] | None] = [None if top is None else () for top in tops]
    for n, spit in enumerate(spits):
        if spit is not None:
            take = len(rest) if sizes is None else sizes[n] - 1
            spits[n], rest = tuple(rest[:take]), rest[take:]
    assert not rest, "sizes leave cards over"
    position = RacePosition(
        rules,
        deal=1,
        round=1,
        phase=Phase.COUNTDOWN,
        now_ms=0,
        rows=(rows[0], rows[1]),
        spares=(left[0], left[1]),
        spits=(spits[0], spits[1]),
        dealt=(26, 26),
        ready=(True, True),
        deadline_ms=0,
    )
    assert whole(position)
    return apply(position, Tick(), 0).position


def whole(position: RacePosition) -> bool:
    """Return whether the position has every card in the pack exactly once."""
    found = [*cards_by_seat(position)[0], *cards_by_seat(position)[1]]
    for spit in position.spits:
        found += spit or ()
    return sorted(found) == list(range(52))


def play(position: RacePosition, *events: str) -> RacePosition:
    """Return the position after these events, each with its time (1:5C-s1@100). All must be accepted."""
    return played(position, *events)[0]


def played(position: RacePosition, *events: str) -> tuple[RacePosition, tuple[Happening, ...]]:
    """Return the position after these events, and the happenings."""
    happened: list[Happening] = []
    for event in events:
        text, _, at_ms = event.partition("@")
        step = apply(position, parse_event(text), int(at_ms))
        position = step.position
        happened += step.happened
        assert whole(position)
    return position, tuple(happened)


def refused(position: RacePosition, event: str | Event, code: str) -> None:
    """Check that the event is refused with that code. Without a time of its own, it is tried at the time of the position."""
    act: Callable[[], object] = (
        partial(play, position, event) if isinstance(event, str) else partial(apply, position, event, position.now_ms)
    )
    with pytest.raises(RefusedError) as caught:
        act()
    assert caught.value.code == code, caught.value


def card(text: str) -> Card:
    return cards(text)[0]


def in_play(position: RacePosition) -> RacePosition:
    """Return the position after both players are ready and the countdown is over."""
    return play(position, "1:ready@0", "2:ready@0", "tick@3000")
