"""Writes the generated parts of the documentation: rules pages, examples, and the output of commands.

    .venv/bin/python tools/make_docs.py            write the files that are out of date (`make docs`)
    .venv/bin/python tools/make_docs.py --check    list them, and exit with 1 if there are any

In Markdown, a ```console block shows the output of its `$ longwood ...` lines, which may end in `| head -n 5`. A block whose info
string ends in a path shows that file.
"""

from __future__ import annotations

import contextlib
import json
import random
import re
import shlex
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from click.testing import CliRunner
from figures import figures
from grades_page import calibrated, grades_page
from man_page import man_page
from measured import bounds, measured, open_deals
from odds_page import odds_page, odds_sentences
from thumbnails import thumbnails
from tree_page import tree_page

from longwood.cards import ALGORITHM, MAX_DEAL, format_cards, full_deck, shuffled
from longwood.cli import main as longwood
from longwood.play import Position, format_record, make_record, position_to_json, score, start
from longwood.play.pictures import draw
from longwood.rules import OptionValue, describe, family, menu_options, rules_hash, summary
from longwood.variants import CATALOGUE, RACES, AnyVariant, Game, Variant, find_game, game_to_json, is_race
from longwood.variants import measured as outdated

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
RULES = DOCS / "rules"
PICTURES = RULES / "pictures"
THUMBNAILS = ROOT / "web" / "src" / "pages" / "thumbnails.json"
MEASURED = ROOT / "src" / "longwood" / "variants" / "measured.py"
OPEN_DEALS = MEASURED.with_name("open_deals.py")
CALIBRATED = ROOT / "src" / "longwood" / "solver" / "calibrated.py"
EXAMPLES = DOCS / "examples"
_GENERATED = "<!-- Generated from the catalogue by `make docs`; edits here are lost. -->"
_FENCE = re.compile(r"^```(?P<info>\w+)(?: (?P<path>\S+))?\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
_HEAD = re.compile(r" \| head -n (\d+)$")
_SECONDS = re.compile(r"(?<= nodes, )\d+\.\d+(?= s\b)|(?<= node, )\d+\.\d+(?= s\b)")  # the time of a search differs from run to run
_DECKS = ((1, 0), (2, 0), (1, 2))  # decks and jokers in the test vectors of the shuffle
_NUMBERS = (0, 1, 12345, MAX_DEAL)
_TRIED_GAMES = 300
_RULINGS = {
    "columns": "../rulings.md#column-games",
    "covering": "../rulings.md#golf-and-covering-games",
    "race": "../rulings.md#spit",
}
_ALL_GAMES: tuple[AnyVariant, ...] = (*CATALOGUE, *RACES)


def generated() -> dict[Path, str]:
    """Return every generated file, by its path."""
    outdated.MEASURED.clear()  # the family tree reads the odds from this module, which may be out of date itself
    outdated.MEASURED.update(bounds())
    texts = {
        DOCS / "longwood.1": man_page(),
        DOCS / "odds.md": odds_page(),
        MEASURED: measured(),
        OPEN_DEALS: open_deals(),
        DOCS / "grades.md": grades_page(),
        CALIBRATED: calibrated(),
        THUMBNAILS: thumbnails(),
        DOCS / "family-tree.md": tree_page(),
        EXAMPLES / "shuffle.txt": shuffle_vectors(),
        EXAMPLES / "golf.txt": example_record(),
        EXAMPLES / "spit.txt": example_match(),
        EXAMPLES / "deals.jsonl": example_deals(),
        EXAMPLES / "positions.jsonl": example_positions(),
        EXAMPLES / "lines.txt": example_lines(),
    }
    texts |= {RULES / f"{variant.id}.md": rules_page(variant) for variant in _ALL_GAMES}
    texts |= {PICTURES / f"{variant.id}.svg": draw(variant.rules).svg for variant in CATALOGUE}
    texts |= {DOCS / "figures" / name: text for name, text in figures().items()}
    texts[RULES / "README.md"] = rules_index()
    pages = [path for path in sorted(DOCS.glob("*.md")) if path not in texts]
    written_by_hand = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *pages]
    return texts | {path: filled(path.read_text(encoding="utf-8"), texts) for path in written_by_hand}


def stale() -> list[Path]:
    """Return the files that differ from generated(), and the rules pages of games that no longer exist."""
    texts = generated()
    wrong = [path for path, text in texts.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    return wrong + [path for path in (*sorted(RULES.glob("*.md")), *sorted(PICTURES.glob("*.svg"))) if path not in texts]


def rules_page(variant: AnyVariant) -> str:
    """Return the rules page of a game."""
    lines = [_GENERATED, "", f"# {variant.name}", "", f"{_capital(summary(variant.rules))}.", ""]
    if variant.aliases:
        lines += [f"Also called {', '.join(variant.aliases)}.", ""]
    if isinstance(variant, Variant):
        lines += [f"![{draw(variant.rules).text}](pictures/{variant.id}.svg)", ""]
    for section in describe(variant.rules):
        lines += [f"## {section.heading}", "", *(f"- {line}" for line in section.lines), ""]
    options = menu_options(variant.rules)
    if options:
        lines += ["## Options", "", "| option | | values | default |", "| --- | --- | --- | --- |"]
        for option in options:
            values = ", ".join(f"`{_word(choice)}`" for choice in option.choices)
            lines.append(f"| `{option.name}` | {option.label} | {values} | `{_word(option.read(variant.rules))}` |")
        lines.append("")
    if known := odds_sentences(variant.id, rules_hash(variant.rules)):
        lines += ["## Odds", "", *(f"- {line}" for line in known), "", "[The table](../odds.md) says how this was measured.", ""]
    if variant.note:
        lines += ["## Other versions", "", variant.note, ""]
    lines += ["## Source", "", f"{variant.source}.", ""]
    lines += [
        "## Rulings",
        "",
        f"[Rulings]({_RULINGS[family(variant.rules)]}) explains what Longwood does where books disagree or say nothing.",
        "",
    ]
    if found := rulings_on(variant.id):
        lines += [*(f"- [R{number}](../rulings.md#r{number}): {title}" for number, title in found), ""]
    if variant.former:
        hashes = " and ".join(f"`{rules_hash(rules)}`" for rules in variant.former)
        lines += [f"Records with earlier rules of this game (hash {hashes}) still replay ([R75](../rulings.md#r75)).", ""]
    how, verb = ("Let computers play it", "simulate") if is_race(variant.id) else ("Play it", "play")
    lines.append(f"{how} with `longwood {verb} {variant.id}`. Family `{family(variant.rules)}`, rules hash `{rules_hash(variant.rules)}`.")
    return "\n".join(lines) + "\n"


def rulings_on(game: str) -> list[tuple[int, str]]:
    """Return the number and the first sentence of each ruling in docs/rulings.md that links to the game's page."""
    text = (DOCS / "rulings.md").read_text(encoding="utf-8")
    found = re.findall(r"^### R(\d+)\n\*\*(.+?)\*\*\n(.*?)(?=^##)", text + "\n##", re.MULTILINE | re.DOTALL)
    return [(int(number), title) for number, title, body in found if f"](rules/{game}.md)" in body]


def rules_index() -> str:
    """Return the page that lists all games."""
    lines = [
        _GENERATED,
        "",
        "# Games",
        "",
        "The rules of every game. These pages are generated from the same data that the referee uses.",
        "",
    ]
    for group, variants in groupby(_ALL_GAMES, key=lambda variant: variant.group):
        lines += [f"## {group}", "", "| game | id | summary |", "| --- | --- | --- |"]
        lines += [f"| [{v.name}]({v.id}.md) | `{v.id}` | {summary(v.rules)} |" for v in variants]
        lines.append("")
    return "\n".join(lines[:-1]) + "\n"


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _word(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def shuffle_vectors() -> str:
    """Return test vectors for the shuffle."""
    lines = [f"# {ALGORITHM}: deal number, decks, jokers, and the order of the cards, first dealt first"]
    for decks, jokers in _DECKS:
        for number in _NUMBERS:
            lines.append(f"{number} {decks} {jokers} {format_cards(shuffled(full_deck(decks, jokers), number))}")
    return "\n".join(lines) + "\n"


def example_record() -> str:
    """Return the record of the best of a few hundred random games of one deal of Golf."""
    game, deal = find_game("golf", {"queens_on_kings": True}), 8

    def played(seed: int) -> Position:
        chance, position = random.Random(seed), start(game.rules, deal)
        while moves := position.legal_moves():
            position.push(chance.choice(moves[:-1] or moves))  # the draw is the last move: play a card while one fits
        return position

    best = min((played(seed) for seed in range(_TRIED_GAMES)), key=lambda position: score(position).value)
    record = make_record(game.id, game.options, game.rules, best, deal=deal, player="make docs", date="2025-01-01")
    return format_record(record)


def example_match() -> str:
    """Return the record of a short match of Spit."""
    match = json.loads(_output("longwood simulate spit --seed 53 --pace walk --pace canter --json").splitlines()[0])
    record: str = match["record"]
    return record


def example_deals() -> str:
    """Return the Deal JSON of a few games, one per line."""
    return "".join(_output(f"longwood deal {game} 1 --format json") for game in ("golf", "lucas", "tri-peaks"))


def example_positions() -> str:
    """Return the Position JSON of the same games a few moves later, one per line."""
    return "".join(f"{json.dumps(game_to_json(game) | position_to_json(position))}\n" for game, position in _in_play())


def example_lines() -> str:
    """Return the canonical lines of those positions."""
    return "".join(f"{position.line()}\n" for _, position in _in_play())


def _in_play() -> Iterator[tuple[Game, Position]]:
    """Yield a few games after ten moves, alternating between the first and the last legal move."""
    for name in ("golf", "lucas", "tri-peaks"):
        game = find_game(name)
        position = start(game.rules, 1)
        for turn in range(10):
            moves = position.legal_moves()
            position.push(moves[turn % 2 and -1])
        yield game, position


def filled(text: str, files: dict[Path, str]) -> str:
    """Return the Markdown text with the output of its console blocks and the contents of its file blocks."""

    def fill(found: re.Match[str]) -> str:
        info, path, body = found["info"], found["path"], found["body"]
        if path is not None:
            name = ROOT / path
            body = files[name] if name in files else name.read_text(encoding="utf-8")
            return f"```{info} {path}\n{body}```"
        return f"```console\n{''.join(_console(body))}```" if info == "console" else found[0]

    return _FENCE.sub(fill, text)


def _console(body: str) -> Iterator[str]:
    for line in body.splitlines():
        if line.startswith("$ "):
            yield f"{line}\n{_output(line[2:])}"


def _output(command: str) -> str:
    """Return what a command prints, on both streams."""
    head = _HEAD.search(command)
    words = shlex.split(command[: head.start()] if head else command)
    if words[0] != "longwood":
        raise ValueError(f"{command}: only `longwood` can be run in a console block; write other commands in an sh block")
    with contextlib.chdir(ROOT):
        lines = CliRunner(env={"LC_ALL": "C"}).invoke(longwood, words[1:], prog_name="longwood").output.splitlines(keepends=True)
    return "".join(_SECONDS.sub("…", line.rstrip()) + "\n" for line in (lines[: int(head[1])] if head else lines))


def main(arguments: list[str]) -> int:
    """Write the files that are out of date, or only list them with --check."""
    wrong = stale()
    if arguments == ["--check"]:
        for path in wrong:
            print(f"{path.relative_to(ROOT)} is stale: run `make docs`")
        return 1 if wrong else 0
    texts = generated()
    for path in wrong:
        if path in texts:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(texts[path], encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
        else:
            path.unlink()
            print(f"removed {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
