// Column games out of any bytes: what the border takes is searched within its limits, every line is one of legal moves, made shorter it
// still wins, no prune changes a verdict, and counting moves ends.
#include <memory>

#include "bytes.hpp"
#include "core/columns/board.hpp"
#include "core/columns/line.hpp"
#include "core/columns/perft.hpp"
#include "core/columns/search.hpp"
#include "fuzz.hpp"

namespace {

using namespace longwood;
using test::demand;

// Plays the line with stock and waste as they are. Returns whether it wins.
bool replay(const ColumnRules& rules, const ColumnPosition& position, const std::vector<ColumnMove>& line) {
  const auto board = std::make_unique<Board>(rules, position, 0, false);
  for (const ColumnMove& move : line) {
    demand(board->legal(move), "a move must be legal");
    board->make(move);
  }
  return board->won();
}

// Along a line: the hash that is told of a move without making it is the one that it leads to.
void check_hashes(const ColumnRules& rules, const ColumnPosition& position, const std::vector<ColumnMove>& line, std::uint64_t seed) {
  const auto board = std::make_unique<Board>(rules, position, seed);
  std::vector<ColumnMove> moves;
  for (const ColumnMove& next : line) {
    const std::size_t here = board->mark();
    board->make_safe_moves(nullptr);
    const std::size_t settled = board->mark();
    board->moves(moves);
    for (const ColumnMove& move : moves) {
      std::uint64_t told = 0;
      if (!board->hash_after(move, board->hash(), told)) continue;
      board->make(move);
      board->make_safe_moves(nullptr);
      demand(board->hash() == told, "a hash told before the move is the hash after it");
      board->undo_to(settled);
    }
    board->undo_to(here);
    board->make(next);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  test::Bytes bytes(data, size);
  const int how = bytes.next();
  Limits limits;
  limits.max_nodes = 1 + static_cast<std::uint64_t>(bytes.next()) * 2;
  limits.max_bytes = how % 8 == 0 ? std::size_t{1} << bytes.below(24) : std::size_t{1} << 26;
  const std::uint64_t seed = static_cast<std::uint64_t>(bytes.next());
  const test::ColumnGame game = test::read_columns(bytes);
  if (!fault_of(game.rules).empty() || !fault_of(game.rules, game.position).empty()) return 0;

  ColumnTuning tuning;
  if (how & 8) {
    tuning.dives = 0.0;
    tuning.dig = 0.9;
  }
  const ColumnAnswer answer = search_columns(game.rules, game.position, limits, {}, seed, tuning);
  demand(answer.nodes <= limits.max_nodes, "the limit of nodes is kept");
  const bool won = answer.status == Status::kWon;
  const auto line = write_out(game.rules, game.position, answer.line);
  demand(replay(game.rules, game.position, line) == won, "a line wins where it is called a win");
  check_hashes(game.rules, game.position, answer.line, seed);
  if (won) {
    const auto shorter = write_out(game.rules, game.position, shorten(game.rules, game.position, answer.line, 2000));
    demand(replay(game.rules, game.position, shorter), "a line made shorter wins");
  }

  ColumnTuning slow = tuning;
  slow.dead_test = (how & 16) != 0;
  slow.safe_moves = (how & 32) != 0;
  slow.dig = 0.0;
  ColumnRules plain = game.rules;
  plain.worth.met_pair = plain.worth.met_tops = 0;
  const ColumnAnswer twin = search_columns(plain, game.position, {4 * limits.max_nodes, limits.max_bytes}, {}, seed + 1, slow);
  if (test::decided(answer.status) && test::decided(twin.status)) demand(answer.status == twin.status, "the slow twin agrees");
  demand(replay(game.rules, game.position, write_out(game.rules, game.position, twin.line)) == (twin.status == Status::kWon),
         "the twin's line wins where it says so");

  if (how & 128) {
    const std::uint64_t one = perft(game.rules, game.position, 1);
    demand(one > 0 || perft(game.rules, game.position, 2) == 0, "what has two moves has one");
  }
  return 0;
}
