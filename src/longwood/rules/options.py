"""The options of games (docs/rulings.md, R32 to R36). An option changes the rules, and the rules determine which options a game has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Final, Literal, overload

from longwood.cards import parse_card
from longwood.errors import RulesError, shown
from longwood.locales import Phrase, joined
from longwood.rules.codec import AnyRules, Rules
from longwood.rules.column_rules import ColumnRules, Up
from longwood.rules.covering_rules import CoveringRules, Hole, OnKing
from longwood.rules.layout import columns
from longwood.rules.race_rules import RaceRules

OptionValue = bool | int | str
"""The value of an option."""
_YES_NO: Final = (False, True)
_LONGEST_NAME: Final = 100  # the most characters to compare with the names of options
_GOLF: Final = {1: columns(7, 5), 2: columns(9, 7)}  # the layout for each number of decks; R35


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game."""

    name: str
    """The name in records, in JSON and on the command line."""
    label: str
    """The label in menus."""
    kind: Literal["bool", "int", "choice"]
    """The type of the value: yes or no, a number, or one of several words."""
    choices: tuple[OptionValue, ...]
    """The allowed values."""
    fits: Callable[[AnyRules], bool]
    """A function that returns whether a game with these rules has the option."""
    read: Callable[[AnyRules], OptionValue]
    """A function that returns the current value of the option in the rules."""


def _covering(test: Callable[[CoveringRules], bool]) -> Callable[[AnyRules], bool]:
    return lambda rules: isinstance(rules, CoveringRules) and test(rules)


def _of(read: Callable[[CoveringRules], OptionValue]) -> Callable[[AnyRules], OptionValue]:
    return lambda rules: isinstance(rules, CoveringRules) and read(rules)


def _of_race(name: str, label: str) -> Option:
    """Return a yes/no option of a race. `name` is also the name of the field in the rules."""
    return Option(name, label, "bool", _YES_NO, lambda rules: isinstance(rules, RaceRules), lambda rules: bool(getattr(rules, name)))


def _is_golf(rules: CoveringRules) -> bool:
    return rules.layout in _GOLF.values()


_TYPES: Final[dict[str, type]] = {"bool": bool, "int": int, "choice": str}
OPTIONS: Final = (
    Option(
        "queens_on_kings",
        Phrase("option-queens-on-kings"),
        "bool",
        _YES_NO,
        _covering(lambda r: True),
        _of(lambda r: r.on_king is OnKing.QUEEN),
    ),
    Option(
        "around_corner",
        Phrase("option-around-corner"),
        "bool",
        _YES_NO,
        _covering(lambda r: True),
        _of(lambda r: r.wrap),
    ),
    Option("jokers", Phrase("option-jokers"), "int", (0, 1, 2), _covering(lambda r: r.stock_size > r.jokers), _of(lambda r: r.jokers)),
    Option(
        "empty_foundation",
        Phrase("option-empty-foundation"),
        "bool",
        _YES_NO,
        _covering(lambda r: r.stock_size > r.jokers and r.hole is not Hole.PRESET),
        _of(lambda r: r.hole is Hole.EMPTY),
    ),
    Option(
        "must_play",
        Phrase("option-must-play"),
        "bool",
        _YES_NO,
        _covering(lambda r: r.stock_size > 0),
        _of(lambda r: r.must_play),
    ),
    Option("decks", Phrase("option-decks"), "int", (1, 2), _covering(_is_golf), _of(lambda r: r.decks)),
    Option(
        "open",
        Phrase("option-open"),
        "bool",
        _YES_NO,
        _covering(lambda r: any(r.layout.covers)),
        _of(lambda r: not r.face_down),
    ),
    Option(
        "face_down",
        Phrase("option-face-down"),
        "bool",
        _YES_NO,
        _covering(lambda r: any(r.layout.covers)),
        _of(lambda r: r.face_down),
    ),
    Option(
        "any_starter",
        Phrase("option-any-starter"),
        "bool",
        _YES_NO,
        _covering(lambda r: r.hole is not Hole.EMPTY and r.stock_size == 0),
        _of(lambda r: r.hole is Hole.DEALT),
    ),
    Option("wrap", Phrase("option-around-corner"), "bool", _YES_NO, _covering(lambda r: True), _of(lambda r: r.wrap)),
    Option(
        "on_king",
        Phrase("option-on-king"),
        "choice",
        tuple(map(str, OnKing)),
        _covering(lambda r: True),
        _of(lambda r: str(r.on_king)),
    ),
    Option(
        "foundation_return",
        Phrase("option-foundation-return"),
        "bool",
        _YES_NO,
        lambda r: isinstance(r, ColumnRules) and r.foundation_up is Up.SUIT,
        lambda r: isinstance(r, ColumnRules) and r.foundation_return,
    ),
    _of_race("equal_rank", Phrase("option-equal-rank")),
    _of_race("stack_equals", Phrase("option-stack-equals")),
    _of_race("no_slap", Phrase("option-no-slap")),
)
_BY_NAME: Final = {option.name: option for option in OPTIONS}


def options_of(rules: AnyRules) -> tuple[Option, ...]:
    """Return the options of a game with these rules. Options with several names are listed under each of them."""
    return tuple(option for option in OPTIONS if option.fits(rules))


def menu_options(rules: AnyRules) -> tuple[Option, ...]:
    """Return the options of a game with these rules, for menus. An option with several names is listed once."""
    hidden = {"wrap", "on_king", "open" if not _is_face_down(rules) else "face_down"}
    return tuple(option for option in options_of(rules) if option.name not in hidden)


def _is_face_down(rules: AnyRules) -> bool:
    return isinstance(rules, CoveringRules) and rules.face_down


def parse_option(text: str) -> tuple[str, OptionValue]:
    """Parse an option written as `NAME=VALUE`, or as `NAME` for true, and return the name and value.

    Raises RulesError if the name is unknown or the value is invalid.

    >>> parse_option("jokers=1"), parse_option("around_corner")
    (('jokers', 1), ('around_corner', True))
    """
    name, _, value = text.partition("=")
    option = _BY_NAME.get(name)
    if option is None:
        raise RulesError(_near_option(name, _BY_NAME) or Phrase("error-no-option", option=shown(name), options=", ".join(_BY_NAME)))
    words: dict[str, OptionValue] = {str(choice).lower(): choice for choice in option.choices}
    if option.kind == "bool":
        words |= {"": True, "1": True, "yes": True, "on": True, "0": False, "no": False, "off": False}
        if "=" in text and not value:
            words.pop("")
    if value.lower() not in words:
        raise _wrong_value(option, value)
    return name, words[value.lower()]


def parse_options(texts: Iterable[str]) -> dict[str, OptionValue]:
    """Parse several options, and return their values by name.

    Raises RulesError if a name is unknown, a value is invalid, or an option appears with two different values.
    """
    given: dict[str, OptionValue] = {}
    for name, value in map(parse_option, texts):
        if given.setdefault(name, value) != value:
            first, second = format_option(name, given[name]), format_option(name, value)
            raise RulesError(Phrase("error-option-twice", option=name, first=first, second=second))
    return given


def format_option(name: str, value: OptionValue) -> str:
    """Return an option as `NAME=VALUE`, or as `NAME` if it is true. The inverse of parse_option().

    >>> format_option("jokers", 1), format_option("around_corner", True)
    ('jokers=1', 'around_corner')
    """
    return name if value is True else f"{name}={str(value).lower()}"


def _wrong_value(option: Option, value: object) -> RulesError:
    values = joined([str(choice).lower() for choice in option.choices], "either")
    return RulesError(Phrase("error-option-value", option=option.name, value=shown(value), values=values))


@overload
def apply_options(rules: Rules, options: Mapping[str, OptionValue]) -> Rules: ...


@overload
def apply_options(rules: RaceRules, options: Mapping[str, OptionValue]) -> RaceRules: ...


def apply_options(rules: AnyRules, options: Mapping[str, OptionValue]) -> AnyRules:
    """Return the rules with the options applied. The order of the options doesn't matter.

    Raises RulesError if an option is unknown, isn't available in this game, has an invalid value or contradicts another option.
    """
    for name, value in options.items():
        option = _BY_NAME.get(name)
        if option is None:
            near = _near_option(name, [option.name for option in options_of(rules)])
            raise RulesError(near or Phrase("error-no-option-here", option=shown(name), game=rules.name, options=_names(rules)))
        if not option.fits(rules):
            raise RulesError(Phrase("error-option-unfit", option=name, game=rules.name, options=_names(rules)))
        if (
            not isinstance(value, _TYPES[option.kind])
            or isinstance(value, bool) is not (option.kind == "bool")
            or value not in option.choices
        ):
            raise _wrong_value(option, value)
    if isinstance(rules, RaceRules):
        return replace(
            rules,
            equal_rank=bool(options.get("equal_rank", rules.equal_rank)),
            stack_equals=bool(options.get("stack_equals", rules.stack_equals)),
            no_slap=bool(options.get("no_slap", rules.no_slap)),
        )
    _check_contradictions(rules, options)
    if isinstance(rules, ColumnRules):
        return replace(rules, foundation_return=bool(options.get("foundation_return", rules.foundation_return)))
    return _apply_covering(rules, options)


def _near_option(name: str, names: Iterable[str]) -> str:
    """Return a message that suggests options with similar names, or '' if there are none."""
    near = get_close_matches(name[:_LONGEST_NAME], names)
    return Phrase("error-no-option-near", option=shown(name), nearest=joined(near, "either")) if near else ""


def _names(rules: AnyRules) -> str:
    return ", ".join(option.name for option in options_of(rules)) or Phrase("error-no-options")


def _check_contradictions(rules: AnyRules, options: Mapping[str, OptionValue]) -> None:
    def clash(one: str, other: str, why: str) -> RulesError:
        first, second = (format_option(name, options[name]) for name in (one, other))
        return RulesError(Phrase("error-options-clash", game=rules.name, first=first, second=second, why=why))

    given = options.keys()
    if {"wrap", "around_corner"} <= given and options["wrap"] != options["around_corner"]:
        raise clash("wrap", "around_corner", "names")
    if {"face_down", "open"} <= given and options["face_down"] == options["open"]:
        raise clash("face_down", "open", "opposites")
    if {"on_king", "queens_on_kings"} <= given and (options["on_king"] == OnKing.QUEEN) is not options["queens_on_kings"]:
        raise clash("on_king", "queens_on_kings", "names")


def _apply_covering(rules: CoveringRules, options: Mapping[str, OptionValue]) -> CoveringRules:
    wrap = bool(options.get("around_corner", options.get("wrap", rules.wrap)))
    queen = options.get("queens_on_kings", options.get("on_king", rules.on_king) == OnKing.QUEEN)
    face_down = bool(options.get("face_down", not options["open"] if "open" in options else rules.face_down))
    decks = int(options.get("decks", rules.decks))
    hole, preset = rules.hole, rules.preset
    if "any_starter" in options:
        hole, preset = (Hole.DEALT, None) if options["any_starter"] else (Hole.PRESET, preset or parse_card("AS"))
    if "empty_foundation" in options:
        hole = Hole.EMPTY if options["empty_foundation"] else Hole.DEALT
    return replace(
        rules,
        wrap=wrap,
        on_king=OnKing.QUEEN if queen and not wrap else OnKing.NOTHING,
        face_down=face_down,
        decks=decks,
        layout=_GOLF[decks] if decks != rules.decks else rules.layout,
        hole=hole,
        preset=preset,
        jokers=int(options.get("jokers", rules.jokers)),
        must_play=bool(options.get("must_play", rules.must_play)),
    )


def canonical_options(base: AnyRules, rules: AnyRules) -> dict[str, OptionValue]:
    """Return the smallest set of options that turns `base` into `rules`, in a fixed order, or {} if they are equal.

    Options that have no effect are left out, such as jokers=0, or queens_on_kings when Aces and Kings connect.
    """
    aliases = {"wrap", "on_king", "face_down" if _is_face_down(base) else "open"}
    changed = {
        option.name: option.read(rules)
        for option in OPTIONS
        if option.name not in aliases and option.fits(base) and option.read(rules) != option.read(base)
    }
    if changed.get("around_corner") is True:
        changed.pop("queens_on_kings", None)
    return changed
