"""`longwood simulate MATCH` plays matches between computer players with a simulated clock."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import click

from longwood.cards import MAX_DEAL, derived_deal_number
from longwood.cli.shared.arguments import read_any_game, read_game, read_rules, rules_option
from longwood.cli.shared.language import language, output_language, translate
from longwood.errors import LongwoodError, RulesError
from longwood.locales import Phrase
from longwood.play import Record, format_record
from longwood.rules import parse_options
from longwood.solver.many import in_order
from longwood.study import workers

if TYPE_CHECKING:
    from longwood.protocol.rooms import Settings
    from longwood.server.rooms.simulation import Simulated

_MATCHES: Final = ("spit", "golf-stroke", "golf-match")
_MAX_GAMES: Final = 10**6
_TENTHS: Final = 10
_EXAMPLES = """\b
longwood simulate spit --games 3 --seed 7 --pace walk --pace gallop
longwood simulate golf-stroke --players 4 --games 100 --jobs 2 --out matches --json > matches.jsonl"""


@click.command("simulate", epilog=_EXAMPLES)
@click.argument("match", metavar="MATCH", type=click.Choice(_MATCHES))
@click.option("--games", type=click.IntRange(1, _MAX_GAMES), default=1, show_default=True, metavar="N", help="Play this many matches.")
@click.option(
    "--seed",
    type=click.IntRange(0, MAX_DEAL),
    default=0,
    show_default=True,
    metavar="S",
    help="Random seed.",
)
@click.option("--players", type=click.IntRange(2, 8), default=2, show_default=True, metavar="K", help="Number of computer players.")
@click.option(
    "--pace",
    "paces",
    multiple=True,
    metavar="P",
    help="Level of each seat (repeatable). The last one also applies to the remaining seats.",
)
@click.option("--holes", type=click.Choice(["9", "18"]), help="Number of holes in a Golf match. [default: 18]")
@click.option("--option", multiple=True, metavar="KEY[=VALUE]", help="Change a rule, as in --option equal_rank (repeatable).")
@rules_option("Play a Golf match with the custom game in this TOML or JSON file.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write each match's record to this new or empty folder.",
)
@click.option("--jobs", type=click.IntRange(1, 1024), default=1, show_default=True, help="Use this many processes.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per match, including its record.")
def command(
    match: str,
    games: int,
    seed: int,
    players: int,
    paces: tuple[str, ...],
    holes: Literal["9", "18"] | None,
    option: tuple[str, ...],
    rules: Path | None,
    out: Path | None,
    jobs: int,
    as_json: bool,
) -> None:
    """Let computer players play whole matches.

    MATCH is spit, golf-stroke or golf-match. The matches use a simulated clock, so minutes of play take milliseconds. The same
    arguments always give the same matches.
    """
    settings = _settings(match, holes, option, rules)
    levels = _levels(settings, paces, players)
    if out is not None:
        _make_empty(out)
    wins: Counter[int] = Counter()
    play = partial(_play, match, settings, levels, seed, language())
    numbers = range(1, games + 1)
    with closing(in_order(play, numbers, jobs, workers=workers.local)) as found:
        for number, played in zip(_with_progress(numbers), found, strict=True):
            wins.update(played.winners)
            if out is not None:
                (out / f"{match}-{number:0{len(str(games))}d}.record").write_text(played.record, encoding="utf-8")
            click.echo(json.dumps(played.as_json, ensure_ascii=False) if as_json else played.line)
    if games > 1 and not as_json:
        for seat, level in enumerate(levels):
            click.echo(translate(Phrase("cli-simulated-wins", player=level, seat=str(seat + 1), wins=str(wins[seat]), games=str(games))))


def _settings(match: str, holes: str | None, options: Sequence[str], rules: Path | None) -> Settings:
    """Return the settings of the match.

    Raises click.UsageError if the match has no holes or can't have other rules, and RulesError if it doesn't have an option or the
    custom game isn't scored in strokes.
    """
    from longwood.protocol.rooms import GolfSettings, SpitSettings

    if match == "spit":
        if rules is not None:
            raise click.UsageError("--rules: a match of Spit has only the rules that --option can change")
        if holes is not None:
            raise click.UsageError("--holes: Spit has no holes; a match ends when a player has no cards left")
        return SpitSettings(**{name: bool(value) for name, value in read_any_game("spit", options).options})
    game = read_game("golf" if rules is None else read_rules(rules).id, options)  # raises RulesError if the game doesn't have an option
    if not game.variant.has_round:
        raise RulesError(
            f"{game.name} can't be played as a match, because it isn't scored in strokes; start from golf, with scoring = \"hole\""
        )
    scoring: Literal["match", "stroke"] = "match" if match == "golf-match" else "stroke"
    return GolfSettings(game=game.id, options=parse_options(options), format=scoring, holes=9 if holes == "9" else 18)


def _levels(settings: Settings, paces: Sequence[str], players: int) -> list[str]:
    """Return the level of each seat. Raises click.UsageError if a level is unknown or there are too many players or levels."""
    from longwood.server.rooms.games.registry import levels, most_players

    known = levels(settings)
    for pace in paces:
        if pace not in known:
            raise click.UsageError(f"unknown pace {pace!r}; choose {', '.join(known)}")
    if players > most_players(settings):
        raise click.UsageError(f"--players {players}: this match has at most {most_players(settings)} players")
    if len(paces) > players:
        raise click.UsageError(f"{len(paces)} paces given for {players} players")
    given = list(paces) or [known[len(known) // 2]]
    return given + given[-1:] * (players - len(given))


def _make_empty(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise LongwoodError(f"{folder}: this folder is not empty; choose an empty or new one")


@dataclass(frozen=True, slots=True)
class _Played:
    """A match that is over, as a process hands it to another one."""

    winners: Sequence[int]
    record: str
    line: str
    """The result in the language of the output."""
    as_json: Mapping[str, object]


def _play(match: str, settings: Settings, levels: Sequence[str], seed: int, language: str, number: int) -> _Played:
    """Play a match. It can be called in another process, which doesn't have the language of the output."""
    from longwood.server.rooms.records import record_of_game
    from longwood.server.rooms.simulation import simulate

    played = simulate(settings, levels, derived_deal_number(seed, number))
    record = record_of_game(played.events)
    assert played.room.contest is not None  # the match is over
    with output_language(language):
        line = translate(_line(number, played))
    as_json = _match_to_json(match, number, levels, played, record)
    return _Played(tuple(played.room.contest.winners), format_record(record), line, as_json)


def _match_to_json(match: str, number: int, levels: Sequence[str], played: Simulated, record: Record) -> dict[str, object]:
    """Return a match as a JSON object. `winner` is a seat, from 1, or null if there is no winner or there are several."""
    room = played.room
    assert room.contest is not None
    winners = [seat + 1 for seat in room.contest.winners]
    return {
        "match": match,
        "number": number,
        "deal": str(room.deal),
        "options": dict(record.options),
        "paces": list(levels),
        "players": [seat.name for seat in room.contestants],
        "winner": winners[0] if len(winners) == 1 else None,
        "winners": winners,
        "result": record.result,
        "rounds" if match == "spit" else "holes": room.contest.parts,
        "moves": sum(room.did),
        "virtual_s": room.now / 1000,
        "record": format_record(record),
    }


def _line(number: int, played: Simulated) -> Phrase:
    """Return the text for a match: the winner, the margin and the time it took."""
    room = played.room
    minutes, seconds = divmod(room.now // 1000, 60)
    return Phrase(
        "cli-simulated",
        number=str(number),
        result=translate(_result(played)),
        moves=sum(room.did),
        minutes=str(minutes),
        seconds=str(seconds),
    )


def _result(played: Simulated) -> Phrase:
    """Return the winner and the margin of a finished match."""
    from longwood.play.matches.golf import Format
    from longwood.server.rooms.games.golf import GolfContest

    contest = played.room.contest
    assert contest is not None
    names = [translate(Phrase("cli-seat", seat=str(seat + 1), player=one.name)) for seat, one in enumerate(played.room.contestants)]
    won = translate(Phrase("cli-match-won", winners=", ".join(names[seat] for seat in contest.winners), count=len(contest.winners)))
    if not isinstance(contest, GolfContest):
        return Phrase("cli-match-round", won=won, round=str(contest.parts))
    match = contest.match
    if match.terms.format is Format.STROKE:
        totals = {place.player: place.total for place in match.places}
        return Phrase("cli-match-strokes", won=won, strokes=", ".join(str(totals[seat]) for seat in range(match.seats)))
    if not contest.winners:
        return Phrase("match-halved")
    return Phrase("cli-match-by", won=won, by=match.status.result)


def _with_progress(numbers: range) -> Iterator[int]:
    """Yield the numbers and report progress on standard error, with a bar on a terminal and otherwise with a line after each tenth."""
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import track

        yield from track(numbers, translate(Phrase("cli-simulating")), console=Console(stderr=True), transient=True)
        return
    tenths = {len(numbers) * tenth // _TENTHS for tenth in range(1, _TENTHS + 1)} - {0}
    for done, number in enumerate(numbers, 1):
        yield number
        if done in tenths:
            click.echo(f"longwood: {translate(Phrase('cli-simulated-so-far', done=done, of=len(numbers)))}", err=True)
