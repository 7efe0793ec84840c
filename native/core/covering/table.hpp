// The transposition table of the covering search: a hash table with open addressing and linear probing. An entry is a single Key that
// contains the tableau's key, the hole's top and the stock index. The table never uses more bytes than its caller allows, and it never
// throws.
#pragma once

#include <bit>
#include <cstdint>

#include "core/common/compiler.hpp"
#include "core/common/table_memory.hpp"

namespace longwood {

template <class Key>
inline std::uint64_t mix(Key key) {
  std::uint64_t h = static_cast<std::uint64_t>(key);
  if constexpr (sizeof(Key) > 8) h ^= static_cast<std::uint64_t>(key >> 64) * 0x9E3779B97F4A7C15ull;
  h *= 0xD6E8FEB86659FD93ull;
  h ^= h >> 32;
  return h * 0x9E3779B97F4A7C15ull;
}

// Maps a tag (tableau and top) to the smallest stock index with which it was visited. An empty entry is all ones.
template <class Key>
class PositionTable {
 public:
  static constexpr int kIndexBits = 7;
  static constexpr unsigned kUnseen = (1u << kIndexBits) - 1;

  explicit PositionTable(std::size_t max_bytes) : max_bytes_(max_bytes) {}
  PositionTable(const PositionTable&) = delete;
  PositionTable& operator=(const PositionTable&) = delete;
  ~PositionTable() { release(entries_); }

  bool open() {
    StopCheck stop_check({}, 0);
    return entries_ != nullptr || grow(std::size_t{1} << 12, stop_check);
  }

  void prefetch(Key tag) const { prefetch_to_write(&entries_[slot(tag)]); }

  // Records a visit to the tag at `index`, unless it was visited before with the same or a smaller index. Returns the index stored before,
  // or kUnseen if the tag is new.
  unsigned visit(Key tag, unsigned index) {
    std::size_t at = slot(tag);
    for (;;) {
      const Key entry = entries_[at];
      if (entry == kEmpty) {
        entries_[at] = (tag << kIndexBits) | index;
        ++count_;
        return kUnseen;
      }
      if ((entry >> kIndexBits) == tag) {
        const unsigned previous = static_cast<unsigned>(entry) & kUnseen;
        if (previous > index) entries_[at] = (tag << kIndexBits) | index;
        return previous;
      }
      at = (at + 1) & mask_;
    }
  }

  // Undoes a visit by restoring the index that the tag had before.
  void restore(Key tag, unsigned index) {
    std::size_t at = slot(tag);
    while ((entries_[at] >> kIndexBits) != tag || entries_[at] == kEmpty) at = (at + 1) & mask_;
    entries_[at] = (tag << kIndexBits) | index;
  }

  // Makes room for one more entry. A table that is half full grows to four times its size, or to twice its size if its limit does not allow
  // more. The limit includes the old and the new table together. A table that cannot grow is filled to seven eighths. Returns false if
  // there is no room or the hook asks to stop.
  bool reserve(StopCheck& stop_check) {
    if (count_ < grow_at_) return true;
    const std::size_t size = mask_ + 1;
    for (const std::size_t next : {4 * size, 2 * size}) {
      if (next <= max_bytes_ / sizeof(Key) && (next + size) <= max_bytes_ / sizeof(Key) && grow(next, stop_check)) return true;
      if (stop_check.stopped()) return false;
    }
    grow_at_ = size / 8 * 7;
    return count_ < grow_at_;
  }

  [[nodiscard]] std::size_t bytes() const { return (mask_ + 1) * sizeof(Key); }

 private:
  static constexpr Key kEmpty = ~Key{0};

  [[nodiscard]] std::size_t slot(Key tag) const { return static_cast<std::size_t>(mix(tag) >> shift_); }

  bool grow(std::size_t size, StopCheck& stop_check) {
    if (size > max_bytes_ / sizeof(Key)) return false;
    Key* const fresh = static_cast<Key*>(table_memory(size * sizeof(Key), 0xFF, stop_check));
    if (fresh == nullptr) return false;
    const std::size_t mask = size - 1;
    const int shift = 64 - std::countr_zero(size);
    const std::size_t old_size = entries_ == nullptr ? 0 : mask_ + 1;
    for (std::size_t i = 0; i < old_size; ++i) {
      if (i % kEntriesBetweenHooks == kEntriesBetweenHooks - 1 && stop_check.should_stop()) {
        release(fresh);
        return false;
      }
      if (entries_[i] == kEmpty) continue;
      std::size_t at = static_cast<std::size_t>(mix(static_cast<Key>(entries_[i] >> kIndexBits)) >> shift);
      while (fresh[at] != kEmpty) at = (at + 1) & mask;
      fresh[at] = entries_[i];
    }
    release(entries_);
    entries_ = fresh;
    mask_ = mask;
    shift_ = shift;
    grow_at_ = size / 2;
    return true;
  }

  Key* entries_ = nullptr;
  std::size_t mask_ = 0;
  std::size_t count_ = 0;
  std::size_t grow_at_ = 0;
  std::size_t max_bytes_;
  int shift_ = 64;
};

}  // namespace longwood
