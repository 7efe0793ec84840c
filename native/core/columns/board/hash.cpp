// The hash of a board. It is a sum over piles and foundations, so the order of the columns does not matter.
#include "core/columns/board/hash.hpp"

#include "core/columns/board/board.hpp"

namespace longwood {

std::uint64_t Board::exact_hash() const {
  std::uint64_t sum = hash();
  for (int c = 0; c < rules_.columns; ++c) sum += scramble(level_[c][size_[c]].hash ^ (0xC0100000ull + static_cast<std::uint64_t>(c)));
  return sum;
}

// Columns with the same cards but different numbers of face-down cards have different hashes.
std::uint64_t Board::column_part(int column) const {
  const Level& level = level_[column][size_[column]];
  return hidden_[column] == 0 ? level.part : scramble(level.hash + 0x9E3779B97F4A7C15ull * hidden_[column]);
}

std::uint64_t Board::hash() const {
  std::uint64_t sum = heights_hash_;
  if (any_hidden_) {
    for (int c = 0; c < rules_.columns; ++c) sum += column_part(c);
  } else {
    for (int c = 0; c < rules_.columns; ++c) sum += level_[c][size_[c]].part;
  }
  if (loose_) {
    for (int i = 1; i <= size_[stock_]; ++i) sum += talon_part_[cards_[stock_][i]];
  } else {
    sum += level_[waste_][size_[waste_]].part + level_[stock_][size_[stock_]].part;
  }
  if (hash_redeals_) sum += scramble(salt_ ^ (0x9900000000ull + static_cast<std::uint64_t>(redeals_used_)));
  return sum;
}

// The foundations alone decide which cards are safe to put up, and this move does not change them. So a safe move can follow only for the
// card that the move uncovers, and for the top card that it moves, which may come from a waste whose top is never put up automatically. If
// no foundation can accept either card, no safe move follows.
bool Board::hash_after(const ColumnMove& move, std::uint64_t now, std::uint64_t& after) const {
  if (move.target < 0 || move.source == kFoundation || any_hidden_ || (loose_ && move.source == kWaste)) return false;
  const int from = move.source == kWaste ? waste_ : move.source;
  const int left = size_[from] - move.count;
  const std::uint8_t* const cards = cards_[from] + left;  // the uncovered card, followed by the cards that move
  if (left == 0 && (rules_.empty == EmptyRule::kAutoFill || (rules_.waste_refills && from == waste_))) return false;
  if (awaited(cards[0]) || awaited(cards[move.count])) return false;
  const Level& target = level_[move.target][size_[move.target]];
  std::uint64_t hash = target.hash;
  for (int i = 1; i <= move.count; ++i) hash = chain(hash, cards[i]);
  after = now - level_[from][size_[from]].part + level_[from][left].part - target.part + finish(hash);
  return true;
}

}  // namespace longwood
