"""The state of a room, built from its log: seats, readiness, countdown, games, rematches, and what guests may do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from longwood.errors import LongwoodError, NotationError, RefusedError, RulesError
from longwood.play.matches.golf.match import ABSENT_MS
from longwood.server.protocol.rooms import (
    Act,
    GolfSettings,
    Hire,
    Prepare,
    Rename,
    Rise,
    RoomAction,
    Settings,
    Settle,
    Sit,
    SpitSettings,
    SpitView,
)
from longwood.server.rooms import state as room_of
from longwood.server.rooms.actions import decide
from longwood.server.rooms.events import Came, Closed, Opened, RoomEvent, Ticked, Went, format_room_event, parse_room_event
from longwood.server.rooms.games.golf import GolfContest
from longwood.server.rooms.games.registry import countdown_ms
from longwood.server.rooms.games.spit import SpitContest
from longwood.server.rooms.names import clean_name, distinct_name, new_code, parse_code
from longwood.server.rooms.simulation import simulate
from longwood.server.rooms.state import MOST_TALK, SEAT_KEPT_MS, Phase, Room, opened
from longwood.server.rooms.views import room_view, told_seq

COUNTDOWN_MS = countdown_ms(GolfSettings())
ADA, BO, EVE = "ada-id", "bo-id", "eve-id"


class Log:
    """A room and the events that led to it."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.first = Opened(settings or GolfSettings())
        self.room = opened(self.first)
        self.events: list[tuple[RoomEvent, int]] = []

    def happen(self, event: RoomEvent, at_ms: int | None = None) -> Room:
        at = self.room.at_ms if at_ms is None else at_ms
        self.room = self.room.apply(event, at)
        self.events.append((event, at))
        return self.room

    def do(self, player: str, action: RoomAction, at_ms: int | None = None) -> Room:
        return self.happen(decide(self.room, player, action, 7), at_ms)

    def replayed(self) -> Room:
        """Return the room rebuilt from its stored events."""
        room = opened(self.first)
        for event, at in self.events:
            room = room.apply(parse_room_event(format_room_event(event)), at)
        return room


def match(room: Room) -> GolfContest:
    assert isinstance(room.contest, GolfContest)
    return room.contest


def gathered(*names: str, settings: Settings | None = None) -> Log:
    log = Log(settings)
    for name in names:
        log.do(f"{name.lower()}-id", Sit(0, name))
    return log


def playing(*names: str, settings: Settings | None = None) -> Log:
    log = gathered(*names, settings=settings)
    for name in names:
        log.do(f"{name.lower()}-id", Prepare(0, ready=True), 1000)
    log.happen(Ticked(), 1000 + COUNTDOWN_MS)
    return log


def test_a_game_begins_when_all_are_ready_and_the_countdown_is_over() -> None:
    log = gathered("Ada", "Bo")
    room = log.do(ADA, Prepare(0, ready=True), 10)
    assert room.phase is Phase.GATHERING
    room = log.do(BO, Prepare(0, ready=True), 20)
    assert room.phase is Phase.COUNTDOWN
    assert room.due == 20 + COUNTDOWN_MS
    assert log.happen(Ticked(), 19 + COUNTDOWN_MS).phase is Phase.COUNTDOWN
    room = log.happen(Ticked(), 20 + COUNTDOWN_MS)
    assert room.phase is Phase.PLAYING
    assert room.began_ms == 20 + COUNTDOWN_MS
    assert log.replayed() == room


def test_a_player_who_is_no_longer_ready_stops_the_countdown() -> None:
    log = gathered("Ada", "Bo")
    log.do(ADA, Prepare(0, ready=True))
    log.do(BO, Prepare(0, ready=True))
    assert log.do(ADA, Prepare(0, ready=False), 100).phase is Phase.GATHERING
    assert log.do(ADA, Prepare(0, ready=True), 200).phase is Phase.COUNTDOWN
    assert log.happen(Went(BO), 300).phase is Phase.GATHERING
    assert not log.room.seats[1].ready


def test_a_game_needs_more_than_one_player() -> None:
    log = gathered("Ada")
    assert log.do(ADA, Prepare(0, ready=True)).phase is Phase.GATHERING


def test_actions_are_numbered_so_that_none_is_done_twice() -> None:
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
    with pytest.raises(RefusedError, match="you can remove"):
        decide(room, ADA, Rise(0, 3), 7)
    with pytest.raises(RefusedError, match="level"):
        decide(room, ADA, Hire(0, "godlike"), 7)
    assert len(log.do(ADA, Rise(0, 2)).seats) == 2


def test_when_the_host_leaves_the_next_guest_becomes_host() -> None:
    log = gathered("Ada", "Bo")
    assert log.room.host == ADA
    assert log.do(ADA, Rise(0)).host == BO


def test_computers_do_not_stay_without_a_player() -> None:
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
def test_a_room_can_be_opened_only_for_golf(settings: GolfSettings) -> None:
    with pytest.raises(RulesError):
        opened(Opened(settings))


def test_seats_and_settings_do_not_change_during_a_game() -> None:
    log = playing("Ada", "Bo")
    actions: Sequence[tuple[str, RoomAction]] = [
        (EVE, Sit(0, "Eve")),
        (ADA, Settle(0, GolfSettings())),
        (ADA, Hire(0, "steady")),
        (ADA, Prepare(0, ready=True)),
    ]
    for player, action in actions:
        with pytest.raises(RefusedError, match="during a game"):
            log.do(player, action)


def test_a_player_who_leaves_loses_the_match_and_a_new_one_may_begin() -> None:
    log = playing("Ada", "Bo", settings=GolfSettings(format="match"))
    room = log.do(ADA, Rise(0), 9000)
    assert room.phase is Phase.GATHERING
    assert match(room).winners == [1]
    assert [seat.name for seat in room.contestants] == ["Ada", "Bo"]
    assert [seat.name for seat in room.seats] == ["Bo"]
    log.do(EVE, Sit(0, "Eve"))
    for player in (BO, EVE):
        log.do(player, Prepare(0, ready=True), 10_000)
    room = log.happen(Ticked(), 20_000)
    assert (room.phase, room.games, room.did) == (Phase.PLAYING, 2, (0, 0))
    assert log.replayed() == room


def test_the_other_players_keep_their_seats_when_one_leaves() -> None:
    log = playing("Ada", "Bo", "Eve")
    log.do(ADA, Rise(0), 9000)
    assert log.room.contestant(EVE) == 2
    log.do(EVE, Act(0, "d", 1), 9001)
    assert [len(board.position.moves) for board in match(log.room).match.boards if board] == [0, 0, 1]
    room = log.happen(Went(EVE), 9002)
    assert match(room).match.away_ms[2] == 9002 - room.began_ms
    room = log.do(BO, Rise(0), 9003)
    assert room.phase is Phase.GATHERING


def test_an_absent_player_does_not_delay_the_others() -> None:
    log = playing("Ada", "Bo")
    room = log.happen(Went(BO), 5000)
    log.do(ADA, Act(0, "end", 1), 5001)
    assert room.due == 5000 + ABSENT_MS
    room = log.happen(Ticked(), 5000 + ABSENT_MS)
    assert match(room).match.scores == ((35,), (35,))


def test_a_closed_room_accepts_no_action() -> None:
    log = gathered("Ada")
    log.happen(Closed())
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
    ],
)
def test_names_are_normalised(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u202e", "x" * 25, "a" + "\u0301" * 20, "\u200d", "\u3164", "\u2800"])
def test_unreadable_names_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        clean_name(text)


def test_every_seat_has_a_different_name() -> None:
    log = gathered("Ada")
    room = log.do(BO, Sit(0, "ADA"))
    assert [seat.name for seat in room.seats] == ["Ada", "ADA 2"]
    assert log.do(BO, Rename(0, "ada 2")).seats[1].name == "ada 2"
    assert distinct_name("Ad\u200da", ["Ada"]) == "Ad\u200da 2"
    assert len(distinct_name("x" * 24, ["x" * 24])) <= 24


def test_room_codes() -> None:
    code = new_code()
    assert parse_code(f" {code[:3].lower()}-{code[3:]}") == code
    for text in ("", "ABCDE", "ABCDEFG", "ABCDE1", "ABCDEI"):
        with pytest.raises(NotationError):
            parse_code(text)


def test_a_room_may_change_from_golf_to_spit() -> None:
    log = gathered("Ada")
    log.do(ADA, Hire(0, "steady"))
    room = log.do(ADA, Settle(0, SpitSettings()))
    assert [seat.name for seat in room.seats] == ["Ada"]
    log.do(BO, Sit(0, "Bo"))
    with pytest.raises(RefusedError, match="2 seats"):
        log.do(EVE, Sit(0, "Eve"))


def test_spit_in_a_room() -> None:
    log = playing("Ada", "Bo", settings=SpitSettings())
    contest = log.room.contest
    assert isinstance(contest, SpitContest)
    view = room_view("id", None, log.room, 1, ADA, log.room.at_ms, 0).contest
    assert isinstance(view, SpitView)
    assert view.phase == "playing"
    assert [news.kind for news in view.news] == ["counting", "spat"]
    seat = next(n for n in (0, 1) if view.players[n].able)
    view = room_view("id", None, log.room, 1, (ADA, BO)[seat], log.room.at_ms, 0).contest
    assert isinstance(view, SpitView)
    log.do((ADA, BO)[seat], Act(0, view.moves[0], 1), 5000)
    with pytest.raises(LongwoodError):
        log.do((ADA, BO)[seat], Act(0, view.moves[0], 2), 5001)
    room = log.do(ADA, Rise(0), 6000)
    assert room.phase is Phase.GATHERING
    assert room.contest is not None
    assert room.contest.winners == [1]
    assert log.replayed() == room


def test_the_moves_of_spit_lead_through_its_rounds() -> None:
    log = playing("Ada", "Bo", settings=SpitSettings())
    phases, at, random = set(), log.room.at_ms, Random(1)

    def seen(player: str | None) -> SpitView:
        view = room_view("id", None, log.room, 1, player or "", at, 0).contest
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
        busy = [views[ADA].phase != "playing" or racer.able for racer in views[ADA].players]
        able = [player for player, may in zip(views, busy, strict=True) if may and views[player].moves]
        if not able:
            at = views[ADA].due_ms or at
            log.happen(Ticked(), at)
            continue
        at += 100
        player = random.choice(able)
        did[player] += 1
        log.do(player, Act(0, random.choice(views[player].moves), did[player]), at)
    assert phases >= {"waiting", "countdown", "playing", "slapping"}
    assert log.replayed() == log.room


def test_no_moves_while_a_match_of_spit_waits_for_a_player() -> None:
    log = playing("Ada", "Bo", settings=SpitSettings(no_slap=True))
    log.happen(Went(BO), log.room.at_ms)
    view = room_view("id", None, log.room, 1, ADA, log.room.at_ms, 0).contest
    assert isinstance(view, SpitView)
    assert view.moves == []
    assert not view.slaps
    assert view.players[1].absent_ms == log.room.at_ms + 20_000


def test_a_seat_is_freed_when_its_guest_stays_away() -> None:
    log = gathered("Ada", "Bo")
    log.do(ADA, Hire(0, "steady"))
    room = log.happen(Went(ADA), 1000)
    assert room.host == BO, "the first who is here"
    assert room.due == 1000 + SEAT_KEPT_MS
    room = log.happen(Ticked(), 1000 + SEAT_KEPT_MS)
    assert [seat.name for seat in room.seats] == ["Bo", "Steady"]
    room = log.happen(Went(BO), 200_000)
    assert log.happen(Ticked(), 200_000 + SEAT_KEPT_MS).seats == ()
    assert log.replayed() == log.room


def test_the_host_can_remove_guests_only_between_games() -> None:
    log = gathered("Ada", "Bo")
    assert [seat.name for seat in log.do(ADA, Rise(0, 1)).seats] == ["Ada"]
    log = playing("Ada", "Bo")
    with pytest.raises(RefusedError):
        log.do(ADA, Rise(0, 1))


def test_computers_do_not_continue_a_game_without_players() -> None:
    log = gathered("Ada")
    for level in ("steady", "sharp"):
        log.do(ADA, Hire(0, level))
    log.do(ADA, Prepare(0, ready=True), 1000)
    log.happen(Ticked(), 1000 + COUNTDOWN_MS)
    room = log.do(ADA, Rise(0), 9000)
    assert room.phase is Phase.GATHERING
    assert room.seats == ()
    assert log.replayed() == room


def test_renaming_is_limited_but_leaving_is_not() -> None:
    log = gathered("Ada", "Bo")
    for number in range(MOST_TALK - log.room.talk):
        log.do(ADA, Rename(0, f"Ada {number % 7}"))
    with pytest.raises(RefusedError, match="has expired"):
        log.do(ADA, Rename(0, "Ada"))
    assert len(log.do(BO, Rise(0)).seats) == 1


def test_the_number_of_actions_in_a_game_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a player could play a card and take it back without limit, replaying the log would take hours."""
    monkeypatch.setattr(room_of, "MOST_OF_A_GAME", 9)
    log = playing("Ada", "Bo")
    for number in range(1, 10):
        log.do(ADA, Act(0, "d", number))
    with pytest.raises(RefusedError, match="has expired"):
        log.do(ADA, Act(0, "d", 10))
    assert log.do(BO, Act(0, "d", 1)).did == (9, 1), "the others play on"
    assert log.do(ADA, Rise(0)).phase is Phase.GATHERING


def test_a_room_that_reached_its_limit_of_actions_begins_no_further_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_of, "MOST_DEEDS", 3)
    log = playing("Ada", "Bo", settings=GolfSettings(format="match"))
    for number in range(1, 6):
        log.do(ADA, Act(0, "d", number))
    assert log.room.actions == 5, "the game in play goes on"
    log.do(BO, Rise(0))
    assert log.room.phase is Phase.GATHERING
    for action in (Prepare(0, ready=True), Rename(0, "A"), Hire(0, "steady")):
        with pytest.raises(RefusedError, match="has expired"):
            log.do(ADA, action)
    assert log.replayed() == log.room
    assert log.do(ADA, Rise(0)).seats == ()


def test_a_guest_who_reconnects_too_often_is_refused_and_the_others_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_of, "MOST_RETURNS", 2)
    log = playing("Ada", "Bo")
    for at_ms in (10_000, 20_000):
        log.happen(Went(ADA), at_ms)
        log.happen(Came(ADA), at_ms + 1)
    log.happen(Went(ADA), 30_000)
    with pytest.raises(RefusedError, match="has expired"):
        log.happen(Came(ADA), 30_001)
    assert log.do(BO, Act(0, "d", 1), 30_002).phase is Phase.PLAYING, "the others play on"


def test_a_play_off_without_a_winner_is_shared() -> None:
    log = playing("Ada", "Bo", settings=GolfSettings(format="match", play_off=True, limit_s=60))
    for _ in range(200):
        if log.room.phase is not Phase.PLAYING:
            break
        assert log.room.due is not None
        log.happen(Ticked(), log.room.due)
    assert log.room.phase is Phase.GATHERING
    assert match(log.room).match.status.result == "halved"
    assert match(log.room).match.hole == 27


def test_a_player_who_left_a_game_never_receives_an_older_number() -> None:
    """They have seen their own draws, which other players do not notice."""
    log = playing("Ada", "Bo", "Eve")
    heard: dict[str, list[int]] = {player: [] for player in (ADA, BO, EVE, "watcher")}

    def note() -> None:
        for player, numbers in heard.items():
            numbers.append(told_seq(log.room, len(log.events) + 1, player))

    note()
    for n, (player, what) in enumerate(((ADA, "d"), (BO, "d"), (ADA, "d"), (EVE, "d")), 1):
        log.do(player, Act(0, what, log.room.did[log.room.contestant(player) or 0] + 1), log.room.at_ms + n)
        note()
    log.do(ADA, Rise(0))
    note()
    log.do(BO, Act(0, "end", 2))
    note()
    log.do(EVE, Act(0, "end", 2))
    note()
    first = heard[ADA][0]
    assert [n - first for n in heard[ADA]] == [0, 1, 1, 2, 2, 3, 4, 7]
    assert [n - first for n in heard[BO]] == [0, 0, 1, 1, 1, 2, 3, 7]
    assert [n - first for n in heard["watcher"]] == [0, 0, 0, 0, 0, 1, 2, 7]
