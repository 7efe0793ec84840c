"""The state of a room: seats, readiness, countdown, games and rematches, and what guests are allowed to do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec import structs

from longwood.errors import LongwoodError, NotationError, RefusedError, RulesError
from longwood.play.matches.golf.match import ABSENT_MS
from longwood.protocol.rooms import Act, GolfSettings, Hire, Prepare, Rename, Rise, RoomChange, Settle, Sit, SpitSettings, SpitView
from longwood.server.rooms.actions import decide
from longwood.server.rooms.events import Closed, Opened, Readied, Ticked, Went
from longwood.server.rooms.games.spit import SpitContest
from longwood.server.rooms.names import clean_name, distinct_name, new_code, parse_code
from longwood.server.rooms.simulation import simulate
from longwood.server.rooms.state import Phase, opened
from tests.server.rooms.logs import ADA, BO, COUNTDOWN_MS, EVE, gathered, match, playing, view_of


def test_a_game_begins_when_all_are_ready_and_the_countdown_is_over() -> None:
    log = gathered("Ada", "Bo")
    room = log.do(ADA, Prepare(0, ready=True), 10)
    assert room.phase is Phase.GATHERING
    room = log.do(BO, Prepare(0, ready=True), 20)
    assert room.phase is Phase.COUNTDOWN
    assert room.due == 20 + COUNTDOWN_MS
    assert log.apply(Ticked(), 19 + COUNTDOWN_MS).phase is Phase.COUNTDOWN
    room = log.apply(Ticked(), 20 + COUNTDOWN_MS)
    assert room.phase is Phase.PLAYING
    assert room.began_ms == 20 + COUNTDOWN_MS
    assert log.replayed() == room


def test_a_player_who_is_no_longer_ready_stops_the_countdown() -> None:
    log = gathered("Ada", "Bo")
    log.do(ADA, Prepare(0, ready=True))
    log.do(BO, Prepare(0, ready=True))
    assert log.do(ADA, Prepare(0, ready=False), 100).phase is Phase.GATHERING
    assert log.do(ADA, Prepare(0, ready=True), 200).phase is Phase.COUNTDOWN
    assert log.apply(Went(BO), 300).phase is Phase.GATHERING
    assert not log.room.seats[1].ready


def test_a_game_of_one_guest_against_computers_begins_at_once() -> None:
    log = gathered("Ada")
    log.do(ADA, Hire(0, "steady"))
    log.do(ADA, Hire(0, "sharp"))
    room = log.do(ADA, Prepare(0, ready=True), 20)
    assert (room.phase, room.due) == (Phase.COUNTDOWN, 20)
    assert view_of(room, ADA).due_ms == 20
    room = log.apply(Ticked(), 20)
    assert (room.phase, room.began_ms) == (Phase.PLAYING, 20)
    assert log.replayed() == room


def test_a_stored_game_against_a_computer_keeps_its_countdown() -> None:
    """Rooms from before the event said so have counted down."""
    log = gathered("Ada")
    log.do(ADA, Hire(0, "steady"))
    event = decide(log.room, ADA, Prepare(0, ready=True), 7)
    assert isinstance(event, Readied)
    assert event.at_once
    assert log.apply(structs.replace(event, at_once=False), 20).due == 20 + COUNTDOWN_MS


def test_a_game_needs_more_than_one_player() -> None:
    log = gathered("Ada")
    assert log.do(ADA, Prepare(0, ready=True)).phase is Phase.GATHERING


def test_an_action_with_the_same_number_is_not_done_twice() -> None:
    log = playing("Ada", "Bo")
    room = log.do(ADA, Act(0, "d", 1), 5000)
    assert room.did == (1, 0)
    with pytest.raises(RefusedError, match="already done"):
        decide(room, ADA, Act(0, "d", 1), 7)
    assert log.do(ADA, Act(0, "d", 2), 5001).did == (2, 0)
    with pytest.raises(RefusedError):
        decide(room, EVE, Act(0, "d", 1), 7)


@pytest.mark.parametrize("what", ["away", "back", "leave", "tick", "8x", "", "b:d"])
def test_only_actions_of_players_are_accepted(what: str) -> None:
    log = playing("Ada", "Bo")
    with pytest.raises(LongwoodError):
        log.do(ADA, Act(0, what, 1), 5000)


def test_only_the_host_changes_settings_and_adds_or_removes_computers() -> None:
    log = gathered("Ada", "Bo")
    for action in (Settle(0, GolfSettings(holes=18)), Hire(0, "steady"), Rise(0, 0)):
        with pytest.raises(RefusedError, match="host"):
            decide(log.room, BO, action, 7)
    log.do(BO, Prepare(0, ready=True))
    room = log.do(ADA, Settle(0, GolfSettings(holes=18)))
    assert isinstance(room.settings, GolfSettings)
    assert room.settings.holes == 18
    assert not any(seat.ready for seat in room.seats)
    room = log.do(ADA, Hire(0, "steady"))
    assert [seat.name for seat in room.seats] == ["Ada", "Bo", "Steady"]
    with pytest.raises(RefusedError, match="remove anyone"):
        decide(room, ADA, Rise(0, 3), 7)
    with pytest.raises(RefusedError, match="level"):
        decide(room, ADA, Hire(0, "godlike"), 7)
    assert len(log.do(ADA, Rise(0, 2)).seats) == 2


def test_when_the_host_leaves_the_next_guest_becomes_host() -> None:
    log = gathered("Ada", "Bo")
    assert log.room.host == ADA
    assert log.do(ADA, Rise(0)).host == BO


def test_computers_do_not_stay_in_a_room_without_players() -> None:
    log = gathered("Ada")
    log.do(ADA, Hire(0, "expert"))
    assert log.do(ADA, Rise(0)).seats == ()


def test_the_number_of_seats_is_limited() -> None:
    log = gathered(*(f"P{n}" for n in range(8)))
    with pytest.raises(RefusedError, match="8 seats"):
        log.do(EVE, Sit(0, "Eve"))


def test_settings_that_do_not_fit_the_players_are_reported_when_all_are_ready() -> None:
    log = gathered("Ada", "Bo", "Eve", settings=GolfSettings(format="match"))
    log.do(ADA, Prepare(0, ready=True))
    log.do(BO, Prepare(0, ready=True))
    with pytest.raises(RulesError, match="two sides"):
        log.do(EVE, Prepare(0, ready=True))


@pytest.mark.parametrize(
    "settings", [GolfSettings(game="forty-thieves"), GolfSettings(game="tri-peaks"), GolfSettings(options={"jokers": 9})]
)
def test_a_room_cannot_be_opened_with_invalid_settings(settings: GolfSettings) -> None:
    with pytest.raises(RulesError):
        opened(Opened(settings))


def test_seats_and_settings_do_not_change_during_a_game() -> None:
    log = playing("Ada", "Bo")
    actions: Sequence[tuple[str, RoomChange]] = [
        (EVE, Sit(0, "Eve")),
        (ADA, Settle(0, GolfSettings())),
        (ADA, Hire(0, "steady")),
        (ADA, Prepare(0, ready=True)),
    ]
    for player, action in actions:
        with pytest.raises(RefusedError, match="during a game"):
            log.do(player, action)


def test_a_player_who_leaves_loses_the_match_and_a_new_match_can_start() -> None:
    log = playing("Ada", "Bo", settings=GolfSettings(format="match"))
    room = log.do(ADA, Rise(0), 9000)
    assert room.phase is Phase.GATHERING
    assert match(room).winners == [1]
    assert [seat.name for seat in room.contestants] == ["Ada", "Bo"]
    assert [seat.name for seat in room.seats] == ["Bo"]
    log.do(EVE, Sit(0, "Eve"))
    for player in (BO, EVE):
        log.do(player, Prepare(0, ready=True), 10_000)
    room = log.apply(Ticked(), 20_000)
    assert (room.phase, room.games, room.did) == (Phase.PLAYING, 2, (0, 0))
    assert log.replayed() == room


def test_the_other_players_keep_their_seats_when_one_leaves() -> None:
    log = playing("Ada", "Bo", "Eve")
    log.do(ADA, Rise(0), 9000)
    assert log.room.contestant(EVE) == 2
    log.do(EVE, Act(0, "d", 1), 9001)
    assert [len(board.position.moves) for board in match(log.room).match.boards if board] == [0, 0, 1]
    room = log.apply(Went(EVE), 9002)
    assert match(room).match.away_ms[2] == 9002 - room.began_ms
    room = log.do(BO, Rise(0), 9003)
    assert room.phase is Phase.GATHERING


def test_an_absent_player_does_not_delay_the_others() -> None:
    log = playing("Ada", "Bo")
    room = log.apply(Went(BO), 5000)
    log.do(ADA, Act(0, "end", 1), 5001)
    assert room.due == 5000 + ABSENT_MS
    room = log.apply(Ticked(), 5000 + ABSENT_MS)
    assert match(room).match.scores == ((35,), (35,))


def test_a_closed_room_accepts_no_action() -> None:
    log = gathered("Ada")
    log.apply(Closed())
    with pytest.raises(RefusedError, match="closed"):
        log.do(BO, Sit(0, "Bo"))


@pytest.mark.slow
def test_computers_play_a_whole_match_the_same_way_every_time() -> None:
    one, other = (simulate(GolfSettings(), ["beginner", "steady"], 3) for _ in range(2))
    assert one.events == other.events
    assert one.room == other.room
    beginner, steady = match(one.room).match.scores
    assert sum(s for s in steady if s is not None) < sum(s for s in beginner if s is not None)
    assert match(one.room).winners == [1]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200bb\x00c", "abc"),
        ("Ada\ufe0f\u3164", "Ada"),
        ("עדה", "עדה"),
        ("Ада", "Ада"),
        ("🂡 ace", "🂡 ace"),
        ("e\u0301te\u0301", "été"),
        ("\u2067Ada\u2069\u200e", "Ada"),
        ("A\u200d\u200dda\u200d", "A\u200dda"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("สวัสดี", "สวัสดี"),
    ],
)
def test_names_are_normalised(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "\u200b\u202e",
        "x" * 25,
        "a" + "\u0301" * 20,
        "Zalgo" + "\u0335\u0336\u0337\u0338",
        "a" + "\u0335\u200d" * 4,
        "\u200d",
        "\u3164",
        "\u2800",
    ],
)
def test_empty_long_and_unreadable_names_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        clean_name(text)


def test_every_seat_has_a_different_name() -> None:
    log = gathered("Ada")
    room = log.do(BO, Sit(0, "ADA"))
    assert [seat.name for seat in room.seats] == ["Ada", "ADA 2"]
    assert log.do(BO, Rename(0, "ada 2")).seats[1].name == "ada 2"
    for twin in ("Ad\u200da", "\u0410da", "Ad\u0430", "\u0391da", "Áda", "\uff21\uff24\uff21", "\U0001d400da"):
        assert distinct_name(twin, ["Ada"]) == f"{twin} 2"
    for twin, name in (("lan", "Ian"), ("B0", "Bo"), ("Adarn", "Adam"), ("\u0412\u043e\u0440", "BOP")):
        assert distinct_name(twin, [name]) == f"{twin} 2"
    for other in ("Adi", "Bo", "עדה", "Даша", "Marta"):
        assert distinct_name(other, ["Ada", "Maria", "Саша", "Ида", "עידו"]) == other
    assert len(distinct_name("x" * 24, ["x" * 24])) <= 24


def test_room_codes_are_parsed_leniently_and_invalid_ones_refused() -> None:
    code = new_code()
    assert parse_code(f" {code[:3].lower()}-{code[3:]}") == code
    for text in ("", "ABCDE", "ABCDEFG", "ABCDE1", "ABCDEI"):
        with pytest.raises(NotationError):
            parse_code(text)


def test_a_room_can_change_from_golf_to_spit() -> None:
    log = gathered("Ada")
    log.do(ADA, Hire(0, "steady"))
    room = log.do(ADA, Settle(0, SpitSettings()))
    assert [seat.name for seat in room.seats] == ["Ada"]
    log.do(BO, Sit(0, "Bo"))
    with pytest.raises(RefusedError, match="2 seats"):
        log.do(EVE, Sit(0, "Eve"))


def test_spit_can_be_played_in_a_room() -> None:
    log = playing("Ada", "Bo", settings=SpitSettings())
    contest = log.room.contest
    assert isinstance(contest, SpitContest)
    view = view_of(log.room, ADA).contest
    assert isinstance(view, SpitView)
    assert view.phase == "playing"
    assert [happening.kind for happening in view.news] == ["counting", "spat"]
    seat = next(n for n in (0, 1) if view.players[n].able)
    view = view_of(log.room, (ADA, BO)[seat]).contest
    assert isinstance(view, SpitView)
    log.do((ADA, BO)[seat], Act(0, view.moves[0], 1), 5000)
    with pytest.raises(LongwoodError):
        log.do((ADA, BO)[seat], Act(0, view.moves[0], 2), 5001)
    room = log.do(ADA, Rise(0), 6000)
    assert room.phase is Phase.GATHERING
    assert room.contest is not None
    assert room.contest.winners == [1]
    assert log.replayed() == room


def test_spit_can_be_played_through_several_rounds_with_the_moves_offered() -> None:
    log = playing("Ada", "Bo", settings=SpitSettings())
    phases, at, random = set(), log.room.at_ms, Random(1)

    def seen(player: str | None) -> SpitView:
        view = view_of(log.room, player or "", at).contest
        assert isinstance(view, SpitView)
        return view

    did = {ADA: 0, BO: 0}
    for _ in range(2000):
        views = {player: seen(player) for player in (ADA, BO)}
        assert seen(None).moves == []
        phases.add(views[ADA].phase)
        if views[ADA].round == 3 or log.room.phase is not Phase.PLAYING:
            break
        # Moving a card back and forth between empty piles is legal too, but makes no progress.
        can_progress = [views[ADA].phase != "playing" or racer.able for racer in views[ADA].players]
        able = [player for player, can_move in zip(views, can_progress, strict=True) if can_move and views[player].moves]
        if not able:
            at = views[ADA].due_ms or at
            log.apply(Ticked(), at)
            continue
        at += 100
        player = random.choice(able)
        did[player] += 1
        log.do(player, Act(0, random.choice(views[player].moves), did[player]), at)
    assert phases >= {"waiting", "countdown", "playing", "slapping"}
    assert log.replayed() == log.room


def test_spit_offers_no_moves_while_it_waits_for_a_player() -> None:
    log = playing("Ada", "Bo", settings=SpitSettings(no_slap=True))
    log.apply(Went(BO), log.room.at_ms)
    view = view_of(log.room, ADA).contest
    assert isinstance(view, SpitView)
    assert view.moves == []
    assert not view.slaps
    assert view.players[1].absent_ms == log.room.at_ms + 20_000
