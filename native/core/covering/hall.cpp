#include "core/covering/hall.hpp"

#include <algorithm>
#include <vector>

namespace longwood {

HallTables::HallTables(const CoveringRules& rules) {
  int lane = 0;
  const auto add = [&](int first, int length) {
    for (int i = 0; i < length; ++i) {
      const int rank = (first - 1 + 2 * i) % kRanks + 1;
      demand[rank][lane] = 1;
      for (int top = 1; top <= kRanks; ++top) {
        if (rules.goes_on(rank, top)) supply[top][lane] = 1;
      }
    }
    supply[0][lane] = supply[kNoCard][lane] = 1;
    ++lane;
  };
  if (rules.wrap) {
    for (int length = 1; length <= 4; ++length) {
      for (int first = 1; first <= kRanks; ++first) add(first, length);
    }
  } else {
    for (int first = 1; first <= kRanks; ++first) {
      for (int length = 1; first + 2 * (length - 1) <= kRanks; ++length) add(first, length);
    }
  }
}

LaneBytes HallTables::excess(const CoveringPosition& position) const {
  std::array<int, kLanes> sum{};
  const auto count = [&](const LaneBytes& lanes, int sign) {
    for (int i = 0; i < kLanes; ++i) sum[i] += sign * lanes[i];
  };
  for (const int rank : position.ranks) {
    if (rank < 0) continue;
    count(demand[rank], 1);
    count(supply[rank], -1);
  }
  for (const int rank : position.stock) count(supply[rank], -1);
  count(supply[position.top], -1);
  LaneBytes lanes{};
  for (int i = 0; i < kLanes; ++i) lanes[i] = static_cast<std::int8_t>(sum[i] < -128 ? -128 : sum[i]);
  return lanes;
}

namespace {

// Returns HallTables::slack() for columns. best[n] is the maximum over all ways to leave at most n cards in the columns so far.
LaneBytes slack_of_chains(const HallTables& tables, const CoveringRules& rules, const CoveringPosition& position, int most_left) {
  std::vector<LaneBytes> best(static_cast<std::size_t>(most_left) + 1, LaneBytes{});
  for (const auto& pile : rules.piles) {
    const std::vector<LaneBytes> before = best;
    LaneBytes taken{};
    for (std::size_t height = 1; height <= pile.size() && height < best.size(); ++height) {
      const int rank = position.ranks[pile[height - 1]];
      if (rank < 0) break;
      for (int i = 0; i < kLanes; ++i) taken[i] = static_cast<std::int8_t>(taken[i] + tables.demand[rank][i] - tables.supply[rank][i]);
      for (std::size_t n = height; n < best.size(); ++n) {
        for (int i = 0; i < kLanes; ++i) {
          best[n][i] = std::max(best[n][i], static_cast<std::int8_t>(before[n - height][i] + taken[i]));
        }
      }
    }
  }
  return best.back();
}

}  // namespace

LaneBytes HallTables::slack(const CoveringRules& rules, const CoveringPosition& position, int most_left) const {
  if (!rules.piles.empty()) return slack_of_chains(*this, rules, position, most_left);
  const std::vector<int> beneath = cards_beneath(rules, position);
  LaneBytes sum{};
  for (int slot = 0; slot < rules.slots(); ++slot) {
    const int rank = position.ranks[slot];
    if (rank < 0 || beneath[slot] >= most_left) continue;
    for (int i = 0; i < kLanes; ++i) sum[i] = static_cast<std::int8_t>(std::min(most_left, sum[i] + demand[rank][i]));
  }
  return sum;
}

}  // namespace longwood
