// The rules and positions of column games, as the search needs them.
// A card is 13 * suit + rank - 1, with the suits in the order C D H S and ranks from 1 to 13, as in src/longwood/cards. Copies of a card
// have the same number.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace longwood {

using CardMask = std::uint64_t;  // bit c stands for card c, from 0 to 51

inline constexpr int kCards = 52;
inline constexpr int kMaxColumns = 208;  // one for each card of four decks
inline constexpr CardMask kAllCards = (CardMask{1} << kCards) - 1;
inline constexpr int kMaxFoundations = 16;
inline constexpr int kUnlimited = -1;
inline constexpr std::size_t kMostWorths = 2;
inline constexpr int kAllRows = -1;
inline constexpr int kMaxRows = 30;  // of a pattern of face-down rows

enum class BuildRule { kSameSuit, kDifferentSuit, kAlternateColour, kAny };
enum class RunRule { kSingle, kByBuild, kSameSuit, kToEmpty };
enum class EmptyRule { kAny, kKing, kQueen, kNone, kAutoFill, kWaste };

constexpr CardMask bit_of(int card) { return CardMask{1} << card; }
inline int rank_of(int card) { return card % 13 + 1; }
inline int suit_of(int card) { return card / 13; }
inline bool is_red(int card) { return suit_of(card) == 1 || suit_of(card) == 2; }

// The weights of the cards in one pile.
struct PileWorth {
  int card = 0;          // each card
  int pair = 0;          // each pair of adjacent cards that satisfies the build rule
  int blocked = 0;       // each card with a card of lower rank beneath it
  int blocked_suit = 0;  // each card with a card of lower rank in its suit beneath it
  int buried = 0;        // each card above a card that a foundation needs next, counted once for each such card
};

// The weights of the evaluation, in eighths of a point. docs/search-experiments.md describes how they were fitted.
struct ColumnWorth {
  static constexpr int kMost = 1000;  // the largest absolute value of any weight

  int up = 24;   // each card on a foundation
  int move = 0;  // each move to a column since the search began
  // The weights of novelty, added each time the number of positions in the layer that share a feature with this one has doubled. The
  // feature of met_pair is the two cards on top of the column that was moved to. The feature of met_tops is the set of cards that can be
  // put on the columns' top cards.
  int met_pair = 0;
  int met_tops = 0;
  PileWorth column{0, 16, -8, -16, -4};
  PileWorth waste{-16, 0, 0, -32, -4};
};

// The rules of a column game, compiled from the catalogue's data.
struct ColumnRules {
  int decks = 2;
  int columns = 10;  // including the cells, which come last
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
  bool fill_draws = false;     // with auto-fill and an empty waste, whether a card is drawn first and then fills the column
  int cells = 0;               // each takes any one card while it is empty
  bool build_up = false;       // whether a card can also be put on a card of the next lower rank
  bool waste_refills = false;  // whether cards are drawn at once when the last card of the waste is played
  int down_rows = kAllRows;    // bit r: whether the cards dealt to row r are face down, from 0 for the deepest row
  // One or two sets of weights. With two, the search takes positions in the order of each in turn.
  std::vector<ColumnWorth> worths = std::vector<ColumnWorth>(1);

  [[nodiscard]] int foundations() const { return 4 * decks; }
  [[nodiscard]] int deck_size() const { return kCards * decks; }
  [[nodiscard]] bool is_cell(int pile) const { return pile >= columns - cells && pile < columns; }
  [[nodiscard]] bool is_down_row(int row) const { return down_rows == kAllRows || (row < kMaxRows && (down_rows >> row & 1) != 0); }
  [[nodiscard]] int hidden_below(int row) const;        // the value of ColumnPosition::hidden if this row and all above it are face up
  [[nodiscard]] bool fits(int card, int target) const;  // whether `card` can be put on `target` in a column
  [[nodiscard]] bool fills(int card) const;             // whether `card` can be put into an empty column that is not a cell
};

struct ColumnPosition {
  std::vector<std::vector<int>> columns;  // of each column, the deepest card first
  std::vector<int> hidden;    // of each column, the number of cards up to its topmost face-down card; down_rows tells which are face up
  std::vector<int> stock;     // the next card first
  std::vector<int> waste;     // the top card last
  std::vector<int> heights;   // of each foundation; foundation i has suit i % 4 if foundations are built up in suit
  std::vector<int> starters;  // for each suit, how many cards were dealt to foundations; those can never leave
  int redeals_used = 0;
};

// Returns a sentence that says why the search cannot accept these rules or this position, or an empty string if it can.
std::string fault_of(const ColumnRules& rules);
std::string fault_of(const ColumnRules& rules, const ColumnPosition& position);

// The numbers of the piles in a move. Columns are numbered from 0.
inline constexpr int kStock = -1;
inline constexpr int kWaste = -2;
inline constexpr int kFoundation = -3;

struct ColumnMove {
  std::int16_t source = 0;
  std::int16_t target = 0;
  std::int16_t count = 1;
  std::int16_t card = -1;  // only if the card returns from a foundation or comes from a loose talon (columns/board/board.hpp)

  friend bool operator==(const ColumnMove&, const ColumnMove&) = default;
};

}  // namespace longwood
