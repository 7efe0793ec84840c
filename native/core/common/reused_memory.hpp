// Memory of a thread, kept from one search to the next: pages fresh from the kernel are cleared first, which can take longer than a short
// search, and a tenth of a long one.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>

#include "core/common/compiler.hpp"
#include "core/common/table_memory.hpp"

namespace longwood {

// One piece, the largest given back. What is larger than kMostSpare is not kept.
class SpareMemory {
 public:
  SpareMemory() = default;
  SpareMemory(const SpareMemory&) = delete;
  SpareMemory& operator=(const SpareMemory&) = delete;
  ~SpareMemory() { release(memory_); }

  void* take(std::size_t bytes) {  // not initialised; null when there is no memory
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
ReusedMemory<T> reused_memory(std::size_t count) {  // not initialised; null when there is none
  return ReusedMemory<T>(static_cast<T*>(spare_memory().take(count * sizeof(T))), GiveBack{count * sizeof(T)});
}

// Blocks of kHugePage bytes each, aligned to as much.
class SpareBlocks {
 public:
  SpareBlocks() = default;
  SpareBlocks(const SpareBlocks&) = delete;
  SpareBlocks& operator=(const SpareBlocks&) = delete;
  ~SpareBlocks() {
    while (count_ != 0) release(blocks_[--count_]);
  }

  // How many bytes may lie idle from now on. No search counts them, so they are to be few beside what it may take.
  void set_limit(std::size_t bytes) {
    most_ = std::min(blocks_.size(), bytes / kHugePage);
    const bool gives = count_ > most_;
    while (count_ > most_) release(blocks_[--count_]);
    if (gives) trim_heap();
  }
  void* take() {  // not initialised; null when there is no memory
    return count_ != 0 ? blocks_[--count_] : allocate_aligned(kHugePage, kHugePage);
  }
  void give_back(void* block) {
    if (count_ == most_) return release(block);
    blocks_[count_++] = block;
  }

 private:
  static constexpr std::size_t kMostSpare = std::size_t{1} << 26;  // as much as 500,000 nodes of a column game take
  std::array<void*, kMostSpare / kHugePage> blocks_{};
  std::size_t most_ = 0;
  std::size_t count_ = 0;
};

inline SpareBlocks& spare_blocks() {
  thread_local SpareBlocks mine;
  return mine;
}

}  // namespace longwood
