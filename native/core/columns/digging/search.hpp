// The digging game. It proves that a position of a game built in suit is lost, by searching an easier game to its end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/columns/rules.hpp"
#include "core/common/limits.hpp"

namespace longwood {

struct DigAnswer {
  bool lost = false;              // whether the position is proved lost
  std::optional<Status> stopped;  // the limit that ended the search; none when it came to its end, whether or not that is a proof
  std::uint64_t nodes = 0;        // each is about as much work as two or three nodes of the main search
};

// Whether the digging game is an easier form of these rules, and the position fits into its keys.
bool can_dig(const ColumnRules& rules, const ColumnPosition& position);

// Searches the digging game. When the forgetful search finds a way to dig everything out, it plays draws exactly until there are
// `more_states` more states than before, and continues forgetfully from those; 0: never exactly. Throws std::bad_alloc when there is no
// memory.
DigAnswer dig(const ColumnRules& rules, const ColumnPosition& position, int more_states, const Limits& limits, const Hook& hook);

}  // namespace longwood
