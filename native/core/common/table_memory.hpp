// Memory for the searches' tables. Filling a large one takes seconds, so the hook is asked meanwhile. Never throws.
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

// Asks the hook now and then while a table grows, and remembers its answer.
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

inline constexpr std::size_t kEntriesBetweenHooks = std::size_t{1} << 14;  // moved from one table to another: each misses the cache

inline constexpr std::size_t kHugePage = std::size_t{1} << 21;

// Asks for huge pages, where the system has them: fewer misses of the address cache, for every access is far from the last.
inline void advise_huge_pages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t bytes) {
#if defined(__linux__)
  madvise(memory, bytes, MADV_HUGEPAGE);
#endif
}

// That many bytes of that value, to be given back by release(); null when there are none, or the hook ended it.
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
inline constexpr std::size_t kIdleShare = 32;  // of what a search may take may lie idle: a third of the tenth by which that may be passed

// Whether so many freed bytes are to go back to the system at once, of a search that may take so many: glibc keeps much of what is freed,
// and the search would take its bytes from elsewhere. Where there is plenty the next search is glad of what was kept.
inline bool worth_trimming(std::size_t freed, std::size_t max_bytes) { return freed >= kLeastTrim && freed >= max_bytes / kIdleShare; }

// Takes a few milliseconds, some tens where the process has much freed memory.
inline void trim_heap() {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}

}  // namespace longwood
