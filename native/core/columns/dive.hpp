// Dives: short depth-first searches. Each dive starts with an empty table, and all but the first slightly shuffle the order of moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/columns/board/board.hpp"
#include "core/columns/budget.hpp"
#include "core/columns/hash_set.hpp"
#include "core/columns/search.hpp"

namespace longwood {

class Dives {
 public:
  Dives(Board& board, const ColumnTuning& tuning, Budget& budget, std::uint64_t seed)
      : board_(board), tuning_(tuning), budget_(budget), random_(seed * 2 + 1) {}

  // Makes dives from a packed board until they have used about `nodes` nodes. `taken` is the number of bytes that the search uses
  // elsewhere. Returns whether a dive found a win.
  bool find_win(const std::uint8_t* start, double nodes, std::size_t taken);

  [[nodiscard]] const std::vector<ColumnMove>& line() const { return line_; }  // the winning line, including safe moves

 private:
  bool dive(const std::uint8_t* start, bool shuffled, std::size_t taken);
  void shuffle_a_little(std::vector<ColumnMove>& moves);

  Board& board_;
  const ColumnTuning& tuning_;
  Budget& budget_;
  std::uint64_t random_;
  HashSet seen_;
  std::vector<ColumnMove> line_;
  std::vector<ColumnMove> list_;
};

}  // namespace longwood
