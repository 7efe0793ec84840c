// Searches for a win of a column game: an anytime search in layers, by the number of draws, with a few quick dives.
#pragma once

#include <vector>

#include "core/columns/rules.hpp"
#include "core/common/limits.hpp"

namespace longwood {

struct ColumnTuning {
  bool dead_test = true;
  bool safe_moves = true;
  double dives = 0.03;              // the share of the nodes for the dives
  double dives_after = 0.10;        // the share for the layers before the dives
  std::uint64_t dive_nodes = 5000;  // of each dive
  double dig = 0.16;                // the share for the digging game, after the dives
  // The fewest nodes with which the digging game is played on more than ten columns. With fewer nodes it rarely comes to an end there.
  std::uint64_t dig_wide = 200'000;
  int dig_states = 8;      // draws are played exactly until there are this many more states; 0: never
  int expand_batch = 100;  // new positions that one visit of a layer may add
  int draw_batch = 12;     // positions of a layer that draw in one visit
};

struct ColumnAnswer {
  Status status = Status::kStopped;
  std::uint64_t nodes = 0;
  std::vector<ColumnMove> line;  // the winning line, or else the line that put most cards up
  int cards_up = 0;
};

ColumnAnswer search_columns(const ColumnRules& rules, const ColumnPosition& position, const Limits& limits, const Hook& hook,
                            std::uint64_t seed, const ColumnTuning& tuning);

}  // namespace longwood
