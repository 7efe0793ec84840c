// The board on which the column search makes its moves. Each pile is a stack. Every height of the stack stores what the hash and the
// evaluation need to know about the cards up to there, so the cost of a move depends only on the number of cards moved. A log makes it
// possible to undo moves.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/columns/rules.hpp"

namespace longwood {

// One number for each set of weights. The second is 0 if there is only one set.
using Worths = std::array<std::int32_t, kMostWorths>;

// What the hash and the evaluation need to know about the cards of a pile up to one height.
struct Level {
  std::uint64_t hash;  // the hash of these cards, chained from the bottom
  std::uint64_t part;  // the pile's part of the position's hash if it has no other cards and none is face down
  CardMask kinds;      // the set of these cards
  Worths worths;       // the sums of their weights in PileWorth, except `buried`
};

class Board {
 public:
  // Sets up a position, which must be one that fault_of() in columns/rules.hpp accepts.
  // seed: the seed of the hashes.
  // loose: whether to treat the talon (stock and waste) as loose if the rules allow it. A loose talon is a single pile from which any card
  // can be played at any time. The rules allow it if redeals are unlimited, cards are drawn one at a time, and nothing is drawn or filled
  // automatically.
  Board(const ColumnRules& rules, const ColumnPosition& position, std::uint64_t seed = 0, bool loose = true);
  Board(const Board&) = delete;
  Board& operator=(const Board&) = delete;

  // Lists the moves worth searching, in the order in which a depth-first search tries them. If several columns or cells are empty, only
  // moves to the first one of each are listed. Moves of a whole column to an empty one are left out. Nothing is lost, because two columns
  // differ only in their cards.
  void moves(std::vector<ColumnMove>& out) { list_moves(out, false); }
  bool draw_of(ColumnMove& out) const;                                     // finds the draw or redeal; returns false if neither is possible
  [[nodiscard]] bool can_play_waste() const;                               // whether the top card of the waste can leave it
  void all_moves(std::vector<ColumnMove>& out) { list_moves(out, true); }  // lists every legal move
  [[nodiscard]] bool legal(const ColumnMove& move) const;

  void make(const ColumnMove& move);                       // also turns up the uncovered card, or fills the emptied column
  void make_safe_moves(std::vector<ColumnMove>* written);  // until none is left; appends them to `written` unless it is null
  [[nodiscard]] std::size_t mark() const { return log_.size(); }
  void undo_to(std::size_t mark);

  [[nodiscard]] bool won() const { return up_ == rules_.deck_size(); }
  [[nodiscard]] int cards_up() const { return up_; }
  [[nodiscard]] std::uint64_t hash() const;
  // Computes the hash after a move without making it. `now` is the current hash(). Returns false if that is not possible for this move, or
  // if a safe move could follow it.
  [[nodiscard]] bool hash_after(const ColumnMove& move, std::uint64_t now, std::uint64_t& after) const;
  [[nodiscard]] Worths evaluate() const;         // the position's worth, without the terms for moves made and for novelty
  [[nodiscard]] CardMask taken_by_tops() const;  // the cards that can be put on the top card of some column
  // Returns the top two cards of a column as one number. The column can also have one card, or none.
  [[nodiscard]] int top_two(int column) const { return size_[column] == 0 ? 0 : 64 * top(column) + cards_[column][size_[column] - 1]; }
  [[nodiscard]] bool is_dead_end() const;  // whether the position is proved lost (columns/dead_end.cpp)
  [[nodiscard]] bool loose() const { return loose_; }
  [[nodiscard]] std::uint64_t exact_hash() const;  // a hash that also depends on the order of the columns

  // pack() copies the position to bytes, and unpack() restores it. Both copy whole words, so up to kPackSlack bytes past the end can be
  // written by pack() and read by unpack().
  static constexpr std::size_t kPackSlack = 16;
  [[nodiscard]] std::size_t packed_size() const { return packed_size_; }  // the most bytes that any position of the game needs
  [[nodiscard]] std::size_t packed_size_now() const { return packed_size_ - static_cast<std::size_t>(up_ + unpacked()); }
  void pack(std::uint8_t* out) const;
  void unpack(const std::uint8_t* in);

  [[nodiscard]] int size(int pile) const { return size_[pile]; }
  [[nodiscard]] int waste_pile() const { return waste_; }
  [[nodiscard]] int stock_pile() const { return stock_; }
  [[nodiscard]] int card(int pile, int height) const { return cards_[pile][height + 1]; }
  // Returns the index of this card in a loose talon, or -1 if it is not there.
  [[nodiscard]] int talon_index(int card) const;
  [[nodiscard]] const ColumnRules& rules() const { return rules_; }

 private:
  friend class Relaxation;
  static constexpr int kNoCard = 63;  // the top of an empty pile; its bit belongs to no card
  enum class Kind : std::uint8_t { kShift, kUp, kDown, kTurnUp, kDraw, kRedeal, kTake };
  struct Step {
    Kind kind;
    std::uint8_t from;
    std::uint8_t to;
    std::uint8_t count;
    std::uint8_t card;
  };

  void push(int pile, int card);
  int pop(int pile);
  void shift(int from, int to, int count);
  void put_up(int from);
  void take_from_talon(int index);
  void turn_up_or_fill(int column);
  void refill_waste();
  void draw();
  void reverse_onto(int from, int to);
  void set_height(int pile, int height);
  [[nodiscard]] CardMask next_after(int pile, int height) const;
  [[nodiscard]] int unpacked() const { return stock_stays_ ? size_[stock_] : 0; }
  [[nodiscard]] std::uint64_t column_part(int column) const;
  [[nodiscard]] int foundation_for(int card) const;
  [[nodiscard]] bool is_safe(int card) const;
  [[nodiscard]] bool can_return(int pile) const;  // whether a foundation's top card can return to a column; cards dealt to it cannot
  [[nodiscard]] bool turns_left() const { return rules_.redeals == kUnlimited || redeals_used_ < rules_.redeals; }
  // The card at a given height of a foundation that is built up in suit, and the top card of such a foundation.
  [[nodiscard]] int foundation_card(int pile, int height) const { return 13 * (pile % 4) + (rules_.base - 1 + height) % 13; }
  [[nodiscard]] int foundation_top(int pile) const { return foundation_card(pile, height_[pile] - 1); }
  [[nodiscard]] int top(int pile) const { return cards_[pile][size_[pile]]; }  // kNoCard if the pile is empty
  [[nodiscard]] CardMask column_tops() const;                                  // the top cards of columns and cells
  [[nodiscard]] CardMask build_tops() const;                                   // the top cards on which others can be put
  [[nodiscard]] bool face_down(int column, int row) const { return row < hidden_[column] && rules_.is_down_row(row); }
  [[nodiscard]] bool awaited(int card) const { return (awaited_mask_ & bit_of(card)) != 0; }
  [[nodiscard]] int movable(int column) const;
  void list_moves(std::vector<ColumnMove>& out, bool all);
  // Returns whether empty columns are filled automatically. Moving a whole column to an empty one then changes the position. In such a
  // game, a column can be empty only in a position that was set up by hand.
  [[nodiscard]] bool auto_fills() const { return rules_.empty == EmptyRule::kAutoFill && size_[waste_] + size_[stock_] != 0; }
  void column_moves(int column, CardMask tops, bool all, std::vector<ColumnMove>& across);
  void returns(bool all, std::vector<ColumnMove>& out);
  // Returns whether cards from other piles than the waste can fill an empty column, or only cards from the waste.
  [[nodiscard]] bool fills_from_waste_only() const { return rules_.empty == EmptyRule::kWaste; }

  ColumnRules rules_;
  int waste_;
  int stock_;
  bool loose_;     // whether the talon is loose; all its cards are then in the stock pile
  bool safe_ups_;  // whether the argument for safe moves holds for these rules
  bool hash_redeals_;
  bool stock_stays_;  // whether the size of the stock determines its cards, because there are no redeals
  std::size_t packed_size_;
  std::array<CardMask, kCards> fits_on_{};       // [card]: the cards that it can be put on
  std::array<CardMask, kCards> lower_{};         // [card]: all cards of lower rank
  std::array<CardMask, kCards> lower_suit_{};    // [card]: the cards of lower rank in its suit
  std::array<CardMask, kNoCard + 1> accepts_{};  // [card]: the cards that can be put on it
  std::array<CardMask, kCards> links_{};         // [card]: the cards that can be directly beneath it in a run
  // [whether the pile is the waste][card, whether it makes a pair, is blocked, is blocked in its suit]: its weights
  std::array<std::array<Worths, 8>, 2> card_worths_{};
  CardMask fills_ = 0;  // the cards that can fill an empty column
  int first_cell_;      // the number of columns that are not cells

  std::array<std::array<CardMask, 14>, kMaxFoundations> next_{};              // [foundation][height]: the cards that can be put on it
  std::array<std::array<std::uint64_t, 14>, kMaxFoundations> height_part_{};  // [foundation][height]: its part of the hash
  std::array<std::uint64_t, kCards> talon_part_{};                            // [card]: its part of the hash in a loose talon

  std::uint64_t salt_;
  std::vector<Level> levels_;
  std::vector<std::uint8_t> all_cards_;
  std::vector<std::uint8_t> first_stock_;               // the stock at the start, bottom card first
  std::array<Level*, kMaxColumns + 2> level_{};         // [pile][number of cards]
  std::array<std::uint8_t*, kMaxColumns + 2> cards_{};  // [pile][height]; the bottom card is at height 1
  std::array<std::uint8_t, kMaxColumns + 2> size_{};
  std::array<std::uint8_t, kMaxColumns> hidden_{};
  std::array<std::uint8_t, kMaxFoundations> height_{};
  std::array<CardMask, kMaxFoundations> next_now_{};  // [foundation]: the cards that can be put on it now
  CardMask awaited_mask_ = 0;                         // the cards that can be put on some foundation now
  std::uint64_t heights_hash_ = 0;
  bool any_hidden_ = false;  // whether any card was face down when the search began
  int up_ = 0;
  int redeals_used_ = 0;
  std::array<int, 4> starters_{};
  std::vector<Step> log_;
  // Scratch space of list_moves().
  std::vector<int> empties_;  // columns
  std::vector<int> empty_cells_;
  std::vector<ColumnMove> to_empty_;
  std::vector<ColumnMove> parts_;
};

}  // namespace longwood
