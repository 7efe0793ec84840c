#include "core/columns/digging/position.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace longwood {
namespace {

// The digging game frees the memory of one search before the next, which leaves gaps in the heap. They are counted as half of the memory in
// use, and as at most this many bytes.
constexpr std::size_t kMostGaps = std::size_t{1} << 22;

}  // namespace

DiggingPosition::DiggingPosition(const ColumnRules& rules, const ColumnPosition& position, const Limits& limits, const Hook& hook)
    : copies_(rules.decks),
      limits_(limits),
      hook_(hook),
      talon_(position.waste),
      drawn_(static_cast<int>(position.waste.size())),
      columns_needed_(rules.decks) {
  for (std::size_t pile = 0; pile < position.heights.size(); ++pile) {
    for (int height = 0; height < position.heights[pile]; ++height) add(up_, kRanks * static_cast<int>(pile % 4) + height);
  }
  talon_.insert(talon_.end(), position.stock.begin(), position.stock.end());
  int shift = 0;
  for (const std::vector<int>& cards : position.columns) {
    Column column;
    column.cards = cards;
    column.away.resize(cards.size() + 1);
    column.tops.resize(cards.size() + 1);
    column.copy_beneath.resize(cards.size() + 1);
    for (std::size_t rest = cards.size(); rest > 0; --rest) {
      const int top = cards[rest - 1];
      const auto beneath = cards.begin() + static_cast<std::ptrdiff_t>(rest) - 1;
      column.away[rest - 1] = column.away[rest];
      add(column.away[rest - 1], top);
      add(column.tops[rest], top);
      column.copy_beneath[rest] = std::find(cards.begin(), beneath, top) != beneath;
    }
    const auto bits = static_cast<int>(std::bit_width(cards.size()));
    column.shift = shift;
    column.mask = (RestKey{1} << bits) - 1;
    shift += bits;
    if (bits == 0) {
      ++empty_;
      continue;
    }
    start_rests_ |= static_cast<RestKey>(cards.size()) << column.shift;
    columns_.push_back(std::move(column));
  }
}

std::size_t DiggingPosition::cards_in(RestKey key) const {
  std::size_t cards = 0;
  for (const Column& column : columns_) cards += static_cast<std::size_t>(column.rest(key));
  return cards;
}

DiggingPosition::Tally DiggingPosition::tally_of(RestKey key, const Counts& out, const Counts& may) const {
  Tally tally;
  tally.away = up_;
  for (std::size_t suit = 0; suit < 4; ++suit) tally.away[suit] += out[suit];
  tally.may = may;
  tally.cleared = empty_;
  for (const Column& column : columns_) {
    const int left = column.rest(key);
    const Counts& away = column.away[static_cast<std::size_t>(left)];
    const Counts& tops = column.tops[static_cast<std::size_t>(left)];
    for (std::size_t suit = 0; suit < 4; ++suit) {
      tally.away[suit] += away[suit];
      tally.tops[suit] += tops[suit];
    }
    tally.cleared += left == 0 ? 1 : 0;
  }
  return tally;
}

bool DiggingPosition::can_leave(const Tally& tally, int card) {
  ++costs_computed_;
  return other_costs(tally, card) + columns_needed_.leaving_column(suit_in(tally, card), rank_of(card) - 1) <= tally.cleared;
}

bool DiggingPosition::can_leave_waste(const Tally& tally, int card) {
  ++costs_computed_;
  return other_costs(tally, card) + columns_needed_.leaving_waste(suit_in(tally, card), rank_of(card) - 1) <= tally.cleared;
}

// Returns whether the top card of a column or of the waste can leave now and never be in the way later. This holds if the foundations can
// accept it, or if enough cards outside the columns' rests can accept it and its second copy. The second copy does not matter if it is
// beneath this card, because it cannot leave first.
bool DiggingPosition::leaves_for_good(const Tally& tally, int card, bool copy_beneath) const {
  const auto suit = static_cast<std::size_t>(suit_of(card));
  const int rank = rank_of(card) - 1;
  const std::uint32_t all = tally.away[suit] + tally.may[suit];
  if (run_of(copies_ == 1 ? (all | all >> 1) & kEach : all >> 1 & kEach) >= rank) return true;
  if (rank == kRanks - 1) return false;
  const int guests = of_rank(tally.away[suit], rank) + 1;
  const bool copy = guests < copies_ && !copy_beneath;
  return of_rank(tally.away[suit], rank + 1) >= guests + (copy ? 1 : 0);
}

const DiggingPosition::Column* DiggingPosition::leaving_for_good(const Tally& tally, RestKey key) {
  for (const Column& column : columns_) {
    const int left = column.rest(key);
    if (left == 1) return &column;
    if (left == 0) continue;
    const int card = column.top(left);
    if (leaves_for_good(tally, card, column.has_copy_beneath(left)) && can_leave(tally, card)) return &column;
  }
  return nullptr;
}

void DiggingPosition::recount(Tally& tally, int suit) {
  int& cost = tally.costs[static_cast<std::size_t>(suit)];
  ++costs_computed_;
  const int before = std::exchange(cost, columns_needed_.now(suit_in(tally, kRanks * suit)));
  tally.cost += cost - before;
}

void DiggingPosition::recount(Tally& tally) {
  for (int suit = 0; suit < 4; ++suit) recount(tally, suit);
}

std::array<int, 2> DiggingPosition::heights(int suit) const {
  const std::uint32_t up = up_[static_cast<std::size_t>(suit)];
  const int high = run_of((up | up >> 1) & kEach);
  if (copies_ == 1) return {high, kRanks};
  return {run_of(up >> 1 & kEach), high};
}

bool DiggingPosition::ended() {
  if (nodes() >= limits_.max_nodes) stopped_ = Status::kNodes;
  if (costs_computed_ >= next_hook_) {
    next_hook_ = costs_computed_ + kNodesBetweenHooks * kCostsANode;
    call_hook();
  }
  return stopped_.has_value();
}

void DiggingPosition::call_hook() {
  if (hook_(nodes())) stopped_ = Status::kStopped;
}

bool DiggingPosition::has_memory(std::size_t bytes) {
  bytes += held_bytes_;
  bytes += std::min(bytes / 2, kMostGaps) + ColumnsNeeded::bytes();
  if (bytes <= limits_.max_bytes) {
    most_bytes_ = std::max(most_bytes_, bytes);
    return true;
  }
  stopped_ = Status::kMemory;
  return false;
}

}  // namespace longwood
