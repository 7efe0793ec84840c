// perft of column games: the number of sequences of legal moves. Tests compare it with the referee.
#pragma once

#include <cstdint>

#include "core/columns/rules.hpp"

namespace longwood {

std::uint64_t perft(const ColumnRules& rules, const ColumnPosition& position, int depth);

}  // namespace longwood
