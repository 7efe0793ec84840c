// A record of the layered search: how a position came to be, and its places in the queues. Its packed board lies behind it.
#pragma once

#include <array>
#include <cstdint>

#include "core/columns/nodes.hpp"
#include "core/columns/rules.hpp"

namespace longwood {

struct Node {
  NodeId parent;
  std::array<NodeId, 2> next{kNone, kNone};  // in the queue of each kind
  std::uint8_t source, target, count, card;
  std::uint32_t moves;  // to columns

  Node(NodeId from, const ColumnMove& move, std::uint32_t made)
      : parent(from),
        source(byte_of(move.source)),
        target(byte_of(move.target)),
        count(byte_of(move.count)),
        card(byte_of(move.card)),
        moves(made) {}

  [[nodiscard]] ColumnMove move() const { return {wide(source), wide(target), count, wide(card)}; }

 private:
  // A pile as a byte: columns are fewer than 252, the others come from the top.
  static std::uint8_t byte_of(int value) { return static_cast<std::uint8_t>(value); }
  static std::int16_t wide(std::uint8_t byte) { return static_cast<std::int16_t>(byte > kMaxColumns ? byte - 256 : byte); }
};

}  // namespace longwood
