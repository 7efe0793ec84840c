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

#define LONGWOOD_ISA portable
#define LONGWOOD_VECTOR_BYTES 16
#include "core/covering_search_impl.hpp"
#undef LONGWOOD_ISA
#undef LONGWOOD_VECTOR_BYTES

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define LONGWOOD_X86 1
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2,lzcnt,popcnt")
#define LONGWOOD_ISA avx2
#define LONGWOOD_VECTOR_BYTES 32
#include "core/covering_search_impl.hpp"
#undef LONGWOOD_ISA
#undef LONGWOOD_VECTOR_BYTES
#pragma GCC pop_options
#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw,avx512vl,avx2,bmi,bmi2,lzcnt,popcnt,prefer-vector-width=512")
#define LONGWOOD_ISA avx512
#define LONGWOOD_VECTOR_BYTES 64
#include "core/covering_search_impl.hpp"
#undef LONGWOOD_ISA
#undef LONGWOOD_VECTOR_BYTES
#pragma GCC pop_options
#endif

namespace longwood {

Isa best_isa() {
#ifdef LONGWOOD_X86
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")) return Isa::kAvx512;
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) return Isa::kAvx2;
#endif
  return Isa::kPortable;
}

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
