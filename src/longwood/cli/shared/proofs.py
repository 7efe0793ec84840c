"""Write and check files with proofs that a position can't be won, for `longwood solve --proof` and `longwood verify`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import click

from longwood.cards import parse_deal
from longwood.cli.shared.arguments import deal_title
from longwood.cli.shared.documents import file_name
from longwood.cli.shared.group import BAD_INPUT, print_error
from longwood.cli.shared.language import translate
from longwood.cli.shared.searching import Question, Report, progress
from longwood.errors import LongwoodError, RulesError
from longwood.locales import Phrase
from longwood.play import parse_line, start
from longwood.proofs import Proof, ProofError, check_proof, format_proof, parse_proof
from longwood.rules import RaceRules
from longwood.solver.proving import NoProofError, prove
from longwood.solver.verdict import Lost, Verdict, Won
from longwood.variants import AnyGame, find_any_game

NO_PROOF = 1


def write_proof(file: Path, question: Question, found: Verdict, timeout_s: float | None, *, quiet: bool) -> int:
    """Write a proof that the position can't be won. Return the exit code: NO_PROOF if there is none. Raises OSError.

    `quiet`: don't print the size of the file.
    """
    if not isinstance(found, Lost):
        print_error(f"no proof was written: {'the game can be won' if isinstance(found, Won) else 'the answer is undecided'}")
        return NO_PROOF
    game = question.game
    try:
        with progress("Writing the proof, positions", None) as report:
            proof = prove(question.position, game.id, dict(game.options), question.deal, on_progress=_until(timeout_s, report))
    except NoProofError as error:
        print_error(f"no proof was written: {error}")
        return NO_PROOF
    data = format_proof(proof)
    file.write_bytes(data)
    if not quiet:
        click.echo(translate(Phrase("cli-proof-written", file=str(file), size=f"{len(data) / 1000:.1f}")))
    return 0


def _until(timeout_s: float | None, report: Report | None) -> Callable[[int], None]:
    """Return a function that reports progress, and ends the work after some time with NoProofError."""
    end_s = None if timeout_s is None else monotonic() + timeout_s

    def on_progress(done: int) -> None:
        if end_s is not None and monotonic() > end_s:
            raise NoProofError("the time limit is over")
        if report is not None:
            report(done)

    return on_progress


def verify_proof(file: Path, data: bytes, chosen: AnyGame | None, *, as_json: bool, named: bool) -> int:
    """Check a proof, print the result, and return the exit code.

    Checks it by the rules of `chosen` if it isn't None. With `named`, the line starts with the file name.
    """
    code, error, checked = 0, "", 0
    proof: Proof | None = None
    title = ""
    try:
        proof = parse_proof(data)
        title, checked = _check(proof, chosen)
    except RulesError as problem:  # the proof might hold, but the catalogue doesn't have its game
        code, error = BAD_INPUT, str(problem)
    except LongwoodError as problem:
        code, error = NO_PROOF, str(problem)
    if as_json:
        click.echo(json.dumps(_to_json(file, proof, None if code == BAD_INPUT else not code, error, checked)))
    elif error:
        print_error(f"{file_name(file)}: {error}")
    else:
        sentence = translate(Phrase("cli-proof-holds", title=title))
        click.echo(f"{file_name(file)}: {sentence}" if named else sentence)
    return code


def _check(proof: Proof, chosen: AnyGame | None) -> tuple[str, int]:
    """Check a proof. Return the title of its deal or position, and the number of positions checked.

    Raises LongwoodError if it doesn't hold, and RulesError if its game is unknown.
    """
    options = {name: value for name, value in proof.options.items() if isinstance(value, bool | int | str)}
    game = chosen or find_any_game(proof.game, options, rules=proof.rules)
    if isinstance(game.rules, RaceRules):
        raise ProofError(f"{game.rules.name} is a race for two players, and has no proofs")
    deal = None if proof.deal is None else parse_deal(proof.deal)
    position = parse_line(game.rules, proof.position) if deal is None else start(game.rules, deal)
    with progress("Checking the proof, positions", proof.steps) as report:
        return deal_title(game, deal), check_proof(proof, position, report)


def _to_json(file: Path, proof: Proof | None, is_valid: bool | None, error: str, checked: int) -> dict[str, object]:
    """Return the result for a proof as a JSON object. `checked` is the number of positions checked."""
    return {
        "file": str(file),
        "valid": is_valid,
        "error": error or None,
        "game": None if proof is None else proof.game,
        "options": None if proof is None else dict(proof.options),
        "deal": None if proof is None else proof.deal,
        "proof": None if proof is None else proof.kind,
        "checked": checked,
    }
