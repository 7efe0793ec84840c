"""Computer players of races at human speed. They see only what a human player would see: race.view().

A Mind is immutable. think(mind, view, now_ms) returns the next Mind, and its `plan` says what the player will do and when. The same
seed and views give the same plans, whether the clock is real or simulated. Human behaviour is modelled as follows, with the parameters
in RACERS:

- The time to find and make a move is ex-Gaussian: normal(mean, spread) plus exponential(tail), with a minimum of 150 ms. Of all simple
  distributions, this one fits human choice reaction times best. Source: R. D. Luce, Response Times (1986), chapter 1.
- The player overlooks each possible move with probability `overlook`. A player who overlooks all of them looks a second time, which
  takes the time of another move.
- With probability `slip`, the player reaches for the wrong card, which costs the time of another move.
- With probability `foresight`, the player makes the best of the moves noticed. Otherwise the player makes a random one of them.
- Slaps have a separate reaction time with the same kind of distribution. The player guesses the smaller pile by counting the cards
  played to each. Each count has a normally distributed error, whose standard deviation is `miscount` times the size of the pile.

The ids are the gaits of a horse. A player keeps a planned move until it becomes impossible, and then plans a new one.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from longwood.cards import RANK, Card
from longwood.play.matches.race import Action, Phase, Play, RaceView, Ready, Shift, Slap, can_shift, fits, helpful_shift, plays_of

_MIN_MS: Final = 150  # humans are never faster
_READY_MS: Final = (1_000, 2_500)
_MASK: Final = 2**64 - 1


@dataclass(frozen=True, slots=True)
class Reaction:
    """The distribution of a reaction time in milliseconds. It is ex-Gaussian: normal(mean, spread) plus exponential(tail)."""

    mean: int
    spread: int
    tail: int


@dataclass(frozen=True, slots=True)
class Racer:
    """The parameters of a pace, as explained at the top of this module."""

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
"""All paces, from slowest to fastest."""


@dataclass(frozen=True, slots=True)
class Plan:
    """An event that a player is going to cause, and when. A change at the table can cancel it."""

    at_ms: int
    event: Action


class Mind(Struct, frozen=True):
    """The state of a computer player in a match."""

    racer: Racer
    seat: int
    chance: int
    """The state of the player's random number generator, 64 bits."""
    plan: Plan | None = None
    """The next planned event, or None if there is nothing to do."""
    seen: tuple[object, ...] = ()
    """The relevant parts of the last view, for detecting changes."""
    round: int = 0
    """The round of `sizes` and `tops`."""
    sizes: tuple[int, int] = (0, 0)
    """The number of cards counted in each spit pile."""
    tops: tuple[Card | None, Card | None] = (None, None)
    """The last top card seen on each spit pile."""


def new_mind(pace: str, seat: int, seed: int) -> Mind:
    """Return a player with this pace (an id in RACERS) at the start of a match. Raises KeyError if there is no such pace."""
    racer = {racer.id: racer for racer in RACERS}[pace]
    return Mind(racer, seat, seed & _MASK)


def think(mind: Mind, view: RaceView, now_ms: int) -> Mind:
    """Return the mind after a look at `view`, which must be the view of its seat, or the same mind if nothing relevant has changed."""
    seen = (view.phase, view.round, view.rows[mind.seat], view.spits, view.ready[mind.seat], view.absent_ms != (None, None))
    if seen == mind.seen:
        return mind
    chance = _Random(mind.chance)
    mind = replace(_with_counts(mind, view), seen=seen)
    plan = mind.plan if mind.plan is not None and _is_possible(mind, view, mind.plan.event) else _new_plan(mind, view, now_ms, chance)
    return replace(mind, plan=plan, chance=chance.state)


def _with_counts(mind: Mind, view: RaceView) -> Mind:
    """Return the mind with updated counts of the spit piles. Each new top card adds one to the count of its pile."""
    if view.round != mind.round:
        mind = replace(mind, round=view.round, sizes=(0, 0), tops=(None, None))
    first, second = (size + (view.spits[n] is not None and view.spits[n] != mind.tops[n]) for n, size in enumerate(mind.sizes))
    return replace(mind, sizes=(first, second), tops=view.spits)


def _is_possible(mind: Mind, view: RaceView, event: Action) -> bool:
    """Return whether a planned event is still possible."""
    if view.absent_ms != (None, None):
        return False
    row = view.rows[mind.seat]
    match event:
        case Play():
            top = view.spits[event.spit]
            on_top = view.phase is Phase.PLAYING and any(pile.top == event.card for pile in row)
            return on_top and top is not None and fits(view.rules, event.card, top)
        case Shift():
            source = next((n for n, pile in enumerate(row) if pile.top == event.card), event.pile)
            can = source != event.pile and can_shift(view.rules, row[source], row[event.pile])
            return view.phase is Phase.PLAYING and can
        case Slap():
            return view.phase is Phase.SLAPPING
        case Ready():
            return view.phase is Phase.WAITING and not view.ready[mind.seat]


def _new_plan(mind: Mind, view: RaceView, now_ms: int, chance: _Random) -> Plan | None:
    if view.absent_ms != (None, None):
        return None
    if view.phase is Phase.WAITING and not view.ready[mind.seat]:
        min_ms, max_ms = _READY_MS
        return Plan(now_ms + min_ms + int(chance.uniform() * (max_ms - min_ms)), Ready(mind.seat))
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
    """Return the possible plays. If there are none, return the shift that allows the player to turn up another card, if any."""
    row = view.rows[mind.seat]
    found: list[Play | Shift] = [Play(mind.seat, row[source].up[-1], spit) for source, spit in plays_of(view.rules, row, view.spits)]
    if found or (shift := helpful_shift(view.rules, row)) is None:
        return found
    return [Shift(mind.seat, row[shift[0]].up[-1], shift[1])]


def _worth(mind: Mind, view: RaceView, choice: Play | Shift) -> int:
    """Return the value of a play or shift.

    The player's own cards that could follow it, and the face-down cards below it, increase the value. The opponent's cards that could
    follow it, and the player's cards of the same rank, reduce it.
    """
    if isinstance(choice, Shift):
        return 0
    row = view.rows[mind.seat]
    own_follows = sum(fits(view.rules, pile.top, choice.card) for pile in row if pile.top is not None and pile.top != choice.card)
    opponent_follows = sum(fits(view.rules, pile.top, choice.card) for pile in view.rows[1 - mind.seat] if pile.top is not None)
    depth = next(pile.hidden for pile in row if pile.top == choice.card)
    same_rank = sum(pile.top is not None and RANK[pile.top] == RANK[choice.card] for pile in row)
    return 4 * own_follows + 2 * depth - opponent_follows - same_rank


def _slap(mind: Mind, view: RaceView, now_ms: int, chance: _Random) -> Plan:
    """Return the plan to slap the pile that seems smaller, or the pile on the player's own side if they seem equal."""
    first, second = (size * (1 + mind.racer.miscount * chance.normal()) for size in mind.sizes)
    spit = mind.seat if first == second else 0 if first < second else 1
    at_ms = now_ms + _time_ms(mind.racer.slap, chance)
    return Plan(max(at_ms, view.slap_ms or 0), Slap(mind.seat, spit))


def _time_ms(reaction: Reaction, chance: _Random) -> int:
    return max(_MIN_MS, int(reaction.mean + reaction.spread * chance.normal() + reaction.tail * chance.exponential()))


class _Random:
    """A random number generator with 64 bits of state, which a Mind stores.

    The generator is SplitMix64. Source: G. Steele, D. Lea, C. Flood, Fast Splittable Pseudorandom Number Generators (2014), figure 16.
    """

    def __init__(self, state: int) -> None:
        self.state = state

    def uniform(self) -> float:
        """Return a uniformly distributed number in [0, 1)."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((self.state ^ (self.state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((mixed ^ (mixed >> 31)) >> 11) / 2**53

    def normal(self) -> float:
        """Return an approximately normally distributed number with mean 0 and standard deviation 1.

        It is the sum of twelve uniform numbers minus six, which gives the same result on every machine.
        """
        return sum(self.uniform() for _ in range(12)) - 6

    def exponential(self) -> float:
        """Return an exponentially distributed number with mean 1."""
        return -log(1 - self.uniform())
