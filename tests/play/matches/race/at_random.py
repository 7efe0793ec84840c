"""Plays races at random: mostly plausible actions, sometimes nonsense, with time advancing in jumps."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from longwood.cards import Card
from longwood.errors import RefusedError
from longwood.play.matches.race import (
    Away,
    Back,
    Event,
    Phase,
    Play,
    RacePosition,
    Ready,
    Shift,
    Slap,
    Tick,
    Withdraw,
    apply,
    dealt,
    due_ms,
    plays,
)
from longwood.play.matches.race.board import can_shift
from longwood.rules import RaceRules


def some_rules(chance: Random) -> RaceRules:
    """Return the rules of Spit with random options, and sometimes with another number of piles or short timeouts."""
    return RaceRules(
        name="Spit",
        piles=chance.choice((5, 5, 5, 1, 3, 6)),
        equal_rank=chance.random() < 0.3,
        stack_equals=chance.random() < 0.4,
        no_slap=chance.random() < 0.3,
        idle_ms=chance.choice((15_000, 15_000, 1, 0)),
        stuck_ms=chance.choice((2_000, 2_000, 0)),
        slap_ms=chance.choice((5_000, 5_000, 0)),
        absences_ms=chance.choice((0, 60_000, 25_000, 5_000)),
        ready_ms=chance.choice((0, 30_000, 1_000)),
    )


def attempt(position: RacePosition, chance: Random, *, nonsense: float = 0.1, losses: float = 0.01) -> Event:
    """Return an event that a player might try now. Many such events are refused."""
    seat = chance.randrange(2)
    if chance.random() < losses:
        return chance.choice((Away, Away, Back, Back, Back, Withdraw))(seat) if chance.random() < 0.2 else chance.choice((Away, Back))(seat)
    if position.paused_ms is not None and chance.random() < 0.7:
        return Back(seat)
    if chance.random() < nonsense:
        card = Card(chance.randrange(52))
        return chance.choice(
            (
                Ready(seat),
                Play(seat, card, chance.randrange(2)),
                Shift(seat, card, chance.randrange(position.rules.piles)),
                Slap(seat, chance.randrange(2)),
            )
        )
    if position.phase is Phase.WAITING:
        return Ready(seat) if chance.random() < 0.8 else Tick()
    if position.phase is Phase.SLAPPING:
        return Slap(seat, chance.randrange(2)) if chance.random() < 0.7 else Tick()
    row = position.rows[seat]
    choices: list[Event] = [Play(seat, row[place].up[-1], spit) for place, spit in plays(position, seat)]
    if not choices or chance.random() < 0.2:
        choices += [
            Shift(seat, pile.up[-1], target)
            for place, pile in enumerate(row)
            for target, other in enumerate(row)
            if place != target and can_shift(position.rules, pile, other)
        ]
    return chance.choice(choices) if choices else Tick()


def attempts(rules: RaceRules, deal: int, chance: Random, most: int = 3_000) -> Iterator[tuple[RacePosition, int, Event]]:
    """Yield the positions of a match, each with a time and the event to try then. After a refused event there is a Tick."""
    position = dealt(rules, deal)
    for _ in range(most):
        if position.phase is Phase.OVER:
            return
        at_ms = position.now_ms + chance.choice((0, chance.randrange(300), chance.randrange(3_000)))
        event = attempt(position, chance)
        due = due_ms(position)
        if isinstance(event, Tick) and due is not None and chance.random() < 0.8:
            at_ms = max(at_ms, due)
        yield position, at_ms, event
        try:
            position = apply(position, event, at_ms).position
        except RefusedError:
            yield position, at_ms, Tick()
            position = apply(position, Tick(), at_ms).position


def log_of(rules: RaceRules, deal: int, chance: Random, most: int = 3_000) -> list[tuple[int, Event]]:
    """Return the log of a random match, which has only the accepted events."""
    log: list[tuple[int, Event]] = []
    for position, at_ms, event in attempts(rules, deal, chance, most):
        try:
            apply(position, event, at_ms)
        except RefusedError:
            continue
        log.append((at_ms, event))
    return log
