// The position from which the digging game starts. It knows the order of the cards in the columns, waste and stock, and finds out whether
// there are enough cleared columns for a move. See "The digging game" in docs/search.md for the argument.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/columns/digging/columns_needed.hpp"
#include "core/columns/rules.hpp"
#include "core/common/limits.hpp"

namespace longwood {

using RestKey = std::uint64_t;  // the sizes of all columns' rests (the cards that have not moved), in a few bits each

class DiggingPosition {
 public:
  struct Column {
    std::vector<int> cards;
    std::vector<Counts> away;        // [size of the rest]: the counts of the cards above it
    std::vector<Counts> tops;        // [size of the rest]: the count of its top card
    std::vector<bool> copy_beneath;  // [size of the rest]: whether a copy of its top card is beneath it
    int shift = 0;
    RestKey mask = 0;

    [[nodiscard]] int rest(RestKey key) const { return static_cast<int>(key >> shift & mask); }
    [[nodiscard]] int top(int rest) const { return cards[static_cast<std::size_t>(rest) - 1]; }
    [[nodiscard]] bool has_copy_beneath(int rest) const { return copy_beneath[static_cast<std::size_t>(rest)]; }
    [[nodiscard]] RestKey without_top(RestKey key) const { return key - (RestKey{1} << shift); }
  };
  // The card counts of a state, and how many columns it needs for them.
  struct Tally {
    Counts away{}, tops{}, may{};  // as in Suit
    std::array<int, 4> costs{};    // columns needed for each suit
    int cost = 0;                  // columns needed in total
    int cleared = 0;               // columns without a rest
  };

  DiggingPosition(const ColumnRules& rules, const ColumnPosition& position, const Limits& limits, const Hook& hook);

  // Returns the tally of a state, with all costs zero. out: the cards that have left the waste. may: the cards that may have left it.
  [[nodiscard]] Tally tally_of(RestKey key, const Counts& out, const Counts& may) const;
  // Computes the cost of a suit, or of all suits, after a change of their counts.
  void recount(Tally& tally, int suit);
  void recount(Tally& tally);
  bool can_leave(const Tally& tally, int card);        // whether this top card of a column can leave it; there must be a card beneath it
  bool can_leave_waste(const Tally& tally, int card);  // whether this top card of the waste can leave it
  // Returns whether a top card of a column or of the waste never is in the way after it has left.
  [[nodiscard]] bool leaves_for_good(const Tally& tally, int card, bool copy_beneath) const;
  // Returns a column whose top card can leave it and never be in the way later, or null. The last card of a column counts as one, because
  // it is already at the bottom of a column.
  const Column* leaving_for_good(const Tally& tally, RestKey key);

  [[nodiscard]] std::size_t cards_in(RestKey key) const;  // the number of cards in all rests

  [[nodiscard]] const std::vector<Column>& columns() const { return columns_; }
  [[nodiscard]] const std::vector<int>& talon() const { return talon_; }  // the waste, bottom card first, then the stock
  [[nodiscard]] int drawn() const { return drawn_; }                      // the number of cards in the waste at the start
  [[nodiscard]] RestKey start_rests() const { return start_rests_; }      // the columns' rests at the start
  [[nodiscard]] int empty() const { return empty_; }                      // columns that were empty at the start
  // The heights of a suit's foundations at the start, the lower first. With one deck, one of them counts as complete.
  [[nodiscard]] std::array<int, 2> heights(int suit) const;

  bool ended();
  void add_costs(std::uint64_t costs) { costs_computed_ += costs; }  // counts work that takes as much time as computing these costs
  // Returns whether the search can use this many bytes, in addition to the cache of ColumnsNeeded and to those held. If not, stops it.
  bool has_memory(std::size_t bytes);
  void hold(std::size_t bytes) { held_bytes_ = bytes; }
  void call_hook();
  [[nodiscard]] std::optional<Status> stopped() const { return stopped_; }  // the limit that stopped the search, if any
  [[nodiscard]] std::size_t most_bytes() const { return most_bytes_; }      // the most bytes that were in use at any time
  [[nodiscard]] std::uint64_t nodes() const { return costs_computed_ / kCostsANode; }

 private:
  [[nodiscard]] static Suit suit_in(const Tally& tally, int card) {
    const auto suit = static_cast<std::size_t>(suit_of(card));
    return {tally.away[suit], tally.tops[suit], tally.may[suit]};
  }
  // The columns that all other suits need.
  [[nodiscard]] static int other_costs(const Tally& tally, int card) {
    return tally.cost - tally.costs[static_cast<std::size_t>(suit_of(card))];
  }

  // The number of costs that count as one node.
  static constexpr std::uint64_t kCostsANode = 64;

  const int copies_;
  const Limits limits_;
  const Hook hook_;
  std::vector<Column> columns_;
  RestKey start_rests_ = 0;
  int empty_ = 0;  // columns that were empty at the start
  Counts up_{};
  std::vector<int> talon_;
  int drawn_;
  ColumnsNeeded columns_needed_;
  std::size_t held_bytes_ = 0;
  std::size_t most_bytes_ = 0;
  std::uint64_t costs_computed_ = 0;
  std::uint64_t next_hook_ = 0;
  std::optional<Status> stopped_;
};

}  // namespace longwood
