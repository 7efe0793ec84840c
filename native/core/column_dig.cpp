// The digging game. An easier game, every line of which keeps only what the real one cannot get around: the columns' order, the waste's
// order, and room. Docs/search.md has the argument at length.
//
// State: how many cards of each column lie as they did (its rest), how many cards were drawn, and which drawn cards may have left the
// waste. A card that has left its place lies on a foundation, on the next higher card of its suit, or at the bottom of a column whose
// rest is gone; each card takes one other, so the columns needed are counted suit by suit (cost()). Cards of the columns that have
// left them count for certain. Drawn cards may be counted or not, as it is cheaper, but for those drawn after the one that leaves the
// waste now: these must have left it too. A card that moves has nothing on it in that moment.
#include "core/column_dig.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>
#include <vector>

#include "core/column_room.hpp"
#include "core/table_memory.hpp"

namespace longwood {
namespace {

constexpr int kMostCards = 2 * kCards;
constexpr std::uint64_t kCostsANode = 64;
constexpr std::size_t kLeastBytes = std::size_t{1} << 20;

class Digging {
 public:
  Digging(const ColumnRules& rules, const ColumnPosition& position, const Limits& limits, const Hook& hook);
  Dug run();

 private:
  using Key = std::uint64_t;  // the columns' rests, a few bits each
  struct State {
    Key key = 0;
    std::bitset<kMostCards> out;  // by the order they are drawn in: cards that may have left the waste
    Counts may{};                 // the same by kinds
    std::array<std::int8_t, 4> costs{};
    std::uint8_t stale = 15;  // suits whose cost is not known
    bool gone = false;        // another state has all that this one has, and more
    bool waits = false;       // to be dug in
  };
  struct View {  // of a state, for costs
    Counts away, tops, may;
    std::array<int, 4> costs;
    int cost = 0;
    int cleared = 0;
  };
  struct Column {
    std::vector<int> cards;
    std::vector<Counts> away;  // [rest]: the cards above it
    int shift = 0;
    Key mask = 0;
  };

  [[nodiscard]] static int rest(const Column& column, Key key) { return static_cast<int>(key >> column.shift & column.mask); }
  [[nodiscard]] static int top(const Column& column, int rest) { return column.cards[static_cast<std::size_t>(rest) - 1]; }
  int cost_of(const View& view, int suit, int bare) {
    ++asked_;
    const auto at = static_cast<std::size_t>(suit);
    return rooms_.cost({view.away[at], view.tops[at], view.may[at]}, bare);
  }
  int cost_with(const View& view, int card, bool bare) {  // when only this card's suit has changed
    const int suit = suit_of(card);
    return view.cost - view.costs[static_cast<std::size_t>(suit)] + cost_of(view, suit, bare ? rank_of(card) - 1 : kNobody);
  }
  View view_of(State& state);
  void pop(State& state, const Column& column) const;
  void may_be_out(State& state, std::size_t at) const;
  bool open_waste(State& state);
  bool may_leave(View& view, int card);
  [[nodiscard]] bool for_good(const View& view, const Column& column, int rest) const;
  void close(State& state);
  void reach(State state);
  void dig_in(std::size_t at);
  void refresh();
  bool find(Key key, std::size_t& at);
  std::uint32_t keep(const State& state, Key key, std::size_t at);
  bool ended();
  [[nodiscard]] bool through() const;

  const int copies_;
  const Limits limits_;
  const Hook hook_;
  std::vector<Column> columns_;
  int empty_ = 0;  // columns from the start
  Counts up_{};
  std::vector<int> talon_;  // the waste from its bottom, then the stock
  int drawn_;
  Rooms rooms_;
  std::vector<State> states_;
  std::vector<std::uint32_t> places_;  // of states_, by key; 0: none
  std::vector<std::uint32_t> waiting_;
  std::uint64_t asked_ = 0;
  std::uint64_t next_hook_ = 0;
  Status stop_ = Status::kLost;  // kLost: nothing stopped it
};

Digging::Digging(const ColumnRules& rules, const ColumnPosition& position, const Limits& limits, const Hook& hook)
    : copies_(rules.decks),
      limits_(limits),
      hook_(hook),
      talon_(position.waste),
      drawn_(static_cast<int>(position.waste.size())),
      rooms_(rules.decks) {
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
    column.mask = (Key{1} << bits) - 1;
    shift += bits;
    if (bits == 0) {
      ++empty_;
    } else {
      columns_.push_back(std::move(column));
    }
  }
  places_.resize(1 << 10);
  states_.resize(1);  // so that no state is at 0
}

Digging::View Digging::view_of(State& state) {
  View view;
  view.away = up_;
  view.tops = {};
  view.may = state.may;
  view.cleared = empty_;
  for (const Column& column : columns_) {
    const int left = rest(column, state.key);
    const Counts& away = column.away[static_cast<std::size_t>(left)];
    for (std::size_t suit = 0; suit < 4; ++suit) view.away[suit] += away[suit];
    if (left == 0) {
      ++view.cleared;
    } else {
      add(view.tops, top(column, left));
    }
  }
  view.cost = 0;
  for (int suit = 0; suit < 4; ++suit) {
    const auto at = static_cast<std::size_t>(suit);
    if ((state.stale >> suit & 1) != 0) state.costs[at] = static_cast<std::int8_t>(cost_of(view, suit, kNobody));
    view.cost += view.costs[at] = state.costs[at];
  }
  state.stale = 0;
  return view;
}

// Takes a column's top from it.
void Digging::pop(State& state, const Column& column) const {
  const int left = rest(column, state.key);
  state.key -= Key{1} << column.shift;
  state.stale |= static_cast<std::uint8_t>(1 << suit_of(top(column, left)));
  if (left > 1) state.stale |= static_cast<std::uint8_t>(1 << suit_of(top(column, left - 1)));
}

void Digging::may_be_out(State& state, std::size_t at) const {
  state.out.set(at);
  add(state.may, talon_[at]);
  state.stale |= static_cast<std::uint8_t>(1 << suit_of(talon_[at]));
}

// Lets cards leave the waste from its top down, as far as there is room for all of them. True when one more may leave it.
bool Digging::open_waste(State& state) {
  bool more = false;
  View view = view_of(state);
  for (int i = drawn_ - 1; i >= 0; --i) {
    const auto at = static_cast<std::size_t>(i);
    const int card = talon_[at];
    const bool new_one = !state.out[at];
    if (!new_one) take(view.may, card);
    add(view.away, card);
    if (new_one && cost_with(view, card, true) > view.cleared) break;
    const int suit = suit_of(card);
    const int own = cost_of(view, suit, kNobody);
    view.cost += own - view.costs[static_cast<std::size_t>(suit)];
    view.costs[static_cast<std::size_t>(suit)] = own;
    if (view.cost > view.cleared) break;
    if (!new_one) continue;
    may_be_out(state, at);
    more = true;
  }
  return more;
}

// Whether there is room for a column's top, which is not its last card.
bool Digging::may_leave(View& view, int card) {
  add(view.away, card);
  take(view.tops, card);
  const bool leaves = cost_with(view, card, true) <= view.cleared;
  take(view.away, card);
  add(view.tops, card);
  return leaves;
}

// Whether a column's top can leave it now and never be in the way: the foundations take it, or enough cards that lie in no column's rest.
bool Digging::for_good(const View& view, const Column& column, int rest) const {
  const int card = top(column, rest);
  const auto suit = static_cast<std::size_t>(suit_of(card));
  const int rank = rank_of(card) - 1;
  const std::uint32_t all = view.away[suit] + view.may[suit];
  if (run_of(copies_ == 1 ? (all | all >> 1) & kEach : all >> 1 & kEach) >= rank) return true;
  if (rank == kRanks - 1) return false;
  const int guests = of_rank(view.away[suit], rank) + 1;
  const bool twin =
      guests < copies_ && std::find(column.cards.begin(), column.cards.begin() + rest - 1, card) == column.cards.begin() + rest - 1;
  return of_rank(view.away[suit], rank + 1) >= guests + (twin ? 1 : 0);
}

// Plays all that can do no harm. A column's last card is as good as gone: it lies at the bottom of a column.
void Digging::close(State& state) {
  for (bool again = true; again;) {
    again = false;
    while (open_waste(state)) {
    }
    View view = view_of(state);
    for (const Column& column : columns_) {
      const int left = rest(column, state.key);
      if (left == 0 || (left > 1 && (!for_good(view, column, left) || !may_leave(view, top(column, left))))) continue;
      pop(state, column);
      again = true;
      break;
    }
  }
}

// The place of a key's state, or where it belongs.
bool Digging::find(Key key, std::size_t& at) {
  std::uint64_t mixed = key * 0x9E3779B97F4A7C15ull;
  mixed ^= mixed >> 32;
  const std::size_t mask = places_.size() - 1;
  for (at = static_cast<std::size_t>(mixed) & mask; places_[at] != 0; at = (at + 1) & mask) {
    if (states_[places_[at]].key == key) return true;
  }
  return false;
}

std::uint32_t Digging::keep(const State& state, Key key, std::size_t at) {
  const auto id = static_cast<std::uint32_t>(states_.size());
  places_[at] = id;
  states_.push_back(state);
  states_.back().key = key;
  if (2 * states_.size() < places_.size()) return id;
  const std::size_t bytes = 4 * (places_.size() * sizeof(std::uint32_t) + states_.size() * (sizeof(State) + sizeof(std::uint32_t)));
  if (bytes > limits_.max_bytes) stop_ = Status::kMemory;
  places_.assign(4 * places_.size(), 0);
  for (std::uint32_t i = 1; i <= id; ++i) {
    find(states_[i].key, at);
    places_[at] = i;
    if (i % kEntriesBetweenHooks == 0 && hook_(asked_ / kCostsANode)) stop_ = Status::kStopped;
  }
  return id;
}

// Adds a state, or to the known one of its columns what that did not have.
void Digging::reach(State state) {
  for (;;) {
    const Key key = state.key;
    std::size_t at = 0;
    const bool known = find(key, at);
    if (known) {
      const State& before = states_[places_[at]];
      if ((state.out & ~before.out).none()) return;
      for (std::size_t i = 0; i < talon_.size(); ++i) {
        if (before.out[i] && !state.out[i]) may_be_out(state, i);
      }
    }
    close(state);
    const std::uint32_t id = known ? places_[at] : keep(state, key, at);
    const bool waited = known && states_[id].waits;
    State& here = states_[id];
    here = state;
    here.key = key;
    here.gone = state.key != key;
    here.waits = !here.gone;
    if (here.waits && !waited) waiting_.push_back(id);
    if (!here.gone) return;
  }
}

void Digging::dig_in(std::size_t at) {
  states_[at].waits = false;
  if (states_[at].gone) return;
  State state = states_[at];
  View view = view_of(state);
  for (const Column& column : columns_) {
    const int left = rest(column, state.key);
    if (left == 0 || !may_leave(view, top(column, left))) continue;
    State next = state;
    pop(next, column);
    reach(next);
  }
}

// After a draw: what is new in the states there are.
void Digging::refresh() {
  const std::size_t before = states_.size();
  for (std::size_t at = 1; at < before && !ended(); ++at) {
    if (states_[at].gone) continue;
    State state = states_[at];
    if (open_waste(state)) reach(state);
  }
}

bool Digging::ended() {
  if (asked_ / kCostsANode >= limits_.max_nodes) stop_ = Status::kNodes;
  if (asked_ >= next_hook_) {
    next_hook_ = asked_ + kNodesBetweenHooks * kCostsANode;
    if (hook_(asked_ / kCostsANode)) stop_ = Status::kStopped;
  }
  return stop_ != Status::kLost;
}

// Whether some state has dug everything out.
bool Digging::through() const {
  return std::any_of(states_.begin() + 1, states_.end(),
                     [&](const State& state) { return state.key == 0 && state.out.count() == talon_.size(); });
}

Dug Digging::run() {
  if (limits_.max_bytes < kLeastBytes) return {false, Status::kMemory, 0};
  State first;
  for (const Column& column : columns_) first.key |= static_cast<Key>(column.cards.size()) << column.shift;
  reach(first);
  for (bool draws = true; draws && !ended();) {
    while (!waiting_.empty() && !ended()) {
      const std::uint32_t at = waiting_.back();
      waiting_.pop_back();
      dig_in(at);
    }
    draws = drawn_ < static_cast<int>(talon_.size());
    if (!draws) break;
    ++drawn_;
    refresh();
  }
  return {stop_ == Status::kLost && !through(), stop_, std::min(asked_ / kCostsANode, limits_.max_nodes)};
}

}  // namespace

bool can_dig(const ColumnRules& rules, const ColumnPosition& position) {
  if (rules.build != BuildRule::kSameSuit || rules.build_wrap || rules.run != RunRule::kSingle || rules.redeals != 0) return false;
  if (!rules.up_by_suit || rules.base != 1 || rules.up_wrap || rules.foundation_return || rules.decks > 2) return false;
  int bits = 0;
  for (const std::vector<int>& column : position.columns) bits += static_cast<int>(std::bit_width(column.size()));
  return bits <= 64;
}

Dug dig(const ColumnRules& rules, const ColumnPosition& position, const Limits& limits, const Hook& hook) {
  return Digging(rules, position, limits, hook).run();
}

}  // namespace longwood
