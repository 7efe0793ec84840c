// What the digging games ask of a position: its columns' cards in their order, its waste and stock, and room. The argument is in
// docs/search.md.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/columns/digging/columns_needed.hpp"
#include "core/columns/rules.hpp"
#include "core/common/limits.hpp"

namespace longwood {

using RestKey = std::uint64_t;  // the columns' rests, a few bits each

class DiggingPosition {
 public:
  struct Column {
    std::vector<int> cards;
    std::vector<Counts> away;  // [rest]: the cards above it
    int shift = 0;
    RestKey mask = 0;

    [[nodiscard]] int rest(RestKey key) const { return static_cast<int>(key >> shift & mask); }
    [[nodiscard]] int top(int rest) const { return cards[static_cast<std::size_t>(rest) - 1]; }
    [[nodiscard]] RestKey without_top(RestKey key) const { return key - (RestKey{1} << shift); }
    [[nodiscard]] bool beneath(int card, int rest) const;
  };
  struct Tally {  // of a state, for costs
    Counts away{}, tops{}, may{};
    std::array<int, 4> costs{};
    int cost = 0;
    int cleared = 0;
  };

  DiggingPosition(const ColumnRules& rules, const ColumnPosition& position, const Limits& limits, const Hook& hook);

  // A tally without its costs: of cards that are out of the waste for certain, and of some that may be.
  [[nodiscard]] Tally tally_of(RestKey key, const Counts& out, const Counts& may) const;
  int cost_of(const Tally& tally, int suit, int bare);
  int cost_with(const Tally& tally, int card, bool bare);  // when only this card's suit has changed
  bool may_leave(Tally& tally, int card);                  // whether there is room for a column's top, which is not its last card
  [[nodiscard]] bool for_good(const Tally& tally, int card, bool twin_beneath) const;

  [[nodiscard]] const std::vector<Column>& columns() const { return columns_; }
  [[nodiscard]] const std::vector<int>& talon() const { return talon_; }  // the waste from its bottom, then the stock
  [[nodiscard]] int drawn() const { return drawn_; }                      // of it, at the start
  [[nodiscard]] RestKey whole() const { return whole_; }                  // the rests at the start

  bool ended();
  bool has_memory(std::size_t bytes);  // for so many in all; ends where it has not
  void ask_hook();
  [[nodiscard]] std::optional<Status> stopped() const { return stopped_; }  // the limit that ended it, if one has
  [[nodiscard]] std::size_t most_bytes() const { return most_bytes_; }      // there was room for at a time
  [[nodiscard]] std::uint64_t nodes() const { return asked_ / kCostsANode; }

 private:
  static constexpr std::uint64_t kCostsANode = 64;

  const int copies_;
  const Limits limits_;
  const Hook hook_;
  std::vector<Column> columns_;
  RestKey whole_ = 0;
  int empty_ = 0;  // columns from the start
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
