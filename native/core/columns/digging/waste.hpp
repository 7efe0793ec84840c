// The waste and the stock, as the searches of the digging game from a group of states see them.
#pragma once

#include <array>
#include <bitset>
#include <vector>

#include "core/columns/digging/arrangements.hpp"
#include "core/columns/digging/position.hpp"

namespace longwood {

inline constexpr std::size_t kMostTalon = 2 * kCards;
using Talon = std::bitset<kMostTalon>;  // a set of cards in the waste and the stock, numbered in drawing order

// A state that knows exactly which cards have left the waste.
struct ExactState {
  RestKey key = 0;  // the columns' rests
  Talon out;
  std::array<SetId, 4> sets{};  // [suit]: where the cards that have moved can be
};

// States after the same number of draws.
struct StateGroup {
  std::vector<ExactState> states;
  int drawn = 0;  // the number of cards drawn, including those that have left the waste
};

// Cards that have left the waste in every state of a group are certainly away. The other cards in the waste (bottom card first) and those
// in the stock are numbered from 0, in drawing order.
class GroupWaste {
 public:
  using Tally = DiggingPosition::Tally;

  GroupWaste(DiggingPosition& position, const StateGroup& group);  // the group must have a state

  [[nodiscard]] int size() const { return static_cast<int>(cards_.size()); }
  [[nodiscard]] int card(int index) const { return cards_[static_cast<std::size_t>(index)]; }
  [[nodiscard]] int drawn() const { return drawn_; }  // the number of these cards that are drawn in the group's states
  [[nodiscard]] const std::vector<ExactState>& states() const { return states_; }  // the group's states, with these numbers

  [[nodiscard]] Counts counts_of(const Talon& cards) const;
  // Returns the tally of a state, with its costs. may: the cards that may have left the waste.
  [[nodiscard]] Tally tally_of(RestKey key, const Counts& may) const;
  // Counts one more card among those that may have left the waste.
  void may_leave(Tally& tally, int index) const;
  // Returns the index of the topmost card that is not among `out` if it can leave the waste, and -1 if it can't or if there is none.
  [[nodiscard]] int next_to_leave(Tally tally, const Talon& out, int drawn) const;

 private:
  DiggingPosition& position_;
  std::vector<int> cards_;
  std::vector<Counts> before_;  // [index]: the counts of the cards before it
  Counts away_{};               // the cards that have left in every state
  int drawn_;
  std::vector<ExactState> states_;
};

}  // namespace longwood
