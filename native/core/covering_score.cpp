// Chooses the sweep that is built for this machine's instructions, as covering_search.cpp does.
#include "core/covering_score.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "core/hall.hpp"
#include "core/table_memory.hpp"
#include "core/visited.hpp"

#define LONGWOOD_IMPL "core/covering_score_impl.hpp"
#include "core/each_isa.hpp"

namespace longwood {

ScoreAnswer best_hole_score(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                            const ScoreTuning& tuning) {
  try {
#ifdef LONGWOOD_X86
    const Isa isa = std::min(tuning.isa, best_isa());
    if (isa == Isa::kAvx512) return avx512::best_score(rules, position, limits, hook, tuning);
    if (isa == Isa::kAvx2) return avx2::best_score(rules, position, limits, hook, tuning);
#endif
    return portable::best_score(rules, position, limits, hook, tuning);
  } catch (const std::bad_alloc&) {  // of the tables made before the first sweep: nothing is known then
    ScoreAnswer answer;
    answer.status = Status::kMemory;
    for (const int rank : position.ranks) answer.score += rank >= 0;
    answer.bound = -static_cast<int>(position.stock.size());
    if (answer.score == 0) answer.score = answer.bound;
    return answer;
  }
}

CoveringAnswer sweep_covering(const CoveringRules& rules, const CoveringPosition& position, const Limits& limits, const Hook& hook,
                              const ScoreTuning& tuning) {
  try {
#ifdef LONGWOOD_X86
    const Isa isa = std::min(tuning.isa, best_isa());
    if (isa == Isa::kAvx512) return avx512::sweep(rules, position, limits, hook, tuning);
    if (isa == Isa::kAvx2) return avx2::sweep(rules, position, limits, hook, tuning);
#endif
    return portable::sweep(rules, position, limits, hook, tuning);
  } catch (const std::bad_alloc&) {
    CoveringAnswer answer;
    answer.status = Status::kMemory;
    return answer;
  }
}

}  // namespace longwood
