// What the column search needs of a game's rules and of one position. No names, no Python, no I/O.
// A card is 13 * suit + rank - 1 with suits C D H S and ranks 1..13, as in src/longwood/cards; copies of a card are equal.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace longwood {

using CardMask = std::uint64_t;  // bit c: card c, of 52

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

// What the cards of a pile are worth to the search.
struct PileWorth {
  int card = 0;          // each card
  int pair = 0;          // each neighbour that satisfies the build rule
  int blocked = 0;       // each card with any lower rank beneath
  int blocked_suit = 0;  // each card with a lower rank of its suit beneath
  int buried = 0;        // for each card that is next for a foundation, each that lies on it
};

// What a position is worth to the search, in eighths of a point. Where these numbers come from: docs/search.md.
struct ColumnWorth {
  static constexpr int kMost = 1000;  // either way

  int up = 24;   // each card on a foundation
  int move = 0;  // each move to a column since the search began
  // Each time that twice as many positions of the layer were met: with these two cards on top of the column that was moved to; whose
  // columns' tops took the same cards.
  int met_pair = 0;
  int met_tops = 0;
  PileWorth column{0, 16, -8, -16, -4};
  PileWorth waste{-16, 0, 0, -32, -4};
};

// Rules compiled from the catalogue's data.
struct ColumnRules {
  int decks = 2;
  int columns = 10;
  BuildRule build = BuildRule::kSameSuit;
  bool build_wrap = false;
  RunRule run = RunRule::kSingle;
  int draw = 1;
  int redeals = 0;  // kUnlimited: no limit
  EmptyRule empty = EmptyRule::kAny;
  int base = 1;  // rank the foundations start with
  bool up_by_suit = true;
  bool up_wrap = false;
  bool foundation_return = false;
  bool fill_draws = false;  // auto-fill with an empty waste draws first, then takes the waste's top
  ColumnWorth worth;

  [[nodiscard]] int foundations() const { return 4 * decks; }
  [[nodiscard]] int deck_size() const { return kCards * decks; }
  [[nodiscard]] bool fits(int card, int target) const;  // in a column
  [[nodiscard]] bool fills(int card) const;             // an empty column
};

// Columns deepest card first with the number of face-down cards at their bottom; stock first drawn first; waste top last;
// foundation heights, pile i started by suit i % 4. starters: for each suit how many cards started on the foundations; they stay.
struct ColumnPosition {
  std::vector<std::vector<int>> columns;
  std::vector<int> hidden;
  std::vector<int> stock;
  std::vector<int> waste;
  std::vector<int> heights;
  std::vector<int> starters;
  int redeals_used = 0;
};

// What is wrong with a position, or with rules, that the search cannot take: a sentence, empty when nothing is.
std::string fault_of(const ColumnRules& rules);
std::string fault_of(const ColumnRules& rules, const ColumnPosition& position);

// A move of the game. Piles: 0.. columns, and the constants below.
inline constexpr int kStock = -1;
inline constexpr int kWaste = -2;
inline constexpr int kFoundation = -3;

struct ColumnMove {
  std::int16_t source = 0;
  std::int16_t target = 0;
  std::int16_t count = 1;
  std::int16_t card = -1;  // of a card coming back from a foundation

  friend bool operator==(const ColumnMove&, const ColumnMove&) = default;
};

}  // namespace longwood
