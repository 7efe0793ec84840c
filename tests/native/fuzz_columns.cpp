// Fuzzes column games. It checks that a search stays within its limits, that its lines consist of legal moves, that shortened lines still
// win, that pruning changes no verdict, and that perft finishes.
#include <memory>

#include "bytes.hpp"
#include "core/columns/board/board.hpp"
#include "core/columns/line.hpp"
#include "core/columns/perft.hpp"
#include "core/columns/search.hpp"
#include "fuzz.hpp"

namespace {

using namespace longwood;
using test::demand;

// Plays the line with a separate stock and waste. Returns whether it wins.
bool replay(const ColumnRules& rules, const ColumnPosition& position, const std::vector<ColumnMove>& line) {
  const auto board = std::make_unique<Board>(rules, position, 0, false);
  for (const ColumnMove& move : line) {
    demand(board->legal(move), "a move must be legal");
    board->make(move);
  }
  return board->won();
}

// Checks, at each position of a line, that hash_after() returns the hash that making the move leads to.
void check_hashes(const ColumnRules& rules, const ColumnPosition& position, const std::vector<ColumnMove>& line, std::uint64_t seed) {
  const auto board = std::make_unique<Board>(rules, position, seed);
  std::vector<ColumnMove> moves;
  for (const ColumnMove& next : line) {
    const std::size_t here = board->mark();
    board->make_safe_moves(nullptr);
    const std::size_t settled = board->mark();
    board->moves(moves);
    for (const ColumnMove& move : moves) {
      std::uint64_t expected = 0;
      if (!board->hash_after(move, board->hash(), expected)) continue;
      board->make(move);
      board->make_safe_moves(nullptr);
      demand(board->hash() == expected, "hash_after() is the hash after the move");
      board->undo_to(settled);
    }
    board->undo_to(here);
    board->make(next);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  test::Bytes bytes(data, size);
  const int options = bytes.next();
  Limits limits;
  limits.max_nodes = 1 + static_cast<std::uint64_t>(bytes.next()) * 2;
  limits.max_bytes = options % 8 == 0 ? std::size_t{1} << bytes.below(24) : std::size_t{1} << 26;
  const std::uint64_t seed = static_cast<std::uint64_t>(bytes.next());
  const test::ColumnGame game = test::read_columns(bytes);
  if (!fault_of(game.rules).empty() || !fault_of(game.rules, game.position).empty()) return 0;

  ColumnTuning tuning;
  tuning.second_after = limits.max_nodes / 4;
  tuning.columns_first_after = limits.max_nodes / 8;
  if (options & 8) {
    tuning.dives = 0.0;
    tuning.dig = 0.9;
  }
  if (options & 64) {
    tuning.restart_after = limits.max_nodes / 8;
    tuning.restart_nodes = limits.max_nodes / 16;
  }
  const ColumnAnswer answer = search_columns(game.rules, game.position, limits, {}, seed, tuning);
  demand(answer.nodes <= limits.max_nodes, "the search stays within its node limit");
  const bool won = answer.status == Status::kWon;
  const auto line = write_out(game.rules, game.position, answer.line);
  demand(replay(game.rules, game.position, line) == won, "a line wins if and only if the status is won");
  check_hashes(game.rules, game.position, answer.line, seed);
  if (won) {
    const auto shorter = write_out(game.rules, game.position, shorten(game.rules, game.position, answer.line, 2000));
    demand(replay(game.rules, game.position, shorter), "a shortened line wins");
  }

  ColumnTuning slow = tuning;
  slow.dead_test = (options & 16) != 0;
  slow.safe_moves = (options & 32) != 0;
  slow.dig = 0.0;
  slow.restarts = 0;
  slow.columns_first_after = ~std::uint64_t{0};
  ColumnRules plain = game.rules;
  plain.worths.resize(1);
  plain.worths[0].met_pair = plain.worths[0].met_tops = 0;
  const ColumnAnswer slower = search_columns(plain, game.position, {4 * limits.max_nodes, limits.max_bytes}, {}, seed + 1, slow);
  if (test::decided(answer.status) && test::decided(slower.status)) demand(answer.status == slower.status, "the slower search agrees");
  demand(replay(game.rules, game.position, write_out(game.rules, game.position, slower.line)) == (slower.status == Status::kWon),
         "the slower search's line wins if and only if its status is won");

  if (options & 128) {
    const std::uint64_t one = perft(game.rules, game.position, 1);
    demand(one > 0 || perft(game.rules, game.position, 2) == 0, "a line of two moves begins with a legal move");
  }
  return 0;
}
