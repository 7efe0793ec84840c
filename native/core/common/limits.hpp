// How far a search may go, and what it says of itself. The core has no clock and no threads: the caller's hook is asked
// every thousand nodes whether to stop, and tells the time and the progress there.
#pragma once

#include <cstddef>
#include <cstdint>

namespace longwood {

struct Limits {
  std::uint64_t max_nodes = ~std::uint64_t{0};
  std::size_t max_bytes = ~std::size_t{0};
};

struct Hook {
  bool (*stop)(void* context, std::uint64_t nodes) = nullptr;  // true ends the search
  void* context = nullptr;
  std::uint64_t before = 0;  // nodes of searches that this one goes on from

  bool operator()(std::uint64_t nodes) const { return stop != nullptr && stop(context, before + nodes); }
  [[nodiscard]] Hook after(std::uint64_t nodes) const { return {stop, context, before + nodes}; }
};

enum class Status { kWon, kLost, kNodes, kMemory, kStopped };

inline constexpr std::uint64_t kNodesBetweenHooks = 1024;

}  // namespace longwood
