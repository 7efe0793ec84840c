// The flow bound, for games that wrap and have no stock and no jokers. The cards still to play form one walk on the circle of 13 ranks,
// from the top r through every card left to some last card. Let a(k) be how often the walk steps between ranks k and k+1. Each card of rank
// k is entered once and left once, but the top is only left and the last card is only entered:
//     a(k-1) + a(k) = 2 cards(k) + [k = r] - [k = last].
// On a circle of odd length this has exactly one solution for each `last`. Let b(k), the doubled balance, be twice the solution without the
// last term. It is an odd number, and 2 a(k) = b(k) - sign(k, last), where sign is +1 or -1 by the parity of the way from last to k. So a
// walk needs b(k) >= -1 everywhere, and a last card that has sign -1 wherever b(k) = -1. A play from r to k steps once between them: it
// subtracts 2 from one balance and changes nothing else.
//
// Two more conditions hold for the last card. It covers nothing, because a covered card is played after the card that covers it. And where
// a(k) = 0 the walk never steps, so all ranks with cards left must be on r's side of such edges.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/covering/rules.hpp"

namespace longwood {

class Flow {
 public:
  using Counts = std::array<int, kRanks + 1>;  // by rank

  Flow() = default;
  // left: the cards to play. ends: those of them that cover nothing. top: a rank.
  Flow(const Counts& left, const Counts& ends, int top) {
    std::array<int, kRanks> degree{};
    for (int k = 0; k < kRanks; ++k) {
      degree[k] = 2 * left[k + 1] + (k == top - 1);
      left_[k] = static_cast<std::int8_t>(left[k + 1]);
      ends_[k] = static_cast<std::int8_t>(ends[k + 1]);
      if (left[k + 1] > 0) ranks_ |= 1u << k;
      if (ends[k + 1] > 0) lasts_ |= 1u << k;
    }
    for (int edge = 0; edge < kRanks; ++edge) {  // b(edge) is the sum over k of degree(k) times the sign of the way from edge to k
      int sum = 0;
      for (int step = 0; step < kRanks; ++step) sum += (step % 2 == 0 ? 1 : -1) * degree[(edge - step + kRanks) % kRanks];
      balance_[edge] = static_cast<std::int8_t>(sum);
      note(edge);
    }
  }

  void play(int rank, int top, bool is_end) {
    const int edge = edge_of(rank, top);
    balance_[edge] = static_cast<std::int8_t>(balance_[edge] - 2);
    note(edge);
    const unsigned bit = 1u << (rank - 1);
    if (--left_[rank - 1] == 0) ranks_ &= ~bit;
    if (is_end && --ends_[rank - 1] == 0) lasts_ &= ~bit;
  }

  void unplay(int rank, int top, bool is_end) {
    const int edge = edge_of(rank, top);
    balance_[edge] = static_cast<std::int8_t>(balance_[edge] + 2);
    note(edge);
    const unsigned bit = 1u << (rank - 1);
    ++left_[rank - 1];
    ranks_ |= bit;
    ends_[rank - 1] = static_cast<std::int8_t>(ends_[rank - 1] + is_end);
    if (is_end) lasts_ |= bit;
  }

  // Whether a walk from this top through all cards may exist. True when no cards are left.
  [[nodiscard]] bool possible(int top) const {
    if (ranks_ == 0) return true;
    if (below_ != 0) return false;
    for (unsigned lasts = lasts_; lasts != 0; lasts &= lasts - 1) {
      const unsigned plus = kPlus[std::countr_zero(lasts)];
      if ((minus_one_ & plus) == 0 && reaches_all((plus_one_ & plus) | (minus_one_ & ~plus), top)) return true;
    }
    return false;
  }

 private:
  // The edges an even number of steps on from `last`: sign +1.
  static constexpr std::array<unsigned, kRanks> kPlus = [] {
    std::array<unsigned, kRanks> plus{};
    for (int last = 0; last < kRanks; ++last) {
      for (int edge = 0; edge < kRanks; ++edge) {
        if ((edge - last + kRanks) % kRanks % 2 == 0) plus[last] |= 1u << edge;
      }
    }
    return plus;
  }();

  static int edge_of(int rank, int top) {  // edge k-1 is between ranks k and k+1; edge 12 is between King and Ace
    if (rank == top % kRanks + 1) return top - 1;
    return rank - 1;
  }
  void note(int edge) {
    const unsigned bit = 1u << edge;
    plus_one_ = balance_[edge] == 1 ? plus_one_ | bit : plus_one_ & ~bit;
    minus_one_ = balance_[edge] == -1 ? minus_one_ | bit : minus_one_ & ~bit;
    below_ = balance_[edge] < -1 ? below_ | bit : below_ & ~bit;
  }

  // Whether a walk from `top` that never crosses the edges in `unused` can meet every rank that is left.
  [[nodiscard]] bool reaches_all(unsigned unused, int top) const {
    if ((unused & (unused - 1)) == 0) return true;  // one edge does not divide a circle
    const unsigned edges = turned(unused, top);     // bit 0 is the edge above the top
    const unsigned above = (2u << std::countr_zero(edges)) - 1;
    const unsigned below = ~((2u << (std::bit_width(edges) - 1)) - 1);
    return (turned(ranks_, top) & ~(above | below)) == 0;
  }
  static unsigned turned(unsigned circle, int top) { return (circle >> (top - 1) | circle << (kRanks + 1 - top)) & ((1u << kRanks) - 1); }

  std::array<std::int8_t, kRanks> balance_{};
  std::array<std::int8_t, kRanks> left_{};
  std::array<std::int8_t, kRanks> ends_{};
  unsigned plus_one_ = 0;
  unsigned minus_one_ = 0;
  unsigned below_ = 0;
  unsigned ranks_ = 0;
  unsigned lasts_ = 0;
};

}  // namespace longwood
