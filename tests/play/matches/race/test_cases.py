"""Tests of Spit, ruling by ruling: events and their results. Source: docs/rulings.md, R51 to R62."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from longwood.cards import Card, format_card
from longwood.play.matches.race import Ending, Phase, Play, RacePosition, Shift, Slap, can_act, dealt, due_ms, plays
from longwood.play.matches.race.board import cards_by_seat, lay
from longwood.play.matches.race.happenings import (
    Counting,
    Dealt,
    Ended,
    Gathered,
    Played,
    RoundOver,
    SaidReady,
    Shifted,
    Slapped,
    SlappedEarly,
    Spat,
)
from longwood.rules import RaceRules
from tests.play.matches.race.tables import SPIT, card, cards, pile, play, played, race, refused, whole


def tops(position: RacePosition) -> list[str]:
    return [format_card(spit[-1]) if spit else "" for spit in position.spits]


# R51, R59: the deal


def test_each_player_gets_piles_of_one_to_five_cards_and_eleven_spit_cards() -> None:
    position = dealt(SPIT, 7)
    for seat in (0, 1):
        assert [len(pile.cards) for pile in position.rows[seat]] == [1, 2, 3, 4, 5]
        assert [len(pile.up) for pile in position.rows[seat]] == [1] * 5
        assert len(position.spares[seat]) == 11
    assert position.spits == ((), ())
    assert position.dealt == (26, 26)
    assert whole(position)
    assert dealt(SPIT, 7) == position != dealt(SPIT, 8)


@pytest.mark.parametrize(
    ("held", "sizes"),
    [(12, [1, 2, 3, 3, 3]), (15, [1, 2, 3, 4, 5]), (5, [1, 1, 1, 1, 1]), (3, [1, 1, 1, 0, 0]), (14, [1, 2, 3, 4, 4]), (1, [1, 0, 0, 0, 0])],
)
def test_a_player_with_fifteen_or_fewer_cards_gets_piles_but_no_spit_cards(held: int, sizes: list[int]) -> None:
    pack = tuple(map(Card, range(52)))
    position = lay(SPIT, 1, 4, 0, (pack[:held], pack[held:]))
    assert [len(pile.cards) for pile in position.rows[0]] == sizes
    assert [len(pile.up) for pile in position.rows[0]] == [int(size > 0) for size in sizes]
    assert position.spares[0] == ()
    assert position.spits == (None, ())
    assert position.dealt == (held, 52 - held)


def test_piles_are_dealt_row_by_row() -> None:
    pack = tuple(map(Card, range(52)))
    position = lay(SPIT, 1, 1, 0, (pack[:26], pack[26:]))
    assert [pile.cards for pile in position.rows[0]] == [(0,), (1, 5), (2, 6, 9), (3, 7, 10, 12), (4, 8, 11, 13, 14)]
    assert position.spares[0] == tuple(range(15, 26))


# R52: both ready, countdown, spit


def test_when_both_are_ready_a_countdown_runs_and_then_both_spit() -> None:
    position = dealt(SPIT, 7)
    refused(position, Play(0, card("5H"), 0), "not-playing")
    refused(position, Slap(0, 0), "not-playing")
    position, happened = played(position, "2:ready@1000")
    assert happened == (SaidReady(1000, 1),)
    refused(position, "2:ready@1100", "ready")
    assert due_ms(position) is None
    position, happened = played(position, "1:ready@2000")
    assert happened == (SaidReady(2000, 0), Counting(2000, 5000))
    assert due_ms(position) == 5000
    refused(position, "1:ready@2100", "ready")
    turned = (position.spares[0][0], position.spares[1][0])
    position, happened = played(position, "tick@5000")
    assert happened == (Spat(5000, turned),)
    assert position.spits == ((turned[0],), (turned[1],))
    assert [len(left) for left in position.spares] == [10, 10]
    assert position.phase is Phase.PLAYING


# R53: which cards can be played


def test_the_second_of_two_cards_played_on_the_same_top_card_is_refused() -> None:
    position = race(["5C", "2D"], ["7D", "2H"], ("6S", "KS"))
    position = play(position, "1:5C-s1@100")
    refused(position, "2:7D-s1@100", "no-fit")
    assert position.rows[1][0].top == card("7D")


def test_a_king_fits_on_an_ace_but_an_ace_does_not_fit_on_an_ace() -> None:
    position = race(["KC", "AC", "2C"], ["QC"], ("AH", "7S"))
    play(position, "1:KC-s1@1")
    play(position, "1:2C-s1@1")
    refused(position, "1:AC-s1@1", "no-fit")
    refused(position, "2:QC-s1@1", "no-fit")


def test_both_players_can_play_to_both_spit_piles_in_any_order() -> None:
    position = race(["5C", "6C", "7C", "KH"], ["8D", "KD"], ("4S", "9S"))
    position = play(position, "1:5C-s1@1", "1:6C-s1@2", "2:8D-s2@3", "1:7C-s2@4")
    assert tops(position) == ["6C", "7C"]


def test_a_face_down_card_turns_up_automatically() -> None:
    position, happened = played(race(["2H 3H 5C", "KH"], ["9D"], ("6S", "TS")), "1:5C-s1@1")
    assert happened == (Played(1, 0, card("5C"), 0, 0, exposed=card("3H")),)
    assert position.rows[0][0] == pile("2H 3H")


def test_only_tops_of_the_players_own_row_can_be_played_and_refusals_reveal_nothing() -> None:
    position = race(["7H 2H", "KH"], ["5C"], ("6S", "TS"), spares=("7C", ""))
    for text in ("7H", "5C", "7C", "6S", "7D"):  # face down, the opponent's, a spit card, top of a spit pile, inside one
        refused(position, Play(0, card(text), 0), "not-on-top")


def test_a_top_can_only_move_to_an_empty_pile() -> None:
    position = race(["2H 5C", "KH", "3C"], ["9D"], ("7S", "8S"))
    moved, happened = played(position, "1:5C-4@1")
    assert happened == (Shifted(1, 0, card("5C"), 0, 3, exposed=card("2H")),)
    assert [pile.cards for pile in moved.rows[0]] == [cards("2H"), cards("KH"), cards("3C"), cards("5C"), ()]
    refused(position, "1:5C-2@1", "not-empty")
    refused(position, "1:5C-1@1", "not-empty")
    refused(position, Shift(0, card("5C"), 5), "no-place")
    refused(position, Shift(0, card("5C"), -1), "no-place")
    refused(position, "2:5C-4@1", "not-on-top")
    full = race(["2H 5C", "KH", "3C", "4C", "4D"], ["9D"], ("7S", "8S"))
    for place in range(1, 6):
        refused(full, f"1:5C-{place}@1", "not-empty")


def test_there_are_two_spit_piles_and_two_seats() -> None:
    position = race(["5C"], ["9D", "2H"], ("6S", "8S"))
    for spit in (-1, 2):
        refused(position, Play(0, card("5C"), spit), "no-place")
        refused(position, Slap(0, spit), "no-place")
    for seat in (-1, 2):
        refused(position, Play(seat, card("5C"), 0), "no-seat")


# R54: stuck


def test_a_player_with_an_empty_pile_and_a_face_down_card_is_not_stuck() -> None:
    position = race(["2H 5C", "QD"], ["2C", "2D", "3C", "3D", "3H"], ("9S", "9H"), spares=("4C", "4D"))
    assert not plays(position, 0)
    assert can_act(position, 0)
    assert not can_act(position, 1)
    no_empty_pile = race(["2H 5C", "QD", "3C", "2D", "5D"], ["2C", "QC"], ("9S", "9H"), spares=("4C", "4D"))
    assert not can_act(no_empty_pile, 0)
    bare = race(["5C", "QD"], ["2C", "QC"], ("9S", "9H"), spares=("4C", "4D"))
    assert not can_act(bare, 0)


def test_after_two_seconds_without_moves_both_turn_a_spit_card() -> None:
    position = race(["5C", "QD"], ["2C", "QC"], ("9S", "9H"), spares=("4C 7C", "JD"))
    assert due_ms(position) == 2000
    assert play(position, "tick@1999") == structs.replace(position, now_ms=1999)
    position, happened = played(position, "tick@2000")
    assert happened == (Spat(2000, (card("4C"), card("JD"))),)
    assert tops(position) == ["4C", "JD"]
    assert position.deadline_ms is None  # now 5C fits on 4C, and QC on JD


def test_the_only_player_with_spit_cards_turns_one_onto_their_own_pile() -> None:
    position = race(["5C", "QD"], ["2C", "QC"], ("9S", "9H"), spares=("", "7D"))
    position, happened = played(position, "tick@2000")
    assert happened == (Spat(2000, (None, card("7D"))),)
    assert tops(position) == ["9S", "7D"]
    assert due_ms(position) == 4000


def test_moving_cards_does_not_restart_the_timer() -> None:
    position = race(["5C", "QD"], ["2C", "QC"], ("9S", "9H"), spares=("4C", "4D"))
    position = play(position, "1:5C-5@1900", "2:2C-4@1950")
    assert due_ms(position) == 2000
    position = race(["5C", "QD"], ["8C", "2D"], ("9S", "9H"))
    assert due_ms(position) == 15000
    position = play(position, "2:2D-4@9000", "1:QD-5@9500")
    assert due_ms(position) == 15000


# R56: forced plays


def test_after_fifteen_seconds_the_leftmost_card_is_played_for_an_idle_player() -> None:
    position = race(["2C", "QD"], ["3C", "TC", "8C"], ("9S", "9H"))
    assert due_ms(position) == 15000
    position, happened = played(position, "tick@15000")
    assert happened[0] == Played(15000, 1, card("TC"), 1, 0, forced=True)
    assert due_ms(position) == 30000
    position = play(position, "2:8C-s2@20000")
    assert due_ms(position) == 22000  # both stuck


def test_the_clock_does_not_run_while_both_can_play() -> None:
    position = race(["8D", "QD"], ["8C", "TC"], ("9S", "9H"))
    assert due_ms(position) is None


def test_playing_a_card_restarts_the_fifteen_seconds() -> None:
    position = race(["2C", "JD"], ["8C", "7C", "6C"], ("9S", "KH"))
    assert due_ms(position) == 15000
    assert due_ms(play(position, "2:8C-s1@14000")) == 29000


def test_an_idle_player_who_can_only_uncover_a_card_is_forced_to() -> None:
    position = race(["2H 5C", "QD"], ["2C", "2D", "3C", "3D", "3H"], ("9S", "9H"), spares=("4C", "4D"))
    assert due_ms(position) == 15000
    position, happened = played(position, "tick@15000")
    assert happened == (Shifted(15000, 0, card("5C"), 0, 2, exposed=card("2H"), forced=True),)
    assert due_ms(position) == 17000


# R57, R58: the end of a round


def going_out(rules: RaceRules = SPIT) -> RacePosition:
    """Return a position in which seat 0 has one playable card left. The spit piles have 20 and 10 cards."""
    return race(
        ["5C"],
        ["2D QD KC", "AC"],
        ("6S", "9S"),
        spares=("2C 2H 3C 3H 4C", "4D 4H 3D 7H 7D 8H JC JD TH TD TC 8C"),
        sizes=(20, 10),
        rules=rules,
    )


def test_the_first_slap_wins_its_pile_and_the_other_player_gets_the_other() -> None:
    position, happened = played(going_out(), "1:5C-s1@1000")
    assert happened[-1] == RoundOver(1000, 0)
    assert position.phase is Phase.SLAPPING
    assert position.out == 0
    assert due_ms(position) == 6000
    refused(position, Play(1, card("AC"), 0), "not-playing")
    next_round, happened = played(position, "2:slap-s2@1200")
    # Seat 1 has 4 cards in the row, 12 spit cards and the pile of 10. Seat 0 has 5 spit cards and the pile of 21.
    assert happened == (Slapped(1200, 1, 1), Gathered(1200, (21, 10), (26, 26)), Dealt(1200, 2))
    assert (next_round.round, next_round.phase, next_round.dealt, next_round.ready) == (2, Phase.WAITING, (26, 26), (False, False))
    refused(next_round, "1:slap-s1@1200", "not-playing")
    slapped = play(position, "1:slap-s2@1200")
    assert slapped.dealt == (15, 37)


def test_players_keep_their_remaining_cards() -> None:
    position = play(going_out(), "1:5C-s1@1000")
    held, piles = cards_by_seat(position), position.spits
    position = play(position, "1:slap-s2@1200")
    assert sorted(cards_by_seat(position)[0]) == sorted(held[0] + (piles[1] or ()))
    assert sorted(cards_by_seat(position)[1]) == sorted(held[1] + (piles[0] or ()))


def test_without_a_slap_the_smaller_pile_goes_to_the_player_who_went_out() -> None:
    position, happened = played(going_out(), "1:5C-s1@1000", "tick@6000")
    assert happened[-2] == Gathered(6000, (10, 21), (15, 37))
    assert position.round == 2


def test_the_no_slap_option_removes_the_slap() -> None:
    position = going_out(replace(SPIT, no_slap=True))
    refused(position, "2:slap-s1@10", "no-slap")
    position, happened = played(position, "1:5C-s1@1000")
    assert happened[-3:] == (RoundOver(1000, 0), Gathered(1000, (10, 21), (15, 37)), Dealt(1000, 2))


@pytest.mark.parametrize("rows", [(["5C"], ["2D"]), (["2D"], ["5C"])])
def test_if_the_piles_are_equal_each_player_gets_their_own(rows: tuple[list[str], list[str]]) -> None:
    position = race(*rows, ("6S", "9S"), spares=("2C 2H", "4D"), sizes=(23, 24), rules=replace(SPIT, no_slap=True))
    first, second = position.spits
    position = play(position, "1:5C-s1@1" if rows[0] == ["5C"] else "2:5C-s1@1")
    assert first is not None
    assert second is not None
    assert set(first) < set(cards_by_seat(position)[0])
    assert set(second) < set(cards_by_seat(position)[1])


def test_the_next_deal_depends_only_on_the_deal_number_the_round_and_the_cards_of_each_player() -> None:
    one = play(going_out(), "1:5C-s1@1000", "1:slap-s2@1200")
    two = play(going_out(), "1:5C-s1@700", "2:slap-s1@3000")
    assert (one.rows, one.spares) == (two.rows, two.spares)
    assert (one.rows, one.spares) != (play(going_out(), "1:5C-s1@1000", "1:slap-s1@1200").rows, one.spares)


def test_a_slap_before_the_round_is_over_is_ignored_and_locks() -> None:
    position, happened = played(going_out(), "2:slap-s2@1000")
    assert happened == (SlappedEarly(1000, 1, 1500),)
    assert (position.rows, position.spits, position.phase) == (going_out().rows, going_out().spits, Phase.PLAYING)
    refused(position, "2:slap-s2@1499", "slap-locked")
    position = play(position, "1:5C-s1@1300")
    refused(position, "2:slap-s2@1499", "slap-locked")
    assert play(position, "2:slap-s2@1500").dealt == (26, 26)
    assert play(position, "1:slap-s2@1301").dealt == (15, 37)  # only the player who slapped early was locked


# R60: one spit pile


def weak(first: list[str], second: list[str], top: str, *, spares: str = "", rules: RaceRules = SPIT) -> RacePosition:
    """Return a position in which seat 0 started without spit cards, so the only spit pile is seat 1's."""
    return race(first, second, (None, top), spares=("", spares), rules=rules)


def test_the_only_spit_pile_belongs_to_the_other_player() -> None:
    pack = tuple(map(Card, range(52)))
    position, happened = played(lay(SPIT, 1, 4, 0, (pack[:12], pack[12:])), "1:ready@0", "2:ready@0", "tick@3000")
    assert happened[-1] == Spat(3000, (None, Card(27)))
    assert position.spits == (None, (27,))
    refused(position, Play(1, position.rows[1][0].up[0], 0), "no-place")
    refused(position, "1:slap-s2@3000", "no-slap")


def test_a_player_without_spit_cards_who_goes_out_first_wins() -> None:
    position, happened = played(weak(["5C"], ["2D"], "6S", spares="9C"), "1:5C-s2@500")
    assert happened[-2:] == (RoundOver(500, 0), Ended(500, 0, Ending.OUT))
    assert (position.phase, position.winner, position.ending) == (Phase.OVER, 0, Ending.OUT)
    assert due_ms(position) is None
    for event in ("1:ready@600", "2:slap-s2@600", "2:away@600", "2:leave@600"):
        refused(position, event, "over")


def test_if_the_other_player_goes_out_first_the_player_without_spit_cards_gets_the_pile() -> None:
    position, happened = played(weak(["2D", "3D"], ["5C"], "6S", spares="9C TC"), "2:5C-s2@500")
    assert happened[-2:] == (Gathered(500, (48, 0), (50, 2)), Dealt(500, 2))
    assert position.spits == ((), None)


def test_a_player_who_has_no_cards_at_all_wins() -> None:
    position, happened = played(weak(["2D", "3D"], ["5C"], "6S"), "2:5C-s2@500")
    assert happened[-2:] == (Gathered(500, (50, 0), (52, 0)), Ended(500, 1, Ending.OUT))
    assert position.winner == 1


# R61: blocked


def test_when_both_are_blocked_with_two_spit_piles_they_slap() -> None:
    position = race(["2D", "3D"], ["2C"], ("6S", "9S"), sizes=(30, 19))
    assert due_ms(position) == 2000
    position, happened = played(position, "tick@2000")
    assert happened == (RoundOver(2000, None),)
    assert (position.phase, position.out, due_ms(position)) == (Phase.SLAPPING, None, 7000)
    assert play(position, "2:slap-s1@2100").dealt == (21, 31)


def test_when_blocked_without_a_slap_the_player_with_fewer_cards_gets_the_smaller_pile() -> None:
    position = race(["2D", "3D"], ["2C"], ("6S", "9S"), sizes=(19, 30))
    assert play(position, "tick@7000").dealt == (32, 20)
    even = race(["2D"], ["2C"], ("6S", "9S"), sizes=(19, 31))
    assert play(even, "tick@7000").dealt == (20, 32)


def test_when_blocked_with_one_spit_pile_the_player_with_more_cards_gets_it() -> None:
    position, happened = played(weak(["2D", "3D"], ["2C"], "6S"), "tick@2000")
    assert happened == (RoundOver(2000, None), Gathered(2000, (49, 0), (51, 1)), Dealt(2000, 2))
    position = play(weak(["2D"], ["2C", "3C"], "6S"), "tick@2000")
    assert position.dealt == (1, 51)


def test_when_blocked_with_one_spit_pile_and_a_tie_the_player_without_spit_cards_gets_it() -> None:
    assert play(weak(["2D"], ["2C"], "6S"), "tick@2000").dealt == (51, 1)


# R62: options


def test_a_card_fits_on_an_equal_rank_only_with_the_option() -> None:
    table = (["6C", "AC"], ["6D"], ("6S", "KS"))
    refused(race(*table), "1:6C-s1@1", "no-fit")
    position = race(*table, rules=replace(SPIT, equal_rank=True))
    position = play(position, "1:6C-s1@1", "2:6D-s1@2")  # the second Six still fits
    assert tops(position)[0] == "6D"


def test_equal_ranks_stack_in_a_row_only_with_the_option() -> None:
    table = (["2C 6C", "3D 6D", "9C", "9D", "TC"], ["2D"], ("QS", "QH"))
    refused(race(*table), "1:6C-2@1", "not-empty")
    position = race(*table, rules=replace(SPIT, stack_equals=True))
    refused(position, "1:6C-3@1", "not-empty")
    refused(position, "1:6C-1@1", "not-empty")
    position, happened = played(position, "1:6C-2@1")
    assert happened[0] == Shifted(1, 0, card("6C"), 0, 1, exposed=card("2C"))
    assert position.rows[0][1] == pile("3D | 6D 6C")
    position, happened = played(position, "1:9C-4@2", "1:6C-3@3")
    assert happened[-1] == Shifted(3, 0, card("6C"), 1, 2)
    assert position.rows[0][1] == pile("3D 6D")


def test_with_stacking_a_player_who_can_uncover_a_card_is_not_stuck() -> None:
    stack = replace(SPIT, stack_equals=True)
    for row, able in (
        (["2C 6C", "6D", "9C", "TD", "TC"], True),  # stack the Sixes, or stack the Tens to make room
        (["2C 6C", "3D", "9C", "TD", "TC"], True),
        (["2C 6C", "3D", "9C", "TD", "8C"], False),
        (["6C", "6D", "9C", "TD", "TC"], False),  # no card is face down
    ):
        position = race(row, ["2D"], ("QS", "QH"), rules=stack)
        assert can_act(position, 0) is able, row
        assert can_act(race(row, ["2D"], ("QS", "QH")), 0) is False


def test_with_stacking_forced_moves_uncover_every_face_down_card() -> None:
    stack = replace(SPIT, stack_equals=True, idle_ms=0)
    for row in (
        ["9D | 2C 2H", "6C 6D | TD", "TC", "8C", "8D"],
        ["3C", "3D", "6C 9D | 7C 7D", "9H", "6H"],
        ["3D", "9C | 3C 3H", "JC", "JD", "8D"],
    ):
        position = race(row, ["2D"], ("KS", "KH"), rules=stack)
        assert sum(len(pile.hidden) for pile in position.rows[0]) == 0, "every hidden card was turned up at once"
        assert whole(position)
