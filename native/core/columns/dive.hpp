// Depth-first dives. Each has its own table and, from the second on, a slightly shuffled order of moves.
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
  Dives(Board& board, const ColumnTuning& tuning, Budget& effort, std::uint64_t seed)
      : board_(board), tuning_(tuning), budget_(effort), random_(seed * 2 + 1) {}

  // Dives from a packed board until about `nodes` nodes are spent, while the search takes `taken` bytes elsewhere. Returns whether one won.
  bool find_win(const std::uint8_t* start, double nodes, std::size_t taken);

  [[nodiscard]] const std::vector<ColumnMove>& line() const { return line_; }  // the winning line, with its safe moves

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
