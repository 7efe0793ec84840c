// The best score a hole of Golf can still come to, by sweeping all tableaux from the fullest to the emptiest.
//
// The score of a hole is the cards left, or minus the stock cards left once it is cleared. Where a card may be drawn at any time, of two
// positions that differ in the stock index alone the one with the smaller index is never worse: what the other does, it can do after
// drawing the cards between, whose tops the next draw covers. So a sweep keeps, for each tableau and each top of the hole, the least
// index. With must_play a card yet to come may force a play, so it keeps every index there, as a set.
//
// A sweep that allows k cards to be left drops the positions that the Hall bound shows to end with more. What stays of the tableau is no
// demand and no supply, so the bound has a slack for each set J (HallTables::slack). A sweep that finds a line which leaves no more than k
// has found the best score; else what it found is an upper bound, and k + 1 a lower one.
#pragma once

#include <optional>
#include <vector>

#include "core/common/isa.hpp"
#include "core/common/limits.hpp"
#include "core/covering/rules.hpp"
#include "core/covering/search.hpp"

namespace longwood {

struct ScoreAnswer {
  std::optional<Status> stopped;  // the limit that ended the search; none when the score is the best there is
  int score = 0;                  // of the line: the least found
  int bound = 0;                  // proved: no line scores less
  std::uint64_t nodes = 0;        // tableaux visited
  std::vector<int> line;
};

struct ScoreTuning {  // what the slow twins switch off
  bool hall = true;
  bool dense = true;
  std::uint64_t sweeps_alone = kFewTableaux;  // where more tableaux can be met, a line is first sought depth-first
  Isa isa = Isa::kAvx512;                     // at most this one
};

ScoreAnswer best_hole_score(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                            const ScoreTuning& tuning);

// Whether the position can be cleared, by one sweep.
CoveringAnswer sweep_covering(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                              const ScoreTuning& tuning);

}  // namespace longwood
