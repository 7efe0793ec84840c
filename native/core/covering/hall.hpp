// The Hall bound. Every card left in the tableau needs a predecessor: an appearance of a rank it may go on, and each
// appearance (a tableau card, a stock card still to come, the hole's present top) serves at most one successor. So for any set J of
// ranks, the tableau cards with ranks in J are at most the appearances with ranks in N(J), the ranks some member of J goes
// on; jokers, and an empty hole, serve any rank once. `excess` holds, for 64 sets J, the cards in J minus those appearances: a
// positive lane proves that the tableau cannot be cleared. (Hall, "On representatives of subsets", 1935: the condition for J = every
// set is also sufficient for such a matching; these J are the intervals of ranks of one parity.)
//
// Playing a card of rank k on top r takes k from the tableau (as a demand; as a supply it becomes the top) and uses r up:
// excess changes by -[k in J] + [r in N(J)]. Turning a stock card only uses r up. One subtraction a move.
#pragma once

#include <array>
#include <cstdint>

#include "core/covering/rules.hpp"

namespace longwood {

inline constexpr int kLanes = 64;
using LaneBytes = std::array<std::int8_t, kLanes>;

struct HallTables {
  std::array<LaneBytes, kTops> demand{};  // [rank]: 1 where rank is in J
  std::array<LaneBytes, kTops> supply{};  // [top]: 1 where top is in N(J)

  explicit HallTables(const CoveringRules& rules);
  [[nodiscard]] LaneBytes excess(const CoveringPosition& position) const;
  // The excess that a line may have which leaves at most so many cards. Those it leaves are no demand and no supply, so a set R of them
  // takes the cards of R in J, less those in N(J), off the excess. What lies beneath a card that is left is left too: in chains R is the
  // deepest cards of each column, and the most over all such R is found column by column; else each card counts that has few beneath it.
  [[nodiscard]] LaneBytes slack(const CoveringRules& rules, const CoveringPosition& position, int most_left) const;
};

}  // namespace longwood
