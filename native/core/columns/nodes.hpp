// Storage for the positions of a column search: records in large blocks of memory, and queues of records ordered by worth.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/columns/rules.hpp"
#include "core/common/compiler.hpp"
#include "core/common/reused_memory.hpp"

namespace longwood {

using NodeId = std::uint32_t;  // increases with each new record

inline constexpr NodeId kNone = 0xFFFFFFFF;

// The two kinds of queues: positions to expand, and positions to draw from.
enum Kind : std::size_t { kExpand, kDraw, kKinds };

using Links = std::array<NodeId, kKinds>;  // the next record in the queue of each kind

// A record of the layered search: how the position was reached, and its links in the queues. The packed board follows it in memory.
struct Node {
  NodeId parent;
  Links links{kNone, kNone};
  std::uint8_t source, target, count, card;
  std::uint32_t taken : 2;   // one bit for each kind of queue that this record has been taken from
  std::uint32_t drawn : 1;   // whether the position was reached by draws, without a safe move after them
  std::uint32_t moves : 29;  // the number of moves to columns since the start

  Node(NodeId from, const ColumnMove& move, std::uint32_t made, bool by_draws)
      : parent(from),
        source(byte_of(move.source)),
        target(byte_of(move.target)),
        count(byte_of(move.count)),
        card(byte_of(move.card)),
        taken(0),
        drawn(by_draws),
        moves(made) {}

  // Marks this record as taken from the queues of a kind. Returns false if it was taken before.
  bool take(Kind kind) {
    const std::uint32_t bit = 1U << kind;
    if ((taken & bit) != 0) return false;
    taken = (taken | bit) & 3U;
    return true;
  }
  [[nodiscard]] ColumnMove move() const { return {wide(source), wide(target), count, wide(card)}; }

 private:
  // Stores a pile, a count or a card in a byte. Negative numbers, such as those of the stock and the waste, wrap around to values above
  // those of all columns.
  static std::uint8_t byte_of(int value) { return static_cast<std::uint8_t>(value); }
  static std::int16_t wide(std::uint8_t byte) { return static_cast<std::int16_t>(byte > kMaxColumns ? byte - 256 : byte); }
};

// Allocates records of any size. Records never move, and all of them are freed together. Calls out_of_memory() if there is no memory.
class Arena {
 public:
  Arena() = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  ~Arena() {
    if (blocks_.empty()) return;
    release(blocks_.front());
    std::for_each(blocks_.begin() + 1, blocks_.end(), [](std::uint8_t* block) { spare_blocks().give_back(block); });
  }

  static constexpr std::size_t kSlack = 64;  // bytes after the last record of a block that can be read and written

  // Returns whether a record of this size needs a new block, and the size of that block.
  [[nodiscard]] bool needs_block(std::size_t size) const { return size > left_; }
  [[nodiscard]] std::size_t next_block() const { return blocks_.empty() ? kFirstBytes : kBlockBytes; }

  NodeId make(std::size_t size) {
    if (needs_block(size)) add_block();
    const NodeId id = next_;
    const std::size_t units = (size + kUnit - 1) / kUnit;
    next_ += static_cast<NodeId>(units);
    left_ -= std::min(left_, units * kUnit);
    return id;
  }
  [[nodiscard]] std::uint8_t* at(NodeId id) { return blocks_[id / kBlockUnits] + id % kBlockUnits * kUnit; }
  void prefetch(NodeId id) {
    const std::uint8_t* const record = at(id);
    longwood::prefetch(record);
    longwood::prefetch(record + 64);
  }
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

 private:
  static constexpr std::size_t kUnit = 16;
  static constexpr std::size_t kBlockBytes = kHugePage;
  static constexpr std::size_t kFirstBytes = kHugePage / 16;  // small, because short searches need little memory
  static constexpr NodeId kBlockUnits = kBlockBytes / kUnit;

  void add_block() {
    if (blocks_.size() == kNone / kBlockUnits) out_of_memory();
    const std::size_t size = next_block();
    if (blocks_.size() == blocks_.capacity()) blocks_.reserve(2 * blocks_.size() + 8);
    void* const memory = blocks_.empty() ? allocate_aligned(kFirstBytes, kFirstBytes) : spare_blocks().take();
    if (memory == nullptr) out_of_memory();
    if (blocks_.size() > 1) advise_huge_pages(memory, size);
    next_ = static_cast<NodeId>(blocks_.size()) * kBlockUnits;
    blocks_.push_back(static_cast<std::uint8_t*>(memory));
    left_ = size - kSlack;
    bytes_ += size;
  }

  std::vector<std::uint8_t*> blocks_;
  NodeId next_ = 0;
  std::size_t left_ = 0;
  std::size_t bytes_ = 0;
};

// A priority queue of records. The record with the highest worth comes first, and among equals the newest. There is a linked list for each
// worth, and the links are stored in the records.
class Queue {
 public:
  [[nodiscard]] bool empty() const { return best_ < 0; }
  [[nodiscard]] NodeId best() const { return first_[static_cast<std::size_t>(best_)]; }  // the queue must not be empty

  // Returns how many more bytes the queue needs before a record of this worth is pushed.
  [[nodiscard]] std::size_t bytes_for(int worth) const {
    const std::ptrdiff_t at = worth - lowest_;
    const auto size = static_cast<std::ptrdiff_t>(first_.size());
    if (at >= 0 && at < size) return 0;
    return static_cast<std::size_t>(at < 0 ? kMargin - at : at - size + kMargin) * sizeof(NodeId);
  }

  // Adds a record. Returns the record that follows it in its list, or kNone if it is the only one of its worth.
  NodeId push(int worth, NodeId id) {
    if (first_.empty()) lowest_ = worth - static_cast<int>(kMargin);
    if (worth < lowest_) {
      const std::ptrdiff_t more = lowest_ - worth + kMargin;
      first_.insert(first_.begin(), static_cast<std::size_t>(more), kNone);
      lowest_ -= static_cast<int>(more);
      if (best_ >= 0) best_ += more;
    }
    const std::ptrdiff_t at = worth - lowest_;
    if (at >= static_cast<std::ptrdiff_t>(first_.size())) first_.resize(static_cast<std::size_t>(at + kMargin), kNone);
    best_ = std::max(best_, at);
    return std::exchange(first_[static_cast<std::size_t>(at)], id);
  }

  // Removes the best record. `next` is the record that follows it in its list, or kNone.
  void pop(NodeId next) {
    first_[static_cast<std::size_t>(best_)] = next;
    while (best_ >= 0 && first_[static_cast<std::size_t>(best_)] == kNone) --best_;
  }

 private:
  static constexpr std::ptrdiff_t kMargin = 32;

  std::vector<NodeId> first_;  // the first record of each worth
  std::ptrdiff_t best_ = -1;
  int lowest_ = 0;
};

}  // namespace longwood
