"""Questions and answers as data: they survive encoding and decoding, and answers that the referee doesn't confirm are rejected."""

from __future__ import annotations

import pickle
import random
from collections.abc import Generator
from typing import Any, TypeVar

import msgspec
import pytest

from longwood import protocol
from longwood.errors import LongwoodError
from longwood.play import Position, start
from longwood.rules import CoveringRules, Scoring
from longwood.solver import Cancel, Lost, Unknown, Won
from longwood.solver.difficulty import grade_of, measure
from longwood.tables.searches.analysis import Analyse
from longwood.tables.searches.grading import Graded, GradeDeal
from longwood.tables.searches.jobs import Question
from longwood.tables.searches.proofs import LimitsData, RulesData, texts
from longwood.tables.searches.questions import AnyQuestion, decode_question
from longwood.tables.searches.searching import FindBest, Look, TryDeals
from longwood.variants import CATALOGUE, Variant, find_game
from tests.games import SAMPLE
from tests.server.playing import GOLF_15

Result = TypeVar("Result")
LIMITS = LimitsData(2000, 2**26, 5.0)
GOLF, TRI_PEAKS, FORTY_THIEVES = (find_game(name).rules for name in ("golf", "tri-peaks", "forty-thieves"))


def checked(question: Question[Result], data: bytes) -> Result:
    return finished(question.checked_result(data))


def finished(work: Generator[None, None, Result]) -> Result:
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Result = end.value
            return found


def asked(question: Question[Result]) -> Result:
    return question(Cancel(), lambda _: None)


def played(game: Variant, moves: int) -> Position:
    position, chance = start(game.rules, 3), random.Random(3)
    for _ in range(moves):
        if legal := position.legal_moves():
            position.push(chance.choice(legal))
    return position


def look(position: Position, rules: Any) -> Look:
    return Look(RulesData.of(rules), position.line(), LIMITS)


@pytest.mark.parametrize("game", SAMPLE, ids=lambda game: game.id)
def test_a_worker_gets_the_position_and_its_answer_can_be_decoded(game: Variant) -> None:
    position = played(game, 60)
    question = look(position, game.rules)
    there = decode_question(question.encoded(), 2**40)
    assert there == question == pickle.loads(pickle.dumps(question))
    assert isinstance(there, Look)
    found = asked(there)
    assert checked(question, there.encode_result(found)) == found
    for move in found.line:
        position.push(move)


def test_every_kind_of_verdict_can_be_decoded() -> None:
    kinds = set()
    for rules, deal, nodes in ((GOLF, 15, 10**5), (GOLF, 2, 10**5), (FORTY_THIEVES, 1, 5)):
        question = Look(RulesData.of(rules), start(rules, deal).line(), LimitsData(nodes, 2**28, 20.0))
        found = asked(question)
        kinds.add(type(found.verdict))
        assert checked(question, question.encode_result(found)) == found
    assert kinds == {Won, Lost, Unknown}


@pytest.mark.parametrize("rules", [GOLF, TRI_PEAKS], ids=["golf", "tri-peaks"])
def test_a_best_score_can_be_decoded(rules: CoveringRules) -> None:
    question = FindBest(RulesData.of(rules), 15, LimitsData(None, 2**28, 5.0))
    found = asked(question)
    assert checked(question, question.encode_result(found)) == found
    assert found.kind is not Scoring.CARDS


def test_a_winnable_deal_can_be_decoded() -> None:
    question = TryDeals(RulesData.of(GOLF), LIMITS)
    found = asked(question)
    assert checked(question, question.encode_result(found)) == found
    assert found.deal is not None


def test_a_graded_deal_can_be_decoded() -> None:
    question = TryDeals(RulesData.of(TRI_PEAKS), LIMITS, "hard")
    found = asked(question)
    assert checked(question, question.encode_result(found)) == found
    assert found.deal is not None
    measures = measure(TRI_PEAKS, found.deal)
    assert measures is not None
    assert grade_of(TRI_PEAKS, measures) == "hard"
    grade = GradeDeal(RulesData.of(TRI_PEAKS), found.deal, LIMITS)
    assert checked(grade, grade.encode_result(asked(grade))) == Graded("hard")
    assert asked(GradeDeal(RulesData.of(GOLF), 2, LIMITS)) == Graded(None)


def test_a_cancelled_search_for_a_graded_deal_ends_at_once() -> None:
    cancel = Cancel()
    cancel.cancel()
    assert TryDeals(RulesData.of(TRI_PEAKS), LIMITS, "hard")(cancel, lambda _: None).lost == 0


def test_a_worker_cannot_make_the_server_try_deals_forever() -> None:
    question = TryDeals(RulesData.of(GOLF), LIMITS)
    assert checked(question, msgspec.msgpack.encode({"deal": None, "line": [], "took_s": 0.0, "lost": 1})).took_s > 1


GAMES = {
    "won": (GOLF, 15, GOLF_15.split()),
    "lost": (GOLF, 15, ["d", "6", "3", "6", "1", "2", "1", "d", "1", "3", "d", "d", "d", "d"]),
    "begun": (GOLF, 15, ["d"]),
    "without moves": (GOLF, 15, []),
    "of points": (TRI_PEAKS, 1, ["d", "d"]),
    "undecided": (FORTY_THIEVES, 3, ["d", "d"]),
}


def analysis(name: str) -> Analyse:
    rules, deal, moves = GAMES[name]
    return Analyse(RulesData.of(rules), deal, moves, LIMITS, 20.0)


@pytest.mark.parametrize("name", GAMES)
def test_an_analysis_and_its_progress_can_be_decoded(name: str) -> None:
    question = analysis(name)
    progress: list[object] = []
    found = question(Cancel(), progress.append)
    assert checked(question, question.encode_result(found)) == found
    assert progress
    assert [question.decode_progress(question.encode_progress(value)) for value in progress] == progress


@pytest.mark.parametrize("progress", [protocol.Progress(3, 2), protocol.Progress(-1, 2), protocol.Progress(1, 3), "half"])
def test_progress_that_does_not_fit_the_game_is_refused(progress: object) -> None:
    with pytest.raises((LongwoodError, msgspec.ValidationError)):
        analysis("begun").decode_progress(msgspec.msgpack.encode(progress))


def falsified(question: Question[Any], **changes: object) -> bytes:
    """Return the encoded answer to a question after replacing some values."""
    answer = msgspec.msgpack.decode(question.encode_result(asked(question)))
    assert set(changes) <= set(answer)
    return msgspec.msgpack.encode(answer | changes)


WON = Look(RulesData.of(GOLF), start(GOLF, 15).line(), LimitsData(10**5, 2**28, 20.0))
BEST = FindBest(RulesData.of(GOLF), 15, LimitsData(None, 2**28, 5.0))
LOOKED: list[dict[str, object]] = [
    {"line": ["d"]},
    {"line": GOLF_15.split()[:-1]},
    {"line": ["1", "1", "1"]},
    {"line": ["x"]},
    {"line": [7]},
    {"verdict": "lost", "advice": "win"},
    {"verdict": "unknown", "advice": "line"},
    {"verdict": "maybe"},
    {"effort": {"nodes": -1, "cpu_s": 0.0}},
    {"effort": {"nodes": 1, "cpu_s": float("nan")}},
    {"effort": {"nodes": 1, "cpu_s": float("inf")}},
]


@pytest.mark.parametrize("changes", LOOKED, ids=str)
def test_a_false_verdict_is_rejected(changes: dict[str, object]) -> None:
    with pytest.raises((LongwoodError, msgspec.ValidationError)):
        checked(WON, falsified(WON, **changes))


@pytest.mark.parametrize("changes", [{"value": -40}, {"bound": 50}, {"line": []}, {"limit": "time"}, {"bound": -41}], ids=str)
def test_a_false_best_score_is_rejected(changes: dict[str, object]) -> None:
    with pytest.raises((LongwoodError, msgspec.ValidationError)):
        checked(BEST, falsified(BEST, **changes))


def test_a_false_winnable_deal_is_rejected() -> None:
    question = TryDeals(RulesData.of(GOLF), LIMITS)
    false: list[dict[str, object]] = [{"deal": 0}, {"deal": -1}, {"line": []}, {"deal": 2**63 - 1}]
    for changes in false:
        with pytest.raises((LongwoodError, msgspec.ValidationError)):
            checked(question, falsified(question, **changes))


@pytest.mark.parametrize(
    "changes",
    [
        {"last_won": 13},
        {"last_won": 14},
        {"last_won": 99},
        {"last_won": None},
        {"first_lost": 0},
        {"first_lost": 99},
        {"wins": []},
        {"wins": [["d"]]},
        {"wins": [[]]},
        {"undecided": ["9"]},
        {"best": None},
    ],
    ids=str,
)
def test_a_false_analysis_is_rejected(changes: dict[str, object]) -> None:
    question = analysis("lost")
    with pytest.raises((LongwoodError, msgspec.ValidationError, IndexError)):
        checked(question, falsified(question, **changes))


def test_a_worker_limits_the_memory_itself() -> None:
    for question in (WON, BEST, TryDeals(RulesData.of(GOLF), LIMITS), analysis("won")):
        assert decode_question(question.encoded(), 1000).limits.max_bytes == 1000
        assert decode_question(question.encoded(), 2**60) == question


def changed(question: AnyQuestion, **changes: object) -> bytes:
    return msgspec.msgpack.encode(msgspec.msgpack.decode(question.encoded()) | changes)


def test_rules_that_differ_on_this_machine_are_refused() -> None:
    rules = msgspec.to_builtins(RulesData.of(GOLF))
    for wrong in ({"hash": "0" * 16}, {"canonical": {**rules["canonical"], "family": "race"}}, {"canonical": {"version": 2}}):
        question = decode_question(changed(WON, rules=rules | wrong), 2**30)
        with pytest.raises(LongwoodError):
            question(Cancel(), lambda _: None)


def test_data_that_is_not_a_question_is_refused() -> None:
    for data in (
        b"",
        b"\xc1",
        pickle.dumps(WON),
        b"x" * 100,
        changed(WON, type="run"),
        changed(WON, code="import os"),
        changed(WON, line=1),
    ):
        with pytest.raises(msgspec.MsgspecError):
            decode_question(data, 2**30)


def test_truncated_data_is_refused() -> None:
    question, answer = WON.encoded(), WON.encode_result(asked(WON))
    for size in range(0, len(question), 7):
        with pytest.raises(msgspec.MsgspecError):
            decode_question(question[:size], 2**30)
    for size in range(0, len(answer), 7):
        with pytest.raises(msgspec.MsgspecError):
            checked(WON, answer[:size])


def test_moves_are_written_as_in_records() -> None:
    for game in CATALOGUE:
        position = played(game, 10)
        assert texts(position.moves) == [position.format_move(move) for move in position.moves]
