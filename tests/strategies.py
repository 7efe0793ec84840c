"""Hypothesis strategies for rules from the whole parameter space (docs/rulings.md, R18, R26 to R36), and deals of any difficulty."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from longwood.cards import KING, QUEEN, RANK, Card, Deal, full_deck
from longwood.rules import (
    FIRST_CARD,
    Build,
    ColumnRules,
    CoveringRules,
    DealUp,
    Empty,
    Hole,
    Layout,
    OnKing,
    Rules,
    Run,
    Scoring,
    Up,
    columns,
    fans,
    game_deck,
    no_tableau,
    peaks,
    preset_cards,
    pyramid,
    trees,
)
from longwood.variants import CATALOGUE

DEALS = st.integers(0, 2**63 - 1)
CARDS = st.integers(0, 52).map(Card)


@st.composite
def column_rules(draw: st.DrawFn) -> ColumnRules:
    """Draw any rules of a column game."""
    decks = draw(st.integers(1, 4))
    base = draw(st.sampled_from((1, 1, 1, FIRST_CARD, 2, 7, QUEEN, KING)))
    preset = base != FIRST_CARD and draw(st.booleans())
    available = 52 * decks - (4 * decks if preset else base == FIRST_CARD)
    number = draw(st.integers(1, 16))
    cards = draw(st.integers(0, min(8, available // number)))
    down = draw(st.integers(0, max(0, cards - 1)))
    pattern = draw(st.sets(st.integers(1, cards - 1), max_size=4)) if cards > 1 and draw(st.booleans()) else set()
    rows = () if pattern == set(range(1, len(pattern) + 1)) else tuple(sorted(pattern))
    cells = draw(st.sampled_from((0, 0, 0, 1, 3)))
    cells_dealt = cells > 0 and number * cards + cells <= available and draw(st.booleans())
    has_stock = available > number * cards + cells * cells_dealt
    up = draw(st.sampled_from((Up.SUIT, Up.SUIT, Up.ALTERNATE_COLOUR)))
    returns = up is Up.SUIT and draw(st.booleans())
    excluded = ({Empty.WASTE} if not has_stock else set()) | ({Empty.AUTO_FILL} if not cards else set())
    empty = draw(st.sampled_from([empty for empty in Empty if empty not in excluded]))
    run = draw(st.sampled_from(Run))
    goes_up = cards > 0 and not (down or rows or cells_dealt) and up is Up.SUIT and base != FIRST_CARD
    excluded_up = {DealUp.ROWS} if empty is Empty.AUTO_FILL else set()
    deal_up = draw(st.sampled_from([way for way in DealUp if way not in excluded_up])) if goes_up else DealUp.NOTHING
    return ColumnRules(
        name="Some Columns",
        decks=decks,
        columns=number,
        cards=cards,
        face_down=0 if rows else down,
        face_down_rows=rows,
        build=draw(st.sampled_from(Build)),
        build_wrap=draw(st.booleans()),
        build_up=run is Run.SINGLE and draw(st.sampled_from((False, False, True))),
        run=run,
        draw=draw(st.integers(1, 4)),
        redeals=draw(st.sampled_from((0, 1, 2, None))),
        empty=empty,
        foundation_base=base,
        foundation_up=up,
        foundation_wrap=base != 1 or draw(st.booleans()),
        preset=preset,
        foundation_return=returns,
        preset_return=returns and preset and draw(st.booleans()),
        fill_draws=empty is Empty.AUTO_FILL and draw(st.booleans()),
        waste_refills=has_stock and draw(st.sampled_from((False, False, True))),
        cells=cells,
        cells_dealt=cells_dealt,
        deal_up=deal_up,
    )


@st.composite
def layouts(draw: st.DrawFn, most: int = 104) -> Layout:
    """Draw any layout of at most that many slots."""
    kind = draw(st.sampled_from(("columns", "fans", "peaks", "pyramid", "trees")))
    if kind == "peaks" and most >= 28:
        return draw(st.sampled_from((peaks(), peaks(2, 2), peaks(2, 4), peaks(5, 3))))
    if kind == "trees":
        return trees(draw(st.integers(1, 3)), draw(st.integers(1, min(11, most // 5))))
    if kind == "pyramid":
        return pyramid(draw(st.integers(1, max(rows for rows in range(1, 13) if rows * (rows + 1) // 2 <= most))))
    piles = draw(st.integers(1, 17))
    return (fans if kind == "fans" else columns)(piles, draw(st.integers(1, most // piles)))


@st.composite
def covering_rules(draw: st.DrawFn) -> CoveringRules:
    """Draw any rules of a covering game. Every third has several holes or a waste."""
    decks = draw(st.integers(1, 2))
    hole = draw(st.sampled_from(Hole))
    preset = draw(st.integers(0, 51).map(Card)) if hole is Hole.PRESET else None
    holes = draw(st.sampled_from((1, 1, 1, 2, 3, 8)))
    others = st.lists(st.integers(0, 51).map(Card).filter(lambda card: card != preset), max_size=holes - 1, unique=True)
    more_presets = tuple(draw(others))
    available = 52 * decks - (hole is not Hole.EMPTY) - len(more_presets)
    layout = draw(st.one_of(layouts(min(available, 48)), layouts(available), st.just(no_tableau())))
    has_stock = available > layout.slots
    has_waste = has_stock and (holes > 1 or not layout.slots or draw(st.sampled_from((False, False, True))))
    is_wide = holes > 1 or has_waste
    wrap = draw(st.booleans())
    return CoveringRules(
        name="Some Slots",
        layout=layout,
        decks=decks,
        jokers=draw(st.integers(0, 2)) if has_stock else 0,
        wrap=wrap,
        on_king=OnKing.NOTHING if wrap else draw(st.sampled_from(OnKing)),
        hole=hole,
        preset=preset,
        must_play=has_stock and not has_waste and draw(st.booleans()),
        face_down=draw(st.booleans()),
        scoring=Scoring.CARDS if is_wide else draw(st.sampled_from(Scoring)),
        holes=holes,
        more_presets=more_presets,
        draw=draw(st.integers(1, 4)) if has_waste else 0,
        redeals=draw(st.sampled_from((0, 1, 2, None))) if has_waste else 0,
    )


def any_rules() -> st.SearchStrategy[Rules]:
    """Return a strategy for rules from the catalogue and from the whole parameter space."""
    return st.one_of(st.sampled_from([variant.rules for variant in CATALOGUE]), column_rules(), covering_rules())


def easy_deal(rules: Rules, seed: int, swaps: int) -> Deal:
    """Return a deal in which the cards can be played in order, made harder by that many random swaps of two cards.

    High ranks are deep in the tableau and low ones are early in the stock. This way random games reach full foundations, gaps, redeals and
    wins, which they hardly ever do from random deals.
    """
    random = Random(seed)
    jokers = rules.jokers if isinstance(rules, CoveringRules) else 0
    deck = list(full_deck(rules.decks, jokers, without=preset_cards(rules)))
    random.shuffle(deck)
    starters = list(preset_cards(rules))
    base = 1
    if isinstance(rules, ColumnRules):
        if rules.foundation_base == FIRST_CARD:
            starters = [deck.pop()]
        base = rules.foundation_base or RANK[starters[0]]
    deck.sort(key=lambda value: (RANK[value] - base) % 13)
    slots = rules.layout.slots if isinstance(rules, CoveringRules) else rules.tableau_size
    order = deck[: -slots - 1 : -1] + deck[: len(deck) - slots]
    for _ in range(swaps):
        i, j = random.randrange(len(order)), random.randrange(len(order))
        order[i], order[j] = order[j], order[i]
    if isinstance(rules, ColumnRules):
        dealt = rules.columns * rules.cards
        piles = [tuple(order[c : dealt : rules.columns]) for c in range(rules.columns)]
        piles += [(value,) for value in order[dealt:slots]] or [()] * rules.cells
        return Deal(tuple(piles), stock=tuple(order[slots:]), foundations=tuple(starters))
    chains = rules.layout.piles or (tuple(range(slots)),)
    tableau = tuple(tuple(order[k] for k in chain) for chain in chains)
    stock = order[slots:]
    hole = rules.preset
    if rules.hole is Hole.DEALT:
        hole = stock.pop(0)
    assert len(stock) == rules.stock_size
    assert len(game_deck(rules)) == rules.deck_size
    return Deal(tableau, stock=tuple(stock), foundations=rules.more_presets, hole=hole)
