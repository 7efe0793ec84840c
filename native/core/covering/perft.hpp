// perft for covering games: counts the sequences of legal moves of a given length. Tests compare the number with the referee's.
#pragma once

#include <cstdint>

#include "core/covering/rules.hpp"

namespace longwood {

std::uint64_t perft(const CoveringRules& rules, const CoveringPosition& position, int depth);

}  // namespace longwood
