// Turns arbitrary bytes into rules and a position. The core accepts most of them and must reject the others. The fuzzers and starved.cpp
// read their inputs this way. tests/native/corpus.py writes positions of the catalogue's games in the same format.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "core/columns/rules.hpp"
#include "core/covering/rules.hpp"

namespace longwood::test {

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

  int next() { return at_ < size_ ? data_[at_++] : 0; }
  int below(int bound) { return next() % bound; }
  int any() { return static_cast<std::int8_t>(next()); }  // -128 to 127
  bool chance() { return next() % 2 != 0; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

struct CoveringGame {
  CoveringRules rules;
  CoveringPosition position;
};

struct ColumnGame {
  ColumnRules rules;
  ColumnPosition position;
};

inline void corrupt(Bytes& bytes, std::vector<int>& numbers) {
  if (numbers.empty() || bytes.chance()) {
    numbers.push_back(bytes.any());
  } else {
    numbers[static_cast<std::size_t>(bytes.next()) % numbers.size()] = bytes.any();
  }
}

// Reads what games with several holes or a waste have in addition to other covering games.
inline void read_holes(Bytes& bytes, CoveringGame& game) {
  auto& [rules, position] = game;
  rules.holes = bytes.below(kMaxHoles) + 1;
  for (int hole = 1; hole < rules.holes; ++hole) position.more_tops.push_back(bytes.below(15));
  rules.draw = bytes.below(11);
  if (rules.draw == 0) {
    if (rules.holes > 1) position.stock.clear();
    return;
  }
  rules.redeals = bytes.below(5) - 1;
  for (int left = bytes.below(kMaxCards + 1); left > 0; --left) position.waste.push_back(bytes.below(14));
  position.redeals_used = bytes.below(4);
}

// Reads a covering game. The bytes are:
// - flags: 1 wrap, 2 Queens on Kings, 4 must_play, 8 slots overlap, 16 corrupt the result, 32 several holes or a waste
// - the number of piles, and the number of cards in each; if slots overlap, the number of slots, and for each slot the number of slots
//   that cover it, and which ones
// - rank + 1 for each slot
// - the hole's top
// - the size of the stock, and its ranks
// - with several holes or a waste: the number of holes - 1, the top of each hole after the first one, draw, redeals + 1, the size of the
//   waste, its ranks, and the redeals used. Without a waste, the last four are left out, and with several holes the stock is ignored
inline CoveringGame read_covering(Bytes& bytes) {
  CoveringGame game;
  auto& [rules, position] = game;
  const int flags = bytes.next();
  rules.wrap = (flags & 1) != 0;
  rules.queen_on_king = (flags & 2) != 0;
  rules.must_play = (flags & 4) != 0 && (flags & 32) == 0;
  if ((flags & 8) == 0) {
    for (int left = bytes.below(18), slot = 0; left > 0; --left) {
      std::vector<int> pile(static_cast<std::size_t>(bytes.below(16)));
      std::iota(pile.begin(), pile.end(), slot);
      slot += static_cast<int>(pile.size());
      for (std::size_t i = 0; i < pile.size(); ++i) {
        rules.covered_by.push_back(i + 1 < pile.size() ? std::vector{pile[i + 1]} : std::vector<int>{});
      }
      if (!pile.empty()) rules.piles.push_back(pile);
    }
  } else {
    const int slots = bytes.below(kMaxSlots) + 1;
    rules.covered_by.resize(static_cast<std::size_t>(slots));
    for (auto& above : rules.covered_by) {
      for (int left = bytes.below(4); left > 0; --left) {
        const int slot = bytes.below(slots);
        if (std::find(above.begin(), above.end(), slot) == above.end()) above.push_back(slot);
      }
    }
  }
  for (int slot = 0; slot < rules.slots(); ++slot) position.ranks.push_back(bytes.below(15) - 1);
  for (const auto& pile : rules.piles) {  // a card cannot be above an empty slot
    for (std::size_t i = 1; i < pile.size(); ++i) {
      if (position.ranks[static_cast<std::size_t>(pile[i - 1])] < 0) position.ranks[static_cast<std::size_t>(pile[i])] = -1;
    }
  }
  position.top = bytes.below(15);
  for (int left = bytes.below(kMaxCards + 1); left > 0; --left) position.stock.push_back(bytes.below(14));
  if ((flags & 32) != 0) read_holes(bytes, game);
  if ((flags & 16) != 0) {
    switch (bytes.below(11)) {
      case 0:
        corrupt(bytes, position.ranks);
        break;
      case 1:
        corrupt(bytes, position.stock);
        break;
      case 2:
        position.top = bytes.any();
        break;
      case 3:
        if (!rules.covered_by.empty()) corrupt(bytes, rules.covered_by[static_cast<std::size_t>(bytes.next()) % rules.covered_by.size()]);
        break;
      case 4:
        if (!rules.piles.empty()) corrupt(bytes, rules.piles[static_cast<std::size_t>(bytes.next()) % rules.piles.size()]);
        break;
      case 5:
        rules.holes = bytes.any();
        break;
      case 6:
        rules.draw = bytes.any();
        break;
      case 7:
        rules.redeals = bytes.any();
        break;
      case 8:
        corrupt(bytes, position.more_tops);
        break;
      case 9:
        corrupt(bytes, position.waste);
        break;
      default:
        rules.covered_by.resize(static_cast<std::size_t>(bytes.next()));
    }
  }
  return game;
}

inline void corrupt(Bytes& bytes, ColumnGame& game) {
  auto& [rules, position] = game;
  const auto pick = [&](std::vector<std::vector<int>>& piles) -> std::vector<int>& {
    static std::vector<int> none;
    return piles.empty() ? none : piles[static_cast<std::size_t>(bytes.next()) % piles.size()];
  };
  switch (bytes.below(12)) {
    case 0:
      rules.decks = bytes.any();
      break;
    case 1:
      rules.columns = bytes.any();
      break;
    case 2:
      rules.draw = bytes.any();
      break;
    case 3:
      rules.redeals = bytes.any();
      break;
    case 4:
      rules.base = bytes.any();
      break;
    case 5:
      position.redeals_used = bytes.any();
      break;
    case 6:
      corrupt(bytes, position.hidden);
      break;
    case 7:
      corrupt(bytes, position.heights);
      break;
    case 8:
      corrupt(bytes, position.starters);
      break;
    case 9:
      corrupt(bytes, position.stock);
      break;
    case 10:
      corrupt(bytes, position.waste);
      break;
    default:
      corrupt(bytes, pick(position.columns));
  }
}

// Reads a column game. The bytes are:
// - decks - 1, columns - 1 (up to 28; values from 232 on mean many columns), build, run, draw - 1, redeals + 1, empty, base - 1
// - flags: 1 build_wrap, 2 not up by suit, 4 up_wrap, 8 foundation_return, 16 corrupt the result, 32 no novelty, 64 fill_draws,
//   128 a second set of weights
// - the redeals used
// - the height of each foundation, and for each suit the number of cards that were dealt to foundations
// - for each card left, its index among the cards left in numerical order, and its pile (columns, stock, waste)
// - the number of face-down cards of each column
// - flags: 1 build_up, 2 waste_refills, 4 a pattern of face-down rows; the number of cells; the pattern in two bytes
inline ColumnGame read_columns(Bytes& bytes) {
  ColumnGame game;
  auto& [rules, position] = game;
  rules.decks = bytes.below(4) + 1;
  const int columns = bytes.next();
  rules.columns = columns < 232 ? columns % 29 + 1 : 8 * (columns - 229);
  rules.build = static_cast<BuildRule>(bytes.below(4));
  rules.run = static_cast<RunRule>(bytes.below(4));
  rules.draw = bytes.next() + 1;
  rules.redeals = bytes.below(5) - 1;
  rules.empty = static_cast<EmptyRule>(bytes.below(6));
  rules.base = bytes.below(13) + 1;
  const int flags = bytes.next();
  rules.build_wrap = (flags & 1) != 0;
  rules.up_by_suit = (flags & 2) == 0;
  rules.up_wrap = rules.base != 1 || (flags & 4) != 0;
  rules.foundation_return = rules.up_by_suit && (flags & 8) != 0;
  rules.fill_draws = rules.empty == EmptyRule::kAutoFill && (flags & 64) != 0;
  if ((flags & 32) == 0) rules.worths[0].met_pair = -12, rules.worths[0].met_tops = -24;
  if ((flags & 128) != 0) {
    rules.worths.push_back(rules.worths[0]);
    rules.worths[1].waste.card = -36;
  }
  position.redeals_used = bytes.below(8);
  for (int pile = 0; pile < rules.foundations(); ++pile) position.heights.push_back(bytes.below(14));
  for (int suit = 0; suit < 4; ++suit) position.starters.push_back(bytes.below(5));
  std::vector<int> left;
  for (int card = 0; card < kCards; ++card) left.insert(left.end(), static_cast<std::size_t>(rules.decks), card);
  for (int pile = 0; pile < rules.foundations(); ++pile) {
    for (int i = 0; i < position.heights[static_cast<std::size_t>(pile)]; ++i) {
      const int own = 13 * (pile % 4) + (rules.base - 1 + i) % 13;
      left.erase(rules.up_by_suit ? std::find(left.begin(), left.end(), own) : left.begin() + bytes.next() % static_cast<int>(left.size()));
    }
  }
  position.columns.resize(static_cast<std::size_t>(rules.columns));
  while (!left.empty()) {
    const auto which = left.begin() + bytes.next() % static_cast<int>(left.size());
    const int pile = bytes.below(rules.columns + 2);
    auto& cards = pile < rules.columns    ? position.columns[static_cast<std::size_t>(pile)]
                  : pile == rules.columns ? position.stock
                                          : position.waste;
    cards.push_back(*which);
    left.erase(which);
  }
  for (const auto& column : position.columns) {
    position.hidden.push_back(column.empty() ? 0 : bytes.below(static_cast<int>(column.size())));
  }
  const int more = bytes.next();
  rules.build_up = rules.run == RunRule::kSingle && (more & 1) != 0;
  rules.waste_refills = (more & 2) != 0;
  rules.cells = bytes.below(rules.columns);
  const int pattern = bytes.next();
  if ((more & 4) != 0) rules.down_rows = pattern + 256 * bytes.next();
  if ((flags & 16) != 0) corrupt(bytes, game);
  return game;
}

}  // namespace longwood::test
