"""The immutable data that defines a game: its rules, layout, options and deals."""

from longwood.rules.codec import VERSION, AnyRules, Rules, family, rules_from_json, rules_hash, rules_to_json
from longwood.rules.column_rules import FIRST_CARD, Build, ColumnRules, DealUp, Empty, Run, Up
from longwood.rules.covering_rules import CoveringRules, Hole, OnKing, Scoring
from longwood.rules.dealing import check_deal, check_deck, deal, deal_from_json, deal_to_json, game_deck, preset_cards
from longwood.rules.describe import Section, describe, pitch, summary
from longwood.rules.layout import Layout, columns, fans, layout, no_tableau, peaks, pyramid, trees
from longwood.rules.options import (
    Option,
    OptionValue,
    apply_options,
    canonical_options,
    format_option,
    menu_options,
    options_of,
    parse_option,
    parse_options,
)
from longwood.rules.race_rules import SEATS, RaceRules

__all__ = [
    "FIRST_CARD",
    "SEATS",
    "VERSION",
    "AnyRules",
    "Build",
    "ColumnRules",
    "CoveringRules",
    "DealUp",
    "Empty",
    "Hole",
    "Layout",
    "OnKing",
    "Option",
    "OptionValue",
    "RaceRules",
    "Rules",
    "Run",
    "Scoring",
    "Section",
    "Up",
    "apply_options",
    "canonical_options",
    "check_deal",
    "check_deck",
    "columns",
    "deal",
    "deal_from_json",
    "deal_to_json",
    "describe",
    "family",
    "fans",
    "format_option",
    "game_deck",
    "layout",
    "menu_options",
    "no_tableau",
    "options_of",
    "parse_option",
    "parse_options",
    "peaks",
    "pitch",
    "preset_cards",
    "pyramid",
    "rules_from_json",
    "rules_hash",
    "rules_to_json",
    "summary",
    "trees",
]
