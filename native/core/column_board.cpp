#include "core/column_board.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace longwood {
namespace {

constexpr CardMask bit(int card) { return CardMask{1} << card; }

constexpr std::uint64_t scramble(std::uint64_t x) {  // splitmix64's finaliser (Steele, Lea, Flood, 2014)
  x += 0x9E3779B97F4A7C15ull;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
  return x ^ (x >> 31);
}

constexpr std::uint64_t chain(std::uint64_t below, int card) {
  std::uint64_t x = (below ^ static_cast<std::uint64_t>(card + 1)) * 0xD6E8FEB86659FD93ull;
  return x ^ (x >> 29);
}

}  // namespace

Board::Board(const ColumnRules& rules, const ColumnPosition& position, bool loose)
    : rules_(rules),
      waste_(rules.columns),
      stock_(rules.columns + 1),
      loose_(loose && rules.redeals == kUnlimited && rules.draw == 1 && rules.empty != EmptyRule::kAutoFill),
      safe_ups_(rules.up_by_suit && rules.base == 1 && !rules.up_wrap && !rules.build_wrap),
      hash_redeals_(rules.redeals > 0) {
  for (int card = 0; card < kCards; ++card) {
    for (int target = 0; target < kCards; ++target) {
      if (!rules.fits(card, target)) continue;
      fits_on_[card] |= bit(target);
      accepts_[target] |= bit(card);
      if (rules.run != RunRule::kSameSuit || suit_of(card) == suit_of(target)) links_[card] |= bit(target);
    }
    if (rules.fills(card)) fills_ |= bit(card);
  }
  for (auto& pile : level_) pile[0] = Level{0x6A09E667F3BCC909ull, 0xFFFFFFFFu, 0, 0, 0, 0xFF, 0xFF};
  for (int suit = 0; suit < 4; ++suit) starters_[suit] = position.starters[suit];
  packed_size_ = static_cast<std::size_t>(rules.deck_size() + 2 * rules.columns + 3 + rules.foundations());
  for (int pile = 0; pile < rules.foundations(); ++pile) {
    height_[pile] = static_cast<std::uint8_t>(position.heights[pile]);
    up_ += height_[pile];
    await(pile, 1);
  }
  for (int c = 0; c < rules.columns; ++c) {
    for (const int card : position.columns[c]) push(c, card);
    hidden_[c] = static_cast<std::uint8_t>(position.hidden[c]);
  }
  for (auto card = position.stock.rbegin(); card != position.stock.rend(); ++card) push(stock_, *card);
  if (loose_) {  // the talon in its own order: the waste's first card is drawn first again
    for (auto card = position.waste.rbegin(); card != position.waste.rend(); ++card) push(stock_, *card);
  } else {
    for (const int card : position.waste) push(waste_, card);
  }
  redeals_used_ = position.redeals_used;
}

bool Board::gives(int pile) const {
  if (height_[pile] != 1) return height_[pile] > 1;
  int started = 0;
  for (int other = pile % 4; other < rules_.foundations(); other += 4) started += height_[other] != 0;
  return started > starters_[pile % 4];
}

void Board::push(int pile, int card) {
  auto& levels = level_[pile];
  const int height = size_[pile]++;
  const Level& below = levels[height];
  Level& own = levels[height + 1];
  const int rank = rank_of(card);
  const int shift = 8 * suit_of(card);
  const std::uint8_t lowest_suit = static_cast<std::uint8_t>(below.lowest4 >> shift);
  own.hash = chain(below.hash, card);
  own.card = static_cast<std::uint8_t>(card);
  own.pairs = static_cast<std::int16_t>(below.pairs + (height > 0 && (fits_on_[card] & bit(below.card)) != 0));
  own.blocked = static_cast<std::int16_t>(below.blocked + (below.lowest < rank));
  own.blocked_suit = static_cast<std::int16_t>(below.blocked_suit + (lowest_suit < rank));
  own.lowest = static_cast<std::uint8_t>(std::min<int>(below.lowest, rank));
  own.lowest4 = (below.lowest4 & ~(0xFFu << shift)) | static_cast<std::uint32_t>(std::min<int>(lowest_suit, rank)) << shift;
}

int Board::pop(int pile) { return level_[pile][size_[pile]--].card; }

void Board::shift(int from, int to, int count) {
  const int first = size_[from] - count + 1;
  size_[from] = static_cast<std::uint8_t>(first - 1);
  for (int i = 0; i < count; ++i) push(to, level_[from][first + i].card);
}

CardMask Board::next_of(int pile) const {
  const int height = height_[pile];
  const int base_suit = pile % 4;
  if (height == 0) return bit(13 * base_suit + rules_.base - 1);
  if (height == 13) return 0;
  const int rank = (rules_.base - 1 + height) % 13;  // from 0
  if (rank == 0 && !rules_.up_wrap) return 0;
  if (rules_.up_by_suit) return bit(13 * base_suit + rank);
  const bool red = is_red(13 * base_suit) != (height % 2 == 1);
  return red ? bit(13 + rank) | bit(26 + rank) : bit(rank) | bit(39 + rank);
}

void Board::await(int pile, int change) {
  for (CardMask rest = next_of(pile); rest != 0; rest &= rest - 1) {
    const int card = std::countr_zero(rest);
    awaited_[card] = static_cast<std::uint8_t>(awaited_[card] + change);
    awaited_mask_ = awaited_[card] != 0 ? awaited_mask_ | bit(card) : awaited_mask_ & ~bit(card);
  }
}

int Board::foundation_for(int card) const {
  const int step = rules_.up_by_suit ? 4 : 1;
  for (int pile = rules_.up_by_suit ? suit_of(card) : 0; pile < rules_.foundations(); pile += step) {
    if (next_of(pile) & bit(card)) return pile;
  }
  return -1;
}

void Board::put_up(int from) {
  const int card = pop(from);
  const int pile = foundation_for(card);
  await(pile, -1);
  ++height_[pile];
  ++up_;
  await(pile, 1);
  log_.push_back({Kind::kUp, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(pile), 1, static_cast<std::uint8_t>(card)});
}

// Takes the card at a place of a loose talon to its top, from where it is played at once.
void Board::take_from_talon(int place) {
  if (place == size_[stock_] - 1) return;
  const int card = level_[stock_][place + 1].card;
  for (int i = place + 1; i < size_[stock_]; ++i) level_[stock_][i].card = level_[stock_][i + 1].card;
  level_[stock_][size_[stock_]].card = static_cast<std::uint8_t>(card);
  log_.push_back({Kind::kTake, static_cast<std::uint8_t>(place), 0, 1, 0});
}

int Board::talon_place(int card) const {
  for (int place = size_[stock_] - 1; place >= 0; --place) {
    if (level_[stock_][place + 1].card == card) return place;
  }
  return -1;
}

void Board::tidy(int column) {
  if (size_[column] != 0) {
    if (hidden_[column] == size_[column]) {
      --hidden_[column];
      log_.push_back({Kind::kTurnUp, static_cast<std::uint8_t>(column), 0, 1, 0});
    }
    return;
  }
  if (rules_.empty == EmptyRule::kAutoFill) {
    const int from = size_[waste_] != 0 ? waste_ : stock_;
    if (size_[from] == 0) return;
    shift(from, column, 1);
    log_.push_back({Kind::kShift, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(column), 1, 0});
  }
}

void Board::reverse_onto(int from, int to) {
  while (size_[from] != 0) push(to, pop(from));
}

void Board::make(const ColumnMove& move) {
  if (move.source == kStock && move.target == kWaste) {
    const int count = std::min<int>(rules_.draw, size_[stock_]);
    for (int i = 0; i < count; ++i) push(waste_, pop(stock_));
    log_.push_back({Kind::kDraw, 0, 0, static_cast<std::uint8_t>(count), 0});
    return;
  }
  if (move.target == kStock) {
    reverse_onto(waste_, stock_);
    ++redeals_used_;
    log_.push_back({Kind::kRedeal, 0, 0, 0, 0});
    return;
  }
  if (move.source == kFoundation) {
    int pile = 0;
    while (!gives(pile) || foundation_top(pile) != move.card) ++pile;
    await(pile, -1);
    --height_[pile];
    --up_;
    await(pile, 1);
    push(move.target, move.card);
    log_.push_back({Kind::kDown, static_cast<std::uint8_t>(pile), static_cast<std::uint8_t>(move.target), 1, 0});
    return;
  }
  int from = move.source;
  if (move.source == kWaste) {
    from = waste_;
    if (loose_) {
      from = stock_;
      take_from_talon(talon_place(move.card));
    }
  }
  if (move.target == kFoundation) {
    put_up(from);
  } else {
    shift(from, move.target, move.count);
    log_.push_back(
        {Kind::kShift, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(move.target), static_cast<std::uint8_t>(move.count), 0});
  }
  if (from < rules_.columns) tidy(from);
}

void Board::undo_to(std::size_t mark) {
  while (log_.size() > mark) {
    const Step step = log_.back();
    log_.pop_back();
    switch (step.kind) {
      case Kind::kShift:
        shift(step.to, step.from, step.count);
        break;
      case Kind::kUp:
        await(step.to, -1);
        --height_[step.to];
        --up_;
        await(step.to, 1);
        push(step.from, step.card);
        break;
      case Kind::kDown:
        await(step.from, -1);
        ++height_[step.from];
        ++up_;
        await(step.from, 1);
        --size_[step.to];
        break;
      case Kind::kTurnUp:
        ++hidden_[step.from];
        break;
      case Kind::kDraw:
        for (int i = 0; i < step.count; ++i) push(stock_, pop(waste_));
        break;
      case Kind::kRedeal:
        reverse_onto(stock_, waste_);
        --redeals_used_;
        break;
      case Kind::kTake: {
        const int place = step.from;
        const std::uint8_t card = level_[stock_][size_[stock_]].card;
        for (int i = size_[stock_]; i > place + 1; --i) level_[stock_][i].card = level_[stock_][i - 1].card;
        level_[stock_][place + 1].card = card;
        break;
      }
    }
  }
}

// A card is safe to put up when no card still in play could ever need it in a column: all foundations of its suit hold every lower
// rank, and every copy of each card one rank lower that may be built on it is up. (Aces and twos need no such check: nothing is built
// on an Ace, and Aces themselves are always safe.) Source: solver.md 2.2.
bool Board::is_safe(int card) const {
  const int rank = rank_of(card);
  for (int pile = suit_of(card); pile < rules_.foundations(); pile += 4) {
    if (height_[pile] < rank - 1) return false;
  }
  if (rank < 3) return true;
  for (CardMask rest = accepts_[card]; rest != 0; rest &= rest - 1) {
    const int suit = suit_of(std::countr_zero(rest));
    for (int pile = suit; pile < rules_.foundations(); pile += 4) {
      if (height_[pile] < rank - 1) return false;
    }
  }
  return true;
}

void Board::make_safe_moves(std::vector<ColumnMove>* written) {
  if (!safe_ups_) return;
  for (bool again = true; again;) {
    again = false;
    for (int c = 0; c < rules_.columns; ++c) {
      while (size_[c] != 0 && awaited_[top(c)] != 0 && is_safe(top(c)) && !(rules_.empty == EmptyRule::kAutoFill && size_[c] == 1)) {
        const ColumnMove move{static_cast<std::int16_t>(c), kFoundation};
        if (written != nullptr) written->push_back(move);
        make(move);
        again = true;
      }
    }
    if (loose_) {
      for (int place = size_[stock_] - 1; place >= 0; --place) {
        const int card = level_[stock_][place + 1].card;
        if (awaited_[card] == 0 || !is_safe(card)) continue;
        const ColumnMove move{kWaste, kFoundation, 1, static_cast<std::int16_t>(card)};
        if (written != nullptr) written->push_back(move);
        make(move);
        again = true;
        break;
      }
    } else if (rules_.draw == 1) {
      while (size_[waste_] != 0 && awaited_[top(waste_)] != 0 && is_safe(top(waste_))) {
        const ColumnMove move{kWaste, kFoundation};
        if (written != nullptr) written->push_back(move);
        make(move);
        again = true;
      }
    }
  }
}

int Board::movable(int column) const {
  const int most = size_[column] - hidden_[column];
  if (rules_.run == RunRule::kSingle) return std::min(most, 1);
  int length = 1;
  const auto& levels = level_[column];
  while (length < most && (links_[levels[size_[column] - length + 1].card] & bit(levels[size_[column] - length].card)) != 0) ++length;
  return std::min(length, most);
}

void Board::column_moves(int c, bool all, std::vector<ColumnMove>& across) {
  const int longest = movable(c);
  const auto from = static_cast<std::int16_t>(c);
  for (int count = longest; count >= 1; --count) {
    const int deepest = level_[c][size_[c] - count + 1].card;
    const auto cards = static_cast<std::int16_t>(count);
    for (int d = 0; d < rules_.columns; ++d) {
      if (d != c && size_[d] != 0 && (fits_on_[deepest] & bit(top(d))) != 0) across.push_back({from, static_cast<std::int16_t>(d), cards});
    }
    if ((fills_ & bit(deepest)) == 0 || (!all && count == size_[c])) continue;
    for (const int d : empties_) to_empty_.push_back({from, static_cast<std::int16_t>(d), cards});
  }
}

void Board::returns(bool all, std::vector<ColumnMove>& out) {
  if (!rules_.foundation_return || !rules_.up_by_suit) return;
  CardMask seen = 0;
  for (int pile = 0; pile < rules_.foundations(); ++pile) {
    if (!gives(pile)) continue;
    const int card = foundation_top(pile);
    if ((seen & bit(card)) != 0) continue;
    seen |= bit(card);
    const auto named = static_cast<std::int16_t>(card);
    for (int d = 0; d < rules_.columns; ++d) {
      const bool goes = size_[d] != 0 ? (fits_on_[card] & bit(top(d))) != 0 : (fills_ & bit(card)) != 0;
      if (goes && (size_[d] != 0 || all || d == empties_.front())) out.push_back({kFoundation, static_cast<std::int16_t>(d), 1, named});
    }
  }
}

void Board::list_moves(std::vector<ColumnMove>& out, bool all) {
  out.clear();
  to_empty_.clear();
  empties_.clear();
  if (won()) return;
  CardMask tops = 0;
  for (int c = 0; c < rules_.columns; ++c) {
    if (size_[c] != 0) {
      tops |= bit(top(c));
    } else if (all || empties_.empty()) {
      empties_.push_back(c);
    }
  }
  for (int c = 0; c < rules_.columns; ++c) {
    if (size_[c] != 0 && awaited_[top(c)] != 0) out.push_back({static_cast<std::int16_t>(c), kFoundation});
  }
  const auto talon = [&](auto&& each) {
    if (!loose_) {
      if (size_[waste_] != 0) each(top(waste_), std::int16_t{-1});
      return;
    }
    CardMask seen = 0;
    for (int place = size_[stock_] - 1; place >= 0; --place) {
      const int card = level_[stock_][place + 1].card;
      if ((seen & bit(card)) != 0) continue;
      seen |= bit(card);
      each(card, static_cast<std::int16_t>(card));
    }
  };
  talon([&](int card, std::int16_t named) {
    if (awaited_[card] != 0) out.push_back({kWaste, kFoundation, 1, named});
  });
  for (int c = 0; c < rules_.columns; ++c) {
    if (size_[c] != 0) column_moves(c, all, out);
  }
  talon([&](int card, std::int16_t named) {
    if ((fits_on_[card] & tops) == 0) return;
    for (int d = 0; d < rules_.columns; ++d) {
      if (size_[d] != 0 && (fits_on_[card] & bit(top(d))) != 0) out.push_back({kWaste, static_cast<std::int16_t>(d), 1, named});
    }
  });
  returns(all, out);
  talon([&](int card, std::int16_t named) {
    if ((fills_ & bit(card)) == 0) return;
    for (const int d : empties_) out.push_back({kWaste, static_cast<std::int16_t>(d), 1, named});
  });
  out.insert(out.end(), to_empty_.begin(), to_empty_.end());
  if (loose_) return;
  if (size_[stock_] != 0) {
    out.push_back({kStock, kWaste});
  } else if (size_[waste_] != 0 && turns_left()) {
    out.push_back({kWaste, kStock});
  }
}

bool Board::legal(const ColumnMove& move) const {
  if (move.source == kStock) return !loose_ && size_[stock_] != 0;
  if (move.target == kStock) return !loose_ && size_[stock_] == 0 && size_[waste_] != 0 && turns_left();
  int card = move.card;
  if (move.source == kWaste && !loose_) {
    if (size_[waste_] == 0) return false;
    card = top(waste_);
  } else if (move.source == kWaste) {
    if (talon_place(card) < 0) return false;
  } else if (move.source == kFoundation) {
    bool there = false;
    for (int pile = 0; pile < rules_.foundations(); ++pile) there = there || (gives(pile) && foundation_top(pile) == card);
    if (!there) return false;
  } else {
    if (move.count > movable(move.source)) return false;
    card = level_[move.source][size_[move.source] - move.count + 1].card;
  }
  if (move.target == kFoundation) return move.count == 1 && awaited_[card] != 0;
  if (size_[move.target] == 0) return (fills_ & bit(card)) != 0;
  return move.source != move.target && (fits_on_[card] & bit(top(move.target))) != 0;
}

std::uint64_t Board::exact_hash() const {
  std::uint64_t sum = hash();
  for (int c = 0; c < rules_.columns; ++c) sum += scramble(level_[c][size_[c]].hash ^ (0xC0100000ull + static_cast<std::uint64_t>(c)));
  return sum;
}

std::uint64_t Board::hash() const {
  std::uint64_t sum = 0;
  for (int c = 0; c < rules_.columns; ++c) {
    // the same order of cards with other face-down ones is another position
    if (size_[c] != 0) sum += scramble(level_[c][size_[c]].hash + 0x1000193ull * hidden_[c]);
  }
  if (loose_) {
    for (int i = 1; i <= size_[stock_]; ++i) sum += scramble(0xABCD0000ull + level_[stock_][i].card);
  } else {
    sum += scramble(level_[waste_][size_[waste_]].hash ^ 0x5555555555555555ull);
    sum += scramble(level_[stock_][size_[stock_]].hash ^ 0x3333333333333333ull);
  }
  for (int pile = 0; pile < rules_.foundations(); ++pile) {
    sum += scramble(0x77000000ull + static_cast<std::uint64_t>(64 * (pile % 4) + height_[pile]));
  }
  if (hash_redeals_) sum += scramble(0x99000000ull + static_cast<std::uint64_t>(redeals_used_));
  return sum;
}

// 3 F + 2 P - B - 2 BS - 4 BW - 2 w - N / 2 - NW / 2, doubled. Source: solver.md 2.5.
int Board::evaluate() const {
  int worth = 6 * up_;
  int buried = 0;
  for (int c = 0; c < rules_.columns; ++c) {
    const int size = size_[c];
    if (size == 0) continue;
    const Level& level = level_[c][size];
    worth += 4 * level.pairs - 2 * level.blocked - 4 * level.blocked_suit;
    for (int height = 1; height < size; ++height) {
      if ((awaited_mask_ >> level_[c][height].card & 1) != 0) buried += size - height;
    }
  }
  if (!loose_) {
    const int size = size_[waste_];
    worth -= 8 * level_[waste_][size].blocked_suit + 4 * size;
    for (int height = 1; height < size; ++height) {
      if ((awaited_mask_ >> level_[waste_][height].card & 1) != 0) buried += size - height;
    }
  }
  return worth - buried;
}

// Relaxation: a card once freed stays available for ever, and a card that may once be a column's top accepts cards for ever. Free from
// the start: the stock, the waste (its top alone if it cannot be turned over), the columns' tops. If even so no column is ever emptied
// and the game is not won, the position is lost: with no column ever empty, only such moves exist. Source: solver.md 2.4.
bool Board::dead() const {
  if (rules_.empty == EmptyRule::kAutoFill || rules_.foundation_return) return false;
  CardMask free1 = 0;  // at least one copy free, two, ...
  std::array<std::uint8_t, kCards> free_count{};
  const auto set_free = [&](int card) {
    ++free_count[card];
    free1 |= bit(card);
  };
  for (int i = 1; i <= size_[stock_]; ++i) set_free(level_[stock_][i].card);
  const bool turns = turns_left();
  if (turns || rules_.draw > 1) {
    for (int i = 1; i <= size_[waste_]; ++i) set_free(level_[waste_][i].card);
  }
  std::array<std::uint8_t, kMaxColumns + 1> left{};
  CardMask tops = 0;
  for (int c = 0; c < rules_.columns; ++c) {
    if (size_[c] == 0) return false;
    left[c] = size_[c];
    tops |= bit(top(c));
  }
  left[rules_.columns] = turns || rules_.draw > 1 ? 0 : size_[waste_];
  std::array<std::uint8_t, kMaxFoundations> height = height_;
  if (!rules_.up_by_suit || rules_.base != 1) return false;
  for (bool changed = true; changed;) {
    changed = false;
    // free stock and waste cards, once placed, become tops
    for (CardMask rest = free1 & ~tops; rest != 0; rest &= rest - 1) {
      const int card = std::countr_zero(rest);
      if ((fits_on_[card] & tops) != 0) {
        tops |= bit(card);
        changed = true;
      }
    }
    for (int pile = 0; pile <= rules_.columns; ++pile) {
      while (left[pile] != 0) {
        const int card = level_[pile][left[pile]].card;
        bool goes = (fits_on_[card] & tops) != 0;
        if (goes) tops |= bit(card);
        if (!goes) {  // or its foundation reaches it: all lower ranks free, on one of the suit's piles
          for (int f = suit_of(card); f < rules_.foundations() && !goes; f += 4)
            goes = height_[f] < rank_of(card) && height[f] >= rank_of(card) - 1;
        }
        if (!goes && rules_.run != RunRule::kSingle && pile < rules_.columns) {
          int count = 1;
          const int most = left[pile] - hidden_[pile];
          while (count < most && !goes) {
            const int above = level_[pile][left[pile] - count + 1].card;
            const int under = level_[pile][left[pile] - count].card;
            if ((links_[above] & bit(under)) == 0) break;
            ++count;
            goes = (fits_on_[under] & tops) != 0;
          }
        }
        if (!goes) break;
        set_free(card);
        --left[pile];
        changed = true;
        if (left[pile] == 0) {
          if (pile < rules_.columns) return false;
          break;
        }
        if (pile < rules_.columns) tops |= bit(level_[pile][left[pile]].card);
      }
    }
    // raise foundations: the k-th pile of a suit needs its own copy of each card; column tops count as free
    for (int f = 0; f < rules_.foundations(); ++f) {
      while (height[f] < 13) {
        const int card = 13 * (f % 4) + height[f];
        int have = free_count[card];
        for (int c = 0; c <= rules_.columns; ++c) have += left[c] != 0 && level_[c][left[c]].card == card;
        int used = 0;
        for (int g = f % 4; g < rules_.foundations(); g += 4) used += height[g] > height[f] && height_[g] <= height[f];
        if (have <= used) break;
        ++height[f];
        changed = true;
      }
    }
  }
  return true;
}

void Board::pack(std::uint8_t* out) const {
  const int columns = rules_.columns;
  for (int pile = 0; pile < columns + 2; ++pile) *out++ = size_[pile];
  std::memcpy(out, hidden_.data(), static_cast<std::size_t>(columns));
  out += columns;
  std::memcpy(out, height_.data(), static_cast<std::size_t>(rules_.foundations()));
  out += rules_.foundations();
  *out++ = static_cast<std::uint8_t>(redeals_used_);
  for (int pile = 0; pile < columns + 2; ++pile) {
    for (int i = 1; i <= size_[pile]; ++i) *out++ = level_[pile][i].card;
  }
}

void Board::unpack(const std::uint8_t* in) {
  const int columns = rules_.columns;
  const std::uint8_t* sizes = in;
  in += columns + 2;
  std::memcpy(hidden_.data(), in, static_cast<std::size_t>(columns));
  in += columns;
  std::memcpy(height_.data(), in, static_cast<std::size_t>(rules_.foundations()));
  in += rules_.foundations();
  redeals_used_ = *in++;
  up_ = 0;
  awaited_.fill(0);
  awaited_mask_ = 0;
  for (int f = 0; f < rules_.foundations(); ++f) {
    up_ += height_[f];
    await(f, 1);
  }
  for (int pile = 0; pile < columns + 2; ++pile) {  // what the pile shares with the one before it stays
    int same = 0;
    const int both = std::min<int>(size_[pile], sizes[pile]);
    while (same < both && level_[pile][same + 1].card == in[same]) ++same;
    size_[pile] = static_cast<std::uint8_t>(same);
    for (int i = same; i < sizes[pile]; ++i) push(pile, in[i]);
    in += sizes[pile];
  }
  log_.clear();
}

}  // namespace longwood
