"""A sample of the seeded simulations in interleavings.py (`make soak` runs ten thousand), and tests that they detect mistakes."""

from __future__ import annotations

from collections import Counter

import pytest

from longwood.cards import format_card
from longwood.play.matches.race import RacePosition
from longwood.protocol.rooms import Room as View
from longwood.server.rooms.games import spit as room_spit
from tests.server.rooms import interleavings
from tests.server.rooms.interleavings import Client, Run, run
from tests.soak import times

RUNS = times(30, 10_000)


def run_some(runs: int = 20) -> Counter[str]:
    """Perform the first runs and return their total counts."""
    counts = Counter[str]()
    for seed in range(runs):
        counts.update(run(seed))
    return counts


@pytest.mark.soak
def test_every_interleaving_ends_in_the_same_state_for_all_clients() -> None:
    counts = Counter[str]()
    for seed in range(RUNS):
        counts.update(run(seed))
    for what in (
        "accepted",
        "lost connections",
        "lost messages",
        "rounds",
        "matches",
        "refused heard",
        "refused no-fit",
        "refused paused",
        "refused slap-locked",
    ):
        assert counts[what] > 0, f"none of {RUNS} runs had: {what}"


def test_a_client_that_shows_an_old_state_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def show(self: Client, state: View) -> None:
        self.state = state

    monkeypatch.setattr(Client, "show", show)
    with pytest.raises(AssertionError, match="does not show the server's state"):
        run_some()


def test_sending_a_hidden_card_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky_moves(position: RacePosition, seat: int) -> list[str]:
        return ["".join(map(format_card, position.rows[1 - seat][4].hidden[:1]))]

    monkeypatch.setattr(room_spit, "_moves", leaky_moves)
    with pytest.raises(AssertionError, match="is revealed"):
        run_some()


def test_a_log_that_misses_an_event_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    check_end = Run.check_end

    def lose_last_event(self: Run) -> None:
        self.server.log.pop()
        check_end(self)

    monkeypatch.setattr(Run, "check_end", lose_last_event)
    with pytest.raises(AssertionError, match="different room"):
        run_some()


def test_a_run_is_repeatable_and_names_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(3) == run(3) != run(4)
    monkeypatch.setattr(interleavings, "whole", lambda _: False)
    with pytest.raises(AssertionError) as caught:
        run(3)
    assert caught.value.__notes__ == ["in the run of seed 3"]
