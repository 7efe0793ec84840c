"""The rules page of a covering game. Source of the terms: rules.md B. Must not know any game's name."""

from __future__ import annotations

from typing import Final

from longwood.cards import QUEEN, RANK
from longwood.rules.covering_rules import CoveringRules, Hole, OnKing, Scoring
from longwood.rules.words import Section, count, deck_words, in_words, long_card

# Source of the numbers: rules.md B1 and B4. play/scoring.py counts by them; a test holds the page to it.
_PAR: Final = 5
_HOLES: Final = 9
_DRAW_PENALTY: Final = 5
_PEAK: Final = 15
_LAST_PEAK: Final = 30


def covering_summary(rules: CoveringRules) -> str:
    """The game in one line: its layout, what goes on what, and what else differs from Golf."""
    parts = [_layout_summary(rules) + (", covered cards face down" if rules.face_down and _has_covers(rules) else "")]
    if rules.decks != 1:
        parts.append(count(rules.decks, "deck"))
    if rules.wrap:
        parts.append("one rank up or down, round the corner")
    else:
        parts.append(f"one rank up or down, {'only a Queen' if rules.on_king is OnKing.QUEEN else 'nothing'} on a King")
    if rules.jokers:
        parts.append(count(rules.jokers, "joker"))
    if rules.hole is Hole.EMPTY:
        parts.append("any first card")
    if rules.stock_size == 0:
        parts.append("no stock")
    if rules.must_play:
        parts.append("draw only when stuck for a play")
    return ", ".join(parts)


def _layout_summary(rules: CoveringRules) -> str:
    kind, sizes = rules.layout.kind, rules.layout.sizes
    if kind == "peaks":
        return "three peaks of 28 cards"
    if kind == "pyramid":
        return f"a pyramid of {count(rules.layout.slots)}"
    piles = f"{count(sizes[0], 'fan' if kind == 'fans' else 'column')} of {sizes[1]}"
    return f"{piles} round the {long_card(rules.preset)}" if rules.preset is not None else piles


def covering_sections(rules: CoveringRules) -> tuple[Section, ...]:
    """The whole page."""
    return (
        Section("Aim", _aim(rules)),
        Section("The deal", _deal(rules)),
        Section("Play", _playing(rules)),
        Section("The stock", _stock(rules)),
        Section("Scoring", _scoring(rules)),
        Section("The end", _end(rules)),
        Section("Impossible layouts", _impossible(rules)),
    )


def _has_covers(rules: CoveringRules) -> bool:
    return any(rules.layout.covers)


def _aim(rules: CoveringRules) -> tuple[str, ...]:
    return (f"Clear the tableau: play all its {count(rules.layout.slots)} onto one foundation, which is also called the hole.",)


def _deal(rules: CoveringRules) -> tuple[str, ...]:
    verb = "are" if rules.decks > 1 or rules.jokers else "is"
    lines = [f"{deck_words(rules.decks, rules.jokers)} {verb} shuffled{' together' if rules.jokers else ''}."]
    if rules.preset is not None:
        lines.append(f"Before that the {long_card(rules.preset)} is taken out; it starts the foundation.")
    lines += _layout_lines(rules)
    if rules.hole is Hole.DEALT:
        lines.append("The next card is dealt face up and starts the foundation.")
    elif rules.hole is Hole.EMPTY:
        lines.append("The foundation starts empty.")
    if rules.stock_size == 1:
        lines.append("The card left is the stock, face down.")
    elif rules.stock_size:
        lines.append(f"The {rules.stock_size} cards left are the stock, face down.")
    else:
        lines.append("All cards are dealt: there is no stock.")
    return tuple(lines)


def _layout_lines(rules: CoveringRules) -> list[str]:
    kind, sizes, slots = rules.layout.kind, rules.layout.sizes, rules.layout.slots
    faces = "all face up"
    if rules.face_down and _has_covers(rules):
        faces = "the cards that others cover face down, the rest face up"
    if kind == "columns":
        lines = [f"{count(sizes[0], 'column')} of {count(sizes[1])}, dealt row by row from left to right, {faces}."]
    elif kind == "fans":
        lines = [f"{count(sizes[0], 'fan')} of {count(sizes[1])} round the foundation, dealt one card to each in turn, {faces}."]
    elif kind == "peaks":
        lines = [
            f"Three peaks of {slots} cards, dealt in rows of 3, 6, 9 and 10 from left to right, {faces}.",
            "Each card above the bottom row is covered by two cards of the row below; the bottom row joins the peaks.",
        ]
    else:
        lines = [f"A pyramid of {count(slots)}, dealt in rows of 1 to {sizes[0]} from left to right, {faces}."]
        if sizes[0] > 1:
            lines.append("Each card above the bottom row is covered by two cards of the row below.")
    if rules.face_down and _has_covers(rules):
        lines.append("A face-down card turns up by itself as soon as nothing covers it.")
    return lines


def _playing(rules: CoveringRules) -> tuple[str, ...]:
    playable = {
        "columns": "Only the top card of each column may be played.",
        "fans": "Only the top card of each fan may be played.",
    }.get(rules.layout.kind, "Only a card that no other card covers may be played.")
    lines = [
        playable,
        "It goes onto the foundation when it is one rank higher or one rank lower than the top card there, whatever the suits.",
    ]
    if rules.wrap:
        lines.append("Ranks go round the corner: an Ace goes on a King, and a King on an Ace.")
    else:
        lines.append("Ace and King are not neighbours: on an Ace goes only a 2.")
        if rules.on_king is OnKing.QUEEN:
            lines.append("On a King goes only a Queen.")
        elif rules.jokers:
            lines.append("Nothing but a joker goes on a King.")
        else:
            lines.append("Nothing goes on a King.")
    if rules.jokers:
        lines.append("A joker goes on any card, and any card goes on a joker.")
    if rules.hole is Hole.EMPTY:
        lines.append("While the foundation is empty any playable card may go there.")
    if rules.layout.piles:
        lines.append(f"Nothing is ever put on a {'fan' if rules.layout.kind == 'fans' else 'column'}.")
    return tuple(lines)


def _stock(rules: CoveringRules) -> tuple[str, ...]:
    if not rules.stock_size:
        return ("There is no stock: the tableau is all there is.",)
    if rules.must_play:
        when = "only when no card of the tableau can be played"
    else:
        when = "at any time, even when cards of the tableau could be played"
    return (f"A draw turns the next card of the stock onto the foundation, whatever its rank; {when}.", "There is no redeal.")


def _scoring(rules: CoveringRules) -> tuple[str, ...]:
    slots, stock = rules.layout.slots, rules.stock_size
    if rules.scoring is Scoring.CARDS:
        return (f"The score is the number of cards in the hole, out of {rules.deck_size}.",)
    if rules.scoring is Scoring.PEAKS:
        return _peaks_scoring(rules)
    lines = [f"The score of a deal (a hole of Golf) is the number of cards left in the tableau, at most {slots}; fewer is better."]
    if stock:
        lines.append(f"If the tableau is cleared it is minus the number of cards left in the stock, at best {-stock}.")
    if rules.jokers:
        lines.append("A joker left over counts 1 like any card.")
    par = _PAR * _HOLES
    lines.append(f"A round is {in_words(_HOLES)} holes and its par is {par}: {par} or less in all is par or better, 0 or less is perfect.")
    return tuple(lines)


def _peaks_scoring(rules: CoveringRules) -> tuple[str, ...]:
    peaks = sum(not under for under in rules.layout.under)
    slots = rules.layout.slots
    if peaks == 1:
        bonus = f"Taking the peak scores {_LAST_PEAK} more."
    else:
        but_last = "the first" if peaks == 2 else f"each of the first {in_words(peaks - 1)}"
        bonus = f"Taking a peak scores more: {_PEAK} for {but_last}, {_LAST_PEAK} for the last."
    most = slots * (slots + 1) // 2 + _PEAK * (peaks - 1) + _LAST_PEAK
    lines = [f"The first card of a streak scores 1, the second 2, the n-th n. {bonus}"]
    if rules.stock_size:
        lines.append(f"A draw costs {_DRAW_PENALTY} and ends the streak.")
    lines.append(f"The most there can be is {most}.")
    return tuple(lines)


def _end(rules: CoveringRules) -> tuple[str, ...]:
    stuck = "the stock is empty and no card can be played" if rules.stock_size else "no card can be played"
    return (
        "The game is won, and over at once, when the tableau is empty.",
        f"It is stuck when {stuck}.",
    )


def _impossible(rules: CoveringRules) -> tuple[str, ...]:
    if rules.face_down and _has_covers(rules):
        return ("Nothing is said about layouts that cannot be cleared: it would tell what lies face down.",)
    whatever = "in any order of the stock" if rules.stock_size else "whatever is played"
    lines = [f"Some layouts cannot be cleared {whatever}, and show it."]
    if _kings_need_queens(rules):
        queens = f"whose {4 * rules.decks} Queens all lie deeper than a King of their own {rules.layout.kind[:-1]}"
        lines.append(f"Such is one {queens}: a King goes only on a Queen.")
    lines.append("Before the first move such a layout may be reshuffled and dealt again without penalty, or played anyway.")
    return tuple(lines)


def _kings_need_queens(rules: CoveringRules) -> bool:
    """Whether Queens under Kings are an example: there can be such a layout, and a King goes on nothing but a Queen."""
    if rules.wrap or rules.jokers or rules.hole is Hole.EMPTY or not rules.layout.piles:
        return False
    piles, cards = rules.layout.sizes
    return piles * (cards - 1) >= 4 * rules.decks and (rules.preset is None or RANK[rules.preset] != QUEEN)
