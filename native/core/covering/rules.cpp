#include "core/covering/rules.hpp"

#include <bit>
#include <bitset>
#include <vector>

#include "core/common/wide.hpp"

namespace longwood {

bool CoveringRules::goes_on(int rank, int top) const {
  if (top == kNoCard || top == 0 || rank == 0) return true;
  const int step = rank > top ? rank - top : top - rank;
  if (wrap) return step == 1 || step == kRanks - 1;
  if (top == kRanks) return queen_on_king && rank == kRanks - 1;
  return step == 1;
}

namespace {

// Counts a tableau and all tableaux that can be reached from it. Each one is counted once, because a card of `open` that has been skipped
// is not removed later. Stops when the count exceeds kFewTableaux.
void count_on(const std::vector<std::uint64_t>& covers, const std::vector<std::uint64_t>& beneath, std::uint64_t tableau,
              std::uint64_t open, std::uint64_t& count) {
  if (++count > kFewTableaux) return;
  while (open != 0 && count <= kFewTableaux) {
    const auto slot = static_cast<std::size_t>(std::countr_zero(open));
    open &= open - 1;
    const std::uint64_t left = tableau & ~(std::uint64_t{1} << slot);
    std::uint64_t bared = 0;
    for (std::uint64_t rest = beneath[slot]; rest != 0; rest &= rest - 1) {
      if ((covers[static_cast<std::size_t>(std::countr_zero(rest))] & left) == 0) bared |= rest & (~rest + 1);
    }
    count_on(covers, beneath, left, open | bared, count);
  }
}

}  // namespace

std::uint64_t count_tableaux(const CoveringRules& rules) {
  constexpr std::uint64_t kTooMany = ~std::uint64_t{0};
  if (!rules.piles.empty()) {
    std::uint64_t product = 1;
    for (const auto& pile : rules.piles) {
      product *= pile.size() + 1;
      if (product > kFewTableaux) return kTooMany;
    }
    return product;
  }
  const std::size_t slots = rules.covered_by.size();
  if (slots > 64) return kTooMany;
  std::vector<std::uint64_t> covers(slots);
  std::vector<std::uint64_t> beneath(slots);
  std::uint64_t open = 0;
  for (std::size_t slot = 0; slot < slots; ++slot) {
    for (const int above : rules.covered_by[slot]) {
      covers[slot] |= std::uint64_t{1} << above;
      beneath[static_cast<std::size_t>(above)] |= std::uint64_t{1} << slot;
    }
    if (covers[slot] == 0) open |= std::uint64_t{1} << slot;
  }
  std::uint64_t count = 0;
  count_on(covers, beneath, slots == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << slots) - 1, open, count);
  return count > kFewTableaux ? kTooMany : count;
}

std::vector<int> cards_beneath(const CoveringRules& rules, const CoveringPosition& position) {
  const std::size_t slots = rules.covered_by.size();
  std::vector<Wide> beneath(slots);
  for (bool grown = true; grown;) {  // one round for each level of covering
    grown = false;
    for (std::size_t slot = 0; slot < slots; ++slot) {
      if (position.ranks[slot] < 0) continue;  // an empty slot covers nothing
      for (const int above : rules.covered_by[slot]) {
        Wide& of_above = beneath[static_cast<std::size_t>(above)];
        const Wide more = of_above | beneath[slot] | Wide{1} << slot;
        grown = grown || more != of_above;
        of_above = more;
      }
    }
  }
  std::vector<int> counts;
  for (std::size_t slot = 0; slot < slots; ++slot) {
    const Wide mask = beneath[slot] & ~(Wide{1} << slot);  // if the covering is circular, a slot can be beneath itself
    counts.push_back(std::popcount(static_cast<std::uint64_t>(mask)) + std::popcount(static_cast<std::uint64_t>(mask >> 64)));
  }
  return counts;
}

std::string fault_of(const CoveringRules& rules) {
  const auto slots = rules.covered_by.size();
  if (rules.holes < 1 || rules.holes > kMaxHoles) return "holes must be 1 to 8";
  if (rules.draw < 0 || rules.redeals < -1) return "draw must be 0 or more, and redeals -1 or more";
  if (rules.is_wide() && rules.must_play) return "must_play is only for games with one hole and without a waste";
  if (slots < (rules.draw > 0 ? 0 : 1) || slots > kMaxSlots) return "slots must be 1 to 128, or with a waste 0 to 128";
  for (const auto& above : rules.covered_by) {
    std::bitset<kMaxSlots> named;
    for (const int slot : above) {
      if (slot < 0 || slot >= rules.slots() || named[static_cast<std::size_t>(slot)]) return "covered_by must list slots, each once";
      named.set(static_cast<std::size_t>(slot));
    }
  }
  if (rules.piles.empty()) return "";
  std::bitset<kMaxSlots> placed;
  for (const auto& pile : rules.piles) {
    for (std::size_t i = 0; i < pile.size(); ++i) {
      const int slot = pile[i];
      if (slot < 0 || slot >= rules.slots() || placed[static_cast<std::size_t>(slot)]) return "piles must hold each slot once";
      placed.set(static_cast<std::size_t>(slot));
    }
    for (std::size_t i = 0; i < pile.size(); ++i) {
      const std::vector<int> next = i + 1 < pile.size() ? std::vector{pile[i + 1]} : std::vector<int>{};
      if (rules.covered_by[static_cast<std::size_t>(pile[i])] != next) return "in a pile each slot must be covered by the next";
    }
  }
  if (placed.count() != slots) return "piles must hold each slot once";
  return "";
}

std::string fault_of(const CoveringRules& rules, const CoveringPosition& position) {
  if (position.ranks.size() != rules.covered_by.size()) return "ranks must have one entry for each slot";
  std::size_t cards = position.stock.size();
  for (const int rank : position.ranks) {
    if (rank < -1 || rank > kRanks) return "ranks must be -1 to 13";
    cards += rank >= 0;
  }
  for (const int rank : position.stock) {
    if (rank < 0 || rank > kRanks) return "ranks in the stock must be 0 to 13";
  }
  if (position.top < 0 || position.top > kNoCard) return "top must be 0 to 14";
  if (position.more_tops.size() + 1 != static_cast<std::size_t>(rules.holes))
    return "more_tops must have one entry less than there are holes";
  for (const int top : position.more_tops) {
    if (top < 0 || top > kNoCard) return "more_tops must be 0 to 14";
  }
  for (const int rank : position.waste) {
    if (rank < 0 || rank > kRanks) return "ranks in the waste must be 0 to 13";
  }
  if (rules.draw == 0 && !(position.waste.empty() && position.redeals_used == 0)) return "waste and redeals_used need a waste";
  if (rules.holes > 1 && rules.draw == 0 && !position.stock.empty()) return "with several holes a stock needs a waste";
  if (position.redeals_used < 0) return "redeals_used must be 0 or more";
  cards += position.waste.size();
  if (cards > kMaxCards) return "there must be at most 126 cards";
  // The search of these games numbers empty slots, too.
  if (rules.is_wide() && position.ranks.size() + position.waste.size() + position.stock.size() > kMaxCards) {
    return "with several holes or a waste, there must be at most 126 slots and cards in the stock and the waste";
  }
  for (const auto& pile : rules.piles) {
    for (std::size_t i = 1; i < pile.size(); ++i) {
      const bool there = position.ranks[static_cast<std::size_t>(pile[i])] >= 0;
      if (there && position.ranks[static_cast<std::size_t>(pile[i - 1])] < 0) return "a card in a pile must not be above an empty slot";
    }
  }
  return "";
}

}  // namespace longwood
