// A column game's position as the search works on it: piles as stacks whose every height carries what the hash and the
// evaluation need, so that a move costs only the cards it moves. Moves are made and taken back through a log.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/columns/rules.hpp"

namespace longwood {

// What hash and worth need of a pile's cards up to one of them.
struct Level {
  std::uint64_t hash;  // chained from the bottom
  std::uint64_t part;  // of the position's hash, for a pile that ends here with no card face down
  CardMask kinds;      // of these cards
  std::int32_t worth;  // of these cards, as PileWorth has it
};

class Board {
 public:
  // seed: of the hashes. loose: stock and waste may be taken for one pile any card of which plays at any time, where the rules
  // allow it. The position must be one of these rules (fault_of() in columns/rules.hpp says what is wrong with others).
  Board(const ColumnRules& rules, const ColumnPosition& position, std::uint64_t seed = 0, bool loose = true);
  Board(const Board&) = delete;
  Board& operator=(const Board&) = delete;

  // Moves that are worth searching, in the order a depth-first search tries them; of several empty columns only the first is
  // used, and a whole column never moves to an empty one. (Columns differ only by their cards, so this loses nothing.)
  void moves(std::vector<ColumnMove>& out) { list_moves(out, false); }
  bool draw_of(ColumnMove& out) const;                                     // the draw or redeal among them; false: there is none
  void all_moves(std::vector<ColumnMove>& out) { list_moves(out, true); }  // every legal move
  [[nodiscard]] bool legal(const ColumnMove& move) const;

  void make(const ColumnMove& move);                       // with turning up and auto-fill
  void make_safe_moves(std::vector<ColumnMove>* written);  // repeated until none is left
  [[nodiscard]] std::size_t mark() const { return log_.size(); }
  void undo_to(std::size_t mark);

  [[nodiscard]] bool won() const { return up_ == rules_.deck_size(); }
  [[nodiscard]] int cards_up() const { return up_; }
  [[nodiscard]] std::uint64_t hash() const;
  // The hash after a move, where that can be told without making it and no safe move would follow; false where it cannot. now: hash().
  [[nodiscard]] bool hash_after(const ColumnMove& move, std::uint64_t now, std::uint64_t& after) const;
  [[nodiscard]] int evaluate() const;            // its worth, but for the moves made and how new it is
  [[nodiscard]] CardMask taken_by_tops() const;  // the cards that may go on some column's top
  // The two cards on top of a column, or one of them, or none, as a number.
  [[nodiscard]] int top_two(int column) const { return size_[column] == 0 ? 0 : 64 * top(column) + cards_[column][size_[column] - 1]; }
  [[nodiscard]] bool is_dead_end() const;  // proved lost; columns/dead_end.cpp says how
  [[nodiscard]] bool loose() const { return loose_; }
  [[nodiscard]] std::uint64_t exact_hash() const;  // of the columns in their order, too

  // A packed position takes packed_size() bytes. Whole words are copied: pack() may write, and unpack() read, kPackSlack bytes more.
  static constexpr std::size_t kPackSlack = 16;
  [[nodiscard]] std::size_t packed_size() const { return packed_size_; }                                                   // at most
  [[nodiscard]] std::size_t packed_size_now() const { return packed_size_ - static_cast<std::size_t>(up_ + unpacked()); }  // of this one
  void pack(std::uint8_t* out) const;
  void unpack(const std::uint8_t* in);

  [[nodiscard]] int size(int pile) const { return size_[pile]; }
  [[nodiscard]] int waste_pile() const { return waste_; }
  [[nodiscard]] int stock_pile() const { return stock_; }
  [[nodiscard]] int card(int pile, int height) const { return cards_[pile][height + 1]; }
  // Loose talon only: at which place of the talon a card of this kind lies, -1 if none does.
  [[nodiscard]] int talon_place(int card) const;
  [[nodiscard]] const ColumnRules& rules() const { return rules_; }

 private:
  friend class Relaxation;
  static constexpr int kNoCard = 63;  // its bit is in no mask of cards
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
  [[nodiscard]] bool gives(int pile) const;  // whether a foundation's top may come back: all but what started there
  [[nodiscard]] bool turns_left() const { return rules_.redeals == kUnlimited || redeals_used_ < rules_.redeals; }
  // The card that comes to lie on a foundation at that height, and the one on top of it: where they are built up in suit.
  [[nodiscard]] int foundation_card(int pile, int height) const { return 13 * (pile % 4) + (rules_.base - 1 + height) % 13; }
  [[nodiscard]] int foundation_top(int pile) const { return foundation_card(pile, height_[pile] - 1); }
  [[nodiscard]] int top(int pile) const { return cards_[pile][size_[pile]]; }  // kNoCard when empty
  [[nodiscard]] CardMask column_tops() const;
  [[nodiscard]] bool awaited(int card) const { return (awaited_mask_ & bit_of(card)) != 0; }
  [[nodiscard]] int movable(int column) const;
  void list_moves(std::vector<ColumnMove>& out, bool all);
  // An empty column takes a card by itself, which only a position set up by hand can see happen after a null move.
  [[nodiscard]] bool fills_itself() const { return rules_.empty == EmptyRule::kAutoFill && size_[waste_] + size_[stock_] != 0; }
  void column_moves(int column, CardMask tops, bool all, std::vector<ColumnMove>& across);
  void returns(bool all, std::vector<ColumnMove>& out);

  ColumnRules rules_;
  int waste_;
  int stock_;
  bool loose_;     // unlimited redeals, draw 1: any card of stock and waste plays at any time; all of them lie in stock_
  bool safe_ups_;  // the argument for safe moves holds for these rules
  bool hash_redeals_;
  bool stock_stays_;  // in its order from the start: no redeals, so its size tells its cards
  std::size_t packed_size_;
  std::array<CardMask, kCards> fits_on_{};       // [card]: where it may go
  std::array<CardMask, kCards> lower_{};         // [card]: of lower rank
  std::array<CardMask, kCards> lower_suit_{};    // [card]: of lower rank in its suit
  std::array<CardMask, kNoCard + 1> accepts_{};  // [card]: what may go on it
  std::array<CardMask, kCards> links_{};         // [card]: what it may lie on in a run
  CardMask fills_ = 0;

  std::array<std::array<CardMask, 14>, kMaxFoundations> next_{};              // [foundation][height]: what may go on it
  std::array<std::array<std::uint64_t, 14>, kMaxFoundations> height_part_{};  // [foundation][height]: of the hash
  std::array<std::uint64_t, kCards> talon_part_{};                            // [card]: of the hash, in a loose talon

  std::uint64_t salt_;
  std::vector<Level> levels_;
  std::vector<std::uint8_t> all_cards_;
  std::vector<std::uint8_t> first_stock_;               // the start's, bottom first
  std::array<Level*, kMaxColumns + 2> level_{};         // [pile][cards so far]
  std::array<std::uint8_t*, kMaxColumns + 2> cards_{};  // [pile][height], the lowest at 1
  std::array<std::uint8_t, kMaxColumns + 2> size_{};
  std::array<std::uint8_t, kMaxColumns> hidden_{};
  std::array<std::uint8_t, kMaxFoundations> height_{};
  std::array<CardMask, kMaxFoundations> next_now_{};  // what may go on each foundation
  CardMask awaited_mask_ = 0;                         // what may go on any
  std::uint64_t heights_hash_ = 0;
  bool any_hidden_ = false;  // when the search began
  int up_ = 0;
  int redeals_used_ = 0;
  std::array<int, 4> starters_{};
  std::vector<Step> log_;
  std::vector<int> empties_;  // scratch of list_moves
  std::vector<ColumnMove> to_empty_;
  std::vector<ColumnMove> parts_;
};

}  // namespace longwood
