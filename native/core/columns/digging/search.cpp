// The digging game is easier than the real game. It has only three restrictions: the order of the cards in each column, the order of the
// cards in the waste, and the cleared columns that are needed for the cards that have moved. See "The digging game" in docs/search.md for
// the argument.
//
// The forgetful search (can_dig_out()) runs first. It only counts the cards that have moved. If it finds a way to dig everything out, the
// draws are searched exactly: each state then records which cards have left the waste, and where the cards that have moved can be. From
// time to time, the forgetful search tests the states that are left. If it finds a way from a group of states, the group is split.
#include "core/columns/digging/search.hpp"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "core/columns/digging/exact.hpp"
#include "core/columns/digging/forgetful.hpp"
#include "core/columns/digging/position.hpp"
#include "core/common/table_memory.hpp"

namespace longwood {
namespace {

// The forgetful tests come after a draw that leaves this many times as many states as the last tests left. If those proved less than a
// fifth of the states lost, the states must be many more, because the tests take most of the time.
constexpr std::size_t kGrowth = 2;
constexpr std::size_t kGrowthAfterFewLost = 16;

class DiggingSearch {
 public:
  DiggingSearch(DiggingPosition& position, int more_states, bool test_first)
      : position_(position), more_states_(static_cast<std::size_t>(std::max(0, more_states))), test_first_(test_first), exact_(position) {}
  bool lost();

 private:
  void prune(std::vector<ExactState>& states, int drawn);
  bool split(const StateGroup& group);

  DiggingPosition& position_;
  const std::size_t more_states_;
  const bool test_first_;
  ExactDraws exact_;
  std::vector<StateGroup> open_;
};

// Splits a group into the states in which a certain card has left the waste, and the others. Chooses the card that makes the smaller of
// them largest. Returns false if the same cards have left the waste in all states.
bool DiggingSearch::split(const StateGroup& group) {
  const std::size_t size = group.states.size();
  std::size_t card = kMostTalon;
  std::size_t best = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(group.drawn); ++i) {
    const auto is_out = [i](const ExactState& state) { return state.out[i]; };
    const auto out = static_cast<std::size_t>(std::count_if(group.states.begin(), group.states.end(), is_out));
    if (std::min(out, size - out) <= best) continue;
    best = std::min(out, size - out);
    card = i;
  }
  if (best == 0) return false;
  StateGroup with{{}, group.drawn};
  StateGroup without{{}, group.drawn};
  for (const ExactState& state : group.states) (state.out[card] ? with : without).states.push_back(state);
  open_.push_back(std::move(with));
  open_.push_back(std::move(without));
  return true;
}

// Removes the states that the forgetful search proves lost.
void DiggingSearch::prune(std::vector<ExactState>& states, int drawn) {
  position_.hold(exact_.bytes() + 3 * states.size() * sizeof(ExactState));
  open_.push_back({std::exchange(states, {}), drawn});
  while (!open_.empty() && !position_.ended()) {
    const StateGroup group = std::move(open_.back());
    open_.pop_back();
    if (can_dig_out(position_, group) && !split(group)) states.insert(states.end(), group.states.begin(), group.states.end());
  }
}

bool DiggingSearch::lost() {
  int drawn = position_.drawn();
  if (test_first_ && !can_dig_out(position_, {{{position_.start_rests(), {}, {}}}, drawn})) return !position_.ended();
  if (more_states_ == 0 || !exact_.can_play()) return false;
  std::vector<ExactState> here = exact_.start();
  if (here.empty()) return false;
  std::size_t most = kGrowth * here.size() + more_states_;
  while (true) {
    here = exact_.before_draw(here, drawn);
    if (position_.ended() || exact_.may_be_won()) return false;
    if (here.empty() || drawn == static_cast<int>(position_.talon().size())) return true;
    ++drawn;
    const std::size_t states = here.size();
    if (states < most) continue;
    prune(here, drawn);
    if (position_.ended()) return false;
    if (here.empty()) return true;
    most = (5 * here.size() > 4 * states ? kGrowthAfterFewLost : kGrowth) * here.size() + more_states_;
  }
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

DigAnswer dig(const ColumnRules& rules, const ColumnPosition& position, int more_states, const Limits& limits, const Hook& hook,
              bool test_first) {
  if (limits.max_bytes < 2 * ColumnsNeeded::bytes()) return {false, Status::kMemory, 0};
  DiggingPosition digging(rules, position, limits, hook);
  const bool lost = DiggingSearch(digging, more_states, test_first).lost();
  if (worth_trimming(digging.most_bytes(), limits.max_bytes)) trim_heap();
  return {lost, digging.stopped(), std::min(digging.nodes(), limits.max_nodes)};
}

}  // namespace longwood
