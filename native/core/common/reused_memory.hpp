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

// One piece, the largest given back. What is larger than kMostKept is not kept.
class Keeper {
 public:
  Keeper() = default;
  Keeper(const Keeper&) = delete;
  Keeper& operator=(const Keeper&) = delete;
  ~Keeper() { release(memory_); }

  void* take(std::size_t bytes) {  // not initialised; null when there is no memory
    if (bytes > bytes_) return allocate_aligned(64, (bytes + 63) / 64 * 64);
    void* const memory = memory_;
    memory_ = nullptr;
    bytes_ = 0;
    return memory;
  }
  void give_back(void* memory, std::size_t bytes) {
    if (bytes > kMostKept || bytes <= bytes_) return release(memory);
    release(memory_);
    memory_ = memory;
    bytes_ = bytes;
  }

 private:
  static constexpr std::size_t kMostKept = std::size_t{1} << 23;
  void* memory_ = nullptr;
  std::size_t bytes_ = 0;
};

inline Keeper& keeper() {
  thread_local Keeper mine;
  return mine;
}

struct GiveBack {
  std::size_t bytes = 0;
  void operator()(void* memory) const { keeper().give_back(memory, bytes); }
};
template <class T>
using KeptMemory = std::unique_ptr<T[], GiveBack>;

template <class T>
KeptMemory<T> kept_memory(std::size_t count) {  // not initialised; null when there is none
  return KeptMemory<T>(static_cast<T*>(keeper().take(count * sizeof(T))), GiveBack{count * sizeof(T)});
}

// Blocks of kHugePage bytes each, aligned to as much.
class BlockKeeper {
 public:
  BlockKeeper() = default;
  BlockKeeper(const BlockKeeper&) = delete;
  BlockKeeper& operator=(const BlockKeeper&) = delete;
  ~BlockKeeper() {
    while (count_ != 0) release(blocks_[--count_]);
  }

  // How many bytes may lie idle from now on. No search counts them, so they are to be few beside what it may take.
  void keep_at_most(std::size_t bytes) {
    most_ = std::min(blocks_.size(), bytes / kHugePage);
    const bool gives = count_ > most_;
    while (count_ > most_) release(blocks_[--count_]);
    if (gives) give_back_freed();
  }
  void* take() {  // not initialised; null when there is no memory
    return count_ != 0 ? blocks_[--count_] : allocate_aligned(kHugePage, kHugePage);
  }
  void give_back(void* block) {
    if (count_ == most_) return release(block);
    blocks_[count_++] = block;
  }

 private:
  static constexpr std::size_t kMostKept = std::size_t{1} << 26;  // as much as 500,000 nodes of a column game take
  std::array<void*, kMostKept / kHugePage> blocks_{};
  std::size_t most_ = 0;
  std::size_t count_ = 0;
};

inline BlockKeeper& kept_blocks() {
  thread_local BlockKeeper mine;
  return mine;
}

}  // namespace longwood
