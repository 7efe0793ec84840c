"""Quick phrases: an id on the wire, shown to everyone in the room, limited, and switched off by the host."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import get_args

import pytest

from longwood.errors import RefusedError
from longwood.locales import LANGUAGES, say
from longwood.protocol.rooms import Act, GolfSettings, Hush, QuickPhrase, Rename, Rise, Say, SpitSettings
from longwood.server.rooms.state import MOST_PHRASES, PHRASE_PAUSE_MS
from tests.server.playing import Browser, Process, Running
from tests.server.rooms.guests import Guest, open_room
from tests.server.rooms.logs import ADA, BO, EVE, gathered, playing, view_of
from tests.server.rooms.test_room_socket import start_game

PHRASES: tuple[QuickPhrase, ...] = get_args(QuickPhrase)


def test_a_player_waits_between_phrases() -> None:
    log = gathered("Ada", "Bo")
    log.do(ADA, Say(0, "hello"), 10)
    log.do(BO, Say(0, "hello"), 11)
    for at_ms in (11, PHRASE_PAUSE_MS + 9):
        with pytest.raises(RefusedError) as caught:
            log.do(ADA, Say(0, "good-luck"), at_ms)
        assert caught.value.code == "said-enough"
    log.do(ADA, Rename(0, "Ada Lovelace"), 12)
    log.do(ADA, Say(0, "good-luck"), PHRASE_PAUSE_MS + 10)
    said = [(one.n, one.name, one.phrase, one.at_ms) for one in view_of(log.room, EVE).said]
    assert said == [(1, "Ada", "hello", 10), (2, "Bo", "hello", 11), (3, "Ada Lovelace", "good-luck", PHRASE_PAUSE_MS + 10)]
    assert log.replayed() == log.room


def test_talking_neither_ends_a_room_nor_grows_its_views() -> None:
    log = gathered("Ada", "Bo")
    for n in range(MOST_PHRASES):
        log.do(ADA, Say(0, PHRASES[n % len(PHRASES)]), n * PHRASE_PAUSE_MS)
    with pytest.raises(RefusedError):
        log.do(BO, Say(0, "bye"), MOST_PHRASES * PHRASE_PAUSE_MS)
    assert [one.n for one in view_of(log.room, BO).said] == list(range(MOST_PHRASES - 7, MOST_PHRASES + 1))
    log.do(BO, Rename(0, "Bob"), MOST_PHRASES * PHRASE_PAUSE_MS)
    assert log.room.changes == 3, "two took a seat, one has another name"


def test_only_players_speak_and_only_the_host_switches_phrases_off() -> None:
    log = gathered("Ada", "Bo")
    for player, action, code in (
        (EVE, Say(0, "hello"), "not-seated"),
        (EVE, Hush(0, hushed=True), "not-host"),
        (BO, Hush(0, hushed=True), "not-host"),
    ):
        with pytest.raises(RefusedError) as caught:
            log.do(player, action)
        assert caught.value.code == code
    log.do(ADA, Hush(0, hushed=True))
    assert view_of(log.room, BO).hushed
    for player in (ADA, BO):
        with pytest.raises(RefusedError) as caught:
            log.do(player, Say(0, "hello"))
        assert caught.value.code == "hushed"
    log.do(ADA, Hush(0, hushed=False))
    log.do(BO, Say(0, "thanks"))
    log.do(BO, Rise(0))
    assert [one.phrase for one in view_of(log.room, ADA).said] == ["thanks"], "what was said stays when its player leaves"


def test_a_phrase_does_not_reveal_secret_draws() -> None:
    log = playing("Ada", "Bo")
    log.do(ADA, Act(0, "d", 1))
    log.do(ADA, Say(0, "ouch"))
    assert view_of(log.room, BO).seq == view_of(log.room, EVE).seq
    assert log.room.contest is not None
    assert log.room.contest.hidden_actions(1) == 1


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_has_a_text_in_every_language(phrase: QuickPhrase) -> None:
    texts = [say("room-phrase-is", language, phrase=phrase) for language in LANGUAGES]
    assert phrase not in texts, "the id is only the fallback"
    assert len(set(texts)) == len(LANGUAGES)


@pytest.mark.every_store
@pytest.mark.usefixtures("short_countdown")
@pytest.mark.parametrize("settings", [GolfSettings(), SpitSettings()], ids=["golf", "spit"])
def test_everyone_in_the_room_gets_the_id_of_a_phrase(server: Running, settings: GolfSettings | SpitSettings) -> None:
    with ExitStack() as stack:
        browsers = [stack.enter_context(Browser(server.address)) for _ in range(3)]
        room = open_room(browsers[0], settings).room
        one, other, spectator = (stack.enter_context(Guest(browser, room)) for browser in browsers)
        start_game(one, other)
        one.do(Say(0, "good-luck"))
        for guest in (other, spectator):
            while not guest.room.said:
                guest.receive()
            assert [(said.name, said.phrase) for said in guest.room.said] == [("Ada", "good-luck")]
        assert one.refused(Say(0, "good-luck")) == "said-enough"
        assert spectator.refused(Say(0, "hello")) == "not-seated"
        one.socket.send('{"type":"say","ref":1,"phrase":"buy my tokens"}')
        assert getattr(one.receive(), "code", "") == "bad-message"
        one.do(Hush(0, hushed=True))
        assert other.refused(Say(0, "thanks")) == "hushed"


@pytest.mark.every_store
def test_phrases_are_in_the_rooms_log(tmp_path: Path) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(Process(tmp_path))
        ada = stack.enter_context(Browser(first.address()))
        room = open_room(ada).room
        with Guest(ada, room) as guest:
            guest.sit("Ada")
            guest.do(Say(0, "hello"))
            before = guest.room.said
        first.kill()
        with Process(tmp_path) as second, Guest(ada.moved_to(second.address()), room) as guest:
            assert guest.room.said == before
