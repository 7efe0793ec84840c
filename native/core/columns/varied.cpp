#include "core/columns/varied.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/columns/board/hash.hpp"

namespace longwood {
namespace {

// 64 * exp(z / 2) at 16 equally likely values z of a normal distribution. Integers, so that the result is the same on every machine.
constexpr std::array<int, 16> kFactors{25, 33, 39, 43, 48, 52, 57, 62, 67, 72, 78, 85, 94, 106, 124, 162};

}  // namespace

ColumnWorth varied(const std::vector<ColumnWorth>& worths, std::uint64_t seed) {
  std::uint64_t state = scramble(seed);  // so that the random numbers of different seeds don't overlap
  const auto random = [&] { return static_cast<std::size_t>(scramble(++state) >> 32); };
  ColumnWorth worth = worths[random() % worths.size()];
  const auto vary = [&](int& weight) {
    const int half = weight < 0 ? -32 : 32;  // rounds to the nearest number
    weight = std::clamp((weight * kFactors[random() % kFactors.size()] + half) / 64, -ColumnWorth::kMost, ColumnWorth::kMost);
  };
  for (int* const weight : {&worth.up, &worth.move, &worth.met_pair, &worth.met_tops}) vary(*weight);
  for (PileWorth* const pile : {&worth.column, &worth.waste}) {
    for (int* const weight : {&pile->card, &pile->pair, &pile->blocked, &pile->blocked_suit, &pile->buried}) vary(*weight);
  }
  return worth;
}

}  // namespace longwood
