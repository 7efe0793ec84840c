// Keys of tableaux for the covering search's table: equal keys are equal tableaux up to the order of equal columns.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <vector>

#include "core/covering/rules.hpp"

namespace longwood {

// Removing slot k takes of_slot[k] off the key. exact: no two tableaux share a key; else the keys are sums of random numbers
// as wide as the key, and two of n tableaux share one with a chance below n * n / 2^bits.
template <class Key>
struct TableauKeys {
  std::array<Key, kMaxSlots> of_slot{};
  int bits = 0;
  bool exact = true;
};

// Overlapping slots: a bit a slot. Chains: the tableau is the multiset of what is left of its columns, read from the bottom. Each rank
// sequence that starts at a bottom is a class with a counter wide enough for how often it can stand there at once; the key is the sum of
// the counters. Equal columns thereby fall together. Source: solver.md 1. `max_bits` is how many bits a key may have, `seed` which
// random numbers are taken where they do not suffice.
template <class Key>
TableauKeys<Key> tableau_keys(const CoveringRules& rules, const std::vector<int>& ranks, int max_bits, std::uint64_t seed) {
  TableauKeys<Key> keys;
  if (rules.piles.empty() && rules.slots() <= max_bits) {
    keys.bits = rules.slots();
    for (int slot = 0; slot < rules.slots(); ++slot) keys.of_slot[static_cast<std::size_t>(slot)] = Key{1} << slot;
    return keys;
  }
  std::map<std::vector<int>, Key> classes;  // of a chain's prefixes; an overlapping slot is a class of its own
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
      classes[prefix] = value & ((Key{1} << (max_bits - 8)) - 1);  // sums of up to 2^7 of them stay within the max_bits
    }
  }
  Key beneath = 0;
  each_prefix([&](const std::vector<int>& prefix, int slot) {
    const Key own = classes[prefix];
    keys.of_slot[slot] = prefix.size() == 1 ? own : own - beneath;  // the longer column goes, the shorter comes
    beneath = own;
  });
  return keys;
}

}  // namespace longwood
