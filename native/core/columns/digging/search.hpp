// The digging game. It proves that a position of a game built in suit is lost, by searching an easier game exhaustively.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/columns/rules.hpp"
#include "core/common/limits.hpp"

namespace longwood {

struct DigAnswer {
  bool lost = false;              // whether the position is proved lost
  std::optional<Status> stopped;  // the limit that stopped the search; empty if it finished, with or without a proof
  std::uint64_t nodes = 0;        // one is about as much work as two or three nodes of the main search
};

// Returns whether the digging game can be used. It must be easier than a game with these rules, and the position must fit into its keys.
bool can_dig(const ColumnRules& rules, const ColumnPosition& position);

// Searches the digging game. If the forgetful search finds a way to dig everything out, draws are searched exactly. From time to time, when
// there are `more_states` more states than twice as many as before, the forgetful search tests them. If `more_states` is 0, there is no
// exact search. Without `test_first`, the exact search comes first; tests use this. Throws std::bad_alloc if memory runs out.
DigAnswer dig(const ColumnRules& rules, const ColumnPosition& position, int more_states, const Limits& limits, const Hook& hook,
              bool test_first = true);

}  // namespace longwood
