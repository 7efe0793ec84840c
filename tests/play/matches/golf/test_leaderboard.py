"""Tests of match play and stroke play, computed from the scores of holes. Source: docs/rulings.md, R47, R48."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longwood.play.matches.golf.leaderboard import match_status, stroke_places


def status(results: str, holes: int = 18, extra_holes: int = 0) -> tuple[str, str]:
    """Return the status text of both sides. The first side has won (w), lost (l) or halved (h) each hole."""
    ours = [{"w": 1, "l": 3, "h": 2}[letter] for letter in results]
    found = match_status(ours, [2] * len(ours), holes, extra_holes=extra_holes)
    return found.words(0), found.words(1)


@pytest.mark.parametrize(
    ("results", "first", "second"),
    [
        ("", "all square", "all square"),
        ("w", "1 up", "1 down"),
        ("wl", "all square", "all square"),
        ("www" + "h" * 12, "3 up, dormie", "3 down, dormie"),
        ("www" + "h" * 12 + "l", "2 up, dormie", "2 down, dormie"),  # two holes left
        ("www" + "h" * 13, "won 3 & 2", "lost 3 & 2"),
        ("h" * 17 + "l", "lost 1 up", "won 1 up"),
        ("h" * 16 + "wh", "won 1 up", "lost 1 up"),
        ("h" * 16 + "ww", "won 2 up", "lost 2 up"),
        ("w" * 10, "won 10 & 8", "lost 10 & 8"),
        ("h" * 18, "halved", "halved"),
    ],
)
def test_match_play_uses_golf_terms(results: str, first: str, second: str) -> None:
    assert status(results) == (first, second)


def test_equal_scores_below_zero_halve_the_hole() -> None:
    assert match_status([-2], [-2], 9).up == 0


def test_extra_holes_continue_until_one_is_won() -> None:
    assert status("h" * 18, extra_holes=18) == ("all square", "all square")
    assert status("h" * 19, extra_holes=18) == ("all square", "all square")
    assert status("h" * 18 + "w", extra_holes=18) == ("won 1 up (19)", "lost 1 up (19)")


def test_scoring_a_hole_after_the_match_is_an_error() -> None:
    with pytest.raises(ValueError, match="over after hole 10"):
        status("w" * 11)


@given(st.lists(st.tuples(st.integers(-3, 35), st.integers(-3, 35)), max_size=9))
def test_both_sides_see_the_same_match(holes: list[tuple[int, int]]) -> None:
    ours: list[int] = []
    theirs: list[int] = []
    for own, other in holes:
        before = match_status(ours, theirs, 9)
        if before.is_over:
            break
        ours.append(own)
        theirs.append(other)
        here, there = match_status(ours, theirs, 9), match_status(theirs, ours, 9)
        assert (here.up, here.is_over, here.result) == (-there.up, there.is_over, there.result)
        assert here.is_over == (abs(here.up) > here.left or here.left == 0)
        assert here.is_dormie == (not here.is_over and 0 < here.left == abs(here.up))


def test_tied_players_share_a_place_in_stroke_play() -> None:
    places = stroke_places([[5] * 9, [4] * 9, [5] * 9, [6] * 9], agreed=9)
    assert [(p.player, p.place, p.total, p.to_par) for p in places] == [
        (1, 1, 36, "-9"),
        (0, 2, 45, "E"),
        (2, 2, 45, "E"),
        (3, 4, 54, "+9"),
    ]


def test_sudden_death_orders_the_players_who_were_tied() -> None:
    level = [[5] * 9, [5] * 9, [4] * 8 + [13], [9] * 9]
    assert [p.place for p in stroke_places(level, agreed=9)] == [1, 1, 1, 4]
    played = [[*level[0], 3, 2], [*level[1], 4], [*level[2], 3, 1], level[3]]
    assert [(p.player, p.place, p.total) for p in stroke_places(played, agreed=9)] == [(2, 1, 45), (0, 2, 45), (1, 3, 45), (3, 4, 81)]


def test_a_player_who_withdrew_comes_last() -> None:
    places = stroke_places([[1, 1], [9, 9], [9, 9]], agreed=9, withdrawn=[0])
    assert [(p.player, p.place, p.withdrawn) for p in places] == [(1, 1, False), (2, 1, False), (0, 3, True)]
