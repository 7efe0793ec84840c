"""Generate the rules page of a race."""

from __future__ import annotations

from longwood.cards import full_deck
from longwood.locales import Phrase, joined
from longwood.rules.race_rules import SEATS, RaceRules
from longwood.rules.words import Section

_SECOND_MS = 1000


def race_summary(rules: RaceRules) -> str:
    """Return a one-line summary of the game."""
    parts = [Phrase("brief-race", piles=rules.piles), Phrase("brief-rank-equal" if rules.equal_rank else "brief-rank-wrap")]
    if rules.stack_equals:
        parts.append(Phrase("brief-stack"))
    if rules.no_slap:
        parts.append(Phrase("brief-no-slap"))
    return joined(parts)


def race_sections(rules: RaceRules) -> tuple[Section, ...]:
    """Return the sections of the rules page."""
    return (
        Section(Phrase("page-aim"), (Phrase("page-aim-race"),)),
        Section(Phrase("page-deal"), _deal(rules)),
        Section(Phrase("page-play"), _playing(rules)),
        Section(Phrase("page-race-stuck"), _stuck(rules)),
        Section(Phrase("page-race-round"), _round(rules)),
        Section(Phrase("page-race-last"), _last(rules)),
        Section(Phrase("page-race-fair"), _fair(rules)),
    )


def _deal(rules: RaceRules) -> tuple[str, ...]:
    half = len(full_deck()) // SEATS
    lines = [
        Phrase("page-race-halves", count=half),
        Phrase("page-race-rows", piles=rules.piles, cards=rules.row_size),
        Phrase("page-race-spares", count=max(0, half - rules.row_size)),
        Phrase("page-race-spit", seconds=_seconds(rules.countdown_ms)),
    ]
    if rules.ready_ms:
        lines.append(Phrase("page-race-unready", seconds=_seconds(rules.ready_ms)))
    return tuple(lines)


def _playing(rules: RaceRules) -> tuple[str, ...]:
    lines = [
        Phrase("page-race-turns"),
        Phrase("page-race-fits", equal="yes" if rules.equal_rank else "no"),
        Phrase("page-wrap"),
        Phrase("page-race-turns-up"),
        Phrase("page-race-empty", piles=rules.piles),
    ]
    if rules.stack_equals:
        lines.append(Phrase("page-race-stack"))
    lines.append(Phrase("page-race-no-undo"))
    return tuple(lines)


def _stuck(rules: RaceRules) -> tuple[str, ...]:
    return (
        Phrase("page-race-nothing", seconds=_seconds(rules.stuck_ms)),
        Phrase("page-race-alone"),
        Phrase("page-race-must", seconds=_seconds(rules.idle_ms)),
    )


def _round(rules: RaceRules) -> tuple[str, ...]:
    lines = [Phrase("page-race-over")]
    if rules.no_slap:
        lines.append(Phrase("page-race-smaller"))
    else:
        lines += [
            Phrase("page-race-slap"),
            Phrase("page-race-unslapped", seconds=_seconds(rules.slap_ms)),
            Phrase("page-race-early", seconds=_seconds(rules.lock_ms)),
        ]
    lines += [Phrase("page-race-next"), Phrase("page-race-blocked", slap="no" if rules.no_slap else "yes")]
    return tuple(lines)


def _last(rules: RaceRules) -> tuple[str, ...]:
    return (
        Phrase("page-race-few", cards=rules.row_size),
        Phrase("page-race-one-pile"),
        Phrase("page-race-win"),
        Phrase("page-race-goes-on"),
        Phrase("page-race-one-blocked"),
    )


def _fair(rules: RaceRules) -> tuple[str, ...]:
    lines = [Phrase("page-race-first"), Phrase("page-race-unseen"), Phrase("page-race-away", seconds=_seconds(rules.absence_ms))]
    if rules.absences_ms:
        lines.append(Phrase("page-race-absences", seconds=_seconds(rules.absences_ms)))
    return tuple(lines)


def _seconds(ms: int) -> str:
    """Return a time in seconds without trailing zeros, such as 2 or 0.5."""
    return f"{ms / _SECOND_MS:g}"
