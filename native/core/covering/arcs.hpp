// The arc bound, for games in piles that wrap and have no stock and no jokers. Like the flow bound (flow.hpp), it looks at the single walk
// on the circle of 13 ranks in which the cards left are played. Two edges cut the circle into two arcs. For each last rank, the flow bound
// gives the exact number a(k) of steps over each edge. The walk therefore changes arcs exactly a(j) + a(k) times, where j and k are the two
// edges, and it begins in the arc of the hole's top.
//
// The cards of a pile are played in order, the exposed one first. So they are what is left of the walk if some of its cards are left out.
// Leaving out cards never adds a change. If the hole's top followed by the cards of a pile changes arcs more than a(j) + a(k) times, no
// walk ends with this last rank. If that is so for every last rank, the tableau cannot be cleared.
//
// An arc of a single rank k proves nothing, because the walk enters and leaves this arc once for each card of rank k, and no pile can do so
// more often. That leaves 65 pairs of edges. The lanes hold 64 of them, so one pair is not tested.
#pragma once

#include <array>
#include <cstdint>

#include "core/covering/flow.hpp"
#include "core/covering/hall.hpp"

namespace longwood {

// With at most this many cards of each rank, no lane overflows: |b(k)| is then at most 7 * 17, and a sum of two is halved.
inline constexpr int kMostOfRank = 8;

struct ArcTables {
  std::array<LaneBytes, kRanks + 1> arc{};  // [rank]: which of its lane's two arcs the rank is in, 0 or 1
  std::array<LaneBytes, kRanks> edge{};     // [edge]: 1 in the lanes that cut this edge. Edge k-1 is between the ranks k and k+1
  // [last rank]: half the sum of the two edges' signs (flow.hpp). The walk's changes are half the sum of the balances, minus this number.
  std::array<LaneBytes, kRanks + 1> less{};

  constexpr ArcTables() {
    std::size_t lane = 0;
    for (int j = 0; j < kRanks; ++j) {
      for (int k = j + 2; k < kRanks && k <= j + kRanks - 2; ++k) {
        if (lane == kLanes) return;
        for (int rank = 1; rank <= kRanks; ++rank) {
          arc[static_cast<std::size_t>(rank)][lane] = rank > j + 1 && rank <= k + 1;
          less[static_cast<std::size_t>(rank)][lane] = static_cast<std::int8_t>((edge_sign(j, rank) + edge_sign(k, rank)) / 2);
        }
        edge[static_cast<std::size_t>(j)][lane] = edge[static_cast<std::size_t>(k)][lane] = 1;
        ++lane;
      }
    }
  }
};

inline constexpr ArcTables kArcTables;

}  // namespace longwood
