"""Tests of proofs by the digging game: they hold, won positions have none, and changed proofs are refused."""

from __future__ import annotations

import zlib
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longwood.cards import RANKS, parse_card
from longwood.play import ColumnPosition, start
from longwood.proofs import Proof, ProofError, check_proof, format_proof, parse_proof
from longwood.proofs.closed import SPLIT, STATES, before_draw, check_digging
from longwood.proofs.digging import DiggingGame, Tally, bit_of, columns_needed
from longwood.proofs.file import Reader, compress
from longwood.rules import ColumnRules
from longwood.solver import Limits, Won, solve
from longwood.solver.proving import NoProofError, prove
from longwood.solver.proving.digging import Forgetful, written
from longwood.variants import find_variant
from tests.soak import times
from tests.solver.test_columns_native import late, truth
from tests.solver.test_dig import in_suit
from tests.strategies import DEALS, easy_deal

_FORTY_THIEVES = find_variant("forty-thieves").rules


def forty(number: int) -> tuple[ColumnPosition, Proof]:
    """Return a lost deal of Forty Thieves and its proof."""
    position = start(_FORTY_THIEVES, number)
    assert isinstance(position, ColumnPosition)
    return position, prove(position, "forty-thieves", deal=str(number))


def is_refused(proof: Proof, position: ColumnPosition, data: bytes) -> bool:
    try:
        check_proof(replace(proof, data=compress(data)), position)
    except ProofError:
        return True
    return False


@pytest.mark.parametrize("number", [276, 59])
def test_lost_deals_have_proofs_that_hold(number: int) -> None:
    """Deal 59 needs exact draws."""
    position, proof = forty(number)
    assert (zlib.decompress(proof.data)[0] == SPLIT) is (number == 59)
    reports: list[int] = []
    assert check_proof(parse_proof(format_proof(proof)), position, reports.append) == proof.steps
    assert len(reports) == proof.steps // 256


@pytest.mark.soak
@given(in_suit(), DEALS, st.integers(4, 16))
@settings(max_examples=times(100, 3000), deadline=None)
def test_won_positions_have_no_proof(rules: ColumnRules, seed: int, left: int) -> None:
    """Whether a late position can be won is found by trying every move. If there is a proof, it holds."""
    position = late(rules, seed, left)
    if position.is_won():
        return
    try:
        proof = prove(position, "late", most=20_000)
    except NoProofError:
        return
    assert check_proof(proof, position) == proof.steps
    assert not truth(position, 3000)


def test_many_lost_late_positions_have_a_proof() -> None:
    assert isinstance(_FORTY_THIEVES, ColumnRules)
    rules = replace(_FORTY_THIEVES, columns=2, cards=4)
    lost = proved = 0
    for seed in range(150):
        position = late(rules, seed, 12)
        if truth(position, 1500) is not False:
            continue
        lost += 1
        try:
            prove(position, "late", most=5000)
        except NoProofError:
            continue
        proved += 1
    assert lost > 30
    assert proved > lost // 2, (proved, lost)


def test_no_position_of_a_winning_line_has_a_proof() -> None:
    points = 0
    for number in range(8):
        deal = easy_deal(_FORTY_THIEVES, number, 15 * (number % 4))
        verdict = solve(start(_FORTY_THIEVES, deal), Limits(max_nodes=20_000))
        if not isinstance(verdict, Won):
            continue
        random = Random(number)
        position = start(_FORTY_THIEVES, deal)
        chosen = set(random.sample(range(len(verdict.moves)), 6))
        for at, move in enumerate(verdict.moves):
            if at in chosen:
                points += 1
                with pytest.raises(NoProofError):
                    prove(position, "forty-thieves", most=1500)
            position.push(move)
    assert points > 30


def test_a_changed_proof_is_refused() -> None:
    """Most bytes of the data are needed. A change of the others leaves a proof of the same position, which is lost anyway."""
    position, proof = forty(2062)
    data = zlib.decompress(proof.data)
    assert not is_refused(proof, position, data)
    random = Random(1)
    refused = 0
    for at in random.sample(range(len(data)), 200):
        refused += is_refused(proof, position, data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
        assert is_refused(proof, position, data[:at] + data[at + 1 :]), at
        assert is_refused(proof, position, data[:at]), at
    assert refused > 150, refused
    assert is_refused(proof, position, data + b"\0")


def entries_of(data: bytes, columns: int) -> list[bytes]:
    """Return the bytes of each state in a proof with a single list."""
    assert data[0] == STATES
    found, at = [], 5
    for _ in range(int.from_bytes(data[1:5], "little")):
        begin = at
        count = data[at + columns]
        at += columns + 1
        for _ in range(count):
            at += 3 + data[at + 2]
        found.append(data[begin:at])
    assert at == len(data)
    return found


def test_a_proof_without_one_of_its_states_is_refused() -> None:
    position, proof = forty(2287)
    entries = entries_of(zlib.decompress(proof.data), len(position.columns))
    for at in range(len(entries)):
        rest = entries[:at] + entries[at + 1 :]
        assert is_refused(proof, position, together(rest)), at
    assert len(entries) > 20


def without_card(entry: bytes, columns: int, at: int) -> bytes:
    """Return the bytes of a state in which a card of the talon is never out."""
    out, here = entry[: columns + 1], columns + 1
    for _ in range(entry[columns]):
        drawn, leaves, count = entry[here : here + 3]
        more = entry[here + 3 : here + 3 + count]
        here += 3 + count
        left = bytes(card for card in more if card != at)
        out += bytes([drawn, leaves, len(left)]) + left
    return out


def together(entries: list[bytes]) -> bytes:
    """Return the data of a proof with a single list."""
    return bytes([STATES]) + len(entries).to_bytes(4, "little") + b"".join(entries)


def test_each_card_that_may_be_out_of_the_waste_is_needed() -> None:
    """A card is left out in a single state, or in all states."""
    position, proof = forty(2287)
    columns = len(position.columns)
    entries = entries_of(zlib.decompress(proof.data), columns)
    alone = 0
    for at in range(len(position.stock)):
        changed = [without_card(entry, columns, at) for entry in entries]
        if changed == entries:
            continue
        assert is_refused(proof, position, together(changed)), at
        for number, entry in enumerate(changed):
            if entry != entries[number] and number % 13 == at % 13:
                assert is_refused(proof, position, together([*entries[:number], entry, *entries[number + 1 :]])), (at, number)
                alone += 1
    assert alone > 30, alone


def test_a_list_with_a_state_in_which_everything_is_dug_out_is_refused() -> None:
    """Positions on winning lines have such lists, which no move leaves."""
    refused = 0
    for number in range(6):
        deal = easy_deal(_FORTY_THIEVES, number, 10 * (number % 4))
        verdict = solve(start(_FORTY_THIEVES, deal), Limits(max_nodes=20_000))
        position = start(_FORTY_THIEVES, deal)
        if not isinstance(verdict, Won):
            continue
        for move in verdict.moves[: 9 * len(verdict.moves) // 10]:
            position.push(move)
        assert isinstance(position, ColumnPosition)
        game = DiggingGame.of(position)
        search = Forgetful(game, lambda: None)
        assert not search.refutes([game.first_rests()])
        with pytest.raises(ProofError, match="everything is dug out"):
            check_digging(position, Reader(compress(written(game, search.table))))
        refused += 1
    assert refused > 3


def game_of(columns: list[str], talon: str, drawn: int, empty: int, copies: int, up: str = "") -> DiggingGame:
    """Return a digging game with these cards, deepest first."""

    def read(text: str) -> list[int]:
        return [int(parse_card(card)) for card in text.split()]

    return DiggingGame([read(column) for column in columns], read(talon), drawn, sum(map(bit_of, read(up))), empty, copies)


@pytest.mark.parametrize(
    ("away", "beneath", "is_free"),
    [
        ("", False, False),
        ("6C", False, False),
        ("6C", True, True),
        ("6C 6C", False, True),
        ("6C 5C", True, False),
        ("6C 6C 5C", False, True),
    ],
)
def test_a_card_leaves_for_good_only_if_its_second_copy_has_a_place_too(away: str, beneath: bool, is_free: bool) -> None:
    """Unless the second copy is beneath the card, it could need the only Six first."""
    game = game_of(["KH QD 5C"], "", 0, 4, 2, up=away)
    tally = Tally(game, game.first_rests(), 0, 0)
    assert tally.is_free(parse_card("5C"), beneath) is is_free


def test_a_card_leaves_for_good_if_the_foundations_can_accept_it() -> None:
    for up, is_free in (("AC AC 2C 2C", True), ("AC AC 2C", False), ("AC 2C 2C", False)):
        game = game_of(["KH QD 3C"], "", 0, 4, 2, up=up)
        assert Tally(game, game.first_rests(), 0, 0).is_free(parse_card("3C"), False) is is_free, up


def test_digging_that_frees_a_card_of_the_waste_is_tried_before_the_draw() -> None:
    """The Five leaves with the Six. After the draw it would be covered, so this state can't be left out."""
    game = game_of(["KH QD 6C"], "5C 9S", 1, 1, 1)
    assert before_draw(game, [(game.first_rests(), 0)], 1) == [(2, 1), (3, 0), (3, 1)]


def test_a_proof_holds_for_no_other_deal() -> None:
    """The data of one deal's proof proves nothing about another one."""
    _, proof = forty(2062)
    for number in (276, 2287):
        other = start(_FORTY_THIEVES, number)
        assert isinstance(other, ColumnPosition)
        with pytest.raises(ProofError, match="other cards"):
            check_proof(proof, other)
        assert is_refused(replace(proof, position=other.line()), other, zlib.decompress(proof.data))


def test_draws_that_are_played_exactly_cannot_be_left_out_or_added() -> None:
    position, proof = forty(59)
    data = zlib.decompress(proof.data)
    assert data[0] == SPLIT
    for draws in (0, data[1] - 1, data[1] + 1, 200):
        assert is_refused(proof, position, bytes([SPLIT, draws]) + data[2:]), draws
    assert is_refused(proof, position, data[2:])
    assert is_refused(proof, position, bytes([7]) + data)


_LOW: int = 4
"""How many of the lowest ranks the slow twin tries. All others have no cards."""


def slow_columns_needed(away: list[int], tops: list[int], may: list[int], copies: int, bare: int) -> int:
    """Return columns_needed() by trying all heights of the foundations and all choices of the cards that may be out."""
    least = 99
    for first, second in product(range(_LOW + 1), repeat=2):
        if second > first or (copies == 1 and second):
            continue
        for chosen in product(*(range(count + 1) for count in may)):
            out = [a + c for a, c in zip(away, chosen, strict=True)]
            up = [(rank < first) + (rank < second) for rank in range(_LOW)]
            if any(u > o for u, o in zip(up, out, strict=True)):
                continue
            needed = hosts = 0
            for rank in range(_LOW - 1, -1, -1):
                live = out[rank] - up[rank]
                needed += max(0, live - hosts)
                hosts = live - (rank == bare and not up[rank] and live > 0) + tops[rank]
            least = min(least, needed)
    return least


def packed(counts: list[int]) -> int:
    return sum(count << 2 * rank for rank, count in enumerate(counts))


@pytest.mark.parametrize("copies", [1, 2])
def test_the_columns_needed_are_the_fewest_of_all_arrangements(copies: int) -> None:
    random = Random(copies)
    differ = set()
    for _ in range(3000):
        counts: list[list[int]] = [[], [], []]
        for _ in range(_LOW):
            piles = [random.choice((0, 1, 2, 3)) for _ in range(copies)]
            for kind in range(3):
                counts[kind].append(piles.count(kind))
        away, tops, may = counts
        bare = random.choice((-1, *(rank for rank in range(_LOW) if away[rank] or may[rank])))
        fast = columns_needed(packed(away), packed(tops), packed(may), copies, bare)
        assert fast == slow_columns_needed(away, tops, may, copies, bare), (away, tops, may, bare)
        differ.add(fast)
    assert len(differ) >= 3
    assert columns_needed(packed([1] * RANKS), 0, 0, 1) == 0


@pytest.mark.parametrize("game", ["sixty-thieves", "maria", "number-ten", "napoleon-at-st-helena"])
def test_games_for_which_the_digging_game_is_not_easier_have_no_proofs(game: str) -> None:
    """They have three decks, other ways to build, or runs."""
    with pytest.raises(NoProofError, match="no proofs for this game"):
        prove(start(find_variant(game), 1), game)
