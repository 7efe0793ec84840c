"""The referee of games in real time: Spit, by apply(position, event). No clock, no chance: time arrives with each event.

position = start(rules, deal)
step = apply(position, Ready(seat), at_ms)    # step.position, step.happened; or RefusedError with its code
due_ms(position)                              # when to apply a Tick next
view(position, seat)                          # all that the seat may see
"""

from longwood.play.matches.presence import Away, Back, Tick, Withdraw
from longwood.play.matches.race.board import (
    Ending,
    Phase,
    Pile,
    RacePosition,
    can_act,
    can_expose,
    can_shift,
    fits,
    helpful_shift,
    plays,
    plays_of,
    start,
)
from longwood.play.matches.race.events import Event, Play, Ready, Shift, Slap, format_event, parse_event
from longwood.play.matches.race.happenings import Happening
from longwood.play.matches.race.record import Log, make_record, replay, replay_log, result_text
from longwood.play.matches.race.referee import Step, apply, due_ms
from longwood.play.matches.race.views import PileView, RaceView, view

__all__ = [
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
    "RacePosition",
    "RaceView",
    "Ready",
    "Shift",
    "Slap",
    "Step",
    "Tick",
    "Withdraw",
    "apply",
    "can_act",
    "can_expose",
    "can_shift",
    "due_ms",
    "fits",
    "format_event",
    "helpful_shift",
    "make_record",
    "parse_event",
    "plays",
    "plays_of",
    "replay",
    "replay_log",
    "result_text",
    "start",
    "view",
]
