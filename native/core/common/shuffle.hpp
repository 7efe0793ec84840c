// The shuffle "longwood-1", which gives a deck the order of a deal number. It is specified in src/longwood/cards/shuffle.py. The referee
// deals for itself, so an error here can't make a win wrong.
#pragma once

#include <cstdint>
#include <vector>

namespace longwood {

// Brings a deck, which is in the order of full_deck() of longwood.cards, into the order of a deal number.
void shuffle(std::vector<int>& deck, std::uint64_t number);

}  // namespace longwood
