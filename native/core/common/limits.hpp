// The limits of a search, and how a search ended. The core has no clock and no threads. Every 1024 nodes it calls the caller's hook, which
// checks the time, reports progress and decides whether to stop.
#pragma once

#include <cstddef>
#include <cstdint>

namespace longwood {

struct Limits {
  std::uint64_t max_nodes = ~std::uint64_t{0};
  std::size_t max_bytes = ~std::size_t{0};
};

struct Hook {
  bool (*stop)(void* context, std::uint64_t nodes) = nullptr;  // returns true to end the search
  void* context = nullptr;
  std::uint64_t before = 0;  // nodes of earlier searches, added to the number that the hook receives

  bool operator()(std::uint64_t nodes) const { return stop != nullptr && stop(context, before + nodes); }
  [[nodiscard]] Hook after(std::uint64_t nodes) const { return {stop, context, before + nodes}; }
};

// A verdict, or the reason why the search stopped early: the node limit, the memory limit or the hook.
enum class Status { kWon, kLost, kNodes, kMemory, kStopped };

inline constexpr std::uint64_t kNodesBetweenHooks = 1024;

}  // namespace longwood
