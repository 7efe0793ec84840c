"""Generate the rules page of a column game."""

from __future__ import annotations

from longwood.cards import ACE, KING, QUEEN, RANKS
from longwood.locales import Phrase, joined
from longwood.rules.column_rules import FIRST_CARD, Build, ColumnRules, DealUp, Empty, Run, Up
from longwood.rules.words import Section


def column_summary(rules: ColumnRules) -> str:
    """Return a one-line summary of how this game differs from others in the family."""
    size = {"columns": rules.columns, "cards": rules.cards}
    down = rules.face_down or len(rules.face_down_rows)
    if not rules.cards:
        parts = [Phrase("brief-columns-empty", columns=rules.columns)]
    elif down:
        parts = [Phrase("brief-columns-face-down", **size, down=down)]
    else:
        parts = [Phrase("brief-columns", **size)]
    if rules.decks != 2:
        parts.append(Phrase("brief-decks", decks=rules.decks))
    if rules.preset:
        parts.append(Phrase("brief-preset", rank=rules.foundation_base))
    elif rules.foundation_base == FIRST_CARD:
        parts.append(Phrase("brief-base-first"))
    elif rules.foundation_base != ACE:
        parts.append(Phrase("brief-base", rank=rules.foundation_base))
    if rules.foundation_up is not Up.SUIT:
        parts.append(Phrase("brief-foundations-alternate"))
    parts.append(Phrase("brief-build-both" if rules.build_up else "brief-build", build=rules.build.value))
    if _kings_on_aces(rules):
        parts.append(Phrase("brief-kings-on-aces"))
    parts.append(Phrase("brief-run", run=run_kind(rules).value))
    if not _fills_with_any_card(rules):
        parts.append(Phrase("brief-empty", empty=rules.empty.value))
    if rules.stock_size == 0:
        parts.append(Phrase("brief-no-stock"))
    elif rules.draw > 1:
        parts.append(Phrase("brief-draw", draw=rules.draw))
    if rules.stock_size and rules.redeals != 0:
        parts.append(Phrase("brief-redeals-unlimited") if rules.redeals is None else Phrase("brief-redeals", redeals=rules.redeals))
    if rules.waste_refills:
        parts.append(Phrase("brief-waste-refills"))
    if rules.cells:
        parts.append(Phrase("brief-cells", cells=rules.cells))
    if rules.deal_up is not DealUp.NOTHING:
        parts.append(Phrase("brief-deal-up", way=rules.deal_up.value))
    if rules.foundation_return:
        parts.append(Phrase("brief-return"))
    return joined(parts)


def column_pitch(rules: ColumnRules) -> str:
    """Return how cards are built and moved in a sentence or two, without the terms of card games."""
    build = Phrase("brief-pitch-both" if rules.build_up else "brief-pitch-build", build=rules.build.value)
    has_hidden = rules.cards and (rules.face_down or rules.face_down_rows)
    more = Phrase("brief-pitch-hidden") if has_hidden else Phrase("brief-pitch-run", run=run_kind(rules).value)
    return Phrase("brief-pitch", first=build, second=more)


def column_sections(rules: ColumnRules) -> tuple[Section, ...]:
    """Return the sections of the rules page."""
    return (
        Section(Phrase("page-aim"), (Phrase("page-aim-columns", cards=rules.deck_size, **_order(rules)),)),
        Section(Phrase("page-deal"), _deal(rules)),
        Section(Phrase("page-foundations"), _foundations(rules)),
        Section(Phrase("page-building"), _building(rules)),
        Section(Phrase("page-runs"), _runs(rules)),
        Section(Phrase("page-empty-columns"), _empty(rules)),
        *((Section(Phrase("page-cells"), _cells(rules)),) if rules.cells else ()),
        Section(Phrase("page-stock-and-waste"), _stock(rules)),
        Section(Phrase("page-scoring"), (Phrase("page-score-columns", cards=rules.deck_size),)),
        Section(Phrase("page-end"), _end(rules)),
    )


def run_kind(rules: ColumnRules) -> Run:
    """Return which runs can move in practice.

    If runs must be in one suit, building in different suits leaves only single cards, and building in suit allows every run.
    """
    if rules.run is not Run.SAME_SUIT:
        return rules.run
    return {Build.SAME_SUIT: Run.BY_BUILD, Build.ANY: Run.SAME_SUIT}.get(rules.build, Run.SINGLE)


def _kings_on_aces(rules: ColumnRules) -> bool:
    return rules.build_wrap and not _has_no_column_aces(rules)


def _has_no_column_aces(rules: ColumnRules) -> bool:
    """Return whether Aces never appear in a column."""
    return rules.preset and rules.foundation_base == ACE


def _fills_with_any_card(rules: ColumnRules) -> bool:
    """Return whether players can fill empty columns with any card.

    This includes auto-fill in games without a stock, because there is nothing to fill a column from.
    """
    return rules.empty is Empty.ANY or (rules.empty is Empty.AUTO_FILL and rules.stock_size == 0)


def _order(rules: ColumnRules) -> dict[str, str | int]:
    """Return the values of the message page-order: how foundations are built up, and their first and last ranks."""
    base = rules.foundation_base
    last = (base - 2) % RANKS + 1
    order = {ACE: "ace", FIRST_CARD: "first"}.get(base) or ("to-ace" if last == ACE else "round")
    return {"up": rules.foundation_up.value, "order": order, "base": base, "last": last}


def _from(rules: ColumnRules) -> str:
    return "waste" if rules.stock_size else "columns"


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


def _deal(rules: ColumnRules) -> tuple[str, ...]:
    lines = [Phrase("page-shuffled", decks=rules.decks, cards=rules.deck_size)]
    if rules.preset:
        lines.append(Phrase("page-preset-out", rank=rules.foundation_base, count=rules.foundations))
    up = rules.cards - rules.face_down
    faces = "up" if not rules.face_down else "top" if up == 1 else "some"
    if rules.face_down_rows:
        rows = joined([str(row) for row in rules.face_down_rows])
        lines.append(Phrase("page-dealt-rows", columns=rules.columns, count=rules.cards))
        lines.append(Phrase("page-face-down-rows", rows=rows, count=len(rules.face_down_rows)))
    elif rules.cards:
        lines.append(Phrase("page-dealt-columns", columns=rules.columns, count=rules.cards, faces=faces, down=rules.face_down, up=up))
    else:
        lines.append(Phrase("page-columns-empty", columns=rules.columns))
    if rules.face_down or rules.face_down_rows:
        lines.append(Phrase("page-turns-up-column"))
    if rules.cells_dealt:
        lines.append(Phrase("page-cells-dealt", cells=rules.cells))
    if rules.foundation_base == FIRST_CARD:
        lines.append(Phrase("page-base-card"))
    if rules.deal_up is not DealUp.NOTHING:
        lines.append(Phrase("page-deal-up", way=rules.deal_up.value))
    if rules.deal_up is DealUp.CARDS and rules.stock_size:
        lines.append(Phrase("page-waste-empty-rest"))
    else:
        lines.append(Phrase("page-waste-empty", count=rules.stock_size) if rules.stock_size else Phrase("page-all-dealt"))
    return tuple(lines)


def _foundations(rules: ColumnRules) -> tuple[str, ...]:
    number = rules.foundations
    if rules.foundation_up is not Up.SUIT:
        lines = [Phrase("page-foundations-base", foundations=number, base=rules.foundation_base)]
    elif rules.decks == 1:
        lines = [Phrase("page-foundations-suit", foundations=number)]
    else:
        lines = [Phrase("page-foundations-suits", foundations=number, decks=rules.decks)]
    start = "page-foundation-preset" if rules.preset else "page-foundation-start"
    lines.append(Phrase(start, base=rules.foundation_base))
    lines.append(Phrase("page-foundations-built", **_order(rules)))
    if rules.decks > 1:
        lines.append(Phrase("page-copies"))
    if not rules.foundation_return:
        lines.append(Phrase("page-no-return"))
    elif rules.preset_return:
        lines.append(Phrase("page-return-all"))
    elif rules.preset_size:
        lines.append(Phrase("page-return-but", count=rules.preset_size))
    else:
        lines.append(Phrase("page-return"))
    lines.append(Phrase("page-not-compulsory"))
    return tuple(lines)


def _building(rules: ColumnRules) -> tuple[str, ...]:
    build = rules.build.value
    lines = [Phrase("page-building-how", **{"from": _from(rules)}, build=build), Phrase("page-example", build=build)]
    if rules.build_up:
        lines.append(Phrase("page-building-both"))
    if _kings_on_aces(rules):
        lines.append(Phrase("page-kings-on-aces", build=build))
    elif not rules.build_up and not _has_no_column_aces(rules):
        lines.append(Phrase("page-nothing-on-ace"))
    return tuple(lines)


def _runs(rules: ColumnRules) -> tuple[str, ...]:
    run = run_kind(rules)
    if run is Run.SINGLE:
        return (Phrase("page-run-single"),)
    to_empty = run is Run.TO_EMPTY
    down = _yes(rules.face_down > 0 or bool(rules.face_down_rows))
    return (
        Phrase("page-run", down=down, run=Run.BY_BUILD.value if to_empty else run.value, build=rules.build.value),
        Phrase("page-run-parts"),
        Phrase("page-run-to-empty" if to_empty else "page-run-fits"),
        Phrase("page-run-foundation"),
    )


def _empty(rules: ColumnRules) -> tuple[str, ...]:
    runs, source = _yes(run_kind(rules) is not Run.SINGLE), {"from": _from(rules)}
    if _fills_with_any_card(rules):
        return (Phrase("page-empty-any", runs=runs, **source), Phrase("page-empty-not-filled"))
    match rules.empty:
        case Empty.NONE:
            return (Phrase("page-empty-none"),)
        case Empty.WASTE:
            return (Phrase("page-empty-waste"), Phrase("page-empty-not-filled"))
        case Empty.AUTO_FILL:
            draws = rules.fill_draws and rules.draw > 1  # drawing a single card is the same as taking it from the stock
            fills = Phrase("page-empty-auto-draws", draw=rules.draw) if draws else Phrase("page-empty-auto")
            return (fills, Phrase("page-empty-auto-after", runs=runs))
        case _:
            rank = KING if rules.empty is Empty.KING else QUEEN
            return (Phrase("page-empty-rank", rank=rank, runs=runs, **source), Phrase("page-empty-not-filled"))


def _cells(rules: ColumnRules) -> tuple[str, ...]:
    return (Phrase("page-cells-are", cells=rules.cells), Phrase("page-cells-use", **{"from": _from(rules)}))


def _stock(rules: ColumnRules) -> tuple[str, ...]:
    if not rules.stock_size:
        return (Phrase("page-no-stock-no-waste"),)
    refills = (Phrase("page-waste-refills", draw=rules.draw),) if rules.waste_refills else ()
    *drawing, redealing = waste_lines(rules.draw, rules.redeals)
    return (*drawing, *refills, redealing)


def waste_lines(draw: int, redeals: int | None) -> tuple[str, ...]:
    """Return the lines about the stock and the waste: how they are played, and last, how often the waste can be turned over."""
    if redeals is None:
        redealing = Phrase("page-redeal-unlimited")
    elif redeals == 0:
        redealing = Phrase("page-redeal-none")
    else:
        redealing = Phrase("page-redeals", redeals=redeals, passes=redeals + 1)
    return (Phrase("page-draw", draw=draw), Phrase("page-waste-plays"), Phrase("page-waste-look"), redealing)


def _end(rules: ColumnRules) -> tuple[str, ...]:
    null = _yes(rules.empty is not Empty.NONE)
    stuck = "page-stuck-drawing" if rules.stock_size and rules.redeals is None else "page-stuck"
    return (Phrase("page-won-columns", cards=rules.deck_size), Phrase(stuck, null=null), Phrase("page-stuck-after"))
