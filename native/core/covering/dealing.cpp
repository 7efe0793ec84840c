#include "core/covering/dealing.hpp"

#include "core/common/shuffle.hpp"

namespace longwood {

std::string fault_of(const CoveringRules& rules, const CoveringDealing& dealing) {
  const std::size_t dealt = rules.covered_by.size() + (dealing.to_hole ? 1 : 0);
  if (dealing.deck.size() < dealt) return "the deck must have a card for each slot, and for the hole if one is dealt there";
  for (const int rank : dealing.deck) {
    if (rank < 0 || rank > kRanks) return "ranks in the deck must be 0 to 13";
  }
  return fault_of(rules, deal(rules, dealing, 0));
}

CoveringPosition deal(const CoveringRules& rules, const CoveringDealing& dealing, std::uint64_t number) {
  std::vector<int> order = dealing.deck;
  shuffle(order, number);
  auto stock = order.begin() + rules.slots();
  CoveringPosition position;
  position.ranks.assign(order.begin(), stock);
  position.top = dealing.to_hole ? *stock++ : dealing.top;
  position.stock.assign(stock, order.end());
  position.more_tops = dealing.more_tops;
  return position;
}

}  // namespace longwood
