// Whether a column game can be won from a position: an anytime search in layers of draws, after a few quick dives.
#pragma once

#include <vector>

#include "core/columns/rules.hpp"
#include "core/common/limits.hpp"

namespace longwood {

struct ColumnTuning {
  bool dead_test = true;
  bool safe_moves = true;
  double dives = 0.03;        // share of the node budget given to depth-first dives
  double dives_after = 0.10;  // share that the layers have before them
  std::uint64_t dive_nodes = 5000;
  double dig = 0.16;                 // share given to the digging game, after the dives
  std::uint64_t dig_wide = 200'000;  // tableaux of more than ten columns are not dug with fewer nodes: they are rarely dug through
  int dig_states = 8;                // draws are played exactly until it has so many points more to go on from; 0: never
  int expand_batch = 100;            // new states a visit of a layer may add
  int draw_batch = 12;               // states of a layer that draw in one visit
};

struct ColumnAnswer {
  Status status = Status::kStopped;
  std::uint64_t nodes = 0;
  std::vector<ColumnMove> line;  // won: the winning line, as moves of the game; else the line that got most cards up
  int cards_up = 0;
};

ColumnAnswer search_columns(const ColumnRules& rules, const ColumnPosition& position, const Limits& limits, const Hook& hook,
                            std::uint64_t seed, const ColumnTuning& tuning);

}  // namespace longwood
