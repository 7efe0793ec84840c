// Winning lines of column games: made shorter, and written out in moves of the game. Nothing here searches.
#pragma once

#include <vector>

#include "core/columns/rules.hpp"
#include "core/common/limits.hpp"

namespace longwood {

// A line that wins with no more moves. Cuts what returns to an earlier position, then drops single moves the rest can do without.
// `max_trials` bounds how many moves it may try, in all; the hook may end it sooner, told the nodes of the search before it. With no memory
// left the line stays as it is then.
std::vector<ColumnMove> shorten(const ColumnRules& rules, const ColumnPosition& position, std::vector<ColumnMove> line,
                                std::uint64_t max_trials, const Hook& hook = {}, std::uint64_t nodes = 0);

// Where stock and waste were searched as one loose pile, the draws and redeals that bring each card to the waste's top; else the line.
std::vector<ColumnMove> write_out(const ColumnRules& rules, const ColumnPosition& position, const std::vector<ColumnMove>& line);

}  // namespace longwood
