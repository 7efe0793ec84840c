#include "core/columns/line.hpp"

#include <algorithm>
#include <map>
#include <memory>

#include "core/columns/board/board.hpp"
#include "core/common/compiler.hpp"

namespace longwood {
namespace {

// Counts down the moves that can still be tried. The hook can stop it early.
class Trials {
 public:
  Trials(std::uint64_t most, const Hook& hook, std::uint64_t nodes) : most_(most), hook_(hook), nodes_(nodes) {}

  bool left() {
    if (most_ == 0) return false;
    if (--most_ % kNodesBetweenHooks == 0 && hook_(nodes_)) most_ = 0;
    return most_ > 0;
  }
  [[nodiscard]] bool used_up() const { return most_ == 0; }

 private:
  std::uint64_t most_;
  const Hook hook_;
  const std::uint64_t nodes_;
};

// Plays the line and cuts out each loop that returns to an earlier position. Returns whether the line wins.
bool cut_loops(Board& board, std::vector<ColumnMove>& line) {
  std::map<std::uint64_t, std::size_t> length_at{{board.exact_hash(), 0}};
  std::vector<std::uint64_t> hashes{board.exact_hash()};
  std::vector<ColumnMove> moves;
  for (const ColumnMove& move : line) {
    if (board.won()) break;
    if (!board.legal(move)) return false;
    board.make(move);
    moves.push_back(move);
    const std::uint64_t hash = board.exact_hash();
    const auto seen = length_at.find(hash);
    if (seen != length_at.end()) {
      while (moves.size() > seen->second) {
        moves.pop_back();
        if (hashes.size() > moves.size() + 1) {
          if (hashes.back() != hash) length_at.erase(hashes.back());
          hashes.pop_back();
        }
      }
      continue;
    }
    length_at[hash] = moves.size();
    hashes.push_back(hash);
  }
  line = moves;
  return board.won();
}

// Plays the line from move `skipped` on, without that move and without the moves that have become illegal. Returns the moves made, or none
// if they do not win.
std::vector<ColumnMove> without_move(Board& board, const std::vector<ColumnMove>& line, std::size_t skipped, Trials& trials) {
  std::vector<ColumnMove> made;
  for (std::size_t i = skipped + 1; i < line.size() && trials.left(); ++i) {
    if (!board.legal(line[i])) continue;
    board.make(line[i]);
    made.push_back(line[i]);
    if (board.won()) return made;
  }
  return {};
}

void make_shorter(Board& board, std::vector<ColumnMove>& line, Trials& trials) {
  std::vector<std::uint8_t> start(board.packed_size() + Board::kPackSlack);
  board.pack(start.data());
  const auto cut = [&](std::vector<ColumnMove> candidate) {
    board.unpack(start.data());
    if (cut_loops(board, candidate)) line = std::move(candidate);
  };
  cut(line);
  for (bool shorter = true; shorter && !trials.used_up();) {
    shorter = false;
    board.unpack(start.data());
    for (std::size_t i = 0; i < line.size() && !trials.used_up(); ++i) {
      const std::size_t mark = board.mark();
      const std::vector<ColumnMove> rest = without_move(board, line, i, trials);
      board.undo_to(mark);
      if (!rest.empty() && i + rest.size() < line.size()) {
        std::copy(rest.begin(), rest.end(), line.begin() + static_cast<std::ptrdiff_t>(i));
        line.resize(i + rest.size());
        shorter = true;
        --i;  // tries the move that is now at this index
        continue;
      }
      board.make(line[i]);
    }
    if (shorter) cut(line);
  }
}

}  // namespace

std::vector<ColumnMove> shorten(const ColumnRules& rules, const ColumnPosition& position, std::vector<ColumnMove> line,
                                std::uint64_t max_trials, const Hook& hook, std::uint64_t nodes) {
  LONGWOOD_TRY {
    const auto board = std::make_unique<Board>(rules, position);
    Trials trials(max_trials, hook, nodes);
    make_shorter(*board, line, trials);
  }
  LONGWOOD_CATCH_BAD_ALLOC {}
  return line;
}

std::vector<ColumnMove> write_out(const ColumnRules& rules, const ColumnPosition& position, const std::vector<ColumnMove>& line) {
  if (!std::make_unique<Board>(rules, position)->loose()) return line;
  std::vector<int> talon = position.waste;  // in drawing order; the first `drawn` cards are the waste
  auto drawn = static_cast<std::ptrdiff_t>(talon.size());
  talon.insert(talon.end(), position.stock.begin(), position.stock.end());
  std::vector<ColumnMove> moves;
  for (const ColumnMove& move : line) {
    if (move.source != kWaste) {
      moves.push_back(move);
      continue;
    }
    const auto size = static_cast<std::ptrdiff_t>(talon.size());
    std::ptrdiff_t best = -1;
    std::ptrdiff_t best_cost = 0;
    for (std::ptrdiff_t place = 0; place < size; ++place) {
      if (talon[static_cast<std::size_t>(place)] != move.card) continue;
      const std::ptrdiff_t cost = place + 1 >= drawn ? place + 1 - drawn : size - drawn + 1 + place + 1;
      if (best < 0 || cost < best_cost) {
        best = place;
        best_cost = cost;
      }
    }
    if (best + 1 < drawn) {
      for (; drawn < size; ++drawn) moves.push_back({kStock, kWaste});
      moves.push_back({kWaste, kStock});
      drawn = 0;
    }
    for (; drawn < best + 1; ++drawn) moves.push_back({kStock, kWaste});
    moves.push_back({kWaste, move.target, 1, -1});
    talon.erase(talon.begin() + best);
    --drawn;
  }
  return moves;
}

}  // namespace longwood
