"""The rules page of a column game. Source of the terms: rules.md A0. Must not know any game's name."""

from __future__ import annotations

from typing import Final

from longwood.cards import RANKS
from longwood.rules.column_rules import FIRST_CARD, Build, ColumnRules, Empty, Run, Up
from longwood.rules.words import Section, count, deck_words, in_words, long_rank

_BUILT: Final = {
    Build.SAME_SUIT: "in suit",
    Build.DIFFERENT_SUIT: "in different suits",
    Build.ALTERNATE_COLOUR: "in alternate colours",
    Build.ANY: "in any suit",
}
_OF: Final = {
    Build.SAME_SUIT: "of the same suit",
    Build.DIFFERENT_SUIT: "of a different suit",
    Build.ALTERNATE_COLOUR: "of the other colour",
    Build.ANY: "of any suit",
}
_EXAMPLE: Final = {
    Build.SAME_SUIT: "The 9 of hearts goes on the 10 of hearts.",
    Build.DIFFERENT_SUIT: "The 9 of hearts goes on the 10 of clubs, of diamonds or of spades.",
    Build.ALTERNATE_COLOUR: "The 9 of hearts goes on the 10 of clubs or of spades.",
    Build.ANY: "The 9 of hearts goes on any 10.",
}
_FILL_SUMMARY: Final = {
    Empty.KING: "only Kings to empty columns",
    Empty.QUEEN: "only Queens to empty columns",
    Empty.NONE: "empty columns stay empty",
    Empty.AUTO_FILL: "empty columns fill by themselves",
}


def column_summary(rules: ColumnRules) -> str:
    """The game in one line: what differs between games of the family, ordinary things left out."""
    down = f" ({rules.face_down} face down)" if rules.face_down else ""
    parts = [f"{rules.columns} columns of {rules.cards}{down}"]
    if rules.decks != 2:
        parts.append(count(rules.decks, "deck"))
    if rules.preset:
        parts.append(f"{_plural(rules.foundation_base)} out")
    elif rules.foundation_base != 1:
        parts.append("the first card sets the base" if rules.foundation_base == FIRST_CARD else f"base {long_rank(rules.foundation_base)}")
    if rules.foundation_up is not Up.SUIT:
        parts.append("foundations in alternate colours")
    parts.append(f"built down {_BUILT[rules.build]}{', King on Ace' if _kings_on_aces(rules) else ''}")
    run = run_kind(rules)
    parts.append({Run.SINGLE: "one card at a time", Run.BY_BUILD: "runs move", Run.SAME_SUIT: "runs of one suit move"}[run])
    if rules.empty in _FILL_SUMMARY and not _fills_by_hand(rules):
        parts.append(_FILL_SUMMARY[rules.empty])
    if rules.stock_size == 0:
        parts.append("no stock")
    elif rules.draw > 1:
        parts.append(f"draw {rules.draw}")
    if rules.stock_size and rules.redeals != 0:
        parts.append("unlimited redeals" if rules.redeals is None else count(rules.redeals, "redeal"))
    if rules.foundation_return:
        parts.append("cards come back from foundations")
    return ", ".join(parts)


def column_sections(rules: ColumnRules) -> tuple[Section, ...]:
    """The whole page."""
    return (
        Section("Aim", _aim(rules)),
        Section("The deal", _deal(rules)),
        Section("Foundations", _foundations(rules)),
        Section("Building", _building(rules)),
        Section("Moving runs", _runs(rules)),
        Section("Empty columns", _empty(rules)),
        Section("Stock and waste", _stock(rules)),
        Section(
            "Scoring",
            (f"The score is the number of cards on the foundations, out of {rules.deck_size}. Moves and time are shown as well.",),
        ),
        Section("Won and stuck", _end(rules)),
    )


def run_kind(rules: ColumnRules) -> Run:
    """Which runs can move in fact: runs of one suit are single cards where suits must differ, and any runs where they must not."""
    if rules.run is not Run.SAME_SUIT:
        return rules.run
    return {Build.SAME_SUIT: Run.BY_BUILD, Build.ANY: Run.SAME_SUIT}.get(rules.build, Run.SINGLE)


def _kings_on_aces(rules: ColumnRules) -> bool:
    return rules.build_wrap and not _aces_away(rules)


def _aces_away(rules: ColumnRules) -> bool:
    """Whether no Ace is ever in a column."""
    return rules.preset and rules.foundation_base == 1


def _fills_by_hand(rules: ColumnRules) -> bool:
    """Whether an empty column takes any card and never fills by itself; auto-fill without a stock has nothing to fill with."""
    return rules.empty is Empty.ANY or (rules.empty is Empty.AUTO_FILL and rules.stock_size == 0)


def _plural(rank: int) -> str:
    return f"{long_rank(rank)}s"


def _base(rules: ColumnRules) -> str:
    return "card of the base rank" if rules.foundation_base == FIRST_CARD else long_rank(rules.foundation_base)


def _a(noun: str) -> str:
    return f"An {noun}" if noun.startswith(("A", "8")) else f"A {noun}"


def _aim(rules: ColumnRules) -> tuple[str, ...]:
    return (f"Bring all {rules.deck_size} cards to the foundations, each built up {_order(rules)}.",)


def _order(rules: ColumnRules) -> str:
    order = "in suit" if rules.foundation_up is Up.SUIT else "in alternate colours"
    if rules.foundation_base == 1:
        return f"{order} from the Ace to the King"
    if rules.foundation_base == FIRST_CARD:
        return f"{order} from the base rank, the Ace following the King, to the rank below it"
    last = long_rank((rules.foundation_base - 2) % RANKS + 1)
    turn = ", the Ace following the King," if last != "Ace" else " on to the King and then"
    return f"{order} from the {_base(rules)}{turn} to the {last}"


def _deal(rules: ColumnRules) -> tuple[str, ...]:
    lines = [f"{deck_words(rules.decks)} are shuffled." if rules.decks > 1 else f"{deck_words(1)} is shuffled."]
    if rules.preset:
        lines.append(
            f"Before that the {_plural(rules.foundation_base)}, {rules.foundations} in all, are taken out; they start the foundations."
        )
    up = rules.cards - rules.face_down
    if not rules.face_down:
        faces = ", all face up"
    elif up == 1:
        faces = ": only the top card of each face up"
    else:
        faces = f": in each the bottom {in_words(rules.face_down)} face down, the top {in_words(up)} face up"
    lines.append(f"{count(rules.columns, 'column')} of {count(rules.cards)}, dealt row by row from left to right{faces}.")
    if rules.face_down:
        lines.append("A face-down card turns up by itself as soon as no card lies on it.")
    if rules.foundation_base == FIRST_CARD:
        lines.append("The next card starts the first foundation; its rank is the base rank of this deal.")
    if rules.stock_size:
        left = f"The {rules.stock_size} cards left are" if rules.stock_size > 1 else "The card left is"
        lines.append(f"{left} the stock, face down. The waste starts empty.")
    else:
        lines.append("All cards are dealt: there is no stock.")
    return tuple(lines)


def _foundations(rules: ColumnRules) -> tuple[str, ...]:
    each = "one for each suit" if rules.decks == 1 else f"{in_words(rules.decks)} for each suit"
    if rules.foundation_up is not Up.SUIT:
        each = f"each started by {_article(_base(rules))}"
    lines = [f"There are {rules.foundations} foundations, {each}."]
    if rules.preset:
        lines.append(f"Each starts with its {_base(rules)}, already in place.")
    else:
        lines.append(f"{_a(_base(rules))} starts one as soon as it is moved there.")
    lines.append(f"They are built up {_order(rules)}, one card at a time.")
    if rules.decks > 1:
        lines.append("The copies of a card are equal: whichever comes first may go.")
    if not rules.foundation_return:
        lines.append("Cards do not come back from the foundations.")
    elif rules.preset_size:
        stay = "cards that started there stay" if rules.preset_size > 1 else "card that was dealt there stays"
        lines.append(f"A foundation's top card may go back to a column that takes it, but the {stay}.")
    else:
        lines.append("A foundation's top card may go back to a column that takes it.")
    lines.append("Moving a card to a foundation is never compulsory.")
    return tuple(lines)


def _article(noun: str) -> str:
    words = _a(noun)
    return words[0].lower() + words[1:]


def _building(rules: ColumnRules) -> tuple[str, ...]:
    sources = "The top card of a column, or of the waste," if rules.stock_size else "The top card of a column"
    lines = [
        f"{sources} may go to a foundation that waits for it, "
        f"or onto the top card of a column that is one rank higher and {_OF[rules.build]}.",
        _EXAMPLE[rules.build],
    ]
    if _kings_on_aces(rules):
        lines.append(f"Ranks go round the corner: a King goes on an Ace {_OF[rules.build]}.")
    elif not _aces_away(rules):
        lines.append("Nothing goes on an Ace.")
    return tuple(lines)


def _runs(rules: ColumnRules) -> tuple[str, ...]:
    run = run_kind(rules)
    if run is Run.SINGLE:
        return ("Cards move one at a time.",)
    up = " that all lie face up and" if rules.face_down else " that"
    suit = "and all of one suit" if run is Run.SAME_SUIT else f"and {_OF[rules.build]}"
    return (
        f"Top cards of one column{up} are in sequence, each one rank lower than the one beneath it {suit}, are a run.",
        "It moves as a whole or in part.",
        "The deepest card that moves must fit where it goes.",
        "To a foundation cards go one at a time.",
    )


def _empty(rules: ColumnRules) -> tuple[str, ...]:
    is_run = run_kind(rules) is not Run.SINGLE
    where = "from a column or the waste" if rules.stock_size else "from a column"
    taken = "any card or run" if is_run else "any card"
    if _fills_by_hand(rules):
        return (f"An empty column takes {taken} that may move, {where}.", "It is never filled by itself.")
    match rules.empty:
        case Empty.NONE:
            return ("Nothing goes to an empty column: it stays empty.",)
        case Empty.AUTO_FILL:
            return (
                "The moment a column becomes empty it takes the top card of the waste, or if the waste is empty the next card of the "
                "stock. That is part of the move that emptied it.",
                f"When waste and stock are both empty it stays empty, and then takes {taken} that may move.",
            )
        case _:
            rank = "King" if rules.empty is Empty.KING else "Queen"
            run = f" or a run whose deepest card is a {rank}" if is_run else ""
            return (f"Only a {rank}{run} may go to an empty column, {where}.", "It is never filled by itself.")


def _stock(rules: ColumnRules) -> tuple[str, ...]:
    if not rules.stock_size:
        return ("There is no stock and no waste.",)
    if rules.draw == 1:
        draw = "A draw turns the next card of the stock face up onto the waste."
    else:
        cards = f"the next {rules.draw} cards of the stock (or as many as are left)"
        draw = f"A draw turns {cards} one by one face up onto the waste; the last lies on top."
    lines = [
        f"{draw} It may be made whenever the stock holds a card, even when cards could be played.",
        "Only the top card of the waste may be played, at any time. Nothing but drawn cards is put there.",
        "All cards of the waste may be looked through.",
    ]
    turned = "turned over, unshuffled, to be the stock again, so that the first card drawn comes first again"
    if rules.redeals == 0:
        lines.append("The stock is gone through once: there is no redeal.")
    elif rules.redeals is None:
        lines.append(f"When the stock is empty the waste may be {turned}, as often as you like.")
    else:
        times = {1: "once", 2: "twice"}.get(rules.redeals, f"{in_words(rules.redeals)} times")
        lines.append(
            f"When the stock is empty the waste may be {turned}. This may be done {times}, which makes {rules.redeals + 1} passes in all."
        )
    return tuple(lines)


def _end(rules: ColumnRules) -> tuple[str, ...]:
    lines = [f"The game is won when all {rules.deck_size} cards are on the foundations."]
    null = "" if rules.empty is Empty.NONE else " (moving a whole column to an empty one changes nothing)"
    if rules.stock_size and rules.redeals is None:
        lines.append(
            f"It is stuck when no card can move but by drawing{null}, "
            "and no card that drawing on will bring to the top of the waste fits anywhere."
        )
    else:
        lines.append(f"It is stuck when no legal move is left that changes anything{null}.")
    lines.append("Being stuck ends nothing by force: take moves back, start again, or deal anew.")
    return tuple(lines)
