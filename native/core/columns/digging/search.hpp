// The digging game: a proof that a position of a game built in suit is lost, by an easier game that can be searched to its end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/columns/rules.hpp"
#include "core/common/limits.hpp"

namespace longwood {

struct DigAnswer {
  bool lost = false;              // proved
  std::optional<Status> stopped;  // the limit that ended it; none when it was searched to its end, whether that is a proof or not
  std::uint64_t nodes = 0;        // about the work of two or three nodes of the search each
};

// Whether the easier game is one of these rules, and the position fits it.
bool can_dig(const ColumnRules& rules, const ColumnPosition& position);

// Searches the easier game. Where forgetting leaves a way through, draws are played exactly until there are at least so many group more to
// go on from; never where that is 0. Nodes before these are told to the hook. Throws std::bad_alloc where there is no memory.
DigAnswer dig(const ColumnRules& rules, const ColumnPosition& position, int more_states, const Limits& limits, const Hook& hook);

}  // namespace longwood
