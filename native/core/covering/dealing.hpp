// Deals of covering games by number. Dealing and searching many deals natively takes less time than handing over positions one by one.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/covering/rules.hpp"

namespace longwood {

// How a covering game is dealt: one card to each slot in the order of the slots, then perhaps one to the hole. The rest is the stock.
struct CoveringDealing {
  std::vector<int> deck;       // the ranks of the cards to shuffle, in the order of full_deck() of longwood.cards
  bool to_hole = false;        // whether a card is dealt to the hole
  int top = kNoCard;           // the rank of the card that starts in the hole, if none is dealt there
  std::vector<int> more_tops;  // the ranks of those that start in the holes after the first one
};

// Returns a sentence that says why these rules can't be dealt in this way, or an empty string if they can.
std::string fault_of(const CoveringRules& rules, const CoveringDealing& dealing);

// Returns the position before the first move.
CoveringPosition deal(const CoveringRules& rules, const CoveringDealing& dealing, std::uint64_t number);

}  // namespace longwood
