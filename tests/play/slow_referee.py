"""A second referee for both families: a slow and simple implementation, written only from docs/rulings.md, R1 to R43 and R76 to R84.

It shares no code with longwood.play. Cards are strings, positions are lists, and it finds moves by trying all of them. It reads only the
fields of the rules. test_two_referees.py compares the two referees, and this one computes the perft files.
"""

from __future__ import annotations

import itertools
from copy import deepcopy
from dataclasses import dataclass, field

from longwood.rules import ColumnRules, CoveringRules, Rules

RANKS = "A23456789TJQK"
Json = dict[str, object]
Slot = tuple[int, int]


def rank(card: str) -> int:
    return 0 if card == "XX" else RANKS.index(card[0]) + 1


def suit(card: str) -> str:
    return card[1]


def is_red(card: str) -> bool:
    return card[1] in "DH"


# Column games


@dataclass
class Columns:
    columns: list[list[str]]  # deepest first; then the cells
    down: list[list[bool]]  # for each of those, which cards are face down
    stock: list[str]  # next first
    waste: list[str]  # top last
    foundations: list[list[str]]  # only those that have cards
    starters: list[str]
    redeals: int = 0


def fits(rules: ColumnRules, card: str, on: str) -> bool:
    """R3, R18, R78: return whether the card is one rank lower, or higher if that is allowed, and of a suit that fits."""
    one_lower = rank(on) == rank(card) + 1 or (rules.build_wrap and card[0] == "K" and on[0] == "A")
    one_higher = rank(card) == rank(on) + 1 or (rules.build_wrap and card[0] == "A" and on[0] == "K")
    right_suit = {
        "same_suit": suit(card) == suit(on),
        "different_suit": suit(card) != suit(on),
        "alternate_colour": is_red(card) != is_red(on),
        "any": True,
    }[rules.build.value]
    return (one_lower or (rules.build_up and one_higher)) and right_suit


def can_fill(rules: ColumnRules, card: str, is_waste: bool) -> bool:
    """R4, R16, R18, R79: return whether a card can go to an empty column."""
    return {
        "any": True,
        "auto_fill": True,
        "none": False,
        "king": card[0] == "K",
        "queen": card[0] == "Q",
        "waste": is_waste,
    }[rules.empty.value]


def dealt_down(rules: ColumnRules, row: int) -> bool:
    """R10, R76: return whether a row, from 0 for the deepest, is dealt face down."""
    return row < rules.face_down or row + 1 in rules.face_down_rows


def is_run(rules: ColumnRules, cards: list[str]) -> bool:
    """R11: return whether these cards, deepest first, can move together."""
    if rules.run.value == "single":
        return len(cards) == 1
    for deeper, higher in itertools.pairwise(cards):
        if not fits(rules, higher, deeper):
            return False
        if rules.run.value == "same_suit" and suit(higher) != suit(deeper):
            return False
    return True


def pile_for(rules: ColumnRules, state: Columns, card: str) -> int | None:
    """R2, R18: return the number of the foundation that a card can go to, -1 if it starts a new one, or None."""
    for number, pile in enumerate(state.foundations):
        top = pile[-1]
        follows = rank(card) == rank(top) + 1 or (rules.foundation_wrap and top[0] == "K" and card[0] == "A")
        right = suit(card) == suit(top) if rules.foundation_up.value == "suit" else is_red(card) != is_red(top)
        if follows and right and len(pile) < 13:
            return number
    base = rules.foundation_base or rank(state.starters[0])
    return -1 if rank(card) == base else None


def returnable(rules: ColumnRules, state: Columns) -> set[str]:
    """R9: return the top cards of foundations that can return to the tableau."""
    tops = set()
    for pile in state.foundations:
        piles_of_suit = sum(suit(other[0]) == suit(pile[0]) for other in state.foundations)
        starters_of_suit = sum(suit(card) == suit(pile[0]) for card in state.starters)
        if len(pile) > 1 or piles_of_suit > starters_of_suit or rules.preset_return:
            tops.add(pile[-1])
    return tops


def column_moves(rules: ColumnRules, state: Columns) -> list[str]:
    if column_won(rules, state):
        return []
    moves = []
    for c, column in enumerate(state.columns):
        for count in range(1, len(column) + 1):
            cards = column[-count:]
            if any(state.down[c][-count:]) or not is_run(rules, cards):
                continue
            if count == 1 and pile_for(rules, state, cards[0]) is not None:
                moves.append(f"{c + 1}-f")
            for d in targets(rules, state, cards[0]):
                if count > 1 and (d >= rules.columns or (rules.run.value == "to_empty" and state.columns[d])):
                    continue
                if d != c:
                    moves.append(f"{c + 1}-{d + 1}" + (f"x{count}" if count > 1 else ""))
    if state.waste:
        if pile_for(rules, state, state.waste[-1]) is not None:
            moves.append("w-f")
        moves += [f"w-{d + 1}" for d in targets(rules, state, state.waste[-1], is_waste=True)]
    if rules.foundation_return:
        for card in returnable(rules, state):
            moves += [f"f{card}-{d + 1}" for d in targets(rules, state, card)]
    if state.stock:
        moves.append("d")
    if not state.stock and state.waste and (rules.redeals is None or state.redeals < rules.redeals):
        moves.append("r")
    return moves


def targets(rules: ColumnRules, state: Columns, card: str, is_waste: bool = False) -> list[int]:
    """Return the columns and cells that a card can go to."""
    found = []
    for d, column in enumerate(state.columns):
        if d >= rules.columns and not column:  # R80
            found.append(d)
        if d < rules.columns and (fits(rules, card, column[-1]) if column else can_fill(rules, card, is_waste)):
            found.append(d)
    return found


def column_after(rules: ColumnRules, before: Columns, move: str) -> Columns:
    state = deepcopy(before)
    if move == "d":
        for _ in range(min(rules.draw, len(state.stock))):
            state.waste.append(state.stock.pop(0))
        return state
    if move == "r":
        state.stock, state.waste, state.redeals = state.waste, [], state.redeals + 1
        return state
    source, _, rest = move.partition("-")
    target, _, count = rest.partition("x")
    if source == "w":
        cards = [state.waste.pop()]
    elif source[0] == "f":
        pile = next(p for p in sorted(state.foundations, key=len, reverse=True) if p[-1] == source[1:])
        cards = [pile.pop()]
        state.foundations = [p for p in state.foundations if p]
    else:
        column = state.columns[int(source) - 1]
        cards = column[-int(count or 1) :]
        del column[-int(count or 1) :]
        del state.down[int(source) - 1][-int(count or 1) :]
    if target == "f":
        number = pile_for(rules, state, cards[0])
        assert number is not None
        if number < 0:
            state.foundations.append(cards)
        else:
            state.foundations[number] += cards
    else:
        state.columns[int(target) - 1] += cards
        state.down[int(target) - 1] += [False] * len(cards)
    filled = source.isdigit() and _tidy(rules, state, int(source) - 1)
    if rules.waste_refills and not state.waste and (source == "w" or filled):  # R77
        for _ in range(min(rules.draw, len(state.stock))):
            state.waste.append(state.stock.pop(0))
    return state


def _tidy(rules: ColumnRules, state: Columns, number: int) -> bool:
    """R10, R16, R17: turn the top card up and fill an emptied column. Return whether it was filled from the waste."""
    column = state.columns[number]
    if column:
        state.down[number][-1] = False
    if not column and rules.empty.value == "auto_fill" and number < rules.columns:
        if rules.fill_draws and not state.waste:
            for _ in range(min(rules.draw, len(state.stock))):
                state.waste.append(state.stock.pop(0))
        if state.waste:
            column.append(state.waste.pop())
            state.down[number].append(False)
            return True
        if state.stock:
            column.append(state.stock.pop(0))
            state.down[number].append(False)
    return False


def column_won(rules: ColumnRules, state: Columns) -> bool:
    return sum(map(len, state.foundations)) == 52 * rules.decks


def column_outcome(rules: ColumnRules, state: Columns) -> str:
    """R14: return "won", "open" or "stuck". With unlimited redeals, go through the stock until a state repeats."""
    if column_won(rules, state):
        return "won"
    seen = []
    while (state.stock, state.waste) not in seen:
        seen.append((state.stock, state.waste))
        moves = [move for move in column_moves(rules, state) if not is_null(rules, state, move)]
        if any(move not in ("d", "r") for move in moves):
            return "open"
        if not moves:
            return "stuck"
        if rules.redeals is not None:
            return "open"
        state = column_after(rules, state, moves[0])
    return "stuck"


def is_null(rules: ColumnRules, state: Columns, move: str) -> bool:
    """Return whether the move takes a whole column to an empty one, or a card from cell to cell, which changes nothing."""
    source, _, rest = move.partition("-")
    target, _, count = rest.partition("x")
    if not (source.isdigit() and target.isdigit()):
        return False
    if (int(source) > rules.columns) != (int(target) > rules.columns):
        return False
    return int(count or 1) == len(state.columns[int(source) - 1]) and not state.columns[int(target) - 1]


def column_view(rules: ColumnRules, state: Columns) -> Json:
    heights = {s: sorted((len(p) for p in state.foundations if suit(p[0]) == s), reverse=True) for s in "CDHS"}
    padded = {s: numbers + [0] * (rules.decks - len(numbers)) for s, numbers in heights.items()}
    return {
        "tableau": state.columns,
        "face_down": [max((n for n, is_down in enumerate(down, 1) if is_down), default=0) for down in state.down],
        "stock": state.stock,
        "waste": state.waste,
        "foundation_tops": padded,
        "foundations": sorted(state.starters),
        "hole": None,
        "redeals_used": state.redeals,
    }


# Covering games


@dataclass
class Covering:
    cards: dict[Slot, str]  # the card in each slot; in columns and fans, the second number is the pile
    stock: list[str]
    holes: list[list[str]]
    waste: list[str] = field(default_factory=list)  # top last
    redeals: int = 0


PEAKS = [(0, x) for x in (3, 9, 15)] + [(1, x) for x in (2, 4, 8, 10, 14, 16)]
PEAKS += [(2, x) for x in range(1, 18, 2)] + [(3, x) for x in range(0, 19, 2)]


def slots_of(rules: CoveringRules) -> list[Slot]:
    """Return the slots in layout order: (row, column), (row, x) of R39 and R81, or (row, i) of R42."""
    kind, sizes = rules.layout.kind, rules.layout.sizes
    if kind == "none":
        return []
    if kind == "peaks" and not sizes:
        return PEAKS
    if kind == "peaks":
        # Row r of n rows is each peak's slice of a pyramid; slots that two peaks share are listed once.
        count, rows = sizes
        return [
            (r, x)
            for r in range(rows)
            for x in sorted({2 * p * (rows - 1) + rows - 1 - r + 2 * i for p in range(count) for i in range(r + 1)})
        ]
    if kind == "trees":
        return [(r, 5 * tree + x) for tree in range(sizes[0]) for r in range(sizes[1]) for x in ([0, 2] if r % 2 else [1])]
    if kind == "pyramid":
        return [(r, i) for r in range(sizes[0]) for i in range(r + 1)]
    return [(r, c) for r in range(sizes[1]) for c in range(sizes[0])]


def covering(rules: CoveringRules, slot: Slot) -> list[Slot]:
    """Return the positions that cover this one. Those outside the layout are included and never have a card."""
    r, x = slot
    if rules.layout.kind in ("peaks", "trees"):
        return [(r + 1, x - 1), (r + 1, x + 1)]
    if rules.layout.kind == "pyramid":
        return [(r + 1, x), (r + 1, x + 1)]
    return [(r + 1, x)]


def is_playable(rules: CoveringRules, state: Covering, slot: Slot) -> bool:
    return slot in state.cards and not any(over in state.cards for over in covering(rules, slot))


def fits_hole(rules: CoveringRules, card: str, hole: list[str]) -> bool:
    """R27, R32, R33: return whether a card fits on the hole."""
    if not hole or card == "XX" or hole[-1] == "XX":
        return True
    top = hole[-1]
    if rules.wrap and {card[0], top[0]} == {"A", "K"}:
        return True
    if top[0] == "K" and card[0] == "Q":
        return rules.wrap or rules.on_king.value == "queen"
    if top[0] == "K":
        return False
    return abs(rank(card) - rank(top)) == 1


def is_chain(rules: CoveringRules) -> bool:
    return rules.layout.kind in ("columns", "fans")


def covering_moves(rules: CoveringRules, state: Covering) -> list[str]:
    if covering_won(rules, state):
        return []
    moves = []
    for hole, cards in enumerate(state.holes, 1):
        suffix = f"-h{hole}" if hole > 1 else ""
        for number, slot in enumerate(slots_of(rules), 1):
            if is_playable(rules, state, slot) and fits_hole(rules, state.cards[slot], cards):
                moves.append(str(slot[1] + 1 if is_chain(rules) else number) + suffix)
        if state.waste and fits_hole(rules, state.waste[-1], cards):
            moves.append("w" + suffix)
    if state.stock and not (rules.must_play and moves):
        moves.append("d")
    if not state.stock and state.waste and (rules.redeals is None or state.redeals < rules.redeals):
        moves.append("r")
    return moves


def covering_won(rules: CoveringRules, state: Covering) -> bool:
    """R28, R84: return whether the tableau is cleared, and with a waste, whether all other cards are played too."""
    return not state.cards and not (rules.draw and (state.stock or state.waste))


def covering_outcome(rules: CoveringRules, state: Covering) -> str:
    """R14, R84: a game is stuck if no card that a pass brings to the top of the waste can be played."""
    if covering_won(rules, state):
        return "won"
    moves = covering_moves(rules, state)
    if rules.redeals is None and moves and all(move in ("d", "r") for move in moves):
        turned = deepcopy(state)
        for _ in range(2 * (len(state.stock) + len(state.waste)) + 2):
            if any(fits_hole(rules, turned.waste[-1], hole) for hole in turned.holes if turned.waste):
                return "open"
            turned = covering_after(rules, turned, "d" if turned.stock else "r")
        return "stuck"
    return "open" if moves else "stuck"


def covering_after(rules: CoveringRules, before: Covering, move: str) -> Covering:
    state = deepcopy(before)
    source, _, number = move.partition("-h")
    hole = state.holes[int(number or 1) - 1]
    if move == "d" and rules.draw:
        state.waste += state.stock[: rules.draw]
        del state.stock[: rules.draw]
    elif move == "d":
        hole.append(state.stock.pop(0))
    elif move == "r":
        state.stock, state.waste = state.waste, []
        state.redeals += 1
    elif source == "w":
        hole.append(state.waste.pop())
    elif is_chain(rules):
        slot = max(slot for slot in state.cards if slot[1] == int(source) - 1)
        hole.append(state.cards.pop(slot))
    else:
        hole.append(state.cards.pop(slots_of(rules)[int(source) - 1]))
    return state


def covering_view(rules: CoveringRules, state: Covering) -> Json:
    order = slots_of(rules)
    if is_chain(rules):
        piles: list[list[str | None]] = [[] for _ in range(rules.layout.sizes[0])]
        for slot in order:
            if slot in state.cards:
                piles[slot[1]].append(state.cards[slot])
    else:
        piles = [[state.cards.get(slot) for slot in order]]
    hidden = [n for n, slot in enumerate(order, 1) if slot in state.cards and not is_playable(rules, state, slot)]
    if rules.holes > 1 or rules.draw:
        return {
            "tableau": piles,
            "stock": state.stock,
            "hole": None,
            "holes": state.holes,
            "waste": state.waste,
            "redeals_used": state.redeals,
            "foundations": [],
            "face_down_slots": hidden if rules.face_down else [],
        }
    (hole,) = state.holes
    return {
        "tableau": piles,
        "stock": state.stock,
        "hole": hole[-1] if hole else None,
        "waste": hole[:-1],
        "foundations": [],
        "face_down_slots": hidden if rules.face_down else [],
    }


# Both families


State = Columns | Covering


def start(rules: Rules, deal: Json) -> State:
    """Return the position at the start of a Deal JSON."""
    tableau, stock, starters = deal["tableau"], deal["stock"], deal["foundations"]
    assert isinstance(tableau, list)
    assert isinstance(stock, list)
    assert isinstance(starters, list)
    if isinstance(rules, ColumnRules):
        down = [[n < rules.columns and dealt_down(rules, row) for row in range(len(column))] for n, column in enumerate(tableau)]
        preset = 4 * rules.decks if rules.preset else int(rules.foundation_base == 0)  # R82: the others went up during the deal
        state = Columns(deepcopy(tableau), down, stock[:], [], [[card] for card in starters[:preset]], starters[:preset])
        for card in starters[preset:]:
            number = pile_for(rules, state, card)
            if number == -1:
                state.foundations.append([card])
            else:
                assert number is not None, f"{card} cannot go up"
                state.foundations[number].append(card)
        return state
    if is_chain(rules):
        cards = {(row, pile): card for pile, chain in enumerate(tableau) for row, card in enumerate(chain)}
    else:
        cards = {slot: card for slot, card in zip(slots_of(rules), tableau[0], strict=True) if card is not None}
    holes = [[] if deal["hole"] is None else [str(deal["hole"])], *([str(card)] for card in starters)]
    return Covering(cards, stock[:], holes + [[] for _ in range(rules.holes - len(holes))])


def resume(rules: Rules, position: Json) -> State:
    """Return the position that a complete Position JSON describes. The foundations must be built in suit."""
    state = start(rules, position)
    if isinstance(state, Columns):
        assert isinstance(rules, ColumnRules)
        assert rules.foundation_up.value == "suit"
        base = rules.foundation_base or (rank(state.starters[0]) if state.starters else 1)
        tops, hidden, used = position["foundation_tops"], position["face_down"], position["redeals_used"]
        assert isinstance(tops, dict)
        assert isinstance(hidden, list)
        assert isinstance(used, int)
        state.down = [
            [n < lowest and dealt_down(rules, n) for n in range(len(cards))] for lowest, cards in zip(hidden, state.columns, strict=True)
        ]
        state.redeals = used
        state.waste = list(_texts(position["waste"]))
        state.foundations = [
            [RANKS[(base - 1 + level) % 13] + s for level in range(height)] for s in "CDHS" for height in tops[s] if height
        ]
    else:
        assert isinstance(rules, CoveringRules)
        if rules.holes > 1 or rules.draw:
            holes, used = position["holes"], position["redeals_used"]
            assert isinstance(holes, list)
            assert isinstance(used, int)
            state.holes, state.waste, state.redeals = deepcopy(holes), _texts(position["waste"]), used
        else:
            state.holes[0] = [*_texts(position["waste"]), *state.holes[0]]
    return state


def _texts(cards: object) -> list[str]:
    assert isinstance(cards, list)
    return list(cards)


def moves(rules: Rules, state: State) -> list[str]:
    """Return the notation of all legal moves."""
    if isinstance(rules, ColumnRules):
        assert isinstance(state, Columns)
        return column_moves(rules, state)
    assert isinstance(state, Covering)
    return covering_moves(rules, state)


def after(rules: Rules, state: State, move: str) -> State:
    """Return the position after a legal move, without changing the given one."""
    if isinstance(rules, ColumnRules):
        assert isinstance(state, Columns)
        return column_after(rules, state, move)
    assert isinstance(state, Covering)
    return covering_after(rules, state, move)


def outcome(rules: Rules, state: State) -> str:
    if isinstance(rules, ColumnRules):
        assert isinstance(state, Columns)
        return column_outcome(rules, state)
    assert isinstance(state, Covering)
    return covering_outcome(rules, state)


def view(rules: Rules, state: State) -> Json:
    """Return the position as Position JSON (docs/deals.md)."""
    if isinstance(rules, ColumnRules):
        assert isinstance(state, Columns)
        return column_view(rules, state)
    assert isinstance(state, Covering)
    return covering_view(rules, state)


def perft(rules: Rules, state: State, depth: int) -> int:
    """Return the number of sequences of that many legal moves."""
    if depth == 0:
        return 1
    return sum(perft(rules, after(rules, state, move), depth - 1) for move in moves(rules, state))


def divide(rules: Rules, state: State, depth: int) -> dict[str, int]:
    """Return the perft of each first move."""
    return {move: perft(rules, after(rules, state, move), depth - 1) for move in moves(rules, state)}
