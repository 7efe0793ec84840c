"""Read and write positions of covering games as Position JSON (docs/deals.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from longwood.cards import Card, card_name, format_card
from longwood.errors import DealError
from longwood.play.covering.holes import HolesPosition
from longwood.play.covering.position import CoveringPosition
from longwood.play.json_fields import number_in, piles_of, reject_keys, texts_of
from longwood.rules import CoveringRules, Hole, check_deck, game_deck
from longwood.rules.dealing import pile_label, read_card, read_cards, tableau_shape


def covering_to_json(position: CoveringPosition) -> dict[str, object]:
    """Return the piles of a position as Position JSON."""
    layout = position.rules.layout
    present = [value if position.present >> slot & 1 else None for slot, value in enumerate(position.cards)]
    if layout.piles:
        tableau = [[format_card(v) for slot in pile if (v := present[slot]) is not None] for pile in layout.piles]
    else:
        tableau = [[None if v is None else format_card(v) for v in present]]  # type: ignore[misc]  # null marks an empty slot
    if isinstance(position, HolesPosition):
        return {
            "tableau": tableau,
            "stock": texts_of(position.stock[position.turned :]),
            "foundations": [],
            "hole": None,
            "holes": [texts_of(hole) for hole in position.holes],
            "waste": texts_of(position.waste),
            "face_down_slots": _hidden_slots(position),
            "redeals_used": position.redeals_used,
        }
    return {
        "tableau": tableau,
        "stock": texts_of(position.stock[position.turned :]),
        "foundations": [],
        "hole": format_card(position.hole[-1]) if position.hole else None,
        "waste": texts_of(position.hole[:-1]),
        "face_down_slots": _hidden_slots(position),
    }


def _hidden_slots(position: CoveringPosition) -> list[int]:
    """Return the numbers (from 1) of the slots with face-down cards."""
    return [slot + 1 for slot in range(position.rules.layout.slots) if position.present >> slot & 1 and not position.is_face_up(slot)]


def covering_from_json(rules: CoveringRules, data: Mapping[str, object]) -> CoveringPosition:
    """Return the position in a Position JSON object. Raises DealError if it doesn't describe a position of this game."""
    reject_keys(rules, data, ("foundations", "foundation_tops", "face_down"))
    slots = _slots_from_json(rules, data)
    stock = read_cards(data.get("stock", []), "the stock")
    if rules.is_wide:
        position: CoveringPosition = _holes_from_json(rules, data, slots, stock)
    else:
        reject_keys(rules, data, ("holes", "redeals_used"))
        position = CoveringPosition.of_piles(rules, slots, stock, _hole_from_json(rules, data, slots, stock))
    _check_hidden_slots(position, data.get("face_down_slots"))
    return position


def _slots_from_json(rules: CoveringRules, data: Mapping[str, object]) -> tuple[Card | None, ...]:
    layout, piles = rules.layout, piles_of(rules, data)
    slots: list[Card | None] = [None] * layout.slots
    for number, (pile, size) in enumerate(zip(piles, tableau_shape(rules), strict=True), 1):
        where = pile_label(rules, number)
        if not isinstance(pile, list) or len(pile) > size or (not layout.piles and len(pile) != size):
            raise DealError(f"{where} must be a list of {'at most ' if layout.piles else ''}{size} cards")
        at = layout.piles[number - 1] if layout.piles else range(size)
        for slot, value in zip(at, pile, strict=False):
            slots[slot] = None if value is None and not layout.piles else read_card(value, where)
    for slot, mask in enumerate(layout.covers):
        if slots[slot] is None and any(slots[k] is not None for k in range(layout.slots) if mask >> k & 1):
            raise DealError(f"{pile_label(rules, 1)}: slot {slot + 1} is empty, but a card still covers it")
    return tuple(slots)


def _hole_from_json(
    rules: CoveringRules, data: Mapping[str, object], slots: Sequence[Card | None], stock: Sequence[Card]
) -> tuple[Card, ...]:
    hole = data.get("hole")
    top = () if hole is None else (read_card(hole, "hole"),)
    below = read_cards(data.get("waste", []), "the waste")
    if below and not top:
        raise DealError("hole must name the top card, because waste lists cards beneath it")
    if not top and rules.hole is not Hole.EMPTY:
        raise DealError(f"hole must name the card on top, because {rules.name} starts with a card there")
    unplayed = [*(c for c in slots if c is not None), *stock]
    deck = game_deck(rules)
    if rules.preset is not None and unplayed.count(rules.preset) >= deck.count(rules.preset):
        raise DealError(f"hole: {rules.name} starts with the {card_name(rules.preset)} there, so it cannot be in another pile")
    if top and "waste" not in data:  # the missing cards are then under the top of the hole, in any order
        below = tuple(sorted((Counter(deck) - Counter([*unplayed, *top])).elements()))
    check_deck([*unplayed, *below, *top], deck)
    return (*below, *top)


def _holes_from_json(
    rules: CoveringRules, data: Mapping[str, object], slots: tuple[Card | None, ...], stock: tuple[Card, ...]
) -> HolesPosition:
    reject_keys(rules, data, ("hole",) if rules.has_waste else ("hole", "waste", "redeals_used"))
    given = data.get("holes")
    if not isinstance(given, list) or len(given) != rules.holes:
        raise DealError(f"holes must be a list of {rules.holes} holes, each a list of cards")
    holes = tuple(read_cards(hole, f"hole {number}") for number, hole in enumerate(given, 1))
    starters = (rules.preset, *rules.more_presets)
    for number, (hole, starter) in enumerate(zip(holes, starters, strict=False), 1):
        if starter is not None and hole[:1] != (starter,):
            raise DealError(f"hole {number}: {rules.name} starts with the {card_name(starter)} there, so it must be the first card")
    if not holes[0] and rules.hole is not Hole.EMPTY:
        raise DealError(f"hole 1 must have a card, because {rules.name} starts with a card there")
    waste = read_cards(data.get("waste", []), "the waste")
    check_deck([*(c for c in slots if c is not None), *stock, *waste, *(c for hole in holes for c in hole)], game_deck(rules))
    used = number_in(data.get("redeals_used", 0), "redeals_used", 10**9 if rules.redeals is None else rules.redeals)
    return HolesPosition.of_holes(rules, slots, stock, holes, waste, used)


def _check_hidden_slots(position: CoveringPosition, value: object) -> None:
    if value is None:
        return
    if not isinstance(value, list):
        raise DealError("face_down_slots must be a list of slot numbers")
    given = sorted(number_in(n, "face_down_slots", position.rules.layout.slots) for n in value)
    hidden = _hidden_slots(position)
    if given != hidden:
        expected = f"slots {', '.join(map(str, hidden))}" if hidden else "no slots"
        raise DealError(f"face_down_slots: in this position of {position.rules.name} {expected} are face down")
