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
    rises_ |= bit_of(card) & wanted_;
  }
  void free(int card) {
    see(card);
    freed_ |= bit_of(card);
  }
  void reach(CardMask kinds) {
    reached_ |= kinds;
    goes_ |= kinds;
  }
  void take_guests(int card) {
    tops_ |= bit_of(card);
    goes_ |= board_.accepts_[card];
    guests_ |= board_.accepts_[card];
  }
  void empty_one() {
    gap_ = board_.fills_;
    goes_ |= gap_;
    any_gap_ = board_.fills_ == kAllCards;
  }
  [[nodiscard]] bool goes(int card) const { return (goes_ & bit_of(card)) != 0; }
  [[nodiscard]] bool goes_in_run(int column) const;
  void spread();
  bool pop_columns();
  bool pop_waste();
  bool raise();
  bool place();
  void draw();
  void turn();
  [[nodiscard]] bool all_up() const;

  const Board& board_;
  const int columns_;
  const int piles_;  // the number of foundations
  const bool runs_;
  CardMask tops_ = 0;      // the cards that accept other cards
  CardMask guests_ = 0;    // the cards that can be put on those
  CardMask freed_ = 0;     // the cards that have left their piles
  CardMask reached_ = 0;   // the cards that some foundation has been ready to accept
  CardMask gap_ = 0;       // the cards that can fill an empty column, if there is one
  CardMask goes_ = 0;      // the cards that can leave their piles: guests_, reached_ and gap_
  CardMask wanted_ = 0;    // the next card of each foundation
  CardMask rises_ = 0;     // the cards of wanted_ that have been seen since raise() last looked
  CardMask lids_ = 0;      // the top card of what is left of each column
  bool any_gap_ = false;   // whether there is an empty column that any card can fill; the test then proves nothing
  bool top_seen_ = false;  // whether the top of the waste is counted in seen_
  int waiting_ = 0;        // the number of cards in the waste
  int next_ = 0;           // the index of the next card of the stock
  int coming_ = 0;         // the index of the end of the stock
  int before_ = 0;         // the number of cards in the talon when the current pass began
  int turned_;             // the number of redeals used
  // Whether the current pass through the stock began with an empty waste. If such a pass frees no card of the talon, neither will another.
  bool whole_pass_ = false;
  std::array<std::uint8_t, kCards> seen_{};  // [card]: the number of copies that are free or on top of a pile
  std::array<std::uint8_t, kMaxFoundations> height_;
  std::array<std::uint8_t, kMaxColumns> left_;  // [column]: the number of cards that are not free yet
  std::array<std::uint8_t, kCards * 4 + Board::kPackSlack> waste_;
  std::array<std::uint8_t, kCards * 4 + Board::kPackSlack> stock_;
};

Relaxation::Relaxation(const Board& board)
    : board_(board),
      columns_(board.rules_.columns),
      piles_(board.rules_.foundations()),
      runs_(board.rules_.run != RunRule::kSingle),
      turned_(board.redeals_used_),
      height_(board.height_) {
  const Board& b = board;
  reach(b.awaited_mask_);
  for (int pile = 0; pile < piles_; ++pile) wanted_ |= height_[pile] < 13 ? bit_of(b.foundation_card(pile, height_[pile])) : 0;
  for (int c = 0; c < columns_; ++c) {
    left_[c] = b.size_[c];
    if (b.size_[c] == 0) {
      empty_one();
      continue;
    }
    take_guests(b.top(c));
    lids_ |= bit_of(b.top(c));
    see(b.top(c));
  }
  if (any_gap_) return;
  const std::uint8_t* const waste = b.cards_[b.waste_] + 1;
  const std::uint8_t* const stock = b.cards_[b.stock_] + 1;
  const int wasted = b.size_[b.waste_];
  const int stocked = b.size_[b.stock_];
  if (b.loose_ || (b.turns_left() && b.rules_.draw > 1)) {  // redeals can bring any card to the top of the waste
    for (int i = 0; i < wasted; ++i) free(waste[i]);
    for (int i = 0; i < stocked; ++i) free(stock[i]);
  } else {
    std::memcpy(waste_.data(), waste, static_cast<std::size_t>(wasted));
    std::reverse_copy(stock, stock + stocked, stock_.data());
    waiting_ = wasted;
    coming_ = stocked;
  }
  before_ = waiting_ + coming_;
  whole_pass_ = waiting_ == 0;
}

bool Relaxation::goes_in_run(int column) const {
  const std::uint8_t* const cards = board_.cards_[column];
  const int left = left_[column];
  for (int count = 1; count < left - board_.hidden_[column]; ++count) {
    const int under = cards[left - count];
    if ((board_.links_[cards[left - count + 1]] & bit_of(under)) == 0) return false;
    if (((guests_ | gap_) & bit_of(under)) != 0) return true;
  }
  return false;
}

bool Relaxation::pop_columns() {
  if (!runs_ && (lids_ & goes_) == 0) return false;
  bool changed = false;
  lids_ = 0;
  for (int c = 0; c < columns_; ++c) {
    while (left_[c] != 0) {
      const int card = board_.cards_[c][left_[c]];
      if (!goes(card) && !(runs_ && goes_in_run(c))) {
        lids_ |= bit_of(card);
        break;
      }
      changed = true;
      freed_ |= bit_of(card);
      if (--left_[c] == 0) {
        empty_one();
        break;
      }
      const int next = board_.cards_[c][left_[c]];
      take_guests(next);
      see(next);
    }
  }
  return changed;
}

bool Relaxation::pop_waste() {
  bool changed = false;
  while (waiting_ != 0) {
    const int card = waste_[waiting_ - 1];
    if (!top_seen_) {
      see(card);
      top_seen_ = true;
      changed = true;
    }
    if (!goes(card)) break;
    freed_ |= bit_of(card);  // seen_ still counts it
    top_seen_ = false;
    --waiting_;
    changed = true;
  }
  return changed;
}

// Raises the foundations as far as possible. Each foundation of a suit needs its own copy of every card.
bool Relaxation::raise() {
  bool changed = false;
  while (rises_ != 0) {
    const int suit = suit_of(std::countr_zero(rises_));
    const CardMask kinds = CardMask{0x1FFF} << (13 * suit);
    rises_ &= ~kinds;
    wanted_ &= ~kinds;
    for (int pile = suit; pile < piles_; pile += 4) {
      while (height_[pile] < 13) {
        const int height = height_[pile];
        const int card = board_.foundation_card(pile, height);
        int used = 0;
        for (int other = suit; other < piles_ && seen_[card] != 0; other += 4)
          used += height_[other] > height && board_.height_[other] <= height;
        if (seen_[card] <= used) {
          wanted_ |= bit_of(card);
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
bool Relaxation::place() {
  bool changed = false;
  for (CardMask rest; (rest = freed_ & ~tops_ & (guests_ | gap_)) != 0;) {
    take_guests(std::countr_zero(rest));
    changed = true;
  }
  return changed;
}

// Plays everything that can be played without another draw.
void Relaxation::spread() {
  for (bool changed = true; changed && !any_gap_;) {
    changed = raise();
    changed = pop_columns() || changed;
    changed = pop_waste() || changed;
    changed = place() || changed;
  }
}

void Relaxation::draw() {
  if (top_seen_) --seen_[waste_[waiting_ - 1]];
  top_seen_ = false;
  for (int i = 0; i < board_.rules_.draw && next_ < coming_; ++i) waste_[waiting_++] = stock_[next_++];
}

void Relaxation::turn() {
  if (top_seen_) --seen_[waste_[waiting_ - 1]];
  top_seen_ = false;
  ++turned_;
  whole_pass_ = true;
  before_ = coming_ = waiting_;
  next_ = waiting_ = 0;
  std::memcpy(stock_.data(), waste_.data(), static_cast<std::size_t>(coming_));
}

bool Relaxation::all_up() const {
  for (int pile = 0; pile < piles_; ++pile) {
    if (height_[pile] < 13) return false;
  }
  return true;
}

bool Relaxation::may_win() {
  spread();
  while (!any_gap_) {
    if (next_ < coming_) {
      draw();
      if (goes(waste_[waiting_ - 1])) spread();  // a card that cannot leave the waste changes nothing
      continue;
    }
    const bool turns = board_.rules_.redeals == kUnlimited || turned_ < board_.rules_.redeals;
    if (!turns || waiting_ == 0 || (whole_pass_ && waiting_ == before_)) return all_up();
    turn();
  }
  return true;
}

bool Board::is_dead_end() const {
  if (!rules_.up_by_suit || rules_.foundation_return || won()) return false;
  return !Relaxation(*this).may_win();
}

}  // namespace longwood
