"""Plays matches between computer players without a room, on a simulated clock that skips to the next event."""

from __future__ import annotations

from collections.abc import Sequence

from longwood.bots.racer import Mind, think
from longwood.play.matches.race import Event, Phase, RacePosition, Tick, apply, dealt, due_ms, view
from longwood.rules import RaceRules


def match(rules: RaceRules, deal: int, players: Sequence[Mind], most: int = 20_000) -> tuple[RacePosition, list[tuple[int, Event]]]:
    """Play a match between these minds and return its final position and its log. Every action must be legal."""
    position, minds, log = dealt(rules, deal), list(players), list[tuple[int, Event]]()
    for _ in range(most):
        minds = [think(mind, view(position, mind.seat), position.now_ms) for mind in minds]
        plans: list[tuple[int, int, Event]] = [(mind.plan.at_ms, mind.seat, mind.plan.event) for mind in minds if mind.plan is not None]
        due = due_ms(position)
        when, _, event = min([*plans, *([] if due is None else [(due, -1, Tick())])], key=lambda plan: plan[:2])
        at_ms = max(when, position.now_ms)
        position = apply(position, event, at_ms).position
        log.append((at_ms, event))
        if position.phase is Phase.OVER:
            return position, log
    raise AssertionError(f"no end after {most} events")
