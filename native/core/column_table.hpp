// The set of positions a column search has met, as 64-bit hashes. Two positions with equal hashes are taken for one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace longwood {

// Open addressing with linear probing; zero marks an empty place. Never larger than it is told it may be.
class HashSet {
 public:
  HashSet() = default;
  HashSet(const HashSet&) = delete;
  HashSet& operator=(const HashSet&) = delete;
  ~HashSet() { std::free(places_); }

  // Room for one more. Grows fourfold at half full, or as far as max_bytes allows, old and new table together; where it cannot grow
  // it fills up to seven eighths. False: there is no room.
  bool reserve(std::size_t max_bytes) {
    if (count_ < grow_at_) return true;
    const std::size_t size = places_ == nullptr ? 0 : mask_ + 1;
    for (const std::size_t next : {size == 0 ? kFirst : 4 * size, 2 * size}) {
      if (next > size && next <= max_bytes / 8 && 8 * (next + size) <= max_bytes && resize(next)) return true;
    }
    if (count_ >= size / 8 * 7) return false;
    grow_at_ = count_ + 1 + size / 16;  // asks again then: others may have given memory back
    if (grow_at_ > size / 8 * 7) grow_at_ = size / 8 * 7;
    return true;
  }

  // Adds a hash; true when it is new. There must be room.
  bool insert(std::uint64_t hash) {
    if (hash == 0) hash = 1;
    if (!place(hash)) return false;
    ++count_;
    return true;
  }

  void clear() {
    if (places_ != nullptr) std::memset(places_, 0, bytes());
    count_ = 0;
  }

  [[nodiscard]] std::size_t bytes() const { return places_ == nullptr ? 0 : (mask_ + 1) * 8; }

 private:
  static constexpr std::size_t kFirst = std::size_t{1} << 14;
  static constexpr std::size_t kHugePage = std::size_t{1} << 21;

  static std::uint64_t* zeroed(std::size_t size) {
#if defined(__linux__)
    if (size * 8 >= 2 * kHugePage) {  // fewer misses of the address cache: every probe is far from the last
      void* memory = std::aligned_alloc(kHugePage, size * 8);
      if (memory == nullptr) return nullptr;
      madvise(memory, size * 8, MADV_HUGEPAGE);
      std::memset(memory, 0, size * 8);
      return static_cast<std::uint64_t*>(memory);
    }
#endif
    return static_cast<std::uint64_t*>(std::calloc(size, 8));
  }

  bool resize(std::size_t size) {
    std::uint64_t* const fresh = zeroed(size);
    if (fresh == nullptr) return false;
    std::uint64_t* const old = places_;
    const std::size_t old_size = old == nullptr ? 0 : mask_ + 1;
    places_ = fresh;
    mask_ = size - 1;
    grow_at_ = size / 2;
    for (std::size_t i = 0; i < old_size; ++i) {
      if (old[i] != 0) place(old[i]);
    }
    std::free(old);
    return true;
  }

  bool place(std::uint64_t hash) {
    std::size_t at = (hash ^ hash >> 32) & mask_;
    while (places_[at] != 0) {
      if (places_[at] == hash) return false;
      at = (at + 1) & mask_;
    }
    places_[at] = hash;
    return true;
  }

  std::uint64_t* places_ = nullptr;
  std::size_t mask_ = 0;
  std::size_t count_ = 0;
  std::size_t grow_at_ = 0;
};

}  // namespace longwood
