// The digging game is easier than the real game. It has only three restrictions: the order of the cards in each column, the order of the
// cards in the waste, and the number of cleared columns that are needed. See "The digging game" in docs/search.md for the argument.
//
// The forgetful search (can_dig_out()) runs first. If it finds a way to dig everything out, the next draws are searched exactly: each state
// then records which cards have left the waste. The forgetful search runs once more from the group of states that were reached. If it finds
// a way from a group, the group is split until the same cards have left the waste in all of its states.
#include "core/columns/digging/search.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>
#include <vector>

#include "core/columns/digging/forgetful.hpp"
#include "core/columns/digging/position.hpp"
#include "core/common/table_memory.hpp"

namespace longwood {
namespace {

constexpr std::size_t kLevelBytes = 160;  // the size of a state, including its list entries and the allocator's overhead

class ExactSearch {
 public:
  ExactSearch(DiggingPosition& position, int more_states)
      : position_(position), more_states_(static_cast<std::size_t>(std::max(0, more_states))) {}
  bool lost();

 private:
  using Tally = DiggingPosition::Tally;
  using Column = DiggingPosition::Column;
  using State = ExactState;
  struct Less {
    bool operator()(const State& a, const State& b) const {
      if (a.key != b.key) return a.key < b.key;
      const Talon differ = a.out ^ b.out;
      for (std::size_t i = 0; i < kMostTalon; ++i) {
        if (differ[i]) return b.out[i];
      }
      return false;
    }
  };
  // The states after a certain number of draws. The value is true if a state was reached by digging from a state with the same cards out of
  // the waste. Such a state can also be reached after the next draw, by the same digging.
  using Level = std::map<State, bool, Less>;

  Tally tally_of(const State& state);
  int top_of_waste(const State& state) const;
  void close(State& state);
  void reach(Level& level, std::vector<State>& waiting, State state, const State* dug_from);
  Level states_before_draw(const std::vector<State>& first);
  bool refine(const StateGroup& group);
  bool split(const StateGroup& group);

  DiggingPosition& position_;
  const std::size_t more_states_;
  int drawn_ = 0;
  std::vector<StateGroup> open_;
};

ExactSearch::Tally ExactSearch::tally_of(const State& state) {
  Counts out{};
  for (std::size_t i = 0; i < position_.talon().size(); ++i) {
    if (state.out[i]) add(out, position_.talon()[i]);
  }
  Tally tally = position_.tally_of(state.key, out, {});
  position_.recount(tally);
  return tally;
}

// Returns the index in the talon of the waste's top card, or -1 if the waste is empty.
int ExactSearch::top_of_waste(const State& state) const {
  int at = drawn_ - 1;
  while (at >= 0 && state.out[static_cast<std::size_t>(at)]) --at;
  return at;
}

// Makes every move that can do no harm.
void ExactSearch::close(State& state) {
  for (bool changed = true; changed;) {
    changed = false;
    const Tally tally = tally_of(state);
    const std::vector<int>& talon = position_.talon();
    if (const int at = top_of_waste(state); at >= 0) {
      const int card = talon[static_cast<std::size_t>(at)];
      bool beneath = false;
      for (int i = 0; i < at; ++i)
        beneath = beneath || (talon[static_cast<std::size_t>(i)] == card && !state.out[static_cast<std::size_t>(i)]);
      if (position_.leaves_for_good(tally, card, beneath) && position_.can_leave_waste(tally, card)) {
        state.out.set(static_cast<std::size_t>(at));
        changed = true;
        continue;
      }
    }
    if (const Column* const column = position_.leaving_for_good(tally, state.key)) {
      state.key = column->without_top(state.key);
      changed = true;
    }
  }
}

void ExactSearch::reach(Level& level, std::vector<State>& waiting, State state, const State* dug_from) {
  close(state);
  const bool later = dug_from != nullptr && dug_from->out == state.out;
  const auto [at, is_new] = level.emplace(state, later);
  if (is_new) {
    waiting.push_back(state);
    position_.has_memory(level.size() * kLevelBytes);
  }
  at->second = at->second || later;
}

// Returns all states that can be reached before the next draw.
ExactSearch::Level ExactSearch::states_before_draw(const std::vector<State>& first) {
  Level level;
  std::vector<State> waiting;
  for (const State& state : first) reach(level, waiting, state, nullptr);
  while (!waiting.empty() && !position_.ended()) {
    const State state = waiting.back();
    waiting.pop_back();
    const Tally tally = tally_of(state);
    for (const Column& column : position_.columns()) {
      const int left = column.rest(state.key);
      if (left == 0 || !position_.can_leave(tally, column.top(left))) continue;
      reach(level, waiting, {column.without_top(state.key), state.out}, &state);
    }
    const int at = top_of_waste(state);
    if (at < 0 || !position_.can_leave_waste(tally, position_.talon()[static_cast<std::size_t>(at)])) continue;
    State next = state;
    next.out.set(static_cast<std::size_t>(at));
    reach(level, waiting, next, nullptr);
  }
  return level;
}

// Searches the next draws exactly, and adds the states reached to open_ unless the stock runs out first. Returns whether everything was dug
// out.
bool ExactSearch::refine(const StateGroup& group) {
  std::vector<State> here = group.states;
  drawn_ = group.drawn;
  const auto size = static_cast<int>(position_.talon().size());
  for (;;) {
    const Level level = states_before_draw(here);
    if (position_.ended()) return false;
    if (drawn_ == size) {
      return std::any_of(level.begin(), level.end(),
                         [&](const auto& entry) { return entry.first.key == 0 && entry.first.out.count() == position_.talon().size(); });
    }
    here.clear();
    for (const auto& [state, later] : level) {
      if (!later) here.push_back(state);
    }
    ++drawn_;
    if (here.size() >= group.states.size() + more_states_) break;
  }
  open_.push_back({std::move(here), drawn_});
  return false;
}

// Splits a group into the states in which a certain card has left the waste, and the others. Chooses the card that makes the smaller of
// them largest. Returns false if the same cards have left the waste in all states.
bool ExactSearch::split(const StateGroup& group) {
  const std::size_t size = group.states.size();
  std::size_t card = kMostTalon;
  std::size_t best = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(group.drawn); ++i) {
    const auto is_out = [i](const State& state) { return state.out[i]; };
    const auto out = static_cast<std::size_t>(std::count_if(group.states.begin(), group.states.end(), is_out));
    if (std::min(out, size - out) <= best) continue;
    best = std::min(out, size - out);
    card = i;
  }
  if (best == 0) return false;
  StateGroup with{{}, group.drawn};
  StateGroup without{{}, group.drawn};
  for (const State& state : group.states) (state.out[card] ? with : without).states.push_back(state);
  open_.push_back(std::move(with));
  open_.push_back(std::move(without));
  return true;
}

bool ExactSearch::lost() {
  open_.push_back({{{position_.start_rests(), {}}}, position_.drawn()});
  while (!open_.empty()) {
    const StateGroup group = std::move(open_.back());
    open_.pop_back();
    const bool found = can_dig_out(position_, group);
    if (position_.ended()) return false;
    if (found && (more_states_ == 0 || (!split(group) && refine(group)))) return false;
    if (position_.ended()) return false;
  }
  return true;
}

}  // namespace

bool can_dig(const ColumnRules& rules, const ColumnPosition& position) {
  if (rules.build != BuildRule::kSameSuit || rules.build_wrap || rules.run != RunRule::kSingle || rules.redeals != 0) return false;
  if (!rules.up_by_suit || rules.base != 1 || rules.up_wrap || rules.foundation_return || rules.decks > 2) return false;
  if (rules.cells != 0 || rules.build_up) return false;
  int bits = 0;
  for (const std::vector<int>& column : position.columns) bits += static_cast<int>(std::bit_width(column.size()));
  return bits <= 64;
}

DigAnswer dig(const ColumnRules& rules, const ColumnPosition& position, int more_states, const Limits& limits, const Hook& hook) {
  if (limits.max_bytes < 2 * ColumnsNeeded::bytes()) return {false, Status::kMemory, 0};
  DiggingPosition digging(rules, position, limits, hook);
  const bool lost = ExactSearch(digging, more_states).lost();
  if (worth_trimming(digging.most_bytes(), limits.max_bytes)) trim_heap();
  return {lost, digging.stopped(), std::min(digging.nodes(), limits.max_nodes)};
}

}  // namespace longwood
