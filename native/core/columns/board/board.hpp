// The position that the column search plays on. Each pile is a stack, and each height of it stores what the hash and the evaluation need of
// the cards so far. A move therefore costs time only for the cards that it moves. A log takes moves back.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/columns/rules.hpp"

namespace longwood {

// What the hash and the evaluation need of a pile's lowest cards.
struct Level {
  std::uint64_t hash;  // of these cards, chained from the bottom
  std::uint64_t part;  // the pile's part of the position's hash, if the pile ends here and no card is face down
  CardMask kinds;      // the set of these cards
  std::int32_t worth;  // the sum of the weights of PileWorth, except for `buried`
};

class Board {
 public:
  // seed: of the hashes. loose: whether the talon (stock and waste) may be loose, that is, one pile from which any card can be played at
  // any time. It then is when the rules have the same effect: unlimited redeals, one card at a time, no auto-fill. The position must be one
  // that fault_of() in columns/rules.hpp accepts.
  Board(const ColumnRules& rules, const ColumnPosition& position, std::uint64_t seed = 0, bool loose = true);
  Board(const Board&) = delete;
  Board& operator=(const Board&) = delete;

  // Lists the moves that are worth searching, in the order in which a depth-first search tries them. Of several empty columns it uses only
  // the first, and it never moves a whole column to an empty one. Nothing is lost by that, because columns differ only by their cards.
  void moves(std::vector<ColumnMove>& out) { list_moves(out, false); }
  bool draw_of(ColumnMove& out) const;                                     // the draw or redeal among them; false when there is none
  void all_moves(std::vector<ColumnMove>& out) { list_moves(out, true); }  // every legal move
  [[nodiscard]] bool legal(const ColumnMove& move) const;

  void make(const ColumnMove& move);                       // also turns a card up, or fills the empty column
  void make_safe_moves(std::vector<ColumnMove>* written);  // until none is left; adds them to `written`, unless it is null
  [[nodiscard]] std::size_t mark() const { return log_.size(); }
  void undo_to(std::size_t mark);

  [[nodiscard]] bool won() const { return up_ == rules_.deck_size(); }
  [[nodiscard]] int cards_up() const { return up_; }
  [[nodiscard]] std::uint64_t hash() const;
  // Computes the hash after a move without making it. Returns false when that is not possible, or when a safe move could follow. now:
  // hash().
  [[nodiscard]] bool hash_after(const ColumnMove& move, std::uint64_t now, std::uint64_t& after) const;
  [[nodiscard]] int evaluate() const;            // the worth, without the terms for moves made and for novelty
  [[nodiscard]] CardMask taken_by_tops() const;  // the cards that may go on the top of some column
  // The top two cards of a column as one number; the column may have only one card, or none.
  [[nodiscard]] int top_two(int column) const { return size_[column] == 0 ? 0 : 64 * top(column) + cards_[column][size_[column] - 1]; }
  [[nodiscard]] bool is_dead_end() const;  // whether the position is proved lost; see columns/dead_end.cpp
  [[nodiscard]] bool loose() const { return loose_; }
  [[nodiscard]] std::uint64_t exact_hash() const;  // includes the order of the columns

  // Copies the position to bytes and back. Whole words are copied, so pack() may write and unpack() may read kPackSlack bytes more.
  static constexpr std::size_t kPackSlack = 16;
  [[nodiscard]] std::size_t packed_size() const { return packed_size_; }  // of any position of the game, at most
  [[nodiscard]] std::size_t packed_size_now() const { return packed_size_ - static_cast<std::size_t>(up_ + unpacked()); }
  void pack(std::uint8_t* out) const;
  void unpack(const std::uint8_t* in);

  [[nodiscard]] int size(int pile) const { return size_[pile]; }
  [[nodiscard]] int waste_pile() const { return waste_; }
  [[nodiscard]] int stock_pile() const { return stock_; }
  [[nodiscard]] int card(int pile, int height) const { return cards_[pile][height + 1]; }
  // The place of such a card in a loose talon, or -1 when there is none.
  [[nodiscard]] int talon_place(int card) const;
  [[nodiscard]] const ColumnRules& rules() const { return rules_; }

 private:
  friend class Relaxation;
  static constexpr int kNoCard = 63;  // no mask of cards has its bit
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
  void take_from_talon(int place);
  void tidy(int column);
  void draw();
  void reverse_onto(int from, int to);
  void set_height(int pile, int height);
  [[nodiscard]] CardMask next_after(int pile, int height) const;
  [[nodiscard]] int unpacked() const { return stock_stays_ ? size_[stock_] : 0; }
  [[nodiscard]] std::uint64_t column_part(int column) const;
  [[nodiscard]] int foundation_for(int card) const;
  [[nodiscard]] bool is_safe(int card) const;
  [[nodiscard]] bool gives(int pile) const;  // whether a foundation's top may return: all cards but those that started there
  [[nodiscard]] bool turns_left() const { return rules_.redeals == kUnlimited || redeals_used_ < rules_.redeals; }
  // The card at that height of a foundation that is built up in suit, and its top card.
  [[nodiscard]] int foundation_card(int pile, int height) const { return 13 * (pile % 4) + (rules_.base - 1 + height) % 13; }
  [[nodiscard]] int foundation_top(int pile) const { return foundation_card(pile, height_[pile] - 1); }
  [[nodiscard]] int top(int pile) const { return cards_[pile][size_[pile]]; }  // kNoCard when empty
  [[nodiscard]] CardMask column_tops() const;
  [[nodiscard]] bool awaited(int card) const { return (awaited_mask_ & bit_of(card)) != 0; }
  [[nodiscard]] int movable(int column) const;
  void list_moves(std::vector<ColumnMove>& out, bool all);
  // Whether an empty column is filled automatically. Moving a whole column to an empty one then matters, which can occur only in a position
  // that was set up by hand.
  [[nodiscard]] bool fills_itself() const { return rules_.empty == EmptyRule::kAutoFill && size_[waste_] + size_[stock_] != 0; }
  void column_moves(int column, CardMask tops, bool all, std::vector<ColumnMove>& across);
  void returns(bool all, std::vector<ColumnMove>& out);

  ColumnRules rules_;
  int waste_;
  int stock_;
  bool loose_;     // the talon is loose; all its cards are then in the stock's pile
  bool safe_ups_;  // whether the argument for safe moves holds for these rules
  bool hash_redeals_;
  bool stock_stays_;  // the stock never changes its order (no redeals), so its size determines its cards
  std::size_t packed_size_;
  std::array<CardMask, kCards> fits_on_{};       // [card]: the cards that it may go on
  std::array<CardMask, kCards> lower_{};         // [card]: the cards of lower rank
  std::array<CardMask, kCards> lower_suit_{};    // [card]: the cards of lower rank in its suit
  std::array<CardMask, kNoCard + 1> accepts_{};  // [card]: the cards that may go on it
  std::array<CardMask, kCards> links_{};         // [card]: the cards that may be under it in a run
  CardMask fills_ = 0;                           // the cards that may fill an empty column

  std::array<std::array<CardMask, 14>, kMaxFoundations> next_{};              // [foundation][height]: the cards that may go on it
  std::array<std::array<std::uint64_t, 14>, kMaxFoundations> height_part_{};  // [foundation][height]: its part of the hash
  std::array<std::uint64_t, kCards> talon_part_{};                            // [card]: its part of the hash, in a loose talon

  std::uint64_t salt_;
  std::vector<Level> levels_;
  std::vector<std::uint8_t> all_cards_;
  std::vector<std::uint8_t> first_stock_;               // the stock at the start, bottom first
  std::array<Level*, kMaxColumns + 2> level_{};         // [pile][number of cards]
  std::array<std::uint8_t*, kMaxColumns + 2> cards_{};  // [pile][height], the lowest card at 1
  std::array<std::uint8_t, kMaxColumns + 2> size_{};
  std::array<std::uint8_t, kMaxColumns> hidden_{};
  std::array<std::uint8_t, kMaxFoundations> height_{};
  std::array<CardMask, kMaxFoundations> next_now_{};  // the cards that may go on each foundation
  CardMask awaited_mask_ = 0;                         // the cards that may go on any of them
  std::uint64_t heights_hash_ = 0;
  bool any_hidden_ = false;  // whether cards were face down when the search began
  int up_ = 0;
  int redeals_used_ = 0;
  std::array<int, 4> starters_{};
  std::vector<Step> log_;
  std::vector<int> empties_;  // scratch of list_moves
  std::vector<ColumnMove> to_empty_;
  std::vector<ColumnMove> parts_;
};

}  // namespace longwood
