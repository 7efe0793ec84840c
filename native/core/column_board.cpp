#include "core/column_board.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace longwood {
namespace {

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

Board::Board(const ColumnRules& rules, const ColumnPosition& position, std::uint64_t seed, bool loose)
    : rules_(rules),
      waste_(rules.columns),
      stock_(rules.columns + 1),
      loose_(loose && rules.redeals == kUnlimited && rules.draw == 1 && rules.empty != EmptyRule::kAutoFill),
      safe_ups_(rules.up_by_suit && rules.base == 1 && !rules.up_wrap && !rules.build_wrap),
      hash_redeals_(rules.redeals > 0),
      salt_(scramble(seed)),
      levels_(static_cast<std::size_t>(rules.columns + 2) * static_cast<std::size_t>(rules.deck_size() + 1)) {
  for (int card = 0; card < kCards; ++card) {
    for (int target = 0; target < kCards; ++target) {
      if (!rules.fits(card, target)) continue;
      fits_on_[card] |= bit_of(target);
      accepts_[target] |= bit_of(card);
      if (rules.run != RunRule::kSameSuit || suit_of(card) == suit_of(target)) links_[card] |= bit_of(target);
    }
    if (rules.fills(card)) fills_ |= bit_of(card);
  }
  for (int pile = 0; pile < rules.columns + 2; ++pile) {
    level_[pile] = levels_.data() + static_cast<std::size_t>(pile) * static_cast<std::size_t>(rules.deck_size() + 1);
    level_[pile][0] = Level{scramble(salt_), 0xFFFFFFFFu, 0, 0, 0, 0xFF, 0xFF};
  }
  for (int suit = 0; suit < 4; ++suit) starters_[suit] = position.starters[suit];
  packed_size_ = static_cast<std::size_t>(rules.deck_size() + 2 * rules.columns + 2 + rules.foundations()) + sizeof(redeals_used_);
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
  Level* const levels = level_[pile];
  const int height = size_[pile]++;
  const Level& below = levels[height];
  Level& own = levels[height + 1];
  const int rank = rank_of(card);
  const int shift = 8 * suit_of(card);
  const std::uint8_t lowest_suit = static_cast<std::uint8_t>(below.lowest4 >> shift);
  own.hash = chain(below.hash, card);
  own.card = static_cast<std::uint8_t>(card);
  own.pairs = static_cast<std::int16_t>(below.pairs + (height > 0 && (fits_on_[card] & bit_of(below.card)) != 0));
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
  if (height == 0) return bit_of(13 * base_suit + rules_.base - 1);
  if (height == 13) return 0;
  const int rank = (rules_.base - 1 + height) % 13;  // from 0
  if (rank == 0 && !rules_.up_wrap) return 0;
  if (rules_.up_by_suit) return bit_of(13 * base_suit + rank);
  const bool red = is_red(13 * base_suit) != (height % 2 == 1);
  return red ? bit_of(13 + rank) | bit_of(26 + rank) : bit_of(rank) | bit_of(39 + rank);
}

void Board::await(int pile, int change) {
  for (CardMask rest = next_of(pile); rest != 0; rest &= rest - 1) {
    const int card = std::countr_zero(rest);
    awaited_[card] = static_cast<std::uint8_t>(awaited_[card] + change);
    awaited_mask_ = awaited_[card] != 0 ? awaited_mask_ | bit_of(card) : awaited_mask_ & ~bit_of(card);
  }
}

int Board::foundation_for(int card) const {
  const int step = rules_.up_by_suit ? 4 : 1;
  for (int pile = rules_.up_by_suit ? suit_of(card) : 0; pile < rules_.foundations(); pile += step) {
    if (next_of(pile) & bit_of(card)) return pile;
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

std::uint64_t Board::exact_hash() const {
  std::uint64_t sum = hash();
  for (int c = 0; c < rules_.columns; ++c) sum += scramble(level_[c][size_[c]].hash ^ (0xC0100000ull + static_cast<std::uint64_t>(c)));
  return sum;
}

std::uint64_t Board::hash() const {
  std::uint64_t sum = 0;
  for (int c = 0; c < rules_.columns; ++c) {
    // the same order of cards with other face-down ones is another position
    if (size_[c] != 0) sum += scramble(level_[c][size_[c]].hash + 0x9E3779B97F4A7C15ull * hidden_[c]);
  }
  if (loose_) {
    for (int i = 1; i <= size_[stock_]; ++i) sum += scramble(salt_ ^ (0xABCD0000ull + level_[stock_][i].card));
  } else {
    sum += scramble(level_[waste_][size_[waste_]].hash ^ 0x5555555555555555ull);
    sum += scramble(level_[stock_][size_[stock_]].hash ^ 0x3333333333333333ull);
  }
  for (int pile = 0; pile < rules_.foundations(); ++pile) {
    sum += scramble(salt_ ^ (0x77000000ull + static_cast<std::uint64_t>(64 * (pile % 4) + height_[pile])));
  }
  if (hash_redeals_) sum += scramble(salt_ ^ (0x9900000000ull + static_cast<std::uint64_t>(redeals_used_)));
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

void Board::pack(std::uint8_t* out) const {
  const int columns = rules_.columns;
  for (int pile = 0; pile < columns + 2; ++pile) *out++ = size_[pile];
  std::memcpy(out, hidden_.data(), static_cast<std::size_t>(columns));
  out += columns;
  std::memcpy(out, height_.data(), static_cast<std::size_t>(rules_.foundations()));
  out += rules_.foundations();
  std::memcpy(out, &redeals_used_, sizeof(redeals_used_));
  out += sizeof(redeals_used_);
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
  std::memcpy(&redeals_used_, in, sizeof(redeals_used_));
  in += sizeof(redeals_used_);
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
