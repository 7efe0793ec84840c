// Building blocks of the hash of a column position.
#pragma once

#include <cstdint>

namespace longwood {

constexpr std::uint64_t scramble(std::uint64_t x) {  // splitmix64's finaliser (Steele, Lea, Flood, 2014)
  x += 0x9E3779B97F4A7C15ull;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
  return x ^ (x >> 31);
}

// Returns a pile's hash with one more card on top.
constexpr std::uint64_t chain(std::uint64_t below, int card) {
  std::uint64_t x = (below ^ static_cast<std::uint64_t>(card + 1)) * 0xD6E8FEB86659FD93ull;
  return x ^ (x >> 29);
}

// Mixes a pile's hash once more, so that sums of these hashes behave like random numbers.
constexpr std::uint64_t finish(std::uint64_t hash) {
  hash *= 0xBF58476D1CE4E5B9ull;
  return hash ^ (hash >> 32);
}

}  // namespace longwood
