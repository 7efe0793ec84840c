#include "core/columns/digging/exact.hpp"

#include <algorithm>
#include <functional>

namespace longwood {
namespace {

// The time for trying a move, and for each move within a suit, as a number of costs.
constexpr std::uint64_t kCostsOfMove = 8;
constexpr std::uint64_t kCostsOfMoveInSuit = 16;

constexpr int kSuits = 4;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

std::uint64_t key_of(const ExactState& state) { return state.key * 0xC2B2AE3D27D4EB4Full ^ std::hash<Talon>()(state.out); }

}  // namespace

ExactDraws::ExactDraws(DiggingPosition& position) : position_(position) {}

bool ExactDraws::can_play() const {
  return position_.columns().size() + at(position_.empty()) <= static_cast<std::size_t>(Arrangements::kMostColumns);
}

int ExactDraws::cleared(RestKey key) const {
  const auto is_cleared = [key](const Column& column) { return column.rest(key) == 0; };
  return position_.empty() + static_cast<int>(std::count_if(position_.columns().begin(), position_.columns().end(), is_cleared));
}

std::size_t ExactDraws::cards_left(const ExactState& state) const {
  return position_.cards_in(state.key) + position_.talon().size() - state.out.count();
}

// Returns the index in the talon of the waste's top card, or -1 if the waste is empty.
int ExactDraws::top_of_waste(const Talon& out) const {
  int top = drawn_ - 1;
  while (top >= 0 && out[at(top)]) --top;
  return top;
}

ExactDraws::AllHosts ExactDraws::hosts_in(RestKey key) const {
  AllHosts hosts{};
  int shift = 0;
  for (const Column& column : position_.columns()) {
    if (const int rest = column.rest(key); rest != 0) {
      const int top = column.top(rest);
      hosts[at(suit_of(top))] |= static_cast<Hosts>(rank_of(top)) << shift;
    }
    shift += 4;
  }
  return hosts;
}

// Returns how many cleared columns a suit can use if the others use as few as possible.
int ExactDraws::room_for(const ExactState& state, int suit, int cleared) const {
  for (int other = 0; other < kSuits; ++other) {
    if (other != suit) cleared -= arrangements_.least(state.sets[at(other)]);
  }
  return cleared;
}

// The last card of a column counts as moved, because it is at the bottom of a column.
void ExactDraws::put_at_bottom(const Column& column, ExactState& state) {
  const int card = column.top(1);
  state.key = column.without_top(state.key);
  SetId& set = state.sets[at(suit_of(card))];
  set = arrangements_.with_card_at_bottom(set, rank_of(card));
}

std::vector<ExactState> ExactDraws::start() {
  ExactState first{position_.start_rests(), {}, {}};
  for (int suit = 0; suit < kSuits; ++suit) {
    const auto [low, high] = position_.heights(suit);
    first.sets[at(suit)] = arrangements_.with_heights(low, high);
  }
  for (const Column& column : position_.columns()) {
    if (column.rest(first.key) == 1) put_at_bottom(column, first);
  }
  if (!settle(first)) return {};
  return {first};
}

// Adds the arrangements that can be reached without moving a card of the rests or the waste. More room for one suit can mean that it needs
// fewer columns, and then there is more room for the others. Returns whether there are enough columns.
bool ExactDraws::settle(ExactState& state) {
  const AllHosts hosts = hosts_in(state.key);
  const int all = cleared(state.key);
  std::array<int, kSuits> rooms{-1, -1, -1, -1};
  for (bool changed = true; changed;) {
    changed = false;
    for (int suit = 0; suit < kSuits; ++suit) {
      const int room = room_for(state, suit, all);
      if (room < 0) return false;
      if (room == rooms[at(suit)]) continue;
      rooms[at(suit)] = room;
      SetId& set = state.sets[at(suit)];
      const int before = arrangements_.least(set);
      set = arrangements_.settled(set, hosts[at(suit)], room);
      if (set == kNoSet) return false;
      changed = changed || arrangements_.least(set) != before;
    }
  }
  return true;
}

// Moves the top card of a column or of the waste (then `from` is kNoColumn). Returns false if it can't move.
bool ExactDraws::move(ExactState& state, int card, int from) {
  const std::uint64_t moves = arrangements_.moves();
  const int suit = suit_of(card);
  SetId& set = state.sets[at(suit)];
  const int room = room_for(state, suit, cleared(state.key));
  set = arrangements_.with_card(set, hosts_in(state.key)[at(suit)], rank_of(card), from, room);
  bool can_move = set != kNoSet;
  if (can_move) {
    if (from == kNoColumn) {
      state.out.set(at(top_of_waste(state.out)));
    } else {
      const Column& column = position_.columns()[at(from)];
      state.key = column.without_top(state.key);
      if (column.rest(state.key) == 1) put_at_bottom(column, state);
    }
    can_move = settle(state);
  }
  position_.add_costs(kCostsOfMove + kCostsOfMoveInSuit * (arrangements_.moves() - moves));
  return can_move;
}

// Adds a state, or merges it with the one that has the same rests and the same cards out of the waste.
void ExactDraws::reach(Level& level, const ExactState& state, bool by_digging) {
  const auto is_same = [&](const Record& record) { return record.state.key == state.key && record.state.out == state.out; };
  const std::uint64_t key = key_of(state);
  if (const NodeId id = level.find(key, is_same); id != kNone) {
    Record& record = level.at(id);
    record.by_digging = record.by_digging && by_digging;
    for (int suit = 0; suit < kSuits; ++suit) {
      SetId& set = record.state.sets[at(suit)];
      set = arrangements_.united(set, state.sets[at(suit)]);
    }
  } else if (level.make_space()) {
    NodeId& first = by_left_[cards_left(state)];
    first = level.add(key, {state, first, by_digging});
  }
}

// Moves a card to a foundation if that can do no harm. Returns whether there is one. The state in which it stays is not needed then.
bool ExactDraws::move_safely(Level& level, const ExactState& state, bool by_digging) {
  const auto goes_up = [&](int card, int from) { return arrangements_.goes_up(state.sets[at(suit_of(card))], rank_of(card), from); };
  ExactState next = state;
  if (const int top = top_of_waste(state.out); top >= 0 && goes_up(position_.talon()[at(top)], kNoColumn)) {
    if (move(next, position_.talon()[at(top)], kNoColumn)) reach(level, next, false);
    return true;
  }
  int from = 0;
  for (const Column& column : position_.columns()) {
    if (const int rest = column.rest(state.key); rest != 0 && goes_up(column.top(rest), from)) {
      if (move(next, column.top(rest), from)) reach(level, next, by_digging);
      return true;
    }
    ++from;
  }
  return false;
}

void ExactDraws::move_each(Level& level, const ExactState& state) {
  const int top = top_of_waste(state.out);
  if (ExactState next = state; top >= 0 && move(next, position_.talon()[at(top)], kNoColumn)) reach(level, next, false);
  int from = 0;
  for (const Column& column : position_.columns()) {
    const int rest = column.rest(state.key);
    if (ExactState next = state; rest != 0 && move(next, column.top(rest), from)) reach(level, next, true);
    ++from;
  }
}

std::vector<ExactState> ExactDraws::before_draw(const std::vector<ExactState>& first, int drawn) {
  drawn_ = drawn;
  Level level(position_);
  by_left_.assign(2 * kMostTalon, kNone);
  position_.hold(bytes() + first.size() * sizeof(ExactState));
  for (const ExactState& state : first) reach(level, state, false);
  std::vector<ExactState> here;
  // Each move takes a card off a rest or the waste, so all moves that lead to a state have been made before its own.
  for (std::size_t left = by_left_.size(); left-- > 0;) {
    for (NodeId id = by_left_[left]; id != kNone; id = level.at(id).after) {
      if (position_.ended() || arrangements_.is_full()) return {};
      const auto [state, after, by_digging] = level.at(id);
      dug_out_ = dug_out_ || left == 0;
      position_.hold(bytes() + (first.size() + 3 * here.capacity()) * sizeof(ExactState));
      if (!position_.has_memory(level.bytes())) return {};
      if (move_safely(level, state, by_digging)) continue;
      move_each(level, state);
      if (!by_digging) here.push_back(state);
    }
  }
  return here;
}

}  // namespace longwood
