// Memory for the searches' tables. Filling a large table takes seconds, so the hook is called meanwhile. Nothing here throws.
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

// Calls the hook while a table grows, and remembers when it asked to stop.
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

inline constexpr std::size_t kEntriesBetweenHooks = std::size_t{1} << 14;  // moved to another table; each of them misses the cache

inline constexpr std::size_t kHugePage = std::size_t{1} << 21;

// Asks for huge pages where the system has them. Accesses to a table are far apart, and huge pages need fewer address translations.
inline void advise_huge_pages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t bytes) {
#if defined(__linux__)
  madvise(memory, bytes, MADV_HUGEPAGE);
#endif
}

// Returns memory filled with the byte `value`, to be freed by release(), or null when there is none or the hook asked to stop.
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
// One part in 32 of a search's memory limit may be idle. That is a third of the tenth by which a process may pass the limit.
inline constexpr std::size_t kIdleShare = 32;

// Whether freed memory should go back to the system at once. glibc keeps much of it, and a search near its limit would then take the same
// bytes from the system again. Far below the limit, the next search reuses what glibc keeps.
inline bool worth_trimming(std::size_t freed, std::size_t max_bytes) { return freed >= kLeastTrim && freed >= max_bytes / kIdleShare; }

// Gives freed memory back to the system. This takes a few milliseconds, or tens of them when the process has freed a lot.
inline void trim_heap() {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}

}  // namespace longwood
