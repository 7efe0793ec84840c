// The dead-end test: a proof that a position is lost, by a game that is easier than the real one.
#include <bit>

#include "core/column_board.hpp"

namespace longwood {

// The easier game. A card that once gets away from its pile stays at hand for ever: it may go up at any time and take cards on it at
// any time, wherever it really lies; a column's top, once seen, takes cards for ever; and no card ever gets in another's way. What
// stays true is order: a pile's card is freed only when all above it are, the stock comes in its order, and what cannot be played
// when it is drawn lies on the waste beneath what is drawn later.
//
// Every set of the easier game only grows, so playing whatever can be played, before each draw, reaches all it can ever reach; and
// after as many draws it has freed every card that any real play has freed (by induction over the real moves). So when even here no
// column is ever emptied, none is in the real game, and it is lost. Where only Kings (Queens, nothing) may fill a column the game goes
// on with any number of gaps for them, and the position is lost when not all cards go up. Source: solver.md 2.4; the order of the
// draws, and the gaps for Kings, are new here.
class Relaxation {
 public:
  explicit Relaxation(const Board& board);
  bool may_win();

 private:
  struct Waiting {
    std::uint8_t card;
    bool seen;
  };

  void see(int card) { ++seen_[card]; }
  void bury(Waiting& top) {
    if (top.seen) --seen_[top.card];
    top.seen = false;
  }
  void empty_one() {
    gap_ = b_.fills_;
    any_gap_ = b_.fills_ == kAllCards;
  }
  [[nodiscard]] bool goes(int card) const { return (b_.fits_on_[card] & tops_) != 0 || ((reached_ | gap_) & bit_of(card)) != 0; }
  [[nodiscard]] bool goes_in_run(int column) const;
  void spread();
  bool pop_columns();
  bool pop_waste();
  bool raise();
  bool place();
  void turn();
  [[nodiscard]] bool all_up() const;

  const Board& b_;
  CardMask tops_ = 0;     // kinds that may take others on them
  CardMask freed_ = 0;    // kinds that got away from their piles
  CardMask reached_ = 0;  // kinds their foundation has come to
  CardMask gap_ = 0;      // kinds that may fill an empty column, once there is one
  bool any_gap_ = false;  // a column is empty that any card may fill: nothing is argued then
  int waiting_ = 0;
  int next_ = 0;    // of the stock
  int coming_ = 0;  // the stock's end
  int before_ = 0;  // cards in the talon when the pass began
  int turned_;
  bool whole_pass_ = false;
  std::array<std::uint8_t, kCards> seen_{};  // copies that are freed or on top of a pile
  std::array<std::uint8_t, kMaxFoundations> height_;
  std::array<std::uint8_t, kMaxColumns> left_;  // cards not freed yet, by column
  std::array<Waiting, kCards * 4> waste_;
  std::array<std::uint8_t, kCards * 4> stock_;
};

Relaxation::Relaxation(const Board& board)
    : b_(board), reached_(board.awaited_mask_), turned_(board.redeals_used_), height_(board.height_) {
  const Board& b = board;
  for (int c = 0; c < b.rules_.columns; ++c) {
    left_[c] = b.size_[c];
    if (b.size_[c] == 0) {
      empty_one();
      continue;
    }
    tops_ |= bit_of(b.top(c));
    see(b.top(c));
  }
  const bool all_come = b.loose_ || (b.turns_left() && b.rules_.draw > 1);  // after a turn any card may come to lie on top
  for (int i = 1; i <= b.size_[b.waste_]; ++i) {
    const std::uint8_t card = b.level_[b.waste_][i].card;
    if (all_come) {
      see(card);
      freed_ |= bit_of(card);
    } else {
      waste_[waiting_++] = {card, false};
    }
  }
  for (int i = b.size_[b.stock_]; i >= 1; --i) {
    const std::uint8_t card = b.level_[b.stock_][i].card;
    if (all_come) {
      see(card);
      freed_ |= bit_of(card);
    } else {
      stock_[coming_++] = card;
    }
  }
  before_ = waiting_ + coming_;
  whole_pass_ = waiting_ == 0;
}

bool Relaxation::goes_in_run(int column) const {
  const Level* const levels = b_.level_[column];
  const int left = left_[column];
  for (int count = 1; count < left - b_.hidden_[column]; ++count) {
    const int under = levels[left - count].card;
    if ((b_.links_[levels[left - count + 1].card] & bit_of(under)) == 0) return false;
    if ((b_.fits_on_[under] & tops_) != 0 || (gap_ & bit_of(under)) != 0) return true;
  }
  return false;
}

bool Relaxation::pop_columns() {
  bool changed = false;
  const bool runs = b_.rules_.run != RunRule::kSingle;
  for (int c = 0; c < b_.rules_.columns; ++c) {
    while (left_[c] != 0) {
      const int card = b_.level_[c][left_[c]].card;
      if (!goes(card) && !(runs && goes_in_run(c))) break;
      changed = true;
      freed_ |= bit_of(card);
      if (--left_[c] == 0) {
        empty_one();
        break;
      }
      const int next = b_.level_[c][left_[c]].card;
      tops_ |= bit_of(next);
      see(next);
    }
  }
  return changed;
}

bool Relaxation::pop_waste() {
  bool changed = false;
  while (waiting_ != 0) {
    Waiting& top = waste_[waiting_ - 1];
    if (!top.seen) {
      top.seen = true;
      see(top.card);
      changed = true;
    }
    if (!goes(top.card)) break;
    freed_ |= bit_of(top.card);
    --waiting_;
    changed = true;
  }
  return changed;
}

// The k-th pile of a suit needs its own copy of each card.
bool Relaxation::raise() {
  bool changed = false;
  const int piles = b_.rules_.foundations();
  for (int pile = 0; pile < piles; ++pile) {
    while (height_[pile] < 13) {
      const int height = height_[pile];
      const int card = b_.foundation_card(pile, height);
      if (seen_[card] == 0) break;
      int used = 0;
      for (int other = pile % 4; other < piles; other += 4) used += height_[other] > height && b_.height_[other] <= height;
      if (seen_[card] <= used) break;
      changed = true;
      if (++height_[pile] < 13) reached_ |= bit_of(b_.foundation_card(pile, height + 1));
    }
  }
  return changed;
}

// Freed cards that have a place take others on them there.
bool Relaxation::place() {
  bool changed = false;
  for (CardMask rest = freed_ & ~tops_; rest != 0; rest &= rest - 1) {
    const int card = std::countr_zero(rest);
    if ((b_.fits_on_[card] & tops_) == 0 && (gap_ & bit_of(card)) == 0) continue;
    tops_ |= bit_of(card);
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

void Relaxation::turn() {
  ++turned_;
  whole_pass_ = true;
  before_ = coming_ = waiting_;
  next_ = waiting_ = 0;
  for (int i = 0; i < coming_; ++i) stock_[i] = waste_[i].card;
}

bool Relaxation::all_up() const {
  for (int pile = 0; pile < b_.rules_.foundations(); ++pile) {
    if (height_[pile] < 13) return false;
  }
  return true;
}

bool Relaxation::may_win() {
  spread();
  while (!any_gap_) {
    if (next_ < coming_) {
      if (waiting_ != 0) bury(waste_[waiting_ - 1]);
      for (int i = 0; i < b_.rules_.draw && next_ < coming_; ++i) waste_[waiting_++] = {stock_[next_++], false};
      const int still = waiting_;
      pop_waste();
      if (waiting_ != still) spread();  // a card that stays changes nothing
      continue;
    }
    const bool turns = b_.rules_.redeals == kUnlimited || turned_ < b_.rules_.redeals;
    if (!turns || waiting_ == 0 || (whole_pass_ && waiting_ == before_)) return all_up();
    turn();
  }
  return true;
}

bool Board::dead() const {
  if (!rules_.up_by_suit || rules_.foundation_return || won()) return false;
  return !Relaxation(*this).may_win();
}

}  // namespace longwood
