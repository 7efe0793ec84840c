// The flow bound, for games that wrap and have no stock and no jokers. The cards still to be played form a single walk on the circle of 13
// ranks. It starts at the hole's top, of rank r, and goes through every card left. Let a(k) be the number of steps between ranks k and k+1,
// in either direction. The walk enters and leaves each card of rank k once, except that it only leaves the top and only enters the last
// card:
//     a(k-1) + a(k) = 2 cards(k) + [k = r] - [k = last].
// On a circle of odd length, these equations have exactly one solution for each `last`. Let b(k), the doubled balance, be twice the
// solution without the last term. It is an odd number, and 2 a(k) = b(k) - sign(k, last), where sign is +1 if the number of steps up from
// last to k is even, and -1 if it is odd. A walk therefore needs b(k) >= -1 everywhere, and a last card with sign -1 wherever b(k) = -1. A
// play from r to k is one step between them. It subtracts 2 from one balance and changes nothing else.
//
// The last card must satisfy two more conditions. It must not cover another card, because a covered card is played after the card that
// covers it. And where a(k) = 0, the walk takes no step, so all ranks of the cards left must be on the same side of such edges as r.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/covering/rules.hpp"

namespace longwood {

// Returns sign(k, last) for the edge k-1: +1 if the number of steps up from `last` to k is even, and -1 if it is odd.
constexpr int edge_sign(int edge, int last) { return (edge - (last - 1) + kRanks) % kRanks % 2 == 0 ? 1 : -1; }

class Flow {
 public:
  using Counts = std::array<int, kRanks + 1>;  // [rank]

  Flow() = default;
  // left: the cards still to be played. ends: those of them that cover no other card. top: the rank of the hole's top.
  Flow(const Counts& left, const Counts& ends, int top) {
    std::array<int, kRanks> degree{};
    for (int k = 0; k < kRanks; ++k) {
      degree[k] = 2 * left[k + 1] + (k == top - 1);
      left_[k] = static_cast<std::int8_t>(left[k + 1]);
      ends_[k] = static_cast<std::int8_t>(ends[k + 1]);
      if (left[k + 1] > 0) ranks_ |= 1u << k;
      if (ends[k + 1] > 0) lasts_ |= 1u << k;
    }
    for (int edge = 0; edge < kRanks; ++edge) {  // b(edge) is the sum over k of sign(edge, k) * degree(k)
      int sum = 0;
      for (int step = 0; step < kRanks; ++step) sum += (step % 2 == 0 ? 1 : -1) * degree[(edge - step + kRanks) % kRanks];
      balance_[edge] = static_cast<std::int16_t>(sum);
      note(edge);
    }
  }

  void play(int rank, int top, bool is_end) {
    const int edge = edge_of(rank, top);
    balance_[edge] = static_cast<std::int16_t>(balance_[edge] - 2);
    note(edge);
    const unsigned bit = 1u << (rank - 1);
    if (--left_[rank - 1] == 0) ranks_ &= ~bit;
    if (is_end && --ends_[rank - 1] == 0) lasts_ &= ~bit;
  }

  void unplay(int rank, int top, bool is_end) {
    const int edge = edge_of(rank, top);
    balance_[edge] = static_cast<std::int16_t>(balance_[edge] + 2);
    note(edge);
    const unsigned bit = 1u << (rank - 1);
    ++left_[rank - 1];
    ranks_ |= bit;
    ends_[rank - 1] = static_cast<std::int8_t>(ends_[rank - 1] + is_end);
    if (is_end) lasts_ |= bit;
  }

  // Returns whether a walk from this top through all cards could exist. Returns true if no cards are left. refuted: returns whether another
  // bound rules out a last card of this rank; it is asked only about ranks that this bound allows.
  template <class Refuted>
  [[nodiscard]] bool possible(int top, const Refuted& refuted) const {
    if (ranks_ == 0) return true;
    if (below_ != 0) return false;
    for (unsigned lasts = lasts_; lasts != 0; lasts &= lasts - 1) {
      const int last = std::countr_zero(lasts);
      const unsigned plus = kPlus[static_cast<std::size_t>(last)];
      if ((minus_one_ & plus) != 0 || !reaches_all((plus_one_ & plus) | (minus_one_ & ~plus), top)) continue;
      if (!refuted(last + 1)) return true;
    }
    return false;
  }
  [[nodiscard]] bool possible(int top) const {
    return possible(top, [](int) { return false; });
  }

  [[nodiscard]] int balance(int edge) const { return balance_[static_cast<std::size_t>(edge)]; }

  // Returns the edge between two neighbouring ranks. Edge k-1 is between the ranks k and k+1, and edge 12 between King and Ace.
  static int edge_of(int rank, int top) { return rank == top % kRanks + 1 ? top - 1 : rank - 1; }

 private:
  // [last]: the edges with sign +1, which are an even number of steps after `last`.
  static constexpr std::array<unsigned, kRanks> kPlus = [] {
    std::array<unsigned, kRanks> plus{};
    for (int last = 0; last < kRanks; ++last) {
      for (int edge = 0; edge < kRanks; ++edge) {
        if (edge_sign(edge, last + 1) > 0) plus[last] |= 1u << edge;
      }
    }
    return plus;
  }();

  void note(int edge) {
    const unsigned bit = 1u << edge;
    plus_one_ = balance_[edge] == 1 ? plus_one_ | bit : plus_one_ & ~bit;
    minus_one_ = balance_[edge] == -1 ? minus_one_ | bit : minus_one_ & ~bit;
    below_ = balance_[edge] < -1 ? below_ | bit : below_ & ~bit;
  }

  // Returns whether a walk from `top` that never crosses the edges in `unused` can reach every rank that is left.
  [[nodiscard]] bool reaches_all(unsigned unused, int top) const {
    if ((unused & (unused - 1)) == 0) return true;  // a circle without one edge is still connected
    const unsigned edges = turned(unused, top);     // bit 0 is the edge above the top
    const unsigned above = (2u << std::countr_zero(edges)) - 1;
    const unsigned below = ~((2u << (std::bit_width(edges) - 1)) - 1);
    return (turned(ranks_, top) & ~(above | below)) == 0;
  }
  static unsigned turned(unsigned circle, int top) { return (circle >> (top - 1) | circle << (kRanks + 1 - top)) & ((1u << kRanks) - 1); }

  std::array<std::int16_t, kRanks> balance_{};
  std::array<std::int8_t, kRanks> left_{};
  std::array<std::int8_t, kRanks> ends_{};
  unsigned plus_one_ = 0;
  unsigned minus_one_ = 0;
  unsigned below_ = 0;
  unsigned ranks_ = 0;
  unsigned lasts_ = 0;
};

}  // namespace longwood
