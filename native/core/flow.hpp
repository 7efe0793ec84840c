// The flow bound, for games that wrap and have no stock and no jokers. The cards still to play make one walk on the circle of 13
// ranks, from the top r through every card left to some last card. Let a(k) be how often it steps between ranks k and k+1. Each
// card of rank k is entered once and left once, but the first is only left and the last only entered:
//     a(k-1) + a(k) = 2 cards(k) + [k = r] - [k = last].
// On a circle of odd length this has one solution for each `last`. Written with the doubled balance b(k) (odd numbers, the
// solution without the last term), 2 a(k) = b(k) - sign(k, last), sign = +1 or -1 by the parity of the way from last to k. So a walk
// needs b(k) >= -1 everywhere, and one rank still in the tableau that, as the last, has sign -1 wherever b(k) = -1. A play from r
// to k steps once between them: it takes 2 off one balance and changes nothing else.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/covering_rules.hpp"

namespace longwood {

class Flow {
 public:
  // Only for positions with a top that is a rank.
  explicit Flow(const CoveringPosition& position) {
    std::array<int, kRanks> degree{};
    for (const int rank : position.ranks) {
      if (rank <= 0) continue;
      degree[rank - 1] += 2;
      ++left_[rank - 1];
    }
    degree[position.top - 1] += 1;
    for (int edge = 0; edge < kRanks; ++edge) {  // b(edge) = sum over k of degree(k) times the sign of the way from edge to k
      int sum = 0;
      for (int step = 0; step < kRanks; ++step) sum += (step % 2 == 0 ? 1 : -1) * degree[(edge - step + kRanks) % kRanks];
      balance_[edge] = static_cast<std::int8_t>(sum);
      note(edge);
    }
    for (int last = 0; last < kRanks; ++last) {
      for (int edge = 0; edge < kRanks; ++edge) {
        if ((edge - last + kRanks) % kRanks % 2 == 0) plus_[last] |= 1u << edge;
      }
      if (left_[last] > 0) lasts_ |= 1u << last;
    }
  }

  void play(int rank, int top) {
    const int edge = edge_of(rank, top);
    balance_[edge] = static_cast<std::int8_t>(balance_[edge] - 2);
    note(edge);
    if (--left_[rank - 1] == 0) lasts_ &= ~(1u << (rank - 1));
  }

  void unplay(int rank, int top) {
    const int edge = edge_of(rank, top);
    balance_[edge] = static_cast<std::int8_t>(balance_[edge] + 2);
    note(edge);
    if (left_[rank - 1]++ == 0) lasts_ |= 1u << (rank - 1);
  }

  // Whether some walk may still take all cards. True when none are left.
  [[nodiscard]] bool possible() const {
    if (lasts_ == 0) return true;
    if (below_ != 0) return false;
    for (unsigned lasts = lasts_; lasts != 0; lasts &= lasts - 1) {
      if ((minus_one_ & plus_[std::countr_zero(lasts)]) == 0) return true;
    }
    return false;
  }

 private:
  static int edge_of(int rank, int top) {  // the edge between rank k and k+1 is k-1; between King and Ace, 12
    if (rank == top % kRanks + 1) return top - 1;
    return rank - 1;
  }
  void note(int edge) {
    const unsigned bit = 1u << edge;
    minus_one_ = balance_[edge] == -1 ? minus_one_ | bit : minus_one_ & ~bit;
    below_ = balance_[edge] < -1 ? below_ | bit : below_ & ~bit;
  }

  std::array<std::int8_t, kRanks> balance_{};
  std::array<std::int8_t, kRanks> left_{};
  std::array<unsigned, kRanks> plus_{};
  unsigned minus_one_ = 0;
  unsigned below_ = 0;
  unsigned lasts_ = 0;
};

}  // namespace longwood
