// What the covering search needs of a game's rules and of one position. No names, no Python, no I/O.
// Ranks: 0 joker, 1..13 Ace to King. The hole's top may also be kNoCard: anything goes on an empty hole.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace longwood {

inline constexpr int kRanks = 13;
inline constexpr int kNoCard = 14;
inline constexpr int kTops = 15;
inline constexpr int kMaxSlots = 128;
inline constexpr int kMaxCards = 126;  // in tableau and stock: the table's stock index and the bounds' signed bytes hold no more

// Rules compiled from the catalogue's data.
struct CoveringRules {
  std::vector<std::vector<int>> covered_by;  // for each slot, the slots that cover it
  std::vector<std::vector<int>> piles;       // chains: slots of each pile, deepest first; empty when slots overlap
  bool wrap = false;
  bool queen_on_king = false;
  bool must_play = false;
  std::uint64_t tableaux = ~std::uint64_t{0};  // at most so many can be met; see count_tableaux()

  [[nodiscard]] int slots() const { return static_cast<int>(covered_by.size()); }
  // Whether a card of `rank` may go on the hole's top.
  [[nodiscard]] bool goes_on(int rank, int top) const;
};

// A position: the rank in each slot (-1 where its card is gone), the stock still to turn, and the hole's top.
struct CoveringPosition {
  std::vector<int> ranks;
  std::vector<int> stock;
  int top = kNoCard;
};

inline constexpr std::uint64_t kFewTableaux = std::uint64_t{1} << 20;  // that a sweep visits sooner than a search finds its way

// How many tableaux can be met from the fullest one on, whatever its cards; all ones where there are more than kFewTableaux.
std::uint64_t count_tableaux(const CoveringRules& rules);

// For each slot, how many cards of the position lie beneath the card there, directly or not.
std::vector<int> cards_beneath(const CoveringRules& rules, const CoveringPosition& position);

// What is wrong with rules, or with a position of them, that the search cannot take: a sentence, empty when nothing is.
std::string fault_of(const CoveringRules& rules);
std::string fault_of(const CoveringRules& rules, const CoveringPosition& position);

inline constexpr int kDraw = -1;  // as a move; any other move is the slot played

}  // namespace longwood
