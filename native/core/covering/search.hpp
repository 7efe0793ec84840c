// Decides whether a covering game can be cleared from a position: a depth-first search with a table, the Hall bound and restarts. When few
// tableaux can be met, a sweep over all of them decides what the first nodes leave open (covering/scoring/score.hpp). A sweep never takes
// much longer than usual.
#pragma once

#include <vector>

#include "core/common/isa.hpp"
#include "core/common/limits.hpp"
#include "core/covering/rules.hpp"

namespace longwood {

struct CoveringAnswer {
  Status status = Status::kStopped;
  std::uint64_t nodes = 0;  // the number of table entries made
  bool exact = true;        // whether tableaux were compared exactly, not by hashes that depend on the seed
  std::vector<int> line;    // the winning line, or else the line that left the fewest cards
};

// Parameters of the search. Tests switch the prunes off and compare the answers.
struct CoveringTuning {
  bool hall = true;
  bool flow = true;
  bool order = true;
  bool sweep = true;
  std::uint64_t endings_after = 1000;  // nodes before endings are searched backwards, in games without stock; all ones: never
  std::uint64_t restart = 80;          // nodes before the first restart; 0: no restarts
  double growth = 1.05;                // of the nodes from restart to restart
  Isa isa = Isa::kAvx512;              // the widest instruction set to use
};

CoveringAnswer search_covering(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                               std::uint64_t seed, const CoveringTuning& tuning);

// Decides whether a line leaves at most `most_left` cards in the tableau: depth-first, without sweeps.
CoveringAnswer search_leaving(int most_left, const CoveringRules& rules, const CoveringPosition& position, const Limits& limits,
                              const Hook& hook, std::uint64_t seed, const CoveringTuning& tuning);

}  // namespace longwood
