"""Helpers to write races by hand and to check them. Only the cards that matter are named. The others are deep in a spit pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pytest

from longwood.cards import Card, full_deck, parse_cards
from longwood.errors import RefusedError
from longwood.play.matches.race import Event, Happening, Phase, Pile, RacePosition, Tick, apply, parse_event
from longwood.play.matches.race.board import hands
from longwood.rules import RaceRules

SPIT = RaceRules(name="Spit")
_SPADES_FIRST = tuple(reversed(full_deck()))


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of "TH JH"."""
    return parse_cards(text.replace(" ", ""))


def pile(text: str) -> Pile:
    """Return the pile of "2C 3D" (only the last card face up) or of "2C | 3D 3S" (the cards after the bar face up)."""
    hidden, bar, up = text.partition("|")
    if bar:
        return Pile(cards(hidden), cards(up))
    lie = cards(text)
    return Pile(lie[:-1], lie[-1:])


def race(
    first: Sequence[str],
    second: Sequence[str],
    tops: tuple[str | None, str | None],
    *,
    spares: tuple[str, str] = ("", ""),
    sizes: tuple[int, int] | None = None,
    rules: RaceRules = SPIT,
) -> RacePosition:
    """Return a round in play at 0 ms, with these tops just turned by both players.

    A top of None means that the seat began without spit cards. `spares` are the spit cards each seat has left to turn.
    `sizes` are the sizes of the spit piles. By default the first spit pile contains all cards not named.
    """
    rows = tuple(tuple(map(pile, [*row, *[""] * (rules.piles - len(row))])) for row in (first, second))
    left = tuple(cards((top or "") + lie) for top, lie in zip(tops, spares, strict=True))
    named = {card for row in rows for piles in row for card in piles.cards} | {card for lie in left for card in lie}
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
    """Return whether every card of the pack is there once."""
    lie = [*hands(position)[0], *hands(position)[1]]
    for spit in position.spits:
        lie += spit or ()
    return sorted(lie) == list(range(52))


def play(position: RacePosition, *events: str) -> RacePosition:
    """Return the position after these events, each with its time (1:5C-s1@100), all of which must be accepted."""
    return played(position, *events)[0]


def played(position: RacePosition, *events: str) -> tuple[RacePosition, tuple[Happening, ...]]:
    """Return the position after these events, and what happened."""
    happened: list[Happening] = []
    for event in events:
        text, _, at_ms = event.partition("@")
        step = apply(position, parse_event(text), int(at_ms))
        position = step.position
        happened += step.happened
        assert whole(position)
    return position, tuple(happened)


def refused(position: RacePosition, event: str | Event, code: str) -> None:
    """Check that the event, at its time or else at the last event's, is refused with that code."""
    act: Callable[[], object] = (
        partial(play, position, event) if isinstance(event, str) else partial(apply, position, event, position.now_ms)
    )
    with pytest.raises(RefusedError) as caught:
        act()
    assert caught.value.code == code, caught.value


def card(text: str) -> Card:
    return cards(text)[0]


def in_play(position: RacePosition) -> RacePosition:
    """Return a match's first position once both are ready and the countdown is over."""
    return play(position, "1:ready@0", "2:ready@0", "tick@3000")
