// A quick look for a way to dig everything out.
#pragma once

#include "core/columns/digging/waste.hpp"

namespace longwood {

// Looks for a way among a few states only: for each number of draws and of cards in the rests, those with the most cards out of the waste.
// Returns whether it has found a way. It proves nothing if it has not.
bool glance(DiggingPosition& position, const GroupWaste& waste);

}  // namespace longwood
