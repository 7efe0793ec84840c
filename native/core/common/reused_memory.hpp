// Memory that each thread reuses from one search to the next. The kernel zeroes every page that it hands out. That can take longer than a
// short search, and a tenth of the time of a long one.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>

#include "core/common/compiler.hpp"
#include "core/common/table_memory.hpp"

namespace longwood {

// Caches one block of memory, the largest one returned so far. Blocks larger than kMostSpare are freed immediately.
class SpareMemory {
 public:
  SpareMemory() = default;
  SpareMemory(const SpareMemory&) = delete;
  SpareMemory& operator=(const SpareMemory&) = delete;
  ~SpareMemory() { release(memory_); }

  // Returns uninitialised memory, or null if none is available.
  void* take(std::size_t bytes) {
    if (bytes > bytes_) return allocate_aligned(64, (bytes + 63) / 64 * 64);
    void* const memory = memory_;
    memory_ = nullptr;
    bytes_ = 0;
    return memory;
  }
  void give_back(void* memory, std::size_t bytes) {
    if (bytes > kMostSpare || bytes <= bytes_) return release(memory);
    release(memory_);
    memory_ = memory;
    bytes_ = bytes;
  }

 private:
  static constexpr std::size_t kMostSpare = std::size_t{1} << 23;
  void* memory_ = nullptr;
  std::size_t bytes_ = 0;
};

inline SpareMemory& spare_memory() {
  thread_local SpareMemory mine;
  return mine;
}

struct GiveBack {
  std::size_t bytes = 0;
  void operator()(void* memory) const { spare_memory().give_back(memory, bytes); }
};
template <class T>
using ReusedMemory = std::unique_ptr<T[], GiveBack>;

template <class T>
ReusedMemory<T> reused_memory(std::size_t count) {  // uninitialised, or null if none is available
  return ReusedMemory<T>(static_cast<T*>(spare_memory().take(count * sizeof(T))), GiveBack{count * sizeof(T)});
}

// Caches blocks of kHugePage bytes, aligned to their size.
class SpareBlocks {
 public:
  SpareBlocks() = default;
  SpareBlocks(const SpareBlocks&) = delete;
  SpareBlocks& operator=(const SpareBlocks&) = delete;
  ~SpareBlocks() {
    while (count_ != 0) release(blocks_[--count_]);
  }

  // Sets how many bytes the cache can hold. Searches do not count these bytes, so the number should be small compared with a search's
  // memory limit.
  void set_limit(std::size_t bytes) {
    most_ = std::min(blocks_.size(), bytes / kHugePage);
    const bool gives = count_ > most_;
    while (count_ > most_) release(blocks_[--count_]);
    if (gives) trim_heap();
  }
  // Returns an uninitialised block, or null if no memory is available.
  void* take() { return count_ != 0 ? blocks_[--count_] : allocate_aligned(kHugePage, kHugePage); }
  void give_back(void* block) {
    if (count_ == most_) return release(block);
    blocks_[count_++] = block;
  }

 private:
  static constexpr std::size_t kMostSpare = std::size_t{1} << 26;  // about as much as 500,000 nodes of a column game need
  std::array<void*, kMostSpare / kHugePage> blocks_{};
  std::size_t most_ = 0;
  std::size_t count_ = 0;
};

inline SpareBlocks& spare_blocks() {
  thread_local SpareBlocks mine;
  return mine;
}

}  // namespace longwood
