#include "core/covering/scoring/graph.hpp"

#include <algorithm>
#include <bit>
#include <functional>

namespace longwood {

namespace {

constexpr std::uint64_t kMostTableaux = std::uint64_t{1} << 15;  // a graph of more would take too long to build in a search

std::uint64_t lowest_of(std::uint64_t mask) { return mask & (~mask + 1); }

}  // namespace

bool TableauGraph::suits(const CoveringRules& rules, std::size_t max_bytes) {
  if (!rules.piles.empty() || rules.slots() > kMostSlots || rules.tableaux > kMostTableaux) return false;
  const std::size_t bytes_of_each = sizeof(std::uint64_t) + sizeof(std::uint32_t) + static_cast<std::size_t>(rules.slots()) * sizeof(Play);
  return rules.tableaux * bytes_of_each <= max_bytes / 2;
}

void TableauGraph::build(const CoveringRules& rules) {
  const Layout layout = layout_of(rules);
  if (layout == layout_ && !plays_.empty()) return;
  clear();
  layout_ = layout;
  masks_.reserve(static_cast<std::size_t>(rules.tableaux));
  list(layout.slots, exposed(layout.slots));
  std::sort(masks_.begin(), masks_.end(), std::greater<>());
  link();
}

void TableauGraph::clear() {
  layout_ = {};
  masks_ = std::vector<std::uint64_t>();  // `= {}` would only empty it
  first_play_ = std::vector<std::uint32_t>();
  plays_ = std::vector<Play>();
}

TableauGraph::Layout TableauGraph::layout_of(const CoveringRules& rules) {
  Layout layout;
  for (std::size_t slot = 0; slot < rules.covered_by.size(); ++slot) {
    layout.slots |= std::uint64_t{1} << slot;
    for (const int above : rules.covered_by[slot]) {
      layout.beneath[static_cast<std::size_t>(above)] |= std::uint64_t{1} << slot;
    }
  }
  return layout;
}

std::uint64_t TableauGraph::exposed(std::uint64_t mask) const {
  std::uint64_t covered = 0;
  for (std::uint64_t rest = mask; rest != 0; rest &= rest - 1) covered |= layout_.beneath[static_cast<std::size_t>(std::countr_zero(rest))];
  return mask & ~covered;
}

// Lists a tableau and all tableaux that can be reached from it. Each one is listed once, because a card of `open` that has been skipped is
// not removed later.
void TableauGraph::list(std::uint64_t mask, std::uint64_t open) {
  masks_.push_back(mask);
  while (open != 0) {
    const std::uint64_t card = lowest_of(open);
    open ^= card;
    const std::uint64_t left = mask ^ card;
    list(left, open | (exposed(left) & layout_.beneath[static_cast<std::size_t>(std::countr_zero(card))]));
  }
}

void TableauGraph::link() {
  std::size_t count = 0;
  for (const std::uint64_t mask : masks_) count += static_cast<std::size_t>(std::popcount(exposed(mask)));
  plays_.reserve(count);
  first_play_.reserve(masks_.size() + 1);
  std::array<Tableau, kMostSlots> next{};  // [slot]: where the last play of this slot led to; plays of the same slot have the same order
  for (const std::uint64_t mask : masks_) {
    first_play_.push_back(static_cast<std::uint32_t>(plays_.size()));
    for (std::uint64_t rest = exposed(mask); rest != 0; rest &= rest - 1) {
      const int slot = std::countr_zero(rest);
      Tableau& to = next[static_cast<std::size_t>(slot)];
      while (masks_[to] != (mask ^ lowest_of(rest))) ++to;
      plays_.emplace_back(slot, to);
    }
  }
  first_play_.push_back(static_cast<std::uint32_t>(plays_.size()));
}

TableauGraph::Tableau TableauGraph::find(std::uint64_t mask) const {
  const auto at = std::lower_bound(masks_.begin(), masks_.end(), mask, std::greater<>());
  return at != masks_.end() && *at == mask ? static_cast<Tableau>(at - masks_.begin()) : size();
}

TableauGraph& tableau_graph() {
  thread_local TableauGraph mine;
  return mine;
}

}  // namespace longwood
