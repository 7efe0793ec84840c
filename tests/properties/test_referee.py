"""Tests of properties of every position: undo works, no card is lost, formatted text can be parsed, and only legal moves are accepted."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longwood.cards import Card, format_card
from longwood.errors import IllegalMoveError
from longwood.play import (
    FOUNDATION,
    HOLE,
    STOCK,
    WASTE,
    ColumnPosition,
    CoveringPosition,
    Move,
    Outcome,
    Position,
    draw,
    is_finished,
    is_impossible,
    make_record,
    parse_line,
    parse_records,
    position_from_json,
    position_to_json,
    replay,
    result_text,
    score,
    start,
)
from longwood.play.covering.holes import HolesPosition
from longwood.play.moves import to_hole
from longwood.play.record import format_record
from longwood.rules import ColumnRules, CoveringRules, Rules, Up, game_deck
from tests.strategies import DEALS, any_rules, easy_deal

SWAPS = st.sampled_from((0, 5, 20, 1000))
STEPS = st.sampled_from((0, 1, 5, 20, 60, 120))


def wander(position: Position, seed: int, steps: int) -> None:
    random = Random(seed)
    greed = random.choice((0.2, 0.9))
    for _ in range(steps):
        moves = position.legal_moves()
        if not moves:
            break
        position.apply(moves[0] if random.random() < greed else random.choice(moves))


def state(position: Position) -> object:
    """Return everything in a position except its history, including the foundations and the cards they accept next."""
    if isinstance(position, ColumnPosition):
        foundations = position.foundations
        piles = (position.columns, position.hidden, position.stock, position.waste, position.redeals_used)
        return repr((piles, foundations.piles, foundations.awaited, foundations.count))
    assert isinstance(position, CoveringPosition)
    wide = (position.holes, position.waste, position.redeals_used) if isinstance(position, HolesPosition) else ()
    return repr((position.present, position.exposed, position.turned, position.hole, position.cards, position.stock, wide))


def all_cards(position: Position) -> Counter[Card]:
    if isinstance(position, ColumnPosition):
        piles = (*position.columns, position.stock, position.waste, *position.foundations.piles)
        return Counter(card for pile in piles for card in pile)
    assert isinstance(position, CoveringPosition)
    left = [card for slot, card in enumerate(position.cards) if card is not None and position.present >> slot & 1]
    played = [*position.holes, position.waste] if isinstance(position, HolesPosition) else [position.hole]
    return Counter([*left, *position.stock[position.turned :], *(card for pile in played for card in pile)])


@given(any_rules(), DEALS, SWAPS, STEPS)
def test_pop_undoes_push(rules: Rules, seed: int, swaps: int, steps: int) -> None:
    position = start(rules, easy_deal(rules, seed, swaps))
    first = state(position)
    wander(position, seed, steps)
    assert all_cards(position) == Counter(game_deck(rules))
    here, made = state(position), position.moves
    for move in position.legal_moves():
        position.push(move)
        assert all_cards(position) == Counter(game_deck(rules))
        assert position.moves == (*made, move)
        assert position.pop() == move
        assert state(position) == here
    while position.moves:
        position.pop()
    assert state(position) == first
    for move in made:  # the same moves lead to the same position
        position.push(move)
    assert state(position) == here


@given(any_rules(), DEALS, SWAPS, STEPS)
def test_copies_are_independent(rules: Rules, seed: int, swaps: int, steps: int) -> None:
    position = start(rules, easy_deal(rules, seed, swaps))
    wander(position, seed, steps)
    before, moves = state(position), position.moves
    twin = position.copy()
    assert (state(twin), twin.moves, twin == position) == (before, moves, True)
    wander(twin, seed + 1, 10)
    while twin.moves:
        twin.pop()
    assert (state(position), position.moves) == (before, moves)
    wander(position, seed + 2, 10)
    assert (position == twin) is (position.line() == twin.line())


def every_move(position: Position) -> Iterator[Move]:
    """Yield every conceivable move, including missing piles and odd counts."""
    ends = (*range(-1, 18), WASTE, FOUNDATION, HOLE, to_hole(1), to_hole(7), to_hole(8))
    for source in ends:
        for target in ends:
            for count in (1, 2, 3) if source >= 0 else (1,):
                yield Move(source, target, count)
    if isinstance(position, ColumnPosition):
        for value in sorted({pile[-1] for pile in position.foundations.piles if pile} | {Card(7), Card(40)}):
            for target in (*range(18), FOUNDATION):
                yield Move(FOUNDATION, target, 1, value)
    else:
        yield from (Move(slot, target) for slot in range(18, 80) for target in (HOLE, to_hole(1)))
    yield from (Move(STOCK, HOLE, 2), Move(STOCK, WASTE, 2), Move(WASTE, 0, 0), Move(0, 1, 0), Move(0, 1, -3), Move(3, HOLE, 0))


SENTENCE = re.compile(r"[\w(][^\n{}<>\[\]|=]*[\w)]")  # no position lines, no repr, no full stop
VAGUE = ("any card can go to an empty column", "not legal", "illegal", "not allowed", "None", "Some Columns  ")


@given(any_rules(), DEALS, SWAPS, STEPS)
def test_every_legal_move_is_accepted_and_no_other_is(rules: Rules, seed: int, swaps: int, steps: int) -> None:
    position = start(rules, easy_deal(rules, seed, swaps))
    wander(position, seed, steps)
    legal = position.legal_moves()
    assert len(legal) == len(set(legal))
    here = state(position)
    for move in {*every_move(position), *legal}:
        why = position.reason(move)
        assert (why is None) is (move in legal) is position.is_legal(move)
        if why is None:
            position.push(move)
            position.pop()
        else:
            assert SENTENCE.fullmatch(why), why
            assert not [word for word in VAGUE if word in why], f"{move}: {why} in {position.line()}"
            with pytest.raises(IllegalMoveError) as error:
                position.push(move)
            assert error.value.reason == why
        assert state(position) == here


@given(any_rules(), DEALS, SWAPS, STEPS)
def test_reasons_reveal_no_hidden_card(rules: Rules, seed: int, swaps: int, steps: int) -> None:
    position = start(rules, easy_deal(rules, seed, swaps))
    wander(position, seed, steps)
    twin = position.copy()
    if isinstance(twin, ColumnPosition):
        for number, column in enumerate(twin.columns):
            rows = [row for row in range(len(column)) if not twin.is_face_up(number, row)]
            dealt = [column[row] for row in rows]
            for row, card in zip(rows, reversed(dealt), strict=True):
                column[row] = card
        twin.stock.reverse()
    else:
        assert isinstance(twin, CoveringPosition)
        hidden_slots = [slot for slot in range(len(twin.cards)) if twin.present >> slot & 1 and not twin.is_face_up(slot)]
        cards = list(twin.cards)
        for slot, other in zip(hidden_slots, reversed(hidden_slots), strict=True):
            cards[slot] = twin.cards[other]
        twin.cards = tuple(cards)
        twin._set_up()
        twin.stock = (*twin.stock[: twin.turned], *reversed(twin.stock[twin.turned :]))
    for move in every_move(position):
        assert position.reason(move) == twin.reason(move)
    assert draw(position) == draw(twin)
    assert is_impossible(position) == is_impossible(twin)
    assert score(position) == score(twin)


@given(any_rules(), DEALS, SWAPS, STEPS)
def test_texts_of_moves_and_positions_can_be_parsed(rules: Rules, seed: int, swaps: int, steps: int) -> None:
    position = start(rules, easy_deal(rules, seed, swaps))
    wander(position, seed, steps)
    for move in position.legal_moves():
        text = position.format_move(move)
        assert position.parse_move(text) == move
        assert position.format_move(position.parse_move(text)) == text
    assert parse_line(rules, position.line()) == position
    data = json.loads(json.dumps(position_to_json(position)))
    twin = position_from_json(rules, data)
    assert position_to_json(twin) == data
    assert (twin.outcome(), twin.line()) == (position.outcome(), position.line())
    ours, theirs = draw(position, reveal=True).splitlines(), draw(twin, reveal=True).splitlines()
    assert ours[1:] == theirs[1:]
    # Which of two foundations of a suit is higher doesn't matter. With alternate colours, the suit of a foundation doesn't either.
    if not (isinstance(rules, ColumnRules) and rules.foundation_up is Up.ALTERNATE_COLOUR):
        assert sorted(ours[0].split()) == sorted(theirs[0].split())


ON_ONE_LINE = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")))


@given(any_rules(), DEALS, STEPS, ON_ONE_LINE, st.lists(st.tuples(st.integers(0, 5), st.text(st.characters(exclude_characters="}")))))
def test_records_can_be_parsed_and_replayed(rules: Rules, number: int, steps: int, player: str, comments: list[tuple[int, str]]) -> None:
    position = start(rules, number)
    wander(position, number, steps)
    record = make_record("some-game", (), rules, position, deal=number, player=player, extra=[("Event", player)])
    record = replace(record, comments=tuple(sorted((after, text) for after, text in comments if after <= len(record.moves))))
    read = parse_records(format_record(record))
    assert read == [record]
    assert replay(read[0], rules) == position
    assert record.result == result_text(position)


@given(any_rules(), DEALS, SWAPS, STEPS)
def test_outcomes_and_scores_agree(rules: Rules, seed: int, swaps: int, steps: int) -> None:
    position = start(rules, easy_deal(rules, seed, swaps))
    wander(position, seed, steps)
    outcome, points = position.outcome(), score(position)
    if not position.legal_moves():
        assert outcome is not Outcome.OPEN
    if isinstance(position, CoveringPosition):
        assert (outcome is Outcome.STUCK) is (position.cards_left > 0 and not position.legal_moves())
        assert is_finished(position) is (outcome is not Outcome.OPEN)
        if points.kind == "hole":
            assert points.value == (position.cards_left or -position.stock_left)
    else:
        assert is_finished(position) is (outcome is Outcome.WON)
    if points.of is not None:
        assert 0 <= points.value <= points.of
        assert (points.value == points.of) is (outcome is Outcome.WON) or isinstance(position, CoveringPosition)
    assert result_text(position).startswith(outcome.value)


@given(any_rules(), DEALS, SWAPS, STEPS)
def test_drawings_show_the_face_up_cards(rules: Rules, seed: int, swaps: int, steps: int) -> None:
    position = start(rules, easy_deal(rules, seed, swaps))
    wander(position, seed, steps)
    shown = draw(position)
    assert all(line == line.rstrip() for line in shown.splitlines())
    if isinstance(position, ColumnPosition):
        seen = [[position.is_face_up(c, row) for row in range(len(cards))] for c, cards in enumerate(position.columns)]
        up = [card for cards, faces in zip(position.columns, seen, strict=True) for card, face in zip(cards, faces, strict=True) if face]
        tableau = shown.split("\n\n")[1]
        assert tableau.count("##") == sum(faces.count(False) for faces in seen)
    else:
        assert isinstance(position, CoveringPosition)
        assert isinstance(rules, CoveringRules)
        up = [
            card
            for slot, card in enumerate(position.cards)
            if card is not None and position.present >> slot & 1 and position.is_face_up(slot)
        ]
        tableau = shown.split("\n\n")[0] if rules.layout.slots else ""
    assert Counter(re.findall(r"[A2-9TJQK][CDHS]|XX", tableau)) == Counter(map(format_card, up))
