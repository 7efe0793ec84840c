// Decides whether a position of a covering game can be cleared. The search is depth-first, with a transposition table, the Hall bound and
// restarts. In games with a stock, beams look for wins in between (covering/beam_impl.hpp). If only few tableaux can be reached, a sweep
// over all of them decides the positions that are left open (covering/scoring/score.hpp). It takes about the same time for every deal.
#pragma once

#include <vector>

#include "core/common/isa.hpp"
#include "core/common/limits.hpp"
#include "core/covering/rules.hpp"

namespace longwood {

struct CoveringAnswer {
  Status status = Status::kStopped;
  std::uint64_t nodes = 0;  // the number of positions added to a table; in a beam, also that of draws
  bool exact = true;        // whether tableaux were compared exactly, instead of by hashes that depend on the seed
  std::vector<int> line;    // the winning line, or the line that left the fewest cards
};

// Settings of the search. Tests turn the pruning rules off and compare the answers.
struct CoveringTuning {
  bool hall = true;
  bool flow = true;
  bool arcs = true;  // the arc bound, which is used only together with the flow bound
  bool order = true;
  bool sweep = true;
  std::uint64_t endings_after = 8000;  // nodes before endings are searched backwards, in games without a stock; all ones: never
  std::uint64_t restart = 80;          // nodes before the first restart; 0: no restarts
  double growth = 1.05;                // the factor by which the nodes grow from one restart to the next
  std::uint64_t beam_after = 1000;     // nodes before the first beam, in games with a stock
  std::size_t beam_width = 50;         // how many tableaux the first beam keeps at each draw; 0: no beams
  std::uint64_t beams_above = 30'000;  // with at most this node limit, there are no beams, because the grades of deals depend on it
  Isa isa = Isa::kAvx512;              // the widest instruction set to use
};

CoveringAnswer search_covering(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                               std::uint64_t seed, const CoveringTuning& tuning);

// Decides whether some line leaves at most `most_left` cards in the tableau, by depth-first search without sweeps.
CoveringAnswer search_leaving(int most_left, const CoveringRules& rules, const CoveringPosition& position, const Limits& limits,
                              const Hook& hook, std::uint64_t seed, const CoveringTuning& tuning);

}  // namespace longwood
