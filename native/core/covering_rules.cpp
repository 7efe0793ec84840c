#include "core/covering_rules.hpp"

namespace longwood {

bool CoveringRules::goes_on(int rank, int top) const {
  if (top == kNoCard || top == 0 || rank == 0) return true;
  const int step = rank > top ? rank - top : top - rank;
  if (wrap) return step == 1 || step == kRanks - 1;
  if (top == kRanks) return queen_on_king && rank == kRanks - 1;
  return step == 1;
}

}  // namespace longwood
