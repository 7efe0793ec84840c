// Runs the covering search that was compiled for this machine's instruction set. The search itself is in search_impl.hpp, which is compiled
// once for each instruction set (common/each_isa.hpp).
#include "core/covering/search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <optional>

#include "core/common/compiler.hpp"
#include "core/common/table_memory.hpp"
#include "core/common/wide.hpp"
#include "core/covering/arcs.hpp"
#include "core/covering/flow.hpp"
#include "core/covering/hall.hpp"
#include "core/covering/holes.hpp"
#include "core/covering/scoring/graph.hpp"
#include "core/covering/scoring/score.hpp"
#include "core/covering/table.hpp"
#include "core/covering/tableau_keys.hpp"

#define LONGWOOD_IMPL "core/covering/search_impl.hpp"
#include "core/common/each_isa.hpp"

namespace longwood {
namespace {

CoveringAnswer depth_first(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                           std::uint64_t seed, const CoveringTuning& tuning, int most_left = 0) {
#ifdef LONGWOOD_X86
  const Isa isa = std::min(tuning.isa, best_isa());
  if (isa == Isa::kAvx512) return avx512::search(rules, position, limits, hook, seed, tuning, most_left);
  if (isa == Isa::kAvx2) return avx2::search(rules, position, limits, hook, seed, tuning, most_left);
#endif
  return portable::search(rules, position, limits, hook, seed, tuning, most_left);
}

CoveringAnswer beam(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook, std::size_t width,
                    [[maybe_unused]] Isa isa) {
  LONGWOOD_TRY {
#ifdef LONGWOOD_X86
    isa = std::min(isa, best_isa());
    if (isa == Isa::kAvx512) return avx512::beam(rules, position, limits, hook, width);
    if (isa == Isa::kAvx2) return avx2::beam(rules, position, limits, hook, width);
#endif
    return portable::beam(rules, position, limits, hook, width);
  }
  LONGWOOD_CATCH_BAD_ALLOC {  // other searches can need less memory; in WebAssembly, the whole search ends
    CoveringAnswer answer;
    answer.status = Status::kNodes;
    return answer;
  }
}

// Returns the number of nodes after which a sweep is likely to be faster, as measured on 1,000 deals of each game. If ranks wrap, the
// number is higher, because the depth-first search wins most deals quickly.
std::uint64_t nodes_before_sweep(const CoveringRules& rules) {
  if (rules.tableaux <= 4096) return 0;
  if (rules.tableaux > kFewTableaux) return 50'000'000;  // a sweep would take gigabytes and half a minute
  return rules.wrap ? std::min<std::uint64_t>(15000, rules.tableaux / 5) : 2000;
}

// Depth-first searches and beams take turns, and each is larger than the one before. If few tableaux can be reached, there is a single
// beam, because a sweep takes no longer than a wide one.
constexpr std::uint64_t kDeeper = 10;
constexpr std::size_t kWider = 10;
constexpr std::size_t kWidest = 50'000;
constexpr std::size_t kBytesOfNode = 32;  // about what a depth-first search takes for one

std::size_t cards_played(const CoveringAnswer& answer) {
  return answer.line.size() - static_cast<std::size_t>(std::count(answer.line.begin(), answer.line.end(), kDraw));
}

CoveringAnswer search_and_sweep(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                                std::uint64_t seed, const CoveringTuning& tuning) {
  if (!tuning.sweep || rules.must_play || position.stock.empty()) {
    return depth_first(rules, position, limits, hook, seed, tuning);
  }
  const bool has_few = rules.tableaux <= kFewTableaux;
  const std::uint64_t before = nodes_before_sweep(rules);
  const bool has_beams = before > 0 && tuning.beam_width > 0 && limits.max_nodes > tuning.beams_above;
  const std::uint64_t first = has_beams ? std::min(before, tuning.beam_after) : before;
  const bool has_quick_sweep = has_few && (!rules.wrap || TableauGraph::suits(rules, limits.max_bytes));
  const std::uint64_t most = has_beams && has_quick_sweep ? first : before;
  std::size_t width = has_beams ? tuning.beam_width : kWidest + 1;
  CoveringAnswer answer;
  answer.status = Status::kNodes;
  if (limits.max_nodes == 0) return answer;
  // Takes over an answer, and returns whether the search ends with it.
  const auto ends = [&](CoveringAnswer found) {
    found.nodes += answer.nodes;
    found.exact = found.exact && answer.exact;
    if (found.status != Status::kWon && cards_played(answer) > cards_played(found)) found.line = std::move(answer.line);
    answer = std::move(found);
    return answer.status != Status::kNodes || answer.nodes >= limits.max_nodes;
  };
  const auto rest = [&] { return Limits{limits.max_nodes - answer.nodes, limits.max_bytes}; };
  for (std::uint64_t depth = first;; depth = has_few ? most : std::min(kDeeper * depth + 1, most)) {
    const Limits some{std::min(depth, rest().max_nodes), limits.max_bytes};
    if (depth > 0 && ends(depth_first(rules, position, some, hook.after(answer.nodes), seed, tuning))) return answer;
    if (width <= kWidest && ends(beam(rules, position, rest(), hook.after(answer.nodes), width, tuning.isa))) return answer;
    if (depth == most) break;
    if (worth_trimming(kBytesOfNode * depth, limits.max_bytes)) trim_heap();
    width = has_few ? kWidest + 1 : kWider * width;
  }
  ScoreTuning sweep;
  sweep.hall = tuning.hall;
  sweep.isa = tuning.isa;
  CoveringAnswer swept = sweep_covering(rules, position, rest(), hook.after(answer.nodes), sweep);
  swept.nodes += answer.nodes;
  if (swept.status == Status::kMemory && swept.nodes < limits.max_nodes) {
    const Limits left{limits.max_nodes - swept.nodes, limits.max_bytes};
    CoveringAnswer last = depth_first(rules, position, left, hook.after(swept.nodes), seed, tuning);
    last.nodes += swept.nodes;
    return last;
  }
  if (swept.status != Status::kWon && cards_played(answer) > cards_played(swept)) swept.line = std::move(answer.line);
  return swept;
}

}  // namespace

CoveringAnswer search_covering(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                               std::uint64_t seed, const CoveringTuning& tuning) {
  if (!rules.is_wide() && std::all_of(position.ranks.begin(), position.ranks.end(), [](int rank) { return rank < 0; })) {
    CoveringAnswer cleared;  // even the smallest limits are enough for this
    cleared.status = Status::kWon;
    return cleared;
  }
  LONGWOOD_TRY {
    if (rules.is_wide()) return search_holes(rules, position, limits, hook, seed, tuning);
    return search_and_sweep(rules, position, limits, hook, seed, tuning);
  }
  LONGWOOD_CATCH_BAD_ALLOC {  // thrown only by small vectors; the table itself never throws
    CoveringAnswer answer;
    answer.status = Status::kMemory;
    return answer;
  }
}

CoveringAnswer search_leaving(int most_left, const CoveringRules& rules, const CoveringPosition& position, const Limits& limits,
                              const Hook& hook, std::uint64_t seed, const CoveringTuning& tuning) {
  CoveringTuning tuned = tuning;
  const std::size_t cards = position.ranks.size() + position.stock.size();
  if (cards + static_cast<std::size_t>(most_left) > kMaxCards) tuned.hall = false;  // the lanes would overflow
  return depth_first(rules, position, limits, hook, seed, tuned, most_left);
}

}  // namespace longwood
