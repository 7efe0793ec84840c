// Where a column search stores its positions: records in large blocks, and queues of records by worth.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <utility>
#include <vector>

#include "core/columns/rules.hpp"
#include "core/common/compiler.hpp"
#include "core/common/reused_memory.hpp"

namespace longwood {

using NodeId = std::uint32_t;  // a later record has a greater id

inline constexpr NodeId kNone = 0xFFFFFFFF;

// A record of the layered search: how the position was reached, and its links in the queues. The packed board follows it in memory.
struct Node {
  NodeId parent;
  std::array<NodeId, 2> next{kNone, kNone};  // the record behind this one in the queue of each kind
  std::uint8_t source, target, count, card;
  std::uint32_t moves;  // the number of moves to columns since the start

  Node(NodeId from, const ColumnMove& move, std::uint32_t made)
      : parent(from),
        source(byte_of(move.source)),
        target(byte_of(move.target)),
        count(byte_of(move.count)),
        card(byte_of(move.card)),
        moves(made) {}

  [[nodiscard]] ColumnMove move() const { return {wide(source), wide(target), count, wide(card)}; }

 private:
  // A pile as a byte. There are fewer than 252 columns; the negative numbers of the other piles wrap around to the top values.
  static std::uint8_t byte_of(int value) { return static_cast<std::uint8_t>(value); }
  static std::int16_t wide(std::uint8_t byte) { return static_cast<std::int16_t>(byte > kMaxColumns ? byte - 256 : byte); }
};

// Allocates records of any size. They never move, and are freed all at once. Throws std::bad_alloc when there is no memory.
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

  static constexpr std::size_t kSlack = 64;  // bytes behind a block's last record that may be read and written

  // Whether the next record of that size needs a new block, and the size of that block.
  [[nodiscard]] bool wants_block(std::size_t size) const { return size > left_; }
  [[nodiscard]] std::size_t next_block() const { return blocks_.empty() ? kFirstBytes : kBlockBytes; }

  NodeId make(std::size_t size) {
    if (wants_block(size)) add_block();
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
    if (blocks_.size() == kNone / kBlockUnits) throw std::bad_alloc();
    const std::size_t size = next_block();
    if (blocks_.size() == blocks_.capacity()) blocks_.reserve(2 * blocks_.size() + 8);
    void* const memory = blocks_.empty() ? allocate_aligned(kFirstBytes, kFirstBytes) : spare_blocks().take();
    if (memory == nullptr) throw std::bad_alloc();
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

// A priority queue of records: the highest worth first, and among equals the newest. It is a linked list for each worth; the records
// themselves hold the links.
class Queue {
 public:
  [[nodiscard]] bool empty() const { return best_ < 0; }
  [[nodiscard]] NodeId best() const { return first_[static_cast<std::size_t>(best_)]; }  // the queue must not be empty

  // How many more bytes the queue takes once this worth is pushed.
  [[nodiscard]] std::size_t bytes_for(int worth) const {
    const std::ptrdiff_t at = worth - lowest_;
    const auto size = static_cast<std::ptrdiff_t>(first_.size());
    if (at >= 0 && at < size) return 0;
    return static_cast<std::size_t>(at < 0 ? kMargin - at : at - size + kMargin) * sizeof(NodeId);
  }

  // Adds a record. Returns the record to link behind it, or kNone when it is the first of its worth.
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

  // Removes the best record. next: the record linked behind it, or kNone.
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
