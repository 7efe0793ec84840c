"""Tests of errors: bad input gives one line on standard error, exit code 2, no standard output and no traceback."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from longwood.cli import main
from longwood.rules import deal, deal_to_json
from longwood.variants import find_variant


def run(*args: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(main, args, input=stdin)


def refused(result: Result, *words: str) -> str:
    """Return the single line of the error message. Fails if there is anything else."""
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit), result.exception
    assert result.stdout == ""
    assert result.stderr.startswith("longwood: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    for word in words:
        assert word in result.stderr
    return result.stderr


@pytest.mark.parametrize(
    ("command", "words"),
    [
        # unknown games: the message suggests the nearest ids
        ("rules fourty-thiefs", ["'fourty-thiefs'", "did you mean forty-thieves"]),
        ("deal glof 1", ["did you mean", "golf"]),
        ("perft tri 1 1", ["did you mean tri-peaks, triple-interchange or triple-line?"]),
        ("play blackhol", ["did you mean", "black-hole"]),
        ("rules zzzzzz", ["there is no game called 'zzzzzz'; `longwood games` lists them all"]),
        ("solve spit 1", ["Spit is a two-player race; it can't be dealt or solved\n"]),
        # options: unknown, not in this game, with a bad value, in conflict, given twice
        ("rules golf --option jkers=1", ["'jkers'", "did you mean jokers?"]),
        ("rules golf --option zzz", ["'zzz'", "Golf has queens_on_kings"]),
        ("deal golf 1 --option zzz", ["there is no option 'zzz'; Golf has queens_on_kings", "wrap, on_king\n"]),
        ("deal golf 1 --option jokers=3", ["jokers", "'3'", "0, 1 or 2"]),
        ("deal golf 1 --option jokers", ["jokers"]),
        ("deal forty-thieves 1 --option jokers=1", ["Forty Thieves doesn't have the option jokers", "foundation_return"]),
        ("deal tri-peaks 1 --option open --option face_down", ["open", "face_down", "conflict"]),
        ("deal golf 1 --option jokers=1 --option jokers=2", ["jokers", "twice"]),
        ("play golf --option around_corner=maybe", ["around_corner", "maybe"]),
        # numbers
        ("deal golf x", ["'x'", "0 to 9223372036854775807"]),
        ("deal golf 1.5", ["'1.5'"]),
        ("deal golf -5", ["longwood: deal numbers start at 0 (see"]),
        ("serve -5", ["longwood: there is no option -5 (see"]),
        ("deal golf 9223372036854775808", ["9223372036854775808", "0 to 9223372036854775807"]),
        ("deal golf ١٢", ["0 to 9223372036854775807"]),  # digits that are not ASCII
        ("deal golf 9223372036854775806 --count 3", ["9223372036854775808", "9223372036854775807"]),
        ("deal golf 1 --count 0", ["--count"]),
        ("perft golf 1 x", ["DEPTH", "'x'", "whole number"]),
        ("perft napoleon-at-st-helena 1 5000", ["DEPTH", "'5000'", "0 to 100"]),
        ("deal golf 0 --count 9223372036854775808", ["--count"]),
        ("perft golf 99999999999999999999 1", ["99999999999999999999"]),
        ("play golf --deal seven", ["'seven'"]),
        ("play golf --port 0", ["--port must be a whole number from 1 to 65535, not '0'"]),
        ("play golf --port 70000", ["70000"]),
        ("solve golf 1 --max-nodes x", ["--max-nodes must be a whole number of at least 1, not 'x'"]),
        ("solve golf 1 --timeout 0", ["--timeout must be a number above 0, not"]),
        # usage
        ("gaems", ["did you mean games"]),
        ("xyzzy", ["xyzzy", "verify"]),
        ("--colour", ["there is no option --colour (see"]),
        ("solve golf 1 --bestscore", ["there is no option --bestscore; did you mean --best-score?", "longwood solve --help"]),
        ("solve golf 1 --max-node 5", ["there is no option --max-node; did you mean --max-nodes or --max-memory?"]),
        ("--lan ru games", ["did you mean --lang?"]),
        ("games --lnag ru", ["did you mean --lang?"]),
        ("deal golf 1 --json", ["--json", "longwood deal --help"]),
        ("deal golf 1 --format xml", ["--format can't be 'xml'; choose text, json, pysolfc, black-hole-solver or solvitaire"]),
        ("deal golf", ["GAME", "N"]),
        ("deal", ["GAME", "--file"]),
        ("deal golf 1 2", ["longwood: too many arguments: 2 (see"]),
        ("deal golf 1 --file -", ["--file"]),
        ("rules", ["longwood: the argument GAME is missing (see"]),
        ("perft golf 1", ["DEPTH"]),
        ("verify", ["FILE"]),
        ("solve golf 1 --jobs", ["--jobs needs a value"]),
        ("solve golf 1 --json=3", ["--json doesn't take a value"]),
        ("serve --name http://x", ["--name: 'http://x' is not a host name or address"]),
        ("serve --name x:8817", ["--name", "without http:// or a port"]),
        ("worker", ["set search_queue or use --search-queue", "longwood worker --help"]),
        ("worker --search-queue http://host", ["search_queue is not the address of Valkey or Redis"]),
        ("worker --search-queue valkey://host --processes 0", ["--processes"]),
        ("play --deal 5", ["GAME"]),
        ("play --option jokers=1", ["GAME"]),
        # missing files
        ("verify /no/such/file", ["/no/such/file", "No such file"]),
        ("deal --file /no/such/file", ["/no/such/file", "No such file"]),
        ("verify .", ["directory"]),
        ("deal --file .", ["directory"]),
    ],
)
def test_bad_usage_gives_one_clear_line(command: str, words: list[str]) -> None:
    refused(run(*command.split()), *words)


@pytest.mark.parametrize("name", ["", "a b", "-x", "x..y", "http://x", "x/", "[::1]", "x\n"])
def test_serve_refuses_names_that_browsers_cannot_send(name: str) -> None:
    refused(run("serve", "--name", "good.example", "--name", name), "is not a host name or address")


def test_an_empty_game_name_is_refused() -> None:
    refused(run("rules", ""), "''")


# Broken deals with one fault each. The message names the line and the card or pile.

GOLF: dict[str, Any] = {"game": "golf", "options": {}} | deal_to_json(deal(find_variant("golf").rules, 1))


def edited(change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(json.dumps(GOLF))
    change(data)
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (edited(lambda d: d["tableau"][2].__setitem__(0, d["tableau"][0][0])), ["too many"]),
        (edited(lambda d: d["tableau"][2].__setitem__(0, "1H")), ["column 3", "'1H'"]),
        (edited(lambda d: d["tableau"][2].__setitem__(0, "XX")), ["XX", "not in this game's deck"]),
        (edited(lambda d: d["tableau"][2].pop()), ["column 3", "4 cards", "5"]),
        (edited(lambda d: d["tableau"].pop()), ["7 columns", "6"]),
        (edited(lambda d: d["stock"].pop()), ["stock", "15", "16"]),
        (edited(lambda d: d.pop("hole")), ["hole"]),
        (edited(lambda d: d.__setitem__("game", "gulf")), ["gulf", "golf"]),
        (edited(lambda d: d.__setitem__("options", {"jokers": 7})), ["jokers"]),
        (edited(lambda d: d.__setitem__("tableau", "AH")), ["tableau", "list"]),
        (edited(lambda d: d.pop("game")), ["game"]),
        ("[]", ["JSON object"]),
        ("nonsense", ["not JSON"]),
        ('{"game": "golf"', ["not JSON"]),
        ("[" * 100_000, ["not JSON"]),
        ("1" * 10_000, ["not JSON"]),
        ("null", ["JSON object"]),
    ],
)
def test_a_broken_deal_is_explained(text: str, words: list[str]) -> None:
    refused(run("deal", "--file", "-", "--format", "json", stdin=text + "\n"), "standard input: line 1: ", *words)


def test_a_duplicate_card_is_named() -> None:
    lost = GOLF["stock"][0]
    line = refused(run("deal", "--file", "-", stdin=edited(lambda d: d["stock"].__setitem__(0, d["stock"][1]))), "too many")
    assert lost != GOLF["stock"][1]
    assert GOLF["stock"][1] in line


def test_bytes_that_are_not_text_are_refused() -> None:
    refused(run("deal", "--file", "-", stdin=b'{"game": "\xff\xfe"}\n'), "line 1", "not JSON")


def test_a_bad_line_does_not_stop_the_others(tmp_path: Path) -> None:
    good = run("deal", "golf", "1", "--count", "3", "--format", "json").stdout.splitlines()
    file = tmp_path / "deals.jsonl"
    file.write_text("\n".join([good[0], "{broken", "", edited(lambda d: d["stock"].pop()), good[2]]) + "\n")
    result = run("deal", "--file", str(file), "--format", "json")
    assert result.exit_code == 2
    assert result.stdout.splitlines() == [good[0], good[2]]
    complaints = result.stderr.splitlines()
    assert [c.split(": ")[:3] for c in complaints] == [["longwood", str(file), "line 2"], ["longwood", str(file), "line 4"]]
    assert "stock" in complaints[1]


# Broken records.


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ["no game record"]),
        ("once upon a time\n", ["line 1", "header"]),
        ('[Longwood "1"]\n[Game "golf"\n', ["line 2", "not a header"]),
        ('[Longwood "99"]\n[Game "golf"]\n[Rules "0"]\n[Deal "longwood-1 1"]\n[Result "open"]\n', ["line 1", "99"]),
        ('[Longwood "1"]\n[Game "golf"]\n[Rules "0"]\n[Deal "other-9 1"]\n[Result "open"]\n', ["line 4", "other-9"]),
        ('[Longwood "1"]\n[Game "golf"]\n[Rules "0"]\n[Deal "longwood-1 1"]\n[Result "open"]\n{ never closed', ["line 6", "never ends"]),
        ('[Longwood "1"]\n[Game "gulf"]\n[Rules "0"]\n[Deal "longwood-1 1"]\n[Result "open"]\n', ["gulf", "golf"]),
        (b"\xff\xfe\x00", ["UTF-8"]),
    ],
)
def test_a_broken_record_is_explained(text: str | bytes, words: list[str]) -> None:
    refused(run("verify", "-", stdin=text), "standard input", *words)


# Failures of the operating system.


def test_a_port_in_use_is_refused(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refused(run("play", "--no-browser", "--port", str(port), "--data", str(tmp_path)), str(port), "in use", "--port")


def test_a_data_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    refused(run("play", "--no-browser", "--data", str(tmp_path / "file" / "data")), str(tmp_path / "file" / "data"), "--data")
    assert (tmp_path / "file").read_text() == "in the way"
