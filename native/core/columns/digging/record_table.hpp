// Records of a search of the digging game, in memory that its limits allow. They are found by a key.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <new>
#include <utility>
#include <vector>

#include "core/columns/digging/position.hpp"
#include "core/columns/nodes.hpp"
#include "core/common/compiler.hpp"
#include "core/common/table_memory.hpp"

namespace longwood {

template <class Record>
class RecordTable {
 public:
  explicit RecordTable(DiggingPosition& position) : position_(position), slots_(1 << 10) {}

  // Returns the record with this key for which is_same(record) is true, or kNone.
  template <class IsSame>
  [[nodiscard]] NodeId find(std::uint64_t key, const IsSame& is_same) {
    const Slot& slot = slots_[slot_of(key, is_same)];
    return slot.id;
  }

  // Adds a record that the table does not have. make_space() must have returned true since the last one.
  NodeId add(std::uint64_t key, const Record& record) {
    const NodeId id = records_.make(sizeof(Record));
    ::new (records_.at(id)) Record(record);
    slots_[slot_of(key, [](const Record&) { return false; })] = {key, id};
    ++size_;
    return id;
  }

  // Makes room for one more record. A table that is half full grows to four times its size. Returns false if there is no room, which ends
  // the search.
  bool make_space() {
    if (2 * (size_ + 1) >= slots_.size() && !grow(4 * slots_.size())) return false;
    return !records_.needs_block(sizeof(Record)) || position_.has_memory(bytes() + records_.next_block());
  }

  [[nodiscard]] Record& at(NodeId id) { return *reinterpret_cast<Record*>(records_.at(id)); }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::size_t bytes() const { return records_.bytes() + slots_.size() * sizeof(Slot); }

  void prefetch(NodeId id) { records_.prefetch(id); }
  void prefetch_slot(std::uint64_t key) const { longwood::prefetch(&slots_[home(key)]); }

 private:
  struct Slot {
    std::uint64_t key = 0;
    NodeId id = kNone;
  };

  [[nodiscard]] std::size_t home(std::uint64_t key) const {
    std::uint64_t mixed = key * 0x9E3779B97F4A7C15ull;
    mixed ^= mixed >> 32;
    return static_cast<std::size_t>(mixed) & (slots_.size() - 1);
  }

  // Returns the slot of a record, or the empty slot where it belongs.
  template <class IsSame>
  [[nodiscard]] std::size_t slot_of(std::uint64_t key, const IsSame& is_same) {
    std::size_t slot = home(key);
    while (slots_[slot].id != kNone && (slots_[slot].key != key || !is_same(at(slots_[slot].id)))) slot = (slot + 1) & (slots_.size() - 1);
    return slot;
  }

  bool grow(std::size_t size) {
    if (!position_.has_memory(bytes() + size * sizeof(Slot))) return false;
    std::vector<Slot> wider;
    for (wider.reserve(size); wider.size() < size;) {
      wider.resize(std::min(size, wider.size() + kEntriesBetweenHooks));
      position_.call_hook();
      if (position_.stopped()) return false;
    }
    const std::vector<Slot> before = std::exchange(slots_, std::move(wider));
    std::size_t moved = 0;
    for (const Slot& one : before) {
      if (one.id == kNone) continue;
      slots_[slot_of(one.key, [](const Record&) { return false; })] = one;
      if (++moved % kEntriesBetweenHooks == 0) position_.call_hook();
    }
    return true;
  }

  DiggingPosition& position_;
  Arena records_;
  std::vector<Slot> slots_;  // a hash table of the records by key
  std::size_t size_ = 0;
};

}  // namespace longwood
