#include "core/covering/perft.hpp"

#include <algorithm>

#include "core/covering/holes.hpp"

namespace longwood {
namespace {

bool exposed(const CoveringRules& rules, const std::vector<int>& ranks, std::size_t slot) {
  const auto& above = rules.covered_by[slot];
  return ranks[slot] >= 0 && std::all_of(above.begin(), above.end(), [&](int k) { return ranks[static_cast<std::size_t>(k)] < 0; });
}

std::uint64_t count_from(const CoveringRules& rules, std::vector<int>& ranks, const std::vector<int>& stock, std::size_t drawn, int top,
                         int depth) {
  if (depth == 0) return 1;
  std::uint64_t total = 0;
  bool plays = false;
  bool left = false;
  for (std::size_t slot = 0; slot < ranks.size(); ++slot) {
    left = left || ranks[slot] >= 0;
    if (!exposed(rules, ranks, slot) || !rules.goes_on(ranks[slot], top)) continue;
    plays = true;
    const int rank = ranks[slot];
    ranks[slot] = -1;
    total += count_from(rules, ranks, stock, drawn, rank, depth - 1);
    ranks[slot] = rank;
  }
  if (left && drawn < stock.size() && !(plays && rules.must_play)) {
    total += count_from(rules, ranks, stock, drawn + 1, stock[drawn], depth - 1);
  }
  return total;
}

}  // namespace

std::uint64_t perft(const CoveringRules& rules, const CoveringPosition& position, int depth) {
  if (rules.is_wide()) return perft_holes(rules, position, depth);
  std::vector<int> ranks = position.ranks;
  return count_from(rules, ranks, position.stock, 0, position.top, std::max(depth, 0));
}

}  // namespace longwood
