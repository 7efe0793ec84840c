// The dead-end test. It proves that a position is lost by playing a game that is easier than the real one.
#include <algorithm>
#include <bit>
#include <cstring>

#include "core/columns/board/board.hpp"

namespace longwood {

// The easier game. Once a card has left its pile, it is free forever: it can go up to a foundation, and other cards can be put on it,
// wherever it really is. Once the top card of a column has been seen, other cards can be put on it forever. No card ever blocks another.
// Only the order of the cards still matters. A card in a column becomes free after all cards above it, the stock is drawn in order, and a
// drawn card that cannot be played is covered by later ones.
//
// A card that is free stays free, and a card that accepts others continues to accept them. So the easier game loses nothing by playing
// every possible card before each draw. By induction over the moves of a real line, after the same number of draws it has freed every card
// that the real line has freed. If the easier game never empties a column, no real line does either, and the position is lost.
//
// If only Kings (or only Queens, or no cards) can fill an empty column, the easier game continues with any number of empty columns for
// them. The position is then lost if not all cards go up.
class Relaxation {
 public:
  explicit Relaxation(const Board& board);
  bool may_win();

 private:
  void see(int card) {
    ++seen_[card];
    ready_ |= bit_of(card) & next_up_;
  }
  void free(int card) {
    see(card);
    freed_ |= bit_of(card);
  }
  void reach(CardMask kinds) {
    reached_ |= kinds;
    movable_ |= kinds;
  }
  void open_for_cards(int card) {
    tops_ |= bit_of(card);
    movable_ |= board_.accepts_[card];
    accepted_ |= board_.accepts_[card];
  }
  void empty_column(int column) {
    if (board_.rules_.is_cell(column)) any_card_fills_ = true;
    fillers_ = board_.fills_;
    movable_ |= fillers_;
    any_card_fills_ = any_card_fills_ || board_.fills_ == kAllCards;
  }
  [[nodiscard]] bool can_move(int card) const { return (movable_ & bit_of(card)) != 0; }
  [[nodiscard]] bool can_move_in_run(int column) const;
  void play_all();
  bool pop_columns();
  bool pop_waste();
  bool raise();
  bool use_free_cards();
  void draw();
  void redeal();
  [[nodiscard]] bool all_up() const;

  const Board& board_;
  const int columns_;
  const int piles_;  // the number of foundations
  const bool runs_;
  CardMask tops_ = 0;            // the cards that accept other cards
  CardMask accepted_ = 0;        // the cards that can be put on those
  CardMask freed_ = 0;           // the cards that have left their piles
  CardMask reached_ = 0;         // the cards that some foundation has been ready to accept
  CardMask fillers_ = 0;         // the cards that can fill an empty column, if there is one
  CardMask movable_ = 0;         // the cards that can leave their piles: accepted_, reached_ and fillers_
  CardMask next_up_ = 0;         // the next card of each foundation
  CardMask ready_ = 0;           // the cards of next_up_ that have been seen since raise() last looked
  CardMask column_tops_ = 0;     // the top cards left in the columns
  bool any_card_fills_ = false;  // whether there is an empty column or cell that any card can fill; the test then proves nothing
  bool top_seen_ = false;        // whether the top of the waste is counted in seen_
  int waste_size_ = 0;           // the number of cards in the waste
  int stock_at_ = 0;             // the index of the next card of the stock
  int stock_size_ = 0;           // the index of the end of the stock
  int talon_size_ = 0;           // the number of cards in the talon when the current pass began
  int redeals_;                  // the number of redeals used
  // Whether the current pass through the stock began with an empty waste. If such a pass frees no card in the talon, neither will another.
  bool whole_pass_ = false;
  std::array<std::uint8_t, kCards> seen_{};  // [card]: the number of copies that are free or on top of a pile
  std::array<std::uint8_t, kMaxFoundations> height_;
  std::array<std::uint8_t, kMaxColumns> column_size_;  // [column]: the number of cards that are not free yet
  std::array<std::uint8_t, kCards * 4 + Board::kPackSlack> waste_;
  std::array<std::uint8_t, kCards * 4 + Board::kPackSlack> stock_;
};

Relaxation::Relaxation(const Board& board)
    : board_(board),
      columns_(board.rules_.columns),
      piles_(board.rules_.foundations()),
      runs_(board.rules_.run != RunRule::kSingle),
      redeals_(board.redeals_used_),
      height_(board.height_) {
  const Board& b = board;
  reach(b.awaited_mask_);
  for (int pile = 0; pile < piles_; ++pile) next_up_ |= height_[pile] < 13 ? bit_of(b.foundation_card(pile, height_[pile])) : 0;
  for (int c = 0; c < columns_; ++c) {
    column_size_[c] = b.size_[c];
    if (b.size_[c] == 0) {
      empty_column(c);
      continue;
    }
    open_for_cards(b.top(c));
    column_tops_ |= bit_of(b.top(c));
    see(b.top(c));
  }
  if (any_card_fills_) return;
  const std::uint8_t* const waste = b.cards_[b.waste_] + 1;
  const std::uint8_t* const stock = b.cards_[b.stock_] + 1;
  const int in_waste = b.size_[b.waste_];
  const int in_stock = b.size_[b.stock_];
  if (b.loose_ || (b.turns_left() && b.rules_.draw > 1)) {  // redeals can bring any card to the top of the waste
    for (int i = 0; i < in_waste; ++i) free(waste[i]);
    for (int i = 0; i < in_stock; ++i) free(stock[i]);
  } else {
    std::memcpy(waste_.data(), waste, static_cast<std::size_t>(in_waste));
    std::reverse_copy(stock, stock + in_stock, stock_.data());
    waste_size_ = in_waste;
    stock_size_ = in_stock;
  }
  talon_size_ = waste_size_ + stock_size_;
  whole_pass_ = waste_size_ == 0;
}

bool Relaxation::can_move_in_run(int column) const {
  const std::uint8_t* const cards = board_.cards_[column];
  const int left = column_size_[column];
  for (int count = 1; count < left && !board_.face_down(column, left - count - 1); ++count) {
    const int under = cards[left - count];
    if ((board_.links_[cards[left - count + 1]] & bit_of(under)) == 0) return false;
    if (((accepted_ | fillers_) & bit_of(under)) != 0) return true;
  }
  return false;
}

bool Relaxation::pop_columns() {
  if (!runs_ && (column_tops_ & movable_) == 0) return false;
  bool changed = false;
  column_tops_ = 0;
  for (int c = 0; c < columns_; ++c) {
    while (column_size_[c] != 0) {
      const int card = board_.cards_[c][column_size_[c]];
      if (!can_move(card) && !(runs_ && can_move_in_run(c))) {
        column_tops_ |= bit_of(card);
        break;
      }
      changed = true;
      freed_ |= bit_of(card);
      if (--column_size_[c] == 0) {
        empty_column(c);
        break;
      }
      const int next = board_.cards_[c][column_size_[c]];
      open_for_cards(next);
      see(next);
    }
  }
  return changed;
}

bool Relaxation::pop_waste() {
  bool changed = false;
  while (waste_size_ != 0) {
    const int card = waste_[waste_size_ - 1];
    if (!top_seen_) {
      see(card);
      top_seen_ = true;
      changed = true;
    }
    if (!can_move(card)) break;
    freed_ |= bit_of(card);  // seen_ still counts it
    top_seen_ = false;
    --waste_size_;
    changed = true;
  }
  return changed;
}

// Raises the foundations as far as possible. Each foundation of a suit needs its own copy of every card.
bool Relaxation::raise() {
  bool changed = false;
  while (ready_ != 0) {
    const int suit = suit_of(std::countr_zero(ready_));
    const CardMask kinds = CardMask{0x1FFF} << (13 * suit);
    ready_ &= ~kinds;
    next_up_ &= ~kinds;
    for (int pile = suit; pile < piles_; pile += 4) {
      while (height_[pile] < 13) {
        const int height = height_[pile];
        const int card = board_.foundation_card(pile, height);
        int used = 0;
        for (int other = suit; other < piles_ && seen_[card] != 0; other += 4)
          used += height_[other] > height && board_.height_[other] <= height;
        if (seen_[card] <= used) {
          next_up_ |= bit_of(card);
          break;
        }
        changed = true;
        if (++height_[pile] < 13) reach(bit_of(board_.foundation_card(pile, height + 1)));
      }
    }
  }
  return changed;
}

// Lets other cards be put on each free card that could be in a column.
bool Relaxation::use_free_cards() {
  bool changed = false;
  for (CardMask rest; (rest = freed_ & ~tops_ & (accepted_ | fillers_)) != 0;) {
    open_for_cards(std::countr_zero(rest));
    changed = true;
  }
  return changed;
}

// Plays everything that can be played without another draw.
void Relaxation::play_all() {
  for (bool changed = true; changed && !any_card_fills_;) {
    changed = raise();
    changed = pop_columns() || changed;
    changed = pop_waste() || changed;
    changed = use_free_cards() || changed;
  }
}

void Relaxation::draw() {
  if (top_seen_) --seen_[waste_[waste_size_ - 1]];
  top_seen_ = false;
  for (int i = 0; i < board_.rules_.draw && stock_at_ < stock_size_; ++i) waste_[waste_size_++] = stock_[stock_at_++];
}

void Relaxation::redeal() {
  if (top_seen_) --seen_[waste_[waste_size_ - 1]];
  top_seen_ = false;
  ++redeals_;
  whole_pass_ = true;
  talon_size_ = stock_size_ = waste_size_;
  stock_at_ = waste_size_ = 0;
  std::memcpy(stock_.data(), waste_.data(), static_cast<std::size_t>(stock_size_));
}

bool Relaxation::all_up() const {
  for (int pile = 0; pile < piles_; ++pile) {
    if (height_[pile] < 13) return false;
  }
  return true;
}

bool Relaxation::may_win() {
  play_all();
  while (!any_card_fills_) {
    if (stock_at_ < stock_size_) {
      draw();
      if (can_move(waste_[waste_size_ - 1])) play_all();  // a card that cannot leave the waste changes nothing
      continue;
    }
    const bool turns = board_.rules_.redeals == kUnlimited || redeals_ < board_.rules_.redeals;
    if (!turns || waste_size_ == 0 || (whole_pass_ && waste_size_ == talon_size_)) return all_up();
    redeal();
  }
  return true;
}

bool Board::is_dead_end() const {
  if (!rules_.up_by_suit || rules_.foundation_return || won()) return false;
  return !Relaxation(*this).may_win();
}

}  // namespace longwood
