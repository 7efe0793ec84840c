// The forgetful search of the digging game. It merges all states with the same rests into one, which has every card that may have left the
// waste in any of them. See "The digging game" in docs/search.md for the argument.
#pragma once

#include <bitset>
#include <vector>

#include "core/columns/digging/position.hpp"

namespace longwood {

inline constexpr std::size_t kMostTalon = 2 * kCards;
using Talon = std::bitset<kMostTalon>;  // a set of cards in the waste and the stock, numbered in drawing order

// A state that knows exactly which cards have left the waste.
struct ExactState {
  RestKey key = 0;  // the columns' rests
  Talon out;
};

// States after the same number of draws.
struct StateGroup {
  std::vector<ExactState> states;
  int drawn = 0;  // the number of cards drawn, including those that have left the waste
};

// Returns whether everything can be dug out from at least one of these states. Only the cards that have left the waste in all of them count
// as certainly away, and states with the same rests are merged. If position.stopped() is set afterwards, the result is
// meaningless.
bool can_dig_out(DiggingPosition& position, const StateGroup& group);

}  // namespace longwood
