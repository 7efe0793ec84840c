// Depth-first dives with a slightly shuffled order, each with its own table: most wins are found by one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/columns/board.hpp"
#include "core/columns/budget.hpp"
#include "core/columns/hash_set.hpp"
#include "core/columns/search.hpp"

namespace longwood {

class Dives {
 public:
  Dives(Board& board, const ColumnTuning& tuning, Budget& effort, std::uint64_t seed)
      : board_(board), tuning_(tuning), budget_(effort), random_(seed * 2 + 1) {}

  // Dives from a packed board until about so many nodes are spent, while so many bytes are taken besides. True when one wins.
  bool find_win(const std::uint8_t* start, double nodes, std::size_t taken);

  [[nodiscard]] const std::vector<ColumnMove>& line() const { return line_; }  // of the win, safe moves written out

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
