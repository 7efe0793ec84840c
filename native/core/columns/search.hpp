// Searches for a win in a column game. This is an anytime search with a layer for each number of draws, and with a few quick dives. A long
// search also makes restarts.
#pragma once

#include <vector>

#include "core/columns/rules.hpp"
#include "core/common/limits.hpp"

namespace longwood {

struct ColumnTuning {
  bool dead_test = true;
  bool safe_moves = true;
  double dives = 0.03;                 // the share of the nodes for dives
  double dives_after = 0.10;           // the share of the nodes that the layered search gets before the dives
  std::uint64_t dive_nodes = 5000;     // the number of nodes of each dive
  double dig = 0.20;                   // the share of the nodes for the digging game, which comes after the dives
  std::uint64_t dig_most = 1'500'000;  // the most nodes for the digging game; where it proves a loss, it rarely needs more
  // If the digging game has used dig_most nodes, a long search plays it once more after dig_again_after nodes. It then gets half of the
  // nodes that are left, and at most dig_again_most.
  std::uint64_t dig_again_after = 8'000'000;
  std::uint64_t dig_again_most = 8'000'000;
  // With more than ten columns, the digging game is played only if it gets at least this many nodes, or if few cards have been put up. With
  // fewer nodes it rarely finishes.
  std::uint64_t dig_wide = 200'000;
  int dig_states = 200;                 // exact states are tested when there are this many more than twice as many as before; 0: none
  int expand_batch = 100;               // the number of new positions that end one visit to a layer
  std::uint64_t second_after = 20'000;  // the number of nodes after which the second set of weights is used, if there is one
  int draw_batch = 12;                  // the number of positions that draw in one visit to a layer
  // The number of nodes after which moves in the columns are made only before a draw, not after it. From then on, fewer positions draw in
  // one visit to a layer, and more new positions end a visit to the layers with at most late_draws more draws.
  std::uint64_t columns_first_after = 30'000;
  int first_draw_batch = 6;
  int late_draws = 24;
  int late_batch = 300;
  // Restarts are searches from the first position with weights varied at random. From this number of nodes on, the search and its restarts
  // take turns.
  std::uint64_t restart_after = 2'000'000;
  std::uint64_t restart_nodes = 400'000;  // the number of nodes of the shortest restarts
  int restarts = 2;                       // the number of restarts after each turn of the search
};

struct ColumnAnswer {
  Status status = Status::kStopped;
  std::uint64_t nodes = 0;
  std::vector<ColumnMove> line;  // the winning line, or the line that put the most cards up
  int cards_up = 0;
};

ColumnAnswer search_columns(const ColumnRules& rules, const ColumnPosition& position, const Limits& limits, const Hook& hook,
                            std::uint64_t seed, const ColumnTuning& tuning);

}  // namespace longwood
