"""Deal the cards for a deal number, check deals, and convert deals to and from Deal JSON (docs/deals.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from longwood.cards import (
    JOKER,
    AnyDeal,
    Card,
    Deal,
    card,
    card_name,
    checked_deal,
    format_card,
    format_cards,
    full_deck,
    parse_card,
    pysolfc_shuffled,
    remaining,
    shuffled,
)
from longwood.errors import DealError, NotationError, shown
from longwood.locales import Phrase
from longwood.rules.codec import Rules
from longwood.rules.column_rules import FIRST_CARD, ColumnRules, DealUp
from longwood.rules.covering_rules import CoveringRules, Hole
from longwood.rules.deal_up import can_go_up, deal_up

_MAX_LISTED: Final = 3  # the most cards to list in a message before "and n more"


def preset_cards(rules: Rules) -> tuple[Card, ...]:
    """Return the cards that are removed from the deck before the shuffle and start on the foundations or in the hole."""
    if isinstance(rules, CoveringRules):
        return rules.presets
    if not rules.preset:
        return ()
    return tuple(card(rules.foundation_base, suit) for _ in range(rules.decks) for suit in range(4))


def game_deck(rules: Rules) -> tuple[Card, ...]:
    """Return all cards of the game, including the preset cards."""
    return _whole_deck(rules.decks, rules.jokers if isinstance(rules, CoveringRules) else 0)


@lru_cache(maxsize=16)
def _whole_deck(decks: int, jokers: int) -> tuple[Card, ...]:
    return full_deck(decks, jokers)


def deal(rules: Rules, number: AnyDeal) -> Deal:
    """Return the deal with this number, which can also be a deal of another program.

    The cards are dealt to the tableau row by row, then to the cells. If the rules call for it, the next card goes to the foundations or the
    hole. The remaining cards form the stock. With deal_up, the cards that went up follow the preset ones on the foundations.

    Raises NotationError if the number is not from 0 to 2**63 - 1, and DealError if the other program can't deal this game.
    """
    preset = preset_cards(rules)
    order = _order(rules, number)
    known = number if isinstance(number, int) else None
    if isinstance(rules, ColumnRules):
        if rules.deal_up is not DealUp.NOTHING:
            columns, stock, up = deal_up(rules, order)
            return Deal(columns + ((),) * rules.cells, stock=stock, foundations=(*preset, *up), number=known)
        cells, end = rules.columns * rules.cards, rules.tableau_size
        tableau = tuple(order[c : cells : rules.columns] for c in range(rules.columns))
        tableau += tuple((value,) for value in order[cells:end]) or ((),) * rules.cells
        first = end + (rules.foundation_base == FIRST_CARD)
        return Deal(tableau, stock=order[first:], foundations=preset or order[end:first], number=known)
    end = rules.layout.slots
    piles = rules.layout.piles or (tuple(range(end)),)
    tableau = tuple([tuple([order[k] for k in pile]) for pile in piles])
    first = end + (rules.hole is Hole.DEALT)
    hole = rules.preset if rules.hole is Hole.PRESET else order[end] if rules.hole is Hole.DEALT else None
    return Deal(tableau, stock=order[first:], foundations=rules.more_presets, hole=hole, number=known)


def _order(rules: Rules, number: AnyDeal) -> tuple[Card, ...]:
    """Return the cards without the preset ones, in the order in which deal() lays them out."""
    preset = preset_cards(rules)
    jokers = rules.jokers if isinstance(rules, CoveringRules) else 0
    if isinstance(number, int):
        return shuffled(full_deck(rules.decks, jokers, without=preset), number)
    number = checked_deal(number)
    if jokers and (rules.decks, jokers) != (1, 2):
        raise DealError(f"{number}: PySolFC deals jokers only in a game of one deck with two of them, so it can't deal this {rules.name}")
    order = pysolfc_shuffled(rules.decks, jokers, number.number, preset)
    if isinstance(rules, ColumnRules):
        if rules.cells_dealt:  # PySolFC deals the cards of the cells first
            order = (*order[rules.cells : rules.tableau_size], *order[: rules.cells], *order[rules.tableau_size :])
        end = len(order) - rules.stock_size - 1  # the card after the tableau
        # PySolFC turns over the first card of the stock before it deals the card that sets the base rank.
        if rules.foundation_base == FIRST_CARD and rules.stock_size:
            order = (*order[:end], order[end + 1], order[end], *order[end + 2 :])
    elif (
        rules.hole is Hole.EMPTY and rules.stock_size == 0 and rules.holes == 1
    ):  # as in All in a Row, where the ace of spades is always dealt last
        ace = card(1, 3)
        order = (*remaining(order, (ace,)), ace)
    return order


def check_deal(rules: Rules, dealt: Deal) -> None:
    """Raise DealError if `dealt` doesn't have the piles and cards that these rules deal. The message names the wrong pile or card."""
    shape = tableau_shape(rules)
    if len(dealt.tableau) != len(shape):
        raise DealError(f"{rules.name} has {_piles(len(shape), rules)}; this deal has {len(dealt.tableau)}")
    for number, (pile, size) in enumerate(zip(dealt.tableau, shape, strict=True), 1):
        if len(pile) > size or (len(pile) < size and not _is_dealt_up(rules)):
            hint = ' (for a game in progress, add "position": true)' if len(pile) < size else ""
            raise DealError(f"{pile_label(rules, number)} has {len(pile)} cards; {rules.name} deals {size}{hint}")
    _check_foundations(rules, dealt)
    if len(dealt.stock) > rules.stock_size or (len(dealt.stock) < rules.stock_size and not _is_dealt_up(rules)):
        raise DealError(f"the stock has {len(dealt.stock)} cards; {rules.name} deals {rules.stock_size}")
    hole = () if dealt.hole is None else (dealt.hole,)
    check_deck([*(c for pile in dealt.tableau for c in pile), *dealt.stock, *dealt.foundations, *hole], game_deck(rules))


def _check_foundations(rules: Rules, dealt: Deal) -> None:
    if isinstance(rules, CoveringRules):
        if dealt.foundations and not rules.more_presets:
            raise DealError(f"foundations: {rules.name} has only one foundation, the hole; give its card as hole")
        if dealt.foundations != rules.more_presets:
            expected = " ".join(map(format_card, rules.more_presets))
            raise DealError(f"foundations: {rules.name} starts with {expected} in the holes after the first, in this order")
        if (dealt.hole is None) is not (rules.hole is Hole.EMPTY):
            raise DealError(f"hole: {rules.name} starts with {'no card' if rules.hole is Hole.EMPTY else 'one card'} there")
        if rules.preset is not None and dealt.hole != rules.preset:
            raise DealError(f"hole: {rules.name} starts with the {card_name(rules.preset)} there")
        return
    if dealt.hole is not None:
        raise DealError(f"hole: {rules.name} has no hole; list cards that start on foundations under foundations")
    check_starters(rules, dealt.foundations[: rules.preset_size] if _is_dealt_up(rules) else dealt.foundations)
    if _is_dealt_up(rules) and not can_go_up(rules, dealt.foundations[rules.preset_size :]):
        raise DealError(f"foundations: list the cards that {rules.name} deals up in the order in which they go on the foundations")


def _is_dealt_up(rules: Rules) -> bool:
    """Return whether cards go on the foundations during the deal, so that its piles can have fewer cards."""
    return isinstance(rules, ColumnRules) and rules.deal_up is not DealUp.NOTHING


def check_starters(rules: ColumnRules, foundations: Sequence[Card]) -> None:
    """Raise DealError unless the cards on the foundations are the preset cards, or the one card that sets the base rank."""
    if rules.foundation_base == FIRST_CARD:
        if len(foundations) != 1 or foundations[0] == JOKER:
            raise DealError(f"foundations: {rules.name} needs exactly one card there, which sets the base rank")
    elif Counter(foundations) != Counter(preset_cards(rules)):
        expected = " ".join(map(format_card, preset_cards(rules))) or "no card"
        raise DealError(f"foundations: {rules.name} starts with {expected} there, not with {format_cards(foundations) or 'no card'}")


def check_deck(cards: Iterable[Card], deck: Sequence[Card], *, complete: bool = True) -> None:
    """Raise DealError if `cards` has cards that are not in the deck. If `complete`, also raise it if any card is missing."""
    cards = sorted(cards)
    if cards == sorted(deck):  # almost always true, and five times as fast as counting
        return
    have, want = Counter(cards), Counter(deck)
    surplus = sorted((have - want).elements())
    unknown = [value for value in surplus if not want[value]]
    if unknown:
        raise DealError(f"not in this game's deck: {_names(unknown)}")
    if surplus:
        first = surplus[0]
        counts = f" ({have[first]} here, {want[first]} in the deck)" if len(set(surplus)) == 1 else ""
        raise DealError(f"too many: {_names(surplus)}{counts}")
    missing = sorted((want - have).elements())
    if missing and complete:
        raise DealError(Phrase("board-missing", cards=_names(missing)))


def _names(cards: Sequence[Card]) -> str:
    kinds = list(dict.fromkeys(cards))
    named = ", ".join(map(format_card, kinds[:_MAX_LISTED]))
    return named if len(kinds) <= _MAX_LISTED else Phrase("board-more", cards=named, count=len(kinds) - _MAX_LISTED)


def tableau_shape(rules: Rules) -> tuple[int, ...]:
    """Return the number of cards in each pile of the tableau. An overlapping layout is a single pile.

    With deal_up, it is the most.
    """
    if isinstance(rules, ColumnRules):
        return (rules.cards,) * rules.columns + (int(rules.cells_dealt),) * rules.cells
    return tuple(map(len, rules.layout.piles)) or (rules.layout.slots,)


def pile_label(rules: Rules, number: int) -> str:
    """Return the name of a tableau pile for messages. `number` starts at 1."""
    if isinstance(rules, CoveringRules) and rules.layout.kind != "columns":
        return f"fan {number}" if rules.layout.kind == "fans" else "the tableau"
    if isinstance(rules, ColumnRules) and number > rules.columns:
        return f"cell {number}"  # counted after the columns, as in the notation of moves
    return f"column {number}"


def _piles(count: int, rules: Rules) -> str:
    if isinstance(rules, CoveringRules) and not rules.layout.piles:
        return "one pile of slots"
    return f"{count} {'fans' if isinstance(rules, CoveringRules) and rules.layout.kind == 'fans' else 'columns'}"


def deal_to_json(dealt: Deal) -> dict[str, object]:
    """Return the piles as Deal JSON: tableau, stock, foundations and hole. The game and its options are not included."""
    return {
        "tableau": [[format_card(c) for c in pile] for pile in dealt.tableau],
        "stock": [format_card(c) for c in dealt.stock],
        "foundations": [format_card(c) for c in dealt.foundations],
        "hole": None if dealt.hole is None else format_card(dealt.hole),
    }


def deal_from_json(rules: Rules, data: object) -> Deal:
    """Return the deal in a Deal JSON object. Unknown keys are ignored, and missing keys mean empty piles.

    Raises DealError if the object doesn't describe a deal of this game.
    """
    if not isinstance(data, Mapping):
        raise DealError(f"a deal must be a JSON object, not {shown(data)}")
    tableau = data.get("tableau", [])
    if not isinstance(tableau, list):
        raise DealError("tableau must be a list of piles, each a list of cards")
    piles = tuple(read_cards(pile, pile_label(rules, n)) for n, pile in enumerate(tableau, 1))
    hole = data.get("hole")
    dealt = Deal(
        piles,
        stock=read_cards(data.get("stock", []), "the stock"),
        foundations=read_cards(data.get("foundations", []), "foundations"),
        hole=None if hole is None else read_card(hole, "hole"),
    )
    check_deal(rules, dealt)
    return dealt


def read_card(value: object, where: str) -> Card:
    """Return the card in a JSON value. If it isn't a card, raises DealError with `where` in its message."""
    try:
        return parse_card(value)  # type: ignore[arg-type]  # parse_card also rejects other types
    except NotationError as error:
        raise DealError(f"{where}: {error}") from None


def read_cards(value: object, where: str) -> tuple[Card, ...]:
    """Return the cards in a JSON list. If it isn't a list of cards, raises DealError with `where` in its message."""
    if not isinstance(value, list):
        raise DealError(f"{where} must be a list of cards")
    try:
        return tuple(map(parse_card, value))  # the fast path, for streams of many deals
    except NotationError:
        return tuple(read_card(item, where) for item in value)  # raises the error for the first invalid card
