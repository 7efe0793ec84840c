// Shortens the winning lines of column games, and turns the lines of the search into moves of the game.
#pragma once

#include <vector>

#include "core/columns/rules.hpp"
#include "core/common/limits.hpp"

namespace longwood {

// Returns a winning line that is no longer than `line`. First it cuts out loops, which return to an earlier position. Then it drops single
// moves that the rest of the line does not need. max_trials: the most moves to try. The hook can stop it sooner. nodes: the nodes of the
// search so far, for the hook. If memory runs out, it returns the shortest line found so far.
std::vector<ColumnMove> shorten(const ColumnRules& rules, const ColumnPosition& position, std::vector<ColumnMove> line,
                                std::uint64_t max_trials, const Hook& hook = {}, std::uint64_t nodes = 0);

// Returns the line as moves of the game. If the search treated the talon as loose (columns/board/board.hpp), this adds the draws and
// redeals that bring each card to the top of the waste. Otherwise it returns the line unchanged.
std::vector<ColumnMove> write_out(const ColumnRules& rules, const ColumnPosition& position, const std::vector<ColumnMove>& line);

}  // namespace longwood
