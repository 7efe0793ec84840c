// The Hall bound. Every card left in the tableau needs a predecessor on which it is played: another tableau card, a card left in the stock,
// or the hole's top. Each of these is the predecessor of at most one card. For a set J of ranks, let N(J) be the ranks on which some rank
// of J can be played. If the tableau can be cleared, the number of tableau cards with ranks in J is at most the number of possible
// predecessors with ranks in N(J). A joker or an empty hole counts as a predecessor of any rank. `excess` is the first number minus the
// second, for 64 sets J, one in each lane. A positive lane proves that the tableau cannot be cleared. (P. Hall, "On representatives of
// subsets", 1935. If the condition holds for every J, every card can have its own predecessor. HallSets says which sets J are used here.)
//
// When a card of rank k is played on top r, k is no longer a demand, and r is no longer a supply. (k remains a supply, because it is the
// new top.) So excess changes by -[k in J] + [r in N(J)]. When a stock card is drawn, only r is no longer a supply. A move therefore costs
// one addition and one subtraction of lanes.
#pragma once

#include <array>
#include <cstdint>

#include "core/covering/rules.hpp"

namespace longwood {

inline constexpr int kLanes = 64;
using LaneBytes = std::array<std::int8_t, kLanes>;

// The sets J to use. If no card can be left, runs of every second rank are enough: if a union of them refutes a position, one of them does.
// (With jokers or an empty hole this is nearly always so.) If k cards can be left, unions refute more. Each run has its own slack of up to
// k, but a union has only one. With wrap, unions make little difference, and kUnions means the same as kRuns.
enum class HallSets { kRuns, kUnions };

struct HallTables {
  std::array<LaneBytes, kTops> demand{};  // [rank]: 1 in the lanes whose J contains the rank
  std::array<LaneBytes, kTops> supply{};  // [top]: 1 in the lanes whose N(J) contains the top

  explicit HallTables(const CoveringRules& rules, HallSets sets = HallSets::kRuns);
  [[nodiscard]] LaneBytes excess(const CoveringPosition& position) const;
  // Returns the largest excess that is possible if a line leaves at most `most_left` cards. Cards that are left are neither a demand nor a
  // supply, so leaving a set R of cards reduces the excess by the cards of R in J, minus those in N(J). If a card is left, the cards
  // beneath it are left too. In columns, R therefore consists of the deepest cards of each column, and the maximum over all such R is
  // computed column by column. In other layouts the result is only an upper bound, because it counts every card in J with fewer than
  // `most_left` cards beneath it.
  [[nodiscard]] LaneBytes slack(const CoveringRules& rules, const CoveringPosition& position, int most_left) const;
};

}  // namespace longwood
