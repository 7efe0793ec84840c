"""The options of games (docs/rulings.md, R32 to R36). An option changes the rules, and the rules determine which options a game has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any, Final, Literal, overload

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
    write: Callable[[AnyRules, OptionValue], dict[str, Any]]
    """A function that returns the fields of the rules that the option changes, with their new values."""
    alias_of: str = ""
    """The name of another option for the same rule, with the same or the opposite value, or '' if there is none."""


def _covering(
    name: str,
    label: Phrase,
    fits: Callable[[CoveringRules], bool],
    read: Callable[[CoveringRules], OptionValue],
    write: Callable[[CoveringRules, OptionValue], dict[str, Any]],
    alias_of: str = "",
    kind: Literal["bool", "int", "choice"] = "bool",
    choices: tuple[OptionValue, ...] = _YES_NO,
) -> Option:
    """Return an option of covering games."""
    return Option(
        name,
        label,
        kind,
        choices,
        lambda rules: isinstance(rules, CoveringRules) and fits(rules),
        lambda rules: isinstance(rules, CoveringRules) and read(rules),
        lambda rules, value: write(rules, value) if isinstance(rules, CoveringRules) else {},
        alias_of,
    )


def _of_race(name: str, label: Phrase) -> Option:
    """Return a yes/no option of a race. `name` is also the name of the field in the rules."""
    return Option(
        name,
        label,
        "bool",
        _YES_NO,
        lambda rules: isinstance(rules, RaceRules),
        lambda rules: bool(getattr(rules, name)),
        lambda _, value: {name: value},
    )


def _is_golf(rules: CoveringRules) -> bool:
    return rules.layout in _GOLF.values()


_TYPES: Final[dict[str, type]] = {"bool": bool, "int": int, "choice": str}
OPTIONS: Final = (
    _covering(
        "queens_on_kings",
        Phrase("option-queens-on-kings"),
        lambda r: True,
        lambda r: r.on_king is OnKing.QUEEN,
        lambda r, value: {"on_king": OnKing.QUEEN if value else OnKing.NOTHING},
    ),
    _covering("around_corner", Phrase("option-around-corner"), lambda r: True, lambda r: r.wrap, lambda r, value: {"wrap": value}),
    _covering(
        "jokers",
        Phrase("option-jokers"),
        lambda r: r.stock_size > r.jokers,
        lambda r: r.jokers,
        lambda r, value: {"jokers": value},
        kind="int",
        choices=(0, 1, 2),
    ),
    _covering(
        "empty_foundation",
        Phrase("option-empty-foundation"),
        lambda r: r.stock_size > r.jokers and r.hole is not Hole.PRESET,
        lambda r: r.hole is Hole.EMPTY,
        lambda r, value: {"hole": Hole.EMPTY if value else Hole.DEALT},
    ),
    _covering(
        "must_play",
        Phrase("option-must-play"),
        lambda r: r.stock_size > 0 and not r.has_waste,
        lambda r: r.must_play,
        lambda r, value: {"must_play": value},
    ),
    _covering(
        "decks",
        Phrase("option-decks"),
        _is_golf,
        lambda r: r.decks,
        lambda r, value: {} if value == r.decks else {"decks": value, "layout": _GOLF[int(value)]},
        kind="int",
        choices=(1, 2),
    ),
    _covering(
        "open", Phrase("option-open"), lambda r: any(r.layout.covers), lambda r: not r.face_down, lambda r, value: {"face_down": not value}
    ),
    _covering(
        "face_down",
        Phrase("option-face-down"),
        lambda r: any(r.layout.covers),
        lambda r: r.face_down,
        lambda r, value: {"face_down": value},
        alias_of="open",
    ),
    _covering(
        "any_starter",
        Phrase("option-any-starter"),
        lambda r: r.hole is not Hole.EMPTY and r.stock_size == 0 and r.holes == 1,
        lambda r: r.hole is Hole.DEALT,
        lambda r, value: {"hole": Hole.DEALT, "preset": None} if value else {"hole": Hole.PRESET, "preset": r.preset or parse_card("AS")},
    ),
    _covering(
        "wrap", Phrase("option-around-corner"), lambda r: True, lambda r: r.wrap, lambda r, value: {"wrap": value}, alias_of="around_corner"
    ),
    _covering(
        "on_king",
        Phrase("option-on-king"),
        lambda r: True,
        lambda r: str(r.on_king),
        lambda r, value: {"on_king": OnKing(str(value))},
        alias_of="queens_on_kings",
        kind="choice",
        choices=tuple(map(str, OnKing)),
    ),
    Option(
        "foundation_return",
        Phrase("option-foundation-return"),
        "bool",
        _YES_NO,
        lambda r: isinstance(r, ColumnRules) and r.foundation_up is Up.SUIT,
        lambda r: isinstance(r, ColumnRules) and r.foundation_return,
        lambda _, value: {"foundation_return": value},
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
    aliases = _aliases(rules)
    return tuple(option for option in options_of(rules) if option.name not in aliases)


def _aliases(rules: AnyRules) -> set[str]:
    """Return the names of options that menus and canonical options leave out, because another option sets the same rule."""
    pairs = [(option, _BY_NAME[option.alias_of]) for option in OPTIONS if option.alias_of]
    # Of two opposites, leave out the one that is on, because turning the other one on is what changes the rules.
    return {(main if (main.read(rules), alias.read(rules)) == (True, False) else alias).name for alias, main in pairs}


def parse_option(text: str) -> tuple[str, OptionValue]:
    """Parse an option written as `NAME=VALUE`, or as `NAME` for true, and return the name and value.

    Raises RulesError if the name is unknown or the value is invalid.

    >>> parse_option("jokers=1"), parse_option("around_corner")
    (('jokers', 1), ('around_corner', True))
    """
    name, _, value = text.partition("=")
    option = _BY_NAME.get(name)
    if option is None:
        raise _unknown_option(name)
    words: dict[str, OptionValue] = {str(choice).lower(): choice for choice in option.choices}
    if option.kind == "bool":
        words |= {"": True, "1": True, "yes": True, "on": True, "0": False, "no": False, "off": False}
        if "=" in text and not value:
            words.pop("")
    if value.lower() not in words:
        raise _wrong_value(option, value)
    return name, words[value.lower()]


def parse_options(texts: Iterable[str], rules: AnyRules | None = None) -> dict[str, OptionValue]:
    """Parse several options, and return their values by name. With `rules`, an error for an unknown name lists the options of that game.

    Raises RulesError if a name is unknown, a value is invalid, or an option appears with two different values.
    """
    given: dict[str, OptionValue] = {}
    for text in texts:
        if rules is not None and (unknown := text.partition("=")[0]) not in _BY_NAME:
            raise _unknown_option(unknown, rules)
        name, value = parse_option(text)
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
            raise _unknown_option(name, rules)
        if not option.fits(rules):
            raise RulesError(Phrase("error-option-unfit", option=name, game=rules.name, options=_names(rules)))
        if (
            not isinstance(value, _TYPES[option.kind])
            or isinstance(value, bool) is not (option.kind == "bool")
            or value not in option.choices
        ):
            raise _wrong_value(option, value)
    _check_contradictions(rules, options)
    changes: dict[str, Any] = {}
    for name, value in options.items():
        changes |= _BY_NAME[name].write(rules, value)
    if isinstance(rules, CoveringRules) and changes.get("wrap", rules.wrap):
        changes["on_king"] = OnKing.NOTHING  # a Queen can then go on a King anyway
    return replace(rules, **changes)


def _unknown_option(name: str, rules: AnyRules | None = None) -> RulesError:
    """Return the error for an unknown name. It suggests similar names, or lists the options of the game or of all games."""
    near = get_close_matches(name[:_LONGEST_NAME], _BY_NAME if rules is None else [option.name for option in options_of(rules)])
    if near:
        return RulesError(Phrase("error-no-option-near", option=shown(name), nearest=joined(near, "either")))
    if rules is None:
        return RulesError(Phrase("error-no-option", option=shown(name), options=", ".join(_BY_NAME)))
    return RulesError(Phrase("error-no-option-here", option=shown(name), game=rules.name, options=_names(rules)))


def _names(rules: AnyRules) -> str:
    return ", ".join(option.name for option in options_of(rules)) or Phrase("error-no-options")


def _check_contradictions(rules: AnyRules, options: Mapping[str, OptionValue]) -> None:
    for name, value in options.items():
        main = _BY_NAME[name].alias_of
        if main in options and _BY_NAME[name].write(rules, value) != _BY_NAME[main].write(rules, options[main]):
            first, second = format_option(name, value), format_option(main, options[main])
            why = "opposites" if value == options[main] else "names"
            raise RulesError(Phrase("error-options-clash", game=rules.name, first=first, second=second, why=why))


def canonical_options(base: AnyRules, rules: AnyRules) -> dict[str, OptionValue]:
    """Return the smallest set of options that turns `base` into `rules`, in a fixed order, or {} if they are equal.

    Options that have no effect are left out, such as jokers=0, or queens_on_kings when Aces and Kings connect.
    """
    aliases = _aliases(base)
    changed = {
        option.name: option.read(rules)
        for option in OPTIONS
        if option.name not in aliases and option.fits(base) and option.read(rules) != option.read(base)
    }
    if changed.get("around_corner") is True:
        changed.pop("queens_on_kings", None)
    return changed
