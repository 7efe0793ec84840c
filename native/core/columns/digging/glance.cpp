#include "core/columns/digging/glance.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace longwood {
namespace {

constexpr std::size_t kWidth = 4;  // the number of states for each number of draws and of cards in the rests

using Tally = DiggingPosition::Tally;
using Column = DiggingPosition::Column;

// Adds a state to those with equally many cards in the rests, or merges it with the one that has the same rests.
void put(std::vector<ExactState>& states, const ExactState& state) {
  const auto same = std::find_if(states.begin(), states.end(), [&](const ExactState& each) { return each.key == state.key; });
  if (same == states.end()) {
    states.push_back(state);
  } else {
    same->out |= state.out;
  }
}

// Makes every move that can do no harm.
void close(DiggingPosition& position, const GroupWaste& waste, ExactState& state, int drawn) {
  for (;;) {
    Tally tally = waste.tally_of(state.key, waste.counts_of(state.out));
    for (int index = 0; (index = waste.next_to_leave(tally, state.out, drawn)) >= 0;) {
      state.out.set(static_cast<std::size_t>(index));
      waste.may_leave(tally, index);
    }
    const Column* const column = position.leaving_for_good(tally, state.key);
    if (column == nullptr) return;
    state.key = column->without_top(state.key);
  }
}

}  // namespace

bool glance(DiggingPosition& position, const GroupWaste& waste) {
  std::vector<std::vector<ExactState>> by_size(kMostTalon + 1);  // [number of cards in the rests]
  for (const ExactState& first : waste.states()) put(by_size[position.cards_in(first.key)], first);
  for (int drawn = waste.drawn(); drawn <= waste.size(); ++drawn) {
    for (std::size_t size = by_size.size(); size-- > 0;) {
      if (position.ended()) return false;
      for (ExactState state : std::exchange(by_size[size], {})) {
        close(position, waste, state, drawn);
        put(by_size[position.cards_in(state.key)], state);
      }
      std::vector<ExactState>& here = by_size[size];
      std::sort(here.begin(), here.end(), [](const ExactState& a, const ExactState& b) {
        return a.out.count() != b.out.count() ? a.out.count() > b.out.count() : a.key > b.key;
      });
      if (here.size() > kWidth) here.resize(kWidth);
      for (const ExactState& state : here) {
        const Tally tally = waste.tally_of(state.key, waste.counts_of(state.out));
        for (const Column& column : position.columns()) {
          const int left = column.rest(state.key);
          if (left == 0 || !position.can_leave(tally, column.top(left))) continue;
          put(by_size[size - 1], {column.without_top(state.key), state.out});
        }
      }
    }
  }
  return !by_size[0].empty() && by_size[0].front().out.count() == static_cast<std::size_t>(waste.size());
}

}  // namespace longwood
