"""Tests of properties of every race: no card is lost, replays are identical, and views reveal no hidden cards."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct, structs

from longwood.cards import Card
from longwood.errors import NotationError, RefusedError
from longwood.play import format_record, parse_record
from longwood.play.matches.race import (
    Away,
    Back,
    Event,
    Phase,
    Play,
    RacePosition,
    Ready,
    Shift,
    Slap,
    Tick,
    Withdraw,
    apply,
    due_ms,
    format_event,
    make_record,
    parse_event,
    replay,
    replay_log,
    view,
)
from longwood.play.matches.race.board import can_act, can_expose, cards_by_seat, dealt, fits
from longwood.rules import RaceRules
from longwood.variants import find_race
from tests.play.matches.race.at_random import attempts, log_of, some_rules
from tests.play.matches.race.tables import whole
from tests.soak import times

SEEDS = st.integers(0, 2**32)
SEATS = st.integers(0, 1)
CARDS = st.integers(0, 51).map(Card)
EVENTS: st.SearchStrategy[Event] = st.one_of(
    st.builds(Ready, SEATS),
    st.builds(Play, SEATS, CARDS, SEATS),
    st.builds(Shift, SEATS, CARDS, st.integers(0, 8)),
    st.builds(Slap, SEATS, SEATS),
    st.builds(Away, SEATS),
    st.builds(Back, SEATS),
    st.builds(Withdraw, SEATS),
    st.just(Tick()),
)


def check(position: RacePosition) -> None:
    """Check the invariants of a position."""
    assert whole(position)
    rules, due = position.rules, due_ms(position)
    assert position.phase is Phase.OVER or position.winner is None
    assert due is None or due > position.now_ms, "what was due has happened"
    assert position.has_two_spits or position.spits.count(None) == 1
    is_playing = position.phase is Phase.PLAYING
    assert view(position, None).able == (is_playing and can_act(position, 0), is_playing and can_act(position, 1))
    for seat, row in enumerate(position.rows):
        assert len(row) == rules.piles
        for pile in row:
            assert bool(pile.up) or not pile.hidden, "a face-down top"
            assert len(pile.up) <= 1 or rules.stack_equals
            assert len({card % 13 for card in pile.up}) <= 1
        if position.spits[seat] is None:
            assert position.spares[seat] == ()
        if position.phase is Phase.PLAYING:
            assert any(pile.up for pile in row), "an empty row ends the round"


@pytest.mark.soak
@settings(max_examples=times(20, 1000))
@given(SEEDS)
def test_no_card_is_lost_and_the_accepted_events_replay(seed: int) -> None:
    chance = Random(seed)
    rules, deal = some_rules(chance), chance.randrange(2**63)
    log: list[tuple[int, Event]] = []
    last = None
    for position, at_ms, event in attempts(rules, deal, chance, most=600):
        check(position)
        try:
            last = apply(position, event, at_ms).position
        except RefusedError:
            continue
        log.append((at_ms, event))
    assert last is not None
    check(last)
    assert replay_log(rules, deal, log) == last


@pytest.mark.soak
@settings(max_examples=times(12, 1000))
@given(SEEDS)
def test_ticks_do_not_change_the_result(seed: int) -> None:
    """A log without its ticks and one with many more lead to the same position."""
    chance = Random(seed)
    rules, deal = some_rules(chance), chance.randrange(2**63)
    log = log_of(rules, deal, chance, most=400)
    end_ms = log[-1][0]
    bare = [(at_ms, event) for at_ms, event in log if not isinstance(event, Tick)]
    more = sorted([*bare, *((chance.randrange(end_ms + 1), Tick()) for _ in range(50))], key=lambda timed: timed[0])
    assert replay_log(rules, deal, [*bare, (end_ms, Tick())]) == replay_log(rules, deal, [*more, (end_ms, Tick())])
    assert replay_log(rules, deal, [*bare, (end_ms, Tick())]) == replay_log(rules, deal, log)


@pytest.mark.soak
@settings(max_examples=times(12, 1000))
@given(SEEDS, st.integers(1, 100_000))
def test_a_paused_match_continues_as_if_it_had_not_been_paused(seed: int, away_ms: int) -> None:
    """Both players disconnect at some moment, for less time than a forfeit takes. All later events are delayed by that time."""
    chance = Random(seed)
    rules = replace(some_rules(chance), absence_ms=200_000, absences_ms=0)
    deal = chance.randrange(2**63)
    log: list[tuple[int, Event]] = []
    for timed in log_of(rules, deal, chance, most=300):
        if not isinstance(timed[1], (Away, Back, Withdraw)):
            log.append(timed)
    cut = chance.randrange(len(log))
    stop_ms = log[cut][0]
    position = dealt(rules, deal)
    for at_ms, event in log[:cut]:
        try:
            position = apply(position, event, at_ms).position
        except RefusedError:
            continue
    plain = apply(position, Tick(), stop_ms).position
    if plain.phase is Phase.OVER:
        return
    stopped = plain
    back_ms = stop_ms + away_ms
    stops: list[tuple[int, Event]] = [(stop_ms, Away(0)), (stop_ms, Away(1)), (back_ms, Back(0)), (back_ms, Back(1))]
    for at_ms, event in stops:
        stopped = apply(stopped, event, at_ms).position
    assert view(stopped, 0).rows == view(plain, 0).rows
    for at_ms, event in log[cut:]:
        outcomes = []
        for before, time_ms in ((plain, at_ms), (stopped, at_ms + away_ms)):
            try:
                outcomes.append(apply(before, event, time_ms).position)
            except RefusedError:
                outcomes.append(apply(before, Tick(), time_ms).position)
        plain, stopped = outcomes
        assert (plain.rows, plain.spits, plain.spares, plain.phase, plain.round) == (
            stopped.rows,
            stopped.spits,
            stopped.spares,
            stopped.phase,
            stopped.round,
        )
        due, later = due_ms(plain), due_ms(stopped)
        assert (due is None and later is None) or (due is not None and later == due + away_ms)


def shuffle_hidden(position: RacePosition, chance: Random) -> RacePosition:
    """Return a position that looks the same but has other face-down, spit and buried cards, and other numbers of them if possible."""
    buried = [card for spit in position.spits for card in (spit or ())[:-1]]
    unseen = [card for row in position.rows for pile in row for card in pile.hidden]
    spare = [card for spares in position.spares for card in spares]
    pool = buried + unseen + spare
    chance.shuffle(pool)

    def take(count: int) -> tuple[Card, ...]:
        taken = tuple(pool[:count])
        del pool[:count]
        return taken

    rows = tuple(tuple(structs.replace(pile, hidden=take(len(pile.hidden))) for pile in row) for row in position.rows)
    movable = [bool(spares) for spares in position.spares]
    keep = [take(1) if has else () for has in movable]
    # Distribute the remaining cards at random over the spit cards of players who have some, and the spit piles.
    places: list[list[Card]] = [[], [], [], []]
    open_places = [n for n in (0, 1) if movable[n]] + [2 + n for n in (0, 1) if position.spits[n]]
    while pool:
        places[chance.choice(open_places)].append(pool.pop())
    spits = tuple((*places[2 + n], spit[-1]) if spit else spit for n, spit in enumerate(position.spits))
    return structs.replace(
        position,
        deal=position.deal + 1,
        rows=(rows[0], rows[1]),
        spares=((*keep[0], *places[0]), (*keep[1], *places[1])),
        spits=(spits[0], spits[1]),
    )


@pytest.mark.soak
@settings(max_examples=times(20, 1000))
@given(SEEDS)
def test_a_view_reveals_nothing_about_hidden_cards(seed: int) -> None:
    """Positions that differ only in hidden or buried cards, their numbers or the deal number look the same to everyone."""
    chance = Random(seed)
    rules = some_rules(chance)
    for position, _, _ in attempts(rules, chance.randrange(2**62), chance, most=150):
        if not any(position.spits) and position.phase in (Phase.WAITING, Phase.COUNTDOWN):
            continue  # the spit piles are still empty, so the number of spit cards is known
        other = shuffle_hidden(position, chance)
        assert whole(other)
        for seat in (0, 1, None):
            assert view(other, seat) == view(position, seat)


def cards_in(value: object) -> set[int]:
    """Return every number in a view that could be a card."""
    if isinstance(value, Struct):
        return set().union(*(cards_in(getattr(value, name)) for name in value.__struct_fields__ if name in ("rows", "spits", "up")))
    if isinstance(value, tuple):
        return set().union(*map(cards_in, value)) if value else set()
    return {value} if isinstance(value, int) else set()


@pytest.mark.soak
@settings(max_examples=times(12, 1000))
@given(SEEDS)
def test_a_view_names_exactly_the_face_up_cards(seed: int) -> None:
    chance = Random(seed)
    for position, _, _ in attempts(some_rules(chance), chance.randrange(2**63), chance, most=150):
        face_up = {card for row in position.rows for pile in row for card in pile.up} | {spit[-1] for spit in position.spits if spit}
        for seat in (0, 1, None):
            assert cards_in(view(position, seat)) == face_up


@given(EVENTS)
def test_events_can_be_formatted_and_parsed(event: Event) -> None:
    assert parse_event(format_event(event)) == event


@given(st.one_of(st.text(max_size=12), st.from_regex(r"[0-3]?:?(ready|slap-s[0-3]|[A2-9TJQK][CDHS]-s?[0-9])", fullmatch=True)))
def test_any_text_is_a_canonical_event_or_is_refused(text: str) -> None:
    try:
        event = parse_event(text)
    except NotationError:
        return
    assert format_event(event) == text


@pytest.mark.soak
@settings(max_examples=times(12, 1000))
@given(SEEDS)
def test_records_can_be_parsed_and_replayed(seed: int) -> None:
    chance = Random(seed)
    options = {name: True for name in ("equal_rank", "stack_equals", "no_slap") if chance.random() < 0.5}
    game, deal = find_race("spit", options), chance.randrange(2**63)
    log = log_of(game.rules, deal, chance, most=chance.choice((1, 20, 1000)))
    record = make_record(game.id, game.options, game.rules, deal, log, players=("Ann", ""), date="2026-01-01")
    read = parse_record(format_record(record))
    assert read == record
    assert replay(read, find_race(read.game, dict(read.options)).rules) == replay_log(game.rules, deal, log)


@pytest.mark.soak
@settings(max_examples=times(100, 5000))
@given(st.lists(st.tuples(st.integers(0, 30_000), EVENTS), max_size=40), SEEDS)
def test_every_event_is_accepted_or_refused_with_a_reason(events: list[tuple[int, Event]], seed: int) -> None:
    position = dealt(some_rules(Random(seed)), seed)
    for wait_ms, event in events:
        try:
            position = apply(position, event, position.now_ms + wait_ms).position
        except RefusedError:  # the test fails on any other exception
            continue
        check(position)


@given(CARDS, CARDS)
def test_fitting_is_symmetric(card: Card, onto: Card) -> None:
    for rules in (RaceRules(name="x"), RaceRules(name="x", equal_rank=True)):
        assert fits(rules, card, onto) == fits(rules, onto, card)


def test_views_do_not_reveal_the_number_of_spit_cards() -> None:
    position = dealt(RaceRules(name="x"), 1)
    fewer = structs.replace(position, spares=(position.spares[0][:3], position.spares[1][:1]))
    assert view(fewer, 0) == view(position, 0)
    assert not can_expose(position, 0)
    assert len(cards_by_seat(position)[0]) == 26
