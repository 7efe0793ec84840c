#include "core/column_rules.hpp"

namespace longwood {

bool ColumnRules::fits(int card, int target) const {
  const int higher = build_wrap ? rank_of(card) % 13 + 1 : rank_of(card) + 1;
  if (rank_of(target) != higher) return false;
  switch (build) {
    case BuildRule::kSameSuit:
      return suit_of(card) == suit_of(target);
    case BuildRule::kDifferentSuit:
      return suit_of(card) != suit_of(target);
    case BuildRule::kAlternateColour:
      return is_red(card) != is_red(target);
    case BuildRule::kAny:
      return true;
  }
  return false;
}

bool ColumnRules::fills(int card) const {
  switch (empty) {
    case EmptyRule::kKing:
      return rank_of(card) == 13;
    case EmptyRule::kQueen:
      return rank_of(card) == 12;
    case EmptyRule::kNone:
      return false;
    default:
      return true;
  }
}

}  // namespace longwood
