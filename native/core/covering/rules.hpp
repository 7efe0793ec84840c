// The rules and positions of covering games, as the search needs them.
// Ranks are 0 for a joker and 1 to 13 for Ace to King. The hole's top is kNoCard if the hole is empty. Any card can then be played on it.
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
inline constexpr int kMaxHoles = 8;
inline constexpr int kMaxCards = 126;  // in tableau and stock; the table's stock index and the bounds' signed bytes have no space for more

// The rules of a covering game, compiled from the catalogue's data.
struct CoveringRules {
  std::vector<std::vector<int>> covered_by;  // for each slot, the slots that cover it
  std::vector<std::vector<int>> piles;       // the slots of each column or fan, deepest first; empty if slots overlap
  bool wrap = false;
  bool queen_on_king = false;
  bool must_play = false;
  int holes = 1;                               // 1 to kMaxHoles
  int draw = 0;                                // the number of cards that a draw moves to the waste; 0 if there is no waste
  int redeals = 0;                             // -1: no limit
  std::uint64_t tableaux = ~std::uint64_t{0};  // an upper bound on the number of tableaux that can be reached; see count_tableaux()

  // Whether there are several holes or a waste. Only holes.hpp has searches for these games.
  [[nodiscard]] bool is_wide() const { return holes > 1 || draw > 0; }
  [[nodiscard]] int slots() const { return static_cast<int>(covered_by.size()); }
  // Returns whether a card of this rank can be played on this top.
  [[nodiscard]] bool goes_on(int rank, int top) const;
};

struct CoveringPosition {
  std::vector<int> ranks;      // the rank in each slot; -1 if the slot is empty
  std::vector<int> stock;      // the next card first
  int top = kNoCard;           // the rank on top of the hole, or of the first of several holes
  std::vector<int> more_tops;  // the ranks on top of the holes after the first one
  std::vector<int> waste;      // the top card last
  int redeals_used = 0;
};

// Up to this many tableaux, a sweep over all of them is usually faster than a depth-first search.
inline constexpr std::uint64_t kFewTableaux = std::uint64_t{1} << 20;

// Returns how many tableaux can be reached from the full one, whatever its cards are. Returns all ones if there are more than kFewTableaux.
std::uint64_t count_tableaux(const CoveringRules& rules);

// Returns the number of cards beneath each slot, directly or indirectly.
std::vector<int> cards_beneath(const CoveringRules& rules, const CoveringPosition& position);

// Returns a sentence that says why the search cannot accept these rules or this position, or an empty string if it can.
std::string fault_of(const CoveringRules& rules);
std::string fault_of(const CoveringRules& rules, const CoveringPosition& position);

// The moves of a line: kDraw draws, kRedeal turns the waste over, and every other move is a play. It is the slot whose card is played, or
// kWasteTop for the waste, and for holes after the first one, hole_move() of it.
inline constexpr int kDraw = -1;
inline constexpr int kRedeal = -2;
inline constexpr int kWasteTop = 128;
inline constexpr int kHoleStep = 256;
inline constexpr int hole_move(int source, int hole) { return source + kHoleStep * hole; }

}  // namespace longwood
