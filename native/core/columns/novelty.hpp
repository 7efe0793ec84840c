// How new a position is among those of its layer. Of positions worth the same the search takes what shows something not seen there yet:
// else it goes through the many arrangements of what it has seen. Width-based planning calls this novelty (Lipovetzky, Geffner, 2017).
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/columns/hash.hpp"

namespace longwood {

// Counts of what was met. Things share places by their hashes, which does no harm: the counts only order the search.
class Novelty {
 public:
  static constexpr std::size_t kBytes = std::size_t{1} << 13;

  // Counts one more of a thing. Returns eight times the doublings of the times it was met before: 8 * log2(1 + times), straight between
  // powers of two.
  int meet(std::uint64_t thing) {
    if (times_.empty()) times_.resize(kPlaces);
    std::uint16_t& times = times_[scramble(thing) % kPlaces];
    const std::uint32_t next = std::uint32_t{times} + 1;
    const int doublings = std::bit_width(next) - 1;
    const auto beyond = static_cast<int>((next << 3 >> doublings) - 8);
    if (times != std::numeric_limits<std::uint16_t>::max()) ++times;
    return 8 * doublings + beyond;
  }

 private:
  static constexpr std::size_t kPlaces = kBytes / sizeof(std::uint16_t);

  std::vector<std::uint16_t> times_;  // none before the first
};

}  // namespace longwood
