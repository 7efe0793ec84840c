"""The referee of races, which are real-time games such as Spit.

It has no clock and no randomness. The caller passes the time of each event.

    match = start(game, deal)
    match.legal_events(seat)                      # the events that the seat can cause now
    match = match.apply(Ready(seat), at_ms)       # the next state; raises RefusedError
    match.due_ms                                  # when to apply the next Tick
    match.view(seat)                              # everything that the seat can see
"""

from longwood.play.matches.events import Away, Back, Tick, Withdraw
from longwood.play.matches.race.board import (
    Ending,
    Phase,
    Pile,
    RacePosition,
    can_act,
    can_expose,
    can_shift,
    dealt,
    due_ms,
    fits,
    helpful_shift,
    plays,
    plays_of,
    shifts,
)
from longwood.play.matches.race.events import Action, Event, Play, Ready, Shift, Slap, format_action, format_event, parse_event
from longwood.play.matches.race.happenings import Happening
from longwood.play.matches.race.record import Log, make_record, replay, replay_log, result_text
from longwood.play.matches.race.referee import RaceMatch, apply, legal_events, start
from longwood.play.matches.race.views import PileView, RaceView, slap_ms, view

__all__ = [
    "Action",
    "Away",
    "Back",
    "Ending",
    "Event",
    "Happening",
    "Log",
    "Phase",
    "Pile",
    "PileView",
    "Play",
    "RaceMatch",
    "RacePosition",
    "RaceView",
    "Ready",
    "Shift",
    "Slap",
    "Tick",
    "Withdraw",
    "apply",
    "can_act",
    "can_expose",
    "can_shift",
    "dealt",
    "due_ms",
    "fits",
    "format_action",
    "format_event",
    "helpful_shift",
    "legal_events",
    "make_record",
    "parse_event",
    "plays",
    "plays_of",
    "replay",
    "replay_log",
    "result_text",
    "shifts",
    "slap_ms",
    "start",
    "view",
]
