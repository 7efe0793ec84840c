// perft of covering games: how many sequences of legal moves there are. Only for comparing with the referee.
#pragma once

#include <cstdint>

#include "core/covering/rules.hpp"

namespace longwood {

std::uint64_t perft(const CoveringRules& rules, const CoveringPosition& position, int depth);

}  // namespace longwood
