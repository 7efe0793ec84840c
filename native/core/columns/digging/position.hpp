// The position of the digging game: the order of the cards in columns, waste and stock, and the number of cleared columns. docs/search.md,
// "The digging game", has the argument.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/columns/digging/columns_needed.hpp"
#include "core/columns/rules.hpp"
#include "core/common/limits.hpp"

namespace longwood {

using RestKey = std::uint64_t;  // the size of each column's rest (the cards that have not moved), a few bits each

class DiggingPosition {
 public:
  struct Column {
    std::vector<int> cards;
    std::vector<Counts> away;  // [rest]: the cards above the rest
    int shift = 0;
    RestKey mask = 0;

    [[nodiscard]] int rest(RestKey key) const { return static_cast<int>(key >> shift & mask); }
    [[nodiscard]] int top(int rest) const { return cards[static_cast<std::size_t>(rest) - 1]; }
    [[nodiscard]] RestKey without_top(RestKey key) const { return key - (RestKey{1} << shift); }
    [[nodiscard]] bool beneath(int card, int rest) const;
  };
  // What the number of columns needed in a state is computed from.
  struct Tally {
    Counts away{}, tops{}, may{};  // as in Suit
    std::array<int, 4> costs{};    // columns needed, by suit
    int cost = 0;                  // columns needed
    int cleared = 0;               // columns without a rest
  };

  DiggingPosition(const ColumnRules& rules, const ColumnPosition& position, const Limits& limits, const Hook& hook);

  // A tally without its costs. out: cards that have left the waste. may: cards that may have left it.
  [[nodiscard]] Tally tally_of(RestKey key, const Counts& out, const Counts& may) const;
  int cost_of(const Tally& tally, int suit, int bare);
  int cost_with(const Tally& tally, int card, bool bare);  // the cost when only this card's suit has changed
  bool may_leave(Tally& tally, int card);                  // whether a column's top can leave it; it is not the last card
  [[nodiscard]] bool for_good(const Tally& tally, int card, bool twin_beneath) const;

  [[nodiscard]] const std::vector<Column>& columns() const { return columns_; }
  [[nodiscard]] const std::vector<int>& talon() const { return talon_; }  // the waste from its bottom, then the stock
  [[nodiscard]] int drawn() const { return drawn_; }                      // the number of cards on the waste at the start
  [[nodiscard]] RestKey whole() const { return whole_; }                  // the rests at the start

  bool ended();
  bool has_memory(std::size_t bytes);  // whether that many bytes may be taken in all; ends the search if not
  void ask_hook();
  [[nodiscard]] std::optional<Status> stopped() const { return stopped_; }  // the limit that ended it, if one has
  [[nodiscard]] std::size_t most_bytes() const { return most_bytes_; }      // the most bytes that were taken at a time
  [[nodiscard]] std::uint64_t nodes() const { return asked_ / kCostsANode; }

 private:
  static constexpr std::uint64_t kCostsANode = 64;

  const int copies_;
  const Limits limits_;
  const Hook hook_;
  std::vector<Column> columns_;
  RestKey whole_ = 0;
  int empty_ = 0;  // columns that were empty at the start
  Counts up_{};
  std::vector<int> talon_;
  int drawn_;
  ColumnsNeeded columns_needed_;
  std::size_t most_bytes_ = 0;
  std::uint64_t asked_ = 0;
  std::uint64_t next_hook_ = 0;
  std::optional<Status> stopped_;
};

}  // namespace longwood
