// The dead-end test: a proof that a position is lost, by a game that is easier than the real one.
#include <algorithm>
#include <bit>
#include <cstring>

#include "core/columns/board.hpp"

namespace longwood {

// The easier game. A card that once gets away from its pile stays at hand for ever: it may go up at any time and take cards on it at
// any time, wherever it really lies; a column's top, once seen, takes cards for ever; and no card ever gets in another's way. What
// stays true is order: a pile's card is freed only when all above it are, the stock comes in its order, and what cannot be played
// when it is drawn lies on the waste beneath what is drawn later.
//
// Every set of the easier game only grows, so playing whatever can be played, before each draw, reaches all it can ever reach; and
// after as many draws it has freed every card that any real play has freed (by induction over the real moves). So when even here no
// column is ever emptied, none is in the real game, and it is lost. Where only Kings (Queens, nothing) may fill a column the game goes
// on with any number of gaps for them, and the position is lost when not all cards go up. The whole argument is in
// docs/search.md.
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
    goes_ |= b_.accepts_[card];
    guests_ |= b_.accepts_[card];
  }
  void empty_one() {
    gap_ = b_.fills_;
    goes_ |= gap_;
    any_gap_ = b_.fills_ == kAllCards;
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

  const Board& b_;
  const int columns_;
  const int piles_;  // foundations
  const bool runs_;
  CardMask tops_ = 0;      // kinds that may take others on them
  CardMask guests_ = 0;    // what they may take
  CardMask freed_ = 0;     // kinds that got away from their piles
  CardMask reached_ = 0;   // kinds their foundation has come to
  CardMask gap_ = 0;       // kinds that may fill an empty column, once there is one
  CardMask goes_ = 0;      // kinds that get away: guests, reached, gap
  CardMask wanted_ = 0;    // what comes next on the foundations as they are now
  CardMask rises_ = 0;     // of these, what was seen since
  CardMask lids_ = 0;      // the columns' highest cards not freed yet
  bool any_gap_ = false;   // a column is empty that any card may fill: nothing is argued then
  bool top_seen_ = false;  // the waste's top is counted in seen_
  int waiting_ = 0;
  int next_ = 0;    // of the stock
  int coming_ = 0;  // the stock's end
  int before_ = 0;  // cards in the talon when the pass began
  int turned_;
  bool whole_pass_ = false;
  std::array<std::uint8_t, kCards> seen_{};  // copies that are freed or on top of a pile
  std::array<std::uint8_t, kMaxFoundations> height_;
  std::array<std::uint8_t, kMaxColumns> left_;  // cards not freed yet, by column
  std::array<std::uint8_t, kCards * 4 + Board::kPackSlack> waste_;
  std::array<std::uint8_t, kCards * 4 + Board::kPackSlack> stock_;
};

Relaxation::Relaxation(const Board& board)
    : b_(board),
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
  if (b.loose_ || (b.turns_left() && b.rules_.draw > 1)) {  // after a turn any card may come to lie on top
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
  const std::uint8_t* const cards = b_.cards_[column];
  const int left = left_[column];
  for (int count = 1; count < left - b_.hidden_[column]; ++count) {
    const int under = cards[left - count];
    if ((b_.links_[cards[left - count + 1]] & bit_of(under)) == 0) return false;
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
      const int card = b_.cards_[c][left_[c]];
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
      const int next = b_.cards_[c][left_[c]];
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
    freed_ |= bit_of(card);  // and stays seen
    top_seen_ = false;
    --waiting_;
    changed = true;
  }
  return changed;
}

// The k-th pile of a suit needs its own copy of each card.
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
        const int card = b_.foundation_card(pile, height);
        int used = 0;
        for (int other = suit; other < piles_ && seen_[card] != 0; other += 4)
          used += height_[other] > height && b_.height_[other] <= height;
        if (seen_[card] <= used) {
          wanted_ |= bit_of(card);
          break;
        }
        changed = true;
        if (++height_[pile] < 13) reach(bit_of(b_.foundation_card(pile, height + 1)));
      }
    }
  }
  return changed;
}

// Freed cards that have a place take others on them there.
bool Relaxation::place() {
  bool changed = false;
  for (CardMask rest; (rest = freed_ & ~tops_ & (guests_ | gap_)) != 0;) {
    take_guests(std::countr_zero(rest));
    changed = true;
  }
  return changed;
}

// Plays all that can be played.
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
  for (int i = 0; i < b_.rules_.draw && next_ < coming_; ++i) waste_[waiting_++] = stock_[next_++];
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
      if (goes(waste_[waiting_ - 1])) spread();  // a card that stays changes nothing
      continue;
    }
    const bool turns = b_.rules_.redeals == kUnlimited || turned_ < b_.rules_.redeals;
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
