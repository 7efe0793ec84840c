// A state consists of how many cards of each column have not moved (its rest), how many cards have been drawn, and which drawn cards may
// have left the waste.
//
// A card that has moved is on a foundation, on the next higher card of its suit, or at the bottom of a column without a rest. Only one card
// can be put on another, so the columns needed can be counted suit by suit (columns_needed()). Cards that have left their columns always
// count. A drawn card that may have left the waste counts only if that lowers the number of columns. But when a card leaves the waste, the
// cards drawn after it must have left already, so they do count. A card has no other card on it when it moves.
#include "core/columns/digging/forgetful.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/columns/nodes.hpp"
#include "core/common/compiler.hpp"
#include "core/common/table_memory.hpp"

namespace longwood {
namespace {

constexpr std::uint64_t kNodesBeforeGlance = 10'000;  // of the search from the first position, which can prove it lost at once
constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};
constexpr std::size_t kGlanceWidth = 4;  // the number of states for each number of draws and of cards in the rests

class ForgetfulSearch {
 public:
  ForgetfulSearch(DiggingPosition& position, const StateGroup& group);  // the group must have a state
  bool run(std::uint64_t until);
  bool glance();
  bool any_dug_out();

 private:
  using Tally = DiggingPosition::Tally;
  using Column = DiggingPosition::Column;
  struct State {
    RestKey key = 0;
    Talon out;     // cards that may have left the waste
    Counts may{};  // the same cards, counted by suit and rank
    std::array<std::int8_t, 4> costs{};
    std::uint8_t stale = 15;  // one bit for each suit whose cost must be recomputed
  };
  struct Stored {
    State state;
    NodeId after = kNone;      // the state that was stored next
    NodeId below = kNone;      // the next state on the stack of waiting states
    bool is_waiting = false;   // whether it is on that stack, waiting to be expanded
    bool is_replaced = false;  // whether it has been replaced by a state with smaller rests
  };
  struct Slot {
    RestKey key = 0;
    NodeId id = kNone;
  };

  Tally tally_of(State& state);
  void pop(State& state, const Column& column) const;
  void may_be_out(State& state, std::size_t at) const;
  bool open_waste(State& state, Tally tally);
  void close(State& state);
  void put(std::vector<State>& states, const State& state) const;
  void reach(State state);
  void dig_next();
  void refresh();
  Stored& at(NodeId id) { return *reinterpret_cast<Stored*>(states_.at(id)); }
  [[nodiscard]] std::size_t home(RestKey key) const;
  bool find(RestKey key, std::size_t& slot) const;
  bool make_space();
  bool grow(std::size_t size);
  NodeId store(RestKey key, std::size_t slot);

  DiggingPosition& position_;
  const StateGroup& group_;
  Counts out_{};               // the cards that have left the waste in every state of the group
  std::vector<int> talon_;     // the other cards in the waste (bottom card first), followed by those in the stock
  std::vector<State> firsts_;  // the states of the group
  int drawn_;
  bool began_ = false;       // whether firsts_ have been added to the states
  Arena states_;             // holds the states
  std::vector<Slot> slots_;  // a hash table of the states by key
  std::size_t count_ = 0;
  std::vector<const Column*> diggable_;  // the columns that can be dug from; scratch space of dig_next()
  NodeId first_ = kNone;
  NodeId last_ = kNone;
  NodeId waiting_ = kNone;  // the top of the stack of waiting states
};

ForgetfulSearch::ForgetfulSearch(DiggingPosition& position, const StateGroup& group)
    : position_(position), group_(group), drawn_(group.drawn) {
  Talon out = group.states.front().out;
  for (const ExactState& each : group.states) out &= each.out;
  drawn_ -= static_cast<int>(out.count());
  firsts_.resize(group.states.size());
  for (std::size_t i = 0; i < group.states.size(); ++i) firsts_[i].key = group.states[i].key;
  for (std::size_t i = 0; i < position.talon().size(); ++i) {
    if (out[i]) {
      add(out_, position.talon()[i]);
      continue;
    }
    talon_.push_back(position.talon()[i]);
    for (std::size_t state = 0; state < firsts_.size(); ++state) {
      if (group.states[state].out[i]) may_be_out(firsts_[state], talon_.size() - 1);
    }
  }
  slots_.resize(1 << 10);
}

ForgetfulSearch::Tally ForgetfulSearch::tally_of(State& state) {
  Tally tally = position_.tally_of(state.key, out_, state.may);
  for (int suit = 0; suit < 4; ++suit) {
    const auto at = static_cast<std::size_t>(suit);
    if ((state.stale >> suit & 1) != 0) state.costs[at] = static_cast<std::int8_t>(position_.cost_of(tally, suit, kNoRank));
    tally.cost += tally.costs[at] = state.costs[at];
  }
  state.stale = 0;
  return tally;
}

// Takes the top card off a column.
void ForgetfulSearch::pop(State& state, const Column& column) const {
  const int left = column.rest(state.key);
  state.key = column.without_top(state.key);
  state.stale |= static_cast<std::uint8_t>(1 << suit_of(column.top(left)));
  if (left > 1) state.stale |= static_cast<std::uint8_t>(1 << suit_of(column.top(left - 1)));
}

void ForgetfulSearch::may_be_out(State& state, std::size_t at) const {
  state.out.set(at);
  add(state.may, talon_[at]);
  state.stale |= static_cast<std::uint8_t>(1 << suit_of(talon_[at]));
}

// Lets cards leave the waste from the top down until there are too few columns for them. Returns whether any card was added to those that
// may have left.
bool ForgetfulSearch::open_waste(State& state, Tally tally) {
  bool more = false;
  for (int i = drawn_ - 1; i >= 0; --i) {
    const auto at = static_cast<std::size_t>(i);
    const int card = talon_[at];
    const bool new_one = !state.out[at];
    if (!new_one) take(tally.may, card);
    add(tally.away, card);
    if (new_one && position_.cost_with(tally, card, true) > tally.cleared) break;
    const int suit = suit_of(card);
    const int own = position_.cost_of(tally, suit, kNoRank);
    tally.cost += own - tally.costs[static_cast<std::size_t>(suit)];
    tally.costs[static_cast<std::size_t>(suit)] = own;
    if (tally.cost > tally.cleared) break;
    if (!new_one) continue;
    may_be_out(state, at);
    more = true;
  }
  return more;
}

// Makes every safe move. The last card of a column counts as moved, because it is already at the bottom of a column.
void ForgetfulSearch::close(State& state) {
  for (bool changed = true; changed;) {
    changed = false;
    Tally tally = tally_of(state);
    while (open_waste(state, tally)) tally = tally_of(state);
    for (const Column& column : position_.columns()) {
      const int left = column.rest(state.key);
      if (left == 0) continue;
      const int card = column.top(left);
      if (left > 1 && (!position_.leaves_for_good(tally, card, column.beneath(card, left)) || !position_.can_leave(tally, card))) continue;
      pop(state, column);
      changed = true;
      break;
    }
  }
}

std::size_t ForgetfulSearch::home(RestKey key) const {
  std::uint64_t mixed = key * 0x9E3779B97F4A7C15ull;
  mixed ^= mixed >> 32;
  return static_cast<std::size_t>(mixed) & (slots_.size() - 1);
}

// Finds the slot of the state with this key, or the empty slot where it belongs. Returns whether the state exists.
bool ForgetfulSearch::find(RestKey key, std::size_t& slot) const {
  for (slot = home(key); slots_[slot].id != kNone; slot = (slot + 1) & (slots_.size() - 1)) {
    if (slots_[slot].key == key) return true;
  }
  return false;
}

// Makes room for one more state. A table that is half full grows to four times its size. Returns false if there is no room, which ends the
// search.
bool ForgetfulSearch::make_space() {
  if (2 * (count_ + 1) >= slots_.size() && !grow(4 * slots_.size())) return false;
  return !states_.needs_block(sizeof(Stored)) ||
         position_.has_memory(states_.bytes() + slots_.size() * sizeof(Slot) + states_.next_block());
}

bool ForgetfulSearch::grow(std::size_t size) {
  if (!position_.has_memory(states_.bytes() + (slots_.size() + size) * sizeof(Slot))) return false;
  std::vector<Slot> wider;
  for (wider.reserve(size); wider.size() < size;) {
    wider.resize(std::min(size, wider.size() + kEntriesBetweenHooks));
    position_.call_hook();
    if (position_.stopped()) return false;
  }
  const std::vector<Slot> before = std::exchange(slots_, std::move(wider));
  std::size_t moved = 0;
  for (const Slot& one : before) {
    if (one.id == kNone) continue;
    std::size_t slot = 0;
    find(one.key, slot);
    slots_[slot] = one;
    if (++moved % kEntriesBetweenHooks == 0) position_.call_hook();
  }
  return true;
}

NodeId ForgetfulSearch::store(RestKey key, std::size_t slot) {
  const NodeId id = states_.make(sizeof(Stored));
  ::new (states_.at(id)) Stored;
  at(id).state.key = key;
  slots_[slot] = {key, id};
  (first_ == kNone ? first_ : at(last_).after) = id;
  last_ = id;
  ++count_;
  return id;
}

// Adds a state, or merges it with the known state that has the same rests.
void ForgetfulSearch::reach(State state) {
  while (make_space()) {
    const RestKey key = state.key;
    std::size_t slot = 0;
    const bool known = find(key, slot);
    if (known) {
      const State& before = at(slots_[slot].id).state;
      if ((state.out & ~before.out).none()) return;
      const Talon more = before.out & ~state.out;
      for (std::size_t i = 0; more.any() && i < talon_.size(); ++i) {
        if (more[i]) may_be_out(state, i);
      }
    }
    close(state);
    const NodeId id = known ? slots_[slot].id : store(key, slot);
    Stored& here = at(id);
    here.state = state;
    here.state.key = key;
    here.is_replaced = state.key != key;
    if (here.is_replaced) continue;
    if (!here.is_waiting) {
      here.is_waiting = true;
      here.below = waiting_;
      waiting_ = id;
    }
    return;
  }
}

void ForgetfulSearch::dig_next() {
  Stored& here = at(waiting_);
  waiting_ = here.below;
  here.is_waiting = false;
  if (here.is_replaced) return;
  State state = here.state;
  Tally tally = tally_of(state);
  diggable_.clear();
  for (const Column& column : position_.columns()) {
    const int left = column.rest(state.key);
    if (left == 0 || !position_.can_leave(tally, column.top(left))) continue;
    diggable_.push_back(&column);
    prefetch(&slots_[home(column.without_top(state.key))]);
  }
  for (const Column* column : diggable_) {  // prefetches the successors that are already known, which is most of them
    std::size_t slot = 0;
    if (find(column->without_top(state.key), slot)) states_.prefetch(slots_[slot].id);
  }
  for (const Column* column : diggable_) {
    std::size_t slot = 0;
    if (find(column->without_top(state.key), slot) && (state.out & ~at(slots_[slot].id).state.out).none()) continue;
    State next = state;
    pop(next, *column);
    reach(next);
  }
}

// Lets more cards leave the waste in every state. Called after each draw.
void ForgetfulSearch::refresh() {
  const NodeId last = last_;
  for (NodeId id = first_; id != kNone && !position_.ended(); id = at(id).after) {
    State state = at(id).state;
    if (!at(id).is_replaced && open_waste(state, tally_of(state))) reach(state);
    if (id == last) return;
  }
}

// Returns whether some state has everything dug out.
bool ForgetfulSearch::any_dug_out() {
  for (NodeId id = first_; id != kNone; id = at(id).after) {
    if (at(id).state.key == 0 && at(id).state.out.count() == talon_.size()) return true;
  }
  return false;
}

// Searches until all states have been found, or until about that many nodes of the digging game. Returns whether it has found all states.
bool ForgetfulSearch::run(std::uint64_t until) {
  if (!began_) {
    for (const State& first : firsts_) reach(first);
  }
  began_ = true;
  for (;;) {
    while (waiting_ != kNone && !position_.ended()) {
      if (position_.nodes() >= until) return false;
      dig_next();
    }
    if (position_.ended() || drawn_ == static_cast<int>(talon_.size())) return true;
    ++drawn_;
    refresh();
  }
}

// Adds a state to those of a glance that have equally many cards in the rests, or merges it with the one that has the same rests.
void ForgetfulSearch::put(std::vector<State>& states, const State& state) const {
  const auto same = std::find_if(states.begin(), states.end(), [&](const State& each) { return each.key == state.key; });
  if (same == states.end()) {
    states.push_back(state);
    return;
  }
  const Talon more = state.out & ~same->out;
  for (std::size_t i = 0; more.any() && i < talon_.size(); ++i) {
    if (more[i]) may_be_out(*same, i);
  }
}

// Looks for a way to dig everything out among a few states only: for each number of draws and of cards in the rests, those with the most
// cards out of the waste. Returns whether it has found a way. It proves nothing if it has not.
bool ForgetfulSearch::glance() {
  const int drawn = drawn_;
  drawn_ = group_.drawn - static_cast<int>(position_.talon().size() - talon_.size());
  std::vector<std::vector<State>> by_size(kMostTalon + 1);  // [number of cards in the rests]
  for (const State& first : firsts_) put(by_size[position_.cards_in(first.key)], first);
  for (bool draws = true; draws && !position_.ended();) {
    for (std::size_t size = by_size.size(); size-- > 0 && !position_.ended();) {
      for (State state : std::exchange(by_size[size], {})) {
        close(state);
        put(by_size[position_.cards_in(state.key)], state);
      }
      std::vector<State>& here = by_size[size];
      std::sort(here.begin(), here.end(), [](const State& a, const State& b) {
        return a.out.count() != b.out.count() ? a.out.count() > b.out.count() : a.key > b.key;
      });
      if (here.size() > kGlanceWidth) here.resize(kGlanceWidth);
      for (State& state : here) {
        Tally tally = tally_of(state);
        for (const Column& column : position_.columns()) {
          const int left = column.rest(state.key);
          if (left == 0 || !position_.can_leave(tally, column.top(left))) continue;
          State next = state;
          pop(next, column);
          put(by_size[size - 1], next);
        }
      }
    }
    draws = drawn_ < static_cast<int>(talon_.size());
    drawn_ += draws ? 1 : 0;
  }
  drawn_ = drawn;
  return !by_size[0].empty() && by_size[0].front().out.count() == talon_.size();
}

}  // namespace

bool can_dig_out(DiggingPosition& position, const StateGroup& group) {
  ForgetfulSearch search(position, group);
  const std::uint64_t quick = group.drawn == position.drawn() ? kNodesBeforeGlance : 0;
  if (!search.run(position.nodes() + quick)) {
    if (search.glance()) return true;
    search.run(kNoLimit);
  }
  return search.any_dug_out();
}

}  // namespace longwood
