// Finds the best score that a hole of Golf can still reach, by sweeping over all tableaux from the fullest to the emptiest.
//
// The score of a hole is the number of cards left in the tableau or, when it is cleared, minus the number of cards left in the stock. When
// a card may be drawn at any time, of two positions that differ only in the stock index the one with the smaller index is never worse: it
// can draw the cards between, whose tops the next draw covers, and then do what the other does. So a sweep stores, for each tableau and
// each top of the hole, the least index. With must_play a later card of the stock may force a play, so there a sweep stores the set of all
// indices.
//
// A sweep that allows k cards to be left drops the positions that must leave more by the Hall bound. Cards that are left are neither a
// demand nor a supply, so the bound has a slack for each set J (HallTables::slack). If the sweep finds a line that leaves at most k cards,
// it has found the best score. Otherwise its best line gives an upper bound, and k + 1 is a lower bound.
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
  int score = 0;                  // of the line, the best one found
  int bound = 0;                  // it is proved that no line scores better
  std::uint64_t nodes = 0;        // the number of tableaux visited
  std::vector<int> line;
};

// Parameters of the search. Tests switch the prunes off and compare the answers.
struct ScoreTuning {
  bool hall = true;
  bool dense = true;
  std::uint64_t sweeps_alone = kFewTableaux;  // when more tableaux can be met, a depth-first search looks for a line first
  Isa isa = Isa::kAvx512;                     // the widest instruction set to use
};

ScoreAnswer best_hole_score(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                            const ScoreTuning& tuning);

// Decides with one sweep whether the position can be cleared.
CoveringAnswer sweep_covering(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                              const ScoreTuning& tuning);

}  // namespace longwood
