// Copies a board to bytes, which the search stores, and back. When a position is unpacked, much of it is usually on the board already. That
// part is not copied.
#include <algorithm>
#include <bit>
#include <cstring>

#include "core/columns/board/board.hpp"

namespace longwood {
namespace {

// Returns the length of the common prefix of `a` and `b`, at most `most`. Reads up to seven bytes past that.
int common_prefix(const std::uint8_t* a, const std::uint8_t* b, int most) {
  for (int at = 0; at < most; at += 8) {
    std::uint64_t x = 0;
    std::uint64_t y = 0;
    std::memcpy(&x, a + at, 8);
    std::memcpy(&y, b + at, 8);
    if (x == y) continue;
    if constexpr (std::endian::native == std::endian::little) {
      at += std::countr_zero(x ^ y) / 8;
    } else {
      at += std::countl_zero(x ^ y) / 8;
    }
    return std::min(at, most);
  }
  return most;
}

// Copies `count` bytes, 16 at a time, so up to 15 more bytes are read and written.
void copy_words(std::uint8_t* to, const std::uint8_t* from, int count) {
  for (int at = 0; at < count; at += 16) std::memcpy(to + at, from + at, 16);
}

}  // namespace

void Board::pack(std::uint8_t* out) const {
  const int columns = rules_.columns;
  const auto put = [&](const std::uint8_t* from, int count) {
    std::memcpy(out, from, static_cast<std::size_t>(count));
    out += count;
  };
  put(size_.data(), columns + 2);
  if (any_hidden_) put(hidden_.data(), columns);
  put(height_.data(), rules_.foundations());
  if (hash_redeals_) put(reinterpret_cast<const std::uint8_t*>(&redeals_used_), sizeof(redeals_used_));
  for (int pile = 0; pile < (stock_stays_ ? stock_ : stock_ + 1); ++pile) {
    copy_words(out, cards_[pile] + 1, size_[pile]);
    out += size_[pile];
  }
}

void Board::unpack(const std::uint8_t* in) {
  const int columns = rules_.columns;
  const std::uint8_t* sizes = in;
  in += columns + 2;
  if (any_hidden_) {
    std::memcpy(hidden_.data(), in, static_cast<std::size_t>(columns));
    in += columns;
  }
  for (int pile = 0; pile < rules_.foundations(); ++pile) {
    if (in[pile] != height_[pile]) set_height(pile, in[pile]);
  }
  in += rules_.foundations();
  if (hash_redeals_) {
    std::memcpy(&redeals_used_, in, sizeof(redeals_used_));
    in += sizeof(redeals_used_);
  }
  for (int pile = 0; pile < (stock_stays_ ? stock_ : stock_ + 1); ++pile) {  // keeps the bottom cards that are already there
    const int same = common_prefix(cards_[pile] + 1, in, std::min<int>(size_[pile], sizes[pile]));
    size_[pile] = static_cast<std::uint8_t>(same);
    for (int i = same; i < sizes[pile]; ++i) push(pile, in[i]);
    in += sizes[pile];
  }
  if (stock_stays_) {
    size_[stock_] = std::min(size_[stock_], sizes[stock_]);
    while (size_[stock_] < sizes[stock_]) push(stock_, first_stock_[size_[stock_]]);
  }
  log_.clear();
}

}  // namespace longwood
