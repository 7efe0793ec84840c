"""Tests of proofs for covering games: lost positions have one, won positions can't have one, and changed proofs are refused."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from longwood.cards import card
from longwood.play import CoveringPosition, HolesPosition, Outcome, start
from longwood.play.moves import STOCK
from longwood.proofs import Proof, ProofError, check_proof, format_proof, parse_proof
from longwood.proofs.covering import EDGE_PAIRS, EMPTY_HOLE, FINISHED, FIRST_SET, FOLLOW, WALK, CoveringGame, in_arc
from longwood.proofs.file import Reader, compress
from longwood.solver.proving import NoProofError, prove
from longwood.variants import find_game
from tests.soak import times
from tests.solver import small
from tests.solver.test_walks import walk_position

DEALS = (
    ("golf", 3),
    ("golf-queens", 26),
    ("putt-putt", 34),
    ("tri-peaks", 3),
    ("pyramid-golf", 28),
    ("black-hole", 8),
    ("all-in-a-row", 28),
)
"""Lost deals with short proofs."""


def proof_of(game: str, deal: int) -> tuple[CoveringPosition, Proof]:
    """Return a lost deal and its proof."""
    found = find_game(game)
    position = start(found.rules, deal)
    assert isinstance(position, CoveringPosition)
    return position, prove(position, game, deal=str(deal))


def changed(proof: Proof, data: bytes) -> Proof:
    return replace(proof, data=compress(data))


def is_refused(proof: Proof, position: CoveringPosition) -> bool:
    try:
        check_proof(proof, position)
    except ProofError:
        return True
    return False


def positions(part: int) -> Iterator[CoveringPosition]:
    for seed in range(300 * part, 300 * (part + 1)):
        yield small.covering_position(Random(seed))
        yield walk_position(Random(seed))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(times(3, 20)))
def test_exactly_the_lost_positions_have_a_proof(part: int) -> None:
    """Small positions with random rules are searched to the end by the referee."""
    found: Counter[bool] = Counter()
    for position in positions(part):
        is_won = small.winnable(position)
        found[is_won] += 1
        if not is_won:
            proof = prove(position, "small")
            assert check_proof(parse_proof(format_proof(proof)), position) == proof.steps
            continue
        with pytest.raises(NoProofError):
            prove(position, "small")
    assert min(found.values()) >= 100, found


def test_no_data_proves_that_a_won_position_is_lost() -> None:
    """The data is random, but most of its reasons are those of a real proof."""
    refused = 0
    for position in positions(0):
        if position.outcome() is Outcome.WON or not small.winnable(position):
            continue
        random = Random(refused)
        proof = prove_anything(position, random)
        assert is_refused(proof, position), position.line()
        refused += 1
    assert refused > 100


def prove_anything(position: CoveringPosition, random: Random) -> Proof:
    """Return a false proof, with random reasons and many positions that are followed."""
    masks = [random.randrange(1, 2**13) for _ in range(4)]
    data = bytes([random.choice((0, 0, 0, 1, 2)), len(masks)]) + b"".join(mask.to_bytes(2, "little") for mask in masks)
    codes = (FOLLOW, FOLLOW, FOLLOW, WALK, FIRST_SET, FIRST_SET + 1, FIRST_SET + 2, FIRST_SET + 3)
    data += bytes(random.choice(codes) for _ in range(random.choice((1, 2, 5, 20, 300))))
    return Proof("covering", "small", {}, _hash(position), None, position.line(), 0, compress(data))


def test_arcs_that_a_pile_changes_just_as_often_as_the_walk_prove_nothing() -> None:
    """For won positions, every pair of edges and every pile is refused."""
    closest: Counter[int] = Counter()
    for seed in range(400):
        position = walk_position(Random(seed))
        top = position.top_rank
        if top is None or position.outcome() is Outcome.WON or not small.winnable(position):
            continue
        game = CoveringGame(position)
        data = bytearray([0, 0, WALK])
        spare = []
        for steps in game.walks(int(top), position.present):
            tried = []
            for pair, (low, high) in enumerate(EDGE_PAIRS):
                for pile, slot in enumerate(game.top_slots(position.present)):
                    changes = game.changes_in(slot, pair) + (in_arc(int(top), pair) != in_arc(game.ranks[slot], pair)) if slot >= 0 else 0
                    tried.append((steps[low] + steps[high] - changes, pair, pile))
            least, pair, pile = min(tried)
            spare.append(least)
            data += bytes([pair, pile])
        closest[max(spare)] += 1
        assert is_refused(Proof("covering", "small", {}, _hash(position), None, position.line(), 0, compress(bytes(data))), position)
    assert closest[0] > 20, closest


def _hash(position: CoveringPosition) -> str:
    from longwood.rules import rules_hash

    return rules_hash(position.rules)


def plays(position: CoveringPosition) -> Counter[tuple[int, int]]:
    """Return the tableau and the rank on top after each play that the referee allows, with the fewest draws before it."""
    found: dict[tuple[int, int], int] = {}
    twin = position.copy()
    draws = 0
    while True:
        moves = twin.legal_moves()
        for move in moves:
            if move.source != STOCK:
                after = twin.copy()
                after.push(move)
                assert after.top_rank is not None
                found.setdefault((after.present, int(after.top_rank)), draws)
        if not moves or moves[-1].source != STOCK:
            return Counter(found)
        twin.push(moves[-1])
        draws += 1


def test_the_checker_follows_exactly_the_moves_of_the_referee() -> None:
    """Equal piles are swapped in neither, because the test plays from one position at a time."""
    tried = 0
    for seed in range(600):
        random = Random(seed)
        position = small.covering_position(random)
        for _ in range(random.randrange(6)):
            moves = position.legal_moves()
            if moves:
                position.push(random.choice(moves))
        if not position.present or position.present.bit_count() == 1:
            continue
        game = CoveringGame(position)
        layer = game.follow(game.start)
        mine = {(present, game.top_of(code)): drawn for code, (drawn, present, _) in layer.items()}
        theirs = plays(position)
        ranks = {(_multiset(position, present), top) for present, top in theirs}
        assert {(_multiset(position, present), top) for present, top in mine} == ranks, position.line()
        for key, drawn in mine.items():
            assert drawn == theirs[key], position.line()
        tried += bool(mine)
    assert tried > 200


def _multiset(position: CoveringPosition, present: int) -> tuple[tuple[int, ...], ...] | int:
    """Return the ranks left in each pile, in any order of the piles. In overlapping layouts, the slots left."""
    piles = position.rules.layout.piles
    if not piles:
        return present
    ranks = CoveringGame(position).ranks
    return tuple(sorted(tuple(ranks[slot] for slot in pile if present >> slot & 1) for pile in piles))


@pytest.mark.parametrize(("game", "deal"), DEALS)
def test_lost_deals_of_the_catalogue_have_proofs_that_hold(game: str, deal: int) -> None:
    position, proof = proof_of(game, deal)
    reports: list[int] = []
    assert check_proof(parse_proof(format_proof(proof)), position, reports.append) == proof.steps
    assert len(reports) == proof.steps // 4096


@pytest.mark.parametrize(("game", "deal"), [("black-hole", 8), ("black-hole", 35), ("pyramid-golf", 28), ("golf", 26)])
def test_a_proof_without_one_of_its_steps_is_refused(game: str, deal: int) -> None:
    position, proof = proof_of(game, deal)
    data = zlib.decompress(proof.data)
    first = 2 + 2 * data[1]
    random = Random(deal)
    for at in sorted(random.sample(range(first, len(data)), min(len(data) - first, 20))):
        assert is_refused(changed(proof, data[:at] + data[at + 1 :]), position), at
        assert is_refused(changed(proof, data[:at]), position), at
    assert is_refused(changed(proof, data + b"\0"), position)
    assert not is_refused(changed(proof, data), position)


@pytest.mark.parametrize(("game", "deal"), [("golf-queens", 26), ("golf", 26), ("pyramid-golf", 28)])
def test_a_position_that_has_to_be_followed_can_have_no_other_reason(game: str, deal: int) -> None:
    position, proof = proof_of(game, deal)
    data = zlib.decompress(proof.data)
    first = 2 + 2 * data[1]
    random = Random(deal)
    followed = [at for at in range(first, len(data)) if data[at] == FOLLOW]
    for at in random.sample(followed, min(3, len(followed))):
        for reason in range(1, FIRST_SET + data[1] + 1):
            assert is_refused(changed(proof, data[:at] + bytes([reason]) + data[at + 1 :]), position), (at, reason)


def test_other_arcs_than_those_of_the_proof_are_checked_too() -> None:
    """A changed pair of edges or pile is refused, unless it happens to prove the same."""
    position, proof = proof_of("black-hole", 8)
    data = zlib.decompress(proof.data)
    first = 2 + 2 * data[1]
    refused = 0
    for at in range(first, min(len(data), first + 200)):
        for value in (0, 7, 255):
            if value != data[at]:
                refused += is_refused(changed(proof, data[:at] + bytes([value]) + data[at + 1 :]), position)
    assert refused > 100


def test_endings_are_listed_as_far_as_the_proof_needs_them() -> None:
    """Some deals are proved lost from the end alone: no position with that many cards can be cleared."""
    position, proof = proof_of("all-in-a-row", 28)
    data = zlib.decompress(proof.data)
    assert len(data) == 2
    assert not is_refused(changed(proof, bytes([data[0] + 1, 0])), position)
    for cards_left in (0, 1, data[0] - 1, position.cards_left, 255):
        assert is_refused(changed(proof, bytes([cards_left, 0])), position), cards_left


def test_the_positions_of_both_ends_must_meet() -> None:
    position, proof = proof_of("all-in-a-row", 26)
    data = zlib.decompress(proof.data)
    assert data[0] > 1
    assert len(data) > 1000
    for cards_left in (data[0] - 1, data[0] + 1, 0):
        assert is_refused(changed(proof, bytes([cards_left]) + data[1:]), position), cards_left


def test_the_endings_are_those_that_the_referee_can_clear() -> None:
    tried = 0
    for seed in range(60):
        position = walk_position(Random(seed))
        if position.top_rank is None or position.cards_left < 4:
            continue
        game = CoveringGame(position)
        endings, layer = FINISHED, game.start
        for _ in range(position.cards_left // 2):
            endings = game.endings_before(endings)
        for _ in range(position.cards_left - position.cards_left // 2):
            layer = game.follow(layer)
        for code, place in layer.items():
            slots = tuple(value if place[1] >> slot & 1 else None for slot, value in enumerate(position.cards))
            here = CoveringPosition.of_piles(position.rules, slots, (), (card(game.top_of(code), 0),))
            assert game.can_clear(code, place, endings) is small.winnable(here), here.line()
            tried += 1
    assert tried > 300


def test_a_proof_holds_for_no_other_deal_and_no_other_rules() -> None:
    position, proof = proof_of("golf", 2)
    with pytest.raises(ProofError, match="other cards"):
        check_proof(proof, start(find_game("golf").rules, 3))
    with pytest.raises(ProofError, match="rules"):
        check_proof(proof, start(find_game("golf", {"queens_on_kings": True}).rules, 2))
    with pytest.raises(ProofError, match="kind"):
        check_proof(replace(proof, kind="digging"), position)


def test_positions_that_are_won_and_games_without_proofs_have_none() -> None:
    with pytest.raises(NoProofError, match="cleared"):
        prove(start(find_game("golf").rules, 6), "golf")
    with pytest.raises(NoProofError, match="no proofs"):
        prove(start(find_game("maria").rules, 1), "maria")
    several = start(find_game("binary-star").rules, 1)
    assert isinstance(several, HolesPosition)
    with pytest.raises(NoProofError, match="no proofs"):
        prove(several, "binary-star")
    with pytest.raises(NoProofError, match="more than 100 positions"):
        prove(start(find_game("golf").rules, 3), "golf", most=100)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"Longwood proof 2\n{}\n", "first line"),
        (b"Longwood proof 1\n", "line 2"),
        (b"Longwood proof 1\n[1]\n", "line 2"),
        (b'Longwood proof 1\n{"kind": 1}\n', "kind must be a string"),
        (b"Longwood proof 1\n" + b"[" * 9000 + b"\n", "line 2"),
    ],
)
def test_files_that_are_no_proofs_are_refused(text: bytes, message: str) -> None:
    with pytest.raises(ProofError, match=message):
        parse_proof(text)


def test_damaged_data_is_refused() -> None:
    position, proof = proof_of("black-hole", 8)
    for data in (b"", proof.data[:-6], proof.data[:10], b"x" + proof.data, proof.data + b"x"):
        assert is_refused(replace(proof, data=data), position), data


def test_a_small_file_cannot_fill_the_memory() -> None:
    """Data is decompressed in small chunks, as it is needed."""
    import tracemalloc

    packed = zlib.compress(bytes(50_000_000), 9)
    tracemalloc.start()
    reader = Reader(packed)
    for _ in range(1000):
        assert reader.byte() == 0
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 5_000_000


def test_the_empty_hole_has_a_rank_of_its_own() -> None:
    """Any card can be the first one in an empty hole."""
    position = start(find_game("golf", {"empty_foundation": True}).rules, 1)
    assert isinstance(position, CoveringPosition)
    game = CoveringGame(position)
    assert game.top_of(next(iter(game.start))) == EMPTY_HOLE
    assert all(fits[EMPTY_HOLE] for fits in game.fits)
