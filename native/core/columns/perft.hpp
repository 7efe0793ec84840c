// perft for column games: counts the sequences of legal moves of a given length. Tests compare the number with the referee's.
#pragma once

#include <cstdint>

#include "core/columns/rules.hpp"

namespace longwood {

std::uint64_t perft(const ColumnRules& rules, const ColumnPosition& position, int depth);

}  // namespace longwood
