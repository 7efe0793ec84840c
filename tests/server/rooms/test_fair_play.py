"""Fair play: rooms for strangers, one seat per person, and guests removed by the host."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path

import msgspec
import pytest
from websockets import ConnectionClosed
from websockets.sync.client import ClientConnection

from longwood.errors import LongwoodError, NotationError, RefusedError
from longwood.play import format_record, parse_record
from longwood.play.matches.golf.record import replay_golf
from longwood.protocol import Phrase, Refused
from longwood.protocol.rooms import Act, GolfSettings, GolfView, Hire, Prepare, Remove, Report, Settle, Sit, SpitSettings
from longwood.server.monitoring.metrics import Metrics
from longwood.server.rooms.actions import decide
from longwood.server.rooms.blocked_names import BlockedNames
from longwood.server.rooms.events import Opened, Removed, Settled, Went, format_room_event, parse_room_event
from longwood.server.rooms.fair_play import RemovedNetworks
from longwood.server.rooms.names import clean_name, distinct_name
from longwood.server.rooms.records import record_of_game
from longwood.server.rooms.service import Rooms
from longwood.server.rooms.state import Phase, opened
from longwood.server.rooms.store import RoomStore
from longwood.server.rooms.upkeep import Upkeep, without_guest
from longwood.tables.slices import result_of
from longwood.variants import find_game
from tests.server.databases import database_of
from tests.server.playing import ANSWER_S, Browser, Running
from tests.server.rooms.guests import Guest, open_room, to_room
from tests.server.rooms.logs import ADA, BO, EVE, Log, gathered, match, playing, read_view, view_of

pytestmark = pytest.mark.every_store

HOME, ELSEWHERE = "192.0.2.1", "198.51.100.7"


class NullWaker:
    """A waker that does nothing."""

    def wake(self, topic: str) -> None:
        pass


def with_rooms(
    folder: Path, work: Callable[[Rooms, RoomStore], Coroutine[None, None, None]], blocked_names: BlockedNames | None = None
) -> None:
    """Run a coroutine with rooms on a new database."""

    async def go() -> None:
        database = database_of(folder)
        await database.open()
        store = RoomStore(database)
        rooms = Rooms(store, NullWaker(), Metrics(), blocked_names=blocked_names)
        try:
            await work(rooms, store)
        finally:
            await rooms.close()
            await database.close()

    asyncio.run(go())


async def refused(rooms: Rooms, player: str, room: str, action: Sit | Prepare | Remove | Report, address: str = "") -> str:
    """Return the code with which an action is refused."""
    with pytest.raises(RefusedError) as caught:
        await rooms.act(player, room, action, address)
    return caught.value.code


def messages_until_closed(socket: ClientConnection) -> list[str]:
    """Return all messages until the server closes a connection."""
    messages = []
    with suppress(ConnectionClosed):
        while True:
            messages.append(str(socket.recv(ANSWER_S)))
    return messages


# Deals


@pytest.mark.parametrize("format", ["stroke", "match"])
def test_strangers_get_separate_deals_so_a_second_seat_shows_nothing(format: str) -> None:
    settings = GolfSettings(format="match" if format == "match" else "stroke", strangers=True)
    ada, bo = match(playing("Ada", "Bo", settings=settings).room).match.boards
    assert ada is not None
    assert bo is not None
    assert ada.deal != bo.deal
    assert ada.position.stock != bo.position.stock


@pytest.mark.parametrize("strangers", [False, True])
def test_other_seats_see_a_hole_only_when_everyone_has_finished_it(strangers: bool) -> None:
    log = playing("Ada", "Bo", settings=GolfSettings(strangers=strangers))

    def boards_seen(player: str) -> list[bool]:
        view = view_of(log.room, player, watchers=[1]).contest
        assert isinstance(view, GolfView)
        assert view.own_deals is strangers
        return [golfer.board is not None for golfer in view.players]

    log.do(ADA, Act(0, "end", 1), 5000)
    assert boards_seen(BO) == boards_seen(ADA) == [False, False]
    assert boards_seen(EVE) == [strangers, True], "test_watching.py has the rule for spectators"
    log.do(BO, Act(0, "end", 1), 6000)
    assert boards_seen(EVE) == [True, True]


def test_the_record_of_a_game_between_strangers_is_valid() -> None:
    log = playing("Ada", "Bo", settings=GolfSettings(strangers=True))
    log.do(ADA, Remove(0, "Bo"), 5000)
    record = parse_record(format_record(record_of_game([(log.first, 0), *log.events])))
    verified = replay_golf(record, find_game(record.game, dict(record.options)).rules)
    assert verified.terms.own_deals
    assert [move.partition("@")[0] for move in record.moves] == ["tick", "2:leave"]


def test_rooms_stored_by_earlier_versions_are_for_friends() -> None:
    old = (
        '{"type":"opened","settings":{"type":"golf","game":"golf","options":{},"format":"stroke","holes":9,"own_deals":false,'
        '"play_off":false,"limit_s":300}}'
    )
    event = parse_room_event(old)
    assert isinstance(event, Opened)
    assert event == Opened(GolfSettings())
    assert opened(event) == Log().room
    settled = parse_room_event('{"type":"settled","settings":{"type":"spit","equal_rank":true,"stack_equals":false,"no_slap":false}}')
    assert settled == Settled(SpitSettings(equal_rank=True))


# One person, one seat


def test_with_strangers_each_network_gets_one_seat(tmp_path: Path) -> None:
    async def work(rooms: Rooms, _: RoomStore) -> None:
        room, _code = await rooms.open(SpitSettings(strangers=True))
        await rooms.act("ada", room, Sit(0, "Ada"), HOME)
        assert await refused(rooms, "ada", room, Sit(0, "Ada"), ELSEWHERE) == "seated"
        assert await refused(rooms, "bo", room, Sit(0, "Bo"), HOME) == "same-network"
        await rooms.act("bo", room, Sit(0, "Bo"), ELSEWHERE)
        async with rooms.present("bo", room, HOME):  # now Bo connects from Ada's network
            assert await refused(rooms, "bo", room, Prepare(0, ready=True), HOME) == "same-network"
            await rooms.act("bo", room, Prepare(0, ready=False), HOME)
        async with rooms.present("bo", room, ELSEWHERE):
            await rooms.act("bo", room, Prepare(0, ready=True), ELSEWHERE)

    with_rooms(tmp_path, work)


def test_friends_can_share_a_network_until_the_host_chooses_strangers(tmp_path: Path) -> None:
    async def work(rooms: Rooms, _: RoomStore) -> None:
        room, _code = await rooms.open(GolfSettings())
        for player in ("ada", "bo"):
            await rooms.act(player, room, Sit(0, player), HOME)
        await rooms.act("ada", room, Hire(0, "steady"), HOME)
        await rooms.act("bo", room, Prepare(0, ready=True), HOME)
        await rooms.act("ada", room, Settle(0, GolfSettings(strangers=True)), HOME)
        assert await refused(rooms, "bo", room, Prepare(0, ready=True), HOME) == "same-network"

    with_rooms(tmp_path, work)


# Removing guests


def test_the_host_removes_a_player_before_the_game() -> None:
    log = gathered("Ada", "Bo")
    room = log.do(ADA, Remove(0, "Bo"))
    assert [seat.name for seat in room.seats] == ["Ada"]
    with pytest.raises(RefusedError, match="removed you"):
        log.do(BO, Sit(0, "Bo"))
    log.do(EVE, Sit(0, "Eve"))
    assert log.replayed() == log.room


def test_a_player_removed_during_the_game_forfeits_it() -> None:
    log = playing("Ada", "Bo", "Eve", settings=GolfSettings(play_off=True))
    room = log.do(ADA, Remove(0, "Bo"), 9000)
    assert room.phase is Phase.PLAYING
    assert room.gone == room.removed == {1}
    view = view_of(room, EVE)
    assert isinstance(view.contest, GolfView)
    assert [(player.withdrawn, player.removed) for player in view.contest.players] == [(False, False), (True, True), (False, False)]
    with pytest.raises(LongwoodError):
        log.do(BO, Act(0, "d", 1), 9001)
    log.do(EVE, Act(0, "d", 1), 9002)
    room = log.do(ADA, Remove(0, "Eve"), 9003)
    assert room.phase is Phase.GATHERING
    assert match(room).winners == [0]
    assert log.replayed() == room


def test_only_the_host_can_remove_others_and_only_later_guests() -> None:
    log = gathered("Ada", "Bo", "Eve")
    log.do(ADA, Hire(0, "steady"))
    for player, action in (
        (BO, Remove(0, "Eve")),
        (EVE, Remove(0, watcher=1)),
        (ADA, Remove(0, "Ada")),
        (ADA, Remove(0, "nobody")),
        (ADA, Remove(0)),
        (ADA, Remove(0, watcher=2)),
    ):
        with pytest.raises(RefusedError):
            decide(log.room, player, action, 7, {1: "watcher-id"})
    assert decide(log.room, ADA, Remove(0, watcher=1), 7, {1: "watcher-id"}) == Removed("watcher-id")
    assert len(log.do(ADA, Remove(0, "Steady")).seats) == 3
    log.apply(Went(ADA))
    assert log.room.host == BO, "the host is disconnected"
    with pytest.raises(RefusedError):
        log.do(BO, Remove(0, "Ada"))
    log.do(BO, Remove(0, "Eve"))


def test_deleting_a_guests_data_also_replaces_their_identity_in_removals() -> None:
    log = gathered("Ada", "Bo")
    log.do(ADA, Remove(0, "Bo"))
    texts = [format_room_event(event) for event in result_of(without_guest([(log.first, 0), *log.events], BO, "alias"))]
    assert not any(BO in text for text in texts)
    assert any("alias" in text for text in texts)


def test_a_removed_spectator_can_have_their_data_deleted(tmp_path: Path) -> None:
    async def work(rooms: Rooms, store: RoomStore) -> None:
        room, _code = await rooms.open(GolfSettings())
        await rooms.act("ada", room, Sit(0, "Ada"))
        async with rooms.present("eve", room):
            await rooms.act("ada", room, Remove(0, watcher=1))
        assert any("eve" in stored.event for stored in await store.events(room))
        await Upkeep(rooms, store).forget("eve")
        assert not any("eve" in stored.event for stored in await store.events(room))

    with_rooms(tmp_path, work)


def test_only_the_host_sees_the_numbers_of_spectators(tmp_path: Path) -> None:
    async def work(rooms: Rooms, _: RoomStore) -> None:
        room, _code = await rooms.open(GolfSettings())
        async with AsyncExitStack() as stack:
            for guest in ("ada", "bo"):
                await stack.enter_async_context(rooms.present(guest, room))
                await rooms.act(guest, room, Sit(0, guest))
            async with rooms.present("eve", room):
                assert read_view(await rooms.view("ada", room)).watchers == [3]
                seen = read_view(await rooms.view("bo", room))
                assert (seen.watchers, seen.watching) == ([], 1)
                shown = await rooms.shown("ada", room)
            async with rooms.present("zoe", room):
                assert not (await rooms.shown("ada", room)).is_same(shown)
                assert read_view(await rooms.view("ada", room)).watchers == [4], "a number never passes on to another guest"

    with_rooms(tmp_path, work)


@pytest.mark.parametrize("strangers", [False, True])
def test_a_removed_guest_cannot_rejoin_at_once(tmp_path: Path, strangers: bool) -> None:
    async def work(rooms: Rooms, _: RoomStore) -> None:
        room, _code = await rooms.open(GolfSettings(strangers=strangers))
        await rooms.act("ada", room, Sit(0, "Ada"), HOME)

        async def can_enter(player: str, address: str) -> bool:
            try:
                async with rooms.present(player, room, address):
                    return True
            except RefusedError as error:
                return error.code != "removed"

        async with rooms.present("eve", room, ELSEWHERE):
            await rooms.act("ada", room, Remove(0, watcher=1), HOME)
            assert await refused(rooms, "eve", room, Sit(0, "Eve"), ELSEWHERE) == "removed"
            with pytest.raises(RefusedError):
                await rooms.shown("eve", room)
        assert not await can_enter("eve", "203.0.113.5")
        assert await can_enter("eve again", ELSEWHERE) is not strangers
        if strangers:
            assert await refused(rooms, "eve again", room, Sit(0, "Eve"), ELSEWHERE) == "removed"
        assert await can_enter("zoe", "203.0.113.5")
        assert await can_enter("ada", ELSEWHERE), "a guest with a seat can always come"

    with_rooms(tmp_path, work)


EVASIONS = [
    "rude™",
    "℠rude",
    "a_d_m_i_n",
    "admin_",
    "_rude_",
    "rude!",
    "!rude",
    "rude$",
    "admin²",
    "rude¹",
    "rude②",
    "admӏn",  # noqa: RUF001
    "🅰🅳🅼🅸🅽",
    "🅐🅓🅜🅘🅝",
    "🇦🇩🇲🇮🇳",
]


@pytest.mark.parametrize("name", EVASIONS)
def test_signs_and_enclosed_letters_do_not_hide_a_blocked_name(tmp_path: Path, name: str) -> None:
    (tmp_path / "blocked-names").write_text("admin\nrude\n", encoding="utf-8")
    blocked = BlockedNames(tmp_path / "blocked-names")
    with pytest.raises(RefusedError):
        blocked.check(name)
    for other in ("Prudence", "Ada!", "Addie_2", "🅰da"):
        blocked.check(other)
    assert distinct_name("🅰da", ["Ada"]) != "🅰da"
    with pytest.raises(NotationError):
        clean_name("\U0001d159")


@pytest.mark.parametrize("name", ["νiagra", "viᎪgrᎪ", "ꓦiꓮgrꓮ", "ꮩiagra", "𐓺", "Vіаɡrа", "v𑣃agra"])  # noqa: RUF001
def test_letters_of_any_script_do_not_hide_a_blocked_name(tmp_path: Path, name: str) -> None:
    """Greek, Cherokee, Lisu, Osage, Cyrillic and Warang Citi."""
    (tmp_path / "blocked-names").write_text("viagra\nniagra\n7\n", encoding="utf-8")
    with pytest.raises(RefusedError):
        BlockedNames(tmp_path / "blocked-names").check(name)


@pytest.mark.parametrize(("one", "other"), [("Νίκος", "νίκος"), ("Юля", "юля"), ("Ыйбек", "ыйбек"), ("ᏣᎳᎩ", "ꮳꮃꭹ"), ("Æsop", "æsop")])
def test_capitals_make_no_difference_in_any_script(one: str, other: str) -> None:
    assert distinct_name(other, [one]) != other


def test_a_removed_guest_stays_out_after_deleting_their_data(tmp_path: Path) -> None:
    async def work(rooms: Rooms, store: RoomStore) -> None:
        room, _code = await rooms.open(GolfSettings())
        await rooms.act("ada", room, Sit(0, "Ada"), HOME)
        await rooms.act("eve", room, Sit(0, "Eve"), ELSEWHERE)
        await rooms.act("ada", room, Remove(0, name="Eve"), HOME)
        await Upkeep(rooms, store).forget("eve")
        assert not any("eve" in stored.event for stored in await store.events(room))
        assert await refused(rooms, "eve", room, Sit(0, "Bo"), "203.0.113.5") == "removed"
        with pytest.raises(RefusedError):
            async with rooms.present("eve", room, "203.0.113.5"):
                pass
        await rooms.act("zoe", room, Sit(0, "Zoe"), ELSEWHERE)

    with_rooms(tmp_path, work)


def test_the_number_of_remembered_networks_is_limited() -> None:
    removed, room = RemovedNetworks(most_rooms=2), opened(Opened(GolfSettings(strangers=True)))
    for name in ("one", "two", "three"):
        removed.add(name, {HOME, ""})
    removed.check("one", room, "eve", HOME)
    removed.check("three", room, "eve", "")
    with pytest.raises(RefusedError):
        removed.check("three", room, "eve", HOME)


def test_a_removed_guest_gets_the_reason_and_is_disconnected(server: Running) -> None:
    with ExitStack() as stack:
        ada, bo = (stack.enter_context(Browser(server.address)) for _ in range(2))
        room = open_room(ada).room
        host, guest = (stack.enter_context(Guest(browser, room)) for browser in (ada, bo))
        host.sit("Ada")
        guest.sit("Bo")
        assert guest.refused(Remove(0, "Ada")) == "not-host"
        host.do(Remove(0, "Bo"))
        assert [seat.name for seat in host.room.seats] == ["Ada"]
        for socket in (guest.socket, stack.enter_context(to_room(bo, room))):
            answer = msgspec.json.decode(messages_until_closed(socket)[-1], type=Refused)
            assert answer.phrase == Phrase("refused-removed", {}), "the page shows the reason in its own language"
            assert socket.close_code == 4403


# Names


def test_blocked_names_are_refused_and_the_file_is_read_again_when_it_changes(tmp_path: Path) -> None:
    file = tmp_path / "blocked-names"

    async def work(rooms: Rooms, _: RoomStore) -> None:
        room, _code = await rooms.open(GolfSettings())
        await rooms.act("ada", room, Sit(0, "rude"))
        file.write_text("# comment\n\nrude\n*vile*\n", encoding="utf-8")
        for name in ("Rude", "Mr RUDE", "r u d e", "rude123", "Ru\u0501e", "Devilery v1le", "évilevil"):
            assert await refused(rooms, "bo", room, Sit(0, name)) == "name-blocked", name
        await rooms.act("bo", room, Sit(0, "Prudence"))
        file.write_bytes(b"\xff")
        assert await refused(rooms, "eve", room, Sit(0, "rude")) == "name-blocked", "an unreadable file changes nothing"
        file.unlink()
        await rooms.act("eve", room, Sit(0, "vile"))

    with_rooms(tmp_path, work, BlockedNames(file))


def test_a_reported_name_is_logged_once_for_each_guest(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(rooms: Rooms, _: RoomStore) -> None:
        room, _code = await rooms.open(GolfSettings())
        await rooms.act("bo", room, Sit(0, "Rude name"))
        for guest in ("ada", "ada", "eve"):
            await rooms.act(guest, room, Report(0, "Rude name"))
        assert await refused(rooms, "ada", room, Report(0, "Nobody\nforged line")) == "no-seat"
        assert [record.getMessage() for record in caplog.records] == [f"a guest of room {room} reports the name 'Rude name'"] * 2

    with caplog.at_level(logging.WARNING, "longwood"):
        with_rooms(tmp_path, work)
