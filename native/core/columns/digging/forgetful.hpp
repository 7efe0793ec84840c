// The forgetful form of the digging game. It has one state for all ways to reach the same rests, and that state has all the cards that may
// have left the waste. docs/search.md, "The digging game", has the argument.
#pragma once

#include <bitset>
#include <vector>

#include "core/columns/digging/position.hpp"

namespace longwood {

inline constexpr std::size_t kMostTalon = 2 * kCards;
using Talon = std::bitset<kMostTalon>;  // a set of cards of the waste and the stock, in the order in which they are drawn

// States with the same cards out of the waste.
struct StateGroup {
  std::vector<RestKey> rests;
  Talon out;
  int drawn = 0;  // the number of cards drawn, out of the waste or not
};

// Whether everything can be dug out from one of these states. The answer is void when position.stopped().
bool can_dig_out(DiggingPosition& position, const StateGroup& group);

}  // namespace longwood
