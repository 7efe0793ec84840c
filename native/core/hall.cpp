#include "core/hall.hpp"

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

}  // namespace longwood
