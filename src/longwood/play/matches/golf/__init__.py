"""The referee of multiplayer Golf, for stroke play and match play.

A typical session:

match = start(GolfTerms(rules), deal, players)
match.legal_events(seat)                      # the events that the seat can cause now
match = match.apply(Play(seat, "7"), at_ms)   # the next state; raises RefusedError or IllegalMoveError
match.due_ms                                  # when to apply the next Tick
match.is_over, match.winners, match.status
"""

from longwood.play.matches.events import Away, Back, Tick, Withdraw
from longwood.play.matches.golf.events import GolfEvent as Event
from longwood.play.matches.golf.events import HandIn, Next, Play, Redeal, TakeBack
from longwood.play.matches.golf.events import format_golf_event as format_event
from longwood.play.matches.golf.events import parse_golf_event as parse_event
from longwood.play.matches.golf.match import Board, Format, GolfMatch, GolfTerms, Phase, start
from longwood.play.matches.golf.record import make_golf_record as make_record
from longwood.play.matches.golf.record import replay_golf as replay
from longwood.play.matches.golf.record import result_text

__all__ = [
    "Away",
    "Back",
    "Board",
    "Event",
    "Format",
    "GolfMatch",
    "GolfTerms",
    "HandIn",
    "Next",
    "Phase",
    "Play",
    "Redeal",
    "TakeBack",
    "Tick",
    "Withdraw",
    "format_event",
    "make_record",
    "parse_event",
    "replay",
    "result_text",
    "start",
]
