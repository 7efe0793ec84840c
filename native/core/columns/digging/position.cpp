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
    for (std::size_t rest = cards.size(); rest > 0; --rest) {
      column.away[rest - 1] = column.away[rest];
      add(column.away[rest - 1], cards[rest - 1]);
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

bool DiggingPosition::Column::beneath(int card, int rest) const {
  return std::find(cards.begin(), cards.begin() + rest - 1, card) != cards.begin() + rest - 1;
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
    for (std::size_t suit = 0; suit < 4; ++suit) tally.away[suit] += away[suit];
    if (left == 0) {
      ++tally.cleared;
    } else {
      add(tally.tops, column.top(left));
    }
  }
  return tally;
}

int DiggingPosition::cost_of(const Tally& tally, int suit, int bare) {
  ++costs_computed_;
  const auto at = static_cast<std::size_t>(suit);
  return columns_needed_.cost({tally.away[at], tally.tops[at], tally.may[at]}, bare);
}

int DiggingPosition::cost_with(const Tally& tally, int card, bool bare) {
  const int suit = suit_of(card);
  return tally.cost - tally.costs[static_cast<std::size_t>(suit)] + cost_of(tally, suit, bare ? rank_of(card) - 1 : kNoRank);
}

bool DiggingPosition::can_leave(Tally& tally, int card) {
  add(tally.away, card);
  take(tally.tops, card);
  const bool leaves = cost_with(tally, card, true) <= tally.cleared;
  take(tally.away, card);
  add(tally.tops, card);
  return leaves;
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
  bytes += std::min(bytes / 2, kMostGaps);
  if (bytes <= limits_.max_bytes) {
    most_bytes_ = std::max(most_bytes_, bytes);
    return true;
  }
  stopped_ = Status::kMemory;
  return false;
}

}  // namespace longwood
