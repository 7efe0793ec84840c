// Finds the best score that a game of Tri Peaks can still reach: points for streaks, the price of a draw, and bonuses for peaks.
// Source: docs/rulings.md, R40.
#pragma once

#include "core/common/limits.hpp"
#include "core/covering/rules.hpp"
#include "core/covering/scoring/score.hpp"

namespace longwood {

// The points. The n-th card of a streak is worth n.
struct PeaksScoring {
  int draw = 5;        // the price of a draw, which ends the streak
  int peak = 15;       // the bonus for each card that covers no other
  int last_peak = 30;  // the bonus for the last of them
};

struct PeaksTuning {
  bool dominance = true;  // tests switch it off
};

// Returns the most points that can be gained from the position on. It is proved that no line gains more than `bound`.
// streak: the number of cards played since the last draw.
ScoreAnswer best_peaks_score(const CoveringRules& rules, const CoveringPosition& position, int streak, const PeaksScoring& scoring,
                             const Limits& limits, const Hook& hook, const PeaksTuning& tuning);

}  // namespace longwood
