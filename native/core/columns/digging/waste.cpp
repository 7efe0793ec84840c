#include "core/columns/digging/waste.hpp"

namespace longwood {

GroupWaste::GroupWaste(DiggingPosition& position, const StateGroup& group)
    : position_(position), drawn_(group.drawn), states_(group.states.size()) {
  Talon away = group.states.front().out;
  for (const ExactState& each : group.states) away &= each.out;
  drawn_ -= static_cast<int>(away.count());
  for (std::size_t i = 0; i < states_.size(); ++i) states_[i].key = group.states[i].key;
  for (std::size_t i = 0; i < position.talon().size(); ++i) {
    const int card = position.talon()[i];
    if (away[i]) {
      add(away_, card);
      continue;
    }
    for (std::size_t state = 0; state < states_.size(); ++state) states_[state].out[cards_.size()] = group.states[state].out[i];
    cards_.push_back(card);
  }
  before_.resize(cards_.size() + 1);
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    before_[i + 1] = before_[i];
    add(before_[i + 1], cards_[i]);
  }
}

Counts GroupWaste::counts_of(const Talon& cards) const {
  Counts counts{};
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    if (cards[i]) add(counts, cards_[i]);
  }
  return counts;
}

GroupWaste::Tally GroupWaste::tally_of(RestKey key, const Counts& may) const {
  Tally tally = position_.tally_of(key, away_, may);
  position_.recount(tally);
  return tally;
}

void GroupWaste::may_leave(Tally& tally, int index) const {
  add(tally.may, card(index));
  position_.recount(tally, suit_of(card(index)));
}

// The cards above it have left, so they count as certainly away at that moment. This never makes the others need fewer columns.
int GroupWaste::next_to_leave(Tally tally, const Talon& out, int drawn) const {
  int top = drawn - 1;
  while (top >= 0 && out[static_cast<std::size_t>(top)]) --top;
  if (top < 0) return -1;
  if (top + 1 < drawn) {
    const Counts& first = before_[static_cast<std::size_t>(top) + 1];
    const Counts& end = before_[static_cast<std::size_t>(drawn)];
    for (std::size_t suit = 0; suit < 4; ++suit) {
      const std::uint32_t above = end[suit] - first[suit];
      if (above == 0) continue;
      tally.away[suit] += above;
      tally.may[suit] -= above;
      position_.recount(tally, static_cast<int>(suit));
    }
    if (tally.cost > tally.cleared) return -1;
  }
  return position_.can_leave_waste(tally, card(top)) ? top : -1;
}

}  // namespace longwood
