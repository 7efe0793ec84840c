// The nodes and bytes that a column search has used, and the limit that stopped it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/columns/hash_set.hpp"
#include "core/common/limits.hpp"

namespace longwood {

class Budget {
 public:
  Budget(const Limits& limits, const Hook& hook) : limits_(limits), hook_(hook) {}

  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  [[nodiscard]] std::uint64_t max_nodes() const { return limits_.max_nodes; }
  [[nodiscard]] std::optional<Status> stopped() const { return stopped_; }  // the limit that stopped the search, if any
  void stop(Status limit) {
    if (!stopped_) stopped_ = limit;
  }

  // Counts one more node. Returns false if the search must stop.
  bool count_node() {
    ++nodes_;
    if (nodes_ >= limits_.max_nodes) stop(Status::kNodes);
    if (nodes_ % kNodesBetweenHooks == 0 && hook_(nodes_)) stop(Status::kStopped);
    return !stopped_;
  }

  // Makes room in a table for one more entry. `taken` is the number of bytes that the search uses elsewhere. If there is no room, stops the
  // search and returns false.
  bool make_space(HashSet& table, std::size_t taken) {
    if (table.has_space()) return true;
    StopCheck stop_check(hook_, nodes_);
    if (table.reserve(bytes_left(taken), stop_check)) return true;
    stop(stop_check.stopped() ? Status::kStopped : Status::kMemory);
    return false;
  }

  // Returns whether the search can use this many bytes in total. If not, stops it.
  bool may_take(std::size_t bytes) {
    if (bytes <= limits_.max_bytes) return true;
    stop(Status::kMemory);
    return false;
  }

  // The limits and the hook for a search inside this one. spend() then adds the nodes that it visited.
  [[nodiscard]] Limits left(std::uint64_t most_nodes, std::size_t taken) const {
    return {std::min(most_nodes, limits_.max_nodes - nodes_), bytes_left(taken)};
  }
  [[nodiscard]] Hook hook() const { return hook_.after(nodes_); }
  void spend(std::uint64_t nodes) {
    nodes_ += nodes;
    if (nodes_ >= limits_.max_nodes) stop(Status::kNodes);
  }

 private:
  [[nodiscard]] std::size_t bytes_left(std::size_t taken) const { return limits_.max_bytes - std::min(limits_.max_bytes, taken); }

  const Limits limits_;
  const Hook hook_;
  std::uint64_t nodes_ = 0;
  std::optional<Status> stopped_;
};

}  // namespace longwood
