// The number of cleared columns needed to hold the cards that have moved, in games built in suit. See "The digging game" in docs/search.md
// for the argument.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/columns/rules.hpp"

namespace longwood {

inline constexpr int kRanks = 13;
inline constexpr int kNoRank = -1;

// How many cards there are of each suit and rank, with two bits for each rank.
using Counts = std::array<std::uint32_t, 4>;
inline constexpr std::uint32_t kEach = 0x1555555;  // the lower bit of each of 13 ranks

inline void add(Counts& counts, int card) { counts[static_cast<std::size_t>(suit_of(card))] += 1U << 2 * (rank_of(card) - 1); }
inline void take(Counts& counts, int card) { counts[static_cast<std::size_t>(suit_of(card))] -= 1U << 2 * (rank_of(card) - 1); }
inline int of_rank(std::uint32_t counts, int rank) { return static_cast<int>(counts >> 2 * rank & 3); }

// Returns how many consecutive ranks, starting with the Ace, have their bit set.
inline int run_of(std::uint32_t ranks) { return std::countr_zero(~ranks & (kEach | 1U << 2 * kRanks)) / 2; }

// Counts of the cards of one suit. A column's rest is the cards that have not moved.
struct Suit {
  std::uint32_t away;  // cards that have moved
  std::uint32_t tops;  // top cards of the columns' rests
  std::uint32_t may;   // cards that may have left the waste

  friend bool operator==(const Suit&, const Suit&) = default;
};

// Counts the columns needed for one suit, rank by rank from the King down. In each call of next(), `up` copies of the rank are on
// foundations. There are at most two copies of a card.
struct Chains {
  int host = 0;  // cards of the next higher rank on which a card can be put
  int cost = 0;  // columns needed so far

  void next(const Suit& suit, int rank, int up, int bare) {
    const int certain = std::max(0, of_rank(suit.away, rank) - up);
    const int rest = of_rank(suit.away, rank) + of_rank(suit.may, rank) - up;
    cost += std::max(0, certain - host);
    int live = std::min(rest, std::max(certain, host));
    if (rank == bare && up == 0 && live > 0) --live;
    host = live + of_rank(suit.tops, rank);
  }
};

// Returns the fewest cleared columns that these cards need. bare: the rank of a card on which no other card can be put, or kNoRank. Both
// copies of a rank go up as far as possible. Beyond that, every height of a single copy is tried.
inline int columns_needed(const Suit& suit, int copies, int bare) {
  const std::uint32_t all = suit.away + suit.may;
  const std::uint32_t one = (all | all >> 1) & kEach;
  const int both = run_of(copies == 1 ? one : all >> 1 & kEach);
  const int first = run_of(one);
  std::array<Chains, kRanks + 1> down;  // [rank]: the result for this rank and all higher ones, with none of them on a foundation
  for (int rank = kRanks - 1; rank >= both; --rank) {
    const auto at = static_cast<std::size_t>(rank);
    down[at] = down[at + 1];
    down[at].next(suit, rank, 0, bare);
  }
  int least = down[static_cast<std::size_t>(both)].cost;
  for (int height = both + 1; height <= first && least != 0; ++height) {
    Chains chains = down[static_cast<std::size_t>(height)];
    for (int rank = height - 1; rank >= both; --rank) chains.next(suit, rank, 1, bare);
    least = std::min(least, chains.cost);
  }
  return least;
}

// Caches the results of columns_needed(), because the same few card counts come up often. All answers for the same counts are next to each
// other in memory.
class ColumnsNeeded {
 public:
  explicit ColumnsNeeded(int copies) : copies_(copies), cache_(std::size_t{1} << kCacheBits) {}
  [[nodiscard]] static constexpr std::size_t bytes() { return sizeof(Answers) << kCacheBits; }

  int now(const Suit& suit) {
    return answer(of(suit), kNow, [&] { return columns_needed(suit, copies_, kNoRank); });
  }
  // Returns the columns needed while a card of this rank leaves the waste, or a column of which it is the top card. Another card can't be
  // put on it at that moment, or on the card beneath it.
  int leaving_waste(const Suit& suit, int rank) {
    return answer(of(suit), kWaste + rank, [&] { return with(suit, rank, 0); });
  }
  int leaving_column(const Suit& suit, int rank) {
    return answer(of(suit), kColumn + rank, [&] { return with(suit, rank, 1); });
  }

 private:
  static constexpr int kCacheBits = 16;
  static constexpr int kNow = 0;  // the places of the answers
  static constexpr int kWaste = 1;
  static constexpr int kColumn = kWaste + kRanks;
  static constexpr int kPlaces = kColumn + kRanks;
  static constexpr int kUnknown = 15;
  struct Answers {
    Suit suit{~0U, ~0U, ~0U};
    std::array<std::uint8_t, 20> costs;  // 4 bits for each place; with some unused ones, so that an entry has 32 bytes
  };

  Answers& of(const Suit& suit) {
    const std::uint64_t key = suit.away | std::uint64_t{suit.tops} << 26;
    const std::uint64_t mixed = (key ^ std::uint64_t{suit.may} << 31) * 0x9E3779B97F4A7C15ull;
    Answers& answers = cache_[mixed >> (64 - kCacheBits)];
    if (answers.suit != suit) {
      answers.suit = suit;
      answers.costs.fill(0xFF);
    }
    return answers;
  }

  template <class Compute>
  static int answer(Answers& answers, int place, const Compute& compute) {
    std::uint8_t& two = answers.costs[static_cast<std::size_t>(place / 2)];
    const int shift = place % 2 * 4;
    const int known = two >> shift & 15;
    if (known != kUnknown) return known;
    const int cost = compute();
    if (cost < kUnknown) two = static_cast<std::uint8_t>((two & ~(15 << shift)) | cost << shift);
    return cost;
  }

  [[nodiscard]] int with(const Suit& suit, int rank, std::uint32_t top) const {
    return columns_needed({suit.away + (1U << 2 * rank), suit.tops - (top << 2 * rank), suit.may}, copies_, rank);
  }

  const int copies_;
  std::vector<Answers> cache_;
};

}  // namespace longwood
