// A column game's rules and a position of it, as the search needs them.
// A card is 13 * suit + rank - 1 with suits C D H S and ranks 1..13, as in src/longwood/cards. Copies of a card are equal.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace longwood {

using CardMask = std::uint64_t;  // bit c is card c, of 52

inline constexpr int kCards = 52;
inline constexpr int kMaxColumns = 208;  // one for each card of four decks
inline constexpr CardMask kAllCards = (CardMask{1} << kCards) - 1;
inline constexpr int kMaxFoundations = 16;
inline constexpr int kUnlimited = -1;

enum class BuildRule { kSameSuit, kDifferentSuit, kAlternateColour, kAny };
enum class RunRule { kSingle, kByBuild, kSameSuit };
enum class EmptyRule { kAny, kKing, kQueen, kNone, kAutoFill };

constexpr CardMask bit_of(int card) { return CardMask{1} << card; }
inline int rank_of(int card) { return card % 13 + 1; }
inline int suit_of(int card) { return card / 13; }
inline bool is_red(int card) { return suit_of(card) == 1 || suit_of(card) == 2; }

// The weights of the cards in one pile.
struct PileWorth {
  int card = 0;          // each card
  int pair = 0;          // each pair of neighbours that satisfies the build rule
  int blocked = 0;       // each card with any lower rank beneath it
  int blocked_suit = 0;  // each card with a lower rank of its suit beneath it
  int buried = 0;        // each card on top of one that is next for a foundation, counted for each such card
};

// The weights that a position's worth is a sum of, in eighths of a point. docs/search-experiments.md says how they were fitted.
struct ColumnWorth {
  static constexpr int kMost = 1000;  // the largest absolute value of a weight

  int up = 24;   // each card on a foundation
  int move = 0;  // each move to a column since the search began
  // Each doubling of the number of positions met in the layer that share a feature with this one. met_pair: the two cards on top of the
  // column that was moved to. met_tops: the set of cards that the columns' tops accept.
  int met_pair = 0;
  int met_tops = 0;
  PileWorth column{0, 16, -8, -16, -4};
  PileWorth waste{-16, 0, 0, -32, -4};
};

// Rules, compiled from the catalogue's data.
struct ColumnRules {
  int decks = 2;
  int columns = 10;
  BuildRule build = BuildRule::kSameSuit;
  bool build_wrap = false;
  RunRule run = RunRule::kSingle;
  int draw = 1;
  int redeals = 0;  // or kUnlimited
  EmptyRule empty = EmptyRule::kAny;
  int base = 1;  // the rank that foundations start with
  bool up_by_suit = true;
  bool up_wrap = false;
  bool foundation_return = false;
  bool fill_draws = false;  // with auto-fill and an empty waste, whether a draw comes first, whose top card then fills the column
  ColumnWorth worth;

  [[nodiscard]] int foundations() const { return 4 * decks; }
  [[nodiscard]] int deck_size() const { return kCards * decks; }
  [[nodiscard]] bool fits(int card, int target) const;  // whether a card may be put on another in a column
  [[nodiscard]] bool fills(int card) const;             // whether a card may be put into an empty column
};

struct ColumnPosition {
  std::vector<std::vector<int>> columns;  // the deepest card first
  std::vector<int> hidden;                // for each column, the number of face-down cards at its bottom
  std::vector<int> stock;                 // the next card first
  std::vector<int> waste;                 // the top card last
  std::vector<int> heights;               // of the foundations; pile i is for suit i % 4 when foundations are built up in suit
  std::vector<int> starters;              // for each suit, how many cards the deal put on foundations; they stay there
  int redeals_used = 0;
};

// Returns why the search cannot take these rules, or this position, in one sentence; empty when it can.
std::string fault_of(const ColumnRules& rules);
std::string fault_of(const ColumnRules& rules, const ColumnPosition& position);

// Piles of a move: columns from 0, and these.
inline constexpr int kStock = -1;
inline constexpr int kWaste = -2;
inline constexpr int kFoundation = -3;

struct ColumnMove {
  std::int16_t source = 0;
  std::int16_t target = 0;
  std::int16_t count = 1;
  std::int16_t card = -1;  // the card, when it returns from a foundation or comes from a loose talon (columns/board/board.hpp)

  friend bool operator==(const ColumnMove&, const ColumnMove&) = default;
};

}  // namespace longwood
