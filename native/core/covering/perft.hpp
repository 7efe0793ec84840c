// perft of covering games: the number of sequences of legal moves. Tests compare it with the referee.
#pragma once

#include <cstdint>

#include "core/covering/rules.hpp"

namespace longwood {

std::uint64_t perft(const CoveringRules& rules, const CoveringPosition& position, int depth);

}  // namespace longwood
