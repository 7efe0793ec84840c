"""Tests of what a hint says about its move: that the referee agrees, and that no hidden card is named."""

from __future__ import annotations

from random import Random

import pytest

from longwood.cards import format_card
from longwood.locales import LANGUAGES, Phrase, known, translated
from longwood.play import FOUNDATION, ColumnPosition, CoveringPosition, Move, Position, start
from longwood.tables.searches.gains import gain_of
from longwood.tables.views import piles_view
from longwood.variants import find_game
from tests.games import SAMPLE


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
            assert format_card(after.columns[move.source][-1]) == card
            assert Move(move.source, FOUNDATION) in after.legal_moves()
        else:
            assert isinstance(after, CoveringPosition)
            playable = [after.cards[after.slot_of(one.source)] for one in after.legal_moves() if one.source >= 0]
            assert card in [format_card(value) for value in playable if value is not None]


def test_all_gains_occur() -> None:
    gains = {gain.id for variant in SAMPLE for at, move in moves_of_walk(variant.id, 60) if (gain := gain_of(at, move))}
    assert gains == {"gain-frees", "gain-turns", "gain-empties"}


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
