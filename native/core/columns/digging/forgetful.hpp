// The digging game that forgets: of equal rests one state, with all the cards that may have left the waste. The argument is in
// docs/search.md.
#pragma once

#include <bitset>
#include <vector>

#include "core/columns/digging/position.hpp"

namespace longwood {

inline constexpr std::size_t kMostTalon = 2 * kCards;
using Talon = std::bitset<kMostTalon>;  // cards of the waste and the stock, by the order they are drawn in

// StateGroup of the game that have the same cards out of the waste for certain.
struct StateGroup {
  std::vector<RestKey> rests;
  Talon out;
  int drawn = 0;  // cards, out or not
};

// Whether some way leads from one of the group to where all is dug out. Means nothing when the position ended it.
bool can_dig_out(DiggingPosition& position, const StateGroup& group);

}  // namespace longwood
