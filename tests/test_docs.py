"""Tests that the documentation matches the program: generated parts are up to date, and the formats are described completely."""

from __future__ import annotations

import doctest
import json
import re
from hashlib import sha256
from pathlib import Path

import click
import make_docs
import pytest

from longwood.bots.racer import RACERS, Racer, Reaction
from longwood.cards import format_card
from longwood.cli import VERBS
from longwood.cli import main as longwood
from longwood.errors import NotationError
from longwood.play import parse_record
from longwood.play.matches import race
from longwood.play.matches.events import parse_timed
from longwood.play.matches.race.board import cards_by_seat
from longwood.play.matches.race.happenings import Slapped
from longwood.rules import rules_hash
from longwood.variants import CATALOGUE, RACES, find_game, find_race
from longwood.variants.measured import MEASURED

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ROOT / "docs" / "examples"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "bench").glob("*.md"))]


def test_generated_files_are_up_to_date() -> None:
    names = [str(path.relative_to(ROOT)) for path in make_docs.stale()]
    assert not names, "run `make docs`"


def test_the_man_page_has_every_command_and_option() -> None:
    page = (ROOT / "docs" / "longwood.1").read_text(encoding="utf-8").replace("\\-", "-")
    context = click.Context(longwood, info_name="longwood")
    for verb in VERBS:
        command = longwood.get_command(context, verb)
        assert command is not None
        _, _, section = page.partition(f".SS longwood {verb}\n")
        section = section.split("\n.S")[0]
        for parameter in command.params:
            if isinstance(parameter, click.Option) and parameter.name != "lang":
                assert f".B {parameter.opts[0]}" in section, (verb, parameter.name)


def test_an_outdated_page_is_detected(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = make_docs.RULES / "golf.md"
    changed = make_docs.generated() | {page: page.read_text(encoding="utf-8") + "x"}
    monkeypatch.setattr(make_docs, "generated", lambda: changed)
    assert make_docs.stale() == [page]


def test_the_family_tree_has_the_odds_of_the_table_even_if_the_module_is_outdated(monkeypatch: pytest.MonkeyPatch) -> None:
    page = ROOT / "docs" / "family-tree.md"
    monkeypatch.setitem(MEASURED, rules_hash(find_game("golf").rules), (0.011, 0.012))
    assert make_docs.generated()[page] == page.read_text(encoding="utf-8")


def test_every_game_has_a_rules_page() -> None:
    pages = {path.stem for path in (ROOT / "docs" / "rules").glob("*.md")} - {"README"}
    assert pages == {variant.id for variant in (*CATALOGUE, *RACES)}


def test_the_readme_gives_the_right_number_of_games() -> None:
    assert f"**{len(CATALOGUE)} games**" in (ROOT / "README.md").read_text(encoding="utf-8")


_LINK = re.compile(r"\]\(([^)\s]+)\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_and_anchors_exist(page: Path) -> None:
    for target in _LINK.findall(page.read_text(encoding="utf-8")):
        if target.startswith(("http://", "https://")):
            continue
        name, _, anchor = target.partition("#")
        file = (page.parent / name).resolve() if name else page
        assert file.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}, target


# A second implementation of the formats, written only from docs/deals.md and docs/records.md.


def shuffle_as_described(deck: list[str], number: int) -> list[str]:
    block, words = 0, list[int]()

    def below(n: int) -> int:
        nonlocal block
        while True:
            if not words:
                digest = sha256(b"longwood-1" + bytes(1) + number.to_bytes(8, "big") + block.to_bytes(4, "big")).digest()
                words.extend(int.from_bytes(digest[8 * k : 8 * k + 8], "big") for k in range(4))
                block += 1
            word = words.pop(0)
            if word < 2**64 - 2**64 % n:
                return word % n

    for i in range(len(deck) - 1, 0, -1):
        j = below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def test_the_shuffle_can_be_implemented_from_its_description() -> None:
    lines = [line.split() for line in (EXAMPLES / "shuffle.txt").read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert len(lines) == 12
    for number, decks, jokers, order in lines:
        deck = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"] * int(decks) + ["XX"] * int(jokers)
        assert "".join(shuffle_as_described(deck, int(number))) == order


def test_a_deal_can_be_laid_out_from_its_description() -> None:
    orders = {
        tuple(words[:3]): [words[3][i : i + 2] for i in range(0, len(words[3]), 2)]
        for words in map(str.split, (EXAMPLES / "shuffle.txt").read_text(encoding="utf-8").splitlines()[1:])
    }
    golf = json.loads((EXAMPLES / "deals.jsonl").read_text(encoding="utf-8").splitlines()[0])
    order = orders["1", "1", "0"]
    assert golf["tableau"] == [order[column:35:7] for column in range(7)]
    assert golf["hole"] == order[35]
    assert golf["stock"] == order[36:]


def test_the_check_and_the_rules_hash_can_be_computed_from_their_descriptions() -> None:
    text = (EXAMPLES / "golf.txt").read_text(encoding="utf-8")
    headers = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))
    moves = re.sub(r"\d+\.", "", text.split("\n\n")[1]).split()
    lines = "\n".join([headers["Rules"], headers["Deal"], " ".join(moves), headers["Result"]])
    assert sha256(lines.encode()).hexdigest()[:16] == headers["Check"]
    fields = {"version": 1, "family": "covering", "on_king": "queen"}
    canonical = json.dumps(fields, sort_keys=True, separators=(",", ":"))
    assert sha256(canonical.encode()).hexdigest()[:16] == headers["Rules"]


def derived_as_described(number: int, *places: int) -> int:
    text = b"longwood-1 part" + bytes(1) + number.to_bytes(8, "big") + b"".join(place.to_bytes(4, "big") for place in places)
    return int(sha256(text).hexdigest(), 16) >> 193


def rows_as_described(cards: list[str]) -> list[list[str]]:
    piles: list[list[str]] = [[], [], [], [], []]
    left = list(cards)
    for first in range(5):
        for pile in piles[first:]:
            if left:
                pile.append(left.pop(0))
    return [*piles, left]


def test_the_rounds_of_spit_can_be_dealt_from_their_description() -> None:
    record = parse_record((EXAMPLES / "spit.txt").read_text(encoding="utf-8"))
    assert isinstance(record.deal, int)
    pack = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]
    order = shuffle_as_described(pack[:], derived_as_described(record.deal, 1))
    hands = [order[:26], order[26:]]
    position, log = race.dealt(find_race("spit").rules, record.deal), [move.split("@") for move in record.moves]
    rounds = 0
    for text, at_ms in log:
        if position.phase is race.Phase.WAITING and not any(position.ready):
            rounds += 1
            for seat, hand in enumerate(hands):
                dealt = [[format_card(card) for card in pile.cards] for pile in position.rows[seat]]
                assert [*dealt, [format_card(card) for card in position.spares[seat]]] == rows_as_described(hand)
        step = race.apply(position, race.parse_event(text), int(at_ms))
        if step.position.round > position.round:
            taken = next(happening.spit for happening in step.happened if isinstance(happening, Slapped))
            assert text == f"{1 if step.happened[0] == Slapped(int(at_ms), 0, taken) else 2}:slap-s{taken + 1}"
            owner = int(text[0]) - 1
            held = [[format_card(card) for card in hand] for hand in cards_by_seat(position)]
            piles = [[format_card(card) for card in spit or ()] for spit in position.spits]
            held[owner] += piles[taken]
            held[1 - owner] += piles[1 - taken]
            round = step.position.round
            hands = [
                shuffle_as_described(sorted(hand, key=pack.index), derived_as_described(record.deal, round, seat))
                for seat, hand in enumerate(held)
            ]
        position = step.position
    assert rounds == position.round > 1
    players = [f"{name} {value}" for name, value in record.extra]
    lines = [record.rules, f"longwood-1 {record.deal}", " ".join(record.moves), record.result, *players]
    assert sha256("\n".join(lines).encode()).hexdigest()[:16] == record.check


def test_moves_of_matches_follow_the_documented_grammar() -> None:
    card, time = "[A2-9TJQK][CDHS]", "@(0|[1-9][0-9]{0,12})"
    action = f"(ready|{card}-(s[12]|[1-9])|slap-s[12]|away|back|leave)"
    described = re.compile(f"(tick|[12]:{action}){time}")
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    for event in ("1:ready", "1:5H-s2", "1:9D-3", "1:slap-s2", "1:away", "1:back", "1:leave", "tick"):
        assert f"`{event}`" in text
        assert described.fullmatch(f"{event}@0")
    for event in (
        "tick",
        "1:tick",
        "3:ready",
        "1:5H-s3",
        "1:5H-0",
        "1:5H",
        "1:slap",
        "1:slap-2",
        "0:away",
        "1:XX-s1",
        "2:9D-9",
        "1: ready",
    ):
        assert _is_read(f"{event}@17") is bool(described.fullmatch(f"{event}@17")), event


def _is_read(text: str) -> bool:
    try:
        race.parse_event(parse_timed(text)[0])
    except NotationError:
        return False
    return True


def test_the_documented_paces_of_computer_players_match_the_code() -> None:
    text = (ROOT / "docs" / "simulations.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\d+) ± (\d+) \+ (\d+) \| (\d+) ± (\d+) \+ (\d+) \| (.+) \|$", text, re.MULTILINE)
    assert [
        Racer(id, Reaction(*map(int, card)), Reaction(*map(int, slap)), *map(float, rest.split(" | ")))
        for id, *card_slap, rest in rows
        for card, slap in [(card_slap[:3], card_slap[3:])]
    ] == list(RACERS)


def test_moves_follow_the_documented_grammar() -> None:
    pile, card = "[1-9][0-9]{0,2}", "[A2-9TJQK][CDHS]"
    column = re.compile(f"d|r|({pile}|w|f{card})-(f|{pile}(x([2-9][0-9]{{0,2}}|1[0-9]{{1,2}}))?)")
    described = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    for move in ("3-7", "3-7x2", "3-f", "w-3", "w-f", "f5H-3"):
        assert f"`{move}`" in described
        assert column.fullmatch(move)
    from longwood.play.moves import parse_column_move

    texts = ["d", "r", "w-f", "3-7x1", "3-7x02", "03-7", "3-7x12", "1000-1", "w-3x2", "f5H-3", "f1H-3", "f-3", "3-f", "3-fx2", "x", ""]
    for text in [*texts, "w-w", "f5H-f", "3-7x100", "3-7x10", "10-2x9"]:
        try:
            parse_column_move(text)
        except NotationError:
            read = False
        else:
            read = True
        means_something = not re.match(rf"w-\d+x|f{card}-f", text)  # uses the words of the grammar but is not a move
        assert read is (bool(column.fullmatch(text)) and means_something), text


def test_the_program_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    exec(program, {})
    assert capsys.readouterr().out.startswith(("stuck ", "won "))


_SESSION = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)
WITH_SESSIONS = [page for page in PAGES if _SESSION.search(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("page", WITH_SESSIONS, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_print_the_output_they_show(page: Path) -> None:
    """Run all Python sessions of a page in order, in one namespace."""
    text = page.read_text(encoding="utf-8")
    names: dict[str, object] = {}
    failures: list[str] = []
    for session in _SESSION.finditer(text):
        line = text.count("\n", 0, session.start(1))
        source = re.sub(r"^\n(?!>>>)", "<BLANKLINE>\n", session[1], flags=re.MULTILINE)  # pages show empty lines as they are
        test = doctest.DocTestParser().get_doctest(source, names, page.name, str(page), line)
        doctest.DocTestRunner(verbose=False).run(test, out=failures.append, clear_globs=False)
        names = test.globs
    assert not failures, "".join(failures)


def test_the_library_guide_has_examples() -> None:
    assert ROOT / "docs" / "library.md" in WITH_SESSIONS


def test_files_named_in_the_architecture_exist() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w/.-]+/[\w.-]+\.(?:py|ts|svelte|ftl|pyi|svg))`", text))
    assert len(named) > 10
    folders = (ROOT, ROOT / "src" / "longwood")
    assert not {name for name in named if not any((folder / name).exists() for folder in folders)}


@pytest.mark.parametrize("name", ["tutorial", "playing", "multiplayer", "replays", "accessibility"])
def test_buttons_and_settings_named_in_pages_exist(name: str) -> None:
    """Bold text on the pages for players must be a label in the interface."""
    messages = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "longwood" / "locales" / "en").glob("*.ftl"))
    labels = {label.replace("\u2019", "'") for label in re.findall(r"^(?:[\w-]+ =|\s+\*?\[\w+\]) (.+)$", messages, re.MULTILINE)}
    named = set(re.findall(r"\*\*(.+?)\*\*", (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")))
    assert named
    assert not named - labels
