// Searches games with several holes or a waste. The rules and positions are those of rules.hpp; wide() says which games these are.
// A position is searched depth-first with restarts, like the other covering games, but only plays are nodes: a play of the waste includes
// the draws and redeals before it. Draws change neither the tableau nor the holes, so a play of the tableau can always come before them.
#pragma once

#include "core/covering/search.hpp"

namespace longwood {

// Decides whether all cards can be played to the holes. A line consists of the codes that hole_move() returns, kDraw and kRedeal.
CoveringAnswer search_holes(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                            std::uint64_t seed, const CoveringTuning& tuning);

// Returns the number of move sequences of this length, as perft() does for other covering games.
std::uint64_t perft_holes(const CoveringRules& rules, const CoveringPosition& position, int depth);

}  // namespace longwood
