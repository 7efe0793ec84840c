#include "core/columns/rules.hpp"

namespace longwood {

bool ColumnRules::fits(int card, int target) const {
  const auto next = [this](int rank) { return build_wrap ? rank % 13 + 1 : rank + 1; };
  if (rank_of(target) != next(rank_of(card)) && !(build_up && rank_of(card) == next(rank_of(target)))) return false;
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

int ColumnRules::hidden_below(int row) const {
  while (row > 0 && !is_down_row(row - 1)) --row;
  return row;
}

std::string fault_of(const ColumnRules& rules) {
  if (rules.decks < 1 || rules.decks > 4) return "decks must be 1 to 4";
  if (rules.columns < 1 || rules.columns > kMaxColumns) return "columns must be 1 to 208";
  if (rules.cells < 0 || rules.cells >= rules.columns) return "cells must be 0 or more, and less than columns";
  if (rules.down_rows < kAllRows || rules.down_rows >= 1 << kMaxRows) return "down_rows must be -1, or have at most 30 bits";
  if (rules.build_up && rules.run != RunRule::kSingle) return "build_up needs single cards";
  if (rules.draw < 1) return "draw must be at least 1";
  if (rules.redeals < kUnlimited) return "redeals must be 0 or more, or -1 for no limit";
  if (rules.base < 1 || rules.base > 13) return "base must be 1 to 13";
  if (rules.base != 1 && !rules.up_wrap) return "foundations that do not start with Aces must wrap";
  if (rules.worths.empty() || rules.worths.size() > kMostWorths) return "there must be one or two sets of weights";
  for (const ColumnWorth& each : rules.worths) {
    const PileWorth others{each.up, each.move, each.met_pair, each.met_tops};
    for (const PileWorth& pile : {each.column, each.waste, others}) {
      for (const int worth : {pile.card, pile.pair, pile.blocked, pile.blocked_suit, pile.buried}) {
        if (worth < -ColumnWorth::kMost || worth > ColumnWorth::kMost) return "each weight must be -1000 to 1000";
      }
    }
  }
  if (rules.foundation_return && !rules.up_by_suit) return "foundation_return needs foundations built up in suit";
  return "";
}

std::string fault_of(const ColumnRules& rules, const ColumnPosition& position) {
  const auto columns = static_cast<std::size_t>(rules.columns);
  const auto piles = static_cast<std::size_t>(rules.foundations());
  if (position.columns.size() != columns || position.hidden.size() != columns)
    return "columns and hidden must have one entry for each column";
  if (position.heights.size() != piles || position.starters.size() != 4)
    return "heights must have one entry for each foundation, and starters four";
  if (position.redeals_used < 0) return "redeals_used must be 0 or more";
  std::array<int, kCards> copies{};
  int cards = 0;
  const auto counted = [&](const std::vector<int>& pile) {
    for (const int card : pile) {
      if (card < 0 || card >= kCards || ++copies[static_cast<std::size_t>(card)] > rules.decks) return false;
      ++cards;
    }
    return true;
  };
  bool good = counted(position.stock) && counted(position.waste);
  for (std::size_t c = 0; c < columns && good; ++c) {
    const auto size = static_cast<int>(position.columns[c].size());
    good = counted(position.columns[c]);
    if (position.hidden[c] < 0 || position.hidden[c] > size || (size != 0 && position.hidden[c] == size)) {
      return "hidden must be less than the number of cards in the column";
    }
    if (position.hidden[c] != rules.hidden_below(position.hidden[c])) return "hidden must end with a face-down row";
    if (rules.is_cell(static_cast<int>(c)) && (size > 1 || position.hidden[c] != 0)) return "cells have at most one card, face up";
  }
  for (std::size_t pile = 0; pile < piles && good; ++pile) {
    const int height = position.heights[pile];
    if (height < 0 || height > 13) return "heights must be 0 to 13";
    cards += height;
    for (int i = 0; i < height && rules.up_by_suit && good; ++i) {
      good = ++copies[static_cast<std::size_t>(13 * static_cast<int>(pile % 4) + (rules.base - 1 + i) % 13)] <= rules.decks;
    }
  }
  if (!good || cards != rules.deck_size()) return "the position must have every card of the decks once";
  return "";
}

}  // namespace longwood
