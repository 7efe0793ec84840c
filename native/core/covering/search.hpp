// Whether a covering game can be cleared from a position: depth-first search with a table, the Hall bound and restarts. Where the tableaux
// that can be met are few, what the first nodes do not decide goes to a sweep over them (covering/score.hpp), which has no bad days.
#pragma once

#include <vector>

#include "core/common/isa.hpp"
#include "core/common/limits.hpp"
#include "core/covering/rules.hpp"

namespace longwood {

struct CoveringAnswer {
  Status status = Status::kStopped;
  std::uint64_t nodes = 0;  // table entries made
  bool exact = true;        // whether tableaux were told apart exactly; else by hashes, other ones with another seed
  std::vector<int> line;    // won: the winning moves; else the line that left fewest cards
};

struct CoveringTuning {  // what the slow twins switch off
  bool hall = true;
  bool flow = true;
  bool order = true;
  bool sweep = true;
  std::uint64_t endings_after = 1000;  // nodes before endings are searched backwards, in games without stock; all ones for never
  std::uint64_t restart = 80;          // nodes of the first try; 0 for one try without end
  double growth = 1.05;
  Isa isa = Isa::kAvx512;  // at most this one
};

CoveringAnswer search_covering(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                               std::uint64_t seed, const CoveringTuning& tuning);

// Whether a line leaves at most so many cards in the tableau; depth-first, without sweeps.
CoveringAnswer search_leaving(int most_left, const CoveringRules& rules, const CoveringPosition& position, const Limits& limits,
                              const Hook& hook, std::uint64_t seed, const CoveringTuning& tuning);

}  // namespace longwood
