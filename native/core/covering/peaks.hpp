// The best score a game of Tri Peaks can still come to: points for streaks, a draw's price, and what peaks give.
// Source: docs/rulings.md, R40.
#pragma once

#include "core/common/limits.hpp"
#include "core/covering/rules.hpp"
#include "core/covering/score.hpp"

namespace longwood {

// What points are given for; in the units of the score.
struct PeaksScoring {
  int draw = 5;        // taken for a draw, which ends the streak; the n-th card of a streak gives n
  int peak = 15;       // for each card that covers no other
  int last_peak = 30;  // for the last of them
};

struct PeaksTuning {  // what the slow twins switch off
  bool dominance = true;
};

// score and bound: points more than the position has; bound: proved, no line gets more. streak: cards played since the last draw.
ScoreAnswer best_peaks_score(const CoveringRules& rules, const CoveringPosition& position, int streak, const PeaksScoring& scoring,
                             const Limits& limits, const Hook& hook, const PeaksTuning& tuning);

}  // namespace longwood
