"""The record of a game in a room is valid, whatever else happened in the room."""

from __future__ import annotations

import pytest

from longwood.errors import RefusedError
from longwood.play import Record, format_record, parse_record
from longwood.play.matches import race
from longwood.play.matches.golf.match import ABSENT_MS
from longwood.play.matches.golf.record import replay_golf
from longwood.protocol.rooms import Act, GolfSettings, Prepare, Rename, Rise, Sit, SpitSettings
from longwood.server.rooms.actions import decide
from longwood.server.rooms.events import Came, Ticked, Went
from longwood.server.rooms.games.golf import GolfContest
from longwood.server.rooms.records import record_of_game
from longwood.server.rooms.simulation import simulate
from longwood.variants import find_game, find_race
from tests.server.rooms.logs import ADA, BO, Log, match, playing


def golf_record(log: Log) -> Record:
    """Return the record of the last game, parsed and verified."""
    record = parse_record(format_record(record_of_game([(log.first, 0), *log.events])))
    verified = replay_golf(record, find_game(record.game, dict(record.options)).rules)
    assert verified.scores == match(log.room).match.scores
    assert verified.winners == match(log.room).match.winners
    return record


@pytest.mark.parametrize(
    "settings", [GolfSettings(), GolfSettings(game="golf-queens", options={"jokers": 1}, format="match", play_off=True, own_deals=True)]
)
def test_records_of_simulated_matches_are_valid(settings: GolfSettings) -> None:
    simulated = simulate(settings, ["steady", "sharp"], 11)
    record = parse_record(format_record(record_of_game(simulated.events)))
    assert isinstance(simulated.room.contest, GolfContest)
    verified = replay_golf(record, find_game(record.game, dict(record.options)).rules)
    assert verified.scores == simulated.room.contest.match.scores
    assert dict(record.extra)["Player1"] == "Steady"


def test_the_record_includes_players_who_disconnect_and_return() -> None:
    log = playing("Ada", "Bo", settings=GolfSettings(limit_s=None))
    at = log.room.at_ms
    log.apply(Went(BO), at + 100)
    log.apply(Came(BO), at + 200)
    log.do(BO, Rename(0, "Bob"), at + 300)
    log.apply(Went(BO), at + 400)
    log.do(ADA, Act(0, "end", 1), at + 500)
    log.apply(Ticked(), at + 400 + ABSENT_MS)
    log.do(ADA, Rise(0), at + 100_000)
    record = golf_record(log)
    assert record.result == "won 2, 35w 35"
    assert dict(record.extra)["Player2"] == "Bo"
    assert [move.partition("@")[0] for move in record.moves] == ["tick", "2:away", "2:back", "2:away", "1:end", "tick", "1:leave"]


def test_the_record_contains_only_the_last_finished_game() -> None:
    log = playing("Ada", "Bo", settings=GolfSettings(format="match"))
    with pytest.raises(RefusedError, match="no game has been finished"):
        record_of_game([(log.first, 0), *log.events])
    log.do(ADA, Rise(0), 9000)
    first = golf_record(log)
    log.do(ADA, Sit(0, "Ada"), 10_000)
    for player in (ADA, BO):
        log.do(player, Prepare(0, ready=True), 11_000)
    log.apply(Ticked(), 20_000)
    with pytest.raises(RefusedError):
        record_of_game([(log.first, 0), *log.events])
    log.do(ADA, Act(0, "d", 1), 21_000)
    log.do(BO, Rise(0), 22_000)
    second = golf_record(log)
    assert first.result == "won 2, conceded"
    assert second.result == "won 2, conceded"
    assert [len([move for move in record.moves if "tick" not in move]) for record in (first, second)] == [1, 2]


def test_the_record_of_a_match_of_spit_is_valid() -> None:
    log = playing("Ada", "Bo", settings=SpitSettings(equal_rank=True))
    log.apply(Went(ADA), 9000)
    log.apply(Ticked(), 40_000)
    record = parse_record(format_record(record_of_game([(log.first, 0), *log.events])))
    assert record.result == "won 2, other absent in round 1"
    assert record.options == (("equal_rank", True),)
    assert race.replay(record, find_race(record.game, dict(record.options)).rules).winner == 1


def test_the_record_does_not_reveal_the_next_deal_during_the_countdown() -> None:
    log = playing("Ada", "Bo")
    log.do(ADA, Rise(0), 9000)
    log.do(ADA, Sit(0, "Ada"), 10_000)
    before = golf_record(log)
    for player in (ADA, BO):
        log.apply(decide(log.room, player, Prepare(0, ready=True), 99), 11_000)
    assert log.room.next_deal == 99
    assert golf_record(log) == before
    log.do(BO, Prepare(0, ready=False), 11_500)
    assert golf_record(log) == before
