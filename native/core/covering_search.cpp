// Chooses the covering search that is built for this machine's instructions. The search itself is covering_search_impl.hpp, compiled
// once for each set; library headers come before, so that nothing of theirs is compiled for instructions another machine lacks.
#include "core/covering_search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <new>

#include "core/flow.hpp"
#include "core/hall.hpp"
#include "core/tableau_keys.hpp"
#include "core/visited.hpp"

#define LONGWOOD_IMPL "core/covering_search_impl.hpp"
#include "core/each_isa.hpp"

namespace longwood {

CoveringAnswer search_covering(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                               std::uint64_t seed, const CoveringTuning& tuning) {
  if (std::all_of(position.ranks.begin(), position.ranks.end(), [](int rank) { return rank < 0; })) return {Status::kWon, 0, {}};
  try {
#ifdef LONGWOOD_X86
    const Isa isa = tuning.isa < best_isa() ? tuning.isa : best_isa();
    if (isa == Isa::kAvx512) return avx512::search(rules, position, limits, hook, seed, tuning);
    if (isa == Isa::kAvx2) return avx2::search(rules, position, limits, hook, seed, tuning);
#endif
    return portable::search(rules, position, limits, hook, seed, tuning);
  } catch (const std::bad_alloc&) {  // of the few vectors; the table's own memory never throws
    CoveringAnswer answer;
    answer.status = Status::kMemory;
    return answer;
  }
}

}  // namespace longwood
