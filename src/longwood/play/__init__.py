"""The referee: positions, moves, outcomes, scores and records. It decides what the rules of every game allow."""

from longwood.play.columns.position import ColumnPosition
from longwood.play.columns.supermoves import Supermove, can_finish, is_free_of_cost, supermoves
from longwood.play.covering.holes import HolesPosition
from longwood.play.covering.impossible import is_impossible
from longwood.play.covering.position import CoveringPosition
from longwood.play.drawing import draw
from longwood.play.moves import FOUNDATION, HOLE, STOCK, WASTE, Move, hole_number, to_hole
from longwood.play.notation import is_position_json, parse_line, position_from_json, position_to_json
from longwood.play.perft import divide, perft
from longwood.play.position import Outcome, Position
from longwood.play.record import Record, format_record, make_record, parse_record, parse_records, replay
from longwood.play.scoring import Round, Score, format_to_par, is_finished, result_text, score
from longwood.play.start import AnyPosition, start

__all__ = [
    "FOUNDATION",
    "HOLE",
    "STOCK",
    "WASTE",
    "AnyPosition",
    "ColumnPosition",
    "CoveringPosition",
    "HolesPosition",
    "Move",
    "Outcome",
    "Position",
    "Record",
    "Round",
    "Score",
    "Supermove",
    "can_finish",
    "divide",
    "draw",
    "format_record",
    "format_to_par",
    "hole_number",
    "is_finished",
    "is_free_of_cost",
    "is_impossible",
    "is_position_json",
    "make_record",
    "parse_line",
    "parse_record",
    "parse_records",
    "perft",
    "position_from_json",
    "position_to_json",
    "replay",
    "result_text",
    "score",
    "start",
    "supermoves",
    "to_hole",
]
