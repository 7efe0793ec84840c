// The set of positions that a column search has visited, stored as 64-bit hashes. Positions with the same hash count as the same position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/common/compiler.hpp"
#include "core/common/table_memory.hpp"

namespace longwood {

// A hash table with open addressing and linear probing. Zero marks an empty slot. The table never uses more bytes than its caller allows.
class HashSet {
 public:
  HashSet() = default;
  HashSet(const HashSet&) = delete;
  HashSet& operator=(const HashSet&) = delete;
  ~HashSet() { release(slots_); }

  [[nodiscard]] bool has_space() const { return count_ < grow_at_; }

  // Makes room for one more hash. A table that is half full grows to four times its size, or to twice its size if max_bytes does not allow
  // more. The limit includes the old and the new table together. A table that cannot grow is filled to seven eighths. Returns false if
  // there is no room or the hook asks to stop.
  bool reserve(std::size_t max_bytes, StopCheck& stop_check) {
    if (has_space()) return true;
    const std::size_t size = slots_ == nullptr ? 0 : mask_ + 1;
    for (const std::size_t next : {size == 0 ? kFirst : 4 * size, 2 * size}) {
      if (next > size && next <= max_bytes / 8 && 8 * (next + size) <= max_bytes && resize(next, max_bytes, stop_check)) return true;
      if (stop_check.stopped()) return false;
    }
    if (count_ >= size / 8 * 7) return false;
    grow_at_ = count_ + 1 + size / 16;  // then tries to grow again, because other tables may have been freed
    if (grow_at_ > size / 8 * 7) grow_at_ = size / 8 * 7;
    return true;
  }

  // Adds a hash, for which there must be room. Returns whether it is new.
  bool insert(std::uint64_t hash) {
    if (hash == 0) hash = 1;
    if (!insert_new(hash)) return false;
    ++count_;
    return true;
  }

  void prefetch(std::uint64_t hash) const {
    if (slots_ != nullptr) longwood::prefetch(slots_ + home(hash, mask_));
  }

  void clear() {
    if (slots_ != nullptr) std::memset(slots_, 0, bytes());
    count_ = 0;
  }

  void free_memory() {
    release(slots_);
    slots_ = nullptr;
    mask_ = count_ = grow_at_ = 0;
  }

  [[nodiscard]] std::size_t bytes() const { return slots_ == nullptr ? 0 : (mask_ + 1) * 8; }

 private:
  static constexpr std::size_t kFirst = std::size_t{1} << 14;

  bool resize(std::size_t size, std::size_t max_bytes, StopCheck& stop_check) {
    auto* const fresh = static_cast<std::uint64_t*>(table_memory(size * 8, 0, stop_check));
    if (fresh == nullptr) return false;
    const std::size_t old_size = slots_ == nullptr ? 0 : mask_ + 1;
    for (std::size_t i = 0; i < old_size; ++i) {
      if (i % kEntriesBetweenHooks == kEntriesBetweenHooks - 1 && stop_check.should_stop()) {
        release(fresh);
        return false;
      }
      if (slots_[i] == 0) continue;
      std::size_t at = home(slots_[i], size - 1);
      while (fresh[at] != 0) at = (at + 1) & (size - 1);
      fresh[at] = slots_[i];
    }
    release(slots_);
    if (worth_trimming(8 * old_size, max_bytes)) trim_heap();
    slots_ = fresh;
    mask_ = size - 1;
    grow_at_ = size / 2;
    return true;
  }

  static std::size_t home(std::uint64_t hash, std::size_t mask) { return (hash ^ hash >> 32) & mask; }

  bool insert_new(std::uint64_t hash) {
    std::size_t at = home(hash, mask_);
    while (slots_[at] != 0) {
      if (slots_[at] == hash) return false;
      at = (at + 1) & mask_;
    }
    slots_[at] = hash;
    return true;
  }

  std::uint64_t* slots_ = nullptr;
  std::size_t mask_ = 0;
  std::size_t count_ = 0;
  std::size_t grow_at_ = 0;
};

}  // namespace longwood
