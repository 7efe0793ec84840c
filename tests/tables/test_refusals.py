"""Every move that the referee refuses has an explanation in all languages, wherever a player drags a card in a random game."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from random import Random

import pytest

from longwood import protocol
from longwood.locales import LANGUAGES, Phrase, known, translated
from longwood.play import Position, start
from longwood.tables.piles import move_of
from longwood.tables.views import piles_view
from longwood.variants import CATALOGUE, Variant, game_name
from tests.strategies import easy_deal

STEPS = 61
LOOK_EVERY = 30
"""All moves are tried after every so many moves of a walk, and at its end."""
MOST_CARDS = 3
"""The most cards of a pile that are dragged together."""

NEVER_SAID = {"reason-nothing-there", "reason-no-column", "reason-no-place", "reason-no-cards", "reason-return-unnamed"}
"""Reasons for moves that can't be made at a table. Each says less than a player who drags a card wants to know."""

LETTERS = {"en": r"[A-Za-z]", "fil": r"[A-Za-z]", "he": r"[\u05d0-\u05ea]", "ru": r"[\u0401\u0410-\u044f\u0451]"}


def tries(position: Position) -> list[tuple[str, str, int]]:
    """Return every drag of cards from one pile to another that the table allows: source, target and number of cards."""
    piles = [pile for pile in piles_view(position) if pile.kind != "slot" or pile.cards or pile.hidden]
    return [
        (source.id, target.id, count)
        for source, target in product(piles, piles)
        for count in range(1, 1 + min(MOST_CARDS, len(source.cards) + source.hidden))
        if source.id != target.id and (count == 1 or source.kind in ("column", "cell"))
    ]


def visible(piles: list[protocol.Pile]) -> set[str]:
    return {card for pile in piles for card in pile.cards}


@cache
def in_words(language: str, phrase_id: str, values: tuple[tuple[str, str | int], ...]) -> str:
    return translated(Phrase(phrase_id, **dict(values)), language)


def check_explained(variant: Variant, reason: Phrase, where: str) -> None:
    """Fail unless the reason is a message in every language that tells the player about this move."""
    assert reason.id.startswith("reason-"), where
    assert reason.id not in NEVER_SAID, f"{where}: {reason}"
    assert reason.values.get("game", variant.rules.name) == variant.rules.name, where
    for language in LANGUAGES:
        assert known(reason.id, language), f"{reason.id} in {language}"
        text = in_words(language, reason.id, tuple(reason.values.items()))
        game = game_name(variant, language)
        own = text.replace(game, "").replace(variant.rules.name, "")
        assert len(re.findall(LETTERS[language], own)) >= 8, f"{where}: {text!r} isn't in {language}"
        assert not re.search(r"[{}$]|reason-", text), f"{where}: {text!r}"


def check_every_refusal(variant: Variant, position: Position, checked: set[str]) -> None:
    """Try every drag, and check the reasons of those that the referee refuses. `checked` has the reasons that were checked before."""
    seen = visible(piles_view(position))
    for source, target, count in tries(position):
        move = move_of(position, source, target, count)
        reason = position.reason(move)
        if reason is None:
            continue
        where = f"{variant.id}: {count} from {source} to {target} in {position.line()}"
        assert isinstance(reason, Phrase), f"{where}: {reason!r} can't be translated"
        hidden = {str(reason.values[name]) for name in ("card", "onto") if name in reason.values} - seen
        assert not hidden, f"{where}: names {hidden}, which the player can't see"
        if reason not in checked:
            check_explained(variant, reason, where)
            checked.add(reason)


@pytest.mark.parametrize("variant", CATALOGUE, ids=lambda variant: variant.id)
def test_every_refused_drag_of_a_random_game_is_explained_in_every_language(variant: Variant) -> None:
    checked: set[str] = set()
    for seed, easy in ((1, False), (2, True)):
        random = Random(seed)
        position = start(variant.rules, easy_deal(variant.rules, seed, 10) if easy else seed)
        for step in range(STEPS):
            moves = position.legal_moves()
            if step % LOOK_EVERY == 0 or not moves:
                check_every_refusal(variant, position, checked)
            if not moves:
                break
            position.push(moves[0] if random.random() < 0.7 else random.choice(moves))
    assert len(checked) >= 5, "too few refusals to be a test"
