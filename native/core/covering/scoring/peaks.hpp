// Finds the most points that can still be scored in a game of Tri Peaks. Streaks and peaks score points, and a draw costs points.
// Source: docs/rulings.md, R40.
#pragma once

#include "core/common/limits.hpp"
#include "core/covering/rules.hpp"
#include "core/covering/scoring/score.hpp"

namespace longwood {

// The points for draws and peaks. In addition, the nth card of a streak scores n points.
struct PeaksScoring {
  int draw = 5;        // the cost of a draw, which also ends the streak
  int peak = 15;       // the bonus for a card that covers no other card
  int last_peak = 30;  // the bonus for the last of these cards, instead of `peak`
};

struct PeaksTuning {
  bool dominance = true;  // tests turn it off
};

// Finds the most points that can still be gained from the position. The answer's `bound` is proved: no line gains more points.
// streak: the number of cards played since the last draw.
ScoreAnswer best_peaks_score(const CoveringRules& rules, const CoveringPosition& position, int streak, const PeaksScoring& scoring,
                             const Limits& limits, const Hook& hook, const PeaksTuning& tuning);

}  // namespace longwood
