// A covering game's rules and a position of it, as the search needs them.
// Ranks are 0 for a joker and 1..13 for Ace to King. The hole's top may also be kNoCard: any card goes on an empty hole.
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
inline constexpr int kMaxCards = 126;  // in tableau and stock; the table's stock index and the bounds' signed bytes hold no more

// Rules, compiled from the catalogue's data.
struct CoveringRules {
  std::vector<std::vector<int>> covered_by;  // for each slot, the slots that cover it
  std::vector<std::vector<int>> piles;       // the slots of each column or fan, deepest first; empty when slots overlap
  bool wrap = false;
  bool queen_on_king = false;
  bool must_play = false;
  std::uint64_t tableaux = ~std::uint64_t{0};  // the number of tableaux that can be met, at most; see count_tableaux()

  [[nodiscard]] int slots() const { return static_cast<int>(covered_by.size()); }
  // Whether a card of `rank` may go on the hole's top.
  [[nodiscard]] bool goes_on(int rank, int top) const;
};

struct CoveringPosition {
  std::vector<int> ranks;  // in each slot; -1 when its card is gone
  std::vector<int> stock;  // the next card first
  int top = kNoCard;       // of the hole
};

// Up to this many tableaux, a sweep over all of them is usually faster than a depth-first search.
inline constexpr std::uint64_t kFewTableaux = std::uint64_t{1} << 20;

// Returns how many tableaux can be met from the full one, whatever its cards are; all ones when there are more than kFewTableaux.
std::uint64_t count_tableaux(const CoveringRules& rules);

// Returns for each slot how many cards are beneath its card, directly or not.
std::vector<int> cards_beneath(const CoveringRules& rules, const CoveringPosition& position);

// Returns why the search cannot take these rules, or this position, in one sentence; empty when it can.
std::string fault_of(const CoveringRules& rules);
std::string fault_of(const CoveringRules& rules, const CoveringPosition& position);

inline constexpr int kDraw = -1;  // the move that draws a card; any other move is the slot that is played

}  // namespace longwood
