// The forgetful search of the digging game. It merges all states with the same rests into one, which has every card that may have left the
// waste in any of them. See "The digging game" in docs/search.md for the argument.
#pragma once

#include "core/columns/digging/waste.hpp"

namespace longwood {

// Returns whether everything can be dug out from at least one of these states. Only the cards that have left the waste in all of them count
// as certainly away, and states with the same rests are merged. If position.stopped() is set afterwards, the result is
// meaningless.
bool can_dig_out(DiggingPosition& position, const StateGroup& group);

}  // namespace longwood
