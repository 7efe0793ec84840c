"""Tests of what a hint says about its move: that the referee agrees, and that no hidden card is named."""

from __future__ import annotations

from random import Random

import pytest

from longwood.cards import format_card
from longwood.locales import LANGUAGES, Phrase, known, translated
from longwood.play import FOUNDATION, STOCK, WASTE, ColumnPosition, CoveringPosition, Move, Position, start
from longwood.solver import Limits, hint
from longwood.tables.searches.gains import gain_of
from longwood.tables.views import piles_view
from longwood.variants import find_game
from tests.games import SAMPLE
from tests.positions import columns


def moves_of_walk(game: str, steps: int) -> list[tuple[Position, Move]]:
    """Return the positions and the moves of a random game."""
    random = Random(game)
    position = start(find_game(game).rules, 3)
    seen: list[tuple[Position, Move]] = []
    for _ in range(steps):
        legal = position.legal_moves()
        if not legal:
            break
        move = random.choice(legal)
        seen.append((position.copy(), move))
        position.apply(move)
    return seen


@pytest.mark.parametrize("game", [variant.id for variant in SAMPLE])
def test_a_freed_card_was_visible_and_can_be_played_next(game: str) -> None:
    for position, move in moves_of_walk(game, 60):
        gain = gain_of(position, move)
        if gain is None or gain.id != "gain-frees":
            continue
        card = gain.values["card"]
        assert any(card in pile.cards for pile in piles_view(position)), "hidden"
        after = position.copy()
        after.apply(move)
        if isinstance(after, ColumnPosition):
            freed = after.waste if move.source == WASTE else after.columns[move.source]
            assert format_card(freed[-1]) == card
            assert Move(move.source, FOUNDATION) in after.legal_moves()
        else:
            assert isinstance(after, CoveringPosition)
            playable = [after.cards[after.slot_of(one.source)] for one in after.legal_moves() if one.source >= 0]
            assert card in [format_card(value) for value in playable if value is not None]


def lines_of(game: str) -> list[tuple[Position, tuple[Move, ...]]]:
    """Return positions with the moves that a short search suggests: the first of three deals, and one on the way."""
    found: list[tuple[Position, tuple[Move, ...]]] = []
    for deal in range(1, 4):
        position = start(find_game(game).rules, deal)
        line = hint(position, Limits(max_nodes=2000)).line
        for number, move in enumerate(line):
            if number % 5 == 0:
                found.append((position.copy(), line[number:]))
            position.apply(move)
    return found


def is_said_truly(position: Position, line: tuple[Move, ...], gain: Phrase) -> bool:
    """Return whether what a reason says of the next moves is so. Only the referee is asked, move by move."""
    values, end = gain.values, position.copy()
    moves, before = values.get("moves", 0), position.copy()
    for move in line[: int(str(moves))] if moves else ():
        before = end.copy()
        end.push(move)
    last = line[int(str(moves)) - 1] if moves else line[0]
    if isinstance(position, ColumnPosition):
        assert isinstance(before, ColumnPosition)
        assert isinstance(end, ColumnPosition)
        match gain.id:
            case "gain-home" | "gain-home-other":
                source = before.waste if last.source == WASTE else before.columns[last.source]
                return last.target == FOUNDATION and format_card(source[-1]) == values.get("card", format_card(source[-1]))
            case "gain-turns-in":
                left = len(before.columns[last.source]) - last.cards
                return not before.is_face_up(last.source, left - 1) and end.is_face_up(last.source, left - 1)
            case "gain-empties-in":
                return bool(before.columns[last.source]) and not end.columns[last.source]
            case "gain-draws":
                draws = int(str(values["draws"]))
                rest = [move for move in line if move.source == STOCK or move.target != STOCK]
                return all(move.source == STOCK for move in rest[:draws]) and rest[draws].source == WASTE
            case "gain-only":
                return all(move == line[0] or position.is_null(move) for move in position.legal_moves())
    elif gain.id == "gain-chain":
        return all(move.source >= 0 for move in line[: int(str(values["count"]))])
    elif gain.id == "gain-draws-chain":
        draws, count = int(str(values["draws"])), int(str(values["count"]))
        return [move.source == STOCK for move in line[: draws + count]] == [True] * draws + [False] * count
    return True


def test_reasons_are_true_and_most_hints_have_one() -> None:
    """Also tests that each reason has words in every language, and that no hidden card is named."""
    tried: list[str | None] = []
    for variant in SAMPLE:
        for position, line in lines_of(variant.id):
            gain = gain_of(position, line[0], line[1:])
            tried.append(None if gain is None else gain.id)
            if gain is None:
                continue
            assert is_said_truly(position, line, gain), (variant.id, gain, line[:8], position)
            if "card" in gain.values:
                assert any(gain.values["card"] in pile.cards for pile in piles_view(position)), (variant.id, gain)
            assert all(translated(gain, language) for language in LANGUAGES)
    at_once = {"frees", "follows", "turns", "empties", "only", "builds", "run", "waste"}
    later = {"home", "home-other", "turns-in", "empties-in", "hosts", "hosts-other", "reaches", "draws"}
    covering = {"chain", "draws-chain", "takes"}
    assert {name for name in tried if name} == {f"gain-{name}" for name in at_once | later | covering}
    assert sum(name is not None for name in tried) > 0.9 * len(tried)


def test_without_a_stock_no_hint_counts_the_cards_that_can_be_played() -> None:
    """In Black Hole, every winning line plays all 51 cards in a row."""
    gains = [gain_of(position, line[0], line[1:]) for position, line in lines_of("black-hole")]
    assert gains
    assert all(gain is None or gain.id != "gain-chain" for gain in gains)


def test_what_would_happen_without_the_move_is_no_reason() -> None:
    """The Ace of clubs is free whether or not the first move is made; the Ace of hearts is under the card that it moves."""
    position = columns("forty-thieves", {1: "AH5C", 2: "6C", 3: "AC", 4: "KD"})
    move = Move(0, 1)
    assert gain_of(position, move, (Move(2, FOUNDATION),)) == Phrase("gain-frees", card="AH")
    buried = columns("forty-thieves", {1: "AH9S5C", 2: "6C", 3: "AC", 4: "TS"})
    later = gain_of(buried, move, (Move(2, FOUNDATION), Move(0, 3), Move(0, FOUNDATION)))
    assert later == Phrase("gain-home", card="AH", moves=4)
    unneeded = gain_of(buried, move, (Move(2, FOUNDATION),))
    assert unneeded == Phrase("gain-run", count=2)


def test_a_card_that_could_already_go_up_does_not_follow_itself() -> None:
    position = columns("forty-thieves", {1: "9HAC", 2: "KD2C"})
    assert gain_of(position, Move(0, 1)) == Phrase("gain-run", count=2)


def test_draws_of_three_cards_are_not_counted() -> None:
    """The card that goes up may be the third of them, so it isn't the next one."""
    draws = [(position, line) for position, line in lines_of("little-forty") if line[0].source == STOCK]
    assert draws
    for position, line in draws:
        gain = gain_of(position, line[0], line[1:])
        assert gain is None or gain.id != "gain-draws"


def test_a_fair_reason_says_nothing_of_what_comes_later() -> None:
    for variant in SAMPLE:
        for position, move in moves_of_walk(variant.id, 30):
            gain = gain_of(position, move)
            at_once = ("frees", "follows", "turns", "empties", "only", "builds", "run", "waste")
            assert gain is None or gain.id.removeprefix("gain-") in at_once


def test_every_refusal_of_a_random_walk_has_a_phrase_in_every_language() -> None:
    """Tries all moves between all piles, whether they exist or not, on the way through a random game of each kind."""
    told: set[str] = set()
    for variant in SAMPLE:
        for position, _ in moves_of_walk(variant.id, 12)[::4]:
            legal = set(position.legal_moves())
            size = position.rules.piles if isinstance(position, ColumnPosition) else 10
            places = [-4, -3, -2, -1, *range(size + 1)]
            for move in (Move(source, target, count) for source in places for target in places for count in (1, 2)):
                if move in legal:
                    continue
                reason = position.reason(move)
                assert isinstance(reason, Phrase), f"{variant.id}: {move!r} is refused with {reason!r}"
                if reason.id not in told:
                    for language in LANGUAGES:
                        assert known(reason.id, language)
                        assert translated(reason, language)
                told.add(reason.id)
    assert len(told) >= 20, sorted(told)
