#include "core/columns/board/board.hpp"

#include <algorithm>

#include "core/columns/board/hash.hpp"

namespace longwood {

Board::Board(const ColumnRules& rules, const ColumnPosition& position, std::uint64_t seed, bool loose)
    : rules_(rules),
      waste_(rules.columns),
      stock_(rules.columns + 1),
      loose_(loose && rules.redeals == kUnlimited && rules.draw == 1 && rules.empty != EmptyRule::kAutoFill && !rules.waste_refills),
      safe_ups_(rules.up_by_suit && rules.base == 1 && !rules.up_wrap && !rules.build_wrap && !rules.build_up),
      hash_redeals_(rules.redeals > 0),
      stock_stays_(rules.redeals == 0),
      first_cell_(rules.columns - rules.cells),
      salt_(scramble(seed)),
      levels_(static_cast<std::size_t>(rules.columns + 2) * static_cast<std::size_t>(rules.deck_size() + 1)),
      all_cards_(static_cast<std::size_t>(rules.columns + 2) * (static_cast<std::size_t>(rules.deck_size() + 1) + kPackSlack)) {
  for (int card = 0; card < kCards; ++card) {
    for (int target = 0; target < kCards; ++target) {
      if (!rules.fits(card, target)) continue;
      fits_on_[card] |= bit_of(target);
      accepts_[target] |= bit_of(card);
      if (rules.run != RunRule::kSameSuit || suit_of(card) == suit_of(target)) links_[card] |= bit_of(target);
    }
    lower_suit_[card] = (bit_of(rank_of(card) - 1) - 1) << (13 * suit_of(card));
    lower_[card] = (bit_of(rank_of(card) - 1) - 1) * (bit_of(0) | bit_of(13) | bit_of(26) | bit_of(39));
    if (rules.fills(card)) fills_ |= bit_of(card);
  }
  for (std::size_t set = 0; set < rules.worths.size(); ++set) {
    for (const bool is_waste : {false, true}) {
      const PileWorth& worth = is_waste ? rules.worths[set].waste : rules.worths[set].column;
      for (std::size_t traits = 0; traits < 8; ++traits) {
        const auto has = [&](std::size_t trait) { return static_cast<int>(traits >> trait & 1); };
        card_worths_[is_waste][traits][set] = worth.card + worth.pair * has(0) + worth.blocked * has(1) + worth.blocked_suit * has(2);
      }
    }
  }
  const auto heights = static_cast<std::size_t>(rules.deck_size() + 1);
  for (int pile = 0; pile < rules.columns + 2; ++pile) {
    level_[pile] = levels_.data() + static_cast<std::size_t>(pile) * heights;
    cards_[pile] = all_cards_.data() + static_cast<std::size_t>(pile) * (heights + kPackSlack);
    const int kind = rules.is_cell(pile) ? 3 : std::max(0, pile - waste_ + 1);  // the same for all columns, and for all cells
    const std::uint64_t bottom = scramble(salt_ ^ static_cast<std::uint64_t>(kind));
    level_[pile][0] = Level{bottom, pile < waste_ ? 0 : finish(bottom), 0, {}};
    cards_[pile][0] = kNoCard;
  }
  for (int suit = 0; suit < 4; ++suit) starters_[suit] = position.starters[suit];
  for (int card = 0; card < kCards; ++card) talon_part_[card] = scramble(salt_ ^ (0xABCD0000ull + static_cast<std::uint64_t>(card)));
  for (int pile = 0; pile < rules.foundations(); ++pile) {
    for (int height = 0; height <= 13; ++height) {
      next_[pile][height] = next_after(pile, height);
      height_part_[pile][height] = scramble(salt_ ^ (0x77000000ull + static_cast<std::uint64_t>(64 * (pile % 4) + height)));
    }
    heights_hash_ += height_part_[pile][0];
    set_height(pile, position.heights[pile]);
  }
  for (int c = 0; c < rules.columns; ++c) {
    for (const int card : position.columns[c]) push(c, card);
    hidden_[c] = static_cast<std::uint8_t>(position.hidden[c]);
    any_hidden_ = any_hidden_ || hidden_[c] != 0;
  }
  for (auto card = position.stock.rbegin(); card != position.stock.rend(); ++card) push(stock_, *card);
  if (loose_) {  // in drawing order: after a redeal, the bottom card of the waste comes first
    for (auto card = position.waste.rbegin(); card != position.waste.rend(); ++card) push(stock_, *card);
  } else {
    for (const int card : position.waste) push(waste_, card);
  }
  first_stock_.assign(cards_[stock_] + 1, cards_[stock_] + 1 + size_[stock_]);
  redeals_used_ = position.redeals_used;
  packed_size_ = static_cast<std::size_t>(rules.deck_size() + rules.columns + 2 + rules.foundations()) +
                 (any_hidden_ ? static_cast<std::size_t>(rules.columns) : 0) + (hash_redeals_ ? sizeof(redeals_used_) : 0);
}

bool Board::can_return(int pile) const {
  if (height_[pile] != 1) return height_[pile] > 1;
  int started = 0;
  for (int other = pile % 4; other < rules_.foundations(); other += 4) started += height_[other] != 0;
  return started > starters_[pile % 4];
}

void Board::push(int pile, int card) {
  const int height = size_[pile]++;
  std::uint8_t* const cards = cards_[pile];
  cards[height + 1] = static_cast<std::uint8_t>(card);
  const Level& below = level_[pile][height];
  Level& own = level_[pile][height + 1];
  own.hash = chain(below.hash, card);
  own.part = finish(own.hash);
  own.kinds = below.kinds | bit_of(card);
  const std::size_t pair = (fits_on_[card] & bit_of(cards[height])) != 0;
  const std::size_t blocked = (below.kinds & lower_[card]) != 0;
  const std::size_t blocked_suit = (below.kinds & lower_suit_[card]) != 0;
  const Worths& more = card_worths_[pile == waste_ ? 1 : 0][pair | blocked << 1 | blocked_suit << 2];
  for (std::size_t set = 0; set < kMostWorths; ++set) own.worths[set] = below.worths[set] + more[set];
}

CardMask Board::column_tops() const {
  CardMask tops = 0;
  for (int c = 0; c < rules_.columns; ++c) tops |= bit_of(top(c));
  return tops;
}

CardMask Board::build_tops() const {
  CardMask tops = 0;
  for (int c = 0; c < first_cell_; ++c) tops |= bit_of(top(c));
  return tops;
}

CardMask Board::taken_by_tops() const {
  CardMask taken = 0;
  for (int c = 0; c < first_cell_; ++c) taken |= accepts_[top(c)];
  return taken;
}

int Board::pop(int pile) { return cards_[pile][size_[pile]--]; }

void Board::shift(int from, int to, int count) {
  const int first = size_[from] - count + 1;
  size_[from] = static_cast<std::uint8_t>(first - 1);
  for (int i = 0; i < count; ++i) push(to, cards_[from][first + i]);
}

CardMask Board::next_after(int pile, int height) const {
  const int base_suit = pile % 4;
  if (height == 0) return bit_of(13 * base_suit + rules_.base - 1);
  if (height == 13) return 0;
  const int rank = (rules_.base - 1 + height) % 13;  // 0 for an Ace
  if (rank == 0 && !rules_.up_wrap) return 0;
  if (rules_.up_by_suit) return bit_of(13 * base_suit + rank);
  const bool red = is_red(13 * base_suit) != (height % 2 == 1);
  return red ? bit_of(13 + rank) | bit_of(26 + rank) : bit_of(rank) | bit_of(39 + rank);
}

void Board::set_height(int pile, int height) {
  heights_hash_ += height_part_[pile][height] - height_part_[pile][height_[pile]];
  up_ += height - height_[pile];
  height_[pile] = static_cast<std::uint8_t>(height);
  next_now_[pile] = next_[pile][height];
  awaited_mask_ = 0;
  for (int other = 0; other < rules_.foundations(); ++other) awaited_mask_ |= next_now_[other];
}

int Board::foundation_for(int card) const {
  const int step = rules_.up_by_suit ? 4 : 1;
  for (int pile = rules_.up_by_suit ? suit_of(card) : 0; pile < rules_.foundations(); pile += step) {
    if (next_now_[pile] & bit_of(card)) return pile;
  }
  return -1;
}

void Board::put_up(int from) {
  const int card = pop(from);
  const int pile = foundation_for(card);
  set_height(pile, height_[pile] + 1);
  log_.push_back({Kind::kUp, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(pile), 1, static_cast<std::uint8_t>(card)});
}

// Moves a card of a loose talon to the top of the pile, from which it can then be played.
void Board::take_from_talon(int index) {
  if (index == size_[stock_] - 1) return;
  std::uint8_t* const cards = cards_[stock_] + 1;
  std::rotate(cards + index, cards + index + 1, cards + size_[stock_]);
  log_.push_back({Kind::kTake, static_cast<std::uint8_t>(index), 0, 1, 0});
}

int Board::talon_index(int card) const {
  for (int index = size_[stock_] - 1; index >= 0; --index) {
    if (cards_[stock_][index + 1] == card) return index;
  }
  return -1;
}

void Board::draw() {
  const int count = std::min<int>(rules_.draw, size_[stock_]);
  for (int i = 0; i < count; ++i) push(waste_, pop(stock_));
  log_.push_back({Kind::kDraw, 0, 0, static_cast<std::uint8_t>(count), 0});
}

void Board::turn_up_or_fill(int column) {
  if (size_[column] != 0) {
    if (hidden_[column] == size_[column]) {
      log_.push_back({Kind::kTurnUp, static_cast<std::uint8_t>(column), 0, hidden_[column], 0});
      hidden_[column] = static_cast<std::uint8_t>(rules_.hidden_below(hidden_[column] - 1));
    }
    return;
  }
  if (rules_.empty == EmptyRule::kAutoFill && column < first_cell_) {
    if (rules_.fill_draws && size_[waste_] == 0 && size_[stock_] != 0) draw();
    const int from = size_[waste_] != 0 ? waste_ : stock_;
    if (size_[from] == 0) return;
    shift(from, column, 1);
    log_.push_back({Kind::kShift, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(column), 1, 0});
    if (from == waste_) refill_waste();
  }
}

void Board::refill_waste() {
  if (rules_.waste_refills && size_[waste_] == 0 && size_[stock_] != 0) draw();
}

void Board::reverse_onto(int from, int to) {
  while (size_[from] != 0) push(to, pop(from));
}

void Board::make(const ColumnMove& move) {
  if (move.source == kStock && move.target == kWaste) {
    draw();
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
    while (!can_return(pile) || foundation_top(pile) != move.card) ++pile;
    set_height(pile, height_[pile] - 1);
    push(move.target, move.card);
    log_.push_back({Kind::kDown, static_cast<std::uint8_t>(pile), static_cast<std::uint8_t>(move.target), 1, 0});
    return;
  }
  int from = move.source;
  if (move.source == kWaste) {
    from = waste_;
    if (loose_) {
      from = stock_;
      take_from_talon(talon_index(move.card));
    }
  }
  if (move.target == kFoundation) {
    put_up(from);
  } else {
    shift(from, move.target, move.count);
    log_.push_back(
        {Kind::kShift, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(move.target), static_cast<std::uint8_t>(move.count), 0});
  }
  if (from < rules_.columns) {
    turn_up_or_fill(from);
  } else {
    refill_waste();
  }
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
        set_height(step.to, height_[step.to] - 1);
        push(step.from, step.card);
        break;
      case Kind::kDown:
        set_height(step.from, height_[step.from] + 1);
        --size_[step.to];
        break;
      case Kind::kTurnUp:
        hidden_[step.from] = step.count;
        break;
      case Kind::kDraw:
        for (int i = 0; i < step.count; ++i) push(stock_, pop(waste_));
        break;
      case Kind::kRedeal:
        reverse_onto(stock_, waste_);
        --redeals_used_;
        break;
      case Kind::kTake: {
        std::uint8_t* const cards = cards_[stock_] + 1;
        std::rotate(cards + step.from, cards + size_[stock_] - 1, cards + size_[stock_]);
        break;
      }
    }
  }
}

Worths Board::evaluate() const {
  Worths sums{};
  std::array<int, 2> buried{};  // in columns, and in the waste
  const auto count = [&](int pile, int& cards_above) {
    const int size = size_[pile];
    const Level& level = level_[pile][size];
    for (std::size_t set = 0; set < kMostWorths; ++set) sums[set] += level.worths[set];
    if ((level.kinds & awaited_mask_) == 0) return;
    const std::uint8_t* const cards = cards_[pile];
    for (int height = 1; height < size; ++height) cards_above += awaited(cards[height]) ? size - height : 0;
  };
  for (int c = 0; c < rules_.columns; ++c) count(c, buried[0]);
  if (!loose_) count(waste_, buried[1]);
  for (std::size_t set = 0; set < rules_.worths.size(); ++set) {
    const ColumnWorth& each = rules_.worths[set];
    sums[set] += each.up * up_ + each.column.buried * buried[0] + each.waste.buried * buried[1];
  }
  return sums;
}

}  // namespace longwood
