"""Generate the rules page of a covering game."""

from __future__ import annotations

from typing import Final

from longwood.cards import QUEEN, RANK, format_card
from longwood.locales import Phrase, joined
from longwood.rules.column_text import waste_lines
from longwood.rules.covering_rules import CoveringRules, Hole, OnKing, Scoring
from longwood.rules.words import Section

# Source: docs/rulings.md, R30, R31, R40. play/scoring.py has the same numbers, and a test compares them.
_PAR: Final = 5
_HOLES: Final = 9
_DRAW_PENALTY: Final = 5
_PEAK: Final = 15
_LAST_PEAK: Final = 30


def covering_summary(rules: CoveringRules) -> str:
    """Return a one-line summary: the layout, which cards fit, and other differences from Golf."""
    layout = _layout_summary(rules)
    parts = [Phrase("brief-covered", layout=layout) if rules.face_down and _has_covers(rules) else layout]
    if rules.decks != 1:
        parts.append(Phrase("brief-decks", decks=rules.decks))
    if rules.wrap:
        parts.append(Phrase("brief-rank-wrap"))
    else:
        parts.append(Phrase("brief-rank-queen" if rules.on_king is OnKing.QUEEN else "brief-rank-nothing"))
    if rules.jokers:
        parts.append(Phrase("brief-jokers", jokers=rules.jokers))
    if rules.holes > 1:
        parts.append(Phrase("brief-holes", holes=rules.holes))
    if rules.hole is Hole.EMPTY:
        parts.append(Phrase("brief-any-first"))
    if rules.stock_size == 0:
        parts.append(Phrase("brief-no-stock"))
    if rules.has_waste:
        parts += _waste_summary(rules)
    if rules.must_play:
        parts.append(Phrase("brief-must-play"))
    return joined(parts)


def covering_pitch(rules: CoveringRules) -> str:
    """Return what to clear, and which cards fit, in two sentences without the terms of card games."""
    king = "wrap" if rules.wrap else "queen" if rules.on_king is OnKing.QUEEN else "nothing"
    return Phrase("brief-pitch", first=Phrase("brief-pitch-clear", layout=rules.layout.kind), second=Phrase("brief-pitch-king", king=king))


def _waste_summary(rules: CoveringRules) -> list[Phrase]:
    draw = Phrase("brief-draw", draw=rules.draw)
    if rules.redeals is None:
        return [draw, Phrase("brief-redeals-unlimited")]
    return [draw, Phrase("brief-redeals", redeals=rules.redeals)] if rules.redeals else [draw]


def _layout_summary(rules: CoveringRules) -> Phrase:
    kind, sizes = rules.layout.kind, rules.layout.sizes
    if kind == "peaks":
        return Phrase("brief-more-peaks" if sizes else "brief-peaks", peaks=rules.layout.shown_sizes[0], cards=rules.layout.slots)
    if kind == "pyramid":
        return Phrase("brief-pyramid", count=rules.layout.slots)
    if kind == "none":
        return Phrase("brief-no-tableau")
    if kind == "trees":
        return Phrase("brief-trees", trees=sizes[0], count=rules.layout.slots // sizes[0])
    piles = Phrase("brief-fans" if kind == "fans" else "brief-piles", piles=sizes[0], cards=sizes[1])
    return piles if rules.preset is None or rules.holes > 1 else Phrase("brief-round-the", layout=piles, card=format_card(rules.preset))


def covering_sections(rules: CoveringRules) -> tuple[Section, ...]:
    """Return the sections of the rules page."""
    return (
        Section(Phrase("page-aim"), (_aim(rules),)),
        Section(Phrase("page-deal"), _deal(rules)),
        Section(Phrase("page-play"), _playing(rules)),
        Section(Phrase("page-stock-and-waste" if rules.has_waste else "page-stock"), _stock(rules)),
        Section(Phrase("page-scoring"), _scoring(rules)),
        Section(Phrase("page-the-end"), _end(rules)),
        *(() if rules.is_wide else (Section(Phrase("page-impossible"), _impossible(rules)),)),
    )


def _aim(rules: CoveringRules) -> Phrase:
    if rules.is_wide:
        return Phrase("page-aim-holes", count=rules.deck_size, holes=rules.holes)
    return Phrase("page-aim-covering", count=rules.layout.slots)


def _has_covers(rules: CoveringRules) -> bool:
    return any(rules.layout.covers)


def _has_stock(rules: CoveringRules) -> str:
    return "yes" if rules.stock_size else "no"


def _deal(rules: CoveringRules) -> tuple[str, ...]:
    cards = 52 * rules.decks + rules.jokers
    if rules.jokers:
        lines = [Phrase("page-shuffled-jokers", decks=rules.decks, jokers=rules.jokers, cards=cards)]
    else:
        lines = [Phrase("page-shuffled", decks=rules.decks, cards=cards)]
    if rules.preset is not None:
        lines.append(Phrase("page-hole-card-out", card=format_card(rules.preset)))
    lines += [
        Phrase("page-more-hole-card-out", card=format_card(card), number=number) for number, card in enumerate(rules.more_presets, start=2)
    ]
    lines += _layout_lines(rules)
    if rules.hole is Hole.DEALT:
        lines.append(Phrase("page-hole-dealt"))
    if rules.holes > 1:
        empty = rules.holes - len(rules.more_presets) - (rules.hole is not Hole.EMPTY)
        which = "all" if empty == rules.holes else "some" if empty else "none"
        lines.append(Phrase("page-holes", holes=rules.holes, which=which, empty=empty))
    elif rules.hole is Hole.EMPTY:
        lines.append(Phrase("page-hole-empty"))
    if rules.has_waste:
        lines.append(Phrase("page-waste-empty", count=rules.stock_size))
    else:
        lines.append(Phrase("page-stock-left", count=rules.stock_size) if rules.stock_size else Phrase("page-all-dealt"))
    return tuple(lines)


def _layout_lines(rules: CoveringRules) -> list[Phrase]:
    kind, sizes, slots = rules.layout.kind, rules.layout.sizes, rules.layout.slots
    is_covered = rules.face_down and _has_covers(rules)
    faces = "covered" if is_covered else "up"
    if kind == "none":
        return [Phrase("page-no-tableau")]
    if kind == "columns":
        lines = [Phrase("page-covered-columns", columns=sizes[0], count=sizes[1], faces=faces)]
    elif kind == "fans":
        lines = [Phrase("page-covered-fans", fans=sizes[0], count=sizes[1], faces=faces)]
    elif kind == "peaks":
        peaks, rows = rules.layout.shown_sizes
        dealt = "page-covered-more-peaks" if sizes else "page-covered-peaks"
        lines = [Phrase(dealt, peaks=peaks, rows=rows, cards=slots, faces=faces), Phrase("page-peaks-cover")]
    elif kind == "trees":
        lines = [Phrase("page-covered-trees", trees=sizes[0], count=slots // sizes[0], rows=sizes[1], faces=faces)]
        if sizes[1] > 1:
            lines.append(Phrase("page-trees-cover"))
    else:
        lines = [Phrase("page-covered-pyramid", count=slots, rows=sizes[0], faces=faces)]
        if sizes[0] > 1:
            lines.append(Phrase("page-pyramid-cover"))
    if is_covered:
        lines.append(Phrase("page-turns-up-slot"))
    return lines


def _playing(rules: CoveringRules) -> tuple[str, ...]:
    layout = rules.layout.kind if rules.layout.piles else "slots"
    lines = [Phrase("page-playable", layout=layout)] if rules.layout.slots else []
    lines.append(Phrase("page-fits"))
    if rules.holes > 1:
        lines.append(Phrase("page-any-hole"))
    if rules.wrap:
        lines.append(Phrase("page-wrap"))
    else:
        lines.append(Phrase("page-no-wrap"))
        if rules.on_king is OnKing.QUEEN:
            lines.append(Phrase("page-king-queen"))
        else:
            lines.append(Phrase("page-king-joker" if rules.jokers else "page-king-nothing"))
    if rules.jokers:
        lines.append(Phrase("page-joker"))
    if rules.holes > 1 and (rules.hole is Hole.EMPTY or rules.holes > 1 + len(rules.more_presets)):
        lines.append(Phrase("page-empty-holes"))
    elif rules.hole is Hole.EMPTY:
        lines.append(Phrase("page-any-first"))
    if rules.layout.piles:
        lines.append(Phrase("page-nothing-on-pile", layout=layout))
    return tuple(lines)


def _stock(rules: CoveringRules) -> tuple[str, ...]:
    if rules.has_waste:
        return waste_lines(rules.draw, rules.redeals)
    if not rules.stock_size:
        return (Phrase("page-no-stock"),)
    return (Phrase("page-draw-covering", when="stuck" if rules.must_play else "any"), Phrase("page-no-redeal"))


def _scoring(rules: CoveringRules) -> tuple[str, ...]:
    if rules.scoring is Scoring.CARDS:
        return (Phrase("page-score-hole-cards", cards=rules.deck_size),)
    if rules.scoring is Scoring.PEAKS:
        return _peaks_scoring(rules)
    lines = [Phrase("page-score-hole", cards=rules.layout.slots)]
    if rules.stock_size:
        lines.append(Phrase("page-score-stock", cards=rules.stock_size))
    if rules.jokers:
        lines.append(Phrase("page-score-joker"))
    lines.append(Phrase("page-score-round", holes=_HOLES, par=_PAR * _HOLES))
    return tuple(lines)


def _peaks_scoring(rules: CoveringRules) -> tuple[str, ...]:
    peaks = sum(not under for under in rules.layout.under)
    slots = rules.layout.slots
    lines = [Phrase("page-score-streak", peaks=peaks, butlast=peaks - 1, each=_PEAK, last=_LAST_PEAK)]
    if rules.stock_size:
        lines.append(Phrase("page-score-draw", points=_DRAW_PENALTY))
    lines.append(Phrase("page-score-most", points=slots * (slots + 1) // 2 + _PEAK * (peaks - 1) + _LAST_PEAK))
    return tuple(lines)


def _end(rules: CoveringRules) -> tuple[str, ...]:
    if rules.has_waste:
        return (Phrase("page-won-holes"), Phrase("page-stuck-drawing" if rules.redeals is None else "page-stuck", null="no"))
    return (Phrase("page-won-covering"), Phrase("page-stuck-covering", stock=_has_stock(rules)))


def _impossible(rules: CoveringRules) -> tuple[str, ...]:
    if rules.face_down and _has_covers(rules):
        return (Phrase("page-impossible-hidden"),)
    lines = [Phrase("page-impossible-some", stock=_has_stock(rules))]
    if _kings_need_queens(rules):
        lines.append(Phrase("page-impossible-queens", queens=4 * rules.decks, layout=rules.layout.kind))
    lines.append(Phrase("page-impossible-reshuffle"))
    return tuple(lines)


def _kings_need_queens(rules: CoveringRules) -> bool:
    """Return whether covering every Queen with a King makes the layout impossible under these rules."""
    if rules.wrap or rules.jokers or rules.hole is Hole.EMPTY or not rules.layout.piles:
        return False
    piles, cards = rules.layout.sizes
    return piles * (cards - 1) >= 4 * rules.decks and (rules.preset is None or RANK[rules.preset] != QUEEN)
