// Memory for the search tables. Filling a large table takes seconds, so the hook is called during that time. Nothing here throws.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/common/compiler.hpp"
#include "core/common/limits.hpp"

#if defined(__linux__)
#include <sys/mman.h>
#endif
#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace longwood {

// Calls the hook while a table grows, and remembers whether it asked to stop.
class StopCheck {
 public:
  StopCheck(const Hook& hook, std::uint64_t nodes) : hook_(hook), nodes_(nodes) {}

  bool should_stop() { return stopped_ = stopped_ || hook_(nodes_); }
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  const Hook hook_;
  const std::uint64_t nodes_;
  bool stopped_ = false;
};

// The number of entries moved to a larger table between two calls of the hook. Each move is slow, because it misses the cache.
inline constexpr std::size_t kEntriesBetweenHooks = std::size_t{1} << 14;

inline constexpr std::size_t kHugePage = std::size_t{1} << 21;

// Asks the system for huge pages if it supports them. Accesses to a table are far apart, so huge pages save many address translations.
inline void advise_huge_pages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t bytes) {
#if defined(__linux__)
  madvise(memory, bytes, MADV_HUGEPAGE);
#endif
}

// Returns memory filled with the byte `value`, or null if none is available or the hook asks to stop. Free it with release().
inline void* table_memory(std::size_t bytes, int value, StopCheck& stop_check) {
  const bool huge = bytes >= 2 * kHugePage && bytes % kHugePage == 0;
  void* const memory = huge ? allocate_aligned(kHugePage, bytes) : allocate(bytes);
  if (memory == nullptr) return nullptr;
  if (huge) advise_huge_pages(memory, bytes);
  for (std::size_t at = 0; at < bytes; at += 2 * kHugePage) {
    std::memset(static_cast<unsigned char*>(memory) + at, value, std::min(2 * kHugePage, bytes - at));
    if (bytes > 2 * kHugePage && stop_check.should_stop()) {
      release(memory);
      return nullptr;
    }
  }
  return memory;
}

inline constexpr std::size_t kLeastTrim = std::size_t{1} << 21;
// Up to 1/32 of a search's memory limit can be cached but unused. A process can exceed the limit by a tenth, and this is about a third of
// that.
inline constexpr std::size_t kIdleShare = 32;

// Returns whether memory that was just freed should be returned to the system at once. glibc keeps much of it, and a search near its limit
// would then take the same amount from the system a second time. Far below the limit, the next search can reuse what glibc keeps.
inline bool worth_trimming(std::size_t freed, std::size_t max_bytes) { return freed >= kLeastTrim && freed >= max_bytes / kIdleShare; }

// Returns freed memory to the system. This takes a few milliseconds, or a few tens of milliseconds if the process has freed a lot.
inline void trim_heap() {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}

}  // namespace longwood
