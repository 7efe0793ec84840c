// Measures how new a position is within its layer. The search prefers positions with features that are rare in the layer. Otherwise it
// would spend its time on the many arrangements of the same cards. Width-based planning calls this novelty (Lipovetzky and Geffner, 2017).
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/columns/board/hash.hpp"

namespace longwood {

// Counts how often each feature has occurred. Features whose hashes collide share a counter. That is harmless, because the counts only
// affect the order of the search.
class Novelty {
 public:
  static constexpr std::size_t kBytes = std::size_t{1} << 13;

  // Counts one more occurrence of a feature. Returns 8 * log2(1 + the number of earlier occurrences), with linear interpolation between
  // powers of two.
  int count(std::uint64_t feature) {
    if (counters_.empty()) counters_.resize(kCounters);
    std::uint16_t& counter = counters_[scramble(feature) % kCounters];
    const std::uint32_t next = std::uint32_t{counter} + 1;
    const int doublings = std::bit_width(next) - 1;
    const auto beyond = static_cast<int>((next << 3 >> doublings) - 8);
    if (counter != std::numeric_limits<std::uint16_t>::max()) ++counter;
    return 8 * doublings + beyond;
  }

 private:
  static constexpr std::size_t kCounters = kBytes / sizeof(std::uint16_t);

  std::vector<std::uint16_t> counters_;  // empty until count() is called for the first time
};

}  // namespace longwood
