// The Hall bound. Every card left in the tableau needs a predecessor, which is an appearance of a rank that it may go on. An appearance is
// a tableau card, a card left in the stock, or the hole's top, and each serves at most one successor. So for any set J of ranks, the number
// of tableau cards with ranks in J is at most the number of appearances with ranks in N(J), the ranks that some member of J goes on. Jokers
// and an empty hole serve any rank once. `excess` holds, for 64 sets J, the cards in J minus those appearances. A positive lane proves that
// the tableau cannot be cleared. (P. Hall, "On representatives of subsets", 1935. For such a matching to exist it is also sufficient that
// the condition holds for every J; the sets J used here are the intervals of ranks of one parity.)
//
// Playing a card of rank k on top r removes k from the tableau as a demand (as a supply it becomes the top) and uses r up, so excess
// changes by -[k in J] + [r in N(J)]. Turning a stock card only uses r up. A move therefore costs one addition and one subtraction of
// lanes.
#pragma once

#include <array>
#include <cstdint>

#include "core/covering/rules.hpp"

namespace longwood {

inline constexpr int kLanes = 64;
using LaneBytes = std::array<std::int8_t, kLanes>;

struct HallTables {
  std::array<LaneBytes, kTops> demand{};  // [rank]: 1 in the lanes whose J has the rank
  std::array<LaneBytes, kTops> supply{};  // [top]: 1 in the lanes whose N(J) has the top

  explicit HallTables(const CoveringRules& rules);
  [[nodiscard]] LaneBytes excess(const CoveringPosition& position) const;
  // The excess that a line may have if it leaves at most `most_left` cards. Cards that are left are neither a demand nor a supply, so a set
  // R of them reduces the excess by the cards of R in J, minus those in N(J). The cards beneath a card that is left are left too. In
  // columns R therefore consists of the deepest cards of each column, and the maximum over all such R is found column by column. In other
  // layouts every card with fewer than `most_left` cards beneath it counts.
  [[nodiscard]] LaneBytes slack(const CoveringRules& rules, const CoveringPosition& position, int most_left) const;
};

}  // namespace longwood
