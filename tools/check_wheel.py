"""Checks an installed wheel on the platform it was built for: deals, solves, plays and records a game.

    python -P tools/check_wheel.py

It uses only the installed package. If something is wrong, it fails with an assertion that says what.
"""

from __future__ import annotations

from importlib.resources import files

import longwood
from longwood.play import format_record, make_record, parse_record, perft, replay, start
from longwood.solver import Won, build_info, solve
from longwood.variants import find_game


def main() -> None:
    """Run the checks and print the version."""
    assert build_info().version == longwood.__version__, "the versions of the native module and the package differ"
    assert '<script type="module"' in files("longwood.server").joinpath("static/index.html").read_text("utf-8"), "the page starts no script"
    game = find_game("putt-putt")
    assert perft(start(game.rules, 7), 9) == 1755, "perft differs from the golden files"
    verdict = solve(start(game.rules, 7))
    assert isinstance(verdict, Won), f"putt-putt 7 can be won, but the search says {verdict}"
    position = start(game.rules, 7)
    for move in verdict.moves:
        position.push(move)
    record = make_record(game.id, game.options, game.rules, position, deal=7)
    assert replay(parse_record(format_record(record)), game.rules).moves == position.moves, "a record does not replay"
    print(f"longwood {longwood.__version__} works: {build_info()}")


if __name__ == "__main__":
    main()
