// The keys that stand for tableaux in the covering search's table. If they are exact, tableaux with equal keys are equal, apart from the
// order of equal columns.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <vector>

#include "core/covering/rules.hpp"

namespace longwood {

// If `exact` is false, keys are sums of random numbers, and two of n tableaux can share a key. The probability of that is below n * n /
// 2^(max_bits - 7), where max_bits is the limit given to tableau_keys().
template <class Key>
struct TableauKeys {
  std::array<Key, kMaxSlots> of_slot{};  // [slot]: the number that removing the slot's card subtracts from the key
  int bits = 0;                          // the bits that an exact key needs
  bool exact = true;                     // whether no two tableaux share a key
};

// Returns the keys of all tableaux that can be reached. If slots overlap, the key has one bit for each slot. In columns, a tableau is a
// multiset of what is left of each column, read from the bottom. Each sequence of ranks that begins at the bottom of a column is a class.
// Each class has a counter with enough bits for the number of columns that can have this sequence at the same time, and the key is the sum
// of the counters. Equal columns are therefore interchangeable. max_bits: the most bits that a key can have. seed: the seed of the random
// numbers that are used if max_bits is too small.
template <class Key>
TableauKeys<Key> tableau_keys(const CoveringRules& rules, const std::vector<int>& ranks, int max_bits, std::uint64_t seed) {
  TableauKeys<Key> keys;
  if (rules.piles.empty() && rules.slots() <= max_bits) {
    keys.bits = rules.slots();
    for (int slot = 0; slot < rules.slots(); ++slot) keys.of_slot[static_cast<std::size_t>(slot)] = Key{1} << slot;
    return keys;
  }
  std::map<std::vector<int>, Key> classes;  // [sequence]: its value in the key; if slots overlap, each slot is a class
  std::map<std::vector<int>, int> times;
  std::vector<std::vector<int>> piles = rules.piles;
  const bool chains = !piles.empty();
  if (!chains) {
    for (int slot = 0; slot < rules.slots(); ++slot) piles.push_back({slot});
  }
  const auto each_prefix = [&](auto&& use) {
    for (const auto& pile : piles) {
      std::vector<int> prefix;
      for (const int slot : pile) {
        if (ranks[slot] < 0) break;
        prefix.push_back(chains ? ranks[slot] : slot);
        use(prefix, slot);
      }
    }
  };
  each_prefix([&](const std::vector<int>& prefix, int) { ++times[prefix]; });
  for (const auto& [prefix, count] : times) keys.bits += std::bit_width(static_cast<unsigned>(count));
  keys.exact = keys.bits <= max_bits;
  std::uint64_t random = 0x853C49E6748FEA9Bull ^ seed * 0x9E3779B97F4A7C15ull;
  const auto word = [&] {
    random ^= random << 13;
    random ^= random >> 7;
    random ^= random << 17;
    return random * 0x9E3779B97F4A7C15ull;
  };
  int offset = 0;
  for (const auto& [prefix, count] : times) {
    if (keys.exact) {
      classes[prefix] = Key{1} << offset;
      offset += std::bit_width(static_cast<unsigned>(count));
    } else {
      Key value = static_cast<Key>(word());
      if constexpr (sizeof(Key) > 8) value = (value << 64) | static_cast<Key>(word());
      classes[prefix] = value & ((Key{1} << (max_bits - 8)) - 1);  // sums of up to 2^7 of them fit into max_bits
    }
  }
  Key beneath = 0;
  each_prefix([&](const std::vector<int>& prefix, int slot) {
    const Key own = classes[prefix];
    keys.of_slot[slot] = prefix.size() == 1 ? own : own - beneath;  // the shorter sequence replaces the longer one
    beneath = own;
  });
  return keys;
}

}  // namespace longwood
