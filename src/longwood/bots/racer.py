"""Computer players of races at human speed. They see only what a player sees: race.view().

A Mind is immutable. think(mind, view, now_ms) returns the next one, and its `plan` says what the player does and when. The same seed
and views give the same plans, with a real or a simulated clock. Human behaviour is modelled with these distributions. RACERS has their
parameters:

- The time to find and make a move is ex-Gaussian: normal(mean, spread) plus exponential(tail), but at least 150 ms. Of all simple
  distributions, this one fits human choice reaction times best. Source: R. D. Luce, Response Times (1986), chapter 1.
- The player overlooks each possible move with probability `overlook`. A player who overlooks all moves looks once more, which takes the
  time of another move.
- With probability `slip` the player reaches for a wrong card, which costs the time of another move.
- With probability `foresight` the player makes the best move of those noticed, otherwise a random one.
- Slaps have a separate reaction time with the same kind of distribution. The player estimates which pile is smaller by counting the
  cards seen. Each count has a normal error of `miscount` times the size of the pile.

The ids are the gaits of a horse. A player continues with a planned move as long as it is possible, and otherwise plans a new one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import log
from typing import Final

from longwood.cards import RANK, Card
from longwood.play.matches.race import Event, Phase, Play, RaceView, Ready, Shift, Slap, can_shift, fits, helpful_shift, plays_of

_LEAST_MS: Final = 150  # no human is faster
_READY_MS: Final = (1_000, 2_500)
_MASK: Final = 2**64 - 1


@dataclass(frozen=True, slots=True)
class Reaction:
    """An ex-Gaussian time in ms: normal(mean, spread) plus exponential(tail)."""

    mean: int
    spread: int
    tail: int


@dataclass(frozen=True, slots=True)
class Racer:
    """The parameters of a pace. The docstring of the module explains them."""

    id: str
    play: Reaction
    slap: Reaction
    overlook: float
    slip: float
    foresight: float
    miscount: float


RACERS: Final = (
    Racer("stroll", Reaction(1500, 300, 900), Reaction(900, 150, 300), overlook=0.35, slip=0.10, foresight=0.1, miscount=0.50),
    Racer("walk", Reaction(1100, 220, 600), Reaction(700, 120, 220), overlook=0.25, slip=0.07, foresight=0.3, miscount=0.35),
    Racer("trot", Reaction(800, 160, 400), Reaction(560, 90, 160), overlook=0.15, slip=0.05, foresight=0.5, miscount=0.25),
    Racer("canter", Reaction(600, 110, 250), Reaction(450, 70, 110), overlook=0.08, slip=0.03, foresight=0.75, miscount=0.15),
    Racer("gallop", Reaction(430, 70, 150), Reaction(360, 50, 70), overlook=0.03, slip=0.015, foresight=0.95, miscount=0.08),
)
"""All paces, from the slowest to the fastest."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A planned event and its time. It happens unless the table changes first."""

    at_ms: int
    event: Event


@dataclass(frozen=True, slots=True)
class Mind:
    """The state of a computer player during a match."""

    racer: Racer
    seat: int
    chance: int
    """The state of the player's random number generator."""
    plan: Plan | None = None
    """The next planned event, or None if there is nothing to do."""
    seen: tuple[object, ...] = ()
    """The parts of the last view that matter, to notice changes."""
    round: int = 0
    """The round that `sizes` and `tops` belong to."""
    sizes: tuple[int, int] = (0, 0)
    """The number of cards that the player counted in each spit pile."""
    tops: tuple[Card | None, Card | None] = (None, None)
    """The last top card that the player saw on each spit pile."""


def new_mind(pace: str, seat: int, seed: int) -> Mind:
    """Return a player with this pace (an id of RACERS) before the match. Raises KeyError for an unknown pace."""
    racer = {racer.id: racer for racer in RACERS}[pace]
    return Mind(racer, seat, seed & _MASK)


def think(mind: Mind, view: RaceView, now_ms: int) -> Mind:
    """Return the mind after a look at the table, or the same mind if nothing relevant has changed. `view` is the view of its seat."""
    seen = (view.phase, view.round, view.rows[mind.seat], view.spits, view.ready[mind.seat], view.absent_ms != (None, None))
    if seen == mind.seen:
        return mind
    chance = _Chance(mind.chance)
    mind = replace(_counted(mind, view), seen=seen)
    plan = mind.plan if mind.plan is not None and _holds(mind, view, mind.plan.event) else _planned(mind, view, now_ms, chance)
    return replace(mind, plan=plan, chance=chance.state)


def _counted(mind: Mind, view: RaceView) -> Mind:
    """Return the mind with updated counts of the spit piles. Each new top card counts as one more card."""
    if view.round != mind.round:
        mind = replace(mind, round=view.round, sizes=(0, 0), tops=(None, None))
    first, second = (size + (view.spits[n] is not None and view.spits[n] != mind.tops[n]) for n, size in enumerate(mind.sizes))
    return replace(mind, sizes=(first, second), tops=view.spits)


def _holds(mind: Mind, view: RaceView, event: Event) -> bool:
    """Return whether a planned event is still possible."""
    if view.absent_ms != (None, None):
        return False
    row = view.rows[mind.seat]
    match event:
        case Play():
            top = view.spits[event.spit]
            is_there = view.phase is Phase.PLAYING and any(pile.top == event.card for pile in row)
            return is_there and top is not None and fits(view.rules, event.card, top)
        case Shift():
            place = next((n for n, pile in enumerate(row) if pile.top == event.card), event.pile)
            can = place != event.pile and can_shift(view.rules, row[place], row[event.pile])
            return view.phase is Phase.PLAYING and can
        case Slap():
            return view.phase is Phase.SLAPPING
        case Ready():
            return view.phase is Phase.WAITING and not view.ready[mind.seat]
        case _:
            return False


def _planned(mind: Mind, view: RaceView, now_ms: int, chance: _Chance) -> Plan | None:
    if view.absent_ms != (None, None):
        return None
    if view.phase is Phase.WAITING and not view.ready[mind.seat]:
        least_ms, most_ms = _READY_MS
        return Plan(now_ms + least_ms + int(chance.uniform() * (most_ms - least_ms)), Ready(mind.seat))
    if view.phase is Phase.SLAPPING:
        return _slap(mind, view, now_ms, chance)
    if view.phase is not Phase.PLAYING:
        return None
    choices = _choices(mind, view)
    if not choices:
        return None
    at_ms = now_ms + _time_ms(mind.racer.play, chance)
    while not (noticed := [choice for choice in choices if chance.uniform() >= mind.racer.overlook]):
        at_ms += _time_ms(mind.racer.play, chance)
    if chance.uniform() < mind.racer.slip:
        at_ms += _time_ms(mind.racer.play, chance)
    best = chance.uniform() < mind.racer.foresight
    event = max(noticed, key=lambda choice: _worth(mind, view, choice)) if best else noticed[int(chance.uniform() * len(noticed))]
    return Plan(at_ms, event)


def _choices(mind: Mind, view: RaceView) -> list[Play | Shift]:
    """Return the possible plays, or if there are none, the shift that helps to turn up another card."""
    row = view.rows[mind.seat]
    found: list[Play | Shift] = [Play(mind.seat, row[place].up[-1], spit) for place, spit in plays_of(view.rules, row, view.spits)]
    if found or (shift := helpful_shift(view.rules, row)) is None:
        return found
    return [Shift(mind.seat, row[shift[0]].up[-1], shift[1])]


def _worth(mind: Mind, view: RaceView, choice: Play | Shift) -> int:
    """Return the value of a choice.

    It counts the player's own cards that could follow and the face-down cards below the card. Cards of the opponent that could
    follow, and own cards of the same rank, reduce it.
    """
    if isinstance(choice, Shift):
        return 0
    row = view.rows[mind.seat]
    follow = sum(fits(view.rules, pile.top, choice.card) for pile in row if pile.top is not None and pile.top != choice.card)
    hands_on = sum(fits(view.rules, pile.top, choice.card) for pile in view.rows[1 - mind.seat] if pile.top is not None)
    depth = next(pile.hidden for pile in row if pile.top == choice.card)
    again = sum(pile.top is not None and RANK[pile.top] == RANK[choice.card] for pile in row)
    return 4 * follow + 2 * depth - hands_on - again


def _slap(mind: Mind, view: RaceView, now_ms: int, chance: _Chance) -> Plan:
    """Return the plan to slap the pile that seems smaller, or the player's own pile if they seem equal."""
    first, second = (size * (1 + mind.racer.miscount * chance.normal()) for size in mind.sizes)
    spit = mind.seat if first == second else 0 if first < second else 1
    at_ms = now_ms + _time_ms(mind.racer.slap, chance)
    return Plan(max(at_ms, view.slap_ms or 0), Slap(mind.seat, spit))


def _time_ms(reaction: Reaction, chance: _Chance) -> int:
    return max(_LEAST_MS, int(reaction.mean + reaction.spread * chance.normal() + reaction.tail * chance.exponential()))


class _Chance:
    """A random number generator with a state of 64 bits. A Mind stores that state.

    The generator is SplitMix64. Source: G. Steele, D. Lea, C. Flood, Fast Splittable Pseudorandom Number Generators (2014), figure 16.
    """

    def __init__(self, state: int) -> None:
        self.state = state

    def uniform(self) -> float:
        """Return a number from 0 up to, but not including, 1."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((self.state ^ (self.state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((mixed ^ (mixed >> 31)) >> 11) / 2**53

    def normal(self) -> float:
        """Return an approximately normal number with mean 0 and spread 1.

        It is the sum of twelve uniform numbers minus six, so it is the same on every machine.
        """
        return sum(self.uniform() for _ in range(12)) - 6

    def exponential(self) -> float:
        """Return an exponential number with mean 1."""
        return -log(1 - self.uniform())
