// Generates moves: the legal ones, the ones worth searching, and the safe ones, which can only help.
#include <algorithm>
#include <bit>

#include "core/columns/board/board.hpp"

namespace longwood {

// Returns whether it is safe to put a card up on a foundation, because no other card will ever need it in a column. This holds if all
// foundations of its suit have every lower rank, and every copy of each card one rank lower that could be built on it is up. (A Two needs
// only the first condition, because Aces can always go up instead.)
//
// Any win can then be played with the card up from now on. Later moves of the card itself are left out, and all other moves are still
// possible. No card needs to be put on it, the next card of its column or of the waste becomes available sooner, and its other copies can
// go up on other foundations.
//
// If cards can return from foundations, lower cards could return and be put on this one, so every lower card must be up. Cards that low
// never help in a column, because no card in play can be put on them. See "Safe moves" in docs/search.md for the full argument.
bool Board::is_safe(int card) const {
  const int rank = rank_of(card);
  for (int pile = suit_of(card); pile < rules_.foundations(); pile += 4) {
    if (height_[pile] < rank - 1) return false;
  }
  if (rank < 3) return true;
  if (rules_.foundation_return)
    return std::all_of(height_.begin(), height_.begin() + rules_.foundations(), [&](int h) { return h >= rank - 1; });
  for (CardMask rest = accepts_[card]; rest != 0; rest &= rest - 1) {
    const int suit = suit_of(std::countr_zero(rest));
    for (int pile = suit; pile < rules_.foundations(); pile += 4) {
      if (height_[pile] < rank - 1) return false;
    }
  }
  return true;
}

void Board::make_safe_moves(std::vector<ColumnMove>* written) {
  if (!safe_ups_) return;
  for (bool changed = true; changed;) {
    changed = false;
    bool any = false;
    for (CardMask rest = column_tops() & awaited_mask_; rest != 0 && !any; rest &= rest - 1) any = is_safe(std::countr_zero(rest));
    for (int c = 0; c < (any ? rules_.columns : 0); ++c) {
      while (size_[c] != 0 && awaited(top(c)) && is_safe(top(c)) &&
             !(rules_.empty == EmptyRule::kAutoFill && size_[c] == 1 && c < first_cell_)) {
        const ColumnMove move{static_cast<std::int16_t>(c), kFoundation};
        if (written != nullptr) written->push_back(move);
        make(move);
        changed = true;
      }
    }
    if (loose_) {
      for (int index = size_[stock_] - 1; index >= 0; --index) {
        const int card = cards_[stock_][index + 1];
        if (!awaited(card) || !is_safe(card)) continue;
        const ColumnMove move{kWaste, kFoundation, 1, static_cast<std::int16_t>(card)};
        if (written != nullptr) written->push_back(move);
        make(move);
        changed = true;
        break;
      }
    } else if (rules_.draw == 1 && rules_.empty != EmptyRule::kAutoFill &&
               !rules_.waste_refills) {  // the waste might have to fill a column
      while (size_[waste_] != 0 && awaited(top(waste_)) && is_safe(top(waste_))) {
        const ColumnMove move{kWaste, kFoundation};
        if (written != nullptr) written->push_back(move);
        make(move);
        changed = true;
      }
    }
  }
}

int Board::movable(int column) const {
  const int most = size_[column] - hidden_[column];
  if (rules_.run == RunRule::kSingle) return std::min(most, 1);
  int length = 1;
  const std::uint8_t* const top = cards_[column] + size_[column];
  while (length < most && (links_[top[1 - length]] & bit_of(top[-length])) != 0) ++length;
  return std::min(length, most);
}

// Lists the moves of one column. Moves of whole runs are added to `across` and to_empty_. Moves of parts of runs are added to parts_ and
// tried last, because a win rarely needs them.
void Board::column_moves(int c, CardMask tops, bool all, std::vector<ColumnMove>& across) {
  if (rules_.run == RunRule::kSingle && empties_.empty() && empty_cells_.empty() && (fits_on_[top(c)] & tops) == 0) return;
  const bool is_cell = c >= first_cell_;
  const int longest = movable(c);
  const auto from = static_cast<std::int16_t>(c);
  for (int count = longest; count >= 1; --count) {
    const int deepest = cards_[c][size_[c] - count + 1];
    const auto cards = static_cast<std::int16_t>(count);
    std::vector<ColumnMove>& onto = count == longest ? across : parts_;
    for (int d = 0; d < first_cell_ && (fits_on_[deepest] & tops) != 0; ++d) {
      if (count > 1 && rules_.run == RunRule::kToEmpty) break;
      if (d != c && (fits_on_[deepest] & bit_of(top(d))) != 0) onto.push_back({from, static_cast<std::int16_t>(d), cards});
    }
    if (count == 1 && (!is_cell || all)) {
      for (const int d : empty_cells_) (count == longest ? to_empty_ : parts_).push_back({from, static_cast<std::int16_t>(d), 1});
    }
    if (fills_from_waste_only() || (fills_ & bit_of(deepest)) == 0) continue;
    if (!all && !is_cell && count == size_[c] && !auto_fills()) continue;
    for (const int d : empties_) (count == longest ? to_empty_ : parts_).push_back({from, static_cast<std::int16_t>(d), cards});
  }
}

void Board::returns(bool all, std::vector<ColumnMove>& out) {
  if (!rules_.foundation_return || !rules_.up_by_suit) return;
  CardMask seen = 0;
  for (int pile = 0; pile < rules_.foundations(); ++pile) {
    if (!can_return(pile)) continue;
    const int card = foundation_top(pile);
    if ((seen & bit_of(card)) != 0) continue;
    seen |= bit_of(card);
    const auto named = static_cast<std::int16_t>(card);
    for (int d = 0; d < first_cell_; ++d) {
      const bool fills = !fills_from_waste_only() && (fills_ & bit_of(card)) != 0;
      const bool goes = size_[d] != 0 ? (fits_on_[card] & bit_of(top(d))) != 0 : fills && (all || d == empties_.front());
      if (goes) out.push_back({kFoundation, static_cast<std::int16_t>(d), 1, named});
    }
    for (const int d : empty_cells_) out.push_back({kFoundation, static_cast<std::int16_t>(d), 1, named});
  }
}

void Board::list_moves(std::vector<ColumnMove>& out, bool all) {
  out.clear();
  to_empty_.clear();
  parts_.clear();
  empties_.clear();
  empty_cells_.clear();
  if (won()) return;
  const CardMask every_top = column_tops();
  const CardMask tops = rules_.cells == 0 ? every_top : build_tops();
  if ((every_top & bit_of(kNoCard)) != 0) {
    for (int c = 0; c < rules_.columns; ++c) {
      std::vector<int>& empty = c < first_cell_ ? empties_ : empty_cells_;
      if (size_[c] == 0 && (all || empty.empty())) empty.push_back(c);
    }
  }
  for (int c = 0; c < ((every_top & awaited_mask_) != 0 ? rules_.columns : 0); ++c) {
    if (awaited(top(c))) out.push_back({static_cast<std::int16_t>(c), kFoundation});
  }
  const auto talon = [&](auto&& each) {
    if (!loose_) {
      if (size_[waste_] != 0) each(top(waste_), std::int16_t{-1});
      return;
    }
    CardMask seen = 0;
    for (int index = size_[stock_] - 1; index >= 0; --index) {
      const int card = cards_[stock_][index + 1];
      if ((seen & bit_of(card)) != 0) continue;
      seen |= bit_of(card);
      each(card, static_cast<std::int16_t>(card));
    }
  };
  talon([&](int card, std::int16_t named) {
    if (awaited(card)) out.push_back({kWaste, kFoundation, 1, named});
  });
  for (int c = 0; c < rules_.columns; ++c) {
    if (size_[c] != 0) column_moves(c, tops, all, out);
  }
  talon([&](int card, std::int16_t named) {
    if ((fits_on_[card] & tops) == 0) return;
    for (int d = 0; d < first_cell_; ++d) {
      if ((fits_on_[card] & bit_of(top(d))) != 0) out.push_back({kWaste, static_cast<std::int16_t>(d), 1, named});
    }
  });
  returns(all, out);
  talon([&](int card, std::int16_t named) {
    for (const int d : empty_cells_) out.push_back({kWaste, static_cast<std::int16_t>(d), 1, named});
    if ((fills_ & bit_of(card)) == 0) return;
    for (const int d : empties_) out.push_back({kWaste, static_cast<std::int16_t>(d), 1, named});
  });
  out.insert(out.end(), to_empty_.begin(), to_empty_.end());
  if (ColumnMove draw; draw_of(draw)) out.push_back(draw);
  out.insert(out.end(), parts_.begin(), parts_.end());
}

bool Board::draw_of(ColumnMove& out) const {
  if (loose_) return false;
  out = size_[stock_] != 0 ? ColumnMove{kStock, kWaste} : ColumnMove{kWaste, kStock};
  return size_[stock_] != 0 || (size_[waste_] != 0 && turns_left());
}

bool Board::can_play_waste() const {
  if (size_[waste_] == 0) return false;
  const int card = top(waste_);
  if (awaited(card) || (fits_on_[card] & build_tops()) != 0) return true;
  if ((column_tops() & bit_of(kNoCard)) == 0) return false;
  if ((fills_ & bit_of(card)) != 0) return true;
  for (int cell = first_cell_; cell < rules_.columns; ++cell) {
    if (size_[cell] == 0) return true;
  }
  return false;
}

bool Board::legal(const ColumnMove& move) const {
  if (move.source == kStock) return !loose_ && size_[stock_] != 0;
  if (move.target == kStock) return !loose_ && size_[stock_] == 0 && size_[waste_] != 0 && turns_left();
  int card = move.card;
  if (move.source == kWaste && !loose_) {
    if (size_[waste_] == 0) return false;
    card = top(waste_);
  } else if (move.source == kWaste) {
    if (talon_index(card) < 0) return false;
  } else if (move.source == kFoundation) {
    bool there = false;
    for (int pile = 0; pile < rules_.foundations(); ++pile) there = there || (can_return(pile) && foundation_top(pile) == card);
    if (!there) return false;
  } else {
    if (move.count > movable(move.source)) return false;
    card = cards_[move.source][size_[move.source] - move.count + 1];
  }
  if (move.target == kFoundation) return move.count == 1 && awaited(card);
  if (move.target >= first_cell_) return size_[move.target] == 0 && move.count == 1;
  if (size_[move.target] == 0) return (fills_ & bit_of(card)) != 0 && (move.source == kWaste || !fills_from_waste_only());
  if (move.count > 1 && rules_.run == RunRule::kToEmpty) return false;
  return move.source != move.target && (fits_on_[card] & bit_of(top(move.target))) != 0;
}

}  // namespace longwood
