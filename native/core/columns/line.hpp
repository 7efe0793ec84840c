// Makes winning lines of column games shorter, and writes them out as moves of the game.
#pragma once

#include <vector>

#include "core/columns/rules.hpp"
#include "core/common/limits.hpp"

namespace longwood {

// Returns a winning line that is no longer than `line`. First it cuts the stretches that return to an earlier position, then it drops
// single moves that the rest of the line does not need. max_trials: the most moves to try. The hook may end it sooner; it receives the
// nodes of the search so far. When memory runs out, the line found so far is returned.
std::vector<ColumnMove> shorten(const ColumnRules& rules, const ColumnPosition& position, std::vector<ColumnMove> line,
                                std::uint64_t max_trials, const Hook& hook = {}, std::uint64_t nodes = 0);

// Returns the line with the draws and redeals that bring each card to the top of the waste, where the search played from a loose talon
// (columns/board/board.hpp). Other lines are returned as they are.
std::vector<ColumnMove> write_out(const ColumnRules& rules, const ColumnPosition& position, const std::vector<ColumnMove>& line);

}  // namespace longwood
