// The search's table: open addressing, linear probing, an entry of one Key that holds the position's key, the hole's top and
// the stock index. Grows fourfold at half full, within the bytes it is given; allocation never throws.
#pragma once

#include <bit>
#include <cstdint>
#include <cstdlib>
#include <cstring>

namespace longwood {

template <class Key>
inline std::uint64_t mix(Key key) {
  std::uint64_t h = static_cast<std::uint64_t>(key);
  if constexpr (sizeof(Key) > 8) h ^= static_cast<std::uint64_t>(key >> 64) * 0x9E3779B97F4A7C15ull;
  h *= 0xD6E8FEB86659FD93ull;
  h ^= h >> 32;
  return h * 0x9E3779B97F4A7C15ull;
}

// Maps a tag (position and top) to the least stock index it was seen with. An empty entry is all ones.
template <class Key>
class Visited {
 public:
  static constexpr int kIndexBits = 7;
  static constexpr unsigned kUnseen = (1u << kIndexBits) - 1;

  explicit Visited(std::size_t max_bytes) : max_bytes_(max_bytes) {}
  Visited(const Visited&) = delete;
  Visited& operator=(const Visited&) = delete;
  ~Visited() { std::free(entries_); }

  bool open() { return entries_ != nullptr || grow(std::size_t{1} << 12); }

  void prefetch(Key tag) const { __builtin_prefetch(&entries_[slot(tag)], 1); }

  // Notes that the tag is visited at `index`. Returns the index it had before: kUnseen when it is new, and nothing is
  // changed when that is no greater than `index`.
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
        const unsigned had = static_cast<unsigned>(entry) & kUnseen;
        if (had > index) entries_[at] = (tag << kIndexBits) | index;
        return had;
      }
      at = (at + 1) & mask_;
    }
  }

  // Takes a visit back: the tag is given the index it had before.
  void restore(Key tag, unsigned index) {
    std::size_t at = slot(tag);
    while ((entries_[at] >> kIndexBits) != tag || entries_[at] == kEmpty) at = (at + 1) & mask_;
    entries_[at] = (tag << kIndexBits) | index;
  }

  // Makes room for one more entry; false when the bytes are used up.
  bool reserve() { return 2 * (count_ + 1) <= mask_ || grow(4 * (mask_ + 1)); }

  [[nodiscard]] std::size_t bytes() const { return (mask_ + 1) * sizeof(Key); }

 private:
  static constexpr Key kEmpty = ~Key{0};

  [[nodiscard]] std::size_t slot(Key tag) const { return static_cast<std::size_t>(mix(tag) >> shift_); }

  bool grow(std::size_t size) {
    if (size * sizeof(Key) > max_bytes_) return false;
    Key* fresh = static_cast<Key*>(std::malloc(size * sizeof(Key)));
    if (fresh == nullptr) return false;
    std::memset(fresh, 0xFF, size * sizeof(Key));
    Key* old = entries_;
    const std::size_t old_size = old == nullptr ? 0 : mask_ + 1;
    entries_ = fresh;
    mask_ = size - 1;
    shift_ = 64 - std::countr_zero(size);
    for (std::size_t i = 0; i < old_size; ++i) {
      if (old[i] == kEmpty) continue;
      std::size_t at = slot(old[i] >> kIndexBits);
      while (entries_[at] != kEmpty) at = (at + 1) & mask_;
      entries_[at] = old[i];
    }
    std::free(old);
    return true;
  }

  Key* entries_ = nullptr;
  std::size_t mask_ = 0;
  std::size_t count_ = 0;
  std::size_t max_bytes_;
  int shift_ = 64;
};

}  // namespace longwood
