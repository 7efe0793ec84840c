// Memory that a thread reuses from one search to the next. The kernel clears every page that it hands out, which can take longer than a
// short search and a tenth of the time of a long one.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>

#include "core/common/compiler.hpp"
#include "core/common/table_memory.hpp"

namespace longwood {

// Keeps one piece of memory, the largest so far. Pieces larger than kMostSpare are freed at once.
class SpareMemory {
 public:
  SpareMemory() = default;
  SpareMemory(const SpareMemory&) = delete;
  SpareMemory& operator=(const SpareMemory&) = delete;
  ~SpareMemory() { release(memory_); }

  // Returns uninitialised memory, or null when there is none.
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
ReusedMemory<T> reused_memory(std::size_t count) {  // uninitialised, or null when there is none
  return ReusedMemory<T>(static_cast<T*>(spare_memory().take(count * sizeof(T))), GiveBack{count * sizeof(T)});
}

// Keeps blocks of kHugePage bytes, aligned to their size.
class SpareBlocks {
 public:
  SpareBlocks() = default;
  SpareBlocks(const SpareBlocks&) = delete;
  SpareBlocks& operator=(const SpareBlocks&) = delete;
  ~SpareBlocks() {
    while (count_ != 0) release(blocks_[--count_]);
  }

  // Sets how many bytes may be idle. Searches do not count them, so they must be few compared with the memory that a search may take.
  void set_limit(std::size_t bytes) {
    most_ = std::min(blocks_.size(), bytes / kHugePage);
    const bool gives = count_ > most_;
    while (count_ > most_) release(blocks_[--count_]);
    if (gives) trim_heap();
  }
  // Returns an uninitialised block, or null when there is no memory.
  void* take() { return count_ != 0 ? blocks_[--count_] : allocate_aligned(kHugePage, kHugePage); }
  void give_back(void* block) {
    if (count_ == most_) return release(block);
    blocks_[count_++] = block;
  }

 private:
  static constexpr std::size_t kMostSpare = std::size_t{1} << 26;  // about what 500,000 nodes of a column game take
  std::array<void*, kMostSpare / kHugePage> blocks_{};
  std::size_t most_ = 0;
  std::size_t count_ = 0;
};

inline SpareBlocks& spare_blocks() {
  thread_local SpareBlocks mine;
  return mine;
}

}  // namespace longwood
