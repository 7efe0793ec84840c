#include "core/columns/perft.hpp"

#include <algorithm>
#include <memory>
#include <vector>

#include "core/columns/board/board.hpp"

namespace longwood {
namespace {

std::uint64_t count_from(Board& board, int depth, std::vector<std::vector<ColumnMove>>& lists) {
  if (depth == 0) return 1;
  auto& moves = lists[static_cast<std::size_t>(depth)];
  board.all_moves(moves);
  if (depth == 1) return moves.size();
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::size_t mark = board.mark();
    board.make(moves[i]);
    total += count_from(board, depth - 1, lists);
    board.undo_to(mark);
  }
  return total;
}

}  // namespace

std::uint64_t perft(const ColumnRules& rules, const ColumnPosition& position, int depth) {
  const auto board = std::make_unique<Board>(rules, position, 0, false);
  std::vector<std::vector<ColumnMove>> lists(static_cast<std::size_t>(std::max(depth, 0)) + 1);
  return count_from(*board, std::max(depth, 0), lists);
}

}  // namespace longwood
